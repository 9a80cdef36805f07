/* What player boards are made of: tracks, stocks, tableaux. Each stands for a row of zones or pieces that a game would
 * place one by one, so that a board is ten lines:
 *
 *     static const struct pl_track wealth = {
 *         .zone = Z_WEALTH, .last = 12, .x = 30, .y = 20, .dx = 24, .w = 22, .h = 22, .letters = 13, .look = "space"};
 *     static const struct pl_row goods = {.piece = P_GOODS, .zone = Z_GOODS, .dx = 48, .size = 40};
 *     static const struct pl_tableau works = {.zone = Z_WORKS, .w = 360, .h = 150, .card = 70};
 *
 *     // in zones(), after pl_sheet()
 *     pl_track_zones(scene, &wealth, seat, SAY(S_NUMBER), SAY(S_WEALTH));
 *     // in pieces()
 *     pl_track_marker(scene, &wealth, s->wealth, marker);
 *     pl_stock(scene, &goods, seat, 0, "grain", s->grain, SAY(S_GRAIN, s->grain));
 *     for (int i = 0; i < n; i++)
 *         pl_tableau_card(scene, &works, i, n, s->exhausted >> i & 1, card);
 */
#ifndef PLATEAU_CORE_SHEET_H
#define PLATEAU_CORE_SHEET_H

#include "core/scene.h"

/* ---- A row of numbered spaces with a marker --------------------------------------------------------------------- */

struct pl_track {
    uint16_t zone;       /* of the first space; those of the others follow */
    int16_t first, last; /* the numbers of the spaces */
    int16_t x, y;        /* the middle of the first one */
    int16_t dx, dy;      /* from each to the next */
    int16_t w, h, letters;
    const char *look;
};

/* `number` is written in each space, `title` says what it is: the number is argument 0 of both. */
static inline void pl_track_zones(struct pl_scene *scene, const struct pl_track *track, int seat, struct pl_said number,
                                  struct pl_said title) {
    for (int i = 0; i <= track->last - track->first; i++) {
        number.arg[0] = title.arg[0] = track->first + i;
        pl_zone(scene, (struct pl_zone){.id = (uint16_t)(track->zone + i),
                                        .shape = PL_RECT,
                                        .seat = (int8_t)seat,
                                        .letters = track->letters,
                                        .look = track->look,
                                        .x = (int16_t)(track->x + i * track->dx),
                                        .y = (int16_t)(track->y + i * track->dy),
                                        .w = track->w,
                                        .h = track->h,
                                        .label = number,
                                        .title = title});
    }
}

/* The space of a value; one beyond an end is at the end. */
static inline uint16_t pl_track_space(const struct pl_track *track, int value) {
    int within = value < track->first ? track->first : value > track->last ? track->last : value;
    return (uint16_t)(track->zone + within - track->first);
}

static inline void pl_track_marker(struct pl_scene *scene, const struct pl_track *track, int value,
                                   struct pl_piece marker) {
    marker.zone = pl_track_space(track, value);
    pl_piece(scene, marker);
}

/* ---- Pieces with a count, side by side -------------------------------------------------------------------------- */

struct pl_row {
    uint16_t piece; /* the id of the first one; those of the others follow */
    uint16_t zone;
    int16_t x, y, dx, dy; /* of the first one, seen from the middle of its zone; from each to the next */
    int16_t size;
};

static inline void pl_stock(struct pl_scene *scene, const struct pl_row *row, int seat, int i, const char *look,
                            int count, struct pl_said title) {
    pl_piece(scene, (struct pl_piece){.id = (uint16_t)(row->piece + i),
                                      .zone = row->zone,
                                      .seat = (int8_t)seat,
                                      .look = look,
                                      .count = (int16_t)count,
                                      .dx = (int16_t)(row->x + i * row->dx),
                                      .dy = (int16_t)(row->y + i * row->dy),
                                      .size = row->size,
                                      .title = title});
}

/* ---- Cards in rows ---------------------------------------------------------------------------------------------- */

struct pl_tableau {
    uint16_t zone;
    int16_t w, h; /* what of the zone the cards may cover, around x,y from its middle */
    int16_t x, y;
    int16_t card; /* how wide a card is: 7/5 of that is its height, and the place of each in its row */
};

/* The i-th of `n` cards; an exhausted one lies on its side. Where they are too many for rows of their own the rows lie
 * one over the other, so that the name of each is still seen. */
static inline void pl_tableau_card(struct pl_scene *scene, const struct pl_tableau *tableau, int i, int n,
                                   bool exhausted, struct pl_piece card) {
    int place = tableau->card * 7 / 5 + 4, columns = tableau->w > place ? tableau->w / place : 1;
    int rows = (n + columns - 1) / columns;
    int pitch = rows > 1 && rows * place > tableau->h ? (tableau->h - place) / (rows - 1) : place;
    int in_row = n < columns ? n : columns;
    card.zone = tableau->zone;
    card.dx = (int16_t)(tableau->x + (2 * (i % columns) - in_row + 1) * place / 2);
    card.dy = (int16_t)(tableau->y + (2 * (i / columns) - rows + 1) * pitch / 2);
    card.size = tableau->card;
    card.turn = exhausted ? 90 : 0;
    pl_piece(scene, card);
}

#endif
