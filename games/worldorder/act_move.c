/* Move (WO-6.5), with the smart power that leads out of zone and bases (WO-13.7). */
#include "games/worldorder/actions.h"

enum { MOVE_TO, MOVE_PRICE, MOVE_FLAGS, MOVE_LEAST, MOVE_REACHED };

static struct wo_terms terms_of(const struct pl_frame *f) {
    return (struct wo_terms){.n = f->left,
                             .least = (uint8_t)f->v[MOVE_LEAST],
                             .flags = (uint8_t)f->v[MOVE_FLAGS],
                             .open = (uint8_t)f->v[MOVE_TO],
                             .price = (uint8_t)f->v[MOVE_PRICE]};
}

/* ---- Armies ------------------------------------------------------------------------------------------------------ */

int wo_armies_elsewhere(const struct wo_state *s, int power, int region) {
    return wo_armies_all(s, power) - s->region[region].army[power];
}

void wo_army_goes(struct wo_state *s, int power, int from, int to, struct pl_notes *notes) {
    if (from == WO_FROM_BOARD)
        s->power[power].board--;
    else if (from < WO_REGIONS)
        s->region[from].army[power]--;
    if (to >= WO_REGIONS)
        return;
    s->region[to].army[power]++;
    if (from < WO_REGIONS)
        NOTE(N_ARMY_FROM, power, from, to);
    else
        NOTE(N_ARMY_TO, power, to);
}

bool wo_has_base(const struct wo_state *s, int power, int region) {
    struct pl_set bases = pl_set_and(s->ally[power], s->base);
    PL_EACH(country, bases) {
        if (wo_countries[country].region == region)
            return true;
    }
    return s->power[power].base_at[region] != 0;
}

/* ---- Where to ---------------------------------------------------------------------------------------------------- */

/* WO-6.5.2 */
static bool near(const struct wo_state *s, int power, int region, const struct wo_terms *t) {
    return t->flags & WO_ANYWHERE || wo_in_zone(region, power) || wo_has_base(s, power, region);
}

static int targets(const struct wo_state *s, int power, const struct wo_terms *t, pl_move *out) {
    int n = 0;
    if (!t->n || s->power[power].money < t->price)
        return 0;
    PL_EACH_BIT(to, t->open) {
        if (!near(s, power, to, t) && !s->power[power].sp)
            continue;
        for (int from = 0; from < WO_REGIONS; from++)
            if (from != to && s->region[from].army[power])
                out[n++] = PL_MOVE(WO_M_ARMY, from, to, 0);
        if (s->power[power].board)
            out[n++] = PL_MOVE(WO_M_ARMY, WO_FROM_BOARD, to, 0);
    }
    return n;
}

/* As many as must go can go: they are asked for in one region then. */
static bool enough(const struct wo_state *s, int power, const struct wo_terms *t) {
    if (t->least <= 1)
        return true;
    int to = __builtin_ctz(t->open);
    return wo_armies_elsewhere(s, power, to) >= t->least && s->power[power].money >= t->least * t->price;
}

bool wo_move_possible(const struct wo_state *s, int power, const struct wo_terms *t) {
    pl_move moves[WO_REGIONS * (WO_REGIONS + 1)];
    return enough(s, power, t) && targets(s, power, t, moves) > 0;
}

void wo_move_begin(struct wo_state *s, int power, const struct wo_terms *t, struct pl_notes *notes) {
    (void)notes;
    struct pl_frame *f = wo_push(s, WO_F_MOVE, power);
    f->left = t->n;
    f->v[MOVE_TO] = t->open;
    f->v[MOVE_PRICE] = t->price;
    f->v[MOVE_FLAGS] = t->flags;
    f->v[MOVE_LEAST] = t->least;
}

/* ---- Its row ----------------------------------------------------------------------------------------------------- */

static int move_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    struct wo_terms t = terms_of(f);
    int n = targets(s, f->seat, &t, out);
    if (n == 0 || t.least == 0)
        out[n++] = PL_MOVE(WO_M_DONE, 0, 0, 0);
    return n;
}

static void finish(struct wo_state *s) {
    struct pl_frame *f = pl_top(&s->frames);
    wo_set_it(s, f->v[MOVE_REACHED]); /* bit per region reached: for `moved` */
    pl_pop(&s->frames);
}

static void move_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, to = pl_b(move);
    struct wo_terms t = terms_of(f);
    if (pl_kind(move) == WO_M_DONE) {
        finish(s);
        return;
    }
    if (!near(s, power, to, &t)) {
        s->power[power].sp--;
        NOTE(N_SP_MOVES, power, to);
    }
    wo_pay(s, power, WO_MONEY, t.price, notes);
    wo_army_goes(s, power, pl_a(move), to, notes);
    f->v[MOVE_REACHED] = (int16_t)(f->v[MOVE_REACHED] | 1 << to);
    if (f->v[MOVE_LEAST])
        f->v[MOVE_LEAST]--;
    if (--f->left == 0)
        finish(s);
}

static bool move_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    return !wo_only_one(s, f, &wo_row_move, notes);
}

static struct pl_asked move_prompt(const struct wo_state *s, const struct pl_frame *f) {
    if (f->v[MOVE_PRICE])
        return ASKS(MOVE, f->seat, f->left, f->v[MOVE_PRICE], s->power[f->seat].money);
    return ASKS(MOVE_FREE, f->seat, f->left);
}

struct pl_said wo_why_army(const struct wo_state *s, int power, pl_move move) {
    int from = pl_a(move);
    if (from == WO_FROM_SUPPLY)
        return SAY(W_ARMY_SUPPLY);
    if (pl_b(move) >= WO_REGIONS)
        return SAY(W_ARMY_TO_REGION);
    if (from == WO_FROM_BOARD)
        return s->power[power].board ? PL_NOTHING : SAY(W_NO_ARMY_ON_BOARD);
    return s->region[from].army[power] ? PL_NOTHING : SAY(W_NO_ARMY_IN, from);
}

static struct pl_said move_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    struct wo_terms t = terms_of(f);
    int power = f->seat, to = pl_b(move);
    if (pl_kind(move) == WO_M_DONE)
        return SAY(W_MOVE_FIRST, t.least);
    if (pl_kind(move) != WO_M_ARMY)
        return PL_NOTHING;
    struct pl_said why = wo_why_army(s, power, move);
    if (why.phrase)
        return why;
    if (!(t.open >> to & 1))
        return SAY(W_NOT_THAT_REGION, to);
    if (s->power[power].money < t.price)
        return SAY(W_MONEY_SHORT, t.price, s->power[power].money);
    return SAY(W_NOT_NEAR, to);
}

static bool move_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    struct wo_terms t = terms_of(f);
    return !above && f->left > 0 && t.least <= f->left && t.open && wo_asks_fit(s, f, above, move_moves) &&
           (t.least <= 1 || __builtin_popcount(t.open) == 1);
}

const struct pl_decision wo_row_move = {
    .key = "move",
    .values = VALUES(PL_VALUE(MOVE_TO, "to", "to these regions, bit per region", .max = WO_ALL_REGIONS),
                     PL_VALUE(MOVE_PRICE, "price", "money for each army", .max = 20),
                     PL_VALUE(MOVE_FLAGS, "flags", "how it differs (actions.h)", .max = UINT8_MAX),
                     PL_VALUE(MOVE_LEAST, "least", "so many must still go", .max = 3),
                     PL_VALUE(MOVE_REACHED, "reached", "bit per region reached", .max = WO_ALL_REGIONS)),
    .about = KINDS(WO_M_ARMY),
    .moves = move_moves,
    .apply = move_apply,
    .run = move_run,
    .prompt = move_prompt,
    .why = move_why,
    .not_now = PL_PHRASE(W_NO_MOVE_NOW),
    .fits = move_fits};
