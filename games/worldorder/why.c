/* What a player may wish for, and why it cannot be done. */
#include "games/worldorder/decide.h"

int wo_wishes_of(const void *state, int seat, int kind, pl_move *out) {
    return pl_decide_wishes_of(&wo_decisions, state, seat, kind, out);
}

struct pl_said wo_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)s, (void)f, (void)move;
    return SAY(W_NOT_NOW);
}
