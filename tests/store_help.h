/* Help for the tests of the store: a PostgreSQL server of the test's own, a fresh database per test, and small words
 * for what every test does. */
#ifndef PLATEAU_TESTS_STORE_HELP_H
#define PLATEAU_TESTS_STORE_HELP_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/server/store_sql.h"
#include <stdio.h>
#include <sys/types.h>
#include <unistd.h>

/* ---- PostgreSQL ------------------------------------------------------------------------------------------------ */

/* A server in a temporary folder, reached by a Unix socket there. It ends with the test, whatever happens to it. */
struct cluster {
    char folder[64];
    char programs[256];
    pid_t pid; /* 0: not running */
    int log;
    int databases; /* made so far */
};
void cluster_make(struct cluster *cluster);
void cluster_start(struct cluster *cluster);
/* As after a power cut: connections break, and the next start recovers from the log. */
void cluster_kill(struct cluster *cluster);
void cluster_remove(struct cluster *cluster);

/* ---- A place to store ------------------------------------------------------------------------------------------ */

struct place {
    struct cluster *cluster; /* NULL: SQLite */
    char folder[64];         /* of the SQLite file */
    char where[256];
    struct pl_store *store;
};
/* A fresh database and an open store; cmocka's setup and teardown. *state is the group's struct place. */
int place_make(void **state);
int place_remove(void **state);
struct pl_store *place_open(const struct place *place);
void place_close(struct place *place);

/* ---- Words ----------------------------------------------------------------------------------------------------- */

#define OK(CALL) assert_int_equal((CALL), PL_STORE_OK)
#define IS(STATUS, CALL) assert_int_equal((CALL), PL_STORE_##STATUS)

struct pl_store_identity make_guest(struct pl_store *store, const char *name);
/* A running table for two, Anna's and a bot's. */
struct pl_store_table make_table(struct pl_store *store, int64_t owner);
/* Move `number` of every test: its value and its notation tell which one it is. */
struct pl_store_move make_move(int number);
/* Appends `count` of them to a table that is as `table` says, which is brought up to date if it was done. */
enum pl_store_status append(struct pl_store *store, struct pl_store_table *table, int count);
/* Loads the table and asserts that its moves are 0, 1, 2… as make_move makes them; their number. */
int assert_moves(struct pl_store *store, int64_t table);
void assert_same_seat(const struct pl_store_seat *a, const struct pl_store_seat *b);

/* The store for a child process, which answers to its parent by what it writes and by its exit status only. */
struct pl_store *child_open(const char *where);
#define CHILD_NEEDS(CONDITION)                                                                                         \
    do {                                                                                                               \
        if (!(CONDITION)) {                                                                                            \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #CONDITION);                                    \
            _exit(1);                                                                                                  \
        }                                                                                                              \
    } while (0)
void assert_child_ends_well(pid_t pid);

extern const struct CMUnitTest store_people_tests[], store_seat_tests[], store_fault_tests[], store_disk_tests[],
    store_shared_tests[];
extern const size_t store_people_test_count, store_seat_test_count, store_fault_test_count, store_disk_test_count,
    store_shared_test_count;

#endif
