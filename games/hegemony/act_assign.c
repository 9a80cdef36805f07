/* Assign Workers (HG-5.2, HG-5.3): what may be filled, with whom, and what follows. A target is filled whole before the
 * next one is chosen, so nothing that is begun can fail: any worker fits an unskilled slot, and the skilled one is
 * filled first. The rows that ask for it are in act_target.c. */
#include "games/hegemony/act_assign.h"

/* The slots of a company in which workers of the class stand: in one of M's the employee is apart. */
static int first_slot(int place, int role) {
    return hg_owner_of(place) == HG_M && role == HG_W ? 2 : 0;
}
static int last_slot(int place, int role) {
    return hg_owner_of(place) == HG_M && role == HG_M ? 1 : 2;
}

/* ---- Who may go -------------------------------------------------------------------------------------------------- */

static bool leavable(const struct hg_state *s, int place, int role) { /* HG-1.9, HG-5.2.2a */
    const struct hg_place *p = &s->place[place];
    if (hg_owner_of(place) != HG_M)
        return p->staff == role + 1 && !(p->flags & HG_COMMITTED);
    if (role == HG_W)
        return p->slot[2] && !(p->flags & HG_EMPLOYEE_COMMITTED);
    return (p->slot[0] || p->slot[1]) && !(p->flags & (HG_COMMITTED | HG_EMPLOYEE_COMMITTED));
}

uint32_t hg_leavable(const struct hg_state *s, int role) {
    uint32_t bits = 0;
    for (int place = 0; place < HG_PLACES; place++)
        if (s->place[place].card && leavable(s, place, role))
            bits |= 1u << place;
    return bits;
}

int hg_at_hand(const struct hg_state *s, int role, uint32_t places, uint8_t by_trade[HG_TRADES]) {
    int n = 0;
    for (int trade = 0; trade < HG_TRADES; trade++) {
        by_trade[trade] = s->idle[role][trade];
        n += by_trade[trade];
    }
    PL_EACH_BIT(place, places) {
        for (int i = first_slot(place, role); i <= last_slot(place, role); i++)
            if (s->place[place].slot[i]) {
                by_trade[s->place[place].slot[i] - 1]++;
                n++;
            }
    }
    return n;
}

uint32_t hg_assign_sources(const struct hg_state *s, const struct hg_work *w) { /* HG-5.2.1d: not who was just placed */
    return w->flags & HG_IDLE_ONLY ? 0 : hg_leavable(s, w->role) & ~w->filled;
}

/* ---- What may be filled ------------------------------------------------------------------------------------------ */

/* Open slots of the company for the class, and whether one of them asks for the trade. */
static int open_slots(const struct hg_state *s, int place, int role, bool *trained) {
    const struct hg_company *company = hg_at(s, place);
    int n = 0;
    *trained = false;
    for (int i = first_slot(place, role); i <= last_slot(place, role); i++)
        if (company->slot[i] && !s->place[place].slot[i]) {
            n++;
            *trained |= company->slot[i] == HG_SLOT_SKILLED || company->slot[i] == HG_SLOT_M_SKILLED ||
                        company->slot[i] == HG_SLOT_W_SKILLED;
        }
    return n;
}

/* May the class work there at all (HG-5.2.1b, HG-5.2.1c)? */
static enum hg_target_why class_there(const struct hg_state *s, int place, int role) {
    const struct hg_place *p = &s->place[place];
    if (hg_owner_of(place) == HG_M)
        return role == HG_M || p->slot[0] ? HG_TARGET_FINE : HG_TARGET_NO_OWNER;
    if (place >= HG_PLACE_F && role != HG_W)
        return HG_TARGET_CLASS;
    return !p->staff || p->staff == role + 1 ? HG_TARGET_FINE : HG_TARGET_CLASS;
}

enum hg_target_why hg_target_why(const struct hg_state *s, const struct hg_work *w, const struct hg_hand *hand,
                                 int place, int *need) {
    bool trained = false;
    *need = 0;
    if (!hg_there(s, place))
        return HG_TARGET_NONE;
    if (w->filled >> place & 1)
        return HG_TARGET_FILLED;
    if (!(w->targets >> place & 1))
        return HG_TARGET_CARD;
    if (w->flags & HG_UNIONS_BEGUN && !(w->lacking >> place & 1))
        return HG_TARGET_UNIONS;
    enum hg_target_why why = class_there(s, place, w->role);
    if (why)
        return why;
    *need = open_slots(s, place, w->role, &trained);
    if (!*need)
        return HG_TARGET_FULL;
    if (*need > w->counts[HG_W_LEFT])
        return HG_TARGET_LIMIT;
    int all = hand->n, skilled = hand->by_trade[hg_at(s, place)->industry + 1];
    if (hand->places >> place & 1) /* who stands there already cannot come from there */
        for (int i = first_slot(place, w->role); i <= last_slot(place, w->role); i++) {
            all -= s->place[place].slot[i] != 0;
            skilled -= s->place[place].slot[i] == hg_at(s, place)->industry + 2;
        }
    if (trained && skilled <= 0)
        return HG_TARGET_TRADE;
    return all >= *need ? HG_TARGET_FINE : HG_TARGET_WORKERS;
}

struct hg_hand hg_hand_of(const struct hg_state *s, const struct hg_work *w) {
    struct hg_hand hand = {.places = hg_assign_sources(s, w)};
    hand.n = hg_at_hand(s, w->role, hand.places, hand.by_trade);
    return hand;
}

static uint32_t targets(const struct hg_state *s, const struct hg_work *w, const struct hg_hand *hand) {
    uint32_t bits = 0;
    int need;
    if (!hand->n || !w->counts[HG_W_LEFT])
        return 0;
    PL_EACH_BIT(place, w->targets & ~w->filled) {
        if (hg_target_why(s, w, hand, place, &need) == HG_TARGET_FINE)
            bits |= 1u << place;
    }
    return bits;
}

/* ---- Trade Unions (HG-5.3) --------------------------------------------------------------------------------------- */

/* W workers in full companies of the industry if one leaves `from` (HG-5.3.1b): then that company is short, too. */
int hg_union_others(const struct hg_state *s, const struct hg_work *w, int industry, int from) {
    int n = s->in_industry[industry];
    uint32_t lacking = w->lacking | (from < HG_PLACES ? 1u << from : 0);
    PL_EACH_BIT(place, lacking) {
        if (s->place[place].card && hg_at(s, place)->industry == industry)
            n -= hg_workers_in(s, place, HG_W);
    }
    return n;
}

/* Is there such a worker in that company, or unemployed? */
bool hg_source_has(const struct hg_state *s, int role, int from, int trade) {
    if (from >= HG_PLACES)
        return s->idle[role][trade];
    for (int i = first_slot(from, role); i <= last_slot(from, role); i++)
        if (s->place[from].slot[i] == trade + 1)
            return true;
    return false;
}

uint32_t hg_union_sources(const struct hg_state *s, const struct hg_work *w, uint32_t places, int industry) {
    uint32_t bits = 0;
    if (hg_union_others(s, w, industry, HG_NO_PLACE) < 4)
        return 0;
    if (s->idle[HG_W][industry + 1])
        bits = HG_FROM_IDLE;
    PL_EACH_BIT(place, places) {
        if (hg_source_has(s, HG_W, place, industry + 1) && hg_union_others(s, w, industry, place) >= 4)
            bits |= 1u << place;
    }
    return bits;
}

static uint32_t unions(const struct hg_state *s, const struct hg_work *w, uint32_t places) {
    uint32_t bits = 0;
    if (w->role != HG_W || w->flags & HG_NO_UNIONS || !w->counts[HG_W_LEFT])
        return 0;
    PL_EACH_BIT(industry, ~s->unions & ((1 << HG_INDUSTRIES) - 1)) {
        if (s->in_industry[industry] >= 4 && hg_union_sources(s, w, places, industry))
            bits |= 1u << industry;
    }
    return bits;
}

uint32_t hg_assign_targets(const struct hg_state *s) {
    struct hg_hand hand = hg_hand_of(s, &s->work);
    return targets(s, &s->work, &hand);
}

uint32_t hg_assign_unions(const struct hg_state *s) {
    return unions(s, &s->work, hg_assign_sources(s, &s->work));
}

bool hg_may_target(const struct hg_state *s, int target) {
    if (target >= HG_UNION)
        return target < HG_UNION + HG_INDUSTRIES && hg_assign_unions(s) >> (target - HG_UNION) & 1;
    return target < HG_PLACES && hg_assign_targets(s) >> target & 1;
}

/* ---- The action -------------------------------------------------------------------------------------------------- */

static struct hg_work begin(const struct hg_state *s, int role, const struct hg_assign *terms) {
    struct hg_work w = {.card = s->work.card};
    w.role = (uint8_t)(terms->class_of ? terms->class_of - 1 : role);
    w.targets = terms->targets ? terms->targets : HG_ALL_C | HG_ALL_M | HG_ALL_P | (w.role == HG_W ? HG_ALL_F : 0);
    w.counts[HG_W_LEFT] = terms->limit;
    w.counts[HG_W_OWNER_PAYS] = terms->owner_pays;
    w.counts[HG_W_STATE_PAYS] = terms->state_pays;
    w.counts[HG_W_PAYEE] = (uint8_t)role;
    w.flags = (uint8_t)((terms->idle_only ? HG_IDLE_ONLY : 0) | (terms->no_unions ? HG_NO_UNIONS : 0) |
                        (terms->optional ? HG_OPTIONAL : 0));
    return w;
}

bool hg_can_assign(const struct hg_state *s, int role, const struct hg_assign *terms) {
    struct hg_work w = begin(s, role, terms);
    struct hg_hand hand = hg_hand_of(s, &w);
    return targets(s, &w, &hand) || unions(s, &w, hand.places);
}

/* Is every slot of the class there filled? */
static bool part_full(const struct hg_state *s, int place, int role) {
    bool trained, any = hg_workers_in(s, place, role) > 0;
    return any && !open_slots(s, place, role, &trained);
}

void hg_assign(struct hg_state *s, int role, const struct hg_assign *terms, struct pl_notes *notes) {
    (void)notes;
    struct hg_work w = begin(s, role, terms);
    for (int place = 0; place < HG_PLACES; place++)
        if (hg_there(s, place) && part_full(s, place, w.role))
            w.was_full |= 1u << place;
    s->work = w;
    if (hg_person(s, role))
        hg_push(s, HG_F_TARGET, role);
}

bool hg_assign_complete(const struct hg_state *s, int target) {
    return target >= HG_UNION ? s->work.unions >> (target - HG_UNION) & 1 : s->work.filled >> target & 1;
}

/* Takes a worker of that trade out of a company, from an unskilled slot if one is there. */
static void leave(struct hg_state *s, int place, int role, int trade) {
    int slot = hg_unskilled_slot(s, place, role, trade);
    for (int i = first_slot(place, role); slot < 0 && i <= last_slot(place, role); i++)
        if (s->place[place].slot[i] == trade + 1)
            slot = i;
    hg_lift_worker(s, place, slot);
    s->work.lacking |= 1u << place;
}

/* The company is full: who has just been placed is paid for. */
static void complete(struct hg_state *s, int place, struct pl_notes *notes) {
    struct hg_work *w = &s->work;
    int n = w->counts[HG_W_RECENT];
    w->filled |= 1u << place;
    w->lacking &= ~(1u << place);
    w->counts[HG_W_RECENT] = 0;
    w->picked = (uint8_t)(place + 1);
    NOTE(N_FILLS, w->role, n, place);
    if (w->counts[HG_W_OWNER_PAYS] && hg_owner_of(place) != w->role)
        hg_owe(s, hg_owner_of(place), n * w->counts[HG_W_OWNER_PAYS], w->role, notes);
    if (w->counts[HG_W_STATE_PAYS])
        hg_owe(s, HG_S, n * w->counts[HG_W_STATE_PAYS], w->counts[HG_W_PAYEE], notes);
}

void hg_assign_put(struct hg_state *s, int target, int from, int trade, struct pl_notes *notes) {
    struct hg_work *w = &s->work;
    bool trained;
    if (from < HG_PLACES)
        leave(s, from, w->role, trade);
    if (w->counts[HG_W_LEFT] != HG_UNLIMITED)
        w->counts[HG_W_LEFT]--;
    w->done++;
    if (target >= HG_UNION) {
        hg_found_union(s, target - HG_UNION, notes);
        w->unions |= (uint8_t)(1u << (target - HG_UNION));
        w->flags |= HG_UNIONS_BEGUN;
        return;
    }
    hg_put_worker(s, w->role, trade, target, hg_empty_slot(s, target, w->role, trade));
    w->counts[HG_W_RECENT]++;
    if (!open_slots(s, target, w->role, &trained))
        complete(s, target, notes);
}

/* HG-5.2.2: what is short loses the rest; HG-5.2.3: what was filled anew is committed. */
void hg_assign_end(struct hg_state *s, struct pl_notes *notes) {
    struct hg_work *w = &s->work;
    PL_EACH_BIT(place, w->lacking) {
        int last = w->role == HG_M && hg_owner_of(place) == HG_M ? 2 : last_slot(place, w->role), left = 0;
        for (int i = last; i >= first_slot(place, w->role); i--)
            if (s->place[place].slot[i]) {
                hg_lift_worker(s, place, i);
                left++;
            }
        if (left)
            NOTE(N_STANDS_STILL, place, left);
    }
    PL_EACH_BIT(place, w->filled) {
        hg_commit_class(s, place, w->role, !(w->was_full >> place & 1));
    }
    hg_check_strikes(s);
    hg_check_unions(s, notes);
    hg_work_end(s);
}
