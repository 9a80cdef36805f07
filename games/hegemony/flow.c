/* The course of the game (HG-4, HG-8, HG-11): one frame lies at the bottom all the time and goes from step to step. */
#include "games/hegemony/flow.h"
#include "games/hegemony/automa.h"

/* ---- The frame at the bottom ------------------------------------------------------------------------------------- */

static hg_step_fn *const steps[HG_STEP_COUNT] = {
#define HG_STEP(STEP, NAME) [HG_STEP_##STEP] = hg_step_##NAME,
    HG_COURSE(HG_STEP)
#undef HG_STEP
};

static bool flow_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    steps[f->v[HG_FLOW_STEP]](s, f, notes);
    return false;
}

/* While roles are dealt it is known which seats the rules play; afterwards their roles say so. */
static bool automas_fit(const struct hg_state *s, const struct pl_frame *f) {
    for (int seat = 0; seat < HG_SEATS; seat++) {
        int mode = f->v[HG_FLOW_AUTOMA + seat], role = s->role_of[seat] - 1;
        if (f->v[HG_FLOW_STEP] != HG_STEP_ROLES ? mode != 0 : seat >= s->players && mode)
            return false;
        if (mode && (role >= HG_CLASSES || (role >= 0 && s->automa[role].mode != mode)))
            return false;
    }
    return true;
}

static bool flow_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int most = f->v[HG_FLOW_STEP] == HG_STEP_TURNS ? HG_TURNS * s->players : HG_ROLES;
    return above && f == s->frames.at && !f->seat && !f->step && !f->left && f->v[HG_FLOW_NEXT] <= most &&
           automas_fit(s, f);
}

static const char *const step_names[] = {
#define HG_STEP(STEP, NAME) #NAME,
    HG_COURSE(HG_STEP)
#undef HG_STEP
        NULL};
#define AUTOMA_VALUE(SEAT, NAME) PL_VALUE(HG_FLOW_AUTOMA + (SEAT), NAME, "how the rules play this seat", .max = 2)
const struct pl_decision hg_row_flow = {
    .key = "flow",
    .values = VALUES(PL_VALUE(HG_FLOW_STEP, "now", "the step", .names = step_names, .max = HG_STEP_COUNT - 1),
                     PL_VALUE(HG_FLOW_NEXT, "next", "how many have had it", .max = HG_TURNS * HG_ROLES),
                     AUTOMA_VALUE(0, "first"), AUTOMA_VALUE(1, "second"), AUTOMA_VALUE(2, "third"),
                     AUTOMA_VALUE(3, "fourth")),
    .run = flow_run,
    .fits = flow_fits,
};

/* ---- Rounds ------------------------------------------------------------------------------------------------------ */

void hg_step_begin(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_on(f);
    f->v[HG_FLOW_STEP] = HG_STEP_TURNS; /* HG-4.1: no Preparation in the first round */
    s->phase = HG_ACTION;
    NOTE(N_ROUND, s->round);
}

/* HG-4.2a, and what held for the round that is over; advantages come before anything else (HG-16.3). */
void hg_step_round(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_on(f);
    s->round++;
    s->turn = 0;
    s->phase = HG_PREPARATION;
    memset(s->blocked, 0, sizeof s->blocked);
    NOTE(N_ROUND, s->round);
    for (int role = 0; role < HG_CLASSES; role++)
        if (hg_in_game(s, role) && hg_is_automa(s, role))
            hg_automa_prepare(s, role, notes);
    hg_advantages(s, HG_IN_PREPARATION, notes);
}

void hg_step_next(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (s->round < HG_ROUNDS) {
        f->v[HG_FLOW_STEP] = HG_STEP_ROUND;
        return;
    }
    hg_finish(s, notes);
    pl_pop(&s->frames);
}

/* ---- The Action Phase (HG-4.3) ----------------------------------------------------------------------------------- */

static int nth_role(const struct hg_state *s, int n) {
    unsigned roles = s->roles;
    while (n--)
        roles &= roles - 1;
    return __builtin_ctz(roles);
}

void hg_end_turn(struct hg_state *s, struct pl_notes *notes) {
    hg_check_goals(s, notes); /* HG-54.18: while it is known what this turn's exports brought */
    memset(s->export_got, 0, sizeof s->export_got);
    s->work = (struct hg_work){0};
    s->main_used = s->free_used = 0;
}

void hg_step_turns(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int turn = f->v[HG_FLOW_NEXT]++;
    hg_end_turn(s, notes); /* of an automa, too */
    s->phase = HG_ACTION;
    if (turn == HG_TURNS * s->players) {
        hg_step_on(f);
        return;
    }
    int role = nth_role(s, turn % s->players);
    s->turn = (uint8_t)(turn / s->players);
    s->active = (uint8_t)role;
    if (hg_is_automa(s, role))
        hg_automa_turn(s, role, notes);
    else
        hg_push(s, HG_F_TURN, role);
}

void hg_step_bonds(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_on(f);
    hg_pay_bonds(s, notes);
}

/* ---- The Elections Phase (HG-8.2, HG-8.3) ------------------------------------------------------------------------ */

void hg_step_elections(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_on(f);
    s->phase = HG_ELECTIONS;
    memset(s->bills_passed, 0, sizeof s->bills_passed);
    if (hg_bills_pending(s))
        hg_advantages(s, HG_IN_ELECTIONS, notes);
    else
        NOTE(N_NO_BILLS);
}

void hg_step_votes(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (!f->v[HG_FLOW_NEXT]++ && hg_bills_pending(s)) {
        hg_push(s, HG_F_ELECTIONS, HG_W);
        return;
    }
    hg_step_on(f);
    hg_goals_at(s, HG_IN_ELECTIONS, notes); /* HG-17.2: when all votes are over */
}
