/* The pictures, by file: art.c has pieces and the list of all, art_world.c the regions, art_board.c boards and cards.
 */
#ifndef PLATEAU_WORLDORDER_ART_H
#define PLATEAU_WORLDORDER_ART_H

#include "core/scene.h"

/* Colours of the powers, as in wo_colours, for what is printed; neutral influence is dark. */
#define US_COLOUR "#56a5e9"
#define EU_COLOUR "#e8c33c"
#define RU_COLOUR "#c3ccd9"
#define CN_COLOUR "#ee6a5a"
#define NEUTRAL_COLOUR "#4a4d55"
#define INK "#1f2530"
#define SOFT "#5d6472"
#define PAPER "#fffdf7"

/* A picture in units of the sheet: of a zone or piece so many units wide the scale is 100 in so many. */
#define SCALED(SCALE, WHAT) "<g transform='scale(" SCALE ")'>" WHAT "</g>"
#define BOX(X, Y, W, H, R, MORE) "<rect x='" X "' y='" Y "' width='" W "' height='" H "' rx='" R "' " MORE "/>"
#define PAINT(FILL, D) "<path fill='" FILL "' d='" D "'/>"
#define STROKE(COLOUR, WIDTH, D)                                                                                       \
    "<path fill='none' stroke='" COLOUR "' stroke-width='" WIDTH                                                       \
    "' stroke-linejoin='round' stroke-linecap='round' d='" D "'/>"
#define WRITE(X, Y, SIZE, FILL, MORE, WHAT)                                                                            \
    "<text x='" X "' y='" Y "' font-size='" SIZE "' fill='" FILL "' " MORE ">" WHAT "</text>"
#define BOLD "font-weight='700'"
#define LEFT "text-anchor='start'"
#define RIGHT "text-anchor='end'"

/* What goods look like, in a box from -50 to 50: a plate of the good's colour and a shape. */
#define PLATE(FILL) BOX("-48", "-48", "96", "96", "24", "fill='" FILL "' stroke='#fff' stroke-width='4'")
#define ICON_E PLATE("#b97c00") PAINT("#fff", "M10-40-26 8H-4L-10 40 26-10H4z")
#define ICON_R PLATE("#6a5d52") PAINT("#fff", "M0-38 33-19 0 0-33-19zM-35-11-4 7V40L-35 22zM35-11 4 7V40L35 22z")
#define ICON_F                                                                                                         \
    PLATE("#55802a")                                                                                                   \
    PAINT("#fff", "M-4-6C-20-16-20-32 0-42 20-32 20-16 4-6zM-4 18C-28 20-36 6-32-12-14-12-4-2-4 18zM4 18C28 20 36 6 "  \
                  "32-12 14-12 4-2 4 18zM-4 20H4V42H-4z")
#define ICON_C PLATE("#9c4a67") PAINT("#fff", "M-34-14H34L28 38H-28z") STROKE("#fff", "8", "M-17-8C-17-42 17-42 17-8")
#define ICON_S                                                                                                         \
    PLATE("#23748a")                                                                                                   \
    PAINT("#fff", "M-38-18H38V6H-38zM-38 12H-8V20H8V12H38V34H-38z") STROKE("#fff", "8", "M-14-20V-32H14V-20")
#define ICON_D                                                                                                         \
    PLATE("#3f56a6")                                                                                                   \
    PAINT("#fff", "M-42 4C-20 8-8 2-4-10-8-22-16-32-28-38 2-38 16-26 20-14 28-22 36-22 42-16L34-10C34 18 10 32-12 28"  \
                  "L-24 38-26 22C-34 18-40 12-42 4z")
#define ICON_A PLATE("#7d2b2b") PAINT("#fff", "M0-40 38-12V6L0-22-38 6V-12zM0-10 38 18V36L0 8-38 36V18z")
/* Armies that are still on the board. */
#define ICON_RESERVE                                                                                                   \
    PLATE("#7b8494") PAINT("#fff", "M0-40 32-16V-2L0-24-32-2V-16z") STROKE("#fff", "9", "M-32 8V36H32V8M-32 24H32")
#define DOLLAR "M17-14C14-27-18-28-18-11-18 4 18-4 18 11 18 28-14 27-17 14M0-34V34"
#define ICON_MONEY "<circle r='46' fill='#e2b23a' stroke='#7a5a12' stroke-width='6'/>" STROKE("#4a3707", "9", DOLLAR)
#define ICON_SP                                                                                                        \
    PLATE("#3a2f77")                                                                                                   \
    PAINT("#ffe28a", "M0-42C26-42 36-22 30-6 26 4 18 8 16 20H-16C-18 8-26 4-30-6-36-22-26-42 0-42zM-14 26H14V40H-14z")
/* An icon of so many units of the sheet around X,Y, inside SCALED. */
#define ICON_AT(X, Y, SCALE, ICON) "<g transform='translate(" X " " Y ") scale(" SCALE ")'>" ICON "</g>"

/* X(look, its picture's name) */
#define WO_REGION_ART(X)                                                                                               \
    X("region-eur", eur)                                                                                               \
    X("region-cas", cas)                                                                                               \
    X("region-ame", ame) X("region-mena", mena) X("region-afr", afr) X("region-sas", sas) X("region-eap", eap)
#define WO_DECLARE(LOOK, NAME)                                                                                         \
    extern const char wo_art_region_##NAME[], wo_art_perm_##NAME[], wo_art_temp_##NAME[], wo_art_chip_##NAME[],        \
        wo_art_spent_##NAME[];
WO_REGION_ART(WO_DECLARE)
#undef WO_DECLARE
extern const char wo_art_world[], wo_art_panel[], wo_art_beyond[], wo_art_show[];
extern const char wo_art_presence_us[], wo_art_presence_eu[], wo_art_presence_ru[], wo_art_presence_cn[];
extern const char wo_art_power_us[], wo_art_power_eu[], wo_art_power_ru[], wo_art_power_cn[];
extern const char wo_art_order[];

extern const char wo_art_step_2[], wo_art_step_3[], wo_art_step_4[], wo_art_step_5[], wo_art_step_6[];
#define GROWTH(NAME, ...) extern const char wo_art_growth_##NAME[];
#include "games/worldorder/growths.def"
/* art_board.c; places for cards: X(look, its picture's name) */
/* clang-format off */
#define WO_SLOT_ART(X) \
    X("slot-row", row) X("slot-target", target) X("slot-queue", queue) X("slot-effects", effects) \
    X("slot-now", now) X("slot-camps", camps) X("slot-reply", reply) X("slot-element", element) \
    X("slot-market", market) X("slot-stack", stack) X("slot-out", out) X("slot-points", points) \
    X("slot-asset", asset) X("slot-order", order) X("slot-deals", deals) X("slot-pile", pile)
/* clang-format on */
#define WO_DECLARE(LOOK, NAME) extern const char wo_art_slot_##NAME[];
WO_SLOT_ART(WO_DECLARE)
#undef WO_DECLARE
extern const char wo_art_board_us[], wo_art_board_eu[], wo_art_board_ru[], wo_art_board_cn[];
extern const char wo_art_ally_us[], wo_art_ally_eu[], wo_art_ally_ru[], wo_art_ally_cn[], wo_art_ally_market[];
extern const char wo_art_row_e[], wo_art_row_r[], wo_art_row_f[], wo_art_row_c[], wo_art_row_s[], wo_art_row_d[],
    wo_art_row_a[];
extern const char wo_art_purse[], wo_art_points[], wo_art_influence[], wo_art_focus_domestic[],
    wo_art_focus_diplomatic[], wo_art_focus_military[], wo_art_events[], wo_art_market[];

#endif
