/* The actions as words of effects.words: with which terms a text grants them (WO-6.9). What stands in an event is left
 * to wo_event_act. */
#include "games/worldorder/events.h"
#include "games/worldorder/script_words.h"

/* ---- Places ------------------------------------------------------------------------------------------------------ */

/* `in=it`: only this country, or only this region. */
static void only_in(const struct pl_call *call, int place, struct wo_terms *t) {
    int region = wo_place_region(call, place);
    if (region < 0)
        return;
    t->only &= (uint8_t)(1u << region);
    if (place >= WO_PLACE_COUNTRY)
        t->country = (int8_t)(place - WO_PLACE_COUNTRY);
}

/* `other`, `elsewhere`: not where the one before was. */
static void not_there(const struct pl_call *call, struct wo_terms *t) {
    int region = wo_place_region(call, wo_it_of(call));
    if (region >= 0)
        t->only &= (uint8_t) ~(1u << region);
}

static void only_these(unsigned regions, struct wo_terms *t) {
    if (regions)
        t->only &= (uint8_t)regions;
}

/* ---- Actions ----------------------------------------------------------------------------------------------------- */

static bool can(const struct wo_state *s, const struct pl_call *call, enum wo_act_kind act, const struct wo_terms *t) {
    return wo_of_event(call) ? wo_event_can_act(s, wo_own(call), act, t) : wo_can_act(s, wo_own(call), act, t);
}

static void act(struct wo_state *s, const struct pl_call *call, enum wo_act_kind act, const struct wo_terms *t) {
    if (wo_of_event(call))
        wo_event_act(s, wo_own(call), act, t, call->notes);
    else
        wo_act(s, wo_own(call), act, t, call->notes);
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
    if (wo_stands_in(call, WO_SCRIPT_DIPLOMATIC_OPENING)) {
        s->power[wo_own(call)].once |= WO_ONCE_OPENING;
        NOTE(N_ABILITY, wo_own(call), WO_DIPLOMATIC_OPENING);
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
    int to = wo_place_region(call, pl_arg(call, WO_MOVE_TO)), price = pl_number(s, call, WO_MOVE_PRICE);
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
    return wo_may_prosper(s, wo_own(call), pl_number(s, call, WO_PROSPERITY_LESS));
}

void wo_op_prosperity(struct wo_state *s, const struct pl_call *call) {
    wo_prosper(s, wo_own(call), pl_number(s, call, WO_PROSPERITY_LESS), call->notes);
}
