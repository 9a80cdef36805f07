/* A toy of two seats that decide at the same time: both show a side of a penny; if they differ, the first one wins. Or
 * the first one passes, and wins 3 times in 10. Who believes that the other one sees what is shown passes; who believes
 * to see it thinks that showing always wins. */
#ifndef PLATEAU_TESTS_BOTS_PENNIES_H
#define PLATEAU_TESTS_BOTS_PENNIES_H

#include "core/game.h"

enum { PENNY_SHOW = 1, PENNY_PASS, PENNY_LUCK };

struct pennies {
    struct pl_sealed sealed;
    uint8_t
        shown[8]; /* of the first two: 1 or 2, 3: passed; 0: nothing yet, or not seen; as many as `sealed` has bits */
    uint8_t turn, passed, over, winner;
};

static int penny_actor(const void *state) {
    const struct pennies *p = state;
    return p->over ? PL_OVER : p->passed ? PL_CHANCE : p->turn;
}

static struct pl_sealed penny_deciding(const void *state) {
    return ((const struct pennies *)state)->sealed;
}

static void penny_turn_to(void *state, int seat) {
    struct pennies *p = state;
    if (seat >= 0) {
        pl_seal_reopen(&p->sealed, seat);
        p->shown[seat] = 0;
        p->turn = (uint8_t)seat;
    } else {
        p->turn = (uint8_t)pl_seal_next(&p->sealed, 0);
    }
}

static int penny_moves(const void *state, pl_move *out) {
    const struct pennies *p = state;
    out[0] = PL_MOVE(PENNY_SHOW, 1, 0, 0);
    out[1] = PL_MOVE(PENNY_SHOW, 2, 0, 0);
    out[2] = PL_MOVE(PENNY_PASS, 0, 0, 0);
    return p->turn == 0 ? 3 : 2;
}

static int penny_chances(const void *state, struct pl_chance *out) {
    (void)state;
    out[0] = (struct pl_chance){PL_MOVE(PENNY_LUCK, 0, 0, 0), 3};
    out[1] = (struct pl_chance){PL_MOVE(PENNY_LUCK, 1, 0, 0), 7};
    return 2;
}

static void penny_apply(void *state, pl_move move, struct pl_notes *notes) {
    struct pennies *p = state;
    (void)notes;
    if (pl_kind(move) == PENNY_LUCK) {
        p->winner = pl_a(move);
        p->over = 1;
        return;
    }
    int seat = p->turn;
    p->shown[seat] = pl_kind(move) == PENNY_PASS ? 3 : pl_a(move);
    if (!pl_seal_answer(&p->sealed, seat)) {
        p->turn = (uint8_t)pl_seal_next(&p->sealed, 0);
        return;
    }
    p->passed = p->shown[0] == 3;
    p->over = !p->passed;
    p->winner = p->shown[0] == p->shown[1];
}

static void penny_result(const void *state, struct pl_result *out) {
    out->winners = 1u << ((const struct pennies *)state)->winner;
}

static void penny_evaluate(const void *state, int32_t *points) {
    (void)state;
    points[0] = points[1] = 0;
}

static int penny_players(const void *state) {
    (void)state;
    return 2;
}

static void penny_view(void *state, int viewer) {
    struct pennies *p = state;
    PL_EACH_SEALED(i, &p->sealed, viewer) {
        p->shown[i] = 0;
    }
}

static void penny_determinize(void *view, int viewer, struct pl_rng *rng) {
    struct pennies *p = view;
    PL_EACH_SEALED(i, &p->sealed, viewer) {
        p->shown[i] = (uint8_t)(1 + pl_rng_below(rng, 2));
    }
}

static const struct pl_game toy_pennies = {.id = "toy",
                                           .state_size = sizeof(struct pennies),
                                           .actor = penny_actor,
                                           .deciding = penny_deciding,
                                           .turn_to = penny_turn_to,
                                           .moves = penny_moves,
                                           .chances = penny_chances,
                                           .apply = penny_apply,
                                           .result = penny_result,
                                           .evaluate = penny_evaluate,
                                           .players = penny_players,
                                           .view = penny_view,
                                           .determinize = penny_determinize};

#endif
