/* The expansion's cards: tables that tools/worldorder_cards.py makes of events.csv and effect_cards.csv. */
#include "games/worldorder/data.h"
#include "games/worldorder/event_cards.h"
#include "games/worldorder_effects.h"

const struct wo_event_row wo_events[WO_EVENTS] = {WO_EVENT_ROWS};
const struct wo_effect_row wo_effect_cards[WO_EFFECTS] = {WO_EFFECT_ROWS};
const uint16_t wo_hook_mask[WO_HOOKS] = {WO_HOOK_MASKS};
const uint32_t wo_card_set = WO_CARD_SET;
