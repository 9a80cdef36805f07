/* How a rulebook's automa chooses: a set of candidates is narrowed by a list of criteria, in the order of the list.
 *
 * Criteria are data, and each has one number per candidate, which the game works out:
 *
 *     static const struct pl_criterion target[] = {
 *         PL_KEEP(K_UNDER_THREAT),                         // WO-A5.1: only regions under threat, if there are any
 *         PL_LEAST(K_GAP, .phrase = &phrases[P_BY_GAP]),   //          and of these the smallest gap
 *         PL_BY_LOT,                                       //          "random among equals"
 *         PL_OTHERWISE,
 *         PL_KEEP(K_WOULD_THREATEN),                       // WO-A5.2: if none is under threat
 *         PL_MOST(K_NEWLY_THREATENED),
 *         PL_BY_LOT,
 *         {0}};
 *     struct pl_set left = pl_narrow(regions, target, &(struct pl_narrowing){s, seat, key, notes, PL_PUBLIC});
 *
 * Nothing is drawn here: where the rules end a list with PL_BY_LOT, whoever is left goes into a chance event of the
 * game (pl_lots), so that a replay, a search and real dice on a table can have it as any other. Where they do not, one
 * is left.
 */
#ifndef PLATEAU_CORE_AUTOMA_H
#define PLATEAU_CORE_AUTOMA_H

#include "core/game.h"
#include "core/set.h"

/* Criteria, as lists have them. The key says which number counts; `.phrase = &phrases[…]` may follow, a sentence that
 * is noted where somebody goes: {0:seat} the automa, {1} candidates before and {2} after.
 *
 *   PL_KEEP       those whose number is not 0; if it is 0 for all, nobody goes
 *   PL_MOST       those with the largest number
 *   PL_LEAST      those with the smallest number
 *   PL_ORDER      those whose number stands first in the list `ranks`, ended by PL_ORDER_END; if none does, nobody goes
 *   PL_BY_LOT     last: chance decides between those who are left
 *   PL_OTHERWISE  what follows is for when the PL_KEEP that began the part before it keeps nobody */
#define PL_KEEP(KEY, ...)                                                                                              \
    { .kind = PL_CRITERION_KEEP, .key = (KEY), __VA_ARGS__ }
#define PL_MOST(KEY, ...)                                                                                              \
    { .kind = PL_CRITERION_MOST, .key = (KEY), __VA_ARGS__ }
#define PL_LEAST(KEY, ...)                                                                                             \
    { .kind = PL_CRITERION_LEAST, .key = (KEY), __VA_ARGS__ }
#define PL_ORDER(KEY, RANKS, ...)                                                                                      \
    { .kind = PL_CRITERION_ORDER, .key = (KEY), .ranks = (RANKS), __VA_ARGS__ }
#define PL_BY_LOT                                                                                                      \
    { .kind = PL_CRITERION_LOT }
#define PL_OTHERWISE                                                                                                   \
    { .kind = PL_CRITERION_OTHERWISE }

enum pl_criterion_kind {
    PL_CRITERIA_END,
    PL_CRITERION_KEEP,
    PL_CRITERION_MOST,
    PL_CRITERION_LEAST,
    PL_CRITERION_ORDER,
    PL_CRITERION_LOT,
    PL_CRITERION_OTHERWISE
};

struct pl_criterion {
    enum pl_criterion_kind kind;
    int key; /* the game's own */
    const int8_t *ranks;
    const struct pl_phrase *phrase; /* NULL: silently */
};
#define PL_ORDER_END INT8_MIN

/* The number of a candidate. It may read only what the rules let this automa read. */
typedef int32_t pl_criterion_key(const void *state, int seat, int key, int candidate);

struct pl_narrowing {
    const void *state;
    int seat; /* the automa's */
    pl_criterion_key *key;
    struct pl_notes *notes; /* may be NULL */
    uint8_t audience;       /* of these notes: PL_PUBLIC unless the numbers are secret */
};

/* Those whom the criteria leave; empty only if `candidates` is. More than one only after a PL_BY_LOT. */
struct pl_set pl_narrow(struct pl_set candidates, const struct pl_criterion *criteria, const struct pl_narrowing *how);

/* One outcome of chance per member, all as likely: PL_MOVE(kind, member, 0, 0). Returns their number. */
int pl_lots(struct pl_set members, int kind, struct pl_chance *out);

#endif
