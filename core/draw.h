/* A scene as a standalone SVG document, for thumbnails, documentation and printing.
 *
 *     static struct pl_scene scene;
 *     static char buffer[PL_MAX_SVG];
 *     struct pl_out out = PL_OUT(buffer);
 *     struct pl_drawing drawing = {.lang = PL_FR, .viewer = PL_SPECTATOR};
 *     if (pl_scene_svg(game, &state, &drawing, &scene, &out)) …
 *
 * The document needs nothing outside itself. Every zone and piece has its title, for screen readers and on hover.
 */
#ifndef PLATEAU_CORE_DRAW_H
#define PLATEAU_CORE_DRAW_H

#include "core/scene_json.h"

#define PL_MAX_SVG (1024 * 1024)

struct pl_drawing {
    enum pl_lang lang;
    int viewer; /* a seat, PL_SPECTATOR or PL_EVERYTHING */
    bool dark;
    bool bare; /* the board alone, without heading, player boards and hands: for thumbnails */
};

/* Draws `state` (the truth, or the viewer's view) as the viewer sees it. `scene` is room to work in. False: the game is
 * not drawn or the document does not fit, and what is in `out` is not to be used. */
bool pl_scene_svg(const struct pl_game *game, const void *state, const struct pl_drawing *drawing,
                  struct pl_scene *scene, struct pl_out *out);

#endif
