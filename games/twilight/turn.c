/* The turn: deal, headlines, action rounds, end of the turn (sections 2, 3 and 4). */
#include "games/twilight/state.h"

/* One sentence for a side, another for everybody else. */
static void tell(const struct ts_state *s, int side, struct pl_said own, struct pl_said others,
                 struct pl_notes *notes) {
    uint8_t bit = (uint8_t)(1u << ts_seat(s, side));
    pl_note_to(notes, bit, own);
    pl_note_to(notes, (uint8_t)(PL_PUBLIC & ~bit), others);
}

enum { LAST_TURN = 10, MOST_ROUNDS = 8 };

/* ---- Small questions -------------------------------------------------------------------------------------------- */

int ts_rounds(const struct ts_state *s, int side) {
    bool eight = ts_ability(s, side, 8) || (side == TS_US && ts_on(s, TS_FX_NORTH_SEA_ROUND)); /* TS-3.6 */
    return eight ? MOST_ROUNDS : s->turn <= 3 ? 6 : 7;                                         /* TS-3.5 */
}

int ts_rounds_left(const struct ts_state *s, int side) {
    int done = s->round ? s->round - 1 : 0;
    if (s->round && side == TS_SU && s->phasing == TS_US) /* its round of this number is over */
        done++;
    int left = ts_rounds(s, side) - done;
    return left < 0 ? 0 : left;
}

int ts_rounds_to_come(const struct ts_state *s, int side) {
    int left = ts_rounds_left(s, side);
    if (!s->round || s->phasing != side)
        return left;
    for (int i = s->frames.depth - 1; i >= 0; i--) {
        int what = s->frames.at[i].what;
        if (what == TS_F_ROUND || what == TS_F_TRAP)
            return left;
    }
    return left > 0 ? left - 1 : 0;
}

int ts_scoring_held(const struct ts_state *s, int side) {
    struct pl_set held = pl_set_and(s->hand[side], ts_scoring_cards);
    return pl_set_empty(&held) ? 0 : pl_set_count(&held); /* asked at every step, and mostly none is held */
}

bool ts_must_score(const struct ts_state *s, int side) {
    int held = ts_scoring_held(s, side);
    return held && held >= ts_rounds_left(s, side);
}

bool ts_trapped(const struct ts_state *s, int side) {
    return ts_on(s, side == TS_US ? TS_FX_QUAGMIRE : TS_FX_BEAR_TRAP);
}

bool ts_owes_envy(const struct ts_state *s, int side) {
    return ts_on(s, side == TS_US ? TS_FX_ENVY_US : TS_FX_ENVY_SU);
}

/* TS-3.7: face up, one's own, and no scoring card would have to be held for it (TS-13.43). */
bool ts_may_china(const struct ts_state *s, int side) {
    return s->china == side && s->china_up && !ts_must_score(s, side);
}

/* ---- Drawing cards ---------------------------------------------------------------------------------------------- */

static int hand_size(const struct ts_state *s) { /* TS-3.2 */
    return s->turn <= 3 ? 8 : 9;
}

/* Alternate, the USSR first; whoever needs more keeps drawing. */
static bool next_to_be_dealt(struct ts_state *s, struct pl_frame *deal) {
    int side = deal->step;
    if (s->held[side] >= hand_size(s))
        side = ts_other(side);
    deal->v[1] = (int16_t)side;
    return s->held[side] < hand_size(s);
}

/* TS-11.3: everybody sees the discard pile become the draw pile, so whatever lies nowhere else is in a hand; only what
 * Our Man in Tehran has set aside might as well, to the USSR, be in the hand of the US. */
static void reshuffle(struct ts_state *s, struct pl_notes *notes) {
    s->draw = s->discard;
    s->latest[0] = s->latest[1] = 0;
    s->discard = (struct pl_set){{0, 0}};
    NOTE(N_RESHUFFLE, pl_set_count(&s->draw));
    ts_deduce(s, TS_SU);
    if (pl_set_empty(&s->aside))
        ts_deduce(s, TS_US);
    else
        ts_rule_out(s, TS_US, s->draw);
}

bool ts_draw_ready(struct ts_state *s, struct pl_notes *notes) {
    struct pl_frame *draw = pl_top(&s->frames);
    bool wanted = draw->v[0] == TS_DEAL ? next_to_be_dealt(s, draw) : draw->left > 0;
    if (!wanted || (pl_set_empty(&s->draw) && pl_set_empty(&s->discard))) {
        pl_pop(&s->frames);
        return false;
    }
    if (pl_set_empty(&s->draw)) /* TS-3.3 */
        reshuffle(s, notes);
    return true;
}

void ts_draw_apply(struct ts_state *s, int card, struct pl_notes *notes) {
    struct pl_frame *draw = pl_top(&s->frames);
    pl_set_drop(&s->draw, card);
    if (draw->v[0] == TS_ASIDE) { /* TS-20.108 */
        pl_set_add(&s->aside, card);
        draw->left--;
        tell(s, TS_US, SAY(N_SEES, TS_US, card), SAY(D_ASIDE_SOME, TS_US), notes);
        return;
    }
    int side = draw->v[0] == TS_DEAL ? draw->v[1] : draw->v[0];
    if (draw->v[0] == TS_DEAL)
        draw->step = (uint8_t)ts_other(side);
    else
        draw->left--;
    ts_hand_add(s, side, card);
    if (pl_set_has(&s->known[side], card)) /* TS-13.46 */
        NOTE(N_DRAWS_CARD, side, card);
    else
        tell(s, side, SAY(N_DRAWS_CARD, side, card), SAY(N_DRAWS, side), notes);
    if (s->option[TS_OPT_RESHUFFLE] && pl_set_empty(&s->draw) && !pl_set_empty(&s->discard)) /* TS-12.5 */
        reshuffle(s, notes);
}

/* ---- Headlines -------------------------------------------------------------------------------------------------- */

bool ts_may_headline(const struct ts_state *s, int side, int card) { /* TS-4.1 */
    return pl_set_has(&s->hand[side], card) && card != TS_UN_INTERVENTION &&
           !(card == TS_MISSILE_ENVY && ts_owes_envy(s, side));
}

/* TS-4.2: whoever must show it picks first. */
static int first_to_headline(const struct ts_state *s) {
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

struct pl_sealed ts_deciding(const void *state) {
    const struct ts_state *s = state;
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
        *asked = (int8_t)first_to_headline(s);
    }
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
    tell(s, side, own, SAY(N_PICKS_HEADLINE, side), notes);
}

void ts_headline_apply(struct ts_state *s, int card, struct pl_notes *notes) {
    int side = pl_top(&s->frames)->seat;
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
    tell(s, side, SAY(N_OWN_HEADLINE, side, card), SAY(N_PICKS_HEADLINE, side), notes);
}

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

static void reveal_headlines(struct ts_state *s, struct pl_notes *notes) {
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
static bool resolve_headline(struct ts_state *s, struct pl_notes *notes) {
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

/* ---- Action rounds ---------------------------------------------------------------------------------------------- */

/* TS-13.29: the threat comes true with the next round of the US that is not UN Intervention. */
void ts_pay_bury(struct ts_state *s, int side, struct pl_notes *notes) {
    if (side != TS_US || !ts_on(s, TS_FX_BURY))
        return;
    ts_effect_end(s, TS_FX_BURY);
    NOTE(N_BURIED, TS_SU);
    ts_vp(s, TS_SU, 3, notes);
}

static void begin_round(struct ts_state *s, int side, struct pl_notes *notes) {
    s->phasing = (uint8_t)side;
    s->dropped = 0;
    ts_forget_access(s);
    NOTE(N_ROUND, side, s->round, s->turn);
    ts_push(s, (struct pl_frame){.what = TS_F_ROUND_END});
    bool trapped = ts_trapped(s, side);
    if (trapped || (!s->held[side] && !ts_may_china(s, side)))
        ts_pay_bury(s, side, notes); /* TS-13.7 */
    if (ts_over(s))
        return;
    if (!s->held[side] && (trapped || !ts_may_china(s, side))) { /* TS-3.7 */
        NOTE(N_PASSES, side);
        return;
    }
    ts_push(s, (struct pl_frame){.what = trapped ? TS_F_TRAP : TS_F_ROUND, .seat = (int8_t)side});
}

/* TS-3.5: the next side that has a round of this number. False: the rounds are over. */
static bool next_round(struct ts_state *s, struct pl_frame *turn, struct pl_notes *notes) {
    for (; s->round <= MOST_ROUNDS; s->round++, turn->v[0] = TS_SU) {
        while (turn->v[0] < TS_SIDES) {
            int side = turn->v[0]++;
            if (s->round <= ts_rounds(s, side)) {
                begin_round(s, side, notes);
                return true;
            }
        }
    }
    s->round = MOST_ROUNDS;
    turn->v[0] = 0;
    return false;
}

void ts_round_end(struct ts_state *s, struct pl_notes *notes) {
    bool warned = s->dropped && ts_on(s, TS_FX_NORAD) && ts_controls(s, TS_US, TS_CANADA); /* TS-13.28 */
    pl_pop(&s->frames);
    s->dropped = 0;
    if (!warned)
        return;
    NOTE(N_NORAD, TS_US);
    ts_push_pick(s, TS_NORAD, TS_US, TS_P_NORAD, 1);
}

/* ---- Quagmire and Bear Trap ------------------------------------------------------------------------------------- */

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

void ts_trap_apply(struct ts_state *s, pl_move move, struct pl_notes *notes) {
    int side = pl_top(&s->frames)->seat, card = pl_a(move);
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

/* ---- The end of a turn ------------------------------------------------------------------------------------------ */

/* TS-3.8, TS-13.41: has it ended the game? */
static bool scoring_held_back(struct ts_state *s, struct pl_notes *notes) {
    bool ussr = ts_scoring_held(s, TS_SU), us = ts_scoring_held(s, TS_US);
    if (!ussr && !us)
        return false;
    for (int side = 0; side < TS_SIDES; side++)
        if (side == TS_SU ? ussr : us)
            NOTE(N_HELD_SCORING, side);
    ts_finish(s, TS_END_HELD, ussr && us ? -1 : ussr ? TS_US : TS_SU, notes);
    return true;
}

static void check_milops(struct ts_state *s, struct pl_notes *notes) { /* TS-3.9: both at once */
    int missing[TS_SIDES];
    for (int side = 0; side < TS_SIDES; side++) {
        missing[side] = s->milops[side] < s->defcon ? s->defcon - s->milops[side] : 0;
        if (missing[side])
            NOTE(N_MILOPS_MISSING, side, missing[side]);
    }
    ts_vp(s, TS_US, missing[TS_SU] - missing[TS_US], notes);
}

static void end_turn(struct ts_state *s, struct pl_notes *notes) {
    check_milops(s, notes);
    if (ts_over(s) || scoring_held_back(s, notes)) /* TS-3.4: 20 VP win before a held card is shown */
        return;
    if (s->turn == LAST_TURN) { /* TS-3.12 */
        ts_final_scoring(s, notes);
        return;
    }
    for (int side = 0; side < TS_SIDES; side++) /* TS-3.10 */
        s->milops[side] = s->spaced[side] = 0;
    s->china_up = 1;
    s->effects.w[0] &= ~((UINT64_C(1) << TS_LASTING) - 1);
    s->chernobyl = 0;
    pl_top(&s->frames)->step = TS_PH_HELD;
}

/* ---- The course of a turn --------------------------------------------------------------------------------------- */

static void begin_turn(struct ts_state *s, struct pl_notes *notes) {
    NOTE(N_TURN, s->turn);
    if (s->defcon < 5) /* TS-3.1 */
        ts_defcon(s, 1, notes);
    if (s->turn == 4 || s->turn == 8) { /* TS-3.2 */
        int era = s->turn == 4 ? TS_MID : TS_LATE;
        struct pl_set joining = ts_era_cards(era, s->option[TS_OPT_OPTIONAL]);
        s->draw = pl_set_or(s->draw, joining);
        for (int side = 0; side < TS_SIDES; side++)
            ts_rule_out(s, side, joining); /* TS-11.3 */
        NOTE(N_ERA, era);
    }
    ts_push(s, (struct pl_frame){.what = TS_F_DRAW, .seat = PL_CHANCE, .v[0] = TS_DEAL});
}

static void ask_headline(struct ts_state *s, int side) {
    ts_push(s, (struct pl_frame){.what = TS_F_HEADLINE, .seat = (int8_t)side});
}

void ts_turn(struct ts_state *s, struct pl_notes *notes) {
    struct pl_frame *turn = pl_top(&s->frames);
    switch (turn->step) {
    case TS_PH_SETUP: /* TS-2.2 */
        turn->step = TS_PH_SETUP_US;
        ts_push_pick(s, TS_NO_CARD, TS_SU, TS_P_SETUP_SU, 6);
        break;
    case TS_PH_SETUP_US: /* TS-2.3 */
        turn->step = TS_PH_SETUP_MORE;
        ts_push_pick(s, TS_NO_CARD, TS_US, TS_P_SETUP_US, 7);
        break;
    case TS_PH_SETUP_MORE: /* TS-2.4 */
        turn->step = TS_PH_HEADLINE;
        if (ts_handicap(s) > 0)
            ts_push_pick(s, TS_NO_CARD, TS_US, TS_P_HANDICAP, ts_handicap(s));
        else if (ts_handicap(s) < 0)
            ts_push_pick(s, TS_NO_CARD, TS_SU, TS_P_HANDICAP, -ts_handicap(s));
        break;
    case TS_PH_BEGIN:
        turn->step = TS_PH_HEADLINE;
        begin_turn(s, notes);
        break;
    case TS_PH_HEADLINE:
        turn->step = TS_PH_SECOND;
        ask_headline(s, first_to_headline(s));
        break;
    case TS_PH_SECOND:
        turn->step = TS_PH_REVEAL;
        ask_headline(s, ts_other(first_to_headline(s)));
        break;
    case TS_PH_REVEAL:
        turn->step = TS_PH_RESOLVE;
        reveal_headlines(s, notes);
        break;
    case TS_PH_RESOLVE:
        if (resolve_headline(s, notes))
            break;
        turn->step = TS_PH_ROUND;
        turn->v[0] = TS_SU;
        s->round = 1;
        break;
    case TS_PH_ROUND:
        if (!next_round(s, turn, notes))
            turn->step = TS_PH_END;
        break;
    case TS_PH_END:
        end_turn(s, notes);
        break;
    case TS_PH_HELD: { /* TS-3.11 */
        turn->step = TS_PH_NEXT;
        int side = ts_ability(s, TS_US, 6) ? TS_US : TS_SU;
        if (ts_ability(s, side, 6) && s->held[side])
            ts_push(s, (struct pl_frame){.what = TS_F_CARD, .seat = (int8_t)side, .step = TS_C_HELD});
        break;
    }
    default: /* TS-3.12 */
        turn->step = TS_PH_BEGIN;
        s->turn++;
        s->round = 0;
        break;
    }
}

/* ---- What happens by itself ------------------------------------------------------------------------------------- */

/* Nobody is asked where nothing can be chosen; Operations and picks that are used up end. True: somebody decides. */
static bool asks(struct ts_state *s, struct pl_notes *notes) {
    struct pl_frame *top = pl_top(&s->frames);
    switch (top->what) {
    case TS_F_DRAW:
        return ts_draw_ready(s, notes);
    case TS_F_RANDOM:
        if (top->left && s->held[top->v[1]])
            return true;
        pl_pop(&s->frames);
        return false;
    case TS_F_PICK: {
        struct pl_set eligible = ts_pick_eligible(s, top);
        if (top->left && !pl_set_empty(&eligible))
            return true;
        ts_pick_done(s, notes);
        return false;
    }
    case TS_F_OPS: {
        if (ts_ops_left(s, top))
            return true;
        pl_pop(&s->frames);
        return false;
    }
    default:
        return true;
    }
}

void ts_settle(struct ts_state *s, struct pl_notes *notes) {
    while (s->frames.depth) {
        const struct pl_frame *top = pl_top(&s->frames);
        if (top->what > TS_F_AUTOMATIC) {
            if (asks(s, notes))
                return;
            continue;
        }
        switch (top->what) {
        case TS_F_TURN:
            ts_turn(s, notes);
            break;
        case TS_F_ROUND_END:
            ts_round_end(s, notes);
            break;
        case TS_F_CARD_DONE: {
            int card = top->v[0];
            pl_pop(&s->frames);
            ts_card_done(s, card, notes);
            break;
        }
        case TS_F_EVENT: {
            struct pl_frame event = *top;
            pl_pop(&s->frames);
            ts_event(s, &event, notes);
            break;
        }
        case TS_F_OPS_BEGIN:
            ts_ops_begin(s, notes);
            break;
        case TS_F_SCORE: {
            struct pl_frame score = *top;
            pl_pop(&s->frames);
            ts_score(s, &score, notes);
            break;
        }
        default: /* TS_F_PUT_BACK */
            pl_pop(&s->frames);
            ts_rule_out(s, TS_SU, s->aside); /* TS-11.3 */
            s->draw = pl_set_or(s->draw, s->aside);
            s->aside = (struct pl_set){{0, 0}};
            NOTE(N_PUT_BACK, TS_US);
            break;
        }
    }
}
