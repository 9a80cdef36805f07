/* What the files of core/draw.h share: a page to draw on, and single things drawn on it. */
#ifndef PLATEAU_CORE_DRAW_PARTS_H
#define PLATEAU_CORE_DRAW_PARTS_H

#include "core/draw.h"

struct draw_theme {
    const char *paper, *ink, *faint;      /* the page, its writing, its small print */
    const char *zone, *edge;              /* places of the board and their outline */
    const char *card, *card_edge, *plain; /* player boards and cards; pieces of nobody */
};

struct draw_page {
    const struct pl_game *game;
    const void *view;
    const struct pl_scene *scene;
    const struct draw_theme *theme;
    enum pl_lang lang;
    struct pl_out *out;
};

/* A number of thousandths, written without needless digits and alike in every locale. */
void draw_milli(struct pl_out *out, int64_t milli);
void draw_escaped(struct pl_out *out, const char *text);
/* Says a phrase into `text`, "" if nothing is said. */
void draw_said(const struct draw_page *page, const struct pl_said *said, char *text, size_t cap);

/* Text at x,y (its middle, or where it starts or ends: `anchor`); sizes in thousandths. */
struct draw_font {
    int64_t size;
    const char *fill, *anchor; /* anchor NULL: middle */
    bool bold, halo;
};
void draw_text(const struct draw_page *page, int64_t x, int64_t y, struct draw_font font, const char *text);

/* The game's picture of that look, or NULL. */
const char *draw_find_art(const struct pl_game *game, const char *look);
/* Opens the box from -50 to 50 of a thing `size` wide around x,y; to be closed by </g>. */
void draw_open(const struct draw_page *page, int64_t x, int64_t y, int64_t size, int seat, const char *look);
/* The picture with {label} and {count} filled in. */
void draw_art(struct pl_out *out, const char *svg, const char *label, const char *count);
/* A card in its box, face up and face down: draw_card.c. */
void draw_card(const struct draw_page *page, const struct pl_piece *piece, const char *label, const char *count);
void draw_back(const struct draw_page *page, const struct pl_piece *piece);
/* How many cards the pile has whose uppermost card lies there: in its lower corner. */
void draw_pile_count(const struct draw_page *page, int cards, int64_t x, int64_t y, int64_t size);

void draw_zone(const struct draw_page *page, const struct pl_zone *zone);
/* A piece with its middle at x,y and `size` wide, all in thousandths. */
void draw_piece(const struct draw_page *page, const struct pl_piece *piece, int64_t x, int64_t y, int64_t size);
/* A seat's mark in its colour. */
void draw_mark(const struct draw_page *page, int seat, int64_t x, int64_t y, int64_t size);

#endif
