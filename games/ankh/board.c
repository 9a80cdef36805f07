/* The terminal's board: everything a player must see to decide, a line an area, a line a player. */
#include "games/ankh/state.h"

static void put_padded(struct pl_out *out, const char *text, int width) {
    pl_put(out, text);
    for (int n = pl_width(text); n < width; n++)
        pl_put_char(out, ' ');
}

static const char *seat_colour(const struct pl_screen *screen, int seat) {
    static const char *const colours[AM_OWNERS] = {"\x1b[31m", "\x1b[34m", "\x1b[32m",
                                                   "\x1b[33m", "\x1b[90m", "\x1b[35m"};
    return screen->colour ? colours[seat] : "";
}

static void put_pieces(const struct am_state *s, const struct pl_screen *screen, int area, struct pl_out *out) {
    bool fr = screen->lang == PL_FR;
    const struct am_area *here = &s->area[area];
    const char *end = screen->colour ? "\x1b[0m" : "";
    for (int owner = 0; owner < AM_OWNERS; owner++) {
        if (!here->minions[owner])
            continue;
        if (owner < AM_SEATS)
            pl_putf(out, "  %sp%d:%d%s", seat_colour(screen, owner), owner + 1, here->minions[owner], end);
        else
            pl_putf(out, "  %s%s:%d%s", seat_colour(screen, owner),
                    owner == AM_TROLL ? "troll" : (fr ? "démon" : "demon"), here->minions[owner], end);
    }
    if (here->building)
        pl_putf(out, "  %s[p%d]%s", seat_colour(screen, here->building - 1), here->building, end);
    if (here->building && am_areas(&s->lost) >> area & 1)
        pl_put(out, fr ? "  carte perdue" : "  card lost");
    if (here->building && am_areas(&s->used) >> area & 1)
        pl_put(out, fr ? "  utilisé" : "  used");
    if (here->building && am_areas(&s->fresh) >> area & 1)
        pl_put(out, fr ? "  nouveau" : "  new");
}

static void put_areas(const struct am_state *s, const struct pl_screen *screen, struct pl_out *out) {
    for (int area = 0; area < AM_AREAS; area++) {
        const struct am_place *place = &am_places[area];
        pl_putf(out, "%2d %s ", area + 1, am_has_trouble(s, area) ? (screen->unicode ? "⚑" : "!") : " ");
        put_padded(out, place->name.in[screen->lang], 26);
        pl_putf(out, "$%-2d (", am_cost(s, area));
        bool first = true;
        AM_EACH(near, place->adjacent) {
            pl_putf(out, first ? "%d" : " %d", near + 1);
            first = false;
        }
        pl_put_char(out, ')');
        for (int n = __builtin_popcount(place->adjacent); n < 6; n++)
            pl_put(out, "  ");
        put_pieces(s, screen, area, out);
        pl_put_char(out, '\n');
    }
}

/* Symbols of a card, in its order, as letters: what each means is in the help. */
static void put_symbols(const struct am_state *s, int card, enum pl_lang lang, struct pl_out *out) {
    static const char *const letters[2][AM_INTERRUPT + 1] = {
        {"", "minion", "build", "kill", "calm", "$", "text", "EVENT", "again", "interrupt"},
        {"", "agent", "bâtir", "tuer", "calmer", "$", "texte", "ÉVÉNEMENT", "rejouer", "interruption"}};
    for (int i = 0; i < AM_SYMBOLS && am_cards[card].symbol[i]; i++) {
        int symbol = am_cards[card].symbol[i];
        pl_put(out, i ? " + " : "");
        pl_put(out, letters[lang == PL_FR][symbol]);
        if (symbol == AM_MONEY)
            pl_put_int(out, card == AM_THE_CLACKS ? s->option[AM_OPT_CLACKS] : am_cards[card].money);
    }
}

static void put_seat(const struct am_state *s, const struct pl_screen *screen, int seat, struct pl_out *out) {
    bool fr = screen->lang == PL_FR;
    const struct am_seat *me = &s->seat[seat];
    bool now = s->frames.depth && pl_peek(&s->frames)->seat == seat;
    pl_put(out, now ? (screen->unicode ? "▸ " : "> ") : "  ");
    pl_put(out, seat_colour(screen, seat));
    am_name(s, "seat", seat, screen->lang, out);
    pl_put(out, screen->colour ? "\x1b[0m" : "");
    pl_putf(out, fr ? "  %d $  cartes %d  agents %d  bâtiments %d" : "  $%d  cards %d  minions %d  buildings %d",
            me->money, me->cards, me->minions, me->buildings);
    for (int i = 0; i < 4; i++)
        if (s->table[i] == seat + 1)
            pl_putf(out, "  {%s}", am_cards[am_stay[i]].name.in[screen->lang]);
    if (me->person)
        pl_putf(out, "  %s", am_roles[me->person - 1].name.in[screen->lang]);
    for (int person = 0; person < AM_PERSONS && !me->person; person++)
        if (me->not_person >> person & 1)
            pl_putf(out, fr ? "  pas %s" : "  not %s", am_roles[person].name.in[screen->lang]);
    pl_put_char(out, '\n');
    PL_EACH(card, me->hand) {
        pl_put(out, "      ");
        put_padded(out, am_cards[card].name.in[screen->lang], 34);
        put_symbols(s, card, screen->lang, out);
        pl_put_char(out, '\n');
    }
}

void am_board(const void *view, const struct pl_screen *screen, struct pl_out *out) {
    const struct am_state *s = view;
    bool fr = screen->lang == PL_FR;
    pl_putf(out,
            fr ? "Tour %d   pioche : %d vertes, %d brunes   défausse : %d   Chaos : %d\n"
               : "Turn %d   draw pile: %d green, %d brown   discards: %d   trouble: %d\n",
            s->turn, s->green, s->brown, pl_set_count(&s->discard), pl_set_count(&s->trouble));
    put_areas(s, screen, out);
    for (int seat = 0; seat < s->players; seat++)
        put_seat(s, screen, seat, out);
    if (s->in_play) {
        pl_putf(out, fr ? "En jeu : %s   " : "In play: %s   ", am_cards[s->in_play - 1].name.in[screen->lang]);
        put_symbols(s, s->in_play - 1, screen->lang, out);
        pl_put_char(out, '\n');
    }
}
