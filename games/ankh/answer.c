/* Interrupts and Small Gods: who is asked, and what an answer does (section 8). Whoever is hit has a frame on top of
 * the stack, so that whatever was going on waits below it. */
#include "games/ankh/state.h"

#define SAY(PHRASE, ...) PL_NOTE(notes, &am_phrases[AM_##PHRASE], __VA_ARGS__)

static const struct {
    uint8_t answer, card;
} answering[] = {{AM_BY_GASPODE, AM_GASPODE},
                 {AM_BY_SUSAN, AM_SUSAN},
                 {AM_BY_RELOCATING, AM_FRESH_START_CLUB},
                 {AM_BY_RELOCATING, AM_IGOR},
                 {AM_BY_SONKY, AM_WALLACE_SONKY}};
enum { ANSWERING = sizeof answering / sizeof *answering };

unsigned am_answers_to_player(bool text) {
    return AM_BY_GASPODE | AM_BY_SUSAN | AM_BY_RELOCATING | (text ? AM_BY_SONKY : 0u);
}

unsigned am_answers_to_self(void) { /* AM-13.13, AM-13.51, AM-13.55 */
    return AM_BY_SUSAN | AM_BY_RELOCATING;
}

unsigned am_answers_to_event(const struct am_state *s) { /* AM-10.2, AM-13.11 */
    return AM_BY_SUSAN | AM_BY_RELOCATING | AM_BY_SMALL_GODS |
           (s->option[AM_OPT_GASPODE] == AM_GASPODE_EVENTS ? AM_BY_GASPODE : 0u);
}

/* AM-13.11: a player chooses whom to remove, which is what Gaspode answers; but not its owner (AM-13.51). */
unsigned am_answers_to_murder(const struct am_state *s, bool own) {
    bool gaspode = s->option[AM_OPT_GASPODE] == AM_GASPODE_MURDERS && !own;
    return am_answers_to_event(s) | (gaspode ? AM_BY_GASPODE : 0u);
}

static bool has_interrupt(const struct am_state *s, int seat) {
    const struct pl_set *hand = &s->seat[seat].hand;
    return (hand->w[0] & am_interrupts.w[0]) | (hand->w[1] & am_interrupts.w[1]);
}

bool am_asks(const struct am_state *s, int seat, unsigned answers) {
    if (answers & AM_BY_SMALL_GODS && am_small_gods(s, seat))
        return true;
    bool discreet = s->option[AM_OPT_ASK];
    if (!discreet && !has_interrupt(s, seat))
        return false;
    for (int i = 0; i < ANSWERING; i++)
        if (answers & answering[i].answer &&
            (discreet ? am_might_hold(s, seat, answering[i].card) : am_holds(s, seat, answering[i].card)))
            return true;
    return false;
}

bool am_ask(struct am_state *s, int seat, unsigned answers) {
    if (!am_asks(s, seat, answers))
        return false;
    pl_push(&s->frames, (struct pl_frame){.what = AM_F_ASK, .seat = (int8_t)seat, .step = (uint8_t)answers});
    return true;
}

void am_remove(struct am_state *s, int owner, int area, unsigned answers, struct pl_notes *notes) {
    if (owner < AM_SEATS && am_asks(s, owner, answers)) {
        pl_push(&s->frames,
                (struct pl_frame){
                    .what = AM_F_REMOVE, .seat = (int8_t)owner, .step = (uint8_t)answers, .v[0] = (int16_t)area});
        return;
    }
    SAY(N_REMOVED, owner, area);
    am_leave(s, owner, area);
}

/* ---- The moves -------------------------------------------------------------------------------------------------- */

/* AM-13.12: where a minion that had to leave may go. */
static unsigned refuges(const struct am_state *s, const struct pl_frame *frame) {
    unsigned areas = s->option[AM_OPT_RELOCATE] ? AM_ALL_AREAS : am_reach(s, frame->seat);
    return areas & ~(unsigned)am_bit(frame->v[0]);
}

int am_answer_moves(const struct am_state *s, pl_move *out) {
    const struct pl_frame *frame = pl_peek(&s->frames);
    int n = 0, seat = frame->seat;
    if (frame->what == AM_F_RELOCATE) {
        AM_EACH(area, refuges(s, frame)) {
            out[n++] = PL_MOVE(AM_M_PLACE, area, 0, 0);
        }
        return n;
    }
    if (frame->step & AM_BY_SMALL_GODS && am_small_gods(s, seat))
        out[n++] = PL_MOVE(AM_M_PROTECT, 0, 0, 0);
    for (int i = 0; i < ANSWERING; i++)
        if (frame->step & answering[i].answer && am_holds(s, seat, answering[i].card))
            out[n++] = PL_MOVE(AM_M_INTERRUPT, answering[i].card, 0, 0);
    out[n++] = PL_MOVE(AM_M_LET, 0, 0, 0);
    return n;
}

/* ---- What they do ----------------------------------------------------------------------------------------------- */

static void use_interrupt(struct am_state *s, int seat, int card, struct pl_notes *notes) {
    SAY(N_INTERRUPT, seat, card);
    am_discard(s, seat, card);
}

static void apply_relocate(struct am_state *s, int area, struct pl_notes *notes) {
    int seat = pl_peek(&s->frames)->seat;
    pl_pop(&s->frames);
    SAY(N_RELOCATED, seat, area);
    am_arrive(s, seat, area, false);
}

/* The text below hears of it: a seat is spared (AM-13.15), or the minion stays where it is. */
static void tell_text(struct am_state *s, unsigned bits) {
    if (s->frames.depth && pl_peek(&s->frames)->what == AM_F_TEXT)
        pl_top(&s->frames)->left |= (uint8_t)bits;
}

static void apply_ask(struct am_state *s, pl_move move, struct pl_notes *notes) {
    int seat = pl_peek(&s->frames)->seat, card = pl_a(move);
    pl_pop(&s->frames);
    if (pl_kind(move) == AM_M_LET) {
        SAY(N_LETS, seat);
        return;
    }
    use_interrupt(s, seat, card, notes);
    tell_text(s, card == AM_WALLACE_SONKY ? 1u << seat : AM_PREVENTED);
}

static void apply_remove(struct am_state *s, pl_move move, struct pl_notes *notes) {
    struct pl_frame frame = *pl_peek(&s->frames);
    int card = pl_a(move), seat = frame.seat;
    pl_pop(&s->frames);
    if (pl_kind(move) == AM_M_LET) {
        SAY(N_REMOVED, seat, frame.v[0]);
        am_leave(s, seat, frame.v[0]);
        return;
    }
    if (pl_kind(move) == AM_M_PROTECT) {
        SAY(N_PROTECTED, seat, frame.v[0]);
        am_to_bank(s, seat, 3);
        return;
    }
    use_interrupt(s, seat, card, notes);
    if (card == AM_WALLACE_SONKY) {
        tell_text(s, 1u << seat);
    } else if (card == AM_FRESH_START_CLUB || card == AM_IGOR) {
        SAY(N_REMOVED, seat, frame.v[0]);
        am_leave(s, seat, frame.v[0]);
        pl_push(&s->frames, (struct pl_frame){.what = AM_F_RELOCATE, .seat = (int8_t)seat, .v[0] = frame.v[0]});
    } else {
        SAY(N_STAYS, seat, frame.v[0]); /* AM-8.3 */
    }
}

/* A piece threatened by the event below: it waits to hear of all of them before anything is taken (AM-10.2). */
static void apply_save(struct am_state *s, pl_move move, struct pl_notes *notes) {
    struct pl_frame *frame = pl_top(&s->frames), *event = &s->frames.at[s->frames.depth - 2];
    int seat = frame->seat, card = pl_a(move);
    if (pl_kind(move) == AM_M_LET) {
        SAY(N_LETS, seat);
        pl_pop(&s->frames);
        return;
    }
    if (pl_kind(move) == AM_M_PROTECT) {
        SAY(N_PROTECTED, seat, frame->v[0]);
        am_to_bank(s, seat, 3);
    } else {
        use_interrupt(s, seat, card, notes);
    }
    if (frame->v[1] != AM_SAVE_MINION) {
        event->v[1] = (int16_t)(event->v[1] | 1 << frame->left);
        pl_pop(&s->frames);
        return;
    }
    if (pl_kind(move) == AM_M_INTERRUPT && (card == AM_FRESH_START_CLUB || card == AM_IGOR))
        s->flee[seat]++;
    else
        s->kept[seat]++;
    if (--frame->left == 0 || !am_asks(s, seat, frame->step))
        pl_pop(&s->frames);
}

void am_answer_apply(struct am_state *s, pl_move move, struct pl_notes *notes) {
    switch (pl_peek(&s->frames)->what) {
    case AM_F_RELOCATE:
        apply_relocate(s, pl_a(move), notes);
        break;
    case AM_F_ASK:
        apply_ask(s, move, notes);
        break;
    case AM_F_REMOVE:
        apply_remove(s, move, notes);
        break;
    default:
        apply_save(s, move, notes);
        break;
    }
}
