/* Text: two languages, bounded output, and phrases with holes.
 *
 * Nothing here allocates. A writer gets a `struct pl_out` that somebody else owns; when it is full the rest is cut and
 * `cut` is set, so that a caller can tell a short answer from a shortened one.
 */
#ifndef PLATEAU_CORE_TEXT_H
#define PLATEAU_CORE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum pl_lang { PL_EN, PL_FR, PL_LANGS };

/* A word or sentence in every language. */
struct pl_text {
    const char *in[PL_LANGS];
};
#define PL_TEXT(EN, FR)                                                                                                \
    {                                                                                                                  \
        { EN, FR }                                                                                                     \
    }

/* Reads "fr", "fr_FR.UTF-8", "en"…; true and *lang if the language is one of ours. */
bool pl_lang_read(const char *name, enum pl_lang *lang);

/* Where text goes. Always NUL-terminated when cap > 0. */
struct pl_out {
    char *text;
    size_t cap, len;
    bool cut;
};
#define PL_OUT(BUFFER) ((struct pl_out){.text = (BUFFER), .cap = sizeof(BUFFER)})

struct pl_out pl_out_to(char *buffer, size_t cap);
void pl_put_last(struct pl_out *out, const char *text, size_t len); /* what may not fit: as much of it as does */

/* Here, so that a text that is known when compiling costs a few instructions: a server writes thousands a move. */
inline void pl_put_n(struct pl_out *out, const char *text, size_t len) {
    if (out->cut || len >= out->cap - out->len) {
        pl_put_last(out, text, len);
        return;
    }
    memcpy(out->text + out->len, text, len);
    out->len += len;
    out->text[out->len] = 0;
}
inline void pl_put(struct pl_out *out, const char *text) {
    pl_put_n(out, text, strlen(text));
}
inline void pl_put_char(struct pl_out *out, char c) {
    pl_put_n(out, &c, 1);
}
void pl_put_int(struct pl_out *out, int64_t value);
void pl_put_hex(struct pl_out *out, uint64_t value);    /* 16 digits */
void pl_put_json(struct pl_out *out, const char *text); /* as a JSON string, with its quotes */
__attribute__((format(printf, 2, 3))) void pl_putf(struct pl_out *out, const char *format, ...);

/* Copies `from` if it fits with its NUL; else `to` is empty and the answer false. */
bool pl_fit(char *to, size_t room, const char *from);
#define PL_FIT(ARRAY, FROM) pl_fit(ARRAY, sizeof(ARRAY), FROM)

/* Columns a UTF-8 text takes on a terminal (one per code point: we use no wide characters). */
int pl_width(const char *utf8);

/* A phrase is a sentence with holes, in both languages, citing the rule it speaks of (or NULL). The rule may have holes
 * as well: "AM-20.{1+1}" is that of the card in argument 1, so ask pl_said_rule (core/game.h) which one is cited.
 *
 *   {0}                  argument 0 as a number
 *   {0+1}                argument 0 and 1 more, for what is counted from 0 inside
 *   {0|point|points}     the number and the right form of the noun (French: 0 and 1 are singular)
 *   {0?point|points}     only the right form of the noun
 *   {0/draws|draw}       the form of the verb that goes with thing 0, as the game names it in this language: the second
 *                        if the game has a name of type "plural" for it
 *   {1:cell}             argument 1, named by the game as a thing of type "cell"
 *   {2:seat}             the name of the seat in argument 2
 */
struct pl_phrase {
    const char *rule;
    const char *in[PL_LANGS];
};

#define PL_ARGS 6
/* A phrase with its holes filled: what games answer instead of text, so that it can be said in any language. */
struct pl_said {
    const struct pl_phrase *phrase; /* NULL: nothing to say */
    int32_t arg[PL_ARGS];
};
#define PL_SAY(PHRASE, ...) ((struct pl_said){.phrase = (PHRASE), .arg = {__VA_ARGS__}})
#define PL_NOTHING ((struct pl_said){.phrase = NULL})

/* Names the thing `value` of type `type` ("cell", "card", "seat"…). */
typedef void pl_namer(const void *context, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out);

/* Writes the sentence. `namer` may be NULL if the phrase names no things. */
void pl_say(const struct pl_said *said, enum pl_lang lang, pl_namer *namer, const void *context, struct pl_out *out);

#endif
