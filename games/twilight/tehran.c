/* Our Man in Tehran (TS-20.108, TS-13.23): the US looks at cards of the draw pile and discards some; the rest goes
 * back. */
#include "games/twilight/events.h"
#include "games/twilight/value.h"

enum { LOOKS_AT = 5 };

/* ---- The cards are drawn ----------------------------------------------------------------------------------------- */

static void aside_happens(struct ts_state *s, struct pl_frame *draw, pl_move move, struct pl_notes *notes) {
    int card = pl_a(move);
    pl_set_drop(&s->draw, card);
    pl_set_add(&s->aside, card);
    draw->left--;
    ts_tell(s, TS_US, SAY(N_SEES, TS_US, card), SAY(D_ASIDE_SOME, TS_US), notes);
}
static struct pl_said aside_says(const struct ts_state *s, const struct pl_frame *draw, pl_move move, int viewer) {
    (void)draw;
    if (pl_kind(move) != TS_M_DRAW)
        return PL_NOTHING;
    return ts_sees(s, viewer, TS_US) ? SAY(D_ASIDE, TS_US, pl_a(move)) : SAY(D_ASIDE_SOME, TS_US);
}
static bool aside_fits(const struct ts_state *s, const struct pl_frame *draw, const struct pl_frame *above) {
    (void)s;
    return !draw->step && !draw->v[1] && draw->left <= LOOKS_AT && (above || draw->left);
}
const struct ts_row ts_row_aside = {
    .is = {.key = "draw",
           .values = DRAW_VALUES,
           .run = ts_draw_run,
           .chances = ts_draw_chances,
           .happens = aside_happens,
           .asks = PL_PHRASE(Q_ASIDE),
           .fits = aside_fits},
    .says = aside_says,
};

/* ---- Some are discarded ------------------------------------------------------------------------------------------ */

static struct pl_set set_aside(const struct ts_state *s, const struct pl_frame *f) {
    (void)f;
    return s->aside;
}
/* The frame stays and counts; it ends when none is left to choose. */
static void tehran_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int card = pl_a(move);
    if (pl_kind(move) == TS_M_STOP) {
        NOTE(N_NO_CARD, f->seat);
        pl_pop(&s->frames);
        return;
    }
    f->left++;
    pl_set_drop(&s->aside, card);
    ts_discard(s, card);
    NOTE(N_DISCARDS_PILE, TS_US, card);
    if (pl_set_empty(&s->aside))
        pl_pop(&s->frames);
}
static bool tehran_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s;
    return (!above || above->what == TS_F_DRAW) && f->seat == TS_US && f->left <= LOOKS_AT &&
           f->v[0] == TS_OUR_MAN_IN_TEHRAN;
}
/* Better that the USSR's cards go. */
static int tehran_worth(const struct ts_outlook *o, const struct pl_frame *f) {
    int sum = 0;
    (void)f;
    PL_EACH(card, o->s->aside) {
        sum += ts_cards[card].side == TS_US ? 10 : ts_cards[card].side == TS_SU ? -10 : 0;
    }
    return sum;
}
const struct ts_row ts_row_tehran = {
    .is = {.key = "card",
           .values = VALUES(CARD_VALUE(0)),
           .about = KINDS(TS_M_DISCARD, TS_M_TAKE, TS_M_GIVE, TS_M_STOP),
           .moves = ts_cards_moves,
           .apply = tehran_apply,
           .asks = PL_PHRASE(Q_TEHRAN),
           .tells = PL_PHRASE(Q_WAIT_CARD),
           .why = ts_cards_why,
           .not_now = PL_PHRASE(W_NOT_NOW),
           .fits = tehran_fits},
    .worth = tehran_worth,
    .cards = set_aside,
    .kind = TS_M_DISCARD,
};

/* ---- The rest goes back ------------------------------------------------------------------------------------------ */

static bool put_back_run(struct ts_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)f;
    pl_pop(&s->frames);
    ts_rule_out(s, TS_SU, s->aside); /* TS-11.3 */
    s->draw = pl_set_or(s->draw, s->aside);
    s->aside = (struct pl_set){{0, 0}};
    NOTE(N_PUT_BACK, TS_US);
    return false;
}
static bool put_back_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s;
    return ts_by_itself(f, above);
}
const struct ts_row ts_row_put_back = {
    .is = {.key = "put_back", .run = put_back_run, .fits = put_back_fits},
};

/* ---- The event --------------------------------------------------------------------------------------------------- */

static bool held_in_middle_east(const struct ts_state *s, int side) {
    struct pl_set held = pl_set_and(s->control[TS_US], ts_region_set[TS_MIDDLE_EAST]);
    (void)side;
    return !pl_set_empty(&held);
}

EVENT(our_man_in_tehran, .possible = held_in_middle_east) {
    ts_push(s, (struct pl_frame){.what = TS_F_PUT_BACK});
    ts_push_cards(s, TS_OUR_MAN_IN_TEHRAN, side, TS_C_TEHRAN);
    ts_push_draw(s, TS_ASIDE, LOOKS_AT);
}

/* How many cards have been set aside by now, whoever sees them. */
int ts_cards_aside(const struct ts_state *s) {
    int drawn = 0;
    for (int i = 0; i < s->frames.depth; i++) {
        const struct pl_frame *frame = &s->frames.at[i];
        if (ts_row(frame) == &ts_row_tehran)
            drawn = LOOKS_AT - frame->left;
        if (ts_row(frame) == &ts_row_aside)
            drawn -= frame->left;
    }
    return drawn;
}
