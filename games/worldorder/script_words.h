/* What the functions of the words read of their call (script_acts.c, script_ops.c). */
#ifndef PLATEAU_WORLDORDER_SCRIPT_WORDS_H
#define PLATEAU_WORLDORDER_SCRIPT_WORDS_H

#include "games/worldorder/actions.h"
#include "games/worldorder_effects.h"

static inline int wo_own(const struct pl_call *call) {
    return call->cursor->v[WO_V_OWN];
}

static inline int wo_it_of(const struct pl_call *call) {
    return call->cursor->v[WO_V_IT];
}

static inline bool wo_stands_in(const struct pl_call *call, int script) {
    int at = (int)(call->op - call->script->rows);
    return at >= wo_effect_at[script] && at < wo_effect_at[script + 1];
}

/* The region of a place, or -1; `rest`: the one of the three of BRICS that was not picked (WO-33.17). */
static inline int wo_place_region(const struct pl_call *call, int place) {
    if (place == WO_REST) {
        unsigned left = 1u << WO_AME | 1u << WO_AFR | 1u << WO_SAS;
        for (int i = WO_V_X; i <= WO_V_Y; i++)
            if (call->cursor->v[i] >= 0)
                left &= ~(1u << call->cursor->v[i]);
        return left ? __builtin_ctz(left) : -1;
    }
    if (place >= WO_PLACE_COUNTRY && place < WO_PLACE_COUNTRY + WO_COUNTRIES)
        return wo_countries[place - WO_PLACE_COUNTRY].region;
    return place >= 0 && place < WO_REGIONS ? place : -1;
}

#endif
