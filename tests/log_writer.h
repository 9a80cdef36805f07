/* Games of Twilight Struggle written down as the logs that `plateau import` reads (docs/import.md): what the engine
 * notes of each move becomes lines, and whatever such logs keep to themselves (hands, draws, some dice) is left out.
 * Tests import what is written here; nothing else uses it. */
#ifndef PLATEAU_TESTS_LOG_WRITER_H
#define PLATEAU_TESTS_LOG_WRITER_H

#include "games/twilight/state.h"
#include <stdio.h>

/* What one log does and another does not. */
struct log_habits {
    bool cleanup;     /* a heading for the end of a turn */
    bool penalties;   /* VP for missing Military Operations are told */
    bool expiry;      /* effects that end with the turn are told */
    bool empty_round; /* a round that nobody could play has a heading */
    bool bare_round;  /* and it is cut short: "Turn 5, US AR8" */
    bool final_mark;  /* ": :" before final scoring */
    bool final_score; /* the VP of final scoring */
    bool winner;      /* who has won */
    bool short_end;   /* the move that ends the game is told only by its heading */
    bool crlf;
};

enum { LOG_PENDING = 96, LOG_NOTES = 256 };
struct log_writer {
    FILE *file;
    struct log_habits habits;
    struct ts_state before, after; /* the move that is being written */
    pl_move move;
    int board[TS_SIDES][TS_COUNTRIES]; /* as it has been printed */
    int score;
    struct {
        int side, country, change;
    } pending[LOG_PENDING]; /* influence, a line for each country */
    int pendings;
    bool begun;       /* the file has a line */
    bool heading;     /* the line begun is a heading: the next one goes on behind it */
    int lines;        /* of this part, without the heading */
    bool gap;         /* an empty line has been written last */
    int military;     /* side + 1 whose Military Operations are told when the dice have been */
    int operations;   /* and how many */
    int picked_first; /* side that picked its headline first */
    int turn;         /* whose headlines or rounds are being written */
    bool awaiting;    /* a round has begun, and nobody has played yet: what is noted waits for its heading */
    int round, side;
    struct pl_said held[LOG_NOTES];
    int helds;
    struct pl_said opening[LOG_NOTES]; /* between a turn's begin and its headlines */
    int openings;
    bool between;              /* the turn is over, the headlines of the next have not been told */
    int round_card, resolving; /* cards whose event begins a block of its own */
    bool scoring;              /* a scoring card has been played; its VP are still to be told */
    int vp_lines;
};

void log_begin(struct log_writer *writer, FILE *file, const struct ts_state *start, const char *ussr, const char *us,
               const struct log_habits *habits);
/* `before`, the move, what was noted of it, and `after`. */
void log_move(struct log_writer *writer, const struct ts_state *before, pl_move move, const struct pl_notes *notes,
              const struct ts_state *after);
void log_end(struct log_writer *writer);

#endif
