/* Private to match/: what the files of a game have in common, from the game's name to its dice. */
#ifndef PLATEAU_MATCH_REPLAY_HEADER_H
#define PLATEAU_MATCH_REPLAY_HEADER_H

#include "match/lines.h"
#include "match/match.h"

struct pl_header {
    const struct pl_game *game;
    struct pl_setup setup;
    struct pl_seat seat[PL_MAX_SEATS];
    uint64_t seed;
    struct pl_origin origin;
};

/* `plain`: the dice are a line `seed N`, as in format 1; otherwise lines `dice …` and `friendly …`. A seed that is not
 * revealed is never written. */
void pl_header_write(const struct pl_match *match, const char *magic, bool plain, FILE *file);
/* What follows the first line; false after saying what is wrong. */
bool pl_header_read(struct pl_lines *r, bool plain, struct pl_header *header);
/* The line `moves`. */
bool pl_header_moves(struct pl_lines *r);
/* Fetches the line `form` ("players N"): its first word must be the form's. The rest of it, or NULL. */
char *pl_header_expect(struct pl_lines *r, const char *form);

#endif
