/* The terminal's board: everything a player must see to decide. A line an area, in the order of the map: the north
 * bank, the isle, the south bank, with the river between them; then the players, who may be which personality, what is
 * going on, and the cards that the viewer knows.
 *
 *      #  area                  site   1  2  3  4  T  D  card     adjacent
 *      2! Unreal Estate         [1]    2  .  1  .  .  .  used     1 3 4 ~10 ~11 ~12
 *
 * Whose something is stands there as the seat's mark; colour only repeats it. */
#include "games/ankh/scene.h"

enum { NUMBER_W = 4, AREA_W = 25, SITE_W = 5, CELL_W = 3, STATE_W = 9, NEXT_W = 18, WIDE = 110 };
enum style { PLAIN, DIM, STRONG, ALARM, RIVER, SEAT_0 };

struct sheet {
    const struct am_state *s;
    const struct pl_screen *screen;
    struct pl_out *out;
};

/* ---- Writing ---------------------------------------------------------------------------------------------------- */

static void put_style(const struct sheet *sheet, int style) {
    /* Seats in colours that people with any kind of colour vision can tell apart (after Okabe and Ito). */
    static const char *const codes[SEAT_0 + AM_SEATS] = {[PLAIN] = "",
                                                         [DIM] = ";2",
                                                         [STRONG] = ";1",
                                                         [ALARM] = ";1;97;48;5;160",
                                                         [RIVER] = ";38;5;66",
                                                         [SEAT_0] = ";30;48;5;214",
                                                         [SEAT_0 + 1] = ";30;48;5;117",
                                                         [SEAT_0 + 2] = ";30;48;5;78",
                                                         [SEAT_0 + 3] = ";30;48;5;228"};
    if (sheet->screen->colour)
        pl_putf(sheet->out, "\033[0%sm", codes[style]);
}

static void put_styled(const struct sheet *sheet, int style, const char *text) {
    if (style != PLAIN)
        put_style(sheet, style);
    pl_put(sheet->out, text);
    if (style != PLAIN)
        put_style(sheet, PLAIN);
}

#define EITHER(SHEET, EN, FR) ((SHEET)->screen->lang == PL_FR ? (FR) : (EN))
static const char *sign(const struct sheet *sheet, const char *plain, const char *fine) {
    return sheet->screen->unicode ? fine : plain;
}

static void put_spaces(const struct sheet *sheet, int count) {
    for (int i = 0; i < count; i++)
        pl_put_char(sheet->out, ' ');
}

/* What is too long for that width is cut; answers how wide it is then. */
static int put_cut(const struct sheet *sheet, int style, const char *text, int width) {
    char shown[256];
    struct pl_out cut = pl_out_to(shown, sizeof shown);
    int letters = 0, fits = pl_width(text) <= width ? width : width - 1;
    for (; *text; text++) {
        letters += ((unsigned char)*text & 0xC0) != 0x80;
        if (letters > fits)
            break;
        pl_put_char(&cut, *text);
    }
    if (*text)
        pl_put(&cut, sign(sheet, ".", "…"));
    put_styled(sheet, style, shown);
    return pl_width(shown);
}
/* Left in a column of that width. */
static void put_left(const struct sheet *sheet, int style, const char *text, int width) {
    int written = put_cut(sheet, style, text, width);
    put_spaces(sheet, width - written);
}

static void put_right(const struct sheet *sheet, int style, const char *text, int width) {
    put_spaces(sheet, width - pl_width(text));
    put_styled(sheet, style, text);
}

static void put_number(const struct sheet *sheet, int style, int number, int width) {
    char digits[16];
    struct pl_out out = pl_out_to(digits, sizeof digits);
    pl_put_int(&out, number);
    put_right(sheet, style, digits, width);
}

/* Words in lines that begin at `indent`; the first one goes on where something is written already, at `at`. */
static void put_wrapped(const struct sheet *sheet, const char *text, int at, int indent) {
    bool first = true;
    while (*text) {
        size_t length = strcspn(text, " ");
        if (text[length] == ' ' && strchr("$:;?!", text[length + 1])) /* in French a space stands before them */
            length += 1 + strcspn(text + length + 1, " ");
        int letters = 0;
        for (size_t i = 0; i < length; i++)
            letters += ((unsigned char)text[i] & 0xC0) != 0x80;
        if (!first && at + 1 + letters > sheet->screen->columns) {
            pl_put_char(sheet->out, '\n');
            put_spaces(sheet, indent);
            at = indent;
        } else if (!first) {
            pl_put_char(sheet->out, ' ');
            at++;
        }
        pl_put_n(sheet->out, text, length);
        at += letters;
        first = false;
        text += length + strspn(text + length, " ");
    }
    pl_put_char(sheet->out, '\n');
}

static void put_mark(const struct sheet *sheet, int seat, int width) {
    char mark[8];
    struct pl_out out = pl_out_to(mark, sizeof mark);
    am_name(sheet->s, "mark", seat, sheet->screen->lang, &out);
    put_right(sheet, SEAT_0 + seat, mark, width);
}

/* ---- The city --------------------------------------------------------------------------------------------------- */

/* North of the river, on the isle, south of it: between two of these the way is a bridge. */
static int bank_of(int area) {
    return area <= AM_THE_SHADES ? 0 : area == AM_ISLE_OF_GODS ? 1 : 2;
}

static void put_head(const struct sheet *sheet) {
    const struct am_state *s = sheet->s;
    int events = AM_EVENTS - pl_set_count(&s->events);
    pl_putf(sheet->out,
            EITHER(sheet, "Turn %d  Draw pile %d green, %d brown  Discards %d  Trouble %d  Events left %d\n",
                   "Tour %d  Pioche %d vertes, %d marron  Défausse %d  Chaos %d  Évén. à venir %d\n"),
            s->turn, s->green, s->brown, pl_set_count(&s->discard), pl_set_count(&s->trouble), events);
    if (s->option[AM_OPT_BANK])
        pl_putf(sheet->out, EITHER(sheet, "The bank has $%d\n", "La banque a %d $\n"), s->bank);
}

/* The last column, and on a wide screen one more: what the City Area card can do. */
static void put_last(const struct sheet *sheet, const char *text, int width, const char *power) {
    int used = NUMBER_W + AREA_W + SITE_W + (sheet->s->players + 2) * CELL_W + 2 + STATE_W + width;
    if (sheet->screen->columns < WIDE) {
        pl_put(sheet->out, text);
    } else {
        put_left(sheet, PLAIN, text, width);
        put_cut(sheet, DIM, power, sheet->screen->columns - used);
    }
    pl_put_char(sheet->out, '\n');
}

static void put_area_heads(const struct sheet *sheet) {
    put_left(sheet, DIM, " #", NUMBER_W);
    put_left(sheet, DIM, EITHER(sheet, "area", "quartier"), AREA_W);
    put_left(sheet, DIM, EITHER(sheet, "site", "site"), SITE_W);
    for (int seat = 0; seat < sheet->s->players; seat++)
        put_mark(sheet, seat, CELL_W);
    put_right(sheet, DIM, "T", CELL_W);
    put_right(sheet, DIM, "D", CELL_W);
    pl_put(sheet->out, "  ");
    put_left(sheet, DIM, EITHER(sheet, "card", "carte"), STATE_W);
    put_last(sheet, EITHER(sheet, "adjacent", "adjacents"), NEXT_W, EITHER(sheet, "power", "pouvoir"));
}

static const char *card_state(const struct sheet *sheet, int area) {
    const struct am_state *s = sheet->s;
    if (am_areas(&s->lost) >> area & 1)
        return EITHER(sheet, "lost", "perdue");
    if (!s->area[area].building)
        return "";
    if (s->area[area].minions[AM_DEMON])
        return EITHER(sheet, "barred", "barrée");
    if (am_areas(&s->used) >> area & 1)
        return EITHER(sheet, "used", "utilisée");
    if (am_areas(&s->fresh) >> area & 1)
        return EITHER(sheet, "new", "nouvelle");
    return EITHER(sheet, "ready", "prête");
}

static void put_neighbours(const struct sheet *sheet, int area) {
    char list[64];
    struct pl_out out = pl_out_to(list, sizeof list);
    AM_EACH(near, am_places[area].adjacent) {
        pl_putf(&out, "%s%s%d", out.len ? " " : "", bank_of(near) == bank_of(area) ? "" : "~", near + 1);
    }
    put_last(sheet, list, NEXT_W, am_places[area].power.in[sheet->screen->lang]);
}

static void put_area(const struct sheet *sheet, int area) {
    const struct am_state *s = sheet->s;
    const struct am_area *here = &s->area[area];
    put_number(sheet, PLAIN, area + 1, 2);
    put_styled(sheet, am_has_trouble(s, area) ? ALARM : PLAIN, am_has_trouble(s, area) ? "!" : " ");
    pl_put_char(sheet->out, ' ');
    put_left(sheet, STRONG, am_places[area].name.in[sheet->screen->lang], AREA_W);
    if (here->building) {
        char site[8];
        struct pl_out out = pl_out_to(site, sizeof site);
        pl_putf(&out, "[%d]", here->building);
        put_left(sheet, SEAT_0 + here->building - 1, site, SITE_W);
    } else {
        char cost[16];
        struct pl_out out = pl_out_to(cost, sizeof cost);
        pl_putf(&out, EITHER(sheet, "$%d", "%d $"), am_cost(s, area));
        put_left(sheet, DIM, cost, SITE_W);
    }
    for (int owner = 0; owner < AM_OWNERS; owner++) {
        if (owner >= s->players && owner < AM_SEATS)
            continue;
        if (here->minions[owner])
            put_number(sheet, owner < AM_SEATS ? SEAT_0 + owner : STRONG, here->minions[owner], CELL_W);
        else
            put_right(sheet, DIM, sign(sheet, ".", "·"), CELL_W);
    }
    pl_put(sheet->out, "  ");
    put_left(sheet, PLAIN, card_state(sheet, area), STATE_W);
    put_neighbours(sheet, area);
}

static void put_river(const struct sheet *sheet) {
    put_style(sheet, RIVER);
    for (int i = 0; i < NUMBER_W + AREA_W + SITE_W; i++)
        pl_put(sheet->out, sign(sheet, "~", "≈"));
    put_style(sheet, PLAIN);
    pl_put_char(sheet->out, '\n');
}

static void put_city(const struct sheet *sheet) {
    put_area_heads(sheet);
    for (int bank = 0; bank < 3; bank++) {
        if (bank)
            put_river(sheet);
        for (int area = 0; area < AM_AREAS; area++)
            if (bank_of(area) == bank)
                put_area(sheet, area);
    }
    put_styled(sheet, DIM,
               EITHER(sheet, "! trouble  [1] building  T trolls  D demons  ~ over a bridge\n",
                      "! Chaos  [1] bâtiment  T trolls  D démons  ~ par un pont\n"));
}

/* ---- The players ------------------------------------------------------------------------------------------------ */

enum { FIGURES = 8, PLAYER_W = 11 };
static const char *const figure_heads[PL_LANGS][FIGURES] = {
    [PL_EN] = {"$", "cards", "minions", "bldgs", "areas", "control", "worth", "points"},
    [PL_FR] = {"$", "cartes", "agents", "bâtim.", "occupés", "contrôlés", "valeur", "points"}};

static int figure_width(const struct sheet *sheet, int i) {
    int width = pl_width(figure_heads[sheet->screen->lang][i]);
    return (width < 3 ? 3 : width) + 1;
}

static void put_player(const struct sheet *sheet, int seat) {
    const struct am_state *s = sheet->s;
    const struct am_seat *me = &s->seat[seat];
    const int figures[FIGURES] = {me->money,
                                  me->cards,
                                  me->minions,
                                  me->buildings,
                                  am_progress(s, seat, AM_VETINARI),
                                  am_progress(s, seat, AM_SELACHII),
                                  am_progress(s, seat, AM_CHRYSOPRASE),
                                  am_points(s, seat)};
    bool now = s->frames.depth && pl_peek(&s->frames)->seat == seat;
    char name[64];
    struct pl_out out = pl_out_to(name, sizeof name);
    am_name(s, "player", seat, sheet->screen->lang, &out); /* who may be whom has lines of its own */
    pl_put(sheet->out, now ? sign(sheet, "> ", "▶ ") : "  ");
    put_mark(sheet, seat, 1);
    pl_put_char(sheet->out, ' ');
    put_left(sheet, seat == sheet->screen->viewer ? STRONG : PLAIN, name, PLAYER_W);
    for (int i = 0; i < FIGURES; i++)
        put_number(sheet, PLAIN, figures[i], figure_width(sheet, i));
    pl_put_char(sheet->out, '\n');
}

/* Whose cards of that kind lie on the table for good (section 9): `table` from `first` on. */
static bool put_staying(const struct sheet *sheet, const char *what, int first) {
    const uint8_t *whose = &sheet->s->table[first];
    if (!whose[0] && !whose[1])
        return false;
    pl_put(sheet->out, what);
    for (int i = 0; i < 2; i++)
        if (whose[i])
            put_mark(sheet, whose[i] - 1, 2);
    return true;
}

static void put_players(const struct sheet *sheet) {
    put_spaces(sheet, 4 + PLAYER_W);
    for (int i = 0; i < FIGURES; i++)
        put_right(sheet, DIM, figure_heads[sheet->screen->lang][i], figure_width(sheet, i));
    pl_put_char(sheet->out, '\n');
    for (int seat = 0; seat < sheet->s->players; seat++)
        put_player(sheet, seat);
    bool loans = put_staying(sheet, EITHER(sheet, "  Loans of", "  Prêts de"), 0);
    bool penalties = put_staying(sheet, EITHER(sheet, "  Hand-size penalties of", "  Places de main prises à"), 2);
    if (loans || penalties)
        pl_put_char(sheet->out, '\n');
}

/* ---- Personalities ---------------------------------------------------------------------------------------------- */

static void put_goal(const struct sheet *sheet, int person) {
    static const char *const goals[PL_LANGS][AM_PERSONS] = {
        [PL_EN] = {"minions in %d areas", "%d areas controlled", "%d areas controlled", "%d areas controlled",
                   "%d trouble markers", "$%d with buildings", "no card left to draw"},
        [PL_FR] = {"agents dans %d quartiers", "%d quartiers contrôlés", "%d quartiers contrôlés",
                   "%d quartiers contrôlés", "%d jetons Chaos", "%d $ avec bâtiments", "pioche épuisée"}};
    char text[64];
    struct pl_out out = pl_out_to(text, sizeof text);
    const char *goal = goals[sheet->screen->lang][person], *hole = strstr(goal, "%d");
    pl_put_n(&out, goal, hole ? (size_t)(hole - goal) : strlen(goal));
    if (hole) {
        pl_put_int(&out, am_goals[person][sheet->s->players - 2]);
        pl_put(&out, hole + 2);
    }
    put_left(sheet, DIM, text, 25);
}

static void put_prospect(const struct sheet *sheet, int seat, int person) {
    const struct am_state *s = sheet->s;
    enum am_prospect prospect = am_prospect(s, sheet->screen->viewer, seat, person);
    char text[16];
    struct pl_out out = pl_out_to(text, sizeof text);
    if (prospect == AM_IS_NOT)
        pl_put(&out, sign(sheet, "-", "–"));
    else if (!am_goals[person][s->players - 2])
        pl_put(&out, prospect == AM_IS ? "*" : "?");
    else
        pl_putf(&out, prospect == AM_IS ? "*%d" : "%d", am_progress(s, seat, person));
    bool danger = prospect == AM_MAY_BE && am_reached(s, seat, person);
    pl_put(&out, danger ? "!" : "");
    put_right(sheet, danger ? ALARM : prospect == AM_IS ? STRONG : prospect == AM_IS_NOT ? DIM : PLAIN, text, 5);
}

static void put_personalities(const struct sheet *sheet) {
    put_left(sheet, DIM, EITHER(sheet, "who may be whom (* is)", "qui peut être qui (* est)"), 60);
    for (int seat = 0; seat < sheet->s->players; seat++)
        put_mark(sheet, seat, 5);
    pl_put_char(sheet->out, '\n');
    for (int person = 0; person < AM_PERSONS; person++) {
        if (!am_in_game(sheet->s, person))
            continue;
        pl_put_char(sheet->out, ' ');
        put_left(sheet, PLAIN, am_roles[person].name.in[sheet->screen->lang], 34);
        put_goal(sheet, person);
        for (int seat = 0; seat < sheet->s->players; seat++)
            put_prospect(sheet, seat, person);
        pl_put_char(sheet->out, '\n');
    }
}

/* ---- Cards ------------------------------------------------------------------------------------------------------ */

enum { CARD_W = 36 }; /* where a card's symbols begin */

/* The symbols of a card in words, the one that is being done in brackets, from column `at` on. */
static void put_symbols(const struct sheet *sheet, int card, int now, int at) {
    char text[256];
    struct pl_out out = pl_out_to(text, sizeof text);
    for (int i = 0; am_symbol(card, i); i++) {
        pl_put(&out, i ? " + " : "");
        pl_put(&out, i == now ? "[" : "");
        if (am_symbol(card, i) == AM_MONEY)
            pl_putf(&out, EITHER(sheet, "$%d", "%d $"), am_card_money(sheet->s, card));
        else
            am_name(sheet->s, "symbol", am_symbol(card, i), sheet->screen->lang, &out);
        pl_put(&out, i == now ? "]" : "");
    }
    put_wrapped(sheet, text, at, at);
}

static void put_text(const struct sheet *sheet, const char *text) {
    enum { INDENT = 6 };
    put_spaces(sheet, INDENT);
    put_style(sheet, DIM);
    put_wrapped(sheet, text, INDENT, INDENT);
    put_style(sheet, PLAIN);
}

static void put_going_on(const struct sheet *sheet) {
    const struct am_state *s = sheet->s;
    int event = am_event_now(s), dice = am_dice(s), card = s->in_play - 1;
    enum pl_lang lang = sheet->screen->lang;
    if (card >= 0) {
        pl_put(sheet->out, EITHER(sheet, "In play ", "En jeu  "));
        put_left(sheet, STRONG, am_cards[card].name.in[lang], CARD_W - 8);
        put_symbols(sheet, card, am_symbol_now(s), CARD_W);
        if (am_cards[card].text)
            put_text(sheet, am_texts[am_cards[card].text].in[lang]);
    }
    if (event >= 0) {
        pl_putf(sheet->out, EITHER(sheet, "Event: %s\n", "Événement Aléatoire : %s\n"),
                am_event_rows[event].name.in[lang]);
        put_text(sheet, am_event_rows[event].text.in[lang]);
    }
    for (int i = 0; i < dice; i++)
        pl_putf(sheet->out, "%s %d%s", i ? "" : EITHER(sheet, "Rolled:", "Obtenu :"), s->roll[i],
                i == dice - 1 ? "\n" : "");
    if (!dice && am_last_roll(s))
        pl_putf(sheet->out, EITHER(sheet, "Last roll: %d\n", "Dernier jet : %d\n"), am_last_roll(s));
}

static void put_hand(const struct sheet *sheet, int seat) {
    const struct am_state *s = sheet->s;
    const struct am_seat *me = &s->seat[seat];
    enum pl_lang lang = sheet->screen->lang;
    if (pl_set_empty(&me->hand))
        return;
    put_mark(sheet, seat, 1);
    if (seat == sheet->screen->viewer)
        pl_put(sheet->out, EITHER(sheet, " your hand\n", " votre main\n"));
    else
        pl_putf(sheet->out, EITHER(sheet, " cards known: %d of %d\n", " cartes connues : %d sur %d\n"),
                pl_set_count(&me->hand), me->cards);
    PL_EACH(card, me->hand) {
        pl_put(sheet->out, "  ");
        put_left(sheet, STRONG, am_cards[card].name.in[lang], CARD_W - 2);
        put_symbols(sheet, card, -1, CARD_W);
        if (am_cards[card].text && (seat == sheet->screen->viewer || sheet->screen->viewer == PL_EVERYTHING))
            put_text(sheet, am_texts[am_cards[card].text].in[lang]);
    }
}

/* AM-12.2: cards that the viewer has seen and lost from sight. */
static void put_perhaps(const struct sheet *sheet, int seat) {
    struct pl_set cards = am_perhaps(sheet->s, seat);
    char text[512];
    struct pl_out out = pl_out_to(text, sizeof text);
    if (pl_set_empty(&cards))
        return;
    pl_put(&out, EITHER(sheet, "perhaps: ", "peut-être : "));
    am_name(sheet->s, "perhaps", seat, sheet->screen->lang, &out);
    put_mark(sheet, seat, 1);
    pl_put_char(sheet->out, ' ');
    put_wrapped(sheet, text, 2, 2);
}

void am_board(const void *view, const struct pl_screen *screen, struct pl_out *out) {
    const struct sheet sheet = {.s = view, .screen = screen, .out = out};
    put_head(&sheet);
    put_city(&sheet);
    put_players(&sheet);
    put_personalities(&sheet);
    put_going_on(&sheet);
    for (int seat = 0; seat < sheet.s->players; seat++)
        put_hand(&sheet, seat);
    for (int seat = 0; seat < sheet.s->players; seat++)
        put_perhaps(&sheet, seat);
}
