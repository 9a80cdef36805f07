/* Telling people what happened: names of seats, moves as sentences, how it ended. */
#ifndef PLATEAU_CLI_TELL_H
#define PLATEAU_CLI_TELL_H

#include "app/cli/terminal.h"

/* The seat's name as the game says it; " (you)" behind it if `you`. */
void cli_seat_name(const struct pl_game *game, const void *state, int seat, bool you, enum pl_lang lang,
                   struct pl_out *out);
/* Prints one sentence as an item of a list. */
void cli_tell_item(FILE *file, const struct cli_terminal *terminal, const char *text);
/* Tells moves from..to-1 of the match as `viewer` may know them. */
void cli_tell_moves(FILE *file, const struct cli_terminal *terminal, const struct pl_match *match, int from, int to,
                    int viewer, bool numbered);
/* How the game ended: the ending with its rule, the scores, the winners. `yours` has a bit per seat to be called "you".
 */
void cli_tell_result(FILE *file, const struct cli_terminal *terminal, const struct pl_game *game, const void *state,
                     uint32_t yours);
/* Draws the board of `state` as `viewer` sees it. */
void cli_tell_board(FILE *file, const struct cli_terminal *terminal, const struct pl_game *game, const void *state,
                    int viewer);

#endif
