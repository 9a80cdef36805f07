/* What is printed for the automas: AI cards, instruction cards, priority cards, Desired Policies (HG-20 to HG-28). */
#include "games/hegemony/data.h"

#define AI_TEXT(NAME, EN, FR) static const char en_##NAME[] = EN, fr_##NAME[] = FR;
#include "games/hegemony/automa_cards.def"

enum { IN_AB = 3, IN_BC = 6 }; /* a bit per section */
#define SYMBOLS(A, B, C, D) .symbol = {HG_##A, HG_##B, HG_##C, HG_##D}
#define NUMBERS(...)                                                                                                   \
    { __VA_ARGS__ }
#define NO_NUMBERS                                                                                                     \
    { 0 }
#define NEEDS(POLICY, SECTIONS)                                                                                        \
    { [POLICY - 1] = IN_##SECTIONS }
#define FREE                                                                                                           \
    { 0 }
const struct hg_ai_card hg_ai_cards[HG_CLASSES][HG_AI_CARDS] = {
#define AI(CLASS, NUMBER, SHOWN, POLICY, SECOND, INFLUENCE, BONUS, BONUS_TEXT, BONUS_NEED, BONUS_NUMBERS, BONUS_PLUS,  \
           SPECIAL, SPECIAL_TEXT, SPECIAL_NEED, SPECIAL_NUMBERS, SPECIAL_PLUS, EVERY)                                  \
    [HG_##CLASS][NUMBER - 1] = {SHOWN,                                                                                 \
                                .policy = {POLICY, SECOND},                                                            \
                                .bonus_requires = BONUS_NEED,                                                          \
                                .special_requires = SPECIAL_NEED,                                                      \
                                .bonus = HG_BONUS_##BONUS,                                                             \
                                .special = HG_SPECIAL_##SPECIAL,                                                       \
                                .influence = INFLUENCE,                                                                \
                                .bonus_n = BONUS_NUMBERS,                                                              \
                                .special_n = SPECIAL_NUMBERS,                                                          \
                                .bonus_legitimacy[HG_##CLASS] = BONUS_PLUS,                                            \
                                .special_legitimacy[HG_##CLASS] = SPECIAL_PLUS,                                        \
                                .special_per = EVERY,                                                                  \
                                .bonus_text = PL_TEXT(en_##BONUS_TEXT, fr_##BONUS_TEXT),                               \
                                .special_text = PL_TEXT(en_##SPECIAL_TEXT, fr_##SPECIAL_TEXT)},
#include "games/hegemony/automa_cards.def"
};

#define PAIR(EN, FR) PL_TEXT(EN, FR)
const struct hg_instruction hg_instructions[HG_INSTRUCTIONS] = {
#define INSTRUCTION(NUMBER, CLASS, KIND, TITLE_EN, TITLE_FR, EN, FR)                                                   \
    [NUMBER - 1] = {.key = NUMBER < 10 ? "in0" #NUMBER : "in" #NUMBER,                                                 \
                    .name = PAIR(TITLE_EN, TITLE_FR),                                                                  \
                    .text = PAIR(EN, FR),                                                                              \
                    .role = HG_##CLASS,                                                                                \
                    .kind = HG_##KIND},
#include "games/hegemony/instructions.def"
};

const struct pl_text hg_symbol_names[HG_SYMBOLS] = {
    [HG_AW] = PL_TEXT("Assign Workers", "Assigner des Travailleurs"),
    [HG_BGS] = PL_TEXT("Buy Goods & Services", "Acheter des Biens & Services"),
    [HG_PB] = PL_TEXT("Propose Bill", "Proposer un Projet de Loi"),
    [HG_STR] = PL_TEXT("Strike", "Grève"),
    [HG_BC] = PL_TEXT("Build Company", "Construire une Entreprise"),
    [HG_SFM] = PL_TEXT("Sell to the Foreign Market", "Vendre sur le Marché Étranger"),
    [HG_LOB] = PL_TEXT("Lobby", "Lobbying"),
    [HG_SA] = PL_TEXT("Special Action", "Action Spéciale"),
    [HG_DEM] = PL_TEXT("Demonstration", "Manifestation"),
    [HG_SC] = PL_TEXT("Sell Company", "Vendre une Entreprise"),
};
const struct pl_text hg_symbol_short[HG_SYMBOLS] = {
    [HG_AW] = PL_TEXT("Assign", "Assigner"),
    [HG_BGS] = PL_TEXT("Buy", "Acheter"),
    [HG_PB] = PL_TEXT("Bill", "Projet de Loi"),
    [HG_STR] = PL_TEXT("Strike", "Grève"),
    [HG_BC] = PL_TEXT("Build", "Construire"),
    [HG_SFM] = PL_TEXT("Export", "Exporter"),
    [HG_LOB] = PL_TEXT("Lobby", "Lobbying"),
    [HG_SA] = PL_TEXT("Special", "Spéciale"),
    [HG_DEM] = PL_TEXT("Demonstration", "Manifestation"),
    [HG_SC] = PL_TEXT("Sell", "Vendre"),
};

const uint8_t hg_desired[HG_ROLES][HG_POLICIES] = {
    [HG_W] = {HG_A, HG_A, HG_A, HG_A, HG_A, HG_CC, HG_B},
    [HG_M] = {HG_B, HG_B, HG_B, HG_B, HG_B, HG_B, HG_A},
    [HG_C] = {HG_CC, HG_CC, HG_CC, HG_CC, HG_CC, HG_A, HG_CC},
    [HG_S] = {HG_B, HG_CC, HG_A, HG_B, HG_B, HG_B, HG_CC},
};
const uint8_t hg_ai_actions[HG_CLASSES][HG_AI_ACTIONS] = {
    [HG_W] = {HG_AW, HG_BGS, HG_PB, HG_SA, HG_STR, HG_DEM},
    [HG_M] = {HG_BGS, HG_BC, HG_AW, HG_SA, HG_SFM, HG_PB},
    [HG_C] = {HG_BC, HG_SFM, HG_PB, HG_SA, HG_LOB, HG_SC},
};
const uint8_t hg_ai_start[HG_CLASSES][HG_AI_ACTIONS] = {{1, 1, 1, 0, 0, 0}, {1, 1, 1, 0, 0, 0}, {1, 1, 1, 0, 0, 0}};
