/* A log played through the engine. Shared by
 *
 *   twilight_play.c    the search: decisions in turn, back to an earlier one where the log does not agree
 *   twilight_choose.c  which moves the next records can mean
 *   twilight_agree.c   totals of the log and of the engine, compared
 *   twilight_dice.c    so are the numbers printed with a roll
 *
 * The log is cut into parts: the setup, the headline phase of each turn, each action round. Within a part the engine is
 * asked for its decisions; records that say what somebody does (an event, a target, a die) choose the move, records
 * that print totals are ticked off as the engine gets there. At its end every record of a part is ticked off and all
 * totals are equal; then comes the next part.
 */
#ifndef PLATEAU_IMPORT_TWILIGHT_PLAY_H
#define PLATEAU_IMPORT_TWILIGHT_PLAY_H

#include "app/import/twilight_plan.h"

enum { PART_RECORDS = 128, CHOICES = 48 };

struct part {
    int start, end; /* records */
    int turn;       /* 0: setup */
    int round;      /* 0: headlines */
    int side;
    int card;
};

struct ticks { /* records of a part, by their distance from its start */
    uint64_t w[2];
};

/* The totals that the log has told so far. */
struct totals {
    uint8_t influence[TS_SIDES][TS_COUNTRIES];
    int16_t score;
    int16_t untold;                 /* what the end of a turn changed of the score, as long as no line has shown it */
    int16_t lags;                   /* lines whose score has not caught up */
    int lag_line;                   /* the first of them, */
    int16_t lag_printed, lag_score; /* what it says, and what it should say */
    int8_t ahead; /* of the score by the rules: where the program that wrote the log is known to count otherwise */
    int8_t defcon;
    bool defcon_open; /* How I Learned to Stop Worrying: the level was not printed */
    int8_t military[TS_SIDES], box[TS_SIDES];
};

struct choice {
    pl_move move;
    struct ticks ticks; /* records that say so */
};

struct node {
    struct ts_state state;
    struct totals totals;
    struct ticks done;
    int part;
    int checked; /* totals compared so far */
    bool absent; /* the log has nothing about the round that is asked for: its side passed */
    bool expanded;
    int choices, next;
    struct choice choice[CHOICES];
};

struct player {
    const struct pl_game *game;
    const struct log *log;
    struct plan *plan;
    struct import_report *report;
    struct part *part;
    int parts;
    struct node *node; /* the line that is being tried */
    int nodes;
    int64_t steps;
    /* The failure that came furthest. */
    int fail_at;
    bool fail_found;
    char failure[1024];
    bool cut;     /* the last part may lack lines: what it has must agree, but not everything is told */
    bool closing; /* a part is at its end: all that it tells has happened */
    bool lags;    /* scores may be printed that have not caught up: tried only if nothing else agrees */
    struct lesson {
        int from; /* record of the failure that taught it */
        int at, side;
        struct pl_set cards; /* that the hand of `side` cannot have held then */
    } lesson;
    int quirk_line;
};

/* ---- twilight_agree.c ------------------------------------------------------------------------------------------ */

static inline bool ticked(const struct ticks *ticks, int i) {
    return ticks->w[i >> 6] >> (i & 63) & 1;
}
static inline void tick(struct ticks *ticks, int i) {
    ticks->w[i >> 6] |= UINT64_C(1) << (i & 63);
}

enum record_class { CLASS_HEADING, CLASS_ACT, CLASS_TOTAL, CLASS_LOOSE };
enum record_class record_class(const struct log_record *record);
/* Says nothing that has to be chosen: the engine does it by itself. */
bool happens_by_itself(const struct log_record *record);
/* Operations that were announced and not conducted: "Coup (3 Ops):" and nothing. */
bool is_declined(const struct player *player, const struct part *part, int at);

void totals_of(const struct ts_state *state, struct totals *totals);
/* Ticks off the totals that the engine has reached. False, after fail, if one can never agree. */
bool agree(struct player *player, struct node *node, const struct ts_state *engine);
/* Is every difference between the log and the engine one that a record still to come explains? If not, and `tell`, the
 * first one that is not is a failure. */
bool explained(struct player *player, struct node *node, const struct ts_state *engine, bool tell);
/* The part is over: everything must be ticked off and equal. `discards`: but for cards discarded at the turn's end. */
bool finish_part(struct player *player, struct node *node, const struct ts_state *engine, bool discards);
/* "US 3", "USSR 5", "even". */
const char *score_text(int score, enum pl_lang lang, char text[24]);
/* The VP that the US gets for missing Military Operations (TS-3.9). */
int military_vp(const struct ts_state *held);
/* The end of a turn in records that are left: the score after Military Operations were checked, or after final scoring.
 */
void agree_turn_end(struct player *player, struct node *node, int checked);
bool agree_winner(struct player *player, struct node *node);

/* Has anything of the log not been ticked off? */
bool log_goes_on(const struct player *player, const struct node *node);
/* First record of the part that is not ticked off, or its end. */
int first_open(const struct player *player, const struct node *node);

/* Notes a failure; the one that came furthest will be reported. The record is the first open one. */
__attribute__((format(printf, 3, 5), format(printf, 4, 5))) void fail(struct player *player, const struct node *node,
                                                                      const char *en, const char *fr, ...);

/* The same about a certain record. */
__attribute__((format(printf, 3, 5), format(printf, 4, 5))) void fail_at(struct player *player, int at, const char *en,
                                                                         const char *fr, ...);

/* ---- twilight_dice.c ------------------------------------------------------------------------------------------- */

/* Is what the log prints of a roll, at record `at`, what the rules make of the die? False after fail_at. The engine is
 * about to roll. */
bool dice_agree(struct player *player, const struct node *node, int at);
/* And the number in an announcement of Operations? The engine asks for them. */
bool operations_agree(struct player *player, const struct node *node, int at);
/* And in that of a card sent to the Space Race? */
bool space_agrees(struct player *player, const struct node *node, int at, int card);

/* ---- twilight_choose.c ----------------------------------------------------------------------------------------- */

/* Fills in the choices of a node. */
void choose(struct player *player, struct node *node);

/* ---- twilight_play.c ------------------------------------------------------------------------------------------- */

/* The match, or NULL after import_fail. */
struct pl_match *play_log(const struct log *log, struct plan *plan, struct import_report *report);

/* Makes a move with the course of the turn held back: only what belongs to the present part happens. */
void play_held(const struct player *player, struct ts_state *state, pl_move move);

#endif
