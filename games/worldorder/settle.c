/* How a cost in D is met (WO-6.1.2, WO-6.2.2): allies of the region are exhausted, smart power is spent (WO-13.3,
 * WO-13.4), the rest is paid. Something is offered only while a rest is left (WO-6.1.3), and after each step the rest
 * can be met. */
#include "games/worldorder/actions.h"
#include "games/worldorder/events.h"

enum { SETTLE_COUNTRY, SETTLE_REGION, SETTLE_REST, SETTLE_SWAP, SETTLE_SP };

static struct wo_bill bill_of(const struct pl_frame *f) {
    return (struct wo_bill){.country = (int8_t)f->v[SETTLE_COUNTRY],
                            .region = (uint8_t)f->v[SETTLE_REGION],
                            .rest = f->v[SETTLE_REST],
                            .swap = f->v[SETTLE_SWAP] != 0};
}

static struct pl_set ready_there(const struct wo_state *s, int power, int region) {
    return pl_set_minus(wo_allies_in(s, power, region), s->spent);
}

/* What one smart power takes off the cost. */
static int sp_worth(const struct wo_state *s, int power, struct wo_bill bill) {
    return bill.country >= 0 ? 1 : wo_ally_count(s, power, bill.region);
}

/* The most that smart power can take off: of Improve all of it, of Engage once. */
static int sp_reach(const struct wo_state *s, int power, struct wo_bill bill) {
    int sp = s->power[power].sp;
    return bill.country >= 0 ? sp : sp ? sp_worth(s, power, bill) : 0;
}

bool wo_can_settle(const struct wo_state *s, int power, struct wo_bill bill) {
    const struct wo_power *p = &s->power[power];
    int reach = p->stock[WO_D] + sp_reach(s, power, bill) + (bill.swap ? p->money / WO_SWAP_D : 0);
    if (bill.rest <= reach)
        return true;
    PL_EACH(ally, ready_there(s, power, bill.region)) {
        reach += wo_countries[ally].value;
    }
    return bill.rest <= reach;
}

static void settled(struct wo_state *s, int power, struct wo_bill bill, struct pl_notes *notes) {
    if (bill.country >= 0)
        wo_improved(s, power, bill.country, notes);
    else
        wo_engaged(s, power, bill.region, notes);
}

void wo_settle(struct wo_state *s, int power, struct wo_bill bill, struct pl_notes *notes) {
    if (bill.rest <= 0) {
        settled(s, power, bill, notes);
        return;
    }
    struct pl_frame *f = wo_push(s, WO_F_SETTLE, power);
    f->v[SETTLE_COUNTRY] = bill.country;
    f->v[SETTLE_REGION] = bill.region;
    f->v[SETTLE_REST] = (int16_t)bill.rest;
    f->v[SETTLE_SWAP] = bill.swap;
}

/* ---- Its moves --------------------------------------------------------------------------------------------------- */

/* How many D are paid in money: from the fewest that the D at hand allow to the most that the money does. */
static void swap_bounds(const struct wo_state *s, const struct pl_frame *f, int *least, int *most) {
    const struct wo_power *p = &s->power[f->seat];
    int rest = f->v[SETTLE_REST], money = p->money / WO_SWAP_D;
    *least = rest > p->stock[WO_D] ? rest - p->stock[WO_D] : 0;
    *most = f->v[SETTLE_SWAP] ? (money < rest ? money : rest) : 0;
}

static bool sp_open(const struct wo_state *s, const struct pl_frame *f) {
    return s->power[f->seat].sp && (f->v[SETTLE_COUNTRY] >= 0 || !f->v[SETTLE_SP]) &&
           sp_worth(s, f->seat, bill_of(f)) > 0;
}

static int settle_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0, least, most;
    swap_bounds(s, f, &least, &most);
    if (!f->v[SETTLE_SWAP] && least == 0)
        out[n++] = PL_MOVE(WO_M_PAY, 0, 0, 0);
    for (int units = least; f->v[SETTLE_SWAP] && units <= most; units++)
        out[n++] = PL_MOVE(WO_M_MONEY, units, 0, 0);
    PL_EACH(ally, ready_there(s, f->seat, f->v[SETTLE_REGION])) {
        out[n++] = PL_MOVE(WO_M_EXHAUST, ally, 0, 0);
    }
    if (sp_open(s, f))
        out[n++] = PL_MOVE(WO_M_SPEND_SP, 0, 0, 0);
    return n;
}

static void settle_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, saved = 0;
    struct wo_bill bill = bill_of(f);
    if (pl_kind(move) == WO_M_EXHAUST) {
        saved = wo_countries[pl_a(move)].value;
        wo_exhaust(s, pl_a(move));
        NOTE(N_EXHAUSTS, power, pl_a(move), saved);
    } else if (pl_kind(move) == WO_M_SPEND_SP) {
        saved = sp_worth(s, power, bill);
        s->power[power].sp--;
        f->v[SETTLE_SP] = bill.country < 0;
        NOTE(N_SPENDS_SP, power, saved);
    } else {
        wo_pay(s, power, WO_MONEY, WO_SWAP_D * pl_a(move), notes);
        wo_pay(s, power, WO_D, bill.rest - pl_a(move), notes);
        saved = bill.rest;
    }
    f->v[SETTLE_REST] = (int16_t)(bill.rest - saved);
    if (f->v[SETTLE_REST] > 0)
        return;
    pl_pop(&s->frames);
    settled(s, power, bill, notes);
}

static bool settle_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    return !wo_only_one(s, f, &wo_row_settle, notes);
}

/* ---- What is said ------------------------------------------------------------------------------------------------ */

/* The sum as far as it has got: "6 - 2 (Focus) - 1 = 3 D". */
static struct pl_asked settle_prompt(const struct wo_state *s, const struct pl_frame *f) {
    int power = f->seat, region = f->v[SETTLE_REGION], rest = f->v[SETTLE_REST], country = f->v[SETTLE_COUNTRY];
    int cost = country >= 0 ? wo_countries[country].value : wo_regions[region].engage;
    int focus = country < 0 && s->power[power].focus == WO_FOCUS_DIPLOMATIC ? 2 : 0, other = cost - focus - rest;
    if (country >= 0) {
        if (other < 0)
            return ASKS(SETTLE_MORE, power, country, cost, -other, rest);
        return other ? ASKS(SETTLE_IMPROVE, power, country, cost, other, rest)
                     : ASKS(SETTLE_VALUE, power, country, rest);
    }
    if (focus && other > 0)
        return ASKS(SETTLE_FOCUS_LESS, power, region, cost, other, rest);
    if (focus)
        return ASKS(SETTLE_FOCUS, power, region, cost, rest);
    return other > 0 ? ASKS(SETTLE_LESS, power, region, cost, other, rest) : ASKS(SETTLE_COST, power, region, rest);
}

struct pl_said wo_not_ally(const struct wo_state *s, int power, int country) {
    if (!pl_set_has(&s->ally[power], country))
        return SAY(W_NO_ALLY, country);
    return wo_main(s, power, country) != country ? SAY(W_STACKED, country) : PL_NOTHING;
}

static struct pl_said settle_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    int power = f->seat;
    switch (pl_kind(move)) {
    case WO_M_EXHAUST: {
        struct pl_said why = wo_not_ally(s, power, pl_a(move));
        if (why.phrase)
            return why;
        if (wo_countries[pl_a(move)].region != f->v[SETTLE_REGION])
            return SAY(W_OTHER_REGION, pl_a(move), f->v[SETTLE_REGION]);
        return SAY(W_EXHAUSTED, pl_a(move));
    }
    case WO_M_SPEND_SP:
        if (!s->power[power].sp)
            return SAY(W_NO_SP, power);
        return f->v[SETTLE_SP] ? SAY(W_SP_ONCE) : SAY(W_SP_WORTH_NOTHING, f->v[SETTLE_REGION]);
    case WO_M_PAY:
        return f->v[SETTLE_SWAP] ? SAY(W_SAY_HOW_MUCH) : SAY(W_D_SHORT, f->v[SETTLE_REST], s->power[power].stock[WO_D]);
    case WO_M_MONEY:
        return f->v[SETTLE_SWAP] ? SAY(W_SWAP_BOUNDS, f->v[SETTLE_REST]) : SAY(W_NO_SWAP);
    default:
        return PL_NOTHING;
    }
}

static bool settle_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int country = f->v[SETTLE_COUNTRY];
    if (above || f->v[SETTLE_REST] < 1 || (country >= 0 && f->v[SETTLE_SP]))
        return false;
    if (country >= 0 && (wo_countries[country].region != f->v[SETTLE_REGION] || wo_countries[country].starts >= 0))
        return false;
    if (country >= 0 && !wo_may_improve(s, f->seat, country) && !pl_set_has(&s->stack, country))
        return false;
    struct wo_bill bill = bill_of(f);
    if (f->v[SETTLE_SP]) /* it was the one smart power that Engage may use */
        bill.rest += sp_reach(s, f->seat, bill);
    return wo_asks_fit(s, f, above, settle_moves) && wo_can_settle(s, f->seat, bill);
}

const struct pl_decision wo_row_settle = {
    .key = "settle",
    .values = VALUES(PL_VALUE(SETTLE_COUNTRY, "country", "the country improved; -1: the region is engaged",
                              .values = &wo_country_keys, .min = -1, .max = WO_COUNTRIES - 1),
                     REGION_VALUE(SETTLE_REGION), PL_VALUE(SETTLE_REST, "rest", "D still to be met", .max = 40),
                     PL_VALUE(SETTLE_SWAP, "swap", "1: a D may be paid as 3 money", .max = 1),
                     PL_VALUE(SETTLE_SP, "sp", "1: Engage has used its smart power", .max = 1)),
    .about = KINDS(WO_M_EXHAUST, WO_M_SPEND_SP, WO_M_MONEY, WO_M_PAY),
    .moves = settle_moves,
    .apply = settle_apply,
    .run = settle_run,
    .prompt = settle_prompt,
    .why = settle_why,
    .not_now = PL_PHRASE(W_NOTHING_TO_SETTLE),
    .fits = settle_fits};
