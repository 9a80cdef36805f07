#include "core/blake2b.h"
#include "core/rng.h"
#include <stdbool.h>
#include <string.h>

enum { BLOCK = 128, ROUNDS = 12 };

static const uint64_t start[8] = {UINT64_C(0x6A09E667F3BCC908), UINT64_C(0xBB67AE8584CAA73B),
                                  UINT64_C(0x3C6EF372FE94F82B), UINT64_C(0xA54FF53A5F1D36F1),
                                  UINT64_C(0x510E527FADE682D1), UINT64_C(0x9B05688C2B3E6C1F),
                                  UINT64_C(0x1F83D9ABFB41BD6B), UINT64_C(0x5BE0CD19137E2179)};

static const uint8_t sigma[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

static uint64_t turn_right(uint64_t x, int k) {
    return pl_rotl64(x, 64 - k);
}

static void mix(uint64_t *v, int a, int b, int c, int d, uint64_t x, uint64_t y) {
    v[a] += v[b] + x;
    v[d] = turn_right(v[d] ^ v[a], 32);
    v[c] += v[d];
    v[b] = turn_right(v[b] ^ v[c], 24);
    v[a] += v[b] + y;
    v[d] = turn_right(v[d] ^ v[a], 16);
    v[c] += v[d];
    v[b] = turn_right(v[b] ^ v[c], 63);
}

/* `total`: bytes hashed up to the end of this block. */
static void compress(uint64_t *h, const unsigned char *block, uint64_t total, bool last) {
    uint64_t v[16], m[16] = {0};
    for (int i = 0; i < BLOCK; i++)
        m[i / 8] |= (uint64_t)block[i] << (8 * (i % 8));
    memcpy(v, h, 8 * sizeof *v);
    memcpy(v + 8, start, sizeof start);
    v[12] ^= total; /* its upper half stays 0: nobody hashes 2^64 bytes */
    if (last)
        v[14] = ~v[14];
    for (int round = 0; round < ROUNDS; round++) {
        const uint8_t *s = sigma[round % 10];
        for (int i = 0; i < 4; i++)
            mix(v, i, 4 + i, 8 + i, 12 + i, m[s[2 * i]], m[s[2 * i + 1]]);
        for (int i = 0; i < 4; i++)
            mix(v, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4, m[s[8 + 2 * i]], m[s[9 + 2 * i]]);
    }
    for (int i = 0; i < 8; i++)
        h[i] ^= v[i] ^ v[8 + i];
}

void pl_blake2b(unsigned char *out, size_t out_size, const void *data, size_t size, const void *key, size_t key_size) {
    uint64_t h[8], total = 0;
    unsigned char block[BLOCK] = {0};
    memcpy(h, start, sizeof h);
    h[0] ^= UINT64_C(0x01010000) ^ (uint64_t)key_size << 8 ^ (uint64_t)out_size;
    if (key_size) {
        memcpy(block, key, key_size);
        total = BLOCK;
        compress(h, block, total, size == 0);
    }
    /* The last block is hashed as such even if it is full, and an empty text without a key is one empty block. */
    size_t at = 0;
    bool more = size || !key_size;
    while (more) {
        size_t now = size - at < BLOCK ? size - at : BLOCK;
        memset(block, 0, sizeof block);
        if (now)
            memcpy(block, (const unsigned char *)data + at, now);
        at += now;
        total += now;
        compress(h, block, total, at == size);
        more = at < size;
    }
    for (size_t i = 0; i < out_size; i++)
        out[i] = (unsigned char)(h[i / 8] >> (8 * (i % 8)));
}
