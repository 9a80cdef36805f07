/* Pay Taxes (HG-8.1e, HG-9.4). */
#include "games/hegemony/flow.h"

/* HG-10.5: policy 2 as it was when wages were paid. */
static int income_rate(const struct hg_state *s) {
    return hg_income_tax[s->wage_policy ? s->wage_policy - 1 : s->policy[1]][s->policy[2]];
}

/* HG-9.4a: Capitalist and open Public companies with M workers. */
static int employers_of_m(const struct hg_state *s) {
    int n = 0;
    for (int place = 0; place < HG_PLACE_F; place++)
        n += hg_owner_of(place) != HG_M && hg_there(s, place) && s->place[place].staff == HG_M + 1;
    return n;
}

static int income_tax(const struct hg_state *s, int role) {
    switch (role) {
    case HG_W:
        return income_rate(s) * s->population[HG_W];
    case HG_M:
        return income_rate(s) * employers_of_m(s);
    default:
        return 0;
    }
}

static int employment_tax(const struct hg_state *s, int role) { /* HG-9.4b */
    if (role != HG_M && role != HG_C)
        return 0;
    return hg_tax_multiplier(s) * s->operational[role == HG_C];
}

static int corporate_tax(const struct hg_state *s, int role, int employment) { /* HG-9.4c */
    return role == HG_C ? hg_corporate_tax(s->money[HG_ACC_REVENUE] - employment, s->policy[2]) : 0;
}

struct hg_taxes hg_taxes_of(const struct hg_state *s, int role) {
    int income = income_tax(s, role), employment = employment_tax(s, role);
    int corporate = corporate_tax(s, role, employment), all = income + employment + corporate;
    int relief = hg_alt_tax(s, role); /* HG-52.14 */
    return (struct hg_taxes){(int16_t)income, (int16_t)employment, (int16_t)corporate,
                             (int16_t)(relief < all ? relief : all)};
}

static void pay_taxes(struct hg_state *s, int role, struct pl_notes *notes) {
    struct hg_taxes due = hg_taxes_of(s, role);
    int all = due.income + due.employment + due.corporate - due.relief;
    if (due.income)
        NOTE(N_INCOME_TAX, role, due.income);
    if (due.employment)
        NOTE(N_EMPLOYMENT_TAX, role, due.employment);
    if (due.corporate)
        NOTE(N_CORPORATE_TAX, role, due.corporate);
    if (due.relief)
        NOTE(N_TAX_RELIEF, role, due.relief);
    hg_owe(s, role, all, HG_S, notes);
}

void hg_step_taxes(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_on(f);
    for (int role = HG_C; role >= HG_W; role--)
        if (hg_in_game(s, role))
            pay_taxes(s, role, notes);
    s->wage_policy = 0;
    hg_alt_shift_ends(s); /* HG-52.25: for this phase */
}
