/* Sets of up to 128 things (cards of a deck, cells of a board) as two words. The order of a face-down deck is not
 * stored anywhere: it is decided as cards are drawn, by chance moves over the members. */
#ifndef PLATEAU_CORE_SET_H
#define PLATEAU_CORE_SET_H

#include <stdbool.h>
#include <stdint.h>

#define PL_SET_SIZE 128

struct pl_set {
    uint64_t w[2];
};

static inline bool pl_set_has(const struct pl_set *set, int i) {
    return set->w[i >> 6] >> (i & 63) & 1;
}
static inline void pl_set_add(struct pl_set *set, int i) {
    set->w[i >> 6] |= UINT64_C(1) << (i & 63);
}
static inline void pl_set_drop(struct pl_set *set, int i) {
    set->w[i >> 6] &= ~(UINT64_C(1) << (i & 63));
}
static inline bool pl_set_empty(const struct pl_set *set) {
    return !(set->w[0] | set->w[1]);
}
static inline int pl_set_count(const struct pl_set *set) {
    return __builtin_popcountll(set->w[0]) + __builtin_popcountll(set->w[1]);
}
static inline struct pl_set pl_set_or(struct pl_set a, struct pl_set b) {
    return (struct pl_set){{a.w[0] | b.w[0], a.w[1] | b.w[1]}};
}
static inline struct pl_set pl_set_and(struct pl_set a, struct pl_set b) {
    return (struct pl_set){{a.w[0] & b.w[0], a.w[1] & b.w[1]}};
}
static inline struct pl_set pl_set_minus(struct pl_set a, struct pl_set b) {
    return (struct pl_set){{a.w[0] & ~b.w[0], a.w[1] & ~b.w[1]}};
}
/* Takes the smallest member out and returns it; the set must not be empty. */
static inline int pl_set_pop(struct pl_set *set) {
    int word = !set->w[0];
    int i = __builtin_ctzll(set->w[word]);
    set->w[word] &= set->w[word] - 1;
    return word * 64 + i;
}
/* for (each member i of a copy of SET, smallest first) */
#define PL_EACH(I, SET)                                                                                                \
    for (struct pl_set pl_rest_##I = (SET); !pl_set_empty(&pl_rest_##I);)                                              \
        for (int I = pl_set_pop(&pl_rest_##I), pl_once_##I = 1; pl_once_##I; pl_once_##I = 0)

#endif
