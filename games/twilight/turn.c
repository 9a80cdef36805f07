/* The turn: deal, action rounds, end of the turn (sections 2 and 3). Its decision is in play.c, headlines in
 * headline.c. */
#include "games/twilight/decide.h"

enum { LAST_TURN = 10, MOST_ROUNDS = 8 };

/* ---- Small questions --------------------------------------------------------------------------------------------- */

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

void ts_tell(const struct ts_state *s, int side, struct pl_said own, struct pl_said others, struct pl_notes *notes) {
    uint8_t bit = (uint8_t)(1u << ts_seat(s, side));
    pl_note_to(notes, bit, own);
    pl_note_to(notes, (uint8_t)(PL_PUBLIC & ~bit), others);
}

/* ---- Drawing cards ----------------------------------------------------------------------------------------------- */

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

bool ts_draw_run(struct ts_state *s, struct pl_frame *draw, struct pl_notes *notes) {
    bool wanted = draw->v[0] == TS_DEAL ? next_to_be_dealt(s, draw) : draw->left > 0;
    if (!wanted || (pl_set_empty(&s->draw) && pl_set_empty(&s->discard))) {
        pl_pop(&s->frames);
        return false;
    }
    if (pl_set_empty(&s->draw)) /* TS-3.3 */
        reshuffle(s, notes);
    return true;
}

int ts_draw_chances(const struct ts_state *s, const struct pl_frame *draw, struct pl_chance *out) {
    (void)draw;
    return ts_card_chances(out, TS_M_DRAW, s->draw);
}

/* The side that a draw from the pile is for. */
static int receiver(const struct pl_frame *draw) {
    return draw->v[0] == TS_DEAL ? draw->v[1] : draw->v[0];
}

static void draw_happens(struct ts_state *s, struct pl_frame *draw, pl_move move, struct pl_notes *notes) {
    int side = receiver(draw), card = pl_a(move);
    pl_set_drop(&s->draw, card);
    if (draw->v[0] == TS_DEAL)
        draw->step = (uint8_t)ts_other(side);
    else
        draw->left--;
    ts_hand_add(s, side, card);
    if (pl_set_has(&s->known[side], card)) /* TS-13.46 */
        NOTE(N_DRAWS_CARD, side, card);
    else
        ts_tell(s, side, SAY(N_DRAWS_CARD, side, card), SAY(N_DRAWS, side), notes);
    if (s->option[TS_OPT_RESHUFFLE] && pl_set_empty(&s->draw) && !pl_set_empty(&s->discard)) /* TS-12.5 */
        reshuffle(s, notes);
}

static struct pl_asked draw_prompt(const struct ts_state *s, const struct pl_frame *draw) {
    (void)s;
    return TELLS(Q_DRAW, receiver(draw));
}

static struct pl_said draw_says(const struct ts_state *s, const struct pl_frame *draw, pl_move move, int viewer) {
    int side = receiver(draw);
    bool open = side == TS_US && ts_on(s, TS_FX_AMES); /* TS-13.46 */
    if (pl_kind(move) != TS_M_DRAW)
        return PL_NOTHING;
    return open || ts_sees(s, viewer, side) ? SAY(D_DRAW, side, pl_a(move)) : SAY(D_DRAW_SOME, side);
}

static bool draw_fits(const struct ts_state *s, const struct pl_frame *draw, const struct pl_frame *above) {
    (void)s;
    if (draw->v[0] == TS_DEAL)
        return ts_is_side(draw->step) && !draw->left;
    return !draw->step && !draw->v[1] && draw->left <= 20 && ts_is_side(draw->v[0]) && (above || draw->left);
}

const struct ts_row ts_row_draw = {
    .is = {.key = "draw",
           .values = DRAW_VALUES,
           .run = ts_draw_run,
           .chances = ts_draw_chances,
           .happens = draw_happens,
           .prompt = draw_prompt,
           .fits = draw_fits},
    .says = draw_says,
};

/* ---- Action rounds ----------------------------------------------------------------------------------------------- */

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

static bool round_end_run(struct ts_state *s, struct pl_frame *f, struct pl_notes *notes) {
    bool warned = s->dropped && ts_on(s, TS_FX_NORAD) && ts_controls(s, TS_US, TS_CANADA); /* TS-13.28 */
    (void)f;
    pl_pop(&s->frames);
    s->dropped = 0;
    if (!warned)
        return false;
    NOTE(N_NORAD, TS_US);
    ts_push_pick(s, TS_NORAD, TS_US, TS_P_NORAD, 1);
    return false;
}

static bool round_end_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s;
    return ts_by_itself(f, above);
}

const struct ts_row ts_row_round_end = {
    .is = {.key = "round_end", .run = round_end_run, .fits = round_end_fits},
};

/* ---- The end of a turn ------------------------------------------------------------------------------------------- */

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

/* ---- The course of a turn ---------------------------------------------------------------------------------------- */

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

bool ts_turn_run(struct ts_state *s, struct pl_frame *turn, struct pl_notes *notes) {
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
        ts_ask_headline(s, ts_first_to_headline(s));
        break;
    case TS_PH_SECOND:
        turn->step = TS_PH_REVEAL;
        ts_ask_headline(s, ts_other(ts_first_to_headline(s)));
        break;
    case TS_PH_REVEAL:
        turn->step = TS_PH_RESOLVE;
        ts_reveal_headlines(s, notes);
        break;
    case TS_PH_RESOLVE:
        if (ts_resolve_headline(s, notes))
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
    return false;
}

static bool turn_fits(const struct ts_state *s, const struct pl_frame *turn, const struct pl_frame *above) {
    return above && turn == s->frames.at && turn->seat == 0 && turn->step < TS_PHASES && !turn->left;
}

const struct ts_row ts_row_turn = {
    .is = {.key = "turn",
           .values = VALUES(PL_VALUE(0, "next", "sides that have had this round", .max = TS_SIDES)),
           .run = ts_turn_run,
           .fits = turn_fits},
};
