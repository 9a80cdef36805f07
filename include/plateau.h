/* Plateau: one table for big rulebooks. This header is all a bot author needs.
 *
 *   core/game.h      the game interface, views, notation, JSON        start reading here
 *   match/match.h    a game in progress: seats, history, undo, replay files
 *   match/tell.h     the moves of a game in words, as a viewer may know them
 *   match/witness.h  what one player knows of a game, as a file
 *   bots/bots.h      players: random, greedy, search
 */
#ifndef PLATEAU_H
#define PLATEAU_H

#include "bots/bots.h"
#include "core/game.h"
#include "core/set.h"
#include "match/match.h"
#include "match/tell.h"
#include "match/witness.h"

#endif
