/* The Elections Phase (HG-8.2, HG-8.3), where a bill is pending: the refill, then vote after vote. flow.c begins it. */
#include "games/hegemony/politics.h"

enum { REFILL, VOTES, END };
enum { NEXT, FORCE_ASKED }; /* the policy that is next, and whether Public Pressure has been asked for it */

static int next_bill(const struct hg_state *s, int policy) {
    while (policy < HG_POLICIES && !s->bill[policy])
        policy++;
    return policy;
}

static void refill(struct hg_state *s, struct pl_notes *notes) { /* HG-8.2a, HG-8.2b */
    hg_refill_bag(s, notes);
    if (!hg_with_state(s))
        return;
    int lowest = s->legitimacy[HG_W];
    for (int role = HG_M; role < HG_CLASSES; role++)
        lowest = s->legitimacy[role] < lowest ? s->legitimacy[role] : lowest;
    int gained = hg_gain_influence(s, HG_S, hg_legitimacy_influence(lowest));
    if (gained)
        NOTE(N_STATE_INFLUENCE, gained, lowest);
}

static void vote_next(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int policy = next_bill(s, f->v[NEXT]);
    if (policy == HG_POLICIES) {
        f->step = END;
        return;
    }
    if (!f->v[FORCE_ASKED]) { /* HG-52.11 */
        f->v[NEXT] = (int16_t)policy;
        f->v[FORCE_ASKED] = 1;
        if (hg_alt_force(s, policy, notes))
            return;
    }
    f->v[NEXT] = (int16_t)(policy + 1);
    f->v[FORCE_ASKED] = 0;
    if (s->round == HG_ROUNDS && next_bill(s, policy + 1) == HG_POLICIES)
        s->vote_flags |= HG_VOTE_LAST; /* HG-27.4 */
    hg_vote(s, policy, false, notes);
}

static bool elections_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    switch (f->step) {
    case REFILL:
        f->step = VOTES;
        refill(s, notes);
        return false;
    case VOTES:
        vote_next(s, f, notes);
        return false;
    default:
        pl_pop(&s->frames);
        return false;
    }
}

static bool elections_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return above && s->phase == HG_ELECTIONS && f->step <= VOTES && !f->left;
}

const struct pl_decision hg_row_elections = {
    .key = "elections",
    .values = VALUES(PL_VALUE(NEXT, "next", "the policy to be voted on next", .max = HG_POLICIES),
                     PL_VALUE(FORCE_ASKED, "pressed", "Public Pressure has been asked for this vote", .max = 1)),
    .run = elections_run,
    .fits = elections_fits};
