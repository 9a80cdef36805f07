/* Runs scenario files: the file, and the position a scenario starts from; scenario_steps.c has the steps. A scenario
 * ends at its first failure. */
#include "match/scenario_run.h"
#include <stdlib.h>

bool pl_run_keys(struct pl_out *out, enum pl_lang lang, json_t *object, const char *const *keys) {
    const char *key;
    json_t *value;
    json_object_foreach(object, key, value) {
        int i = 0;
        while (keys[i] && strcmp(keys[i], key) != 0)
            i++;
        if (keys[i])
            continue;
        pl_putf(out, TR(lang, "unknown key \"%.*s\"; the keys are", "clé inconnue « %.*s » ; les clés sont"), PL_SHOWN,
                key);
        for (i = 0; keys[i]; i++)
            pl_putf(out, "%s %s", i ? "," : "", keys[i]);
        return false;
    }
    return true;
}

const char *pl_run_string(struct pl_run *run, const json_t *value, const char *what) {
    if (!json_is_string(value))
        FAIL(run, "\"%s\" must be a string", "« %s » doit être une chaîne", what);
    return json_string_value(value);
}

const struct pl_rule *pl_run_rule(struct pl_run *run, const json_t *value, const char *what) {
    const char *id = pl_run_string(run, value, what);
    if (!id)
        return NULL;
    const struct pl_rule *rule = pl_rule_find(run->game, id);
    if (!rule)
        FAIL(run, "%s has no rule \"%.*s\"", "%s n'a pas de règle « %.*s »", run->game->id, PL_SHOWN, id);
    return rule;
}

/* ---- Scenarios --------------------------------------------------------------------------------------- */

static bool read_options(struct pl_run *run, const json_t *options, struct pl_setup *setup) {
    const char *key;
    json_t *value;
    if (options && !json_is_object(options))
        return FAIL(run, "\"options\" must be an object", "« options » doit être un objet");
    json_object_foreach((json_t *)options, key, value) {
        char number[32];
        struct pl_out out = PL_OUT(number);
        if (!json_is_integer(value) && !json_is_string(value))
            return FAIL(run, "option \"%.*s\" must be a number or a name",
                        "l'option « %.*s » doit être un nombre ou un nom", PL_SHOWN, key);
        pl_put_int(&out, json_integer_value(value));
        if (!pl_setup_option(run->game, setup, key, json_is_string(value) ? json_string_value(value) : number,
                             run->lang, &run->out))
            return false;
    }
    return true;
}

/* The words of a list of at most one per player, joined by commas; `what` is its key. */
static bool read_list(struct pl_run *run, const json_t *words, int players, const char *what, struct pl_out *out) {
    if (!json_is_array(words) || json_array_size(words) > (size_t)players)
        return FAIL(run, "\"%s\" must be a list of at most %d %s", "« %s » doit être une liste de %d %s au plus", what,
                    players,
                    strcmp(what, "seats") ? TR(run->lang, "roles", "rôles") : TR(run->lang, "seats", "sièges"));
    for (size_t i = 0; i < json_array_size(words); i++) {
        const char *word = pl_run_string(run, json_array_get(words, i), what);
        if (!word)
            return false;
        if (!*word || strchr(word, ',') || strlen(word) > 60)
            return FAIL(run, strcmp(what, "seats") ? "\"%.*s\" is no role" : "\"%.*s\" is no seat",
                        strcmp(what, "seats") ? "« %.*s » n'est pas un rôle" : "« %.*s » n'est pas un siège", PL_SHOWN,
                        word);
        pl_putf(out, "%s%s", i ? "," : "", word);
    }
    return true;
}

static bool read_roles(struct pl_run *run, const json_t *roles, struct pl_setup *setup) {
    char list[512] = "";
    struct pl_out out = PL_OUT(list);
    return !roles || (read_list(run, roles, setup->players, "roles", &out) &&
                      pl_setup_roles(run->game, setup, list, run->lang, &run->out));
}

/* "seats": ["person", "automa:easy"] */
static bool read_seats(struct pl_run *run, const json_t *seats, struct pl_setup *setup) {
    char list[512] = "";
    struct pl_out out = PL_OUT(list);
    return !seats || (read_list(run, seats, setup->players, "seats", &out) &&
                      pl_setup_seats(run->game, setup, list, run->lang, &run->out));
}

/* Makes the position the steps start from. */
static bool set_up(struct pl_run *run, json_t *scenario) {
    const struct pl_game *game = run->game;
    const json_t *players = json_object_get(scenario, "players"), *position = json_object_get(scenario, "position");
    json_int_t count = players ? json_integer_value(players) : game->min_players;
    if ((players && !json_is_integer(players)) || count < game->min_players || count > game->max_players)
        return FAIL(run, "\"players\" must be a number from %d to %d", "« players » doit être un nombre de %d à %d",
                    game->min_players, game->max_players);
    struct pl_setup setup = pl_setup_default(game, (int)count);
    if (!read_options(run, json_object_get(scenario, "options"), &setup) ||
        !read_roles(run, json_object_get(scenario, "roles"), &setup) ||
        !read_seats(run, json_object_get(scenario, "seats"), &setup) ||
        !pl_setup_check(game, &setup, run->lang, &run->out))
        return false;
    if (!pl_new(game, &setup, &run->state))
        return FAIL(run, "the game cannot be set up like this", "le jeu ne peut pas commencer ainsi");
    if (!position)
        return true;
    FAIL(run, "position: ", "position : ");
    if (!json_is_object(position))
        return FAIL(run, "must be an object", "doit être un objet");
    return pl_load_json(game, position, true, &run->state, run->lang, &run->out);
}

/* Are `rules` ids of the game, each once, at least one? */
static bool check_rules(struct pl_run *run, const json_t *rules) {
    if (!json_is_array(rules) || json_array_size(rules) == 0)
        return FAIL(run, "\"rules\" must be a list of the rules it shows, at least one",
                    "« rules » doit être la liste des règles montrées, au moins une");
    for (size_t i = 0; i < json_array_size(rules); i++) {
        const struct pl_rule *rule = pl_run_rule(run, json_array_get(rules, i), "rules");
        if (!rule)
            return false;
        for (size_t j = 0; j < i; j++)
            if (pl_rule_find(run->game, json_string_value(json_array_get(rules, j))) == rule)
                return FAIL(run, "rule %s is named twice", "la règle %s est nommée deux fois", rule->id);
    }
    return true;
}

static bool run_scenario(struct pl_run *run, json_t *scenario) {
    static const char *const keys[] = {"name",  "rules",    "players", "options", "roles",
                                       "seats", "position", "steps",   NULL};
    run->out = pl_out_to(run->failure, sizeof run->failure);
    run->moved = false;
    json_t *steps = json_object_get(scenario, "steps");
    if (!pl_run_keys(&run->out, run->lang, scenario, keys) || !check_rules(run, json_object_get(scenario, "rules")))
        return false;
    if (!json_is_array(steps) || json_array_size(steps) == 0)
        return FAIL(run, "\"steps\" must be a list of at least one step",
                    "« steps » doit être une liste d'au moins une étape");
    if (!set_up(run, scenario))
        return false;
    for (size_t i = 0; i < json_array_size(steps); i++) {
        run->out = pl_out_to(run->failure, sizeof run->failure);
        if (!pl_run_step(run, json_array_get(steps, i), (int)i + 1))
            return false;
    }
    return true;
}

static void run_all(struct pl_run *run, const json_t *scenarios, const struct pl_scenario_listener *listener) {
    for (size_t i = 0; i < json_array_size(scenarios); i++) {
        json_t *scenario = json_array_get(scenarios, i);
        bool passed = run_scenario(run, scenario);
        const json_t *rules = json_object_get(scenario, "rules");
        listener->report(listener->context, json_string_value(json_object_get(scenario, "name")),
                         passed ? NULL : run->failure);
        for (size_t k = 0; passed && listener->rule && k < json_array_size(rules); k++)
            listener->rule(listener->context, run->game,
                           pl_rule_find(run->game, json_string_value(json_array_get(rules, k)))->id);
    }
}

/* Is this the outline of a scenario file: a game we have, and scenarios with names? */
static const struct pl_game *check_file(json_t *file, enum pl_lang lang, struct pl_out *error) {
    static const char *const keys[] = {"game", "scenarios", NULL};
    if (!json_is_object(file)) {
        pl_put(error, TR(lang, "a scenario file must be an object with the keys game, scenarios",
                         "un fichier de scénarios doit être un objet aux clés game, scenarios"));
        return NULL;
    }
    if (!pl_run_keys(error, lang, file, keys))
        return NULL;
    const char *id = json_string_value(json_object_get(file, "game"));
    const struct pl_game *game = id ? pl_game_find(id) : NULL;
    if (!game) {
        pl_put(error, TR(lang, "\"game\" must be the id of a game:", "« game » doit être le nom d'un jeu :"));
        for (int i = 0; pl_games[i]; i++)
            pl_putf(error, "%s %s", i ? "," : "", pl_games[i]->id);
        return NULL;
    }
    const json_t *scenarios = json_object_get(file, "scenarios");
    if (!json_is_array(scenarios) || json_array_size(scenarios) == 0) {
        pl_put(error, TR(lang, "\"scenarios\" must be a list of at least one scenario",
                         "« scenarios » doit être une liste d'au moins un scénario"));
        return NULL;
    }
    for (size_t i = 0; i < json_array_size(scenarios); i++) {
        const char *name = json_string_value(json_object_get(json_array_get(scenarios, i), "name"));
        if (!name || !*name) {
            pl_putf(error,
                    TR(lang, "scenario %zu must be an object with a \"name\"",
                       "le scénario %zu doit être un objet avec un nom (« name »)"),
                    i + 1);
            return NULL;
        }
    }
    return game;
}

bool pl_scenario_run(const char *text, size_t length, enum pl_lang lang, const struct pl_scenario_listener *listener,
                     struct pl_out *error) {
    json_error_t mistake;
    json_t *file = json_loadb(text, length, JSON_REJECT_DUPLICATES, &mistake);
    if (!file) {
        pl_putf(error, TR(lang, "line %d, column %d: not JSON (%s)", "ligne %d, colonne %d : JSON incorrect (%s)"),
                mistake.line, mistake.column, mistake.text);
        return false;
    }
    const struct pl_game *game = check_file(file, lang, error);
    struct pl_run *run = game ? malloc(sizeof *run) : NULL;
    if (game && !run)
        pl_put(error, TR(lang, "memory is out", "la mémoire est épuisée"));
    bool fine = run != NULL;
    if (fine) {
        run->game = game;
        run->lang = lang;
        run_all(run, json_object_get(file, "scenarios"), listener);
    }
    free(run);
    json_decref(file);
    return fine;
}
