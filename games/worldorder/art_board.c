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

/* A step of prosperity, 76 wide; a growth card, 125 wide; a place for a card or a pile. */
const char wo_art_step[] =
    SCALED("1.31579", BOX("-38", "-25", "76", "50", "6", "fill='#fff' stroke='#b9bec8' stroke-width='1'")
                          ICON_AT("8", "-12", ".19", ICON_C) WRITE("-10", "-7", "14", INK, BOLD, "{label}"));
const char wo_art_growth[] =
    SCALED(".8", BOX("-62", "-19", "124", "38", "6", "fill='#fff' stroke='#55802a' stroke-width='1.500'")
                     WRITE("0", "-4", "12.500", INK, BOLD " data-fit='116/14'", "{label}"));

/* ---- Events, market ---------------------------------------------------------------------------------------------- */

const char wo_art_events[] = SCALED(TO_SHEET, BOX("-525", "-274", "1050", "548", "12", "fill='#d9d3c7'"));
const char wo_art_market[] = SCALED(TO_SHEET, BOX("-525", "-274", "1050", "548", "12", "fill='#cfd9d0'"));
