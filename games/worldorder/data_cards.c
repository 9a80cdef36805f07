/* The action cards, made of cards.def. */
#include "games/worldorder/data.h"
#include "games/worldorder_effects.h"

/* Several powers have cards with the same words. */
#define TEXT(NAME, EN, FR, DOES_EN, DOES_FR)                                                                           \
    static const char name_en_##NAME[] = EN, name_fr_##NAME[] = FR, does_en_##NAME[] = DOES_EN,                        \
                      does_fr_##NAME[] = DOES_FR;
#include "games/worldorder/cards.def"

enum { CUBE_NO = -1, CUBE_DOMESTIC, CUBE_DIPLOMATIC, CUBE_ECONOMIC, CUBE_MILITARY };
static_assert(CUBE_DOMESTIC == (int)WO_DOMESTIC && CUBE_DIPLOMATIC == (int)WO_DIPLOMATIC &&
                  CUBE_ECONOMIC == (int)WO_ECONOMIC && CUBE_MILITARY == (int)WO_MILITARY,
              "a cube is that of a type");
#define ONE(A) .types = 1 << WO_##A
#define TWICE(A) .types = 1 << WO_##A, .twice = 1
#define TWO(A, B) .types = 1 << WO_##A | 1 << WO_##B
#define THREE(A, B, C) .types = 1 << WO_##A | 1 << WO_##B | 1 << WO_##C
#define WORDS(NAME)                                                                                                    \
    .name = PL_TEXT(name_en_##NAME, name_fr_##NAME), .text = PL_TEXT(does_en_##NAME, does_fr_##NAME),                  \
    .effect = WO_SCRIPT_##NAME

/* "usa-new-allies": the key is what follows the power. */
const struct wo_card wo_faces[WO_FACES] = {
#define START(POWER, ID, NAME, TYPE, CUBE, COPIES, FIRST, BONUS, N, POINTS)                                            \
    {.key = &ID[sizeof #POWER],                                                                                        \
     .id = ID,                                                                                                         \
     .power = WO_##POWER,                                                                                              \
     .types = 1 << WO_##TYPE,                                                                                          \
     .cube = CUBE_##CUBE,                                                                                              \
     .copies = COPIES,                                                                                                 \
     .first = FIRST,                                                                                                   \
     .bonus = WO_##BONUS,                                                                                              \
     .bonus_n = N,                                                                                                     \
     .points = POINTS,                                                                                                 \
     WORDS(NAME)},
#define MARKET(KEY, NAME, TYPES, CUBE, COST, BONUS, N, POINTS)                                                         \
    {.key = KEY,                                                                                                       \
     .id = KEY,                                                                                                        \
     .power = -1,                                                                                                      \
     TYPES,                                                                                                            \
     .cube = CUBE_##CUBE,                                                                                              \
     .copies = 2,                                                                                                      \
     .cost = COST,                                                                                                     \
     .bonus = WO_##BONUS,                                                                                              \
     .bonus_n = N,                                                                                                     \
     .points = POINTS,                                                                                                 \
     WORDS(NAME)},
#include "games/worldorder/cards.def"
};

/* Ids are given out face by face, so many as there are copies. */
enum {
#define START(POWER, ID, NAME, TYPE, CUBE, COPIES, FIRST, BONUS, N, POINTS)                                            \
    FIRST_##POWER##_##NAME, LAST_##POWER##_##NAME = FIRST_##POWER##_##NAME + COPIES - 1,
#define MARKET(KEY, NAME, ...) FIRST_##NAME, LAST_##NAME = FIRST_##NAME + 1,
#include "games/worldorder/cards.def"
    GIVEN_OUT
};
static_assert((int)GIVEN_OUT == WO_CARDS && (int)FIRST_OPTIMIZATION_PROGRAM == WO_START_CARDS, "48 and 66 cards");

enum {
#define START(POWER, ID, NAME, ...) FACE_##POWER##_##NAME,
#define MARKET(KEY, NAME, ...) FACE_##NAME,
#include "games/worldorder/cards.def"
    FACES
};
static_assert((int)FACES == WO_FACES && (int)FACE_OPTIMIZATION_PROGRAM == WO_START_FACES, "36 and 33 faces");

const uint8_t wo_face_of[WO_CARDS] = {
#define START(POWER, ID, NAME, ...) [FIRST_##POWER##_##NAME... LAST_##POWER##_##NAME] = FACE_##POWER##_##NAME,
#define MARKET(KEY, NAME, ...) [FIRST_##NAME... LAST_##NAME] = FACE_##NAME,
#include "games/worldorder/cards.def"
};
const uint8_t wo_first_of[WO_FACES] = {
#define START(POWER, ID, NAME, ...) FIRST_##POWER##_##NAME,
#define MARKET(KEY, NAME, ...) FIRST_##NAME,
#include "games/worldorder/cards.def"
};
