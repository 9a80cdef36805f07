/* Moves of one kind that differ only in a number (a bid, an amount): one control or one line instead of a button for
 * each. They are found, not declared: their notations are the same but for one number, they touch the same things, and
 * there are at least PL_FEW_STEPS of them. web/src/steps.tsx finds them by the same rule.
 *
 *     struct pl_steps steps[8];
 *     int8_t of[PL_MAX_MOVES];
 *     int kinds = pl_steps(game, view, moves, n, PL_EN, steps, 8, of);   // of[i]: which kind move i is of, -1: none
 */
#ifndef PLATEAU_CORE_STEPS_H
#define PLATEAU_CORE_STEPS_H

#include "core/game.h"

enum { PL_FEW_STEPS = 4 };

struct pl_steps {
    char before[PL_MAX_NOTATION], after[PL_MAX_NOTATION]; /* the notation around the number */
    int32_t least, most;
    int count; /* fewer than most - least + 1: some of the numbers between them cannot be chosen */
};

/* Returns how many kinds there are, at most `room`. */
int pl_steps(const struct pl_game *game, const void *view, const pl_move *moves, int n, enum pl_lang lang,
             struct pl_steps *out, int room, int8_t *of);

#endif
