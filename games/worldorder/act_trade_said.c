/* What is said of a Trade, and why a part of it cannot be done. */
#include "games/worldorder/act_trade.h"

struct pl_asked wo_trade_prompt(const struct wo_state *s, const struct pl_frame *f) {
    const struct wo_power *p = &s->power[f->seat];
    const struct wo_trade *t = &s->trade;
    int all = wo_powers[f->seat].exports + wo_hook_exports(s, f->seat);
    switch (f->step) {
    case WO_TRADE_OPENING:
        return ASKS(TRADE_OPEN, f->seat, p->sp);
    case WO_TRADE_DOUBLING:
        return ASKS(TRADE_DOUBLE, f->seat);
    case WO_TRADE_EXPORTING:
        return ASKS(TRADE_EXPORT, f->seat, wo_bits(t->exports), t->types ? t->types : all, p->money);
    default:
        return ASKS(TRADE_IMPORT, f->seat, wo_bits(wo_imported(t)), t->types ? t->types : wo_powers[f->seat].imports,
                    p->money);
    }
}

static struct pl_said why_not_export(const struct wo_state *s, int power, int good) {
    const struct wo_trade *t = &s->trade;
    struct wo_symbols symbols = wo_symbols_of(s, power, t);
    if (good == WO_D)
        return SAY(W_D_NOT_TRADED);
    if ((t->exports | wo_imported(t)) >> good & 1)
        return SAY(W_TRADED_ALREADY, good);
    if (!wo_export_left(s, power, t))
        return SAY(W_EXPORTS_DONE, t->types ? t->types : wo_powers[power].exports + wo_hook_exports(s, power));
    return SAY(W_EXPORT_LIMIT, good, symbols.sell[good], wo_to_export(&s->power[power], good));
}

static struct pl_said why_not_import(const struct wo_state *s, int power, pl_move move) {
    const struct wo_trade *t = &s->trade;
    int good = pl_a(move), seller = pl_b(move) - 1;
    struct wo_symbols symbols = wo_symbols_of(s, power, t);
    if (good >= WO_D)
        return good == WO_D ? SAY(W_D_NOT_TRADED) : SAY(W_ARMIES_NOT_BOUGHT);
    if (t->exports >> good & 1)
        return SAY(W_TRADED_ALREADY, good);
    if (!(wo_imported(t) >> good & 1) && (!wo_type_left(t) || wo_bits(wo_imported(t)) >= wo_powers[power].imports))
        return SAY(W_IMPORTS_DONE, t->types ? t->types : wo_powers[power].imports);
    if (s->power[power].money < pl_c(move) * wo_import_price(s, good))
        return SAY(W_MONEY_SHORT, pl_c(move) * wo_import_price(s, good), s->power[power].money);
    if (seller < 0)
        return t->imports >> good & 1 ? SAY(W_TRADED_ALREADY, good) : SAY(W_IMPORT_LIMIT, good, symbols.buy[good]);
    if (seller == power)
        return SAY(W_OWN_CARDS);
    if (t->only)
        return SAY(W_NO_CARDS_HERE);
    if (t->carded >> good & 1 || t->sellers >> seller & 1)
        return SAY(W_SOLD_ALREADY, seller);
    if (!s->power[seller].deals)
        return SAY(W_CARDS_DOWN, seller);
    if (wo_hook_no_commerce(s, power, seller, good))
        return SAY(W_NO_COMMERCE, power, seller);
    return SAY(W_CARD_OFFERS, seller, good, wo_commerce[wo_commerce_first[seller]].offers[good]);
}

static struct pl_said why_not_open(const struct wo_state *s, int power, int region) {
    if (s->trade.open >> region & 1)
        return SAY(W_OPEN_ALREADY, region);
    if (s->trade.only)
        return SAY(W_NO_OPENING_HERE);
    return s->power[power].sp ? SAY(W_NOT_WORTH_OPENING, region) : SAY(W_NO_SP, power);
}

/* Which part of the Trade a move belongs to. */
static int part_of(pl_move move) {
    switch (pl_kind(move)) {
    case WO_M_OPEN:
        return WO_TRADE_OPENING;
    case WO_M_DOUBLE:
        return WO_TRADE_DOUBLING;
    case WO_M_EXPORT:
        return WO_TRADE_EXPORTING;
    default:
        return WO_TRADE_IMPORTING;
    }
}

struct pl_said wo_trade_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    int kind = pl_kind(move);
    if (kind == WO_M_DONE)
        return f->step == WO_TRADE_DOUBLING ? SAY(W_CHOOSE_DOUBLE) : SAY(W_TRADE_NOTHING);
    if (kind != WO_M_OPEN && kind != WO_M_DOUBLE && kind != WO_M_EXPORT && kind != WO_M_IMPORT)
        return PL_NOTHING;
    if (f->step > part_of(move))
        return SAY(W_PART_OVER);
    if (f->step < part_of(move) && kind != WO_M_DOUBLE)
        return SAY(W_PART_LATER);
    if (kind == WO_M_OPEN)
        return why_not_open(s, f->seat, pl_a(move));
    if (kind == WO_M_DOUBLE)
        return SAY(W_NOT_DOUBLED, pl_a(move));
    return kind == WO_M_EXPORT ? why_not_export(s, f->seat, pl_a(move)) : why_not_import(s, f->seat, move);
}
