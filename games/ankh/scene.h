/* What the files of the scene share: the numbers of zones, pieces and faces. */
#ifndef PLATEAU_ANKH_SCENE_H
#define PLATEAU_ANKH_SCENE_H

#include "games/ankh/map.h"
#include "games/ankh/state.h"

enum {
    ZONE_CITY,
    ZONE_AREA = 1,    /* + area: an area's zone has the area's number */
    ZONE_PERSON = 20, /* + personality */
    ZONE_PLAYER = 30, /* + seat, as for hands */
    ZONE_IN_PLAY = 40,
    ZONE_DRAW,
    ZONE_DISCARD,
    ZONE_EVENT,
    ZONE_DIE,
    ZONE_BANK,
    ZONE_PAST_EVENTS,
    ZONE_HAND = 50
};

/* A card that its viewer knows is called after itself, one that it does not know is one of the backs of its hand. */
enum {
    PIECE_CARD = 1,   /* + card */
    PIECE_BACK = 110, /* + seat, as those that follow */
    PIECE_PERSON = 120,
    PIECE_MARK = 130,
    PIECE_PURSE = 140,
    PIECE_LOANS = 150,
    PIECE_PENALTIES = 160,
    PIECE_EVENT = 170, /* + event */
    PIECE_DECK = 190,
    PIECE_BANK,
    PIECE_POINTER,
    PIECE_ACTIVE,
    PIECE_SYMBOL = 200, /* + place on the card */
    PIECE_DIE = 210,    /* + number of the roll */
    PIECE_WANT = 220,   /* + personality */
    PIECE_MAY_BE = 230, /* + 8 * personality + seat */
    PIECE_PLAQUE = 300, /* City Area card: + area, as those that follow */
    PIECE_STATE = 320,  /* of the City Area card */
    PIECE_BUILDING = 340,
    PIECE_PRICE = 360,
    PIECE_TROUBLE = 380,
    PIECE_MINION = 400 /* + 8 * area + owner */
};

enum { FACE_CARD = 1, FACE_EVENT = FACE_CARD + AM_CARDS, FACE_PERSON = FACE_EVENT + AM_EVENTS };

/* The panel, a sheet of its own: who may be which personality, and the piles below. A unit is about a pixel of a desk.
 */
enum { PANEL_W = 290, PANEL_H = 590, ROW_H = 33, HEAD_H = 84, ICON_W = 32, NAME_W = 126 };
enum { LETTERS = 13, CITY_LETTERS = 16, CITY_TARGET = 40, PANEL_TARGET = 27 };
enum { COLUMNS_X = ICON_W + NAME_W, COLUMNS_W = PANEL_W - ICON_W - NAME_W };

/* Rows of the panel: with two players the one of Chrysoprase is missing. */
static inline bool am_in_game(const struct am_state *s, int person) { /* AM-2.1 */
    return person != AM_CHRYSOPRASE || s->players > 2;
}

/* scene.c */
void am_zones(const void *state, struct pl_scene *scene);
/* scene_pieces.c */
void am_pieces(const void *view, int viewer, struct pl_scene *scene);
/* scene_moves.c */
int am_touches(const void *state, pl_move move, pl_touch *out);
bool am_find_thing(const void *view, const char *type, int32_t value, pl_touch *out);
/* scene_words.c */
/* Cards that the viewer has seen and lost from sight, and that may be in that hand (AM-12.2). */
struct pl_set am_perhaps(const struct am_state *view, int seat);
int am_event_now(const struct am_state *s);  /* the event that takes place; -1: none */
int am_dice(const struct am_state *s);       /* how many of `roll` were rolled and matter */
int am_last_roll(const struct am_state *s);  /* the die, if the last move rolled it; else 0 */
int am_symbol_now(const struct am_state *s); /* which symbol of the card in play is being done; -1: none */
/* What this viewer's view tells of a seat and a personality. */
enum am_prospect { AM_IS_NOT, AM_MAY_BE, AM_IS };
enum am_prospect am_prospect(const struct am_state *s, int viewer, int seat, int person);
const char *am_symbol_look(const struct am_state *s, int card, int i); /* the picture of a card's i-th symbol */
int am_card_money(const struct am_state *s, int card);                 /* on its money symbol */
/* Names the scene's own things; false: it is none of them. */
bool am_scene_name(const void *state, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out);

#endif
