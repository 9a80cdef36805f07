/* The web table without sockets and threads: messages in, messages out, over a real SQLite file. The test itself is the
 * thread that stores and the thread that thinks, so that it can look between the two. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/server/dice.h"
#include "app/server/hub.h"
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { INBOX = 512 };

struct page { /* a socket, as the hub sees it */
    struct client *client;
    json_t *inbox[INBOX];
    int count;
    bool closed;
};

struct world {
    char folder[64], file[96];
    struct pl_store *store;
    struct hub *hub;
    struct job *jobs, **last_job;
    struct thought *thoughts, **last_thought;
    enum pl_store_status fault; /* what the store answers instead of doing the next change */
    int64_t now;
};

/* ---- Ports ------------------------------------------------------------------------------------------------------ */

static void submit(void *context, struct job *job) {
    struct world *world = context;
    job->next = NULL;
    *world->last_job = job;
    world->last_job = &job->next;
}

static void think(void *context, struct thought *thought) {
    struct world *world = context;
    thought->next = NULL;
    *world->last_thought = thought;
    world->last_thought = &thought->next;
}

static void deliver(void *context, void *socket, const char *text, size_t length) {
    (void)context;
    struct page *page = socket;
    json_error_t mistake;
    json_t *message = json_loadb(text, length, JSON_REJECT_DUPLICATES, &mistake);
    if (!message)
        fail_msg("not JSON (%s): %.*s", mistake.text, (int)length, text);
    assert_true(page->count < INBOX);
    page->inbox[page->count++] = message;
}

static void cut(void *context, void *socket) {
    (void)context;
    struct page *page = socket;
    page->closed = true;
}

static int64_t clock_of(void *context) {
    struct world *world = context;
    return world->now;
}

static bool store_one(struct world *world) {
    struct job *job = world->jobs;
    if (!job)
        return false;
    world->jobs = job->next;
    if (!world->jobs)
        world->last_job = &world->jobs;
    if (job->kind == JOB_CHANGE && world->fault) {
        job->status = world->fault;
        world->fault = PL_STORE_OK;
    } else {
        job_run(world->store, job);
    }
    hub_job_done(world->hub, job);
    return true;
}

static bool think_one(struct world *world) {
    struct thought *thought = world->thoughts;
    if (!thought)
        return false;
    world->thoughts = thought->next;
    if (!world->thoughts)
        world->last_thought = &world->thoughts;
    if (thought->bot.kind == PL_BOT_SEARCH) {
        thought->bot.iterations = 50;
        thought->bot.seconds = 0;
    }
    thought_run(thought, NULL);
    hub_thought_done(world->hub, thought);
    return true;
}

static void settle(struct world *world) {
    while (store_one(world) || think_one(world))
        ;
}

/* ---- The world -------------------------------------------------------------------------------------------------- */

static void open_hub(struct world *world) {
    char text[512] = "";
    struct pl_out error = PL_OUT(text);
    struct hub_ports ports = {world, submit, think, deliver, cut, clock_of};
    world->last_job = &world->jobs;
    world->last_thought = &world->thoughts;
    world->store = pl_store_open(world->file, PL_EN, &error);
    if (!world->store)
        fail_msg("%s", text);
    world->hub = hub_new(&ports);
    assert_non_null(world->hub);
}

static void close_hub(struct world *world) {
    settle(world);
    assert_int_equal(hub_live_tables(world->hub), 0); /* nobody looks: nothing is kept */
    hub_free(world->hub);
    pl_store_close(world->store);
}

static int make_world(void **state) {
    struct world *world = calloc(1, sizeof *world);
    strcpy(world->folder, "/tmp/plateau-server-XXXXXX");
    if (!mkdtemp(world->folder))
        return -1;
    snprintf(world->file, sizeof world->file, "%s/table.db", world->folder);
    open_hub(world);
    *state = world;
    return 0;
}

static int end_world(void **state) {
    struct world *world = *state;
    char name[128];
    close_hub(world);
    static const char *const ends[] = {"", "-wal", "-shm"};
    for (size_t i = 0; i < 3; i++) {
        snprintf(name, sizeof name, "%s%s", world->file, ends[i]);
        unlink(name);
    }
    rmdir(world->folder);
    free(world);
    return 0;
}

static void join(struct world *world, struct page *page, const char *cookie) {
    *page = (struct page){0};
    page->client = hub_join(world->hub, page, cookie);
    settle(world);
}

/* A page of somebody new; `cookie` gets the secret. */
static void arrive(struct world *world, struct page *page, char cookie[PL_SECRET_TEXT]) {
    struct pl_store_identity identity;
    assert_int_equal(pl_store_guest(world->store, "", "test", &identity, cookie), PL_STORE_OK);
    join(world, page, cookie);
}

static void forget(struct page *page) {
    for (int i = 0; i < page->count; i++)
        json_decref(page->inbox[i]);
    page->count = 0;
}

static void leave(struct page *page) {
    hub_leave(page->client);
    forget(page);
}

__attribute__((format(printf, 3, 4))) static void say(struct world *world, struct page *page, const char *format, ...) {
    char text[2048], quoted[1024];
    va_list args;
    snprintf(quoted, sizeof quoted, "%s", format);
    for (char *at = quoted; *at; at++)
        if (*at == '\'')
            *at = '"';
    va_start(args, format);
    vsnprintf(text, sizeof text, quoted, args);
    va_end(args);
    world->now += 1000;
    hub_message(page->client, text, strlen(text));
}

/* The last message of this kind, or NULL. */
static json_t *last(const struct page *page, const char *kind) {
    for (int i = page->count - 1; i >= 0; i--)
        if (strcmp(json_string_value(json_object_get(page->inbox[i], "is")), kind) == 0)
            return page->inbox[i];
    return NULL;
}

static long long number(const json_t *message, const char *key) {
    const json_t *member = json_object_get(message, key);
    if (!json_is_integer(member))
        fail_msg("no number %s", key);
    return json_integer_value(member);
}

static const char *text_of(const json_t *message, const char *key) {
    const char *text = json_string_value(json_object_get(message, key));
    return text ? text : "";
}

static const char *first_move(const json_t *state) {
    return text_of(json_array_get(json_object_get(state, "moves"), 0), "m");
}

/* Makes a table with these seats and opens it; the page has the state in which somebody is to move. */
static long long sit_down(struct world *world, struct page *page, const char *seats) {
    say(world, page, "{'do':'create','game':'tempete','name':'Anna','spectators':true,'seats':[%s]}", seats);
    settle(world);
    assert_non_null(last(page, "created"));
    long long table = number(last(page, "created"), "table");
    say(world, page, "{'do':'open','table':%lld}", table);
    settle(world);
    assert_non_null(last(page, "state"));
    return table;
}

static void play_first(struct world *world, struct page *page, long long table) {
    json_t *state = json_incref(last(page, "state"));
    say(world, page, "{'do':'play','id':5,'table':%lld,'n':%lld,'seat':%lld,'move':'%s'}", table, number(state, "n"),
        number(state, "actor"), first_move(state));
    json_decref(state);
    if (!world->jobs)
        fail_msg("refused: %s", text_of(last(page, "no"), "text"));
}

/* ---- Tests ------------------------------------------------------------------------------------------------------ */

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
    settle(world);
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
        settle(world);
        assert_non_null(last(&anna, "no"));
        assert_null(last(&anna, "ok"));
        json_t *after = last(&anna, "state");
        assert_int_equal(number(after, "n"), number(before, "n"));
        assert_true(json_equal(json_object_get(after, "pieces"), json_object_get(before, "pieces")));
        assert_true(json_equal(json_object_get(after, "moves"), json_object_get(before, "moves")));
    }
    play_first(world, &anna, table);
    settle(world);
    assert_int_equal(number(last(&anna, "state"), "n"), number(before, "n") + 1);
    json_decref(before);
    leave(&anna);
}

static void test_another_server_was_first(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"me\"");
    int64_t change = number(last(&anna, "state"), "n");
    assert_int_equal(pl_store_doors(world->store, table, &change, true, true), PL_STORE_OK);
    play_first(world, &anna, table);
    settle(world);
    assert_string_equal(text_of(last(&anna, "no"), "code"), "stale");
    assert_int_equal(number(last(&anna, "state"), "n"), change);
    play_first(world, &anna, table);
    settle(world);
    assert_int_equal(number(last(&anna, "state"), "n"), change + 1);
    leave(&anna);
}

static void test_hot_seat_to_the_end_and_reload(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"me\"");
    for (int i = 0; i < 5000 && !json_object_get(last(&anna, "state"), "result"); i++) {
        json_t *now = json_incref(last(&anna, "state"));
        forget(&anna);
        anna.inbox[anna.count++] = now;
        assert_int_equal(number(now, "views"), number(now, "actor"));
        if (i == 40) { /* a new process in the middle: the very same table */
            json_t *pieces = json_deep_copy(json_object_get(now, "pieces"));
            json_t *moves = json_deep_copy(json_object_get(now, "moves"));
            leave(&anna);
            close_hub(world);
            open_hub(world);
            join(world, &anna, cookie);
            say(world, &anna, "{'do':'open','table':%lld}", table);
            settle(world);
            assert_true(json_equal(pieces, json_object_get(last(&anna, "state"), "pieces")));
            assert_true(json_equal(moves, json_object_get(last(&anna, "state"), "moves")));
            json_decref(pieces);
            json_decref(moves);
        }
        play_first(world, &anna, table);
        settle(world);
        assert_non_null(last(&anna, "ok"));
    }
    json_t *result = json_object_get(last(&anna, "state"), "result");
    assert_non_null(result);
    assert_int_equal(strlen(text_of(result, "seed")), 2 * PL_SEED_BYTES);
    /* Every roll of the finished game is the one its seed gives. */
    struct pl_store_table row;
    struct pl_store_moves moves = {0};
    assert_int_equal(pl_store_load(world->store, table, 0, &row, &moves), PL_STORE_OK);
    char text[512] = "";
    struct pl_out error = PL_OUT(text);
    struct pl_match *match = pl_table_replay(&row, &moves, PL_EN, &error);
    assert_non_null(match);
    union pl_any_state position;
    uint64_t rolls = 0;
    for (int i = 0; i < moves.count; i++) {
        if (moves.move[i].seat != PL_CHANCE)
            continue;
        struct pl_rng rng = pl_dice(row.seed, rolls++);
        pl_match_position(match, i, &position);
        assert_int_equal(pl_draw(pl_match_game(match), &position, &rng), moves.move[i].move);
    }
    assert_true(rolls > 3);
    pl_match_free(match);
    pl_store_moves_free(&moves);
    leave(&anna);
}

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
    settle(world);
    assert_string_equal(text_of(last(&eve, "no"), "code"), "denied");
    say(world, &ben, "{'do':'accept','secret':'%s','name':'Ben'}", secret);
    say(world, &eve, "{'do':'accept','secret':'%s','name':'Eve'}", secret);
    settle(world);
    assert_int_equal(number(last(&ben, "ok"), "seat"), 1);
    assert_null(last(&eve, "ok"));
    say(world, &eve, "{'do':'invite','table':%lld,'seat':2}", table);
    settle(world);
    assert_string_equal(text_of(last(&eve, "no"), "code"), "denied");
    assert_string_equal(text_of(last(&anna, "table"), "state"), "waiting");
    say(world, &anna, "{'do':'sit','table':%lld,'seat':2,'name':'Anna again'}", table);
    settle(world);
    assert_string_equal(text_of(last(&anna, "table"), "state"), "running");
    assert_true(json_array_size(json_object_get(last(&anna, "table"), "you")) == 2);
    /* Handing one's seat to a bot and taking it back; nobody else may. */
    say(world, &eve, "{'do':'bot','table':%lld,'seat':0,'bot':'greedy'}", table);
    settle(world);
    assert_string_equal(text_of(last(&eve, "no"), "code"), "denied");
    say(world, &anna, "{'do':'bot','table':%lld,'seat':0,'bot':'greedy'}", table);
    settle(world);
    json_t *seat = json_array_get(json_object_get(last(&anna, "table"), "seats"), 0);
    assert_string_equal(text_of(seat, "bot"), "greedy");
    say(world, &anna, "{'do':'bot','table':%lld,'seat':0,'bot':null}", table);
    settle(world);
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
    settle(world);
    long long table = number(last(&anna, "created"), "table");
    for (size_t i = 0; i < sizeof asks / sizeof asks[0]; i++) {
        char text[256];
        forget(&eve);
        snprintf(text, sizeof text, asks[i], table);
        for (char *at = text; *at; at++)
            if (*at == '\'')
                *at = '"';
        say(world, &eve, "%s", text);
        settle(world);
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
    settle(world);
    assert_string_equal(text_of(last(&page, "no"), "code"), "denied");
    assert_null(last(&page, "welcome"));
    assert_true(page.closed);
    leave(&page);
}

static void test_dice(void **state) {
    (void)state;
    unsigned char seed[PL_SEED_BYTES], other[PL_SEED_BYTES], commitment[PL_COMMITMENT_BYTES];
    assert_true(pl_dice_new(seed, commitment));
    assert_true(pl_dice_new(other, commitment));
    struct pl_rng a = pl_dice(seed, 3), b = pl_dice(seed, 3), c = pl_dice(seed, 4), d = pl_dice(other, 3);
    assert_memory_equal(&a, &b, sizeof a);
    assert_memory_not_equal(&a, &c, sizeof a);
    assert_memory_not_equal(&a, &d, sizeof a);
}

int main(void) {
#define IN_WORLD(TEST) cmocka_unit_test_setup_teardown(TEST, make_world, end_world)
    const struct CMUnitTest tests[] = {
        IN_WORLD(test_told_only_when_stored),       IN_WORLD(test_a_failing_store_changes_nothing),
        IN_WORLD(test_another_server_was_first),    IN_WORLD(test_hot_seat_to_the_end_and_reload),
        IN_WORLD(test_seats_and_invitations),       IN_WORLD(test_closed_tables_stay_closed),
        IN_WORLD(test_unknown_cookie_is_sent_away), cmocka_unit_test(test_dice)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
