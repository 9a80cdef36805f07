/* The scene (core/scene.h): the city as twelve areas astride the river, and on a second sheet a panel with the players'
 * prospects and the piles. Here are the places and what is printed on cards; scene_pieces.c says what lies where,
 * scene_moves.c what moves are about, art.c and art_city.c have the pictures. */
#include "games/ankh/scene.h"

/* ---- The city --------------------------------------------------------------------------------------------------- */

#define CORNER(X, Y) X, Y,
#define OUTLINE(N) static const int16_t outline_##N[] = {AM_MAP_##N(CORNER)};
OUTLINE(1)
OUTLINE(2)
OUTLINE(3)
OUTLINE(4)
OUTLINE(5)
OUTLINE(6)
OUTLINE(7)
OUTLINE(8)
OUTLINE(9)
OUTLINE(10)
OUTLINE(11)
OUTLINE(12)

#define AREA(N)                                                                                                        \
    { "quarter-" #N, outline_##N, sizeof outline_##N / sizeof outline_##N[0] / 2, AM_AT_##N(CORNER) }
static const struct {
    const char *look;
    const int16_t *points;
    int count;
    int16_t x, y;
} areas[AM_AREAS] = {AREA(1), AREA(2), AREA(3), AREA(4),  AREA(5),  AREA(6),
                     AREA(7), AREA(8), AREA(9), AREA(10), AREA(11), AREA(12)};

static void put_area(const struct am_state *s, struct pl_scene *scene, int area) {
    pl_zone(scene, (struct pl_zone){.id = (uint16_t)(ZONE_AREA + area),
                                    .shape = PL_POLYGON,
                                    .seat = PL_NOBODY,
                                    .look = areas[area].look,
                                    .x = areas[area].x,
                                    .y = areas[area].y,
                                    .w = AM_QUARTER,
                                    .h = AM_QUARTER,
                                    .points = areas[area].points,
                                    .point_count = areas[area].count,
                                    .label = SAY(S_AREA_NAME, area),
                                    .title = SAY(S_AREA, area, area + 1),
                                    .text = SAY(S_AREA_TEXT, area, am_cost(s, area))});
}

static void put_city(const struct am_state *s, struct pl_scene *scene) {
    pl_zone(scene, (struct pl_zone){.id = ZONE_CITY,
                                    .shape = PL_RECT,
                                    .seat = PL_NOBODY,
                                    .look = "city",
                                    .x = AM_MAP_W / 2,
                                    .y = AM_MAP_H / 2,
                                    .w = AM_MAP_W,
                                    .h = AM_MAP_H,
                                    .title = SAY(S_CITY)});
    for (int area = 0; area < AM_AREAS; area++)
        if (area != AM_ISLE_OF_GODS)
            put_area(s, scene, area);
    put_area(s, scene, AM_ISLE_OF_GODS); /* its bridges lie above both banks */
}

/* ---- The panel -------------------------------------------------------------------------------------------------- */

static struct pl_zone rectangle(int id, const char *look, int left, int top, int w, int h, struct pl_said name) {
    return (struct pl_zone){.id = (uint16_t)id,
                            .shape = PL_RECT,
                            .seat = PL_NOBODY,
                            .look = look,
                            .x = (int16_t)(left + w / 2),
                            .y = (int16_t)(top + h / 2),
                            .w = (int16_t)w,
                            .h = (int16_t)h,
                            .letters = LETTERS,
                            .title = name};
}

/* A row for each personality, a column for each player. */
static void put_prospects(const struct am_state *s, struct pl_scene *scene) {
    int row = 0, width = COLUMNS_W / s->players;
    for (int person = 0; person < AM_PERSONS; person++) {
        if (!am_in_game(s, person))
            continue;
        struct pl_zone zone = rectangle(ZONE_PERSON + person, "person", ICON_W, HEAD_H + row++ * ROW_H, NAME_W - 6,
                                        ROW_H - 4, SAY(S_PERSON, person));
        zone.label = SAY(S_PERSON_NAME, person);
        zone.text = person == AM_SELACHII || person == AM_RUST || person == AM_DE_WORDE ? SAY(S_CONTROL_MEANS)
                                                                                        : SAY(S_GOAL, person);
        pl_zone(scene, zone);
    }
    for (int seat = 0; seat < s->players; seat++) {
        struct pl_zone zone = rectangle(ZONE_PLAYER + seat, "player", COLUMNS_X + seat * width, 0, width - 4,
                                        HEAD_H + row * ROW_H - 4, SAY(S_SEAT, seat));
        zone.seat = (int8_t)seat;
        pl_zone(scene, zone);
    }
}

static void put_piles(struct pl_scene *scene) {
    enum {
        TOP = HEAD_H + AM_PERSONS * ROW_H + 2,
        CARD_W = 144,
        LEFT = CARD_W + 4,
        PILE_W = 69,
        PILE_H = 112,
        LOW = TOP + PILE_H + 4,
        EVENT_W = 96
    };
    const struct {
        int id, x, y, w, h;
        enum pl_shape shape;
        const char *look;
        struct pl_said name;
    } piles[] = {
        {ZONE_BANK, 0, 0, 76, HEAD_H - 6, PL_RECT, "vault", SAY(S_BANK)},
        {ZONE_DIE, 79, 0, 74, HEAD_H - 6, PL_RECT, "die-tray", SAY(S_DIE)},
        {ZONE_IN_PLAY, 0, TOP, CARD_W, PANEL_H - TOP, PL_RECT, "in-play", SAY(S_IN_PLAY)},
        {ZONE_DRAW, LEFT, TOP, PILE_W, PILE_H, PL_RECT, "draw-pile", SAY(S_DRAW_PILE)},
        {ZONE_DISCARD, LEFT + PILE_W + 4, TOP, PILE_W, PILE_H, PL_PILE, "discard-pile", SAY(S_DISCARD_PILE)},
        {ZONE_EVENT, LEFT, LOW, EVENT_W, PANEL_H - LOW, PL_RECT, "event-place", SAY(S_EVENT_PLACE)},
        /* Upper right: on a small screen buttons of the page cover the lower right corner of the board. */
        {ZONE_PAST_EVENTS, LEFT + EVENT_W + 3, LOW, 2 * PILE_W + 1 - EVENT_W, 76, PL_PILE, "event-pile",
         SAY(S_PAST_EVENTS)},
    };
    for (size_t i = 0; i < sizeof piles / sizeof piles[0]; i++) {
        struct pl_zone zone =
            rectangle(piles[i].id, piles[i].look, piles[i].x, piles[i].y, piles[i].w, piles[i].h, piles[i].name);
        zone.shape = piles[i].shape;
        zone.label = piles[i].id == ZONE_PAST_EVENTS ? SAY(S_PAST) : piles[i].name; /* it is narrow */
        pl_zone(scene, zone);
    }
}

/* ---- What is printed on cards ----------------------------------------------------------------------------------- */

static void put_card_face(const struct am_state *s, struct pl_scene *scene, int card) {
    const struct am_card *printed = &am_cards[card];
    struct pl_face face = {.id = (uint16_t)(FACE_CARD + card),
                           .look = "card",
                           .count = -1,
                           .label = SAY(S_CARD_NAME, card),
                           .title = printed->text ? SAY(S_CARD, card) : SAY(S_CARD_NAME, card),
                           .text = printed->text ? SAY(S_CARD_TEXT, card) : SAY(S_CARD_SYMBOLS, card)};
    for (int i = 0; i < AM_SYMBOLS && am_symbol(card, i); i++)
        face.badge[i] = am_symbol_look(s, card, i);
    pl_face(scene, face);
}

static void put_faces(const struct am_state *s, struct pl_scene *scene) {
    for (int card = 0; card < AM_CARDS; card++)
        put_card_face(s, scene, card);
    for (int event = 0; event < AM_EVENTS; event++)
        pl_face(scene, (struct pl_face){.id = (uint16_t)(FACE_EVENT + event),
                                        .look = "card",
                                        .count = -1,
                                        .badge = {"event"},
                                        .label = SAY(S_EVENT_NAME, event),
                                        .title = SAY(S_EVENT, event),
                                        .text = SAY(S_EVENT_TEXT, event)});
    for (int person = 0; person < AM_PERSONS; person++)
        pl_face(scene, (struct pl_face){.id = (uint16_t)(FACE_PERSON + person),
                                        .look = "card",
                                        .count = -1,
                                        .badge = {"mask"},
                                        .label = SAY(S_PERSON_NAME, person),
                                        .title = SAY(S_PERSON, person),
                                        .text = SAY(S_WINS, person)});
}

void am_zones(const void *state, struct pl_scene *scene) {
    const struct am_state *s = state;
    pl_sheet(scene, (struct pl_sheet){.width = AM_MAP_W,
                                      .height = AM_MAP_H,
                                      .letters = CITY_LETTERS,
                                      .target = CITY_TARGET,
                                      .seat = PL_NOBODY,
                                      .title = SAY(S_CITY_SHEET)});
    put_city(s, scene);
    pl_sheet(scene, (struct pl_sheet){.width = PANEL_W,
                                      .height = PANEL_H,
                                      .letters = LETTERS,
                                      .target = PANEL_TARGET,
                                      .seat = PL_NOBODY,
                                      .title = SAY(S_PANEL_SHEET)});
    put_prospects(s, scene);
    put_piles(scene);
    for (int seat = 0; seat < s->players; seat++)
        pl_zone(scene, (struct pl_zone){.id = (uint16_t)(ZONE_HAND + seat),
                                        .shape = PL_HAND,
                                        .seat = (int8_t)seat,
                                        .look = "hand",
                                        .title = SAY(S_HAND, seat)});
    put_faces(s, scene);
}
