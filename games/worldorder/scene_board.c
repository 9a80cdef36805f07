/* What lies on the board of a power: money and goods as tracks, Focus, prosperity, growth, assets, commerce cards,
 * allies. Where an automa plays, its action spaces and tokens; where nobody does, that. */
#include "core/sheet.h"
#include "games/worldorder/scene.h"

/* ---- Goods ------------------------------------------------------------------------------------------------------- */

enum { CUBES_SHOWN = 5 };

static const struct pl_row purse = {.x = 14, .size = 100};

static void put_number(struct pl_scene *scene, int power, int thing, int place, int n, struct pl_said title) {
    struct pl_row row = purse;
    row.piece = (uint16_t)wo_thing(power, thing);
    row.zone = (uint16_t)wo_on_board(power, place);
    pl_stock(scene, &row, PL_NOBODY, 0, "b20", n < 0 ? -1 : n, title);
}

static void put_symbols(struct pl_scene *scene, int power, int good, int sells, int buys) {
    int zone = wo_on_board(power, ON_GOOD + good);
    struct pl_said title = SAY(S_SYMBOLS_TITLE, power, good, sells, buys);
    pl_piece(scene, wo_text(wo_thing(power, THE_SYMBOLS + good), zone, "b12", 163, 0, SAY(S_NUMBER, sells), title));
    pl_piece(scene, wo_text(P_BUYS + WO_TYPES * power + good, zone, "b12", 188, 0, SAY(S_NUMBER, buys), title));
}

/* The symbols of all allies: so much can be sold and bought in a Trade, prices apart. While it trades, also what it has
 * opened or doubled. */
static void sum_symbols(const struct wo_state *s, int power, int *sells, int *buys) {
    const struct pl_frame *trade = wo_frame_of(s, WO_F_TRADE);
    memset(sells, 0, WO_TYPES * sizeof *sells);
    memset(buys, 0, WO_TYPES * sizeof *buys);
    if (trade && trade->seat == power) {
        for (int good = 0; good < WO_TYPES; good++) {
            sells[good] = wo_sell_symbols(s, power, good, WO_ALL_REGIONS);
            buys[good] = wo_buy_symbols(s, power, good, WO_ALL_REGIONS);
        }
        return;
    }
    PL_EACH(country, s->ally[power]) { /* each card of a stacked pair (WO-6.1.7) */
        for (int good = 0; good < WO_TYPES; good++) {
            sells[good] += wo_countries[country].sell[good];
            buys[good] += wo_countries[country].buy[good];
        }
    }
    if (s->fx_on & wo_hook_mask[WO_HOOK_EXTRA_BUY])
        PL_EACH(country, wo_allies(s, power)) {
            for (int good = 0; good < WO_D; good++)
                buys[good] += wo_hook_extra_buy(s, country, good);
        }
}

static void put_good(const struct wo_state *s, struct pl_scene *scene, int power, int good, int sells, int buys) {
    const struct wo_power *p = &s->power[power];
    int zone = wo_on_board(power, ON_GOOD + good), stock = good == WO_A ? p->board : p->stock[good];
    int cell = stock > 10 ? 10 : stock;
    struct pl_piece marker =
        pl_piece_at(wo_thing(power, THE_STOCK + good), zone, "counter", PL_NOBODY,
                    (struct pl_spot){-44 + cell * 29 / 2, 0, 21}, SAY(S_HAS_GOOD, power, WO_AMOUNT(good, stock)));
    marker.count = (int16_t)stock;
    pl_piece(scene, marker);
    pl_piece(scene, wo_text(wo_thing(power, THE_PRODUCTION + good), zone, "b12", 127, 0,
                            SAY(S_OF, p->prod[good], wo_powers[power].most[good]),
                            SAY(S_PRODUCTION, power, good, p->prod[good], wo_powers[power].most[good])));
    if (good != WO_D)
        put_symbols(scene, power, good, sells, buys);
}

static void put_resources(const struct wo_state *s, struct pl_scene *scene, int power) {
    const struct wo_power *p = &s->power[power];
    put_number(scene, power, THE_MONEY, ON_MONEY, p->money, SAY(S_HAS, power, WO_AMOUNT(WO_MONEY, p->money)));
    put_number(scene, power, THE_SP, ON_SP, p->sp, SAY(S_HAS, power, WO_AMOUNT(WO_SP, p->sp)));
    if (p->vp >= 0)
        put_number(scene, power, THE_VP, ON_VP, p->vp, SAY(S_HAS_VP, power, p->vp));
    else
        pl_piece(scene, wo_text(wo_thing(power, THE_VP), wo_on_board(power, ON_VP), "b20", 14, 0, SAY(S_NUMBER, p->vp),
                                SAY(S_HAS_VP, power, p->vp)));
    for (int step = 0; step < p->prosperity && step < WO_STEPS; step++)
        pl_piece(scene, pl_piece_at(wo_thing(power, THE_STEP + step), wo_on_board(power, ON_PROSPER + step), "tick",
                                    PL_NOBODY, (struct pl_spot){29, -14, 18}, SAY(S_STEP_TAKEN, power, step + 1)));
    PL_EACH_BIT(growth, p->growth[0] | (unsigned)p->growth[1] << 8) {
        struct pl_piece piece =
            pl_piece_at(wo_thing(power, THE_GROWTH + growth), wo_on_board(power, ON_GROWTH + growth), NULL, PL_NOBODY,
                        (struct pl_spot){53, 9, 18}, PL_NOTHING);
        piece.face = (uint16_t)(FACE_GROWTH + growth);
        pl_piece(scene, piece);
    }
}

/* ---- What only who plays it by hand has -------------------------------------------------------------------------- */

static void put_focus(const struct wo_state *s, struct pl_scene *scene, int power) {
    const struct wo_power *p = &s->power[power];
    if (s->round && s->phase != WO_SETUP)
        pl_piece(scene, pl_piece_at(wo_thing(power, THE_FOCUS), wo_on_board(power, ON_FOCUS + p->focus), "chosen",
                                    PL_NOBODY, (struct pl_spot){0, 0, 128}, SAY(S_HAS_FOCUS, power, p->focus)));
}

static void put_goods(const struct wo_state *s, struct pl_scene *scene, int power) {
    int sells[WO_TYPES], buys[WO_TYPES];
    sum_symbols(s, power, sells, buys);
    for (int good = 0; good < WO_TYPES; good++)
        put_good(s, scene, power, good, sells[good], buys[good]);
}

/* One of the three dealt, or of the two kept; what is used lies there turned. An asset that its viewer cannot know is a
 * back. */
static void put_assets(const struct wo_state *s, struct pl_scene *scene, int power, bool seen) {
    const struct wo_power *p = &s->power[power];
    unsigned there = p->dealt ? p->dealt : p->kept;
    int i = 0;
    PL_EACH_BIT(asset, there) {
        struct pl_piece piece = pl_piece_at(P_ASSET + WO_ASSETS_EACH * power + asset, wo_on_board(power, ON_ASSET + i),
                                            NULL, PL_NOBODY, (struct pl_spot){0, 8, 66}, PL_NOTHING);
        if (p->dealt && !seen) {
            piece.look = "back";
            piece.title = SAY(S_ASSET_HIDDEN, power);
        } else {
            piece.face = (uint16_t)(FACE_ASSET + WO_ASSETS_EACH * power + asset);
        }
        if (!p->dealt && p->used >> asset & 1) {
            piece.turn = 90;
            piece.title = SAY(S_ASSET_USED, WO_ASSETS_EACH * power + asset);
        }
        if (i < ASSET_PLACES)
            pl_piece(scene, piece);
        i++;
    }
    if (s->option[WO_OPT_ORDERS]) {
        struct pl_piece order =
            pl_piece_at(wo_thing(power, THE_ORDER), wo_on_board(power, ON_ORDER), "card", PL_NOBODY,
                        (struct pl_spot){0, 8, 66}, p->ordered ? SAY(S_ORDER_USED) : SAY(S_ORDER_READY));
        order.label = SAY(S_ORDER_NAME);
        order.text = SAY(S_ORDER_TEXT);
        order.turn = p->ordered ? 90 : 0;
        pl_piece(scene, order);
    }
}

/* Commerce cards: what one kind of may be bought, face up or turned down. */
static void put_deals(const struct wo_state *s, struct pl_scene *scene, int power) {
    unsigned used = wo_deals_of(s, power);
    int i = 0, n = __builtin_popcount(used);
    PL_EACH_BIT(deal, used) {
        const struct wo_commerce_row *row = &wo_commerce[wo_commerce_first[power] + deal];
        bool up = s->power[power].deals >> deal & 1;
        struct pl_piece piece = pl_piece_at(
            wo_thing(power, THE_DEAL + deal), wo_on_board(power, ON_DEALS), up ? "card" : "back", PL_NOBODY,
            (struct pl_spot){(2 * i++ - n + 1) * 48, 8, 66}, up ? SAY(S_DEAL, power, power) : SAY(S_DEAL_DOWN));
        for (int good = 0, badge = 0; up && good < WO_TYPES; good++)
            if (row->offers[good])
                piece.badge[badge++] = wo_good_looks[good];
        if (up) {
            piece.label = SAY(S_OFFERS, power);
            piece.title = SAY(S_DEAL, power, power);
        }
        pl_piece(scene, piece);
    }
}

/* ---- Automas and powers without a player ------------------------------------------------------------------------- */

/* A line over a row of goods. */
static void put_banner(struct pl_scene *scene, int power, int id, int row, struct pl_said label, struct pl_said title) {
    struct pl_piece piece = pl_piece_at(wo_thing(power, id), wo_on_board(power, ON_GOOD + row), "banner", PL_NOBODY,
                                        (struct pl_spot){0, 0, 390}, title);
    piece.label = label;
    pl_piece(scene, piece);
}

/* So many of its cubes on an action space. */
static void put_space(struct pl_scene *scene, int power, int space, int cubes) {
    static const enum wo_phrase spaces[WO_SPACES] = {WO_S_SPACE_ENGAGE, WO_S_SPACE_IMPROVE, WO_S_SPACE_INVEST,
                                                     WO_S_SPACE_TRADE,  WO_S_SPACE_BASE,    WO_S_SPACE_MOVE};
    put_banner(scene, power, THE_SPACE + space, 1 + space, PL_SAY(&wo_phrases[spaces[space]]),
               SAY(S_SPACE_TITLE, cubes));
    for (int i = 0; i < cubes && i < CUBES_SHOWN; i++) {
        struct pl_piece cube = pl_piece_at(P_ACTION + 8 * (WO_SPACES * power + space) + i,
                                           wo_on_board(power, ON_GOOD + 1 + space), wo_cube_looks[power], PL_NOBODY,
                                           (struct pl_spot){86 + 24 * i, 0, 22}, SAY(S_SPACE_TITLE, cubes));
        cube.label = SAY(S_CODE, power);
        pl_piece(scene, cube);
    }
}

/* Its steps of prosperity have prices of their own, in money (WO-23). */
static void put_automa_steps(struct pl_scene *scene, int power) {
    const struct wo_automa_row *row = &wo_automas[power];
    for (int step = 0; step < WO_STEPS; step++) {
        struct pl_said said = SAY(S_STEP_AUTOMA, row->prosper_cost[step], row->prosper_vp[step]);
        struct pl_piece piece = pl_piece_at(P_GAIN + WO_STEPS * power + step, wo_on_board(power, ON_PROSPER + step),
                                            "step-automa", PL_NOBODY, (struct pl_spot){0, 0, 76}, said);
        piece.label = said;
        pl_piece(scene, piece);
    }
}

static void put_automa(const struct wo_state *s, struct pl_scene *scene, int power) {
    const struct wo_power *p = &s->power[power];
    put_banner(scene, power, THE_KIND, WO_E, p->kind == WO_HARD ? SAY(S_AUTOMA_HARD) : SAY(S_AUTOMA),
               SAY(S_AUTOMA_TITLE));
    for (int space = 0; space < WO_SPACES; space++)
        put_space(scene, power, space, p->cube[space]);
    for (int region = 0, place = ALLIES; region < WO_REGIONS; region++) {
        if (!p->fdi_at[region] && !p->base_at[region])
            continue;
        pl_piece(scene, wo_text(wo_thing(power, THE_REGION + region), wo_on_board(power, ON_ALLY + --place), "b12", 0,
                                0, SAY(S_AUTOMA_TOKENS, region, p->fdi_at[region], p->base_at[region]),
                                SAY(S_AUTOMA_TOKENS_TITLE, region, p->fdi_at[region], p->base_at[region])));
    }
}

/* What the cards that lie face up will do for a power that nobody plays (WO-9.2). */
static void put_npc(const struct wo_state *s, struct pl_scene *scene, int power) {
    put_banner(scene, power, THE_KIND, WO_E, SAY(S_NPC), SAY(S_NPC_TITLE, power));
    for (int i = 0; i < 2; i++) {
        if (!s->auto_up[i])
            continue;
        const struct wo_auto_row *row = &wo_autos[s->auto_up[i] - 1][power];
        struct pl_said said = row->army           ? SAY(S_AUTO_ARMY, row->region)
                              : row->partner >= 0 ? SAY(S_AUTO_PARTNER, row->region, row->partner)
                                                  : SAY(S_AUTO, row->region);
        put_banner(scene, power, THE_SPACE + i, 1 + i, said, said);
    }
}

/* ---- Allies ------------------------------------------------------------------------------------------------------ */

/* By region; beyond the last place they lie over the first ones, lower. */
static void put_allies(const struct wo_state *s, struct pl_scene *scene, int power) {
    PL_EACH(country, wo_allies(s, power)) {
        int place = wo_ally_place(s, power, country);
        wo_put_country(s, scene, country, wo_on_board(power, ON_ALLY + place % ALLIES), 9 * (place / ALLIES));
    }
}

static void put_headings(struct pl_scene *scene, int power, int from) {
    static const struct {
        enum wo_phrase name;
        int16_t x, y;
    } heads[] = {{WO_S_HEAD_STOCK, -375, -191},
                 {WO_S_HEAD_PRODUCTION, -213, -191},
                 {WO_S_HEAD_SYMBOLS, -162, -191},
                 {WO_S_HEAD_ALLIES, -75, -263}};
    for (int i = from; i < 4; i++)
        pl_piece(scene,
                 wo_text(wo_thing(power, 70 + i), wo_on_board(power, ON_GROUND), i < 3 ? "t12" : "heading", heads[i].x,
                         heads[i].y, PL_SAY(&wo_phrases[heads[i].name]), PL_SAY(&wo_phrases[heads[i].name])));
}

void wo_put_boards(const struct wo_state *s, int viewer, struct pl_scene *scene) {
    for (int power = 0; power < WO_POWERS; power++) {
        bool seen = viewer == PL_EVERYTHING || (viewer >= 0 && viewer == wo_seat(s, power));
        put_headings(scene, power, wo_is_human(s, power) ? 0 : 3);
        if (wo_is_npc(s, power)) {
            if (s->npc >> power & 1)
                put_npc(s, scene, power);
            put_deals(s, scene, power);
            continue;
        }
        if (wo_is_automa(s, power))
            put_automa_steps(scene, power);
        put_resources(s, scene, power);
        put_focus(s, scene, power);
        put_allies(s, scene, power);
        put_deals(s, scene, power);
        if (wo_is_automa(s, power)) {
            put_automa(s, scene, power);
        } else {
            put_goods(s, scene, power);
            put_assets(s, scene, power, seen);
        }
    }
}
