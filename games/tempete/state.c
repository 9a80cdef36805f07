/* The field table, and changes to the board that keep the derived sets true. */
#include "games/tempete/decide.h"

/* ---- Field table ------------------------------------------------------------------------------------------------ */

static void write_cell(int cell, struct pl_out *out) {
    pl_putf(out, "%d,%d", pl_hex[cell].q, pl_hex[cell].r);
}

static int read_cell(const char *name) {
    int at[2], n = 0;
    for (; n < 2; n++) {
        bool minus = *name == '-';
        name += minus;
        if (*name < '0' || *name > '9' || (name[1] && name[1] != ',' && n == 0) || (name[1] && n == 1))
            return -1;
        at[n] = minus ? -(*name - '0') : *name - '0';
        name++;
        if (n == 0 && *name++ != ',')
            return -1;
    }
    int cell = pl_hex_at(at[0], at[1]);
    return cell == PL_HEX_NONE ? -1 : cell;
}

const struct pl_keys td_cell_keys = {.count = PL_HEX_CELLS, .write = write_cell, .read = read_cell};

static const char *const ground_names[] = {"none", "land0", "land1", "land2", "land3", "land4", "land5",
                                           "sea0", "sea1",  "sea2",  "sea3",  "sea4",  "sea5",  NULL};
static const char *const works_names[] = {"none", "building", "sanctuary", NULL};
static const char *const god_names[] = {"none",
#define GOD(NAME, KEY, ...) KEY,
#include "games/tempete/gods.def"
                                        NULL};
static const char *const ending_names[] = {"none", "encircled", "sanctuary", "exhaustion", NULL};

PL_DECISION_FIELDS(frame_fields, td_decisions, TD_FRAMES);

static const struct pl_field tile_fields[] = {
    PL_FIELD(struct td_tile, ground, PL_U8, "kind of tile and printed population", .names = ground_names, .max = 12),
    PL_FIELD(struct td_tile, owner, PL_U8, "seat that holds it, from 1; 0: nobody", .max = TD_SEATS),
    PL_FIELD(struct td_tile, worshippers, PL_U8, "worshippers on it", .max = TD_WORSHIPPERS),
    PL_FIELD(struct td_tile, works, PL_U8, "building or sanctuary", .bits = 2, .names = works_names, .max = 2),
    {.name = "markers",
     .kind = PL_U8,
     .offset = offsetof(struct td_tile, works),
     .shift = 2,
     .bits = 6,
     .max = TD_MAX_MARKERS,
     .doc = "belief points added by Kors Tonum (TD-7.3)"},
    {0}};

static const struct pl_field seat_fields[] = {
    PL_FIELD(struct td_seat, god, PL_U8, "which god", .names = god_names, .max = TD_GODS),
    PL_FIELD(struct td_seat, community, PL_U8, "worshippers in the community", .max = TD_WORSHIPPERS),
    PL_FIELD(struct td_seat, limbo, PL_U8, "worshippers in Limbo", .max = TD_WORSHIPPERS),
    PL_FIELD(struct td_seat, buildings, PL_U8, "buildings in the supply", .max = TD_BUILDINGS),
    PL_FIELD(struct td_seat, sanctuary, PL_U8, "1: the sanctuary is in the supply", .max = 1),
    PL_FIELD(struct td_seat, poised, PL_U8, "1: ended its last turn with sanctuary and two buildings (TD-6.4)",
             .max = 1),
    {0}};

static const struct pl_keys ground_keys = PL_KEYS_LIST(ground_names + 1, TD_GROUNDS);

const struct pl_field td_fields[] = {
    PL_FIELD(struct td_state, players, PL_U8, "number of players", .min = 2, .max = TD_SEATS),
    PL_FIELD(struct td_state, radius, PL_U8, "radius of the land", .min = 3, .max = PL_HEX_RADIUS),
    PL_FIELD(struct td_state, sea, PL_U8, "1: there are sea tiles (TD-7.1)", .max = 1),
    PL_FIELD(struct td_state, powers, PL_U8, "1: the gods have powers (TD-7.2)", .max = 1),
    PL_FIELD(struct td_state, shamash, PL_U8, "1: whom Shamash converts he recruits (TD-7.8)", .max = 1),
    PL_FIELD(struct td_state, ialda, PL_U8, "1: against Ialda Baoth a building counts 1 (TD-7.5)", .max = 1),
    PL_FIELD(struct td_state, face, PL_U8, "last roll: face of the direction die, from 1; 0: none", .max = TD_FACES),
    PL_FIELD(struct td_state, strength, PL_U8, "last roll: strength; 0: none", .max = 3),
    PL_FIELD(struct td_state, turn, PL_U16, "turns begun"),
    PL_FIELD(struct td_state, seat, PL_U8, "whose turn it is, from 0", .max = TD_SEATS - 1),
    PL_FIELD(struct td_state, wind, PL_U8, "the wind's cell", .values = &td_cell_keys, .max = PL_HEX_CELLS - 1),
    PL_FIELD(struct td_state, witness, PL_U8, "seat, from 1, that witnesses the encirclement; 0: nobody",
             .max = TD_SEATS),
    PL_FIELD(struct td_state, power_used, PL_U8, "1: the power of the turn has been used", .max = 1),
    PL_FIELD(struct td_state, emptied, PL_U8, "number + 1 of the cell emptied by this turn's attack; 0: none",
             .max = PL_HEX_CELLS),
    PL_FIELD(struct td_state, ending, PL_U8, "how the game ended", .names = ending_names, .max = 3),
    PL_FIELD(struct td_state, winners, PL_U8, "a bit per winning seat", .max = 63),
    PL_ARRAY(struct td_state, bag, PL_U8, "tiles in the bag", .keys = &ground_keys, .max = TD_TILES),
    PL_ARRAY(struct td_state, gone, PL_U8, "tiles out of the game", .keys = &ground_keys, .max = TD_TILES),
    PL_STRUCTS(struct td_state, god, seat_fields, "what each seat has"),
    PL_STRUCTS(struct td_state, tile, tile_fields, "the tiles on the board", .keys = &td_cell_keys),
    PL_FIELD(struct td_state, laid, PL_SET, "empty tiles of this wind move", .keys = &td_cell_keys,
             .max = PL_HEX_CELLS),
    PL_FIELD(struct td_state, used, PL_SET, "tiles used this turn (TD-5.2)", .keys = &td_cell_keys,
             .max = PL_HEX_CELLS),
    PL_FIELD(struct td_state, taken, PL_SET, "tiles taken this turn (TD-5.4)", .keys = &td_cell_keys,
             .max = PL_HEX_CELLS),
    PL_FIELD(struct td_state, searched, PL_SET, "cells explored this turn (TD-5.8)", .keys = &td_cell_keys,
             .max = PL_HEX_CELLS),
    PL_FIELD(struct td_state, explored, PL_SET, "works that explored this turn (TD-5.8)", .keys = &td_cell_keys,
             .max = PL_HEX_CELLS),
    PL_FIELD(struct td_state, again, PL_SET, "great libraries that explored twice (TD-7.7)", .keys = &td_cell_keys,
             .max = PL_HEX_CELLS),
    {.name = "frames",
     .kind = PL_STRUCT,
     .offset = offsetof(struct td_state, frames),
     .stride = sizeof(struct pl_frames),
     .fields = frame_fields,
     .doc = "what is being decided"},
    {0}};

void td_derive(void *state) {
    struct td_state *s = state;
    memset(s->held, 0, sizeof s->held);
    s->tiles = s->works = (struct pl_set){{0, 0}};
    for (int i = 0; i < PL_HEX_CELLS; i++) {
        const struct td_tile *tile = &s->tile[i];
        if (tile->ground)
            pl_set_add(&s->tiles, i);
        if (tile->owner)
            pl_set_add(&s->held[tile->owner - 1], i);
        if (td_works(tile))
            pl_set_add(&s->works, i);
    }
}

/* ---- Questions -------------------------------------------------------------------------------------------------- */

struct pl_set td_all_held(const struct td_state *s) {
    struct pl_set all = s->held[0];
    for (int i = 1; i < s->players; i++)
        all = pl_set_or(all, s->held[i]);
    return all;
}

/* The city as a whole counts 1, or the building in it does; one more than that wins. */
int td_storm_force(const struct td_state *s, int cell) {
    return s->ialda == TD_IALDA_CITY ? 2 : s->tile[cell].worshippers + 2;
}

bool td_encircled(const struct td_state *s) {
    struct pl_set around = pl_set_and(pl_hex_around[s->wind], pl_hex_board(s->radius));
    pl_set_drop(&around, TD_ROSE);
    struct pl_set open = pl_set_minus(around, td_all_held(s));
    return pl_set_empty(&open);
}

int td_belief(const struct td_state *s, int seat, struct pl_set where) {
    int points = 0;
    PL_EACH(cell, pl_set_and(s->held[seat], where)) {
        const struct td_tile *tile = &s->tile[cell];
        points += tile->worshippers;
        if (td_works(tile) == TD_BUILDING)
            points += 3 + td_markers(tile);
        else if (td_works(tile) == TD_SANCTUARY)
            points += 10;
    }
    return points;
}

int td_gain(const struct td_state *s, int seat) {
    struct pl_set plain = pl_set_minus(s->held[seat], s->works), works = pl_set_and(s->held[seat], s->works);
    return 1 + pl_set_count(&plain) / 3 + pl_set_count(&works);
}

/* ---- Changes ---------------------------------------------------------------------------------------------------- */

void td_lay(struct td_state *s, int cell, int ground) {
    s->bag[ground - 1]--;
    s->tile[cell].ground = (uint8_t)ground;
    pl_set_add(&s->tiles, cell);
}

void td_give(struct td_state *s, int cell, int seat, int worshippers) {
    struct td_tile *tile = &s->tile[cell];
    if (tile->owner)
        pl_set_drop(&s->held[tile->owner - 1], cell);
    tile->owner = (uint8_t)(seat + 1);
    tile->worshippers = (uint8_t)worshippers;
    if (seat >= 0)
        pl_set_add(&s->held[seat], cell);
}

void td_vanish(struct td_state *s, int cell, bool to_bag) {
    struct td_tile *tile = &s->tile[cell];
    if (to_bag)
        s->bag[tile->ground - 1]++;
    else
        s->gone[tile->ground - 1]++;
    if (tile->owner)
        pl_set_drop(&s->held[tile->owner - 1], cell);
    *tile = (struct td_tile){0};
    pl_set_drop(&s->tiles, cell);
    pl_set_drop(&s->laid, cell);
    pl_set_drop(&s->used, cell);
    pl_set_drop(&s->taken, cell);
    pl_set_drop(&s->explored, cell);
    pl_set_drop(&s->again, cell);
}

void td_set_works(struct td_state *s, int cell, enum td_works works) {
    s->tile[cell].works = (uint8_t)works;
    if (works)
        pl_set_add(&s->works, cell);
    else
        pl_set_drop(&s->works, cell);
}
