/* Reading and writing one described value; shared by dump, load, hash and diff. */
#ifndef PLATEAU_CORE_FIELD_VALUE_H
#define PLATEAU_CORE_FIELD_VALUE_H

#include "core/deck.h"
#include "core/fields.h"
#include <string.h>

static inline size_t pl_field_size(const struct pl_field *field) {
    switch (field->kind) {
    case PL_U8:
    case PL_I8:
        return 1;
    case PL_U16:
    case PL_I16:
    case PL_VALUES:
        return 2;
    case PL_SET:
        return field->bits ? field->bits / 8u : sizeof(struct pl_set);
    case PL_COPIES:
        return sizeof(struct pl_copies);
    case PL_STRUCT:
        return field->stride;
    default:
        return 4;
    }
}

static inline int64_t pl_field_get(const struct pl_field *field, const unsigned char *at) {
    uint16_t u16;
    int16_t i16;
    uint32_t u32;
    int32_t i32;
    int64_t value;
    switch (field->kind) {
    case PL_U8:
        value = *at;
        break;
    case PL_I8:
        value = (int8_t)*at;
        break;
    case PL_U16:
        memcpy(&u16, at, 2);
        value = u16;
        break;
    case PL_I16:
    case PL_VALUES:
        memcpy(&i16, at, 2);
        value = i16;
        break;
    case PL_U32:
        memcpy(&u32, at, 4);
        value = u32;
        break;
    default:
        memcpy(&i32, at, 4);
        value = i32;
        break;
    }
    if (field->bits)
        value = value >> field->shift & ((INT64_C(1) << field->bits) - 1);
    return value;
}

static inline void pl_field_set(const struct pl_field *field, unsigned char *at, int64_t value) {
    if (field->bits) {
        struct pl_field whole = *field;
        whole.bits = 0;
        int64_t mask = ((INT64_C(1) << field->bits) - 1) << field->shift;
        value = (pl_field_get(&whole, at) & ~mask) | (value << field->shift & mask);
    }
    uint8_t u8 = (uint8_t)value;
    uint16_t u16 = (uint16_t)value;
    uint32_t u32 = (uint32_t)value;
    switch (pl_field_size(field)) {
    case 1:
        memcpy(at, &u8, 1);
        break;
    case 2:
        memcpy(at, &u16, 2);
        break;
    default:
        memcpy(at, &u32, 4);
        break;
    }
}

/* The bounds of a value: those of the table, or else of the type. */
static inline void pl_field_bounds(const struct pl_field *field, int64_t *min, int64_t *max) {
    if (field->min || field->max) {
        *min = field->min;
        *max = field->max;
        return;
    }
    size_t size = pl_field_size(field);
    int bits = field->bits ? field->bits : size == 1 ? 8 : size == 2 ? 16 : 32;
    bool is_signed = field->kind == PL_I8 || field->kind == PL_I16 || field->kind == PL_I32;
    *min = is_signed ? -(INT64_C(1) << (bits - 1)) : 0;
    *max = (INT64_C(1) << (is_signed ? bits - 1 : bits)) - 1;
}

static inline int pl_field_count(const struct pl_field *field) {
    return field->count ? field->count : 1;
}

static inline const unsigned char *pl_field_at(const struct pl_field *field, const void *data, int index) {
    return (const unsigned char *)data + field->offset + (size_t)index * field->stride;
}

/* The one of PL_VALUES that lies there: its row in the table of names, or NULL. */
static inline const struct pl_field *pl_value_named(const struct pl_field *values, const void *data, int index) {
    for (const struct pl_field *named = values->named(data); named->kind; named++)
        if (named->offset == values->offset + index * values->stride)
            return named;
    return NULL;
}

/* A set, or a pack with copies: its own members have the keys, not the elements of an array of them. */
static inline bool pl_field_is_many(const struct pl_field *field) {
    return field->kind == PL_SET || field->kind == PL_COPIES;
}
/* The members of a PL_SET, which may be a mask in an integer. */
static inline struct pl_set pl_field_members(const struct pl_field *field, const unsigned char *at) {
    struct pl_set set = {{0, 0}};
    if (!field->bits)
        memcpy(&set, at, sizeof set);
    else if (field->bits == 64)
        memcpy(&set.w[0], at, 8);
    else
        set.w[0] = (uint64_t)pl_field_get(&(struct pl_field){.kind = field->bits == 8    ? PL_U8
                                                                     : field->bits == 16 ? PL_U16
                                                                                         : PL_U32},
                                          at);
    return set;
}
static inline void pl_field_put_members(const struct pl_field *field, unsigned char *at, struct pl_set set) {
    if (!field->bits)
        memcpy(at, &set, sizeof set);
    else if (field->bits == 64)
        memcpy(at, &set.w[0], 8);
    else
        pl_field_set(&(struct pl_field){.kind = field->bits == 8    ? PL_U8
                                                : field->bits == 16 ? PL_U16
                                                                    : PL_U32},
                     at, (int64_t)set.w[0]);
}

/* An array that is written as an object of its elements by key. */
static inline bool pl_field_is_keyed(const struct pl_field *field) {
    return field->keys && !pl_field_is_many(field);
}

/* Is nothing but zero described there? */
bool pl_field_is_zero(const struct pl_field *field, const unsigned char *at);
/* Writes the name of a value, if it has one. */
bool pl_field_value_name(const struct pl_field *field, int64_t value, struct pl_out *out);

#endif
