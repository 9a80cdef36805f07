/* A new table's dice; what they roll is in match/dice.h. */
#ifndef PLATEAU_SERVER_DICE_H
#define PLATEAU_SERVER_DICE_H

#include "match/dice.h"
#include <stdbool.h>

/* A new seed and what is shown of it from the start. False if the machine has no randomness. */
bool pl_dice_new(unsigned char seed[PL_SEED_BYTES], unsigned char commitment[PL_COMMITMENT_BYTES]);

#endif
