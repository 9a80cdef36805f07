/* The words of the action cards that are Basic Actions with terms of their own, and what is given and paid (HG-30 to
 * HG-33). */
#include "games/hegemony/cards.h"

static int own(const struct pl_call *call) {
    return call->cursor->v[HG_V_OWN];
}
static int in_register(const struct pl_call *call, int slot) { /* -1: no register is named, or nothing is in it */
    int which = pl_script_raw(call->op, slot);
    return which >= 0 && which < PL_REGISTERS ? call->cursor->v[which] : -1;
}

/* ---- Basic Actions ----------------------------------------------------------------------------------------------- */

enum { PROPOSE_ROWS = 2 }; /* of the table: what follows says who sees to the vote */

static struct hg_bill bill_terms(const struct hg_state *s, const struct pl_call *call) {
    int not = in_register(call, HG_PROPOSE_NOT);
    bool polls = call->op[PROPOSE_ROWS].code == HG_OP_POLL;
    return (struct hg_bill){.policy = (uint8_t)pl_number(s, call, HG_PROPOSE_POLICY),
                            .not_policy = (uint8_t)(not > 0 ? not : 0),
                            .any_section = pl_flag(call, HG_PROPOSE_ANY),
                            .no_vote = polls ? HG_VOTE_LATER : pl_flag(call, HG_PROPOSE_NOVOTE),
                            .vote_cost = !pl_flag(call, HG_PROPOSE_FREEVOTE)};
}
bool hg_can_propose(const struct hg_state *s, const struct pl_call *call) {
    struct hg_bill terms = bill_terms(s, call);
    return hg_can_bill(s, own(call), &terms);
}
void hg_op_propose(struct hg_state *s, const struct pl_call *call) {
    struct hg_bill terms = bill_terms(s, call);
    hg_bill(s, own(call), &terms, call->notes);
}

static struct hg_buy buy_terms(const struct hg_state *s, const struct pl_call *call, unsigned goods) {
    unsigned from = pl_members(call, HG_BUY_GOODS_FROM);
    int sources = pl_number(s, call, HG_BUY_GOODS_SOURCES);
    goods &= HG_ALL_GOODS;
    return (struct hg_buy){.goods = (uint8_t)(goods ? goods : HG_ALL_GOODS),
                           .sources = (uint8_t)(from ? from : HG_ALL_SOURCES),
                           .sources_max = (uint8_t)(sources ? sources : hg_plain_buy.sources_max),
                           .each = (uint8_t)pl_number(s, call, HG_BUY_GOODS_EACH),
                           .exactly = (uint8_t)pl_number(s, call, HG_BUY_GOODS_EXACTLY),
                           .price = (uint8_t)pl_number(s, call, HG_BUY_GOODS_PRICE),
                           .total_price = (uint8_t)pl_number(s, call, HG_BUY_GOODS_TOTAL),
                           .half = pl_flag(call, HG_BUY_GOODS_HALF)    ? HG_HALF_LESS
                                   : pl_flag(call, HG_BUY_GOODS_SPLIT) ? HG_HALF_STATE
                                                                       : HG_FULL,
                           .no_tariff = pl_flag(call, HG_BUY_GOODS_NOTARIFF)};
}
bool hg_can_buy_goods(const struct hg_state *s, const struct pl_call *call, unsigned goods) {
    struct hg_buy terms = buy_terms(s, call, goods);
    return hg_can_buy(s, own(call), &terms);
}
void hg_op_buy_goods(struct hg_state *s, const struct pl_call *call, unsigned goods) {
    struct hg_buy terms = buy_terms(s, call, goods);
    hg_buy(s, own(call), &terms, call->notes);
}

static struct hg_assign assign_terms(const struct hg_state *s, const struct pl_call *call) {
    int most = pl_number(s, call, HG_ASSIGN_WORKERS_MOST);
    bool into_own = pl_flag(call, HG_ASSIGN_WORKERS_OWN);
    return (struct hg_assign){.limit = (uint8_t)(most ? most : HG_UNLIMITED),
                              .idle_only = pl_flag(call, HG_ASSIGN_WORKERS_IDLE),
                              .targets = into_own ? hg_companies_of(s, own(call)) : 0,
                              .no_unions = into_own,
                              .class_of = into_own ? HG_W + 1 : 0,
                              .owner_pays = (uint8_t)pl_number(s, call, HG_ASSIGN_WORKERS_OWNER_PAYS),
                              .state_pays = (uint8_t)pl_number(s, call, HG_ASSIGN_WORKERS_STATE_PAYS)};
}
bool hg_can_assign_workers(const struct hg_state *s, const struct pl_call *call) {
    struct hg_assign terms = assign_terms(s, call);
    bool nowhere = pl_flag(call, HG_ASSIGN_WORKERS_OWN) && !terms.targets; /* no target would mean any */
    return !nowhere && hg_can_assign(s, own(call), &terms);
}
void hg_op_assign_workers(struct hg_state *s, const struct pl_call *call) {
    struct hg_assign terms = assign_terms(s, call);
    hg_assign(s, own(call), &terms, call->notes);
}

static struct hg_build build_terms(const struct hg_state *s, const struct pl_call *call) {
    int less = pl_number(s, call, HG_BUILD_COMPANY_LESS), more = pl_number(s, call, HG_BUILD_COMPANY_MORE);
    bool same = pl_script_raw(call->op, HG_BUILD_COMPANY_OF) >= 0; /* HG-31.24: off if it makes the good of the tile */
    int of = in_register(call, HG_BUILD_COMPANY_OF);
    return (struct hg_build){.discount = (int8_t)(same ? 0 : less - more),
                             .discount_if_same = (uint8_t)(same ? less : 0),
                             .same_good = (uint8_t)(of < 0 ? 0 : of + 1),
                             .industries = (uint8_t)pl_members(call, HG_BUILD_COMPANY_INDUSTRIES),
                             .state_pays = pl_flag(call, HG_BUILD_COMPANY_FREE)   ? HG_STATE_PAYS_ALL
                                           : pl_flag(call, HG_BUILD_COMPANY_HALF) ? HG_STATE_PAYS_REST
                                                                                  : HG_PAYS_ITSELF,
                             .from_deck = pl_flag(call, HG_BUILD_COMPANY_DECK),
                             .supply_worker = pl_flag(call, HG_BUILD_COMPANY_SUPPLY)};
}
bool hg_can_build_company(const struct hg_state *s, const struct pl_call *call) {
    struct hg_build terms = build_terms(s, call);
    return hg_can_build(s, own(call), &terms);
}
void hg_op_build_company(struct hg_state *s, const struct pl_call *call) {
    struct hg_build terms = build_terms(s, call);
    hg_build(s, own(call), &terms, call->notes);
}

static struct hg_exporting export_terms(const struct hg_state *s, const struct pl_call *call) {
    return (struct hg_exporting){.goods = (uint8_t)pl_members(call, HG_EXPORT_GOODS_ONLY),
                                 .times = (uint8_t)pl_number(s, call, HG_EXPORT_GOODS_TIMES),
                                 .state_pays = (uint8_t)pl_number(s, call, HG_EXPORT_GOODS_STATE_PAYS)};
}
bool hg_can_export_goods(const struct hg_state *s, const struct pl_call *call) {
    struct hg_exporting terms = export_terms(s, call);
    return hg_can_export(s, own(call), &terms);
}
void hg_op_export_goods(struct hg_state *s, const struct pl_call *call) {
    struct hg_exporting terms = export_terms(s, call);
    hg_export(s, own(call), &terms, call->notes);
}

bool hg_can_make_deal(const struct hg_state *s, const struct pl_call *call) {
    (void)call;
    return hg_can_deal(s);
}
void hg_op_make_deal(struct hg_state *s, const struct pl_call *call) {
    hg_deal(s, call->notes);
}

bool hg_can_place_strikes(const struct hg_state *s, const struct pl_call *call, int most) {
    (void)call;
    return most > 0 && hg_can_strike_some(s);
}
void hg_op_place_strikes(struct hg_state *s, const struct pl_call *call, int most) {
    hg_strike(s, most, call->notes);
}

bool hg_can_sell_own(const struct hg_state *s, const struct pl_call *call, int factor) {
    (void)factor;
    return hg_can_sell_company(s, own(call), true);
}
void hg_op_sell_own(struct hg_state *s, const struct pl_call *call, int factor) {
    hg_sell_company(s, own(call), factor, true, call->notes);
}

static uint32_t shift_places(const struct hg_state *s, const struct pl_call *call) {
    uint32_t places = 0;
    if (!pl_flag(call, HG_EXTRA_SHIFT_EMPLOYERS))
        return HG_ALL_M;
    PL_EACH_BIT(place, (unsigned)HG_ALL_M) {
        places |= s->place[place].card && s->place[place].slot[2] ? 1u << place : 0;
    }
    return places;
}
bool hg_can_extra_shift(const struct hg_state *s, const struct pl_call *call) {
    return hg_shift_places(s, shift_places(s, call)) != 0;
}
void hg_op_extra_shift(struct hg_state *s, const struct pl_call *call) {
    hg_extra_shift(s, shift_places(s, call), false, call->notes);
}

bool hg_can_event_action(const struct hg_state *s, const struct pl_call *call) {
    return pl_flag(call, HG_EVENT_ACTION_AGAIN) ? hg_can_event_again(s) : hg_can_event(s);
}
void hg_op_event_action(struct hg_state *s, const struct pl_call *call) {
    hg_event(s, pl_flag(call, HG_EVENT_ACTION_AGAIN), call->notes);
}

/* ---- Money and points -------------------------------------------------------------------------------------------- */

bool hg_can_pay(const struct hg_state *s, const struct pl_call *call, int money) { /* HG-19.1: without a Loan */
    int to = pl_arg(call, HG_PAY_TO);
    return hg_funds(s, own(call)) >= money && (to < 0 || to == HG_S || hg_in_game(s, to));
}
void hg_op_pay(struct hg_state *s, const struct pl_call *call, int money) {
    int to = pl_arg(call, HG_PAY_TO);
    if (!pl_flag(call, HG_PAY_CAPITAL)) {
        hg_pay_to(s, own(call), money, to, call->notes);
        return;
    }
    hg_from_capital(s, money, call->notes);
    if (to >= 0)
        hg_earn(s, to, money, call->notes);
}

bool hg_can_spend(const struct hg_state *s, const struct pl_call *call, int influence) {
    return s->influence[own(call)] >= influence;
}
void hg_op_spend(struct hg_state *s, const struct pl_call *call, int influence) {
    struct pl_notes *notes = call->notes;
    hg_spend_influence(s, own(call), influence);
    NOTE(N_CARD_INFLUENCE, own(call), influence);
}

void hg_op_state_pays(struct hg_state *s, const struct pl_call *call, int money) {
    if (money > 0)
        hg_owe(s, HG_S, money, own(call), call->notes);
}

void hg_op_others_pay(struct hg_state *s, const struct pl_call *call, int money) {
    PL_EACH_BIT(role, (unsigned)s->roles & ~(1u << own(call))) {
        hg_owe(s, role, money, HG_S, call->notes);
    }
}

void hg_op_money(struct hg_state *s, const struct pl_call *call, int n) {
    unsigned to = pl_members(call, HG_MONEY_TO);
    PL_EACH_BIT(role, (to ? to : 1u << own(call)) & s->roles) {
        hg_earn(s, role, n, call->notes);
    }
}

void hg_op_to_capital(struct hg_state *s, const struct pl_call *call, int money) { /* HG-32.8 */
    struct pl_notes *notes = call->notes;
    s->money[HG_ACC_REVENUE] -= money;
    hg_to_capital(s, money);
    NOTE(N_TO_CAPITAL, own(call), money);
}

void hg_op_VP_plus(struct hg_state *s, const struct pl_call *call, int n) {
    hg_vp(s, own(call), n, HG_BY_CARDS, call->notes);
}

void hg_op_prosperity(struct hg_state *s, const struct pl_call *call, int n) {
    while (n-- > 0)
        hg_gain_prosperity(s, own(call), call->notes);
}

void hg_op_influence(struct hg_state *s, const struct pl_call *call, int n) {
    struct pl_notes *notes = call->notes;
    int gained = n > 0 ? hg_gain_influence(s, own(call), n) : 0;
    if (gained)
        NOTE(N_GAINS_INFLUENCE, own(call), gained);
}

void hg_op_legit(struct hg_state *s, const struct pl_call *call, int with, int n) { /* HG-1.3: only of an S played */
    if (n > 0 && hg_with_state(s) && hg_in_game(s, with))
        hg_legitimacy(s, with, n, call->notes);
}

void hg_op_token(struct hg_state *s, const struct pl_call *call, int with) {
    if (hg_with_state(s) && hg_in_game(s, with))
        hg_legitimacy_token(s, with, call->notes);
}

void hg_op_cubes(struct hg_state *s, const struct pl_call *call, int n) {
    struct pl_notes *notes = call->notes;
    int added = n > 0 ? hg_add_cubes(s, own(call), n) : 0;
    NOTE(N_PRESSURE, own(call), added);
}

/* ---- The State gives, and takes ---------------------------------------------------------------------------------- */

static int provided(const struct hg_state *s, const struct pl_call *call, int to, int n) {
    switch (pl_arg(call, HG_PROVIDE_TO_PER)) {
    case HG_PER_POPULATION:
        return to <= HG_M ? n * s->population[to] : 0;
    case HG_PER_EMPLOYED:
        return to <= HG_M ? n * s->employed[to] : 0;
    case HG_PER_COMPANIES:
        return n * __builtin_popcount(hg_companies_of(s, to));
    default:
        return n;
    }
}
bool hg_can_provide_to(const struct hg_state *s, const struct pl_call *call, int to, int what, int n) {
    int all = provided(s, call, to, n);
    return all > 0 && hg_in_game(s, to) && hg_can_provide(s, to, what, all);
}
void hg_op_provide_to(struct hg_state *s, const struct pl_call *call, int to, int what, int n) {
    int all = provided(s, call, to, n);
    call->cursor->v[HG_V_IT] = (int16_t)(all < UINT8_MAX ? all : UINT8_MAX);
    hg_provide(s, to, what, all, call->notes);
}

bool hg_can_lose(const struct hg_state *s, const struct pl_call *call, int with) { /* HG-33.24 */
    (void)call;
    return hg_in_game(s, with) && s->legitimacy[with] > 1;
}
void hg_op_lose(struct hg_state *s, const struct pl_call *call, int with) {
    hg_legitimacy(s, with, -1, call->notes);
}

bool hg_can_censor(const struct hg_state *s, const struct pl_call *call, int whom) { /* HG-33.3 */
    return hg_can_lose(s, call, whom);
}
void hg_op_censor(struct hg_state *s, const struct pl_call *call, int whom) {
    struct pl_notes *notes = call->notes;
    if (s->influence[whom]) {
        s->influence[whom]--;
        s->influence[own(call)]++;
        NOTE(N_TAKES_INFLUENCE, own(call), 1, whom);
    }
    hg_legitimacy(s, whom, -1, notes);
}

bool hg_can_import(const struct hg_state *s, const struct pl_call *call, int what, int price) { /* HG-33.33 */
    struct hg_buy terms = {
        .goods = (uint8_t)(1u << what), .sources = 1 << HG_FROM_ABROAD, .sources_max = 1, .price = (uint8_t)price};
    return hg_can_buy(s, own(call), &terms);
}
void hg_op_import(struct hg_state *s, const struct pl_call *call, int what, int price) {
    struct hg_buy terms = {
        .goods = (uint8_t)(1u << what), .sources = 1 << HG_FROM_ABROAD, .sources_max = 1, .price = (uint8_t)price};
    hg_buy(s, own(call), &terms, call->notes);
}
