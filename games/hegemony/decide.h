/* The decisions of Hegemony as rows: core/decide.h for this game's state. Frames speak of roles: `seat` of a frame is a
 * role or PL_CHANCE, and hegemony.c translates it into seats. A role that nobody plays never has a frame of its own. */
#ifndef PLATEAU_HEGEMONY_DECIDE_H
#define PLATEAU_HEGEMONY_DECIDE_H

#include "games/hegemony/state.h"

#define PL_STATE struct hg_state
#include "core/decide.h"

#include "games/hegemony/phrases.h"

/* X(FRAME, name): each has its row `hg_row_<name>` in the file that its heading names. */
#define HG_FRAME_KINDS(X)                                                                                              \
    /* setup.c, flow.c, prepare.c, turn.c */                                                                           \
    X(FLOW, flow)           /* at the bottom: which step of which phase */                                             \
    X(ROLE, role)           /* chance deals a role to a seat */                                                        \
    X(DRAW, draw)           /* chance draws `left` action cards */                                                     \
    X(GOAL, goal)           /* chance deals hidden agendas */                                                          \
    X(KEEP_GOAL, keep_goal) /* all together keep one of two */                                                         \
    X(REFILL, refill)       /* chance fills a Market */                                                                \
    X(REVEAL, reveal)       /* chance turns up a deal, export, immigration card, event, agenda, crisis card */         \
    X(MARKET, market)       /* C, M: which Market cards are discarded */                                               \
    X(TRADE, trade)         /* the trade of a new worker */                                                            \
    X(TURN, turn)                                                                                                      \
    X(BASIC, basic) /* which Basic Action for the discarded card */                                                    \
    /* act_*.c, free.c */                                                                                              \
    X(BILL, bill)                                                                                                      \
    X(CALL, call)     /* immediate vote? */                                                                            \
    X(TARGET, target) /* Assign: the next place to fill */                                                             \
    X(WORKER, worker) /* Assign: who fills its next slot */                                                            \
    X(BUY, buy)                                                                                                        \
    X(STRIKE, strike)                                                                                                  \
    X(BUILD, build)                                                                                                    \
    X(HIRE, hire) /* which class, which workers, a builder takes */                                                    \
    X(SELL, sell)                                                                                                      \
    X(EXPORT, export)                                                                                                  \
    X(DEAL, deal)                                                                                                      \
    X(STORE, store) /* how much of a deal goes into the Storage */                                                     \
    X(SHIFT, shift) /* Extra Shift and production by cards */                                                          \
    X(MEET, meet)                                                                                                      \
    X(CAMPAIGN, campaign)                                                                                              \
    X(SPARE, spare) /* S: which class Extra Tax spares */                                                              \
    X(SWAP, swap)                                                                                                      \
    X(SWAP_IN, swap_in)                                                                                                \
    X(RETRAIN, retrain)                                                                                                \
    X(PRICES, prices)                                                                                                  \
    X(WAGES, wages)                                                                                                    \
    X(BONUS, bonus)                                                                                                    \
    X(TILE, tile)                                                                                                      \
    X(MACHINE, machine)                                                                                                \
    /* policy.c, vote.c */                                                                                             \
    X(POLICY, policy) /* what follows from a new section, step by step */                                              \
    X(VOTE, vote)     /* a vote from sides to its end */                                                               \
    X(SIDE, side)                                                                                                      \
    X(CUBES, cubes) /* chance draws from the bag */                                                                    \
    X(SEAL, seal)   /* all together commit Influence */                                                                \
    X(OPEN, open)   /* S, or another: a Public company opens or closes */                                              \
    X(STAFF, staff) /* who moves into a company that opens */                                                          \
    X(ELECTIONS, elections)                                                                                            \
    /* production.c, needs.c, imf.c, crisis.c, score.c */                                                              \
    X(LOSS, loss) /* W deals out what a Demonstration costs */                                                         \
    X(NEEDS, needs)                                                                                                    \
    X(IMF, imf)                                                                                                        \
    X(CRISIS, crisis)                                                                                                  \
    X(REMOVE, remove) /* which unemployed worker leaves */                                                             \
    X(LEND, lend)                                                                                                      \
    X(PENALTY, penalty) /* S: two of three */                                                                          \
    /* events.c, alt_events.c, goals.c */                                                                              \
    X(EVENT, event)                                                                                                    \
    X(CLASS, class) /* S: for which class */                                                                           \
    X(AMOUNT, amount)                                                                                                  \
    X(MIX, mix)                                                                                                        \
    X(PROVIDE, provide)       /* S: which source, how much */                                                          \
    X(KEEP_EVENT, keep_event) /* Alternative Event: keep or a point */                                                 \
    X(ADVANTAGE, advantage)                                                                                            \
    /* cards_*.c */                                                                                                    \
    X(EFFECT, effect) /* the rest of an effect waits */                                                                \
    X(CHOICE, choice)                                                                                                  \
    X(PICK, pick) /* a player, industry, class, company, policy a card asks for */                                     \
    X(DROP, drop) /* cubes that go */                                                                                  \
    X(PLACE_EVENT, place_event)                                                                                        \
    /* automa*.c */                                                                                                    \
    X(AUTOMA, automa) /* an automa's turn goes on */                                                                   \
    X(AI, ai)         /* chance draws an AI card */                                                                    \
    X(STEP, step)     /* its forced move */                                                                            \
    X(TIE, tie)       /* chance decides between equals */

enum hg_frame {
    HG_F_NONE,
#define HG_FRAME(FRAME, NAME) HG_F_##FRAME,
    HG_FRAME_KINDS(HG_FRAME)
#undef HG_FRAME
        HG_FRAMES
};
#define HG_FRAME(FRAME, NAME) extern const struct pl_decision hg_row_##NAME;
HG_FRAME_KINDS(HG_FRAME)
#undef HG_FRAME
extern const struct pl_decisions hg_decisions; /* hegemony.c */

/* Where the effects of cards wait (core/script.h). */
enum { HG_EFFECT_FRAMES = offsetof(struct hg_state, frames), HG_EFFECT_WAITS = HG_F_EFFECT };

/* ---- Writing a row ---------------------------------------------------------------------------------------------- */

#define KINDS(...)                                                                                                     \
    (const uint8_t[]) {                                                                                                \
        __VA_ARGS__, 0                                                                                                 \
    }
#define VALUES(...)                                                                                                    \
    (const struct pl_field[]) {                                                                                        \
        __VA_ARGS__, {                                                                                                 \
            0                                                                                                          \
        }                                                                                                              \
    }
extern const struct pl_keys hg_place_keys, hg_company_keys, hg_role_keys, hg_good_keys, hg_trade_keys, hg_policy_keys,
    hg_event_keys; /* fields.c */
#define PLACE_VALUE(INDEX) PL_VALUE(INDEX, "place", "the place", .values = &hg_place_keys, .max = HG_PLACES - 1)
#define ROLE_VALUE(INDEX) PL_VALUE(INDEX, "role", "the role", .values = &hg_role_keys, .max = HG_ROLES - 1)
#define GOOD_VALUE(INDEX) PL_VALUE(INDEX, "good", "the resource", .values = &hg_good_keys, .max = HG_GOODS - 1)
#define POLICY_VALUE(INDEX) PL_VALUE(INDEX, "policy", "the policy", .values = &hg_policy_keys, .max = HG_POLICIES - 1)

/* Pushes a frame of this kind; more of it is set through the pointer. */
static inline struct pl_frame *hg_push(struct hg_state *s, enum hg_frame what, int role) {
    return pl_push(&s->frames, (struct pl_frame){.what = (uint8_t)what, .seat = (int8_t)role});
}

#endif
