/* Preparation (HG-4.2) of rounds 2 to 5, and Hidden Agendas (HG-17.1), which are dealt before the first. */
#include "games/hegemony/automa.h"
#include "games/hegemony/flow.h"

enum { INTEREST = 5, BOARD_REPAYS_ABOVE = 50, NEW_CARDS = 5 };

/* ---- Loans and Prosperity (HG-4.2b, HG-4.2c, HG-4.2i) ------------------------------------------------------------ */

static void pay_interest(struct hg_state *s, int role, struct pl_notes *notes) {
    int due = INTEREST * s->loans[role];
    if (!due)
        return;
    NOTE(N_INTEREST, role, due, s->loans[role]);
    while (hg_funds(s, role) < due) /* HG-10.1 */
        hg_take_loan(s, role, notes);
    if (role == HG_C)
        hg_from_capital(s, due, NULL);
    else
        hg_pay_to(s, role, due, HG_NOBODY, NULL);
}

void hg_step_interest(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_on(f);
    for (int role = 0; role < HG_ROLES; role++)
        if (role == HG_S || hg_in_game(s, role)) /* the State is a board, too (HG-1.3) */
            pay_interest(s, role, notes);
    while (!hg_with_state(s) && s->loans[HG_S] && s->money[HG_ACC_TREASURY] > BOARD_REPAYS_ABOVE)
        hg_repay(s, HG_S, notes);
}

void hg_step_prosperity(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    static const uint8_t fall[2] = {1, 2};
    hg_step_on(f);
    for (int role = HG_W; role <= HG_M; role++) {
        uint8_t *space = &s->prosperity[role];
        if (!*space || !hg_in_game(s, role))
            continue;
        *space = (uint8_t)(*space > fall[role] ? *space - fall[role] : 0);
        NOTE(N_PROSPERITY_FALLS, role, *space);
    }
}

/* ---- Cards (HG-4.2d to HG-4.2g) ---------------------------------------------------------------------------------- */

void hg_step_events(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_first_events(s, f, notes);
}

void hg_step_draw(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int role = hg_next_role(s, f, HG_EVERYBODY);
    if (role >= 0 && hg_person(s, role))
        hg_draw_cards(s, role, NEW_CARDS, notes);
}

void hg_step_market(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int role = hg_next_role(s, f, HG_BIT_M | HG_BIT_C);
    if (role < 0)
        return;
    if (hg_is_automa(s, role))
        hg_automa_market(s, role, notes);
    else
        hg_push(s, HG_F_MARKET, role);
}

void hg_step_refill(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_markets(s, f, notes);
}

static int market_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    const uint8_t *market = hg_market_of(s, f->seat);
    int n = 0;
    for (int slot = 0; slot < hg_market_room(f->seat); slot++)
        if (market[slot] && (!slot || market[slot] != market[slot - 1])) /* of two copies the first */
            out[n++] = PL_MOVE(HG_M_DISCARD, slot, 0, 0);
    out[n++] = PL_MOVE(HG_M_DONE, 0, 0, 0);
    return n;
}

static bool market_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    if (hg_market_of(s, f->seat)[0])
        return true;
    pl_pop(&s->frames);
    return false;
}

static void market_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->seat, slot = pl_a(move);
    if (pl_kind(move) == HG_M_DONE) {
        pl_pop(&s->frames);
        return;
    }
    NOTE(N_MARKET_OUT, role, hg_market_of(s, role)[slot] - 1);
    hg_market_take(s, role, slot);
}

static struct pl_said market_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int slot = pl_a(move);
    if (pl_kind(move) != HG_M_DISCARD)
        return PL_NOTHING;
    return slot < hg_market_room(f->seat) && hg_market_of(s, f->seat)[slot] ? SAY(W_SAME_COMPANY)
                                                                            : SAY(W_NO_CARD_THERE);
}

static bool market_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && hg_at_step(s, HG_STEP_MARKET) && (f->seat == HG_M || f->seat == HG_C) && hg_person(s, f->seat) &&
           !f->step && !f->left && hg_market_of(s, f->seat)[0];
}

const struct pl_decision hg_row_market = {.key = "market",
                                          .about = KINDS(HG_M_DISCARD),
                                          .moves = market_moves,
                                          .apply = market_apply,
                                          .run = market_run,
                                          .asks = PL_PHRASE(ASKS_MARKET),
                                          .tells = PL_PHRASE(TELLS_MARKET),
                                          .why = market_why,
                                          .not_now = PL_PHRASE(W_MARKET_LATER),
                                          .fits = market_fits};

void hg_step_foreign(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_on(f);
    memset(s->deals, 0, sizeof s->deals);
    hg_show(s, HG_SHOW_EXPORT, HG_NOBODY, 1, notes);
    hg_show(s, HG_SHOW_DEAL, HG_NOBODY, s->policy[5], notes); /* 0, 1, 2 with 6A, 6B, 6C */
}

/* ---- New workers (HG-4.2h) --------------------------------------------------------------------------------------- */

void hg_step_workers(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int role = hg_next_role(s, f, HG_BIT_W | HG_BIT_M);
    if (role < 0)
        return;
    hg_add_worker(s, role, HG_UNSKILLED, notes);
    if (role == HG_W)
        hg_add_worker(s, role, HG_UNSKILLED, notes);
    else
        hg_new_skilled(s, role, notes);
}

void hg_step_immigration(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int role = hg_next_role(s, f, HG_BIT_W | HG_BIT_M);
    if (role >= 0)
        hg_show(s, HG_SHOW_IMMIGRANT, role, s->policy[6], notes); /* 0, 1, 2 with 7A, 7B, 7C */
}

/* ---- Hidden Agendas (HG-17.1) ------------------------------------------------------------------------------------ */

enum { GOAL_FOR };
enum { GOALS_DEALT = 2 };

/* Those of the role that it has not been dealt. */
static unsigned goals_left(const struct hg_state *s, int role) {
    unsigned left = (1u << HG_GOALS_EACH) - 1;
    for (int i = 0; i < GOALS_DEALT; i++)
        if (s->goal[role][i])
            left &= ~(1u << (s->goal[role][i] - 1));
    return left;
}

/* The smaller one first, so that it makes no difference in which order they came, or what was chosen before. */
static void sort_goals(struct hg_state *s, int role) {
    uint8_t *goal = s->goal[role], swap = goal[0];
    if (goal[1] && goal[1] < goal[0]) {
        goal[0] = goal[1];
        goal[1] = swap;
    }
}

void hg_step_goals(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    int role = hg_next_role(s, f, HG_EVERYBODY);
    if (role < 0 || !hg_person(s, role) || !s->option[HG_OPT_GOALS])
        return;
    struct pl_frame *deal = hg_push(s, HG_F_GOAL, PL_CHANCE);
    deal->v[GOAL_FOR] = (int16_t)role;
    deal->left = GOALS_DEALT;
}

static int goal_chances(const struct hg_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int n = 0;
    PL_EACH_BIT(goal, goals_left(s, f->v[GOAL_FOR])) {
        out[n++] = (struct pl_chance){PL_MOVE(HG_M_GOAL, goal, 0, 0), 1};
    }
    return n;
}

static void goal_happens(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->v[GOAL_FOR], goal = pl_a(move);
    s->goal[role][s->goal[role][0] ? 1 : 0] = (uint8_t)(goal + 1);
    sort_goals(s, role);
    if (--f->left == 0)
        pl_pop(&s->frames);
    hg_tell(s, role, SAY(N_LOOKS_AT_GOAL, role, hg_goal_row(role, goal)), notes);
}

static struct pl_asked goal_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(P_GOAL, f->v[GOAL_FOR]);
}

static bool goal_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int role = f->v[GOAL_FOR];
    return !above && !f->step && f->left && hg_at_step(s, HG_STEP_GOALS) && hg_person(s, role) &&
           f->left + (s->goal[role][0] != 0) + (s->goal[role][1] != 0) == GOALS_DEALT;
}

const struct pl_decision hg_row_goal = {.key = "goal",
                                        .values = VALUES(ROLE_VALUE(GOAL_FOR)),
                                        .about = KINDS(HG_M_GOAL),
                                        .chances = goal_chances,
                                        .apply = goal_happens,
                                        .prompt = goal_prompt,
                                        .fits = goal_fits};

static struct pl_sealed keep_sealed(const struct hg_state *s, const struct pl_frame *f) {
    (void)f;
    return s->sealed;
}

/* Before an answer the two lie in order, after it the one kept comes first. */
static void keep_reopen(struct hg_state *s, struct pl_frame *f, int role) {
    (void)f;
    sort_goals(s, role);
    pl_seal_reopen(&s->sealed, role);
}

static int keep_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s, (void)f;
    for (int i = 0; i < GOALS_DEALT; i++)
        out[i] = PL_MOVE(HG_M_KEEP, i, 0, 0);
    return GOALS_DEALT;
}

static void keep_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->seat, i = pl_a(move);
    uint8_t *goal = s->goal[role], kept = goal[i];
    goal[1] = goal[1 - i];
    goal[0] = kept;
    NOTE(N_HAS_CHOSEN, role);
    hg_tell(s, role, SAY(N_KEEPS_GOAL, role, hg_goal_row(role, kept - 1)), notes);
    if (!pl_seal_answer(&s->sealed, role)) {
        pl_decide_next(&hg_decisions, s);
        return;
    }
    pl_pop(&s->frames);
    for (role = 0; role < HG_ROLES; role++) /* nobody sees what goes back */
        s->goal[role][1] = 0;
}

static bool keep_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    if (above || f->step || f->left || !hg_at_step(s, HG_STEP_BEGIN) || !pl_seal_waits(&s->sealed, f->seat))
        return false;
    for (int role = 0; role < HG_ROLES; role++) {
        bool asked = pl_seal_asked(&s->sealed, role), two = s->goal[role][0] && s->goal[role][1];
        if (asked != hg_person(s, role) || asked != two || (two && s->goal[role][0] == s->goal[role][1]))
            return false;
    }
    return true;
}

const struct pl_decision hg_row_keep_goal = {.key = "keep_goal",
                                             .sealed = keep_sealed,
                                             .reopen = keep_reopen,
                                             .moves = keep_moves,
                                             .apply = keep_apply,
                                             .asks = PL_PHRASE(ASKS_KEEP_GOAL),
                                             .tells = PL_PHRASE(TELLS_KEEP_GOAL),
                                             .fits = keep_fits};

void hg_step_keep(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    unsigned persons = 0;
    for (int role = 0; role < HG_ROLES; role++)
        persons |= (unsigned)hg_person(s, role) << role;
    hg_step_on(f);
    if (!persons || !s->option[HG_OPT_GOALS])
        return;
    pl_seal_ask(&s->sealed, persons);
    hg_push(s, HG_F_KEEP_GOAL, __builtin_ctz(persons));
}
