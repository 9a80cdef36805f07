/* A match: one game in progress, with its seats, its history and its dice.
 *
 *     struct pl_match *match = pl_match_new(game, &setup, seed);
 *     while (pl_match_actor(match) != PL_OVER) {
 *         if (pl_match_actor(match) == PL_CHANCE)
 *             pl_match_roll(match, &notes);
 *         else if (!pl_match_automa(match, &notes))
 *             pl_match_play(match, seat, move, &notes);
 *     }
 *     pl_match_free(match);
 *
 * The dice are the seed's: roll number k of a match depends on the seed and k only (of a web table: match/dice.h), so
 * thinking, undoing and loading never change what will be rolled.
 */
#ifndef PLATEAU_MATCH_MATCH_H
#define PLATEAU_MATCH_MATCH_H

#include "core/game.h"
#include "match/dice.h"
#include <stdio.h>

#define PL_MAX_PLAYER_NAME 64
#define PL_MAX_BOT_SPEC 128

enum pl_seat_kind { PL_HUMAN, PL_BOT, PL_AUTOMA };

struct pl_seat { /* an automa's level stands in the setup */
    enum pl_seat_kind kind;
    char name[PL_MAX_PLAYER_NAME]; /* a human's name, "" if none was given */
    char bot[PL_MAX_BOT_SPEC];     /* a bot with its settings as bots.h reads them: "search:time=0.2" */
};

struct pl_turn {  /* one entry of the history */
    int8_t seat;  /* who moved, or PL_CHANCE */
    bool by_hand; /* of chance: not by the match's dice */
    pl_move move;
};

/* Where a match comes from that was played at a web table, whose dice are not those of a 64-bit seed. */
struct pl_origin {
    bool table;                                    /* the dice are those of match/dice.h */
    bool revealed;                                 /* the seed is known: the game is over */
    bool friendly;                                 /* the rules have changed under way */
    unsigned char seed[PL_SEED_BYTES];             /* zero until it is known */
    unsigned char commitment[PL_COMMITMENT_BYTES]; /* its hash, known from the start */
};

struct pl_match;

/* NULL if the setup is not possible or memory is out. */
struct pl_match *pl_match_new(const struct pl_game *game, const struct pl_setup *setup, uint64_t seed);
void pl_match_free(struct pl_match *match);

const struct pl_game *pl_match_game(const struct pl_match *match);
const struct pl_setup *pl_match_setup(const struct pl_match *match);
uint64_t pl_match_seed(const struct pl_match *match);
struct pl_origin *pl_match_origin(struct pl_match *match); /* all zero: the dice are those of the seed */
struct pl_seat *pl_match_seat(struct pl_match *match, int seat);
const void *pl_match_state(const struct pl_match *match); /* the truth: show only pl_view of it */
int pl_match_actor(const struct pl_match *match);
/* A bit per seat that may decide now, and of those the match waits for: core/game.h. */
uint32_t pl_match_deciding(const struct pl_match *match);
uint32_t pl_match_awaited(const struct pl_match *match);
bool pl_match_answered(const struct pl_match *match, int seat);
/* Which move comes after the last before the question that is asked now; the answers to it are the moves from there. */
int pl_match_asked_at(const struct pl_match *match);
int pl_match_length(const struct pl_match *match); /* moves made, chance included */
int pl_match_rolls(const struct pl_match *match);  /* moves of chance among them */
struct pl_turn pl_match_turn(const struct pl_match *match, int index);
/* The position before move `index` (0: the start), into `state`. Quick from the last move of a seat on; earlier ones
 * are worked out from the start. */
void pl_match_position(const struct pl_match *match, int index, void *state);

/* Makes a move through the gate; false leaves everything as it was. Where several decide together, each of them may
 * move, in any order. Whoever has answered may answer anew until all are in: the new answer takes the place of the old
 * one, so that neither the history nor its length tells of it. */
bool pl_match_play(struct pl_match *match, int seat, pl_move move, struct pl_notes *notes);
/* Lets chance move by the match's dice, or by hand (real dice, a scenario); false if chance is not to move or the seed
 * of its dice is not known. */
bool pl_match_roll(struct pl_match *match, struct pl_notes *notes);
bool pl_match_force(struct pl_match *match, pl_move outcome, struct pl_notes *notes);
/* Makes the step of the automa that is to move; false if none is. */
bool pl_match_automa(struct pl_match *match, struct pl_notes *notes);
/* Repeats what the match's dice have rolled elsewhere (a file, a server). It is taken on trust: pl_audit asks. */
bool pl_match_rolled(struct pl_match *match, pl_move outcome, struct pl_notes *notes);
/* The generator of roll `number` (from 0) of the match. */
struct pl_rng pl_match_dice(const struct pl_match *match, uint64_t number);
/* Goes on with the dice of a seed of one's own. Whatever chance has done so far is then by hand. */
void pl_match_new_dice(struct pl_match *match, uint64_t seed);

/* Takes back the last decision of `seat` that had an alternative, and the forced moves after it. Refused (false, with
 * the reason) if something has become known to `seat` since: chance has moved, another seat has decided, or the move
 * showed the seat something it could not know. The last is worked out from the game's view: a move of one's own that
 * leads to the same view whatever the hidden truth is shows nothing. The steps of automas are nobody's decisions: they
 * are taken back with it, as far as chance has not moved in them. An answer to a question put to several is taken out
 * of the history alone as long as others are still to answer; once all are in it is final. `out` may be NULL. */
bool pl_match_undo(struct pl_match *match, int seat, enum pl_lang lang, struct pl_out *out);
bool pl_match_can_undo(const struct pl_match *match, int seat);
/* May it be possible? Sooner answered, after every move that a server tells of: fewer worlds are tried, so what is
 * offered may rarely be refused after all; what is possible is always offered. */
bool pl_match_offers_undo(const struct pl_match *match, int seat);

/* ---- Replay files ----------------------------------------------------------------------------------------------
 *
 * Text, a line each; '#' starts a comment. Header, then `moves`, then a line per move: who (seat number from 1, or
 * '*' for chance) and the notation, then `end` with the hash of the last position.
 *
 *     plateau replay 1
 *     game tempete
 *     rules 1
 *     players 2
 *     option radius 4
 *     roles any any
 *     seat 1 human Anna
 *     seat 2 bot search:time=0.2
 *     seed 42
 *     moves
 *     * die N
 *     1 wind N
 *     end 0123456789abcdef
 *
 * Where that does not say enough, format 2 (the dice of a web table, or rolls by hand) or 3 (the same, a seat may be
 * `automa LEVEL`, and those who decide together may have answered in any order, each once) is written: docs/replay.md.
 */
void pl_replay_write(const struct pl_match *match, FILE *file);
bool pl_replay_save(const struct pl_match *match, const char *path, enum pl_lang lang,
                    struct pl_out *error); /* whole or not at all */

/* Reads a replay and plays it through, checking every move, the result and the final hash. NULL: `error` names the
 * first wrong line and what is wrong with it (damaged, another program's file, another version of the rules, an illegal
 * move). */
struct pl_match *pl_replay_read(const char *text, size_t length, enum pl_lang lang, struct pl_out *error);
struct pl_match *pl_replay_load(const char *path, enum pl_lang lang, struct pl_out *error);

/* Are the rolls those of the dice? False: `out` says what the first disagreement is, or why nothing can be checked.
 * That every move is legal was checked when the match was made. */
struct pl_audit {
    int rolls;         /* moves of chance */
    int earlier;       /* of a friendly game: the first so many are not of these dice, which it got under way */
    int by_hand;       /* among them, by hand: nothing vouches for them */
    int first_by_hand; /* number of the first such move, from 1 */
};
bool pl_audit(const struct pl_match *match, enum pl_lang lang, struct pl_audit *audit, struct pl_out *out);

#endif
