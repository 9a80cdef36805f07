/* The same story with another truth behind it: a game's past in which what somebody could not see was different. */
#ifndef PLATEAU_TESTS_REDEAL_H
#define PLATEAU_TESTS_REDEAL_H

#include "match/match.h"

struct past {
    const struct pl_game *game;
    struct pl_setup setup;
    int count;
    struct pl_turn *turn; /* owned: past_free */
};

/* A random game's first moves, at most `most`, up to a moment at which a seat is to decide, not an automa; count 0:
 * there was none. */
struct past past_random(const struct pl_game *game, const struct pl_setup *setup, int most, struct pl_rng *rng);
void past_free(struct past *past);

enum redealt { REDEAL_NONE, REDEAL_PAST, REDEAL_NOW };
/* Looks for another past of as many moves that looks the same to `viewer` (a seat or PL_SPECTATOR) before and after
 * every single move. REDEAL_NOW: the truth of its last position is another one as well; REDEAL_PAST: only earlier ones
 * are. *other is to be freed after these. */
enum redealt redeal(const struct past *past, int viewer, struct pl_rng *rng, struct past *other);

#endif
