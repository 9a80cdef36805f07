/* Work that must not stop the event loop: a job is done by the thread that has the store, a thought by the pool of
 * bots. The loop makes them, hands them over and gets them back. */
#ifndef PLATEAU_SERVER_JOB_H
#define PLATEAU_SERVER_JOB_H

#include "app/server/store.h"
#include "bots/bots.h"

struct client;
struct hub;

enum job_kind {
    JOB_VISIT,   /* whose is `cookie`; with `guest`, a new identity if nobody's */
    JOB_RENAME,  /* calls identity.id `text` */
    JOB_FIND,    /* the account `text` and its password's hash */
    JOB_LOGIN,   /* a session of identity.id in `cookie`; the guest `other` becomes part of it */
    JOB_ACCOUNT, /* gives identity.id the name `text` and the password of `password` */
    JOB_LOGOUT,  /* ends the session of `cookie` */
    JOB_LISTS,   /* the lobby of identity.id */
    JOB_CREATE,  /* keeps `row` */
    JOB_LOAD,    /* loads `table` with its moves */
    JOB_CHANGE,  /* `change`; many at once wait for the disk once */
    JOB_SEAT,    /* gives `seat` to `who` */
    JOB_INVITE,  /* a secret for `seat` */
    JOB_INVITED, /* where does `secret` lead */
    JOB_ACCEPT   /* sits down by `secret` as identity.id, called `text` */
};

#define JOB_LIST 50 /* tables of one kind in a lobby */
struct job_lists {
    struct pl_store_table mine[JOB_LIST], open[JOB_LIST], watch[JOB_LIST];
    int mine_count, open_count, watch_count;
    int8_t actor[JOB_LIST]; /* who is to move in mine[i]: a seat, or PL_OVER where it is not known */
};

struct job {
    enum job_kind kind;
    struct job *next;
    enum pl_store_status status;
    void (*done)(struct hub *hub, struct job *job); /* in the loop; the job is freed afterwards */
    void *owner;                                    /* whose it is, for `done` */
    struct client *client;                          /* who asked; held */
    int64_t re;                                     /* the number of the question, -1: none */
    bool guest, fresh;                              /* JOB_VISIT: may make one; has made one */
    struct pl_store_identity identity;
    int64_t other;
    char text[PL_MAX_PLAYER_NAME], device[PL_MAX_DEVICE];
    char cookie[PL_SECRET_TEXT], secret[PL_SECRET_TEXT], password[PL_PASSWORD_HASH];
    char links[PL_MAX_SEATS][PL_SECRET_TEXT]; /* JOB_CREATE: of the seats in `invite` */
    unsigned invite;
    int64_t table, number; /* a table and the number of its change, before and after */
    int seat;
    struct pl_store_seat who;
    struct pl_store_table row;
    struct pl_store_moves moves;
    struct pl_store_change change;
    struct pl_result result;
    struct job_lists *lists;
};

void job_run(struct pl_store *store, struct job *job); /* not JOB_CHANGE */
/* The changes among `count` jobs in one go. */
void job_run_changes(struct pl_store *store, struct job **jobs, int count);
void job_free(struct job *job);

/* Plays the stored moves again. NULL: they are no game of these rules; `error` says where. */
struct pl_match *pl_table_replay(const struct pl_store_table *row, const struct pl_store_moves *moves,
                                 enum pl_lang lang, struct pl_out *error);

/* What a bot is asked: a move for a table, or a hint for somebody. Or a password, which takes as long. */
struct thought {
    struct thought *next;
    enum { THINK_MOVE, THINK_HINT, THINK_PASSWORD_MAKE, THINK_PASSWORD_CHECK } kind;
    void (*done)(struct hub *hub, struct thought *thought);
    void *owner;
    struct client *client;
    int64_t re, table, number;
    int seat;
    struct pl_bot bot;
    const struct pl_game *game;
    struct pl_rng rng;
    union pl_any_state view;
    pl_move move;
    struct pl_bot_report report;
    struct job *job; /* the password's */
    char password[256];
    bool right;
};
void thought_run(struct thought *thought, const atomic_bool *stop);

#endif
