/* The contract test: what its files share. Every check of core/game.h's promises takes a trial: a game under way. */
#ifndef PLATEAU_TESTS_CONTRACT_H
#define PLATEAU_TESTS_CONTRACT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include "core/game.h"
#include <cmocka.h>

struct trial {
    const struct pl_game *game;
    struct pl_setup setup;
    struct pl_rng rng;
    union pl_any_state state;
    int number, step; /* which game of this player count, how many moves made */
    /* Counted over all trials of a game: a promise that was never put to the test has not been kept. */
    struct counts {
        long positions, thorough, refusals, worlds, ended[16];
        long questions, answers, told; /* asked in one of two worlds that look alike, the answers tried,
                                        * and those that made no difference */
        long hidden[PL_MAX_STATE],
            varied[PL_MAX_STATE]; /* seats' views in which this byte is hidden, and dealt variously */
    } * counts;
};

/* Fails with the trial's whole situation, so that a failure can be looked at. */
_Noreturn void trial_failed(const struct trial *trial, const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
#define HOLD(TRIAL, CONDITION, ...)                                                                                    \
    do {                                                                                                               \
        if (!(CONDITION))                                                                                              \
            trial_failed((TRIAL), __FILE__, __LINE__, __VA_ARGS__);                                                    \
    } while (0)

/* A setup for game number `number`: the standard one first, then options and roles at random. */
struct pl_setup trial_setup(const struct pl_game *game, int players, int number, struct pl_rng *rng);

/* The moves or outcomes to choose from; their number. */
int trial_choices(const struct trial *trial, const void *state, pl_move *out);
/* Is this one of the game's own phrases, said whole in both languages? */
void trial_said(const struct trial *trial, const void *state, struct pl_said said, const char *what);
/* Sentences that were looked at already. What a list is about must not change: one position, or a pair of them.
 * heard_nothing begins a new list; heard_before says whether a sentence is in it, and puts it there. */
struct heard {
    struct {
        unsigned list;
        struct pl_said said;
    } at[2048];
    unsigned list;
};
void heard_nothing(struct heard *heard);
bool heard_before(struct heard *heard, struct pl_said said);
void trial_same(const struct trial *trial, const void *a, const void *b, const char *what);

/* All the wishes of a seat, of whatever kind; their number. */
enum { CONTRACT_WISHES = 8 * PL_MAX_WISHES };
int contract_wishes(const struct trial *trial, const void *state, int seat, pl_move wishes[CONTRACT_WISHES]);

void contract_tables(void **game);
void contract_setups(void **game);
void contract_light(struct trial *trial);
void contract_thorough(struct trial *trial);
void contract_hidden(struct trial *trial);
void contract_asked(struct trial *trial, int viewer, const void *a, const void *b);
bool contract_tells(const struct pl_game *game); /* does one of its options, by its rule, tell secrets by questions? */
void contract_together(struct trial *trial);

#endif
