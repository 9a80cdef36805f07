/* Preparation (WO-4): places in the turn order, Focus with its three steps, and production, which the action Produce
 * shares. */
#include "games/worldorder/events.h"
#include "games/worldorder/flow.h"

/* ---- The turn order (WO-4.4) ------------------------------------------------------------------------------------- */

static bool place_free(const struct wo_state *s, int place) {
    return place < s->players && !s->frames.at[0].v[WO_FLOW_PLACE + place];
}

static int place_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    (void)f;
    int n = 0;
    for (int place = 0; place < s->players; place++)
        if (place_free(s, place))
            out[n++] = PL_MOVE(WO_M_PLACE, place, 0, 0);
    return n;
}

static void place_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, place = pl_a(move);
    pl_pop(&s->frames);
    wo_flow(s)->v[WO_FLOW_PLACE + place] = (int16_t)(power + 1);
    NOTE(N_PLACE, power, place + 1);
}

static struct pl_said place_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)f;
    int place = pl_a(move);
    if (pl_kind(move) != WO_M_PLACE || place >= s->players)
        return PL_NOTHING;
    return SAY(W_PLACE_TAKEN, s->frames.at[0].v[WO_FLOW_PLACE + place] - 1);
}

static bool place_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && wo_at_step(s, WO_STEP_PLACES) && wo_is_human(s, f->seat) && !f->step && !f->left &&
           f->seat == wo_chooser(s, s->frames.at[0].v[WO_FLOW_NEXT] - 1);
}

const struct pl_decision wo_row_place = {.key = "place",
                                         .about = KINDS(WO_M_PLACE),
                                         .moves = place_moves,
                                         .apply = place_apply,
                                         .asks = PL_PHRASE(ASKS_PLACE),
                                         .tells = PL_PHRASE(TELLS_PLACE),
                                         .why = place_why,
                                         .not_now = PL_PHRASE(W_PLACES_LATER),
                                         .fits = place_fits};

/* ---- Producing (WO-2.6, WO-4.6, WO-4.12, WO-6.8) ----------------------------------------------------------------- */

/* What one unit of a secondary good is made of; D costs money. */
static const struct {
    uint8_t of[2];
} recipe[WO_TYPES] = {[WO_C] = {{WO_E, WO_R}}, [WO_S] = {{WO_E, WO_F}}, [WO_A] = {{WO_R, WO_F}}};
enum { MONEY_FOR_D = 3 };

int wo_can_make(const struct wo_state *s, int power, int good) {
    const struct wo_power *p = &s->power[power];
    int most = p->prod[good];
    if (good <= WO_F)
        return most;
    int there = p->money / MONEY_FOR_D;
    if (good != WO_D) {
        int first = p->stock[recipe[good].of[0]], second = p->stock[recipe[good].of[1]];
        there = first < second ? first : second;
    }
    return there < most ? there : most;
}

/* WO-6.3.10 */
static void turn_up_deals(struct wo_state *s, int power, int good, struct pl_notes *notes) {
    unsigned all = wo_deals_of(s, power);
    if (s->power[power].deals == all)
        return;
    PL_EACH_BIT(i, all) {
        if (wo_commerce[wo_commerce_first[power] + i].offers[good]) {
            s->power[power].deals = (uint8_t)all;
            NOTE(N_DEALS_UP, power);
            return;
        }
    }
}

void wo_make(struct wo_state *s, int power, int good, int n, struct pl_notes *notes) {
    if (n <= 0)
        return;
    NOTE(N_PRODUCES, power, WO_AMOUNT(good, n));
    if (good == WO_D)
        wo_money(s, power, -MONEY_FOR_D * n, notes);
    for (int i = 0; good > WO_F && good != WO_D && i < 2; i++)
        wo_pay(s, power, recipe[good].of[i], n, notes);
    wo_gain(s, power, good, n, notes);
    turn_up_deals(s, power, good, notes);
}

/* ---- Focus (WO-4.7): ready, raise, produce ----------------------------------------------------------------------- */

enum focus_step { CHOOSE, READY, RAISE, MAKE, LAST };
static const uint8_t focus_raises[3] = {(1 << WO_TYPES) - 1, 1 << WO_D, 1 << WO_A};  /* WO-4.9 */
static const uint8_t focus_makes[3] = {1 << WO_C | 1 << WO_S, 1 << WO_D, 1 << WO_A}; /* WO-4.12 */

static int focus_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s, (void)f;
    for (int focus = 0; focus < 3; focus++)
        out[focus] = PL_MOVE(WO_M_FOCUS, focus, 0, 0);
    return 3;
}

static void focus_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    s->power[f->seat].focus = pl_a(move);
    f->step = READY;
    NOTE(N_FOCUS, f->seat, pl_a(move));
}

/* WO-4.8, WO-32.2 */
static int readied(const struct wo_state *s, int power) {
    int n = wo_powers[power].ready[s->power[power].focus] + wo_ability(s, power, WO_DIPLOMATIC_INITIATIVE) +
            wo_hook_focus_ready(s, power);
    return n > 0 ? n : 0;
}

static void push_raise(struct wo_state *s, int power);
static void push_make(struct wo_state *s, int power, unsigned goods);

static bool focus_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int power = f->seat, focus = s->power[power].focus;
    switch (f->step++) {
    case CHOOSE:
        f->step = CHOOSE;
        return true;
    case READY:
        wo_ready_some(s, power, readied(s, power), notes);
        break;
    case RAISE:
        push_raise(s, power);
        break;
    case MAKE:
        push_make(s, power, focus_makes[focus]);
        break;
    default:
        pl_pop(&s->frames);
        break;
    }
    return false;
}

static bool focus_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return wo_is_human(s, f->seat) && !f->left && f->step <= LAST && (f->step != CHOOSE) == (above != NULL);
}

const struct pl_decision wo_row_focus = {.key = "focus",
                                         .about = KINDS(WO_M_FOCUS),
                                         .moves = focus_moves,
                                         .apply = focus_apply,
                                         .run = focus_run,
                                         .asks = PL_PHRASE(ASKS_FOCUS),
                                         .tells = PL_PHRASE(TELLS_FOCUS),
                                         .not_now = PL_PHRASE(W_FOCUS_LATER),
                                         .fits = focus_fits};

/* ---- Readying allies (WO-4.8) ------------------------------------------------------------------------------------ */

static struct pl_set exhausted(const struct wo_state *s, int power) {
    return pl_set_and(s->ally[power], s->spent);
}

void wo_ready_some(struct wo_state *s, int power, int n, struct pl_notes *notes) {
    (void)notes;
    if (n > 0)
        wo_push(s, WO_F_READY, power)->left = (uint8_t)n;
}

static void ready_one(struct wo_state *s, int power, int country, struct pl_notes *notes) {
    wo_ready(s, country);
    NOTE(N_READIES, power, country);
}

/* If no more are exhausted than may be readied, all are. */
static bool ready_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int power = f->seat;
    if (!f->left) {
        pl_pop(&s->frames);
        return false;
    }
    struct pl_set all = exhausted(s, power);
    if (pl_set_count(&all) > f->left)
        return true;
    pl_pop(&s->frames);
    PL_EACH(country, all) {
        ready_one(s, power, country, notes);
    }
    return false;
}

static int ready_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    return pl_set_moves(exhausted(s, f->seat), WO_M_READY, out);
}

static void ready_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    f->left--;
    ready_one(s, f->seat, pl_a(move), notes);
}

static struct pl_asked ready_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(READY, f->seat, f->left);
}

static struct pl_said ready_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) != WO_M_READY)
        return PL_NOTHING;
    return pl_set_has(&s->ally[f->seat], pl_a(move)) ? SAY(W_IS_READY, pl_a(move)) : SAY(W_NO_ALLY, pl_a(move));
}

static bool ready_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    struct pl_set all = exhausted(s, f->seat);
    return !above && wo_is_human(s, f->seat) && !f->step && f->left && pl_set_count(&all) > f->left;
}

const struct pl_decision wo_row_ready = {.key = "ready",
                                         .about = KINDS(WO_M_READY),
                                         .moves = ready_moves,
                                         .apply = ready_apply,
                                         .run = ready_run,
                                         .prompt = ready_prompt,
                                         .why = ready_why,
                                         .not_now = PL_PHRASE(W_READY_LATER),
                                         .fits = ready_fits};

/* ---- Raising a production (WO-4.9 to WO-4.11, and by a text) ----------------------------------------------------- */

/* Of these goods, without those that have been raised already; paid for in Focus; a second one was within the means
 * when the first was raised (WO-4.10: 15 money for two are the price of one and the rest). */
enum { RAISE_GOODS, RAISE_DONE, RAISE_PAID, RAISE_SECOND };

static unsigned raisable(const struct wo_state *s, const struct pl_frame *f) {
    unsigned goods = 0;
    PL_EACH_BIT(good, f->v[RAISE_GOODS] & ~f->v[RAISE_DONE]) {
        goods |= (unsigned)wo_can_raise(s, f->seat, good) << good;
    }
    return goods;
}

static int raise_price(const struct pl_frame *f) {
    const struct wo_power_row *row = &wo_powers[f->seat];
    return !f->v[RAISE_PAID] ? 0 : f->v[RAISE_DONE] ? row->raise_two - row->raise : row->raise;
}

static void push_raise(struct wo_state *s, int power) {
    struct pl_frame *f = wo_push(s, WO_F_RAISE, power);
    int focus = s->power[power].focus;
    f->left = 1;
    f->v[RAISE_GOODS] = focus_raises[focus];
    f->v[RAISE_PAID] = 1;
    f->v[RAISE_SECOND] =
        focus == WO_FOCUS_DOMESTIC && wo_powers[power].raise_two && s->power[power].money >= wo_powers[power].raise_two;
}

void wo_raise_some(struct wo_state *s, int power, int n, unsigned goods, struct pl_notes *notes) {
    (void)notes;
    if (n <= 0 || !wo_is_human(s, power))
        return;
    struct pl_frame *f = wo_push(s, WO_F_RAISE, power);
    f->left = (uint8_t)n;
    f->v[RAISE_GOODS] = (int16_t)goods;
}

static void raise_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, good = pl_a(move);
    if (pl_kind(move) == WO_M_DONE) {
        pl_pop(&s->frames);
        return;
    }
    bool in_focus = f->v[RAISE_PAID];
    wo_money(s, power, -raise_price(f), notes);
    f->v[RAISE_DONE] |= (int16_t)(1 << good);
    f->left = (uint8_t)(f->left - 1 + f->v[RAISE_SECOND]);
    f->v[RAISE_SECOND] = 0;
    wo_raise(s, power, good, notes);
    if (in_focus && good <= WO_F) /* WO-4.11 */
        wo_gain(s, power, good, 1, notes);
}

/* In Focus it is an offer; by a text so many are raised, whichever one likes. */
static bool raise_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    unsigned goods = f->left ? raisable(s, f) : 0;
    if (!goods || s->power[f->seat].money < raise_price(f)) {
        pl_pop(&s->frames);
        return false;
    }
    if (f->v[RAISE_PAID] || __builtin_popcount(goods) > f->left)
        return true;
    raise_apply(s, f, PL_MOVE(WO_M_RAISE, __builtin_ctz(goods), 0, 0), notes);
    return false;
}

static int raise_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(good, raisable(s, f)) {
        out[n++] = PL_MOVE(WO_M_RAISE, good, 0, 0);
    }
    if (f->v[RAISE_PAID])
        out[n++] = PL_MOVE(WO_M_DONE, 0, 0, 0);
    return n;
}

static struct pl_asked raise_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    if (!f->v[RAISE_PAID])
        return ASKS(RAISE, f->seat, f->left);
    return ASKS(RAISE_FOR, f->seat, WO_AMOUNT(WO_MONEY, raise_price(f)));
}

static struct pl_said raise_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    int good = pl_a(move);
    if (pl_kind(move) == WO_M_DONE)
        return SAY(W_MUST_RAISE);
    if (pl_kind(move) != WO_M_RAISE)
        return PL_NOTHING;
    if (f->v[RAISE_DONE] >> good & 1)
        return SAY(W_RAISE_ANOTHER, good);
    if (!(f->v[RAISE_GOODS] >> good & 1))
        return f->v[RAISE_PAID] ? SAY(W_FOCUS_RAISES, s->power[f->seat].focus) : SAY(W_RAISE_THESE, good);
    return SAY(W_AT_LIMIT, good);
}

static bool raise_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    bool second = f->v[RAISE_SECOND] && (!wo_powers[f->seat].raise_two || f->v[RAISE_DONE] || !f->v[RAISE_PAID]);
    return !above && wo_is_human(s, f->seat) && !f->step && f->left && raisable(s, f) && !second &&
           (!f->v[RAISE_PAID] || f->left == 1) &&
           !(f->v[RAISE_PAID] && f->v[RAISE_DONE] && !wo_powers[f->seat].raise_two) &&
           s->power[f->seat].money >= raise_price(f);
}

const struct pl_decision wo_row_raise = {
    .key = "raise",
    .values = VALUES(PL_VALUE(RAISE_GOODS, "goods", "of these goods, a bit each", .max = (1 << WO_TYPES) - 1),
                     PL_VALUE(RAISE_DONE, "raised", "those raised already", .max = (1 << WO_TYPES) - 1),
                     PL_VALUE(RAISE_PAID, "paid", "1: in Focus, for money", .max = 1),
                     PL_VALUE(RAISE_SECOND, "second", "1: a second one may follow", .max = 1)),
    .about = KINDS(WO_M_RAISE),
    .moves = raise_moves,
    .apply = raise_apply,
    .run = raise_run,
    .prompt = raise_prompt,
    .why = raise_why,
    .not_now = PL_PHRASE(W_RAISE_LATER),
    .fits = raise_fits};

/* ---- Producing in Focus (WO-4.12) -------------------------------------------------------------------------------- */

enum { MAKE_GOODS }; /* what may still be made */

static void push_make(struct wo_state *s, int power, unsigned goods) {
    wo_push(s, WO_F_MAKE, power)->v[MAKE_GOODS] = (int16_t)goods;
}

static int make_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(good, f->v[MAKE_GOODS]) {
        for (int units = wo_can_make(s, f->seat, good); units > 0; units--)
            out[n++] = PL_MOVE(WO_M_MAKE, good, units, 0);
    }
    out[n++] = PL_MOVE(WO_M_DONE, 0, 0, 0);
    return n;
}

static bool make_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    PL_EACH_BIT(good, f->v[MAKE_GOODS]) {
        if (wo_can_make(s, f->seat, good))
            return true;
    }
    pl_pop(&s->frames);
    return false;
}

static void make_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    if (pl_kind(move) == WO_M_DONE) {
        pl_pop(&s->frames);
        return;
    }
    f->v[MAKE_GOODS] &= (int16_t) ~(1 << pl_a(move));
    wo_make(s, f->seat, pl_a(move), pl_b(move), notes);
}

static struct pl_asked make_prompt(const struct wo_state *s, const struct pl_frame *f) {
    return ASKS(MAKE, f->seat, s->power[f->seat].focus);
}

static struct pl_said make_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    int good = pl_a(move);
    if (pl_kind(move) != WO_M_MAKE || good >= WO_TYPES)
        return PL_NOTHING;
    if (!(f->v[MAKE_GOODS] >> good & 1))
        return SAY(W_FOCUS_MAKES, s->power[f->seat].focus);
    if (pl_b(move) > s->power[f->seat].prod[good])
        return SAY(W_PRODUCTION, good, s->power[f->seat].prod[good]);
    return SAY(W_RECIPE, good, WO_AMOUNT(good, wo_can_make(s, f->seat, good)));
}

static bool make_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && wo_is_human(s, f->seat) && !f->step && !f->left;
}

const struct pl_decision wo_row_make = {
    .key = "make",
    .values = VALUES(PL_VALUE(MAKE_GOODS, "goods", "what may still be made, a bit each", .max = (1 << WO_TYPES) - 1)),
    .moves = make_moves,
    .apply = make_apply,
    .run = make_run,
    .prompt = make_prompt,
    .why = make_why,
    .fits = make_fits};
