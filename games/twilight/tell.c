/* Moves as sentences, kind by kind; where a decision tells more of one, its row does (decide.h). */
#include "games/twilight/decide.h"

bool ts_sees(const struct ts_state *s, int viewer, int side) {
    return viewer == PL_EVERYTHING || (viewer >= 0 && ts_side(s, viewer) == side);
}

static struct pl_said describe_headline(const struct ts_state *s, int card, int viewer) {
    int side = pl_peek(&s->frames)->seat;
    if (!card && (!ts_together(s) || ts_sees(s, viewer, side)))
        return SAY(D_NO_HEADLINE, side);
    bool shown = ts_ability(s, ts_other(side), 4); /* TS-4.2 */
    return shown || ts_sees(s, viewer, side) ? SAY(D_HEADLINE, side, card) : SAY(D_HEADLINE_SOME, side);
}

static struct pl_said describe_play(const struct ts_state *s, int card, enum ts_mode mode) {
    int side = pl_peek(&s->frames)->seat, other = ts_other(side), value = ts_card_value(s, side, card);
    bool idle = !ts_event_possible(s, card, other); /* TS-13.38: the opponent's event is let happen, in vain */
    switch (mode) {
    case TS_BY_EVENT:
        return SAY(D_EVENT, side, card);
    case TS_BY_OPS:
        if (ts_cards[card].side != other)
            return SAY(D_OPS, side, card, value);
        return idle ? SAY(D_OPS_NO_EVENT, side, card, value) : SAY(D_OPS_FIRST, side, card, value, other);
    case TS_BY_EVENT_FIRST:
        return idle ? SAY(D_NO_EVENT_FIRST, side, card, value) : SAY(D_EVENT_FIRST, side, card, value, other);
    default:
        return SAY(D_SPACE, side, card);
    }
}

static struct pl_said describe_coup(const struct ts_state *s, int country) {
    const struct pl_frame *ops = pl_peek(&s->frames);
    int points = ts_ops_points(s, ops, country);
    bool quiet = ops->seat == TS_US && ts_on(s, TS_FX_SUBS);
    if (s->defcon == 2 && pl_set_has(&ts_battle, country) && !quiet)
        return SAY(D_COUP_LAST, ops->seat, country, points);
    return SAY(D_COUP, ops->seat, country, points);
}

static struct pl_said describe_stop(const struct ts_state *s) {
    const struct pl_frame *top = pl_peek(&s->frames);
    if (top->what == TS_F_OPS)
        return ts_ops_begun(top) ? SAY(D_STOP, 0) : SAY(D_STOP_NONE, 0);
    if (top->what != TS_F_CARD)
        return SAY(D_STOP, 0);
    return top->left ? SAY(D_NO_MORE_CARDS, 0) : SAY(D_NO_CARD, 0);
}

struct pl_said ts_describe(const void *state, pl_move move, int viewer) {
    const struct ts_state *s = state;
    const struct pl_frame *top = pl_peek(&s->frames);
    const struct ts_row *row = ts_row(top);
    int a = pl_a(move), side = top->seat;
    struct pl_said said = row->says ? row->says(s, top, move, viewer) : PL_NOTHING;
    if (said.phrase)
        return said;
    switch (pl_kind(move)) {
    case TS_M_RANDOM:
        return SAY(D_RANDOM, top->v[1], a);
    case TS_M_DIE:
        return SAY(D_DIE, top->step, a);
    case TS_M_DICE:
        return SAY(D_DICE, a, pl_b(move));
    case TS_M_HEADLINE:
        return describe_headline(s, a, viewer);
    case TS_M_PLAY:
        return describe_play(s, a, (enum ts_mode)pl_b(move));
    case TS_M_UN:
        return SAY(D_UN, side, a);
    case TS_M_PASS:
        return SAY(D_PASS, side);
    case TS_M_CANCEL:
        return SAY(D_CANCEL, side, a);
    case TS_M_INFLUENCE:
        return SAY(D_INFLUENCE, side, a, ts_cost(s, side, a));
    case TS_M_COUP:
        return describe_coup(s, a);
    case TS_M_REALIGN:
        return SAY(D_REALIGN, side, a);
    case TS_M_PICK:
        return SAY(D_PICK, side, a);
    case TS_M_CHOOSE:
        return SAY(D_CHOOSE, side, a);
    case TS_M_DISCARD:
        return SAY(D_DISCARD, side, a);
    case TS_M_TAKE:
        return SAY(D_TAKE, side, a);
    case TS_M_GIVE:
        return SAY(D_GIVE, side, a);
    case TS_M_RETURN:
        return SAY(D_RETURN, side, top->v[0], ts_card_value(s, side, TS_GRAIN_SALES_TO_SOVIETS)); /* TS-5.8 */
    default:
        return describe_stop(s);
    }
}
