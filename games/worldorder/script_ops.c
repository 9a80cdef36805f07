/* The words of the cards' effects (effects.words), each a function: what it does, and whether it can (WO-6.9.1). What
 * only events say is in events_ops.c, actions are in script_acts.c. */
#include "games/worldorder/events.h"
#include "games/worldorder/flow.h"
#include "games/worldorder/script_picks.h"
#include "games/worldorder/script_words.h"

/* ---- Influence and armies ---------------------------------------------------------------------------------------- */

/* Whoever took an offer adds the influence in the rest (WO-33.17). */
static int adds(const struct pl_call *call, int place) {
    return place == WO_REST && wo_it_of(call) >= 0 && wo_it_of(call) < WO_POWERS ? wo_it_of(call) : wo_own(call);
}

bool wo_can_inf(const struct wo_state *s, const struct pl_call *call, int where) {
    (void)s;
    return wo_place_region(call, where) >= 0;
}

void wo_op_inf(struct wo_state *s, const struct pl_call *call, int where) {
    wo_influence(s, adds(call, where), wo_place_region(call, where), 0, call->notes);
}

bool wo_can_infP(const struct wo_state *s, const struct pl_call *call, int where) {
    return wo_can_inf(s, call, where);
}

void wo_op_infP(struct wo_state *s, const struct pl_call *call, int where) {
    wo_influence(s, wo_own(call), wo_place_region(call, where), WO_INF_PERM, call->notes);
}

bool wo_can_conv(const struct wo_state *s, const struct pl_call *call, int where) {
    int region = wo_place_region(call, where);
    return region >= 0 && wo_can_convert(s, wo_own(call), region, pl_flag(call, WO_CONV_BEYOND));
}

void wo_op_conv(struct wo_state *s, const struct pl_call *call, int where) {
    wo_convert(s, wo_own(call), wo_place_region(call, where), pl_flag(call, WO_CONV_BEYOND), call->notes);
}

/* The regions in which the argument means that something could be reset; `moved`: those that armies reached. */
static unsigned resettable(const struct wo_state *s, const struct pl_call *call, int where) {
    int region = wo_place_region(call, where);
    unsigned asked = where == WO_MOVED && wo_it_of(call) > 0 ? (unsigned)wo_it_of(call) & WO_ALL_REGIONS
                     : region >= 0                           ? 1u << region
                                                             : 0,
             able = 0;
    PL_EACH_BIT(r, asked) {
        if (wo_can_reset(s, wo_own(call), r))
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
        wo_pick(s, wo_own(call), WO_PICK_RESET, 0, able);
}

bool wo_can_army(const struct wo_state *s, const struct pl_call *call, int where, int n) {
    (void)s, (void)n;
    return wo_place_region(call, where) >= 0;
}

void wo_op_army(struct wo_state *s, const struct pl_call *call, int where, int n) { /* WO-16.13 */
    for (int i = 0; i < (n ? n : 1); i++)
        wo_army_goes(s, wo_own(call), WO_FROM_SUPPLY, wo_place_region(call, where), call->notes);
}

/* ---- Goods and points -------------------------------------------------------------------------------------------- */

void wo_op_gain(struct wo_state *s, const struct pl_call *call, int what_at) {
    wo_gain(s, wo_own(call), pl_arg(call, what_at), pl_number(s, call, what_at + 1), call->notes);
}

/* A price of one or two goods: the second begins four slots behind the first, after a mark that it is there. */
enum { SECOND = 4 };

static bool has(const struct wo_state *s, const struct pl_call *call, int good, int n) {
    const struct wo_power *p = &s->power[wo_own(call)];
    if (good == WO_MONEY)
        return p->money >= n;
    if (good == WO_A)
        return (pl_flag(call, WO_PAY_BOARD) ? p->board : wo_armies_all(s, wo_own(call))) >= n;
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
        s->power[wo_own(call)].board = (uint8_t)(s->power[wo_own(call)].board - n);
        NOTE(N_PAYS, wo_own(call), WO_AMOUNT(WO_A, n));
        return;
    }
    wo_pay(s, wo_own(call), good, n, call->notes);
}

void wo_op_pay(struct wo_state *s, const struct pl_call *call, int what_at) {
    pay(s, call, pl_arg(call, what_at), pl_number(s, call, what_at + 1));
    if (second_price(call, what_at))
        pay(s, call, pl_arg(call, what_at + SECOND + 1), pl_number(s, call, what_at + SECOND + 2));
}

void wo_op_VP_plus(struct wo_state *s, const struct pl_call *call, int k) {
    wo_vp(s, wo_own(call), k, wo_of_event(call) ? WO_BY_EVENTS : WO_BY_CARDS, call->notes);
}

/* Which goods, and how many of them: "A", "any", "2". */
static int raised(const struct wo_state *s, const struct pl_call *call, int what_at, unsigned *goods) {
    enum { GOODS, ANY, NUMBER };
    int what = pl_arg(call, what_at);
    unsigned asked = what == GOODS ? pl_members(call, what_at + 1) : (1u << WO_TYPES) - 1;
    *goods = 0;
    PL_EACH_BIT(good, asked) {
        if (wo_can_raise(s, wo_own(call), good))
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
    wo_raise_some(s, wo_own(call), n, goods, call->notes);
}

bool wo_can_ready(const struct wo_state *s, const struct pl_call *call, int n) { /* WO-6.9.1 */
    (void)call, (void)n;
    return wo_is_human(s, wo_own(call));
}

/* The country readied is the one to invest in: they are chosen together (WO-31.23). */
static bool with_invest(const struct wo_state *s, const struct pl_call *call) {
    struct pl_call next = *call;
    next.op = call->op + 1;
    return next.op->code == WO_OP_INVEST && pl_flag(&next, WO_INVEST_KEEP) && wo_can_invest(s, &next, 0);
}

void wo_op_ready(struct wo_state *s, const struct pl_call *call, int n) {
    if (!with_invest(s, call))
        wo_ready_some(s, wo_own(call), n, call->notes);
}

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

static int in_piles(const struct wo_power *p) {
    return p->deck_n + p->top_n + pl_set_count(&p->discard);
}

void wo_op_draw(struct wo_state *s, const struct pl_call *call, int n_least, int n) {
    int power = wo_own(call), there = in_piles(&s->power[power]);
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
    return discards(s, call, what_at) <= s->power[wo_own(call)].hand_n ||
           wo_stands_in(call, WO_SCRIPT_KNOWLEDGE_TRANSFER);
}

void wo_op_discard(struct wo_state *s, const struct pl_call *call, int what_at) {
    int n = discards(s, call, what_at);
    if (n < 0)
        wo_drop_effect(s, pl_arg(call, what_at + 1), call->notes);
    else
        wo_discard_some(s, wo_own(call), n, call->notes);
}

bool wo_can_trash(const struct wo_state *s, const struct pl_call *call, unsigned from) {
    const struct wo_power *p = &s->power[wo_own(call)];
    return from >> WO_PILE_THIS & 1 || (from >> WO_PILE_HAND & 1 && p->hand_n) ||
           (from >> WO_PILE_DISCARD & 1 && !pl_set_empty(&p->discard));
}

/* The card itself is one of those played whose effect this is. */
static void trash_this(struct wo_state *s, const struct pl_call *call) {
    struct wo_power *p = &s->power[wo_own(call)];
    struct pl_notes *notes = call->notes;
    PL_EACH(card, p->played) {
        if (!wo_stands_in(call, wo_card(card)->effect))
            continue;
        pl_set_drop(&p->played, card);
        NOTE(N_TRASHES, wo_own(call), wo_face_of[card]);
        return;
    }
}

void wo_op_trash(struct wo_state *s, const struct pl_call *call, unsigned from) {
    if (from >> WO_PILE_THIS & 1)
        trash_this(s, call);
    else
        wo_trash_one(s, wo_own(call), from, call->notes);
}

void wo_op_play_again(struct wo_state *s, const struct pl_call *call) {
    wo_play_again(s, wo_own(call));
}

void wo_op_market(struct wo_state *s, const struct pl_call *call, int n) {
    wo_take_market(s, wo_own(call), n);
}

/* ---- Picking ----------------------------------------------------------------------------------------------------- */

/* US Navy may be bound to zone and bases (WO-25.11). */
static bool reaches(const struct wo_state *s, const struct pl_call *call, int region) {
    if (!s->option[WO_OPT_NAVY] || !wo_stands_in(call, WO_SCRIPT_US_NAVY))
        return true;
    return wo_in_zone(region, wo_own(call)) || wo_has_base(s, wo_own(call), region);
}

static unsigned pickable(const struct wo_state *s, const struct pl_call *call, int into) {
    unsigned of = pl_members(call, WO_PICK_OF), out = 0;
    int armies = pl_number(s, call, WO_PICK_ARMIES), price = pl_number(s, call, WO_PICK_PRICE);
    of = (of ? of : WO_ALL_REGIONS) & ~pl_members(call, WO_PICK_NOT);
    for (int i = WO_V_X; pl_flag(call, WO_PICK_OTHER) && i <= WO_V_Y; i++)
        if (i != into && call->cursor->v[i] >= 0)
            of &= ~(1u << call->cursor->v[i]);
    PL_EACH_BIT(region, of) {
        bool enough = !armies || (wo_armies_elsewhere(s, wo_own(call), region) >= armies &&
                                  s->power[wo_own(call)].money >= armies * price);
        if (enough && reaches(s, call, region))
            out |= 1u << region;
    }
    return out;
}

bool wo_can_pick(const struct wo_state *s, const struct pl_call *call, int into) {
    return pickable(s, call, into) != 0;
}

void wo_op_pick(struct wo_state *s, const struct pl_call *call, int into) {
    wo_pick(s, wo_own(call), WO_PICK_REGION, into, pickable(s, call, into));
}

bool wo_can_pick_good(const struct wo_state *s, const struct pl_call *call, int into) {
    (void)s, (void)call, (void)into;
    return true;
}

void wo_op_pick_good(struct wo_state *s, const struct pl_call *call, int into) {
    wo_pick(s, wo_own(call), WO_PICK_GOOD_TYPE, into, (1u << WO_TYPES) - 1);
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
    return wo_fdi_count(s, wo_own(call), NULL);
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
    PL_EACH(country, wo_ready_allies(s, wo_own(call))) {
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
    if (__builtin_popcount(s->trade.only) == 2 && wo_it_of(call) >= 0)
        return region == __builtin_ctz(s->trade.only) ? wo_it_of(call) : all - wo_it_of(call);
    return wo_took(s, wo_own(call), good, region);
}

int wo_value_accepted(const struct wo_state *s, const struct pl_call *call) {
    (void)s;
    return wo_it_of(call) >= 0;
}
