/* What stands still at a table has an address made of its setup: it is what stands there in any position, and whatever
 * is no such address is refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/server/still.h"
#include "core/json.h"
#include "core/rng.h"
#include "core/scene_json.h"
#include "tests/effort.h"
#include <jansson.h>
#include <stdlib.h>

static struct pl_scene scene;
static char text[2 * PL_MAX_SCENE_JSON];

static int levels_of(const struct pl_game *game) {
    int levels = 0;
    while (game->levels && game->levels[levels].key)
        levels++;
    return levels;
}

static struct pl_setup some_setup(const struct pl_game *game, struct pl_rng *rng) {
    for (;;) {
        int span = game->max_players - game->min_players + 1;
        struct pl_setup setup = pl_setup_default(game, game->min_players + (int)pl_rng_below(rng, (uint32_t)span));
        for (int i = 0; game->options && game->options[i].key; i++)
            if (pl_rng_below(rng, 2))
                setup.option[i] =
                    game->options[i].min +
                    (int32_t)pl_rng_below(rng, (uint32_t)(game->options[i].max - game->options[i].min) + 1);
        for (int i = 0; i < setup.players && levels_of(game); i++)
            setup.automa[i] = (int8_t)pl_rng_below(rng, (uint32_t)levels_of(game) + 1);
        char reason[256];
        struct pl_out out = PL_OUT(reason);
        if (pl_setup_check(game, &setup, PL_EN, &out))
            return setup;
    }
}

/* From any seat, at any time, whatever chance has done. */
static void it_is_what_every_viewer_sees(void **state) {
    (void)state;
    for (int g = 0; pl_games[g]; g++) {
        const struct pl_game *game = pl_games[g];
        struct pl_rng rng = pl_rng_seed(4, (uint64_t)g);
        for (int i = 0; i < EFFORT(30); i++) {
            struct pl_setup setup = some_setup(game, &rng);
            char path[MAX_STILL];
            struct pl_out address = PL_OUT(path), out = PL_OUT(text);
            struct still still;
            size_t size;
            enum pl_lang lang = i % 2 ? PL_FR : PL_EN;
            still_address(game, &setup, lang, &address);
            assert_false(address.cut);
            if (!still_read(path, &still))
                fail_msg("%s is no address", path);
            assert_ptr_equal(still.game, game);
            assert_int_equal(still.lang, lang);
            assert_memory_equal(&still.setup, &setup, sizeof setup);
            char *told = still_text(&still, &size);
            assert_non_null(told);
            assert_int_equal(strlen(told), size);
            union pl_any_state truth, view;
            assert_true(pl_new(game, &setup, &truth));
            for (uint32_t steps = pl_rng_below(&rng, 200); steps > 0 && pl_step_random(game, &truth, &rng, NULL);)
                steps--;
            int viewer = (int)pl_rng_below(&rng, (uint32_t)setup.players + 1) - 1;
            pl_view(game, &truth, viewer, &view);
            pl_scene_make(game, &view, viewer, &scene);
            pl_put(&out, "{\"places\":");
            pl_scene_zones_json(game, &view, &scene, lang, &out);
            pl_json_key(&out, "art");
            pl_scene_art_json(game, &out);
            pl_put(&out, "}");
            assert_string_equal(told, text);
            json_t *json = json_loads(told, JSON_REJECT_DUPLICATES, NULL);
            assert_non_null(json);
            json_decref(json);
            free(told);
        }
    }
}

static void what_is_no_address_is_refused(void **state) {
    (void)state;
    struct still still;
    char path[MAX_STILL], other[MAX_STILL + 8];
    struct pl_out out = PL_OUT(path);
    const struct pl_game *game = pl_game_find("tempete");
    struct pl_setup setup = pl_setup_default(game, 2);
    still_address(game, &setup, PL_EN, &out);
    assert_true(still_read(path, &still));
    for (size_t length = 0; length < out.len; length++) { /* a part of it, and it with a byte changed or added */
        snprintf(other, sizeof other, "%.*s", (int)length, path);
        assert_false(still_read(other, &still));
        for (int byte = 1; byte < 256; byte++) {
            snprintf(other, sizeof other, "%s", path);
            other[length] = (char)byte;
            if (still_read(other, &still)) { /* then it is the address of another setup */
                char again[MAX_STILL];
                struct pl_out address = PL_OUT(again);
                still_address(still.game, &still.setup, still.lang, &address);
                assert_string_equal(again, other);
            }
        }
    }
    static const char *const wrong[] = {"",
                                        "/",
                                        "/scene/",
                                        "/scene//en/2",
                                        "/scene/tempete",
                                        "/scene/tempete/en/",
                                        "/scene/tempete/de/2",
                                        "/scene/chess/en/2",
                                        "/scene/tempete/en/2,,",
                                        "/scene/tempete/en/2,99999999999999999999",
                                        "/scene/tempete/en/-2",
                                        "/scene/../en/2",
                                        "/scene/tempete/en/9"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(still_read(wrong[i], &still));
    static const char *const tails[] = {",0", " ", "/", ",", "?", "x"};
    for (size_t i = 0; i < sizeof tails / sizeof *tails; i++) {
        snprintf(other, sizeof other, "%s%s", path, tails[i]);
        assert_false(still_read(other, &still));
    }
    for (int players = 0; players < 10; players++) { /* values that no setup has */
        snprintf(other, sizeof other, "/scene/tempete/en/%d,%d,-1,-1", players, INT32_MAX);
        assert_false(still_read(other, &still));
    }
}

/* A game may lay another place for an automa, or for one of another level: then it is another address. */
static void each_mix_of_automas_has_its_own(void **state) {
    (void)state;
    int games = 0;
    for (int g = 0; pl_games[g]; g++) {
        const struct pl_game *game = pl_games[g];
        char paths[64][MAX_STILL], reason[256];
        int count = 0, levels = levels_of(game), mixes = 1;
        for (int i = 0; i < game->max_players; i++)
            mixes *= levels + 1;
        for (int mix = 0; levels && mix < mixes && count < 64; mix++) {
            struct pl_setup setup = pl_setup_default(game, game->max_players);
            struct pl_out out = PL_OUT(reason), path = PL_OUT(paths[count]);
            struct still still;
            for (int i = 0, rest = mix; i < setup.players; i++, rest /= levels + 1)
                setup.automa[i] = (int8_t)(rest % (levels + 1));
            if (!pl_setup_check(game, &setup, PL_EN, &out))
                continue;
            still_address(game, &setup, PL_EN, &path);
            assert_true(still_read(paths[count], &still));
            assert_memory_equal(still.setup.automa, setup.automa, sizeof setup.automa);
            for (int i = 0; i < count; i++)
                assert_string_not_equal(paths[i], paths[count]);
            count++;
        }
        games += count > 3;
        assert_true(!levels || count > 3);
    }
    assert_true(games > 0);
}

/* However an option is set, the address fits; also in a game of as many options, players and automas as there may be.
 */
static void the_longest_address_fits(void **state) {
    (void)state;
    for (int g = 0; pl_games[g]; g++) {
        struct pl_setup setup = pl_setup_default(pl_games[g], pl_games[g]->max_players);
        char path[MAX_STILL];
        struct pl_out out = PL_OUT(path);
        for (int i = 0; pl_games[g]->options && pl_games[g]->options[i].key; i++)
            setup.option[i] = pl_games[g]->options[i].max;
        for (int i = 0; i < setup.players; i++) {
            setup.role[i] = INT8_MIN;
            setup.automa[i] = (int8_t)levels_of(pl_games[g]);
        }
        still_address(pl_games[g], &setup, PL_EN, &out);
        assert_false(out.cut);
    }
    struct pl_option options[PL_MAX_OPTIONS + 1] = {{0}};
    struct pl_game large = *pl_game_find("template");
    struct pl_setup setup = {.players = PL_MAX_SEATS};
    char path[MAX_STILL];
    struct pl_out out = PL_OUT(path);
    for (int i = 0; i < PL_MAX_OPTIONS; i++) {
        options[i].key = "option";
        setup.option[i] = -9999;
    }
    large.id = "a-game-with-a-name-that-is-long";
    large.options = options;
    memset(setup.role, INT8_MIN, sizeof setup.role);
    memset(setup.automa, INT8_MAX, sizeof setup.automa);
    still_address(&large, &setup, PL_EN, &out);
    assert_false(out.cut);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_what_every_viewer_sees), cmocka_unit_test(what_is_no_address_is_refused),
        cmocka_unit_test(each_mix_of_automas_has_its_own), cmocka_unit_test(the_longest_address_fits)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
