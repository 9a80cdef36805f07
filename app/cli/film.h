/* Saved games on the command line: what the files of `plateau replay` share. */
#ifndef PLATEAU_CLI_FILM_H
#define PLATEAU_CLI_FILM_H

#include "app/cli/tell.h"

struct film {
    struct cli_args *args;
    enum pl_lang lang;
    struct cli_terminal terminal;
    struct pl_match *match;
    const struct pl_game *game;
    int viewer;
};

/* The game's name and its options. */
void film_title(const struct pl_game *game, const struct pl_setup *setup, enum pl_lang lang);
/* A seat with who sits there; `view` is what the reader may know. */
void film_seat(const struct pl_game *game, const void *view, int seat, const struct pl_seat *who, enum pl_lang lang);
/* What is wanted next, `view` being what `viewer` sees. */
void film_next(const struct pl_game *game, const void *view, int viewer, enum pl_lang lang);

/* --audit: says what was checked. Returns the exit code. */
int film_audit(const struct film *film);
/* A file of what one viewer knows: its log and its position. Returns the exit code. */
int film_witness(struct cli_args *args, const char *text, size_t size);

#endif
