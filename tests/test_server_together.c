/* Deciding at the same time at a table: any order, answers given anew, and everything that is not allowed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tests/hub_pages.h"
#include <stdlib.h>
#include <string.h>

enum { PEOPLE = 3 };

struct bidders {
    struct world *world;
    struct page page[PEOPLE], watcher;
    char cookie[PEOPLE][PL_SECRET_TEXT], watching[PL_SECRET_TEXT];
    long long table;
};

static void settle(struct bidders *all) {
    world_settle(all->world);
}

static void look(struct bidders *all, struct page *page) {
    say(all->world, page, "{'do':'open','table':%lld}", all->table);
    settle(all);
}

/* Whatever the number of the state that the page has seen. */
static void answer_at(struct bidders *all, struct page *page, long long n, int seat, const char *move) {
    say(all->world, page, "{'do':'play','id':9,'table':%lld,'n':%lld,'seat':%d,'move':'%s'}", all->table, n, seat,
        move);
    settle(all);
}

static void answer(struct bidders *all, int seat, const char *move) {
    answer_at(all, &all->page[seat], number(last(&all->page[seat], "state"), "n"), seat, move);
}

/* Three people at Bluff who have all kept their cards. */
static void sit(struct bidders *all, struct world *world, const char *third) {
    *all = (struct bidders){.world = world};
    for (int i = 0; i < PEOPLE; i++)
        arrive(world, &all->page[i], all->cookie[i]);
    arrive(world, &all->watcher, all->watching);
    say(world, &all->page[0],
        "{'do':'create','game':'template','name':'Anna','spectators':true,'open':true,'seats':['me','free','%s']}",
        third);
    settle(all);
    all->table = number(last(&all->page[0], "created"), "table");
    for (int i = 0; i < PEOPLE; i++) {
        look(all, &all->page[i]);
        if (i == 1 || (i == 2 && strcmp(third, "free") == 0)) {
            say(world, &all->page[i], "{'do':'sit','id':1,'table':%lld,'seat':%d,'name':'P'}", all->table, i);
            settle(all);
        }
    }
    look(all, &all->watcher);
    for (int i = 0; i < PEOPLE; i++)
        if (i < 2 || strcmp(third, "free") == 0)
            answer(all, i, "keep");
    for (int i = 0; i < PEOPLE; i++)
        forget_older(&all->page[i]);
    forget_older(&all->watcher);
}

static void all_leave(struct bidders *all) {
    for (int i = 0; i < PEOPLE; i++)
        leave(&all->page[i]);
    leave(&all->watcher);
}

static bool lists(const json_t *state, const char *key, int seat) {
    size_t i;
    json_t *one;
    json_array_foreach(json_object_get(state, key), i, one) {
        if (json_integer_value(one) == seat)
            return true;
    }
    return false;
}

static void refused(struct bidders *all, struct page *page, long long n, int seat, const char *move, const char *code) {
    struct pl_store_table before = row_of(all->world, all->table);
    forget_older(page);
    answer_at(all, page, n, seat, move);
    assert_non_null(last(page, "no"));
    assert_string_equal(text_of(last(page, "no"), "code"), code);
    struct pl_store_table after = row_of(all->world, all->table);
    assert_true(after.change == before.change && after.length == before.length && after.anew == before.anew);
}

static void test_in_any_order(void **state) {
    struct bidders all;
    sit(&all, *state, "free");
    for (int i = 0; i < PEOPLE; i++) {
        json_t *seen = last(&all.page[i], "state");
        assert_int_equal(number(seen, "actor"), i); /* each is asked */
        assert_true(json_array_size(json_object_get(seen, "moves")) == 5);
        for (int k = 0; k < PEOPLE; k++)
            assert_true(lists(seen, "asked", k) && !lists(seen, "answered", k));
    }
    long long n = number(last(&all.page[0], "state"), "n");
    answer(&all, 2, "bid 4");
    json_t *seen = last(&all.page[0], "state");
    assert_int_equal(number(seen, "n"), n + 1);
    assert_true(lists(seen, "answered", 2) && !lists(seen, "answered", 0));
    assert_int_equal(number(seen, "actor"), 0);
    assert_true(json_array_size(json_object_get(last(&all.page[2], "state"), "moves")) == 5); /* to answer anew */
    answer_at(&all, &all.page[1], n, 1, "bid 0"); /* a page that has not heard of it yet is not late */
    assert_null(last(&all.page[1], "no"));
    assert_int_equal(row_of(all.world, all.table).turn, 1); /* only the first is awaited */
    answer_at(&all, &all.page[0], n, 0, "bid 1");
    assert_null(last(&all.page[0], "no"));
    assert_null(json_object_get(last(&all.page[0], "state"), "answered")); /* all are in */
    all_leave(&all);
}

/* Nobody but its owner hears of an answer given anew; what counts is the last, in this process and in the next. */
static void test_anew(void **state) {
    struct bidders all;
    struct world *world = *state;
    sit(&all, world, "free");
    assert_int_equal(row_of(world, all.table).turn, 7 << 4);
    answer(&all, 1, "bid 4");
    for (int i = 0; i < PEOPLE; i++)
        forget_older(&all.page[i]);
    forget_older(&all.watcher);
    struct pl_store_table before = row_of(world, all.table);
    int64_t alarm = world->alarm;
    answer(&all, 1, "bid 0");
    answer(&all, 1, "bid 2");
    struct pl_store_table after = row_of(world, all.table);
    assert_true(after.change == before.change && after.length == before.length && after.updated == before.updated);
    assert_int_equal(after.anew, before.anew + 2);
    assert_int_equal(world->alarm, alarm);
    assert_int_equal(all.page[0].count, 1); /* the state it had */
    assert_int_equal(all.page[2].count, 1);
    assert_int_equal(all.watcher.count, 1);
    assert_true(number(last(&all.page[1], "ok"), "n") == before.change);
    assert_string_equal(text_of(last(&all.page[1], "state"), "question"), "How many chips do you bid?");
    answer(&all, 0, "bid 1");
    all_leave(&all);
    pages_restart(world);
    for (int i = 0; i < PEOPLE; i++) {
        join(world, &all.page[i], all.cookie[i]);
        look(&all, &all.page[i]);
    }
    join(world, &all.watcher, all.watching);
    answer(&all, 1, "bid 3"); /* in the middle of the answers, by a process that has only read of them */
    answer(&all, 2, "bid 0");
    const char *log = json_dumps(json_object_get(last(&all.page[0], "state"), "log"), 0);
    assert_non_null(strstr(log, "bid of 3 chips"));
    free((void *)log);
    all_leave(&all);
}

/* After an answer given anew, what the next changes are told as still leads to what is there: whoever asks for all of
 * it sees the same. */
static void test_anew_and_on(void **state) {
    for (int first = 0; first < 5; first++)
        for (int second = 0; second < 5; second++) {
            struct bidders all;
            sit(&all, *state, "free");
            char bids[2][8];
            snprintf(bids[0], sizeof bids[0], "bid %d", first);
            snprintf(bids[1], sizeof bids[1], "bid %d", second);
            answer(&all, 1, bids[0]);
            answer(&all, 1, bids[1]);
            for (int other = 0; other <= 2; other += 2) {
                answer(&all, other, "bid 1");
                struct page *page = &all.page[1];
                json_t *told = json_incref(json_object_get(last(page, "state"), "pieces"));
                assert_true(page->changes > 0);
                look(&all, page);
                assert_true(json_equal(told, json_object_get(last(page, "state"), "pieces")));
                json_decref(told);
            }
            all_leave(&all);
        }
}

static void test_what_is_not_allowed(void **state) {
    struct bidders all;
    sit(&all, *state, "free");
    long long asked = number(last(&all.page[0], "state"), "n");
    refused(&all, &all.page[0], asked - 1, 0, "bid 1", "stale"); /* from before the question */
    refused(&all, &all.page[0], asked + 1, 0, "bid 1", "stale");
    refused(&all, &all.page[0], asked, 1, "bid 1", "denied"); /* for somebody else */
    refused(&all, &all.page[0], asked, 5, "bid 1", "denied");
    refused(&all, &all.watcher, asked, 0, "bid 1", "denied");
    refused(&all, &all.page[2], asked, 2, "bid 5", "illegal");
    refused(&all, &all.page[2], asked, 2, "keep", "illegal");
    answer(&all, 2, "bid 1");
    refused(&all, &all.page[2], asked, 2, "bid 5", "illegal"); /* anew, too */
    refused(&all, &all.page[1], asked, 2, "bid 0", "denied");
    say(all.world, &all.page[2], "{'do':'undo','id':8,'table':%lld,'n':%lld,'seat':2}", all.table, asked + 1);
    settle(&all);
    assert_string_equal(text_of(last(&all.page[2], "no"), "code"), "denied"); /* that would be seen */
    answer(&all, 1, "bid 1");
    answer(&all, 1, "bid 1"); /* the same once more: no harm */
    answer(&all, 0, "bid 1");
    long long later = number(last(&all.page[0], "state"), "n");
    assert_int_equal(later, asked + 3);
    refused(&all, &all.page[2], asked, 2, "bid 0", "stale"); /* all are in: it is final */
    refused(&all, &all.page[2], asked + 2, 2, "bid 0", "stale");
    refused(&all, &all.page[2], later, 2, "bid 0", "illegal");
    all_leave(&all);
}

/* Another server has stored an answer given anew that this one has not heard of. */
static void test_two_servers(void **state) {
    struct bidders all;
    struct world *world = *state;
    sit(&all, world, "free");
    answer(&all, 1, "bid 4");
    struct pl_store_table row = row_of(world, all.table);
    struct pl_store_move move = {.seat = 1, .move = 5, .notation = "bid 0"};
    struct pl_store_change anew = {.table = all.table,
                                   .change = row.change,
                                   .length = row.length,
                                   .keep = row.length - 1,
                                   .anew = row.anew,
                                   .moves = &move,
                                   .count = 1};
    assert_int_equal(pl_store_anew(world->store, &anew), PL_STORE_OK);
    assert_int_equal(pl_store_anew(world->store, &anew), PL_STORE_STALE);
    anew.keep = row.length; /* that would be a change of its own */
    assert_int_equal(pl_store_anew(world->store, &anew), PL_STORE_REFUSED);
    forget_older(&all.page[0]);
    answer(&all, 0, "bid 1"); /* upon what is not so any more: it is looked at again first */
    assert_string_equal(text_of(last(&all.page[0], "no"), "code"), "stale");
    answer(&all, 0, "bid 1");
    answer(&all, 2, "bid 1");
    char *log = json_dumps(json_object_get(last(&all.page[2], "state"), "log"), 0);
    assert_null(strstr(log, "bid of 4 chips"));
    free(log);
    all_leave(&all);
}

/* A bot bids as soon as it is asked, and when does not depend on what people bid, or how often. */
static void test_bots_time(void **state) {
    int64_t rings[2][8] = {{0}};
    for (int fickle = 0; fickle < 2; fickle++) {
        struct bidders all;
        struct world *world = *state;
        hub_pace(world->hub, 450);
        sit(&all, world, "bot:greedy");
        for (int i = 0; i < 20 && !lists(last(&all.page[0], "state"), "asked", 2); i++) { /* the bot keeps or swaps */
            world->now = world->alarm > world->now ? world->alarm : world->now;
            world_seed(4); /* for the time it takes */
            hub_alarm(world->hub);
            settle(&all);
        }
        assert_true(lists(last(&all.page[0], "state"), "asked", 2));
        int64_t start = world->now;
        answer(&all, 1, fickle ? "bid 4" : "bid 0");
        rings[fickle][0] = world->alarm - start;
        answer(&all, 1, fickle ? "bid 1" : "bid 0");
        rings[fickle][1] = world->alarm - start;
        world->now = world->alarm > world->now ? world->alarm : world->now;
        hub_alarm(world->hub);
        settle(&all);
        rings[fickle][2] = world->alarm - start;
        assert_true(lists(last(&all.page[0], "state"), "answered", 2));
        all_leave(&all);
    }
    assert_memory_equal(rings[0], rings[1], sizeof rings[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        IN_WORLD(test_in_any_order),        IN_WORLD(test_anew),        IN_WORLD(test_anew_and_on),
        IN_WORLD(test_what_is_not_allowed), IN_WORLD(test_two_servers), IN_WORLD(test_bots_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
