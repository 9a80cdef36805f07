/* Free Actions (HG-6): which are possible, and doing one; Give Bonus has its row here. Swapping and retraining are in
 * free_swap.c, prices and wages in free_wages.c, Storage tiles in act_gear.c. */
#include "games/hegemony/actions.h"

enum { BONUS_MONEY = 5, HEALTH_VP = 2 };

static const uint8_t roles_of[HG_FREES] = {
    [HG_USE_HEALTH] = 1 << HG_W | 1 << HG_M,
    [HG_USE_EDUCATION] = 1 << HG_W | 1 << HG_M,
    [HG_USE_LUXURY] = 1 << HG_W | 1 << HG_M,
    [HG_FREE_SWAP] = 1 << HG_W | 1 << HG_M,
    [HG_FREE_PRICES] = 1 << HG_M | 1 << HG_C,
    [HG_FREE_WAGES] = 1 << HG_M | 1 << HG_C | 1 << HG_S,
    [HG_FREE_BONUS] = 1 << HG_C,
    [HG_FREE_STORAGE] = 1 << HG_C,
    [HG_FREE_BENEFITS] = 1 << HG_W | 1 << HG_M | 1 << HG_C,
    [HG_FREE_LOAN] = 1 << HG_W | 1 << HG_M | 1 << HG_C | 1 << HG_S,
};

bool hg_may_free(int role, enum hg_free action) {
    return roles_of[action] >> role & 1;
}

/* What Use Healthcare, Education and Luxury spend. */
static int used_good(enum hg_free action) {
    return action == HG_USE_HEALTH ? HG_HEA : action == HG_USE_EDUCATION ? HG_EDU : HG_LUX;
}

static bool benefits_wait(const struct hg_state *s, int role) {
    const struct hg_benefits *b = &s->benefits[role];
    return b->money || b->influence || b->cubes || b->good[0] || b->good[1] || b->good[2] || b->good[3];
}

static uint32_t bonus_places(const struct hg_state *s) { /* HG-6.8 */
    uint32_t bits = 0;
    PL_EACH_BIT(place, hg_operational_of(s, HG_C)) {
        if (s->place[place].staff)
            bits |= 1u << place;
    }
    return bits;
}

bool hg_can_free(const struct hg_state *s, int role, enum hg_free action) {
    if (!hg_may_free(role, action))
        return false;
    switch (action) {
    case HG_USE_HEALTH:
    case HG_USE_EDUCATION:
    case HG_USE_LUXURY:
        return s->area[role][used_good(action)] >= s->population[role];
    case HG_FREE_SWAP:
        return hg_can_swap(s, role);
    case HG_FREE_PRICES:
        return true;
    case HG_FREE_WAGES:
        return hg_can_set_wages(s, role);
    case HG_FREE_BONUS:
        return hg_funds(s, HG_C) >= BONUS_MONEY && bonus_places(s);
    case HG_FREE_STORAGE:
        return hg_can_buy_tile(s);
    case HG_FREE_BENEFITS:
        return hg_with_state(s) && benefits_wait(s, role);
    default:
        return hg_can_repay(s, role);
    }
}

static void use(struct hg_state *s, int role, enum hg_free action, struct pl_notes *notes) {
    int good = used_good(action), n = s->population[role];
    s->area[role][good] = (uint8_t)(s->area[role][good] - n);
    NOTE(N_USES, role, n, good, action + 1);
    hg_gain_prosperity(s, role, notes);
    if (action == HG_USE_HEALTH) { /* HG-6.1 */
        hg_vp(s, role, HEALTH_VP, HG_BY_HEALTH, notes);
        hg_add_worker(s, role, HG_UNSKILLED, notes);
    } else if (action == HG_USE_EDUCATION) { /* HG-6.2 */
        hg_retrain_worker(s, role, notes);
    }
}

/* HG-6.10: what waits there was taken from the State's stock and the supply when it was provided. */
void hg_receive_benefits(struct hg_state *s, int role, struct pl_notes *notes) {
    struct hg_benefits b = s->benefits[role];
    s->benefits[role] = (struct hg_benefits){0};
    NOTE(N_BENEFITS, role);
    hg_earn(s, role, b.money, notes);
    for (int good = 0; good < HG_STORED; good++)
        hg_receive(s, role, good, b.good[good], notes);
    s->influence[role] = (uint8_t)(s->influence[role] + b.influence);
    s->bag[role] = (uint8_t)(s->bag[role] + b.cubes);
    if (b.influence || b.cubes)
        NOTE(N_BENEFITS_POLITICS, role, b.influence, b.cubes);
    hg_vp(s, HG_S, 1, HG_BY_BENEFITS, notes);
}

void hg_free(struct hg_state *s, int role, enum hg_free action, struct pl_notes *notes) {
    switch (action) {
    case HG_USE_HEALTH:
    case HG_USE_EDUCATION:
    case HG_USE_LUXURY:
        use(s, role, action, notes);
        break;
    case HG_FREE_SWAP:
        hg_swap_workers(s, role, notes);
        break;
    case HG_FREE_PRICES:
        hg_set_prices(s, role, (1u << HG_STORED) - 1, notes);
        if (hg_person(s, role))
            pl_top(&s->frames)->step = 1; /* something must be set */
        break;
    case HG_FREE_WAGES:
        hg_set_wages(s, role, true, notes);
        break;
    case HG_FREE_BONUS:
        if (hg_person(s, role))
            hg_push(s, HG_F_BONUS, role);
        break;
    case HG_FREE_STORAGE:
        if (hg_person(s, role))
            hg_buy_tile(s);
        break;
    case HG_FREE_BENEFITS:
        hg_receive_benefits(s, role, notes);
        break;
    default:
        hg_repay(s, role, notes);
    }
}

struct pl_said hg_why_not_free(const struct hg_state *s, int role, enum hg_free action) {
    if (!hg_may_free(role, action))
        return SAY(W_NOT_FREE_OF_ROLE, role);
    switch (action) {
    case HG_USE_HEALTH:
    case HG_USE_EDUCATION:
    case HG_USE_LUXURY:
        return SAY(W_USE_SHORT, s->population[role], used_good(action), s->area[role][used_good(action)], action + 1);
    case HG_FREE_SWAP:
        return SAY(W_NOTHING_TO_SWAP);
    case HG_FREE_WAGES:
        return SAY(W_NO_WAGES);
    case HG_FREE_BONUS:
        return bonus_places(s) ? SAY(W_MONEY, BONUS_MONEY, hg_funds(s, role)) : SAY(W_NO_BONUS);
    case HG_FREE_STORAGE:
        return hg_can_gain_tile(s, role, ~0u) ? SAY(W_MONEY, 20, hg_funds(s, role)) : SAY(W_NO_TILES);
    case HG_FREE_BENEFITS:
        return hg_with_state(s) ? SAY(W_NO_BENEFITS) : SAY(W_NO_STATE);
    case HG_FREE_LOAN:
        return s->loans[role] ? SAY(W_MONEY, 50, hg_funds(s, role)) : SAY(W_NOTHING_LENT);
    default:
        return PL_NOTHING;
    }
}

/* ---- Give Bonus -------------------------------------------------------------------------------------------------- */

static int bonus_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    (void)f;
    int n = 0;
    PL_EACH_BIT(place, bonus_places(s)) {
        out[n++] = PL_MOVE(HG_M_BONUS, place, 0, 0);
    }
    return n;
}

static void bonus_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    (void)f;
    int place = pl_a(move), role = s->place[place].staff - 1;
    pl_pop(&s->frames);
    NOTE(N_BONUS, place, role, BONUS_MONEY);
    hg_pay_to(s, HG_C, BONUS_MONEY, role, notes);
    hg_commit_class(s, place, role, true);
}

static struct pl_asked bonus_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(BONUS, f->seat, BONUS_MONEY);
}

static struct pl_said bonus_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int place = pl_a(move);
    if (pl_kind(move) != HG_M_BONUS)
        return PL_NOTHING;
    if (place >= HG_PLACES || !hg_there(s, place) || hg_owner_of(place) != f->seat)
        return SAY(W_NOT_YOUR_COMPANY);
    return SAY(W_NOT_OPERATIONAL, place);
}

static int bonus_wishes(const struct hg_state *s, int seat, pl_move *out) {
    (void)seat;
    int n = 0;
    for (int place = 0; place < HG_PLACE_M; place++)
        if (hg_there(s, place))
            out[n++] = PL_MOVE(HG_M_BONUS, place, 0, 0);
    return n;
}

static bool bonus_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->seat == HG_C && hg_person(s, HG_C) && bonus_places(s) && hg_funds(s, HG_C) >= BONUS_MONEY;
}

const struct pl_decision hg_row_bonus = {.key = "bonus",
                                         .about = KINDS(HG_M_BONUS),
                                         .not_now = PL_PHRASE(W_NO_BONUS_NOW),
                                         .moves = bonus_moves,
                                         .apply = bonus_apply,
                                         .run = hg_several,
                                         .prompt = bonus_prompt,
                                         .wishes = bonus_wishes,
                                         .why = bonus_why,
                                         .fits = bonus_fits};
