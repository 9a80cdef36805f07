/* The terminal's board: tracks, then the countries region by region, then cards and lasting effects.
 *
 *     France           *3  2:1        two US influence, one of the USSR, a battleground of stability 3
 *     Italy            *2  4:. <      the US controls it; > stands for the USSR
 *
 * Who controls a country stands there as a sign; colour only repeats it. */
#include "games/twilight/scene.h"

enum { NAME = 17, CELL = NAME + 9, GAP = 1, LINE = 512 };

struct board {
    const struct ts_state *s;
    const struct pl_screen *screen;
    struct pl_out *out;
    int column; /* where the list that is being written has got to */
};

/* ---- Writing ---------------------------------------------------------------------------------------------------- */

enum style { PLAIN, DIM, BOLD, SEAT_0 };

/* As elsewhere: colours that people with any kind of colour vision can tell apart, dark on light. */
static void put_style(const struct board *b, int style) {
    static const char *const codes[] = {"0", "2", "1", "0;30;48;5;214", "0;30;48;5;117"};
    if (b->screen->colour)
        pl_putf(b->out, "\033[%sm", codes[style]);
}

static void say(const struct board *b, struct pl_said said, char *text, size_t cap) {
    struct pl_out out = pl_out_to(text, cap);
    pl_say(&said, b->screen->lang, ts_name, b->s, &out);
}

static void put_spaces(const struct board *b, int count) {
    for (int i = 0; i < count; i++)
        pl_put_char(b->out, ' ');
}

/* One of several things in a list that goes on in the next line where it must. */
static void put_item(struct board *b, const char *text, int style) {
    enum { INDENT = 2, APART = 3 };
    int width = pl_width(text), before = b->column ? APART : 0;
    if (b->column + before + width > b->screen->columns && b->column) {
        pl_put_char(b->out, '\n');
        b->column = 0;
        before = INDENT;
    }
    put_spaces(b, before);
    if (style != PLAIN)
        put_style(b, style);
    pl_put(b->out, text);
    if (style != PLAIN)
        put_style(b, PLAIN);
    b->column += before + width;
}

static void item(struct board *b, struct pl_said said, int style) {
    char text[LINE];
    say(b, said, text, sizeof text);
    put_item(b, text, style);
}

static void begin_list(struct board *b, struct pl_said heading) {
    b->column = 0;
    item(b, heading, BOLD);
}

static void end_line(struct board *b) {
    while (!b->out->cut && b->out->len && b->out->text[b->out->len - 1] == ' ')
        b->out->text[--b->out->len] = 0;
    pl_put_char(b->out, '\n');
    b->column = 0;
}

/* ---- Tracks ----------------------------------------------------------------------------------------------------- */

static void put_dice(struct board *b) {
    const struct ts_state *s = b->s;
    if (s->dice[TS_SU] && s->dice[TS_US])
        item(b, SAY(B_TWO_DICE, s->dice[TS_SU], s->dice[TS_US]), PLAIN);
    else if (s->dice[TS_SU] || s->dice[TS_US])
        item(b, SAY(B_DICE, s->dice[TS_US] ? TS_US : TS_SU, s->dice[TS_SU] + s->dice[TS_US]), PLAIN);
}

static void put_tracks(struct board *b) {
    const struct ts_state *s = b->s;
    int lead = s->vp < 0 ? -s->vp : s->vp;
    begin_list(b, s->round ? SAY(B_ROUND, s->turn, s->round, s->phasing) : SAY(B_TURN, s->turn));
    item(b, SAY(S_DEFCON_LEVEL, s->defcon), PLAIN);
    item(b, s->vp ? SAY(B_SCORE, lead, s->vp > 0 ? TS_US : TS_SU) : SAY(B_SCORE_EVEN), PLAIN);
    item(b, s->china_up ? SAY(B_CHINA_UP, s->china) : SAY(B_CHINA_DOWN, s->china), PLAIN);
    put_dice(b);
    end_line(b);
    for (int seat = 0; seat < TS_SIDES; seat++) {
        int side = ts_side(s, seat);
        item(b, SAY(S_SIDE, side), SEAT_0 + seat);
        item(b, SAY(B_TRACKS, s->milops[side], s->space[side], s->held[side]), PLAIN);
        if (seat == b->screen->viewer)
            item(b, SAY(B_YOU), PLAIN);
        end_line(b);
    }
}

/* ---- Countries -------------------------------------------------------------------------------------------------- */

static void put_amount(const struct board *b, int influence, bool right) {
    const char *none = b->screen->unicode ? "·" : ".";
    bool two = influence > 9;
    if (right && !two)
        pl_put_char(b->out, ' ');
    if (influence)
        pl_put_int(b->out, influence);
    else
        pl_put(b->out, none);
    if (!right && !two)
        pl_put_char(b->out, ' ');
}

static void put_country(const struct board *b, int country) {
    const struct ts_state *s = b->s;
    const struct ts_land *land = &ts_lands[country];
    bool unicode = b->screen->unicode;
    int master = ts_controls(s, TS_US, country) ? TS_US : ts_controls(s, TS_SU, country) ? TS_SU : TS_NEUTRAL;
    char name[LINE];
    say(b, ts_country_label(country), name, sizeof name);
    if (land->battleground)
        put_style(b, BOLD);
    pl_put(b->out, name);
    put_spaces(b, NAME - pl_width(name));
    pl_put(b->out, !land->battleground ? " " : unicode ? "★" : "*");
    pl_put_int(b->out, land->stability);
    if (land->battleground)
        put_style(b, PLAIN);
    if (master != TS_NEUTRAL)
        put_style(b, SEAT_0 + ts_seat(s, master));
    pl_put_char(b->out, ' ');
    put_amount(b, s->influence[TS_US][country], true);
    pl_put_char(b->out, ':');
    put_amount(b, s->influence[TS_SU][country], false);
    pl_put(b->out, master == TS_NEUTRAL ? " " : master == TS_US ? (unicode ? "◀" : "<") : unicode ? "▶" : ">");
    if (master != TS_NEUTRAL)
        put_style(b, PLAIN);
}

/* The heading tells what the region would give now. */
static void put_heading(struct board *b, int region) {
    const struct ts_state *s = b->s;
    int net = ts_region_net(s, region, true, -1), side = net > 0 ? TS_US : TS_SU;
    int soviet = ts_level(s, TS_SU, region, true, -1), american = ts_level(s, TS_US, region, true, -1);
    begin_list(b, ts_region_label(region));
    if (region == TS_EUROPE && (soviet == TS_CONTROL || american == TS_CONTROL)) /* TS-9.6 */
        item(b, SAY(S_TALLY_WON, soviet == TS_CONTROL ? TS_SU : TS_US), DIM);
    else
        item(b, net ? SAY(S_TALLY, net < 0 ? -net : net, side) : SAY(S_TALLY_EVEN), DIM);
    if (soviet || american)
        item(b, SAY(S_TALLY_LEVELS, TS_SU, soviet, TS_US, american), DIM);
    if (region == TS_ASIA && ts_southeast_net(s)) { /* TS-9.4 */
        int more = ts_southeast_net(s);
        item(b, SAY(B_SOUTHEAST, more < 0 ? -more : more, more > 0 ? TS_US : TS_SU), DIM);
    }
    end_line(b);
}

/* Down the columns, in the order of the rules' table. */
static void put_region(struct board *b, int region) {
    int countries[TS_COUNTRIES], count = 0;
    PL_EACH(country, ts_region_set[region]) {
        countries[count++] = country;
    }
    int columns = (b->screen->columns + GAP) / (CELL + GAP), rows;
    columns = columns < 1 ? 1 : columns;
    rows = (count + columns - 1) / columns;
    put_heading(b, region);
    for (int row = 0; row < rows; row++) {
        for (int i = row; i < count; i += rows) {
            put_spaces(b, i == row ? 0 : GAP);
            put_country(b, countries[i]);
        }
        end_line(b);
    }
}

/* ---- Cards and effects ------------------------------------------------------------------------------------------ */

/* "3 A Containment*": Operations, whose event, a star where it leaves the game. */
static void put_card(struct board *b, int card) {
    const struct ts_card *c = &ts_cards[card];
    char text[LINE];
    struct pl_out out = pl_out_to(text, sizeof text);
    if (!ts_is_scoring(card))
        pl_putf(&out, "%d ", c->ops);
    if (c->side != TS_NEUTRAL) {
        ts_name(b->s, "mark", ts_seat(b->s, c->side), b->screen->lang, &out);
        pl_put_char(&out, ' ');
    }
    ts_name(b->s, "card", card, b->screen->lang, &out);
    if (c->flags & TS_STARRED)
        pl_put_char(&out, '*');
    put_item(b, text, PLAIN);
}

static void put_cards(struct board *b, struct pl_said heading, struct pl_set cards) {
    if (pl_set_empty(&cards))
        return;
    begin_list(b, heading);
    PL_EACH(card, cards) {
        put_card(b, card);
    }
    end_line(b);
}

static void put_headlines(struct board *b) {
    const struct ts_state *s = b->s;
    if (!s->headlined[TS_SU] && !s->headlined[TS_US])
        return;
    begin_list(b, SAY(B_HEADLINES));
    for (int side = 0; side < TS_SIDES; side++) {
        if (s->headlined[side])
            item(b, s->headline[side] ? SAY(S_HEADLINE_OF, side, s->headline[side]) : SAY(S_HEADLINE_HIDDEN, side),
                 PLAIN);
    }
    end_line(b);
}

static void put_hand(struct board *b, int side) {
    const struct ts_state *s = b->s;
    bool whole = pl_set_count(&s->hand[side]) >= s->held[side];
    put_cards(b, whole ? SAY(B_HAND, side) : SAY(B_KNOWN, side), s->hand[side]);
}

static void put_effects(struct board *b) {
    const struct ts_state *s = b->s;
    if (pl_set_empty(&s->effects) && !s->chernobyl)
        return;
    begin_list(b, SAY(B_EFFECTS));
    PL_EACH(effect, s->effects) {
        item(b, SAY(S_EFFECT, effect), PLAIN);
    }
    if (s->chernobyl)
        item(b, SAY(S_CHERNOBYL, s->chernobyl - 1), PLAIN);
    end_line(b);
}

void ts_board(const void *view, const struct pl_screen *screen, struct pl_out *out) {
    const struct ts_state *s = view;
    struct board board = {.s = s, .screen = screen, .out = out};
    for (int region = 0; region < TS_REGIONS; region++)
        put_region(&board, region);
    item(&board, SAY(B_KEY), DIM);
    item(&board, SAY(B_KEY_CONTROL), DIM);
    end_line(&board);
    put_tracks(&board); /* below the map, which is as high as a small terminal: what matters most stays in sight */
    put_effects(&board);
    put_headlines(&board);
    put_cards(&board, SAY(B_IN_PLAY), s->table);
    put_cards(&board, SAY(B_ASIDE), s->aside);
    for (int seat = 0; seat < TS_SIDES; seat++)
        put_hand(&board, ts_side(s, seat));
    put_cards(&board, SAY(B_DISCARDS), s->discard);
    item(&board, SAY(B_PILES, ts_cards_left(s), pl_set_count(&s->removed)), DIM);
    item(&board, SAY(B_KEY_CARDS), DIM);
    item(&board, SAY(B_KEY_RULES), DIM);
    end_line(&board);
}
