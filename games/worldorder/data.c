/* The boards and the small decks, made of boards.def; growth cards, assets and the order, of growths.def. */
#include "games/worldorder/data.h"
#include "games/worldorder/data_macros.h"
#include "games/worldorder/event_cards.h"
#include "games/worldorder_effects.h"

/* ---- Powers ----------------------------------------------------------------------------------------------------- */

#define START VALUES
#define LIMIT VALUES
#define READY VALUES
#define COST VALUES
#define VP VALUES
#define MONEY VALUES
const struct wo_power_row wo_powers[WO_POWERS] = {
#define POWER(NAME, CASH, PROD, MOST, READIES, RAISE, RAISE_TWO, EXPORTS, IMPORTS, STEP_COST, STEP_VP, STEP_MONEY, EN, \
              FR)                                                                                                      \
    [WO_##NAME] = {.key = #NAME,                                                                                       \
                   .name = PL_TEXT(EN, FR),                                                                            \
                   .money = CASH,                                                                                      \
                   .prod = PROD,                                                                                       \
                   .most = MOST,                                                                                       \
                   .ready = READIES,                                                                                   \
                   .raise = RAISE,                                                                                     \
                   .raise_two = RAISE_TWO,                                                                             \
                   .exports = EXPORTS,                                                                                 \
                   .imports = IMPORTS,                                                                                 \
                   .prosper_cost = STEP_COST,                                                                          \
                   .prosper_vp = STEP_VP,                                                                              \
                   .prosper_money = STEP_MONEY},
#include "games/worldorder/boards.def"
};
#undef START

/* ---- Regions and goods ------------------------------------------------------------------------------------------ */

/* Bits LOW to HIGH of a word that begins at FROM. */
#define ONES(N) ((N) <= 0 ? 0 : (N) >= 64 ? UINT64_MAX : (UINT64_C(1) << ((N)&63)) - 1)
#define WORD(LOW, HIGH, FROM) (ONES((HIGH) + 1 - (FROM)) & ~ONES((LOW) - (FROM)))
#define RELIEF(REGION)                                                                                                 \
    ((REGION) == WO_RELIEF_REGION_0 ? UINT64_C(1) << (WO_C_REPLACEMENT - 64) : 0) |                                    \
        ((REGION) == WO_RELIEF_REGION_1 ? UINT64_C(2) << (WO_C_REPLACEMENT - 64) : 0) |                                \
        ((REGION) == WO_RELIEF_REGION_2 ? UINT64_C(4) << (WO_C_REPLACEMENT - 64) : 0)

enum { OWNER_NOBODY, OWNER_USA, OWNER_EU, OWNER_RUS, OWNER_CHN, OWNER_NEUTRAL };
static_assert(OWNER_CHN == WO_CHN + 1 && OWNER_NEUTRAL == WO_NEUTRAL + 1, "a slot holds owner + 1");
#define ZONE FLAGS
#define STARTING(A, B, C)                                                                                              \
    .starts = (OWNER_##A != 0) + (OWNER_##B != 0) + (OWNER_##C != 0), .start = {OWNER_##A, OWNER_##B, OWNER_##C}
#define TEMPORARY(...) .temps = COUNT(__VA_ARGS__), .temp = {__VA_ARGS__}
#define MAJORITY(...) .bonuses = COUNT(__VA_ARGS__), .bonus = {__VA_ARGS__}
#define SPAN(FIRST, LAST) WORD(WO_C_##FIRST, WO_C_##LAST, 0), WORD(WO_C_##FIRST, WO_C_##LAST, 64)
const struct wo_region_row wo_regions[WO_REGIONS] = {
#define REGION(NAME, ENGAGE, ZONE_OF, STARTS, PERMS, TEMPS, BONUSES, COUNTRIES, EN, FR)                                \
    [WO_##NAME] = {.key = #NAME,                                                                                       \
                   .name = PL_TEXT(EN, FR),                                                                            \
                   .engage = ENGAGE,                                                                                   \
                   .zone = ZONE_OF,                                                                                    \
                   STARTS,                                                                                             \
                   .perms = PERMS,                                                                                     \
                   TEMPS,                                                                                              \
                   BONUSES,                                                                                            \
                   .countries = {{COUNTRIES | RELIEF(WO_##NAME)}}},
#include "games/worldorder/boards.def"
};
static_assert(WO_REGIONAL > 64 && WO_COUNTRIES <= PL_SET_SIZE, "the replacements are in the second word");

const struct wo_good_row wo_goods[WO_TYPES] = {
#define GOOD(KEY, SELLS, BUYS, OVERFLOW, AUTOMAS, EN, FR)                                                              \
    [WO_##KEY] = {                                                                                                     \
        .key = #KEY, .name = PL_TEXT(EN, FR), .sell = SELLS, .buy = BUYS, .overflow = OVERFLOW, .automa = AUTOMAS},
#include "games/worldorder/boards.def"
};

/* ---- Small decks ------------------------------------------------------------------------------------------------ */

#define OFFERS VALUES
const struct wo_commerce_row wo_commerce[WO_COMMERCE] = {
#define COMMERCE(POWER, PLAYERS, OFFER) {WO_##POWER, PLAYERS, OFFER},
#include "games/worldorder/boards.def"
};
/* How many cards a power has, by adding up those that are its. */
enum {
#define COMMERCE(POWER, PLAYERS, OFFER) +((WO_##POWER) == WO_USA)
    COMMERCE_USA = 0
#include "games/worldorder/boards.def"
    ,
#define COMMERCE(POWER, PLAYERS, OFFER) +((WO_##POWER) == WO_EU)
    COMMERCE_EU = 0
#include "games/worldorder/boards.def"
    ,
#define COMMERCE(POWER, PLAYERS, OFFER) +((WO_##POWER) == WO_RUS)
    COMMERCE_RUS = 0
#include "games/worldorder/boards.def"
    ,
#define COMMERCE(POWER, PLAYERS, OFFER) +((WO_##POWER) == WO_CHN)
    COMMERCE_CHN = 0
#include "games/worldorder/boards.def"
};
static_assert(COMMERCE_USA + COMMERCE_EU + COMMERCE_RUS + COMMERCE_CHN == WO_COMMERCE,
              "every commerce card is counted");
const uint8_t wo_commerce_count[WO_POWERS] = {COMMERCE_USA, COMMERCE_EU, COMMERCE_RUS, COMMERCE_CHN};
const uint8_t wo_commerce_first[WO_POWERS] = {0, COMMERCE_USA, COMMERCE_USA + COMMERCE_EU,
                                              COMMERCE_USA + COMMERCE_EU + COMMERCE_RUS};

enum { PARTNER_NOBODY = -1, PARTNER_USA, PARTNER_EU, PARTNER_RUS, PARTNER_CHN };
#define SHOWN(REGION, ARMIES, PARTNER)                                                                                 \
    { WO_##REGION, ARMIES, PARTNER_##PARTNER }
#define USA SHOWN
#define EU SHOWN
#define RUS SHOWN
#define CHN SHOWN
const struct wo_auto_row wo_autos[WO_AUTO_CARDS][WO_POWERS] = {
#define AUTO(A, B, C, D) {A, B, C, D},
#include "games/worldorder/boards.def"
};
#undef USA
#undef EU
#undef RUS
#undef CHN

#define USA(FOCUS, PARTNER) .focus[WO_USA] = WO_FOCUS_##FOCUS, .partner[WO_USA] = PARTNER_##PARTNER
#define EU(FOCUS, PARTNER) .focus[WO_EU] = WO_FOCUS_##FOCUS, .partner[WO_EU] = PARTNER_##PARTNER
#define RUS(FOCUS, PARTNER) .focus[WO_RUS] = WO_FOCUS_##FOCUS, .partner[WO_RUS] = PARTNER_##PARTNER
#define CHN(FOCUS, PARTNER) .focus[WO_CHN] = WO_FOCUS_##FOCUS, .partner[WO_CHN] = PARTNER_##PARTNER
#define PERMANENT(A, B, C, D, E, F) .permanent = (A) | (B) << 1 | (C) << 2 | (D) << 3 | (E) << 4 | (F) << 5
enum { CORNER_A, CORNER_B, CORNER_I = 0, CORNER_II, CORNER_III };
const struct wo_decision_row wo_decision_cards[WO_DECISIONS] = {
#define DECISION(A, B, C, D, ROUNDS, TWO, THREE) {A, B, C, D, ROUNDS, .two = CORNER_##TWO, .three = CORNER_##THREE},
#include "games/worldorder/boards.def"
};
#undef USA
#undef EU
#undef RUS
#undef CHN

#define MARKET(A, B, C, D)                                                                                             \
    { WO_##A, WO_##B, WO_##C, WO_##D }
#define CUBES(A, B, C)                                                                                                 \
    { WO_SP_##A, WO_SP_##B, WO_SP_##C }
const struct wo_automa_row wo_automas[WO_POWERS] = {
#define AUTOMA(POWER, CASH, POINTS, TYPES, SPACES, STEP_COST, STEP_VP)                                                 \
    [WO_##POWER] = {CASH, POINTS, TYPES, SPACES, STEP_COST, STEP_VP},
#include "games/worldorder/boards.def"
};

const uint8_t wo_bid_number[WO_BID_CARDS] = {
#define BID(NUMBER, TICK) NUMBER,
#include "games/worldorder/boards.def"
};
const uint8_t wo_bid_yes[WO_BID_CARDS] = {
#define BID(NUMBER, TICK) TICK,
#include "games/worldorder/boards.def"
};

/* ---- Growth cards, assets, the order ----------------------------------------------------------------------------- */

enum { WO_SCRIPT_NONE = -1 };
const struct wo_growth_row wo_growths[WO_GROWTHS] = {
#define GROWTH(NAME, KEY, LEVEL, POINTS, S, D, CASH, WHEN, SCRIPT, EN, FR, TEXT_EN, TEXT_FR)                           \
    [WO_##NAME] = {.key = KEY,                                                                                         \
                   .name = PL_TEXT(EN, FR),                                                                            \
                   .text = PL_TEXT(TEXT_EN, TEXT_FR),                                                                  \
                   .level = LEVEL,                                                                                     \
                   .vp = POINTS,                                                                                       \
                   .s = S,                                                                                             \
                   .d = D,                                                                                             \
                   .money = CASH,                                                                                      \
                   .when = WO_##WHEN,                                                                                  \
                   .effect = WO_SCRIPT_##SCRIPT},
#include "games/worldorder/growths.def"
};

const struct wo_asset_row wo_assets[WO_ASSETS] = {
#define ASSET(POWER, KEY, POINTS, SCRIPT, EN, FR, TEXT_EN, TEXT_FR)                                                    \
    {.key = KEY,                                                                                                       \
     .name = PL_TEXT(EN, FR),                                                                                          \
     .text = PL_TEXT(TEXT_EN, TEXT_FR),                                                                                \
     .power = WO_##POWER,                                                                                              \
     .vp = POINTS,                                                                                                     \
     .effect = WO_SCRIPT_##SCRIPT},
#include "games/worldorder/growths.def"
};

const int16_t wo_order_effect = WO_SCRIPT_EXECUTIVE_ORDER;
#define ORDER(EN, FR) const struct pl_text wo_order_text = PL_TEXT(EN, FR);
#include "games/worldorder/growths.def"
