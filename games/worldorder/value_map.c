/* What stands on the map is worth: influence and the scorings to come (WO-11), armies and THREAT (WO-10.6), the four
 * majorities, and what is special about the USA and Russia. Nobody knows how many cubes will come until then: a place
 * is not simply held, but surely if the lead is large or the time is short. */
#include "games/worldorder/value.h"

enum { CUBE = 100 }; /* cubes are counted in hundredths, as far as they will still be there */

/* ---- Influence --------------------------------------------------------------------------------------------------- */

/* Percent: at most so many cubes come to a region (columns) within a time (rows, half rounds). */
enum { TIMES = 7, CUBES = 8 };
static const uint8_t at_most[TIMES][CUBES] = {
    {100, 100, 100, 100, 100, 100, 100, 100}, {62, 92, 99, 100, 100, 100, 100, 100},
    {40, 76, 93, 98, 100, 100, 100, 100},     {26, 60, 84, 95, 99, 100, 100, 100},
    {17, 47, 73, 89, 96, 99, 100, 100},       {11, 36, 62, 82, 92, 97, 99, 100},
    {7, 27, 50, 72, 86, 94, 98, 99},
};

static const uint8_t *coming(int quarters) {
    int row = (quarters + 1) / 2;
    return at_most[row < TIMES ? row : TIMES - 1];
}

/* Cubes as far as they will still be there at the next scoring: those of the temporary row are pushed out from the
 * left. */
struct holding {
    int32_t cubes[WO_OWNERS];
    int fills; /* percent: all permanent slots will be filled */
};

static struct holding look_at(const struct wo_outlook *o, int region) {
    const struct wo_region *r = &o->s->region[region];
    const struct wo_region_row *row = &wo_regions[region];
    const uint8_t *comes = coming(o->next);
    struct holding h;
    int free_slots = 0, temps = 0;
    for (int owner = 0; owner < WO_OWNERS; owner++)
        h.cubes[owner] = CUBE * o->s->infl[region][owner];
    for (int slot = 0; slot < row->perms; slot++)
        free_slots += !r->perm[slot];
    while (temps < row->temps && r->temp[temps])
        temps++;
    for (int slot = 0; slot < temps; slot++)
        h.cubes[r->temp[slot] - 1] -= CUBE - comes[row->temps - temps + slot];
    h.fills = free_slots ? 100 - comes[free_slots - 1] : 100;
    if (h.fills < 4)
        h.fills = 4;
    return h;
}

/* Percent: is the other one before us, or level, when it counts? */
static int behind(const struct wo_outlook *o, int lead, int armies) {
    int span = o->next > 12 ? 230 : 50 + 15 * o->next, level = 50 - 3 * o->next;
    if (lead > -10 && lead < 10)
        lead += armies > 0 ? 90 - 5 * o->next : armies < 0 ? -10 : 0;
    int percent = (span - lead + (level > 0 ? level : 0)) * 100 / (2 * span);
    return percent < 0 ? 0 : percent > 100 ? 100 : percent;
}

/* Hundredths of a point for a place in hundredths, from the first on. */
static int bonus_at(const uint8_t *bonus, int bonuses, int place) {
    int above = place / 100, part = place % 100;
    int high = above <= bonuses ? bonus[above - 1] : 0, low = above + 1 <= bonuses ? bonus[above] : 0;
    return 100 * high - (high - low) * part;
}

static int region_worth(const struct wo_outlook *o, const struct holding *h, int region, int power, int more,
                        int fills) {
    int own = h->cubes[power] + more, place = 100;
    const uint8_t *army = o->s->region[region].army;
    if (own <= 0)
        return 0;
    for (int other = 0; other < WO_OWNERS; other++)
        if (other != power && h->cubes[other] > 0)
            place += behind(o, own - h->cubes[other], other == WO_NEUTRAL ? army[power] : army[power] - army[other]);
    int worth = own + bonus_at(wo_regions[region].bonus, wo_regions[region].bonuses, place);
    /* The scoring after the next one: half of what leads now will lead then. */
    return worth * fills / 100 + (o->again ? worth * 45 / 100 : 0);
}

int wo_v_region(const struct wo_outlook *o, int region, int power, int more) {
    struct holding h = look_at(o, region);
    return region_worth(o, &h, region, power, more, h.fills);
}

/* The better of a permanent slot and the temporary row. */
int wo_v_influence(const struct wo_outlook *o, int region, int power) {
    struct holding h = look_at(o, region);
    const struct wo_region_row *row = &wo_regions[region];
    int now = region_worth(o, &h, region, power, 0, h.fills), count = wo_temp_count(o->s, region), best;
    int value = count < row->temps ? row->temp[count] : 0;
    best = WO_V_POINT * value + region_worth(o, &h, region, power, 90, h.fills) - now;
    if (wo_free_permanent(o->s, region) < 0)
        return best;
    int fills = h.fills + (100 - h.fills) / 2;
    int slot = WO_V_POINT + region_worth(o, &h, region, power, CUBE, fills) - now;
    return slot > best ? slot : best;
}

/* ---- Majorities and specials ------------------------------------------------------------------------------------- */

/* `span`: a lead that is safe. With two players only a sole leader scores. */
int wo_v_rank(const int32_t *count, unsigned powers, int power, int span, const uint8_t *vp, int places) {
    int place = 100;
    if (count[power] <= 0)
        return 0;
    PL_EACH_BIT(other, powers & ~(1u << power)) {
        int percent = (span - (count[power] - count[other])) * 100 / (2 * span);
        place += percent < 0 ? 0 : percent > 100 ? 100 : percent;
    }
    return bonus_at(vp, places, place);
}

static int scorings(const struct wo_outlook *o, int worth) {
    return o->again ? worth * 150 / 100 : worth;
}

static void add_majorities(const struct wo_outlook *o, int32_t *points) {
    enum { MONEY, ARMIES, ALLIES, SMART_POWER, MAJORITIES, PLACES = 3 };
    static const uint8_t vp[MAJORITIES][PLACES] = {{5, 3, 1}, {6, 3, 1}, {7, 4, 2}, {5, 3, 1}};
    static const uint8_t of_two[MAJORITIES][1] = {{5}, {6}, {7}, {3}};
    static const uint8_t span[MAJORITIES][2] = {{8, 14}, {1, 2}, {1, 2}, {1, 2}}; /* at the scoring, per quarter (x4) */
    const struct wo_state *s = o->s;
    int32_t count[MAJORITIES][WO_POWERS] = {{0}};
    unsigned powers = 0;
    for (int power = 0; power < WO_POWERS; power++) {
        if (wo_is_npc(s, power))
            continue;
        powers |= 1u << power;
        struct pl_set allies = wo_allies(s, power);
        count[MONEY][power] = s->power[power].money;
        count[ARMIES][power] = wo_armies(s, power);
        count[ALLIES][power] = pl_set_count(&allies);
        count[SMART_POWER][power] = s->power[power].sp;
    }
    int kinds = wo_tourmente(s) ? MAJORITIES : SMART_POWER;
    for (int kind = 0; kind < kinds; kind++) {
        int wide = span[kind][0] + span[kind][1] * o->next / (kind == MONEY ? 1 : 4);
        PL_EACH_BIT(power, powers) {
            int worth = s->players > 2 ? wo_v_rank(count[kind], powers, power, wide, vp[kind], PLACES)
                                       : wo_v_rank(count[kind], powers, power, wide, of_two[kind], 1);
            points[power] += scorings(o, worth);
        }
    }
}

/* Regions in which the USA has most or as much as anybody, in hundredths. */
static int penalty_of_usa(const struct wo_outlook *o, const struct holding *h) {
    static const uint8_t loss[] = {12, 8, 5, 2, 0};
    int led = 0;
    for (int region = 0; region < WO_REGIONS; region++) {
        int own = h[region].cubes[WO_USA], first = 100;
        for (int other = 0; other < WO_OWNERS; other++)
            if (other != WO_USA)
                first = first * (100 - behind(o, own - h[region].cubes[other] + 30, 0)) / 100;
        led += own > 0 ? first : 0;
    }
    int whole = led / 100, part = led % 100;
    return whole >= 4 ? 0 : 100 * loss[whole] - (loss[whole] - loss[whole + 1]) * part;
}

static int armies_of_russia(const struct wo_outlook *o) {
    int sum = 0;
    for (int region = 0; region < WO_REGIONS; region++) {
        const uint8_t *army = o->s->region[region].army;
        int most = 0;
        if (!wo_in_zone(region, WO_RUS))
            continue;
        for (int other = 0; other < WO_POWERS; other++)
            if (other != WO_RUS && army[other] > most)
                most = army[other];
        int lead = army[WO_RUS] - most;
        int percent = !army[WO_RUS] ? 0 : lead < 0 ? 5 : 70 + 30 / (o->next + 1) + (lead ? 12 : 0);
        sum += 2 * (percent > 100 ? 100 : percent);
    }
    return sum;
}

static int fdi_of_china(const struct wo_outlook *o) {
    static const uint8_t gain[WO_REGIONS + 1] = {0, 0, 0, 2, 3, 4, 6, 8};
    int regions = wo_fdi_regions(o->s, WO_CHN), next = regions < WO_REGIONS ? gain[regions + 1] : gain[regions];
    int worth = WO_V_POINT * gain[regions], time = o->end > 16 ? 16 : o->end;
    if (regions < 3) /* on the way to the first of them */
        worth += 60 * regions * time / 16;
    return worth + (next - gain[regions]) * time * 2;
}

/* ---- THREAT ------------------------------------------------------------------------------------------------------ */

/* What it costs as things stand, this round and later. */
static int threatened(const struct wo_outlook *o, int power) {
    int lost = 0;
    for (int region = 0; region < WO_REGIONS; region++)
        if (wo_in_zone(region, power))
            lost += wo_threat_loss(o->s, power, region, false);
    int later = o->rounds > 3 ? 3 : o->rounds;
    return lost * (95 - 10 * o->now + 15 * later);
}

int wo_v_armies(const struct wo_outlook *o, int power) {
    int worth = -threatened(o, power) + 12 * wo_armies(o->s, power) * (o->end > 8 ? 8 : o->end) / 8;
    return power == WO_RUS ? worth + scorings(o, armies_of_russia(o)) : worth;
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

void wo_v_map(const struct wo_outlook *o, int32_t *points) {
    struct holding h[WO_REGIONS];
    for (int region = 0; region < WO_REGIONS; region++) {
        h[region] = look_at(o, region);
        for (int power = 0; power < WO_POWERS; power++)
            if (!wo_is_npc(o->s, power))
                points[power] += region_worth(o, &h[region], region, power, 0, h[region].fills);
    }
    add_majorities(o, points);
    for (int power = 0; power < WO_POWERS; power++)
        if (!wo_is_npc(o->s, power))
            points[power] += wo_v_armies(o, power);
    if (!wo_is_npc(o->s, WO_USA))
        points[WO_USA] -= scorings(o, penalty_of_usa(o, h));
    if (!wo_is_npc(o->s, WO_CHN))
        points[WO_CHN] += fdi_of_china(o);
}
