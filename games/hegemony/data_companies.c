/* The companies, made of companies.def. */
#include "games/hegemony/data.h"

#define SLOTS(A, B, C)                                                                                                 \
    { HG_SLOT_##A, HG_SLOT_##B, HG_SLOT_##C }
#define WAGES(A, B, C)                                                                                                 \
    { A, B, C }
#define FORMS(FR, ...) FR
#define PAIR(EN, FR) PL_TEXT(EN, FR)
const struct hg_company hg_companies[HG_TYPES] = {
#define COMPANY(NAME, KEY, OWNER, INDUSTRY, COST, COPIES, SLOT, OUTPUT, MACHINE, EMPLOYEE, WAGE, AUTOMATED, EN, FR)    \
    [HG_CO_##NAME] = {.key = KEY,                                                                                      \
                      .name = PAIR(EN, FR),                                                                            \
                      .owner = HG_OWN_##OWNER,                                                                         \
                      .industry = HG_##INDUSTRY,                                                                       \
                      .cost = COST,                                                                                    \
                      .copies = COPIES,                                                                                \
                      .slot = SLOT,                                                                                    \
                      .output = OUTPUT,                                                                                \
                      .machine = MACHINE,                                                                              \
                      .employee = EMPLOYEE,                                                                            \
                      .wage = WAGE,                                                                                    \
                      .automated = AUTOMATED},
#include "games/hegemony/companies.def"
};
