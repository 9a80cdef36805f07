/* Scenarios: rule tests that a person can read, as JSON.
 *
 *   {
 *     "game": "tempete",
 *     "scenarios": [
 *       {
 *         "name": "a building absorbs two steps",
 *         "rules": ["TD-3.7"],
 *         "players": 2, "options": {"radius": 4}, "roles": ["shamash", "daikoe"],
 *         "seats": ["person", "automa:easy"],                 left out: nobody is an automa
 *         "position": { …a patch on a fresh start, by the game's fields… },
 *         "steps": [
 *           {"chance": "roll N 3"},                           forced chance: any outcome that is possible
 *           {"play": "wind N", "seat": 1},                    seat may be left out: whoever is to move; seats from 1
 *           {"legal": ["convert 1,0", "end"]},                these are among the legal moves
 *           {"refused": "build 1,0 keep=0", "rule": "TD-5.4", "seat": 1},   must not be legal, for this rule
 *           {"moves": ["done"]},                              exactly these moves are legal
 *           {"chances": {"draw 5": 2}},                       these outcomes with these weights are among chance's;
 *                                                             weight 0: this outcome is not possible
 *           {"expect": {"/seat/0/community": 4, "/over": …}}, values by JSON pointer in the dumped state
 *                                                             (null: nothing is there)
 *           {"expect_rules": ["TD-3.7"]},                     notes of the last move cite these rules
 *           {"actor": 2},                                     who is to move: seat from 1, "chance" or "over"
 *           {"result": {"ending": "exhaustion", "winners": [1], "scores": [12, 3]}},
 *           {"view": 2, "expect": {…}}                        expectations in what seat 2 (or "spectator") sees
 *         ]
 *       }
 *     ]
 *   }
 */
#ifndef PLATEAU_MATCH_SCENARIO_H
#define PLATEAU_MATCH_SCENARIO_H

#include "core/game.h"

/* Called once per scenario; `failure` is NULL if it passed, else what went wrong and at which step. */
typedef void pl_scenario_report(void *context, const char *name, const char *failure);
/* Called once per rule id that a scenario that passed names. */
typedef void pl_scenario_rule(void *context, const struct pl_game *game, const char *rule);

struct pl_scenario_listener {
    void *context;
    pl_scenario_report *report;
    pl_scenario_rule *rule; /* may be NULL */
};

/* Runs all scenarios of a file's text. False: the text is no scenario file; `error` says why and nothing was run. */
bool pl_scenario_run(const char *text, size_t length, enum pl_lang lang, const struct pl_scenario_listener *listener,
                     struct pl_out *error);

#endif
