/* The store when things go wrong: several at once, killed processes, full disks. */
#include "tests/store_help.h"
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>

/* ---- Several at once ------------------------------------------------------------------------------------------- */

/* Children that wait until all are there, and one pipe for what they have to say. */
struct crew {
    int gate[2], word[2];
};
static struct crew gather(void) {
    struct crew crew;
    assert_int_equal(pipe2(crew.gate, O_CLOEXEC), 0);
    assert_int_equal(pipe2(crew.word, O_CLOEXEC), 0);
    return crew;
}
/* In the child: returns when the parent lets go. */
static void await_gate(const struct crew *crew) {
    char nothing;
    close(crew->gate[1]);
    CHILD_NEEDS(read(crew->gate[0], &nothing, 1) == 0);
}
static void say(const struct crew *crew, int word) {
    CHILD_NEEDS(write(crew->word[1], &word, sizeof word) == sizeof word);
}
static void let_go(const struct crew *crew) {
    close(crew->gate[0]);
    close(crew->gate[1]);
    close(crew->word[1]);
}
static bool hear(const struct crew *crew, int *word) {
    return read(crew->word[0], word, sizeof *word) == sizeof *word;
}

enum { RACERS = 3, RACE = 120 };

static void race(const char *where, int64_t table, const struct crew *crew) {
    struct pl_store *store = child_open(where);
    struct pl_store_table now;
    int wins = 0;
    await_gate(crew);
    for (;;) {
        CHILD_NEEDS(pl_store_load(store, table, 0, &now, NULL) == PL_STORE_OK);
        if (now.length >= RACE)
            break;
        enum pl_store_status status = append(store, &now, 1);
        CHILD_NEEDS(status == PL_STORE_OK || status == PL_STORE_STALE);
        wins += status == PL_STORE_OK;
    }
    say(crew, wins);
    pl_store_close(store);
    _exit(0);
}

static void of_racing_processes_one_wins_each_number(void **state) {
    struct place *place = *state;
    struct pl_store_table table = make_table(place->store, 0);
    struct crew crew = gather();
    pid_t child[RACERS];
    for (int i = 0; i < RACERS; i++) {
        child[i] = fork();
        assert_true(child[i] >= 0);
        if (child[i] == 0)
            race(place->where, table.id, &crew);
    }
    let_go(&crew);
    int wins = 0, word;
    for (int i = 0; i < RACERS; i++) {
        assert_true(hear(&crew, &word));
        wins += word;
    }
    for (int i = 0; i < RACERS; i++)
        assert_child_ends_well(child[i]);
    close(crew.word[0]);
    assert_int_equal(assert_moves(place->store, table.id), RACE);
    assert_int_equal(wins, RACE);
    OK(pl_store_check(place->store));
}

static void of_many_guests_one_gets_the_seat(void **state) {
    struct place *place = *state;
    enum { GUESTS = 6, ROUNDS = 5 };
    struct pl_store_identity guest[GUESTS];
    for (int i = 0; i < GUESTS; i++)
        guest[i] = make_guest(place->store, "guest");
    for (int round = 0; round < ROUNDS; round++) {
        struct pl_store_table table = {.game = "tempete", .players = 2}, loaded;
        OK(pl_store_create(place->store, &table));
        char secret[PL_SECRET_TEXT];
        OK(pl_store_invite(place->store, table.id, &table.change, 1, secret));
        struct crew crew = gather();
        pid_t child[GUESTS];
        for (int i = 0; i < GUESTS; i++) {
            child[i] = fork();
            assert_true(child[i] >= 0);
            if (child[i] == 0) {
                struct pl_store *store = child_open(place->where);
                int64_t id, change;
                int seat;
                await_gate(&crew);
                enum pl_store_status status = pl_store_accept(store, secret, guest[i].id, "guest", &id, &seat, &change);
                CHILD_NEEDS(status == PL_STORE_OK || status == PL_STORE_TAKEN);
                if (status == PL_STORE_OK)
                    say(&crew, i);
                pl_store_close(store);
                _exit(0);
            }
        }
        let_go(&crew);
        int winner = -1, other;
        assert_true(hear(&crew, &winner));
        assert_false(hear(&crew, &other));
        for (int i = 0; i < GUESTS; i++)
            assert_child_ends_well(child[i]);
        close(crew.word[0]);
        OK(pl_store_load(place->store, table.id, 0, &loaded, NULL));
        assert_int_equal(loaded.seat[1].identity, guest[winner].id);
    }
}

/* Batches that name the same tables in opposite order must not wait for each other in a ring. */
static void batches_do_not_lock_each_other_out(void **state) {
    struct place *place = *state;
    enum { TABLES = 8, BATCHES = 40 };
    struct pl_store_table table[TABLES];
    for (int i = 0; i < TABLES; i++)
        table[i] = make_table(place->store, 0);
    struct crew crew = gather();
    pid_t child[2];
    for (int c = 0; c < 2; c++) {
        child[c] = fork();
        assert_true(child[c] >= 0);
        if (child[c] > 0)
            continue;
        struct pl_store *store = child_open(place->where);
        await_gate(&crew);
        for (int batch = 0; batch < BATCHES; batch++) {
            struct pl_store_change changes[TABLES];
            struct pl_store_move moves[TABLES];
            for (int i = 0; i < TABLES; i++) {
                struct pl_store_table now;
                CHILD_NEEDS(pl_store_load(store, table[c ? TABLES - 1 - i : i].id, 0, &now, NULL) == PL_STORE_OK);
                moves[i] = make_move(now.length);
                changes[i] = (struct pl_store_change){.table = now.id,
                                                      .change = now.change,
                                                      .length = now.length,
                                                      .keep = now.length,
                                                      .moves = &moves[i],
                                                      .count = 1};
            }
            CHILD_NEEDS(pl_store_apply(store, changes, TABLES) == PL_STORE_OK);
            for (int i = 0; i < TABLES; i++) {
                CHILD_NEEDS(changes[i].status == PL_STORE_OK || changes[i].status == PL_STORE_STALE);
                if (changes[i].status == PL_STORE_OK)
                    say(&crew, c);
            }
        }
        pl_store_close(store);
        _exit(0);
    }
    let_go(&crew);
    int won = 0, stored = 0, word;
    while (hear(&crew, &word))
        won++;
    close(crew.word[0]);
    for (int c = 0; c < 2; c++)
        assert_child_ends_well(child[c]);
    for (int i = 0; i < TABLES; i++)
        stored += assert_moves(place->store, table[i].id);
    assert_int_equal(stored, won);
    OK(pl_store_check(place->store));
}

/* ---- Killed ---------------------------------------------------------------------------------------------------- */

enum { KILLS = 20, KILL_TABLES = 3 };
struct acknowledged {
    int table, length;
};

static void append_for_ever(const char *where, const int64_t *ids, int word) {
    struct pl_store *store = child_open(where);
    struct pl_store_table table[KILL_TABLES];
    for (int i = 0; i < KILL_TABLES; i++)
        CHILD_NEEDS(pl_store_load(store, ids[i], 0, &table[i], NULL) == PL_STORE_OK);
    for (;;) {
        struct pl_store_change changes[KILL_TABLES];
        struct pl_store_move moves[KILL_TABLES][2];
        for (int i = 0; i < KILL_TABLES; i++) {
            moves[i][0] = make_move(table[i].length);
            moves[i][1] = make_move(table[i].length + 1);
            changes[i] = (struct pl_store_change){.table = ids[i],
                                                  .change = table[i].change,
                                                  .length = table[i].length,
                                                  .keep = table[i].length,
                                                  .moves = moves[i],
                                                  .count = 1 + i % 2};
        }
        CHILD_NEEDS(pl_store_apply(store, changes, KILL_TABLES) == PL_STORE_OK);
        for (int i = 0; i < KILL_TABLES; i++) {
            CHILD_NEEDS(changes[i].status == PL_STORE_OK);
            table[i].change++;
            table[i].length += changes[i].count;
            struct acknowledged word_of = {i, table[i].length};
            CHILD_NEEDS(write(word, &word_of, sizeof word_of) == sizeof word_of);
        }
    }
}

/* Lets a moment pass that is not in step with what the child does. */
static void let_pass(int microseconds) {
    struct timespec start, now;
    clock_gettime(CLOCK_MONOTONIC, &start);
    do
        clock_gettime(CLOCK_MONOTONIC, &now);
    while ((now.tv_sec - start.tv_sec) * 1000000 + (now.tv_nsec - start.tv_nsec) / 1000 < microseconds);
}

static void what_was_acknowledged_survives_kill_9(void **state) {
    struct place *place = *state;
    int64_t ids[KILL_TABLES];
    int length[KILL_TABLES] = {0};
    for (int i = 0; i < KILL_TABLES; i++)
        ids[i] = make_table(place->store, 0).id;
    place_close(place);
    for (int round = 0; round < KILLS; round++) {
        int ends[2], status = 0;
        assert_int_equal(pipe2(ends, O_CLOEXEC), 0);
        pid_t pid = fork();
        assert_true(pid >= 0);
        if (pid == 0)
            append_for_ever(place->where, ids, ends[1]);
        close(ends[1]);
        struct acknowledged heard;
        for (int i = 0; read(ends[0], &heard, sizeof heard) == sizeof heard; i++) {
            assert_true(heard.length > length[heard.table]);
            length[heard.table] = heard.length;
            if (i == 2 + round % 5) {
                let_pass(round * 313 % 2000);
                assert_int_equal(kill(pid, SIGKILL), 0);
            }
        }
        close(ends[0]);
        assert_int_equal(waitpid(pid, &status, 0), pid);
        assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
        place->store = place_open(place);
        OK(pl_store_check(place->store));
        for (int i = 0; i < KILL_TABLES; i++) {
            int stored = assert_moves(place->store, ids[i]);
            assert_true(stored >= length[i]); /* more: it was killed between the disk and the word */
            assert_true(stored <= length[i] + 2);
            length[i] = stored;
        }
        place_close(place);
    }
    assert_true(length[0] >= KILLS);
    place->store = place_open(place);
}

#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, place_make, place_remove)
const struct CMUnitTest store_fault_tests[] = {
    TEST(of_racing_processes_one_wins_each_number),
    TEST(of_many_guests_one_gets_the_seat),
    TEST(batches_do_not_lock_each_other_out),
    TEST(what_was_acknowledged_survives_kill_9),
};
const size_t store_fault_test_count = sizeof store_fault_tests / sizeof *store_fault_tests;

/* ---- Full ------------------------------------------------------------------------------------------------------ */

static off_t size_of(const char *path, const char *ending) {
    char name[300];
    struct stat file;
    snprintf(name, sizeof name, "%s%s", path, ending);
    return stat(name, &file) == 0 ? file.st_size : 0;
}

/* No file of this process may grow beyond `bytes`, as on a disk that has no more. */
static void limit_files(rlim_t bytes) {
    struct rlimit limit;
    CHILD_NEEDS(getrlimit(RLIMIT_FSIZE, &limit) == 0);
    limit.rlim_cur = bytes < limit.rlim_max ? bytes : limit.rlim_max;
    CHILD_NEEDS(setrlimit(RLIMIT_FSIZE, &limit) == 0);
}

static void fill_up(const char *where, int64_t id, int word) {
    struct pl_store *store = child_open(where);
    struct pl_store_table table, now;
    struct pl_store_identity identity;
    char cookie[PL_SECRET_TEXT];
    signal(SIGXFSZ, SIG_IGN);
    CHILD_NEEDS(pl_store_load(store, id, 0, &table, NULL) == PL_STORE_OK);
    for (int times = 0; times < 3; times++) {
        enum pl_store_status status;
        off_t log = size_of(where, "-wal"), file = size_of(where, "");
        limit_files((rlim_t)(log > file ? log : file) + 50000);
        /* In large steps, then in the smallest there are. */
        for (int step = 20; step > 0; step = step > 1 ? 1 : 0) {
            while ((status = append(store, &table, step)) == PL_STORE_OK)
                ;
            CHILD_NEEDS(status == PL_STORE_FULL);
        }
        struct pl_store_table new_one;
        CHILD_NEEDS(append(store, &table, 20) == PL_STORE_FULL);
        /* A move that splits a page needs more of them than a guest does: one may still fit, but not many. */
        do
            new_one = (struct pl_store_table){.game = "tempete", .players = 2};
        while ((status = pl_store_create(store, &new_one)) == PL_STORE_OK);
        CHILD_NEEDS(status == PL_STORE_FULL && !new_one.id);
        while ((status = pl_store_guest(store, "Anna", "", &identity, cookie)) == PL_STORE_OK)
            ;
        CHILD_NEEDS(status == PL_STORE_FULL && !cookie[0]);
        char said[1024];
        struct pl_out out = PL_OUT(said);
        pl_store_detail(store, PL_FR, &out);
        CHILD_NEEDS(strstr(said, "Le disque du serveur est plein"));
        /* What was stored can be read while the disk is full, and no more than that is there. */
        CHILD_NEEDS(pl_store_load(store, id, 0, &now, NULL) == PL_STORE_OK);
        CHILD_NEEDS(now.length == table.length && now.change == table.change);
        CHILD_NEEDS(pl_store_check(store) == PL_STORE_OK);
        limit_files(RLIM_INFINITY);
        CHILD_NEEDS(append(store, &table, 1) == PL_STORE_OK);
        CHILD_NEEDS(write(word, &table.length, sizeof table.length) == sizeof table.length);
    }
    _exit(0); /* without closing: whoever comes next reads the log */
}

static void a_full_disk_stops_and_damages_nothing(void **state) {
    struct place *place = *state;
    int64_t id = make_table(place->store, 0).id;
    int ends[2], length = 0, heard;
    place_close(place);
    assert_int_equal(pipe2(ends, O_CLOEXEC), 0);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0)
        fill_up(place->where, id, ends[1]);
    close(ends[1]);
    while (read(ends[0], &heard, sizeof heard) == sizeof heard)
        length = heard;
    close(ends[0]);
    assert_child_ends_well(pid);
    place->store = place_open(place);
    assert_true(length > 100);
    assert_int_equal(assert_moves(place->store, id), length);
    OK(pl_store_check(place->store));
}

/* SQLite's own limit on the pages of the file: the other way to be full. */
static void a_full_file_stops_and_damages_nothing(void **state) {
    struct pl_store *store = ((struct place *)*state)->store;
    struct pl_store_table table = make_table(store, 0);
    enum pl_store_status status;
    OK(store->driver->script(store, "PRAGMA max_page_count = 40"));
    while ((status = append(store, &table, 20)) == PL_STORE_OK)
        ;
    IS(FULL, status);
    assert_true(table.length > 100);
    assert_int_equal(assert_moves(store, table.id), table.length);
    OK(pl_store_check(store));
    OK(store->driver->script(store, "PRAGMA max_page_count = 4000"));
    OK(append(store, &table, 20));
    assert_int_equal(assert_moves(store, table.id), table.length);
}

/* A batch that does not fit is taken back as a whole, also what of it did fit. */
static void a_batch_on_a_full_disk_leaves_nothing(void **state) {
    struct pl_store *store = ((struct place *)*state)->store;
    enum { TABLES = 4, MOVES = 5000 };
    struct pl_store_table table[TABLES];
    struct pl_store_change changes[TABLES];
    struct pl_store_move *moves = calloc(MOVES, sizeof *moves);
    assert_non_null(moves);
    for (int i = 0; i < MOVES; i++)
        moves[i] = make_move(i);
    for (int i = 0; i < TABLES; i++) {
        table[i] = make_table(store, 0);
        changes[i] = (struct pl_store_change){
            .table = table[i].id, .change = 1, .moves = moves, .count = i == TABLES - 1 ? MOVES : 1};
    }
    OK(store->driver->script(store, "PRAGMA max_page_count = 40"));
    IS(FULL, pl_store_apply(store, changes, TABLES));
    for (int i = 0; i < TABLES; i++) {
        IS(FULL, changes[i].status);
        assert_int_equal(assert_moves(store, table[i].id), 0);
    }
    OK(store->driver->script(store, "PRAGMA max_page_count = 4000"));
    OK(pl_store_apply(store, changes, TABLES));
    for (int i = 0; i < TABLES; i++)
        OK(changes[i].status);
    assert_int_equal(assert_moves(store, table[TABLES - 1].id), MOVES);
    free(moves);
}

const struct CMUnitTest store_disk_tests[] = {
    TEST(a_full_disk_stops_and_damages_nothing),
    TEST(a_full_file_stops_and_damages_nothing),
    TEST(a_batch_on_a_full_disk_leaves_nothing),
};
const size_t store_disk_test_count = sizeof store_disk_tests / sizeof *store_disk_tests;
