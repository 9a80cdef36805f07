/* Scoring of a round (HG-11), the end of the game (HG-12) and the result. */
#include "games/hegemony/flow.h"

/* ---- Questions --------------------------------------------------------------------------------------------------- */

enum { SCORED_POLICIES = 5 };

int hg_in_section(const struct hg_state *s, int section) {
    int n = 0;
    for (int policy = 0; policy < SCORED_POLICIES; policy++)
        n += s->policy[policy] == section;
    return n;
}

static int matches(const struct hg_state *s, int agenda) { /* agenda: + 1 */
    int n = 0;
    for (int policy = 0; agenda && policy < SCORED_POLICIES; policy++)
        n += s->policy[policy] == hg_agendas[agenda - 1].section[policy];
    return n;
}

int hg_agenda_matches(const struct hg_state *s) {
    return matches(s, s->agenda);
}

/* ---- The classes (HG-11.1 to HG-11.3) ---------------------------------------------------------------------------- */

static void score_workers(struct hg_state *s, struct pl_notes *notes) {
    int unions = __builtin_popcount(s->unions);
    if (!unions)
        return;
    NOTE(N_SCORES_UNIONS, HG_W, unions);
    hg_vp(s, HG_W, 2 * unions, HG_BY_UNIONS, notes);
}

static void score_middle(struct hg_state *s, struct pl_notes *notes) {
    int companies = 0;
    for (int place = HG_PLACE_M; place < HG_PLACE_P; place++)
        companies += hg_fully_operational(s, place);
    if (hg_prosperity[HG_M][s->prosperity[HG_M]] >= companies)
        return;
    NOTE(N_SCORES_COMPANIES, HG_M, companies);
    hg_gain_prosperity(s, HG_M, notes);
}

static void score_capital(struct hg_state *s, struct pl_notes *notes) {
    s->money[HG_ACC_CAPITAL] += s->money[HG_ACC_REVENUE];
    s->money[HG_ACC_REVENUE] = 0;
    int space = hg_wealth(s->money[HG_ACC_CAPITAL]);
    NOTE(N_SCORES_CAPITAL, HG_C, s->money[HG_ACC_CAPITAL]);
    hg_vp(s, HG_C, space, HG_BY_WEALTH, notes);
    if (space <= s->wealth)
        return;
    NOTE(N_WEALTH, HG_C, space);
    hg_vp(s, HG_C, 3 * (space - s->wealth), HG_BY_WEALTH_STEPS, notes); /* HG-11.3a */
    s->wealth = (uint8_t)space;
}

void hg_step_scoring(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_on(f);
    s->phase = HG_SCORING;
    NOTE(N_SCORING, s->round);
    score_workers(s, notes);
    if (hg_in_game(s, HG_M))
        score_middle(s, notes);
    score_capital(s, notes);
}

/* ---- What the State left undone (HG-11.4, HG-11.5) --------------------------------------------------------------- */

enum { PENALTY_EVENT, PENALTY_BEFORE }; /* which Event; bit of the class that was named first */

static void lose_legitimacy(struct hg_state *s, unsigned classes, struct pl_notes *notes) {
    PL_EACH_BIT(class, classes) {
        hg_legitimacy(s, class, -1, notes);
    }
}

/* The Events are looked at one after the other; NEXT counts them. */
void hg_step_penalties(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int slot = f->v[HG_FLOW_NEXT]++;
    if (slot >= 2) {
        s->event[0] = s->event[1] = 0;
        hg_step_on(f);
        return;
    }
    if (!hg_with_state(s) || !s->event[slot])
        return;
    int event = s->event[slot] - 1, penalty = hg_events[event].rule.penalty;
    NOTE(N_EVENT_UNDONE, event);
    if (penalty == HG_TWO_OF_THREE)
        hg_push(s, HG_F_PENALTY, HG_S)->v[PENALTY_EVENT] = (int16_t)event;
    else
        lose_legitimacy(s, (unsigned)penalty, notes);
}

static int penalty_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s;
    int n = 0;
    for (int class = 0; class < HG_CLASSES; class ++)
        if (!(f->v[PENALTY_BEFORE] >> class & 1))
            out[n++] = PL_MOVE(HG_M_PENALTY, class, 0, 0);
    return n;
}

static void penalty_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    unsigned class = 1u << pl_a(move), before = (unsigned)f->v[PENALTY_BEFORE];
    if (!before) {
        f->v[PENALTY_BEFORE] = (int16_t) class;
        return;
    }
    pl_pop(&s->frames);
    lose_legitimacy(s, before | class, notes);
}

static struct pl_asked penalty_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return f->v[PENALTY_BEFORE] ? ASKS(PENALTY_SECOND, f->seat, f->v[PENALTY_EVENT])
                                : ASKS(PENALTY, f->seat, f->v[PENALTY_EVENT]);
}

static struct pl_said penalty_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    (void)s, (void)f;
    return pl_kind(move) == HG_M_PENALTY ? SAY(W_TWO_CLASSES) : PL_NOTHING;
}

static bool penalty_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int before = f->v[PENALTY_BEFORE];
    return !above && f->seat == HG_S && hg_person(s, HG_S) && !f->step && !f->left && f == &s->frames.at[1] &&
           hg_at_step(s, HG_STEP_PENALTIES) && !(before & (before - 1));
}

const struct pl_decision hg_row_penalty = {
    .key = "penalty",
    .values = VALUES(
        PL_VALUE(PENALTY_EVENT, "event", "the Event", .values = &hg_event_keys, .max = HG_EVENTS + HG_ALT_EVENTS - 1),
        PL_VALUE(PENALTY_BEFORE, "before", "bit of the class named first", .max = (1 << HG_CLASSES) - 1)),
    .about = KINDS(HG_M_PENALTY),
    .moves = penalty_moves,
    .apply = penalty_apply,
    .prompt = penalty_prompt,
    .why = penalty_why,
    .not_now = PL_PHRASE(W_PENALTY_LATER),
    .fits = penalty_fits};

/* ---- The State (HG-11.6, HG-11.7) -------------------------------------------------------------------------------- */

static void score_legitimacy(struct hg_state *s, struct pl_notes *notes) {
    int sum = 0, best = 0;
    for (int class = 0; class < HG_CLASSES; class ++) {
        sum += s->legitimacy[class];
        best = s->legitimacy[class] > best ? s->legitimacy[class] : best;
    }
    NOTE(N_SCORES_LEGITIMACY, HG_S, sum - best);
    hg_vp(s, HG_S, sum - best, HG_BY_LEGITIMACY, notes);
    for (int class = 0; class < HG_CLASSES; class ++) {
        hg_legitimacy(s, class, -(s->legitimacy[class] / 2), notes);
        hg_legitimacy(s, class, s->tokens[class], notes);
    }
}

static void score_agenda(struct hg_state *s, struct pl_notes *notes) {
    if (!s->agenda)
        return;
    int n = hg_agenda_matches(s);
    NOTE(N_SCORES_AGENDA, HG_S, n);
    hg_vp(s, HG_S, n * hg_agendas[s->agenda - 1].vp, HG_BY_AGENDA, notes);
    hg_goals_at(s, HG_IN_SCORING, notes); /* HG-54.3 */
    s->last_agenda = s->agenda;           /* HG-12.5 */
    s->agenda = 0;
}

void hg_step_legitimacy(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_on(f);
    if (!hg_with_state(s))
        return;
    score_legitimacy(s, notes);
    score_agenda(s, notes);
}
