/* What the rows of the action cards count (HG-30 to HG-33). */
#include "games/hegemony/cards.h"

static int own(const struct pl_call *call) {
    return call->cursor->v[HG_V_OWN];
}
static int own_class(const struct pl_call *call) { /* whose workers are counted */
    return own(call) <= HG_M ? own(call) : HG_M;
}

int hg_value_population(const struct hg_state *s, const struct pl_call *call) {
    return s->population[own_class(call)];
}
int hg_value_idle(const struct hg_state *s, const struct pl_call *call) {
    return hg_idle_count(s, own_class(call));
}
int hg_value_employed(const struct hg_state *s, const struct pl_call *call) {
    return s->employed[own_class(call)];
}
int hg_value_employed_elsewhere(const struct hg_state *s, const struct pl_call *call) {
    int n = 0;
    PL_EACH_BIT(place, (unsigned)HG_ALL_C | HG_ALL_P) {
        if (s->place[place].card)
            n += hg_workers_in(s, place, own_class(call));
    }
    return n;
}
int hg_value_workplaces(const struct hg_state *s, const struct pl_call *call) {
    int n = 0;
    PL_EACH_BIT(place, (unsigned)HG_ALL_C | HG_ALL_P) {
        n += s->place[place].card && s->place[place].staff == own_class(call) + 1;
    }
    return n;
}
int hg_value_unions(const struct hg_state *s, const struct pl_call *call) {
    (void)call;
    return __builtin_popcount(s->unions);
}
int hg_value_companies(const struct hg_state *s, const struct pl_call *call) {
    return __builtin_popcount(hg_companies_of(s, own(call)));
}
int hg_value_employers(const struct hg_state *s, const struct pl_call *call) {
    int n = 0;
    (void)call;
    PL_EACH_BIT(place, (unsigned)HG_ALL_M) {
        n += s->place[place].card && s->place[place].slot[2];
    }
    return n;
}

static int of_industry(const struct hg_state *s, uint32_t places, int industry) {
    int n = 0;
    PL_EACH_BIT(place, places) {
        n += hg_at(s, place)->industry == industry;
    }
    return n;
}

int hg_value_clinics(const struct hg_state *s, const struct pl_call *call) {
    return of_industry(s, hg_operational_of(s, own(call)), HG_HEALTH);
}
int hg_value_revenue(const struct hg_state *s, const struct pl_call *call) {
    (void)call;
    return s->money[HG_ACC_REVENUE];
}
int hg_value_own_bills(const struct hg_state *s, const struct pl_call *call) {
    int n = 0;
    for (int policy = 0; policy < HG_POLICIES; policy++)
        n += s->bill[policy] && hg_bill_role(s->bill[policy]) == own(call);
    return n;
}
int hg_value_lobby(const struct hg_state *s, const struct pl_call *call) { /* HG-32.27 */
    uint32_t places = hg_companies_of(s, own(call));
    return of_industry(s, places, HG_AGRICULTURE) + (s->policy[5] == HG_A ? of_industry(s, places, HG_LUXURY) : 0);
}
int hg_value_stimulus(const struct hg_state *s, const struct pl_call *call) { /* HG-31.31 */
    return 2 * hg_value_employed_elsewhere(s, call) + 4 * hg_value_companies(s, call);
}

/* ---- Of the table ------------------------------------------------------------------------------------------------ */

int hg_value_labor(const struct hg_state *s, const struct pl_call *call) {
    (void)call;
    return s->policy[1];
}
int hg_value_openness(const struct hg_state *s, const struct pl_call *call) {
    (void)call;
    return s->policy[5] + 1;
}
int hg_value_health_price(const struct hg_state *s, const struct pl_call *call) {
    (void)call;
    return hg_unit_price(s, HG_FROM_STATE, HG_HEA);
}
int hg_value_education_price(const struct hg_state *s, const struct pl_call *call) {
    (void)call;
    return hg_unit_price(s, HG_FROM_STATE, HG_EDU);
}
int hg_value_public_health(const struct hg_state *s, const struct pl_call *call) {
    (void)call;
    return s->public_goods[HG_HEA];
}
int hg_value_treasury(const struct hg_state *s, const struct pl_call *call) {
    (void)call;
    return s->money[HG_ACC_TREASURY];
}
int hg_value_loans(const struct hg_state *s, const struct pl_call *call) {
    (void)call;
    return s->loans[HG_S];
}
int hg_value_bills(const struct hg_state *s, const struct pl_call *call) {
    int n = 0;
    (void)call;
    for (int policy = 0; policy < HG_POLICIES; policy++)
        n += s->bill[policy] != 0;
    return n;
}
int hg_value_rival_bills(const struct hg_state *s, const struct pl_call *call) {
    return hg_value_bills(s, call) - hg_value_own_bills(s, call);
}
int hg_value_bill_policies(const struct hg_state *s, const struct pl_call *call) {
    return hg_value_bills(s, call); /* a policy has one bill at most */
}
int hg_value_agenda_matches(const struct hg_state *s, const struct pl_call *call) {
    (void)call;
    return hg_agenda_matches(s);
}
int hg_value_loyal(const struct hg_state *s, const struct pl_call *call) {
    int n = 0;
    (void)call;
    for (int role = 0; role < HG_CLASSES; role++)
        n += hg_in_game(s, role) && s->legitimacy[role] > 1;
    return n;
}
int hg_value_may_bill(const struct hg_state *s, const struct pl_call *call) {
    static const struct hg_bill plain = {.no_vote = 1};
    return hg_can_bill(s, own(call), &plain);
}
