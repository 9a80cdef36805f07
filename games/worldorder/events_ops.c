/* What outcomes of events do: the words of effects.words that only events have. An NPC power takes influence and armies
 * and nothing else (WO-20.8); an automa skips what it cannot do (WO-23.23). */
#include "games/worldorder/actions.h"
#include "games/worldorder/events_parts.h"
#include "games/worldorder_effects.h"

static int own_of(const struct pl_call *call) {
    return call->cursor->v[WO_V_OWN];
}

bool wo_of_event(const struct pl_call *call) {
    return call->op - call->script->rows >= wo_effect_at[WO_SCRIPT_I01];
}

/* ---- Points, money, goods ------------------------------------------------------------------------------------------
 */

void wo_op_money_plus(struct wo_state *s, const struct pl_call *call, int k) {
    wo_money(s, own_of(call), k, call->notes);
}

void wo_op_VP_minus(struct wo_state *s, const struct pl_call *call, int k) {
    wo_vp(s, own_of(call), -k, WO_BY_EVENTS, call->notes);
}

void wo_op_SP_plus(struct wo_state *s, const struct pl_call *call, int k) {
    wo_gain(s, own_of(call), WO_SP, k, call->notes);
}

void wo_op_SP_minus(struct wo_state *s, const struct pl_call *call, int k) {
    struct wo_power *p = &s->power[own_of(call)];
    int lost = k < p->sp ? k : p->sp;
    struct pl_notes *notes = call->notes;
    if (!lost)
        return;
    p->sp = (uint8_t)(p->sp - lost);
    NOTE(N_LOSES_SP, own_of(call), WO_AMOUNT(WO_SP, lost));
}

void wo_op_lose(struct wo_state *s, const struct pl_call *call, int what_at) {
    wo_lose(s, own_of(call), pl_arg(call, what_at), pl_number(s, call, what_at + 1), call->notes);
}

/* ---- Influence (WO-19) ---------------------------------------------------------------------------------------------
 */

void wo_op_neutral(struct wo_state *s, const struct pl_call *call, int where) {
    wo_add_temporary(s, WO_NEUTRAL, where, call->notes);
}

bool wo_can_unneutral(const struct wo_state *s, const struct pl_call *call, int where) {
    (void)call;
    return wo_infl(s, where, WO_NEUTRAL);
}

void wo_op_unneutral(struct wo_state *s, const struct pl_call *call, int where) {
    wo_remove_influence(s, WO_NEUTRAL, where, false, call->notes);
}

static int whose_cube(const struct pl_call *call, int whose) {
    return whose < 0 ? own_of(call) : whose;
}

bool wo_can_rem(const struct wo_state *s, const struct pl_call *call, int where, int whose) {
    return wo_infl(s, where, whose_cube(call, whose));
}

void wo_op_rem(struct wo_state *s, const struct pl_call *call, int where, int whose) {
    wo_remove_influence(s, whose_cube(call, whose), where, false, call->notes);
}

bool wo_can_remN(const struct wo_state *s, const struct pl_call *call, int where, int whose) {
    return wo_infl(s, where, whose_cube(call, whose));
}

void wo_op_remN(struct wo_state *s, const struct pl_call *call, int where, int whose) {
    wo_remove_influence(s, whose_cube(call, whose), where, true, call->notes);
}

bool wo_can_totemp(const struct wo_state *s, const struct pl_call *call, int where, int whose) {
    return wo_infl(s, where, whose_cube(call, whose));
}

void wo_op_totemp(struct wo_state *s, const struct pl_call *call, int where, int whose) {
    wo_to_temporary(s, whose_cube(call, whose), where, call->notes);
}

/* ---- Each in a different region (WO-16.9) --------------------------------------------------------------------------
 */

static int distinct_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(region, f->v[0] & ~(int)s->ev_taken) {
        out[n++] = PL_MOVE(WO_M_PICK, region, 0, 0);
    }
    return n;
}

static void take_region(struct wo_state *s, int power, int region, struct pl_notes *notes) {
    s->ev_taken |= (uint8_t)(1u << region);
    wo_influence(s, power, region, 0, notes);
}

static void distinct_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat;
    pl_pop(&s->frames);
    take_region(s, power, pl_a(move), notes);
}

static struct pl_asked distinct_prompt(const struct wo_state *s, const struct pl_frame *f) {
    return ASKS(EVENT_REGION, f->seat, s->ev_now - 1);
}

static struct pl_said distinct_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    int region = pl_a(move);
    if (pl_kind(move) != WO_M_PICK)
        return PL_NOTHING;
    if (pl_b(move) || !(f->v[0] >> region & 1))
        return SAY(W_EVENT_REGION, s->ev_now - 1);
    return SAY(W_REGION_TAKEN, region);
}

static bool distinct_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && s->ev_now && !f->step && !f->left && wo_asks_fit(s, f, above, distinct_moves);
}

const struct pl_decision wo_row_distinct = {
    .key = "distinct",
    .values = VALUES(PL_VALUE(0, "regions", "bit per region the event names", .min = 1, .max = WO_ALL_REGIONS)),
    .moves = distinct_moves,
    .apply = distinct_apply,
    .prompt = distinct_prompt,
    .why = distinct_why,
    .fits = distinct_fits};

bool wo_can_inf_distinct(const struct wo_state *s, const struct pl_call *call, unsigned of) {
    (void)s, (void)call;
    return of != 0;
}

void wo_op_inf_distinct(struct wo_state *s, const struct pl_call *call, unsigned of) {
    int power = own_of(call);
    unsigned left = of & ~(unsigned)s->ev_taken;
    struct pl_notes *notes = call->notes;
    if (!left) {
        NOTE(N_NO_REGION_LEFT, power);
        wo_vp(s, power, 1, WO_BY_EVENTS, notes);
    } else if (!wo_is_human(s, power)) {
        wo_draw_region(s, power, left, notes);
    } else if (!(left & (left - 1))) {
        take_region(s, power, __builtin_ctz(left), notes);
    } else {
        wo_push(s, WO_F_DISTINCT, power)->v[0] = (int16_t)of;
    }
}

/* ---- A production is lowered (WO-16.10) ----------------------------------------------------------------------------
 */

static unsigned to_lower(const struct wo_state *s, int power, unsigned of) {
    unsigned goods = 0;
    for (int good = 0; good < WO_TYPES && wo_is_human(s, power); good++)
        if (of >> good & 1 && s->power[power].prod[good])
            goods |= 1u << good;
    return goods;
}

static int lower_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(good, to_lower(s, f->seat, (unsigned)f->v[0])) {
        out[n++] = PL_MOVE(WO_M_LOSE, good, 0, 0);
    }
    return n;
}

static void lower_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat;
    pl_pop(&s->frames);
    wo_lower(s, power, pl_a(move), notes);
}

static struct pl_asked lower_prompt(const struct wo_state *s, const struct pl_frame *f) {
    return ASKS(EVENT_LOWER, f->seat, s->ev_now - 1);
}

static struct pl_said lower_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) != WO_M_LOSE)
        return PL_NOTHING;
    return f->v[0] >> pl_a(move) & 1 ? SAY(W_NOTHING_TO_LOWER, pl_a(move)) : SAY(W_OTHER_PRODUCTION, s->ev_now - 1);
}

static bool lower_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && s->ev_now && !f->step && !f->left && wo_asks_fit(s, f, above, lower_moves);
}

const struct pl_decision wo_row_lower = {.key = "lower",
                                         .values = VALUES(PL_VALUE(0, "goods", "bit per good of which one is lowered",
                                                                   .min = 1, .max = (1 << WO_TYPES) - 1)),
                                         .about = KINDS(WO_M_LOSE),
                                         .moves = lower_moves,
                                         .apply = lower_apply,
                                         .prompt = lower_prompt,
                                         .why = lower_why,
                                         .not_now = PL_PHRASE(W_NO_LOSS_NOW),
                                         .fits = lower_fits};

bool wo_can_prod_minus(const struct wo_state *s, const struct pl_call *call, unsigned of) {
    return to_lower(s, own_of(call), of);
}

void wo_op_prod_minus(struct wo_state *s, const struct pl_call *call, unsigned of) {
    int power = own_of(call);
    unsigned goods = to_lower(s, power, of);
    if (goods & (goods - 1))
        wo_push(s, WO_F_LOWER, power)->v[0] = (int16_t)of;
    else
        wo_lower(s, power, __builtin_ctz(goods), call->notes);
}

/* ---- Allies are exhausted (WO-16.11) -------------------------------------------------------------------------------
 */

enum { EXHAUST_REGION }; /* WO_REGIONS: anywhere */

static struct pl_set ready_allies(const struct wo_state *s, int power, int region) {
    struct pl_set allies = region == WO_REGIONS ? wo_allies(s, power) : wo_allies_in(s, power, region);
    return pl_set_minus(allies, s->spent);
}

static int exhaust_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    struct pl_set ready = ready_allies(s, f->seat, f->v[EXHAUST_REGION]);
    PL_EACH(country, ready) {
        out[n++] = PL_MOVE(WO_M_EXHAUST, country, 0, 0);
    }
    return n;
}

static void exhaust_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat;
    if (--f->left == 0)
        pl_pop(&s->frames);
    wo_exhaust(s, pl_a(move));
    NOTE(N_EVENT_EXHAUSTS, power, pl_a(move));
}

/* All there are, if there is nothing to choose. */
static bool exhaust_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    pl_move moves[WO_COUNTRIES];
    int n = exhaust_moves(s, f, moves);
    if (n > f->left)
        return true;
    if (n)
        exhaust_apply(s, f, moves[0], notes);
    else
        pl_pop(&s->frames);
    return false;
}

static struct pl_asked exhaust_prompt(const struct wo_state *s, const struct pl_frame *f) {
    return ASKS(EVENT_EXHAUST, f->seat, f->left, s->ev_now - 1);
}

static struct pl_said exhaust_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    int country = pl_a(move), region = f->v[EXHAUST_REGION];
    if (pl_kind(move) != WO_M_EXHAUST)
        return PL_NOTHING;
    struct pl_said why = wo_not_ally(s, f->seat, country);
    if (why.phrase)
        return why;
    if (region < WO_REGIONS && wo_countries[country].region != region)
        return SAY(W_EXHAUST_REGION, region);
    return SAY(W_EVENT_NOT_READY, country);
}

static bool exhaust_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    pl_move moves[WO_COUNTRIES];
    return !above && s->ev_now && f->left && f->seat >= 0 && f->seat < WO_POWERS && wo_is_human(s, f->seat) &&
           !f->step && exhaust_moves(s, f, moves) > f->left;
}

const struct pl_decision wo_row_exhaust = {
    .key = "exhaust",
    .values = VALUES(PL_VALUE(EXHAUST_REGION, "region", "where, from 0; 7: anywhere", .max = WO_REGIONS)),
    .moves = exhaust_moves,
    .apply = exhaust_apply,
    .run = exhaust_run,
    .prompt = exhaust_prompt,
    .why = exhaust_why,
    .fits = exhaust_fits};

bool wo_can_exhaust(const struct wo_state *s, const struct pl_call *call, int n, int where) {
    struct pl_set ready = ready_allies(s, own_of(call), where < 0 ? WO_REGIONS : where);
    return n > 0 && wo_is_human(s, own_of(call)) && !pl_set_empty(&ready);
}

void wo_op_exhaust(struct wo_state *s, const struct pl_call *call, int n, int where) {
    struct pl_frame *f = wo_push(s, WO_F_EXHAUST, own_of(call));
    f->left = (uint8_t)n;
    f->v[EXHAUST_REGION] = (int16_t)(where < 0 ? WO_REGIONS : where);
}

/* ---- Cards (WO-16) -------------------------------------------------------------------------------------------------
 */

void wo_op_add(struct wo_state *s, const struct pl_call *call, int what_at) {
    int which = pl_arg(call, what_at + 1);
    if (pl_arg(call, what_at) == 0) /* the first of the two kinds */
        wo_add_card(s, which, call->notes);
    else
        wo_add_effect(s, which, call->notes);
}

void wo_op_stay(struct wo_state *s, const struct pl_call *call) {
    struct pl_frame *f = wo_event_frame(s);
    (void)call;
    if (f)
        f->v[EV_STAYS] = 1;
}

/* WO-24.3: the version that is in the game; a card that is in it already changes nothing. */
void wo_op_replace(struct wo_state *s, const struct pl_call *call, int which, int by) {
    int with = WO_C_REPLACEMENT + by;
    bool there = pl_set_has(&s->stack, which) || wo_shows(s, which);
    for (int power = 0; power < WO_POWERS; power++)
        there |= pl_set_has(&s->ally[power], which);
    if (there)
        wo_replace_country(s, which, with, call->notes);
}

bool wo_can_fetch(const struct wo_state *s, const struct pl_call *call, int which) {
    return pl_set_has(&s->stack, which) && !wo_is_npc(s, own_of(call));
}

void wo_op_fetch(struct wo_state *s, const struct pl_call *call, int which) {
    wo_take_country(s, own_of(call), which, call->notes); /* out of the stack, which is shuffled then */
}

/* ---- Actions in an outcome -----------------------------------------------------------------------------------------
 */

static bool is_named_country(int act, const struct wo_terms *terms) {
    return act == WO_ACT_IMPROVE && terms->country >= 0;
}

static bool is_free_investment(int act, const struct wo_terms *terms) {
    return act == WO_ACT_INVEST && terms->less == WO_FREE;
}

/* WO-16.7 for an automa: regions with an ally and room for one of its FDI tokens (WO-22.12). */
static unsigned automa_may_invest(const struct wo_state *s, int power, unsigned regions) {
    unsigned may = 0;
    PL_EACH_BIT(region, regions) {
        int allies = wo_ally_count(s, power, region), room = allies + !s->option[WO_OPT_AUTOMA_INVEST];
        if (allies && s->power[power].fdi_at[region] < room)
            may |= 1u << region;
    }
    return may;
}

bool wo_event_can_act(const struct wo_state *s, int power, int act, const struct wo_terms *terms) {
    if (wo_is_human(s, power))
        return wo_can_act(s, power, (enum wo_act_kind)act, terms);
    if (wo_is_npc(s, power))
        return false;
    if (is_named_country(act, terms)) /* WO-23.24 */
        return wo_may_improve(s, power, terms->country);
    return is_free_investment(act, terms) && automa_may_invest(s, power, terms->only);
}

static void automa_acts(struct wo_state *s, int power, int act, const struct wo_terms *terms, struct pl_notes *notes) {
    if (is_named_country(act, terms)) {
        wo_take_country(s, power, terms->country, notes);
        return;
    }
    wo_draw_investment(s, power, automa_may_invest(s, power, terms->only), notes);
}

enum { ACT_KIND, ACT_ONLY, ACT_N, ACT_LEAST, ACT_GOOD, ACT_COUNTRY };

void wo_event_act(struct wo_state *s, int power, int act, const struct wo_terms *terms, struct pl_notes *notes) {
    if (!wo_is_human(s, power)) {
        automa_acts(s, power, act, terms, notes);
    } else if (is_named_country(act, terms) || is_free_investment(act, terms)) {
        wo_act(s, power, (enum wo_act_kind)act, terms, notes);
    } else {
        struct pl_frame *f = wo_push(s, WO_F_EVENT_ACT, power);
        f->v[ACT_KIND] = (int16_t)act;
        f->v[ACT_ONLY] = terms->only;
        f->v[ACT_N] = terms->n;
        f->v[ACT_LEAST] = terms->least;
        f->v[ACT_GOOD] = terms->good;
        f->v[ACT_COUNTRY] = terms->country;
    }
}

static struct wo_terms terms_of(const struct pl_frame *f) {
    struct wo_terms terms = WO_PLAIN_TERMS;
    terms.only = (uint8_t)f->v[ACT_ONLY];
    terms.n = (uint8_t)f->v[ACT_N];
    terms.least = (uint8_t)f->v[ACT_LEAST];
    terms.good = (uint8_t)f->v[ACT_GOOD];
    terms.country = (int8_t)f->v[ACT_COUNTRY];
    return terms;
}

static int act_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s, (void)f;
    out[0] = PL_MOVE(WO_M_OFFER, 1, 0, 0);
    out[1] = PL_MOVE(WO_M_OFFER, 0, 0, 0);
    return 2;
}

static void act_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, act = f->v[ACT_KIND];
    struct wo_terms terms = terms_of(f);
    pl_pop(&s->frames);
    if (pl_a(move))
        wo_act(s, power, (enum wo_act_kind)act, &terms, notes);
}

static struct pl_asked act_prompt(const struct wo_state *s, const struct pl_frame *f) {
    static const struct pl_phrase *const asks[WO_ACTS] = {PL_PHRASE(ASKS_MAY_IMPROVE), PL_PHRASE(ASKS_MAY_ENGAGE),
                                                          PL_PHRASE(ASKS_MAY_TRADE),   PL_PHRASE(ASKS_MAY_INVEST),
                                                          PL_PHRASE(ASKS_MAY_MOVE),    PL_PHRASE(ASKS_MAY_BASE),
                                                          PL_PHRASE(ASKS_MAY_GROWTH),  PL_PHRASE(ASKS_MAY_PRODUCE)};
    return (struct pl_asked){asks[f->v[ACT_KIND]], PL_PHRASE(TELLS_MAY_ACT), {f->seat, s->ev_now - 1}};
}

static bool act_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    struct wo_terms terms = terms_of(f);
    return !above && s->ev_now && !f->step && !f->left && wo_asks_fit(s, f, above, act_moves) &&
           wo_can_act(s, f->seat, (enum wo_act_kind)f->v[ACT_KIND], &terms);
}

const struct pl_decision wo_row_event_act = {
    .key = "event_act",
    .values = VALUES(PL_VALUE(ACT_KIND, "act", "which of the eight actions, from 0", .max = WO_ACTS - 1),
                     PL_VALUE(ACT_ONLY, "only", "bit per region", .max = WO_ALL_REGIONS),
                     PL_VALUE(ACT_N, "most", "how many at most", .max = UINT8_MAX),
                     PL_VALUE(ACT_LEAST, "least", "how many at least", .max = UINT8_MAX),
                     PL_VALUE(ACT_GOOD, "good", "which good; 255: any", .max = UINT8_MAX),
                     PL_VALUE(ACT_COUNTRY, "country", "only this one; -1: any", .values = &wo_country_keys, .min = -1,
                              .max = WO_COUNTRIES - 1)),
    .moves = act_moves,
    .apply = act_apply,
    .prompt = act_prompt,
    .fits = act_fits};
