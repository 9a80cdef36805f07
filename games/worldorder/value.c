/* What a position is worth to each seat, in hundredths of a victory point, for the bots: the points, and what may still
 * come of everything on the table (value_map.c, value_own.c, value_cards.c). The bots look at positions in the middle
 * of an action or an event, too: those are first taken to the end of it by simple rules (value_settle.c), so that what
 * has been paid for something that is still to come does not look like a loss. */
#include "games/worldorder/value.h"

/* ---- Time -------------------------------------------------------------------------------------------------------- */

static int turns_left(const struct wo_state *s) {
    int turns = 0;
    for (int i = 0; i < s->players; i++)
        turns += s->power[s->order[i]].turns;
    return WO_V_ROUND - turns / s->players;
}

static int quarters_now(const struct wo_state *s) {
    switch (s->phase) {
    case WO_SETUP:
    case WO_PREPARATION:
        return WO_V_ROUND;
    case WO_ACTION:
        return turns_left(s);
    default:
        return 0;
    }
}

struct wo_outlook wo_outlook_of(const struct wo_state *s) {
    int round = s->round ? s->round : 1, now = quarters_now(s);
    struct wo_outlook o = {.s = s, .now = now, .rounds = WO_ROUNDS - round};
    o.again = round <= WO_ROUNDS / 2;
    o.end = o.rounds * WO_V_ROUND + now;
    o.next = o.again ? o.end - WO_ROUNDS / 2 * WO_V_ROUND : o.end;
    o.time = o.end >= 10 ? 100 : 8 * o.end + 20;
    return o;
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

void wo_v_still(const struct wo_state *s, int32_t *points) {
    int32_t by[WO_POWERS] = {0};
    if (!s->ending) {
        struct wo_outlook o = wo_outlook_of(s);
        wo_v_map(&o, by);
        for (int power = 0; power < WO_POWERS; power++)
            if (wo_is_human(s, power))
                by[power] += wo_v_own(&o, power) + wo_v_cards(&o, power);
            else if (wo_is_automa(s, power))
                by[power] += wo_v_money(&o, s->power[power].money);
    }
    for (int seat = 0; seat < s->players; seat++) {
        int power = s->power_of[seat] - 1;
        if (power >= 0)
            points[seat] += by[power] + WO_V_POINT * s->power[power].vp;
    }
}

/* What others bid, and what NPC powers draw, is guessed as little, as usual and as much. */
enum { LOOKS = 3 };

static bool bids_open(const struct wo_state *s) {
    for (int i = 1; i < s->frames.depth; i++)
        if (s->frames.at[i].what == WO_F_BID || s->frames.at[i].what == WO_F_BIDCARD)
            return true;
    return false;
}

void wo_evaluate(const void *state, int32_t *points) {
    const struct wo_state *s = state;
    int looks = bids_open(s) ? LOOKS : 1;
    int32_t sum[WO_SEATS] = {0};
    for (int seat = 0; seat < s->players; seat++)
        points[seat] = 0; /* callers hand over whatever was there before */
    if (!wo_v_open(s)) {
        wo_v_still(s, points);
        return;
    }
    for (int look = 0; look < looks; look++) {
        struct wo_state after = *s;
        wo_v_settle(&after, looks > 1 ? look : 1, 0);
        wo_v_still(&after, sum);
    }
    for (int seat = 0; seat < s->players; seat++)
        points[seat] += sum[seat] / looks;
}
