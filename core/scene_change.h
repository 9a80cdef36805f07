/* What has changed in a scene, for a page that knows how it was: a move changes a few pieces of a hundred.
 *
 *     pl_scene_make(game, &before, viewer, scene);
 *     pl_scene_sum(game, &before, scene, PL_FR, was);          // kept as long as somebody may ask what has changed
 *     …
 *     pl_scene_make(game, &now, viewer, scene);
 *     pl_scene_sum(game, &now, scene, PL_FR, is);
 *     pl_scene_change_members(game, was, &now, scene, is, places, PL_FR, &out);
 *
 * Only what is seen is compared, never what is true: the difference of two views tells nothing that the views do not.
 * docs/scene.md says what a page makes of it.
 */
#ifndef PLATEAU_CORE_SCENE_CHANGE_H
#define PLATEAU_CORE_SCENE_CHANGE_H

#include "core/scene_json.h"

/* How a scene looked, so small that it can be kept: a checksum of each piece and of all that is said of a seat. Good
 * within one process, for one game, viewer and language. */
struct pl_scene_sums {
    uint16_t pieces, players, powers;
    uint64_t stats;              /* those of nobody */
    uint64_t seat[PL_MAX_SEATS]; /* of the players, and of the powers that nobody plays */
    uint64_t piece[];            /* its id in the upper 16 bits, its checksum in the other 48 */
};
#define PL_SCENE_SUMS_SIZE(PIECES) (sizeof(struct pl_scene_sums) + (size_t)(PIECES) * sizeof(uint64_t))

/* `sums` has room for PL_MAX_PIECES, or for as many pieces as the scene has; `view` is what the scene was made from. */
void pl_scene_sum(const struct pl_game *game, const void *view, const struct pl_scene *scene, enum pl_lang lang,
                  struct pl_scene_sums *sums);

/* Room to work in: all zero at first, and again after each use. */
struct pl_scene_places {
    bool moved[PL_MAX_PIECES]; /* of the pieces as they were: it has another place among them now */
    /* Where a piece stands in the old list and in the new one, from 1; 0: it is not there. */
    uint16_t then[PL_TOUCH_PIECE], now[PL_TOUCH_PIECE];
};

/* Members of an object, each only if there is something to tell:
 *
 *   "gone":[7,12]                          pieces that are no longer there
 *   "changed":[{"id":3,…},{"after":3,…}]   pieces as in "pieces". One with "after" is new or has another place in the
 *                                          order: behind that piece (-1: before all). One without keeps its place
 *   "seats":[{"seat":1,"name":…}]          seats of which something has changed, each as a whole
 *   "stats":[…]                            as in the whole scene
 *
 * `view` is what the scene `is` was made from, `now` its sums. */
void pl_scene_change_members(const struct pl_game *game, const struct pl_scene_sums *was, const void *view,
                             const struct pl_scene *is, const struct pl_scene_sums *now, struct pl_scene_places *places,
                             enum pl_lang lang, struct pl_out *out);

#endif
