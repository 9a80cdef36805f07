/* Automas: narrowing by criteria, setups that name them, and matches, undo and files with them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/automa.h"
#include "match/witness.h"
#include "tests/match_help.h"

/* ---- Narrowing -------------------------------------------------------------------------------------------------- */

enum { K_THREAT, K_GAP, K_NEW, K_SIZE };
/*                                     candidate:  0  1  2  3  4  */
static const int32_t numbers[][5] = {
    [K_THREAT] = {0, 1, 0, 1, 1}, [K_GAP] = {9, 2, 1, 2, 5}, [K_NEW] = {3, 0, 3, 0, 1}, [K_SIZE] = {4, 6, 8, 7, 9}};

static int32_t number(const void *state, int seat, int key, int candidate) {
    assert_int_equal(seat, 2);
    return ((const int32_t(*)[5])state)[key][candidate];
}

static const struct pl_phrase by_gap = {"A-1", {"{0}: {1} to {2} by the gap", "{0} : {1} à {2} selon l'écart"}};

static struct pl_set narrow(struct pl_set from, const struct pl_criterion *criteria, struct pl_notes *notes) {
    return pl_narrow(from, criteria, &(struct pl_narrowing){numbers, 2, number, notes, PL_PUBLIC});
}

static struct pl_set set_of(unsigned bits) {
    return (struct pl_set){{bits, 0}};
}

static void each_criterion_narrows(void **context) {
    (void)context;
    static const int8_t sizes[] = {3, 8, 7, PL_ORDER_END}, strange[] = {1, 2, PL_ORDER_END};
    const struct {
        struct pl_criterion list[3];
        unsigned from, left;
    } cases[] = {
        {{PL_KEEP(K_THREAT), PL_BY_LOT}, 0x1F, 0x1A},
        {{PL_KEEP(K_THREAT), PL_BY_LOT}, 0x05, 0x05}, /* nobody meets it: nobody goes */
        {{PL_MOST(K_NEW), PL_BY_LOT}, 0x1F, 0x05},
        {{PL_LEAST(K_GAP)}, 0x1F, 0x04},
        {{PL_LEAST(K_GAP), PL_BY_LOT}, 0x1B, 0x0A},
        {{PL_ORDER(K_SIZE, sizes)}, 0x1F, 0x04},
        {{PL_ORDER(K_SIZE, sizes)}, 0x1B, 0x08},
        {{PL_ORDER(K_SIZE, strange), PL_BY_LOT}, 0x1F, 0x1F},
        {{PL_MOST(K_NEW), PL_MOST(K_SIZE)}, 0x1F, 0x04}, /* ties go on to the next */
        {{PL_MOST(K_SIZE)}, 0x08, 0x08},
        {{PL_MOST(K_SIZE)}, 0, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct pl_set left = narrow(set_of(cases[i].from), cases[i].list, NULL);
        if (left.w[0] != cases[i].left || left.w[1])
            fail_msg("case %zu: %#llx", i, (unsigned long long)left.w[0]);
    }
}

/* The first part that is for the candidates decides, the others do not. */
static void parts_are_for_cases(void **context) {
    (void)context;
    static const struct pl_criterion list[] = {PL_KEEP(K_THREAT), PL_LEAST(K_GAP),  PL_BY_LOT,
                                               PL_OTHERWISE,      PL_KEEP(K_NEW),   PL_MOST(K_SIZE),
                                               PL_OTHERWISE,      PL_LEAST(K_SIZE), {0}};
    assert_int_equal(narrow(set_of(0x1F), list, NULL).w[0], 0x0A); /* 1 and 3; the size does not count */
    assert_int_equal(narrow(set_of(0x05), list, NULL).w[0], 0x04); /* nobody is under threat */
    struct pl_criterion last[] = {PL_KEEP(K_THREAT), PL_OTHERWISE, PL_LEAST(K_SIZE), {0}};
    assert_int_equal(narrow(set_of(0x05), last, NULL).w[0], 0x01);
}

static void narrowing_is_noted(void **context) {
    (void)context;
    static const struct pl_criterion list[] = {PL_KEEP(K_THREAT),
                                               PL_LEAST(K_GAP, .phrase = &by_gap),
                                               PL_LEAST(K_GAP, .phrase = &by_gap),
                                               PL_MOST(K_SIZE),
                                               {0}};
    static struct pl_notes notes;
    notes.count = 0;
    assert_int_equal(narrow(set_of(0x1F), list, &notes).w[0], 0x08);
    assert_int_equal(notes.count, 1); /* only where somebody went */
    char text[64] = "";
    struct pl_out out = PL_OUT(text);
    pl_say(&notes.note[0].said, PL_EN, NULL, NULL, &out);
    assert_string_equal(text, "2: 3 to 2 by the gap");
    assert_int_equal(notes.note[0].audience, PL_PUBLIC);
    struct pl_chance chances[PL_MAX_CHANCES];
    assert_int_equal(pl_lots(set_of(0x0A), 7, chances), 2);
    assert_int_equal(chances[0].move, PL_MOVE(7, 1, 0, 0));
    assert_int_equal(chances[1].move, PL_MOVE(7, 3, 0, 0));
    assert_int_equal(chances[0].weight, chances[1].weight);
}

/* ---- Setups ----------------------------------------------------------------------------------------------------- */

static const struct pl_role classes[] = {{.key = "workers", .name = PL_TEXT("Workers", "Ouvriers")},
                                         {.key = "middle", .name = PL_TEXT("Middle Class", "Classe Moyenne")},
                                         {.key = "state", .name = PL_TEXT("State", "État")},
                                         {0}};
static const struct pl_level class_levels[] = {
    {.key = "easy", .name = PL_TEXT("Automa (easy)", "Automatisation (Mode Facile)"), .roles = 3},
    {.key = "advanced", .name = PL_TEXT("Automa (advanced)", "Automatisation (Mode Avancé)"), .roles = 1},
    {0}};

/* A game like Hegemony: the State is never an automa, and not every class plays at every level. */
static struct pl_game with_roles(void) {
    struct pl_game game = *pl_game_find("template");
    game.roles = classes;
    game.levels = class_levels;
    game.admits = NULL;
    return game;
}

static void setup_is(const struct pl_game *game, const char *seats, const char *roles, const char *expected) {
    struct pl_setup setup = pl_setup_default(game, 3);
    char reason[512] = "";
    struct pl_out error = PL_OUT(reason);
    bool fine = pl_setup_seats(game, &setup, seats, PL_EN, &error) &&
                pl_setup_roles(game, &setup, roles, PL_EN, &error) && pl_setup_check(game, &setup, PL_EN, &error);
    if (fine != !expected || (expected && !strstr(reason, expected)))
        fail_msg("%s, %s: %s", seats, roles, reason);
}

static void roles_that_an_automa_may_have(void **context) {
    (void)context;
    struct pl_game game = with_roles();
    setup_is(&game, "automa:easy,automa:advanced,person", "middle,workers,state", NULL);
    setup_is(&game, "automa:easy,automa:advanced,person", "any,any,any", NULL);
    setup_is(&game, "automa,person,automa", "any,state,any", NULL);
    setup_is(&game, "automa:easy", "state", "seat 1: Automa (easy) does not play this role: State");
    setup_is(&game, "automa:advanced", "middle", "does not play this role: Middle Class");
    setup_is(&game, "automa,automa,automa", "any,any,any", "not a role left for each automa");
    setup_is(&game, "automa:advanced,automa:advanced,person", "any,any,any", "not a role left for each automa");
    setup_is(&game, "automa:advanced,automa:easy,person", "any,any,workers", "not a role left for each automa");
    setup_is(&game, "automa:hard", "any", "no automa \"hard\"; there is automa:easy, automa:advanced");
    setup_is(&game, "person:easy", "any", "a seat is person or automa:LEVEL, not \"person:easy\"");
    setup_is(&game, "person,person,person,person", "any", "too many seats");
    struct pl_setup setup = pl_setup_default(&game, 3);
    setup.automa[1] = 2;
    assert_true(pl_setup_may_be(&game, &setup, 0, 2));
    assert_false(pl_setup_may_be(&game, &setup, 1, 2));
    assert_false(pl_setup_may_be(&game, &setup, 1, 1));
    assert_true(pl_setup_may_be(&game, &setup, 1, 0));
    char text[64] = "";
    struct pl_out out = PL_OUT(text);
    pl_setup_seats_write(&game, &setup, &out);
    assert_string_equal(text, "person,automa:advanced,person");
}

static void words_for_automas(void **context) {
    (void)context;
    assert_string_equal(pl_automa_word("automa:hard"), "hard");
    assert_string_equal(pl_automa_word("automa"), "");
    assert_string_equal(pl_automa_word("Automa:"), "");
    assert_null(pl_automa_word("automatic"));
    assert_null(pl_automa_word("person"));
    assert_null(pl_automa_word(""));
    struct pl_setup setup = pl_setup_default(pl_game_find("tempete"), 2);
    char reason[256] = "";
    struct pl_out error = PL_OUT(reason);
    assert_false(pl_setup_automa(pl_game_find("tempete"), &setup, 0, "", PL_FR, &error));
    assert_non_null(strstr(reason, "n'a pas d'automa"));
}

static void a_game_refuses_with_a_reason(void **context) {
    (void)context;
    const struct pl_game *game = pl_game_find("template");
    struct pl_setup setup = pl_setup_default(game, 3);
    char reason[256] = "";
    struct pl_out error = PL_OUT(reason);
    assert_true(pl_setup_seats(game, &setup, "automa:easy,automa:hard,automa", PL_EN, &error));
    assert_false(pl_setup_check(game, &setup, PL_EN, &error));
    assert_string_equal(reason, "no more than 2 automas may play");
    assert_null(pl_match_new(game, &setup, 1));
}

/* ---- Matches ---------------------------------------------------------------------------------------------------- */

static struct pl_match *match_of(const char *seats, int players, uint64_t seed) {
    const struct pl_game *game = pl_game_find("template");
    struct pl_setup setup = pl_setup_default(game, players);
    char reason[256] = "";
    struct pl_out error = PL_OUT(reason);
    if (!pl_setup_seats(game, &setup, seats, PL_EN, &error))
        fail_msg("%s", reason);
    struct pl_match *match = pl_match_new(game, &setup, seed);
    assert_non_null(match);
    return match;
}

static void make_all(struct pl_match *match, const char *const *texts) {
    for (; *texts; texts++)
        help_make(match, *texts);
}

/* One person and automas: chance and automas go by themselves. */
static void one_person_plays_a_whole_game(void **context) {
    (void)context;
    for (uint64_t seed = 0; seed < 50; seed++) {
        struct pl_match *match =
            match_of(seed % 2 ? "automa:hard,person,automa" : "person,automa", 3 - !(seed % 2), seed);
        int person = seed % 2 ? 1 : 0, steps = 0;
        struct pl_rng rng = pl_rng_seed(seed, 9);
        assert_int_equal(pl_match_seat(match, person)->kind, PL_HUMAN);
        assert_int_equal(pl_match_seat(match, !person)->kind, PL_AUTOMA);
        while (pl_match_actor(match) != PL_OVER) {
            static struct pl_notes notes;
            int actor = pl_match_actor(match);
            assert_int_equal(pl_match_automa(match, &notes), actor >= 0 && actor != person);
            if (actor >= 0 && actor != person) {
                steps++;
                assert_true(notes.count > 0); /* each step is told */
                assert_int_equal(pl_match_turn(match, pl_match_length(match) - 1).seat, actor);
            } else {
                assert_true(help_step(match, &rng));
            }
        }
        assert_true(steps >= 2);
        assert_false(pl_match_automa(match, NULL));
        pl_match_free(match);
    }
}

/* Undo goes back across steps of automas, but not across chance, and not across what they have shown. */
static void undo_across_automas(void **context) {
    (void)context;
    static const char *const opening[] = {"card 4", "card 9",     "card 7", "keep", "decision 4",
                                          "keep",   "decision 6", "keep",   NULL};
    struct pl_match *match = match_of("person,automa:easy,automa:hard", 3, 1);
    char why[256] = "";
    struct pl_out out = PL_OUT(why);
    make_all(match, opening);
    assert_false(pl_match_can_undo(match, 0)); /* the decision cards */
    help_make(match, "bid 2");
    int length = pl_match_length(match);
    assert_true(pl_match_can_undo(match, 0));
    assert_true(pl_match_automa(match, NULL));
    assert_true(pl_match_can_undo(match, 0)); /* what the easy one has bid is secret, that it has is not */
    assert_false(pl_match_can_undo(match, 1));
    assert_true(pl_match_undo(match, 0, PL_EN, &out));
    assert_int_equal(pl_match_length(match), length - 1);
    assert_int_equal(pl_match_actor(match), 0);
    help_make(match, "bid 3");
    assert_true(pl_match_automa(match, NULL));
    assert_true(pl_match_automa(match, NULL)); /* the showdown */
    assert_false(pl_match_can_undo(match, 0));
    assert_false(pl_match_undo(match, 0, PL_EN, &out));
    pl_match_free(match);
    /* A hard automa's bid is another one in another world; as long as nobody sees it, that is nothing shown. */
    static const char *const hard[] = {"card 4", "card 9",     "card 7", "keep",  "decision 4",
                                       "keep",   "decision 6", "keep",   "bid 2", NULL};
    match = match_of("person,automa:hard,automa:easy", 3, 1);
    make_all(match, hard);
    assert_true(pl_match_automa(match, NULL));
    assert_true(pl_match_undo(match, 0, PL_EN, &out));
    pl_match_free(match);
}

/* Whether anything was shown to an automa is asked without reading what is not there. */
static void an_automa_takes_nothing_back(void **context) {
    (void)context;
    struct pl_match *match = match_of("automa:hard,person", 2, 1);
    struct pl_rng rng = pl_rng_seed(1, 1);
    while (help_step(match, &rng))
        assert_false(pl_match_can_undo(match, 0));
    pl_match_free(match);
}

/* A move is final where the automas' steps after it lead to chance or show something. */
static void finals_look_past_automas(void **context) {
    (void)context;
    static const char *const opening[] = {"card 4", "card 9", "card 7", NULL};
    const struct pl_game *game = pl_game_find("template");
    struct pl_match *match = match_of("person,automa,person", 3, 1);
    pl_move moves[PL_MAX_MOVES];
    bool final[PL_MAX_MOVES];
    union pl_any_state view;
    make_all(match, opening);
    for (int stage = 0; stage < 2; stage++) {
        int seat = pl_match_actor(match), count = game->moves(pl_match_state(match), moves);
        pl_view(game, pl_match_state(match), seat, &view);
        pl_finals(game, &view, seat, 0, moves, count, final);
        for (int i = 0; i < count; i++)
            assert_true(final[i]); /* keep: the decision card comes next; bid of the last person: the showdown */
        if (!stage) {
            static const char *const on[] = {"keep", "decision 4", "keep", "keep", NULL};
            make_all(match, on);
            count = game->moves(pl_match_state(match), moves);
            pl_view(game, pl_match_state(match), 0, &view);
            pl_finals(game, &view, 0, 0, moves, count, final);
            assert_false(final[0]); /* another person bids next */
            help_make(match, "bid 1");
        }
    }
    pl_match_free(match);
}

/* ---- Files ------------------------------------------------------------------------------------------------------ */

__attribute__((noinline)) /* gcc 12 takes what open_memstream keeps for a dangling pointer */
static char *
written(const struct pl_match *match, int witness, size_t *length) {
    char *text = NULL;
    FILE *file = open_memstream(&text, length);
    assert_non_null(file);
    if (witness)
        assert_true(pl_witness_write(match, 0, file));
    else
        pl_replay_write(match, file);
    fclose(file);
    return text;
}

static struct pl_match *played(uint64_t seed, int most) {
    struct pl_match *match = match_of("person,automa:hard", 2, seed);
    struct pl_rng rng = pl_rng_seed(seed, 3);
    for (int i = 0; i < most && help_step(match, &rng); i++)
        ;
    return match;
}

static void replays_name_automas(void **context) {
    (void)context;
    struct pl_match *match = played(5, 10000);
    size_t length;
    char *text = written(match, 0, &length), error[512] = "";
    struct pl_out out = PL_OUT(error);
    assert_int_equal(strncmp(text, "plateau replay 3\n", 17), 0);
    assert_non_null(strstr(text, "\nseat 1 human\nseat 2 automa hard\n"));
    struct pl_match *copy = pl_replay_read(text, length, PL_EN, &out);
    if (!copy) {
        fail_msg("%s", error);
        return;
    }
    assert_int_equal(pl_match_seat(copy, 1)->kind, PL_AUTOMA);
    assert_int_equal(pl_match_setup(copy)->automa[1], 2);
    assert_memory_equal(pl_match_state(copy), pl_match_state(match), pl_match_game(match)->state_size);
    pl_match_free(copy);
    /* In the older formats there were none, and a level must be one of the game's. */
    static const char *const wrong[][3] = {
        {"replay 3", "replay 2", "a seat is 'human' or 'bot', not 'automa'"},
        {"automa hard", "automa nice", "no automa \"nice\"; there is automa:easy, automa:hard"},
        {"automa hard", "automa", "the level of the automa is missing"},
        {"1 human", "1 automa hard", "line "},
        {"automa hard", "robot hard", "a seat is 'human', 'bot' or 'automa', not 'robot'"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char *bad = NULL;
        size_t at = (size_t)(strstr(text, wrong[i][0]) - text);
        assert_true(asprintf(&bad, "%.*s%s%s", (int)at, text, wrong[i][1], text + at + strlen(wrong[i][0])) > 0);
        out = PL_OUT(error);
        assert_null(pl_replay_read(bad, strlen(bad), PL_EN, &out));
        if (!strstr(error, wrong[i][2]))
            fail_msg("%zu: %s", i, error);
        free(bad);
    }
    free(text);
    pl_match_free(match);
}

static void witnesses_name_automas(void **context) {
    (void)context;
    for (int moves = 0; moves < 30; moves++) {
        struct pl_match *match = played(8, moves);
        size_t length;
        char *text = written(match, 1, &length), error[512] = "";
        struct pl_out out = PL_OUT(error);
        assert_int_equal(strncmp(text, "plateau witness 2\n", 18), 0);
        struct pl_witness *witness = pl_witness_read(text, length, PL_EN, &out);
        if (!witness) {
            fail_msg("%s", error);
            return;
        }
        assert_int_equal(witness->seat[1].kind, PL_AUTOMA);
        pl_witness_free(witness);
        free(text);
        pl_match_free(match);
    }
}

/* What the automa does and says does not depend on what its opponent may not show it, and the other way round: the
 * file of a viewer is the same whatever is hidden from it. */
static void hidden_cards_stay_hidden(void **context) {
    (void)context;
    static const char *const one[] = {"card 4", "card 9", "keep", "decision 6", "keep", "bid 1", NULL};
    static const char *const other[] = {"card 4", "card 12", "keep", "decision 6", "keep", "bid 1", NULL};
    char *text[2];
    size_t length[2];
    for (int i = 0; i < 2; i++) {
        struct pl_match *match = match_of("person,automa:hard,person", 3, 1);
        const char *const *moves = i ? other : one;
        help_make(match, moves[0]);
        help_make(match, moves[1]);
        help_make(match, "card 2");
        for (int m = 2; m < 5; m++)
            help_make(match, moves[m]);
        help_make(match, "keep");
        help_make(match, "bid 1");
        help_make(match, "bid 0");
        assert_int_equal(pl_match_actor(match), 1); /* 9 / 3 or 12 / 3: nobody sees the difference yet */
        text[i] = written(match, 1, &length[i]);
        pl_match_free(match);
    }
    assert_int_equal(length[0], length[1]);
    assert_memory_equal(text[0], text[1], length[0]);
    free(text[0]);
    free(text[1]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_criterion_narrows),
        cmocka_unit_test(parts_are_for_cases),
        cmocka_unit_test(narrowing_is_noted),
        cmocka_unit_test(roles_that_an_automa_may_have),
        cmocka_unit_test(words_for_automas),
        cmocka_unit_test(a_game_refuses_with_a_reason),
        cmocka_unit_test(one_person_plays_a_whole_game),
        cmocka_unit_test(undo_across_automas),
        cmocka_unit_test(an_automa_takes_nothing_back),
        cmocka_unit_test(finals_look_past_automas),
        cmocka_unit_test(replays_name_automas),
        cmocka_unit_test(witnesses_name_automas),
        cmocka_unit_test(hidden_cards_stay_hidden),
    };
    return cmocka_run_group_tests_name("automa", tests, NULL, NULL);
}
