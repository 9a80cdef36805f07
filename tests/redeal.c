#include "tests/redeal.h"
#include <stdlib.h>

enum { ATTEMPTS = 200 };

struct path { /* the truth, move by move, and how it looked */
    const struct past *past;
    int viewer;
    union pl_any_state *state, *seen; /* past->count + 1 of each */
};

static int choices(const struct pl_game *game, const void *state, pl_move *out) {
    if (game->actor(state) != PL_CHANCE)
        return game->moves(state, out);
    struct pl_chance chance[PL_MAX_CHANCES];
    int count = game->chances(state, chance);
    for (int i = 0; i < count; i++)
        out[i] = chance[i].move;
    return count;
}

struct past past_random(const struct pl_game *game, const struct pl_setup *setup, int most, struct pl_rng *rng) {
    struct past past = {.game = game, .setup = *setup, .turn = calloc((size_t)most + 1, sizeof *past.turn)};
    union pl_any_state state;
    int fine = 0;
    if (!past.turn || !pl_new(game, setup, &state))
        return past;
    for (int actor; past.count < most && (actor = game->actor(&state)) != PL_OVER;) {
        pl_move list[PL_MAX_MOVES];
        uint32_t awaited = pl_awaited(game, &state);
        while (awaited & (awaited - 1)) /* of several who decide together, anybody may be first */
            if (awaited >> (actor = (int)pl_rng_below(rng, PL_MAX_SEATS)) & 1)
                awaited = 1u << actor;
        pl_turn_to(game, &state, actor);
        int count = actor == PL_CHANCE ? 1 : game->moves(&state, list);
        pl_move move = actor == PL_CHANCE ? pl_draw(game, &state, rng) : list[pl_rng_below(rng, (uint32_t)count)];
        pl_play(game, &state, actor, move, NULL);
        past.turn[past.count++] = (struct pl_turn){.seat = (int8_t)actor, .move = move};
        if (game->actor(&state) >= 0 && pl_automa(game, &state, game->actor(&state)) < 0)
            fine = past.count;
    }
    past.count = fine;
    return past;
}

void past_free(struct past *past) {
    free(past->turn);
    *past = (struct past){0};
}

static bool walk(struct path *path) {
    const struct past *past = path->past;
    const struct pl_game *game = past->game;
    if (!pl_new(game, &past->setup, &path->state[0]))
        return false;
    for (int i = 0;; i++) {
        pl_view(game, &path->state[i], path->viewer, &path->seen[i]);
        if (i == past->count)
            return true;
        pl_copy(game, &path->state[i + 1], &path->state[i]);
        if (!pl_play(game, &path->state[i + 1], past->turn[i].seat, past->turn[i].move, NULL))
            return false;
    }
}

/* Is the viewer told of the same move? Two moves that everybody sees may lead to the same position. */
static bool sounds_alike(const struct path *path, int at, const void *state, pl_move move) {
    const struct pl_game *game = path->past->game;
    char text[2][1024] = {"", ""};
    struct pl_out out[2] = {PL_OUT(text[0]), PL_OUT(text[1])};
    union pl_any_state truth;
    pl_copy(game, &truth, &path->state[at]);
    pl_turn_to(game, &truth, path->past->turn[at].seat);
    pl_describe(game, &truth, path->past->turn[at].move, path->viewer, PL_EN, &out[0]);
    pl_describe(game, state, move, path->viewer, PL_EN, &out[1]);
    return strcmp(text[0], text[1]) == 0;
}

/* Makes a move after which everything looks as it did in truth; `wanted` first if it is not 0. */
static bool step(const struct path *path, int at, void *state, pl_move wanted, pl_move unwanted, struct pl_rng *rng,
                 pl_move *made) {
    const struct pl_game *game = path->past->game;
    pl_move list[PL_MAX_MOVES];
    union pl_any_state next, seen;
    int actor = path->past->turn[at].seat, count = 0;
    if (actor < 0 ? game->actor(state) != actor : !(pl_awaited(game, state) >> actor & 1))
        return false;
    pl_turn_to(game, state, actor);
    if (actor == path->viewer && actor >= 0) { /* what it did itself, it knows */
        list[count++] = path->past->turn[at].move;
    } else {
        count = choices(game, state, list);
        for (int i = count - 1; i > 0; i--) {
            int j = (int)pl_rng_below(rng, (uint32_t)i + 1);
            pl_move move = list[i];
            list[i] = list[j];
            list[j] = move;
        }
        for (int i = 1; i < count; i++)
            if (list[i] == wanted) {
                list[i] = list[0];
                list[0] = wanted;
            }
    }
    for (int i = 0; i < count; i++) {
        if (list[i] == unwanted || !sounds_alike(path, at, state, list[i]))
            continue;
        pl_copy(game, &next, state);
        if (!pl_play(game, &next, actor, list[i], NULL))
            continue;
        pl_view(game, &next, path->viewer, &seen);
        if (memcmp(&seen, &path->seen[at + 1], game->state_size) != 0)
            continue;
        pl_copy(game, state, &next);
        *made = list[i];
        return true;
    }
    return false;
}

/* From move `from` on something else happens; afterwards, mostly, what happened in truth. */
static bool attempt(const struct path *path, int from, struct pl_rng *rng, struct past *other, void *state) {
    const struct past *past = path->past;
    memcpy(other->turn, past->turn, (size_t)past->count * sizeof *past->turn);
    pl_copy(past->game, state, &path->state[from]);
    for (int i = from; i < past->count; i++) {
        pl_move truth = past->turn[i].move;
        if (!step(path, i, state, i > from && pl_rng_below(rng, 4) ? truth : 0, i == from ? truth : 0, rng,
                  &other->turn[i].move))
            return false;
    }
    return true;
}

enum redealt redeal(const struct past *past, int viewer, struct pl_rng *rng, struct past *other) {
    struct path path = {.past = past,
                        .viewer = viewer,
                        .state = calloc((size_t)past->count + 1, sizeof *path.state),
                        .seen = calloc((size_t)past->count + 1, sizeof *path.seen)};
    enum redealt found = REDEAL_NONE;
    union pl_any_state state;
    *other = *past;
    other->turn = calloc((size_t)past->count + 1, sizeof *other->turn);
    bool ready = past->count && path.state && path.seen && other->turn && walk(&path);
    struct pl_turn *kept = NULL;
    for (int i = 0; ready && i < ATTEMPTS && found != REDEAL_NOW; i++) {
        if (!attempt(&path, (int)pl_rng_below(rng, (uint32_t)past->count), rng, other, &state))
            continue;
        bool now = memcmp(&state, &path.state[past->count], past->game->state_size) != 0;
        if (now || !kept) {
            free(kept);
            kept = other->turn;
            other->turn = calloc((size_t)past->count + 1, sizeof *other->turn);
            ready = other->turn != NULL;
        }
        found = now ? REDEAL_NOW : REDEAL_PAST;
    }
    free(path.state);
    free(path.seen);
    free(other->turn);
    other->turn = kept;
    return found;
}
