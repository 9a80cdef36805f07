/* Looking up rules, for `plateau rules` and for the table. */
#ifndef PLATEAU_CLI_RULES_H
#define PLATEAU_CLI_RULES_H

#include "plateau.h"
#include <stdio.h>

/* Prints the rules that `query` asks for: none (""): all; an id; a section ("TD-3"); else words that all must occur,
 * whatever their case and accents. Returns how many; with none, it has said so with hints. */
int cli_show_rules(FILE *file, const struct pl_game *game, const char *query, enum pl_lang lang, int columns,
                   bool colour);

#endif
