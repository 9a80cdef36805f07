/* A card's words in a picture: all of them, in letters small enough, or a sign that some are left out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include "core/draw.h"
#include <cmocka.h>
#include <stdio.h>

static struct pl_scene scene;

/* A card with a long text: every word of it is on the card, in smaller letters, and one that is too long says so. */
static const struct pl_phrase long_words[] = {
    {NULL, {"Grain Sales to Distant Shores", "Ventes de grain aux rives lointaines"}},
    {NULL,
     {"Take a card at random from the hand of the other side. Play it at once or give it back. If it is given back, "
      "use this card for two points of operations. It may not be played for its event in the last round of a turn.",
      "Prenez au hasard une carte de la main adverse. Jouez-la aussitôt ou rendez-la. Si vous la rendez, utilisez "
      "cette carte pour deux points d'opérations. Elle ne se joue pas en événement au dernier tour."}},
    {NULL,
     {"one two three four five six seven eight nine ten one two three four five six seven eight nine ten one two "
      "three four five six seven eight nine ten one two three four five six seven eight nine ten one two three four "
      "five six seven eight nine ten one two three four five six seven eight nine ten one two three four five six "
      "seven eight nine ten one two three four five six seven eight nine ten one two three four five six seven eight",
      "x"}},
    {0}};

static const struct pl_phrase *long_text;
static void long_card(const void *view, int viewer, struct pl_scene *to) {
    (void)view;
    (void)viewer;
    pl_piece(to, (struct pl_piece){.id = 1,
                                   .zone = 20,
                                   .seat = 0,
                                   .look = "card",
                                   .count = 2,
                                   .badge = {"eye", "eye"},
                                   .label = PL_SAY(&long_words[0]),
                                   .title = PL_SAY(&long_words[0]),
                                   .text = PL_SAY(long_text)});
}

static int words_missing(const char *svg, const char *words) {
    char word[64];
    int missing = 0;
    for (int length; sscanf(words, "%63s%n", word, &length) == 1; words += length)
        missing += !strstr(svg, word);
    return missing;
}

static void a_long_text_fits_on_a_card(void **unused) {
    (void)unused;
    struct pl_game game = *pl_game_find("template");
    struct pl_setup setup = pl_setup_default(&game, 2);
    union pl_any_state state;
    static char svg[PL_MAX_SVG];
    game.pieces = long_card;
    assert_true(pl_new(&game, &setup, &state));
    for (int lang = 0; lang < PL_LANGS; lang++) {
        struct pl_drawing drawing = {.lang = (enum pl_lang)lang, .viewer = PL_EVERYTHING};
        struct pl_out out = PL_OUT(svg);
        long_text = &long_words[1];
        assert_true(pl_scene_svg(&game, &state, &drawing, &scene, &out));
        char *card = strstr(svg, "</title><rect x=\"-48\""); /* the title, which holds it all, does not count */
        assert_non_null(card);
        assert_int_equal(words_missing(card, long_words[0].in[lang]), 0);
        assert_int_equal(words_missing(card, "Jouez-la") == 0, lang == PL_FR);
        assert_null(strstr(card, "…"));
    }
    struct pl_drawing drawing = {.lang = PL_EN, .viewer = PL_EVERYTHING};
    struct pl_out out = PL_OUT(svg);
    long_text = &long_words[2];
    assert_true(pl_scene_svg(&game, &state, &drawing, &scene, &out));
    assert_non_null(strstr(svg, "…</text>"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_long_text_fits_on_a_card),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
