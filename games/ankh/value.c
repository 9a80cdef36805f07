/* Evaluation for the bots: how near each seat is to its own goal, and what it would score. */
#include "games/ankh/state.h"

enum { GOAL = 3000, POINT = 4, CARD = 6 };

/* The last steps towards a goal count most: they win. */
static int32_t nearness(int progress, int goal) {
    if (progress <= 0)
        return 0;
    if (progress > goal)
        progress = goal;
    return GOAL * progress / goal * progress / goal;
}

static int32_t prospects(const struct am_state *s, int seat) {
    int person = s->seat[seat].person - 1;
    int goal = person < 0 ? 0 : am_goals[person][s->players - 2];
    int32_t value = POINT * am_points(s, seat) + CARD * s->seat[seat].cards;
    if (person == AM_VIMES) /* the nearer the end of the pile, the better; a game that goes on */
        return value + nearness(AM_CARDS - am_pile(s), AM_CARDS);
    return goal ? value + nearness(am_progress(s, seat, person), goal) : value;
}

void am_evaluate(const void *state, int32_t *points) {
    const struct am_state *s = state;
    for (int seat = 0; seat < s->players; seat++)
        points[seat] = prospects(s, seat);
}
