/* A position as one number that outlives an upgrade: kept with every move, it tells whether the rules of today make of
 * the same moves what the rules of then did. */
#ifndef PLATEAU_SERVER_POSITION_H
#define PLATEAU_SERVER_POSITION_H

#include "core/game.h"

/* Every described value that is not zero counts, under its name: a game may order its fields anew or get further ones
 * that old positions do not use, and the number stays. Never 0. */
int64_t pl_position(const struct pl_game *game, const void *state);

#endif
