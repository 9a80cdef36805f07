/* Everything the game says, one line a phrase: name, rule, English, French. words.c makes the table, this header the
 * names. */
#ifndef PLATEAU_ANKH_PHRASES_H
#define PLATEAU_ANKH_PHRASES_H

#define AM_PHRASES(X)                                                                                                  \
    X(N_TURN, "AM-3.1", "turn {0}: {1:seat}", "tour {0} : {1:seat}")

#define AM_PHRASE_NAME(NAME, RULE, EN, FR) AM_##NAME,
enum am_phrase { AM_PHRASES(AM_PHRASE_NAME) AM_PHRASE_COUNT };
#undef AM_PHRASE_NAME

#endif
