/* The market, hands, decks and piles of action cards. Whatever a view does not know is not here: backs are counted, not
 * named. */
#include "games/worldorder/scene.h"

enum { MARKET_CARD = 166, PILE_CARD = 58 };

static struct pl_piece card_piece(int card, int zone, struct pl_spot spot) {
    struct pl_piece piece = pl_piece_at(P_CARD + card, zone, NULL, PL_NOBODY, spot, PL_NOTHING);
    piece.face = (uint16_t)(FACE_CARD + wo_face_of[card]);
    return piece;
}

static void put_pile(struct pl_scene *scene, struct pl_set cards, int zone) {
    PL_EACH(card, cards) {
        pl_piece(scene, card_piece(card, zone, (struct pl_spot){0, 9, PILE_CARD}));
    }
}

static void put_back(struct pl_scene *scene, int id, int zone, int seat, int cards, struct pl_said title) {
    struct pl_piece piece = pl_piece_at(id, zone, "back", seat, (struct pl_spot){0, 9, PILE_CARD}, title);
    piece.count = (int16_t)cards;
    if (cards)
        pl_piece(scene, piece);
}

/* ---- Market ------------------------------------------------------------------------------------------------------ */

static void put_market(const struct wo_state *s, struct pl_scene *scene) {
    for (int slot = 0; slot < WO_ROW; slot++)
        if (s->row[slot])
            pl_piece(scene, card_piece(s->row[slot] - 1, Z_SLOT + slot, (struct pl_spot){0, 0, MARKET_CARD}));
    put_back(scene, P_MARKET_BACK, Z_MARKET_DECK, PL_NOBODY, pl_set_count(&s->market),
             SAY(S_MARKET_LEFT, pl_set_count(&s->market)));
    put_pile(scene, s->market_out, Z_MARKET_OUT);
    int power = wo_decider(s);
    if (!wo_shows_ready(s))
        return;
    pl_piece(scene, wo_text(P_POINTS, Z_POINTS, "b20", 0, 8, SAY(S_NUMBER, s->power[power].points),
                            SAY(S_HAS_POINTS, power, s->power[power].points)));
    pl_piece(scene, wo_text(P_POINTS_OF, Z_POINTS, "t12", 0, 38, SAY(S_SHORT, power),
                            SAY(S_HAS_POINTS, power, s->power[power].points)));
    int i = 0;
    pl_piece(scene,
             wo_text(P_READY_HEAD, Z_MARKET, "heading", -467, -7, SAY(S_READY_HEAD, power), SAY(S_READY_HEAD, power)));
    PL_EACH(country, wo_ready_row(s)) {
        struct pl_piece piece = pl_piece_at(P_READY + country, Z_READY + i++ % READY, NULL, PL_NOBODY,
                                            (struct pl_spot){0, 0, CHIP_W}, PL_NOTHING);
        piece.face = (uint16_t)(FACE_COUNTRY + country);
        pl_piece(scene, piece);
        pl_piece(scene, wo_text(P_WORTH + country, piece.zone, "b20", 0, 8, SAY(S_PLUS, wo_countries[country].value),
                                SAY(S_WORTH, country, wo_countries[country].value)));
    }
}

/* ---- Hands and piles --------------------------------------------------------------------------------------------- */

/* In a view `hand` has the cards that the viewer knows of. */
static void put_hand(const struct wo_state *s, struct pl_scene *scene, int power, bool own) {
    const struct wo_power *p = &s->power[power];
    int seat = wo_seat(s, power);
    if (own)
        PL_EACH(card, p->hand) {
            pl_piece(scene, card_piece(card, Z_HAND + seat, (struct pl_spot){0}));
        }
    else
        put_back(scene, P_BACK + seat, Z_HAND + seat, seat, p->hand_n, SAY(S_HAND_HIDDEN, power, p->hand_n));
}

static void put_piles(const struct wo_state *s, struct pl_scene *scene, int power, bool own) {
    const struct wo_power *p = &s->power[power];
    put_pile(scene, p->played, wo_on_board(power, ON_PLAYED));
    put_pile(scene, p->discard, wo_on_board(power, ON_DISCARD));
    if (own)
        put_pile(scene, p->down, wo_on_board(power, ON_DOWN));
    else
        put_back(scene, wo_thing(power, THE_DOWN), wo_on_board(power, ON_DOWN), PL_NOBODY, p->down_n,
                 SAY(S_DOWN_HIDDEN, power, p->down_n));
    put_back(scene, wo_thing(power, THE_DECK), wo_on_board(power, ON_DECK), PL_NOBODY, p->deck_n,
             p->top_n ? SAY(S_DECK_TOP, p->deck_n, wo_face_of[p->top[p->top_n - 1]]) : SAY(S_DECK_LEFT, p->deck_n));
}

/* ---- Numbers beside the table ------------------------------------------------------------------------------------ */

static void put_stats(const struct wo_state *s, struct pl_scene *scene, int power) {
    const struct wo_power *p = &s->power[power];
    int seat = wo_scene_seat(s, power);
    if (seat < 0)
        return;
    if (wo_is_npc(s, power)) {
        pl_stat(scene, seat, SAY(S_STAT_ARMIES), wo_armies(s, power));
        return;
    }
    pl_stat(scene, seat, SAY(S_STAT_VP), p->vp);
    pl_stat(scene, seat, SAY(S_STAT_MONEY), p->money);
    if (wo_tourmente(s))
        pl_stat(scene, seat, SAY(S_STAT_SP), p->sp);
    pl_stat(scene, seat, SAY(S_STAT_CARDS), p->hand_n);
}

void wo_put_cards(const struct wo_state *s, int viewer, struct pl_scene *scene) {
    put_market(s, scene);
    for (int power = 0; power < WO_POWERS; power++) {
        int seat = wo_seat(s, power);
        bool own = viewer == PL_EVERYTHING || seat == viewer || wo_is_automa(s, power);
        put_stats(s, scene, power);
        if (seat < 0)
            continue;
        put_hand(s, scene, power, own);
        put_piles(s, scene, power, own);
    }
    pl_stat(scene, PL_NOBODY, SAY(S_STAT_ROUND), s->round);
}
