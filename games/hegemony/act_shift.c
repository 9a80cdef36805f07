/* Production out of turn: M's Extra Shift (HG-5.13), and companies that a card lets produce at once. */
#include "games/hegemony/actions.h"

enum { SHIFT_PAYER }; /* role + 1; 0: an Extra Shift. The companies stand in work.targets. */

/* ---- Extra Shift ------------------------------------------------------------------------------------------------- */

/* HG-5.13a: does the employee work in it? Who is committed or on strike neither works nor is paid. */
static bool employee_works(const struct hg_state *s, int place) {
    return s->place[place].slot[2] && !(s->place[place].flags & (HG_EMPLOYEE_COMMITTED | HG_STRUCK));
}

static int shift_wage(const struct hg_state *s, int place) {
    return employee_works(s, place) ? hg_wage_of(s, place) : 0;
}

static bool can_shift(const struct hg_state *s, int place) {
    return hg_operational(s, place) && !(s->place[place].flags & HG_COMMITTED) &&
           shift_wage(s, place) <= hg_funds(s, HG_M); /* HG-5.13b */
}

uint32_t hg_shift_places(const struct hg_state *s, uint32_t places) {
    uint32_t bits = 0;
    PL_EACH_BIT(place, places & HG_ALL_M) {
        if (can_shift(s, place))
            bits |= 1u << place;
    }
    return bits;
}

void hg_shift_at(struct hg_state *s, int place, struct pl_notes *notes) {
    const struct hg_company *company = hg_at(s, place);
    bool works = employee_works(s, place);
    int n = company->output + (works ? company->employee : 0);
    NOTE(N_SHIFT, place, n, company->industry);
    hg_pay_to(s, HG_M, shift_wage(s, place), HG_W, notes);
    if (company->industry == HG_MEDIA) /* HG-7.3 */
        hg_gain_influence(s, HG_M, n);
    else
        hg_store(s, HG_M, company->industry, n, notes);
    hg_commit_class(s, place, HG_M, true);
    if (works)
        hg_commit_class(s, place, HG_W, true);
}

static void ask(struct hg_state *s, int role, uint32_t places, int payer, bool optional) {
    hg_work_begin(s);
    if (!hg_person(s, role))
        return;
    s->work.targets = places;
    struct pl_frame *f = hg_push(s, HG_F_SHIFT, role);
    f->step = optional;
    f->v[SHIFT_PAYER] = (int16_t)payer;
}

void hg_extra_shift(struct hg_state *s, uint32_t places, bool optional, struct pl_notes *notes) {
    (void)notes;
    ask(s, HG_M, places & HG_ALL_M, 0, optional);
}

/* ---- By a card --------------------------------------------------------------------------------------------------- */

static bool can_produce(const struct hg_state *s, int role, int place, int payer) {
    if (!hg_operational(s, place) || hg_at(s, place)->automated || s->place[place].flags & HG_STRUCK) /* HG-5.5.2 */
        return false;
    return payer != role || hg_wage_of(s, place) <= hg_funds(s, role); /* HG-10.1, HG-7.6b */
}

uint32_t hg_produce_places(const struct hg_state *s, int role, uint32_t places, int payer) {
    uint32_t bits = 0;
    PL_EACH_BIT(place, places) {
        if (can_produce(s, role, place, payer))
            bits |= 1u << place;
    }
    return bits;
}

void hg_produce_some(struct hg_state *s, int role, uint32_t places, int payer, struct pl_notes *notes) {
    (void)notes;
    ask(s, role, places, payer + 1, false);
}

void hg_produce_at(struct hg_state *s, int place, int payer, struct pl_notes *notes) {
    NOTE(N_PRODUCES_NOW, place);
    hg_produce(s, place, payer, notes);
}

/* ---- The row ----------------------------------------------------------------------------------------------------- */

static uint32_t places_of(const struct hg_state *s, const struct pl_frame *f) {
    if (!f->v[SHIFT_PAYER])
        return hg_shift_places(s, s->work.targets);
    return hg_produce_places(s, f->seat, s->work.targets, f->v[SHIFT_PAYER] - 1);
}

static int shift_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(place, places_of(s, f)) {
        out[n++] = PL_MOVE(HG_M_SHIFT, place, 0, 0);
    }
    if (f->step || !n)
        out[n++] = PL_MOVE(HG_M_SKIP, 0, 0, 0);
    return n;
}

static void shift_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int payer = f->v[SHIFT_PAYER], place = pl_a(move);
    pl_pop(&s->frames);
    if (pl_kind(move) == HG_M_SHIFT) {
        s->work.done = 1;
        s->work.picked = (uint8_t)(place + 1);
    }
    hg_work_end(s);
    if (pl_kind(move) == HG_M_SKIP)
        return;
    if (payer)
        hg_produce_at(s, place, payer - 1, notes);
    else
        hg_shift_at(s, place, notes);
}

static struct pl_asked shift_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return f->v[SHIFT_PAYER] ? ASKS(PRODUCE_NOW, f->seat, f->v[SHIFT_PAYER] - 1) : ASKS(SHIFT, f->seat);
}

static struct pl_said shift_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int place = pl_a(move);
    if (pl_kind(move) == HG_M_SKIP)
        return SAY(W_SHIFT_ONE);
    if (pl_kind(move) != HG_M_SHIFT)
        return PL_NOTHING;
    if (place >= HG_PLACES || !hg_there(s, place))
        return SAY(W_NO_COMPANY);
    if (!(s->work.targets >> place & 1))
        return f->v[SHIFT_PAYER] || hg_owner_of(place) == f->seat ? SAY(W_NOT_THAT_TARGET, place)
                                                                  : SAY(W_NOT_YOUR_COMPANY);
    if (!hg_operational(s, place))
        return SAY(W_NOT_OPERATIONAL, place);
    if (!f->v[SHIFT_PAYER] && s->place[place].flags & HG_COMMITTED)
        return SAY(W_COMMITTED, place);
    if (f->v[SHIFT_PAYER] && s->place[place].flags & HG_STRUCK)
        return SAY(W_STRUCK, place);
    if (f->v[SHIFT_PAYER] && hg_at(s, place)->automated)
        return SAY(W_AUTOMATED, place);
    return SAY(W_WAGE_SHORT, f->v[SHIFT_PAYER] ? hg_wage_of(s, place) : shift_wage(s, place), hg_funds(s, f->seat));
}

static int shift_wishes(const struct hg_state *s, int seat, pl_move *out) {
    (void)seat;
    int n = 0;
    for (int place = HG_PLACE_M; place < HG_PLACE_P; place++)
        if (hg_there(s, place))
            out[n++] = PL_MOVE(HG_M_SHIFT, place, 0, 0);
    return n;
}

static bool shift_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && hg_person(s, f->seat) && f->step <= 1 && !(s->work.targets >> HG_PLACES) &&
           (f->v[SHIFT_PAYER] || f->seat == HG_M);
}

const struct pl_decision hg_row_shift = {
    .key = "shift",
    .values =
        VALUES(PL_VALUE(SHIFT_PAYER, "payer", "role + 1 that pays the wage; 0: M's Extra Shift", .max = HG_ROLES)),
    .about = KINDS(HG_M_SHIFT),
    .not_now = PL_PHRASE(W_NO_SHIFT_NOW),
    .moves = shift_moves,
    .apply = shift_apply,
    .run = hg_several,
    .prompt = shift_prompt,
    .wishes = shift_wishes,
    .why = shift_why,
    .fits = shift_fits};
