/* Scenes as text: sheets, places, what lies there, what seats have. */
#include "core/scene_text.h"

enum { INDENT = 4, LEAST_COLUMNS = 40, USUAL_COLUMNS = 80 };

struct sheet_of_text {
    const struct pl_game *game;
    const void *view;
    const struct pl_screen *screen;
    const struct pl_scene *scene;
    struct pl_out *out;
    int column, width;
};

static void say(const struct sheet_of_text *t, const struct pl_said *said, char *text, size_t room) {
    struct pl_out words = pl_out_to(text, room);
    if (said->phrase)
        pl_game_say(t->game, t->view, said, t->screen->lang, &words);
}

static void end_line(struct sheet_of_text *t) {
    if (t->column)
        pl_put_char(t->out, '\n');
    t->column = 0;
}

/* Words, going on in the next line where they do not fit. */
static void put_words(struct sheet_of_text *t, const char *text) {
    while (*text) {
        size_t length = strcspn(text, " ");
        char word[PL_MAX_SCENE_TEXT];
        struct pl_out one = pl_out_to(word, sizeof word);
        pl_put_n(&one, text, length);
        int width = pl_width(word);
        if (t->column > INDENT && t->column + 2 + width > t->width) /* a comma may follow */
            end_line(t);
        if (!t->column)
            pl_put_n(t->out, "    ", INDENT);
        else if (t->column > INDENT)
            pl_put_char(t->out, ' ');
        t->column = (t->column ? t->column + (t->column > INDENT) : INDENT) + width;
        pl_put(t->out, word);
        text += length;
        text += *text == ' ';
    }
}

static void put_heading(struct sheet_of_text *t, const char *text) {
    end_line(t);
    pl_put(t->out, t->screen->colour ? "\x1b[1m" : "");
    pl_put(t->out, text);
    pl_put(t->out, t->screen->colour ? "\x1b[0m\n" : "\n");
}

/* ---- Places ----------------------------------------------------------------------------------------------------- */

/* What a piece says; a card's name alone is not enough. */
static void say_piece(const struct sheet_of_text *t, const struct pl_piece *piece, char *text, size_t room) {
    say(t, piece->title.phrase ? &piece->title : &piece->label, text, room);
}

/* Pieces that say the same are told once, with their number. */
static int alike_before(const struct sheet_of_text *t, int at, const char *text, bool all) {
    int alike = 0;
    for (int i = 0; i < (all ? t->scene->pieces : at); i++) {
        char other[PL_MAX_SCENE_TEXT] = "";
        if (t->scene->piece[i].zone != t->scene->piece[at].zone)
            continue;
        say_piece(t, &t->scene->piece[i], other, sizeof other);
        alike += strcmp(other, text) == 0;
    }
    return alike;
}

static void put_piece(struct sheet_of_text *t, int at, bool first) {
    char text[PL_MAX_SCENE_TEXT] = "", line[PL_MAX_SCENE_TEXT + 32];
    struct pl_out words = pl_out_to(line, sizeof line);
    say_piece(t, &t->scene->piece[at], text, sizeof text);
    if (!text[0] || alike_before(t, at, text, false))
        return;
    int count = alike_before(t, at, text, true);
    if (!first)
        pl_put(t->out, ","), t->column++;
    pl_put(&words, text);
    if (count > 1)
        pl_putf(&words, " (%d)", count);
    if (t->scene->piece[at].turn)
        pl_put(&words, t->screen->lang == PL_FR ? " (tournée)" : " (turned)");
    put_words(t, line);
}

static void put_zone(struct sheet_of_text *t, const struct pl_zone *zone) {
    char title[PL_MAX_SCENE_TEXT] = "";
    bool any = false;
    for (int i = 0; i < t->scene->pieces; i++) {
        if (t->scene->piece[i].zone != zone->id)
            continue;
        if (!any) {
            end_line(t);
            say(t, &zone->title, title, sizeof title);
            pl_putf(t->out, "  %s%s\n", title, t->screen->lang == PL_FR ? " :" : ":");
        }
        put_piece(t, i, !any);
        any = true;
    }
    end_line(t);
}

/* ---- What seats have -------------------------------------------------------------------------------------------- */

static void put_stats(struct sheet_of_text *t, int seat) {
    bool any = false;
    for (int i = 0; i < t->scene->stats; i++) {
        char label[PL_MAX_SCENE_TEXT] = "", text[PL_MAX_SCENE_TEXT + 32];
        struct pl_out words = pl_out_to(text, sizeof text);
        if (t->scene->stat[i].seat != seat)
            continue;
        say(t, &t->scene->stat[i].label, label, sizeof label);
        if (any)
            pl_put(t->out, ","), t->column++;
        pl_putf(&words, "%s %d", label, (int)t->scene->stat[i].value);
        put_words(t, text);
        any = true;
    }
    end_line(t);
}

static void put_seats(struct sheet_of_text *t) {
    int actor = t->game->actor(t->view);
    put_stats(t, PL_NOBODY);
    for (int seat = 0; seat < t->game->players(t->view); seat++) {
        char name[256] = "";
        struct pl_out words = pl_out_to(name, sizeof name);
        pl_put(&words, seat != actor ? "  " : t->screen->unicode ? "▸ " : "> ");
        t->game->name_thing(t->view, "seat", seat, t->screen->lang, &words);
        pl_put(t->out, name);
        pl_put_char(t->out, '\n');
        put_stats(t, seat);
    }
}

/* ---- All of it -------------------------------------------------------------------------------------------------- */

void pl_scene_text(const struct pl_game *game, const void *view, const struct pl_screen *screen, struct pl_scene *scene,
                   struct pl_out *out) {
    int columns = screen->columns > 0 ? screen->columns : USUAL_COLUMNS;
    struct sheet_of_text t = {.game = game,
                              .view = view,
                              .screen = screen,
                              .scene = scene,
                              .out = out,
                              .width = columns < LEAST_COLUMNS ? LEAST_COLUMNS : columns};
    pl_scene_make(game, view, screen->viewer, scene);
    for (int sheet = 0; sheet < scene->sheets; sheet++) {
        char title[PL_MAX_SCENE_TEXT] = "";
        say(&t, &scene->sheet[sheet].title, title, sizeof title);
        put_heading(&t, title);
        for (int i = 0; i < scene->zones; i++)
            if (scene->zone[i].sheet == sheet && !pl_beside(&scene->zone[i]))
                put_zone(&t, &scene->zone[i]);
    }
    for (int i = 0; i < scene->zones; i++)
        if (pl_beside(&scene->zone[i]))
            put_zone(&t, &scene->zone[i]);
    put_seats(&t);
}

void pl_board(const struct pl_game *game, const void *view, const struct pl_screen *screen, struct pl_out *out) {
    struct pl_scene scene;
    if (game->board)
        game->board(view, screen, out);
    else if (game->zones)
        pl_scene_text(game, view, screen, &scene, out);
}
