/* Improve relations (WO-6.1). */
#include "games/worldorder/actions.h"

enum { IMPROVE_ONLY, IMPROVE_LESS, IMPROVE_FLAGS, IMPROVE_COUNTRY };

static struct wo_terms terms_of(const struct pl_frame *f) {
    return (struct wo_terms){.only = (uint8_t)f->v[IMPROVE_ONLY],
                             .less = (int8_t)f->v[IMPROVE_LESS],
                             .flags = (uint8_t)f->v[IMPROVE_FLAGS],
                             .country = (int8_t)f->v[IMPROVE_COUNTRY]};
}

/* ---- Which countries --------------------------------------------------------------------------------------------- */

static struct wo_bill bill_of(const struct wo_terms *t, int country) {
    int cost = wo_countries[country].value - t->less;
    return (struct wo_bill){.country = (int8_t)country,
                            .region = wo_countries[country].region,
                            .rest = cost > 0 ? cost : 0,
                            .swap = (t->flags & WO_SWAP) != 0};
}

/* Lists them, or with `out` NULL only says whether there is one. */
static int targets(const struct wo_state *s, int power, const struct wo_terms *t, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(region, t->only) {
        struct pl_set from = {{0, 0}};
        const int8_t *show = s->region[region].show;
        if (t->flags & WO_SEARCH)
            from = pl_set_and(s->stack, wo_regions[region].countries);
        for (int i = 0; i < 2 && !(t->flags & WO_SEARCH); i++)
            if (show[i] >= 0)
                pl_set_add(&from, show[i]);
        PL_EACH(country, from) {
            if (wo_refuses(s, country, power) || !wo_can_settle(s, power, bill_of(t, country)))
                continue;
            if (!out)
                return 1;
            out[n++] = PL_MOVE(WO_M_IMPROVE, country, 0, 0);
        }
    }
    return n;
}

bool wo_improve_possible(const struct wo_state *s, int power, const struct wo_terms *t) {
    if (t->country >= 0)
        return wo_may_improve(s, power, t->country);
    return targets(s, power, t, NULL) > 0;
}

void wo_improve_begin(struct wo_state *s, int power, const struct wo_terms *t, struct pl_notes *notes) {
    (void)notes;
    struct pl_frame *f = wo_push(s, WO_F_IMPROVE, power);
    f->v[IMPROVE_ONLY] = t->only;
    f->v[IMPROVE_LESS] = t->less;
    f->v[IMPROVE_FLAGS] = t->flags;
    f->v[IMPROVE_COUNTRY] = t->country;
}

/* It is paid. */
void wo_improved(struct wo_state *s, int power, int country, struct pl_notes *notes) {
    if (wo_ability(s, power, WO_DIPLOMATIC_OPENING) && !(s->power[power].once & WO_ONCE_OPENING))
        wo_effect_waits(s, power, wo_growths[WO_DIPLOMATIC_OPENING].effect); /* WO-32.6: when all else is done */
    wo_take_country(s, power, country, notes);
}

/* ---- Its row ----------------------------------------------------------------------------------------------------- */

static int improve_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    struct wo_terms t = terms_of(f);
    if (t.country < 0)
        return targets(s, f->seat, &t, out);
    out[0] = PL_MOVE(WO_M_IMPROVE, t.country, 0, 0); /* WO-16.8 */
    out[1] = PL_MOVE(WO_M_SKIP, 0, 0, 0);
    return 2;
}

static void improve_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat;
    struct wo_terms t = terms_of(f);
    if (t.country < 0) {
        wo_set_it(s, WO_PLACE_COUNTRY + pl_a(move));
        pl_pop(&s->frames);
        wo_settle(s, power, bill_of(&t, pl_a(move)), notes);
        return;
    }
    pl_pop(&s->frames);
    if (pl_kind(move) == WO_M_SKIP)
        wo_effect_declined(s);
    else
        wo_take_country(s, power, t.country, notes);
}

static bool improve_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    return !wo_only_one(s, f, &wo_row_improve, notes);
}

static struct pl_asked improve_prompt(const struct wo_state *s, const struct pl_frame *f) {
    const struct wo_power *p = &s->power[f->seat];
    struct wo_terms t = terms_of(f);
    if (t.country >= 0)
        return ASKS(IMPROVE_FREE, f->seat, t.country);
    if (t.flags & WO_SEARCH)
        return ASKS(IMPROVE_SEARCH, f->seat, p->stock[WO_D]);
    if (t.less)
        return t.less > 0 ? ASKS(IMPROVE_LESS, f->seat, p->stock[WO_D], t.less)
                          : ASKS(IMPROVE_MORE, f->seat, p->stock[WO_D], -t.less);
    return ASKS(IMPROVE, f->seat, p->stock[WO_D]);
}

static struct pl_said improve_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    struct wo_terms t = terms_of(f);
    int country = pl_a(move);
    if (pl_kind(move) != WO_M_IMPROVE)
        return PL_NOTHING;
    if (t.country >= 0)
        return SAY(W_ONLY_COUNTRY, t.country);
    if (wo_countries[country].starts >= 0)
        return SAY(W_STARTING_CARD, country);
    if (!(t.only >> wo_countries[country].region & 1))
        return SAY(W_NOT_THAT_REGION, wo_countries[country].region);
    if (t.flags & WO_SEARCH && !pl_set_has(&s->stack, country))
        return SAY(W_NOT_IN_STACK, country);
    if (!(t.flags & WO_SEARCH) && !wo_shows(s, country))
        return SAY(W_NOT_SHOWING, country);
    if (wo_refuses(s, country, f->seat))
        return SAY(W_REFUSES, country, f->seat);
    return SAY(W_CANNOT_SETTLE, country, bill_of(&t, country).rest);
}

static bool improve_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    struct wo_terms t = terms_of(f);
    return !above && wo_asks_fit(s, f, above, improve_moves) &&
           (t.country < 0 || wo_may_improve(s, f->seat, t.country));
}

const struct pl_decision wo_row_improve = {
    .key = "improve",
    .values = VALUES(PL_VALUE(IMPROVE_ONLY, "only", "in these regions, bit per region", .max = WO_ALL_REGIONS),
                     PL_VALUE(IMPROVE_LESS, "less", "D saved", .min = INT8_MIN, .max = INT8_MAX),
                     PL_VALUE(IMPROVE_FLAGS, "flags", "how it differs (actions.h)", .max = UINT8_MAX),
                     PL_VALUE(IMPROVE_COUNTRY, "country", "this one, free; -1: any", .values = &wo_country_keys,
                              .min = -1, .max = WO_COUNTRIES - 1)),
    .about = KINDS(WO_M_IMPROVE),
    .moves = improve_moves,
    .apply = improve_apply,
    .run = improve_run,
    .prompt = improve_prompt,
    .why = improve_why,
    .not_now = PL_PHRASE(W_NO_IMPROVE_NOW),
    .fits = improve_fits};
