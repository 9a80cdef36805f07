/* What a served move costs without sockets and without the disk's own wait: the message read and the move made, the
 * move stored, and everybody told. Put the file where syncing is free (/dev/shm), and build without checks
 * (-Dbuildtype=release -Db_ndebug=true).
 *
 *     bench_hub FILE [GAME [TABLES [ROUNDS [WATCHERS]]]]
 *
 * Each round makes a random move at every table. With watchers moves are taken back, too, and the last line is a
 * digest of every byte that each page got; all that is random is drawn from a fixed seed, so that two builds which say
 * the same have the same digest. */
#include "app/server/hub.h"
#include "core/rng.h"
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { TOGETHER = 64 }; /* changes that share one transaction: about what a busy server has */

struct page {
    struct client *client;
    struct bench *bench;
    char *state; /* the last one */
    size_t size, room;
    long long created; /* the last table made */
    char link[PL_SECRET_TEXT];
    unsigned char digest[32]; /* of all it has got */
};
struct board {
    long long id;
    int pages;
    struct page *page;
};
struct bench {
    struct pl_store *store;
    struct hub *hub;
    const struct pl_game *game;
    struct job *jobs, **last;
    struct board *board;
    int boards, watchers;
    struct pl_rng rng;
    int64_t now;
    long long moves, undos, refused, over, sent, bytes;
    double asking, storing, telling;
};

/* ---- Chance that is the same each time -------------------------------------------------------------------------- */

static struct pl_rng fixed; /* libsodium wants a function without a context */

static const char *name_of_chance(void) {
    return "fixed";
}
static uint32_t chance(void) {
    return (uint32_t)pl_rng_next(&fixed);
}
static void fill(void *const data, const size_t size) {
    for (size_t i = 0; i < size; i++)
        ((unsigned char *)data)[i] = (unsigned char)chance();
}
static struct randombytes_implementation same_each_time = {
    .implementation_name = name_of_chance, .random = chance, .buf = fill};

/* ---- Ports ------------------------------------------------------------------------------------------------------ */

static void submit(void *context, struct job *job) {
    struct bench *bench = context;
    job->next = NULL;
    *bench->last = job;
    bench->last = &job->next;
}

static void think(void *context, struct thought *thought) {
    (void)context;
    free(thought);
}

static long long number_at(const char *text, const char *key) {
    const char *found = strstr(text, key);
    return found ? strtoll(found + strlen(key), NULL, 10) : -1;
}

static void deliver(void *context, void *socket, const char *text, size_t length) {
    struct bench *bench = context;
    struct page *page = socket;
    bench->sent++;
    bench->bytes += (long long)length;
    if (length >= page->room) {
        page->room = 2 * length;
        page->state = realloc(page->state, page->room);
        if (!page->state)
            exit(1);
    }
    if (strncmp(text, "{\"is\":\"state\"", 13) == 0) {
        memcpy(page->state, text, length + 1);
        page->size = length;
    } else if (strncmp(text, "{\"is\":\"created\"", 15) == 0) {
        const char *link = strstr(text, "/i/");
        page->created = number_at(text, "\"table\":");
        snprintf(page->link, sizeof page->link, "%.*s", link ? (int)strcspn(link + 3, "\"") : 0, link ? link + 3 : "");
    } else if (strncmp(text, "{\"is\":\"no\"", 10) == 0) {
        bench->refused++;
    }
    if (bench->watchers) /* not where time is measured */
        crypto_generichash(page->digest, sizeof page->digest, (const unsigned char *)text, length, page->digest,
                           sizeof page->digest);
}

static void cut(void *context, void *socket) {
    (void)context;
    (void)socket;
}

static int64_t clock_of(void *context) {
    struct bench *bench = context;
    return bench->now += 1000;
}

static double cpu(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* ---- Work ------------------------------------------------------------------------------------------------------- */

/* Stores what waits and tells of it, until nothing waits; the clocks run if it is part of a round. */
static void settle(struct bench *bench, bool timed) {
    while (bench->jobs) {
        struct job *list = bench->jobs, *batch[TOGETHER];
        bench->jobs = NULL;
        bench->last = &bench->jobs;
        double start = cpu();
        for (struct job *job = list; job;) {
            int count = 0;
            for (; job && count < TOGETHER && job->kind == JOB_CHANGE; job = job->next)
                batch[count++] = job;
            if (count) {
                job_run_changes(bench->store, batch, count);
            } else {
                job_run(bench->store, job);
                job = job->next;
            }
        }
        double middle = cpu();
        for (struct job *job = list, *next; job; job = next) {
            next = job->next;
            hub_job_done(bench->hub, job);
        }
        if (timed) {
            bench->storing += middle - start;
            bench->telling += cpu() - middle;
        }
    }
}

__attribute__((format(printf, 3, 4))) static void say(struct bench *bench, struct page *page, const char *format, ...) {
    char text[1024];
    va_list args;
    (void)bench;
    va_start(args, format);
    int size = vsnprintf(text, sizeof text, format, args);
    va_end(args);
    hub_message(page->client, text, (size_t)size);
}

static void arrive(struct bench *bench, struct page *page, int index) {
    struct pl_store_identity identity;
    char cookie[PL_SECRET_TEXT];
    if (pl_store_guest(bench->store, "", "bench", &identity, cookie) != PL_STORE_OK)
        exit(1);
    page->client = hub_join(bench->hub, page, cookie);
    settle(bench, false);
    say(bench, page, "{\"do\":\"hello\",\"lang\":\"%s\"}", index % 3 == 1 ? "fr" : "en");
}

/* A new game for two at this board, everybody looking at it. */
static void lay(struct bench *bench, struct board *board) {
    say(bench, &board->page[0],
        "{\"do\":\"create\",\"game\":\"%s\",\"name\":\"A\",\"spectators\":true,\"seats\":[\"me\",\"friend\"]}",
        bench->game->id);
    settle(bench, false);
    say(bench, &board->page[1], "{\"do\":\"accept\",\"secret\":\"%s\",\"name\":\"B\"}", board->page[0].link);
    settle(bench, false);
    board->id = board->page[0].created;
    for (int i = 0; i < board->pages; i++)
        say(bench, &board->page[i], "{\"do\":\"open\",\"table\":%lld}", board->id);
    settle(bench, false);
}

/* The message of the seat that is to move, or false at the end of the game. */
static bool choose(struct bench *bench, struct board *board, struct page **who, char text[256]) {
    const char *state = board->page[0].state;
    long long actor = number_at(state, "\"actor\":"), n = number_at(state, "\"n\":");
    if (strstr(state, "\"actor\":\"over\""))
        return false;
    struct page *page = &board->page[actor];
    static const char undoable[] = "\"undo\":true";
    if (bench->watchers && pl_rng_below(&bench->rng, 8) == 0 && strstr(page->state, undoable)) {
        snprintf(text, 256, "{\"do\":\"undo\",\"table\":%lld,\"n\":%lld,\"seat\":%lld}", board->id, n, actor);
        *who = page;
        bench->undos++;
        return true;
    }
    const char *at = strstr(page->state, "\"moves\":[{"), *end = strstr(page->state, "],\"log\":[");
    uint32_t seen = 0;
    const char *move = NULL;
    while (at && (at = strstr(at, "{\"m\":\"")) && at < end) {
        at += 6;
        if (pl_rng_below(&bench->rng, ++seen) == 0)
            move = at;
    }
    if (!move) {
        fprintf(stderr, "bench_hub: no move in %s\n", page->state);
        exit(1);
    }
    *who = page;
    snprintf(text, 256, "{\"do\":\"play\",\"id\":7,\"table\":%lld,\"n\":%lld,\"seat\":%lld,\"move\":\"%.*s\"}",
             board->id, n, actor, (int)strcspn(move, "\""), move);
    return true;
}

/* A function of its own, so that callgrind can be told to count what is done in it (docs/load.md). */
__attribute__((noinline)) static void play_round(struct bench *bench) {
    struct message {
        struct page *page;
        char text[256];
    } *list = calloc((size_t)bench->boards, sizeof *list);
    if (!list)
        exit(1);
    for (int i = 0; i < bench->boards; i++)
        while (!choose(bench, &bench->board[i], &list[i].page, list[i].text)) {
            bench->over++;
            lay(bench, &bench->board[i]);
        }
    double start = cpu();
    for (int i = 0; i < bench->boards; i++)
        hub_message(list[i].page->client, list[i].text, strlen(list[i].text));
    bench->asking += cpu() - start;
    bench->moves += bench->boards;
    settle(bench, true);
    free(list);
}

static void report(struct bench *bench, double setup) {
    unsigned char digest[32] = {0};
    char hex[65];
    for (int i = 0; i < bench->boards; i++)
        for (int k = 0; k < bench->board[i].pages; k++)
            for (size_t b = 0; b < sizeof digest; b++)
                digest[b] = (unsigned char)(digest[b] * 31 + bench->board[i].page[k].digest[b]);
    double moves = (double)bench->moves;
    printf("%s: %d tables, %lld moves (%lld taken back, %lld games over, %lld refused), setup %.1f s of CPU\n",
           bench->game->id, bench->boards, bench->moves, bench->undos, bench->over, bench->refused, setup);
    printf("us of CPU a move: %.1f asked and made, %.1f stored, %.1f told; %.1f together\n",
           bench->asking / moves * 1e6, bench->storing / moves * 1e6, bench->telling / moves * 1e6,
           (bench->asking + bench->storing + bench->telling) / moves * 1e6);
    printf("%.1f messages and %.0f bytes sent a move\n", (double)bench->sent / moves, (double)bench->bytes / moves);
    if (bench->watchers)
        printf("digest %s\n", sodium_bin2hex(hex, sizeof hex, digest, sizeof digest));
}

int main(int argc, char **argv) {
    char error[1024] = "";
    struct pl_out out = PL_OUT(error);
    static struct bench bench;
    fixed = pl_rng_seed(1, 0);
    bench.rng = pl_rng_seed(2, 0);
    bench.last = &bench.jobs;
    randombytes_set_implementation(&same_each_time);
    bench.game = pl_game_find(argc > 2 ? argv[2] : "tempete");
    bench.boards = argc > 3 ? atoi(argv[3]) : 200;
    int rounds = argc > 4 ? atoi(argv[4]) : 200;
    bench.watchers = argc > 5 ? atoi(argv[5]) : 0;
    bench.store = argc > 1 && bench.game ? pl_store_open(argv[1], PL_EN, &out) : NULL;
    struct hub_ports ports = {
        .context = &bench, .submit = submit, .think = think, .send = deliver, .close = cut, .now = clock_of};
    bench.hub = hub_new(&ports);
    bench.board = calloc((size_t)bench.boards, sizeof *bench.board);
    if (sodium_init() < 0 || !bench.store || !bench.hub || !bench.board) {
        fprintf(stderr, "%s\nusage: bench_hub FILE [GAME [TABLES [ROUNDS [WATCHERS]]]]\n", error);
        return 2;
    }
    double start = cpu();
    for (int i = 0; i < bench.boards; i++) {
        struct board *board = &bench.board[i];
        board->pages = 2 + bench.watchers;
        board->page = calloc((size_t)board->pages, sizeof *board->page);
        for (int k = 0; k < board->pages; k++)
            arrive(&bench, &board->page[k], k);
        lay(&bench, board);
    }
    double setup = cpu() - start;
    bench.sent = bench.bytes = 0;
    for (int i = 0; i < rounds; i++)
        play_round(&bench);
    report(&bench, setup);
    for (int i = 0; i < bench.boards; i++)
        for (int k = 0; k < bench.board[i].pages; k++) {
            hub_leave(bench.board[i].page[k].client);
            free(bench.board[i].page[k].state);
        }
    for (int i = 0; i < bench.boards; i++)
        free(bench.board[i].page);
    free(bench.board);
    hub_free(bench.hub);
    pl_store_close(bench.store);
    return 0;
}
