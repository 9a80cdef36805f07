/* Which moves cannot be taken back: what a front end asks before it makes one at a single click. */
#include "core/game.h"

enum { WORLDS = 4 };
#define WORLDS_SEED UINT64_C(0x66696E616C) /* fixed: the same view is always answered alike */

/* Does the move lead to different views in worlds that look alike to the seat? Then it shows something. */
static bool shows(const struct pl_game *game, const union pl_any_state *world, int seat, pl_move move,
                  union pl_any_state *first) {
    pl_view(game, first, seat, first);
    for (int i = 1; i < WORLDS; i++) {
        union pl_any_state other;
        pl_copy(game, &other, &world[i]);
        game->apply(&other, move, NULL);
        pl_view(game, &other, seat, &other);
        if (memcmp(&other, first, game->state_size) != 0)
            return true;
    }
    return false;
}

void pl_finals(const struct pl_game *game, const void *view, int seat, uint32_t quick, const pl_move *moves, int count,
               bool *final) {
    union pl_any_state world[WORLDS], after;
    for (uint64_t i = 0; i < (game->view ? WORLDS : 1) && count > 1; i++) {
        struct pl_rng rng = pl_rng_seed(WORLDS_SEED, i);
        pl_determinize(game, view, seat, &rng, &world[i]);
    }
    for (int i = 0; i < count; i++) {
        final[i] = false;
        if (count == 1)
            break;
        pl_copy(game, &after, &world[0]);
        game->apply(&after, moves[i], NULL);
        int actor = game->actor(&after);
        final[i] = actor < 0 || (actor != seat && quick >> actor & 1) ||
                   (game->view && shows(game, world, seat, moves[i], &after));
    }
}
