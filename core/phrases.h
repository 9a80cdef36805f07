/* How a game's files say its sentences (core/text.h): the same two words in every game. A game tells where its phrases
 * stand, and its files name them:
 *
 *     #define PL_PHRASE(NAME) (&am_phrases[AM_##NAME])
 *     #include "core/phrases.h"
 *
 *     return SAY(W_COST, cost, money);    a phrase with its holes filled, to be returned or kept
 *     NOTE(N_DRAWS, seat);                the same as a line of the log for everybody, into the `notes` at hand
 *
 * Neither hides a `return`. */
#ifndef PLATEAU_CORE_PHRASES_H
#define PLATEAU_CORE_PHRASES_H

#include "core/game.h"

#ifndef PL_PHRASE
#error "define PL_PHRASE(NAME), the phrase of that name, before including core/phrases.h"
#endif

#define SAY(NAME, ...) PL_SAY(PL_PHRASE(NAME), __VA_ARGS__)
#define NOTE(NAME, ...) PL_NOTE(notes, PL_PHRASE(NAME), __VA_ARGS__)

#endif
