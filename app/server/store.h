/* The store: what the web table must never lose, in an SQLite file or a PostgreSQL database.
 *
 * A server's whole day:
 *
 *     struct pl_store *store = pl_store_open("plateau.db", PL_EN, &error); // or "postgres://plateau@host/plateau"
 *
 *     struct pl_store_identity anna;
 *     char cookie[PL_SECRET_TEXT];
 *     pl_store_guest(store, "Anna", "Firefox, Linux", &anna, cookie);      // only a hash of the cookie is kept
 *
 *     struct pl_store_table table = {.game = "tempete", .rules_version = 1, .players = 2, .owner = anna.id};
 *     table.seat[0] = (struct pl_store_seat){.identity = anna.id, .name = "Anna"};
 *     table.seat[1] = (struct pl_store_seat){.bot = "greedy"};
 *     pl_store_create(store, &table);                                      // table.id, and table.change is 1
 *
 *     struct pl_store_move move = {.seat = 0, .move = 0x0301, .notation = "wind N"};
 *     struct pl_store_change change = {.table = table.id, .change = table.change, .moves = &move, .count = 1};
 *     if (pl_store_apply(store, &change, 1) == PL_STORE_OK && change.status == PL_STORE_OK)
 *         ...                                                              // it is on the disk: tell everybody
 *
 * Every change of a table has a number, one more than the change before it, and names the number it follows. If another
 * click or another process was first, the answer is PL_STORE_STALE and nothing has happened; load the table and look
 * again. Whatever answers something other than PL_STORE_OK has changed nothing, with one exception: after
 * PL_STORE_OFFLINE, and after PL_STORE_FAILED of a dying disk, it is not known whether the change arrived. Offering it
 * again is safe: if it had arrived, the answer is PL_STORE_STALE.
 *
 * A handle is used by one thread at a time; calls block. Nothing is global. docs/store.md says what lies on the disk.
 */
#ifndef PLATEAU_SERVER_STORE_H
#define PLATEAU_SERVER_STORE_H

#include "app/server/secret.h"
#include "core/game.h"
#include "match/dice.h"
#include "match/match.h"

/* ---- Answers --------------------------------------------------------------------------------------------------- */

enum pl_store_status {
    PL_STORE_OK,
    PL_STORE_STALE,   /* the table has changed since: load it and look again */
    PL_STORE_MISSING, /* there is no such table, identity, session or invitation */
    PL_STORE_TAKEN,   /* the name, the seat or the invitation is somebody else's already */
    PL_STORE_REFUSED, /* the caller asked for something impossible: a name that is too long, seat 7 of 6 */
    PL_STORE_BUSY,    /* others held the database for seconds: try again */
    PL_STORE_OFFLINE, /* the database server does not answer: later calls try to reach it again */
    PL_STORE_FULL,    /* the disk is full; nothing was stored */
    PL_STORE_MEMORY,  /* memory is out */
    PL_STORE_NEWER,   /* a newer Plateau has changed the database */
    PL_STORE_FAILED,  /* anything else: pl_store_detail has the database's own words */
    PL_STORE_STATUSES
};

/* One sentence for whoever plays. */
const char *pl_store_say(enum pl_store_status status, enum pl_lang lang);

struct pl_store;

/* Opens an SQLite file (made if it is not there) or a database postgres://…, and brings its schema up to date. NULL:
 * `error` says why. */
struct pl_store *pl_store_open(const char *where, enum pl_lang lang, struct pl_out *error);
void pl_store_close(struct pl_store *store);

/* Before anybody is let in: can everything be read and written? False: `error` says what is wrong and what to do. Reads
 * all of an SQLite file, about a second for each gigabyte. */
bool pl_store_ready(struct pl_store *store, enum pl_lang lang, struct pl_out *error);

/* May other servers use it at the same time? Then they tell each other: see Notices. */
bool pl_store_shared(const char *where);

/* The sentence of the last failure with the database's own words: for the operator's log, not for players. */
void pl_store_detail(const struct pl_store *store, enum pl_lang lang, struct pl_out *out);
/* Reads everything and reports the first thing that does not fit together as PL_STORE_FAILED, with words in the
 * detail. */
enum pl_store_status pl_store_check(struct pl_store *store);

/* ---- Identities ------------------------------------------------------------------------------------------------
 *
 * A visitor is an identity; a browser holds a secret that opens a session of it. A guest's identity is as good as any
 * other, only that it dies with its cookie; a name with a password opens further sessions on other devices. Passwords
 * come here as hashes made by pl_password_hash, which takes too long for the thread that stores moves. */

#define PL_MAX_DEVICE 128

struct pl_store_identity {
    int64_t id;                    /* 1 .. 2^53-1, so that JSON can carry it; 0: nobody */
    char name[PL_MAX_PLAYER_NAME]; /* how it wants to be called, "" if it has not said */
    bool account;                  /* has a name and a password */
    int64_t created, seen;         /* milliseconds since 1970; `seen` is right to the hour */
};

/* A new identity with its first session. `cookie` gets the secret. */
enum pl_store_status pl_store_guest(struct pl_store *store, const char *name, const char *device,
                                    struct pl_store_identity *identity, char cookie[PL_SECRET_TEXT]);
/* Whose cookie is this? */
enum pl_store_status pl_store_session(struct pl_store *store, const char *cookie, struct pl_store_identity *identity);
enum pl_store_status pl_store_identity(struct pl_store *store, int64_t id, struct pl_store_identity *identity);
/* How it wants to be called from now on. An account goes on logging in under the name it was made with. */
enum pl_store_status pl_store_rename(struct pl_store *store, int64_t id, const char *name);

/* What a browser holds: the cookie of its session, and a token that tells an account that it was logged in from there
 * before. Where somebody gets in, they come in as the browser has them ("": it has none), and leave as new ones; the
 * session of the old cookie is over. After a failure both are "", and nothing has happened. */
struct pl_store_keys {
    char cookie[PL_SECRET_TEXT], token[PL_SECRET_TEXT];
};
/* Has anybody logged in to the account `id` (or made it) from the browser with this token? */
enum pl_store_status pl_store_knows(struct pl_store *store, int64_t id, const char *token, bool *known);

/* Gives an identity a name to log in with and a password, or new ones. All its sessions end, and one with `keys` begins
 * (NULL: they stay as they are). PL_STORE_TAKEN: another account has the name; case does not matter in it. */
enum pl_store_status pl_store_account(struct pl_store *store, int64_t id, const char *name, const char *password_hash,
                                      const char *device, struct pl_store_keys *keys);
/* Logging in: find the account, check the password with pl_password_check (elsewhere), open a session. */
enum pl_store_status pl_store_account_find(struct pl_store *store, const char *name, struct pl_store_identity *identity,
                                           char password_hash[PL_PASSWORD_HASH]);
enum pl_store_status pl_store_login(struct pl_store *store, int64_t id, const char *device, struct pl_store_keys *keys);
/* Ends one session. */
enum pl_store_status pl_store_logout(struct pl_store *store, const char *cookie);
/* Whoever played as a guest and then logs in takes along the guest's tables; the guest is gone afterwards. Either the
 * session is there and the guest's tables are the account's, or nothing has happened. `adopted`
 * gets the tables and the number of their change, to be freed by pl_store_adopted_free. A guest that is no longer
 * there, or has become an account, brings nothing along. */
struct pl_store_adopted {
    struct pl_store_adoption {
        int64_t table, change;
    } * table;
    int count, cap;
    bool out_of_memory;
};
enum pl_store_status pl_store_login_guest(struct pl_store *store, int64_t id, const char *device, int64_t guest,
                                          struct pl_store_keys *keys, struct pl_store_adopted *adopted);
void pl_store_adopted_free(struct pl_store_adopted *adopted);
/* Forgets guests not seen since `before` (milliseconds since 1970) and the tables that only such guests had to do with,
 * PL_MOST_SWEPT of these at a time. */
#define PL_MOST_SWEPT 200
enum pl_store_status pl_store_sweep(struct pl_store *store, int64_t before, int64_t *forgotten, int64_t *tables);

/* ---- Tables ---------------------------------------------------------------------------------------------------- */

#define PL_MAX_GAME_ID 32
#define PL_MAX_OPTIONS_TEXT 1536
#define PL_MAX_ROLES_TEXT 128
#define PL_MAX_LEVEL 32

enum pl_store_state { PL_TABLE_WAITING = 1, PL_TABLE_RUNNING, PL_TABLE_FINISHED };

/* Whose a seat is and who plays it: an identity, a bot, a bot for an identity that is away and may come back, or, for
 * good, an automa. None of them: the seat is free. */
struct pl_store_seat {
    int64_t identity; /* 0: nobody's */
    char name[PL_MAX_PLAYER_NAME];
    char bot[PL_MAX_BOT_SPEC]; /* "": no bot plays */
    char automa[PL_MAX_LEVEL]; /* its level, part of the setup; "": no automa */
    bool invited;              /* an invitation is out and has not been used; read only */
};

struct pl_store_table {
    int64_t id;     /* 1 .. 2^53-1, not to be guessed by counting */
    int64_t change; /* the number of its last change */
    int length;     /* moves made, chance included */
    int turn;       /* who is to move: pl_turn_of; 0: not known, or nobody */
    int64_t anew;   /* how often an answer has been given anew (pl_store_anew), with no change of its own */
    char game[PL_MAX_GAME_ID];
    uint32_t rules_version;
    bool friendly; /* finished under other rules than begun with */
    bool shown;    /* a game from a file: played elsewhere, to be looked at; made by pl_store_show only */
    int players;
    char options[PL_MAX_OPTIONS_TEXT]; /* "radius=4 sea=on": see pl_store_setup_write */
    char roles[PL_MAX_ROLES_TEXT];     /* "shamash,any" */
    int64_t owner;                     /* who made it; 0: nobody */
    int64_t created, updated;
    enum pl_store_state state;
    bool open;                                     /* anybody may take a free seat */
    bool spectators;                               /* anybody may watch */
    unsigned char seed[PL_SEED_BYTES];             /* the secret of its dice; zero in lists */
    unsigned char commitment[PL_COMMITMENT_BYTES]; /* its hash, shown from the start */
    bool revealed;                                 /* the seed may be shown */
    bool has_result;
    struct pl_result result;
    struct pl_store_seat seat[PL_MAX_SEATS];
};

struct pl_store_move {
    int number;  /* from 0; read only */
    int8_t seat; /* or PL_CHANCE */
    pl_move move;
    char notation[PL_MAX_NOTATION];
    int64_t position; /* what it led to, as one number (position.h), 0: not known */
    int64_t made;     /* read only */
    int64_t change;   /* the change that made it; read only */
};
struct pl_store_moves {
    struct pl_store_move *move;
    int count;
};

/* A setup as the words of a table and of its seats, and back; by name, so that a table outlives a reordering of
 * options. Writing, false: the words do not fit, and such a table must not be kept. Reading, false: `error` says which
 * option or role the game no longer has. */
bool pl_store_setup_write(const struct pl_game *game, const struct pl_setup *setup, struct pl_store_table *table);
bool pl_store_setup_read(const struct pl_game *game, const struct pl_store_table *table, struct pl_setup *setup,
                         enum pl_lang lang, struct pl_out *error);

/* Keeps a new table. Sets id, change, length, created and updated; `state` 0 is PL_TABLE_WAITING. */
enum pl_store_status pl_store_create(struct pl_store *store, struct pl_store_table *table);

/* Keeps a game from a file, with its moves and the file as it came: a finished table that nobody plays at, whose owner
 * may remove it (pl_store_leave). `result`: NULL if the game breaks off. Sets what pl_store_create sets. */
enum pl_store_status pl_store_show(struct pl_store *store, struct pl_store_table *table,
                                   const struct pl_store_moves *moves, const struct pl_result *result,
                                   const char *file);
/* How many bytes that takes, nearly, and all such games together. */
int64_t pl_store_weigh(const struct pl_store_moves *moves, const char *file);
enum pl_store_status pl_store_weight(struct pl_store *store, int64_t *bytes);
/* The file of such a table, to be freed. */
enum pl_store_status pl_store_file(struct pl_store *store, int64_t table, char **file);
/* How many of them `identity` keeps. */
enum pl_store_status pl_store_shown(struct pl_store *store, int64_t identity, int64_t *count);

/* Loads a table and the moves made by changes after number `since` (0: all of them), both of one moment. Whoever has
 * the table as it was at `since` drops its own moves from number moves.move[0].number on (from table.length on if none
 * came) and appends these. `moves` may be NULL; free it with pl_store_moves_free. */
enum pl_store_status pl_store_load(struct pl_store *store, int64_t id, int64_t since, struct pl_store_table *table,
                                   struct pl_store_moves *moves);
void pl_store_moves_free(struct pl_store_moves *moves);

/* How many tables that `identity` made are not finished. */
enum pl_store_status pl_store_unfinished(struct pl_store *store, int64_t identity, int64_t *count);

enum pl_store_list {
    PL_LIST_MINE,       /* where `identity` has a seat or which it made, the last changed first; of them */
    PL_LIST_UNFINISHED, /* those waiting or running, */
    PL_LIST_FINISHED,   /* and those finished */
    PL_LIST_OPEN,       /* waiting, anybody may sit down and there is a free seat; the newest first, as below */
    PL_LIST_WATCH,      /* running, anybody may watch */
    PL_LIST_RUNNING,    /* all running: to be replayed after an upgrade */
    PL_LISTS
};
struct pl_store_query {
    enum pl_store_list list;
    int64_t identity;
    /* To go on: the last table of the page before (its updated or created time, and its id). Zero: from the first. */
    int64_t after_time, after_id;
};
/* At most `cap` tables, their number in *count; fewer than `cap`: there are no more. */
enum pl_store_status pl_store_tables(struct pl_store *store, const struct pl_store_query *query,
                                     struct pl_store_table *out, int cap, int *count);

/* ---- Changes --------------------------------------------------------------------------------------------------- */

/* One change of one table. It keeps the first `keep` of the `length` moves there were, adds `count` moves and, where
 * asked for, more. Moves: keep == length. Undo: keep < length. Start: state. End: state and result, and the seed is
 * revealed. Rules that an upgrade changed: `rules_version`, and `friendly` if the game is not what it was; the rolls of
 * the moves dropped then are known, so that what follows gets dice of its own. */
struct pl_store_change {
    int64_t table;
    int64_t change; /* the number of the change it follows; its own number is one more */
    int length, keep;
    const struct pl_store_move *moves;
    int count;
    int64_t anew;                           /* as the table's */
    int turn;                               /* whose turn it is then: pl_turn_of */
    enum pl_store_state state;              /* 0: as it was */
    const struct pl_result *result;         /* NULL: none (yet) */
    uint32_t rules_version;                 /* 0: as it was */
    bool friendly;                          /* with rules_version: from now on, for ever */
    const unsigned char *seed, *commitment; /* new dice; NULL: as they were */
    enum pl_store_status status;            /* the answer */
};

/* Stores changes of many tables with one wait for the disk. The whole is PL_STORE_OK if the disk has all that could be
 * done; each change has its own answer, and one that is stale or missing does not disturb the others. Several of one
 * table are made in the order given; after one that was not made, the later ones of that table are stale. If the whole
 * is not PL_STORE_OK, nothing was stored and each change has that answer. */
enum pl_store_status pl_store_apply(struct pl_store *store, struct pl_store_change *changes, int count);

/* Whose turn it is, as a number: a seat + 1, or for several who decide together 16 times the bits of their seats. */
#define PL_MOST_TURN (((1 << PL_MAX_SEATS) - 1) << 4)
static inline int pl_turn_of(uint32_t awaited) {
    bool several = awaited & (awaited - 1);
    return several ? (int)(awaited << 4) : __builtin_ffs((int)awaited);
}
static inline bool pl_turn_is(int turn, int seat) {
    return seat >= 0 && (turn == seat + 1 || turn >> 4 >> seat & 1);
}

/* Somebody who decides together with others has answered anew (match.h): the moves from number `keep` on are these, at
 * their old times and of their old changes. It has no number of its own and is no news to anybody, since nobody may
 * learn of it; only the next change of somebody who does not know of it is stale. */
enum pl_store_status pl_store_anew(struct pl_store *store, const struct pl_store_change *change);

/* Whose turn it is after `change`, for a table of a time when that was not kept. No change of its own; nothing happens
 * if there has been a later one. */
enum pl_store_status pl_store_turn(struct pl_store *store, int64_t table, int64_t change, int turn);

/* In the following *change is the number of the change it follows and, after PL_STORE_OK, its own. */

/* Gives a seat to an identity, a bot, both or nobody. An invitation that is out for it ends. */
enum pl_store_status pl_store_seat(struct pl_store *store, int64_t table, int64_t *change, int seat,
                                   const struct pl_store_seat *who);
/* Somebody gives up their seats and, having made it, the table. One that waits goes with whoever made it; else the
 * seats are free again. In a game the bot `bot` has them for good, under the name they had, and a game that no person
 * plays any more is gone. PL_STORE_REFUSED: it is finished, or nothing there is theirs. */
enum pl_store_status pl_store_leave(struct pl_store *store, int64_t table, int64_t *change, int64_t identity,
                                    const char *bot, bool *gone);
/* Makes the secret of a link to a free seat; an earlier one for it ends. PL_STORE_TAKEN: it is not free. */
enum pl_store_status pl_store_invite(struct pl_store *store, int64_t table, int64_t *change, int seat,
                                     char secret[PL_SECRET_TEXT]);

/* Where an invitation leads, without using it. PL_STORE_TAKEN if it has been used: *table and *seat are set then, too.
 */
enum pl_store_status pl_store_invitation(struct pl_store *store, const char *secret, int64_t *table, int *seat);
/* Sits down by an invitation, which works once: of all who try, one gets PL_STORE_OK and the others PL_STORE_TAKEN.
 * Whoever sits there by it already gets PL_STORE_OK again. *change is only written. */
enum pl_store_status pl_store_accept(struct pl_store *store, const char *secret, int64_t identity, const char *name,
                                     int64_t *table, int *seat, int64_t *change);

/* ---- Notices ---------------------------------------------------------------------------------------------------
 *
 * Where several servers share a PostgreSQL database, each hears of every change. A watch has a connection of its own
 * and never blocks, so that an event loop can wait for it:
 *
 *     struct pl_watch *watch = pl_watch_open(where, PL_EN, &error);
 *     struct pollfd wait = {.fd = pl_watch_fd(watch), .events = pl_watch_events(watch)};
 *     poll(&wait, 1, pl_watch_timeout(watch));
 *     while (pl_watch_next(watch, &notice)) ...
 *
 * Ask for the descriptor, the events and the timeout anew before each wait: they change when the connection is lost and
 * made again. An SQLite file has one server: its watch has no descriptor (-1) and never says anything.
 *
 * One hears of one's own changes, too: a number not above the one already known is no news. */
enum pl_notice_kind {
    PL_NOTICE_CHANGE, /* `table` has had the change `change` */
    PL_NOTICE_READY,  /* nothing will be missed from now on; what happened before may have been: load the live tables */
    PL_NOTICE_LOST    /* the connection broke, or could not be made; it is tried again */
};
struct pl_notice {
    enum pl_notice_kind kind;
    int64_t table, change;
    bool listed; /* it is news for lobbies, too: more than moves */
};
struct pl_watch;
struct pl_watch *pl_watch_open(const char *where, enum pl_lang lang, struct pl_out *error);
void pl_watch_close(struct pl_watch *watch);
int pl_watch_fd(const struct pl_watch *watch);
short pl_watch_events(const struct pl_watch *watch);
int pl_watch_timeout(const struct pl_watch *watch); /* milliseconds, -1: no limit */
bool pl_watch_next(struct pl_watch *watch, struct pl_notice *notice);

#endif
