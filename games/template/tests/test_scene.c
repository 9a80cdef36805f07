/* What the scene of the smallest game must show, beyond the contract that tests/test_scene.c holds all games to. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include "core/draw.h"
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

static struct pl_scene scene;

static void template_shows_cards_to_their_holders_only(void **unused) {
    (void)unused;
    const struct pl_game *game = pl_game_find("template");
    struct pl_setup setup = pl_setup_default(game, 3);
    struct pl_rng rng = pl_rng_seed(8, 8);
    union pl_any_state state, view;
    int own = 0, backs = 0;
    assert_true(pl_new(game, &setup, &state));
    do {
        for (int viewer = PL_SPECTATOR; viewer < 3; viewer++) {
            pl_view(game, &state, viewer, &view);
            pl_scene_make(game, &view, viewer, &scene);
            for (int i = 0; i < scene.pieces; i++) {
                const struct pl_piece *piece = &scene.piece[i];
                int holder = -1;
                for (int z = 0; z < scene.zones; z++)
                    if (scene.zone[z].shape == PL_HAND && scene.zone[z].id == piece->zone)
                        holder = scene.zone[z].seat;
                if (holder < 0)
                    continue;
                bool open = strcmp(piece->look, "card") == 0;
                if (viewer == holder) /* TP-2.2 */
                    assert_true(open);
                if (viewer == PL_SPECTATOR)
                    assert_false(open);
                own += open;
                backs += !open;
            }
        }
    } while (pl_step_random(game, &state, &rng, NULL));
    assert_true(own > 10 && backs > 10);
}

/* The Spy has everything a card can have: a number in its corner, a symbol, a name and a text (TP-2.5). */
static void template_spy_is_a_whole_card(void **unused) {
    (void)unused;
    const struct pl_game *game = pl_game_find("template");
    struct pl_setup setup = pl_setup_default(game, 4);
    static char text[PL_MAX_SVG];
    for (uint64_t seed = 0; seed < 200; seed++) {
        struct pl_rng rng = pl_rng_seed(seed, 1);
        union pl_any_state state;
        assert_true(pl_new(game, &setup, &state));
        while (game->actor(&state) == PL_CHANCE)
            pl_step_random(game, &state, &rng, NULL);
        pl_scene_make(game, &state, PL_EVERYTHING, &scene);
        for (int i = 0; i < scene.pieces; i++) {
            if (!scene.piece[i].badge[0])
                continue;
            struct pl_out out = PL_OUT(text);
            struct pl_drawing drawing = {.lang = PL_FR, .viewer = PL_EVERYTHING};
            pl_scene_pieces_json(game, &state, &scene, PL_FR, &out);
            assert_non_null(strstr(text, "\"look\":\"card\",\"count\":1,"));
            assert_non_null(strstr(text, "\"badges\":[\"eye\"],\"label\":\"Espion\""));
            out = PL_OUT(text);
            assert_true(pl_scene_svg(game, &state, &drawing, &scene, &out));
            assert_non_null(strstr(text, "<g class=\"eye\""));
            assert_non_null(strstr(text, ">Espion</text>"));
            return;
        }
    }
    fail_msg("nobody was dealt the Spy in 200 games");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(template_shows_cards_to_their_holders_only),
        cmocka_unit_test(template_spy_is_a_whole_card),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
