/* Swap Workers (HG-6.5) and the retraining of Use Education (HG-6.2). Workers are numbers: one in an unskilled slot is
 * named by its company and its trade. */
#include "games/hegemony/actions.h"

/* Where swaps go on, and who came in there: they are not swapped again. Companies left behind stand in work.filled. */
enum { SWAP_PLACE, SWAP_CAME, SWAP_CAME_2, SWAP_CAME_3 };

/* ---- Swap -------------------------------------------------------------------------------------------------------- */

static bool unskilled_kind(uint8_t kind, int role) {
    return kind == HG_SLOT_ANY || kind == (role == HG_W ? HG_SLOT_W_ANY : HG_SLOT_M_ANY);
}

/* Skilled workers of the class in unskilled slots there, by trade, bit each. */
static unsigned skilled_in(const struct hg_state *s, int place, int role, uint8_t count[HG_TRADES]) {
    const struct hg_place *p = &s->place[place];
    unsigned trades = 0;
    memset(count, 0, HG_TRADES);
    if (!p->card || (hg_owner_of(place) != HG_M && p->staff != role + 1))
        return 0;
    for (int i = 0; i < HG_SLOTS; i++)
        if (p->slot[i] > HG_UNSKILLED + 1 && unskilled_kind(hg_at(s, place)->slot[i], role)) {
            count[p->slot[i] - 1]++;
            trades |= 1u << (p->slot[i] - 1);
        }
    return trades;
}

/* Trades that may be swapped out of that company now; f NULL: at the beginning. */
static unsigned outgoing(const struct hg_state *s, const struct pl_frame *f, int place, int role) {
    uint8_t count[HG_TRADES];
    unsigned trades = skilled_in(s, place, role, count), out = 0;
    if (f && f->v[SWAP_PLACE] == place + 1)
        for (int i = SWAP_CAME; i <= SWAP_CAME_3; i++)
            if (f->v[i])
                count[f->v[i] - 1]--;
    int idle = trades ? hg_idle_count(s, role) : 0;
    PL_EACH_BIT(trade, trades) {
        if ((int8_t)count[trade] > 0 && idle > s->idle[role][trade]) /* for one of another trade */
            out |= 1u << trade;
    }
    return out;
}

bool hg_can_swap(const struct hg_state *s, int role) {
    if (!hg_idle_count(s, role))
        return false;
    for (int place = 0; place < HG_PLACES; place++)
        if (outgoing(s, NULL, place, role))
            return true;
    return false;
}

void hg_swap_workers(struct hg_state *s, int role, struct pl_notes *notes) {
    (void)notes;
    hg_work_begin(s);
    if (hg_person(s, role))
        hg_push(s, HG_F_SWAP, role);
}

static int swap_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    for (int place = 0; place < HG_PLACES; place++) {
        if (s->work.filled >> place & 1)
            continue;
        PL_EACH_BIT(trade, outgoing(s, f, place, f->seat)) {
            out[n++] = PL_MOVE(HG_M_SWAP, place, trade, 0);
        }
    }
    if (s->work.done || !n)
        out[n++] = PL_MOVE(HG_M_DONE, 0, 0, 0);
    return n;
}

enum { IN_PLACE, IN_TRADE };

static void swap_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    (void)notes;
    if (pl_kind(move) == HG_M_DONE) {
        pl_pop(&s->frames);
        hg_work_end(s);
        return;
    }
    if (f->v[SWAP_PLACE] && f->v[SWAP_PLACE] != pl_a(move) + 1) {
        s->work.filled |= 1u << (f->v[SWAP_PLACE] - 1);
        f->v[SWAP_CAME] = f->v[SWAP_CAME_2] = f->v[SWAP_CAME_3] = 0;
    }
    f->v[SWAP_PLACE] = (int16_t)(pl_a(move) + 1);
    struct pl_frame *in = hg_push(s, HG_F_SWAP_IN, f->seat);
    in->v[IN_PLACE] = pl_a(move);
    in->v[IN_TRADE] = pl_b(move);
}

static struct pl_asked swap_prompt(const struct hg_state *s, const struct pl_frame *f) {
    return ASKS(SWAP, f->seat, s->work.done);
}

static struct pl_said swap_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    uint8_t count[HG_TRADES];
    int place = pl_a(move), trade = pl_b(move);
    if (pl_kind(move) == HG_M_DONE)
        return SAY(W_SWAP_ONE);
    if (pl_kind(move) != HG_M_SWAP)
        return PL_NOTHING;
    if (place >= HG_PLACES || trade >= HG_TRADES || !(skilled_in(s, place, f->seat, count) >> trade & 1))
        return SAY(W_NOT_SWAPPED);
    if (hg_idle_count(s, f->seat) <= s->idle[f->seat][trade])
        return SAY(W_NOBODY_ELSE, trade);
    return SAY(W_SWAPPED_ONCE, place);
}

static int swap_wishes(const struct hg_state *s, int seat, pl_move *out) {
    (void)seat;
    int n = 0;
    for (int place = 0; place < HG_PLACES; place++)
        for (int trade = 1; trade < HG_TRADES && hg_there(s, place); trade++)
            out[n++] = PL_MOVE(HG_M_SWAP, place, trade, 0);
    return n;
}

/* Only a company can be in question whose workers are the class's; the numbers must be such as swapping makes them. */
static bool swap_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    bool gap = (f->v[SWAP_CAME_2] && !f->v[SWAP_CAME]) || (f->v[SWAP_CAME_3] && !f->v[SWAP_CAME_2]);
    return hg_person(s, f->seat) && f->seat <= HG_M && !gap && (!above || above->what == HG_F_SWAP_IN) &&
           (!f->v[SWAP_PLACE] || s->place[f->v[SWAP_PLACE] - 1].card) && (!f->v[SWAP_CAME] || f->v[SWAP_PLACE]) &&
           (!above || !f->v[SWAP_CAME_3]);
}

const struct pl_decision hg_row_swap = {
    .key = "swap",
    .values = VALUES(PL_VALUE(SWAP_PLACE, "place", "the company where swaps go on + 1", .max = HG_PLACES),
                     PL_VALUE(SWAP_CAME, "came", "trade + 1 of who came in there", .max = HG_TRADES),
                     PL_VALUE(SWAP_CAME_2, "came_2", "the second", .max = HG_TRADES),
                     PL_VALUE(SWAP_CAME_3, "came_3", "the third", .max = HG_TRADES)),
    .about = KINDS(HG_M_SWAP),
    .not_now = PL_PHRASE(W_NO_SWAP_NOW),
    .moves = swap_moves,
    .apply = swap_apply,
    .run = hg_several,
    .prompt = swap_prompt,
    .wishes = swap_wishes,
    .why = swap_why,
    .fits = swap_fits};

/* ---- Who comes in ------------------------------------------------------------------------------------------------ */

static int in_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    for (int trade = 0; trade < HG_TRADES; trade++)
        if (s->idle[f->seat][trade] && trade != f->v[IN_TRADE])
            out[n++] = PL_MOVE(HG_M_WORKER, HG_NO_PLACE, trade, 0);
    return n;
}

static void in_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->seat, place = f->v[IN_PLACE], out = f->v[IN_TRADE], in = pl_b(move);
    pl_pop(&s->frames);
    struct pl_frame *swap = pl_top(&s->frames);
    int came = SWAP_CAME;
    while (came < SWAP_CAME_3 && swap->v[came])
        came++;
    swap->v[came] = (int16_t)(in + 1);
    s->work.done++;
    hg_swap_worker(s, place, hg_unskilled_slot(s, place, role, out), in);
    NOTE(N_SWAPS, role, in, out, place);
}

static struct pl_asked in_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(SWAP_IN, f->seat, f->v[IN_TRADE], f->v[IN_PLACE]);
}

static struct pl_said in_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    if (pl_kind(move) != HG_M_WORKER)
        return PL_NOTHING;
    return pl_b(move) == f->v[IN_TRADE] && pl_a(move) == HG_NO_PLACE ? SAY(W_SAME_TRADE) : SAY(W_NO_SUCH_WORKER);
}

static bool in_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    uint8_t count[HG_TRADES];
    return !above && below && below->what == HG_F_SWAP && below->seat == f->seat &&
           below->v[SWAP_PLACE] == f->v[IN_PLACE] + 1 &&
           skilled_in(s, f->v[IN_PLACE], f->seat, count) >> f->v[IN_TRADE] & 1 &&
           hg_idle_count(s, f->seat) > s->idle[f->seat][f->v[IN_TRADE]];
}

const struct pl_decision hg_row_swap_in = {
    .key = "swap_in",
    .values = VALUES(PLACE_VALUE(IN_PLACE), PL_VALUE(IN_TRADE, "trade", "the trade of who leaves the slot",
                                                     .values = &hg_trade_keys, .min = 1, .max = HG_TRADES - 1)),
    .not_now = PL_PHRASE(W_NO_SWAP_NOW),
    .moves = in_moves,
    .apply = in_apply,
    .run = hg_several,
    .prompt = in_prompt,
    .why = in_why,
    .fits = in_fits};

/* ---- Retraining -------------------------------------------------------------------------------------------------- */

enum { RETRAIN_PLACE, RETRAIN_TRADE }; /* step 0: who, 1: what is learnt */

/* HG-6.2, HG-2.4: the worker is exchanged for one of the supply. */
bool hg_can_retrain(const struct hg_state *s, int role) {
    if (!hg_worker_left(s, role, HG_T_AGRICULTURE))
        return false;
    if (hg_idle_count(s, role))
        return true;
    for (int place = 0; place < HG_PLACES; place++)
        for (int trade = 0; trade < HG_TRADES && s->place[place].card; trade++)
            if (hg_unskilled_slot(s, place, role, trade) >= 0)
                return true;
    return false;
}

void hg_retrain_worker(struct hg_state *s, int role, struct pl_notes *notes) {
    if (!hg_can_retrain(s, role)) {
        NOTE(N_NO_RETRAINING, role);
        return;
    }
    if (hg_person(s, role))
        hg_push(s, HG_F_RETRAIN, role);
}

static int who_moves(const struct hg_state *s, int role, pl_move *out) {
    int n = 0;
    for (int trade = 0; trade < HG_TRADES; trade++)
        if (s->idle[role][trade])
            out[n++] = PL_MOVE(HG_M_WORKER, HG_NO_PLACE, trade, 0);
    for (int place = 0; place < HG_PLACES; place++)
        for (int trade = 0; trade < HG_TRADES && s->place[place].card; trade++)
            if (hg_unskilled_slot(s, place, role, trade) >= 0)
                out[n++] = PL_MOVE(HG_M_WORKER, place, trade, 0);
    return n;
}

static int retrain_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    if (!f->step)
        return who_moves(s, f->seat, out);
    for (int trade = 1; trade < HG_TRADES; trade++)
        if (trade != f->v[RETRAIN_TRADE])
            out[n++] = PL_MOVE(HG_M_TRADE, trade, 0, 0);
    return n;
}

static void retrain_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    if (!f->step) {
        f->step = 1;
        f->v[RETRAIN_PLACE] = pl_a(move);
        f->v[RETRAIN_TRADE] = pl_b(move);
        return;
    }
    int role = f->seat, place = f->v[RETRAIN_PLACE], trade = f->v[RETRAIN_TRADE];
    pl_pop(&s->frames);
    hg_retrain(s, role, place, trade, pl_a(move));
    NOTE(N_RETRAINS, role, trade, pl_a(move));
}

static struct pl_asked retrain_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return f->step ? ASKS(RETRAIN_TO, f->seat, f->v[RETRAIN_TRADE]) : ASKS(RETRAIN, f->seat);
}

static struct pl_said retrain_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) == HG_M_TRADE && f->step)
        return SAY(W_SAME_TRADE);
    if (pl_kind(move) != HG_M_WORKER || f->step)
        return PL_NOTHING;
    return pl_a(move) < HG_PLACES && hg_there(s, pl_a(move)) && hg_workers_in(s, pl_a(move), f->seat)
               ? SAY(W_SKILLED_SLOT)
               : SAY(W_NO_SUCH_WORKER);
}

static bool retrain_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int place = f->v[RETRAIN_PLACE], trade = f->v[RETRAIN_TRADE], role = f->seat;
    if (above || !hg_person(s, role) || role > HG_M || f->step > 1 || !hg_can_retrain(s, role))
        return false;
    if (!f->step)
        return !place && !trade;
    if (place == HG_NO_PLACE)
        return s->idle[role][trade];
    return place < HG_PLACES && s->place[place].card && hg_unskilled_slot(s, place, role, trade) >= 0;
}

const struct pl_decision hg_row_retrain = {
    .key = "retrain",
    .values =
        VALUES(PL_VALUE(RETRAIN_PLACE, "place", "where the worker is; 255: unemployed", .max = HG_NO_PLACE),
               PL_VALUE(RETRAIN_TRADE, "trade", "the worker's trade", .values = &hg_trade_keys, .max = HG_TRADES - 1)),
    .not_now = PL_PHRASE(W_NO_RETRAIN_NOW),
    .moves = retrain_moves,
    .apply = retrain_apply,
    .run = hg_several,
    .prompt = retrain_prompt,
    .why = retrain_why,
    .fits = retrain_fits};
