/* The end of the game (HG-12) and its result. */
#include "games/hegemony/flow.h"

enum { REPAID_EACH = 55, LOAN_OF_C = 5, MISSING_PER_VP = 5, END_FIVE_ROUNDS = 1 };

/* ---- Loans (HG-12.1) --------------------------------------------------------------------------------------------- */

static void settle_loans(struct hg_state *s, int role, struct pl_notes *notes) {
    int loans = s->loans[role];
    if (!loans)
        return;
    NOTE(N_LOANS_LEFT, role, loans);
    if (role == HG_C) {
        hg_vp(s, role, -LOAN_OF_C * loans, HG_BY_LOANS, notes);
    } else {
        int due = REPAID_EACH * loans, paid = due < hg_funds(s, role) ? due : hg_funds(s, role);
        hg_pay_to(s, role, paid, HG_NOBODY, notes);
        hg_vp(s, role, -((due - paid + MISSING_PER_VP - 1) / MISSING_PER_VP), HG_BY_LOANS, notes);
    }
    s->loans[role] = 0;
}

/* ---- Policies, goods, money (HG-12.2 to HG-12.4) ----------------------------------------------------------------- */

static void score_policies(struct hg_state *s, int role, struct pl_notes *notes) {
    static const uint8_t extreme[] = {0, 1, 4, 8, 12, 18}, middle[] = {0, 1, 3, 6, 10, 15};
    static const uint8_t own[HG_CLASSES] = {HG_A, HG_B, HG_CC};
    if (role == HG_S)
        return;
    int n = hg_in_section(s, own[role]);
    if (!n)
        return;
    NOTE(N_SCORES_POLICIES, role, n);
    hg_vp(s, role, role == HG_M ? middle[n] : extreme[n], HG_BY_POLICIES, notes);
}

static int goods_of(const struct hg_state *s, int role, int good) {
    switch (role) {
    case HG_M:
        return s->store[0][good];
    case HG_C:
        return s->store[1][good] + (good <= HG_LUX ? s->zone[good] : 0);
    case HG_S:
        return s->public_goods[good];
    default:
        return 0;
    }
}

static void score_goods(struct hg_state *s, int role, struct pl_notes *notes) {
    static const uint8_t per[HG_STORED] = {2, 3, 3, 3};
    int points = role == HG_S ? s->media / 3 : 0;
    for (int good = 0; good < HG_STORED; good++)
        points += goods_of(s, role, good) / per[good];
    if (!points)
        return;
    NOTE(N_SCORES_GOODS, role, points);
    hg_vp(s, role, points, HG_BY_GOODS, notes);
}

static void score_money(struct hg_state *s, int role, struct pl_notes *notes) {
    static const uint8_t per[HG_ROLES] = {10, 15, 0, 30};
    int points = per[role] ? hg_funds(s, role) / per[role] : 0; /* C has had its Wealth */
    if (role == HG_W && points > 15)
        points = 15;
    if (!points)
        return;
    NOTE(N_SCORES_MONEY, role, hg_funds(s, role));
    hg_vp(s, role, points, HG_BY_MONEY, notes);
}

/* ---- Who has won (HG-12.5) --------------------------------------------------------------------------------------- */

static int own_policies(const struct hg_state *s, int role) {
    int n = 0;
    if (role < HG_CLASSES)
        return hg_in_section(s, role); /* W A, M B, C C */
    for (int policy = 0; s->last_agenda && policy < 5; policy++)
        n += s->policy[policy] == hg_agendas[s->last_agenda - 1].section[policy];
    return n;
}

/* More than 0: `a` comes before `b`. */
static int compare(const struct hg_state *s, int a, int b) {
    int vp = s->vp[a] - s->vp[b], policies = own_policies(s, a) - own_policies(s, b), state = (a == HG_S) - (b == HG_S);
    if (vp || policies || state)
        return vp ? vp : policies ? policies : state;
    return a < HG_CLASSES && b < HG_CLASSES ? s->bag[a] - s->bag[b] : 0;
}

static void name_winners(struct hg_state *s, struct pl_notes *notes) {
    int best = HG_W;
    for (int role = 0; role < HG_ROLES; role++)
        if (hg_in_game(s, role) && compare(s, role, best) > 0)
            best = role;
    for (int role = 0; role < HG_ROLES; role++) {
        if (!hg_in_game(s, role))
            continue;
        NOTE(N_ENDS_WITH, role, s->vp[role]);
        if (compare(s, role, best) == 0)
            s->winners |= (uint8_t)(1u << s->seat_of[role]);
    }
    for (int role = 0; role < HG_ROLES; role++)
        if (hg_in_game(s, role) && s->winners >> s->seat_of[role] & 1)
            NOTE(N_WINS, role);
}

void hg_finish(struct hg_state *s, struct pl_notes *notes) {
    hg_goals_at(s, HG_GAME_END, notes); /* HG-17.3.2 */
    hg_score_automa_goals(s, notes);    /* HG-17.4 */
    NOTE(N_END);
    for (int role = 0; role < HG_ROLES; role++) {
        if (!hg_in_game(s, role))
            continue;
        settle_loans(s, role, notes);
        score_policies(s, role, notes);
        score_goods(s, role, notes);
        score_money(s, role, notes);
    }
    name_winners(s, notes);
    s->ending = END_FIVE_ROUNDS;
    s->phase = HG_OVER;
}

/* ---- The result -------------------------------------------------------------------------------------------------- */

void hg_result(const void *state, struct pl_result *out) {
    const struct hg_state *s = state;
    *out = (struct pl_result){.ending = s->ending - END_FIVE_ROUNDS, .winners = s->winners};
    for (int seat = 0; seat < s->players; seat++)
        out->score[seat] = s->vp[s->role_of[seat] - 1];
}

int hg_score_lines(const void *state, struct pl_score_line *out) {
    static const enum hg_phrase label[HG_SOURCES] = {[HG_BY_PROSPERITY] = HG_S_BY_PROSPERITY,
                                                     [HG_BY_HEALTH] = HG_S_BY_HEALTH,
                                                     [HG_BY_UNIONS] = HG_S_BY_UNIONS,
                                                     [HG_BY_BILLS] = HG_S_BY_BILLS,
                                                     [HG_BY_SUPPORT] = HG_S_BY_SUPPORT,
                                                     [HG_BY_EXPORT] = HG_S_BY_EXPORT,
                                                     [HG_BY_WEALTH] = HG_S_BY_WEALTH,
                                                     [HG_BY_WEALTH_STEPS] = HG_S_BY_WEALTH_STEPS,
                                                     [HG_BY_LEGITIMACY] = HG_S_BY_LEGITIMACY,
                                                     [HG_BY_AGENDA] = HG_S_BY_AGENDA,
                                                     [HG_BY_EVENTS] = HG_S_BY_EVENTS,
                                                     [HG_BY_SERVICES] = HG_S_BY_SERVICES,
                                                     [HG_BY_BENEFITS] = HG_S_BY_BENEFITS,
                                                     [HG_BY_CARDS] = HG_S_BY_CARDS,
                                                     [HG_BY_DEMONSTRATION] = HG_S_BY_DEMONSTRATION,
                                                     [HG_BY_PENALTIES] = HG_S_BY_PENALTIES,
                                                     [HG_BY_POLICIES] = HG_S_BY_POLICIES,
                                                     [HG_BY_GOODS] = HG_S_BY_GOODS,
                                                     [HG_BY_MONEY] = HG_S_BY_MONEY,
                                                     [HG_BY_LOANS] = HG_S_BY_LOANS,
                                                     [HG_BY_GOAL] = HG_S_BY_GOAL,
                                                     [HG_BY_OTHER] = HG_S_BY_OTHER};
    const struct hg_state *s = state;
    int n = 0;
    for (int source = 0; source < HG_SOURCES; source++) {
        struct pl_score_line line = {.label = PL_SAY(&hg_phrases[label[source]])};
        bool any = false;
        for (int seat = 0; seat < s->players; seat++) {
            line.points[seat] = s->by[s->role_of[seat] - 1][source];
            any = any || line.points[seat];
        }
        if (any)
            out[n++] = line;
    }
    return n;
}
