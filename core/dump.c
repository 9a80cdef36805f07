/* From a field table to JSON text, and to the list of differences. */
#include "core/field_value.h"

/* The key of row i, or NULL for "none". */
static const char *key_of(const struct pl_keys *keys, int i) {
    i -= keys->or_none;
    return i < 0 ? NULL : *(const char *const *)((const char *)keys->first + (size_t)i * keys->stride);
}

void pl_key_write(const struct pl_keys *keys, int index, struct pl_out *out) {
    const char *key = keys->first ? key_of(keys, index) : NULL;
    if (!keys->first)
        keys->write(index, out);
    else
        pl_put(out, key ? key : "none");
}

int pl_key_read(const struct pl_keys *keys, const char *name) {
    if (!keys->first)
        return keys->read(name);
    if (keys->or_none && strcmp(name, "none") == 0)
        return 0;
    for (int i = keys->or_none; i < keys->count; i++)
        if (strcmp(key_of(keys, i), name) == 0)
            return i;
    return -1;
}

bool pl_field_is_zero(const struct pl_field *field, const unsigned char *at) {
    if (pl_field_is_many(field)) {
        static const unsigned char none[sizeof(struct pl_set)];
        return memcmp(at, none, pl_field_size(field)) == 0;
    }
    if (field->kind != PL_STRUCT)
        return pl_field_get(field, at) == 0;
    for (const struct pl_field *f = field->fields; f->kind; f++)
        for (int i = 0; i < pl_field_count(f); i++)
            if (!pl_field_is_zero(f, pl_field_at(f, at, i)))
                return false;
    return true;
}

bool pl_field_value_name(const struct pl_field *field, int64_t value, struct pl_out *out) {
    if (field->values) {
        if (value < 0 || value >= field->values->count)
            return false;
        pl_key_write(field->values, (int)value, out);
        return true;
    }
    if (!field->names)
        return false;
    for (int64_t i = field->min; field->names[i - field->min]; i++) {
        if (i == value) {
            pl_put(out, field->names[i - field->min]);
            return true;
        }
    }
    return false;
}

static void dump_key(const struct pl_field *field, int index, struct pl_out *out) {
    pl_put_char(out, '"');
    if (field->keys)
        pl_key_write(field->keys, index, out);
    else
        pl_put_int(out, index);
    pl_put_char(out, '"');
}

static void dump_set(const struct pl_field *field, const unsigned char *at, struct pl_out *out) {
    pl_put_char(out, '[');
    bool first = true;
    PL_EACH(i, pl_field_members(field, at)) {
        if (!first)
            pl_put_char(out, ',');
        first = false;
        if (field->keys)
            dump_key(field, i, out);
        else
            pl_put_int(out, i);
    }
    pl_put_char(out, ']');
}

/* Names of fields and of values are plain letters. */
static void put_name(const char *name, struct pl_out *out) {
    pl_put_char(out, '"');
    pl_put(out, name);
    pl_put_char(out, '"');
}

/* {"strike":2,"lobby":1}: how many of each kind that is there. */
static void dump_copies(const struct pl_field *field, const unsigned char *at, struct pl_out *out) {
    struct pl_copies pack;
    const char *comma = "";
    memcpy(&pack, at, sizeof pack);
    pl_put_char(out, '{');
    PL_EACH(kind, pl_copies_kinds(&pack)) {
        pl_put(out, comma);
        dump_key(field, kind, out);
        pl_put_char(out, ':');
        pl_put_int(out, pl_copies_of(&pack, kind));
        comma = ",";
    }
    pl_put_char(out, '}');
}

static void dump_value(const struct pl_field *field, const unsigned char *at, struct pl_out *out) {
    if (field->kind == PL_STRUCT) {
        pl_fields_dump(field->fields, at, out);
    } else if (field->kind == PL_SET) {
        dump_set(field, at, out);
    } else if (field->kind == PL_COPIES) {
        dump_copies(field, at, out);
    } else {
        int64_t value = pl_field_get(field, at);
        char name[64] = "";
        struct pl_out word = PL_OUT(name);
        if (pl_field_value_name(field, value, &word))
            put_name(name, out);
        else
            pl_put_int(out, value);
    }
}

/* An array with keys is an object of its elements that are not zero; one of structures ends with the last that is
 * not zero; one of numbers is written whole. */
static void dump_array(const struct pl_field *field, const void *data, struct pl_out *out) {
    int count = field->count;
    if (field->kind == PL_STRUCT && !field->keys)
        while (count && pl_field_is_zero(field, pl_field_at(field, data, count - 1)))
            count--;
    bool first = true;
    pl_put_char(out, pl_field_is_keyed(field) ? '{' : '[');
    for (int i = 0; i < count; i++) {
        const unsigned char *at = pl_field_at(field, data, i);
        bool keyed = pl_field_is_keyed(field);
        if (keyed && pl_field_is_zero(field, at))
            continue;
        if (!first)
            pl_put_char(out, ',');
        first = false;
        if (keyed) {
            dump_key(field, i, out);
            pl_put_char(out, ':');
        }
        dump_value(field, at, out);
    }
    pl_put_char(out, pl_field_is_keyed(field) ? '}' : ']');
}

static void dump_members(const struct pl_field *fields, const void *data, bool first, struct pl_out *out) {
    for (const struct pl_field *field = fields; field->kind; field++) {
        if (field->kind == PL_VALUES) {
            dump_members(field->named(data), data, first, out);
            first = false;
            continue;
        }
        if (field->later && field->kind == PL_STRUCT && pl_field_is_zero(field, pl_field_at(field, data, 0)))
            continue;
        pl_put(out, first ? "" : ",");
        put_name(field->name, out);
        pl_put_char(out, ':');
        first = false;
        if (field->count)
            dump_array(field, data, out);
        else
            dump_value(field, pl_field_at(field, data, 0), out);
    }
}

void pl_fields_dump(const struct pl_field *fields, const void *data, struct pl_out *out) {
    pl_put_char(out, '{');
    dump_members(fields, data, true, out);
    pl_put_char(out, '}');
}

/* ---- Differences ------------------------------------------------------------------------------------------------ */

struct path {
    const struct path *above;
    const struct pl_field *field;
    int index; /* -1: the field as a whole */
};

static void put_path(const struct path *path, struct pl_out *out) {
    if (!path)
        return;
    put_path(path->above, out);
    pl_putf(out, "/%s", path->field->name);
    if (path->index < 0)
        return;
    pl_put_char(out, '/');
    if (pl_field_is_keyed(path->field))
        pl_key_write(path->field->keys, path->index, out);
    else
        pl_put_int(out, path->index);
}

static int diff_under(const struct pl_field *fields, const void *a, const void *b, const struct path *above,
                      struct pl_out *out) {
    int differences = 0;
    for (const struct pl_field *field = fields; field->kind; field++) {
        for (int i = 0; i < pl_field_count(field); i++) {
            const struct pl_field *named = NULL;
            if (field->kind == PL_VALUES) { /* by the name they have now, or had */
                named = pl_value_named(field, b, i);
                named = named ? named : pl_value_named(field, a, i);
            }
            struct path path = {above, named ? named : field, field->count && !named ? i : -1};
            const unsigned char *x = pl_field_at(field, a, i), *y = pl_field_at(field, b, i);
            if (field->kind == PL_STRUCT) {
                differences += diff_under(field->fields, x, y, &path, out);
                continue;
            }
            bool same = pl_field_is_many(field) ? memcmp(x, y, pl_field_size(field)) == 0
                                                : pl_field_get(field, x) == pl_field_get(field, y);
            if (same)
                continue;
            differences++;
            put_path(&path, out);
            pl_put(out, ": ");
            dump_value(path.field, x, out);
            pl_put(out, " -> ");
            dump_value(path.field, y, out);
            pl_put_char(out, '\n');
        }
    }
    return differences;
}

int pl_fields_diff(const struct pl_field *fields, const void *a, const void *b, struct pl_out *out) {
    return diff_under(fields, a, b, NULL, out);
}
