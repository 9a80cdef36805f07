/* search: Monte-Carlo tree search within a budget of iterations or time, by one thread or several. Each thread grows
 * a tree of its own from its own stream of random numbers; what they found about the moves at hand is summed up. */
#include "bots/internal.h"
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

const struct search_knobs search_standard = {
    .explore = 1.6,
    .first_play = 0.1,
    .sharpness = 3.0,
    .margin = 0.1,
    .tournament = 4,
    .sighted_tournament = 8,
    .sighted_visits = 8,
    .most_nodes = UINT32_C(1) << 23,
};

#define STANDARD_SECONDS 0.2
#define MAX_THREADS 64
/* How often a thread looks at the clock: a look costs little, but an iteration may cost little too. */
#define CLOCK_EVERY 8

struct worker {
    pthread_t thread;
    bool started;
    struct tree *tree;
    int64_t iterations;              /* 0: no limit */
    const struct timespec *deadline; /* NULL: no limit */
    const atomic_bool *stop;
};

static bool past(const struct timespec *deadline) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec > deadline->tv_sec || (now.tv_sec == deadline->tv_sec && now.tv_nsec >= deadline->tv_nsec);
}

static void *work(void *data) {
    struct worker *worker = data;
    /* The first iteration is always made: it rates the moves at first sight, so there is a best one to answer with. */
    tree_iterate(worker->tree);
    for (int64_t i = 1; !worker->iterations || i < worker->iterations; i++) {
        if (worker->stop && atomic_load_explicit(worker->stop, memory_order_relaxed))
            break;
        if (worker->deadline && i % CLOCK_EVERY == 0 && past(worker->deadline))
            break;
        tree_iterate(worker->tree);
    }
    return NULL;
}

/* The move that was tried most; among equals the one that brought most, then the one that looked best. */
static pl_move decide(const struct bot_call *call, const struct worker *workers, int count) {
    struct tree_stats best = {0};
    pl_move choice = PL_NO_MOVE;
    for (int i = 0; i < call->count; i++) {
        struct tree_stats sum = {0};
        for (int w = 0; w < count; w++) {
            struct tree_stats one = tree_root(workers[w].tree, call->moves[i]);
            sum.visits += one.visits;
            sum.reward += one.reward;
            sum.wins += one.wins;
            sum.prior += one.prior;
        }
        double value = sum.visits ? (double)sum.wins / (double)sum.visits / (double)BOT_WIN : 0;
        bot_rate(call->report, call->moves[i], sum.visits, value);
        bool better = choice == PL_NO_MOVE || sum.visits > best.visits;
        if (!better && sum.visits == best.visits)
            better = sum.reward > best.reward || (sum.reward == best.reward && sum.prior > best.prior);
        if (better) {
            best = sum;
            choice = call->moves[i];
        }
    }
    return choice;
}

/* Splits the iterations among the workers, starts all but the first and works itself as the first. */
static void run(struct worker *workers, int count, int64_t iterations) {
    for (int i = 0; i < count; i++)
        workers[i].iterations = iterations / count + (i < iterations % count ? 1 : 0);
    for (int i = 1; i < count; i++) {
        if (iterations && !workers[i].iterations)
            continue;
        workers[i].started = pthread_create(&workers[i].thread, NULL, work, &workers[i]) == 0;
        /* No more threads to be had: the first does their work too. */
        if (!workers[i].started)
            workers[0].iterations += workers[i].iterations;
    }
    work(&workers[0]);
    for (int i = 1; i < count; i++)
        if (workers[i].started)
            pthread_join(workers[i].thread, NULL);
}

static double seconds_since(const struct timespec *start) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - start->tv_sec) + (double)(now.tv_nsec - start->tv_nsec) / 1e9;
}

pl_move bot_search(const struct bot_call *call, const struct pl_bot *bot, const struct search_knobs *knobs) {
    struct timespec start, deadline;
    clock_gettime(CLOCK_MONOTONIC, &start);
    double seconds = bot->seconds > 0 || bot->iterations > 0 ? bot->seconds : STANDARD_SECONDS;
    int64_t nanos = start.tv_nsec + (int64_t)((seconds - (double)(int64_t)seconds) * 1e9);
    deadline.tv_sec = start.tv_sec + (time_t)seconds + nanos / 1000000000;
    deadline.tv_nsec = nanos % 1000000000;

    int wanted = bot->threads < 1 ? 1 : bot->threads > MAX_THREADS ? MAX_THREADS : bot->threads;
    uint64_t seed = pl_rng_next(call->rng);
    struct worker workers[MAX_THREADS];
    int count = 0;
    for (int i = 0; i < wanted; i++) {
        struct tree *tree =
            tree_new(call, knobs, bot->rollout, knobs->most_nodes / (uint32_t)wanted, pl_rng_seed(seed, (uint64_t)i));
        if (tree)
            workers[count++] =
                (struct worker){.tree = tree, .deadline = seconds > 0 ? &deadline : NULL, .stop = call->stop};
    }
    /* Out of memory: any legal move is better than none. */
    if (!count)
        return call->moves[pl_rng_below(call->rng, (uint32_t)call->count)];

    run(workers, count, bot->iterations > 0 ? bot->iterations : 0);
    pl_move choice = decide(call, workers, count);
    for (int i = 0; i < count; i++) {
        call->report->iterations += tree_iterations(workers[i].tree);
        tree_free(workers[i].tree);
    }
    call->report->seconds = seconds_since(&start);
    return choice;
}
