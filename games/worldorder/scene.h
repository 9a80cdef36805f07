/* What the files of the scene share: the numbers of zones, pieces and faces, and where things lie. A unit of a sheet is
 * about a pixel of a desk.
 *
 *   scene.c          the sheets, their zones, what is printed on cards
 *   scene_world.c    what lies on the seven regions and on the panel of the powers
 *   scene_board.c    what lies on the board of a power
 *   scene_events.c   the events board; scene_cards.c: the market, hands and piles
 *   scene_moves.c    what a move touches, and where a named thing is seen
 *   scene_words.c    numbers worked out for the table, and the names of its own things
 *
 * Zones never change, and who plays which power may be dealt: so sheets are those of powers, all four, and what belongs
 * to a power is drawn in its own colour by its look. */
#ifndef PLATEAU_WORLDORDER_SCENE_H
#define PLATEAU_WORLDORDER_SCENE_H

#include "games/worldorder/actions.h"
#include "games/worldorder/art.h"
#include "games/worldorder/events.h"
#include "games/worldorder/flow.h"

/* ---- Numbers ----------------------------------------------------------------------------------------------------- */

enum {
    /* World */
    Z_WORLD,
    Z_REGION = 1,    /* + region, as those that follow */
    Z_PERM = 10,     /* starting and permanent slots */
    Z_BEYOND = 20,   /* permanent influence without a slot */
    Z_TEMP = 30,     /* the temporary row */
    Z_SHOW = 40,     /* + 2 * region + slot: the two countries on show */
    Z_PRESENCE = 60, /* + 4 * region + power */
    Z_PANEL = 90,    /* powers and majorities */
    Z_ORDER = 91,    /* + place in the turn order */
    Z_POWER = 95,    /* + power */
    /* Events */
    Z_EVENTS = 100,
    Z_ROW = 101,    /* + slot, from the left */
    Z_TARGET = 104, /* + power */
    Z_QUEUE = 108,
    Z_NOW,
    Z_YES,
    Z_NO,
    Z_ELEMENT = 112, /* + element of the auction */
    Z_EFFECTS = 117,
    Z_CAMPS,
    /* Market */
    Z_MARKET = 120,
    Z_SLOT = 121, /* + slot */
    Z_MARKET_DECK = 126,
    Z_MARKET_OUT,
    Z_POINTS,
    Z_READY = 130, /* + place: ready allies of who does research */
    Z_BOARD = 200, /* + WO_BOARD_IDS * power + one of the places below */
    Z_HAND = 600   /* + seat */
};
enum { WO_BOARD_IDS = 80 };
enum wo_board_place {
    ON_GROUND,
    ON_MONEY,
    ON_VP,
    ON_SP,
    ON_GOOD = 4,     /* + good, armies included */
    ON_FOCUS = 11,   /* + focus */
    ON_PROSPER = 14, /* + step */
    ON_GROWTH = 20,  /* + growth card */
    ON_ASSET = 30,   /* + place */
    ON_ORDER = 33,
    ON_DEALS,
    ON_DECK,
    ON_DISCARD,
    ON_PLAYED,
    ON_DOWN,
    ON_ALLY = 40 /* + place */
};
static inline int wo_on_board(int power, int place) {
    return Z_BOARD + WO_BOARD_IDS * power + place;
}

/* A card that its viewer knows is called after itself, one that it does not know after where it lies. */
enum {
    P_CUBE = 1,   /* + 20 * region + place: 0 to 2 starting, 3 permanent, 7 temporary, 12 beyond */
    P_NEXT = 150, /* + region, as those that follow */
    P_SCORES = 160,
    P_STACK = 170,
    P_COUNT = 3510, /* + 4 * region + power */
    P_FLAG = 180,   /* + 4 * region + power, as those that follow */
    P_STANDING = 210,
    P_ARMY = 240,
    P_THREAT = 270,
    P_TOKEN = 300,
    P_PLACE = 330, /* + place */
    P_ROUND = 340,
    P_PHASE,
    P_CELL = 350,    /* + 8 * power + column */
    P_EVENT = 400,   /* + event */
    P_EFFECT = 470,  /* + effect */
    P_CAMP = 600,    /* + 2 * power + line; + 20 + camp: its name */
    P_NUMBER = 640,  /* of an opposed auction, and other lines */
    P_ELEMENT = 650, /* + 2 * element */
    P_NOW_TYPE = 660,
    P_ADDS = 670, /* + place */
    P_MARKET_BACK = 680,
    P_POINTS,
    P_POINTS_OF,
    P_READY_HEAD,
    P_PRICES = 710,   /* + bid */
    P_BACK = 690,     /* + seat */
    P_COUNTRY = 1000, /* + country */
    P_BASES = 2300,   /* + country, as those that follow */
    P_PRICE = 2400,
    P_FDI = 2500, /* + 2 * country */
    P_BASE = 2700,
    P_READY = 2900,  /* + country */
    P_WORTH = 3600,  /* + country: in research points */
    P_ACTION = 6400, /* + 8 * (6 * power + action space) + cube */
    P_BOARD = 3000,  /* + WO_BOARD_IDS * power + one of the things below */
    P_BUYS = 3450,   /* + 7 * power + good */
    P_GAIN = 3480,   /* + 5 * power + step of prosperity */
    P_CARD = 4000,   /* + card */
    P_ASSET = 4200,  /* + 5 * power + asset */
    P_SYMBOL = 5000  /* + 14 * country + good, and 7 more if it is bought */
};
enum wo_board_thing {
    THE_MONEY,
    THE_VP,
    THE_SP,
    THE_STOCK = 3, /* + good, as those that follow */
    THE_PRODUCTION = 10,
    THE_SYMBOLS = 17,
    THE_FOCUS = 24,
    THE_STEP = 25,   /* + step taken */
    THE_GROWTH = 30, /* + growth card */
    THE_ORDER = 40,
    THE_DEAL = 41, /* + card */
    THE_DECK = 45,
    THE_DOWN,
    THE_KIND,       /* nobody plays it, or an automa does */
    THE_SPACE = 50, /* + action space of an automa */
    THE_REGION = 60 /* + region: an automa's tokens */
};
static inline int wo_thing(int power, int thing) {
    return P_BOARD + WO_BOARD_IDS * power + thing;
}

enum {
    FACE_COUNTRY = 1,
    FACE_CARD = FACE_COUNTRY + WO_COUNTRIES,
    FACE_GROWTH = FACE_CARD + WO_FACES,
    FACE_ASSET = FACE_GROWTH + WO_GROWTHS,
    FACE_EVENT = FACE_ASSET + WO_ASSETS,
    FACE_EFFECT = FACE_EVENT + WO_EVENTS
};

/* ---- Places ------------------------------------------------------------------------------------------------------ */

enum { SHEET_W = 1050, SHEET_H = 548, LETTERS = 13, TARGET = 30 };
/* World: eight panels. */
enum { PANEL_W = 258, PANEL_H = 270, PANEL_DX = 262, PANEL_DY = 274 };
/* Slots of a region, seen from the middle of their row. */
enum {
    ROW_W = 216,
    TEMP_W = 252,
    CUBE = 24,
    START_X = -95,
    START_DX = 26,
    PERM_GAP = 8,
    PERM_DX = 28,
    TEMP_X = -111,
    TEMP_DX = 30
};
enum { CHIP_W = 125, CHIP_H = 78 }; /* a country */
enum {
    ALLIES_ACROSS = 5,
    ALLIES_DOWN = 4,
    ALLIES = ALLIES_ACROSS * ALLIES_DOWN,
    READY_ACROSS = 8,
    READY = 3 * READY_ACROSS
};
enum { COMMERCE_CARDS = 3, ASSET_PLACES = 3 };

/* ---- Who --------------------------------------------------------------------------------------------------------- */

int wo_scene_seat(const struct wo_state *s,
                  int power); /* its seat; of a power that nobody plays a number beyond them */
/* What a card's face in a hand, pile or row is called by: the lowest one with this face among these. */
int wo_card_with(struct pl_set cards, int face);

/* ---- The parts --------------------------------------------------------------------------------------------------- */

/* Writing on the table: a piece of the look of letters, one unit of its picture a unit of the sheet. */
static inline struct pl_piece wo_text(int id, int zone, const char *look, int x, int y, struct pl_said label,
                                      struct pl_said title) {
    struct pl_piece piece = pl_piece_at(id, zone, look, PL_NOBODY, (struct pl_spot){x, y, 100}, title);
    piece.label = label;
    return piece;
}
/* Owners of influence: USA, EU, Russia, China, neutral. */
extern const char *const wo_cube_looks[WO_OWNERS], *const wo_tag_looks[WO_POWERS], *const wo_good_looks[WO_TYPES];

void wo_put_world(const struct wo_state *s, int viewer, struct pl_scene *scene);  /* scene_world.c */
void wo_put_boards(const struct wo_state *s, int viewer, struct pl_scene *scene); /* scene_board.c */
void wo_put_events(const struct wo_state *s, int viewer, struct pl_scene *scene); /* scene_events.c */
void wo_put_cards(const struct wo_state *s, int viewer, struct pl_scene *scene);  /* scene_cards.c */
/* A country in a place: its chip, symbols, flags, tokens. `price` in diplomacy; -1: it is an ally, -2: refused. */
void wo_put_country(const struct wo_state *s, struct pl_scene *scene, int country, int zone, int dy);

/* ---- Worked out (scene_words.c) ---------------------------------------------------------------------------------- */

int wo_place_bonus(const struct wo_state *s, int region, int place);  /* of the place, if the region scored now */
int wo_worst_threat(const struct wo_state *s, int power, int region); /* THREAT minus Defense; below -99: nobody's */
int wo_majority(const struct wo_state *s, int power, int column, int *points); /* money, armies, allies, smart power */
int wo_price(const struct wo_state *s, int power, int country);                /* in diplomacy */
int wo_decider(const struct wo_state *s);                                      /* the power that is asked; -1: nobody */
const struct pl_frame *wo_frame_of(const struct wo_state *s, enum wo_frame what); /* the uppermost; NULL: none */
/* Where the allies of a power lie: by region and id. */
int wo_ally_place(const struct wo_state *s, int power, int country);
bool wo_shows_ready(const struct wo_state *s);        /* are allies exhausted for research points? */
struct pl_set wo_ready_row(const struct wo_state *s); /* the allies beside the market */

#endif
