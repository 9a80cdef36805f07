/* A table in a terminal: what the files of `plateau play` share.
 *
 *   play.c           the command, setting up, the course of the game
 *   play_show.c      the board, the legal moves, handing the device over
 *   play_commands.c  what can be typed besides moves
 *   play_advice.c    hints, and why a move is not possible
 */
#ifndef PLATEAU_CLI_PLAY_H
#define PLATEAU_CLI_PLAY_H

#include "app/cli/process.h"
#include "app/cli/tell.h"
#include "app/cli/think.h"

struct table {
    struct cli_args *args;
    enum pl_lang lang;
    struct cli_terminal terminal;
    const struct pl_game *game;
    struct pl_match *match;
    struct cli_player player[PL_MAX_SEATS];
    struct cli_process *process[PL_MAX_SEATS]; /* outside bots, started when they are first needed */
    bool ask_forced;                           /* ask even where there is only one move */
    bool dice_by_hand;                         /* somebody rolls real dice and types what they show */
    int viewer;                                /* through whose eyes the table is shown: a seat or PL_SPECTATOR */
    int told[PL_MAX_SEATS];                    /* moves that each seat has been told */
    int told_all;                              /* the same for spectators */
    int shown;                                 /* moves made when the board was last shown; -1: show it anyway */
    int saved;                                 /* moves made when the game was last saved; -1: never */
    int breaks;                                /* times Ctrl-C was pressed since something was last typed */
    int asked[PL_MAX_SEATS + 1];               /* moves made when each seat was last asked; the last: any of them */
    uint32_t met;                              /* bits of the seats that have been told what the game is about */
    bool leaving;
};

/* What may be typed at the prompt right now: moves of a seat, or outcomes of chance. */
struct choice {
    int seat; /* a seat, PL_CHANCE, or PL_OVER: only commands */
    int count;
    pl_move move[PL_MAX_MOVES];
    char notation[PL_MAX_MOVES][PL_MAX_NOTATION];
    union pl_any_state view; /* what the one who types may know */
};

static inline bool table_is_human(const struct table *table, int seat) {
    return seat >= 0 && table->player[seat].human;
}
int table_humans(const struct table *table);
uint32_t table_yours(const struct table *table); /* bits of the seats to be called "you" */
/* Somebody must not see what somebody else at the same terminal sees. */
bool table_has_secrets(const struct table *table);

/* ---- play_show.c */
void table_choice(const struct table *table, struct choice *choice);
void table_show_board(struct table *table);
/* The prompt and the moves; `all`: every move on a line of its own with its sentence. */
void table_show_moves(struct table *table, const struct choice *choice, bool all);
/* What the game is about, who `seat` is and how it can end. */
void table_introduce(FILE *file, const struct table *table, int seat);
/* The board for the seat to move, and, where the screen has no room for both, what has happened since below it. */
void table_show_turn(struct table *table, const struct choice *choice);
/* Tells the viewer what has happened since it was last told. */
void table_tell(struct table *table);
/* Lets `seat` sit down at the terminal, if it is not there. */
void table_hand_over(struct table *table, int seat);

/* ---- play_commands.c */
enum answer { AGAIN, CHOSEN, CHANGED }; /* ask again; *move is chosen; the game has changed: look again who moves */
/* Asks until there is an answer. */
enum answer table_ask(struct table *table, const struct choice *choice, pl_move *move);
/* The same where only one move is left: Enter plays it. */
enum answer table_confirm(struct table *table, const struct choice *choice, pl_move *move);

/* ---- play_advice.c */
/* A sentence with a capital, broken at the width of the terminal. */
void table_say(const struct table *table, const char *text);
bool table_is_number(const char *line);
void table_no_such_number(const struct table *table, const struct choice *choice);
/* Chance speaks this form, no player. */
bool table_is_chance_form(const struct pl_form *form);
/* Says why the wish cannot be had, or what it would do. */
void table_explain(const struct table *table, const struct choice *choice, const char *wish);
enum answer table_hint(struct table *table, const struct choice *choice, const char *rest);
enum answer table_why(struct table *table, const struct choice *choice, const char *rest);

/* ---- play.c */
/* Has the program been told to end? At a terminal with people the first Ctrl-C since the last prompt only hurries. */
bool table_interrupted(struct table *table);
/* The same after a thought, that may have been cut short by the first one. */
bool table_thought(struct table *table, enum cli_thought thought);
/* Takes a match over, with its seats if `seats`. */
void table_take(struct table *table, struct pl_match *match, bool seats);

#endif
