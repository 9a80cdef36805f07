/* Aftermath (WO-10): investments return, tokens become money, prosperity, THREAT. */
#include "games/worldorder/actions.h"
#include "games/worldorder/automa.h"
#include "games/worldorder/flow.h"

enum { RETURN_PER_VALUE = 2, RETURN_OF_AUTOMA = 5, CASH_PER_ALLY = 5 };

/* The regions in which a power has both an engage token and an ally. */
static unsigned token_regions(const struct wo_state *s, int power) {
    unsigned regions = 0;
    PL_EACH_BIT(region, s->power[power].engaged) {
        regions |= (unsigned)(wo_ally_count(s, power, region) > 0) << region;
    }
    return regions;
}

static int region_moves(unsigned regions, enum wo_move kind, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(region, regions) {
        out[n++] = PL_MOVE(kind, region, 0, 0);
    }
    out[n++] = PL_MOVE(WO_M_DONE, 0, 0, 0);
    return n;
}

static bool one_of(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above,
                   enum wo_step step) {
    return !above && wo_is_human(s, f->seat) && f == &s->frames.at[1] && wo_at_step(s, step) && !f->step && !f->left;
}

/* ---- Return on investments (WO-10.1, WO-10.2) -------------------------------------------------------------------- */

static void return_on_investments(struct wo_state *s, int power, struct pl_notes *notes) {
    int money = 0;
    if (wo_is_automa(s, power))
        for (int region = 0; region < WO_REGIONS; region++) /* WO-23.10 */
            money += RETURN_OF_AUTOMA * s->power[power].fdi_at[region];
    else if (wo_fdi_count(s, power, &money))
        money *= RETURN_PER_VALUE;
    if (!money)
        return;
    NOTE(N_RETURNS, power);
    wo_money(s, power, money, notes);
}

void wo_step_returns(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    s->phase = WO_AFTERMATH;
    int power = wo_next_power(s, f);
    if (power < 0)
        return;
    s->active = (uint8_t)power;
    return_on_investments(s, power, notes);
    if (wo_is_human(s, power))
        wo_push(s, WO_F_CASH, power);
}

static int cash_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    return region_moves(token_regions(s, f->seat), WO_M_CASH, out);
}

static bool cash_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    if (token_regions(s, f->seat))
        return true;
    pl_pop(&s->frames);
    return false;
}

static void cash_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, region = pl_a(move);
    if (pl_kind(move) == WO_M_DONE) {
        pl_pop(&s->frames);
        return;
    }
    s->power[power].engaged &= (uint8_t) ~(1u << region); /* WO-10.3 */
    NOTE(N_CASHES, power, region);
    wo_money(s, power, CASH_PER_ALLY * wo_ally_count(s, power, region), notes);
}

static struct pl_said why_token(const struct wo_state *s, int power, int region) {
    return s->power[power].engaged >> region & 1 ? SAY(W_NO_ALLY_THERE, region) : SAY(W_NO_TOKEN, region);
}

static struct pl_said cash_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    return pl_kind(move) == WO_M_CASH ? why_token(s, f->seat, pl_a(move)) : PL_NOTHING;
}

static bool cash_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return one_of(s, f, above, WO_STEP_RETURNS);
}

const struct pl_decision wo_row_cash = {.key = "cash",
                                        .about = KINDS(WO_M_CASH),
                                        .moves = cash_moves,
                                        .apply = cash_apply,
                                        .run = cash_run,
                                        .asks = PL_PHRASE(ASKS_CASH),
                                        .tells = PL_PHRASE(TELLS_CASH),
                                        .why = cash_why,
                                        .not_now = PL_PHRASE(W_CASH_LATER),
                                        .fits = cash_fits};

/* ---- Prosperity (WO-10.4, WO-38.3) ------------------------------------------------------------------------------- */

static int prosper_cost(const struct wo_state *s, int power, int less) {
    int due = wo_powers[power].prosper_cost[s->power[power].prosperity] - less;
    return due > 0 ? due : 0;
}

bool wo_may_prosper(const struct wo_state *s, int power, int less) {
    return wo_is_human(s, power) && s->power[power].prosperity < WO_STEPS &&
           s->power[power].stock[WO_C] >= prosper_cost(s, power, less);
}

void wo_prosper(struct wo_state *s, int power, int less, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    int step = p->prosperity, due = prosper_cost(s, power, less);
    NOTE(N_PROSPERS, power, step + 1);
    p->prosperity++;
    wo_pay(s, power, WO_C, due, notes);
    wo_vp(s, power, wo_powers[power].prosper_vp[step], WO_BY_PROSPERITY, notes);
    wo_money(s, power, wo_powers[power].prosper_money[step], notes);
}

void wo_step_prosperity(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int power = wo_next_power(s, f);
    if (power < 0)
        return;
    s->active = (uint8_t)power;
    if (wo_is_automa(s, power))
        wo_automa_prosper(s, power, notes); /* WO-23.11 */
    else if (wo_may_prosper(s, power, 0))
        wo_push(s, WO_F_PROSPER, power);
}

static int prosper_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s, (void)f;
    out[0] = PL_MOVE(WO_M_PROSPER, 0, 0, 0);
    out[1] = PL_MOVE(WO_M_SKIP, 0, 0, 0);
    return 2;
}

static void prosper_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat;
    pl_pop(&s->frames);
    if (pl_kind(move) == WO_M_PROSPER)
        wo_prosper(s, power, 0, notes);
}

static struct pl_asked prosper_prompt(const struct wo_state *s, const struct pl_frame *f) {
    return ASKS(PROSPER, f->seat, s->power[f->seat].prosperity + 1, WO_AMOUNT(WO_C, prosper_cost(s, f->seat, 0)),
                wo_powers[f->seat].prosper_vp[s->power[f->seat].prosperity]);
}

static bool prosper_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return one_of(s, f, above, WO_STEP_PROSPERITY) && wo_may_prosper(s, f->seat, 0);
}

const struct pl_decision wo_row_prosper = {.key = "prosper",
                                           .about = KINDS(WO_M_PROSPER),
                                           .moves = prosper_moves,
                                           .apply = prosper_apply,
                                           .prompt = prosper_prompt,
                                           .not_now = PL_PHRASE(W_PROSPER_LATER),
                                           .fits = prosper_fits};

/* ---- THREAT (WO-10.5 to WO-10.10) -------------------------------------------------------------------------------- */

static bool has_token_for(const struct wo_state *s, int power, int region) {
    return s->frames.at[0].v[WO_FLOW_TOKENS + power] >> region & 1;
}

/* Regions of the own zone in which a token would spare points: nothing decided after it changes what it spares. */
static unsigned defensible(const struct wo_state *s, int power) {
    unsigned regions = 0;
    PL_EACH_BIT(region, token_regions(s, power)) {
        bool spares = wo_threat_loss(s, power, region, true) < wo_threat_loss(s, power, region, false);
        regions |= (unsigned)(spares && wo_in_zone(region, power)) << region;
    }
    return regions;
}

void wo_step_defense(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    int power = wo_next_power(s, f);
    if (power < 0)
        return;
    s->active = (uint8_t)power;
    if (wo_is_human(s, power) && s->power[power].engaged)
        wo_push(s, WO_F_DEFEND, power);
}

static int defend_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    return region_moves(defensible(s, f->seat), WO_M_DEFEND, out);
}

static bool defend_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    if (defensible(s, f->seat))
        return true;
    pl_pop(&s->frames);
    return false;
}

static void defend_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, region = pl_a(move);
    if (pl_kind(move) == WO_M_DONE) {
        pl_pop(&s->frames);
        return;
    }
    s->power[power].engaged &= (uint8_t) ~(1u << region);
    wo_flow(s)->v[WO_FLOW_TOKENS + power] |= (int16_t)(1 << region);
    NOTE(N_DEFENDS, power, region, 2 * wo_ally_count(s, power, region));
}

static struct pl_said defend_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    int region = pl_a(move);
    if (pl_kind(move) != WO_M_DEFEND)
        return PL_NOTHING;
    if (!wo_in_zone(region, f->seat))
        return SAY(W_NOT_IN_ZONE, region);
    if (!(token_regions(s, f->seat) >> region & 1))
        return why_token(s, f->seat, region);
    return SAY(W_SPARES_NOTHING, region);
}

static bool defend_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return one_of(s, f, above, WO_STEP_DEFENSE);
}

const struct pl_decision wo_row_defend = {.key = "defend",
                                          .about = KINDS(WO_M_DEFEND),
                                          .moves = defend_moves,
                                          .apply = defend_apply,
                                          .run = defend_run,
                                          .asks = PL_PHRASE(ASKS_DEFEND),
                                          .tells = PL_PHRASE(TELLS_DEFEND),
                                          .why = defend_why,
                                          .not_now = PL_PHRASE(W_DEFEND_LATER),
                                          .fits = defend_fits};

/* WO-10.6: all compare at once. */
void wo_step_threat(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    for (int region = 0; region < WO_REGIONS; region++)
        for (int i = 0; i < s->players; i++) {
            int power = s->order[i], loss = wo_threat_loss(s, power, region, has_token_for(s, power, region));
            if (!loss)
                continue;
            NOTE(N_THREATENED, power, region);
            wo_vp(s, power, -loss, WO_BY_THREAT, notes);
        }
    for (int power = 0; power < WO_POWERS; power++)
        f->v[WO_FLOW_TOKENS + power] = 0;
    wo_step_on(f);
}
