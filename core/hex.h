/* A hexagonal board of flat-topped hexes around a centre, radius up to PL_HEX_RADIUS.
 *
 * Cells are numbered in rings from the centre outwards, so a board of radius r is the cells 0 .. pl_hex_cells(r)-1
 * and every smaller board is a prefix of every larger one. Coordinates are axial (q,r); r grows southwards.
 */
#ifndef PLATEAU_CORE_HEX_H
#define PLATEAU_CORE_HEX_H

#include "core/set.h"
#include <stdint.h>

#define PL_HEX_RADIUS 6
#define PL_HEX_CELLS 127
#define PL_HEX_NONE 255 /* no cell: off the board */

enum pl_hex_dir { PL_HEX_N, PL_HEX_NE, PL_HEX_SE, PL_HEX_S, PL_HEX_SW, PL_HEX_NW, PL_HEX_DIRS };

struct pl_hex_cell {
    int8_t q, r;
    uint8_t ring;
    uint8_t next[PL_HEX_DIRS]; /* neighbour in each direction on the largest board, or PL_HEX_NONE */
};

extern const struct pl_hex_cell pl_hex[PL_HEX_CELLS];
extern const struct pl_set pl_hex_around[PL_HEX_CELLS]; /* all neighbours on the largest board */

static inline int pl_hex_cells(int radius) {
    return 1 + 3 * radius * (radius + 1);
}

/* The cells of a board of that radius, as a set. */
static inline struct pl_set pl_hex_board(int radius) {
    int n = pl_hex_cells(radius);
    struct pl_set set = {{~UINT64_C(0), 0}};
    if (n < 64)
        set.w[0] = (UINT64_C(1) << n) - 1;
    else
        set.w[1] = (UINT64_C(1) << (n - 64)) - 1;
    return set;
}

/* The cell at q,r or PL_HEX_NONE. */
int pl_hex_at(int q, int r);

#endif
