/* Headlines (section 4): both are picked at the same time, unless one side must show its own first. */
#include "games/twilight/decide.h"

/* ---- Who is asked ------------------------------------------------------------------------------------------------ */

/* TS-4.2: whoever must show it picks first. */
int ts_first_to_headline(const struct ts_state *s) {
    return ts_ability(s, TS_SU, 4) ? TS_US : TS_SU;
}

static bool must_show(const struct ts_state *s, int side) {
    return ts_ability(s, ts_other(side), 4);
}

bool ts_together(const struct ts_state *s) {
    return !must_show(s, TS_SU) && !must_show(s, TS_US);
}

/* The turn waits at TS_PH_SECOND for both, at TS_PH_REVEAL for the one of the frame. */
static bool both_asked(const struct ts_state *s) {
    int step = s->frames.at[0].step;
    return s->frames.depth == 2 && s->frames.at[1].what == TS_F_HEADLINE && ts_together(s) &&
           (step == TS_PH_SECOND || step == TS_PH_REVEAL);
}

bool ts_headline_in(const struct ts_state *s, int side) {
    return both_asked(s) && s->frames.at[0].step == TS_PH_REVEAL && s->frames.at[1].seat != side;
}

static struct pl_sealed headline_sealed(const struct ts_state *s, const struct pl_frame *f) {
    (void)f;
    struct pl_sealed asked = pl_seal_nobody();
    for (int side = 0; side < TS_SIDES && both_asked(s); side++) {
        asked.asked |= (uint8_t)(1u << ts_seat(s, side));
        asked.answered |= (uint8_t)(ts_headline_in(s, side) << ts_seat(s, side));
    }
    return asked;
}

/* A headline goes back to the hand. */
static void take_back(struct ts_state *s, int side) {
    if (s->headlined[side]) {
        pl_set_add(&s->hand[side], s->headline[side]);
        s->held[side]++;
        s->headline[side] = s->headlined[side] = 0;
    }
    s->frames.at[0].step = TS_PH_SECOND;
}

void ts_turn_to(void *state, int seat) {
    struct ts_state *s = state;
    int8_t *asked = &s->frames.at[1].seat;
    if (seat != PL_SPECTATOR) {
        int side = ts_side(s, seat);
        if (ts_headline_in(s, side))
            take_back(s, side);
        *asked = (int8_t)side;
    } else if (s->frames.at[0].step == TS_PH_SECOND) {
        *asked = (int8_t)ts_first_to_headline(s);
    }
}

/* ---- The decision ------------------------------------------------------------------------------------------------ */

bool ts_may_headline(const struct ts_state *s, int side, int card) { /* TS-4.1 */
    return pl_set_has(&s->hand[side], card) && card != TS_UN_INTERVENTION &&
           !(card == TS_MISSILE_ENVY && ts_owes_envy(s, side));
}

static int headline_moves(const struct ts_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0, side = f->seat;
    PL_EACH(card, s->hand[side]) {
        if (ts_may_headline(s, side, card))
            out[n++] = PL_MOVE(TS_M_HEADLINE, card, 0, 0);
    }
    if (!n)
        out[n++] = PL_MOVE(TS_M_HEADLINE, TS_NO_CARD, 0, 0); /* TS-4.9 */
    return n;
}

/* TS-4.9. It holds nothing else, then (TS-11.3). */
static void no_headline(struct ts_state *s, int side, struct pl_notes *notes) {
    NOTE(N_NO_HEADLINE, side);
    ts_reveal(s, side, s->hand[side]);
}

/* The first of two headlines that are picked at the same time is in: the other side is asked now, if it has not been
 * all along. That there is none is not to be seen before the other is in (hidden.c). */
static void wait_for_other(struct ts_state *s, int side, struct pl_notes *notes) {
    s->frames.at[0].step = TS_PH_REVEAL;
    s->frames.at[1].seat = (int8_t)ts_other(side);
    struct pl_said own = s->headlined[side] ? SAY(N_OWN_HEADLINE, side, s->headline[side]) : SAY(N_NO_HEADLINE, side);
    ts_tell(s, side, own, SAY(N_PICKS_HEADLINE, side), notes);
}

static void headline_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int side = f->seat, card = pl_a(move);
    bool first = both_asked(s) && s->frames.at[0].step == TS_PH_SECOND;
    if (card) {
        pl_set_drop(&s->hand[side], card);
        s->held[side]--;
        s->headline[side] = (uint8_t)card;
        s->headlined[side] = 1;
        s->shown[side] = must_show(s, side);
    }
    if (first) {
        wait_for_other(s, side, notes);
        return;
    }
    pl_pop(&s->frames);
    if (!card) {
        if (!ts_together(s)) /* else it is told with the other one */
            no_headline(s, side, notes);
        return;
    }
    if (s->shown[side]) {
        ts_card_gone(s, side, card);
        NOTE(N_SHOWS_HEADLINE, side, card);
        return;
    }
    /* That this card has left the hand is not to be seen yet (hidden.c). */
    ts_tell(s, side, SAY(N_OWN_HEADLINE, side, card), SAY(N_PICKS_HEADLINE, side), notes);
}

static struct pl_said headline_why(const struct ts_state *s, const struct pl_frame *f, pl_move move) {
    int side = f->seat, card = pl_a(move);
    if (pl_kind(move) != TS_M_HEADLINE)
        return PL_NOTHING;
    if (card == TS_NO_CARD)
        return SAY(W_HAS_HEADLINE, 0);
    if (card == TS_CHINA)
        return SAY(W_CHINA_HEADLINE, 0);
    if (!pl_set_has(&s->hand[side], card))
        return SAY(W_NOT_HELD, card);
    if (card == TS_UN_INTERVENTION)
        return SAY(W_UN_HEADLINE, 0);
    return SAY(W_ENVY_HEADLINE, 0);
}

static struct pl_asked headline_prompt(const struct ts_state *s, const struct pl_frame *f) {
    struct pl_sealed both = headline_sealed(s, f);
    if (both.asked && !both.answered)
        return ASKED(Q_HEADLINE, Q_WAIT_HEADLINES, f->seat);
    return ASKED(Q_HEADLINE, Q_WAIT_HEADLINE, f->seat);
}

static bool headline_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && ts_is_side(f->seat) && ts_nothing_counted(f) && !s->headlined[f->seat] &&
           !(s->frames.at[0].step == TS_PH_SECOND && ts_together(s) && s->headlined[ts_other(f->seat)]);
}

const struct ts_row ts_row_headline = {
    .is = {.key = "headline",
           .about = KINDS(TS_M_HEADLINE),
           .sealed = headline_sealed,
           .moves = headline_moves,
           .apply = headline_apply,
           .prompt = headline_prompt,
           .why = headline_why,
           .not_now = PL_PHRASE(W_NOT_NOW),
           .fits = headline_fits},
};

void ts_ask_headline(struct ts_state *s, int side) {
    ts_push(s, (struct pl_frame){.what = TS_F_HEADLINE, .seat = (int8_t)side});
}

/* ---- What comes of them ------------------------------------------------------------------------------------------ */

static void cancel_headline(struct ts_state *s, int side, struct pl_notes *notes) {
    if (!s->headlined[side])
        return;
    NOTE(N_HEADLINE_CANCELLED, side, s->headline[side]);
    ts_discard(s, s->headline[side]);
    s->headline[side] = s->headlined[side] = s->shown[side] = 0;
}

/* TS-4.7, TS-13.19 */
void ts_defect(struct ts_state *s, struct pl_notes *notes) {
    cancel_headline(s, TS_SU, notes);
}

void ts_reveal_headlines(struct ts_state *s, struct pl_notes *notes) {
    for (int side = 0; side < TS_SIDES; side++) {
        if (!s->headlined[side] && ts_together(s))
            no_headline(s, side, notes);
        if (!s->headlined[side])
            continue;
        if (!s->shown[side])
            ts_card_gone(s, side, s->headline[side]);
        s->shown[side] = 1;
        NOTE(N_HEADLINE, side, s->headline[side]);
    }
    if (s->headline[TS_US] == TS_DEFECTORS)
        ts_defect(s, notes);
}

/* TS-4.3: the higher printed value first, the US at a tie. False: none is left. */
bool ts_resolve_headline(struct ts_state *s, struct pl_notes *notes) {
    int side = TS_US;
    if (!s->headlined[TS_SU] && !s->headlined[TS_US])
        return false;
    if (!s->headlined[TS_US] ||
        (s->headlined[TS_SU] && ts_cards[s->headline[TS_SU]].ops > ts_cards[s->headline[TS_US]].ops))
        side = TS_SU;
    int card = s->headline[side], owner = ts_cards[card].side;
    s->headline[side] = s->headlined[side] = s->shown[side] = 0;
    s->phasing = (uint8_t)side; /* TS-4.6 */
    ts_forget_access(s);
    ts_begin_access(s);
    NOTE(N_RESOLVES, side, card);
    ts_flowers(s, side, card, notes);                                /* TS-13.16 */
    ts_push_card(s, card, owner == TS_NEUTRAL ? side : owner, side); /* TS-4.4 */
    return true;
}
