/* Buy Goods & Services (HG-5.4) and all purchases that cards allow: one resource, from one source after another. Every
 * beginning is a whole purchase, so it may stop after each. */
#include "games/hegemony/actions.h"

enum { BUY_GOOD, BUY_USED, BUY_GOODS, BUY_SOURCES, BUY_EACH, BUY_PRICE };
enum { BUY_EXACT = 1, BUY_LESS = 2, BUY_STATE = 4, BUY_NO_TARIFF = 8, BUY_STEPS = 16 }; /* the frame's step */

const struct hg_buy hg_plain_buy = {.goods = HG_ALL_GOODS, .sources = HG_ALL_SOURCES, .sources_max = 2};

/* ---- Prices and limits ------------------------------------------------------------------------------------------- */

static int unit_price(const struct hg_state *s, const struct hg_buy *terms, int good, int from) {
    if (from == HG_FROM_AREA)
        return 0; /* HG-5.4.3 */
    if (terms->price)
        return terms->price;
    if (terms->total_price)
        return terms->total_price / terms->exactly;
    int price = hg_unit_price(s, from, good);
    return from == HG_FROM_ABROAD && terms->no_tariff ? price - hg_tariff[s->policy[5]][good] : price;
}

int hg_buy_cost(const struct hg_state *s, int role, const struct hg_buy *terms, int good, int from, int n) {
    (void)role;
    int total = n * unit_price(s, terms, good, from);
    return terms->half ? (total + 1) / 2 : total;
}

/* What lies there for `role`: of its own Storage M moves things into its area. */
static int stock(const struct hg_state *s, int role, int good, int from, const struct hg_buy *terms) {
    switch (from) {
    case HG_FROM_AREA:
        return role == HG_M && good != HG_INF ? s->store[0][good] : 0;
    case HG_FROM_M:
        return role == HG_M ? 0 : hg_stock(s, from, good);
    case HG_FROM_C:
        return role == HG_C ? 0 : hg_stock(s, from, good);
    case HG_FROM_ABROAD: /* a card that names the price may bring in services, too */
        return terms->price && good != HG_INF ? INT8_MAX : hg_stock(s, from, good);
    default:
        return role == HG_S ? 0 : hg_stock(s, from, good);
    }
}

static int limit(const struct hg_state *s, int role, const struct hg_buy *terms) {
    int each = terms->exactly ? terms->exactly : terms->each;
    return each || role > HG_M ? each : s->population[role];
}

int hg_buy_most(const struct hg_state *s, int role, const struct hg_buy *terms, int good, int from, bool borrow) {
    if (!(terms->goods >> good & 1) || !(terms->sources >> from & 1))
        return 0;
    int n = stock(s, role, good, from, terms), each = limit(s, role, terms);
    if (each && n > each)
        n = each;
    if (role == HG_S) { /* HG-7.7: what it cannot keep is not bought */
        int room = hg_public_limit(s, good) - s->public_goods[good];
        n = n < room ? n : room > 0 ? room : 0;
    }
    int price = unit_price(s, terms, good, from);
    if (price && !borrow) {
        int most = hg_funds(s, role) * (terms->half ? 2 : 1) / price;
        n = n < most ? n : most;
    }
    return n < terms->exactly ? 0 : n;
}

/* ---- A purchase -------------------------------------------------------------------------------------------------- */

/* HG-5.4.4: what the State gains when it sells a service cheaply. */
static void reward_state(struct hg_state *s, int role, int good, int n, struct pl_notes *notes) {
    if (!hg_with_state(s) || (good != HG_HEA && good != HG_EDU))
        return;
    int section = s->policy[good == HG_HEA ? 3 : 4];
    if (section == HG_B)
        hg_vp(s, HG_S, 1, HG_BY_SERVICES, notes);
    else if (section == HG_A && role < HG_CLASSES)
        hg_legitimacy(s, role, n / 3, notes);
}

static void take_stock(struct hg_state *s, int from, int good, int n) {
    if (from == HG_FROM_C || from == HG_FROM_M || from == HG_FROM_AREA) {
        uint8_t *stock = &s->store[from == HG_FROM_C][good];
        *stock = (uint8_t)(*stock - n);
    } else if (from == HG_FROM_STATE) {
        uint8_t *stock = good == HG_INF ? &s->media : &s->public_goods[good];
        *stock = (uint8_t)(*stock - n);
    }
}

static void pay(struct hg_state *s, int role, int money, int to, bool borrow, struct pl_notes *notes) {
    if (!money)
        return;
    if (borrow)
        hg_owe(s, role, money, to, notes);
    else
        hg_pay_to(s, role, money, to, notes);
}

void hg_buy_units(struct hg_state *s, int role, const struct hg_buy *terms, int good, int from, int n, bool borrow,
                  struct pl_notes *notes) {
    static const int8_t seller[HG_SOURCES_OF_GOODS] = {HG_C, HG_M, HG_M, HG_NOBODY, HG_S};
    int whole = n * unit_price(s, terms, good, from), cost = terms->half ? (whole + 1) / 2 : whole, tariff = 0;
    if (from == HG_FROM_ABROAD && !terms->price && !terms->no_tariff) /* HG-5.4.2a */
        tariff = n * hg_tariff[s->policy[5]][good];
    NOTE(N_BUYS, role, n, good, from, cost);
    pay(s, role, cost - tariff, seller[from], borrow, notes);
    pay(s, role, tariff, HG_S, borrow, notes);
    if (terms->half == HG_HALF_STATE && whole > cost) /* cards make the State pay: HG-10.2 */
        hg_owe(s, HG_S, whole - cost, seller[from], notes);
    take_stock(s, from, good, n);
    if (good == HG_INF) /* Media Influence becomes personal, the supply has no part in it */
        s->influence[role] = (uint8_t)(s->influence[role] + n);
    else
        hg_receive(s, role, good, n, notes);
    if (from == HG_FROM_STATE)
        reward_state(s, role, good, n, notes);
}

/* ---- The action -------------------------------------------------------------------------------------------------- */

bool hg_can_buy(const struct hg_state *s, int role, const struct hg_buy *terms) {
    for (int good = 0; good < HG_GOODS; good++)
        for (int from = 0; from < HG_SOURCES_OF_GOODS; from++)
            if (hg_buy_most(s, role, terms, good, from, false))
                return true;
    return false;
}

void hg_buy(struct hg_state *s, int role, const struct hg_buy *terms, struct pl_notes *notes) {
    (void)notes;
    hg_work_begin(s);
    if (!hg_person(s, role))
        return;
    struct pl_frame *f = hg_push(s, HG_F_BUY, role);
    f->left = terms->sources_max < HG_SOURCES_OF_GOODS ? terms->sources_max : HG_SOURCES_OF_GOODS;
    f->step = (uint8_t)((terms->exactly ? BUY_EXACT : 0) | (terms->half == HG_HALF_LESS ? BUY_LESS : 0) |
                        (terms->half == HG_HALF_STATE ? BUY_STATE : 0) | (terms->no_tariff ? BUY_NO_TARIFF : 0));
    f->v[BUY_GOODS] = terms->goods;
    f->v[BUY_SOURCES] = terms->sources;
    f->v[BUY_EACH] = terms->exactly ? terms->exactly : terms->each;
    f->v[BUY_PRICE] = terms->total_price ? terms->total_price / terms->exactly : terms->price;
}

/* The terms as they are now: the good is settled after the first purchase, and sources are used up. */
static struct hg_buy terms_of(const struct pl_frame *f) {
    return (struct hg_buy){.goods = (uint8_t)(f->v[BUY_GOOD] ? 1 << (f->v[BUY_GOOD] - 1) : f->v[BUY_GOODS]),
                           .sources = (uint8_t)(f->left ? f->v[BUY_SOURCES] & ~f->v[BUY_USED] : 0),
                           .each = (uint8_t)(f->step & BUY_EXACT ? 0 : f->v[BUY_EACH]),
                           .exactly = (uint8_t)(f->step & BUY_EXACT ? f->v[BUY_EACH] : 0),
                           .price = (uint8_t)f->v[BUY_PRICE],
                           .half = f->step & BUY_LESS    ? HG_HALF_LESS
                                   : f->step & BUY_STATE ? HG_HALF_STATE
                                                         : HG_FULL,
                           .no_tariff = (f->step & BUY_NO_TARIFF) != 0};
}

static int buy_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    struct hg_buy terms = terms_of(f);
    int n = 0;
    PL_EACH_BIT(good, terms.goods) {
        PL_EACH_BIT(from, terms.sources) {
            int most = hg_buy_most(s, f->seat, &terms, good, from, false);
            for (int units = terms.exactly ? terms.exactly : 1; units <= most; units++)
                out[n++] = PL_MOVE(HG_M_BUY, good, from, units);
        }
    }
    if (f->v[BUY_GOOD] || !n)
        out[n++] = PL_MOVE(HG_M_DONE, 0, 0, 0);
    return n;
}

static void buy_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int good = pl_a(move), from = pl_b(move), n = pl_c(move);
    if (pl_kind(move) == HG_M_DONE) {
        pl_pop(&s->frames);
        hg_work_end(s);
        return;
    }
    struct hg_buy terms = terms_of(f);
    s->work.spent += hg_buy_cost(s, f->seat, &terms, good, from, n);
    s->work.done = (uint8_t)(s->work.done + n);
    s->work.picked = (uint8_t)(good + 1);
    f->left--;
    f->v[BUY_GOOD] = (int16_t)(good + 1);
    f->v[BUY_USED] = (int16_t)(f->v[BUY_USED] | 1 << from);
    hg_buy_units(s, f->seat, &terms, good, from, n, false, notes);
}

static struct pl_asked buy_prompt(const struct hg_state *s, const struct pl_frame *f) {
    if (f->v[BUY_GOOD])
        return ASKS(BUY_MORE, f->seat, s->work.done, f->v[BUY_GOOD] - 1, s->work.spent, hg_funds(s, f->seat), f->left);
    return ASKS(BUY, f->seat, hg_funds(s, f->seat), f->left);
}

static struct pl_said buy_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    struct hg_buy terms = terms_of(f);
    int good = pl_a(move), from = pl_b(move), n = pl_c(move), role = f->seat;
    if (pl_kind(move) == HG_M_DONE)
        return SAY(W_BUY_SOMETHING);
    if (pl_kind(move) != HG_M_BUY)
        return PL_NOTHING;
    if (good >= HG_GOODS || from >= HG_SOURCES_OF_GOODS || !n)
        return SAY(W_NOT_SOLD_THERE, good < HG_GOODS ? good : HG_FOOD, HG_FROM_ABROAD);
    if (f->v[BUY_GOOD] && good != f->v[BUY_GOOD] - 1)
        return SAY(W_ONE_RESOURCE, f->v[BUY_GOOD] - 1);
    if (!(terms.goods >> good & 1))
        return SAY(W_NOT_THAT_GOOD, good);
    if (f->v[BUY_USED] >> from & 1)
        return SAY(W_SOURCE_USED, from);
    if (!(terms.sources >> from & 1))
        return SAY(W_NOT_THAT_SOURCE, from);
    int there = stock(s, role, good, from, &terms), each = limit(s, role, &terms);
    int cost = hg_buy_cost(s, role, &terms, good, from, n);
    if (!there)
        return SAY(W_NOT_SOLD_THERE, good, from);
    if (terms.exactly && n != terms.exactly)
        return SAY(W_BUY_EXACTLY, terms.exactly);
    if (n > there)
        return SAY(W_STOCK_SHORT, there, good, from);
    if (each && n > each)
        return terms.each ? SAY(W_BUY_LIMIT, each) : SAY(W_BUY_POPULATION, each);
    return cost > hg_funds(s, role) ? SAY(W_MONEY, cost, hg_funds(s, role)) : SAY(W_NO_ROOM, good);
}

static int buy_wishes(const struct hg_state *s, int seat, pl_move *out) {
    (void)s;
    (void)seat;
    int n = 0;
    for (int good = 0; good < HG_GOODS; good++)
        for (int from = 0; from < HG_SOURCES_OF_GOODS; from++)
            for (int units = 1; units <= 20; units++)
                out[n++] = PL_MOVE(HG_M_BUY, good, from, units);
    return n;
}

static bool buy_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && hg_person(s, f->seat) && f->left <= HG_SOURCES_OF_GOODS && f->step < BUY_STEPS &&
           (f->step & (BUY_LESS | BUY_STATE)) != (BUY_LESS | BUY_STATE) &&
           (!(f->step & BUY_EXACT) || (f->v[BUY_EACH] && f->v[BUY_PRICE])) && (f->seat <= HG_M || f->v[BUY_EACH]);
}

const struct pl_decision hg_row_buy = {
    .key = "buy",
    .values = VALUES(PL_VALUE(BUY_GOOD, "good", "the resource that is being bought + 1", .max = HG_GOODS),
                     PL_VALUE(BUY_USED, "used", "bit per source used", .max = HG_ALL_SOURCES),
                     PL_VALUE(BUY_GOODS, "goods", "bit per resource that may be bought", .max = HG_ALL_GOODS),
                     PL_VALUE(BUY_SOURCES, "sources", "bit per source", .max = HG_ALL_SOURCES),
                     PL_VALUE(BUY_EACH, "each", "units per source at most, 0: Population", .max = 30),
                     PL_VALUE(BUY_PRICE, "price", "per unit, 0: that of the source", .max = 99)),
    .about = KINDS(HG_M_BUY),
    .not_now = PL_PHRASE(W_NO_BUYING_NOW),
    .moves = buy_moves,
    .apply = buy_apply,
    .run = hg_several,
    .prompt = buy_prompt,
    .wishes = buy_wishes,
    .why = buy_why,
    .fits = buy_fits};
