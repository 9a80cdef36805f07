/* What somebody is told of the moves of a match: sentences, made from nothing but what the viewer may see.
 *
 *     static void teller(void *context, const struct pl_sentence *told) {
 *         pl_sentence_say(told, PL_EN, out);
 *     }
 *     pl_tell(match, 0, pl_match_length(match), viewer, teller, context);
 */
#ifndef PLATEAU_MATCH_TELL_H
#define PLATEAU_MATCH_TELL_H

#include "match/match.h"

/* A sentence. A move is told by its notes, which say what came of it; where there are none that the viewer may read, by
 * its own sentence. So each move has one at least. */
struct pl_sentence {
    const struct pl_game *game;
    int at; /* the number of the move, from 0 */
    struct pl_turn turn;
    const void *before; /* the whole position before the move, turned to who makes it; the viewer may not know it */
    const void *seen;   /* the view that the sentence is about: after the move, or before it if `own` */
    struct pl_said said;
    bool first; /* of its move */
    bool own;   /* the move's own sentence, to be told with the name of the seat */
};
typedef void pl_teller(void *context, const struct pl_sentence *told);

/* Tells moves from..to-1 to `viewer`: a seat, PL_SPECTATOR or PL_EVERYTHING. */
void pl_tell(const struct pl_match *match, int from, int to, int viewer, pl_teller *teller, void *context);
/* The sentence in words; if it is the move's own, after the name of the seat. */
void pl_sentence_say(const struct pl_sentence *told, enum pl_lang lang, struct pl_out *out);

#endif
