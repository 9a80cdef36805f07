/* Deciding at the same time: bids, votes, headlines. Everybody who is asked answers in any order, may answer anew until
 * all are in, and learns of the others only who has answered.
 *
 * The state says who is asked and who has answered; the answers lie wherever the game keeps them:
 *
 *     struct pl_sealed bids;                                   // in the state, with PL_SEALED_FIELD in the field table
 *     struct { uint8_t bid; … } seat[SEATS];
 *
 *     pl_seal_ask(&s->bids, (1u << s->players) - 1);           // the question
 *     s->seat[seat].bid = bid;                                 // an answer: `seat` is the actor
 *     if (pl_seal_answer(&s->bids, seat))
 *         reveal(s);                                           // all are in, and nobody is asked any more
 *     else
 *         frame->seat = pl_seal_next(&s->bids, 0);             // whoever is to answer next, in the game's own order
 *
 *     PL_EACH_SEALED(i, &s->bids, viewer)                      // in `view`: what the others have answered is blank,
 *         s->seat[i].bid = 0;
 *     PL_EACH_SEALED(i, &s->bids, viewer)                      // in `determinize`: it is anything
 *         s->seat[i].bid = pl_rng_below(rng, most(s, i) + 1);
 *
 * The game gives this to everybody else by `deciding`, and by `turn_to` it turns the state to any seat that is asked
 * (core/game.h). Random play, signatures and everything that goes by `actor` alone asks in the game's own order.
 */
#ifndef PLATEAU_CORE_SEALED_H
#define PLATEAU_CORE_SEALED_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

struct pl_sealed {
    uint8_t asked;    /* bit per seat; 0: nobody, or one decides alone */
    uint8_t answered; /* those of them who have answered */
};

static inline struct pl_sealed pl_seal_nobody(void) {
    return (struct pl_sealed){0, 0};
}

static inline void pl_seal_ask(struct pl_sealed *sealed, unsigned seats) {
    assert(seats && !sealed->asked);
    *sealed = (struct pl_sealed){(uint8_t)seats, 0};
}

static inline bool pl_seal_asked(const struct pl_sealed *sealed, int seat) {
    return seat >= 0 && seat < 8 && sealed->asked >> seat & 1;
}
static inline bool pl_seal_answered(const struct pl_sealed *sealed, int seat) {
    return seat >= 0 && seat < 8 && sealed->answered >> seat & 1;
}
/* Asked, and has not answered. */
static inline bool pl_seal_waits(const struct pl_sealed *sealed, int seat) {
    return pl_seal_asked(sealed, seat) && !pl_seal_answered(sealed, seat);
}
/* Is the question put to several? Who is asked alone decides like anybody else, and may take it back like anybody else.
 */
static inline bool pl_seal_several(const struct pl_sealed *sealed) {
    return (sealed->asked & (sealed->asked - 1)) != 0;
}
static inline int pl_seal_count(const struct pl_sealed *sealed) {
    return __builtin_popcount(sealed->answered);
}

/* `seat` has answered. True: all are in; then nobody is asked any more. */
static inline bool pl_seal_answer(struct pl_sealed *sealed, int seat) {
    assert(pl_seal_waits(sealed, seat));
    sealed->answered |= (uint8_t)(1u << seat);
    if (sealed->answered != sealed->asked)
        return false;
    *sealed = pl_seal_nobody();
    return true;
}

/* `seat` has not answered after all: the game clears what the answer was. */
static inline void pl_seal_reopen(struct pl_sealed *sealed, int seat) {
    assert(pl_seal_asked(sealed, seat));
    sealed->answered &= (uint8_t) ~(1u << seat);
}

/* Who is to answer next, counting from seat `first` round the table; -1: all are in. */
static inline int pl_seal_next(const struct pl_sealed *sealed, int first) {
    for (int i = 0; i < 8; i++)
        if (pl_seal_waits(sealed, (first + i) % 8))
            return (first + i) % 8;
    return -1;
}

/* Runs the statement for every seat whose answer `viewer` may not know. */
#define PL_EACH_SEALED(SEAT, SEALED, VIEWER)                                                                           \
    for (int SEAT = 0; SEAT < 8; SEAT++)                                                                               \
        if (SEAT != (VIEWER) && pl_seal_answered((SEALED), SEAT))

/* For a game's check: may these be the values of a loaded state? Somebody who is asked has not answered. */
static inline bool pl_seal_fits(const struct pl_sealed *sealed, int players) {
    return sealed->asked >> players == 0 && (sealed->answered & ~sealed->asked) == 0 &&
           (!sealed->asked || sealed->answered != sealed->asked);
}

/* The fields of a struct pl_sealed, and the row for one. Outside a question they are zero and leave the hash as
 * it was in the days when seats were asked one after another. */
#define PL_SEALED_FIELDS(NAME)                                                                                         \
    static const struct pl_field NAME[] = {                                                                            \
        PL_FIELD(struct pl_sealed, asked, PL_U8, "bit per seat asked at the same time", .later = true),                \
        PL_FIELD(struct pl_sealed, answered, PL_U8, "bit per seat that has answered", .later = true),                  \
        {0}}
#define PL_SEALED_FIELD(TYPE, MEMBER, FIELDS, DOC)                                                                     \
    PL_FIELD(TYPE, MEMBER, PL_STRUCT, DOC, .fields = (FIELDS), .later = true)

#endif
