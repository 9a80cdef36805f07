/* The pictures of the scene, each in a box from -50 to 50. Colours never tell anything alone: battlegrounds have a dark
 * heading and a double rim, US markers are square and stand on the left, Soviet ones round and on the right, the marker
 * of whoever controls a country is solid, and every marker bears the letter of its seat. */
#include "games/twilight/outlines.h"
#include "games/twilight/scene.h"

#define INK "#2b2419"
#define PAPER "#fffdf7"
#define WRITE(X, Y, SIZE, FILL, WHAT)                                                                                  \
    "<text x='" X "' y='" Y "' font-size='" SIZE "' font-weight='700' fill='" FILL "'>" WHAT "</text>"

/* ---- The map ---------------------------------------------------------------------------------------------------- */

static const char world[] =
    "<rect x='-50' y='-28.4' width='100' height='56.8' rx='1.2' fill='#4a8bb5' opacity='.4'/>"
    "<path d='M-50-19H50M-50-9.5H50M-50 0H50M-50 9.5H50M-50 19H50M-40-28V28M-30-28V28M-20-28V28M-10-28V28M0-28V28"
    "M10-28V28M20-28V28M30-28V28M40-28V28' fill='none' stroke='#fff' stroke-opacity='.2' stroke-width='.1'/>";

/* Names are long and boxes narrow: letters that are narrow themselves, and pressed together where that is not enough.
 */
#define NARROW " font-family=\"'Arial Narrow','Roboto Condensed','DejaVu Sans Condensed',sans-serif\""
#define PRESSED(ROOM) " data-fit='" ROOM "'"

/* A region in the map's own measure: its outline, its name, and the VP for presence, domination and control. */
#define CORNER(X, Y) #X " " #Y " "
#define BACK_TO(X, Y) "translate(-" #X " -" #Y ")"
#define LETTERS(X, Y, SIZE, PRESS, WHAT)                                                                               \
    "<text x='" X "' y='" Y "' font-size='" SIZE "'" NARROW PRESS " font-weight='700' fill='" PAPER "' stroke='" INK   \
    "' stroke-width='3' stroke-opacity='.8' stroke-linejoin='round' paint-order='stroke'>" WHAT "</text>"
#define REGION(NAME, FILL, LABEL)                                                                                      \
    "<g transform='" TS_MIDDLE_##NAME(BACK_TO) "'><polygon points='" TS_OUTLINE_##NAME(                                \
        CORNER) "' fill='" FILL "' fill-opacity='.62' stroke='" FILL                                                   \
                "' stroke-width='3' stroke-linejoin='round'/>" LABEL "</g>"

/* ---- Boxes of countries ----------------------------------------------------------------------------------------- */

#define BOX(RIM, WIDTH, HEADING, NAME_INK, DISC, NUMBER_INK, STABILITY)                                                \
    "<rect x='-50' y='-23' width='100' height='46' rx='6' fill='" PAPER "' stroke='" RIM "' stroke-width='" WIDTH      \
    "'/><path d='M-50-4V-17a6 6 0 0 1 6-6H44a6 6 0 0 1 6 6V-4Z' fill='" HEADING "'/>"                                  \
    "<text y='-8.4' font-size='16.2'" NARROW PRESSED("94/10") " fill='" NAME_INK "'>{label}</text>"                    \
                                                              "<circle cy='9.4' r='9.4' fill='" DISC                   \
                                                              "'/>" WRITE("0", "14.7", "14.8", NUMBER_INK, STABILITY)
#define LAND(STABILITY) BOX("#4b4334", "1.4", "#e6dfcb", INK, "#e6dfcb", INK, STABILITY)
#define BATTLE(STABILITY) BOX("#54213f", "3.4", "#54213f", "#fff", "#54213f", "#fff", STABILITY)
#define BOXES(STABILITY)                                                                                               \
    {"land-" STABILITY, LAND(STABILITY)}, {                                                                            \
        "battle-" STABILITY, BATTLE(STABILITY)                                                                         \
    }

static const char control[] = "<path class='own' fill-rule='evenodd' d='M-46-27H46a8 8 0 0 1 8 8V19a8 8 0 0 1-8 "
                              "8H-46a8 8 0 0 1-8-8V-19a8 8 0 0 1 "
                              "8-8ZM-48-21V-4H48V-21Z' stroke='" INK "' stroke-width='1.4'/>"
                              "<circle cy='9.4' r='9.4' fill='" PAPER "'/>" WRITE("0", "14.7", "14.8", INK, "{count}");

static const char power[] = "<rect x='-50' y='-22' width='100' height='44' rx='5' fill='#3d4450' stroke='" INK
                            "' stroke-width='1.5'/>" WRITE("0", "-6", "13", "#fff", "{label}");

/* ---- Markers ---------------------------------------------------------------------------------------------------- */

#define MARKER(ROUND)                                                                                                  \
    "<rect class='own' x='-48' y='-38' width='96' height='76' rx='" ROUND "' stroke='" INK "' stroke-width='3'/>"
#define HOLLOW(ROUND)                                                                                                  \
    "<rect x='-37' y='-27' width='74' height='54' rx='" ROUND "' fill='" PAPER "' stroke='" INK "' stroke-width='2'/>"
/* Solid: white on the rim, so that it stands out on a country filled with the same colour. */
#define SOLID(ROUND)                                                                                                   \
    "<rect x='-50' y='-40' width='100' height='80' rx='" ROUND "' fill='" INK "'/><rect x='-45' y='-35' width='90' "   \
    "height='70' rx='" ROUND "' fill='#fff'/><rect class='own' x='-39' y='-29' width='78' height='58' rx='" ROUND      \
    "'/>"
#define AMOUNT WRITE("0", "18", "50", "#1d1810", "{count}")

/* ---- Tracks ----------------------------------------------------------------------------------------------------- */

#define CELL(X, Y, W, H, FILL)                                                                                         \
    "<rect x='" X "' y='" Y "' width='" W "' height='" H "' rx='3' fill='" FILL "' stroke='" INK "' "                  \
    "stroke-width='1'/>"
/* Drawn in units of the sheet: each track says how wide it is. */
#define TURN(X, MIDDLE, FILL, NUMBER) CELL(X, "-1", "17.4", "20", FILL) WRITE(MIDDLE, "13.5", "12", INK, NUMBER)
static const char turns[] =
    "<g transform='scale(.5435)'>" TURN("-89.7", "-81", "#dfe9d8", "1") TURN("-71.7", "-63", "#dfe9d8", "2")
        TURN("-53.7", "-45", "#dfe9d8", "3") TURN("-35.7", "-27", "#f3e3b5", "4") TURN("-17.7", "-9", "#f3e3b5", "5")
            TURN("0.3", "9", "#f3e3b5", "6") TURN("18.3", "27", "#f3e3b5", "7") TURN("36.3", "45", "#efcfc0", "8")
                TURN("54.3", "63", "#efcfc0", "9") TURN("72.3", "81", "#efcfc0", "10") "</g>";

#define ROUND(X, MIDDLE, NUMBER) CELL(X, "-1", "18", "20", PAPER) WRITE(MIDDLE, "13.5", "12", INK, NUMBER)
static const char rounds[] = "<g transform='scale(.5319)'>" CELL(
    "-91", "-1", "28", "20", PAPER) "<path d='M-87 3h20v12h-20z' fill='none' "
                                    "stroke='" INK "' stroke-width='1.4'/><path d='M-84 6h14M-84 "
                                    "9h6M-84 12h6M-76 9h6v3.4h-6z' stroke='" INK "' stroke-width='1.4' fill='" INK
                                    "'/>" ROUND("-61", "-52", "1") ROUND("-42", "-33", "2") ROUND("-23", "-14", "3")
                                        ROUND("-4", "5", "4") ROUND("15", "24", "5") ROUND("34", "43", "6")
                                            ROUND("53", "62", "7") ROUND("72", "81", "8") "</g>";

#define MILITARY(X, MIDDLE, NUMBER)                                                                                    \
    CELL(X, "-1", "23", "20", PAPER)                                                                                   \
    "<text x='" MIDDLE "' y='13.5' font-size='12' font-weight='700' fill='#8a806b'>" NUMBER "</text>"
static const char milops[] = "<g transform='scale(.6579)'>" MILITARY("-71.5", "-60", "0") MILITARY("-47.5", "-36", "1")
    MILITARY("-23.5", "-12", "2") MILITARY("0.5", "12", "3") MILITARY("24.5", "36", "4")
        MILITARY("48.5", "60", "5") "</g>";

/* Every fifth point has its number; the ends are the victory of one side. */
static const char score[] = "<g transform='scale(.266)'>" CELL(
    "-184.5", "-2", "369", "21",
    PAPER) "<path d='M-184.5-2h9v21h-9zM175.5-2h9v21h-9z'"
           " fill='#cfc6b0'/><path d='M-175.5-2v21"
           "M-130.5-2v21M-85.5-2v21M-40.5-2v21M4.5-2v21M49.5-2v21M94.5-2v21M139.5-2v21M-139.5-2v21M-94.5-2v21M-49.5-"
           "4v22"
           "M-4.5-2v21M40.5-2v21M85.5-2v21M130.5-2v21M175.5-2v21' stroke='#b5ab94' stroke-width='.8'/>" WRITE(
               "-177", "13", "11.6", INK, "20") WRITE("-135", "13", "11.6", INK, "15")
               WRITE("-90", "13", "11.6", INK, "10") WRITE("-45", "13", "11.6", INK, "5")
                   WRITE("0", "13", "11.6", INK, "0") WRITE("45", "13", "11.6", INK, "5")
                       WRITE("90", "13", "11.6", INK, "10") WRITE("135", "13", "11.6", INK, "15")
                           WRITE("177", "13", "11.6", INK, "20") "</g>";

#define LEVEL(FILL, INKED, NUMBER)                                                                                     \
    "<rect x='-48' y='-50' width='96' height='100' rx='12' fill='" FILL "' stroke='" INK                               \
    "' stroke-width='3'/>" WRITE("0", "24", "66", INKED, NUMBER)

/* ---- The Space Race --------------------------------------------------------------------------------------------- */

#define ORBIT(VP, ROLL, ICON)                                                                                          \
    "<rect x='-49' y='-51' width='98' height='102' rx='10' fill='#243352' stroke='" INK "' stroke-width='2'/>"         \
    "<g transform='translate(0 14)' fill='none' stroke='#f2ead6' stroke-width='3.4' stroke-linecap='round' "           \
    "stroke-linejoin='round'>" ICON "</g>"                                                                             \
    "<text x='-25' y='-22' font-size='29'" NARROW " fill='#ffd76a'>" VP "</text>"                                      \
    "<text x='26' y='-22' font-size='29'" NARROW " fill='#fff'>" ROLL "</text>"
#define SATELLITE "<circle cy='-8' r='9' fill='#f2ead6'/><path d='M-7-2-26 10M-3 1-14 16M8-3 28 6'/>"
#define DOG "<path d='M-20 8V-6l-6-8 12 2h22l8-8v14l-4 2V8M-12-4v10M8-4v10'/>"
#define MAN "<circle cy='-14' r='9'/><path d='M-16 10q0-14 16-14t16 14M-5-14h10'/>"
#define EARTH "<circle cy='-6' r='11' fill='#5f9fd0'/><ellipse cy='-6' rx='28' ry='9' transform='rotate(-18 0 -6)'/>"
#define MOON "<circle cy='-6' r='12' fill='#cfc8b8'/><path d='M-30-2q30 26 60-10'/>"
#define LANDER "<path d='M-10-20H10V-4H-10zM-10-4-20 12M10-4 20 12M-24 12h8M16 12h8M0-4v8'/>"
#define SHUTTLE "<path d='M0-26q9 8 8 22l14 12H6L4 2h-8l-2 6h-16l14-12q-1-14 8-22z' fill='#f2ead6'/>"
#define STATION "<path d='M-30-14h14v16h-14zM16-14h14v16H16zM-16-6h32M-6-18H6V6H-6z'/>"

/* ---- Dice, badges ----------------------------------------------------------------------------------------------- */

#define DIE(PIPS)                                                                                                      \
    "<rect class='own' x='-46' y='-46' width='92' height='92' rx='18' stroke='" INK "' stroke-width='5'/>"             \
    "<path d='" PIPS "' stroke='" INK "' stroke-width='19' stroke-linecap='round'/>"                                   \
    ""
#define PIP_M "M0 0h.1"
#define PIP_A "M23-23h.1M-23 23h.1"
#define PIP_B "M-21-19h.1M23 23h.1"
#define PIP_C "M-21 2h.1M23 2h.1"

#define DISC "<circle class='own' r='47' stroke='" INK "' stroke-width='5'/>"
#define STAR(SIZE, FILL)                                                                                               \
    "<path transform='scale(" SIZE ")' d='M0-48 14-15 49-15 21 8 31 42 0 22-31 42-21 8-49-15-14-15Z' fill='" FILL "'/" \
    ">"
#define SICKLE                                                                                                         \
    "<path d='M-6-32A32 32 0 1 1-30 18L-14 10A20 20 0 1 0 0-18ZM-12 4-34 30' fill='#fff' stroke='#fff' "               \
    "stroke-width='5'/>"
static const char scoring[] =
    "<circle r='46' fill='#f4d35e' stroke='" INK "' stroke-width='6'/><path d='M-46 0H46M0-46V46"
    "M0-46Q-44 0 0 46Q44 0 0-46' fill='none' stroke='" INK "' stroke-width='6'/>";
static const char war[] = "<path d='M-36-38 30 28M36-38-30 28M16 40 40 16M-16 40-40 16' fill='none' stroke='#8c2b1d' "
                          "stroke-width='12' stroke-linecap='round'/>";
static const char seen[] = "<path d='M-48 0Q0-56 48 0Q0 56-48 0z' fill='#fff' stroke='" INK "' stroke-width='7'/>"
                           "<circle r='18' fill='" INK "'/>";

#define EFFECT(EDGE, SLANT)                                                                                            \
    "<rect x='-50' y='-4.4' width='100' height='8.8' rx='2' fill='" PAPER "' stroke='" INK "' stroke-width='.45'" EDGE \
    "/><rect class='own' x='-50' y='-4.4' width='4' height='8.8' rx='1.6' stroke='" INK "' stroke-width='.45'/>"       \
    "<text x='-44' y='2.5' font-size='6.5'" NARROW " text-anchor='start' fill='" INK "'" SLANT ">{label}</text>"
/* A card that lies on the table, as wide as its name. */
#define TICKET                                                                                                         \
    "<rect x='-50' y='-6' width='100' height='12' rx='2' fill='" PAPER "' stroke='" INK "' stroke-width='.6'/>"        \
    "<rect class='own' x='-50' y='-6' width='11' height='12' rx='2' stroke='" INK "' stroke-width='.6'/>" WRITE(       \
        "-44.5", "2.6", "7.4", INK, "{count}") "<text x='-36.5' y='2.5' font-size='6.8'" NARROW                        \
                                               " text-anchor='start' fill='" INK "'>{label}</text>"
#define STACK                                                                                                          \
    "<desc>{label} {count}</desc>"                                                                                     \
    "<g fill='" PAPER "' stroke='" INK "' stroke-width='3'><path d='M-40-62 38-54 28 60-46 52z'/>"                     \
    "<path d='M-38-58H40V58H-38z'/></g><path d='M-26-38H28M-26-18H28M-26 2H28M-26 22H10' stroke='#b5ab94' "            \
    "stroke-width='7'/>"
#define FRAME                                                                                                          \
    "d='M-40-50H40a10 10 0 0 1 10 10V40a10 10 0 0 1-10 10H-40a10 10 0 0 1-10-10V-40a10 10 0 0 1 "                      \
    "10-10ZM-36-36V36H36V-36Z'"
#define PILL(CLASS) "<rect " CLASS " x='-49' y='-20' width='98' height='40' rx='20' stroke='" INK "' stroke-width='4'/>"

const struct pl_art ts_art[] = {
    {"world", world},
    {"europe",
     REGION(EUROPE, "#9b86d3", LETTERS("393", "66", "15", "", "{label}") LETTERS("417", "83.5", "12", "", "3·7·★"))},
    {"eastern-europe", REGION(EAST_EUROPE, "#6d53b5", LETTERS("686", "84", "12.6", "", "{label}"))},
    {"asia",
     REGION(ASIA, "#e0a35e", LETTERS("970", "258", "15", "", "{label}") LETTERS("994", "275.5", "12", "", "3·7·9"))},
    {"southeast-asia", REGION(SOUTHEAST_ASIA, "#cf7a2f", LETTERS("995", "414", "12.6", PRESSED("84/12"), "{label}"))},
    {"middle-east", REGION(MIDDLE_EAST, "#6fb3bd",
                           LETTERS("822", "418", "12.6", "", "{label}") LETTERS("846", "435.5", "12", "", "3·5·7"))},
    {"africa",
     REGION(AFRICA, "#cbb243", LETTERS("436", "397", "15", "", "{label}") LETTERS("460", "414.5", "12", "", "1·4·6"))},
    {"central-america", REGION(CENTRAL_AMERICA, "#86bd74",
                               LETTERS("98", "312", "12.6", "", "{label}") LETTERS("122", "329.5", "12", "", "1·3·5"))},
    {"south-america", REGION(SOUTH_AMERICA, "#4f9a63",
                             LETTERS("127", "565", "12.6", "", "{label}") LETTERS("151", "582.5", "12", "", "2·5·6"))},
    BOXES("1"),
    BOXES("2"),
    BOXES("3"),
    BOXES("4"),
    BOXES("5"),
    {"power", power},
    {"control", control},
    {"american", MARKER("10") HOLLOW("4") AMOUNT},
    {"american-held", SOLID("8") AMOUNT},
    {"soviet", MARKER("38") HOLLOW("27") AMOUNT},
    {"soviet-held", SOLID("38") AMOUNT},
    {"tally", PILL("class='own'") WRITE("0", "10", "28", INK, "{label} +{count}")},
    {"even", PILL("fill='#d8d0bd'") WRITE("0", "10", "28", INK, "{count}")},
    {"tally-won", PILL("class='own'") WRITE("0", "10", "28", INK, "{label} ★")},
    {"turns", turns},
    {"rounds", rounds},
    {"milops", milops},
    {"score", score},
    {"defcon-5", LEVEL("#8fbfe0", INK, "5")},
    {"defcon-4", LEVEL("#97c98a", INK, "4")},
    {"defcon-3", LEVEL("#f2d668", INK, "3")},
    {"defcon-2", LEVEL("#e58a45", INK, "2")},
    {"defcon-1", LEVEL("#8f1d1d", "#fff", "1")},
    {"defcon", "<path " FRAME " fill='" INK "' fill-rule='evenodd' stroke='#fff' stroke-width='4'/>"},
    {"here", "<path " FRAME " fill='" INK "' fill-rule='evenodd'/>"},
    {"phasing",
     "<path class='own' " FRAME " fill-rule='evenodd' stroke='" INK "' stroke-width='5'/><circle class='own' "
     "cx='30' cy='-32' r='15' stroke='" INK "' stroke-width='4'/>"},
    {"needed", "<path d='M-46-28V26H46V-28' fill='none' stroke='#8c2b1d' stroke-width='6' stroke-dasharray='12 7'/>"},
    {"vp", "<path class='own' d='M-38-44H38V20L0 48-38 20Z' stroke='" INK
           "' stroke-width='6' stroke-linejoin='round'/>" WRITE("0", "10", "48", INK, "{count}")},
    {"space-0", ORBIT("", "", "<path d='M0-30V10M-14 10H14M-8-10 0-30 8-10'/>")},
    {"space-1", ORBIT("2/1", "≤3", SATELLITE)},
    {"space-2", ORBIT("", "≤4", DOG)},
    {"space-3", ORBIT("2/0", "≤3", MAN)},
    {"space-4", ORBIT("", "≤4", EARTH)},
    {"space-5", ORBIT("3/1", "≤3", MOON)},
    {"space-6", ORBIT("", "≤4", LANDER)},
    {"space-7", ORBIT("4/2", "≤3", SHUTTLE)},
    {"space-8", ORBIT("2/0", "≤2", STATION)},
    {"die-1", DIE(PIP_M)},
    {"die-2", DIE(PIP_A)},
    {"die-3", DIE(PIP_M PIP_A)},
    {"die-4", DIE(PIP_A PIP_B)},
    {"die-5", DIE(PIP_M PIP_A PIP_B)},
    {"die-6", DIE(PIP_A PIP_B PIP_C)},
    {"of-us", DISC STAR(".72", "#fff")},
    {"of-ussr", DISC SICKLE},
    {"of-both", DISC "<path d='M0-47A47 47 0 0 1 0 47Z' fill='" PAPER "'/>"},
    {"star", STAR("1", "#d9a21b' stroke='" INK "' stroke-width='6")},
    {"scoring", scoring},
    {"war", war},
    {"seen", seen},
    {"lasting", EFFECT("", "")},
    {"ticket", TICKET},
    {"laid", STACK},
    {"passing", EFFECT(" stroke-dasharray='2.4 1.4'", " font-style='italic'")},
    {0}};
