#include "app/server/ear.h"
#include "match/tr.h"
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <unistd.h>

enum { MOST = 1 << 16 }; /* notices that wait; more are not worth keeping apart */

struct ear {
    struct pl_watch *watch;
    void (*wake)(void *context);
    void *context;
    pthread_t thread;
    int end; /* can be read once the thread is to end */
    pthread_mutex_t lock;
    struct pl_notice *heard;
    int count, room;
};

/* With the lock held. Where there is no room, one notice says it all: everything may have changed. */
static void keep(struct ear *ear, const struct pl_notice *notice) {
    if (ear->count == ear->room && ear->room < MOST) {
        int room = ear->room ? ear->room * 2 : 16;
        struct pl_notice *heard = realloc(ear->heard, (size_t)room * sizeof *heard);
        if (heard) {
            ear->heard = heard;
            ear->room = room;
        }
    }
    if (ear->count < ear->room)
        ear->heard[ear->count++] = *notice;
    else if (ear->count)
        ear->heard[ear->count - 1] = (struct pl_notice){.kind = PL_NOTICE_READY};
}

static void *listen_on(void *data) {
    struct ear *ear = data;
    for (;;) {
        struct pollfd wait[] = {{.fd = ear->end, .events = POLLIN},
                                {.fd = pl_watch_fd(ear->watch), .events = pl_watch_events(ear->watch)}};
        poll(wait, 2, pl_watch_timeout(ear->watch));
        if (wait[0].revents)
            return NULL;
        struct pl_notice notice;
        bool any = false;
        while (pl_watch_next(ear->watch, &notice)) {
            pthread_mutex_lock(&ear->lock);
            keep(ear, &notice);
            pthread_mutex_unlock(&ear->lock);
            any = true;
        }
        if (any)
            ear->wake(ear->context);
    }
}

struct ear *ear_new(const char *where, enum pl_lang lang, void (*wake)(void *context), void *context,
                    struct pl_out *error) {
    struct ear *ear = calloc(1, sizeof *ear);
    if (!ear) {
        pl_put(error, pl_store_say(PL_STORE_MEMORY, lang));
        return NULL;
    }
    ear->wake = wake;
    ear->context = context;
    ear->watch = pl_watch_open(where, lang, error);
    ear->end = eventfd(0, EFD_CLOEXEC);
    pthread_mutex_init(&ear->lock, NULL);
    if (ear->watch && (ear->end < 0 || pthread_create(&ear->thread, NULL, listen_on, ear) != 0)) {
        pl_put(error, TR(lang, "threads are out", "il n'y a plus de fils d'exécution"));
        pl_watch_close(ear->watch);
        ear->watch = NULL;
    }
    if (ear->watch)
        return ear;
    if (ear->end >= 0)
        close(ear->end);
    pthread_mutex_destroy(&ear->lock);
    free(ear);
    return NULL;
}

struct pl_notice *ear_fetch(struct ear *ear, int *count) {
    pthread_mutex_lock(&ear->lock);
    struct pl_notice *heard = ear->heard;
    *count = ear->count;
    ear->heard = NULL;
    ear->count = ear->room = 0;
    pthread_mutex_unlock(&ear->lock);
    return heard;
}

void ear_free(struct ear *ear) {
    if (!ear)
        return;
    eventfd_write(ear->end, 1);
    pthread_join(ear->thread, NULL);
    pl_watch_close(ear->watch);
    close(ear->end);
    pthread_mutex_destroy(&ear->lock);
    free(ear->heard);
    free(ear);
}
