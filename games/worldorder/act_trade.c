/* Trade (WO-6.3), in parts: regions that smart power opens (WO-13.5), a good that counts twice, exports, imports. What
 * has been exchanged stands in the state (struct wo_trade) until nothing asks for it any more. */
#include "games/worldorder/act_trade.h"

enum { TRADE_DOUBLE }; /* goods of which one counts twice, bit per good */

/* ---- Symbols ----------------------------------------------------------------------------------------------------- */

static_assert(sizeof(struct wo_symbols) == 16 &&
                  offsetof(struct wo_country, buy) == offsetof(struct wo_country, sell) + WO_TYPES &&
                  offsetof(struct wo_country, base) == offsetof(struct wo_country, buy) + WO_TYPES + 1,
              "the symbols of a country are added as two words");

static void add_country(uint64_t sum[2], int country) {
    uint64_t more[2];
    memcpy(more, wo_countries[country].sell, sizeof more);
    sum[0] += more[0];
    sum[1] += more[1];
}

static void add_opened(const struct wo_state *s, int power, int region, uint64_t sum[2]) { /* WO-6.3.12 */
    for (int i = 0; i < 2; i++) {
        int country = s->region[region].show[i];
        if (country >= 0 && !wo_refuses(s, country, power))
            add_country(sum, country);
    }
}

/* Of the allies, each card of a stacked pair (WO-6.1.7), and of the opened regions. */
static struct wo_symbols count_symbols(const struct wo_state *s, int power, unsigned regions, unsigned open,
                                       unsigned doubled) {
    uint64_t sum[2] = {0, 0};
    struct wo_symbols out;
    PL_EACH(country, s->ally[power]) {
        if (regions >> wo_countries[country].region & 1)
            add_country(sum, country);
    }
    PL_EACH_BIT(region, open & regions) {
        add_opened(s, power, region, sum);
    }
    memcpy(&out, sum, sizeof out);
    if (s->fx_on & wo_hook_mask[WO_HOOK_EXTRA_BUY])
        PL_EACH(country, wo_allies(s, power)) {
            for (int good = 0; good < WO_D; good++)
                if (regions >> wo_countries[country].region & 1)
                    out.buy[good] = (uint8_t)(out.buy[good] + wo_hook_extra_buy(s, country, good));
        }
    PL_EACH_BIT(good, doubled) {
        out.sell[good] = (uint8_t)(2 * out.sell[good]);
        out.buy[good] = (uint8_t)(2 * out.buy[good]);
    }
    out.buy[WO_D] = out.buy[WO_A] = 0;
    return out;
}

struct wo_symbols wo_symbols_of(const struct wo_state *s, int power, const struct wo_trade *t) {
    return count_symbols(s, power, t->only ? t->only : WO_ALL_REGIONS, t->open, t->doubled);
}

int wo_sell_symbols(const struct wo_state *s, int power, int good, unsigned regions) {
    return count_symbols(s, power, regions, s->trade.open, s->trade.doubled).sell[good];
}

int wo_buy_symbols(const struct wo_state *s, int power, int good, unsigned regions) {
    return count_symbols(s, power, regions, s->trade.open, s->trade.doubled).buy[good];
}

/* ---- What is possible -------------------------------------------------------------------------------------------- */

static int can_export(const struct wo_state *s, int power, const struct wo_trade *t, const struct wo_symbols *symbols,
                      int good) {
    const struct wo_power *p = &s->power[power];
    int n = wo_to_export(p, good) < symbols->sell[good] ? wo_to_export(p, good) : symbols->sell[good];
    return (t->exports | wo_imported(t)) >> good & 1 ? 0 : n;
}

/* May this good still be imported, from anywhere? */
static bool import_left(const struct wo_state *s, int power, const struct wo_trade *t, int good) {
    if (t->exports >> good & 1 || s->power[power].money < wo_import_price(s, good))
        return false;
    if (wo_imported(t) >> good & 1)
        return true;
    return wo_type_left(t) && wo_bits(wo_imported(t)) < wo_powers[power].imports;
}

static int through_symbols(const struct wo_state *s, int power, const struct wo_trade *t,
                           const struct wo_symbols *symbols, int good) {
    int money = s->power[power].money / wo_import_price(s, good);
    if (t->imports >> good & 1)
        return 0;
    return symbols->buy[good] < money ? symbols->buy[good] : money;
}

/* How many units of the good can be bought from a commerce card of the seller (WO-6.3.5, WO-6.3.6). */
static int from_card(const struct wo_state *s, int power, const struct wo_trade *t, int seller, int good) {
    if (seller == power || !s->power[seller].deals || t->only || t->carded >> good & 1 || t->sellers >> seller & 1)
        return 0;
    int offers = wo_commerce[wo_commerce_first[seller]].offers[good],
        money = s->power[power].money / wo_import_price(s, good);
    if (!offers || wo_hook_no_commerce(s, power, seller, good))
        return 0;
    return offers < money ? offers : money;
}

static bool any_export(const struct wo_state *s, int power, const struct wo_trade *t,
                       const struct wo_symbols *symbols) {
    if (!wo_export_left(s, power, t))
        return false;
    for (int good = 0; good < WO_TYPES; good++)
        if (can_export(s, power, t, symbols, good))
            return true;
    return false;
}

static bool any_import(const struct wo_state *s, int power, const struct wo_trade *t,
                       const struct wo_symbols *symbols) {
    for (int good = 0; good < WO_D; good++) {
        if (!import_left(s, power, t, good))
            continue;
        if (through_symbols(s, power, t, symbols, good))
            return true;
        for (int seller = 0; seller < WO_POWERS; seller++)
            if (from_card(s, power, t, seller, good))
                return true;
    }
    return false;
}

static bool anything(const struct wo_state *s, int power, const struct wo_trade *t, const struct wo_symbols *symbols) {
    return any_export(s, power, t, symbols) || any_import(s, power, t, symbols);
}

/* Would the showing countries of the region add something to sell or to buy? */
static bool worth_opening(const struct wo_state *s, int power, const struct wo_trade *t,
                          const struct wo_symbols *symbols, int region) {
    const struct wo_power *p = &s->power[power];
    if (t->open >> region & 1)
        return false;
    bool income = any_export(s, power, t, symbols);
    for (int i = 0; i < 2; i++) {
        int country = s->region[region].show[i];
        if (country < 0 || wo_refuses(s, country, power))
            continue;
        for (int good = 0; good < WO_TYPES; good++) {
            if (wo_countries[country].sell[good] && wo_to_export(p, good) > symbols->sell[good] &&
                wo_export_left(s, power, t))
                return true;
            if (wo_countries[country].buy[good] && (income || p->money >= wo_import_price(s, good)))
                return true;
        }
    }
    return false;
}

static bool may_open(const struct wo_state *s, int power, const struct wo_trade *t) {
    return s->power[power].sp && !t->only;
}

static struct wo_trade trade_of(const struct wo_terms *terms) {
    return (struct wo_trade){.open = terms->open, .only = terms->only, .types = terms->n};
}

bool wo_trade_possible(const struct wo_state *s, int power, const struct wo_terms *terms) { /* WO-6.3.2 */
    struct wo_trade t = trade_of(terms);
    struct wo_symbols symbols = wo_symbols_of(s, power, &t);
    if (anything(s, power, &t, &symbols))
        return true;
    for (int region = 0; may_open(s, power, &t) && region < WO_REGIONS; region++)
        if (worth_opening(s, power, &t, &symbols, region))
            return true;
    return false;
}

void wo_trade_begin(struct wo_state *s, int power, const struct wo_terms *terms, struct pl_notes *notes) {
    NOTE(N_TRADES, power);
    s->trade = trade_of(terms);
    wo_push(s, WO_F_TRADE, power)->v[TRADE_DOUBLE] = terms->good;
}

void wo_trade_forget(struct wo_state *s) {
    s->trade = (struct wo_trade){0};
}

/* ---- Its moves --------------------------------------------------------------------------------------------------- */

static int open_moves(const struct wo_state *s, int power, const struct wo_symbols *symbols, pl_move *out) {
    int n = 0;
    for (int region = 0; may_open(s, power, &s->trade) && region < WO_REGIONS; region++)
        if (worth_opening(s, power, &s->trade, symbols, region))
            out[n++] = PL_MOVE(WO_M_OPEN, region, 0, 0);
    return n;
}

static int double_moves(const struct pl_frame *f, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(good, f->v[TRADE_DOUBLE]) {
        out[n++] = PL_MOVE(WO_M_DOUBLE, good, 0, 0);
    }
    return n;
}

static int export_moves(const struct wo_state *s, int power, const struct wo_symbols *symbols, pl_move *out) {
    int n = 0;
    if (!wo_export_left(s, power, &s->trade))
        return 0;
    for (int good = 0; good < WO_TYPES; good++)
        for (int units = 1; units <= can_export(s, power, &s->trade, symbols, good); units++)
            out[n++] = PL_MOVE(WO_M_EXPORT, good, units, 0);
    return n;
}

static int import_moves(const struct wo_state *s, int power, const struct wo_symbols *symbols, pl_move *out) {
    const struct wo_trade *t = &s->trade;
    int n = 0;
    for (int good = 0; good < WO_D; good++) {
        if (!import_left(s, power, t, good))
            continue;
        for (int units = 1; units <= through_symbols(s, power, t, symbols, good); units++)
            out[n++] = PL_MOVE(WO_M_IMPORT, good, 0, units);
        for (int seller = 0; seller < WO_POWERS; seller++)
            for (int units = 1; units <= from_card(s, power, t, seller, good); units++)
                out[n++] = PL_MOVE(WO_M_IMPORT, good, 1 + seller, units);
    }
    return n;
}

/* Without `done`; `enough`: this part may be left. */
static int part_moves(const struct wo_state *s, const struct pl_frame *f, bool *enough, pl_move *out) {
    struct wo_symbols symbols = wo_symbols_of(s, f->seat, &s->trade);
    switch (f->step) {
    case WO_TRADE_OPENING:
        *enough = anything(s, f->seat, &s->trade, &symbols);
        return open_moves(s, f->seat, &symbols, out);
    case WO_TRADE_DOUBLING:
        *enough = false;
        return double_moves(f, out);
    case WO_TRADE_EXPORTING:
        *enough = wo_traded(&s->trade) || any_import(s, f->seat, &s->trade, &symbols);
        return export_moves(s, f->seat, &symbols, out);
    default:
        *enough = wo_traded(&s->trade);
        return import_moves(s, f->seat, &symbols, out);
    }
}

static int trade_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    bool enough;
    int n = part_moves(s, f, &enough, out);
    if (enough)
        out[n++] = PL_MOVE(WO_M_DONE, 0, 0, 0);
    return n;
}

static void export_goods(struct wo_state *s, int power, int good, int n, struct pl_notes *notes) { /* WO-6.3.3 */
    struct wo_power *p = &s->power[power];
    int money = n * wo_hook_export_price(s, good);
    NOTE(N_EXPORTS, power, WO_AMOUNT(good, n), WO_AMOUNT(WO_MONEY, money));
    if (good == WO_A)
        p->board = (uint8_t)(p->board - n);
    else
        p->stock[good] = (uint8_t)(p->stock[good] - n);
    p->money = (int16_t)(p->money + money);
    s->trade.exports |= (uint8_t)(1u << good);
    s->trade.exported[good] = (uint8_t)n;
}

/* The card is turned down, its player paid, and the buyer perhaps thanked (WO-6.3.7 to WO-6.3.9). */
static void buy_from(struct wo_state *s, int power, int seller, int good, int n, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power], *from = &s->power[seller];
    int price = n * wo_goods[good].buy;
    bool whole = n == wo_commerce[wo_commerce_first[seller]].offers[good];
    s->trade.carded |= (uint8_t)(1u << good);
    s->trade.sellers |= (uint8_t)(1u << seller);
    from->deals &= (uint8_t)(from->deals - 1);
    NOTE(N_BUYS_FROM, power, WO_AMOUNT(good, n), seller, WO_AMOUNT(WO_MONEY, n * wo_import_price(s, good)));
    if (from->kind == WO_NPC) /* WO-12.4 */
        return;
    wo_gain(s, seller, WO_MONEY, price, notes);
    if (s->option[WO_OPT_GIFT])
        wo_gain(s, seller, WO_S, 1, notes);
    if ((whole || s->option[WO_OPT_DIPLOMACY]) && !(p->once & WO_ONCE_WHOLE_CARD)) {
        p->once |= WO_ONCE_WHOLE_CARD;
        wo_gain(s, power, WO_D, 1, notes);
    }
}

static void import_goods(struct wo_state *s, int power, int good, int source, int n, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    int price = n * wo_import_price(s, good);
    p->money = (int16_t)(p->money - price);
    if (source) {
        buy_from(s, power, source - 1, good, n, notes);
    } else {
        s->trade.imports |= (uint8_t)(1u << good);
        NOTE(N_IMPORTS, power, WO_AMOUNT(good, n), WO_AMOUNT(WO_MONEY, price));
    }
    s->trade.imported[good] = (uint8_t)(s->trade.imported[good] + n);
    wo_gain(s, power, good, n, notes);
}

/* It is over. What was exchanged is kept while the effect below may ask for it. */
static void finish(struct wo_state *s) {
    struct pl_frame *f = pl_top(&s->frames);
    const struct pl_frame *below = pl_below(&s->frames, f);
    int power = f->seat;
    s->power[power].once &= (uint8_t)~WO_ONCE_WHOLE_CARD;
    pl_pop(&s->frames);
    if (!below || below->what != WO_F_EFFECT)
        wo_trade_forget(s);
    else if (wo_bits(s->trade.only) == 2)
        wo_split(s, power);
}

static void trade_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat;
    switch (pl_kind(move)) {
    case WO_M_OPEN:
        s->power[power].sp--;
        s->trade.open |= (uint8_t)(1u << pl_a(move));
        NOTE(N_OPENS, power, pl_a(move));
        return;
    case WO_M_DOUBLE:
        s->trade.doubled |= (uint8_t)(1u << pl_a(move));
        f->v[TRADE_DOUBLE] = 0;
        NOTE(N_DOUBLES, power, pl_a(move));
        return;
    case WO_M_EXPORT:
        export_goods(s, power, pl_a(move), pl_b(move), notes);
        return;
    case WO_M_IMPORT:
        import_goods(s, power, pl_a(move), pl_b(move), pl_c(move), notes);
        return;
    default:
        if (f->step == WO_TRADE_IMPORTING)
            finish(s);
        else
            f->step++;
        return;
    }
}

/* From part to part; where there is nothing to choose it goes on. */
static bool trade_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    pl_move moves[PL_MAX_MOVES];
    bool enough;
    for (;;) {
        int n = part_moves(s, f, &enough, moves);
        if (n > 1 || (n == 1 && enough))
            return true;
        if (n == 1) {
            trade_apply(s, f, moves[0], notes);
        } else if (f->step == WO_TRADE_IMPORTING) {
            finish(s);
            return false;
        } else {
            f->step++;
        }
    }
}

static bool trade_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->step <= WO_TRADE_IMPORTING && wo_asks_fit(s, f, above, trade_moves);
}

const struct pl_decision wo_row_trade = {
    .key = "trade",
    .values = VALUES(
        PL_VALUE(TRADE_DOUBLE, "double", "of these goods one counts twice, bit per good", .max = (1 << WO_TYPES) - 1)),
    .about = KINDS(WO_M_OPEN, WO_M_DOUBLE, WO_M_EXPORT, WO_M_IMPORT),
    .moves = trade_moves,
    .apply = trade_apply,
    .run = trade_run,
    .prompt = wo_trade_prompt,
    .why = wo_trade_why,
    .not_now = PL_PHRASE(W_NO_TRADE_NOW),
    .fits = trade_fits};
