/* The rows of decisions (core/decide.h) over a toy: a seat names a number, chance draws one, and a row that goes on by
 * itself compares them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "core/game.h"
#include <cmocka.h>

enum { M_NAME = 1, M_DRAW, M_STOP, M_NEVER };
enum { F_NONE, F_TURN, F_NAME, F_SECRET, F_KINDS };
enum { NAME_LOW, NAME_HIGH };
enum { SECRET_LOW, SECRET_HIGH, SECRET_NAMED };

struct toy {
    struct pl_frames frames;
    uint8_t turns, hits;
};
#define PL_STATE struct toy
#include "core/decide.h"

static const struct pl_phrase over = {NULL, {"over", "fini"}}, other = {NULL, {"{1} is not {0}", "{1} n'est pas {0}"}},
                              asks = {NULL, {"{0}: a number from {1} to {2}", "{0} : un nombre de {1} à {2}"}},
                              tells = {NULL, {"{0} names a number", "{0} nomme un nombre"}},
                              draws = {NULL, {"a draw", "un tirage"}}, low = {NULL, {"too low", "trop bas"}},
                              high = {NULL, {"too high", "trop haut"}}, later = {NULL, {"later", "plus tard"}};

static bool turn_run(struct toy *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    if (s->turns == 2) {
        pl_pop(&s->frames);
        return false;
    }
    f->step = ++s->turns;
    pl_push(&s->frames, (struct pl_frame){.what = F_NAME, .seat = 1, .v = {2, 4}});
    return false;
}

static int name_wishes(const struct toy *s, int seat, pl_move *out) {
    (void)s, (void)seat;
    for (int i = 0; i < 6; i++)
        out[i] = PL_MOVE(M_NAME, i, 0, 0);
    return 6;
}
static struct pl_said name_why(const struct toy *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    if (pl_kind(move) != M_NAME)
        return PL_NOTHING;
    return pl_a(move) < f->v[NAME_LOW] ? PL_SAY(&low) : pl_a(move) > f->v[NAME_HIGH] ? PL_SAY(&high) : PL_NOTHING;
}
static void name_apply(struct toy *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    (void)s, (void)notes;
    int16_t named = pl_a(move);
    *f = (struct pl_frame){.what = F_SECRET, .seat = PL_CHANCE, .v = {f->v[0], f->v[1], named}};
}

static int secret_chances(const struct toy *s, const struct pl_frame *f, struct pl_chance *out) {
    (void)s;
    int n = 0;
    for (int i = f->v[SECRET_LOW]; i <= f->v[SECRET_HIGH]; i++)
        out[n++] = (struct pl_chance){PL_MOVE(M_DRAW, i, 0, 0), 1};
    return n;
}
static int secret_moves(const struct toy *s, const struct pl_frame *f, pl_move *out) {
    (void)s, (void)f;
    out[0] = PL_MOVE(M_STOP, 0, 0, 0);
    return 1;
}
static void secret_happens(struct toy *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    (void)notes;
    s->hits = (uint8_t)(s->hits + (pl_a(outcome) == f->v[SECRET_NAMED]));
    f->seat = 0; /* who may now stop */
}
static void secret_apply(struct toy *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    (void)f, (void)move, (void)notes;
    pl_pop(&s->frames);
}
static struct pl_asked secret_prompt(const struct toy *s, const struct pl_frame *f) {
    (void)s;
    return (struct pl_asked){.asks = f->seat == PL_CHANCE ? &draws : &asks, .tells = &tells, .arg = {f->seat, 8, 9}};
}
static bool secret_fits(const struct toy *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    return !above && below && below->what == F_TURN && f->v[SECRET_LOW] <= f->v[SECRET_HIGH];
}
static int secret_touches(const struct toy *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    (void)s, (void)move;
    out[0] = (pl_touch)(100 + f->what);
    return 1;
}

static const struct pl_field name_values[] = {
    PL_VALUE(NAME_LOW, "low", "at least", .max = 5), PL_VALUE(NAME_HIGH, "high", "at most", .max = 5), {0}};
static const struct pl_decision row_none = {.key = "none"};
static const struct pl_decision row_turn = {.key = "turn", .run = turn_run};
static const struct pl_decision row_name = {.key = "name",
                                            .values = name_values,
                                            .about = (const uint8_t[]){M_NAME, 0},
                                            .apply = name_apply,
                                            .asks = &asks,
                                            .tells = &tells,
                                            .wishes = name_wishes,
                                            .why = name_why,
                                            .not_now = &later};
static const struct pl_field secret_values[] = {PL_VALUE(SECRET_LOW, "low", "at least", .max = 5),
                                                PL_VALUE(SECRET_HIGH, "high", "at most", .max = 5),
                                                PL_VALUE(SECRET_NAMED, "named", "what was named", .max = 5),
                                                {0}};
static const struct pl_decision row_secret = {.key = "secret",
                                              .values = secret_values,
                                              .about = (const uint8_t[]){M_DRAW, M_STOP, 0},
                                              .moves = secret_moves,
                                              .chances = secret_chances,
                                              .apply = secret_apply,
                                              .happens = secret_happens,
                                              .prompt = secret_prompt,
                                              .not_now = &low,
                                              .fits = secret_fits,
                                              .touches = secret_touches};
static const struct pl_decision *const rows[F_KINDS] = {&row_none, &row_turn, &row_name, &row_secret};
static const struct pl_decisions all = {
    .row = rows, .count = F_KINDS, .over = &over, .why_over = &over, .why_other = &other};

static struct toy begun(void) {
    struct toy toy = {0};
    pl_push(&toy.frames, (struct pl_frame){.what = F_TURN, .seat = 1});
    pl_decide_run(&all, &toy, NULL);
    return toy;
}

static const char *said(struct pl_said what) {
    static char text[128];
    struct pl_out out = PL_OUT(text);
    text[0] = 0;
    pl_say(&what, PL_EN, NULL, NULL, &out);
    return text;
}

static void a_game_is_played_by_its_rows(void **state) {
    (void)state;
    struct toy toy = begun();
    pl_move moves[PL_MAX_MOVES];
    struct pl_chance chances[PL_MAX_CHANCES];
    for (int turn = 1; turn <= 2; turn++) {
        assert_int_equal(toy.frames.depth, 2);
        assert_int_equal(toy.turns, turn);
        assert_int_equal(pl_decide_actor(&all, &toy), 1);
        assert_int_equal(pl_decide_moves(&all, &toy, moves), 3); /* the wishes that nothing speaks against */
        assert_int_equal(moves[0], PL_MOVE(M_NAME, 2, 0, 0));
        pl_decide_apply(&all, &toy, moves[1], NULL);
        assert_int_equal(pl_decide_actor(&all, &toy), PL_CHANCE);
        assert_int_equal(pl_decide_chances(&all, &toy, chances), 3);
        pl_decide_apply(&all, &toy, chances[turn - 1].move, NULL); /* 2, then 3 */
        assert_int_equal(pl_decide_moves(&all, &toy, moves), 1);
        pl_decide_apply(&all, &toy, moves[0], NULL);
    }
    assert_int_equal(toy.hits, 1);
    assert_int_equal(pl_decide_actor(&all, &toy), PL_OVER);
    assert_string_equal(said(pl_decide_prompt(&all, &toy, 0)), "over");
    assert_string_equal(said(pl_decide_explain(&all, &toy, 0, M_STOP)), "over");
    assert_true(pl_frames_clean(&toy.frames));
}

static void both_voices_speak_of_the_same(void **state) {
    (void)state;
    struct toy toy = begun();
    assert_string_equal(said(pl_decide_prompt(&all, &toy, 1)), "1: a number from 2 to 4");
    assert_string_equal(said(pl_decide_prompt(&all, &toy, 0)), "1 names a number");
    assert_string_equal(said(pl_decide_prompt(&all, &toy, PL_SPECTATOR)), "1 names a number");
    pl_decide_apply(&all, &toy, PL_MOVE(M_NAME, 3, 0, 0), NULL);
    assert_string_equal(said(pl_decide_prompt(&all, &toy, 0)), "a draw");
    assert_string_equal(said(pl_decide_prompt(&all, &toy, PL_SPECTATOR)), "a draw");
    pl_decide_apply(&all, &toy, PL_MOVE(M_DRAW, 3, 0, 0), NULL);
    assert_string_equal(said(pl_decide_prompt(&all, &toy, 0)), "0: a number from 8 to 9");
    assert_string_equal(said(pl_decide_prompt(&all, &toy, 1)), "0 names a number");
}

static void refusals_come_from_the_row_that_is_asked(void **state) {
    (void)state;
    struct toy toy = begun();
    pl_move wish[16] = {0};
    assert_int_equal(pl_decide_wishes(&all, &toy, 0, wish), 6);
    assert_string_equal(said(pl_decide_explain(&all, &toy, 0, wish[3])), "0 is not 1");
    assert_null(pl_decide_explain(&all, &toy, 1, wish[3]).phrase);
    assert_string_equal(said(pl_decide_explain(&all, &toy, 1, wish[1])), "too low");
    assert_string_equal(said(pl_decide_explain(&all, &toy, 1, wish[5])), "too high");
    assert_string_equal(said(pl_decide_explain(&all, &toy, 1, M_STOP)), "too low"); /* as the other row says */
    pl_decide_apply(&all, &toy, wish[3], NULL);
    pl_decide_apply(&all, &toy, PL_MOVE(M_DRAW, 3, 0, 0), NULL);
    assert_string_equal(said(pl_decide_explain(&all, &toy, 0, wish[3])), "later");
    assert_null(pl_decide_explain(&all, &toy, 0, M_STOP).phrase);
}

static void touches_are_of_the_row_about_the_move(void **state) {
    (void)state;
    struct toy toy = begun();
    pl_touch touch[PL_MAX_TOUCHES] = {0};
    assert_int_equal(pl_decide_touches(&all, &toy, M_STOP, touch), 1);
    assert_int_equal(touch[0], 100 + F_NAME); /* asked with the frame on top */
    assert_int_equal(pl_decide_touches(&all, &toy, M_NAME, touch), 0);
    assert_int_equal(pl_decide_touches(&all, &toy, M_NEVER, touch), 0);
}

static void frames_that_cannot_be_are_found(void **state) {
    (void)state;
    struct toy good = begun();
    pl_decide_apply(&all, &good, PL_MOVE(M_NAME, 3, 0, 0), NULL);
    assert_int_equal(pl_decide_check(&all, &good), -1);
    static const struct {
        int at;
        struct pl_frame frame;
    } bad[] = {
        {0, {.what = 0}},                                              /* no frame at all */
        {1, {.what = F_KINDS}},                                        /* no such kind */
        {1, {.what = F_SECRET, .seat = PL_CHANCE, .v = {2, 4, 6}}},    /* a value out of bounds */
        {1, {.what = F_SECRET, .seat = PL_CHANCE, .v = {2, 4, 3, 1}}}, /* one without a name */
        {1, {.what = F_SECRET, .seat = PL_CHANCE, .v = {4, 2, 3}}},    /* what `fits` refuses */
        {1, {.what = F_NAME, .seat = PL_CHANCE, .v = {2, 4}}},         /* chance cannot decide this */
        {0, {.what = F_SECRET, .seat = PL_CHANCE, .v = {2, 4, 3}}},    /* nothing under it */
        {2, {.v[5] = 1}},                                              /* above the stack */
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct toy toy = good;
        toy.frames.at[bad[i].at] = bad[i].frame;
        assert_int_equal(pl_decide_check(&all, &toy), bad[i].at);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_is_played_by_its_rows),
        cmocka_unit_test(both_voices_speak_of_the_same),
        cmocka_unit_test(refusals_come_from_the_row_that_is_asked),
        cmocka_unit_test(touches_are_of_the_row_about_the_move),
        cmocka_unit_test(frames_that_cannot_be_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
