/* A scene as plain text: the board of a game that draws none for the terminal.
 *
 *     pl_board(game, &view, &screen, &out);    // the game's own board or, where it has none, its scene
 *
 * Each sheet is a heading; under it stand the places on which something lies, each with what lies there, and after the
 * sheets what every seat has. `screen` says for whom, in which language and how wide.
 */
#ifndef PLATEAU_CORE_SCENE_TEXT_H
#define PLATEAU_CORE_SCENE_TEXT_H

#include "core/scene_json.h"

void pl_board(const struct pl_game *game, const void *view, const struct pl_screen *screen, struct pl_out *out);
/* `scene` is room to work in. */
void pl_scene_text(const struct pl_game *game, const void *view, const struct pl_screen *screen, struct pl_scene *scene,
                   struct pl_out *out);

#endif
