/* Build Company (HG-5.8): which company, what it costs, and how it is laid out; who works there is asked in act_hire.c
 * and, for M's own workers, by the rows of Assign Workers. Machinery and Storage tiles lie in act_gear.c. */
#include "games/hegemony/actions.h"

enum { STARTUP_SUPPORT = 22, STARTUP_MONEY = 10 }; /* HG-52.23 */
enum { BUILD_DISCOUNT, BUILD_INDUSTRIES, BUILD_SAME, BUILD_SAME_OFF };
enum { BUILD_STATE = 3, BUILD_DECK = 4, BUILD_SUPPLY = 8, BUILD_OPTIONAL = 16, BUILD_STEPS = 32 }; /* the step */

/* ---- What can be built ------------------------------------------------------------------------------------------- */

static int whole_cost(const struct hg_state *s, const struct hg_build *terms, int row) {
    const struct hg_company *company = &hg_companies[row];
    int same = terms->same_good ? terms->same_good : s->work.picked;
    int cost = company->cost - terms->discount;
    if (terms->discount_if_same && same == company->industry + 1)
        cost -= terms->discount_if_same;
    return cost > 0 ? cost : 0;
}

static int own_cost(const struct hg_state *s, const struct hg_build *terms, int row) {
    int cost = whole_cost(s, terms, row);
    return terms->state_pays == HG_STATE_PAYS_ALL ? 0 : terms->state_pays == HG_STATE_PAYS_REST ? (cost + 1) / 2 : cost;
}

/* HG-52.23: the State pays $10 of what the holder would pay; as with every advantage the holder may decline. */
static bool supported(const struct hg_state *s, int role) {
    return hg_with_state(s) && s->alt_holder[STARTUP_SUPPORT] == role + 1;
}

static int support(const struct hg_state *s, int role, const struct hg_build *terms, int row) {
    int cost = own_cost(s, terms, row);
    return terms->alone || !supported(s, role) ? 0 : cost < STARTUP_MONEY ? cost : STARTUP_MONEY;
}

int hg_build_cost(const struct hg_state *s, int role, const struct hg_build *terms, int row) {
    return own_cost(s, terms, row) - support(s, role, terms, row);
}

static bool own_row(int role, int row) {
    return role == HG_C ? row < HG_TYPES_C : row >= HG_TYPES_C && row < HG_TYPES_M;
}

static struct pl_copies *deck_of(struct hg_state *s, int role) {
    return role == HG_C ? &s->deck_c : &s->deck_m;
}

/* Rows on offer, bit each: those of the Market, or of the deck. */
static uint64_t offered(const struct hg_state *s, int role, bool from_deck) {
    uint64_t rows = 0;
    if (from_deck)
        return role == HG_C ? s->deck_c.lo | s->deck_c.hi : (s->deck_m.lo | s->deck_m.hi) << HG_TYPES_C;
    for (int i = 0; role == HG_C && i < (int)sizeof s->market_c; i++)
        rows |= s->market_c[i] ? UINT64_C(1) << (s->market_c[i] - 1) : 0;
    for (int i = 0; role == HG_M && i < (int)sizeof s->market_m; i++)
        rows |= s->market_m[i] ? UINT64_C(1) << (s->market_m[i] - 1) : 0;
    return rows;
}

/* HG-5.8.2: are the M workers that it needs at hand? */
static bool staff_at_hand(const struct hg_state *s, const struct hg_build *terms, int row, const uint8_t *by_trade,
                          int n) {
    const struct hg_company *company = &hg_companies[row];
    bool supply = terms->supply_worker && hg_worker_left(s, HG_M, company->industry + 1);
    int need = (company->slot[0] != HG_SLOT_NONE) + (company->slot[1] != HG_SLOT_NONE);
    if (supply)
        need--;
    else if (company->slot[0] == HG_SLOT_M_SKILLED && !by_trade[company->industry + 1])
        return false;
    return n >= need;
}

static bool affordable(const struct hg_state *s, int role, const struct hg_build *terms, int row) {
    if (terms->industries && !(terms->industries >> hg_companies[row].industry & 1))
        return false;
    return hg_build_cost(s, role, terms, row) <= hg_funds(s, role);
}

/* Rows that can be built now, bit each. */
static uint64_t buildable(const struct hg_state *s, int role, const struct hg_build *terms) {
    uint8_t by_trade[HG_TRADES];
    uint64_t out = 0;
    int n = 0;
    if (hg_free_place(s, role) < 0)
        return 0;
    if (role == HG_M)
        n = hg_at_hand(s, HG_M, hg_leavable(s, HG_M), by_trade);
    for (uint64_t rows = offered(s, role, terms->from_deck); rows; rows &= rows - 1) {
        int row = __builtin_ctzll(rows);
        if (affordable(s, role, terms, row) && (role == HG_C || staff_at_hand(s, terms, row, by_trade, n)))
            out |= rows & -rows;
    }
    return out;
}

bool hg_may_build(const struct hg_state *s, int role, const struct hg_build *terms, int row) {
    return buildable(s, role, terms) >> row & 1;
}

bool hg_can_build(const struct hg_state *s, int role, const struct hg_build *terms) {
    return buildable(s, role, terms) != 0;
}

/* ---- The action -------------------------------------------------------------------------------------------------- */

/* HG-5.8.3: the Market is not filled up; its cards move together. */
static void drop_from(uint8_t *market, int count, int row) {
    int i = 0;
    while (i < count - 1 && market[i] != row + 1)
        i++;
    for (; i < count - 1; i++)
        market[i] = market[i + 1];
    market[count - 1] = 0;
}

int hg_lay_company(struct hg_state *s, int role, const struct hg_build *terms, int row, struct pl_notes *notes) {
    int helped = support(s, role, terms, row), cost = hg_build_cost(s, role, terms, row);
    int rest = whole_cost(s, terms, row) - cost;
    int place = hg_free_place(s, role), trade = hg_companies[row].industry + 1;
    if (terms->from_deck)
        pl_copies_drop(deck_of(s, role), role == HG_C ? row : row - HG_TYPES_C);
    else if (role == HG_C)
        drop_from(s->market_c, sizeof s->market_c, row);
    else
        drop_from(s->market_m, sizeof s->market_m, row);
    NOTE(N_BUILDS, role, row, cost);
    hg_spend(s, role, cost, notes);
    if (rest)
        hg_owe(s, HG_S, rest, HG_NOBODY, notes);
    if (helped)
        hg_vp(s, HG_S, 1, HG_BY_EVENTS, notes);
    hg_open_company(s, place, row);
    if (terms->supply_worker && hg_worker_left(s, HG_M, trade)) {
        hg_add_worker(s, HG_M, trade, notes);
        hg_put_worker(s, HG_M, trade, place, hg_empty_slot(s, place, HG_M, trade));
        hg_commit_class(s, place, HG_M, true);
    }
    return place;
}

void hg_build(struct hg_state *s, int role, const struct hg_build *terms, struct pl_notes *notes) {
    (void)notes;
    uint8_t same = terms->same_good ? terms->same_good : s->work.picked;
    hg_work_begin(s);
    if (!hg_person(s, role))
        return;
    struct pl_frame *f = hg_push(s, HG_F_BUILD, role);
    f->step = (uint8_t)(terms->state_pays | (terms->from_deck ? BUILD_DECK : 0) |
                        (terms->supply_worker ? BUILD_SUPPLY : 0) | (terms->optional ? BUILD_OPTIONAL : 0));
    f->v[BUILD_DISCOUNT] = terms->discount;
    f->v[BUILD_INDUSTRIES] = terms->industries;
    f->v[BUILD_SAME] = terms->discount_if_same ? same : 0;
    f->v[BUILD_SAME_OFF] = terms->discount_if_same;
}

static struct hg_build terms_of(const struct pl_frame *f) {
    return (struct hg_build){.discount = (int8_t)f->v[BUILD_DISCOUNT],
                             .state_pays = f->step & BUILD_STATE,
                             .from_deck = (f->step & BUILD_DECK) != 0,
                             .supply_worker = (f->step & BUILD_SUPPLY) != 0,
                             .industries = (uint8_t)f->v[BUILD_INDUSTRIES],
                             .discount_if_same = (uint8_t)f->v[BUILD_SAME_OFF],
                             .same_good = (uint8_t)f->v[BUILD_SAME]};
}

static int build_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    struct hg_build terms = terms_of(f);
    int n = 0;
    for (uint64_t rows = buildable(s, f->seat, &terms); rows; rows &= rows - 1)
        out[n++] = PL_MOVE(HG_M_BUILD, __builtin_ctzll(rows), terms.from_deck, 0);
    if (supported(s, f->seat)) {
        terms.alone = 1;
        for (uint64_t rows = buildable(s, f->seat, &terms); rows; rows &= rows - 1)
            if (own_cost(s, &terms, __builtin_ctzll(rows)))
                out[n++] = PL_MOVE(HG_M_BUILD, __builtin_ctzll(rows), terms.from_deck, 1);
    }
    if (f->step & BUILD_OPTIONAL || !n)
        out[n++] = PL_MOVE(HG_M_SKIP, 0, 0, 0);
    return n;
}

static void build_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->seat;
    struct hg_build terms = terms_of(f);
    pl_pop(&s->frames);
    if (pl_kind(move) == HG_M_SKIP) {
        hg_work_end(s);
        return;
    }
    terms.alone = pl_c(move);
    int place = hg_lay_company(s, role, &terms, pl_a(move), notes);
    hg_ask_builder(s, place);
    s->work.done = 1;
    s->work.picked = (uint8_t)(place + 1);
    hg_ask_wage(s, place);
    if (role == HG_M && !hg_operational(s, place)) { /* HG-5.8.2: its M workers move in */
        struct hg_assign own = {.targets = 1u << place, .limit = HG_UNLIMITED, .no_unions = 1};
        hg_assign(s, HG_M, &own, notes);
    }
}

static struct pl_asked build_prompt(const struct hg_state *s, const struct pl_frame *f) {
    if (f->step & BUILD_DECK)
        return ASKS(BUILD_DECK, f->seat, hg_funds(s, f->seat), -f->v[BUILD_DISCOUNT]);
    return ASKS(BUILD, f->seat, hg_funds(s, f->seat));
}

static struct pl_said build_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    struct hg_build terms = terms_of(f);
    int row = pl_a(move), role = f->seat;
    terms.alone = pl_c(move);
    if (pl_kind(move) == HG_M_SKIP)
        return SAY(W_BUILD_NOW);
    if (pl_kind(move) != HG_M_BUILD)
        return PL_NOTHING;
    if (row >= HG_TYPES || !own_row(role, row) || !(offered(s, role, terms.from_deck) >> row & 1))
        return terms.from_deck ? SAY(W_NOT_IN_DECK) : SAY(W_NOT_IN_MARKET);
    if (hg_free_place(s, role) < 0)
        return SAY(W_NO_SPACE, role == HG_C ? 12 : 8);
    if (terms.industries && !(terms.industries >> hg_companies[row].industry & 1))
        return SAY(W_NOT_THAT_INDUSTRY, hg_companies[row].industry);
    int cost = hg_build_cost(s, role, &terms, row);
    return cost > hg_funds(s, role) ? SAY(W_MONEY, cost, hg_funds(s, role))
                                    : SAY(W_NO_OWN_WORKERS, hg_companies[row].industry + 1, row);
}

static int build_wishes(const struct hg_state *s, int seat, pl_move *out) {
    int role = seat < 0 || seat >= HG_SEATS || !s->role_of[seat] ? HG_C : s->role_of[seat] - 1, n = 0;
    for (int row = 0; row < HG_TYPES_M; row++)
        if (own_row(role, row))
            out[n++] = PL_MOVE(HG_M_BUILD, row, 0, 0);
    return n;
}

static bool build_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && (f->seat == HG_M || f->seat == HG_C) && hg_person(s, f->seat) && f->step < BUILD_STEPS &&
           (f->step & BUILD_STATE) <= HG_STATE_PAYS_REST && (f->seat == HG_M || !(f->step & BUILD_SUPPLY));
}

const struct pl_decision hg_row_build = {
    .key = "build",
    .values = VALUES(PL_VALUE(BUILD_DISCOUNT, "discount", "money off, below 0: more", .min = -50, .max = 50),
                     PL_VALUE(BUILD_INDUSTRIES, "industries", "bit per industry, 0: all", .max = 31),
                     PL_VALUE(BUILD_SAME, "same", "the good + 1 for which there is another discount", .max = HG_GOODS),
                     PL_VALUE(BUILD_SAME_OFF, "same_discount", "that discount", .max = 50)),
    .about = KINDS(HG_M_BUILD),
    .not_now = PL_PHRASE(W_NO_BUILDING_NOW),
    .moves = build_moves,
    .apply = build_apply,
    .run = hg_several,
    .prompt = build_prompt,
    .wishes = build_wishes,
    .why = build_why,
    .fits = build_fits};
