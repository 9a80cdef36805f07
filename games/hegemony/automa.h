/* Automas (HG-20 to HG-28), as the rest of the game calls them where a person would be asked. */
#ifndef PLATEAU_HEGEMONY_AUTOMA_H
#define PLATEAU_HEGEMONY_AUTOMA_H

#include "games/hegemony/actions.h"

void hg_automa_setup(struct hg_state *s, int role, int mode);
void hg_automa_turn(struct hg_state *s, int role, struct pl_notes *notes); /* pushes a whole turn */
void hg_automa_prepare(struct hg_state *s, int role,
                       struct pl_notes *notes);          /* a round begins: wages back, set-aside cards (E4.12, E7) */
int hg_automa_trade(const struct hg_state *s, int role); /* of a new worker: bit per trade; several are equally good */
void hg_automa_market(struct hg_state *s, int role,
                      struct pl_notes *notes);                      /* what it discards; filled up afterwards */
int hg_automa_side(const struct hg_state *s, int role, int policy); /* 1 for, 2 against (E5.3) */
void hg_automa_commit(struct hg_state *s,
                      struct pl_notes *notes); /* Influence of all automas, after the people (E5.5, E5.6) */
void hg_automa_strikes(struct hg_state *s, struct pl_notes *notes); /* C's answer at the start of Production (E7.1.2) */
void hg_automa_bill_proposed(struct hg_state *s, int policy);       /* E4.11: cards set aside */
void hg_automa_bill_voted(struct hg_state *s, int policy, bool immediate, bool passed);
void hg_automa_bill_gone(struct hg_state *s, int policy);                   /* E4.13 */
void hg_automa_needs(struct hg_state *s, int role, struct pl_notes *notes); /* all of Cover Needs, its own Food first */
void hg_automa_ask(struct hg_state *s, int role, int question,
                   struct pl_notes *notes); /* yes or no by an AI card (E5.7) */

/* Asked by politics; each may push frames. */
enum hg_question { HG_ASK_LEND }; /* of hg_automa_ask; the answer goes to hg_automa_lends (politics.h) */
void hg_automa_name_bill(struct hg_state *s, int role, const struct hg_bill *terms,
                         struct pl_notes *notes); /* HG-24.8: the bill it names, if any, goes to hg_propose */
void hg_automa_hire_public(
    struct hg_state *s, int role,
    struct pl_notes *notes); /* HG-28.24: one of the places with HG_NEW that the class can fill */
void hg_automa_crisis_strikes(struct hg_state *s, int n, struct pl_notes *notes); /* HG-15.5.1, by IN10 */
void hg_automa_shift(struct hg_state *s, int role, struct pl_notes *notes);       /* HG-16.5b: ends in hg_alt_shift */
void hg_automa_built(struct hg_state *s, int role, int place,
                     struct pl_notes *notes); /* HG-26.1.5: built for it, it fills it if it can */
void hg_automa_staff_own(struct hg_state *s, int role, struct pl_notes *notes); /* HG-52.10: one of its companies */

#endif
