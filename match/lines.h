/* Shared by match/ and the store in app/server/, no part of the library's interface: reading a text line by line, so
 * that whatever is wrong is said with the number of its line. */
#ifndef PLATEAU_MATCH_LINES_H
#define PLATEAU_MATCH_LINES_H

#include "core/text.h"
#include "match/tr.h"

#define PL_MAX_LINE 512 /* bytes of a line with its NUL; the longest line of a replay has under 150 */

struct pl_lines {
    const char *text;
    size_t length, at;
    int line; /* number of the line in `words`, from 1 */
    enum pl_lang lang;
    struct pl_out *error;
    bool ended;              /* there was no further line */
    char words[PL_MAX_LINE]; /* the line without comment and outer blanks */
};

/* WRONG(lines, en, fr, args…): says what is wrong with the line; the value is false. */
#define WRONG(LINES, EN, FR, ...)                                                                                      \
    (pl_putf((LINES)->error, TR((LINES)->lang, "line %d: ", "ligne %d : "), (LINES)->line),                            \
     pl_putf((LINES)->error, TR((LINES)->lang, EN, FR), ##__VA_ARGS__), pl_lines_refuse())
static inline bool pl_lines_refuse(void) {
    return false;
}

/* Bytes of the character at `text` if it is one a text may show (UTF-8, no control character but the tab), else 0: what
 * comes out of a file goes to terminals and into JSON. */
size_t pl_character(const char *text, size_t length);

/* Goes to the next line that says something; `ended` if there is none. False after saying what is wrong. A comment
 * starts at a '#' that begins the line or follows a blank. */
bool pl_lines_next(struct pl_lines *lines);

/* Goes to the next line of any length, as it stands in the text; `ended` if there is none. False after saying what is
 * wrong. */
bool pl_lines_raw(struct pl_lines *lines, char **start, size_t *length);

/* Splits the first word off: ends it with a NUL and returns what follows it. */
char *pl_split_word(char *words);
/* Reads a whole number 0..max written in digits only. */
bool pl_read_number(const char *text, uint64_t max, uint64_t *out);

#endif
