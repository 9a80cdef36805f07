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
    JOB_FIND,    /* the account `text` and its password's hash; `known`: it was logged in from keys.token before */
    JOB_LOGIN,   /* a session of identity.id with `keys`; the guest `other` becomes part of it */
    JOB_ACCOUNT, /* gives identity.id the name `text` and the password of `password`, and new `keys` */
    JOB_LOGOUT,  /* ends the session of `cookie` */
    JOB_LISTS,   /* the lobby of identity.id */
    JOB_OLDER,   /* its finished tables after `table`, last changed at `number` */
    JOB_CREATE,  /* keeps `row` */
    JOB_LOAD,    /* loads `table` with its moves and, if `with_file`, the file of a game that is shown */
    JOB_SHOW,    /* keeps a game from a file: `row`, `moves`, `file`, and its result if it has one */
    JOB_CHANGE,  /* `change`; many at once wait for the disk once */
    JOB_ANEW,    /* `change`: an answer given anew */
    JOB_SEAT,    /* gives `seat` to `who`; with `patience`, if the last change was so many milliseconds ago */
    JOB_LEAVE,   /* identity.id gives up its seats and, having made it, the table: `gone` */
    JOB_INVITE,  /* a secret for `seat` */
    JOB_INVITED, /* where does `secret` lead */
    JOB_ACCEPT,  /* sits down by `secret` as identity.id, called `text` */
    JOB_RULES,   /* replays some running games under the rules of today: `rules` */
    JOB_SWEEP    /* forgets guests not seen for `number` milliseconds, `other` of them, and `table` tables of theirs */
};

#define JOB_MOST_TABLES 200 /* unfinished ones that somebody may have made */
#define JOB_MOST_SHOWN 200  /* games from files that somebody may keep */
#define JOB_LEAVERS_BOT "greedy"
#define JOB_LIST 50        /* tables of one kind in a lobby, */
#define JOB_UNFINISHED 250 /* but of one's own that are not finished: more than anybody makes */
struct job_lists {
    struct pl_store_table mine[JOB_UNFINISHED + JOB_LIST + 1], open[JOB_LIST], watch[JOB_LIST];
    int mine_count, open_count, watch_count;
    bool more; /* of the finished ones there are older ones */
};

/* Running games replayed after an upgrade, a few at a time so that moves need not wait. */
#define JOB_RULES_PAGE 8
struct job_rules {
    int64_t after_time, after_id; /* how far it has got */
    bool more;
    int replayed, differing, renewed_count;
    struct {
        int64_t table, change;
    } renewed[JOB_RULES_PAGE];                  /* which have the rules of today from now on */
    struct pl_store_table page[JOB_RULES_PAGE]; /* room */
};

struct job {
    enum job_kind kind;
    struct job *next;
    enum pl_store_status status;
    bool patient;  /* nobody has asked for it: it waits until all that somebody has asked for is done */
    int64_t spent; /* microseconds that the store's thread has worked for it */
    void (*done)(struct hub *hub, struct job *job); /* in the loop; the job is freed afterwards */
    void *owner;                                    /* whose it is, for `done` */
    struct client *client;                          /* who asked; held */
    int64_t re;                                     /* the number of the question, -1: none */
    bool guest, fresh;                              /* JOB_VISIT: may make one; has made one */
    struct pl_store_identity identity;
    int64_t other;
    int64_t left; /* JOB_LOGIN, JOB_ACCOUNT: whose session was there before and is over; 0: nobody's */
    struct pl_store_keys keys;
    bool known;
    struct pl_store_adopted adopted; /* JOB_LOGIN: tables that came along */
    char text[PL_MAX_PLAYER_NAME], device[PL_MAX_DEVICE];
    char cookie[PL_SECRET_TEXT], secret[PL_SECRET_TEXT], password[PL_PASSWORD_HASH];
    char links[PL_MAX_SEATS][PL_SECRET_TEXT]; /* JOB_CREATE: of the seats in `invite` */
    unsigned invite;
    bool limited; /* JOB_CREATE: they have JOB_MOST_TABLES already; JOB_SHOW: JOB_MOST_SHOWN; JOB_SEAT: not yet. Nothing
                     was done */
    bool gone;
    int64_t quota; /* JOB_SHOW: bytes that all games from files may take; `full`: they do, and nothing was done */
    bool full;
    int64_t patience;
    int64_t table, number; /* a table and the number of its change, before and after */
    int seat;
    struct pl_store_seat who;
    struct pl_store_table row;
    struct pl_store_moves moves;
    bool with_file;
    char *file; /* owned */
    struct pl_store_change change;
    struct pl_result result;
    struct job_lists *lists;
    struct job_rules *rules;
};

void job_run(struct pl_store *store, struct job *job); /* not JOB_CHANGE */
/* The changes among `count` jobs in one go. */
void job_run_changes(struct pl_store *store, struct job **jobs, int count);
/* Answered PL_STORE_BUSY, having done nothing: may it be run again as it is? */
bool job_may_run_again(const struct job *job);
void job_free(struct job *job);

/* May this identity (0: nobody in particular) look at the table? */
bool pl_table_may_watch(const struct pl_store_table *row, int64_t identity);

/* Plays the stored moves again, as far as they are possible and lead to where they led. *fits is how many that is; if
 * it is not all, `error` names the first that does not fit. NULL: not even the beginning is possible. */
struct pl_match *pl_table_replay_far(const struct pl_store_table *row, const struct pl_store_moves *moves, int *fits,
                                     enum pl_lang lang, struct pl_out *error);
/* All of them or nothing. NULL: they are no game of these rules; `error` says where. */
struct pl_match *pl_table_replay(const struct pl_store_table *row, const struct pl_store_moves *moves,
                                 enum pl_lang lang, struct pl_out *error);

/* What a bot is asked: a move for a table, or a hint for somebody. Or a password or a file to be read, which take as
 * long. */
struct thought {
    struct thought *next;
    enum { THINK_MOVE, THINK_HINT, THINK_PASSWORD_MAKE, THINK_PASSWORD_CHECK, THINK_FILE } kind;
    void (*done)(struct hub *hub, struct thought *thought);
    void *owner;
    struct client *client;
    int64_t re, table, number;
    int64_t whose, round; /* turns.h: whoever asked, or made the table */
    int seat;
    struct pl_bot bot;
    const struct pl_game *game;
    struct pl_rng rng;
    union pl_any_state view;
    pl_move move;
    struct pl_bot_report report;
    struct job *job; /* the password's; of a file, what is read goes there (shown.h) */
    char password[256];
    bool known;        /* the password is tried from a browser that knows the account: before those of others */
    enum pl_lang lang; /* of `error` */
    char error[1024];  /* what is wrong with the file */
    bool right;
};
void thought_run(struct thought *thought, const atomic_bool *stop);

#endif
