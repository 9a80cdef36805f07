/* What stands still in a scene, by its address. */
#include "app/server/still.h"
#include "core/json.h"
#include "core/scene_json.h"
#include <stdlib.h>

static int options_of(const struct pl_game *game) {
    int count = 0;
    while (game->options && game->options[count].key)
        count++;
    return count;
}

void still_address(const struct pl_game *game, const struct pl_setup *setup, enum pl_lang lang, struct pl_out *out) {
    int options = options_of(game);
    pl_putf(out, STILL_PATH "%s/%s/%d", game->id, lang == PL_FR ? "fr" : "en", setup->players);
    for (int i = 0; i < options; i++)
        pl_putf(out, ",%d", (int)setup->option[i]);
    for (int i = 0; i < setup->players; i++)
        pl_putf(out, ",%d", (int)setup->role[i]);
    for (int i = 0; game->levels && i < setup->players; i++)
        pl_putf(out, ",%d", (int)setup->automa[i]);
}

/* Reads the number at *at, which a comma precedes. */
static bool next_number(const char **at, int32_t *value) {
    char *end;
    if (**at != ',')
        return false;
    long number = strtol(*at + 1, &end, 10);
    bool fine = end > *at + 1 && number >= INT32_MIN && number <= INT32_MAX;
    *value = (int32_t)number;
    *at = end;
    return fine;
}

static bool read_setup(const struct pl_game *game, const char *at, struct pl_setup *setup) {
    int options = options_of(game), players = *at - '0';
    int32_t role, automa;
    if (players < game->min_players || players > game->max_players || players > PL_MAX_SEATS)
        return false;
    *setup = pl_setup_default(game, players);
    at++;
    for (int i = 0; i < options; i++)
        if (!next_number(&at, &setup->option[i]))
            return false;
    for (int i = 0; i < players; i++) {
        if (!next_number(&at, &role) || role < INT8_MIN || role > INT8_MAX)
            return false;
        setup->role[i] = (int8_t)role;
    }
    for (int i = 0; game->levels && i < players; i++) {
        if (!next_number(&at, &automa) || automa < 0 || automa > INT8_MAX)
            return false;
        setup->automa[i] = (int8_t)automa;
    }
    char why[512];
    struct pl_out out = PL_OUT(why);
    return !*at && pl_setup_check(game, setup, PL_EN, &out);
}

bool still_read(const char *path, struct still *still) {
    size_t start = strlen(STILL_PATH), length;
    char game[64] = "", again[MAX_STILL];
    struct pl_out out = PL_OUT(again);
    if (strncmp(path, STILL_PATH, start) != 0)
        return false;
    path += start;
    length = strcspn(path, "/");
    if (length >= sizeof game || strlen(path + length) < 5)
        return false;
    memcpy(game, path, length);
    game[length] = '\0';
    still->game = pl_game_find(game);
    still->lang = strncmp(path + length, "/fr/", 4) == 0 ? PL_FR : PL_EN;
    if (!still->game || !read_setup(still->game, path + length + 4, &still->setup))
        return false;
    /* One address for one setup: what a number may look like besides is nobody's. */
    still_address(still->game, &still->setup, still->lang, &out);
    return !out.cut && strcmp(again, path - start) == 0;
}

char *still_text(const struct still *still, size_t *size) {
    size_t room = (size_t)2 * PL_MAX_SCENE_JSON;
    struct pl_scene *scene = malloc(sizeof *scene);
    char *text = malloc(room);
    union pl_any_state state;
    struct pl_out out = pl_out_to(text, text ? room : 0);
    bool fine = scene && text && pl_new(still->game, &still->setup, &state);
    if (fine) {
        pl_view(still->game, &state, PL_SPECTATOR, &state);
        pl_scene_make(still->game, &state, PL_SPECTATOR, scene);
        pl_json_begin(&out, NULL, '{');
        pl_json_key(&out, "places");
        pl_scene_zones_json(still->game, &state, scene, still->lang, &out);
        pl_json_key(&out, "art");
        pl_scene_art_json(still->game, &out);
        pl_json_end(&out, '}');
    }
    free(scene);
    if (!fine || out.cut) {
        free(text);
        return NULL;
    }
    char *fitted = realloc(text, out.len + 1);
    *size = out.len;
    return fitted ? fitted : text;
}
