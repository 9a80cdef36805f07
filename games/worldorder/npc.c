/* Powers that nobody plays (WO-9): auto-influence, and what events give them (WO-20.2). Nothing is asked or drawn here,
 * so there is no frame. */
#include "games/worldorder/automa_parts.h"

/* WO-9.2: a permanent slot if one is free, else the temporary row. */
void wo_npc_influence(struct wo_state *s, int power, int region, struct pl_notes *notes) {
    if (wo_free_permanent(s, region) >= 0)
        wo_add_permanent(s, power, region, notes);
    else
        wo_add_temporary(s, power, region, notes);
}

/* WO-9.4: a player who has a commerce card face up turns one down and takes $10. */
static void trade_with(struct wo_state *s, int power, int partner, struct pl_notes *notes) {
    uint8_t *deals = &s->power[partner].deals;
    if (wo_is_npc(s, partner) || !*deals || wo_automa_barred(s, power, partner))
        return;
    *deals &= (uint8_t)(*deals - 1);
    NOTE(N_NPC_TRADE, power, partner);
    wo_money(s, partner, 10, notes);
}

static void row_of_card(struct wo_state *s, int power, const struct wo_auto_row *row, struct pl_notes *notes) {
    wo_npc_influence(s, power, row->region, notes);
    if (row->army) { /* WO-9.3 */
        s->region[row->region].army[power]++;
        NOTE(N_NPC_ARMY, power, row->region);
    }
    if (row->partner >= 0)
        trade_with(s, power, row->partner, notes);
}

void wo_auto_influence(struct wo_state *s, struct pl_notes *notes) {
    for (int i = 0; i < 2; i++) { /* WO-9.5 */
        if (!s->auto_up[i])
            continue;
        NOTE(N_NPC_CARD, s->auto_up[i]);
        PL_EACH_BIT(power, s->npc) {
            row_of_card(s, power, &wo_autos[s->auto_up[i] - 1][power], notes);
        }
    }
}

/* WO-9.6: the two that lie there are laid aside. */
void wo_auto_show(struct wo_state *s, struct pl_notes *notes) {
    (void)notes;
    s->auto_up[0] = s->auto_up[1] = 0;
    wo_push(s, WO_F_AUTO, PL_CHANCE);
}
