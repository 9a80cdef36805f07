/* Nothing a seat may not see leaves the hub. Random games of every game that hides something are played twice, with
 * another truth behind what one viewer sees (tests/redeal.h), the same ids, secrets and clock. The viewer and a
 * spectator watch, ask and try whatever they can; every byte sent to them must be the same both times. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/server/dice.h"
#include "tests/effort.h"
#include "tests/hub_world.h"
#include "tests/redeal.h"
#include <stdio.h>
#include <stdlib.h>

enum { GAMES = EFFORT(100), LONGEST = 400, PROBES = 3 };

/* ---- What was said ----------------------------------------------------------------------------------------------- */

struct page { /* a connection and all that came to it */
    struct client *client;
    char *text;
    size_t size, room;
    long long n, table; /* the last ones told */
};
enum { VIEWER_TOO = PL_MAX_SEATS, WATCHER, PAGES }; /* after a page for each seat: its second one, and a spectator */

struct showing { /* one of the two performances of a game */
    struct world world;
    const struct past *past;
    int viewer; /* a seat, or PL_SPECTATOR */
    struct pl_rng rng;
    char cookie[PAGES][PL_SECRET_TEXT];
    struct page page[PAGES];
    int at;             /* the next move of the past */
    unsigned char mark; /* the seed of its dice is this byte again and again */
    int anew;           /* answers given anew */
};
enum { QUIET = 0xA1, FICKLE = 0xB2, TWICE = 2 }; /* marks: in one of the two, people change their minds */

static void keep(struct page *page, const void *data, size_t size) {
    if (page->size + size + 2 > page->room) {
        page->room = (page->size + size + 2) * 2;
        page->text = realloc(page->text, page->room);
        assert_non_null(page->text);
    }
    memcpy(page->text + page->size, data, size);
    page->size += size;
    page->text[page->size] = '\0';
}

/* The clock on the wall is not part of what is compared. */
static void hide_times(char *text) {
    static const char *const keys[] = {"\"created\":", "\"updated\":"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        for (char *at = text; (at = strstr(at, keys[i]));)
            for (at += strlen(keys[i]); *at >= '0' && *at <= '9'; at++)
                *at = '0';
}

static long long number_after(const char *text, const char *key, long long otherwise) {
    const char *at = strstr(text, key);
    return at ? strtoll(at + strlen(key), NULL, 10) : otherwise;
}

static void sent(struct world *world, void *socket, const char *text, size_t length) {
    (void)world;
    struct page *page = socket;
    size_t start = page->size;
    keep(page, text, length);
    keep(page, "\n", 1);
    hide_times(page->text + start);
    if (strncmp(text, "{\"is\":\"state\"", 13) == 0 || strncmp(text, "{\"is\":\"table\"", 13) == 0)
        page->n = number_after(text, "\"n\":", page->n);
    if (strncmp(text, "{\"is\":\"created\"", 15) == 0)
        page->table = number_after(text, "\"table\":", 0);
}

static void closed(struct world *world, void *socket) {
    (void)world;
    keep(socket, "closed\n", 7);
}

/* ---- Chance as it was -------------------------------------------------------------------------------------------- */

static struct showing *onstage; /* whose dice the hub rolls now; NULL: a bot's thoughts are its own */

/* What automas have done in between, the hub has done by itself. */
static void skip_automas(struct showing *showing) {
    const struct past *past = showing->past;
    while (showing->at < past->count && past->turn[showing->at].seat >= 0 &&
           past->setup.automa[past->turn[showing->at].seat])
        showing->at++;
}

pl_move __real_pl_draw(const struct pl_game *game, const void *state, struct pl_rng *rng);
pl_move __wrap_pl_draw(const struct pl_game *game, const void *state, struct pl_rng *rng);
pl_move __wrap_pl_draw(const struct pl_game *game, const void *state, struct pl_rng *rng) {
    if (!onstage)
        return __real_pl_draw(game, state, rng);
    skip_automas(onstage);
    assert_true(onstage->at < onstage->past->count && onstage->past->turn[onstage->at].seat == PL_CHANCE);
    return onstage->past->turn[onstage->at++].move;
}

/* Two truths have two seeds, and nobody has seen either. */
bool __wrap_pl_dice_new(unsigned char seed[PL_SEED_BYTES], unsigned char commitment[PL_COMMITMENT_BYTES]);
bool __wrap_pl_dice_new(unsigned char seed[PL_SEED_BYTES], unsigned char commitment[PL_COMMITMENT_BYTES]) {
    memset(seed, onstage->mark, PL_SEED_BYTES);
    memset(commitment, 1, PL_COMMITMENT_BYTES);
    return true;
}

/* What a bot is told for a hint is as good as told to whoever asked. */
static void thinks(struct world *world, struct thought *thought) {
    struct showing *showing = world->context;
    for (int i = 0; i < PAGES; i++)
        if (thought->client && showing->page[i].client == thought->client)
            keep(&showing->page[i], &thought->view, thought->game->state_size);
    thought->rng = pl_rng_seed(1, 1);
}

static void settle(struct showing *showing) {
    bool more = true;
    while (more) {
        onstage = showing;
        more = world_job(&showing->world);
        onstage = NULL;
        more = world_thought(&showing->world) || more;
    }
}

__attribute__((format(printf, 3, 4))) static void say(struct showing *showing, int page, const char *format, ...) {
    char text[2048];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    for (char *at = text; *at; at++)
        if (*at == '\'')
            *at = '"';
    showing->world.now += 1000;
    onstage = showing;
    hub_message(showing->page[page].client, text, strlen(text));
    onstage = NULL;
    settle(showing);
}

/* ---- A performance ----------------------------------------------------------------------------------------------- */

static void join(struct showing *showing, int page, const char *lang) {
    const char *cookie = showing->cookie[page];
    showing->page[page].client = hub_join(showing->world.hub, &showing->page[page], cookie);
    say(showing, page, "{'do':'hello','lang':'%s'}", lang);
}

static void leave(struct showing *showing, int page) {
    if (showing->page[page].client)
        hub_leave(showing->page[page].client);
    showing->page[page].client = NULL;
    settle(showing);
}

static void arrive(struct showing *showing) {
    for (int i = 0; i < PAGES; i++) {
        struct pl_store_identity identity;
        char name[16];
        snprintf(name, sizeof name, "P%d", i);
        assert_int_equal(pl_store_guest(showing->world.store, name, "test", &identity, showing->cookie[i]),
                         PL_STORE_OK);
    }
    memcpy(showing->cookie[VIEWER_TOO], showing->cookie[showing->viewer < 0 ? WATCHER : showing->viewer],
           PL_SECRET_TEXT);
}

static void put_setup(const struct past *past, char *text, size_t size) {
    const struct pl_game *game = past->game;
    struct pl_out out = pl_out_to(text, size);
    pl_put(&out, "'options':{");
    for (int i = 0; game->options && game->options[i].key; i++) {
        pl_putf(&out, "%s'%s':'", i ? "," : "", game->options[i].key);
        pl_option_write(&game->options[i], past->setup.option[i], &out);
        pl_put_char(&out, '\'');
    }
    pl_put(&out, "},'seats':['me'");
    for (int i = 1; i < past->setup.players; i++)
        if (past->setup.automa[i])
            pl_putf(&out, ",'automa:%s'", game->levels[past->setup.automa[i] - 1].key);
        else
            pl_put(&out, ",'free'");
    pl_put_char(&out, ']');
    assert_false(out.cut);
}

/* Whatever a curious visitor can ask without changing anything. */
static void probe(struct showing *showing, int page, int seat) {
    struct page *one = &showing->page[page];
    const struct past *past = showing->past;
    struct pl_rng *rng = &showing->rng;
    long long table = showing->page[0].table;
    uint32_t seats = (uint32_t)past->setup.players;
    int any = (int)pl_rng_below(rng, seats), wanted = seat >= 0 && pl_rng_below(rng, 4) ? seat : any;
    switch (pl_rng_below(rng, 11)) {
    case 0:
        say(showing, page, "{'do':'past','id':1,'table':%lld,'at':%u}", table,
            pl_rng_below(rng, (uint32_t)showing->at + 2));
        break;
    case 1:
        say(showing, page, "{'do':'why','id':2,'table':%lld,'seat':%d,'touch':%u}", table, wanted,
            pl_rng_below(rng, 64) | (pl_rng_below(rng, 2) ? PL_TOUCH_PIECE : 0));
        break;
    case 2:
        say(showing, page, "{'do':'open','id':3,'table':%lld,'since':%u}", table,
            pl_rng_below(rng, (uint32_t)one->n + 2));
        break;
    case 3:
        say(showing, page, "{'do':'hint','id':4,'table':%lld,'n':%lld,'seat':%d}", table, one->n, wanted);
        break;
    case 4: /* a move of somebody else, and one's own at the wrong time */
        say(showing, page, "{'do':'play','id':5,'table':%lld,'n':%lld,'seat':%u,'move':'x'}", table, one->n,
            pl_rng_below(rng, seats));
        break;
    case 5:
        say(showing, page, "{'do':'undo','id':6,'table':%lld,'n':%lld,'seat':%u}", table, one->n - 1,
            pl_rng_below(rng, seats));
        break;
    case 6:
        say(showing, page, "{'do':'hello','id':7,'lang':'%s'}", pl_rng_below(rng, 2) ? "fr" : "en");
        say(showing, page, "{'do':'open','id':8,'table':%lld}", table);
        break;
    case 7:
        say(showing, page, "{'do':'lobby','id':9}");
        hub_tick(showing->world.hub);
        settle(showing);
        say(showing, page, "{'do':'open','id':10,'table':%lld,'since':%lld}", table, one->n);
        break;
    default: { /* wishes, by name: why not, and trying those that are not possible */
        static pl_move wishes[PL_MAX_WISHES], list[PL_MAX_MOVES];
        union pl_any_state state;
        char wish[PL_MAX_NOTATION] = "";
        struct pl_out out = PL_OUT(wish);
        assert_true(pl_new(past->game, &past->setup, &state));
        for (int i = 0; i < showing->at; i++)
            assert_true(pl_play(past->game, &state, past->turn[i].seat, past->turn[i].move, NULL));
        pl_view(past->game, &state, seat, &state); /* whoever asks wishes by what it sees */
        pl_turn_to(past->game, &state, seat);      /* and may answer anew */
        int count = 0;                             /* of some kind of which there is any */
        for (uint32_t parts = (uint32_t)pl_wish_parts(past->game), part = pl_rng_below(rng, parts), i = 0;
             !count && i < parts; i++)
            count = pl_wishes(past->game, &state, wanted, (int)((part + i) % parts), wishes);
        pl_move move = count ? wishes[pl_rng_below(rng, (uint32_t)count)] : 0;
        if (!count)
            return;
        past->game->notate(&state, move, &out);
        say(showing, page, "{'do':'why','id':11,'table':%lld,'seat':%d,'move':'%s'}", table, wanted, wish);
        if (wanted == seat && past->game->actor(&state) == seat)
            for (int i = past->game->moves(&state, list) - 1; i >= 0; i--)
                if (list[i] == move)
                    return;
        say(showing, page, "{'do':'play','id':12,'table':%lld,'n':%lld,'seat':%d,'move':'%s'}", table, one->n, wanted,
            wish);
    }
    }
}

/* Whoever decides together with others changes its mind, back and forth, in one of the two truths only. In the other
 * one it asks something that tells others as little. */
static void think_better(struct showing *showing, const union pl_any_state *before, struct pl_turn turn) {
    const struct pl_game *game = showing->past->game;
    union pl_any_state state;
    pl_move list[PL_MAX_MOVES];
    pl_copy(game, &state, before);
    int count = game->moves(&state, list);
    if (!pl_play(game, &state, turn.seat, turn.move, NULL) || !pl_has_answered(game, &state, turn.seat))
        return;
    for (int i = 0; i <= TWICE; i++) {
        char notation[PL_MAX_NOTATION] = "";
        struct pl_out out = PL_OUT(notation);
        game->notate(before, i == TWICE ? turn.move : list[(turn.seat + i) % count], &out);
        if (turn.seat == showing->viewer || showing->mark == QUIET)
            say(showing, turn.seat, "{'do':'why','id':21,'table':%lld,'seat':%d,'touch':1}", showing->page[0].table,
                turn.seat);
        else
            say(showing, turn.seat, "{'do':'play','id':21,'table':%lld,'n':%lld,'seat':%d,'move':'%s'}",
                showing->page[0].table, showing->page[turn.seat].n, turn.seat, notation);
        showing->anew += turn.seat != showing->viewer && showing->mark != QUIET;
    }
}

static void play_next(struct showing *showing) {
    const struct past *past = showing->past;
    struct pl_turn turn = past->turn[showing->at];
    union pl_any_state state;
    char notation[PL_MAX_NOTATION] = "";
    struct pl_out out = PL_OUT(notation);
    assert_true(pl_new(past->game, &past->setup, &state));
    for (int i = 0; i < showing->at; i++)
        assert_true(pl_play(past->game, &state, past->turn[i].seat, past->turn[i].move, NULL));
    assert_true(turn.seat >= 0);
    pl_turn_to(past->game, &state, turn.seat);
    past->game->notate(&state, turn.move, &out);
    showing->at++;
    struct page *page = &showing->page[turn.seat];
    long long before = page->n;
    say(showing, turn.seat, "{'do':'play','id':20,'table':%lld,'n':%lld,'seat':%d,'move':'%s'}", showing->page[0].table,
        page->n, turn.seat, notation);
    if (page->n != before + 1)
        fail_msg("%s was not played: …%s", notation, page->text + (page->size > 600 ? page->size - 600 : 0));
    think_better(showing, &state, turn);
    skip_automas(showing);
}

static void probe_all(struct showing *showing, int times) {
    for (int i = 0; i < times; i++) {
        if (showing->viewer >= 0 && showing->page[showing->viewer].client)
            probe(showing, showing->viewer, showing->viewer);
        probe(showing, VIEWER_TOO, showing->viewer);
        probe(showing, WATCHER, PL_SPECTATOR);
    }
}

static void perform(struct showing *showing, const struct past *past, int viewer, uint64_t seed, unsigned char mark) {
    char setup[1024];
    *showing = (struct showing){.past = past, .viewer = viewer, .rng = pl_rng_seed(seed, 7), .mark = mark};
    struct world *world = &showing->world;
    world->context = showing;
    world->sent = sent;
    world->closed = closed;
    world->thinks = thinks;
    world_seed(seed);
    assert_true(world_make(world) && world_open(world));
    arrive(showing);
    for (int i = 0; i < PAGES; i++)
        if (i < past->setup.players || i >= VIEWER_TOO)
            join(showing, i, i == VIEWER_TOO ? "fr" : "en");
    put_setup(past, setup, sizeof setup);
    say(showing, 0, "{'do':'create','game':'%s','name':'Anna','open':true,'spectators':true,%s}", past->game->id,
        setup);
    long long table = showing->page[0].table;
    assert_true(table > 0);
    for (int i = 0; i < PAGES; i++)
        if (showing->page[i].client)
            say(showing, i, "{'do':'open','table':%lld}", table);
    for (int i = 1; i < past->setup.players; i++)
        if (!past->setup.automa[i])
            say(showing, i, "{'do':'sit','table':%lld,'seat':%d,'name':'P%d'}", table, i, i);
    skip_automas(showing);
    while (showing->at < past->count) {
        if (pl_rng_below(&showing->rng, 4) == 0)
            probe_all(showing, 1);
        play_next(showing);
    }
    probe_all(showing, PROBES);
    /* A new process, which knows only what is stored. */
    for (int i = 0; i < PAGES; i++)
        leave(showing, i);
    assert_int_equal(hub_live_tables(world->hub), 0);
    world_close(world);
    assert_true(world_open(world));
    for (int i = VIEWER_TOO; i < PAGES; i++) {
        join(showing, i, i == VIEWER_TOO ? "fr" : "en");
        say(showing, i, "{'do':'open','table':%lld}", table);
        for (int at = 0; at <= past->count; at++)
            say(showing, i, "{'do':'past','table':%lld,'at':%d}", table, at);
        for (int touch = 0; touch < 40; touch++)
            say(showing, i, "{'do':'why','table':%lld,'seat':%d,'touch':%d}", table, viewer < 0 ? 0 : viewer, touch);
    }
    probe_all(showing, PROBES);
    /* At last the viewer takes back what it can. */
    if (viewer >= 0)
        say(showing, VIEWER_TOO, "{'do':'undo','table':%lld,'n':%lld,'seat':%d}", table, showing->page[VIEWER_TOO].n,
            viewer);
}

static void clear_away(struct showing *showing) {
    for (int i = 0; i < PAGES; i++) {
        leave(showing, i);
        free(showing->page[i].text);
    }
    world_close(&showing->world);
    world_remove(&showing->world);
}

static void compare(const struct showing *one, const struct showing *two, int page) {
    const struct page *a = &one->page[page], *b = &two->page[page];
    for (int i = 0; i < PAGES; i++) /* a bot's view may hold a NUL: the whole text, not up to that */
        if (memmem(a->text, a->size, one->cookie[i], strlen(one->cookie[i])))
            fail_msg("page %d was sent the cookie of page %d", page, i);
    size_t at = 0;
    while (at < a->size && at < b->size && a->text[at] == b->text[at])
        at++;
    if (at == a->size && at == b->size)
        return;
    size_t from = at;
    while (from > 0 && a->text[from - 1] != '\n' && at - from < 300)
        from--;
    fail_msg("%s, %d players, seat %d%s, after %d moves, byte %zu depends on what is hidden:\n%.500s\n---\n%.500s",
             one->past->game->id, one->past->setup.players, one->viewer, page == WATCHER ? " (a spectator)" : "",
             one->past->count, at, a->text + from, b->text + from);
}

/* ---- Tests ------------------------------------------------------------------------------------------------------- */

static struct pl_setup some_setup(const struct pl_game *game, int players, struct pl_rng *rng) {
    for (;;) {
        struct pl_setup setup = pl_setup_default(game, players);
        for (int i = 0; game->options && game->options[i].key; i++)
            if (pl_rng_below(rng, 2))
                setup.option[i] =
                    game->options[i].min +
                    (int32_t)pl_rng_below(rng, (uint32_t)(game->options[i].max - game->options[i].min) + 1);
        for (int i = 1; game->levels && i < players; i++) /* the first is whoever makes the table */
            setup.automa[i] = (int8_t)(pl_rng_below(rng, 3) == 0 ? 1 + pl_rng_below(rng, 2) : 0);
        char reason[256];
        struct pl_out out = PL_OUT(reason);
        if (pl_setup_check(game, &setup, PL_EN, &out))
            return setup;
    }
}

static void test_every_byte_is_the_same(void **state) {
    const struct pl_game *game = *state;
    struct pl_rng rng = pl_rng_seed(20, 26);
    int compared = 0, differed_now = 0, tried = 0, anew = 0;
    size_t bytes = 0;
    for (; compared < GAMES && tried < 40 * GAMES; tried++) {
        int span = game->max_players - game->min_players + 1;
        int players = game->min_players + (int)pl_rng_below(&rng, (uint32_t)span);
        struct pl_setup setup = some_setup(game, players, &rng);
        int most = 1 + (int)pl_rng_below(&rng, tried % 2 ? LONGEST : 40);
        struct past past = past_random(game, &setup, most, &rng), other = {0};
        int viewer = (int)pl_rng_below(&rng, (uint32_t)players + 1) - 1;
        if (viewer >= 0 && setup.automa[viewer]) /* nobody looks from there */
            viewer = PL_SPECTATOR;
        enum redealt redealt = redeal(&past, viewer, &rng, &other);
        if (redealt == REDEAL_NOW || (redealt == REDEAL_PAST && tried % 4 == 0)) {
            struct showing one, two;
            uint64_t seed = pl_rng_next(&rng);
            perform(&one, &past, viewer, seed, QUIET);
            perform(&two, &other, viewer, seed, FICKLE);
            anew += two.anew;
            if (viewer >= 0)
                compare(&one, &two, viewer);
            compare(&one, &two, VIEWER_TOO);
            compare(&one, &two, WATCHER);
            bytes += one.page[VIEWER_TOO].size + one.page[WATCHER].size;
            clear_away(&one);
            clear_away(&two);
            compared++;
            differed_now += redealt == REDEAL_NOW;
        }
        past_free(&past);
        past_free(&other);
    }
    print_message("%s: %d games dealt twice (%d looked for), %zu bytes alike\n", game->id, compared, tried, bytes);
    assert_int_equal(compared, GAMES);
    assert_true(differed_now > GAMES / 2);
    assert_true(!game->deciding || anew > 0);
}

int main(void) {
    struct CMUnitTest tests[32] = {0};
    size_t count = 0;
    for (int i = 0; pl_games[i] && count < 32; i++)
        if (pl_games[i]->view)
            tests[count++] = (struct CMUnitTest){.name = pl_games[i]->id,
                                                 .test_func = test_every_byte_is_the_same,
                                                 .initial_state = (void *)pl_games[i]};
    return _cmocka_run_group_tests("betrayal", tests, count, NULL, NULL);
}
