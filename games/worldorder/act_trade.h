/* What the Trade leaves for the texts that ask what was traded (WO-6.3.13). */
#ifndef PLATEAU_WORLDORDER_ACT_TRADE_H
#define PLATEAU_WORLDORDER_ACT_TRADE_H

#include "games/worldorder/actions.h"

/* Units of the good that a region took at most: its symbols, and what was exported. */
int wo_took(const struct wo_state *s, int power, int good, int region);
void wo_split(struct wo_state *s, int power); /* of two regions traded with alone: asks which took how much */
void wo_trade_forget(struct wo_state *s);     /* nothing asks for it any more */

#endif
