/* What the files of the hub share; nobody else includes this. */
#ifndef PLATEAU_SERVER_HUB_PARTS_H
#define PLATEAU_SERVER_HUB_PARTS_H

#include "app/server/hub.h"
#include "app/server/limits.h"
#include "app/server/still.h"
#include "core/scene_change.h"
#include "match/tr.h"
#include <jansson.h>

enum {
    MIN_KEPT = 4096,        /* bytes of a log that is worth keeping, */
    MAX_KEPT = 16 << 20,    /* and of all that are kept */
    MAX_DEFERRED = 64,      /* messages that wait for one table */
    MAX_LAID = 8,           /* scenes whose places are kept */
    MAX_UNKNOWN = 16,       /* messages that wait for a client's identity */
    BUCKETS = 4096,         /* of the tables by id */
    RATE_BURST = 60,        /* messages at once, */
    RATE_SECOND = 20,       /* and a second */
    MAX_LOST = 200,         /* messages over the limit before the line is cut */
    MAX_THOUGHTS = 4,       /* hints and the like of one client at a time */
    TABLE_COST = 50 * 1000, /* microseconds that a new table is taken to cost the others: it is kept for months */
    TABLES_AT_ONCE = 30,    /* that somebody makes, */
    TABLES_A_MINUTE = 30    /* and a minute */
};
#define HOUR INT64_C(3600000) /* in milliseconds */
#define DAY (24 * HOUR)
#define MINUTE (HOUR / 60)
#define SUMS_KEPT MINUTE                     /* without a change */
#define GUEST_FORGOTTEN (90 * DAY)           /* a guest who has not been here for so long */
#define ROOM ((size_t)4 * PL_MAX_SCENE_JSON) /* bytes of the longest answer */

/* The whole log of a table as one viewer reads it in one language: whoever opens the table anew need not have it told
 * again. Never another viewer's: neither what it says nor how long it took is to tell anything. */
struct kept_log {
    struct kept_log *next;
    int viewer;
    enum pl_lang lang;
    int64_t change;
    size_t size;
    char text[];
};

/* How the table looked to one viewer in one language after a change that was told: what the next one has changed
 * follows from it. A table that is quiet keeps none; then the scene is made anew from the history. */
struct kept_sums {
    struct kept_sums *next;
    int viewer;
    enum pl_lang lang;
    int64_t change;
    int room;                   /* for so many pieces */
    struct pl_scene_sums *sums; /* NULL: memory was out */
};

/* A message that cannot be handled yet. */
struct deferred {
    struct deferred *next;
    struct client *client; /* held */
    json_t *message;
};
struct queue {
    struct deferred *first, **last;
    int count;
};

struct client {
    struct hub *hub;
    struct client *next, **link; /* all clients */
    int holds;                   /* the socket, and whatever is under way */
    bool gone;                   /* the socket has left */
    void *socket;
    struct pl_store_identity identity; /* id 0: not known yet */
    char cookie[PL_SECRET_TEXT];
    enum pl_lang lang;
    struct queue waiting; /* for the identity */
    bool lobby, lobby_due, lobby_asked;
    struct table *table; /* the one it looks at */
    int seen_from;       /* from which seat it has been shown last */
    int64_t knows;       /* the change whose state it has, as `seen_from`; 0: it has to be told everything */
    int looks_as;        /* several seats at one device: which of them looks now, + 1; 0: none has said so */
    struct client *next_viewer;
    bool told;              /* say_states has been here */
    int64_t tokens, filled; /* rate: thousandths of messages, and when they were last counted */
    int lost, thoughts;
};

struct table {
    struct hub *hub;
    struct table *next; /* in its bucket */
    int64_t id;
    bool loaded;      /* row and match are there */
    bool busy;        /* a load or a change is under way */
    bool resting;     /* the store has failed: nothing is begun before the next tick */
    bool told;        /* the viewers have been told so */
    int64_t heard;    /* a change that others have made, INT64_MAX: perhaps; above row.change: to be loaded */
    int64_t shown;    /* the change that the viewers have seen, */
    int shown_length; /* and how many moves there were then */
    bool settling;    /* table_settle is at work: not to be freed */
    bool new_seats;   /* tell who sits here with the next state */
    bool presence;    /* tell who is here with the next tick */
    /* Its moves do not fit the rules of today: why not, and the game as far as they do (NULL: not even the start). */
    char *broken[PL_LANGS];
    struct pl_match *fitting;
    bool befriended;  /* the change under way makes it friendly */
    int64_t thinking; /* the change a bot is thinking about, 0: none */
    int thinker;      /* and its seat */
    struct {          /* a bot's move that waits, so that people can follow */
        bool waits;
        struct table *next; /* that wait */
        int64_t number, due;
        int seat;
        pl_move move;
    } held;
    int64_t changed; /* when it was last changed or shown */
    struct pl_store_table row;
    struct pl_match *match;
    int64_t *change_of; /* the change that made each move */
    int change_room;
    struct pl_store_move *made; /* moves made and not stored yet */
    int made_count, made_room;
    struct client *viewers;
    struct kept_log *logs;
    struct kept_sums *sums;
    struct queue waiting;
};

/* The scene of a setup with its places and faces, which are more than what a move touches. */
struct laid {
    const struct pl_game *game;
    struct pl_setup setup;
    struct pl_scene scene;
};

struct hub {
    struct hub_ports ports;
    struct {
        bool due; /* the next games are to be replayed */
        int64_t after_time, after_id;
        int replayed, renewed, differing;
    } upgrade;
    struct limits *limits;
    struct client *clients;
    struct table *tables[BUCKETS];
    int live;
    bool lobby_changed;
    bool deaf;     /* what other servers do is not heard of at present */
    bool resting;  /* some table is */
    bool presence; /* some table's has changed */
    int64_t sweep; /* when guests are forgotten next */
    int64_t pace;
    struct table *held; /* whose bots' moves wait */
    int64_t alarm;      /* when the next of them is due, 0: none is */
    size_t kept;        /* bytes of all kept logs */
    char *room;         /* where answers are written */
    struct laid laid[MAX_LAID];
    unsigned next_laid;
    struct pl_scene_places places;
    struct pl_scene_sums *sums[2]; /* room for those of the scene before and of the scene now */
    int64_t sums_swept;            /* when those of quiet tables were dropped last */
};

/* ---- hub.c ------------------------------------------------------------------------------------------------------ */

int64_t hub_now(const struct hub *hub);
struct client *client_hold(struct client *client);
void client_drop(struct client *client);
bool queue_add(struct queue *queue, struct client *client, json_t *message, int max);
/* Handles everything that waits. */
void queue_run(struct queue *queue);
void queue_clear(struct queue *queue);
/* Answers everything that waits with a failure of the store. */
void queue_refuse(struct queue *queue, enum pl_store_status status);

/* A question being answered. */
struct ask {
    struct hub *hub;
    struct client *client;
    json_t *message;
    int64_t re; /* -1: none */
    enum pl_lang lang;
};
int64_t ask_re(const json_t *message);
/* Members; false after having answered `bad`. */
bool ask_number(const struct ask *ask, const char *key, int64_t min, int64_t max, int64_t *value);
const char *ask_text(const struct ask *ask, const char *key, size_t max); /* NULL after `bad` */
/* The name that stands in the message, else that of the identity; false after `bad`. */
bool ask_name(const struct ask *ask, char name[PL_MAX_PLAYER_NAME]);

/* A job asked for by this message. NULL after having answered. */
struct job *ask_job(const struct ask *ask, enum job_kind kind, void (*done)(struct hub *, struct job *));

/* ---- Answers: hub_out.c ----------------------------------------------------------------------------------------- */

struct pl_out hub_out(struct hub *hub);
void put_json(struct pl_out *out, const char *text);                    /* as a JSON string */
void put_member(struct pl_out *out, const char *key, const char *text); /* as pl_json_text: with its comma */
void put_number(struct pl_out *out, const char *key, int64_t value);
void put_truth(struct pl_out *out, const char *key, bool value);
/* {"is":KIND,"re":RE: to be gone on with and closed. */
struct pl_out answer_begin(struct hub *hub, const char *kind, int64_t re);
void answer_end(struct client *client, struct pl_out *out); /* writes the } and sends */
void answer_ok(struct client *client, int64_t re);
void answer_no(struct client *client, int64_t re, const char *code, const char *text);
void answer_store(struct client *client, int64_t re, enum pl_store_status status);
#define NO(ASK, CODE, EN, FR) answer_no((ASK)->client, (ASK)->re, CODE, TR((ASK)->lang, EN, FR))

/* ---- Tables: hub_table.c, hub_change.c -------------------------------------------------------------------------- */

/* The table of the message, loaded and free: then true. False: it has been answered, or the message waits. */
bool ask_table(const struct ask *ask, struct table **table);
/* As ask_table, but its match may be missing: its moves do not fit the rules of today. */
bool ask_any_table(const struct ask *ask, struct table **table);
/* Says so. */
void say_misfit(const struct ask *ask, const struct table *table);
/* As ask_table for one's own seat, with the number of the change where `numbered`. */
bool ask_seat(const struct ask *ask, bool numbered, struct table **table, int *seat);
struct table *table_find(struct hub *hub, int64_t id);
void table_load(struct table *table);
/* Somebody else has made the change `number` (INT64_MAX: perhaps some change). */
void table_heard(struct table *table, int64_t number);
/* The store has failed: the table rests until the next tick, and its viewers (but `asker`, who has been answered) are
 * told once. */
void table_failed(struct table *table, enum pl_store_status status, const struct client *asker);
/* Wakes the tables that rest. */
void tables_tick(struct hub *hub);
/* The table is no more: its viewers are told and leave. */
void table_gone(struct table *table);
void table_free(struct table *table);
/* Frees it if nobody needs it. */
void table_rest(struct table *table);
void table_watch(struct table *table, struct client *client);
void table_leave(struct client *client);
/* Does what is to be done next: starting, rolling, ending, asking a bot. */
void table_advance(struct table *table);
/* Lets go of the bot's move that waits. */
void held_drop(struct table *table);
/* The first move that whoever knows the changes up to `since` has not seen. */
int first_news(const struct table *table, int64_t since);
/* After a change, a load or a failure: tells the viewers, handles what waited, goes on. */
void table_settle(struct table *table, int from);
/* Stores the match's moves from `keep` on in place of those the store has from there, rolling whatever chance has to
 * decide now. `asker` (may be NULL) is answered when it is durable. */
void table_commit(struct table *table, int keep, struct client *asker, int64_t re);
/* Makes a move in the match, to be stored by the next table_commit. False: it is not possible, or memory is out. */
bool table_make(struct table *table, int seat, pl_move move);
/* Gives the answer of `seat`, which has answered already, anew, and stores it: only its owner is told. False: it is not
 * possible. */
bool table_anew(struct table *table, int seat, pl_move move, struct client *asker, int64_t re);
/* Is `seat` still asked what it was asked at the change `number`? What others have answered since makes no difference.
 */
bool table_still_asks(const struct table *table, int seat, int64_t number);
/* What `seat` sees, turned to it if it may decide: also if it has answered and may do so anew. */
void table_turned_view(const struct table *table, int seat, union pl_any_state *view);
/* A job that changes the table's seats: nothing else happens to the table until it is back, and table_freed ends that.
 */
void table_submit(struct table *table, struct job *job);
/* The table of such a job, free again and with the job's number if it was done. NULL: the table is being loaded anew,
 * since it is not as we thought. The asker of what was not done has been answered. */
struct table *table_freed(struct hub *hub, struct job *job);
bool owns_seat(const struct table *table, const struct client *client, int seat);
bool may_watch(const struct table *table, const struct client *client);
/* Somebody may still sit down there: not where nobody ever will, at a game from a file. */
bool seat_free(const struct pl_store_table *row, int seat);
/* May the client hand that seat, which is somebody else's, to a bot once they have been away for long? */
bool may_replace(const struct pl_store_table *row, const struct client *client, int seat);
/* Somebody of that seat looks at the table. */
bool seat_here(const struct table *table, int seat);
int seats_owned(const struct table *table, const struct client *client);
/* From which seat a client sees the table now, or PL_SPECTATOR. */
int viewer_of(const struct table *table, const struct client *client);

/* ---- What is said of tables: hub_say.c -------------------------------------------------------------------------- */

void say_table(const struct table *table, struct client *client, int64_t re);
/* The state with the log from move `from` on: whole, to one; and to all who look at the table, each only what has
 * changed if it has been told how it was. */
void say_state(struct table *table, struct client *client, int from);
void say_states(struct table *table, int from);
/* Who is here has changed: all who look are told with the next tick, however many come and go until then. */
void presence_changed(struct table *table);
void presence_tick(struct hub *hub);
void put_log(const struct table *table, int from, int to, int viewer, enum pl_lang lang, struct pl_out *out);
/* The log from the start, from among those that are kept if it is there. */
void put_whole_log(struct table *table, int viewer, enum pl_lang lang, struct pl_out *out);
/* Forgets the logs that are kept. */
void logs_drop(struct table *table);
/* Forgets how the table looked; of all tables that have been quiet for a while. */
void sums_drop(struct table *table);
void sums_tick(struct hub *hub);
/* The table as `viewer` sees it in `view`; good until it is called again. */
const struct pl_scene *table_scene(const struct table *table, const void *view, int viewer);
/* The pieces, the seats and the stats as members; `view` is what `viewer` sees. */
void put_scene(const struct table *table, const struct client *client, const void *view, int viewer,
               struct pl_out *out);
void put_row(const struct pl_store_table *row, const struct client *client, struct pl_out *out);

void lobby_tick(struct hub *hub);
void upgrade_tick(struct hub *hub);

/* ---- Messages --------------------------------------------------------------------------------------------------- */

typedef void message_handler(const struct ask *ask);
message_handler do_hello, do_lobby, do_older, do_create, do_rules, do_name;
message_handler do_open, do_close, do_past, do_play, do_undo, do_hint, do_why, do_bot, do_look;
message_handler do_sit, do_leave, do_invite, do_invitation, do_accept, do_friendly;

struct bot_offer {
    const char *spec;
    struct pl_text label;
};
extern const struct bot_offer bot_offers[]; /* ended by {0} */
bool bot_offered(const char *spec);

#endif
