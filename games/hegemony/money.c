/* Money, loans, points, Influence, cubes, Legitimacy (HG-2.3, HG-6.4, HG-7, HG-10). */
#include "games/hegemony/decide.h"

enum { LOAN = 50 }; /* HG-10.1 */

int hg_funds(const struct hg_state *s, int role) {
    switch (role) {
    case HG_C:
        return s->money[HG_ACC_REVENUE] + s->money[HG_ACC_CAPITAL];
    case HG_S:
        return s->money[HG_ACC_TREASURY];
    default:
        return s->money[role == HG_W ? HG_ACC_W : HG_ACC_M];
    }
}

static int32_t *account(struct hg_state *s, int role) { /* where income goes (HG-7.1) */
    return &s->money[role == HG_W   ? HG_ACC_W
                     : role == HG_M ? HG_ACC_M
                     : role == HG_C ? HG_ACC_REVENUE
                                    : HG_ACC_TREASURY];
}

void hg_earn(struct hg_state *s, int role, int money, struct pl_notes *notes) {
    *account(s, role) += money;
    if (money)
        NOTE(N_EARNS, role, money);
}

void hg_to_capital(struct hg_state *s, int money) {
    s->money[HG_ACC_CAPITAL] += money;
}

/* HG-7.1: C pays from Revenue, then from Capital. */
static void take(struct hg_state *s, int role, int money) {
    int32_t *from = account(s, role);
    int first = role == HG_C && *from < money ? *from : money;
    *from -= first;
    if (role == HG_C)
        s->money[HG_ACC_CAPITAL] -= money - first;
    assert(hg_funds(s, role) >= 0);
}

void hg_spend(struct hg_state *s, int role, int money, struct pl_notes *notes) {
    take(s, role, money);
    if (money)
        NOTE(N_PAYS, role, money);
}

void hg_from_capital(struct hg_state *s, int money, struct pl_notes *notes) {
    int first = s->money[HG_ACC_CAPITAL] < money ? s->money[HG_ACC_CAPITAL] : money;
    s->money[HG_ACC_CAPITAL] -= first;
    s->money[HG_ACC_REVENUE] -= money - first;
    NOTE(N_PAYS, HG_C, money);
}

void hg_pay_to(struct hg_state *s, int role, int money, int to, struct pl_notes *notes) {
    if (!money)
        return;
    take(s, role, money);
    if (to < 0) {
        NOTE(N_PAYS, role, money);
        return;
    }
    *account(s, to) += money;
    NOTE(N_PAYS_TO, role, money, to);
}

/* HG-10.1: as many loans as are needed. */
void hg_owe(struct hg_state *s, int role, int money, int to, struct pl_notes *notes) {
    while (hg_funds(s, role) < money)
        hg_take_loan(s, role, notes);
    hg_pay_to(s, role, money, to, notes);
}

/* Loans are not limited by their ten cards (HG-10.1). */
void hg_take_loan(struct hg_state *s, int role, struct pl_notes *notes) {
    if (s->loans[role] < UINT8_MAX)
        s->loans[role]++;
    s->took_loan |= (uint8_t)(1u << role);
    s->money[role == HG_C   ? HG_ACC_CAPITAL
             : role == HG_S ? HG_ACC_TREASURY
             : role == HG_W ? HG_ACC_W
                            : HG_ACC_M] += LOAN;
    NOTE(N_LOAN, role, LOAN);
}

bool hg_can_repay(const struct hg_state *s, int role) { /* HG-6.11; C from Capital first (HG-7.1) */
    return s->loans[role] && hg_funds(s, role) >= LOAN;
}

void hg_repay(struct hg_state *s, int role, struct pl_notes *notes) {
    if (role == HG_C) {
        int first = s->money[HG_ACC_CAPITAL] < LOAN ? s->money[HG_ACC_CAPITAL] : LOAN;
        s->money[HG_ACC_CAPITAL] -= first;
        s->money[HG_ACC_REVENUE] -= LOAN - first;
    } else {
        take(s, role, LOAN);
    }
    s->loans[role]--;
    NOTE(N_REPAYS, role, LOAN);
}

/* ---- Points -------------------------------------------------------------------------------------------------------
 */

void hg_vp(struct hg_state *s, int role, int n, enum hg_source source, struct pl_notes *notes) {
    if (s->option[HG_OPT_FLOOR] && s->vp[role] + n < 0) /* HG-1.10 */
        n = -s->vp[role];
    if (!n)
        return;
    s->vp[role] = (int16_t)(s->vp[role] + n);
    s->by[role][source] = (int16_t)(s->by[role][source] + n);
    if (n > 0)
        NOTE(N_GAINS_VP, role, n);
    else
        NOTE(N_LOSES_VP, role, -n);
}

void hg_gain_prosperity(struct hg_state *s, int role, struct pl_notes *notes) { /* HG-6.4 */
    if (s->prosperity[role] < 10)
        s->prosperity[role]++;
    NOTE(N_PROSPERITY, role, s->prosperity[role]);
    hg_vp(s, role, hg_prosperity[role][s->prosperity[role]], HG_BY_PROSPERITY, notes);
}

/* ---- Influence and cubes ------------------------------------------------------------------------------------------
 */

int hg_gain_influence(struct hg_state *s, int role, int n) { /* HG-2.3 */
    if (n > s->influence_left)
        n = s->influence_left;
    s->influence_left = (uint8_t)(s->influence_left - n);
    s->influence[role] = (uint8_t)(s->influence[role] + n);
    return n;
}

void hg_spend_influence(struct hg_state *s, int role, int n) {
    assert(n <= s->influence[role]);
    s->influence[role] = (uint8_t)(s->influence[role] - n);
    s->influence_left = (uint8_t)(s->influence_left + n);
}

int hg_add_cubes(struct hg_state *s, int role, int n) {
    if (n > s->cubes[role])
        n = s->cubes[role];
    s->cubes[role] = (uint8_t)(s->cubes[role] - n);
    s->bag[role] = (uint8_t)(s->bag[role] + n);
    return n;
}

/* ---- Legitimacy ----------------------------------------------------------------------------------------------------
 */

void hg_legitimacy(struct hg_state *s, int role, int n, struct pl_notes *notes) { /* HG-7.8, only with a State */
    int now = s->legitimacy[role] + n;
    now = now < 1 ? 1 : now > 10 ? 10 : now;
    if (!hg_with_state(s) || now == s->legitimacy[role])
        return;
    s->legitimacy[role] = (uint8_t)now;
    NOTE(N_LEGITIMACY, role, now);
}

void hg_legitimacy_token(struct hg_state *s, int role, struct pl_notes *notes) {
    if (!hg_with_state(s))
        return;
    hg_legitimacy(s, role, 1, notes);
    if (!s->tokens_left) /* none is left: +1 only */
        return;
    s->tokens_left--;
    s->tokens[role]++;
    NOTE(N_LEGITIMACY_TOKEN, role, s->tokens[role]);
}
