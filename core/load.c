/* From JSON over a field table: every value is checked against the table before it is stored. */
#include "core/field_value.h"
#include <jansson.h>
#include <stdlib.h>

struct loader {
    bool patch;
    enum pl_lang lang;
    struct pl_out *error;
};

struct place {
    const struct place *above;
    const char *name;
    int index; /* used if name is NULL */
};

static void put_place(const struct place *place, struct pl_out *out) {
    if (!place)
        return;
    put_place(place->above, out);
    if (place->name)
        pl_putf(out, "/%.60s", place->name);
    else
        pl_putf(out, "/%d", place->index);
}

static bool refuse(const struct loader *loader, const struct place *place, const char *en, const char *fr) {
    put_place(place, loader->error);
    pl_put(loader->error, loader->lang == PL_FR ? " : " : ": ");
    pl_put(loader->error, loader->lang == PL_FR ? fr : en);
    return false;
}

static bool load_fields(const struct loader *loader, const struct pl_field *fields, void *data, const json_t *json,
                        const struct place *place);

static bool refuse_value(const struct loader *loader, const struct pl_field *field, const struct place *place) {
    refuse(loader, place, "must be ", "doit être ");
    int64_t min, max;
    pl_field_bounds(field, &min, &max);
    const char * or = loader->lang == PL_FR ? " ou " : " or ";
    char name[64];
    bool named = false;
    for (int64_t v = min; v <= max && v < min + 16; v++) {
        struct pl_out word = pl_out_to(name, sizeof name);
        if (!pl_field_value_name(field, v, &word))
            break;
        pl_putf(loader->error, "%s\"%s\"", named ? or : "", name);
        named = true;
    }
    if (!named)
        pl_putf(loader->error,
                loader->lang == PL_FR ? "un nombre entier de %lld à %lld" : "a whole number from %lld to %lld",
                (long long)min, (long long)max);
    return false;
}

static bool read_value(const struct pl_field *field, const json_t *json, int64_t *value) {
    int64_t min, max;
    pl_field_bounds(field, &min, &max);
    if (json_is_boolean(json)) {
        *value = json_is_true(json);
    } else if (json_is_integer(json)) {
        *value = json_integer_value(json);
    } else if (json_is_string(json)) {
        const char *text = json_string_value(json);
        if (field->values) {
            *value = pl_key_read(field->values, text);
            return *value >= 0 && *value >= min && *value <= max;
        }
        for (int i = 0; field->names && field->names[i]; i++) {
            if (strcmp(field->names[i], text) == 0) {
                *value = field->min + i;
                return *value <= max;
            }
        }
        return false;
    } else {
        return false;
    }
    return *value >= min && *value <= max;
}

static int read_number(const char *key, int count) {
    char *end;
    long number = strtol(key, &end, 10);
    return *key && !*end && number >= 0 && number < count ? (int)number : -1;
}

/* An index below `count` by its key, or as a number where there are no keys; -1: there is none of that name. */
static int read_index(const struct pl_field *field, const char *key, int count) {
    int index = field->keys ? pl_key_read(field->keys, key) : read_number(key, count);
    return index < count ? index : -1;
}

static bool load_set(const struct loader *loader, const struct pl_field *field, unsigned char *at, const json_t *json,
                     const struct place *place) {
    struct pl_set set = {{0, 0}};
    if (!json_is_array(json))
        return refuse(loader, place, "must be a list", "doit être une liste");
    int max = field->max ? field->max : field->bits ? field->bits : PL_SET_SIZE;
    size_t i;
    json_t *member;
    json_array_foreach(json, i, member) {
        int64_t value = -1;
        if (json_is_integer(member))
            value = json_integer_value(member);
        else if (json_is_string(member) && field->keys)
            value = pl_key_read(field->keys, json_string_value(member));
        struct place here = {place, NULL, (int)i};
        if (value < 0 || value >= max)
            return refuse(loader, &here, "is not one of the things this set holds",
                          "n'est pas une des choses de cet ensemble");
        if (pl_set_has(&set, (int)value))
            return refuse(loader, &here, "stands twice in the set", "figure deux fois dans l'ensemble");
        pl_set_add(&set, (int)value);
    }
    pl_field_put_members(field, at, set);
    return true;
}

static bool load_copies(const struct loader *loader, const struct pl_field *field, unsigned char *at,
                        const json_t *json, const struct place *place) {
    struct pl_copies pack = {0, 0};
    if (!json_is_object(json))
        return refuse(loader, place, "must be an object of numbers", "doit être un objet de nombres");
    int max = field->max ? field->max : PL_COPIES_KINDS;
    const char *key;
    json_t *number;
    json_object_foreach((json_t *)json, key, number) {
        struct place here = {place, key, 0};
        int kind = read_index(field, key, max);
        if (kind < 0)
            return refuse(loader, &here, "is not one of the cards of this pack", "n'est pas une carte de ce paquet");
        if (!json_is_integer(number) || json_integer_value(number) < 0 || json_integer_value(number) > 3)
            return refuse(loader, &here, "must be a whole number from 0 to 3", "doit être un nombre entier de 0 à 3");
        pl_copies_put(&pack, kind, (int)json_integer_value(number));
    }
    memcpy(at, &pack, sizeof pack);
    return true;
}

static bool load_value(const struct loader *loader, const struct pl_field *field, unsigned char *at, const json_t *json,
                       const struct place *place) {
    if (field->kind == PL_STRUCT)
        return load_fields(loader, field->fields, at, json, place);
    if (field->kind == PL_SET)
        return load_set(loader, field, at, json, place);
    if (field->kind == PL_COPIES)
        return load_copies(loader, field, at, json, place);
    int64_t value = 0;
    if (!read_value(field, json, &value))
        return refuse_value(loader, field, place);
    pl_field_set(field, at, value);
    return true;
}

static void clear(const struct pl_field *field, unsigned char *at) {
    if (field->kind == PL_STRUCT) {
        for (const struct pl_field *f = field->fields; f->kind; f++)
            for (int i = 0; i < pl_field_count(f); i++)
                clear(f, (unsigned char *)pl_field_at(f, at, i));
    } else if (pl_field_is_many(field)) {
        memset(at, 0, pl_field_size(field));
    } else {
        pl_field_set(field, at, 0);
    }
}

/* An element of an array by key or number: null clears it. */
static bool load_elements(const struct loader *loader, const struct pl_field *field, void *data, const json_t *json,
                          const struct place *place) {
    if (!loader->patch)
        for (int i = 0; i < field->count; i++)
            clear(field, (unsigned char *)pl_field_at(field, data, i));
    const char *key;
    json_t *element;
    json_object_foreach((json_t *)json, key, element) {
        struct place here = {place, key, 0};
        int index = pl_field_is_many(field) ? read_number(key, field->count) : read_index(field, key, field->count);
        if (index < 0)
            return refuse(loader, &here, "there is no such place", "il n'y a pas de tel endroit");
        unsigned char *at = (unsigned char *)pl_field_at(field, data, index);
        if (json_is_null(element))
            clear(field, at);
        else if (!load_value(loader, field, at, element, &here))
            return false;
    }
    return true;
}

static bool load_array(const struct loader *loader, const struct pl_field *field, void *data, const json_t *json,
                       const struct place *place) {
    bool keyed = pl_field_is_keyed(field);
    if (json_is_object(json) && (keyed || loader->patch))
        return load_elements(loader, field, data, json, place);
    if (keyed)
        return refuse(loader, place, "must be an object", "doit être un objet");
    if (!json_is_array(json))
        return refuse(loader, place, "must be a list", "doit être une liste");
    size_t given = json_array_size(json);
    if (given > field->count)
        return refuse(loader, place, "has too many elements", "a trop d'éléments");
    if (!loader->patch && given < field->count && field->kind != PL_STRUCT)
        return refuse(loader, place, "has too few elements", "a trop peu d'éléments");
    for (int i = 0; i < field->count; i++) {
        struct place here = {place, NULL, i};
        unsigned char *at = (unsigned char *)pl_field_at(field, data, i);
        if ((size_t)i >= given)
            clear(field, at);
        else if (!load_value(loader, field, at, json_array_get(json, (size_t)i), &here))
            return false;
    }
    return true;
}

static bool has_field(const struct pl_field *fields, const void *data, const char *name) {
    for (; fields->kind; fields++)
        if (fields->kind == PL_VALUES ? has_field(fields->named(data), data, name) : strcmp(fields->name, name) == 0)
            return true;
    return false;
}

/* One after the other: which names there are may depend on the values before. Those without a name are 0. */
static bool load_values(const struct loader *loader, const struct pl_field *values, void *data, const json_t *json,
                        const struct place *place) {
    for (int i = 0; i < values->count; i++) {
        const struct pl_field *field = pl_value_named(values, data, i);
        struct place here = {place, field ? field->name : NULL, 0};
        const json_t *value = field ? json_object_get(json, field->name) : NULL;
        if (!field)
            pl_field_set(values, (unsigned char *)pl_field_at(values, data, i), 0);
        else if (!value && !loader->patch && !field->later)
            return refuse(loader, &here, "is missing", "manque");
        else if (value && !load_value(loader, field, (unsigned char *)data + field->offset, value, &here))
            return false;
    }
    return true;
}

static bool no_strangers(const struct loader *loader, const struct pl_field *fields, const void *data,
                         const json_t *json, const struct place *place) {
    const char *key;
    json_t *value;
    json_object_foreach((json_t *)json, key, value) {
        struct place here = {place, key, 0};
        if (!has_field(fields, data, key))
            return refuse(loader, &here, "is not a field here", "n'est pas un champ ici");
    }
    return true;
}

static bool load_fields(const struct loader *loader, const struct pl_field *fields, void *data, const json_t *json,
                        const struct place *place) {
    if (!json_is_object(json))
        return refuse(loader, place, "must be an object", "doit être un objet");
    bool plain = true;
    for (const struct pl_field *field = fields; field->kind; field++)
        plain = plain && field->kind != PL_VALUES;
    if (plain && !no_strangers(loader, fields, data, json, place))
        return false;
    for (const struct pl_field *field = fields; field->kind; field++) {
        struct place here = {place, field->name, 0};
        const json_t *value = json_object_get(json, field->name);
        if (field->kind == PL_VALUES) /* only now it is known which names there are */
            return load_values(loader, field, data, json, place) && no_strangers(loader, fields, data, json, place);
        if (!value && (loader->patch || field->later)) /* what is missing stays: in a whole load, zero */
            continue;
        if (!value)
            return refuse(loader, &here, "is missing", "manque");
        bool fine = field->count ? load_array(loader, field, data, value, &here)
                                 : load_value(loader, field, (unsigned char *)data + field->offset, value, &here);
        if (!fine)
            return false;
    }
    return true;
}

bool pl_fields_load(const struct pl_field *fields, void *data, const struct json_t *json, bool patch, enum pl_lang lang,
                    struct pl_out *error) {
    struct loader loader = {patch, lang, error};
    return load_fields(&loader, fields, data, json, NULL);
}
