/* What the files of the scene share: the ids of zones and pieces, and small helpers.
 *
 *   scene.c        zones, pieces, what moves touch, where named things are
 *   scene_map.c    the map: regions, links, countries, influence, control
 *   scene_table.c  the tracks, on a sheet of their own
 *   scene_cards.c  cards: faces, hands, piles, what is in play; lasting effects
 *   art.c          pictures; places.def and outlines.h say where things are on the map
 *
 * A card that its viewer sees is called after the card, so that it moves from hand to pile; one that is face down is
 * called after its place (core/scene.h). */
#ifndef PLATEAU_TWILIGHT_SCENE_H
#define PLATEAU_TWILIGHT_SCENE_H

#include "games/twilight/state.h"

/* The map's sheet and that of the tracks. A unit is a pixel of a desk, so letters have their sizes. */
enum {
    TS_MAP_W = 1040,
    TS_MAP_H = 592,
    TS_TRACKS_W = 384,
    TS_TRACKS_H = 376,
    TS_LETTERS = 12,
    TS_TARGET = 36,
    TS_BOX = 25
};

/* Zones. Countries have their own number, superpowers included. */
enum {
    Z_REGION = 100,    /* + region; the two that follow are parts of one */
    Z_SOUTHEAST = 106, /* TS_REGIONS stands for it wherever a region is meant */
    Z_EASTERN = 107,
    Z_WORLD = 110,
    Z_TO_JAPAN,
    Z_TO_USA,
    Z_DEFCON = 120, /* + level; 0: the frame around them */
    Z_SPACE = 130,  /* + box */
    Z_SPACE_RACE = 139,
    Z_TURN,
    Z_ROUNDS,
    Z_MILOPS,
    Z_SCORE,
    Z_DICE,
    Z_CHINA,
    Z_HEADLINES,
    Z_TABLE,
    Z_DRAW,
    Z_DISCARD,
    Z_REMOVED,
    Z_ASIDE,
    Z_EFFECTS,
    Z_HAND = 160, /* + seat */
    Z_LINK = 200
};

/* Pieces. Cards that are seen have their own number. */
enum {
    P_BACK = 128,      /* + 32 * side + place: a card of a hand */
    P_HEADLINE = 192,  /* + side: face down */
    P_SET_ASIDE = 196, /* + place: face down */
    P_INFLUENCE = 256, /* + 128 * side + country */
    P_CONTROL = 512,   /* + country */
    P_EFFECT = 640,    /* + effect */
    P_CHERNOBYL = 690,
    P_TALLY = 700, /* + region, Southeast Asia included */
    P_DIE = 710,   /* + side, as those that follow */
    P_MILOPS = 712,
    P_SPACE = 714,
    P_POWER = 716,
    P_DEFCON = 720,
    P_TURN,
    P_ROUND,
    P_SCORE,
    P_NEEDED,
    P_DRAW
};

/* A piece of a side: in the colour of its seat. American ones are square and on the left, Soviet ones round and on the
 * right. */
struct pl_piece ts_side_piece(const struct ts_state *s, int id, int zone, const char *look, int side,
                              struct pl_spot spot, struct pl_said title);
struct pl_zone ts_zone(int id, const char *look, struct pl_said label, struct pl_said title);
void ts_put_zone(struct pl_scene *scene, struct pl_zone zone, int x, int y, int w, int h);

/* What is written on the map; names without their article, some of them shortened (scene_map.c). */
struct pl_said ts_country_label(int country);
struct pl_said ts_region_label(int region);
void ts_map_zones(struct pl_scene *scene);
void ts_map_pieces(const struct ts_state *s, struct pl_scene *scene);
void ts_table_zones(const struct ts_state *s, struct pl_scene *scene); /* scene_table.c */
void ts_table_pieces(const struct ts_state *s, struct pl_scene *scene);
void ts_card_zones(const struct ts_state *s, struct pl_scene *scene); /* scene_cards.c */
void ts_effect_zones(struct pl_scene *scene); /* headlines and effects, on the sheet of the tracks */
void ts_card_pieces(const struct ts_state *s, int viewer, struct pl_scene *scene);
/* Is this card to be seen on the table, in a hand or in a pile of this view? */
bool ts_card_shown(const struct ts_state *s, int card);
int ts_cards_left(const struct ts_state *s); /* in the draw pile; the same in every view */

#endif
