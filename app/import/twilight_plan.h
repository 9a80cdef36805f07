/* What a log says about hands, known before the first card is dealt: which card leaves or enters which hand at which
 * record, and what a hand can hold at some moments. Moments are numbers of records. */
#ifndef PLATEAU_IMPORT_TWILIGHT_PLAN_H
#define PLATEAU_IMPORT_TWILIGHT_PLAN_H

#include "app/import/twilight_log.h"

enum use_kind {
    USE_LEAVES, /* the hand of `side` */
    USE_STAYS,  /* is in the hand of `side`, which somebody sees */
    USE_ENTERS, /* the hand of `side`, not from the draw pile */
    USE_PILE    /* is discarded from the draw pile (Our Man in Tehran) */
};
struct use {
    int at;
    uint8_t card, kind;
    int8_t side;
};

struct limit { /* at this moment the hand of `side` is within `allowed` */
    int at;
    int8_t side;
    bool turn_end; /* no scoring card may be kept (TS-3.8), unless the log shows that one was */
    bool wish;     /* where the log ends: if it can be */
    struct pl_set allowed;
};

struct draws { /* cards drawn in the middle of a turn */
    int at;    /* the record after which they are */
    int8_t side;
    uint8_t count;
};

enum { PLAN_USES = 1024, PLAN_LIMITS = 256, PLAN_DRAWS = 32, PLAN_TURNS = 12 };
struct plan {
    int uses, limits, draws;
    struct use use[PLAN_USES];
    struct limit limit[PLAN_LIMITS];
    struct draws draw[PLAN_DRAWS];
    int turn_at[PLAN_TURNS]; /* record at which a turn begins, or -1 */
    int end;                 /* number of records */
};

/* False after import_fail: a log with more cards than any game has. */
bool plan_make(struct plan *plan, const struct log *log, struct import_report *report);

/* The first use of the card at or after a moment, or NULL. */
const struct use *plan_next_use(const struct plan *plan, int card, int at);
/* When the card leaves the hand it is in at a moment; the end of the log if never. */
int plan_leaves(const struct plan *plan, int card, int at);
/* A hand may not hold this card at this moment: learnt while playing. False if there is no room for more. */
bool plan_forbid(struct plan *plan, int at, int side, int card);

/* The card to be drawn now, when chance is to draw one (TS_M_DRAW): `at` is the next record that has not been played.
 */
int plan_draw(const struct plan *plan, const struct ts_state *state, int at);

#endif
