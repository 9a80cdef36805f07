/* Make Business Deal (HG-5.11): which one, and how much of it goes into the Storages. */
#include "games/hegemony/actions.h"

enum { STORE_DEAL, STORE_GOOD, STORE_FOOD };

static const struct hg_deal *deal_at(const struct hg_state *s, int slot) {
    return &hg_deals[s->deals[slot] - 1];
}

static int room(const struct hg_state *s, int good) {
    int n = hg_capacity(s, HG_C, good) - s->store[1][good];
    return n > 0 ? n : 0;
}

bool hg_may_deal(const struct hg_state *s, int slot) {
    return s->deals[slot] && deal_at(s, slot)->cost <= hg_funds(s, HG_C);
}

bool hg_can_deal(const struct hg_state *s) {
    return hg_may_deal(s, 0) || hg_may_deal(s, 1);
}

/* So much goes into Storages, the rest to the Free Trade Zone, what does not fit there is lost (HG-5.11a). */
static void unload(struct hg_state *s, int good, int n, int stored, struct pl_notes *notes) {
    static const uint8_t zone[2] = {8, 12};
    int free = zone[good] - s->zone[good], rest = n - stored;
    s->store[1][good] = (uint8_t)(s->store[1][good] + stored);
    free = free < 0 ? 0 : free < rest ? free : rest;
    s->zone[good] = (uint8_t)(s->zone[good] + free);
    if (rest > free)
        NOTE(N_OVERFLOW, HG_C, rest - free, good);
}

void hg_make_deal(struct hg_state *s, int slot, int food, int luxury, struct pl_notes *notes) {
    const struct hg_deal *deal = deal_at(s, slot);
    NOTE(N_MAKES_DEAL, HG_C, deal->food, deal->luxury);
    hg_pay_to(s, HG_C, deal->cost, HG_NOBODY, notes);
    if (food + luxury)
        hg_pay_to(s, HG_C, deal->tariff[s->policy[5]], HG_S, notes);
    unload(s, HG_FOOD, deal->food, food, notes);
    unload(s, HG_LUX, deal->luxury, luxury, notes);
    s->deals[slot] = 0; /* HG-5.11b; those on show lie together */
    if (!slot) {
        s->deals[0] = s->deals[1];
        s->deals[1] = 0;
    }
    s->work.done = 1;
}

/* ---- Which deal -------------------------------------------------------------------------------------------------- */

void hg_deal(struct hg_state *s, struct pl_notes *notes) {
    (void)notes;
    hg_work_begin(s);
    if (hg_person(s, HG_C))
        hg_push(s, HG_F_DEAL, HG_C);
}

static int deal_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    (void)f;
    int n = 0;
    for (int slot = 0; slot < 2; slot++)
        if (hg_may_deal(s, slot) && !(slot && s->deals[0] == s->deals[1])) /* two alike are one choice */
            out[n++] = PL_MOVE(HG_M_BUSINESS, slot, 0, 0);
    return n;
}

static void deal_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    (void)f;
    (void)notes;
    pl_pop(&s->frames);
    hg_push(s, HG_F_STORE, HG_C)->v[STORE_DEAL] = pl_a(move);
}

static struct pl_asked deal_prompt(const struct hg_state *s, const struct pl_frame *f) {
    return ASKS(DEAL, f->seat, hg_funds(s, HG_C));
}

static struct pl_said deal_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    (void)f;
    if (pl_kind(move) != HG_M_BUSINESS)
        return PL_NOTHING;
    if (pl_a(move) > 1 || !s->deals[pl_a(move)])
        return SAY(W_NO_DEAL);
    return SAY(W_MONEY, deal_at(s, pl_a(move))->cost, hg_funds(s, HG_C));
}

static int deal_wishes(const struct hg_state *s, int seat, pl_move *out) {
    (void)seat;
    int n = 0;
    for (int slot = 0; slot < 2; slot++)
        if (s->deals[slot])
            out[n++] = PL_MOVE(HG_M_BUSINESS, slot, 0, 0);
    return n;
}

static bool deal_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->seat == HG_C && hg_person(s, HG_C) && hg_can_deal(s);
}

const struct pl_decision hg_row_deal = {.key = "deal",
                                        .about = KINDS(HG_M_BUSINESS),
                                        .not_now = PL_PHRASE(W_NO_DEAL_NOW),
                                        .moves = deal_moves,
                                        .apply = deal_apply,
                                        .run = hg_several,
                                        .prompt = deal_prompt,
                                        .wishes = deal_wishes,
                                        .why = deal_why,
                                        .fits = deal_fits};

/* ---- Into the Storages ------------------------------------------------------------------------------------------- */

static int amount_of(const struct hg_state *s, const struct pl_frame *f) {
    const struct hg_deal *deal = deal_at(s, f->v[STORE_DEAL]);
    return f->v[STORE_GOOD] == HG_FOOD ? deal->food : deal->luxury;
}

/* Nothing can be stored without the tariff (HG-5.11a). */
static int most(const struct hg_state *s, const struct pl_frame *f) {
    const struct hg_deal *deal = deal_at(s, f->v[STORE_DEAL]);
    int n = amount_of(s, f), space = room(s, f->v[STORE_GOOD]);
    if (deal->cost + deal->tariff[s->policy[5]] > hg_funds(s, HG_C))
        return 0;
    return n < space ? n : space;
}

static int store_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    for (int units = most(s, f); units >= 0; units--)
        out[n++] = PL_MOVE(HG_M_STORE, f->v[STORE_GOOD], units, 0);
    return n;
}

static void store_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    if (f->v[STORE_GOOD] == HG_FOOD) {
        f->v[STORE_FOOD] = pl_b(move);
        f->v[STORE_GOOD] = HG_LUX;
        return;
    }
    int slot = f->v[STORE_DEAL], food = f->v[STORE_FOOD];
    pl_pop(&s->frames);
    hg_make_deal(s, slot, food, pl_b(move), notes);
}

static struct pl_asked store_prompt(const struct hg_state *s, const struct pl_frame *f) {
    const struct hg_deal *deal = deal_at(s, f->v[STORE_DEAL]);
    return ASKS(STORE, f->seat, amount_of(s, f), f->v[STORE_GOOD], deal->tariff[s->policy[5]]);
}

static struct pl_said store_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    const struct hg_deal *deal = deal_at(s, f->v[STORE_DEAL]);
    int whole = deal->cost + deal->tariff[s->policy[5]];
    if (pl_kind(move) != HG_M_STORE)
        return PL_NOTHING;
    if (pl_a(move) != f->v[STORE_GOOD] || pl_b(move) > amount_of(s, f))
        return SAY(W_STORE_AMOUNT, amount_of(s, f), f->v[STORE_GOOD]);
    return whole > hg_funds(s, HG_C) ? SAY(W_TARIFF, whole, hg_funds(s, HG_C)) : SAY(W_NO_ROOM, f->v[STORE_GOOD]);
}

static int store_wishes(const struct hg_state *s, int seat, pl_move *out) {
    (void)s;
    (void)seat;
    int n = 0;
    for (int good = HG_FOOD; good <= HG_LUX; good++)
        for (int units = 0; units <= 12; units++)
            out[n++] = PL_MOVE(HG_M_STORE, good, units, 0);
    return n;
}

static bool store_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->seat == HG_C && hg_person(s, HG_C) && s->deals[f->v[STORE_DEAL]] &&
           s->deals[f->v[STORE_DEAL]] <= HG_DEALS && hg_may_deal(s, f->v[STORE_DEAL]) &&
           f->v[STORE_FOOD] <= deal_at(s, f->v[STORE_DEAL])->food && f->v[STORE_FOOD] <= room(s, HG_FOOD);
}

const struct pl_decision hg_row_store = {
    .key = "store",
    .values = VALUES(PL_VALUE(STORE_DEAL, "deal", "which of the deals on show", .max = 1),
                     PL_VALUE(STORE_GOOD, "good", "the resource", .values = &hg_good_keys, .max = HG_LUX),
                     PL_VALUE(STORE_FOOD, "food", "Food that goes into the Storage", .max = 16)),
    .about = KINDS(HG_M_STORE),
    .not_now = PL_PHRASE(W_NO_DEAL_NOW),
    .moves = store_moves,
    .apply = store_apply,
    .run = hg_several,
    .prompt = store_prompt,
    .wishes = store_wishes,
    .why = store_why,
    .fits = store_fits};
