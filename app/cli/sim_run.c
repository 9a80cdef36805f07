/* Plays the games of a simulation on several threads. Every game has its own streams of random numbers, made from the
 * seed and its number, so that the results do not depend on how the games fall to the threads. */
#include "app/cli/process.h"
#include "app/cli/report.h"
#include "app/cli/sim.h"
#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#define MAX_STEPS 1000000 /* a game that is longer than this will not end */

struct run {
    const struct sim_plan *plan;
    struct sim_row *rows;
    atomic_llong next, done;
    atomic_bool stop; /* also given to bots: a search answers at once */
    pthread_mutex_t lock;
    pthread_cond_t ended;
    int running; /* under lock, like the next two */
    bool failed;
    char error[1024];
};

struct worker {
    struct run *run;
    struct cli_process *process[PL_MAX_SEATS]; /* one per outside player */
    struct sim_effects *effects;               /* NULL: not counted */
};

uint64_t sim_game_seed(const struct sim_plan *plan, int64_t number) {
    struct pl_rng rng = pl_rng_seed(plan->seed, (uint64_t)number);
    return pl_rng_next(&rng);
}

static void fail(struct run *run, int64_t number, const char *why) {
    if (cli_interrupted) /* an outside player that is not waited for any longer is no failure */
        return;
    pthread_mutex_lock(&run->lock);
    if (!run->failed) {
        struct pl_out out = PL_OUT(run->error);
        pl_putf(&out, run->plan->lang == PL_FR ? "partie %lld : %s" : "game %lld: %s", (long long)number, why);
        run->failed = true;
    }
    pthread_mutex_unlock(&run->lock);
    atomic_store(&run->stop, true);
}

/* Asks a player that is not random. False: stop. */
static bool ask(struct worker *worker, int64_t number, int who, const void *state, int seat, struct pl_rng *rng,
                pl_move *move) {
    struct run *run = worker->run;
    const struct sim_plan *plan = run->plan;
    const struct cli_player *player = &plan->player[who];
    union pl_any_state view;
    pl_view(plan->game, state, seat, &view);
    if (player->command) {
        char why[512];
        struct pl_out out = PL_OUT(why);
        if (!cli_process_choose(worker->process[who], plan->game, &view, seat, move, plan->lang, &out)) {
            fail(run, number, why);
            return false;
        }
    } else {
        *move = pl_bot_choose(&player->bot, plan->game, &view, seat, rng, &run->stop, NULL);
    }
    return !atomic_load_explicit(&run->stop, memory_order_relaxed);
}

/* Plays one game; nothing is allocated here while all seats are random. False if it was not finished. */
static bool play(struct worker *worker, int64_t number, struct sim_row *row) {
    struct run *run = worker->run;
    const struct sim_plan *plan = run->plan;
    const struct pl_game *game = plan->game;
    uint64_t seed = sim_game_seed(plan, number);
    struct pl_rng dice = pl_rng_seed(seed, 0), rng[PL_MAX_SEATS], order = pl_rng_seed(seed, PL_MAX_SEATS + 1);
    int who[PL_MAX_SEATS];
    bool random[PL_MAX_SEATS];
    for (int seat = 0; seat < plan->setup.players; seat++) {
        int player = who[seat] = sim_player_at(plan, number, seat);
        rng[seat] = pl_rng_seed(seed, (uint64_t)player + 1);
        random[seat] = !plan->player[player].command && plan->player[player].bot.kind == PL_BOT_RANDOM;
    }
    union pl_any_state state;
    struct pl_setup setup = sim_setup_of(plan, number);
    pl_new(game, &setup, &state);
    int32_t decisions = 0, forced = 0, chances = 0;
    pl_move moves[PL_MAX_MOVES];
    for (int actor; (actor = pl_any_actor(game, &state, &order)) != PL_OVER;) {
        pl_move move;
        if (actor == PL_CHANCE) {
            move = pl_draw(game, &state, &dice);
            chances++;
        } else {
            int count = game->moves(&state, moves);
            if (count == 1) {
                move = moves[0];
                forced++;
            } else {
                if (random[actor])
                    move = moves[pl_rng_below(&rng[actor], (uint32_t)count)];
                else if (!ask(worker, number, who[actor], &state, actor, &rng[actor], &move))
                    return false;
                decisions++;
                if (worker->effects)
                    sim_effects_note(worker->effects, game, &state, move, who[actor]);
            }
        }
        game->apply(&state, move, NULL);
        if (decisions + forced + chances > MAX_STEPS) {
            fail(run, number,
                 plan->lang == PL_FR ? "la partie ne finit pas ; `plateau soak` en cherche la cause"
                                     : "the game does not end; `plateau soak` looks for the cause");
            return false;
        }
    }
    struct pl_result result;
    game->result(&state, &result);
    *row = (struct sim_row){.ending = (int8_t)result.ending,
                            .winners = (uint8_t)result.winners,
                            .turns = game->turn(&state),
                            .decisions = decisions,
                            .forced = forced,
                            .chances = chances,
                            .done = true};
    for (int seat = 0; seat < plan->setup.players; seat++) {
        row->role[seat] = (int8_t)game->role(&state, seat);
        row->score[seat] = result.score[seat];
    }
    return true;
}

static bool start_processes(struct worker *worker) {
    const struct sim_plan *plan = worker->run->plan;
    for (int p = 0; p < plan->setup.players; p++) {
        if (!plan->player[p].command)
            continue;
        char why[512];
        struct pl_out out = PL_OUT(why);
        worker->process[p] = cli_process_start(plan->player[p].command, plan->lang, &out);
        if (!worker->process[p]) {
            fail(worker->run, plan->first, why);
            return false;
        }
    }
    return true;
}

static void *work(void *arg) {
    struct worker *worker = arg;
    struct run *run = worker->run;
    const struct sim_plan *plan = run->plan;
    bool going = start_processes(worker);
    while (going && !atomic_load_explicit(&run->stop, memory_order_relaxed)) {
        int64_t i = atomic_fetch_add(&run->next, 1);
        if (i >= plan->games)
            break;
        going = play(worker, plan->first + i, &run->rows[i]);
        if (going)
            atomic_fetch_add_explicit(&run->done, 1, memory_order_relaxed);
    }
    for (int p = 0; p < plan->setup.players; p++)
        if (worker->process[p])
            cli_process_end(worker->process[p]);
    pthread_mutex_lock(&run->lock);
    run->running--;
    pthread_cond_signal(&run->ended);
    pthread_mutex_unlock(&run->lock);
    return NULL;
}

/* Waits for the workers, shows how far they are and tells them to stop after Ctrl-C. */
static void watch(struct run *run) {
    struct cli_progress progress = cli_progress_start(run->plan->lang, run->plan->games);
    pthread_mutex_lock(&run->lock);
    while (run->running > 0) {
        struct timespec until;
        clock_gettime(CLOCK_MONOTONIC, &until);
        until.tv_nsec += 50000000;
        if (until.tv_nsec >= 1000000000) {
            until.tv_nsec -= 1000000000;
            until.tv_sec++;
        }
        pthread_cond_timedwait(&run->ended, &run->lock, &until);
        if (cli_interrupted)
            atomic_store(&run->stop, true);
        cli_progress_show(&progress, atomic_load(&run->done));
    }
    pthread_mutex_unlock(&run->lock);
    cli_progress_end(&progress);
}

int64_t sim_run(const struct sim_plan *plan, struct sim_row *rows, struct sim_effects *effects, struct pl_out *error) {
    struct run run = {.plan = plan, .rows = rows};
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&run.ended, &monotonic);
    pthread_condattr_destroy(&monotonic);
    pthread_mutex_init(&run.lock, NULL);

    int wanted = plan->games < plan->threads ? (int)plan->games : plan->threads, started = 0;
    struct worker *worker = calloc((size_t)wanted, sizeof *worker);
    pthread_t *thread = calloc((size_t)wanted, sizeof *thread);
    struct sim_effects *counts = effects ? calloc((size_t)wanted, sizeof *counts) : NULL;
    for (; worker && thread && (counts || !effects) && started < wanted; started++) {
        worker[started] = (struct worker){.run = &run, .effects = counts ? &counts[started] : NULL};
        pthread_mutex_lock(&run.lock);
        run.running++;
        pthread_mutex_unlock(&run.lock);
        if (pthread_create(&thread[started], NULL, work, &worker[started])) {
            pthread_mutex_lock(&run.lock);
            run.running--;
            pthread_mutex_unlock(&run.lock);
            break; /* with fewer threads the results are the same */
        }
    }
    if (started)
        watch(&run);
    else
        pl_put(error, plan->lang == PL_FR ? "aucun fil d'exécution n'a pu démarrer" : "no thread could be started");
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    free(thread);
    free(worker);
    if (effects)
        effects->count = 0;
    for (int i = 0; counts && atomic_load(&run.done) == plan->games && i < started; i++)
        sim_effects_add(effects, &counts[i]);
    free(counts);
    pthread_cond_destroy(&run.ended);
    pthread_mutex_destroy(&run.lock);
    if (run.failed)
        pl_put(error, run.error);
    /* Games in order only: leaving out those that take longest would bend the results, and in this way
     * `--games` with the number reached gives them again. */
    int64_t complete = 0;
    while (complete < plan->games && rows[complete].done)
        complete++;
    return complete;
}
