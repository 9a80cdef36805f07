/* What cards are worth: those in hand that can still be played this round, the rest as research, and the whole deck for
 * the rounds to come. */
#include "games/worldorder/value.h"

enum { PLAY = 130, PLAY_COST = 24, POINT = 22, MOST = 16 };

int wo_v_face(int face) {
    return PLAY + PLAY_COST * wo_faces[face].cost;
}

static int as_research(const struct wo_outlook *o, int face) {
    static const uint8_t bonus[WO_SP + 1] = {28, 28, 28, 90, 90, 40, 50, 9, 40};
    if (!o->rounds) /* WO-8.1 */
        return 0;
    return POINT * wo_faces[face].points + bonus[wo_faces[face].bonus] * wo_faces[face].bonus_n;
}

/* Turns of this round that it has not begun, and cards it may still play in the present one. */
static int plays_left(const struct wo_state *s, int power) {
    const struct wo_power *p = &s->power[power];
    if (s->phase == WO_ACTION)
        return WO_TURNS - p->turns + p->plays;
    return s->phase == WO_PREPARATION || s->phase == WO_SETUP ? WO_TURNS : 0;
}

/* The best ones are played; the others count as research. */
static int hand_worth(const struct wo_outlook *o, int power) {
    int plays = plays_left(o->s, power), n = 0, sum = 0;
    int gain[MOST];
    if (o->s->phase != WO_ACTION && o->s->phase != WO_PREPARATION && o->s->phase != WO_SETUP)
        return 0;
    PL_EACH(card, o->s->power[power].hand) {
        int face = wo_face_of[card], rest = as_research(o, face), more = wo_v_face(face) - rest, at = n;
        sum += rest;
        if (n == MOST)
            continue;
        for (; at > 0 && gain[at - 1] < more; at--)
            gain[at] = gain[at - 1];
        gain[at] = more;
        n++;
    }
    for (int i = 0; i < n && i < plays; i++)
        sum += gain[i];
    return sum;
}

/* Cards bought: how much better than the first ones they are, as often as they will come up. */
static int deck_worth(const struct wo_outlook *o, int power) {
    const struct wo_power *p = &o->s->power[power];
    struct pl_set all = pl_set_or(pl_set_or(p->deck, p->discard), pl_set_or(pl_set_or(p->hand, p->down), p->played));
    struct pl_set bought = all;
    int sum = 0;
    if (!o->rounds)
        return 0;
    bought.w[0] &= ~((UINT64_C(1) << WO_START_CARDS) - 1);
    PL_EACH(card, bought) {
        sum += PLAY_COST * wo_card(card)->cost * o->rounds * 4 / 10;
    }
    for (int i = 0; i < p->top_n; i++) /* they are drawn in the next round */
        sum += PLAY_COST * wo_card(p->top[i])->cost * (o->rounds * 4 + 6) / 10;
    struct pl_set first = pl_set_minus(all, bought);
    return sum - 10 * o->rounds * pl_set_count(&first) +
           15 * p->points * (o->s->phase == WO_ACTION || o->s->phase == WO_RESEARCH);
}

int wo_v_cards(const struct wo_outlook *o, int power) {
    return hand_worth(o, power) + deck_worth(o, power);
}
