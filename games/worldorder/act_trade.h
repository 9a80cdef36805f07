/* The Trade: what its files share, and what it leaves for the texts that ask what was traded (WO-6.3.13). */
#ifndef PLATEAU_WORLDORDER_ACT_TRADE_H
#define PLATEAU_WORLDORDER_ACT_TRADE_H

#include "games/worldorder/actions.h"
#include "games/worldorder/events.h"

/* step of its frame */
enum { WO_TRADE_OPENING, WO_TRADE_DOUBLING, WO_TRADE_EXPORTING, WO_TRADE_IMPORTING };

/* Sums by good, side by side as on a country's card; refusals and flags, added with them, mean nothing here. */
struct wo_symbols {
    uint8_t sell[WO_TYPES], buy[WO_TYPES], rest[2];
};
struct wo_symbols wo_symbols_of(const struct wo_state *s, int power, const struct wo_trade *t);

static inline int wo_bits(unsigned mask) {
    return __builtin_popcount(mask);
}

static inline unsigned wo_imported(const struct wo_trade *t) {
    return t->imports | t->carded;
}

static inline bool wo_traded(const struct wo_trade *t) {
    return t->exports || wo_imported(t);
}

static inline bool wo_type_left(const struct wo_trade *t) { /* of a card that allows only so many in all */
    return !t->types || wo_bits(t->exports) + wo_bits(wo_imported(t)) < t->types;
}

static inline int wo_import_price(const struct wo_state *s, int good) {
    return wo_goods[good].buy + wo_hook_import_more(s, good);
}

static inline int wo_to_export(const struct wo_power *p, int good) {
    return good == WO_A ? p->board : p->stock[good]; /* WO-6.3.4 */
}

static inline bool wo_export_left(const struct wo_state *s, int power, const struct wo_trade *t) {
    return wo_type_left(t) && wo_bits(t->exports) < wo_powers[power].exports + wo_hook_exports(s, power);
}

struct pl_asked wo_trade_prompt(const struct wo_state *s, const struct pl_frame *f); /* act_trade_said.c */
struct pl_said wo_trade_why(const struct wo_state *s, const struct pl_frame *f, pl_move move);

/* Units of the good that a region took at most: its symbols, and what was exported. */
int wo_took(const struct wo_state *s, int power, int good, int region);
void wo_split(struct wo_state *s, int power); /* of two regions traded with alone: asks which took how much */
void wo_trade_forget(struct wo_state *s);     /* nothing asks for it any more */

#endif
