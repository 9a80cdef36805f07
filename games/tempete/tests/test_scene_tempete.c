/* What the scene of Tempête must show, beyond the contract that test_scene.c holds all games to. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include "core/draw.h"
#include "games/tempete/state.h"
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

static struct pl_scene scene;
extern const struct pl_game pl_game_tempete;

static int value_of(const char *label, int seat) {
    for (int i = 0; i < scene.stats; i++)
        if (scene.stat[i].seat == seat && strcmp(scene.stat[i].label.phrase->in[PL_EN], label) == 0)
            return scene.stat[i].value;
    fail_msg("seat %d has no stat \"%s\"", seat, label);
    return -1;
}

static int count_of(const char *look, int seat, int *sum) {
    int n = 0;
    *sum = 0;
    for (int i = 0; i < scene.pieces; i++) {
        if (strncmp(scene.piece[i].look, look, strlen(look)) != 0 || scene.piece[i].seat != seat)
            continue;
        n++;
        *sum += scene.piece[i].count;
    }
    return n;
}

/* Where roles have no colours a seat has the colour of its number, and the page is told nothing about it. */
static void other_seats_have_their_numbers_colour(void **unused) {
    (void)unused;
    const struct pl_game *game = &pl_game_tempete;
    static struct td_state state;
    struct pl_setup setup = pl_setup_default(game, 6);
    assert_true(pl_new(game, &setup, &state));
    for (int seat = 0; seat < 6; seat++)
        assert_string_equal(pl_scene_colour(game, &state, seat), pl_seat_colours[seat]);
    static char text[PL_MAX_SVG];
    struct pl_out out = PL_OUT(text);
    pl_scene_make(game, &state, PL_SPECTATOR, &scene);
    pl_scene_pieces_json(game, &state, &scene, PL_EN, &out);
    assert_false(out.cut);
    assert_null(strstr(text, "\"colour\""));
}

/* TD-1.2, TD-1.3: everything there is can be counted on the table. */
static void tempete_counts(const struct td_state *s) {
    static const char *const buildings[TD_GODS] = {"market", "village", "necropolis", "theatre", "library", "hospital"};
    int sum, bag, gone;
    assert_int_equal(count_of("sack", PL_NOBODY, &bag), 1);
    assert_int_equal(count_of("pile", PL_NOBODY, &gone), 1);
    assert_int_equal(count_of("land", PL_NOBODY, &sum) + count_of("sea", PL_NOBODY, &sum) + bag + gone, TD_TILES);
    assert_int_equal(count_of("wind", PL_NOBODY, &sum), 1);
    for (int seat = 0; seat < s->players; seat++) {
        count_of("worshippers", seat, &sum);
        assert_int_equal(sum + value_of("community", seat) + value_of("Limbo", seat), TD_WORSHIPPERS);
        assert_int_equal(count_of("sanctuary", seat, &sum) + value_of("sanctuary in supply", seat), 1);
        if (!s->god[seat].god)
            continue;
        for (int god = 0; god < TD_GODS; god++) {
            int built = count_of(buildings[god], seat, &sum);
            assert_int_equal(built,
                             god + 1 == s->god[seat].god ? TD_BUILDINGS - value_of("buildings in supply", seat) : 0);
        }
        assert_int_equal(value_of("belief points", seat), td_belief(s, seat, s->tiles));
    }
    assert_int_equal(count_of("eye", s->witness - 1, &sum), s->witness && !s->ending);
}

/* The cell a piece belongs to is part of its id; the wind is one piece that goes from cell to cell. */
static void tempete_ids(const struct td_state *s, int16_t home[]) {
    for (int i = 0; i < scene.pieces; i++) {
        const struct pl_piece *piece = &scene.piece[i];
        if (strcmp(piece->look, "wind") == 0) {
            assert_int_equal(piece->zone, s->wind);
            assert_int_equal(piece->id, 1);
            continue;
        }
        assert_true(home[piece->id] < 0 || home[piece->id] == piece->zone);
        if (piece->seat != PL_NOBODY) { /* never colour alone */
            char label[16] = "", mark[16] = "";
            struct pl_out words = PL_OUT(label), letter = PL_OUT(mark);
            pl_game_say(&pl_game_tempete, s, &piece->label, PL_FR, &words);
            pl_scene_mark(&pl_game_tempete, s, piece->seat, PL_FR, &letter);
            assert_string_equal(label, mark);
            assert_int_equal(mark[0], "KYIDQS"[s->god[piece->seat].god - 1]);
        }
        home[piece->id] = (int16_t)piece->zone;
        if (strncmp(piece->look, "land", 4) == 0 || strncmp(piece->look, "sea", 3) == 0) {
            const struct td_tile *tile = &s->tile[piece->zone];
            assert_int_equal(piece->look[strlen(piece->look) - 1] - '0', td_population(tile));
            assert_int_equal(piece->look[0] == 's', td_is_sea(tile));
        }
    }
}

/* The cells named in the notation are touched, in that order; end and done touch nothing. */
static void tempete_touches(const struct td_state *s) {
    pl_move moves[PL_MAX_MOVES];
    int n = pl_game_tempete.moves(s, moves);
    for (int i = 0; i < n; i++) {
        char notation[PL_MAX_NOTATION] = "";
        struct pl_out out = PL_OUT(notation);
        pl_touch touched[PL_MAX_TOUCHES] = {0};
        int q, r, from_q, from_r, count = pl_game_tempete.touches(s, moves[i], touched);
        pl_game_tempete.notate(s, moves[i], &out);
        int cells = sscanf(notation, "%*[a-z] %d,%d from %d,%d", &q, &r, &from_q, &from_r) / 2;
        if (cells >= 1)
            assert_int_equal(touched[0], pl_hex_at(q, r));
        if (cells == 2) {
            assert_int_equal(count, 2);
            assert_int_equal(touched[1], pl_hex_at(from_q, from_r));
        }
        if (strcmp(notation, "end") == 0 || strcmp(notation, "done") == 0)
            assert_int_equal(count, 0);
        else
            assert_true(count > 0);
        if (pl_kind(moves[i]) != TD_M_WIND)
            continue;
        int next = td_next(s, s->wind, pl_a(moves[i]));
        assert_int_equal(touched[count - 1], 1 | PL_TOUCH_PIECE);
        assert_int_equal(count, next == PL_HEX_NONE ? 1 : 2);
        if (next != PL_HEX_NONE)
            assert_int_equal(touched[0], next);
    }
}

/* The last roll stays to be seen until the next, in step C, too; only while the wind blows there are its steps. */
static void tempete_dice(const struct td_state *s) {
    const struct pl_frame *frame = s->frames.depth ? pl_peek(&s->frames) : NULL;
    int die, strength, rolled = s->face > 0 || (frame && frame->what == TD_F_BLOW);
    assert_int_equal(count_of("die", PL_NOBODY, &die), rolled);
    assert_int_equal(count_of("strength", PL_NOBODY, &strength), rolled);
    if (rolled)
        assert_int_equal(strength, frame && frame->what == TD_F_BLOW ? frame->left : s->strength);
}

static void tempete_shows_everything(void **unused) {
    (void)unused;
    const struct pl_game *game = &pl_game_tempete;
    static int16_t home[PL_TOUCH_PIECE];
    for (int players = 2; players <= TD_SEATS; players++) {
        struct pl_setup setup = pl_setup_default(game, players);
        struct pl_rng rng = pl_rng_seed(3, (uint64_t)players);
        union pl_any_state state;
        setup.option[TD_OPT_RADIUS] = 3 + players % 4;
        setup.option[TD_OPT_SEA] = players % 2;
        memset(home, -1, sizeof home);
        assert_true(pl_new(game, &setup, &state));
        do {
            const struct td_state *s = (const struct td_state *)&state;
            pl_scene_make(game, s, PL_SPECTATOR, &scene);
            assert_int_equal(scene.zones, pl_hex_cells(s->radius) + 4);
            for (int i = 0; i < pl_hex_cells(s->radius); i++) {
                assert_int_equal(scene.zone[i].id, i);
                assert_int_equal(scene.zone[i].shape, PL_HEX);
            }
            tempete_counts(s);
            tempete_ids(s, home);
            tempete_dice(s);
            if (game->actor(s) >= 0)
                tempete_touches(s);
        } while (pl_step_random(game, &state, &rng, NULL));
    }
}

/* Neighbours of the board are neighbours in the picture: the same distance in all six directions. */
static void tempete_cells_fit_together(void **unused) {
    (void)unused;
    struct pl_setup setup = pl_setup_default(&pl_game_tempete, 2);
    union pl_any_state state;
    setup.option[TD_OPT_RADIUS] = PL_HEX_RADIUS;
    assert_true(pl_new(&pl_game_tempete, &setup, &state));
    pl_scene_make(&pl_game_tempete, &state, PL_SPECTATOR, &scene);
    for (int cell = 0; cell < PL_HEX_CELLS; cell++) {
        for (int dir = 0; dir < PL_HEX_DIRS; dir++) {
            static const int dx[] = {0, 75, 75, 0, -75, -75}, dy[] = {-86, -43, 43, 86, 43, -43};
            int next = pl_hex[cell].next[dir];
            if (next == PL_HEX_NONE)
                continue;
            assert_int_equal(scene.zone[next].x - scene.zone[cell].x, dx[dir]);
            assert_int_equal(scene.zone[next].y - scene.zone[cell].y, dy[dir]);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(other_seats_have_their_numbers_colour),
        cmocka_unit_test(tempete_shows_everything),
        cmocka_unit_test(tempete_cells_fit_together),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
