/* La Tempête des Dieux: the flat state and what the game's files share.
 *
 *   tempete.c  the table, setup, the turn in the rulebook's order, the end (sections 1, 2, 6)
 *   decide.h   decisions as rows: each stands in one place, in the file that has its row
 *   wind.c     step A (section 3)
 *   cult.c     steps B and C (sections 4, 5); powers.c: the gods' powers (section 7); gods.def: the gods
 *   why.c      what may be wished and why it cannot be done in step C
 *   words.c    notation, phrases, names: all text
 *   state.c    field table, changes to the board
 *   check.c    is a whole position consistent?
 *   value.c    evaluation for the bots
 *   board.c    the terminal's board
 *   scene.c    zones, pieces and what moves touch, for pages and pictures; art.c has the pictures
 */
#ifndef PLATEAU_TEMPETE_STATE_H
#define PLATEAU_TEMPETE_STATE_H

#include "core/game.h"
#include "core/hex.h"
#include "core/set.h"

enum { TD_SEATS = 6, TD_WORSHIPPERS = 30, TD_COMMUNITY = 7, TD_BUILDINGS = 5, TD_TILES = 59 }; /* TD-1.2, TD-1.3 */
enum { TD_ROSE = 0 };                                                                          /* TD-1.5 */
enum { TD_MAX_MARKERS = 60 };                                                                  /* TD-7.3 */

enum td_god {
#define GOD(NAME, ...) TD_##NAME,
#include "games/tempete/gods.def"
    TD_GODS
};
enum td_option { TD_OPT_RADIUS, TD_OPT_SEA, TD_OPT_POWERS, TD_OPT_SHAMASH, TD_OPT_IALDA };
enum td_shamash { TD_SHAMASH_LIMBO, TD_SHAMASH_RECRUITS }; /* TD-7.8 */
enum td_ialda { TD_IALDA_CITY, TD_IALDA_BUILDING };        /* TD-7.5 */
enum td_ending { TD_END_ENCIRCLED, TD_END_SANCTUARY, TD_END_EXHAUSTION };

/* Kinds of tiles: 0 none, then land of population 0..5, then sea of population 0..5. */
enum { TD_LAND = 1, TD_SEA = 7, TD_GROUNDS = 12 };

/* What stands on a tile besides worshippers. */
enum td_works { TD_NONE, TD_BUILDING, TD_SANCTUARY };

struct td_tile {
    uint8_t ground;      /* 0: no tile in this cell */
    uint8_t owner;       /* seat + 1; 0: nobody */
    uint8_t worshippers; /* all of the owner */
    uint8_t works;       /* bits 0-1: enum td_works; bits 2-7: Kors Tonum's markers (TD-7.3) */
};

struct td_seat {
    uint8_t god; /* enum td_god + 1; 0: not dealt yet */
    uint8_t community, limbo;
    uint8_t buildings; /* left in the supply */
    uint8_t sanctuary; /* 1: in the supply */
    uint8_t poised;    /* ended its last turn with a sanctuary and two buildings (TD-6.4) */
};

/* Decision frames; see core/frames.h. The first six replace each other in the course of a turn, the others are
 * pushed upon F_CULT. */
enum td_frame {
    TD_F_GODS = 1,  /* chance deals a god to seat a */
    TD_F_FIRST,     /* chance rolls for the first player: seat a (TD-1.8) */
    TD_F_ROLL,      /* chance rolls the wind's dice (TD-3.1) */
    TD_F_DIRECTION, /* the roller picks one of two directions: a = face, left = strength (TD-3.1) */
    TD_F_BLOW,      /* chance draws the tile the wind steps on: a = direction, left = steps to make (TD-3.2) */
    TD_F_SETTLE,    /* the roller may convert (step bit 0: done) and occupy (bit 1: done) (TD-3.8, TD-3.9) */
    TD_F_CULT,      /* step C */
    TD_F_EXPLORE,   /* chance draws the explored tile: a = its cell (TD-5.8) */
    TD_F_FOUND,     /* convert the explored tile at a, or let it go */
#define FRAME(NAME, ROW) TD_F_##NAME,
#include "games/tempete/gods.def" /* pushed by powers */
    TD_FRAMES
};

struct td_state {
    uint8_t players, radius, sea, powers; /* options */
    uint8_t seat;                         /* whose turn it is */
    uint8_t wind;                         /* cell */
    uint8_t witness;                      /* seat + 1 that first found the wind encircled; 0: nobody (TD-6.1) */
    uint8_t ending;                       /* enum td_ending + 1 once the game is over */
    uint8_t winners;                      /* bit per seat once the game is over */
    uint8_t power_used;                   /* the once-a-turn power has been used this turn */
    uint8_t emptied;                      /* cell + 1 emptied by this turn's attack, until it is cleared away */
    uint8_t shamash, ialda;               /* options: readings of two powers (TD-7.8, TD-7.5) */
    uint8_t face, strength;               /* the last roll of the wind's dice: face + 1; 0: none yet (TD-3.1) */
    uint8_t zero;
    uint16_t turn;            /* turns begun */
    uint8_t bag[TD_GROUNDS];  /* tiles face down in the bag, by ground - 1 */
    uint8_t gone[TD_GROUNDS]; /* tiles out of the game */
    struct td_seat god[TD_SEATS];
    struct pl_frames frames;
    struct pl_set laid;     /* empty tiles of this wind move: laid in it or left by the wind (TD-3.8) */
    struct pl_set used;     /* tiles that took part in an action of this turn (TD-5.2) */
    struct pl_set taken;    /* tiles the seat has held only since this turn (TD-5.4) */
    struct pl_set searched; /* cells explored this turn, whether or not a tile stayed (TD-5.8) */
    struct pl_set explored; /* buildings and sanctuaries that explored this turn (TD-5.8) */
    struct pl_set again;    /* of these, great libraries that explored twice (TD-7.7) */
    struct td_tile tile[PL_HEX_CELLS];
    /* Derived from `tile` (td_derive): for speed only. */
    struct pl_set held[TD_SEATS]; /* tiles by owner */
    struct pl_set tiles;          /* cells with a tile */
    struct pl_set works;          /* tiles with a building or a sanctuary */
};

enum td_kind {
    /* chance */
    TD_M_GOD = 1, /* a = god */
    TD_M_DIE,     /* a = face, for the first player */
    TD_M_ROLL,    /* a = face, b = strength */
    TD_M_DRAW,    /* a = ground */
    /* step A */
    TD_M_WIND,    /* a = hex direction */
    TD_M_CONVERT, /* a = cell; in step A and in step C */
    TD_M_OCCUPY,  /* a = cell */
    TD_M_DONE,
    /* step C */
    TD_M_BUILD,     /* a = cell, b = worshippers kept */
    TD_M_DESTROY,   /* a = cell */
    TD_M_RAZE,      /* a = cell */
    TD_M_EXPLORE,   /* a = cell, b = cell of the building */
    TD_M_SETTLE,    /* convert what was found */
    TD_M_LEAVE,     /* let it go */
    TD_M_SANCTUARY, /* a = cell */
    TD_M_END,
#define MOVE(NAME, ...) TD_M_##NAME,
#include "games/tempete/gods.def" /* powers: a = cell */
    TD_KINDS
};

/* The eight faces of the direction die, clockwise from north. */
enum { TD_FACES = 8 };
/* The hex directions a face stands for: two, or one twice (TD-3.1). */
extern const uint8_t td_face_dirs[TD_FACES][2];
/* How many tiles of each ground there are (TD-1.3, TD-7.1). */
extern const uint8_t td_bag[2][TD_GROUNDS];

/* ---- Small questions ------------------------------------------------------------------------------------------- */

static inline int td_population(const struct td_tile *tile) {
    return (tile->ground - 1) % 6;
}
static inline bool td_is_sea(const struct td_tile *tile) {
    return tile->ground >= TD_SEA;
}
static inline enum td_works td_works(const struct td_tile *tile) {
    return (enum td_works)(tile->works & 3);
}
static inline int td_markers(const struct td_tile *tile) {
    return tile->works >> 2;
}
static inline int td_cells(const struct td_state *s) {
    return pl_hex_cells(s->radius);
}
/* The neighbour in that direction, or PL_HEX_NONE off the land. */
static inline int td_next(const struct td_state *s, int cell, int dir) {
    int next = pl_hex[cell].next[dir];
    return next < td_cells(s) ? next : PL_HEX_NONE;
}
static inline bool td_has_power(const struct td_state *s, int seat, enum td_god god) {
    return s->powers && s->god[seat].god == god + 1;
}
static inline bool td_near_wind(const struct td_state *s, int cell) {
    return pl_set_has(&pl_hex_around[s->wind], cell);
}
static inline int td_buildings_on_board(const struct td_state *s, int seat) {
    return TD_BUILDINGS - s->god[seat].buildings;
}
static inline int td_bag_left(const struct td_state *s) {
    int n = 0;
    for (int i = 0; i < TD_GROUNDS; i++)
        n += s->bag[i];
    return n;
}
struct pl_set td_all_held(const struct td_state *s);
int td_storm_force(const struct td_state *s, int cell);                 /* TD-7.5 */
bool td_encircled(const struct td_state *s);                            /* TD-6.1 */
int td_belief(const struct td_state *s, int seat, struct pl_set where); /* TD-6.6 */
int td_gain(const struct td_state *s, int seat);                        /* TD-4.1, before Limbo runs out */
/* Tiles a wind move of so many steps would have to lay (TD-3.11). */
int td_tiles_needed(const struct td_state *s, int dir, int steps);

/* ---- Changing the board (state.c) ------------------------------------------------------------------------------ */

void td_lay(struct td_state *s, int cell, int ground);
void td_give(struct td_state *s, int cell, int seat, int worshippers); /* the tile's new holder and force */
void td_vanish(struct td_state *s, int cell, bool to_bag);             /* takes the tile off the board */
void td_set_works(struct td_state *s, int cell, enum td_works works);

/* ---- The parts of a turn --------------------------------------------------------------------------------------- */

void td_begin_turn(struct td_state *s, int seat, struct pl_notes *notes); /* tempete.c */
void td_finish(struct td_state *s, enum td_ending ending, uint8_t winners);
void td_check_encirclement(struct td_state *s, struct pl_notes *notes); /* TD-6.2 */

void td_exhaustion(struct td_state *s, struct pl_notes *notes);

bool td_may_explore_from(const struct td_state *s, int seat, int cell); /* cult.c */
void td_grow(struct td_state *s, struct pl_notes *notes);
int td_uses(const void *state, pl_move move, struct pl_use *out);

int td_wishes(const void *state, int seat, pl_move *out); /* why.c */
struct pl_said td_explain(const void *state, int seat, pl_move move);

void td_notate(const void *state, pl_move move, struct pl_out *out); /* words.c */
void td_spell(const void *state, pl_move move, enum pl_lang lang, struct pl_out *out);
void td_put_cell(const struct td_state *s, int cell, struct pl_out *out); /* as people read it: "E5" */
struct pl_said td_describe(const void *state, pl_move move, int viewer);
void td_name(const void *state, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out);

void td_derive(void *state); /* state.c */
struct pl_said td_check(const void *state);
void td_evaluate(const void *state, int32_t *points);                                /* value.c */
void td_board(const void *view, const struct pl_screen *screen, struct pl_out *out); /* board.c */
void td_zones(const void *state, struct pl_scene *scene);                            /* scene.c */
void td_pieces(const void *view, int viewer, struct pl_scene *scene);
int td_touches(const void *state, pl_move move, pl_touch *out);
bool td_find_thing(const void *view, const char *type, int32_t value, pl_touch *out);
extern const struct pl_art td_art[]; /* art.c */

extern const struct pl_field td_fields[];
extern const struct pl_phrase td_phrases[];
extern const struct pl_form td_forms[];
extern const struct pl_synonym td_synonyms[];
extern const struct pl_role td_roles[];
extern const struct pl_option td_options[];
extern const struct pl_ending td_endings[];
extern const struct pl_rule pl_rules_tempete[];

#include "games/tempete/phrases.h"

#define PL_PHRASE(NAME) (&td_phrases[TD_##NAME])
#include "core/phrases.h"

#endif
