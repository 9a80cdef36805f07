/* The action cards: their names in the code, their symbols and texts. cards.def has the rows. */
#ifndef PLATEAU_ANKH_CARDS_H
#define PLATEAU_ANKH_CARDS_H

#include "core/text.h"

enum { AM_SYMBOLS = 4 };

/* In the order of section 20 (cards.def). */
enum am_card_id {
#define CARD(NAME, ...) AM_##NAME,
#include "games/ankh/cards.def"
    AM_CARDS
};
enum { AM_GREEN = AM_SERGEANT_CHEERY_LITTLEBOTTOM }; /* cards below are green, the others brown */

enum am_symbol { /* in the order of effects.words */
                 AM_NO_SYMBOL,
                 AM_MINION,
                 AM_BUILDING,
                 AM_KILL,
                 AM_CALM,
                 AM_MONEY,
                 AM_SCROLL,
                 AM_EVENT,
                 AM_AGAIN,
                 AM_INTERRUPT
};

/* What a card's scroll says: one name per text, however many cards have it. */
enum am_text_id {
#define TEXT(NAME, ...) AM_T_##NAME,
#include "games/ankh/cards.def"
    AM_TEXTS
};

struct am_card {
    const char *key;
    struct pl_text name;
    char named;   /* French name: 'r' rulebook, 'n' novels, 'm' from memory, 'o' our own */
    uint8_t text; /* enum am_text_id */
};
extern const struct am_card am_cards[AM_CARDS];
/* The card's i-th symbol, AM_NO_SYMBOL behind the last (card.c); what stands on its money symbol, 0 if it has none. */
enum am_symbol am_symbol(int card, int i);
int am_printed_money(int card);
extern const struct pl_text am_texts[AM_TEXTS];
extern const uint8_t am_amounts[AM_TEXTS]; /* how many cards or dollars the text speaks of */
static inline int am_amount(int card) {
    return am_amounts[am_cards[card].text];
}

#endif
