/* The pictures of the world: the panels of the regions with their slots, those of the powers. What is printed on the
 * board is in the pictures; names come from the labels. */
#include "games/worldorder/art.h"

#define TO_PANEL ".387597" /* 100 in 258 */
#define TO_ROW ".462963"   /* 100 in 216 */
#define TO_TEMP ".396825"  /* 100 in 252 */
#define TO_CELL "1.6129"   /* 100 in 62 */

/* ---- Regions ----------------------------------------------------------------------------------------------------- */

/* clang-format off */
#define PANEL(GROUND, HEAD, COST, BONUS)                                                                               \
    SCALED(TO_PANEL, BOX("-129", "-135", "258", "270", "10", "fill='" GROUND "' stroke='" HEAD "' stroke-width='2'")   \
           PAINT(HEAD, "M-129-108V-125Q-129-135-119-135H119Q129-135 129-125V-108z")                                    \
           WRITE("-121", "-116", "15", "#fff", BOLD " " LEFT " data-fit='128/15'", "{label}")                          \
           BOX("84", "-132", "41", "21", "10", "fill='#fff'") ICON_AT("113", "-121.500", ".17", ICON_D)                \
           WRITE("95", "-116", "15", INK, BOLD, COST)                                                                  \
           WRITE("-121", "129", "12.500", INK, LEFT " " BOLD, BONUS))
/* clang-format on */
const char wo_art_region_eur[] = PANEL("#dbe5f1", "#41628c", "5", "9 · 6 · 3 · 1");
const char wo_art_region_cas[] = PANEL("#efe4cf", "#86693a", "4", "8 · 4 · 2");
const char wo_art_region_ame[] = PANEL("#dfead3", "#4f7a3e", "4", "7 · 4 · 2");
const char wo_art_region_mena[] = PANEL("#f3ecd2", "#80702a", "6", "10 · 7 · 4 · 2");
const char wo_art_region_afr[] = PANEL("#f5e0cd", "#9a5d33", "3", "7 · 4 · 2");
const char wo_art_region_sas[] = PANEL("#eedce7", "#864a70", "4", "8 · 5 · 2");
const char wo_art_region_eap[] = PANEL("#d6ebe6", "#2f7569", "5", "9 · 6 · 2");

/* ---- Slots ------------------------------------------------------------------------------------------------------- */

/* A starting slot of its owner, a permanent one worth 1, a temporary one of its value: 24 wide around X. */
#define START_SLOT(X, COLOUR)                                                                                          \
    "<rect x='-12' y='-12' width='24' height='24' rx='4' transform='translate(" X                                      \
    ")' fill='#ffffff' fill-opacity='.5' stroke='" COLOUR "' stroke-width='3' stroke-dasharray='4 2'/>"
#define PERM_SLOT(X)                                                                                                   \
    "<g transform='translate(" X                                                                                       \
    ")'><rect x='-12' y='-12' width='24' height='24' rx='4' fill='#fff' stroke='#6b7280' "                             \
    "stroke-width='1.500'/>" WRITE("0", "5", "14", SOFT, BOLD, "1") "</g>"
#define TEMP_SLOT(X, VALUE)                                                                                            \
    "<g transform='translate(" X ")'><circle r='13' fill='#fff' stroke='#6b7280' stroke-width='1.500' "                \
    "stroke-dasharray='3 2.500'/>" WRITE("0", "5", "14", SOFT, BOLD, VALUE) "</g>"
#define ROW(WHAT) SCALED(TO_ROW, BOX("-108", "-15", "216", "30", "7", "fill='#f8f7f3'") WHAT)
#define TEMP(WHAT) SCALED(TO_TEMP, BOX("-126", "-15", "252", "30", "7", "fill='#efede6'") WHAT)

const char wo_art_perm_eur[] = ROW(START_SLOT("-95", EU_COLOUR) START_SLOT("-69", US_COLOUR) START_SLOT(
    "-43", RU_COLOUR) PERM_SLOT("-9") PERM_SLOT("19") PERM_SLOT("47") PERM_SLOT("75"));
const char wo_art_perm_cas[] = ROW(START_SLOT("-95", RU_COLOUR) PERM_SLOT("-61") PERM_SLOT("-33"));
const char wo_art_perm_ame[] = ROW(START_SLOT("-95", US_COLOUR) PERM_SLOT("-61") PERM_SLOT("-33"));
const char wo_art_perm_mena[] = ROW(START_SLOT("-95", EU_COLOUR) START_SLOT("-69", US_COLOUR) START_SLOT(
    "-43", NEUTRAL_COLOUR) PERM_SLOT("-9") PERM_SLOT("19") PERM_SLOT("47"));
const char wo_art_perm_afr[] = ROW(PERM_SLOT("-87") PERM_SLOT("-59"));
const char wo_art_perm_sas[] =
    ROW(START_SLOT("-95", CN_COLOUR) START_SLOT("-69", NEUTRAL_COLOUR) PERM_SLOT("-35") PERM_SLOT("-7"));
const char wo_art_perm_eap[] =
    ROW(START_SLOT("-95", CN_COLOUR) START_SLOT("-69", US_COLOUR) PERM_SLOT("-35") PERM_SLOT("-7") PERM_SLOT("21"));
#define FOUR TEMP_SLOT("-111", "4") TEMP_SLOT("-81", "3") TEMP_SLOT("-51", "2") TEMP_SLOT("-21", "1")
const char wo_art_temp_eur[] =
    TEMP(TEMP_SLOT("-111", "5") TEMP_SLOT("-81", "4") TEMP_SLOT("-51", "3") TEMP_SLOT("-21", "2"));
const char wo_art_temp_mena[] =
    TEMP(TEMP_SLOT("-111", "5") TEMP_SLOT("-81", "4") TEMP_SLOT("-51", "3") TEMP_SLOT("-21", "2") TEMP_SLOT("9", "1"));
const char wo_art_temp_cas[] = TEMP(FOUR);
const char wo_art_temp_ame[] = TEMP(FOUR);
const char wo_art_temp_afr[] = TEMP(FOUR);
const char wo_art_temp_sas[] = TEMP(FOUR);
const char wo_art_temp_eap[] = TEMP(FOUR);
/* 34 wide: cubes without a slot. */
const char wo_art_beyond[] =
    SCALED("2.94118", BOX("-17", "-15", "34", "30", "7", "fill='#efede6'") STROKE(SOFT, "1.500", "M-4 0H4M0-4V4"));

/* ---- Powers in a region, and on the panel ------------------------------------------------------------------------ */

#define PRESENCE(COLOUR)                                                                                               \
    SCALED(TO_CELL, BOX("-31", "-29", "62", "58", "6", "fill='#fbfaf6' stroke='" COLOUR "' stroke-width='2'")          \
                        PAINT(COLOUR, "M-31-12V-23Q-31-29-25-29H25Q31-29 31-23V-12z")                                  \
                            WRITE("-26", "-16", "12.500", INK, BOLD " " LEFT, "{label}"))
const char wo_art_presence_us[] = PRESENCE(US_COLOUR);
const char wo_art_presence_eu[] = PRESENCE(EU_COLOUR);
const char wo_art_presence_ru[] = PRESENCE(RU_COLOUR);
const char wo_art_presence_cn[] = PRESENCE(CN_COLOUR);

const char wo_art_world[] = SCALED(".0952381", BOX("-525", "-274", "1050", "548", "12", "fill='#8fa3b8'"));
/* Heads of the columns: armies on the board, points, money, armies, allies, smart power. */
const char wo_art_panel[] = SCALED(
    TO_PANEL,
    BOX("-129", "-135", "258", "270", "10", "fill='#eef0f3' stroke='#39424f' stroke-width='2'")
        PAINT("#39424f", "M-129-108V-125Q-129-135-119-135H119Q129-135 129-125V-108z")
            ICON_AT("-77", "-46", ".18", ICON_RESERVE) WRITE("-48", "-41", "13", INK, BOLD, "{label}")
                ICON_AT("-5", "-46", ".18", ICON_MONEY) ICON_AT("39", "-46", ".18", ICON_A)
                    ICON_AT("75", "-46", ".18",
                            PLATE("#2f7569") PAINT("#fff", "M0-36 10-11 37-10 16 7 23 33 0 18-23 33-16 7-37-10-10-11z"))
                        ICON_AT("109", "-46", ".18", ICON_SP));
#define POWER(COLOUR)                                                                                                  \
    SCALED("0.396825", BOX("-126", "-19", "252", "38", "8", "fill='#fff' stroke='" COLOUR "' stroke-width='2'")        \
                           PAINT(COLOUR, "M-88-19H-118Q-126-19-126-11V11Q-126 19-118 19H-88z")                         \
                               WRITE("-107", "5", "14", INK, BOLD, "{label}"))
const char wo_art_power_us[] = POWER(US_COLOUR);
const char wo_art_power_eu[] = POWER(EU_COLOUR);
const char wo_art_power_ru[] = POWER(RU_COLOUR);
const char wo_art_power_cn[] = POWER(CN_COLOUR);
/* A place in the turn order, 60 wide. */
const char wo_art_order[] =
    SCALED("1.66667", BOX("-30", "-17", "60", "34", "7", "fill='#fff' stroke='#6b7280' stroke-width='1.500'")
                          WRITE("-18", "5", "15", SOFT, BOLD, "{label}"));
/* A place for a country, 125 wide. */
const char wo_art_show[] = SCALED(".8", BOX("-62", "-38.500", "124", "77", "8",
                                            "fill='#eceae4' stroke='#6b7280' stroke-width='1' "
                                            "stroke-dasharray='4 3'"));

/* ---- Country cards ----------------------------------------------------------------------------------------------- */

/* 125 wide: value, name; what it takes on the left, what it gives on the right; flags and tokens below. */
/* clang-format off */
#define CHIP(FILL, HEAD, NAME, EXTRA)                                                                                  \
    SCALED(".8", BOX("-61", "-38", "122", "76", "8", "fill='" FILL "' stroke='" HEAD "' stroke-width='2'")             \
           PAINT(HEAD, "M-61-19V-30Q-61-38-53-38H53Q61-38 61-30V-19z")                                                 \
           "<circle cx='-50' cy='-28' r='9.500' fill='#fff'/>" WRITE("-50", "-23", "14", INK, BOLD, "{count}")         \
           WRITE("9", "-23.500", "13", NAME, BOLD " data-fit='94/13'", "{label}")                                      \
           PAINT("#3f8f4a", "M-60-18H14V10H-60z") PAINT("#c06a1f", "M14-18H60V10H14z")                                 \
           BOX("-60", "-18", "120", "28", "0", "fill='" FILL "' fill-opacity='.74'")                                   \
           PAINT("#2f7a3a", "M-56 7V-3H-58.500L-51.500-12-44.500-3H-47V7z")                                            \
           PAINT("#a4540f", "M18-12V-2H15.500L22.500 7 29.500-2H27V-12z") EXTRA)
/* clang-format on */
#define READY_CHIP(HEAD) CHIP("#fffdf7", HEAD, "#fff", "")
#define SPENT_CHIP(HEAD)                                                                                               \
    CHIP("#c9c7c1", "#6d6d6d", "#fff",                                                                                 \
         PAINT(HEAD, "M-61-19V-30Q-61-38-53-38H-38V-19z") "<circle cx='-50' cy='-28' r='9.500' fill='#fff'/>" WRITE(   \
             "-50", "-23", "14", INK, BOLD, "{count}")                                                                 \
             STROKE("#4b4b4b", "3", "M56 24A7.500 7.500 0 1 1 48.500 16.500M47 11 53 16.500 47 22"))
#define CHIPS(NAME, HEAD) const char wo_art_chip_##NAME[] = READY_CHIP(HEAD), wo_art_spent_##NAME[] = SPENT_CHIP(HEAD);
CHIPS(eur, "#41628c")
CHIPS(cas, "#86693a")
CHIPS(ame, "#4f7a3e")
CHIPS(mena, "#80702a")
CHIPS(afr, "#9a5d33")
CHIPS(sas, "#864a70")
CHIPS(eap, "#2f7569")
