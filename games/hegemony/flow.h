/* The course of the game: what setup.c, flow.c, draws.c, prepare.c, turn.c, production.c, needs.c and score.c share. */
#ifndef PLATEAU_HEGEMONY_FLOW_H
#define PLATEAU_HEGEMONY_FLOW_H

#include "games/hegemony/actions.h"
#include "games/hegemony/politics.h"

/* X(STEP, file's function): what the frame at the bottom does next, in the order of the rules. Each is done for one
 * role after the other where several have it, as long as it pushes something, and then steps on. */
#define HG_COURSE(X)                                                                                                   \
    X(ROLES, roles)                 /* HG-1.1: who plays which role */                                                 \
    X(TABLE, table)                 /* HG-3.1 to HG-3.8: what asks neither chance nor anybody */                       \
    X(SHOWN, shown)                 /* HG-3.3, HG-15.1: a deal, an export card, a crisis card */                       \
    X(MARKETS, markets)             /* HG-3.3 */                                                                       \
    X(FIRST_TRADE, first_trade)     /* HG-3.9a */                                                                      \
    X(ARRIVALS, arrivals)           /* HG-3.9 */                                                                       \
    X(FIRST_EVENTS, first_events)   /* HG-3.7c */                                                                      \
    X(HANDS, hands)                 /* HG-3.3 */                                                                       \
    X(GOALS, goals)                 /* HG-17.1 */                                                                      \
    X(KEEP, keep)                   /* all together */                                                                 \
    X(BEGIN, begin)                 /* the first round begins with the Action Phase (HG-4.1) */                        \
    X(ROUND, round)                 /* HG-4.2a */                                                                      \
    X(INTEREST, interest)           /* HG-4.2b, HG-4.2i */                                                             \
    X(PROSPERITY, prosperity)       /* HG-4.2c */                                                                      \
    X(EVENTS, events)               /* HG-4.2d */                                                                      \
    X(DRAW, draw)                   /* HG-4.2e */                                                                      \
    X(MARKET, market)               /* HG-4.2f: what goes */                                                           \
    X(REFILL, refill)               /* HG-4.2f: what comes */                                                          \
    X(FOREIGN, foreign)             /* HG-4.2g */                                                                      \
    X(WORKERS, workers)             /* HG-4.2h */                                                                      \
    X(IMMIGRATION, immigration)     /* HG-4.2h */                                                                      \
    X(TURNS, turns)                 /* HG-4.3 */                                                                       \
    X(BONDS, bonds)                 /* HG-15.4a */                                                                     \
    X(PRODUCTION, production)       /* HG-16.3a: advantages of the phase */                                            \
    X(STRIKES, strikes)             /* HG-5.5.3 */                                                                     \
    X(DEMONSTRATION, demonstration) /* HG-5.6.3 */                                                                     \
    X(PRODUCE, produce)             /* HG-8.1b */                                                                      \
    X(NEEDS, needs)                 /* HG-8.1c */                                                                      \
    X(IMF, imf)                     /* HG-8.1d */                                                                      \
    X(TAXES, taxes)                 /* HG-8.1e */                                                                      \
    X(ELECTIONS, elections)         /* HG-8.2: advantages of the phase */                                              \
    X(VOTES, votes)                 /* HG-8.2 to HG-8.3 */                                                             \
    X(SCORING, scoring)             /* HG-11.1 to HG-11.3 */                                                           \
    X(PENALTIES, penalties)         /* HG-11.4, HG-11.5 */                                                             \
    X(LEGITIMACY, legitimacy)       /* HG-11.6, HG-11.7 */                                                             \
    X(NEXT, next)                   /* the next round, or the end */

enum hg_step {
#define HG_STEP(STEP, NAME) HG_STEP_##STEP,
    HG_COURSE(HG_STEP)
#undef HG_STEP
        HG_STEP_COUNT
};
typedef void hg_step_fn(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes);
#define HG_STEP(STEP, NAME) hg_step_fn hg_step_##NAME;
HG_COURSE(HG_STEP)
#undef HG_STEP

/* What the frame at the bottom remembers: its step; how many have had it; and until the roles are known how the rules
 * play each seat (0: they do not), which nothing else could say. */
enum { HG_FLOW_STEP, HG_FLOW_NEXT, HG_FLOW_AUTOMA };
static inline bool hg_at_step(const struct hg_state *s, enum hg_step step) {
    return s->frames.at[0].what == HG_F_FLOW && s->frames.at[0].v[HG_FLOW_STEP] == (int)step;
}
static inline void hg_step_on(struct pl_frame *f) {
    f->v[HG_FLOW_NEXT] = 0;
    f->v[HG_FLOW_STEP]++;
}
/* The next of these roles in normal order (HG-1.2); -1: all have had this step, and the next one has come. */
static inline int hg_next_role(const struct hg_state *s, struct pl_frame *f, unsigned roles) {
    while (f->v[HG_FLOW_NEXT] < HG_ROLES) {
        int role = f->v[HG_FLOW_NEXT]++;
        if (roles & s->roles & 1u << role)
            return role;
    }
    hg_step_on(f);
    return -1;
}
enum { HG_BIT_W = 1 << HG_W, HG_BIT_M = 1 << HG_M, HG_BIT_C = 1 << HG_C, HG_BIT_S = 1 << HG_S, HG_EVERYBODY = 15 };

static inline bool hg_bills_pending(const struct hg_state *s) {
    for (int policy = 0; policy < HG_POLICIES; policy++)
        if (s->bill[policy])
            return true;
    return false;
}

/* A line for the player of a role alone. */
static inline void hg_tell(const struct hg_state *s, int role, struct pl_said said, struct pl_notes *notes) {
    if (s->seat_of[role] < HG_SEATS)
        pl_note_to(notes, (uint8_t)(1u << s->seat_of[role]), said);
}
/* A hidden agenda as phrases name it, {n:goal}. */
static inline int hg_goal_row(int role, int goal) { /* goal: 0-4 of the role */
    return hg_first_goal[role] + goal;
}

/* ---- draws.c: what turns up by chance ---------------------------------------------------------------------------- */

/* All action cards of a role that are neither in its hand nor played nor out of the game (HG-4.6). */
struct pl_copies hg_deck_of(const struct hg_state *s, int role);
void hg_draw_cards(struct hg_state *s, int role, int n, struct pl_notes *notes);
void hg_lose_card(struct hg_state *s, int role, int card); /* played or discarded */
void hg_fill_market(struct hg_state *s, int role, struct pl_notes *notes);
int hg_market_size(int role); /* HG-4.2f */
static inline uint8_t *hg_market(struct hg_state *s, int role) {
    return role == HG_C ? s->market_c : s->market_m;
}
static inline const uint8_t *hg_market_of(const struct hg_state *s, int role) {
    return role == HG_C ? s->market_c : s->market_m;
}
static inline int hg_market_room(int role) { /* cards may show more than the size */
    return role == HG_C ? 6 : 4;
}
void hg_market_take(struct hg_state *s, int role, int slot); /* it leaves the Market; the others close up */

enum hg_reveal {
    HG_SHOW_DEAL,
    HG_SHOW_EXPORT,
    HG_SHOW_IMMIGRANT,
    HG_SHOW_EVENT,
    HG_SHOW_AGENDA,
    HG_SHOW_CRISIS,
    HG_SHOWS
};
/* Turns up so many, as far as there are any: deals and Events into free spaces, an export card in place of the other, a
 * worker of `role` by each immigration card. */
void hg_show(struct hg_state *s, enum hg_reveal what, int role, int n, struct pl_notes *notes);
/* A skilled worker of a trade that its class chooses (HG-3.9a, HG-4.2h). */
void hg_new_skilled(struct hg_state *s, int role, struct pl_notes *notes);

/* ---- production.c, score.c --------------------------------------------------------------------------------------- */

/* What a company makes goes where its owner keeps it; what was kept. */
int hg_make(struct hg_state *s, int owner, int good, int n, struct pl_notes *notes);
/* What a role would pay in Pay Taxes now (HG-9.4), and the parts of it. */
struct hg_taxes {
    int16_t income, employment, corporate, relief;
};
struct hg_taxes hg_taxes_of(const struct hg_state *s, int role);
int hg_in_section(const struct hg_state *s, int section); /* of policies 1 to 5, how many are in it */
int hg_agenda_matches(const struct hg_state *s);          /* HG-11.7 */
int hg_space_limit(const struct hg_state *s, int role);   /* HG-5.6.3a: empty company spaces */
void hg_finish(struct hg_state *s, struct pl_notes *notes);

#endif
