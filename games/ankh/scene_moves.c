/* What a move is about, so that a click on it can mean the move, and where things that sentences name are seen. */
#include "games/ankh/scene.h"

static pl_touch zone(int id) {
    return (pl_touch)id;
}
static pl_touch on_piece(int id) {
    return (pl_touch)((unsigned)id | PL_TOUCH_PIECE);
}
static pl_touch minion(int area, int owner) {
    return on_piece(PIECE_MINION + 8 * area + owner);
}

/* A minion of that kind in the area; a click on the area asks which one. */
static int touch_minion(int area, int owner, pl_touch *out) {
    out[0] = minion(area, owner);
    out[1] = zone(ZONE_AREA + area);
    return 2;
}

/* Into an area, from the supply or (from: area + 1) lifting a minion of that seat. */
static int touch_placing(int area, int from, int seat, pl_touch *out) {
    out[0] = zone(ZONE_AREA + area);
    if (!from)
        return 1;
    out[1] = minion(from - 1, seat);
    return 2;
}

/* A site or a building to buy; from: area + 1 of the building that is taken away for it. */
static int touch_building(const struct am_state *s, int area, int from, pl_touch *out) {
    int n = 0;
    out[n++] = zone(ZONE_AREA + area);
    out[n++] = on_piece((s->area[area].building ? PIECE_BUILDING : PIECE_PRICE) + area);
    if (from)
        out[n++] = on_piece(PIECE_BUILDING + from - 1);
    return n;
}

/* What is in danger: a piece of the area, or the area that something is about to enter. */
static int touch_saved(const struct pl_frame *frame, int area, pl_touch *out) {
    int n = 0;
    out[n++] = zone(ZONE_AREA + area);
    if (frame->what == AM_F_SAVE && frame->v[AM_V_SAVED] == AM_SAVE_BUILDING)
        out[n++] = on_piece(PIECE_BUILDING + area);
    if (frame->what == AM_F_SAVE && frame->v[AM_V_SAVED] == AM_SAVE_CARD)
        out[n++] = on_piece(PIECE_PLAQUE + area);
    return n;
}

/* The head of a player's column, and the hand. Not the column itself: what is said of it is all that its player may
 * be. */
enum { TOUCHED = 3 };
static int touch_player(int seat, pl_touch *out) {
    out[0] = on_piece(PIECE_MARK + seat);
    out[1] = on_piece(PIECE_PURSE + seat);
    out[2] = zone(ZONE_HAND + seat);
    return TOUCHED;
}

static int touch_chance(pl_move move, pl_touch *out) {
    switch (pl_kind(move)) {
    case AM_M_FIRST:
        out[0] = zone(ZONE_PLAYER + pl_a(move));
        return 1;
    case AM_M_DRAW:
        out[0] = zone(ZONE_DRAW);
        return 1;
    case AM_M_HAPPENS:
        out[0] = zone(ZONE_EVENT);
        return 1;
    case AM_M_ROLL:
        out[0] = zone(ZONE_AREA + pl_a(move));
        out[1] = zone(ZONE_DIE);
        return 2;
    default: /* which personality it is may be secret */
        return 0;
    }
}

/* Yes and no are buttons: to take the money, use the text, pay or not, do without, go on. A power touches its City Area
 * card only, whose menu asks for more: a click on a card of the hand, or on an area, stays what it was. */
int am_touches(const void *state, pl_move move, pl_touch *out) {
    const struct am_state *s = state;
    const struct pl_frame *frame = pl_peek(&s->frames);
    int a = pl_a(move), b = pl_b(move);
    switch (pl_kind(move)) {
    case AM_M_PLAY:
    case AM_M_NAME:
    case AM_M_GIVE:
    case AM_M_DISCARD:
    case AM_M_CHOOSE:
        out[0] = on_piece(PIECE_CARD + a);
        return 1;
    case AM_M_INTERRUPT:
        out[0] = on_piece(PIECE_CARD + a);
        out[1] = zone(ZONE_AREA + b - 1);
        return b ? 2 : 1;
    case AM_M_POWER:
        out[0] = on_piece(PIECE_PLAQUE + a);
        return 1;
    case AM_M_PLACE:
        return touch_placing(a, b, frame->seat, out);
    case AM_M_BUILD:
    case AM_M_BUY:
        return touch_building(s, a, b, out);
    case AM_M_REMOVE:
    case AM_M_SWAP:
        return touch_minion(a, b, out);
    case AM_M_MOVE:
        out[0] = minion(a, pl_c(move));
        out[1] = zone(ZONE_AREA + b);
        return 2;
    case AM_M_CALM:
        out[0] = zone(ZONE_AREA + a);
        out[1] = on_piece(PIECE_TROUBLE + a);
        return 2;
    case AM_M_STIR:
    case AM_M_COUNT:
        out[0] = zone(ZONE_AREA + a);
        return 1;
    case AM_M_RAZE:
        return touch_building(s, a, 0, out);
    case AM_M_PAY: /* a building that subsides; any other sum is a yes */
        return a ? touch_building(s, a - 1, 0, out) : 0;
    case AM_M_TARGET: /* Hubert: and who receives */
        return touch_player(a, out) + (b ? touch_player(b - 1, out + TOUCHED) : 0);
    case AM_M_PROTECT:
        return touch_saved(frame, a ? a - 1 : frame->v[AM_V_AREA], out);
    case AM_M_SKIP:
    case AM_M_END:
    case AM_M_EVENT:
    case AM_M_TAKE:
    case AM_M_USE:
    case AM_M_REFUSE:
    case AM_M_LET:
        return 0;
    default:
        return touch_chance(move, out);
    }
}

/* ---- Where things are seen -------------------------------------------------------------------------------------- */

static bool sees_card(const struct am_state *s, int card) {
    bool seen = pl_set_has(&s->discard, card) || s->in_play == card + 1;
    for (int i = 0; i < 4; i++)
        seen = seen || (s->table[i] && am_stay[i] == card);
    for (int seat = 0; seat < s->players; seat++)
        seen = seen || am_holds(s, seat, card);
    return seen;
}

bool am_find_thing(const void *view, const char *type, int32_t value, pl_touch *out) {
    const struct am_state *s = view;
    bool area = value >= 0 && value < AM_AREAS, card = value >= 0 && value < AM_CARDS;
    bool place =
        strcmp(type, "area") == 0 || strcmp(type, "the") == 0 || strcmp(type, "in") == 0 || strcmp(type, "of") == 0;
    bool person = strcmp(type, "person") == 0 || strcmp(type, "role") == 0 || strcmp(type, "role_first") == 0;
    if (place && area)
        *out = zone(ZONE_AREA + value);
    else if (strcmp(type, "power") == 0 && area)
        *out = on_piece(PIECE_PLAQUE + value);
    else if (strcmp(type, "card") == 0 && card && sees_card(s, value))
        *out = on_piece(PIECE_CARD + value);
    else if ((strcmp(type, "seat") == 0 || strcmp(type, "player") == 0) && value >= 0 && value < s->players)
        *out = zone(ZONE_PLAYER + value);
    else if (person && value >= 0 && value < AM_PERSONS && am_in_game(s, value))
        *out = zone(ZONE_PERSON + value);
    else if (strcmp(type, "event") == 0 && value >= 0 && value < AM_EVENTS && pl_set_has(&s->events, value))
        *out = on_piece(PIECE_EVENT + value);
    else
        return false;
    return true;
}
