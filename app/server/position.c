#include "app/server/position.h"
#include "core/field_value.h"
#include "core/set.h"

static uint64_t mix(uint64_t a, uint64_t b) {
    a = (a ^ b) * UINT64_C(0x9E3779B97F4A7C15);
    a = (a ^ (a >> 32)) * UINT64_C(0xD6E8FEB86659FD93);
    return a ^ (a >> 32);
}

static uint64_t name_of(const struct pl_field *field, uint64_t place) {
    uint64_t hash = place ^ UINT64_C(0xCBF29CE484222325);
    for (const char *at = field->name; *at; at++)
        hash = (hash ^ (unsigned char)*at) * UINT64_C(0x100000001B3);
    return hash;
}

/* A frame's values, whatever their names: the first two once had these. */
static uint64_t value_name(int index, uint64_t place) {
    static const char *const names[] = {"a", "b", "c", "d", "e", "f"};
    return name_of(&(struct pl_field){.name = names[index]}, place);
}

/* Nothing there, described or not. A single struct does not tell its size: then it is looked at. */
static bool is_blank(const unsigned char *at, size_t size) {
    return size > 0 && *at == 0 && memcmp(at, at + 1, size - 1) == 0;
}

/* A sum, so that the order of the fields does not matter. Most of a board is empty: names are worked out only for what
 * counts. */
static uint64_t sum_of(const struct pl_field *fields, const void *data, uint64_t place) {
    uint64_t sum = 0;
    for (const struct pl_field *field = fields; field->kind; field++) {
        uint64_t name = 0;
        for (int i = 0; i < pl_field_count(field); i++) {
            const unsigned char *at = pl_field_at(field, data, i);
            struct pl_set set = {0};
            int64_t value = 0;
            if (field->kind == PL_SET)
                set = pl_field_members(field, at);
            else if (field->kind != PL_STRUCT)
                value = pl_field_get(field, at);
            if (field->kind == PL_STRUCT ? is_blank(at, field->stride) : !value && !set.w[0] && !set.w[1])
                continue;
            if (field->kind == PL_VALUES) {
                sum += mix(mix(value_name(i, place), 1), (uint64_t)value);
                continue;
            }
            if (!name)
                name = name_of(field, place);
            uint64_t here = mix(name, (uint64_t)i + 1);
            if (field->kind == PL_STRUCT)
                sum += sum_of(field->fields, at, here);
            else if (field->kind != PL_SET)
                sum += mix(here, (uint64_t)value);
            for (uint64_t word = 0; word < 2; word++)
                if (set.w[word])
                    sum += mix(here + word, set.w[word]);
        }
    }
    return sum;
}

int64_t pl_position(const struct pl_game *game, const void *state) {
    int64_t sum = (int64_t)sum_of(game->fields, state, 0);
    return sum ? sum : 1;
}
