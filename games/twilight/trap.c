/* Quagmire and Bear Trap (TS-13.5, TS-13.6): the round of a side that is trapped. */
#include "games/twilight/decide.h"
#include "games/twilight/value.h"

/* TS-13.5, TS-13.6: what a trapped side may discard; nothing if it must play a scoring card. */
struct pl_set ts_trap_discards(const struct ts_state *s, int side) {
    struct pl_set cards = {{0, 0}};
    if (ts_must_score(s, side))
        return cards;
    PL_EACH(card, pl_set_minus(s->hand[side], ts_scoring_cards)) {
        if (ts_card_value(s, side, card) >= 2)
            pl_set_add(&cards, card);
    }
    if (ts_owes_envy(s, side) && pl_set_has(&cards, TS_MISSILE_ENVY)) {
        cards = (struct pl_set){{0, 0}};
        pl_set_add(&cards, TS_MISSILE_ENVY);
    }
    return cards;
}

/* TS-3.6: a round beyond the usual number may be declined; TS-13.6: nothing to discard, nothing to score. */
static bool may_pass(const struct ts_state *s, int side, struct pl_set discards) {
    bool extra = ts_extra_round(s);
    return extra || (pl_set_empty(&discards) && !ts_must_score(s, side)); /* TS-13.6 */
}

static int trap_moves(const struct ts_state *s, const struct pl_frame *f, pl_move *out) {
    int side = f->seat;
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
    n = ts_add_cancels(s, side, out, n);
    if (may_pass(s, side, discards))
        out[n++] = PL_MOVE(TS_M_PASS, 0, 0, 0);
    return n;
}

static void trap_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int side = f->seat, card = pl_a(move);
    if (pl_kind(move) == TS_M_CANCEL) { /* TS-13.14: a trapped round is an action round, too */
        ts_cancel_apply(s, card, notes);
        return;
    }
    pl_pop(&s->frames);
    switch (pl_kind(move)) {
    case TS_M_DISCARD:
        ts_hand_drop(s, side, card);
        ts_discard(s, card);
        NOTE(N_DISCARDS, side, card);
        ts_push(s, (struct pl_frame){.what = TS_F_TRAP_ROLL, .seat = PL_CHANCE, .step = (uint8_t)side});
        break;
    case TS_M_PLAY: /* a scoring card */
        ts_begin_access(s);
        ts_hand_drop(s, side, card);
        NOTE(N_PLAYS_EVENT, side, card);
        ts_push_card(s, card, side, side);
        break;
    default:
        NOTE(N_PASSES, side);
        if (!ts_extra_round(s))
            ts_rule_out_better(s, side, 1, false); /* TS-11.3: it had nothing to discard */
        break;
    }
}

/* Of a card that is no move: it cannot be discarded. */
static struct pl_said why_discard(const struct ts_state *s, int side, int card, struct pl_set discards) {
    if (!pl_set_has(&s->hand[side], card))
        return SAY(W_NOT_HELD, card);
    if (ts_must_score(s, side))
        return SAY(W_TRAP_SCORE, 0);
    if (ts_owes_envy(s, side) && pl_set_has(&discards, TS_MISSILE_ENVY))
        return SAY(W_TRAP_ENVY, 0);
    return SAY(W_TRAP_VALUE, card);
}

static struct pl_said why_play(const struct ts_state *s, int side, int card, enum ts_mode mode) {
    if (card == TS_CHINA)
        return SAY(W_CHINA_TRAP);
    if (!pl_set_has(&s->hand[side], card))
        return SAY(W_NOT_HELD, card);
    if (!ts_is_scoring(card) || mode != TS_BY_EVENT)
        return SAY(W_TRAPPED, 0);
    return SAY(W_TRAP_DISCARD, 0);
}

static struct pl_said trap_why(const struct ts_state *s, const struct pl_frame *f, pl_move move) {
    int side = f->seat;
    switch (pl_kind(move)) {
    case TS_M_CANCEL:
        return ts_why_cancel(s, side, pl_a(move));
    case TS_M_DISCARD:
        return why_discard(s, side, pl_a(move), ts_trap_discards(s, side));
    case TS_M_PLAY:
        return why_play(s, side, pl_a(move), (enum ts_mode)pl_b(move));
    case TS_M_PASS:
        return ts_must_score(s, side) ? SAY(W_TRAP_SCORE, 0) : SAY(W_TRAP_DISCARD, 0);
    default:
        return PL_NOTHING;
    }
}

/* TS-13.6 */
static struct pl_asked trap_prompt(const struct ts_state *s, const struct pl_frame *f) {
    int side = f->seat;
    struct pl_set discards = ts_trap_discards(s, side);
    if (!pl_set_empty(&discards))
        return ASKED(Q_TRAP, Q_WAIT_ROUND, side);
    if (ts_must_score(s, side))
        return ASKED(Q_TRAP_SCORE, Q_WAIT_ROUND, side);
    return ts_scoring_held(s, side) ? ASKED(Q_TRAP_MAY_SCORE, Q_WAIT_ROUND, side)
                                    : ASKED(Q_TRAP_PASS, Q_WAIT_ROUND, side);
}

static bool trap_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && ts_is_side(f->seat) && ts_nothing_counted(f) && !ts_headlines(s);
}

const struct ts_row ts_row_trap = {
    .is = {.key = "trap",
           .about = KINDS(TS_M_DISCARD, TS_M_PLAY, TS_M_PASS, TS_M_CANCEL),
           .moves = trap_moves,
           .apply = trap_apply,
           .prompt = trap_prompt,
           .why = trap_why,
           .not_now = PL_PHRASE(W_NOT_NOW),
           .fits = trap_fits},
};

/* ---- The roll to get out ----------------------------------------------------------------------------------------- */

static void trap_roll_happens(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int side = f->step, die = ts_rolled_one(s, side, move);
    if (die > 4) {
        NOTE(N_TRAP_HOLDS, side, die);
        return;
    }
    NOTE(N_TRAP_ENDS, side, die);
    ts_effect_end(s, side == TS_US ? TS_FX_QUAGMIRE : TS_FX_BEAR_TRAP);
}

static struct pl_asked trap_roll_prompt(const struct ts_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(Q_TRAP_ROLL, f->step);
}

static bool trap_roll_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s;
    return ts_rolls(f, above) && !f->left;
}

const struct ts_row ts_row_trap_roll = {
    .is = {.key = "trap_roll",
           .chances = ts_one_die,
           .happens = trap_roll_happens,
           .prompt = trap_roll_prompt,
           .fits = trap_roll_fits},
    .worth = ts_v_trap_roll,
};
