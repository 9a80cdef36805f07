/* What the files of the events share: how an event is resolved, step by step. Nobody else needs it.
 *
 *   events.c        the Events phase; one event from its beginning to its discard; postponing
 *   events_deal.c   dealing and preparing rounds: who gets which event
 *   events_ask.c    decisions and agreements: what is asked, what it costs
 *   events_pay.c    costs and bids are paid; armies for the event card
 *   events_cost.c   how much can be bid, and what it costs
 *   events_bid.c    bids, numbers drawn, totals, ties
 *   events_ops.c    what outcomes do; events_heads.c to whom, and what they count
 */
#ifndef PLATEAU_WORLDORDER_EVENTS_PARTS_H
#define PLATEAU_WORLDORDER_EVENTS_PARTS_H

#include "games/worldorder/automa.h"
#include "games/worldorder/events.h"

/* ---- The frame of an event -------------------------------------------------------------------------------------- */

/* Where its card lies, how far round the table and how far in what is paid, the modifier in force (WO-15.16), and
 * whether the card stays. */
enum { EV_FROM, EV_PLACE, EV_PART, EV_MODIFIER, EV_STAYS };
enum { EV_FROM_TARGET = WO_SLOTS, EV_FROM_DECK = EV_FROM_TARGET + WO_POWERS }; /* below: a slot, or before a power */
enum event_step {
    EV_BEGIN,
    EV_ASK,    /* answers, or bids */
    EV_REVEAL, /* bids are open now */
    EV_DRAW,   /* numbers of automas and NPC powers, the unknown one */
    EV_PAY,
    EV_REWARD, /* totals, the winner, smart power */
    EV_OUTCOME,
    EV_ARMIES, /* from the card to the region */
    EV_END,
    EV_STEPS
};
void wo_push_event(struct wo_state *s, int event, int from);
struct pl_frame *wo_event_frame(struct wo_state *s); /* of the event being resolved */
static inline void wo_event_step(struct pl_frame *f, enum event_step step) {
    f->step = (uint8_t)step;
    f->v[EV_PLACE] = f->v[EV_PART] = 0;
}

/* Each does a bit of its step, and goes to the next one when nothing is left. */
void wo_event_ask(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes); /* events_ask.c */
void wo_event_pay(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes); /* events_pay.c */
void wo_event_bid(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes); /* events_bid.c: EV_ASK */
void wo_event_reveal(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes);
void wo_event_draw(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes);
void wo_event_reward(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes);
int wo_event_modifies(const struct wo_state *s, const struct wo_event_row *event); /* now (events_heads.c) */
int wo_event_region(const struct wo_event_row *event); /* to which armies go, and whose influence is added: the first */

/* ---- Who ------------------------------------------------------------------------------------------------------- */

/* Everybody in the order of WO-20.10: players in turn order, then NPC powers; -1: no more. */
static inline int wo_subject(const struct wo_state *s, int i) {
    if (i < s->players)
        return s->order[i];
    unsigned npc = s->npc;
    for (i -= s->players; i > 0; i--)
        npc &= npc - 1;
    return npc ? __builtin_ctz(npc) : -1;
}
static inline bool wo_in_event(const struct wo_event_row *event, int power) {
    return wo_event_powers(event) >> power & 1;
}
int wo_camp_of(const struct wo_event_row *event, int power); /* -1: in none */
static inline bool wo_is_bid(const struct wo_event_row *event) {
    return event->type == WO_AUCTION || event->type == WO_OPPOSED;
}
static inline bool wo_said_yes(const struct wo_state *s, int power) {
    return s->power[power].answer >= 2;
}

/* ---- Answers and costs ------------------------------------------------------------------------------------------- */

int wo_answer_least(const struct wo_event_row *event, int alternative); /* the numbers with which one may say yes */
int wo_answer_most(const struct wo_event_row *event, int alternative);
int wo_item_amount(const struct wo_event_row *event, const struct wo_item *item, int n);
int wo_automa_price(const struct wo_state *s, int power, const struct wo_event_row *event, int alternative, int n);
/* The items of its answer from `first` on can be paid, with so much money besides; that nothing is wrong with it. */
bool wo_answer_fits(const struct wo_state *s, int power, int first, int spent);
bool wo_event_owed(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above);
void wo_drew_answer(struct wo_state *s, int power, int drawn, struct pl_notes *notes); /* yes, or a number */
void wo_drew_bid(struct wo_state *s, int power, int drawn, struct pl_notes *notes);
void wo_draw_bidcard(struct wo_state *s, int power); /* WO_POWERS: the unknown number */
void wo_push_card_army(struct wo_state *s, int power, int to, int n);
/* The cheapest mix of an automa (WO-23.16): units of each element; its price in money, -1: it cannot pay. */
int wo_automa_mix(const struct wo_state *s, int power, const struct wo_event_row *event, int n, uint8_t units[4]);
int wo_has(const struct wo_state *s, int power, int good); /* stock, armies anywhere, money, smart power */
int wo_element_price(const struct wo_element *element);    /* in money, per unit */
int wo_element_most(const struct wo_state *s, int power, const struct wo_element *element);
/* The most units of the elements from `first` on that can be paid with this money. */
int wo_reach(const struct wo_state *s, int power, const struct wo_event_row *event, int first, int money);
bool wo_mix_fits(const struct wo_state *s, int power, const struct wo_event_row *event, int element, int units,
                 int left);

/* ---- Dealing ----------------------------------------------------------------------------------------------------- */

void wo_push_deal(struct wo_state *s, int n, int era); /* WO-14.5: so many events, the era of the coming round */
int wo_free_slots(const struct wo_state *s);
void wo_event_to(struct wo_state *s, int power, int event, struct pl_notes *notes); /* WO-14.7, WO-14.8 */
void wo_fill_slot(struct wo_state *s, int event, struct pl_notes *notes);           /* the rightmost free one */
bool wo_place_queue(struct wo_state *s, struct pl_notes *notes); /* WO-14.4; true: something was pushed */
/* Chance draws one: regions in which `power` adds influence (WO-20.2, WO-23.19, WO-16.9). */
void wo_draw_region(struct wo_state *s, int power, unsigned regions, struct pl_notes *notes);
void wo_draw_investment(struct wo_state *s, int power, unsigned regions, struct pl_notes *notes); /* WO-16.7 */
void wo_draw_event(struct wo_state *s, int power, uint64_t events); /* power: keeps one; WO_POWERS: into the slot */

/* "WO-40.3": what the notes of an event cite. */
#define EVENT_RULE(EVENT)                                                                                              \
    39 + wo_events[EVENT].era, 1 + (EVENT) -                                                                           \
                                   ((EVENT) < WO_ERA_EVENTS       ? 0                                                  \
                                    : (EVENT) < 2 * WO_ERA_EVENTS ? WO_ERA_EVENTS                                      \
                                                                  : 2 * WO_ERA_EVENTS)

#endif
