#include "app/server/dice.h"
#include <sodium.h>

_Static_assert(PL_SEED_BYTES >= crypto_generichash_KEYBYTES_MIN, "BLAKE2b takes the seed as its key");

struct pl_rng pl_dice(const unsigned char seed[PL_SEED_BYTES], uint64_t number) {
    unsigned char text[12 + 8] = "plateau roll", bytes[32];
    struct pl_rng rng = {0};
    for (int i = 0; i < 8; i++)
        text[12 + i] = (unsigned char)(number >> (8 * i));
    crypto_generichash(bytes, sizeof bytes, text, sizeof text, seed, PL_SEED_BYTES);
    for (int i = 0; i < 32; i++)
        rng.s[i / 8] |= (uint64_t)bytes[i] << (8 * (i % 8));
    return rng;
}

bool pl_dice_new(unsigned char seed[PL_SEED_BYTES], unsigned char commitment[PL_COMMITMENT_BYTES]) {
    if (sodium_init() < 0)
        return false;
    randombytes_buf(seed, PL_SEED_BYTES);
    return crypto_generichash(commitment, PL_COMMITMENT_BYTES, seed, PL_SEED_BYTES, NULL, 0) == 0;
}
