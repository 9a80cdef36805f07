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
    "<rect x='-50' y='-25' width='100' height='50' rx='1.7' fill='#4a8bb5' opacity='.4'/>"
    "<path d='M-50-16.7H50M-50-8.3H50M-50 0H50M-50 8.3H50M-50 16.7H50M-40-25V25M-30-25V25M-20-25V25M-10-25V25M0-25V25"
    "M10-25V25M20-25V25M30-25V25M40-25V25' fill='none' stroke='#fff' stroke-opacity='.2' stroke-width='.1'/>";

/* A region in the map's own measure: its outline, its name, and the VP for presence, domination and control. */
#define CORNER(X, Y) #X " " #Y " "
#define BACK_TO(X, Y) "translate(-" #X " -" #Y ")"
#define LETTERS(X, Y, SIZE, WHAT)                                                                                      \
    "<text x='" X "' y='" Y "' font-size='" SIZE "' font-weight='700' letter-spacing='1' fill='" PAPER                 \
    "' stroke='" INK "' stroke-width='3' stroke-opacity='.75' stroke-linejoin='round' paint-order='stroke'>" WHAT      \
    "</text>"
#define REGION(NAME, FILL, LABEL)                                                                                      \
    "<g transform='" TS_MIDDLE_##NAME(BACK_TO) "'><polygon points='" TS_OUTLINE_##NAME(                                \
        CORNER) "' fill='" FILL "' fill-opacity='.62' stroke='" FILL                                                   \
                "' stroke-width='4' stroke-linejoin='round'/>" LABEL "</g>"

/* ---- Boxes of countries ----------------------------------------------------------------------------------------- */

#define BOX(RIM, WIDTH, HEADING, NAME_INK, NAME_Y, SIZE, DISC, NUMBER_INK, STABILITY)                                  \
    "<rect x='-50' y='-24' width='100' height='48' rx='6' fill='" PAPER "' stroke='" RIM "' stroke-width='" WIDTH      \
    "'/><path d='M-50-5.5V-18a6 6 0 0 1 6-6H44a6 6 0 0 1 6 6V-5.5Z' fill='" HEADING "'/>"                              \
    "<text y='" NAME_Y "' font-size='" SIZE "' font-weight='600' fill='" NAME_INK "'>{label}</text>"                   \
    "<circle cy='9.6' r='8.4' fill='" DISC "'/>" WRITE("0", "14", "12.5", NUMBER_INK, STABILITY)
#define LAND(NAME_Y, SIZE, STABILITY) BOX("#4b4334", "1.4", "#e6dfcb", INK, NAME_Y, SIZE, "#e6dfcb", INK, STABILITY)
#define BATTLE(NAME_Y, SIZE, STABILITY)                                                                                \
    BOX("#54213f", "3.4", "#54213f", "#fff", NAME_Y, SIZE, "#54213f", "#fff", STABILITY)
#define BOXES(STABILITY)                                                                                               \
    {"land-" STABILITY "-short", LAND("-8.2", "14", STABILITY)}, {"land-" STABILITY, LAND("-9.6", "12", STABILITY)},   \
        {"land-" STABILITY "-long", LAND("-9.6", "9.6", STABILITY)},                                                   \
        {"battle-" STABILITY "-short", BATTLE("-8.2", "14", STABILITY)},                                               \
        {"battle-" STABILITY, BATTLE("-9.6", "12", STABILITY)}, {                                                      \
        "battle-" STABILITY "-long", BATTLE("-9.6", "9.6", STABILITY)                                                  \
    }

static const char control[] = "<path class='own' fill-rule='evenodd' d='M-46-28H46a8 8 0 0 1 8 8V20a8 8 0 0 1-8 "
                              "8H-46a8 8 0 0 1-8-8V-20a8 8 0 0 1 "
                              "8-8ZM-48-22V-5.5H48V-22Z' stroke='" INK "' stroke-width='1.4'/>"
                              "<circle cy='9.6' r='8.4' fill='" PAPER "'/>" WRITE("0", "14", "12.5", INK, "{count}");

static const char power[] = "<rect x='-50' y='-20' width='100' height='40' rx='5' fill='#3d4450' stroke='" INK
                            "' stroke-width='1.5'/>" WRITE("0", "-7", "10.5", "#fff", "{label}");

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
#define AMOUNT                                                                                                         \
    WRITE("8", "18", "47", "#1d1810", "{count}")                                                                       \
    "<text x='-28' y='-8' font-size='20' font-weight='700' fill='" INK "'>{label}</text>"

/* ---- Tracks ----------------------------------------------------------------------------------------------------- */

#define CELL(X, Y, W, H, FILL)                                                                                         \
    "<rect x='" X "' y='" Y "' width='" W "' height='" H "' rx='3' fill='" FILL "' stroke='" INK "' "                  \
    "stroke-width='1'/>"
#define TURN(X, MIDDLE, FILL, NUMBER) CELL(X, "-4", "23", "22", FILL) WRITE(MIDDLE, "12", "13", INK, NUMBER)
static const char turns[] =
    "<g transform='scale(.4)'>" TURN("-119.5", "-108", "#dfe9d8", "1") TURN("-95.5", "-84", "#dfe9d8", "2")
        TURN("-71.5", "-60", "#dfe9d8", "3") TURN("-47.5", "-36", "#f3e3b5", "4") TURN("-23.5", "-12", "#f3e3b5", "5")
            TURN("0.5", "12", "#f3e3b5", "6") TURN("24.5", "36", "#f3e3b5", "7") TURN("48.5", "60", "#efcfc0", "8")
                TURN("72.5", "84", "#efcfc0", "9") TURN("96.5", "108", "#efcfc0", "10") "</g>";

#define ROUND(X, MIDDLE, NUMBER) CELL(X, "-4", "23", "22", PAPER) WRITE(MIDDLE, "12", "13", INK, NUMBER)
static const char rounds[] = "<g transform='scale(.4)'>" CELL(
    "-119", "-4", "42", "22", PAPER) "<path d='M-110 1h24v12h-24z' fill='none' stroke='" INK
                                     "' stroke-width='1.4'/><path d='M-107 4h18M-107 7h8M-107 "
                                     "10h8M-96 7h7v3.4h-7z' stroke='" INK "' stroke-width='1.4' fill='" INK
                                     "'/>" ROUND("-71.5", "-60", "1") ROUND("-47.5", "-36", "2")
                                         ROUND("-23.5", "-12", "3") ROUND("0.5", "12", "4") ROUND("24.5", "36", "5")
                                             ROUND("48.5", "60", "6") ROUND("72.5", "84", "7")
                                                 ROUND("96.5", "108", "8") "</g>";

#define MILITARY(X, MIDDLE, NUMBER)                                                                                    \
    CELL(X, "-3", "38", "23", PAPER)                                                                                   \
    "<text x='" MIDDLE "' y='14' font-size='15' font-weight='700' fill='#b5ab94'>" NUMBER "</text>"
static const char milops[] = "<g transform='scale(.4)'>" MILITARY("-119", "-100", "0") MILITARY("-79", "-60", "1")
    MILITARY("-39", "-20", "2") MILITARY("1", "20", "3") MILITARY("41", "60", "4") MILITARY("81", "100", "5") "</g>";

/* Every fifth point has its number; the ends are the victory of one side. */
static const char score[] = "<g transform='scale(.2)'>" CELL(
    "-246", "-4", "492", "22",
    PAPER) "<path d='M-246-4h12v22h-12zM234-4h12v22h-12z' "
           "fill='#cfc6b0'/><path "
           "d='M-234-4v22M-222-4v22M-210-4v22M-198-4v22M-186-4v22M-174-4v22M-162-4v22M-150-4v22M-138-4v22"
           "M-126-4v22M-114-4v22M-102-4v22M-90-4v22M-78-4v22M-66-4v22M-54-4v22M-42-4v22M-30-4v22M-18-4v22M-6-4v22M6-"
           "4v22M18-4v22"
           "M30-4v22M42-4v22M54-4v22M66-4v22M78-4v22M90-4v22M102-4v22M114-4v22M126-4v22M138-4v22M150-4v22M162-4v22M174-"
           "4v22"
           "M186-4v22M198-4v22M210-4v22M222-4v22M234-4v22' stroke='#b5ab94' stroke-width='.7'/>" WRITE(
               "-240", "11", "9.5", INK, "20") WRITE("-180", "11", "9.5", INK, "15")
               WRITE("-120", "11", "9.5", INK, "10") WRITE("-60", "11", "10", INK, "5") WRITE("0", "11", "10", INK, "0")
                   WRITE("60", "11", "10", INK, "5") WRITE("120", "11", "9.5", INK, "10")
                       WRITE("180", "11", "9.5", INK, "15") WRITE("240", "11", "9.5", INK, "20") "</g>";

#define LEVEL(FILL, INKED, NUMBER)                                                                                     \
    "<rect x='-48' y='-50' width='96' height='100' rx='12' fill='" FILL "' stroke='" INK                               \
    "' stroke-width='3'/>" WRITE("0", "24", "66", INKED, NUMBER)

/* ---- The Space Race --------------------------------------------------------------------------------------------- */

#define ORBIT(VP, ROLL, ICON)                                                                                          \
    "<rect x='-49' y='-51' width='98' height='102' rx='10' fill='#243352' stroke='" INK "' stroke-width='2'/>"         \
    "<path d='M-38 20h1M30 34h1M-8 40h1M40-4h1M-44-10h1' stroke='#fff' stroke-width='2.4' stroke-linecap='round'/>"    \
    "<g fill='none' stroke='#f2ead6' stroke-width='3.4' stroke-linecap='round' stroke-linejoin='round'>" ICON "</g>"   \
    "<text x='-28' y='-30' font-size='19' font-weight='700' fill='#ffd76a'>" VP "</text>"                              \
    "<text x='30' y='-30' font-size='19' font-weight='700' fill='#fff'>" ROLL "</text>"
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
    "<text x='-34' y='-28' font-size='17' font-weight='700' fill='" INK "'>{label}</text>"
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
    "<rect x='-50' y='-3.1' width='100' height='6.2' rx='1.6' fill='" PAPER "' stroke='" INK                           \
    "' stroke-width='.45'" EDGE "/><rect class='own' x='-50' y='-3.1' width='3.6' height='6.2' rx='1.2' stroke='" INK  \
    "' stroke-width='.45'/>"                                                                                           \
    "<text x='-45.2' y='1.75' font-size='4.9' font-weight='600' text-anchor='start' fill='" INK "'" SLANT              \
    ">{label}</text>"
#define FRAME                                                                                                          \
    "d='M-40-50H40a10 10 0 0 1 10 10V40a10 10 0 0 1-10 10H-40a10 10 0 0 1-10-10V-40a10 10 0 0 1 "                      \
    "10-10ZM-36-36V36H36V-36Z'"
#define PILL(CLASS) "<rect " CLASS " x='-49' y='-22' width='98' height='44' rx='22' stroke='" INK "' stroke-width='4'/>"

const struct pl_art ts_art[] = {
    {"world", world},
    {"europe", REGION(EUROPE, "#9b86d3", LETTERS("606", "88", "17", "{label}") LETTERS("650", "117", "12", "3·7·★"))},
    {"eastern-europe", REGION(EAST_EUROPE, "#6d53b5", LETTERS("852", "113", "12", "{label}"))},
    {"asia", REGION(ASIA, "#e0a35e", LETTERS("1500", "412", "17", "{label}") LETTERS("1548", "441", "12", "3·7·9"))},
    {"southeast-asia", REGION(SOUTHEAST_ASIA, "#cf7a2f", LETTERS("1478", "527", "11", "{label}"))},
    {"middle-east",
     REGION(MIDDLE_EAST, "#6fb3bd", LETTERS("1036", "574", "15", "{label}") LETTERS("1060", "597", "12", "3·5·7"))},
    {"africa", REGION(AFRICA, "#cbb243", LETTERS("708", "592", "17", "{label}") LETTERS("738", "617", "12", "1·4·6"))},
    {"central-america",
     REGION(CENTRAL_AMERICA, "#86bd74", LETTERS("381", "404", "9.4", "{label}") LETTERS("412", "427", "12", "1·3·5"))},
    {"south-america",
     REGION(SOUTH_AMERICA, "#4f9a63", LETTERS("302", "528", "12", "{label}") LETTERS("307", "577", "12", "2·5·6"))},
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
    {"tally", PILL("class='own'") WRITE("0", "11", "30", INK, "{label} +{count}")},
    {"even", PILL("fill='#d8d0bd'") WRITE("0", "11", "30", INK, "{count}")},
    {"tally-won", PILL("class='own'") WRITE("0", "11", "30", INK, "{label} ★")},
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
     "cx='30' cy='-32' r='24' stroke='" INK "' stroke-width='4'/>" WRITE("30", "-21", "30", INK, "{label}")},
    {"needed", "<path d='M-46-28V26H46V-28' fill='none' stroke='#8c2b1d' stroke-width='6' stroke-dasharray='12 7'/>"},
    {"vp", "<path class='own' d='M-38-44H38V20L0 48-38 20Z' stroke='" INK
           "' stroke-width='6' stroke-linejoin='round'/>" WRITE("0", "-2", "44", INK, "{count}")
               WRITE("0", "24", "24", INK, "{label}")},
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
    {"passing", EFFECT(" stroke-dasharray='2.4 1.4'", " font-style='italic'")},
    {0}};
