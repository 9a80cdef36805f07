/* The parts of wo_check. Each may trust what those before it have looked at, in the order of check.c. */
#ifndef PLATEAU_WORLDORDER_CHECK_H
#define PLATEAU_WORLDORDER_CHECK_H

#include "games/worldorder/decide.h"

struct pl_said wo_check_cards(const struct wo_state *s);     /* check_cards.c */
struct pl_said wo_check_countries(const struct wo_state *s); /* check_cards.c */
struct pl_said wo_check_events(const struct wo_state *s);    /* check_cards.c */
struct pl_said wo_check_frames(const struct wo_state *s);    /* check_frames.c */

#endif
