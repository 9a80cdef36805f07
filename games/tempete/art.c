/* The pictures of the scene, each in a box from -50 to 50: tiles, the gods' buildings, the wind. Shapes tell things
 * apart as well as colours do: huts count a tile's population, waves are the sea, each god's building has its own
 * outline, and everything of a seat bears the seat's letter. */
#include "games/tempete/state.h"

#define HEX "<polygon points='-49.5 0 -24.8-42.5 24.8-42.5 49.5 0 24.8 42.5 -24.8 42.5' "
#define RIM "stroke-width='1.5' stroke-linejoin='round'/>"
#define OUTLINE " stroke='#2b2419' stroke-width='3.5' stroke-linejoin='round' stroke-linecap='round'"
#define OWN(D) "<path class='own' d='" D "'" OUTLINE "/>"
#define STONE(D) "<path fill='#fbf3df' d='" D "'" OUTLINE "/>"
#define DARK(D) "<path fill='#2b2419' d='" D "'/>"
#define WRITE(X, Y, SIZE, WHAT)                                                                                        \
    "<text x='" X "' y='" Y "' font-size='" SIZE "' font-weight='700' fill='#221c12'>" WHAT "</text>"

/* ---- Tiles ------------------------------------------------------------------------------------------------------ */

/* A hut per head of population (TD-1.3), along the upper edge, where nothing covers them. */
#define HUT "l5.5-6.5 5.5 6.5h-1.6v6.2h-7.8v-6.2z"
#define HUTS_0 "M-4.5-28a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0m1.8 0a2.7 2.7 0 1 1 5.4 0a2.7 2.7 0 1 1-5.4 0"
#define HUTS_1 "M-5.5-28" HUT
#define HUTS_2 "M-11.7-28" HUT "M0.7-28" HUT
#define HUTS_3 "M-17.9-28" HUT "M-5.5-28" HUT "M6.9-28" HUT
#define HUTS_4 "M-24.1-28" HUT "M-11.7-28" HUT "M0.7-28" HUT "M13.1-28" HUT
#define HUTS_5 "M-30.3-28" HUT "M-17.9-28" HUT "M-5.5-28" HUT "M6.9-28" HUT "M19.3-28" HUT

/* Land grows greener with its population. */
#define LAND(FILL, HILL, HUTS)                                                                                         \
    HEX "fill='" FILL "' stroke='#857b4e' " RIM "<path d='M-41 13Q-27-1-12 10T14 6 41 12L24 41H-24Z' fill='" HILL      \
        "' opacity='.55'/>"                                                                                            \
        "<path d='M-34 24Q-20 14-6 22T22 20L34 25 24 41H-24Z' fill='" HILL "' opacity='.6'/>"                          \
        "<path d='" HUTS "' fill='#4a3b22' fill-rule='evenodd'/>"                                                      \
        "<text y='36.5' font-size='12.2' fill='#4f4a2c'>{label}</text>"
#define SEA(HUTS)                                                                                                      \
    HEX "fill='#3f86b3' stroke='#24587c' " RIM "<path d='M-38-12q4.7-5 9.5 0t9.5 0 9.5 0 9.5 0 9.5 0 9.5 0 9.5 0 9.5 " \
        "0M-43 4q4.8-5 9.6 0t9.6 0 9.6 0 9.6 0 9.6"                                                                    \
        " 0 9.6 0 9.6 0 9.6 0 9.6 0M-38 20q4.7-5 9.5 0t9.5 0 9.5 0 9.5 0 9.5 0 9.5 0 9.5 0 9.5 0'"                     \
        " fill='none' stroke='#d9eefb' stroke-opacity='.6' stroke-width='2' stroke-linecap='round'/>"                  \
        "<path d='" HUTS "' fill='#fff' fill-rule='evenodd'/>"                                                         \
        "<text y='36.5' font-size='12.2' fill='#e9f5fc'>{label}</text>"

/* ---- Buildings -------------------------------------------------------------------------------------------------- */

static const char market[] = STONE("M-36-6H36V42H-36Z")
    OWN("M-46-8-34-40H34L46-8Z") "<path fill='#fff' d='M-28-8-21-40H-8L-9-8ZM9-8 8-40H21L28-8Z' stroke='#2b2419' "
                                 "stroke-width='1.5'/>" OWN("M-46-8h18.4a9.2 9 0 0 1-18.4 0z")
                                     STONE("M-27.6-8h18.4a9.2 9 0 0 1-18.4 0z") OWN("M-9.2-8H9.2a9.2 9 0 0 1-18.4 0z")
                                         STONE("M9.2-8h18.4a9.2 9 0 0 1-18.4 0z") OWN("M27.6-8H46a9.2 9 0 0 1-18.4 0z")
                                             WRITE("0", "35", "34", "{label}");

static const char village[] = OWN("M2 4 23-26 46 4Z") STONE("M10 4H38V28H10Z") OWN("M-46-4-17-46 12-4Z")
    STONE("M-37-4H3V28H-37Z") "<path d='M-46 28H46V35H-46Z' fill='#8a6136'" OUTLINE "/>"
                              "<path d='M-48 43q8-8 16 0t16 0 16 0 16 0 16 0 16 0' fill='none' stroke='#1f6a99' "
                              "stroke-width='5'"
                              " stroke-linecap='round'/>" WRITE("-17", "23", "30", "{label}");

static const char necropolis[] = OWN("M-48 40V12a11 11 0 0 1 22 0V40Z") OWN("M26 40V12a11 11 0 0 1 22 0V40Z")
    OWN("M-25 40V-20a25 25 0 0 1 50 0V40Z") "<path d='M-50 42H50' fill='none'" OUTLINE "/>"
                                            "<path d='M-15-21H15' fill='none'" OUTLINE "/>"
                                            "<path d='M-9-30a9 9 0 0 1 18 0z' fill='#2b2419'/>" WRITE("0", "26", "40",
                                                                                                      "{label}");

static const char theatre[] = STONE("M-42-14H42V42H-42Z") OWN("M-48-14Q0-66 48-14Z") OWN(
    "M-42-14H-12Q-14 22-34 42H-42Z")
    OWN("M42-14H12Q14 22 34 42H42Z") "<circle cy='-25' r='8' fill='#fbf3df' stroke='#2b2419' stroke-width='2.5'/>" DARK(
        "M-4-27a1.6 1.6 0 1 0 3 0zM1-27a1.6 1.6 0 1 0 3 0zM-4-23Q0-18 4-23Z") WRITE("0", "32", "34", "{label}");

static const char library[] =
    OWN("M-48-12 0-48 48-12Z") STONE("M-40-12h14V32H-40ZM26-12H40V32H26Z") STONE("M-18-12H18V32H-18Z")
        OWN("M-47 32H47V43H-47Z") "<path d='M-11-21Q-5-26 0-21Q5-26 11-21V-31Q5-36 0-31Q-5-36-11-31Z' fill='#fff' "
                                  "stroke='#2b2419' "
                                  "stroke-width='2.2' stroke-linejoin='round'/>" WRITE("0", "22", "34", "{label}");

static const char hospital[] =
    OWN("M-47 8H47V42H-47Z") DARK("M-41 17h9v10h-9zM32 17h9v10h-9z") STONE("M-24-16H24V42H-24Z")
        OWN("M-29-16a29 30 0 0 1 58 0Z") "<path d='M5-38a10 10 0 1 0 5 15a12 12 0 0 1-5-15z' fill='#fff'"
                                         " stroke='#2b2419' stroke-width='2'/>" WRITE("0", "26", "38", "{label}");

static const char sanctuary[] =
    "<path d='M0-52 7-37 20-48 21-32 37-37 32-22 48-20 37-8 50 0H-50L-37-8-48-20-32-22-37-37-21-32-20-48-7-37Z'"
    " fill='#ffd447' stroke='#2b2419' stroke-width='2' stroke-linejoin='round'/>" OWN("M-34 0a34 33 0 0 1 68 0Z")
        STONE("M-34 0h14V34H-34ZM20 0H34V34H20Z") STONE("M-16 0H16V34H-16Z") OWN("M-44 34H44V45H-44Z")
            WRITE("0", "28", "32", "{label}");

/* ---- Other pieces ----------------------------------------------------------------------------------------------- */

/* A figure: whose it is on its head, how many they are on its body. */
static const char worshippers[] =
    OWN("M-45 48C-45 12-26 4 0 4S45 12 45 48Z") "<circle class='own' cy='-23' r='25'" OUTLINE
                                                "/>" WRITE("0", "-12", "31", "{label}")
                                                    WRITE("0", "43", "40", "{count}");

static const char crown[] =
    "<path d='M-40 34-48-22-22 2 0-40 22 2 48-22 40 34Z' fill='#ffd447'" OUTLINE "/>" OWN("M-39 22H39V36H-39Z");
static const char marker[] =
    "<circle r='46' fill='#ffd447' stroke='#2b2419' stroke-width='5'/>" WRITE("-2", "13", "36", "+{count}");

/* A whirl of three arms; a light edge keeps it visible on every ground. */
#define ARM "M4-6A14 14 0 0 1 15 9A27 27 0 0 0 8-26A40 40 0 0 0-31-25A34 34 0 0 1 4-6Z"
#define ARMS "<path d='" ARM "'/><path transform='rotate(120)' d='" ARM "'/><path transform='rotate(240)' d='" ARM "'/>"
static const char wind[] =
    "<g fill='#fff' stroke='#fff' stroke-width='8' stroke-linejoin='round'>" ARMS
    "<circle r='12'/></g><g fill='#2f2a63'>" ARMS "</g><circle r='11' fill='#2f2a63'/><circle r='5' fill='#fff'/>";

/* Eight points, each half light and half dark, and the north marked. */
#define POINT "M0 0 0-39 7-8Z"
#define SIDE "M0 0 0-39-7-8Z"
#define STAR(R)                                                                                                        \
    "<g transform='rotate(" R ")'><path fill='#5b1f3f' d='" POINT "'/><path fill='#f7dfe9' d='" SIDE "'/></g>"
static const char rose[] =
    HEX "fill='#e9c9d8' stroke='#7c3a5a' " RIM "<circle r='35' fill='#f6e3ec' stroke='#7c3a5a' stroke-width='2'/>"
        "<circle r='30' fill='none' stroke='#7c3a5a' stroke-width='1'/>"
        "<g stroke='#5b1f3f' stroke-width='.8' stroke-linejoin='round'><g transform='scale(.72)'>" STAR("45")
            STAR("135") STAR("225") STAR("315") "</g>" STAR("0") STAR("90") STAR("180")
                STAR("270") "</g><path d='M0-42 4-36H-4Z' fill='#5b1f3f'/>";

static const char sack[] =
    "<path d='M-12-26C-46-8-50 46-26 47H26C50 46 46-8 12-26Z' fill='#b98a56'" OUTLINE "/>"
    "<path d='M-18-44Q-8-36 0-44Q8-36 18-44L12-26H-12Z' fill='#cda471'" OUTLINE "/>"
    "<path d='M-14-26H14' fill='none' stroke='#7b2d26' stroke-width='7' stroke-linecap='round'/>" WRITE("0", "28", "38",
                                                                                                        "{count}");
#define SLAB(Y) "<polygon points='-44 " Y " -22-20 22-20 44 " Y " 22 20 -22 20' fill='#d5cdb4'" OUTLINE "/>"
static const char pile[] =
    "<g transform='translate(0 22)'>" SLAB("0") "</g><g transform='translate(0 11)'>" SLAB("0") "</g>" SLAB("0")
        WRITE("0", "13", "38", "{count}");
static const char eye[] = "<path d='M-49 0Q0-52 49 0Q0 52-49 0Z' fill='#fff'" OUTLINE
                          "/><circle class='own' r='23'" OUTLINE "/>" WRITE("0", "12", "34", "{label}");
static const char die[] = "<rect x='-45' y='-45' width='90' height='90' rx='16' fill='#fffdf6'" OUTLINE
                          "/>" WRITE("0", "14", "40", "{label}");
static const char strength[] = "<rect x='-45' y='-45' width='90' height='90' rx='16' fill='#2f2a63'" OUTLINE
                               "/><text y='19' font-size='54' font-weight='700' fill='#fff'>{count}</text>";

const struct pl_art td_art[] = {{"land0", LAND("#e8d9b0", "#d9c493", HUTS_0)},
                                {"land1", LAND("#e0d8a4", "#cfc283", HUTS_1)},
                                {"land2", LAND("#d3d697", "#bcc276", HUTS_2)},
                                {"land3", LAND("#c2d08a", "#a6b968", HUTS_3)},
                                {"land4", LAND("#adc57d", "#8eac5b", HUTS_4)},
                                {"land5", LAND("#97b970", "#779e50", HUTS_5)},
                                {"sea0", SEA(HUTS_0)},
                                {"sea1", SEA(HUTS_1)},
                                {"sea2", SEA(HUTS_2)},
                                {"sea3", SEA(HUTS_3)},
                                {"sea4", SEA(HUTS_4)},
                                {"sea5", SEA(HUTS_5)},
                                {"market", market},
                                {"village", village},
                                {"necropolis", necropolis},
                                {"theatre", theatre},
                                {"library", library},
                                {"hospital", hospital},
                                {"sanctuary", sanctuary},
                                {"worshippers", worshippers},
                                {"crown", crown},
                                {"marker", marker},
                                {"wind", wind},
                                {"rose", rose},
                                {"sack", sack},
                                {"pile", pile},
                                {"eye", eye},
                                {"die", die},
                                {"strength", strength},
                                {0}};
