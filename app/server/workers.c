#include "app/server/workers.h"
#include "app/server/turns.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { MAX_BOTS = 16, MAX_BATCH = 256, MOST_TRIES = 2, MOST_SPENT = 20 * 1000 };

struct jobs {
    struct job *first, **last;
};
struct thoughts {
    struct thought *first, **last;
};

struct workers {
    struct pl_store *store;
    void (*wake)(void *context);
    void *context;
    pthread_t keeper, bot[MAX_BOTS];
    int bots;
    atomic_bool stop; /* also cuts searches short */
    pthread_mutex_t lock;
    pthread_cond_t job_there, thought_there;
    struct jobs moves, waiting, patient, done; /* changes of tables, other jobs, patient ones; and what has been done */
    struct thoughts quick, thought;            /* to be thought, but for what is slow; and done */
    /* Passwords, from browsers that are known and from others: slow on purpose, and each takes 64 MiB. */
    struct thoughts known, passwords;
    int checking, most_checking; /* at once */
    struct turns searches;
    int next_bot;  /* numbers the threads */
    time_t logged; /* when a failure was last told to the operator; the keeper's */
};

/* Queues are used with the lock held. */
static void add_job(struct jobs *jobs, struct job *job) {
    job->next = NULL;
    if (!jobs->first)
        jobs->last = &jobs->first;
    *jobs->last = job;
    jobs->last = &job->next;
}

static void add_thought(struct thoughts *thoughts, struct thought *thought) {
    thought->next = NULL;
    if (!thoughts->first)
        thoughts->last = &thoughts->first;
    *thoughts->last = thought;
    thoughts->last = &thought->next;
}

static struct thought *take_thought(struct thoughts *thoughts) {
    struct thought *thought = thoughts->first;
    if (thought)
        thoughts->first = thought->next;
    return thought;
}

/* ---- The store -------------------------------------------------------------------------------------------------- */

/* One line a second at most: a database that is away fails every job. */
static void log_failure(struct workers *workers, const struct job *job) {
    char text[1024] = "";
    struct pl_out out = PL_OUT(text);
    if (job->status < PL_STORE_BUSY || time(NULL) == workers->logged)
        return;
    workers->logged = time(NULL);
    pl_store_detail(workers->store, PL_EN, &out);
    for (char *at = text; *at; at++)
        if (*at == '\n' || *at == '\t')
            *at = ' ';
    fprintf(stderr, "plateau serve: store: %s\n", text);
}

static void hand_back(struct workers *workers, struct job **jobs, int count) {
    for (int i = 0; i < count; i++)
        log_failure(workers, jobs[i]);
    pthread_mutex_lock(&workers->lock);
    for (int i = 0; i < count; i++)
        add_job(&workers->done, jobs[i]);
    pthread_mutex_unlock(&workers->lock);
    workers->wake(workers->context);
}

/* Others held the database for seconds, or two held each other up: nothing was done, and it may work now. */
static bool once_more(const struct workers *workers, int tries) {
    if (tries > MOST_TRIES || atomic_load(&workers->stop))
        return false;
    fprintf(stderr, "plateau serve: the database is busy: trying again\n");
    return true;
}

/* All changes that have come in with one wait for the disk. A table has at most one job under way, so that the order
 * does not matter. */
static void run_changes(struct workers *workers, struct job *list) {
    struct job *batch[MAX_BATCH];
    while (list) {
        int count = 0;
        for (; list && count < MAX_BATCH; list = list->next)
            batch[count++] = list;
        for (int tries = 0; tries == 0 || (batch[0]->status == PL_STORE_BUSY && once_more(workers, tries)); tries++)
            job_run_changes(workers->store, batch, count);
        hand_back(workers, batch, count);
    }
}

/* Working and waiting for the disk: both keep the others waiting. */
static int64_t microseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static void run_job(struct workers *workers, struct job *job) {
    int64_t began = microseconds();
    for (int tries = 0;
         tries == 0 || (job->status == PL_STORE_BUSY && job_may_run_again(job) && once_more(workers, tries)); tries++)
        job_run(workers->store, job);
    int64_t spent = microseconds() - began; /* a database that is away is not the asker's fault */
    job->spent = spent < MOST_SPENT ? spent : MOST_SPENT;
    hand_back(workers, &job, 1);
}

static struct job *take_job(struct jobs *jobs) {
    struct job *job = jobs->first;
    if (job)
        jobs->first = job->next;
    return job;
}

/* Moves before anything else: they are looked for before each of the other jobs. */
static void *keep(void *data) {
    struct workers *workers = data;
    for (;;) {
        pthread_mutex_lock(&workers->lock);
        while (!workers->moves.first && !workers->waiting.first && !workers->patient.first &&
               !atomic_load(&workers->stop))
            pthread_cond_wait(&workers->job_there, &workers->lock);
        struct job *moves = workers->moves.first, *other = moves ? NULL : take_job(&workers->waiting);
        workers->moves.first = NULL;
        if (!moves && !other)
            other = take_job(&workers->patient);
        pthread_mutex_unlock(&workers->lock);
        if (moves)
            run_changes(workers, moves);
        else if (other)
            run_job(workers, other);
        else
            return NULL; /* only once everything is stored */
    }
}

/* ---- The bots, files and passwords ------------------------------------------------------------------------------- */

static bool is_password(const struct thought *thought) {
    return thought->kind == THINK_PASSWORD_MAKE || thought->kind == THINK_PASSWORD_CHECK;
}

static void *think(void *data) {
    struct workers *workers = data;
    pthread_mutex_lock(&workers->lock);
    /* The first one does only what is quick, so that a greedy bot never waits for a search. */
    bool patient = workers->next_bot++ > 0;
    /* People come first: Linux takes a thread's own number here. */
    if (setpriority(PRIO_PROCESS, (id_t)gettid(), 10) != 0)
        perror("plateau serve: setpriority");
    for (;;) {
        if (atomic_load(&workers->stop))
            break; /* what nobody has begun is not begun any more */
        struct thought *thought = take_thought(&workers->quick);
        if (!thought && workers->checking < workers->most_checking &&
            ((thought = take_thought(&workers->known)) || (thought = take_thought(&workers->passwords))))
            workers->checking++;
        if (!thought && patient)
            thought = turns_take(&workers->searches);
        if (!thought) {
            pthread_cond_wait(&workers->thought_there, &workers->lock);
            continue;
        }
        pthread_mutex_unlock(&workers->lock);
        bool checked = is_password(thought);
        thought_run(thought, &workers->stop);
        pthread_mutex_lock(&workers->lock);
        workers->checking -= checked;
        if (checked) /* whoever waited for it may be asleep */
            pthread_cond_broadcast(&workers->thought_there);
        add_thought(&workers->thought, thought);
        pthread_mutex_unlock(&workers->lock);
        workers->wake(workers->context);
        pthread_mutex_lock(&workers->lock);
    }
    pthread_mutex_unlock(&workers->lock);
    return NULL;
}

/* ---- For the loop ----------------------------------------------------------------------------------------------- */

struct workers *workers_new(struct pl_store *store, int bots, void (*wake)(void *context), void *context) {
    struct workers *workers = calloc(1, sizeof *workers);
    if (!workers)
        return NULL;
    workers->store = store;
    workers->wake = wake;
    workers->context = context;
    pthread_mutex_init(&workers->lock, NULL);
    pthread_cond_init(&workers->job_there, NULL);
    pthread_cond_init(&workers->thought_there, NULL);
    if (pthread_create(&workers->keeper, NULL, keep, workers) != 0) {
        free(workers);
        return NULL;
    }
    int wanted = bots < 2 ? 2 : bots > MAX_BOTS ? MAX_BOTS : bots;
    workers->most_checking = wanted < 4 ? 1 : 2;
    while (workers->bots < wanted && pthread_create(&workers->bot[workers->bots], NULL, think, workers) == 0)
        workers->bots++;
    if (workers->bots >= 2)
        return workers;
    workers_stop(workers);
    free(workers);
    return NULL;
}

void workers_stop(struct workers *workers) {
    pthread_mutex_lock(&workers->lock);
    atomic_store(&workers->stop, true);
    pthread_cond_broadcast(&workers->job_there);
    pthread_cond_broadcast(&workers->thought_there);
    pthread_mutex_unlock(&workers->lock);
    pthread_join(workers->keeper, NULL);
    for (int i = 0; i < workers->bots; i++)
        pthread_join(workers->bot[i], NULL);
}

void workers_free(struct workers *workers) {
    pthread_mutex_destroy(&workers->lock);
    pthread_cond_destroy(&workers->job_there);
    pthread_cond_destroy(&workers->thought_there);
    pl_store_close(workers->store);
    free(workers);
}

void workers_submit(struct workers *workers, struct job *job) {
    pthread_mutex_lock(&workers->lock);
    add_job(job->kind == JOB_CHANGE ? &workers->moves : job->patient ? &workers->patient : &workers->waiting, job);
    pthread_cond_signal(&workers->job_there);
    pthread_mutex_unlock(&workers->lock);
}

void workers_think(struct workers *workers, struct thought *thought) {
    bool slow = thought->kind == THINK_FILE ||
                ((thought->kind == THINK_MOVE || thought->kind == THINK_HINT) && thought->bot.kind == PL_BOT_SEARCH);
    pthread_mutex_lock(&workers->lock);
    if (is_password(thought))
        add_thought(thought->known ? &workers->known : &workers->passwords, thought);
    else if (slow)
        turns_add(&workers->searches, thought);
    else
        add_thought(&workers->quick, thought);
    pthread_cond_broadcast(&workers->thought_there);
    pthread_mutex_unlock(&workers->lock);
}

void workers_fetch(struct workers *workers, struct job **jobs, struct thought **thoughts) {
    pthread_mutex_lock(&workers->lock);
    *jobs = workers->done.first;
    *thoughts = workers->thought.first;
    workers->done.first = NULL;
    workers->thought.first = NULL;
    pthread_mutex_unlock(&workers->lock);
}

void workers_drain(struct workers *workers, struct job **jobs, struct thought **thoughts) {
    for (struct job *job; (job = take_job(&workers->moves)) || (job = take_job(&workers->patient));)
        add_job(&workers->waiting, job);
    *jobs = workers->waiting.first;
    workers->waiting.first = NULL;
    for (struct thought *thought; (thought = turns_take(&workers->searches)) ||
                                  (thought = take_thought(&workers->known)) ||
                                  (thought = take_thought(&workers->passwords));)
        add_thought(&workers->quick, thought);
    *thoughts = workers->quick.first;
    workers->quick.first = NULL;
}
