/* Hidden agendas (HG-17, HG-54): what each asks, and when it shows (HG-17.3.1). Nobody is ever asked whether to show
 * one out of turn: the question alone would tell that it is fulfilled. */
#include "games/hegemony/flow.h"
#include "games/hegemony/politics.h"

/* ---- What they ask --------------------------------------------------------------------------------------------------
 */

static int fully_operational(const struct hg_state *s) {
    int n = 0;
    PL_EACH_BIT(place, hg_companies_of(s, HG_M)) {
        n += hg_fully_operational(s, place);
    }
    return n;
}

static int elsewhere(const struct hg_state *s) { /* Public and Capitalist companies with M workers */
    int n = 0;
    PL_EACH_BIT(place, HG_ALL_C | HG_ALL_P) {
        n += s->place[place].staff == HG_M + 1;
    }
    return n;
}

static int in_section(const struct hg_state *s, int section) {
    int n = 0;
    for (int policy = 0; policy < 5; policy++)
        n += s->policy[policy] == section;
    return n;
}

static bool stores_all(const struct hg_state *s, int n) {
    for (int good = 0; good < HG_STORED; good++)
        if (s->store[0][good] < n)
            return false;
    return true;
}

static bool in_each_industry(const struct hg_state *s, int n) {
    uint8_t count[HG_INDUSTRIES] = {0};
    PL_EACH_BIT(place, hg_companies_of(s, HG_C)) {
        count[hg_at(s, place)->industry]++;
    }
    for (int industry = 0; industry < HG_INDUSTRIES; industry++)
        if (count[industry] < n)
            return false;
    return true;
}

bool hg_goal_holds(const struct hg_state *s, int goal) {
    int n = hg_goals[goal].n, m = hg_goals[goal].m;
    switch ((enum hg_goal_id)goal) {
    case HG_GOAL_LEVIATHAN:
        return s->events_done >= n;
    case HG_GOAL_EXPERT_BUDGETER:
        return !(s->took_loan >> HG_S & 1);
    case HG_GOAL_ACCORDING_TO_PLAN:
        return hg_agenda_matches(s) >= n;
    case HG_GOAL_STRONG_WELFARE_STATE:
        return s->money[HG_ACC_TREASURY] >= n && s->policy[3] == HG_A && s->policy[4] == HG_A;
    case HG_GOAL_STATE_LED_ECONOMY:
        return s->policy[0] == HG_A && s->operational[2] >= n;
    case HG_GOAL_ENTREPRENEUR:
        return stores_all(s, n);
    case HG_GOAL_SUCCESSFUL_STARTUP:
        return fully_operational(s) >= n;
    case HG_GOAL_GROWING_MIDDLE_CLASS:
        return fully_operational(s) >= n && elsewhere(s) >= m;
    case HG_GOAL_GOLDEN_COMPROMISE:
        return in_section(s, HG_B) >= n;
    case HG_GOAL_WE_WORK_WE_THRIVE:
        return hg_idle_count(s, HG_M) == 0;
    case HG_GOAL_RALLY_THE_MASSES:
        return s->influence[HG_W] >= n;
    case HG_GOAL_WORKERS_UNITE:
        return __builtin_popcount(s->unions) >= n;
    case HG_GOAL_WORKING_CLASS_PUSH:
        return s->bills_passed[HG_W] >= n;
    case HG_GOAL_SMALL_LABOR_FORCE:
        return s->population[HG_W] <= n;
    case HG_GOAL_SURPLUS_VALUE:
        return s->wages_got[HG_W] >= n;
    case HG_GOAL_CORPORATE_EMPIRE:
        return __builtin_popcount(hg_companies_of(s, HG_C)) >= n && s->operational[1] >= m;
    case HG_GOAL_TOWARD_A_NEOLIBERAL_STATE:
        return in_section(s, HG_CC) >= n;
    case HG_GOAL_EXPORT_TYCOON:
        return s->export_got[HG_C - HG_M] >= n;
    case HG_GOAL_DIVERSIFIED_PORTFOLIO:
        return in_each_industry(s, n);
    case HG_GOAL_VENTURE_CAPITALIST:
        return s->money[HG_ACC_CAPITAL] >= n;
    case HG_GOAL_COUNT:
        break;
    }
    return false;
}

/* ---- When -----------------------------------------------------------------------------------------------------------
 */

/* HG-17.2: in Elections it counts only when all votes are over. */
static bool about_policies(int goal) {
    return goal == HG_GOAL_STRONG_WELFARE_STATE || goal == HG_GOAL_STATE_LED_ECONOMY ||
           goal == HG_GOAL_GOLDEN_COMPROMISE || goal == HG_GOAL_TOWARD_A_NEOLIBERAL_STATE;
}

/* Its goals that are not shown yet, bit per agenda of the role: the one kept, or all five (HG-17.4). */
static unsigned open_goals(const struct hg_state *s, int role) {
    if (!hg_in_game(s, role))
        return 0;
    unsigned own = hg_is_automa(s, role) ? (1u << HG_GOALS_EACH) - 1
                   : s->goal[role][0]    ? 1u << (s->goal[role][0] - 1)
                                         : 0;
    return own & ~(unsigned)s->goal_done[role];
}

static bool in_its_rounds(const struct hg_state *s, const struct hg_goal *goal) {
    return s->round >= goal->first_round && s->round <= goal->last_round;
}

static bool by_itself(const struct hg_state *s, int role, const struct hg_goal *goal) { /* HG-29.13 */
    bool in_turn = goal->timing == HG_ANYTIME || goal->timing == HG_IN_ACTION;
    return hg_is_automa(s, role) || !s->option[HG_OPT_REVEAL] || !in_turn;
}

static void shows(struct hg_state *s, int role, int of_role, struct pl_notes *notes) {
    int goal = hg_goal_row(role, of_role);
    s->goal_done[role] |= (uint8_t)(1u << of_role);
    NOTE(N_GOAL, role, goal);
    if (!hg_is_automa(s, role))
        hg_vp(s, role, hg_goals[goal].vp, HG_BY_GOAL, notes);
}

static bool playing(const struct hg_state *s) {
    return s->option[HG_OPT_GOALS] && s->phase > HG_SETUP && s->phase < HG_OVER;
}

void hg_check_goals(struct hg_state *s, struct pl_notes *notes) {
    if (!playing(s))
        return;
    for (int role = 0; role < HG_ROLES; role++)
        PL_EACH_BIT(i, open_goals(s, role)) {
            int id = hg_goal_row(role, i);
            const struct hg_goal *goal = &hg_goals[id];
            bool now = goal->timing == HG_ANYTIME ? !(s->phase == HG_ELECTIONS && about_policies(id))
                                                  : goal->timing == HG_IN_ACTION && s->phase == HG_ACTION;
            if (now && in_its_rounds(s, goal) && by_itself(s, role, goal) && hg_goal_holds(s, id))
                shows(s, role, i, notes);
        }
}

void hg_goals_at(struct hg_state *s, enum hg_timing timing, struct pl_notes *notes) {
    if (!playing(s))
        return;
    for (int role = 0; role < HG_ROLES; role++)
        PL_EACH_BIT(i, open_goals(s, role)) {
            int id = hg_goal_row(role, i);
            const struct hg_goal *goal = &hg_goals[id];
            bool now = goal->timing == timing ||
                       (timing == HG_IN_ELECTIONS && goal->timing == HG_ANYTIME && about_policies(id));
            if (now && in_its_rounds(s, goal) && by_itself(s, role, goal) && hg_goal_holds(s, id))
                shows(s, role, i, notes);
        }
}

void hg_score_automa_goals(struct hg_state *s, struct pl_notes *notes) {
    if (!s->option[HG_OPT_GOALS])
        return;
    for (int role = 0; role < HG_CLASSES; role++) {
        int best = 0;
        if (!hg_is_automa(s, role))
            continue;
        PL_EACH_BIT(i, s->goal_done[role]) {
            int vp = hg_goals[hg_goal_row(role, i)].vp;
            best = vp > best ? vp : best;
        }
        hg_vp(s, role, best, HG_BY_GOAL, notes);
    }
}

/* ---- As a choice of the own turn (HG-29.13)
 * -------------------------------------------------------------------------- */

bool hg_may_reveal(const struct hg_state *s, int role) {
    unsigned own = open_goals(s, role);
    if (!playing(s) || !s->option[HG_OPT_REVEAL] || !own || hg_is_automa(s, role))
        return false;
    int id = hg_goal_row(role, __builtin_ctz(own));
    const struct hg_goal *goal = &hg_goals[id];
    return !by_itself(s, role, goal) && in_its_rounds(s, goal) && hg_goal_holds(s, id);
}

void hg_reveal_goal(struct hg_state *s, int role, struct pl_notes *notes) {
    shows(s, role, __builtin_ctz(open_goals(s, role)), notes);
}
