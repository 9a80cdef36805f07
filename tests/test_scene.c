/* Scenes of every game: what core/scene.h promises, over random games at every player count and a spread of options.
 * PLATEAU_SCENE_GAMES sets the number of games per player count. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include "core/draw.h"
#include "tests/effort.h"
#include "tests/xml.h"
#include <cmocka.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    STANDARD_GAMES = EFFORT(6),
    MOST_POSITIONS = EFFORT(2400), /* by number of players: long games are shown less often */
    LONGEST = 200000,
    THOROUGH = 16,
    PICTURES = 5
}; /* thorough, pictures: one position in so many */

struct show {
    const struct pl_game *game;
    struct pl_setup setup;
    struct pl_rng rng;
    union pl_any_state state;
    int step;
    char zones[PL_LANGS][PL_MAX_SCENE_JSON]; /* at the start of the game: they never change */
    int zones_told;                          /* in them */
    long positions, moves, pictures;
};

/* Room that would be much for a stack. */
static struct pl_scene scene, other_scene;
static char text[PL_MAX_SCENE_JSON], other_text[PL_MAX_SCENE_JSON], svg[PL_MAX_SVG];

#define HOLD(SHOW, CONDITION, ...)                                                                                     \
    do {                                                                                                               \
        if (!(CONDITION)) {                                                                                            \
            print_error("%s, %d players, step %d: ", (SHOW)->game->id, (SHOW)->setup.players, (SHOW)->step);           \
            print_error(__VA_ARGS__);                                                                                  \
            print_error("\n");                                                                                         \
            fail();                                                                                                    \
        }                                                                                                              \
    } while (0)

static struct pl_setup some_setup(const struct pl_game *game, int players, int number, struct pl_rng *rng) {
    struct pl_setup standard = pl_setup_default(game, players);
    for (int tries = 0; number > 0 && tries < 100; tries++) {
        struct pl_setup setup = standard;
        char reason[256];
        struct pl_out error = PL_OUT(reason);
        for (int i = 0; game->options && game->options[i].key; i++) {
            const struct pl_option *o = &game->options[i];
            setup.option[i] = o->min + (int32_t)pl_rng_below(rng, (uint32_t)(o->max - o->min) + 1);
        }
        if (pl_setup_check(game, &setup, PL_EN, &error))
            return setup;
    }
    return standard;
}

/* ---- One scene -------------------------------------------------------------------------------------------------- */

static bool is_look(const char *look) {
    return look && *look && strspn(look, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen(look);
}

static bool is_seat(const struct show *show, int seat) {
    return seat >= PL_NOBODY && seat < show->setup.players + scene.powers;
}

/* A phrase of the game's own, said whole in both languages. */
static void check_said(const struct show *show, const void *view, const struct pl_said *said, const char *what) {
    bool own = false;
    if (!said->phrase)
        return;
    for (const struct pl_phrase *p = show->game->phrases; p->in[PL_EN]; p++)
        own = own || p == said->phrase;
    HOLD(show, own, "%s: \"%s\" is not in the table of phrases", what, said->phrase->in[PL_EN]);
    for (int lang = 0; lang < PL_LANGS; lang++) {
        char words[PL_MAX_SCENE_TEXT] = "";
        struct pl_out out = PL_OUT(words);
        pl_game_say(show->game, view, said, (enum pl_lang)lang, &out);
        HOLD(show, out.len > 0 && !out.cut, "%s: \"%s\" is empty or too long", what, words);
        HOLD(show, !strpbrk(words, "{}\n") && words[0] != ' ' && words[out.len - 1] != ' ' && !strstr(words, "  "),
             "%s: a hole is not filled in \"%s\"", what, words);
    }
}

static const struct pl_zone *zone_of(const struct pl_scene *in, int id) {
    for (int i = 0; i < in->zones; i++)
        if (in->zone[i].id == id)
            return &in->zone[i];
    return NULL;
}

static const struct pl_piece *piece_of(const struct pl_scene *in, int id) {
    for (int i = 0; i < in->pieces; i++)
        if (in->piece[i].id == id)
            return &in->piece[i];
    return NULL;
}

static void check_zone(const struct show *show, const void *view, const struct pl_zone *zone) {
    HOLD(show, zone->id < PL_TOUCH_PIECE, "zone %d: the id is too large", zone->id);
    HOLD(show, zone_of(&scene, zone->id) == zone, "zone %d is there twice", zone->id);
    HOLD(show, is_look(zone->look), "zone %d: the look \"%s\"", zone->id, zone->look ? zone->look : "");
    HOLD(show, is_seat(show, zone->seat), "zone %d: no seat %d", zone->id, zone->seat);
    check_said(show, view, &zone->label, "a zone's label");
    check_said(show, view, &zone->title, "a zone's title");
    check_said(show, view, &zone->text, "a zone's text");
    if (zone->shape == PL_LINE)
        return;
    HOLD(show, zone->title.phrase, "zone %d has no title", zone->id);
    HOLD(show, zone->letters >= 0, "zone %d: letters of %d", zone->id, zone->letters);
    if (pl_beside(zone))
        return;
    HOLD(show, zone->w > 0 && zone->h > 0, "zone %d has no size", zone->id);
    HOLD(show, zone->shape != PL_POLYGON || (zone->points && zone->point_count >= 3), "zone %d has no points",
         zone->id);
    const struct pl_sheet *sheet = &scene.sheet[zone->sheet];
    HOLD(show, zone->sheet < scene.sheets, "zone %d lies on sheet %d", zone->id, zone->sheet);
    HOLD(show,
         zone->x - zone->w / 2 >= sheet->left && zone->x + zone->w / 2 <= sheet->left + sheet->width &&
             zone->y - zone->h / 2 >= sheet->top && zone->y + zone->h / 2 <= sheet->top + sheet->height,
         "zone %d lies outside its sheet", zone->id);
}

static void check_sheet(const struct show *show, const void *view, const struct pl_sheet *sheet) {
    int at = (int)(sheet - scene.sheet), zones = 0;
    for (int i = 0; i < scene.zones; i++)
        zones += scene.zone[i].sheet == at && !pl_beside(&scene.zone[i]);
    HOLD(show, sheet->width > 0 && sheet->height > 0 && zones > 0, "sheet %d is empty", at);
    HOLD(show, sheet->letters >= (scene.sheets > 1) && sheet->target >= 0 && is_seat(show, sheet->seat),
         "sheet %d: letters of %d, seat %d", at, sheet->letters, sheet->seat);
    HOLD(show, sheet->title.phrase, "sheet %d has no title", at);
    check_said(show, view, &sheet->title, "a sheet's title");
}

static void check_badges(const struct show *show, const char *const *badge) {
    for (int i = 0; i < PL_MAX_BADGES && badge[i]; i++) {
        const struct pl_art *art = show->game->art;
        while (art && art->look && strcmp(art->look, badge[i]) != 0)
            art++;
        HOLD(show, art && art->look, "no picture for the badge \"%s\"", badge[i]);
    }
}

static void check_face(const struct show *show, const void *view, const struct pl_face *face) {
    HOLD(show, face->id > 0 && pl_face_of(&scene, face->id) == face, "face %d: 0 is none, each once", face->id);
    HOLD(show, is_look(face->look), "face %d: the look \"%s\"", face->id, face->look ? face->look : "");
    HOLD(show, face->count >= -1, "face %d: count %d", face->id, face->count);
    HOLD(show, face->title.phrase, "face %d has no title", face->id);
    check_said(show, view, &face->label, "a face's label");
    check_said(show, view, &face->title, "a face's title");
    check_said(show, view, &face->text, "a face's text");
    check_badges(show, face->badge);
}

static void check_piece(const struct show *show, const void *view, const struct pl_piece *piece) {
    const struct pl_zone *zone = zone_of(&scene, piece->zone);
    HOLD(show, piece->id < PL_TOUCH_PIECE, "piece %d: the id is too large", piece->id);
    HOLD(show, piece_of(&scene, piece->id) == piece, "piece %d is there twice", piece->id);
    HOLD(show, zone && zone->shape != PL_LINE, "piece %d lies in zone %d, which is none", piece->id, piece->zone);
    HOLD(show, is_look(piece->look), "piece %d: the look \"%s\"", piece->id, piece->look ? piece->look : "");
    HOLD(show, is_seat(show, piece->seat), "piece %d: no seat %d", piece->id, piece->seat);
    HOLD(show, piece->count >= -1 && piece->size >= 0, "piece %d: count %d, size %d", piece->id, piece->count,
         piece->size);
    HOLD(show, piece->title.phrase, "piece %d has no title", piece->id);
    check_said(show, view, &piece->label, "a piece's label");
    check_said(show, view, &piece->title, "a piece's title");
    check_said(show, view, &piece->text, "a piece's text");
    check_badges(show, piece->badge);
    HOLD(show, !piece->face || pl_face_of(&scene, piece->face), "piece %d: no face %d", piece->id, piece->face);
}

/* Leaves the scene in `scene`. */
static void check_scene(const struct show *show, const void *view, int viewer) {
    pl_scene_make(show->game, view, viewer, &scene);
    HOLD(show, scene.dropped == 0, "%d things were dropped", scene.dropped);
    HOLD(show, scene.sheets > 0, "there is no sheet");
    for (int i = 0; i < scene.sheets; i++)
        check_sheet(show, view, &scene.sheet[i]);
    HOLD(show, scene.powers >= 0 && show->setup.players + scene.powers <= PL_MAX_SEATS, "%d powers", scene.powers);
    for (int i = 0; i < scene.zones; i++)
        check_zone(show, view, &scene.zone[i]);
    for (int i = 0; i < scene.faces; i++)
        check_face(show, view, &scene.face[i]);
    for (int i = 0; i < scene.pieces; i++)
        check_piece(show, view, &scene.piece[i]);
    for (int i = 0; i < scene.stats; i++) {
        HOLD(show, is_seat(show, scene.stat[i].seat), "a stat of seat %d", scene.stat[i].seat);
        HOLD(show, scene.stat[i].label.phrase, "a stat without a label");
        check_said(show, view, &scene.stat[i].label, "a stat's label");
    }
}

/* ---- JSON ------------------------------------------------------------------------------------------------------- */

static json_t *parsed(const struct show *show, const struct pl_out *out) {
    json_error_t mistake;
    json_t *json = json_loadb(out->text, out->len, JSON_REJECT_DUPLICATES, &mistake);
    HOLD(show, json && !out->cut, "not JSON: %s at %d in %.200s", mistake.text, mistake.position, out->text);
    return json;
}

static void check_json(const struct show *show, const void *view, enum pl_lang lang) {
    struct pl_out out = PL_OUT(text);
    pl_scene_zones_json(show->game, view, &scene, lang, &out);
    HOLD(show, strcmp(text, show->zones[lang]) == 0, "zones have changed:\n%.300s\n%.300s", show->zones[lang], text);
    HOLD(show, scene.zones == show->zones_told, "zones are missing in the JSON");
    out = PL_OUT(text);
    pl_scene_pieces_json(show->game, view, &scene, lang, &out);
    json_t *json = parsed(show, &out);
    HOLD(show, (int)json_array_size(json_object_get(json, "pieces")) == scene.pieces, "pieces are missing in the JSON");
    json_t *seats = json_object_get(json, "seats"), *seat;
    size_t index, stats = json_array_size(json_object_get(json, "stats"));
    HOLD(show, (int)json_array_size(seats) == show->setup.players, "seats are missing in the JSON");
    json_array_foreach(seats, index, seat) {
        stats += json_array_size(json_object_get(seat, "stats"));
        HOLD(show, json_string_length(json_object_get(seat, "name")) > 0, "a seat without a name");
        HOLD(show, json_string_length(json_object_get(seat, "mark")) > 0, "a seat without a mark");
        for (size_t i = 0; i < index; i++)
            HOLD(show, !json_equal(json_object_get(seat, "mark"), json_object_get(json_array_get(seats, i), "mark")),
                 "two seats have the same mark");
    }
    json_array_foreach(json_object_get(json, "powers"), index, seat) {
        stats += json_array_size(json_object_get(seat, "stats"));
    }
    HOLD(show, (int)stats == scene.stats, "stats are missing in the JSON");
    json_decref(json);
}

/* ---- What moves touch ------------------------------------------------------------------------------------------- */

static void check_touches(struct show *show, const void *view, int seat) {
    const struct pl_game *game = show->game;
    pl_move moves[PL_MAX_MOVES];
    struct pl_out out = PL_OUT(text);
    int n = game->moves(view, moves), untouched = 0;
    pl_moves_json(game, view, seat, 0, PL_FR, &out);
    json_t *json = parsed(show, &out);
    HOLD(show, (int)json_array_size(json) == n, "moves are missing in the JSON");
    for (int i = 0; i < n; i++) {
        char notation[PL_MAX_NOTATION] = "";
        struct pl_out words = PL_OUT(notation);
        pl_touch touched[PL_MAX_TOUCHES], truly[PL_MAX_TOUCHES];
        game->notate(view, moves[i], &words);
        int count = game->touches(view, moves[i], touched);
        HOLD(show, count >= 0 && count <= PL_MAX_TOUCHES, "%s touches %d things", notation, count);
        HOLD(show,
             count == game->touches(&show->state, moves[i], truly) &&
                 memcmp(touched, truly, (size_t)count * sizeof *touched) == 0,
             "%s touches other things in the view than in truth", notation);
        const json_t *move = json_array_get(json, (size_t)i), *list = json_object_get(move, "x");
        HOLD(show, strcmp(json_string_value(json_object_get(move, "m")), notation) == 0, "%s: other moves", notation);
        HOLD(show, json_string_length(json_object_get(move, "t")) > 0, "%s is not described", notation);
        HOLD(show, (int)json_array_size(list) == count, "%s: other touches in the JSON", notation);
        for (int t = 0; t < count; t++) {
            int id = touched[t] & ~PL_TOUCH_PIECE;
            const struct pl_zone *zone = zone_of(&scene, id);
            bool there = touched[t] & PL_TOUCH_PIECE ? piece_of(&scene, id) != NULL : zone && zone->shape != PL_LINE;
            HOLD(show, there, "%s touches %s %d, which is not there", notation,
                 touched[t] & PL_TOUCH_PIECE ? "piece" : "zone", id);
            for (int j = 0; j < t; j++)
                HOLD(show, touched[j] != touched[t], "%s touches %d twice", notation, id);
            HOLD(show, json_integer_value(json_array_get(list, (size_t)t)) == touched[t], "%s: other touches",
                 notation);
        }
        untouched += !count;
    }
    HOLD(show, untouched <= PL_MAX_BUTTONS, "%d moves touch nothing: too many buttons", untouched);
    json_decref(json);
    show->moves += n;
    out = PL_OUT(text);
    pl_moves_json(game, view, (seat + 1) % show->setup.players, 0, PL_EN, &out);
    HOLD(show, show->setup.players < 2 || strcmp(text, "[]") == 0, "moves for a seat that is not to move");
}

enum { MOST_TYPES = 96, TYPE_ROOM = 32 };

/* The types of things that the game's phrases name, {1:cell}, and one that they do not; how many. */
static int types_named(const struct show *show, char types[][TYPE_ROOM]) {
    int count = 1;
    PL_FIT(types[0], "nonsense");
    for (const struct pl_phrase *p = show->game->phrases; p->in[PL_EN]; p++) {
        for (const char *at = p->in[PL_EN]; (at = strchr(at, '{')); at++) {
            char type[TYPE_ROOM];
            if (sscanf(at, "{%*1[0-9]:%31[a-z_]}", type) != 1)
                continue;
            bool known = false;
            for (int i = 0; i < count; i++)
                known = known || strcmp(types[i], type) == 0;
            HOLD(show, known || count < MOST_TYPES, "more types of things than this test has room for");
            if (!known)
                pl_fit(types[count++], TYPE_ROOM, type);
        }
    }
    return count;
}

/* Whatever a sentence names is found where it is to be seen in that view. */
static void check_named(const struct show *show, const void *view, int viewer) {
    struct pl_said said = show->game->prompt(view, viewer);
    pl_touch things[PL_MAX_TOUCHES];
    int count = pl_said_things(show->game, view, &said, things);
    HOLD(show, count >= 0 && count <= PL_MAX_TOUCHES, "%d things are named", count);
    char types[MOST_TYPES][TYPE_ROOM];
    int kinds = types_named(show, types);
    for (int t = 0; show->game->find_thing && t < kinds; t++) {
        for (int value = -1; value < 300; value++) {
            pl_touch thing;
            if (!show->game->find_thing(view, types[t], value, &thing))
                continue;
            int id = thing & ~PL_TOUCH_PIECE;
            HOLD(show, thing & PL_TOUCH_PIECE ? piece_of(&scene, id) != NULL : zone_of(&scene, id) != NULL,
                 "%s %d is said to be %d, which is not on the table", types[t], value, thing);
        }
    }
}

/* ---- What is hidden --------------------------------------------------------------------------------------------- */

static void check_hidden(struct show *show, const void *view, int seat) {
    union pl_any_state world, seen;
    pl_determinize(show->game, view, seat, &show->rng, &world);
    pl_view(show->game, &world, seat, &seen);
    pl_scene_make(show->game, &seen, seat, &other_scene);
    for (int lang = 0; lang < PL_LANGS; lang++) {
        struct pl_out here = PL_OUT(text), there = PL_OUT(other_text);
        pl_scene_pieces_json(show->game, view, &scene, (enum pl_lang)lang, &here);
        pl_scene_pieces_json(show->game, &seen, &other_scene, (enum pl_lang)lang, &there);
        HOLD(show, strcmp(text, other_text) == 0, "seat %d sees another scene if the unknown is dealt otherwise", seat);
    }
    /* A spectator's scene must not change with what only seats know. */
    pl_view(show->game, &show->state, PL_SPECTATOR, &seen);
    pl_view(show->game, &world, PL_SPECTATOR, &world);
    struct pl_out here = PL_OUT(text), there = PL_OUT(other_text);
    pl_scene_make(show->game, &seen, PL_SPECTATOR, &other_scene);
    pl_scene_pieces_json(show->game, &seen, &other_scene, PL_EN, &here);
    pl_scene_make(show->game, &world, PL_SPECTATOR, &other_scene);
    pl_scene_pieces_json(show->game, &world, &other_scene, PL_EN, &there);
    HOLD(show, strcmp(text, other_text) == 0, "a spectator sees what is hidden");
}

/* ---- Pictures --------------------------------------------------------------------------------------------------- */

static void check_picture(struct show *show, int viewer) {
    for (int kind = 0; kind < 4; kind++) {
        struct pl_drawing drawing = {.lang = kind & 1 ? PL_FR : PL_EN, .dark = kind & 2, .bare = kind == 3};
        struct pl_out out = PL_OUT(svg);
        const char *at;
        drawing.viewer = viewer;
        HOLD(show, pl_scene_svg(show->game, &show->state, &drawing, &other_scene, &out), "no picture");
        const char *wrong = xml_wrong(svg, &at);
        HOLD(show, !wrong, "the picture is not XML: %s at %.80s", wrong, at);
        int titles = 0, drawn = 0;
        for (int i = 0; i < other_scene.zones; i++) { /* bare: the first sheet alone */
            const struct pl_zone *zone = &other_scene.zone[i];
            drawn += !pl_beside(zone) && zone->shape != PL_LINE && (!drawing.bare || zone->sheet == 0);
        }
        for (const char *title = svg; (title = strstr(title, "<title>")); title++)
            titles++;
        HOLD(show, titles >= drawn && drawn > 0, "only %d titles in the picture", titles);
        HOLD(show, !strchr(svg, '{') || strchr(svg, '{') == strstr(svg, "{fill:"), "a hole is left in the picture");
        show->pictures++;
    }
}

static void check_position(struct show *show) {
    union pl_any_state view;
    int actor = show->game->actor(&show->state);
    bool thorough = show->step < 8 || pl_rng_below(&show->rng, THOROUGH) == 0;
    show->positions++;
    for (int viewer = PL_EVERYTHING; viewer < show->setup.players; viewer++) {
        if (!thorough && viewer != actor)
            continue;
        pl_view(show->game, &show->state, viewer, &view);
        check_scene(show, &view, viewer);
        if (thorough)
            check_named(show, &view, viewer);
        for (int lang = 0; thorough && lang < PL_LANGS; lang++)
            check_json(show, &view, (enum pl_lang)lang);
        if (viewer >= 0 && viewer == actor)
            check_touches(show, &view, viewer);
        if (viewer >= 0 && thorough)
            check_hidden(show, &view, viewer);
        if (thorough && pl_rng_below(&show->rng, PICTURES) == 0)
            check_picture(show, viewer);
    }
}

static void scenes_keep_the_contract(void **state) {
    static struct show show;
    const char *wanted = getenv("PLATEAU_SCENE_GAMES");
    int games = wanted && atoi(wanted) > 0 ? atoi(wanted) : STANDARD_GAMES;
    memset(&show, 0, sizeof show);
    show.game = *state;
    bool all = show.game->zones && show.game->pieces && show.game->touches;
    assert_true(all || (!show.game->zones && !show.game->pieces && !show.game->touches && !show.game->art));
    for (int players = show.game->min_players; all && players <= show.game->max_players; players++) {
        long most = show.positions + MOST_POSITIONS;
        for (int number = 0; number < games && (wanted || show.positions < most); number++) {
            show.rng = pl_rng_seed(UINT64_C(0x5CE4E), (uint64_t)(players * 1000 + number));
            show.setup = some_setup(show.game, players, number, &show.rng);
            show.step = 0;
            assert_true(pl_new(show.game, &show.setup, &show.state));
            pl_scene_make(show.game, &show.state, PL_EVERYTHING, &scene);
            for (int lang = 0; lang < PL_LANGS; lang++) {
                struct pl_out out = PL_OUT(show.zones[lang]);
                pl_scene_zones_json(show.game, &show.state, &scene, (enum pl_lang)lang, &out);
                json_t *json = parsed(&show, &out);
                show.zones_told = (int)json_array_size(json_object_get(json, "zones"));
                json_decref(json);
                HOLD(&show, show.zones_told == scene.zones, "zones are missing in the JSON");
            }
            do
                check_position(&show);
            while (pl_step_random(show.game, &show.state, &show.rng, NULL) && ++show.step < LONGEST);
        }
    }
    print_message("    %s: %ld positions, %ld moves, %ld pictures\n", show.game->id, show.positions, show.moves,
                  show.pictures);
    assert_true(!all || (show.moves > 100 && show.pictures > 20));
}

/* ---- Art -------------------------------------------------------------------------------------------------------- */

static void art_can_be_put_anywhere(void **state) {
    static const char *const forbidden[] = {" id=", " style=", "<script", "href=", " on", "<style", "url("};
    const struct pl_game *game = *state;
    for (const struct pl_art *art = game->art; art && art->look; art++) {
        const char *at;
        int length = snprintf(text, sizeof text, "<g>%s</g>", art->svg);
        assert_true(length > 0 && (size_t)length < sizeof text);
        if (!is_look(art->look))
            fail_msg("%s: the look \"%s\"", game->id, art->look);
        for (const struct pl_art *other = game->art; other < art; other++)
            assert_string_not_equal(other->look, art->look);
        const char *wrong = xml_wrong(text, &at);
        if (wrong)
            fail_msg("%s: %s: %s at %.60s", game->id, art->look, wrong, at);
        for (size_t i = 0; i < sizeof forbidden / sizeof forbidden[0]; i++)
            if (strstr(art->svg, forbidden[i]))
                fail_msg("%s: %s holds %s", game->id, art->look, forbidden[i]);
        for (const char *hole = art->svg; (hole = strchr(hole, '{')); hole++)
            if (strncmp(hole, "{label}", 7) != 0 && strncmp(hole, "{count}", 7) != 0)
                fail_msg("%s: %s has a hole that nobody fills", game->id, art->look);
    }
    struct pl_out out = PL_OUT(text);
    pl_scene_art_json(game, &out);
    json_t *json = json_loadb(text, out.len, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(json);
    for (const struct pl_art *art = game->art; art && art->look; art++)
        assert_string_equal(json_string_value(json_object_get(json, art->look)), art->svg);
    json_decref(json);
}

/* ---- The tools themselves --------------------------------------------------------------------------------------- */

static void xml_is_told_from_nonsense(void **state) {
    (void)state;
    static const char *const good[] = {"<a/>", "<a b='1' c=\"&lt;\">é &amp; x<b/></a>\n", "<g><t>x</t></g>"};
    static const char *const bad[] = {"",           "<a>",       "<a></b>",      "<a b='1' b='2'/>", "<a b=1/>",
                                      "<a>&x;</a>", "<a/><b/>",  "<a b='<'/>",   "<a>\x01</a>",      "<a>\xC3</a>",
                                      "text",       "<a b='1/>", "<a>x > y</a>", "<a><b></a></b>",   "<a/"};
    const char *at;
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        if (xml_wrong(good[i], &at))
            fail_msg("%s: %s", good[i], xml_wrong(good[i], &at));
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        if (!xml_wrong(bad[i], &at))
            fail_msg("%s counts as XML", bad[i]);
}

/* Bluff with two powers that nobody plays. */
static void with_powers(const void *view, int viewer, struct pl_scene *out) {
    const struct pl_game *game = pl_game_find("template");
    game->pieces(view, viewer, out);
    pl_powers(out, 2);
    struct pl_said label = out->stat[0].label;
    pl_stat(out, game->players(view), label, 41);
    pl_stat(out, game->players(view) + 1, label, 42);
}

static void powers_are_shown_like_seats(void **state) {
    (void)state;
    struct pl_game game = *pl_game_find("template");
    game.pieces = with_powers;
    struct pl_setup setup = pl_setup_default(&game, 2);
    struct pl_drawing drawing = {.viewer = PL_SPECTATOR};
    union pl_any_state position;
    struct pl_out out = PL_OUT(text);
    assert_true(pl_new(&game, &setup, &position));
    pl_scene_make(&game, &position, PL_SPECTATOR, &scene);
    assert_int_equal(scene.powers, 2);
    pl_scene_pieces_json(&game, &position, &scene, PL_EN, &out);
    json_t *json = json_loads(text, JSON_REJECT_DUPLICATES, NULL), *powers = json_object_get(json, "powers");
    assert_int_equal(json_array_size(json_object_get(json, "seats")), 2);
    assert_int_equal(json_array_size(powers), 2);
    const json_t *second = json_array_get(powers, 1), *stat = json_array_get(json_object_get(second, "stats"), 0);
    assert_string_equal(json_string_value(json_object_get(second, "name")), "Player 4");
    assert_string_equal(json_string_value(json_object_get(second, "mark")), "4");
    assert_int_equal(json_integer_value(json_array_get(stat, 1)), 42);
    json_decref(json);
    out = PL_OUT(svg);
    assert_true(pl_scene_svg(&game, &position, &drawing, &scene, &out));
    assert_non_null(strstr(svg, "Player 3"));
    assert_non_null(strstr(svg, ">41<"));
    game.pieces = pl_game_find("template")->pieces; /* and in a game without them nothing is said of any */
    pl_scene_make(&game, &position, PL_SPECTATOR, &scene);
    out = PL_OUT(text);
    pl_scene_pieces_json(&game, &position, &scene, PL_EN, &out);
    assert_null(strstr(text, "powers"));
}

static void a_picture_that_does_not_fit_is_refused(void **state) {
    (void)state;
    const struct pl_game *game = pl_games[0];
    struct pl_setup setup = pl_setup_default(game, game->min_players);
    struct pl_drawing drawing = {.viewer = PL_SPECTATOR};
    union pl_any_state position;
    char small[1000];
    struct pl_out out = PL_OUT(small);
    assert_true(pl_new(game, &setup, &position));
    assert_false(pl_scene_svg(game, &position, &drawing, &scene, &out));
    out = PL_OUT(svg);
    assert_true(pl_scene_svg(game, &position, &drawing, &scene, &out));
    struct pl_game blind = *game;
    blind.zones = NULL;
    assert_false(pl_scene_svg(&blind, &position, &drawing, &scene, &out));
}

int main(void) {
    static struct CMUnitTest tests[2 * 32 + 3] = {
        cmocka_unit_test(xml_is_told_from_nonsense),
        cmocka_unit_test(a_picture_that_does_not_fit_is_refused),
        cmocka_unit_test(powers_are_shown_like_seats),
    };
    static char names[2 * 32][64];
    size_t n = 0;
    for (const struct pl_game *const *game = pl_games; *game && n + 2 <= 64; game++) {
        snprintf(names[n], sizeof names[n], "%s: scenes keep the contract", (*game)->id);
        tests[3 + n] = (struct CMUnitTest){names[n], scenes_keep_the_contract, NULL, NULL, (void *)*game};
        n++;
        snprintf(names[n], sizeof names[n], "%s: art can be put anywhere", (*game)->id);
        tests[3 + n] = (struct CMUnitTest){names[n], art_can_be_put_anywhere, NULL, NULL, (void *)*game};
        n++;
    }
    return _cmocka_run_group_tests("scene", tests, 3 + n, NULL, NULL);
}
