/* Who may what at the web table, and how often. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/server/limits.h"
#include "tests/hub_pages.h"
#include <stdio.h>

static void test_seats_and_invitations(void **state) {
    struct world *world = *state;
    struct page anna, ben, eve;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    arrive(world, &ben, cookie);
    arrive(world, &eve, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"friend\",\"free\"");
    char secret[PL_SECRET_TEXT];
    const char *link = text_of(json_object_get(last(&anna, "created"), "links"), "1");
    assert_int_equal(strncmp(link, "/i/", 3), 0);
    snprintf(secret, sizeof secret, "%s", link + 3);
    say(world, &eve, "{'do':'sit','table':%lld,'seat':2}", table); /* the table is not open */
    world_settle(world);
    assert_string_equal(text_of(last(&eve, "no"), "code"), "denied");
    say(world, &ben, "{'do':'accept','secret':'%s','name':'Ben'}", secret);
    say(world, &eve, "{'do':'accept','secret':'%s','name':'Eve'}", secret);
    world_settle(world);
    assert_int_equal(number(last(&ben, "ok"), "seat"), 1);
    assert_null(last(&eve, "ok"));
    say(world, &eve, "{'do':'invite','table':%lld,'seat':2}", table);
    world_settle(world);
    assert_string_equal(text_of(last(&eve, "no"), "code"), "denied");
    assert_string_equal(text_of(last(&anna, "table"), "state"), "waiting");
    say(world, &anna, "{'do':'sit','table':%lld,'seat':2,'name':'Anna again'}", table);
    world_settle(world);
    assert_string_equal(text_of(last(&anna, "table"), "state"), "running");
    assert_true(json_array_size(json_object_get(last(&anna, "table"), "you")) == 2);
    /* Handing one's seat to a bot and taking it back; nobody else may. */
    say(world, &eve, "{'do':'bot','table':%lld,'seat':0,'bot':'greedy'}", table);
    world_settle(world);
    assert_string_equal(text_of(last(&eve, "no"), "code"), "denied");
    say(world, &anna, "{'do':'bot','table':%lld,'seat':0,'bot':'greedy'}", table);
    world_settle(world);
    json_t *seat = json_array_get(json_object_get(last(&anna, "table"), "seats"), 0);
    assert_string_equal(text_of(seat, "bot"), "greedy");
    say(world, &anna, "{'do':'bot','table':%lld,'seat':0,'bot':null}", table);
    world_settle(world);
    seat = json_array_get(json_object_get(last(&anna, "table"), "seats"), 0);
    assert_string_equal(text_of(seat, "bot"), "");
    leave(&anna);
    leave(&ben);
    leave(&eve);
}

static void test_closed_tables_stay_closed(void **state) {
    struct world *world = *state;
    struct page anna, eve;
    char cookie[PL_SECRET_TEXT];
    static const char *const asks[] = {"{'do':'open','table':%lld}",
                                       "{'do':'past','table':%lld,'at':0}",
                                       "{'do':'why','table':%lld,'seat':0,'touch':1}",
                                       "{'do':'play','table':%lld,'n':2,'seat':0,'move':'x'}",
                                       "{'do':'undo','table':%lld,'n':2,'seat':0}",
                                       "{'do':'hint','table':%lld,'n':2,'seat':0}"};
    arrive(world, &anna, cookie);
    arrive(world, &eve, cookie);
    say(world, &anna, "{'do':'create','game':'tempete','seats':['me','bot:greedy']}");
    world_settle(world);
    long long table = number(last(&anna, "created"), "table");
    for (size_t i = 0; i < sizeof asks / sizeof asks[0]; i++) {
        char text[256];
        forget(&eve);
        snprintf(text, sizeof text, asks[i], table);
        for (char *at = text; *at; at++)
            if (*at == '\'')
                *at = '"';
        say(world, &eve, "%s", text);
        world_settle(world);
        assert_int_equal(eve.count, 1);
        assert_string_equal(text_of(eve.inbox[0], "code"), "denied");
    }
    leave(&anna);
    leave(&eve);
}

static void test_unknown_cookie_is_sent_away(void **state) {
    struct world *world = *state;
    struct page page = {0};
    page.client = hub_join(world->hub, &page, "nobody");
    say(world, &page, "{'do':'hello'}");
    world_settle(world);
    assert_string_equal(text_of(last(&page, "no"), "code"), "denied");
    assert_null(last(&page, "welcome"));
    assert_true(page.closed);
    leave(&page);
}

/* Whoever waits for an answer must get one, even if it is "too fast": a page once waited for ever. */
static void test_too_fast_is_told_with_the_number(void **state) {
    struct world *world = *state;
    struct page page;
    char cookie[PL_SECRET_TEXT], text[64];
    arrive(world, &page, cookie);
    for (int i = 0; i < 70; i++) {
        forget(&page);
        snprintf(text, sizeof text, "{\"do\":\"hello\",\"id\":%d}", i);
        hub_message(page.client, text, strlen(text));
        assert_int_equal(page.count, 1);
        assert_int_equal(number(page.inbox[0], "re"), i);
    }
    assert_string_equal(text_of(last(&page, "no"), "code"), "limit");
    leave(&page);
}

static void test_tables_of_one_person_are_limited(void **state) {
    static const char ask[] = "{'do':'create','game':'tempete','seats':['me','me']}";
    struct world *world = *state;
    struct page anna, ben;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    arrive(world, &ben, cookie);
    int made = 0;
    while (!last(&anna, "no")) { /* one a second, which is too fast after a while */
        say(world, &anna, ask);
        world_settle(world);
        made++;
    }
    assert_in_range(made, 40, 70);
    assert_string_equal(text_of(last(&anna, "no"), "code"), "limit");
    say(world, &ben, ask);
    world_settle(world);
    assert_non_null(last(&ben, "created")); /* nobody else waits */
    made = count(&anna, "created");
    for (forget(&anna); !last(&anna, "no"); world->now += 2000) {
        forget(&anna);
        say(world, &anna, ask);
        world_settle(world);
        made += count(&anna, "created");
    }
    assert_int_equal(made, JOB_MOST_TABLES);
    assert_string_equal(text_of(last(&anna, "no"), "code"), "limit");
    assert_non_null(strstr(text_of(last(&anna, "no"), "text"), "200"));
    doctor(world, "UPDATE tables SET state = 3");
    forget(&anna);
    say(world, &anna, ask);
    world_settle(world);
    assert_non_null(last(&anna, "created"));
    leave(&anna);
    leave(&ben);
}

static void test_limits(void **state) {
    (void)state;
    struct limits *limits = limits_new();
    int64_t now = 1000000, wait;
    assert_non_null(limits);
    for (int i = 0; i < 3; i++)
        assert_int_equal(limits_take(limits, "a", "x", now, 3, 6), 0);
    assert_true(limits_look(limits, "a", "x", now, 3, 6) > 0);
    wait = limits_take(limits, "a", "x", now, 3, 6);
    assert_in_range(wait, 9000, 10001); /* six a minute */
    assert_int_equal(limits_take(limits, "b", "x", now, 3, 6), 0);
    assert_int_equal(limits_take(limits, "a", "y", now, 3, 6), 0);
    assert_int_equal(limits_take(limits, "a", "x", now + wait, 3, 6), 0);
    assert_true(limits_take(limits, "a", "x", now + wait, 3, 6) > 0);
    /* Several at once: as many as fit, and nothing is counted of what does not. */
    assert_int_equal(limits_take_some(limits, "c", "x", now, 70, 100, 60), 0);
    assert_int_equal(limits_take_some(limits, "c", "x", now, 31, 100, 60), 1001);
    assert_int_equal(limits_take_some(limits, "c", "x", now, 30, 100, 60), 0);
    assert_int_equal(limits_take_some(limits, "c", "x", now + 5000, 5, 100, 60), 0);
    assert_true(limits_take_some(limits, "c", "y", now, 101, 100, 60) > 0);
    /* Failures: freely, then 1 s, 2 s, 4 s… up to the longest. */
    for (int i = 0; i < 2; i++)
        assert_int_equal(limits_try(limits, "t", "x", now, 2, 5000), 0);
    for (int64_t pause = 1000; pause <= 16000; pause *= 2) {
        wait = limits_try(limits, "t", "x", now, 2, 5000);
        assert_int_equal(wait, pause < 5000 ? pause : 5000);
        now += wait;
        assert_int_equal(limits_try(limits, "t", "x", now, 2, 5000), 0);
    }
    limits_succeeded(limits, "t", "x", true);
    assert_int_equal(limits_try(limits, "t", "x", now, 2, 5000), 0);
    assert_int_equal(limits_try(limits, "t", "x", now, 2, 5000), 0);
    limits_succeeded(limits, "t", "x", false);
    assert_int_equal(limits_try(limits, "t", "x", now, 2, 5000), 0);
    assert_int_equal(limits_try(limits, "t", "x", now, 2, 5000), 1000);
    assert_int_equal(limits_try(limits, "t", "x", now + 3600001, 2, 5000), 0);
    assert_int_equal(limits_try(limits, "t", "x", now + 3600001, 2, 5000), 0); /* an hour forgets */

    /* Many at one key: five are free, then each waits on their own, from when they first asked. */
    for (int i = 0; i < 5; i++)
        assert_int_equal(limits_turn(limits, "anna", "eve", now, 5, 60000, 900000), 0);
    assert_int_equal(limits_turn(limits, "anna", "owner", now, 5, 60000, 900000), 1000);
    for (int i = 0; i < 500; i++) { /* others ask, wait and try, whatever happens to the key's own entry */
        char who[16];
        snprintf(who, sizeof who, "%d", i);
        (void)limits_turn(limits, "anna", who, now + i, 5, 60000, 900000);
        (void)limits_turn(limits, "anna", who, now + i + 60000, 5, 60000, 900000);
    }
    assert_int_equal(limits_turn(limits, "anna", "late", now + 61000, 5, 60000, 900000), 60000);
    assert_int_equal(limits_turn(limits, "anna", "owner", now + 999, 5, 60000, 900000), 1);
    assert_int_equal(limits_turn(limits, "anna", "owner", now + 61000, 5, 60000, 900000), 0);
    /* One turn, not two; each further one takes longer, up to a quarter of an hour. */
    int64_t at = now + 61000, turns = 0;
    while ((wait = limits_turn(limits, "anna", "owner", at, 5, 60000, 900000)) > 0 || turns < 20) {
        turns += !wait;
        at += wait;
    }
    assert_true(at - now > 20 * 60000 && turns == 20);
    assert_in_range(limits_turn(limits, "anna", "owner", at + 1, 5, 60000, 900000), 899000, 900000);
    assert_int_equal(limits_turn(limits, "ben", "owner", at, 5, 60000, 900000), 0); /* another key */
    limits_turned(limits, "anna", "owner", at);
    assert_int_equal(limits_turn(limits, "anna", "owner", at, 5, 60000, 900000), 0);
    limits_free(limits);
}

/* Whoever waits keeps their place: more come than there is room for, from ever new addresses. */
static void test_turns_are_kept(void **state) {
    (void)state;
    struct limits *limits = limits_new();
    const int64_t begin = 1000000;
    int64_t now = begin, forgotten = 0;
    char who[16];
    for (int i = 0; i < 12; i++)
        (void)limits_turn(limits, "anna", "eve", now += 60000, 5, 60000, 60000);
    for (int i = 0; i < 100; i++) {
        snprintf(who, sizeof who, "owner %d", i);
        assert_int_equal(limits_turn(limits, "anna", who, now, 5, 60000, 900000), 60000);
    }
    for (int i = 0; i < 200000; i++) {
        snprintf(who, sizeof who, "%d", i);
        assert_int_equal(limits_turn(limits, "anna", who, now + 1 + i / 4, 5, 60000, 900000), 60000);
    }
    for (int i = 0; i < 100; i++) {
        snprintf(who, sizeof who, "owner %d", i);
        assert_int_equal(limits_turn(limits, "anna", who, now + 60000, 5, 60000, 900000), 0);
        assert_int_equal(limits_turn(limits, "anna", who, now + 60000, 5, 60000, 900000), 60000); /* one */
    }
    /* Those who did not come when it was their turn have made room for others a minute later. */
    now += 60000 + 50000 + 60000;
    for (int i = 0; i < 100; i++) {
        snprintf(who, sizeof who, "late %d", i);
        (void)limits_turn(limits, "anna", who, now, 5, 60000, 900000);
        forgotten += limits_turn(limits, "anna", who, now + 60000, 5, 60000, 900000) != 0;
    }
    assert_int_equal(forgotten, 0);
    limits_free(limits);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        IN_WORLD(test_seats_and_invitations),
        IN_WORLD(test_closed_tables_stay_closed),
        IN_WORLD(test_unknown_cookie_is_sent_away),
        IN_WORLD(test_too_fast_is_told_with_the_number),
        IN_WORLD(test_tables_of_one_person_are_limited),
        cmocka_unit_test(test_limits),
        cmocka_unit_test(test_turns_are_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
