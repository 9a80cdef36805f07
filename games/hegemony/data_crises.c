/* The crisis cards, made of crises.def. */
#include "games/hegemony/data.h"

enum { WHO_W = 1, WHO_M = 2, WHO_C = 4, WHO_S = 8, WHO_WM = 3, WHO_WMC = 7 };
enum { POLICY_0, POLICY_1 = 1, POLICY_2 = 2, POLICY_3 = 4, POLICY_6 = 32, POLICY_7 = 64 };
enum { SET_0, SET_A, SET_B, SET_C };
#define SETS(P1, P2, P3, P4, P5, P6, P7)                                                                               \
    .section = {SET_##P1, SET_##P2, SET_##P3, SET_##P4, SET_##P5, SET_##P6, SET_##P7}
#define FIFTH(A, B, C, D, E, F, ...) F
#define BITS(...) FIFTH(__VA_ARGS__, BITS5, BITS4, BITS3, BITS2, BITS1, )(__VA_ARGS__)
#define BITS1(A) POLICY_##A
#define BITS2(A, B) POLICY_##A | POLICY_##B
#define BITS5(A, B, C, D, E) POLICY_##A | POLICY_##B | POLICY_##C | POLICY_##D | POLICY_##E
#define BILLS(...) .bills = BITS(__VA_ARGS__)
#define BILLS_ALL .bills = (1 << HG_POLICIES) - 1
#define NO_BILLS .bills = 0
#define LOCKS(...) .locks = BITS(__VA_ARGS__)
#define NO_LOCK .locks = 0
#define LOSS(W, M, C) .loss = {W, M, C}
#define STEP_PER(WHO, KIND, AMOUNT, WHAT)                                                                              \
    { WHO_##WHO, HG_CR_##KIND, AMOUNT, HG_CR_##WHAT }
#define STEP(WHO, KIND, AMOUNT) STEP_PER(WHO, KIND, AMOUNT, ONE)
#define STEPS(...)                                                                                                     \
    .step = {__VA_ARGS__}, .steps = sizeof((const struct hg_crisis_step[]){__VA_ARGS__}) / sizeof(struct hg_crisis_step)
#define NO_STEPS .steps = 0
#define PAIR(EN, FR) PL_TEXT(EN, FR)

const struct hg_crisis hg_crises[HG_CRISES] = {
#define CRISIS(NAME, KEY, GONE, SECTIONS, LOCKED, WHEN, LOST, DONE, TITLE_EN, TITLE_FR, EN, FR)                        \
    [HG_CRISIS_##NAME] = {.key = KEY,                                                                                  \
                          .name = PAIR(TITLE_EN, TITLE_FR),                                                            \
                          .text = PAIR(EN, FR),                                                                        \
                          .skip = HG_CR_##WHEN,                                                                        \
                          GONE,                                                                                        \
                          SECTIONS,                                                                                    \
                          LOCKED,                                                                                      \
                          LOST,                                                                                        \
                          DONE},
#include "games/hegemony/crises.def"
};
static_assert((int)HG_CRISIS_COUNT == HG_CRISES, "all of them, and no others");
