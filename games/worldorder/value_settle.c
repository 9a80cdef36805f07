/* Half of an action tells nothing: what was paid is gone, what it is for is not there yet. So a position in the middle
 * of something is taken to the end of it, each choice made by a simple rule (value_choose.c), chance by its middle
 * outcome. Nothing of it is planned well; what counts is that playing on is worth at least what these rules bring. */
#include "games/worldorder/value.h"

enum { STEPS = 60 }; /* far more than any action or event takes */

/* Where nothing is begun: what is asked here is a decision of its own. */
static bool quiet(const struct wo_state *s, const struct pl_frame *f) {
    switch (f->what) {
    case WO_F_FLOW:
    case WO_F_POWER:
    case WO_F_DEAL:
    case WO_F_KEEP_ASSETS:
    case WO_F_PLACE:
    case WO_F_FOCUS:
    case WO_F_TURN:
    case WO_F_RESEARCH:
    case WO_F_CASH:
    case WO_F_DEFEND:
    case WO_F_PROSPER:
    case WO_F_AUTO:
    case WO_F_DEAL_EVENT:
    case WO_F_KEEP_EVENT:
    case WO_F_TARGETED:
    case WO_F_AUTOMA:
    case WO_F_ACT:
    case WO_F_DECISION:
        return true;
    case WO_F_DRAW: /* the hands of a new round */
    case WO_F_COUNTRY:
    case WO_F_MARKET:
        return s->frames.depth == 2;
    default:
        return false;
    }
}

bool wo_v_open(const struct wo_state *s) {
    return s->frames.depth > 1 && !quiet(s, pl_peek(&s->frames));
}

/* Numbers that are drawn: as little, as usual or as much as may be. */
static pl_move drawn(const struct wo_state *s, const struct pl_frame *f, int look) {
    struct pl_chance chances[PL_MAX_CHANCES];
    int count = pl_decide_chances(&wo_decisions, s, chances);
    return chances[f->what == WO_F_BIDCARD ? (count - 1) * (2 * look + 1) / 6 : count / 2].move;
}

/* `branches`: how many choices among branches have been looked into on the way here. */
void wo_v_settle(struct wo_state *s, int look, int branches) {
    uint8_t event = s->ev_now, round = s->round;
    for (int step = 0; step < STEPS && wo_v_open(s) && s->ev_now == event && s->round == round; step++) {
        const struct pl_frame *f = pl_peek(&s->frames);
        pl_move moves[PL_MAX_MOVES], move;
        if (f->seat == PL_CHANCE)
            move = drawn(s, f, look);
        else {
            int count = pl_decide_moves(&wo_decisions, s, moves);
            move = count == 1 ? moves[0] : wo_v_choose(s, f, moves, count, look + 4 * branches);
        }
        pl_decide_apply(&wo_decisions, s, move, NULL);
    }
}
