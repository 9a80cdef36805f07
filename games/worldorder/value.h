/* The evaluation for the bots, in hundredths of a victory point: what its files share.
 *
 *   value.c         all of it; what is left of the game
 *   value_map.c     influence and what it will score, armies and THREAT, majorities, specials
 *   value_own.c     money, goods, production, allies, growth, assets, smart power
 *   value_cards.c   cards
 *   value_settle.c  a position in the middle of something is taken to its end first
 *   value_choose.c  and these are the choices made on that way */
#ifndef PLATEAU_WORLDORDER_VALUE_H
#define PLATEAU_WORLDORDER_VALUE_H

#include "games/worldorder/actions.h"

/* Time is counted in quarters of a round, about a card turn of everybody; 0: nothing but the scoring itself. */
enum { WO_V_ROUND = 4, WO_V_POINT = 100, WO_V_HOPELESS = INT32_MIN / 4 };

struct wo_outlook {
    const struct wo_state *s;
    int now;       /* quarters left of this round */
    int next, end; /* quarters to the next scoring, and to the end */
    int rounds;    /* rounds after this one */
    int time;      /* percent: what can still be made of money and goods */
    bool again;    /* after the next scoring there is another one */
};
struct wo_outlook wo_outlook_of(const struct wo_state *s);
void wo_v_still(const struct wo_state *s, int32_t *points); /* by seat: adds to them; nothing is taken to its end */

/* value_map.c */
void wo_v_map(const struct wo_outlook *o, int32_t *points);                   /* by power: adds to them */
int wo_v_region(const struct wo_outlook *o, int region, int power, int more); /* `more` hundredths of a cube */
int wo_v_influence(const struct wo_outlook *o, int region, int power);        /* what one more there is worth */
int wo_v_armies(const struct wo_outlook *o, int power); /* THREAT, majority and special of armies */
int wo_v_rank(const int32_t *count, unsigned powers, int power, int span, const uint8_t *vp, int places);

/* value_own.c */
int wo_v_own(const struct wo_outlook *o, int power);
int wo_v_money(const struct wo_outlook *o, int money);
int wo_v_goods(const struct wo_outlook *o, int power, int good, int n);
/* Money, goods, and what they are needed for, as `p` has them. */
int wo_v_stores(const struct wo_outlook *o, int power, const struct wo_power *p);
int wo_v_production(const struct wo_outlook *o, int good);
int wo_v_country(const struct wo_outlook *o, int power, int country); /* what a ready ally is worth */
int wo_v_ready(const struct wo_outlook *o, int country);              /* what of it is lost when it is exhausted */

/* value_cards.c */
int wo_v_cards(const struct wo_outlook *o, int power);
int wo_v_face(int face); /* what playing it is usually worth */

/* value_settle.c */
bool wo_v_open(const struct wo_state *s); /* is the top frame a part of something begun? */
void wo_v_settle(struct wo_state *s, int look, int branches);

/* value_choose.c */
pl_move wo_v_choose(struct wo_state *s, const struct pl_frame *f, const pl_move *moves, int count, int look);

#endif
