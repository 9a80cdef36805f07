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
    int8_t legitimacy[HG_CLASSES]; /* what it plainly adds with four players, to be shown: the effect itself does it */
    int16_t effect;                /* its row of effects.txt, HG_CARD_W_SPECIALIZATION … (hegemony_effects.h) */
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
/* Hidden agendas in the order of HG-54: S, M, W, C; hg_first_goal is where those of a role begin. What each asks is
 * goals.c's to test, with the numbers of its row. */
enum hg_timing {
    HG_ANYTIME,
    HG_GAME_END,
    HG_IN_PREPARATION,
    HG_IN_PRODUCTION,
    HG_IN_ELECTIONS,
    HG_IN_SCORING,
    HG_IN_ACTION
};
enum hg_goal_id {
#define GOAL(NAME, ...) HG_GOAL_##NAME,
#include "games/hegemony/goals.def"
    HG_GOAL_COUNT
};
struct hg_goal {
    const char *key; /* "leviathan" */
    struct pl_text name, text;
    uint8_t role, timing, vp;        /* enum hg_timing */
    uint8_t first_round, last_round; /* in which it can be fulfilled */
    uint16_t n, m;                   /* how many of what it names first, and second: "12 companies, 11 operational" */
};
extern const struct hg_goal hg_goals[HG_GOALS];
extern const uint8_t hg_first_goal[HG_ROLES];

/* ---- Events and Alternative Events (HG-50, HG-52) ------------------------------------------------------------------
 *
 * Both share ids: 0-24 Events, 25-49 the Alternative Events that are in the game instead. A task reads as a row of
 * events.def: what is done, for which classes, what is spent, what is given, what it brings, what it costs to leave it.
 */

/* What is spent, provided, gained: a good by its number, the fifth of them Media Influence, and what else there is. */
enum hg_item {
    HG_ITEM_FOOD = HG_FOOD,
    HG_ITEM_LUXURY = HG_LUX,
    HG_ITEM_HEALTH = HG_HEA,
    HG_ITEM_EDUCATION = HG_EDU,
    HG_ITEM_MEDIA = HG_INF,
    HG_ITEM_PERSONAL,
    HG_ITEM_EITHER, /* Influence, Media or Personal as S likes */
    HG_ITEM_CUBES,
    HG_ITEM_MONEY,
    HG_ITEMS
};
/* What an amount counts, of the class chosen. */
enum hg_per {
    HG_PER_ONE,
    HG_PER_POPULATION,
    HG_PER_EMPLOYED,
    HG_PER_COMPANIES,        /* its own */
    HG_PER_OPERATIONAL,      /* its own operational ones */
    HG_PER_HALF_POPULATION,  /* rounded up */
    HG_PER_HALF_OPERATIONAL, /* rounded up */
    HG_PER_HALF_EITHER,      /* C: half its operational companies; W, M: half its Population; rounded up */
    HG_PER_PUBLIC_WORKERS,   /* its workers in Public companies */
    HG_PER_OPEN_PUBLIC,      /* open Public companies */
    HG_PER_OFF_AGENDA,       /* policies 1 to 5 that do not match the Agenda */
    HG_PER_FREE_MARKERS,     /* its free bill markers */
    HG_PERS
};
struct hg_part { /* n of an item, times what `per` counts; from `least` to that if `least` is not 0 */
    uint8_t item, per, n, least;
};
enum hg_task_kind {
    HG_TASK_SPEND,     /* S spends all of `spend` from its own and, if `classes`, chooses one */
    HG_TASK_SPEND_ONE, /* one of `spend` */
    HG_TASK_SPEND_MIX, /* of the two items spend[0].n in all, at least 1 of each */
    HG_TASK_REPLACE,   /* spend[0]; each missing one may be spend[1] */
    HG_TASK_PROVIDE,   /* spends `spend`, provides all of `give` to a class */
    HG_TASK_MIX,       /* provides give[0] in all, of its item and that of give[1], at least 1 of each */
    HG_TASK_TWO,       /* provides `give` to each of two classes */
    HG_TASK_ALL,       /* provides give[0] to every class: reward of S; or give[1]: the rewards of all classes */
    HG_TASK_SPLIT,     /* spends, then provides give[0] split among all three classes */
    HG_TASK_BUY,       /* buys give[0] from the other players, who are `classes` */
    HG_TASK_STOCK_UP,  /* buys give[0] from players or abroad without tariff, chooses a class */
    HG_TASK_BUILD,     /* builds a Market company for its class, which costs at least spend[0] */
    HG_TASK_BILL       /* proposes a bill that the class names */
};
enum hg_task_filter { /* what a class must have to be chosen */
                      HG_CLASS_ANY,
                      HG_CLASS_EDUCATION, /* an operational company of the industry */
                      HG_CLASS_LUXURY,
                      HG_CLASS_HEALTH,
                      HG_CLASS_MARKER,        /* a free bill marker */
                      HG_CLASS_PUBLIC_WORKERS /* workers in a Public company */
};
enum hg_reward_kind { HG_NO_REWARD, HG_LEGITIMACY, HG_TOKEN, HG_VP };
struct hg_reward {
    uint8_t kind, n, per; /* once for every `per` items that the class got; 0: once */
};
enum { HG_TWO_OF_THREE = 8 }; /* in `penalty`: S names two classes; else a bit per class */
struct hg_task {
    uint8_t kind, classes, filter; /* classes: bits of those to choose from; 0: none is chosen */
    uint8_t penalty;               /* Legitimacy -1 with these where nothing was done */
    struct hg_part spend[3], give[2];
    struct hg_reward reward[HG_ROLES]; /* for the class chosen; of S: where none is */
    uint8_t spends, gives;             /* how many parts */
};
/* The advantage of an Alternative Event for the class that keeps it. */
enum hg_advantage_kind {
    HG_NO_ADVANTAGE,
    HG_ADV_GAIN,       /* `gain` from the supply */
    HG_ADV_STATE_PAYS, /* n money */
    HG_ADV_SELL,       /* may sell up to gain[0] to the State at n each; then S: `vp` */
    HG_ADV_STAFF,      /* gain[0], and may staff a company before it produces */
    HG_ADV_FORCE,      /* once: S must support a bill with up to n Influence */
    HG_ADV_FEED,       /* Cover Needs: the State gives gain[0]; if it cannot S: `vp` */
    HG_ADV_TAX,        /* n less in Pay Taxes */
    HG_ADV_OUTPUT,     /* each own operational Luxury company makes n more */
    HG_ADV_WAGES,      /* the State pays n more per Public company with own workers; S: `vp` */
    HG_ADV_BUILD,      /* the State pays n of the cost of each company built; S: `vp` */
    HG_ADV_SHIFT       /* a wage n level up or down for this phase */
};
struct hg_advantage {
    uint8_t kind, phase; /* enum hg_timing */
    uint8_t n;
    int8_t vp;
    struct hg_part gain[2];
    uint8_t gains;
};
enum hg_event_id {
#define EVENT(NAME, ...) HG_EV_##NAME,
#include "games/hegemony/events.def"
    HG_EVENT_COUNT
};
struct hg_event {
    const char *key;                      /* "political-scandal" */
    struct pl_text name, task, advantage; /* advantage: of Alternative Events */
    struct hg_task rule;
    struct hg_advantage use;
};
extern const struct hg_event hg_events[HG_EVENTS + HG_ALT_EVENTS];

/* ---- Crisis cards (HG-53): bills that go, sections set, steps, Legitimacy lost
 * --------------------------------------- */

enum hg_crisis_step_kind {
    HG_CR_INFLUENCE, /* n, times what `per` counts */
    HG_CR_CUBES,
    HG_CR_REMOVE, /* n unemployed workers */
    HG_CR_PAY,    /* n to the State */
    HG_CR_ROUNDS, /* n to the State, again and again until it can pay its Loans off */
    HG_CR_GAIN,   /* S: n from the supply */
    HG_CR_GET,    /* n from the State */
    HG_CR_HEALTH, /* n Health from the State, if there */
    HG_CR_STRIKE, /* n Strike tokens */
    HG_CR_FREE,   /* S: Public companies opened by it cost nothing */
    HG_CR_LEND    /* may lend 30 or 50; too little in all: the next card */
};
enum hg_crisis_per {
    HG_CR_ONE,
    HG_CR_HALF_POPULATION, /* rounded up */
    HG_CR_UNIONS,
    HG_CR_WORKPLACES, /* Public and Capitalist companies with own workers */
    HG_CR_HALF_COMPANIES
};
struct hg_crisis_step {
    uint8_t who, kind, n, per; /* who: bit per role */
};
enum { HG_CRISIS_STEPS = 6, HG_HALVED = 100, HG_AS_PAID = 101 }; /* in `loss`: halved rounded up; 1 per 10 paid */
enum hg_crisis_skip { HG_CR_ALWAYS, HG_CR_NOT_LAST_ROUND, HG_CR_TWO_UNIONS };
struct hg_crisis {
    const char *key;
    struct pl_text name, text;
    uint8_t bills;                /* bit per policy whose bill goes */
    uint8_t section[HG_POLICIES]; /* set: section + 1; 0: as it is */
    uint8_t locks;                /* bit per policy locked until the next Check IMF */
    uint8_t skip;                 /* enum hg_crisis_skip: when it is not passed over */
    uint8_t loss[HG_CLASSES];     /* Legitimacy */
    uint8_t steps;
    struct hg_crisis_step step[HG_CRISIS_STEPS];
};
enum hg_crisis_id {
#define CRISIS(NAME, ...) HG_CRISIS_##NAME,
#include "games/hegemony/crises.def"
    HG_CRISIS_COUNT
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

/* ---- Names in sentences (words_names.c): what an argument of a phrase is where one number must say two things
 * -------- */

#define HG_AMOUNT(ITEM, N) ((int32_t)((uint32_t)(ITEM) << 16 | (uint16_t)(N))) /* enum hg_item; {0:amount} */
#define HG_A_CARD(ROLE, TYPE) ((ROLE) << 8 | (TYPE))                           /* {0:card}: a type of the role's pack */
#define HG_AN_AI(CLASS, CARD) ((CLASS) << 8 | (CARD))                          /* {0:ai} */
#define HG_A_SECTION(POLICY, SECTION) ((POLICY)*HG_SECTIONS + (SECTION))       /* {0:section}: 2B */

/* ---- Automas (automa_data.c) --------------------------------------------------------------------------------------
 */

enum hg_symbol { HG_AW, HG_BGS, HG_PB, HG_STR, HG_BC, HG_SFM, HG_LOB, HG_SA, HG_DEM, HG_SC, HG_SYMBOLS };
enum { HG_AI_CARDS = 30, HG_AI_SYMBOLS = 4, HG_AI_ACTIONS = 6, HG_INSTRUCTIONS = 38 };
/* What the bonus and the special action of an AI card do: automa_codes.def, with what their numbers mean. */
enum hg_bonus {
    HG_NO_BONUS,
#define BONUS(NAME, ...) HG_BONUS_##NAME,
#include "games/hegemony/automa_codes.def"
    HG_BONUSES
};
enum hg_special {
    HG_NO_SPECIAL,
#define SPECIAL(NAME, ...) HG_SPECIAL_##NAME,
#include "games/hegemony/automa_codes.def"
    HG_SPECIALS
};
/* The checks that stand on cards with the Special Action symbol in the place of a bonus (code SA_CHECK, first number).
 */
enum hg_sa_check { HG_SA_MACHINERY, HG_SA_COMPANIES, HG_SA_REVENUE, HG_SA_LUXURY, HG_SA_UNEMPLOYED };
struct hg_ai_card {
    uint8_t symbol[HG_AI_SYMBOLS];
    uint8_t policy[2];                                                  /* 1-7, 0: none */
    uint8_t influence;                                                  /* shows the Influence symbol */
    uint8_t bonus, special;                                             /* enum hg_bonus, enum hg_special */
    uint8_t bonus_requires[HG_POLICIES], special_requires[HG_POLICIES]; /* as in struct hg_card */
    int16_t bonus_n[4], special_n[4]; /* their numbers, in the order that the code names them */
    int8_t bonus_legitimacy[HG_CLASSES], special_legitimacy[HG_CLASSES];
    uint8_t special_per; /* its Legitimacy is for every so many units sold or companies counted; 0: once */
    struct pl_text bonus_text, special_text;
};
extern const struct hg_ai_card hg_ai_cards[HG_CLASSES][HG_AI_CARDS];
/* Instruction cards, to be shown: IN01 is row 0. */
enum hg_instruction_kind { HG_CHECK, HG_CONDITION, HG_CRITERIA, HG_REFERENCE, HG_INFLUENCE_TABLE };
struct hg_instruction {
    const char *key; /* "in01" */
    struct pl_text name, text;
    int8_t role;  /* a class, HG_NOBODY: all */
    uint8_t kind; /* enum hg_instruction_kind */
};
extern const struct hg_instruction hg_instructions[HG_INSTRUCTIONS];
extern const struct pl_text hg_symbol_names[HG_SYMBOLS], hg_symbol_short[HG_SYMBOLS];
extern const uint8_t hg_desired[HG_ROLES][HG_POLICIES]; /* sections */
/* The action cards of a class (enum hg_symbol) in the order of `row` in struct hg_automa, which is also the order of
 * arrival at the start; and the rows in which they start. A policy card starts in row distance - 1, or aside. */
extern const uint8_t hg_ai_actions[HG_CLASSES][HG_AI_ACTIONS], hg_ai_start[HG_CLASSES][HG_AI_ACTIONS];

#endif
