/* Rows of events.def: what is counted, what is possible (HG-5.14a), what it brings. */
#include "games/hegemony/events.h"

/* ---- Counting ---------------------------------------------------------------------------------------------------- */

static int half(int n) { /* rounded up */
    return (n + 1) / 2;
}

static int operational(const struct hg_state *s, int role) {
    return role == HG_M ? s->operational[0] : role == HG_C ? s->operational[1] : 0;
}

static int population(const struct hg_state *s, int role) {
    return role <= HG_M ? s->population[role] : 0;
}

static int public_workers(const struct hg_state *s, int role) {
    int n = 0;
    PL_EACH_BIT(place, HG_ALL_P) {
        n += hg_workers_in(s, place, role);
    }
    return n;
}

static int off_agenda(const struct hg_state *s) { /* HG-52.7 */
    int n = 0;
    for (int policy = 0; s->agenda && policy < 5; policy++)
        n += s->policy[policy] != hg_agendas[s->agenda - 1].section[policy];
    return n;
}

static int per(const struct hg_state *s, int what, int role) {
    switch ((enum hg_per)what) {
    case HG_PER_POPULATION:
        return population(s, role);
    case HG_PER_EMPLOYED:
        return role <= HG_M ? s->employed[role] : 0;
    case HG_PER_COMPANIES:
        return __builtin_popcount(hg_companies_of(s, role));
    case HG_PER_OPERATIONAL:
        return operational(s, role);
    case HG_PER_HALF_POPULATION:
        return half(population(s, role));
    case HG_PER_HALF_OPERATIONAL:
        return half(operational(s, role));
    case HG_PER_HALF_EITHER:
        return half(role == HG_C ? operational(s, role) : population(s, role));
    case HG_PER_PUBLIC_WORKERS:
        return public_workers(s, role);
    case HG_PER_OPEN_PUBLIC:
        return hg_open_public(s);
    case HG_PER_OFF_AGENDA:
        return off_agenda(s);
    case HG_PER_FREE_MARKERS:
        return HG_BILLS - hg_bills_of(s, role);
    default:
        return 1;
    }
}

int hg_part_counts(const struct hg_state *s, const struct hg_part *part, int role) {
    return part->n * per(s, part->per, role);
}

/* ---- The class --------------------------------------------------------------------------------------------------- */

static bool has_industry(const struct hg_state *s, int role, int industry) {
    PL_EACH_BIT(place, hg_companies_of(s, role)) {
        if (hg_at(s, place)->industry == industry && hg_operational(s, place))
            return true;
    }
    return false;
}

static bool filter(const struct hg_state *s, const struct hg_task *task, int role) {
    switch ((enum hg_task_filter)task->filter) {
    case HG_CLASS_EDUCATION:
        return has_industry(s, role, HG_EDUCATION);
    case HG_CLASS_LUXURY:
        return has_industry(s, role, HG_LUXURY);
    case HG_CLASS_HEALTH:
        return has_industry(s, role, HG_HEALTH);
    case HG_CLASS_MARKER:
        return hg_bills_of(s, role) < HG_BILLS;
    case HG_CLASS_PUBLIC_WORKERS:
        return public_workers(s, role) > 0;
    default:
        return true;
    }
}

bool hg_class_first(const struct hg_task *task) {
    return task->classes && task->kind != HG_TASK_SPLIT && task->kind != HG_TASK_BUY && task->kind != HG_TASK_STOCK_UP;
}

unsigned hg_task_classes(const struct hg_state *s, const struct hg_task *task) {
    unsigned classes = 0;
    PL_EACH_BIT(role, task->classes) {
        if (hg_in_game(s, role) && filter(s, task, role) && (!hg_class_first(task) || hg_task_with(s, task, role)))
            classes |= 1u << role;
    }
    return classes;
}

/* ---- What is spent ------------------------------------------------------------------------------------------------
 */

int hg_spend_most(const struct hg_state *s, const struct hg_task *task, int role) {
    const struct hg_part *part = &task->spend[0];
    int n = hg_part_counts(s, part, role), has = hg_state_has(s, part->item);
    return part->least && has < n ? has : n;
}

int hg_spend_least(const struct hg_state *s, const struct hg_task *task, int role) {
    return task->spend[0].least ? task->spend[0].least : hg_part_counts(s, &task->spend[0], role);
}

static bool has_all(const struct hg_state *s, const struct hg_task *task, int role) {
    for (int i = 0; i < task->spends; i++) {
        const struct hg_part *part = &task->spend[i];
        if (hg_state_has(s, part->item) < (part->least ? part->least : hg_part_counts(s, part, role)))
            return false;
    }
    return true;
}

static bool has_one(const struct hg_state *s, const struct hg_task *task) {
    for (int i = 0; i < task->spends; i++)
        if (hg_state_has(s, task->spend[i].item) >= task->spend[i].n)
            return true;
    return false;
}

static bool can_replace(const struct hg_state *s, const struct hg_task *task) { /* HG-52.1 */
    int missing = task->spend[0].n - hg_state_has(s, task->spend[0].item);
    return missing * task->spend[1].n <= hg_state_has(s, task->spend[1].item);
}

/* ---- What is provided ---------------------------------------------------------------------------------------------
 */

static int money_spent(const struct hg_task *task) {
    int n = 0;
    for (int i = 0; i < task->spends; i++)
        n += task->spend[i].item == HG_ITEM_MONEY ? task->spend[i].n : 0;
    return n;
}

/* All parts to this class; -1: it cannot be done, whatever the money. */
static int cost_of_all(const struct hg_state *s, const struct hg_task *task, int role) {
    int cost = 0;
    for (int i = 0; i < task->gives; i++) {
        int one = hg_provide_cost(s, role, task->give[i].item, hg_part_counts(s, &task->give[i], role));
        if (one < 0)
            return -1;
        cost += one;
    }
    return cost;
}

static bool can_afford(const struct hg_state *s, const struct hg_task *task, int cost) {
    return cost >= 0 && cost + money_spent(task) <= s->money[HG_ACC_TREASURY];
}

int hg_mix_total(const struct hg_state *s, const struct hg_task *task, int role) {
    return task->kind == HG_TASK_SPEND_MIX ? task->spend[0].n : hg_part_counts(s, &task->give[0], role);
}

bool hg_mix_fits(const struct hg_state *s, const struct hg_task *task, int role, int first) {
    int second = hg_mix_total(s, task, role) - first;
    if (first < 1 || second < 1)
        return false;
    if (task->kind == HG_TASK_SPEND_MIX)
        return hg_state_has(s, task->spend[0].item) >= first && hg_state_has(s, task->spend[1].item) >= second;
    int one = hg_provide_cost(s, role, task->give[0].item, first);
    int two = hg_provide_cost(s, role, task->give[1].item, second);
    return one >= 0 && two >= 0 && can_afford(s, task, one + two);
}

static bool can_mix(const struct hg_state *s, const struct hg_task *task, int role) {
    for (int first = hg_mix_total(s, task, role) - 1; first >= 1; first--)
        if (hg_mix_fits(s, task, role, first))
            return true;
    return false;
}

/* HG-50.6: it and another class. */
static bool can_two(const struct hg_state *s, const struct hg_task *task, int role) {
    int own = cost_of_all(s, task, role);
    for (int other = 0; own >= 0 && other < HG_CLASSES; other++) {
        int cost = other != role && hg_in_game(s, other) ? cost_of_all(s, task, other) : -1;
        if (cost >= 0 && can_afford(s, task, own + cost))
            return true;
    }
    return false;
}

static bool can_split(const struct hg_state *s, const struct hg_task *task) { /* HG-50.1, HG-50.21 */
    const struct hg_part *part = &task->give[0];
    int has = hg_state_has(s, part->item);
    if (part->item == HG_ITEM_CUBES)
        has = s->cubes[HG_W] + s->cubes[HG_M] + s->cubes[HG_C];
    return has_all(s, task, HG_W) && has >= (part->least ? part->least : part->n);
}

/* ---- What is bought -----------------------------------------------------------------------------------------------
 */

int hg_public_room(const struct hg_state *s, int good) {
    int room = hg_public_limit(s, good) - s->public_goods[good];
    return room > 0 ? room : 0;
}

static bool can_buy(const struct hg_state *s, const struct hg_task *task) { /* HG-50.3 */
    int good = task->give[0].item;
    if (!hg_public_room(s, good) || hg_part_counts(s, &task->give[0], HG_S) < 1)
        return false;
    for (int from = HG_FROM_C; from <= HG_FROM_ABROAD; from++) {
        bool asked =
            from == HG_FROM_C || from == HG_FROM_M || (from == HG_FROM_ABROAD && task->kind == HG_TASK_STOCK_UP);
        if (asked && hg_source_has_goods(s, good, from) && hg_source_price(s, good, from) <= s->money[HG_ACC_TREASURY])
            return true;
    }
    return false;
}

/* ---- What is built (HG-50.17) -------------------------------------------------------------------------------------
 */

static bool m_can_staff(const struct hg_state *s, int row) { /* its M workers, all unemployed */
    const struct hg_company *company = &hg_companies[row];
    int need = (company->slot[0] != HG_SLOT_NONE) + (company->slot[1] != HG_SLOT_NONE);
    if (company->slot[0] == HG_SLOT_M_SKILLED && !s->idle[HG_M][company->industry + 1])
        return false;
    return hg_idle_count(s, HG_M) >= need;
}

uint64_t hg_event_build_rows(const struct hg_state *s, const struct hg_task *task, int role) {
    const uint8_t *market = role == HG_C ? s->market_c : s->market_m;
    int room = role == HG_C ? (int)sizeof s->market_c : (int)sizeof s->market_m;
    uint64_t rows = 0;
    if ((role != HG_M && role != HG_C) || hg_free_place(s, role) < 0)
        return 0;
    for (int i = 0; i < room; i++) {
        int row = market[i] - 1;
        if (row >= 0 && hg_companies[row].cost >= task->spend[0].n &&
            hg_companies[row].cost <= s->money[HG_ACC_TREASURY] && (role == HG_C || m_can_staff(s, row)))
            rows |= UINT64_C(1) << row;
    }
    return rows;
}

/* ---- Is it possible? ----------------------------------------------------------------------------------------------
 */

bool hg_task_with(const struct hg_state *s, const struct hg_task *task, int role) {
    const struct hg_bill terms = {.role_places = HG_S + 1};
    switch ((enum hg_task_kind)task->kind) {
    case HG_TASK_SPEND:
        return has_all(s, task, role);
    case HG_TASK_SPEND_ONE:
        return has_one(s, task);
    case HG_TASK_SPEND_MIX:
    case HG_TASK_MIX:
        return can_mix(s, task, role);
    case HG_TASK_REPLACE:
        return can_replace(s, task);
    case HG_TASK_PROVIDE:
        return has_all(s, task, role) && can_afford(s, task, cost_of_all(s, task, role));
    case HG_TASK_TWO:
        return can_two(s, task, role);
    case HG_TASK_ALL:
        return HG_CLASSES * task->give[0].n <= s->money[HG_ACC_TREASURY];
    case HG_TASK_SPLIT:
        return can_split(s, task);
    case HG_TASK_BUY:
    case HG_TASK_STOCK_UP:
        return can_buy(s, task);
    case HG_TASK_BUILD:
        return hg_event_build_rows(s, task, role) != 0;
    case HG_TASK_BILL:
        return hg_can_name_bill(s, &terms, HG_S);
    }
    return false;
}

bool hg_task_possible(const struct hg_state *s, const struct hg_task *task) {
    if (hg_class_first(task))
        return hg_task_classes(s, task) != 0;
    return hg_task_with(s, task, HG_W);
}

/* ---- What it brings -----------------------------------------------------------------------------------------------
 */

/* For a class, or for S where none is chosen. */
void hg_event_reward(struct hg_state *s, const struct hg_task *task, int role, int got, struct pl_notes *notes) {
    const struct hg_reward *reward = &task->reward[role];
    int times = reward->per ? got / reward->per : 1, n = reward->n * times;
    if (!n)
        return;
    switch ((enum hg_reward_kind)reward->kind) {
    case HG_LEGITIMACY:
        hg_legitimacy(s, role, n, notes);
        break;
    case HG_TOKEN:
        for (int i = 0; i < n; i++)
            hg_legitimacy_token(s, role, notes);
        break;
    case HG_VP:
        hg_vp(s, HG_S, n, HG_BY_EVENTS, notes);
        break;
    case HG_NO_REWARD:
        break;
    }
}
