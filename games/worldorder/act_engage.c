/* Engage (WO-6.2), with the engage tokens. */
#include "games/worldorder/actions.h"
#include "games/worldorder/events.h"

enum { ENGAGE_ONLY, ENGAGE_LESS, ENGAGE_FLAGS, ENGAGE_WHERE };
enum { TOKEN_REGION };

static struct wo_terms terms_of(const struct pl_frame *f) {
    return (struct wo_terms){.only = (uint8_t)f->v[ENGAGE_ONLY],
                             .less = (int8_t)f->v[ENGAGE_LESS],
                             .flags = (uint8_t)f->v[ENGAGE_FLAGS],
                             .open = (uint8_t)f->v[ENGAGE_WHERE]};
}

/* ---- Which regions ----------------------------------------------------------------------------------------------- */

int wo_engage_cost(const struct wo_state *s, int power, int region, const struct wo_terms *t) { /* WO-6.2.2 */
    int cost = wo_regions[region].engage - wo_hook_first_engage(s, power, region);
    if (s->power[power].focus == WO_FOCUS_DIPLOMATIC)
        cost -= 2;
    if (!t->open || t->open >> region & 1)
        cost -= t->less;
    if (t->flags & WO_LESS_ALLIES)
        cost -= wo_ally_count(s, power, region);
    if (t->flags & WO_LESS_ARMIES)
        cost -= s->region[region].army[power];
    return cost > 0 ? cost : 0;
}

static struct wo_bill bill_of(const struct wo_state *s, int power, int region, const struct wo_terms *t) {
    return (struct wo_bill){.country = -1, .region = (uint8_t)region, .rest = wo_engage_cost(s, power, region, t)};
}

static int targets(const struct wo_state *s, int power, const struct wo_terms *t, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(region, t->only) {
        if (!(t->flags & WO_NO_ALLY) && !wo_ally_count(s, power, region)) /* WO-6.2.1 */
            continue;
        if (!wo_can_settle(s, power, bill_of(s, power, region, t)))
            continue;
        if (!out)
            return 1;
        out[n++] = PL_MOVE(WO_M_ENGAGE, region, 0, 0);
    }
    return n;
}

bool wo_engage_possible(const struct wo_state *s, int power, const struct wo_terms *t) {
    return targets(s, power, t, NULL) > 0;
}

void wo_engage_begin(struct wo_state *s, int power, const struct wo_terms *t, struct pl_notes *notes) {
    (void)notes;
    struct pl_frame *f = wo_push(s, WO_F_ENGAGE, power);
    f->v[ENGAGE_ONLY] = t->only;
    f->v[ENGAGE_LESS] = t->less;
    f->v[ENGAGE_FLAGS] = t->flags;
    f->v[ENGAGE_WHERE] = t->open;
}

/* It is paid: the influence, and a token (WO-6.2.3, WO-6.2.4). */
void wo_engaged(struct wo_state *s, int power, int region, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    NOTE(N_ENGAGES, power, region);
    if (wo_hook_first_engage(s, power, region)) /* used up (WO-43.14) */
        p->once |= WO_ONCE_ENGAGED_AFRICA;
    if (!(p->engaged >> region & 1)) {
        if (__builtin_popcount(p->engaged) < WO_TOKENS)
            p->engaged |= (uint8_t)(1u << region);
        else
            wo_push(s, WO_F_TOKEN, power)->v[TOKEN_REGION] = (int16_t)region;
    }
    wo_influence(s, power, region, 0, notes);
}

/* ---- Its row ----------------------------------------------------------------------------------------------------- */

static int engage_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    struct wo_terms t = terms_of(f);
    return targets(s, f->seat, &t, out);
}

static void engage_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat;
    struct wo_terms t = terms_of(f);
    wo_set_it(s, pl_a(move));
    pl_pop(&s->frames);
    wo_settle(s, power, bill_of(s, power, pl_a(move), &t), notes);
}

static bool engage_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    return !wo_only_one(s, f, &wo_row_engage, notes);
}

static struct pl_asked engage_prompt(const struct wo_state *s, const struct pl_frame *f) {
    const struct wo_power *p = &s->power[f->seat];
    if (p->focus == WO_FOCUS_DIPLOMATIC)
        return ASKS(ENGAGE_FOCUS, f->seat, p->stock[WO_D]);
    return ASKS(ENGAGE, f->seat, p->stock[WO_D]);
}

static struct pl_said engage_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    struct wo_terms t = terms_of(f);
    int region = pl_a(move);
    if (pl_kind(move) != WO_M_ENGAGE)
        return PL_NOTHING;
    if (!(t.only >> region & 1))
        return SAY(W_NOT_THAT_REGION, region);
    if (!(t.flags & WO_NO_ALLY) && !wo_ally_count(s, f->seat, region))
        return SAY(W_NO_ALLY_IN, region);
    return SAY(W_CANNOT_ENGAGE, region, wo_engage_cost(s, f->seat, region, &t));
}

static bool engage_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && wo_asks_fit(s, f, above, engage_moves);
}

const struct pl_decision wo_row_engage = {
    .key = "engage",
    .values =
        VALUES(PL_VALUE(ENGAGE_ONLY, "only", "in these regions, bit per region", .max = WO_ALL_REGIONS),
               PL_VALUE(ENGAGE_LESS, "less", "D saved", .min = INT8_MIN, .max = INT8_MAX),
               PL_VALUE(ENGAGE_FLAGS, "flags", "how it differs (actions.h)", .max = UINT8_MAX),
               PL_VALUE(ENGAGE_WHERE, "where", "the D are saved in these regions; 0: in all", .max = WO_ALL_REGIONS)),
    .about = KINDS(WO_M_ENGAGE),
    .moves = engage_moves,
    .apply = engage_apply,
    .run = engage_run,
    .prompt = engage_prompt,
    .why = engage_why,
    .not_now = PL_PHRASE(W_NO_ENGAGE_NOW),
    .fits = engage_fits};

/* ---- All three tokens lie elsewhere ------------------------------------------------------------------------------ */

static int token_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(region, s->power[f->seat].engaged) {
        out[n++] = PL_MOVE(WO_M_TOKEN, region, 0, 0);
    }
    out[n++] = PL_MOVE(WO_M_SKIP, 0, 0, 0);
    return n;
}

static void token_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, region = f->v[TOKEN_REGION];
    pl_pop(&s->frames);
    if (pl_kind(move) == WO_M_SKIP)
        return;
    s->power[power].engaged = (uint8_t)((s->power[power].engaged & ~(1u << pl_a(move))) | 1u << region);
    NOTE(N_TOKEN, power, pl_a(move), region);
}

static struct pl_asked token_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(TOKEN, f->seat, f->v[TOKEN_REGION]);
}

static struct pl_said token_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)s, (void)f;
    return pl_kind(move) == WO_M_TOKEN ? SAY(W_NO_TOKEN_THERE, pl_a(move)) : PL_NOTHING;
}

static bool token_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    unsigned engaged = s->power[f->seat].engaged;
    return wo_asks_fit(s, f, above, token_moves) && __builtin_popcount(engaged) == WO_TOKENS &&
           !(engaged >> f->v[TOKEN_REGION] & 1);
}

const struct pl_decision wo_row_token = {.key = "token",
                                         .values = VALUES(REGION_VALUE(TOKEN_REGION)),
                                         .about = KINDS(WO_M_TOKEN),
                                         .moves = token_moves,
                                         .apply = token_apply,
                                         .prompt = token_prompt,
                                         .why = token_why,
                                         .not_now = PL_PHRASE(W_NO_TOKEN_NOW),
                                         .fits = token_fits};
