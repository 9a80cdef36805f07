/* The web table after an upgrade: running games whose moves fit the rules of today, or do not. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tests/hub_pages.h"
#include <stdio.h>

/* A game of Anna's with herself that has got somewhere, and that nobody has open. */
static long long begun(struct world *world, struct page *anna, int moves) {
    long long table = sit_down(world, anna, "\"me\",\"me\"");
    for (int i = 0; i < moves; i++) {
        play_first(world, anna, table);
        world_settle(world);
    }
    say(world, anna, "{'do':'close','table':%lld}", table);
    world_settle(world);
    return table;
}

static void test_newer_rules_by_which_it_is_the_same_game(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    long long table = begun(world, &anna, 12);
    struct pl_store_table before = row_of(world, table);
    /* Positions in between that differ do not matter, nor those that nobody has noted. */
    doctor(world, "UPDATE tables SET rules = 0; UPDATE moves SET position = 77 WHERE number = 5;"
                  "UPDATE moves SET position = 0 WHERE number = 6");
    json_t *shown = json_deep_copy(json_object_get(last(&anna, "state"), "pieces"));
    forget(&anna);
    say(world, &anna, "{'do':'open','table':%lld}", table);
    world_settle(world);
    assert_null(last(&anna, "no"));
    assert_true(json_equal(json_object_get(last(&anna, "state"), "pieces"), shown));
    json_decref(shown);
    struct pl_store_table after = row_of(world, table);
    assert_int_equal(after.rules_version, before.rules_version);
    assert_int_equal(after.length, before.length);
    assert_false(after.friendly);
    play_first(world, &anna, table);
    world_settle(world);
    assert_non_null(last(&anna, "ok"));
    leave(&anna);
}

static void befriend(struct world *world, const char *script, const char *what, int keep) {
    struct page anna, eve;
    char cookie[PL_SECRET_TEXT], other[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    arrive(world, &eve, other);
    long long table = begun(world, &anna, 20);
    struct pl_store_table before = row_of(world, table);
    assert_true(before.length > keep);
    doctor(world, script);
    for (int round = 0; round < 2; round++) { /* to look changes nothing */
        forget(&anna);
        forget(&eve);
        say(world, &anna, "{'do':'open','table':%lld}", table);
        say(world, &eve, "{'do':'open','table':%lld}", table);
        world_settle(world);
        json_t *no = last(&anna, "no");
        assert_null(last(&anna, "state"));
        assert_string_equal(text_of(no, "code"), "rules");
        assert_non_null(strstr(text_of(no, "text"), what));
        assert_int_equal(number(no, "keep"), keep);
        assert_int_equal(number(no, "n"), before.change);
        assert_true(json_is_true(json_object_get(no, "friendly")));
        assert_true(json_is_false(json_object_get(last(&eve, "no"), "friendly")));
        assert_int_equal(row_of(world, table).change, before.change);
    }
    say(world, &eve, "{'do':'friendly','table':%lld,'n':%lld}", table, (long long)before.change);
    assert_string_equal(text_of(last(&eve, "no"), "code"), "denied");
    say(world, &anna, "{'do':'friendly','table':%lld,'n':%lld}", table, (long long)before.change - 1);
    assert_string_equal(text_of(last(&anna, "no"), "code"), "stale");
    say(world, &anna, "{'do':'play','table':%lld,'n':%lld,'seat':0,'move':'x'}", table, (long long)before.change);
    assert_string_equal(text_of(last(&anna, "no"), "code"), "rules");
    forget(&anna);
    forget(&eve);
    world->fault = PL_STORE_FULL;
    say(world, &anna, "{'do':'friendly','table':%lld,'n':%lld}", table, (long long)before.change);
    world_settle(world);
    assert_string_equal(text_of(anna.inbox[0], "code"), "store");
    assert_string_equal(text_of(last(&anna, "no"), "code"), "rules"); /* it is as it was */
    forget(&anna);
    forget(&eve);
    say(world, &anna, "{'do':'friendly','id':3,'table':%lld,'n':%lld}", table, (long long)before.change);
    world_settle(world);
    assert_int_equal(number(last(&anna, "ok"), "n"), before.change + 1);
    assert_true(json_is_true(json_object_get(last(&anna, "table"), "friendly")));
    assert_int_equal(number(last(&eve, "state"), "n"), before.change + 1); /* who looks on sees it, with all its log */
    assert_int_equal(number(last(&eve, "state"), "from"), 0);
    struct pl_store_table after = row_of(world, table);
    assert_true(after.friendly);
    assert_memory_not_equal(after.seed, before.seed, sizeof after.seed); /* the dropped rolls are known to everybody */
    assert_memory_not_equal(after.commitment, before.commitment, sizeof after.commitment);
    unsigned char promised[PL_COMMITMENT_BYTES];
    pl_dice_commit(after.seed, promised);
    assert_memory_equal(after.commitment, promised, sizeof promised);
    assert_true(after.length >= keep && after.length <= before.length);
    while (!json_object_get(last(&anna, "state"), "result")) {
        json_t *now = json_incref(last(&anna, "state"));
        forget(&anna);
        forget(&eve);
        anna.inbox[anna.count++] = now;
        play_first(world, &anna, table);
        world_settle(world);
    }
    assert_true(row_of(world, table).friendly); /* for ever */
    leave(&anna);
    leave(&eve);
}

static void test_a_move_that_is_no_longer_possible(void **state) {
    befriend(*state, "UPDATE tables SET rules = 0; UPDATE moves SET notation = 'fly 9,9' WHERE number = 15",
             "move 16, \"fly 9,9\", is not possible", 15);
}

static void test_a_move_that_leads_elsewhere(void **state) {
    befriend(*state, "UPDATE moves SET position = position + 1 WHERE number >= 11", "leads elsewhere", 11);
}

static void test_a_game_that_is_gone_is_left_alone(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    long long table = begun(world, &anna, 3);
    struct pl_store_table before = row_of(world, table);
    doctor(world, "UPDATE tables SET options = 'moons=3'");
    say(world, &anna, "{'do':'hello','lang':'fr'}");
    say(world, &anna, "{'do':'friendly','table':%lld,'n':%lld}", table, (long long)before.change);
    world_settle(world);
    assert_string_equal(text_of(last(&anna, "no"), "code"), "rules");
    assert_true(json_is_false(json_object_get(last(&anna, "no"), "friendly")));
    assert_non_null(strstr(text_of(last(&anna, "no"), "text"), "Cette partie ne peut pas continuer"));
    assert_int_equal(row_of(world, table).change, before.change);
    leave(&anna);
}

static void test_the_start_replays_running_games(void **state) {
    enum { TABLES = 2 * JOB_RULES_PAGE + 3 };
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT], script[160];
    long long table[TABLES];
    arrive(world, &anna, cookie);
    for (int i = 0; i < TABLES; i++) {
        forget(&anna);
        table[i] = begun(world, &anna, 4);
    }
    uint32_t today = row_of(world, table[0]).rules_version;
    snprintf(script, sizeof script,
             "UPDATE tables SET rules = 0; UPDATE moves SET notation = 'fly' WHERE number = 3 AND table_id = %lld",
             table[5]);
    doctor(world, script);
    hub_upgrade(world->hub);
    world_job(world);
    world->failure = PL_STORE_OFFLINE; /* the database goes away and comes back */
    world_settle(world);
    world->failure = PL_STORE_OK;
    say(world, &anna, "{'do':'open','table':%lld}", table[1]); /* open while it happens */
    for (int i = 0; i < 3; i++) {
        hub_tick(world->hub);
        world_settle(world);
    }
    for (int i = 0; i < TABLES; i++) {
        assert_int_equal(row_of(world, table[i]).rules_version, i == 5 ? 0 : today);
        assert_false(row_of(world, table[i]).friendly);
    }
    play_first(world, &anna, table[1]);
    world_settle(world);
    assert_non_null(last(&anna, "ok"));
    leave(&anna);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        IN_WORLD(test_newer_rules_by_which_it_is_the_same_game),
        IN_WORLD(test_a_move_that_is_no_longer_possible),
        IN_WORLD(test_a_move_that_leads_elsewhere),
        IN_WORLD(test_a_game_that_is_gone_is_left_alone),
        IN_WORLD(test_the_start_replays_running_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
