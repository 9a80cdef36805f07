/* The server around the hub: one event loop (libwebsockets) for HTTP and WebSocket, the workers beside it. */
#ifndef PLATEAU_SERVER_SERVER_H
#define PLATEAU_SERVER_SERVER_H

#include "app/server/hub.h"
#include "app/server/workers.h"
#include <libwebsockets.h>
#include <signal.h>

enum {
    MAX_PENDING = 8 << 20, /* bytes that wait for one socket before it is cut */
    MAX_PER_ADDRESS = 64,  /* sockets of one address; this machine itself may have as many as it likes */
    MAX_BODY = 4096,       /* bytes of a POST */
    MAX_ADDRESS = 64,
    MAX_GAMES = 16
};

/* Files that are part of the program, made from web/dist by tools/embed.py. */
struct asset {
    const char *path, *type; /* "/app.js", "text/javascript" */
    const unsigned char *data;
    size_t size;
};
extern const struct asset assets[]; /* ended by {0} */

struct socket;
struct server {
    struct lws_context *lws;
    struct lws_vhost *vhost;
    struct hub *hub;
    struct workers *workers;
    struct socket *sockets;
    lws_sorted_usec_list_t tick;
    char *thumb[MAX_GAMES]; /* pictures of games, drawn when first asked for */
    size_t thumb_size[MAX_GAMES];
};

struct serve_settings {
    const char *host; /* an address to listen at */
    int port;         /* 0: any free one */
    const char *db;
    enum pl_lang lang;
    volatile sig_atomic_t *stop;
    void (*ready)(int port); /* called once somebody may come */
};
/* Serves until *stop. False: `error` says why it could not. */
bool serve(const struct serve_settings *settings, struct pl_out *error);

/* ---- Parts ------------------------------------------------------------------------------------------------------ */

struct server *server_of(struct lws *wsi);
/* The value of our cookie in the request, "" if there is none. */
void read_cookie(struct lws *wsi, char cookie[PL_SECRET_TEXT]);
/* The request comes from a page of ours (or, for what is not a WebSocket, names no origin at all). */
bool same_origin(struct lws *wsi, bool needed);

/* socket.c: the WebSocket's callback, and the hub's ports that lead to it. */
int socket_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length);
size_t socket_size(void);
void socket_send(void *context, void *socket, const char *text, size_t length);
void socket_close(void *context, void *socket);

/* http.c */
int http_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length);
size_t http_size(void);
/* What waits in the workers' done queues. */
void server_fetch(struct server *server);

/* http_answer.c: an answer under way. It lives until both the socket and the job are done with it. */
struct request {
    struct server *server;
    struct lws *wsi; /* NULL: the visitor has gone */
    int holds;
    bool post, begun;
    enum pl_lang lang;
    char path[256];
    char cookie[PL_SECRET_TEXT], device[PL_MAX_DEVICE];
    char text[MAX_BODY + 1];
    size_t text_size;
    int64_t table;
    struct pl_store_identity identity;
    char password[256];
    /* the answer */
    int status;
    const char *type;
    bool set_cookie, keep; /* keep: browsers may keep it for an hour */
    char file_name[80];    /* to be saved under */
    const char *body;
    char *owned; /* freed with the request */
    size_t size, sent;
};
void request_drop(struct request *request);
void request_answer(struct request *request, int status, const char *type, const char *body, size_t size);
/* A copy of `text`. */
void request_say(struct request *request, int status, const char *type, const char *text);
int request_write(struct request *request); /* when the socket can be written; -1: close it */
struct job *request_job(struct request *request, enum job_kind kind, void (*done)(struct hub *, struct job *));

/* http_session.c */
void post_session(struct request *request);
/* http_replay.c */
void get_replay(struct request *request);
void get_thumb(struct request *request, const char *game);

#endif
