/* The IMF (HG-10.4): when it comes and what it does. With the Crisis Room a crisis card takes its place (crisis.c). */
#include "games/hegemony/automa.h"
#include "games/hegemony/politics.h"

enum { PAY_OFF = 55 }; /* HG-10.4 */
enum { IMF_POLICIES, IMF_PRICES, IMF_LOANS, IMF_LEGITIMACY };
enum { IMF_NEXT, IMF_REPRICE };

/* ---- Check IMF --------------------------------------------------------------------------------------------------- */

/* Loans that are too many: as many as must go; 0: none (HG-9.1). */
static int too_many(const struct hg_state *s) {
    int printed = s->policy[0] == HG_CC ? 1 : 2;
    int allowed = s->option[HG_OPT_IMF] ? printed : printed - 1;
    return s->loans[HG_S] > allowed ? s->loans[HG_S] - allowed : 0;
}

void hg_imf(struct hg_state *s, struct pl_notes *notes) {
    s->locked = 0; /* HG-15.3 */
    int loans = too_many(s);
    if (!loans) {
        NOTE(N_IMF_CONTENT, s->loans[HG_S]);
        return;
    }
    if (s->money[HG_ACC_TREASURY] >= PAY_OFF * loans) {
        s->money[HG_ACC_TREASURY] -= PAY_OFF * loans;
        s->loans[HG_S] = (uint8_t)(s->loans[HG_S] - loans);
        NOTE(N_IMF_PAID, loans, PAY_OFF * loans);
        return;
    }
    if (s->option[HG_OPT_CRISIS] && s->crisis) {
        hg_crisis_begin(s, notes);
        return;
    }
    NOTE(N_IMF_COMES, s->loans[HG_S]);
    hg_discard_bills(s, (1u << HG_POLICIES) - 1, notes);
    hg_push(s, HG_F_IMF, PL_CHANCE);
}

/* ---- What it shares with crisis cards ------------------------------------------------------------------------------
 */

void hg_discard_bills(struct hg_state *s, unsigned policies, struct pl_notes *notes) {
    PL_EACH_BIT(policy, policies) {
        if (!s->bill[policy])
            continue;
        int role = hg_bill_role(s->bill[policy]);
        hg_remove_bill(s, policy, notes);
        if (hg_gain_influence(s, role, 1))
            NOTE(N_GAINS_INFLUENCE, role, 1);
    }
}

void hg_pay_off_state(struct hg_state *s, struct pl_notes *notes) { /* HG-10.4c, HG-15.2d */
    int due = PAY_OFF * s->loans[HG_S], paid = s->money[HG_ACC_TREASURY];
    if (!due)
        return;
    paid = paid < due ? paid : due;
    s->money[HG_ACC_TREASURY] -= paid;
    s->loans[HG_S] = 0;
    NOTE(N_IMF_CLEARS, paid);
}

void hg_halve_legitimacy(struct hg_state *s, int role, struct pl_notes *notes) {
    hg_legitimacy(s, role, -(s->legitimacy[role] / 2), notes);
}

/* ---- The intervention ----------------------------------------------------------------------------------------------
 */

static bool imf_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    static const uint8_t section[HG_POLICIES] = {HG_CC, HG_CC, HG_A, HG_B, HG_CC, HG_B, HG_B}; /* HG-10.4b */
    switch (f->step) {
    case IMF_POLICIES: {
        if (f->v[IMF_NEXT] == HG_POLICIES) {
            f->step++;
            return false;
        }
        int policy = f->v[IMF_NEXT]++;
        if (policy >= 3 && policy <= 5 && s->policy[policy] != section[policy])
            f->v[IMF_REPRICE] = 1;
        hg_move_policy(s, policy, section[policy], HG_MOVE_NO_PRICES, notes);
        return false;
    }
    case IMF_PRICES:
        f->step++;
        if (f->v[IMF_REPRICE])
            hg_policy_prices(s, (1u << HG_STORED) - 1, notes);
        return false;
    case IMF_LOANS:
        f->step++;
        hg_pay_off_state(s, notes);
        return false;
    default: /* HG-10.4d */
        pl_pop(&s->frames);
        for (int role = 0; role < HG_CLASSES; role++)
            hg_halve_legitimacy(s, role, notes);
        return false;
    }
}

static bool imf_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s;
    return above && f->seat == PL_CHANCE && f->step <= IMF_LEGITIMACY && !f->left;
}

const struct pl_decision hg_row_imf = {
    .key = "imf",
    .values = VALUES(PL_VALUE(IMF_NEXT, "next", "the policy to be set next", .max = HG_POLICIES),
                     PL_VALUE(IMF_REPRICE, "prices", "prices may be set anew at the end", .max = 1)),
    .run = imf_run,
    .fits = imf_fits};
