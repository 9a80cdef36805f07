/* Which effects are used and which are left, for reports of what players do with what they are offered. */
#include "games/worldorder/decide.h"
#include "games/worldorder_effects.h"

static struct pl_use use(enum wo_phrase phrase, int thing, bool used) {
    return (struct pl_use){PL_SAY(&wo_phrases[phrase], thing), used};
}

/* ---- A turn ------------------------------------------------------------------------------------------------------ */

/* What the last card of a round leaves of the abilities, and the last of the game of assets and the order. */
static int left_behind(const struct wo_state *s, const pl_move *moves, int count, pl_move made, struct pl_use *out) {
    int power = pl_peek(&s->frames)->seat, n = 0;
    const struct wo_power *p = &s->power[power];
    if (p->turns < WO_TURNS || p->plays > 1 || pl_kind(made) == WO_M_ABILITY)
        return 0;
    for (int i = 0; i < count; i++) {
        int kind = pl_kind(moves[i]);
        if (moves[i] == made)
            continue;
        if (kind == WO_M_ABILITY)
            out[n++] = use(WO_E_GROWTH, pl_a(moves[i]), false);
        else if (s->round == WO_ROUNDS && kind == WO_M_USE_ASSET)
            out[n++] = use(WO_E_ASSET, pl_a(moves[i]), false);
        else if (s->round == WO_ROUNDS && kind == WO_M_ORDER)
            out[n++] = use(WO_E_ORDER, 0, false);
    }
    return n;
}

static int turn_uses(const struct wo_state *s, pl_move move, const pl_move *moves, int count, struct pl_use *out) {
    int n = left_behind(s, moves, count, move, out), a = pl_a(move);
    switch (pl_kind(move)) {
    case WO_M_PLAY:
        out[n++] = use(WO_E_CARD, a, true);
        break;
    case WO_M_SELL:
        for (int i = 0; i < count; i++)
            if (moves[i] == PL_MOVE(WO_M_PLAY, a, 0, 0))
                out[n++] = use(WO_E_CARD, a, false);
        break;
    case WO_M_USE_ASSET:
        out[n++] = use(WO_E_ASSET, a, true);
        break;
    case WO_M_ORDER:
        out[n++] = use(WO_E_ORDER, 0, true);
        break;
    case WO_M_ABILITY:
        out[n++] = use(WO_E_GROWTH, a, true);
        break;
    default:
        break;
    }
    return n;
}

/* What a card offers besides its first action (WO-6.9.3): the card whose text this is. */
static int part_use(const struct pl_frame *f, pl_move move, struct pl_use *out) {
    int at = f->v[0];
    if (!(wo_effects.rows[at].flags & PL_MAY))
        return 0;
    for (int face = 0; face < WO_FACES; face++) {
        int row = wo_faces[face].effect;
        if (row < 0 || at < wo_effect_at[row] || at >= wo_effect_at[row + 1])
            continue;
        out[0] = use(WO_E_PART, face, pl_kind(move) != WO_M_SKIP);
        return 1;
    }
    return 0;
}

/* ---- All decisions ----------------------------------------------------------------------------------------------- */

int wo_uses(const void *state, pl_move move, struct pl_use *out) {
    const struct wo_state *s = state;
    const struct pl_frame *f = pl_peek(&s->frames);
    pl_move moves[PL_MAX_MOVES];
    int count = wo_moves(s, moves);
    switch (f->what) {
    case WO_F_TURN:
        return turn_uses(s, move, moves, count, out);
    case WO_F_CHOICE:
        return part_use(f, move, out);
    case WO_F_CONVERT: /* before or after it: the last time counts */
        if (pl_kind(move) == WO_M_SKIP && !f->v[1])
            return 0;
        out[0] = use(WO_E_GROWTH, WO_REGIONAL_RESILIENCE, pl_kind(move) == WO_M_CONVERT);
        return 1;
    case WO_F_PROSPER:
        out[0] = use(WO_E_PROSPER, 0, pl_kind(move) == WO_M_PROSPER);
        return 1;
    case WO_F_ANSWER:
    case WO_F_BID:
        if (count < 2)
            return 0;
        out[0] = use(f->what == WO_F_BID ? WO_E_BID : WO_E_EVENT, s->ev_now - 1, pl_a(move) > 0);
        return 1;
    default:
        return 0;
    }
}
