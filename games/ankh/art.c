/* The pictures of the scene, each in a box from -50 to 50: pieces, City Area cards, the symbols of the cards. Shapes
 * tell things apart as well as colours do, and everything of a seat bears the seat's mark. The city is in art_city.c.
 */
#include "games/ankh/art.h"

#define OUTLINE " stroke='#2b2419' stroke-width='4' stroke-linejoin='round' stroke-linecap='round'"
#define OWN(D) "<path class='own' d='" D "'" OUTLINE "/>"
#define PAINT(FILL, D) "<path fill='" FILL "' d='" D "'" OUTLINE "/>"
#define FLAT(FILL, D) "<path fill='" FILL "' d='" D "' fill-rule='evenodd'/>"
#define STROKE(COLOUR, WIDTH, D)                                                                                       \
    "<path fill='none' stroke='" COLOUR "' stroke-width='" WIDTH                                                       \
    "' stroke-linejoin='round' stroke-linecap='round' d='" D "'/>"
#define WRITE(X, Y, SIZE, FILL, WHAT)                                                                                  \
    "<text x='" X "' y='" Y "' font-size='" SIZE "' font-weight='700' fill='" FILL "'>" WHAT "</text>"
#define INK "#2b2419"
#define PAPER "#fff8e6"
#define GOLD "#e9b949"

/* ---- Pieces ----------------------------------------------------------------------------------------------------- */

/* How many there are, in a corner: only where it is more than one. */
#define TIMES                                                                                                          \
    "<rect x='-4' y='-54' width='58' height='42' rx='18' fill='" INK "' stroke='" PAPER                                \
    "' stroke-width='3'/>" WRITE("25", "-20", "38", PAPER, "×{count}")

#define PAWN                                                                                                           \
    "M0-48a21 21 0 0 1 13 37c12 7 19 21 22 44 1 8-4 13-11 13h-48c-7 0-12-5-11-13 3-23 10-37 22-44a21 21 0 0 1 13-37z"
#define MINION OWN(PAWN) WRITE("0", "34", "41", INK, "{label}")
#define TROLL                                                                                                          \
    PAINT("#8d8b84", "M-24-44 4-48 28-38 34-16 46-2 42 34 28 46-26 47-44 30-46 0-34-14z")                              \
    FLAT("#6d6b65", "M-40 6-22 0-10 14-24 30-40 26zM14 20 38 12 36 34 24 40z")                                         \
    FLAT("#ffd75e", "M-18-22h12v9h-12zM8-22h12v9H8z")                                                                  \
    STROKE(INK, "4", "M-18 4-8 0 2 5 12 0 20 4M-20-28-6-25M22-28 8-25")
#define DEMON                                                                                                          \
    PAINT("#a13a52", "M-44-46C-26-44-20-34-18-26-8-32 8-32 18-26 20-34 26-44 44-46 42-30 36-22 30-16 44 12 28 46 0 "   \
                     "47-28 46-44 12-30-16-36-22-42-30-44-46z")                                                        \
    FLAT("#ffe27a", "M-24-4-6 4-22 10zM24-4 6 4 22 10z") STROKE("#2b0f18", "4.5", "M-18 24-10 30-4 24 3 30 10 24 18 29")
/* A star burst with a call for help. */
#define BURST "M0-48 10-26 31-39 28-15 49-8 31 6 43 29 18 24 12 47-3 29-23 44-21 20-46 20-29 1-48-17-23-20-26-42-6-29z"
#define TROUBLE PAINT("#f4632a", BURST) FLAT(PAPER, "M-7-24H7L4 6h-8zM0 12a7 7 0 1 1-.1 0z")

/* ---- City Area cards -------------------------------------------------------------------------------------------- */

/* A band in the owner's colour with the owner's mark; below it what the card can do. */
#define PLAQUE(WHAT)                                                                                                   \
    "<rect class='own' x='-49' y='-46' width='98' height='86' rx='12'" OUTLINE "/>"                                    \
    "<rect x='-43' y='-18' width='86' height='52' rx='7' fill='" PAPER "'/><g transform='translate(0 8)'>" WHAT        \
    "</g>" WRITE("0", "-22", "26", INK, "{label}")
#define COIN(X, Y, NUMBER)                                                                                             \
    "<circle cx='" X "' cy='" Y "' r='19' fill='" GOLD "' stroke='#7a5a12' stroke-width='3'/>"                         \
    "<text x='" X "' y='" Y "' dy='9' font-size='26' font-weight='700' fill='#3d2c06'>" NUMBER "</text>"
#define SMALL_PAWN "a9 9 0 0 1 6 16c6 3 9 10 10 18h-32c1-8 4-15 10-18a9 9 0 0 1 6-16z"
#define PLUS(D) STROKE(INK, "5", D)
#define PAY_FOR STROKE(INK, "4", "M-10 0H6M0-6 6 0 0 6")
#define CARD_AT(D)                                                                                                     \
    "<path d='" D "h18v28h-18z' fill='#d8c7e8' stroke='" INK "' stroke-width='3' stroke-linejoin='round'/>"
#define SMALL_BURST(X, Y) "<g transform='translate(" X " " Y ") scale(.4)'>" FLAT("#e2521c", BURST) "</g>"

static const char power_minion[] = PLAQUE(COIN("-22", "0", "3") PAY_FOR FLAT(INK, "M20-18" SMALL_PAWN));
static const char power_cards[] =
    PLAQUE(STROKE(INK, "4", "M-40 0h12M-34-6V6M2 0h12") CARD_AT("M-22-14") CARD_AT("M20-14"));
static const char power_one[] = PLAQUE(PLUS("M-30 0h16M-22-8V8") COIN("6", "0", "1"));
static const char power_two[] = PLAQUE(PLUS("M-30 0h16M-22-8V8") COIN("6", "0", "2"));
static const char power_three[] = PLAQUE(PLUS("M-30 0h16M-22-8V8") COIN("6", "0", "3"));
static const char power_gods[] = PLAQUE(COIN("-22", "0", "3") PAY_FOR FLAT(
    "#3f6ea8", "M20-20 36-14V0Q36 14 20 21 4 14 4 0V-14z") STROKE(PAPER, "4", "M13 0l6 7 9-13"));
static const char power_sell[] = PLAQUE(CARD_AT("M-33-14") PAY_FOR COIN("20", "3", "2"));
static const char power_stir[] = PLAQUE(PLUS("M-30 0h16M-22-8V8") SMALL_BURST("8", "0"));
static const char power_calm[] =
    PLAQUE(COIN("-22", "0", "2") PAY_FOR SMALL_BURST("20", "2") STROKE(INK, "5", "M6 18 34-14"));
static const char power_lost[] =
    "<rect x='-49' y='-46' width='98' height='86' rx='12' fill='#b3aa99' opacity='.75'" OUTLINE
    "/>" STROKE("#6b2020", "8", "M-28-20 28 16M28-20-28 16");

/* ---- Symbols of the cards --------------------------------------------------------------------------------------- */

#define BADGE(FILL, WHAT) "<rect x='-48' y='-48' width='96' height='96' rx='22' fill='" FILL "'/>" WHAT
#define WHITE "#fff"
#define MONEY(N)                                                                                                       \
    BADGE("#8a6410", "<circle r='39' fill='" GOLD "' stroke='#fff3c9' stroke-width='5'/>")                             \
    WRITE("0", "21", "58", "#3d2c06", N)

static const char badge_minion[] =
    BADGE("#2f6b4f", FLAT(WHITE, "M0-40a19 19 0 0 1 12 34c11 6 17 20 20 40h-64c3-20 9-34 20-40a19 19 0 0 1 12-34z"));
static const char badge_building[] = BADGE("#7a4a21", FLAT(WHITE, "M0-38 38-4H28V36H8V12H-8V36H-28V-4H-38z"));
static const char badge_kill[] =
    BADGE("#8f1f2c", FLAT(WHITE, "M36-38 38-20 2 18-12 4zM-14 8 10 32 4 38-6 28-22 40-34 28-22 12-32 2-26-4z"));
static const char badge_calm[] =
    BADGE("#3c5d86", "<g transform='scale(.8)'>" FLAT("#f6c39f", BURST) "</g>" STROKE("#3c5d86", "17", "M-32 34 32-34")
                         STROKE(WHITE, "8", "M-34 36 34-36"));
static const char badge_scroll[] =
    BADGE("#6b5a34", FLAT("#fff3cf", "M-34-34h58q12 0 12 12v6H22v34q0 16-16 16h-32q-12 0-12-12v-4h16v-38q0-14-12-14z")
                         STROKE("#6b5a34", "5", "M-6-14h18M-6 0h18M-6 14h18"));
static const char badge_event[] =
    BADGE("#5a3a86", FLAT("#ffe27a", "M0-42 11-14 41-13 17 5 26 34 0 17-26 34-17 5-41-13-11-14z"));
static const char badge_again[] =
    BADGE("#1f6f7a", FLAT(WHITE, "M-36-30h38v60h-38z") STROKE(WHITE, "9", "M14 2h26M28-12l14 14-14 14"));
static const char badge_interrupt[] = BADGE("#b3431b", FLAT(WHITE, "M8-42-26 6h20l-8 38L26-10H4z"));
/* On a card that lies before a player for good. */
static const char badge_loan[] =
    BADGE("#3d2c06", "<circle r='39' fill='" GOLD "'/>") WRITE("0", "22", "60", "#8f1f2c", "−$");
static const char badge_loans[] =
    BADGE("#3d2c06", "<circle r='39' fill='" GOLD "'/>") WRITE("0", "22", "60", "#8f1f2c", "2$");
static const char badge_penalty[] =
    BADGE("#6b2020", STROKE(WHITE, "9", "M-26 24C-26-30 26-30 26 24z")
                         FLAT(WHITE, "M-30-18a8 8 0 1 1 .1 0zM0-30a8 8 0 1 1 .1 0zM30-18a8 8 0 1 1 .1 0z"));
static const char badge_mask[] =
    BADGE("#2b2419", FLAT(PAPER, "M-40-22Q0-36 40-22 40 14 14 16 6 16 0 6-6 16-14 16-40 14-40-22zM-26-8a11 8 0 1 0 18 "
                                 "2zM26-8a11 8 0 1 1-18 2z"));
static const char badge_known[] = BADGE("#3f6ea8", FLAT(WHITE, "M-42 0Q0-44 42 0 0 44-42 0zM0-20a20 20 0 1 0 .1 0z")
                                                       FLAT(WHITE, "M0-10a10 10 0 1 0 .1 0z"));

/* ---- What personalities want, and who may be which -------------------------------------------------------------- */

#define WANT(FILL)                                                                                                     \
    "<rect x='-48' y='-48' width='96' height='96' rx='16' fill='" FILL "' stroke='" INK "' stroke-width='3'/>"
static const char want_areas[] =
    WANT("#d8e4c4") FLAT("#2f6b4f", "M-20-40a13 13 0 0 1 9 22c8 5 12 14 14 27h-46c2-13 6-22 14-27a13 13 0 0 1 9-22z")
        WRITE("16", "42", "44", INK, "{count}");
static const char want_control[] = WANT("#dcd3ea") STROKE(INK, "6", "M-32 32V-40")
    FLAT("#5a3a86", "M-30-40H14L2-25 14-10H-30z") WRITE("14", "42", "44", INK, "{count}");
static const char want_trouble[] = WANT("#f6d9c4") "<g transform='translate(-14 -14) scale(.6)'>" FLAT(
    "#e2521c", BURST) "</g>" WRITE("20", "42", "44", INK, "{count}");
static const char want_money[] =
    WANT("#f3e3b4") "<circle cx='-14' cy='-14' r='26' fill='" GOLD
                    "' stroke='#7a5a12' stroke-width='4'/>" WRITE("-14", "1", "42", "#3d2c06", "$")
                        WRITE("12", "42", "44", INK, "{count}");
static const char want_nothing[] =
    WANT("#d3dbe6") "<path d='M-18-36h36v56h-36z' fill='none' stroke='#3c5d86' stroke-width='6' stroke-dasharray='9 "
                    "6'/>" WRITE("20", "42", "44", INK, "{count}");
#define CELL(FILL, EDGE, WIDTH)                                                                                        \
    "<rect x='-47' y='-42' width='94' height='84' rx='14' fill='" FILL "' stroke='" EDGE "' stroke-width='" WIDTH "'/" \
    ">"
static const char may_be[] = CELL("#fffaf0", "#8d8270", "3") WRITE("0", "18", "52", INK, "{count}");
static const char may_win[] = CELL("#ffd9c9", "#c3330f", "8") WRITE("0", "18", "52", "#8f1f0a", "{count}");
static const char is_one[] = CELL("#ffe9a8", INK, "6") WRITE("0", "18", "52", INK, "{count}")
    FLAT(INK, "M32-46 36-36 46-35 38-28 41-18 32-24 23-18 26-28 18-35 28-36z");
static const char is_not[] = STROKE("#8d8270", "9", "M-15-15 15 15M15-15-15 15");

/* ---- Elsewhere on the table ------------------------------------------------------------------------------------- */

#define PENTAGON "M0-48 47-14 29 41H-29L-47-14z"
#define DIE PAINT("#3a2f20", PENTAGON) STROKE("#f4ead2", "2", PENTAGON) WRITE("0", "20", "48", "#f8efd9", "{count}")
#define DECK(FILL)                                                                                                     \
    "<rect x='-44' y='-62' width='96' height='136' rx='9' fill='#0003'/>"                                              \
    "<rect x='-48' y='-68' width='96' height='136' rx='9' fill='" FILL "' stroke='" PAPER "' stroke-width='5'/>"       \
    "<path d='M0-46 34-22V22L0 46-34 22V-22zM0-28 20-12V12L0 28-20 12V-12z' fill='none' stroke='" PAPER                \
    "' stroke-opacity='.55' stroke-width='4'/><rect x='-30' y='-23' width='60' height='46' rx='12' fill='" PAPER       \
    "'/>" WRITE("0", "16", "42", INK, "{count}")

const struct pl_art am_art[] = {
    {"city", am_art_city},
#define AREA(N) {"quarter-" #N, am_art_quarter_##N},
    AM_QUARTERS(AREA)
#undef AREA
        {"minion", MINION},
    {"minions", "<g transform='translate(-14)'>" MINION "</g>" TIMES},
    {"building",
     PAINT("#fff8e6", "M16-44h14v20H16z") OWN("M0-46 47-6H38V46H-38V-6H-47z") WRITE("0", "36", "46", INK, "{label}")},
    {"troll", TROLL},
    {"trolls", TROLL TIMES},
    {"demon", DEMON},
    {"demons", DEMON TIMES},
    {"trouble", TROUBLE},
    {"price", "<circle r='44' fill='" PAPER
              "' fill-opacity='.55' stroke='#6f5f45' stroke-width='4' stroke-dasharray='9 7'/>" STROKE(
                  "#6f5f45", "4", "M0-36 13-25V-14H-13V-25z") WRITE("0", "24", "38", "#4d3b25", "{count}")},
    {"power-minion", power_minion},
    {"power-cards", power_cards},
    {"power-one", power_one},
    {"power-two", power_two},
    {"power-three", power_three},
    {"power-gods", power_gods},
    {"power-sell", power_sell},
    {"power-stir", power_stir},
    {"power-calm", power_calm},
    {"power-lost", power_lost},
    {"used",
     "<circle r='46' fill='#3c7a4a' stroke='" PAPER "' stroke-width='7'/>" STROKE(PAPER, "13", "M-20 2-5 18 22-16")},
    {"fresh", "<circle r='46' fill='#7a5a12' stroke='" PAPER
              "' stroke-width='7'/>" FLAT(PAPER, "M-20-28h40v8Q16-6 5 0 16 6 20 20v8h-40v-8Q-16 6-5 0-16-6-20-20z")},
    {"barred", "<circle r='46' fill='#a13a52' stroke='" PAPER "' stroke-width='7'/>" STROKE(PAPER, "13", "M-22 0h44")},
    {"place-minion", badge_minion},
    {"build", badge_building},
    {"kill", badge_kill},
    {"calm", badge_calm},
    {"money-one", MONEY("1")},
    {"money-two", MONEY("2")},
    {"money-three", MONEY("3")},
    {"money-four", MONEY("4")},
    {"money-five", MONEY("5")},
    {"scroll", badge_scroll},
    {"event", badge_event},
    {"again", badge_again},
    {"interrupt", badge_interrupt},
    {"loan", badge_loan},
    {"loan-two", badge_loans},
    {"penalty", badge_penalty},
    {"mask", badge_mask},
    {"known", badge_known},
    {"pointer", FLAT("#d9480f", "M0-40 40 14H16V44H-16V14H-40z")},
    {"want-areas", want_areas},
    {"want-control", want_control},
    {"want-trouble", want_trouble},
    {"want-money", want_money},
    {"want-nothing", want_nothing},
    {"may-be", may_be},
    {"may-win", may_win},
    {"is-one", is_one},
    {"is-not", is_not},
    {"purse",
     "<circle r='46' fill='" GOLD "' stroke='#7a5a12' stroke-width='5'/><circle r='36' fill='none' stroke='#7a5a12' "
     "stroke-opacity='.5' stroke-width='3'/>" WRITE("0", "-12", "29", "#7a5a12", "$")
         WRITE("0", "25", "42", "#3d2c06", "{count}")},
    {"bank", PAINT("#d9cdb4", "M-46-14 0-46 46-14zM-46 36h92v10h-92z") FLAT(
                 "#b9a983",
                 "M-38-10h16v44h-16zM22-10h16v44H22z") "<rect x='-34' y='-6' width='68' height='40' rx='8' fill='" PAPER
                                                       "'/>" WRITE("0", "27", "36", INK, "{label}{count}")},
    {"face", "<circle class='own' r='46'" OUTLINE "/>" WRITE("0", "21", "58", INK, "{label}")},
    {"die", DIE},
    {"die-old", "<g opacity='.5'>" DIE "</g>"},
    {"deck-green", DECK("#3f7d4e")},
    {"deck-brown", DECK("#8a5a2e")},
    {"discarded", "<g transform='rotate(-9)'><rect x='-46' y='-64' width='92' height='130' rx='9' fill='#e5dac1' "
                  "stroke='#a99c80' stroke-width='3'/></g>"
                  "<g transform='rotate(5)'><rect x='-46' y='-66' width='92' height='130' rx='9' fill='#fffdf7' "
                  "stroke='#a99c80' stroke-width='3'/>" STROKE(
                      "#a99c80", "5",
                      "M-30-46h60M-30-18h60M-30-4h60M-30 10h44") "</g><text font-size='1' opacity='0'>{label}</text>"},
    {0}};
