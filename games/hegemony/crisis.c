/* Crisis cards (HG-15, HG-53): bills, policies, effects, Loans, Legitimacy, and the next card. What a player decides
 * there is in crisis_steps.c. */
#include "games/hegemony/crisis.h"
#include "games/hegemony/automa.h"
#include "games/hegemony/flow.h"

enum { PAY_OFF = 55 };
enum { CR_BEGIN, CR_POLICIES, CR_PRICES, CR_EFFECTS, CR_LOANS, CR_END, CR_SHOWN };
/* Which policy or effect is next; whether prices are set anew; how often each class paid; which class is next; whether
 * the card that is drawn is used at once. */
enum { CR_NEXT, CR_REPRICE, CR_PAID, CR_CLASS, CR_USE };

static const struct hg_crisis *card(const struct hg_state *s) {
    return &hg_crises[s->crisis - 1];
}

void hg_crisis_begin(struct hg_state *s, struct pl_notes *notes) {
    (void)notes;
    hg_push(s, HG_F_CRISIS, PL_CHANCE);
}

/* HG-15.2, HG-15.7: the card is set aside and the next one shown, and perhaps used. */
static void next_card(struct hg_state *s, struct pl_frame *f, bool use, struct pl_notes *notes) {
    s->crisis = 0;
    f->step = CR_SHOWN;
    for (int i = 0; i < PL_FRAME_VALUES; i++)
        f->v[i] = 0;
    f->v[CR_USE] = use;
    hg_show(s, HG_SHOW_CRISIS, HG_NOBODY, 1, notes);
}

/* ---- Effects -------------------------------------------------------------------------------------------------------
 */

static int counted(const struct hg_state *s, int role, const struct hg_crisis_step *step) {
    int n = 0;
    switch ((enum hg_crisis_per)step->per) {
    case HG_CR_HALF_POPULATION:
        return step->n * ((s->population[role] + 1) / 2);
    case HG_CR_UNIONS:
        return step->n * __builtin_popcount(s->unions);
    case HG_CR_WORKPLACES:
        for (int place = 0; place < HG_PLACE_F; place++)
            n += hg_owner_of(place) != HG_M && s->place[place].staff == role + 1;
        return step->n * n;
    case HG_CR_HALF_COMPANIES:
        return step->n * (__builtin_popcount(hg_companies_of(s, role)) / 2);
    default:
        return step->n;
    }
}

static void gains_influence(struct hg_state *s, int role, int n, struct pl_notes *notes) {
    n = hg_gain_influence(s, role, n);
    if (n)
        NOTE(N_GAINS_INFLUENCE, role, n);
}

static void strikes(struct hg_state *s, int n, struct pl_notes *notes) { /* HG-15.5.1 */
    if (hg_is_automa(s, HG_W))
        hg_automa_crisis_strikes(s, n, notes);
    else if (hg_can_strike_some(s))
        hg_strike(s, n, notes);
}

/* One effect for one of the roles that it names. */
static void effect(struct hg_state *s, int role, const struct hg_crisis_step *step, struct pl_notes *notes) {
    int n = counted(s, role, step);
    switch ((enum hg_crisis_step_kind)step->kind) {
    case HG_CR_INFLUENCE:
        gains_influence(s, role, n, notes);
        break;
    case HG_CR_CUBES:
        n = hg_add_cubes(s, role, n);
        NOTE(N_ADDS_CUBES, role, n);
        break;
    case HG_CR_REMOVE:
        hg_crisis_remove(s, role, n);
        break;
    case HG_CR_PAY:
    case HG_CR_ROUNDS:
        hg_owe(s, role, n, HG_S, notes);
        break;
    case HG_CR_GAIN:
        hg_earn(s, HG_S, n, notes);
        break;
    case HG_CR_GET:
        hg_owe(s, HG_S, n, role, notes);
        break;
    case HG_CR_HEALTH:
        n = n < s->public_goods[HG_HEA] ? n : s->public_goods[HG_HEA];
        s->public_goods[HG_HEA] = (uint8_t)(s->public_goods[HG_HEA] - n);
        hg_receive(s, role, HG_HEA, n, notes);
        break;
    case HG_CR_STRIKE:
        strikes(s, n, notes);
        break;
    case HG_CR_LEND:
        hg_crisis_lend(s, role, notes);
        break;
    case HG_CR_FREE: /* it was, when policy 1 moved */
        break;
    }
}

/* HG-53.2: all of them together, until the Loans can be paid off. */
static bool once_more(const struct hg_state *s, const struct hg_crisis_step *step) {
    return step->kind == HG_CR_ROUNDS && s->money[HG_ACC_TREASURY] < PAY_OFF * s->loans[HG_S];
}

/* HG-53.8: what was lent is too little, or it clears the Loans. */
static void settle_bonds(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int lent = 0, due = PAY_OFF * s->loans[HG_S];
    for (int role = 0; role < HG_CLASSES; role++)
        lent += hg_bond_lent(s->bond[role]);
    if (lent < due) {
        NOTE(N_BONDS_FAIL, lent, due);
        for (int role = 0; role < HG_CLASSES; role++)
            s->bond[role] = 0;
        next_card(s, f, true, notes);
        return;
    }
    for (int role = 0; role < HG_CLASSES; role++)
        if (s->bond[role])
            hg_owe(s, role, hg_bond_lent(s->bond[role]), HG_S, notes); /* it has as much */
    f->step = CR_LOANS;
}

/* The next role of the next effect; LEND goes the other way round. False: all is done. */
static void effects(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    const struct hg_crisis *c = card(s);
    if (f->v[CR_NEXT] == c->steps) {
        f->step = CR_LOANS;
        return;
    }
    const struct hg_crisis_step *step = &c->step[f->v[CR_NEXT]];
    if (f->v[CR_CLASS] < HG_ROLES) {
        int at = f->v[CR_CLASS]++, role = step->kind == HG_CR_LEND ? HG_ROLES - 1 - at : at;
        if (step->who >> role & 1 && (role == HG_S || hg_in_game(s, role)))
            effect(s, role, step, notes);
        return;
    }
    f->v[CR_CLASS] = 0;
    if (step->kind == HG_CR_ROUNDS)
        f->v[CR_PAID]++;
    if (once_more(s, step))
        return;
    f->v[CR_NEXT]++;
    if (step->kind == HG_CR_LEND)
        settle_bonds(s, f, notes);
}

/* ---- A card --------------------------------------------------------------------------------------------------------
 */

static bool applies(const struct hg_state *s) { /* HG-15.7 */
    switch ((enum hg_crisis_skip)card(s)->skip) {
    case HG_CR_NOT_LAST_ROUND:
        return s->round < HG_ROUNDS;
    case HG_CR_TWO_UNIONS:
        return __builtin_popcount(s->unions) >= 2;
    default:
        return true;
    }
}

static int how_it_moves(const struct hg_crisis *c) {
    int how = HG_MOVE_NO_PRICES;
    for (int i = 0; i < c->steps; i++)
        if (c->step[i].kind == HG_CR_FREE)
            how |= HG_MOVE_FREE;
    return how;
}

static void policies(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) { /* HG-15.2b */
    const struct hg_crisis *c = card(s);
    int policy = f->v[CR_NEXT]++;
    if (policy == HG_POLICIES) {
        f->v[CR_NEXT] = 0;
        f->step = CR_PRICES;
        s->locked = c->locks;
        return;
    }
    if (!c->section[policy])
        return;
    if (policy >= 3 && policy <= 5 && s->policy[policy] != c->section[policy] - 1)
        f->v[CR_REPRICE] = 1;
    hg_move_policy(s, policy, c->section[policy] - 1, how_it_moves(c), notes);
}

static void legitimacy(struct hg_state *s, int paid, struct pl_notes *notes) { /* HG-15.2e */
    for (int role = 0; role < HG_CLASSES; role++) {
        int loss = card(s)->loss[role];
        if (loss == HG_HALVED)
            hg_halve_legitimacy(s, role, notes);
        else if (loss)
            hg_legitimacy(s, role, -(loss == HG_AS_PAID ? paid : loss), notes);
    }
}

static bool crisis_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    switch (f->step) {
    case CR_BEGIN:
        if (!applies(s)) {
            NOTE(N_CRISIS_PASSED_OVER, s->crisis - 1);
            next_card(s, f, true, notes);
            return false;
        }
        NOTE(N_CRISIS_USED, s->crisis - 1);
        hg_discard_bills(s, card(s)->bills, notes);
        f->step = CR_POLICIES;
        return false;
    case CR_POLICIES:
        policies(s, f, notes);
        return false;
    case CR_PRICES:
        f->step = CR_EFFECTS;
        if (f->v[CR_REPRICE])
            hg_policy_prices(s, (1u << HG_STORED) - 1, notes);
        return false;
    case CR_EFFECTS:
        effects(s, f, notes);
        return false;
    case CR_LOANS:
        f->step = CR_END;
        hg_pay_off_state(s, notes);
        return false;
    case CR_END:
        legitimacy(s, f->v[CR_PAID], notes);
        next_card(s, f, false, notes);
        return false;
    default:
        f->step = CR_BEGIN;
        if (!f->v[CR_USE] || !s->crisis)
            pl_pop(&s->frames);
        else
            f->v[CR_USE] = 0;
        return false;
    }
}

static bool crisis_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    if (!above || f->seat != PL_CHANCE || f->left || f->step > CR_SHOWN || !s->option[HG_OPT_CRISIS])
        return false;
    if (f->step == CR_SHOWN)
        return !s->crisis;
    return s->crisis && f->v[CR_NEXT] <= (f->step == CR_POLICIES ? HG_POLICIES : card(s)->steps);
}

const struct pl_decision hg_row_crisis = {
    .key = "crisis",
    .values = VALUES(PL_VALUE(CR_NEXT, "next", "the policy or effect that is next", .max = HG_POLICIES),
                     PL_VALUE(CR_REPRICE, "prices", "prices may be set anew", .max = 1),
                     PL_VALUE(CR_PAID, "paid", "how often each class has paid", .max = INT16_MAX),
                     PL_VALUE(CR_CLASS, "role", "the role that is next", .max = HG_ROLES),
                     PL_VALUE(CR_USE, "use", "the card that is drawn is used at once", .max = 1)),
    .run = crisis_run,
    .fits = crisis_fits};
