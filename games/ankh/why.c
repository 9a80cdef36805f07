/* What a player may wish for, and why it cannot be done. What can be done is what the moves list: legality is written
 * once, and this file only finds the rule that a player would name first. */
#include "games/ankh/events.h"

/* ---- Wishes ----------------------------------------------------------------------------------------------------- */

static int wish_powers(pl_move *out) {
    int n = 0;
    for (int area = 0; area < AM_AREAS; area++) {
        bool placing = area == AM_DOLLY_SISTERS || area == AM_DIMWELL;
        bool elsewhere = placing || area == AM_THE_SHADES || area == AM_ISLE_OF_GODS;
        int count = area == AM_THE_SCOURS ? AM_CARDS : elsewhere ? AM_AREAS : 1;
        for (int what = 0; what < count; what++)
            for (int from = 0; from <= (placing ? AM_AREAS : 0); from++)
                out[n++] = PL_MOVE(AM_M_POWER, area, what, from);
    }
    return n;
}

int am_wishes(const void *state, int seat, pl_move *out) {
    static const uint8_t single[] = {AM_M_SKIP, AM_M_END, AM_M_EVENT, AM_M_TAKE, AM_M_USE, AM_M_REFUSE, AM_M_LET};
    static const uint8_t on_card[] = {AM_M_PLAY, AM_M_NAME, AM_M_GIVE, AM_M_DISCARD, AM_M_CHOOSE};
    static const uint8_t on_area[] = {AM_M_CALM, AM_M_STIR, AM_M_COUNT, AM_M_RAZE};
    static const uint8_t from_area[] = {AM_M_PLACE, AM_M_BUILD, AM_M_BUY};
    int n = 0;
    (void)state, (void)seat;
    for (size_t i = 0; i < sizeof single; i++)
        out[n++] = PL_MOVE(single[i], 0, 0, 0);
    for (size_t i = 0; i < sizeof on_card; i++)
        for (int card = 0; card < AM_CARDS; card++)
            out[n++] = PL_MOVE(on_card[i], card, 0, 0);
    for (size_t i = 0; i < sizeof on_area; i++)
        for (int area = 0; area < AM_AREAS; area++)
            out[n++] = PL_MOVE(on_area[i], area, 0, 0);
    for (size_t i = 0; i < sizeof from_area; i++)
        for (int area = 0; area < AM_AREAS; area++)
            for (int from = 0; from <= AM_AREAS; from++)
                out[n++] = PL_MOVE(from_area[i], area, from, 0);
    for (int area = 0; area < AM_AREAS; area++) {
        for (int owner = 0; owner < AM_OWNERS; owner++) {
            out[n++] = PL_MOVE(AM_M_REMOVE, area, owner, 0);
            out[n++] = PL_MOVE(AM_M_SWAP, area, owner, 0);
            for (int to = 0; to < AM_AREAS; to++)
                if (to != area)
                    out[n++] = PL_MOVE(AM_M_MOVE, area, to, owner);
        }
    }
    for (int area = 0; area <= AM_AREAS; area++) { /* 0: no area to name */
        out[n++] = PL_MOVE(AM_M_PAY, area, 0, 0);
        out[n++] = PL_MOVE(AM_M_PROTECT, area, 0, 0);
        out[n++] = PL_MOVE(AM_M_INTERRUPT, AM_GASPODE, area, 0);
    }
    PL_EACH(card, am_interrupts) {
        if (card != AM_GASPODE)
            out[n++] = PL_MOVE(AM_M_INTERRUPT, card, 0, 0);
    }
    for (int giver = 0; giver < AM_SEATS; giver++)
        for (int receiver = 0; receiver <= AM_SEATS; receiver++)
            out[n++] = PL_MOVE(AM_M_TARGET, giver, receiver, 0);
    return n + wish_powers(out + n);
}

/* ---- What is going on ------------------------------------------------------------------------------------------- */

/* The symbol that may be done. */
static int symbol_now(const struct pl_frame *frame) {
    return frame->what == AM_F_CARD ? am_symbol(frame->v[AM_V_CARD], frame->step) : AM_NO_SYMBOL;
}

/* What has to be done first, where the kind of move has no place at all. */
static struct pl_said first_things(const struct pl_frame *frame, struct pl_said otherwise) {
    switch (frame->what) {
    case AM_F_REMOVE:
    case AM_F_ASK:
    case AM_F_SAVE:
        return SAY(W_ANSWER);
    case AM_F_RELOCATE:
        return SAY(W_RELOCATE);
    case AM_F_UNREAL:
        return SAY(W_UNREAL);
    case AM_F_TEXT:
        return SAY(W_TEXT_FIRST, frame->v[AM_V_CARD]);
    case AM_F_EVENT:
        return SAY(W_EVENT_FIRST);
    default:
        return otherwise;
    }
}

/* Is a move of this kind asked for by a text, or by the event that takes place? */
static bool asks_for(const struct pl_frame *frame, int kind) {
    const struct pl_decision *event = am_event_row(frame);
    return event ? pl_decision_is_about(event, PL_MOVE(kind, 0, 0, 0)) : am_text_asks(frame, kind);
}

/* A reason of the text's own (text.h), or of the event's, comes before those of the kind of move. */
static struct pl_said own_why(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    const struct pl_decision *event = am_event_row(frame);
    const struct am_text_row *text = am_text_now(frame);
    if (event)
        return event->why ? event->why(s, frame, move) : PL_NOTHING;
    return text->why ? text->why(s, frame, move) : PL_NOTHING;
}

/* ---- Reasons, by kind of move ----------------------------------------------------------------------------------- */

static struct pl_said why_play(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    int seat = frame->seat, card = pl_a(move);
    if (!am_boundary(frame))
        return first_things(frame, SAY(W_NO_MORE_CARDS));
    if (!am_holds(s, seat, card))
        return SAY(W_NOT_HELD, card);
    if (pl_set_has(&am_interrupts, card))
        return SAY(W_INTERRUPT_CARD, card);
    if (frame->what == AM_F_CARD)
        return SAY(W_SYMBOL_FIRST, symbol_now(frame));
    bool choosing = frame->what == AM_F_PLAY && (frame->step == AM_CHOOSE_FIRST || frame->step == AM_CHOOSE_SECOND);
    if (pl_kind(move) == AM_M_NAME && choosing)
        return SAY(W_CHOSEN, card);
    if (pl_kind(move) == AM_M_NAME)
        return SAY(W_NO_NAMING);
    if (choosing)
        return SAY(W_CHOOSE_FIRST);
    if (frame->what == AM_F_PLAY)
        return SAY(W_NAMED);
    return SAY(W_NO_MORE_CARDS);
}

static struct pl_said why_skip(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    (void)s;
    if (pl_kind(move) == AM_M_END) {
        if (frame->what == AM_F_TURN)
            return SAY(W_CARD_FIRST);
        return first_things(frame, SAY(W_NOT_END));
    }
    if (frame->what == AM_F_TURN && frame->step == AM_BEFORE)
        return SAY(W_MUST_PLAY);
    if (frame->what == AM_F_TURN)
        return SAY(W_JUST_END);
    if (symbol_now(frame) == AM_EVENT)
        return SAY(W_MUST_EVENT);
    return first_things(frame, SAY(W_MUST));
}

static struct pl_said why_symbol(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    int seat = frame->seat;
    const struct am_text_row *text = am_text_now(frame);
    if (pl_kind(move) == AM_M_EVENT)
        return first_things(frame, SAY(W_NO_EVENT));
    if (pl_kind(move) == AM_M_TAKE) {
        if (symbol_now(frame) == AM_MONEY)
            return SAY(W_BANK_EMPTY);
        return first_things(frame, SAY(W_NO_MONEY_SYMBOL));
    }
    if (frame->what == AM_F_CARD && text != &am_text_none && !(text->usable && text->usable(s, seat)))
        return SAY(W_TEXT_NOTHING);
    return first_things(frame, SAY(W_NO_TEXT));
}

static struct pl_said why_place(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    int seat = frame->seat, area = pl_a(move), from = pl_b(move) - 1;
    bool by_text = am_text_asks(frame, AM_M_PLACE);
    if (frame->what == AM_F_RELOCATE) {
        if (area == frame->v[AM_V_AREA])
            return SAY(W_LEFT_AREA, area);
        if (from >= 0)
            return SAY(W_SUPPLY_FIRST);
        return SAY(W_NOT_NEAR, area);
    }
    if (symbol_now(frame) != AM_MINION && !by_text)
        return first_things(frame, SAY(W_NO_PLACING));
    if (from >= 0 && s->seat[seat].minions)
        return SAY(W_SUPPLY_FIRST);
    if (from < 0 && !s->seat[seat].minions)
        return SAY(W_SUPPLY_EMPTY);
    if (from >= 0 && !s->area[from].minions[seat])
        return SAY(W_NO_OWN_MINION, from);
    if (from == area)
        return SAY(W_SAME_AREA);
    if (by_text)
        return SAY(W_NOT_NAMED, area);
    return SAY(W_NOT_NEAR, area);
}

/* AM-6.3: which building is used. */
static struct pl_said why_from(const struct am_state *s, int seat, int from) {
    if (from >= 0 && s->seat[seat].buildings)
        return SAY(W_BUILDINGS_LEFT);
    if (from < 0 && !s->seat[seat].buildings)
        return SAY(W_SIX);
    return SAY(W_NO_OWN_BUILDING, from);
}

static struct pl_said why_build(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    int seat = frame->seat, area = pl_a(move), cost = am_cost(s, area);
    bool by_text = am_text_asks(frame, AM_M_BUILD); /* at half its cost */
    if (symbol_now(frame) != AM_BUILDING && !by_text)
        return first_things(frame, SAY(W_NO_BUILDING_NOW));
    if (by_text)
        cost = (cost + 1) / 2;
    if (!s->area[area].minions[seat])
        return SAY(W_NEEDS_MINION, area);
    if (s->area[area].building)
        return SAY(W_BUILT, area);
    if (am_has_trouble(s, area))
        return SAY(W_TROUBLE, area);
    if (cost > s->seat[seat].money)
        return SAY(W_COST, cost, s->seat[seat].money);
    return why_from(s, seat, pl_b(move) - 1);
}

static struct pl_said why_buy(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    int seat = frame->seat, area = pl_a(move);
    if (!am_text_asks(frame, AM_M_BUY))
        return first_things(frame, SAY(W_NO_BUYING));
    if (!s->area[area].building || s->area[area].building == seat + 1)
        return SAY(W_NO_WARE, area);
    struct pl_said own = own_why(s, frame, move);
    if (own.phrase)
        return own;
    if (am_cost(s, area) > s->seat[seat].money)
        return SAY(W_COST, am_cost(s, area), s->seat[seat].money);
    return why_from(s, seat, pl_b(move) - 1);
}

static struct pl_said why_remove(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    int seat = frame->seat, area = pl_a(move), owner = pl_b(move);
    bool killing = symbol_now(frame) == AM_KILL;
    if (!killing && !asks_for(frame, AM_M_REMOVE))
        return first_things(frame, SAY(W_NO_REMOVING));
    if (!s->area[area].minions[owner])
        return SAY(W_NOBODY, area, owner);
    if (owner == seat && killing)
        return SAY(W_OWN);
    struct pl_said own = own_why(s, frame, move);
    if (own.phrase)
        return own;
    if (!am_has_trouble(s, area))
        return SAY(W_NO_TROUBLE, area);
    return SAY(W_NO_REMOVING);
}

static struct pl_said why_trouble(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    int area = pl_a(move);
    switch (pl_kind(move)) {
    case AM_M_CALM:
        if (symbol_now(frame) == AM_CALM)
            return SAY(W_NO_TROUBLE, area);
        return first_things(frame, SAY(W_NO_CALMING));
    case AM_M_STIR:
        if (!am_text_asks(frame, AM_M_STIR))
            return first_things(frame, SAY(W_NO_STIRRING));
        if (am_has_trouble(s, area))
            return SAY(W_HAS_TROUBLE, area);
        return SAY(W_NOT_STIRRED, area);
    default: /* AM_M_COUNT */
        if (!am_text_asks(frame, AM_M_COUNT))
            return first_things(frame, SAY(W_NO_COUNTING));
        return SAY(W_NO_COUNTING);
    }
}

static struct pl_said why_move(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    int seat = frame->seat, from = pl_a(move), to = pl_b(move), owner = pl_c(move);
    if (!asks_for(frame, AM_M_MOVE))
        return first_things(frame, SAY(W_NO_MOVING));
    if (!s->area[from].minions[owner])
        return SAY(W_NOBODY, from, owner);
    struct pl_said own = own_why(s, frame, move);
    if (own.phrase)
        return own;
    if (owner != seat)
        return SAY(W_ONLY_OWN);
    if (!(am_places[from].adjacent >> to & 1))
        return SAY(W_NOT_ADJACENT, from, to);
    return SAY(W_NO_TROUBLE, from);
}

static struct pl_said why_target(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    int seat = frame->seat, target = pl_a(move), receiver = pl_b(move) - 1, fee = am_text_now(frame)->fee;
    bool later = frame->what == AM_F_TEXT;
    if (!am_text_asks(frame, AM_M_TARGET) || (later && frame->step != 1))
        return first_things(frame, SAY(W_NO_TARGET));
    if (s->seat[seat].money < fee)
        return SAY(W_COST, fee, s->seat[seat].money);
    if (!later && !am_text_opening(s, seat, frame->v[AM_V_CARD], NULL))
        return SAY(W_TEXT_NOTHING);
    if (target >= s->players || receiver >= s->players)
        return SAY(W_NO_SEAT, (target >= s->players ? target : receiver) + 1);
    if (target == seat || receiver == seat)
        return SAY(W_NOT_YOURSELF);
    struct pl_said own = own_why(s, frame, move);
    if (own.phrase)
        return own;
    return SAY(W_BAD_TARGET, receiver >= 0 && receiver != target ? receiver : target);
}

/* Cards that change hands or are laid aside. */
static struct pl_said why_card(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    int card = pl_a(move), kind = pl_kind(move);
    bool asked = am_text_asks(frame, kind);
    (void)s;
    if (kind == AM_M_CHOOSE && asked)
        return SAY(W_NO_CHOOSING, card);
    if (kind == AM_M_CHOOSE)
        return first_things(frame, SAY(W_NO_CHOOSING, card));
    if (kind == AM_M_GIVE && !asked)
        return first_things(frame, SAY(W_NO_GIVING));
    if (kind == AM_M_DISCARD && !asked && frame->what != AM_F_UNREAL)
        return first_things(frame, SAY(W_NO_DISCARDING));
    return SAY(W_NOT_HELD, card);
}

static struct pl_said why_pay(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    int seat = frame->seat, sum = am_text_now(frame)->demand;
    if (pl_kind(move) == AM_M_REFUSE)
        return first_things(frame, SAY(W_NO_REFUSING));
    if (frame->what == AM_F_TEXT && !pl_a(move) && s->seat[seat].money < sum)
        return SAY(W_COST, sum, s->seat[seat].money);
    return first_things(frame, SAY(W_NO_PAYING));
}

static struct pl_said why_answer(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    int seat = frame->seat;
    bool asked = frame->what == AM_F_REMOVE || frame->what == AM_F_ASK || frame->what == AM_F_SAVE;
    bool event = frame->what == AM_F_SAVE || frame->what == AM_F_EVENT || (asked && frame->step & AM_BY_SMALL_GODS);
    int card = pl_a(move);
    switch (pl_kind(move)) {
    case AM_M_LET:
        return first_things(frame, SAY(W_NOT_ASKED));
    case AM_M_PROTECT:
        if (event && !am_small_gods(s, seat))
            return SAY(W_SMALL_GODS);
        return SAY(W_NO_PROTECTION);
    default: /* AM_M_INTERRUPT */
        if (!am_holds(s, seat, card))
            return SAY(W_NOT_HELD, card);
        if (card == AM_DOCTOR_MOSSY_LAWN && am_event_due(s))
            return SAY(W_MUST_EVENT);
        if (card == AM_DOCTOR_MOSSY_LAWN)
            return SAY(W_MOSSY);
        if (asked || frame->what == AM_F_TEXT || frame->what == AM_F_EVENT)
            return SAY(W_NO_ANSWER, card);
        return first_things(frame, SAY(W_NOTHING_TO_ANSWER));
    }
}

static struct pl_said why_power(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    int seat = frame->seat, area = pl_a(move), what = pl_b(move), money = s->seat[seat].money;
    bool placing = area == AM_DOLLY_SISTERS || area == AM_DIMWELL;
    if (!am_boundary(frame))
        return SAY(W_BETWEEN);
    if (s->area[area].building != seat + 1)
        return SAY(W_NO_CARD, area);
    if (am_areas(&s->lost) >> area & 1)
        return SAY(W_CARD_LOST, area);
    if (area == AM_SMALL_GODS)
        return SAY(W_EVENTS_ONLY);
    if (am_areas(&s->fresh) >> area & 1)
        return SAY(W_FRESH, area);
    if (am_areas(&s->used) >> area & 1)
        return SAY(W_USED, area);
    if (s->area[area].minions[AM_DEMON])
        return SAY(W_DEMON, area);
    if (placing && money < 3)
        return SAY(W_COST, 3, money);
    if (area == AM_ISLE_OF_GODS && money < 2)
        return SAY(W_COST, 2, money);
    if (area == AM_THE_SCOURS)
        return SAY(W_NOT_HELD, what);
    if (area == AM_THE_SHADES && am_has_trouble(s, what))
        return SAY(W_HAS_TROUBLE, what);
    if (area == AM_ISLE_OF_GODS)
        return SAY(W_NO_TROUBLE, what);
    return SAY(W_POWER, area);
}

static struct pl_said why_swap(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    (void)s, (void)move;
    if (am_text_asks(frame, AM_M_SWAP)) /* the second minion: of another area */
        return SAY(W_NO_SWAPPING);
    return first_things(frame, SAY(W_NO_SWAPPING));
}

static struct pl_said why_raze(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    (void)s, (void)move;
    return first_things(frame, SAY(W_NO_RAZING));
}

/* ---- All together ----------------------------------------------------------------------------------------------- */

typedef struct pl_said reason(const struct am_state *s, const struct pl_frame *frame, pl_move move);

struct pl_said am_why(const struct am_state *s, const struct pl_frame *frame, pl_move move) {
    static reason *const reasons[AM_KINDS] = {
        [AM_M_PLAY] = why_play,     [AM_M_NAME] = why_play,      [AM_M_SKIP] = why_skip,
        [AM_M_END] = why_skip,      [AM_M_EVENT] = why_symbol,   [AM_M_TAKE] = why_symbol,
        [AM_M_USE] = why_symbol,    [AM_M_POWER] = why_power,    [AM_M_PLACE] = why_place,
        [AM_M_BUILD] = why_build,   [AM_M_BUY] = why_buy,        [AM_M_REMOVE] = why_remove,
        [AM_M_CALM] = why_trouble,  [AM_M_STIR] = why_trouble,   [AM_M_COUNT] = why_trouble,
        [AM_M_MOVE] = why_move,     [AM_M_SWAP] = why_swap,      [AM_M_RAZE] = why_raze,
        [AM_M_TARGET] = why_target, [AM_M_GIVE] = why_card,      [AM_M_DISCARD] = why_card,
        [AM_M_CHOOSE] = why_card,   [AM_M_PAY] = why_pay,        [AM_M_REFUSE] = why_pay,
        [AM_M_LET] = why_answer,    [AM_M_PROTECT] = why_answer, [AM_M_INTERRUPT] = why_answer};
    int kind = pl_kind(move);
    bool wished = kind < AM_KINDS && reasons[kind]; /* nobody wishes for outcomes of chance */
    return wished ? reasons[kind](s, frame, move) : SAY(W_NOTHING_TO_ANSWER);
}
