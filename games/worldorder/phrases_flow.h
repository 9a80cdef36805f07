/* As in phrases.h: name, rule, English, French; PL_QUESTION rows have both voices (core/phrases.h). */
#ifndef PLATEAU_WORLDORDER_PHRASES_FLOW_H
#define PLATEAU_WORLDORDER_PHRASES_FLOW_H

#define WO_FLOW_PHRASES(X)

#endif
