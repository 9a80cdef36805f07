/* What the files of the action cards share (HG-30 to HG-33). */
#ifndef PLATEAU_HEGEMONY_CARDS_H
#define PLATEAU_HEGEMONY_CARDS_H

#include "games/hegemony/automa.h"
#include "games/hegemony/flow.h"
#include "games/hegemony_effects.h"

/* What a card may ask its player for (cards_picks.c), with the numbers of the question. */
enum hg_pick {
    HG_PICK_CLAIM,       /* a player and an industry; n: money for each company */
    HG_PICK_STEAL,       /* a player; n: Influence */
    HG_PICK_SELL_STATE,  /* how many; good, n: at most, price */
    HG_PICK_SELL_ABROAD, /* the same */
    HG_PICK_TAKE,        /* the same, from the State for free */
    HG_PICK_PERSONAL,    /* how much Media Influence becomes Personal; n: at most */
    HG_PICK_POLL,        /* the Immediate Vote of Polling; good: the policy of the bill */
    HG_PICK_EXPORT,      /* which Export card is the current one */
    HG_PICK_EMIGRATE,    /* which unemployed worker leaves; n, price: money for an unskilled, a skilled one */
    HG_PICK_RECRUIT,     /* which company, which class; price */
    HG_PICK_POACH,       /* own company, Public company */
    HG_PICK_BLOCK,       /* a policy */
    HG_PICK_WITHDRAW,    /* a policy */
    HG_PICK_ANSWER,      /* a bill, or none: of who lost one */
    HG_PICK_MOVE,        /* a policy and its new section */
    HG_PICK_NATIONALIZE, /* a company of C, and the Public one that makes room */
    HG_PICK_PRIVATIZE,   /* a Public company */
    HG_PICK_TRADE,       /* the trade of a worker of W that somebody else brings in */
    HG_PICKS
};
struct hg_picking {
    int good, n, price;
};
bool hg_can_pick(const struct hg_state *s, int role, enum hg_pick what, struct hg_picking of);
struct pl_frame *hg_ask_pick(struct hg_state *s, int role, enum hg_pick what, struct hg_picking of);
int hg_pick_list(const struct hg_state *s, int role, enum hg_pick what, struct hg_picking of, int step,
                 pl_move *out); /* cards_lists.c */
/* Export cards turned up for HG_PICK_EXPORT, then the choice. */
void hg_turn_up_exports(struct hg_state *s, int role, int n);

/* Cubes that cards draw and remove (cards_drop.c). */
void hg_fake_news(struct hg_state *s, int role, int drawn, int dropped);
void hg_interest_groups(struct hg_state *s, int role, int n);
int hg_rival_cubes(const struct hg_state *s, int role); /* in the bag */

/* S looks at the next two Events (HG-33.2, HG-33.11; cards_events.c). */
enum { HG_LOOK_REPLACE, HG_LOOK_FILL };
void hg_look_at_events(struct hg_state *s, int what);

struct pl_said hg_describe_cards(const struct hg_state *s, pl_move move); /* PL_NOTHING: no move of cards */

#endif
