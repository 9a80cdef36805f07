/* The safe calls over any game. */
#include "core/game.h"
#include <jansson.h>
#include <strings.h>

const struct pl_game *pl_game_find(const char *id) {
    for (const struct pl_game *const *game = pl_games; *game; game++)
        if (strcmp((*game)->id, id) == 0)
            return *game;
    return NULL;
}

const struct pl_rule *pl_rule_find(const struct pl_game *game, const char *id) {
    for (const struct pl_rule *rule = game->rules; rule->id; rule++)
        if (strcasecmp(rule->id, id) == 0)
            return rule;
    return NULL;
}

bool pl_new(const struct pl_game *game, const struct pl_setup *setup, void *state) {
    char reason[256];
    struct pl_out error = PL_OUT(reason);
    if (!pl_setup_check(game, setup, PL_EN, &error))
        return false;
    memset(state, 0, game->state_size);
    game->start(state, setup);
    return true;
}

/* Debug builds look at the whole position after every move; `sentence` is for the debugger. */
__attribute__((unused)) static bool is_sound(const struct pl_game *game, const void *state) {
    struct pl_said wrong = game->check(state);
    if (!wrong.phrase)
        return true;
    char sentence[256];
    struct pl_out out = PL_OUT(sentence);
    pl_game_say(game, state, &wrong, PL_EN, &out);
    return false;
}

/* ---- Who decides ------------------------------------------------------------------------------------------------ */

static struct pl_sealed asked_together(const struct pl_game *game, const void *state) {
    return game->deciding ? game->deciding(state) : pl_seal_nobody();
}

static uint32_t actor_alone(const struct pl_game *game, const void *state) {
    int actor = game->actor(state);
    return actor >= 0 ? 1u << actor : 0;
}

uint32_t pl_deciding(const struct pl_game *game, const void *state) {
    struct pl_sealed asked = asked_together(game, state);
    return asked.asked ? asked.asked : actor_alone(game, state);
}

uint32_t pl_awaited(const struct pl_game *game, const void *state) {
    struct pl_sealed asked = asked_together(game, state);
    return asked.asked ? asked.asked & ~asked.answered : actor_alone(game, state);
}

bool pl_has_answered(const struct pl_game *game, const void *state, int seat) {
    struct pl_sealed asked = asked_together(game, state);
    return pl_seal_answered(&asked, seat);
}

void pl_turn_to(const struct pl_game *game, void *state, int seat) {
    struct pl_sealed asked = asked_together(game, state);
    if (pl_seal_asked(&asked, seat) && game->actor(state) != seat)
        game->turn_to(state, seat);
}

int pl_any_actor(const struct pl_game *game, void *state, struct pl_rng *rng) {
    uint32_t awaited = pl_awaited(game, state);
    if (!(awaited & (awaited - 1)))
        return game->actor(state);
    for (uint32_t skip = pl_rng_below(rng, (uint32_t)__builtin_popcount(awaited)); skip; skip--)
        awaited &= awaited - 1;
    pl_turn_to(game, state, __builtin_ctz(awaited));
    return game->actor(state);
}

/* ---- The gate --------------------------------------------------------------------------------------------------- */

static bool is_legal(const struct pl_game *game, const void *state, pl_move move) {
    pl_move moves[PL_MAX_MOVES];
    int n = game->moves(state, moves);
    for (int i = 0; i < n; i++)
        if (moves[i] == move)
            return true;
    return false;
}

static bool is_possible(const struct pl_game *game, const void *state, pl_move move) {
    struct pl_chance chances[PL_MAX_CHANCES];
    int n = game->chances(state, chances);
    for (int i = 0; i < n; i++)
        if (chances[i].move == move)
            return true;
    return false;
}

/* What is said of an answer that replaces another: the others are told nothing. */
static void keep_own_notes(struct pl_notes *notes, int seat) {
    int kept = 0;
    for (int i = 0; notes && i < notes->count; i++)
        if (notes->note[i].audience == 1u << seat)
            notes->note[kept++] = notes->note[i];
    if (notes)
        notes->count = kept;
}

/* The move of a seat that is asked together with the actor. */
static bool answer(const struct pl_game *game, void *state, int seat, pl_move move, struct pl_notes *notes) {
    union pl_any_state turned;
    struct pl_sealed asked = game->deciding(state);
    if (!pl_seal_asked(&asked, seat))
        return false;
    pl_copy(game, &turned, state);
    game->turn_to(&turned, seat);
    if (!is_legal(game, &turned, move))
        return false;
    game->apply(&turned, move, notes);
    if (pl_seal_answered(&asked, seat))
        keep_own_notes(notes, seat);
    pl_copy(game, state, &turned);
    assert(is_sound(game, state));
    return true;
}

bool pl_play(const struct pl_game *game, void *state, int seat, pl_move move, struct pl_notes *notes) {
    if (notes)
        notes->count = notes->dropped = 0;
    int actor = game->actor(state);
    if (actor >= 0 && actor != seat && game->deciding)
        return answer(game, state, seat, move, notes);
    if (actor == PL_OVER || actor != seat)
        return false;
    if (actor == PL_CHANCE ? !is_possible(game, state, move) : !is_legal(game, state, move))
        return false;
    game->apply(state, move, notes);
    assert(is_sound(game, state));
    return true;
}

/* ---- Chance ----------------------------------------------------------------------------------------------------- */

pl_move pl_draw(const struct pl_game *game, const void *state, struct pl_rng *rng) {
    struct pl_chance chances[PL_MAX_CHANCES];
    int n = game->chances(state, chances);
    uint32_t total = 0;
    for (int i = 0; i < n; i++)
        total += chances[i].weight;
    uint32_t ticket = pl_rng_below(rng, total);
    if (total == (uint32_t)n) /* all weights are 1, as those of a face-down deck */
        return chances[ticket].move;
    int i = 0;
    while (i + 1 < n && ticket >= chances[i].weight)
        ticket -= chances[i++].weight;
    return chances[i].move;
}

bool pl_step_random(const struct pl_game *game, void *state, struct pl_rng *rng, int *options) {
    int actor = game->actor(state), n = 0;
    pl_move move;
    if (actor == PL_OVER)
        return false;
    if (actor == PL_CHANCE) {
        move = pl_draw(game, state, rng);
    } else {
        pl_move moves[PL_MAX_MOVES];
        n = game->moves(state, moves);
        move = moves[n > 1 ? pl_rng_below(rng, (uint32_t)n) : 0];
    }
    game->apply(state, move, NULL);
    assert(is_sound(game, state));
    if (options)
        *options = n;
    return true;
}

/* Two lanes, multiplied apart: every choice and the final position of every game count. */
uint64_t pl_signature(const struct pl_game *game, int games) {
    union pl_any_state state;
    uint64_t signature = game->rules_version;
    for (int players = game->min_players; players <= game->max_players; players++) {
        struct pl_setup setup = pl_setup_default(game, players);
        for (int i = 0; i < games; i++) {
            struct pl_rng rng = pl_rng_seed((uint64_t)players, (uint64_t)i);
            uint64_t steps = 0, choices = 0;
            int options;
            if (!pl_new(game, &setup, &state))
                continue;
            while (pl_step_random(game, &state, &rng, &options)) {
                steps++;
                choices = choices * UINT64_C(0x9E3779B97F4A7C15) + (uint64_t)options;
            }
            uint64_t x = signature ^ pl_hash(game, &state) ^ (steps << 32) ^ choices;
            signature = pl_mix64(&x);
        }
    }
    return signature;
}

/* ---- Views ------------------------------------------------------------------------------------------------------ */

void pl_view(const struct pl_game *game, const void *state, int viewer, void *out) {
    if (out != state)
        memcpy(out, state, game->state_size);
    if (viewer == PL_EVERYTHING || !game->view)
        return;
    game->view(out, viewer);
    struct pl_sealed asked = asked_together(game, out);
    if (asked.asked) /* whoever looked at it before, if it was a view already */
        game->turn_to(out, pl_seal_waits(&asked, viewer) ? viewer : PL_SPECTATOR);
}

void pl_determinize(const struct pl_game *game, const void *state, int seat, struct pl_rng *rng, void *out) {
    pl_view(game, state, seat, out);
    if (game->determinize)
        game->determinize(out, seat, rng);
}

/* ---- Sentences -------------------------------------------------------------------------------------------------- */

void pl_game_say(const struct pl_game *game, const void *state, const struct pl_said *said, enum pl_lang lang,
                 struct pl_out *out) {
    pl_say(said, lang, game->name_thing, state, out);
}

void pl_describe(const struct pl_game *game, const void *state, pl_move move, int viewer, enum pl_lang lang,
                 struct pl_out *out) {
    struct pl_said said = game->describe(state, move, viewer);
    pl_game_say(game, state, &said, lang, out);
}

void pl_prompt(const struct pl_game *game, const void *state, int viewer, enum pl_lang lang, struct pl_out *out) {
    struct pl_said said = game->prompt(state, viewer);
    pl_game_say(game, state, &said, lang, out);
}

/* ---- JSON ------------------------------------------------------------------------------------------------------- */

void pl_dump(const struct pl_game *game, const void *state, struct pl_out *out) {
    pl_fields_dump(game->fields, state, out);
}

bool pl_load_json(const struct pl_game *game, const struct json_t *json, bool patch, void *state, enum pl_lang lang,
                  struct pl_out *error) {
    union pl_any_state work;
    memset(&work, 0, game->state_size);
    if (patch)
        memcpy(&work, state, game->state_size);
    if (!pl_fields_load(game->fields, &work, json, patch, lang, error))
        return false;
    if (game->derive)
        game->derive(&work);
    struct pl_said wrong = game->check(&work);
    if (wrong.phrase) {
        pl_game_say(game, &work, &wrong, lang, error);
        return false;
    }
    memcpy(state, &work, game->state_size);
    return true;
}

bool pl_load(const struct pl_game *game, const char *json, bool patch, void *state, enum pl_lang lang,
             struct pl_out *error) {
    json_error_t mistake;
    json_t *parsed = json_loads(json, JSON_REJECT_DUPLICATES, &mistake);
    if (!parsed) {
        pl_putf(error,
                lang == PL_FR ? "ligne %d, colonne %d : JSON incorrect (%s)" : "line %d, column %d: not JSON (%s)",
                mistake.line, mistake.column, mistake.text);
        return false;
    }
    bool fine = pl_load_json(game, parsed, patch, state, lang, error);
    json_decref(parsed);
    return fine;
}

uint64_t pl_hash(const struct pl_game *game, const void *state) {
    return pl_fields_hash(game->fields, state, 0);
}

int pl_diff(const struct pl_game *game, const void *a, const void *b, struct pl_out *out) {
    return pl_fields_diff(game->fields, a, b, out);
}
