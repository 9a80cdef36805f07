/* The choices that are made on the way to the end of an action or event (value_settle.c): of each kind of question the
 * answer that looks best by itself. */
#include "games/worldorder/value.h"

/* What one answer is worth; the best of all is given, the first of equals. */
typedef int32_t rate_fn(const struct wo_outlook *o, const struct pl_frame *f, pl_move move);

/* ---- Costs ------------------------------------------------------------------------------------------------------- */

enum { D_WORTH = 46 };

/* D first, then the ally whose value comes nearest to what is left. */
static int32_t rate_settle(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    int rest = f->v[2]; /* SETTLE_REST */
    switch (pl_kind(move)) {
    case WO_M_PAY:
        return 1000;
    case WO_M_MONEY:
        return 1000 - pl_a(move);
    case WO_M_EXHAUST: {
        int over = wo_countries[pl_a(move)].value - rest;
        return over > 0 ? 500 - over : 500 + over;
    }
    default: /* smart power */
        return o->end > 2 ? 100 : 600;
    }
}

/* The cheapest armies are those at home. */
static int32_t rate_army_home(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    (void)f;
    int from = pl_a(move);
    if (pl_kind(move) != WO_M_ARMY)
        return -1;
    return from == WO_FROM_BOARD       ? 100
           : wo_in_zone(from, f->seat) ? 10
                                       : 30 + (from == WO_FROM_SUPPLY) * 100 + (o->end > 0);
}

/* ---- Production -------------------------------------------------------------------------------------------------- */

/* What more or less of goods and money changes. */
static int change(const struct wo_outlook *o, int power, const struct wo_power *after) {
    return wo_v_stores(o, power, after) - wo_v_stores(o, power, &o->s->power[power]);
}

static void put(struct wo_power *p, int good, int n) {
    uint8_t *to = good == WO_A ? &p->board : &p->stock[good];
    *to = (uint8_t)(*to + n);
}

/* What the recipe takes is weighed against what comes of it (WO-2.6). */
static int32_t rate_make(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) != WO_M_MAKE)
        return 0;
    int good = pl_a(move), n = pl_b(move), power = f->seat;
    struct wo_power p = o->s->power[power];
    put(&p, good, n);
    if (good == WO_D) {
        p.money = (int16_t)(p.money - 3 * n);
    } else if (good > WO_F) {
        put(&p, good == WO_A ? WO_R : WO_E, -n);
        put(&p, good == WO_C ? WO_R : WO_F, -n);
    }
    return change(o, power, &p);
}

static int32_t rate_raise(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) != WO_M_RAISE)
        return 0;
    int price = f->v[2] ? wo_powers[f->seat].raise * 10 : 0; /* RAISE_PAID */
    return wo_v_production(o, pl_a(move)) + (pl_a(move) <= WO_F ? 28 : 0) - price * o->time / 100;
}

/* ---- Targets ----------------------------------------------------------------------------------------------------- */

static int32_t rate_improve(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    int country = pl_a(move);
    if (pl_kind(move) != WO_M_IMPROVE)
        return 0;
    int worth = wo_v_country(o, f->seat, country) - D_WORTH * wo_countries[country].value;
    int twin = wo_countries[country].twin;
    if (!wo_ally_count(o->s, f->seat, wo_countries[country].region))
        worth += 60;
    if (twin >= 0 && pl_set_has(&o->s->ally[f->seat], twin)) /* stacked (WO-6.1.5) */
        worth += wo_v_influence(o, wo_countries[country].region, f->seat);
    return worth;
}

static int32_t rate_engage(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) != WO_M_ENGAGE)
        return 0;
    return wo_v_influence(o, pl_a(move), f->seat) - D_WORTH * wo_regions[pl_a(move)].engage;
}

static int32_t rate_invest(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) != WO_M_INVEST)
        return 0;
    int country = pl_a(move), value = wo_countries[country].value;
    int worth = wo_v_influence(o, wo_countries[country].region, f->seat) + 20 * value * (o->rounds + 1) * 8 / 10;
    bool there = false;
    PL_EACH(other, pl_set_and(o->s->fdi, wo_allies_in(o->s, f->seat, wo_countries[country].region))) {
        there = there || other >= 0;
    }
    if (f->seat == WO_CHN && !there)
        worth += 80;
    return worth - 10 * wo_invest_cost(country) * o->time / 100 - wo_v_ready(o, country);
}

static int32_t rate_base(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    int country = pl_a(move);
    if (pl_kind(move) != WO_M_BASE)
        return 0;
    return wo_v_influence(o, wo_countries[country].region, f->seat) - wo_v_ready(o, country);
}

/* A region for influence; where a cube is to be reset, the one that would be pushed out. A good: the one most lacking.
 */
static int32_t rate_pick(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) != WO_M_PICK)
        return 0;
    if (pl_b(move))
        return wo_v_production(o, pl_a(move));
    return wo_v_influence(o, pl_a(move), f->seat);
}

/* ---- Trade ------------------------------------------------------------------------------------------------------- */

static int32_t rate_trade(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    int power = f->seat, good = pl_a(move);
    struct wo_power p = o->s->power[power];
    switch (pl_kind(move)) {
    case WO_M_EXPORT:
        put(&p, good, -pl_b(move));
        p.money = (int16_t)(p.money + pl_b(move) * wo_goods[good].sell);
        return change(o, power, &p);
    case WO_M_IMPORT: {
        int n = pl_c(move) ? pl_c(move) : 1;
        put(&p, good, n);
        p.money = (int16_t)(p.money - n * wo_goods[good].buy);
        return change(o, power, &p);
    }
    case WO_M_DONE:
        return 0;
    case WO_M_DOUBLE:
        return 10 + p.stock[good];
    default: /* smart power opens a region */
        return -10;
    }
}

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

static int32_t rate_worst_card(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    (void)o, (void)f;
    return pl_kind(move) == WO_M_SKIP ? -10000 : -wo_v_face(pl_a(move)) + pl_b(move);
}

static int32_t rate_take(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    (void)f;
    return pl_kind(move) == WO_M_TAKE ? wo_v_face(wo_face_of[o->s->row[pl_a(move)] - 1]) : 0;
}

/* ---- The least harm, the most good ------------------------------------------------------------------------------- */

static int32_t rate_ready(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    (void)f;
    return pl_kind(move) == WO_M_READY || pl_kind(move) == WO_M_EXHAUST ? wo_v_ready(o, pl_a(move)) : 0;
}

static int32_t rate_exhaust(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    return -rate_ready(o, f, move);
}

static int32_t rate_lower(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    (void)f;
    return -wo_v_production(o, pl_a(move));
}

/* As much as is missing of the cost, but not more (research). */
static int32_t rate_cover(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    const struct wo_power *p = &o->s->power[f->seat];
    int cost = f->v[0] < WO_ROW ? wo_card(o->s->row[f->v[0]] - 1)->cost : 2;
    int over = wo_countries[pl_a(move)].value - (cost - p->points);
    return over > 0 ? 500 - over : 500 + over;
}

/* Money units first, then what there is most of. */
static int32_t rate_mix(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    static const uint8_t price[WO_SP + 1] = {28, 28, 28, 95, 98, 46, 110, 100, 60};
    const struct wo_element *element = &wo_events[o->s->ev_now - 1].element[pl_a(move)];
    (void)f;
    return pl_b(move) * (75 - price[element->good]);
}

static int32_t rate_first(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    (void)o, (void)f;
    return pl_kind(move) == WO_M_DONE ? 1 : pl_kind(move) == WO_M_SKIP ? 0 : 2;
}

/* Where nothing speaks for more: enough. */
static int32_t rate_enough(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    (void)o, (void)f;
    return pl_kind(move) == WO_M_DONE || pl_kind(move) == WO_M_SKIP;
}

static int32_t rate_most(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    (void)o, (void)f;
    return pl_a(move);
}

static int32_t rate_growth(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    (void)f;
    const struct wo_growth_row *row = &wo_growths[pl_a(move)];
    return pl_kind(move) == WO_M_GROWTH ? WO_V_POINT * row->vp - 8 * row->money - D_WORTH * row->d + 10 * o->rounds : 0;
}

/* A deal that pays is usually struck once. */
static int32_t rate_answer(const struct wo_outlook *o, const struct pl_frame *f, pl_move move) {
    (void)o, (void)f;
    return pl_a(move) == 1 ? 2 - pl_b(move) : pl_a(move) ? -pl_a(move) : 0;
}

static rate_fn *const rates[WO_FRAMES] = {
    [WO_F_READY] = rate_ready,         [WO_F_RAISE] = rate_raise,      [WO_F_MAKE] = rate_make,
    [WO_F_PRODUCE] = rate_make,        [WO_F_DOWN] = rate_worst_card,  [WO_F_COVER] = rate_cover,
    [WO_F_CONVERT] = rate_first,       [WO_F_IMPROVE] = rate_improve,  [WO_F_SETTLE] = rate_settle,
    [WO_F_ENGAGE] = rate_engage,       [WO_F_TRADE] = rate_trade,      [WO_F_INVEST] = rate_invest,
    [WO_F_SP_READY] = rate_enough,     [WO_F_BASE] = rate_base,        [WO_F_GROWTH] = rate_growth,
    [WO_F_PAY_ARMY] = rate_army_home,  [WO_F_PICK] = rate_pick,        [WO_F_DISTINCT] = rate_pick,
    [WO_F_DISCARD] = rate_worst_card,  [WO_F_TRASH] = rate_worst_card, [WO_F_TAKE] = rate_take,
    [WO_F_COUNT] = rate_most,          [WO_F_ANSWER] = rate_answer,    [WO_F_MIX] = rate_mix,
    [WO_F_CARD_ARMY] = rate_army_home, [WO_F_LOWER] = rate_lower,      [WO_F_EXHAUST] = rate_exhaust,
    [WO_F_OFFER] = rate_enough,
};

static pl_move best_of(const struct wo_outlook *o, const struct pl_frame *f, rate_fn *rate, const pl_move *moves,
                       int count) {
    int best = 0;
    int32_t most = rate(o, f, moves[0]);
    for (int i = 1; i < count; i++) {
        int32_t worth = rate(o, f, moves[i]);
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return moves[best];
}

/* ---- By trying --------------------------------------------------------------------------------------------------- */

/* Where armies go, which slot a cube takes: what it changes for the power itself. */
static int tried(const struct wo_state *s, int power, pl_move move, int region) {
    struct wo_state after = *s;
    pl_decide_do(&wo_decisions, &after, move, NULL);
    struct wo_outlook o = wo_outlook_of(&after);
    int worth = WO_V_POINT * after.power[power].vp + wo_v_money(&o, after.power[power].money);
    if (region >= 0)
        return worth + wo_v_region(&o, region, power, 0);
    return worth + wo_v_armies(&o, power);
}

static pl_move best_tried(const struct wo_state *s, int power, int region, const pl_move *moves, int count) {
    int best = 0, most = WO_V_HOPELESS;
    for (int i = 0; i < count; i++) {
        int worth = tried(s, power, moves[i], region);
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return moves[best];
}

/* A choice between branches: each is taken to its end, the inner ones of another choice by their order. */
static pl_move best_branch(const struct wo_state *s, int power, const pl_move *moves, int count, int look) {
    int best = 0, most = WO_V_HOPELESS;
    if (look >= 4)
        return moves[0];
    for (int i = 0; i < count; i++) {
        struct wo_state after = *s;
        int32_t points[WO_SEATS] = {0};
        pl_decide_apply(&wo_decisions, &after, moves[i], NULL);
        wo_v_settle(&after, look, 1);
        wo_v_still(&after, points);
        int worth = points[wo_seat(s, power)];
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return moves[best];
}

/* Bids are guessed: nothing much, what is usual, all there is. */
static pl_move usual_bid(const pl_move *moves, int count, int look) {
    static const uint8_t usual[] = {1, 2, 4};
    int bid = usual[look & 3];
    return moves[bid < count ? bid : count - 1];
}

pl_move wo_v_choose(struct wo_state *s, const struct pl_frame *f, const pl_move *moves, int count, int look) {
    switch (f->what) {
    case WO_F_BID:
        return usual_bid(moves, count, look);
    case WO_F_SLOT:
        return best_tried(s, f->seat, f->v[0], moves, count);
    case WO_F_MOVE:
    case WO_F_BASE_ARMY:
        return best_tried(s, f->seat, -1, moves, count);
    case WO_F_CHOICE:
    case WO_F_EVENT_ACT:
        return best_branch(s, f->seat, moves, count, look);
    default:
        break;
    }
    struct wo_outlook o = wo_outlook_of(s);
    return best_of(&o, f, rates[f->what] ? rates[f->what] : rate_first, moves, count);
}
