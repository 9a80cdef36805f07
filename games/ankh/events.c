/* Random events (section 10): one is drawn, its dice are rolled, and the rest is its own row's (events.h). */
#include "games/ankh/events.h"

/* ---- For the rows ----------------------------------------------------------------------------------------------- */

void am_end_event(struct am_state *s) {
    memset(s->roll, 0, sizeof s->roll);
    memset(s->kept, 0, sizeof s->kept);
    memset(s->flee, 0, sizeof s->flee);
    pl_pop(&s->frames);
}

bool am_save(struct am_state *s, int seat, int area, enum am_saved what, int left) {
    unsigned answers = what == AM_SAVE_MINION ? am_answers_to_event(s) : AM_BY_SMALL_GODS;
    if (!am_asks(s, seat, answers))
        return false;
    pl_push(&s->frames, (struct pl_frame){.what = AM_F_SAVE,
                                          .seat = (int8_t)seat,
                                          .step = (uint8_t)answers,
                                          .left = (uint8_t)left,
                                          .v[AM_V_AREA] = (int16_t)area,
                                          .v[AM_V_SAVED] = (int16_t)what});
    return true;
}

void am_take_building(struct am_state *s, int area, struct pl_notes *notes) {
    NOTE(N_LOSES_BUILDING, s->area[area].building - 1, area);
    am_lose_building(s, area);
}

/* AM-13.56: those who fled are placed, in turn order, one at a time. */
bool am_someone_flees(struct am_state *s, int area) {
    for (int i = 0; i < s->players; i++) {
        int seat = am_nth(s, i);
        if (!s->flee[seat])
            continue;
        s->flee[seat]--;
        pl_push(&s->frames,
                (struct pl_frame){.what = AM_F_RELOCATE, .seat = (int8_t)seat, .v[AM_V_AREA] = (int16_t)area});
        return true;
    }
    return false;
}

bool am_nothing_kept(const struct am_state *s) {
    static const uint8_t none[AM_SEATS] = {0};
    return memcmp(s->kept, none, sizeof none) == 0 && memcmp(s->flee, none, sizeof none) == 0;
}

/* Explosion, earthquake, demons, trolls: somebody is asked about one of the rolls. */
bool am_die_by_die_fits(const struct am_state *s, const struct pl_frame *frame, const struct pl_frame *above) {
    int dice = am_event_rows[frame->v[AM_V_EVENT]].dice;
    return above && above->what == AM_F_SAVE && am_rolled(s, dice) && frame->step >= 1 && frame->step <= dice &&
           !(frame->v[AM_V_SETTLED] >> 4) && am_nothing_kept(s) && above->left < dice;
}

/* ---- The row of all --------------------------------------------------------------------------------------------- */

const struct pl_decision *am_event_row(const struct pl_frame *frame) {
    bool drawn = frame->what == AM_F_EVENT && frame->v[AM_V_EVENT] >= 0;
    return drawn ? am_event_rows[frame->v[AM_V_EVENT]].row : NULL;
}

static bool event_run(struct am_state *s, struct pl_frame *frame, struct pl_notes *notes) {
    const struct pl_decision *row = am_event_row(frame);
    if (!row) {
        if (pl_set_count(&s->events) < AM_EVENTS)
            return true;
        NOTE(N_NO_EVENT);
        am_end_event(s);
        return false;
    }
    if (frame->left < am_event_rows[frame->v[AM_V_EVENT]].dice)
        return true;
    return row->run(s, frame, notes);
}

static int event_moves(const struct am_state *s, const struct pl_frame *frame, pl_move *out) {
    return am_event_row(frame)->moves(s, frame, out);
}

static void event_apply(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    am_event_row(frame)->apply(s, frame, move, notes);
}

static int event_chances(const struct am_state *s, const struct pl_frame *frame, struct pl_chance *out) {
    const struct pl_decision *row = am_event_row(frame);
    int n = 0;
    if (row)
        return row->chances ? row->chances(s, frame, out) : am_die_chances(s, frame, out);
    for (int event = 0; event < AM_EVENTS; event++)
        if (!pl_set_has(&s->events, event))
            out[n++] = (struct pl_chance){PL_MOVE(AM_M_HAPPENS, event, 0, 0), 1};
    return n;
}

static void event_happens(struct am_state *s, struct pl_frame *frame, pl_move move, struct pl_notes *notes) {
    const struct pl_decision *row = am_event_row(frame);
    int a = pl_a(move);
    if (!row) {
        NOTE(N_HAPPENS, a);
        pl_set_add(&s->events, a);
        s->last_event = (uint8_t)(a + 1);
        frame->v[AM_V_EVENT] = (int16_t)a;
    } else if (row->happens) {
        row->happens(s, frame, move, notes);
    } else {
        NOTE(N_ROLLED, a);
        s->roll[frame->left] = (uint8_t)(a + 1); /* Fire: the first, then always the second */
        if (frame->left < am_event_rows[frame->v[AM_V_EVENT]].dice)
            frame->left++;
    }
}

static struct pl_asked event_prompt(const struct am_state *s, const struct pl_frame *frame) {
    const struct pl_decision *row = am_event_row(frame);
    if (!row)
        return TELLS(P_EVENT);
    return frame->seat == PL_CHANCE && !row->chances ? TELLS(P_ROLL) : row->prompt(s, frame);
}

static bool event_fits(const struct am_state *s, const struct pl_frame *frame, const struct pl_frame *above) {
    const struct pl_decision *row = am_event_row(frame);
    int event = frame->v[AM_V_EVENT];
    bool fresh = frame->seat == PL_CHANCE && !above && am_nothing_kept(s) && !frame->step && !frame->v[AM_V_SETTLED];
    if (!row)
        return fresh && pl_set_count(&s->events) < AM_EVENTS && am_rolled(s, 0) && !frame->left;
    if (!pl_set_has(&s->events, event) || frame->left > am_event_rows[event].dice)
        return false;
    if ((event == AM_EV_TROLLS && s->here[AM_TROLL]) || (event == AM_EV_DEMONS && s->here[AM_DEMON]))
        return false;
    if (frame->left < am_event_rows[event].dice)
        return fresh && am_rolled(s, frame->left);
    return row->fits && row->fits(s, frame, above);
}

static const struct pl_field event_values[] = {
    PL_VALUE(AM_V_EVENT, "event", "the event; -1: still to be drawn", .min = -1, .max = AM_EVENTS - 1),
    PL_VALUE(AM_V_SETTLED, "settled", "a bit for each area or die that is settled", .max = (1 << AM_AREAS) - 1),
    {0}};
const struct pl_decision am_row_event = {.key = "event",
                                         .values = event_values,
                                         .run = event_run,
                                         .moves = event_moves,
                                         .chances = event_chances,
                                         .apply = event_apply,
                                         .happens = event_happens,
                                         .prompt = event_prompt,
                                         .fits = event_fits};
