#include "match/dice.h"
#include "core/blake2b.h"

struct pl_rng pl_dice(const unsigned char seed[PL_SEED_BYTES], uint64_t number) {
    unsigned char text[12 + 8] = "plateau roll", bytes[32];
    struct pl_rng rng = {0};
    for (int i = 0; i < 8; i++)
        text[12 + i] = (unsigned char)(number >> (8 * i));
    pl_blake2b(bytes, sizeof bytes, text, sizeof text, seed, PL_SEED_BYTES);
    for (int i = 0; i < 32; i++)
        rng.s[i / 8] |= (uint64_t)bytes[i] << (8 * (i % 8));
    return rng;
}

void pl_dice_commit(const unsigned char seed[PL_SEED_BYTES], unsigned char commitment[PL_COMMITMENT_BYTES]) {
    pl_blake2b(commitment, PL_COMMITMENT_BYTES, seed, PL_SEED_BYTES, NULL, 0);
}
