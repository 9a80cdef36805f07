/* What the fuzz targets share. Each is one function over any bytes; libFuzzer calls it, or replay_corpus.c does. */
#ifndef PLATEAU_FUZZ_FUZZ_H
#define PLATEAU_FUZZ_FUZZ_H

#include "plateau.h"
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A check that holds in every build; what it finds wrong ends the run, so that the input is kept. */
#define FUZZ_CHECK(FINE, WRONG)                                                                                        \
    do {                                                                                                               \
        if (!(FINE)) {                                                                                                 \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, (WRONG));                                               \
            abort();                                                                                                   \
        }                                                                                                              \
    } while (0)

#endif
