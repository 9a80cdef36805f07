/* Pictures of games, in both languages, light and dark: drawn when first asked for, then kept. */
#include "app/server/server.h"
#include "core/draw.h"
#include "match/tr.h"
#include <stdlib.h>

/* Some way into a game between greedy bots, always the same. */
static void play_some(const struct pl_game *game, void *state) {
    const struct pl_bot bot = {.kind = PL_BOT_GREEDY};
    struct pl_rng dice = pl_rng_seed(48, 0), luck = pl_rng_seed(48, 1);
    union pl_any_state view;
    for (int i = 0, actor; i < 60 && (actor = game->actor(state)) != PL_OVER; i++) {
        union pl_any_state before;
        pl_copy(game, &before, state);
        if (actor == PL_CHANCE) {
            pl_play(game, state, PL_CHANCE, pl_draw(game, state, &dice), NULL);
        } else {
            pl_view(game, state, actor, &view);
            pl_play(game, state, actor, pl_bot_choose(&bot, game, &view, actor, &luck, NULL, NULL), NULL);
        }
        if (game->actor(state) == PL_OVER) { /* a short game: the picture is of its last moment but one */
            pl_copy(game, state, &before);
            return;
        }
    }
}

static void draw(const struct pl_game *game, enum pl_lang lang, bool dark, struct thumb *thumb) {
    struct pl_scene *scene = malloc(sizeof *scene);
    char *text = malloc(PL_MAX_SVG);
    union pl_any_state state;
    struct pl_setup setup = pl_setup_default(game, game->max_players < 4 ? game->max_players : 4);
    struct pl_drawing drawing = {.lang = lang, .viewer = PL_SPECTATOR, .dark = dark, .bare = true};
    struct pl_out out = pl_out_to(text, text ? PL_MAX_SVG : 0);
    if (scene && text && pl_new(game, &setup, &state)) {
        play_some(game, &state);
        if (pl_scene_svg(game, &state, &drawing, scene, &out) && (thumb->svg = strdup(text)))
            thumb->size = out.len;
    }
    free(scene);
    free(text);
}

/* /thumb/GAME.svg?lang=fr&dark=1 */
void get_thumb(struct request *request, const char *name) {
    enum pl_lang lang = request->lang;
    char room[64];
    const char *wanted = lws_get_urlarg_by_name(request->wsi, "lang=", room, sizeof room);
    if (wanted)
        pl_lang_read(wanted, &lang);
    wanted = lws_get_urlarg_by_name(request->wsi, "dark=", room, sizeof room);
    bool dark = wanted && strcmp(wanted, "1") == 0;
    for (int i = 0; pl_games[i] && i < MAX_GAMES; i++) {
        size_t length = strlen(pl_games[i]->id);
        if (strncmp(name, pl_games[i]->id, length) != 0 || strcmp(name + length, ".svg") != 0)
            continue;
        struct thumb *thumb = &request->server->thumb[i][lang][dark];
        if (!thumb->svg)
            draw(pl_games[i], lang, dark, thumb);
        if (!thumb->svg)
            break;
        request->keep = true;
        request_answer(request, 200, "image/svg+xml", thumb->svg, thumb->size);
        return;
    }
    request_say(request, 404, "text/plain; charset=utf-8",
                TR(request->lang, "There is no such picture.", "Cette image n'existe pas."));
}

void thumbs_free(struct server *server) {
    for (int i = 0; i < MAX_GAMES; i++)
        for (int lang = 0; lang < PL_LANGS; lang++)
            for (int dark = 0; dark < 2; dark++)
                free(server->thumb[i][lang][dark].svg);
}
