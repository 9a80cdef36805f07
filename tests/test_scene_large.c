/* Scenes as large games have them: a map with many places and links, piles of cards, faces that are told once. The
 * games are made up here, from the template with another table. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include "core/draw.h"
#include "tests/xml.h"
#include <cmocka.h>
#include <jansson.h>
#include <stdio.h>

enum { COUNTRIES = 90, LINKS = 160, CARDS = 110, Z_COUNTRY = 1, Z_LINK = 200, Z_HAND = 500, Z_DISCARD, Z_REMOVED };
enum { DISCARDED = 40, REMOVED = 61, HELD = 9 };

static const struct pl_phrase words[] = {
    {NULL, {"country {0}", "pays {0}"}},
    {NULL, {"card {0}", "carte {0}"}},
    {NULL,
     {"Card {0} takes the other side's influence away from countries of one region, up to two from each, four in all; "
      "in countries where both have some it may put one of its own there instead. Whoever plays it while the other "
      "side "
      "has more points draws a card at once, looks at it and either keeps it or lays it on the discard pile, face up, "
      "before the next round begins; it may not be played in the last round.",
      "La carte {0} retire l'influence adverse de pays d'une même région, deux au plus par pays et quatre en tout ; là "
      "où "
      "les deux camps en ont, elle peut y poser un point à la place. Qui la joue en ayant moins de points tire "
      "aussitôt "
      "une carte, la regarde et la garde ou la pose sur la défausse, face visible, avant la manche suivante ; elle ne "
      "se "
      "joue pas à la dernière manche."}},
    {NULL, {"the discard pile", "la défausse"}},
    {NULL, {"removed from the game", "retirées du jeu"}},
    {NULL, {"your hand", "votre main"}},
    {NULL, {"{0} influence in country {1}", "{0} d'influence dans le pays {1}"}},
    {NULL, {"card {0}, in play", "carte {0}, en jeu"}},
    {NULL, {"the map", "la carte"}},
    {0}};
enum { W_COUNTRY, W_CARD, W_TEXT, W_DISCARD, W_REMOVED, W_HAND, W_INFLUENCE, W_IN_PLAY, W_MAP };

static struct pl_scene scene;
static char json[PL_MAX_SCENE_JSON], svg[PL_MAX_SVG];

static void large_zones(const void *state, struct pl_scene *to) {
    (void)state;
    pl_sheet(to,
             (struct pl_sheet){.seat = PL_NOBODY, .width = 1600, .height = 1000, .title = PL_SAY(&words[W_MAP], 0)});
    for (int i = 0; i < COUNTRIES; i++)
        pl_zone(to, (struct pl_zone){.id = (uint16_t)(Z_COUNTRY + i),
                                     .seat = PL_NOBODY,
                                     .shape = PL_RECT,
                                     .look = "country",
                                     .x = (int16_t)(80 + 160 * (i % 10)),
                                     .y = (int16_t)(55 + 110 * (i / 10)),
                                     .w = 120,
                                     .h = 70,
                                     .letters = 17,
                                     .label = PL_SAY(&words[W_COUNTRY], i),
                                     .title = PL_SAY(&words[W_COUNTRY], i)});
    for (int i = 0; i < LINKS; i++)
        pl_zone(to, (struct pl_zone){.id = (uint16_t)(Z_LINK + i),
                                     .seat = PL_NOBODY,
                                     .shape = PL_LINE,
                                     .look = "link",
                                     .x = (int16_t)(80 + 160 * (i % 10)),
                                     .y = (int16_t)(55 + 110 * (i / 20)),
                                     .w = (int16_t)(80 + 160 * ((i + 1) % 10)),
                                     .h = (int16_t)(55 + 110 * (i / 20))});
    pl_zone(to, (struct pl_zone){
                    .id = Z_HAND, .seat = 0, .shape = PL_HAND, .look = "hand", .title = PL_SAY(&words[W_HAND])});
    pl_zone(to, (struct pl_zone){.id = Z_DISCARD,
                                 .seat = PL_NOBODY,
                                 .shape = PL_PILE,
                                 .look = "discard",
                                 .x = 1500,
                                 .y = 900,
                                 .w = 90,
                                 .h = 130,
                                 .title = PL_SAY(&words[W_DISCARD])});
    pl_zone(to, (struct pl_zone){.id = Z_REMOVED,
                                 .seat = PL_NOBODY,
                                 .shape = PL_PILE,
                                 .look = "removed",
                                 .title = PL_SAY(&words[W_REMOVED])});
    for (int card = 1; card <= CARDS; card++)
        pl_face(to, (struct pl_face){.id = (uint16_t)card,
                                     .look = "card",
                                     .count = (int16_t)(card % 5),
                                     .badge = {card % 2 ? "eye" : NULL},
                                     .label = PL_SAY(&words[W_CARD], card),
                                     .title = PL_SAY(&words[W_CARD], card),
                                     .text = PL_SAY(&words[W_TEXT], card)});
}

static void card_in(struct pl_scene *to, int card, int zone) {
    pl_piece(to, (struct pl_piece){.id = (uint16_t)(1000 + card),
                                   .zone = (uint16_t)zone,
                                   .seat = PL_NOBODY,
                                   .count = -1,
                                   .face = (uint16_t)card});
}

static void large_pieces(const void *view, int viewer, struct pl_scene *to) {
    (void)view;
    (void)viewer;
    for (int i = 0; i < 2 * COUNTRIES; i++)
        pl_piece(to, (struct pl_piece){.id = (uint16_t)i,
                                       .zone = (uint16_t)(Z_COUNTRY + i / 2),
                                       .seat = (int8_t)(i % 2),
                                       .look = "influence",
                                       .count = (int16_t)(i % 7),
                                       .dx = (int16_t)(i % 2 ? 30 : -30),
                                       .dy = 12,
                                       .size = 40,
                                       .title = PL_SAY(&words[W_INFLUENCE], i % 7, i / 2)});
    for (int card = 1; card <= CARDS; card++)
        card_in(to, card, card <= HELD ? Z_HAND : card <= HELD + DISCARDED ? Z_DISCARD : Z_REMOVED);
}

static struct pl_game large_game(union pl_any_state *state) {
    struct pl_game game = *pl_game_find("template");
    struct pl_setup setup = pl_setup_default(&game, 2);
    game.zones = large_zones;
    game.pieces = large_pieces;
    game.phrases = words;
    assert_true(pl_new(&game, &setup, state));
    return game;
}

static int times(const char *text, const char *what) {
    int n = 0;
    for (; (text = strstr(text, what)); text++)
        n++;
    return n;
}

/* A card's long text is told once a table, not after every move. */
static void faces_are_told_once(void **unused) {
    (void)unused;
    union pl_any_state state;
    struct pl_game game = large_game(&state);
    for (int lang = 0; lang < PL_LANGS; lang++) {
        struct pl_out out = PL_OUT(json);
        pl_scene_make(&game, &state, 0, &scene);
        assert_int_equal(scene.dropped, 0);
        assert_int_equal(scene.pieces, 2 * COUNTRIES + CARDS);
        assert_string_equal(scene.piece[2 * COUNTRIES].look, "card"); /* in C a piece is whole */
        assert_ptr_equal(scene.piece[2 * COUNTRIES].text.phrase, &words[W_TEXT]);
        assert_string_equal(scene.piece[2 * COUNTRIES].badge[0], "eye");
        pl_scene_zones_json(&game, &state, &scene, (enum pl_lang)lang, &out);
        assert_false(out.cut);
        json_t *zones = json_loads(json, JSON_REJECT_DUPLICATES, NULL);
        assert_int_equal(json_array_size(json_object_get(zones, "faces")), CARDS);
        const json_t *face = json_array_get(json_object_get(zones, "faces"), 6);
        assert_int_equal(json_integer_value(json_object_get(face, "id")), 7);
        assert_int_equal(json_integer_value(json_object_get(face, "count")), 2);
        assert_true(json_string_length(json_object_get(face, "text")) > 350);
        assert_string_equal(json_string_value(json_array_get(json_object_get(face, "badges"), 0)), "eye");
        json_decref(zones);
        out = PL_OUT(json);
        pl_scene_pieces_json(&game, &state, &scene, (enum pl_lang)lang, &out);
        assert_false(out.cut);
        assert_null(strstr(json, words[W_TEXT].in[lang] + 12));
        assert_non_null(strstr(json, "{\"id\":1007,\"zone\":500,\"face\":7}"));
        assert_true(out.len < 40 * 1024);
    }
}

/* What a piece says itself counts, and is told; the rest is on its face. */
static void other_card(const void *view, int viewer, struct pl_scene *to) {
    (void)view;
    (void)viewer;
    pl_piece(to, (struct pl_piece){
                     .id = 1, .zone = Z_HAND, .seat = 1, .count = 4, .face = 7, .title = PL_SAY(&words[W_IN_PLAY], 7)});
    pl_piece(to, (struct pl_piece){.id = 2, .zone = Z_HAND, .seat = PL_NOBODY, .look = "back", .count = -1});
}

static void a_piece_may_say_more_than_its_face(void **unused) {
    (void)unused;
    union pl_any_state state;
    struct pl_game game = large_game(&state);
    struct pl_out out = PL_OUT(json);
    game.pieces = other_card;
    pl_scene_make(&game, &state, 0, &scene);
    pl_scene_pieces_json(&game, &state, &scene, PL_EN, &out);
    assert_non_null(
        strstr(json, "{\"id\":1,\"zone\":500,\"face\":7,\"seat\":1,\"count\":4,\"title\":\"card 7, in play\"}"));
    assert_non_null(strstr(json, "{\"id\":2,\"zone\":500,\"look\":\"back\"}"));
    assert_ptr_equal(scene.piece[0].label.phrase, &words[W_CARD]);
}

static void piles_are_told_as_such(void **unused) {
    (void)unused;
    union pl_any_state state;
    struct pl_game game = large_game(&state);
    struct pl_out out = PL_OUT(json);
    pl_scene_make(&game, &state, 0, &scene);
    pl_scene_zones_json(&game, &state, &scene, PL_EN, &out);
    assert_non_null(
        strstr(json, "{\"id\":501,\"shape\":\"pile\",\"look\":\"discard\",\"x\":1500,\"y\":900,\"w\":90,\"h\":130,"
                     "\"title\":\"the discard pile\"}"));
    assert_non_null(
        strstr(json, "{\"id\":502,\"shape\":\"pile\",\"look\":\"removed\",\"title\":\"removed from the game\"}"));
    assert_non_null(strstr(json, "\"letters\":17,\"label\":\"country 3\""));
}

/* Of a pile the picture shows the uppermost card and the number of all; hands are shown whole. */
static void a_pile_shows_its_uppermost_card(void **unused) {
    (void)unused;
    union pl_any_state state;
    struct pl_game game = large_game(&state);
    for (int kind = 0; kind < 4; kind++) {
        struct pl_drawing drawing = {
            .lang = kind & 1 ? PL_FR : PL_EN, .viewer = 0, .dark = kind & 2, .bare = kind == 3};
        struct pl_out out = PL_OUT(svg);
        const char *at;
        char top[32], below[32];
        assert_true(pl_scene_svg(&game, &state, &drawing, &scene, &out));
        const char *wrong = xml_wrong(svg, &at);
        if (wrong)
            fail_msg("%s at %.80s", wrong, at);
        assert_int_equal(times(svg, "<line "), LINKS);
        assert_int_equal(times(svg, "class=\"zone country\""), COUNTRIES);
        assert_int_equal(times(svg, "class=\"pile-count\""), drawing.bare ? 1 : 2);
        assert_int_equal(times(svg, "<rect x=\"-48\""), drawing.bare ? 1 : 2 + HELD);
        snprintf(top, sizeof top, ">%s %d</text>", drawing.lang == PL_FR ? "carte" : "card", HELD + DISCARDED);
        snprintf(below, sizeof below, ">%s %d</text>", drawing.lang == PL_FR ? "carte" : "card", HELD + DISCARDED - 1);
        assert_non_null(strstr(svg, top));
        assert_null(strstr(svg, below));
        assert_non_null(strstr(svg, ">40</text>"));
        assert_int_equal(strstr(svg, ">61</text>") == NULL, drawing.bare);
        assert_non_null(strstr(svg, "font-size=\"17\"")); /* letters as the game says */
    }
}

/* An empty pile is a place with its label, or an empty tray. */
static void no_pieces(const void *view, int viewer, struct pl_scene *to) {
    (void)view;
    (void)viewer;
    (void)to;
}
static void an_empty_pile_has_no_number(void **unused) {
    (void)unused;
    union pl_any_state state;
    struct pl_game game = large_game(&state);
    struct pl_drawing drawing = {.lang = PL_EN, .viewer = 0};
    struct pl_out out = PL_OUT(svg);
    game.pieces = no_pieces;
    assert_true(pl_scene_svg(&game, &state, &drawing, &scene, &out));
    assert_null(strstr(svg, "pile-count"));
    assert_non_null(strstr(svg, "removed from the game"));
}

/* A zone's picture may have a place for the label; it is then not written a second time. */
static void a_picture_of_a_zone_bears_its_label(void **unused) {
    (void)unused;
    static const struct pl_art art[] = {
        {"country", "<rect x='-50' y='-29' width='100' height='58'/><text y='-12' font-size='14'>{label}</text>"}, {0}};
    union pl_any_state state;
    struct pl_game game = large_game(&state);
    struct pl_drawing drawing = {.lang = PL_EN, .viewer = 0};
    struct pl_out out = PL_OUT(svg);
    game.art = art;
    game.pieces = no_pieces;
    assert_true(pl_scene_svg(&game, &state, &drawing, &scene, &out));
    assert_int_equal(times(svg, ">country 3</text>"), 1);
    assert_int_equal(times(svg, "<text y='-12' font-size='14'>country 3</text>"), 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(faces_are_told_once),         cmocka_unit_test(a_piece_may_say_more_than_its_face),
        cmocka_unit_test(piles_are_told_as_such),      cmocka_unit_test(a_pile_shows_its_uppermost_card),
        cmocka_unit_test(an_empty_pile_has_no_number), cmocka_unit_test(a_picture_of_a_zone_bears_its_label),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
