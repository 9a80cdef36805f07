/* What a position is worth to each side, in hundredths of a victory point, for the bots.
 *
 * Besides what has been scored it counts what scoring is still to come, region by region, with what is held and what is
 * nearly held; the hands; the tracks; lasting effects; and whatever still lies on the stack, since the bots look at
 * positions in the middle of a card, too: Operations to be spent, an opponent's event to be suffered, a die to be
 * rolled. Every amount is what the US gains by it; the USSR's prospects are its opposite. */
#include "games/twilight/value.h"

static int favour(int side, int points) {
    return side == TS_US ? points : -points;
}

static int clamp(int value, int limit) {
    return value > limit ? limit : value < -limit ? -limit : value;
}

/* ---- Countries -------------------------------------------------------------------------------------------------- */

/* What domination brings beyond presence, what control brings beyond that (score.c), in points. */
static const struct {
    int8_t presence, domination, control;
} region_worth[TS_REGIONS] = {
    [TS_EUROPE] = {3, 7, 7},          [TS_ASIA] = {3, 7, 9},
    [TS_MIDDLE_EAST] = {3, 5, 7},     [TS_AFRICA] = {1, 4, 6},
    [TS_CENTRAL_AMERICA] = {1, 3, 5}, [TS_SOUTH_AMERICA] = {2, 5, 6},
};

int ts_v_land(const struct ts_outlook *o, int country, int margin) {
    const struct ts_land *land = &ts_lands[country];
    int span = region_worth[land->region].domination - region_worth[land->region].presence;
    int points = land->battleground ? TS_V_POINT + 25 * span : 12 * span;
    int worth = points * o->weight[land->region];
    if (land->subregions & TS_SOUTHEAST_ASIA)
        worth += TS_V_POINT * o->weight[TS_REGIONS];
    return ts_v_grip(land->stability, margin) * worth / 100000;
}

int ts_v_swing(const struct ts_outlook *o, int country, int us, int ussr) {
    int now = o->s->influence[TS_US][country] - o->s->influence[TS_SU][country];
    return ts_v_land(o, country, us - ussr) - ts_v_land(o, country, now);
}

/* ---- Regions ---------------------------------------------------------------------------------------------------- */

/* What the sides have in a region: under control for good, and in thousandths on the way to it. */
struct holding {
    int countries[TS_SIDES], grounds[TS_SIDES], next_door[TS_SIDES];
    int grip, battle_grip;
    int all; /* battlegrounds of the region */
};

static int level_points(const struct holding *h, int region, int side) {
    int other = ts_other(side), countries = h->countries[side], grounds = h->grounds[side];
    int points = 0;
    if (countries) {
        points = region_worth[region].presence;
        if (countries > h->countries[other] && grounds == h->all)
            points = region_worth[region].control;
        else if (countries > h->countries[other] && grounds > h->grounds[other] && countries > grounds)
            points = region_worth[region].domination;
    }
    return points + grounds + h->next_door[side];
}

/* How near a side is to Control of Europe, which wins the game when it is scored (TS-9.6). */
static int europe_threat(const struct holding *h) {
    for (int side = 0; side < TS_SIDES; side++) {
        bool more = h->countries[side] > h->countries[ts_other(side)];
        if (h->grounds[side] == h->all && more)
            return favour(side, 2500);
        if (h->grounds[side] == h->all - 1 && more)
            return favour(side, h->grounds[ts_other(side)] ? 60 : 200);
    }
    return 0;
}

/* A scoring of the region, half by what it would bring now, half by where it is going. */
static int region_points(const struct holding *h, int region) {
    int now = TS_V_POINT * (level_points(h, region, TS_US) - level_points(h, region, TS_SU));
    int span = region_worth[region].domination - region_worth[region].presence;
    int trend = clamp((2 * h->battle_grip + h->grip) / 5, 1000) * span / 10;
    trend += h->battle_grip / 10 + TS_V_POINT * (h->next_door[TS_US] - h->next_door[TS_SU]);
    return (now + trend) / 2 + (region == TS_EUROPE ? europe_threat(h) : 0);
}

/* Adds up one country for its region; a part of the innermost loop of the bots. */
static inline int look_at_country(const struct ts_state *s, int country, struct holding *regions) {
    const struct ts_land *land = &ts_lands[country];
    struct holding *h = &regions[land->region];
    int grip = ts_v_grip(land->stability, s->influence[TS_US][country] - s->influence[TS_SU][country]);
    h->grip += grip;
    h->battle_grip += land->battleground ? grip : 0;
    int side = grip > 0 ? TS_US : TS_SU, held = grip >= 1000 || grip <= -1000;
    h->countries[side] += held;
    h->grounds[side] += held & land->battleground;
    return land->subregions & TS_SOUTHEAST_ASIA ? grip : 0;
}

static int next_door(const struct ts_state *s, int side, int region) { /* TS-9.3 */
    struct pl_set held = pl_set_and(s->control[side], ts_near(side == TS_US ? TS_USSR : TS_USA));
    held = pl_set_and(held, ts_region_set[region]);
    return pl_set_empty(&held) ? 0 : pl_set_count(&held);
}

/* Adds up all countries. Returns the points of Southeast Asia scoring, which has no levels (TS-9.4). */
static int look_at_countries(const struct ts_state *s, struct holding *regions) {
    static const uint8_t grounds[TS_REGIONS] = {
        [TS_EUROPE] = 5,          [TS_ASIA] = 6,          [TS_MIDDLE_EAST] = 6, [TS_AFRICA] = 5,
        [TS_CENTRAL_AMERICA] = 3, [TS_SOUTH_AMERICA] = 4,
    };
    static const uint8_t bordering[] = {TS_EUROPE, TS_ASIA, TS_CENTRAL_AMERICA};
    int southeast = ts_v_grip(2, s->influence[TS_US][TS_THAILAND] - s->influence[TS_SU][TS_THAILAND]); /* twice */
    for (int region = 0; region < TS_REGIONS; region++)
        regions[region].all = grounds[region];
    for (int word = 0; word < 2; word++)
        for (uint64_t rest = s->present[TS_SU].w[word] | s->present[TS_US].w[word]; rest; rest &= rest - 1)
            southeast += look_at_country(s, 64 * word + __builtin_ctzll(rest), regions);
    for (size_t i = 0; i < sizeof bordering; i++)
        for (int side = 0; side < TS_SIDES; side++)
            regions[bordering[i]].next_door[side] = next_door(s, side, bordering[i]);
    if (ts_on(s, TS_FX_FORMOSAN) && ts_controls(s, TS_US, TS_TAIWAN)) { /* TS-13.12 */
        regions[TS_ASIA].grounds[TS_US]++;
        regions[TS_ASIA].all++;
        regions[TS_ASIA].battle_grip += 1000;
    }
    return southeast / 10;
}

/* How much of a scoring of a region is still to come: by its card, and by final scoring (TS-9.8). Percent. */
static int still_to_come(const struct ts_state *s, int card, bool final) {
    static const uint8_t at_the_end[11] = {0, 8, 8, 8, 10, 12, 16, 24, 36, 55, 100};
    int weight = final ? at_the_end[s->turn] : 0;
    bool again = final && s->turn < 9; /* Southeast Asia is scored once */
    if (pl_set_has(&s->hand[TS_SU], card) || pl_set_has(&s->hand[TS_US], card) || s->headline[TS_SU] == card ||
        s->headline[TS_US] == card || pl_set_has(&s->table, card))
        return weight + 90 + (again ? 20 : 0);
    if (pl_set_has(&s->draw, card)) {
        int soon = 16 * 40 / (pl_set_count(&s->draw) + 1);
        return s->turn == 10 ? weight : weight + 25 + (soon < 40 ? soon : 40);
    }
    if (pl_set_has(&s->discard, card))
        return again ? weight + 20 : weight;
    if (pl_set_has(&s->removed, card) || pl_set_has(&s->aside, card))
        return weight;
    return weight + 10 + 8 * s->turn; /* a card of the mid war before it has begun */
}

static void weigh_regions(struct ts_outlook *o) {
    static const uint8_t cards[TS_REGIONS + 1] = {
        [TS_EUROPE] = TS_EUROPE_SCORING,
        [TS_ASIA] = TS_ASIA_SCORING,
        [TS_MIDDLE_EAST] = TS_MIDDLE_EAST_SCORING,
        [TS_AFRICA] = TS_AFRICA_SCORING,
        [TS_CENTRAL_AMERICA] = TS_CENTRAL_AMERICA_SCORING,
        [TS_SOUTH_AMERICA] = TS_SOUTH_AMERICA_SCORING,
        [TS_REGIONS] = TS_SOUTHEAST_ASIA_SCORING,
    };
    for (int region = 0; region <= TS_REGIONS; region++)
        o->weight[region] = still_to_come(o->s, cards[region], region < TS_REGIONS);
}

/* Whoever holds a scoring card chooses the moment: what speaks against it may yet be mended. */
static int moments(const struct ts_state *s, const int *points) {
    int sum = 0;
    for (int side = 0; side < TS_SIDES; side++)
        PL_EACH(card, pl_set_and(s->hand[side], ts_scoring_cards)) {
            int gain = favour(side, points[ts_scoring_region(card)]);
            sum += favour(side, gain < 0 ? -gain * 10 / 100 : 0);
        }
    return sum;
}

/* Battlegrounds that can be reached (TS-6.2) are worth something before anything is there. */
static int access(const struct ts_state *s) {
    const struct pl_set us = s->present[TS_US], ussr = s->present[TS_SU];
    int more = 0;
    for (int word = 0; word < 2; word++)
        for (uint64_t rest = ts_battle.w[word]; rest; rest &= rest - 1) {
            int country = 64 * word + __builtin_ctzll(rest);
            uint64_t itself = rest & -rest;
            uint64_t low = ts_near_words[0][country] | (word ? 0 : itself);
            uint64_t high = ts_near_words[1][country] | (word ? itself : 0);
            more += ((low & us.w[0]) | (high & us.w[1])) != 0;
            more -= ((low & ussr.w[0]) | (high & ussr.w[1])) != 0;
        }
    return 14 * more;
}

static int board(struct ts_outlook *o) {
    struct holding regions[TS_REGIONS] = {0};
    int points[TS_REGIONS + 1], sum = 0;
    points[TS_REGIONS] = look_at_countries(o->s, regions);
    for (int region = 0; region < TS_REGIONS; region++)
        points[region] = region_points(&regions[region], region);
    for (int region = 0; region <= TS_REGIONS; region++)
        sum += points[region] * o->weight[region] / 100;
    return sum + moments(o->s, points) + access(o->s);
}

/* ---- Tracks and effects ----------------------------------------------------------------------------------------- */

/* TS-3.9: the points that will be lost, the more surely the fewer rounds are left to do something about it. */
static int shortfall(const struct ts_outlook *o, int side) {
    static const uint8_t surely[] = {100, 85, 70, 58, 48, 40, 34, 30, 30};
    int missing = o->s->defcon - o->s->milops[side];
    return missing > 0 ? missing * surely[o->rounds[side]] : 0;
}

static int space(const struct ts_state *s, int side) {
    static const uint8_t boxes[9] = {0, 20, 50, 75, 110, 130, 155, 170, 180};
    static const uint8_t abilities[] = {2, 20, 4, 40, 6, 30, 8, 80};
    int sum = boxes[s->space[side]];
    for (size_t i = 0; i < sizeof abilities; i += 2)
        sum += ts_ability(s, side, abilities[i]) ? abilities[i + 1] : 0;
    return sum;
}

/* The China Card: Operations at any time, at the end a point (TS-9.8). */
static int china(const struct ts_outlook *o) {
    bool useful = o->s->china_up && o->rounds[o->s->china] > 0;
    int worth = o->s->turn == 10 ? (useful ? 160 : 100) : o->s->china_up ? 140 : 90;
    return favour(o->s->china, worth);
}

static int tracks(const struct ts_outlook *o) {
    const struct ts_state *s = o->s;
    int vp = s->vp;
    int sum = TS_V_POINT * vp + vp * (vp < 0 ? -vp : vp) * 2; /* the nearer to 20 the more a point is worth */
    if (ts_late_war(s)) /* TS-2.13: what counts at the end is what the US has beyond these */
        sum -= TS_V_POINT * TS_LATE_WAR_NEED;
    sum += shortfall(o, TS_SU) - shortfall(o, TS_US);
    sum += space(s, TS_US) - space(s, TS_SU);
    return sum + china(o);
}

static int effects(const struct ts_outlook *o) {
    static const int16_t worth[TS_EFFECTS] = {
        [TS_FX_VIETNAM] = -15,   [TS_FX_MISSILES_SU] = 60, [TS_FX_MISSILES_US] = -60, [TS_FX_SUBS] = 20,
        [TS_FX_SQUADS_SU] = -15, [TS_FX_SQUADS_US] = 15,   [TS_FX_U2] = -10,          [TS_FX_IRAN_CONTRA] = -10,
        [TS_FX_YURI] = -30,      [TS_FX_AMES] = -30,       [TS_FX_QUAGMIRE] = -250,   [TS_FX_BEAR_TRAP] = 250,
        [TS_FX_NORAD] = 50,      [TS_FX_FORMOSAN] = 20,    [TS_FX_SHUTTLE] = 80,      [TS_FX_BURY] = -290,
        [TS_FX_ENVY_SU] = 60,    [TS_FX_ENVY_US] = -60,    [TS_FX_FLOWER] = -80,      [TS_FX_BRANDT] = -20,
        [TS_FX_NATO_READY] = 20, [TS_FX_DE_GAULLE] = -20,  [TS_FX_NATO] = 90,         [TS_FX_US_JAPAN] = 60,
        [TS_FX_CAMP_DAVID] = 30, [TS_FX_JOHN_PAUL] = 40,   [TS_FX_IRON_LADY] = 20,    [TS_FX_NORTH_SEA] = 20,
        [TS_FX_REFORMER] = -30,  [TS_FX_HOSTAGES] = -30,   [TS_FX_TEAR_DOWN] = 20,    [TS_FX_EVIL_EMPIRE] = 15,
        [TS_FX_AWACS] = 30,
    };
    const struct ts_state *s = o->s;
    int sum = 0;
    PL_EACH(effect, s->effects) {
        sum += worth[effect];
    }
    if (ts_on(s, TS_FX_BURY) && pl_set_has(&s->hand[TS_US], TS_UN_INTERVENTION)) /* TS-13.30 */
        sum += 100;
    if (ts_on(s, TS_FX_NORTH_SEA_ROUND) && o->rounds[TS_US] > 0)
        sum += 110;
    if (s->chernobyl)
        sum += o->weight[s->chernobyl - 1] / 10 * o->rounds[TS_SU] / 2;
    return sum;
}

/* ---- What is still to happen ------------------------------------------------------------------------------------ */

/* The phasing side loses if the other drives DEFCON to 1 (TS-7.2). */
static int provoked_to(const struct ts_state *s, int by, int percent) {
    return by == s->phasing ? 0 : favour(by, TS_V_LOST / 100 * percent);
}
static int provoked(const struct ts_state *s, int by, int percent) {
    return s->defcon > 2 ? 0 : provoked_to(s, by, percent);
}

static int granted(const struct ts_state *s, const struct pl_frame *ops, int points) {
    bool coups = ops->v[1] != TS_G_NO_COUP && ops->v[1] != TS_G_CHE && ops->v[1] != TS_G_CHE_AGAIN;
    int danger = coups && ts_v_battle_coup(s, ops->seat) ? provoked(s, ops->seat, 100) : 0;
    switch (ops->v[1]) {
    case TS_G_JUNTA:
    case TS_G_TEAR:
    case TS_G_ORTEGA:
        return danger + favour(ops->seat, 25 * points);
    case TS_G_CHE:
    case TS_G_CHE_AGAIN:
        return favour(ops->seat, 35 * points);
    default:
        return danger + favour(ops->seat, TS_V_OP * points);
    }
}

/* Grain Sales itself, or Star Wars that can fetch it. */
static bool may_bring_grain(const struct ts_state *s, int card) {
    bool fetched = card == TS_STAR_WARS && ts_event_possible(s, card, TS_US);
    return card == TS_GRAIN_SALES_TO_SOVIETS || (fetched && pl_set_has(&s->discard, TS_GRAIN_SALES_TO_SOVIETS));
}

static int event_to_come(const struct ts_outlook *o, int card, int side, int player) {
    const struct ts_state *s = o->s;
    int worth = favour(side, ts_v_event(o, card, side, player));
    if (s->defcon <= 2)
        worth -= favour(player, TS_V_LOST / 100 * ts_v_suicide(s, card, side, player));
    else if (s->defcon == 3 && may_bring_grain(s, card) && pl_set_has(&s->hand[TS_SU], TS_WE_WILL_BURY_YOU))
        worth += provoked_to(s, side, 20);
    return worth;
}

int ts_v_coup(const struct ts_outlook *o, const struct pl_frame *frame) {
    const struct ts_state *s = o->s;
    int side = frame->step, country = frame->v[0], sum = 0;
    bool battle = pl_set_has(&ts_battle, country) && !(side == TS_US && ts_on(s, TS_FX_SUBS));
    if (battle && s->defcon <= 2)
        return -favour(s->phasing, TS_V_LOST);
    for (int i = 0; battle && s->defcon == 3 && i < s->frames.depth; i++) { /* an event after it finds DEFCON 2 */
        const struct pl_frame *event = &s->frames.at[i];
        if (event->what == TS_F_EVENT)
            sum -= 6 * favour(event->v[1], TS_V_LOST / 100 * ts_v_suicide(s, event->v[0], event->seat, event->v[1]));
    }
    int points = frame->v[1] + ts_coup_bonus(s, side, country) - 2 * ts_lands[country].stability;
    int now = s->influence[TS_US][country] - s->influence[TS_SU][country];
    for (int die = 1; die <= 6; die++)
        sum += ts_v_land(o, country, now + favour(side, die + points > 0 ? die + points : 0));
    return sum / 6 - ts_v_land(o, country, now);
}

int ts_v_realign(const struct ts_outlook *o, const struct pl_frame *frame) {
    /* six times the mean of what the one who rolls better by 0 to 5 takes away from the other */
    static const uint8_t taken[] = {6, 9, 13, 18, 24, 30};
    const struct ts_state *s = o->s;
    int country = frame->v[0], us = s->influence[TS_US][country], ussr = s->influence[TS_SU][country];
    int ahead = ts_realign_bonus(s, TS_US, country, frame->step) - ts_realign_bonus(s, TS_SU, country, frame->step);
    int size = ahead < 0 ? -ahead : ahead;
    int take = taken[size > 5 ? 5 : size] - (size == 0 ? 6 : 0), side = ahead < 0 ? TS_SU : TS_US;
    int there = side == TS_US ? ussr : us, gone = take / 6 < there ? take / 6 : there;
    return ts_v_swing(o, country, side == TS_US ? us : us - gone, side == TS_US ? ussr - gone : ussr);
}

int ts_v_war(const struct ts_outlook *o, const struct pl_frame *frame) {
    const struct ts_state *s = o->s;
    int side = frame->step, country = frame->v[0], victim = ts_other(side), lost = s->influence[victim][country];
    int need = (frame->v[1] == TS_BRUSH_WAR ? 3 : 4) + ts_war_penalty(s, side, country, frame->v[1]);
    int us = side == TS_US ? s->influence[TS_US][country] + lost : 0;
    int ussr = side == TS_US ? 0 : s->influence[TS_SU][country] + lost;
    int won = favour(side, TS_V_POINT * (frame->v[1] == TS_BRUSH_WAR ? 1 : 2)) + ts_v_swing(o, country, us, ussr);
    return need > 6 ? 0 : won * (7 - need) / 6;
}

int ts_v_space(const struct ts_outlook *o, const struct pl_frame *frame) {
    static const uint8_t points[9][2] = {{0, 0}, {2, 1}, {0, 0}, {2, 0}, {0, 0}, {3, 1}, {0, 0}, {4, 2}, {2, 0}};
    const struct ts_state *s = o->s;
    int side = frame->step, box = s->space[side] + 1;
    int worth = 25 + TS_V_POINT * points[box][s->space[ts_other(side)] >= box];
    return favour(side, worth * ts_space_roll(box) / 6);
}

int ts_v_summit(const struct ts_outlook *o, const struct pl_frame *frame) {
    const struct ts_state *s = o->s;
    int side = frame->step, ahead = 0;
    for (int region = 0; region < TS_REGIONS; region++)
        ahead += (ts_level(s, TS_US, region, false, -1) >= TS_DOMINATION) -
                 (ts_level(s, TS_SU, region, false, -1) >= TS_DOMINATION);
    return clamp(ahead, 5) * 45 + (s->defcon <= 2 ? -favour(side, TS_V_LOST * 2 / 5) : 0);
}

int ts_v_trap_roll(const struct ts_outlook *o, const struct pl_frame *frame) {
    (void)o;
    return favour(frame->step, 165);
}

int ts_v_olympics(const struct ts_outlook *o, const struct pl_frame *frame) {
    (void)o;
    return favour(frame->step, 90);
}

int ts_v_event_to_come(const struct ts_outlook *o, const struct pl_frame *frame) {
    return event_to_come(o, frame->v[0], frame->seat, frame->v[1]);
}

int ts_v_ops_begin(const struct ts_outlook *o, const struct pl_frame *frame) {
    return granted(o->s, frame, ts_value(o->s, frame->seat, frame->left));
}

int ts_v_ops(const struct ts_outlook *o, const struct pl_frame *frame) {
    int points = ts_ops_points(o->s, frame, TS_JAPAN); /* with the bonus of TS-10.1 */
    return points > 0 ? granted(o->s, frame, points) : 0;
}

/* A country picked: influence placed or removed, mostly. */
int ts_v_pick(const struct ts_outlook *o, const struct pl_frame *frame) {
    return favour(frame->seat, ts_pick_worth(o->s, (enum ts_pick)frame->step, frame->left));
}

int ts_v_choice(const struct ts_outlook *o, const struct pl_frame *frame) {
    return favour(frame->seat, ts_v_event(o, frame->v[0], frame->seat, frame->seat));
}

int ts_v_olympic_choice(const struct ts_outlook *o, const struct pl_frame *frame) {
    return favour(ts_other(frame->seat), 80) + provoked(o->s, frame->seat, 100);
}

int ts_v_level_choice(const struct ts_outlook *o, const struct pl_frame *frame) {
    return favour(frame->seat, 20) + provoked(o->s, frame->seat, 100);
}

/* ---- Cards to be chosen from a hand or a pile ------------------------------------------------------------------- */

enum { USUAL_CARD = 85 };

int ts_v_usual_card(const struct ts_outlook *o, const struct pl_frame *frame) {
    (void)o;
    return favour(frame->seat, USUAL_CARD);
}

int ts_v_ask_not(const struct ts_outlook *o, const struct pl_frame *frame) {
    (void)o;
    return USUAL_CARD * frame->left; /* as many will be drawn */
}

int ts_v_give(const struct ts_outlook *o, const struct pl_frame *frame) {
    const struct ts_state *s = o->s;
    int taker = ts_other(frame->seat), worst = 5; /* one never knows */
    if (s->defcon > 2 || taker != s->phasing)
        return favour(taker, USUAL_CARD);
    PL_EACH(card, ts_card_options(s, frame)) {
        int danger = ts_cards[card].side == frame->seat ? 0 : ts_v_suicide(s, card, taker, taker);
        worst = danger > worst ? danger : worst;
    }
    return favour(taker, USUAL_CARD - TS_V_LOST / 100 * worst);
}

int ts_v_star_wars(const struct ts_outlook *o, const struct pl_frame *frame) {
    (void)frame;
    return 100 + provoked(o->s, TS_US, ts_v_suicide(o->s, TS_STAR_WARS, TS_US, o->s->phasing));
}

int ts_v_grain(const struct ts_outlook *o, const struct pl_frame *frame) {
    const struct ts_state *s = o->s;
    int low = frame->v[0] == TS_WE_WILL_BURY_YOU ? 3 : 2; /* it brings DEFCON down before its Operations */
    bool danger = s->defcon <= low && (s->defcon < low || ts_v_battle_coup(s, frame->seat));
    return favour(frame->seat, 110) + (danger ? provoked_to(s, frame->seat, 100) : 0);
}

int ts_v_random(const struct ts_outlook *o, const struct pl_frame *frame) {
    const struct ts_state *s = o->s;
    int danger = s->defcon <= 2 ? ts_v_suicide(s, frame->v[0], ts_other(frame->v[1]), s->phasing) : 0;
    return favour(ts_other(frame->v[1]), 50 * frame->left) - favour(s->phasing, TS_V_LOST / 100 * danger);
}

/* ---- All of it -------------------------------------------------------------------------------------------------- */

/* Headlines that are in but have not been resolved. DEFCON may come down before the second (TS-4.6). */
static int headlines(const struct ts_outlook *o) {
    const struct ts_state *s = o->s;
    int sum = 0;
    for (int side = 0; side < TS_SIDES; side++) {
        int card = s->headlined[side] ? s->headline[side] : TS_NO_CARD;
        if (!card || ts_is_scoring(card))
            continue;
        int owner = ts_cards[card].side == TS_NEUTRAL ? side : ts_cards[card].side;
        sum += event_to_come(o, card, owner, side);
        if (s->defcon == 3)
            sum -= favour(side, (owner == side ? 2 : 10) * ts_v_suicide(s, card, owner, side));
    }
    return sum;
}

static int frame_worth(const struct ts_outlook *o, const struct pl_frame *frame) {
    const struct ts_row *row = ts_row(frame);
    return row->worth ? row->worth(o, frame) : 0;
}

void ts_evaluate(const void *state, int32_t *points) {
    const struct ts_state *s = state;
    struct ts_outlook o = {.s = s};
    for (int side = 0; side < TS_SIDES; side++)
        o.rounds[side] = ts_rounds_to_come(s, side);
    weigh_regions(&o);
    int us = board(&o) + tracks(&o) + effects(&o) + headlines(&o);
    us += ts_v_hand(&o, TS_US) - ts_v_hand(&o, TS_SU);
    if (s->ending == TS_END_DEFCON + 1 || s->ending == TS_END_MISSILES + 1) /* of two defeats not by one's own hand */
        us += favour(s->winner - 1, TS_V_LOST);
    for (int i = s->frames.depth - 1; i >= 0; i--)
        us += frame_worth(&o, &s->frames.at[i]);
    points[ts_seat(s, TS_US)] = us;
    points[ts_seat(s, TS_SU)] = -us;
}
