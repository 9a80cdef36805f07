/* How many durable moves a second the store takes, by the number of tables that share one wait for the disk.
 *
 *     bench_store plateau.db        a fresh file, or
 *     bench_store postgres://…      an empty database
 */
#include "app/server/store.h"
#include <stdlib.h>
#include <time.h>

enum { TABLES = 1000 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void need(struct pl_store *store, enum pl_store_status status, const char *what) {
    if (status == PL_STORE_OK)
        return;
    char said[1024];
    struct pl_out out = PL_OUT(said);
    pl_store_detail(store, PL_EN, &out);
    fprintf(stderr, "%s: %s %s\n", what, pl_store_say(status, PL_EN), said);
    exit(1);
}

static int by_size(const void *a, const void *b) {
    return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b);
}

/* Appends to all tables in turn, `together` at a time, for about `seconds`. */
static void run(struct pl_store *store, struct pl_store_table *table, int together, double seconds) {
    static struct pl_store_change change[TABLES];
    static double took[100000];
    struct pl_store_move move = {.seat = 0, .move = 0x01020304, .notation = "build 2,-1 keep=1"};
    int batches = 0, at = 0;
    double start = now(), end = start;
    while (end - start < seconds && batches < 100000) {
        for (int i = 0; i < together; i++) {
            const struct pl_store_table *t = &table[(at + i) % TABLES];
            change[i] = (struct pl_store_change){.table = t->id,
                                                 .change = t->change,
                                                 .length = t->length,
                                                 .keep = t->length,
                                                 .moves = &move,
                                                 .count = 1};
        }
        double before = now();
        need(store, pl_store_apply(store, change, together), "append");
        end = now();
        took[batches++] = end - before;
        for (int i = 0; i < together; i++) {
            need(store, change[i].status, "a move");
            table[(at + i) % TABLES].change++;
            table[(at + i) % TABLES].length++;
        }
        at = (at + together) % TABLES;
    }
    qsort(took, (size_t)batches, sizeof *took, by_size);
    printf("%5d together: %9.0f moves/s   a batch %7.2f ms (median), %7.2f ms (99%%)\n", together,
           batches * (double)together / (end - start), took[batches / 2] * 1e3, took[batches * 99 / 100] * 1e3);
}

int main(int argc, char **argv) {
    char error[1024] = "";
    struct pl_out out = PL_OUT(error);
    struct pl_store *store = argc == 2 ? pl_store_open(argv[1], PL_EN, &out) : NULL;
    if (!store) {
        fprintf(stderr, "%s\nusage: bench_store FILE|postgres://…\n", error);
        return 2;
    }
    static struct pl_store_table table[TABLES];
    double start = now();
    for (int i = 0; i < TABLES; i++) {
        table[i] = (struct pl_store_table){.game = "tempete", .players = 2, .state = PL_TABLE_RUNNING};
        need(store, pl_store_create(store, &table[i]), "create");
    }
    printf("create a table: %.2f ms\n", (now() - start) * 1e3 / TABLES);
    for (int together = 1; together <= TABLES; together *= 10)
        run(store, table, together, 2);

    struct pl_store_table loaded;
    struct pl_store_moves moves;
    int64_t total = 0;
    start = now();
    for (int i = 0; i < TABLES; i++) {
        need(store, pl_store_load(store, table[i].id, 0, &loaded, &moves), "load");
        total += moves.count;
        pl_store_moves_free(&moves);
    }
    printf("load a table of %d moves: %.3f ms\n", (int)(total / TABLES), (now() - start) * 1e3 / TABLES);
    start = now();
    for (int i = 0; i < TABLES; i++)
        need(store, pl_store_load(store, table[i].id, table[i].change - 1, &loaded, NULL), "load");
    printf("look whether a table has changed: %.3f ms\n", (now() - start) * 1e3 / TABLES);
    start = now();
    need(store, pl_store_check(store), "check");
    printf("check everything: %.0f ms\n", (now() - start) * 1e3);
    pl_store_close(store);
    return 0;
}
