/* The document: heading, board, player boards, hands. Lengths are thousandths of a pixel throughout. */
#include "core/draw_parts.h"

static const struct draw_theme themes[2] = {
    {.paper = "#faf7f0",
     .ink = "#2a251d",
     .faint = "#857b69",
     .zone = "#f0eadc",
     .edge = "#d3c8b0",
     .card = "#ffffff",
     .card_edge = "#cabfa8",
     .plain = "#b9b2a3"},
    {.paper = "#16181d",
     .ink = "#ece7db",
     .faint = "#9b968b",
     .zone = "#21252d",
     .edge = "#3d434f",
     .card = "#262a33",
     .card_edge = "#4a505d",
     .plain = "#8d897f"},
};

enum {
    MARGIN = 24000,
    BOARD_W = 1180000, /* the board fits in this */
    BOARD_H = 800000,
    SEAT_W = 412000, /* a player board with two columns of numbers; NARROW_W has one */
    NARROW_W = 280000,
    HEAD_H = 62000,
    GAP = 14000,
    SEAT_HEAD = 38000,
    STAT_H = 21000,
    CARD_W = 84000,
    CARD_H = 118000,
    TRAY_W = 220000,
    TRAY_HEAD = 30000
};

/* Where things go; worked out before anything is written, since the document begins with its size. */
struct plan {
    bool bare, beside; /* beside: player boards to the right of the board, else below it */
    struct {
        int64_t scale, x, y; /* the scale in thousandths; the place seen from the board's upper left corner */
    } sheet[PL_MAX_SHEETS];
    int sheets;
    int64_t board_w, board_h, top; /* all sheets together */
    int64_t seats_x, seats_y, seat_w, seat_h;
    int seats, seat_columns, stat_columns;
    int64_t trays_y, tray_w, tray_h;
    int tray_columns, cards; /* cards in a row of a tray */
    int64_t width, height;
};

static int64_t larger(int64_t a, int64_t b) {
    return a > b ? a : b;
}

static int stats_of(const struct pl_scene *scene, int seat) {
    int n = 0;
    for (int i = 0; i < scene->stats; i++)
        n += scene->stat[i].seat == seat;
    return n;
}

static int pieces_in(const struct pl_scene *scene, int zone) {
    int n = 0;
    for (int i = 0; i < scene->pieces; i++)
        n += scene->piece[i].zone == zone;
    return n;
}

/* Of a pile only the uppermost card is seen. */
static bool is_covered(const struct pl_scene *scene, const struct pl_zone *zone, int piece) {
    if (zone->shape == PL_PILE)
        for (int i = piece + 1; i < scene->pieces; i++)
            if (scene->piece[i].zone == zone->id)
                return true;
    return false;
}

/* ---- The plan --------------------------------------------------------------------------------------------------- */

/* The largest scale at which a sheet fits in the board's place. */
static int64_t fitting(const struct pl_sheet *sheet) {
    int64_t w = larger(sheet->width, 1), h = larger(sheet->height, 1);
    return BOARD_W / w < BOARD_H / h ? BOARD_W / w : BOARD_H / h;
}

/* The first sheet as large as fits; below it the others in rows, with letters of the same size where they say how large
 * theirs are. */
static void plan_board(struct plan *plan, const struct pl_scene *scene) {
    int64_t x = 0, row = 0;
    plan->sheets = plan->bare && scene->sheets ? 1 : scene->sheets;
    for (int i = 0; i < plan->sheets; i++) {
        const struct pl_sheet *first = &scene->sheet[0], *sheet = &scene->sheet[i];
        int64_t scale = fitting(sheet), alike = plan->sheet[0].scale;
        if (i && first->letters && sheet->letters)
            alike = alike * first->letters / sheet->letters;
        if (i && alike < scale)
            scale = alike;
        if (i && sheet->width * scale > (BOARD_W - GAP) / 2) /* two in a row */
            scale = (BOARD_W - GAP) / 2 / sheet->width;
        int64_t w = sheet->width * scale, h = sheet->height * scale;
        if (i == 1 || x + w > larger(plan->board_w, BOARD_W)) {
            x = 0;
            row = i ? plan->board_h + GAP : 0;
        }
        plan->sheet[i].scale = scale;
        plan->sheet[i].x = x;
        plan->sheet[i].y = row;
        plan->board_w = larger(plan->board_w, x + w);
        plan->board_h = larger(plan->board_h, row + h);
        x += w + GAP;
    }
    plan->top = MARGIN + (plan->bare ? 0 : HEAD_H);
}

/* Player boards stand in a column beside a narrow board, in rows below a wide one. */
static void plan_seats(struct plan *plan, const struct draw_page *page) {
    int players = page->game->players(page->view) + page->scene->powers, most = 0;
    plan->seats = players;
    for (int seat = 0; seat < players; seat++)
        most = (int)larger(most, stats_of(page->scene, seat));
    plan->beside = plan->board_w < BOARD_H + BOARD_H / 4;
    plan->seats_x = plan->beside ? MARGIN + plan->board_w + MARGIN : MARGIN;
    plan->seats_y = plan->beside ? plan->top : plan->top + plan->board_h + GAP;
    plan->seat_columns = plan->beside ? 1 : (int)larger(1, (plan->board_w + GAP) / (NARROW_W + GAP));
    if (plan->seat_columns > players)
        plan->seat_columns = players;
    plan->seat_w = plan->beside ? SEAT_W : (plan->board_w + GAP) / plan->seat_columns - GAP;
    plan->stat_columns = plan->seat_w < SEAT_W ? 1 : 2;
    plan->seat_h =
        SEAT_HEAD + (most + plan->stat_columns - 1) / plan->stat_columns * (int64_t)STAT_H + (most ? GAP : 0);
    int64_t height = (players + plan->seat_columns - 1) / plan->seat_columns * (plan->seat_h + GAP) - GAP;
    if (plan->beside)
        plan->width += SEAT_W + MARGIN;
    plan->height = larger(plan->height, plan->seats_y + height + MARGIN);
}

/* Hands of all sizes in a grid below everything. */
static void plan_trays(struct plan *plan, const struct pl_scene *scene) {
    int hands = 0, most = 1;
    for (int i = 0; i < scene->zones; i++) {
        if (!pl_beside(&scene->zone[i]))
            continue;
        hands++;
        if (scene->zone[i].shape == PL_HAND)
            most = (int)larger(most, pieces_in(scene, scene->zone[i].id));
    }
    if (!hands)
        return;
    int64_t room = plan->width - 2 * MARGIN, wanted = larger(TRAY_W, most * (int64_t)(CARD_W + GAP) + GAP);
    plan->trays_y = plan->height - MARGIN + GAP;
    plan->tray_columns = (int)larger(1, (room + GAP) / (wanted + GAP));
    if (plan->tray_columns > hands)
        plan->tray_columns = hands;
    plan->tray_w = (room + GAP) / plan->tray_columns - GAP;
    plan->cards = (int)larger(1, (plan->tray_w - GAP) / (CARD_W + GAP));
    plan->tray_h = TRAY_HEAD + (most + plan->cards - 1) / plan->cards * (int64_t)(CARD_H + GAP);
    int rows = (hands + plan->tray_columns - 1) / plan->tray_columns;
    plan->height = plan->trays_y + rows * (plan->tray_h + GAP) - GAP + MARGIN;
}

static struct plan make_plan(const struct draw_page *page, bool bare) {
    struct plan plan = {.bare = bare, .seat_columns = 1, .tray_columns = 1, .cards = 1};
    plan_board(&plan, page->scene);
    plan.width = plan.board_w + 2 * MARGIN;
    plan.height = plan.top + plan.board_h + MARGIN;
    if (!bare) {
        plan_seats(&plan, page);
        plan_trays(&plan, page->scene);
    }
    return plan;
}

/* ---- The parts -------------------------------------------------------------------------------------------------- */

static void put_heading(const struct draw_page *page, int viewer, int64_t width) {
    char text[512];
    struct pl_out words = pl_out_to(text, sizeof text);
    const char *name = page->game->name.in[page->lang];
    struct draw_font title = {26000, page->theme->ink, "start", true, false};
    struct draw_font line = {15000, page->theme->faint, "start", false, false};
    draw_text(page, MARGIN, MARGIN + 22000, title, name);
    pl_prompt(page->game, page->view, viewer, page->lang, &words);
    if (text[0] >= 'a' && text[0] <= 'z')
        text[0] = (char)(text[0] - 'a' + 'A');
    draw_text(page, MARGIN, MARGIN + 45000, line, text);
    /* What belongs to nobody: the turn, a track of everybody's. */
    words = pl_out_to(text, sizeof text);
    for (int i = 0; i < page->scene->stats; i++) {
        const struct pl_stat *stat = &page->scene->stat[i];
        if (stat->seat != PL_NOBODY)
            continue;
        pl_put(&words, words.len ? "   " : "");
        pl_game_say(page->game, page->view, &stat->label, page->lang, &words);
        pl_put_char(&words, ' ');
        pl_put_int(&words, stat->value);
    }
    line.anchor = "end";
    draw_text(page, width - MARGIN, MARGIN + 22000, line, text);
}

static const struct pl_zone *find_zone(const struct pl_scene *scene, int id) {
    for (int i = 0; i < scene->zones; i++)
        if (scene->zone[i].id == id)
            return &scene->zone[i];
    return NULL;
}

static void put_pieces(const struct draw_page *page, int sheet) {
    const struct pl_scene *scene = page->scene;
    for (int i = 0; i < scene->pieces; i++) {
        const struct pl_piece *piece = &scene->piece[i];
        const struct pl_zone *zone = find_zone(scene, piece->zone);
        if (!zone || zone->sheet != sheet || pl_beside(zone) || is_covered(scene, zone, i))
            continue;
        int64_t x = (zone->x + piece->dx) * 1000, y = (zone->y + piece->dy) * 1000;
        int64_t size = (piece->size ? piece->size : zone->w) * 1000;
        draw_piece(page, piece, x, y, size);
        if (zone->shape == PL_PILE)
            draw_pile_count(page, pieces_in(scene, zone->id), x, y, size);
        pl_put_char(page->out, '\n');
    }
}

static void put_board(const struct draw_page *page, const struct plan *plan) {
    const struct pl_scene *scene = page->scene;
    struct pl_out *out = page->out;
    for (int sheet = 0; sheet < plan->sheets; sheet++) {
        const struct pl_sheet *at = &scene->sheet[sheet];
        int64_t scale = plan->sheet[sheet].scale;
        pl_put(out, "<g transform=\"translate(");
        draw_milli(out, MARGIN + plan->sheet[sheet].x - at->left * scale);
        pl_put_char(out, ' ');
        draw_milli(out, plan->top + plan->sheet[sheet].y - at->top * scale);
        pl_put(out, ") scale(");
        draw_milli(out, scale);
        pl_put(out, ")\">\n");
        for (int i = 0; i < scene->zones; i++)
            if (scene->zone[i].sheet == sheet)
                draw_zone(page, &scene->zone[i]);
        pl_put_char(out, '\n');
        put_pieces(page, sheet);
        pl_put(out, "</g>\n");
    }
}

static void put_frame(const struct draw_page *page, int64_t x, int64_t y, int64_t w, int64_t h, bool strong) {
    struct pl_out *out = page->out;
    pl_put(out, "<rect x=\"");
    draw_milli(out, x);
    pl_put(out, "\" y=\"");
    draw_milli(out, y);
    pl_put(out, "\" width=\"");
    draw_milli(out, w);
    pl_put(out, "\" height=\"");
    draw_milli(out, h);
    pl_putf(out, "\" rx=\"10\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%s\"/>", page->theme->card,
            strong ? page->theme->ink : page->theme->card_edge, strong ? "2.5" : "1");
}

static void put_seat(const struct draw_page *page, const struct plan *plan, int seat) {
    const struct pl_scene *scene = page->scene;
    struct pl_out *out = page->out;
    int64_t x = plan->seats_x + seat % plan->seat_columns * (plan->seat_w + GAP);
    int64_t y = plan->seats_y + seat / plan->seat_columns * (plan->seat_h + GAP);
    bool now = page->game->actor(page->view) == seat;
    char text[256];
    struct pl_out words = pl_out_to(text, sizeof text);
    put_frame(page, x, y, plan->seat_w, plan->seat_h, now);
    draw_mark(page, seat, x + 24000, y + 21000, 26000);
    page->game->name_thing(page->view, "seat", seat, page->lang, &words);
    if (text[0] >= 'a' && text[0] <= 'z')
        text[0] = (char)(text[0] - 'a' + 'A');
    draw_text(page, x + 44000, y + 27000, (struct draw_font){17000, page->theme->ink, "start", true, false}, text);
    if (now) { /* a pointer: whose frame is stronger must be seen without comparing */
        pl_put(out, "<path transform=\"translate(");
        draw_milli(out, x + plan->seat_w - 26000);
        pl_put_char(out, ' ');
        draw_milli(out, y + 21000);
        pl_putf(out, ")\" d=\"M8-8-6 0 8 8z\" fill=\"%s\"/>", page->theme->ink);
    }
    int n = 0;
    for (int i = 0; i < scene->stats; i++) {
        const struct pl_stat *stat = &scene->stat[i];
        if (stat->seat != seat)
            continue;
        int columns = plan->stat_columns;
        int64_t column = plan->seat_w / columns, left = x + n % columns * column + 14000;
        int64_t line = y + SEAT_HEAD + n / columns * STAT_H + 15000;
        draw_said(page, &stat->label, text, sizeof text);
        draw_text(page, left, line, (struct draw_font){12500, page->theme->faint, "start", false, false}, text);
        words = pl_out_to(text, sizeof text);
        pl_put_int(&words, stat->value);
        draw_text(page, left + column - 26000, line, (struct draw_font){14500, page->theme->ink, "end", true, false},
                  text);
        n++;
    }
    pl_put_char(out, '\n');
}

static void put_trays(const struct draw_page *page, const struct plan *plan) {
    const struct pl_scene *scene = page->scene;
    int tray = 0;
    for (int i = 0; i < scene->zones; i++) {
        const struct pl_zone *zone = &scene->zone[i];
        char title[256];
        int n = 0;
        if (!pl_beside(zone))
            continue;
        int64_t x = MARGIN + tray % plan->tray_columns * (plan->tray_w + GAP);
        int64_t y = plan->trays_y + tray / plan->tray_columns * (plan->tray_h + GAP);
        tray++;
        put_frame(page, x, y, plan->tray_w, plan->tray_h, false);
        if (zone->seat >= 0)
            draw_mark(page, zone->seat, x + 22000, y + 17000, 20000);
        draw_said(page, &zone->title, title, sizeof title);
        draw_text(page, x + (zone->seat >= 0 ? 40000 : GAP), y + 22000,
                  (struct draw_font){14000, page->theme->ink, "start", true, false}, title);
        for (int p = 0; p < scene->pieces; p++) {
            if (scene->piece[p].zone != zone->id || is_covered(scene, zone, p))
                continue;
            int64_t middle = x + GAP + n % plan->cards * (int64_t)(CARD_W + GAP) + CARD_W / 2;
            int64_t level = y + TRAY_HEAD + n / plan->cards * (int64_t)(CARD_H + GAP) + CARD_H / 2;
            draw_piece(page, &scene->piece[p], middle, level, CARD_W);
            if (zone->shape == PL_PILE)
                draw_pile_count(page, pieces_in(scene, zone->id), middle, level, CARD_W);
            n++;
        }
        pl_put_char(page->out, '\n');
    }
}

/* ---- The whole -------------------------------------------------------------------------------------------------- */

static void put_start(const struct draw_page *page, const struct plan *plan) {
    struct pl_out *out = page->out;
    pl_putf(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" xml:lang=\"%s\" role=\"img\" viewBox=\"0 0 ",
            page->lang == PL_FR ? "fr" : "en");
    draw_milli(out, plan->width);
    pl_put_char(out, ' ');
    draw_milli(out, plan->height);
    pl_put(out, "\" width=\"");
    draw_milli(out, plan->width);
    pl_put(out, "\" height=\"");
    draw_milli(out, plan->height);
    pl_put(out, "\" text-anchor=\"middle\" font-family=\"system-ui,'Noto Sans','DejaVu Sans',sans-serif\">\n<title>");
    draw_escaped(out, page->game->name.in[page->lang]);
    pl_put(out, "</title>\n<style>.own{fill:currentColor}text{font-variant-numeric:tabular-nums}</style>\n"
                "<rect width=\"100%\" height=\"100%\" ");
    pl_putf(out, "fill=\"%s\"/>\n", page->theme->paper);
}

bool pl_scene_svg(const struct pl_game *game, const void *state, const struct pl_drawing *drawing,
                  struct pl_scene *scene, struct pl_out *out) {
    if (!game->zones || !game->pieces)
        return false;
    union pl_any_state view;
    pl_view(game, state, drawing->viewer, &view);
    pl_scene_make(game, &view, drawing->viewer, scene);
    struct draw_page page = {.game = game,
                             .view = &view,
                             .scene = scene,
                             .theme = &themes[drawing->dark],
                             .lang = drawing->lang,
                             .out = out};
    struct plan plan = make_plan(&page, drawing->bare);
    put_start(&page, &plan);
    put_board(&page, &plan);
    if (!plan.bare) {
        put_heading(&page, drawing->viewer, plan.width);
        for (int seat = 0; seat < plan.seats; seat++)
            put_seat(&page, &plan, seat);
        put_trays(&page, &plan);
    }
    pl_put(out, "</svg>\n");
    return !out->cut;
}
