/* How a rulebook's automa chooses: a set of candidates is narrowed by a list of criteria, in the order of the list.
 *
 * Criteria are data, and each has one number per candidate, which the game works out:
 *
 *     static const struct pl_criterion target[] = {
 *         {PL_KEEP, K_UNDER_THREAT},                          // WO-A5.1: only regions under threat, if there are any
 *         {PL_LEAST, K_GAP, .phrase = &phrases[P_BY_GAP]},    //          then the smallest gap
 *         {.kind = PL_OTHERWISE},
 *         {PL_KEEP, K_WOULD_THREATEN},                        // WO-A5.2: if none was under threat
 *         {PL_MOST, K_NEWLY_THREATENED},
 *         {.kind = PL_BY_LOT},                                        // "random among equals"
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

enum pl_criterion_kind {
    PL_CRITERIA_END,
    PL_KEEP,      /* those whose number is not 0; if it is 0 for all, nobody goes */
    PL_MOST,      /* those with the largest number */
    PL_LEAST,     /* those with the smallest number */
    PL_ORDER,     /* those whose number stands first in `order`; if none of theirs is in it, nobody goes */
    PL_BY_LOT,    /* last: chance decides between those who are left */
    PL_OTHERWISE, /* what follows is for when the PL_KEEP that began the part before it has kept nobody */
};

struct pl_criterion {
    enum pl_criterion_kind kind;
    int key;                        /* which number: the game's own */
    const int8_t *order;            /* PL_ORDER: the values by rank, ended by PL_ORDER_END */
    const struct pl_phrase *phrase; /* noted where somebody goes: {0:seat} the automa, {1} before and {2} after;
                                     * NULL: silently */
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
