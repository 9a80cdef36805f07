/* Which effects are used and which are left, for reports of what players do with their cards. */
#include "games/ankh/cards.h"
#include "games/ankh/state.h"

static struct pl_use use(enum am_phrase phrase, int thing, bool used) {
    return (struct pl_use){PL_SAY(&am_phrases[phrase], thing), used};
}

/* A text is used by whatever begins it, and left by skipping it. */
static int text_use(const struct pl_frame *card, int kind, const pl_move *moves, int count, struct pl_use *out) {
    if (am_symbol(card->v[AM_V_CARD], card->step) != AM_SCROLL || kind == AM_M_POWER || kind == AM_M_INTERRUPT)
        return 0;
    for (int i = 0; i < count; i++)
        if (pl_kind(moves[i]) != AM_M_SKIP && pl_kind(moves[i]) != AM_M_POWER && pl_kind(moves[i]) != AM_M_INTERRUPT) {
            out[0] = use(AM_E_TEXT, card->v[AM_V_CARD], kind != AM_M_SKIP);
            return 1;
        }
    return 0;
}

/* What the last move of a turn leaves, or a refusal to answer: City Area cards (AM-6.5), interrupts (AM-8.1). */
static int left_behind(const pl_move *moves, int count, struct pl_use *out) {
    unsigned areas = 0;
    int n = 0;
    for (int i = 0; i < count && n < PL_MAX_USES; i++) {
        int a = pl_a(moves[i]);
        if (pl_kind(moves[i]) == AM_M_INTERRUPT) {
            out[n++] = use(AM_E_TEXT, a, false);
        } else if (pl_kind(moves[i]) == AM_M_POWER && !(areas >> a & 1)) {
            areas |= 1u << a;
            out[n++] = use(AM_E_POWER, a, false);
        }
    }
    return n;
}

int am_uses(const void *state, pl_move move, struct pl_use *out) {
    const struct am_state *s = state;
    const struct pl_frame *top = pl_peek(&s->frames);
    pl_move moves[PL_MAX_MOVES];
    int count = am_moves(s, moves), kind = pl_kind(move);
    if (kind == AM_M_INTERRUPT || kind == AM_M_POWER) {
        out[0] = use(kind == AM_M_POWER ? AM_E_POWER : AM_E_TEXT, pl_a(move), true);
        return 1;
    }
    if (kind == AM_M_END || kind == AM_M_LET)
        return left_behind(moves, count, out);
    return top->what == AM_F_CARD ? text_use(top, kind, moves, count, out) : 0;
}
