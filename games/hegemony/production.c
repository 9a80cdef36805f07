/* Production (HG-8.1): strikes and the Demonstration, production with its wages. Needs are in needs.c, taxes in
 * taxes.c.
 */
#include "games/hegemony/automa.h"
#include "games/hegemony/flow.h"

/* ---- The phase begins -------------------------------------------------------------------------------------------- */

void hg_step_production(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_on(f);
    s->phase = HG_PRODUCTION;
    s->wages_got[HG_W] = s->wages_got[HG_M] = 0;
    NOTE(N_PRODUCTION);
    hg_advantages(s, HG_IN_PRODUCTION, notes); /* HG-16.3a: before strikes are settled */
}

/* ---- Strikes (HG-5.5.3) ------------------------------------------------------------------------------------------ */

static void end_strike(struct hg_state *s, int place) {
    s->place[place].flags &= (uint8_t)~HG_STRUCK;
    s->strikes++;
}

/* Tokens of L3 companies go away, the others bring Influence; they stop production and go away after it. */
static void settle_strikes(struct hg_state *s, struct pl_notes *notes) {
    int struck = 0;
    hg_check_strikes(s);
    for (int place = 0; place < HG_PLACE_F; place++) {
        if (!(s->place[place].flags & HG_STRUCK))
            continue;
        if (s->place[place].wage == HG_LEVELS - 1) {
            end_strike(s, place);
            NOTE(N_STRIKE_WON, place);
        } else {
            struck++;
            NOTE(N_STRUCK, place);
        }
    }
    int gained = hg_gain_influence(s, HG_W, struck);
    if (gained)
        NOTE(N_STRIKE_INFLUENCE, HG_W, gained);
}

void hg_step_strikes(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (!f->v[HG_FLOW_NEXT]++ && hg_is_automa(s, HG_C)) {
        hg_automa_strikes(s, notes); /* HG-26.1.2: its answer comes first */
        return;
    }
    hg_step_on(f);
    settle_strikes(s, notes);
}

/* ---- The Demonstration (HG-5.6.3) -------------------------------------------------------------------------------- */

int hg_space_limit(const struct hg_state *s, int role) {
    static const uint8_t spaces[HG_ROLES] = {0, HG_PLACE_P - HG_PLACE_M, HG_PLACE_M - HG_PLACE_C,
                                             HG_PLACE_F - HG_PLACE_P};
    if (role == HG_W || !hg_in_game(s, role))
        return 0;
    return spaces[role] - __builtin_popcount(hg_companies_of(s, role));
}

enum { LOSS_OF }; /* whose loss is settled now; left: points still to deal out */

static int limits_after(const struct hg_state *s, int role) {
    int limit = 0;
    for (int other = role + 1; other < HG_ROLES; other++)
        limit += hg_space_limit(s, other);
    return limit;
}

static void lose_points(struct hg_state *s, int role, int n, struct pl_notes *notes) {
    if (n)
        hg_vp(s, role, -n, HG_BY_DEMONSTRATION, notes);
}

/* HG-25.10 */
static void automa_deals_out(struct hg_state *s, int total, struct pl_notes *notes) {
    static const uint8_t order[] = {HG_C, HG_M, HG_S};
    for (int i = 0; i < 3; i++) {
        int limit = hg_space_limit(s, order[i]), n = total < limit ? total : limit;
        lose_points(s, order[i], n, notes);
        total -= n;
    }
}

void hg_step_demonstration(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_on(f);
    if (!s->demonstration)
        return;
    int total = hg_idle_count(s, HG_W) + __builtin_popcount(s->unions), most = limits_after(s, HG_W);
    total = total < most ? total : most; /* HG-5.6.3b */
    s->demonstration = 0;
    int gained = hg_gain_influence(s, HG_W, 1);
    NOTE(N_DEMONSTRATION_SETTLED, total, gained);
    if (!total)
        return;
    if (hg_is_automa(s, HG_W)) {
        automa_deals_out(s, total, notes);
        return;
    }
    struct pl_frame *loss = hg_push(s, HG_F_LOSS, HG_W);
    loss->v[LOSS_OF] = HG_M;
    loss->left = (uint8_t)total;
}

static int least_loss(const struct hg_state *s, const struct pl_frame *f) {
    int least = f->left - limits_after(s, f->v[LOSS_OF]);
    return least > 0 ? least : 0;
}
static int most_loss(const struct hg_state *s, const struct pl_frame *f) {
    int limit = hg_space_limit(s, f->v[LOSS_OF]);
    return f->left < limit ? f->left : limit;
}

static int loss_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0, most = most_loss(s, f);
    for (int points = least_loss(s, f); points <= most; points++)
        out[n++] = PL_MOVE(HG_M_LOSS, f->v[LOSS_OF], points, 0);
    return n;
}

static void loss_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->v[LOSS_OF], points = pl_b(move);
    f->left = (uint8_t)(f->left - points);
    f->v[LOSS_OF]++;
    if (!f->left)
        pl_pop(&s->frames);
    lose_points(s, role, points, notes);
}

static bool loss_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int least = least_loss(s, f);
    if (least != most_loss(s, f))
        return true;
    loss_apply(s, f, PL_MOVE(HG_M_LOSS, f->v[LOSS_OF], least, 0), notes);
    return false;
}

static struct pl_asked loss_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(LOSS, f->seat, f->v[LOSS_OF], f->left);
}

static struct pl_said loss_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) != HG_M_LOSS)
        return PL_NOTHING;
    if (pl_a(move) != f->v[LOSS_OF])
        return SAY(W_LOSS_OF, f->v[LOSS_OF]);
    return SAY(W_LOSS_LIMITS, f->v[LOSS_OF], least_loss(s, f), most_loss(s, f));
}

static bool loss_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int role = f->v[LOSS_OF];
    return !above && f->seat == HG_W && hg_person(s, HG_W) && !f->step && f->left && role >= HG_M &&
           hg_at_step(s, HG_STEP_PRODUCE) && f->left <= hg_space_limit(s, role) + limits_after(s, role);
}

const struct pl_decision hg_row_loss = {.key = "loss",
                                        .values = VALUES(ROLE_VALUE(LOSS_OF)),
                                        .about = KINDS(HG_M_LOSS),
                                        .moves = loss_moves,
                                        .apply = loss_apply,
                                        .run = loss_run,
                                        .prompt = loss_prompt,
                                        .why = loss_why,
                                        .not_now = PL_PHRASE(W_LOSS_LATER),
                                        .fits = loss_fits};

/* ---- One company ------------------------------------------------------------------------------------------------- */

static int added(uint8_t *stock, int n, int room) {
    if (n > room)
        n = room > 0 ? room : 0;
    *stock = (uint8_t)(*stock + n);
    return n;
}

int hg_make(struct hg_state *s, int owner, int good, int n, struct pl_notes *notes) {
    int kept = n;
    switch (owner) {
    case HG_W: /* farms (HG-7.5) */
        s->area[HG_W][good] = (uint8_t)(s->area[HG_W][good] + n);
        return n;
    case HG_S: /* HG-7.7 */
        if (good == HG_INF) {
            kept = added(&s->media, n < s->influence_left ? n : s->influence_left, hg_public_limit(s, good) - s->media);
            s->influence_left = (uint8_t)(s->influence_left - kept);
        } else {
            kept = added(&s->public_goods[good], n, hg_public_limit(s, good) - s->public_goods[good]);
        }
        if (kept < n)
            NOTE(N_OVERFLOW, HG_S, n - kept, good);
        return kept;
    default:
        return good == HG_INF ? hg_gain_influence(s, owner, n) : hg_store(s, owner, good, n, notes);
    }
}

/* The class that is paid there; -1: nobody (HG-8.1b). */
static int paid_class(const struct hg_state *s, int place) {
    const struct hg_place *p = &s->place[place];
    if (place >= HG_PLACE_F)
        return HG_NOBODY;
    if (hg_owner_of(place) == HG_M)
        return p->slot[2] && !(p->flags & HG_STRUCK) ? HG_W : HG_NOBODY;
    return p->staff - 1;
}

static int made_there(const struct hg_state *s, int place) {
    return hg_output(s, place) + (s->phase == HG_PRODUCTION ? hg_alt_output(s, place) : 0);
}

/* The wage that was paid. */
static int pay_wage(struct hg_state *s, int place, int payer, int to, struct pl_notes *notes) {
    int wage = payer < 0 || to < 0 || payer == to ? 0 : hg_wage_of(s, place);
    hg_owe(s, payer, wage, to, notes);
    if (wage && s->phase == HG_PRODUCTION)
        s->wages_got[to] = (int16_t)(s->wages_got[to] + wage);
    return wage;
}

void hg_produce(struct hg_state *s, int place, int payer, struct pl_notes *notes) {
    int to = paid_class(s, place), good = hg_at(s, place)->industry, n = made_there(s, place);
    if (payer >= 0)
        pay_wage(s, place, payer, to, notes);
    NOTE(N_PRODUCES, place, n, good);
    hg_make(s, hg_owner_of(place), good, n, notes);
}

/* ---- All companies of an owner (HG-8.1b) ------------------------------------------------------------------------- */

/* What an owner paid and made, to be told in few lines. */
struct tally {
    int wages[2], made[HG_GOODS], kept[HG_GOODS];
};

static void tell_tally(const struct hg_state *s, int owner, const struct tally *t, int loans, struct pl_notes *notes) {
    if (s->loans[owner] > loans)
        NOTE(N_LOANS, owner, s->loans[owner] - loans);
    for (int role = HG_W; role <= HG_M; role++)
        if (t->wages[role])
            NOTE(N_WAGES, owner, t->wages[role], role);
    for (int good = 0; good < HG_GOODS; good++)
        if (t->made[good])
            NOTE(N_MAKES, owner, t->made[good], good);
    for (int good = 0; good < HG_GOODS; good++)
        if (t->made[good] > t->kept[good])
            NOTE(N_OVERFLOW, owner, t->made[good] - t->kept[good], good);
}

static void produce_all(struct hg_state *s, int owner, struct pl_notes *notes) {
    struct tally t = {{0}, {0}, {0}};
    int loans = s->loans[owner], tiles = s->tiles[1];
    uint32_t places = hg_operational_of(s, owner);
    PL_EACH_BIT(struck, owner == HG_M ? 0 : places) {
        if (s->place[struck].flags & HG_STRUCK) /* HG-5.5.3 */
            places &= ~(1u << struck);
    }
    PL_EACH_BIT(place, places) { /* all wages first: a tile is not bought with what they cost */
        int to = paid_class(s, place);
        if (to >= 0)
            t.wages[to] += pay_wage(s, place, owner, to, NULL);
    }
    PL_EACH_BIT(place, places) {
        int good = hg_at(s, place)->industry, n = made_there(s, place);
        t.made[good] += n;
        t.kept[good] += hg_make(s, owner, good, n, NULL);
    }
    tell_tally(s, owner, &t, loans, notes);
    PL_EACH_BIT(good, s->tiles[1] & ~tiles) { /* HG-26.1.3 */
        NOTE(N_TILE, owner, good);
    }
}

static void unions_gain(struct hg_state *s, struct pl_notes *notes) {
    int gained = hg_gain_influence(s, HG_W, __builtin_popcount(s->unions));
    if (gained)
        NOTE(N_UNION_INFLUENCE, HG_W, gained);
}

void hg_step_produce(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_on(f);
    s->wage_policy = (uint8_t)(s->policy[1] + 1); /* HG-10.5 */
    for (int owner = HG_S; owner >= HG_W; owner--) {
        if (owner != HG_S && !hg_in_game(s, owner))
            continue;
        produce_all(s, owner, notes);
        for (int role = HG_W; owner == HG_S && role <= HG_M; role++)
            hg_alt_wages(s, role, notes); /* HG-52.22 */
    }
    unions_gain(s, notes);
    for (int place = 0; place < HG_PLACES; place++) {
        s->place[place].flags &= (uint8_t) ~(HG_COMMITTED | HG_EMPLOYEE_COMMITTED);
        if (s->place[place].flags & HG_STRUCK)
            end_strike(s, place);
    }
    hg_goals_at(s, HG_IN_PRODUCTION, notes); /* HG-54.15 */
}
