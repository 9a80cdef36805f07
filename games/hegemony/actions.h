/* The actions with the terms that cards, events and automas' bonuses set: what hg_basic does plainly.
 *
 *     struct hg_assign assign = {.limit = 4, .targets = HG_ALL_C, .owner_pays = 4};
 *     if (hg_can_assign(s, HG_W, &assign))
 *         hg_assign(s, HG_W, &assign, notes);          // pushes its frames; it is finished when they are gone
 *
 * A test and its action read the same terms, so they cannot disagree. */
#ifndef PLATEAU_HEGEMONY_ACTIONS_H
#define PLATEAU_HEGEMONY_ACTIONS_H

#include "games/hegemony/decide.h"

enum { HG_UNLIMITED = 255 };
struct hg_assign {
    uint32_t targets;  /* bit per place that may be filled; 0: all the class may use */
    uint8_t limit;     /* workers; HG_UNLIMITED */
    uint8_t idle_only; /* only unemployed ones */
    uint8_t no_unions;
    uint8_t owner_pays,
        state_pays;   /* money per worker placed in a company, to its worker's class or the owner (by the card) */
    uint8_t optional; /* nothing need be placed */
};
bool hg_can_assign(const struct hg_state *s, int role, const struct hg_assign *terms);
void hg_assign(struct hg_state *s, int role, const struct hg_assign *terms, struct pl_notes *notes);

struct hg_buy {
    uint8_t goods;   /* bit per good it may be */
    uint8_t sources; /* bit per enum hg_from; how many of them at most: */
    uint8_t sources_max;
    uint8_t each, exactly; /* units per source at most (0: Population); exactly so many in all (0: any) */
    uint8_t price;         /* per unit, instead of the source's (0: its own) */
    uint8_t half;          /* half of the total, rounded up; enum hg_half says who pays the rest */
    uint8_t no_tariff;
    uint8_t total_price; /* for all together (0: no) */
};
enum hg_half { HG_FULL, HG_HALF_LESS, HG_HALF_STATE };
bool hg_can_buy(const struct hg_state *s, int role, const struct hg_buy *terms);
void hg_buy(struct hg_state *s, int role, const struct hg_buy *terms, struct pl_notes *notes);

struct hg_bill {
    uint8_t policy;               /* 1-7, 0: any */
    uint8_t not_policy;           /* not this one (1-7) */
    uint8_t any_section, no_vote; /* not only an adjacent one; no immediate vote */
    uint8_t vote_cost;            /* Influence for the immediate vote: usually 1 */
    uint8_t role_places;          /* whose marker it is + 1, if not the decider's */
};
bool hg_can_bill(const struct hg_state *s, int role, const struct hg_bill *terms);
void hg_bill(struct hg_state *s, int role, const struct hg_bill *terms, struct pl_notes *notes);

struct hg_build {
    int8_t discount;          /* money off; below 0: more */
    uint8_t state_pays;       /* all of it, 1 */
    uint8_t from_deck;        /* any card of the own deck */
    uint8_t supply_worker;    /* one required skilled M worker comes from the supply */
    uint8_t industries;       /* bit per industry; 0: all */
    uint8_t discount_if_same; /* off if an own company makes the same resource */
};
bool hg_can_build(const struct hg_state *s, int role, const struct hg_build *terms);
void hg_build(struct hg_state *s, int role, const struct hg_build *terms, struct pl_notes *notes);

struct hg_exporting {
    uint8_t goods;      /* bit per resource; 0: all */
    uint8_t times;      /* each transaction at most so often (1) */
    uint8_t state_pays; /* money more per transaction */
};
bool hg_can_export(const struct hg_state *s, int role, const struct hg_exporting *terms);
void hg_export(struct hg_state *s, int role, const struct hg_exporting *terms, struct pl_notes *notes);

bool hg_can_sell_company(const struct hg_state *s, int role, bool without_machinery);
void hg_sell_company(struct hg_state *s, int role, int factor, bool without_machinery, struct pl_notes *notes);
bool hg_can_strike_some(const struct hg_state *s);
void hg_strike(struct hg_state *s, int most, struct pl_notes *notes);
void hg_swap_workers(struct hg_state *s, int role, struct pl_notes *notes);
void hg_staff_company(struct hg_state *s, uint32_t places, int class_or_any, int state_pays, struct pl_notes *notes);
void hg_place_machinery(struct hg_state *s, int role, int n, struct pl_notes *notes);
void hg_gain_tile(struct hg_state *s, int role, unsigned goods, struct pl_notes *notes);
void hg_provide(struct hg_state *s, int role, int good, int n,
                struct pl_notes *notes); /* S provides: sources are asked (HG-7.6) */
bool hg_can_provide(const struct hg_state *s, int role, int good, int n);

#endif
