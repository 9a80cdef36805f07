/* Which moves cannot be taken back: what a front end asks before it makes one at a single click. */
#include "core/game.h"

enum { WORLDS = 4 };
#define WORLDS_SEED UINT64_C(0x66696E616C) /* fixed: the same view is always answered alike */

enum { MOST_STEPS = 256 }; /* of automas in a row, until something is decided */

/* Makes the move and the steps of automas that follow of themselves. */
static void go_on(const struct pl_game *game, union pl_any_state *state, pl_move move) {
    pl_move step[PL_MAX_MOVES];
    game->apply(state, move, NULL);
    for (int i = 0; i < MOST_STEPS && pl_automa(game, state, game->actor(state)) >= 0; i++) {
        game->moves(state, step);
        game->apply(state, step[0], NULL);
    }
}

/* Does the move lead to different views in worlds that look alike to the seat? Then it shows something. */
static bool shows(const struct pl_game *game, const union pl_any_state *world, int seat, pl_move move,
                  union pl_any_state *first) {
    pl_view(game, first, seat, first);
    for (int i = 1; i < WORLDS; i++) {
        union pl_any_state other;
        pl_copy(game, &other, &world[i]);
        go_on(game, &other, move);
        pl_view(game, &other, seat, &other);
        if (memcmp(&other, first, game->state_size) != 0)
            return true;
    }
    return false;
}

void pl_finals(const struct pl_game *game, const void *view, int seat, uint32_t quick, const pl_move *moves, int count,
               bool *final) {
    union pl_any_state world[WORLDS], after;
    struct pl_sealed asked = game->deciding ? game->deciding(view) : pl_seal_nobody();
    bool together = pl_seal_several(&asked);
    for (uint64_t i = 0; i < (game->view ? WORLDS : 1) && count > 1; i++) {
        struct pl_rng rng = pl_rng_seed(WORLDS_SEED, i);
        pl_determinize(game, view, seat, &rng, &world[i]);
    }
    for (int i = 0; i < count; i++) {
        final[i] = false;
        if (count == 1)
            break;
        pl_copy(game, &after, &world[0]);
        go_on(game, &after, moves[i]);
        if (pl_has_answered(game, &after, seat)) { /* somebody is still to answer */
            final[i] = (pl_awaited(game, &after) & ~quick) == 0;
            continue;
        }
        int actor = game->actor(&after);
        final[i] = actor < 0 || together || (actor != seat && quick >> actor & 1) ||
                   (game->view && shows(game, world, seat, moves[i], &after));
    }
}
