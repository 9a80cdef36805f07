/* Between provide.c and the Events: from whom the State gets goods without tariff (HG-7.6a). */
#ifndef PLATEAU_HEGEMONY_STATE_GOODS_H
#define PLATEAU_HEGEMONY_STATE_GOODS_H

#include "games/hegemony/politics.h"

enum { HG_PROVIDERS = 4 };
int hg_source_has_goods(const struct hg_state *s, int good, int from);
int hg_source_price(const struct hg_state *s, int good, int from);
/* For the `run` of a row: as hg_several, and where nothing is possible (in a loaded game) the frame goes. */
bool hg_several_if_any(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes);
void hg_state_takes(struct hg_state *s, int good, int from, int n, struct pl_notes *notes); /* pays and takes them */

#endif
