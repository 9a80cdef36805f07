/* The dice of a web table: roll number k depends on the table's secret seed and k only, and nobody can foresee it
 * without the seed. The seed's hash is shown from the start; once the seed is shown, anybody can check every roll:
 * docs/dice.md. */
#ifndef PLATEAU_MATCH_DICE_H
#define PLATEAU_MATCH_DICE_H

#include "core/rng.h"

#define PL_SEED_BYTES 16
#define PL_COMMITMENT_BYTES 32

/* The generator of roll `number` (from 0): BLAKE2b of "plateau roll" and the number (8 bytes, least first), keyed by
 * the seed, gives its 32 bytes of state, each word least byte first. */
struct pl_rng pl_dice(const unsigned char seed[PL_SEED_BYTES], uint64_t number);
/* What is shown of a seed from the start: its BLAKE2b hash. */
void pl_dice_commit(const unsigned char seed[PL_SEED_BYTES], unsigned char commitment[PL_COMMITMENT_BYTES]);

#endif
