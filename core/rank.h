/* Who is first, who second: places by one number, or by a second where the first is equal.
 *
 *     struct pl_rank rank = {.count = players, .key = influence, .then = allies, .ties = PL_TIES_LOWER};
 *     pl_rank(&rank, place);                    // place[i] is 1 for the best
 *
 * Rulebooks differ in what a tie is worth:
 *
 *     numbers          9 7 7 4
 *     PL_TIES_UPPER    1 2 2 4    each of the tied has the best of their places
 *     PL_TIES_LOWER    1 3 3 4    each has the worst of them
 *     PL_TIES_NONE     1 0 0 4    none of them has any
 */
#ifndef PLATEAU_CORE_RANK_H
#define PLATEAU_CORE_RANK_H

#include <stddef.h>
#include <stdint.h>

enum pl_ties { PL_TIES_UPPER, PL_TIES_LOWER, PL_TIES_NONE };

struct pl_rank {
    int count;
    const int32_t *key, *then; /* higher is better; `then` may be NULL */
    enum pl_ties ties;
    uint32_t out; /* bit per index that takes no part: its place is 0 */
};

/* More than 0: `a` stands before `b`; 0: tied. */
static inline int pl_rank_compare(const struct pl_rank *rank, int a, int b) {
    if (rank->key[a] != rank->key[b])
        return rank->key[a] > rank->key[b] ? 1 : -1;
    if (!rank->then || rank->then[a] == rank->then[b])
        return 0;
    return rank->then[a] > rank->then[b] ? 1 : -1;
}

static inline void pl_rank(const struct pl_rank *rank, uint8_t *place) {
    for (int i = 0; i < rank->count; i++) {
        int before = 0, tied = 0;
        place[i] = 0;
        if (rank->out >> i & 1)
            continue;
        for (int j = 0; j < rank->count; j++) {
            if (j == i || rank->out >> j & 1)
                continue;
            int order = pl_rank_compare(rank, j, i);
            before += order > 0;
            tied += order == 0;
        }
        if (!tied || rank->ties == PL_TIES_UPPER)
            place[i] = (uint8_t)(before + 1);
        else if (rank->ties == PL_TIES_LOWER)
            place[i] = (uint8_t)(before + tied + 1);
    }
}

#endif
