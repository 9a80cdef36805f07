/* What cards are worth to the bots: their events on this board, the danger they carry at DEFCON 2, whole hands. */
#include "games/twilight/value.h"

/* ---- Events ----------------------------------------------------------------------------------------------------- */

/* What becomes of the influence in a country: so many more or fewer, or one of the others. */
enum { LOSES_HALF = 100, LOSES_ALL, GETS_CONTROL };

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

/* What this change of influence brings `side`. */
static int land(const struct ts_outlook *o, int side, int country, int us_change, int ussr_change) {
    int us = o->s->influence[TS_US][country], ussr = o->s->influence[TS_SU][country];
    int stability = ts_lands[country].stability, less_us = changed(us, ussr, stability, us_change);
    int swing = ts_v_swing(o, country, less_us, changed(ussr, less_us, stability, ussr_change));
    return side == TS_US ? swing : -swing;
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

static int at_most(int value, int most) {
    return value < most ? value : most;
}

/* The column of cards.def. Its words: influence that is lost or gained in a country; a war there; a point for each of
 * these countries under control. */
#define LAND(COUNTRY, US_CHANGE, USSR_CHANGE) land(o, side, TS_##COUNTRY, US_CHANGE, USSR_CHANGE)
#define WAR(CARD_NAME, COUNTRY) war(o, side, TS_##CARD_NAME, TS_##COUNTRY)
#define HELD(SIDE, ...)                                                                                                \
    (TS_V_POINT * in_control(s, SIDE, (const uint8_t[]){__VA_ARGS__}, (int)sizeof((const uint8_t[]){__VA_ARGS__})))
int ts_v_event(const struct ts_outlook *o, int card, int side, int player) {
    const struct ts_state *s = o->s;
    (void)player;
    if (ts_is_scoring(card) || !ts_event_possible(s, card, side))
        return 0;
    switch (card) {
#define CARD(NUMBER, NAME, WHAT, WORTH, ...)                                                                           \
    case NUMBER:                                                                                                       \
        return WORTH;
#include "games/twilight/cards.def"
    default:
        return 0;
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
