/* What the tests of match/ share: games at random, and memory that runs out when told to. Include after cmocka.h. */
#ifndef PLATEAU_TESTS_MATCH_HELP_H
#define PLATEAU_TESTS_MATCH_HELP_H

#include "core/game.h"
#include "core/rng.h"
#include <stdlib.h>

/* match.c is compiled into the test with these in place of the real ones; -1: memory never runs out. */
static int help_allocations_left = -1;
static inline bool help_allocates(void) {
    if (help_allocations_left == 0)
        return false;
    help_allocations_left -= help_allocations_left > 0;
    return true;
}
static inline void *help_calloc(size_t count, size_t size) {
    return help_allocates() ? calloc(count, size) : NULL;
}
static inline void *help_realloc(void *old, size_t size) {
    return help_allocates() ? realloc(old, size) : NULL;
}
#define calloc help_calloc
#define realloc help_realloc
#include "match/match.c"
#undef calloc
#undef realloc

/* for (each game and each number of players) */
#define EACH_TABLE(GAME, PLAYERS)                                                                                      \
    for (int g_ = 0; pl_games[g_]; g_++)                                                                               \
        for (const struct pl_game *GAME = pl_games[g_]; GAME; GAME = NULL)                                             \
            for (int PLAYERS = GAME->min_players; PLAYERS <= GAME->max_players; PLAYERS++)

/* A possible setup with options and roles at random. */
static inline struct pl_setup help_setup(const struct pl_game *game, int players, struct pl_rng *rng) {
    for (;;) {
        struct pl_setup setup = pl_setup_default(game, players);
        int roles = 0;
        while (game->roles && game->roles[roles].key)
            roles++;
        for (int i = 0; game->options && game->options[i].key; i++) {
            uint32_t values = (uint32_t)(game->options[i].max - game->options[i].min) + 1;
            if (pl_rng_below(rng, 2))
                setup.option[i] = game->options[i].min + (int32_t)pl_rng_below(rng, values);
        }
        for (int i = 0; i < players; i++)
            if (roles && pl_rng_below(rng, 2))
                setup.role[i] = (int8_t)pl_rng_below(rng, (uint32_t)roles);
        for (int i = 0; game->levels && i < players; i++)
            if (pl_rng_below(rng, 3) == 0)
                setup.automa[i] = 1;
        char reason[256];
        struct pl_out out = PL_OUT(reason);
        if (pl_setup_check(game, &setup, PL_EN, &out))
            return setup;
    }
}

/* Makes one random move; false when the game is over. `freely`: of several who decide together anybody may be next, not
 * only the first in the game's own order. */
static inline bool help_step_of(struct pl_match *match, struct pl_rng *rng, bool freely) {
    const struct pl_game *game = pl_match_game(match);
    int seat = pl_match_actor(match);
    if (seat == PL_OVER)
        return false;
    if (seat == PL_CHANCE) {
        assert_true(pl_match_roll(match, NULL));
        return true;
    }
    while (freely) {
        seat = (int)pl_rng_below(rng, PL_MAX_SEATS);
        freely = !(pl_match_awaited(match) >> seat & 1);
    }
    union pl_any_state turned;
    pl_copy(game, &turned, pl_match_state(match));
    pl_turn_to(game, &turned, seat);
    pl_move moves[PL_MAX_MOVES];
    int n = game->moves(&turned, moves);
    assert_in_range(n, 1, PL_MAX_MOVES);
    assert_true(pl_match_play(match, seat, moves[pl_rng_below(rng, (uint32_t)n)], NULL));
    return true;
}
static inline bool help_step(struct pl_match *match, struct pl_rng *rng) {
    return help_step_of(match, rng, false);
}

/* A match of at most `moves` random moves. */
static inline struct pl_match *help_match(const struct pl_game *game, int players, uint64_t seed, int moves) {
    struct pl_rng rng = pl_rng_seed(seed, 99);
    struct pl_setup setup = help_setup(game, players, &rng);
    struct pl_match *match = pl_match_new(game, &setup, seed);
    assert_non_null(match);
    while (moves-- > 0 && help_step(match, &rng))
        ;
    return match;
}

/* Makes the move written `text`, of chance or of the seat to move. */
static inline void help_make(struct pl_match *match, const char *text) {
    pl_move move;
    int actor = pl_match_actor(match);
    if (!pl_read_move(pl_match_game(match), pl_match_state(match), text, &move))
        fail_msg("\"%s\" cannot be made", text);
    assert_true(actor == PL_CHANCE ? pl_match_force(match, move, NULL) : pl_match_play(match, actor, move, NULL));
}

/* Does a replay of it begin so, with this format or, where an automa plays, with the one that has automas? */
static inline void help_has_format(const struct pl_match *match, const char *text, char format) {
    for (int i = 0; i < pl_match_setup(match)->players; i++)
        format = pl_match_setup(match)->automa[i] ? '3' : format;
    assert_int_equal(strncmp(text, "plateau replay ", 15), 0);
    assert_int_equal(text[15], format);
}

/* The same for one of several who decide together. */
static inline void help_answer(struct pl_match *match, int seat, const char *text) {
    pl_move move;
    union pl_any_state turned;
    pl_copy(pl_match_game(match), &turned, pl_match_state(match));
    pl_turn_to(pl_match_game(match), &turned, seat);
    if (!pl_read_move(pl_match_game(match), &turned, text, &move))
        fail_msg("\"%s\" cannot be answered", text);
    assert_true(pl_match_play(match, seat, move, NULL));
}

static inline void help_same_history(const struct pl_match *a, const struct pl_match *b) {
    assert_int_equal(pl_match_length(a), pl_match_length(b));
    for (int i = 0; i < pl_match_length(a); i++) {
        assert_int_equal(pl_match_turn(a, i).seat, pl_match_turn(b, i).seat);
        assert_int_equal(pl_match_turn(a, i).move, pl_match_turn(b, i).move);
    }
    assert_memory_equal(pl_match_state(a), pl_match_state(b), pl_match_game(a)->state_size);
}

#endif
