/* A table's dice: roll number k depends on the table's secret seed and k only, and nobody can foresee it without the
 * seed. Once the seed is shown, anybody can check every roll. */
#ifndef PLATEAU_SERVER_DICE_H
#define PLATEAU_SERVER_DICE_H

#include "app/server/store.h"

/* The generator of roll `number` (from 0): BLAKE2b of "plateau roll" and the number (8 bytes, least first), keyed by
 * the seed, gives its 32 bytes of state, each word least byte first. */
struct pl_rng pl_dice(const unsigned char seed[PL_SEED_BYTES], uint64_t number);
/* A new seed and what is shown of it from the start: its BLAKE2b hash. False if the machine has no randomness. */
bool pl_dice_new(unsigned char seed[PL_SEED_BYTES], unsigned char commitment[PL_COMMITMENT_BYTES]);

#endif
