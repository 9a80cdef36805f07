/* Grain Sales to Soviets (TS-20.67, TS-13.18): the card that chance has shown is played as if from one's own hand, or
 * given back. */
#include "games/twilight/events.h"
#include "games/twilight/value.h"

/* TS-5.5: it may have shown either of the two. */
static bool may_un(const struct ts_state *s, const struct pl_frame *f, int card) {
    bool shown = f->v[0] == TS_UN_INTERVENTION;
    if (!(shown || pl_set_has(&s->hand[f->seat], TS_UN_INTERVENTION)) || ts_cards[card].side != ts_other(f->seat))
        return false;
    if (ts_headlines(s))
        return false;
    return shown ? pl_set_has(&s->hand[f->seat], card) : card == f->v[0];
}

static int grain_moves(const struct ts_state *s, const struct pl_frame *grain, pl_move *out) {
    int n = 0, side = grain->seat, shown = grain->v[0];
    for (int mode = 0; mode < TS_MODES; mode++)
        if (ts_has_use(s, side, shown, (enum ts_mode)mode))
            out[n++] = PL_MOVE(TS_M_PLAY, shown, mode, 0);
    if (shown == TS_UN_INTERVENTION) {
        PL_EACH(card, s->hand[side]) {
            if (may_un(s, grain, card))
                out[n++] = PL_MOVE(TS_M_UN, card, 0, 0);
        }
    } else if (may_un(s, grain, shown)) {
        out[n++] = PL_MOVE(TS_M_UN, shown, 0, 0);
    }
    out[n++] = PL_MOVE(TS_M_RETURN, 0, 0, 0);
    return n;
}

/* What has been shown is still in the hand of the USSR. */
static void leave_hand(struct ts_state *s, int shown, int side, int card) {
    ts_hand_drop(s, card == shown ? TS_SU : side, card);
}

static void grain_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int side = f->seat, shown = f->v[0], card = pl_a(move);
    pl_pop(&s->frames);
    switch (pl_kind(move)) {
    case TS_M_RETURN:
        NOTE(N_RETURNS, side, shown);
        ts_push_grant(s, TS_GRAIN_SALES_TO_SOVIETS, side, TS_G_EVENT, ts_cards[TS_GRAIN_SALES_TO_SOVIETS].ops);
        break;
    case TS_M_UN:
        leave_hand(s, shown, side, card);
        leave_hand(s, shown, side, TS_UN_INTERVENTION);
        ts_play_un(s, side, card, notes);
        break;
    default:
        leave_hand(s, shown, side, card);
        ts_use_card(s, side, card, (enum ts_mode)pl_b(move), notes);
        break;
    }
}

static struct pl_said why_un(const struct ts_state *s, const struct pl_frame *f, int card) {
    bool shown = f->v[0] == TS_UN_INTERVENTION;
    if (!shown && !pl_set_has(&s->hand[f->seat], TS_UN_INTERVENTION))
        return SAY(W_NOT_HELD, TS_UN_INTERVENTION);
    if (ts_cards[card].side != ts_other(f->seat))
        return SAY(W_UN_THEIRS, card);
    if (!shown && card != f->v[0])
        return SAY(W_OTHER_CARD, f->v[0]);
    return ts_headlines(s) ? SAY(W_UN_HEADLINE, 0) : SAY(W_NOT_HELD, card);
}

static struct pl_said grain_why(const struct ts_state *s, const struct pl_frame *f, pl_move move) {
    switch (pl_kind(move)) {
    case TS_M_PLAY:
        if (pl_a(move) != f->v[0])
            return SAY(W_OTHER_CARD, f->v[0]);
        return ts_why_use(s, f->seat, pl_a(move), (enum ts_mode)pl_b(move));
    case TS_M_UN:
        return why_un(s, f, pl_a(move));
    default:
        return PL_NOTHING;
    }
}

static bool grain_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->seat == TS_US && ts_is_card(f->v[0]) && pl_set_has(&s->hand[TS_SU], f->v[0]) &&
           ts_nothing_counted(f);
}

const struct ts_row ts_row_grain = {
    .is = {.key = "grain",
           .values = VALUES(CARD_VALUE(0)),
           .about = KINDS(TS_M_PLAY, TS_M_UN, TS_M_RETURN),
           .moves = grain_moves,
           .apply = grain_apply,
           .asks = PL_PHRASE(Q_GRAIN),
           .tells = PL_PHRASE(Q_WAIT_CARD),
           .why = grain_why,
           .not_now = PL_PHRASE(W_NOT_NOW),
           .fits = grain_fits},
    .worth = ts_v_grain,
};

/* ---- The card is shown ------------------------------------------------------------------------------------------ */

static void shown_happens(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    struct pl_set shown = {{0, 0}};
    int victim = f->v[1], card = pl_a(move);
    f->left--;
    pl_set_add(&shown, card);
    ts_reveal(s, victim, shown);
    NOTE(N_SHOWS, victim, card);
    ts_push(s, (struct pl_frame){.what = TS_F_GRAIN, .seat = TS_US, .v[0] = (int16_t)card});
}
static bool shown_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return ts_random_fits(s, f, above) && f->v[1] == TS_SU && f->left <= 1;
}
static const struct ts_row shown = {
    .what = TS_F_RANDOM,
    .is = {.key = "random",
           .values = VALUES(CARD_VALUE(0), SIDE_VALUE(1, "victim", "whose hand")),
           .run = ts_random_run,
           .chances = ts_random_chances,
           .happens = shown_happens,
           .prompt = ts_random_prompt,
           .fits = shown_fits},
    .worth = ts_v_random,
};

EVENT(grain_sales, .asks = &shown) { /* TS-20.67, TS-13.18 */
    if (s->held[TS_SU])
        ts_push_random(s, TS_GRAIN_SALES_TO_SOVIETS, TS_SU, 1);
    else
        ts_push_grant(s, TS_GRAIN_SALES_TO_SOVIETS, side, TS_G_EVENT, ts_cards[TS_GRAIN_SALES_TO_SOVIETS].ops);
}
