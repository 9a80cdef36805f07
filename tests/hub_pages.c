#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/server/store_sql.h"
#include "tests/hub_pages.h"
#include "tests/told_state.h"
#include <stdio.h>
#include <stdlib.h>

static void deliver(struct world *world, void *socket, const char *text, size_t length) {
    (void)world;
    struct page *page = socket;
    json_error_t mistake;
    json_t *message = json_loadb(text, length, JSON_REJECT_DUPLICATES, &mistake);
    if (!message)
        fail_msg("not JSON (%s): %.*s", mistake.text, (int)length, text);
    assert_true(page->count < INBOX);
    if (strcmp(text_of(message, "is"), "state") == 0) { /* kept whole, however it was told */
        json_t *whole = told_whole(page->state, message);
        page->changes += json_object_get(message, "base") != NULL;
        json_decref(message);
        json_decref(page->state);
        page->state = json_incref(message = whole);
    }
    page->inbox[page->count++] = message;
}

static void cut(struct world *world, void *socket) {
    (void)world;
    struct page *page = socket;
    page->closed = true;
}

/* ---- The world -------------------------------------------------------------------------------------------------- */

int pages_make(void **state) {
    struct world *world = calloc(1, sizeof *world);
    assert_non_null(world);
    world->sent = deliver;
    world->closed = cut;
    *state = world;
    return world_make(world) && world_open(world) ? 0 : -1;
}

static void close_hub(struct world *world) {
    world_settle(world);
    assert_int_equal(hub_live_tables(world->hub), 0); /* nobody looks: nothing is kept */
    world_close(world);
}

int pages_end(void **state) {
    struct world *world = *state;
    close_hub(world);
    world_remove(world);
    free(world);
    return 0;
}

void pages_restart(struct world *world) {
    close_hub(world);
    assert_true(world_open(world));
}

void doctor(struct world *world, const char *script) {
    assert_int_equal(world->store->driver->script(world->store, script), PL_STORE_OK);
}

struct pl_store_table row_of(struct world *world, long long table) {
    struct pl_store_table row;
    assert_int_equal(pl_store_load(world->store, table, 0, &row, NULL), PL_STORE_OK);
    return row;
}

/* ---- Pages ------------------------------------------------------------------------------------------------------ */

void join(struct world *world, struct page *page, const char *cookie) {
    *page = (struct page){0};
    page->client = hub_join(world->hub, page, cookie);
    world_settle(world);
}

void arrive(struct world *world, struct page *page, char cookie[PL_SECRET_TEXT]) {
    struct pl_store_identity identity;
    assert_int_equal(pl_store_guest(world->store, "", "test", &identity, cookie), PL_STORE_OK);
    join(world, page, cookie);
}

void forget(struct page *page) {
    for (int i = 0; i < page->count; i++)
        json_decref(page->inbox[i]);
    page->count = 0;
}

void leave(struct page *page) {
    hub_leave(page->client);
    forget(page);
    json_decref(page->state);
    page->state = NULL;
}

void say(struct world *world, struct page *page, const char *format, ...) {
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

/* ---- What they were told ---------------------------------------------------------------------------------------- */

json_t *last(const struct page *page, const char *kind) {
    for (int i = page->count - 1; i >= 0; i--)
        if (strcmp(json_string_value(json_object_get(page->inbox[i], "is")), kind) == 0)
            return page->inbox[i];
    return NULL;
}

void forget_older(struct page *page) {
    json_t *state = json_incref(last(page, "state"));
    forget(page);
    page->inbox[page->count++] = state;
}

int count(const struct page *page, const char *kind) {
    int count = 0;
    for (int i = 0; i < page->count; i++)
        count += strcmp(text_of(page->inbox[i], "is"), kind) == 0;
    return count;
}

long long number(const json_t *message, const char *key) {
    const json_t *member = json_object_get(message, key);
    if (!json_is_integer(member))
        fail_msg("no number %s", key);
    return json_integer_value(member);
}

const char *text_of(const json_t *message, const char *key) {
    const char *text = json_string_value(json_object_get(message, key));
    return text ? text : "";
}

/* ---- At a table ------------------------------------------------------------------------------------------------- */

static const char *first_move(const json_t *state) {
    return text_of(json_array_get(json_object_get(state, "moves"), 0), "m");
}

long long sit_down(struct world *world, struct page *page, const char *seats) {
    say(world, page, "{'do':'create','game':'tempete','name':'Anna','spectators':true,'seats':[%s]}", seats);
    world_settle(world);
    assert_non_null(last(page, "created"));
    long long table = number(last(page, "created"), "table");
    say(world, page, "{'do':'open','table':%lld}", table);
    world_settle(world);
    assert_non_null(last(page, "state"));
    return table;
}

void play_first(struct world *world, struct page *page, long long table) {
    json_t *state = json_incref(last(page, "state"));
    say(world, page, "{'do':'play','id':5,'table':%lld,'n':%lld,'seat':%lld,'move':'%s'}", table, number(state, "n"),
        number(state, "actor"), first_move(state));
    json_decref(state);
    if (!world->jobs)
        fail_msg("refused: %s", text_of(last(page, "no"), "text"));
}

void ask_at(struct world *world, struct page *page, const char *what, long long table, const char *rest) {
    say(world, page, "{'do':'%s','id':7,'table':%lld%s}", what, table, rest);
    world_settle(world);
}

void accept_link(struct world *world, const struct page *host, struct page *guest, int seat, const char *name) {
    char key[12], secret[PL_SECRET_TEXT + 8] = "";
    snprintf(key, sizeof key, "%d", seat);
    snprintf(secret, sizeof secret, "%s", text_of(json_object_get(last(host, "created"), "links"), key));
    say(world, guest, "{'do':'accept','secret':'%s','name':'%s'}", secret + 3, name);
    world_settle(world);
    assert_int_equal(number(last(guest, "ok"), "seat"), seat);
}

long long private_table(struct world *world, struct page *anna, struct page *ben) {
    say(world, anna, "{'do':'create','game':'tempete','name':'Anna','spectators':false,'seats':['me','friend']}");
    world_settle(world);
    long long table = number(last(anna, "created"), "table");
    accept_link(world, anna, ben, 1, "Ben");
    return table;
}
