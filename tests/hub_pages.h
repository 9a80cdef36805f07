/* Pages as the hub of tests/hub_world.h sees them: each keeps what it was told. The test itself is the thread that
 * stores and the thread that thinks, so that it can look between the two. */
#ifndef PLATEAU_TESTS_HUB_PAGES_H
#define PLATEAU_TESTS_HUB_PAGES_H

#include "tests/hub_world.h"
#include <jansson.h>

enum { INBOX = 512 };

struct page { /* a socket */
    struct client *client;
    json_t *inbox[INBOX];
    int count;
    json_t *state; /* the last one */
    int changes;   /* states that were told as what has changed */
    bool closed;
};

/* A world of each test's own: the state of cmocka. At the end no table may be left in memory. */
int pages_make(void **state);
int pages_end(void **state);
#define IN_WORLD(TEST) cmocka_unit_test_setup_teardown(TEST, pages_make, pages_end)
/* A new process on the same database; all pages have left. */
void pages_restart(struct world *world);

void join(struct world *world, struct page *page, const char *cookie);
/* A page of somebody new; `cookie` gets the secret. */
void arrive(struct world *world, struct page *page, char cookie[PL_SECRET_TEXT]);
/* What it was told; all of it, or all but the last state. */
void forget(struct page *page);
void forget_older(struct page *page);
void leave(struct page *page);
/* A second later, a message: ' stands for ". */
__attribute__((format(printf, 3, 4))) void say(struct world *world, struct page *page, const char *format, ...);

/* The last message of this kind, or NULL; how many there are. */
json_t *last(const struct page *page, const char *kind);
int count(const struct page *page, const char *kind);
long long number(const json_t *message, const char *key);
const char *text_of(const json_t *message, const char *key);

/* Makes a table with these seats and opens it; the page has the state in which somebody is to move. */
long long sit_down(struct world *world, struct page *page, const char *seats);
/* Sends the first of the moves that the last state offers. */
void play_first(struct world *world, struct page *page, long long table);
/* A question about a table (`rest` begins with a comma), and its answer. */
void ask_at(struct world *world, struct page *page, const char *what, long long table, const char *rest);
/* Takes a seat by the link of the table that `host` made last. */
void accept_link(struct world *world, const struct page *host, struct page *guest, int seat, const char *name);
/* A private game of Anna, who makes it, and Ben. */
long long private_table(struct world *world, struct page *anna, struct page *ben);

/* SQL behind everybody's back. */
void doctor(struct world *world, const char *script);
struct pl_store_table row_of(struct world *world, long long table);

#endif
