/* What the rest of the game needs of politics: policies and their consequences, votes, the IMF, the State's own
 * actions, Events and hidden agendas. */
#ifndef PLATEAU_HEGEMONY_POLITICS_H
#define PLATEAU_HEGEMONY_POLITICS_H

#include "games/hegemony/actions.h"

/* ---- Policies (policy.c, public.c; HG-9) ------------------------------------------------------------------------- */

enum { HG_MOVE_FREE = 1, HG_MOVE_NO_PRICES = 2 }; /* Public companies cost nothing; prices are set anew later */
void hg_move_policy(struct hg_state *s, int policy, int section, int how, struct pl_notes *notes);
int hg_open_public(const struct hg_state *s); /* open Public companies */
void hg_public_change(struct hg_state *s, int how, struct pl_notes *notes);
bool hg_public_staffing(struct hg_state *s, struct pl_notes *notes);               /* false: nothing left to fill */
void hg_policy_prices(struct hg_state *s, unsigned goods, struct pl_notes *notes); /* M and C, people only (HG-28.25) */
bool hg_public_can_fill(const struct hg_state *s, int place, int role); /* with HG_NEW, from its unemployed */

/* ---- Bills and votes (bill.c, vote.c; HG-5.1, HG-8) -------------------------------------------------------------- */

enum {
    HG_VOTE_LATER = 2
}; /* in hg_bill.no_vote: whoever asked for the bill sees to the vote, or, if there is none,
      to hg_automa_bill_proposed */
enum { HG_DRAWN = 5 };
/* The bill that was named: `payer` decides on the Immediate Vote and pays for it. */
void hg_propose(struct hg_state *s, int payer, const struct hg_bill *terms, int policy, int section,
                struct pl_notes *notes);
bool hg_can_name_bill(const struct hg_state *s, const struct hg_bill *terms, int marker);
/* Chance draws into s->shown. A vote and Polling see to a short bag first (HG-8.3g, HG-19.12), other effects take what
 * is there. Polling sets HG_VOTE_DRAWN before it calls its vote, or puts the cubes back. */
void hg_draw_cubes(struct hg_state *s, int n, struct pl_notes *notes);
void hg_show_cubes(struct hg_state *s, int n);
void hg_refill_bag(struct hg_state *s, struct pl_notes *notes); /* HG-8.2a */
void hg_cubes_back(struct hg_state *s);                         /* those shown go back into the bag */
int hg_proposer(const struct hg_state *s);                      /* of the bill being voted on */

/* ---- IMF (imf.c, crisis.c; HG-10.4, HG-15) -----------------------------------------------------------------------
 *
 * hg_imf is the whole step Check IMF. */
void hg_pay_off_state(struct hg_state *s, struct pl_notes *notes);                    /* HG-10.4c */
void hg_discard_bills(struct hg_state *s, unsigned policies, struct pl_notes *notes); /* HG-10.4a */
void hg_halve_legitimacy(struct hg_state *s, int role, struct pl_notes *notes);
void hg_crisis_begin(struct hg_state *s, struct pl_notes *notes);
bool hg_can_repay_bond(const struct hg_state *s, int role); /* by S, in its turn (HG-15.4a) */
void hg_repay_bond(struct hg_state *s, int role, struct pl_notes *notes);
void hg_pay_bonds(struct hg_state *s, struct pl_notes *notes); /* at the end of the Action Phase */
void hg_automa_lends(struct hg_state *s, int role, bool yes, struct pl_notes *notes);

/* ---- The State's own actions (act_state.c, provide.c, events.c; HG-5.14 to HG-5.17, HG-7.6) -----------------------
 */

int hg_state_has(const struct hg_state *s, int item); /* enum hg_item, EITHER too; CUBES: nothing */
void hg_state_spends(struct hg_state *s, int item, int n, struct pl_notes *notes); /* to the supply; not EITHER */
/* The least money that it takes to provide n of an item; -1: it cannot be done. */
int hg_provide_cost(const struct hg_state *s, int role, int item, int n);
void hg_provide_keeping(struct hg_state *s, int role, int item, int n, int keep,
                        struct pl_notes *notes); /* hg_provide, with so much money left for what comes after it */
bool hg_can_event(const struct hg_state *s);
void hg_event(struct hg_state *s, bool again, struct pl_notes *notes); /* again: that of the step before once more */
bool hg_can_event_again(const struct hg_state *s);
void hg_event_discard(struct hg_state *s, int slot); /* without its task */

/* ---- Alternative Events (alt_events.c; HG-16, HG-52) ---------------------------------------------------------------
 */

/* At the start of a phase (HG_IN_PREPARATION, HG_IN_PRODUCTION, HG_IN_ELECTIONS): W, M, C use what they hold. */
void hg_advantages(struct hg_state *s, enum hg_timing timing, struct pl_notes *notes);
void hg_alt_receive(struct hg_state *s, int event, int role, bool second, struct pl_notes *notes); /* HG-16.2 */
int hg_alt_tax(const struct hg_state *s, int role);                      /* money less in taxes */
int hg_alt_output(const struct hg_state *s, int place);                  /* made more */
void hg_alt_wages(struct hg_state *s, int role, struct pl_notes *notes); /* with the State's wages */
int hg_alt_feed(struct hg_state *s, int role, struct pl_notes *notes);   /* Food it got, which is its own now */
void hg_alt_shift(struct hg_state *s, int role, int place, int level, struct pl_notes *notes);
void hg_alt_shift_ends(struct hg_state *s); /* at the end of Production: the wage is what it was */
bool hg_alt_force(struct hg_state *s, int policy, struct pl_notes *notes); /* before a vote; true: somebody is asked */

/* ---- Hidden agendas (goals.c; HG-17, HG-54) ------------------------------------------------------------------------
 *
 * hg_check_goals looks after each move; these two are called at their moment. */
void hg_goals_at(struct hg_state *s, enum hg_timing timing,
                 struct pl_notes *notes);                               /* HG_IN_SCORING: before the Political
                                         Agenda goes; HG_GAME_END; HG_IN_ELECTIONS: the votes are over */
void hg_score_automa_goals(struct hg_state *s, struct pl_notes *notes); /* HG-17.4, at the end of the game */
bool hg_may_reveal(const struct hg_state *s, int role);                 /* option HG-29.13: in its own turn */
void hg_reveal_goal(struct hg_state *s, int role, struct pl_notes *notes);
bool hg_goal_holds(const struct hg_state *s, int goal);

/* ---- In words (words_politics.c) -----------------------------------------------------------------------------------
 */

struct pl_said hg_describe_politics(const struct hg_state *s, pl_move move); /* PL_NOTHING: no move of politics */

#endif
