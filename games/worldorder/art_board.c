/* The pictures of the boards of the powers, of the events board and of the market. */
#include "games/worldorder/art.h"

#define TO_SHEET ".0952381" /* 100 in 1050 */

/* ---- A power's board --------------------------------------------------------------------------------------------- */

#define BOARD(GROUND, COLOUR)                                                                                          \
    SCALED(TO_SHEET, BOX("-525", "-274", "1050", "548", "12", "fill='" GROUND "'")                                     \
                         BOX("-521", "-270", "390", "30", "8", "fill='" COLOUR "' stroke='" INK "' stroke-width='1'")  \
                             WRITE("-509", "-249", "18", INK, BOLD " " LEFT, "{label}"))
const char wo_art_board_us[] = BOARD("#d3e4f3", US_COLOUR);
const char wo_art_board_eu[] = BOARD("#f4ecd0", EU_COLOUR);
const char wo_art_board_ru[] = BOARD("#e3e7ee", RU_COLOUR);
const char wo_art_board_cn[] = BOARD("#f5dbd7", CN_COLOUR);

/* A place for an ally there, 125 wide. */
#define ALLY_PLACE(GROUND)                                                                                             \
    SCALED(".8", BOX("-62.500", "-39", "125", "78", "8", "fill='" GROUND "'")                                          \
                     BOX("-61", "-37.500", "122", "75", "8",                                                           \
                         "fill='#fff' fill-opacity='.25' stroke='" SOFT "' stroke-width='1' "                          \
                         "stroke-opacity='.5' stroke-dasharray='3 4'"))
const char wo_art_ally_us[] = ALLY_PLACE("#d3e4f3");
const char wo_art_ally_eu[] = ALLY_PLACE("#f4ecd0");
const char wo_art_ally_ru[] = ALLY_PLACE("#e3e7ee");
const char wo_art_ally_cn[] = ALLY_PLACE("#f5dbd7");
const char wo_art_ally_market[] = ALLY_PLACE("#cfd9d0");

/* A good, 390 wide: its icon and name, the track from 0 to 10, production, symbols of the allies. */
#define CELL(X, N)                                                                                                     \
    "<g transform='translate(" X ")'><rect x='-7' y='-10' width='14' height='20' rx='2' fill='#f1f2f4'/>" WRITE(       \
        "0", "4", "11.500", "#8a909b", "", N) "</g>"
/* An arrow out of the market basket and one into it: what is sold, what is bought. */
#define OUT_OF(X) "<path fill='#2f7a3a' transform='translate(" X ")' d='M-5 9V0H-9L0-10 9 0H5V9z'/>"
#define INTO(X) "<path fill='#b3590c' transform='translate(" X ")' d='M-5-10V0H-9L0 10 9 0H5V-10z'/>"
#define ROW(ICON)                                                                                                      \
    SCALED(".256410",                                                                                                  \
           BOX("-195", "-16", "390", "32", "6", "fill='#fff' stroke='#b9bec8' stroke-width='1'")                       \
               ICON_AT("-178", "0", ".26", ICON)                                                                       \
                   WRITE("-160", "4.500", "13", INK, LEFT " data-fit='95/13'", "{label}") CELL("-44", "0")             \
                       CELL("-29.500", "1") CELL("-15", "2") CELL("-0.500", "3") CELL("14", "4") CELL("28.500", "5")   \
                           CELL("43", "6") CELL("57.500", "7") CELL("72", "8") CELL("86.500", "9") CELL("101", "10")   \
                               BOX("111", "-12", "32", "24", "5", "fill='#e4e7ec'")                                    \
                                   SCALED(".55", OUT_OF("276") INTO("322")))
const char wo_art_row_e[] = ROW(ICON_E);
const char wo_art_row_r[] = ROW(ICON_R);
const char wo_art_row_f[] = ROW(ICON_F);
const char wo_art_row_c[] = ROW(ICON_C);
const char wo_art_row_s[] = ROW(ICON_S);
const char wo_art_row_d[] = ROW(ICON_D);
const char wo_art_row_a[] = ROW(ICON_A);

/* Money, smart power, points: 128 wide. */
#define PURSE(ICON)                                                                                                    \
    SCALED(".78125", BOX("-64", "-18", "128", "36", "8", "fill='#fff' stroke='#b9bec8' stroke-width='1'")              \
                         ICON_AT("-44", "0", ".28", ICON))
const char wo_art_purse[] = PURSE(ICON_MONEY);
const char wo_art_influence[] = PURSE(ICON_SP);
const char wo_art_points[] = PURSE(PAINT("#c99212", "M0-44 13-14 46-12 21 9 29 41 0 23-29 41-21 9-46-12-13-14z"));

/* A Focus: 128 wide. */
#define FOCUS(ICON)                                                                                                    \
    SCALED(".78125", BOX("-64", "-16", "128", "32", "8", "fill='#fff' stroke='#b9bec8' stroke-width='1'") ICON_AT(     \
                         "-48", "0", ".24", ICON) WRITE("13", "4.500", "13", INK, "data-fit='88/14'", "{label}"))
const char wo_art_focus_domestic[] = FOCUS(PLATE("#6b7280") PAINT("#fff", "M-36 36V-6L-14-20V-6L8-20V-6L34-20V36z"));
const char wo_art_focus_diplomatic[] = FOCUS(ICON_D);
const char wo_art_focus_military[] = FOCUS(ICON_A);

/* A step of prosperity, 76 wide: the consumer goods it costs; what it brings is its label. */
#define STEP(COST)                                                                                                     \
    const char wo_art_step_##COST[] =                                                                                  \
        SCALED("1.31579", BOX("-38", "-25", "76", "50", "6", "fill='#fff' stroke='#b9bec8' stroke-width='1'")          \
                              ICON_AT("8", "-12", ".19", ICON_C) WRITE("-10", "-7", "14", INK, BOLD, #COST)            \
                                  WRITE("0", "17", "13", INK, "data-fit='70/9'", "{label}"));
STEP(2)
STEP(3)
STEP(4)
STEP(5)
STEP(6)
/* A growth card, 125 wide: its name, its price in services and diplomacy or money, its points. */
#define STAR PAINT("#c99212", "M0-44 13-14 46-12 21 9 29 41 0 23-29 41-21 9-46-12-13-14z")
#define PRICE(N, ICON) WRITE("-14", "14", "13", INK, BOLD, N) ICON_AT("4", "9", ".15", ICON)
#define PRICE_0(MONEY) PRICE(#MONEY, ICON_MONEY)
#define PRICE_1(MONEY) PRICE("1", ICON_D)
#define PRICE_2(MONEY) PRICE("2", ICON_D)
#define PRICE_3(MONEY) PRICE("3", ICON_D)
#define GROWTH(NAME, KEY, LEVEL, VP, S, D, MONEY, ...)                                                                 \
    const char wo_art_growth_##NAME[] = SCALED(                                                                        \
        ".8", BOX("-62", "-19", "124", "38", "6", "fill='#fff' stroke='#55802a' stroke-width='1.500'")                 \
                  WRITE("0", "-4", "12.500", INK, BOLD " data-fit='116/14'", "{label}")                                \
                      WRITE("-49", "14", "13", INK, BOLD, #S) ICON_AT("-36", "9", ".15", ICON_S) PRICE_##D(MONEY)      \
                          WRITE("25", "14", "13", INK, BOLD, #VP) ICON_AT("41", "9", ".16", STAR));
#include "games/worldorder/growths.def"

/* ---- Places for cards
 * ------------------------------------------------------------------------------------------------- */

/* So many units wide and high, with its name along the upper edge. */
#define SLOT(NAME, SCALE, X, Y, W, H, TOP, FIT)                                                                        \
    const char wo_art_slot_##NAME[] =                                                                                  \
        SCALED(SCALE, BOX(X, Y, W, H, "8", "fill='#f3efe6' stroke='#bdb4a2' stroke-width='1.500'")                     \
                          WRITE("0", TOP, "13", SOFT, "data-fit='" FIT "'", "{label}"));
/* clang-format off */
SLOT(row, "0.666667", "-75", "-111", "150", "222", "-95", "138/19")
SLOT(target, "0.900901", "-55.5", "-84", "111", "168", "-68", "102/14")
SLOT(queue, "0.666667", "-75", "-67", "150", "134", "-51", "138/19")
SLOT(effects, "0.326797", "-153", "-67", "306", "134", "-51", "281/40")
SLOT(now, "0.362319", "-138", "-198", "276", "396", "-182", "253/36")
SLOT(camps, "0.347222", "-144", "-198", "288", "396", "-182", "264/37")
SLOT(reply, "0.362319", "-138", "-32", "276", "64", "-12", "250/36")
SLOT(element, "1.44928", "-34.5", "-67", "69", "134", "-51", "63/9")
SLOT(market, "0.574713", "-87", "-123", "174", "246", "-107", "160/22")
SLOT(stack, "1.38889", "-36", "-61", "72", "122", "-45", "66/9")
SLOT(out, "1.42857", "-35", "-61", "70", "122", "-45", "64/9")
SLOT(points, "0.684932", "-73", "-59", "146", "118", "-43", "134/19")
SLOT(asset, "1.06383", "-47", "-59", "94", "118", "-43", "86/12")
SLOT(order, "1.04167", "-48", "-59", "96", "118", "-43", "88/12")
SLOT(deals, "0.327869", "-152.5", "-59", "305", "118", "-43", "280/40")
SLOT(pile, "1.25", "-40", "-59", "80", "118", "-43", "73/10")
/* clang-format on */

/* ---- Events, market ---------------------------------------------------------------------------------------------- */

const char wo_art_events[] = SCALED(TO_SHEET, BOX("-525", "-274", "1050", "548", "12", "fill='#d9d3c7'"));
const char wo_art_market[] = SCALED(TO_SHEET, BOX("-525", "-274", "1050", "548", "12", "fill='#cfd9d0'"));
