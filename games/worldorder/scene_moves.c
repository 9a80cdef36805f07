/* What moves touch, and where a named thing is seen. A decision touches the sheet on which it is made: allies and goods
 * on the board, countries and regions in the world, events on theirs. Whatever is in a hand is touched there. */
#include "games/worldorder/scene.h"

static pl_touch piece(int id) {
    return (pl_touch)(id | (int)PL_TOUCH_PIECE);
}

static int one(int thing, pl_touch *out) {
    out[0] = (pl_touch)thing;
    return 1;
}

static int two(int thing, int other, pl_touch *out) {
    out[0] = (pl_touch)thing;
    out[1] = (pl_touch)other;
    return 2;
}

/* ---- Places ------------------------------------------------------------------------------------------------------ */

static int ally_zone(const struct wo_state *s, int power, int country) {
    struct pl_set allies = wo_allies(s, power);
    if (!pl_set_has(&allies, country))
        return -1;
    return wo_on_board(power, ON_ALLY + wo_ally_place(s, power, country) % ALLIES);
}

static int shown_zone(const struct wo_state *s, int country) {
    int region = wo_countries[country].region;
    for (int slot = 0; slot < 2; slot++)
        if (s->region[region].show[slot] == country)
            return Z_SHOW + 2 * region + slot;
    return -1;
}

/* Where a country is to be seen: on show, an ally, or in the stack of its region. */
static int country_zone(const struct wo_state *s, int country) {
    int zone = shown_zone(s, country);
    for (int power = 0; power < WO_POWERS && zone < 0; power++)
        zone = ally_zone(s, power, country);
    return zone < 0 ? Z_REGION + wo_countries[country].region : zone;
}

/* Armies of a power: in a region, on its board, or nowhere to be seen. */
static int army_zone(int power, int where) {
    return where < WO_REGIONS ? Z_PRESENCE + 4 * where + power : where == WO_FROM_BOARD ? Z_POWER + power : -1;
}

/* ---- By kinds of moves ------------------------------------------------------------------------------------------- */

static int touch_hand(const struct wo_state *s, int power, int face, pl_touch *out) {
    int card = wo_hand_card(s, power, face);
    return card < 0 ? 0 : one(piece(P_CARD + card), out);
}

static int touch_army(const struct pl_frame *f, pl_move move, pl_touch *out) {
    int from = army_zone(f->seat, pl_a(move)), to = pl_b(move) < WO_REGIONS ? army_zone(f->seat, pl_b(move)) : -1;
    if (from < 0)
        return 0;
    return to >= 0 && to != from ? two(from, to, out) : one(from, out);
}

/* A ready ally: on its board and, for research points, beside the market. */
static int touch_exhaust(const struct wo_state *s, int power, int country, pl_touch *out) {
    int zone = ally_zone(s, power, country), i = 0;
    if (zone < 0)
        return 0;
    if (wo_shows_ready(s))
        PL_EACH(other, wo_ready_row(s)) {
            if (other == country)
                return two(Z_READY + i % READY, zone, out);
            i++;
        }
    return one(zone, out);
}

static int touch_asset(int power, unsigned there, int asset, pl_touch *out) {
    int place = __builtin_popcount(there & ((1u << asset) - 1));
    return place < ASSET_PLACES ? one(wo_on_board(power, ON_ASSET + place), out) : 0;
}

static int touch_slot(const struct pl_frame *f, int kind, pl_touch *out) {
    static const int rows[] = {Z_PERM, Z_TEMP, Z_BEYOND};
    return f->v[0] >= 0 && f->v[0] < WO_REGIONS && kind < 3 ? one(rows[kind] + f->v[0], out) : 0;
}

/* The two lie side by side, the new one in the place of the event at hand. */
static int touch_kept(const struct wo_state *s, int power, int event, pl_touch *out) {
    return one(s->ev_target[power] == event + 1 ? Z_CAMPS : Z_NOW, out);
}

static int touch_pick(const struct pl_frame *f, pl_move move, pl_touch *out) {
    return one(pl_b(move) ? wo_on_board(f->seat, ON_GOOD + pl_a(move)) : Z_REGION + pl_a(move), out);
}

static int touch_trash(const struct wo_state *s, int power, pl_move move, pl_touch *out) {
    if (!pl_b(move))
        return touch_hand(s, power, pl_a(move), out);
    int card = wo_card_with(s->power[power].discard, pl_a(move));
    return card < 0 ? 0 : one(piece(P_CARD + card), out);
}

/* What an automa does: only to be seen. */
static int touch_act(const struct pl_frame *f, pl_move move, pl_touch *out) {
    int what = pl_a(move), target = pl_b(move);
    if (what == WO_ACT_ENGAGE && target < WO_REGIONS)
        return one(Z_REGION + target, out);
    return one(Z_POWER + f->seat, out);
}

/* ---- In three parts, as moves are listed ------------------------------------------------------------------------- */

static int touch_preparation(const struct wo_state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    int power = f->seat, a = pl_a(move);
    switch (pl_kind(move)) {
    case WO_M_GIVE_BACK:
        return touch_asset(power, s->power[power].dealt, a, out);
    case WO_M_PLACE:
        return one(Z_ORDER + a, out);
    case WO_M_FOCUS:
        return one(wo_on_board(power, ON_FOCUS + a), out);
    case WO_M_RAISE:
    case WO_M_MAKE:
    case WO_M_LOSE:
        return a < WO_TYPES ? one(wo_on_board(power, ON_GOOD + a), out) : 0;
    case WO_M_PLAY:
    case WO_M_SELL:
    case WO_M_DOWN:
    case WO_M_DISCARD:
        return touch_hand(s, power, a, out);
    case WO_M_USE_ASSET: /* the turn is taken in the world: its power stands for what it may use there */
        return touch_asset(power, s->power[power].kept, a % WO_ASSETS_EACH, out) ? two(out[0], Z_POWER + power, out)
                                                                                 : 0;
    case WO_M_ORDER:
        return two(wo_on_board(power, ON_ORDER), Z_POWER + power, out);
    case WO_M_ABILITY:
        return two(wo_on_board(power, ON_GROWTH + a), Z_POWER + power, out);
    default:
        return 0;
    }
}

static int touch_action(const struct wo_state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    int power = f->seat, a = pl_a(move), zone;
    switch (pl_kind(move)) {
    case WO_M_IMPROVE:
        return one(country_zone(s, a), out);
    case WO_M_READY:
    case WO_M_INVEST:
    case WO_M_BASE:
        zone = ally_zone(s, power, a);
        return zone < 0 ? 0 : one(zone, out);
    case WO_M_EXHAUST:
        return touch_exhaust(s, power, a, out);
    case WO_M_SPEND_SP:
        return one(wo_on_board(power, ON_SP), out);
    case WO_M_MONEY:
        return one(wo_on_board(power, ON_MONEY), out);
    case WO_M_PAY:
        return one(wo_on_board(power, ON_GOOD + WO_D), out);
    case WO_M_ENGAGE:
    case WO_M_TOKEN:
    case WO_M_OPEN:
    case WO_M_CONVERT:
    case WO_M_CASH:
    case WO_M_DEFEND:
        return one(Z_REGION + a, out);
    case WO_M_DOUBLE:
    case WO_M_EXPORT:
    case WO_M_IMPORT:
        return one(wo_on_board(power, ON_GOOD + a), out);
    case WO_M_ARMY:
        return touch_army(f, move, out);
    case WO_M_SLOT:
        return touch_slot(f, a, out);
    case WO_M_GROWTH:
        return one(wo_on_board(power, ON_GROWTH + a), out);
    case WO_M_PROSPER:
        return one(wo_on_board(power, ON_PROSPER + s->power[power].prosperity), out);
    default:
        return 0;
    }
}

static int touch_rest(const struct wo_state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    int power = f->seat, a = pl_a(move);
    switch (pl_kind(move)) {
    case WO_M_PICK:
        return touch_pick(f, move, out);
    case WO_M_TRASH:
        return touch_trash(s, power, move, out);
    case WO_M_TAKE:
    case WO_M_BUY:
        return one(Z_SLOT + a, out);
    case WO_M_FLUSH:
        return one(Z_MARKET_DECK, out);
    case WO_M_COUNT:
        return one(wo_on_board(power, ON_DECK), out);
    case WO_M_KEEP:
        return touch_kept(s, power, a, out);
    case WO_M_POSTPONE:
        return one(Z_NO, out);
    case WO_M_RESOLVE:
    case WO_M_BID:
        return one(Z_YES, out);
    case WO_M_ANSWER:
        return one(a ? Z_YES : Z_NO, out);
    case WO_M_MIX:
        return one(Z_ELEMENT + a, out);
    case WO_M_CUBE:
        return touch_slot(f, a ? 2 : 0, out);
    case WO_M_ACT:
        return touch_act(f, move, out);
    default:
        return 0;
    }
}

int wo_touches(const void *state, pl_move move, pl_touch *out) {
    const struct wo_state *s = state;
    const struct pl_frame *f = s->frames.depth ? pl_peek(&s->frames) : NULL;
    if (!f || f->seat < 0 || f->seat >= WO_POWERS)
        return 0;
    int n = touch_preparation(s, f, move, out);
    n = n ? n : touch_action(s, f, move, out);
    return n ? n : touch_rest(s, f, move, out);
}

/* ---- Where a named thing is seen --------------------------------------------------------------------------------- */

static bool begins(const char *type, const char *with) {
    return strncmp(type, with, strlen(with)) == 0;
}

static int event_zone(const struct wo_state *s, int event) {
    for (int slot = 0; slot < WO_SLOTS; slot++)
        if (s->ev_row[slot] == event + 1)
            return Z_ROW + slot;
    for (int power = 0; power < WO_POWERS; power++)
        if (s->ev_target[power] == event + 1)
            return Z_TARGET + power;
    return s->ev_now == event + 1 ? Z_NOW : -1;
}

/* A card that lies open: in the row of the market, played or discarded; the uppermost of its face. */
static int card_seen(const struct wo_state *s, int face) {
    for (int slot = 0; slot < WO_ROW; slot++)
        if (s->row[slot] && wo_face_of[s->row[slot] - 1] == face)
            return s->row[slot] - 1;
    for (int power = 0; power < WO_POWERS; power++) {
        const struct wo_power *p = &s->power[power];
        int card = wo_card_with(pl_set_or(p->played, p->discard), face);
        if (card >= 0 && wo_seat(s, power) >= 0)
            return card;
    }
    return wo_card_with(s->market_out, face);
}

bool wo_find_thing(const void *view, const char *type, int32_t value, pl_touch *out) {
    const struct wo_state *s = view;
    bool power = value >= 0 && value < WO_POWERS;
    int found = -1;
    if (value < 0)
        return false;
    if (begins(type, "region") && value < WO_REGIONS)
        found = Z_REGION + value;
    else if (begins(type, "country") && value < WO_COUNTRIES)
        found = country_zone(s, value);
    else if ((begins(type, "power") || begins(type, "owner")) && power)
        found = Z_POWER + value;
    else if (strcmp(type, "seat") == 0 && value < s->players && s->power_of[value])
        found = Z_POWER + s->power_of[value] - 1;
    else if (strcmp(type, "event") == 0 && wo_tourmente(s) && value < WO_EVENTS)
        found = event_zone(s, value);
    else if (strcmp(type, "card") == 0 && value < WO_FACES && card_seen(s, value) >= 0)
        found = piece(P_CARD + card_seen(s, value));
    if (found >= 0)
        *out = (pl_touch)found;
    return found >= 0;
}
