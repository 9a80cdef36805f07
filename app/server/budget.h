/* What one visitor may cost the others: time of the event loop and of the store's thread, and bytes. Everybody of one
 * address has one purse together, since an address can have as many sockets and guests as it likes.
 *
 *     struct purse *purse = purse_take(budget, key, now);    // held until purse_drop
 *     if (purse_open(purse, now)) …                          // else what is asked waits, or is refused
 *     purse_spend(purse, now, microseconds);                 // after it was done: what it did cost
 *
 * A purse may be overdrawn by what was begun, and is filled with the time. Times are milliseconds, costs microseconds.
 */
#ifndef PLATEAU_SERVER_BUDGET_H
#define PLATEAU_SERVER_BUDGET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    PURSE_MOST = 300 * 1000,   /* microseconds of work at once, */
    PURSE_SECOND = 200 * 1000, /* and a second: a fifth of the loop */
    PURSE_DEBT = 600 * 1000,   /* nobody waits for longer than three seconds */
    BYTES_A_MICROSECOND = 50,  /* what is sent costs, too: 10 MB a second is all that one address gets */
    PURSE_KEY = 128
};

struct waiting; /* socket.c: a message that waits for its turn */
struct purse {
    struct purse *next;
    char key[PURSE_KEY];
    int holds;
    int64_t credit, filled;
    size_t pending; /* bytes that wait to be sent */
    size_t bodies;  /* bytes of files that are being brought */
    struct waiting *first, **last;
    size_t waits; /* bytes of what waits to be done */
};

struct budget {
    struct purse *purses;
};

/* NULL: memory is out. */
struct purse *purse_take(struct budget *budget, const char *key, int64_t now);
void purse_drop(struct purse *purse);
bool purse_open(struct purse *purse, int64_t now);
void purse_spend(struct purse *purse, int64_t now, int64_t microseconds);
void budget_end(struct budget *budget); /* after all have been dropped */

#endif
