/* Between act_assign.c and the rows in act_target.c. */
#ifndef PLATEAU_HEGEMONY_ACT_ASSIGN_H
#define PLATEAU_HEGEMONY_ACT_ASSIGN_H

#include "games/hegemony/actions.h"

#define HG_FROM_IDLE (1u << HG_PLACES) /* among sources: the unemployed */

/* The workers that could move now, and from where. */
struct hg_hand {
    uint32_t places;
    int n;
    uint8_t by_trade[HG_TRADES];
};
struct hg_hand hg_hand_of(const struct hg_state *s, const struct hg_work *w);

/* Why a company cannot be filled; 0: it can. */
enum hg_target_why {
    HG_TARGET_FINE,
    HG_TARGET_NONE,
    HG_TARGET_FILLED,
    HG_TARGET_CARD,
    HG_TARGET_UNIONS,
    HG_TARGET_NO_OWNER,
    HG_TARGET_CLASS,
    HG_TARGET_FULL,
    HG_TARGET_LIMIT,
    HG_TARGET_TRADE,
    HG_TARGET_WORKERS
};
enum hg_target_why hg_target_why(const struct hg_state *s, const struct hg_work *w, const struct hg_hand *hand,
                                 int place, int *need);
uint32_t hg_assign_sources(const struct hg_state *s, const struct hg_work *w);
int hg_union_others(const struct hg_state *s, const struct hg_work *w, int industry, int from);
uint32_t hg_union_sources(const struct hg_state *s, const struct hg_work *w, uint32_t places, int industry);
bool hg_source_has(const struct hg_state *s, int role, int from, int trade);

#endif
