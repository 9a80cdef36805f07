/* The scene: the land as hexes, what lies on it, and what a move is about (core/scene.h). art.c has the pictures.
 *
 * Whatever lies on a cell has an id made of the cell's number, so that a page sees a stack grow and the wind move. */
#include "games/tempete/decide.h"

enum { HEX_W = 100, HEX_H = 86, COLUMN = 75 }; /* flat-topped: columns are three quarters of a hex apart */
enum { CORNER_W = 90, CORNER_H = 92, MARGIN = 6, LETTERS = 13 };

/* Zones: the cells by their number, then the four corners that a hexagonal land leaves free. */
enum { ZONE_DICE = PL_HEX_CELLS, ZONE_WITNESS, ZONE_BAG, ZONE_GONE };
enum {
    PIECE_WIND = 1,
    PIECE_BAG,
    PIECE_GONE,
    PIECE_WITNESS,
    PIECE_DIRECTION,
    PIECE_STRENGTH,
    PIECE_TILE = 1 * 128, /* + cell, as all that follow */
    PIECE_WORKS = 2 * 128,
    PIECE_STACK = 3 * 128,
    PIECE_MARKERS = 4 * 128,
    PIECE_CROWN = 5 * 128
};

static const char *const land_looks[] = {"land0", "land1", "land2", "land3", "land4", "land5"};
static const char *const sea_looks[] = {"sea0", "sea1", "sea2", "sea3", "sea4", "sea5"};
static const char *const building_looks[TD_GODS] = {
#define GOD(NAME, KEY, TITLE, OF, LETTER, HELP_EN, HELP_FR, LOOK, ...) [TD_##NAME] = LOOK,
#include "games/tempete/gods.def"
};

/* ---- Zones ------------------------------------------------------------------------------------------------------ */

static void corner(struct pl_scene *scene, int id, const char *look, int right, int bottom, struct pl_said name) {
    const struct pl_sheet *land = &scene->sheet[0];
    int x = -land->left - CORNER_W / 2 - MARGIN, y = -land->top - CORNER_H / 2 - MARGIN;
    pl_zone(scene, (struct pl_zone){.id = (uint16_t)id,
                                    .shape = PL_RECT,
                                    .seat = PL_NOBODY,
                                    .look = look,
                                    .x = (int16_t)(right ? x : -x),
                                    .y = (int16_t)(bottom ? y : -y),
                                    .w = CORNER_W,
                                    .h = CORNER_H,
                                    .letters = LETTERS,
                                    .label = name,
                                    .title = name});
}

void td_zones(const void *state, struct pl_scene *scene) {
    const struct td_state *s = state;
    int width = 2 * s->radius * COLUMN + HEX_W + 2 * MARGIN, height = (2 * s->radius + 1) * HEX_H + 2 * MARGIN;
    pl_sheet(scene, (struct pl_sheet){.left = (int16_t)(-width / 2),
                                      .top = (int16_t)(-height / 2),
                                      .width = (int16_t)width,
                                      .height = (int16_t)height,
                                      .letters = 12,
                                      .seat = PL_NOBODY,
                                      .title = SAY(S_LAND)});
    for (int cell = 0; cell < td_cells(s); cell++)
        pl_zone(scene, (struct pl_zone){.id = (uint16_t)cell,
                                        .shape = PL_HEX,
                                        .seat = PL_NOBODY,
                                        .look = cell == TD_ROSE ? "rose" : "cell",
                                        .x = (int16_t)(pl_hex[cell].q * COLUMN),
                                        .y = (int16_t)(pl_hex[cell].r * HEX_H + pl_hex[cell].q * HEX_H / 2),
                                        .w = HEX_W,
                                        .h = HEX_H,
                                        .letters = LETTERS,
                                        .label = cell == TD_ROSE ? PL_NOTHING : SAY(S_WHERE, cell),
                                        .title = cell == TD_ROSE ? SAY(S_ROSE, cell) : SAY(S_CELL, cell)});
    corner(scene, ZONE_DICE, "dice", 0, 0, SAY(S_DICE));
    corner(scene, ZONE_WITNESS, "witness", 1, 0, SAY(S_WITNESS));
    corner(scene, ZONE_BAG, "bag", 0, 1, SAY(S_BAG));
    corner(scene, ZONE_GONE, "gone", 1, 1, SAY(S_GONE));
}

/* ---- Pieces ----------------------------------------------------------------------------------------------------- */

/* What is somebody's bears the owner's mark. */
static struct pl_piece piece(int id, int zone, const char *look, int seat, struct pl_spot spot, struct pl_said title) {
    return pl_marked(pl_piece_at(id, zone, look, seat, spot, title), PL_PHRASE(S_MARK));
}

static void put_tile(struct pl_scene *scene, const struct td_state *s, int cell) {
    const struct td_tile *tile = &s->tile[cell];
    const char *look = (td_is_sea(tile) ? sea_looks : land_looks)[td_population(tile)];
    struct pl_piece p =
        piece(PIECE_TILE + cell, cell, look, PL_NOBODY, (struct pl_spot){0, 0, HEX_W}, SAY(S_TILE, tile->ground, cell));
    p.label = SAY(S_WHERE, cell);
    pl_piece(scene, p);
}

/* A building or sanctuary in the middle of its tile, or to the left to make room for worshippers. */
static void put_works(struct pl_scene *scene, const struct td_state *s, int cell) {
    const struct td_tile *tile = &s->tile[cell];
    int seat = tile->owner - 1, god = s->god[seat].god - 1;
    struct pl_spot spot = {tile->worshippers ? -19 : 0, 5, 46};
    if (td_works(tile) == TD_SANCTUARY) {
        spot.size = 50;
        pl_piece(scene, piece(PIECE_WORKS + cell, cell, "sanctuary", seat, spot, SAY(S_SANCTUARY, seat, cell)));
        if (s->god[seat].poised && !s->ending) /* TD-6.4 */
            pl_piece(scene, piece(PIECE_CROWN + cell, cell, "crown", seat, (struct pl_spot){spot.x, -27, 26},
                                  SAY(S_POISED, seat)));
        return;
    }
    pl_piece(scene, piece(PIECE_WORKS + cell, cell, building_looks[god], seat, spot, SAY(S_BUILDING, seat, god, cell)));
}

static void put_stack(struct pl_scene *scene, const struct td_state *s, int cell) {
    const struct td_tile *tile = &s->tile[cell];
    int seat = tile->owner - 1;
    struct pl_spot spot = td_works(tile) == TD_NONE ? (struct pl_spot){0, 4, 46} : (struct pl_spot){23, 5, 40};
    struct pl_piece p =
        piece(PIECE_STACK + cell, cell, "worshippers", seat, spot, SAY(S_STACK, seat, tile->worshippers, cell));
    p.count = tile->worshippers;
    pl_piece(scene, p);
}

static void put_markers(struct pl_scene *scene, const struct td_state *s, int cell) { /* TD-7.3 */
    const struct td_tile *tile = &s->tile[cell];
    struct pl_piece p =
        piece(PIECE_MARKERS + cell, cell, "marker", PL_NOBODY, (struct pl_spot){tile->worshippers ? -33 : -26, -13, 22},
              SAY(S_MARKERS, td_markers(tile), cell));
    p.count = (int16_t)td_markers(tile);
    pl_piece(scene, p);
}

/* The dice lie there as they fell until the next roll; while the wind blows they tell where to and how far it has to
 * go yet. */
static void put_dice(struct pl_scene *scene, const struct td_state *s) {
    const struct pl_frame *frame = s->frames.depth ? pl_peek(&s->frames) : NULL;
    bool blows = frame && frame->what == TD_F_BLOW;
    if (!blows && !s->face)
        return;
    int way_is = blows ? frame->v[0] : s->face - 1, force_is = blows ? frame->left : s->strength;
    struct pl_piece way = piece(PIECE_DIRECTION, ZONE_DICE, "die", PL_NOBODY, (struct pl_spot){-21, 8, 38},
                                blows ? SAY(S_BLOWS, way_is) : SAY(S_ROLLED, way_is));
    way.label = blows ? SAY(S_DIRECTION, way_is) : SAY(S_FACE, way_is);
    struct pl_piece force = piece(PIECE_STRENGTH, ZONE_DICE, "strength", PL_NOBODY, (struct pl_spot){21, 8, 38},
                                  blows ? SAY(S_STEPS, force_is) : SAY(S_STRENGTH, force_is));
    force.count = (int16_t)force_is;
    pl_piece(scene, way);
    pl_piece(scene, force);
}

static void put_corners(struct pl_scene *scene, const struct td_state *s) {
    const struct pl_spot middle = {0, 8, 64};
    int left = td_bag_left(s), gone = 0;
    for (int i = 0; i < TD_GROUNDS; i++)
        gone += s->gone[i];
    struct pl_piece bag = piece(PIECE_BAG, ZONE_BAG, "sack", PL_NOBODY, middle, SAY(S_TILES_LEFT, left));
    bag.count = (int16_t)left;
    pl_piece(scene, bag);
    struct pl_piece pile = piece(PIECE_GONE, ZONE_GONE, "pile", PL_NOBODY, middle, SAY(S_TILES_GONE, gone));
    pile.count = (int16_t)gone;
    pl_piece(scene, pile);
    if (s->witness && !s->ending) { /* TD-6.1 */
        int seat = s->witness - 1;
        pl_piece(scene, piece(PIECE_WITNESS, ZONE_WITNESS, "eye", seat, middle, SAY(S_IS_WITNESS, seat)));
    }
    put_dice(scene, s);
}

static void put_stats(struct pl_scene *scene, const struct td_state *s) {
    pl_stat(scene, PL_NOBODY, SAY(S_TURN), s->turn);
    for (int seat = 0; seat < s->players; seat++) {
        const struct td_seat *god = &s->god[seat];
        pl_stat(scene, seat, SAY(S_COMMUNITY), god->community);
        pl_stat(scene, seat, SAY(S_LIMBO), god->limbo);
        pl_stat(scene, seat, SAY(S_BUILDINGS_LEFT), god->buildings);
        pl_stat(scene, seat, SAY(S_SANCTUARY_LEFT), god->sanctuary);
        pl_stat(scene, seat, SAY(S_BELIEF), td_belief(s, seat, s->tiles));
        pl_stat(scene, seat, SAY(S_AROUND), td_belief(s, seat, pl_hex_around[s->wind]));
    }
}

/* Layer by layer: whatever is put later lies on top. */
void td_pieces(const void *view, int viewer, struct pl_scene *scene) {
    (void)viewer; /* nothing is hidden */
    const struct td_state *s = view;
    PL_EACH(cell, s->tiles) {
        put_tile(scene, s, cell);
    }
    PL_EACH(cell, s->works) {
        put_works(scene, s, cell);
        if (td_markers(&s->tile[cell]))
            put_markers(scene, s, cell);
    }
    PL_EACH(cell, s->tiles) {
        if (s->tile[cell].worshippers)
            put_stack(scene, s, cell);
    }
    pl_piece(scene, piece(PIECE_WIND, s->wind, "wind", PL_NOBODY, (struct pl_spot){0, 2, 66}, SAY(S_WIND, s->wind)));
    put_corners(scene, s);
    put_stats(scene, s);
}

/* ---- What a move is about --------------------------------------------------------------------------------------- */

int td_touches(const void *state, pl_move move, pl_touch *out) {
    const struct td_state *s = state;
    const struct pl_frame *frame = pl_peek(&s->frames);
    int n = 0, a = pl_a(move), next;
    switch (pl_kind(move)) {
    case TD_M_GOD:
    case TD_M_DONE:
    case TD_M_END:
        break;
    case TD_M_DIE:
    case TD_M_ROLL:
        out[n++] = ZONE_DICE;
        break;
    case TD_M_DRAW:
        next = frame->what == TD_F_EXPLORE ? frame->v[0] : td_next(s, s->wind, frame->v[0]);
        if (next != PL_HEX_NONE)
            out[n++] = (pl_touch)next;
        out[n++] = ZONE_BAG;
        break;
    case TD_M_WIND: /* off the land there is only the wind itself to point at */
        next = td_next(s, s->wind, a);
        if (next != PL_HEX_NONE)
            out[n++] = (pl_touch)next;
        out[n++] = PIECE_WIND | PL_TOUCH_PIECE;
        break;
    case TD_M_EXPLORE:
        out[n++] = (pl_touch)a;
        out[n++] = pl_b(move);
        break;
    case TD_M_SETTLE:
    case TD_M_LEAVE:
        out[n++] = (pl_touch)frame->v[0];
        break;
    default:
        out[n++] = (pl_touch)a;
        if (td_power(pl_kind(move)) && td_power(pl_kind(move))->worshipper)
            out[n++] = (pl_touch)((PIECE_STACK + a) | PL_TOUCH_PIECE);
        break;
    }
    return n;
}

/* Phrases name cells; whatever else they name has no one place. */
bool td_find_thing(const void *view, const char *type, int32_t value, pl_touch *out) {
    const struct td_state *s = view;
    if (strcmp(type, "cell") != 0 || value < 0 || value >= td_cells(s))
        return false;
    *out = (pl_touch)value;
    return true;
}
