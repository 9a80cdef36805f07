/* The map: regions, links between countries, a box for each country with the influence in it, and who controls it. */
#include "games/twilight/outlines.h"
#include "games/twilight/scene.h"

enum { TO_USA_Y = 122 };
enum { BOX_W = 78, BOX_H = 36, POWER_W = 100, POWER_H = 44, MARKER = 26, EMBLEM = 18 };

struct place {
    int16_t x, y;
};
static const struct place places[TS_NODES] = {
#define PLACE(NAME, X, Y) [TS_##NAME] = {X, Y},
#include "games/twilight/places.def"
#undef PLACE
};

/* ---- Regions ---------------------------------------------------------------------------------------------------- */

#define POINT(X, Y) X, Y,
#define OUTLINE(REGION)                                                                                                \
    { TS_OUTLINE_##REGION(POINT) }
static const int16_t europe[] = OUTLINE(EUROPE), eastern[] = OUTLINE(EAST_EUROPE), asia[] = OUTLINE(ASIA);
static const int16_t southeast[] = OUTLINE(SOUTHEAST_ASIA), middle_east[] = OUTLINE(MIDDLE_EAST);
static const int16_t africa[] = OUTLINE(AFRICA), central[] = OUTLINE(CENTRAL_AMERICA), south[] = OUTLINE(SOUTH_AMERICA);

struct region {
    const char *look;
    const int16_t *points;
    size_t size; /* of the points, in bytes */
    struct place middle;
    struct place tally; /* where the region's marker lies */
    enum ts_phrase_name name;
};
#define PAIR(X, Y)                                                                                                     \
    { X, Y }
#define MIDDLE(REGION) TS_MIDDLE_##REGION(PAIR)
#define SHAPE(POINTS) .points = (POINTS), .size = sizeof(POINTS)
enum { EASTERN = TS_REGIONS + 1, SHAPES };
static const struct region regions[SHAPES] = {
    [TS_EUROPE] = {"europe", SHAPE(europe), MIDDLE(EUROPE), {373, 79}, TS_S_EUROPE},
    [TS_ASIA] = {"asia", SHAPE(asia), MIDDLE(ASIA), {950, 271}, TS_S_ASIA},
    [TS_MIDDLE_EAST] = {"middle-east", SHAPE(middle_east), MIDDLE(MIDDLE_EAST), {802, 431}, TS_S_MIDDLE_EAST},
    [TS_AFRICA] = {"africa", SHAPE(africa), MIDDLE(AFRICA), {416, 410}, TS_S_AFRICA},
    [TS_CENTRAL_AMERICA] =
        {"central-america", SHAPE(central), MIDDLE(CENTRAL_AMERICA), {78, 325}, TS_S_CENTRAL_AMERICA},
    [TS_SOUTH_AMERICA] = {"south-america", SHAPE(south), MIDDLE(SOUTH_AMERICA), {107, 578}, TS_S_SOUTH_AMERICA},
    [TS_REGIONS] = {"southeast-asia", SHAPE(southeast), MIDDLE(SOUTHEAST_ASIA), {995, 428}, TS_S_SOUTHEAST_ASIA},
    [EASTERN] = {"eastern-europe", SHAPE(eastern), MIDDLE(EAST_EUROPE), {0, 0}, TS_S_EASTERN_EUROPE},
};

static struct pl_said region_text(int region) {
    if (region == EASTERN)
        return SAY(S_EASTERN_TEXT);
    if (region == TS_REGIONS)
        return SAY(S_SOUTHEAST_WORTH);
    if (region == TS_EUROPE)
        return SAY(S_EUROPE_WORTH, ts_worth[region][TS_PRESENCE], ts_worth[region][TS_DOMINATION]);
    return SAY(S_REGION_WORTH, ts_worth[region][TS_PRESENCE], ts_worth[region][TS_DOMINATION],
               ts_worth[region][TS_CONTROL]);
}

struct pl_said ts_region_label(int region) {
    return PL_SAY(&ts_phrases[regions[region].name], 0);
}

static void region_zone(struct pl_scene *scene, int region) {
    const struct region *r = &regions[region];
    struct pl_said name = ts_region_label(region);
    struct pl_zone zone = ts_zone(Z_REGION + region, r->look, name, name);
    zone.shape = PL_POLYGON;
    zone.points = r->points;
    zone.point_count = (int)(r->size / sizeof r->points[0] / 2);
    zone.text = region_text(region);
    ts_put_zone(scene, zone, r->middle.x, r->middle.y, 100, 100); /* 100 wide: pictures in the map's own measure */
}

/* ---- Links ------------------------------------------------------------------------------------------------------ */

static void link_zone(struct pl_scene *scene, int *id, struct place from, struct place to) {
    struct pl_zone zone = ts_zone((*id)++, "link", PL_NOTHING, PL_NOTHING);
    zone.shape = PL_LINE;
    ts_put_zone(scene, zone, from.x, from.y, to.x, to.y);
}

/* Each link once. The one across the Pacific leaves the map on the left and comes back on the right (TS-1.7). */
static void link_zones(struct pl_scene *scene) {
    int id = Z_LINK;
    for (int country = 0; country < TS_COUNTRIES; country++) {
        PL_EACH(other, ts_near(country)) {
            if (other > country && !(country == TS_JAPAN && other == TS_USA))
                link_zone(scene, &id, places[country], places[other]);
        }
    }
    link_zone(scene, &id, places[TS_USA], (struct place){40, places[TS_USA].y});
    link_zone(scene, &id, places[TS_JAPAN], (struct place){places[TS_JAPAN].x, TO_USA_Y});
}

/* ---- Countries -------------------------------------------------------------------------------------------------- */

/* Some names are too long for a box. */
struct pl_said ts_country_label(int country) {
    switch (country) {
    case TS_DOMINICAN_REPUBLIC:
        return SAY(S_SHORT_DOMINICAN);
    case TS_WEST_AFRICAN_STATES:
        return SAY(S_SHORT_WEST_AFRICA);
    case TS_SE_AFRICAN_STATES:
        return SAY(S_SHORT_SOUTHEAST_AFRICA);
    case TS_WEST_GERMANY:
        return SAY(S_SHORT_WEST_GERMANY);
    case TS_EAST_GERMANY:
        return SAY(S_SHORT_EAST_GERMANY);
    default:
        return SAY(S_COUNTRY, country);
    }
}

/* The look tells battlegrounds apart and holds the stability number. */
static const char *box_look(int country) {
    static const char *const looks[2][5] = {{"land-1", "land-2", "land-3", "land-4", "land-5"},
                                            {"battle-1", "battle-2", "battle-3", "battle-4", "battle-5"}};
    return looks[ts_lands[country].battleground][ts_lands[country].stability - 1];
}

static struct pl_said country_title(int country) {
    const struct ts_land *land = &ts_lands[country];
    return land->battleground ? SAY(S_BATTLEGROUND, country, land->stability) : SAY(S_LAND, country, land->stability);
}

static struct pl_said country_text(int country) {
    struct pl_set near = ts_near(country);
    if (pl_set_has(&near, TS_USA))
        return SAY(S_NEXT_TO_USA);
    if (pl_set_has(&near, TS_USSR))
        return SAY(S_NEXT_TO_USSR);
    return country == TS_AUSTRIA ? SAY(S_IN_BOTH) : PL_NOTHING;
}

static void country_zones(struct pl_scene *scene) {
    for (int country = 0; country < TS_COUNTRIES; country++) {
        struct pl_zone zone = ts_zone(country, box_look(country), ts_country_label(country), country_title(country));
        zone.text = country_text(country);
        ts_put_zone(scene, zone, places[country].x, places[country].y, BOX_W, BOX_H);
    }
    ts_put_zone(scene, ts_zone(TS_USA, "power", SAY(S_USA), SAY(S_USA_TITLE)), places[TS_USA].x, places[TS_USA].y,
                POWER_W, POWER_H);
    ts_put_zone(scene, ts_zone(TS_USSR, "power", SAY(S_USSR), SAY(S_USSR_TITLE)), places[TS_USSR].x, places[TS_USSR].y,
                POWER_W, POWER_H);
    ts_put_zone(scene, ts_zone(Z_TO_JAPAN, "elsewhere", SAY(S_TO_JAPAN), SAY(S_TO_JAPAN_TITLE)), 23, places[TS_USA].y,
                40, 20);
    ts_put_zone(scene, ts_zone(Z_TO_USA, "elsewhere", SAY(S_TO_USA), SAY(S_TO_JAPAN_TITLE)), places[TS_JAPAN].x,
                TO_USA_Y, 52, 20);
}

void ts_map_zones(struct pl_scene *scene) {
    struct pl_zone world = ts_zone(Z_WORLD, "world", PL_NOTHING, SAY(S_WORLD));
    ts_put_zone(scene, world, TS_MAP_W / 2, TS_MAP_H / 2, TS_MAP_W, TS_MAP_H);
    for (int region = 0; region < SHAPES; region++)
        region_zone(scene, region);
    link_zones(scene);
    country_zones(scene);
}

/* ---- Pieces ----------------------------------------------------------------------------------------------------- */

/* US influence on the left, that of the USSR on the right; whoever controls the country has a solid marker. */
static void put_influence(const struct ts_state *s, struct pl_scene *scene, int side, int country) {
    static const char *const looks[TS_SIDES][2] = {{"soviet", "soviet-held"}, {"american", "american-held"}};
    int influence = s->influence[side][country];
    bool holds = ts_controls(s, side, country);
    struct pl_said title =
        holds ? SAY(S_INFLUENCE_HOLDS, side, influence) : SAY(S_INFLUENCE, side, influence); /* its place is named */
    struct pl_spot spot = {side == TS_US ? -24 : 24, 7, MARKER};
    struct pl_piece piece =
        ts_side_piece(s, P_INFLUENCE + 128 * side + country, country, looks[side][holds], side, spot, title);
    piece.count = (int16_t)influence;
    pl_piece(scene, piece);
}

/* It covers the whole box, so it is called what the box is: told together, the two are told once. */
static void put_control(const struct ts_state *s, struct pl_scene *scene, int side, int country) {
    int stability = ts_lands[country].stability;
    struct pl_piece piece = pl_piece_at(P_CONTROL + country, country, "control", ts_seat(s, side),
                                        (struct pl_spot){0, 0, BOX_W}, country_title(country));
    piece.text = SAY(S_CONTROL, side);
    piece.count = (int16_t)stability;
    pl_piece(scene, piece);
}

/* What the region would give if it were scored now (TS-9.1 to TS-9.4). */
static void put_tally(const struct ts_state *s, struct pl_scene *scene, int region) {
    const struct region *r = &regions[region];
    int net = region == TS_REGIONS ? ts_southeast_net(s) : ts_region_net(s, region, true, -1);
    int side = net > 0 ? TS_US : TS_SU, points = net < 0 ? -net : net;
    struct pl_spot spot = {r->tally.x - r->middle.x, r->tally.y - r->middle.y, 44};
    struct pl_piece piece =
        pl_piece_at(P_TALLY + region, Z_REGION + region, "even", PL_NOBODY, spot, SAY(S_TALLY_EVEN));
    if (net)
        piece = ts_side_piece(s, P_TALLY + region, Z_REGION + region, "tally", side, spot, SAY(S_TALLY, points, side));
    piece.count = (int16_t)points;
    if (net)
        piece.label = SAY(S_MARK, ts_seat(s, side));
    if (region < TS_REGIONS) {
        enum ts_level soviet = ts_level(s, TS_SU, region, true, -1), american = ts_level(s, TS_US, region, true, -1);
        piece.text = SAY(S_TALLY_LEVELS, TS_SU, soviet, TS_US, american);
        if (region == TS_EUROPE && (soviet == TS_CONTROL || american == TS_CONTROL)) { /* TS-9.6 */
            int master = soviet == TS_CONTROL ? TS_SU : TS_US;
            piece = ts_side_piece(s, P_TALLY + region, Z_REGION + region, "tally-won", master, spot,
                                  SAY(S_TALLY_WON, master));
            piece.label = SAY(S_MARK, ts_seat(s, master));
        }
    }
    pl_piece(scene, piece);
}

void ts_map_pieces(const struct ts_state *s, struct pl_scene *scene) {
    for (int region = 0; region <= TS_REGIONS; region++)
        put_tally(s, scene, region);
    for (int side = 0; side < TS_SIDES; side++) {
        PL_EACH(country, pl_set_and(s->control[side], ts_everywhere)) {
            put_control(s, scene, side, country);
        }
    }
    for (int side = 0; side < TS_SIDES; side++) {
        PL_EACH(country, s->present[side]) {
            put_influence(s, scene, side, country);
        }
    }
    for (int side = 0; side < TS_SIDES; side++) {
        int node = side == TS_US ? TS_USA : TS_USSR;
        pl_piece(scene,
                 pl_piece_at(P_POWER + side, node, side == TS_US ? "of-us" : "of-ussr", ts_seat(s, side),
                             (struct pl_spot){0, 9, EMBLEM}, side == TS_US ? SAY(S_USA_TITLE) : SAY(S_USSR_TITLE)));
    }
}
