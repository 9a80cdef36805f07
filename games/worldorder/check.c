/* Is a whole position consistent? Whatever passes can be played on safely. check_cards.c looks at cards, countries and
 * events, check_frames.c at what is being decided. */
#include "games/worldorder/check.h"
#include "games/worldorder/events.h"

static bool all_zero(const void *bytes, size_t size) {
    const uint8_t *at = bytes;
    return size == 0 || (at[0] == 0 && memcmp(at, at + 1, size - 1) == 0);
}

/* ---- Who plays what (WO-1.1, WO-12) ------------------------------------------------------------------------------ */

static struct pl_said check_seats(const struct wo_state *s) {
    unsigned taken = 0;
    if (s->players < 2 || s->players > WO_SEATS)
        return SAY(C_PLAYERS);
    for (int i = 0; i < WO_OPTIONS; i++)
        if (s->option[i] < wo_options[i].min || s->option[i] > wo_options[i].max)
            return SAY(C_OPTIONS);
    for (int seat = 0; seat < WO_SEATS; seat++) {
        int power = s->power_of[seat] - 1;
        bool played = seat < s->players;
        if (power >= WO_POWERS || (s->seat_kind[seat] != WO_NPC) != played || (!played && power >= 0))
            return SAY(C_PLAYERS);
        if (power < 0)
            continue;
        if (taken >> power & 1 || s->power[power].kind != s->seat_kind[seat] || s->seat_of[power] != seat)
            return SAY(C_PLAYERS);
        taken |= 1u << power;
    }
    for (int power = 0; power < WO_POWERS; power++)
        if (!(taken >> power & 1) && (s->power[power].kind != WO_NPC || s->seat_of[power] != 255))
            return SAY(C_PLAYERS);
    return PL_NOTHING;
}

/* Have all powers been dealt? */
static bool dealt(const struct wo_state *s) {
    for (int seat = 0; seat < s->players; seat++)
        if (!s->power_of[seat])
            return false;
    return true;
}

/* Before all powers have been dealt the table is bare. */
static bool nothing_done(const struct wo_state *s) {
    struct wo_state bare = {.players = s->players, .round = 1, .last = s->last, .frames = s->frames};
    memcpy(bare.option, s->option, sizeof bare.option);
    memcpy(bare.seat_of, s->seat_of, sizeof bare.seat_of);
    memcpy(bare.power_of, s->power_of, sizeof bare.power_of);
    memcpy(bare.seat_kind, s->seat_kind, sizeof bare.seat_kind);
    for (int power = 0; power < WO_POWERS; power++)
        bare.power[power].kind = s->power[power].kind;
    for (int region = 0; region < WO_REGIONS; region++)
        bare.region[region].show[0] = bare.region[region].show[1] = -1;
    return memcmp(&bare, s, sizeof bare) == 0;
}

static struct pl_said check_course(const struct wo_state *s) {
    unsigned ordered = 0, npc = 0;
    if (s->round < 1 || s->round > WO_ROUNDS || s->phase > WO_OVER || s->active >= WO_POWERS)
        return SAY(C_ROUND);
    for (int power = 0; power < WO_POWERS; power++)
        npc |= (unsigned)wo_is_npc(s, power) << power;
    if (!dealt(s)) /* WO-3.1 */
        return nothing_done(s) ? PL_NOTHING : SAY(C_ROUND);
    for (int i = 0; i < s->players; i++) {
        if (s->order[i] >= WO_POWERS || npc >> s->order[i] & 1)
            return SAY(C_ROUND);
        ordered |= 1u << s->order[i];
    }
    return s->npc == npc && ordered == (15u & ~npc) ? PL_NOTHING : SAY(C_ROUND);
}

/* ---- What a power has (WO-1.6, WO-2) ----------------------------------------------------------------------------- */

static struct pl_said check_stock(const struct wo_state *s, int power) {
    const struct wo_power *p = &s->power[power];
    int sum = 0;
    for (int good = 0; good < WO_GOODS; good++)
        if (p->stock[good] > WO_STOCK)
            return SAY(C_STOCK, power);
    if (p->money < 0 || p->prosperity > WO_STEPS || p->growth[1] >> (WO_GROWTHS - 8) || p->focus > WO_FOCUS_MILITARY)
        return SAY(C_STOCK, power);
    for (int good = 0; good < WO_TYPES; good++)
        if (p->prod[good] > wo_powers[power].most[good])
            return SAY(C_PRODUCTION, power);
    for (int i = 0; i < WO_SOURCES; i++)
        sum += p->by[i];
    return sum == p->vp ? PL_NOTHING : SAY(C_POINTS, power, p->vp, sum);
}

/* WO-3.8, WO-6.2.4 */
static struct pl_said check_tokens(const struct wo_state *s, int power) {
    const struct wo_power *p = &s->power[power];
    if ((p->dealt | p->kept | p->used) >> WO_ASSETS_EACH || p->used & ~p->kept || __builtin_popcount(p->dealt) > 3 ||
        __builtin_popcount(p->kept) > 2)
        return SAY(C_ASSETS, power);
    if (p->engaged >> WO_REGIONS || __builtin_popcount(p->engaged) > 3 || p->deals >> wo_commerce_count[power])
        return SAY(C_TOKENS_OF, power);
    return PL_NOTHING;
}

/* An NPC power has cubes and armies alone, an automa no stock and no hand of assets (WO-20, WO-21). */
static struct pl_said check_kind(const struct wo_state *s, int power) {
    const struct wo_power *p = &s->power[power];
    bool human = wo_is_human(s, power), npc = wo_is_npc(s, power);
    bool stock = !all_zero(p->stock, sizeof p->stock) || p->board || p->dealt || p->kept || p->engaged || p->ordered ||
                 p->plays || p->down_n;
    bool tokens = !all_zero(p->cube, sizeof p->cube) || !all_zero(p->fdi_at, sizeof p->fdi_at) ||
                  !all_zero(p->base_at, sizeof p->base_at);
    bool things = p->money || p->vp || p->sp || p->prosperity || p->growth[0] || p->growth[1] || p->hand_n ||
                  p->deck_n || p->top_n || p->points || !pl_set_empty(&s->ally[power]);
    if ((stock && !human) || (tokens && (human || npc)) || (things && npc))
        return SAY(C_KIND, power);
    return PL_NOTHING;
}

static struct pl_said check_powers(const struct wo_state *s) {
    struct pl_said wrong = PL_NOTHING;
    for (int power = 0; power < WO_POWERS && !wrong.phrase; power++) {
        wrong = check_stock(s, power);
        wrong = wrong.phrase ? wrong : check_tokens(s, power);
        wrong = wrong.phrase ? wrong : check_kind(s, power);
    }
    return wrong;
}

/* ---- The map (WO-2, WO-7) ---------------------------------------------------------------------------------------- */

static bool slots_fit(const uint8_t *slot, int printed, int size, bool packed) {
    bool gap = false;
    for (int i = 0; i < size; i++) {
        if (slot[i] > WO_OWNERS || (slot[i] && i >= printed) || (slot[i] && gap && packed))
            return false;
        gap |= !slot[i];
    }
    return true;
}

static struct pl_said check_map(const struct wo_state *s) {
    uint8_t infl[WO_REGIONS][WO_OWNERS];
    struct wo_state counted = {0};
    memcpy(counted.region, s->region, sizeof counted.region);
    for (int region = 0; region < WO_REGIONS; region++) {
        const struct wo_region *r = &s->region[region];
        const struct wo_region_row *row = &wo_regions[region];
        if (!slots_fit(r->start, row->starts, 3, false) || !slots_fit(r->perm, row->perms, 4, false) ||
            !slots_fit(r->temp, row->temps, 5, true))
            return SAY(C_SLOTS, region);
    }
    wo_count_influence(&counted);
    memcpy(infl, counted.infl, sizeof infl);
    for (int region = 0; region < WO_REGIONS; region++)
        if (memcmp(infl[region], s->infl[region], WO_OWNERS) != 0)
            return SAY(C_SLOTS, region);
    return PL_NOTHING;
}

/* ---- Other cards ------------------------------------------------------------------------------------------------- */

/* WO-9.1, WO-21.12 */
static struct pl_said check_decks(const struct wo_state *s) {
    uint32_t up = 0;
    for (int i = 0; i < 2; i++) {
        if (!s->auto_up[i])
            continue;
        uint32_t card = s->auto_up[i] <= WO_AUTO_CARDS ? 1u << (s->auto_up[i] - 1) : 0;
        if (!card || up & card || s->auto_deck & card)
            return SAY(C_AUTO);
        up |= card;
    }
    return s->auto_deck >> WO_AUTO_CARDS || s->decide_deck >> WO_DECISIONS ? SAY(C_AUTO) : PL_NOTHING;
}

/* WO-43: what lasts is active, and nothing is kept where nothing belongs. */
static struct pl_said check_effects(const struct wo_state *s) {
    for (int i = 0; i < WO_EFFECTS; i++)
        if (s->fx_last[i] > 2 * WO_ROUNDS && s->fx_last[i] != 255)
            return SAY(C_EFFECTS);
    if (s->fx_on != wo_effects_on(s) || !all_zero(s->zero, sizeof s->zero))
        return SAY(C_EFFECTS);
    for (int power = 0; power < WO_POWERS; power++)
        if (!all_zero(s->power[power].zero, sizeof s->power[power].zero))
            return SAY(C_KIND, power);
    for (int region = 0; region < WO_REGIONS; region++)
        if (!all_zero(s->region[region].zero, sizeof s->region[region].zero))
            return SAY(C_SLOTS, region);
    return PL_NOTHING;
}

struct pl_said wo_check(const void *state) {
    static struct pl_said (*const checks[])(const struct wo_state *) = {
        check_seats,   check_course,   check_powers,       check_map,       check_decks,
        check_effects, wo_check_cards, wo_check_countries, wo_check_events, wo_check_frames};
    const struct wo_state *s = state;
    struct pl_said wrong = PL_NOTHING;
    for (size_t i = 0; i < sizeof checks / sizeof *checks && !wrong.phrase; i++)
        wrong = checks[i](s);
    return wrong;
}
