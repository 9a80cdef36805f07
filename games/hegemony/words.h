/* Tables of words (words.c, words_moves.c), and what the files of the interface share. */
#ifndef PLATEAU_HEGEMONY_WORDS_H
#define PLATEAU_HEGEMONY_WORDS_H

#include "games/hegemony/flow.h"

extern const struct pl_option hg_options[];
extern const struct pl_role hg_roles[];
extern const char *const hg_colours[];
extern const struct pl_level hg_levels[];
extern const struct pl_ending hg_endings[];
extern const struct pl_synonym hg_synonyms[];
extern const struct pl_form hg_forms[];

struct pl_said hg_admits(const struct pl_setup *setup);                                  /* setup.c */
void hg_start(void *state, const struct pl_setup *setup);                                /* setup.c */
struct pl_said hg_why(const struct hg_state *s, const struct pl_frame *f, pl_move move); /* why.c */
struct pl_said hg_check_frames(const struct hg_state *s);                                /* check_frames.c */

int hg_wrong_place(const struct hg_state *s);           /* check.c: a place that cannot be so; -1: none */
int hg_pack_of(const struct hg_state *s, pl_move move); /* words_moves.c */

/* The role of a seat. -1: not known yet. */
static inline int hg_role_at(const struct hg_state *s, int seat) {
    return seat >= 0 && seat < s->players ? s->role_of[seat] - 1 : -1;
}

#endif
