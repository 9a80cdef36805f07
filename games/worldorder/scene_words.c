/* Numbers that the table shows besides the pieces, and the names of its own things: letters of a power, what a country
 * deals in, who may have a base there. */
#include "games/worldorder/scene.h"

/* ---- Who --------------------------------------------------------------------------------------------------------- */

int wo_scene_seat(const struct wo_state *s, int power) {
    int seat = wo_seat(s, power);
    if (seat >= 0 || !(s->npc >> power & 1))
        return seat;
    return s->players + __builtin_popcount(s->npc & ((1u << power) - 1));
}

int wo_seat_power(const struct wo_state *s, int seat) {
    if (seat < s->players)
        return s->power_of[seat] - 1;
    unsigned npc = s->npc;
    for (int i = s->players; i < seat; i++)
        npc &= npc - 1;
    return npc ? __builtin_ctz(npc) : -1;
}

int wo_card_with(struct pl_set cards, int face) {
    PL_EACH(card, cards) {
        if (wo_face_of[card] == face)
            return card;
    }
    return -1;
}

const struct pl_frame *wo_frame_of(const struct wo_state *s, enum wo_frame what) {
    for (int i = s->frames.depth - 1; i >= 0; i--)
        if (s->frames.at[i].what == what)
            return &s->frames.at[i];
    return NULL;
}

int wo_decider(const struct wo_state *s) {
    int power = s->frames.depth ? pl_peek(&s->frames)->seat : -1;
    return power >= 0 && power < WO_POWERS ? power : -1;
}

/* ---- Numbers ----------------------------------------------------------------------------------------------------- */

int wo_place_bonus(const struct wo_state *s, int region, int place) {
    (void)s;
    return place >= 1 && place <= wo_regions[region].bonuses ? wo_regions[region].bonus[place - 1] : 0;
}

int wo_worst_threat(const struct wo_state *s, int power, int region) { /* WO-10.6, WO-10.7 */
    int worst = -100, defense = wo_defense(s, power, region, false);
    if (!wo_in_zone(region, power) || wo_is_npc(s, power))
        return worst;
    for (int other = 0; other < WO_POWERS; other++) {
        int threat = wo_threat(s, other, region) - defense;
        if (other != power && wo_threat(s, other, region) && !wo_ignore_threat(s, power, other) && threat > worst)
            worst = threat;
    }
    return worst;
}

static int counted(const struct wo_state *s, int power, int column) {
    struct pl_set allies;
    switch (column) {
    case 0:
        return s->power[power].money;
    case 1:
        return wo_armies(s, power);
    case 2:
        allies = wo_allies(s, power);
        return pl_set_count(&allies);
    default:
        return s->power[power].sp;
    }
}

/* What a power has of what a majority counts, and what its place would bring now (WO-11.7 to WO-11.12). */
int wo_majority(const struct wo_state *s, int power, int column, int *points) {
    static const uint8_t worth[4][3] = {{5, 3, 1}, {6, 3, 1}, {7, 4, 2}, {5, 3, 1}};
    int n = counted(s, power, column), place = 0;
    for (int other = 0; other < WO_POWERS; other++)
        place += !wo_is_npc(s, other) && counted(s, other, column) >= n;
    *points = 0;
    if (n <= 0 || wo_is_npc(s, power) || place > 3)
        return n;
    if (s->players > 2)
        *points = worth[column][place - 1];
    else if (place == 1) /* alone in front (WO-25.10) */
        *points = column == 3 ? 3 : worth[column][s->option[WO_OPT_LEADER]];
    return n;
}

int wo_price(const struct wo_state *s, int power, int country) { /* WO-6.1 */
    int price = wo_countries[country].value - (s->power[power].focus == WO_FOCUS_DIPLOMATIC);
    return price > 0 ? price : 0;
}

/* ---- Where allies lie -------------------------------------------------------------------------------------------- */

int wo_ally_place(const struct wo_state *s, int power, int country) {
    int place = 0, region = wo_countries[country].region;
    PL_EACH(other, wo_allies(s, power)) {
        int there = wo_countries[other].region;
        place += there < region || (there == region && other < country);
    }
    return place;
}

bool wo_shows_ready(const struct wo_state *s) {
    return s->phase == WO_RESEARCH && wo_decider(s) >= 0;
}

struct pl_set wo_ready_row(const struct wo_state *s) {
    return wo_shows_ready(s) ? wo_ready_allies(s, wo_decider(s)) : (struct pl_set){{0, 0}};
}

/* ---- Names ------------------------------------------------------------------------------------------------------- */

static const char *const codes[WO_OWNERS][PL_LANGS] = {
    {"US", "US"}, {"EU", "UE"}, {"RU", "RU"}, {"CN", "CN"}, {"–", "–"}};

static void put_codes(unsigned powers, const char *between, enum pl_lang lang, struct pl_out *out) {
    bool first = true;
    PL_EACH_BIT(power, powers) {
        pl_put(out, first ? "" : between);
        pl_put(out, codes[power][lang]);
        first = false;
    }
    if (first)
        pl_put(out, "–");
}

/* "2 energy, 1 service". */
static void put_goods(const uint8_t *n, enum pl_lang lang, struct pl_out *out) {
    bool first = true;
    for (int good = 0; good < WO_TYPES; good++) {
        if (!n[good])
            continue;
        pl_put(out, first ? "" : ", ");
        wo_name_data("amount", WO_AMOUNT(good, n[good]), lang, out);
        first = false;
    }
    if (first)
        pl_put(out, lang == PL_FR ? "rien" : "nothing");
}

static void put_facts(int country, enum pl_lang lang, struct pl_out *out) {
    const struct wo_country *row = &wo_countries[country];
    pl_put(out, lang == PL_FR ? "Vous lui vendez : " : "You sell to it: ");
    put_goods(row->sell, lang, out);
    pl_put(out, lang == PL_FR ? ". Vous lui achetez : " : ". You buy from it: ");
    put_goods(row->buy, lang, out);
    pl_put(out, ".");
    if (row->base) {
        pl_put(out, lang == PL_FR ? " Base possible : " : " A base for: ");
        put_codes(row->base, ", ", lang, out);
        pl_put(out, ".");
    }
    if (row->refuses) {
        pl_put(out, lang == PL_FR ? " Refuse : " : " Refuses: ");
        put_codes(row->refuses, ", ", lang, out);
        pl_put(out, ".");
    }
}

/* "3 energy or 3 raw materials". */
static void put_offers(int power, enum pl_lang lang, struct pl_out *out) {
    const uint8_t *offers = wo_commerce[wo_commerce_first[power]].offers;
    bool first = true;
    for (int good = 0; good < WO_TYPES; good++) {
        if (!offers[good])
            continue;
        pl_put(out, first ? "" : lang == PL_FR ? " ou " : " or ");
        wo_name_data("amount", WO_AMOUNT(good, offers[good]), lang, out);
        first = false;
    }
}

/* What a card left for Research brings: "3 points, 1 diplomacy". */
static void put_research(int face, enum pl_lang lang, struct pl_out *out) {
    const struct wo_card *card = &wo_faces[face];
    bool one = lang == PL_FR ? card->points < 2 : card->points == 1;
    pl_put_int(out, card->points);
    pl_put(out, one ? " point" : " points");
    if (!card->bonus_n)
        return;
    pl_put(out, ", ");
    wo_name_data("amount", WO_AMOUNT(card->bonus, card->bonus_n), lang, out);
}

bool wo_scene_name(const struct wo_state *s, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out) {
    bool power = value >= 0 && value < WO_OWNERS;
    if (strcmp(type, "code") == 0 && power)
        pl_put(out, codes[value][lang]);
    else if (strcmp(type, "codes") == 0 && value >= 0)
        put_codes((unsigned)value & 15, " ", lang, out);
    else if (strcmp(type, "facts") == 0 && value >= 0 && value < WO_COUNTRIES)
        put_facts(value, lang, out);
    else if (strcmp(type, "offers") == 0 && value >= 0 && value < WO_POWERS)
        put_offers(value, lang, out);
    else if (strcmp(type, "research") == 0 && value >= 0 && value < WO_FACES)
        put_research(value, lang, out);
    else if (strcmp(type, "order_text") == 0)
        pl_put(out, wo_order_text.in[lang]);
    else if (strcmp(type, "zone_of") == 0 && value >= 0 && value < WO_REGIONS)
        put_codes(wo_regions[value].zone, ", ", lang, out);
    else if (strcmp(type, "mark") == 0 && s && value >= 0 && value < WO_POWERS && wo_seat_power(s, value) >= 0)
        pl_put(out, codes[wo_seat_power(s, value)][lang]);
    else
        return false;
    return true;
}
