/* A card in play (section 4): its symbols one by one. */
#include "games/ankh/turn.h"

/* ---- Questions -------------------------------------------------------------------------------------------------- */

static enum am_symbol symbol_now(const struct pl_frame *frame) {
    return frame->step < AM_SYMBOLS ? (enum am_symbol)am_cards[frame->v[0]].symbol[frame->step] : AM_NO_SYMBOL;
}

bool am_event_due(const struct am_state *s) {
    const struct pl_frame *frame = pl_peek(&s->frames);
    return frame->what == AM_F_CARD && symbol_now(frame) == AM_EVENT;
}

static int money_of(const struct am_state *s, int card) {
    return card == AM_THE_CLACKS ? s->option[AM_OPT_CLACKS] : am_cards[card].money;
}

/* Can the symbol do anything (AM-3.10)? */
static bool is_possible(const struct am_state *s, int seat, const struct pl_frame *frame) {
    switch (symbol_now(frame)) {
    case AM_BUILDING:
        return am_sites(s, seat, 1);
    case AM_KILL:
        return am_others_in_trouble(s, seat);
    case AM_CALM:
        return am_areas(&s->trouble);
    case AM_MONEY:
        return !s->option[AM_OPT_BANK] || s->bank > 0;
    case AM_SCROLL:
        return am_text_opening(s, seat, frame->v[0], NULL);
    default: /* a minion can always be placed, from the supply or from the board */
        return true;
    }
}

bool am_idle(const struct am_state *s) {
    const struct pl_frame *frame = pl_peek(&s->frames);
    if (frame->what != AM_F_CARD)
        return false;
    bool hidden = symbol_now(frame) == AM_SCROLL && am_text(frame->v[AM_V_CARD])->by_hand;
    return !hidden && !is_possible(s, frame->seat, frame);
}

/* ---- What may be done -------------------------------------------------------------------------------------------- */

static int symbol_moves(const struct am_state *s, int seat, const struct pl_frame *frame, pl_move *out) {
    int n = 0;
    if (symbol_now(frame) == AM_EVENT) {
        out[n++] = PL_MOVE(AM_M_EVENT, 0, 0, 0);
        return n;
    }
    switch (symbol_now(frame)) {
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
        return am_text_opening(s, seat, frame->v[0], out);
    }
}

static int card_moves(const struct am_state *s, const struct pl_frame *frame, pl_move *out) {
    int n = symbol_moves(s, frame->seat, frame, out);
    pl_move undone = symbol_now(frame) == AM_EVENT ? 0 : PL_MOVE(AM_M_SKIP, 0, 0, 0);
    return am_boundary_moves(s, frame->seat, n, undone, out);
}

/* ---- What it does ----------------------------------------------------------------------------------------------- */

static void assassinate(struct am_state *s, int seat, int owner, int area, struct pl_notes *notes) {
    SAY(N_ASSASSINATES, seat, owner, area);
    am_remove(s, owner, area, am_answers_to_player(false), notes);
}

/* One symbol of the card in play; the frame stands at the next one before anything else happens. */
static void card_apply(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    int seat = frame->seat;
    if (am_at_boundary(move)) {
        am_boundary_apply(s, seat, move, notes);
        return;
    }
    enum am_symbol symbol = symbol_now(frame);
    int a = pl_a(move), b = pl_b(move), card = frame->v[0];
    frame->step++;
    if (pl_kind(move) == AM_M_SKIP) {
        SAY(N_SKIPS, seat, symbol);
        return;
    }
    switch (symbol) {
    case AM_MINION:
        am_place(s, seat, a, b, false, notes);
        break;
    case AM_BUILDING:
        am_build(s, seat, a, b, 1, notes);
        break;
    case AM_KILL:
        assassinate(s, seat, b, a, notes);
        break;
    case AM_CALM:
        SAY(N_CALMS, seat, a);
        am_set_trouble(s, a, false);
        break;
    case AM_MONEY: {
        int sum = am_from_bank(s, seat, money_of(s, card));
        SAY(N_TAKES, seat, sum);
        break;
    }
    case AM_EVENT:
        SAY(N_LETS_EVENT, seat);
        pl_push(&s->frames, (struct pl_frame){.what = AM_F_EVENT, .seat = PL_CHANCE, .v[0] = -1});
        break;
    default: /* AM_SCROLL */
        am_text_begin(s, card, move, notes);
        break;
    }
}

/* The next thing of the card in play; true if its player has to decide. */
static bool card_run(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    int seat = frame->seat;
    switch (symbol_now(frame)) {
    case AM_NO_SYMBOL:
        pl_pop(&s->frames);
        return false;
    case AM_AGAIN:
        *frame = (struct pl_frame){.what = AM_F_PLAY, .seat = (int8_t)seat, .left = 1};
        return false;
    case AM_EVENT:
        if (am_extra(s, seat))
            return true;
        frame->step++;
        pl_push(&s->frames, (struct pl_frame){.what = AM_F_EVENT, .seat = PL_CHANCE, .v[0] = -1});
        return false;
    default:
        if (is_possible(s, seat, frame) || am_extra(s, seat))
            return true;
        SAY(N_IMPOSSIBLE, seat, symbol_now(frame));
        frame->step++;
        return false;
    }
}

/* ---- What is wanted, and the row --------------------------------------------------------------------------------- */

/* A symbol that can do nothing is not asked for: there is something else to do, a power or perhaps Doctor Mossy Lawn
 * (AM-3.10). */
static struct pl_asked card_prompt(const struct am_state *s, const struct pl_frame *frame) {
    static const uint16_t asks[] = {
        [AM_MINION] = AM_P_MINION, [AM_BUILDING] = AM_P_BUILDING, [AM_KILL] = AM_P_KILL,   [AM_CALM] = AM_P_CALM,
        [AM_MONEY] = AM_P_MONEY,   [AM_SCROLL] = AM_P_SCROLL,     [AM_EVENT] = AM_P_RANDOM};
    int seat = frame->seat, card = frame->v[AM_V_CARD], symbol = symbol_now(frame);
    if (am_idle(s))
        return am_powers(s, seat) ? ASKS(IDLE_POWER, IDLE, seat, card, symbol) : ASKS(IDLE, IDLE, seat, card, symbol);
    bool known = symbol != AM_NO_SYMBOL && symbol <= AM_EVENT;
    return (struct pl_asked){
        &am_phrases[asks[known ? symbol : AM_SCROLL]], &am_phrases[AM_O_SYMBOL], {seat, card, symbol}};
}

/* The card is in play, or became a loan or a penalty; those below are done with and wait for a double play to end. */
static bool card_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int card = f->v[AM_V_CARD];
    if (f->seat != s->active || f->step > AM_SYMBOLS || f->left || pl_set_has(&am_interrupts, card))
        return false;
    if (above && am_boundary(above))
        return am_text(card)->twice && symbol_now(f) == AM_NO_SYMBOL;
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
