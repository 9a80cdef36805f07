/* What a power has beside the map is worth: money, goods, production, allies with what lies on them, growth,
 * prosperity, assets, smart power. All of it is worth less the less of the game is left. */
#include "games/worldorder/act_trade.h"
#include "games/worldorder/value.h"

/* ---- Money and goods --------------------------------------------------------------------------------------------- */

/* Little of it is always needed, much of it finds no use any more. */
int wo_v_money(const struct wo_outlook *o, int money) {
    static const uint8_t upto[] = {20, 50, 100}, each[] = {10, 6, 3};
    int worth = 0, from = 0;
    for (size_t i = 0; i < sizeof upto && money > from; from = upto[i++])
        worth += ((money < upto[i] ? money : upto[i]) - from) * each[i];
    return (worth + (money > from ? money - from : 0)) * o->time / 100;
}

static const uint8_t good_worth[WO_TYPES] = {26, 26, 26, 75, 75, 46, 64};
enum { PLENTY_PRIMARY = 5, PLENTY = 6 };

int wo_v_goods(const struct wo_outlook *o, int power, int good, int n) {
    (void)power;
    int plenty = good <= WO_F ? PLENTY_PRIMARY : PLENTY, first = n < plenty ? n : plenty;
    int worth = first * good_worth[good] + (n - first) * good_worth[good] * 7 / 10;
    return worth * o->time / 100;
}

/* A step more of it: units of every round to come, as far as the Focus lets them be made. */
int wo_v_production(const struct wo_outlook *o, int good) {
    static const uint8_t step[WO_TYPES] = {20, 20, 20, 28, 28, 20, 18};
    return step[good] * o->rounds;
}

/* ---- Allies ------------------------------------------------------------------------------------------------------ */

/* Percent of what lasts: 100 at the start of round 2. */
static int lasting(const struct wo_outlook *o) {
    return o->end * 5;
}

int wo_v_ready(const struct wo_outlook *o, int country) {
    int value = wo_countries[country].value;
    return o->end ? (8 + 26 * value) * (40 + o->time * 6 / 10) / 100 : 0;
}

static int symbols_worth(const struct wo_outlook *o, const struct wo_symbols *symbols) {
    static const uint8_t sell[WO_TYPES] = {34, 34, 34, 95, 95, 0, 60}, buy[WO_TYPES] = {12, 12, 12, 16, 22, 0, 0};
    static const uint8_t most[WO_TYPES] = {5, 5, 5, 6, 6, 0, 2};
    int sum = 0;
    for (int good = 0; good < WO_TYPES; good++) {
        int sells = symbols->sell[good], buys = symbols->buy[good];
        sum += sell[good] * (sells < most[good] ? sells * 3 : most[good] * 3 + (sells - most[good])) / 3;
        sum += buy[good] * (buys < 4 ? buys : 4);
    }
    return sum * lasting(o) / 100;
}

static bool base_flag(int country, int power) {
    return wo_countries[country].base >> power & 1;
}

int wo_v_country(const struct wo_outlook *o, int power, int country) {
    const struct wo_country *c = &wo_countries[country];
    int sum = 30 + 20 * c->value + (base_flag(country, power) ? 25 : 0);
    for (int good = 0; good < WO_TYPES; good++)
        sum += (good <= WO_F ? 30 : good == WO_A ? 50 : 80) * c->sell[good] + 14 * c->buy[good];
    return sum * lasting(o) / 100 + wo_v_ready(o, country);
}

static int allies_worth(const struct wo_outlook *o, int power) {
    const struct wo_state *s = o->s;
    struct wo_trade plain = {0};
    struct wo_symbols symbols = wo_symbols_of(s, power, &plain);
    int sum = symbols_worth(o, &symbols), last = 0, ready = 0, income = 0;
    unsigned regions = 0;
    PL_EACH(country, wo_allies(s, power)) {
        const struct wo_country *c = &wo_countries[country];
        bool fdi = pl_set_has(&s->fdi, country), base = pl_set_has(&s->base, country);
        regions |= 1u << c->region;
        last += 10 + 6 * c->value + (fdi ? 0 : 16) + (base ? 12 : base_flag(country, power) ? 24 : 0);
        income += 2 * c->value * (fdi + pl_set_has(&s->fdi2, country));
        if (!pl_set_has(&s->spent, country))
            ready += wo_v_ready(o, country);
    }
    last += 60 * __builtin_popcount(regions); /* there it may engage */
    /* Returns of every Aftermath to come (WO-10.1), worth less in the last. */
    int returns = income * (o->rounds * 8 + (o->rounds ? 4 : 2));
    return sum + last * lasting(o) / 100 + ready + returns * (20 + o->time * 8 / 10) / 100;
}

/* Tokens on regions bring money or Defense (WO-10.2, WO-10.5). */
static int tokens_worth(const struct wo_outlook *o, int power) {
    int sum = 0;
    PL_EACH_BIT(region, o->s->power[power].engaged) {
        int allies = wo_ally_count(o->s, power, region);
        sum += (allies > 4 ? 4 : allies) * 22;
    }
    return sum * (20 + o->time * 8 / 10) / 100;
}

enum { GROWS = 40, GROWS_WITH = 20, PROSPERS = 50, PROSPERS_WITH = 20 }; /* percent: at all, if all it takes is there */

/* ---- Growth, prosperity, the rest -------------------------------------------------------------------------------- */

static int growth_worth(const struct wo_outlook *o, const struct wo_power *p) {
    static const uint8_t ability[WO_GROWTHS] = {
        [WO_DIPLOMATIC_INITIATIVE] = 22, [WO_REDUCED_BUREAUCRACY] = 28, [WO_KNOWLEDGE_TRANSFER] = 26,
        [WO_TACTICAL_FLEXIBILITY] = 60,  [WO_DIPLOMATIC_OPENING] = 45,  [WO_STRATEGIC_ADVANTAGE] = 110,
        [WO_REGIONAL_RESILIENCE] = 40,
    };
    unsigned owned = p->growth[0] | (unsigned)p->growth[1] << 8;
    int sum = 0, level = 0;
    PL_EACH_BIT(growth, owned) {
        sum += ability[growth] * o->rounds;
        level = wo_growths[growth].level;
    }
    /* The next ones, about one a round: each opens a better one. Services that are there for them are worth more than
     * their price. */
    int stock = p->stock[WO_S], far = 100;
    for (int actions = (o->end * 2 + 5) / 10; level < 5 && actions > 0; level++, actions--, far = far * 8 / 10) {
        const struct wo_growth_row *next = &wo_growths[2 * level];
        int net = WO_V_POINT * next->vp + 30 * o->rounds - next->s * good_worth[WO_S] * o->time / 100 - next->money * 4;
        int had = stock < next->s ? stock : next->s;
        sum += net > 0 ? net * far * (GROWS + (next->s ? GROWS_WITH * had / next->s : 0)) / 10000 : 0;
        stock -= had;
    }
    return sum;
}

/* One step in each Aftermath still to come (WO-10.4), for the C that are there or can be made until then. */
static int prosperity_worth(const struct wo_outlook *o, int power, const struct wo_power *p) {
    const struct wo_power_row *row = &wo_powers[power];
    bool past = o->s->phase == WO_AFTERMATH && p->once & WO_ONCE_PROSPERED;
    int chances = o->rounds + !past, stock = p->stock[WO_C], sum = 0;
    for (int step = p->prosperity; step < WO_STEPS && chances > 0; step++, chances--) {
        int cost = row->prosper_cost[step], had = stock < cost ? stock : cost;
        int net = WO_V_POINT * row->prosper_vp[step] + row->prosper_money[step] * o->time / 25;
        net -= cost * good_worth[WO_C] * o->time / 100;
        if (net <= 0)
            break;
        int sure = had == cost ? 90 : o->end > 2 ? PROSPERS + PROSPERS_WITH * had / cost : 10 * had / cost;
        sum += net * sure / 100;
        stock -= had;
    }
    return sum;
}

static int asset_worth(const struct wo_outlook *o, int power) {
    const struct wo_power *p = &o->s->power[power];
    int left = __builtin_popcount(p->kept & ~(unsigned)p->used), time = o->end > 8 ? 8 : o->end;
    int sum = left * (200 + 12 * time); /* WO-11.16 */
    if (o->s->option[WO_OPT_ORDERS] && !p->ordered)
        sum += 300 + 5 * time;
    return sum;
}

int wo_v_stores(const struct wo_outlook *o, int power, const struct wo_power *p) {
    int sum = wo_v_money(o, p->money) + wo_v_goods(o, power, WO_A, p->board);
    for (int good = 0; good < WO_GOODS; good++)
        sum += wo_v_goods(o, power, good, p->stock[good]);
    return sum + growth_worth(o, p) + prosperity_worth(o, power, p);
}

/* What lasts of it until the end of the round (WO-4.9). */
static int focus_worth(const struct wo_outlook *o, int power) {
    static const uint8_t each[] = {[WO_FOCUS_DOMESTIC] = 10, [WO_FOCUS_DIPLOMATIC] = 26, [WO_FOCUS_MILITARY] = 0};
    return o->s->phase == WO_PREPARATION || o->s->phase == WO_ACTION ? each[o->s->power[power].focus] * o->now : 0;
}

int wo_v_own(const struct wo_outlook *o, int power) {
    const struct wo_power *p = &o->s->power[power];
    int sum = wo_v_stores(o, power, p);
    for (int good = 0; good < WO_TYPES; good++)
        sum += p->prod[good] * wo_v_production(o, good);
    sum += allies_worth(o, power) + tokens_worth(o, power);
    sum += focus_worth(o, power) + asset_worth(o, power);
    return sum + p->sp * 45 * (20 + o->time * 8 / 10) / 100;
}
