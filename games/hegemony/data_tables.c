/* The small decks and the tables of the boards (HG-41, HG-42, HG-9): numbers alone. */
#include "games/hegemony/data.h"

/* Export cards (HG-41): of each resource two transactions, how many units for how much money. */

const struct hg_export hg_exports[HG_EXPORTS] = {
    {{2, 6, 4, 8, 3, 5, 3, 7}, {20, 55, 30, 55, 25, 40, 15, 35}},
    {{3, 7, 4, 6, 3, 5, 2, 6}, {30, 70, 30, 40, 20, 35, 15, 35}},
    {{4, 8, 3, 5, 3, 7, 2, 6}, {50, 95, 20, 30, 15, 35, 15, 40}},
    {{3, 7, 3, 5, 4, 8, 2, 6}, {35, 80, 15, 25, 20, 40, 15, 45}},
    {{4, 7, 3, 5, 2, 6, 3, 7}, {45, 80, 20, 30, 15, 40, 20, 50}},
    {{3, 7, 4, 8, 2, 6, 3, 5}, {25, 55, 25, 45, 10, 35, 20, 35}},
    {{2, 6, 4, 7, 3, 7, 3, 6}, {25, 65, 20, 35, 20, 40, 25, 45}},
    {{3, 6, 3, 7, 3, 7, 2, 7}, {25, 50, 20, 50, 20, 40, 15, 55}},
    {{3, 5, 3, 7, 3, 6, 3, 7}, {30, 50, 25, 55, 20, 50, 20, 50}},
    {{2, 6, 3, 7, 3, 5, 4, 8}, {15, 45, 20, 50, 20, 30, 25, 45}},
    {{3, 7, 2, 6, 3, 5, 4, 7}, {35, 75, 10, 35, 20, 35, 25, 40}},
    {{4, 8, 2, 6, 3, 5, 3, 7}, {45, 85, 15, 40, 15, 25, 15, 35}},
    {{2, 6, 3, 5, 4, 8, 3, 7}, {15, 50, 25, 40, 25, 45, 15, 35}},
    {{2, 6, 3, 7, 4, 7, 3, 5}, {15, 50, 15, 35, 30, 50, 20, 35}},
    {{3, 5, 2, 6, 3, 7, 4, 8}, {30, 50, 10, 35, 25, 55, 25, 45}},
    {{4, 7, 3, 6, 2, 7, 3, 5}, {40, 70, 25, 50, 15, 50, 20, 30}},
};

/* Business deals: Food, Luxury, cost, tariff by the section of policy 6. Two cards of each. */
const struct hg_deal hg_deals[HG_DEALS] = {
    {7, 0, 50, {14, 7, 0}},  {0, 12, 50, {24, 12, 0}}, {0, 10, 40, {20, 10, 0}}, {5, 6, 60, {22, 11, 0}},
    {8, 4, 75, {24, 12, 0}}, {6, 0, 40, {12, 6, 0}},   {8, 0, 55, {16, 8, 0}},   {0, 8, 30, {16, 8, 0}},
    {4, 8, 60, {24, 12, 0}}, {7, 5, 70, {24, 12, 0}},
};

/* Immigration cards: the worker of W, the worker of M. */
const struct hg_immigrant hg_immigrants[HG_IMMIGRANTS] = {
    {{HG_UNSKILLED, HG_T_EDUCATION}},   {{HG_T_HEALTH, HG_UNSKILLED}},      {{HG_T_EDUCATION, HG_UNSKILLED}},
    {{HG_UNSKILLED, HG_T_LUXURY}},      {{HG_T_LUXURY, HG_UNSKILLED}},      {{HG_UNSKILLED, HG_T_EDUCATION}},
    {{HG_UNSKILLED, HG_T_EDUCATION}},   {{HG_T_EDUCATION, HG_UNSKILLED}},   {{HG_UNSKILLED, HG_T_LUXURY}},
    {{HG_T_LUXURY, HG_UNSKILLED}},      {{HG_UNSKILLED, HG_T_LUXURY}},      {{HG_UNSKILLED, HG_T_MEDIA}},
    {{HG_T_HEALTH, HG_UNSKILLED}},      {{HG_UNSKILLED, HG_T_HEALTH}},      {{HG_UNSKILLED, HG_T_HEALTH}},
    {{HG_UNSKILLED, HG_T_HEALTH}},      {{HG_T_AGRICULTURE, HG_UNSKILLED}}, {{HG_UNSKILLED, HG_T_MEDIA}},
    {{HG_UNSKILLED, HG_T_MEDIA}},       {{HG_UNSKILLED, HG_T_AGRICULTURE}}, {{HG_T_MEDIA, HG_UNSKILLED}},
    {{HG_T_MEDIA, HG_UNSKILLED}},       {{HG_UNSKILLED, HG_T_AGRICULTURE}}, {{HG_T_AGRICULTURE, HG_UNSKILLED}},
    {{HG_UNSKILLED, HG_T_AGRICULTURE}},
};

/* Political agendas: sections of policies 1 to 5, points per match. */
const struct hg_agenda hg_agendas[HG_AGENDAS] = {
    {{HG_B, HG_A, HG_CC, HG_A, HG_CC}, 1}, {{HG_CC, HG_B, HG_A, HG_B, HG_CC}, 1}, {{HG_A, HG_CC, HG_B, HG_CC, HG_A}, 1},
    {{HG_CC, HG_B, HG_B, HG_B, HG_A}, 1},  {{HG_B, HG_CC, HG_A, HG_B, HG_A}, 1},  {{HG_CC, HG_A, HG_A, HG_CC, HG_B}, 1},
    {{HG_B, HG_A, HG_CC, HG_CC, HG_A}, 1}, {{HG_A, HG_B, HG_CC, HG_B, HG_CC}, 1}, {{HG_CC, HG_B, HG_B, HG_A, HG_B}, 1},
    {{HG_B, HG_CC, HG_B, HG_A, HG_B}, 1},
};

const uint8_t hg_price[HG_STORED][HG_LEVELS] = {{9, 12, 15}, {5, 8, 10}, {5, 8, 10}, {5, 8, 10}};
const uint8_t hg_public_price[HG_SECTIONS] = {0, 5, 10};
const uint8_t hg_tariff[HG_SECTIONS][2] = {{10, 6}, {5, 3}, {0, 0}};
const uint8_t hg_income_tax[HG_SECTIONS][HG_SECTIONS] = {{7, 6, 5}, {4, 4, 4}, {1, 2, 3}};
const uint8_t hg_tax_base[HG_SECTIONS] = {3, 2, 1}, hg_tax_factor[HG_SECTIONS] = {2, 1, 0},
              hg_tax_welfare[HG_SECTIONS] = {2, 1, 0};
const uint8_t hg_prosperity[2][11] = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, {0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7}};

int hg_corporate_tax(int revenue, int section) { /* HG-9.4 */
    static const struct {
        int16_t from;
        uint8_t tax[HG_SECTIONS];
    } row[] = {{300, {160, 120, 60}}, {200, {100, 70, 40}}, {100, {40, 30, 20}}, {50, {24, 15, 10}},
               {25, {12, 10, 7}},     {10, {5, 5, 4}},      {5, {1, 2, 2}},      {INT16_MIN, {0, 0, 0}}};
    int i = 0;
    while (revenue < row[i].from)
        i++;
    return row[i].tax[section];
}

int hg_wealth(int capital) { /* HG-11.3: the points, and as many spaces on the track */
    static const int16_t from[] = {10, 25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500};
    int space = 0;
    while (space < 15 && capital >= from[space])
        space++;
    return space;
}

int hg_population(int workers) { /* HG-1.6 */
    return workers < 12 ? 3 : workers >= 30 ? 10 : workers / 3;
}

int hg_legitimacy_influence(int legitimacy) { /* HG-8.2 */
    return legitimacy / 2;
}
