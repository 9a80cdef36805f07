/* The city: fields, river and wall below, then a picture for each of the twelve areas, in units of the board (map.h).
 * An area has its own tint and a landmark, so that it is found again at a glance, and bears its number as the die does.
 * Bridges belong to the pictures of the areas that are laid last: the south bank's and the isle's. */
#include "games/ankh/art.h"
#include "games/ankh/map.h"

#define TEXT(X, Y) #X "," #Y " "
#define TO_ORIGIN(X, Y) "translate(-" #X " -" #Y ")"
/* From the picture's own box to units of the board, and the area's outline. */
#define QUARTER(N, FILL)                                                                                               \
    "<g transform='scale(.5) " AM_AT_##N(TO_ORIGIN) "'><polygon points='" AM_MAP_##N(                                  \
        TEXT) "' fill='" FILL "' stroke='#6f5f45' stroke-width='3' stroke-linejoin='round'/>"
/* A house whose roof begins at the point before. */
#define HOUSE "l8-8 8 8v9h-16z"
#define HOUSES(D) "<path d='" D "' fill='#6b5336' opacity='.28'/>"
#define INK(D) "<path d='" D "' fill='#4d3b25' opacity='.27' fill-rule='evenodd'/>"
#define LINE(D)                                                                                                        \
    "<path d='" D "' fill='none' stroke='#4d3b25' stroke-opacity='.3' stroke-width='4' stroke-linecap='round' "        \
    "stroke-linejoin='round'/>"
/* A stone bridge along the line D. */
#define BRIDGE(D)                                                                                                      \
    "<path d='" D "' stroke='#4f4331' stroke-width='25'/><path d='" D                                                  \
    "' stroke='#cdbb96' stroke-width='18'/><path d='" D                                                                \
    "' stroke='#9a8763' stroke-width='18' stroke-dasharray='2 7'/>"
/* The number as on the die, around X,Y. */
#define NUMBER(X, Y, N)                                                                                                \
    "<g transform='translate(" #X " " #Y ")'><path d='M0-15 14.5-4.6 9 12.4H-9L-14.5-4.6z' fill='#3a2f20' "            \
    "stroke='#f4ead2' stroke-width='1.5' stroke-linejoin='round'/><text y='6' font-size='15' font-weight='700' "       \
    "fill='#f8efd9'>" #N "</text></g>"
#define NAME(X, Y, ROOM)                                                                                               \
    "<text x='" #X "' y='" #Y "' data-fit='" ROOM                                                                      \
    "' font-size='16.4' font-weight='700' fill='#2e2416' paint-order='stroke' "                                        \
    "stroke='#fff8e6' stroke-opacity='.6' stroke-width='3' stroke-linejoin='round'>{label}</text></g>"

/* ---- Below everything ------------------------------------------------------------------------------------------- */

#define WALL                                                                                                           \
    "M16 455 22 338 54 210 115 113 194 54 320 22 422 12H578L680 22 808 54 886 113 948 212 980 328 986 378"             \
    "M981 434 976 563 906 687 812 740 740 758 620 772H380L260 760 198 746 104 697 47 613 20 520"
#define TREE "l9-24 9 24z"

const char am_art_city[] =
    "<g transform='scale(.1) translate(-500 -390)'><rect width='1000' height='780' rx='14' fill='#b9c08c'/>"
    "<path d='M0 60Q90 10 160 40 120 130 0 170zM1000 60Q910 10 850 40 900 130 1000 170zM0 640Q80 660 80 720 120 770 "
    "160 780H0z"
    "M1000 620Q930 660 930 720 900 770 850 780H1000z' fill='#a5b078' opacity='.8'/>"
    "<path d='M60 70" TREE "M32 94" TREE "M96 44" TREE "M940 62" TREE "M964 84" TREE "M30 744" TREE "M64 756" TREE
    "M8 712" TREE "M926 744" TREE "M962 722" TREE "M946 690" TREE "' fill='#6f7f4d'/>"
    /* the river, with room below every bank */
    "<path d='M0 470 22 440 120 408 222 385H300L350 360 420 330 500 320 580 330 650 370 700 415 780 430 880 395 978 "
    "356 "
    "1000 350V445L975 452 880 492 780 527 720 517 665 537 600 577 500 594 400 572 335 522 290 487 228 477 120 502 28 "
    "537 0 550z' fill='#7f9b93'/>"
    "<path d='M2 528c30-10 44-30 72-40M148 458c25-8 50-14 75-16M330 420c-8 12-14 18-14 32M684 486c20 4 34 8 52 6"
    "M770 486c30-2 60-16 84-26M920 426c24-10 40-18 70-22M430 364c20-6 34-9 50-9M450 556c20 5 50 8 90 2' fill='none' "
    "stroke='#dbe7df' stroke-opacity='.6' stroke-width='3' stroke-linecap='round'/>"
    "<path d='" WALL "' fill='none' stroke='#57503f' stroke-width='13' stroke-linejoin='round'/>"
    "<path d='" WALL "' fill='none' stroke='#a89d83' stroke-width='9' stroke-dasharray='9 5'/></g>";

/* ---- North of the river ----------------------------------------------------------------------------------------- */

/* Dolls. */
const char am_art_quarter_1[] = QUARTER(1, "#e7d7ae")
    INK("M78 352a9 9 0 1 1 .1 0zm0 3 18 40H60zM118 338a9 9 0 1 1 .1 0zm0 3 18 44h-36zM158 346a9 9 0 1 1 .1 0zm0 3 18 "
        "40h-36z") HOUSES("M150 118" HOUSE "M132 136" HOUSE "M172 100" HOUSE "M66 220" HOUSE "M36 410" HOUSE)
        NUMBER(150, 172, 1) NAME(131, 212, "146/14");

/* The crooked tower of the wizards. */
const char am_art_quarter_2[] =
    QUARTER(2, "#d9cde2") INK("M304 376l4-70-8-4 4-24 8 2 10-32 14 32 8-2 2 24-8 4 6 70zM316 318h12v12h-12z")
        INK("M266 280l4 10 10 2-8 7 2 11-8-6-9 6 3-11-8-7 10-2zM372 268l3 8 9 1-7 6 2 9-7-5-8 5 3-9-7-6 9-1z")
            HOUSES("M228 388" HOUSE "M386 342" HOUSE) NUMBER(238, 240, 2) NAME(325, 246, "150/14");

/* A dragon on the wing. */
const char am_art_quarter_3[] = QUARTER(3, "#ebcbb0")
    INK("M318 190c-30-2-46-20-44-44-14 4-24 14-28 28-2-34 16-60 46-70 10 14 18 20 28 22l8-14 8 8 12-2-8 10c2 6 0 10-4 "
        "14 30-8 48 4 56 34-8-12-18-18-30-18 6 24-14 36-30 32z") HOUSES("M394 48" HOUSE "M370 40" HOUSE "M340 44" HOUSE)
        NUMBER(228, 96, 3) NAME(318, 76, "190/18");

/* A temple. */
const char am_art_quarter_4[] = QUARTER(4, "#f0e2ae")
    INK("M446 282l54-26 54 26v8H446zM454 294h12v34h-12zM482 294h12v34h-12zM510 294h12v34h-12zM538 294h12v34h-12zM446 "
        "330h108v8H446z") HOUSES("M436 48" HOUSE "M548 48" HOUSE "M414 330" HOUSE "M570 330" HOUSE) NUMBER(500, 44, 4)
        NAME(500, 80, "156/15");

/* A washing line. */
const char am_art_quarter_5[] = QUARTER(5, "#cfddbd") LINE("M600 280Q690 306 778 276")
    INK("M630 290h26l8 10-6 6-5-4v28h-20v-28l-5 4-6-6zM682 296h26v40h-9l-4-24-4 24h-9zM726 293h30v28h-30z")
        HOUSES("M756 426" HOUSE "M738 420" HOUSE) NUMBER(608, 240, 5) NAME(690, 250, "136/13");

/* The racecourse. */
const char am_art_quarter_6[] = QUARTER(6, "#d3e0b0")
    INK("M640 84h84a46 46 0 0 1 0 92h-84a46 46 0 0 1 0-92zm0 18a28 28 0 0 0 0 56h84a28 28 0 0 0 0-56z")
        HOUSES("M760 76" HOUSE "M592 60" HOUSE) NUMBER(634, 62, 6) NAME(700, 66, "130/12");

/* Crooked houses, and eyes in the dark. */
const char am_art_quarter_7[] = QUARTER(7, "#bcb5ae")
    INK("M816 382l4-44-10-2 26-28 22 24-8 4 6 44zM862 376l2-58-8 1 22-34 24 30-9 3 6 56zM905 370l-2-40-8 0 20-24 22 "
        "22-8 3 2 38z") "<path d='M838 350a5 5 0 1 1 .1 0zM850 348a5 5 0 1 1 .1 0zM876 336a5 5 0 1 1 .1 0zM888 335a5 5 "
                        "0 1 1 .1 0z' fill='#f3dd7a' opacity='.75'/>" HOUSES("M812 104" HOUSE "M832 124" HOUSE)
                            NUMBER(806, 166, 7) NAME(872, 192, "140/13");

/* ---- South of the river ----------------------------------------------------------------------------------------- */

/* A well. */
const char am_art_quarter_8[] = QUARTER(8, "#c8cfae")
    INK("M806 588l32-22 32 22v8h-64zM812 598h6v30h-6zM858 598h6v30h-6zM836 598h4v18h8v12h-20v-12h8zM804 630h68v34q-34 "
        "12-68 0z") HOUSES("M924 476" HOUSE "M942 464" HOUSE "M746 724" HOUSE "M766 718" HOUSE)
        BRIDGE("M746 436 750 514") BRIDGE("M880 406V484") NUMBER(744, 542, 8) NAME(832, 546, "150/14");

/* The long wall. */
const char am_art_quarter_9[] = QUARTER(9, "#dfcaa6")
    INK("M530 690v-44h10v10h12v-10h14v10h12v-10h14v10h12v-10h14v10h12v-10h14v10h12v-10h14v10h10v36h-66v-14a14 14 0 0 "
        "0-28 0v14z") HOUSES("M676 528" HOUSE "M694 522" HOUSE) NUMBER(544, 604, 9) NAME(625, 604, "150/14");

/* The moon over sleepers. */
const char am_art_quarter_11[] = QUARTER(11, "#c6d3e2") INK("M400 694a40 40 0 1 1 18-70 34 34 0 1 0-18 70z")
    LINE("M424 644h18l-18 20h18M450 622h13l-13 15h13M300 650h14l-14 16h14") HOUSES("M280 512" HOUSE "M292 530" HOUSE)
        BRIDGE("M304 394 298 484") NUMBER(306, 580, 11) NAME(398, 606, "176/17");

/* Hills, and one tree to sleep under. */
const char am_art_quarter_12[] = QUARTER(12, "#d0deb4") INK("M70 652q46-62 96-16 34-36 84 16v12H70z")
    INK("M176 634v-24a20 20 0 1 1 8 0v24z") HOUSES("M230 722" HOUSE "M212 716" HOUSE) BRIDGE("M120 416V494")
        BRIDGE("M243 394V472") NUMBER(70, 546, 12) NAME(166, 532, "150/14");

/* The isle: masks of its theatres. */
const char am_art_quarter_10[] = QUARTER(10, "#f2e5c6") BRIDGE("M378 356 396 404") BRIDGE("M500 328V382")
    BRIDGE("M624 366 604 404") BRIDGE("M406 508 384 552") BRIDGE("M594 510 614 562") INK(
        "M452 430h42v26q0 24-21 28-21-4-21-28zm8 10a6 4 0 1 0 10 0zm16 0a6 4 0 1 0 10 0zm-12 18q9 12 18 0v4q-9 10-18 "
        "0zM506 444h42v26q0 24-21 28-21-4-21-28zm8 10a6 4 0 1 0 10 0zm16 0a6 4 0 1 0 10 0zm-11 28q8-10 16 0v-4q-8-9-"
        "16 0z") NUMBER(442, 402, 10) NAME(522, 407, "136/13");
