/* World Order: what is printed on the components, as constant tables. data.c has those made of the .def files; the
 * build makes those of the expansion's events of events.csv and its neighbours (docs/worldorder-cards.md). */
#ifndef PLATEAU_WORLDORDER_DATA_H
#define PLATEAU_WORLDORDER_DATA_H

#include "core/script.h"
#include "core/set.h"
#include "core/text.h"
#include <stdint.h>

enum { WO_POWERS = 4, WO_REGIONS = 7, WO_GOODS = 6, WO_TYPES = 7 };
enum wo_power_id { WO_USA, WO_EU, WO_RUS, WO_CHN };
enum wo_region_id { WO_EUR, WO_CAS, WO_AME, WO_MENA, WO_AFR, WO_SAS, WO_EAP };
/* Goods on the tracks 0-10 of a player board; armies are tokens and money is money, but both are produced or paid. */
enum wo_good { WO_E, WO_R, WO_F, WO_C, WO_S, WO_D, WO_A, WO_MONEY, WO_SP };
/* A number of a good as one argument of a phrase, named as an "amount": "3 energy", "10 $". */
#define WO_AMOUNT(GOOD, N) ((int32_t)((uint32_t)(GOOD) << 16 | (uint16_t)(N)))
enum wo_type { WO_DOMESTIC, WO_DIPLOMATIC, WO_ECONOMIC, WO_MILITARY, WO_CARD_TYPES };
enum wo_focus { WO_FOCUS_DOMESTIC, WO_FOCUS_DIPLOMATIC, WO_FOCUS_MILITARY };
/* Owners of influence: powers 0 to 3, then neutral. A slot holds owner + 1, 0 is an empty one. */
enum { WO_NEUTRAL = WO_POWERS, WO_OWNERS };

/* Where a text says "there": a region, or one of these, or WO_PLACE_COUNTRY + a country (the register `it` of a
 * script). */
enum { WO_MOVED = WO_REGIONS, WO_REST, WO_PLACE_COUNTRY = 16 };

/* Ids, one space per deck. */
enum { WO_START_CARDS = 48, WO_MARKET_CARDS = 66, WO_CARDS = WO_START_CARDS + WO_MARKET_CARDS };
enum { WO_START_FACES = 36, WO_MARKET_FACES = 33, WO_FACES = WO_START_FACES + WO_MARKET_FACES };
enum { WO_REGIONAL = 76, WO_STARTING = 17, WO_REPLACEMENTS = 3, WO_COUNTRIES = 96 };
enum { WO_ERA_EVENTS = 22, WO_TRIGGERED = 16, WO_EVENTS = 60, WO_EFFECTS = 14 };
enum { WO_GROWTHS = 10, WO_ASSETS = 20, WO_ASSETS_EACH = 5, WO_COMMERCE = 9, WO_AUTO_CARDS = 20, WO_DECISIONS = 12 };
enum { WO_BID_CARDS = 6, WO_STEPS = 5, WO_ROUNDS = 6 };

struct wo_power_row {
    const char *key;     /* "USA" */
    struct pl_text name; /* "United States": the rest of its forms are words.c's */
    int16_t money;
    uint8_t prod[WO_TYPES], most[WO_TYPES]; /* E R F C S D A: at the start, and the end of the track */
    uint8_t ready[3];                       /* allies readied by Focus, by enum wo_focus */
    uint8_t raise, raise_two; /* price of a production in Focus; of two (CHN, Domestic), 0: not possible */
    uint8_t exports, imports;
    uint8_t prosper_cost[WO_STEPS], prosper_vp[WO_STEPS], prosper_money[WO_STEPS];
};
extern const struct wo_power_row wo_powers[WO_POWERS];

struct wo_region_row {
    const char *key; /* "EUR" */
    struct pl_text name;
    uint8_t engage, zone;      /* cost in D; bit per power whose flag is printed */
    uint8_t starts, start[3];  /* starting slots: how many, owner + 1 */
    uint8_t perms;             /* permanent slots printed 1 */
    uint8_t temps, temp[5];    /* temporary slots and their values, left to right */
    uint8_t bonuses, bonus[4]; /* majority */
    struct pl_set countries;   /* regional cards and replacements that belong to it */
};
extern const struct wo_region_row wo_regions[WO_REGIONS];

struct wo_good_row {
    const char *key; /* "E" … "A" */
    struct pl_text name;
    uint8_t sell, buy, overflow; /* export price, import price, money for each above ten (0: lost) */
    uint8_t automa;              /* what an automa pays or gains for one (WO-21) */
};
extern const struct wo_good_row wo_goods[WO_TYPES];

/* WO_C_UKRAINE …, WO_C_START_MEXICO …; the three replacements follow. */
enum wo_country_id {
#define COUNTRY(NAME, ...) WO_C_##NAME,
#define START(NAME, ...) WO_C_START_##NAME,
#include "games/worldorder/countries.def"
    WO_C_REPLACEMENT
};
struct wo_country {
    const char *key; /* "ukraine" */
    struct pl_text name;
    uint8_t region, value;
    uint8_t sell[WO_TYPES], buy[WO_TYPES]; /* symbols, by enum wo_good (D never; armies are never bought) */
    uint8_t refuses, base;                 /* bit per power: relations forbidden to; base allowed to */
    int8_t starts;                         /* the power whose starting ally it is, or -1 */
    int16_t twin;                          /* a starting ally's regional card, a regional card's starting one; or -1 */
    int16_t instead;                       /* of a replacement: the regional card it replaces; or -1 */
};
extern const struct wo_country wo_countries[WO_COUNTRIES]; /* 0-75 regional, 76-92 starting, 93-95 replacements */
/* Invest cost 10/15/20 for value 1/2/3. */
static inline int wo_invest_cost(int country) {
    return 5 + 5 * wo_countries[country].value;
}

struct wo_card {
    const char *key; /* "new-allies"; the notation of a play is the key */
    const char *id;  /* unlike every other: "usa-new-allies"; of a market card the key */
    struct pl_text name;
    int8_t power;  /* whose starting card, or -1: market */
    uint8_t types; /* bit per enum wo_type */
    uint8_t twice; /* 1: its one type is printed twice */
    int8_t cube;   /* the type with the small cube mark, or -1; starting cards: 0 or more if they add influence */
    uint8_t copies, first;  /* copies in the deck; how many of them in the suggested first hand */
    uint8_t cost;           /* of a market card, in research points */
    uint8_t bonus, bonus_n; /* top bonus: enum wo_good, how much */
    uint8_t points;         /* research points */
    struct pl_text text;    /* what it does, in words, for people */
    int16_t effect;         /* its script: it begins at wo_effect_at[effect] (worldorder_effects.h) */
};
extern const struct wo_card wo_faces[WO_FACES];
extern const uint8_t wo_face_of[WO_CARDS];  /* the face of a card */
extern const uint8_t wo_first_of[WO_FACES]; /* the lowest card with this face; its copies follow */
static inline const struct wo_card *wo_card(int card) {
    return &wo_faces[wo_face_of[card]];
}

/* When the row of a growth card is run; hooks (WO-32) have none. */
enum wo_when { WO_NEVER, WO_ON_GAIN, WO_ONCE_A_ROUND, WO_AFTER_IMPROVE, WO_AROUND_INFLUENCE };
struct wo_growth_row {
    const char *key;
    struct pl_text name, text;
    uint8_t level, vp;   /* 1-5 */
    uint8_t s, d, money; /* cost: services, diplomacy, money */
    uint8_t when;        /* enum wo_when */
    int16_t effect;      /* its script (wo_effect_at); -1: none, or a hook (WO-32) */
};
extern const struct wo_growth_row wo_growths[WO_GROWTHS]; /* two per level, in order of level */
enum wo_growth_id {
    WO_INDUSTRIAL_DEVELOPMENT,
    WO_DIPLOMATIC_INITIATIVE,
    WO_REDUCED_BUREAUCRACY,
    WO_KNOWLEDGE_TRANSFER,
    WO_TACTICAL_FLEXIBILITY,
    WO_DIPLOMATIC_OPENING,
    WO_STRATEGIC_ADVANTAGE,
    WO_REGIONAL_RESILIENCE,
    WO_SPACE_PROGRAM,
    WO_OLYMPIC_GAMES
};

struct wo_asset_row {
    const char *key;
    struct pl_text name, text;
    uint8_t power, vp;
    int16_t effect;
};
extern const struct wo_asset_row wo_assets[WO_ASSETS]; /* 5 per power: power * 5 + i */
extern const int16_t wo_order_effect;                  /* the executive order's script */
extern const struct pl_text wo_order_text;

/* A commerce card: what its power sells on it, and from how many players on it is used. */
struct wo_commerce_row {
    uint8_t power, players;
    uint8_t offers[WO_TYPES]; /* how many of the good (one kind of it may be bought); 0: not offered */
};
extern const struct wo_commerce_row wo_commerce[WO_COMMERCE];
extern const uint8_t wo_commerce_first[WO_POWERS], wo_commerce_count[WO_POWERS]; /* in all, before `players` */

/* Auto-influence cards: per card and power. */
struct wo_auto_row {
    uint8_t region, army;
    int8_t partner; /* the trade partner, or -1 */
};
extern const struct wo_auto_row wo_autos[WO_AUTO_CARDS][WO_POWERS];

/* Decision cards of the automas. */
struct wo_decision_row {
    uint8_t focus[WO_POWERS];
    int8_t partner[WO_POWERS];
    uint8_t permanent;  /* bit per round 0-5: influence goes to a permanent slot, else temporary */
    uint8_t two, three; /* random corners: 0/1 and 0/1/2 */
};
extern const struct wo_decision_row wo_decision_cards[WO_DECISIONS];
struct wo_automa_row {
    int16_t money, vp;
    uint8_t market[WO_CARD_TYPES];                        /* types in order of preference */
    uint8_t cubes[3];                                     /* action-cube priority, enum wo_space */
    uint8_t prosper_cost[WO_STEPS], prosper_vp[WO_STEPS]; /* in money */
};
enum wo_space { WO_SP_ENGAGE, WO_SP_IMPROVE, WO_SP_INVEST, WO_SP_TRADE, WO_SP_BASE, WO_SP_MOVE, WO_SPACES };
extern const struct wo_automa_row wo_automas[WO_POWERS];

extern const uint8_t wo_bid_number[WO_BID_CARDS], wo_bid_yes[WO_BID_CARDS]; /* number; tick (1) or cross (0) */

/* ---- The expansion's cards, made of events.csv, effect_cards.csv by the build ------------------------------------ */

enum wo_event_type { WO_DECISION, WO_AGREEMENT, WO_AUCTION, WO_OPPOSED, WO_CHECK, WO_TURNING };
/* One thing that is paid: `good` of it (money and smart power too), `n` at least and `most` at most (A1..3 and MOVE set
 * n of the outcome; RECALL sends home whatever is there), or a way of its own. */
enum wo_item_kind {
    WO_ITEM_NONE,
    WO_ITEM_PAY,
    WO_ITEM_MOVE,    /* n to most armies to the region in `good`, at their cost */
    WO_ITEM_RECALL,  /* all armies home from the region in `good` */
    WO_ITEM_DISCARD, /* the effect card in `good`, which is in play */
    WO_ITEM_LOWER,   /* the production of `good`, by one */
    WO_ITEM_EXHAUST, /* n ready allies */
    WO_ITEM_REMOVE   /* an own influence in the region in `good` */
};
struct wo_item {
    uint8_t kind, good, n, most;
};
struct wo_alternative { /* "a or b" are two; "USA: …" has `powers` */
    uint8_t powers;     /* bit per power that pays so */
    uint8_t items;
    struct wo_item item[4];
};
struct wo_element {
    uint8_t good, unit, most; /* WO_MONEY unit 10; WO_D, WO_C, WO_S, WO_SP unit 1; WO_A unit 1 and $5 */
};
/* What a modifier counts: `of` a region, country, good or focus. The words of the outcomes count the same. */
enum wo_counted {
    WO_COUNT_INFLUENCE, /* of a power in a region */
    WO_COUNT_ARMIES,
    WO_COUNT_ALLIES,
    WO_COUNT_BASES,
    WO_COUNT_FDI,         /* tokens in a region */
    WO_COUNT_FDI_REGIONS, /* of a power: regions with its FDI */
    WO_COUNT_ALLY,        /* 1 if the country is an ally of the power */
    WO_COUNT_STOCK,       /* of a power, of a good */
    WO_COUNT_MONEY,       /* of a power */
    WO_COUNT_VP,
    WO_COUNT_SP,
    WO_COUNT_FOCUS, /* 1 if the power has this Focus */
    WO_COUNT_NUMBER /* the number itself */
};
struct wo_counter {
    uint8_t what, power, of;
    int16_t number;
};
struct wo_modifier {
    int8_t power;            /* -1: none */
    int8_t add;              /* times `times`, if `left` `compare` `right` */
    struct wo_counter times; /* the number 1: as it stands */
    struct wo_counter left, right;
    uint8_t compare; /* enum pl_compare; PL_TRUE: `left` is not 0, the number 1 without a condition */
};
struct wo_npc_line { /* per power */
    uint8_t kind;    /* 0: none; 1: cards lo..hi with `bracket`; 2: yes/no cards */
    uint8_t lo, hi;  /* or how many Y and N cards */
    int8_t bracket;
};
struct wo_event_row {
    const char *key;                  /* "I01" */
    struct pl_text name, text, years; /* text: what it asks and brings, in words */
    uint8_t era;                      /* 1, 2, or 3: triggered */
    uint8_t type;                     /* enum wo_event_type */
    uint8_t camps, camp[WO_POWERS];   /* joint groups: bit per power */
    int8_t target;                    /* the power it targets, or -1 */
    uint8_t regions;                  /* bit per region */
    uint8_t fixed;                    /* non-postponable */
    uint8_t repeat;                   /* how often a participant may pay; 1 */
    uint8_t alternatives;
    struct wo_alternative alternative[3];
    uint8_t elements;
    struct wo_element element[4];
    uint8_t lo, hi, add;  /* opposed: the unknown number */
    uint8_t fail_on_zero; /* a total of 0 fails, and what `failed` says happens */
    int8_t tie;           /* the camp of this power wins ties; -1: the chain (WO-15) */
    struct wo_modifier modifier;
    struct wo_npc_line npc[WO_POWERS];
    int16_t outcome; /* its script (wo_effect_at) */
    bool ours;       /* authored by Plateau, not printed */
};
extern const struct wo_event_row wo_events[WO_EVENTS]; /* 0-21 era I, 22-43 era II, 44-59 triggered */

enum wo_hook {
    WO_HOOK_THREAT_LOSS,
    WO_HOOK_NO_THREAT,
    WO_HOOK_UNREFUSE,
    WO_HOOK_EXTRA_BUY,
    WO_HOOK_EXPORT_PRICE,
    WO_HOOK_IMPORT_PRICE,
    WO_HOOK_FOCUS_READY,
    WO_HOOK_NO_COMMERCE,
    WO_HOOK_PROD_LOCKED,
    WO_HOOK_DEFENSE,
    WO_HOOK_EXPORTS,
    WO_HOOK_PREP_GAIN,
    WO_HOOK_FIRST_ENGAGE,
    WO_HOOKS
};
enum { WO_ANY = 255 }; /* of a power or good in a hook: all */
/* What stands in a, b and n; powers, regions and goods may be WO_ANY.
 *   THREAT_LOSS a, b powers, n VP   NO_THREAT a, b powers            UNREFUSE a country, b power
 *   EXTRA_BUY a country, b good, n  EXPORT_PRICE a good, n money     IMPORT_PRICE a good, n money more
 *   FOCUS_READY a power, n more     NO_COMMERCE a, b powers, n good, -1: any; of one good only a buys none from b
 *   PROD_LOCKED a power, b good     DEFENSE a power, b region, n     EXPORTS a power, n more
 *   PREP_GAIN a power, b good, n    FIRST_ENGAGE a region, n more D (less: below 0) */
struct wo_hook_row {
    uint8_t hook, a, b;
    int8_t n;
};
enum wo_duration { WO_LASTS_GAME, WO_LASTS_DISCARDED, WO_LASTS_ROUNDS, WO_LASTS_NOW };
enum { WO_CARD_HOOKS = 3 };
struct wo_effect_row {
    const char *key; /* "F01" */
    struct pl_text name, text;
    uint8_t duration, rounds;
    uint8_t hooks;
    struct wo_hook_row hook[WO_CARD_HOOKS];
    bool ours;
};
extern const struct wo_effect_row wo_effect_cards[WO_EFFECTS];
extern const uint16_t wo_hook_mask[WO_HOOKS]; /* bit per effect card that has this hook */
extern const uint32_t wo_card_set;            /* hash of the tables above, for the header of a replay */

#endif
