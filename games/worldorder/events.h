/* The expansion: events (WO-14 to WO-17) and effect cards (WO-43), as the rest of the game calls them. Everything here
 * does nothing, or answers as the base game does, without the module. */
#ifndef PLATEAU_WORLDORDER_EVENTS_H
#define PLATEAU_WORLDORDER_EVENTS_H

#include "games/worldorder/decide.h"

void wo_events_setup(struct wo_state *s, struct pl_notes *notes); /* pushes what deals the first two (WO-14) */
void wo_events_phase(struct wo_state *s,
                     struct pl_notes *notes);    /* pushes the phase, preparation of the next row included */
void wo_effects_begin_round(struct wo_state *s); /* what lasts so many rounds begins or goes */
void wo_add_card(struct wo_state *s, int event, struct pl_notes *notes); /* WO-16: a triggered event */
void wo_add_effect(struct wo_state *s, int effect, struct pl_notes *notes);
void wo_drop_effect(struct wo_state *s, int effect, struct pl_notes *notes);
int wo_tie_break(const struct wo_state *s, unsigned powers, unsigned regions); /* WO-15: the power that comes first */
int wo_feasible(const struct wo_state *s, int power, const struct wo_event_row *event); /* the most it may bid */
bool wo_answer_payable(const struct wo_state *s, int power, const struct wo_event_row *event, int alternative, int n);

/* ---- For tables and prompts -------------------------------------------------------------------------------------- */

static inline const struct wo_event_row *wo_event_now(const struct wo_state *s) {
    return s->ev_now ? &wo_events[s->ev_now - 1] : NULL;
}
unsigned wo_event_powers(const struct wo_event_row *event); /* bit per power that takes part */
int wo_event_modifier(const struct wo_state *s); /* of the event being resolved, in force (WO-15.16); 0: none */
/* What a bid of so many cubes can cost `power`: units of each element at least and at most, and the money that goes
 * with the cheapest and the dearest mix (armies included). False: it cannot be bid. */
struct wo_event_price {
    uint8_t least[4], most[4];
    int16_t money_least, money_most;
};
bool wo_event_price(const struct wo_state *s, int power, const struct wo_event_row *event, int bid,
                    struct wo_event_price *price);
/* Of how many bid cards one is drawn for a power nobody plays or an automa, and how many of them bring that number
 * (without its bracket), or, for ticks and crosses, 1: a tick, 0: a cross. */
int wo_event_cards(const struct wo_event_row *event, int power);
int wo_event_odds(const struct wo_event_row *event, int power, int number);
int wo_event_total(const struct wo_state *s, int camp); /* of a camp once the bids are in, modifiers counted */
/* What a power has bid or paid: cubes after the reveal, -1: sealed or none yet. */
int wo_event_cubes(const struct wo_state *s, int power);

struct pl_said wo_describe_event_answer(const struct wo_state *s, pl_move move); /* WO_M_ANSWER, with what it costs */

/* Do the events on the table and what is kept of the one under way fit together? For loaded positions. */
bool wo_events_fit(const struct wo_state *s);

/* ---- Words that cards and events share, as events mean them (events_ops.c) --------------------------------------- */

/* Does the row stand in an event? Then script_ops.c leaves an action to these two, with the terms it would give wo_act:
 * a named country to improve in `country` (WO-16.8), an investment with `less` = WO_FREE (WO-16.7). All others have
 * their normal cost and may be declined. Automas and NPC powers do what their rules let them. */
bool wo_of_event(const struct pl_call *call);
/* May the rest of an effect that begins at this row wait in this frame? Of an event it waits above its frame. */
bool wo_event_row_fits(const struct wo_state *s, const struct pl_frame *f, int at);
struct wo_terms;
bool wo_event_can_act(const struct wo_state *s, int power, int act, const struct wo_terms *terms);
void wo_event_act(struct wo_state *s, int power, int act, const struct wo_terms *terms, struct pl_notes *notes);

/* ---- Hooks (hooks.c): what effect cards in play change ----------------------------------------------------------- */

/* Those that are asked often: one AND where no card in play says anything. */
static inline bool wo_hooked(const struct wo_state *s, enum wo_hook hook) {
    return (s->fx_on & wo_hook_mask[hook]) != 0;
}
bool wo_hooked_no_threat(const struct wo_state *s, int a, int b);
bool wo_hooked_unrefuse(const struct wo_state *s, int country, int power);
int wo_hooked_extra_buy(const struct wo_state *s, int country, int good);
int wo_hooked_defense(const struct wo_state *s, int power, int region);
static inline bool wo_hook_no_threat(const struct wo_state *s, int a, int b) {
    return wo_hooked(s, WO_HOOK_NO_THREAT) && wo_hooked_no_threat(s, a, b);
}
static inline bool wo_hook_unrefuse(const struct wo_state *s, int country, int power) {
    return wo_hooked(s, WO_HOOK_UNREFUSE) && wo_hooked_unrefuse(s, country, power);
}
static inline int wo_hook_extra_buy(const struct wo_state *s, int country, int good) { /* symbols more */
    return wo_hooked(s, WO_HOOK_EXTRA_BUY) ? wo_hooked_extra_buy(s, country, good) : 0;
}
static inline int wo_hook_defense(const struct wo_state *s, int power, int region) {
    return wo_hooked(s, WO_HOOK_DEFENSE) ? wo_hooked_defense(s, power, region) : 0;
}
int wo_hook_threat_loss(const struct wo_state *s, int loser, int by); /* VP of a lost comparison: 2, or 1 */
int wo_hook_export_price(const struct wo_state *s, int good);         /* the price: usually wo_goods[good].sell */
int wo_hook_import_more(const struct wo_state *s, int good);          /* surcharge per unit */
int wo_hook_focus_ready(const struct wo_state *s, int power);         /* more or fewer allies readied */
bool wo_hook_no_commerce(const struct wo_state *s, int a, int b, int good);
bool wo_hook_prod_locked(const struct wo_state *s, int power, int good);
int wo_hook_exports(const struct wo_state *s, int power); /* export types more or fewer */
void wo_hook_prep_gain(struct wo_state *s, int power, struct pl_notes *notes);
int wo_hook_first_engage(const struct wo_state *s, int power,
                         int region);             /* D less for its first Engage there this round */
uint16_t wo_effects_on(const struct wo_state *s); /* bit per effect card active: fx_on */

#endif
