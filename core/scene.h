/* The scene: a game's table as things to draw, so that one page can show every game.
 *
 * A game describes its table in four parts:
 *
 *   sheets  canvases, each with coordinates of its own: the board, a player's board, a market. Most games have one. A
 *           page shows them side by side where there is room and as tabs where there is not, and brings the one to the
 *           front that a decision touches.
 *   zones   the places: cells of a board, countries, spaces of a track, hands, piles. They depend on the setup only
 *           (size of the land, number of players), so a page draws them once. So do faces: what is printed on cards.
 *   pieces  what lies where in one view: tiles, pawns, cards, counters. A piece keeps its id as long as it is the same
 *           thing, so a page can move it from place to place instead of drawing it anew.
 *   stats   what each seat has, in numbers: a row of its player board.
 *
 * Every legal move names the zones and pieces it touches. Clicking is choosing among the moves that touch the thing
 * clicked; a piece that no move touches counts as the zone it lies in. Nothing outside the game's folder knows what the
 * things mean. Moves that touch nothing (pass, yes and no, a number) are buttons.
 *
 *     static void zones(const void *state, struct pl_scene *scene) {
 *         pl_sheet(scene, (struct pl_sheet){.seat = PL_NOBODY, .width = 640, .height = 310, .title = SAY(S_TABLE)});
 *         pl_zone(scene, (struct pl_zone){.id = 1, .shape = PL_HEX, .look = "cell", .w = 100, .h = 87});
 *     }
 *     static void pieces(const void *view, int viewer, struct pl_scene *scene) {
 *         pl_piece(scene, pl_piece_at(7, 1, "wind", PL_NOBODY, (struct pl_spot){0}, SAY(S_WIND)));
 *     }
 *
 * Coordinates are whole numbers of the game's own choosing, x to the right and y down; x,y is the centre of a zone.
 * Texts are phrases, said in the language of whoever looks. Zones and pieces are drawn in their order, the last on top.
 * Ids are below PL_TOUCH_PIECE; looks are lower-case letters, digits and dashes. A piece's id never depends on what its
 * viewer may not know: a hidden card is called after where it lies.
 *
 * core/draw.h draws a scene as SVG, core/scene_json.h writes it for a page; docs/scene.md tells the whole story.
 */
#ifndef PLATEAU_CORE_SCENE_H
#define PLATEAU_CORE_SCENE_H

#include "core/move.h"
#include "core/text.h"

#define PL_MAX_SHEETS 16
#define PL_MAX_ZONES 512
#define PL_MAX_FACES 512
#define PL_MAX_PIECES 768
#define PL_MAX_STATS 96
#define PL_MAX_TOUCHES 16
#define PL_MAX_BUTTONS 32 /* moves of one decision that touch nothing */
#define PL_MAX_BADGES 4
#define PL_MAX_SCENE_TEXT 1024 /* bytes of a label, title or text in one language, with its NUL */

enum { PL_NOBODY = -1 };

enum pl_shape {
    PL_RECT,
    PL_HEX, /* flat-topped, w from corner to corner */
    PL_DISC,
    PL_POLYGON, /* `points`, absolute */
    PL_LINE,    /* a link from x,y to w,h, touched by nothing; listed before the zones that lie above it */
    PL_HAND,    /* a hand of cards: a tray beside the board, with no place on it */
    PL_PILE,    /* many cards in one place: the last of them is seen, with their number, and all when it is opened; a
                   rectangle of the board or, where w is 0, beside it among the hands */
    PL_SHAPES
};

/* A canvas. Zones lie on the sheet that was declared last before them. The first sheet is the one a page gives most
 * room. */
struct pl_sheet {
    int16_t left, top, width, height; /* what it covers */
    int16_t letters; /* height of its smallest writing in scene units: drawn so large that it can be read where there
                        is room; always told where there are several sheets, 0 otherwise: its size does not matter */
    int16_t target;  /* size of the smallest thing on it that is clicked: on a phone it opens so near that a finger
                        meets it; 0: the whole sheet is shown */
    int8_t seat;     /* whose player board it is; PL_NOBODY: everybody's */
    struct pl_said title;
};

struct pl_zone {
    uint16_t id;
    enum pl_shape shape;
    uint8_t sheet;    /* its index; pl_zone fills it in */
    int8_t seat;      /* whose hand or player board it belongs to; PL_NOBODY: everybody's */
    int16_t letters;  /* height of the label's letters in scene units; 0: as the zone's size suggests */
    const char *look; /* how it is drawn: a class of the page's style and, if there is art of that name, a picture */
    int16_t x, y, w, h;
    const int16_t *points; /* x0,y0,x1,y1… */
    int point_count;
    struct pl_said label; /* written in it; PL_NOTHING: no text */
    struct pl_said title; /* what it is, for screen readers and on hover */
    struct pl_said text;  /* a longer explanation, to be read on request; PL_NOTHING: none */
};

/* What is printed on a card, known to everybody who knows the box: told once a table, while pieces that have it only
 * name it. A long text then costs nothing after every move. Declared along with the zones. */
struct pl_face {
    uint16_t id;      /* from 1 */
    const char *look; /* of the pieces that have this face, unless they say otherwise; so for all members */
    int16_t count;
    const char *badge[PL_MAX_BADGES];
    struct pl_said label, title, text;
};

struct pl_piece {
    uint16_t id;
    uint16_t zone;
    int8_t seat;      /* whose colour it has; PL_NOBODY: none */
    uint16_t face;    /* what is printed on it: whatever the piece does not say itself is the face's; 0: it has none */
    const char *look; /* as for zones; "card" is a typographic card of label and text, "back" one face down */
    int16_t count;    /* a number on it (of a card: in its corner), -1: none */
    int16_t dx, dy;   /* from the centre of its zone */
    int16_t size;     /* width in scene units; 0: the zone's */
    int16_t turn;     /* degrees clockwise that it is turned by: an exhausted card lies at 90 */
    const char
        *badge[PL_MAX_BADGES]; /* looks of small pictures along a card's upper edge: its symbols; NULL ends them */
    struct pl_said label;      /* written on it: a card's name */
    struct pl_said title;      /* what it is, for screen readers and on hover */
    struct pl_said text;       /* the small print of a card; of anything else a longer explanation, read on request */
};

struct pl_stat {
    int8_t seat;
    struct pl_said label;
    int32_t value;
};

struct pl_scene {
    int sheets, zones, faces, pieces, stats;
    int powers;  /* that nobody plays: pl_powers */
    int dropped; /* things beyond the limits; a contract test wants 0 */
    struct pl_sheet sheet[PL_MAX_SHEETS];
    struct pl_zone zone[PL_MAX_ZONES];
    struct pl_face face[PL_MAX_FACES];
    struct pl_piece piece[PL_MAX_PIECES];
    struct pl_stat stat[PL_MAX_STATS];
};

/* Pictures of a game's own: an SVG fragment in a box from -50,-50 to 50,50. Class "own" is filled with the colour of
 * the seat it belongs to, and dark writing can be read on every such colour. Where the picture holds {label} or
 * {count}, the piece's own are written; a picture without these holes gets them written over its middle. Text is
 * centred on its x. No ids, no style attributes, no scripts: a page puts many of them side by side. */
struct pl_art {
    const char *look, *svg;
};

/* What marks the things of a seat besides their colour: one letter or digit. A game names it as a thing of type "mark";
 * where it does not, the seat's number serves. */

/* A thing that a move touches: a zone's id, or a piece's id with this bit. */
#define PL_TOUCH_PIECE 0x8000u
typedef uint16_t pl_touch;

/* Does it stand beside the board, where the hands are? */
static inline bool pl_beside(const struct pl_zone *zone) {
    return zone->shape == PL_HAND || (zone->shape == PL_PILE && zone->w == 0);
}

static inline void pl_sheet(struct pl_scene *scene, struct pl_sheet sheet) {
    if (scene->sheets < PL_MAX_SHEETS)
        scene->sheet[scene->sheets++] = sheet;
    else
        scene->dropped++;
}
static inline void pl_zone(struct pl_scene *scene, struct pl_zone zone) {
    zone.sheet = (uint8_t)(scene->sheets ? scene->sheets - 1 : 0);
    if (scene->zones < PL_MAX_ZONES)
        scene->zone[scene->zones++] = zone;
    else
        scene->dropped++;
}
static inline void pl_face(struct pl_scene *scene, struct pl_face face) {
    if (scene->faces < PL_MAX_FACES)
        scene->face[scene->faces++] = face;
    else
        scene->dropped++;
}
/* NULL: there is no such face. At once where faces are numbered in their order. */
static inline const struct pl_face *pl_face_of(const struct pl_scene *scene, int id) {
    if (id > 0 && id <= scene->faces && scene->face[id - 1].id == id)
        return &scene->face[id - 1];
    for (int i = 0; id > 0 && i < scene->faces; i++)
        if (scene->face[i].id == id)
            return &scene->face[i];
    return NULL;
}
static inline void pl_piece(struct pl_scene *scene, struct pl_piece piece) {
    const struct pl_face *face = pl_face_of(scene, piece.face);
    if (face) {
        piece.look = piece.look ? piece.look : face->look;
        piece.count = piece.count >= 0 ? piece.count : face->count;
        piece.label = piece.label.phrase ? piece.label : face->label;
        piece.title = piece.title.phrase ? piece.title : face->title;
        piece.text = piece.text.phrase ? piece.text : face->text;
        if (!piece.badge[0])
            memcpy(piece.badge, face->badge, sizeof piece.badge);
    }
    if (scene->pieces < PL_MAX_PIECES)
        scene->piece[scene->pieces++] = piece;
    else
        scene->dropped++;
}
/* Where on its zone a piece lies, seen from the middle, and how wide it is (0: as its zone). */
struct pl_spot {
    int x, y, size;
};
/* A piece with nothing written on it, to be changed or given to pl_piece. */
static inline struct pl_piece pl_piece_at(int id, int zone, const char *look, int seat, struct pl_spot spot,
                                          struct pl_said title) {
    return (struct pl_piece){.id = (uint16_t)id,
                             .zone = (uint16_t)zone,
                             .seat = (int8_t)seat,
                             .look = look,
                             .count = -1,
                             .dx = (int16_t)spot.x,
                             .dy = (int16_t)spot.y,
                             .size = (int16_t)spot.size,
                             .title = title};
}
/* What is somebody's bears the owner's mark: `mark` says it of seat {0}. */
static inline struct pl_piece pl_marked(struct pl_piece piece, const struct pl_phrase *mark) {
    if (piece.seat != PL_NOBODY)
        piece.label = PL_SAY(mark, piece.seat);
    return piece;
}
/* So many powers take part that nobody plays (NPC). They are no seats of the game, but the scene shows them like seats,
 * with the numbers that follow the players': named ("seat"), marked and coloured (`role`) as such, and pieces, zones
 * and stats may be theirs. At most PL_MAX_SEATS with the players. */
static inline void pl_powers(struct pl_scene *scene, int count) {
    scene->powers = count;
}
static inline void pl_stat(struct pl_scene *scene, int seat, struct pl_said label, int32_t value) {
    if (scene->stats < PL_MAX_STATS)
        scene->stat[scene->stats++] = (struct pl_stat){(int8_t)seat, label, value};
    else
        scene->dropped++;
}

#endif
