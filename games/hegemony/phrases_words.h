/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). */
#ifndef PLATEAU_HEGEMONY_PHRASES_WORDS_H
#define PLATEAU_HEGEMONY_PHRASES_WORDS_H

#define HG_WORD_PHRASES(X)

#endif
