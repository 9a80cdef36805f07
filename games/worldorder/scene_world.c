/* What lies on the seven regions and on the panel of the powers: influence, armies, tokens, countries on show, who
 * would score what. */
#include "games/worldorder/scene.h"

static const char *const army_looks[WO_POWERS] = {"army-us", "army-eu", "army-ru", "army-cn"};
static const char *const engage_looks[WO_POWERS] = {"engage-us", "engage-eu", "engage-ru", "engage-cn"};
static const char *const mark_looks[WO_POWERS] = {"mark-us", "mark-eu", "mark-ru", "mark-cn"};
static const char *const fdi_looks[WO_POWERS] = {"fdi-us", "fdi-eu", "fdi-ru", "fdi-cn"};
static const char *const base_looks[WO_POWERS] = {"base-us", "base-eu", "base-ru", "base-cn"};

static void put_coded(struct pl_scene *scene, int owner, struct pl_piece piece) {
    piece.label = SAY(S_CODE, owner);
    pl_piece(scene, piece);
}

/* ---- Influence --------------------------------------------------------------------------------------------------- */

static void put_cube(struct pl_scene *scene, int region, int place, int zone, int x, int owner) {
    put_coded(scene, owner,
              pl_piece_at(P_CUBE + 20 * region + place, zone, wo_cube_looks[owner], PL_NOBODY,
                          (struct pl_spot){x, 0, CUBE}, SAY(S_CUBE, owner, region)));
}

static void put_beyond(const struct wo_state *s, struct pl_scene *scene, int region) {
    int n = 0;
    for (int owner = 0; owner < WO_OWNERS; owner++)
        n += s->region[region].beyond[owner] > 0;
    for (int owner = 0, i = 0; owner < WO_OWNERS; owner++) {
        int cubes = s->region[region].beyond[owner];
        if (!cubes)
            continue;
        struct pl_piece piece = pl_piece_at(P_CUBE + 20 * region + 12 + owner, Z_BEYOND + region, wo_cube_looks[owner],
                                            PL_NOBODY, (struct pl_spot){n > 1 ? 12 * i++ - 6 * (n - 1) : 0, 0, CUBE},
                                            SAY(S_CUBES_BEYOND, owner, cubes));
        piece.label = cubes > 1 ? SAY(S_NUMBER, cubes) : SAY(S_CODE, owner);
        pl_piece(scene, piece);
    }
}

static void put_slots(const struct wo_state *s, struct pl_scene *scene, int region) {
    const struct wo_region_row *row = &wo_regions[region];
    const struct wo_region *r = &s->region[region];
    for (int slot = 0; slot < row->starts; slot++)
        if (r->start[slot])
            put_cube(scene, region, slot, Z_PERM + region, START_X + START_DX * slot, r->start[slot] - 1);
    for (int slot = 0; slot < row->perms; slot++)
        if (r->perm[slot])
            put_cube(scene, region, 3 + slot, Z_PERM + region,
                     START_X + START_DX * row->starts + PERM_GAP + PERM_DX * slot, r->perm[slot] - 1);
    for (int slot = 0; slot < row->temps; slot++)
        if (r->temp[slot])
            put_cube(scene, region, 7 + slot, Z_TEMP + region, TEMP_X + TEMP_DX * slot, r->temp[slot] - 1);
    put_beyond(s, scene, region);
    int count = wo_temp_count(s, region);
    bool full = count == row->temps;
    pl_piece(scene, wo_text(P_NEXT + region, Z_TEMP + region, "next", 83, 0,
                            full ? SAY(S_PUSHES, r->temp[0] - 1) : SAY(S_NEXT, row->temp[count]),
                            full ? SAY(S_PUSHES_TITLE, r->temp[0] - 1) : SAY(S_NEXT_TITLE, row->temp[count])));
    int lacking = 0;
    for (int slot = 0; slot < row->perms; slot++)
        lacking += !r->perm[slot];
    pl_piece(scene, wo_text(P_SCORES + region, Z_REGION + region, lacking ? "lacks" : "scores", 20, 121,
                            lacking ? SAY(S_LACKS, lacking) : SAY(S_SCORES),
                            lacking ? SAY(S_LACKS_TITLE, lacking) : SAY(S_SCORES_TITLE)));
}

/* ---- Powers in a region ------------------------------------------------------------------------------------------ */

static void put_threat(const struct wo_state *s, struct pl_scene *scene, int region, int power, int zone) {
    int worst = wo_worst_threat(s, power, region), loss = wo_threat_loss(s, power, region, false);
    if (worst < -99)
        return;
    pl_piece(scene, wo_text(P_THREAT + 4 * region + power, zone, worst > 0 ? "warn" : "safe", 19, 17,
                            worst > 0 ? SAY(S_PLUS, worst) : SAY(S_NUMBER, worst),
                            loss ? SAY(S_THREATENED, power, loss) : SAY(S_DEFENDED, power)));
}

static void put_presence(const struct wo_state *s, struct pl_scene *scene, int region, int power, int place) {
    int zone = Z_PRESENCE + 4 * region + power, n = 4 * region + power, cubes = wo_infl(s, region, power);
    int armies = s->region[region].army[power];
    if (cubes)
        pl_piece(scene,
                 wo_text(P_COUNT + n, zone, "b12", 17, -21, SAY(S_CUBES, cubes), SAY(S_CUBES_TITLE, power, cubes)));
    if (cubes)
        pl_piece(scene,
                 wo_text(P_STANDING + n, zone, "b12", -9, -2, SAY(S_STANDING, place, wo_place_bonus(s, region, place)),
                         SAY(S_STANDING_TITLE, power, place, wo_place_bonus(s, region, place) + cubes, cubes)));
    if (armies) {
        struct pl_piece piece = pl_piece_at(P_ARMY + n, zone, army_looks[power], PL_NOBODY,
                                            (struct pl_spot){-17, 17, 22}, SAY(S_ARMIES_HERE, power, armies));
        piece.count = (int16_t)armies;
        pl_piece(scene, piece);
    }
    put_threat(s, scene, region, power, zone);
    if (s->power[power].engaged >> region & 1)
        pl_piece(scene, pl_piece_at(P_TOKEN + n, zone, engage_looks[power], PL_NOBODY, (struct pl_spot){22, -2, 16},
                                    SAY(S_ENGAGED, power)));
}

static void put_flags(struct pl_scene *scene, int region) {
    int i = 0;
    PL_EACH_BIT(power, wo_regions[region].zone) {
        put_coded(scene, power,
                  pl_piece_at(P_FLAG + 4 * region + power, Z_REGION + region, wo_tag_looks[power], PL_NOBODY,
                              (struct pl_spot){27 + 22 * i++, -121, 21}, SAY(S_ZONE_OF, power)));
    }
}

/* ---- Countries --------------------------------------------------------------------------------------------------- */

static void put_symbols(struct pl_scene *scene, int country, int zone, struct pl_spot chip, const uint8_t *n,
                        bool bought) {
    static const char *const many[WO_TYPES] = {"goods-e", "goods-r", "goods-f", "goods-c",
                                               "goods-s", "goods-d", "goods-a"};
    int x = chip.x + (bought ? 29 : -43);
    for (int good = 0; good < WO_TYPES; good++) {
        if (!n[good])
            continue;
        int wide = n[good] > 1 ? 30 : 19;
        struct pl_piece piece =
            pl_piece_at(P_SYMBOL + 14 * country + good + (bought ? WO_TYPES : 0), zone,
                        n[good] > 1 ? many[good] : wo_good_looks[good], PL_NOBODY,
                        (struct pl_spot){x + wide / 2, chip.y - 3, n[good] > 1 ? 32 : 19},
                        bought ? SAY(S_BUY, WO_AMOUNT(good, n[good])) : SAY(S_SELL, WO_AMOUNT(good, n[good])));
        piece.count = (int16_t)(n[good] > 1 ? n[good] : -1);
        x += wide + 2;
        pl_piece(scene, piece);
    }
}

/* Investments and bases on an ally, from the right. */
static void put_tokens(const struct wo_state *s, struct pl_scene *scene, int country, int zone, struct pl_spot chip,
                       int power) {
    const struct pl_set *sets[] = {&s->fdi, &s->fdi2, &s->base, &s->base2};
    int x = chip.x + (pl_set_has(&s->spent, country) ? 30 : 48);
    for (int i = 0; i < 4; i++) {
        if (!pl_set_has(sets[i], country))
            continue;
        bool base = i > 1;
        pl_piece(scene, pl_piece_at((base ? P_BASE : P_FDI) + 2 * country + i % 2, zone,
                                    base ? base_looks[power] : fdi_looks[power], PL_NOBODY,
                                    (struct pl_spot){x, chip.y + 24, 17}, base ? SAY(S_BASE) : SAY(S_FDI)));
        x -= 18;
    }
}

static int holder_of(const struct wo_state *s, int country) {
    for (int power = 0; power < WO_POWERS; power++)
        if (pl_set_has(&s->ally[power], country))
            return power;
    return -1;
}

void wo_put_country(const struct wo_state *s, struct pl_scene *scene, int country, int zone, int dy) {
    static const char *const spent[] = {"spent-eur", "spent-cas", "spent-ame", "spent-mena",
                                        "spent-afr", "spent-sas", "spent-eap"};
    const struct wo_country *row = &wo_countries[country];
    int power = holder_of(s, country), twin = row->twin;
    struct pl_spot chip = {0, dy, CHIP_W};
    struct pl_piece piece = pl_piece_at(P_COUNTRY + country, zone, NULL, PL_NOBODY, chip, PL_NOTHING);
    uint8_t sell[WO_TYPES], buy[WO_TYPES];
    bool pair = power >= 0 && twin >= 0 && pl_set_has(&s->ally[power], twin);
    piece.face = (uint16_t)(FACE_COUNTRY + country);
    if (power >= 0 && pl_set_has(&s->spent, country)) {
        piece.look = spent[row->region];
        piece.title = SAY(S_EXHAUSTED, country, row->value, row->region);
    }
    pl_piece(scene, piece);
    for (int good = 0; good < WO_TYPES; good++) { /* each card of a stacked pair counts (WO-6.1.7) */
        sell[good] = (uint8_t)(row->sell[good] + (pair ? wo_countries[twin].sell[good] : 0));
        buy[good] = (uint8_t)(row->buy[good] + (pair ? wo_countries[twin].buy[good] : 0));
    }
    put_symbols(scene, country, zone, chip, sell, false);
    put_symbols(scene, country, zone, chip, buy, true);
    unsigned bases = row->base | (pair ? wo_countries[twin].base : 0u);
    if (bases || (power < 0 && row->refuses))
        pl_piece(scene, wo_text(P_BASES + country, zone, "flags", -7, dy + 25,
                                power >= 0 || !row->refuses ? SAY(S_BASES, bases)
                                : bases                     ? SAY(S_BASES_REFUSES, bases, row->refuses)
                                                            : SAY(S_REFUSES, row->refuses),
                                power >= 0 || !row->refuses ? SAY(S_BASES_TITLE, (int)bases)
                                : bases                     ? SAY(S_BASES_REFUSES_TITLE, (int)bases, row->refuses)
                                                            : SAY(S_REFUSES_TITLE, row->refuses)));
    if (power >= 0)
        put_tokens(s, scene, country, zone, chip, power);
}

/* For whoever looks: what relations with it cost, or that it refuses them. */
static void put_price(const struct wo_state *s, struct pl_scene *scene, int country, int zone, int power) {
    if (power < 0 || wo_is_npc(s, power))
        return;
    bool refused = wo_refuses(s, country, power);
    int price = wo_price(s, power, country);
    struct pl_piece piece =
        wo_text(P_PRICE + country, zone, refused ? "refused" : "price", refused ? 46 : 38, 25, PL_NOTHING,
                refused ? SAY(S_REFUSED, country, power) : SAY(S_PRICE, country, power, price));
    piece.count = (int16_t)(refused ? -1 : price);
    pl_piece(scene, piece);
}

static void put_shown(const struct wo_state *s, struct pl_scene *scene, int region, int power) {
    struct pl_set rest = pl_set_and(s->stack, wo_regions[region].countries);
    for (int slot = 0; slot < 2; slot++) {
        int country = s->region[region].show[slot], zone = Z_SHOW + 2 * region + slot;
        if (country < 0)
            continue;
        wo_put_country(s, scene, country, zone, 0);
        put_price(s, scene, country, zone, power);
    }
    struct pl_piece stack = pl_piece_at(P_STACK + region, Z_REGION + region, "stack", PL_NOBODY,
                                        (struct pl_spot){92, 121, 22}, SAY(S_STACK, region, pl_set_count(&rest)));
    stack.count = (int16_t)pl_set_count(&rest);
    pl_piece(scene, stack);
}

/* ---- The panel of the powers ------------------------------------------------------------------------------------- */

static void put_cell(struct pl_scene *scene, int power, int column, int x, const char *look, struct pl_said label,
                     struct pl_said title) {
    pl_piece(scene, wo_text(P_CELL + 8 * power + column, Z_POWER + power, look, x, 0, label, title));
}

static void put_power(const struct wo_state *s, struct pl_scene *scene, int power) {
    const struct wo_power *p = &s->power[power];
    static const enum wo_phrase titles[] = {WO_S_HAS_MONEY, WO_S_HAS_ARMIES, WO_S_HAS_ALLIES, WO_S_HAS_SP};
    static const int16_t x[] = {-5, 39, 75, 109};
    if (wo_is_npc(s, power)) {
        put_cell(scene, power, 0, 20, "t12", SAY(S_NPC), SAY(S_NPC_TITLE, power));
        return;
    }
    put_cell(scene, power, 0, -77, "b14", SAY(S_NUMBER, p->board), SAY(S_ON_BOARD, power, p->board));
    put_cell(scene, power, 1, -48, "b14", SAY(S_NUMBER, p->vp), SAY(S_HAS_VP, power, p->vp));
    for (int column = 0; column < 3 + wo_tourmente(s); column++) {
        int points, n = wo_majority(s, power, column, &points);
        put_cell(scene, power, 2 + column, x[column], points ? "b12" : "t12",
                 points ? SAY(S_RANKED, n, points) : SAY(S_NUMBER, n),
                 PL_SAY(&wo_phrases[titles[column]], power, n, points));
    }
}

static void put_panel(const struct wo_state *s, struct pl_scene *scene) {
    static const enum wo_phrase phases[] = {WO_S_SETUP,     WO_S_PREPARATION, WO_S_ACTION,    WO_S_RESEARCH,
                                            WO_S_INFLUENCE, WO_S_EVENT_PHASE, WO_S_AFTERMATH, WO_S_OVER};
    const struct pl_frame *flow = s->frames.depth ? &s->frames.at[0] : NULL;
    pl_piece(scene, wo_text(P_ROUND, Z_PANEL, "light", 0, -121, PL_SAY(&wo_phrases[phases[s->phase]], s->round),
                            SAY(S_ROUND_IS, s->round)));
    for (int place = 0; place < s->players; place++) {
        int power = s->order[place];
        if (s->phase == WO_PREPARATION && flow && flow->v[WO_FLOW_STEP] == WO_STEP_PLACES)
            power = flow->v[WO_FLOW_PLACE + place] - 1; /* who has chosen one already */
        if (power >= 0 && power < WO_POWERS && s->round)
            put_coded(scene, power,
                      pl_piece_at(P_PLACE + place, Z_ORDER + place, mark_looks[power], PL_NOBODY,
                                  (struct pl_spot){10, 0, 28}, SAY(S_IN_ORDER, power, place + 1)));
    }
    for (int power = 0; power < WO_POWERS; power++)
        put_power(s, scene, power);
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

void wo_put_world(const struct wo_state *s, int viewer, struct pl_scene *scene) {
    int power = viewer >= 0 && viewer < s->players ? s->power_of[viewer] - 1 : wo_decider(s);
    for (int region = 0; region < WO_REGIONS; region++) {
        uint8_t place[WO_OWNERS];
        wo_rank_region(s, region, place);
        put_flags(scene, region);
        put_slots(s, scene, region);
        for (int who = 0; who < WO_POWERS; who++)
            put_presence(s, scene, region, who, place[who]);
        put_shown(s, scene, region, power);
    }
    put_panel(s, scene);
}
