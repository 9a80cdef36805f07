/* Scenes as JSON. Written after every move for every viewer, so plain puts and no formats. */
#include "core/scene_json.h"

static const char *const shapes[PL_SHAPES] = {[PL_RECT] = "rect",       [PL_HEX] = "hex",   [PL_DISC] = "disc",
                                              [PL_POLYGON] = "polygon", [PL_LINE] = "line", [PL_HAND] = "hand"};

void pl_scene_make(const struct pl_game *game, const void *view, int viewer, struct pl_scene *scene) {
    scene->left = scene->top = scene->width = scene->height = 0;
    scene->zones = scene->pieces = scene->stats = scene->dropped = 0;
    if (game->zones)
        game->zones(view, scene);
    if (game->pieces)
        game->pieces(view, viewer, scene);
}

void pl_scene_mark(const struct pl_game *game, const void *view, int seat, enum pl_lang lang, struct pl_out *out) {
    size_t before = out->len;
    game->name_thing(view, "mark", seat, lang, out);
    if (out->len == before)
        pl_put_int(out, seat + 1);
}

/* ---- Values ----------------------------------------------------------------------------------------------------- */

static void put_string(struct pl_out *out, const char *text) {
    pl_put_char(out, '"');
    for (const char *at = text; *at;) {
        size_t plain = 0;
        while ((unsigned char)at[plain] >= ' ' && at[plain] != '"' && at[plain] != '\\')
            plain++;
        pl_put_n(out, at, plain);
        at += plain;
        if (*at == '"' || *at == '\\') {
            pl_put_char(out, '\\');
            pl_put_char(out, *at++);
        } else if (*at) {
            static const char digits[] = "0123456789abcdef";
            unsigned char c = (unsigned char)*at++;
            char escape[] = {'\\', 'u', '0', '0', digits[c >> 4], digits[c & 15], 0};
            pl_put(out, escape);
        }
    }
    pl_put_char(out, '"');
}

/* `key` comes with its quotes, comma and colon. */
static void put_number(struct pl_out *out, const char *key, int32_t value) {
    char text[12];
    size_t end = sizeof text;
    uint32_t rest = value < 0 ? -(uint32_t)value : (uint32_t)value;
    do
        text[--end] = (char)('0' + rest % 10);
    while ((rest /= 10));
    if (value < 0)
        text[--end] = '-';
    pl_put(out, key);
    pl_put_n(out, text + end, sizeof text - end);
}

/* `key` with its comma and colon; nothing at all where nothing is said. */
static void put_said(const struct pl_game *game, const void *view, const char *key, const struct pl_said *said,
                     enum pl_lang lang, struct pl_out *out) {
    char text[512];
    struct pl_out words = pl_out_to(text, sizeof text);
    if (!said->phrase)
        return;
    pl_put(out, key);
    pl_game_say(game, view, said, lang, &words);
    put_string(out, text);
}

/* ---- The parts of a scene --------------------------------------------------------------------------------------- */

static void put_zone(const struct pl_game *game, const void *view, const struct pl_zone *zone, enum pl_lang lang,
                     struct pl_out *out) {
    put_number(out, "{\"id\":", zone->id);
    pl_put(out, ",\"shape\":");
    put_string(out, shapes[zone->shape]);
    pl_put(out, ",\"look\":");
    put_string(out, zone->look);
    if (zone->shape != PL_HAND) {
        put_number(out, ",\"x\":", zone->x);
        put_number(out, ",\"y\":", zone->y);
        put_number(out, ",\"w\":", zone->w);
        put_number(out, ",\"h\":", zone->h);
    }
    if (zone->seat != PL_NOBODY)
        put_number(out, ",\"seat\":", zone->seat);
    for (int i = 0; zone->shape == PL_POLYGON && i < 2 * zone->point_count; i++)
        put_number(out, i ? "," : ",\"points\":[", zone->points[i]);
    if (zone->shape == PL_POLYGON && zone->point_count)
        pl_put_char(out, ']');
    put_said(game, view, ",\"label\":", &zone->label, lang, out);
    put_said(game, view, ",\"title\":", &zone->title, lang, out);
    pl_put_char(out, '}');
}

void pl_scene_zones_json(const struct pl_game *game, const void *view, const struct pl_scene *scene, enum pl_lang lang,
                         struct pl_out *out) {
    put_number(out, "{\"box\":[", scene->left);
    put_number(out, ",", scene->top);
    put_number(out, ",", scene->width);
    put_number(out, ",", scene->height);
    pl_put(out, "],\"zones\":[");
    for (int i = 0; i < scene->zones; i++) {
        pl_put(out, i ? "," : "");
        put_zone(game, view, &scene->zone[i], lang, out);
    }
    pl_put(out, "]}");
}

static void put_piece(const struct pl_game *game, const void *view, const struct pl_piece *piece, enum pl_lang lang,
                      struct pl_out *out) {
    put_number(out, "{\"id\":", piece->id);
    put_number(out, ",\"zone\":", piece->zone);
    pl_put(out, ",\"look\":");
    put_string(out, piece->look);
    if (piece->seat != PL_NOBODY)
        put_number(out, ",\"seat\":", piece->seat);
    if (piece->count >= 0)
        put_number(out, ",\"count\":", piece->count);
    if (piece->dx)
        put_number(out, ",\"dx\":", piece->dx);
    if (piece->dy)
        put_number(out, ",\"dy\":", piece->dy);
    if (piece->size)
        put_number(out, ",\"size\":", piece->size);
    put_said(game, view, ",\"label\":", &piece->label, lang, out);
    put_said(game, view, ",\"title\":", &piece->title, lang, out);
    put_said(game, view, ",\"text\":", &piece->text, lang, out);
    pl_put_char(out, '}');
}

/* The stats of one seat, or of nobody, as pairs. */
static void put_stats(const struct pl_game *game, const void *view, const struct pl_scene *scene, int seat,
                      enum pl_lang lang, struct pl_out *out) {
    const char *comma = "";
    pl_put_char(out, '[');
    for (int i = 0; i < scene->stats; i++) {
        if (scene->stat[i].seat != seat)
            continue;
        pl_put(out, comma);
        put_said(game, view, "[", &scene->stat[i].label, lang, out);
        put_number(out, ",", scene->stat[i].value);
        pl_put_char(out, ']');
        comma = ",";
    }
    pl_put_char(out, ']');
}

void pl_scene_pieces_json(const struct pl_game *game, const void *view, const struct pl_scene *scene, enum pl_lang lang,
                          struct pl_out *out) {
    pl_put(out, "{\"pieces\":[");
    for (int i = 0; i < scene->pieces; i++) {
        pl_put(out, i ? "," : "");
        put_piece(game, view, &scene->piece[i], lang, out);
    }
    pl_put(out, "],\"seats\":[");
    int players = game->players(view);
    for (int seat = 0; seat < players; seat++) {
        char name[128], mark[16];
        struct pl_out words = pl_out_to(name, sizeof name), letter = pl_out_to(mark, sizeof mark);
        game->name_thing(view, "seat", seat, lang, &words);
        pl_scene_mark(game, view, seat, lang, &letter);
        pl_put(out, seat ? ",{\"name\":" : "{\"name\":");
        put_string(out, name);
        pl_put(out, ",\"mark\":");
        put_string(out, mark);
        pl_put(out, ",\"stats\":");
        put_stats(game, view, scene, seat, lang, out);
        pl_put_char(out, '}');
    }
    pl_put(out, "],\"stats\":");
    put_stats(game, view, scene, PL_NOBODY, lang, out);
    pl_put_char(out, '}');
}

void pl_scene_art_json(const struct pl_game *game, struct pl_out *out) {
    pl_put_char(out, '{');
    for (const struct pl_art *art = game->art; art && art->look; art++) {
        pl_put(out, art == game->art ? "" : ",");
        put_string(out, art->look);
        pl_put_char(out, ':');
        put_string(out, art->svg);
    }
    pl_put_char(out, '}');
}

/* ---- Moves ------------------------------------------------------------------------------------------------------ */

static void put_move(const struct pl_game *game, const void *view, pl_move move, int seat, enum pl_lang lang,
                     struct pl_out *out) {
    char text[512];
    struct pl_out words = pl_out_to(text, sizeof text);
    pl_touch touched[PL_MAX_TOUCHES];
    game->notate(view, move, &words);
    pl_put(out, "{\"m\":");
    put_string(out, text);
    words = pl_out_to(text, sizeof text);
    pl_describe(game, view, move, seat, lang, &words);
    pl_put(out, ",\"t\":");
    put_string(out, text);
    pl_put(out, ",\"x\":[");
    int n = game->touches ? game->touches(view, move, touched) : 0;
    for (int i = 0; i < n; i++)
        put_number(out, i ? "," : "", touched[i]);
    pl_put(out, "]}");
}

void pl_moves_json(const struct pl_game *game, const void *view, int seat, enum pl_lang lang, struct pl_out *out) {
    pl_move moves[PL_MAX_MOVES];
    int n = seat >= 0 && game->actor(view) == seat ? game->moves(view, moves) : 0;
    pl_put_char(out, '[');
    for (int i = 0; i < n; i++) {
        pl_put(out, i ? "," : "");
        put_move(game, view, moves[i], seat, lang, out);
    }
    pl_put_char(out, ']');
}
