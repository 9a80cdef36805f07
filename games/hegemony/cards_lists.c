/* What each question of a card leaves open (HG-30 to HG-33): one list serves the test whether a card can be played, the
 * moves, and the check of a loaded position. */
#include "games/hegemony/cards.h"

static int least(int a, int b) {
    return a < b ? a : b;
}

static int amounts(int from, int most, pl_move *out) {
    int n = 0;
    for (int i = from; i <= most; i++)
        out[n++] = PL_MOVE(HG_M_AMOUNT, i, 0, 0);
    return n;
}

/* ---- Other players ----------------------------------------------------------------------------------------------- */

/* HG-30.10: companies of the industry with own workers, by owner. */
static int claims(const struct hg_state *s, int role, pl_move *out) {
    uint8_t there[HG_ROLES] = {0};
    int n = 0;
    for (int place = 0; place < HG_PLACE_F; place++)
        if (s->place[place].card && hg_workers_in(s, place, role))
            there[hg_owner_of(place)] |= (uint8_t)(1u << hg_at(s, place)->industry);
    PL_EACH_BIT(other, (unsigned)s->roles & ~(1u << role)) {
        for (int industry = 0; industry < HG_INDUSTRIES; industry++)
            if (there[other] >> industry & 1)
                out[n++] = PL_MOVE(HG_M_PICK, other, industry, 0);
    }
    return n;
}

static int purses(const struct hg_state *s, int role, pl_move *out) { /* HG-19.9 */
    int n = 0;
    PL_EACH_BIT(other, (unsigned)s->roles & ~(1u << role)) {
        if (s->influence[other])
            out[n++] = PL_MOVE(HG_M_PICK, other, 0, 0);
    }
    return n;
}

/* ---- Goods ------------------------------------------------------------------------------------------------------- */

/* HG-19.6: what the State can store; Food and Luxury of an S that nobody plays go to the supply. */
static int state_room(const struct hg_state *s, int good) {
    if (good <= HG_LUX && !hg_with_state(s))
        return UINT8_MAX;
    int room = hg_public_limit(s, good) - s->public_goods[good];
    return room > 0 ? room : 0;
}

static int for_sale(const struct hg_state *s, int role, int good) {
    return role == HG_S ? s->public_goods[good] : hg_for_export(s, role, good);
}

/* ---- Companies --------------------------------------------------------------------------------------------------- */

static int supply_left(const struct hg_state *s, int role) {
    int trades = 0;
    for (int trade = 0; trade < HG_TRADES; trade++)
        trades |= hg_worker_left(s, role, trade) << trade;
    return trades;
}

/* HG-32.4: an empty company, filled by one class from the supply. */
static int recruits(const struct hg_state *s, int role, int price, pl_move *out) {
    int n = 0;
    if (hg_funds(s, role) < price)
        return 0;
    PL_EACH_BIT(place, hg_companies_of(s, role) & ~hg_operational_of(s, role)) {
        const struct hg_company *company = hg_at(s, place);
        for (int class = HG_W; class <= HG_M; class ++) {
            int left = supply_left(s, class);
            bool skilled = company->slot[0] != HG_SLOT_SKILLED || left >> (company->industry + 1) & 1;
            if (hg_in_game(s, class) && left && skilled && !company->automated)
                out[n++] = PL_MOVE(HG_M_PICK, place, class, 0);
        }
    }
    return n;
}

static bool as_many_slots(const struct hg_state *s, int a, int b) {
    return hg_slots(s, a) == hg_slots(s, b);
}

/* Do they fit: as many slots for skilled workers at most as there are such workers? */
static bool staff_fits(const struct hg_state *s, int to, int from) {
    int needs = 0, has = 0, trade = hg_at(s, to)->industry + 1;
    for (int i = 0; i < HG_SLOTS; i++) {
        needs += hg_at(s, to)->slot[i] == HG_SLOT_SKILLED;
        has += s->place[from].slot[i] == trade + 1;
    }
    return has >= needs;
}

/* HG-32.5 */
static int poached(const struct hg_state *s, int role, pl_move *out) {
    uint32_t idle = hg_companies_of(s, role) & ~hg_operational_of(s, role);
    uint32_t working = idle ? hg_operational_of(s, HG_S) : 0;
    int n = 0;
    PL_EACH_BIT(to, idle) {
        PL_EACH_BIT(from, working) {
            if (hg_at(s, to)->industry == hg_at(s, from)->industry && as_many_slots(s, to, from) &&
                !(s->place[from].flags & HG_COMMITTED) && staff_fits(s, to, from))
                out[n++] = PL_MOVE(HG_M_PICK, to, from, 0);
        }
    }
    return n;
}

/* HG-33.25: with 1B its cost is paid, without a Loan. */
static int nationalized(const struct hg_state *s, pl_move *out) {
    uint32_t of_c = hg_companies_of(s, HG_C) & ~hg_operational_of(s, HG_C), open = hg_companies_of(s, HG_S);
    int n = 0;
    PL_EACH_BIT(place, of_c) {
        int cost = s->policy[0] == HG_B ? hg_at(s, place)->cost : 0;
        if (s->place[place].flags & HG_MACHINERY || hg_at(s, place)->automated || cost > hg_funds(s, HG_S))
            continue;
        PL_EACH_BIT(at, open) {
            if (!s->place[at].staff)
                out[n++] = PL_MOVE(HG_M_PICK, place, at, 0);
        }
    }
    return n;
}

static int privatized(const struct hg_state *s, pl_move *out) { /* HG-33.27 */
    int n = 0;
    if (!hg_in_game(s, HG_C) || hg_free_place(s, HG_C) < 0)
        return 0;
    PL_EACH_BIT(place, hg_operational_of(s, HG_S)) {
        out[n++] = PL_MOVE(HG_M_PICK, place, 0, 0);
    }
    return n;
}

/* ---- Policies ---------------------------------------------------------------------------------------------------- */

static int blocked(const struct hg_state *s, int role, pl_move *out) { /* HG-30.27 */
    int n = 0;
    if (hg_bills_of(s, role) >= HG_BILLS)
        return 0;
    for (int policy = 0; policy < HG_POLICIES; policy++)
        if (!s->bill[policy] && !s->blocked[policy] && !(s->locked >> policy & 1))
            out[n++] = PL_MOVE(HG_M_POLICY, policy, 0, 0);
    return n;
}

static int withdrawn(const struct hg_state *s, int role, pl_move *out) {
    int n = 0;
    for (int policy = 0; policy < HG_POLICIES; policy++)
        if (s->bill[policy] && hg_bill_role(s->bill[policy]) != role)
            out[n++] = PL_MOVE(HG_M_POLICY, policy, 0, 0);
    return n;
}

static int moved(const struct hg_state *s, pl_move *out) { /* HG-33.12, HG-15.3: not a locked one */
    int n = 0;
    for (int policy = 0; policy < HG_POLICIES; policy++) {
        if (s->bill[policy] || s->locked >> policy & 1)
            continue;
        for (int by = -1; by <= 1; by += 2)
            if (s->policy[policy] + by >= 0 && s->policy[policy] + by < HG_SECTIONS)
                out[n++] = PL_MOVE(HG_M_POLICY, policy, s->policy[policy] + by, 0);
    }
    return n;
}

/* ---- Others ------------------------------------------------------------------------------------------------------ */

static int polled(const struct hg_state *s, int role, int policy, pl_move *out) {
    if (policy < 0 || policy >= HG_POLICIES || !s->bill[policy] || hg_bill_role(s->bill[policy]) != role || s->vote)
        return 0;
    out[0] = PL_MOVE(HG_M_VOTE, 1, 0, 0);
    out[1] = PL_MOVE(HG_M_VOTE, 0, 0, 0);
    return 2;
}

static int exports(const struct hg_state *s, pl_move *out) {
    int n = 0;
    for (int i = 0; i < (int)sizeof s->export_shown; i++)
        if (s->export_shown[i])
            out[n++] = PL_MOVE(HG_M_PICK, s->export_shown[i], 0, 0);
    if (n)
        out[n++] = PL_MOVE(HG_M_PICK, 0, 0, 0);
    return n;
}

static int emigrants(const struct hg_state *s, int role, int gone, pl_move *out) {
    int n = 0;
    for (int trade = 0; role <= HG_M && trade < HG_TRADES; trade++)
        if (s->idle[role][trade])
            out[n++] = PL_MOVE(HG_M_REMOVE, trade, 0, 0);
    if (gone)
        out[n++] = PL_MOVE(HG_M_DONE, 0, 0, 0);
    return n;
}

static int answers(const struct hg_state *s, int role, pl_move *out) {
    static const struct hg_bill plain = {.vote_cost = 1};
    if (!hg_can_bill(s, role, &plain))
        return 0;
    out[0] = PL_MOVE(HG_M_PICK, 0, 0, 0);
    out[1] = PL_MOVE(HG_M_SKIP, 0, 0, 0);
    return 2;
}

static int trades(const struct hg_state *s, pl_move *out) {
    int n = 0;
    for (int trade = HG_UNSKILLED + 1; trade < HG_TRADES; trade++)
        if (hg_worker_left(s, HG_W, trade))
            out[n++] = PL_MOVE(HG_M_TRADE, trade, 0, 0);
    return n;
}

int hg_pick_list(const struct hg_state *s, int role, enum hg_pick what, struct hg_picking of, int step, pl_move *out) {
    switch (what) {
    case HG_PICK_CLAIM:
        return claims(s, role, out);
    case HG_PICK_STEAL:
        return purses(s, role, out);
    case HG_PICK_SELL_STATE:
        return amounts(1, least(of.n, least(for_sale(s, role, of.good), state_room(s, of.good))), out);
    case HG_PICK_SELL_ABROAD:
        return amounts(1, least(of.n, for_sale(s, role, of.good)), out);
    case HG_PICK_TAKE:
        return amounts(1, least(of.n, s->public_goods[of.good]), out);
    case HG_PICK_PERSONAL:
        return amounts(1, least(of.n, s->media), out);
    case HG_PICK_POLL:
        return polled(s, role, of.good, out);
    case HG_PICK_EXPORT:
        return exports(s, out);
    case HG_PICK_EMIGRATE:
        return emigrants(s, role, step, out);
    case HG_PICK_RECRUIT:
        return recruits(s, role, of.price, out);
    case HG_PICK_POACH:
        return poached(s, role, out);
    case HG_PICK_BLOCK:
        return blocked(s, role, out);
    case HG_PICK_WITHDRAW:
        return withdrawn(s, role, out);
    case HG_PICK_ANSWER:
        return answers(s, role, out);
    case HG_PICK_MOVE:
        return moved(s, out);
    case HG_PICK_NATIONALIZE:
        return nationalized(s, out);
    case HG_PICK_PRIVATIZE:
        return privatized(s, out);
    case HG_PICK_TRADE:
        return trades(s, out);
    default:
        return 0;
    }
}

bool hg_can_pick(const struct hg_state *s, int role, enum hg_pick what, struct hg_picking of) {
    pl_move moves[PL_MAX_MOVES];
    return hg_pick_list(s, role, what, of, 0, moves) > 0;
}
