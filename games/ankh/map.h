/* The city as a drawing: outlines of the areas in units of the board, written once for the scene's polygons and for the
 * pictures that are laid over them. Neighbours across a border share its corners; whoever touches the river has a bank.
 *
 *     1        3      4      6        7
 *         2                     5
 *    ~ river ~ ~   10 (isle)   ~ ~ ~ ~ ~
 *    12      11         9         8
 *
 * AM_MAP_n(P) are the corners of area n, AM_AT_n(P) the point its pieces and its picture are placed from. */
#ifndef PLATEAU_ANKH_MAP_H
#define PLATEAU_ANKH_MAP_H

enum { AM_MAP_W = 1000, AM_MAP_H = 780, AM_QUARTER = 200 }; /* AM_QUARTER: every area's picture is so many units wide */

#define AM_MAP_1(P)                                                                                                    \
    P(22, 455) P(28, 340) P(60, 215) P(120, 120) P(196, 62) P(222, 212) P(214, 310) P(222, 400) P(120, 424)
#define AM_AT_1(P) P(130, 280)
#define AM_MAP_2(P)                                                                                                    \
    P(222, 400) P(214, 310) P(222, 212) P(330, 226) P(410, 200) P(404, 290) P(412, 350) P(350, 378) P(300, 402)
#define AM_AT_2(P) P(315, 300)
#define AM_MAP_3(P) P(196, 62) P(320, 30) P(422, 20) P(410, 200) P(330, 226) P(222, 212)
#define AM_AT_3(P) P(318, 128)
#define AM_MAP_4(P)                                                                                                    \
    P(422, 20) P(578, 20) P(590, 200) P(596, 290) P(588, 350) P(500, 338) P(412, 350) P(404, 290) P(410, 200)
#define AM_AT_4(P) P(500, 185)
#define AM_MAP_5(P)                                                                                                    \
    P(588, 350) P(596, 290) P(590, 200) P(670, 226) P(778, 212) P(786, 320) P(778, 448) P(700, 434) P(650, 392)
#define AM_AT_5(P) P(686, 310)
#define AM_MAP_6(P) P(578, 20) P(680, 30) P(804, 62) P(778, 212) P(670, 226) P(590, 200)
#define AM_AT_6(P) P(682, 128)
#define AM_MAP_7(P)                                                                                                    \
    P(804, 62) P(880, 120) P(940, 215) P(972, 330) P(978, 376) P(880, 414) P(778, 448) P(786, 320) P(778, 212)
#define AM_AT_7(P) P(873, 275)
#define AM_MAP_8(P)                                                                                                    \
    P(720, 503) P(780, 512) P(880, 476) P(975, 436) P(968, 560) P(900, 680) P(810, 732) P(738, 750) P(712, 620)
#define AM_AT_8(P) P(838, 605)
#define AM_MAP_9(P)                                                                                                    \
    P(500, 578) P(600, 560) P(665, 520) P(720, 503) P(712, 620) P(738, 750) P(620, 764) P(498, 764) P(508, 660)
#define AM_AT_9(P) P(612, 656)
#define AM_MAP_10(P)                                                                                                   \
    P(340, 444)                                                                                                        \
    P(368, 408)                                                                                                        \
    P(422, 384)                                                                                                        \
    P(500, 374) P(578, 384) P(632, 416) P(664, 464) P(632, 502) P(580, 524) P(500, 542) P(420, 522) P(368, 484)
#define AM_AT_10(P) P(500, 458)
#define AM_MAP_11(P)                                                                                                   \
    P(262, 466)                                                                                                        \
    P(290, 470) P(335, 505) P(400, 556) P(500, 578) P(508, 660) P(498, 764) P(380, 764) P(262, 752) P(280, 600)
#define AM_AT_11(P) P(386, 656)
#define AM_MAP_12(P)                                                                                                   \
    P(28, 520) P(120, 486) P(228, 462) P(262, 466) P(280, 600) P(262, 752) P(200, 738) P(110, 690) P(55, 610)
#define AM_AT_12(P) P(172, 605)

#endif
