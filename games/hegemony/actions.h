/* The actions with the terms that cards, events and automas' bonuses set: what hg_basic does plainly.
 *
 *     struct hg_assign assign = {.limit = 4, .targets = HG_ALL_C, .owner_pays = 4};
 *     if (hg_can_assign(s, HG_W, &assign))
 *         hg_assign(s, HG_W, &assign, notes);          // pushes its frames; it is finished when they are gone
 *
 * A test and its action read the same terms, so they cannot disagree.
 *
 * What came of it stands in s->work.done (units, workers, transactions, companies) and s->work.picked (the place or the
 * good, + 1) until the next action: "then buy that resource", "for every four units".
 *
 * Automas. Where `role` is an automa nothing is pushed: the function does what the rules settle (money, tokens, the
 * masks of s->work) and leaves each choice to the caller, who makes it with the steps that stand under each action.
 * They are the very steps that a person's moves are made of:
 *
 *     hg_assign(s, role, &terms, notes);                       // s->work is set up
 *     while (… a target of hg_assign_targets(s))
 *         while (!hg_assign_complete(s, target))
 *             hg_assign_put(s, target, HG_NO_PLACE, trade, notes);
 *     hg_assign_end(s, notes);
 *
 * hg_staff is the exception: it is pushed for whoever hires, and where an automa hires and several trades are equally
 * good the frame is chance's (HG-24.1). */
#ifndef PLATEAU_HEGEMONY_ACTIONS_H
#define PLATEAU_HEGEMONY_ACTIONS_H

#include "games/hegemony/decide.h"

/* ---- Assign Workers (act_assign.c, act_target.c; HG-5.2, HG-5.3) ------------------------------------------------- */

enum { HG_UNLIMITED = 255, HG_UNION = 32 }; /* a target is a place, or HG_UNION + industry */
struct hg_assign {
    uint32_t targets;  /* bit per place that may be filled; 0: all the class may use */
    uint8_t limit;     /* workers; HG_UNLIMITED */
    uint8_t idle_only; /* only unemployed ones */
    uint8_t no_unions;
    uint8_t owner_pays, /* per worker placed in a company: its owner to the class of the worker */
        state_pays;     /* the same: the State to `role`, who plays the card */
    uint8_t optional;   /* nothing need be placed */
    uint8_t class_of;   /* class + 1 whose workers move; 0: of `role` */
};
bool hg_can_assign(const struct hg_state *s, int role, const struct hg_assign *terms);
void hg_assign(struct hg_state *s, int role, const struct hg_assign *terms, struct pl_notes *notes);
/* Its steps, once hg_assign has begun; s->work.role is the class whose workers move. */
bool hg_may_target(const struct hg_state *s, int target);
uint32_t hg_assign_targets(const struct hg_state *s); /* bit per place that may be filled now */
uint32_t hg_assign_unions(const struct hg_state *s);  /* bit per industry */
bool hg_assign_complete(const struct hg_state *s, int target);
void hg_assign_put(struct hg_state *s, int target, int from, int trade, struct pl_notes *notes); /* from: a place, or
                                                                                   HG_NO_PLACE: unemployed */
void hg_assign_end(struct hg_state *s, struct pl_notes *notes);
/* Workers of a class that could move: unemployed, and with `places` uncommitted ones there. Returns their number. */
int hg_at_hand(const struct hg_state *s, int role, uint32_t places, uint8_t by_trade[HG_TRADES]);
uint32_t hg_leavable(const struct hg_state *s, int role); /* bit per place with workers of the class that may leave */

/* ---- Buying (act_buy.c; HG-5.4) ---------------------------------------------------------------------------------- */

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
enum { HG_ALL_SOURCES = 0x1F, HG_ALL_GOODS = 0x1F };
bool hg_can_buy(const struct hg_state *s, int role, const struct hg_buy *terms);
void hg_buy(struct hg_state *s, int role, const struct hg_buy *terms, struct pl_notes *notes);
/* What `role` would pay for n units there. */
int hg_buy_cost(const struct hg_state *s, int role, const struct hg_buy *terms, int good, int from, int n);
/* How many it can buy there, by stock, room, limit and, unless it may borrow, by its money. */
int hg_buy_most(const struct hg_state *s, int role, const struct hg_buy *terms, int good, int from, bool borrow);
/* Buys them, with Loans if need be where `borrow` (Cover Needs); the reward of the State is seen to (HG-5.4.4). */
void hg_buy_units(struct hg_state *s, int role, const struct hg_buy *terms, int good, int from, int n, bool borrow,
                  struct pl_notes *notes);
extern const struct hg_buy hg_plain_buy;

/* ---- Bills (politics) -------------------------------------------------------------------------------------------- */

struct hg_bill {
    uint8_t policy;               /* 1-7, 0: any */
    uint8_t not_policy;           /* not this one (1-7) */
    uint8_t any_section, no_vote; /* not only an adjacent one; no immediate vote */
    uint8_t vote_cost;            /* Influence for the immediate vote: usually 1 */
    uint8_t role_places;          /* whose marker it is + 1, if not the decider's */
};
bool hg_can_bill(const struct hg_state *s, int role, const struct hg_bill *terms);
void hg_bill(struct hg_state *s, int role, const struct hg_bill *terms, struct pl_notes *notes);
/* HG_DO_EVENT to HG_DO_CAMPAIGN: the State's own actions. */
bool hg_can_state_action(const struct hg_state *s, enum hg_basic action);
void hg_state_action(struct hg_state *s, enum hg_basic action, struct pl_notes *notes);

/* ---- Companies (act_build.c, act_hire.c, act_sell.c; HG-5.8, HG-5.9) --------------------------------------------- */

struct hg_build {
    int8_t discount;          /* money off; below 0: more */
    uint8_t state_pays;       /* enum hg_state_pays */
    uint8_t from_deck;        /* any card of the own deck */
    uint8_t supply_worker;    /* the required skilled M worker comes from the supply */
    uint8_t industries;       /* bit per industry; 0: all */
    uint8_t discount_if_same; /* off if the company makes this good: */
    uint8_t same_good;        /* + 1; 0: s->work.picked (of the Storage tile just gained) */
    uint8_t optional;         /* it may be declined */
    uint8_t alone;            /* who holds Demand for Startup Support (HG-52.23) does not use it */
};
enum hg_state_pays { HG_PAYS_ITSELF, HG_STATE_PAYS_ALL, HG_STATE_PAYS_REST }; /* rest: half, rounded down */
bool hg_can_build(const struct hg_state *s, int role, const struct hg_build *terms);
void hg_build(struct hg_state *s, int role, const struct hg_build *terms, struct pl_notes *notes);
bool hg_may_build(const struct hg_state *s, int role, const struct hg_build *terms, int row);
int hg_build_cost(const struct hg_state *s, int role, const struct hg_build *terms, int row); /* for whoever builds */
/* Pays and lays the card, wage at the legal minimum; its workers are the caller's affair. Returns the place. */
int hg_lay_company(struct hg_state *s, int role, const struct hg_build *terms, int row, struct pl_notes *notes);
bool hg_can_employ(const struct hg_state *s, int place); /* an unemployed W worker for the slot */
void hg_employ(struct hg_state *s, int place, int trade, struct pl_notes *notes); /* HG-5.8.2a: committed */

bool hg_can_staff_some(const struct hg_state *s, uint32_t places, int class_or_any);
/* Whoever owns them fills one of these companies from the unemployed of one class (-1: any), committed. */
void hg_staff_company(struct hg_state *s, uint32_t places, int class_or_any, int state_pays, struct pl_notes *notes);
/* The same for one company that is filled by a class that is settled; by hg_staff of places.c, too. */
void hg_hire(struct hg_state *s, int place, int role, bool committed);
void hg_ask_builder(struct hg_state *s, int place); /* whoever built it may fill it (HG-5.8.1, HG-5.8.2a) */

bool hg_can_sell_company(const struct hg_state *s, int role, bool without_machinery);
void hg_sell_company(struct hg_state *s, int role, int factor, bool without_machinery, struct pl_notes *notes);
bool hg_may_sell(const struct hg_state *s, int place); /* HG-5.9: nobody there is committed */
void hg_sell_place(struct hg_state *s, int place, int factor, struct pl_notes *notes);

void hg_place_machinery(struct hg_state *s, int role, int n, struct pl_notes *notes);
uint32_t hg_machine_places(const struct hg_state *s, int role); /* that may get a token (HG-7.4) */
void hg_put_machine(struct hg_state *s, int place, struct pl_notes *notes);
bool hg_can_gain_tile(const struct hg_state *s, int role, unsigned goods);
void hg_gain_tile(struct hg_state *s, int role, unsigned goods, struct pl_notes *notes);
bool hg_can_buy_tile(const struct hg_state *s); /* C's Free Action */
void hg_buy_tile(struct hg_state *s);
void hg_put_tile(struct hg_state *s, int role, int good, struct pl_notes *notes);

/* ---- Production out of turn (act_shift.c; HG-5.13) --------------------------------------------------------------- */

uint32_t hg_shift_places(const struct hg_state *s, uint32_t places); /* M's that can do an Extra Shift */
void hg_extra_shift(struct hg_state *s, uint32_t places, bool optional, struct pl_notes *notes);
void hg_shift_at(struct hg_state *s, int place, struct pl_notes *notes);
/* By a card: `role` chooses one of these companies and `payer` pays its wage, with Loans only if that is the State
 * paying for somebody else's card (HG-10.2). */
uint32_t hg_produce_places(const struct hg_state *s, int role, uint32_t places, int payer);
void hg_produce_some(struct hg_state *s, int role, uint32_t places, int payer, struct pl_notes *notes);
void hg_produce_at(struct hg_state *s, int place, int payer, struct pl_notes *notes);

/* ---- Selling goods (act_export.c, act_deal.c; HG-5.10, HG-5.11) -------------------------------------------------- */

struct hg_exporting {
    uint8_t goods;      /* bit per resource; 0: all */
    uint8_t times;      /* each transaction at most so often (0, 1: once) */
    uint8_t state_pays; /* money more per transaction */
    uint8_t optional;
};
bool hg_can_export(const struct hg_state *s, int role, const struct hg_exporting *terms);
void hg_export(struct hg_state *s, int role, const struct hg_exporting *terms, struct pl_notes *notes);
bool hg_may_transact(const struct hg_state *s, int role, int transaction);
void hg_transact(struct hg_state *s, int role, int transaction, int state_pays, struct pl_notes *notes);
int hg_for_export(const struct hg_state *s, int role,
                  int good); /* Storages and Free Trade Zone, or the State's stock */
void hg_take_goods(struct hg_state *s, int role, int good, int n); /* the Zone first (HG-5.10.1a) */

bool hg_can_deal(const struct hg_state *s);
bool hg_may_deal(const struct hg_state *s, int slot);
void hg_deal(struct hg_state *s, struct pl_notes *notes);
void hg_make_deal(struct hg_state *s, int slot, int food, int luxury, struct pl_notes *notes); /* units into Storages */
bool hg_can_lobby(const struct hg_state *s);
void hg_lobby(struct hg_state *s, struct pl_notes *notes);

/* ---- Strike (act_strike.c; HG-5.5) ------------------------------------------------------------------------------- */

bool hg_can_strike_some(const struct hg_state *s);
void hg_strike(struct hg_state *s, int most, struct pl_notes *notes);
void hg_put_strike(struct hg_state *s, int place, struct pl_notes *notes);

/* ---- Free actions (free.c, free_swap.c, free_wages.c; HG-6) ------------------------------------------------------ */

bool hg_can_swap(const struct hg_state *s, int role);
void hg_swap_workers(struct hg_state *s, int role, struct pl_notes *notes);
bool hg_can_retrain(const struct hg_state *s, int role);
void hg_retrain_worker(struct hg_state *s, int role, struct pl_notes *notes);
void hg_set_prices(struct hg_state *s, int role, unsigned goods, struct pl_notes *notes); /* HG-6.6, HG-9.5, HG-9.6 */
void hg_put_price(struct hg_state *s, int role, int good, int level, struct pl_notes *notes);
/* HG-6.7; `commits`: raising commits the workers, as it does in the Free Action, not when policy 2 changes. */
void hg_set_wages(struct hg_state *s, int role, bool commits, struct pl_notes *notes);
void hg_ask_wage(struct hg_state *s, int place); /* of a new company: any legal level; nobody is committed */
bool hg_can_set_wages(const struct hg_state *s, int role);
bool hg_may_wage(const struct hg_state *s, int place, int level);
void hg_put_wage(struct hg_state *s, int place, int level, bool commits, struct pl_notes *notes);
void hg_receive_benefits(struct hg_state *s, int role, struct pl_notes *notes);

/* Of the State's own resources and purchases, asked for in events.c (HG-7.6). */
void hg_provide(struct hg_state *s, int role, int good, int n,
                struct pl_notes *notes); /* S provides: sources are asked (HG-7.6) */
bool hg_can_provide(const struct hg_state *s, int role, int good, int n);

/* ---- Shared by these files --------------------------------------------------------------------------------------- */

bool hg_may_basic(int role, enum hg_basic action); /* is it one of the role's actions? */
/* Why it cannot be done now, for `why` of whoever asks which action; PL_NOTHING for bills and the State's own. */
struct pl_said hg_why_not_basic(const struct hg_state *s, int role, enum hg_basic action);
bool hg_may_free(int role, enum hg_free action);
struct pl_said hg_why_not_free(const struct hg_state *s, int role, enum hg_free action);

/* An action begins: what the last one left in s->work goes, but for the card that is being played. */
static inline void hg_work_begin(struct hg_state *s) {
    s->work = (struct hg_work){.card = s->work.card};
}
/* It ends: what came of it stays. */
static inline void hg_work_end(struct hg_state *s) {
    s->work = (struct hg_work){.card = s->work.card, .done = s->work.done, .picked = s->work.picked};
}
/* For the `run` of a row: a single move is made without asking. True: there is something to decide. */
bool hg_several(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes);
/* Who may be asked. */
static inline bool hg_person(const struct hg_state *s, int role) {
    return role >= 0 && role < HG_ROLES && hg_in_game(s, role) && !hg_is_automa(s, role);
}

#endif
