/* A bot's thinking, that Ctrl-C can cut short. */
#ifndef PLATEAU_CLI_THINK_H
#define PLATEAU_CLI_THINK_H

#include "app/cli/terminal.h"

/* Lets the bot choose for `seat`; meanwhile a terminal shows that `who` is thinking. False: interrupted, no move. */
bool cli_think(const struct cli_terminal *terminal, const char *who, const struct pl_bot *bot,
               const struct pl_game *game, const void *view, int seat, struct pl_rng *rng, pl_move *move,
               struct pl_bot_report *report);

#endif
