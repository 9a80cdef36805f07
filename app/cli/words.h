/* Words on a terminal: folding of case and accents, nearest names, wrapping. */
#ifndef PLATEAU_CLI_WORDS_H
#define PLATEAU_CLI_WORDS_H

#include "plateau.h"
#include <stdio.h>

/* Writes `text` in small letters without accents ("Communauté, Œuvre" becomes "communaute, oeuvre"). */
void cli_fold(const char *text, char *out, size_t cap);
/* As cli_fold, but without spaces: two notations are the same move if these are equal. */
void cli_squeeze(const char *text, char *out, size_t cap);

/* What somebody has typed, as a message may repeat it: what is no letter of UTF-8 or steers a terminal becomes "?", and
 * what does not fit ends in "…". */
void cli_cite(const char *text, char *out, size_t cap);

/* Copies a sentence with a capital at its beginning. */
void cli_capital(const char *text, char *out, size_t cap);

/* How many letters must be changed, added, dropped or swapped to get from one word to the other. */
int cli_distance(const char *a, const char *b);
/* The name nearest to `word`, or NULL if none is near enough to be meant. */
const char *cli_nearest(const char *word, const char *const *names, int count);

/* Prints `text` broken at spaces: the first line continues at column `at`, further ones are indented by `indent`.
 * Line ends in the text are kept. Ends with a newline. */
void cli_wrap(FILE *file, const char *text, int at, int indent, int columns);
/* Prints `text` and then spaces up to `width` columns. */
void cli_pad(FILE *file, const char *text, int width);
/* Columns of the terminal behind standard output; 80 if it is none. */
int cli_columns(void);

#endif
