/* Get a growth card (WO-6.7). */
#include "games/worldorder/actions.h"

enum { GROWTH_SWAP };
enum { PAY_CARD };

/* ---- Which cards ------------------------------------------------------------------------------------------------- */

/* The level after one's highest; none after the fifth (WO-6.7.1, WO-6.7.3). */
static int next_level(const struct wo_state *s, int power) {
    int held = s->power[power].growth[0] | s->power[power].growth[1] << 8, level = 1;
    PL_EACH_BIT(card, held) {
        if (wo_growths[card].level >= level)
            level = wo_growths[card].level + 1;
    }
    return level;
}

/* How many S of its cost can be paid as 10 money each: from the fewest that the S at hand allow; -1: not payable. */
static int swap_bounds(const struct wo_state *s, int power, int card, bool swap, int *most) {
    const struct wo_power *p = &s->power[power];
    const struct wo_growth_row *row = &wo_growths[card];
    int least = row->s > p->stock[WO_S] ? row->s - p->stock[WO_S] : 0;
    *most = 0;
    if (p->stock[WO_D] < row->d || p->money < row->money || (least && !swap))
        return -1;
    if (swap) {
        *most = (p->money - row->money) / WO_SWAP_S;
        *most = *most < row->s ? *most : row->s;
    }
    return least <= *most ? least : -1;
}

static int targets(const struct wo_state *s, int power, bool swap, pl_move *out) {
    int n = 0, level = next_level(s, power), most;
    for (int card = 2 * (level - 1); level <= 5 && card < 2 * level; card++)
        if (swap_bounds(s, power, card, swap, &most) >= 0)
            out[n++] = PL_MOVE(WO_M_GROWTH, card, 0, 0);
    return n;
}

bool wo_growth_possible(const struct wo_state *s, int power, const struct wo_terms *t) {
    pl_move moves[2];
    return targets(s, power, (t->flags & WO_SWAP) != 0, moves) > 0;
}

void wo_growth_begin(struct wo_state *s, int power, const struct wo_terms *t, struct pl_notes *notes) {
    (void)notes;
    wo_push(s, WO_F_GROWTH, power)->v[GROWTH_SWAP] = (t->flags & WO_SWAP) != 0;
}

/* Pays so many of the S in money, and takes the card. */
static void take(struct wo_state *s, int power, int card, int swapped, struct pl_notes *notes) {
    const struct wo_growth_row *row = &wo_growths[card];
    NOTE(N_GROWTH, power, card);
    wo_pay(s, power, WO_S, row->s - swapped, notes);
    wo_pay(s, power, WO_D, row->d, notes);
    wo_pay(s, power, WO_MONEY, row->money + WO_SWAP_S * swapped, notes);
    s->power[power].growth[card >> 3] |= (uint8_t)(1u << (card & 7));
    wo_vp(s, power, row->vp, WO_BY_GROWTH, notes);
    bool on_gain = card == WO_INDUSTRIAL_DEVELOPMENT || card == WO_TACTICAL_FLEXIBILITY;
    if (on_gain && wo_ability(s, power, card))
        wo_effect(s, power, row->effect, -1, notes);
}

/* ---- Its row ----------------------------------------------------------------------------------------------------- */

static int growth_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    return targets(s, f->seat, f->v[GROWTH_SWAP], out);
}

static void growth_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, card = pl_a(move), most, least = swap_bounds(s, power, card, f->v[GROWTH_SWAP], &most);
    pl_pop(&s->frames);
    if (least == most)
        take(s, power, card, least, notes);
    else
        wo_push(s, WO_F_GROWTH_PAY, power)->v[PAY_CARD] = (int16_t)card;
}

static bool growth_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    return !wo_only_one(s, f, &wo_row_growth, notes);
}

static struct pl_asked growth_prompt(const struct wo_state *s, const struct pl_frame *f) {
    return ASKS(GROWTH, f->seat, next_level(s, f->seat));
}

static struct pl_said growth_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    int card = pl_a(move), level = next_level(s, f->seat);
    if (pl_kind(move) != WO_M_GROWTH)
        return PL_NOTHING;
    if (wo_has_growth(s, f->seat, card))
        return SAY(W_HAS_GROWTH, card);
    if (wo_growths[card].level != level)
        return SAY(W_GROWTH_LEVEL, level);
    return SAY(W_GROWTH_COST, card, WO_AMOUNT(WO_S, wo_growths[card].s),
               wo_growths[card].d ? WO_AMOUNT(WO_D, wo_growths[card].d) : WO_AMOUNT(WO_MONEY, wo_growths[card].money));
}

static bool growth_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && wo_asks_fit(s, f, above, growth_moves);
}

const struct pl_decision wo_row_growth = {
    .key = "growth",
    .values = VALUES(PL_VALUE(GROWTH_SWAP, "swap", "1: S may be paid as 10 money", .max = 1)),
    .about = KINDS(WO_M_GROWTH),
    .moves = growth_moves,
    .apply = growth_apply,
    .run = growth_run,
    .prompt = growth_prompt,
    .why = growth_why,
    .not_now = PL_PHRASE(W_NO_GROWTH_NOW),
    .fits = growth_fits};

/* ---- How many S in money (WO-33.1) --------------------------------------------------------------------------------
 */

static int growth_pay_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int most, least = swap_bounds(s, f->seat, f->v[PAY_CARD], true, &most), n = 0;
    for (int units = least; least >= 0 && units <= most; units++)
        out[n++] = PL_MOVE(WO_M_MONEY, units, 0, 0);
    return n;
}

static void growth_pay_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, card = f->v[PAY_CARD];
    pl_pop(&s->frames);
    take(s, power, card, pl_a(move), notes);
}

static struct pl_asked growth_pay_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(GROWTH_PAY, f->seat, f->v[PAY_CARD], WO_AMOUNT(WO_S, wo_growths[f->v[PAY_CARD]].s));
}

static struct pl_said growth_pay_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    return pl_kind(move) == WO_M_MONEY ? SAY(W_SWAP_S, WO_AMOUNT(WO_S, wo_growths[f->v[PAY_CARD]].s)) : PL_NOTHING;
}

static bool growth_pay_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && wo_asks_fit(s, f, above, growth_pay_moves) &&
           wo_growths[f->v[PAY_CARD]].level == next_level(s, f->seat);
}

const struct pl_decision wo_row_growth_pay = {
    .key = "growth_pay",
    .values = VALUES(PL_VALUE(PAY_CARD, "card", "the growth card", .max = WO_GROWTHS - 1)),
    .moves = growth_pay_moves,
    .apply = growth_pay_apply,
    .prompt = growth_pay_prompt,
    .why = growth_pay_why,
    .fits = growth_pay_fits};
