/* Powers without a player, and automas (WO-9, WO-20 to WO-23), as the rest of the game calls them. */
#ifndef PLATEAU_WORLDORDER_AUTOMA_H
#define PLATEAU_WORLDORDER_AUTOMA_H

#include "games/worldorder/decide.h"

void wo_automa_setup(struct wo_state *s, int power, struct pl_notes *notes); /* WO-21: money, points, cubes */
void wo_automa_prepare(struct wo_state *s, int power,
                       struct pl_notes *notes);                             /* cubes of the round, Focus, its money */
int wo_automa_place(const struct wo_state *s, unsigned free_places);        /* the rightmost */
void wo_automa_turn(struct wo_state *s, int power, struct pl_notes *notes); /* pushes a whole turn */
void wo_automa_research(struct wo_state *s, int power, struct pl_notes *notes);
void wo_automa_influence(struct wo_state *s, int power, int region, unsigned flags,
                         struct pl_notes *notes);                              /* its slot */
bool wo_automa_prosper(struct wo_state *s, int power, struct pl_notes *notes); /* pays and steps if it can */
void wo_automa_gain(struct wo_state *s, int power, int good, int n, struct pl_notes *notes); /* as money */
void wo_automa_end_events(struct wo_state *s, struct pl_notes *notes); /* half its smart power becomes points */

void wo_npc_influence(struct wo_state *s, int power, int region,
                      struct pl_notes *notes);                      /* permanent if free, else push */
void wo_auto_influence(struct wo_state *s, struct pl_notes *notes); /* WO-9: pushes the whole step */
void wo_auto_show(struct wo_state *s, struct pl_notes *notes);      /* pushes: two cards turn up */

#endif
