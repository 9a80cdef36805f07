/* What the scene of Twilight Struggle must show, beyond the contract that test_scene.c holds all games to. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include "core/draw.h"
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

static struct pl_scene scene;

static bool says(const struct pl_game *game, const void *state, const char *what, bool picture) {
    static char text[PL_MAX_SVG];
    struct pl_out out = PL_OUT(text);
    struct pl_drawing drawing = {.lang = PL_EN, .viewer = PL_SPECTATOR};
    if (picture) {
        assert_true(pl_scene_svg(game, state, &drawing, &scene, &out));
    } else {
        pl_scene_make(game, state, PL_SPECTATOR, &scene);
        pl_scene_pieces_json(game, state, &scene, PL_EN, &out);
    }
    assert_false(out.cut);
    return strstr(text, what) != NULL;
}

/* The sides of Twilight Struggle are red and blue whoever plays them (TS-2.8), on the page and in pictures. */
static void sides_keep_their_colours(void **unused) {
    (void)unused;
    const struct pl_game *game = pl_game_find("twilight");
    static _Alignas(16) unsigned char state[PL_MAX_STATE];
    for (int flip = 0; flip < 2; flip++) {
        struct pl_setup setup = pl_setup_default(game, 2);
        setup.role[0] = (int8_t)flip;
        setup.role[1] = (int8_t)!flip;
        assert_true(pl_new(game, &setup, state));
        assert_string_equal(pl_scene_colour(game, state, flip), "#e8604c");
        assert_string_equal(pl_scene_colour(game, state, !flip), "#56b4e9");
        const char *ussr = "\"name\":\"USSR\",\"mark\":\"S\",\"colour\":\"#e8604c\"";
        const char *us = "\"name\":\"US\",\"mark\":\"A\",\"colour\":\"#56b4e9\"";
        assert_true(says(game, state, ussr, false));
        assert_true(says(game, state, us, false));
        assert_true(says(game, state, "color=\"#e8604c\"", true));
        assert_true(says(game, state, "color=\"#56b4e9\"", true));
        assert_false(says(game, state, pl_seat_colours[0], true));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sides_keep_their_colours),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
