/* Whose thought is next, when there are more than threads. A hint (or a file to be read) comes before a bot's move,
 * since a person waits for it and for nothing else; after THREE_HINTS of them one move has its turn. Among hints, and
 * among moves, the people who caused them (`thought->whose`) take turns: whoever has thirty tables waits for their own,
 * not the others for them. And all search shorter when many wait, so that nobody waits for minutes.
 *
 * Searches only: what is quick has a queue and a thread of its own. Nothing here locks. */
#ifndef PLATEAU_SERVER_TURNS_H
#define PLATEAU_SERVER_TURNS_H

#include "app/server/job.h"

enum { THREE_HINTS = 3 };
#define SHORTEST_SEARCH 0.05 /* seconds */

struct turns {
    struct thought *hint, *move; /* in the order in which they come */
    int64_t round[2];            /* that of the last one taken */
    int hints;                   /* taken in a row while moves waited */
};

void turns_add(struct turns *turns, struct thought *thought);
/* The next one, with its searching time cut to its share; NULL: none waits. */
struct thought *turns_take(struct turns *turns);

#endif
