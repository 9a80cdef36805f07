/* Goods and services: storages, the Free Trade Zone, public services, what they cost (HG-5.4, HG-7, HG-9). */
#include "games/hegemony/actions.h"

static int storage(const struct hg_state *s, int role) { /* index in `store`, `price`, `tiles` */
    (void)s;
    return role == HG_C;
}

int hg_capacity(const struct hg_state *s, int role, int good) { /* HG-7.2, HG-7.3; a tile: HG-6.9 */
    static const uint8_t of_c[HG_STORED] = {8, 12, 12, 12}, tile[HG_STORED] = {8, 12, 12, 12};
    int room = role == HG_C ? of_c[good] : 8;
    return room + (s->tiles[storage(s, role)] >> good & 1 ? tile[good] : 0);
}

/* HG-26.1.3: C's automa buys a tile the moment that something would be lost for want of one. What was kept by it. */
static int automa_tile(struct hg_state *s, int good, int rest, struct pl_notes *notes) {
    enum { TILE_PRICE = 20 };
    if (s->tiles[1] >> good & 1 || !s->tiles_left || hg_funds(s, HG_C) < TILE_PRICE)
        return 0;
    hg_spend(s, HG_C, TILE_PRICE, notes);
    hg_put_tile(s, HG_C, good, notes);
    int room = hg_capacity(s, HG_C, good) - s->store[1][good], kept = rest < room ? rest : room;
    s->store[1][good] = (uint8_t)(s->store[1][good] + kept);
    return kept;
}

/* What does not fit goes to the Free Trade Zone (C's Food and Luxury), the rest is lost (HG-7.2). */
int hg_store(struct hg_state *s, int role, int good, int n, struct pl_notes *notes) {
    static const uint8_t zone[2] = {8, 12};
    uint8_t *store = &s->store[storage(s, role)][good];
    int room = hg_capacity(s, role, good) - *store, kept = n < room ? n : room, rest = n - kept;
    *store = (uint8_t)(*store + kept);
    if (role == HG_C && good <= HG_LUX && rest) {
        int more = zone[good] - s->zone[good];
        more = more < rest ? more : rest;
        s->zone[good] = (uint8_t)(s->zone[good] + more);
        kept += more;
        rest -= more;
    }
    if (rest && role == HG_C && hg_is_automa(s, HG_C)) {
        int more = automa_tile(s, good, rest, notes);
        kept += more;
        rest -= more;
    }
    if (rest)
        NOTE(N_OVERFLOW, role, rest, good);
    return kept;
}

int hg_stock(const struct hg_state *s, int from, int good) { /* enum hg_from; abroad there is always enough */
    switch (from) {
    case HG_FROM_C:
        return good == HG_INF || !hg_in_game(s, HG_C) ? 0 : s->store[1][good];
    case HG_FROM_M:
        return good == HG_INF || !hg_in_game(s, HG_M) ? 0 : s->store[0][good];
    case HG_FROM_ABROAD:
        return good <= HG_LUX ? INT8_MAX : 0;
    case HG_FROM_STATE:
        return good == HG_INF ? s->media : s->public_goods[good];
    default:
        return 0;
    }
}

/* HG-5.4.2: abroad the tariff of policy 6 is part of it. */
int hg_unit_price(const struct hg_state *s, int from, int good) {
    static const uint8_t abroad[2] = {10, 6}, of_state[2] = {12, 8};
    switch (from) {
    case HG_FROM_C:
    case HG_FROM_M:
        return hg_price[good][s->price[from == HG_FROM_C][good]];
    case HG_FROM_ABROAD:
        return abroad[good] + hg_tariff[s->policy[5]][good];
    case HG_FROM_STATE:
        if (good <= HG_LUX)
            return of_state[good];
        return good == HG_INF ? 10 : hg_public_price[s->policy[good == HG_HEA ? 3 : 4]];
    default:
        return 0;
    }
}

/* HG-6.10 and every effect that gives goods: W and M to Goods & Services, C to Storages, Influence to its own. */
void hg_receive(struct hg_state *s, int role, int good, int n, struct pl_notes *notes) {
    if (!n)
        return;
    NOTE(N_RECEIVES, role, n, good);
    if (good == HG_INF) {
        hg_gain_influence(s, role, n);
    } else if (role == HG_S) {
        s->public_goods[good] = (uint8_t)(s->public_goods[good] + n);
        hg_trim_public(s, notes);
    } else if (role == HG_C) {
        hg_store(s, role, good, n, notes);
    } else {
        s->area[role][good] = (uint8_t)(s->area[role][good] + n);
    }
}

/* HG-7.7: what the open companies of the service print, operational or not, and six more; goods of S: the same six. */
int hg_public_limit(const struct hg_state *s, int good) {
    int limit = 6;
    PL_EACH_BIT(place, HG_ALL_P) {
        if (hg_there(s, place) && hg_at(s, place)->industry == good)
            limit += hg_at(s, place)->output;
    }
    return limit;
}

void hg_trim_public(struct hg_state *s, struct pl_notes *notes) {
    for (int good = 0; good < HG_GOODS; good++) {
        uint8_t *stock = good == HG_INF ? &s->media : &s->public_goods[good];
        int limit = hg_public_limit(s, good);
        if (*stock <= limit)
            continue;
        NOTE(N_OVERFLOW, HG_S, *stock - limit, good);
        if (good == HG_INF)
            s->influence_left = (uint8_t)(s->influence_left + *stock - limit);
        *stock = (uint8_t)limit;
    }
}
