/* What is told of a change makes the new scene of the old one: for pieces that come, go, change and are shuffled at
 * random, and for every game in which a seat and a spectator look on. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/json.h"
#include "core/rng.h"
#include "core/scene_change.h"
#include "tests/effort.h"
#include "tests/told_state.h"
#include <stdlib.h>

enum { ROUNDS = EFFORT(3000), IDS = 24 };

static struct pl_scene was, is;
static struct pl_scene_places places, clean;
static char json[2][PL_MAX_SCENE_JSON];

/* ---- As pages hear it ------------------------------------------------------------------------------------------- */

static json_t *read_state(int n, const char *base, const char *text) {
    static char whole[PL_MAX_SCENE_JSON + 100];
    struct pl_out out = PL_OUT(whole);
    json_error_t mistake;
    pl_putf(&out, "{\"table\":1,\"n\":%d%s%s", n, base, *text ? "," : "");
    pl_put(&out, text);
    pl_put_char(&out, '}');
    assert_false(out.cut);
    json_t *state = json_loads(whole, JSON_REJECT_DUPLICATES, &mistake);
    if (!state)
        fail_msg("not JSON (%s): %s", mistake.text, whole);
    return state;
}

static json_t *read_scene(const struct pl_game *game, const void *view, const struct pl_scene *scene, int n,
                          enum pl_lang lang) {
    struct pl_out out = PL_OUT(json[0]);
    pl_scene_pieces_members(game, view, scene, lang, NULL, NULL, &out);
    assert_false(out.cut);
    return read_state(n, "", json[0]);
}

/* How many pieces were told of. */
static size_t hold(const struct pl_game *game, const void *before, const void *now, enum pl_lang lang) {
    struct pl_out out = PL_OUT(json[1]);
    json_t *known = read_scene(game, before, &was, 1, lang), *wanted = read_scene(game, now, &is, 2, lang);
    struct pl_scene_sums *sums[2];
    for (int i = 0; i < 2; i++) {
        sums[i] = malloc(PL_SCENE_SUMS_SIZE(i ? is.pieces : was.pieces));
        assert_non_null(sums[i]);
    }
    *json[1] = '\0';
    pl_scene_sum(game, before, &was, lang, sums[0]);
    pl_scene_sum(game, now, &is, lang, sums[1]);
    pl_scene_change_members(game, sums[0], now, &is, sums[1], &places, lang, &out);
    free(sums[0]);
    free(sums[1]);
    assert_false(out.cut);
    assert_memory_equal(&places, &clean, sizeof places);
    json_t *told = read_state(2, ",\"base\":1", json[1]), *whole = told_whole(known, told);
    if (!json_equal(whole, wanted))
        fail_msg("%s: of\n%.2000s\nit was told\n%.2000s", game->id, json_dumps(known, 0), json[1]);
    size_t count = json_array_size(json_object_get(told, "changed"));
    json_decref(known);
    json_decref(wanted);
    json_decref(told);
    json_decref(whole);
    return count;
}

/* ---- Pieces at random ------------------------------------------------------------------------------------------- */

static struct pl_piece piece(int id, int count) {
    return (struct pl_piece){
        .id = (uint16_t)id, .zone = 1, .look = "tile", .seat = PL_NOBODY, .count = (int16_t)count, .label = PL_NOTHING};
}

static void lay(struct pl_scene *scene, const int *ids, int count) {
    scene->pieces = scene->stats = 0;
    for (int i = 0; i < count; i++)
        pl_piece(scene, piece(ids[i], 1));
}

static void move_one(struct pl_scene *scene, int from, int to) {
    struct pl_piece moved = scene->piece[from];
    memmove(scene->piece + from, scene->piece + from + 1, (size_t)(scene->pieces - from - 1) * sizeof moved);
    memmove(scene->piece + to + 1, scene->piece + to, (size_t)(scene->pieces - 1 - to) * sizeof moved);
    scene->piece[to] = moved;
}

static void change_at_random(struct pl_rng *rng) {
    is = was;
    for (int times = (int)pl_rng_below(rng, 6); times > 0; times--) {
        uint32_t what = pl_rng_below(rng, 4), at = is.pieces ? pl_rng_below(rng, (uint32_t)is.pieces) : 0;
        bool there[IDS] = {false};
        for (int i = 0; i < is.pieces; i++)
            there[is.piece[i].id] = true;
        uint32_t id = pl_rng_below(rng, IDS);
        if (what == 0 && is.pieces)
            move_one(&is, (int)at, (int)pl_rng_below(rng, (uint32_t)is.pieces));
        else if (what == 1 && is.pieces)
            is.piece[at].count++;
        else if (what == 2 && is.pieces) {
            move_one(&is, (int)at, is.pieces - 1);
            is.pieces--;
        } else if (!there[id]) {
            pl_piece(&is, piece((int)id, 1));
            move_one(&is, is.pieces - 1, (int)pl_rng_below(rng, (uint32_t)is.pieces));
        }
    }
}

static void any_change_is_told(void **state) {
    (void)state;
    const struct pl_game *game = pl_game_find("template");
    struct pl_setup setup = pl_setup_default(game, 2);
    union pl_any_state view;
    struct pl_rng rng = pl_rng_seed(3, 1);
    assert_true(pl_new(game, &setup, &view));
    was.pieces = was.stats = was.faces = 0;
    for (int i = 0; i < ROUNDS; i++) {
        change_at_random(&rng);
        hold(game, &view, &view, PL_EN);
        was = is;
    }
}

/* One piece that goes to the other end is told alone: the others have not moved. */
static void one_that_moves_is_told_alone(void **state) {
    (void)state;
    const struct pl_game *game = pl_game_find("template");
    struct pl_setup setup = pl_setup_default(game, 2);
    union pl_any_state view;
    static const int old[] = {1, 2, 3, 4, 5, 6}, up[] = {2, 3, 4, 5, 6, 1}, down[] = {6, 1, 2, 3, 4, 5};
    assert_true(pl_new(game, &setup, &view));
    was.faces = is.faces = 0;
    lay(&was, old, 6);
    lay(&is, up, 6);
    assert_int_equal(hold(game, &view, &view, PL_EN), 1);
    lay(&is, down, 6);
    assert_int_equal(hold(game, &view, &view, PL_EN), 1);
    lay(&is, old, 6);
    assert_int_equal(hold(game, &view, &view, PL_EN), 0);
    assert_string_equal(json[1], "");
}

/* ---- Games ------------------------------------------------------------------------------------------------------ */

static void games_are_told(void **state) {
    (void)state;
    for (int g = 0; pl_games[g]; g++) {
        const struct pl_game *game = pl_games[g];
        struct pl_rng rng = pl_rng_seed(8, (uint64_t)g);
        struct pl_setup setup = pl_setup_default(game, game->max_players);
        union pl_any_state truth, before, now;
        size_t told = 0, all = 0;
        assert_true(pl_new(game, &setup, &truth));
        for (int i = 0; i < EFFORT(600); i++) {
            int viewer = (int)pl_rng_below(&rng, (uint32_t)setup.players + 1) - 1;
            pl_view(game, &truth, viewer, &before);
            pl_scene_make(game, &before, viewer, &was);
            if (!pl_step_random(game, &truth, &rng, NULL))
                break;
            pl_view(game, &truth, viewer, &now);
            pl_scene_make(game, &now, viewer, &is);
            told += hold(game, &before, &now, i % 2 ? PL_FR : PL_EN);
            all += (size_t)is.pieces;
        }
        assert_true(told < all / 2);
    }
}

static void commas_mind_themselves(void **state) {
    (void)state;
    char text[128] = "";
    struct pl_out out = PL_OUT(text);
    pl_json_begin(&out, NULL, '{');
    pl_json_text(&out, "is", "a \"b\"{");
    pl_json_begin(&out, "list", '[');
    pl_json_begin(&out, NULL, '[');
    pl_json_end(&out, ']');
    pl_json_int(&out, NULL, -3);
    pl_json_truth(&out, NULL, true);
    pl_json_null(&out, NULL);
    pl_json_end(&out, ']');
    pl_json_begin(&out, "none", '{');
    pl_json_end(&out, '}');
    pl_json_int(&out, "n", 7);
    pl_json_end(&out, '}');
    assert_string_equal(text, "{\"is\":\"a \\\"b\\\"{\",\"list\":[[],-3,true,null],\"none\":{},\"n\":7}");
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(commas_mind_themselves), cmocka_unit_test(any_change_is_told),
                                       cmocka_unit_test(one_that_moves_is_told_alone),
                                       cmocka_unit_test(games_are_told)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
