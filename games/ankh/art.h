/* The pictures of the city: the ground and the twelve areas (art_city.c); art.c lists them among all others. */
#ifndef PLATEAU_ANKH_ART_H
#define PLATEAU_ANKH_ART_H

#include "core/scene.h"

extern const struct pl_art am_art[];

#define AM_QUARTERS(X) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12)
extern const char am_art_city[];
#define AM_DECLARE(N) extern const char am_art_quarter_##N[];
AM_QUARTERS(AM_DECLARE)
#undef AM_DECLARE

#endif
