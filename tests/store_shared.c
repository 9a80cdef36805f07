/* What only a shared database does: it can go away and come back, and it tells the others. */
#include "tests/store_help.h"
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>

/* ---- Going away ------------------------------------------------------------------------------------------------ */

static void a_lost_server_is_said_and_found_again(void **state) {
    struct place *place = *state;
    struct pl_store *store = place->store;
    struct pl_store_identity anna, found;
    char cookie[PL_SECRET_TEXT], none[PL_SECRET_TEXT];
    OK(pl_store_guest(store, "Anna", "", &anna, cookie));
    struct pl_store_table table = make_table(store, anna.id), loaded, list[2];
    int count;
    OK(append(store, &table, 3));

    cluster_kill(place->cluster);
    for (int i = 0; i < 2; i++) {
        IS(OFFLINE, append(store, &table, 1));
        IS(OFFLINE, pl_store_load(store, table.id, 0, &loaded, NULL));
        IS(OFFLINE, pl_store_session(store, cookie, &found));
        IS(OFFLINE, pl_store_guest(store, "Bob", "", &found, none));
        IS(OFFLINE, pl_store_tables(store, &(struct pl_store_query){.list = PL_LIST_RUNNING}, list, 2, &count));
        IS(OFFLINE, pl_store_check(store));
        int64_t change = table.change;
        IS(OFFLINE, pl_store_seat(store, table.id, &change, 1, &(struct pl_store_seat){0}));
        assert_int_equal(change, table.change);
    }
    char said[1024];
    struct pl_out out = PL_OUT(said);
    pl_store_detail(store, PL_EN, &out);
    assert_non_null(strstr(said, "cannot be reached"));

    cluster_start(place->cluster);
    OK(append(store, &table, 1));
    OK(pl_store_session(store, cookie, &found));
    assert_int_equal(found.id, anna.id);
    assert_int_equal(assert_moves(store, table.id), 4);

    /* A restart between two calls is not even noticed, whichever call comes first. */
    cluster_kill(place->cluster);
    cluster_start(place->cluster);
    OK(append(store, &table, 2));
    cluster_kill(place->cluster);
    cluster_start(place->cluster);
    OK(pl_store_session(store, cookie, &found));
    assert_int_equal(assert_moves(store, table.id), 6);
    OK(pl_store_check(store));
}

static void append_through_everything(const char *where, int64_t id, int word) {
    struct pl_store *store = child_open(where);
    struct pl_store_table table = {0};
    for (bool known = false;;) {
        if (!known && pl_store_load(store, id, 0, &table, NULL) != PL_STORE_OK)
            continue;
        enum pl_store_status status = append(store, &table, 2);
        CHILD_NEEDS(status == PL_STORE_OK || status == PL_STORE_OFFLINE);
        known = status == PL_STORE_OK;
        int said = known ? table.length : -1;
        CHILD_NEEDS(write(word, &said, sizeof said) == sizeof said);
    }
}

static void acknowledged_moves_survive_a_crash_of_the_server(void **state) {
    struct place *place = *state;
    int64_t id = make_table(place->store, 0).id;
    int ends[2], heard, length = 0, failures = 0;
    assert_int_equal(pipe2(ends, O_CLOEXEC), 0);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0)
        append_through_everything(place->where, id, ends[1]);
    close(ends[1]);
    for (int crash = 0; crash < 4; crash++) {
        int before = failures;
        for (int i = 0; i < 15 + crash; i++) {
            assert_int_equal(read(ends[0], &heard, sizeof heard), sizeof heard);
            length = heard > length ? heard : length;
        }
        cluster_kill(place->cluster);
        cluster_start(place->cluster);
        do { /* until it has met the crash and stored something after it */
            assert_int_equal(read(ends[0], &heard, sizeof heard), sizeof heard);
            failures += heard < 0;
            length = heard > length ? heard : length;
        } while (failures == before || heard < 0);
    }
    assert_int_equal(kill(pid, SIGKILL), 0);
    while (read(ends[0], &heard, sizeof heard) == sizeof heard)
        length = heard > length ? heard : length;
    close(ends[0]);
    assert_int_equal(waitpid(pid, NULL, 0), pid);
    int stored = assert_moves(place->store, id);
    assert_true(stored >= length && stored <= length + 2);
    OK(pl_store_check(place->store));
}

static void a_schema_changed_meanwhile_is_noticed(void **state) {
    struct place *place = *state;
    struct pl_store_table table = make_table(place->store, 0);
    OK(place->store->driver->script(place->store, "INSERT INTO schema_versions (version, applied) VALUES (99, 0)"));
    cluster_kill(place->cluster);
    cluster_start(place->cluster);
    IS(NEWER, append(place->store, &table, 1));
}

/* ---- Telling --------------------------------------------------------------------------------------------------- */

/* Waits as a server would, for a minute at most. */
static struct pl_notice await(struct pl_watch *watch) {
    struct pl_notice notice;
    time_t start = time(NULL);
    while (!pl_watch_next(watch, &notice)) {
        struct pollfd wait = {.fd = pl_watch_fd(watch), .events = pl_watch_events(watch)};
        int timeout = pl_watch_timeout(watch);
        assert_true(poll(&wait, 1, timeout >= 0 && timeout < 60000 ? timeout : 60000) >= 0);
        if (time(NULL) - start > 60)
            fail_msg("nothing was heard for a minute");
    }
    return notice;
}

static struct pl_watch *open_watch(const char *where) {
    char error[512] = "";
    struct pl_out out = PL_OUT(error);
    struct pl_watch *watch = pl_watch_open(where, PL_EN, &out);
    if (!watch)
        fail_msg("%s", error);
    return watch;
}

static void assert_heard(struct pl_watch *watch, int64_t table, int64_t change) {
    struct pl_notice notice = await(watch);
    assert_int_equal(notice.kind, PL_NOTICE_CHANGE);
    assert_int_equal(notice.table, table);
    assert_int_equal(notice.change, change);
}

static void everybody_hears_of_every_change(void **state) {
    struct place *place = *state;
    struct pl_store *store = place->store, *there = place_open(place);
    struct pl_store_identity anna = make_guest(store, "Anna"), guest = make_guest(store, "guest");
    struct pl_store_table table = make_table(store, guest.id), other = make_table(store, 0), fresh;
    struct pl_watch *watch = open_watch(place->where), *second = open_watch(place->where);
    struct pl_notice nothing;
    assert_int_equal(await(watch).kind, PL_NOTICE_READY);
    assert_int_equal(await(second).kind, PL_NOTICE_READY);
    assert_int_equal(pl_watch_timeout(watch), -1);

    OK(append(there, &table, 2));
    assert_heard(watch, table.id, 2);
    assert_heard(second, table.id, 2);
    struct pl_store_table old = table;
    old.change--;
    IS(STALE, append(there, &old, 1)); /* of what did not happen nobody hears */
    OK(pl_store_seat(there, table.id, &table.change, 1, &(struct pl_store_seat){0}));
    assert_heard(watch, table.id, 3);
    char secret[PL_SECRET_TEXT];
    OK(pl_store_invite(there, table.id, &table.change, 1, secret));
    assert_heard(watch, table.id, 4);
    int64_t id, change;
    int seat;
    OK(pl_store_accept(there, secret, anna.id, "Anna", &id, &seat, &change));
    assert_heard(watch, table.id, 5);
    table.change = change;
    OK(pl_store_seat(there, table.id, &table.change, 1, &(struct pl_store_seat){.identity = anna.id, .name = "A"}));
    assert_heard(watch, table.id, 6);
    OK(pl_store_account(there, anna.id, "Anna", "$hash", "", NULL));
    struct pl_store_keys keys = {0};
    struct pl_store_adopted adopted;
    OK(pl_store_login_guest(there, anna.id, "", guest.id, &keys, &adopted));
    pl_store_adopted_free(&adopted);
    assert_heard(watch, table.id, 7);
    bool gone;
    table.change = 7;
    OK(pl_store_leave(there, table.id, &table.change, anna.id, "greedy", &gone));
    assert_heard(watch, table.id, 8); /* even of one that is no more */
    assert_true(gone);
    fresh = make_table(there, 0);
    assert_heard(watch, fresh.id, 1);

    struct pl_store_move move = make_move(0);
    struct pl_store_change batch[] = {{.table = other.id, .change = 1, .moves = &move, .count = 1},
                                      {.table = fresh.id, .change = 7, .moves = &move, .count = 1},
                                      {.table = other.id, .change = 2, .length = 1}};
    OK(pl_store_apply(there, batch, 3));
    assert_heard(watch, other.id, 2);
    assert_heard(watch, other.id, 3);
    OK(append(store, &fresh, 1)); /* the very next thing heard: the stale one was not told */
    assert_heard(watch, fresh.id, 2);
    assert_false(pl_watch_next(watch, &nothing));
    pl_watch_close(watch);
    pl_watch_close(second);
    pl_store_close(there);
}

static void a_watch_finds_the_server_again(void **state) {
    struct place *place = *state;
    struct pl_store_table table = make_table(place->store, 0);
    struct pl_watch *watch = open_watch(place->where);
    assert_int_equal(await(watch).kind, PL_NOTICE_READY);
    cluster_kill(place->cluster);
    assert_int_equal(await(watch).kind, PL_NOTICE_LOST);
    assert_int_equal(await(watch).kind, PL_NOTICE_LOST); /* a first attempt was in vain */
    cluster_start(place->cluster);
    struct pl_notice notice;
    do
        notice = await(watch);
    while (notice.kind == PL_NOTICE_LOST);
    assert_int_equal(notice.kind, PL_NOTICE_READY);
    OK(append(place->store, &table, 1));
    assert_heard(watch, table.id, 2);
    pl_watch_close(watch);
}

static void nonsense_on_the_channel_is_not_passed_on(void **state) {
    struct place *place = *state;
    struct pl_watch *watch = open_watch(place->where);
    assert_int_equal(await(watch).kind, PL_NOTICE_READY);
    static const char *const nonsense[] = {"", "12", "a b", "1 2 3", "-1 4", "12 x", "1 99999999999999999999x"};
    for (size_t i = 0; i < sizeof nonsense / sizeof *nonsense; i++) {
        char command[128];
        snprintf(command, sizeof command, "NOTIFY " PL_CHANNEL ", '%s'", nonsense[i]);
        OK(place->store->driver->script(place->store, command));
    }
    struct pl_store_table table = make_table(place->store, 0);
    assert_heard(watch, table.id, 1);
    pl_watch_close(watch);
}

static void a_file_has_nothing_to_tell(void **state) {
    (void)state;
    struct pl_watch *watch = open_watch("plateau.db");
    struct pl_notice notice;
    assert_int_equal(pl_watch_fd(watch), -1);
    assert_int_equal(pl_watch_timeout(watch), -1);
    assert_int_equal(pl_watch_events(watch), 0);
    assert_false(pl_watch_next(watch, &notice));
    pl_watch_close(watch);
    char error[512] = "";
    struct pl_out out = PL_OUT(error);
    assert_null(pl_watch_open("postgres://a@b/c?nonsense=1", PL_FR, &out));
    assert_non_null(strstr(error, "PostgreSQL est incorrecte : "));
}

#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, place_make, place_remove)
const struct CMUnitTest store_shared_tests[] = {
    TEST(a_lost_server_is_said_and_found_again),
    TEST(acknowledged_moves_survive_a_crash_of_the_server),
    TEST(a_schema_changed_meanwhile_is_noticed),
    TEST(everybody_hears_of_every_change),
    TEST(a_watch_finds_the_server_again),
    TEST(nonsense_on_the_channel_is_not_passed_on),
    TEST(a_file_has_nothing_to_tell),
};
const size_t store_shared_test_count = sizeof store_shared_tests / sizeof *store_shared_tests;
