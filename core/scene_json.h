/* A scene as compact JSON, for a page. Everything is said in one language and for one viewer; members that say nothing
 * are left out. docs/scene.md describes the members.
 *
 *     static struct pl_scene scene;
 *     pl_scene_make(game, &view, viewer, &scene);
 *     pl_scene_zones_json(game, &view, &scene, PL_FR, &out);    // once a table
 *     pl_scene_pieces_json(game, &view, &scene, PL_FR, &out);   // after every move
 *     pl_moves_json(game, &view, viewer, 0, PL_FR, &out);          // what the viewer may do now
 *
 * Nothing here allocates; `out->cut` tells whether the buffer was too small. PL_MAX_SCENE_JSON is always enough for
 * each.
 */
#ifndef PLATEAU_CORE_SCENE_JSON_H
#define PLATEAU_CORE_SCENE_JSON_H

#include "core/game.h"

#define PL_MAX_SCENE_JSON (1024 * 1024)

/* Fills `scene` with the table as `viewer` sees it. `view` is the viewer's view. A game without a scene gives an empty
 * one. */
void pl_scene_make(const struct pl_game *game, const void *view, int viewer, struct pl_scene *scene);
/* The same for a scene that has the zones and faces of this game already: they depend on its setup only. */
void pl_scene_make_pieces(const struct pl_game *game, const void *view, int viewer, struct pl_scene *scene);
/* The mark of a seat's things besides their colour: one letter or digit. */
void pl_scene_mark(const struct pl_game *game, const void *view, int seat, enum pl_lang lang, struct pl_out *out);

/* Colours of the seats that people with any kind of colour vision can tell apart (after Okabe and Ito); dark writing
 * can be read on all of them. */
extern const char *const pl_seat_colours[PL_MAX_SEATS];
/* "#rrggbb", in which a seat's things are drawn: that of its role (game->colours) or of its number. */
const char *pl_scene_colour(const struct pl_game *game, const void *view, int seat);

/* {"sheets":[{"box":[left,top,width,height],"title":"the land"}],"zones":[{"id":0,"shape":"hex","look":"cell","x":0,
 * "y":0,"w":100,"h":86,…}],"faces":[{"id":1,"look":"card",…}]}; no "faces" where the game has none */
void pl_scene_zones_json(const struct pl_game *game, const void *view, const struct pl_scene *scene, enum pl_lang lang,
                         struct pl_out *out);
/* {"pieces":[{"id":1,"zone":0,"look":"wind",…}],"seats":[{"name":"Kors Tonum","mark":"K","stats":[["Limbo",23],…]}]};
 * a seat has "colour", too, where the game gives roles their own */
void pl_scene_pieces_json(const struct pl_game *game, const void *view, const struct pl_scene *scene, enum pl_lang lang,
                          struct pl_out *out);
/* The same members without the braces around them; `more` (may be NULL) writes what a seat has besides. */
typedef void pl_scene_more(void *context, int seat, struct pl_out *out);
void pl_scene_pieces_members(const struct pl_game *game, const void *view, const struct pl_scene *scene,
                             enum pl_lang lang, pl_scene_more *more, void *context, struct pl_out *out);
/* A piece's and a seat's members; of a seat, what does not change as stats do; and [["Limbo",23],…]: the stats of one
 * seat, or of PL_NOBODY. */
void pl_scene_piece_members(const struct pl_game *game, const void *view, const struct pl_scene *scene,
                            const struct pl_piece *piece, enum pl_lang lang, struct pl_out *out);
void pl_scene_seat_members(const struct pl_game *game, const void *view, const struct pl_scene *scene, int seat,
                           enum pl_lang lang, struct pl_out *out);
void pl_scene_name_members(const struct pl_game *game, const void *view, int seat, enum pl_lang lang,
                           struct pl_out *out);
void pl_scene_stats_json(const struct pl_game *game, const void *view, const struct pl_scene *scene, int seat,
                         enum pl_lang lang, struct pl_out *out);
/* {"land0":"<polygon …/>",…}: the game's pictures by look. */
void pl_scene_art_json(const struct pl_game *game, struct pl_out *out);
/* [{"m":"wind N","t":"the wind blows N, 2 steps","x":[7,32769]}]: the legal moves of `seat` with what they touch, and
 * "final":true on those that cannot be taken back (pl_finals, which explains `quick`); [] if the seat is not to move.
 */
void pl_moves_json(const struct pl_game *game, const void *view, int seat, uint32_t quick, enum pl_lang lang,
                   struct pl_out *out);

/* What a sentence names and the view shows, each once: for lighting it up. Returns how many; `out` has room for
 * PL_MAX_TOUCHES. */
int pl_said_things(const struct pl_game *game, const void *view, const struct pl_said *said, pl_touch *out);

#endif
