/* Sheets: what core/sheet.h places, scenes of several sheets as JSON and as a picture, moves that differ in a number
 * only (core/steps.h), and scenes told in words (core/scene_text.h). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include "core/draw.h"
#include "core/scene_text.h"
#include "core/sheet.h"
#include "core/steps.h"
#include "tests/effort.h"
#include "tests/xml.h"
#include <cmocka.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

static const struct pl_phrase words[] = {{NULL, {"market", "marché"}},
                                         {NULL, {"board", "plateau"}},
                                         {NULL, {"{0}", "{0}"}},
                                         {NULL, {"wealth {0}", "richesse {0}"}},
                                         {NULL, {"the marker", "le pion"}},
                                         {NULL, {"a company", "une entreprise"}},
                                         {NULL, {"grain: {0}", "blé : {0}"}},
                                         {0}};
enum { W_MARKET, W_BOARD, W_NUMBER, W_WEALTH, W_MARKER, W_COMPANY, W_GRAIN };
enum { Z_STALL = 1, Z_WORKS, Z_WEALTH = 10, P_MARKER = 1, P_COMPANY = 10, P_GOODS = 30, COMPANIES = 7 };

static const struct pl_track wealth = {
    .zone = Z_WEALTH, .first = 2, .last = 9, .x = 20, .y = 20, .dx = 24, .w = 22, .h = 22, .look = "space"};
static const struct pl_row goods = {.piece = P_GOODS, .zone = Z_STALL, .x = -30, .dx = 20, .size = 18};
static const struct pl_tableau works = {.zone = Z_WORKS, .w = 240, .h = 150, .card = 40};

static struct pl_scene scene;
static char text[PL_MAX_SVG];

static void zones(const void *state, struct pl_scene *to) {
    (void)state;
    pl_sheet(to, (struct pl_sheet){
                     .width = 100, .height = 60, .letters = 12, .seat = PL_NOBODY, .title = PL_SAY(&words[W_MARKET])});
    pl_zone(to, (struct pl_zone){.id = Z_STALL,
                                 .seat = PL_NOBODY,
                                 .look = "stall",
                                 .x = 50,
                                 .y = 30,
                                 .w = 90,
                                 .h = 50,
                                 .title = PL_SAY(&words[W_MARKET])});
    pl_sheet(to, (struct pl_sheet){.left = -10,
                                   .width = 260,
                                   .height = 220,
                                   .letters = 11,
                                   .target = 22,
                                   .seat = 1,
                                   .title = PL_SAY(&words[W_BOARD])});
    pl_zone(to, (struct pl_zone){.id = Z_WORKS,
                                 .seat = 1,
                                 .look = "works",
                                 .x = 120,
                                 .y = 120,
                                 .w = 240,
                                 .h = 160,
                                 .title = PL_SAY(&words[W_BOARD])});
    pl_track_zones(to, &wealth, 1, PL_SAY(&words[W_NUMBER]), PL_SAY(&words[W_WEALTH]));
}

static void pieces(const void *view, int viewer, struct pl_scene *to) {
    (void)view, (void)viewer;
    for (int i = 0; i < 3; i++)
        pl_stock(to, &goods, PL_NOBODY, i, "crate", 5 + i, PL_SAY(&words[W_GRAIN], 5 + i));
    pl_track_marker(
        to, &wealth, 6,
        (struct pl_piece){
            .id = P_MARKER, .seat = 1, .look = "cube", .count = -1, .size = 12, .title = PL_SAY(&words[W_MARKER])});
    for (int i = 0; i < COMPANIES; i++)
        pl_tableau_card(to, &works, i, COMPANIES, i == 2,
                        (struct pl_piece){.id = (uint16_t)(P_COMPANY + i),
                                          .seat = PL_NOBODY,
                                          .look = "card",
                                          .count = -1,
                                          .title = PL_SAY(&words[W_COMPANY])});
}

static struct pl_game sheet_game(union pl_any_state *state) {
    struct pl_game game = *pl_game_find("template");
    struct pl_setup setup = pl_setup_default(&game, 2);
    game.zones = zones;
    game.pieces = pieces;
    game.phrases = words;
    game.board = NULL;
    assert_true(pl_new(&game, &setup, state));
    return game;
}

static const struct pl_piece *piece_of(int id) {
    for (int i = 0; i < scene.pieces; i++)
        if (scene.piece[i].id == id)
            return &scene.piece[i];
    fail_msg("no piece %d", id);
    return NULL;
}

/* ---- Helpers ---------------------------------------------------------------------------------------------------- */

static void tracks_number_their_spaces(void **unused) {
    (void)unused;
    union pl_any_state state;
    struct pl_game game = sheet_game(&state);
    pl_scene_make(&game, &state, 0, &scene);
    assert_int_equal(scene.zones, 2 + 8);
    for (int i = 0; i < 8; i++) {
        const struct pl_zone *space = &scene.zone[2 + i];
        assert_int_equal(space->id, Z_WEALTH + i);
        assert_int_equal(space->x, 20 + 24 * i);
        assert_int_equal(space->label.arg[0], 2 + i);
        assert_int_equal(space->title.arg[0], 2 + i);
        assert_int_equal(space->sheet, 1);
    }
    assert_int_equal(scene.zone[0].sheet, 0);
    assert_int_equal(piece_of(P_MARKER)->zone, Z_WEALTH + 4);
    assert_int_equal(pl_track_space(&wealth, -3), Z_WEALTH);
    assert_int_equal(pl_track_space(&wealth, 40), Z_WEALTH + 7);
}

static void stocks_lie_side_by_side(void **unused) {
    (void)unused;
    union pl_any_state state;
    struct pl_game game = sheet_game(&state);
    pl_scene_make(&game, &state, 0, &scene);
    for (int i = 0; i < 3; i++) {
        const struct pl_piece *stock = piece_of(P_GOODS + i);
        assert_int_equal(stock->count, 5 + i);
        assert_int_equal(stock->dx, -30 + 20 * i);
        assert_int_equal(stock->zone, Z_STALL);
    }
}

/* Cards of a tableau stay within it and do not hide each other, one that is turned included; too many come closer. */
static void tableaux_have_rows(void **unused) {
    (void)unused;
    for (int n = 1; n <= 24; n++) {
        memset(&scene, 0, sizeof scene);
        for (int i = 0; i < n; i++)
            pl_tableau_card(&scene, &works, i, n, i % 3 == 1, (struct pl_piece){.id = (uint16_t)i, .count = -1});
        for (int i = 0; i < n; i++) {
            const struct pl_piece *a = &scene.piece[i];
            assert_int_equal(a->turn, i % 3 == 1 ? 90 : 0);
            assert_true(abs(a->dx) + 28 <= works.w / 2);
            assert_true(abs(a->dy) + 28 <= works.h / 2 + 2);
            for (int j = 0; j < i; j++) {
                const struct pl_piece *b = &scene.piece[j];
                assert_true(abs(a->dx - b->dx) >= 56 || abs(a->dy - b->dy) >= (n > 8 ? 8 : 56));
            }
        }
    }
}

/* ---- Several sheets --------------------------------------------------------------------------------------------- */

static void sheets_are_told(void **unused) {
    (void)unused;
    union pl_any_state state;
    struct pl_game game = sheet_game(&state);
    pl_scene_make(&game, &state, 0, &scene);
    struct pl_out out = PL_OUT(text);
    pl_scene_zones_json(&game, &state, &scene, PL_FR, &out);
    json_t *json = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(json);
    json_t *sheets = json_object_get(json, "sheets"), *second = json_array_get(sheets, 1);
    assert_int_equal(json_array_size(sheets), 2);
    assert_string_equal(json_string_value(json_object_get(second, "title")), "plateau");
    assert_int_equal(json_integer_value(json_object_get(second, "seat")), 1);
    assert_int_equal(json_integer_value(json_object_get(second, "letters")), 11);
    assert_int_equal(json_integer_value(json_object_get(second, "target")), 22);
    assert_int_equal(json_integer_value(json_array_get(json_object_get(second, "box"), 0)), -10);
    assert_null(json_object_get(json_array_get(sheets, 0), "seat"));
    size_t i;
    json_t *zone;
    json_array_foreach(json_object_get(json, "zones"), i, zone)
        assert_int_equal(json_integer_value(json_object_get(zone, "sheet")), i > 0);
    json_decref(json);
    out = PL_OUT(text);
    pl_scene_pieces_json(&game, &state, &scene, PL_EN, &out);
    assert_non_null(strstr(text, "\"turn\":90"));
}

static void all_sheets_are_drawn(void **unused) {
    (void)unused;
    union pl_any_state state;
    struct pl_game game = sheet_game(&state);
    for (int bare = 0; bare < 2; bare++) {
        struct pl_out out = PL_OUT(text);
        struct pl_drawing drawing = {.lang = PL_EN, .bare = bare};
        const char *at;
        assert_true(pl_scene_svg(&game, &state, &drawing, &scene, &out));
        const char *wrong = xml_wrong(text, &at);
        if (wrong)
            fail_msg("%s at %.60s", wrong, at);
        assert_true((strstr(text, "wealth 7") == NULL) == bare);
        assert_true((strstr(text, "rotate(90)") == NULL) == bare);
        assert_non_null(strstr(text, "grain: 6"));
    }
}

/* ---- Steps ------------------------------------------------------------------------------------------------------ */

static int notated(const struct pl_game *game, const void *view, const pl_move *moves, int n, const char *notation) {
    int found = 0;
    for (int i = 0; i < n; i++) {
        char own[PL_MAX_NOTATION];
        struct pl_out out = PL_OUT(own);
        game->notate(view, moves[i], &out);
        found += strcmp(own, notation) == 0;
    }
    return found;
}

/* Whatever is said to be a step is a legal move with that number, and all of a kind are among them. */
static int check_steps(const struct pl_game *game, const void *view, enum pl_lang lang) {
    pl_move moves[PL_MAX_MOVES];
    int8_t of[PL_MAX_MOVES];
    struct pl_steps steps[8];
    int n = game->moves(view, moves), kinds = pl_steps(game, view, moves, n, lang, steps, 8, of);
    for (int kind = 0; kind < kinds; kind++) {
        int count = 0, written = 0;
        for (int i = 0; i < n; i++)
            count += of[i] == kind;
        for (int32_t number = steps[kind].least; number <= steps[kind].most; number++) {
            char notation[PL_MAX_NOTATION];
            struct pl_out out = PL_OUT(notation);
            pl_putf(&out, "%s%d%s", steps[kind].before, (int)number, steps[kind].after);
            written += notated(game, view, moves, n, notation);
        }
        assert_int_equal(count, steps[kind].count);
        assert_int_equal(written, count);
        assert_true(count >= PL_FEW_STEPS);
    }
    return kinds;
}

static void bids_are_steps(void **unused) {
    (void)unused;
    const struct pl_game *game = pl_game_find("template");
    struct pl_setup setup = pl_setup_default(game, 3);
    union pl_any_state state;
    struct pl_rng rng = pl_rng_seed(12, 34);
    int bids = 0, others = 0;
    assert_true(pl_new(game, &setup, &state));
    while (game->actor(&state) != PL_OVER) {
        pl_move moves[PL_MAX_MOVES];
        int8_t of[PL_MAX_MOVES];
        struct pl_steps steps[8];
        if (game->actor(&state) >= 0) {
            int n = game->moves(&state, moves), kinds = pl_steps(game, &state, moves, n, PL_EN, steps, 8, of);
            if (notated(game, &state, moves, n, "bid 4")) {
                assert_int_equal(kinds, 1);
                assert_string_equal(steps[0].before, "bid ");
                assert_string_equal(steps[0].after, "");
                assert_int_equal(steps[0].least, 0);
                assert_int_equal(steps[0].most, 4);
                bids++;
            } else if (n < PL_FEW_STEPS) {
                assert_int_equal(kinds, 0);
                others++;
            }
        }
        pl_step_random(game, &state, &rng, NULL);
    }
    assert_true(bids > 0 && others > 0);
}

/* ---- Every game in words ---------------------------------------------------------------------------------------- */

static void check_words(const struct pl_game *game, const void *state, int viewer, enum pl_lang lang, int columns) {
    struct pl_game told = *game;
    union pl_any_state view;
    struct pl_screen screen = {.lang = lang, .unicode = true, .columns = columns, .viewer = viewer};
    struct pl_out out = PL_OUT(text);
    told.board = NULL;
    pl_view(game, state, viewer, &view);
    pl_board(&told, &view, &screen, &out);
    assert_true(out.len > 0 && !out.cut);
    assert_null(strchr(text, '\x1b'));
    for (const char *line = text; *line; line += strcspn(line, "\n") + 1) {
        char one[2048];
        snprintf(one, sizeof one, "%.*s", (int)strcspn(line, "\n"), line);
        /* A place's name and a word are never broken. */
        if (pl_width(one) > columns && strchr(one + 4, ' ') && one[strlen(one) - 1] != ':')
            fail_msg("%s is wider than %d", one, columns);
    }
    pl_scene_make(game, &view, viewer, &scene);
    for (int i = 0; i < scene.sheets; i++) {
        char title[256] = "";
        struct pl_out words_of = PL_OUT(title);
        pl_game_say(game, &view, &scene.sheet[i].title, lang, &words_of);
        assert_non_null(strstr(text, title));
    }
    for (int i = 0; i < scene.stats; i++) {
        char number[32];
        snprintf(number, sizeof number, " %d", (int)scene.stat[i].value);
        assert_non_null(strstr(text, number));
    }
}

static void every_game_is_told(void **unused) {
    (void)unused;
    for (int g = 0; pl_games[g]; g++) {
        const struct pl_game *game = pl_games[g];
        struct pl_setup setup = pl_setup_default(game, game->max_players);
        struct pl_rng rng = pl_rng_seed(5, (uint64_t)g);
        union pl_any_state state;
        int looks = 0;
        assert_true(pl_new(game, &setup, &state));
        for (int step = 0; game->actor(&state) != PL_OVER && step < 4000; step++) {
            if (step % 97 == 0 && game->zones) {
                check_words(game, &state, step % (setup.players + 1) - 1 < 0 ? PL_SPECTATOR : 0,
                            (enum pl_lang)(step & 1), step % 2 ? 60 : 100);
                looks++;
            }
            if (game->actor(&state) >= 0 && step % 7 == 0)
                check_steps(game, &state, (enum pl_lang)(step & 1));
            pl_step_random(game, &state, &rng, NULL);
        }
        assert_true(looks > 0 || !game->zones);
    }
}

/* What lies in one place and says the same is told once. */
static void words_are_few(void **unused) {
    (void)unused;
    union pl_any_state state;
    struct pl_game game = sheet_game(&state);
    struct pl_screen screen = {.lang = PL_EN, .columns = 80, .viewer = 0};
    struct pl_out out = PL_OUT(text);
    pl_board(&game, &state, &screen, &out);
    const char *expected = "market\n"
                           "  market:\n"
                           "    grain: 5, grain: 6, grain: 7\n"
                           "board\n"
                           "  board:\n"
                           "    a company (7)\n"
                           "  wealth 6:\n"
                           "    the marker\n";
    assert_memory_equal(text, expected, strlen(expected));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tracks_number_their_spaces), cmocka_unit_test(stocks_lie_side_by_side),
        cmocka_unit_test(tableaux_have_rows),         cmocka_unit_test(sheets_are_told),
        cmocka_unit_test(all_sheets_are_drawn),       cmocka_unit_test(bids_are_steps),
        cmocka_unit_test(every_game_is_told),         cmocka_unit_test(words_are_few),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
