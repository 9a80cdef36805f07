/* Between crisis.c and the decisions that crisis cards ask for (crisis_steps.c). */
#ifndef PLATEAU_HEGEMONY_CRISIS_H
#define PLATEAU_HEGEMONY_CRISIS_H

#include "games/hegemony/politics.h"

enum { HG_LEND_LITTLE = 30, HG_OWED_LITTLE = 40, HG_LEND_MUCH = 50, HG_OWED_MUCH = 70 }; /* HG-15.4 */
static inline int hg_bond_lent(int owed) {
    return owed == HG_OWED_MUCH ? HG_LEND_MUCH : owed ? HG_LEND_LITTLE : 0;
}
void hg_crisis_remove(struct hg_state *s, int role, int n);
void hg_crisis_lend(struct hg_state *s, int role, struct pl_notes *notes);

#endif
