/* What a side may wish for, and why it cannot be done: the conditions of moves.c one by one, each with its rule. */
#include "games/twilight/state.h"

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
        for (int branch = 0; branch < ts_choices(s, pl_peek(&s->frames)); branch++)
            out[n++] = PL_MOVE(TS_M_CHOOSE, branch, 0, 0);
    return n;
}

static struct pl_said explain_headline(const struct ts_state *s, int side, int card) {
    pl_move moves[PL_MAX_MOVES];
    if (card == TS_NO_CARD) {
        if (pl_a(moves[ts_moves(s, moves) - 1]) != TS_NO_CARD)
            return SAY(W_HAS_HEADLINE, 0);
        return PL_NOTHING;
    }
    if (card == TS_CHINA)
        return SAY(W_CHINA_HEADLINE, 0);
    if (!pl_set_has(&s->hand[side], card))
        return SAY(W_NOT_HELD, card);
    if (card == TS_UN_INTERVENTION)
        return SAY(W_UN_HEADLINE, 0);
    if (!ts_may_headline(s, side, card))
        return SAY(W_ENVY_HEADLINE, 0);
    return PL_NOTHING;
}

static struct pl_said explain_space(const struct ts_state *s, int side, int card) {
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
static struct pl_said explain_use(const struct ts_state *s, int side, int card, enum ts_mode mode) {
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
        return explain_space(s, side, card);
    }
}

/* TS-13.4 */
static struct pl_said explain_envy(const struct ts_state *s, int side, int card, enum ts_mode mode) {
    if (!ts_owes_envy(s, side))
        return PL_NOTHING;
    if (ts_must_score(s, side)) {
        if (!ts_is_scoring(card))
            return SAY(W_SCORE_FIRST, 0);
        return PL_NOTHING;
    }
    if (card != TS_MISSILE_ENVY)
        return SAY(W_OWES_ENVY, 0);
    if (mode == TS_BY_EVENT || (mode == TS_BY_SPACE && !s->option[TS_OPT_ENVY_SPACE]))
        return SAY(W_ENVY_OPS, 0);
    return PL_NOTHING;
}

static struct pl_said explain_china(const struct ts_state *s, int side) {
    if (s->china != side)
        return SAY(W_CHINA_THEIRS, 0);
    if (!s->china_up)
        return SAY(W_CHINA_DOWN, 0);
    if (ts_must_score(s, side))
        return SAY(W_CHINA_SCORING, 0);
    return PL_NOTHING;
}

static struct pl_said explain_play(const struct ts_state *s, int side, int card, enum ts_mode mode) {
    const struct pl_frame *top = pl_peek(&s->frames);
    if (top->what == TS_F_GRAIN) {
        if (card != top->v[0])
            return SAY(W_OTHER_CARD, top->v[0]);
        return explain_use(s, side, card, mode);
    }
    if (card == TS_CHINA) {
        struct pl_said no = top->what == TS_F_TRAP ? SAY(W_CHINA_TRAP) : explain_china(s, side);
        if (no.phrase)
            return no;
    } else if (!pl_set_has(&s->hand[side], card)) {
        return SAY(W_NOT_HELD, card);
    }
    if (top->what == TS_F_TRAP) {
        struct pl_set discards = ts_trap_discards(s, side);
        if (!ts_is_scoring(card) || mode != TS_BY_EVENT)
            return SAY(W_TRAPPED, 0);
        if (!pl_set_empty(&discards))
            return SAY(W_TRAP_DISCARD, 0);
        return PL_NOTHING;
    }
    struct pl_said no = explain_envy(s, side, card, mode);
    return no.phrase ? no : explain_use(s, side, card, mode);
}

static struct pl_said explain_un(const struct ts_state *s, int side, int card) {
    const struct pl_frame *top = pl_peek(&s->frames);
    bool grain = top->what == TS_F_GRAIN, shown = grain && top->v[0] == TS_UN_INTERVENTION;
    if (!shown && !pl_set_has(&s->hand[side], TS_UN_INTERVENTION))
        return SAY(W_NOT_HELD, TS_UN_INTERVENTION);
    if (ts_cards[card].side != ts_other(side))
        return SAY(W_UN_THEIRS, card);
    if (grain && !shown && card != top->v[0])
        return SAY(W_OTHER_CARD, top->v[0]);
    if (grain && ts_headlines(s))
        return SAY(W_UN_HEADLINE, 0);
    if (grain && !shown)
        return PL_NOTHING;
    if (!pl_set_has(&s->hand[side], card))
        return SAY(W_NOT_HELD, card);
    if (!grain && ts_owes_envy(s, side))
        return SAY(W_OWES_ENVY, 0);
    return PL_NOTHING;
}

static struct pl_said explain_pass(const struct ts_state *s, int side) {
    if (ts_may_pass(s, side))
        return PL_NOTHING;
    if (pl_peek(&s->frames)->what == TS_F_TRAP) {
        if (ts_must_score(s, side))
            return SAY(W_TRAP_SCORE, 0);
        return SAY(W_TRAP_DISCARD, 0);
    }
    return SAY(W_MUST_PLAY, 0);
}

static struct pl_said explain_cancel(const struct ts_state *s, int side, int country) {
    const struct pl_frame *top = pl_peek(&s->frames);
    if (!ts_threatened(s, side))
        return SAY(W_NO_CRISIS, 0);
    if (side == TS_SU ? country != TS_CUBA : country != TS_WEST_GERMANY && country != TS_TURKEY)
        return SAY(W_CRISIS_PLACE, country);
    if (s->influence[side][country] < 2)
        return SAY(W_CRISIS_POOR, country, s->influence[side][country]);
    if (top->what == TS_F_OPS) {
        struct pl_set coups = ts_coup_targets(s, top);
        if (pl_set_empty(&coups))
            return SAY(W_CRISIS_LATER, 0);
    }
    return PL_NOTHING;
}

/* ---- Operations ------------------------------------------------------------------------------------------------- */

static struct pl_said explain_influence(const struct ts_state *s, const struct pl_frame *ops, int country) {
    struct pl_set targets = ts_influence_targets(s, ops);
    if (pl_set_has(&targets, country))
        return PL_NOTHING;
    struct pl_frame fresh = *ops;
    fresh.v[1] = TS_G_CARD;
    if (ops->step & 3 && !(ops->step & 1))
        return SAY(W_ONE_KIND, 0);
    if (pl_set_empty(&targets) && ops->v[1] >= TS_G_JUNTA)
        return SAY(W_GRANT_INFLUENCE, ops->v[0]);
    if (!pl_set_has(&s->access, country))
        return SAY(W_ACCESS, country);
    if (ops->seat == TS_SU && s->chernobyl && pl_set_has(&ts_region_set[s->chernobyl - 1], country))
        return SAY(W_CHERNOBYL, country, s->chernobyl - 1);
    return SAY(W_COST, country, ts_cost(s, ops->seat, country), ts_ops_points(s, &fresh, country));
}

/* What coups and realignments have in common. */
static struct pl_said explain_attack(const struct ts_state *s, const struct pl_frame *ops, int country) {
    struct pl_set safe = ts_protected(s, ops->seat), banned = ts_banned(s);
    bool free = ops->v[1] == TS_G_JUNTA || ops->v[1] == TS_G_TEAR || ops->v[1] == TS_G_ORTEGA;
    if (pl_set_has(&safe, country)) {
        if (country == TS_JAPAN)
            return SAY(W_JAPAN, country);
        return SAY(W_NATO, country);
    }
    if (!free && pl_set_has(&banned, country))
        return SAY(W_DEFCON, country, s->defcon);
    return SAY(W_GRANT_PLACE, country, ops->v[0]);
}

static struct pl_said explain_coup(const struct ts_state *s, const struct pl_frame *ops, int country) {
    struct pl_set targets = ts_coup_targets(s, ops);
    if (pl_set_has(&targets, country))
        return PL_NOTHING;
    if (ops->step & 3)
        return SAY(W_ONE_KIND, 0);
    if (ops->v[1] == TS_G_NO_COUP && ops->v[0] == TS_GLASNOST)
        return SAY(W_GLASNOST_COUP, ops->v[0]);
    if (ops->v[1] == TS_G_NO_COUP)
        return SAY(W_KAL_COUP, ops->v[0]);
    if (!s->influence[ts_other(ops->seat)][country])
        return SAY(W_NO_ENEMY, country);
    if (ops->seat == TS_SU && ts_on(s, TS_FX_REFORMER) && pl_set_has(&ts_region_set[TS_EUROPE], country))
        return SAY(W_REFORMER, country);
    return explain_attack(s, ops, country);
}

static struct pl_said explain_realign(const struct ts_state *s, const struct pl_frame *ops, int country) {
    struct pl_set targets = ts_realign_targets(s, ops);
    if (pl_set_has(&targets, country))
        return PL_NOTHING;
    if (ops->step & 1)
        return SAY(W_ONE_KIND, 0);
    if (ops->v[1] == TS_G_ORTEGA || ops->v[1] == TS_G_CHE || ops->v[1] == TS_G_CHE_AGAIN)
        return SAY(W_GRANT_REALIGN, ops->v[0]);
    if (ts_ops_points(s, ops, country) < 1)
        return SAY(W_COST, country, 1, 0);
    if (!s->influence[ts_other(ops->seat)][country])
        return SAY(W_NO_ENEMY_REALIGN, country);
    return explain_attack(s, ops, country);
}

/* TS-12.3: a card taken by Missile Envy */
static struct pl_said explain_taken(const struct ts_state *s, const struct pl_frame *ops, int card, enum ts_mode mode) {
    if (ops->v[1] != TS_G_TAKEN || card != ops->v[0] || mode != TS_BY_SPACE)
        return SAY(W_NOT_NOW, 0);
    if (ops->step & 3)
        return SAY(W_ONE_KIND, 0);
    if (!s->option[TS_OPT_ENVY_SPACE])
        return SAY(W_TAKEN_SPACE, 0);
    return explain_space(s, ops->seat, card);
}

static struct pl_said explain_ops(const struct ts_state *s, const struct pl_frame *ops, pl_move move) {
    switch (pl_kind(move)) {
    case TS_M_INFLUENCE:
        return explain_influence(s, ops, pl_a(move));
    case TS_M_COUP:
        return explain_coup(s, ops, pl_a(move));
    case TS_M_REALIGN:
        return explain_realign(s, ops, pl_a(move));
    case TS_M_CANCEL:
        return explain_cancel(s, ops->seat, pl_a(move));
    case TS_M_PLAY:
        return explain_taken(s, ops, pl_a(move), (enum ts_mode)pl_b(move));
    default:
        if (!ts_ops_may_stop(s, ops))
            return SAY(W_MUST_OPS, 0);
        return PL_NOTHING;
    }
}

/* ---- Picks and cards -------------------------------------------------------------------------------------------- */

/* The rule of the card that asks; the setup has rules of its own. */
static struct pl_said explain_pick(const struct ts_state *s, const struct pl_frame *pick, pl_move move) {
    struct pl_set eligible = ts_pick_eligible(s, pick);
    if (pl_kind(move) == TS_M_STOP) {
        if (!ts_pick_may_stop(s, pick))
            return SAY(W_MUST_PICK, pick->left);
        return PL_NOTHING;
    }
    int country = pl_a(move);
    if (pl_set_has(&eligible, country))
        return PL_NOTHING;
    if (pick->step == TS_P_SETUP_SU)
        return SAY(W_SETUP_SU, country);
    if (pick->step == TS_P_SETUP_US)
        return SAY(W_SETUP_US, country);
    if (pick->step == TS_P_HANDICAP)
        return SAY(W_HANDICAP, country);
    if (pl_set_has(&s->once, country))
        return SAY(W_PICKED, country);
    if (pick->v[0] == TS_THE_CAMBRIDGE_FIVE)
        return SAY(W_CAMBRIDGE, country);
    return SAY(W_PICK, country, pick->v[0]);
}

static struct pl_said explain_card(const struct ts_state *s, const struct pl_frame *choice, pl_move move) {
    struct pl_set options = ts_card_options(s, choice);
    int card = pl_a(move);
    if (pl_kind(move) == TS_M_STOP) {
        if (!ts_card_may_stop(s, choice))
            return SAY(W_MUST_CARD, choice->v[0]);
        return PL_NOTHING;
    }
    if (pl_kind(move) != ts_card_kind((enum ts_card_choice)choice->step))
        return SAY(W_OTHERWISE, 0);
    if (pl_set_has(&options, card))
        return PL_NOTHING;
    switch (choice->step) {
    case TS_C_BLOCKADE:
        if (pl_set_has(&s->hand[choice->seat], card))
            return SAY(W_WORTH_THREE, card);
        break;
    case TS_C_GIVE:
        if (pl_set_has(&s->hand[choice->seat], card))
            return SAY(W_HIGHEST, card);
        break;
    case TS_C_SALT:
    case TS_C_STAR_WARS:
        if (pl_set_has(&s->discard, card))
            return SAY(W_TAKE_SCORING, card);
        return SAY(W_NOT_DISCARDED, card);
    default:
        break;
    }
    return SAY(W_NOT_THERE, card);
}

static struct pl_said explain_trap(const struct ts_state *s, int side, pl_move move) {
    int card = pl_a(move);
    if (pl_kind(move) == TS_M_CANCEL)
        return explain_cancel(s, side, card);
    if (pl_kind(move) != TS_M_DISCARD)
        return pl_kind(move) == TS_M_PASS ? explain_pass(s, side)
                                          : explain_play(s, side, card, (enum ts_mode)pl_b(move));
    struct pl_set discards = ts_trap_discards(s, side);
    if (pl_set_has(&discards, card))
        return PL_NOTHING;
    if (!pl_set_has(&s->hand[side], card))
        return SAY(W_NOT_HELD, card);
    if (ts_must_score(s, side))
        return SAY(W_TRAP_SCORE, 0);
    if (ts_owes_envy(s, side) && pl_set_has(&discards, TS_MISSILE_ENVY))
        return SAY(W_TRAP_ENVY, 0);
    return SAY(W_TRAP_VALUE, card);
}

/* ---- All of it -------------------------------------------------------------------------------------------------- */

static bool is_operation(int kind) {
    return kind == TS_M_INFLUENCE || kind == TS_M_COUP || kind == TS_M_REALIGN;
}

/* Does the decision on top take moves of this kind? */
static bool fits(const struct pl_frame *top, int kind) {
    switch (top->what) {
    case TS_F_HEADLINE:
        return kind == TS_M_HEADLINE;
    case TS_F_ROUND:
        return kind == TS_M_PLAY || kind == TS_M_UN || kind == TS_M_PASS || kind == TS_M_CANCEL;
    case TS_F_TRAP:
        return kind == TS_M_PLAY || kind == TS_M_DISCARD || kind == TS_M_PASS || kind == TS_M_CANCEL;
    case TS_F_OPS:
        return is_operation(kind) || kind == TS_M_CANCEL || kind == TS_M_PLAY || kind == TS_M_STOP;
    case TS_F_PICK:
        return kind == TS_M_PICK || kind == TS_M_STOP;
    case TS_F_CHOICE:
        return kind == TS_M_CHOOSE;
    case TS_F_CARD:
        return kind == TS_M_DISCARD || kind == TS_M_TAKE || kind == TS_M_GIVE || kind == TS_M_STOP;
    default:
        return kind == TS_M_PLAY || kind == TS_M_UN || kind == TS_M_RETURN;
    }
}

struct pl_said ts_explain(const void *state, int seat, pl_move move) {
    const struct ts_state *s = state;
    if (ts_over(s))
        return SAY(W_OVER, 0);
    const struct pl_frame *top = pl_peek(&s->frames);
    int side = ts_side(s, seat);
    if (top->seat != side)
        return SAY(W_NOT_YOU, side);
    if (!fits(top, pl_kind(move))) {
        if (top->what == TS_F_ROUND && is_operation(pl_kind(move)))
            return SAY(W_CARD_FIRST, 0);
        return SAY(W_NOT_NOW, 0);
    }
    switch (top->what) {
    case TS_F_HEADLINE:
        return explain_headline(s, side, pl_a(move));
    case TS_F_TRAP:
        return explain_trap(s, side, move);
    case TS_F_OPS:
        return explain_ops(s, top, move);
    case TS_F_PICK:
        return explain_pick(s, top, move);
    case TS_F_CHOICE:
        if (!ts_may_choose(s, top, pl_a(move)))
            return SAY(W_SUMMIT_FIVE, 0);
        return PL_NOTHING;
    case TS_F_CARD:
        return explain_card(s, top, move);
    default:
        break;
    }
    switch (pl_kind(move)) {
    case TS_M_PLAY:
        return explain_play(s, side, pl_a(move), (enum ts_mode)pl_b(move));
    case TS_M_UN:
        return explain_un(s, side, pl_a(move));
    case TS_M_PASS:
        return explain_pass(s, side);
    case TS_M_CANCEL:
        return explain_cancel(s, side, pl_a(move));
    default: /* TS_M_RETURN */
        return PL_NOTHING;
    }
}
