/* The tables of the action cards and their texts, from cards.def, and sets of cards. */
#include "games/ankh/state.h"

const struct am_card am_cards[AM_CARDS] = {
#define CARD(NAME, KEY, EN, FR, NAMED, TEXT_NAME, SYMBOLS)                                                             \
    [AM_##NAME] = {KEY, PL_TEXT(EN, FR), NAMED, AM_T_##TEXT_NAME},
#include "games/ankh/cards.def"
};

const struct pl_text am_texts[AM_TEXTS] = {
#define TEXT(NAME, ROW, AMOUNT, AMOUNTS_TO, EN, FR) [AM_T_##NAME] = PL_TEXT(EN, FR),
#include "games/ankh/cards.def"
};

const uint8_t am_amounts[AM_TEXTS] = {
#define TEXT(NAME, ROW, AMOUNT, ...) [AM_T_##NAME] = AMOUNT,
#include "games/ankh/cards.def"
};

/* ---- Sets of cards ------------------------------------------------------------------------------------------------
 */

#define LOW(CARD) ((CARD) < 64 ? UINT64_C(1) << ((CARD)&63) : 0)
#define HIGH(CARD) ((CARD) < 64 ? 0 : UINT64_C(1) << ((CARD)&63))
const struct pl_set am_interrupts = {{LOW(AM_GASPODE) | LOW(AM_FRESH_START_CLUB) | LOW(AM_WALLACE_SONKY) |
                                          LOW(AM_SUSAN) | LOW(AM_DOCTOR_MOSSY_LAWN) | LOW(AM_IGOR),
                                      HIGH(AM_GASPODE) | HIGH(AM_FRESH_START_CLUB) | HIGH(AM_WALLACE_SONKY) |
                                          HIGH(AM_SUSAN) | HIGH(AM_DOCTOR_MOSSY_LAWN) | HIGH(AM_IGOR)}};

const uint8_t am_stay[4] = {AM_MR_BENT, AM_THE_BANK_OF_ANKH_MORPORK, AM_THE_FOOLS_GUILD, AM_DR_WHITEFACE};
