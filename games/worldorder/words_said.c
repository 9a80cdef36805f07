/* Moves as sentences, and who is called what. */
#include "games/worldorder/events.h"
#include "games/worldorder/words.h"

/* ---- Sentences --------------------------------------------------------------------------------------------------- */

/* Those that need no more than the bytes of the move. */
static const struct pl_phrase *const plain[WO_MOVES] = {
    [WO_M_AUTO] = PL_PHRASE(D_AUTO),         [WO_M_DECISION] = PL_PHRASE(D_DECISION),
    [WO_M_EVENT] = PL_PHRASE(D_EVENT),       [WO_M_PLACE] = PL_PHRASE(D_PLACE),
    [WO_M_FOCUS] = PL_PHRASE(D_FOCUS),       [WO_M_READY] = PL_PHRASE(D_READY),
    [WO_M_RAISE] = PL_PHRASE(D_RAISE),       [WO_M_DONE] = PL_PHRASE(D_DONE),
    [WO_M_PLAY] = PL_PHRASE(D_PLAY),         [WO_M_USE_ASSET] = PL_PHRASE(D_USE_ASSET),
    [WO_M_ORDER] = PL_PHRASE(D_ORDER),       [WO_M_ABILITY] = PL_PHRASE(D_ABILITY),
    [WO_M_PASS] = PL_PHRASE(D_PASS),         [WO_M_COUNT] = PL_PHRASE(D_COUNT),
    [WO_M_SKIP] = PL_PHRASE(D_SKIP),         [WO_M_IMPROVE] = PL_PHRASE(D_IMPROVE),
    [WO_M_SPEND_SP] = PL_PHRASE(D_SPEND_SP), [WO_M_MONEY] = PL_PHRASE(D_MONEY),
    [WO_M_PAY] = PL_PHRASE(D_PAY),           [WO_M_ENGAGE] = PL_PHRASE(D_ENGAGE),
    [WO_M_TOKEN] = PL_PHRASE(D_TOKEN),       [WO_M_OPEN] = PL_PHRASE(D_OPEN),
    [WO_M_DOUBLE] = PL_PHRASE(D_DOUBLE),     [WO_M_INVEST] = PL_PHRASE(D_INVEST),
    [WO_M_BASE] = PL_PHRASE(D_BASE),         [WO_M_CONVERT] = PL_PHRASE(D_CONVERT),
    [WO_M_GROWTH] = PL_PHRASE(D_GROWTH),     [WO_M_DISCARD] = PL_PHRASE(D_DISCARD),
    [WO_M_SPLIT] = PL_PHRASE(D_SPLIT),       [WO_M_FLUSH] = PL_PHRASE(D_FLUSH),
    [WO_M_KEEP] = PL_PHRASE(D_KEEP),         [WO_M_POSTPONE] = PL_PHRASE(D_POSTPONE),
    [WO_M_RESOLVE] = PL_PHRASE(D_RESOLVE),   [WO_M_LOSE] = PL_PHRASE(D_LOSE),
    [WO_M_PROSPER] = PL_PHRASE(D_PROSPER),
};

static const struct pl_frame *top_of(const struct wo_state *s) {
    static const struct pl_frame none;
    return s->frames.depth ? pl_peek(&s->frames) : &none;
}

static bool knows(const struct wo_state *s, int power, int viewer) {
    return viewer == PL_EVERYTHING || (viewer >= 0 && viewer == wo_seat(s, power));
}

static struct pl_said describe_draw(const struct wo_state *s, const struct pl_frame *f, int card, int viewer) {
    int power = f->v[0], face = card < WO_CARDS ? wo_face_of[card] : 0;
    bool seen = knows(s, power, viewer) || wo_is_automa(s, power); /* an automa turns its card up */
    return seen ? SAY(D_DRAW, power, face) : SAY(D_DRAW_SOME, power);
}

static struct pl_said describe_lot(pl_move move) {
    int a = pl_a(move);
    switch (pl_b(move)) {
    case WO_LOT_REGION:
        return SAY(D_LOT_REGION, a);
    case WO_LOT_COUNTRY:
        return SAY(D_LOT_COUNTRY, a);
    case WO_LOT_GROWTH:
        return SAY(D_LOT_GROWTH, a);
    case WO_LOT_TYPE:
        return SAY(D_LOT_TYPE, a);
    case WO_LOT_POWER:
        return SAY(D_LOT_POWER, a);
    default:
        return SAY(D_LOT, a);
    }
}

static struct pl_said describe_chance(const struct wo_state *s, const struct pl_frame *f, pl_move move, int viewer) {
    int a = pl_a(move);
    switch (pl_kind(move)) {
    case WO_M_POWER:
        return SAY(D_POWER, f->v[0], a);
    case WO_M_ASSET:
        return knows(s, f->v[0], viewer) ? SAY(D_ASSET, f->v[0], wo_asset_of(f, a)) : SAY(D_ASSET_SOME, f->v[0]);
    case WO_M_DRAW:
        return describe_draw(s, f, a, viewer);
    case WO_M_COUNTRY:
        return SAY(D_COUNTRY, a, wo_countries[a].region);
    case WO_M_MARKET:
        return SAY(D_MARKET, wo_face_of[a]);
    case WO_M_LOT:
        return describe_lot(move);
    default:
        return SAY(D_BIDCARD, a);
    }
}

/* Cards that lie face down are their owner's secret (WO-1.4), and so are an answer that waits for others. */
static struct pl_said describe_hidden(const struct wo_state *s, const struct pl_frame *f, pl_move move, int viewer) {
    int a = pl_a(move);
    bool own = knows(s, f->seat, viewer);
    switch (pl_kind(move)) {
    case WO_M_SELL:
        return own ? SAY(D_SELL, a) : SAY(D_SELL_SOME);
    case WO_M_DOWN:
        return own ? SAY(D_DOWN, a) : SAY(D_DOWN_SOME);
    case WO_M_GIVE_BACK:
        return own ? SAY(D_GIVE_BACK, wo_asset_of(f, a)) : SAY(D_GIVE_BACK_SOME);
    default:
        return own ? SAY(D_BID, a) : SAY(D_BID_SOME);
    }
}

static struct pl_said describe_army(int from, int to) {
    if (to == WO_TO_SUPPLY)
        return from == WO_FROM_BOARD ? SAY(D_ARMY_BOARD_PAID) : SAY(D_ARMY_PAID, from);
    if (to == WO_TO_CARD)
        return from == WO_FROM_BOARD ? SAY(D_ARMY_BOARD_CARD) : SAY(D_ARMY_CARD, from);
    if (from == WO_FROM_SUPPLY)
        return SAY(D_ARMY_SUPPLY, from, to);
    return from == WO_FROM_BOARD ? SAY(D_ARMY_BOARD, from, to) : SAY(D_ARMY, from, to);
}

static struct pl_said describe_trade(pl_move move) {
    int good = pl_a(move);
    switch (pl_kind(move)) {
    case WO_M_MAKE:
        return SAY(D_MAKE, WO_AMOUNT(good, pl_b(move)));
    case WO_M_EXPORT:
        return SAY(D_EXPORT, WO_AMOUNT(good, pl_b(move)));
    default: /* WO_M_IMPORT */
        if (pl_b(move))
            return SAY(D_IMPORT_FROM, WO_AMOUNT(good, pl_c(move)), pl_b(move) - 1);
        return SAY(D_IMPORT, WO_AMOUNT(good, pl_c(move)));
    }
}

static struct pl_said describe_market(const struct wo_state *s, pl_move move) {
    int slot = pl_a(move);
    if (slot >= WO_ROW || !s->row[slot])
        return SAY(D_SKIP);
    int face = wo_face_of[s->row[slot] - 1];
    return pl_kind(move) == WO_M_BUY ? SAY(D_BUY, face, wo_faces[face].cost) : SAY(D_TAKE, face);
}

static struct pl_said describe_answer(const struct wo_state *s, pl_move move) {
    int n = pl_a(move);
    if (pl_kind(move) != WO_M_MIX)
        return wo_describe_event_answer(s, move);
    int good = wo_element_good(s, n), unit = s->ev_now && n < 4 ? wo_events[s->ev_now - 1].element[n].unit : 1;
    return SAY(D_MIX, WO_AMOUNT(good, unit * pl_b(move)));
}

static struct pl_said describe_token(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    int region = pl_a(move), allies = f->seat >= 0 && region < WO_REGIONS ? wo_ally_count(s, f->seat, region) : 0;
    return pl_kind(move) == WO_M_CASH ? SAY(D_CASH, region, WO_AMOUNT(WO_MONEY, 5 * allies))
                                      : SAY(D_DEFEND, region, 2 * allies);
}

static struct pl_said describe_act(int act, int target) {
    static const struct pl_phrase *const acts[WO_ACTS] = {
        [WO_ACT_IMPROVE] = PL_PHRASE(D_ACT_IMPROVE), [WO_ACT_ENGAGE] = PL_PHRASE(D_ACT_ENGAGE),
        [WO_ACT_TRADE] = PL_PHRASE(D_ACT_TRADE),     [WO_ACT_INVEST] = PL_PHRASE(D_ACT_INVEST),
        [WO_ACT_MOVE] = PL_PHRASE(D_ACT_MOVE),       [WO_ACT_BASE] = PL_PHRASE(D_ACT_BASE),
        [WO_ACT_GROWTH] = PL_PHRASE(D_ACT_GROWTH)};
    if (act < WO_ACTS && acts[act])
        return PL_SAY(acts[act], target);
    return SAY(D_ACT_MONEY, WO_AMOUNT(WO_MONEY, 30));
}

struct pl_said wo_describe(const void *state, pl_move move, int viewer) {
    const struct wo_state *s = state;
    const struct pl_frame *f = top_of(s);
    int a = pl_a(move), b = pl_b(move);
    if (plain[pl_kind(move)])
        return (struct pl_said){.phrase = plain[pl_kind(move)], .arg = {a, b, pl_c(move)}};
    switch (pl_kind(move)) {
    case WO_M_SELL:
    case WO_M_DOWN:
    case WO_M_GIVE_BACK:
    case WO_M_BID:
        return describe_hidden(s, f, move, viewer);
    case WO_M_MAKE:
    case WO_M_EXPORT:
    case WO_M_IMPORT:
        return describe_trade(move);
    case WO_M_EXHAUST:
        return SAY(D_EXHAUST, a, wo_countries[a].value);
    case WO_M_ARMY:
        return describe_army(a, b);
    case WO_M_SLOT:
        return a == 0 ? SAY(D_SLOT_PERMANENT) : a == 1 ? SAY(D_SLOT_TEMPORARY) : SAY(D_SLOT_BEYOND);
    case WO_M_BRANCH:
        return wo_describe_branch(s, f, a);
    case WO_M_PICK:
        return b ? SAY(D_PICK_GOOD, a) : SAY(D_PICK_REGION, a);
    case WO_M_TRASH:
        return b ? SAY(D_TRASH_OLD, a) : SAY(D_TRASH, a);
    case WO_M_TAKE:
    case WO_M_BUY:
        return describe_market(s, move);
    case WO_M_ACT:
        return describe_act(a, b);
    case WO_M_OFFER:
        if (f->what == WO_F_EVENT_ACT)
            return a ? SAY(D_EVENT_ACT) : SAY(D_SKIP);
        return a ? SAY(D_OFFER_YES) : SAY(D_OFFER_NO);
    case WO_M_ANSWER:
    case WO_M_MIX:
        return describe_answer(s, move);
    case WO_M_CUBE:
        return a ? SAY(D_CUBE_BEYOND) : SAY(D_CUBE_PRINTED);
    case WO_M_CASH:
    case WO_M_DEFEND:
        return describe_token(s, f, move);
    default:
        return describe_chance(s, f, move, viewer);
    }
}

/* ---- Names ------------------------------------------------------------------------------------------------------- */

/* A seat is called by the power that it plays, once it is known; the numbers beyond them are those of NPC powers. */
static void name_seat(const struct wo_state *s, int seat, enum pl_lang lang, struct pl_out *out) {
    int power = s && seat >= 0 && seat < WO_SEATS ? wo_seat_power(s, seat) : -1;
    if (power >= 0)
        wo_name_data("power_name", power, lang, out);
    else
        pl_putf(out, lang == PL_FR ? "Joueur %d" : "Player %d", seat + 1);
}

void wo_name(const void *state, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out) {
    if (strcmp(type, "seat") == 0)
        name_seat(state, value, lang, out);
    else if (strcmp(type, "player") == 0)
        pl_putf(out, lang == PL_FR ? "Joueur %d" : "Player %d", value + 1);
    else if (strcmp(type, "frame") == 0 && value >= 0 && value < WO_FRAMES)
        pl_put(out, wo_decisions.row[value]->key);
    else if (!wo_scene_name(state, type, value, lang, out) && !wo_name_data(type, value, lang, out))
        pl_put_int(out, strcmp(type, "mark") == 0 ? value + 1 : value);
}
