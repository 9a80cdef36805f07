/* A turn (HG-4.3): a card for its effect or discarded for a Basic Action, and one Free Action before or after it. */
#include "games/hegemony/flow.h"

/* ---- What is possible -------------------------------------------------------------------------------------------- */

static bool any_basic(const struct hg_state *s, int role) {
    for (int action = 0; action < HG_DO_PASS; action++)
        if (hg_can_basic(s, role, (enum hg_basic)action))
            return true;
    return false;
}

static bool any_free(const struct hg_state *s, int role) {
    for (int action = 0; action < HG_FREES; action++)
        if (hg_can_free(s, role, (enum hg_free)action))
            return true;
    return false;
}

static bool any_bond(const struct hg_state *s, int role) {
    for (int class = 0; class < HG_CLASSES; class ++)
        if (role == HG_S && hg_can_repay_bond(s, class))
            return true;
    return false;
}

/* Is it a choice of the own turn to show the Hidden Agenda (HG-29.13)? Whether its goal holds is a secret, so that this
 * does not ask for it. */
static bool keeps_goal(const struct hg_state *s, int role) {
    return s->option[HG_OPT_GOALS] && s->option[HG_OPT_REVEAL] && !s->goal_done[role];
}

static int playable(const struct hg_state *s, int role, pl_move *out) {
    int n = 0;
    for (uint64_t kinds = s->hand[role].lo | s->hand[role].hi; kinds; kinds &= kinds - 1) {
        int card = __builtin_ctzll(kinds);
        if (!hg_can_play(s, role, card))
            continue;
        out[n++] = PL_MOVE(HG_M_PLAY, card, 0, 0);
    }
    return n;
}

/* HG-4.5.1: also to pass, where nothing else is possible. */
static bool may_discard(const struct hg_state *s, int role, bool plays) {
    return any_basic(s, role) || !plays;
}

/* ---- The turn ---------------------------------------------------------------------------------------------------- */

static int main_moves(const struct hg_state *s, int role, pl_move *out) {
    int n = playable(s, role, out);
    if (may_discard(s, role, n > 0))
        n += pl_copies_moves(&s->hand[role], HG_M_BASIC, out + n);
    return n;
}

static int turn_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int role = f->seat, n = s->main_used ? 0 : main_moves(s, role, out);
    for (int action = 0; !s->free_used && action < HG_FREES; action++)
        if (hg_can_free(s, role, (enum hg_free)action))
            out[n++] = PL_MOVE(HG_M_FREE, action, 0, 0);
    for (int class = 0; role == HG_S && class < HG_CLASSES; class ++)
        if (hg_can_repay_bond(s, class))
            out[n++] = PL_MOVE(HG_M_REPAY_BOND, class, 0, 0);
    if (keeps_goal(s, role) && hg_may_reveal(s, role))
        out[n++] = PL_MOVE(HG_M_REVEAL, 0, 0, 0);
    if (s->main_used)
        out[n++] = PL_MOVE(HG_M_END, 0, 0, 0);
    return n;
}

static void end_turn(struct hg_state *s, struct pl_notes *notes) {
    pl_pop(&s->frames);
    hg_end_turn(s, notes);
}

static void turn_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->seat, a = pl_a(move);
    switch (pl_kind(move)) {
    case HG_M_PLAY:
        s->main_used = 1;
        hg_lose_card(s, role, a);
        s->work = (struct hg_work){.card = (uint8_t)(a + 1)};
        NOTE(N_PLAYS, role, HG_A_CARD(role, a));
        hg_play_card(s, role, a, notes);
        break;
    case HG_M_BASIC:
        s->main_used = 1;
        hg_lose_card(s, role, a);
        s->work = (struct hg_work){0};
        NOTE(N_DISCARDS, role, HG_A_CARD(role, a));
        hg_push(s, HG_F_BASIC, role);
        break;
    case HG_M_FREE:
        s->free_used = 1;
        s->work = (struct hg_work){0};
        NOTE(N_FREE, role, a);
        hg_free(s, role, (enum hg_free)a, notes);
        break;
    case HG_M_REPAY_BOND:
        hg_repay_bond(s, a, notes);
        break;
    case HG_M_REVEAL:
        hg_reveal_goal(s, role, notes);
        break;
    default: /* HG_M_END */
        end_turn(s, notes);
        break;
    }
}

static bool turn_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int role = f->seat;
    if (!s->main_used || keeps_goal(s, role) || (!s->free_used && any_free(s, role)) || any_bond(s, role))
        return true;
    end_turn(s, notes);
    return false;
}

static struct pl_asked turn_prompt(const struct hg_state *s, const struct pl_frame *f) {
    if (s->main_used)
        return s->free_used ? ASKS(TURN_END, f->seat) : ASKS(TURN_AFTER, f->seat);
    return s->free_used ? ASKS(TURN_MAIN, f->seat, s->turn + 1) : ASKS(TURN, f->seat, s->turn + 1);
}

static struct pl_said why_card(const struct hg_state *s, int role, int card, bool play) {
    if (card >= hg_packs[role].count || !pl_copies_of(&s->hand[role], card))
        return SAY(W_NOT_IN_HAND);
    if (s->main_used)
        return SAY(W_MAIN_USED);
    if (!play)
        return SAY(W_NO_BASIC);
    return hg_requirement(s, hg_packs[role].card[card].requires) ? SAY(W_CARD_IDLE, HG_A_CARD(role, card))
                                                                 : SAY(W_SECTIONS, HG_A_CARD(role, card));
}

static struct pl_said why_free(const struct hg_state *s, int role, int action) {
    if (action >= HG_FREES)
        return PL_NOTHING;
    if (s->free_used && hg_may_free(role, (enum hg_free)action))
        return SAY(W_FREE_USED);
    struct pl_said why = hg_why_not_free(s, role, (enum hg_free)action);
    return why.phrase ? why : SAY(W_FREE_IDLE, action);
}

static struct pl_said turn_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int role = f->seat, a = pl_a(move);
    switch (pl_kind(move)) {
    case HG_M_PLAY:
        return why_card(s, role, a, true);
    case HG_M_BASIC:
        return why_card(s, role, a, false);
    case HG_M_FREE:
        return why_free(s, role, a);
    case HG_M_REPAY_BOND:
        if (role != HG_S || a >= HG_CLASSES || !s->bond[a])
            return SAY(W_NO_BOND);
        return SAY(W_BOND_MONEY, s->bond[a], s->money[HG_ACC_TREASURY]);
    case HG_M_REVEAL:
        return keeps_goal(s, role) ? SAY(W_GOAL_NOT_REACHED) : SAY(W_NO_GOAL);
    case HG_M_END:
        return SAY(W_MAIN_FIRST);
    default:
        return PL_NOTHING;
    }
}

/* Every card of the hand, every Free Action of the role, whatever the moment. */
static int turn_wishes(const struct hg_state *s, int seat, pl_move *out) {
    int role = seat < 0 || seat >= HG_SEATS || !s->role_of[seat] ? HG_W : s->role_of[seat] - 1;
    int n = pl_copies_moves(&s->hand[role], HG_M_PLAY, out);
    n += pl_copies_moves(&s->hand[role], HG_M_BASIC, out + n);
    for (int action = 0; action < HG_FREES; action++)
        if (hg_may_free(role, (enum hg_free)action))
            out[n++] = PL_MOVE(HG_M_FREE, action, 0, 0);
    for (int class = 0; role == HG_S && class < HG_CLASSES; class ++)
        out[n++] = PL_MOVE(HG_M_REPAY_BOND, class, 0, 0);
    out[n++] = PL_MOVE(HG_M_END, 0, 0, 0);
    return n;
}

static bool turn_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return hg_person(s, f->seat) && f == &s->frames.at[1] && hg_at_step(s, HG_STEP_TURNS) && f->seat == s->active &&
           !f->step && !f->left && s->main_used <= 1 && s->free_used <= 1 &&
           (above || s->main_used || (s->hand_n[f->seat] && (s->hand[f->seat].lo | s->hand[f->seat].hi)));
}

const struct pl_decision hg_row_turn = {
    .key = "turn",
    .about = KINDS(HG_M_PLAY, HG_M_BASIC, HG_M_FREE, HG_M_REPAY_BOND, HG_M_REVEAL, HG_M_END),
    .moves = turn_moves,
    .apply = turn_apply,
    .run = turn_run,
    .prompt = turn_prompt,
    .wishes = turn_wishes,
    .why = turn_why,
    .not_now = PL_PHRASE(W_TURN_LATER),
    .fits = turn_fits};

/* ---- The Basic Action for the discarded card --------------------------------------------------------------------- */

static int basic_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    for (int action = 0; action < HG_DO_PASS; action++)
        if (hg_can_basic(s, f->seat, (enum hg_basic)action))
            out[n++] = PL_MOVE(HG_M_ACTION, action, 0, 0);
    if (!n) /* HG-4.5.1 */
        out[n++] = PL_MOVE(HG_M_ACTION, HG_DO_PASS, 0, 0);
    return n;
}

static void basic_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->seat, action = pl_a(move);
    pl_pop(&s->frames);
    if (action != HG_DO_PASS)
        NOTE(N_BASIC, role, action);
    hg_basic(s, role, (enum hg_basic)action, notes);
}

static struct pl_said basic_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int action = pl_a(move);
    if (pl_kind(move) != HG_M_ACTION || action >= HG_BASICS)
        return PL_NOTHING;
    struct pl_said why = hg_why_not_basic(s, f->seat, (enum hg_basic)action);
    return why.phrase ? why : SAY(W_BASIC_IDLE, action);
}

/* What a role may do in its turns, one day. */
static int basic_wishes(const struct hg_state *s, int seat, pl_move *out) {
    int role = seat < 0 || seat >= HG_SEATS || !s->role_of[seat] ? HG_W : s->role_of[seat] - 1, n = 0;
    for (int action = 0; action <= HG_DO_PASS; action++)
        if (hg_may_basic(role, (enum hg_basic)action))
            out[n++] = PL_MOVE(HG_M_ACTION, action, 0, 0);
    return n;
}

static bool basic_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    return !above && below && below->what == HG_F_TURN && below->seat == f->seat && s->main_used && !f->step &&
           !f->left && hg_person(s, f->seat);
}

const struct pl_decision hg_row_basic = {.key = "basic",
                                         .about = KINDS(HG_M_ACTION),
                                         .moves = basic_moves,
                                         .apply = basic_apply,
                                         .run = hg_several,
                                         .asks = PL_PHRASE(ASKS_BASIC),
                                         .tells = PL_PHRASE(TELLS_BASIC),
                                         .wishes = basic_wishes,
                                         .why = basic_why,
                                         .not_now = PL_PHRASE(W_BASIC_LATER),
                                         .fits = basic_fits};
