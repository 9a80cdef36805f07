/* Prices (HG-6.6, HG-9.5, HG-9.6) and wages (HG-6.7, HG-9.2b, HG-5.8.1). What has been set stands in the frames, so
 * that both can be asked in the middle of a card. */
#include "games/hegemony/actions.h"

/* ---- Prices ------------------------------------------------------------------------------------------------------ */

enum { PRICES_GOODS, PRICES_SET };

void hg_put_price(struct hg_state *s, int role, int good, int level, struct pl_notes *notes) {
    s->price[role == HG_C][good] = (uint8_t)level;
    NOTE(N_PRICE, role, good, hg_price[good][level]);
}

/* After a change of policy they may; in the Free Action (step 1) something must be set. */
void hg_set_prices(struct hg_state *s, int role, unsigned goods, struct pl_notes *notes) {
    (void)notes;
    if (hg_person(s, role))
        hg_push(s, HG_F_PRICES, role)->v[PRICES_GOODS] = (int16_t)goods;
}

static int prices_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(good, f->v[PRICES_GOODS] & ~f->v[PRICES_SET]) {
        for (int level = 0; level < HG_LEVELS; level++)
            if (s->price[f->seat == HG_C][good] != level)
                out[n++] = PL_MOVE(HG_M_PRICE, good, level, 0);
    }
    if (f->v[PRICES_SET] || !f->step)
        out[n++] = PL_MOVE(HG_M_DONE, 0, 0, 0);
    return n;
}

static void prices_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    if (pl_kind(move) == HG_M_DONE) {
        pl_pop(&s->frames);
        return;
    }
    f->v[PRICES_SET] = (int16_t)(f->v[PRICES_SET] | 1 << pl_a(move));
    hg_put_price(s, f->seat, pl_a(move), pl_b(move), notes);
}

static struct pl_asked prices_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(PRICES, f->seat);
}

static struct pl_said prices_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    int good = pl_a(move), level = pl_b(move);
    if (pl_kind(move) == HG_M_DONE)
        return SAY(W_PRICE_ONE);
    if (pl_kind(move) != HG_M_PRICE || good >= HG_STORED || level >= HG_LEVELS)
        return PL_NOTHING;
    if (!(f->v[PRICES_GOODS] >> good & 1))
        return SAY(W_NOT_THAT_GOOD, good);
    return f->v[PRICES_SET] >> good & 1 ? SAY(W_PRICE_SET, good) : SAY(W_PRICE_SAME, good, hg_price[good][level]);
}

static int prices_wishes(const struct hg_state *s, int seat, pl_move *out) {
    (void)s;
    (void)seat;
    int n = 0;
    for (int good = 0; good < HG_STORED; good++)
        for (int level = 0; level < HG_LEVELS; level++)
            out[n++] = PL_MOVE(HG_M_PRICE, good, level, 0);
    return n;
}

static bool prices_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return (!above || above->what == HG_F_PRICES) && (f->seat == HG_M || f->seat == HG_C) && hg_person(s, f->seat) &&
           f->v[PRICES_GOODS] && f->step <= 1 && !(f->v[PRICES_SET] & ~f->v[PRICES_GOODS]);
}

const struct pl_decision hg_row_prices = {
    .key = "prices",
    .values = VALUES(PL_VALUE(PRICES_GOODS, "goods", "bit per resource whose price may be set", .max = 15),
                     PL_VALUE(PRICES_SET, "set", "bit per resource whose price has been set", .max = 15)),
    .about = KINDS(HG_M_PRICE),
    .not_now = PL_PHRASE(W_NO_PRICES_NOW),
    .moves = prices_moves,
    .apply = prices_apply,
    .run = hg_several,
    .prompt = prices_prompt,
    .wishes = prices_wishes,
    .why = prices_why,
    .fits = prices_fits};

/* ---- Wages ------------------------------------------------------------------------------------------------------- */

enum { WAGES_SET, WAGES_PLACE };               /* bit per company of the owner; of a new company: its place + 1 */
enum { WAGES_COMMIT = 1, WAGES_OPTIONAL = 2 }; /* the frame's step */

static int first_place(int role) {
    return role == HG_C ? HG_PLACE_C : role == HG_M ? HG_PLACE_M : HG_PLACE_P;
}
static int count_places(int role) {
    return role == HG_C ? HG_PLACE_M - HG_PLACE_C : role == HG_M ? HG_PLACE_P - HG_PLACE_M : HG_PLACE_F - HG_PLACE_P;
}

/* HG-6.7b: automated companies and those of M without a place for an employee pay none. */
static bool pays_wages(const struct hg_state *s, int place) {
    return hg_there(s, place) && place < HG_PLACE_F && hg_at(s, place)->wage[HG_LEVELS - 1];
}

/* Are workers of another class than the owner's committed there (HG-1.9)? */
static bool others_committed(const struct hg_state *s, int place) {
    const struct hg_place *p = &s->place[place];
    return p->flags & (hg_owner_of(place) == HG_M ? HG_EMPLOYEE_COMMITTED : HG_COMMITTED);
}

bool hg_may_wage(const struct hg_state *s, int place, int level) {
    if (!pays_wages(s, place) || level == s->place[place].wage || level < hg_minimum_wage(s) || level >= HG_LEVELS)
        return false;
    if (hg_owner_of(place) == HG_S && !hg_with_state(s)) /* HG-9.2c */
        return false;
    return level > s->place[place].wage || !others_committed(s, place);
}

void hg_put_wage(struct hg_state *s, int place, int level, bool commits, struct pl_notes *notes) {
    struct hg_place *p = &s->place[place];
    bool raised = level > p->wage && (!s->option[HG_OPT_RAISE_COMMITS] || level == HG_LEVELS - 1);
    p->wage = (uint8_t)level;
    NOTE(N_WAGE, place, level + 1, hg_wage_of(s, place));
    if (!commits || !raised)
        return;
    if (hg_owner_of(place) == HG_M) { /* HG-6.7a */
        if (p->slot[2])
            hg_commit_class(s, place, HG_W, true);
    } else if (p->staff) {
        hg_commit_class(s, place, p->staff - 1, true);
    }
}

bool hg_can_set_wages(const struct hg_state *s, int role) {
    for (int i = 0; i < count_places(role); i++)
        for (int level = 0; level < HG_LEVELS; level++)
            if (hg_may_wage(s, first_place(role) + i, level))
                return true;
    return false;
}

void hg_set_wages(struct hg_state *s, int role, bool commits, struct pl_notes *notes) {
    (void)notes;
    if (hg_person(s, role) && hg_can_set_wages(s, role))
        hg_push(s, HG_F_WAGES, role)->step = commits ? WAGES_COMMIT : WAGES_OPTIONAL;
}

void hg_ask_wage(struct hg_state *s, int place) {
    if (!pays_wages(s, place) || !hg_person(s, hg_owner_of(place)))
        return;
    hg_push(s, HG_F_WAGES, hg_owner_of(place))->v[WAGES_PLACE] = (int16_t)(place + 1);
}

static int wages_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    if (f->v[WAGES_PLACE]) { /* HG-5.8.1: any legal wage */
        for (int level = hg_minimum_wage(s); level < HG_LEVELS; level++)
            out[n++] = PL_MOVE(HG_M_WAGE, f->v[WAGES_PLACE] - 1, level, 0);
        return n;
    }
    for (int i = 0; i < count_places(f->seat); i++)
        for (int level = 0; level < HG_LEVELS && !(f->v[WAGES_SET] >> i & 1); level++)
            if (hg_may_wage(s, first_place(f->seat) + i, level))
                out[n++] = PL_MOVE(HG_M_WAGE, first_place(f->seat) + i, level, 0);
    if (f->v[WAGES_SET] || f->step & WAGES_OPTIONAL || !n)
        out[n++] = PL_MOVE(HG_M_DONE, 0, 0, 0);
    return n;
}

static void wages_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int place = pl_a(move), level = pl_b(move);
    if (pl_kind(move) == HG_M_DONE || f->v[WAGES_PLACE]) {
        pl_pop(&s->frames);
        if (pl_kind(move) == HG_M_WAGE && level != s->place[place].wage)
            hg_put_wage(s, place, level, false, notes);
        return;
    }
    f->v[WAGES_SET] = (int16_t)(f->v[WAGES_SET] | 1 << (place - first_place(f->seat)));
    hg_put_wage(s, place, level, f->step & WAGES_COMMIT, notes);
}

static struct pl_asked wages_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    if (f->v[WAGES_PLACE])
        return ASKS(WAGE_NEW, f->seat, f->v[WAGES_PLACE] - 1);
    return f->step & WAGES_COMMIT ? ASKS(WAGES, f->seat) : ASKS(WAGES_POLICY, f->seat);
}

static struct pl_said wages_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int place = pl_a(move), level = pl_b(move);
    if (pl_kind(move) == HG_M_DONE)
        return SAY(W_WAGE_ONE);
    if (pl_kind(move) != HG_M_WAGE || level >= HG_LEVELS)
        return PL_NOTHING;
    if (place >= HG_PLACES || !hg_there(s, place) || hg_owner_of(place) != f->seat)
        return SAY(W_NOT_YOUR_COMPANY);
    if (!pays_wages(s, place))
        return SAY(W_PAYS_NO_WAGE, place);
    if (level < hg_minimum_wage(s))
        return SAY(W_MINIMUM_WAGE, hg_minimum_wage(s) + 1);
    if (f->v[WAGES_PLACE])
        return SAY(W_NOT_THAT_TARGET, place);
    if (f->v[WAGES_SET] >> (place - first_place(f->seat)) & 1)
        return SAY(W_WAGE_SET, place);
    return level == s->place[place].wage ? SAY(W_WAGE_SAME, place, level + 1) : SAY(W_COMMITTED, place);
}

static int wages_wishes(const struct hg_state *s, int seat, pl_move *out) {
    (void)seat;
    int n = 0;
    for (int place = 0; place < HG_PLACE_F; place++)
        for (int level = 0; level < HG_LEVELS && pays_wages(s, place); level++)
            out[n++] = PL_MOVE(HG_M_WAGE, place, level, 0);
    return n;
}

static bool wages_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int role = f->seat, place = f->v[WAGES_PLACE] - 1;
    if (role < HG_M || !hg_person(s, role) || f->step > WAGES_OPTIONAL || f->v[WAGES_SET] >> count_places(role))
        return false;
    if (place >= 0)
        return pays_wages(s, place) && hg_owner_of(place) == role && (!above || above->what == HG_F_TARGET);
    return !above && f->step;
}

const struct pl_decision hg_row_wages = {
    .key = "wages",
    .values = VALUES(PL_VALUE(WAGES_SET, "set", "bit per company of the owner whose wage has been set", .max = 0xFFF),
                     PL_VALUE(WAGES_PLACE, "place", "of a new company: its place + 1", .max = HG_PLACES)),
    .about = KINDS(HG_M_WAGE),
    .not_now = PL_PHRASE(W_NO_WAGES_NOW),
    .moves = wages_moves,
    .apply = wages_apply,
    .run = hg_several,
    .prompt = wages_prompt,
    .wishes = wages_wishes,
    .why = wages_why,
    .fits = wages_fits};
