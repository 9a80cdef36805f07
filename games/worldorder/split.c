/* Which of two regions took the exported units, if both might have (WO-6.3.13). What the first one took is left in `it`
 * of the effect that waits. */
#include "games/worldorder/act_trade.h"

enum { SPLIT_FIRST, SPLIT_SECOND, SPLIT_GOOD };

int wo_took(const struct wo_state *s, int power, int good, int region) {
    int most = wo_sell_symbols(s, power, good, 1u << region), n = s->trade.exported[good];
    return most < n ? most : n;
}

static void bounds(const struct wo_state *s, const struct pl_frame *f, int *least, int *most) {
    int good = f->v[SPLIT_GOOD], n = s->trade.exported[good];
    *most = wo_took(s, f->seat, good, f->v[SPLIT_FIRST]);
    *least = n - wo_took(s, f->seat, good, f->v[SPLIT_SECOND]);
    if (*least < 0)
        *least = 0;
    if (*least > *most) /* a loaded position may say anything */
        *least = *most;
}

void wo_split(struct wo_state *s, int power) {
    int first = __builtin_ctz(s->trade.only);
    struct pl_frame *f = wo_push(s, WO_F_SPLIT, power);
    f->v[SPLIT_FIRST] = (int16_t)first;
    f->v[SPLIT_SECOND] = (int16_t)__builtin_ctz(s->trade.only & ~(1u << first));
    f->v[SPLIT_GOOD] = (int16_t)(s->trade.doubled ? __builtin_ctz(s->trade.doubled) : WO_E);
}

static int split_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0, least, most;
    bounds(s, f, &least, &most);
    for (int units = least; units <= most; units++)
        out[n++] = PL_MOVE(WO_M_SPLIT, units, 0, 0);
    return n;
}

static void split_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int n = pl_a(move), all = s->trade.exported[f->v[SPLIT_GOOD]];
    NOTE(N_SPLIT, f->seat, f->v[SPLIT_FIRST], n, f->v[SPLIT_SECOND], all - n);
    wo_set_it(s, n);
    pl_pop(&s->frames);
}

static bool split_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int least, most;
    bounds(s, f, &least, &most);
    if (least < most)
        return true;
    (void)notes;
    wo_set_it(s, least);
    pl_pop(&s->frames);
    return false;
}

static struct pl_asked split_prompt(const struct wo_state *s, const struct pl_frame *f) {
    int good = f->v[SPLIT_GOOD];
    return ASKS(SPLIT, f->seat, WO_AMOUNT(good, s->trade.exported[good]), f->v[SPLIT_FIRST], f->v[SPLIT_SECOND]);
}

static struct pl_said split_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    int least, most;
    bounds(s, f, &least, &most);
    return pl_kind(move) == WO_M_SPLIT ? SAY(W_SPLIT, f->v[SPLIT_FIRST], least, most) : PL_NOTHING;
}

static bool split_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    return !above && below && below->what == WO_F_EFFECT && f->v[SPLIT_FIRST] != f->v[SPLIT_SECOND] &&
           wo_asks_fit(s, f, above, split_moves);
}

const struct pl_decision wo_row_split = {
    .key = "split",
    .values = VALUES(PL_VALUE(SPLIT_FIRST, "first", "a region", .values = &wo_region_keys, .max = WO_REGIONS - 1),
                     PL_VALUE(SPLIT_SECOND, "second", "the other", .values = &wo_region_keys, .max = WO_REGIONS - 1),
                     PL_VALUE(SPLIT_GOOD, "good", "what was exported", .values = &wo_good_keys, .max = WO_TYPES - 1)),
    .about = KINDS(WO_M_SPLIT),
    .moves = split_moves,
    .apply = split_apply,
    .run = split_run,
    .prompt = split_prompt,
    .why = split_why,
    .not_now = PL_PHRASE(W_NO_SPLIT_NOW),
    .fits = split_fits};
