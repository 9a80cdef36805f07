/* The hidden agendas, made of goals.def. */
#include "games/hegemony/data.h"

#define PAIR(EN, FR) PL_TEXT(EN, FR)
const struct hg_goal hg_goals[HG_GOALS] = {
#define GOAL(NAME, KEY, ROLE, WHEN, POINTS, FIRST, LAST, N, M, TITLE_EN, TITLE_FR, EN, FR)                             \
    [HG_GOAL_##NAME] = {.key = KEY,                                                                                    \
                        .name = PAIR(TITLE_EN, TITLE_FR),                                                              \
                        .text = PAIR(EN, FR),                                                                          \
                        .role = HG_##ROLE,                                                                             \
                        .timing = HG_##WHEN,                                                                           \
                        .vp = POINTS,                                                                                  \
                        .first_round = FIRST,                                                                          \
                        .last_round = LAST,                                                                            \
                        .n = N,                                                                                        \
                        .m = M},
#include "games/hegemony/goals.def"
};
const uint8_t hg_first_goal[HG_ROLES] = {HG_GOAL_RALLY_THE_MASSES, HG_GOAL_ENTREPRENEUR, HG_GOAL_CORPORATE_EMPIRE,
                                         HG_GOAL_LEVIATHAN};
static_assert((int)HG_GOAL_COUNT == HG_GOALS, "all of them, and no others");
