/* What is sent after a change is what each page would get if the table were loaded from the store and told to it alone,
 * byte for byte, or, where a page is told what has changed, the same state once it has made these changes: neither what
 * a table keeps to be quick nor that pages share a text may be seen by anybody. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/rng.h"
#include "tests/hub_world.h"
#include "tests/told_state.h"
#include <stdio.h>
#include <stdlib.h>

enum { PAGES = 8, HOST = 0, GUEST = 1 };

struct page {
    struct client *client;
    char cookie[PL_SECRET_TEXT];
    const char *lang;
    char *state, *other; /* the last state as it was told, and the last message that is none */
    json_t *whole;       /* the state that the page has by now */
    int changes;         /* states of which it was only told what has changed */
};
struct hall { /* a server and its pages */
    struct world world;
    struct page page[PAGES];
};

static void thinks(struct world *world, struct thought *thought) {
    (void)world;
    (void)thought;
    fail_msg("nobody here is a bot");
}

/* Who is here comes by itself, as people come and go. */
static void hear_presence(struct page *page, const char *text, size_t length) {
    json_t *presence = json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL), *seat;
    size_t i;
    json_array_foreach(json_object_get(presence, "seats"), i, seat)
        json_object_update(json_array_get(json_object_get(page->whole, "seats"), i), seat);
    json_decref(presence);
}

static void sent(struct world *world, void *socket, const char *text, size_t length) {
    (void)world;
    struct page *page = socket;
    if (strncmp(text, "{\"is\":\"presence\"", 16) == 0) {
        hear_presence(page, text, length);
        return;
    }
    char **place = strncmp(text, "{\"is\":\"state\"", 13) == 0 ? &page->state : &page->other;
    free(*place);
    *place = strndup(text, length);
    if (place == &page->other)
        return;
    json_t *told = json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL), *whole = told_whole(page->whole, told);
    page->changes += json_object_get(told, "base") != NULL;
    json_decref(page->whole);
    json_decref(told);
    page->whole = whole;
}

static void closed(struct world *world, void *socket) {
    (void)world;
    (void)socket;
    fail_msg("nobody here is sent away");
}

/* ---- Pages ------------------------------------------------------------------------------------------------------ */

__attribute__((format(printf, 3, 4))) static void say(struct hall *hall, struct page *page, const char *format, ...) {
    char text[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    hall->world.now += 1000; /* nobody is too fast */
    hub_message(page->client, text, strlen(text));
    world_settle(&hall->world);
}

static void open_hall(struct hall *hall, struct pl_store *store) {
    *hall = (struct hall){.world = {.store = store, .sent = sent, .closed = closed, .thinks = thinks}};
    assert_true(world_hub(&hall->world));
}

static void join(struct hall *hall, struct page *page) {
    page->client = hub_join(hall->world.hub, page, page->cookie);
    world_settle(&hall->world);
    say(hall, page, "{\"do\":\"hello\",\"lang\":\"%s\"}", page->lang);
}

static void close_hall(struct hall *hall) {
    for (int i = 0; i < PAGES; i++) {
        hub_leave(hall->page[i].client);
        free(hall->page[i].state);
        free(hall->page[i].other);
        json_decref(hall->page[i].whole);
    }
    world_hub_end(&hall->world);
}

static long long number(const char *text, const char *key) {
    const char *found = strstr(text, key);
    return found ? strtoll(found + strlen(key), NULL, 10) : -1;
}

/* The host twice (two tabs), the guest in both languages, and spectators in both. */
static void arrive(struct hall *hall) {
    static const int whose[PAGES] = {HOST, GUEST, HOST, GUEST, 4, 5, 6, 7};
    static const char *const langs[PAGES] = {"en", "fr", "en", "en", "fr", "en", "fr", "en"};
    for (int i = 0; i < PAGES; i++) {
        struct page *page = &hall->page[i];
        struct pl_store_identity identity;
        page->lang = langs[i];
        if (whose[i] == i)
            assert_int_equal(pl_store_guest(hall->world.store, "", "test", &identity, page->cookie), PL_STORE_OK);
        else
            memcpy(page->cookie, hall->page[whose[i]].cookie, sizeof page->cookie);
        join(hall, page);
    }
}

static long long sit_down(struct hall *hall, const char *game) {
    struct page *host = &hall->page[HOST], *guest = &hall->page[GUEST];
    say(hall, host,
        "{\"do\":\"create\",\"game\":\"%s\",\"name\":\"A\",\"spectators\":true,\"seats\":[\"me\",\"friend\"]}", game);
    long long table = number(host->other, "\"table\":");
    const char *link = strstr(host->other, "/i/");
    assert_non_null(link);
    say(hall, guest, "{\"do\":\"accept\",\"secret\":\"%.*s\",\"name\":\"B \\\"b\\\"\"}", (int)strcspn(link + 3, "\""),
        link + 3);
    for (int i = 0; i < PAGES; i++)
        say(hall, &hall->page[i], "{\"do\":\"open\",\"table\":%lld}", table);
    hub_tick(hall->world.hub);
    world_settle(&hall->world);
    return table;
}

/* ---- The comparison --------------------------------------------------------------------------------------------- */

/* Another server on the same store, where each page asks for the last change by itself. */
static void compare(struct hall *hall, long long table) {
    static struct hall fresh;
    open_hall(&fresh, hall->world.store);
    for (int i = 0; i < PAGES; i++) {
        struct page *page = &fresh.page[i];
        memcpy(page->cookie, hall->page[i].cookie, sizeof page->cookie);
        page->lang = hall->page[i].lang;
        join(&fresh, page);
        say(&fresh, page, "{\"do\":\"open\",\"table\":%lld}", table);
    }
    for (int i = 0; i < PAGES; i++) {
        long long n = number(hall->page[i].state, "\"n\":");
        say(&fresh, &fresh.page[i], "{\"do\":\"open\",\"table\":%lld,\"since\":%lld}", table, n - 1);
        assert_null(json_object_get(fresh.page[i].whole, "base"));
        if (!strstr(hall->page[i].state, "\"base\":"))
            assert_string_equal(hall->page[i].state, fresh.page[i].state);
        else if (!json_equal(hall->page[i].whole, fresh.page[i].whole))
            fail_msg("told as a change:\n%s\nalone:\n%s", hall->page[i].state, fresh.page[i].state);
    }
    close_hall(&fresh);
}

struct undos {
    int done, in_vain;
};

/* What is offered may rarely be refused after all (match/match.h). */
static bool took_back(struct hall *hall, long long table, long long n, int seat, struct undos *undos) {
    const struct page *page = &hall->page[seat];
    say(hall, &hall->page[seat], "{\"do\":\"undo\",\"table\":%lld,\"n\":%lld,\"seat\":%d}", table, n, seat);
    bool done = number(page->state, "\"n\":") == n + 1;
    if (!done) {
        assert_int_equal(number(page->state, "\"n\":"), n);
        assert_non_null(strstr(page->other, "\"code\":\"denied\""));
    }
    undos->done += done;
    undos->in_vain += !done;
    return done;
}

/* A random move of whoever is to move, or, now and then, undo. False when the game is over. */
static bool go_on(struct hall *hall, long long table, struct pl_rng *rng, struct undos *undos) {
    const char *state = hall->page[HOST].state;
    long long n = number(state, "\"n\":"), actor = number(state, "\"actor\":");
    if (strstr(state, "\"actor\":\"over\""))
        return false;
    for (int seat = HOST; seat <= GUEST; seat++)
        if (strstr(hall->page[seat].state, "\"undo\":true") && pl_rng_below(rng, 4) == 0 &&
            took_back(hall, table, n, seat, undos))
            return true;
    struct page *page = &hall->page[actor];
    const char *at = strstr(page->state, "\"moves\":[{"), *end = strstr(page->state, "],\"log\":["), *move = NULL;
    for (uint32_t seen = 0; at && (at = strstr(at, "{\"m\":\"")) && at < end;) {
        at += 6;
        if (pl_rng_below(rng, ++seen) == 0)
            move = at;
    }
    if (!move) {
        fail_msg("no move in %s", page->state);
        return false;
    }
    say(hall, page, "{\"do\":\"play\",\"table\":%lld,\"n\":%lld,\"seat\":%lld,\"move\":\"%.*s\"}", table, n, actor,
        (int)strcspn(move, "\""), move);
    assert_int_equal(number(page->state, "\"n\":"), n + 1);
    return true;
}

static void told_as_if_told_alone(void **state) {
    static struct world place;
    (void)state;
    assert_true(world_make(&place) && world_open(&place));
    struct undos undos = {0};
    int changes = 0, short_ones = 0;
    for (int g = 0; pl_games[g]; g++) {
        static struct hall hall;
        struct pl_rng rng = pl_rng_seed(5, (uint64_t)g);
        open_hall(&hall, place.store);
        arrive(&hall);
        long long table = sit_down(&hall, pl_games[g]->id);
        for (int games = 0; games < 40 && changes < 120 * (g + 1); games++) {
            while (changes < 120 * (g + 1) && go_on(&hall, table, &rng, &undos)) {
                compare(&hall, table);
                changes++;
                if (changes % 3 == 0) { /* the table has been quiet for a while: it remembers how it looked no more */
                    hall.world.now += INT64_C(150) * 1000;
                    hub_tick(hall.world.hub);
                    world_settle(&hall.world);
                }
                for (int i = 0; i < PAGES; i++)
                    short_ones += hall.page[i].changes, hall.page[i].changes = 0;
            }
            if (changes < 120 * (g + 1))
                table = sit_down(&hall, pl_games[g]->id);
        }
        close_hall(&hall);
    }
    assert_true(undos.done > 5 && undos.in_vain * 4 < undos.done && changes > 200);
    assert_true(short_ones > changes * PAGES / 2); /* that is how most are told */
    world_close(&place);
    world_remove(&place);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(told_as_if_told_alone)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
