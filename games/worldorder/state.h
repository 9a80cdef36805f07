/* World Order: the flat state and what the game's files share.
 *
 *   worldorder.c   the table of the game; setup.c: start, roles, options, dealing at the start (WO-3)
 *   flow.c         the course of the game: phases, rounds, who is next (WO-1, WO-4, WO-5); the frame at the bottom
 *   prepare.c      preparation and Focus (WO-4); turn.c: card turns (WO-5); research.c: WO-8
 *   aftermath.c    WO-10; score.c: regions, majorities, specials, the end (WO-11)
 *   influence*.c   adding, pushing, resetting, converting, removing influence, ranking (WO-7, WO-19)
 *   stock.c        goods, money, points, armies, shortfall (WO-18)
 *   allies.c       who holds which country, what shows, what is replaced (WO-6.1, WO-19)
 *   act_*.c        the eight actions (WO-6) with smart power (WO-13); settle.c: costs in D; split.c: who took exports;
 *                  actions.h is what the others call
 *   script*.c      the words of the cards' effects (WO-30 to WO-34): script.c where they wait, script_acts.c actions,
 *                  script_ops.c all others, script_picks.c and script_cards.c what they ask for
 *   events*.c      the events phase (WO-14 to WO-17), hooks.c: effect cards (WO-43), events_ops.c: the words of
 * outcomes npc.c          powers without a player (WO-9, WO-20); automa*.c: the rulebook plays a power (WO-21 to WO-23)
 *   view.c         what a viewer sees, and dealing anew what it does not know
 *   fields.c       field table, what is derived; check.c: is a whole position consistent?
 *   words.c        notation, descriptions, prompts; why.c: why not; value*.c: evaluation for the bots, uses.c: what
 *                  they use
 *   scene*.c       the table as things to draw
 *   data.h         what is printed
 */
#ifndef PLATEAU_WORLDORDER_STATE_H
#define PLATEAU_WORLDORDER_STATE_H

#include "core/deck.h"
#include "core/game.h"
#include "games/worldorder/data.h"

enum { WO_SEATS = 4, WO_TURNS = 4, WO_STOCK = 10, WO_TOP = 24, WO_HAND = 6, WO_ROW = 5, WO_SLOTS = 3 };

/* Who plays a power. */
enum wo_kind { WO_NPC, WO_HUMAN, WO_NORMAL, WO_HARD }; /* WO_HUMAN: a person or a bot */

/* Where points came from: the lines of the account. */
enum wo_source {
    WO_BY_ASSETS,
    WO_BY_PLACING,
    WO_BY_REGIONS,
    WO_BY_TOKENS,
    WO_BY_SMART,
    WO_BY_SPECIAL,
    WO_BY_THREAT,
    WO_BY_GROWTH,
    WO_BY_PROSPERITY,
    WO_BY_EVENTS,
    WO_BY_CARDS,
    WO_BY_END,
    WO_SOURCES
};

enum wo_phase { WO_SETUP, WO_PREPARATION, WO_ACTION, WO_RESEARCH, WO_INFLUENCE, WO_EVENT_PHASE, WO_AFTERMATH, WO_OVER };

/* The order of the option table (WO-25). */
enum wo_option {
    WO_OPT_TOURMENTE,     /* 1: the expansion */
    WO_OPT_ORDERS,        /* 0: executive orders */
    WO_OPT_FIRST_HAND,    /* 0: the marked cards are the first hand */
    WO_OPT_EXTRA_PLAY,    /* A6 */
    WO_OPT_DIPLOMACY,     /* A9: D for a whole card, or for any purchase */
    WO_OPT_GIFT,          /* A9: the seller gets 1 S */
    WO_OPT_PUSH,          /* A10 */
    WO_OPT_NATO,          /* A11 */
    WO_OPT_ABILITY,       /* A12 */
    WO_OPT_LEADER,        /* A16 */
    WO_OPT_NAVY,          /* ruling 71 */
    WO_OPT_STACKED,       /* H28: a stacked ally is ready, or keeps its state */
    WO_OPT_AUTOMA_INVEST, /* 1 + allies, or as many as allies */
    WO_OPT_AUTOMA_USA,    /* market priority: printed card, or rulebook picture */
    WO_OPTIONS
};

/* ---- The state -------------------------------------------------------------------------------------------------- */

/* Per power, whoever plays it. Of an NPC power only influence and armies (in struct wo_region) count; an automa has
 * neither stock nor hand: the card that it turns up goes to `played`. */
struct wo_power {
    struct pl_set hand;    /* in a view: those of its cards that the viewer knows */
    struct pl_set deck;    /* the unordered rest; in a view all that the viewer cannot place (hand and down included) */
    struct pl_set down;    /* put face down this round */
    struct pl_set played;  /* face up this round */
    struct pl_set discard; /* open */
    struct pl_set sure;    /* seen by all going into the hand: bought cards that were drawn (WO-1) */
    int16_t money, vp;
    int16_t by[WO_SOURCES];              /* vp by source */
    uint8_t stock[WO_GOODS], board;      /* tracks E R F C S D; armies on the player board */
    uint8_t prod[WO_TYPES];              /* production E R F C S D A */
    uint8_t sp, kind, focus, prosperity; /* smart power; enum wo_kind; enum wo_focus; steps taken */
    uint8_t growth[2];                   /* bit per growth card (WO_GROWTHS) */
    uint8_t dealt, kept, used;           /* assets: 5 bits each; `dealt` only until they are chosen */
    uint8_t once;                        /* per-round flags, enum wo_once */
    uint8_t engaged;                     /* bit per region with an engage token, at most three */
    uint8_t deals;                       /* commerce cards face up, bit per card of this power */
    uint8_t turns, plays;                /* turns taken this round; plays still granted in this turn */
    uint8_t ordered;                     /* 1: executive order used */
    uint8_t hand_n, deck_n, down_n;      /* public counts; hand_n and down_n stay right in views */
    uint8_t top_n, top[WO_TOP];          /* known top of the deck, last = drawn first */
    uint8_t bid;                         /* bid + 1 once made, 0: none yet: sealed */
    uint8_t answer;                      /* 0 not asked, 1 no, 2 + alternative: yes */
    uint8_t paid;                        /* how many times, or n of a variable cost, or bid after the reveal */
    uint8_t on_card;                     /* armies on the event card */
    uint8_t points;                      /* research points at hand */
    uint8_t cube[WO_SPACES];             /* automa: action cubes by space */
    uint8_t fdi_at[WO_REGIONS];          /* automa: FDI tokens by region */
    uint8_t base_at[WO_REGIONS];         /* automa: base tokens by region */
    uint8_t zero[10];
};
/* wo_power.once */
enum wo_once {
    WO_ONCE_BUREAUCRACY = 1,
    WO_ONCE_TRANSFER = 2,
    WO_ONCE_OPENING = 4,
    WO_ONCE_RESILIENCE = 8,
    WO_ONCE_ENGAGED_AFRICA = 16, /* its first Engage there this round is done (hook first_engage) */
    WO_ONCE_WHOLE_CARD = 32,     /* D for a whole commerce card, this Trade */
    WO_ONCE_PROSPERED = 64
};

struct wo_region {
    uint8_t start[3];          /* owner + 1; emptied slot by slot, never refilled */
    uint8_t perm[4];           /* owner + 1 by printed slot */
    uint8_t temp[5];           /* owner + 1, packed to the left */
    uint8_t beyond[WO_OWNERS]; /* permanent cubes without a printed slot */
    uint8_t army[WO_POWERS];
    int8_t show[2];              /* countries to be had: the older is the left one; -1: none */
    uint8_t bottom_n, bottom[6]; /* known bottom of the stack, country + 1, in the order in which they will come */
    uint8_t zero[2];
};

/* A Trade in progress (WO-6.3); zero outside. */
struct wo_trade {
    uint8_t open;    /* regions opened by smart power or card, bit per region */
    uint8_t only;    /* if not 0: only these regions' symbols */
    uint8_t doubled; /* goods whose symbols count twice, bit per good */
    uint8_t types;   /* at most so many types in all; 0: the power's own limits */
    uint8_t exported[WO_TYPES], imported[WO_TYPES];
    uint8_t exports, imports; /* bit per good already exported, or imported through symbols */
    uint8_t sellers;          /* bit per power that has sold to us in this Trade */
    uint8_t carded;           /* bit per good bought from a commerce card */
};

struct wo_state {
    struct wo_power power[WO_POWERS];
    struct pl_set ally[WO_POWERS]; /* countries held, stacked pairs with both ids */
    struct pl_set spent;           /* exhausted allies; of a stacked pair the regional id */
    struct pl_set fdi, fdi2;       /* first and second FDI token; tokens lie on the regional id of a pair */
    struct pl_set base, base2;
    struct pl_set stack; /* countries still in a region's stack */
    struct pl_set market,
        market_out;  /* market deck and its discards; the cards not to be seen are no secret, their order is */
    uint64_t events; /* cards still in the era I, era II and triggered decks, bit per event */
    struct wo_region region[WO_REGIONS];
    struct pl_frames frames;
    struct wo_trade trade;
    uint32_t last;                  /* the last move, as everybody saw it */
    uint32_t auto_deck;             /* auto-influence cards not drawn yet, bit per card */
    uint16_t decide_deck;           /* decision cards not drawn yet */
    uint16_t fx_on;                 /* derived: effect cards active now (hooks.c) */
    uint8_t fx_last[WO_EFFECTS];    /* last round active 1-6; 7 no end; 0 not placed yet; 255 gone */
    int16_t vp_before[WO_POWERS];   /* when the event at hand began, for ties */
    uint8_t row[WO_ROW];            /* market row, left (newest) to right: card id + 1, 0: empty */
    uint8_t ev_row[WO_SLOTS];       /* event + 1: left, middle, right */
    uint8_t ev_target[WO_POWERS];   /* event + 1 in front of a power */
    uint8_t ev_queue[WO_TRIGGERED]; /* event + 1: triggered ones that wait, oldest first */
    uint8_t ev_now;                 /* event + 1 being resolved; it lies where it lay until it is discarded */
    uint8_t ev_taken;               /* regions that its participants took, each a different one (WO-16.9) */
    uint8_t ev_winner;              /* its winning camp + 1; opposed: 1 + bit per camp that succeeded */
    uint8_t ev_drawn[WO_POWERS];    /* number drawn + 1 by NPC powers and automas; and for an opposed auction … */
    uint8_t ev_number;              /* … the unknown number + 1 */
    uint8_t auto_up[2];             /* face-up auto-influence cards + 1 */
    uint8_t round, phase;           /* 1-6; enum wo_phase */
    uint8_t active;                 /* the power whose step it is */
    uint8_t players, npc;           /* seats; bit per power without one */
    uint8_t order[WO_POWERS];       /* powers in turn order; `players` of them */
    uint8_t seat_of[WO_POWERS];     /* seat, or 255 */
    uint8_t power_of[WO_SEATS];     /* power + 1; 0: not dealt yet */
    uint8_t seat_kind[WO_SEATS];    /* enum wo_kind of the seat, as set up */
    uint8_t sole_first[WO_POWERS];  /* regions in which it alone took the first bonus in the final scoring */
    struct pl_sealed sealed;        /* asset choices and bids: bit per power */
    uint8_t ending, winners;        /* ending + 1, and a bit per seat once the game is over */
    uint8_t infl[WO_REGIONS][WO_OWNERS]; /* derived: cubes per owner */
    uint8_t option[WO_OPTIONS];
    uint8_t zero[2];
};
static_assert(sizeof(struct wo_state) <= 2048, "the state stays within 2 KiB");
static_assert(offsetof(struct wo_power, zero) + 10 == sizeof(struct wo_power), "padding");
static_assert(offsetof(struct wo_state, zero) + 2 == sizeof(struct wo_state), "padding");

/* ---- Moves ------------------------------------------------------------------------------------------------------ */

/* X(NAME, doc): kinds of moves; more are added at the end of their group. */
enum wo_move {
    /* chance */
    WO_M_POWER = 1, /* a = power: dealt to a seat */
    WO_M_ASSET,     /* a = asset dealt (0-4 of the power) */
    WO_M_DRAW,      /* a = card id: into the hand, or as an automa's card */
    WO_M_COUNTRY,   /* a = country that turns up */
    WO_M_MARKET,    /* a = card id that turns up */
    WO_M_AUTO,      /* a = auto-influence card */
    WO_M_DECISION,  /* a = decision card */
    WO_M_EVENT,     /* a = event drawn */
    WO_M_BIDCARD,   /* a = bid card, or the unknown number */
    WO_M_LOT,       /* a = one of equals, b = enum wo_lot: what it is */
    /* preparation */
    WO_M_GIVE_BACK, /* a = asset 0-4 of the power */
    WO_M_PLACE,     /* a = place in the turn order, from 0 */
    WO_M_FOCUS,     /* a = enum wo_focus */
    WO_M_READY,     /* a = country */
    WO_M_RAISE,     /* a = good */
    WO_M_MAKE,      /* a = good, b = number */
    WO_M_DONE,      /* enough of this, no more */
    /* a turn */
    WO_M_PLAY,      /* a = face, played face up */
    WO_M_SELL,      /* a = face, face down for money */
    WO_M_USE_ASSET, /* a = asset 0-19 */
    WO_M_ORDER,     /* the executive order */
    WO_M_ABILITY,   /* a = growth card used */
    WO_M_PASS,
    WO_M_DOWN,   /* a = face put face down as the price */
    WO_M_BRANCH, /* a = branch of a choice */
    WO_M_SKIP,   /* decline what is optional */
    /* actions */
    WO_M_IMPROVE,  /* a = country */
    WO_M_EXHAUST,  /* a = country */
    WO_M_SPEND_SP, /* smart power */
    WO_M_MONEY,    /* a = units of money instead of D or S */
    WO_M_PAY,      /* pays the rest */
    WO_M_ENGAGE,   /* a = region */
    WO_M_TOKEN,    /* a = region whose token is moved */
    WO_M_OPEN,     /* a = region opened by SP in Trade */
    WO_M_DOUBLE,   /* a = good doubled */
    WO_M_EXPORT,   /* a = good, b = number */
    WO_M_IMPORT,   /* a = good, b = source: 0 allies, 1 + power its commerce card; c = units */
    WO_M_INVEST,   /* a = country */
    WO_M_ARMY,     /* a = from (region, or 7: board, 8: supply), b = to (region, 7: event card, 8: paid) */
    WO_M_BASE,     /* a = country */
    WO_M_SLOT,     /* a = 0 permanent, 1 temporary, 2 beyond */
    WO_M_CONVERT,  /* a = region */
    WO_M_GROWTH,   /* a = growth card */
    WO_M_PICK,     /* a = region, or with b = 1 good, picked by a text */
    WO_M_DISCARD,  /* a = face */
    WO_M_TRASH,    /* a = face, b = 1: from the discard pile */
    WO_M_TAKE,     /* a = slot of the market row */
    WO_M_OFFER,    /* a = 1 yes, 0 no (BRICS) */
    WO_M_SPLIT,    /* a = units that the first of two regions took */
    WO_M_COUNT,    /* a = how many cards a text draws */
    /* research */
    WO_M_BUY, /* a = slot of the row */
    WO_M_FLUSH,
    /* events */
    WO_M_KEEP, /* a = event kept of two targeted ones */
    WO_M_POSTPONE,
    WO_M_RESOLVE,
    WO_M_ANSWER, /* a = 0 no, n yes n times or with n; b = alternative */
    WO_M_BID,    /* a = units */
    WO_M_MIX,    /* a = element, b = units */
    WO_M_LOSE,   /* a = good whose production is lowered, or what is lost */
    WO_M_CUBE,   /* a = 0 printed, 1 beyond: which permanent cube goes */
    /* aftermath */
    WO_M_CASH,   /* a = region whose token is given up for money */
    WO_M_DEFEND, /* a = region whose token is given up for Defense */
    WO_M_PROSPER,
    /* automas */
    WO_M_ACT, /* a = enum wo_act_kind, b = target, c: more: the one move its rules prescribe */
    WO_MOVES
};
enum { WO_FROM_BOARD = 7, WO_FROM_SUPPLY = 8, WO_TO_CARD = 7, WO_TO_SUPPLY = 8 };
enum wo_lot { WO_LOT_NUMBER, WO_LOT_REGION, WO_LOT_COUNTRY, WO_LOT_GROWTH, WO_LOT_TYPE, WO_LOT_POWER };

/* ---- Small questions -------------------------------------------------------------------------------------------- */

static inline int wo_seat(const struct wo_state *s, int power) {
    return s->seat_of[power] == 255 ? -1 : s->seat_of[power];
}
/* The same as a bit; 0: nobody. */
static inline uint8_t wo_seat_bit(const struct wo_state *s, int power) {
    return (uint8_t)(s->seat_of[power] < WO_SEATS ? 1u << s->seat_of[power] : 0);
}
static inline bool wo_is_npc(const struct wo_state *s, int power) {
    return s->power[power].kind == WO_NPC;
}
static inline bool wo_is_automa(const struct wo_state *s, int power) {
    return s->power[power].kind >= WO_NORMAL;
}
static inline bool wo_is_human(const struct wo_state *s, int power) {
    return s->power[power].kind == WO_HUMAN;
}
static inline bool wo_tourmente(const struct wo_state *s) {
    return s->option[WO_OPT_TOURMENTE];
}
/* Does the ability of a growth card of its work yet (WO-25.9)? */
static inline bool wo_has_growth(const struct wo_state *s, int power, int growth) {
    return s->power[power].growth[growth >> 3] >> (growth & 7) & 1;
}
static inline bool wo_ability(const struct wo_state *s, int power, int growth) {
    return wo_has_growth(s, power, growth) && (!s->option[WO_OPT_ABILITY] || s->round >= wo_growths[growth].level);
}
static inline int wo_infl(const struct wo_state *s, int region, int owner) {
    return s->infl[region][owner];
}
static inline bool wo_in_zone(int region, int power) {
    return wo_regions[region].zone >> power & 1;
}
/* The id of a held country that carries exhaustion and tokens: of a stacked pair the regional one. */
static inline int wo_main(const struct wo_state *s, int power, int country) {
    int twin = wo_countries[country].twin;
    return wo_countries[country].starts >= 0 && twin >= 0 && pl_set_has(&s->ally[power], twin) ? twin : country;
}
/* Allies of a power, each country once. */
struct pl_set wo_allies(const struct wo_state *s, int power);
struct pl_set wo_allies_in(const struct wo_state *s, int power, int region);
static inline int wo_ally_count(const struct wo_state *s, int power, int region) {
    struct pl_set set = wo_allies_in(s, power, region);
    return pl_set_count(&set);
}
/* Places in the turn order: the power that comes `i`-th. */
static inline int wo_nth(const struct wo_state *s, int i) {
    return s->order[i];
}
static inline int wo_place_of(const struct wo_state *s, int power) {
    for (int i = 0; i < s->players; i++)
        if (s->order[i] == power)
            return i;
    return -1;
}

/* ---- Influence (influence.c) ------------------------------------------------------------------------------------ */

enum {
    WO_INF_PERM = 1,  /* permanent even with no slot */
    WO_INF_FREE = 2,  /* asks nobody: a permanent slot if there is one, else the temporary row */
    WO_INF_BEYOND = 4 /* may also go beyond the row if there is no permanent slot (Power Play) */
};
/* `power` adds 1 influence: whoever may choose is asked (a frame), an automa decides by its cards, an NPC by its rule.
 */
void wo_influence(struct wo_state *s, int power, int region, unsigned flags, struct pl_notes *notes);
/* At once, without asking; vp counts for `source`. */
void wo_add_permanent(struct wo_state *s, int owner, int region,
                      struct pl_notes *notes); /* a free slot must be there */
void wo_add_temporary(struct wo_state *s, int owner, int region, struct pl_notes *notes); /* pushes if full */
void wo_add_beyond(struct wo_state *s, int owner, int region, struct pl_notes *notes);
int wo_free_permanent(const struct wo_state *s, int region); /* leftmost free printed slot, or -1 */
bool wo_temporary_full(const struct wo_state *s, int region);
int wo_temp_count(const struct wo_state *s, int region);
bool wo_can_reset(const struct wo_state *s, int power, int region);
void wo_reset(struct wo_state *s, int power, int region,
              struct pl_notes *notes); /* WO-7: leftmost temporary cube of its */
bool wo_can_convert(const struct wo_state *s, int power, int region, bool beyond);
void wo_convert(struct wo_state *s, int power, int region, bool beyond, struct pl_notes *notes);
void wo_remove_influence(struct wo_state *s, int owner, int region, bool neutral,
                         struct pl_notes *notes); /* WO-19; asks printed or beyond */
void wo_to_temporary(struct wo_state *s, int owner, int region, struct pl_notes *notes);
void wo_count_influence(struct wo_state *s); /* rebuilds `infl` */
/* Places of the owners in a region by cubes, then armies; 0: no cube. place[WO_OWNERS] */
void wo_rank_region(const struct wo_state *s, int region, uint8_t *place);
bool wo_scores(const struct wo_state *s, int region); /* all permanent slots filled */

/* ---- Goods, money, points, armies (stock.c) --------------------------------------------------------------------- */

void wo_vp(struct wo_state *s, int power, int n, enum wo_source source, struct pl_notes *notes);
void wo_money(struct wo_state *s, int power, int n, struct pl_notes *notes); /* gains, or pays what there is for sure */
/* Gains n of a good or armies; overflow becomes money; an automa gains money by its table; an NPC armies only. */
void wo_gain(struct wo_state *s, int power, int good, int n, struct pl_notes *notes);
/* Pays n of a good that there is (armies: asks where from, or from the board). Not for automas: wo_automa_pays. */
void wo_pay(struct wo_state *s, int power, int good, int n, struct pl_notes *notes);
void wo_lose(struct wo_state *s, int power, int good, int n, struct pl_notes *notes); /* with shortfall (WO-18) */
int wo_price_for_automa(int good, int n);
int wo_armies(const struct wo_state *s, int power);               /* on the map */
int wo_armies_all(const struct wo_state *s, int power);           /* and on the board */
bool wo_can_raise(const struct wo_state *s, int power, int good); /* below its limit and not locked */
void wo_raise(struct wo_state *s, int power, int good, struct pl_notes *notes);
void wo_lower(struct wo_state *s, int power, int good, struct pl_notes *notes);
int wo_threat(const struct wo_state *s, int power, int region);
int wo_defense(const struct wo_state *s, int power, int region, bool token);
bool wo_ignore_threat(const struct wo_state *s, int a, int b);                   /* NATO, hooks */
int wo_threat_loss(const struct wo_state *s, int power, int region, bool token); /* VP it would lose there now */

/* ---- Allies and countries (act_improve.c) ----------------------------------------------------------------------- */

bool wo_refuses(const struct wo_state *s, int country, int power); /* hooks counted */
void wo_take_country(struct wo_state *s, int power, int country,
                     struct pl_notes *notes); /* becomes an ally; stacking adds influence */
void wo_refill(struct wo_state *s, int region,
               struct pl_notes *notes); /* pushes the frame that shows countries until two do */
void wo_reshuffle(struct wo_state *s, int region, struct pl_notes *notes); /* showing ones go in, two come */
void wo_replace_country(struct wo_state *s, int old, int with, struct pl_notes *notes);
bool wo_is_ready(const struct wo_state *s, int power, int country);
void wo_exhaust(struct wo_state *s, int country);
void wo_ready(struct wo_state *s, int country);

/* ---- Frames of the course of the game (flow.c, prepare.c, turn.c) ----------------------------------------------- */

void wo_draw_cards(struct wo_state *s, int power, int n, struct pl_notes *notes); /* pushes the frame that draws */
/* Cards: a hand is known to its holder alone, the rest of it goes by hand_n. */
void wo_hand_gain(struct wo_state *s, int power, int card); /* a card comes into the hand (unseen: not in `sure`) */
void wo_hand_lose(struct wo_state *s, int power, int card); /* it leaves the hand; the caller says where to */
int wo_hand_card(const struct wo_state *s, int power, int face); /* the lowest card of this face in hand, or -1 */
bool wo_can_draw(const struct wo_state *s, int power);           /* is there a card in deck or discard pile? */
/* Ready `n` exhausted allies of one's choice, all if there are fewer (WO-4.8): pushes the question where there is one.
 */
void wo_ready_some(struct wo_state *s, int power, int n, struct pl_notes *notes);
/* Raise `n` different productions of these goods (bit per good), free: pushes the question where there is one. */
void wo_raise_some(struct wo_state *s, int power, int n, unsigned goods, struct pl_notes *notes);
/* Producing, in Focus and by the action. How many units of a good it can make now: of E, R, F its production, of others
 * as many as production and recipe allow (WO-2.6, WO-6.8.2). wo_make pays the recipe, gains the units and turns up the
 * power's commerce cards if they list the good (WO-6.3.10). */
int wo_can_make(const struct wo_state *s, int power, int good);
void wo_make(struct wo_state *s, int power, int good, int n, struct pl_notes *notes);
unsigned wo_deals_of(const struct wo_state *s,
                     int power);                   /* the commerce cards it uses: bit per card of it (WO-3.10) */
void wo_play_again(struct wo_state *s, int power); /* one more play in this turn */
void wo_discard_card(struct wo_state *s, int power, int card);                    /* from hand to the discard pile */
void wo_prosper(struct wo_state *s, int power, int less, struct pl_notes *notes); /* takes the next step, paying */
bool wo_may_prosper(const struct wo_state *s, int power, int less);
void wo_give_country_row(struct wo_state *s, int region, struct pl_notes *notes);
void wo_market_refill(struct wo_state *s, struct pl_notes *notes); /* pushes the frame that fills the row */

/* ---- The rest of the interface ---------------------------------------------------------------------------------- */

struct pl_said wo_admits(const struct pl_setup *setup);    /* setup.c */
void wo_start(void *state, const struct pl_setup *setup);  /* setup.c; the frames are run by worldorder.c */
void wo_go_on(struct wo_state *s, struct pl_notes *notes); /* runs frames until one waits (worldorder.c) */
int wo_moves(const void *state, pl_move *out);             /* worldorder.c */
extern const struct pl_option wo_options[];                /* words.c: these tables */
extern const struct pl_role wo_roles[];
extern const struct pl_level wo_levels[];
extern const struct pl_ending wo_endings[];
extern const struct pl_form wo_forms[];
extern const struct pl_synonym wo_synonyms[];
extern const char *const wo_colours[];
enum wo_ending { WO_END_SIX, WO_ENDINGS }; /* ending + 1 in the state: after round six */
extern const struct pl_field wo_fields[];
void wo_derive(void *state);
struct pl_said wo_check(const void *state);
void wo_view(void *state, int viewer);
void wo_determinize(void *view, int viewer, struct pl_rng *rng);
void wo_result(const void *state, struct pl_result *out);
int wo_score_lines(const void *state, struct pl_score_line *out);
void wo_notate(const void *state, pl_move move, struct pl_out *out);
struct pl_said wo_describe(const void *state, pl_move move, int viewer);
void wo_name(const void *state, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out);
bool wo_name_data(const char *type, int32_t value, enum pl_lang lang, struct pl_out *out); /* words_names.c */
int wo_wishes_of(const void *state, int seat, int kind, pl_move *out);
void wo_evaluate(const void *state, int32_t *points);
int wo_uses(const void *state, pl_move move, struct pl_use *out); /* uses.c */
void wo_zones(const void *state, struct pl_scene *scene);
void wo_pieces(const void *view, int viewer, struct pl_scene *scene);
int wo_touches(const void *state, pl_move move, pl_touch *out);
int wo_seat_power(const struct wo_state *s, int seat); /* scene_words.c; a number beyond the seats: an NPC power */
bool wo_scene_name(const struct wo_state *s, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out);
bool wo_find_thing(const void *view, const char *type, int32_t value, pl_touch *out);
extern const struct pl_art wo_art[];
extern const struct pl_phrase wo_phrases[];
extern const struct pl_rule pl_rules_worldorder[];

#endif
