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

/* What a header may say. In PL_PLAIN_HEADER the dice are a line `seed N`, in the others lines `dice …` and `friendly
 * …`; seats are people or bots, in PL_AUTOMA_HEADER automas, too, and those who decide together have answered in any
 * order. */
enum pl_header_form { PL_PLAIN_HEADER, PL_TABLE_HEADER, PL_AUTOMA_HEADER };
/* The least that says all of this match; `plain` if its dice would be content with it. */
enum pl_header_form pl_header_form(const struct pl_match *match, bool plain);
/* A seed that is not revealed is never written. */
void pl_header_write(const struct pl_match *match, const char *magic, enum pl_header_form form, FILE *file);
/* What follows the first line; false after saying what is wrong. */
bool pl_header_read(struct pl_lines *r, enum pl_header_form form, struct pl_header *header);
/* The line `moves`. */
bool pl_header_moves(struct pl_lines *r);
/* Fetches the line `form` ("players N"): its first word must be the form's. The rest of it, or NULL. */
char *pl_header_expect(struct pl_lines *r, const char *form);

#endif
