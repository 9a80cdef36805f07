/* The Events and Alternative Events, made of events.def. */
#include "games/hegemony/data.h"

enum { CLASSES_NONE = 0, CLASSES_WM = 3, CLASSES_WC = 5, CLASSES_MC = 6, CLASSES_WMC = 7 };
enum { PENALTY_WM = 3, PENALTY_WC = 5, PENALTY_MC = 6, PENALTY_TWO = HG_TWO_OF_THREE };
#define ELSE_EN_WM " If it is not done: Legitimacy -1 with the Working and the Middle Class."
#define ELSE_EN_WC " If it is not done: Legitimacy -1 with the Working and the Capitalist Class."
#define ELSE_EN_MC " If it is not done: Legitimacy -1 with the Middle and the Capitalist Class."
#define ELSE_EN_TWO " If it is not done: Legitimacy -1 with two classes of your choice."
#define ELSE_FR_WM " Sinon : Légitimité -1 auprès de la Classe Ouvrière et de la Classe Moyenne."
#define ELSE_FR_WC " Sinon : Légitimité -1 auprès de la Classe Ouvrière et de la Classe Capitaliste."
#define ELSE_FR_MC " Sinon : Légitimité -1 auprès de la Classe Moyenne et de la Classe Capitaliste."
#define ELSE_FR_TWO " Sinon : Légitimité -1 auprès de deux Classes de votre choix."

#define RANGE_PER(ITEM, LEAST, AMOUNT, WHAT)                                                                           \
    { HG_ITEM_##ITEM, HG_PER_##WHAT, AMOUNT, LEAST }
#define RANGE(ITEM, LEAST, AMOUNT) RANGE_PER(ITEM, LEAST, AMOUNT, ONE)
#define PER(ITEM, AMOUNT, WHAT) RANGE_PER(ITEM, 0, AMOUNT, WHAT)
#define N(ITEM, AMOUNT) RANGE_PER(ITEM, 0, AMOUNT, ONE)
#define COUNT(...) (sizeof((const struct hg_part[]){__VA_ARGS__}) / sizeof(struct hg_part))
#define SPENDS(...) .rule.spend = {__VA_ARGS__}, .rule.spends = COUNT(__VA_ARGS__)
#define NO_SPENDS .rule.spends = 0
#define GIVES(...) .rule.give = {__VA_ARGS__}, .rule.gives = COUNT(__VA_ARGS__)
#define NO_GIVES .rule.gives = 0
#define REWARDS(...) .rule.reward = {__VA_ARGS__}
#define TO(ROLE, KIND, AMOUNT, EVERY) [HG_##ROLE] = {HG_##KIND, AMOUNT, EVERY}
#define TO_W(...) TO(W, __VA_ARGS__)
#define TO_M(...) TO(M, __VA_ARGS__)
#define TO_C(...) TO(C, __VA_ARGS__)
#define TO_S(...) TO(S, __VA_ARGS__)
#define TO_WM(...) TO_W(__VA_ARGS__), TO_M(__VA_ARGS__)
#define TO_WC(...) TO_W(__VA_ARGS__), TO_C(__VA_ARGS__)
#define TO_MC(...) TO_M(__VA_ARGS__), TO_C(__VA_ARGS__)
#define TO_WMC(...) TO_W(__VA_ARGS__), TO_M(__VA_ARGS__), TO_C(__VA_ARGS__)
#define GAIN(...) .use.gain = {__VA_ARGS__}, .use.gains = COUNT(__VA_ARGS__)
#define NO_GAIN .use.gains = 0
#define USE(KIND, PHASE, AMOUNT, POINTS, WHAT)                                                                         \
    .use.kind = HG_ADV_##KIND, .use.phase = HG_##PHASE, .use.n = AMOUNT, .use.vp = POINTS, WHAT
#define NO_USE .use.kind = HG_NO_ADVANTAGE
#define PAIR(EN, FR) PL_TEXT(EN, FR)

const struct hg_event hg_events[HG_EVENTS + HG_ALT_EVENTS] = {
#define EVENT(NAME, KEY, KIND, CHOICES, NEEDS, SPENT, GIVEN, BRINGS, LEFT, ADVANTAGE, TITLE_EN, TITLE_FR, TASK_EN,     \
              TASK_FR, USE_EN, USE_FR)                                                                                 \
    [HG_EV_##NAME] = {.key = KEY,                                                                                      \
                      .name = PAIR(TITLE_EN, TITLE_FR),                                                                \
                      .task = PAIR(TASK_EN ELSE_EN_##LEFT, TASK_FR ELSE_FR_##LEFT),                                    \
                      .advantage = PAIR(USE_EN, USE_FR),                                                               \
                      .rule.kind = HG_TASK_##KIND,                                                                     \
                      .rule.classes = CLASSES_##CHOICES,                                                               \
                      .rule.filter = HG_CLASS_##NEEDS,                                                                 \
                      .rule.penalty = PENALTY_##LEFT,                                                                  \
                      SPENT,                                                                                           \
                      GIVEN,                                                                                           \
                      BRINGS,                                                                                          \
                      ADVANTAGE},
#include "games/hegemony/events.def"
};
static_assert(HG_EVENT_COUNT == HG_EVENTS + HG_ALT_EVENTS, "all of them, and no others");
