/* Discworld: Ankh-Morpork: the flat state and what the game's files share.
 *
 *   ankh.c     the table of the game: setup, and the rows of decisions, which the files below have (decide.h)
 *   turn.c     the turn (section 3): playing cards, powers, refilling; card.c: a card in play, symbol by symbol
 *   text.c     what the texts of the cards (section 20) share; text_*.c have them, a row each
 *   events.c   random events (sections 10 and 21): drawing one, and its dice; events_*.c have them, a row each
 *   answer.c   interrupts and Small Gods: who is asked, and what an answer does (section 8)
 *   pieces.c   pieces, trouble, buildings, money: the only file that changes the board (sections 4 to 7)
 *   hidden.c   cards on their way, and who knows which (section 12)
 *   view.c     what a viewer sees, and dealing anew what it does not know
 *   goals.c    goals, points, the end (sections 11 and 22)
 *   why.c      what may be wished and why it cannot be done
 *   words.c    tables, notation, names; sentences.c says moves; cards.def, cards.h, cards.c and city.c are data
 *   state.c    field table and what is derived
 *   check.c    is a whole position consistent? check_frames.c: is the stack of decisions?
 *   value.c    evaluation for the bots
 *   board.c    the terminal's board
 *   scene*.c   the table as things to draw, art*.c its pictures, map.h the outlines of the areas
 */
#ifndef PLATEAU_ANKH_STATE_H
#define PLATEAU_ANKH_STATE_H

#include "core/deck.h"
#include "core/game.h"
#include "games/ankh/cards.h"

enum { AM_SEATS = 4, AM_AREAS = 12, AM_PERSONS = 7, AM_EVENTS = 12 };
enum { AM_MINIONS = 12, AM_BUILDINGS = 6, AM_MAX_TROLLS = 3, AM_MAX_DEMONS = 4 }; /* AM-1.1, AM-1.5 */
enum { AM_HAND = 5 };

/* Owners of minions: seats 0 to 3, then these. */
enum am_owner { AM_TROLL = AM_SEATS, AM_DEMON, AM_OWNERS };

/* Areas are counted from 0; players see their number from 1, as on the die. */
enum am_area_id {
    AM_DOLLY_SISTERS,
    AM_UNREAL_ESTATE,
    AM_DRAGONS_LANDING,
    AM_SMALL_GODS,
    AM_THE_SCOURS,
    AM_THE_HIPPO,
    AM_THE_SHADES,
    AM_DIMWELL,
    AM_LONGWALL,
    AM_ISLE_OF_GODS,
    AM_SEVEN_SLEEPERS,
    AM_NAP_HILL
};

enum am_person { AM_VETINARI, AM_SELACHII, AM_RUST, AM_DE_WORDE, AM_DRAGON_KING, AM_CHRYSOPRASE, AM_VIMES };

enum am_event {
    AM_EV_DRAGON,
    AM_EV_FLOOD,
    AM_EV_FIRE,
    AM_EV_FOG,
    AM_EV_RIOTS,
    AM_EV_EXPLOSION,
    AM_EV_MURDERS,
    AM_EV_DEMONS,
    AM_EV_SUBSIDENCE,
    AM_EV_JOHNSON,
    AM_EV_TROLLS,
    AM_EV_EARTHQUAKE
};

/* The order of the option table (section 14). */
enum am_option {
    AM_OPT_ASK,
    AM_OPT_GASPODE,
    AM_OPT_RELOCATE,
    AM_OPT_MOSSY,
    AM_OPT_COMMIT,
    AM_OPT_LIFT,
    AM_OPT_CARCER,
    AM_OPT_TROUBLE,
    AM_OPT_EXHAUSTION,
    AM_OPT_SUBSIDENCE,
    AM_OPT_TROLLS,
    AM_OPT_SMALL_GODS,
    AM_OPT_CLACKS,
    AM_OPT_COSTS,
    AM_OPT_BANK,
    AM_OPT_MOSSY_EVENT,
    AM_OPTIONS
};
/* Values of AM_OPT_GASPODE (AM-14.1). */
enum am_gaspode { AM_GASPODE_MURDERS, AM_GASPODE_NO, AM_GASPODE_EVENTS };

enum am_ending {
    AM_END_VETINARI,
    AM_END_LORD,
    AM_END_DRAGON_KING,
    AM_END_CHRYSOPRASE,
    AM_END_VIMES,
    AM_END_EXHAUSTION, /* the draw pile is empty and points decide */
    AM_END_RIOTS,
    AM_ENDINGS
};

struct am_place {
    const char *key;
    struct pl_text name, power;
    uint8_t cost;
    uint8_t wet;       /* touches the river (AM-1.3) */
    uint16_t adjacent; /* bit per area */
};
extern const struct am_place am_places[AM_AREAS]; /* city.c */
struct pl_decision;
struct am_event_row {
    const char *key;
    struct pl_text name, text;
    uint8_t dice;                  /* rolled before anything else happens */
    const struct pl_decision *row; /* what it does (events.h) */
};
extern const struct am_event_row am_event_rows[AM_EVENTS];
/* Goals by number of players - 2: areas, areas controlled, markers or money; 0: not this way (section 22). */
extern const uint8_t am_goals[AM_PERSONS][3];

/* ---- The state -------------------------------------------------------------------------------------------------- */

struct am_area {
    uint8_t minions[AM_OWNERS];
    uint8_t building; /* seat + 1; 0: none */
    uint8_t crowd;    /* derived: minions of all kinds */
};

struct am_seat {
    struct pl_set hand; /* in a view: those of its cards that the viewer knows */
    uint16_t money;
    uint8_t person;                    /* enum am_person + 1; 0: not dealt yet, or unknown in a view */
    uint8_t not_person;                /* bit per personality that everybody knows it has not (AM-12.4) */
    uint8_t cards;                     /* how many are in the hand; public */
    uint8_t minions, buildings;        /* derived: left in the supply */
    uint8_t looked;                    /* at most so many unused personalities it knows; public */
    uint8_t browns_least, browns_most; /* of its cards, as everybody can count */
    uint8_t known_least[AM_SEATS], known_most[AM_SEATS]; /* of its cards, how many each other seat knows; public */
    uint8_t rules_out[AM_PERSONS]; /* what it has seen itself: bit per seat that has not this personality */
    uint8_t zero[7];
};

/* Decision frames (core/frames.h). AM_F_TURN lies at the bottom; AM_F_PLAY, AM_F_CARD and AM_F_TURN are the boundaries
 * between actions at which powers and Doctor Mossy Lawn may be used (AM-3.8). Each kind has its row, and every text of
 * a card one of its own (decide.h, text.h). */
enum am_frame {
    AM_F_PERSON = 1, /* chance deals a personality to a seat (AM-2.4) */
    AM_F_DRAW,       /* chance draws `left` cards for a seat */
    AM_F_FIRST,      /* chance says who starts (AM-2.8) */
    AM_F_TURN,       /* step: AM_BEFORE the card, AM_AFTER it, AM_REFILL */
    AM_F_PLAY,       /* `left` more cards may be played; step: choosing two first (AM-13.18), enum am_choosing */
    AM_F_CARD,       /* a card stands at its symbol `step` */
    AM_F_TEXT,       /* the text of a card is done: step its own; left: bit per seat spared, AM_PREVENTED */
    AM_F_REMOVE,     /* seat may answer the removal of its minion in an area; step: which answers */
    AM_F_ASK,        /* seat may answer the text below; step: which answers */
    AM_F_RELOCATE,   /* seat places a minion that had to leave an area (AM-13.12) */
    AM_F_UNREAL,     /* seat discards a card for Unreal Estate (AM-23.2) */
    AM_F_EVENT,      /* chance draws an event, or one takes place; step, left its own */
    AM_F_SAVE,       /* seat may protect a piece from the event below: left how many, step answers */
    AM_FRAMES
};
/* What they hold, by kind: first one of these, then one of those. A text has names of its own after the card. */
enum { AM_V_SEAT = 0, AM_V_CARD = 0, AM_V_AREA = 0, AM_V_EVENT = 0, AM_V_FIRST = 0 };
enum { AM_V_TARGET = 1, AM_V_SETTLED = 1, AM_V_SAVED = 1, AM_V_SECOND = 1 };
enum am_stage { AM_BEFORE, AM_AFTER, AM_REFILL };
/* AM-13.18: the first of two cards is chosen, then the second (the first + 1 is kept); the first is played, and the
 * frame keeps the second (card + 1) until its turn comes. Only its player knows which it is: others see AM_FACE_DOWN.
 */
enum am_choosing { AM_CHOOSE_NONE, AM_CHOOSE_FIRST, AM_CHOOSE_SECOND, AM_CHOSEN };
enum { AM_FACE_DOWN = AM_CARDS + 1 };
enum { AM_PREVENTED = 16 }; /* of AM_F_TEXT's `left`: Gaspode has said no */
/* Answers to what is about to happen (bits of `step`). */
enum am_answer {
    AM_BY_GASPODE = 1,
    AM_BY_SUSAN = 2,
    AM_BY_RELOCATING = 4, /* Fresh Start Club, Igor */
    AM_BY_SONKY = 8,
    AM_BY_SMALL_GODS = 16
};
/* What AM_F_SAVE is about. */
enum am_saved { AM_SAVE_MINION, AM_SAVE_BUILDING, AM_SAVE_CARD, AM_SAVE_FROM_DEMON, AM_SAVE_FROM_TROLL };

struct am_state {
    struct pl_set discard;
    struct pl_set deck;          /* derived: cards that are nowhere else; in a view all that the viewer has not seen */
    struct pl_set trouble, lost; /* areas with a marker; areas whose City Area card is gone (AM-6.7) */
    struct pl_set used, fresh;   /* areas whose power was used, whose card was obtained, this turn (AM-6.5) */
    struct pl_set events;        /* events that have taken place */
    struct am_seat seat[AM_SEATS];
    struct am_area area[AM_AREAS];
    uint32_t last;            /* the last move, as everybody saw it: what has been seen stays in the state */
    uint16_t track[AM_CARDS]; /* AM-12.2: four bits per seat: in whose hands, as it has seen, this card may be */
    uint16_t turn;            /* turns begun */
    int16_t bank;             /* what the bank has; below 0: what it has lent out of nothing (AM-1.8) */
    uint16_t here[AM_OWNERS]; /* derived: bit per area where the owner has a minion */
    uint16_t built[AM_SEATS]; /* derived: bit per area with a building of the seat */
    struct pl_frames frames;
    uint8_t option[AM_OPTIONS];
    uint8_t players, active; /* whose turn it is */
    uint8_t green, brown;    /* cards in the draw pile; public */
    uint8_t table[4];        /* seat + 1 before whom each of am_stay lies for good; 0: nobody (section 9) */
    uint8_t in_play;         /* card + 1 that was played last and is not laid aside yet (AM-3.5) */
    uint8_t played;          /* cards played this turn */
    uint8_t roll[4];         /* areas + 1 rolled by the event or text going on */
    uint8_t kept[AM_SEATS];  /* minions of each seat that the event going on spares; Flood: four bits per roll */
    uint8_t flee[AM_SEATS];  /* minions of each seat to place anew once the event is over (AM-13.56) */
    uint8_t ending, winners; /* enum am_ending + 1 and a bit per seat once the game is over */
    uint8_t dealt;           /* derived: bit per seat that has a personality; public */
    uint8_t last_event;      /* event + 1 that came last, for who looks at the table; 0: none, or not known */
    uint8_t zero[6];
};
static_assert(offsetof(struct am_state, zero) + 6 == sizeof(struct am_state), "padding");
static_assert(sizeof(struct am_state) <= 1024, "the state stays within 1 KiB");
enum { AM_UNSEEN = 255 }; /* of `roll`, in a view: a card that Stanley takes */
/* The four cards that can stay on the table: two loans, two penalties. */
extern const uint8_t am_stay[4];

/* ---- Moves ------------------------------------------------------------------------------------------------------ */

enum am_kind {
    /* chance */
    AM_M_FIRST = 1, /* a = seat */
    AM_M_PERSON,    /* a = personality: dealt, drawn by Zorgo, or the one Mrs Cake does not see */
    AM_M_DRAW,      /* a = card: drawn, lost in the fog, fetched, or taken at random */
    AM_M_HAPPENS,   /* a = event */
    AM_M_ROLL,      /* a = area */
    /* the turn */
    AM_M_PLAY,  /* a = card */
    AM_M_NAME,  /* a = card to be played later (AM-13.18) */
    AM_M_SKIP,  /* no more of this: a symbol, a text, another card */
    AM_M_END,   /* end of the turn */
    AM_M_EVENT, /* let the random event happen now */
    AM_M_POWER, /* a = area, b = area or card it is about, c = area lifted from + 1 */
    /* symbols and texts */
    AM_M_TAKE,    /* the money of the symbol */
    AM_M_USE,     /* the text, where it asks for nothing more */
    AM_M_PLACE,   /* a = area, b = area lifted from + 1 */
    AM_M_BUILD,   /* a = area, b = area of the building used + 1 */
    AM_M_BUY,     /* a = area, b = area of the building used + 1 */
    AM_M_REMOVE,  /* a = area, b = owner: assassinate, remove, or give up a minion */
    AM_M_CALM,    /* a = area that loses its marker */
    AM_M_STIR,    /* a = area that gets a marker */
    AM_M_COUNT,   /* a = area: Mr Slant's money */
    AM_M_MOVE,    /* a = from, b = to, c = owner */
    AM_M_SWAP,    /* a = area, b = owner: one of the two minions The Bursar swaps */
    AM_M_RAZE,    /* a = area whose building goes */
    AM_M_TARGET,  /* a = seat chosen; b = seat that receives + 1 (Hubert) */
    AM_M_GIVE,    /* a = card */
    AM_M_DISCARD, /* a = card */
    AM_M_CHOOSE,  /* a = card of another hand: Cable Street Particulars, Stanley */
    AM_M_PAY,     /* subsidence: a = area of the building + 1 */
    AM_M_REFUSE,
    /* answers */
    AM_M_INTERRUPT, /* a = card; Gaspode in a flood: b = area of the minion + 1 */
    AM_M_PROTECT,   /* Small Gods; flood and subsidence: a = area + 1 */
    AM_M_LET,       /* no answer */
    AM_KINDS
};

/* ---- Small questions -------------------------------------------------------------------------------------------- */

static inline uint16_t am_bit(int area) {
    return (uint16_t)(1u << area);
}
/* The areas of a set as bits. */
static inline unsigned am_areas(const struct pl_set *set) {
    return (unsigned)set->w[0];
}
static inline bool am_has_trouble(const struct am_state *s, int area) {
    return s->trouble.w[0] >> area & 1;
}
static inline bool am_is_green(int card) {
    return card < AM_GREEN;
}
static inline bool am_holds(const struct am_state *s, int seat, int card) {
    return pl_set_has(&s->seat[seat].hand, card);
}
static inline int am_next(const struct am_state *s, int seat) {
    return seat + 1 < s->players ? seat + 1 : 0;
}
/* The seat that comes `step`-th in turn order from the player whose turn it is. */
static inline int am_nth(const struct am_state *s, int step) {
    int seat = s->active + step;
    return seat < s->players ? seat : seat - s->players;
}
static inline int am_cost(const struct am_state *s, int area) {
    int cost = am_places[area].cost;
    return cost == 18 ? s->option[AM_OPT_COSTS] : cost;
}
static inline int am_pile(const struct am_state *s) {
    return s->green + s->brown;
}
/* Areas with a minion of anybody. */
static inline unsigned am_peopled(const struct am_state *s) {
    return (unsigned)(s->here[0] | s->here[1] | s->here[2] | s->here[3] | s->here[AM_TROLL] | s->here[AM_DEMON]);
}
static inline unsigned am_all_built(const struct am_state *s) {
    return (unsigned)(s->built[0] | s->built[1] | s->built[2] | s->built[3]);
}
static inline bool am_loan(const struct am_state *s, int seat, int i) { /* i: 0 or 1 */
    return s->table[i] == seat + 1;
}
static inline int am_loans(const struct am_state *s, int seat) {
    return am_loan(s, seat, 0) + am_loan(s, seat, 1);
}
static inline int am_penalties(const struct am_state *s, int seat) {
    return (s->table[2] == seat + 1) + (s->table[3] == seat + 1);
}
/* AM-14.14: all the money there is; the unlimited bank counts from 0 downwards. */
static inline int am_coins(const struct am_state *s) {
    return s->option[AM_OPT_BANK] == 0 ? 0 : s->option[AM_OPT_BANK] == 1 ? 130 : 120;
}
/* In whose hands, as `viewer` has seen, may the card be? 0: it knows nothing. */
static inline unsigned am_tracked(const struct am_state *s, int viewer, int card) {
    return s->track[card] >> 4 * viewer & 15u;
}
static inline void am_set_track(struct am_state *s, int viewer, int card, unsigned seats) {
    s->track[card] = (uint16_t)((s->track[card] & ~(15u << 4 * viewer)) | seats << 4 * viewer);
}
/* Of seat 0 the bit in what every viewer has seen; of each seat the one in what it has seen itself: it holds a card
 * that everybody knows. */
enum { AM_EVERY_VIEWER = 0x1111, AM_OWN_HAND = 0x8421 };
/* for (each area A of the bits MASK) */
#define AM_EACH(A, MASK) PL_EACH_BIT(A, MASK)

/* The six interrupts as a set. */
extern const struct pl_set am_interrupts;
static inline struct pl_set am_playable(const struct am_state *s, int seat) { /* AM-3.2 */
    return pl_set_minus(s->seat[seat].hand, am_interrupts);
}
/* Is this a boundary between actions of the turn (AM-3.8)? */
static inline bool am_boundary(const struct pl_frame *frame) {
    return frame->what == AM_F_TURN || frame->what == AM_F_PLAY || frame->what == AM_F_CARD;
}

/* ---- Pieces and money (pieces.c) -------------------------------------------------------------------------------- */

void am_arrive(struct am_state *s, int owner, int area, bool quiet); /* AM-5.1; quiet: AM-5.4 */
void am_leave(struct am_state *s, int owner, int area);              /* AM-5.2 */
void am_set_trouble(struct am_state *s, int area, bool there);
void am_put_building(struct am_state *s, int seat, int area); /* and takes the card */
void am_lose_building(struct am_state *s, int area);          /* AM-6.4 */
int am_from_bank(struct am_state *s, int seat, int sum);      /* what the bank could pay */
void am_to_bank(struct am_state *s, int seat, int sum);
int am_give_money(struct am_state *s, int from, int to, int sum); /* AM-1.8: what there was */
/* Where `seat` may place a minion by AM-4.1 and AM-4.2. */
unsigned am_reach(const struct am_state *s, int seat);
/* For `named` below: by AM-4.1 instead of named areas. */
#define AM_NEAR 0x8000u
#define AM_ALL_AREAS 0x0FFFu
/* Where it may go after lifting one from `from` (AM-4.3, AM-13.19), of the areas `named`. */
unsigned am_reach_lifting(const struct am_state *s, int seat, int from, unsigned named);
/* Lists AM_M_PLACE into the areas `named`, from the supply or lifting. */
int am_place_moves(const struct am_state *s, int seat, unsigned named, pl_move *out);
/* from: area + 1, 0: the supply; quiet: AM-5.4 */
void am_place(struct am_state *s, int seat, int area, int from, bool quiet, struct pl_notes *notes);
unsigned am_sites(const struct am_state *s, int seat, int divisor); /* AM-6.1: where it can build now */
int am_site_moves(const struct am_state *s, int seat, unsigned sites, int kind, pl_move *out);
void am_build(struct am_state *s, int seat, int area, int from, int divisor, struct pl_notes *notes);
/* Areas whose City Area card the seat has. */
static inline unsigned am_card_owner_areas(const struct am_state *s, int seat) {
    return s->built[seat] & ~am_areas(&s->lost);
}
unsigned am_usable(const struct am_state *s, int seat, unsigned mine); /* those of them that bring something now */
/* AM-6.5: those it can use now. Mostly there is none, and it is asked at every boundary. */
static inline unsigned am_powers(const struct am_state *s, int seat) {
    unsigned taken = am_areas(&s->used) | am_areas(&s->fresh) | s->here[AM_DEMON] | am_bit(AM_SMALL_GODS);
    unsigned mine = am_card_owner_areas(s, seat) & ~taken;
    return mine ? am_usable(s, seat, mine) : 0;
}
bool am_small_gods(const struct am_state *s, int seat); /* AM-23.4: may it pay now? */

/* ---- Cards, and who knows them (hidden.c) ----------------------------------------------------------------------- */

void am_gain_card(struct am_state *s, int seat, int card);         /* from the draw pile */
void am_gain_openly(struct am_state *s, int seat, int card);       /* seen by all (AM-12.3) */
void am_lose_card(struct am_state *s, int seat, int card);         /* seen by all: played, discarded */
void am_pass_card(struct am_state *s, int from, int to, int card); /* seen by both only (AM-12.2) */
void am_look_at_hand(struct am_state *s, int viewer, int seat);    /* all of it */
void am_look_at_card(struct am_state *s, int viewer, int seat, int card);
void am_show_card(struct am_state *s, int seat, int card); /* to all, and keeps it in hand */
void am_swap_hands(struct am_state *s, int a, int b);
void am_see_unused(struct am_state *s, int seat, int but); /* Mrs Cake: all unused personalities but one */
void am_change_person(struct am_state *s, int seat, int person);
void am_discard(struct am_state *s, int seat, int card);
void am_mill_card(struct am_state *s, int card);                      /* from the draw pile to the discards */
int am_pile_chances(const struct am_state *s, struct pl_chance *out); /* which card is on top (AM-2.6) */
/* Where cards are that are in nobody's hand and not in the draw pile, and those out of the game (AM-2.1). */
struct pl_set am_open_cards(const struct am_state *s);
uint8_t am_unused_persons(const struct am_state *s); /* bit per personality */
bool am_public_card(const struct am_state *s, int seat, int card);
/* Could the card be in that hand, as far as everybody knows? */
bool am_might_hold(const struct am_state *s, int seat, int card);
/* Of which cards must the seat on top of the stack hold one, or it would not have been asked (AM-14.15)? Empty: none.
 */
struct pl_set am_telling(const struct am_state *s);
int am_take_random(struct pl_set *set, struct pl_rng *rng); /* view.c; -1: none */
void am_view(void *state, int viewer);
void am_determinize(void *view, int viewer, struct pl_rng *rng);

/* ---- Asking (answer.c) ------------------------------------------------------------------------------------------ */

/* Is the seat to be asked: can it answer so, or, in discreet games, might it (AM-14.15)? */
bool am_asks(const struct am_state *s, int seat, unsigned answers);
/* Removes a minion, asking its owner first if need be. */
void am_remove(struct am_state *s, int owner, int area, unsigned answers, struct pl_notes *notes);
/* Answers against another player's symbol or text, one's own doing, an event. */
unsigned am_answers_to_player(bool text);
unsigned am_answers_to_self(void);
unsigned am_answers_to_event(const struct am_state *s);
unsigned am_answers_to_murder(const struct am_state *s, bool own);

/* ---- The turn (turn.c) ------------------------------------------------------------------------------------------ */

void am_begin_turn(struct am_state *s, int seat, struct pl_notes *notes);
void am_draw_cards(struct am_state *s, int seat, int count); /* pushes AM_F_DRAW */
int am_refill_count(const struct am_state *s, int seat);     /* AM-3.6 */
/* Is there anything besides the frame's own business: a power, Doctor Mossy Lawn? */
bool am_extra(const struct am_state *s, int seat);
bool am_mossy_allowed(const struct am_state *s);
/* Is a random event the next thing to be done (AM-4.9)? */
bool am_event_due(const struct am_state *s);
/* Does the turn stop here only because its player holds Doctor Mossy Lawn? */
bool am_only_mossy(const struct am_state *s);
/* Can the symbol that is due do nothing, as everybody sees? Then the turn stops at it only for what else may be done.
 */
bool am_idle(const struct am_state *s);

/* ---- Texts (text.c) ----------------------------------------------------------------------------- */

/* Moves that begin the text; `out` NULL: 1 if there are any. */
int am_text_opening(const struct am_state *s, int seat, int card, pl_move *out);
void am_text_begin(struct am_state *s, int card, pl_move move, struct pl_notes *notes);
/* Is somebody told to pay $5 who cannot: asked for Wallace Sonky only? */
bool am_cannot_pay(const struct am_state *s, const struct pl_frame *frame);
/* Pushes AM_F_ASK if the seat is to be asked. */
bool am_ask(struct am_state *s, int seat, unsigned answers);

/* ---- Events (events.c) ------------------------------------------------------------------------------------------ */

/* ---- Goals and the end (goals.c) -------------------------------------------------------------------------------- */

unsigned am_controlled(const struct am_state *s, int seat);      /* AM-11.2: bit per area */
int am_progress(const struct am_state *s, int seat, int person); /* towards the goal, in its own unit */
bool am_reached(const struct am_state *s, int seat, int person); /* AM-11.1 */
unsigned am_goals_reached(const struct am_state *s, int seat);   /* bit per personality but Vimes */
int am_points(const struct am_state *s, int seat);               /* AM-11.5, AM-11.6 */
void am_finish(struct am_state *s, enum am_ending ending, int winner, struct pl_notes *notes); /* -1: by points */
void am_exhausted(struct am_state *s, struct pl_notes *notes);                                 /* AM-11.3 */
void am_result(const void *state, struct pl_result *out);
int am_score_lines(const void *state, struct pl_score_line *out);

/* ---- The rest of the interface ---------------------------------------------------------------------------------- */

int am_moves(const void *state, pl_move *out);                    /* ankh.c */
int am_uses(const void *state, pl_move move, struct pl_use *out); /* uses.c */
void am_apply(void *state, pl_move move, struct pl_notes *notes);
int am_wishes(const void *state, int seat, pl_move *out);            /* why.c */
void am_notate(const void *state, pl_move move, struct pl_out *out); /* words.c, sentences.c */
struct pl_said am_describe(const void *state, pl_move move, int viewer);
struct pl_said am_prompt(const void *state, int viewer);
void am_name(const void *state, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out);
void am_derive(void *state);                                                         /* state.c */
struct pl_said am_check(const void *state);                                          /* check.c */
struct pl_said am_check_frames(const struct am_state *s);                            /* check_frames.c */
void am_evaluate(const void *state, int32_t *points);                                /* value.c */
void am_board(const void *view, const struct pl_screen *screen, struct pl_out *out); /* board.c */

extern const struct pl_field am_fields[];
extern const struct pl_phrase am_phrases[];
extern const struct pl_form am_forms[];
extern const struct pl_synonym am_synonyms[];
extern const struct pl_role am_roles[];
extern const struct pl_option am_options[];
extern const struct pl_ending am_endings[];
extern const struct pl_rule pl_rules_ankh[];

#define PL_PHRASE(NAME) (&am_phrases[AM_##NAME])
#include "core/phrases.h"
#include "games/ankh/phrases.h"

/* Effects as rows: a card in play (card.c) stands at one of its symbols in its own frame, so no effect waits in one. */
enum { AM_EFFECT_FRAMES = offsetof(struct am_state, frames), AM_EFFECT_WAITS = 0 };

#endif
