/* Toy games whose best moves are known, to test bots on. Only what bots call is filled in.
 *
 *   heap   take 1, 2 or 3 from a heap; whoever takes the last one wins. Leave a multiple of 4.
 *   shaken the same, but after each take one more may fall off by itself.
 *   coin   one player against chance: `safe` wins 7 times in 10; `dare` flips a coin under a cup and then asks what it
 *          shows. Whoever forgets that the cup hides it believes that daring always wins.
 */
#ifndef PLATEAU_TESTS_BOTS_TOYS_H
#define PLATEAU_TESTS_BOTS_TOYS_H

#include "core/game.h"

enum { TOY_TAKE = 1, TOY_FALL, TOY_SAFE, TOY_DARE, TOY_FLIP, TOY_SAY, TOY_LUCK };
enum { TOY_HEAPS, TOY_SHAKEN, TOY_COIN };
enum { TOY_CHOOSES, TOY_SHAKES, TOY_FLIPS, TOY_SAYS, TOY_HOPES, TOY_DONE };

struct toy {
    uint8_t kind, players, turn, heap, stage, winner;
    uint8_t coin; /* 0: none, or not seen; 1 or 2 */
    uint8_t zero;
};

static int toy_actor(const void *state) {
    const struct toy *t = state;
    switch (t->stage) {
    case TOY_DONE:
        return PL_OVER;
    case TOY_CHOOSES:
    case TOY_SAYS:
        return t->turn;
    default:
        return PL_CHANCE;
    }
}

static int toy_moves(const void *state, pl_move *out) {
    const struct toy *t = state;
    int n = 0;
    if (t->stage == TOY_SAYS) {
        out[n++] = PL_MOVE(TOY_SAY, 1, 0, 0);
        out[n++] = PL_MOVE(TOY_SAY, 2, 0, 0);
    } else if (t->kind == TOY_COIN) {
        out[n++] = PL_MOVE(TOY_DARE, 0, 0, 0);
        out[n++] = PL_MOVE(TOY_SAFE, 0, 0, 0);
    } else {
        for (int i = 1; i <= 3 && i <= t->heap; i++)
            out[n++] = PL_MOVE(TOY_TAKE, i, 0, 0);
    }
    return n;
}

static int toy_chances(const void *state, struct pl_chance *out) {
    const struct toy *t = state;
    uint8_t kind = t->stage == TOY_SHAKES ? TOY_FALL : t->stage == TOY_FLIPS ? TOY_FLIP : TOY_LUCK;
    uint32_t first = kind == TOY_FALL ? 3 : kind == TOY_FLIP ? 1 : 7;
    uint32_t second = kind == TOY_FALL ? 1 : kind == TOY_FLIP ? 1 : 3;
    out[0] = (struct pl_chance){PL_MOVE(kind, 1, 0, 0), first};
    out[1] = (struct pl_chance){PL_MOVE(kind, 2, 0, 0), second};
    return 2;
}

static void toy_take(struct toy *t, uint8_t count) {
    t->heap = (uint8_t)(t->heap - count);
    if (!t->heap) {
        t->stage = TOY_DONE;
        t->winner = t->turn;
    }
}

static void toy_apply(void *state, pl_move move, struct pl_notes *notes) {
    struct toy *t = state;
    (void)notes;
    switch (pl_kind(move)) {
    case TOY_TAKE:
        toy_take(t, pl_a(move));
        if (t->stage != TOY_DONE && t->kind == TOY_SHAKEN)
            t->stage = TOY_SHAKES;
        else
            t->turn = (uint8_t)((t->turn + 1) % t->players);
        break;
    case TOY_FALL:
        t->stage = TOY_CHOOSES;
        if (pl_a(move) == 2)
            toy_take(t, 1);
        t->turn = (uint8_t)((t->turn + 1) % t->players);
        break;
    case TOY_SAFE:
        t->stage = TOY_HOPES;
        break;
    case TOY_DARE:
        t->stage = TOY_FLIPS;
        break;
    case TOY_FLIP:
        t->coin = pl_a(move);
        t->stage = TOY_SAYS;
        break;
    case TOY_LUCK:
        t->winner = pl_a(move) == 1 ? 0 : 1;
        t->stage = TOY_DONE;
        break;
    default:
        t->winner = pl_a(move) == t->coin ? 0 : 1;
        t->stage = TOY_DONE;
    }
}

static void toy_result(const void *state, struct pl_result *out) {
    const struct toy *t = state;
    out->winners = 1u << t->winner;
}

static void toy_evaluate(const void *state, int32_t *points) {
    const struct toy *t = state;
    for (int i = 0; i < t->players; i++)
        points[i] = 0;
}

static int toy_players(const void *state) {
    return ((const struct toy *)state)->players;
}

static void toy_view(void *state, int viewer) {
    struct toy *t = state;
    (void)viewer;
    if (t->stage == TOY_SAYS)
        t->coin = 0;
}

static void toy_determinize(void *view, int seat, struct pl_rng *rng) {
    struct toy *t = view;
    (void)seat;
    if (t->stage == TOY_SAYS)
        t->coin = (uint8_t)(1 + pl_rng_below(rng, 2));
}

#define TOY_CALLS                                                                                                      \
    .state_size = sizeof(struct toy), .actor = toy_actor, .moves = toy_moves, .chances = toy_chances,                  \
    .apply = toy_apply, .result = toy_result, .evaluate = toy_evaluate, .players = toy_players
static const struct pl_game toy_open = {.id = "toy", TOY_CALLS};
static const struct pl_game toy_secret = {.id = "toy", TOY_CALLS, .view = toy_view, .determinize = toy_determinize};

#endif
