/* The part of a scene that stands still: places, what is printed on cards, pictures. It follows from the game, its
 * setup and the language, so that is its address, and everybody may have it, browsers keep it, and no table is asked:
 *
 *     still_address(game, &setup, PL_FR, &out);                  // /scene/tempete/fr/2,4,0,1,-1,-1
 *     if (still_read("/scene/tempete/fr/2,4,0,1,-1,-1", &still))
 *         text = still_text(&still, &size);
 */
#ifndef PLATEAU_SERVER_STILL_H
#define PLATEAU_SERVER_STILL_H

#include "core/game.h"

#define STILL_PATH "/scene/"
#define MAX_STILL 512 /* bytes of an address, with its NUL */

struct still {
    const struct pl_game *game;
    struct pl_setup setup;
    enum pl_lang lang;
};

/* The number of players, the value of each option, the role of each seat and, where the game has automas, the level of
 * each seat (0: none) stand there in the order of the game's own tables: all that zones and faces may depend on. */
void still_address(const struct pl_game *game, const struct pl_setup *setup, enum pl_lang lang, struct pl_out *out);
/* False: it is no such address, or the game cannot be set up so. */
bool still_read(const char *path, struct still *still);
/* {"places":{"box":…,"zones":[…],"faces":[…]},"art":{…}}, as core/scene_json.h writes the parts; to be freed. NULL:
 * memory is out. */
char *still_text(const struct still *still, size_t *size);

#endif
