/* The scene: the table as things to draw (core/scene.h), and what a move is about. scene.h names the parts. */
#include "games/twilight/scene.h"
#include "games/twilight/decide.h"
#include "games/twilight/events.h"

/* ---- Helpers ---------------------------------------------------------------------------------------------------- */

struct pl_zone ts_zone(int id, const char *look, struct pl_said label, struct pl_said title) {
    return (struct pl_zone){.id = (uint16_t)id,
                            .shape = PL_RECT,
                            .seat = PL_NOBODY,
                            .look = look,
                            .letters = 13,
                            .label = label,
                            .title = title};
}

void ts_put_zone(struct pl_scene *scene, struct pl_zone zone, int x, int y, int w, int h) {
    zone.x = (int16_t)x;
    zone.y = (int16_t)y;
    zone.w = (int16_t)w;
    zone.h = (int16_t)h;
    pl_zone(scene, zone);
}

struct pl_piece ts_side_piece(const struct ts_state *s, int id, int zone, const char *look, int side,
                              struct pl_spot spot, struct pl_said title) {
    return pl_piece_at(id, zone, look, ts_seat(s, side), spot, title);
}

/* ---- The table -------------------------------------------------------------------------------------------------- */

void ts_zones(const void *state, struct pl_scene *scene) {
    pl_sheet(scene, (struct pl_sheet){.width = TS_MAP_W,
                                      .height = TS_MAP_H,
                                      .letters = TS_LETTERS,
                                      .target = TS_TARGET,
                                      .seat = PL_NOBODY,
                                      .title = SAY(S_MAP)});
    ts_map_zones(scene);
    ts_card_zones(state, scene);
    pl_sheet(scene, (struct pl_sheet){.width = TS_TRACKS_W,
                                      .height = TS_TRACKS_H,
                                      .letters = TS_LETTERS,
                                      .target = TS_BOX,
                                      .seat = PL_NOBODY,
                                      .title = SAY(S_TRACKS)});
    ts_table_zones(state, scene);
    ts_effect_zones(scene);
}

static void put_stats(const struct ts_state *s, struct pl_scene *scene) {
    pl_stat(scene, PL_NOBODY, SAY(S_STAT_TURN), s->turn);
    if (s->round)
        pl_stat(scene, PL_NOBODY, SAY(S_STAT_ROUND), s->round);
    pl_stat(scene, PL_NOBODY, SAY(S_STAT_DEFCON), s->defcon);
    for (int seat = 0; seat < TS_SIDES; seat++) {
        int side = ts_side(s, seat);
        struct pl_set lands = pl_set_and(s->control[side], ts_everywhere), battle = pl_set_and(lands, ts_battle);
        pl_stat(scene, seat, SAY(S_STAT_VP), ts_lead(s, side) > 0 ? ts_lead(s, side) : 0);
        pl_stat(scene, seat, SAY(S_STAT_HAND), s->held[side]);
        pl_stat(scene, seat, SAY(S_STAT_MILOPS), s->milops[side]);
        pl_stat(scene, seat, SAY(S_STAT_SPACE), s->space[side]);
        pl_stat(scene, seat, SAY(S_STAT_COUNTRIES), pl_set_count(&lands));
        pl_stat(scene, seat, SAY(S_STAT_BATTLEGROUNDS), pl_set_count(&battle));
    }
}

void ts_pieces(const void *view, int viewer, struct pl_scene *scene) {
    const struct ts_state *s = view;
    ts_map_pieces(s, scene);
    ts_table_pieces(s, scene);
    ts_card_pieces(s, viewer, scene);
    put_stats(s, scene);
}

/* ---- What a move is about --------------------------------------------------------------------------------------- */

int ts_touch_region(int region, pl_touch *out) { /* a part of a region lies above it */
    int n = 0;
    out[n++] = (pl_touch)(Z_REGION + region);
    if (region == TS_EUROPE)
        out[n++] = Z_EASTERN;
    if (region == TS_ASIA)
        out[n++] = Z_SOUTHEAST;
    return n;
}

int ts_touch_defcon(int level, pl_touch *out) {
    out[0] = (pl_touch)(Z_DEFCON + (level < 1 ? 1 : level > 5 ? 5 : level));
    return 1;
}

/* A roll about a country. */
int ts_touch_roll(const struct ts_state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    (void)s, (void)move;
    out[0] = (pl_touch)f->v[0];
    out[1] = Z_DICE;
    return 2;
}

/* What a kind of move is about, unless the decision says more (decide.h); a branch of an event is a button. */
int ts_touches(const void *state, pl_move move, pl_touch *out) {
    const struct ts_state *s = state;
    const struct pl_frame *top = pl_peek(&s->frames);
    const struct pl_decision *row = pl_decision(&ts_decisions, top);
    int a = pl_a(move), n = 0;
    if (row->touches && pl_decision_is_about(row, move))
        return row->touches(s, top, move, out);
    pl_touch card = (pl_touch)(a | PL_TOUCH_PIECE);
    switch (pl_kind(move)) {
    case TS_M_DRAW:
        out[n++] = Z_DRAW;
        break;
    case TS_M_RANDOM:
        out[n++] = (pl_touch)(Z_HAND + ts_seat(s, top->v[1]));
        break;
    case TS_M_DIE:
    case TS_M_DICE:
        out[n++] = Z_DICE;
        break;
    case TS_M_PLAY:
        out[n++] = card;
        if (pl_b(move) == TS_BY_SPACE && top->seat != PL_CHANCE) /* a wish while dice roll goes nowhere */
            out[n++] = (pl_touch)(Z_SPACE + s->space[top->seat] + 1);
        break;
    case TS_M_UN:
        out[n++] = card;
        out[n++] = TS_UN_INTERVENTION | PL_TOUCH_PIECE;
        break;
    case TS_M_HEADLINE:
    case TS_M_DISCARD:
    case TS_M_TAKE:
    case TS_M_GIVE:
        if (a != TS_NO_CARD)
            out[n++] = card;
        break;
    case TS_M_CANCEL:
    case TS_M_INFLUENCE:
    case TS_M_COUP:
    case TS_M_REALIGN:
    case TS_M_PICK:
        out[n++] = (pl_touch)a;
        break;
    default: /* choose, pass, return, stop: buttons */
        break;
    }
    return n;
}

/* ---- Where named things are ------------------------------------------------------------------------------------- */

struct kind_of_thing {
    const char *type;
    int32_t first, last; /* values that have a place */
    int id;              /* of the first one */
};

bool ts_find_thing(const void *view, const char *type, int32_t value, pl_touch *out) {
    static const struct kind_of_thing places[] = {{"country", 0, TS_NODES - 1, 0},
                                                  {"in", 0, TS_NODES - 1, 0},
                                                  {"the", 0, TS_NODES - 1, 0},
                                                  {"region", 0, TS_REGIONS, Z_REGION},
                                                  {"in_region", 0, TS_REGIONS, Z_REGION},
                                                  {"box", 0, 8, Z_SPACE}};
    const struct ts_state *s = view;
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        const struct kind_of_thing *kind = &places[i];
        if (strcmp(type, kind->type) == 0 && value >= kind->first && value <= kind->last) {
            *out = (pl_touch)(kind->id + value - kind->first);
            return true;
        }
    }
    if (strcmp(type, "card") == 0 && value > TS_NO_CARD && value < TS_CARDS && ts_card_shown(s, value)) {
        *out = (pl_touch)(value | (int32_t)PL_TOUCH_PIECE);
        return true;
    }
    if (strcmp(type, "effect") == 0 && value >= 0 && value < TS_EFFECTS && ts_on(s, (enum ts_effect)value)) {
        *out = (pl_touch)((P_EFFECT + value) | (int32_t)PL_TOUCH_PIECE);
        return true;
    }
    return false;
}
