/* Private to match/: what the two halves of the scenario runner share. */
#ifndef PLATEAU_MATCH_SCENARIO_RUN_H
#define PLATEAU_MATCH_SCENARIO_RUN_H

#include "match/scenario.h"
#include "match/tr.h"
#include <jansson.h>

#define PL_SHOWN 120 /* bytes of a word or of a JSON value that a message quotes */

/* One run: everything big is in here, on the heap. */
struct pl_run {
    const struct pl_game *game;
    enum pl_lang lang;
    struct pl_out out; /* where the failure of the scenario goes */
    bool moved;        /* a move has been made: `notes` are of the last */
    struct pl_notes notes;
    union pl_any_state state, other;
    char failure[4096];
    char dump[PL_MAX_JSON];
};

/* FAIL(run, en, fr, args…): says what went wrong; the value is false. */
#define FAIL(RUN, EN, FR, ...) (pl_putf(&(RUN)->out, TR((RUN)->lang, EN, FR), ##__VA_ARGS__), pl_run_failed())
static inline bool pl_run_failed(void) {
    return false;
}

/* Is every key of `object` one of `keys` (ended by NULL)? If not, says which are. */
bool pl_run_keys(struct pl_out *out, enum pl_lang lang, json_t *object, const char *const *keys);
/* The string at `value`; NULL after saying that `what` is none. */
const char *pl_run_string(struct pl_run *run, const json_t *value, const char *what);
/* A rule of the game by id; NULL after saying that there is none. */
const struct pl_rule *pl_run_rule(struct pl_run *run, const json_t *value, const char *what);

/* Runs step `number` (from 1); false after saying what went wrong. */
bool pl_run_step(struct pl_run *run, json_t *step, int number);

#endif
