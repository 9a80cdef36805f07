/* Typographic cards: a number in the corner, symbols, a name, and the text in letters as large as fit. web/src/card.tsx
 * lays a card out by the same measures. A card is 100 wide and 140 high in its box. */
#include "core/draw_parts.h"

enum {
    INSIDE = 88000, /* where writing goes, from edge to edge */
    HEAD = -54000,  /* the middle of the corner number and the symbols */
    BADGE = 20000,  /* a symbol's width */
    LARGE = 3,      /* a name of so many letters is written large */
    NAME_LINES = 3
};
static const int64_t name_sizes[] = {13000, 10500, 9000};                         /* letters of the name */
static const int64_t text_sizes[] = {11500, 10000, 8800, 7600, 6600, 5800, 5000}; /* letters of the text */

/* Letters of that size to a line: on average they are a little wider than half their height. */
static int columns_of(int64_t size, int share) {
    return (int)(INSIDE * 100 / (size * share));
}

/* Bytes of the first line of at most `columns` letters; a longer word has a line of its own. */
static size_t line_length(const char *text, int columns) {
    size_t fits = 0, at = 0;
    for (int letters = 0;; at++) {
        if (!text[at] || text[at] == ' ') {
            if (letters <= columns || !fits)
                fits = at;
            if (!text[at] || letters > columns)
                return fits;
        }
        letters += ((unsigned char)text[at] & 0xC0) != 0x80;
    }
}

static const char *next_line(const char *text, int columns) {
    text += line_length(text, columns);
    while (*text == ' ')
        text++;
    return text;
}

static int count_lines(const char *text, int columns) {
    int lines = 0;
    for (; *text; lines++)
        text = next_line(text, columns);
    return lines;
}

/* Lines from y downwards, at most `most`: what does not fit is marked by an ellipsis. */
static void put_lines(const struct draw_page *page, const char *text, int64_t y, struct draw_font font, int columns,
                      int most) {
    char line[PL_MAX_SCENE_TEXT + 4];
    for (; *text && most > 0; most--) {
        const char *next = next_line(text, columns);
        struct pl_out out = pl_out_to(line, sizeof line);
        pl_put_n(&out, text, line_length(text, columns));
        if (most == 1 && *next)
            pl_put(&out, "…");
        draw_text(page, 0, y, font, line);
        y += font.size * 5 / 4;
        text = next;
    }
}

/* The text between `top` and `bottom`, in the largest letters in which all of it fits. */
static void put_text(const struct draw_page *page, const char *text, int64_t top, int64_t bottom) {
    size_t last = sizeof text_sizes / sizeof text_sizes[0] - 1, i = 0;
    int columns = 0, most = 0;
    for (;; i++) {
        columns = columns_of(text_sizes[i], 54);
        most = (int)((bottom - top) * 4 / (text_sizes[i] * 5));
        if (i == last || count_lines(text, columns) <= most)
            break;
    }
    struct draw_font font = {text_sizes[i], page->theme->ink, NULL, false, false};
    put_lines(page, text, top + text_sizes[i], font, columns, most);
}

/* Is it two lines at most, and no word longer than a line? */
static bool fits_as_name(const char *name, int columns) {
    for (const char *rest = name; *rest; rest = next_line(rest, columns)) {
        int letters = 0;
        for (size_t at = 0; at < line_length(rest, columns); at++)
            letters += ((unsigned char)rest[at] & 0xC0) != 0x80;
        if (letters > columns)
            return false;
    }
    return count_lines(name, columns) <= 2;
}

/* The name from `top` downwards, in one or two lines if possible; where the text may begin. */
static int64_t put_name(const struct draw_page *page, const char *name, int64_t top) {
    size_t last = sizeof name_sizes / sizeof name_sizes[0] - 1, i = 0;
    while (i < last && !fits_as_name(name, columns_of(name_sizes[i], 62)))
        i++;
    int64_t size = name_sizes[i];
    int columns = columns_of(size, 62), lines = count_lines(name, columns);
    put_lines(page, name, top + size, (struct draw_font){size, page->theme->ink, NULL, true, false}, columns,
              NAME_LINES);
    return top + (lines < NAME_LINES ? lines : NAME_LINES) * size * 5 / 4 + 4000;
}

static void put_paper(const struct draw_page *page) {
    pl_putf(page->out,
            "<rect x=\"-48\" y=\"-68\" width=\"96\" height=\"136\" rx=\"9\" fill=\"%s\" stroke=\"%s\" "
            "stroke-width=\"2\"/>",
            page->theme->card, page->theme->card_edge);
}

/* The number in the corner and the symbols along the upper edge. */
static void put_head(const struct draw_page *page, const struct pl_piece *piece, const char *count) {
    if (*count) {
        pl_putf(page->out, "<circle cx=\"-34\" cy=\"-54\" r=\"11\" fill=\"%s\"/>", page->theme->ink);
        draw_text(page, -34000, HEAD + 5500, (struct draw_font){15000, page->theme->card, NULL, true, false}, count);
    }
    int badges = 0;
    while (badges < PL_MAX_BADGES && piece->badge[badges])
        badges++;
    for (int i = 0; i < badges; i++) { /* read from left to right: the last one stands in the corner */
        const char *art = draw_find_art(page->game, piece->badge[i]);
        draw_open(page, 35000 - (badges - 1 - i) * (BADGE + 1000), HEAD, BADGE, piece->seat, piece->badge[i]);
        draw_art(page->out, art ? art : "", "", "");
        pl_put(page->out, "</g>");
    }
}

void draw_card(const struct draw_page *page, const struct pl_piece *piece, const char *label, const char *count) {
    const char *ink = page->theme->ink;
    char text[PL_MAX_SCENE_TEXT];
    bool head = *count || piece->badge[0];
    int64_t top = head ? -40000 : -58000, bottom = piece->seat >= 0 ? 51000 : 62000;
    draw_said(page, &piece->text, text, sizeof text);
    put_paper(page);
    put_head(page, piece, count);
    if (piece->seat >= 0)
        pl_put(page->out, "<rect class=\"own\" x=\"-40\" y=\"54\" width=\"80\" height=\"6\" rx=\"3\"/>");
    if (pl_width(label) <= LARGE) {
        int64_t middle = text[0] ? (head ? 2000 : -8000) : 16000;
        int64_t size = pl_width(label) < LARGE ? 46000 : 36000;
        draw_text(page, 0, middle, (struct draw_font){size, ink, NULL, true, false}, label);
        top = *label ? middle + 9000 : top;
    } else {
        top = put_name(page, label, top);
    }
    if (text[0])
        put_text(page, text, top, bottom);
}

void draw_back(const struct draw_page *page, const struct pl_piece *piece) {
    put_paper(page);
    pl_putf(page->out,
            "<rect %sx=\"-40\" y=\"-60\" width=\"80\" height=\"120\" rx=\"5\"/>"
            "<path d=\"M-40-20 0-60 40-20M-40 20-0-20 40 20M-40 60 0 20 40 60M-40-20 0 20 40-20M-40 20 0 60 40 20"
            "M-40-60 0-20 40-60\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".55\" stroke-width=\"3\"/>",
            piece->seat >= 0 ? "class=\"own\" " : "fill=\"#7d6f8f\" ");
}

void draw_pile_count(const struct draw_page *page, int cards, int64_t x, int64_t y, int64_t size) {
    char text[16];
    struct pl_out number = pl_out_to(text, sizeof text);
    pl_put_int(&number, cards);
    draw_open(page, x, y, size, PL_NOBODY, "pile-count");
    pl_putf(
        page->out,
        "<rect x=\"12\" y=\"44\" width=\"40\" height=\"28\" rx=\"14\" fill=\"%s\" stroke=\"%s\" stroke-width=\"3\"/>",
        page->theme->ink, page->theme->card);
    draw_text(page, 32000, 65000, (struct draw_font){20000, page->theme->card, NULL, true, false}, text);
    pl_put(page->out, "</g>");
}
