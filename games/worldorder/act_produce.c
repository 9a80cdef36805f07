/* Produce (WO-6.8). */
#include "games/worldorder/actions.h"

enum { PRODUCE_GOOD, PRODUCE_MOST, PRODUCE_DONE };

bool wo_produce_possible(const struct wo_state *s, int power, const struct wo_terms *t) { /* WO-6.9.1 */
    (void)s, (void)power, (void)t;
    return true;
}

void wo_produce_begin(struct wo_state *s, int power, const struct wo_terms *t, struct pl_notes *notes) {
    (void)notes;
    struct pl_frame *f = wo_push(s, WO_F_PRODUCE, power);
    f->left = t->n;
    f->v[PRODUCE_GOOD] = t->good == WO_ANY ? -1 : t->good;
    f->v[PRODUCE_MOST] = t->least;
}

static int units_of(const struct wo_state *s, const struct pl_frame *f, int good) {
    int n = wo_can_make(s, f->seat, good), most = f->v[PRODUCE_MOST];
    if (f->v[PRODUCE_DONE] >> good & 1 || (f->v[PRODUCE_GOOD] >= 0 && f->v[PRODUCE_GOOD] != good))
        return 0;
    return most && n > most ? most : n;
}

/* Of a primary type all of it is gained (WO-6.8.1), of a secondary one as much as one likes (WO-6.8.2). */
static int make_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    for (int good = 0; good < WO_TYPES; good++) {
        int most = units_of(s, f, good);
        for (int units = good <= WO_F && most ? most : 1; units <= most; units++)
            out[n++] = PL_MOVE(WO_M_MAKE, good, units, 0);
    }
    return n;
}

static int produce_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = make_moves(s, f, out);
    if (f->v[PRODUCE_DONE] || n == 0) /* WO-6.8.3 */
        out[n++] = PL_MOVE(WO_M_DONE, 0, 0, 0);
    return n;
}

static void produce_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat;
    f->v[PRODUCE_DONE] |= (int16_t)(pl_kind(move) == WO_M_MAKE ? 1 << pl_a(move) : 0);
    if (pl_kind(move) == WO_M_DONE || --f->left == 0)
        pl_pop(&s->frames);
    if (pl_kind(move) == WO_M_MAKE)
        wo_make(s, power, pl_a(move), pl_b(move), notes);
}

static bool produce_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    return !wo_only_one(s, f, &wo_row_produce, notes);
}

static struct pl_asked produce_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    if (f->v[PRODUCE_GOOD] >= 0)
        return ASKS(PRODUCE_GOOD, f->seat, f->v[PRODUCE_GOOD]);
    return ASKS(PRODUCE, f->seat, f->left);
}

static struct pl_said produce_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    int good = pl_a(move);
    if (pl_kind(move) == WO_M_DONE)
        return SAY(W_PRODUCE_FIRST);
    if (pl_kind(move) != WO_M_MAKE)
        return PL_NOTHING;
    if (f->v[PRODUCE_GOOD] >= 0 && f->v[PRODUCE_GOOD] != good)
        return SAY(W_PRODUCE_ONLY, f->v[PRODUCE_GOOD]);
    if (f->v[PRODUCE_DONE] >> good & 1)
        return SAY(W_PRODUCED, good);
    if (good <= WO_F && units_of(s, f, good))
        return SAY(W_PRODUCE_ALL, WO_AMOUNT(good, units_of(s, f, good)));
    return SAY(W_PRODUCE_MOST, WO_AMOUNT(good, units_of(s, f, good)));
}

static bool produce_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->left > 0 && wo_asks_fit(s, f, above, produce_moves);
}

const struct pl_decision wo_row_produce = {
    .key = "produce",
    .values = VALUES(
        PL_VALUE(PRODUCE_GOOD, "good", "this type; -1: any", .values = &wo_good_keys, .min = -1, .max = WO_TYPES - 1),
        PL_VALUE(PRODUCE_MOST, "most", "units at most; 0: the production", .max = 10),
        PL_VALUE(PRODUCE_DONE, "made", "types made, bit per good", .max = (1 << WO_TYPES) - 1)),
    .moves = produce_moves,
    .apply = produce_apply,
    .run = produce_run,
    .prompt = produce_prompt,
    .why = produce_why,
    .fits = produce_fits};
