/* Where the source tree is: the test's first argument that is no option, or PLATEAU_SOURCE. */
#ifndef PLATEAU_TESTS_SOURCE_H
#define PLATEAU_TESTS_SOURCE_H

#include <stdlib.h>

static inline const char *source_root(int argc, char **argv) {
    for (int i = 1; i < argc; i++)
        if (argv[i][0] != '-')
            return argv[i];
    const char *root = getenv("PLATEAU_SOURCE");
    return root ? root : ".";
}

#endif
