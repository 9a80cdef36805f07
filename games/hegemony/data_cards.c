/* The action cards, made of cards.def. */
#include "games/hegemony/data.h"
#include "games/hegemony_effects.h"

/* Several roles have cards with the same words. */
#define TEXT(NAME, EN, FR, DOES_EN, DOES_FR)                                                                           \
    static const char name_en_##NAME[] = EN, name_fr_##NAME[] = FR, does_en_##NAME[] = DOES_EN,                        \
                      does_fr_##NAME[] = DOES_FR;
#include "games/hegemony/cards.def"

/* Where the types of a role begin, and its types of the expansion. */
enum {
    FIRST_W = HG_CARD_W_SPECIALIZATION,
    FIRST_M = HG_CARD_M_HEALTHCARE_BENEFITS,
    FIRST_C = HG_CARD_C_HEALTH_CRISIS,
    FIRST_S = HG_CARD_S_EMPLOYMENT_SUPPORT_SCHEME,
    AFTER = HG_CARD_S_COVID_19_VACCINATION_PROGRAM + 1,
    MORE_W = HG_CARD_W_MOMENTUM_FOR_CHANGE,
    MORE_M = HG_CARD_M_MOMENTUM_FOR_CHANGE,
    MORE_C = HG_CARD_C_MOMENTUM_FOR_CHANGE,
    MORE_S = HG_CARD_S_MOMENTUM_FOR_CHANGE
};
enum { IN_AB = 3, IN_BC = 6 }; /* a bit per section */
#define NEEDS(POLICY, SECTIONS) .requires[POLICY - 1] = IN_##SECTIONS
#define FREE .requires = {0}
#define LEGITIMACY(W, M, C) .legitimacy = {W, M, C}

static const struct hg_card cards[AFTER] = {
#define CARD(ROLE, NAME, WORDS, KEY, COPIES, NEED, PLAINLY)                                                            \
    [HG_CARD_##ROLE##_##NAME] = {.key = KEY,                                                                           \
                                 .name = PL_TEXT(name_en_##WORDS, name_fr_##WORDS),                                    \
                                 .text = PL_TEXT(does_en_##WORDS, does_fr_##WORDS),                                    \
                                 .copies = COPIES,                                                                     \
                                 .expansion = (int)HG_CARD_##ROLE##_##NAME >= (int)MORE_##ROLE,                        \
                                 .effect = HG_CARD_##ROLE##_##NAME,                                                    \
                                 NEED,                                                                                 \
                                 PLAINLY},
#include "games/hegemony/cards.def"
};
const struct hg_pack hg_packs[HG_ROLES] = {
    [HG_W] = {FIRST_M - FIRST_W, MORE_W - FIRST_W, &cards[FIRST_W]},
    [HG_M] = {FIRST_C - FIRST_M, MORE_M - FIRST_M, &cards[FIRST_M]},
    [HG_C] = {FIRST_S - FIRST_C, MORE_C - FIRST_C, &cards[FIRST_C]},
    [HG_S] = {AFTER - FIRST_S, MORE_S - FIRST_S, &cards[FIRST_S]},
};
static_assert(FIRST_M - FIRST_W <= HG_MAX_CARDS && FIRST_C - FIRST_M <= HG_MAX_CARDS &&
                  FIRST_S - FIRST_C <= HG_MAX_CARDS && AFTER - FIRST_S <= HG_MAX_CARDS,
              "types of one role");
