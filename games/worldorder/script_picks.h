/* What the words of the cards ask for besides actions (script_picks.c, script_cards.c). */
#ifndef PLATEAU_WORLDORDER_SCRIPT_PICKS_H
#define PLATEAU_WORLDORDER_SCRIPT_PICKS_H

#include "games/worldorder/act_trade.h"

enum wo_pick { WO_PICK_REGION, WO_PICK_GOOD_TYPE, WO_PICK_RESET };

/* One of these is chosen, at once if there is only one: for the register of the effect that waits below; to reset one's
 * influence in it. */
void wo_pick(struct wo_state *s, int power, enum wo_pick what, int into, unsigned mask);
void wo_ask_number(struct wo_state *s, int power, int most); /* how many cards to draw */
void wo_discard_some(struct wo_state *s, int power, int n, struct pl_notes *notes);
void wo_trash_one(struct wo_state *s, int power, unsigned piles, struct pl_notes *notes); /* WO_PILE_HAND, _DISCARD */
void wo_take_market(struct wo_state *s, int power, int cost);
void wo_offer(struct wo_state *s, int power, int money, struct pl_notes *notes);

#endif
