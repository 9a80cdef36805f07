/* A bot's thinking, that Ctrl-C can cut short. */
#ifndef PLATEAU_CLI_THINK_H
#define PLATEAU_CLI_THINK_H

#include "app/cli/terminal.h"

enum cli_thought {
    CLI_THOUGHT,     /* it has chosen in its own time */
    CLI_THOUGHT_CUT, /* Ctrl-C was pressed once: *move is the best so far; the interrupt has been taken note of */
    CLI_THOUGHT_NOT  /* pressed again, or somebody asked the program to stop: it has to end */
};
/* Lets the bot choose for `seat`; meanwhile a terminal shows that `who` is thinking. */
enum cli_thought cli_think(const struct cli_terminal *terminal, const char *who, const struct pl_bot *bot,
                           const struct pl_game *game, const void *view, int seat, struct pl_rng *rng, pl_move *move,
                           struct pl_bot_report *report);

#endif
