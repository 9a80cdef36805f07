/* Field tables: one table describes a game's state, and JSON dump, load, patch, diff, hash and documentation follow.
 *
 *     static const struct pl_field seat_fields[] = {
 *         PL_FIELD(struct seat, money, PL_U8, "coins in hand"),
 *         {0}};
 *     static const struct pl_field fields[] = {
 *         PL_FIELD(struct state, turn, PL_U8, "turn number, from 1", .max = 10),
 *         PL_STRUCTS(struct state, seat, seat_fields, "what each seat has"),
 *         {0}};
 *
 * Only what is true by itself is described; whatever can be worked out from it (an index, a count) is left out and
 * rebuilt by the game's `derive` after a load.
 */
#ifndef PLATEAU_CORE_FIELDS_H
#define PLATEAU_CORE_FIELDS_H

#include "core/text.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum pl_field_kind {
    PL_FIELD_END,
    PL_U8,
    PL_I8,
    PL_U16,
    PL_I16,
    PL_U32,
    PL_I32,
    PL_SET,
    PL_COPIES,
    PL_STRUCT,
    PL_VALUES
};

/* Names of the indexes of an array or of the values of an enumeration, both ways: keys in the rows of a table, as most
 * games have them, or a pair of functions ("3,-1").
 *
 *     static const struct pl_keys card_keys = PL_KEYS(cards, CARDS);            // by cards[i].key
 *     static const struct pl_keys card_or_none = PL_KEYS_OR_NONE(cards, CARDS); // "none", or a card and one more
 */
struct pl_keys {
    int count;
    const char *const *first; /* the key of row 0; NULL: the functions */
    size_t stride;            /* from row to row */
    bool or_none;             /* 0 is "none", and i stands for row i - 1 */
    void (*write)(int index, struct pl_out *out);
    int (*read)(const char *name); /* -1 if there is no such name */
};
#define PL_KEYS(TABLE, COUNT)                                                                                          \
    { .count = (COUNT), .first = &(TABLE)[0].key, .stride = sizeof(TABLE)[0] }
#define PL_KEYS_OR_NONE(TABLE, COUNT)                                                                                  \
    { .count = (COUNT) + 1, .first = &(TABLE)[0].key, .stride = sizeof(TABLE)[0], .or_none = true }
/* Keys in an array of nothing else. */
#define PL_KEYS_LIST(LIST, COUNT)                                                                                      \
    { .count = (COUNT), .first = &(LIST)[0], .stride = sizeof(LIST)[0] }

void pl_key_write(const struct pl_keys *keys, int index, struct pl_out *out);
int pl_key_read(const struct pl_keys *keys, const char *name); /* -1: there is no such name */

struct pl_field {
    const char *name;
    enum pl_field_kind kind;
    uint16_t offset, count, stride; /* count 0: one value, not an array */
    uint8_t shift, bits;            /* bits > 0: only these bits of an unsigned integer; of a PL_SET: it is not a struct
                                       pl_set but a mask in an unsigned integer of so many bits, 8 to 64 */
    bool later;                     /* added after games had been kept: may be missing from a file, and counts in a
                                       hash only where it is not zero, so that the old ones keep theirs */
    int32_t min, max;               /* both 0: whatever the type holds; a PL_SET has members 0..max-1,
                                       PL_COPIES kinds 0..max-1 */
    const char *const *names;       /* values are written by these names, ended by NULL; names[0] is value `min` */
    const struct pl_keys *keys;     /* arrays: a JSON object by these keys, without elements that are all zero;
                                       sets and copies: members by these names */
    const struct pl_keys *values;   /* values are written by these names (instead of `names`) */
    const struct pl_field *fields;  /* PL_STRUCT: its own table */
    /* PL_VALUES, last in its table: `count` numbers of 16 bits, of which those in this table, ended by {0}, have a
     * name; it depends on what the fields before hold. They are written like fields of their own; the others must be 0.
     */
    const struct pl_field *(*named)(const void *data);
    const char *doc; /* one line for the documentation */
};

#define PL_FIELD(TYPE, MEMBER, KIND, DOC, ...)                                                                         \
    { .name = #MEMBER, .kind = (KIND), .offset = offsetof(TYPE, MEMBER), .doc = (DOC), __VA_ARGS__ }
#define PL_ARRAY(TYPE, MEMBER, KIND, DOC, ...)                                                                         \
    {                                                                                                                  \
        .name = #MEMBER, .kind = (KIND), .offset = offsetof(TYPE, MEMBER),                                             \
        .count = sizeof(((TYPE *)0)->MEMBER) / sizeof(((TYPE *)0)->MEMBER[0]),                                         \
        .stride = sizeof(((TYPE *)0)->MEMBER[0]), .doc = (DOC), __VA_ARGS__                                            \
    }
#define PL_STRUCTS(TYPE, MEMBER, FIELDS, DOC, ...)                                                                     \
    PL_ARRAY(TYPE, MEMBER, PL_STRUCT, DOC, .fields = (FIELDS), __VA_ARGS__)

/* PL_VALUES: are the `count` values at `v` within the bounds of those that have a name, and the others 0? `offset`: as
 * of the field. */
bool pl_values_fit(const struct pl_field *named, const int16_t *v, int count, size_t offset);

/* Writes the fields as one JSON object; never allocates. */
void pl_fields_dump(const struct pl_field *fields, const void *data, struct pl_out *out);

/* Reads JSON (the parsed value of Jansson) over `data`. With `patch`, members that are missing keep their value, and
 * an array may be patched by an object of its indexes; otherwise every member must be there. False: `error` says
 * where and what (in `lang`), and `data` may be half changed: work on a copy. */
struct json_t;
bool pl_fields_load(const struct pl_field *fields, void *data, const struct json_t *json, bool patch, enum pl_lang lang,
                    struct pl_out *error);

/* Hash of all described values: the same on every platform, whatever the padding or byte order. */
uint64_t pl_fields_hash(const struct pl_field *fields, const void *data, uint64_t seed);

/* Writes one line "pointer: a -> b" per described value that differs; returns their number. */
int pl_fields_diff(const struct pl_field *fields, const void *a, const void *b, struct pl_out *out);

#endif
