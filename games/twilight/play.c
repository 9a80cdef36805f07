/* Playing a card: in which ways, and what follows from each (sections 5 and 10). */
#include "games/twilight/state.h"

/* TS-5.8: sum, then bounds. */
int ts_value(const struct ts_state *s, int side, int printed) {
    bool more = ts_on(s, side == TS_US ? TS_FX_CONTAINMENT : TS_FX_BREZHNEV);
    bool less = ts_on(s, side == TS_US ? TS_FX_SCARE_US : TS_FX_SCARE_SU);
    int value = printed + more - less;
    return value < 1 ? 1 : value > 4 ? 4 : value;
}

int ts_card_value(const struct ts_state *s, int side, int card) {
    return ts_is_scoring(card) ? 0 : ts_value(s, side, ts_cards[card].ops);
}

/* ---- What may be done with a card ------------------------------------------------------------------------------- */

bool ts_may_space(const struct ts_state *s, int side, int card) { /* TS-6.11 */
    int most = ts_ability(s, side, 2) ? 2 : 1;
    return s->space[side] < 8 && s->spaced[side] < most && !ts_is_scoring(card) &&
           ts_card_value(s, side, card) >= ts_space_needed(s->space[side] + 1);
}

/* TS-13.4: an owed Missile Envy comes first, but scoring cards that would have to be held come before it. */
static bool kept_from(const struct ts_state *s, int side, int card, enum ts_mode mode) {
    if (!ts_owes_envy(s, side))
        return false;
    if (ts_must_score(s, side))
        return !ts_is_scoring(card);
    return card != TS_MISSILE_ENVY || mode == TS_BY_EVENT || (mode == TS_BY_SPACE && !s->option[TS_OPT_ENVY_SPACE]);
}

/* The card is at hand; does it have this use? */
static bool has_use(const struct ts_state *s, int side, int card, enum ts_mode mode) {
    int owner = ts_cards[card].side;
    bool scoring = ts_is_scoring(card);
    switch (mode) {
    case TS_BY_EVENT: /* TS-5.1, TS-5.4 */
        return scoring || (owner != ts_other(side) && card != TS_CHINA && ts_event_possible(s, card, side));
    case TS_BY_OPS:
        return !scoring;
    case TS_BY_EVENT_FIRST: /* TS-5.2 */
        return owner == ts_other(side);
    default:
        return ts_may_space(s, side, card);
    }
}

bool ts_may_play(const struct ts_state *s, int side, int card, enum ts_mode mode) {
    const struct pl_frame *top = pl_peek(&s->frames);
    if (top->what == TS_F_GRAIN) /* TS-13.18: as if from one's own hand */
        return card == top->v[0] && has_use(s, side, card, mode);
    bool at_hand = card == TS_CHINA ? ts_may_china(s, side) : pl_set_has(&s->hand[side], card);
    return at_hand && !kept_from(s, side, card, mode) && has_use(s, side, card, mode);
}

/* TS-5.5, TS-13.9: together with a card that carries the opponent's event. TS-13.18: Grain Sales may have shown either
 * of the two. */
bool ts_may_un(const struct ts_state *s, int side, int card) {
    const struct pl_frame *top = pl_peek(&s->frames);
    bool grain = top->what == TS_F_GRAIN, shown = grain && top->v[0] == TS_UN_INTERVENTION;
    if (!(shown || pl_set_has(&s->hand[side], TS_UN_INTERVENTION)) || ts_cards[card].side != ts_other(side))
        return false;
    if (grain && ts_headlines(s))
        return false;
    if (grain && !shown)
        return card == top->v[0];
    return pl_set_has(&s->hand[side], card) && (grain || !ts_owes_envy(s, side));
}

bool ts_threatened(const struct ts_state *s, int side) {
    return ts_on(s, side == TS_US ? TS_FX_MISSILES_US : TS_FX_MISSILES_SU);
}

bool ts_may_cancel(const struct ts_state *s, int side, int country) { /* TS-13.14 */
    bool place = side == TS_SU ? country == TS_CUBA : country == TS_WEST_GERMANY || country == TS_TURKEY;
    return place && ts_threatened(s, side) && s->influence[side][country] >= 2;
}

/* ---- Doing it --------------------------------------------------------------------------------------------------- */

/* TS-6.2: what the Cuban Missile Crisis has cost since the round began counts, too. */
void ts_begin_access(struct ts_state *s) {
    for (int side = 0; side < TS_SIDES; side++)
        s->began[side] = pl_set_or(s->began[side], s->present[side]);
}

void ts_forget_access(struct ts_state *s) {
    for (int side = 0; side < TS_SIDES; side++)
        s->began[side] = (struct pl_set){{0, 0}};
}

void ts_push_event(struct ts_state *s, int card, int side, int player) {
    ts_push(
        s, (struct pl_frame){.what = TS_F_EVENT, .seat = (int8_t)side, .v[0] = (int16_t)card, .v[1] = (int16_t)player});
}

static void lay_on_table(struct ts_state *s, int card) {
    pl_set_add(&s->table, card);
    ts_push(s, (struct pl_frame){.what = TS_F_CARD_DONE, .v[0] = (int16_t)card});
}

void ts_push_card(struct ts_state *s, int card, int side, int player) {
    lay_on_table(s, card);
    ts_push_event(s, card, side, player);
}

static void push_ops(struct ts_state *s, int card, int side) {
    ts_push(s, (struct pl_frame){.what = TS_F_OPS_BEGIN,
                                 .seat = (int8_t)side,
                                 .v[0] = (int16_t)card,
                                 .v[1] = TS_G_CARD,
                                 .left = ts_cards[card].ops});
}

/* TS-13.16: the US plays a war card, for whatever but the Space Race. */
void ts_flowers(struct ts_state *s, int side, int card, struct pl_notes *notes) {
    bool idle = card == TS_ARAB_ISRAELI_WAR && ts_on(s, TS_FX_CAMP_DAVID);
    if (side != TS_US || !ts_on(s, TS_FX_FLOWER) || !(ts_cards[card].flags & TS_WAR) || idle)
        return;
    NOTE(N_FLOWERS, TS_SU);
    ts_vp(s, TS_SU, 2, notes);
}

/* TS-10.1: it passes at once; TS-13.12: Formosan ends when the US plays it. */
static void play_china(struct ts_state *s, int side, struct pl_notes *notes) {
    ts_china_to(s, ts_other(side), false, notes);
    if (side == TS_US && ts_on(s, TS_FX_FORMOSAN)) {
        ts_effect_end(s, TS_FX_FORMOSAN);
        NOTE(N_FORMOSAN_ENDS, 0);
    }
}

void ts_send_to_space(struct ts_state *s, int side) {
    s->spaced[side]++;
    ts_push(s, (struct pl_frame){.what = TS_F_SPACE, .seat = PL_CHANCE, .step = (uint8_t)side});
}

/* A card that has left its hand is used. What is pushed last happens first. */
static void use(struct ts_state *s, int side, int card, enum ts_mode mode, struct pl_notes *notes) {
    int owner = ts_cards[card].side;
    if (mode != TS_BY_SPACE && owner != TS_SU)
        ts_flowers(s, side, card, notes);
    if (card == TS_CHINA)
        play_china(s, side, notes);
    else
        lay_on_table(s, card);
    switch (mode) {
    case TS_BY_EVENT:
        NOTE(N_PLAYS_EVENT, side, card);
        ts_push_event(s, card, owner == TS_NEUTRAL ? side : owner, side);
        break;
    case TS_BY_OPS:
        NOTE(N_PLAYS_OPS, side, card);
        if (owner == ts_other(side))
            ts_push_event(s, card, owner, side);
        push_ops(s, card, side);
        break;
    case TS_BY_EVENT_FIRST:
        NOTE(N_PLAYS_EVENT_FIRST, side, card);
        push_ops(s, card, side);
        ts_push_event(s, card, owner, side);
        break;
    default:
        NOTE(N_PLAYS_SPACE, side, card);
        ts_send_to_space(s, side);
        break;
    }
}

/* TS-5.5, TS-13.10, TS-13.30 */
static void play_un(struct ts_state *s, int side, int card, struct pl_notes *notes) {
    NOTE(N_UN, side, card);
    lay_on_table(s, TS_UN_INTERVENTION);
    lay_on_table(s, card);
    push_ops(s, card, side);
    if (side == TS_US && ts_on(s, TS_FX_BURY) && !ts_headlines(s) && s->phasing == TS_US) {
        ts_effect_end(s, TS_FX_BURY);
        NOTE(N_NOT_BURIED, 0);
    }
    if (ts_on(s, TS_FX_U2)) {
        NOTE(N_U2, TS_SU);
        ts_vp(s, TS_SU, 1, notes);
    }
}

void ts_cancel_apply(struct ts_state *s, int country, struct pl_notes *notes) {
    int side = pl_top(&s->frames)->seat;
    NOTE(N_CRISIS_CANCELLED, side);
    ts_effect_end(s, side == TS_US ? TS_FX_MISSILES_US : TS_FX_MISSILES_SU);
    ts_add(s, side, country, -2, notes);
}

/* What Grain Sales has shown is still in the hand of the USSR. */
static void leave_hand(struct ts_state *s, const struct pl_frame *top, int card) {
    bool shown = top->what == TS_F_GRAIN && card == top->v[0];
    if (card != TS_CHINA)
        ts_hand_drop(s, shown ? TS_SU : top->seat, card);
}

void ts_play_apply(struct ts_state *s, pl_move move, struct pl_notes *notes) {
    struct pl_frame top = *pl_top(&s->frames);
    int side = top.seat, card = pl_a(move), kind = pl_kind(move);
    bool grain = top.what == TS_F_GRAIN;
    if (kind == TS_M_CANCEL) {
        pl_set_add(&s->began[side], card);
        ts_cancel_apply(s, card, notes);
        return;
    }
    pl_pop(&s->frames);
    if (!grain) {
        ts_begin_access(s);
        if (kind != TS_M_UN)
            ts_pay_bury(s, side, notes);
        if (ts_over(s))
            return;
    }
    switch (kind) {
    case TS_M_PASS:
        NOTE(N_PASSES, side);
        break;
    case TS_M_RETURN:
        NOTE(N_RETURNS, side, top.v[0]);
        ts_push(s, (struct pl_frame){.what = TS_F_OPS_BEGIN,
                                     .seat = (int8_t)side,
                                     .v[0] = TS_GRAIN_SALES_TO_SOVIETS,
                                     .v[1] = TS_G_EVENT,
                                     .left = ts_cards[TS_GRAIN_SALES_TO_SOVIETS].ops});
        break;
    default:
        leave_hand(s, &top, card);
        if (kind == TS_M_UN) {
            leave_hand(s, &top, TS_UN_INTERVENTION);
            play_un(s, side, card, notes);
            break;
        }
        use(s, side, card, (enum ts_mode)pl_b(move), notes);
        break;
    }
}

/* TS-5.6 */
void ts_card_done(struct ts_state *s, int card, struct pl_notes *notes) {
    bool fired = pl_set_has(&s->fired, card);
    if (!pl_set_has(&s->table, card)) /* Missile Envy has changed hands */
        return;
    pl_set_drop(&s->fired, card);
    if (card == TS_SHUTTLE_DIPLOMACY && fired) /* TS-13.13: stays in front of the US */
        return;
    pl_set_drop(&s->table, card);
    if (fired && ts_cards[card].flags & TS_STARRED) {
        pl_set_add(&s->removed, card);
        s->departed = (uint8_t)card;
        NOTE(N_REMOVED, card);
    } else {
        ts_discard(s, card);
    }
}
