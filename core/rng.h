/* The random generator: xoshiro256** seeded through splitmix64. Integers only, so that a seed gives the same game on
 * every platform. It is never part of a game's state: a search that copies a state must not foresee the dice. */
#ifndef PLATEAU_CORE_RNG_H
#define PLATEAU_CORE_RNG_H

#include <stdint.h>

struct pl_rng {
    uint64_t s[4];
};

static inline uint64_t pl_mix64(uint64_t *x) {
    uint64_t z = (*x += UINT64_C(0x9E3779B97F4A7C15));
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

/* Streams of one seed are independent: stream i may be game i of a simulation or roll i of a match. */
static inline struct pl_rng pl_rng_seed(uint64_t seed, uint64_t stream) {
    uint64_t x = stream;
    x = seed ^ pl_mix64(&x);
    struct pl_rng rng;
    for (int i = 0; i < 4; i++)
        rng.s[i] = pl_mix64(&x);
    return rng;
}

static inline uint64_t pl_rotl64(uint64_t x, int k) {
    return (x << k) | (x >> (64 - k));
}

static inline uint64_t pl_rng_next(struct pl_rng *rng) {
    uint64_t *s = rng->s;
    uint64_t result = pl_rotl64(s[1] * 5, 7) * 9;
    uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = pl_rotl64(s[3], 45);
    return result;
}

/* Uniform in 0..n-1 without bias (Lemire's method); n >= 1. */
static inline uint32_t pl_rng_below(struct pl_rng *rng, uint32_t n) {
    uint64_t product = (pl_rng_next(rng) >> 32) * n;
    if ((uint32_t)product < n) {
        uint32_t threshold = -n % n;
        while ((uint32_t)product < threshold)
            product = (pl_rng_next(rng) >> 32) * n;
    }
    return (uint32_t)(product >> 32);
}

#endif
