/* What an automa can do where, and which region, country or card its rules prefer (WO-22, WO-23). It reads only what
 * lies open on the table. */
#include "core/automa.h"
#include "games/worldorder/automa_parts.h"
#include "games/worldorder/events.h"

static struct pl_set set_of(unsigned mask) {
    return (struct pl_set){{mask, 0}};
}

/* ---- Possible where ------------------------------------------------------------------------------------------------
 */

/* WO-23.2: only Normal minds that its own cube would be pushed out. */
bool wo_automa_can_place(const struct wo_state *s, int power, int region) {
    return s->power[power].kind == WO_HARD || wo_free_permanent(s, region) >= 0 || !wo_temporary_full(s, region) ||
           s->region[region].temp[0] != power + 1;
}

static bool holds_start_of(const struct wo_state *s, int power, int country) {
    int twin = wo_countries[country].twin;
    return twin >= 0 && pl_set_has(&s->ally[power], twin);
}

/* WO-22.9, and WO-22.10 for the influence. */
bool wo_automa_may_improve(const struct wo_state *s, int power, int country) {
    return country >= 0 && wo_may_improve(s, power, country) &&
           WO_AUTOMA_D * wo_countries[country].value <= s->power[power].money &&
           (!holds_start_of(s, power, country) || wo_automa_can_place(s, power, wo_countries[country].region));
}

unsigned wo_automa_improve_in(const struct wo_state *s, int power) {
    unsigned regions = 0;
    for (int region = 0; region < WO_REGIONS; region++) {
        const int8_t *show = s->region[region].show;
        bool any = wo_automa_may_improve(s, power, show[0]) || wo_automa_may_improve(s, power, show[1]);
        regions |= (unsigned)(any && wo_automa_drawable(s, power, region)) << region;
    }
    return regions;
}

int wo_automa_engage_cost(const struct wo_state *s, int power, int region) { /* WO-22.11, WO-24.2 */
    int cost = wo_regions[region].engage - wo_ally_count(s, power, region) - wo_hook_first_engage(s, power, region);
    cost -= s->power[power].focus == WO_FOCUS_DIPLOMATIC;
    return cost > 0 ? WO_AUTOMA_D * cost : 0;
}

unsigned wo_automa_engage_in(const struct wo_state *s, int power) {
    unsigned regions = 0;
    for (int region = 0; region < WO_REGIONS; region++) {
        bool any = wo_ally_count(s, power, region) && wo_automa_can_place(s, power, region) &&
                   wo_automa_engage_cost(s, power, region) <= s->power[power].money;
        regions |= (unsigned)(any && wo_automa_drawable(s, power, region)) << region;
    }
    return regions;
}

unsigned wo_automa_invest_in(const struct wo_state *s, int power) { /* WO-22.12, WO-25.13 */
    unsigned regions = 0;
    for (int region = 0; region < WO_REGIONS; region++) {
        int allies = wo_ally_count(s, power, region), most = allies + !s->option[WO_OPT_AUTOMA_INVEST];
        bool any = allies && s->power[power].fdi_at[region] < most && wo_automa_can_place(s, power, region);
        regions |= (unsigned)(any && wo_automa_drawable(s, power, region)) << region;
    }
    return regions;
}

/* Allies there that allow it a base. */
static int hosts(const struct wo_state *s, int power, int region) {
    int n = 0;
    PL_EACH(country, wo_allies_in(s, power, region)) {
        n += wo_countries[country].base >> power & 1;
    }
    return n;
}

unsigned wo_automa_base_in(const struct wo_state *s, int power) { /* WO-22.16 */
    unsigned regions = 0;
    for (int region = 0; region < WO_REGIONS; region++) {
        int allowed = hosts(s, power, region);
        bool any = allowed && s->power[power].base_at[region] < 1 + allowed && wo_automa_can_place(s, power, region);
        regions |= (unsigned)any << region;
    }
    return regions;
}

unsigned wo_automa_base_countries(const struct wo_state *s, int power) {
    unsigned bits = 0;
    for (int bit = 0; bit < 2 * WO_REGIONS; bit++) {
        int country = wo_automa_shown(s, bit);
        bool any = wo_automa_may_improve(s, power, country) && wo_countries[country].base >> power & 1;
        bits |= (unsigned)any << bit;
    }
    return bits;
}

unsigned wo_automa_move_to(const struct wo_state *s, int power) { /* WO-6.5.2 */
    unsigned regions = 0;
    for (int region = 0; region < WO_REGIONS; region++)
        regions |= (unsigned)(wo_in_zone(region, power) || s->power[power].base_at[region]) << region;
    return regions;
}

int wo_automa_growth_cost(int growth) {
    const struct wo_growth_row *row = &wo_growths[growth];
    return wo_price_for_automa(WO_S, row->s) + wo_price_for_automa(WO_D, row->d) + row->money;
}

unsigned wo_automa_growths(const struct wo_state *s, int power) { /* WO-22.20 */
    int level = 0;
    unsigned cards = 0;
    for (int growth = 0; growth < WO_GROWTHS; growth++)
        if (wo_has_growth(s, power, growth))
            level = wo_growths[growth].level;
    for (int growth = 0; growth < WO_GROWTHS; growth++)
        if (wo_growths[growth].level == level + 1 && wo_automa_growth_cost(growth) <= s->power[power].money)
            cards |= 1u << growth;
    return cards;
}

int wo_automa_symbols(const struct wo_state *s, int power) {
    int n = 0;
    PL_EACH(country, wo_allies(s, power)) {
        for (int good = 0; good < WO_TYPES; good++)
            n += wo_countries[country].sell[good];
    }
    return n;
}

bool wo_automa_barred(const struct wo_state *s, int buyer, int seller) {
    const uint8_t *offers = wo_commerce[wo_commerce_first[seller]].offers; /* the same on all its cards */
    for (int good = 0; good < WO_TYPES; good++)
        if (offers[good] && !wo_hook_no_commerce(s, buyer, seller, good))
            return false;
    return true;
}

/* ---- A country (WO-22.9) -------------------------------------------------------------------------------------------
 */

enum { K_START, K_BASE, K_VALUE, K_SLOT };

static int32_t country_key(const void *state, int power, int key, int bit) {
    const struct wo_state *s = state;
    int country = wo_automa_shown(s, bit);
    switch (key) {
    case K_START:
        return holds_start_of(s, power, country);
    case K_BASE:
        return wo_countries[country].base >> power & 1;
    case K_VALUE:
        return wo_countries[country].value;
    default: /* K_SLOT */
        return bit;
    }
}

int wo_automa_country(const struct wo_state *s, int power, int region) {
    static const struct pl_criterion best[] = {
        PL_KEEP(K_START), PL_KEEP(K_BASE), PL_MOST(K_VALUE), PL_LEAST(K_SLOT), {0}};
    struct pl_set bits = {{0, 0}};
    for (int bit = 2 * region; bit < 2 * region + 2; bit++)
        if (wo_automa_may_improve(s, power, wo_automa_shown(s, bit)))
            pl_set_add(&bits, bit);
    bits = pl_narrow(bits, best, &(struct pl_narrowing){.state = s, .seat = power, .key = country_key});
    return pl_set_empty(&bits) ? -1 : wo_automa_shown(s, pl_set_pop(&bits));
}

/* ---- The list of regions for armies (WO-22.18, WO-22.19)
 * ------------------------------------------------------------- */

/* By how much the greatest THREAT there exceeds its Defense; 0: it is under none. */
static int gap(const struct wo_state *s, int power, int region) {
    int most = 0, defense = wo_defense(s, power, region, false);
    for (int other = 0; other < WO_POWERS; other++)
        if (other != power && !wo_ignore_threat(s, power, other) && wo_threat(s, other, region) - defense > most)
            most = wo_threat(s, other, region) - defense;
    return most;
}

/* WO-22.19: the players of the list. */
static bool counts(const struct wo_state *s, int power, int other, int region) {
    return other != power && !wo_is_npc(s, other) && wo_in_zone(region, other) && !wo_ignore_threat(s, power, other);
}

/* How many of them one army more would threaten who are not threatened by it yet. */
static int newly(const struct wo_state *s, int power, int region) {
    int now = wo_threat(s, power, region), n = 0;
    int then = now ? now + 1 : 1 + (s->power[power].focus == WO_FOCUS_MILITARY);
    for (int other = 0; other < WO_POWERS; other++) {
        int defense = counts(s, power, other, region) ? wo_defense(s, other, region, false) : then;
        n += then > defense && now <= defense;
    }
    return n;
}

static bool outnumbered(const struct wo_state *s, int power, int region) {
    const uint8_t *army = s->region[region].army;
    for (int other = 0; other < WO_POWERS; other++)
        if (army[other] > army[power] && counts(s, power, other, region))
            return true;
    return false;
}

enum { K_UNDER_THREAT, K_GAP, K_NEW_IN_ZONE, K_OUTNUMBERED, K_NEW, K_NEW_OUTSIDE };

static int32_t region_key(const void *state, int power, int key, int region) {
    const struct wo_state *s = state;
    bool zone = wo_in_zone(region, power);
    switch (key) {
    case K_UNDER_THREAT:
        return zone && gap(s, power, region) > 0;
    case K_GAP:
        return gap(s, power, region);
    case K_NEW_IN_ZONE:
        return zone && newly(s, power, region) > 0;
    case K_OUTNUMBERED:
        return outnumbered(s, power, region);
    case K_NEW_OUTSIDE:
        return !zone && newly(s, power, region) > 0;
    default: /* K_NEW */
        return newly(s, power, region);
    }
}

static const struct pl_criterion armies_go[] = {
    PL_KEEP(K_UNDER_THREAT), PL_LEAST(K_GAP), PL_BY_LOT,    PL_OTHERWISE, PL_KEEP(K_NEW_IN_ZONE),
    PL_KEEP(K_OUTNUMBERED),  PL_MOST(K_NEW),  PL_BY_LOT,    PL_OTHERWISE, PL_KEEP(K_NEW_OUTSIDE),
    PL_MOST(K_NEW),          PL_BY_LOT,       PL_OTHERWISE, PL_BY_LOT,    {0}};

struct pl_set wo_automa_list(const struct wo_state *s, int power, unsigned regions) {
    return pl_narrow(set_of(regions), armies_go, &(struct pl_narrowing){.state = s, .seat = power, .key = region_key});
}

struct pl_said wo_automa_list_why(const struct wo_state *s, int power, int region) {
    if (region_key(s, power, K_UNDER_THREAT, region))
        return SAY(N_AUTOMA_UNDER_THREAT, power, region);
    if (region_key(s, power, K_NEW_IN_ZONE, region))
        return SAY(N_AUTOMA_THREATENS, power, region);
    if (region_key(s, power, K_NEW_OUTSIDE, region))
        return SAY(N_AUTOMA_THREATENS_OUTSIDE, power, region);
    return SAY(N_AUTOMA_ANYWHERE, power, region);
}

/* ---- A market card (WO-23.6, WO-23.7)
 * -------------------------------------------------------------------------------- */

enum { K_COST, K_TYPE, K_LEFT };

/* How early the best of its types stands in the order of the automa. */
static int rank_of(const struct wo_state *s, int power, const struct wo_card *card) {
    static const uint8_t picture[WO_CARD_TYPES] = {WO_MILITARY, WO_ECONOMIC, WO_DIPLOMATIC, WO_DOMESTIC};
    const uint8_t *order =
        power == WO_USA && s->option[WO_OPT_AUTOMA_USA] ? picture : wo_automas[power].market; /* WO-25.14 */
    int rank = 0;
    while (rank < WO_CARD_TYPES - 1 && !(card->types >> order[rank] & 1))
        rank++;
    return rank;
}

static int32_t market_key(const void *state, int power, int key, int slot) {
    const struct wo_state *s = state;
    const struct wo_card *card = wo_card(s->row[slot] - 1);
    return key == K_COST ? card->cost : key == K_TYPE ? rank_of(s, power, card) : slot;
}

int wo_automa_market(const struct wo_state *s, int power) {
    static const struct pl_criterion best[] = {PL_MOST(K_COST), PL_LEAST(K_TYPE), PL_LEAST(K_LEFT), {0}};
    struct pl_set slots = {{0, 0}};
    for (int slot = 0; slot < WO_ROW; slot++)
        if (s->row[slot] && wo_card(s->row[slot] - 1)->cost <= s->power[power].points)
            pl_set_add(&slots, slot);
    slots = pl_narrow(slots, best, &(struct pl_narrowing){.state = s, .seat = power, .key = market_key});
    return pl_set_empty(&slots) ? -1 : pl_set_pop(&slots);
}
