/* What has changed in a scene, for a page that knows how it was: a move changes a few pieces of a hundred.
 *
 *     pl_scene_make(game, &before, viewer, was);
 *     pl_scene_make(game, &now, viewer, is);
 *     pl_scene_change_members(game, &before, was, &now, is, places, PL_FR, &out);
 *
 * Only what is seen is compared, never what is true: the difference of two views tells nothing that the views do not.
 * docs/scene.md says what a page makes of it.
 */
#ifndef PLATEAU_CORE_SCENE_CHANGE_H
#define PLATEAU_CORE_SCENE_CHANGE_H

#include "core/scene_json.h"

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
 * `before` and `now` are the views that the scenes were made from. */
void pl_scene_change_members(const struct pl_game *game, const void *before, const struct pl_scene *was,
                             const void *now, const struct pl_scene *is, struct pl_scene_places *places,
                             enum pl_lang lang, struct pl_out *out);

#endif
