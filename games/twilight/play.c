/* Playing a card: in which ways, and what follows from each (sections 5 and 10). */
#include "games/twilight/decide.h"

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

/* ---- What may be done with a card -------------------------------------------------------------------------------- */

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
bool ts_has_use(const struct ts_state *s, int side, int card, enum ts_mode mode) {
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
    bool at_hand = card == TS_CHINA ? ts_may_china(s, side) : pl_set_has(&s->hand[side], card);
    return at_hand && !kept_from(s, side, card, mode) && ts_has_use(s, side, card, mode);
}

/* TS-5.5, TS-13.9: together with a card that carries the opponent's event. */
static bool may_un(const struct ts_state *s, int side, int card) {
    return pl_set_has(&s->hand[side], TS_UN_INTERVENTION) && ts_cards[card].side == ts_other(side) &&
           pl_set_has(&s->hand[side], card) && !ts_owes_envy(s, side);
}

bool ts_may_cancel(const struct ts_state *s, int side, int country) { /* TS-13.14 */
    bool place = side == TS_SU ? country == TS_CUBA : country == TS_WEST_GERMANY || country == TS_TURKEY;
    return place && ts_threatened(s, side) && s->influence[side][country] >= 2;
}

int ts_add_places(const struct ts_state *s, int side, pl_move *out, int n) { /* TS-20.40 */
    static const uint8_t places[] = {TS_CUBA, TS_WEST_GERMANY, TS_TURKEY};
    for (size_t i = 0; i < sizeof places; i++)
        if (ts_may_cancel(s, side, places[i]))
            out[n++] = PL_MOVE(TS_M_CANCEL, places[i], 0, 0);
    return n;
}

/* TS-3.6, TS-3.7: rounds beyond the usual number may be declined. */
bool ts_extra_round(const struct ts_state *s) {
    return s->round > (s->turn <= 3 ? 6 : 7);
}

/* ---- Doing it ---------------------------------------------------------------------------------------------------- */

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
void ts_use_card(struct ts_state *s, int side, int card, enum ts_mode mode, struct pl_notes *notes) {
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
void ts_play_un(struct ts_state *s, int side, int card, struct pl_notes *notes) {
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

/* ---- An action round (TS-3.7) ------------------------------------------------------------------------------------ */

/* TS-3.6, TS-3.7: rounds beyond the usual number may be declined. */
bool ts_may_pass(const struct ts_state *s, int side) {
    return ts_extra_round(s) || !s->held[side];
}

static int add_uses(const struct ts_state *s, int side, int card, pl_move *out, int n) {
    for (int mode = 0; mode < TS_MODES; mode++)
        if (ts_may_play(s, side, card, (enum ts_mode)mode))
            out[n++] = PL_MOVE(TS_M_PLAY, card, mode, 0);
    return n;
}

/* The least printed value that can go for the next box. */
static int least_to_fly(const struct ts_state *s, int side) {
    int printed = 1, needed = ts_space_needed(s->space[side] + 1);
    while (printed <= 4 && ts_value(s, side, printed) < needed)
        printed++;
    return printed;
}

/* ts_may_play for every card in hand at once, where nothing is owed. */
static int hand_uses(const struct ts_state *s, int side, pl_move *out) {
    int n = 0, other = ts_other(side);
    bool flies = s->space[side] < 8 && s->spaced[side] < (ts_ability(s, side, 2) ? 2 : 1); /* TS-6.11 */
    int least = flies ? least_to_fly(s, side) : 99;
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
            if (ts_cards[card].ops >= least)
                out[n++] = PL_MOVE(TS_M_PLAY, card, TS_BY_SPACE, 0);
        }
    }
    return n;
}

static int round_moves(const struct ts_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0, side = f->seat;
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
            if (may_un(s, side, card))
                out[n++] = PL_MOVE(TS_M_UN, card, 0, 0);
        }
    }
    n = ts_add_cancels(s, side, out, n);
    if (ts_may_pass(s, side))
        out[n++] = PL_MOVE(TS_M_PASS, 0, 0, 0);
    return n;
}

static void round_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int side = f->seat, card = pl_a(move), kind = pl_kind(move);
    if (kind == TS_M_CANCEL) {
        pl_set_add(&s->began[side], card);
        ts_cancel_apply(s, card, notes);
        return;
    }
    pl_pop(&s->frames);
    ts_begin_access(s);
    if (kind != TS_M_UN)
        ts_pay_bury(s, side, notes);
    if (ts_over(s))
        return;
    if (kind == TS_M_PASS) {
        NOTE(N_PASSES, side);
        return;
    }
    if (card != TS_CHINA)
        ts_hand_drop(s, side, card);
    if (kind == TS_M_UN) {
        ts_hand_drop(s, side, TS_UN_INTERVENTION);
        ts_play_un(s, side, card, notes);
        return;
    }
    ts_use_card(s, side, card, (enum ts_mode)pl_b(move), notes);
}

/* TS-13.4 */
static struct pl_said why_envy(const struct ts_state *s, int side, int card, enum ts_mode mode) {
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

static struct pl_said why_china(const struct ts_state *s, int side) {
    if (s->china != side)
        return SAY(W_CHINA_THEIRS, 0);
    if (!s->china_up)
        return SAY(W_CHINA_DOWN, 0);
    if (ts_must_score(s, side))
        return SAY(W_CHINA_SCORING, 0);
    return PL_NOTHING;
}

static struct pl_said why_play(const struct ts_state *s, int side, int card, enum ts_mode mode) {
    struct pl_said no = card == TS_CHINA ? why_china(s, side) : PL_NOTHING;
    if (no.phrase)
        return no;
    if (card != TS_CHINA && !pl_set_has(&s->hand[side], card))
        return SAY(W_NOT_HELD, card);
    no = why_envy(s, side, card, mode);
    return no.phrase ? no : ts_why_use(s, side, card, mode);
}

static struct pl_said why_un(const struct ts_state *s, int side, int card) {
    if (!pl_set_has(&s->hand[side], TS_UN_INTERVENTION))
        return SAY(W_NOT_HELD, TS_UN_INTERVENTION);
    if (ts_cards[card].side != ts_other(side))
        return SAY(W_UN_THEIRS, card);
    if (!pl_set_has(&s->hand[side], card))
        return SAY(W_NOT_HELD, card);
    return SAY(W_OWES_ENVY, 0);
}

static struct pl_said round_why(const struct ts_state *s, const struct pl_frame *f, pl_move move) {
    switch (pl_kind(move)) {
    case TS_M_PLAY:
        return why_play(s, f->seat, pl_a(move), (enum ts_mode)pl_b(move));
    case TS_M_UN:
        return why_un(s, f->seat, pl_a(move));
    case TS_M_PASS:
        return SAY(W_MUST_PLAY, 0);
    case TS_M_CANCEL:
        return ts_why_cancel(s, f->seat, pl_a(move));
    case TS_M_INFLUENCE:
    case TS_M_COUP:
    case TS_M_REALIGN:
        return SAY(W_CARD_FIRST, 0);
    default:
        return PL_NOTHING;
    }
}

/* TS-3.8: said while there is still a round for each scoring card, and only to whoever holds them. */
static struct pl_asked round_prompt(const struct ts_state *s, const struct pl_frame *f) {
    int side = f->seat;
    if (ts_must_score(s, side))
        return ASKED(Q_ROUND_SCORE, Q_WAIT_ROUND, side, s->round, ts_scoring_held(s, side), ts_rounds_left(s, side));
    return ASKED(Q_ROUND, Q_WAIT_ROUND, side, s->round, s->held[side]);
}

static bool round_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && ts_is_side(f->seat) && ts_nothing_counted(f) && !ts_headlines(s);
}

const struct ts_row ts_row_round = {
    .is = {.key = "round",
           .about = KINDS(TS_M_PLAY, TS_M_UN, TS_M_PASS, TS_M_CANCEL),
           .moves = round_moves,
           .apply = round_apply,
           .prompt = round_prompt,
           .why = round_why,
           .not_now = PL_PHRASE(W_NOT_NOW),
           .fits = round_fits},
};

/* ---- A card that has been played (TS-5.6) ------------------------------------------------------------------------ */

static void lay_away(struct ts_state *s, int card, struct pl_notes *notes) {
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

static bool card_done_run(struct ts_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int card = f->v[0];
    pl_pop(&s->frames);
    lay_away(s, card, notes);
    return false;
}

static bool card_done_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s;
    return ts_by_itself(f, above) && ts_is_card(f->v[0]);
}

const struct ts_row ts_row_card_done = {
    .is = {.key = "card_done", .values = VALUES(CARD_VALUE(0)), .run = card_done_run, .fits = card_done_fits},
};
