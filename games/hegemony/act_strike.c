/* Strike (HG-5.5), Demonstration (HG-5.6) and Apply Political Pressure (HG-5.7) need no terms but the number of tokens;
 * the last two are done in actions.c. */
#include "games/hegemony/actions.h"

static uint32_t places(const struct hg_state *s) {
    uint32_t bits = 0;
    for (int place = 0; place < HG_PLACE_F && s->strikes; place++)
        if (hg_can_strike(s, place))
            bits |= 1u << place;
    return bits;
}

bool hg_can_strike_some(const struct hg_state *s) {
    return places(s) != 0;
}

void hg_put_strike(struct hg_state *s, int place, struct pl_notes *notes) {
    s->place[place].flags |= HG_STRUCK;
    s->strikes--;
    NOTE(N_STRIKE, place);
}

void hg_strike(struct hg_state *s, int most, struct pl_notes *notes) {
    (void)notes;
    hg_work_begin(s);
    if (hg_person(s, HG_W))
        hg_push(s, HG_F_STRIKE, HG_W)->left = (uint8_t)most;
}

static int strike_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(place, f->left ? places(s) : 0) {
        out[n++] = PL_MOVE(HG_M_STRIKE, place, 0, 0);
    }
    if (s->work.done || !n)
        out[n++] = PL_MOVE(HG_M_DONE, 0, 0, 0);
    return n;
}

static void strike_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    if (pl_kind(move) == HG_M_DONE) {
        pl_pop(&s->frames);
        hg_work_end(s);
        return;
    }
    f->left--;
    s->work.done++;
    hg_put_strike(s, pl_a(move), notes);
}

static struct pl_asked strike_prompt(const struct hg_state *s, const struct pl_frame *f) {
    return ASKS(STRIKE, f->seat, s->work.done, f->left < s->strikes ? f->left : s->strikes);
}

static struct pl_said strike_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    (void)f;
    int place = pl_a(move);
    if (pl_kind(move) == HG_M_DONE)
        return SAY(W_STRIKE_ONE);
    if (pl_kind(move) != HG_M_STRIKE)
        return PL_NOTHING;
    if (place >= HG_PLACE_F || !hg_there(s, place))
        return SAY(W_NO_COMPANY);
    const struct hg_place *p = &s->place[place];
    if (!s->strikes)
        return SAY(W_NO_STRIKE_TOKEN);
    if (p->flags & HG_STRUCK)
        return SAY(W_STRUCK_ALREADY, place);
    if (hg_owner_of(place) == HG_S && !hg_with_state(s))
        return SAY(W_STRIKE_PUBLIC);
    if (!hg_workers_in(s, place, HG_W))
        return SAY(W_STRIKE_NOBODY, place);
    return p->wage == HG_LEVELS - 1 ? SAY(W_STRIKE_WAGE, place) : SAY(W_COMMITTED, place);
}

static int strike_wishes(const struct hg_state *s, int seat, pl_move *out) {
    (void)seat;
    int n = 0;
    for (int place = 0; place < HG_PLACE_F; place++)
        if (hg_there(s, place))
            out[n++] = PL_MOVE(HG_M_STRIKE, place, 0, 0);
    return n;
}

static bool strike_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->seat == HG_W && hg_person(s, HG_W);
}

const struct pl_decision hg_row_strike = {.key = "strike",
                                          .about = KINDS(HG_M_STRIKE),
                                          .not_now = PL_PHRASE(W_NO_STRIKE_NOW),
                                          .moves = strike_moves,
                                          .apply = strike_apply,
                                          .run = hg_several,
                                          .prompt = strike_prompt,
                                          .wishes = strike_wishes,
                                          .why = strike_why,
                                          .fits = strike_fits};
