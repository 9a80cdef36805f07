/* How a game's files say its sentences (core/text.h): the same two words in every game. A game tells where its phrases
 * stand, and its files name them:
 *
 *     #define PL_PHRASE(NAME) (&am_phrases[AM_##NAME])
 *     #include "core/phrases.h"
 *
 *     return SAY(W_COST, cost, money);    a phrase with its holes filled, to be returned or kept
 *     NOTE(N_DRAWS, seat);                the same as a line of the log for everybody, into the `notes` at hand
 *
 *     return ASKS(CABLE, seat, card);     a question in both voices (core/decide.h): whoever is asked reads ASKS_CABLE,
 *                                         everybody else TELLS_CABLE, of the same arguments
 *     return ASKED(ASKS_TWO, TELLS_AGAIN, seat);    the same where the two phrases are called differently
 *     return TELLS(P_ROLL);               what chance is to do, in the same words for everybody
 *
 * In the table of phrases such a question is one row, so that neither voice is forgotten: name, rule, what is asked in
 * English and French, what the others are told in English and French.
 *
 *     PL_QUESTION(X, CABLE, "AM-20.58", "{1:card}: discard a card", "…", "{1:card}: {0:seat} must discard a card", "…")
 *
 * None of these hides a `return`. */
#ifndef PLATEAU_CORE_PHRASES_H
#define PLATEAU_CORE_PHRASES_H

#include "core/game.h"

#ifndef PL_PHRASE
#error "define PL_PHRASE(NAME), the phrase of that name, before including core/phrases.h"
#endif

#define SAY(NAME, ...) PL_SAY(PL_PHRASE(NAME), __VA_ARGS__)
#define NOTE(NAME, ...) PL_NOTE(notes, PL_PHRASE(NAME), __VA_ARGS__)
#define ASKS(NAME, ...) ASKED(ASKS_##NAME, TELLS_##NAME, __VA_ARGS__)
#define ASKED(ASKS, TELLS, ...) ((struct pl_asked){PL_PHRASE(ASKS), PL_PHRASE(TELLS), {__VA_ARGS__}})
#define TELLS(NAME, ...) ((struct pl_asked){.asks = PL_PHRASE(NAME), .arg = {__VA_ARGS__}})

#define PL_QUESTION(X, NAME, RULE, EN, FR, TOLD_EN, TOLD_FR)                                                           \
    X(ASKS_##NAME, RULE, EN, FR)                                                                                       \
    X(TELLS_##NAME, RULE, TOLD_EN, TOLD_FR)

#endif
