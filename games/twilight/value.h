/* What the two halves of the evaluation share: value.c looks at the board, value_cards.c at cards and what they do.
 * All amounts are hundredths of a victory point. */
#ifndef PLATEAU_TWILIGHT_VALUE_H
#define PLATEAU_TWILIGHT_VALUE_H

#include "games/twilight/decide.h"

enum {
    TS_V_POINT = 100,  /* a victory point */
    TS_V_OP = 50,      /* what a point of Operations usually brings */
    TS_V_LOST = 20000, /* a game that is as good as lost */
};

/* What the whole evaluation of one position goes by. */
struct ts_outlook {
    const struct ts_state *s;
    int weight[TS_REGIONS +
               1];        /* how much of a scoring of each region is still to come, percent; last: Southeast Asia */
    int rounds[TS_SIDES]; /* action rounds that a side has still to begin this turn */
};

/* How far a lead of `margin` is on the way to control, in thousandths; more than 1000 is beyond it. */
static inline int ts_v_grip(int stability, int margin) {
    static const int16_t grip[6][9] = {
        {0, 1000, 1060, 1100, 1120, 1120, 1120, 1120, 1120}, {0, 1000, 1060, 1100, 1120, 1120, 1120, 1120, 1120},
        {0, 300, 1000, 1060, 1100, 1120, 1120, 1120, 1120},  {0, 200, 400, 1000, 1060, 1100, 1120, 1120, 1120},
        {0, 150, 300, 450, 1000, 1060, 1100, 1120, 1120},    {0, 120, 240, 360, 480, 1000, 1060, 1100, 1120},
    };
    int size = margin < 0 ? -margin : margin;
    int held = grip[stability][size > 8 ? 8 : size];
    return margin < 0 ? -held : held;
}
/* What a country is worth to the US with this lead of the US (less than 0: of the USSR). */
int ts_v_land(const struct ts_outlook *o, int country, int margin);
/* What would change for the US if the influence there were this. */
int ts_v_swing(const struct ts_outlook *o, int country, int us, int ussr);

/* What is still to come of a frame, for its row (decide.h). */
int ts_v_coup(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_realign(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_war(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_space(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_trap_roll(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_olympics(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_summit(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_event_to_come(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_ops_begin(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_ops(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_pick(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_choice(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_olympic_choice(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_level_choice(const struct ts_outlook *o, const struct pl_frame *f); /* of DEFCON */
int ts_v_usual_card(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_give(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_ask_not(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_star_wars(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_grain(const struct ts_outlook *o, const struct pl_frame *f);
int ts_v_random(const struct ts_outlook *o, const struct pl_frame *f);

/* What the event of a card would bring `side`, whose event it then is; `player` plays it. */
int ts_v_event(const struct ts_outlook *o, int card, int side, int player);
/* How likely `player`, in its own round or headline, loses the game by this event at DEFCON 2; percent. */
int ts_v_suicide(const struct ts_state *s, int card, int side, int player);
/* May `side` drive DEFCON down by a coup with Operations it gets now? */
bool ts_v_battle_coup(const struct ts_state *s, int side);
/* What the cards in a hand promise their holder. */
int ts_v_hand(const struct ts_outlook *o, int side);

#endif
