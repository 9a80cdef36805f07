/* What the files of words share. */
#ifndef PLATEAU_WORLDORDER_WORDS_H
#define PLATEAU_WORLDORDER_WORDS_H

#include "games/worldorder/actions.h"

/* Whose asset number `asset` it is: of the power that is dealt it, or asked to give one back. -1: of nobody. */
int wo_asset_of(const struct pl_frame *f, int asset);
/* The good of an element of the auction at hand. */
int wo_element_good(const struct wo_state *s, int element);

#endif
