/* What a side may wish for, and the reasons that several decisions share; the others stand beside what they forbid. */
#include "games/twilight/decide.h"

int ts_wishes(const void *state, int seat, pl_move *out) {
    static const uint8_t single[] = {TS_M_PASS, TS_M_RETURN, TS_M_STOP};
    static const uint8_t on_card[] = {TS_M_HEADLINE, TS_M_UN, TS_M_DISCARD, TS_M_TAKE, TS_M_GIVE};
    static const uint8_t on_country[] = {TS_M_INFLUENCE, TS_M_COUP, TS_M_REALIGN, TS_M_PICK};
    static const uint8_t missiles[] = {TS_CUBA, TS_WEST_GERMANY, TS_TURKEY}; /* TS-20.40: nobody looks elsewhere */
    const struct ts_state *s = state;
    int n = 0;
    (void)seat;
    for (size_t i = 0; i < sizeof single; i++)
        out[n++] = PL_MOVE(single[i], 0, 0, 0);
    out[n++] = PL_MOVE(TS_M_HEADLINE, TS_NO_CARD, 0, 0);
    for (size_t i = 0; i < sizeof on_card; i++)
        for (int card = 1; card < TS_CARDS; card++)
            out[n++] = PL_MOVE(on_card[i], card, 0, 0);
    for (int card = 1; card < TS_CARDS; card++)
        for (int mode = 0; mode < TS_MODES; mode++)
            out[n++] = PL_MOVE(TS_M_PLAY, card, mode, 0);
    for (size_t i = 0; i < sizeof on_country; i++)
        for (int country = 0; country < TS_COUNTRIES; country++)
            out[n++] = PL_MOVE(on_country[i], country, 0, 0);
    for (size_t i = 0; i < sizeof missiles; i++)
        out[n++] = PL_MOVE(TS_M_CANCEL, missiles[i], 0, 0);
    if (s->frames.depth && pl_peek(&s->frames)->what == TS_F_CHOICE)
        for (int branch = 0; branch < ts_choices(pl_peek(&s->frames)); branch++)
            out[n++] = PL_MOVE(TS_M_CHOOSE, branch, 0, 0);
    return n;
}

struct pl_said ts_why_space(const struct ts_state *s, int side, int card) {
    int box = s->space[side] + 1;
    if (ts_is_scoring(card))
        return SAY(W_SCORING, card);
    if (s->space[side] >= 8)
        return SAY(W_SPACE_OVER, 0);
    if (s->spaced[side] >= (ts_ability(s, side, 2) ? 2 : 1))
        return SAY(W_SPACE_ONCE, s->spaced[side]);
    if (ts_card_value(s, side, card) < ts_space_needed(box))
        return SAY(W_SPACE_VALUE, box, ts_space_needed(box), ts_card_value(s, side, card));
    return PL_NOTHING;
}

/* The card is at hand; has it this use? */
struct pl_said ts_why_use(const struct ts_state *s, int side, int card, enum ts_mode mode) {
    int owner = ts_cards[card].side;
    switch (mode) {
    case TS_BY_EVENT:
        if (ts_is_scoring(card))
            return PL_NOTHING;
        if (card == TS_CHINA)
            return SAY(W_CHINA_EVENT, 0);
        if (card == TS_UN_INTERVENTION)
            return SAY(W_UN_ALONE, 0);
        if (owner == ts_other(side))
            return SAY(W_THEIR_EVENT, card);
        if (!ts_event_possible(s, card, side))
            return SAY(W_NO_EVENT, card);
        return PL_NOTHING;
    case TS_BY_OPS:
        if (ts_is_scoring(card))
            return SAY(W_SCORING, card);
        return PL_NOTHING;
    case TS_BY_EVENT_FIRST:
        if (owner != ts_other(side))
            return SAY(W_NOT_THEIRS, card);
        return PL_NOTHING;
    default:
        return ts_why_space(s, side, card);
    }
}

struct pl_said ts_why_cancel(const struct ts_state *s, int side, int country) {
    if (!ts_threatened(s, side))
        return SAY(W_NO_CRISIS, 0);
    if (side == TS_SU ? country != TS_CUBA : country != TS_WEST_GERMANY && country != TS_TURKEY)
        return SAY(W_CRISIS_PLACE, country);
    if (s->influence[side][country] < 2)
        return SAY(W_CRISIS_POOR, country, s->influence[side][country]);
    return PL_NOTHING;
}

struct pl_said ts_explain(const void *state, int seat, pl_move move) {
    const struct ts_state *s = state;
    if (!ts_over(s) && pl_peek(&s->frames)->seat != ts_side(s, seat))
        return SAY(W_NOT_YOU, ts_side(s, seat));
    return pl_decide_explain(&ts_decisions, s, seat, move);
}
