/* Sets of up to 128 things (cards of a deck, cells of a board) as two words. A game with more than 128 cards gives each
 * deck ids of its own from 0 on: sets never mix cards of two decks, so one id space per deck is enough, and the field
 * table says whose names a set's members have.
 *
 * The order of a face-down deck is not stored anywhere: it is decided as cards are drawn, by chance moves over the
 * members. core/deck.h is for decks of which somebody knows more. */
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
/* How many bits are set, by bytes: each of eight has its number. Without asking for a processor that counts bits, the
 * compiler calls a function for it. */
static inline uint64_t pl_bytes_count(uint64_t word) {
    uint64_t pairs = word - (word >> 1 & UINT64_C(0x5555555555555555));
    uint64_t fours = (pairs & UINT64_C(0x3333333333333333)) + (pairs >> 2 & UINT64_C(0x3333333333333333));
    return (fours + (fours >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
}
static inline int pl_set_count(const struct pl_set *set) {
    return (int)((pl_bytes_count(set->w[0]) + pl_bytes_count(set->w[1])) * UINT64_C(0x0101010101010101) >> 56);
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
/* The bit of `word` that has `n` lower ones set, 0 <= n < how many are: dealing what nobody knows asks this dozens of
 * times a world. */
static inline int pl_bit_nth(uint64_t word, int n) {
    uint64_t upto = pl_bytes_count(word) * UINT64_C(0x0101010101010101);
    int shift = 0; /* of the byte: `upto` has in each how many there are in it and below */
    while ((int)(upto >> shift & 255) <= n)
        shift += 8;
    n -= shift ? (int)(upto >> (shift - 8) & 255) : 0;
    uint64_t rest = word >> shift;
    while (n-- > 0)
        rest &= rest - 1;
    return shift + __builtin_ctzll(rest);
}
/* The member that has `n` smaller ones, 0 <= n < count. */
static inline int pl_set_nth(struct pl_set set, int n) {
    int low = (int)(pl_bytes_count(set.w[0]) * UINT64_C(0x0101010101010101) >> 56);
    return n < low ? pl_bit_nth(set.w[0], n) : 64 + pl_bit_nth(set.w[1], n - low);
}

/* A walk over the members of a set; `at` stands first, so that PL_EACH can keep it beside the int it declares. */
struct pl_walk {
    int at;
    struct pl_set rest;
};
static inline bool pl_walk_next(int *walk, int *member) {
    struct pl_set *rest = &((struct pl_walk *)(void *)walk)->rest;
    if (pl_set_empty(rest))
        return false;
    *member = pl_set_pop(rest);
    return true;
}
/* for (each member I of a copy of SET, smallest first): one loop, in which break and continue do what they say. */
#define PL_EACH(I, SET)                                                                                                \
    for (int I = -1, *pl_walk_##I = &(struct pl_walk){.rest = (SET)}.at; pl_walk_next(pl_walk_##I, &I);)

/* for (each bit I of a copy of MASK, lowest first), for masks of up to 31 bits: players, areas, policies. */
#define PL_EACH_BIT(I, MASK)                                                                                           \
    for (int pl_bits_##I = (int)(MASK), I = 0; pl_bits_##I && ((I = __builtin_ctz((unsigned)pl_bits_##I)), true);      \
         pl_bits_##I &= pl_bits_##I - 1)

#endif
