/* The words of the cards' effects (effects.words), each a function: what it does, and whether it can (WO-6.9.1). What
 * only events say is in events_ops.c; an action that stands in an event is left to wo_event_act. */
#include "games/worldorder/events.h"
#include "games/worldorder/flow.h"
#include "games/worldorder/script_picks.h"
#include "games/worldorder_effects.h"

static int own(const struct pl_call *call) {
    return call->cursor->v[WO_V_OWN];
}

static int it_of(const struct pl_call *call) {
    return call->cursor->v[WO_V_IT];
}

static bool stands_in(const struct pl_call *call, int script) {
    int at = (int)(call->op - call->script->rows);
    return at >= wo_effect_at[script] && at < wo_effect_at[script + 1];
}

/* ---- Places ------------------------------------------------------------------------------------------------------ */

/* The region of a place, or -1; `rest`: the one of the three of BRICS that was not picked (WO-33.17). */
static int region_of(const struct pl_call *call, int place) {
    if (place == WO_REST) {
        unsigned left = 1u << WO_AME | 1u << WO_AFR | 1u << WO_SAS;
        for (int i = WO_V_X; i <= WO_V_Y; i++)
            if (call->cursor->v[i] >= 0)
                left &= ~(1u << call->cursor->v[i]);
        return left ? __builtin_ctz(left) : -1;
    }
    if (place >= WO_PLACE_COUNTRY && place < WO_PLACE_COUNTRY + WO_COUNTRIES)
        return wo_countries[place - WO_PLACE_COUNTRY].region;
    return place >= 0 && place < WO_REGIONS ? place : -1;
}

/* `in=it`: only this country, or only this region. */
static void only_in(const struct pl_call *call, int place, struct wo_terms *t) {
    int region = region_of(call, place);
    if (region < 0)
        return;
    t->only &= (uint8_t)(1u << region);
    if (place >= WO_PLACE_COUNTRY)
        t->country = (int8_t)(place - WO_PLACE_COUNTRY);
}

/* `other`, `elsewhere`: not where the one before was. */
static void not_there(const struct pl_call *call, struct wo_terms *t) {
    int region = region_of(call, it_of(call));
    if (region >= 0)
        t->only &= (uint8_t) ~(1u << region);
}

static void only_these(unsigned regions, struct wo_terms *t) {
    if (regions)
        t->only &= (uint8_t)regions;
}

/* ---- Actions ----------------------------------------------------------------------------------------------------- */

static bool can(const struct wo_state *s, const struct pl_call *call, enum wo_act_kind act, const struct wo_terms *t) {
    return wo_of_event(call) ? wo_event_can_act(s, own(call), act, t) : wo_can_act(s, own(call), act, t);
}

static void act(struct wo_state *s, const struct pl_call *call, enum wo_act_kind act, const struct wo_terms *t) {
    if (wo_of_event(call))
        wo_event_act(s, own(call), act, t, call->notes);
    else
        wo_act(s, own(call), act, t, call->notes);
}

static struct wo_terms improve_terms(const struct wo_state *s, const struct pl_call *call, int which_at) {
    enum { COUNTRY, REGION };
    struct wo_terms t = WO_PLAIN_TERMS;
    if (pl_arg(call, which_at) == COUNTRY)
        t.country = (int8_t)pl_arg(call, which_at + 1);
    else if (pl_arg(call, which_at) == REGION)
        t.only = (uint8_t)(1u << pl_arg(call, which_at + 1));
    if (pl_arg(call, WO_IMPROVE_IN) >= 0) {
        only_in(call, pl_arg(call, WO_IMPROVE_IN), &t);
        t.country = -1;
    }
    only_these(pl_members(call, WO_IMPROVE_ONLY), &t);
    t.less = (int8_t)(pl_number(s, call, WO_IMPROVE_LESS) - pl_number(s, call, WO_IMPROVE_MORE));
    if (pl_arg(call, WO_IMPROVE_SWAP) >= 0)
        t.flags |= WO_SWAP;
    if (pl_flag(call, WO_IMPROVE_SEARCH))
        t.flags |= WO_SEARCH;
    return t;
}

bool wo_can_improve(const struct wo_state *s, const struct pl_call *call, int which_at) {
    struct wo_terms t = improve_terms(s, call, which_at);
    return can(s, call, WO_ACT_IMPROVE, &t);
}

void wo_op_improve(struct wo_state *s, const struct pl_call *call, int which_at) {
    struct wo_terms t = improve_terms(s, call, which_at);
    struct pl_notes *notes = call->notes;
    if (stands_in(call, WO_SCRIPT_DIPLOMATIC_OPENING)) {
        s->power[own(call)].once |= WO_ONCE_OPENING;
        NOTE(N_ABILITY, own(call), WO_DIPLOMATIC_OPENING);
    }
    act(s, call, WO_ACT_IMPROVE, &t);
}

static struct wo_terms engage_terms(const struct wo_state *s, const struct pl_call *call, int where) {
    struct wo_terms t = WO_PLAIN_TERMS;
    int counted = pl_script_raw(call->op, WO_ENGAGE_LESS + 2);
    if (where >= 0)
        t.only = (uint8_t)(1u << where);
    if (pl_arg(call, WO_ENGAGE_IN) >= 0)
        only_in(call, pl_arg(call, WO_ENGAGE_IN), &t);
    only_these(pl_members(call, WO_ENGAGE_ONLY), &t);
    if (pl_flag(call, WO_ENGAGE_OTHER))
        not_there(call, &t);
    if (pl_flag(call, WO_ENGAGE_NOALLY))
        t.flags |= WO_NO_ALLY;
    if (counted == WO_VALUE_ALLIES_THERE)
        t.flags |= WO_LESS_ALLIES;
    else if (counted == WO_VALUE_ARMIES_THERE)
        t.flags |= WO_LESS_ARMIES;
    else
        t.less = (int8_t)pl_number(s, call, WO_ENGAGE_LESS);
    if (t.less && pl_script_raw(call->op, WO_ENGAGE_LESS + 3) > 0) /* "1@EUR+MENA+CAS" */
        t.open = (uint8_t)pl_members(call, WO_ENGAGE_LESS + 4);
    t.less = (int8_t)(t.less - pl_number(s, call, WO_ENGAGE_MORE));
    return t;
}

bool wo_can_engage(const struct wo_state *s, const struct pl_call *call, int where) {
    struct wo_terms t = engage_terms(s, call, where);
    return can(s, call, WO_ACT_ENGAGE, &t);
}

void wo_op_engage(struct wo_state *s, const struct pl_call *call, int where) {
    struct wo_terms t = engage_terms(s, call, where);
    act(s, call, WO_ACT_ENGAGE, &t);
}

static struct wo_terms trade_terms(const struct wo_state *s, const struct pl_call *call) {
    return (struct wo_terms){.only = (uint8_t)pl_members(call, WO_TRADE_ONLY),
                             .open = (uint8_t)pl_members(call, WO_TRADE_OPEN),
                             .good = (uint8_t)pl_members(call, WO_TRADE_DOUBLE),
                             .n = (uint8_t)pl_number(s, call, WO_TRADE_TYPES),
                             .country = -1};
}

bool wo_can_trade(const struct wo_state *s, const struct pl_call *call) {
    struct wo_terms t = trade_terms(s, call);
    return can(s, call, WO_ACT_TRADE, &t);
}

void wo_op_trade(struct wo_state *s, const struct pl_call *call) {
    struct wo_terms t = trade_terms(s, call);
    act(s, call, WO_ACT_TRADE, &t);
}

/* "more=$10", "more=10" */
static int more_money(const struct wo_state *s, const struct pl_call *call, int at) {
    enum { PLAIN, WITH_GOOD };
    if (pl_arg(call, at) == PL_NONE)
        return 0;
    return pl_number(s, call, at + (pl_arg(call, at) == WITH_GOOD ? 2 : 1));
}

static struct wo_terms invest_terms(const struct wo_state *s, const struct pl_call *call, unsigned of) {
    struct wo_terms t = WO_PLAIN_TERMS;
    only_these(of, &t);
    if (pl_arg(call, WO_INVEST_IN) >= 0)
        only_in(call, pl_arg(call, WO_INVEST_IN), &t);
    if (pl_flag(call, WO_INVEST_ELSEWHERE))
        not_there(call, &t);
    if (pl_flag(call, WO_INVEST_AGAIN))
        t.flags |= WO_AGAIN;
    if (pl_flag(call, WO_INVEST_KEEP))
        t.flags |= WO_KEEP_READY;
    t.less = (int8_t)(wo_of_event(call) ? WO_FREE : -more_money(s, call, WO_INVEST_MORE));
    return t;
}

bool wo_can_invest(const struct wo_state *s, const struct pl_call *call, unsigned of) {
    struct wo_terms t = invest_terms(s, call, of);
    return can(s, call, WO_ACT_INVEST, &t);
}

void wo_op_invest(struct wo_state *s, const struct pl_call *call, unsigned of) {
    struct wo_terms t = invest_terms(s, call, of);
    act(s, call, WO_ACT_INVEST, &t);
}

static struct wo_terms base_terms(const struct wo_state *s, const struct pl_call *call) {
    struct wo_terms t = WO_PLAIN_TERMS;
    if (pl_arg(call, WO_BASE_IN) >= 0)
        only_in(call, pl_arg(call, WO_BASE_IN), &t);
    t.n = (uint8_t)pl_number(s, call, WO_BASE_ARMIES);
    if (pl_flag(call, WO_BASE_AGAIN))
        t.flags |= WO_AGAIN;
    if (pl_flag(call, WO_BASE_FREE))
        t.flags |= WO_KEEP_READY;
    if (pl_flag(call, WO_BASE_BEYOND))
        t.flags |= WO_ANYWHERE;
    return t;
}

bool wo_can_base(const struct wo_state *s, const struct pl_call *call) {
    struct wo_terms t = base_terms(s, call);
    return can(s, call, WO_ACT_BASE, &t);
}

void wo_op_base(struct wo_state *s, const struct pl_call *call) {
    struct wo_terms t = base_terms(s, call);
    act(s, call, WO_ACT_BASE, &t);
}

static struct wo_terms move_terms(const struct wo_state *s, const struct pl_call *call, int n_least, int n) {
    struct wo_terms t = WO_PLAIN_TERMS;
    int to = region_of(call, pl_arg(call, WO_MOVE_TO)), price = pl_number(s, call, WO_MOVE_PRICE);
    bool exact = pl_flag(call, WO_MOVE_EXACT);
    t.open = to >= 0 ? (uint8_t)(1u << to) : WO_ALL_REGIONS;
    t.n = (uint8_t)n;
    t.least = (uint8_t)(exact ? n : n_least == PL_NONE ? 1 : n_least); /* WO-6.5.1 */
    t.price = pl_flag(call, WO_MOVE_FREE) ? 0 : price ? (uint8_t)price : WO_ARMY_PRICE;
    if (pl_flag(call, WO_MOVE_ANYWHERE))
        t.flags |= WO_ANYWHERE;
    return t;
}

/* Where none need go the step is possible, be it without an army (WO-33.11). */
bool wo_can_move(const struct wo_state *s, const struct pl_call *call, int n_least, int n) {
    struct wo_terms t = move_terms(s, call, n_least, n);
    return can(s, call, WO_ACT_MOVE, &t);
}

void wo_op_move(struct wo_state *s, const struct pl_call *call, int n_least, int n) {
    struct wo_terms t = move_terms(s, call, n_least, n);
    act(s, call, WO_ACT_MOVE, &t);
}

static struct wo_terms growth_terms(const struct pl_call *call) {
    struct wo_terms t = WO_PLAIN_TERMS;
    if (pl_arg(call, WO_GROWTH_SWAP) >= 0)
        t.flags |= WO_SWAP;
    return t;
}

bool wo_can_growth(const struct wo_state *s, const struct pl_call *call) {
    struct wo_terms t = growth_terms(call);
    return can(s, call, WO_ACT_GROWTH, &t);
}

void wo_op_growth(struct wo_state *s, const struct pl_call *call) {
    struct wo_terms t = growth_terms(call);
    act(s, call, WO_ACT_GROWTH, &t);
}

void wo_op_produce(struct wo_state *s, const struct pl_call *call, int what_at) {
    enum { GOODS, TYPES };
    struct wo_terms t = WO_PLAIN_TERMS;
    t.n = 1;
    t.least = (uint8_t)pl_number(s, call, WO_PRODUCE_MAX);
    if (pl_arg(call, what_at) == TYPES)
        t.n = (uint8_t)pl_number(s, call, what_at + 1);
    else
        t.good = (uint8_t)__builtin_ctz(pl_members(call, what_at + 1) | 1u << WO_TYPES);
    if (t.good != WO_TYPES && can(s, call, WO_ACT_PRODUCE, &t))
        act(s, call, WO_ACT_PRODUCE, &t);
}

bool wo_can_prosperity(const struct wo_state *s, const struct pl_call *call) {
    return wo_may_prosper(s, own(call), pl_number(s, call, WO_PROSPERITY_LESS));
}

void wo_op_prosperity(struct wo_state *s, const struct pl_call *call) {
    wo_prosper(s, own(call), pl_number(s, call, WO_PROSPERITY_LESS), call->notes);
}

/* ---- Influence and armies ---------------------------------------------------------------------------------------- */

/* Whoever took an offer adds the influence in the rest (WO-33.17). */
static int adds(const struct pl_call *call, int place) {
    return place == WO_REST && it_of(call) >= 0 && it_of(call) < WO_POWERS ? it_of(call) : own(call);
}

bool wo_can_inf(const struct wo_state *s, const struct pl_call *call, int where) {
    (void)s;
    return region_of(call, where) >= 0;
}

void wo_op_inf(struct wo_state *s, const struct pl_call *call, int where) {
    wo_influence(s, adds(call, where), region_of(call, where), 0, call->notes);
}

bool wo_can_infP(const struct wo_state *s, const struct pl_call *call, int where) {
    return wo_can_inf(s, call, where);
}

void wo_op_infP(struct wo_state *s, const struct pl_call *call, int where) {
    wo_influence(s, own(call), region_of(call, where), WO_INF_PERM, call->notes);
}

bool wo_can_conv(const struct wo_state *s, const struct pl_call *call, int where) {
    int region = region_of(call, where);
    return region >= 0 && wo_can_convert(s, own(call), region, pl_flag(call, WO_CONV_BEYOND));
}

void wo_op_conv(struct wo_state *s, const struct pl_call *call, int where) {
    wo_convert(s, own(call), region_of(call, where), pl_flag(call, WO_CONV_BEYOND), call->notes);
}

/* The regions in which the argument means that something could be reset; `moved`: those that armies reached. */
static unsigned resettable(const struct wo_state *s, const struct pl_call *call, int where) {
    int region = region_of(call, where);
    unsigned asked = where == WO_MOVED && it_of(call) > 0 ? (unsigned)it_of(call) & WO_ALL_REGIONS
                     : region >= 0                        ? 1u << region
                                                          : 0,
             able = 0;
    PL_EACH_BIT(r, asked) {
        if (wo_can_reset(s, own(call), r))
            able |= 1u << r;
    }
    return able;
}

bool wo_resets(const struct wo_state *s, const struct pl_cursor *cursor, const struct pl_op *op) {
    struct pl_cursor copy = *cursor;
    struct pl_call call = {.script = &wo_effects, .op = op, .cursor = &copy};
    return resettable(s, &call, pl_arg(&call, 0)) != 0;
}

void wo_op_reset(struct wo_state *s, const struct pl_call *call, int where) {
    unsigned able = resettable(s, call, where);
    if (able)
        wo_pick(s, own(call), WO_PICK_RESET, 0, able);
}

bool wo_can_army(const struct wo_state *s, const struct pl_call *call, int where, int n) {
    (void)s, (void)n;
    return region_of(call, where) >= 0;
}

void wo_op_army(struct wo_state *s, const struct pl_call *call, int where, int n) { /* WO-16.13 */
    for (int i = 0; i < (n ? n : 1); i++)
        wo_army_goes(s, own(call), WO_FROM_SUPPLY, region_of(call, where), call->notes);
}

/* ---- Goods and points -------------------------------------------------------------------------------------------- */

void wo_op_gain(struct wo_state *s, const struct pl_call *call, int what_at) {
    wo_gain(s, own(call), pl_arg(call, what_at), pl_number(s, call, what_at + 1), call->notes);
}

/* A price of one or two goods: the second begins four slots behind the first, after a mark that it is there. */
enum { SECOND = 4 };

static bool has(const struct wo_state *s, const struct pl_call *call, int good, int n) {
    const struct wo_power *p = &s->power[own(call)];
    if (good == WO_MONEY)
        return p->money >= n;
    if (good == WO_A)
        return (pl_flag(call, WO_PAY_BOARD) ? p->board : wo_armies_all(s, own(call))) >= n;
    return (good == WO_SP ? p->sp : p->stock[good]) >= n;
}

static bool second_price(const struct pl_call *call, int what_at) {
    return pl_script_raw(call->op, what_at + SECOND) > 0;
}

bool wo_can_pay(const struct wo_state *s, const struct pl_call *call, int what_at) {
    return has(s, call, pl_arg(call, what_at), pl_number(s, call, what_at + 1)) &&
           (!second_price(call, what_at) ||
            has(s, call, pl_arg(call, what_at + SECOND + 1), pl_number(s, call, what_at + SECOND + 2)));
}

static void pay(struct wo_state *s, const struct pl_call *call, int good, int n) {
    if (good == WO_A && pl_flag(call, WO_PAY_BOARD)) { /* WO-33.6: of the player board */
        struct pl_notes *notes = call->notes;
        s->power[own(call)].board = (uint8_t)(s->power[own(call)].board - n);
        NOTE(N_PAYS, own(call), WO_AMOUNT(WO_A, n));
        return;
    }
    wo_pay(s, own(call), good, n, call->notes);
}

void wo_op_pay(struct wo_state *s, const struct pl_call *call, int what_at) {
    pay(s, call, pl_arg(call, what_at), pl_number(s, call, what_at + 1));
    if (second_price(call, what_at))
        pay(s, call, pl_arg(call, what_at + SECOND + 1), pl_number(s, call, what_at + SECOND + 2));
}

void wo_op_VP_plus(struct wo_state *s, const struct pl_call *call, int k) {
    wo_vp(s, own(call), k, wo_of_event(call) ? WO_BY_EVENTS : WO_BY_CARDS, call->notes);
}

/* Which goods, and how many of them: "A", "any", "2". */
static int raised(const struct wo_state *s, const struct pl_call *call, int what_at, unsigned *goods) {
    enum { GOODS, ANY, NUMBER };
    int what = pl_arg(call, what_at);
    unsigned asked = what == GOODS ? pl_members(call, what_at + 1) : (1u << WO_TYPES) - 1;
    *goods = 0;
    PL_EACH_BIT(good, asked) {
        if (wo_can_raise(s, own(call), good))
            *goods |= 1u << good;
    }
    return what == NUMBER ? pl_number(s, call, what_at + 1) : 1;
}

bool wo_can_prod_plus(const struct wo_state *s, const struct pl_call *call, int what_at) {
    unsigned goods;
    return raised(s, call, what_at, &goods) > 0 && goods;
}

void wo_op_prod_plus(struct wo_state *s, const struct pl_call *call, int what_at) {
    unsigned goods;
    int n = raised(s, call, what_at, &goods);
    wo_raise_some(s, own(call), n, goods, call->notes);
}

bool wo_can_ready(const struct wo_state *s, const struct pl_call *call, int n) { /* WO-6.9.1 */
    (void)call, (void)n;
    return wo_is_human(s, own(call));
}

/* The country readied is the one to invest in: they are chosen together (WO-31.23). */
static bool with_invest(const struct wo_state *s, const struct pl_call *call) {
    struct pl_call next = *call;
    next.op = call->op + 1;
    return next.op->code == WO_OP_INVEST && pl_flag(&next, WO_INVEST_KEEP) && wo_can_invest(s, &next, 0);
}

void wo_op_ready(struct wo_state *s, const struct pl_call *call, int n) {
    if (!with_invest(s, call))
        wo_ready_some(s, own(call), n, call->notes);
}

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

static int in_piles(const struct wo_power *p) {
    return p->deck_n + p->top_n + pl_set_count(&p->discard);
}

void wo_op_draw(struct wo_state *s, const struct pl_call *call, int n_least, int n) {
    int power = own(call), there = in_piles(&s->power[power]);
    call->cursor->v[WO_V_IT] = 0;
    if (n_least != PL_NONE) {
        if (n > 0)
            wo_ask_number(s, power, n);
        return;
    }
    call->cursor->v[WO_V_IT] = (int16_t)(n < there ? n : there);
    wo_draw_cards(s, power, n, call->notes);
}

enum { AN_EFFECT, A_NUMBER };

/* `it` may be written where an effect card might be named: then it is a number. */
static int discards(const struct wo_state *s, const struct pl_call *call, int what_at) {
    if (pl_arg(call, what_at) == A_NUMBER)
        return pl_number(s, call, what_at + 1);
    return pl_script_raw(call->op, what_at + 1) >= PL_REGISTER ? pl_arg(call, what_at + 1) : -1;
}

bool wo_can_discard(const struct wo_state *s, const struct pl_call *call, int what_at) {
    return discards(s, call, what_at) <= s->power[own(call)].hand_n || stands_in(call, WO_SCRIPT_KNOWLEDGE_TRANSFER);
}

void wo_op_discard(struct wo_state *s, const struct pl_call *call, int what_at) {
    int n = discards(s, call, what_at);
    if (n < 0)
        wo_drop_effect(s, pl_arg(call, what_at + 1), call->notes);
    else
        wo_discard_some(s, own(call), n, call->notes);
}

bool wo_can_trash(const struct wo_state *s, const struct pl_call *call, unsigned from) {
    const struct wo_power *p = &s->power[own(call)];
    return from >> WO_PILE_THIS & 1 || (from >> WO_PILE_HAND & 1 && p->hand_n) ||
           (from >> WO_PILE_DISCARD & 1 && !pl_set_empty(&p->discard));
}

/* The card itself is one of those played whose effect this is. */
static void trash_this(struct wo_state *s, const struct pl_call *call) {
    struct wo_power *p = &s->power[own(call)];
    struct pl_notes *notes = call->notes;
    PL_EACH(card, p->played) {
        if (!stands_in(call, wo_card(card)->effect))
            continue;
        pl_set_drop(&p->played, card);
        NOTE(N_TRASHES, own(call), wo_face_of[card]);
        return;
    }
}

void wo_op_trash(struct wo_state *s, const struct pl_call *call, unsigned from) {
    if (from >> WO_PILE_THIS & 1)
        trash_this(s, call);
    else
        wo_trash_one(s, own(call), from, call->notes);
}

void wo_op_play_again(struct wo_state *s, const struct pl_call *call) {
    wo_play_again(s, own(call));
}

void wo_op_market(struct wo_state *s, const struct pl_call *call, int n) {
    wo_take_market(s, own(call), n);
}

/* ---- Picking ----------------------------------------------------------------------------------------------------- */

/* US Navy may be bound to zone and bases (WO-25.11). */
static bool reaches(const struct wo_state *s, const struct pl_call *call, int region) {
    if (!s->option[WO_OPT_NAVY] || !stands_in(call, WO_SCRIPT_US_NAVY))
        return true;
    return wo_in_zone(region, own(call)) || wo_has_base(s, own(call), region);
}

static unsigned pickable(const struct wo_state *s, const struct pl_call *call, int into) {
    unsigned of = pl_members(call, WO_PICK_OF), out = 0;
    int armies = pl_number(s, call, WO_PICK_ARMIES), price = pl_number(s, call, WO_PICK_PRICE);
    of = (of ? of : WO_ALL_REGIONS) & ~pl_members(call, WO_PICK_NOT);
    for (int i = WO_V_X; pl_flag(call, WO_PICK_OTHER) && i <= WO_V_Y; i++)
        if (i != into && call->cursor->v[i] >= 0)
            of &= ~(1u << call->cursor->v[i]);
    PL_EACH_BIT(region, of) {
        bool enough = !armies || (wo_armies_elsewhere(s, own(call), region) >= armies &&
                                  s->power[own(call)].money >= armies * price);
        if (enough && reaches(s, call, region))
            out |= 1u << region;
    }
    return out;
}

bool wo_can_pick(const struct wo_state *s, const struct pl_call *call, int into) {
    return pickable(s, call, into) != 0;
}

void wo_op_pick(struct wo_state *s, const struct pl_call *call, int into) {
    wo_pick(s, own(call), WO_PICK_REGION, into, pickable(s, call, into));
}

bool wo_can_pick_good(const struct wo_state *s, const struct pl_call *call, int into) {
    (void)s, (void)call, (void)into;
    return true;
}

void wo_op_pick_good(struct wo_state *s, const struct pl_call *call, int into) {
    wo_pick(s, own(call), WO_PICK_GOOD_TYPE, into, (1u << WO_TYPES) - 1);
}

void wo_op_offer(struct wo_state *s, const struct pl_call *call, int who) {
    int money = pl_number(s, call, WO_OFFER_PAY + 1);
    call->cursor->v[WO_V_IT] = (int16_t)(wo_is_automa(s, who) ? who : -1);
    wo_offer(s, who, money, call->notes);
}

/* ---- Numbers and tests ------------------------------------------------------------------------------------------- */

int wo_value_imported(const struct wo_state *s, const struct pl_call *call) {
    (void)call;
    return __builtin_popcount(s->trade.imports | s->trade.carded);
}

int wo_value_fdi(const struct wo_state *s, const struct pl_call *call) {
    return wo_fdi_count(s, own(call), NULL);
}

/* These two are read by engage_terms: they count in the region to be chosen. */
int wo_value_allies_there(const struct wo_state *s, const struct pl_call *call) {
    (void)s, (void)call;
    return 0;
}

int wo_value_armies_there(const struct wo_state *s, const struct pl_call *call) {
    (void)s, (void)call;
    return 0;
}

int wo_value_best_ready(const struct wo_state *s, const struct pl_call *call) {
    int best = 0;
    PL_EACH(country, wo_ready_allies(s, own(call))) {
        if (wo_countries[country].value > best)
            best = wo_countries[country].value;
    }
    return best;
}

/* Of two regions traded with alone `it` says what the first took, the other has the rest (WO-6.3.13). */
int wo_value_sold(const struct wo_state *s, const struct pl_call *call, int what_at) {
    int good = pl_arg(call, what_at), region = pl_arg(call, what_at + 1), all = s->trade.exported[good];
    if (region < 0)
        return 0;
    if (__builtin_popcount(s->trade.only) == 2 && it_of(call) >= 0)
        return region == __builtin_ctz(s->trade.only) ? it_of(call) : all - it_of(call);
    return wo_took(s, own(call), good, region);
}

int wo_value_accepted(const struct wo_state *s, const struct pl_call *call) {
    (void)s;
    return it_of(call) >= 0;
}
