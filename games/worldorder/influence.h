/* The temporary row, for influence.c and influence_remove.c. */
#ifndef PLATEAU_WORLDORDER_INFLUENCE_H
#define PLATEAU_WORLDORDER_INFLUENCE_H

#include "games/worldorder/actions.h"

int wo_leftmost(const struct wo_state *s, int owner, int region); /* its leftmost temporary cube, or -1 */
void wo_close_up(struct wo_state *s, int region, int slot);       /* takes the cube out; the rest move left (WO-19.3) */

#endif
