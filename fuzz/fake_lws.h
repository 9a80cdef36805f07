/* As much of libwebsockets as the server's own files call, without a network: a fuzz target is the visitor. */
#ifndef PLATEAU_FUZZ_FAKE_LWS_H
#define PLATEAU_FUZZ_FAKE_LWS_H

#include "app/server/server.h"

struct lws {
    struct server *server;
    const char *header[WSI_TOKEN_COUNT]; /* NULL: it has none */
    const char *scheme;                  /* as a proxy says it */
    const char *argument;                /* after the question mark, "": nothing */
    bool writable, binary, final, killed;
    bool held;        /* the last write has not left the library yet */
    size_t remaining; /* of the frame */
    void *opaque;
    /* The answer so far. */
    int answers, status;
    size_t promised, written;
    bool secure, done;         /* has our headers; is over */
    long long state, state_of; /* the change whose state it was told last, and of which table */
    void *socket;              /* a WebSocket: what was written is told to fake_lws_heard */
};

/* What a page hears; the target says what to do with it. */
void fake_lws_heard(struct lws *wsi, const char *text, size_t length);

#endif
