/* Who moves into a company that was built, or that a card fills (HG-5.8.1, HG-9.1c): the class, then, where skilled
 * workers must stand in unskilled slots and several trades could, which ones. The hirer chooses; an automa takes the
 * trade with the most unemployed workers, and chance decides between equals (HG-24.1). */
#include "games/hegemony/actions.h"

enum { HIRE_PLACE, HIRE_CLASS, HIRE_CLASSES, HIRE_STATE, HIRE_TRADE };
enum { HIRE_COMMIT = 1, HIRE_EMPLOYEE = 2, HIRE_BUILT = 4, HIRE_OPTIONAL = 8, HIRE_STEPS = 16 }; /* the frame's step */

/* ---- What can be filled ------------------------------------------------------------------------------------------ */

bool hg_can_employ(const struct hg_state *s, int place) { /* HG-5.8.2a */
    const struct hg_place *p = &s->place[place];
    if (!p->card || !p->slot[0] || p->slot[2])
        return false;
    uint8_t kind = hg_at(s, place)->slot[2];
    return kind == HG_SLOT_W_SKILLED ? s->idle[HG_W][hg_at(s, place)->industry + 1]
                                     : kind == HG_SLOT_W_ANY && hg_idle_count(s, HG_W);
}

void hg_employ(struct hg_state *s, int place, int trade, struct pl_notes *notes) {
    hg_put_worker(s, HG_W, trade, place, 2);
    hg_commit_class(s, place, HG_W, true);
    NOTE(N_STAFFED, place, HG_W);
}

static bool can_hire(const struct hg_state *s, int place, int role, bool employee) {
    return employee ? role == HG_W && hg_can_employ(s, place) : hg_there(s, place) && hg_can_staff(s, place, role);
}

bool hg_can_staff_some(const struct hg_state *s, uint32_t places, int class_or_any) {
    PL_EACH_BIT(place, places) {
        for (int role = HG_W; role <= HG_M; role++)
            if ((class_or_any < 0 || class_or_any == role) && can_hire(s, place, role, false))
                return true;
    }
    return false;
}

/* ---- Asking ------------------------------------------------------------------------------------------------------ */

/* Whoever owns the company, or without a State player whoever's workers they are (HG-9.1c). */
static int hirer(const struct hg_state *s, int place, int role) {
    int owner = hg_owner_of(place);
    if (!hg_in_game(s, owner))
        owner = role;
    return hg_person(s, owner) ? owner : PL_CHANCE;
}

void hg_hire(struct hg_state *s, int place, int role, bool committed) {
    struct pl_frame *f = hg_push(s, HG_F_HIRE, hirer(s, place, role));
    f->v[HIRE_PLACE] = (int16_t)place;
    f->v[HIRE_CLASS] = (int16_t)(role + 1);
    f->v[HIRE_CLASSES] = (int16_t)(1 << role);
    f->step = committed ? HIRE_COMMIT : 0;
}

/* HG-5.8.1, HG-5.8.2a: whoever built a company may fill it. */
void hg_ask_builder(struct hg_state *s, int place) {
    int owner = hg_owner_of(place);
    if (owner == HG_M ? !hg_at(s, place)->slot[2] : !hg_slots(s, place))
        return;
    struct pl_frame *f = hg_push(s, HG_F_HIRE, owner);
    f->v[HIRE_PLACE] = (int16_t)place;
    f->v[HIRE_CLASSES] = owner == HG_M ? 1 << HG_W : 1 << HG_W | 1 << HG_M;
    f->step = HIRE_COMMIT | HIRE_BUILT | HIRE_OPTIONAL | (owner == HG_M ? HIRE_EMPLOYEE : 0);
}

void hg_staff_company(struct hg_state *s, uint32_t places, int class_or_any, int state_pays, struct pl_notes *notes) {
    (void)notes;
    hg_work_begin(s);
    if (!places || !hg_person(s, hg_owner_of(__builtin_ctz(places))))
        return;
    s->work.targets = places;
    struct pl_frame *f = hg_push(s, HG_F_HIRE, hg_owner_of(__builtin_ctz(places)));
    f->v[HIRE_PLACE] = HG_PLACES; /* one of s->work.targets */
    f->v[HIRE_CLASSES] = (int16_t)(class_or_any < 0 ? 1 << HG_W | 1 << HG_M : 1 << class_or_any);
    f->v[HIRE_STATE] = (int16_t)state_pays;
    f->step = HIRE_COMMIT;
}

/* ---- Its slots --------------------------------------------------------------------------------------------------- */

/* The next slot to be filled, the skilled one first; -1: all are. */
static int next_slot(const struct hg_state *s, int place, bool employee) {
    const struct hg_company *company = hg_at(s, place);
    for (int i = employee ? 2 : 0; i < (!employee && hg_owner_of(place) == HG_M ? 2 : HG_SLOTS); i++)
        if (company->slot[i] && !s->place[place].slot[i])
            return i;
    return -1;
}

/* Which trade goes there without a question: the one it asks for, an unskilled worker, or the only one; -1: several. */
static int settled_trade(const struct hg_state *s, int place, int role, int slot) {
    uint8_t kind = hg_at(s, place)->slot[slot];
    if (kind == HG_SLOT_SKILLED || kind == HG_SLOT_M_SKILLED || kind == HG_SLOT_W_SKILLED)
        return hg_at(s, place)->industry + 1;
    if (s->idle[role][HG_UNSKILLED])
        return HG_UNSKILLED;
    int only = -1;
    for (int trade = 1; trade < HG_TRADES; trade++)
        if (s->idle[role][trade]) {
            if (only >= 0)
                return -1;
            only = trade;
        }
    return only;
}

/* Fills what settles itself; false: there is a choice. */
static bool fill(struct hg_state *s, int place, int role, bool employee, uint8_t *placed) {
    for (int slot; (slot = next_slot(s, place, employee)) >= 0;) {
        int trade = settled_trade(s, place, role, slot);
        if (trade < 0)
            return false;
        hg_put_worker(s, role, trade, place, slot);
        ++*placed;
    }
    return true;
}

bool hg_can_staff(const struct hg_state *s, int place, int role) {
    const struct hg_company *company = hg_at(s, place);
    int need = 0, trained = 0;
    for (int i = 0; i < (hg_owner_of(place) == HG_M ? 2 : HG_SLOTS); i++) {
        if (!company->slot[i] || s->place[place].slot[i])
            continue;
        if (!hg_fits_slot(s, place, i, role, company->industry + 1))
            return false;
        need++;
        trained += company->slot[i] == HG_SLOT_SKILLED || company->slot[i] == HG_SLOT_M_SKILLED;
    }
    return need && s->idle[role][company->industry + 1] >= trained && hg_idle_count(s, role) >= need;
}

/* HG-5.8.1: unskilled workers first; whoever hires chooses among skilled ones if they must be used. */
void hg_staff(struct hg_state *s, int place, int role, bool committed, struct pl_notes *notes) {
    uint8_t placed = 0;
    if (!fill(s, place, role, false, &placed)) {
        hg_hire(s, place, role, committed);
        return;
    }
    hg_commit_class(s, place, role, committed);
    NOTE(N_STAFFED, place, role);
}

static int open_slots(const struct hg_state *s, int place, bool employee) {
    if (employee)
        return s->place[place].slot[2] == 0;
    int n = 0;
    for (int i = 0; i < (hg_owner_of(place) == HG_M ? 2 : HG_SLOTS); i++)
        n += hg_at(s, place)->slot[i] && !s->place[place].slot[i];
    return n;
}

static void finish(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int place = f->v[HIRE_PLACE], role = f->v[HIRE_CLASS] - 1, n = f->left, pays = f->v[HIRE_STATE], step = f->step;
    pl_pop(&s->frames);
    hg_commit_class(s, place, role, (step & HIRE_COMMIT) != 0);
    NOTE(N_STAFFED, place, role);
    if (pays)
        hg_owe(s, HG_S, n * pays, hg_owner_of(place), notes);
    if (step & HIRE_BUILT && role == HG_W) /* HG-5.6.2 */
        hg_check_demonstration(s, notes);
    if (s->work.targets && !(step & HIRE_BUILT)) {
        s->work.done = (uint8_t)n;
        s->work.picked = (uint8_t)(place + 1);
        hg_work_end(s);
    }
}

/* What settles itself is done. */
static bool hire_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    bool employee = f->step & HIRE_EMPLOYEE;
    if (!f->v[HIRE_CLASS])
        return hg_several(s, f, notes);
    if (!fill(s, f->v[HIRE_PLACE], f->v[HIRE_CLASS] - 1, employee, &f->left))
        return f->seat == PL_CHANCE || hg_several(s, f, notes);
    finish(s, f, notes);
    return false;
}

/* ---- The row ----------------------------------------------------------------------------------------------------- */

static int class_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    uint32_t places = f->v[HIRE_PLACE] < HG_PLACES ? 1u << f->v[HIRE_PLACE] : s->work.targets;
    int n = 0;
    PL_EACH_BIT(place, places) {
        PL_EACH_BIT(role, f->v[HIRE_CLASSES]) {
            if (can_hire(s, place, role, f->step & HIRE_EMPLOYEE))
                out[n++] = PL_MOVE(HG_M_STAFF, place, role + 1, 0);
        }
    }
    if (f->step & HIRE_OPTIONAL || !n)
        out[n++] = PL_MOVE(HG_M_STAFF, f->v[HIRE_PLACE], 0, 0);
    return n;
}

/* Trades in their order, so that no set is named twice. */
static int trade_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int role = f->v[HIRE_CLASS] - 1, need = open_slots(s, f->v[HIRE_PLACE], f->step & HIRE_EMPLOYEE), behind = 0, n = 0;
    for (int trade = 1; trade < HG_TRADES; trade++)
        behind += s->idle[role][trade];
    for (int trade = 1; trade < HG_TRADES; behind -= s->idle[role][trade], trade++)
        if (s->idle[role][trade] && behind >= need && trade >= f->v[HIRE_TRADE])
            out[n++] = PL_MOVE(HG_M_WORKER, HG_NO_PLACE, trade, 0);
    return n;
}

static int hire_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    return f->v[HIRE_CLASS] ? trade_moves(s, f, out) : class_moves(s, f, out);
}

/* An automa's: of the trades with the most unemployed workers each is as likely. */
static int hire_chances(const struct hg_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int role = f->v[HIRE_CLASS] - 1, most = 0, n = 0;
    for (int trade = 1; trade < HG_TRADES; trade++)
        most = s->idle[role][trade] > most ? s->idle[role][trade] : most;
    for (int trade = 1; trade < HG_TRADES; trade++)
        if (s->idle[role][trade] == most)
            out[n++] = (struct pl_chance){PL_MOVE(HG_M_WORKER, HG_NO_PLACE, trade, 0), 1};
    return n;
}

static void hire_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    (void)notes;
    if (pl_kind(move) == HG_M_STAFF) {
        if (!pl_b(move)) {
            if (s->work.targets)
                hg_work_end(s);
            pl_pop(&s->frames);
            return;
        }
        f->v[HIRE_PLACE] = pl_a(move);
        f->v[HIRE_CLASS] = pl_b(move);
        return;
    }
    int place = f->v[HIRE_PLACE];
    hg_put_worker(s, f->v[HIRE_CLASS] - 1, pl_b(move), place, next_slot(s, place, f->step & HIRE_EMPLOYEE));
    f->v[HIRE_TRADE] = pl_b(move);
    f->left++;
}

static struct pl_asked hire_prompt(const struct hg_state *s, const struct pl_frame *f) {
    int place = f->v[HIRE_PLACE];
    if (f->v[HIRE_CLASS] && f->seat == PL_CHANCE)
        return TELLS(P_HIRE, place);
    if (f->v[HIRE_CLASS])
        return ASKS(HIRE_TRADE, f->seat, place, open_slots(s, place, f->step & HIRE_EMPLOYEE));
    if (place >= HG_PLACES)
        return ASKS(STAFF_COMPANY, f->seat);
    return f->step & HIRE_EMPLOYEE ? ASKS(HIRE_EMPLOYEE, f->seat, place) : ASKS(HIRE, f->seat, place);
}

static struct pl_said hire_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) == HG_M_WORKER)
        return f->v[HIRE_CLASS] && pl_a(move) == HG_NO_PLACE && pl_b(move) < HG_TRADES &&
                       s->idle[f->v[HIRE_CLASS] - 1][pl_b(move)]
                   ? SAY(W_SOURCES_IN_ORDER)
                   : SAY(W_NO_SUCH_WORKER);
    if (pl_kind(move) != HG_M_STAFF || pl_a(move) >= HG_PLACES)
        return PL_NOTHING;
    if (!pl_b(move))
        return SAY(W_STAFF_NOW);
    int role = pl_b(move) - 1;
    if (role > HG_M || !(f->v[HIRE_CLASSES] >> role & 1) || f->v[HIRE_CLASS])
        return SAY(W_NOT_THAT_CLASS);
    if (f->v[HIRE_PLACE] < HG_PLACES ? pl_a(move) != f->v[HIRE_PLACE] : !(s->work.targets >> pl_a(move) & 1))
        return SAY(W_NOT_THAT_TARGET, pl_a(move));
    return SAY(W_CANNOT_STAFF, pl_a(move), role);
}

static int hire_wishes(const struct hg_state *s, int seat, pl_move *out) {
    (void)seat;
    int n = 0;
    for (int place = 0; place < HG_PLACES; place++)
        for (int class = 0; class <= HG_M + 1 && hg_there(s, place); class ++)
            out[n++] = PL_MOVE(HG_M_STAFF, place, class, 0);
    return n;
}

static bool hire_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int place = f->v[HIRE_PLACE], role = f->v[HIRE_CLASS] - 1;
    if (f->step >= HIRE_STEPS || !f->v[HIRE_CLASSES] || (f->seat != PL_CHANCE && !hg_person(s, f->seat)))
        return false;
    if (above && above->what != HG_F_WAGES && above->what != HG_F_TARGET)
        return false;
    if (place >= HG_PLACES)
        return role < 0 && !above && s->work.targets && !(f->step & HIRE_EMPLOYEE) && f->seat != PL_CHANCE;
    if (!hg_there(s, place) || (f->step & HIRE_EMPLOYEE && hg_owner_of(place) != HG_M))
        return false;
    if (role < 0)
        return f->seat != PL_CHANCE;
    int slot = next_slot(s, place, f->step & HIRE_EMPLOYEE);
    return !above && role <= HG_M && slot >= 0 && settled_trade(s, place, role, slot) < 0 &&
           hg_idle_count(s, role) >= open_slots(s, place, f->step & HIRE_EMPLOYEE) &&
           hg_empty_slot(s, place, role, HG_T_AGRICULTURE) >= 0 && f->v[HIRE_TRADE] < HG_TRADES;
}

const struct pl_decision hg_row_hire = {
    .key = "hire",
    .values = VALUES(PL_VALUE(HIRE_PLACE, "place", "the place; 31: one of those in work.targets", .max = HG_PLACES),
                     PL_VALUE(HIRE_CLASS, "class", "the class that moves in + 1; 0: it is asked", .max = HG_M + 1),
                     PL_VALUE(HIRE_CLASSES, "classes", "bit per class that may", .max = 3),
                     PL_VALUE(HIRE_STATE, "state_pays", "money from the State per worker, to the owner", .max = 50),
                     PL_VALUE(HIRE_TRADE, "trade", "the first trade that may still be taken", .max = HG_TRADES - 1)),
    .about = KINDS(HG_M_STAFF),
    .not_now = PL_PHRASE(W_NO_HIRING_NOW),
    .moves = hire_moves,
    .chances = hire_chances,
    .apply = hire_apply,
    .run = hire_run,
    .prompt = hire_prompt,
    .wishes = hire_wishes,
    .why = hire_why,
    .fits = hire_fits};
