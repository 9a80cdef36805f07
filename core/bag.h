/* A bag of things of a few kinds (cubes by colour): how many of each, as an array of the state.
 *
 *     uint8_t bag[CLASSES];                                       // a field: PL_ARRAY with keys
 *     n = pl_bag_chances(s->bag, CLASSES, M_CUBE, out);           // a kind is as likely as there are things of it
 *     s->bag[pl_a(move)]--;
 */
#ifndef PLATEAU_CORE_BAG_H
#define PLATEAU_CORE_BAG_H

#include "core/move.h"
#include "core/rng.h"

static inline int pl_bag_count(const uint8_t *bag, int kinds) {
    int count = 0;
    for (int kind = 0; kind < kinds; kind++)
        count += bag[kind];
    return count;
}

/* The outcomes of drawing one thing; 0: the bag is empty. */
static inline int pl_bag_chances(const uint8_t *bag, int kinds, int kind_of_move, struct pl_chance *out) {
    int n = 0;
    for (int kind = 0; kind < kinds; kind++)
        if (bag[kind])
            out[n++] = (struct pl_chance){PL_MOVE(kind_of_move, kind, 0, 0), bag[kind]};
    return n;
}

/* Takes one thing out at random and returns its kind; the bag must not be empty. For dealing what nobody knows. */
static inline int pl_bag_random(uint8_t *bag, int kinds, struct pl_rng *rng) {
    int which = (int)pl_rng_below(rng, (uint32_t)pl_bag_count(bag, kinds)), kind = 0;
    while (which >= bag[kind])
        which -= bag[kind++];
    bag[kind]--;
    return kind;
}

#endif
