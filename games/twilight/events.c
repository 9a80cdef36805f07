/* The events: which card does what (cards.def), and the branches that somebody chooses. The functions are in
 * events_early.c, events_mid.c and events_late.c; those that choose or draw cards in events_cards.c and tehran.c. */
#include "games/twilight/events.h"
#include "games/twilight/value.h"

#define WORDS(EFFECT) &ts_event_none
#define WORDS_AND(EVENT_NAME, EFFECT) &ts_event_##EVENT_NAME
#define DOES(EVENT_NAME) &ts_event_##EVENT_NAME
#define SCORES &ts_event_none
#define CARD(NUMBER, NAME, WHAT, ...) [NUMBER] = WHAT,
const struct ts_event *const ts_events[TS_CARDS] = {
    &ts_event_none,
#include "games/twilight/cards.def"
};

/* ---- Events that are no function -------------------------------------------------------------------------------- */

const struct ts_event ts_event_none = {0}; /* words in cards.def, or a scoring card */

/* Never by itself: UN Intervention goes together with another card (TS-5.5), the China Card has none (TS-10.1). */
static bool never(const struct ts_state *s, int side) {
    (void)s, (void)side;
    return false;
}
const struct ts_event ts_event_un_intervention = {.possible = never}, ts_event_china_card = {.possible = never};

/* TS-13.38: what keeps an event from happening. */
bool ts_event_possible(const struct ts_state *s, int card, int side) {
    const struct ts_event *event = ts_events[card];
    return !event->possible || event->possible(s, side);
}

static bool event_run(struct ts_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int card = f->v[0], side = f->seat, player = f->v[1];
    pl_pop(&s->frames);
    if (!ts_event_possible(s, card, side)) {
        NOTE(N_NO_EVENT, card);
        return false;
    }
    pl_set_add(&s->fired, card);
    NOTE(N_EVENT, card);
    if (ts_is_scoring(card))
        ts_push_scoring(s, card);
    else if (ts_events[card]->happens)
        ts_events[card]->happens(s, side, player, notes);
    else
        ts_effect(s, card, side, notes);
    return false;
}
static bool event_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return above && ts_is_side(f->seat) && ts_is_card(f->v[0]) && f->v[0] != TS_CHINA && ts_nothing_counted(f) &&
           pl_set_has(&s->table, f->v[0]);
}
const struct ts_row ts_row_event = {
    .is = {.key = "event",
           .values = VALUES(CARD_VALUE(0), SIDE_VALUE(1, "player", "who played it")),
           .run = event_run,
           .fits = event_fits},
    .worth = ts_v_event_to_come,
};

/* ---- Branches --------------------------------------------------------------------------------------------------- */

void ts_push_choice(struct ts_state *s, int card, int side) {
    ts_push(s, (struct pl_frame){.what = TS_F_CHOICE, .seat = (int8_t)side, .v[0] = (int16_t)card});
}

const char *ts_choice_key(int card, int branch) {
    return ts_effect_choices(card) ? ts_effect_choice_key(card, branch) : ts_events[card]->asks->branches[branch];
}

int ts_choices(const struct pl_frame *f) {
    int n = ts_effect_choices(f->v[0]);
    if (!n)
        while (ts_row(f)->branches[n])
            n++;
    return n;
}

int ts_choice_moves(const struct ts_state *s, const struct pl_frame *f, pl_move *out) {
    int n = ts_choices(f);
    (void)s;
    for (int branch = 0; branch < n; branch++)
        out[branch] = PL_MOVE(TS_M_CHOOSE, branch, 0, 0);
    return n;
}

bool ts_choice_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s;
    return !above && ts_is_side(f->seat) && ts_nothing_counted(f) &&
           (ts_effect_choices(f->v[0]) || ts_row(f) != &ts_row_choice);
}

void ts_choice_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int card = f->v[0], side = f->seat;
    pl_pop(&s->frames);
    ts_effect_chosen(s, card, side, pl_a(move), notes);
}

/* Of a card whose branches stand in its words. */
const struct ts_row ts_row_choice = {
    .is = CHOICE_ROW(.moves = ts_choice_moves, .apply = ts_choice_apply),
    .worth = ts_v_choice,
};
