#include "core/field_value.h"

static uint64_t mix(uint64_t hash, uint64_t value) {
    hash ^= value + UINT64_C(0x9E3779B97F4A7C15) + (hash << 6) + (hash >> 2);
    hash *= UINT64_C(0xFF51AFD7ED558CCD);
    return hash ^ (hash >> 32);
}

/* Of PL_VALUES the first two count even if they are 0: there were no more when the hashes of kept games were made. */
enum { ALWAYS = 2 };

uint64_t pl_fields_hash(const struct pl_field *fields, const void *data, uint64_t seed) {
    uint64_t hash = seed;
    for (const struct pl_field *field = fields; field->kind; field++) {
        for (int i = 0; i < pl_field_count(field); i++) {
            const unsigned char *at = pl_field_at(field, data, i);
            if (field->kind == PL_VALUES && i >= ALWAYS) {
                int64_t value = pl_field_get(field, at);
                hash = value ? mix(mix(hash, (uint64_t)i), (uint64_t)value) : hash;
            } else if (field->kind == PL_STRUCT) {
                hash = pl_fields_hash(field->fields, at, hash);
            } else if (field->kind == PL_SET) {
                struct pl_set set = pl_field_members(field, at);
                hash = mix(mix(hash, set.w[0]), set.w[1]);
            } else if (pl_field_is_many(field)) {
                uint64_t words[2];
                memcpy(words, at, sizeof words);
                hash = mix(mix(hash, words[0]), words[1]);
            } else {
                uint64_t value = (uint64_t)pl_field_get(field, at);
                if (!field->later)
                    hash = mix(hash, value);
                else if (value) /* which one it is has to be told from those that are left out */
                    hash = mix(hash, value ^ (uint64_t)(field - fields + 1) << 40 ^ (uint64_t)i << 32);
            }
        }
    }
    return hash;
}
