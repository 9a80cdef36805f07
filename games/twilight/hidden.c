/* What a side may know (section 11): the view, and worlds that agree with it.
 *
 * In a view the draw pile holds every card that its viewer has not seen, wherever it lies; how many cards a hand holds
 * is public (`held`). A headline that is not shown yet keeps its place among the cards known of a hand, so that the
 * view does not tell which of them was picked. */
#include "games/twilight/state.h"

static const struct pl_set none = {{0, 0}};

static bool secret_headline(const struct ts_state *s, int side) {
    return s->headlined[side] && !s->shown[side];
}

static void hide_hand(struct ts_state *s, int side) {
    struct pl_set hidden = s->hand[side];
    if (secret_headline(s, side) && s->headline[side]) {
        pl_set_add(&hidden, s->headline[side]);
        s->headline[side] = 0;
    }
    s->draw = pl_set_or(s->draw, pl_set_minus(hidden, s->known[side]));
    s->hand[side] = s->known[side];
}

void ts_view(void *state, int viewer) {
    struct ts_state *s = state;
    int own = viewer == PL_SPECTATOR ? -1 : ts_side(s, viewer);
    for (int side = 0; side < TS_SIDES; side++) {
        if (side != own)
            hide_hand(s, side);
        if (ts_other(side) != own) /* what one side knows of the other is its own affair */
            s->never[side] = none;
    }
    if (own != TS_US) { /* TS-20.108 */
        s->draw = pl_set_or(s->draw, s->aside);
        s->aside = none;
    }
}

/* Any of these, and it is taken out; the set must not be empty. */
static int take_any(struct pl_set *from, struct pl_rng *rng) {
    uint32_t skip = pl_rng_below(rng, (uint32_t)pl_set_count(from));
    int taken = 0;
    PL_EACH(card, *from) {
        if (skip-- == 0)
            taken = card;
    }
    pl_set_drop(from, taken);
    return taken;
}

/* Deals `side` what its hand and its secret headline lack. */
static void deal_cards(struct ts_state *s, int side, bool secret, struct pl_rng *rng) {
    struct pl_set pool = pl_set_minus(s->draw, s->never[side]);
    for (int missing = s->held[side] + secret - pl_set_count(&s->hand[side]); missing > 0; missing--) {
        if (pl_set_empty(&pool))
            return;
        int card = take_any(&pool, rng);
        pl_set_drop(&s->draw, card);
        pl_set_add(&s->hand[side], card);
    }
}

/* More scoring cards than there are rounds left for them lose the game (TS-3.8), so hardly anybody comes to hold them:
 * a hand of that kind is dealt again, and left only if there seems to be no other. */
static void deal_likely_cards(struct ts_state *s, int side, bool secret, struct pl_rng *rng) {
    enum { TRIES = 16 };
    struct pl_set hand = s->hand[side], draw = s->draw;
    int room = ts_rounds_to_come(s, side) + secret;
    for (int tries = 0; tries < TRIES; tries++) {
        s->hand[side] = hand;
        s->draw = draw;
        deal_cards(s, side, secret, rng);
        if (ts_scoring_held(s, side) <= room)
            return;
    }
}

/* Deals a hand, then picks the secret headline among all of it. */
static void deal_hand(struct ts_state *s, int side, struct pl_rng *rng) {
    bool secret = secret_headline(s, side) && !s->headline[side];
    deal_likely_cards(s, side, secret, rng);
    if (!secret)
        return;
    struct pl_set picks = none;
    PL_EACH(card, s->hand[side]) {
        if (ts_may_headline(s, side, card))
            pl_set_add(&picks, card);
    }
    if (pl_set_empty(&picks))
        return;
    s->headline[side] = (uint8_t)take_any(&picks, rng);
    pl_set_drop(&s->hand[side], s->headline[side]);
}

/* How many cards Our Man in Tehran has set aside by now. */
int ts_cards_aside(const struct ts_state *s) {
    int drawing = 0;
    for (int i = 0; i < s->frames.depth; i++) {
        const struct pl_frame *frame = &s->frames.at[i];
        if (frame->what == TS_F_CARD && frame->step == TS_C_TEHRAN)
            drawing = TS_TEHRAN - frame->left;
        if (frame->what == TS_F_DRAW && frame->a == TS_ASIDE)
            drawing -= frame->left;
    }
    return drawing;
}

void ts_determinize(void *view, int viewer, struct pl_rng *rng) {
    struct ts_state *s = view;
    int own = viewer == PL_SPECTATOR ? -1 : ts_side(s, viewer);
    for (int side = 0; side < TS_SIDES; side++)
        if (side != own)
            deal_hand(s, side, rng);
    for (int missing = own == TS_US ? 0 : ts_cards_aside(s); missing > 0 && !pl_set_empty(&s->draw); missing--)
        pl_set_add(&s->aside, take_any(&s->draw, rng));
}
