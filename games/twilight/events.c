/* The events: a row of effects.txt or a function, and what decides whether an event can happen at all. The functions
 * are in events_early.c, events_mid.c and events_late.c; those that choose or draw cards in events_cards.c. */
#include "games/twilight/events.h"

typedef void event_function(struct ts_state *s, int side, int player, struct pl_notes *notes);

/* Scoring cards: Shuttle Diplomacy first lets the US name a country (TS-13.13). */
static void event_scoring(struct ts_state *s, int card, struct pl_notes *notes) {
    (void)notes;
    int region = ts_scoring_region(card);
    if ((region == TS_ASIA || region == TS_MIDDLE_EAST) && ts_on(s, TS_FX_SHUTTLE)) {
        struct pl_set grounds = pl_set_and(pl_set_and(s->control[TS_SU], ts_battle), ts_region_set[region]);
        if (!pl_set_empty(&grounds)) {
            ts_push_pick(s, card, TS_US, TS_P_SHUTTLE, 1);
            return;
        }
    }
    ts_push(s, (struct pl_frame){.what = TS_F_SCORE, .v[0] = (int16_t)card, .v[1] = -1});
}

#define ROW(NAME, FUNCTION) [TS_##NAME] = ts_event_##FUNCTION,
static event_function *const events[TS_CARDS] = {TS_EVENTS(ROW)};
#undef ROW

/* TS-13.38: what keeps an event from happening. */
bool ts_event_possible(const struct ts_state *s, int card, int side) {
    switch (card) {
    case TS_SOCIALIST_GOVERNMENTS:
        return !ts_on(s, TS_FX_IRON_LADY);
    case TS_ARAB_ISRAELI_WAR:
        return !ts_on(s, TS_FX_CAMP_DAVID);
    case TS_NATO:
        return ts_on(s, TS_FX_NATO_READY);
    case TS_UN_INTERVENTION: /* only together with another card (TS-5.5) */
        return false;
    case TS_KITCHEN_DEBATES:
        return ts_battlegrounds_held(s, TS_US) > ts_battlegrounds_held(s, TS_SU);
    case TS_WILLY_BRANDT:
        return !ts_on(s, TS_FX_TEAR_DOWN);
    case TS_MUSLIM_REVOLUTION:
        return !ts_on(s, TS_FX_AWACS);
    case TS_FLOWER_POWER:
        return !ts_on(s, TS_FX_EVIL_EMPIRE);
    case TS_OPEC:
        return !ts_on(s, TS_FX_NORTH_SEA);
    case TS_ONE_SMALL_STEP:
        return s->space[side] < s->space[ts_other(side)];
    case TS_STAR_WARS:
        return s->space[TS_US] > s->space[TS_SU];
    case TS_WARGAMES:
        return s->defcon == 2;
    case TS_SOLIDARITY:
        return ts_on(s, TS_FX_JOHN_PAUL);
    case TS_THE_CAMBRIDGE_FIVE:
        return s->turn <= 7;
    case TS_SPECIAL_RELATIONSHIP:
        return ts_controls(s, TS_US, TS_UNITED_KINGDOM);
    case TS_OUR_MAN_IN_TEHRAN: {
        struct pl_set held = pl_set_and(s->control[TS_US], ts_region_set[TS_MIDDLE_EAST]);
        return !pl_set_empty(&held);
    }
    default:
        return card != TS_CHINA;
    }
}

int ts_battlegrounds_held(const struct ts_state *s, int side) { /* TS-13.34 */
    struct pl_set held = pl_set_and(s->control[side], ts_battle);
    return pl_set_count(&held);
}

void ts_event(struct ts_state *s, const struct pl_frame *event, struct pl_notes *notes) {
    int card = event->v[0];
    if (!ts_event_possible(s, card, event->seat)) {
        NOTE(N_NO_EVENT, card);
        return;
    }
    pl_set_add(&s->fired, card);
    NOTE(N_EVENT, card);
    if (ts_is_scoring(card))
        event_scoring(s, card, notes);
    else if (events[card])
        events[card](s, event->seat, event->v[1], notes);
    else
        ts_effect(s, card, event->seat, notes);
}

/* ---- Branches --------------------------------------------------------------------------------------------------- */

void ts_push_choice(struct ts_state *s, int card, int side) {
    ts_push(s, (struct pl_frame){.what = TS_F_CHOICE, .seat = (int8_t)side, .v[0] = (int16_t)card});
}

static const char *const branches_of_olympics[] = {"participate", "boycott", NULL};
static const char *const branches_of_summit[] = {"degrade", "improve", "leave", NULL};
static const char *const branches_of_level[] = {"defcon_1", "defcon_2", "defcon_3", "defcon_4", "defcon_5", NULL};
static const char *const branches_of_wargames[] = {"end", "go_on", NULL};

static const char *const *branches(int card) {
    switch (card) {
    case TS_OLYMPIC_GAMES:
        return branches_of_olympics;
    case TS_SUMMIT:
        return branches_of_summit;
    case TS_HOW_I_LEARNED_TO_STOP_WORRYING:
        return branches_of_level;
    case TS_WARGAMES:
        return branches_of_wargames;
    default: /* Chernobyl */
        return ts_region_keys;
    }
}

const char *ts_choice_key(int card, int branch) {
    return ts_effect_choices(card) ? ts_effect_choice_key(card, branch) : branches(card)[branch];
}

int ts_choices(const struct ts_state *s, const struct pl_frame *choice) {
    (void)s;
    if (choice->v[0] == TS_CHERNOBYL)
        return TS_REGIONS;
    int n = ts_effect_choices(choice->v[0]);
    if (!n)
        while (branches(choice->v[0])[n])
            n++;
    return n;
}

bool ts_may_choose(const struct ts_state *s, const struct pl_frame *choice, int branch) {
    if (branch >= ts_choices(s, choice))
        return false;
    return !(choice->v[0] == TS_SUMMIT && branch == TS_SUMMIT_IMPROVE && s->defcon == 5);
}

void ts_choice_apply(struct ts_state *s, int branch, struct pl_notes *notes) {
    struct pl_frame choice = *pl_top(&s->frames);
    int side = choice.seat;
    pl_pop(&s->frames);
    if (ts_effect_choices(choice.v[0])) {
        ts_effect_chosen(s, choice.v[0], side, branch, notes);
        return;
    }
    switch (choice.v[0]) {
    case TS_OLYMPIC_GAMES:
        ts_olympics(s, side, branch == 1, notes);
        break;
    case TS_SUMMIT:
        ts_defcon(s, branch == TS_SUMMIT_IMPROVE ? 1 : branch == TS_SUMMIT_DEGRADE ? -1 : 0, notes);
        break;
    case TS_HOW_I_LEARNED_TO_STOP_WORRYING:
        ts_milops(s, side, 5, notes);
        ts_defcon(s, branch + 1 - s->defcon, notes);
        break;
    case TS_WARGAMES:
        ts_wargames(s, side, branch == 0, notes);
        break;
    default: /* Chernobyl */
        s->chernobyl = (uint8_t)(branch + 1);
        NOTE(N_CHERNOBYL, branch);
        break;
    }
}
