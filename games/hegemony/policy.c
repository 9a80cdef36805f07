/* Policies (HG-9): bills aside, a section is set here and all that follows from it happens here, step by step. What
 * policy 1 does to the Public companies is in public.c. */
#include "games/hegemony/automa.h"
#include "games/hegemony/politics.h"

/* ---- What the sections mean -------------------------------------------------------------------------------------- */

int hg_minimum_wage(const struct hg_state *s) { /* HG-9.2 */
    return HG_LEVELS - 1 - s->policy[1];
}

int hg_tax_multiplier(const struct hg_state *s) { /* HG-9.3 */
    int taxation = s->policy[2];
    return hg_tax_base[taxation] +
           hg_tax_factor[taxation] * (hg_tax_welfare[s->policy[3]] + hg_tax_welfare[s->policy[4]]);
}

int hg_public_companies(const struct hg_state *s) { /* HG-9.1 */
    return 9 - 3 * s->policy[0];
}

/* ---- A change ---------------------------------------------------------------------------------------------------- */

/* POLICY: which, and what is different when the IMF or a crisis card sets it. */
enum { POLICY_WHICH, POLICY_FREE, POLICY_NO_PRICES };

void hg_move_policy(struct hg_state *s, int policy, int section, int how, struct pl_notes *notes) {
    if (s->policy[policy] == section)
        return;
    static const uint8_t rule[HG_POLICIES] = {1, 2, 3, 5, 5, 6, 7}; /* of HG-9 */
    s->policy[policy] = (uint8_t)section;
    NOTE(N_POLICY, policy, HG_A_SECTION(policy, section), rule[policy]);
    struct pl_frame *f = hg_push(s, HG_F_POLICY, PL_CHANCE);
    f->v[POLICY_WHICH] = (int16_t)policy;
    f->v[POLICY_FREE] = (how & HG_MOVE_FREE) != 0;
    f->v[POLICY_NO_PRICES] = (how & HG_MOVE_NO_PRICES) != 0;
}

void hg_set_policy(struct hg_state *s, int policy, int section, struct pl_notes *notes) {
    hg_move_policy(s, policy, section, 0, notes);
}

/* HG-9.1: the companies, then who works in them, then what the Public Services may hold. */
static void fiscal(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    switch (f->step) {
    case 0:
        f->step++;
        hg_public_change(s, f->v[POLICY_FREE] ? HG_MOVE_FREE : 0, notes);
        return;
    case 1:
        if (hg_public_staffing(s, notes))
            return;
        f->step++;
        return;
    default:
        pl_pop(&s->frames);
        PL_EACH_BIT(place, HG_ALL_P) {
            s->place[place].flags &= (uint8_t)~HG_NEW;
        }
        hg_trim_public(s, notes);
    }
}

/* HG-9.2a, HG-9.2c. Nobody is committed by it. */
static void raise_wages(struct hg_state *s, struct pl_notes *notes) {
    int least = hg_minimum_wage(s), raised = 0;
    for (int place = 0; place < HG_PLACE_F; place++) {
        struct hg_place *p = &s->place[place];
        if (!hg_there(s, place) || !hg_at(s, place)->wage[HG_LEVELS - 1])
            continue;
        bool board = hg_owner_of(place) == HG_S && !hg_with_state(s);
        if (p->wage >= least && !(board && p->wage != least))
            continue;
        raised += p->wage < least;
        p->wage = (uint8_t)least;
    }
    if (raised)
        NOTE(N_WAGES_RISE, raised, least + 1);
}

/* HG-28.22: those of committed workers follow at the start of the next round. */
static void automa_lowers(struct hg_state *s, int role, struct pl_notes *notes) {
    int least = hg_minimum_wage(s);
    PL_EACH_BIT(place, hg_companies_of(s, role)) {
        if (s->place[place].wage > least && hg_may_wage(s, place, least))
            hg_put_wage(s, place, least, false, notes);
    }
}

/* HG-9.2b: the owners in normal order; W owns nothing that pays a wage. */
static void labor(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int role = f->step++;
    if (role == HG_W) {
        raise_wages(s, notes);
    } else if (role == HG_ROLES) {
        pl_pop(&s->frames);
    } else if (hg_is_automa(s, role)) {
        automa_lowers(s, role, notes);
    } else if (hg_person(s, role) && hg_can_set_wages(s, role)) {
        hg_set_wages(s, role, false, notes);
    }
}

/* The one pushed last is asked first. */
void hg_policy_prices(struct hg_state *s, unsigned goods, struct pl_notes *notes) {
    for (int role = HG_C; role >= HG_M; role--)
        if (hg_person(s, role))
            hg_set_prices(s, role, goods, notes);
}

static bool policy_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    static const uint8_t goods[HG_POLICIES] = {
        [3] = 1 << HG_HEA, [4] = 1 << HG_EDU, [5] = 1 << HG_FOOD | 1 << HG_LUX}; /* HG-9.5, HG-9.6 */
    int policy = f->v[POLICY_WHICH];
    if (policy == 0) {
        fiscal(s, f, notes);
    } else if (policy == 1) {
        labor(s, f, notes);
    } else {
        bool prices = goods[policy] && !f->v[POLICY_NO_PRICES];
        pl_pop(&s->frames);
        if (prices)
            hg_policy_prices(s, goods[policy], notes);
    }
    return false;
}

static bool policy_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    static const uint8_t steps[HG_POLICIES] = {2, HG_ROLES};
    (void)s;
    return above && f->seat == PL_CHANCE && !f->left && f->v[POLICY_WHICH] < 2 && f->step <= steps[f->v[POLICY_WHICH]];
}

const struct pl_decision hg_row_policy = {
    .key = "policy",
    .values = VALUES(POLICY_VALUE(POLICY_WHICH),
                     PL_VALUE(POLICY_FREE, "free", "Public companies that open cost nothing", .max = 1),
                     PL_VALUE(POLICY_NO_PRICES, "no_prices", "prices are set anew later", .max = 1)),
    .run = policy_run,
    .fits = policy_fits};
