/* The turn (section 3): playing cards, powers, refilling. */
#include "games/ankh/turn.h"

/* ---- Questions -------------------------------------------------------------------------------------------------- */

int am_refill_count(const struct am_state *s, int seat) {
    int n = AM_HAND - am_penalties(s, seat) - s->seat[seat].cards;
    return n > 0 ? n : 0;
}

bool am_mossy_allowed(const struct am_state *s) { /* AM-13.14 */
    if (!s->played || !am_boundary(pl_peek(&s->frames)))
        return false;
    return s->option[AM_OPT_MOSSY_EVENT] || !am_event_due(s);
}

bool am_extra(const struct am_state *s, int seat) {
    if (am_powers(s, seat))
        return true;
    return (s->option[AM_OPT_ASK] ? am_might_hold(s, seat, AM_DOCTOR_MOSSY_LAWN)
                                  : am_holds(s, seat, AM_DOCTOR_MOSSY_LAWN)) &&
           am_mossy_allowed(s);
}

bool am_only_mossy(const struct am_state *s) {
    const struct pl_frame *frame = pl_peek(&s->frames);
    if (!am_mossy_allowed(s) || am_powers(s, s->active))
        return false;
    if (frame->what == AM_F_TURN)
        return frame->step == AM_AFTER;
    return am_event_due(s) || am_idle(s);
}

/* ---- The moves -------------------------------------------------------------------------------------------------- */

static int place_by_power(const struct am_state *s, int seat, int area, pl_move *out) {
    pl_move place[AM_AREAS * AM_AREAS];
    int n = am_place_moves(s, seat, am_bit(area) | am_places[area].adjacent, place);
    for (int i = 0; i < n; i++)
        out[i] = PL_MOVE(AM_M_POWER, area, pl_a(place[i]), pl_b(place[i]));
    return n;
}

static int power_moves(const struct am_state *s, int seat, unsigned powers, pl_move *out) {
    int n = 0;
    AM_EACH(area, powers) {
        switch (area) {
        case AM_DOLLY_SISTERS:
        case AM_DIMWELL:
            n += place_by_power(s, seat, area, out + n);
            break;
        case AM_THE_SCOURS:
            PL_EACH(card, s->seat[seat].hand) {
                out[n++] = PL_MOVE(AM_M_POWER, area, card, 0);
            }
            break;
        case AM_THE_SHADES: {
            unsigned near = am_bit(area) | am_places[area].adjacent;
            AM_EACH(where, near & am_peopled(s) & ~am_areas(&s->trouble)) {
                out[n++] = PL_MOVE(AM_M_POWER, area, where, 0);
            }
            break;
        }
        case AM_ISLE_OF_GODS:
            AM_EACH(where, am_areas(&s->trouble)) {
                out[n++] = PL_MOVE(AM_M_POWER, area, where, 0);
            }
            break;
        default:
            out[n++] = PL_MOVE(AM_M_POWER, area, 0, 0);
            break;
        }
    }
    return n;
}

static int cards_to_play(const struct am_state *s, int seat, pl_move *out) {
    return pl_set_moves(am_playable(s, seat), AM_M_PLAY, out);
}

/* AM-3.4, AM-3.9; by AM-13.18 two cards are chosen first. */
static int plays(const struct am_state *s, int seat, const struct pl_frame *frame, pl_move *out) {
    int n = 0;
    if (frame->step == AM_CHOOSE_NONE)
        return cards_to_play(s, seat, out);
    if (frame->step == AM_CHOSEN) {
        if (am_holds(s, seat, frame->v[AM_V_SECOND] - 1))
            out[n++] = PL_MOVE(AM_M_PLAY, frame->v[AM_V_SECOND] - 1, 0, 0);
        return n;
    }
    PL_EACH(card, am_playable(s, seat)) {
        if (card + 1 != frame->v[AM_V_FIRST])
            out[n++] = PL_MOVE(AM_M_NAME, card, 0, 0);
    }
    return n;
}

/* What can be done comes first, here as in every list of this game; what leaves it undone is the last line of it. */
int am_boundary_moves(const struct am_state *s, int seat, int n, pl_move undone, pl_move *out) {
    unsigned powers = am_powers(s, seat);
    if (powers)
        n += power_moves(s, seat, powers, out + n);
    if (am_holds(s, seat, AM_DOCTOR_MOSSY_LAWN) && am_mossy_allowed(s))
        out[n++] = PL_MOVE(AM_M_INTERRUPT, AM_DOCTOR_MOSSY_LAWN, 0, 0);
    if (undone)
        out[n++] = undone;
    return n;
}

static int turn_moves(const struct am_state *s, const struct pl_frame *frame, pl_move *out) {
    int n = frame->step == AM_BEFORE ? cards_to_play(s, frame->seat, out) : 0;
    pl_move undone = frame->step == AM_BEFORE ? PL_MOVE(AM_M_SKIP, 0, 0, 0) : PL_MOVE(AM_M_END, 0, 0, 0);
    return am_boundary_moves(s, frame->seat, n, n ? 0 : undone, out); /* AM-3.2 */
}

static int play_moves(const struct am_state *s, const struct pl_frame *frame, pl_move *out) {
    int n = plays(s, frame->seat, frame, out);
    return am_boundary_moves(s, frame->seat, n, PL_MOVE(AM_M_SKIP, 0, 0, 0), out);
}

static int unreal_moves(const struct am_state *s, const struct pl_frame *frame, pl_move *out) {
    return pl_set_moves(s->seat[frame->seat].hand, AM_M_DISCARD, out);
}

/* ---- What they do ----------------------------------------------------------------------------------------------- */

void am_draw_cards(struct am_state *s, int seat, int count) {
    if (count > 0)
        pl_push(&s->frames,
                (struct pl_frame){
                    .what = AM_F_DRAW, .seat = PL_CHANCE, .left = (uint8_t)count, .v[AM_V_SEAT] = (int16_t)seat});
}

static void lay_aside(struct am_state *s) { /* AM-3.5 */
    if (s->in_play)
        pl_set_add(&s->discard, s->in_play - 1);
    s->in_play = 0;
}

void am_play_card(struct am_state *s, int seat, int card, struct pl_notes *notes) {
    NOTE(N_PLAYS, seat, card);
    lay_aside(s);
    am_lose_card(s, seat, card);
    s->in_play = (uint8_t)(card + 1);
    s->played++;
    pl_push(&s->frames, (struct pl_frame){.what = AM_F_CARD, .seat = (int8_t)seat, .v[AM_V_CARD] = (int16_t)card});
}

static void use_power(struct am_state *s, int seat, pl_move move, struct pl_notes *notes) {
    static const uint8_t pays[AM_AREAS] = {
        [AM_DRAGONS_LANDING] = 2, [AM_THE_HIPPO] = 2, [AM_LONGWALL] = 1, [AM_SEVEN_SLEEPERS] = 3, [AM_NAP_HILL] = 1};
    int area = pl_a(move), what = pl_b(move);
    s->used.w[0] |= am_bit(area);
    NOTE(N_POWER, seat, area);
    switch (area) {
    case AM_DOLLY_SISTERS:
    case AM_DIMWELL:
        am_to_bank(s, seat, 3);
        am_place(s, seat, what, pl_c(move), false, notes);
        break;
    case AM_UNREAL_ESTATE:
        pl_push(&s->frames, (struct pl_frame){.what = AM_F_UNREAL, .seat = (int8_t)seat});
        am_draw_cards(s, seat, 1);
        break;
    case AM_THE_SCOURS: {
        NOTE(N_DISCARDS, seat, what);
        am_discard(s, seat, what);
        int sum = am_from_bank(s, seat, 2);
        NOTE(N_TAKES, seat, sum);
        break;
    }
    case AM_THE_SHADES:
        NOTE(N_STIRS, seat, what);
        am_set_trouble(s, what, true);
        break;
    case AM_ISLE_OF_GODS:
        NOTE(N_CALMS, seat, what);
        am_to_bank(s, seat, 2);
        am_set_trouble(s, what, false);
        break;
    default: {
        int sum = am_from_bank(s, seat, pays[area]);
        NOTE(N_TAKES, seat, sum);
        break;
    }
    }
}

static void start_refill(struct am_state *s) {
    pl_top(&s->frames)->step = AM_REFILL;
    am_draw_cards(s, s->active, am_refill_count(s, s->active));
}

/* AM-13.14 */
static void mossy_lawn(struct am_state *s, int seat, struct pl_notes *notes) {
    int card = s->in_play - 1;
    while (s->frames.depth > 1)
        pl_pop(&s->frames);
    NOTE(N_MOSSY, seat);
    am_discard(s, seat, AM_DOCTOR_MOSSY_LAWN);
    s->in_play = 0;
    if (card >= 0) {
        NOTE(N_RETURNS, seat, card);
        am_gain_openly(s, seat, card);
    }
    if (s->option[AM_OPT_MOSSY])
        pl_top(&s->frames)->step = AM_REFILL;
    else
        start_refill(s);
}

/* AM-13.18: both cards are chosen. The first is played at once; the second, if there is one, waits below it. */
static void play_first(struct am_state *s, int second, struct pl_notes *notes) {
    struct pl_frame *frame = pl_top(&s->frames);
    int seat = frame->seat, first = frame->v[AM_V_FIRST] - 1;
    if (second)
        *frame = (struct pl_frame){
            .what = AM_F_PLAY, .seat = (int8_t)seat, .step = AM_CHOSEN, .left = 1, .v[AM_V_SECOND] = (int16_t)second};
    else
        pl_pop(&s->frames);
    if (am_holds(s, seat, first)) /* a power may have cost it */
        am_play_card(s, seat, first, notes);
}

/* The first is shown, for it is played next; the second is its player's secret until it is played. */
static void choose_card(struct am_state *s, int seat, int card, struct pl_notes *notes) {
    struct pl_frame *frame = pl_top(&s->frames);
    if (frame->step == AM_CHOOSE_SECOND) {
        NOTE(N_NAMES_SECOND, seat);
        pl_note_to(notes, (uint8_t)(1u << seat), SAY(N_SECOND, card));
        play_first(s, card + 1, notes);
        return;
    }
    NOTE(N_NAMES, seat, card);
    am_show_card(s, seat, card);
    frame->step = AM_CHOOSE_SECOND;
    frame->v[AM_V_FIRST] = (int16_t)(card + 1);
}

/* What may be done at every boundary, besides its own business (AM-3.8). */
void am_boundary_apply(struct am_state *s, int seat, pl_move move, struct pl_notes *notes) {
    if (pl_kind(move) == AM_M_POWER)
        use_power(s, seat, move, notes);
    else
        mossy_lawn(s, seat, notes);
}

/* A card granted by "play another" or by a double play (AM-3.4, AM-3.9). */
static void play_apply(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    int seat = frame->seat;
    if (am_at_boundary(move)) {
        am_boundary_apply(s, seat, move, notes);
        return;
    }
    if (pl_kind(move) == AM_M_NAME) {
        choose_card(s, seat, pl_a(move), notes);
        return;
    }
    if (pl_kind(move) == AM_M_PLAY) {
        if (--frame->left == 0)
            pl_pop(&s->frames);
        am_play_card(s, seat, pl_a(move), notes);
        return;
    }
    if (frame->step == AM_CHOOSE_SECOND) {
        NOTE(N_NO_SECOND, seat);
        play_first(s, 0, notes);
    } else {
        NOTE(N_NO_CARD, seat);
        pl_pop(&s->frames);
    }
}

static void turn_apply(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    int seat = frame->seat;
    if (am_at_boundary(move)) {
        am_boundary_apply(s, seat, move, notes);
        return;
    }
    if (frame->step == AM_AFTER) {
        NOTE(N_ENDS, seat);
        lay_aside(s);
        start_refill(s);
    } else {
        frame->step = AM_AFTER;
        if (pl_kind(move) == AM_M_PLAY)
            am_play_card(s, seat, pl_a(move), notes);
        else
            NOTE(N_PASSES, seat);
    }
}

static void unreal_apply(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    NOTE(N_DISCARDS, frame->seat, pl_a(move));
    am_discard(s, frame->seat, pl_a(move));
    pl_pop(&s->frames);
}

/* ---- The loop --------------------------------------------------------------------------------------------------- */

void am_begin_turn(struct am_state *s, int seat, struct pl_notes *notes) {
    static const uint8_t ending[AM_PERSONS] = {AM_END_VETINARI, AM_END_LORD,        AM_END_LORD,
                                               AM_END_LORD,     AM_END_DRAGON_KING, AM_END_CHRYSOPRASE};
    struct am_seat *me = &s->seat[seat];
    s->active = (uint8_t)seat;
    s->turn++;
    s->played = 0;
    s->used = s->fresh = (struct pl_set){{0, 0}};
    *pl_top(&s->frames) = (struct pl_frame){.what = AM_F_TURN, .seat = (int8_t)seat};
    NOTE(N_TURN, s->turn, seat);
    unsigned reached = am_goals_reached(s, seat); /* AM-11.1 */
    if (reached >> (me->person - 1) & 1) {
        NOTE(N_GOAL, seat, me->person - 1);
        am_finish(s, (enum am_ending)ending[me->person - 1], seat, notes);
        return;
    }
    for (int person = 0; notes && person < AM_VIMES; person++)
        if (reached >> person & 1 && !(me->not_person >> person & 1))
            NOTE(N_RULED_OUT, seat, person);
    me->not_person |= (uint8_t)reached; /* AM-12.4 */
}

/* AM-13.18: a card that was chosen and has left the hand since cannot be played. In discreet games that is nobody's
 * business: which card it is was not shown. */
static bool asks_chosen(const struct am_state *s, const struct pl_frame *frame) {
    return s->option[AM_OPT_ASK] ? s->seat[frame->seat].cards : am_holds(s, frame->seat, frame->v[AM_V_SECOND] - 1);
}

static bool play_run(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    int seat = frame->seat, shown = frame->step == AM_CHOOSE_SECOND;
    struct pl_set cards = am_playable(s, seat);
    if (shown)
        pl_set_drop(&cards, frame->v[AM_V_FIRST] - 1);
    /* AM-14.15: that a hand has interrupts only is nobody's business. */
    bool might = s->option[AM_OPT_ASK] && s->seat[seat].cards > shown;
    bool some = !pl_set_empty(&cards) || might;
    if (frame->step == AM_CHOSEN ? asks_chosen(s, frame) : some)
        return true;
    if (frame->step == AM_CHOOSE_NONE && am_extra(s, seat))
        return true;
    if (shown)
        play_first(s, 0, notes);
    else
        pl_pop(&s->frames);
    return false;
}

static bool turn_run(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    int seat = frame->seat;
    if (frame->step == AM_BEFORE) {
        struct pl_set cards = am_playable(s, seat);
        if (!pl_set_empty(&cards) || am_extra(s, seat))
            return true;
        NOTE(N_PASSES, seat); /* AM-13.16 */
        frame->step = AM_AFTER;
    }
    if (frame->step == AM_AFTER) {
        if (am_extra(s, seat))
            return true;
        lay_aside(s);
        start_refill(s);
        return false;
    }
    am_begin_turn(s, am_next(s, seat), notes);
    return false;
}

/* ---- What is wanted, and the rows -------------------------------------------------------------------------------- */

/* Whether its player holds a card to play is nobody else's business: the same words for both. Without a power to use
 * there is one, or the turn would have gone on (AM-13.16). */
static struct pl_asked turn_prompt(const struct am_state *s, const struct pl_frame *frame) {
    bool powers = am_powers(s, frame->seat);
    if (frame->step != AM_BEFORE)
        return powers ? ASKS(END, frame->seat) : ASKED(ASKS_END_ONLY, TELLS_END, frame->seat);
    return powers ? ASKS(PLAY, frame->seat) : ASKED(ASKS_PLAY_ONLY, TELLS_PLAY, frame->seat);
}

static struct pl_asked play_prompt(const struct am_state *s, const struct pl_frame *frame) {
    (void)s;
    if (frame->step == AM_CHOOSE_FIRST)
        return ASKS(NAME, frame->seat);
    if (frame->step == AM_CHOOSE_SECOND)
        return ASKS(NAME_SECOND, frame->seat);
    if (frame->step == AM_CHOSEN)
        return ASKS(SECOND, frame->seat);
    return frame->left == 2 ? ASKED(ASKS_TWO, TELLS_AGAIN, frame->seat) : ASKS(AGAIN, frame->seat);
}

static bool play_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    bool early = !s->option[AM_OPT_COMMIT], two = f->left == 2;
    int first = f->v[AM_V_FIRST], second = f->v[AM_V_SECOND];
    (void)above;
    if (f->seat != s->active || f->left < 1 || f->left > 2)
        return false;
    if ((first && pl_set_has(&am_interrupts, first - 1)) || (second && pl_set_has(&am_interrupts, second - 1)))
        return false;
    switch (f->step) {
    case AM_CHOOSE_NONE:
        return !first && !second && !(early && two);
    case AM_CHOOSE_FIRST:
        return early && two && !first && !second;
    case AM_CHOOSE_SECOND:
        return early && two && first && !second;
    default:
        return f->step == AM_CHOSEN && early && !two && !first && second;
    }
}

static bool unreal_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return f->seat == s->active && !f->step && !f->left && (above || s->seat[s->active].cards);
}

const struct pl_decision am_row_turn = {
    .key = "turn", .run = turn_run, .moves = turn_moves, .apply = turn_apply, .prompt = turn_prompt};
static const struct pl_field play_values[] = {
    PL_VALUE(AM_V_FIRST, "first", "the first of two cards, plus 1", .max = AM_CARDS),
    PL_VALUE(AM_V_SECOND, "second", "the second, plus 1; one more in a view: face down", .max = AM_CARDS),
    {0}};
const struct pl_decision am_row_play = {.key = "play",
                                        .values = play_values,
                                        .run = play_run,
                                        .moves = play_moves,
                                        .apply = play_apply,
                                        .prompt = play_prompt,
                                        .fits = play_fits};
const struct pl_decision am_row_unreal = {.key = "unreal",
                                          .moves = unreal_moves,
                                          .apply = unreal_apply,
                                          .asks = &am_phrases[AM_ASKS_UNREAL],
                                          .tells = &am_phrases[AM_TELLS_UNREAL],
                                          .fits = unreal_fits};
