/* What is at the limits of core/game.h and core/scene.h is kept whole, and what goes beyond them is counted or refused:
 * nothing is written past the end, and nobody is told a part as if it were all. The limits of wishes: test_wishes.c; of
 * what the store keeps: test_store.c. Games are held to the limits by the contract. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/game.h"
#include <stdio.h>
#include <stdlib.h>

static const struct pl_phrase six = {NULL, {"{0}{1}{2}{3}{4}{5|thing|things}", "{5?chose|choses}{4}{3}{2}{1}{0}"}};
static const struct pl_phrase seventh = {NULL, {"<{5}{6}{9}>", "<{6:card}{7|a|b}>"}};

/* One more than the limit; not to be seen through by the compiler, which knows that there is no such place. */
static int beyond(int limit) {
    volatile int one = 1;
    return limit + one;
}

static void options_are_48(void **context) {
    (void)context;
    static char keys[PL_MAX_OPTIONS][16];
    static struct pl_option options[PL_MAX_OPTIONS + 1];
    struct pl_game game = *pl_game_find("template");
    char text[256] = "";
    struct pl_out out = PL_OUT(text);
    assert_int_equal(PL_MAX_OPTIONS, 48);
    for (int i = 0; i < PL_MAX_OPTIONS; i++) {
        snprintf(keys[i], sizeof keys[i], "option%d", i);
        options[i] = (struct pl_option){.key = keys[i], .max = 60, .standard = 5};
    }
    game.options = options;
    game.admits = NULL;
    struct pl_setup setup = pl_setup_default(&game, 2);
    for (int i = 0; i < PL_MAX_OPTIONS; i++) {
        assert_int_equal(setup.option[i], 5);
        char value[8];
        snprintf(value, sizeof value, "%d", i);
        assert_true(pl_setup_option(&game, &setup, keys[i], value, PL_EN, &out));
    }
    for (int i = 0; i < PL_MAX_OPTIONS; i++)
        assert_int_equal(setup.option[i], i);
    assert_true(pl_setup_check(&game, &setup, PL_EN, &out));
    assert_false(
        pl_setup_option(&game, &setup, keys[47], "61", PL_EN, &out)); /* the last is looked at like the first */
    setup.option[47] = 61;
    assert_false(pl_setup_check(&game, &setup, PL_EN, &out));
}

static void notes_are_256(void **context) {
    (void)context;
    struct pl_notes *notes = calloc(1, sizeof *notes + 64);
    assert_non_null(notes);
    memset((char *)notes + sizeof *notes, 0x5A, 64);
    assert_int_equal(PL_MAX_NOTES, 256);
    for (int i = 0; i < PL_MAX_NOTES; i++)
        PL_NOTE(notes, &six, i, -i);
    assert_int_equal(notes->dropped, 0);
    for (int i = 0; i < 3; i++)
        PL_NOTE(notes, &six, 9999);
    assert_true(notes->count == PL_MAX_NOTES && notes->dropped == 3);
    for (int i = 0; i < PL_MAX_NOTES; i++)
        assert_true(notes->note[i].said.arg[0] == i && notes->note[i].said.arg[1] == -i);
    for (int i = 0; i < 64; i++)
        assert_int_equal(((unsigned char *)notes)[sizeof *notes + (size_t)i], 0x5A);
    free(notes);
}

static void arguments_are_6(void **context) {
    (void)context;
    char text[64] = "";
    struct pl_out out = PL_OUT(text);
    struct pl_said said = PL_SAY(&six, 1, 2, 3, 4, 5, 6);
    pl_say(&said, PL_EN, NULL, NULL, &out);
    assert_string_equal(text, "123456 things");
    out = PL_OUT(text);
    pl_say(&said, PL_FR, NULL, NULL, &out);
    assert_string_equal(text, "choses54321");
    said.phrase = &seventh; /* no game has such a phrase: the contract refuses it */
    out = PL_OUT(text);
    pl_say(&said, PL_EN, NULL, NULL, &out);
    assert_string_equal(text, "<6>");
    out = PL_OUT(text);
    pl_say(&said, PL_FR, NULL, NULL, &out);
    assert_string_equal(text, "<>");
}

/* Everything of a scene that is one too many is counted, which the test of scenes forbids to every game. */
static void scenes_count_what_they_drop(void **context) {
    (void)context;
    struct pl_scene *scene = calloc(1, sizeof *scene);
    assert_non_null(scene);
    assert_int_equal(PL_MAX_FACES, 512);
    for (int i = 0; i < beyond(PL_MAX_SHEETS); i++)
        pl_sheet(scene, (struct pl_sheet){.seat = PL_NOBODY, .width = 10, .height = 10});
    assert_true(scene->sheets == PL_MAX_SHEETS && scene->dropped == 1);
    for (int i = 0; i < beyond(PL_MAX_ZONES); i++)
        pl_zone(scene, (struct pl_zone){.id = (uint16_t)i, .look = "place"});
    assert_true(scene->zones == PL_MAX_ZONES && scene->dropped == 2);
    assert_int_equal(scene->zone[PL_MAX_ZONES - 1].sheet, PL_MAX_SHEETS - 1);
    for (int i = 1; i <= beyond(PL_MAX_FACES); i++)
        pl_face(scene, (struct pl_face){.id = (uint16_t)i, .look = "card", .count = -1, .label = PL_SAY(&six, i)});
    assert_true(scene->faces == PL_MAX_FACES && scene->dropped == 3);
    assert_int_equal(pl_face_of(scene, PL_MAX_FACES)->label.arg[0], PL_MAX_FACES);
    assert_null(pl_face_of(scene, beyond(PL_MAX_FACES)));
    for (int i = 0; i < beyond(PL_MAX_PIECES); i++)
        pl_piece(scene, (struct pl_piece){.id = (uint16_t)i, .face = (uint16_t)(i % (PL_MAX_FACES + 2)), .count = -1});
    assert_true(scene->pieces == PL_MAX_PIECES && scene->dropped == 4);
    assert_int_equal(scene->piece[PL_MAX_FACES].label.arg[0], PL_MAX_FACES);
    assert_null(scene->piece[PL_MAX_FACES + 1].look); /* a face that was dropped */
    for (int i = 0; i < beyond(PL_MAX_STATS); i++)
        pl_stat(scene, 0, PL_NOTHING, i);
    assert_true(scene->stats == PL_MAX_STATS && scene->dropped == 5);
    free(scene);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(options_are_48), cmocka_unit_test(notes_are_256),
                                       cmocka_unit_test(arguments_are_6),
                                       cmocka_unit_test(scenes_count_what_they_drop)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
