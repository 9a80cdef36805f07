/* Build a base (WO-6.6), with the army that smart power moves there (WO-13.8). */
#include "games/worldorder/actions.h"

enum { BASE_ONLY, BASE_ARMIES, BASE_FLAGS, BASE_COUNTRY };
enum { ARMY_REGION, ARMY_PRICE, ARMY_MOVED, ARMY_BEYOND };
enum { BY_BASE, BY_SP }; /* step of the frame of its armies: those of the base, that of smart power */

static struct wo_terms terms_of(const struct pl_frame *f) {
    return (struct wo_terms){.only = (uint8_t)f->v[BASE_ONLY],
                             .n = (uint8_t)f->v[BASE_ARMIES],
                             .flags = (uint8_t)f->v[BASE_FLAGS],
                             .country = (int8_t)f->v[BASE_COUNTRY]};
}

/* ---- Base tokens ------------------------------------------------------------------------------------------------- */

/* A stacked pair has the flags of both (WO-6.1.7). */
static bool has_flag(const struct wo_state *s, int power, int country) {
    int twin = wo_countries[country].twin;
    bool pair = twin >= 0 && pl_set_has(&s->ally[power], twin);
    return wo_countries[country].base >> power & 1 || (pair && wo_countries[twin].base >> power & 1);
}

bool wo_may_base(const struct wo_state *s, int power, int country, unsigned flags) { /* WO-6.6.1 */
    if (!pl_set_has(&s->ally[power], country) || wo_main(s, power, country) != country)
        return false;
    if (!has_flag(s, power, country) || pl_set_has(&s->base2, country))
        return false;
    return flags & WO_AGAIN || !pl_set_has(&s->base, country);
}

void wo_place_base(struct wo_state *s, int power, int country) {
    int region = wo_countries[country].region;
    if (wo_is_automa(s, power))
        s->power[power].base_at[region]++;
    else
        pl_set_add(pl_set_has(&s->base, country) ? &s->base2 : &s->base, country);
}

/* ---- Which countries --------------------------------------------------------------------------------------------- */

static int army_price(const struct wo_terms *t) {
    return t->flags & WO_KEEP_READY ? 0 : WO_ARMY_PRICE;
}

static bool can_base(const struct wo_state *s, int power, int country, const struct wo_terms *t) {
    if ((t->country >= 0 && t->country != country) || !(t->only >> wo_countries[country].region & 1))
        return false;
    return wo_may_base(s, power, country, t->flags) && !pl_set_has(&s->spent, country) &&
           wo_armies_elsewhere(s, power, wo_countries[country].region) > 0; /* WO-6.6.2 */
}

static int targets(const struct wo_state *s, int power, const struct wo_terms *t, pl_move *out) {
    int n = 0;
    if (s->power[power].money < WO_BASE_PRICE + army_price(t))
        return 0;
    PL_EACH(country, wo_allies(s, power)) {
        if (!can_base(s, power, country, t))
            continue;
        if (!out)
            return 1;
        out[n++] = PL_MOVE(WO_M_BASE, country, 0, 0);
    }
    return n;
}

bool wo_base_possible(const struct wo_state *s, int power, const struct wo_terms *t) {
    return targets(s, power, t, NULL) > 0;
}

void wo_base_begin(struct wo_state *s, int power, const struct wo_terms *t, struct pl_notes *notes) {
    (void)notes;
    struct pl_frame *f = wo_push(s, WO_F_BASE, power);
    f->v[BASE_ONLY] = t->only;
    f->v[BASE_ARMIES] = t->n;
    f->v[BASE_FLAGS] = t->flags;
    f->v[BASE_COUNTRY] = t->country;
}

/* ---- Its row ----------------------------------------------------------------------------------------------------- */

static int base_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    struct wo_terms t = terms_of(f);
    return targets(s, f->seat, &t, out);
}

static void base_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, country = pl_a(move);
    struct wo_terms t = terms_of(f);
    wo_set_it(s, WO_PLACE_COUNTRY + country);
    pl_pop(&s->frames);
    NOTE(N_BASE, power, country);
    wo_pay(s, power, WO_MONEY, WO_BASE_PRICE, notes);
    wo_exhaust(s, country);
    wo_place_base(s, power, country);
    struct pl_frame *army = wo_push(s, WO_F_BASE_ARMY, power);
    army->left = t.n ? t.n : wo_countries[country].value;
    army->v[ARMY_REGION] = wo_countries[country].region;
    army->v[ARMY_PRICE] = (int16_t)army_price(&t);
    army->v[ARMY_BEYOND] = (t.flags & WO_ANYWHERE) != 0;
}

static bool base_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    return !wo_only_one(s, f, &wo_row_base, notes);
}

static struct pl_asked base_prompt(const struct wo_state *s, const struct pl_frame *f) {
    return ASKS(BASE, f->seat, s->power[f->seat].money);
}

static struct pl_said base_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    struct wo_terms t = terms_of(f);
    int power = f->seat, country = pl_a(move);
    if (pl_kind(move) != WO_M_BASE)
        return PL_NOTHING;
    struct pl_said why = wo_not_ally(s, power, country);
    if (why.phrase)
        return why;
    if (t.country >= 0 && t.country != country)
        return SAY(W_ONLY_COUNTRY, t.country);
    if (!(t.only >> wo_countries[country].region & 1))
        return SAY(W_NOT_THAT_REGION, wo_countries[country].region);
    if (!has_flag(s, power, country))
        return SAY(W_NO_BASE_FLAG, country, power);
    if (!wo_may_base(s, power, country, t.flags))
        return SAY(W_BASE_THERE, country);
    if (pl_set_has(&s->spent, country))
        return SAY(W_EXHAUSTED, country);
    if (wo_armies_elsewhere(s, power, wo_countries[country].region) == 0)
        return SAY(W_NO_ARMY_FOR_BASE, wo_countries[country].region);
    return SAY(W_MONEY_SHORT, WO_BASE_PRICE + army_price(&t), s->power[power].money);
}

static bool base_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && wo_asks_fit(s, f, above, base_moves);
}

const struct pl_decision wo_row_base = {
    .key = "base",
    .values = VALUES(PL_VALUE(BASE_ONLY, "only", "in these regions, bit per region", .max = WO_ALL_REGIONS),
                     PL_VALUE(BASE_ARMIES, "armies", "armies at most; 0: the country's value", .max = 3),
                     PL_VALUE(BASE_FLAGS, "flags", "how it differs (actions.h)", .max = UINT8_MAX),
                     PL_VALUE(BASE_COUNTRY, "country", "this one; -1: any", .values = &wo_country_keys, .min = -1,
                              .max = WO_COUNTRIES - 1)),
    .about = KINDS(WO_M_BASE),
    .moves = base_moves,
    .apply = base_apply,
    .run = base_run,
    .prompt = base_prompt,
    .why = base_why,
    .not_now = PL_PHRASE(W_NO_BASE_NOW),
    .fits = base_fits};

/* ---- Its armies -------------------------------------------------------------------------------------------------- */

static int army_targets(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0, to = f->v[ARMY_REGION];
    if (!f->left || s->power[f->seat].money < f->v[ARMY_PRICE] || (f->step == BY_SP && !s->power[f->seat].sp))
        return 0;
    for (int from = 0; from < WO_REGIONS; from++)
        if (from != to && s->region[from].army[f->seat])
            out[n++] = PL_MOVE(WO_M_ARMY, from, to, 0);
    if (s->power[f->seat].board)
        out[n++] = PL_MOVE(WO_M_ARMY, WO_FROM_BOARD, to, 0);
    return n;
}

static int base_army_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = army_targets(s, f, out);
    if (f->step == BY_SP || f->v[ARMY_MOVED] || n == 0)
        out[n++] = PL_MOVE(WO_M_DONE, 0, 0, 0);
    return n;
}

/* The armies are there: the influence, and then one more army for a smart power. */
static void built(struct wo_state *s, struct pl_notes *notes) {
    struct pl_frame done = *pl_top(&s->frames);
    pl_pop(&s->frames);
    if (done.step == BY_SP)
        return;
    if (s->power[done.seat].sp) {
        struct pl_frame *more = wo_push(s, WO_F_BASE_ARMY, done.seat);
        more->step = BY_SP;
        more->left = 1;
        more->v[ARMY_REGION] = done.v[ARMY_REGION];
    }
    wo_influence(s, done.seat, done.v[ARMY_REGION], done.v[ARMY_BEYOND] ? WO_INF_BEYOND : 0, notes);
}

static void base_army_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat;
    if (pl_kind(move) == WO_M_DONE) {
        built(s, notes);
        return;
    }
    if (f->step == BY_SP) {
        s->power[power].sp--;
        NOTE(N_SP_MOVES, power, f->v[ARMY_REGION]);
    }
    wo_pay(s, power, WO_MONEY, f->v[ARMY_PRICE], notes);
    wo_army_goes(s, power, pl_a(move), f->v[ARMY_REGION], notes);
    f->v[ARMY_MOVED]++;
    if (--f->left == 0)
        built(s, notes);
}

static bool base_army_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    return !wo_only_one(s, f, &wo_row_base_army, notes);
}

static struct pl_asked base_army_prompt(const struct wo_state *s, const struct pl_frame *f) {
    if (f->step == BY_SP)
        return ASKS(SP_ARMY, f->seat, f->v[ARMY_REGION], s->power[f->seat].sp);
    return ASKS(BASE_ARMY, f->seat, f->v[ARMY_REGION], f->left, f->v[ARMY_PRICE], s->power[f->seat].money);
}

static struct pl_said base_army_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) == WO_M_DONE)
        return SAY(W_BASE_ARMY_FIRST);
    if (pl_kind(move) != WO_M_ARMY)
        return PL_NOTHING;
    struct pl_said why = wo_why_army(s, f->seat, move);
    if (why.phrase)
        return why;
    if (pl_b(move) != f->v[ARMY_REGION])
        return SAY(W_NOT_THAT_REGION, pl_b(move));
    return SAY(W_MONEY_SHORT, f->v[ARMY_PRICE], s->power[f->seat].money);
}

static bool base_army_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return wo_asks_fit(s, f, above, base_army_moves) && f->step <= BY_SP && f->left > 0 &&
           (above ? f->step == BY_SP : true) && (f->step == BY_BASE || f->left == 1);
}

const struct pl_decision wo_row_base_army = {
    .key = "base_army",
    .values = VALUES(REGION_VALUE(ARMY_REGION), PL_VALUE(ARMY_PRICE, "price", "money for each army", .max = 5),
                     PL_VALUE(ARMY_MOVED, "moved", "armies moved", .max = 3),
                     PL_VALUE(ARMY_BEYOND, "beyond", "1: the influence may go beyond the row", .max = 1)),
    .moves = base_army_moves,
    .apply = base_army_apply,
    .run = base_army_run,
    .prompt = base_army_prompt,
    .why = base_army_why,
    .fits = base_army_fits};
