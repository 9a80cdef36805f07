/* Alternative Events (HG-16, HG-52): who keeps one, and what its advantage does. Advantages of a phase are used, or
 * declined, when it begins; those that change a payment or an output then work when their moment comes. */
#include "games/hegemony/automa.h"
#include "games/hegemony/politics.h"

enum { HG_ALT_GONE = HG_CLASSES + 1 }; /* in alt_holder: discarded */

static const struct hg_advantage *use_of(int alt) {
    return &hg_events[HG_EVENTS + alt].use;
}

static bool holds(const struct hg_state *s, int role, int alt) {
    return s->alt_holder[alt] == role + 1;
}

/* ---- Keep it, or 1 VP (HG-16.2) ------------------------------------------------------------------------------------
 */

enum { KEEP_WHAT };

static void keeps(struct hg_state *s, int role, int alt, bool keep, struct pl_notes *notes) {
    s->alt_holder[alt] = (uint8_t)(keep ? role + 1 : HG_ALT_GONE);
    if (keep) {
        NOTE(N_KEEPS_EVENT, role, HG_EVENTS + alt);
        return;
    }
    NOTE(N_TAKES_POINT, role, HG_EVENTS + alt);
    hg_vp(s, role, 1, HG_BY_EVENTS, notes);
}

void hg_alt_receive(struct hg_state *s, int event, int role, bool second, struct pl_notes *notes) {
    int alt = event - HG_EVENTS;
    if (second && s->alt_holder[alt] != HG_ALT_GONE) { /* HG-16.4 */
        hg_vp(s, role, 1, HG_BY_EVENTS, notes);
    } else if (hg_is_automa(s, role)) { /* HG-16.5 */
        keeps(s, role, alt, s->round < HG_ROUNDS, notes);
    } else {
        hg_push(s, HG_F_KEEP_EVENT, role)->v[KEEP_WHAT] = (int16_t)event;
    }
}

static int keep_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s;
    (void)f;
    out[0] = PL_MOVE(HG_M_KEEP, 1, 0, 0);
    out[1] = PL_MOVE(HG_M_KEEP, 0, 0, 0);
    return 2;
}

static void keep_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->seat, alt = f->v[KEEP_WHAT] - HG_EVENTS;
    pl_pop(&s->frames);
    keeps(s, role, alt, pl_a(move), notes);
}

static bool keep_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int alt = f->v[KEEP_WHAT] - HG_EVENTS;
    return !above && f->seat >= 0 && f->seat < HG_CLASSES && hg_person(s, f->seat) && !f->step && !f->left &&
           s->option[HG_OPT_ALT_EVENTS] && (!s->alt_holder[alt] || s->alt_holder[alt] == HG_ALT_GONE);
}

const struct pl_decision hg_row_keep_event = {
    .key = "keep_event",
    .values = VALUES(PL_VALUE(KEEP_WHAT, "event", "the Alternative Event", .values = &hg_event_keys, .min = HG_EVENTS,
                              .max = HG_EVENTS + HG_ALT_EVENTS - 1)),
    .moves = keep_moves,
    .apply = keep_apply,
    .asks = PL_PHRASE(ASKS_KEEP_EVENT),
    .tells = PL_PHRASE(TELLS_KEEP_EVENT),
    .fits = keep_fits};

/* ---- What an advantage does ----------------------------------------------------------------------------------------
 */

static void gain(struct hg_state *s, int role, const struct hg_advantage *use, struct pl_notes *notes) {
    for (int i = 0; i < use->gains; i++) {
        int item = use->gain[i].item, n = use->gain[i].n;
        if (item == HG_ITEM_MONEY) {
            hg_earn(s, role, n, notes);
        } else if (item == HG_ITEM_CUBES) {
            n = hg_add_cubes(s, role, n);
            NOTE(N_ADDS_CUBES, role, n);
        } else if (item == HG_ITEM_PERSONAL) {
            n = hg_gain_influence(s, role, n);
            NOTE(N_GAINS_INFLUENCE, role, n);
        } else {
            hg_receive(s, role, item, n, notes);
        }
    }
}

/* HG-52.2: how many the holder can sell to the State. */
static int can_sell(const struct hg_state *s, int role, const struct hg_advantage *use) {
    int good = use->gain[0].item, n = use->gain[0].n, has = s->store[role == HG_C][good];
    int room = hg_public_limit(s, good) - s->public_goods[good];
    n = n < has ? n : has;
    n = n < room ? n : room;
    return n > 0 ? n : 0;
}

static void sell(struct hg_state *s, int role, const struct hg_advantage *use, int n, struct pl_notes *notes) {
    int good = use->gain[0].item;
    uint8_t *store = &s->store[role == HG_C][good];
    *store = (uint8_t)(*store - n);
    s->public_goods[good] = (uint8_t)(s->public_goods[good] + n);
    NOTE(N_SELLS_STATE, role, HG_AMOUNT(good, n));
    hg_owe(s, HG_S, n * use->n, role, notes);
    hg_vp(s, HG_S, use->vp, HG_BY_EVENTS, notes);
}

/* HG-52.25: private, own or where own workers are, and paying a wage. */
static bool may_shift(const struct hg_state *s, int role, int place, int level) {
    if (place >= HG_PLACE_P || !s->place[place].card || !hg_at(s, place)->wage[HG_LEVELS - 1])
        return false;
    int by = level - s->place[place].wage;
    bool own = hg_owner_of(place) == role || hg_workers_in(s, place, role) > 0;
    return own && (by == 1 || by == -1) && level >= 0 && level < HG_LEVELS;
}

static bool can_shift(const struct hg_state *s, int role) {
    for (int place = 0; place < HG_PLACE_P; place++)
        for (int level = 0; level < HG_LEVELS; level++)
            if (may_shift(s, role, place, level))
                return true;
    return false;
}

void hg_alt_shift(struct hg_state *s, int role, int place, int level, struct pl_notes *notes) {
    s->shifted = (uint8_t)(place + 1);
    s->shifted_from = s->place[place].wage;
    s->place[place].wage = (uint8_t)level;
    NOTE(N_SHIFTS_WAGE, role, place, level);
}

void hg_alt_shift_ends(struct hg_state *s) {
    if (!s->shifted)
        return;
    struct hg_place *p = &s->place[s->shifted - 1];
    if (p->card) {
        int least = hg_minimum_wage(s);
        p->wage = s->shifted_from > least ? s->shifted_from : (uint8_t)least;
    }
    s->shifted = s->shifted_from = 0;
}

/* The one that is used; `how`: see advantage_moves. */
static void uses(struct hg_state *s, int role, int alt, int how, int level, struct pl_notes *notes) {
    const struct hg_advantage *use = use_of(alt);
    s->alt_round[alt] = s->round;
    NOTE(N_USES_ADVANTAGE, role, HG_EVENTS + alt);
    switch ((enum hg_advantage_kind)use->kind) {
    case HG_ADV_GAIN:
        gain(s, role, use, notes);
        break;
    case HG_ADV_STATE_PAYS:
        hg_owe(s, HG_S, use->n, role, notes);
        break;
    case HG_ADV_SELL:
        sell(s, role, use, how, notes);
        break;
    case HG_ADV_STAFF:
        gain(s, role, use, notes);
        if (hg_is_automa(s, role))
            hg_automa_staff_own(s, role, notes);
        else if (how)
            hg_staff_company(s, hg_companies_of(s, role), -1, 0, notes);
        break;
    case HG_ADV_SHIFT:
        if (hg_is_automa(s, role))
            hg_automa_shift(s, role, notes);
        else
            hg_alt_shift(s, role, how, level, notes);
        break;
    default: /* it works when its moment comes */
        break;
    }
}

/* ---- Asking (HG-16.3, HG-16.3a) ------------------------------------------------------------------------------------
 */

enum { WHEN, BILL }; /* the phase; Public Pressure: the policy voted on, from 1 */

static bool usable(const struct hg_state *s, int role, int alt, int timing) {
    const struct hg_advantage *use = use_of(alt);
    if (!holds(s, role, alt) || use->phase != timing || s->alt_round[alt] == s->round || use->kind == HG_ADV_FORCE ||
        use->kind == HG_ADV_BUILD)
        return false;
    if (use->kind == HG_ADV_SHIFT)
        return !s->shifted && can_shift(s, role);
    return use->kind != HG_ADV_SELL || can_sell(s, role, use);
}

static int next_usable(const struct hg_state *s, int role, int timing) {
    for (int alt = 0; alt < HG_ALT_EVENTS; alt++)
        if (usable(s, role, alt, timing))
            return alt;
    return -1;
}

void hg_advantages(struct hg_state *s, enum hg_timing timing, struct pl_notes *notes) {
    (void)notes;
    if (!s->option[HG_OPT_ALT_EVENTS])
        return;
    for (int role = HG_CLASSES - 1; role >= 0; role--) /* W on top: it is first */
        if (hg_in_game(s, role) && next_usable(s, role, timing) >= 0)
            hg_push(s, HG_F_ADVANTAGE, role)->v[WHEN] = (int16_t)timing;
}

/* How: units sold, 1 to fill a company, the company whose wage is shifted (and to which level), the policy voted on. */
static int list(const struct hg_state *s, int role, int alt, pl_move *out) {
    const struct hg_advantage *use = use_of(alt);
    int n = 0;
    if (use->kind == HG_ADV_SELL) {
        for (int k = 1; k <= can_sell(s, role, use); k++)
            out[n++] = PL_MOVE(HG_M_ADVANTAGE, alt, k, 0);
        return n;
    }
    if (use->kind == HG_ADV_SHIFT) {
        for (int place = 0; place < HG_PLACE_P; place++)
            for (int level = 0; level < HG_LEVELS; level++)
                if (may_shift(s, role, place, level))
                    out[n++] = PL_MOVE(HG_M_ADVANTAGE, alt, place, level);
        return n;
    }
    out[n++] = PL_MOVE(HG_M_ADVANTAGE, alt, 0, 0);
    if (use->kind == HG_ADV_STAFF && hg_can_staff_some(s, hg_companies_of(s, role), -1))
        out[n++] = PL_MOVE(HG_M_ADVANTAGE, alt, 1, 0);
    return n;
}

static int pressing(const struct hg_state *s, int role) { /* HG-52.11; -1: it does not hold it */
    for (int alt = 0; alt < HG_ALT_EVENTS; alt++)
        if (use_of(alt)->kind == HG_ADV_FORCE &&
            (role < 0 ? s->alt_holder[alt] && s->alt_holder[alt] != HG_ALT_GONE : holds(s, role, alt)))
            return alt;
    return -1;
}

static int advantage_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    if (f->v[BILL]) {
        out[n++] = PL_MOVE(HG_M_ADVANTAGE, pressing(s, f->seat), f->v[BILL] - 1, 0);
    } else {
        for (int alt = 0; alt < HG_ALT_EVENTS; alt++)
            if (usable(s, f->seat, alt, f->v[WHEN]))
                n += list(s, f->seat, alt, out + n);
    }
    out[n++] = PL_MOVE(HG_M_DONE, 0, 0, 0);
    return n;
}

static void press(struct hg_state *s, int role, int alt, int policy, struct pl_notes *notes) {
    s->alt_holder[alt] = HG_ALT_GONE;
    s->vote_flags |= HG_VOTE_FORCED;
    NOTE(N_PRESSES, role, HG_A_SECTION(policy, hg_bill_section(s->bill[policy])));
}

static void advantage_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->seat, policy = f->v[BILL] - 1;
    if (pl_kind(move) == HG_M_DONE || policy >= 0)
        pl_pop(&s->frames);
    if (pl_kind(move) == HG_M_DONE)
        return;
    if (policy >= 0)
        press(s, role, pl_a(move), policy, notes);
    else
        uses(s, role, pl_a(move), pl_b(move), pl_c(move), notes);
}

static bool advantage_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (f->v[BILL])
        return true;
    int alt = next_usable(s, f->seat, f->v[WHEN]);
    if (alt < 0) {
        pl_pop(&s->frames);
        return false;
    }
    if (!hg_is_automa(s, f->seat))
        return true;
    uses(s, f->seat, alt, can_sell(s, f->seat, use_of(alt)), 0, notes); /* HG-16.5: always */
    return false;
}

static struct pl_asked advantage_prompt(const struct hg_state *s, const struct pl_frame *f) {
    if (!f->v[BILL])
        return ASKS(ADVANTAGE, f->seat);
    int policy = f->v[BILL] - 1;
    return ASKS(PRESS, f->seat, HG_A_SECTION(policy, hg_bill_section(s->bill[policy])));
}

static struct pl_said advantage_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) != HG_M_ADVANTAGE || pl_a(move) >= HG_ALT_EVENTS)
        return PL_NOTHING;
    return holds(s, f->seat, pl_a(move)) ? SAY(W_NOT_THIS_PHASE, HG_EVENTS + pl_a(move))
                                         : SAY(W_NOT_HELD, HG_EVENTS + pl_a(move));
}

static bool advantage_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int role = f->seat, policy = f->v[BILL] - 1;
    if (role < 0 || role >= HG_CLASSES || !hg_in_game(s, role) || f->step || f->left || !s->option[HG_OPT_ALT_EVENTS])
        return false;
    if (above) /* another class is asked first, or a company is filled */
        return policy < 0;
    if (!hg_person(s, role))
        return false;
    if (policy >= 0)
        return s->bill[policy] && !s->vote && s->phase == HG_ELECTIONS && pressing(s, role) >= 0;
    return next_usable(s, role, f->v[WHEN]) >= 0;
}

const struct pl_decision hg_row_advantage = {
    .key = "advantage",
    .values = VALUES(PL_VALUE(WHEN, "timing", "the phase", .max = HG_IN_ACTION),
                     PL_VALUE(BILL, "bill", "the policy about to be voted on, from 1", .max = HG_POLICIES)),
    .about = KINDS(HG_M_ADVANTAGE),
    .moves = advantage_moves,
    .apply = advantage_apply,
    .run = advantage_run,
    .prompt = advantage_prompt,
    .why = advantage_why,
    .not_now = PL_PHRASE(W_NO_ADVANTAGE_NOW),
    .fits = advantage_fits};

/* ---- Public Pressure (HG-52.11, HG-16.5a) ---------------------------------------------------------------------------
 */

/* Would the State oppose it, by its Desired Policies? */
static bool state_opposes(const struct hg_state *s, int policy) {
    int want = hg_desired[HG_S][policy], to = hg_bill_section(s->bill[policy]) - want, now = s->policy[policy] - want;
    return to && (to < 0 ? -to : to) >= (now < 0 ? -now : now);
}

bool hg_alt_force(struct hg_state *s, int policy, struct pl_notes *notes) {
    int alt = s->option[HG_OPT_ALT_EVENTS] ? pressing(s, HG_NOBODY) : -1;
    if (alt < 0)
        return false;
    int role = s->alt_holder[alt] - 1;
    if (hg_is_automa(s, role)) {
        if (policy >= 1 && policy <= 5 && hg_automa_side(s, role, policy) == 1 && state_opposes(s, policy))
            press(s, role, alt, policy, notes);
        return false;
    }
    struct pl_frame *f = hg_push(s, HG_F_ADVANTAGE, role);
    f->v[WHEN] = HG_IN_ELECTIONS;
    f->v[BILL] = (int16_t)(policy + 1);
    return true;
}

/* ---- When their moment comes ----------------------------------------------------------------------------------------
 */

/* Is this one held by the class, of the kind, and used in this phase? */
static bool works(const struct hg_state *s, int role, int alt, enum hg_advantage_kind kind) {
    return holds(s, role, alt) && use_of(alt)->kind == kind && s->alt_round[alt] == s->round;
}

static int sum_of(const struct hg_state *s, int role, enum hg_advantage_kind kind) {
    int n = 0;
    for (int alt = 0; s->option[HG_OPT_ALT_EVENTS] && alt < HG_ALT_EVENTS; alt++)
        n += works(s, role, alt, kind) ? use_of(alt)->n : 0;
    return n;
}

int hg_alt_tax(const struct hg_state *s, int role) { /* HG-52.14 */
    return sum_of(s, role, HG_ADV_TAX);
}

int hg_alt_output(const struct hg_state *s, int place) { /* HG-52.19 */
    int owner = hg_owner_of(place);
    if (!s->option[HG_OPT_ALT_EVENTS] || owner == HG_S || hg_at(s, place)->industry != HG_LUXURY)
        return 0;
    return sum_of(s, owner, HG_ADV_OUTPUT);
}

void hg_alt_wages(struct hg_state *s, int role, struct pl_notes *notes) { /* HG-52.22 */
    int more = sum_of(s, role, HG_ADV_WAGES), companies = 0;
    if (!more)
        return;
    PL_EACH_BIT(place, HG_ALL_P) {
        companies += s->place[place].staff == role + 1;
    }
    if (!companies)
        return;
    hg_owe(s, HG_S, more * companies, role, notes);
    s->wages_got[role] = (int16_t)(s->wages_got[role] + more * companies);
    hg_vp(s, HG_S, 1, HG_BY_EVENTS, notes);
}

int hg_alt_feed(struct hg_state *s, int role, struct pl_notes *notes) { /* HG-52.12 */
    for (int alt = 0; s->option[HG_OPT_ALT_EVENTS] && alt < HG_ALT_EVENTS; alt++) {
        if (!works(s, role, alt, HG_ADV_FEED))
            continue;
        if (!s->public_goods[HG_FOOD]) {
            hg_vp(s, HG_S, use_of(alt)->vp, HG_BY_PENALTIES, notes);
            return 0;
        }
        s->public_goods[HG_FOOD]--;
        hg_receive(s, role, HG_FOOD, 1, notes);
        return 1;
    }
    return 0;
}
