/* Effects as rows (core/script.h), with the toy game of tests/effects/; who is asked what are decisions
 * (core/decide.h). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "tests/effects/toy.h"
#include "tests/toy_effects.h"
#define PL_STATE struct toy_state
#include "core/decide.h"
#include <cmocka.h>

/* ---- The words of the toy game ---------------------------------------------------------------------------------- */

__attribute__((format(printf, 2, 3))) static void write_down(struct toy_state *s, const char *format, ...) {
    va_list args;
    size_t len = strlen(s->said);
    va_start(args, format);
    vsnprintf(s->said + len, sizeof s->said - len, format, args);
    va_end(args);
}

void toy_op_say(struct toy_state *s, const struct pl_call *call, int what) {
    (void)call;
    write_down(s, "%d ", what);
}
void toy_op_number(struct toy_state *s, const struct pl_call *call, int n) {
    (void)call;
    write_down(s, "%d ", n);
}
void toy_op_span(struct toy_state *s, const struct pl_call *call, int n_least, int n) {
    (void)call;
    write_down(s, "%d-%d ", n_least, n);
}
void toy_op_name(struct toy_state *s, const struct pl_call *call, int one, int other) {
    (void)call;
    write_down(s, "%d,%d ", one, other);
}
void toy_op_set(struct toy_state *s, const struct pl_call *call, unsigned of) {
    (void)call;
    write_down(s, "%x ", of);
}
void toy_op_price(struct toy_state *s, const struct pl_call *call, int what_at) {
    bool each = pl_arg(call, what_at + 4);
    write_down(s, "%d*%d%s ", pl_number(s, call, what_at + 1), pl_arg(call, what_at), each ? "e" : "");
}
void toy_op_some(struct toy_state *s, const struct pl_call *call, int what_at) {
    int which = pl_arg(call, what_at);
    write_down(s, "%d:%d ", which, which == 0 ? pl_number(s, call, what_at + 1) : pl_arg(call, what_at + 1));
}
void toy_op_many(struct toy_state *s, const struct pl_call *call, int a, int b, int c, int d) {
    write_down(s, "%d%d%d%d only %d most %d of %x%s%s ", a, b, c, d, pl_arg(call, TOY_MANY_ONLY),
               pl_number(s, call, TOY_MANY_MOST), pl_members(call, TOY_MANY_OF),
               pl_flag(call, TOY_MANY_EXACT) ? " exact" : "", pl_flag(call, TOY_MANY_FREE) ? " free" : "");
}
bool toy_can_take(const struct toy_state *s, const struct pl_call *call, int of, int n) {
    (void)call;
    return s->stock[of] >= n;
}
void toy_op_take(struct toy_state *s, const struct pl_call *call, int of, int n) {
    (void)call;
    assert_true(s->stock[of] >= n);
    s->stock[of] = (int16_t)(s->stock[of] - n);
    write_down(s, "took%d ", of);
}
bool toy_can_pay(const struct toy_state *s, const struct pl_call *call, int of, int n) {
    return toy_can_take(s, call, of, n);
}
void toy_op_pay(struct toy_state *s, const struct pl_call *call, int of, int n) {
    toy_op_take(s, call, of, n);
}
void toy_op_ask(struct toy_state *s, const struct pl_call *call, int into) {
    (void)call;
    write_down(s, "? ");
    pl_push(&s->frames, (struct pl_frame){.what = TOY_F_ASK, .v[TOY_ANSWER] = (int16_t)into});
}
void toy_op_nested(struct toy_state *s, const struct pl_call *call, int which) {
    pl_script_run(&toy_effects, s, (struct pl_cursor){.at = toy_effect_at[which]}, call->notes);
}
void toy_op_offer(struct toy_state *s, const struct pl_call *call) {
    (void)call;
    write_down(s, "offer ");
}
void toy_op_copy(struct toy_state *s, const struct pl_call *call, int what) {
    (void)call;
    write_down(s, "op%d ", what - PL_OP_GAME);
}
int toy_value_counted(const struct toy_state *s, const struct pl_call *call) {
    (void)call;
    return s->counted;
}
int toy_value_yes(const struct toy_state *s, const struct pl_call *call) {
    (void)call;
    return s->yes;
}
int toy_value_stock(const struct toy_state *s, const struct pl_call *call, int of) {
    (void)call;
    return s->stock[of];
}
/* The members of a set one after the other, in the register `who`. */
bool toy_each_at(struct toy_state *s, const struct pl_call *call, int turn, unsigned whom) {
    (void)s;
    for (int i = 0; i < turn; i++)
        whom &= whom - 1;
    call->cursor->v[TOY_V_WHO] = (int16_t)(whom ? __builtin_ctz(whom) : 0);
    if (whom)
        write_down(s, "@%d ", call->cursor->v[TOY_V_WHO]);
    return whom;
}
bool toy_each_once_for(struct toy_state *s, const struct pl_call *call, int turn, int n) {
    (void)s, (void)call;
    return turn < n;
}
bool toy_each_won(struct toy_state *s, const struct pl_call *call, int turn) {
    call->cursor->v[TOY_V_N] = (int16_t)(turn + 1);
    if (turn < 2)
        write_down(s, "won%d ", turn);
    return turn < 2;
}
bool toy_each_ranked(struct toy_state *s, const struct pl_call *call, int turn, int by) {
    (void)s;
    call->cursor->v[TOY_V_N] = (int16_t)by;
    return turn < 1;
}
int toy_effect_choose(void *state, const struct pl_call *call, unsigned branches) {
    struct toy_state *s = state;
    if (call->op->flags & PL_SETTLED)
        return call->cursor->v[TOY_V_N] < 0 ? PL_DECLINE : call->cursor->v[TOY_V_N];
    write_down(s, "|%x ", branches);
    pl_push(&s->frames, pl_script_frame(TOY_F_CHOICE, 0, call->cursor));
    return PL_ASKED;
}

/* ---- Its decisions ---------------------------------------------------------------------------------------------- */

enum { M_ANSWER = 1, M_BRANCH };
enum { ANSWERS = 50 };

static bool effect_run(struct toy_state *s, struct pl_frame *f, struct pl_notes *notes) {
    struct pl_cursor cursor = pl_script_cursor(f);
    pl_pop(&s->frames);
    pl_script_run(&toy_effects, s, cursor, notes);
    return false;
}
static bool effect_fits(const struct toy_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s, (void)above;
    return pl_script_fits(&toy_effects, pl_script_cursor(f), false);
}

static int ask_moves(const struct toy_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s, (void)f;
    for (int i = 0; i < ANSWERS; i++)
        out[i] = PL_MOVE(M_ANSWER, i, 0, 0);
    return ANSWERS;
}
/* The answer goes into a register of the effect that waits below, if one does. */
static void ask_apply(struct toy_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    (void)notes;
    int into = f->v[TOY_ANSWER];
    pl_pop(&s->frames);
    if (s->frames.depth && pl_top(&s->frames)->what == TOY_F_EFFECT)
        pl_top(&s->frames)->v[PL_SCRIPT_REGISTERS + into] = (int16_t)pl_a(move);
}

static int choice_moves(const struct toy_state *s, const struct pl_frame *f, pl_move *out) {
    unsigned open = pl_script_branches(&toy_effects, s, pl_script_cursor(f));
    int n = 0;
    for (int branch = 0; branch <= PL_DECLINE; branch++)
        if (open >> branch & 1)
            out[n++] = PL_MOVE(M_BRANCH, branch, 0, 0);
    return n;
}
static void choice_apply(struct toy_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    struct pl_cursor cursor = pl_script_cursor(f);
    pl_pop(&s->frames);
    pl_script_take(&toy_effects, s, cursor, pl_a(move), notes);
}
static bool choice_fits(const struct toy_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s, (void)above;
    return pl_script_fits(&toy_effects, pl_script_cursor(f), true);
}

static const struct pl_field cursor_values[] = {
    PL_SCRIPT_VALUES,
    PL_VALUE(PL_SCRIPT_REGISTERS + TOY_V_WHO, "who", "of @", .max = 2),
    PL_VALUE(PL_SCRIPT_REGISTERS + TOY_V_IT, "it", "an answer", .max = ANSWERS),
    PL_VALUE(PL_SCRIPT_REGISTERS + TOY_V_N, "n", "a number", .min = -1, .max = ANSWERS),
    {0}};
static const struct pl_field ask_values[] = {PL_VALUE(TOY_ANSWER, "into", "the register", .max = 2), {0}};
static const struct pl_decision none = {.key = "none"};
static const struct pl_decision effect = {
    .key = "effect", .values = cursor_values, .run = effect_run, .fits = effect_fits};
static const struct pl_decision ask = {.key = "ask", .values = ask_values, .moves = ask_moves, .apply = ask_apply};
static const struct pl_decision choice = {
    .key = "choice", .values = cursor_values, .moves = choice_moves, .apply = choice_apply, .fits = choice_fits};
static const struct pl_decision *const rows[] = {
    [0] = &none, [TOY_F_EFFECT] = &effect, [TOY_F_ASK] = &ask, [TOY_F_CHOICE] = &choice};
static const struct pl_decisions decisions = {.row = rows, .count = 4};

/* ---- Playing it ------------------------------------------------------------------------------------------------- */

/* Runs the effect; what is asked is answered with the numbers of `answers`, the rest with 1. Every state on the way is
 * one that could be loaded. */
static void play(struct toy_state *s, struct pl_cursor cursor, const int *answers, int count) {
    pl_script_run(&toy_effects, s, cursor, NULL);
    pl_decide_run(&decisions, s, NULL);
    for (int i = 0; s->frames.depth; i++) {
        bool branch = pl_peek(&s->frames)->what == TOY_F_CHOICE;
        pl_move move = PL_MOVE(branch ? M_BRANCH : M_ANSWER, i < count ? answers[i] : 1, 0, 0);
        assert_true(i < 50);
        assert_int_equal(pl_decide_check(&decisions, s), -1);
        assert_true(pl_decide_offers(&decisions, s, move));
        pl_decide_apply(&decisions, s, move, NULL);
    }
}

static const struct toy_state fresh = {.stock = {2, 1, 1}, .counted = 3};

static void written(int row, const char *want, const int *answers, int count) {
    struct toy_state s = fresh;
    play(&s, (struct pl_cursor){.at = toy_effect_at[row], .v = {0, 1, 7}}, answers, count);
    assert_string_equal(s.said, want);
}
#define WRITES(ROW, WANT, ...)                                                                                         \
    written(TOY_ROW_##ROW, WANT, (const int[]){0, ##__VA_ARGS__} + 1,                                                  \
            (int)(sizeof((int[]){0, ##__VA_ARGS__}) / sizeof(int)) - 1)

static void steps_run_in_order(void **state) {
    (void)state;
    WRITES(IN_ORDER, "1 2 -3 ");
}

static void every_kind_of_argument_arrives(void **state) {
    (void)state;
    WRITES(NUMBERS, "7 7 3 5 15 10 1 2 2 ");
    WRITES(SPANS, "-1-2 1-3 0-3 ");
    WRITES(NAMES, "0,2 1,1 ");
    WRITES(SETS, "5 2 3 ");
    WRITES(PRICES, "3*2 6*0e ");
    WRITES(SOME, "0:4 1:0 2:1 op8 ");
    WRITES(MANY, "1234 only -1 most 0 of 0 1234 only 1 most 5 of 5 exact free 5678 only -1 most 0 of 0 free ");
}

static void an_effect_waits_and_goes_on(void **state) {
    (void)state;
    WRITES(WAITS, "1 ? 2 ? 42 ", 5, 42);
    WRITES(OUTER, "1 10 ? 11 2 ");
}

static void an_effect_that_ends_waiting_leaves_nothing_behind(void **state) {
    (void)state;
    struct toy_state s = fresh;
    pl_script_run(&toy_effects, &s, (struct pl_cursor){.at = toy_effect_at[TOY_ROW_ENDS_WAITING]}, NULL);
    assert_int_equal(s.frames.depth, 1);
    assert_int_equal(pl_top(&s.frames)->what, TOY_F_ASK);
    s = fresh;
    pl_script_run(&toy_effects, &s, (struct pl_cursor){.at = toy_effect_at[TOY_ROW_LAST]}, NULL);
    pl_pop(&s.frames);
    pl_script_take(&toy_effects, &s, (struct pl_cursor){.at = toy_effect_choice[TOY_ROW_LAST]}, 1, NULL);
    assert_int_equal(s.frames.depth, 1);
    assert_int_equal(pl_top(&s.frames)->what, TOY_F_ASK);
}

static void a_waiting_state_is_copied_as_bytes(void **state) {
    (void)state;
    struct toy_state s = fresh, copy;
    pl_script_run(&toy_effects, &s, (struct pl_cursor){.at = toy_effect_at[TOY_ROW_FOR_EACH_ASKS]}, NULL);
    memcpy(&copy, &s, sizeof s);
    for (int i = 0; i < 2; i++) {
        struct toy_state *one = i ? &copy : &s;
        while (one->frames.depth)
            pl_decide_apply(&decisions, one, PL_MOVE(M_ANSWER, 1, 0, 0), NULL);
    }
    assert_string_equal(s.said, "@0 ? @2 ? 2 ");
    assert_memory_equal(&s, &copy, sizeof s);
}

static void a_choice_is_asked_only_where_there_is_one(void **state) {
    (void)state;
    WRITES(CHOICE, "1 |3 2 4 ", 0);
    WRITES(CHOICE, "1 |3 ? 3 4 ", 1);
    WRITES(NAMED, "|3 2 ", 1);
    WRITES(IMPOSSIBLE, "|7 took2 9 ", 2);
    WRITES(NONE_IS_OPEN, "9 ");
    WRITES(NOTHING, "|3 9 ", 0);
    WRITES(INNER_CHOICE, "|3 1 |3 3 ", 0, 1);
    struct toy_state s = fresh;
    s.stock[0] = 0;
    play(&s, (struct pl_cursor){.at = toy_effect_at[TOY_ROW_ONE_IS_OPEN]}, NULL, 0);
    assert_string_equal(s.said, "took2 9 ");
    s = fresh;
    s.stock[2] = 0;
    play(&s, (struct pl_cursor){.at = toy_effect_at[TOY_ROW_IMPOSSIBLE]}, (int[]){0}, 1);
    assert_string_equal(s.said, "|3 took0 9 ");
}

static void what_may_be_declined(void **state) {
    (void)state;
    WRITES(MAY, "|101 1 2 ", 0);
    WRITES(MAY, "|101 2 ", PL_DECLINE);
    WRITES(MAY_NOT, "2 ");
    WRITES(MAY_EITHER, "|103 2 3 ", 1);
    WRITES(MAY_EITHER, "|103 3 ", PL_DECLINE);
    WRITES(MAY_GROUP, "|101 1 2 3 ", 0);
    WRITES(MAY_PAY, "2 ");
}

static void two_different_branches_are_taken(void **state) {
    (void)state;
    WRITES(TWO, "|7 ? 2 |5 3 9 ", 1, 5, 2);
    WRITES(TWO_OF_THEM, "|3 2 took0 9 ", 1);
    WRITES(TWO_IN_TWICE, "|7 1 |6 2 |7 3 |3 1 ", 0, 1, 2, 0);
}

static void branches_have_names(void **state) {
    (void)state;
    int at = toy_effect_choice[TOY_ROW_NAMED];
    assert_string_equal(pl_script_branch_name(&toy_effects, at, 0), "first");
    assert_string_equal(pl_script_branch_name(&toy_effects, at, 1), "second");
    at = toy_effect_choice[TOY_ROW_CHOICE];
    assert_null(pl_script_branch_name(&toy_effects, at, 0));
    assert_int_equal(toy_effect_choice[TOY_ROW_IN_ORDER], 0);
}

static void what_cannot_be_done_is_skipped(void **state) {
    (void)state;
    WRITES(SKIPS, "2 ");
    WRITES(PAYS, "1 took0 2 3 ");
    WRITES(PAYS_ALL, "");
    WRITES(PAYS_OR, "2 3 ");
    WRITES(TAKES_OR, "took0 3 ");
    struct toy_state s = fresh;
    s.stock[0] = 0;
    play(&s, (struct pl_cursor){.at = toy_effect_at[TOY_ROW_PAYS]}, NULL, 0);
    assert_string_equal(s.said, "1 3 ");
}

static void conditions(void **state) {
    (void)state;
    struct toy_state s = fresh;
    WRITES(IF_YES, "2 3 ");
    WRITES(IF_NOT, "1 ");
    WRITES(BOTH, "1 ");
    WRITES(COMPARE, "1 3 5 6 7 8 ");
    WRITES(OFFERED, "offer 2 ");
    s.yes = true;
    play(&s, (struct pl_cursor){.at = toy_effect_at[TOY_ROW_IF_YES]}, NULL, 0);
    play(&s, (struct pl_cursor){.at = toy_effect_at[TOY_ROW_OFFERED]}, NULL, 0);
    play(&s, (struct pl_cursor){.at = toy_effect_at[TOY_ROW_IF_NOT]}, NULL, 0);
    assert_string_equal(s.said, "1 3 offer 1 2 ");
    s = fresh;
    s.stock[0] = 0;
    play(&s, (struct pl_cursor){.at = toy_effect_at[TOY_ROW_BOTH]}, NULL, 0);
    assert_string_equal(s.said, "");
}

static void repeats(void **state) {
    (void)state;
    WRITES(AGAIN, "1 2 1 2 3 ");
    WRITES(MANY_TIMES, "? ? ? 3 ");
    WRITES(DEEP, "1 2 2 2 1 2 2 2 3 ");
    WRITES(FOR_EACH, "@0 1 @2 1 2 ");
    WRITES(FOR_EACH_ASKS, "@0 ? @2 ? 2 ");
    WRITES(GAME_REPEATS, "? 1 ? 1 2 ");
    struct toy_state s = fresh;
    play(&s, (struct pl_cursor){.at = toy_effect_at[TOY_ROW_NO_TIMES]}, NULL, 0);
    assert_string_equal(s.said, "2 ");
}

static void clauses(void **state) {
    (void)state;
    WRITES(CLAUSES, "won0 1 ? won1 1 ? 3 ");
    WRITES(ELSE_CLAUSE, "2 ");
    WRITES(FILTERED, "won0 won1 won0 won1 2 ");
    WRITES(RANKS, "2 ");
    WRITES(RANKS_NONE, "");
    struct toy_state s = fresh;
    s.yes = true;
    s.counted = 4;
    play(&s, (struct pl_cursor){.at = toy_effect_at[TOY_ROW_CLAUSES]}, NULL, 0);
    assert_string_equal(s.said, "won0 1 ? won1 1 ? 2 4 ");
}

static void a_repeat_is_bounded(void **state) {
    (void)state;
    struct toy_state s = fresh;
    s.stock[0] = 400;
    s.counted = 300;
    play(&s, (struct pl_cursor){.at = toy_effect_at[TOY_ROW_OFTEN]}, NULL, 0);
    assert_int_equal(s.stock[0], 400 - UINT8_MAX);
}

static bool can(const struct toy_state *s, int row) {
    return pl_script_can(&toy_effects, s, (struct pl_cursor){.at = toy_effect_at[row], .v = {0, 1, 7}});
}

static void what_could_be_done_at_all(void **state) {
    (void)state;
    struct toy_state s = fresh;
    assert_true(can(&s, TOY_ROW_IN_ORDER));
    assert_false(can(&s, TOY_ROW_SKIPS)); /* the first step counts */
    assert_false(can(&s, TOY_ROW_PAYS_ALL));
    assert_true(can(&s, TOY_ROW_PAYS_OR));
    assert_true(can(&s, TOY_ROW_ONE_IS_OPEN));
    assert_false(can(&s, TOY_ROW_NONE_IS_OPEN));
    assert_true(can(&s, TOY_ROW_NOTHING));
    assert_true(can(&s, TOY_ROW_MAY_NOT)); /* what stands under `may` does not */
    assert_true(can(&s, TOY_ROW_TWO));
    assert_true(can(&s, TOY_ROW_BOTH));
    s.stock[0] = 0;
    assert_false(can(&s, TOY_ROW_BOTH));
    s.stock[2] = 0;
    assert_false(can(&s, TOY_ROW_ONE_IS_OPEN));
    assert_true(can(&s, TOY_ROW_AGAIN));
    assert_true(can(&s, TOY_ROW_FOR_EACH));
    s.counted = 0;
    assert_true(can(&s, TOY_ROW_MANY_TIMES)); /* the step after it */
}

/* Where a loaded cursor may stand: between steps, and at a choice if one is being made. */
static void a_loaded_cursor_is_checked(void **state) {
    (void)state;
    int choices = 0, steps = 0;
    assert_false(pl_script_fits(&toy_effects, (struct pl_cursor){.at = 0}, false));
    assert_false(pl_script_fits(&toy_effects, (struct pl_cursor){.at = -1}, false));
    assert_false(pl_script_fits(&toy_effects, (struct pl_cursor){.at = toy_effects.count}, true));
    for (int16_t at = 1; at < toy_effects.count; at++) {
        int code = toy_effects.rows[at].code;
        bool choosing = pl_script_fits(&toy_effects, (struct pl_cursor){.at = at}, true);
        bool waiting = pl_script_fits(&toy_effects, (struct pl_cursor){.at = at}, false);
        assert_int_equal(choosing, code == PL_OP_CHOOSE);
        if (code == PL_OP_MORE || code == PL_OP_VALUE || code == PL_OP_END)
            assert_false(waiting);
        choices += choosing;
        steps += waiting;
    }
    assert_true(choices > 10 && steps > 100);
    struct toy_state s = fresh;
    struct pl_cursor more = {.at = (int16_t)(toy_effect_at[TOY_ROW_PRICES] + 1), .v = {0, 1, 7}};
    assert_int_equal(toy_effects.rows[more.at].code, PL_OP_MORE);
    pl_push(&s.frames, pl_script_frame(TOY_F_EFFECT, 0, &more));
    pl_push(&s.frames, (struct pl_frame){.what = TOY_F_ASK});
    assert_int_equal(pl_decide_check(&decisions, &s), 0);
    more.at--;
    s.frames.at[0] = pl_script_frame(TOY_F_EFFECT, 0, &more);
    assert_int_equal(pl_decide_check(&decisions, &s), -1);
}

/* Whatever a file says of a cursor, running it comes to an end. */
static void every_loaded_cursor_comes_to_an_end(void **state) {
    (void)state;
    for (int16_t at = 1; at < toy_effects.count; at++) {
        for (int filled = 0; filled < 256; filled += 85) {
            struct toy_state s = fresh;
            struct pl_cursor cursor = {.at = at, .turns = {(uint8_t)filled, (uint8_t)filled}, .v = {1, 1, 1}};
            if (!pl_script_fits(&toy_effects, cursor, false))
                continue;
            pl_script_run(&toy_effects, &s, cursor, NULL);
            for (int i = 0; s.frames.depth && i < 2000; i++) {
                struct pl_frame top = *pl_top(&s.frames);
                pl_pop(&s.frames);
                if (top.what == TOY_F_CHOICE) {
                    struct pl_cursor asked = pl_script_cursor(&top);
                    unsigned open = pl_script_branches(&toy_effects, &s, asked);
                    pl_script_take(&toy_effects, &s, asked, open ? __builtin_ctz(open) : PL_DECLINE, NULL);
                } else if (top.what == TOY_F_EFFECT) {
                    pl_script_run(&toy_effects, &s, pl_script_cursor(&top), NULL);
                }
            }
            assert_int_equal(s.frames.depth, 0);
        }
    }
}

/* The stack is full: what waits is dropped, nothing is written beyond it. */
static void a_full_stack_is_not_overrun(void **state) {
    (void)state;
    struct toy_state s = fresh;
    while (s.frames.depth < PL_FRAME_DEPTH - 1)
        pl_push(&s.frames, (struct pl_frame){.what = TOY_F_ASK});
    pl_script_run(&toy_effects, &s, (struct pl_cursor){.at = toy_effect_at[TOY_ROW_WAITS]}, NULL);
    assert_int_equal(s.frames.depth, PL_FRAME_DEPTH);
    assert_int_equal(s.stock[0], fresh.stock[0]);
    assert_string_equal(s.said, "1 ? ");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_run_in_order),
        cmocka_unit_test(every_kind_of_argument_arrives),
        cmocka_unit_test(an_effect_waits_and_goes_on),
        cmocka_unit_test(an_effect_that_ends_waiting_leaves_nothing_behind),
        cmocka_unit_test(a_waiting_state_is_copied_as_bytes),
        cmocka_unit_test(a_choice_is_asked_only_where_there_is_one),
        cmocka_unit_test(what_may_be_declined),
        cmocka_unit_test(two_different_branches_are_taken),
        cmocka_unit_test(branches_have_names),
        cmocka_unit_test(what_cannot_be_done_is_skipped),
        cmocka_unit_test(conditions),
        cmocka_unit_test(repeats),
        cmocka_unit_test(a_repeat_is_bounded),
        cmocka_unit_test(clauses),
        cmocka_unit_test(what_could_be_done_at_all),
        cmocka_unit_test(a_loaded_cursor_is_checked),
        cmocka_unit_test(every_loaded_cursor_comes_to_an_end),
        cmocka_unit_test(a_full_stack_is_not_overrun),
    };
    return cmocka_run_group_tests_name("script", tests, NULL, NULL);
}
