/* Cards: what is printed on them, hands, headlines, what is in play, piles, the China Card; lasting effects. */
#include "games/twilight/scene.h"

enum { CARD_W = 44, PILE_X = 655, PILE_Y = 548, PILE_W = 64, PLACE_H = 80, BACKS = 32 };
/* Cards of which the name matters lie there as tickets; rows of them, and of effects, on the sheet of the tracks. */
enum { TICKET = 180, ROW = 22, TABLE_X = 946, TABLE_Y = 47, TABLE_H = 88, CORNER_X = 40, CORNER_W = 70 };
enum { MIDDLE = TS_TRACKS_W / 2, WIDE = 372, HEADLINES_Y = 231, EFFECTS_Y = 315 };

/* ---- Zones and faces -------------------------------------------------------------------------------------------- */

static struct pl_said card_title(int card) {
    const struct ts_card *c = &ts_cards[card];
    if (ts_is_scoring(card))
        return SAY(S_CARD_SCORING, card);
    return c->side == TS_NEUTRAL ? SAY(S_CARD_NEUTRAL, card, c->ops) : SAY(S_CARD_SIDE, card, c->ops, c->side);
}

/* Symbols of a card: whose event it is, scoring, whether it leaves the game, whether it is a war. Returns how many. */
static int put_badges(int card, const char **badge) {
    static const char *const sides[] = {[TS_SU] = "of-ussr", [TS_US] = "of-us", [TS_NEUTRAL] = "of-both"};
    const struct ts_card *c = &ts_cards[card];
    int n = 0;
    badge[n++] = ts_is_scoring(card) ? "scoring" : sides[c->side];
    if (c->flags & TS_STARRED)
        badge[n++] = "star";
    if (c->flags & TS_WAR)
        badge[n++] = "war";
    return n;
}

static void card_faces(struct pl_scene *scene) {
    for (int card = 1; card < TS_CARDS; card++) {
        struct pl_face face = {.id = (uint16_t)card,
                               .look = "card",
                               .count = (int16_t)(ts_is_scoring(card) ? -1 : ts_cards[card].ops),
                               .label = SAY(S_CARD, card),
                               .title = card_title(card),
                               .text = SAY(S_CARD_TEXT, card)};
        put_badges(card, face.badge);
        pl_face(scene, face);
    }
}

static void pile_zone(struct pl_scene *scene, int id, enum pl_shape shape, struct pl_said label, struct pl_said title,
                      int x) {
    struct pl_zone zone = ts_zone(id, "cards", label, title);
    zone.shape = shape;
    ts_put_zone(scene, zone, x, PILE_Y, PILE_W, PLACE_H);
}

void ts_card_zones(const struct ts_state *s, struct pl_scene *scene) {
    (void)s;
    card_faces(scene);
    ts_put_zone(scene, ts_zone(Z_CHINA, "cards", PL_NOTHING, SAY(S_CHINA)), CORNER_X, TABLE_Y, CORNER_W, TABLE_H);
    ts_put_zone(scene, ts_zone(Z_ASIDE, "cards", SAY(S_ASIDE), SAY(S_ASIDE)), CORNER_X + CORNER_W + 2, TABLE_Y,
                CORNER_W - 2, TABLE_H);
    ts_put_zone(scene, ts_zone(Z_TABLE, "cards", SAY(S_TABLE), SAY(S_TABLE)), TABLE_X, TABLE_Y, TICKET + 6, TABLE_H);
    pile_zone(scene, Z_DRAW, PL_RECT, SAY(S_DRAW_LABEL), SAY(S_DRAW_PILE), PILE_X);
    pile_zone(scene, Z_DISCARD, PL_PILE, SAY(S_DISCARDS), SAY(S_DISCARDS), PILE_X + PILE_W + 3);
    pile_zone(scene, Z_REMOVED, PL_PILE, SAY(S_REMOVED), SAY(S_REMOVED_TITLE), PILE_X + 2 * (PILE_W + 3));
    for (int seat = 0; seat < TS_SIDES; seat++) {
        struct pl_zone hand = ts_zone(Z_HAND + seat, "hand", PL_NOTHING, SAY(S_HAND, seat));
        hand.shape = PL_HAND;
        hand.seat = (int8_t)seat;
        pl_zone(scene, hand);
    }
}

void ts_effect_zones(struct pl_scene *scene) {
    ts_put_zone(scene, ts_zone(Z_HEADLINES, "cards", SAY(S_HEADLINES), SAY(S_HEADLINES)), MIDDLE, HEADLINES_Y, WIDE,
                42);
    ts_put_zone(scene, ts_zone(Z_EFFECTS, "effects", SAY(S_EFFECTS), SAY(S_EFFECTS)), MIDDLE, EFFECTS_Y, WIDE, 118);
}

/* ---- Single cards ----------------------------------------------------------------------------------------------- */

/* Face up; its bar tells whose event it is. */
static struct pl_piece open_card(const struct ts_state *s, int card, int zone, struct pl_spot spot) {
    int side = ts_cards[card].side;
    struct pl_piece piece =
        pl_piece_at(card, zone, NULL, side == TS_NEUTRAL ? PL_NOBODY : ts_seat(s, side), spot, PL_NOTHING);
    piece.face = (uint16_t)card;
    return piece;
}

static struct pl_piece closed_card(const struct ts_state *s, int id, int zone, int side, struct pl_spot spot,
                                   struct pl_said title) {
    return pl_piece_at(id, zone, "back", side == TS_NEUTRAL ? PL_NOBODY : ts_seat(s, side), spot, title);
}

/* Side by side in a place, closer if there are many. */
static struct pl_spot spread(int i, int count, int room) {
    int step =
        count > 1 && (count - 1) * (CARD_W + 4) > room - CARD_W - 8 ? (room - CARD_W - 8) / (count - 1) : CARD_W + 4;
    return (struct pl_spot){(2 * i - count + 1) * step / 2, 12, CARD_W};
}

/* A card by its name: the i-th of so many, which come closer if they are many. */
static struct pl_piece ticket(const struct ts_state *s, int card, int zone, struct pl_spot spot) {
    struct pl_piece piece = open_card(s, card, zone, spot);
    piece.look = "ticket";
    return piece;
}

static void put_in_play(const struct ts_state *s, struct pl_scene *scene) {
    int i = 0, count = pl_set_count(&s->table), pitch = count > 3 ? 66 / count : ROW;
    PL_EACH(card, s->table) {
        pl_piece(scene, ticket(s, card, Z_TABLE, (struct pl_spot){0, -10 + pitch * i++, TICKET}));
    }
}

static void put_set(const struct ts_state *s, struct pl_scene *scene, struct pl_set cards, int zone, int room) {
    int i = 0, count = pl_set_count(&cards);
    PL_EACH(card, cards) {
        pl_piece(scene, open_card(s, card, zone, spread(i++, count, room)));
    }
}

/* ---- Hands ------------------------------------------------------------------------------------------------------ */

static int secret_headline(const struct ts_state *s, int side) {
    return s->headlined[side] && !s->headline[side];
}

/* What a view shows of a hand is in `hand`; of the rest only the number is known. */
static int hidden_cards(const struct ts_state *s, int side) {
    int hidden = s->held[side] - pl_set_count(&s->hand[side]);
    return hidden < 0 ? 0 : hidden;
}

static void put_hand(const struct ts_state *s, struct pl_scene *scene, int viewer, int side) {
    int zone = Z_HAND + ts_seat(s, side);
    const struct pl_spot anywhere = {0, 0, CARD_W};
    PL_EACH(card, s->hand[side]) {
        struct pl_piece piece = open_card(s, card, zone, anywhere);
        if (viewer == ts_seat(s, side) && pl_set_has(&s->known[side], card)) { /* TS-11.3 */
            piece.badge[put_badges(card, piece.badge)] = "seen";
            piece.title = SAY(S_SEEN_CARD, card);
        }
        pl_piece(scene, piece);
    }
    for (int i = 0; i < hidden_cards(s, side) && i < BACKS; i++)
        pl_piece(scene, closed_card(s, P_BACK + BACKS * side + i, zone, side, anywhere, SAY(S_SOME_CARD, side)));
}

/* ---- Places on the board ---------------------------------------------------------------------------------------- */

static void put_headlines(const struct ts_state *s, struct pl_scene *scene) {
    for (int side = 0; side < TS_SIDES; side++) {
        struct pl_spot spot = {(side == TS_US ? -1 : 1) * (TICKET + 4) / 2, 8, TICKET};
        int card = s->headline[side];
        if (!s->headlined[side] || (card && pl_set_has(&s->table, card)))
            continue;
        if (!card) {
            struct pl_piece hidden =
                ts_side_piece(s, P_HEADLINE + side, Z_HEADLINES, "ticket", side, spot, SAY(S_HEADLINE_HIDDEN, side));
            hidden.label = SAY(S_HEADLINE_HIDDEN, side);
            pl_piece(scene, hidden);
            continue;
        }
        struct pl_piece piece = ticket(s, card, Z_HEADLINES, spot);
        piece.title = SAY(S_HEADLINE_OF, side, card);
        pl_piece(scene, piece);
    }
}

/* TS-10.1: on the left while the US has it, on the right while the USSR does. */
static void put_china(const struct ts_state *s, struct pl_scene *scene) {
    struct pl_spot spot = {0, 0, 58};
    struct pl_piece piece = open_card(s, TS_CHINA, Z_CHINA, spot);
    piece.seat = (int8_t)ts_seat(s, s->china);
    piece.title = s->china_up ? SAY(S_CHINA_UP, s->china) : SAY(S_CHINA_DOWN, s->china);
    if (!s->china_up) {
        piece.look = "back";
        piece.count = -1;
        piece.face = 0;
    }
    piece.label = s->china_up ? piece.label : SAY(S_MARK, piece.seat);
    pl_piece(scene, piece);
}

static int hidden_aside(const struct ts_state *s) {
    int hidden = ts_cards_aside(s) - pl_set_count(&s->aside);
    return hidden < 0 ? 0 : hidden;
}

/* A view has whatever its viewer has not seen in `draw`, wherever it lies. */
int ts_cards_left(const struct ts_state *s) {
    int left = pl_set_count(&s->draw) - hidden_aside(s);
    for (int side = 0; side < TS_SIDES; side++)
        left -= s->held[side] + secret_headline(s, side) - pl_set_count(&s->hand[side]);
    return left < 0 ? 0 : left;
}

/* It is read when its pile is opened. */
static struct pl_piece laid_card(const struct ts_state *s, int card, int zone, struct pl_spot spot) {
    struct pl_piece piece = open_card(s, card, zone, spot);
    piece.look = "laid";
    return piece;
}

/* The card listed last lies on top: the cards that came last, of which `latest` has the very last first, or 0. */
static void put_pile(const struct ts_state *s, struct pl_scene *scene, struct pl_set cards, int zone,
                     const uint8_t *latest, int count) {
    const struct pl_spot spot = {0, 9, CARD_W};
    for (int i = 0; i < count; i++)
        pl_set_drop(&cards, latest[i]);
    PL_EACH(card, cards) {
        pl_piece(scene, laid_card(s, card, zone, spot));
    }
    for (int i = count - 1; i >= 0; i--)
        if (latest[i])
            pl_piece(scene, laid_card(s, latest[i], zone, spot));
}

static void put_piles(const struct ts_state *s, struct pl_scene *scene) {
    const struct pl_spot spot = {0, 9, CARD_W};
    int left = ts_cards_left(s);
    if (left) {
        struct pl_piece draw = closed_card(s, P_DRAW, Z_DRAW, TS_NEUTRAL, spot, SAY(S_CARDS_LEFT, left));
        draw.count = (int16_t)left;
        pl_piece(scene, draw);
    }
    put_pile(s, scene, s->discard, Z_DISCARD, s->latest, TS_LATEST);
    put_pile(s, scene, s->removed, Z_REMOVED, &s->departed, 1);
    put_set(s, scene, s->aside, Z_ASIDE, CORNER_W);
    int hidden = hidden_aside(s);
    for (int i = 0; i < hidden; i++)
        pl_piece(scene, closed_card(s, P_SET_ASIDE + i, Z_ASIDE, TS_NEUTRAL, spread(i, hidden, CORNER_W),
                                    SAY(S_ASIDE_HIDDEN)));
}

bool ts_card_shown(const struct ts_state *s, int card) {
    struct pl_set shown = pl_set_or(pl_set_or(s->hand[TS_SU], s->hand[TS_US]), pl_set_or(s->discard, s->removed));
    shown = pl_set_or(shown, pl_set_or(s->table, s->aside));
    return pl_set_has(&shown, card) || (card == TS_CHINA && s->china_up) || card == s->headline[TS_SU] ||
           card == s->headline[TS_US];
}

/* ---- Lasting effects -------------------------------------------------------------------------------------------- */

/* Whom an effect helps; neither side: TS_NEUTRAL. */
static int effect_side(int effect) {
    switch (effect) {
    case TS_FX_CONTAINMENT:
    case TS_FX_SCARE_SU:
    case TS_FX_MISSILES_SU:
    case TS_FX_SUBS:
    case TS_FX_SQUADS_US:
    case TS_FX_NORTH_SEA_ROUND:
    case TS_FX_BEAR_TRAP:
    case TS_FX_NORAD:
    case TS_FX_FORMOSAN:
    case TS_FX_SHUTTLE:
    case TS_FX_ENVY_SU:
    case TS_FX_NATO_READY:
    case TS_FX_NATO:
    case TS_FX_US_JAPAN:
    case TS_FX_CAMP_DAVID:
    case TS_FX_JOHN_PAUL:
    case TS_FX_IRON_LADY:
    case TS_FX_NORTH_SEA:
    case TS_FX_TEAR_DOWN:
    case TS_FX_EVIL_EMPIRE:
    case TS_FX_AWACS:
        return TS_US;
    case TS_FX_SALT:
        return TS_NEUTRAL;
    default:
        return TS_SU;
    }
}

/* In two columns, downwards; if there are many the rows come closer. */
static struct pl_spot effect_spot(int i, int count) {
    enum { HIGH = 90, ROWS = 6 };
    int rows = count > 2 * ROWS ? (count + 1) / 2 : ROWS;
    return (struct pl_spot){(i / rows ? 1 : -1) * (TICKET + 4) / 2, -31 + HIGH / rows * (i % rows), TICKET};
}

/* Some names are too long for their place. */
static struct pl_said effect_label(int effect) {
    switch (effect) {
    case TS_FX_SQUADS_SU:
        return SAY(S_SHORT_SQUADS, TS_SU);
    case TS_FX_SQUADS_US:
        return SAY(S_SHORT_SQUADS, TS_US);
    case TS_FX_US_JAPAN:
        return SAY(S_SHORT_US_JAPAN);
    default:
        return SAY(S_EFFECT, effect);
    }
}

static void put_effects(const struct ts_state *s, struct pl_scene *scene) {
    int i = 0, count = pl_set_count(&s->effects) + (s->chernobyl != 0);
    PL_EACH(effect, s->effects) {
        int side = effect_side(effect);
        struct pl_piece piece =
            pl_piece_at(P_EFFECT + effect, Z_EFFECTS, effect < TS_LASTING ? "passing" : "lasting",
                        side == TS_NEUTRAL ? PL_NOBODY : ts_seat(s, side), effect_spot(i++, count),
                        effect < TS_LASTING ? SAY(S_EFFECT_TURN, effect) : SAY(S_EFFECT_LASTS, effect));
        piece.label = effect_label(effect);
        piece.text = SAY(S_EFFECT_TEXT, effect);
        pl_piece(scene, piece);
    }
    if (s->chernobyl) {
        struct pl_piece piece = pl_piece_at(P_CHERNOBYL, Z_EFFECTS, "passing", ts_seat(s, TS_US), effect_spot(i, count),
                                            SAY(S_CHERNOBYL_TITLE, s->chernobyl - 1));
        piece.label = SAY(S_CHERNOBYL, s->chernobyl - 1);
        piece.text = SAY(S_CHERNOBYL_TEXT);
        pl_piece(scene, piece);
    }
}

void ts_card_pieces(const struct ts_state *s, int viewer, struct pl_scene *scene) {
    put_piles(s, scene);
    put_china(s, scene);
    put_headlines(s, scene);
    put_in_play(s, scene);
    put_effects(s, scene);
    for (int side = 0; side < TS_SIDES; side++)
        put_hand(s, scene, viewer, side);
}
