/* A log of Twilight Struggle as a list of records: what each line says, with its number.
 *
 *   twilight_read.c   text to records: the forms of lines are a table
 *   twilight_names.c  cards, countries and regions by their names in logs
 *   twilight_uses.c   which card leaves or enters which hand where, and what a hand can hold when
 *   twilight_deal.c   which card to draw, so that each is in hand when the log needs it
 *   twilight_play.c   the records played through the engine, with every total compared (twilight_play.h)
 *   twilight.c        all of it together
 *
 * docs/import.md describes the format.
 */
#ifndef PLATEAU_IMPORT_TWILIGHT_LOG_H
#define PLATEAU_IMPORT_TWILIGHT_LOG_H

#include "app/import/import.h"
#include "games/twilight/state.h"

enum log_kind {
    /* what begins a part of the game */
    LOG_HEADLINE_PHASE, /* turn */
    LOG_ROUND,          /* side, card (none: nobody played), turn, round */
    LOG_CLEANUP,        /* the number of its turn is not to be trusted */
    LOG_FINAL,          /* ": :", what comes after the last round */
    /* what somebody does */
    LOG_HEADLINES, /* side, card */
    LOG_EVENT,     /* card */
    LOG_PLACE,     /* Operations begin: their number */
    LOG_COUP,
    LOG_REALIGN,
    LOG_SPACE,
    LOG_TARGET,   /* country */
    LOG_WAR,      /* country */
    LOG_DISCARDS, /* side, card */
    LOG_REVEALS,
    LOG_PLAYS,
    LOG_RETURNS,
    LOG_NOTHING,  /* side: has no cards to reveal or discard */
    LOG_OLYMPICS, /* side; 1: takes part, 0: boycotts */
    LOG_REGION,   /* side, region */
    /* dice */
    LOG_COUP_DIE,    /* 1: success; die, Operations, modifier, stability, result, factor of the stability */
    LOG_REALIGN_DIE, /* side, die, modifier, total */
    LOG_SPACE_DIE,   /* 1: success; die, needed */
    LOG_WAR_DIE,     /* 1: victory; die, modifier, needed */
    LOG_TRAP_DIE,    /* 1: escaped; die, needed */
    /* totals */
    LOG_INFLUENCE, /* side, country, change, US influence, USSR influence; then the two as the changes add up */
    LOG_VP,        /* side (none: nobody), gain, score (above 0: US) */
    LOG_SCORE,     /* score alone */
    LOG_DEFCON,    /* level */
    LOG_MILITARY,  /* side, operations */
    LOG_BOX,       /* side, box of the Space Race */
    /* the rest */
    LOG_IN_PLAY, /* card, or none if it is not known */
    LOG_OUT_OF_PLAY,
    LOG_RESHUFFLE,
    LOG_WINS, /* side (none: a player's name); 1: perhaps since the other one kept a scoring card */
    LOG_GIVES_UP,
    LOG_KINDS
};

struct log_record {
    int line;
    uint8_t kind;
    int8_t side;    /* TS_SU, TS_US, or -1 */
    uint8_t card;   /* TS_NO_CARD: none */
    int8_t country; /* or -1 */
    int8_t region;  /* or -1 */
    bool gap;       /* an empty line stands before it */
    int16_t n[7];   /* in the order given above */
};
enum { LOG_NUMBERS = 7 };

struct log {
    struct log_record *record; /* the last one is followed by one of kind LOG_KINDS */
    int records;
    char player[TS_SIDES][PL_MAX_PLAYER_NAME];
    int handicap; /* above 0: for the US */
    bool optional;
    int lines; /* that say something */
    int last;  /* number of the last line */
};

/* False after import_fail. Free it in any case. */
bool log_read(struct log *log, const char *text, size_t length, struct import_report *report);
void log_free(struct log *log);

/* The thing a name in a log means, or -1. Case, blanks, stars and quotation marks do not matter. */
int log_card(const char *name, size_t length);
int log_country(const char *name, size_t length);
int log_region(const char *name, size_t length);

#endif
