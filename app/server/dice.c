#include "app/server/dice.h"
#include <sodium.h>

bool pl_dice_new(unsigned char seed[PL_SEED_BYTES], unsigned char commitment[PL_COMMITMENT_BYTES]) {
    if (sodium_init() < 0)
        return false;
    randombytes_buf(seed, PL_SEED_BYTES);
    pl_dice_commit(seed, commitment);
    return true;
}
