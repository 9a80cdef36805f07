/* What turn.c and card.c share: the boundaries between actions (AM-3.8). */
#ifndef PLATEAU_ANKH_TURN_H
#define PLATEAU_ANKH_TURN_H

#include "games/ankh/text.h"

void am_play_card(struct am_state *s, int seat, int card, struct pl_notes *notes);
/* Adds powers and Doctor Mossy Lawn to the `n` moves there are, and last what leaves it undone; 0: it must be done. */
int am_boundary_moves(const struct am_state *s, int seat, int n, pl_move undone, pl_move *out);
void am_boundary_apply(struct am_state *s, int seat, pl_move move, struct pl_notes *notes);
static inline bool am_at_boundary(pl_move move) { /* is it for am_boundary_apply? */
    return pl_kind(move) == AM_M_POWER || pl_kind(move) == AM_M_INTERRUPT;
}

#endif
