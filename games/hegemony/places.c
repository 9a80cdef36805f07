/* Companies and workers: the only file that moves workers, with what follows from it (HG-1, HG-5.3, HG-5.6). */
#include "games/hegemony/actions.h"

/* ---- Slots ------------------------------------------------------------------------------------------------------ */

static bool mandatory(uint8_t kind) { /* HG-1.7: the employee of an M company is not */
    return kind && kind != HG_SLOT_W_SKILLED && kind != HG_SLOT_W_ANY;
}
static bool skilled(uint8_t kind) {
    return kind == HG_SLOT_SKILLED || kind == HG_SLOT_M_SKILLED || kind == HG_SLOT_W_SKILLED;
}
static int trade_of(const struct hg_company *company) {
    return company->industry + 1;
}

/* May a worker of the class stand in a slot of this kind? C, Public and farms take one class: who is there already, or
 * anybody; a farm is W's (HG-7.5). */
static bool takes(const struct hg_state *s, int place, uint8_t kind, int role) {
    switch (kind) {
    case HG_SLOT_SKILLED:
    case HG_SLOT_ANY:
        return (place < HG_PLACE_F || role == HG_W) && (!s->place[place].staff || s->place[place].staff == role + 1);
    case HG_SLOT_M_SKILLED:
    case HG_SLOT_M_ANY:
        return role == HG_M;
    case HG_SLOT_W_SKILLED:
    case HG_SLOT_W_ANY:
        return role == HG_W && s->place[place].slot[0];
    default:
        return false;
    }
}

int hg_slots(const struct hg_state *s, int place) {
    const struct hg_company *company = hg_at(s, place);
    int n = 0;
    for (int i = 0; i < HG_SLOTS; i++)
        n += mandatory(company->slot[i]);
    return n;
}

/* Whose worker stands in a slot that is not empty. */
static int class_in(const struct hg_state *s, int place, int slot) {
    switch (hg_at(s, place)->slot[slot]) {
    case HG_SLOT_SKILLED:
    case HG_SLOT_ANY:
        return s->place[place].staff - 1;
    case HG_SLOT_M_SKILLED:
    case HG_SLOT_M_ANY:
        return HG_M;
    default:
        return HG_W;
    }
}

/* Unskilled slots of one company are alike: filled ones first, smallest trade first, so that equal positions are equal
 * bytes. */
static void sort_slots(struct hg_place *p) {
    const uint8_t *kind = hg_companies[p->card - 1].slot;
    for (int i = 1; i < HG_SLOTS; i++)
        for (int j = i; j > 0 && kind[j] == HG_SLOT_ANY && kind[j - 1] == HG_SLOT_ANY; j--) {
            uint8_t a = p->slot[j - 1], b = p->slot[j];
            if (b && (!a || b < a)) {
                p->slot[j - 1] = b;
                p->slot[j] = a;
            }
        }
}

/* Which flag says that workers of the class are committed there. */
static unsigned place_bit(int place, int role) {
    return hg_owner_of(place) == HG_M && role == HG_W ? HG_EMPLOYEE_COMMITTED : HG_COMMITTED;
}

/* ---- Questions --------------------------------------------------------------------------------------------------- */

bool hg_operational(const struct hg_state *s, int place) {
    if (!hg_there(s, place))
        return false;
    const struct hg_company *company = hg_at(s, place);
    for (int i = 0; i < HG_SLOTS; i++)
        if (mandatory(company->slot[i]) && !s->place[place].slot[i])
            return false;
    return true; /* automated companies have no slots */
}

bool hg_fully_operational(const struct hg_state *s, int place) {
    if (!hg_operational(s, place))
        return false;
    const struct hg_company *company = hg_at(s, place);
    for (int i = 0; i < HG_SLOTS; i++)
        if (company->slot[i] && !s->place[place].slot[i])
            return false;
    return true;
}

int hg_workers_in(const struct hg_state *s, int place, int role) {
    int n = 0;
    if (!s->place[place].card)
        return 0;
    for (int i = 0; i < HG_SLOTS; i++)
        n += s->place[place].slot[i] && class_in(s, place, i) == role;
    return n;
}

int hg_idle_count(const struct hg_state *s, int role) {
    int n = 0;
    for (int trade = 0; trade < HG_TRADES; trade++)
        n += s->idle[role][trade];
    return n;
}

int hg_open_slots(const struct hg_state *s, int role) { /* HG-5.6.1; rulings on farms and employees */
    int n = 0;
    for (int place = 0; place < HG_PLACES; place++) {
        if (!hg_there(s, place))
            continue;
        const struct hg_company *company = hg_at(s, place);
        for (int i = 0; i < HG_SLOTS; i++)
            n += company->slot[i] && !s->place[place].slot[i] && takes(s, place, company->slot[i], role);
    }
    return n;
}

int hg_output(const struct hg_state *s, int place) { /* HG-7.4, HG-5.5.2 */
    const struct hg_place *p = &s->place[place];
    const struct hg_company *company = hg_at(s, place);
    int n = company->output + (p->flags & HG_MACHINERY ? company->machine : 0);
    if (hg_owner_of(place) == HG_M && p->slot[2] && !(p->flags & HG_STRUCK))
        n += company->employee;
    return n;
}

bool hg_can_strike(const struct hg_state *s, int place) { /* HG-5.5.1 */
    const struct hg_place *p = &s->place[place];
    if (!hg_there(s, place) || place >= HG_PLACE_F || p->flags & HG_STRUCK || p->wage == HG_LEVELS - 1)
        return false;
    if (hg_owner_of(place) == HG_S && !hg_with_state(s))
        return false;
    if (hg_owner_of(place) == HG_M)
        return p->slot[2] && !(p->flags & HG_EMPLOYEE_COMMITTED);
    return p->staff == HG_W + 1 && !(p->flags & HG_COMMITTED);
}

uint32_t hg_companies_of(const struct hg_state *s, int role) {
    static const uint32_t all[] = {HG_ALL_F, HG_ALL_M, HG_ALL_C, HG_ALL_P};
    uint32_t bits = 0;
    PL_EACH_BIT(place, all[role]) {
        if (hg_there(s, place))
            bits |= 1u << place;
    }
    return bits;
}

uint32_t hg_operational_of(const struct hg_state *s, int role) {
    uint32_t bits = 0;
    PL_EACH_BIT(place, hg_companies_of(s, role)) {
        if (hg_operational(s, place))
            bits |= 1u << place;
    }
    return bits;
}

int hg_free_place(const struct hg_state *s, int role) {
    int from = role == HG_C ? HG_PLACE_C : role == HG_M ? HG_PLACE_M : role == HG_S ? HG_PLACE_P : HG_PLACE_F;
    int to = role == HG_C ? HG_PLACE_M : role == HG_M ? HG_PLACE_P : role == HG_S ? HG_PLACE_F : HG_PLACES;
    for (int place = from; place < to; place++)
        if (!s->place[place].card)
            return place;
    return -1;
}

/* HG-2.2: in the supply are those who are nowhere else; how the tokens split by trade is not known, only their number.
 */
bool hg_worker_left(const struct hg_state *s, int role, int trade) {
    (void)trade;
    return s->workers[role] < (role == HG_W ? 48 : 42);
}

/* ---- What is derived ----------------------------------------------------------------------------------------------
 */

static void count_class(struct hg_state *s, int role, int workers, int employed) {
    s->workers[role] = (uint8_t)(s->workers[role] + workers);
    s->employed[role] = (uint8_t)(s->employed[role] + employed);
    if (workers)
        s->population[role] = (uint8_t)hg_population(s->workers[role]);
}

/* A worker has come into a slot (1) or has left it (-1). */
static void count_slot(struct hg_state *s, int place, int role, int by) {
    s->employed[role] = (uint8_t)(s->employed[role] + by);
    if (role == HG_W)
        s->in_industry[hg_at(s, place)->industry] = (uint8_t)(s->in_industry[hg_at(s, place)->industry] + by);
}

static void count_operational(struct hg_state *s, int place, bool before) { /* of M, C, the State */
    int by = hg_operational(s, place) - before, owner = hg_owner_of(place) - HG_M;
    if (by && place < HG_PLACE_F)
        s->operational[owner] = (uint8_t)(s->operational[owner] + by);
}

void hg_count(struct hg_state *s) {
    for (int role = HG_W; role <= HG_M; role++)
        s->workers[role] = s->employed[role] = 0;
    for (int i = 0; i < HG_INDUSTRIES; i++)
        s->in_industry[i] = 0;
    for (int i = 0; i < HG_CLASSES; i++)
        s->operational[i] = 0;
    for (int place = 0; place < HG_PLACES; place++) {
        if (!s->place[place].card)
            continue;
        for (int i = 0; i < HG_SLOTS; i++)
            if (s->place[place].slot[i]) {
                int role = class_in(s, place, i);
                s->workers[role]++;
                count_slot(s, place, role, 1);
            }
        count_operational(s, place, false);
    }
    for (int role = HG_W; role <= HG_M; role++)
        count_class(s, role, hg_idle_count(s, role), 0);
    PL_EACH_BIT(industry, s->unions) {
        (void)industry;
        count_class(s, HG_W, 1, 1);
    }
    for (int role = HG_W; role <= HG_M; role++)
        s->population[role] = (uint8_t)hg_population(s->workers[role]);
}

/* ---- Workers ------------------------------------------------------------------------------------------------------
 */

void hg_add_worker(struct hg_state *s, int role, int trade, struct pl_notes *notes) {
    if (!hg_worker_left(s, role, trade)) { /* none is left: none is added (HG-2.4) */
        NOTE(N_NO_WORKER, role);
        return;
    }
    s->idle[role][trade]++;
    count_class(s, role, 1, 0);
    NOTE(N_NEW_WORKER, role, trade);
}

void hg_drop_worker(struct hg_state *s, int role, int trade) {
    s->idle[role][trade]--;
    count_class(s, role, -1, 0);
}

bool hg_fits_slot(const struct hg_state *s, int place, int slot, int role, int trade) {
    const struct hg_company *company = hg_at(s, place);
    return !s->place[place].slot[slot] && takes(s, place, company->slot[slot], role) &&
           (!skilled(company->slot[slot]) || trade == trade_of(company));
}

void hg_put_worker(struct hg_state *s, int role, int trade, int place, int slot) {
    struct hg_place *p = &s->place[place];
    bool before = hg_operational(s, place);
    s->idle[role][trade]--;
    p->slot[slot] = (uint8_t)(trade + 1);
    if (hg_owner_of(place) != HG_M)
        p->staff = (uint8_t)(role + 1);
    sort_slots(p);
    count_slot(s, place, role, 1);
    count_operational(s, place, before);
}

void hg_lift_worker(struct hg_state *s, int place, int slot) {
    struct hg_place *p = &s->place[place];
    bool before = hg_operational(s, place);
    int role = class_in(s, place, slot);
    s->idle[role][p->slot[slot] - 1]++;
    p->slot[slot] = 0;
    sort_slots(p);
    if (hg_owner_of(place) != HG_M && !p->slot[0] && !p->slot[1] && !p->slot[2]) {
        p->staff = 0;
        p->flags &= (uint8_t)~HG_COMMITTED;
    }
    if (hg_owner_of(place) == HG_M)
        p->flags &= (uint8_t) ~(slot == 2 ? HG_EMPLOYEE_COMMITTED : HG_COMMITTED);
    s->employed[role]--;
    if (role == HG_W)
        s->in_industry[hg_at(s, place)->industry]--;
    count_operational(s, place, before);
}

static void check_strike(struct hg_state *s, int place) { /* HG-5.5.2: the token goes away without reward */
    struct hg_place *p = &s->place[place];
    if (p->flags & HG_STRUCK && !(hg_owner_of(place) == HG_M ? p->slot[2] : hg_operational(s, place))) {
        p->flags &= (uint8_t)~HG_STRUCK;
        s->strikes++;
    }
}

void hg_check_strikes(struct hg_state *s) {
    for (int place = 0; place < HG_PLACE_F; place++)
        if (s->place[place].flags & HG_STRUCK)
            check_strike(s, place);
}

void hg_take_worker(struct hg_state *s, int place, int slot) {
    hg_lift_worker(s, place, slot);
    check_strike(s, place);
}

/* HG-6.5: who was unemployed takes the slot and the commitment, the other one is free. */
void hg_swap_worker(struct hg_state *s, int place, int slot, int trade) {
    struct hg_place *p = &s->place[place];
    int role = class_in(s, place, slot);
    s->idle[role][trade]--;
    s->idle[role][p->slot[slot] - 1]++;
    p->slot[slot] = (uint8_t)(trade + 1);
    sort_slots(p);
}

/* HG-6.2: one of these workers, unemployed or in an unskilled slot of that company, has another trade from now on. */
void hg_retrain(struct hg_state *s, int role, int place, int trade, int to) {
    if (place >= HG_PLACES) {
        s->idle[role][trade]--;
        s->idle[role][to]++;
        return;
    }
    int slot = hg_unskilled_slot(s, place, role, trade);
    s->place[place].slot[slot] = (uint8_t)(to + 1);
    sort_slots(&s->place[place]);
}

int hg_unskilled_slot(const struct hg_state *s, int place, int role, int trade) {
    for (int i = 0; i < HG_SLOTS; i++)
        if (s->place[place].slot[i] == trade + 1 && !skilled(hg_at(s, place)->slot[i]) && class_in(s, place, i) == role)
            return i;
    return -1;
}

int hg_empty_slot(const struct hg_state *s, int place, int role, int trade) {
    for (int i = 0; i < HG_SLOTS; i++)
        if (hg_fits_slot(s, place, i, role, trade))
            return i;
    return -1;
}

/* HG-1.9: all of a C or Public company, or the class's part of an M company. */
void hg_commit_class(struct hg_state *s, int place, int role, bool committed) {
    unsigned bit = place_bit(place, role);
    uint8_t *flags = &s->place[place].flags;
    *flags = (uint8_t)(committed ? *flags | bit : *flags & ~bit);
}

bool hg_is_committed(const struct hg_state *s, int place, int role) {
    return s->place[place].flags & place_bit(place, role);
}

void hg_commit(struct hg_state *s, int place, bool committed) {
    uint8_t *flags = &s->place[place].flags;
    *flags = committed ? *flags | HG_COMMITTED : *flags & (uint8_t)~HG_COMMITTED;
}

/* ---- Companies ----------------------------------------------------------------------------------------------------
 */

void hg_open_company(struct hg_state *s, int place, int row) {
    s->place[place] = (struct hg_place){.card = (uint8_t)(row + 1)};
    if (hg_companies[row].wage[HG_LEVELS - 1])
        s->place[place].wage = (uint8_t)hg_minimum_wage(s);
    count_operational(s, place, false); /* an automated one works at once */
}

/* Everybody in it becomes unemployed, committed or not. */
void hg_empty_company(struct hg_state *s, int place) {
    for (int i = HG_SLOTS - 1; i >= 0; i--)
        if (s->place[place].slot[i])
            hg_take_worker(s, place, i);
    s->place[place].flags &= (uint8_t) ~(HG_COMMITTED | HG_EMPLOYEE_COMMITTED);
}

void hg_remove_company(struct hg_state *s, int place, struct pl_notes *notes) { /* HG-5.9 */
    struct hg_place *p = &s->place[place];
    hg_empty_company(s, place);
    bool before = hg_operational(s, place);
    if (p->flags & HG_STRUCK)
        s->strikes++;
    if (p->flags & HG_MACHINERY)
        s->machinery++;
    uint8_t card = p->card, was_public = p->flags & HG_WAS_PUBLIC;
    *p = (struct hg_place){0};
    if (before) /* an automated one */
        count_operational(s, place, true);
    if (was_public) { /* it returns face down to the Public Sector */
        int back = hg_free_place(s, HG_S);
        if (back >= 0)
            s->place[back] = (struct hg_place){.card = card, .flags = HG_CLOSED};
    }
    hg_check_unions(s, notes);
}

/* HG-5.3.2 */
void hg_check_unions(struct hg_state *s, struct pl_notes *notes) {
    PL_EACH_BIT(industry, s->unions) {
        if (s->in_industry[industry] < 4) {
            s->unions &= (uint8_t) ~(1u << industry);
            s->idle[HG_W][industry + 1]++;
            count_class(s, HG_W, 0, -1);
            NOTE(N_UNION_ENDS, industry);
        }
    }
}

void hg_found_union(struct hg_state *s, int industry, struct pl_notes *notes) { /* HG-5.3.1 */
    s->unions |= (uint8_t)(1u << industry);
    s->idle[HG_W][industry + 1]--;
    count_class(s, HG_W, 0, 1);
    NOTE(N_UNION, industry);
}

bool hg_demonstration_stands(const struct hg_state *s) { /* HG-5.6.1 */
    return hg_idle_count(s, HG_W) >= hg_open_slots(s, HG_W) + 2;
}

/* A company was built and W workers were assigned there in one action: does the Demonstration still stand (HG-5.6.2)?
 */
void hg_check_demonstration(struct hg_state *s, struct pl_notes *notes) {
    if (s->demonstration && !hg_demonstration_stands(s)) {
        s->demonstration = 0;
        NOTE(N_DEMONSTRATION_ENDS);
    }
}
