/* The legal moves and the outcomes of chance. why.c says the same with reasons; the contract test compares both. */
#include "games/twilight/state.h"

/* One move for each member: the innermost loop of random play. */
static int add_each(pl_move *out, int n, enum ts_kind kind, struct pl_set things) {
    for (int word = 0; word < 2; word++)
        for (uint64_t rest = things.w[word]; rest; rest &= rest - 1)
            out[n++] = PL_MOVE(kind, 64 * word + __builtin_ctzll(rest), 0, 0);
    return n;
}

static int add_cancels(const struct ts_state *s, int side, pl_move *out, int n) { /* TS-13.14 */
    static const uint8_t places[] = {TS_CUBA, TS_WEST_GERMANY, TS_TURKEY};
    if (!ts_threatened(s, side))
        return n;
    for (size_t i = 0; i < sizeof places; i++)
        if (ts_may_cancel(s, side, places[i]))
            out[n++] = PL_MOVE(TS_M_CANCEL, places[i], 0, 0);
    return n;
}

static int add_uses(const struct ts_state *s, int side, int card, pl_move *out, int n) {
    for (int mode = 0; mode < TS_MODES; mode++)
        if (ts_may_play(s, side, card, (enum ts_mode)mode))
            out[n++] = PL_MOVE(TS_M_PLAY, card, mode, 0);
    return n;
}

/* TS-3.6, TS-3.7: rounds beyond the usual number may be declined. */
bool ts_extra_round(const struct ts_state *s) {
    return s->round > (s->turn <= 3 ? 6 : 7);
}

bool ts_may_pass(const struct ts_state *s, int side) {
    const struct pl_frame *top = pl_peek(&s->frames);
    bool extra = ts_extra_round(s);
    if (top->what == TS_F_ROUND)
        return extra || !s->held[side];
    struct pl_set discards = ts_trap_discards(s, side);
    return extra || (pl_set_empty(&discards) && !ts_must_score(s, side)); /* TS-13.6 */
}

/* ts_may_play for every card in hand at once, where nothing is owed. */
static int hand_uses(const struct ts_state *s, int side, pl_move *out) {
    int n = 0, other = ts_other(side);
    bool flies = s->space[side] < 8 && s->spaced[side] < (ts_ability(s, side, 2) ? 2 : 1); /* TS-6.11 */
    int needed = flies ? ts_space_needed(s->space[side] + 1) : 99;
    for (int word = 0; word < 2; word++) {
        for (uint64_t rest = s->hand[side].w[word]; rest; rest &= rest - 1) {
            int card = 64 * word + __builtin_ctzll(rest), owner = ts_cards[card].side;
            if (owner != other && (ts_is_scoring(card) || ts_event_possible(s, card, side)))
                out[n++] = PL_MOVE(TS_M_PLAY, card, TS_BY_EVENT, 0);
            if (ts_is_scoring(card))
                continue;
            out[n++] = PL_MOVE(TS_M_PLAY, card, TS_BY_OPS, 0);
            if (owner == other)
                out[n++] = PL_MOVE(TS_M_PLAY, card, TS_BY_EVENT_FIRST, 0);
            if (flies && ts_card_value(s, side, card) >= needed)
                out[n++] = PL_MOVE(TS_M_PLAY, card, TS_BY_SPACE, 0);
        }
    }
    return n;
}

static int round_moves(const struct ts_state *s, int side, pl_move *out) {
    int n = 0;
    if (ts_owes_envy(s, side)) {
        PL_EACH(card, s->hand[side]) {
            n = add_uses(s, side, card, out, n);
        }
    } else {
        n = hand_uses(s, side, out);
    }
    if (s->china == side && s->china_up)
        n = add_uses(s, side, TS_CHINA, out, n);
    if (pl_set_has(&s->hand[side], TS_UN_INTERVENTION)) {
        PL_EACH(card, s->hand[side]) {
            if (ts_may_un(s, side, card))
                out[n++] = PL_MOVE(TS_M_UN, card, 0, 0);
        }
    }
    n = add_cancels(s, side, out, n);
    if (ts_may_pass(s, side))
        out[n++] = PL_MOVE(TS_M_PASS, 0, 0, 0);
    return n;
}

static int trap_moves(const struct ts_state *s, int side, pl_move *out) {
    struct pl_set discards = ts_trap_discards(s, side);
    int n = 0;
    PL_EACH(card, discards) {
        out[n++] = PL_MOVE(TS_M_DISCARD, card, 0, 0);
    }
    if (pl_set_empty(&discards)) {
        PL_EACH(card, pl_set_and(s->hand[side], ts_scoring_cards)) {
            out[n++] = PL_MOVE(TS_M_PLAY, card, TS_BY_EVENT, 0);
        }
    }
    n = add_cancels(s, side, out, n);
    if (ts_may_pass(s, side))
        out[n++] = PL_MOVE(TS_M_PASS, 0, 0, 0);
    return n;
}

static int ops_moves(const struct ts_state *s, const struct pl_frame *ops, pl_move *out) {
    int n = add_each(out, 0, TS_M_INFLUENCE, ts_influence_targets(s, ops));
    struct ts_targets attack = ts_attack_targets(s, ops);
    n = add_each(out, n, TS_M_COUP, attack.coup);
    n = add_each(out, n, TS_M_REALIGN, attack.realign);
    if (ts_ops_may_space(s, ops))
        out[n++] = PL_MOVE(TS_M_PLAY, ops->v[0], TS_BY_SPACE, 0);
    if (!pl_set_empty(&attack.coup))
        n = add_cancels(s, ops->seat, out, n);
    if (ts_ops_may_stop(s, ops))
        out[n++] = PL_MOVE(TS_M_STOP, 0, 0, 0);
    return n;
}

static int headline_moves(const struct ts_state *s, int side, pl_move *out) {
    int n = 0;
    PL_EACH(card, s->hand[side]) {
        if (ts_may_headline(s, side, card))
            out[n++] = PL_MOVE(TS_M_HEADLINE, card, 0, 0);
    }
    if (!n)
        out[n++] = PL_MOVE(TS_M_HEADLINE, TS_NO_CARD, 0, 0); /* TS-4.9 */
    return n;
}

static int card_moves(const struct ts_state *s, const struct pl_frame *choice, pl_move *out) {
    int n = 0;
    PL_EACH(card, ts_card_options(s, choice)) {
        out[n++] = PL_MOVE(ts_card_kind((enum ts_card_choice)choice->step), card, 0, 0);
    }
    if (ts_card_may_stop(s, choice))
        out[n++] = PL_MOVE(TS_M_STOP, 0, 0, 0);
    return n;
}

static int choice_moves(const struct ts_state *s, const struct pl_frame *choice, pl_move *out) {
    int n = 0;
    for (int branch = 0; branch < ts_choices(s, choice); branch++)
        if (ts_may_choose(s, choice, branch))
            out[n++] = PL_MOVE(TS_M_CHOOSE, branch, 0, 0);
    return n;
}

static int grain_moves(const struct ts_state *s, const struct pl_frame *grain, pl_move *out) {
    int n = add_uses(s, grain->seat, grain->v[0], out, 0);
    if (grain->v[0] == TS_UN_INTERVENTION) {
        PL_EACH(card, s->hand[grain->seat]) {
            if (ts_may_un(s, grain->seat, card))
                out[n++] = PL_MOVE(TS_M_UN, card, 0, 0);
        }
    } else if (ts_may_un(s, grain->seat, grain->v[0])) {
        out[n++] = PL_MOVE(TS_M_UN, grain->v[0], 0, 0);
    }
    out[n++] = PL_MOVE(TS_M_RETURN, 0, 0, 0);
    return n;
}

static int pick_moves(const struct ts_state *s, const struct pl_frame *pick, pl_move *out) {
    int n = add_each(out, 0, TS_M_PICK, ts_pick_eligible(s, pick));
    if (ts_pick_may_stop(s, pick))
        out[n++] = PL_MOVE(TS_M_STOP, 0, 0, 0);
    return n;
}

int ts_moves(const void *state, pl_move *out) {
    const struct ts_state *s = state;
    const struct pl_frame *top = pl_peek(&s->frames);
    switch (top->what) {
    case TS_F_HEADLINE:
        return headline_moves(s, top->seat, out);
    case TS_F_ROUND:
        return round_moves(s, top->seat, out);
    case TS_F_TRAP:
        return trap_moves(s, top->seat, out);
    case TS_F_OPS:
        return ops_moves(s, top, out);
    case TS_F_PICK:
        return pick_moves(s, top, out);
    case TS_F_CHOICE:
        return choice_moves(s, top, out);
    case TS_F_CARD:
        return card_moves(s, top, out);
    default:
        return grain_moves(s, top, out);
    }
}

/* ---- Chance ----------------------------------------------------------------------------------------------------- */

static int card_chances(struct pl_chance *out, enum ts_kind kind, struct pl_set cards) {
    int n = 0;
    for (int word = 0; word < 2; word++)
        for (uint64_t rest = cards.w[word]; rest; rest &= rest - 1)
            out[n++] = (struct pl_chance){PL_MOVE(kind, 64 * word + __builtin_ctzll(rest), 0, 0), 1};
    return n;
}

/* TS-20.20: ties are rolled again, so they never come up. */
static int two_dice(const struct pl_frame *roll, struct pl_chance *out) {
    int n = 0;
    for (int ussr = 1; ussr <= 6; ussr++) {
        for (int us = 1; us <= 6; us++) {
            bool tie = roll->what == TS_F_OLYMPICS && (roll->step == TS_SU ? ussr + 2 == us : us + 2 == ussr);
            if (!tie)
                out[n++] = (struct pl_chance){PL_MOVE(TS_M_DICE, ussr, us, 0), 1};
        }
    }
    return n;
}

int ts_chances(const void *state, struct pl_chance *out) {
    const struct ts_state *s = state;
    const struct pl_frame *top = pl_peek(&s->frames);
    switch (top->what) {
    case TS_F_DRAW:
        return card_chances(out, TS_M_DRAW, s->draw);
    case TS_F_RANDOM:
        return card_chances(out, TS_M_RANDOM, s->hand[top->v[1]]);
    case TS_F_REALIGN:
    case TS_F_OLYMPICS:
    case TS_F_SUMMIT:
        return two_dice(top, out);
    default:
        for (int die = 1; die <= 6; die++)
            out[die - 1] = (struct pl_chance){PL_MOVE(TS_M_DIE, die, 0, 0), 1};
        return 6;
    }
}

/* A card whose event is one's own or neutral is played for it, or is not. Whoever must score has no choice. */
int ts_uses(const void *state, pl_move move, struct pl_use *out) {
    const struct ts_state *s = state;
    const struct pl_frame *top = pl_peek(&s->frames);
    int card = pl_a(move), kind = pl_kind(move);
    bool headline = kind == TS_M_HEADLINE && top->what == TS_F_HEADLINE;
    if (!headline && (kind != TS_M_PLAY || top->what != TS_F_ROUND))
        return 0;
    if (!card || ts_cards[card].flags & TS_SCORING || ts_cards[card].side == ts_other(top->seat) ||
        !ts_event_possible(s, card, top->seat))
        return 0;
    out[0] = (struct pl_use){SAY(S_CARD, card), headline || pl_b(move) == TS_BY_EVENT};
    return 1;
}
