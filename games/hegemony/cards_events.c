/* The State looks at the two Events that come next: Shift Focus and A Matter of High Priority (HG-33.2, HG-33.11). What
 * it has seen lies in s->event_top and no longer in s->event_deck; the last of event_top is drawn first. */
#include "games/hegemony/cards.h"

enum { LOOKED_AT = 2, TOP_OF_DECK = 2 };
enum { LOOKING, PLACING, ORDERING }; /* step; LOOKING is chance's */
enum { PLACE_HOW };

void hg_look_at_events(struct hg_state *s, int what) {
    struct pl_frame *f = hg_push(s, HG_F_PLACE_EVENT, PL_CHANCE);
    f->v[PLACE_HOW] = (int16_t)what;
}

static int event_at(const struct hg_state *s, int i) { /* by its number in hg_events */
    return s->event_top[i] - 1;
}
static int id_of(const struct hg_state *s, int event) {
    return event + (s->option[HG_OPT_ALT_EVENTS] ? HG_EVENTS : 0);
}

/* ---- Looking ----------------------------------------------------------------------------------------------------- */

static int look_chances(const struct hg_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int n = 0;
    (void)f;
    PL_EACH_BIT(event, s->event_deck) {
        out[n++] = (struct pl_chance){PL_MOVE(HG_M_EVENT, event, 0, 0), 1};
    }
    return n;
}

/* It lies below those that S knows already. */
static void look_happens(struct hg_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int event = pl_a(outcome);
    (void)f;
    s->event_deck &= ~(1u << event);
    memmove(&s->event_top[1], &s->event_top[0], s->event_top_n);
    s->event_top[0] = (uint8_t)(id_of(s, event) + 1);
    s->event_top_n++;
    hg_tell(s, HG_S, SAY(N_LOOKS_AT, id_of(s, event)), notes);
}

/* ---- Placing, and the order of the rest -------------------------------------------------------------------------- */

static unsigned slots_of(const struct hg_state *s, const struct pl_frame *f) {
    unsigned slots = 0;
    for (int slot = 0; slot < 2; slot++)
        slots |= (unsigned)((s->event[slot] != 0) == (f->v[PLACE_HOW] == HG_LOOK_REPLACE)) << slot;
    if (f->v[PLACE_HOW] == HG_LOOK_FILL && slots == 3) /* both free: it does not matter which */
        slots = 1;
    return slots;
}

static int look_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    if (f->step == ORDERING) {
        for (int i = 0; i < s->event_top_n && i < LOOKED_AT; i++)
            out[n++] = PL_MOVE(HG_M_PLACE_EVENT, event_at(s, s->event_top_n - 1 - i), TOP_OF_DECK, 0);
        return n;
    }
    for (int i = 0; i < s->event_top_n && i < LOOKED_AT; i++)
        PL_EACH_BIT(slot, slots_of(s, f)) {
            out[n++] = PL_MOVE(HG_M_PLACE_EVENT, event_at(s, s->event_top_n - 1 - i), slot, 0);
        }
    out[n++] = PL_MOVE(HG_M_SKIP, 0, 0, 0);
    return n;
}

static int index_of(const struct hg_state *s, int event) {
    int i = s->event_top_n - 1;
    while (i > 0 && event_at(s, i) != event)
        i--;
    return i;
}

static void drop_top(struct hg_state *s, int i) {
    for (; i + 1 < s->event_top_n; i++)
        s->event_top[i] = s->event_top[i + 1];
    s->event_top[--s->event_top_n] = 0;
}

static void place(struct hg_state *s, int event, int slot, struct pl_notes *notes) {
    drop_top(s, index_of(s, event));
    if (s->event[slot]) {
        NOTE(N_EVENT_REPLACED, s->event[slot] - 1);
        hg_event_discard(s, slot);
    }
    s->event[slot] = (uint8_t)(event + 1);
    NOTE(N_EVENT, event);
}

static void on_top(struct hg_state *s, int event) {
    int i = index_of(s, event);
    uint8_t card = s->event_top[i];
    drop_top(s, i);
    s->event_top[s->event_top_n++] = card;
}

static void look_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    if (f->step == ORDERING) {
        pl_pop(&s->frames);
        on_top(s, pl_a(move));
        return;
    }
    f->step = ORDERING; /* HG-19.8 */
    if (pl_kind(move) == HG_M_PLACE_EVENT)
        place(s, pl_a(move), pl_b(move), notes);
}

static bool look_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    if (f->step == LOOKING) {
        if (s->event_top_n < LOOKED_AT && s->event_deck)
            return true;
        f->step = PLACING;
        f->seat = HG_S;
    }
    bool places = f->step == PLACING && s->event_top_n && slots_of(s, f);
    if (f->step == PLACING && !places)
        f->step = ORDERING;
    if (places || s->event_top_n >= LOOKED_AT)
        return true;
    pl_pop(&s->frames);
    return false;
}

static struct pl_asked look_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    if (f->seat == PL_CHANCE)
        return TELLS(P_EVENTS);
    if (f->step == ORDERING)
        return ASKS(EVENT_ORDER, f->seat);
    return f->v[PLACE_HOW] == HG_LOOK_REPLACE ? ASKS(EVENT_REPLACE, f->seat) : ASKS(EVENT_FILL, f->seat);
}

static struct pl_said look_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    (void)s, (void)f;
    return pl_kind(move) == HG_M_PLACE_EVENT || pl_kind(move) == HG_M_SKIP ? SAY(W_NOT_LOOKED_AT) : PL_NOTHING;
}

static bool look_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    if (above || f->left || !hg_person(s, HG_S) || f->step > ORDERING)
        return false;
    if (f->step == LOOKING)
        return f->seat == PL_CHANCE && s->event_top_n < LOOKED_AT && s->event_deck;
    return f->seat == HG_S && s->event_top_n &&
           (f->step == PLACING ? slots_of(s, f) != 0 : s->event_top_n >= LOOKED_AT);
}

const struct pl_decision hg_row_place_event = {
    .key = "place_event",
    .values = VALUES(PL_VALUE(PLACE_HOW, "how", "0: in place of another, 1: on a free space", .max = HG_LOOK_FILL)),
    .about = KINDS(HG_M_PLACE_EVENT),
    .moves = look_moves,
    .chances = look_chances,
    .apply = look_apply,
    .happens = look_happens,
    .run = look_run,
    .prompt = look_prompt,
    .why = look_why,
    .not_now = PL_PHRASE(W_CARD_LATER),
    .fits = look_fits};
