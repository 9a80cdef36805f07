/* Hegemony: what is printed on the components, as constant tables (data.c and the .def files). */
#ifndef PLATEAU_HEGEMONY_DATA_H
#define PLATEAU_HEGEMONY_DATA_H

#include "core/deck.h"
#include "core/text.h"
#include <stdint.h>

/* Roles; the first three are classes. */
enum hg_role { HG_W, HG_M, HG_C, HG_S, HG_ROLES, HG_CLASSES = 3, HG_NOBODY = -1 };
/* Trades of workers; a trade - 1 is its industry, and an industry its resource. */
enum hg_trade { HG_UNSKILLED, HG_T_AGRICULTURE, HG_T_LUXURY, HG_T_HEALTH, HG_T_EDUCATION, HG_T_MEDIA, HG_TRADES };
enum hg_industry { HG_AGRICULTURE, HG_LUXURY, HG_HEALTH, HG_EDUCATION, HG_MEDIA, HG_INDUSTRIES };
/* Resources: the first four are stored, the fifth is Influence (media). */
enum hg_good { HG_FOOD, HG_LUX, HG_HEA, HG_EDU, HG_INF, HG_GOODS, HG_STORED = 4 };
enum { HG_POLICIES = 7, HG_ROUNDS = 5, HG_TURNS = 5, HG_LEVELS = 3, HG_SLOTS = 3 };
enum hg_section { HG_A, HG_B, HG_CC, HG_SECTIONS }; /* sections of a policy */

/* ---- Companies --------------------------------------------------------------------------------------------------- */

enum hg_owner { HG_OWN_C, HG_OWN_M, HG_OWN_PUBLIC, HG_OWN_FARM };
enum hg_slot_kind {
    HG_SLOT_NONE,
    HG_SLOT_SKILLED,
    HG_SLOT_ANY,
    HG_SLOT_M_SKILLED,
    HG_SLOT_M_ANY,
    HG_SLOT_W_SKILLED,
    HG_SLOT_W_ANY
};
enum hg_company_id {
#define COMPANY(NAME, ...) HG_CO_##NAME,
#include "games/hegemony/companies.def"
    HG_TYPES
};
enum {
    HG_TYPES_C = HG_CO_CONVENIENCE_STORE,
    HG_TYPES_M = HG_CO_UNIVERSITY_HOSPITAL
}; /* where M's and the State's begin */
/* Rows of companies.def; a card on a place is its row + 1. */
struct hg_company {
    const char *key; /* "supermarket-c" */
    struct pl_text name;
    uint8_t owner, industry; /* enum hg_owner, enum hg_industry */
    uint8_t cost, copies;
    uint8_t slot[HG_SLOTS]; /* enum hg_slot_kind; of C, Public: skilled one first; of M: M, second M, employee */
    uint8_t output, machine, employee; /* what it makes; more with machinery, with its employee */
    uint8_t wage[HG_LEVELS];           /* for the whole company; of M for the employee */
    uint8_t automated;
};
extern const struct hg_company hg_companies[HG_TYPES];

/* ---- Action cards: a pack of types per role (core/deck.h, struct pl_copies) ---------------------------------------
 */

enum { HG_MAX_CARDS = 40 }; /* types of one role, those of Crises & Contrôle last */
struct hg_card {
    const char *key; /* "need-for-change" */
    struct pl_text name, text;
    uint8_t copies;
    uint8_t expansion;             /* of Crises & Contrôle */
    uint8_t requires[HG_POLICIES]; /* bit per section in force; any of all bits named; all 0: nothing required */
    int8_t legitimacy[HG_CLASSES]; /* with four players */
    int16_t effect;                /* row of its effect (hegemony_effects.h) */
};
struct hg_pack {
    int count, base; /* types in all; without the expansion */
    const struct hg_card *card;
};
extern const struct hg_pack hg_packs[HG_ROLES];

/* ---- Smaller decks ----------------------------------------------------------------------------------------------- */

enum {
    HG_EXPORTS = 16,
    HG_DEALS = 10,
    HG_IMMIGRANTS = 25,
    HG_AGENDAS = 10,
    HG_EVENTS = 25,
    HG_ALT_EVENTS = 25,
    HG_CRISES = 10,
    HG_GOALS = 20,
    HG_GOALS_EACH = 5,
    HG_TRANSACTIONS = 8
};
struct hg_export {
    uint8_t amount[HG_TRANSACTIONS], money[HG_TRANSACTIONS]; /* food a, b, luxury a, b, health a, b, education a, b */
};
extern const struct hg_export hg_exports[HG_EXPORTS];
struct hg_deal {
    uint8_t food, luxury, cost, tariff[HG_SECTIONS]; /* two cards of each */
};
extern const struct hg_deal hg_deals[HG_DEALS];
struct hg_immigrant {
    uint8_t trade[2]; /* of W, of M */
};
extern const struct hg_immigrant hg_immigrants[HG_IMMIGRANTS];
struct hg_agenda {
    uint8_t section[5], vp; /* of policies 1 to 5 */
};
extern const struct hg_agenda hg_agendas[HG_AGENDAS];
struct hg_goal {
    const char *key;
    struct pl_text name, text;
    uint8_t role, timing, vp; /* enum hg_timing */
};
enum hg_timing {
    HG_ANYTIME,
    HG_GAME_END,
    HG_IN_PREPARATION,
    HG_IN_PRODUCTION,
    HG_IN_ELECTIONS,
    HG_IN_SCORING,
    HG_IN_ACTION
};
extern const struct hg_goal hg_goals[HG_GOALS];
/* Events and Alternative Events share ids: 0-24, and 25-49 where they are in the game instead. What a task asks and
 * brings is in events.def, read by events.c. */
struct hg_event {
    const char *key;                      /* "ev01", "ae01" */
    struct pl_text name, task, advantage; /* advantage: of Alternative Events */
};
extern const struct hg_event hg_events[HG_EVENTS + HG_ALT_EVENTS];
struct hg_crisis {
    const char *key;
    struct pl_text name, text;
};
extern const struct hg_crisis hg_crises[HG_CRISES];

/* ---- Tables ------------------------------------------------------------------------------------------------------ */

extern const uint8_t hg_price[HG_STORED][HG_LEVELS];          /* Food 9 12 15, others 5 8 10 */
extern const uint8_t hg_public_price[HG_SECTIONS];            /* Health, Education: 0 5 10 */
extern const uint8_t hg_income_tax[HG_SECTIONS][HG_SECTIONS]; /* policy 2, policy 3 */
extern const uint8_t hg_tax_base[HG_SECTIONS], hg_tax_factor[HG_SECTIONS], hg_tax_welfare[HG_SECTIONS];
extern const uint8_t hg_prosperity[2][11];      /* W, M: value of a space */
extern const uint8_t hg_tariff[HG_SECTIONS][2]; /* Food, Luxury */
int hg_corporate_tax(int revenue, int section);
int hg_wealth(int capital); /* points, which is also the space of the marker */
int hg_population(int workers);
int hg_legitimacy_influence(int legitimacy);
extern const struct pl_text hg_policy_names[HG_POLICIES];

/* ---- Automas (automa_data.c) --------------------------------------------------------------------------------------
 */

enum hg_symbol { HG_AW, HG_BGS, HG_PB, HG_STR, HG_BC, HG_SFM, HG_LOB, HG_SA, HG_DEM, HG_SC, HG_SYMBOLS };
enum { HG_AI_CARDS = 30, HG_AI_SYMBOLS = 4, HG_AI_ACTIONS = 6, HG_INSTRUCTIONS = 38 };
struct hg_ai_card {
    uint8_t symbol[HG_AI_SYMBOLS];
    uint8_t policy[2];      /* 1-7, 0: none */
    uint8_t influence;      /* shows the Influence symbol */
    uint8_t bonus, special; /* codes of automa_codes.def */
    uint8_t bonus_requires[HG_POLICIES], special_requires[HG_POLICIES];
    int8_t bonus_n[4], special_n[4]; /* their numbers, in the order that the code names them */
    int8_t bonus_legitimacy[HG_CLASSES], special_legitimacy[HG_CLASSES];
};
extern const struct hg_ai_card hg_ai_cards[HG_CLASSES][HG_AI_CARDS];
extern const uint8_t hg_desired[HG_ROLES][HG_POLICIES]; /* sections */
extern const uint8_t hg_ai_actions[HG_CLASSES]
                                  [HG_AI_ACTIONS]; /* enum hg_symbol of its action cards, as in `row` below */

#endif
