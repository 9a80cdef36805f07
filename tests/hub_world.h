/* A hub without sockets, threads and clocks, over a real SQLite file, in which everything that is random can be made to
 * happen again: two worlds with the same seed give the same ids, cookies and commitments. */
#ifndef PLATEAU_TESTS_HUB_WORLD_H
#define PLATEAU_TESTS_HUB_WORLD_H

#include "app/server/hub.h"

struct world {
    char folder[64], file[96];
    struct pl_store *store;
    struct hub *hub;
    struct job *jobs, **last_job;
    struct thought *thoughts, **last_thought;
    int64_t now, alarm;           /* the clock, and when it rings */
    enum pl_store_status fault;   /* what the store answers instead of doing the next change */
    enum pl_store_status failure; /* what it answers to everything, until it is PL_STORE_OK again */
    void *context;
    void (*sent)(struct world *world, void *socket, const char *text, size_t length);
    void (*closed)(struct world *world, void *socket);
    void (*thinks)(struct world *world, struct thought *thought); /* before it does; may be NULL */
};

/* From now on all randomness of libsodium comes from this seed. */
void world_seed(uint64_t seed);
/* In memory where the system has a folder for that. False: `world->folder` cannot be made. */
bool world_make(struct world *world);
bool world_open(struct world *world);  /* the store and the hub */
void world_close(struct world *world); /* after all clients have left */
/* The hub alone: `world->store` is somebody else's. */
bool world_hub(struct world *world);
void world_hub_end(struct world *world);
void world_empty(struct world *world); /* the database is gone */
void world_remove(struct world *world);
/* One job or thought that waits is done; false: there is none. */
bool world_job(struct world *world);
bool world_thought(struct world *world);
void world_settle(struct world *world);

#endif
