/* Random events (sections 10 and 21). events.c draws them and rolls their dice; what is an event's own stands in a row
 * (core/decide.h), all of it side by side: in events_strike.c of those that take pieces where the die says, in
 * events_round.c of the others. city.c has their names, texts and dice and says which row is whose. `run`, `fits` and
 * the others are asked once the dice are rolled: all dice first, then all answers, then what happens.
 *
 * Of the frame (AM_F_EVENT) `left` counts the dice rolled; `step` and the bits of AM_V_SETTLED are the row's own. */
#ifndef PLATEAU_ANKH_EVENTS_H
#define PLATEAU_ANKH_EVENTS_H

#include "games/ankh/text.h"

/* The row of the event that takes place in this frame, or NULL: none, or it is still to be drawn. */
const struct pl_decision *am_event_row(const struct pl_frame *frame);

void am_end_event(struct am_state *s);
/* Asks the seat whether it saves what is threatened in the area; false: it cannot. `left`: how many minions, or else
 * which bit of AM_V_SETTLED says that it has. */
bool am_save(struct am_state *s, int seat, int area, enum am_saved what, int left);
void am_take_building(struct am_state *s, int area, struct pl_notes *notes);
/* AM-13.56: those who fled are placed, in turn order, one at a time. False: all are. */
bool am_someone_flees(struct am_state *s, int area);

static inline bool am_settled(const struct pl_frame *frame, int bit) {
    return frame->v[AM_V_SETTLED] >> bit & 1;
}
static inline void am_settle(struct pl_frame *frame, int bit) {
    frame->v[AM_V_SETTLED] = (int16_t)(frame->v[AM_V_SETTLED] | 1 << bit);
}

/* No minions are spared or flee. */
bool am_nothing_kept(const struct am_state *s);
bool am_die_by_die_fits(const struct am_state *s, const struct pl_frame *frame, const struct pl_frame *above);

#endif
