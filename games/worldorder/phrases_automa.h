/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). */
#ifndef PLATEAU_WORLDORDER_PHRASES_AUTOMA_H
#define PLATEAU_WORLDORDER_PHRASES_AUTOMA_H

#define WO_AUTOMA_PHRASES(X)

#endif
