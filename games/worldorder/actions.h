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
    uint8_t only;  /* bit per region in which it may be done; trade: 0: everywhere, else all that may be traded with */
    int8_t less;   /* D, or money, saved; below 0: more is due */
    uint8_t flags; /* enum wo_term */
    uint8_t n, least; /* how many armies, types: at most and at least (per action); produce: types, and units of each */
    uint8_t good;     /* produce: the good, or WO_ANY; trade: bit per good doubled */
    uint8_t open;     /* trade: regions opened; move: where to, bit per region; engage: where `less` holds, 0: all */
    int8_t country;   /* only this one, or -1; improve: it is free, and may be declined (WO-16.8) */
    uint8_t price;    /* move: per army, instead of 5 */
};
#define WO_PLAIN_TERMS                                                                                                 \
    ((struct wo_terms){.only = WO_ALL_REGIONS, .good = WO_ANY, .country = -1, .price = WO_ARMY_PRICE})
enum { WO_ARMY_PRICE = 5, WO_BASE_PRICE = 5, WO_SWAP_D = 3, WO_SWAP_S = 10, WO_TOKENS = 3, WO_FREE = INT8_MAX };
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

/* Each of them (act_*.c). */
#define WO_ACTION(NAME)                                                                                                \
    bool wo_##NAME##_possible(const struct wo_state *s, int power, const struct wo_terms *terms);                      \
    void wo_##NAME##_begin(struct wo_state *s, int power, const struct wo_terms *terms, struct pl_notes *notes)
WO_ACTION(improve);
WO_ACTION(engage);
WO_ACTION(trade);
WO_ACTION(invest);
WO_ACTION(move);
WO_ACTION(base);
WO_ACTION(growth);
WO_ACTION(produce);

/* How the cost in D of Improve and Engage is met (settle.c). */
struct wo_bill {
    int8_t country; /* improved, or -1: `region` is engaged */
    uint8_t region;
    int rest;  /* D still to be met */
    bool swap; /* a D may be paid as 3 money */
};
bool wo_can_settle(const struct wo_state *s, int power, struct wo_bill bill);
void wo_settle(struct wo_state *s, int power, struct wo_bill bill, struct pl_notes *notes);
void wo_improved(struct wo_state *s, int power, int country, struct pl_notes *notes); /* act_improve.c: it is paid */
void wo_engaged(struct wo_state *s, int power, int region, struct pl_notes *notes);   /* act_engage.c */
int wo_engage_cost(const struct wo_state *s, int power, int region, const struct wo_terms *terms);

struct pl_said wo_why_army(const struct wo_state *s, int power, pl_move move); /* none there to go? or PL_NOTHING */
/* One army goes, to a region or back to the supply; for whoever moves armies. */
void wo_army_goes(struct wo_state *s, int power, int from, int to, struct pl_notes *notes);
int wo_armies_elsewhere(const struct wo_state *s, int power, int region); /* on the board and in other regions */

bool wo_shows(const struct wo_state *s, int country); /* is it one of the two showing in its region? */
struct pl_said wo_not_ally(const struct wo_state *s, int power, int country); /* a reason, or PL_NOTHING */

/* Where exactly one move exists nobody is asked: makes it and returns true. */
static inline bool wo_only_one(struct wo_state *s, struct pl_frame *f, const struct pl_decision *row,
                               struct pl_notes *notes) {
    pl_move moves[PL_MAX_MOVES];
    if (row->moves(s, f, moves) != 1)
        return false;
    row->apply(s, f, moves[0], notes);
    return true;
}
/* In `fits`: whoever is asked is a person and, if it is asked now, has something to choose. */
static inline bool wo_asks_fit(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above,
                               int (*list)(const struct wo_state *, const struct pl_frame *, pl_move *)) {
    pl_move moves[PL_MAX_MOVES];
    return f->seat >= 0 && f->seat < WO_POWERS && wo_is_human(s, f->seat) && (above || list(s, f, moves) > 0);
}

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
void wo_effect_waits(struct wo_state *s, int power, int row); /* pushes it: it begins when the frame is on top */
void wo_effect_declined(struct wo_state *s);                  /* goes on with what stands behind `else` */
void wo_set_register(struct wo_state *s, int which, int value);
/* Has `reset` with this argument anything to do? */
bool wo_resets(const struct wo_state *s, const struct pl_cursor *cursor, const struct pl_op *op);
/* A branch of the choice on top: the word it is written with (NULL: none), and what it does. */
const char *wo_branch_key(const struct pl_frame *f, int branch);
struct pl_said wo_describe_branch(const struct wo_state *s, const struct pl_frame *f, int branch);
void wo_set_it(struct wo_state *s, int it); /* what was chosen: for the effect that waits next below */

#endif
