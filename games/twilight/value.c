/* What a position is worth to each side, in hundredths of a victory point, for the bots. */
#include "games/twilight/state.h"

static int balance(const struct ts_state *s) {
    int points = 100 * s->vp;
    for (int region = 0; region < TS_REGIONS; region++)
        points += 40 * ts_region_net(s, region, true, -1);
    for (int country = 0; country < TS_COUNTRIES; country++) {
        int stability = ts_lands[country].stability, ground = ts_lands[country].battleground ? 60 : 15;
        int margin = s->influence[TS_US][country] - s->influence[TS_SU][country];
        margin = margin > stability ? stability : margin < -stability ? -stability : margin;
        points += ground * margin / stability;
    }
    return points;
}

void ts_evaluate(const void *state, int32_t *points) {
    const struct ts_state *s = state;
    int us = balance(s);
    for (int side = 0; side < TS_SIDES; side++)
        points[ts_seat(s, side)] = side == TS_US ? us : -us;
}
