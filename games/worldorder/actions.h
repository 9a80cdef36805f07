/* The eight actions (WO-6) with smart power (WO-13), as everybody calls them: the script of a card, an event, an order.
 *
 *     struct wo_terms terms = {.less = 1, .only = WO_ALL_REGIONS};
 *     if (wo_can_act(s, power, WO_ACT_ENGAGE, &terms))
 *         wo_act(s, power, WO_ACT_ENGAGE, &terms, notes);       // pushes its frame; it is finished when that is gone
 *
 * Terms fit into the six values of a frame. What was chosen (the country or region "it" of a script) is left in s->… by
 * wo_set_it, which writes into the waiting cursor below (script_ops.c). */
#ifndef PLATEAU_WORLDORDER_ACTIONS_H
#define PLATEAU_WORLDORDER_ACTIONS_H

#include "games/worldorder/decide.h"

enum wo_act_kind {
    WO_ACT_IMPROVE,
    WO_ACT_ENGAGE,
    WO_ACT_TRADE,
    WO_ACT_INVEST,
    WO_ACT_MOVE,
    WO_ACT_BASE,
    WO_ACT_GROWTH,
    WO_ACT_PRODUCE,
    WO_ACTS
};
enum { WO_ALL_REGIONS = (1 << WO_REGIONS) - 1 };

/* How an action differs from the plain one; all 0 but `only`: plain. */
struct wo_terms {
    uint8_t only;     /* bit per region in which it may be done */
    int8_t less;      /* D, or money, saved; below 0: more is due */
    uint8_t flags;    /* enum wo_term */
    uint8_t n, least; /* how many armies, types, units: at most and at least (per action) */
    uint8_t good;     /* produce: the good, or WO_ANY; trade: bit per good doubled */
    uint8_t open;     /* trade: regions opened; move: where to, bit per region */
    int8_t country;   /* invest, base: only this one, or -1 */
    uint8_t price;    /* move: per army, instead of 5 */
};
enum wo_term {
    WO_NO_ALLY = 1,     /* engage without an ally there */
    WO_LESS_ALLIES = 2, /* engage: a D less per ally there */
    WO_LESS_ARMIES = 4, /* engage: a D less per army there */
    WO_SWAP = 8,        /* improve: D as $3; growth: S as $10 */
    WO_SEARCH = 16,     /* improve: a country of the stack */
    WO_AGAIN = 32,      /* invest, base: where there is a token already */
    WO_KEEP_READY = 64, /* invest: it is not exhausted; base: free armies */
    WO_ANYWHERE = 128   /* move: zone and bases do not matter; base: influence beyond the slots */
};

bool wo_can_act(const struct wo_state *s, int power, enum wo_act_kind act, const struct wo_terms *terms);
void wo_act(struct wo_state *s, int power, enum wo_act_kind act, const struct wo_terms *terms, struct pl_notes *notes);

/* What the automas and events use of them, without choices or costs. */
bool wo_may_improve(const struct wo_state *s, int power, int country); /* shows, and does not refuse */
bool wo_may_invest(const struct wo_state *s, int power, int country, unsigned flags);
bool wo_may_base(const struct wo_state *s, int power, int country, unsigned flags);
void wo_place_fdi(struct wo_state *s, int power, int country);
void wo_place_base(struct wo_state *s, int power, int country);
bool wo_has_base(const struct wo_state *s, int power, int region);
int wo_fdi_regions(const struct wo_state *s, int power);           /* how many regions with its FDI */
int wo_fdi_count(const struct wo_state *s, int power, int *value); /* tokens, and the sum of their countries' values */
int wo_sell_symbols(const struct wo_state *s, int power, int good,
                    unsigned regions); /* on allies and opened countries */
int wo_buy_symbols(const struct wo_state *s, int power, int good, unsigned regions);

/* Effects of cards (script_ops.c). */
bool wo_can_effect(const struct wo_state *s, int power, int row); /* may a card with this effect be played (WO-6)? */
void wo_effect(struct wo_state *s, int power, int row, int card, struct pl_notes *notes); /* card: id played, or -1 */

#endif
