/* The expansion: events (WO-14 to WO-17) and effect cards (WO-43), as the rest of the game calls them. Everything here
 * does nothing, or answers as the base game does, without the module. */
#ifndef PLATEAU_WORLDORDER_EVENTS_H
#define PLATEAU_WORLDORDER_EVENTS_H

#include "games/worldorder/decide.h"

void wo_events_setup(struct wo_state *s, struct pl_notes *notes); /* pushes what deals the first two (WO-14) */
void wo_events_phase(struct wo_state *s,
                     struct pl_notes *notes);    /* pushes the phase, preparation of the next row included */
void wo_effects_begin_round(struct wo_state *s); /* what lasts so many rounds goes */
void wo_add_card(struct wo_state *s, int event, struct pl_notes *notes); /* WO-16: a triggered event */
void wo_add_effect(struct wo_state *s, int effect, struct pl_notes *notes);
void wo_drop_effect(struct wo_state *s, int effect, struct pl_notes *notes);
int wo_tie_break(const struct wo_state *s, unsigned powers, unsigned regions); /* WO-15: the power that comes first */
int wo_feasible(const struct wo_state *s, int power, const struct wo_event_row *event); /* the most it may bid */
bool wo_answer_payable(const struct wo_state *s, int power, const struct wo_event_row *event, int alternative, int n);

/* ---- Hooks (hooks.c): what effect cards in play change ----------------------------------------------------------- */

int wo_hook_threat_loss(const struct wo_state *s, int loser, int by); /* VP of a lost comparison: 2, or 1 */
bool wo_hook_no_threat(const struct wo_state *s, int a, int b);
bool wo_hook_unrefuse(const struct wo_state *s, int country, int power);
int wo_hook_extra_buy(const struct wo_state *s, int country, int good); /* symbols more */
int wo_hook_export_price(const struct wo_state *s, int good);           /* the price: usually wo_goods[good].sell */
int wo_hook_import_more(const struct wo_state *s, int good);            /* surcharge per unit */
int wo_hook_focus_ready(const struct wo_state *s, int power);           /* more or fewer allies readied */
bool wo_hook_no_commerce(const struct wo_state *s, int a, int b, int good);
bool wo_hook_prod_locked(const struct wo_state *s, int power, int good);
int wo_hook_defense(const struct wo_state *s, int power, int region);
int wo_hook_exports(const struct wo_state *s, int power); /* export types more or fewer */
void wo_hook_prep_gain(struct wo_state *s, int power, struct pl_notes *notes);
int wo_hook_first_engage(const struct wo_state *s, int power,
                         int region);             /* D less for its first Engage there this round */
uint16_t wo_effects_on(const struct wo_state *s); /* bit per effect card active: fx_on */

#endif
