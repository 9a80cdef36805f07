/* The decisions of World Order as rows: core/decide.h for this game's state. Frames speak of powers: `seat` of a frame
 * is a power or PL_CHANCE, and worldorder.c translates it into seats. NPC powers never have a frame of their own. */
#ifndef PLATEAU_WORLDORDER_DECIDE_H
#define PLATEAU_WORLDORDER_DECIDE_H

#include "games/worldorder/state.h"

#define PL_STATE struct wo_state
#include "core/decide.h"

#include "games/worldorder/phrases.h"

/* X(FRAME, name): each has its row `wo_row_<name>` in the file that its heading names. */
#define WO_FRAME_KINDS(X)                                                                                              \
    /* setup.c, flow.c, prepare.c */                                                                                   \
    X(FLOW, flow)               /* at the bottom: which step of which phase; run goes on */                            \
    X(POWER, power)             /* chance deals a power to a seat */                                                   \
    X(DEAL, deal)               /* chance deals an asset */                                                            \
    X(KEEP_ASSETS, keep_assets) /* all together give one of three back */                                              \
    X(DRAW, draw)               /* chance draws `left` cards into a hand */                                            \
    X(PLACE, place)             /* turn order */                                                                       \
    X(FOCUS, focus)                                                                                                    \
    X(READY, ready)     /* ready `left` allies of one's choice */                                                      \
    X(RAISE, raise)     /* raise a production, in Focus or by a text */                                                \
    X(MAKE, make)       /* produce by Focus */                                                                         \
    X(COUNTRY, country) /* chance shows countries of a region until two do */                                          \
    X(MARKET, market)   /* chance fills the market row */                                                              \
    X(AUTO, auto)       /* chance turns up an auto-influence card */                                                   \
    /* turn.c, research.c, aftermath.c */                                                                              \
    X(TURN, turn)                                                                                                      \
    X(DOWN, down) /* which card is put face down for an asset or the order */                                          \
    X(RESEARCH, research)                                                                                              \
    X(COVER, cover) /* exhaust allies until a purchase is covered */                                                   \
    X(CASH, cash)                                                                                                      \
    X(PROSPER, prosper)                                                                                                \
    X(DEFEND, defend)                                                                                                  \
    /* influence.c */                                                                                                  \
    X(SLOT, slot)                                                                                                      \
    X(CONVERT, convert) /* Regional Resilience around an influence */                                                  \
    X(CUBE, cube)       /* which permanent cube is removed */                                                          \
    /* act_*.c */                                                                                                      \
    X(IMPROVE, improve)                                                                                                \
    X(SETTLE, settle) /* how a cost in D is met, of Improve and Engage */                                              \
    X(ENGAGE, engage)                                                                                                  \
    X(TOKEN, token)                                                                                                    \
    X(TRADE, trade)                                                                                                    \
    X(INVEST, invest)                                                                                                  \
    X(SP_READY, sp_ready) /* ready the country invested in, 1 SP */                                                    \
    X(MOVE, move)                                                                                                      \
    X(BASE, base)                                                                                                      \
    X(BASE_ARMY, base_army)                                                                                            \
    X(GROWTH, growth)                                                                                                  \
    X(GROWTH_PAY, growth_pay)                                                                                          \
    X(PRODUCE, produce)                                                                                                \
    X(PAY_ARMY, pay_army) /* from where an army is paid */                                                             \
    /* script_ops.c */                                                                                                 \
    X(EFFECT, effect) /* the rest of an effect waits */                                                                \
    X(CHOICE, choice)                                                                                                  \
    X(PICK, pick)                                                                                                      \
    X(DISCARD, discard)                                                                                                \
    X(TRASH, trash)                                                                                                    \
    X(TAKE, take)   /* Minimize Bureaucracy */                                                                         \
    X(OFFER, offer) /* BRICS */                                                                                        \
    X(SPLIT, split) /* which region took exported goods */                                                             \
    X(COUNT, count) /* how many cards a text draws */                                                                  \
    /* events*.c */                                                                                                    \
    X(EVENTS, events)         /* the events phase goes on */                                                           \
    X(DEAL_EVENT, deal_event) /* chance draws events for the coming round */                                           \
    X(KEEP_EVENT, keep_event)                                                                                          \
    X(TARGETED, targeted) /* resolve or postpone */                                                                    \
    X(EVENT, event)       /* one event from being asked to being discarded */                                          \
    X(ANSWER, answer)                                                                                                  \
    X(BID, bid)         /* all together, sealed */                                                                     \
    X(BIDCARD, bidcard) /* chance draws for NPC powers, automas, the unknown number */                                 \
    X(MIX, mix)                                                                                                        \
    X(CARD_ARMY, card_army)                                                                                            \
    X(LOWER, lower)               /* which production is lost */                                                       \
    X(EXHAUST, exhaust)           /* which allies are exhausted */                                                     \
    X(DISTINCT, distinct)         /* a region that nobody else took */                                                 \
    X(LOT, lot)                   /* chance decides between equals */                                                  \
    X(AUTO_REGION, auto_region)   /* chance draws an auto-influence card for a region */                               \
    X(EVENT_LOT, event_lot)       /* chance draws one of some events */                                                \
    X(EVENT_REGION, event_region) /* chance draws a region of an event */                                              \
    X(EVENT_ACT, event_act)       /* an action that an event offers */                                                 \
    /* automa*.c */                                                                                                    \
    X(AUTOMA, automa)     /* an automa's turn or research goes on, step by step */                                     \
    X(ACT, act)           /* its forced move */                                                                        \
    X(DECISION, decision) /* chance draws a decision card for it */

enum wo_frame {
    WO_F_NONE,
#define WO_FRAME(FRAME, NAME) WO_F_##FRAME,
    WO_FRAME_KINDS(WO_FRAME)
#undef WO_FRAME
        WO_FRAMES
};
/* Where the effects of cards and events wait (core/script.h). */
enum { WO_EFFECT_FRAMES = offsetof(struct wo_state, frames), WO_EFFECT_WAITS = WO_F_EFFECT };
#define WO_FRAME(FRAME, NAME) extern const struct pl_decision wo_row_##NAME;
WO_FRAME_KINDS(WO_FRAME)
#undef WO_FRAME
extern const struct pl_decisions wo_decisions; /* worldorder.c */
/* Why a move of this kind cannot be made, where its row has no reason of its own (why.c). */
struct pl_said wo_why(const struct wo_state *s, const struct pl_frame *f, pl_move move);

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
extern const struct pl_keys wo_country_keys, wo_region_keys, wo_face_keys, wo_event_keys, wo_effect_keys, wo_power_keys,
    wo_good_keys; /* fields.c */
#define COUNTRY_VALUE(INDEX)                                                                                           \
    PL_VALUE(INDEX, "country", "the country", .values = &wo_country_keys, .max = WO_COUNTRIES - 1)
#define REGION_VALUE(INDEX) PL_VALUE(INDEX, "region", "the region", .values = &wo_region_keys, .max = WO_REGIONS - 1)
#define POWER_VALUE(INDEX) PL_VALUE(INDEX, "power", "the power", .values = &wo_power_keys, .max = WO_POWERS - 1)

/* Pushes a frame of this kind; more of it is set through the pointer. */
static inline struct pl_frame *wo_push(struct wo_state *s, enum wo_frame what, int power) {
    return pl_push(&s->frames, (struct pl_frame){.what = (uint8_t)what, .seat = (int8_t)power});
}

#endif
