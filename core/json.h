/* JSON as it is written, piece by piece: whatever is put minds its own comma, so that nobody has to know whether it is
 * the first of a list or of an object.
 *
 *     pl_json_begin(out, NULL, '{');
 *     pl_json_text(out, "is", "state");
 *     pl_json_begin(out, "scores", '[');
 *     for (int seat = 0; seat < players; seat++)
 *         pl_json_int(out, NULL, score[seat]);
 *     pl_json_end(out, ']');
 *     pl_json_end(out, '}');                    // {"is":"state","scores":[30,12]}
 *
 * `key` is a member's name within an object (plain letters, nothing to be escaped), NULL in a list. Whether a comma is
 * due follows from the last byte that has been written, so parts may be written by functions that know nothing of each
 * other, and by hand. Nothing is checked: what is begun has to be ended.
 */
#ifndef PLATEAU_CORE_JSON_H
#define PLATEAU_CORE_JSON_H

#include "core/text.h"

/* Goes before every value: the comma, if there is one before it, and the key. */
static inline void pl_json_key(struct pl_out *out, const char *key) {
    char last = out->len ? out->text[out->len - 1] : '[';
    if (last != '{' && last != '[' && last != ':' && last != ',' && last != '\n')
        pl_put_char(out, ',');
    if (key) {
        pl_put_char(out, '"');
        pl_put(out, key);
        pl_put(out, "\":");
    }
}

/* `bracket` is '{' or '[', and '}' or ']'. */
static inline void pl_json_begin(struct pl_out *out, const char *key, char bracket) {
    pl_json_key(out, key);
    pl_put_char(out, bracket);
}
static inline void pl_json_end(struct pl_out *out, char bracket) {
    pl_put_char(out, bracket);
}

static inline void pl_json_int(struct pl_out *out, const char *key, int64_t value) {
    pl_json_key(out, key);
    pl_put_int(out, value);
}
static inline void pl_json_text(struct pl_out *out, const char *key, const char *text) {
    pl_json_key(out, key);
    pl_put_json(out, text);
}
static inline void pl_json_truth(struct pl_out *out, const char *key, bool value) {
    pl_json_key(out, key);
    pl_put(out, value ? "true" : "false");
}
static inline void pl_json_null(struct pl_out *out, const char *key) {
    pl_json_key(out, key);
    pl_put(out, "null");
}

#endif
