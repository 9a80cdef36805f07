/* Which effects a move uses or leaves, for statistics. */
#include "games/twilight/state.h"

/* A card whose event is one's own or neutral is played for it, or is not. Whoever must score has no choice. */
int ts_uses(const void *state, pl_move move, struct pl_use *out) {
    const struct ts_state *s = state;
    const struct pl_frame *top = pl_peek(&s->frames);
    int card = pl_a(move), kind = pl_kind(move);
    bool headline = kind == TS_M_HEADLINE && top->what == TS_F_HEADLINE;
    if (!headline && (kind != TS_M_PLAY || top->what != TS_F_ROUND))
        return 0;
    if (!card || ts_cards[card].flags & TS_SCORING || ts_cards[card].side == ts_other(top->seat) ||
        !ts_event_possible(s, card, top->seat))
        return 0;
    out[0] = (struct pl_use){SAY(S_CARD, card), headline || pl_b(move) == TS_BY_EVENT};
    return 1;
}
