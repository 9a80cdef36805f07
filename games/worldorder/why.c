/* What a player may wish for, and why it cannot be done where no row has a reason of its own: legality is written once,
 * in the lists of moves. */
#include "games/worldorder/decide.h"

/* ---- Wishes ------------------------------------------------------------------------------------------------------ */

/* How much of something one may wish for. */
enum { MOST_UNITS = 20, MOST_BID = 30, MOST_TIMES = 6, MOST_ALTERNATIVES = 3, MOST_ELEMENTS = 4, MOST_BRANCHES = 8 };

/* One move for each value of a below `count`. */
static int each(int kind, int count, pl_move *out) {
    for (int a = 0; a < count; a++)
        out[a] = PL_MOVE(kind, a, 0, 0);
    return count;
}

/* The same for each b from `least` on as well. */
static int each_two(int kind, int count, int least, int most, pl_move *out) {
    int n = 0;
    for (int a = 0; a < count; a++)
        for (int b = least; b <= most; b++)
            out[n++] = PL_MOVE(kind, a, b, 0);
    return n;
}

/* Faces that may ever be in the hand of this power. */
static int each_face(int power, int kind, int most_b, pl_move *out) {
    int n = 0;
    for (int face = 0; face < WO_FACES; face++)
        for (int b = 0; b <= most_b; b++)
            if (wo_faces[face].power == power || wo_faces[face].power < 0)
                out[n++] = PL_MOVE(kind, face, b, 0);
    return n;
}

static int each_import(pl_move *out) {
    int n = 0;
    for (int good = 0; good < WO_TYPES; good++)
        for (int source = 0; source <= WO_POWERS; source++)
            for (int units = 1; units <= MOST_UNITS; units++)
                out[n++] = PL_MOVE(WO_M_IMPORT, good, source, units);
    return n;
}

static int each_army(pl_move *out) {
    int n = 0;
    for (int from = 0; from <= WO_FROM_SUPPLY; from++)
        for (int to = 0; to <= WO_TO_SUPPLY; to++)
            if (from != to && !(from == WO_FROM_SUPPLY && to >= WO_TO_CARD))
                out[n++] = PL_MOVE(WO_M_ARMY, from, to, 0);
    out[n++] = PL_MOVE(WO_M_ARMY, WO_FROM_BOARD, WO_TO_CARD, 0); /* 7 both */
    return n;
}

static int each_asset(int power, pl_move *out) {
    for (int i = 0; i < WO_ASSETS_EACH; i++)
        out[i] = PL_MOVE(WO_M_USE_ASSET, power * WO_ASSETS_EACH + i, 0, 0);
    return WO_ASSETS_EACH;
}

static int each_answer(pl_move *out) {
    int n = 0;
    out[n++] = PL_MOVE(WO_M_ANSWER, 0, 0, 0);
    for (int times = 1; times <= MOST_TIMES; times++)
        for (int way = 0; way < MOST_ALTERNATIVES; way++)
            out[n++] = PL_MOVE(WO_M_ANSWER, times, way, 0);
    return n;
}

static int each_pick(pl_move *out) {
    int n = each(WO_M_PICK, WO_REGIONS, out);
    for (int good = 0; good < WO_TYPES; good++)
        out[n++] = PL_MOVE(WO_M_PICK, good, 1, 0);
    return n;
}

/* Elements of the auction at hand: a good that stands in it once is one thing to wish for. */
static int each_mix(const struct wo_state *s, pl_move *out) {
    return s->ev_now ? each_two(WO_M_MIX, wo_events[s->ev_now - 1].elements, 0, MOST_UNITS, out) : 0;
}

static int each_slot(const struct wo_state *s, int kind, pl_move *out) {
    int n = 0;
    for (int slot = 0; slot < WO_ROW; slot++)
        if (s->row[slot])
            out[n++] = PL_MOVE(kind, slot, 0, 0);
    return n;
}

/* Kinds of which a alone is told, and how many values it has. */
static int values_of(int kind) {
    switch (kind) {
    case WO_M_GIVE_BACK:
        return WO_ASSETS_EACH;
    case WO_M_PLACE:
    case WO_M_COUNT:
        return WO_POWERS;
    case WO_M_FOCUS:
    case WO_M_SLOT:
        return 3;
    case WO_M_READY:
    case WO_M_IMPROVE:
    case WO_M_EXHAUST:
    case WO_M_INVEST:
    case WO_M_BASE:
        return WO_COUNTRIES;
    case WO_M_RAISE:
    case WO_M_DOUBLE:
    case WO_M_LOSE:
        return WO_TYPES;
    case WO_M_ABILITY:
    case WO_M_GROWTH:
        return WO_GROWTHS;
    case WO_M_BRANCH:
        return MOST_BRANCHES;
    case WO_M_MONEY:
    case WO_M_SPLIT:
        return MOST_UNITS;
    case WO_M_ENGAGE:
    case WO_M_TOKEN:
    case WO_M_OPEN:
    case WO_M_CONVERT:
    case WO_M_CASH:
    case WO_M_DEFEND:
        return WO_REGIONS;
    case WO_M_OFFER:
    case WO_M_CUBE:
        return 2;
    case WO_M_KEEP:
        return WO_EVENTS;
    case WO_M_BID:
        return MOST_BID;
    case WO_M_DONE:
    case WO_M_ORDER:
    case WO_M_PASS:
    case WO_M_SKIP:
    case WO_M_SPEND_SP:
    case WO_M_PAY:
    case WO_M_FLUSH:
    case WO_M_POSTPONE:
    case WO_M_RESOLVE:
    case WO_M_PROSPER:
        return 1;
    default:
        return 0;
    }
}

int wo_wishes_of(const void *state, int seat, int kind, pl_move *out) {
    const struct wo_state *s = state;
    int power = s->power_of[seat] - 1;
    switch (kind) {
    case WO_M_PLAY:
    case WO_M_SELL:
    case WO_M_DOWN:
    case WO_M_DISCARD:
        return each_face(power, kind, 0, out);
    case WO_M_TRASH:
        return each_face(power, kind, 1, out);
    case WO_M_USE_ASSET:
        return power < 0 ? 0 : each_asset(power, out);
    case WO_M_MAKE:
    case WO_M_EXPORT:
        return each_two(kind, WO_TYPES, 1, MOST_UNITS, out);
    case WO_M_IMPORT:
        return each_import(out);
    case WO_M_ARMY:
        return each_army(out);
    case WO_M_PICK:
        return each_pick(out);
    case WO_M_TAKE:
    case WO_M_BUY:
        return each_slot(s, kind, out);
    case WO_M_ANSWER:
        return each_answer(out);
    case WO_M_MIX:
        return each_mix(s, out);
    case WO_M_ACT:
        return power < 0 ? 0 : wo_row_act.wishes(s, power, out);
    default:
        return each(kind, values_of(kind), out);
    }
}

/* ---- Reasons ----------------------------------------------------------------------------------------------------- */

struct pl_said wo_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    const struct pl_decision *top = pl_decision(&wo_decisions, f), *about = pl_decision_about(&wo_decisions, f, move);
    if (about == top)
        return SAY(W_NOT_OFFERED);
    return about && about->not_now ? PL_SAY(about->not_now) : SAY(W_NOT_NOW);
}
