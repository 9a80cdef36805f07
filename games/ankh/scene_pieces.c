/* What lies where in one view: the pieces in the city, who may be which personality, the piles, the hands, and the
 * numbers on the player boards. Whatever a view does not know is not here: backs are counted, not named. */
#include "games/ankh/scene.h"

/* What is somebody's bears the owner's mark. */
static struct pl_piece piece(int id, int zone, const char *look, int seat, struct pl_spot spot, struct pl_said title) {
    return pl_marked(pl_piece_at(id, zone, look, seat, spot, title), PL_PHRASE(S_MARK));
}

static void put_counted(struct pl_scene *scene, struct pl_piece what, int count) {
    what.count = (int16_t)count;
    pl_piece(scene, what);
}

/* ---- The city --------------------------------------------------------------------------------------------------- */

enum { TOKEN = 46, SMALL_TOKEN = 39, PLAQUE = 60, HOUSE = 44, MARKER = 42, STATE = 24 };

/* Where in an area its minions stand, its City Area card lies, its building is built and its trouble is: seen from the
 * point that map.h gives. */
static const struct {
    int8_t crowd_x, crowd_y, card_x, card_y, house_x, house_y, trouble_x, trouble_y;
} spots[AM_AREAS] = {
    [AM_DOLLY_SISTERS] = {-2, -18, -56, 66, 8, 74, 60, 40}, [AM_UNREAL_ESTATE] = {-4, -10, -56, 58, 4, 60, 68, 34},
    [AM_DRAGONS_LANDING] = {4, -2, -52, 56, 8, 58, 66, 38}, [AM_SMALL_GODS] = {0, -52, -42, 20, 36, 20, 0, 76},
    [AM_THE_SCOURS] = {0, -12, 6, 64, -58, 40, 70, 48},     [AM_THE_HIPPO] = {0, -8, -56, 54, 4, 58, 64, 46},
    [AM_THE_SHADES] = {-2, -36, -50, 44, 14, 50, 70, 30},   [AM_DIMWELL] = {0, -8, -64, 66, 0, 70, 72, 34},
    [AM_LONGWALL] = {4, -8, -62, 62, 2, 66, 68, 56},        [AM_ISLE_OF_GODS] = {4, -2, -96, 4, 96, 4, 2, 55},
    [AM_SEVEN_SLEEPERS] = {4, -4, -60, 62, 4, 66, 70, 54},  [AM_NAP_HILL] = {-4, -22, -40, 52, 26, 60, 76, 24},
};

static void put_minions(struct pl_scene *scene, const struct am_state *s, int area, int owner, struct pl_spot spot) {
    int count = s->area[area].minions[owner], id = PIECE_MINION + 8 * area + owner;
    if (owner < AM_SEATS) {
        put_counted(scene,
                    piece(id, ZONE_AREA + area, count > 1 ? "minions" : "minion", owner, spot,
                          SAY(S_MINIONS_HERE, owner, count, area)),
                    count > 1 ? count : -1);
        return;
    }
    static const char *const looks[2][2] = {{"troll", "trolls"}, {"demon", "demons"}};
    struct pl_said title = owner == AM_TROLL ? SAY(S_TROLLS_HERE, count, area) : SAY(S_DEMONS_HERE, count, area);
    put_counted(scene, piece(id, ZONE_AREA + area, looks[owner == AM_DEMON][count > 1], PL_NOBODY, spot, title),
                count > 1 ? count : -1);
}

/* All that stand in the area, side by side, in two rows if they are many. */
static void put_crowd(struct pl_scene *scene, const struct am_state *s, int area) {
    int kinds = 0, placed = 0;
    for (int owner = 0; owner < AM_OWNERS; owner++)
        kinds += s->area[area].minions[owner] > 0;
    int rows = kinds > 3 ? 2 : 1, size = rows > 1 ? SMALL_TOKEN : TOKEN;
    for (int owner = 0; owner < AM_OWNERS; owner++) {
        if (!s->area[area].minions[owner])
            continue;
        int upper = (kinds + rows - 1) / rows, row = placed >= upper, in_row = row ? kinds - upper : upper;
        int column = placed - row * upper;
        struct pl_spot spot = {spots[area].crowd_x + (2 * column - in_row + 1) * (size + 2) / 2,
                               spots[area].crowd_y + (rows > 1 ? (2 * row - 1) * size / 2 : 0), size};
        put_minions(scene, s, area, owner, spot);
        placed++;
    }
}

static void put_city_card(struct pl_scene *scene, const struct am_state *s, int area) {
    static const char *const looks[AM_AREAS] = {
        [AM_DOLLY_SISTERS] = "power-minion", [AM_UNREAL_ESTATE] = "power-cards",  [AM_DRAGONS_LANDING] = "power-two",
        [AM_SMALL_GODS] = "power-gods",      [AM_THE_SCOURS] = "power-sell",      [AM_THE_HIPPO] = "power-two",
        [AM_THE_SHADES] = "power-stir",      [AM_DIMWELL] = "power-minion",       [AM_LONGWALL] = "power-one",
        [AM_ISLE_OF_GODS] = "power-calm",    [AM_SEVEN_SLEEPERS] = "power-three", [AM_NAP_HILL] = "power-one"};
    bool lost = am_areas(&s->lost) >> area & 1, demon = s->area[area].minions[AM_DEMON];
    int owner = lost ? PL_NOBODY : s->area[area].building - 1;
    struct pl_spot spot = {spots[area].card_x, spots[area].card_y, PLAQUE};
    struct pl_piece card = piece(PIECE_PLAQUE + area, ZONE_AREA + area, lost ? "power-lost" : looks[area], owner, spot,
                                 lost                 ? SAY(S_CARD_LOST, area)
                                 : owner == PL_NOBODY ? SAY(S_CARD_FREE, area)
                                                      : SAY(S_CARD_OWNED, area, owner));
    card.text = lost ? PL_NOTHING : SAY(S_POWER, area);
    pl_piece(scene, card);
    if (owner == PL_NOBODY)
        return;
    struct pl_spot corner = {spot.x + PLAQUE / 2 - 2, spot.y - PLAQUE / 2 + 4, STATE};
    if (demon) /* AM-6.6 */
        pl_piece(scene, piece(PIECE_STATE + area, ZONE_AREA + area, "barred", PL_NOBODY, corner, SAY(S_BARRED, area)));
    else if (am_areas(&s->used) >> area & 1) /* AM-6.5 */
        pl_piece(scene, piece(PIECE_STATE + area, ZONE_AREA + area, "used", PL_NOBODY, corner, SAY(S_USED, area)));
    else if (am_areas(&s->fresh) >> area & 1)
        pl_piece(scene, piece(PIECE_STATE + area, ZONE_AREA + area, "fresh", PL_NOBODY, corner, SAY(S_FRESH, area)));
}

static void put_area(struct pl_scene *scene, const struct am_state *s, int area) {
    int owner = s->area[area].building - 1;
    struct pl_spot house = {spots[area].house_x, spots[area].house_y, HOUSE};
    put_city_card(scene, s, area);
    if (owner >= 0) {
        pl_piece(scene, piece(PIECE_BUILDING + area, ZONE_AREA + area, "building", owner, house,
                              SAY(S_BUILDING, owner, area)));
    } else {
        int cost = am_cost(s, area);
        put_counted(scene,
                    piece(PIECE_PRICE + area, ZONE_AREA + area, "price", PL_NOBODY, house, SAY(S_PRICE, area, cost)),
                    cost);
    }
    if (am_has_trouble(s, area))
        pl_piece(scene,
                 piece(PIECE_TROUBLE + area, ZONE_AREA + area, "trouble", PL_NOBODY,
                       (struct pl_spot){spots[area].trouble_x, spots[area].trouble_y, MARKER}, SAY(S_TROUBLE, area)));
    put_crowd(scene, s, area);
}

/* ---- Who may be which personality ------------------------------------------------------------------------------- */

static void put_prospect(struct pl_scene *scene, const struct am_state *s, int viewer, int seat, int person,
                         struct pl_spot spot) {
    int id = PIECE_MAY_BE + 8 * person + seat, zone = ZONE_PLAYER + seat;
    int goal = am_goals[person][s->players - 2], reached = am_progress(s, seat, person);
    enum am_prospect prospect = am_prospect(s, viewer, seat, person);
    struct pl_piece cell;
    if (prospect == AM_IS_NOT)
        cell = piece(id, zone, "is-not", PL_NOBODY, spot, SAY(S_IS_NOT, seat, person));
    else if (prospect == AM_IS)
        cell = piece(id, zone, "is-one", PL_NOBODY, spot,
                     goal ? SAY(S_IS, seat, person, reached, goal) : SAY(S_IS_VIMES, seat, person));
    else if (am_reached(s, seat, person))
        cell = piece(id, zone, "may-win", PL_NOBODY, spot, SAY(S_MAY_WIN, seat, person, reached, goal));
    else
        cell = piece(id, zone, "may-be", PL_NOBODY, spot,
                     goal ? SAY(S_MAY_BE, seat, person, reached, goal) : SAY(S_MAY_BE_VIMES, seat, person));
    put_counted(scene, cell, prospect == AM_IS_NOT || !goal || reached < 0 ? -1 : reached);
}

static void put_prospects(struct pl_scene *scene, const struct am_state *s, int viewer) {
    static const char *const wants[AM_PERSONS] = {"want-areas",   "want-control", "want-control", "want-control",
                                                  "want-trouble", "want-money",   "want-nothing"};
    int rows = AM_PERSONS - (s->players == 2), height = HEAD_H + rows * ROW_H - 4, row = 0;
    for (int person = 0; person < AM_PERSONS; person++) {
        if (!am_in_game(s, person))
            continue;
        int goal = am_goals[person][s->players - 2], middle = HEAD_H + row++ * ROW_H + ROW_H / 2 - 2;
        put_counted(scene,
                    piece(PIECE_WANT + person, ZONE_PERSON + person, wants[person], PL_NOBODY,
                          (struct pl_spot){-(NAME_W - 6) / 2 - ICON_W / 2 - 1, 0, ROW_H - 3}, SAY(S_PERSON, person)),
                    goal ? goal : am_pile(s));
        for (int seat = 0; seat < s->players; seat++)
            put_prospect(scene, s, viewer, seat, person, (struct pl_spot){0, middle - height / 2, ROW_H - 4});
    }
    for (int seat = 0; seat < s->players; seat++) {
        int top = -height / 2, loans = am_loans(s, seat), penalties = am_penalties(s, seat), side = loans && penalties;
        pl_piece(scene, piece(PIECE_MARK + seat, ZONE_PLAYER + seat, "face", seat, (struct pl_spot){0, top + 18, 28},
                              SAY(S_SEAT, seat)));
        put_counted(scene,
                    piece(PIECE_PURSE + seat, ZONE_PLAYER + seat, "purse", PL_NOBODY, (struct pl_spot){0, top + 58, 40},
                          SAY(S_PURSE, seat, s->seat[seat].money)),
                    s->seat[seat].money);
        if (loans)
            pl_piece(scene, piece(PIECE_LOANS + seat, ZONE_PLAYER + seat, loans > 1 ? "loan-two" : "loan", PL_NOBODY,
                                  (struct pl_spot){side ? -13 : 13, top + 35, 20}, SAY(S_LOANS, seat, loans)));
        if (penalties)
            pl_piece(scene, piece(PIECE_PENALTIES + seat, ZONE_PLAYER + seat, "penalty", PL_NOBODY,
                                  (struct pl_spot){13, top + 35, 20}, SAY(S_PENALTIES, seat, penalties)));
    }
}

/* ---- The piles -------------------------------------------------------------------------------------------------- */

static void put_in_play(struct pl_scene *scene, const struct am_state *s) {
    enum { CARD = 128, UP = -20, SYMBOL = 30, LEVEL = 92 };
    if (s->turn && !s->ending)
        pl_piece(scene, piece(PIECE_ACTIVE, ZONE_IN_PLAY, "face", s->active, (struct pl_spot){-56, -120, 24},
                              SAY(S_TURN_OF, s->active)));
    if (!s->in_play)
        return;
    int card = s->in_play - 1, now = am_symbol_now(s), count = 0;
    struct pl_piece shown = piece(PIECE_CARD + card, ZONE_IN_PLAY, NULL, s->active, (struct pl_spot){0, UP, CARD},
                                  SAY(S_PLAYED, s->active, card));
    shown.label = PL_NOTHING; /* as printed */
    shown.face = (uint16_t)(FACE_CARD + card);
    pl_piece(scene, shown);
    while (am_symbol(card, count))
        count++;
    for (int i = 0; i < count; i++) {
        struct pl_spot spot = {(2 * i - count + 1) * (SYMBOL + 4) / 2, LEVEL, SYMBOL};
        int symbol = am_symbol(card, i);
        pl_piece(scene, piece(PIECE_SYMBOL + i, ZONE_IN_PLAY, am_symbol_look(s, card, i), PL_NOBODY, spot,
                              SAY(S_SYMBOL, symbol)));
        if (i == now)
            pl_piece(scene, piece(PIECE_POINTER, ZONE_IN_PLAY, "pointer", PL_NOBODY,
                                  (struct pl_spot){spot.x, LEVEL + SYMBOL - 4, 18}, SAY(S_SYMBOL_NOW, symbol)));
    }
}

static void put_event(struct pl_scene *scene, int event, struct pl_piece card) {
    card.face = (uint16_t)(FACE_EVENT + event);
    pl_piece(scene, card);
}

/* The event that came last, or takes place now, is there to be read; those before it are a pile of their own, whose
 * number then hides no word of it. */
static void put_events(struct pl_scene *scene, const struct am_state *s) {
    int now = am_event_now(s), last = now >= 0 ? now : s->last_event - 1;
    PL_EACH(event, s->events) {
        if (event != last)
            put_event(scene, event,
                      piece(PIECE_EVENT + event, ZONE_PAST_EVENTS, "discarded", PL_NOBODY, (struct pl_spot){0, 9, 32},
                            PL_NOTHING));
    }
    if (last >= 0)
        put_event(scene, last,
                  piece(PIECE_EVENT + last, ZONE_EVENT, NULL, PL_NOBODY, (struct pl_spot){0, 8, 90},
                        last == now ? SAY(S_EVENT_NOW, last) : SAY(S_EVENT_LAST, last)));
}

/* What was rolled and matters; or, faded, a roll that is just done. */
static void put_dice(struct pl_scene *scene, const struct am_state *s) {
    int count = am_dice(s), last = am_last_roll(s);
    if (!count && last)
        put_counted(scene,
                    piece(PIECE_DIE, ZONE_DIE, "die-old", PL_NOBODY, (struct pl_spot){0, 10, 40},
                          SAY(S_LAST_ROLL, last - 1, last)),
                    last);
    for (int i = 0; i < count; i++) {
        int size = count > 2 ? 25 : count > 1 ? 33 : 40, area = s->roll[i] - 1, column = count > 2 ? i % 2 : i;
        int across = count > 2 ? 2 : count, up = count > 2 ? (i / 2) * 26 - 4 : 10;
        put_counted(scene,
                    piece(PIECE_DIE + i, ZONE_DIE, "die", PL_NOBODY,
                          (struct pl_spot){(2 * column - across + 1) * (size + 2) / 2, up, size},
                          SAY(S_ROLLED, area, area + 1)),
                    area + 1);
    }
}

static void put_piles(struct pl_scene *scene, const struct am_state *s) {
    put_counted(scene,
                piece(PIECE_DECK, ZONE_DRAW, s->green ? "deck-green" : "deck-brown", PL_NOBODY,
                      (struct pl_spot){0, 9, 58}, SAY(S_DECK, s->green, s->brown)),
                am_pile(s));
    PL_EACH(card, s->discard) {
        struct pl_piece shown =
            piece(PIECE_CARD + card, ZONE_DISCARD, "discarded", PL_NOBODY, (struct pl_spot){0, 9, 54}, PL_NOTHING);
        shown.face = (uint16_t)(FACE_CARD + card);
        pl_piece(scene, shown);
    }
    put_in_play(scene, s);
    put_events(scene, s);
    put_dice(scene, s);
    struct pl_spot middle = {0, 10, 46};
    if (s->option[AM_OPT_BANK]) { /* AM-14.14 */
        put_counted(scene, piece(PIECE_BANK, ZONE_BANK, "bank", PL_NOBODY, middle, SAY(S_BANK_HAS, s->bank)), s->bank);
        return;
    }
    struct pl_piece bank = piece(PIECE_BANK, ZONE_BANK, "bank", PL_NOBODY, middle, SAY(S_BANK_ENDLESS));
    bank.label = SAY(S_ENDLESS);
    pl_piece(scene, bank);
}

/* ---- Hands ------------------------------------------------------------------------------------------------------ */

static void put_hand_card(struct pl_scene *scene, int seat, int card, bool own) {
    struct pl_piece shown = piece(PIECE_CARD + card, ZONE_HAND + seat, NULL, PL_NOBODY, (struct pl_spot){0, 0, 0},
                                  own ? PL_NOTHING : SAY(S_KNOWN, card, seat));
    shown.face = (uint16_t)(FACE_CARD + card);
    pl_piece(scene, shown);
}

/* Loans and penalties lie before a player for good (section 9). */
static void put_staying(struct pl_scene *scene, const struct am_state *s, int seat) {
    for (int i = 0; i < 4; i++) {
        if (s->table[i] != seat + 1)
            continue;
        bool loan = i < 2;
        int card = am_stay[i];
        struct pl_piece shown = piece(PIECE_CARD + card, ZONE_HAND + seat, "card", seat, (struct pl_spot){0, 0, 0},
                                      loan ? SAY(S_LOAN_CARD, card, seat) : SAY(S_PENALTY_CARD, card, seat));
        shown.label = SAY(S_CARD_NAME, card);
        shown.text = loan ? SAY(S_LOAN_TEXT) : SAY(S_PENALTY_TEXT);
        shown.badge[0] = loan ? "loan" : "penalty";
        pl_piece(scene, shown);
    }
}

static void put_hand(struct pl_scene *scene, const struct am_state *s, int viewer, int seat) {
    const struct am_seat *me = &s->seat[seat];
    int hidden = me->cards - pl_set_count(&me->hand);
    if (me->person) {
        struct pl_piece person = piece(PIECE_PERSON + seat, ZONE_HAND + seat, NULL, PL_NOBODY,
                                       (struct pl_spot){0, 0, 0}, SAY(S_PERSONALITY, seat, me->person - 1));
        person.face = (uint16_t)(FACE_PERSON + me->person - 1);
        person.seat = (int8_t)seat;
        pl_piece(scene, person);
    }
    PL_EACH(card, me->hand) {
        put_hand_card(scene, seat, card, seat == viewer);
    }
    if (hidden > 0) {
        struct pl_piece back = piece(PIECE_BACK + seat, ZONE_HAND + seat, "back", seat, (struct pl_spot){0, 0, 0},
                                     SAY(S_BACK, seat, hidden));
        struct pl_set perhaps = am_perhaps(s, seat);
        back.label = PL_NOTHING;
        if (!pl_set_empty(&perhaps))
            back.text = SAY(S_PERHAPS, seat);
        put_counted(scene, back, hidden);
    }
    put_staying(scene, s, seat);
}

/* ---- All of it -------------------------------------------------------------------------------------------------- */

static void put_stats(struct pl_scene *scene, const struct am_state *s) {
    pl_stat(scene, PL_NOBODY, SAY(S_TURN), s->turn);
    pl_stat(scene, PL_NOBODY, SAY(S_PILE_LEFT), am_pile(s));
    pl_stat(scene, PL_NOBODY, SAY(S_TROUBLES), pl_set_count(&s->trouble));
    pl_stat(scene, PL_NOBODY, SAY(S_EVENTS_LEFT), AM_EVENTS - pl_set_count(&s->events));
    for (int seat = 0; seat < s->players; seat++) {
        const struct am_seat *me = &s->seat[seat];
        pl_stat(scene, seat, SAY(S_MONEY), me->money);
        pl_stat(scene, seat, SAY(S_CARDS_HELD), me->cards);
        pl_stat(scene, seat, SAY(S_MINIONS_LEFT), me->minions);
        pl_stat(scene, seat, SAY(S_BUILDINGS_LEFT), me->buildings);
        pl_stat(scene, seat, SAY(S_PRESENT), am_progress(s, seat, AM_VETINARI));
        pl_stat(scene, seat, SAY(S_CONTROL), am_progress(s, seat, AM_SELACHII));
        pl_stat(scene, seat, SAY(S_WORTH), am_progress(s, seat, AM_CHRYSOPRASE));
        pl_stat(scene, seat, SAY(S_POINTS), am_points(s, seat));
    }
}

void am_pieces(const void *view, int viewer, struct pl_scene *scene) {
    const struct am_state *s = view;
    for (int area = 0; area < AM_AREAS; area++)
        put_area(scene, s, area);
    put_prospects(scene, s, viewer);
    put_piles(scene, s);
    for (int seat = 0; seat < s->players; seat++)
        put_hand(scene, s, viewer, seat);
    put_stats(scene, s);
}
