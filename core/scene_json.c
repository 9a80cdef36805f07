/* Scenes as JSON. Written after every move for every viewer, so plain puts and no formats. */
#include "core/scene_json.h"
#include "core/json.h"

static const char *const shapes[PL_SHAPES] = {
    [PL_RECT] = "rect",       [PL_HEX] = "hex",   [PL_DISC] = "disc", [PL_LINE] = "line",
    [PL_POLYGON] = "polygon", [PL_HAND] = "hand", [PL_PILE] = "pile"};

void pl_scene_make(const struct pl_game *game, const void *view, int viewer, struct pl_scene *scene) {
    scene->sheets = scene->zones = scene->faces = scene->pieces = scene->stats = scene->powers = scene->dropped = 0;
    if (game->zones)
        game->zones(view, scene);
    if (game->pieces)
        game->pieces(view, viewer, scene);
}

void pl_scene_make_pieces(const struct pl_game *game, const void *view, int viewer, struct pl_scene *scene) {
    scene->pieces = scene->stats = scene->powers = 0;
    if (game->pieces)
        game->pieces(view, viewer, scene);
}

const char *const pl_seat_colours[PL_MAX_SEATS] = {"#e69f00", "#56b4e9", "#009e73", "#f0e442", "#d55e00", "#cc79a7"};

void pl_scene_mark(const struct pl_game *game, const void *view, int seat, enum pl_lang lang, struct pl_out *out) {
    size_t before = out->len;
    game->name_thing(view, "mark", seat, lang, out);
    if (out->len == before)
        pl_put_int(out, seat + 1);
}

static const char *role_colour(const struct pl_game *game, const void *view, int seat) {
    int role = game->colours && game->role ? game->role(view, seat) : -1;
    return role >= 0 ? game->colours[role] : NULL;
}

const char *pl_scene_colour(const struct pl_game *game, const void *view, int seat) {
    const char *colour = role_colour(game, view, seat);
    return colour ? colour : pl_seat_colours[seat % PL_MAX_SEATS];
}

/* ---- Values ----------------------------------------------------------------------------------------------------- */

/* `key` comes with its quotes, comma and colon. */
static void put_number(struct pl_out *out, const char *key, int32_t value) {
    pl_put(out, key);
    pl_put_int(out, value);
}

/* `key` with its comma and colon; nothing at all where nothing is said. */
static void put_said(const struct pl_game *game, const void *view, const char *key, const struct pl_said *said,
                     enum pl_lang lang, struct pl_out *out) {
    char text[PL_MAX_SCENE_TEXT];
    struct pl_out words = pl_out_to(text, sizeof text);
    if (!said->phrase)
        return;
    pl_put(out, key);
    pl_game_say(game, view, said, lang, &words);
    pl_put_json(out, text);
}

/* ---- The parts of a scene --------------------------------------------------------------------------------------- */

static void put_sheet(const struct pl_game *game, const void *view, const struct pl_sheet *sheet, enum pl_lang lang,
                      struct pl_out *out) {
    put_number(out, "{\"box\":[", sheet->left);
    put_number(out, ",", sheet->top);
    put_number(out, ",", sheet->width);
    put_number(out, ",", sheet->height);
    pl_put_char(out, ']');
    if (sheet->letters)
        put_number(out, ",\"letters\":", sheet->letters);
    if (sheet->target)
        put_number(out, ",\"target\":", sheet->target);
    if (sheet->seat != PL_NOBODY)
        put_number(out, ",\"seat\":", sheet->seat);
    put_said(game, view, ",\"title\":", &sheet->title, lang, out);
    pl_put_char(out, '}');
}

static void put_zone(const struct pl_game *game, const void *view, const struct pl_zone *zone, enum pl_lang lang,
                     struct pl_out *out) {
    put_number(out, "{\"id\":", zone->id);
    pl_put(out, ",\"shape\":");
    pl_put_json(out, shapes[zone->shape]);
    pl_put(out, ",\"look\":");
    pl_put_json(out, zone->look);
    if (zone->sheet)
        put_number(out, ",\"sheet\":", zone->sheet);
    if (!pl_beside(zone)) {
        put_number(out, ",\"x\":", zone->x);
        put_number(out, ",\"y\":", zone->y);
        put_number(out, ",\"w\":", zone->w);
        put_number(out, ",\"h\":", zone->h);
    }
    if (zone->seat != PL_NOBODY)
        put_number(out, ",\"seat\":", zone->seat);
    if (zone->letters)
        put_number(out, ",\"letters\":", zone->letters);
    for (int i = 0; zone->shape == PL_POLYGON && i < 2 * zone->point_count; i++)
        put_number(out, i ? "," : ",\"points\":[", zone->points[i]);
    if (zone->shape == PL_POLYGON && zone->point_count)
        pl_put_char(out, ']');
    put_said(game, view, ",\"label\":", &zone->label, lang, out);
    put_said(game, view, ",\"title\":", &zone->title, lang, out);
    put_said(game, view, ",\"text\":", &zone->text, lang, out);
    pl_put_char(out, '}');
}

static void put_badges(const char *const *badge, struct pl_out *out) {
    for (int i = 0; i < PL_MAX_BADGES && badge[i]; i++) {
        pl_put(out, i ? "," : ",\"badges\":[");
        pl_put_json(out, badge[i]);
    }
    if (badge[0])
        pl_put_char(out, ']');
}

static void put_face(const struct pl_game *game, const void *view, const struct pl_face *face, enum pl_lang lang,
                     struct pl_out *out) {
    put_number(out, "{\"id\":", face->id);
    pl_put(out, ",\"look\":");
    pl_put_json(out, face->look);
    if (face->count >= 0)
        put_number(out, ",\"count\":", face->count);
    put_badges(face->badge, out);
    put_said(game, view, ",\"label\":", &face->label, lang, out);
    put_said(game, view, ",\"title\":", &face->title, lang, out);
    put_said(game, view, ",\"text\":", &face->text, lang, out);
    pl_put_char(out, '}');
}

void pl_scene_zones_json(const struct pl_game *game, const void *view, const struct pl_scene *scene, enum pl_lang lang,
                         struct pl_out *out) {
    pl_put(out, "{\"sheets\":[");
    for (int i = 0; i < scene->sheets; i++) {
        pl_put(out, i ? "," : "");
        put_sheet(game, view, &scene->sheet[i], lang, out);
    }
    pl_put(out, "],\"zones\":[");
    for (int i = 0; i < scene->zones; i++) {
        pl_put(out, i ? "," : "");
        put_zone(game, view, &scene->zone[i], lang, out);
    }
    for (int i = 0; i < scene->faces; i++) {
        pl_put(out, i ? "," : "],\"faces\":[");
        put_face(game, view, &scene->face[i], lang, out);
    }
    pl_put(out, "]}");
}

/* Does a piece say it otherwise than its face does? */
static bool unlike(const struct pl_said *said, const struct pl_said *printed) {
    return said->phrase != printed->phrase || memcmp(said->arg, printed->arg, sizeof said->arg) != 0;
}

void pl_scene_piece_members(const struct pl_game *game, const void *view, const struct pl_scene *scene,
                            const struct pl_piece *piece, enum pl_lang lang, struct pl_out *out) {
    const struct pl_face *face = pl_face_of(scene, piece->face);
    pl_json_int(out, "id", piece->id);
    put_number(out, ",\"zone\":", piece->zone);
    if (face)
        put_number(out, ",\"face\":", face->id);
    if (!face || strcmp(face->look, piece->look) != 0) {
        pl_put(out, ",\"look\":");
        pl_put_json(out, piece->look);
    }
    if (piece->seat != PL_NOBODY)
        put_number(out, ",\"seat\":", piece->seat);
    if (piece->count >= 0 && (!face || face->count != piece->count))
        put_number(out, ",\"count\":", piece->count);
    if (piece->dx)
        put_number(out, ",\"dx\":", piece->dx);
    if (piece->dy)
        put_number(out, ",\"dy\":", piece->dy);
    if (piece->size)
        put_number(out, ",\"size\":", piece->size);
    if (piece->turn)
        put_number(out, ",\"turn\":", piece->turn);
    if (!face || memcmp(face->badge, piece->badge, sizeof face->badge) != 0)
        put_badges(piece->badge, out);
    if (!face || unlike(&piece->label, &face->label))
        put_said(game, view, ",\"label\":", &piece->label, lang, out);
    if (!face || unlike(&piece->title, &face->title))
        put_said(game, view, ",\"title\":", &piece->title, lang, out);
    if (!face || unlike(&piece->text, &face->text))
        put_said(game, view, ",\"text\":", &piece->text, lang, out);
}

void pl_scene_stats_json(const struct pl_game *game, const void *view, const struct pl_scene *scene, int seat,
                         enum pl_lang lang, struct pl_out *out) {
    pl_put_char(out, '[');
    for (int i = 0; i < scene->stats; i++) {
        if (scene->stat[i].seat != seat)
            continue;
        pl_json_begin(out, NULL, '[');
        put_said(game, view, "", &scene->stat[i].label, lang, out);
        pl_json_int(out, NULL, scene->stat[i].value);
        pl_json_end(out, ']');
    }
    pl_put_char(out, ']');
}

void pl_scene_name_members(const struct pl_game *game, const void *view, int seat, enum pl_lang lang,
                           struct pl_out *out) {
    char name[128], mark[16];
    struct pl_out words = pl_out_to(name, sizeof name), letter = pl_out_to(mark, sizeof mark);
    const char *colour = role_colour(game, view, seat);
    game->name_thing(view, "seat", seat, lang, &words);
    pl_scene_mark(game, view, seat, lang, &letter);
    pl_json_text(out, "name", name);
    pl_json_text(out, "mark", mark);
    if (colour)
        pl_json_text(out, "colour", colour);
}

void pl_scene_seat_members(const struct pl_game *game, const void *view, const struct pl_scene *scene, int seat,
                           enum pl_lang lang, struct pl_out *out) {
    pl_scene_name_members(game, view, seat, lang, out);
    pl_json_key(out, "stats");
    pl_scene_stats_json(game, view, scene, seat, lang, out);
}

void pl_scene_pieces_json(const struct pl_game *game, const void *view, const struct pl_scene *scene, enum pl_lang lang,
                          struct pl_out *out) {
    pl_put_char(out, '{');
    pl_scene_pieces_members(game, view, scene, lang, NULL, NULL, out);
    pl_put_char(out, '}');
}

void pl_scene_pieces_members(const struct pl_game *game, const void *view, const struct pl_scene *scene,
                             enum pl_lang lang, pl_scene_more *more, void *context, struct pl_out *out) {
    pl_json_begin(out, "pieces", '[');
    for (int i = 0; i < scene->pieces; i++) {
        pl_json_begin(out, NULL, '{');
        pl_scene_piece_members(game, view, scene, &scene->piece[i], lang, out);
        pl_json_end(out, '}');
    }
    pl_json_end(out, ']');
    pl_json_begin(out, "seats", '[');
    int players = game->players(view);
    for (int seat = 0; seat < players; seat++) {
        pl_json_begin(out, NULL, '{');
        if (more)
            more(context, seat, out);
        pl_scene_seat_members(game, view, scene, seat, lang, out);
        pl_json_end(out, '}');
    }
    if (scene->powers) {
        pl_json_end(out, ']');
        pl_json_begin(out, "powers", '[');
    }
    for (int i = 0; i < scene->powers; i++) {
        pl_json_begin(out, NULL, '{');
        pl_scene_seat_members(game, view, scene, players + i, lang, out);
        pl_json_end(out, '}');
    }
    pl_json_end(out, ']');
    pl_json_key(out, "stats");
    pl_scene_stats_json(game, view, scene, PL_NOBODY, lang, out);
}

void pl_scene_art_json(const struct pl_game *game, struct pl_out *out) {
    pl_put_char(out, '{');
    for (const struct pl_art *art = game->art; art && art->look; art++) {
        pl_put(out, art == game->art ? "" : ",");
        pl_put_json(out, art->look);
        pl_put_char(out, ':');
        pl_put_json(out, art->svg);
    }
    pl_put_char(out, '}');
}

/* ---- Moves ------------------------------------------------------------------------------------------------------ */

static void put_move(const struct pl_game *game, const void *view, pl_move move, bool final, int seat,
                     enum pl_lang lang, struct pl_out *out) {
    char text[512];
    struct pl_out words = pl_out_to(text, sizeof text);
    pl_touch touched[PL_MAX_TOUCHES];
    game->notate(view, move, &words);
    pl_put(out, "{\"m\":");
    pl_put_json(out, text);
    words = pl_out_to(text, sizeof text);
    pl_describe(game, view, move, seat, lang, &words);
    pl_put(out, ",\"t\":");
    pl_put_json(out, text);
    pl_put(out, ",\"x\":[");
    int n = game->touches ? game->touches(view, move, touched) : 0;
    for (int i = 0; i < n; i++)
        put_number(out, i ? "," : "", touched[i]);
    pl_put(out, final ? "],\"final\":true}" : "]}");
}

void pl_moves_json(const struct pl_game *game, const void *view, int seat, uint32_t quick, enum pl_lang lang,
                   struct pl_out *out) {
    pl_move moves[PL_MAX_MOVES];
    bool final[PL_MAX_MOVES];
    int n = seat >= 0 && game->actor(view) == seat ? game->moves(view, moves) : 0;
    pl_finals(game, view, seat, quick, moves, n, final);
    pl_put_char(out, '[');
    for (int i = 0; i < n; i++) {
        pl_put(out, i ? "," : "");
        put_move(game, view, moves[i], final[i], seat, lang, out);
    }
    pl_put_char(out, ']');
}

int pl_said_things(const struct pl_game *game, const void *view, const struct pl_said *said, pl_touch *out) {
    int count = 0;
    if (!said->phrase || !game->find_thing)
        return 0;
    for (const char *at = said->phrase->in[PL_EN]; (at = strchr(at, '{')) && count < PL_MAX_TOUCHES; at++) {
        char type[32];
        size_t length = at[1] && at[2] == ':' ? strcspn(at + 3, "}") : 0;
        if (!length || length >= sizeof type || at[1] < '0' || at[1] >= '0' + PL_ARGS)
            continue;
        memcpy(type, at + 3, length);
        type[length] = '\0';
        bool new = game->find_thing(view, type, said->arg[at[1] - '0'], &out[count]);
        for (int i = 0; new &&i < count; i++)
            new = out[i] != out[count];
        count += new;
    }
    return count;
}
