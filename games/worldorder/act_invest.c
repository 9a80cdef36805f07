/* Invest (WO-6.4), and the smart power that readies the country (WO-13.6). */
#include "games/worldorder/actions.h"

enum { INVEST_ONLY, INVEST_LESS, INVEST_FLAGS, INVEST_COUNTRY };
enum { SP_READY_COUNTRY };

static struct wo_terms terms_of(const struct pl_frame *f) {
    return (struct wo_terms){.only = (uint8_t)f->v[INVEST_ONLY],
                             .less = (int8_t)f->v[INVEST_LESS],
                             .flags = (uint8_t)f->v[INVEST_FLAGS],
                             .country = (int8_t)f->v[INVEST_COUNTRY]};
}

/* ---- FDI tokens ---------------------------------------------------------------------------------------------------
 */

bool wo_may_invest(const struct wo_state *s, int power, int country, unsigned flags) { /* WO-6.4.1, WO-6.4.3 */
    if (!pl_set_has(&s->ally[power], country) || wo_main(s, power, country) != country)
        return false;
    if (pl_set_has(&s->fdi, country) && !(flags & WO_AGAIN))
        return false;
    return !pl_set_has(&s->fdi2, country);
}

void wo_place_fdi(struct wo_state *s, int power, int country) {
    int region = wo_countries[country].region;
    if (wo_is_automa(s, power))
        s->power[power].fdi_at[region]++;
    else
        pl_set_add(pl_set_has(&s->fdi, country) ? &s->fdi2 : &s->fdi, country);
}

static struct pl_set tokens(const struct wo_state *s, int power, const struct pl_set *on) {
    return pl_set_and(s->ally[power], *on);
}

int wo_fdi_count(const struct wo_state *s, int power, int *value) {
    int n = 0, sum = 0;
    for (int second = 0; second < 2; second++) {
        PL_EACH(country, tokens(s, power, second ? &s->fdi2 : &s->fdi)) {
            n++;
            sum += wo_countries[country].value;
        }
    }
    for (int region = 0; region < WO_REGIONS; region++)
        n += s->power[power].fdi_at[region];
    if (value)
        *value = sum;
    return n;
}

int wo_fdi_regions(const struct wo_state *s, int power) {
    unsigned regions = 0;
    PL_EACH(country, tokens(s, power, &s->fdi)) {
        regions |= 1u << wo_countries[country].region;
    }
    for (int region = 0; region < WO_REGIONS; region++)
        if (s->power[power].fdi_at[region])
            regions |= 1u << region;
    return __builtin_popcount(regions);
}

/* ---- Which countries --------------------------------------------------------------------------------------------- */

static int cost_of(const struct wo_terms *t, int country) {
    int cost = wo_invest_cost(country) - t->less;
    return t->less == WO_FREE || cost < 0 ? 0 : cost;
}

/* Ready, or to be readied: by a smart power, or by the card that says so (WO-31.23). */
static bool may_be_ready(const struct wo_state *s, int power, int country, const struct wo_terms *t) {
    return t->flags & WO_KEEP_READY || !pl_set_has(&s->spent, country) || s->power[power].sp;
}

static int targets(const struct wo_state *s, int power, const struct wo_terms *t, pl_move *out) {
    int n = 0;
    PL_EACH(country, wo_allies(s, power)) {
        if ((t->country >= 0 && t->country != country) || !(t->only >> wo_countries[country].region & 1))
            continue;
        if (!wo_may_invest(s, power, country, t->flags) || !may_be_ready(s, power, country, t) ||
            cost_of(t, country) > s->power[power].money)
            continue;
        if (!out)
            return 1;
        out[n++] = PL_MOVE(WO_M_INVEST, country, 0, 0);
    }
    return n;
}

bool wo_invest_possible(const struct wo_state *s, int power, const struct wo_terms *t) {
    return targets(s, power, t, NULL) > 0;
}

void wo_invest_begin(struct wo_state *s, int power, const struct wo_terms *t, struct pl_notes *notes) {
    (void)notes;
    struct pl_frame *f = wo_push(s, WO_F_INVEST, power);
    f->v[INVEST_ONLY] = t->only;
    f->v[INVEST_LESS] = t->less;
    f->v[INVEST_FLAGS] = t->flags;
    f->v[INVEST_COUNTRY] = t->country;
}

/* ---- Its row ----------------------------------------------------------------------------------------------------- */

static int invest_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    struct wo_terms t = terms_of(f);
    return targets(s, f->seat, &t, out);
}

/* Readies it before if need be; asks whether to ready it after if it may be. */
static void invest_in(struct wo_state *s, int power, int country, const struct wo_terms *t, struct pl_notes *notes) {
    bool before = pl_set_has(&s->spent, country), keep = t->flags & WO_KEEP_READY;
    if (before && !keep) {
        s->power[power].sp--;
        NOTE(N_SP_READIES, power, country);
    }
    NOTE(N_INVESTS, power, country);
    wo_pay(s, power, WO_MONEY, cost_of(t, country), notes);
    if (keep)
        wo_ready(s, country);
    else
        wo_exhaust(s, country);
    wo_place_fdi(s, power, country);
    if (!keep && !before && s->power[power].sp)
        wo_push(s, WO_F_SP_READY, power)->v[SP_READY_COUNTRY] = (int16_t)country;
    wo_influence(s, power, wo_countries[country].region, 0, notes);
}

static void invest_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat;
    struct wo_terms t = terms_of(f);
    wo_set_it(s, WO_PLACE_COUNTRY + pl_a(move));
    pl_pop(&s->frames);
    invest_in(s, power, pl_a(move), &t, notes);
}

static bool invest_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    return !wo_only_one(s, f, &wo_row_invest, notes);
}

static struct pl_asked invest_prompt(const struct wo_state *s, const struct pl_frame *f) {
    struct wo_terms t = terms_of(f);
    if (t.less == WO_FREE)
        return ASKS(INVEST_FREE, f->seat);
    if (t.less < 0)
        return ASKS(INVEST_MORE, f->seat, s->power[f->seat].money, -t.less);
    return ASKS(INVEST, f->seat, s->power[f->seat].money);
}

static struct pl_said invest_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    struct wo_terms t = terms_of(f);
    int power = f->seat, country = pl_a(move);
    if (pl_kind(move) != WO_M_INVEST)
        return PL_NOTHING;
    struct pl_said why = wo_not_ally(s, power, country);
    if (why.phrase)
        return why;
    if (t.country >= 0 && t.country != country)
        return SAY(W_ONLY_COUNTRY, t.country);
    if (!(t.only >> wo_countries[country].region & 1))
        return SAY(W_NOT_THAT_REGION, wo_countries[country].region);
    if (!wo_may_invest(s, power, country, t.flags))
        return SAY(W_FDI_THERE, country);
    if (!may_be_ready(s, power, country, &t))
        return SAY(W_EXHAUSTED, country);
    return SAY(W_MONEY_SHORT, cost_of(&t, country), s->power[power].money);
}

static bool invest_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && wo_asks_fit(s, f, above, invest_moves);
}

const struct pl_decision wo_row_invest = {
    .key = "invest",
    .values = VALUES(PL_VALUE(INVEST_ONLY, "only", "in these regions, bit per region", .max = WO_ALL_REGIONS),
                     PL_VALUE(INVEST_LESS, "less", "money saved; 127: it is free", .min = INT8_MIN, .max = INT8_MAX),
                     PL_VALUE(INVEST_FLAGS, "flags", "how it differs (actions.h)", .max = UINT8_MAX),
                     PL_VALUE(INVEST_COUNTRY, "country", "this one; -1: any", .values = &wo_country_keys, .min = -1,
                              .max = WO_COUNTRIES - 1)),
    .about = KINDS(WO_M_INVEST),
    .moves = invest_moves,
    .apply = invest_apply,
    .run = invest_run,
    .prompt = invest_prompt,
    .why = invest_why,
    .not_now = PL_PHRASE(W_NO_INVEST_NOW),
    .fits = invest_fits};

/* ---- A smart power after it -------------------------------------------------------------------------------------- */

static int sp_ready_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s;
    out[0] = PL_MOVE(WO_M_READY, f->v[SP_READY_COUNTRY], 0, 0);
    out[1] = PL_MOVE(WO_M_SKIP, 0, 0, 0);
    return 2;
}

static void sp_ready_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, country = f->v[SP_READY_COUNTRY];
    pl_pop(&s->frames);
    if (pl_kind(move) == WO_M_SKIP)
        return;
    s->power[power].sp--;
    wo_ready(s, country);
    NOTE(N_SP_READIES, power, country);
}

static struct pl_asked sp_ready_prompt(const struct wo_state *s, const struct pl_frame *f) {
    return ASKS(SP_READY, f->seat, f->v[SP_READY_COUNTRY], s->power[f->seat].sp);
}

static struct pl_said sp_ready_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    return pl_kind(move) == WO_M_READY ? SAY(W_SP_READY_ONLY, f->v[SP_READY_COUNTRY]) : PL_NOTHING;
}

static bool sp_ready_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return wo_asks_fit(s, f, above, sp_ready_moves) && s->power[f->seat].sp &&
           pl_set_has(&s->ally[f->seat], f->v[SP_READY_COUNTRY]) && pl_set_has(&s->spent, f->v[SP_READY_COUNTRY]);
}

const struct pl_decision wo_row_sp_ready = {.key = "sp_ready",
                                            .values = VALUES(COUNTRY_VALUE(SP_READY_COUNTRY)),
                                            .moves = sp_ready_moves,
                                            .apply = sp_ready_apply,
                                            .prompt = sp_ready_prompt,
                                            .why = sp_ready_why,
                                            .fits = sp_ready_fits};
