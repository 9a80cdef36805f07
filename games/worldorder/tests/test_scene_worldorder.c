/* What the table of World Order must show, on the page and in words, beyond the contract of test_scene.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include "core/draw.h"
#include "core/scene_text.h"
#include "core/steps.h"
#include "games/worldorder/scene.h"
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

enum { GAMES = 6, LONGEST = 20000, SOME = 11 }; /* some: one position in so many is looked at */

static struct pl_scene scene;

static const struct pl_zone *zone_of(int id) {
    for (int i = 0; i < scene.zones; i++)
        if (scene.zone[i].id == id)
            return &scene.zone[i];
    return NULL;
}
static const struct pl_piece *piece_of(int id) {
    for (int i = 0; i < scene.pieces; i++)
        if (scene.piece[i].id == id)
            return &scene.piece[i];
    return NULL;
}
/* One that must be there. */
static const struct pl_piece *the_piece(int id) {
    static const struct pl_piece none = {.look = ""};
    const struct pl_piece *piece = piece_of(id);
    assert_non_null(piece);
    return piece ? piece : &none;
}
static int sheet_of(int zone) {
    const struct pl_zone *found = zone_of(zone);
    assert_non_null(found);
    return found && !pl_beside(found) ? found->sheet : -1;
}

/* Games of every number of players, with automas and with powers that nobody plays, with the expansion and without. */
static struct pl_setup some_setup(const struct pl_game *game, int number) {
    struct pl_setup setup = pl_setup_default(game, 2 + number % 3);
    setup.option[WO_OPT_TOURMENTE] = number % 5 != 4;
    setup.option[WO_OPT_ORDERS] = number % 2;
    for (int seat = 1; number % 3 == 1 && seat < setup.players; seat++)
        setup.automa[seat] = (int8_t)(1 + seat % 2);
    return setup;
}

/* Calls `look` at some positions of random games, with a view of every seat and of a spectator in turn, and of whoever
 * decides where `deciding`; `scene` is what is seen in it. */
static void play(void (*look)(const struct wo_state *truth, const struct wo_state *view, int viewer), bool deciding) {
    const struct pl_game *game = pl_game_find("worldorder");
    union pl_any_state state, view;
    for (int number = 0; number < GAMES; number++) {
        struct pl_rng rng = pl_rng_seed(0x3057, (uint64_t)number);
        struct pl_setup setup = some_setup(game, number);
        assert_true(pl_new(game, &setup, &state));
        for (int step = 0; step < LONGEST; step++) {
            int actor = game->actor(&state);
            if (deciding ? actor >= 0 : step % SOME == 0 || actor == PL_OVER) {
                int viewer = deciding ? actor : step / SOME % (setup.players + 1) - 1;
                pl_view(game, &state, viewer, &view);
                pl_scene_make(game, &view, viewer, &scene);
                assert_int_equal(scene.dropped, 0);
                look((const struct wo_state *)&state, (const struct wo_state *)&view, viewer);
            }
            if (!pl_step_random(game, &state, &rng, NULL))
                break;
        }
        assert_int_equal(game->actor(&state), PL_OVER);
    }
}

/* ---- World --------------------------------------------------------------------------------------------------------
 */

static int cubes_shown(int region, int owner) {
    int n = 0;
    for (int i = 0; i < scene.pieces; i++) {
        const struct pl_piece *piece = &scene.piece[i];
        bool here = piece->id >= P_CUBE + 20 * region && piece->id < P_CUBE + 20 * (region + 1);
        if (!here || strcmp(piece->look, wo_cube_looks[owner]) != 0)
            continue;
        bool many = piece->zone == Z_BEYOND + region && piece->label.phrase == &wo_phrases[WO_S_NUMBER];
        n += many ? piece->label.arg[0] : 1;
    }
    return n;
}

static void check_world(const struct wo_state *truth, const struct wo_state *view, int viewer) {
    (void)truth, (void)viewer;
    for (int region = 0; region < WO_REGIONS; region++) {
        for (int owner = 0; owner < WO_OWNERS; owner++)
            assert_int_equal(cubes_shown(region, owner), wo_infl(view, region, owner));
        for (int power = 0; power < WO_POWERS; power++) {
            const struct pl_piece *armies = piece_of(P_ARMY + 4 * region + power);
            const struct pl_piece *standing = piece_of(P_STANDING + 4 * region + power);
            assert_int_equal(armies ? armies->count : 0, view->region[region].army[power]);
            assert_int_equal(wo_worst_threat(view, power, region) > 0, wo_threat_loss(view, power, region, false) > 0);
            assert_int_equal(standing != NULL, wo_infl(view, region, power) > 0);
            if (standing && wo_scores(view, region))
                assert_int_equal(standing->title.arg[2], wo_region_points(view, power, region));
        }
        for (int slot = 0; slot < 2; slot++)
            if (view->region[region].show[slot] >= 0)
                assert_int_equal(the_piece(P_COUNTRY + view->region[region].show[slot])->zone,
                                 Z_SHOW + 2 * region + slot);
    }
}

static void the_world_shows_what_counts(void **unused) {
    (void)unused;
    play(check_world, false);
}

/* ---- Boards -------------------------------------------------------------------------------------------------------
 */

static void check_boards(const struct wo_state *truth, const struct wo_state *view, int viewer) {
    (void)truth, (void)viewer;
    for (int power = 0; power < WO_POWERS; power++) {
        PL_EACH(country, wo_allies(view, power)) {
            const struct pl_piece *piece = the_piece(P_COUNTRY + country);
            int place = piece->zone - wo_on_board(power, ON_ALLY);
            assert_true(place >= 0 && place < ALLIES);
            assert_int_equal(strncmp(piece->look, "spent", 5) == 0, pl_set_has(&view->spent, country));
        }
        if (wo_is_human(view, power))
            for (int good = 0; good < WO_TYPES; good++)
                assert_int_equal(the_piece(wo_thing(power, THE_STOCK + good))->count,
                                 good == WO_A ? view->power[power].board : view->power[power].stock[good]);
        int seat = wo_seat(view, power);
        const struct pl_piece *back = seat >= 0 ? piece_of(P_BACK + seat) : NULL;
        if (seat >= 0 && seat != viewer && !wo_is_automa(view, power))
            assert_int_equal(back ? back->count : 0, view->power[power].hand_n);
    }
}

static void boards_show_what_powers_have(void **unused) {
    (void)unused;
    play(check_boards, false);
}

/* ---- What moves touch ---------------------------------------------------------------------------------------------
 */

static int touched_sheets(const struct wo_state *view, pl_move move) {
    pl_touch things[PL_MAX_TOUCHES];
    int n = wo_touches(view, move, things), sheets = 0;
    for (int i = 0; i < n; i++) {
        int zone = things[i] & PL_TOUCH_PIECE ? the_piece(things[i] & ~PL_TOUCH_PIECE)->zone : things[i];
        int sheet = sheet_of(zone);
        sheets |= sheet < 0 ? 0 : 1 << sheet;
    }
    return sheets;
}

/* Buttons: what has no place on the table. */
static bool is_button(pl_move move) {
    switch (pl_kind(move)) {
    case WO_M_DONE:
    case WO_M_SKIP:
    case WO_M_PASS:
    case WO_M_BRANCH:
    case WO_M_OFFER:
    case WO_M_SPLIT:
        return true;
    default:
        return false;
    }
}

static bool is_amount(pl_move move) {
    switch (pl_kind(move)) {
    case WO_M_BID:
    case WO_M_EXPORT:
    case WO_M_IMPORT:
    case WO_M_MAKE:
    case WO_M_MIX:
    case WO_M_ANSWER:
    case WO_M_MONEY:
    case WO_M_COUNT:
    case WO_M_SPLIT:
        return true;
    default:
        return false;
    }
}

static int steppers;

/* A decision is made on one sheet: whatever lies on sheets lies on that one, too. What is no button is touched. */
static void check_decision(const struct wo_state *truth, const struct wo_state *view, int viewer) {
    const struct pl_game *game = pl_game_find("worldorder");
    pl_move moves[PL_MAX_MOVES];
    pl_touch things[PL_MAX_TOUCHES];
    int n = game->moves(view, moves), all = -1;
    (void)truth;
    for (int i = 0; i < n; i++) {
        int sheets = touched_sheets(view, moves[i]), count = wo_touches(view, moves[i], things);
        if (!is_button(moves[i]) && !count) {
            char notation[PL_MAX_NOTATION] = "";
            struct pl_out out = PL_OUT(notation);
            game->notate(view, moves[i], &out);
            fail_msg("%s touches nothing", notation);
        }
        all &= sheets ? sheets : -1;
    }
    assert_int_not_equal(all, 0);
    struct pl_steps steps[8];
    int8_t of[PL_MAX_MOVES];
    int kinds = pl_steps(game, view, moves, n, PL_EN, steps, 8, of);
    for (int i = 0; i < n; i++)
        if (of[i] >= 0)
            assert_true(is_amount(moves[i]));
    steppers += kinds;
    assert_true(viewer >= 0);
}

static void decisions_are_made_on_one_sheet(void **unused) {
    (void)unused;
    steppers = 0;
    play(check_decision, true);
    print_message("    %d steppers\n", steppers);
    assert_true(steppers > 20);
}

/* ---- Names and words ----------------------------------------------------------------------------------------------
 */

/* Every region and every country that is to be had or held is found where it lies. */
static void check_found(const struct wo_state *truth, const struct wo_state *view, int viewer) {
    pl_touch thing;
    (void)truth, (void)viewer;
    for (int region = 0; region < WO_REGIONS; region++) {
        assert_true(wo_find_thing(view, "region_in", region, &thing) && thing == Z_REGION + region);
        for (int slot = 0; slot < 2; slot++)
            if (view->region[region].show[slot] >= 0)
                assert_true(wo_find_thing(view, "country_the", view->region[region].show[slot], &thing) &&
                            thing == Z_SHOW + 2 * region + slot);
    }
    for (int power = 0; power < WO_POWERS; power++) {
        assert_true(wo_find_thing(view, "power", power, &thing) && thing == Z_POWER + power);
        PL_EACH(country, wo_allies(view, power)) {
            assert_true(wo_find_thing(view, "country", country, &thing));
            assert_int_equal(the_piece(P_COUNTRY + country)->zone, thing);
        }
    }
    for (int slot = 0; slot < WO_ROW; slot++)
        if (view->row[slot])
            assert_true(wo_find_thing(view, "card", wo_face_of[view->row[slot] - 1], &thing));
    assert_false(wo_find_thing(view, "region", WO_REGIONS, &thing));
    assert_false(wo_find_thing(view, "country", -1, &thing));
}

static void named_things_are_found(void **unused) {
    (void)unused;
    play(check_found, false);
}

/* The table in words, as a terminal tells it: every region, and every power's board. */
static void check_words(const struct wo_state *truth, const struct wo_state *view, int viewer) {
    static char text[1 << 18];
    static struct pl_scene room;
    const struct pl_game *game = pl_game_find("worldorder");
    (void)truth;
    for (int lang = 0; lang < PL_LANGS; lang++) {
        struct pl_screen screen = {.lang = (enum pl_lang)lang, .viewer = viewer, .columns = 80, .unicode = true};
        struct pl_out out = PL_OUT(text);
        pl_scene_text(game, view, &screen, &room, &out);
        assert_false(out.cut);
        for (int region = 0; region < WO_REGIONS; region++)
            assert_non_null(strstr(text, wo_regions[region].name.in[lang]));
        for (int power = 0; power < WO_POWERS; power++) {
            char name[64];
            struct pl_out words = PL_OUT(name);
            wo_name(view, "power_short", power, (enum pl_lang)lang, &words);
            assert_non_null(strstr(text, name));
        }
    }
}

static void the_table_is_told_in_words(void **unused) {
    (void)unused;
    play(check_words, false);
}

/* ---- What is printed ----------------------------------------------------------------------------------------------
 */

static const char *art_of(const char *look, const char *of) {
    char wanted[64];
    snprintf(wanted, sizeof wanted, "%s-%s", look, of);
    for (const struct pl_art *art = wo_art; art->look; art++)
        if (strcmp(art->look, wanted) == 0)
            return art->svg;
    fail_msg("no picture %s", wanted);
    return "";
}

/* The picture's next writing from `at` on is this number; what follows it. */
static const char *number_next(const char *at, int number) {
    char wanted[16];
    snprintf(wanted, sizeof wanted, ">%d</text>", number);
    const char *found = strstr(at, wanted);
    if (!found)
        fail_msg("no %s in %s", wanted, at);
    return found ? found + 1 : "";
}

/* Numbers in the pictures are those of the tables. */
static void pictures_print_what_the_tables_say(void **unused) {
    static const char *const keys[WO_REGIONS] = {"eur", "cas", "ame", "mena", "afr", "sas", "eap"};
    (void)unused;
    for (int region = 0; region < WO_REGIONS; region++) {
        const struct wo_region_row *row = &wo_regions[region];
        char bonuses[64];
        struct pl_out out = PL_OUT(bonuses);
        for (int i = 0; i < row->bonuses; i++)
            pl_putf(&out, "%s%d", i ? " · " : ">", row->bonus[i]);
        pl_put(&out, "<");
        number_next(art_of("region", keys[region]), row->engage);
        assert_non_null(strstr(art_of("region", keys[region]), bonuses));
        const char *perm = art_of("perm", keys[region]), *temp = art_of("temp", keys[region]);
        for (int slot = 0; slot < row->perms; slot++)
            perm = number_next(perm, 1);
        assert_null(strstr(perm + 1, ">1</text>"));
        for (int slot = 0; slot < row->temps; slot++)
            temp = number_next(temp, row->temp[slot]);
        assert_null(strstr(temp, "<circle"));
    }
    for (int power = 0; power < WO_POWERS; power++)
        for (int step = 0; step < WO_STEPS; step++) {
            char cost[4];
            snprintf(cost, sizeof cost, "%d", wo_powers[power].prosper_cost[step]);
            number_next(art_of("step", cost), wo_powers[power].prosper_cost[step]);
            assert_int_equal(wo_powers[power].prosper_cost[step], step + 2);
        }
    for (int growth = 0; growth < WO_GROWTHS; growth++) {
        const struct wo_growth_row *row = &wo_growths[growth];
        number_next(number_next(number_next(art_of("growth", row->key), row->s), row->d ? row->d : row->money),
                    row->vp);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_world_shows_what_counts),     cmocka_unit_test(boards_show_what_powers_have),
        cmocka_unit_test(decisions_are_made_on_one_sheet), cmocka_unit_test(named_things_are_found),
        cmocka_unit_test(the_table_is_told_in_words),      cmocka_unit_test(pictures_print_what_the_tables_say),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
