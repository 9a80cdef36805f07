/* The threads beside the event loop: one has the store, a few are the bots. */
#ifndef PLATEAU_SERVER_WORKERS_H
#define PLATEAU_SERVER_WORKERS_H

#include "app/server/job.h"

struct workers;

/* `wake` is called from the threads whenever something is to be fetched. NULL: memory or threads are out. The store is
 * the workers' from now on. */
struct workers *workers_new(struct pl_store *store, int bots, void (*wake)(void *context), void *context);
/* Finishes the jobs that are there, cuts thoughts short and ends the threads; what is done can still be fetched. */
void workers_stop(struct workers *workers);
void workers_free(struct workers *workers);

void workers_submit(struct workers *workers, struct job *job);
void workers_think(struct workers *workers, struct thought *thought);
/* Everything that has been done since, in order, as lists. */
void workers_fetch(struct workers *workers, struct job **jobs, struct thought **thoughts);
/* After workers_stop: what nobody has begun. */
void workers_drain(struct workers *workers, struct job **jobs, struct thought **thoughts);

#endif
