/* Regions and goods that a text picks, a number of cards, and what another power is offered. */
#include "games/worldorder/script_picks.h"
#include "games/worldorder/automa.h"

enum { PICK_WHAT, PICK_INTO, PICK_MASK };
enum { COUNT_MOST };
enum { OFFER_MONEY };

/* ---- Picking ----------------------------------------------------------------------------------------------------- */

void wo_pick(struct wo_state *s, int power, enum wo_pick what, int into, unsigned mask) {
    struct pl_frame *f = wo_push(s, WO_F_PICK, power);
    f->v[PICK_WHAT] = (int16_t)what;
    f->v[PICK_INTO] = (int16_t)into;
    f->v[PICK_MASK] = (int16_t)mask;
}

static int pick_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s;
    int n = 0;
    PL_EACH_BIT(i, f->v[PICK_MASK]) {
        out[n++] = PL_MOVE(WO_M_PICK, i, f->v[PICK_WHAT] == WO_PICK_GOOD_TYPE, 0);
    }
    return n;
}

static void pick_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, what = f->v[PICK_WHAT], into = f->v[PICK_INTO];
    pl_pop(&s->frames);
    if (what == WO_PICK_RESET) {
        wo_reset(s, power, pl_a(move), notes);
        return;
    }
    if (what == WO_PICK_GOOD_TYPE)
        NOTE(N_PICKS_GOOD, power, pl_a(move));
    else
        NOTE(N_PICKS, power, pl_a(move));
    wo_set_register(s, into, pl_a(move));
}

static bool pick_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    return !wo_only_one(s, f, &wo_row_pick, notes);
}

static struct pl_asked pick_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    if (f->v[PICK_WHAT] == WO_PICK_RESET)
        return ASKS(PICK_RESET, f->seat);
    return f->v[PICK_WHAT] == WO_PICK_REGION ? ASKS(PICK_REGION, f->seat) : ASKS(PICK_GOOD, f->seat);
}

static struct pl_said pick_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    if (pl_kind(move) != WO_M_PICK)
        return PL_NOTHING;
    bool good = f->v[PICK_WHAT] == WO_PICK_GOOD_TYPE;
    if (pl_b(move) != good)
        return good ? SAY(W_PICK_A_GOOD) : SAY(W_PICK_A_REGION);
    return good ? SAY(W_NOT_THAT_GOOD, pl_a(move)) : SAY(W_NOT_THAT_REGION, pl_a(move));
}

static bool pick_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->v[PICK_MASK] && wo_asks_fit(s, f, above, pick_moves);
}

const struct pl_decision wo_row_pick = {
    .key = "pick",
    .values = VALUES(PL_VALUE(PICK_WHAT, "kind", "0 a region, 1 a good, 2 a region in which to reset", .max = 2),
                     PL_VALUE(PICK_INTO, "into", "the register of the effect", .max = 3),
                     PL_VALUE(PICK_MASK, "of", "one of these, a bit each", .max = WO_ALL_REGIONS)),
    .about = KINDS(WO_M_PICK),
    .moves = pick_moves,
    .apply = pick_apply,
    .run = pick_run,
    .prompt = pick_prompt,
    .why = pick_why,
    .not_now = PL_PHRASE(W_NO_PICK_NOW),
    .fits = pick_fits};

/* ---- A number of cards (WO-32.4) ----------------------------------------------------------------------------------
 */

static int in_piles(const struct wo_power *p) {
    return p->deck_n + p->top_n + pl_set_count(&p->discard);
}

void wo_ask_number(struct wo_state *s, int power, int most) {
    int there = in_piles(&s->power[power]);
    wo_push(s, WO_F_COUNT, power)->v[COUNT_MOST] = (int16_t)(most < there ? most : there);
}

static int count_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s;
    for (int n = 0; n <= f->v[COUNT_MOST]; n++)
        out[n] = PL_MOVE(WO_M_COUNT, n, 0, 0);
    return f->v[COUNT_MOST] + 1;
}

static void count_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat;
    wo_set_it(s, pl_a(move));
    pl_pop(&s->frames);
    wo_draw_cards(s, power, pl_a(move), notes);
}

static bool count_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    return !wo_only_one(s, f, &wo_row_count, notes);
}

static struct pl_asked count_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(COUNT, f->seat, f->v[COUNT_MOST]);
}

static struct pl_said count_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    return pl_kind(move) == WO_M_COUNT ? SAY(W_COUNT, f->v[COUNT_MOST]) : PL_NOTHING;
}

static bool count_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->v[COUNT_MOST] <= in_piles(&s->power[f->seat & 3]) && wo_asks_fit(s, f, above, count_moves);
}

const struct pl_decision wo_row_count = {.key = "count",
                                         .values = VALUES(PL_VALUE(COUNT_MOST, "most", "cards at most", .max = 3)),
                                         .about = KINDS(WO_M_COUNT),
                                         .moves = count_moves,
                                         .apply = count_apply,
                                         .run = count_run,
                                         .prompt = count_prompt,
                                         .why = count_why,
                                         .not_now = PL_PHRASE(W_NO_COUNT_NOW),
                                         .fits = count_fits};

/* ---- An offer (WO-33.17) ------------------------------------------------------------------------------------------
 */

/* What it would pay: the price, or all it has. */
static int share(const struct wo_state *s, int power, int money) {
    return s->power[power].money < money ? s->power[power].money : money;
}

static void accept(struct wo_state *s, int power, int money, struct pl_notes *notes) {
    NOTE(N_ACCEPTS, power);
    wo_pay(s, power, WO_MONEY, share(s, power, money), notes);
}

/* A person is asked; an automa accepts; a power without a player adds nothing. Whoever accepts stands in `it`. */
void wo_offer(struct wo_state *s, int power, int money, struct pl_notes *notes) {
    if (wo_is_human(s, power)) {
        wo_push(s, WO_F_OFFER, power)->v[OFFER_MONEY] = (int16_t)money;
        return;
    }
    if (wo_is_automa(s, power))
        accept(s, power, money, notes);
}

static int offer_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s, (void)f;
    out[0] = PL_MOVE(WO_M_OFFER, 1, 0, 0);
    out[1] = PL_MOVE(WO_M_OFFER, 0, 0, 0);
    return 2;
}

static void offer_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, money = f->v[OFFER_MONEY];
    if (pl_a(move))
        wo_set_it(s, power);
    pl_pop(&s->frames);
    if (pl_a(move))
        accept(s, power, money, notes);
    else
        NOTE(N_DECLINES, power);
}

static struct pl_asked offer_prompt(const struct wo_state *s, const struct pl_frame *f) {
    return ASKS(OFFER, f->seat, WO_AMOUNT(WO_MONEY, share(s, f->seat, f->v[OFFER_MONEY])));
}

static bool offer_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && wo_asks_fit(s, f, above, offer_moves);
}

const struct pl_decision wo_row_offer = {
    .key = "offer",
    .values = VALUES(PL_VALUE(OFFER_MONEY, "money", "what it costs, or all there is", .max = 100)),
    .about = KINDS(WO_M_OFFER),
    .moves = offer_moves,
    .apply = offer_apply,
    .prompt = offer_prompt,
    .not_now = PL_PHRASE(W_NO_OFFER_NOW),
    .fits = offer_fits};
