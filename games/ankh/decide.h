/* The decisions of Ankh-Morpork as rows: core/decide.h for this game's state. */
#ifndef PLATEAU_ANKH_DECIDE_H
#define PLATEAU_ANKH_DECIDE_H

#include "games/ankh/state.h"

#define PL_STATE struct am_state
#include "core/decide.h"

/* Why not, by kind of move (why.c). */
struct pl_said am_why(const struct am_state *s, const struct pl_frame *frame, pl_move move);
extern const struct pl_decisions am_decisions; /* ankh.c */
extern const struct pl_keys am_card_keys, am_area_keys;

extern const struct pl_decision am_row_turn, am_row_play, am_row_card, am_row_unreal;    /* turn.c */
extern const struct pl_decision am_row_remove, am_row_ask, am_row_relocate, am_row_save; /* answer.c */
extern const struct pl_decision am_row_event;                                            /* events.c */
extern const struct pl_decision am_event_dragon, am_event_flood, am_event_fire, am_event_fog, am_event_riots,
    am_event_quake, am_event_murders, am_event_arrivals, am_event_subsidence, am_event_johnson; /* events.h */
extern const struct pl_decision am_row_text; /* text.c: of a text that decides nothing; the others are in its rows */

#endif
