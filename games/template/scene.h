/* How Bluff is drawn: the table as sheets, zones and pieces (core/scene.h, core/sheet.h). A part of template.c, which
 * includes it: it knows all that stands above there, the ids of zones and pieces first of all. */
#ifndef PLATEAU_TEMPLATE_SCENE_H
#define PLATEAU_TEMPLATE_SCENE_H

/* What core/sheet.h places: the rounds, the bids of the last round on each player's board, its chips, cards laid aside.
 */
static const struct pl_track rounds_track = {.zone = Z_ROUND,
                                             .first = 1,
                                             .last = 6,
                                             .x = -160,
                                             .y = 78,
                                             .dx = 64,
                                             .w = 58,
                                             .h = 46,
                                             .letters = 17,
                                             .look = "space"};
static const struct pl_tableau aside_cards = {.zone = Z_ASIDE, .w = 350, .h = 130, .y = 12, .card = 70};
static struct pl_track last_bids(int seat) {
    return (struct pl_track){.zone = (uint16_t)(Z_LAST + (LIMIT + 1) * seat),
                             .last = LIMIT,
                             .x = 204,
                             .y = 66,
                             .dx = 26,
                             .w = 24,
                             .h = 60,
                             .letters = 15,
                             .look = "space"};
}

static void zone(struct pl_scene *scene, struct pl_zone zone, int id, int seat, struct pl_said said) {
    zone.id = (uint16_t)id;
    zone.seat = (int8_t)seat;
    zone.letters = 15;
    zone.title = said;
    zone.label = id == Z_TABLE ? PL_NOTHING : said;
    pl_zone(scene, zone);
}

/* A sheet for each player: chips, the bid, what was bid last. */
static void player_board(struct pl_scene *scene, int seat) {
    struct pl_zone chips = {.shape = PL_RECT, .look = "chips-place", .x = 45, .y = 50, .w = 82, .h = 92};
    struct pl_zone bid = {.shape = PL_RECT, .look = "bid", .x = 138, .y = 50, .w = 96, .h = 92};
    struct pl_track last = last_bids(seat);
    pl_sheet(scene, (struct pl_sheet){.width = 326,
                                      .height = 100,
                                      .letters = 15,
                                      .target = 60,
                                      .seat = (int8_t)seat,
                                      .title = SAY(S_BOARD_OF, seat)});
    zone(scene, chips, Z_CHIPS + seat, seat, SAY(S_CHIPS));
    zone(scene, bid, Z_BID + seat, seat, SAY(S_BID_OF, seat));
    pl_track_zones(scene, &last, seat, SAY(S_NUMBER), SAY(S_LAST_BID_SPACE));
}

static void zones(const void *state, struct pl_scene *scene) {
    const struct state *s = state;
    struct pl_zone table = {.shape = PL_RECT, .look = "table", .w = 640, .h = 230};
    struct pl_zone deck = {.shape = PL_RECT, .look = "deck", .x = -245, .y = -30, .w = 110, .h = 150};
    struct pl_zone aside = {.shape = PL_RECT, .look = "aside", .x = 5, .y = -30, .w = 360, .h = 150};
    struct pl_zone pot = {.shape = PL_DISC, .look = "pot", .x = 250, .y = -30, .w = 110, .h = 110};
    struct pl_track rounds = rounds_track;
    pl_sheet(scene, (struct pl_sheet){.left = -320,
                                      .top = -115,
                                      .width = 640,
                                      .height = 230,
                                      .letters = 15,
                                      .target = 46,
                                      .seat = PL_NOBODY,
                                      .title = SAY(S_TABLE)});
    zone(scene, table, Z_TABLE, PL_NOBODY, SAY(S_TABLE));
    zone(scene, deck, Z_DECK, PL_NOBODY, SAY(S_DECK));
    zone(scene, aside, Z_ASIDE, PL_NOBODY, SAY(S_ASIDE));
    zone(scene, pot, Z_POT, PL_NOBODY, SAY(S_POT));
    rounds.last = s->rounds;
    pl_track_zones(scene, &rounds, PL_NOBODY, SAY(S_NUMBER), SAY(S_ROUND_SPACE));
    for (int i = 0; i < s->players; i++) {
        player_board(scene, i);
        zone(scene, (struct pl_zone){.shape = PL_HAND, .look = "hand"}, Z_HAND + i, i, SAY(S_HAND_OF, i));
    }
}

/* A card, face up if it is known (0: it is not). */
static struct pl_piece card_piece(int id, int where, int card) {
    struct pl_piece piece = pl_piece_at(id, where, card ? "card" : "back", PL_NOBODY, (struct pl_spot){0, 10, 74},
                                        card ? SAY(S_CARD, card) : SAY(S_SOME_CARD));
    piece.label = card ? SAY(S_NUMBER, card) : PL_NOTHING;
    if (card == SPY) { /* TP-2.5: a card with everything a card can have */
        piece.count = SPY;
        piece.badge[0] = "eye";
        piece.label = SAY(S_SPY_NAME);
        piece.text = SAY(S_SPY);
    }
    return piece;
}

/* What lies on a player's board. */
static void put_board(struct pl_scene *scene, const struct state *s, int i) {
    const struct seat *seat = &s->seat[i];
    const struct pl_row chips = {
        .piece = (uint16_t)(P_CHIPS + i), .zone = (uint16_t)(Z_CHIPS + i), .y = 12, .size = 56};
    const struct pl_track last = last_bids(i);
    pl_stock(scene, &chips, i, 0, "chips", seat->chips, SAY(S_HAS_CHIPS, seat->chips));
    if (has_bid(s, i)) {
        struct pl_piece bid = pl_piece_at(P_BID + i, Z_BID + i, "chips", i, (struct pl_spot){0, 12, 56},
                                          seat->bid ? SAY(S_BID, seat->bid - 1) : SAY(S_SECRET));
        bid.count = (int16_t)(seat->bid - 1); /* -1, no number, where unknown */
        bid.label = seat->bid ? PL_NOTHING : SAY(S_UNKNOWN);
        pl_piece(scene, bid);
    }
    if (seat->last_card)
        pl_track_marker(
            scene, &last, seat->last_bid,
            pl_piece_at(P_LAST_BID + i, 0, "cube", i, (struct pl_spot){0, 12, 18}, SAY(S_LAST_BID_IS, seat->last_bid)));
}

static void pieces(const void *state, int viewer, struct pl_scene *scene) {
    const struct state *s = state;
    int laid = 0, held = 0, aside = pl_set_count(&s->discard);
    (void)viewer;               /* what it may not know is not in its view */
    PL_EACH(card, s->discard) { /* the Spy has done its work */
        pl_tableau_card(scene, &aside_cards, laid++, aside, card == SPY, card_piece(P_ASIDE + card, Z_ASIDE, card));
    }
    for (int i = 0; i < s->players; i++) {
        const struct seat *seat = &s->seat[i];
        held += holds(s, i);
        if (holds(s, i))
            pl_piece(scene, card_piece(P_HELD + i, Z_HAND + i, seat->card));
        put_board(scene, s, i);
        pl_stat(scene, i, SAY(S_CHIPS), seat->chips);
        if (s->frames.depth && s->frames.at[0].what == F_KEEP && s->frames.at[0].seat == i &&
            s->frames.at[0].v[KEEP_BY])
            pl_stat(scene, i, SAY(S_DECISION), s->frames.at[0].v[KEEP_BY]);
        if (seat->last_card) {
            pl_stat(scene, i, SAY(S_LAST_CARD), seat->last_card);
            pl_stat(scene, i, SAY(S_LAST_BID), seat->last_bid);
        }
    }
    pl_track_marker(scene, &rounds_track, s->round,
                    pl_piece_at(P_ROUND, 0, "now", PL_NOBODY, (struct pl_spot){0, 0, 58}, SAY(S_ROUND_IS, s->round)));
    struct pl_piece deck = card_piece(P_DECK, Z_DECK, 0);
    deck.count = (int16_t)(CARDS - laid - held); /* not the set: in a view it holds the cards of the others too */
    deck.title = SAY(S_CARDS_LEFT, deck.count);
    pl_piece(scene, deck);
    struct pl_piece pot =
        pl_piece_at(P_POT, Z_POT, "chips", PL_NOBODY, (struct pl_spot){0, 0, 70}, SAY(S_POT_CHIPS, s->pot));
    pot.count = s->pot;
    pl_piece(scene, pot);
    pl_stat(scene, PL_NOBODY, SAY(S_ROUND), s->round);
}

/* A player is seen in the card held; a card by its number, laid aside or in a hand that this view shows. */
static bool find_thing(const void *state, const char *type, int32_t value, pl_touch *out) {
    const struct state *s = state;
    bool seat = strcmp(type, "seat") == 0, card = strcmp(type, "card") == 0;
    for (int i = 0; i < s->players; i++) {
        if (!holds(s, i) || !((seat && i == value) || (card && s->seat[i].card == value)))
            continue;
        *out = (pl_touch)((P_HELD + i) | PL_TOUCH_PIECE);
        return true;
    }
    if (!card || value < 1 || value > CARDS || !pl_set_has(&s->discard, value))
        return false;
    *out = (pl_touch)((P_ASIDE + value) | PL_TOUCH_PIECE);
    return true;
}

#define CHIP(Y)                                                                                                        \
    "<path class='own' d='M-44 " Y "v10a44 17 0 0 0 88 0v-10a44 17 0 0 0-88 0z' stroke='#222' stroke-width='3'/>"      \
    "<ellipse class='own' cy='" Y "' rx='44' ry='17' stroke='#222' stroke-width='3'/>"
static const struct pl_art art[] = {
    {"chips",
     CHIP("22") CHIP("8") CHIP("-6") "<ellipse cy='-6' rx='31' ry='11' fill='#fff'/>"
                                     "<text y='3' font-size='26' font-weight='700' fill='#222'>{count}{label}</text>"},
    {"cube", "<rect class='own' x='-44' y='-44' width='88' height='88' rx='12' stroke='#222' stroke-width='8'/>"},
    {"now", "<path d='M-46-36H46V36H-46z' fill='none' stroke='#7a2e1d' stroke-width='7' stroke-linejoin='round'/>"},
    {"eye", "<path d='M-48 0Q0-56 48 0Q0 56-48 0z' fill='#fff' stroke='#222' stroke-width='7'/>"
            "<circle r='18' fill='#222'/>"},
    {0}};

#endif
