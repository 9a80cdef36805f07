/* A move is one atomic decision or one outcome of chance, in 32 bits:
 *
 *    31      24 23      16 15       8 7        0
 *   |    c     |    b     |    a     |   kind   |
 *
 * `kind` is one of the game's own kinds, from 1 on (0 is never a move); a, b and c are what the kind needs: a cell,
 * a card, a number. A move means something only together with the state it is made in.
 */
#ifndef PLATEAU_CORE_MOVE_H
#define PLATEAU_CORE_MOVE_H

#include <stdint.h>

typedef uint32_t pl_move;

#define PL_NO_MOVE ((pl_move)0)
#define PL_MOVE(KIND, A, B, C)                                                                                         \
    ((pl_move)(uint8_t)(KIND) | (pl_move)(uint8_t)(A) << 8 | (pl_move)(uint8_t)(B) << 16 | (pl_move)(uint8_t)(C) << 24)

static inline uint8_t pl_kind(pl_move move) {
    return (uint8_t)move;
}
static inline uint8_t pl_a(pl_move move) {
    return (uint8_t)(move >> 8);
}
static inline uint8_t pl_b(pl_move move) {
    return (uint8_t)(move >> 16);
}
static inline uint8_t pl_c(pl_move move) {
    return (uint8_t)(move >> 24);
}

/* One outcome of chance; it comes up with probability weight / sum of the weights listed with it. */
struct pl_chance {
    pl_move move;
    uint32_t weight;
};

#endif
