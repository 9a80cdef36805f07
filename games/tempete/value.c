/* Evaluation for the bots: what a position is worth to each god, in points. */
#include "games/tempete/state.h"

/* Weights in hundredths of a belief point. */
enum {
    V_BELIEF = 100,
    V_NEAR_WIND = 30, /* a belief point next to the wind counts when the wind is encircled */
    V_COMMUNITY = 55,
    V_GAIN = 260,       /* one more worshipper every turn */
    V_FIVE = 250,       /* a tile of population 5 can become a sanctuary */
    V_SANCTUARY = 700,  /* beyond its ten points: half a victory */
    V_TWO_WORKS = 1500, /* sanctuary and two buildings: a victory unless somebody acts */
};

static int32_t value_of(const struct td_state *s, int seat) {
    const struct td_seat *god = &s->god[seat];
    int32_t points = V_BELIEF * td_belief(s, seat, s->tiles);
    points += V_NEAR_WIND * td_belief(s, seat, pl_hex_around[s->wind]) * (s->witness ? 3 : 1);
    points += V_COMMUNITY * god->community + V_GAIN * td_gain(s, seat);
    if (god->sanctuary) {
        PL_EACH(cell, s->held[seat])
        if (td_population(&s->tile[cell]) == 5)
            points += V_FIVE;
    } else {
        points += V_SANCTUARY;
        if (td_buildings_on_board(s, seat) >= 2)
            points += V_TWO_WORKS;
    }
    return points;
}

void td_evaluate(const void *state, int32_t *points) {
    const struct td_state *s = state;
    for (int seat = 0; seat < s->players; seat++)
        points[seat] = value_of(s, seat);
}
