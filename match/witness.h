/* Witness files: what one viewer knows of a game in which something is hidden. The header is that of a replay with a
 * `viewer`; a move is told in sentences, and with its notation only if it is the viewer's own; at the end stands the
 * position as the viewer sees it. docs/replay.md explains the format.
 *
 *     struct pl_witness *witness = pl_witness_read(text, length, PL_EN, &error);
 *     for (int i = 0; i < witness->count; i++)
 *         puts(witness->told[i].text[PL_EN]);
 *     game->board(&witness->view, &screen, &out);
 *     pl_witness_free(witness);
 */
#ifndef PLATEAU_MATCH_WITNESS_H
#define PLATEAU_MATCH_WITNESS_H

#include "match/match.h"

struct pl_told {
    int move;                   /* its number, from 0; a move may be told in several sentences */
    int8_t seat;                /* who moved, or PL_CHANCE */
    const char *notation;       /* of the viewer's own move, else "" */
    const char *text[PL_LANGS]; /* the sentence in each language */
};

struct pl_witness {
    const struct pl_game *game;
    struct pl_setup setup;
    struct pl_seat seat[PL_MAX_SEATS];
    struct pl_origin origin; /* its seed is never known here */
    int viewer;              /* a seat or PL_SPECTATOR */
    int length;              /* moves made */
    struct pl_told *told;
    int count;
    union pl_any_state view; /* the position as the viewer sees it */
    char *text;              /* what `told` points into */
};

/* Writes what `viewer` (a seat or PL_SPECTATOR) knows of the match: the same bytes whatever is hidden from it. False if
 * the game fails to deal a world for this viewer, or memory is out; then half a file may have been written. */
bool pl_witness_write(const struct pl_match *match, int viewer, FILE *file);

/* Does it begin like one? */
bool pl_is_witness(const char *text, size_t length);
/* NULL: `error` names the first wrong line and what is wrong with it. */
struct pl_witness *pl_witness_read(const char *text, size_t length, enum pl_lang lang, struct pl_out *error);
void pl_witness_free(struct pl_witness *witness);

#endif
