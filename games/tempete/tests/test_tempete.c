/* Tempête's pieces counted without the help of the game's own check: 30 worshippers, 5 buildings and 1 sanctuary a god,
 * 59 tiles, after every move of random games with every setup (TD-1.2, TD-1.3). */
#include "games/tempete/state.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static void count_pieces(const struct td_state *s) {
    int worshippers[TD_SEATS] = {0}, buildings[TD_SEATS] = {0}, sanctuaries[TD_SEATS] = {0}, tiles = 0;
    for (int cell = 0; cell < PL_HEX_CELLS; cell++) {
        const struct td_tile *tile = &s->tile[cell];
        tiles += tile->ground != 0;
        if (!tile->owner)
            continue;
        worshippers[tile->owner - 1] += tile->worshippers;
        buildings[tile->owner - 1] += (tile->works & 3) == TD_BUILDING;
        sanctuaries[tile->owner - 1] += (tile->works & 3) == TD_SANCTUARY;
    }
    for (int i = 0; i < TD_GROUNDS; i++)
        tiles += s->bag[i] + s->gone[i];
    assert_int_equal(tiles, 59);
    for (int seat = 0; seat < s->players; seat++) {
        const struct td_seat *god = &s->god[seat];
        assert_int_equal(worshippers[seat] + god->community + god->limbo, 30);
        assert_int_equal(buildings[seat] + god->buildings, 5);
        assert_int_equal(sanctuaries[seat] + god->sanctuary, 1);
    }
}

static void pieces_are_conserved(void **state) {
    (void)state;
    const struct pl_game *game = pl_game_find("tempete");
    struct td_state s;
    for (int number = 0; number < 4000; number++) {
        struct pl_setup setup = pl_setup_default(game, 2 + number % 5);
        setup.option[TD_OPT_RADIUS] = 3 + number / 5 % 4;
        setup.option[TD_OPT_SEA] = number / 20 % 2;
        setup.option[TD_OPT_POWERS] = number / 40 % 2;
        setup.option[TD_OPT_SHAMASH] = number / 80 % 2;
        setup.option[TD_OPT_IALDA] = number / 160 % 2;
        struct pl_rng rng = pl_rng_seed(59, (uint64_t)number);
        assert_true(pl_new(game, &setup, &s));
        do
            count_pieces(&s);
        while (pl_step_random(game, &s, &rng, NULL));
    }
}

static void plays(struct td_state *s, const char *text, enum pl_lang lang, const char *spelled) {
    const struct pl_game *game = pl_game_find("tempete");
    char own[PL_MAX_NOTATION];
    struct pl_out out = PL_OUT(own);
    pl_move move, again;
    assert_true(pl_read_move(game, s, text, &move));
    pl_spell(game, s, move, lang, &out);
    assert_string_equal(own, spelled);
    assert_true(pl_read_move(game, s, spelled, &again) && again == move);
    assert_true(pl_play(game, s, game->actor(s), move, NULL));
}

/* TD-1.4 to TD-1.6: a compass and cells for people, in their language; whoever types may use either, or what files
 * have. */
static void a_move_is_written_for_its_reader(void **state) {
    (void)state;
    const struct pl_game *game = pl_game_find("tempete");
    struct td_state s;
    struct pl_setup setup = pl_setup_default(game, 2);
    pl_move move;
    assert_true(pl_new(game, &setup, &s));
    plays(&s, "god shamash", PL_FR, "god shamash");
    plays(&s, "god daikoe", PL_EN, "god daikoe");
    plays(&s, "die NW", PL_FR, "die NO");
    plays(&s, "die SO", PL_EN, "die SW");
    plays(&s, "die N", PL_EN, "die N");
    plays(&s, "roll O 3", PL_EN, "roll W 3");
    assert_false(pl_read_move(game, &s, "wind W", &move)); /* no direction of a hex */
    plays(&s, "wind SO'", PL_EN, "wind SW");
    for (int step = 0; step < 3; step++)
        plays(&s, "draw land1", PL_FR, "draw land1");
    plays(&s, "convert -2,2", PL_EN, "convert C5");
    assert_int_equal(s.tile[pl_hex_at(-2, 2)].owner, 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(pieces_are_conserved),
                                       cmocka_unit_test(a_move_is_written_for_its_reader)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
