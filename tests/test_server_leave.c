/* Leaving a table of the web for good, and bots in place of those who do not come. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tests/hub_pages.h"
#include <stdio.h>

/* ---- Leaving ---------------------------------------------------------------------------------------------------- */

static bool is_there(struct world *world, long long table) {
    struct pl_store_table row;
    enum pl_store_status status = pl_store_load(world->store, table, 0, &row, NULL);
    assert_true(status == PL_STORE_OK || status == PL_STORE_MISSING);
    return status == PL_STORE_OK;
}

static void put_bot(struct world *world, struct page *page, long long table, int seat, const char *bot) {
    char rest[64];
    forget(page);
    snprintf(rest, sizeof rest, ",\"seat\":%d,\"bot\":%s", seat, bot);
    ask_at(world, page, "bot", table, rest);
}

static void test_a_waiting_table_is_closed_by_its_owner(void **state) {
    struct world *world = *state;
    struct page anna, ben, eve;
    char cookie[PL_SECRET_TEXT], secret[PL_SECRET_TEXT + 8];
    arrive(world, &anna, cookie);
    arrive(world, &ben, cookie);
    arrive(world, &eve, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"friend\",\"friend\"");
    accept_link(world, &anna, &ben, 1, "Ben");
    ask_at(world, &ben, "open", table, "");
    ask_at(world, &eve, "open", table, "");
    ask_at(world, &eve, "leave", table, "");
    assert_string_equal(text_of(last(&eve, "no"), "code"), "denied");
    /* A guest stands up: the seat is free. */
    ask_at(world, &ben, "leave", table, "");
    assert_true(json_is_false(json_object_get(last(&ben, "ok"), "gone")));
    struct pl_store_table row = row_of(world, table);
    assert_true(!row.seat[1].identity && !row.seat[1].name[0] && row.state == PL_TABLE_WAITING);
    snprintf(secret, sizeof secret, "%s", text_of(json_object_get(last(&anna, "created"), "links"), "2"));
    forget(&anna);
    forget(&eve);
    ask_at(world, &anna, "leave", table, "");
    assert_true(json_is_true(json_object_get(last(&anna, "ok"), "gone")));
    assert_null(last(&anna, "no"));
    assert_false(is_there(world, table));
    assert_string_equal(text_of(last(&eve, "no"), "code"), "missing");
    forget(&eve);
    say(world, &eve, "{'do':'accept','secret':'%s','name':'Eve'}", secret + 3);
    world_settle(world);
    assert_string_equal(text_of(last(&eve, "no"), "code"), "missing"); /* its links lead nowhere */
    assert_int_equal(pl_store_check(world->store), PL_STORE_OK);
    leave(&anna);
    leave(&ben);
    leave(&eve);
}

static void test_a_game_goes_on_without_whoever_leaves(void **state) {
    struct world *world = *state;
    struct page anna, ben;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    arrive(world, &ben, cookie);
    long long table = private_table(world, &anna, &ben);
    ask_at(world, &ben, "open", table, "");
    int64_t owner = row_of(world, table).owner, unfinished = -1;
    ask_at(world, &anna, "leave", table, "");
    struct pl_store_table row = row_of(world, table);
    assert_true(!row.seat[0].identity && !row.owner);
    assert_string_equal(row.seat[0].bot, "greedy");
    assert_string_equal(row.seat[0].name, "Anna");
    assert_int_equal(pl_store_unfinished(world->store, owner, &unfinished), PL_STORE_OK);
    assert_int_equal(unfinished, 0);
    assert_string_equal(text_of(json_array_get(json_object_get(last(&ben, "table"), "seats"), 0), "bot"), "greedy");
    assert_int_equal(number(last(&ben, "state"), "actor"), 1); /* the bot has moved if it had to */
    put_bot(world, &anna, table, 0, "null");                   /* it is not hers any more */
    assert_string_equal(text_of(last(&anna, "no"), "code"), "denied");
    forget(&ben);
    ask_at(world, &ben, "leave", table, ""); /* the last person */
    assert_true(json_is_true(json_object_get(last(&ben, "ok"), "gone")));
    assert_false(is_there(world, table));
    assert_int_equal(pl_store_check(world->store), PL_STORE_OK);
    leave(&anna);
    leave(&ben);
}

static void test_a_finished_game_stays(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"me\"");
    struct pl_store_table row = row_of(world, table);
    struct pl_store_change end = {.table = table, .change = row.change, .length = row.length, .keep = row.length};
    end.state = PL_TABLE_FINISHED;
    assert_int_equal(pl_store_apply(world->store, &end, 1), PL_STORE_OK);
    ask_at(world, &anna, "leave", table, ""); /* the hub does not know yet: the store refuses */
    assert_null(last(&anna, "ok"));
    forget(&anna);
    ask_at(world, &anna, "leave", table, "");
    assert_string_equal(text_of(last(&anna, "no"), "code"), "denied");
    assert_true(is_there(world, table));
    leave(&anna);
}

/* ---- In place of people ----------------------------------------------------------------------------------------- */

static void test_a_bot_for_the_friend_who_never_came(void **state) {
    struct world *world = *state;
    struct page anna, eve;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    arrive(world, &eve, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"friend\",\"friend\"");
    put_bot(world, &eve, table, 1, "\"greedy\"");
    assert_string_equal(text_of(last(&eve, "no"), "code"), "denied");
    put_bot(world, &anna, table, 1, "\"greedy\"");
    assert_string_equal(row_of(world, table).seat[1].bot, "greedy");
    put_bot(world, &anna, table, 1, "null"); /* or a friend after all */
    assert_string_equal(row_of(world, table).seat[1].bot, "");
    put_bot(world, &anna, table, 1, "\"greedy\"");
    put_bot(world, &anna, table, 2, "\"random\"");
    assert_null(last(&anna, "no"));
    assert_int_equal(row_of(world, table).state, PL_TABLE_RUNNING);
    leave(&anna);
    leave(&eve);
}

/* Whoever is to move vanishes: if that is who made the table, another player may replace them, else the owner. */
static void test_a_bot_for_whoever_has_vanished(void **state) {
    struct world *world = *state;
    struct page page[2];
    char cookie[2][PL_SECRET_TEXT];
    arrive(world, &page[0], cookie[0]);
    arrive(world, &page[1], cookie[1]);
    long long table = private_table(world, &page[0], &page[1]);
    ask_at(world, &page[0], "open", table, "");
    ask_at(world, &page[1], "open", table, "");
    int gone = (int)number(last(&page[0], "state"), "actor");
    struct page *other = &page[1 - gone];
    const json_t *seats = json_object_get(last(other, "table"), "seats");
    assert_true(json_is_true(json_object_get(json_array_get(seats, (size_t)gone), "replace")));
    assert_null(json_object_get(json_array_get(seats, (size_t)(1 - gone)), "replace"));
    doctor(world, "UPDATE heads SET updated = updated - 86500000"); /* a day and a bit */
    put_bot(world, other, table, gone, "\"greedy\"");
    assert_string_equal(text_of(last(other, "no"), "code"), "denied"); /* but they are here */
    leave(&page[gone]);
    doctor(world, "UPDATE heads SET updated = updated + 7200000"); /* and not as long as a day */
    put_bot(world, other, table, gone, "\"greedy\"");
    assert_string_equal(text_of(last(other, "no"), "code"), "denied");
    assert_int_equal(count(other, "no"), 1);
    assert_string_equal(row_of(world, table).seat[gone].bot, "");
    doctor(world, "UPDATE heads SET updated = updated - 7200000");
    put_bot(world, other, table, gone, "\"greedy\"");
    assert_null(last(other, "no"));
    assert_string_equal(row_of(world, table).seat[gone].bot, "greedy");
    assert_true(row_of(world, table).seat[gone].identity);
    join(world, &page[gone], cookie[gone]); /* back again: the seat is still theirs */
    put_bot(world, &page[gone], table, gone, "null");
    assert_non_null(last(&page[gone], "ok"));
    assert_string_equal(row_of(world, table).seat[gone].bot, "");
    leave(&page[0]);
    leave(&page[1]);
}

static void test_only_who_may_replaces(void **state) {
    struct world *world = *state;
    struct page page[3];
    char cookie[PL_SECRET_TEXT];
    for (int i = 0; i < 3; i++)
        arrive(world, &page[i], cookie);
    long long table = sit_down(world, &page[0], "\"me\",\"friend\",\"friend\"");
    accept_link(world, &page[0], &page[1], 1, "Ben");
    accept_link(world, &page[0], &page[2], 2, "Carl");
    /* Until it is Ben's turn, who then vanishes. */
    for (int i = 0; i < 3; i++)
        ask_at(world, &page[i], "open", table, "");
    for (int i = 0; i < 200 && number(last(&page[0], "state"), "actor") != 1; i++) {
        struct page *actor = &page[number(last(&page[0], "state"), "actor")];
        play_first(world, actor, table);
        world_settle(world);
        for (int k = 0; k < 3; k++)
            forget_older(&page[k]);
    }
    assert_int_equal(number(last(&page[0], "state"), "actor"), 1);
    leave(&page[1]);
    doctor(world, "UPDATE heads SET updated = updated - 86500000");
    put_bot(world, &page[2], table, 1, "\"greedy\""); /* that is for Anna to say */
    assert_string_equal(text_of(last(&page[2], "no"), "code"), "denied");
    put_bot(world, &page[0], table, 2, "\"greedy\""); /* nobody waits for Carl */
    assert_string_equal(text_of(last(&page[0], "no"), "code"), "denied");
    put_bot(world, &page[0], table, 1, "\"greedy\"");
    assert_string_equal(row_of(world, table).seat[1].bot, "greedy");
    leave(&page[0]);
    leave(&page[2]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        IN_WORLD(test_a_waiting_table_is_closed_by_its_owner),
        IN_WORLD(test_a_game_goes_on_without_whoever_leaves),
        IN_WORLD(test_a_finished_game_stays),
        IN_WORLD(test_a_bot_for_the_friend_who_never_came),
        IN_WORLD(test_a_bot_for_whoever_has_vanished),
        IN_WORLD(test_only_who_may_replaces),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
