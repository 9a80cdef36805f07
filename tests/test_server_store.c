/* The web table and its store: nothing is told before it is stored, and a store that fails, comes back or is shared
 * with other servers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tests/hub_pages.h"
#include <stdio.h>
#include <stdlib.h>

static void test_told_only_when_stored(void **state) {
    struct world *world = *state;
    struct page anna, watcher;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"me\"");
    arrive(world, &watcher, cookie);
    say(world, &watcher, "{'do':'open','table':%lld}", table);
    long long n = number(last(&anna, "state"), "n");
    assert_string_equal(text_of(last(&anna, "state"), "is"), "state");
    play_first(world, &anna, table);
    forget(&anna);
    forget(&watcher);
    assert_non_null(world->jobs);
    say(world, &watcher, "{'do':'open','table':%lld}", table); /* must not see what is not stored yet */
    assert_int_equal(anna.count + watcher.count, 0);
    world_settle(world);
    assert_int_equal(number(last(&anna, "ok"), "n"), n + 1);
    assert_int_equal(number(last(&anna, "state"), "n"), n + 1);
    assert_int_equal(number(last(&watcher, "state"), "n"), n + 1);
    assert_int_equal(json_array_size(json_object_get(last(&watcher, "state"), "moves")), 0);
    leave(&anna);
    leave(&watcher);
}

static void test_a_failing_store_changes_nothing(void **state) {
    static const enum pl_store_status faults[] = {PL_STORE_FULL, PL_STORE_BUSY, PL_STORE_OFFLINE, PL_STORE_FAILED};
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"me\"");
    json_t *before = json_deep_copy(last(&anna, "state"));
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        world->fault = faults[i];
        forget(&anna);
        json_t *copy = json_deep_copy(before);
        anna.inbox[anna.count++] = copy;
        play_first(world, &anna, table);
        world_settle(world);
        assert_non_null(last(&anna, "no"));
        assert_null(last(&anna, "ok"));
        json_t *after = last(&anna, "state");
        assert_int_equal(number(after, "n"), number(before, "n"));
        assert_true(json_equal(json_object_get(after, "pieces"), json_object_get(before, "pieces")));
        assert_true(json_equal(json_object_get(after, "moves"), json_object_get(before, "moves")));
    }
    play_first(world, &anna, table);
    world_settle(world);
    assert_int_equal(number(last(&anna, "state"), "n"), number(before, "n") + 1);
    json_decref(before);
    leave(&anna);
}

/* Anna alone at a table; *change is the number of its last change. */
static long long sit_alone(struct world *world, struct page *anna, int64_t *change) {
    char cookie[PL_SECRET_TEXT];
    arrive(world, anna, cookie);
    long long table = sit_down(world, anna, "\"me\",\"me\"");
    *change = number(last(anna, "state"), "n");
    return table;
}

/* As another server does: the hub does not know. */
static void change_behind(struct world *world, long long table, int64_t *change) {
    struct pl_store_seat same = row_of(world, table).seat[1];
    assert_int_equal(pl_store_seat(world->store, table, change, 1, &same), PL_STORE_OK);
}

static void test_another_server_was_first(void **state) {
    struct world *world = *state;
    struct page anna;
    int64_t change;
    long long table = sit_alone(world, &anna, &change);
    change_behind(world, table, &change);
    play_first(world, &anna, table);
    world_settle(world);
    assert_string_equal(text_of(last(&anna, "no"), "code"), "stale");
    assert_int_equal(number(last(&anna, "state"), "n"), change);
    play_first(world, &anna, table);
    world_settle(world);
    assert_int_equal(number(last(&anna, "state"), "n"), change + 1);
    leave(&anna);
}

/* While the store is away everybody is told once, nothing runs in circles, and play goes on without a reload. */
static void test_a_store_that_comes_back(void **state) {
    static const enum pl_store_status failures[] = {PL_STORE_OFFLINE, PL_STORE_BUSY, PL_STORE_FULL};
    struct world *world = *state;
    struct page anna, watcher;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    arrive(world, &watcher, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"bot:random\"");
    say(world, &watcher, "{'do':'open','table':%lld}", table);
    world_settle(world);
    for (size_t i = 0; i < sizeof failures / sizeof failures[0]; i++) {
        long long n = number(last(&watcher, "state"), "n");
        json_t *before = json_incref(last(&anna, "state"));
        forget(&anna);
        forget(&watcher);
        anna.inbox[anna.count++] = before;
        world->failure = failures[i];
        play_first(world, &anna, table);
        world_settle(world);
        for (int tick = 0; tick < 5; tick++) {
            hub_tick(world->hub);
            world_settle(world);
        }
        assert_int_equal(count(&anna, "no"), 1);
        assert_int_equal(count(&watcher, "no"), 1);
        world->failure = PL_STORE_OK;
        hub_tick(world->hub);
        world_settle(world);
        assert_true(number(last(&anna, "state"), "n") >= n);
        assert_int_equal(number(last(&watcher, "state"), "n"), number(last(&anna, "state"), "n"));
        play_first(world, &anna, table);
        world_settle(world);
        assert_true(number(last(&watcher, "state"), "n") > n);
    }
    leave(&anna);
    leave(&watcher);
}

/* A bot's move that cannot be stored is tried once a tick, not in a circle, until it can. */
static void test_a_full_disk_stops_bots_for_a_while(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    say(world, &anna, "{'do':'create','game':'tempete','name':'Anna','seats':['bot:random','bot:random']}");
    world_settle(world);
    long long table = number(last(&anna, "created"), "table");
    say(world, &anna, "{'do':'open','table':%lld}", table);
    for (int i = 0; i < 20; i++) {
        assert_true(world_job(world) || world_thought(world));
        forget(&anna);
    }
    int tries = 0;
    for (int i = 0; i < 10; i++) {
        if (!world->jobs)
            hub_tick(world->hub);
        for (int steps = 0; world_job(world) || world_thought(world); steps++) {
            tries += world->fault == PL_STORE_OK;
            world->fault = PL_STORE_FULL; /* only changes fail; the table can be loaded */
            assert_true(steps < 10);
        }
    }
    assert_true(tries >= 5);
    assert_int_equal(count(&anna, "no"), 1);
    world->fault = PL_STORE_OK;
    while (!json_object_get(last(&anna, "state"), "result")) {
        forget_older(&anna);
        hub_tick(world->hub);
        if (!world_job(world))
            world_thought(world);
    }
    leave(&anna);
}

/* What another server has stored is shown as soon as it is heard of, and what is no news is not. */
static void test_notices(void **state) {
    struct world *world = *state;
    struct page anna;
    int64_t change;
    long long table = sit_alone(world, &anna, &change);
    struct pl_notice notice = {.kind = PL_NOTICE_CHANGE, .table = table, .change = change};
    hub_notice(world->hub, &notice);
    assert_null(world->jobs); /* our own */
    change_behind(world, table, &change);
    notice.change = change;
    play_first(world, &anna, table); /* we do not know yet, and are about to fail */
    hub_notice(world->hub, &notice);
    world_settle(world);
    assert_string_equal(text_of(last(&anna, "no"), "code"), "stale");
    assert_int_equal(number(last(&anna, "state"), "n"), change);
    change_behind(world, table, &change);
    notice.change = change;
    hub_notice(world->hub, &notice);
    notice.change = INT64_MAX; /* anybody with the database's password can say anything */
    hub_notice(world->hub, &notice);
    for (int i = 0; i < 5; i++)
        world_job(world);
    assert_null(world->jobs);
    assert_int_equal(number(last(&anna, "state"), "n"), change);
    assert_int_equal(json_array_size(json_object_get(last(&anna, "state"), "log")), 0); /* no move is news */
    change_behind(world, table, &change);
    hub_notice(world->hub, &(struct pl_notice){.kind = PL_NOTICE_READY});
    world_settle(world);
    assert_int_equal(number(last(&anna, "state"), "n"), change);
    hub_notice(world->hub, &(struct pl_notice){.kind = PL_NOTICE_CHANGE, .table = table + 1, .change = 9});
    assert_null(world->jobs);
    leave(&anna);
}

/* Who looks at a table is told once that nothing is heard of other servers, and again when it happens again. */
static void test_deafness_is_told(void **state) {
    struct world *world = *state;
    struct page anna, ben;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    arrive(world, &ben, cookie); /* in the lobby */
    long long table = sit_down(world, &anna, "\"me\",\"me\"");
    for (int outage = 1; outage <= 3; outage++) {
        int64_t change = number(last(&anna, "state"), "n");
        for (int i = 0; i < 4; i++) { /* each attempt to listen again */
            hub_notice(world->hub, &(struct pl_notice){.kind = PL_NOTICE_LOST});
            hub_tick(world->hub);
            world_settle(world);
        }
        assert_int_equal(count(&anna, "no"), outage);
        assert_string_equal(text_of(last(&anna, "no"), "code"), "store");
        assert_null(json_object_get(last(&anna, "no"), "re"));
        assert_int_equal(count(&ben, "no"), 0);
        if (outage == 2) { /* the store itself fails meanwhile: that is nothing new */
            hub_notice(world->hub, &(struct pl_notice){.kind = PL_NOTICE_CHANGE, .table = table, .change = change + 1});
            world->failure = PL_STORE_OFFLINE;
            world_settle(world);
            assert_int_equal(count(&anna, "no"), outage);
            world->failure = PL_STORE_OK;
        }
        change_behind(world, table, &change);
        hub_notice(world->hub, &(struct pl_notice){.kind = PL_NOTICE_READY});
        hub_tick(world->hub);
        world_settle(world);
        assert_int_equal(number(last(&anna, "state"), "n"), change); /* nothing was missed */
    }
    leave(&anna);
    leave(&ben);
}

/* However many come and go, whoever is there is told once a tick who is. */
static void test_presence_once_a_tick(void **state) {
    enum { MANY = 40 };
    struct world *world = *state;
    struct page *crowd = calloc(MANY, sizeof *crowd), anna;
    char cookie[PL_SECRET_TEXT];
    assert_non_null(crowd);
    arrive(world, &anna, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"me\"");
    for (int i = 0; i < MANY; i++) {
        arrive(world, &crowd[i], cookie);
        say(world, &crowd[i], "{'do':'open','table':%lld}", table);
        world_settle(world);
    }
    assert_int_equal(count(&anna, "presence"), 0);
    hub_tick(world->hub);
    assert_int_equal(count(&anna, "presence"), 1);
    assert_int_equal(number(last(&anna, "presence"), "watching"), MANY);
    for (int i = 0; i < MANY; i++) {
        assert_int_equal(count(&crowd[i], "presence"), 1);
        assert_true(json_equal(last(&crowd[i], "presence"), last(&anna, "presence")));
    }
    hub_tick(world->hub); /* nothing has changed */
    assert_int_equal(count(&anna, "presence"), 1);
    for (int i = 1; i < MANY; i++)
        leave(&crowd[i]);
    hub_tick(world->hub);
    assert_int_equal(count(&anna, "presence"), 2);
    assert_int_equal(number(last(&anna, "presence"), "watching"), 1);
    leave(&anna);
    hub_tick(world->hub);
    const json_t *seats = json_object_get(last(&crowd[0], "presence"), "seats");
    assert_true(json_is_false(json_object_get(json_array_get(seats, 0), "here")));
    leave(&crowd[0]);
    free(crowd);
}

/* Guests who have no table and have not been here for 90 days are forgotten, at the start and once a day. */
static void test_guests_are_forgotten(void **state) {
    enum { PLAYER, OLD, YOUNG, GUESTS };
    static const int hours[GUESTS] = {91 * 24, 90 * 24 + 1, 90 * 24 - 1}; /* since they were last here */
    static const struct {
        int minutes; /* since the server has started */
        enum pl_store_status failure, old;
    } ticks[] = {{23 * 60, PL_STORE_OK, PL_STORE_OK},
                 {24 * 60, PL_STORE_BUSY, PL_STORE_OK},
                 {24 * 60 + 1, PL_STORE_OK, PL_STORE_OK}, /* it has failed: not again at once */
                 {25 * 60, PL_STORE_OK, PL_STORE_MISSING}};
    struct world *world = *state;
    struct page anna;
    struct pl_store_identity guest[GUESTS], found;
    char cookie[PL_SECRET_TEXT];
    for (int i = 0; i < GUESTS; i++)
        assert_int_equal(pl_store_guest(world->store, "", "test", &guest[i], cookie), PL_STORE_OK);
    arrive(world, &anna, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"me\"");
    leave(&anna);
    int64_t change = row_of(world, table).change;
    struct pl_store_seat seat = {.identity = guest[PLAYER].id};
    assert_int_equal(pl_store_seat(world->store, table, &change, 1, &seat), PL_STORE_OK);
    int64_t start = world->now;
    hub_tick(world->hub); /* at the start nobody is old enough */
    world_settle(world);
    for (int i = 0; i < GUESTS; i++) {
        char script[128];
        snprintf(script, sizeof script, "UPDATE identities SET seen = seen - %d * 3600000 WHERE id = %lld", hours[i],
                 (long long)guest[i].id);
        doctor(world, script);
    }
    for (size_t i = 0; i < sizeof ticks / sizeof *ticks; i++) {
        world->now = start + (int64_t)ticks[i].minutes * 60000;
        world->failure = ticks[i].failure;
        hub_tick(world->hub);
        world_settle(world);
        world->failure = PL_STORE_OK;
        assert_int_equal(pl_store_identity(world->store, guest[OLD].id, &found), ticks[i].old);
    }
    assert_int_equal(pl_store_identity(world->store, guest[PLAYER].id, &found), PL_STORE_OK);
    assert_int_equal(pl_store_identity(world->store, guest[YOUNG].id, &found), PL_STORE_OK);
}

/* While somebody looks, bots move at a pace that people can follow, counted from the change before. */
static void test_pace(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    hub_pace(world->hub, 450);
    arrive(world, &anna, cookie);
    say(world, &anna, "{'do':'create','game':'tempete','name':'Anna','seats':['bot:random','bot:random']}");
    world_settle(world);
    say(world, &anna, "{'do':'open','table':%lld}", number(last(&anna, "created"), "table"));
    world_settle(world);
    for (int i = 0; i < 20; i++) {
        long long n = number(last(&anna, "state"), "n");
        forget(&anna);
        assert_in_range(world->alarm - world->now, 300, 600);
        world->now = world->alarm - 50;
        hub_alarm(world->hub);
        world_settle(world);
        assert_int_equal(anna.count, 0);
        world->now += 50;
        hub_alarm(world->hub);
        if (i == 10) { /* a bot that thinks for long is not held up further */
            while (!world->thoughts)
                world_job(world);
            world->now += 700;
            world_thought(world);
            assert_non_null(world->jobs);
        }
        world_settle(world);
        assert_int_equal(number(last(&anna, "state"), "n"), n + 1 + (i == 10));
    }
    leave(&anna); /* nobody looks: at once, to the end */
    world->now = world->alarm;
    hub_alarm(world->hub);
    world->alarm = 0;
    world_settle(world);
    assert_int_equal(world->alarm, 0);
    assert_int_equal(hub_live_tables(world->hub), 0);
}

static int choices; /* of the bot that thought last */

static void slow_thinker(struct world *world, struct thought *thought) {
    pl_move moves[PL_MAX_MOVES];
    (void)world;
    choices = thought->game->moves(&thought->view, moves);
    thought->bot.seconds = 3;
}

/* In a game that hides something a bot with a single move takes its time like any other. */
static void test_pace_betrays_nothing(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    int forced = 0;
    world_seed(8);
    world->thinks = slow_thinker;
    hub_pace(world->hub, 450);
    arrive(world, &anna, cookie);
    say(world, &anna,
        "{'do':'create','game':'ankh','name':'Anna','options':{'ask':'discreet'},"
        "'seats':['bot:search:time=3','bot:search:time=3','bot:search:time=3']}");
    world_settle(world);
    say(world, &anna, "{'do':'open','table':%lld}", number(last(&anna, "created"), "table"));
    world_settle(world);
    for (int i = 0; i < 400 && forced < 3; i++) {
        assert_true(choices == 1 ? world->alarm - world->now >= 3000 : world->alarm - world->now <= 600);
        forced += choices == 1;
        forget(&anna);
        world->now = world->alarm;
        hub_alarm(world->hub);
        world_settle(world);
    }
    assert_int_equal(forced, 3);
    world->thinks = NULL;
    leave(&anna);
    world->now = world->alarm;
    hub_alarm(world->hub);
    world_settle(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        IN_WORLD(test_told_only_when_stored),
        IN_WORLD(test_a_failing_store_changes_nothing),
        IN_WORLD(test_another_server_was_first),
        IN_WORLD(test_a_store_that_comes_back),
        IN_WORLD(test_a_full_disk_stops_bots_for_a_while),
        IN_WORLD(test_notices),
        IN_WORLD(test_deafness_is_told),
        IN_WORLD(test_presence_once_a_tick),
        IN_WORLD(test_guests_are_forgotten),
        IN_WORLD(test_pace),
        IN_WORLD(test_pace_betrays_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
