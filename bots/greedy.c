/* greedy: looks one move ahead and takes the one after which its seat stands best. */
#include "bots/internal.h"

/* Worlds tried per move where something is hidden or chance follows. */
#define WORLDS 8
/* A decided game outweighs any points. */
#define DECIDED (INT64_C(1) << 40)

int64_t bot_lead(const int32_t *points, int players, int seat) {
    int64_t best = INT64_MIN;
    for (int i = 0; i < players; i++)
        if (i != seat && points[i] > best)
            best = points[i];
    return best == INT64_MIN ? points[seat] : points[seat] - best;
}

static void let_chance_move(const struct pl_game *game, void *state, struct pl_rng *rng) {
    struct pl_chance chances[PL_MAX_CHANCES];
    while (game->actor(state) == PL_CHANCE) {
        int count = game->chances(state, chances);
        game->apply(state, chances[bot_draw(chances, count, rng)].move, NULL);
    }
}

static int64_t worth(const struct bot_call *call, const void *state) {
    const struct pl_game *game = call->game;
    int32_t points[PL_MAX_SEATS] = {0};
    game->evaluate(state, points);
    int64_t lead = bot_lead(points, call->players, call->seat);
    if (game->actor(state) != PL_OVER)
        return lead;
    struct pl_result result = {0};
    game->result(state, &result);
    if (!result.winners)
        return lead;
    if (!(result.winners >> call->seat & 1))
        return lead - DECIDED;
    return lead + DECIDED / __builtin_popcount(result.winners);
}

pl_move bot_greedy(const struct bot_call *call) {
    const struct pl_game *game = call->game;
    union pl_any_state world, state;
    int64_t sum[PL_MAX_MOVES] = {0};
    bool settled[PL_MAX_MOVES] = {false}; /* nothing hidden, no chance follows: one world tells all */
    uint64_t seed = pl_rng_next(call->rng);

    pl_copy(game, &world, call->view);
    for (int w = 0; w < WORLDS; w++) {
        /* Every move meets the same hidden cards and the same dice, so that luck does not decide between them. */
        struct pl_rng stream = pl_rng_seed(seed, (uint64_t)w);
        if (game->determinize) {
            pl_copy(game, &world, call->view);
            game->determinize(&world, call->seat, &stream);
        }
        for (int i = 0; i < call->count; i++) {
            if (settled[i])
                continue;
            struct pl_rng dice = stream;
            pl_copy(game, &state, &world);
            game->apply(&state, call->moves[i], NULL);
            int weight = 1;
            if (!game->determinize && game->actor(&state) != PL_CHANCE) {
                settled[i] = true;
                weight = WORLDS;
            } else {
                let_chance_move(game, &state, &dice);
            }
            sum[i] += weight * worth(call, &state);
        }
    }

    int best = 0, ties = 0;
    for (int i = 0; i < call->count; i++) {
        bot_rate(call->report, call->moves[i], 0, (double)sum[i] / WORLDS);
        if (sum[i] > sum[best])
            ties = 0;
        if (sum[i] >= sum[best] && pl_rng_below(call->rng, (uint32_t)++ties) == 0)
            best = i;
    }
    return call->moves[best];
}
