/* States as JSON: one that every game loads or refuses, whole and as a patch on a fresh start; one that is loaded is
 * safe to play on, to look at and to think about. */
#include "core/scene_text.h"
#include "core/steps.h"
#include "fuzz/fuzz.h"
#include <stdlib.h>

#define STEPS 200
#define LOOKS 4 /* looking is slow: only at the first positions */

/* The scene in words, as for a game without a board, and the moves that differ in a number. */
static void look_at_scene(const struct pl_game *game, const union pl_any_state *view, const struct pl_screen *screen) {
    char text[PL_MAX_JSON];
    struct pl_out out = PL_OUT(text);
    struct pl_scene *scene = malloc(sizeof *scene);
    struct pl_steps steps[8];
    pl_move moves[PL_MAX_MOVES];
    int8_t of[PL_MAX_MOVES];
    FUZZ_CHECK(scene, "out of memory");
    pl_scene_text(game, view, screen, scene, &out);
    FUZZ_CHECK(scene->dropped == 0, "a scene beyond its limits");
    free(scene);
    if (game->actor(view) >= 0)
        pl_steps(game, view, moves, game->moves(view, moves), screen->lang, steps, 8, of);
}

/* Through one pair of eyes, another one each time. */
static void look(const struct pl_game *game, const union pl_any_state *state, struct pl_rng *rng) {
    union pl_any_state view, world;
    int32_t points[PL_MAX_SEATS];
    char text[PL_MAX_JSON];
    struct pl_out out = PL_OUT(text);
    int viewer =
        (int)pl_rng_below(rng, (uint32_t)game->players(state) + 2) - 2; /* PL_EVERYTHING, PL_SPECTATOR, seats */
    struct pl_screen screen = {.lang = PL_FR, .unicode = true, .columns = 80, .viewer = viewer};
    game->evaluate(state, points);
    pl_view(game, state, viewer, &view);
    pl_board(game, &view, &screen, &out);
    pl_prompt(game, &view, viewer, PL_EN, &out);
    look_at_scene(game, &view, &screen);
    if (viewer < 0)
        return;
    pl_determinize(game, state, viewer, rng, &world);
    pl_view(game, &world, viewer, &world);
    FUZZ_CHECK(memcmp(&world, &view, game->state_size) == 0, "dealing anew changes what a seat sees");
    out = PL_OUT(text);
    pl_why_not(game, state, viewer, "no such move", PL_EN, &out);
}

/* What is dumped loads again as the same bytes. */
static void reload(const struct pl_game *game, const union pl_any_state *state) {
    union pl_any_state again;
    char message[1024] = "", text[PL_MAX_JSON];
    struct pl_out error = PL_OUT(message), out = PL_OUT(text);
    pl_dump(game, state, &out);
    FUZZ_CHECK(!out.cut, "a dump that does not fit");
    FUZZ_CHECK(pl_load(game, text, false, &again, PL_EN, &error), message);
    FUZZ_CHECK(memcmp(&again, state, game->state_size) == 0, "a dump that loads as another state");
}

/* Where several are asked together, somebody who has answered does so again: it is still so, and nothing else is. */
static void answer_anew(const struct pl_game *game, union pl_any_state *state, struct pl_rng *rng) {
    uint32_t awaited = pl_awaited(game, state), answered = pl_deciding(game, state) & ~awaited;
    union pl_any_state turned;
    pl_move moves[PL_MAX_MOVES];
    if (!answered)
        return;
    int seat = __builtin_ctz(answered), count;
    pl_copy(game, &turned, state);
    pl_turn_to(game, &turned, seat);
    FUZZ_CHECK(game->actor(&turned) == seat, "a state that is not turned to who has answered");
    count = game->moves(&turned, moves);
    FUZZ_CHECK(pl_play(game, state, seat, moves[pl_rng_below(rng, (uint32_t)count)], NULL), "an answer anew refused");
    FUZZ_CHECK(pl_awaited(game, state) == awaited, "an answer given anew changes who is awaited");
}

static void play_on(const struct pl_game *game, union pl_any_state *state, struct pl_rng *rng) {
    for (int step = 0; step < STEPS; step++) {
        if (step < LOOKS) {
            look(game, state, rng);
            reload(game, state);
        }
        if (game->deciding && pl_rng_below(rng, 4) == 0)
            answer_anew(game, state, rng);
        int actor = pl_any_actor(game, state, rng), options = 1;
        pl_move moves[PL_MAX_MOVES];
        struct pl_chance chances[PL_MAX_CHANCES];
        struct pl_result result;
        FUZZ_CHECK(actor >= PL_OVER && actor < game->players(state), "nobody to move");
        if (actor == PL_OVER) {
            game->result(state, &result);
            return;
        }
        options = actor == PL_CHANCE ? game->chances(state, chances) : game->moves(state, moves);
        FUZZ_CHECK(options > 0, "no move in a game that is not over");
        FUZZ_CHECK(options <= (actor == PL_CHANCE ? PL_MAX_CHANCES : PL_MAX_MOVES), "too many moves");
        pl_move move = actor == PL_CHANCE ? pl_draw(game, state, rng) : moves[pl_rng_below(rng, (uint32_t)options)];
        struct pl_notes notes;
        FUZZ_CHECK(pl_play(game, state, actor, move, &notes), "a legal move refused");
        struct pl_said wrong = game->check(state);
        char message[1024] = "";
        struct pl_out out = PL_OUT(message);
        pl_game_say(game, state, &wrong, PL_EN, &out);
        FUZZ_CHECK(!wrong.phrase, message);
    }
}

static void try(const struct pl_game *game, const char *text, bool patch, struct pl_rng *rng) {
    struct pl_setup setup = pl_setup_default(
        game, game->min_players + (int)(rng->s[0] % (uint64_t)(game->max_players - game->min_players + 1)));
    union pl_any_state state, before;
    char message[1024] = "";
    struct pl_out error = PL_OUT(message);
    FUZZ_CHECK(pl_new(game, &setup, &state), "the standard setup refused");
    pl_copy(game, &before, &state);
    if (pl_load(game, text, patch, &state, PL_EN, &error)) {
        play_on(game, &state, rng);
        return;
    }
    FUZZ_CHECK(message[0], "refused without a reason");
    FUZZ_CHECK(memcmp(&before, &state, game->state_size) == 0, "refused, but changed");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = malloc(size + 1);
    FUZZ_CHECK(text, "no memory");
    memcpy(text, data, size);
    text[size] = 0;
    uint64_t seed = size;
    for (size_t i = 0; i < size; i++)
        seed = seed * 31 + data[i];
    for (const struct pl_game *const *game = pl_games; *game; game++) {
        for (int patch = 0; patch < 2; patch++) {
            struct pl_rng rng = pl_rng_seed(seed, (uint64_t)patch);
            try(*game, text, patch, &rng);
        }
    }
    free(text);
    return 0;
}
