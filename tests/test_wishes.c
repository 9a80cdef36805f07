/* Wishes beyond what one list holds: a game that lists them by kind has room for each kind, and is asked of all. The
 * toy has workers of three kinds, each of which may wish for any of 5,000 places. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/game.h"

enum { FIRST = 1, FARMER = FIRST, MINER, CLERK = 250, PLACES = 5000, HERE = 77 };
static_assert(3 * PLACES > PL_MAX_WISHES, "more than one list holds");

static const struct pl_phrase far = {"TO-1.1", {"{0} is too far", "{0} est trop loin"}};
static const struct pl_phrase taken = {"TO-1.2", {"{0} is taken", "{0} est pris"}};
static const struct pl_phrase later = {"TO-1.3", {"clerks come later", "les employés viennent plus tard"}};
static const struct pl_phrase asks = {NULL, {"Where to?", "Où ?"}};
static int listed[UINT8_MAX + 1];

static int place_of(pl_move move) {
    return pl_a(move) | pl_b(move) << 8;
}
static pl_move to(int kind, int place) {
    return PL_MOVE(kind, place & 255, place >> 8, 0);
}
static int actor(const void *state) {
    (void)state;
    return 0;
}
static int wishes_of(const void *state, int seat, int kind, pl_move *out) {
    (void)state, (void)seat;
    listed[kind]++;
    bool known = kind == FARMER || kind == MINER || kind == CLERK;
    for (int place = 0; known && place < PLACES; place++)
        out[place] = to(kind, place);
    return known ? PLACES : 0;
}
static struct pl_said explain(const void *state, int seat, pl_move move) {
    int place = place_of(move);
    (void)state, (void)seat;
    if (pl_kind(move) == CLERK)
        return PL_SAY(&later);
    if (pl_kind(move) == FARMER && place == HERE)
        return PL_NOTHING;
    return pl_kind(move) == MINER && place % 2 ? PL_SAY(&taken, place) : PL_SAY(&far, place);
}
static int moves(const void *state, pl_move *out) {
    (void)state;
    out[0] = to(FARMER, HERE);
    return 1;
}
static void notate(const void *state, pl_move move, struct pl_out *out) {
    int kind = pl_kind(move);
    (void)state;
    pl_putf(out, "%s %d", kind == FARMER ? "farmer" : kind == MINER ? "miner" : "clerk", place_of(move));
}
static struct pl_said prompt(const void *state, int viewer) {
    (void)state, (void)viewer;
    return PL_SAY(&asks);
}
static int touches(const void *state, pl_move move, pl_touch *out) {
    (void)state;
    out[0] = (pl_touch)place_of(move);
    return 1;
}
static const struct pl_form forms[] = {{0}};
static const struct pl_game toy = {.id = "toy",
                                   .state_size = 1,
                                   .forms = forms,
                                   .actor = actor,
                                   .moves = moves,
                                   .wishes_of = wishes_of,
                                   .explain = explain,
                                   .notate = notate,
                                   .prompt = prompt,
                                   .touches = touches};
static const char state[1];

static void all_kinds_are_read(void **context) {
    (void)context;
    for (int place = 0; place < PLACES; place += 833)
        for (int i = 0; i < 3; i++) {
            static const int kinds[] = {FARMER, MINER, CLERK};
            char text[PL_MAX_NOTATION] = "";
            struct pl_out out = PL_OUT(text);
            pl_move read;
            notate(state, to(kinds[i], place), &out);
            assert_true(pl_read_wish(&toy, state, 0, text, &read));
            assert_int_equal(read, to(kinds[i], place));
        }
    pl_move read;
    assert_false(pl_read_wish(&toy, state, 0, "clerk 5000", &read));
    assert_false(pl_read_wish(&toy, state, 0, "", &read));
}

static void why_not(const char *text, const char *rule, const char *sentence) {
    char said[200] = "";
    struct pl_out out = PL_OUT(said);
    const char *got = pl_why_not(&toy, state, 0, text, PL_EN, &out);
    if (!rule) {
        assert_null(got);
        return;
    }
    assert_string_equal(got, rule);
    assert_string_equal(said, sentence);
}

static void all_kinds_are_explained(void **context) {
    (void)context;
    why_not("farmer 77", NULL, NULL);
    why_not("farmer 4999", "TO-1.1", "4999 is too far");
    why_not("miner 4999", "TO-1.2", "4999 is taken");
    why_not("clerk 4999", "TO-1.3", "clerks come later");
}

/* Kinds on offer first, then those that are being decided; what one reason forbids altogether is left out. */
static void a_thing_is_asked_of_all_kinds(void **context) {
    struct pl_refusal list[PL_MAX_REFUSALS];
    (void)context;
    memset(listed, 0, sizeof listed);
    assert_int_equal(pl_refusals(&toy, state, 0, 4999, list), 2);
    assert_int_equal(list[0].wish, to(FARMER, 4999));
    assert_int_equal(list[1].wish, to(MINER, 4999));
    assert_ptr_equal(list[1].why.phrase, &taken);
    assert_true(listed[CLERK] > 0 && listed[CLERK] <= 3 && listed[FARMER] <= 3); /* no kind again and again */
    assert_int_equal(pl_refusals(&toy, state, 0, HERE, list), 1);                /* the farmer may go there */
    assert_int_equal(list[0].wish, to(MINER, HERE));
    assert_int_equal(pl_refusals(&toy, state, 0, PLACES, list), 0);
}

static void part_by_part(void **context) {
    static pl_move wishes[PL_MAX_WISHES];
    int all = 0;
    (void)context;
    for (int part = 0; part < pl_wish_parts(&toy); part++) {
        int n = pl_wishes(&toy, state, 0, part, wishes);
        assert_in_range(n, 0, PL_MAX_WISHES);
        for (int i = 0; i < n; i++)
            assert_int_equal(pl_kind(wishes[i]), part);
        all += n;
    }
    assert_int_equal(all, 3 * PLACES);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(all_kinds_are_read), cmocka_unit_test(all_kinds_are_explained),
                                       cmocka_unit_test(a_thing_is_asked_of_all_kinds), cmocka_unit_test(part_by_part)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
