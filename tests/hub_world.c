#include "tests/hub_world.h"
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* ---- Randomness -------------------------------------------------------------------------------------------------- */

static struct pl_rng luck;

static const char *luck_name(void) {
    return "test";
}
static uint32_t luck_random(void) {
    return (uint32_t)(pl_rng_next(&luck) >> 32);
}
static void luck_fill(void *const data, const size_t size) {
    unsigned char *bytes = data;
    for (size_t i = 0; i < size; i++)
        bytes[i] = (unsigned char)(pl_rng_next(&luck) >> 56);
}
static struct randombytes_implementation implementation = {
    .implementation_name = luck_name, .random = luck_random, .buf = luck_fill};

void world_seed(uint64_t seed) {
    randombytes_set_implementation(&implementation);
    if (sodium_init() < 0) /* the first time it takes some of the luck, too */
        abort();
    luck = pl_rng_seed(seed, 0);
}

/* ---- Ports ------------------------------------------------------------------------------------------------------- */

static void submit(void *context, struct job *job) {
    struct world *world = context;
    job->next = NULL;
    *world->last_job = job;
    world->last_job = &job->next;
}

static void think(void *context, struct thought *thought) {
    struct world *world = context;
    thought->next = NULL;
    *world->last_thought = thought;
    world->last_thought = &thought->next;
}

static void deliver(void *context, void *socket, const char *text, size_t length) {
    struct world *world = context;
    world->sent(world, socket, text, length);
}

static void cut(void *context, void *socket) {
    struct world *world = context;
    world->closed(world, socket);
}

static void set_alarm(void *context, int64_t milliseconds) {
    struct world *world = context;
    if (milliseconds <= 0)
        abort();
    world->alarm = world->now + milliseconds;
}

static int64_t clock_of(void *context) {
    struct world *world = context;
    return world->now;
}

bool world_job(struct world *world) {
    struct job *job = world->jobs;
    if (!job)
        return false;
    world->jobs = job->next;
    if (!world->jobs)
        world->last_job = &world->jobs;
    if (job->kind == JOB_CHANGE && world->fault) {
        job->status = world->fault;
        world->fault = PL_STORE_OK;
    } else if (world->failure) {
        job->status = world->failure;
    } else {
        job_run(world->store, job);
    }
    hub_job_done(world->hub, job);
    return true;
}

bool world_thought(struct world *world) {
    struct thought *thought = world->thoughts;
    if (!thought)
        return false;
    world->thoughts = thought->next;
    if (!world->thoughts)
        world->last_thought = &world->thoughts;
    if (thought->bot.kind == PL_BOT_SEARCH) {
        thought->bot.iterations = 20;
        thought->bot.seconds = 0;
    }
    if (world->thinks)
        world->thinks(world, thought);
    if (thought->kind == THINK_PASSWORD_MAKE || thought->kind == THINK_PASSWORD_CHECK) { /* which takes a while */
        thought->right = thought->kind == THINK_PASSWORD_MAKE || thought->job->password[0];
        snprintf(thought->job->password, sizeof thought->job->password, "a hash");
    } else {
        thought_run(thought, NULL);
    }
    hub_thought_done(world->hub, thought);
    return true;
}

void world_settle(struct world *world) {
    while (world_job(world) || world_thought(world))
        ;
}

/* ---- The world --------------------------------------------------------------------------------------------------- */

bool world_make(struct world *world) {
    static const char *const places[] = {"/dev/shm", "/tmp"};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        snprintf(world->folder, sizeof world->folder, "%s/plateau-world-XXXXXX", places[i]);
        if (mkdtemp(world->folder)) {
            snprintf(world->file, sizeof world->file, "%s/table.db", world->folder);
            return true;
        }
    }
    return false;
}

bool world_hub(struct world *world) {
    struct hub_ports ports = {.context = world,
                              .submit = submit,
                              .think = think,
                              .send = deliver,
                              .close = cut,
                              .now = clock_of,
                              .alarm = set_alarm};
    world->jobs = NULL;
    world->last_job = &world->jobs;
    world->thoughts = NULL;
    world->last_thought = &world->thoughts;
    world->hub = hub_new(&ports);
    return world->hub;
}

bool world_open(struct world *world) {
    char text[512] = "";
    struct pl_out error = PL_OUT(text);
    world->store = pl_store_open(world->file, PL_EN, &error);
    if (!world->store)
        fprintf(stderr, "%s\n", text);
    return world->store && world_hub(world);
}

void world_hub_end(struct world *world) {
    world_settle(world);
    hub_free(world->hub);
    world->hub = NULL;
}

void world_close(struct world *world) {
    world_hub_end(world);
    pl_store_close(world->store);
    world->store = NULL;
}

void world_empty(struct world *world) {
    static const char *const ends[] = {"", "-wal", "-shm"};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        char name[128];
        snprintf(name, sizeof name, "%s%s", world->file, ends[i]);
        unlink(name);
    }
}

void world_remove(struct world *world) {
    world_empty(world);
    rmdir(world->folder);
}
