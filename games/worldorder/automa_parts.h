/* What the files of the automas share. Nobody else needs it.
 *
 *   automa.c         setup, Focus, money for resources, influence, Aftermath (WO-21, WO-23); decision cards
 *   automa_turn.c    the frame of a turn and of Research: cards are turned up, types become actions (WO-22, WO-23.4)
 *   automa_act.c     the frame of one action: its target is found, then it is the one move of its seat
 *   automa_choose.c  what is possible where, and which region, country, card the rules prefer
 *   automa_lots.c    auto-influence cards drawn for a region, and the lot */
#ifndef PLATEAU_WORLDORDER_AUTOMA_PARTS_H
#define PLATEAU_WORLDORDER_AUTOMA_PARTS_H

#include "games/worldorder/actions.h"
#include "games/worldorder/automa.h"

/* What its one move does, beside the eight actions. */
enum { WO_ACT_MONEY = WO_ACTS, WO_ACT_BUY };
enum {
    WO_AUTOMA_D = 5, /* what a D costs it */
    WO_AUTOMA_INVEST = 15,
    WO_AUTOMA_BASE = 10,
    WO_AUTOMA_MOVE = 5,
    WO_AUTOMA_MONEY = 30
};

/* ---- Possible where (automa_choose.c): a bit per region -----------------------------------------------------------
 */

bool wo_automa_can_place(const struct wo_state *s, int power, int region); /* WO-22.8, WO-23.2 */
bool wo_automa_may_improve(const struct wo_state *s, int power, int country);
int wo_automa_engage_cost(const struct wo_state *s, int power, int region);
unsigned wo_automa_improve_in(const struct wo_state *s, int power);
unsigned wo_automa_engage_in(const struct wo_state *s, int power);
unsigned wo_automa_invest_in(const struct wo_state *s, int power); /* whatever its money */
unsigned wo_automa_base_in(const struct wo_state *s, int power);   /* whatever its money */
unsigned wo_automa_move_to(const struct wo_state *s, int power);
unsigned wo_automa_growths(const struct wo_state *s, int power); /* bit per growth card of the next level it can pay */
int wo_automa_growth_cost(int growth);
/* Countries showing that would allow it a base and that it could improve relations with: a bit per region * 2 + slot.
 */
unsigned wo_automa_base_countries(const struct wo_state *s, int power);
static inline int wo_automa_shown(const struct wo_state *s, int bit) {
    return s->region[bit / 2].show[bit % 2];
}
/* Which (WO-22.9, WO-22.18, WO-23.6). */
int wo_automa_country(const struct wo_state *s, int power, int region);
struct pl_set wo_automa_list(const struct wo_state *s, int power, unsigned regions);
struct pl_said wo_automa_list_why(const struct wo_state *s, int power, int region); /* which line of the list it was */
int wo_automa_market(const struct wo_state *s, int power);                          /* a slot of the row, or -1 */
int wo_automa_symbols(const struct wo_state *s, int power);                         /* sell symbols of its allies */
/* Does an effect card keep all that `seller` offers from `buyer` (WO-24.2)? */
bool wo_automa_barred(const struct wo_state *s, int buyer, int seller);

/* ---- Frames --------------------------------------------------------------------------------------------------------
 */

/* ACT (automa_act.c): what it does, to what (-1: not found yet), among which regions, countries or cards (a bit each),
 * and whether cubes move on its board. */
enum { WO_ACT_WHAT, WO_ACT_TARGET, WO_ACT_AMONG, WO_ACT_CUBES };
struct pl_frame *wo_push_act(struct wo_state *s, int power, int what, unsigned among, bool cubes);
void wo_automa_type(struct wo_state *s, int power, int type, struct pl_notes *notes); /* WO-22.2, WO-22.3 */
/* AUTO_REGION and LOT (automa_lots.c): what they find goes into the frame below. */
void wo_draw_auto_region(struct wo_state *s, int power, unsigned regions);
void wo_draw_auto_army(struct wo_state *s, int power, int region); /* WO-22.17 */
void wo_draw_lot(struct wo_state *s, int power, enum wo_lot what, unsigned among);
bool wo_automa_drawable(const struct wo_state *s, int power, int region); /* on a card that does not lie face up */
/* AUTOMA (automa_turn.c). */
enum { WO_AU_POWER, WO_AU_CARDS, WO_AU_TYPES, WO_AU_AGAIN };
/* DECISION (automa.c): what for. */
enum { WO_DE_POWER, WO_DE_WHAT, WO_DE_REGION };
enum wo_decision_use { WO_DE_FOCUS, WO_DE_TRADE, WO_DE_SLOT, WO_DE_USES };
void wo_draw_decision(struct wo_state *s, int power, enum wo_decision_use what, int region);

#endif
