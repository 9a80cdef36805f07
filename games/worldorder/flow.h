/* The course of the game: what setup.c, flow.c, draws.c, prepare.c, turn.c, research.c, aftermath.c and score.c share.
 */
#ifndef PLATEAU_WORLDORDER_FLOW_H
#define PLATEAU_WORLDORDER_FLOW_H

#include "games/worldorder/decide.h"

/* X(STEP, file's function): what the frame at the bottom does next, in the order of the rules. Each is done for one
 * seat, region or power after the other, as long as it pushes something, and then steps on. */
#define WO_COURSE(X)                                                                                                   \
    X(POWERS, powers)         /* WO-3.1: who plays which power */                                                      \
    X(TABLE, table)           /* WO-3.2, WO-3.3, WO-3.6, WO-3.7, WO-3.10 */                                            \
    X(STACKS, stacks)         /* WO-3.4 */                                                                             \
    X(MARKET, market)         /* WO-3.5 */                                                                             \
    X(BOARD, board)           /* WO-14.1: the Events board */                                                          \
    X(ASSETS, assets)         /* WO-3.8 */                                                                             \
    X(KEEP, keep)             /* all together */                                                                       \
    X(HANDS, hands)           /* WO-3.11 */                                                                            \
    X(FIRST, first)           /* WO-3.12, and the first round begins */                                                \
    X(ROUND, round)           /* rounds 2 to 6 begin */                                                                \
    X(DRAW, draw)             /* WO-4.1 */                                                                             \
    X(COUNTRIES, countries)   /* WO-4.2 */                                                                             \
    X(PLACES, places)         /* WO-4.4 */                                                                             \
    X(PRIMARY, primary)       /* WO-4.6 */                                                                             \
    X(FOCI, foci)             /* WO-4.7 */                                                                             \
    X(TURNS, turns)           /* WO-5.1 */                                                                             \
    X(RESEARCH, research)     /* WO-8 */                                                                               \
    X(TIDY, tidy)             /* WO-8.8, WO-8.9 */                                                                     \
    X(INFLUENCE, influence)   /* WO-9 */                                                                               \
    X(SHOW, show)             /* WO-9.6 */                                                                             \
    X(EVENTS, events)         /* WO-14.2 */                                                                            \
    X(RETURNS, returns)       /* WO-10.1, WO-10.2 */                                                                   \
    X(PROSPERITY, prosperity) /* WO-10.4 */                                                                            \
    X(DEFENSE, defense)       /* WO-10.5 */                                                                            \
    X(THREAT, threat)         /* WO-10.6 */                                                                            \
    X(SCORING, scoring)       /* WO-11.1 */                                                                            \
    X(NEXT, next)             /* the next round, or the end */

enum wo_step {
#define WO_STEP(STEP, NAME) WO_STEP_##STEP,
    WO_COURSE(WO_STEP)
#undef WO_STEP
        WO_STEP_COUNT
};
typedef void wo_step_fn(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes);
#define WO_STEP(STEP, NAME) wo_step_fn wo_step_##NAME;
WO_COURSE(WO_STEP)
#undef WO_STEP

/* What the frame at the bottom remembers: its step; how many have had it; by place in the turn order the power + 1 that
 * has chosen it (WO-4.4); by power the regions whose tokens defend it (WO-10.5), a bit each. */
enum { WO_FLOW_STEP, WO_FLOW_NEXT, WO_FLOW_PLACE, WO_FLOW_TOKENS = WO_FLOW_PLACE };
static inline struct pl_frame *wo_flow(struct wo_state *s) {
    return &s->frames.at[0];
}
static inline void wo_step_on(struct pl_frame *f) {
    f->v[WO_FLOW_NEXT] = 0;
    f->v[WO_FLOW_STEP]++;
}
static inline bool wo_at_step(const struct wo_state *s, enum wo_step step) {
    return s->frames.at[0].what == WO_F_FLOW && s->frames.at[0].v[WO_FLOW_STEP] == (int)step;
}
/* The next power in the turn order; -1: all have had this step, and the next one has come. */
static inline int wo_next_power(const struct wo_state *s, struct pl_frame *f) {
    if (f->v[WO_FLOW_NEXT] >= s->players) {
        wo_step_on(f);
        return -1;
    }
    return s->order[f->v[WO_FLOW_NEXT]++];
}

/* A line for the player of a power alone. */
static inline void wo_tell(const struct wo_state *s, int power, struct pl_said said, struct pl_notes *notes) {
    pl_note_to(notes, wo_seat_bit(s, power), said);
}

/* One move for each face among these cards (copies have neighbouring ids). */
static inline int wo_face_moves(struct pl_set cards, enum wo_move kind, pl_move *out) {
    int n = 0, last = -1;
    for (int word = 0; word < 2; word++)
        for (uint64_t rest = cards.w[word]; rest; rest &= rest - 1) {
            int face = wo_face_of[64 * word + __builtin_ctzll(rest)];
            if (face != last)
                out[n++] = PL_MOVE(kind, face, 0, 0);
            last = face;
        }
    return n;
}

/* draws.c: one outcome for each face, as likely as there are copies; research.c: the rightmost cards of the row leave.
 */
int wo_face_chances(struct pl_set cards, enum wo_move kind, struct pl_chance *out);
void wo_discard_right(struct wo_state *s, int n, struct pl_notes *notes);

/* Ready allies and the sum of their values, for Research and Knowledge Transfer. */
static inline struct pl_set wo_ready_allies(const struct wo_state *s, int power) {
    return pl_set_minus(wo_allies(s, power), s->spent);
}

int wo_chooser(const struct wo_state *s, int before); /* flow.c: who chooses a place after so many others (WO-4.4) */
void wo_begin_round(struct wo_state *s, struct pl_notes *notes); /* flow.c */
void wo_new_deck(struct wo_state *s, int power);                 /* setup.c: the 12 starting cards (WO-3.11) */

/* aftermath.c, score.c */
int wo_region_points(const struct wo_state *s, int power, int region); /* what a scoring now would bring there */
void wo_score(struct wo_state *s, struct pl_notes *notes);             /* WO-11.1 */
void wo_finish(struct wo_state *s, struct pl_notes *notes);            /* WO-11.17 */

#endif
