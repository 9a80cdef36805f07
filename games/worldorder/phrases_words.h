/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). Here: moves as
 * sentences, reasons that any decision may have, and what can be wrong with a position. */
#ifndef PLATEAU_WORLDORDER_PHRASES_WORDS_H
#define PLATEAU_WORLDORDER_PHRASES_WORDS_H

/* clang-format off */
#define WO_WORD_PHRASES(X)                                                                                             \
    X(P_OVER, "WO-11.17", "The game is over.", "La partie est terminée.")                                              \
    X(W_OVER, "WO-11.17", "the game is over", "la partie est terminée")                                                \
    X(W_CHANCE, "WO-1.4", "chance decides first", "le hasard décide d'abord")                                          \
    X(W_NOT_YOU, "WO-5.1", "it is {0:seat}'s turn to decide", "c'est à {0:seat} de décider")                           \
    X(W_NOT_NOW, "WO-5.1", "something else is being decided", "on décide d'autre chose")                               \
    X(D_SOMETHING, "WO-5.1", "something", "quelque chose")

#endif
