/* The country cards, made of countries.def; the replacements, of replacement_countries.csv by the build. */
#include "games/worldorder/data.h"
#include "games/worldorder/data_macros.h"
#include "games/worldorder/event_cards.h"

#define SELL(E, R, F, C, S, A)                                                                                         \
    { E, R, F, C, S, 0, A }
#define BUY VALUES
#define REFUSES FLAGS
#define BASES FLAGS
#define FORMS(EN, THE_EN, FR, THE_FR, IN_FR, OF_FR, TO_FR) PL_TEXT(EN, FR)

const struct wo_country wo_countries[WO_COUNTRIES] = {
#define COUNTRY(NAME, KEY, REGION, VALUE, SELLS, BUYS, REFUSED, BASED, STARTING, NAMES)                                \
    [WO_C_##NAME] = {.key = KEY,                                                                                       \
                     .name = NAMES,                                                                                    \
                     .region = WO_##REGION,                                                                            \
                     .value = VALUE,                                                                                   \
                     .sell = SELLS,                                                                                    \
                     .buy = BUYS,                                                                                      \
                     .refuses = REFUSED,                                                                               \
                     .base = BASED,                                                                                    \
                     .starts = -1,                                                                                     \
                     .twin = STARTING,                                                                                 \
                     .instead = -1},
#define START(NAME, KEY, POWER, REGION, VALUE, SELLS, BUYS, REFUSED, BASED, REGIONAL, NAMES)                           \
    [WO_C_START_##NAME] = {.key = KEY,                                                                                 \
                           .name = NAMES,                                                                              \
                           .region = WO_##REGION,                                                                      \
                           .value = VALUE,                                                                             \
                           .sell = SELLS,                                                                              \
                           .buy = BUYS,                                                                                \
                           .refuses = REFUSED,                                                                         \
                           .base = BASED,                                                                              \
                           .starts = WO_##POWER,                                                                       \
                           .twin = REGIONAL,                                                                           \
                           .instead = -1},
#include "games/worldorder/countries.def"
    WO_RELIEF_ROWS};
static_assert((int)WO_C_REPLACEMENT == WO_REGIONAL + WO_STARTING && WO_C_REPLACEMENT + WO_REPLACEMENTS == WO_COUNTRIES,
              "76 regional cards, 17 starting allies, 3 replacements");
