/* The terminal's board: a map of flat-topped hexes, two lines each, and a table of the gods below or beside it.
 *
 *     _______
 *    /  F5   \_______      the cell as one types it
 *    \S3^_p2_/  G5   \     three worshippers of S with a building on population 2
 *            \_______/
 *
 * Whose a tile is stands there as a letter; colour only repeats it. */
#include "games/tempete/state.h"

enum { WIDEST = 7, NARROWEST = 5 }; /* columns inside a hex */
enum { ROWS = 4 * PL_HEX_RADIUS + 4, COLUMNS = (2 * PL_HEX_RADIUS + 1) * (WIDEST + 1) + 1 };

enum style { PLAIN, DIM, EMPTY, LAND, SEA, WIND, ROSE, SEAT_0 };
#define UNDERLINED 0x80 /* the lower edge of a hex */

/* Colours of seats that people with any kind of colour vision can tell apart (after Okabe and Ito), dark on light. */
static const char *const seat_colours[TD_SEATS] = {"30;48;5;214", "30;48;5;117", "30;48;5;78",
                                                   "30;48;5;228", "97;48;5;130", "30;48;5;182"};
static const char *const colours[SEAT_0] = {
    [PLAIN] = "",         [DIM] = "2",    [EMPTY] = "2",           [LAND] = "97;48;5;240",
    [SEA] = "97;48;5;24", [WIND] = "1;7", [ROSE] = "1;97;48;5;89",
};

struct glyph {
    uint16_t code;
    uint8_t style;
};

struct canvas {
    const struct pl_screen *screen;
    int rows, columns, inside; /* `inside`: columns inside a hex */
    struct glyph at[ROWS][COLUMNS];
};

/* ---- The canvas ------------------------------------------------------------------------------------------------- */

static void put_code(struct pl_out *out, uint16_t code) {
    if (code < 0x80) {
        pl_put_char(out, (char)code);
    } else if (code < 0x800) {
        char utf8[] = {(char)(0xC0 | code >> 6), (char)(0x80 | (code & 0x3F)), 0};
        pl_put(out, utf8);
    } else {
        char utf8[] = {(char)(0xE0 | code >> 12), (char)(0x80 | (code >> 6 & 0x3F)), (char)(0x80 | (code & 0x3F)), 0};
        pl_put(out, utf8);
    }
}

static void put_style(const struct canvas *canvas, struct pl_out *out, int style) {
    if (!canvas->screen->colour)
        return;
    int base = style & ~UNDERLINED;
    const char *colour = base >= SEAT_0 ? seat_colours[base - SEAT_0] : colours[base];
    pl_putf(out, "\033[0%s%s%sm", *colour ? ";" : "", colour, style & UNDERLINED ? ";4" : "");
}

static void put_row(const struct canvas *canvas, int row, int width, struct pl_out *out) {
    int end = canvas->columns, style = PLAIN;
    while (end > 0 && !canvas->at[row][end - 1].code)
        end--;
    for (int column = 0; column < end; column++) {
        const struct glyph *glyph = &canvas->at[row][column];
        if (glyph->style != style)
            put_style(canvas, out, style = glyph->style);
        put_code(out, glyph->code ? glyph->code : ' ');
    }
    if (style != PLAIN)
        put_style(canvas, out, PLAIN);
    for (; end < width; end++)
        pl_put_char(out, ' ');
}

static void draw(struct canvas *canvas, int row, int column, const char *ascii, int style) {
    for (; *ascii; ascii++, column++)
        canvas->at[row][column] = (struct glyph){(unsigned char)*ascii, (uint8_t)style};
}

/* ---- A hex ------------------------------------------------------------------------------------------------------ */

/* The text in a hex: at most `inside` glyphs, put together piece by piece. */
struct label {
    int length;
    uint16_t code[16];
};

static void label_code(struct label *label, uint16_t code) {
    if (label->length < 16)
        label->code[label->length++] = code;
}

static void label_text(struct label *label, const char *ascii) {
    for (; *ascii; ascii++)
        label_code(label, (unsigned char)*ascii);
}

static void label_number(struct label *label, int number) {
    char text[16];
    struct pl_out out = PL_OUT(text);
    pl_put_int(&out, number);
    label_text(label, text);
}

static char seat_letter(const struct td_state *s, int seat) {
    return s->god[seat].god ? "KYIDQS"[s->god[seat].god - 1] : (char)('1' + seat);
}

static uint16_t works_code(const struct canvas *canvas, enum td_works works) {
    if (works == TD_BUILDING)
        return canvas->screen->unicode ? 0x2302 : '^'; /* ⌂ */
    return canvas->screen->unicode ? 0x2726 : '*';     /* ✦ */
}

/* "S3⌂ p2"; where the hex is too narrow, without the space, without the p, without the population. */
static struct label tile_label(const struct canvas *canvas, const struct td_state *s, int cell) {
    const struct td_tile *tile = &s->tile[cell];
    struct label label = {0};
    if (tile->owner) {
        label_code(&label, (unsigned char)seat_letter(s, tile->owner - 1));
        if (tile->worshippers)
            label_number(&label, tile->worshippers);
        if (td_works(tile) != TD_NONE)
            label_code(&label, works_code(canvas, td_works(tile)));
        if (td_markers(tile)) { /* TD-7.3: they count more than the population, which no longer matters here */
            label_code(&label, '+');
            label_number(&label, td_markers(tile));
            return label;
        }
    }
    int room = canvas->inside - label.length;
    if (label.length && room >= 3)
        label_code(&label, ' ');
    if (td_is_sea(tile) || room >= 2)
        label_code(&label, td_is_sea(tile) ? '~' : 'p');
    label_number(&label, td_population(tile));
    return label;
}

static void draw_label(struct canvas *canvas, int row, int column, const struct label *label, int style, char fill) {
    int length = label->length < canvas->inside ? label->length : canvas->inside;
    int before = (canvas->inside - length + 1) / 2;
    for (int i = 0; i < canvas->inside; i++) {
        bool text = i >= before && i < before + length;
        canvas->at[row][column + i] = (struct glyph){text ? label->code[i - before] : (uint16_t)fill, (uint8_t)style};
    }
}

static void draw_cell(struct canvas *canvas, const struct td_state *s, int cell) {
    const struct td_tile *tile = &s->tile[cell];
    const struct pl_hex_cell *hex = &pl_hex[cell];
    int inside = canvas->inside;
    int column = (hex->q + s->radius) * (inside + 1), row = 2 * hex->r + hex->q + 2 * s->radius + 1;
    bool unicode = canvas->screen->unicode, colour = canvas->screen->colour;
    uint16_t rising = unicode ? 0x2571 : '/', falling = unicode ? 0x2572 : '\\';
    canvas->at[row][column] = (struct glyph){rising, DIM};
    canvas->at[row][column + inside + 1] = (struct glyph){falling, DIM};
    canvas->at[row + 1][column] = (struct glyph){falling, DIM};
    canvas->at[row + 1][column + inside + 1] = (struct glyph){rising, DIM};
    for (int i = 1; i <= inside; i++)
        if (!canvas->at[row - 1][column + i].code)
            canvas->at[row - 1][column + i] = (struct glyph){'_', DIM};

    struct label where = {0}, what = {0};
    int style = EMPTY;
    char name[8];
    struct pl_out named = PL_OUT(name);
    td_put_cell(s, cell, &named);
    label_text(&where, name);
    if (s->wind == cell) {
        label_text(&what, inside > NARROWEST || !tile->ground ? "@ " : "@");
        style = WIND;
    }
    if (cell == TD_ROSE) {
        label_text(&what, "ROSE");
        style = s->wind == cell ? WIND : ROSE;
    } else if (tile->ground) {
        struct label rest = tile_label(canvas, s, cell);
        for (int i = 0; i < rest.length; i++)
            label_code(&what, rest.code[i]);
        if (style != WIND)
            style = tile->owner ? SEAT_0 + tile->owner - 1 : td_is_sea(tile) ? SEA : LAND;
    }
    draw_label(canvas, row, column + 1, &where, style, ' ');
    /* With colour the lower edge of an empty cell is an underline; a tile is a filled area and needs none. */
    draw_label(canvas, row + 1, column + 1, &what, colour && style == EMPTY ? style | UNDERLINED : style,
               colour ? ' ' : '_');
}

/* What `wind` understands, in the corner that the land leaves free; a small land leaves no room. */
static void draw_compass(struct canvas *canvas, int radius) {
    bool fr = canvas->screen->lang == PL_FR;
    if (radius < 4)
        return;
    draw(canvas, 0, 1, fr ? "NO N NE" : "NW N NE", DIM);
    draw(canvas, 1, 1, "  -+-", DIM);
    draw(canvas, 2, 1, fr ? "SO S SE" : "SW S SE", DIM);
}

/* ---- The table of gods ------------------------------------------------------------------------------------------ */

static void put_padded(struct pl_out *out, const char *text, int width, bool right) {
    int missing = width - pl_width(text);
    for (int i = 0; right && i < missing; i++)
        pl_put_char(out, ' ');
    pl_put(out, text);
    for (int i = 0; !right && i < missing; i++)
        pl_put_char(out, ' ');
}

enum { FIGURES = 5, PANEL_ROWS = 2 * TD_SEATS + 12, PANEL_WIDTH = 45, NAME_WIDTH = 11 };

struct panel {
    int rows;
    char text[PANEL_ROWS][256];
    struct pl_out row[PANEL_ROWS];
};

static struct pl_out *panel_row(struct panel *panel) {
    if (panel->rows == PANEL_ROWS)
        panel->rows--;
    struct pl_out *row = &panel->row[panel->rows];
    *row = pl_out_to(panel->text[panel->rows], sizeof panel->text[0]);
    panel->rows++;
    return row;
}

/* Headings of the figures; beside the map there is room for abbreviations only. */
static const char *const heads[PL_LANGS][2][FIGURES] = {
    [PL_EN] = {{"comm", "Limb", "bldg", "sanc", "pts"}, {"community", "Limbo", "bldgs left", "sanct. left", "belief"}},
    [PL_FR] = {{"comm", "Limb", "cons", "sanc", "pts"},
               {"communauté", "Limbes", "constr. rest.", "sanct. rest.", "croyance"}}};

static int figure_width(const struct canvas *canvas, bool wide, int figure) {
    return pl_width(heads[canvas->screen->lang][wide][figure]) + (wide ? 2 : 1);
}

static void panel_head(struct panel *panel, const struct canvas *canvas, bool wide) {
    struct pl_out *row = panel_row(panel);
    put_style(canvas, row, DIM);
    put_padded(row, "", 4 + NAME_WIDTH, false);
    for (int i = 0; i < FIGURES; i++)
        put_padded(row, heads[canvas->screen->lang][wide][i], figure_width(canvas, wide, i), true);
    put_style(canvas, row, PLAIN);
}

static void panel_seat(struct panel *panel, const struct canvas *canvas, const struct td_state *s, int seat,
                       bool wide) {
    enum pl_lang lang = canvas->screen->lang;
    const struct td_seat *god = &s->god[seat];
    int figure[FIGURES] = {god->community, god->limbo, god->buildings, god->sanctuary, td_belief(s, seat, s->tiles)};
    struct pl_out *row = panel_row(panel);
    bool turn = s->turn && !s->ending && s->seat == seat;
    pl_put(row, !turn ? "  " : canvas->screen->unicode ? "▶ " : "> ");
    put_style(canvas, row, SEAT_0 + seat);
    pl_put_char(row, seat_letter(s, seat));
    put_style(canvas, row, PLAIN);
    pl_put_char(row, ' ');
    char name[64];
    struct pl_out out = pl_out_to(name, sizeof name);
    td_name(s, "seat", seat, lang, &out);
    put_padded(row, name, NAME_WIDTH, false);
    for (int i = 0; i < FIGURES; i++) {
        char number[16];
        struct pl_out digits = pl_out_to(number, sizeof number);
        pl_put_int(&digits, figure[i]);
        put_padded(row, number, figure_width(canvas, wide, i), true);
    }
    if (seat == canvas->screen->viewer)
        pl_put(row, lang == PL_FR ? " vous" : " you");
}

static void panel_danger(struct panel *panel, const struct canvas *canvas, const struct td_state *s) {
    bool fr = canvas->screen->lang == PL_FR;
    char name[64];
    if (s->witness && !s->ending) { /* TD-6.1, TD-6.3 */
        struct pl_out *row = panel_row(panel), out = pl_out_to(name, sizeof name);
        td_name(s, "seat", s->witness - 1, canvas->screen->lang, &out);
        pl_putf(row, fr ? "Vaal Er Num encerclé ; témoin : %s" : "Wind encircled; witness: %s", name);
        row = panel_row(panel);
        pl_put(row, fr ? "Croyance autour :" : "Belief around it:");
        for (int i = 0; i < s->players; i++)
            pl_putf(row, " %c %d", seat_letter(s, i), td_belief(s, i, pl_hex_around[s->wind]));
    }
    for (int i = 0; i < s->players && !s->ending; i++) { /* TD-6.4 */
        if (!s->god[i].poised)
            continue;
        struct pl_out *row = panel_row(panel), out = pl_out_to(name, sizeof name);
        td_name(s, "seat", i, canvas->screen->lang, &out);
        pl_putf(row, fr ? "%s est à un tour de gagner (TD-6.4)" : "%s is one turn from winning (TD-6.4)", name);
    }
}

static void legend_row(struct panel *panel, const struct canvas *canvas, const char *text) {
    struct pl_out *row = panel_row(panel);
    put_style(canvas, row, DIM);
    pl_put(row, text);
    put_style(canvas, row, PLAIN);
}

static void panel_legend(struct panel *panel, const struct canvas *canvas, const struct td_state *s, bool wide) {
    bool fr = canvas->screen->lang == PL_FR, unicode = canvas->screen->unicode;
    char first[128], second[128], both[256], letter = seat_letter(s, 0);
    struct pl_out out = pl_out_to(first, sizeof first);
    pl_putf(&out, fr ? "%c3 adorateurs de %c  p2 population%s" : "%c3 worshippers of %c  p2 population%s  @ wind",
            letter, letter,
            !s->sea ? ""
            : fr    ? "  ~ mer"
                    : "  ~ sea");
    out = pl_out_to(second, sizeof second);
    pl_putf(&out, fr ? "%s construction  %s sanctuaire  @ Vaal Er Num" : "%s building  %s sanctuary",
            unicode ? "⌂" : "^", unicode ? "✦" : "*");
    out = pl_out_to(both, sizeof both);
    pl_putf(&out, "%s  %s", first, second);
    if (wide && pl_width(both) <= canvas->screen->columns) {
        legend_row(panel, canvas, both);
        return;
    }
    legend_row(panel, canvas, first);
    legend_row(panel, canvas, second);
    if (wide)
        return;
    legend_row(panel, canvas,
               fr ? "comm communauté  Limb Limbes  pts croyance" : "comm community  Limb Limbo  pts belief");
    legend_row(panel, canvas, fr ? "cons, sanc : encore en réserve" : "bldg, sanc: still in the supply");
}

static void make_panel(struct panel *panel, const struct canvas *canvas, const struct td_state *s, bool wide) {
    bool fr = canvas->screen->lang == PL_FR;
    panel->rows = 0;
    panel_head(panel, canvas, wide);
    for (int i = 0; i < s->players; i++)
        panel_seat(panel, canvas, s, i, wide);
    if (!wide)
        panel_row(panel);
    struct pl_out *row = panel_row(panel);
    int left = td_bag_left(s);
    pl_putf(row, fr ? "Tour %d   Pioche : %d %s" : "Turn %d   Bag: %d %s", s->turn, left,
            fr          ? left > 1 ? "tuiles" : "tuile"
            : left == 1 ? "tile"
                        : "tiles");
    row = panel_row(panel);
    pl_put(row, fr ? "Vaal Er Num en " : "Wind at ");
    td_put_cell(s, s->wind, row);
    if (s->face) { /* TD-3.1 */
        pl_put(row, fr ? "   Dernier jet : " : "   Last roll: ");
        td_name(s, "face", s->face - 1, canvas->screen->lang, row);
        pl_putf(row, fr ? ", force %d" : ", strength %d", s->strength);
    }
    panel_danger(panel, canvas, s);
    if (!wide)
        panel_row(panel);
    panel_legend(panel, canvas, s, wide);
}

/* ---- All of it -------------------------------------------------------------------------------------------------- */

/* The widest hexes with which the map and what stands beside it fit; 0 if none do. */
static int hex_width(int radius, int beside, int columns) {
    for (int inside = WIDEST; inside >= NARROWEST; inside--)
        if ((2 * radius + 1) * (inside + 1) + 1 + beside <= columns)
            return inside;
    return 0;
}

void td_board(const void *view, const struct pl_screen *screen, struct pl_out *out) {
    const struct td_state *s = view;
    const int gap = 2;
    struct canvas canvas = {.screen = screen, .rows = 4 * s->radius + 4};
    canvas.inside = hex_width(s->radius, gap + PANEL_WIDTH, screen->columns);
    bool beside = canvas.inside > 0;
    if (!beside)
        canvas.inside = hex_width(s->radius, 0, screen->columns);
    if (!canvas.inside)
        canvas.inside = NARROWEST;
    canvas.columns = (2 * s->radius + 1) * (canvas.inside + 1) + 1;
    for (int cell = 0; cell < td_cells(s); cell++)
        draw_cell(&canvas, s, cell);
    draw_compass(&canvas, s->radius);

    struct panel panel;
    make_panel(&panel, &canvas, s, !beside);
    int first = 2, rows = canvas.rows - 1; /* the last row of the canvas stays empty */
    for (int i = 0; i < rows; i++) {
        bool has = beside && i >= first && i - first < panel.rows;
        put_row(&canvas, i, has ? canvas.columns + gap : 0, out);
        if (has)
            pl_put(out, panel.text[i - first]);
        pl_put_char(out, '\n');
    }
    for (int i = 0; !beside && i < panel.rows; i++) {
        pl_put(out, panel.text[i]);
        pl_put_char(out, '\n');
    }
}
