/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). */
#ifndef PLATEAU_HEGEMONY_PHRASES_SCENE_H
#define PLATEAU_HEGEMONY_PHRASES_SCENE_H

#define HG_SCENE_PHRASES(X)

#endif
