/* Automas at the web table: offered, asked for, refused, at their pace, and played to the end without a worker. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tests/hub_pages.h"
#include <stdio.h>

static long long play_bluff(struct world *world, struct page *page, const char *seats) {
    say(world, page, "{'do':'create','game':'template','name':'Anna','seats':[%s]}", seats);
    world_settle(world);
    assert_non_null(last(page, "created"));
    long long table = number(last(page, "created"), "table");
    say(world, page, "{'do':'open','table':%lld}", table);
    world_settle(world);
    return table;
}

/* What the form for a new table is made from. */
static void test_automas_are_offered(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    say(world, &anna, "{'do':'hello','lang':'fr'}");
    world_settle(world);
    size_t index;
    json_t *game;
    bool found = false;
    json_array_foreach(json_object_get(last(&anna, "welcome"), "games"), index, game) {
        const json_t *automas = json_object_get(game, "automas");
        bool has = pl_game_find(text_of(game, "id"))->levels != NULL;
        assert_true(json_is_array(automas));
        assert_int_equal(json_array_size(automas) > 0, has);
        if (strcmp(text_of(game, "id"), "template") != 0)
            continue;
        found = true;
        assert_int_equal(json_array_size(automas), 2);
        assert_string_equal(text_of(json_array_get(automas, 0), "key"), "easy");
        assert_string_equal(text_of(json_array_get(automas, 0), "name"), "Automa (facile)");
        assert_int_equal(json_array_size(json_object_get(json_array_get(automas, 0), "roles")), 0);
    }
    assert_true(found);
    leave(&anna);
}

static void test_one_person_and_an_automa(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    int logged = 0;
    arrive(world, &anna, cookie);
    long long table = play_bluff(world, &anna, "\"me\",\"automa:hard\",\"automa:easy\"");
    const json_t *seats = json_object_get(last(&anna, "table"), "seats");
    assert_string_equal(text_of(json_array_get(seats, 1), "automa"), "hard");
    assert_null(json_object_get(json_array_get(seats, 0), "automa"));
    assert_true(json_is_false(json_object_get(json_array_get(seats, 1), "free")));
    for (int i = 0; i < 100 && !json_object_get(last(&anna, "state"), "result"); i++) {
        json_t *line;
        size_t index;
        assert_int_equal(number(last(&anna, "state"), "actor"), 0); /* automas have moved already */
        forget_older(&anna);
        play_first(world, &anna, table);
        assert_null(world->thoughts); /* no worker has to think */
        world_settle(world);
        json_array_foreach(json_object_get(last(&anna, "state"), "log"), index, line) logged +=
            json_integer_value(json_object_get(line, "seat")) == 1 && strncmp(text_of(line, "rule"), "TP-6", 4) == 0;
    }
    assert_non_null(json_object_get(last(&anna, "state"), "result"));
    assert_true(logged > 0); /* each of their steps is explained */
    struct pl_store_table row = row_of(world, table);
    assert_int_equal(row.state, PL_TABLE_FINISHED);
    assert_string_equal(row.seat[2].automa, "easy");
    leave(&anna);
    pages_restart(world); /* and is read again from the store */
    join(world, &anna, cookie);
    ask_at(world, &anna, "open", table, "");
    assert_non_null(json_object_get(last(&anna, "state"), "result"));
    assert_string_equal(text_of(json_array_get(json_object_get(last(&anna, "state"), "seats"), 1), "automa"), "hard");
    leave(&anna);
}

static void test_what_is_no_automa_is_refused(void **state) {
    static const struct {
        const char *game, *seats, *words;
    } tables[] = {
        {"template", "\"me\",\"automa:nice\"", "no automa \"nice\"; there is automa:easy, automa:hard"},
        {"template", "\"automa:easy\",\"automa:easy\",\"automa\"", "no more than 2 automas may play"},
        {"template", "\"me\",\"automa:\"", NULL},
        {"template", "\"me\",\"AUTOMA:Easy\"", NULL},
        {"template", "\"me\",\"automat\"", "A seat is"},
        {"template", "\"me:easy\",\"automa\"", "A seat is"},
        {"template", "\"free:easy\",\"automa\"", "A seat is"},
        {"template", "\"me\",\"automa:easy:easy\"", "no automa"},
        {"template", "\"me\",[\"automa:easy\"]", "A seat is"},
        {"template", "\"me\",{\"automa\":\"easy\"}", "A seat is"},
        {"tempete", "\"me\",\"automa:easy\"", "has no automas"},
        {"tempete", "\"me\",\"automa\"", "has no automas"},
        {"template",
         "\"me\",\"automa:"
         "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"",
         "no automa"},
    };
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        world->now += 3600 * 1000;
        say(world, &anna, "{'do':'create','game':'%s','name':'Anna','seats':[%s]}", tables[i].game, tables[i].seats);
        world_settle(world);
        const json_t *no = last(&anna, "no");
        if ((last(&anna, "created") != NULL) != !tables[i].words ||
            (no && tables[i].words && !strstr(text_of(no, "text"), tables[i].words)))
            fail_msg("%s: %s", tables[i].seats, no ? text_of(no, "text") : "made");
        forget(&anna);
    }
    leave(&anna);
}

/* It stays an automa's seat: no person, no bot and no link, not even for whoever made the table. */
static void test_an_automas_seat_is_its_own(void **state) {
    static const struct {
        const char *what, *rest;
    } tries[] = {{"sit", ",\"seat\":1,\"name\":\"Eve\""}, {"bot", ",\"seat\":1,\"bot\":\"greedy\""},
                 {"bot", ",\"seat\":1,\"bot\":null"},     {"invite", ",\"seat\":1"},
                 {"hint", ",\"seat\":1,\"n\":1"},         {"look", ",\"seat\":1"},
                 {"undo", ",\"seat\":1,\"n\":1"},         {"play", ",\"seat\":1,\"n\":1,\"move\":\"keep\""}};
    struct world *world = *state;
    struct page anna, eve;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    arrive(world, &eve, cookie);
    say(world, &anna, "{'do':'create','game':'template','name':'Anna','open':true,'seats':['me','automa','free']}");
    world_settle(world);
    long long table = number(last(&anna, "created"), "table");
    for (size_t i = 0; i < sizeof tries / sizeof *tries; i++)
        for (int who = 0; who < 2; who++) {
            struct page *page = who ? &eve : &anna;
            forget(page);
            ask_at(world, page, tries[i].what, table, tries[i].rest);
            if (!last(page, "no") || strcmp(text_of(last(page, "no"), "code"), "denied") != 0)
                fail_msg("%s by %s: %s", tries[i].what, who ? "Eve" : "Anna",
                         last(page, "no") ? text_of(last(page, "no"), "text") : "");
        }
    struct pl_store_table row = row_of(world, table);
    assert_string_equal(row.seat[1].automa, "easy");
    assert_true(!row.seat[1].identity && !row.seat[1].bot[0] && !row.seat[1].invited);
    leave(&anna);
    leave(&eve);
}

/* People are to follow it: one step at a time, at the pace of bots; where nobody looks, at once. */
static void test_their_pace(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    int steps = 0;
    hub_pace(world->hub, 450);
    arrive(world, &anna, cookie);
    long long table = play_bluff(world, &anna, "\"me\",\"automa:easy\"");
    for (int i = 0; i < 200 && !json_object_get(last(&anna, "state"), "result"); i++) {
        const json_t *now = last(&anna, "state");
        long long n = number(now, "n"), actor = number(now, "actor");
        json_incref((json_t *)now);
        forget(&anna);
        anna.inbox[anna.count++] = (json_t *)now;
        if (actor == 0) {
            play_first(world, &anna, table);
            world_settle(world);
            continue;
        }
        steps++;
        assert_int_equal(actor, 1);
        assert_in_range(world->alarm - world->now, 300, 600);
        world->now = world->alarm - 50;
        hub_alarm(world->hub);
        world_settle(world);
        assert_int_equal(anna.count, 1);
        world->now += 50;
        hub_alarm(world->hub);
        world_settle(world);
        assert_int_equal(number(last(&anna, "state"), "n"), n + 1);
    }
    assert_non_null(json_object_get(last(&anna, "state"), "result"));
    assert_true(steps >= 4);
    leave(&anna);
}

/* A choice may be taken back while an automa's step waits, and after it if it has shown nothing. */
static void test_undo_before_an_automas_step(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    bool undone = false;
    hub_pace(world->hub, 450);
    arrive(world, &anna, cookie);
    long long table = play_bluff(world, &anna, "\"me\",\"automa:easy\"");
    for (int i = 0; i < 60 && !undone; i++) {
        if (number(last(&anna, "state"), "actor") == 0) {
            play_first(world, &anna, table);
            world_settle(world);
        } else {
            const json_t *now = last(&anna, "state");
            if (json_is_true(json_object_get(now, "undo"))) {
                long long length = number(now, "length");
                say(world, &anna, "{'do':'undo','table':%lld,'n':%lld,'seat':0}", table, number(now, "n"));
                world_settle(world);
                now = last(&anna, "state");
                assert_int_equal(number(now, "length"), length - 1);
                assert_int_equal(number(now, "actor"), 0);
                undone = true;
            }
            world->now = world->alarm;
            hub_alarm(world->hub); /* what waited for the old position makes nothing */
            world_settle(world);
            if (undone)
                assert_int_equal(number(last(&anna, "state"), "actor"), 0);
        }
    }
    assert_true(undone);
    leave(&anna);
}

/* Automas alone play for whoever looks on, and in pieces: others are served between them. */
static void test_automas_among_themselves(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    say(world, &anna, "{'do':'create','game':'template','spectators':true,'seats':['automa:easy','automa:hard']}");
    world_settle(world);
    long long table = number(last(&anna, "created"), "table");
    assert_int_equal(row_of(world, table).length, 0);
    say(world, &anna, "{'do':'open','table':%lld}", table);
    world_settle(world);
    assert_non_null(json_object_get(last(&anna, "state"), "result"));
    assert_int_equal(row_of(world, table).state, PL_TABLE_FINISHED);
    leave(&anna);
}

/* A store that fails in the middle of an automa's turn: it goes on when the store is back. */
static void test_a_store_that_fails_under_an_automa(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    hub_pace(world->hub, 450);
    arrive(world, &anna, cookie);
    long long table = play_bluff(world, &anna, "\"automa:easy\",\"me\"");
    assert_int_equal(number(last(&anna, "state"), "actor"), 0);
    world->fault = PL_STORE_BUSY;
    world->now = world->alarm;
    hub_alarm(world->hub);
    world_settle(world);
    int length = row_of(world, table).length;
    for (int i = 0; i < 5; i++) {
        world->now += 2000;
        hub_tick(world->hub);
        world_settle(world);
        world->now = world->alarm > world->now ? world->alarm : world->now;
        hub_alarm(world->hub);
        world_settle(world);
    }
    assert_true(row_of(world, table).length > length);
    assert_int_equal(number(last(&anna, "state"), "actor"), 1);
    leave(&anna);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        IN_WORLD(test_automas_are_offered),
        IN_WORLD(test_one_person_and_an_automa),
        IN_WORLD(test_what_is_no_automa_is_refused),
        IN_WORLD(test_an_automas_seat_is_its_own),
        IN_WORLD(test_their_pace),
        IN_WORLD(test_undo_before_an_automas_step),
        IN_WORLD(test_automas_among_themselves),
        IN_WORLD(test_a_store_that_fails_under_an_automa),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
