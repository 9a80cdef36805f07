/* Research (WO-8): the cards left in hand bring bonuses and points, points buy cards of the market row. */
#include "games/worldorder/automa.h"
#include "games/worldorder/flow.h"

enum { FLUSH_COST = 2, FLUSHED = 3, FOCUS_POINTS = 2 };
enum { COVER_WHAT, COVER_FLUSH = WO_ROW }; /* the slot to be bought, or the flush */

/* ---- Questions --------------------------------------------------------------------------------------------------- */

/* WO-8.3: what ready allies could add. */
static int reach(const struct wo_state *s, int power) {
    int points = s->power[power].points;
    PL_EACH(country, wo_ready_allies(s, power)) {
        points += wo_countries[country].value;
    }
    return points;
}

static int cost(const struct wo_state *s, int what) {
    return what == COVER_FLUSH ? FLUSH_COST : wo_card(s->row[what] - 1)->cost;
}

static bool can_buy(const struct wo_state *s, int power, int slot, int points) {
    return s->row[slot] && cost(s, slot) <= points && s->power[power].top_n < WO_TOP;
}

static bool can_flush(const struct wo_state *s, int points) {
    return points >= FLUSH_COST && s->row[WO_ROW - 1];
}

/* ---- Paying, buying, flushing ------------------------------------------------------------------------------------ */

void wo_discard_right(struct wo_state *s, int n, struct pl_notes *notes) {
    for (int slot = WO_ROW - 1; slot >= 0 && n > 0; slot--) {
        if (!s->row[slot])
            continue;
        n--;
        pl_set_add(&s->market_out, s->row[slot] - 1);
        NOTE(N_MARKET_OUT, wo_face_of[s->row[slot] - 1]);
        s->row[slot] = 0;
    }
}

/* WO-8.4, WO-8.5 */
static void buy(struct wo_state *s, int power, int slot, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    int card = s->row[slot] - 1;
    p->points = (uint8_t)(p->points - cost(s, slot));
    s->row[slot] = 0;
    p->top[p->top_n++] = (uint8_t)card;
    NOTE(N_BUYS, power, wo_face_of[card], wo_card(card)->cost);
    wo_market_refill(s, notes);
}

static void flush(struct wo_state *s, int power, struct pl_notes *notes) { /* WO-8.6 */
    s->power[power].points = (uint8_t)(s->power[power].points - FLUSH_COST);
    NOTE(N_FLUSHES, power);
    wo_discard_right(s, FLUSHED, notes);
    wo_market_refill(s, notes);
}

/* What the points do not cover yet is asked of the allies. */
static void settle(struct wo_state *s, int power, int what, struct pl_notes *notes) {
    if (s->power[power].points < cost(s, what))
        wo_push(s, WO_F_COVER, power)->v[COVER_WHAT] = (int16_t)what;
    else if (what == COVER_FLUSH)
        flush(s, power, notes);
    else
        buy(s, power, what, notes);
}

/* ---- The step ---------------------------------------------------------------------------------------------------- */

static int research_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0, points = reach(s, f->seat);
    for (int slot = 0; slot < WO_ROW; slot++)
        if (can_buy(s, f->seat, slot, points))
            out[n++] = PL_MOVE(WO_M_BUY, slot, 0, 0);
    if (can_flush(s, points))
        out[n++] = PL_MOVE(WO_M_FLUSH, 0, 0, 0);
    out[n++] = PL_MOVE(WO_M_DONE, 0, 0, 0);
    return n;
}

static void end_research(struct wo_state *s, int power, struct pl_notes *notes) {
    if (s->power[power].points)
        NOTE(N_POINTS_LOST, power, s->power[power].points); /* WO-8.7 */
    s->power[power].points = 0;
    pl_pop(&s->frames);
}

/* Whoever can afford nothing is done. */
static bool research_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int points = reach(s, f->seat);
    for (int slot = 0; slot < WO_ROW; slot++)
        if (can_buy(s, f->seat, slot, points))
            return true;
    if (can_flush(s, points))
        return true;
    end_research(s, f->seat, notes);
    return false;
}

static void research_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    if (pl_kind(move) == WO_M_DONE)
        end_research(s, f->seat, notes);
    else
        settle(s, f->seat, pl_kind(move) == WO_M_FLUSH ? COVER_FLUSH : pl_a(move), notes);
}

static struct pl_asked research_prompt(const struct wo_state *s, const struct pl_frame *f) {
    return ASKS(RESEARCH, f->seat, s->power[f->seat].points);
}

static struct pl_said research_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    int slot = pl_a(move), points = reach(s, f->seat);
    if (pl_kind(move) == WO_M_FLUSH)
        return s->row[WO_ROW - 1] ? SAY(W_FLUSH_COST, FLUSH_COST, points) : SAY(W_NO_ROW);
    if (pl_kind(move) != WO_M_BUY || slot >= WO_ROW)
        return PL_NOTHING;
    if (!s->row[slot])
        return SAY(W_EMPTY_SLOT);
    if (cost(s, slot) > points)
        return SAY(W_TOO_DEAR, wo_face_of[s->row[slot] - 1], cost(s, slot), points);
    return SAY(W_TOP_FULL, WO_TOP);
}

static bool research_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return wo_is_human(s, f->seat) && f == &s->frames.at[1] && wo_at_step(s, WO_STEP_RESEARCH) && !f->step &&
           !f->left && (!above || above->what == WO_F_COVER || above->what == WO_F_MARKET);
}

const struct pl_decision wo_row_research = {.key = "research",
                                            .about = KINDS(WO_M_BUY, WO_M_FLUSH),
                                            .moves = research_moves,
                                            .apply = research_apply,
                                            .run = research_run,
                                            .prompt = research_prompt,
                                            .why = research_why,
                                            .not_now = PL_PHRASE(W_RESEARCH_LATER),
                                            .fits = research_fits};

/* ---- Allies add points (WO-8.3) ---------------------------------------------------------------------------------- */

static int cover_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    return pl_set_moves(wo_ready_allies(s, f->seat), WO_M_EXHAUST, out);
}

static void cover_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int country = pl_a(move), power = f->seat;
    wo_exhaust(s, country);
    s->power[power].points = (uint8_t)(s->power[power].points + wo_countries[country].value);
    NOTE(N_ADDS_POINTS, power, country, wo_countries[country].value);
}

static int least_value(const struct wo_state *s, int power) {
    int least = UINT8_MAX;
    PL_EACH(country, wo_ready_allies(s, power)) {
        if (wo_countries[country].value < least)
            least = wo_countries[country].value;
    }
    return least;
}

static bool cover_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int power = f->seat, what = f->v[COVER_WHAT];
    if (s->power[power].points >= cost(s, what)) {
        pl_pop(&s->frames);
        settle(s, power, what, notes);
        return false;
    }
    if (reach(s, power) - least_value(s, power) >= cost(s, what))
        return true;
    PL_EACH(country, wo_ready_allies(s, power)) { /* it takes them all */
        cover_apply(s, f, PL_MOVE(WO_M_EXHAUST, country, 0, 0), notes);
    }
    return false;
}

static struct pl_asked cover_prompt(const struct wo_state *s, const struct pl_frame *f) {
    return ASKS(COVER, f->seat, cost(s, f->v[COVER_WHAT]) - s->power[f->seat].points);
}

static struct pl_said cover_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) != WO_M_EXHAUST)
        return PL_NOTHING;
    return pl_set_has(&s->ally[f->seat], pl_a(move)) ? SAY(W_IS_EXHAUSTED, pl_a(move)) : SAY(W_NO_ALLY, pl_a(move));
}

static bool cover_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int what = f->v[COVER_WHAT];
    return !above && f == &s->frames.at[2] && s->frames.at[1].what == WO_F_RESEARCH &&
           f->seat == s->frames.at[1].seat && !f->step && !f->left &&
           (what == COVER_FLUSH ? s->row[WO_ROW - 1] : s->row[what]) && s->power[f->seat].points < cost(s, what) &&
           reach(s, f->seat) >= cost(s, what) && (what == COVER_FLUSH || s->power[f->seat].top_n < WO_TOP);
}

const struct pl_decision wo_row_cover = {
    .key = "cover",
    .values = VALUES(PL_VALUE(COVER_WHAT, "slot", "the slot to be bought; 5: the flush", .max = COVER_FLUSH)),
    .moves = cover_moves,
    .apply = cover_apply,
    .run = cover_run,
    .prompt = cover_prompt,
    .why = cover_why,
    .fits = cover_fits};

/* ---- The steps of the round -------------------------------------------------------------------------------------- */

/* WO-8.2: the hand is shown; it lies with the cards played until it is put away. */
static void show_hand(struct wo_state *s, int power, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    int points = p->focus == WO_FOCUS_DOMESTIC ? FOCUS_POINTS : 0; /* WO-4.13 */
    PL_EACH(card, p->hand) {
        const struct wo_card *c = wo_card(card);
        NOTE(N_SHOWS, power, wo_face_of[card], c->points);
        wo_gain(s, power, c->bonus, c->bonus_n, notes);
        points += c->points;
    }
    p->played = pl_set_or(p->played, p->hand);
    p->sure = pl_set_minus(p->sure, p->hand);
    p->hand = (struct pl_set){{0, 0}};
    p->hand_n = 0;
    p->points = (uint8_t)points;
    NOTE(N_POINTS, power, points);
}

void wo_step_research(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (s->round == WO_ROUNDS) { /* WO-8.1 */
        wo_step_on(f);
        return;
    }
    int power = wo_next_power(s, f);
    if (power < 0)
        return;
    s->active = (uint8_t)power;
    if (wo_is_automa(s, power)) {
        wo_automa_research(s, power, notes);
        return;
    }
    show_hand(s, power, notes);
    wo_push(s, WO_F_RESEARCH, power);
}

/* WO-8.9: hand, played and face down. */
static void put_cards_away(struct wo_power *p) {
    p->discard = pl_set_or(p->discard, pl_set_or(p->hand, pl_set_or(p->played, p->down)));
    p->hand = p->played = p->down = p->sure = (struct pl_set){{0, 0}};
    p->hand_n = p->down_n = 0;
}

void wo_step_tidy(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    wo_step_on(f);
    for (int i = 0; i < s->players; i++)
        put_cards_away(&s->power[s->order[i]]);
    if (s->round == WO_ROUNDS || s->players == WO_POWERS)
        return;
    wo_discard_right(s, WO_POWERS - s->players, notes); /* WO-8.8 */
    wo_market_refill(s, notes);
}
