/* The action cards, made of cards.def. */
#include "games/hegemony/data.h"
#include "games/hegemony_effects.h"

/* Several roles have cards with the same words. */
#define TEXT(NAME, EN, FR, DOES_EN, DOES_FR)                                                                           \
    static const char name_en_##NAME[] = EN, name_fr_##NAME[] = FR, does_en_##NAME[] = DOES_EN,                        \
                      does_fr_##NAME[] = DOES_FR;
#include "games/hegemony/cards.def"

enum { IN_AB = 3, IN_BC = 6 }; /* a bit per section */
#define NEEDS(POLICY, SECTIONS) .requires[POLICY - 1] = IN_##SECTIONS
#define FREE .requires = {0}
#define LEGITIMACY(W, M, C) .legitimacy = {W, M, C}
#define ROW(ROLE, NAME, WORDS, KEY, COPIES, NEED, PLAINLY)                                                             \
    {.key = KEY,                                                                                                       \
     .name = PL_TEXT(name_en_##WORDS, name_fr_##WORDS),                                                                \
     .text = PL_TEXT(does_en_##WORDS, does_fr_##WORDS),                                                                \
     .copies = COPIES,                                                                                                 \
     .expansion = HG_CARD_##ROLE##_##NAME - HG_CARD_##ROLE##_FIRST >= BASE_##ROLE,                                     \
     .effect = HG_CARD_##ROLE##_##NAME,                                                                                \
     NEED,                                                                                                             \
     PLAINLY},
enum {
    HG_CARD_W_FIRST = HG_CARD_W_SPECIALIZATION,
    HG_CARD_M_FIRST = HG_CARD_M_HEALTHCARE_BENEFITS,
    HG_CARD_C_FIRST = HG_CARD_C_HEALTH_CRISIS,
    HG_CARD_S_FIRST = HG_CARD_S_EMPLOYMENT_SUPPORT_SCHEME,
    BASE_W = HG_CARD_W_MOMENTUM_FOR_CHANGE - HG_CARD_W_FIRST,
    BASE_M = HG_CARD_M_MOMENTUM_FOR_CHANGE - HG_CARD_M_FIRST,
    BASE_C = HG_CARD_C_MOMENTUM_FOR_CHANGE - HG_CARD_C_FIRST,
    BASE_S = HG_CARD_S_MOMENTUM_FOR_CHANGE - HG_CARD_S_FIRST
};

static const struct hg_card cards_w[] = {
#define CARD(ROLE, ...) CARD_##ROLE(ROLE, __VA_ARGS__)
#define CARD_W ROW
#define CARD_M(...)
#define CARD_C(...)
#define CARD_S(...)
#include "games/hegemony/cards.def"
#undef CARD_W
#undef CARD_M
};
static const struct hg_card cards_m[] = {
#define CARD(ROLE, ...) CARD_##ROLE(ROLE, __VA_ARGS__)
#define CARD_W(...)
#define CARD_M ROW
#include "games/hegemony/cards.def"
#undef CARD_M
#undef CARD_C
};
static const struct hg_card cards_c[] = {
#define CARD(ROLE, ...) CARD_##ROLE(ROLE, __VA_ARGS__)
#define CARD_M(...)
#define CARD_C ROW
#include "games/hegemony/cards.def"
#undef CARD_C
#undef CARD_S
};
static const struct hg_card cards_s[] = {
#define CARD(ROLE, ...) CARD_##ROLE(ROLE, __VA_ARGS__)
#define CARD_C(...)
#define CARD_S ROW
#include "games/hegemony/cards.def"
};

#define PACK(CARDS, BASE)                                                                                              \
    { (int)(sizeof CARDS / sizeof *CARDS), BASE, CARDS }
const struct hg_pack hg_packs[HG_ROLES] = {
    [HG_W] = PACK(cards_w, BASE_W),
    [HG_M] = PACK(cards_m, BASE_M),
    [HG_C] = PACK(cards_c, BASE_C),
    [HG_S] = PACK(cards_s, BASE_S),
};
static_assert(sizeof cards_w <= HG_MAX_CARDS * sizeof *cards_w && sizeof cards_m <= HG_MAX_CARDS * sizeof *cards_m &&
                  sizeof cards_c <= HG_MAX_CARDS * sizeof *cards_c && sizeof cards_s <= HG_MAX_CARDS * sizeof *cards_s,
              "a set of types has room for a pack");
