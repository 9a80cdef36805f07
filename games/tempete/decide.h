/* The decisions of La Tempête des Dieux as rows: core/decide.h for this game's state. */
#ifndef PLATEAU_TEMPETE_DECIDE_H
#define PLATEAU_TEMPETE_DECIDE_H

#include "games/tempete/state.h"

#define PL_STATE struct td_state
#include "core/decide.h"

extern const struct pl_decisions td_decisions;                                             /* tempete.c */
extern const struct pl_decision td_row_roll, td_row_direction, td_row_blow, td_row_settle; /* wind.c */
extern const struct pl_decision td_row_cult, td_row_explore, td_row_found, td_row_carry;   /* cult.c */
extern const struct pl_keys td_cell_keys;
#define VALUES(...)                                                                                                    \
    (const struct pl_field[]) {                                                                                        \
        __VA_ARGS__, {                                                                                                 \
            0                                                                                                          \
        }                                                                                                              \
    }
#define CELL_VALUE PL_VALUE(0, "cell", "where", .values = &td_cell_keys, .max = PL_HEX_CELLS - 1)

/* A question, or what chance is about to do: everybody reads the same. */
#define ASKS(PHRASE, ...) ((struct pl_asked){.asks = PL_PHRASE(PHRASE), .arg = {__VA_ARGS__}})

/* In the course of a turn nothing lies on a decision or below it, but on step C. */
static inline bool td_alone(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f == s->frames.at;
}

int td_tile_chances(const struct td_state *s, const struct pl_frame *f, struct pl_chance *out); /* TD-1.3 */
struct pl_said td_why_cult(const struct td_state *s, const struct pl_frame *f, pl_move move);   /* why.c */

#endif
