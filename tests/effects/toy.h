/* The state of the toy game of tests/test_script.c; effects_to_c.py makes its rows from toy.words and toy.txt. */
#ifndef PLATEAU_TESTS_TOY_H
#define PLATEAU_TESTS_TOY_H

#include "core/frames.h"

enum { TOY_F_EFFECT = 1, TOY_F_ASK, TOY_F_CHOICE };
enum { TOY_ANSWER = 0 }; /* of a TOY_F_ASK: the register that the answer goes to */

struct toy_state {
    struct pl_frames frames;
    int16_t stock[3];
    int16_t counted;
    bool yes;
    char said[256]; /* what the words wrote */
};

enum { TOY_EFFECT_FRAMES = 0, TOY_EFFECT_WAITS = TOY_F_EFFECT };

#endif
