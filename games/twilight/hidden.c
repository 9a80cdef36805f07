/* What a side may know (section 11): the view, and worlds that agree with it.
 *
 * In a view the draw pile holds every card that its viewer has not seen, wherever it lies; how many cards a hand holds
 * is public (`held`). A headline that is not shown yet keeps its place among the cards known of a hand, so that the
 * view does not tell which of them was picked. */
#include "core/deck.h"
#include "games/twilight/state.h"

static const struct pl_set none = {{0, 0}};

/* ---- What the other side learns of a hand ----------------------------------------------------------------------- */

/* Cards of a hand that the other side cannot name. */
static int unseen(const struct ts_state *s, int side) {
    struct pl_set rest = pl_set_minus(pl_set_minus(s->hand[side], s->known[side]), s->deduced[side]);
    return pl_set_count(&rest);
}

/* One of them may come to light. If it was none of `never`, it may have been one of those kept. */
static void comes_to_light(struct ts_state *s, int side, int card) {
    if (pl_set_has(&s->deduced[side], card))
        pl_set_drop(&s->deduced[side], card);
    else if (s->kept[side] && !pl_set_has(&s->known[side], card) && !pl_set_has(&s->never[side], card))
        s->kept[side]--;
    if (!s->kept[side])
        s->never[side] = none;
}

void ts_reveal(struct ts_state *s, int side, struct pl_set cards) {
    PL_EACH(card, pl_set_and(cards, s->hand[side])) {
        comes_to_light(s, side, card);
        pl_set_add(&s->known[side], card);
    }
}

void ts_card_gone(struct ts_state *s, int side, int card) {
    comes_to_light(s, side, card);
    pl_set_drop(&s->known[side], card);
}

/* What was ruled out before stays ruled out only if no card has been drawn since; else the newer counts, which is about
 * more cards. */
void ts_rule_out(struct ts_state *s, int side, struct pl_set cards) {
    int count = unseen(s, side);
    if (!count || pl_set_empty(&cards))
        return;
    s->never[side] = s->kept[side] == count ? pl_set_or(s->never[side], cards) : cards;
    s->kept[side] = (uint8_t)count;
}

void ts_rule_out_better(struct ts_state *s, int side, int value, bool printed) {
    struct pl_set better = none;
    for (int card = 1; card < TS_CARDS; card++)
        if (card != TS_CHINA && (printed ? ts_cards[card].ops : ts_card_value(s, side, card)) > value)
            pl_set_add(&better, card);
    ts_rule_out(s, side, better);
}

void ts_deduce(struct ts_state *s, int side) {
    s->deduced[side] = pl_set_minus(s->hand[side], s->known[side]);
    s->never[side] = none;
    s->kept[side] = 0;
}

/* ---- The view --------------------------------------------------------------------------------------------------- */

/* A side that has no card to headline looks like one that has picked one (TS-4.9), until both have picked. */
static void hide_lack(struct ts_state *s, int side) {
    if (!ts_headline_in(s, side) || s->headlined[side] || !s->held[side])
        return;
    s->headlined[side] = 1;
    s->held[side]--;
}

static bool secret_headline(const struct ts_state *s, int side) {
    return s->headlined[side] && !s->shown[side];
}

static void hide_hand(struct ts_state *s, int side) {
    struct pl_set hidden = s->hand[side];
    hide_lack(s, side);
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
        if (ts_other(side) != own) { /* what one side knows of the other is its own affair */
            s->deduced[side] = s->never[side] = none;
            s->kept[side] = 0;
        }
    }
    if (own != TS_US) { /* TS-20.108 */
        s->draw = pl_set_or(s->draw, s->aside);
        s->aside = none;
    }
}

/* ---- Worlds ----------------------------------------------------------------------------------------------------- */

/* Any of these, and it is taken out; the set must not be empty. */
static int take_any(struct pl_set *from, struct pl_rng *rng) {
    int taken = pl_set_random(*from, rng);
    pl_set_drop(from, taken);
    return taken;
}

/* Moves any cards of these from the pile to a hand. */
static void deal_from(struct ts_state *s, int side, struct pl_set pool, int count, struct pl_rng *rng) {
    for (; count > 0 && !pl_set_empty(&pool); count--) {
        int card = take_any(&pool, rng);
        pl_set_drop(&s->draw, card);
        pl_set_add(&s->hand[side], card);
    }
}

/* Deals `side` what its hand and its secret headline lack: what can be deduced, then what is known not to be among some
 * cards, then anything. */
static void deal_cards(struct ts_state *s, int side, bool secret, struct pl_rng *rng) {
    s->hand[side] = pl_set_or(s->hand[side], s->deduced[side]);
    s->draw = pl_set_minus(s->draw, s->deduced[side]);
    deal_from(s, side, pl_set_minus(s->draw, s->never[side]), s->kept[side], rng);
    deal_from(s, side, s->draw, s->held[side] + secret - pl_set_count(&s->hand[side]), rng);
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

static struct pl_set headlines_among(const struct ts_state *s, int side, struct pl_set cards) { /* TS-4.1 */
    pl_set_drop(&cards, TS_UN_INTERVENTION);
    if (ts_owes_envy(s, side))
        pl_set_drop(&cards, TS_MISSILE_ENVY);
    return cards;
}

/* Deals a hand, then picks the secret headline among all of it. */
static void deal_hand(struct ts_state *s, int side, struct pl_rng *rng) {
    bool secret = secret_headline(s, side) && !s->headline[side];
    deal_likely_cards(s, side, secret, rng);
    if (!secret)
        return;
    struct pl_set picks = headlines_among(s, side, s->hand[side]);
    struct pl_set others = headlines_among(s, side, pl_set_minus(s->draw, s->never[side]));
    struct pl_set dealt = pl_set_minus(pl_set_minus(s->hand[side], s->known[side]), s->deduced[side]);
    if (pl_set_empty(&picks) && !pl_set_empty(&others) && !pl_set_empty(&dealt)) {
        /* a hand of a card or two, none of which can be the headline that lies there: one of them was not dealt */
        int wrong = take_any(&dealt, rng), right = take_any(&others, rng);
        pl_set_drop(&s->hand[side], wrong);
        pl_set_add(&s->draw, wrong);
        pl_set_drop(&s->draw, right);
        pl_set_add(&s->hand[side], right);
        pl_set_add(&picks, right);
    }
    if (pl_set_empty(&picks)) { /* TS-4.9 */
        s->headlined[side] = 0;
        s->held[side]++;
        return;
    }
    s->headline[side] = (uint8_t)take_any(&picks, rng);
    pl_set_drop(&s->hand[side], s->headline[side]);
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
