/* Hegemony: the flat state and what the game's files share.
 *
 *   hegemony.c      the table of the game; setup.c: start (HG-3); flow.c: rounds, phases, whose turn; the frame at the
 * bottom prepare.c       preparation (HG-4); turn.c: playing and discarding cards, main and free action places.c
 * companies and workers: the only file that moves workers (HG-1, HG-5.2, unions, commitment) money.c         accounts,
 * payments, loans (HG-10); goods.c: storages, public services, limits (HG-7) act_*.c         basic actions (HG-5),
 * free.c: free actions (HG-6) policy.c        policies and every consequence of a change (HG-9); vote.c: bills,
 * elections, immediate votes (HG-8) production.c    strikes, production, needs, taxes (HG-8, HG-9); imf.c: IMF and the
 * Crisis Room (HG-10, HG-19) score.c         scoring and the end (HG-11, HG-12) events.c        Events and Alternative
 * Events of the State (HG-50, HG-52), goals.c: hidden agendas (HG-54) cards_*.c       the words of the action cards'
 * effects (HG-30 to HG-33) automa*.c       the rulebook plays a class (HG-20 to HG-28) view.c fields.c check.c words.c
 * why.c value.c scene*.c   as in the other games data.h          what is printed
 */
#ifndef PLATEAU_HEGEMONY_STATE_H
#define PLATEAU_HEGEMONY_STATE_H

#include "core/game.h"
#include "games/hegemony/data.h"

enum { HG_SEATS = 4, HG_HAND = 7, HG_KEPT = 2, HG_BILLS = 3 };
/* Places for companies: 12 of the Capitalist, 8 of the Middle Class, 9 of the State in three rows (Health, Education,
 * Media columns), 2 farms. */
enum { HG_PLACE_C = 0, HG_PLACE_M = 12, HG_PLACE_P = 20, HG_PLACE_F = 29, HG_PLACES = 31, HG_NO_PLACE = 255 };
enum { HG_ALL_C = 0xFFF, HG_ALL_M = 0xFF << HG_PLACE_M, HG_ALL_P = 0x1FF << HG_PLACE_P, HG_ALL_F = 3 << HG_PLACE_F };

enum hg_phase { HG_SETUP, HG_PREPARATION, HG_ACTION, HG_PRODUCTION, HG_ELECTIONS, HG_SCORING, HG_OVER };
enum hg_account { HG_ACC_W, HG_ACC_M, HG_ACC_REVENUE, HG_ACC_CAPITAL, HG_ACC_TREASURY, HG_ACCOUNTS };

/* The order of the option table (HG-29). */
enum hg_option {
    HG_OPT_CARDS,         /* the 20 action cards of Crises & Contrôle */
    HG_OPT_CRISIS,        /* Crisis Room */
    HG_OPT_ALT_EVENTS,    /* Alternative Events (four players) */
    HG_OPT_GOALS,         /* Hidden Agendas */
    HG_OPT_START67,       /* 6B 7B, or the text's 6A / 7A */
    HG_OPT_FREE_VOTE,     /* automas' free immediate votes: tested, always */
    HG_OPT_IMF,           /* at least, or more than, the printed number of loans */
    HG_OPT_RAISE_COMMITS, /* any raise, or to L3 only */
    HG_OPT_REFILL,        /* below five cubes, or empty */
    HG_OPT_FIRST_WAGE,    /* ruling 68: wage of PRODUCE_FIRST */
    HG_OPT_FLOOR,         /* points below zero: allowed, or not */
    HG_OPT_DOWN_ROWS,     /* automas: land in row 0, or rows open below */
    HG_OPT_REVEAL,        /* hidden agendas: by themselves, or by their owner */
    HG_OPTIONS
};

/* Where points came from: the lines of the account. */
enum hg_source {
    HG_BY_PROSPERITY,
    HG_BY_HEALTH,
    HG_BY_UNIONS,
    HG_BY_BILLS,
    HG_BY_SUPPORT,
    HG_BY_EXPORT,
    HG_BY_WEALTH,
    HG_BY_WEALTH_STEPS,
    HG_BY_LEGITIMACY,
    HG_BY_AGENDA,
    HG_BY_EVENTS,
    HG_BY_SERVICES,
    HG_BY_BENEFITS,
    HG_BY_CARDS,
    HG_BY_DEMONSTRATION,
    HG_BY_PENALTIES,
    HG_BY_POLICIES,
    HG_BY_GOODS,
    HG_BY_MONEY,
    HG_BY_LOANS,
    HG_BY_GOAL,
    HG_BY_OTHER,
    HG_SOURCES
};

/* ---- The state -------------------------------------------------------------------------------------------------- */

/* A company on its place. Workers are numbers: a slot holds trade + 1, 0 is empty; all of a C or Public company are of
 * one class (`staff`); in an M company slots 0 and 1 are M's and slot 2 is the employee of W. Unskilled slots are kept
 * sorted. */
struct hg_place {
    uint8_t card;  /* row of hg_companies + 1; 0: no company */
    uint8_t wage;  /* level 0-2 */
    uint8_t staff; /* class + 1 that works there (C, Public, farm); 0: nobody */
    uint8_t slot[HG_SLOTS];
    uint8_t flags; /* enum hg_flag */
    uint8_t zero;
};
enum hg_flag {
    HG_COMMITTED = 1,          /* C, Public: all; M: the M workers */
    HG_EMPLOYEE_COMMITTED = 2, /* M: the employee */
    HG_STRUCK = 4,
    HG_MACHINERY = 8,
    HG_CLOSED = 16,     /* Public: face down */
    HG_WAS_PUBLIC = 32, /* C's, bought from the State: goes back face down */
    HG_NEW = 64         /* Public: opened by the change of policy 1 that is under way (HG-9.1c) */
};

/* State Benefits that wait in the area of a class. */
struct hg_benefits {
    int16_t money;
    uint8_t good[HG_STORED];
    uint8_t influence, cubes;
    uint8_t stamp; /* turn in which they were placed: placements of one turn add up (HG-7.6) */
    uint8_t zero;
};

/* An automa: AI deck, priority rows. */
struct hg_automa {
    uint32_t fresh, late;        /* undecided cards of the deck: of the first shuffle, shuffled in below */
    uint32_t discard;            /* bit per AI card */
    uint16_t row[HG_AI_ACTIONS]; /* of its action cards, in the order of hg_ai_actions */
    uint16_t policy_row[HG_POLICIES];
    uint8_t at[HG_AI_CARDS]; /* the deck from the top, as far as known: card + 1; 0: not decided yet */
    uint8_t deck_n;          /* cards in the deck */
    uint8_t aside;           /* policy cards set aside, bit per policy */
    uint8_t seq[HG_AI_ACTIONS], policy_seq[HG_POLICIES]; /* order of arrival: smaller is closer to the marker */
    uint8_t action_aside;                                /* bit per action card set aside */
    uint8_t removed;                                     /* bit per policy card out of the game (HG-28) */
    uint8_t card;                                        /* AI card of this turn + 1 */
    uint8_t mode;                                        /* 0: no automa; 1 easy, 2 advanced */
    uint8_t zero[1];
};

/* A compound action in progress (Assign, Buy …). They never nest. Whoever ends a turn clears it; `done` and `picked` of
 * an action that has ended stay until the next one, for the card that it was part of. */
struct hg_work {
    uint32_t was_full, filled, lacking; /* bit per place: at work before; filled or dealt with; left short */
    uint32_t targets;                   /* bit per place that may be chosen */
    int32_t spent;                      /* money so far */
    uint8_t card;                       /* action card being played + 1 (of the role whose turn it is) */
    uint8_t role;                       /* Assign: the class whose workers move */
    uint8_t counts[6];                  /* enum hg_work_count */
    uint8_t unions;                     /* unions founded in this action, bit per industry */
    uint8_t flags;                      /* enum hg_work_flag */
    uint8_t done;   /* units bought, workers placed, transactions, companies … of the action, also after it */
    uint8_t picked; /* place + 1 that was chosen or built on, or good + 1 bought, also after it */
};
enum hg_work_count { HG_W_LEFT, HG_W_OWNER_PAYS, HG_W_STATE_PAYS, HG_W_PAYEE, HG_W_RECENT, HG_W_COUNTS };
enum hg_work_flag { HG_IDLE_ONLY = 1, HG_NO_UNIONS = 2, HG_OPTIONAL = 4, HG_UNIONS_BEGUN = 8, HG_BUILT = 16 };

struct hg_state {
    struct pl_copies hand[HG_ROLES],
        gone[HG_ROLES];              /* action cards by type; gone: played, discarded or out of the game */
    struct pl_copies deck_c, deck_m; /* company decks by row of hg_companies (first row of the owner = 0) */
    struct pl_copies deal_deck;
    struct hg_automa automa[HG_CLASSES];
    struct hg_work work;
    int32_t money[HG_ACCOUNTS];
    uint32_t immigrant_deck, event_deck; /* bit per card; events: of the deck in use */
    uint16_t export_deck, agenda_deck, crisis_deck;
    int16_t vp[HG_ROLES];
    int16_t by[HG_ROLES][HG_SOURCES];
    int16_t wages_got[2], export_got[3]; /* in this phase or round, for agendas */
    struct pl_frames frames;
    struct hg_benefits benefits[HG_CLASSES];
    struct hg_place place[HG_PLACES];
    uint8_t idle[2][HG_TRADES]; /* unemployed, of W and M */
    uint8_t unions;             /* bit per industry with a union worker (HG-5.3) */
    uint8_t demonstration;      /* 1: the token is out */
    uint8_t strikes;            /* strike tokens left */
    uint8_t machinery;          /* tokens left */
    uint8_t tiles_left, farms;  /* storage tiles left; farm cards left */
    uint8_t influence_left;     /* Influence in the supply */
    uint8_t tokens_left;        /* Legitimacy tokens in the supply */
    uint8_t loans[HG_ROLES];
    uint8_t store[2][HG_STORED];            /* storages of M, C */
    uint8_t zone[2];                        /* C's Free Trade Zone: Food, Luxury */
    uint8_t area[2][HG_STORED];             /* Goods & Services areas of W, M */
    uint8_t public_goods[HG_STORED], media; /* S: Food, Luxury it holds, Health, Education services, Media Influence */
    uint8_t influence[HG_ROLES];            /* personal */
    uint8_t price[2][HG_STORED];            /* level 0-2 of M, C */
    uint8_t tiles[2];                       /* bit per stored good, of M, C */
    uint8_t prosperity[2], wealth;          /* spaces of W, M; C's marker */
    uint8_t legitimacy[HG_CLASSES], tokens[HG_CLASSES];
    uint8_t policy[HG_POLICIES];  /* section in force */
    uint8_t bill[HG_POLICIES];    /* 0: none; 1 + role * 3 + section */
    uint8_t blocked[HG_POLICIES]; /* role + 1 whose reminder forbids bills this round */
    uint8_t locked;               /* bit per policy with a lock token (HG-19) */
    uint8_t bag[HG_CLASSES], cubes[HG_CLASSES], shown[HG_CLASSES]; /* in the bag; in the supply; drawn for this vote */
    uint8_t vote;                                                  /* policy + 1 being voted on */
    uint8_t vote_flags;                                            /* enum hg_vote_flag */
    uint8_t side[HG_ROLES];                                        /* 0 none, 1 for, 2 against */
    uint8_t seal[HG_ROLES];                                        /* Influence committed + 1: sealed */
    struct pl_sealed sealed;                                       /* votes and agendas: bit per ROLE */
    uint8_t wage_policy;               /* policy 2 under which wages were paid + 1 (HG-10.5) */
    uint8_t hand_n[HG_ROLES];          /* public */
    uint8_t market_c[6], market_m[4];  /* company row + 1 in the Markets */
    uint8_t deals[2];                  /* business deals on show + 1 */
    uint8_t exports;                   /* export card on show */
    uint8_t export_shown[3];           /* of Foreign Market Insight: cards turned up + 1 */
    uint8_t event[2];                  /* events on the board + 1 */
    uint8_t event_top[3], event_top_n; /* on top of the deck, known to S only: + 1, last is drawn first */
    uint8_t events_done;               /* tasks performed, for HA01 */
    uint8_t agenda;                    /* political agenda + 1 */
    uint8_t crisis;                    /* face-up crisis card + 1 */
    uint8_t bond[HG_CLASSES];          /* what is owed: 0, 40, 70 */
    uint8_t alt_holder[HG_ALT_EVENTS]; /* class + 1 that keeps its advantage; 4: discarded */
    uint8_t alt_round[HG_ALT_EVENTS];  /* last round (or use) in which it worked */
    uint8_t goal[HG_ROLES][2];         /* hidden agendas dealt, 0-4 of the role + 1; [0] the kept one once chosen */
    uint8_t goal_done[HG_ROLES];       /* bit per agenda revealed or fulfilled (automas: several) */
    uint8_t took_loan;                 /* bit per role */
    uint8_t bills_passed[HG_ROLES];
    uint8_t round, phase, turn; /* 1-5; enum hg_phase; turn of the round 0-4 */
    uint8_t active;             /* the role whose turn it is */
    uint8_t main_used, free_used;
    uint8_t players, roles;    /* bit per role in the game */
    uint8_t seat_of[HG_ROLES]; /* 255: nobody */
    uint8_t role_of[HG_SEATS]; /* + 1 */
    uint8_t last_agenda;       /* of round 5, for ties (HG-12.5) */
    uint8_t ending, winners;
    uint8_t shifted, shifted_from; /* HG-52.25: place + 1 whose wage is shifted for this phase, its level before */
    uint8_t option[HG_OPTIONS];
    /* derived */
    uint8_t population[2], workers[2], employed[2];
    uint8_t in_industry[HG_INDUSTRIES]; /* W workers in companies of the industry */
    uint8_t operational[HG_CLASSES];    /* companies of M, C, Public */
    uint8_t zero[7];
};
static_assert(sizeof(struct hg_state) <= 3072, "the state stays within 3 KiB");
/* DRAWN: the cubes lie there already (Polling). FORCED: S sides with the bill and spends 2 Influence (HG-52.11). */
enum hg_vote_flag { HG_VOTE_IMMEDIATE = 1, HG_VOTE_DRAWN = 2, HG_VOTE_LAST = 4, HG_VOTE_FORCED = 8 };

/* ---- Moves ------------------------------------------------------------------------------------------------------ */

enum hg_move {
    /* chance */
    HG_M_ROLE = 1,  /* a = role dealt to a seat */
    HG_M_CARD,      /* a = type of the drawing role's pack */
    HG_M_COMPANY,   /* a = company row */
    HG_M_DEAL,      /* a = deal */
    HG_M_EXPORT,    /* a = export card */
    HG_M_IMMIGRANT, /* a = immigration card */
    HG_M_EVENT,     /* a = event */
    HG_M_AGENDA,    /* a = political agenda */
    HG_M_GOAL,      /* a = hidden agenda */
    HG_M_CRISIS,    /* a = crisis card */
    HG_M_CUBE,      /* a = class */
    HG_M_AI,        /* a = AI card */
    HG_M_TIE,       /* a = candidate */
    /* a turn */
    HG_M_PLAY,       /* a = card type: for its effect */
    HG_M_BASIC,      /* a = card type discarded for a Basic Action */
    HG_M_ACTION,     /* a = enum hg_basic */
    HG_M_FREE,       /* a = enum hg_free */
    HG_M_REPAY_BOND, /* a = class */
    HG_M_END,        /* end of the turn */
    HG_M_DONE,       /* enough of this */
    HG_M_SKIP,       /* decline what is optional */
    HG_M_BRANCH,     /* a = branch */
    HG_M_BACK,       /* (reserved) */
    /* politics */
    HG_M_BILL,      /* a = policy, b = section */
    HG_M_VOTE,      /* a = 1 call an immediate vote, 0 do not */
    HG_M_SIDE,      /* a = 1 for, 2 against */
    HG_M_INFLUENCE, /* a = amount */
    HG_M_POLICY,    /* a = policy picked */
    HG_M_OPEN,      /* a = place, b = company row: a Public company opens or closes */
    HG_M_STAFF,     /* a = place, b = class + 1, 0: nobody */
    /* workers */
    HG_M_TARGET, /* a = place, or 32 + industry: union */
    HG_M_WORKER, /* a = place or 255: unemployed; b = trade */
    HG_M_SWAP,   /* a = place, b = trade of who leaves the slot; then HG_M_WORKER */
    HG_M_TRADE,  /* a = trade chosen */
    HG_M_REMOVE, /* a = trade removed */
    /* goods and money */
    HG_M_BUY,      /* a = good, b = source, c = amount */
    HG_M_NEEDS,    /* a = source, b = amount */
    HG_M_SELL,     /* a = place (company) */
    HG_M_BUILD,    /* a = company row, b = 1: of the own deck, c = 1: without HG-52.23 */
    HG_M_WAGE,     /* a = place, b = level */
    HG_M_PRICE,    /* a = good, b = level */
    HG_M_TRANSACT, /* a = transaction 0-7, b = units (bonus sales) */
    HG_M_BUSINESS, /* a = 0, 1: deal on show */
    HG_M_STORE,    /* a = good, b = units into the Storage */
    HG_M_TILE,     /* a = good */
    HG_M_MACHINE,  /* a = place */
    HG_M_SHIFT,    /* a = place */
    HG_M_STRIKE,   /* a = place */
    HG_M_LOSS,     /* a = role, b = points */
    HG_M_BONUS,    /* a = place */
    HG_M_LEND,     /* a = 0, 30, 50 */
    HG_M_PICK,     /* a = role, industry … picked */
    HG_M_DISCARD,  /* a = slot of the Market */
    HG_M_CUBES,    /* a = class, b = number */
    /* State */
    HG_M_TASK,        /* a = 0, 1: event on the board */
    HG_M_CLASS,       /* a = class */
    HG_M_AMOUNT,      /* a = amount */
    HG_M_MIX,         /* a = good, b = amount */
    HG_M_PLACE_EVENT, /* a = event, b = slot or top of the deck */
    HG_M_PENALTY,     /* a = class */
    /* agendas, advantages */
    HG_M_KEEP, /* a = 0, 1: of two agendas; or an Alternative Event: 1 keep, 0 take the point */
    HG_M_REVEAL,
    HG_M_ADVANTAGE, /* a = alternative event used, b = how */
    /* automas */
    HG_M_STEP, /* a = enum of automa.h, b, c: its forced move */
    HG_MOVES
};

enum hg_basic {
    HG_DO_BILL,
    HG_DO_ASSIGN,
    HG_DO_BUY,
    HG_DO_STRIKE,
    HG_DO_DEMONSTRATE,
    HG_DO_PRESSURE,
    HG_DO_BUILD,
    HG_DO_SELL,
    HG_DO_EXPORT,
    HG_DO_DEAL,
    HG_DO_LOBBY,
    HG_DO_SHIFT,
    HG_DO_EVENT,
    HG_DO_MEET,
    HG_DO_EXTRA_TAX,
    HG_DO_CAMPAIGN,
    HG_DO_PASS,
    HG_BASICS
};
enum hg_free {
    HG_USE_HEALTH,
    HG_USE_EDUCATION,
    HG_USE_LUXURY,
    HG_FREE_SWAP,
    HG_FREE_PRICES,
    HG_FREE_WAGES,
    HG_FREE_BONUS,
    HG_FREE_STORAGE,
    HG_FREE_BENEFITS,
    HG_FREE_LOAN,
    HG_FREES
};
/* Sources of goods. */
enum hg_from { HG_FROM_C, HG_FROM_M, HG_FROM_AREA, HG_FROM_ABROAD, HG_FROM_STATE, HG_SOURCES_OF_GOODS };

/* ---- Small questions -------------------------------------------------------------------------------------------- */

static inline bool hg_in_game(const struct hg_state *s, int role) {
    return s->roles >> role & 1;
}
static inline bool hg_with_state(const struct hg_state *s) { /* HG-1.3 */
    return hg_in_game(s, HG_S);
}
static inline bool hg_is_automa(const struct hg_state *s, int role) {
    return role < HG_CLASSES && s->automa[role].mode;
}
static inline const struct hg_company *hg_at(const struct hg_state *s, int place) {
    return &hg_companies[s->place[place].card - 1];
}
static inline bool hg_there(const struct hg_state *s, int place) { /* an open company */
    return s->place[place].card && !(s->place[place].flags & HG_CLOSED);
}
static inline int hg_owner_of(int place) { /* role; farms are W's */
    return place < HG_PLACE_M ? HG_C : place < HG_PLACE_P ? HG_M : place < HG_PLACE_F ? HG_S : HG_W;
}
static inline int hg_wage_of(const struct hg_state *s, int place) {
    return hg_at(s, place)->wage[s->place[place].wage];
}
static inline int hg_bill_role(uint8_t bill) {
    return (bill - 1) / 3;
}
static inline int hg_bill_section(uint8_t bill) {
    return (bill - 1) % 3;
}

/* ---- Companies and workers (places.c) ---------------------------------------------------------------------------- */

int hg_slots(const struct hg_state *s, int place);        /* mandatory slots */
bool hg_operational(const struct hg_state *s, int place); /* HG-1.7 */
bool hg_fully_operational(const struct hg_state *s, int place);
int hg_workers_in(const struct hg_state *s, int place, int role);
int hg_idle_count(const struct hg_state *s, int role);
int hg_open_slots(const struct hg_state *s, int role); /* HG-5.6: open slots usable by the class */
int hg_output(const struct hg_state *s, int place);    /* what it would make now */
bool hg_can_strike(const struct hg_state *s, int place);
uint32_t hg_companies_of(const struct hg_state *s, int role); /* bit per place, open ones of the State */
uint32_t hg_operational_of(const struct hg_state *s, int role);
int hg_free_place(const struct hg_state *s, int role);        /* -1: none */
void hg_open_company(struct hg_state *s, int place, int row); /* card laid on a place, wage the legal minimum */
void hg_remove_company(struct hg_state *s, int place,
                       struct pl_notes *notes); /* workers become unemployed, tokens go back */
void hg_add_worker(struct hg_state *s, int role, int trade,
                   struct pl_notes *notes);                         /* from the supply to unemployed (HG-2.4) */
bool hg_worker_left(const struct hg_state *s, int role, int trade); /* in the supply */
void hg_put_worker(struct hg_state *s, int role, int trade, int place, int slot); /* from unemployed into a slot */
void hg_take_worker(struct hg_state *s, int place, int slot);                     /* to unemployed */
void hg_lift_worker(struct hg_state *s, int place, int slot); /* the same without a look at its Strike token */
void hg_check_strikes(struct hg_state *s);                    /* HG-5.5.2: tokens of companies that stand still */
void hg_swap_worker(struct hg_state *s, int place, int slot, int trade); /* HG-6.5: for an unemployed one */
void hg_retrain(struct hg_state *s, int role, int place, int trade,
                int to); /* HG-6.2; place: HG_NO_PLACE: an unemployed one */
int hg_unskilled_slot(const struct hg_state *s, int place, int role,
                      int trade); /* in which such a worker stands; -1: none */
int hg_empty_slot(const struct hg_state *s, int place, int role, int trade); /* for such a worker; -1: none */
void hg_commit(struct hg_state *s, int place, bool committed);
void hg_commit_class(struct hg_state *s, int place, int role, bool committed); /* the workers of that class there */
bool hg_is_committed(const struct hg_state *s, int place, int role);
bool hg_fits_slot(const struct hg_state *s, int place, int slot, int role,
                  int trade);                                 /* is it empty, and for such a worker? */
void hg_drop_worker(struct hg_state *s, int role, int trade); /* an unemployed one goes to the supply */
void hg_empty_company(struct hg_state *s, int place);         /* everybody becomes unemployed */
void hg_found_union(struct hg_state *s, int industry, struct pl_notes *notes);
bool hg_demonstration_stands(const struct hg_state *s);
bool hg_can_staff(const struct hg_state *s, int place, int role); /* all slots from its unemployed (act_hire.c) */
void hg_staff(struct hg_state *s, int place, int role, bool committed,
              struct pl_notes *notes);                                   /* unskilled first (HG-5.8) */
void hg_check_unions(struct hg_state *s, struct pl_notes *notes);        /* HG-5.3.2 */
void hg_check_demonstration(struct hg_state *s, struct pl_notes *notes); /* HG-5.6.2 */
void hg_count(struct hg_state *s);                                       /* rebuilds what is derived */

/* ---- Money and loans (money.c) ----------------------------------------------------------------------------------- */

int hg_funds(const struct hg_state *s, int role); /* Revenue and Capital together for C; treasury for S */
void hg_earn(struct hg_state *s, int role, int money, struct pl_notes *notes);  /* C: Revenue */
void hg_spend(struct hg_state *s, int role, int money, struct pl_notes *notes); /* optional: there must be as much */
void hg_owe(struct hg_state *s, int role, int money, int to,
            struct pl_notes *notes); /* mandatory: loans if need be; to: role or -1 */
void hg_pay_to(struct hg_state *s, int role, int money, int to,
               struct pl_notes *notes); /* optional payment to a role, -1: supply */
void hg_to_capital(struct hg_state *s, int money);
void hg_from_capital(struct hg_state *s, int money, struct pl_notes *notes); /* effects naming Capital (HG-7.1) */
void hg_take_loan(struct hg_state *s, int role, struct pl_notes *notes);
bool hg_can_repay(const struct hg_state *s, int role);
void hg_repay(struct hg_state *s, int role, struct pl_notes *notes);
void hg_vp(struct hg_state *s, int role, int n, enum hg_source source, struct pl_notes *notes);
int hg_gain_influence(struct hg_state *s, int role, int n); /* as far as the supply goes; what was gained */
void hg_spend_influence(struct hg_state *s, int role, int n);
int hg_add_cubes(struct hg_state *s, int role, int n); /* to the bag, as far as the supply goes */
void hg_legitimacy(struct hg_state *s, int role, int n, struct pl_notes *notes);
void hg_legitimacy_token(struct hg_state *s, int role, struct pl_notes *notes);
void hg_gain_prosperity(struct hg_state *s, int role, struct pl_notes *notes);

/* ---- Goods (goods.c) --------------------------------------------------------------------------------------------- */

int hg_capacity(const struct hg_state *s, int role, int good); /* of a Storage */
int hg_store(struct hg_state *s, int role, int good, int n,
             struct pl_notes *notes);                       /* M, C storages with overflow; what was kept */
int hg_stock(const struct hg_state *s, int role, int good); /* what others can buy there */
void hg_receive(struct hg_state *s, int role, int good, int n,
                struct pl_notes *notes);                         /* HG-7.2: to the area, storage, influence */
int hg_unit_price(const struct hg_state *s, int from, int good); /* of a source, tariff included */
int hg_public_limit(const struct hg_state *s, int good);         /* HG-7.7 */
void hg_trim_public(struct hg_state *s, struct pl_notes *notes);

/* ---- Politics (policy.c, vote.c) --------------------------------------------------------------------------------- */

bool hg_may_bill(const struct hg_state *s, int role, int policy, int section, bool any_section);
void hg_place_bill(struct hg_state *s, int role, int policy, int section, struct pl_notes *notes);
void hg_remove_bill(struct hg_state *s, int policy, struct pl_notes *notes);
void hg_set_policy(struct hg_state *s, int policy, int section,
                   struct pl_notes *notes);          /* with all its effects and decisions (frames) */
int hg_bills_of(const struct hg_state *s, int role); /* markers on the table, reminders included */
int hg_minimum_wage(const struct hg_state *s);       /* level */
int hg_tax_multiplier(const struct hg_state *s);
int hg_public_companies(const struct hg_state *s);                                    /* how many policy 1 allows */
void hg_vote(struct hg_state *s, int policy, bool immediate, struct pl_notes *notes); /* pushes a whole vote */

/* ---- Phases, cards, effects -------------------------------------------------------------------------------------- */

bool hg_can_basic(const struct hg_state *s, int role, enum hg_basic action);
void hg_basic(struct hg_state *s, int role, enum hg_basic action, struct pl_notes *notes); /* pushes its frames */
bool hg_can_free(const struct hg_state *s, int role, enum hg_free action);
void hg_free(struct hg_state *s, int role, enum hg_free action, struct pl_notes *notes);
bool hg_requirement(const struct hg_state *s, const uint8_t *requires);
bool hg_can_play(const struct hg_state *s, int role, int card); /* HG-4.3, H1 */
void hg_play_card(struct hg_state *s, int role, int card, struct pl_notes *notes);
void hg_produce(struct hg_state *s, int place, int payer,
                struct pl_notes *notes);                 /* one company: wage (payer: role, -1: none) and output */
void hg_imf(struct hg_state *s, struct pl_notes *notes); /* pushes an intervention, or the crisis card */
void hg_end_turn(struct hg_state *s, struct pl_notes *notes);
void hg_check_goals(struct hg_state *s, struct pl_notes *notes); /* HG-54: hidden agendas that are fulfilled now */

/* ---- The rest of the interface ---------------------------------------------------------------------------------- */

extern const struct pl_field hg_fields[];
void hg_derive(void *state);
struct pl_said hg_check(const void *state);
void hg_view(void *state, int viewer);
void hg_determinize(void *view, int viewer, struct pl_rng *rng);
void hg_result(const void *state, struct pl_result *out);
int hg_score_lines(const void *state, struct pl_score_line *out);
void hg_notate(const void *state, pl_move move, struct pl_out *out);
struct pl_said hg_describe(const void *state, pl_move move, int viewer);
void hg_name(const void *state, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out);
bool hg_name_data(const char *type, int32_t value, enum pl_lang lang, struct pl_out *out);
int hg_wishes_of(const void *state, int seat, int kind, pl_move *out);
void hg_evaluate(const void *state, int32_t *points);
void hg_zones(const void *state, struct pl_scene *scene);
void hg_pieces(const void *view, int viewer, struct pl_scene *scene);
int hg_touches(const void *state, pl_move move, pl_touch *out);
bool hg_find_thing(const void *view, const char *type, int32_t value, pl_touch *out);
extern const struct pl_art hg_art[];
extern const struct pl_phrase hg_phrases[];

#endif
