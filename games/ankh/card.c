/* A card in play (section 4): its symbols one by one. */
#include "games/ankh/turn.h"

/* ---- Questions -------------------------------------------------------------------------------------------------- */

/* How many there are. */
static int symbols(int card) {
    int n = 0;
    while (am_symbol_of(am_row_of(card, n)))
        n++;
    return n;
}

enum am_symbol am_symbol(int card, int i) {
    return i < symbols(card) ? am_symbol_of(am_row_of(card, i)) : AM_NO_SYMBOL;
}

int am_printed_money(int card) {
    for (int i = 0; i < symbols(card); i++)
        if (am_symbol_of(am_row_of(card, i)) == AM_MONEY)
            return am_row_of(card, i)->v[0];
    return 0;
}

bool am_event_due(const struct am_state *s) {
    const struct pl_frame *frame = pl_peek(&s->frames);
    return frame->what == AM_F_CARD && am_symbol_due(frame) == AM_EVENT;
}

/* The operation that the frame stands at, and the move that answers it. */
static struct pl_cursor cursor_at(const struct pl_frame *frame, pl_move move) {
    return (struct pl_cursor){.at = (int16_t)(am_effect_at[frame->v[AM_V_CARD]] + frame->step),
                              .v = {[AM_V_PLAYER] = frame->seat,
                                    [AM_V_PLAYED] = frame->v[AM_V_CARD],
                                    [AM_V_ANSWER] = (int16_t)(move & 0xFFFF),
                                    [AM_V_ANSWER_HIGH] = (int16_t)(move >> 16)}};
}

/* Can the symbol do anything (AM-3.10)? A minion can always be placed, from the supply or from the board. */
static bool is_possible(const struct am_state *s, const struct pl_frame *frame) {
    if (am_symbol_due(frame) == AM_MINION)
        return true;
    struct pl_cursor cursor = cursor_at(frame, 0);
    struct pl_call call = {.script = &am_effects, .op = &am_effects.rows[cursor.at], .cursor = &cursor};
    return am_effects.can(s, &call);
}

bool am_idle(const struct am_state *s) {
    const struct pl_frame *frame = pl_peek(&s->frames);
    if (frame->what != AM_F_CARD)
        return false;
    bool hidden = am_symbol_due(frame) == AM_SCROLL && am_text(frame->v[AM_V_CARD])->by_hand;
    return !hidden && !is_possible(s, frame);
}

/* ---- What may be done -------------------------------------------------------------------------------------------- */

static int symbol_moves(const struct am_state *s, int seat, const struct pl_frame *frame, pl_move *out) {
    int n = 0;
    if (am_symbol_due(frame) == AM_EVENT) {
        out[n++] = PL_MOVE(AM_M_EVENT, 0, 0, 0);
        return n;
    }
    switch (am_symbol_due(frame)) {
    case AM_MINION:
        return am_place_moves(s, seat, AM_NEAR, out);
    case AM_BUILDING:
        return am_site_moves(s, seat, am_sites(s, seat, 1), AM_M_BUILD, out);
    case AM_KILL:
        return am_removal_moves(s, am_others_in_trouble(s, seat), 1u << seat, out);
    case AM_CALM:
        AM_EACH(area, am_areas(&s->trouble)) {
            out[n++] = PL_MOVE(AM_M_CALM, area, 0, 0);
        }
        return n;
    case AM_MONEY:
        if (!s->option[AM_OPT_BANK] || s->bank > 0)
            out[n++] = PL_MOVE(AM_M_TAKE, 0, 0, 0);
        return n;
    default: /* AM_SCROLL */
        return am_text_opening(s, seat, frame->v[AM_V_CARD], out);
    }
}

static int card_moves(const struct am_state *s, const struct pl_frame *frame, pl_move *out) {
    int n = symbol_moves(s, frame->seat, frame, out);
    pl_move undone = am_symbol_due(frame) == AM_EVENT ? 0 : PL_MOVE(AM_M_SKIP, 0, 0, 0);
    return am_boundary_moves(s, frame->seat, n, undone, out);
}

/* ---- What it does ----------------------------------------------------------------------------------------------- */

static inline int player_of(const struct pl_call *call) {
    return call->cursor->v[AM_V_PLAYER];
}
static inline pl_move answer_of(const struct pl_call *call) {
    return (pl_move)(uint16_t)call->cursor->v[AM_V_ANSWER] | (pl_move)(uint16_t)call->cursor->v[AM_V_ANSWER_HIGH] << 16;
}

void am_op_minion(struct am_state *s, const struct pl_call *call) {
    pl_move move = answer_of(call);
    am_place(s, player_of(call), pl_a(move), pl_b(move), false, call->notes);
}

bool am_can_building(const struct am_state *s, const struct pl_call *call) {
    return am_sites(s, player_of(call), 1);
}
void am_op_building(struct am_state *s, const struct pl_call *call) {
    pl_move move = answer_of(call);
    am_build(s, player_of(call), pl_a(move), pl_b(move), 1, call->notes);
}

bool am_can_kill(const struct am_state *s, const struct pl_call *call) {
    return am_others_in_trouble(s, player_of(call));
}
void am_op_kill(struct am_state *s, const struct pl_call *call) {
    struct pl_notes *notes = call->notes;
    int area = pl_a(answer_of(call)), owner = pl_b(answer_of(call));
    NOTE(N_ASSASSINATES, player_of(call), owner, area);
    am_remove(s, owner, area, am_answers_to_player(false), notes);
}

bool am_can_calm(const struct am_state *s, const struct pl_call *call) {
    (void)call;
    return am_areas(&s->trouble);
}
void am_op_calm(struct am_state *s, const struct pl_call *call) {
    struct pl_notes *notes = call->notes;
    int area = pl_a(answer_of(call));
    NOTE(N_CALMS, player_of(call), area);
    am_set_trouble(s, area, false);
}

bool am_can_money(const struct am_state *s, const struct pl_call *call, int sum) {
    (void)call, (void)sum;
    return !s->option[AM_OPT_BANK] || s->bank > 0;
}
void am_op_money(struct am_state *s, const struct pl_call *call, int sum) {
    struct pl_notes *notes = call->notes;
    bool clacks = call->cursor->v[AM_V_PLAYED] == AM_THE_CLACKS;
    int taken = am_from_bank(s, player_of(call), clacks ? s->option[AM_OPT_CLACKS] : sum);
    NOTE(N_TAKES, player_of(call), taken);
}

bool am_can_scroll(const struct am_state *s, const struct pl_call *call) {
    return am_text_opening(s, player_of(call), call->cursor->v[AM_V_PLAYED], NULL);
}
void am_op_scroll(struct am_state *s, const struct pl_call *call) {
    am_text_begin(s, call->cursor->v[AM_V_PLAYED], answer_of(call), call->notes);
}

/* Without an answer nobody was asked whether it may happen, and nothing is said of it. */
void am_op_event(struct am_state *s, const struct pl_call *call) {
    struct pl_notes *notes = call->notes;
    if (answer_of(call))
        NOTE(N_LETS_EVENT, player_of(call));
    pl_push(&s->frames, (struct pl_frame){.what = AM_F_EVENT, .seat = PL_CHANCE, .v[AM_V_EVENT] = -1});
}

/* AM-3.9: another card, in place of this one's frame. */
void am_op_again(struct am_state *s, const struct pl_call *call) {
    *pl_top(&s->frames) = (struct pl_frame){.what = AM_F_PLAY, .seat = (int8_t)player_of(call), .left = 1};
}

/* Cards with this symbol are not played (section 13). */
void am_op_interrupt(struct am_state *s, const struct pl_call *call) {
    (void)s, (void)call;
}

/* Does the symbol that the frame stands at; the frame stands at the next one before anything happens. */
static void do_symbol(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    struct pl_cursor cursor = cursor_at(frame, move);
    struct pl_call call = {.script = &am_effects, .op = &am_effects.rows[cursor.at], .cursor = &cursor, .notes = notes};
    frame->step++;
    am_effects.run(s, &call);
}

static void card_apply(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    if (am_at_boundary(move)) {
        am_boundary_apply(s, frame->seat, move, notes);
    } else if (pl_kind(move) == AM_M_SKIP) {
        NOTE(N_SKIPS, frame->seat, am_symbol_due(frame));
        frame->step++;
    } else {
        do_symbol(s, frame, move, notes);
    }
}

/* The next thing of the card in play; true if its player has to decide. */
static bool card_run(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    int seat = frame->seat;
    switch (am_symbol_due(frame)) {
    case AM_NO_SYMBOL:
        pl_pop(&s->frames);
        return false;
    case AM_AGAIN:
        do_symbol(s, frame, 0, notes);
        return false;
    case AM_EVENT:
        if (am_extra(s, seat))
            return true;
        do_symbol(s, frame, 0, notes);
        return false;
    default:
        if (is_possible(s, frame) || am_extra(s, seat))
            return true;
        NOTE(N_IMPOSSIBLE, seat, am_symbol_due(frame));
        frame->step++;
        return false;
    }
}

/* ---- What is wanted, and the row --------------------------------------------------------------------------------- */

/* A symbol that can do nothing is not asked for: there is something else to do, a power or perhaps Doctor Mossy Lawn
 * (AM-3.10). */
static struct pl_asked card_prompt(const struct am_state *s, const struct pl_frame *frame) {
    static const uint16_t asks[] = {
        [AM_MINION] = AM_ASKS_MINION, [AM_BUILDING] = AM_ASKS_BUILDING, [AM_KILL] = AM_ASKS_KILL,
        [AM_CALM] = AM_ASKS_CALM,     [AM_MONEY] = AM_ASKS_MONEY,       [AM_SCROLL] = AM_ASKS_SCROLL,
        [AM_EVENT] = AM_ASKS_RANDOM};
    int seat = frame->seat, card = frame->v[AM_V_CARD], symbol = am_symbol_due(frame);
    if (am_idle(s))
        return am_powers(s, seat) ? ASKED(ASKS_IDLE_POWER, TELLS_IDLE, seat, card, symbol)
                                  : ASKS(IDLE, seat, card, symbol);
    bool known = symbol != AM_NO_SYMBOL && symbol <= AM_EVENT;
    return (struct pl_asked){
        &am_phrases[asks[known ? symbol : AM_SCROLL]], &am_phrases[AM_TELLS_SYMBOL], {seat, card, symbol}};
}

/* The card is in play, or became a loan or a penalty; those below are done with and wait for a double play to end. */
static bool card_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int card = f->v[AM_V_CARD];
    if (f->seat != s->active || f->step > symbols(card) || f->left || pl_set_has(&am_interrupts, card))
        return false;
    if (above && am_boundary(above))
        return am_text(card)->twice && am_symbol_due(f) == AM_NO_SYMBOL;
    if (s->in_play == card + 1)
        return true;
    for (int i = 0; i < 4; i++)
        if (am_stay[i] == card && s->table[i])
            return !s->in_play && f->step > 0;
    return false;
}

const struct pl_decision am_row_card = {.key = "card",
                                        .values = am_card_value,
                                        .run = card_run,
                                        .moves = card_moves,
                                        .apply = card_apply,
                                        .prompt = card_prompt,
                                        .fits = card_fits};
