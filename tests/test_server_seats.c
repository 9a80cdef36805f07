/* Whose a seat is at the web table, and how it becomes somebody else's. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tests/hub_pages.h"
#include <stdio.h>
#include <stdlib.h>

/* ---- Logging in ------------------------------------------------------------------------------------------------- */

struct login {
    enum pl_store_status status;
    char cookie[PL_SECRET_TEXT];
};

static void logged_in(struct hub *hub, struct job *job) {
    struct login *login = job->owner;
    login->status = job->status;
    snprintf(login->cookie, sizeof login->cookie, "%s", job->keys.cookie);
    hub_logged_in(hub, job);
}

static struct login log_in(struct world *world, int64_t account, int64_t guest) {
    struct login login = {0};
    struct job *job = hub_job(world->hub, JOB_LOGIN);
    assert_non_null(job);
    job->done = logged_in;
    job->owner = &login;
    job->identity.id = account;
    job->other = job->left = guest;
    hub_submit(world->hub, job);
    world_settle(world);
    return login;
}

static int64_t make_account(struct world *world, const char *name) {
    struct pl_store_identity identity;
    char cookie[PL_SECRET_TEXT];
    assert_int_equal(pl_store_guest(world->store, name, "test", &identity, cookie), PL_STORE_OK);
    assert_int_equal(pl_store_account(world->store, identity.id, name, "a hash", "", NULL), PL_STORE_OK);
    return identity.id;
}

/* Somebody else looks at the table: what is in memory learns whose the seat is now. */
static void test_whoever_logs_in_keeps_the_seat(void **state) {
    struct world *world = *state;
    struct page anna, ben, again;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    arrive(world, &ben, cookie);
    long long table = private_table(world, &anna, &ben);
    ask_at(world, &ben, "open", table, "");
    ask_at(world, &anna, "open", table, "");
    int64_t account = make_account(world, "Anna"), guest = row_of(world, table).owner;
    forget(&anna);
    struct login login = log_in(world, account, guest);
    assert_int_equal(login.status, PL_STORE_OK);
    assert_true(anna.closed); /* her page comes back with the new cookie */
    assert_false(ben.closed);
    join(world, &again, login.cookie);
    ask_at(world, &again, "open", table, "");
    assert_null(last(&again, "no"));
    assert_true(json_is_true(json_object_get(last(&again, "table"), "owner")));
    assert_int_equal(json_array_size(json_object_get(last(&again, "table"), "you")), 1);
    leave(&anna);
    leave(&again);
    leave(&ben);
}

/* With the guest's tables or not at all: a store that fails must not cost the guest. */
static void test_a_login_that_fails_loses_nothing(void **state) {
    struct world *world = *state;
    struct page anna, ben;
    char cookie[PL_SECRET_TEXT], bens[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    arrive(world, &ben, bens);
    long long table = private_table(world, &anna, &ben);
    int64_t account = make_account(world, "Anna"), guest = row_of(world, table).owner;
    doctor(world, "CREATE TRIGGER full BEFORE UPDATE ON seats BEGIN SELECT RAISE(ABORT, 'no room'); END");
    struct login login = log_in(world, account, guest);
    assert_int_not_equal(login.status, PL_STORE_OK);
    assert_string_equal(login.cookie, "");
    doctor(world,
           "CREATE TABLE only (sessions INTEGER CHECK (sessions = 1))"); /* that of make_account, of the account */
    doctor(world, "INSERT INTO only SELECT COUNT(*) FROM sessions JOIN accounts USING (identity); DROP TABLE only");
    doctor(world, "DROP TRIGGER full");
    assert_true(row_of(world, table).owner == guest);
    login = log_in(world, account, guest);
    assert_int_equal(login.status, PL_STORE_OK);
    assert_true(row_of(world, table).owner == account && row_of(world, table).seat[0].identity == account);
    assert_int_equal(log_in(world, account, guest).status, PL_STORE_OK); /* another page of the same browser */
    leave(&anna);
    leave(&ben);
}

/* ---- Seats ------------------------------------------------------------------------------------------------------ */

static void test_one_seat_of_an_open_table_each(void **state) {
    struct world *world = *state;
    struct page anna, eve;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    arrive(world, &eve, cookie);
    say(world, &anna, "{'do':'create','game':'tempete','name':'Anna','open':true,'seats':['me','free','free','free']}");
    world_settle(world);
    long long table = number(last(&anna, "created"), "table");
    ask_at(world, &eve, "sit", table, ",\"seat\":1,\"name\":\"Eve\"");
    assert_non_null(last(&eve, "ok"));
    forget(&eve);
    ask_at(world, &eve, "sit", table, ",\"seat\":2,\"name\":\"Eve\"");
    assert_null(last(&eve, "ok"));
    assert_string_equal(text_of(last(&eve, "no"), "code"), "denied");
    ask_at(world, &anna, "sit", table, ",\"seat\":2"); /* whose table it is may have several at one device */
    assert_non_null(last(&anna, "ok"));
    leave(&anna);
    leave(&eve);
}

/* Several people at one device have a name each; the options are told in words. */
static void test_seats_of_one_device_have_names(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    say(world, &anna,
        "{'do':'create','game':'tempete','name':'Anna','seats':['me','me','me'],'names':['','Zoe','a\\nb']}");
    world_settle(world);
    assert_null(last(&anna, "created"));
    assert_string_equal(text_of(last(&anna, "no"), "code"), "bad");
    say(world, &anna, "{'do':'create','game':'tempete','name':'Anna','seats':['me','me'],'names':['','Zoe']}");
    world_settle(world);
    say(world, &anna, "{'do':'open','table':%lld}", number(last(&anna, "created"), "table"));
    world_settle(world);
    const json_t *seats = json_object_get(last(&anna, "table"), "seats");
    assert_string_equal(text_of(json_array_get(seats, 0), "name"), "Anna");
    assert_string_equal(text_of(json_array_get(seats, 1), "name"), "Zoe");
    const json_t *options = json_object_get(last(&anna, "table"), "options");
    assert_string_equal(json_string_value(json_array_get(options, 1)), "Sea: no");
    assert_string_equal(json_string_value(json_array_get(options, 2)), "Powers: no");
    leave(&anna);
}

/* What is standard depends on the company: people are not to read hands from who is asked, one against bots is not to
 * be kept waiting. Who picks an option has it. */
static void test_standard_options_follow_the_company(void **state) {
    static const struct {
        const char *seats, *options, *ask;
    } tables[] = {{"\"me\",\"bot:greedy\",\"bot:greedy\"", "", "fast"},
                  {"\"me\",\"free\",\"bot:greedy\"", "", "discreet"},
                  {"\"me\",\"friend\"", "", "discreet"},
                  {"\"me\",\"me\"", "", "discreet"},
                  {"\"me\",\"free\",\"bot:greedy\"", "\"ask\":\"fast\"", "fast"},
                  {"\"me\",\"bot:greedy\"", "\"ask\":\"discreet\"", "discreet"}};
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        world->now += 3600 * 1000;
        say(world, &anna, "{'do':'create','game':'ankh','name':'Anna','options':{%s},'seats':[%s]}", tables[i].options,
            tables[i].seats);
        world_settle(world);
        say(world, &anna, "{'do':'open','table':%lld}", number(last(&anna, "created"), "table"));
        world_settle(world);
        const json_t *setup = json_object_get(last(&anna, "table"), "setup");
        assert_string_equal(text_of(json_object_get(setup, "options"), "ask"), tables[i].ask);
        forget(&anna);
    }
    leave(&anna);
}

/* Worth watching is where somebody who plays is present, or was not long ago. */
static void test_nobody_is_sent_to_a_deserted_table(void **state) {
    struct world *world = *state;
    struct page anna, eve;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    arrive(world, &eve, cookie);
    say(world, &anna, "{'do':'create','game':'tempete','name':'Anna','spectators':true,'seats':['me','me']}");
    world_settle(world);
    say(world, &anna, "{'do':'open','table':%lld}", number(last(&anna, "created"), "table"));
    world_settle(world);
    for (int step = 0; step < 3; step++) { /* just made; two hours later; when Anna has gone as well */
        if (step == 1)
            doctor(world, "UPDATE heads SET updated = updated - 7200000");
        if (step == 2)
            leave(&anna);
        forget(&eve);
        say(world, &eve, "{'do':'lobby'}");
        world_settle(world);
        assert_int_equal(json_array_size(json_object_get(last(&eve, "lobby"), "watch")), step < 2 ? 1 : 0);
    }
    leave(&eve);
}

static void test_no_bot_takes_over_after_the_end(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"bot:random\"");
    ask_at(world, &anna, "bot", table, ",\"seat\":0,\"bot\":\"random\"");
    for (int i = 0; i < 5000 && row_of(world, table).state != PL_TABLE_FINISHED; i++) {
        forget(&anna);
        world_settle(world);
    }
    assert_int_equal(row_of(world, table).state, PL_TABLE_FINISHED);
    int64_t change = row_of(world, table).change;
    forget(&anna);
    ask_at(world, &anna, "bot", table, ",\"seat\":0,\"bot\":\"greedy\"");
    assert_string_equal(text_of(last(&anna, "no"), "code"), "denied");
    assert_true(row_of(world, table).change == change);
    leave(&anna);
}

/* ---- Lobbies ---------------------------------------------------------------------------------------------------- */

static const json_t *listed(struct world *world, struct page *page, long long table) {
    forget(page);
    say(world, page, "{'do':'lobby'}");
    world_settle(world);
    const json_t *mine = json_object_get(last(page, "lobby"), "mine"), *row;
    size_t i;
    json_array_foreach(mine, i, row) if (number(row, "id") == table) return row;
    return NULL;
}

/* Whose turn it is stands in the table's row: a lobby replays no game, whatever the moves are. */
static void test_lobbies_know_whose_turn_it_is(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"me\"");
    long long actor = number(last(&anna, "state"), "actor");
    assert_int_equal(row_of(world, table).turn, actor + 1);
    assert_int_equal(number(listed(world, &anna, table), "turn"), actor);
    assert_true(json_is_true(json_object_get(listed(world, &anna, table), "yours")));
    /* A table of a time when that was not kept: the replay at the start of a server finds it out. */
    doctor(world, "UPDATE heads SET turn = 0");
    assert_true(json_is_false(json_object_get(listed(world, &anna, table), "yours")));
    int64_t change = row_of(world, table).change;
    hub_upgrade(world->hub);
    world_settle(world);
    assert_int_equal(row_of(world, table).turn, actor + 1);
    assert_true(row_of(world, table).change == change);
    doctor(world, "UPDATE moves SET notation = 'nonsense'");
    assert_true(json_is_true(json_object_get(listed(world, &anna, table), "yours")));
    leave(&anna);
}

/* However many are over since, what goes on is in the list, and first. */
static void test_lobbies_have_what_goes_on(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"me\"");
    for (int i = 0; i < JOB_LIST + 10; i++) {
        struct pl_store_table row = {.game = "tempete", .players = 2, .owner = row_of(world, table).owner};
        assert_int_equal(pl_store_create(world->store, &row), PL_STORE_OK);
        struct pl_store_change end = {.table = row.id, .change = row.change, .state = PL_TABLE_FINISHED};
        if (i > 20)
            assert_int_equal(pl_store_apply(world->store, &end, 1), PL_STORE_OK);
    }
    doctor(world, "UPDATE heads SET updated = updated - 3600000 WHERE length > 0");
    assert_non_null(listed(world, &anna, table));
    const json_t *mine = json_object_get(last(&anna, "lobby"), "mine");
    assert_int_equal(json_array_size(mine), JOB_LIST + 11);
    assert_string_equal(text_of(json_array_get(mine, 21), "state"), "running");
    assert_string_equal(text_of(json_array_get(mine, 22), "state"), "finished");
    leave(&anna);
}

/* All that is over is found, page by page, each table once; what is over meanwhile changes nothing of that. */
static void test_older_tables_come_in_pages(void **state) {
    enum { OVER = 2 * JOB_LIST + 7 };
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    bool seen[OVER] = {false};
    int64_t ids[OVER];
    arrive(world, &anna, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"me\"");
    for (int i = 0; i < OVER; i++) {
        struct pl_store_table row = {.game = "tempete", .players = 2, .owner = row_of(world, table).owner};
        assert_int_equal(pl_store_create(world->store, &row), PL_STORE_OK);
        struct pl_store_change end = {.table = row.id, .change = row.change, .state = PL_TABLE_FINISHED};
        assert_int_equal(pl_store_apply(world->store, &end, 1), PL_STORE_OK);
        ids[i] = row.id;
    }
    doctor(world, "UPDATE heads SET updated = 5000 + table_id % 3 WHERE change = 2 AND length = 0"); /* many at once */
    assert_true(json_is_true(json_object_get(listed(world, &anna, table), "owner")));
    const json_t *answer = last(&anna, "lobby");
    int pages = 0, found = 0;
    for (;; pages++) {
        const json_t *mine = json_object_get(answer, "mine"), *row = NULL;
        size_t at;
        json_array_foreach(mine, at, row) {
            for (int i = 0; i < OVER; i++)
                if (number(row, "id") == ids[i]) {
                    assert_false(seen[i]);
                    seen[i] = true;
                    found++;
                }
        }
        if (!json_is_true(json_object_get(answer, "more")))
            break;
        assert_true(pages < 5);
        long long updated = number(json_array_get(mine, json_array_size(mine) - 1), "updated"),
                  id = number(json_array_get(mine, json_array_size(mine) - 1), "id");
        forget(&anna);
        say(world, &anna, "{'do':'older','updated':%lld,'table':%lld}", updated, id);
        world_settle(world);
        answer = last(&anna, "older");
        assert_true(json_array_size(json_object_get(answer, "mine")) <= JOB_LIST);
    }
    assert_int_equal(found, OVER);
    assert_int_equal(pages, 2);
    say(world, &anna, "{'do':'older','updated':0,'table':1}");
    assert_string_equal(text_of(last(&anna, "no"), "code"), "bad");
    world->failure = PL_STORE_OFFLINE;
    say(world, &anna, "{'do':'older','updated':5000,'table':1}");
    world_settle(world);
    assert_string_equal(text_of(last(&anna, "no"), "code"), "store");
    world->failure = PL_STORE_OK;
    leave(&anna);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        IN_WORLD(test_whoever_logs_in_keeps_the_seat),      IN_WORLD(test_a_login_that_fails_loses_nothing),
        IN_WORLD(test_one_seat_of_an_open_table_each),      IN_WORLD(test_seats_of_one_device_have_names),
        IN_WORLD(test_standard_options_follow_the_company), IN_WORLD(test_nobody_is_sent_to_a_deserted_table),
        IN_WORLD(test_no_bot_takes_over_after_the_end),     IN_WORLD(test_lobbies_know_whose_turn_it_is),
        IN_WORLD(test_lobbies_have_what_goes_on),           IN_WORLD(test_older_tables_come_in_pages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
