/* The scene (core/scene.h): the world as seven regions and a panel of the powers, the events board, the market, and a
 * board for each power. Here are the places and what is printed on cards; scene.h says which file tells what lies
 * where. */
#include "games/worldorder/scene.h"

static const char *const power_looks[WO_POWERS] = {"power-us", "power-eu", "power-ru", "power-cn"};
static const char *const presence_looks[WO_POWERS] = {"presence-us", "presence-eu", "presence-ru", "presence-cn"};
static const char *const board_looks[WO_POWERS] = {"board-us", "board-eu", "board-ru", "board-cn"};
static const char *const ally_looks[WO_POWERS] = {"ally-us", "ally-eu", "ally-ru", "ally-cn"};
static const char *const row_looks[WO_TYPES] = {"row-e", "row-r", "row-f", "row-c", "row-s", "row-d", "row-a"};
/* Steps cost as many consumer goods in every power. */
static const char *const step_looks[WO_STEPS] = {"step-2", "step-3", "step-4", "step-5", "step-6"};
static const char *const growth_looks[WO_GROWTHS] = {
#define GROWTH(NAME, KEY, ...) "growth-" KEY,
#include "games/worldorder/growths.def"
};
static const char *const focus_looks[] = {"focus-domestic", "focus-diplomatic", "focus-military"};
const char *const wo_cube_looks[WO_OWNERS] = {"cube-us", "cube-eu", "cube-ru", "cube-cn", "cube-neutral"};
const char *const wo_tag_looks[WO_POWERS] = {"tag-us", "tag-eu", "tag-ru", "tag-cn"};
const char *const wo_good_looks[WO_TYPES] = {"good-e", "good-r", "good-f", "good-c", "good-s", "good-d", "good-a"};

/* ---- Zones by their upper left corner ---------------------------------------------------------------------------- */

struct box {
    int left, top, w, h;
};

static struct pl_zone zone_in(int id, const char *look, struct box box, struct pl_said title) {
    return (struct pl_zone){.id = (uint16_t)id,
                            .shape = PL_RECT,
                            .seat = PL_NOBODY,
                            .letters = LETTERS,
                            .look = look,
                            .x = (int16_t)(box.left + box.w / 2),
                            .y = (int16_t)(box.top + box.h / 2),
                            .w = (int16_t)box.w,
                            .h = (int16_t)box.h,
                            .title = title};
}

static void put(struct pl_scene *scene, int id, const char *look, struct box box, struct pl_said title) {
    pl_zone(scene, zone_in(id, look, box, title));
}

/* The same with its name, and with more to read. */
static void put_named(struct pl_scene *scene, int id, const char *look, struct box box, struct pl_said label,
                      struct pl_said title, struct pl_said text) {
    struct pl_zone zone = zone_in(id, look, box, title);
    zone.label = label;
    zone.text = text;
    pl_zone(scene, zone);
}

static void sheet(struct pl_scene *scene, struct pl_said title) {
    pl_sheet(scene, (struct pl_sheet){.width = SHEET_W,
                                      .height = SHEET_H,
                                      .letters = LETTERS,
                                      .target = TARGET,
                                      .seat = PL_NOBODY,
                                      .title = title});
}

/* ---- World ------------------------------------------------------------------------------------------------------- */

/* As on a map of the world; the eighth panel is that of the powers. */
static const struct {
    uint8_t column, row;
} at[WO_REGIONS + 1] = {[WO_AME] = {0, 0}, [WO_EUR] = {1, 0},  [WO_CAS] = {2, 0}, [WO_EAP] = {3, 0},
                        [WO_AFR] = {0, 1}, [WO_MENA] = {1, 1}, [WO_SAS] = {2, 1}, [WO_REGIONS] = {3, 1}};

static struct box in_panel(int panel, int left, int top, int w, int h) {
    return (struct box){3 + PANEL_DX * at[panel].column + left, 2 + PANEL_DY * at[panel].row + top, w, h};
}

static void put_region(struct pl_scene *scene, int region) {
    static const char *const grounds[] = {"region-eur", "region-cas", "region-ame", "region-mena",
                                          "region-afr", "region-sas", "region-eap"};
    static const char *const perms[] = {"perm-eur", "perm-cas", "perm-ame", "perm-mena",
                                        "perm-afr", "perm-sas", "perm-eap"};
    static const char *const temps[] = {"temp-eur", "temp-cas", "temp-ame", "temp-mena",
                                        "temp-afr", "temp-sas", "temp-eap"};
    put_named(scene, Z_REGION + region, grounds[region], in_panel(region, 0, 0, PANEL_W, PANEL_H),
              SAY(S_REGION_NAME, region), SAY(S_REGION, region), SAY(S_REGION_TEXT, region, wo_regions[region].engage));
    put(scene, Z_PERM + region, perms[region], in_panel(region, 3, 31, ROW_W, 30), SAY(S_PERMANENT, region));
    put(scene, Z_BEYOND + region, "beyond", in_panel(region, PANEL_W - 37, 31, 34, 30), SAY(S_BEYOND, region));
    put(scene, Z_TEMP + region, temps[region], in_panel(region, 3, 65, TEMP_W, 30), SAY(S_TEMPORARY, region));
    for (int power = 0; power < WO_POWERS; power++)
        put_named(scene, Z_PRESENCE + 4 * region + power, presence_looks[power],
                  in_panel(region, 2 + 64 * power, 99, 62, 58), SAY(S_CODE, power), SAY(S_PRESENCE, power, region),
                  SAY(S_PRESENCE_TEXT));
    for (int slot = 0; slot < 2; slot++)
        put(scene, Z_SHOW + 2 * region + slot, "show", in_panel(region, 2 + 129 * slot, 161, CHIP_W, CHIP_H),
            slot ? SAY(S_SHOWN_NEW, region) : SAY(S_SHOWN_OLD, region));
}

static void put_powers(struct pl_scene *scene) {
    put_named(scene, Z_PANEL, "panel", in_panel(WO_REGIONS, 0, 0, PANEL_W, PANEL_H), SAY(S_VP), SAY(S_PANEL),
              SAY(S_PANEL_TEXT));
    for (int place = 0; place < WO_POWERS; place++)
        put_named(scene, Z_ORDER + place, "order", in_panel(WO_REGIONS, 5 + 63 * place, 35, 60, 34),
                  SAY(S_NUMBER, place + 1), SAY(S_ORDER, place), PL_NOTHING);
    for (int power = 0; power < WO_POWERS; power++)
        put_named(scene, Z_POWER + power, power_looks[power], in_panel(WO_REGIONS, 3, 102 + 41 * power, 252, 38),
                  SAY(S_CODE, power), SAY(S_POWER, power), SAY(S_PANEL_TEXT));
}

static void put_world(struct pl_scene *scene) {
    sheet(scene, SAY(S_WORLD));
    put(scene, Z_WORLD, "world", (struct box){0, 0, SHEET_W, SHEET_H}, SAY(S_WORLD));
    for (int region = 0; region < WO_REGIONS; region++)
        put_region(scene, region);
    put_powers(scene);
}

/* ---- Events ------------------------------------------------------------------------------------------------------ */

static void put_events(struct pl_scene *scene) {
    static const enum wo_phrase slots[WO_SLOTS] = {WO_S_SLOT_LEFT, WO_S_SLOT_MIDDLE, WO_S_SLOT_RIGHT};
    sheet(scene, SAY(S_EVENTS));
    put(scene, Z_EVENTS, "events", (struct box){0, 0, SHEET_W, SHEET_H}, SAY(S_EVENTS));
    for (int slot = 0; slot < WO_SLOTS; slot++)
        put_named(scene, Z_ROW + slot, "slot-row", (struct box){6 + 154 * slot, 6, 150, 222},
                  PL_SAY(&wo_phrases[slots[slot]]), PL_SAY(&wo_phrases[slots[slot]]), PL_NOTHING);
    for (int power = 0; power < WO_POWERS; power++)
        put_named(scene, Z_TARGET + power, "slot-target", (struct box){6 + 115 * power, 234, 111, 168},
                  SAY(S_SHORT, power), SAY(S_TARGETED, power), PL_NOTHING);
    put_named(scene, Z_QUEUE, "slot-queue", (struct box){6, 408, 150, 134}, SAY(S_QUEUE), SAY(S_QUEUE_TITLE),
              PL_NOTHING);
    put_named(scene, Z_EFFECTS, "slot-effects", (struct box){160, 408, 306, 134}, SAY(S_EFFECTS), SAY(S_EFFECTS_TITLE),
              PL_NOTHING);
    put_named(scene, Z_NOW, "slot-now", (struct box){474, 6, 276, 396}, SAY(S_NOW), SAY(S_NOW_TITLE), PL_NOTHING);
    put_named(scene, Z_CAMPS, "slot-camps", (struct box){756, 6, 288, 396}, PL_NOTHING, SAY(S_CAMPS_TITLE), PL_NOTHING);
    put_named(scene, Z_YES, "slot-reply", (struct box){474, 408, 276, 64}, SAY(S_YES), SAY(S_YES_TITLE), PL_NOTHING);
    put_named(scene, Z_NO, "slot-reply", (struct box){474, 478, 276, 64}, SAY(S_NO), SAY(S_NO_TITLE), PL_NOTHING);
    for (int element = 0; element < 4; element++)
        put_named(scene, Z_ELEMENT + element, "slot-element", (struct box){756 + 73 * element, 408, 69, 134},
                  PL_NOTHING, SAY(S_ELEMENT_TITLE, element), PL_NOTHING);
}

/* ---- Market ------------------------------------------------------------------------------------------------------ */

static void put_market(struct pl_scene *scene) {
    sheet(scene, SAY(S_MARKET));
    put(scene, Z_MARKET, "market", (struct box){0, 0, SHEET_W, SHEET_H}, SAY(S_MARKET));
    for (int slot = 0; slot < WO_ROW; slot++)
        put(scene, Z_SLOT + slot, "slot-market", (struct box){6 + 178 * slot, 6, 174, 246}, SAY(S_SLOT, slot));
    put_named(scene, Z_MARKET_DECK, "slot-stack", (struct box){898, 6, 72, 122}, SAY(S_MARKET_DECK),
              SAY(S_MARKET_DECK_TITLE), PL_NOTHING);
    struct pl_zone out = zone_in(Z_MARKET_OUT, "slot-out", (struct box){974, 6, 70, 122}, SAY(S_MARKET_OUT_TITLE));
    out.shape = PL_PILE;
    out.label = SAY(S_MARKET_OUT);
    pl_zone(scene, out);
    put_named(scene, Z_POINTS, "slot-points", (struct box){898, 134, 146, 118}, SAY(S_POINTS), SAY(S_POINTS_TITLE),
              PL_NOTHING);
    for (int i = 0; i < READY; i++)
        put(scene, Z_READY + i, "ally-market",
            (struct box){6 + 130 * (i % READY_ACROSS), 282 + 88 * (i / READY_ACROSS), CHIP_W, CHIP_H},
            SAY(S_READY_PLACE));
}

/* ---- Boards ------------------------------------------------------------------------------------------------------ */

static void put_resources(struct pl_scene *scene, int power) {
    put(scene, wo_on_board(power, ON_MONEY), "purse", (struct box){4, 38, 128, 36}, SAY(S_MONEY_OF, power));
    put(scene, wo_on_board(power, ON_SP), "smart", (struct box){135, 38, 128, 36}, SAY(S_SP_OF, power));
    put(scene, wo_on_board(power, ON_VP), "points", (struct box){266, 38, 128, 36}, SAY(S_VP_OF, power));
    for (int good = 0; good < WO_TYPES; good++)
        put_named(scene, wo_on_board(power, ON_GOOD + good), row_looks[good], (struct box){4, 92 + 34 * good, 390, 32},
                  SAY(S_GOOD, good), SAY(S_GOOD_OF, good, power),
                  good == WO_D ? SAY(S_GOOD_D) : SAY(S_GOOD_TEXT, wo_goods[good].sell, wo_goods[good].buy));
    for (int focus = 0; focus < 3; focus++)
        put_named(scene, wo_on_board(power, ON_FOCUS + focus), focus_looks[focus],
                  (struct box){4 + 131 * focus, 334, 128, 32}, SAY(S_FOCUS, focus), SAY(S_FOCUS_OF, focus, power),
                  PL_NOTHING);
    for (int step = 0; step < WO_STEPS; step++) {
        const struct wo_power_row *row = &wo_powers[power];
        struct pl_said label = SAY(S_STEP_MONEY, row->prosper_vp[step], row->prosper_money[step]);
        put_named(scene, wo_on_board(power, ON_PROSPER + step), step_looks[step],
                  (struct box){4 + 78 * step, 371, 76, 50},
                  row->prosper_money[step] ? label : SAY(S_STEP, row->prosper_vp[step]),
                  SAY(S_STEP_TITLE, step + 1, power), SAY(S_STEP_TEXT, row->prosper_cost[step]));
    }
}

static void put_pile(struct pl_scene *scene, int power, int place, int left, struct pl_said label, struct pl_said title,
                     bool pile) {
    struct pl_zone zone = zone_in(wo_on_board(power, place), "slot-pile", (struct box){left, 426, 80, 118}, title);
    zone.shape = pile ? PL_PILE : PL_RECT;
    zone.label = label;
    pl_zone(scene, zone);
}

static void put_cards_places(struct pl_scene *scene, int power) {
    for (int i = 0; i < ALLIES; i++)
        put(scene, wo_on_board(power, ON_ALLY + i), ally_looks[power],
            (struct box){400 + 129 * (i % ALLIES_ACROSS), 24 + 80 * (i / ALLIES_ACROSS), CHIP_W, CHIP_H},
            SAY(S_ALLY_PLACE, power));
    for (int growth = 0; growth < WO_GROWTHS; growth++) {
        put_named(scene, wo_on_board(power, ON_GROWTH + growth), growth_looks[growth],
                  (struct box){400 + 129 * (growth / 2), 346 + 39 * (growth % 2), 125, 37}, SAY(S_GROWTH_NAME, growth),
                  SAY(S_GROWTH, growth, wo_growths[growth].level), SAY(S_GROWTH_TEXT, growth));
    }
    for (int i = 0; i < ASSET_PLACES; i++)
        put_named(scene, wo_on_board(power, ON_ASSET + i), "slot-asset", (struct box){4 + 98 * i, 426, 94, 118},
                  SAY(S_ASSET_PLACE), SAY(S_ASSETS_OF, power), PL_NOTHING);
    put_named(scene, wo_on_board(power, ON_ORDER), "slot-order", (struct box){298, 426, 96, 118}, SAY(S_ORDER_PLACE),
              SAY(S_ORDER_OF, power), PL_NOTHING);
    put_named(scene, wo_on_board(power, ON_DEALS), "slot-deals", (struct box){400, 426, 305, 118}, SAY(S_DEALS),
              SAY(S_DEALS_OF, power), SAY(S_DEALS_TEXT));
    put_pile(scene, power, ON_PLAYED, 709, SAY(S_PLAYED), SAY(S_PLAYED_OF, power), true);
    put_pile(scene, power, ON_DOWN, 794, SAY(S_DOWN), SAY(S_DOWN_OF, power), true);
    put_pile(scene, power, ON_DECK, 879, SAY(S_DECK), SAY(S_DECK_OF, power), false);
    put_pile(scene, power, ON_DISCARD, 964, SAY(S_DISCARD), SAY(S_DISCARD_OF, power), true);
}

static void put_board(struct pl_scene *scene, int power) {
    sheet(scene, SAY(S_SHORT, power));
    put_named(scene, wo_on_board(power, ON_GROUND), board_looks[power], (struct box){0, 0, SHEET_W, SHEET_H},
              SAY(S_POWER_NAME, power), SAY(S_BOARD, power), PL_NOTHING);
    put_resources(scene, power);
    put_cards_places(scene, power);
}

/* ---- What is printed on cards ------------------------------------------------------------------------------------ */

static void put_country_faces(struct pl_scene *scene) {
    static const char *const chips[] = {"chip-eur", "chip-cas", "chip-ame", "chip-mena",
                                        "chip-afr", "chip-sas", "chip-eap"};
    for (int country = 0; country < WO_COUNTRIES; country++)
        pl_face(scene, (struct pl_face){
                           .id = (uint16_t)(FACE_COUNTRY + country),
                           .look = chips[wo_countries[country].region],
                           .count = wo_countries[country].value,
                           .label = SAY(S_COUNTRY_NAME, country),
                           .title = SAY(S_COUNTRY, country, wo_countries[country].value, wo_countries[country].region),
                           .text = SAY(S_COUNTRY_TEXT, country)});
}

static void put_card_faces(struct pl_scene *scene) {
    static const char *const types[] = {"type-domestic", "type-diplomatic", "type-economic", "type-military"};
    for (int face = 0; face < WO_FACES; face++) {
        const struct wo_card *card = &wo_faces[face];
        struct pl_face made = {.id = (uint16_t)(FACE_CARD + face),
                               .look = "card",
                               .count = (int16_t)(card->power < 0 ? card->cost : -1),
                               .label = SAY(S_CARD_NAME, face),
                               .title = SAY(S_CARD, face),
                               .text = SAY(S_CARD_TEXT, face)};
        int n = 0;
        for (int type = 0; type < WO_CARD_TYPES; type++)
            for (int twice = 0; twice <= card->twice && card->types >> type & 1 && n < PL_MAX_BADGES - 1; twice++)
                made.badge[n++] = types[type];
        if (card->cube >= 0)
            made.badge[n++] = "type-cube";
        pl_face(scene, made);
    }
}

static void put_other_faces(struct pl_scene *scene) {
    for (int growth = 0; growth < WO_GROWTHS; growth++)
        pl_face(scene, (struct pl_face){.id = (uint16_t)(FACE_GROWTH + growth),
                                        .look = "tick",
                                        .count = -1,
                                        .title = SAY(S_HAS_GROWTH, growth),
                                        .text = SAY(S_GROWTH_TEXT, growth)});
    for (int asset = 0; asset < WO_ASSETS; asset++)
        pl_face(scene, (struct pl_face){.id = (uint16_t)(FACE_ASSET + asset),
                                        .look = "card",
                                        .count = wo_assets[asset].vp ? wo_assets[asset].vp : -1,
                                        .label = SAY(S_ASSET_NAME, asset),
                                        .title = SAY(S_ASSET, asset),
                                        .text = SAY(S_ASSET_TEXT, asset)});
}

/* Cards that Plateau has written itself bear a mark that says so. */
static void put_event_faces(struct pl_scene *scene) {
    static const char *const types[] = {"event-decision", "event-agreement", "event-auction",
                                        "event-opposed",  "event-check",     "event-turning"};
    for (int event = 0; event < WO_EVENTS; event++)
        pl_face(scene, (struct pl_face){.id = (uint16_t)(FACE_EVENT + event),
                                        .look = "card",
                                        .count = -1,
                                        .badge = {types[wo_events[event].type], wo_events[event].ours ? "ours" : NULL},
                                        .label = SAY(S_EVENT_NAME, event),
                                        .title = wo_events[event].ours ? SAY(S_EVENT_OURS, event, wo_events[event].type)
                                                                       : SAY(S_EVENT, event, wo_events[event].type),
                                        .text = SAY(S_EVENT_TEXT, event)});
    for (int effect = 0; effect < WO_EFFECTS; effect++)
        pl_face(scene, (struct pl_face){.id = (uint16_t)(FACE_EFFECT + effect),
                                        .look = "ticket-effect",
                                        .count = -1,
                                        .label = SAY(S_EFFECT_NAME, effect),
                                        .title = wo_effect_cards[effect].ours ? SAY(S_EFFECT_OURS, effect)
                                                                              : SAY(S_EFFECT, effect),
                                        .text = SAY(S_EFFECT_TEXT, effect)});
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

void wo_zones(const void *state, struct pl_scene *scene) {
    const struct wo_state *s = state;
    put_world(scene);
    if (wo_tourmente(s))
        put_events(scene);
    put_market(scene);
    for (int power = 0; power < WO_POWERS; power++)
        put_board(scene, power);
    for (int seat = 0; seat < s->players; seat++)
        pl_zone(scene, (struct pl_zone){.id = (uint16_t)(Z_HAND + seat),
                                        .shape = PL_HAND,
                                        .seat = (int8_t)seat,
                                        .look = "hand",
                                        .title = SAY(S_HAND)});
    put_country_faces(scene);
    put_card_faces(scene);
    put_other_faces(scene);
    if (wo_tourmente(s))
        put_event_faces(scene);
}

void wo_pieces(const void *view, int viewer, struct pl_scene *scene) {
    const struct wo_state *s = view;
    pl_powers(scene, s->phase == WO_SETUP && !s->npc ? 0 : __builtin_popcount(s->npc));
    wo_put_world(s, viewer, scene);
    if (wo_tourmente(s))
        wo_put_events(s, viewer, scene);
    wo_put_boards(s, viewer, scene);
    wo_put_cards(s, viewer, scene);
}
