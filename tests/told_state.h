/* A state from what is told of it to whoever has the one before, as docs/table.md says. */
#ifndef PLATEAU_TESTS_TOLD_STATE_H
#define PLATEAU_TESTS_TOLD_STATE_H

#include <jansson.h>

/* The whole state, a new reference; `told` has a base or is whole itself. The test fails if `known` (NULL: none) is not
 * its base, or if it names pieces that are not there. */
json_t *told_whole(const json_t *known, json_t *told);

#endif
