/* Whose search is next when many wait (app/server/turns.h), and tables of bots alone. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/server/turns.h"
#include "tests/hub_pages.h"
#include <stdlib.h>

static struct thought *add(struct turns *turns, int kind, int64_t whose, double seconds) {
    struct thought *thought = calloc(1, sizeof *thought);
    assert_non_null(thought);
    thought->kind = kind;
    thought->whose = whose;
    thought->bot = (struct pl_bot){.kind = PL_BOT_SEARCH, .seconds = seconds};
    turns_add(turns, thought);
    return thought;
}

static int64_t take(struct turns *turns) {
    struct thought *thought = turns_take(turns);
    int64_t whose = thought ? thought->whose : 0;
    free(thought);
    return whose;
}

static void test_people_take_turns(void **state) {
    (void)state;
    struct turns turns = {0};
    for (int i = 0; i < 30; i++)
        add(&turns, THINK_MOVE, 1, 3);
    assert_true(take(&turns) == 1);
    add(&turns, THINK_MOVE, 2, 3);
    add(&turns, THINK_MOVE, 2, 3);
    add(&turns, THINK_MOVE, 3, 3);
    static const int64_t order[] = {2, 3, 1, 2, 1}; /* not behind thirty */
    for (int i = 0; i < 5; i++)
        assert_true(take(&turns) == order[i]);
    add(&turns, THINK_MOVE, 2, 3); /* nor the next time */
    assert_true(take(&turns) == 2);
    while (take(&turns))
        ;
}

static void test_hints_come_first(void **state) {
    (void)state;
    struct turns turns = {0};
    for (int i = 0; i < 30; i++)
        add(&turns, THINK_MOVE, 1, 3);
    for (int i = 0; i < 5; i++)
        add(&turns, THINK_HINT, 2, 1);
    add(&turns, THINK_HINT, 3, 1);
    assert_true(take(&turns) == 2);
    assert_true(take(&turns) == 3); /* hints take turns, too */
    assert_true(take(&turns) == 2);
    assert_true(take(&turns) == 1); /* but whoever asks for hints on and on stops no game */
    assert_true(take(&turns) == 2);
    while (take(&turns))
        ;
}

static double next_seconds(struct turns *turns) {
    struct thought *thought = turns_take(turns);
    assert_non_null(thought);
    double seconds = thought->bot.seconds;
    free(thought);
    return seconds;
}

static void test_time_is_shared(void **state) {
    (void)state;
    struct turns turns = {0};
    add(&turns, THINK_MOVE, 1, 3);
    assert_true(next_seconds(&turns) == 3); /* nobody waits */
    for (int i = 0; i < 100; i++)
        add(&turns, THINK_MOVE, 1, 3);
    assert_true(next_seconds(&turns) == SHORTEST_SEARCH);
    add(&turns, THINK_MOVE, 2, 3);
    double second = 0;
    for (int i = 0; i < 3 && !second; i++) {
        struct thought *thought = turns_take(&turns);
        if (thought->whose == 2)
            second = thought->bot.seconds;
        free(thought);
    }
    assert_true(second == 1.5); /* two people wait: half each, however many one of them has */
    while (take(&turns))
        ;
    add(&turns, THINK_MOVE, 1, 0); /* no time was set: the bot's own limit stays */
    add(&turns, THINK_MOVE, 2, 0);
    assert_true(next_seconds(&turns) == 0);
    take(&turns);
}

/* ---- Bots among themselves -------------------------------------------------------------------------------------- */

static void test_bots_alone_wait_for_somebody_to_look(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    say(world, &anna, "{'do':'create','game':'tempete','spectators':true,'seats':['bot:random','bot:random']}");
    world_settle(world);
    long long table = number(last(&anna, "created"), "table");
    say(world, &anna, "{'do':'open','table':%lld}", table);
    for (int i = 0; i < 12; i++)
        if (!world_job(world))
            world_thought(world);
    int length = row_of(world, table).length;
    assert_true(length > 0);
    leave(&anna);
    world_settle(world); /* the move that was under way */
    struct pl_store_table row = row_of(world, table);
    assert_int_equal(row.state, PL_TABLE_RUNNING);
    assert_true(row.length < length + 10);
    assert_int_equal(hub_live_tables(world->hub), 0);
    join(world, &anna, cookie);
    say(world, &anna, "{'do':'open','table':%lld}", table);
    for (int i = 0; i < 12; i++)
        if (!world_job(world))
            world_thought(world);
    assert_true(row_of(world, table).length > row.length);
    leave(&anna);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_people_take_turns),
        cmocka_unit_test(test_hints_come_first),
        cmocka_unit_test(test_time_is_shared),
        IN_WORLD(test_bots_alone_wait_for_somebody_to_look),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
