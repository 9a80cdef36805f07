/* The decisions of La Tempête des Dieux as rows: core/decide.h for this game's state. */
#ifndef PLATEAU_TEMPETE_DECIDE_H
#define PLATEAU_TEMPETE_DECIDE_H

#include "games/tempete/state.h"

#define PL_STATE struct td_state
#include "core/decide.h"

extern const struct pl_decisions td_decisions;                                             /* tempete.c */
extern const struct pl_decision td_row_roll, td_row_direction, td_row_blow, td_row_settle; /* wind.c */
extern const struct pl_decision td_row_cult, td_row_explore, td_row_found;                 /* cult.c */
#define FRAME(NAME, ROW) extern const struct pl_decision td_row_##ROW;
#include "games/tempete/gods.def" /* powers.c */
extern const struct pl_keys td_cell_keys;
#define VALUES(...)                                                                                                    \
    (const struct pl_field[]) {                                                                                        \
        __VA_ARGS__, {                                                                                                 \
            0                                                                                                          \
        }                                                                                                              \
    }
#define CELL_VALUE PL_VALUE(0, "cell", "where", .values = &td_cell_keys, .max = PL_HEX_CELLS - 1)

/* In the course of a turn nothing lies on a decision or below it, but on step C. */
static inline bool td_alone(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f == s->frames.at;
}

/* What lies on step C: about a cell of the land. */
static inline bool td_upon_cult(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    return !above && below && below->what == TD_F_CULT && f->v[0] > 0 && f->v[0] < td_cells(s);
}

int td_tile_chances(const struct td_state *s, const struct pl_frame *f, struct pl_chance *out); /* TD-1.3 */
struct pl_said td_why_cult(const struct td_state *s, const struct pl_frame *f, pl_move move);   /* why.c */

/* What destroying another god's building and storming it have in common (TD-5.5, TD-7.5): why.c, cult.c. */
struct pl_said td_why_raid(const struct td_state *s, int seat, int cell);
void td_destroy(struct td_state *s, int cell, int force, struct pl_notes *notes);

/* ---- Powers that are moves of step C, each once a turn (section 7, powers.c) --------------------------------------
 */

/* The tiles on which step C looks for what a power may be used on. */
enum td_on { TD_ON_OTHERS, TD_ON_OTHERS_WORKS, TD_ON_OWN_WORKS, TD_ON_OWN };

struct td_power {
    uint8_t god;                          /* whose it is */
    uint8_t on;                           /* enum td_on */
    bool worshipper;                      /* it is about one of the worshippers there */
    const struct pl_phrase *whose, *once; /* only that god has it; it was used this turn */
    const struct pl_phrase *effect;       /* its name in statistics */
    struct pl_said (*why)(const struct td_state *s, int seat, int cell); /* why not on this tile */
    void (*use)(struct td_state *s, int cell, struct pl_notes *notes);
};
const struct td_power *td_power(int kind); /* the power that a move of this kind uses, or NULL */
int td_power_ready(const struct td_state *s, int seat);
struct pl_said td_why_power(const struct td_state *s, int seat, pl_move move);
void td_use_power(struct td_state *s, pl_move move, struct pl_notes *notes);

#endif
