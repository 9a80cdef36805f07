/* The map and the deck as tables, made from countries.def and cards.def. Sets of countries and cards that never change
 * are worked out by the compiler, word by word. */
#include "games/twilight/state.h"

#define BIT0(I) ((I) < 64 ? UINT64_C(1) << ((I)&63) : 0)
#define BIT1(I) ((I) >= 64 ? UINT64_C(1) << ((I)&63) : 0)

/* ---- Countries (TS-1.6, TS-1.9) -------------------------------------------------------------------------------- */

#define WEST_EUROPE TS_WEST_EUROPE
#define EAST_EUROPE TS_EAST_EUROPE
#define SOUTHEAST_ASIA TS_SOUTHEAST_ASIA
#define COUNTRY(NAME, KEY, EN, FR, ARTICLE, REGION, SUBREGIONS, STABILITY, BATTLEGROUND, AMERICAN, SOVIET, NEAR)       \
    [TS_##NAME] = {KEY,       PL_TEXT(EN, FR), TS_##REGION,        SUBREGIONS,                                         \
                   STABILITY, BATTLEGROUND,    {SOVIET, AMERICAN}, TS_##ARTICLE},
const struct ts_land ts_lands[TS_NODES] = {
#include "games/twilight/countries.def"
    [TS_USA] = {"usa", PL_TEXT("United States", "États-Unis"), TS_REGIONS, 0, 0, 0, {0, 0}, TS_LES}, /* TS-1.7 */
    [TS_USSR] = {"ussr", PL_TEXT("Soviet Union", "URSS"), TS_REGIONS, 0, 0, 0, {0, 0}, TS_L}};
#undef COUNTRY

#define COUNTRY(NAME, KEY, EN, FR, ARTICLE, REGION, SUBREGIONS, STABILITY, BATTLEGROUND, AMERICAN, SOVIET, NEAR)       \
    [TS_##NAME] = 0 NEAR,
const uint64_t ts_near_words[2][TS_NODES] = {
    {
#define N(X) | BIT0(TS_##X)
#include "games/twilight/countries.def"
        [TS_USA] = 0 N(CANADA) N(JAPAN) N(MEXICO) N(CUBA),
        [TS_USSR] = 0 N(FINLAND) N(POLAND) N(ROMANIA) N(AFGHANISTAN) N(NORTH_KOREA),
#undef N
    },
    {
#define N(X) | BIT1(TS_##X)
#include "games/twilight/countries.def"
        [TS_USA] = 0 N(CANADA) N(JAPAN) N(MEXICO) N(CUBA),
        [TS_USSR] = 0 N(FINLAND) N(POLAND) N(ROMANIA) N(AFGHANISTAN) N(NORTH_KOREA),
#undef N
    }};
#undef COUNTRY

/* countries.def lists each region in one run. */
#define BELOW(I) (((I)&63) ? (UINT64_C(1) << ((I)&63)) - 1 : 0)
#define RUN_LOW(A, B)                                                                                                  \
    {                                                                                                                  \
        { ((B) == 63 ? ~UINT64_C(0) : BELOW((B) + 1)) & ~BELOW(A), 0 }                                                 \
    }
#define RUN_HIGH(A, B)                                                                                                 \
    {                                                                                                                  \
        { 0, BELOW((B) + 1) & ~BELOW(A) }                                                                              \
    }
const struct pl_set ts_region_set[TS_REGIONS] = {[TS_EUROPE] = RUN_LOW(TS_CANADA, TS_BULGARIA),
                                                 [TS_MIDDLE_EAST] = RUN_LOW(TS_LEBANON, TS_LIBYA),
                                                 [TS_ASIA] = RUN_LOW(TS_AFGHANISTAN, TS_NORTH_KOREA),
                                                 [TS_AFRICA] = RUN_LOW(TS_MOROCCO, TS_SUDAN),
                                                 [TS_CENTRAL_AMERICA] = RUN_HIGH(TS_MEXICO, TS_DOMINICAN_REPUBLIC),
                                                 [TS_SOUTH_AMERICA] = RUN_HIGH(TS_VENEZUELA, TS_BRAZIL)};
_Static_assert(TS_SUDAN < 64 && TS_MEXICO == 64, "no region has countries in both words of a set");
const struct pl_set ts_everywhere = {{~UINT64_C(0), BELOW(TS_COUNTRIES)}};

#define IF(CONDITION, BIT) | ((CONDITION) ? (BIT) : 0)
#define COUNTRY(NAME, KEY, EN, FR, ARTICLE, REGION, SUB, ...) IF((SUB)&WEST_EUROPE, BIT0(TS_##NAME))
const struct pl_set ts_west = {{0
#include "games/twilight/countries.def"
                                ,
                                0}};
#undef COUNTRY
#define COUNTRY(NAME, KEY, EN, FR, ARTICLE, REGION, SUB, ...) IF((SUB)&EAST_EUROPE, BIT0(TS_##NAME))
const struct pl_set ts_east = {{0
#include "games/twilight/countries.def"
                                ,
                                0}};
#undef COUNTRY
#define COUNTRY(NAME, KEY, EN, FR, ARTICLE, REGION, SUB, ...) IF((SUB)&SOUTHEAST_ASIA, BIT0(TS_##NAME))
const struct pl_set ts_southeast = {{0
#include "games/twilight/countries.def"
                                     ,
                                     0}};
#undef COUNTRY
const struct pl_set ts_battle = {{
#define COUNTRY(NAME, KEY, EN, FR, ARTICLE, REGION, SUB, STABILITY, BATTLEGROUND, ...) IF(BATTLEGROUND, BIT0(TS_##NAME))
    0
#include "games/twilight/countries.def"
    ,
#undef COUNTRY
#define COUNTRY(NAME, KEY, EN, FR, ARTICLE, REGION, SUB, STABILITY, BATTLEGROUND, ...) IF(BATTLEGROUND, BIT1(TS_##NAME))
    0
#include "games/twilight/countries.def"
#undef COUNTRY
}};

const struct pl_text ts_region_names[TS_REGIONS + 1] = {
    [TS_EUROPE] = PL_TEXT("Europe", "Europe"),
    [TS_ASIA] = PL_TEXT("Asia", "Asie"),
    [TS_MIDDLE_EAST] = PL_TEXT("Middle East", "Moyen-Orient"),
    [TS_AFRICA] = PL_TEXT("Africa", "Afrique"),
    [TS_CENTRAL_AMERICA] = PL_TEXT("Central America", "Amérique centrale"),
    [TS_SOUTH_AMERICA] = PL_TEXT("South America", "Amérique du Sud"),
    [TS_REGIONS] = PL_TEXT("Southeast Asia", "Asie du Sud-Est")};
const char *const ts_region_keys[TS_REGIONS + 1] = {"europe",          "asia",          "middle_east",   "africa",
                                                    "central_america", "south_america", "southeast_asia"};

/* ---- Cards (TS-20) --------------------------------------------------------------------------------------------- */

enum { OF_USSR = TS_SU, OF_US = TS_US, OF_NEUTRAL = TS_NEUTRAL };
#define SCORING TS_SCORING
#define STARRED TS_STARRED
#define OPTIONAL TS_OPTIONAL
#define WAR TS_WAR
#define CARD(NUMBER, NAME, DOES, WORTH, KEY, EN, FR, ERA, SIDE, OPS, FLAGS, TEXT_EN, TEXT_FR)                          \
    [NUMBER] = {KEY, PL_TEXT(EN, FR), PL_TEXT(TEXT_EN, TEXT_FR), TS_##ERA, OF_##SIDE, OPS, FLAGS},
const struct ts_card ts_cards[TS_CARDS] = {
#include "games/twilight/cards.def"
};

#define CARD(NUMBER, NAME, DOES, WORTH, KEY, EN, FR, ERA, SIDE, OPS, FLAGS, ...) IF((FLAGS)&SCORING, BIT0(NUMBER))
const struct pl_set ts_scoring_cards = {{0
#include "games/twilight/cards.def"
                                         ,
#define CARD(NUMBER, NAME, DOES, WORTH, KEY, EN, FR, ERA, SIDE, OPS, FLAGS, ...) IF((FLAGS)&SCORING, BIT1(NUMBER))
                                         0
#include "games/twilight/cards.def"
}};

/* [era][word]; the China Card is no part of the deck (TS-2.1). */
static const struct pl_set era_cards[3] = {
#define CARD(NUMBER, NAME, DOES, WORTH, KEY, EN, FR, ERA, ...)                                                         \
    IF(TS_##ERA == TS_EARLY && (NUMBER) != TS_CHINA, BIT0(NUMBER))
    {{0
#include "games/twilight/cards.def"
      ,
#define CARD(NUMBER, NAME, DOES, WORTH, KEY, EN, FR, ERA, ...) IF(TS_##ERA == TS_EARLY, BIT1(NUMBER))
      0
#include "games/twilight/cards.def"
    }},
#define CARD(NUMBER, NAME, DOES, WORTH, KEY, EN, FR, ERA, ...) IF(TS_##ERA == TS_MID, BIT0(NUMBER))
    {{0
#include "games/twilight/cards.def"
      ,
#define CARD(NUMBER, NAME, DOES, WORTH, KEY, EN, FR, ERA, ...) IF(TS_##ERA == TS_MID, BIT1(NUMBER))
      0
#include "games/twilight/cards.def"
    }},
#define CARD(NUMBER, NAME, DOES, WORTH, KEY, EN, FR, ERA, ...) IF(TS_##ERA == TS_LATE, BIT0(NUMBER))
    {{0
#include "games/twilight/cards.def"
      ,
#define CARD(NUMBER, NAME, DOES, WORTH, KEY, EN, FR, ERA, ...) IF(TS_##ERA == TS_LATE, BIT1(NUMBER))
      0
#include "games/twilight/cards.def"
    }}};

/* TS-2.6: the optional cards are the last seven. */
struct pl_set ts_era_cards(int era, bool optional) {
    struct pl_set cards = era_cards[era];
    if (!optional)
        cards.w[1] &= BELOW(TS_THE_CAMBRIDGE_FIVE);
    return cards;
}
