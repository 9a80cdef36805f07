/* Outside bots: programs in any language that take a seat (docs/engine.md, "Taking a seat"). */
#ifndef PLATEAU_CLI_PROCESS_H
#define PLATEAU_CLI_PROCESS_H

#include "app/cli/args.h"

struct cli_process;

/* Starts `command` (through /bin/sh). NULL: `error` says why. The program is asked for every choice of its seat. */
struct cli_process *cli_process_start(const char *command, enum pl_lang lang, struct pl_out *error);
/* Asks for a move of `seat` in its own `view`. False: the program ended, was silent too long or answered nonsense;
 * `error` says what it did and what would be right. */
bool cli_process_choose(struct cli_process *process, const struct pl_game *game, const void *view, int seat,
                        pl_move *move, enum pl_lang lang, struct pl_out *error);
void cli_process_end(struct cli_process *process);

#endif
