/* The server around the hub: one event loop (libwebsockets) for HTTP and WebSocket, the workers beside it. */
#ifndef PLATEAU_SERVER_SERVER_H
#define PLATEAU_SERVER_SERVER_H

#include "app/server/budget.h"
#include "app/server/ear.h"
#include "app/server/hub.h"
#include "app/server/limits.h"
#include "app/server/workers.h"
#include <libwebsockets.h>
#include <signal.h>

enum {
    MAX_PENDING = 8 << 20,             /* bytes that wait for one socket before it is cut */
    MAX_PENDING_OF_ADDRESS = 32 << 20, /* for all sockets of one address: then those are cut that let more pile up */
    MAX_PENDING_OF_ALL = 96 << 20,     /* for all sockets together: the same */
    FAIR_PENDING = 256 << 10,          /* than this; and what such a socket says next waits until it has read */
    MAX_WAITING = 8,                   /* messages of one socket that wait for their turn, */
    MAX_WAITING_OF_ADDRESS = 1 << 20,  /* and bytes of them of one address; more is answered with `limit` */
    STUCK_SECONDS = 2,                 /* in which a socket has read nothing of it: then it says */
    MAX_REFUSED = 50,                  /* so many messages more in vain, and is cut */
    PUMP_WORK = 10 * 1000,             /* microseconds of work on messages that wait, and then */
    PUMP_REST = 20,                    /* milliseconds for whoever has not to wait */
    MORE_LINES = 192,   /* lines of one address that are no sockets; this machine itself has as many as it likes */
    MAX_HEADERS = 8192, /* bytes of all headers of a request */
    MAX_BODY = 4096,    /* bytes of a POST that is no file */
    MAX_BODIES_OF_ADDRESS = 8 << 20, /* bytes of the files that are being brought from one address, */
    MAX_BODIES = 64 << 20,           /* and of all */
    BODY_SECONDS = 20,               /* in which a POST must have come, and */
    ANSWER_SECONDS = 60,             /* in which an answer must have been taken */
    MAX_PIECES = 1024,               /* pieces of one message of a WebSocket */
    MAX_ADDRESS = 64,
    MAX_TAG = 40,                /* bytes of an ETag, with its NUL */
    SPARE_FILES = 16,            /* descriptors kept for the database and the program itself, of */
    MOST_FILES = 65536,          /* those asked for at the most */
    FULL_SAID_SECONDS = 60,      /* between two complaints that there are no more */
    FILES_AT_ONCE = 20,          /* games that somebody brings, */
    FILES_A_MINUTE = 20,         /* and a minute */
    FILES_OF_ADDRESS = 60,       /* the same, of one address, */
    KEPT_AT_ONCE = 8192,         /* KiB of them that are kept, */
    KEPT_A_MINUTE = 100,         /* and a minute */
    GUESTS_AT_ONCE = 60,         /* new visitors of one address, */
    GUESTS_A_MINUTE = 60,        /* and a minute */
    ACCOUNTS_AT_ONCE = 10,       /* made from one address, */
    ACCOUNTS_A_MINUTE = 10,      /* and a minute */
    MOST_PASSWORDS = 50,         /* that are waiting to be looked at, of browsers that are not known */
    LOGINS_OF_NAME = 5,          /* attempts before one has to wait between them, */
    LOGINS_OF_ADDRESS = 20,      /* */
    LONGEST_OF_NAME = 60 * 1000, /* milliseconds; short, since anybody can make others wait this way */
    LONGEST_OF_ADDRESS = 900 * 1000,
    MAX_GAMES = 16
};

/* Files that are part of the program, made from web/dist by tools/embed.py. */
struct asset {
    const char *path, *type; /* "/app.js", "text/javascript" */
    const unsigned char *data;
    size_t size;
};
extern const struct asset assets[]; /* ended by {0} */

struct ev_loop;
struct ev_timer;
struct line;
struct socket;
struct server {
    struct lws_context *lws;
    struct ev_loop *loop; /* it runs in; NULL: in its own */
    struct lws_vhost *vhost;
    struct hub *hub;
    struct workers *workers;
    struct limits *limits; /* of names and addresses */
    struct ear *ear;       /* NULL: nobody else uses the database */
    struct socket *sockets;
    struct line *lines;
    struct budget budget; /* of addresses */
    int passwords;        /* being looked at, or waiting */
    int64_t most_files;   /* bytes of all games from files */
    size_t pending;       /* bytes that wait for all sockets */
    size_t bodies;        /* bytes of all files that are being brought */
    bool pumping;         /* the pump is set: messages wait */
    int most_sockets;     /* of one address */
    int most_descriptors; /* they are below this number */
    int64_t full_said;    /* when the operator was told that all of them are in use; 0: never */
    lws_sorted_usec_list_t tick, alarm, pump;
    struct ev_timer *bell, *pump_bell; /* the alarm and the pump in `loop` */
    struct thumb {
        char *svg;
        size_t size;
    } thumb[MAX_GAMES][PL_LANGS][2]; /* pictures of games by language, light and dark */
};

struct serve_settings {
    const char *host; /* an address to listen at */
    int port;         /* 0: any free one */
    const char *db;
    int pace;    /* milliseconds between moves of bots while somebody watches */
    int sockets; /* that one address may have */
    int files;   /* megabytes of games from files that are kept */
    enum pl_lang lang;
    volatile sig_atomic_t *stop;
    void (*ready)(int port); /* called once somebody may come */
};
/* Serves until *stop. False: `error` says why it could not. */
bool serve(const struct serve_settings *settings, struct pl_out *error);

/* serve_lock.c: the SQLite file is ours until serve_unlock; false: another server has it, as `error` says. */
bool serve_lock(const char *db, int *lock, enum pl_lang lang, struct pl_out *error);
void serve_unlock(int lock);

/* ---- Parts ------------------------------------------------------------------------------------------------------ */

struct server *server_of(struct lws *wsi);
/* The value of one of our cookies in the request, "" if there is none: the session's, and the one by which accounts
 * know the browser again. */
#define COOKIE "plateau="
#define TOKEN "plateau-device="
void read_cookie(struct lws *wsi, const char *name, char cookie[PL_SECRET_TEXT]);
/* Who asks: the address of the line, or what a proxy on this machine says in X-Forwarded-For. */
void read_address(struct lws *wsi, char address[MAX_ADDRESS]);
/* Whoever has one address of version 6 has as many as they like: their network is what counts. */
void shorten_address(char address[MAX_ADDRESS]);
bool is_local(const char *address); /* this machine itself, and no proxy */
/* The visitor speaks https to a proxy on this machine (X-Forwarded-Proto). */
bool is_https(struct lws *wsi);
int64_t server_now(void);
int64_t server_spent(void); /* microseconds that this thread has worked */
/* The request comes from a page of ours (or, for what is not a WebSocket, names no origin at all). */
bool same_origin(struct lws *wsi, bool needed);
/* It says that it is HTTP/1.0 or HTTP/1.1; the library answers what says nothing or anything else, too. */
bool speaks_http(struct lws *wsi);

/* socket.c: the WebSocket's callback, and the hub's ports that lead to it. */
int socket_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length);
size_t socket_size(void);
void socket_send(void *context, void *socket, const char *text, size_t length);
void socket_close(void *context, void *socket);
void socket_spent(void *context, void *socket, int64_t microseconds);
/* Handles what waited, as far as the addresses have earned it; serve.c calls it some milliseconds after pump_soon. */
void sockets_pump(struct server *server);
void pump_soon(struct server *server);
/* The purse of a visitor; NULL: memory is out. */
struct purse *purse_of(struct server *server, const char *address, const char *cookie);

/* lines.c: connections of any kind, from the first byte on. */
bool line_admitted(struct server *server, const struct lws_filter_network_conn_args *visitor);
void line_opened(struct lws *wsi);
void line_closed(struct lws *wsi);

/* http.c */
int http_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length);
size_t http_size(void);
/* What the threads have done and heard. */
void server_fetch(struct server *server);

/* http_answer.c: an answer under way. It lives until both the socket and the job are done with it.
 *
 * A request only ever goes to a later stage, and exactly one call of request_answer or its kin takes it to
 * REQUEST_ANSWERED: what comes after that is thrown away, so that an answer never changes while it is being sent.
 * Bodies are read in REQUEST_BODY and in no other stage. */
enum request_stage {
    REQUEST_BODY,     /* its body is coming: a POST of our own page */
    REQUEST_WORKING,  /* jobs are under way for it */
    REQUEST_ANSWERED, /* the answer is known; nothing of it has been sent */
    REQUEST_SENDING,
    REQUEST_OVER
};
struct request {
    struct server *server;
    struct lws *wsi; /* NULL: the visitor has gone */
    int holds;
    enum request_stage stage;
    bool head; /* only the answer's head is wanted */
    enum pl_lang lang;
    char path[512]; /* the longest is that of a scene: MAX_STILL */
    char cookie[PL_SECRET_TEXT], token[PL_SECRET_TEXT], device[PL_MAX_DEVICE];
    char *text; /* what was posted, ended by '\0'; owned */
    size_t text_size, announced;
    bool file;      /* it is a game's, */
    size_t brought; /* and so many bytes count as its address's until it is over */
    char address[MAX_ADDRESS];
    bool https;
    bool lost; /* nothing is there: the page says so */
    int64_t table;
    bool save; /* of a game that may be running: what the seat (-1: not said which) may know */
    int seat;
    struct pl_store_identity identity;
    struct purse *purse;            /* of what costs something, held; NULL: it does not */
    size_t owed;                    /* bytes of the answer that count there as pending */
    char login[PL_MAX_PLAYER_NAME]; /* who is to be logged in, without capitals */
    char password[256];
    bool known; /* from a browser that has been logged in there before */
    /* the answer */
    int status;
    const char *type;
    bool set_cookie, set_token, keep; /* keep: browsers may keep it for an hour */
    char file_name[80];               /* to be saved under */
    char tag[MAX_TAG];                /* of the text, in quotes: browsers keep it and ask whether it still is this */
    const char *body;                 /* what is still to be sent of it, */
    size_t size, left;                /* so many bytes out of so many */
    char *owned;                      /* freed with the request */
};
void request_drop(struct request *request);
/* `body` outlives the request. */
void request_answer(struct request *request, int status, const char *type, const char *body, size_t size);
/* `body` is the request's from now on. */
void request_give(struct request *request, int status, const char *type, char *body, size_t size);
/* A copy of `text`. */
void request_say(struct request *request, int status, const char *type, const char *text);
int request_write(struct request *request); /* when the socket can be written; -1: close it */
struct job *request_job(struct request *request, enum job_kind kind, void (*done)(struct hub *, struct job *));
/* Has its address not cost the others too much lately? Then it is to be told what the answer did cost. */
bool request_may(struct request *request);
/* Is there room for the file that it is about to bring? Then it has it until it is over. */
bool request_bring(struct request *request, size_t bytes);
void request_spent(struct request *request, int64_t microseconds);
/* Asks whose the request's cookie is. */
void request_visit(struct request *request, void (*known)(struct hub *, struct job *));

/* {"is":"no","code":CODE,"text":TEXT}, and the same for a failure of the store. */
#define JSON "application/json"
void request_refuse(struct request *request, const char *code, const char *text);
void request_refuse_as(struct request *request, int status, const char *code, const char *text);
void request_failed(struct request *request, enum pl_store_status status);

/* http_session.c */
void post_session(struct request *request);
/* http_file.c */
void post_file(struct request *request);
/* http_replay.c */
void get_replay(struct request *request);
/* http_still.c */
void get_still(struct request *request);
/* http_thumb.c */
void get_thumb(struct request *request, const char *game);
void thumbs_free(struct server *server);

#endif
