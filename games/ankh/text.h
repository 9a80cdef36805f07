/* What text.c, text_players.c and why.c share about the texts of cards. */
#ifndef PLATEAU_ANKH_TEXT_H
#define PLATEAU_ANKH_TEXT_H

#include "games/ankh/state.h"

#define SAY(PHRASE, ...) PL_NOTE(notes, &am_phrases[AM_##PHRASE], __VA_ARGS__)

/* What a text offers: seats or areas as bits, 0 for texts that do not ask for such a thing. */
unsigned am_text_targets(const struct am_state *s, int seat, int text);
unsigned am_text_places(const struct am_state *s, int seat, int text);
unsigned am_text_wares(const struct am_state *s, int seat, int text);
unsigned am_text_stirs(const struct am_state *s, int text);
unsigned am_text_counts(const struct am_state *s, int text);
unsigned am_text_victims(const struct am_state *s, int seat, int text);
unsigned am_text_origins(const struct am_state *s, int seat, int text, int owner);
unsigned am_text_ends(int text, int from);
bool am_text_usable(const struct am_state *s, int seat, int text);
bool am_text_discards(int text);
unsigned am_carcer_areas(const struct am_state *s, const struct pl_frame *frame);

int am_move_moves(const struct am_state *s, int seat, int text, pl_move *out);
/* Minions in these areas but for those of the owners `but` (bits). */
int am_removal_moves(const struct am_state *s, unsigned areas, unsigned but, pl_move *out);
int am_hand_moves(const struct am_state *s, int seat, int kind, pl_move *out);
int am_swap_moves(const struct am_state *s, unsigned areas, pl_move *out);

void am_end_text(struct am_state *s);
/* A text has `seat` remove a minion: its owner is asked first if need be. */
void am_text_removes(struct am_state *s, int seat, int owner, int area, struct pl_notes *notes);
void am_move_minion(struct am_state *s, int owner, int from, int to, struct pl_notes *notes);

bool am_text_run_players(struct am_state *s, struct pl_notes *notes); /* text_players.c */
int am_text_moves_players(const struct am_state *s, pl_move *out);
void am_text_apply_players(struct am_state *s, pl_move move, struct pl_notes *notes);
void am_stanley_draws(struct am_state *s, int card, struct pl_notes *notes);

#endif
