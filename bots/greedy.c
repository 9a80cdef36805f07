/* greedy: looks one move ahead and takes the one after which its seat stands best. */
#include "bots/internal.h"

/* Worlds tried per move where something is hidden or chance follows. */
#define WORLDS 8
/* Chance events of more outcomes than this are drawn, not gone through. */
#define MANY_OUTCOMES 64
/* So few answers of another seat are looked at one by one. */
#define FEW_ANSWERS 6
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

/* As worth, but where another seat has only a few answers, one that wins the game at once is as good as made: a roll
 * that either wins or leaves the opponent that choice is no bargain, however surely the position is decided then. */
static int64_t worth_answered(const struct bot_call *call, const void *state) {
    const struct pl_game *game = call->game;
    int actor = game->actor(state);
    if (actor < 0 || actor == call->seat)
        return worth(call, state);
    pl_move moves[PL_MAX_MOVES];
    int count = game->moves(state, moves);
    for (int i = 0; i < count && count <= FEW_ANSWERS; i++) {
        union pl_any_state after;
        struct pl_result result = {0};
        pl_copy(game, &after, state);
        game->apply(&after, moves[i], NULL);
        if (game->actor(&after) != PL_OVER)
            continue;
        game->result(&after, &result);
        if (result.winners >> actor & 1 && !(result.winners >> call->seat & 1))
            return worth(call, &after);
    }
    return worth(call, state);
}

/* What stands after chance has moved. The outcomes of the first chance event are shared out among the worlds, so that
 * together they meet every one as often as it comes, the rare disaster included; what follows is drawn. */
static int64_t worth_after_chance(const struct bot_call *call, const void *state, int world, struct pl_rng rng) {
    const struct pl_game *game = call->game;
    struct pl_chance chances[PL_MAX_CHANCES];
    union pl_any_state after;
    int count = game->chances(state, chances);
    int64_t total = 0, sum = 0, at = 0;
    for (int i = 0; i < count; i++)
        total += chances[i].weight;
    if (total < 1 || total > MANY_OUTCOMES) {
        pl_copy(game, &after, state);
        let_chance_move(game, &after, &rng);
        return worth_answered(call, &after);
    }
    /* In units of 1 / WORLDS of a weight: this world's outcomes lie between total * world and total * (world + 1). */
    for (int i = 0; i < count; i++) {
        int64_t from = at, to = at += WORLDS * (int64_t)chances[i].weight;
        from = from < total * world ? total * world : from;
        to = to > total * (world + 1) ? total * (world + 1) : to;
        if (from >= to)
            continue;
        struct pl_rng dice = rng;
        pl_copy(game, &after, state);
        game->apply(&after, chances[i].move, NULL);
        let_chance_move(game, &after, &dice);
        sum += worth_answered(call, &after) * (to - from);
    }
    return sum / total;
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
            pl_copy(game, &state, &world);
            game->apply(&state, call->moves[i], NULL);
            if (game->actor(&state) == PL_CHANCE) {
                sum[i] += worth_after_chance(call, &state, w, stream);
            } else {
                settled[i] = !game->determinize;
                sum[i] += (settled[i] ? WORLDS : 1) * worth(call, &state);
            }
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
