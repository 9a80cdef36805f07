/* The same random games of two in every build, to count the instructions of a step, which do not depend on what else
 * the machine does:
 *
 *     valgrind --tool=callgrind --toggle-collect=play_games --callgrind-out-file=/dev/null bench_steps twilight
 *
 * "Collected" divided by the number of steps that the program prints. Of moves and of the course of the games nothing
 * is counted but what random play needs: the actor, the list, the draw, the move. */
#include "core/game.h"
#include <stdio.h>
#include <stdlib.h>

/* A function of its own, so that callgrind can be told to count what is done in it. */
__attribute__((noinline)) long long play_games(const struct pl_game *game, const struct pl_setup *setup, int games);
long long play_games(const struct pl_game *game, const struct pl_setup *setup, int games) {
    long long steps = 0;
    for (int i = 0; i < games; i++) {
        union pl_any_state state;
        struct pl_rng rng = pl_rng_seed(12, (uint64_t)i);
        if (!pl_new(game, setup, &state))
            return 0;
        while (pl_step_random(game, &state, &rng, NULL))
            steps++;
    }
    return steps;
}

int main(int argc, char **argv) {
    const struct pl_game *game = pl_game_find(argc > 1 ? argv[1] : "template");
    int games = argc > 2 ? atoi(argv[2]) : 200;
    if (!game) {
        fprintf(stderr, "bench_steps GAME [GAMES]\n");
        return 2;
    }
    struct pl_setup setup = pl_setup_default(game, 2);
    printf("%s: %lld steps in %d games\n", game->id, play_games(game, &setup, games), games);
    return 0;
}
