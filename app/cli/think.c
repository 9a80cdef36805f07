#include "app/cli/think.h"
#include <pthread.h>
#include <time.h>

#define SECOND 1000000000L /* in nanoseconds */

struct thought {
    const struct pl_bot *bot;
    const struct pl_game *game;
    const void *view;
    int seat;
    struct pl_rng *rng;
    struct pl_bot_report *report;
    atomic_bool stop;
    pl_move move;
    pthread_mutex_t lock; /* guards `done` */
    pthread_cond_t ready;
    bool done;
    bool cut; /* Ctrl-C was pressed */
};

/* The first Ctrl-C is used up here; whatever comes then is left for the caller to see. */
static void notice_interrupt(struct thought *t) {
    if (!cli_interrupted)
        return;
    atomic_store(&t->stop, true);
    if (cli_interrupted != SIGINT || t->cut)
        return;
    t->cut = true;
    cli_interrupted = 0;
}

static void *think(void *data) {
    struct thought *t = data;
    t->move = pl_bot_choose(t->bot, t->game, t->view, t->seat, t->rng, &t->stop, t->report);
    pthread_mutex_lock(&t->lock);
    t->done = true;
    pthread_cond_signal(&t->ready);
    pthread_mutex_unlock(&t->lock);
    return NULL;
}

/* Waits for the thread, a little at a time: a signal handler may not wake a condition. */
static void await(struct thought *t, const struct cli_terminal *terminal, const char *who) {
    bool shown = false;
    int waits = 0;
    pthread_mutex_lock(&t->lock);
    while (!t->done) {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += SECOND / 20;
        if (until.tv_nsec >= SECOND) {
            until.tv_sec++;
            until.tv_nsec -= SECOND;
        }
        pthread_cond_timedwait(&t->ready, &t->lock, &until);
        notice_interrupt(t);
        if (!t->done && terminal->interactive && !shown && ++waits == 4) {
            printf("%s%s %s%s", cli_dim(terminal), who, T(terminal, "is thinking…", "réfléchit…"),
                   cli_normal(terminal));
            fflush(stdout);
            shown = true;
        }
    }
    pthread_mutex_unlock(&t->lock);
    if (shown)
        printf("\r%*s\r", terminal->columns - 1, "");
}

enum cli_thought cli_think(const struct cli_terminal *terminal, const char *who, const struct pl_bot *bot,
                           const struct pl_game *game, const void *view, int seat, struct pl_rng *rng, pl_move *move,
                           struct pl_bot_report *report) {
    struct thought t = {.bot = bot,
                        .game = game,
                        .view = view,
                        .seat = seat,
                        .rng = rng,
                        .report = report,
                        .lock = PTHREAD_MUTEX_INITIALIZER,
                        .ready = PTHREAD_COND_INITIALIZER};
    pthread_t thread;
    /* Only a search takes long enough to be worth a thread. Without one it is merely not to be interrupted. */
    if (bot->kind != PL_BOT_SEARCH || pthread_create(&thread, NULL, think, &t) != 0) {
        think(&t);
    } else {
        await(&t, terminal, who);
        pthread_join(thread, NULL);
    }
    *move = t.move;
    notice_interrupt(&t);
    return cli_interrupted ? CLI_THOUGHT_NOT : t.cut ? CLI_THOUGHT_CUT : CLI_THOUGHT;
}
