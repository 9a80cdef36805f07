/* What the rows of events.def ask of the State (event_rule.c), for the decisions in events.c. */
#ifndef PLATEAU_HEGEMONY_EVENTS_H
#define PLATEAU_HEGEMONY_EVENTS_H

#include "games/hegemony/state_goods.h"

/* EVENT: the Event + 1; the class chosen + 1; what was chosen: an amount, of two items how many of the first; how much
 * each class got, or its seller sold. */
enum { EV_ID, EV_CLASS, EV_CHOICE, EV_GOT };

static inline const struct hg_task *hg_task_of(const struct pl_frame *f) {
    return &hg_events[f->v[EV_ID] - 1].rule;
}
int hg_part_counts(const struct hg_state *s, const struct hg_part *part, int role); /* n times what it counts */
bool hg_task_possible(const struct hg_state *s, const struct hg_task *task);
bool hg_task_with(const struct hg_state *s, const struct hg_task *task, int role); /* if that class is chosen */
unsigned hg_task_classes(const struct hg_state *s, const struct hg_task *task);    /* that can be chosen */
/* Is the class chosen before anything is spent? */
bool hg_class_first(const struct hg_task *task);
int hg_public_room(const struct hg_state *s, int good); /* what the State can still store */
/* HG_TASK_SPEND: how much of the first part; with a choice if least < most. */
int hg_spend_least(const struct hg_state *s, const struct hg_task *task, int role);
int hg_spend_most(const struct hg_state *s, const struct hg_task *task, int role);
/* Of HG_TASK_SPEND_MIX and HG_TASK_MIX: may so many be of the first item? */
int hg_mix_total(const struct hg_state *s, const struct hg_task *task, int role);
bool hg_mix_fits(const struct hg_state *s, const struct hg_task *task, int role, int first);
uint64_t hg_event_build_rows(const struct hg_state *s, const struct hg_task *task, int role); /* HG-50.17 */
void hg_event_reward(struct hg_state *s, const struct hg_task *task, int role, int got, struct pl_notes *notes);

#endif
