/* Bills (HG-5.1): where one may be put, and whether its author calls an Immediate Vote. */
#include "games/hegemony/automa.h"
#include "games/hegemony/politics.h"

enum { MARKERS = 3 };
/* BILL: its terms (struct hg_bill); CALL: the bill and what the vote costs. */
enum { BILL_POLICY, BILL_NOT, BILL_ANY, BILL_NO_VOTE, BILL_COST, BILL_MARKER };
enum { CALL_POLICY, CALL_COST };

int hg_bills_of(const struct hg_state *s, int role) {
    int n = 0;
    for (int policy = 0; policy < HG_POLICIES; policy++)
        n += (s->bill[policy] && hg_bill_role(s->bill[policy]) == role) + (s->blocked[policy] == role + 1);
    return n;
}

/* ---- Where ------------------------------------------------------------------------------------------------------- */

/* Why not; HG-5.1.1, HG-15.3. */
static struct pl_said why_no_bill(const struct hg_state *s, int role, int policy, int section, bool any_section) {
    int by = section - s->policy[policy];
    if (hg_bills_of(s, role) >= MARKERS)
        return SAY(W_NO_MARKER, role);
    if (s->bill[policy])
        return SAY(W_BILL_THERE, policy);
    if (s->locked >> policy & 1)
        return SAY(W_LOCKED, policy);
    if (s->blocked[policy])
        return SAY(W_BLOCKED, policy, s->blocked[policy] - 1);
    if (!by)
        return SAY(W_IN_FORCE, policy, HG_A_SECTION(policy, section));
    if (!any_section && (by > 1 || by < -1))
        return SAY(W_NOT_ADJACENT, policy, HG_A_SECTION(policy, s->policy[policy]));
    return PL_NOTHING;
}

bool hg_may_bill(const struct hg_state *s, int role, int policy, int section, bool any_section) {
    int by = section - s->policy[policy];
    return by && (any_section || (by >= -1 && by <= 1)) && !s->bill[policy] && !(s->locked >> policy & 1) &&
           !s->blocked[policy] && hg_bills_of(s, role) < MARKERS;
}

void hg_place_bill(struct hg_state *s, int role, int policy, int section, struct pl_notes *notes) {
    s->bill[policy] = (uint8_t)(1 + role * HG_SECTIONS + section);
    NOTE(N_BILL, role, HG_A_SECTION(policy, section));
}

void hg_remove_bill(struct hg_state *s, int policy, struct pl_notes *notes) {
    if (!s->bill[policy])
        return;
    NOTE(N_BILL_GONE, hg_bill_role(s->bill[policy]), policy);
    s->bill[policy] = 0;
    hg_automa_bill_gone(s, policy);
}

/* ---- Propose Bill ------------------------------------------------------------------------------------------------ */

static int marker_of(int role, const struct hg_bill *terms) {
    return terms->role_places ? terms->role_places - 1 : role;
}

static bool on_policy(const struct hg_bill *terms, int policy) {
    return (!terms->policy || terms->policy == policy + 1) && terms->not_policy != policy + 1;
}

bool hg_can_name_bill(const struct hg_state *s, const struct hg_bill *terms, int marker) {
    if (hg_bills_of(s, marker) >= MARKERS)
        return false;
    for (int policy = 0; policy < HG_POLICIES; policy++) /* one section is always next to the one in force */
        if (on_policy(terms, policy) && !s->bill[policy] && !s->blocked[policy] && !(s->locked >> policy & 1))
            return true;
    return false;
}

bool hg_can_bill(const struct hg_state *s, int role, const struct hg_bill *terms) {
    return hg_can_name_bill(s, terms, marker_of(role, terms));
}

void hg_bill(struct hg_state *s, int role, const struct hg_bill *terms, struct pl_notes *notes) {
    (void)notes;
    hg_work_begin(s);
    if (!hg_person(s, role))
        return;
    struct pl_frame *f = hg_push(s, HG_F_BILL, role);
    f->v[BILL_POLICY] = terms->policy;
    f->v[BILL_NOT] = terms->not_policy;
    f->v[BILL_ANY] = terms->any_section != 0;
    f->v[BILL_NO_VOTE] = terms->no_vote;
    f->v[BILL_COST] = terms->vote_cost;
    f->v[BILL_MARKER] = terms->role_places;
}

static struct hg_bill terms_of(const struct pl_frame *f) {
    return (struct hg_bill){.policy = (uint8_t)f->v[BILL_POLICY],
                            .not_policy = (uint8_t)f->v[BILL_NOT],
                            .any_section = (uint8_t)f->v[BILL_ANY],
                            .no_vote = (uint8_t)f->v[BILL_NO_VOTE],
                            .vote_cost = (uint8_t)f->v[BILL_COST],
                            .role_places = (uint8_t)f->v[BILL_MARKER]};
}

/* HG-5.1.2: who owns the marker decides on the vote. `picked` is the policy, for "another bill" of the same card. */
void hg_propose(struct hg_state *s, int payer, const struct hg_bill *terms, int policy, int section,
                struct pl_notes *notes) {
    int marker = marker_of(payer, terms);
    hg_place_bill(s, marker, policy, section, notes);
    s->work.done = 1;
    s->work.picked = (uint8_t)(policy + 1);
    if (terms->no_vote == HG_VOTE_LATER || (!terms->no_vote && hg_is_automa(s, marker)))
        return; /* whoever asked for it goes on */
    if (terms->no_vote) {
        hg_automa_bill_proposed(s, policy);
        return;
    }
    struct pl_frame *f = hg_push(s, HG_F_CALL, marker);
    f->v[CALL_POLICY] = (int16_t)policy;
    f->v[CALL_COST] = terms->vote_cost;
}

static int bill_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    struct hg_bill terms = terms_of(f);
    int n = 0, marker = marker_of(f->seat, &terms);
    for (int policy = 0; policy < HG_POLICIES; policy++) {
        if (!on_policy(&terms, policy))
            continue;
        for (int section = 0; section < HG_SECTIONS; section++)
            if (hg_may_bill(s, marker, policy, section, terms.any_section))
                out[n++] = PL_MOVE(HG_M_BILL, policy, section, 0);
    }
    return n;
}

static void bill_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    struct hg_bill terms = terms_of(f);
    int role = f->seat;
    pl_pop(&s->frames);
    hg_propose(s, role, &terms, pl_a(move), pl_b(move), notes);
}

static bool bill_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    struct hg_bill terms = terms_of(f);
    if (hg_can_bill(s, f->seat, &terms))
        return hg_several(s, f, notes);
    pl_pop(&s->frames);
    return false;
}

static struct pl_asked bill_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    if (f->v[BILL_MARKER] && f->v[BILL_MARKER] - 1 != f->seat)
        return ASKS(NAME_BILL, f->seat, f->v[BILL_MARKER] - 1);
    if (f->v[BILL_POLICY])
        return ASKS(BILL_ON, f->seat, f->v[BILL_POLICY] - 1);
    return ASKS(BILL, f->seat);
}

static int bill_wishes(const struct hg_state *s, int seat, pl_move *out) {
    int n = 0;
    (void)s;
    (void)seat;
    for (int policy = 0; policy < HG_POLICIES; policy++)
        for (int section = 0; section < HG_SECTIONS; section++)
            out[n++] = PL_MOVE(HG_M_BILL, policy, section, 0);
    return n;
}

static struct pl_said bill_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    struct hg_bill terms = terms_of(f);
    if (pl_kind(move) != HG_M_BILL || pl_a(move) >= HG_POLICIES || pl_b(move) >= HG_SECTIONS)
        return PL_NOTHING;
    if (!on_policy(&terms, pl_a(move)))
        return SAY(W_OTHER_POLICY, pl_a(move));
    return why_no_bill(s, marker_of(f->seat, &terms), pl_a(move), pl_b(move), terms.any_section);
}

static bool bill_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    struct hg_bill terms = terms_of(f);
    if (above || !hg_person(s, f->seat) || f->step || f->left)
        return false;
    return hg_person(s, marker_of(f->seat, &terms)) && hg_can_bill(s, f->seat, &terms);
}

static int policy_touches(const struct hg_state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    (void)f;
    return hg_find_thing(s, "section", HG_A_SECTION(pl_a(move), pl_b(move)), out);
}

const struct pl_decision hg_row_bill = {
    .key = "bill",
    .values = VALUES(
        PL_VALUE(BILL_POLICY, "on", "the policy, from 1; 0: any", .max = HG_POLICIES),
        PL_VALUE(BILL_NOT, "not", "not on this policy, from 1", .max = HG_POLICIES),
        PL_VALUE(BILL_ANY, "any_section", "not only an adjacent one", .max = 1),
        PL_VALUE(BILL_NO_VOTE, "no_vote", "1: no Immediate Vote; 2: the card sees to it", .max = HG_VOTE_LATER),
        PL_VALUE(BILL_COST, "cost", "Influence that an Immediate Vote costs", .max = 1),
        PL_VALUE(BILL_MARKER, "marker", "the role whose marker it is, from 1; 0: of who decides", .max = HG_ROLES)),
    .about = KINDS(HG_M_BILL),
    .moves = bill_moves,
    .apply = bill_apply,
    .run = bill_run,
    .prompt = bill_prompt,
    .wishes = bill_wishes,
    .why = bill_why,
    .not_now = PL_PHRASE(W_NO_BILL_NOW),
    .fits = bill_fits,
    .touches = policy_touches};

/* ---- An Immediate Vote? (HG-5.1.2) --------------------------------------------------------------------------------
 */

static int call_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s;
    (void)f;
    out[0] = PL_MOVE(HG_M_VOTE, 1, 0, 0);
    out[1] = PL_MOVE(HG_M_VOTE, 0, 0, 0);
    return 2;
}

static void call_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int policy = f->v[CALL_POLICY], cost = f->v[CALL_COST], role = f->seat;
    pl_pop(&s->frames);
    if (!pl_a(move)) {
        hg_automa_bill_proposed(s, policy);
        return;
    }
    hg_spend_influence(s, role, cost);
    NOTE(N_CALLS_VOTE, role, policy, cost);
    hg_vote(s, policy, true, notes);
}

/* Whoever cannot pay is not asked. */
static bool call_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    if (s->influence[f->seat] >= f->v[CALL_COST])
        return true;
    int policy = f->v[CALL_POLICY];
    pl_pop(&s->frames);
    hg_automa_bill_proposed(s, policy);
    return false;
}

static struct pl_asked call_prompt(const struct hg_state *s, const struct pl_frame *f) {
    int policy = f->v[CALL_POLICY], thing = HG_A_SECTION(policy, hg_bill_section(s->bill[policy]));
    return f->v[CALL_COST] ? ASKS(CALL, f->seat, thing, f->v[CALL_COST]) : ASKS(CALL_FREE, f->seat, thing);
}

static bool call_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    uint8_t bill = s->bill[f->v[CALL_POLICY]];
    return !above && !f->step && !f->left && bill && hg_person(s, f->seat) && hg_bill_role(bill) == f->seat &&
           s->influence[f->seat] >= f->v[CALL_COST] && !s->vote;
}

const struct pl_decision hg_row_call = {
    .key = "call",
    .values = VALUES(POLICY_VALUE(CALL_POLICY), PL_VALUE(CALL_COST, "cost", "Influence it costs", .max = 1)),
    .about = KINDS(HG_M_VOTE),
    .moves = call_moves,
    .apply = call_apply,
    .run = call_run,
    .prompt = call_prompt,
    .not_now = PL_PHRASE(W_NO_CALL_NOW),
    .fits = call_fits};
