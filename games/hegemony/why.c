/* What a player may wish for, and why it cannot be done where no row has a reason of its own: legality is written once,
 * in the lists of moves. */
#include "games/hegemony/words.h"

/* ---- Wishes ------------------------------------------------------------------------------------------------------ */

/* How much of something one may wish for. */
enum { MOST_INFLUENCE = 35, MOST_UNITS = 20, MOST_BRANCHES = 8, MOST_LOSS = 20 };

/* One move for each value of a from `least` to `most`. */
static int each(int kind, int least, int most, pl_move *out) {
    int n = 0;
    for (int a = least; a <= most; a++)
        out[n++] = PL_MOVE(kind, a, 0, 0);
    return n;
}

/* The same for each b from 0 to `last` as well. */
static int each_two(int kind, int count, int last, pl_move *out) {
    int n = 0;
    for (int a = 0; a < count; a++)
        for (int b = 0; b <= last; b++)
            out[n++] = PL_MOVE(kind, a, b, 0);
    return n;
}

static int each_loan(pl_move *out) { /* HG-15.4 */
    static const uint8_t lent[] = {0, 30, 50};
    for (int i = 0; i < 3; i++)
        out[i] = PL_MOVE(HG_M_LEND, lent[i], 0, 0);
    return 3;
}

/* Companies in a Market: the first of two copies is the one to discard. */
static int each_in_market(const struct hg_state *s, int role, pl_move *out) {
    int n = 0;
    if (role != HG_M && role != HG_C)
        return 0;
    const uint8_t *market = hg_market_of(s, role);
    for (int slot = 0; slot < hg_market_room(role); slot++) {
        bool first = market[slot];
        for (int before = 0; before < slot; before++)
            first = first && market[before] != market[slot];
        if (first)
            out[n++] = PL_MOVE(HG_M_DISCARD, slot, 0, 0);
    }
    return n;
}

/* What may be wished of kinds whose rows list no wishes. */
static int general(const struct hg_state *s, int role, int kind, pl_move *out) {
    switch (kind) {
    case HG_M_DONE:
    case HG_M_SKIP:
    case HG_M_REVEAL:
        return each(kind, 0, 0, out);
    case HG_M_BRANCH:
        return each(kind, 0, MOST_BRANCHES - 1, out);
    case HG_M_VOTE:
    case HG_M_KEEP:
        return each(kind, 0, 1, out);
    case HG_M_SIDE:
        return each(kind, 1, 2, out);
    case HG_M_INFLUENCE:
        return each(kind, 0, MOST_INFLUENCE, out);
    case HG_M_POLICY:
        return each(kind, 0, HG_POLICIES - 1, out);
    case HG_M_TRADE:
    case HG_M_REMOVE:
        return each(kind, 0, HG_TRADES - 1, out);
    case HG_M_NEEDS:
        return each_two(kind, HG_SOURCES_OF_GOODS, MOST_UNITS, out);
    case HG_M_LOSS:
        return each_two(kind, HG_ROLES, MOST_LOSS, out);
    case HG_M_CLASS:
    case HG_M_PENALTY:
    case HG_M_CUBES:
        return each(kind, 0, HG_CLASSES - 1, out);
    case HG_M_LEND:
        return each_loan(out);
    case HG_M_DISCARD:
        return each_in_market(s, role, out);
    default:
        return 0;
    }
}

/* A card of a pack that is not the decider's says whose it is (words_moves.c). */
static pl_move own_card(const struct hg_state *s, int role, pl_move move) {
    int kind = pl_kind(move), decides = s->frames.depth ? pl_peek(&s->frames)->seat : role;
    bool named = kind == HG_M_PLAY || kind == HG_M_BASIC || kind == HG_M_DISCARD;
    return named && role >= 0 && decides != role ? PL_MOVE(kind, pl_a(move), role + 1, 0) : move;
}

/* Each once, in the order in which they come first. */
static int without_copies(pl_move *out, int count) {
    int n = 0;
    for (int i = 0; i < count; i++) {
        bool copy = false;
        for (int j = 0; j < n && !copy; j++)
            copy = out[j] == out[i];
        if (!copy)
            out[n++] = out[i];
    }
    return n;
}

/* What is possible may always be wished. */
static int possible(const struct hg_state *s, int role, int kind, pl_move *out) {
    pl_move moves[PL_MAX_MOVES];
    int n = 0;
    if (!s->frames.depth || role < 0 || pl_peek(&s->frames)->seat != role)
        return 0;
    int count = pl_decide_moves(&hg_decisions, s, moves);
    for (int i = 0; i < count; i++)
        if (pl_kind(moves[i]) == kind)
            out[n++] = moves[i];
    return n;
}

int hg_wishes_of(const void *state, int seat, int kind, pl_move *out) {
    const struct hg_state *s = state;
    int role = hg_role_at(s, seat), n = possible(s, role, kind, out);
    n += pl_decide_wishes_of(&hg_decisions, s, seat, kind, out + n);
    n += general(s, role, kind, out + n);
    for (int i = 0; i < n; i++)
        out[i] = own_card(s, role, out[i]);
    return without_copies(out, n);
}

/* ---- Reasons ----------------------------------------------------------------------------------------------------- */

struct pl_said hg_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    const struct pl_decision *top = pl_decision(&hg_decisions, f), *about = pl_decision_about(&hg_decisions, f, move);
    if (about == top)
        return SAY(W_NOT_OFFERED);
    return about && about->not_now ? PL_SAY(about->not_now) : SAY(W_NOT_NOW);
}
