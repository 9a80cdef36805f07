/* Single things of a scene as SVG: zones by their shape, pieces by their art, cards, marks. */
#include "core/draw_parts.h"
#include <stdlib.h>

/* ---- Writing ---------------------------------------------------------------------------------------------------- */

void draw_milli(struct pl_out *out, int64_t milli) {
    if (milli < 0) {
        pl_put_char(out, '-');
        milli = -milli;
    }
    pl_put_int(out, milli / 1000);
    int rest = (int)(milli % 1000);
    if (!rest)
        return;
    char digits[] = {'.', (char)('0' + rest / 100), (char)('0' + rest / 10 % 10), (char)('0' + rest % 10), 0};
    for (int last = 3; digits[last] == '0'; last--)
        digits[last] = 0;
    pl_put(out, digits);
}

void draw_escaped(struct pl_out *out, const char *text) {
    for (; *text; text++) {
        switch (*text) {
        case '&':
            pl_put(out, "&amp;");
            break;
        case '<':
            pl_put(out, "&lt;");
            break;
        case '>':
            pl_put(out, "&gt;");
            break;
        case '"':
            pl_put(out, "&quot;");
            break;
        default: /* XML knows no control characters */
            pl_put_char(out, (unsigned char)*text < ' ' ? ' ' : *text);
            break;
        }
    }
}

void draw_said(const struct draw_page *page, const struct pl_said *said, char *text, size_t cap) {
    struct pl_out out = pl_out_to(text, cap);
    pl_game_say(page->game, page->view, said, page->lang, &out);
}

/* What it is, and the longer explanation below it: a title shows on hover. */
static void put_title(const struct draw_page *page, const struct pl_said *title, const struct pl_said *more) {
    char text[PL_MAX_SCENE_TEXT];
    draw_said(page, title, text, sizeof text);
    if (!text[0])
        return;
    pl_put(page->out, "<title>");
    draw_escaped(page->out, text);
    draw_said(page, more, text, sizeof text);
    if (text[0]) {
        pl_put(page->out, ": ");
        draw_escaped(page->out, text);
    }
    pl_put(page->out, "</title>");
}

static void put_attribute(struct pl_out *out, const char *name, int64_t milli) {
    pl_put_char(out, ' ');
    pl_put(out, name);
    pl_put(out, "=\"");
    draw_milli(out, milli);
    pl_put_char(out, '"');
}

void draw_text(const struct draw_page *page, int64_t x, int64_t y, struct draw_font font, const char *text) {
    struct pl_out *out = page->out;
    if (!text[0])
        return;
    pl_put(out, "<text");
    put_attribute(out, "x", x);
    put_attribute(out, "y", y);
    put_attribute(out, "font-size", font.size);
    pl_putf(out, " fill=\"%s\"", font.fill);
    if (font.anchor)
        pl_putf(out, " text-anchor=\"%s\"", font.anchor);
    if (font.bold)
        pl_put(out, " font-weight=\"700\"");
    if (font.halo) {
        pl_put(out, " paint-order=\"stroke\" stroke=\"#fff\" stroke-linejoin=\"round\"");
        put_attribute(out, "stroke-width", font.size / 5);
    }
    pl_put_char(out, '>');
    draw_escaped(out, text);
    pl_put(out, "</text>");
}

/* ---- Art -------------------------------------------------------------------------------------------------------- */

const char *draw_find_art(const struct pl_game *game, const char *look) {
    for (const struct pl_art *art = game->art; art && art->look; art++)
        if (strcmp(art->look, look) == 0)
            return art->svg;
    return NULL;
}

/* Opens the box from -50 to 50 of a thing `size` wide around x,y. */
void draw_open(const struct draw_page *page, int64_t x, int64_t y, int64_t size, int seat, const char *look) {
    struct pl_out *out = page->out;
    pl_putf(out, "<g class=\"%s\" transform=\"translate(", look);
    draw_milli(out, x);
    pl_put_char(out, ' ');
    draw_milli(out, y);
    pl_put(out, ") scale(");
    draw_milli(out, size / 100);
    pl_putf(out, ")\" color=\"%s\">", seat >= 0 ? pl_scene_colour(page->game, page->view, seat) : page->theme->plain);
}

/* data-fit='width/letters': a label of more letters is pressed together to that width. Returns what follows it. */
static const char *put_fit(struct pl_out *out, const char *at, const char *label) {
    char *end;
    long width = strtol(at + strlen(" data-fit='"), &end, 10), letters = *end == '/' ? strtol(end + 1, &end, 10) : 0;
    if (pl_width(label) > letters)
        pl_putf(out, " textLength=\"%ld\" lengthAdjust=\"spacingAndGlyphs\"", width);
    return *end == '\'' ? end + 1 : end;
}

/* The picture with {label} and {count} filled in. */
void draw_art(struct pl_out *out, const char *svg, const char *label, const char *count) {
    for (;;) {
        const char *hole = strchr(svg, '{'), *fit = strstr(svg, " data-fit='"), *next = svg;
        if (!hole && !fit)
            break;
        bool pressed = fit && (!hole || fit < hole);
        pl_put_n(out, svg, (size_t)((pressed ? fit : hole) - svg));
        if (pressed) {
            next = put_fit(out, fit, label);
        } else {
            draw_escaped(out, strncmp(hole, "{label}", 7) == 0 ? label : count);
            next = strchr(hole, '}') + 1;
        }
        svg = next;
    }
    pl_put(out, svg);
}

/* ---- Zones ------------------------------------------------------------------------------------------------------ */

static void put_point(struct pl_out *out, int64_t x, int64_t y) {
    draw_milli(out, x);
    pl_put_char(out, ',');
    draw_milli(out, y);
    pl_put_char(out, ' ');
}

/* The smaller side of a zone, but of a large one no more than its lines and letters should grow with. */
static int64_t measure(const struct draw_page *page, const struct pl_zone *zone) {
    const struct pl_sheet *sheet = &page->scene->sheet[zone->sheet];
    int least = zone->w < zone->h ? zone->w : zone->h;
    int board = sheet->width < sheet->height ? sheet->width : sheet->height;
    return least < board / 3 ? least : board / 3;
}

static void put_shape(const struct draw_page *page, const struct pl_zone *zone) {
    struct pl_out *out = page->out;
    int64_t x = zone->x * 1000, y = zone->y * 1000, w = zone->w * 1000, h = zone->h * 1000;
    switch (zone->shape) {
    case PL_HEX:
        pl_put(out, "<polygon points=\"");
        put_point(out, x - w / 2, y);
        put_point(out, x - w / 4, y - h / 2);
        put_point(out, x + w / 4, y - h / 2);
        put_point(out, x + w / 2, y);
        put_point(out, x + w / 4, y + h / 2);
        put_point(out, x - w / 4, y + h / 2);
        pl_put_char(out, '"');
        break;
    case PL_POLYGON:
        pl_put(out, "<polygon points=\"");
        for (int i = 0; i < zone->point_count; i++)
            put_point(out, zone->points[2 * i] * 1000, zone->points[2 * i + 1] * 1000);
        pl_put_char(out, '"');
        break;
    case PL_DISC:
        pl_put(out, "<ellipse");
        put_attribute(out, "cx", x);
        put_attribute(out, "cy", y);
        put_attribute(out, "rx", w / 2);
        put_attribute(out, "ry", h / 2);
        break;
    default:
        pl_put(out, "<rect");
        put_attribute(out, "x", x - w / 2);
        put_attribute(out, "y", y - h / 2);
        put_attribute(out, "width", w);
        put_attribute(out, "height", h);
        put_attribute(out, "rx", measure(page, zone) * 100);
        break;
    }
}

/* Breaks a label in two at the space nearest to its middle: what follows it, or NULL if there is none. */
static char *break_label(char *text) {
    size_t middle = strlen(text) / 2, best = 0;
    for (size_t i = 1; text[i]; i++)
        if (text[i] == ' ' && (!best || labs((long)i - (long)middle) < labs((long)best - (long)middle)))
            best = i;
    if (!best)
        return NULL;
    text[best] = 0;
    return text + best + 1;
}

/* A label stands in the middle of a place, in a rectangle along its upper edge; a long one has two lines. */
static void put_zone_label(const struct draw_page *page, const struct pl_zone *zone) {
    char text[256], *second = NULL;
    draw_said(page, &zone->label, text, sizeof text);
    int letters = pl_width(text);
    int64_t size = zone->letters ? zone->letters * 1000 : measure(page, zone) * 140;
    if (letters * size * 3 > zone->w * 6400 && (second = break_label(text))) {
        int first = pl_width(text), rest = pl_width(second);
        letters = first > rest ? first : rest;
    }
    int64_t fits = letters ? zone->w * 1600 / letters : size;
    struct draw_font font = {.size = size < fits ? size : fits, .fill = page->theme->faint};
    int64_t y = zone->shape == PL_RECT || zone->shape == PL_PILE ? (zone->y - zone->h / 2) * 1000 + font.size * 5 / 4
                                                                 : zone->y * 1000 + font.size * 7 / 20;
    if (second && zone->shape != PL_RECT && zone->shape != PL_PILE)
        y -= font.size * 11 / 20;
    pl_put(page->out, "<g opacity=\".8\">");
    draw_text(page, zone->x * 1000, y, font, text);
    if (second)
        draw_text(page, zone->x * 1000, y + font.size * 11 / 10, font, second);
    pl_put(page->out, "</g>");
}

void draw_zone(const struct draw_page *page, const struct pl_zone *zone) {
    struct pl_out *out = page->out;
    if (pl_beside(zone))
        return;
    if (zone->shape == PL_LINE) {
        pl_putf(out, "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"%s\"", zone->x, zone->y, zone->w, zone->h,
                page->theme->faint); /* darker than edges: it has to be seen on a coloured ground */
        put_attribute(out, "stroke-width", page->scene->sheet[zone->sheet].width * 5 / 2);
        pl_put(out, "/>");
        return;
    }
    pl_put(out, "<g>");
    put_title(page, &zone->title, &zone->text);
    put_shape(page, zone);
    pl_putf(out, " class=\"zone %s\" fill=\"%s\" stroke=\"%s\"", zone->look, page->theme->zone, page->theme->edge);
    put_attribute(out, "stroke-width", measure(page, zone) * 16);
    pl_put(out, "/>");
    const char *art = draw_find_art(page->game, zone->look);
    if (art) {
        draw_open(page, zone->x * 1000, zone->y * 1000, zone->w * 1000, zone->seat, zone->look);
        char label[256];
        draw_said(page, &zone->label, label, sizeof label);
        draw_art(out, art, label, "");
        pl_put(out, "</g>");
    }
    if (!art || !strstr(art, "{label}"))
        put_zone_label(page, zone);
    pl_put(out, "</g>");
}

/* ---- Pieces ----------------------------------------------------------------------------------------------------- */

void draw_piece(const struct draw_page *page, const struct pl_piece *piece, int64_t x, int64_t y, int64_t size) {
    struct pl_out *out = page->out;
    char label[256], count[16];
    struct pl_out number = pl_out_to(count, sizeof count);
    draw_said(page, &piece->label, label, sizeof label);
    if (piece->count >= 0)
        pl_put_int(&number, piece->count);
    const char *art = draw_find_art(page->game, piece->look);
    bool card = !art && strcmp(piece->look, "card") == 0, back = !art && strcmp(piece->look, "back") == 0;
    draw_open(page, x, y, size, piece->seat, piece->look);
    put_title(page, &piece->title, &piece->text);
    if (piece->turn)
        pl_putf(out, "<g transform=\"rotate(%d)\">", piece->turn);
    if (art)
        draw_art(out, art, label, count);
    else if (card)
        draw_card(page, piece, label, count);
    else if (back)
        draw_back(page, piece);
    else
        pl_put(out, "<circle class=\"own\" r=\"46\" stroke=\"#222\" stroke-width=\"4\"/>");
    /* What the picture has no place for is written over its middle. */
    struct draw_font font = {36000, "#1b1b1b", NULL, true, true};
    bool own_label = card || (art && strstr(art, "{label}")), own_count = card || (art && strstr(art, "{count}"));
    const char *first = own_label ? "" : label, *second = own_count ? "" : count;
    draw_text(page, 0, *second ? -6000 : 13000, font, first);
    draw_text(page, 0, *first ? 30000 : 13000, font, second);
    pl_put(out, piece->turn ? "</g></g>" : "</g>");
}

void draw_mark(const struct draw_page *page, int seat, int64_t x, int64_t y, int64_t size) {
    char mark[16];
    struct pl_out letter = pl_out_to(mark, sizeof mark);
    pl_scene_mark(page->game, page->view, seat, page->lang, &letter);
    draw_open(page, x, y, size, seat, "mark");
    pl_put(page->out, "<circle class=\"own\" r=\"47\" stroke=\"#222\" stroke-width=\"5\"/>");
    draw_text(page, 0, 20000, (struct draw_font){56000, "#1b1b1b", NULL, true, false}, mark);
    pl_put(page->out, "</g>");
}
