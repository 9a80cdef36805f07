/* Interrupts and Small Gods: who is asked, and what an answer does (section 8). Whoever is hit has a frame on top of
 * the stack, so that whatever was going on waits below it. */
#include "games/ankh/events.h"
#include "games/ankh/scene.h"

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
        pl_push(&s->frames, (struct pl_frame){.what = AM_F_REMOVE,
                                              .seat = (int8_t)owner,
                                              .step = (uint8_t)answers,
                                              .v[AM_V_AREA] = (int16_t)area});
        return;
    }
    NOTE(N_REMOVED, owner, area);
    am_leave(s, owner, area);
}

/* ---- The moves -------------------------------------------------------------------------------------------------- */

/* AM-13.12: where a minion that had to leave may go. */
static unsigned refuges(const struct am_state *s, const struct pl_frame *frame) {
    unsigned areas = s->option[AM_OPT_RELOCATE] ? AM_ALL_AREAS : am_reach(s, frame->seat);
    return areas & ~(unsigned)am_bit(frame->v[AM_V_AREA]);
}

static int relocate_moves(const struct am_state *s, const struct pl_frame *frame, pl_move *out) {
    int n = 0;
    AM_EACH(area, refuges(s, frame)) {
        out[n++] = PL_MOVE(AM_M_PLACE, area, 0, 0);
    }
    return n;
}

static int answer_moves(const struct am_state *s, const struct pl_frame *frame, pl_move *out) {
    int n = 0, seat = frame->seat;
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
    NOTE(N_INTERRUPT, seat, card);
    am_discard(s, seat, card);
}

static void relocate_apply(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    int seat = frame->seat, area = pl_a(move);
    pl_pop(&s->frames);
    NOTE(N_RELOCATED, seat, area);
    am_arrive(s, seat, area, false);
}

/* The text below hears of it: a seat is spared (AM-13.15), or the minion stays where it is. */
static void tell_text(struct am_state *s, unsigned bits) {
    if (s->frames.depth && pl_peek(&s->frames)->what == AM_F_TEXT)
        pl_top(&s->frames)->left |= (uint8_t)bits;
}

static void ask_apply(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    int seat = frame->seat, card = pl_a(move);
    pl_pop(&s->frames);
    if (pl_kind(move) == AM_M_LET) {
        NOTE(N_LETS, seat);
        return;
    }
    use_interrupt(s, seat, card, notes);
    tell_text(s, card == AM_WALLACE_SONKY ? 1u << seat : AM_PREVENTED);
}

static void remove_apply(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    int card = pl_a(move), seat = frame->seat, area = frame->v[AM_V_AREA];
    pl_pop(&s->frames);
    if (pl_kind(move) == AM_M_LET) {
        NOTE(N_REMOVED, seat, area);
        am_leave(s, seat, area);
        return;
    }
    if (pl_kind(move) == AM_M_PROTECT) {
        NOTE(N_PROTECTED, seat, area);
        am_to_bank(s, seat, 3);
        return;
    }
    use_interrupt(s, seat, card, notes);
    if (card == AM_WALLACE_SONKY) {
        tell_text(s, 1u << seat);
    } else if (card == AM_FRESH_START_CLUB || card == AM_IGOR) {
        NOTE(N_REMOVED, seat, area);
        am_leave(s, seat, area);
        pl_push(&s->frames,
                (struct pl_frame){.what = AM_F_RELOCATE, .seat = (int8_t)seat, .v[AM_V_AREA] = (int16_t)area});
    } else {
        NOTE(N_STAYS, seat, area); /* AM-8.3 */
    }
}

/* A piece threatened by the event below: it waits to hear of all of them before anything is taken (AM-10.2). */
static void save_apply(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    struct pl_frame *event = frame - 1;
    int seat = frame->seat, card = pl_a(move);
    if (pl_kind(move) == AM_M_LET) {
        NOTE(N_LETS, seat);
        pl_pop(&s->frames);
        return;
    }
    if (pl_kind(move) == AM_M_PROTECT) {
        NOTE(N_PROTECTED, seat, frame->v[AM_V_AREA]);
        am_to_bank(s, seat, 3);
    } else {
        use_interrupt(s, seat, card, notes);
    }
    if (frame->v[AM_V_SAVED] != AM_SAVE_MINION) {
        am_settle(event, frame->left);
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

/* ---- What is said, what fits, and the rows ---------------------------------------------------------------------- */

/* What is behind it: the event that takes place, or else the card another player has in play. */
static struct pl_asked remove_prompt(const struct am_state *s, const struct pl_frame *frame) {
    int event = am_event_now(s), seat = frame->seat, area = frame->v[AM_V_AREA];
    if (event >= 0)
        return ASKED(ASKS_REMOVE_EVENT, TELLS_SAVE_MINION, seat, area, event);
    if (!s->in_play || seat == s->active)
        return ASKS(REMOVE, seat, area);
    return ASKS(REMOVE_CARD, seat, area, s->in_play - 1, s->active);
}
static bool remove_fits(const struct am_state *s, const struct pl_frame *frame, const struct pl_frame *above) {
    return !above && am_is_there(s, frame->v[AM_V_AREA], frame->seat) && am_is_seat(s, frame->seat) &&
           !(frame->step >> 5) && !frame->left;
}

/* A text that is about to hit: which minion or building, where it is one; else the card says it all. */
static struct pl_asked ask_prompt(const struct am_state *s, const struct pl_frame *frame) {
    const struct pl_frame *below = pl_below(&s->frames, frame);
    const struct am_text_row *text = am_text(below->v[AM_V_CARD]);
    if (text->asked)
        return text->asked(s, below, frame->seat);
    return ASKS(ASK, frame->seat, below->v[AM_V_CARD], s->active);
}
static bool ask_fits(const struct am_state *s, const struct pl_frame *frame, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, frame);
    return !above && am_is_other(s, frame->seat) && !(frame->step & ~(unsigned)(AM_BY_GASPODE | AM_BY_SONKY)) &&
           !frame->left && below && below->what == AM_F_TEXT;
}

static struct pl_asked relocate_prompt(const struct am_state *s, const struct pl_frame *frame) {
    (void)s;
    return ASKS(RELOCATE, frame->seat, frame->v[AM_V_AREA]);
}
static bool relocate_fits(const struct am_state *s, const struct pl_frame *frame, const struct pl_frame *above) {
    return !above && am_is_seat(s, frame->seat) && s->seat[frame->seat].minions && !frame->step && !frame->left;
}

static struct pl_asked save_prompt(const struct am_state *s, const struct pl_frame *frame) {
    int seat = frame->seat, area = frame->v[AM_V_AREA], what = frame->v[AM_V_SAVED], event = am_event_now(s);
    switch (what) {
    case AM_SAVE_MINION:
        return ASKS(SAVE_MINION, seat, area, event, frame->left);
    case AM_SAVE_BUILDING:
        return ASKS(SAVE_BUILDING, seat, area, event);
    case AM_SAVE_CARD:
        return ASKS(SAVE_CARD, seat, area, event);
    default:
        return ASKS(SAVE_ENTRY, seat, area, what == AM_SAVE_FROM_TROLL ? AM_TROLL : AM_DEMON);
    }
}
static bool save_fits(const struct am_state *s, const struct pl_frame *frame, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, frame);
    int area = frame->v[AM_V_AREA], seat = frame->seat;
    if (above || !below || below->what != AM_F_EVENT || frame->step >> 5 || !am_is_seat(s, seat))
        return false;
    int rest = s->area[area].minions[seat] - s->kept[seat] - s->flee[seat];
    switch (frame->v[AM_V_SAVED]) {
    case AM_SAVE_MINION:
        return frame->left >= 1 && frame->left <= rest;
    case AM_SAVE_BUILDING:
        return s->area[area].building == seat + 1 && frame->left < AM_AREAS;
    case AM_SAVE_CARD:
        return s->area[area].building == seat + 1 && frame->left == 0;
    default:
        return frame->left < 4;
    }
}

#define AREA_VALUE(DOC) PL_VALUE(AM_V_AREA, "area", DOC, .values = &am_area_keys, .max = AM_AREAS - 1)
static const struct pl_field remove_values[] = {AREA_VALUE("where the minion is"), {0}};
const struct pl_decision am_row_remove = {.key = "remove",
                                          .values = remove_values,
                                          .moves = answer_moves,
                                          .apply = remove_apply,
                                          .prompt = remove_prompt,
                                          .fits = remove_fits};
const struct pl_decision am_row_ask = {
    .key = "ask", .moves = answer_moves, .apply = ask_apply, .prompt = ask_prompt, .fits = ask_fits};
static const struct pl_field relocate_values[] = {AREA_VALUE("the area it had to leave"), {0}};
const struct pl_decision am_row_relocate = {.key = "relocate",
                                            .values = relocate_values,
                                            .moves = relocate_moves,
                                            .apply = relocate_apply,
                                            .prompt = relocate_prompt,
                                            .fits = relocate_fits};
static const char *const saved_names[] = {"minion", "building", "card", "from_demon", "from_troll", NULL};
static const struct pl_field save_values[] = {
    AREA_VALUE("where the piece is"),
    PL_VALUE(AM_V_SAVED, "saved", "what it is", .names = saved_names, .max = AM_SAVE_FROM_TROLL),
    {0}};
const struct pl_decision am_row_save = {.key = "save",
                                        .values = save_values,
                                        .moves = answer_moves,
                                        .apply = save_apply,
                                        .prompt = save_prompt,
                                        .fits = save_fits};
