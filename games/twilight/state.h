/* Twilight Struggle: the flat state and what the game's files share.
 *
 *   cards.def    the cards: what each is called, does and is worth; picks.def and others: more tables
 *   twilight.c   the table of the game and of its decisions, the end
 *   decide.h     decisions as rows: each stands with all that belongs to it in the file that has its row
 *   setup.c      the first position, also of the Late War scenario (section 2)
 *   turn.c       the turn: deal, action rounds, end (sections 2, 3); headline.c (section 4); trap.c
 *   play.c       playing a card: which ways, and what follows from each (sections 5, 10)
 *   ops.c        Operations: influence, realignment, coup (sections 6, 7, 8); dice.c: all that is rolled
 *   picks.c      events that place or remove influence country by country
 *   events*.c    what cards do that the words of their rows do not say (section 20); tehran.c, grain.c: one card each
 *   effects.c    the words that rows of cards.def may use (effects.words)
 *   score.c      scoring (section 9)
 *   why.c        what may be wished; reasons that several decisions share
 *   words.c      notation, tables of words; tell.c: moves as sentences; phrases.h: all sentences
 *   hidden.c     what a side may know (section 11)
 *   state.c      field table, changes of influence; check.c: is a whole position consistent?
 *   map.c        countries and cards as tables
 *   value.c      evaluation for the bots: the board; value_cards.c: cards and what they do; uses.c: for statistics
 *   board.c      the terminal's board
 *   scene.c      zones, pieces and what moves touch; art.c has the pictures
 *
 * How it works: everything that is still to happen lies on a stack of frames (core/frames.h). Some frames ask a side or
 * chance; the others happen by themselves as soon as they are on top (the `run` of their rows). A card that makes
 * somebody play another card pushes frames, so an event inside an event needs no special case.
 */
#ifndef PLATEAU_TWILIGHT_STATE_H
#define PLATEAU_TWILIGHT_STATE_H

#include "core/game.h"
#include "core/set.h"

/* Sides, not seats: seat = side ^ flip (TS-2.8). */
enum { TS_SU, TS_US, TS_SIDES, TS_NEUTRAL = 2 };
static inline int ts_other(int side) {
    return 1 - side;
}

/* ---- Countries and cards (map.c) ------------------------------------------------------------------------------- */

enum ts_country {
#define COUNTRY(NAME, ...) TS_##NAME,
#include "games/twilight/countries.def"
#undef COUNTRY
    TS_COUNTRIES,
    TS_USA = TS_COUNTRIES, /* TS-1.7: nodes of the map without influence, each under its owner's control for good */
    TS_USSR,
    TS_NODES
};
enum ts_region { TS_EUROPE, TS_ASIA, TS_MIDDLE_EAST, TS_AFRICA, TS_CENTRAL_AMERICA, TS_SOUTH_AMERICA, TS_REGIONS };
enum { TS_MOST_INFLUENCE = 99 }; /* of a side in a country (TS-1.6) */
enum { TS_WEST_EUROPE = 1, TS_EAST_EUROPE = 2, TS_SOUTHEAST_ASIA = 4 };

/* French names of countries: with which article, and where something happens there. */
enum ts_article { TS_LA, TS_LE, TS_L, TS_LES, TS_DANS, TS_A, TS_EN };
struct ts_land {
    const char *key;
    struct pl_text name;
    uint8_t region, subregions, stability, battleground, start[TS_SIDES], article;
};
extern const struct ts_land ts_lands[TS_NODES];
extern const uint64_t ts_near_words[2][TS_NODES];
static inline struct pl_set ts_near(int country) { /* neighbours, superpowers among them */
    return (struct pl_set){{ts_near_words[0][country], ts_near_words[1][country]}};
}
extern const struct pl_set ts_region_set[TS_REGIONS];
extern const struct pl_set ts_west, ts_east, ts_southeast, ts_battle, ts_everywhere;
extern const struct pl_text ts_region_names[TS_REGIONS + 1]; /* the last: Southeast Asia */
extern const char *const ts_region_keys[TS_REGIONS + 1];

enum ts_card_number {
    TS_NO_CARD,
#define CARD(NUMBER, NAME, ...) TS_##NAME,
#include "games/twilight/cards.def"
    TS_CARDS /* 111: card numbers are 1..110 */
};
enum { TS_CHINA = TS_THE_CHINA_CARD };
enum { TS_EARLY, TS_MID, TS_LATE };
enum { TS_SCORING = 1, TS_STARRED = 2, TS_OPTIONAL = 4, TS_WAR = 8 };

struct ts_card {
    const char *key;
    struct pl_text name, text;
    uint8_t era, side, ops, flags; /* side: TS_SU, TS_US or TS_NEUTRAL */
};
extern const struct ts_card ts_cards[TS_CARDS];
extern const struct pl_set ts_scoring_cards;
struct pl_set ts_era_cards(int era, bool optional); /* without the China Card */

/* ---- Options, endings, lasting effects ------------------------------------------------------------------------- */

enum ts_option {
    TS_OPT_OPTIONAL,        /* TS-2.6 */
    TS_OPT_SETUP,           /* TS-2.3, TS-2.7 */
    TS_OPT_HANDICAP,        /* TS-2.4 */
    TS_OPT_IRAN_CONTRA,     /* TS-12.1 */
    TS_OPT_ENVY_VALUE,      /* TS-12.2 */
    TS_OPT_ENVY_SPACE,      /* TS-12.3 */
    TS_OPT_SUMMIT_FORMOSAN, /* TS-12.4 */
    TS_OPT_SCENARIO,        /* TS-2.9 to TS-2.13 */
    TS_OPT_RESHUFFLE,       /* TS-12.5 */
    TS_OPTIONS
};
enum ts_ending {
    TS_END_VP,       /* TS-9.5 */
    TS_END_EUROPE,   /* TS-9.6 */
    TS_END_DEFCON,   /* TS-7.2 */
    TS_END_MISSILES, /* TS-20.40: a coup under the Cuban Missile Crisis */
    TS_END_HELD,     /* TS-3.8 */
    TS_END_WARGAMES, /* TS-20.100 */
    TS_END_FINAL,    /* TS-9.8 */
    TS_ENDINGS
};

/* Effects that last: those before TS_LASTING end with the turn (TS-3.10). X(name, key) */
#define TS_TURN_EFFECTS(X)                                                                                             \
    X(VIETNAM, "vietnam_revolts")                                                                                      \
    X(CONTAINMENT, "containment")                                                                                      \
    X(BREZHNEV, "brezhnev")                                                                                            \
    X(SCARE_SU, "red_scare_ussr") /* the USSR is hit */                                                                \
    X(SCARE_US, "red_scare_us")                                                                                        \
    X(MISSILES_SU, "missile_crisis_ussr") /* the USSR is threatened */                                                 \
    X(MISSILES_US, "missile_crisis_us")                                                                                \
    X(SUBS, "nuclear_subs")                                                                                            \
    X(SALT, "salt")                                                                                                    \
    X(SQUADS_SU, "death_squads_ussr") /* the USSR's squads */                                                          \
    X(SQUADS_US, "death_squads_us")                                                                                    \
    X(U2, "u2")                                                                                                        \
    X(IRAN_CONTRA, "iran_contra")                                                                                      \
    X(YURI, "yuri_and_samantha")                                                                                       \
    X(NORTH_SEA_ROUND, "north_sea_round")                                                                              \
    X(AMES, "aldrich_ames")
#define TS_LASTING_EFFECTS(X)                                                                                          \
    X(QUAGMIRE, "quagmire")                                                                                            \
    X(BEAR_TRAP, "bear_trap")                                                                                          \
    X(NORAD, "norad")                                                                                                  \
    X(FORMOSAN, "formosan")                                                                                            \
    X(SHUTTLE, "shuttle_diplomacy")                                                                                    \
    X(BURY, "we_will_bury_you")                                                                                        \
    X(ENVY_SU, "missile_envy_ussr") /* the USSR owes it */                                                             \
    X(ENVY_US, "missile_envy_us")                                                                                      \
    X(FLOWER, "flower_power")                                                                                          \
    X(BRANDT, "willy_brandt")                                                                                          \
    X(NATO_READY, "nato_allowed")                                                                                      \
    X(DE_GAULLE, "de_gaulle")                                                                                          \
    X(NATO, "nato")                                                                                                    \
    X(US_JAPAN, "us_japan")                                                                                            \
    X(CAMP_DAVID, "camp_david")                                                                                        \
    X(JOHN_PAUL, "john_paul")                                                                                          \
    X(IRON_LADY, "iron_lady")                                                                                          \
    X(NORTH_SEA, "north_sea_oil")                                                                                      \
    X(REFORMER, "reformer")                                                                                            \
    X(HOSTAGES, "hostage_crisis")                                                                                      \
    X(TEAR_DOWN, "tear_down_this_wall")                                                                                \
    X(EVIL_EMPIRE, "evil_empire")                                                                                      \
    X(AWACS, "awacs")
enum ts_effect {
#define EFFECT(NAME, KEY) TS_FX_##NAME,
    TS_TURN_EFFECTS(EFFECT) TS_LASTING, /* how many end with the turn */
    TS_FX_BEFORE_LASTING = TS_LASTING - 1,
    TS_LASTING_EFFECTS(EFFECT)
#undef EFFECT
        TS_EFFECTS
};

/* ---- Frames ---------------------------------------------------------------------------------------------------- */

/* X(frame, row): the kinds of frames, each with its row (decide.h). `seat` of a frame is a side (or PL_CHANCE). Those
 * up to PUT_BACK happen by themselves, those up to SUMMIT are asked of chance, the others of a side. */
#define TS_FRAME_KINDS(X)                                                                                              \
    X(TURN, turn)           /* always at the bottom: the course of the turn; step: enum ts_phase */                    \
    X(ROUND_END, round_end) /* the end of an action round: NORAD (TS-13.28) */                                         \
    X(CARD_DONE, card_done) /* a card on the table goes to its pile (TS-5.6) */                                        \
    X(EVENT, event)         /* the event of a card happens for side `seat` */                                          \
    X(OPS_BEGIN, ops_begin) /* side `seat` gets Operations; left = printed value */                                    \
    X(SCORE, score)         /* a scoring card, and the country that Shuttle Diplomacy ignores, or -1 */                \
    X(PUT_BACK, put_back)   /* the cards set aside go back to the draw pile (TS-20.108) */                             \
    X(DRAW, draw)           /* a card from the pile, for a side, TS_DEAL or TS_ASIDE; left = how many */               \
    X(RANDOM, random)       /* a card of a hand at random, for a card; left = how many */                              \
    X(COUP, coup)           /* left = grant, step = side that coups */                                                 \
    X(REALIGN, realign)     /* step = side that attempts it */                                                         \
    X(WAR, war)             /* step = side that attacks */                                                             \
    X(SPACE, space)         /* step = side */                                                                          \
    X(TRAP_ROLL, trap_roll) /* step = side */                                                                          \
    X(OLYMPICS, olympics)   /* step = sponsor */                                                                       \
    X(SUMMIT, summit)       /* step = side that played it */                                                           \
    X(HEADLINE, headline)   /* a card to headline */                                                                   \
    X(ROUND, round)         /* a card, and what for */                                                                 \
    X(TRAP, trap)           /* Quagmire or Bear Trap: a card to discard */                                             \
    X(OPS, ops)             /* Operations to be spent; left = value, step: see ops.c */                                \
    X(PICK, pick)           /* countries one by one: step = enum ts_pick, left = how many */                           \
    X(CHOICE, choice)       /* one of several branches of a card */                                                    \
    X(CARD, card)           /* a card of a hand or pile; left = how many so far; step: enum ts_card_choice */          \
    X(GRAIN, grain)         /* the card that Grain Sales has shown: play it or give it back (TS-20.67) */              \
    X(EFFECT, effect)       /* the rest of an effect (cards.def) waits; it goes on by itself */
enum ts_frame {
    TS_F_NONE,
#define FRAME(NAME, ROW) TS_F_##NAME,
    TS_FRAME_KINDS(FRAME)
#undef FRAME
        TS_FRAMES
};
enum { TS_DEAL = 2, TS_ASIDE = 3 }; /* whom a draw is for, besides a side */

/* Where the turn has got to: what happens when TS_F_TURN is on top. */
enum ts_phase {
    TS_PH_SETUP, /* after the first deal: placements of the USSR, the US, the handicap */
    TS_PH_SETUP_US,
    TS_PH_SETUP_MORE,
    TS_PH_BEGIN,    /* a turn begins (TS-3.1, TS-3.2) */
    TS_PH_HEADLINE, /* the first headline is to be picked */
    TS_PH_SECOND,   /* the second one */
    TS_PH_REVEAL,   /* both are in */
    TS_PH_RESOLVE,  /* the later headline */
    TS_PH_ROUND,    /* the next action round */
    TS_PH_END,      /* the end of the turn (TS-3.8 to TS-3.10) */
    TS_PH_HELD,     /* TS-3.11 */
    TS_PH_NEXT,     /* TS-3.12 */
    TS_PHASES
};

/* How Operations were come by: what they may be used for. */
enum ts_grant {
    TS_G_CARD,    /* a card played for Operations: they must be used as far as possible */
    TS_G_TAKEN,   /* the same with a card taken by Missile Envy (TS-13.2), by option also in space (TS-12.3) */
    TS_G_EVENT,   /* an event lets conduct Operations (TS-13.54) */
    TS_G_NO_COUP, /* influence or realignment only: KAL-007, Glasnost */
    TS_G_JUNTA,   /* a free coup or free realignments in Central and South America */
    TS_G_TEAR,    /* the same in Europe */
    TS_G_ORTEGA,  /* a free coup next to Nicaragua */
    TS_G_CHE,     /* a coup against a non-battleground of Central America, South America or Africa */
    TS_G_CHE_AGAIN,
    TS_GRANTS
};

/* What cards are chosen for (cards.def). */
enum ts_card_choice {
#define CHOICE(NAME, ROW) TS_C_##NAME,
#include "games/twilight/cards.def"
    TS_CARD_CHOICES
};

/* What countries are chosen for, one by one. */
enum ts_pick {
#define PICK(NAME, ...) TS_P_##NAME,
#include "games/twilight/picks.def"
    TS_PICKS
};

/* ---- The state ------------------------------------------------------------------------------------------------- */

enum { TS_LATEST = 2 }; /* discards whose order is remembered: events take one back at a time */

struct ts_state {
    struct pl_set hand[TS_SIDES];
    struct pl_set known[TS_SIDES];   /* of these, the cards that the other side has seen (TS-11.3) */
    struct pl_set deduced[TS_SIDES]; /* others that the other side can be sure of, having seen all the rest (TS-11.3) */
    struct pl_set never[TS_SIDES];   /* cards that `kept` of the others, at least, are known not to be (TS-11.3) */
    struct pl_set draw;              /* in a view: whatever its viewer has not seen */
    struct pl_set discard, removed;
    struct pl_set table; /* cards being resolved, and Shuttle Diplomacy in front of the US */
    struct pl_set fired; /* of these, cards whose event occurred (TS-5.6) */
    struct pl_set aside; /* cards of the draw pile that the US looks at */
    struct pl_set effects;
    struct pl_set began[TS_SIDES]; /* countries with influence when the round or headline began (TS-6.2) */
    struct pl_set access;          /* where the Operations in hand may place influence (TS-6.2) */
    struct pl_set once, twice;     /* countries picked once and twice by the event that is being resolved */
    struct pl_frames frames;
    uint8_t influence[TS_SIDES][TS_COUNTRIES];
    uint8_t option[TS_OPTIONS];
    uint8_t flip;        /* 1: the first seat is the US */
    uint8_t turn, round; /* round 0: headlines */
    uint8_t phasing;     /* side whose headline or action round it is (TS-4.6) */
    int8_t vp;           /* above 0: the US leads */
    uint8_t defcon;
    uint8_t milops[TS_SIDES];
    uint8_t space[TS_SIDES], spaced[TS_SIDES]; /* box; cards sent this turn */
    uint8_t china, china_up;                   /* who holds it; 1: face up */
    uint8_t held[TS_SIDES];                    /* cards in hand */
    uint8_t headline[TS_SIDES];                /* card; 0: none, done with, or unknown in a view */
    uint8_t headlined[TS_SIDES];               /* 1: a headline lies before this side */
    uint8_t shown[TS_SIDES];                   /* 1: and everybody can see it (TS-4.2) */
    uint8_t chernobyl;                         /* region + 1 (TS-20.94) */
    uint8_t dropped;                           /* 1: DEFCON came to 2 in this round (TS-13.28) */
    uint8_t dice[TS_SIDES];                    /* the last roll; a single die lies with the side that rolled */
    uint8_t moved;                             /* influence taken up, to be placed elsewhere */
    uint8_t ending;                            /* enum ts_ending + 1 once the game is over */
    uint8_t winner;                            /* side + 1; 0: a draw */
    uint8_t gift, gift_to;                     /* VP that Wargames gave away, and to which side */
    uint8_t kept[TS_SIDES];                    /* see `never` */
    uint8_t latest[TS_LATEST];                 /* cards discarded last, the very last first; 0: not known */
    uint8_t departed;                          /* the card that left the game last; 0: not known */
    uint8_t zero[1];
    /* Derived from `influence` (ts_derive), for speed only. */
    struct pl_set present[TS_SIDES]; /* countries with influence */
    struct pl_set control[TS_SIDES]; /* countries under control, and the own superpower (TS-1.7, TS-1.8) */
};

/* ---- Moves ----------------------------------------------------------------------------------------------------- */

enum ts_kind {
    /* chance */
    TS_M_DRAW = 1, /* a = card, from the pile */
    TS_M_RANDOM,   /* a = card, from a hand */
    TS_M_DIE,      /* a = 1..6 */
    TS_M_DICE,     /* a = die of the USSR, b = die of the US */
    /* sides */
    TS_M_HEADLINE,  /* a = card; 0: none (TS-4.9) */
    TS_M_PLAY,      /* a = card, b = enum ts_mode; also of the card that Grain Sales shows */
    TS_M_UN,        /* a = card that UN Intervention goes with (TS-5.5) */
    TS_M_PASS,      /* TS-3.7, TS-3.6 */
    TS_M_CANCEL,    /* a = country: gives up 2 influence there to end the Cuban Missile Crisis (TS-13.14) */
    TS_M_INFLUENCE, /* a = country */
    TS_M_COUP,      /* a = country */
    TS_M_REALIGN,   /* a = country */
    TS_M_PICK,      /* a = country */
    TS_M_CHOOSE,    /* a = branch */
    TS_M_DISCARD,   /* a = card */
    TS_M_TAKE,      /* a = card */
    TS_M_GIVE,      /* a = card: Missile Envy */
    TS_M_RETURN,    /* Grain Sales: give the card back */
    TS_M_STOP,      /* no more */
    TS_KINDS
};

enum ts_mode {
    TS_BY_EVENT,
    TS_BY_OPS,         /* Operations; an opponent's event comes after them */
    TS_BY_EVENT_FIRST, /* an opponent's event comes before the Operations */
    TS_BY_SPACE,
    TS_MODES
};

/* ---- Small questions ------------------------------------------------------------------------------------------- */

static inline bool ts_on(const struct ts_state *s, enum ts_effect effect) {
    return pl_set_has(&s->effects, effect);
}
static inline bool ts_threatened(const struct ts_state *s, int side) { /* by the Cuban Missile Crisis */
    return ts_on(s, side == TS_US ? TS_FX_MISSILES_US : TS_FX_MISSILES_SU);
}
static inline bool ts_controls(const struct ts_state *s, int side, int country) {
    return pl_set_has(&s->control[side], country);
}
static inline int ts_seat(const struct ts_state *s, int side) {
    return side ^ s->flip;
}
static inline int ts_side(const struct ts_state *s, int seat) {
    return seat ^ s->flip;
}
static inline bool ts_is_scoring(int card) {
    return ts_cards[card].flags & TS_SCORING;
}
/* Alone at or beyond a box of the Space Race (TS-6.13). */
static inline bool ts_ability(const struct ts_state *s, int side, int box) {
    return s->space[side] >= box && s->space[ts_other(side)] < box;
}
static inline bool ts_headlines(const struct ts_state *s) {
    return s->round == 0;
}
static inline int ts_handicap(const struct ts_state *s) { /* TS-2.4: below 0 for the USSR */
    return (int8_t)s->option[TS_OPT_HANDICAP];
}
static inline bool ts_late_war(const struct ts_state *s) { /* TS-2.9 */
    return s->option[TS_OPT_SCENARIO];
}
static inline int ts_lead(const struct ts_state *s, int side) { /* VP */
    return side == TS_US ? s->vp : -s->vp;
}
int ts_value(const struct ts_state *s, int side, int printed); /* TS-5.8 */
int ts_card_value(const struct ts_state *s, int side, int card);
int ts_rounds(const struct ts_state *s, int side);         /* action rounds of this turn (TS-3.5, TS-3.6) */
int ts_rounds_left(const struct ts_state *s, int side);    /* the present one included */
int ts_rounds_to_come(const struct ts_state *s, int side); /* those that have still to begin */
int ts_scoring_held(const struct ts_state *s, int side);
bool ts_must_score(const struct ts_state *s, int side); /* as many scoring cards as rounds left */
bool ts_trapped(const struct ts_state *s, int side);
bool ts_owes_envy(const struct ts_state *s, int side);
bool ts_may_china(const struct ts_state *s, int side); /* TS-10.3, TS-13.43 */

/* ---- Changes (state.c) ----------------------------------------------------------------------------------------- */

void ts_set_influence(struct ts_state *s, int side, int country, int influence);
void ts_add(struct ts_state *s, int side, int country, int n, struct pl_notes *notes); /* n < 0: removes */
void ts_remove_all(struct ts_state *s, int side, int country, struct pl_notes *notes);
void ts_take_control(struct ts_state *s, int side, int country, struct pl_notes *notes); /* raises to control */
void ts_effect_begin(struct ts_state *s, enum ts_effect effect);
void ts_effect_end(struct ts_state *s, enum ts_effect effect);
void ts_vp(struct ts_state *s, int side, int n, struct pl_notes *notes); /* TS-9.5 */
void ts_defcon(struct ts_state *s, int by, struct pl_notes *notes);      /* TS-7.2 */
void ts_milops(struct ts_state *s, int side, int n, struct pl_notes *notes);
extern const uint8_t ts_space_points[9][2];
void ts_space_to(struct ts_state *s, int side, int box, struct pl_notes *notes); /* TS-6.12 */
void ts_china_to(struct ts_state *s, int side, bool up, struct pl_notes *notes);
void ts_finish(struct ts_state *s, enum ts_ending ending, int winner, struct pl_notes *notes); /* winner: side or -1 */
static inline bool ts_over(const struct ts_state *s) {
    return s->ending;
}

void ts_discard(struct ts_state *s, int card);   /* onto the pile, from wherever it was */
void ts_undiscard(struct ts_state *s, int card); /* an event takes it back */
void ts_hand_add(struct ts_state *s, int side, int card);
void ts_hand_drop(struct ts_state *s, int side, int card);

/* Lays a frame on the stack; nothing once the game is over. */
static inline void ts_push(struct ts_state *s, struct pl_frame frame) {
    if (!ts_over(s) && s->frames.depth < PL_FRAME_DEPTH) /* a real game never comes near that depth */
        pl_push(&s->frames, frame);
}
/* Lets happen what happens by itself until somebody is to decide. */
void ts_settle(struct ts_state *s, struct pl_notes *notes);

/* ---- The parts ------------------------------------------------------------------------------------------------- */

struct pl_said ts_admits(const struct pl_setup *setup); /* setup.c */
void ts_start(void *state, const struct pl_setup *setup);

bool ts_turn_run(struct ts_state *s, struct pl_frame *turn, struct pl_notes *notes); /* turn.c: the next phase */
void ts_pay_bury(struct ts_state *s, int side, struct pl_notes *notes);
/* One sentence for a side, another for everybody else. */
void ts_tell(const struct ts_state *s, int side, struct pl_said own, struct pl_said others, struct pl_notes *notes);

struct pl_sealed ts_deciding(const void *state); /* headline.c: they are picked at the same time (TS-4.1) */
void ts_turn_to(void *state, int seat);
bool ts_together(const struct ts_state *s);              /* unless one side must show its own first (TS-4.2) */
bool ts_headline_in(const struct ts_state *s, int side); /* it has picked, and the other has not */
bool ts_may_headline(const struct ts_state *s, int side, int card);
int ts_first_to_headline(const struct ts_state *s);
void ts_ask_headline(struct ts_state *s, int side);
void ts_reveal_headlines(struct ts_state *s, struct pl_notes *notes);
bool ts_resolve_headline(struct ts_state *s, struct pl_notes *notes); /* false: none is left */
void ts_defect(struct ts_state *s, struct pl_notes *notes);           /* cancels the headline of the USSR (TS-4.7) */

struct pl_set ts_trap_discards(const struct ts_state *s, int side); /* trap.c */

/* play.c: may `side` use this card in its hand this way now? */
bool ts_may_play(const struct ts_state *s, int side, int card, enum ts_mode mode);
bool ts_has_use(const struct ts_state *s, int side, int card, enum ts_mode mode); /* whatever it may be kept from */
bool ts_may_space(const struct ts_state *s, int side, int card);
bool ts_may_cancel(const struct ts_state *s, int side, int country);
bool ts_extra_round(const struct ts_state *s);        /* one that may be declined (TS-3.6) */
bool ts_may_pass(const struct ts_state *s, int side); /* in a round, if it is not trapped */
void ts_cancel_apply(struct ts_state *s, int country, struct pl_notes *notes);
void ts_send_to_space(struct ts_state *s, int side);
void ts_flowers(struct ts_state *s, int side, int card, struct pl_notes *notes); /* Flower Power (TS-13.16) */
/* A card that has left its hand is used; the same with UN Intervention (TS-5.5). */
void ts_use_card(struct ts_state *s, int side, int card, enum ts_mode mode, struct pl_notes *notes);
void ts_play_un(struct ts_state *s, int side, int card, struct pl_notes *notes);
/* The event of a card that is on the table: happens for `side` when the frame is reached. */
void ts_push_event(struct ts_state *s, int card, int side, int player);
/* Takes the card to the table and has its event happen, then goes to its pile. */
void ts_push_card(struct ts_state *s, int card, int side, int player);
void ts_begin_access(struct ts_state *s);  /* remembers where influence is now (TS-6.2) */
void ts_forget_access(struct ts_state *s); /* a round or headline begins */

struct pl_set ts_influence_targets(const struct ts_state *s, const struct pl_frame *ops); /* ops.c */
struct ts_targets {
    struct pl_set coup, realign;
};
struct ts_targets ts_attack_targets(const struct ts_state *s, const struct pl_frame *ops);
struct pl_set ts_protected(const struct ts_state *s, int side); /* NATO and US/Japan, from coups and realignments */
struct pl_set ts_banned(const struct ts_state *s);              /* TS-7.1 */
bool ts_ops_may_space(const struct ts_state *s, const struct pl_frame *ops);          /* TS-12.3 */
int ts_ops_points(const struct ts_state *s, const struct pl_frame *ops, int country); /* left if spent here (TS-6.4) */
bool ts_ops_begun(const struct pl_frame *ops);                /* has influence been placed or realignment tried? */
int ts_cost(const struct ts_state *s, int side, int country); /* TS-6.1 */

int ts_coup_bonus(const struct ts_state *s, int side, int country); /* dice.c: die modifiers (TS-6.8) */
int ts_realign_bonus(const struct ts_state *s, int side, int country, int attempting);
int ts_war_penalty(const struct ts_state *s, int side, int country, int card);
int ts_space_needed(int box); /* value a card needs to go for this box (TS-6.12) */
int ts_space_roll(int box);   /* and the highest roll that gets there */
void ts_begin_war(struct ts_state *s, int side, int card, int country, struct pl_notes *notes);

void ts_push_pick(struct ts_state *s, int card, int side, enum ts_pick pick, int count); /* picks.c */
int ts_pick_worth(const struct ts_state *s, enum ts_pick pick, int left);                /* for the bots */

bool ts_event_possible(const struct ts_state *s, int card, int side); /* events.c: TS-13.38 */
int ts_choices(const struct pl_frame *choice);                        /* number of branches */
const char *ts_choice_key(int card, int branch);
struct pl_set ts_card_options(const struct ts_state *s, const struct pl_frame *choice);
enum ts_kind ts_card_kind(const struct pl_frame *choice); /* discard, take or give */

enum ts_level { TS_ABSENT, TS_PRESENCE, TS_DOMINATION, TS_CONTROL };
extern const uint8_t ts_worth[TS_REGIONS][4]; /* TS-9.1 */
/* Who has what in a region; `formosan`: Taiwan may count as a battleground; `without`: a country the USSR is denied. */
enum ts_level ts_level(const struct ts_state *s, int side, int region, bool formosan, int without);
int ts_region_points(const struct ts_state *s, int side, int region, bool formosan, int without);
int ts_region_net(const struct ts_state *s, int region, bool formosan, int without); /* for the US */
int ts_southeast_net(const struct ts_state *s);                                      /* TS-9.4 */
enum { TS_LATE_WAR_NEED = 20 };  /* VP that the US needs at the end of the Late War scenario (TS-2.13) */
int ts_scoring_region(int card); /* enum ts_region, or TS_REGIONS for Southeast Asia */
void ts_push_scoring(struct ts_state *s, int card);
void ts_final_scoring(struct ts_state *s, struct pl_notes *notes);

int ts_moves(const void *state, pl_move *out); /* twilight.c */
int ts_chances(const void *state, struct pl_chance *out);
int ts_uses(const void *state, pl_move move, struct pl_use *out); /* uses.c */
int ts_wishes(const void *state, int seat, pl_move *out);         /* why.c */
struct pl_said ts_explain(const void *state, int seat, pl_move move);

void ts_notate(const void *state, pl_move move, struct pl_out *out);     /* words.c */
struct pl_said ts_describe(const void *state, pl_move move, int viewer); /* tell.c */
bool ts_sees(const struct ts_state *s, int viewer, int side);            /* its cards */
int ts_effect_card(int effect);                                          /* where an effect comes from */
void ts_name(const void *state, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out);

void ts_view(void *state, int viewer);        /* hidden.c */
int ts_cards_aside(const struct ts_state *s); /* how many there are, whoever sees them (tehran.c) */
/* What the other side learns of a hand (TS-11.3). */
void ts_reveal(struct ts_state *s, int side, struct pl_set cards);              /* it sees these */
void ts_rule_out(struct ts_state *s, int side, struct pl_set cards);            /* these are not in it */
void ts_rule_out_better(struct ts_state *s, int side, int value, bool printed); /* nor any card worth more than this */
void ts_deduce(struct ts_state *s, int side);              /* all the rest lies open, so it can tell */
void ts_card_gone(struct ts_state *s, int side, int card); /* it sees this card leave */
void ts_determinize(void *view, int viewer, struct pl_rng *rng);

void ts_derive(void *state); /* state.c */
struct pl_said ts_check(const void *state);
void ts_evaluate(const void *state, int32_t *points);                                /* value.c */
void ts_board(const void *view, const struct pl_screen *screen, struct pl_out *out); /* board.c */
void ts_zones(const void *state, struct pl_scene *scene);                            /* scene.c */
void ts_pieces(const void *view, int viewer, struct pl_scene *scene);
int ts_touches(const void *state, pl_move move, pl_touch *out);
bool ts_find_thing(const void *view, const char *type, int32_t value, pl_touch *out);
extern const struct pl_art ts_art[]; /* art.c */

extern const struct pl_field ts_fields[];
extern const struct pl_phrase ts_phrases[];
extern const struct pl_form ts_forms[];
extern const struct pl_synonym ts_synonyms[];
extern const struct pl_role ts_roles[];
extern const char *const ts_colours[];
extern const struct pl_option ts_options[];
extern const struct pl_ending ts_endings[];
extern const struct pl_rule pl_rules_twilight[];

#include "games/twilight/phrases.h"

#define PL_PHRASE(NAME) (&ts_phrases[TS_##NAME])
#include "core/phrases.h"

/* Effects as rows (cards.def): where the frames are, and the kind in which one waits. */
enum { TS_EFFECT_FRAMES = offsetof(struct ts_state, frames), TS_EFFECT_WAITS = TS_F_EFFECT };

#endif
