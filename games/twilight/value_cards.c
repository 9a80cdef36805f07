/* What cards are worth to the bots: their events on this board, the danger they carry at DEFCON 2, whole hands. */
#include "games/twilight/value.h"

/* ---- Events ----------------------------------------------------------------------------------------------------- */

/* What becomes of the influence in a country: so many more or fewer, or one of the others. */
enum { LOSES_HALF = 100, LOSES_ALL, GETS_CONTROL };

/* What an event usually brings the side whose event it is, besides the changes listed, which are seen on the board. */
static const struct worth {
    int16_t base;
    uint8_t changes;
    struct {
        uint8_t country;
        int8_t us, ussr;
    } change[3];
} worths[TS_CARDS] = {
    [TS_FIVE_YEAR_PLAN] = {60, 0, {{0}}},
    [TS_SOCIALIST_GOVERNMENTS] = {150, 0, {{0}}},
    [TS_FIDEL] = {0, 1, {{TS_CUBA, LOSES_ALL, GETS_CONTROL}}},
    [TS_VIETNAM_REVOLTS] = {30, 1, {{TS_VIETNAM, 0, 2}}},
    [TS_BLOCKADE] = {0, 1, {{TS_WEST_GERMANY, LOSES_ALL, 0}}},
    [TS_ROMANIAN_ABDICATION] = {0, 1, {{TS_ROMANIA, LOSES_ALL, GETS_CONTROL}}},
    [TS_COMECON] = {150, 0, {{0}}},
    [TS_NASSER] = {0, 1, {{TS_EGYPT, LOSES_HALF, 2}}},
    [TS_WARSAW_PACT_FORMED] = {180, 0, {{0}}},
    [TS_DE_GAULLE_LEADS_FRANCE] = {20, 1, {{TS_FRANCE, -2, 1}}},
    [TS_TRUMAN_DOCTRINE] = {80, 0, {{0}}},
    [TS_OLYMPIC_GAMES] = {80, 0, {{0}}},
    [TS_NATO] = {90, 0, {{0}}},
    [TS_INDEPENDENT_REDS] = {70, 0, {{0}}},
    [TS_MARSHALL_PLAN] = {240, 0, {{0}}},
    [TS_CIA_CREATED] = {60, 0, {{0}}},
    [TS_US_JAPAN_MUTUAL_DEFENSE_PACT] = {60, 1, {{TS_JAPAN, GETS_CONTROL, 0}}},
    [TS_SUEZ_CRISIS] = {140, 0, {{0}}},
    [TS_EAST_EUROPEAN_UNREST] = {120, 0, {{0}}},
    [TS_DECOLONIZATION] = {190, 0, {{0}}},
    [TS_DE_STALINIZATION] = {190, 0, {{0}}},
    [TS_FORMOSAN_RESOLUTION] = {40, 0, {{0}}},
    [TS_DEFECTORS] = {60, 0, {{0}}},
    [TS_THE_CAMBRIDGE_FIVE] = {40, 0, {{0}}},
    [TS_SPECIAL_RELATIONSHIP] = {60, 0, {{0}}},
    [TS_NORAD] = {50, 0, {{0}}},
    [TS_CUBAN_MISSILE_CRISIS] = {60, 0, {{0}}},
    [TS_NUCLEAR_SUBS] = {30, 0, {{0}}},
    [TS_QUAGMIRE] = {250, 0, {{0}}},
    [TS_SALT_NEGOTIATIONS] = {80, 0, {{0}}},
    [TS_BEAR_TRAP] = {250, 0, {{0}}},
    [TS_HOW_I_LEARNED_TO_STOP_WORRYING] = {80, 0, {{0}}},
    [TS_JUNTA] = {150, 0, {{0}}},
    [TS_MISSILE_ENVY] = {70, 0, {{0}}},
    [TS_WE_WILL_BURY_YOU] = {290, 0, {{0}}},
    [TS_PORTUGUESE_EMPIRE_CRUMBLES] = {0, 2, {{TS_ANGOLA, 0, 2}, {TS_SE_AFRICAN_STATES, 0, 2}}},
    [TS_SOUTH_AFRICAN_UNREST] = {110, 0, {{0}}},
    [TS_ALLENDE] = {0, 1, {{TS_CHILE, 0, 2}}},
    [TS_WILLY_BRANDT] = {120, 1, {{TS_WEST_GERMANY, 0, 1}}},
    [TS_MUSLIM_REVOLUTION] = {220, 0, {{0}}},
    [TS_ABM_TREATY] = {215, 0, {{0}}},
    [TS_FLOWER_POWER] = {80, 0, {{0}}},
    [TS_U2_INCIDENT] = {110, 0, {{0}}},
    [TS_LONE_GUNMAN] = {60, 0, {{0}}},
    [TS_COLONIAL_REAR_GUARDS] = {190, 0, {{0}}},
    [TS_PANAMA_CANAL_RETURNED] = {0, 3, {{TS_PANAMA, 1, 0}, {TS_COSTA_RICA, 1, 0}, {TS_VENEZUELA, 1, 0}}},
    [TS_CAMP_DAVID_ACCORDS] = {130, 3, {{TS_ISRAEL, 1, 0}, {TS_JORDAN, 1, 0}, {TS_EGYPT, 1, 0}}},
    [TS_PUPPET_GOVERNMENTS] = {120, 0, {{0}}},
    [TS_GRAIN_SALES_TO_SOVIETS] = {110, 0, {{0}}},
    [TS_JOHN_PAUL_II_ELECTED_POPE] = {40, 1, {{TS_POLAND, 1, -2}}},
    [TS_LATIN_AMERICAN_DEATH_SQUADS] = {20, 0, {{0}}},
    [TS_OAS_FOUNDED] = {100, 0, {{0}}},
    [TS_SADAT_EXPELS_SOVIETS] = {0, 1, {{TS_EGYPT, 1, LOSES_ALL}}},
    [TS_SHUTTLE_DIPLOMACY] = {80, 0, {{0}}},
    [TS_THE_VOICE_OF_AMERICA] = {180, 0, {{0}}},
    [TS_LIBERATION_THEOLOGY] = {140, 0, {{0}}},
    [TS_ASK_NOT_WHAT_YOUR_COUNTRY] = {60, 0, {{0}}},
    [TS_CHE] = {120, 0, {{0}}},
    [TS_OUR_MAN_IN_TEHRAN] = {40, 0, {{0}}},
    [TS_IRANIAN_HOSTAGE_CRISIS] = {30, 1, {{TS_IRAN, LOSES_ALL, 2}}},
    [TS_THE_IRON_LADY] = {120, 2, {{TS_ARGENTINA, 0, 1}, {TS_UNITED_KINGDOM, 0, LOSES_ALL}}},
    [TS_STAR_WARS] = {100, 0, {{0}}},
    [TS_NORTH_SEA_OIL] = {130, 0, {{0}}},
    [TS_THE_REFORMER] = {220, 0, {{0}}},
    [TS_MARINE_BARRACKS_BOMBING] = {100, 1, {{TS_LEBANON, LOSES_ALL, 0}}},
    [TS_SOVIETS_SHOOT_DOWN_KAL_007] = {200, 0, {{0}}},
    [TS_GLASNOST] = {210, 0, {{0}}},
    [TS_ORTEGA_ELECTED_IN_NICARAGUA] = {30, 1, {{TS_NICARAGUA, LOSES_ALL, 0}}},
    [TS_TERRORISM] = {60, 0, {{0}}},
    [TS_IRAN_CONTRA_SCANDAL] = {10, 0, {{0}}},
    [TS_CHERNOBYL] = {60, 0, {{0}}},
    [TS_LATIN_AMERICAN_DEBT_CRISIS] = {100, 0, {{0}}},
    [TS_TEAR_DOWN_THIS_WALL] = {80, 1, {{TS_EAST_GERMANY, 3, 0}}},
    [TS_AN_EVIL_EMPIRE] = {115, 0, {{0}}},
    [TS_ALDRICH_AMES_REMIX] = {110, 0, {{0}}},
    [TS_PERSHING_II_DEPLOYED] = {220, 0, {{0}}},
    [TS_SOLIDARITY] = {0, 1, {{TS_POLAND, 3, 0}}},
    [TS_YURI_AND_SAMANTHA] = {30, 0, {{0}}},
    [TS_AWACS_SALE_TO_SAUDIS] = {40, 1, {{TS_SAUDI_ARABIA, 2, 0}}},
};

static int changed(int own, int other, int stability, int change) {
    switch (change) {
    case LOSES_HALF:
        return own / 2;
    case LOSES_ALL:
        return 0;
    case GETS_CONTROL:
        return own > other + stability ? own : other + stability;
    default:
        return own + change < 0 ? 0 : own + change;
    }
}

/* The changes of influence an event makes without asking, for the US. */
static int changes(const struct ts_outlook *o, const struct worth *worth) {
    int sum = 0;
    for (int i = 0; i < worth->changes; i++) {
        int country = worth->change[i].country, stability = ts_lands[country].stability;
        int us = o->s->influence[TS_US][country], ussr = o->s->influence[TS_SU][country];
        int less_us = changed(us, ussr, stability, worth->change[i].us);
        sum += ts_v_swing(o, country, less_us, changed(ussr, less_us, stability, worth->change[i].ussr));
    }
    return sum;
}

static int in_control(const struct ts_state *s, int side, const uint8_t *countries, int count) {
    int held = 0;
    for (int i = 0; i < count; i++)
        held += ts_controls(s, side, countries[i]);
    return held;
}

/* A war: points and influence with the chance of the die, and the Military Operations. */
static int war(const struct ts_outlook *o, int side, int card, int country) {
    const struct ts_state *s = o->s;
    int need = (card == TS_BRUSH_WAR ? 3 : 4) + ts_war_penalty(s, side, country, card), other = ts_other(side);
    int chances = need > 6 ? 0 : 7 - need, taken = s->influence[other][country];
    int us = side == TS_US ? s->influence[TS_US][country] + taken : 0;
    int ussr = side == TS_US ? 0 : s->influence[TS_SU][country] + taken;
    int swing = ts_v_swing(o, country, us, ussr);
    return (TS_V_POINT * (card == TS_BRUSH_WAR ? 1 : 2) + (side == TS_US ? swing : -swing)) * chances / 6 + 20;
}

static int better(int a, int b) {
    return a > b ? a : b;
}

/* Events whose worth hangs on something else than influence. */
static int special(const struct ts_outlook *o, int card, int side, int player) {
    const struct ts_state *s = o->s;
    static const uint8_t wells[] = {TS_EGYPT, TS_IRAN,        TS_LIBYA,    TS_SAUDI_ARABIA,
                                    TS_IRAQ,  TS_GULF_STATES, TS_VENEZUELA};
    static const uint8_t allies[] = {TS_MEXICO, TS_PANAMA, TS_CUBA, TS_VENEZUELA, TS_CHILE, TS_ARGENTINA, TS_BRAZIL};
    int other = ts_other(side);
    switch (card) {
    case TS_DUCK_AND_COVER:
        return TS_V_POINT * (6 - s->defcon);
    case TS_NUCLEAR_TEST_BAN:
        return TS_V_POINT * (s->defcon - 2) + 20;
    case TS_KITCHEN_DEBATES:
        return 2 * TS_V_POINT;
    case TS_OPEC:
        return TS_V_POINT * in_control(s, TS_SU, wells, sizeof wells);
    case TS_ALLIANCE_FOR_PROGRESS:
        return TS_V_POINT * in_control(s, TS_US, allies, sizeof allies);
    case TS_REAGAN_BOMBS_LIBYA:
        return s->influence[TS_SU][TS_LIBYA] / 2 * TS_V_POINT;
    case TS_ARMS_RACE:
        return s->milops[side] <= s->milops[other] ? 0 : s->milops[side] >= s->defcon ? 3 * TS_V_POINT : TS_V_POINT;
    case TS_KOREAN_WAR:
        return war(o, side, card, TS_SOUTH_KOREA);
    case TS_ARAB_ISRAELI_WAR:
        return war(o, side, card, TS_ISRAEL);
    case TS_INDO_PAKISTANI_WAR:
        return better(war(o, side, card, TS_INDIA), war(o, side, card, TS_PAKISTAN));
    case TS_IRAN_IRAQ_WAR:
        return better(war(o, side, card, TS_IRAN), war(o, side, card, TS_IRAQ));
    case TS_BRUSH_WAR:
        return 150;
    case TS_CULTURAL_REVOLUTION:
        return s->china == TS_US ? 270 : TS_V_POINT;
    case TS_NIXON_PLAYS_THE_CHINA_CARD:
        return s->china == TS_US ? 2 * TS_V_POINT : 230;
    case TS_USSURI_RIVER_SKIRMISH:
        return s->china == TS_SU ? 270 : 200;
    case TS_CAPTURED_NAZI_SCIENTIST:
        return s->space[side] % 2 == 0 && s->space[side] < 8 ? 180 : 50;
    case TS_ONE_SMALL_STEP:
        return s->space[side] % 2 ? 240 : 110;
    case TS_SUMMIT:
        return 20;
    case TS_WARGAMES:
        return ts_lead(s, side) > 6 ? TS_V_LOST : 0;
    case TS_RED_SCARE_PURGE:
        return 40 * o->rounds[other];
    case TS_CONTAINMENT:
    case TS_BREZHNEV_DOCTRINE:
        return 40 * o->rounds[side];
    case TS_DEFECTORS:
        return player == TS_SU && ts_headlines(s) ? 0 : player == TS_SU ? TS_V_POINT : ts_headlines(s) ? 90 : 0;
    case TS_SPECIAL_RELATIONSHIP:
        return ts_on(s, TS_FX_NATO) ? 310 : 50;
    default:
        return 0;
    }
}

int ts_v_event(const struct ts_outlook *o, int card, int side, int player) {
    if (ts_is_scoring(card) || !ts_event_possible(o->s, card, side))
        return 0;
    const struct worth *worth = &worths[card];
    if (!worth->base && !worth->changes)
        return special(o, card, side, player);
    int value = changes(o, worth);
    value = worth->base + (side == TS_US ? value : -value);
    switch (card) {
    case TS_BLOCKADE: /* or a card of 3 Operations */
        return value < 3 * TS_V_OP ? value : 3 * TS_V_OP;
    case TS_EAST_EUROPEAN_UNREST:
        return o->s->turn >= 8 ? 200 : value;
    case TS_SOVIETS_SHOOT_DOWN_KAL_007:
        return value + (ts_controls(o->s, TS_US, TS_SOUTH_KOREA) ? 4 * TS_V_OP : 0);
    case TS_GLASNOST:
        return value + (ts_on(o->s, TS_FX_REFORMER) ? 4 * TS_V_OP : 0);
    default:
        return value;
    }
}

/* ---- Danger (TS-7.2) -------------------------------------------------------------------------------------------- */

bool ts_v_battle_coup(const struct ts_state *s, int side) {
    if (side == TS_US && ts_on(s, TS_FX_SUBS)) /* TS-13.15 */
        return false;
    struct pl_set targets = pl_set_and(s->present[ts_other(side)], ts_battle);
    targets = pl_set_minus(pl_set_minus(targets, ts_banned(s)), ts_protected(s, side));
    return !pl_set_empty(&targets);
}

static bool present_in(const struct ts_state *s, int side, struct pl_set where) {
    struct pl_set held = pl_set_and(s->present[side], where);
    return !pl_set_empty(&held);
}

static bool any_of(struct pl_set cards, const uint8_t *wanted, int count) {
    for (int i = 0; i < count; i++)
        if (pl_set_has(&cards, wanted[i]))
            return true;
    return false;
}

/* Five Year Plan: whatever US event comes up happens in the player's round (TS-13.17). */
static int planned_suicide(const struct ts_state *s, int player) {
    int cards = s->held[TS_SU], deadly = 0;
    PL_EACH(card, s->hand[TS_SU]) {
        if (card == TS_FIVE_YEAR_PLAN)
            cards--;
        else if (ts_cards[card].side == TS_US)
            deadly += ts_v_suicide(s, card, TS_US, player);
    }
    return cards > 0 ? deadly / cards : 0;
}

int ts_v_suicide(const struct ts_state *s, int card, int side, int player) {
    static const uint8_t stars[] = {TS_DUCK_AND_COVER,
                                    TS_SOVIETS_SHOOT_DOWN_KAL_007,
                                    TS_WE_WILL_BURY_YOU,
                                    TS_HOW_I_LEARNED_TO_STOP_WORRYING,
                                    TS_JUNTA,
                                    TS_SUMMIT,
                                    TS_FIVE_YEAR_PLAN,
                                    TS_GRAIN_SALES_TO_SOVIETS,
                                    TS_CIA_CREATED,
                                    TS_TEAR_DOWN_THIS_WALL};
    if (!ts_event_possible(s, card, side))
        return 0;
    bool answered = side != player; /* the other side does as it likes in the player's round */
    switch (card) {
    case TS_DUCK_AND_COVER:
    case TS_WE_WILL_BURY_YOU:
    case TS_SOVIETS_SHOOT_DOWN_KAL_007:
    case TS_OLYMPIC_GAMES:
        return 100;
    case TS_SUMMIT:
        return 40;
    case TS_FIVE_YEAR_PLAN:
        return planned_suicide(s, player);
    case TS_MISSILE_ENVY:
        return 10;
    case TS_GRAIN_SALES_TO_SOVIETS: /* the US may play any of those cards, or coup */
        return answered ? 100 : 0;
    case TS_CIA_CREATED:
    case TS_LONE_GUNMAN:
        return answered && ts_v_battle_coup(s, side) ? 100 : 0;
    case TS_TEAR_DOWN_THIS_WALL:
        return answered && present_in(s, TS_SU, pl_set_and(ts_battle, ts_region_set[TS_EUROPE])) ? 100 : 0;
    case TS_ORTEGA_ELECTED_IN_NICARAGUA:
        return answered && s->influence[TS_US][TS_CUBA] ? 100 : 0;
    case TS_STAR_WARS:
        return answered && any_of(s->discard, stars, sizeof stars) ? 100 : 0;
    default:
        return 0;
    }
}

/* ---- Hands ------------------------------------------------------------------------------------------------------ */

/* A card in hand is worth a little less than the same card at work, so that good ones are not kept; an opponent's event
 * may yet be sent to space or be held over, so that harm is put off. */
static int card_in_hand(const struct ts_outlook *o, int side, int card) {
    int owner = ts_cards[card].side, ops = ts_card_value(o->s, side, card) * TS_V_OP;
    if (owner == ts_other(side))
        return ops * 92 / 100 - ts_v_event(o, card, owner, side) * 70 / 100;
    int event = ts_v_event(o, card, side, side);
    return (event > ops ? event : ops) * 92 / 100;
}

/* The cards that would lose the game at DEFCON 2, when there is no other way than to play them: none can be kept back,
 * sent to space, headlined or played with UN Intervention. */
static int danger(const struct ts_outlook *o, int side) {
    static const int16_t forced[6] = {0, 3000, 3000, 900, 300, 100}; /* by DEFCON */
    static const int16_t close[6] = {0, 300, 300, 120, 40, 10};
    static const int16_t easy[6] = {0, 90, 90, 40, 15, 0};
    const struct ts_state *s = o->s;
    const struct pl_frame *top = s->frames.depth ? pl_peek(&s->frames) : NULL;
    bool chooses =
        top && top->what == TS_F_CHOICE && top->v[0] == TS_HOW_I_LEARNED_TO_STOP_WORRYING && top->seat == side;
    int level = chooses ? 5 : s->defcon; /* of DEFCON, that is */
    int deadly = 0, needed = s->space[side] < 8 ? ts_space_needed(s->space[side] + 1) : 9;
    bool flies = false;
    PL_EACH(card, pl_set_minus(s->hand[side], ts_scoring_cards)) {
        if (ts_cards[card].side != ts_other(side) || ts_v_suicide(s, card, ts_other(side), side) < 15)
            continue;
        deadly++;
        flies |= ts_card_value(s, side, card) >= needed;
    }
    if (!deadly)
        return 0;
    int spare = s->held[side] + (s->china == side && s->china_up) - o->rounds[side];
    int outs =
        (flies && s->spaced[side] < (ts_ability(s, side, 2) ? 2 : 1)) + pl_set_has(&s->hand[side], TS_UN_INTERVENTION);
    int left = deadly - outs - (spare > 0 ? spare : 0);
    return left > 0 ? forced[level] : left == 0 ? close[level] : easy[level] * deadly;
}

int ts_v_hand(const struct ts_outlook *o, int side) {
    const struct ts_state *s = o->s;
    int sum = -danger(o, side), rounds = o->rounds[side], cards = 0, worth = 0;
    bool burden = false;
    PL_EACH(card, pl_set_minus(s->hand[side], ts_scoring_cards)) {
        cards++;
        worth += card_in_hand(o, side, card);
        burden |= ts_cards[card].side == ts_other(side);
    }
    if (burden && pl_set_has(&s->hand[side], TS_UN_INTERVENTION))
        worth += 60;
    if (s->turn == 10 && cards && cards > rounds) /* nobody will play them any more */
        worth = worth * rounds / cards;
    int first = ts_headlines(s) && !s->headlined[side] ? 1 : 0; /* a headline may take one, too */
    if (ts_scoring_held(s, side) > rounds + first)              /* TS-3.8 */
        sum -= TS_V_LOST;
    return sum + worth;
}
