/* The eight actions by number. */
#include "games/worldorder/actions.h"

static const struct {
    bool (*possible)(const struct wo_state *s, int power, const struct wo_terms *terms);
    void (*begin)(struct wo_state *s, int power, const struct wo_terms *terms, struct pl_notes *notes);
} acts[WO_ACTS] = {
    [WO_ACT_IMPROVE] = {wo_improve_possible, wo_improve_begin},
    [WO_ACT_ENGAGE] = {wo_engage_possible, wo_engage_begin},
    [WO_ACT_TRADE] = {wo_trade_possible, wo_trade_begin},
    [WO_ACT_INVEST] = {wo_invest_possible, wo_invest_begin},
    [WO_ACT_MOVE] = {wo_move_possible, wo_move_begin},
    [WO_ACT_BASE] = {wo_base_possible, wo_base_begin},
    [WO_ACT_GROWTH] = {wo_growth_possible, wo_growth_begin},
    [WO_ACT_PRODUCE] = {wo_produce_possible, wo_produce_begin},
};

/* Only persons act by choosing; an improve that is free (WO-16.8) automas take as well. */
bool wo_can_act(const struct wo_state *s, int power, enum wo_act_kind act, const struct wo_terms *terms) {
    if (!wo_is_human(s, power))
        return act == WO_ACT_IMPROVE && terms->country >= 0 && wo_is_automa(s, power) &&
               acts[act].possible(s, power, terms);
    return acts[act].possible(s, power, terms);
}

void wo_act(struct wo_state *s, int power, enum wo_act_kind act, const struct wo_terms *terms, struct pl_notes *notes) {
    if (!wo_is_human(s, power)) { /* WO-23.24 */
        wo_take_country(s, power, terms->country, notes);
        return;
    }
    acts[act].begin(s, power, terms, notes);
}
