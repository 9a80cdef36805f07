/* Decks, and packs of cards with copies.
 *
 * A set (core/set.h) is a shuffled deck: nobody knows its order, so a draw is a chance move over its members. A
 * `struct pl_deck` is one of which somebody knows more, from the top down:
 *
 *     top      known, in order          a card put back on top, seen by the player who put it there
 *     fresh    unknown order            what is left of the first shuffle
 *     late     unknown order            shuffled in below: drawn once `fresh` is empty
 *     under    known, in order          cards seen and put under the deck
 *
 *     n = pl_deck_chances(&s->events, M_EVENT, out);        // one outcome where the next card is known
 *     pl_deck_take(&s->events, pl_a(move));                 // that card was drawn
 *     pl_deck_put_under(&s->events, card);                  // face down, but everybody has seen it
 *     pl_deck_shuffle(&s->events, discards);                // all of it and the discards, in an order nobody knows
 *
 * A `struct pl_copies` counts up to three copies of each of up to 64 kinds of card. Copies cannot be told apart, so
 * equal positions are equal bytes and no move is listed twice, which ids for each copy could not promise.
 */
#ifndef PLATEAU_CORE_DECK_H
#define PLATEAU_CORE_DECK_H

#include "core/fields.h"
#include "core/move.h"
#include "core/rng.h"
#include "core/set.h"
#include <assert.h>

/* ---- Sets as decks, and as lists of moves ------------------------------------------------------------------------ */

/* One move of that kind for each member. Returns how many. By words: draw piles are listed at every draw. */
static inline int pl_set_moves(struct pl_set set, int kind, pl_move *out) {
    int n = 0;
    for (int word = 0; word < 2; word++)
        for (uint64_t rest = set.w[word]; rest; rest &= rest - 1)
            out[n++] = PL_MOVE(kind, 64 * word + __builtin_ctzll(rest), 0, 0);
    return n;
}
/* Each member is as likely as the others. */
static inline int pl_set_chances(struct pl_set set, int kind, struct pl_chance *out) {
    int n = 0;
    for (int word = 0; word < 2; word++)
        for (uint64_t rest = set.w[word]; rest; rest &= rest - 1)
            out[n++] = (struct pl_chance){PL_MOVE(kind, 64 * word + __builtin_ctzll(rest), 0, 0), 1};
    return n;
}
/* For dealing what a viewer does not know; the set must not be empty. */
static inline int pl_set_random(struct pl_set set, struct pl_rng *rng) {
    return pl_set_nth(set, (int)pl_rng_below(rng, (uint32_t)pl_set_count(&set)));
}

/* ---- Decks of which something is known --------------------------------------------------------------------------- */

#define PL_DECK_KNOWN 30

struct pl_deck {
    struct pl_set fresh, late;
    uint8_t known[PL_DECK_KNOWN]; /* the top ones, next first, then those under the rest, first drawn first */
    uint8_t tops, unders;         /* how many of each; the rest of `known` is 0 */
};

int pl_deck_count(const struct pl_deck *deck);
struct pl_set pl_deck_cards(const struct pl_deck *deck); /* all of them */
/* The card that comes next, or -1: it is not known, or there is none. */
int pl_deck_next(const struct pl_deck *deck);
/* The outcomes of drawing one; 0: the deck is empty. */
int pl_deck_chances(const struct pl_deck *deck, int kind, struct pl_chance *out);
/* The card was drawn: one of the outcomes above. */
void pl_deck_take(struct pl_deck *deck, int card);
/* The card was looked for and taken out, wherever it lay. What was known of the rest stays known. False: not there. */
bool pl_deck_remove(struct pl_deck *deck, int card);
void pl_deck_put_top(struct pl_deck *deck, int card);
void pl_deck_put_under(struct pl_deck *deck, int card);
/* The whole deck and these cards are shuffled: nothing is known any more. */
void pl_deck_shuffle(struct pl_deck *deck, struct pl_set cards);
/* These cards are shuffled and put under the deck, in which nothing may be known to lie under the rest yet. */
void pl_deck_shuffle_below(struct pl_deck *deck, struct pl_set cards);
/* For a view: whoever knows nothing of the top sees its cards among the unknown ones. */
void pl_deck_hide_top(struct pl_deck *deck);
/* For a game's check: does every card stand once, below `cards`, and nothing beside? */
bool pl_deck_sound(const struct pl_deck *deck, int cards);

/* The fields of a deck, its cards by the names of `KEYS` (struct pl_keys). */
#define PL_DECK_FIELDS(NAME, KEYS)                                                                                     \
    static const struct pl_field NAME[] = {                                                                            \
        PL_FIELD(struct pl_deck, fresh, PL_SET, "cards in unknown order, drawn first", .keys = (KEYS)),                \
        PL_FIELD(struct pl_deck, late, PL_SET, "cards in unknown order below these", .keys = (KEYS)),                  \
        PL_ARRAY(struct pl_deck, known, PL_U8, "cards in known order: the top, then what lies under all"),             \
        PL_FIELD(struct pl_deck, tops, PL_U8, "known cards on top", .max = PL_DECK_KNOWN),                             \
        PL_FIELD(struct pl_deck, unders, PL_U8, "known cards under the rest", .max = PL_DECK_KNOWN),                   \
        {0}}

/* ---- Packs with copies ------------------------------------------------------------------------------------------- */

#define PL_COPIES_KINDS 64

/* Kind i is there lo + 2 * hi times, by bit i of each. As a field: PL_COPIES, an object of numbers by key. */
struct pl_copies {
    uint64_t lo, hi;
};

static inline int pl_copies_of(const struct pl_copies *pack, int kind) {
    return (int)(pack->lo >> kind & 1) + 2 * (int)(pack->hi >> kind & 1);
}
static inline int pl_copies_count(const struct pl_copies *pack) {
    return __builtin_popcountll(pack->lo) + 2 * __builtin_popcountll(pack->hi);
}
static inline void pl_copies_put(struct pl_copies *pack, int kind, int copies) {
    uint64_t bit = UINT64_C(1) << kind;
    assert(copies >= 0 && copies <= 3);
    pack->lo = copies & 1 ? pack->lo | bit : pack->lo & ~bit;
    pack->hi = copies & 2 ? pack->hi | bit : pack->hi & ~bit;
}
static inline void pl_copies_add(struct pl_copies *pack, int kind) {
    pl_copies_put(pack, kind, pl_copies_of(pack, kind) + 1);
}
static inline void pl_copies_drop(struct pl_copies *pack, int kind) {
    pl_copies_put(pack, kind, pl_copies_of(pack, kind) - 1);
}
/* The kinds of which there is one at least. */
static inline struct pl_set pl_copies_kinds(const struct pl_copies *pack) {
    return (struct pl_set){{pack->lo | pack->hi, 0}};
}
/* Kind by kind, in every column at once: nothing is carried from one kind to the next. All that is taken must be there,
 * and no sum may pass three. */
static inline struct pl_copies pl_copies_minus(struct pl_copies a, struct pl_copies b) {
    return (struct pl_copies){a.lo ^ b.lo, a.hi ^ b.hi ^ (~a.lo & b.lo)};
}
static inline struct pl_copies pl_copies_plus(struct pl_copies a, struct pl_copies b) {
    return (struct pl_copies){a.lo ^ b.lo, a.hi ^ b.hi ^ (a.lo & b.lo)};
}
/* Is there as much of every kind in `whole` as in `part`? */
static inline bool pl_copies_hold(struct pl_copies whole, struct pl_copies part) {
    uint64_t high_less = ~whole.hi & part.hi, high_same = ~(whole.hi ^ part.hi), low_less = ~whole.lo & part.lo;
    return !(high_less | (high_same & low_less));
}
/* One move for each kind. */
static inline int pl_copies_moves(const struct pl_copies *pack, int kind, pl_move *out) {
    return pl_set_moves(pl_copies_kinds(pack), kind, out);
}
/* A shuffled pack: a kind is as likely as it has copies. */
int pl_copies_chances(const struct pl_copies *pack, int kind, struct pl_chance *out);
/* Deals `n` cards of the pack, which must have them, at random. */
struct pl_copies pl_copies_deal(struct pl_copies *pack, int n, struct pl_rng *rng);

#endif
