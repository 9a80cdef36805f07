/* A random game is played without a single allocation: built with the linker's --wrap for malloc and its family, so
 * that every call from our own code is counted here. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "core/game.h"
#include <cmocka.h>

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);

static volatile long calls; /* volatile: compilers believe that malloc changes nothing of ours */

void *__wrap_malloc(size_t size) {
    calls++;
    return __real_malloc(size);
}
void *__wrap_calloc(size_t count, size_t size) {
    calls++;
    return __real_calloc(count, size);
}
void *__wrap_realloc(void *block, size_t size) {
    calls++;
    return __real_realloc(block, size);
}

static void the_counter_counts(void **state) {
    (void)state;
    void *volatile block; /* volatile: the compiler may not see through it and drop the call */
    calls = 0;
    block = malloc(1);
    assert_int_equal(calls, 1);
    block = realloc(block, 2);
    assert_int_equal(calls, 2);
    free(block);
    block = calloc(1, 1);
    assert_int_equal(calls, 3);
    free(block);
}

/* A whole game by the safe calls, with notes, views, worlds and words: all that a simulation or a search does. */
static void play(const struct pl_game *game, int players, uint64_t seed) {
    static struct pl_notes notes;
    static char json[PL_MAX_JSON], words[4096];
    union pl_any_state state, other;
    struct pl_setup setup = pl_setup_default(game, players);
    struct pl_rng rng = pl_rng_seed(seed, (uint64_t)players);
    pl_new(game, &setup, &state);
    for (int step = 0; game->actor(&state) != PL_OVER; step++) {
        int actor = game->actor(&state), seat = actor == PL_CHANCE ? 0 : actor;
        pl_move moves[PL_MAX_MOVES], move;
        if (step % 8) {
            pl_step_random(game, &state, &rng, NULL);
            continue;
        }
        if (actor == PL_CHANCE)
            move = pl_draw(game, &state, &rng);
        else
            move = moves[pl_rng_below(&rng, (uint32_t)game->moves(&state, moves))];
        int32_t points[PL_MAX_SEATS];
        struct pl_out out = PL_OUT(words), dump = PL_OUT(json);
        pl_describe(game, &state, move, seat, PL_FR, &out);
        pl_prompt(game, &state, seat, PL_EN, &out);
        pl_why_not(game, &state, seat, "nonsense", PL_EN, &out);
        pl_dump(game, &state, &dump);
        pl_hash(game, &state);
        pl_view(game, &state, seat, &other);
        pl_determinize(game, &state, seat, &rng, &other);
        game->evaluate(&other, points);
        pl_play(game, &state, actor, move, &notes);
    }
    struct pl_result result;
    game->result(&state, &result);
}

static void no_allocation(void **state) {
    const struct pl_game *game = *state;
    calls = 0;
    for (int players = game->min_players; players <= game->max_players; players++)
        for (uint64_t seed = 0; seed < 5; seed++)
            play(game, players, seed);
    assert_int_equal(calls, 0);
}

int main(void) {
    static struct CMUnitTest tests[32];
    size_t n = 0;
    tests[n++] = (struct CMUnitTest){"the counter counts", the_counter_counts, NULL, NULL, NULL};
    for (const struct pl_game *const *game = pl_games; *game && n < 32; game++)
        tests[n++] = (struct CMUnitTest){(*game)->id, no_allocation, NULL, NULL, (void *)*game};
    return _cmocka_run_group_tests("alloc", tests, n, NULL, NULL);
}
