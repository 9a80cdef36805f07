/* What a viewer sees, and dealing anew what it does not know (WO-1.4).
 *
 * - Hand and cards face down are hidden from all but their owner; an automa shows its card to everybody. A view has
 *   their numbers, those that all saw going into the hand (`sure`), and in `deck` all cards that may be there. Dealt
 *   again: `sure` to the hand or face down, the rest at random.
 * - Assets dealt and not yet chosen from: a view has how many, as the lowest ones; as many are dealt at random.
 * - A bid: a view has that it is made; dealt again it is anything that can be paid.
 *
 * The order of decks and stacks stands nowhere: a deck is a set, and what is known of it (`top`, `bottom`) all know. */
#include "games/worldorder/decide.h"
#include "games/worldorder/events.h"

static const struct pl_set none;

static int power_of(const struct wo_state *s, int viewer) {
    return viewer >= 0 && viewer < s->players ? s->power_of[viewer] - 1 : -1;
}

/* ---- Views ------------------------------------------------------------------------------------------------------- */

static uint8_t lowest(uint8_t bits) {
    return (uint8_t)((1u << __builtin_popcount(bits)) - 1);
}

static void hide_cards(struct wo_power *p) {
    p->deck = pl_set_or(p->deck, pl_set_or(p->hand, p->down));
    p->hand = p->down = none;
}

/* WO-3.8: which three it was dealt, and which two of them it keeps, until all have chosen. */
static void hide_assets(struct wo_power *p) {
    p->dealt = lowest(p->dealt);
    p->kept = lowest(p->kept);
}

void wo_view(void *state, int viewer) {
    struct wo_state *s = state;
    int own = power_of(s, viewer);
    for (int power = 0; power < WO_POWERS; power++) {
        struct wo_power *p = &s->power[power];
        if (power == own || !wo_is_human(s, power))
            continue;
        hide_cards(p);
        if (p->dealt)
            hide_assets(p);
        if (pl_seal_answered(&s->sealed, power) && p->bid)
            p->bid = 1;
    }
}

/* ---- Worlds ------------------------------------------------------------------------------------------------------ */

static int take_any(struct pl_set *from, struct pl_rng *rng) {
    int taken = pl_set_random(*from, rng);
    pl_set_drop(from, taken);
    return taken;
}

/* Cards that everybody saw going into the hand are in it or face down: each lies in either place as often as there are
 * cards in it. */
static void deal_sure(struct wo_power *p, struct pl_rng *rng) {
    int hand = p->hand_n, down = p->down_n;
    PL_EACH(card, p->sure) {
        bool in_hand = pl_rng_below(rng, (uint32_t)(hand + down)) < (uint32_t)hand;
        pl_set_add(in_hand ? &p->hand : &p->down, card);
        pl_set_drop(&p->deck, card);
        hand -= in_hand;
        down -= !in_hand;
        if (hand + down == 0)
            return;
    }
}

static void deal_cards(struct wo_power *p, struct pl_rng *rng) {
    deal_sure(p, rng);
    for (int n = p->hand_n - pl_set_count(&p->hand); n > 0 && !pl_set_empty(&p->deck); n--)
        pl_set_add(&p->hand, take_any(&p->deck, rng));
    for (int n = p->down_n - pl_set_count(&p->down); n > 0 && !pl_set_empty(&p->deck); n--)
        pl_set_add(&p->down, take_any(&p->deck, rng));
}

/* As many of these bits as there are in `count`. */
static uint8_t any_of(unsigned from, int count, struct pl_rng *rng) {
    struct pl_set pool = {{from, 0}};
    unsigned taken = 0;
    for (; count > 0 && !pl_set_empty(&pool); count--)
        taken |= 1u << take_any(&pool, rng);
    return (uint8_t)taken;
}

static void deal_assets(struct wo_power *p, struct pl_rng *rng) {
    p->dealt = any_of((1u << WO_ASSETS_EACH) - 1, __builtin_popcount(p->dealt), rng);
    p->kept = any_of(p->dealt, __builtin_popcount(p->kept), rng);
}

static void deal_bid(struct wo_state *s, int power, struct pl_rng *rng) {
    struct wo_power *p = &s->power[power];
    if (!pl_seal_answered(&s->sealed, power) || !p->bid || !s->ev_now)
        return;
    int most = wo_feasible(s, power, &wo_events[s->ev_now - 1]);
    p->bid = (uint8_t)(1 + pl_rng_below(rng, (uint32_t)most + 1));
}

void wo_determinize(void *view, int viewer, struct pl_rng *rng) {
    struct wo_state *s = view;
    int own = power_of(s, viewer);
    for (int power = 0; power < WO_POWERS; power++) {
        struct wo_power *p = &s->power[power];
        if (power == own || !wo_is_human(s, power))
            continue;
        deal_cards(p, rng);
        if (p->dealt)
            deal_assets(p, rng);
        deal_bid(s, power, rng);
    }
}
