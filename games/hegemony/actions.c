/* Basic Actions (HG-5): which are possible, and doing one. What each of them is stands in its own file. */
#include "games/hegemony/actions.h"

enum { ASSIGN_LIMIT = 3, STRIKE_TOKENS = 2, PRESSURE_CUBES = 3 };

static const struct hg_assign plain_assign = {.limit = ASSIGN_LIMIT};
static const struct hg_bill plain_bill = {.vote_cost = 1};
static const struct hg_build plain_build;
static const struct hg_exporting plain_export;

/* Who may do it at all (HG-5): bit per role. */
static const uint8_t roles_of[HG_BASICS] = {
    [HG_DO_BILL] = 1 << HG_W | 1 << HG_M | 1 << HG_C | 1 << HG_S,
    [HG_DO_ASSIGN] = 1 << HG_W | 1 << HG_M,
    [HG_DO_BUY] = 1 << HG_W | 1 << HG_M,
    [HG_DO_STRIKE] = 1 << HG_W,
    [HG_DO_DEMONSTRATE] = 1 << HG_W,
    [HG_DO_PRESSURE] = 1 << HG_W | 1 << HG_M | 1 << HG_C,
    [HG_DO_BUILD] = 1 << HG_M | 1 << HG_C,
    [HG_DO_SELL] = 1 << HG_M | 1 << HG_C,
    [HG_DO_EXPORT] = 1 << HG_M | 1 << HG_C | 1 << HG_S,
    [HG_DO_DEAL] = 1 << HG_C,
    [HG_DO_LOBBY] = 1 << HG_C,
    [HG_DO_SHIFT] = 1 << HG_M,
    [HG_DO_EVENT] = 1 << HG_S,
    [HG_DO_MEET] = 1 << HG_S,
    [HG_DO_EXTRA_TAX] = 1 << HG_S,
    [HG_DO_CAMPAIGN] = 1 << HG_S,
    [HG_DO_PASS] = 1 << HG_S,
};

/* HG-4.5.1: nothing else can be done, and no card can be played. */
static bool must_pass(const struct hg_state *s, int role) {
    for (int action = 0; action < HG_DO_PASS; action++)
        if (hg_can_basic(s, role, (enum hg_basic)action))
            return false;
    struct pl_set hand = pl_copies_kinds(&s->hand[role]);
    PL_EACH(card, hand) {
        if (hg_can_play(s, role, card))
            return false;
    }
    return true;
}

bool hg_may_basic(int role, enum hg_basic action) {
    return roles_of[action] >> role & 1;
}

bool hg_can_basic(const struct hg_state *s, int role, enum hg_basic action) {
    if (!hg_may_basic(role, action))
        return false;
    switch (action) {
    case HG_DO_BILL:
        return hg_can_bill(s, role, &plain_bill);
    case HG_DO_ASSIGN:
        return hg_can_assign(s, role, &plain_assign);
    case HG_DO_BUY:
        return hg_can_buy(s, role, &hg_plain_buy);
    case HG_DO_STRIKE:
        return hg_can_strike_some(s);
    case HG_DO_DEMONSTRATE:
        return !s->demonstration && hg_demonstration_stands(s);
    case HG_DO_PRESSURE: /* HG-5.7a: even with no cube left */
        return true;
    case HG_DO_BUILD:
        return hg_can_build(s, role, &plain_build);
    case HG_DO_SELL:
        return hg_can_sell_company(s, role, false);
    case HG_DO_EXPORT:
        return hg_can_export(s, role, &plain_export);
    case HG_DO_DEAL:
        return hg_can_deal(s);
    case HG_DO_LOBBY:
        return hg_can_lobby(s);
    case HG_DO_SHIFT:
        return hg_shift_places(s, HG_ALL_M) != 0;
    case HG_DO_PASS:
        return must_pass(s, role);
    default:
        return hg_can_state_action(s, action);
    }
}

static void demonstrate(struct hg_state *s, struct pl_notes *notes) { /* HG-5.6.1 */
    s->demonstration = 1;
    NOTE(N_DEMONSTRATES, HG_W);
}

static void press(struct hg_state *s, int role, struct pl_notes *notes) { /* HG-5.7 */
    int added = hg_add_cubes(s, role, PRESSURE_CUBES);
    NOTE(N_PRESSURE, role, added);
}

void hg_basic(struct hg_state *s, int role, enum hg_basic action, struct pl_notes *notes) {
    switch (action) {
    case HG_DO_BILL:
        hg_bill(s, role, &plain_bill, notes);
        break;
    case HG_DO_ASSIGN:
        hg_assign(s, role, &plain_assign, notes);
        break;
    case HG_DO_BUY:
        hg_buy(s, role, &hg_plain_buy, notes);
        break;
    case HG_DO_STRIKE:
        hg_strike(s, STRIKE_TOKENS, notes);
        break;
    case HG_DO_DEMONSTRATE:
        demonstrate(s, notes);
        break;
    case HG_DO_PRESSURE:
        press(s, role, notes);
        break;
    case HG_DO_BUILD:
        hg_build(s, role, &plain_build, notes);
        break;
    case HG_DO_SELL:
        hg_sell_company(s, role, 1, false, notes);
        break;
    case HG_DO_EXPORT:
        hg_export(s, role, &plain_export, notes);
        break;
    case HG_DO_DEAL:
        hg_deal(s, notes);
        break;
    case HG_DO_LOBBY:
        hg_lobby(s, notes);
        break;
    case HG_DO_SHIFT:
        hg_extra_shift(s, HG_ALL_M, false, notes);
        break;
    case HG_DO_PASS:
        NOTE(N_NO_ACTION, role);
        break;
    default:
        hg_state_action(s, action, notes);
    }
}

/* ---- Why not ----------------------------------------------------------------------------------------------------- */

static struct pl_said why_not_assign(const struct hg_state *s, int role) {
    uint8_t by_trade[HG_TRADES];
    return hg_at_hand(s, role, hg_leavable(s, role), by_trade) ? SAY(W_NOTHING_TO_FILL) : SAY(W_NOBODY_FREE);
}

struct pl_said hg_why_not_basic(const struct hg_state *s, int role, enum hg_basic action) {
    if (!hg_may_basic(role, action))
        return SAY(W_NOT_OF_ROLE, role);
    switch (action) {
    case HG_DO_ASSIGN:
        return why_not_assign(s, role);
    case HG_DO_BUY:
        return SAY(W_NOTHING_TO_BUY, hg_funds(s, role));
    case HG_DO_STRIKE:
        return s->strikes ? SAY(W_NOTHING_TO_STRIKE) : SAY(W_NO_STRIKE_TOKEN);
    case HG_DO_DEMONSTRATE:
        return s->demonstration ? SAY(W_TOKEN_OUT)
                                : SAY(W_DEMONSTRATION, hg_idle_count(s, HG_W), hg_open_slots(s, HG_W));
    case HG_DO_BUILD:
        return hg_free_place(s, role) < 0 ? SAY(W_NO_SPACE, role == HG_C ? 12 : 8) : SAY(W_NOTHING_TO_BUILD);
    case HG_DO_SELL:
        return SAY(W_NOTHING_TO_SELL);
    case HG_DO_EXPORT:
        return SAY(W_NOTHING_TO_EXPORT);
    case HG_DO_DEAL:
        return s->deals[0] || s->deals[1] ? SAY(W_DEAL_MONEY, hg_funds(s, HG_C)) : SAY(W_NO_DEAL);
    case HG_DO_LOBBY:
        return SAY(W_MONEY, 30, hg_funds(s, HG_C));
    case HG_DO_SHIFT:
        return SAY(W_NOTHING_TO_SHIFT);
    case HG_DO_PASS:
        return SAY(W_MUST_ACT);
    default:
        return PL_NOTHING; /* bills and the State's actions: who owns them says why */
    }
}

/* ---- For the rows of these files --------------------------------------------------------------------------------- */

bool hg_several(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    const struct pl_decision *row = pl_decision(&hg_decisions, f);
    pl_move moves[PL_MAX_MOVES];
    int n = row->moves(s, f, moves);
    if (n > 1)
        return true;
    row->apply(s, f, moves[0], notes);
    return false;
}
