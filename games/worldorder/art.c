/* The pictures of pieces, each in a box from -50 to 50, and the list of all. Shapes and letters tell things apart as
 * well as colours do: a cube bears its power's letters. */
#include "games/worldorder/art.h"

/* ---- Writing: one unit is a unit of the sheet -------------------------------------------------------------------- */

#define LETTERS_OF(SIZE, MORE) WRITE("0", "4.500", SIZE, INK, MORE, "{label}{count}")
#define STARTS(SIZE, MORE) WRITE("-50", "4.500", SIZE, INK, LEFT " " MORE, "{label}{count}")

/* ---- Influence, armies, tokens ----------------------------------------------------------------------------------- */

#define CUBE_OF(COLOUR, LETTER)                                                                                        \
    "<rect x='-46' y='-46' width='92' height='92' rx='14' fill='" COLOUR "' stroke='" INK "' stroke-width='6'/>"       \
    "<path fill='" INK "' fill-opacity='.22' d='M-43 26H43V34Q43 43 34 43H-34Q-43 43-43 34z'/>" WRITE(                 \
        "0", "16", "50", LETTER, BOLD " data-fit='74/2'", "{label}")
#define ARMY_OF(COLOUR)                                                                                                \
    "<path fill='" COLOUR "' stroke='" INK                                                                             \
    "' stroke-width='5' stroke-linejoin='round' d='M-46 30V8L-24-4-14-26H18L26-4 "                                     \
    "46 8V30z'/><path fill='none' stroke='" INK                                                                        \
    "' stroke-width='6' stroke-linecap='round' d='M16-16H48M-36 30H36'/>" WRITE("74", "24", "58", INK, BOLD,           \
                                                                                "{count}")
#define TAG_OF(COLOUR)                                                                                                 \
    "<rect x='-48' y='-38' width='96' height='76' rx='16' fill='" COLOUR                                               \
    "' stroke='#fff' stroke-width='5'/>" WRITE("0", "19", "55", INK, BOLD " data-fit='80/2'", "{label}")
#define ENGAGE_OF(COLOUR)                                                                                              \
    "<circle r='46' fill='" COLOUR "' stroke='" INK "' stroke-width='7'/>"                                             \
    "<path fill='none' stroke='" INK "' stroke-width='10' stroke-linecap='round' stroke-linejoin='round' "             \
    "d='M-26-2-8 16 26-20'/>"
#define MONEY_OF(COLOUR)                                                                                               \
    "<circle r='46' fill='" COLOUR "' stroke='" INK "' stroke-width='7'/>" STROKE(INK, "11", DOLLAR)
#define BASE_OF(COLOUR)                                                                                                \
    "<path fill='" COLOUR "' stroke='" INK                                                                             \
    "' stroke-width='7' stroke-linejoin='round' d='M-44 44V-20L-30-34V-44H-14V-34H14"                                  \
    "V-44H30V-34L44-20V44z'/><path fill='" INK "' d='M-12 44V18Q0 4 12 18V44z'/>"
#define MARK_OF(COLOUR)                                                                                                \
    "<circle r='47' fill='" COLOUR "' stroke='" INK                                                                    \
    "' stroke-width='5'/>" WRITE("0", "18", "50", INK, BOLD " data-fit='70/2'", "{label}")
#define ALL_OF(NAME, COLOUR)                                                                                           \
    {"army-" NAME, ARMY_OF(COLOUR)}, {"tag-" NAME, TAG_OF(COLOUR)}, {"engage-" NAME, ENGAGE_OF(COLOUR)},               \
        {"fdi-" NAME, MONEY_OF(COLOUR)}, {"base-" NAME, BASE_OF(COLOUR)}, {"mark-" NAME, MARK_OF(COLOUR)}, {           \
        "cube-" NAME, CUBE_OF(COLOUR, INK)                                                                             \
    }

/* ---- Goods ------------------------------------------------------------------------------------------------------- */

/* One symbol, or its icon and how many. */
#define MANY(ICON) "<g transform='translate(-22) scale(.56)'>" ICON "</g>" WRITE("27", "14", "40", INK, BOLD, "{count}")
#define GOOD(LETTER, ICON)                                                                                             \
    {"good-" LETTER, ICON}, {                                                                                          \
        "goods-" LETTER, MANY(ICON)                                                                                    \
    }

/* ---- Boards ------------------------------------------------------------------------------------------------------ */

/* On a track: the number, in a disc. */
#define COUNTER                                                                                                        \
    "<circle r='47' fill='" INK "' stroke='#fff' stroke-width='5'/>" WRITE("0", "22", "62", "#fff", BOLD, "{count}")
#define CHOSEN                                                                                                         \
    SCALED(".78125", BOX("-63", "-15", "126", "30", "8", "fill='none' stroke='" INK "' stroke-width='3'"))             \
    SCALED(".17", "<g transform='translate(270 -60)'><circle r='50' fill='" INK                                        \
                  "'/>" STROKE("#fff", "16", "M-24 2-6 20 24-16") "</g>")
#define TICK "<circle r='48' fill='#2f7a3a' stroke='#fff' stroke-width='6'/>" STROKE("#fff", "15", "M-24 2-6 20 24-16")
/* Laid over a row or a board where an automa or nobody plays. */
#define BANNER(SCALE, W, X, TEXT)                                                                                      \
    SCALED(SCALE, BOX("-" X, "-16", W, "32", "6", "fill='#2b3240'")                                                    \
                      WRITE("0", "5", "13.500", "#fff", BOLD TEXT " data-fit='370/52'", "{label}"))
/* An event's or effect's name: 155 wide. */
#define TICKET(FILL)                                                                                                   \
    SCALED(".645161", BOX("-77", "-9", "154", "18", "4", "fill='" FILL "' stroke='#6b7280' stroke-width='.8'")         \
                          WRITE("0", "4.500", "12.500", INK, "data-fit='148/23'", "{label}"))

/* ---- Types of cards and events ----------------------------------------------------------------------------------- */

#define TYPE(FILL, D) PLATE(FILL) PAINT("#fff", D)

const struct pl_art wo_art[] = {
#define REGION(LOOK, NAME) {LOOK, wo_art_region_##NAME},
    WO_REGION_ART(REGION)
#undef REGION
#define REGION(LOOK, NAME)                                                                                             \
    {"perm-" #NAME, wo_art_perm_##NAME}, {"temp-" #NAME, wo_art_temp_##NAME}, {"chip-" #NAME, wo_art_chip_##NAME},     \
        {"spent-" #NAME, wo_art_spent_##NAME},
        WO_REGION_ART(REGION)
#undef REGION
            {"world", wo_art_world},
    {"panel", wo_art_panel},
    {"beyond", wo_art_beyond},
    {"show", wo_art_show},
    {"presence-us", wo_art_presence_us},
    {"presence-eu", wo_art_presence_eu},
    {"presence-ru", wo_art_presence_ru},
    {"presence-cn", wo_art_presence_cn},
    {"power-us", wo_art_power_us},
    {"power-eu", wo_art_power_eu},
    {"power-ru", wo_art_power_ru},
    {"power-cn", wo_art_power_cn},
    {"order", wo_art_order},
    {"board-us", wo_art_board_us},
    {"board-eu", wo_art_board_eu},
    {"board-ru", wo_art_board_ru},
    {"board-cn", wo_art_board_cn},
    {"ally-us", wo_art_ally_us},
    {"ally-eu", wo_art_ally_eu},
    {"ally-ru", wo_art_ally_ru},
    {"ally-cn", wo_art_ally_cn},
    {"ally-market", wo_art_ally_market},
    {"row-e", wo_art_row_e},
    {"row-r", wo_art_row_r},
    {"row-f", wo_art_row_f},
    {"row-c", wo_art_row_c},
    {"row-s", wo_art_row_s},
    {"row-d", wo_art_row_d},
    {"row-a", wo_art_row_a},
    {"purse", wo_art_purse},
    {"smart", wo_art_influence},
    {"points", wo_art_points},
    {"focus-domestic", wo_art_focus_domestic},
    {"focus-diplomatic", wo_art_focus_diplomatic},
    {"focus-military", wo_art_focus_military},
    {"step-2", wo_art_step_2},
    {"step-3", wo_art_step_3},
    {"step-4", wo_art_step_4},
    {"step-5", wo_art_step_5},
    {"step-6", wo_art_step_6},
#define GROWTH(NAME, KEY, ...) {"growth-" KEY, wo_art_growth_##NAME},
#include "games/worldorder/growths.def"
#define SLOT(LOOK, NAME) {LOOK, wo_art_slot_##NAME},
    WO_SLOT_ART(SLOT)
#undef SLOT
        {"events", wo_art_events},
    {"market", wo_art_market},
    ALL_OF("us", US_COLOUR),
    ALL_OF("eu", EU_COLOUR),
    ALL_OF("ru", RU_COLOUR),
    ALL_OF("cn", CN_COLOUR),
    {"cube-neutral", CUBE_OF(NEUTRAL_COLOUR, "#fff")},
    GOOD("e", ICON_E),
    GOOD("r", ICON_R),
    GOOD("f", ICON_F),
    GOOD("c", ICON_C),
    GOOD("s", ICON_S),
    GOOD("d", ICON_D),
    GOOD("a", ICON_A),
    {"good-money", ICON_MONEY},
    {"good-sp", ICON_SP},
    {"t12", LETTERS_OF("12.500", "")},
    {"t12l", STARTS("12.500", "")},
    {"b12", LETTERS_OF("12.500", BOLD)},
    {"b12l", STARTS("12.500", BOLD)},
    {"b14", LETTERS_OF("14.500", BOLD)},
    {"b20", WRITE("0", "7", "20", INK, BOLD, "{label}{count}")},
    {"heading", STARTS("14", BOLD)},
    {"warn", WRITE("0", "4.500", "13", "#b3161b", BOLD, "{label}")},
    {"safe", WRITE("0", "4.500", "13", "#27692f", BOLD, "{label}")},
    {"light", WRITE("0", "4.500", "13.500", "#fff", BOLD " data-fit='236/36'", "{label}")},
    {"next", SCALED("1", BOX("-42", "-11", "84", "22", "11", "fill='#fff' stroke='" SOFT "' stroke-width='1'")
                             WRITE("0", "4.500", "13", INK, "data-fit='76/13'", "{label}"))},
    {"scores", SCALED("1", BOX("-42", "-11", "84", "22", "11", "fill='#2f7a3a'")
                               WRITE("0", "4.500", "13", "#fff", BOLD " data-fit='76/12'", "{label}"))},
    {"lacks", SCALED("1", BOX("-42", "-11", "84", "22", "11", "fill='#fff' stroke='#8a8f99' stroke-dasharray='4 2'")
                              WRITE("0", "4.500", "13", SOFT, "data-fit='76/13'", "{label}"))},
    {"price", SCALED("1", BOX("-19", "-10", "38", "20", "10", "fill='#fff' stroke='#3f56a6' stroke-width='1.500'")
                              ICON_AT("9", "0", ".15", ICON_D) WRITE("-7", "5", "14", INK, BOLD, "{count}"))},
    {"refused", SCALED("1", "<circle r='10' fill='#fff' stroke='#b3161b' stroke-width='3'/>" STROKE(
                                "#b3161b", "3", "M-6.500-6.500 6.500 6.500"))},
    {"flags", WRITE("-50", "4.500", "12", INK, LEFT " " BOLD " data-fit='66/9'", "{label}")},
    {"stack", "<rect x='-30' y='-30' width='44' height='60' rx='6' fill='#fff' stroke='" SOFT
              "' stroke-width='5'/><rect x='-18' y='-20' width='44' height='60' rx='6' fill='#fff' stroke='" SOFT
              "' stroke-width='5'/>" WRITE("62", "24", "58", INK, BOLD, "{count}")},
    {"counter", COUNTER},
    {"chosen", CHOSEN},
    {"tick", TICK},
    {"banner", BANNER(".256410", "390", "195", "")},
    {"step-automa",
     SCALED("1.31579", BOX("-38", "-25", "76", "50", "6", "fill='#fff' stroke='#b9bec8' stroke-width='1'")
                           WRITE("0", "5", "13", INK, "data-fit='70/10'", "{label}"))},
    {"ticket", TICKET("#fffdf7")},
    {"ticket-effect", TICKET("#e3d8f2")},
    {"type-domestic", TYPE("#6b7280", "M-36 36V-6L-14-20V-6L8-20V-6L34-20V36z")},
    {"type-diplomatic", ICON_D},
    {"type-economic", PLATE("#8a6410") STROKE("#fff", "12", "M-34 28-10 0 6 14 34-26M12-28H36V-4")},
    {"type-military", ICON_A},
    {"type-cube", PLATE("#39424f") PAINT("#fff", "M-26-18-14-30H26V18L14 30H-26z")},
    {"event-decision", PLATE("#2f7569") STROKE("#fff", "11", "M-30 2-10 22 30-22")},
    {"event-agreement",
     PLATE("#3f56a6")
         STROKE("#fff", "10", "M-36 0A18 18 0 1 1 0 0 18 18 0 1 1-36 0M0 0A18 18 0 1 1 36 0 18 18 0 1 1 0 0")},
    {"event-auction",
     PLATE("#8a6410") PAINT("#fff", "M-14-38 18-6 4 8-28-24zM-2-6 40 36 32 44-10 2zM-40 34H4V44H-40z")},
    {"event-opposed", PLATE("#9a3412") PAINT("#fff", "M-38-30H-14L38 30H14zM38-30H14L-38 30H-14z")},
    {"event-check", PLATE("#39424f") STROKE("#fff", "9", "M-8-36A24 24 0 1 1-8.100-36M10 12 36 38")},
    {"event-turning", PLATE("#7d2b2b") PAINT("#fff", "M6-42-26 4H-4L-10 42 28-8H6z")},
    {"ours", PLATE("#5b4a9c") STROKE("#fff", "8", "M-30 32C-10-10 8-28 34-34 30-6 12 12-22 18")},
    {0}};
