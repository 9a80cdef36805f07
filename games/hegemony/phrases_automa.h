/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). */
#ifndef PLATEAU_HEGEMONY_PHRASES_AUTOMA_H
#define PLATEAU_HEGEMONY_PHRASES_AUTOMA_H

#define HG_AUTOMA_PHRASES(X)

#endif
