/* The contract of what is hidden: views and the worlds dealt from them. */
#include "tests/contract.h"
#include <jansson.h>

enum { WORLDS = 4 };

static void same_moves(const struct trial *trial, const void *a, const void *b, const char *what) {
    pl_move x[PL_MAX_MOVES], y[PL_MAX_MOVES];
    int n = trial->game->moves(a, x), m = trial->game->moves(b, y);
    HOLD(trial, n == m && memcmp(x, y, (size_t)n * sizeof *x) == 0, "%s: %d and %d legal moves, or other ones", what, n,
         m);
}

static void same_sentence(const struct trial *trial, const void *a, struct pl_said x, const void *b, struct pl_said y,
                          const char *what) {
    char text[2][1024] = {"", ""};
    struct pl_out out[2] = {PL_OUT(text[0]), PL_OUT(text[1])};
    pl_game_say(trial->game, a, &x, PL_EN, &out[0]);
    pl_game_say(trial->game, b, &y, PL_EN, &out[1]);
    HOLD(trial, strcmp(text[0], text[1]) == 0, "%s: \"%s\" or \"%s\", depending on what is hidden", what, text[0],
         text[1]);
}

static void check_view(const struct trial *trial, int viewer, void *view) {
    static char json[PL_MAX_JSON];
    const struct pl_game *game = trial->game;
    union pl_any_state twice;
    pl_view(game, &trial->state, viewer, view);
    pl_view(game, view, viewer, &twice);
    trial_same(trial, view, &twice, "a view and the view of the view");
    HOLD(trial, game->actor(view) == game->actor(&trial->state), "who is to move is hidden from %d", viewer);
    HOLD(trial, game->players(view) == trial->setup.players, "the number of players is hidden from %d", viewer);
    struct pl_out out = PL_OUT(json);
    pl_dump(game, view, &out);
    json_error_t mistake;
    json_t *parsed = json_loads(json, JSON_REJECT_DUPLICATES, &mistake);
    HOLD(trial, parsed && !out.cut, "a view's dump is not JSON: %s", mistake.text);
    json_decref(parsed);
    same_sentence(trial, &trial->state, game->prompt(&trial->state, viewer), view, game->prompt(view, viewer),
                  "prompt");
    pl_view(game, &trial->state, PL_EVERYTHING, &twice);
    trial_same(trial, &trial->state, &twice, "the position and the view of everything");
}

/* What a viewer is told about the moves on offer must not depend on what is hidden from them. */
static void check_words(const struct trial *trial, int seat, const void *world) {
    pl_move here[PL_MAX_MOVES], there[PL_MAX_MOVES];
    int n = trial_choices(trial, &trial->state, here), m = trial_choices(trial, world, there);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            if (here[i] == there[j])
                same_sentence(trial, &trial->state, trial->game->describe(&trial->state, here[i], seat), world,
                              trial->game->describe(world, here[i], seat), "describe");
}

static void check_world(struct trial *trial, int seat, const void *view, const void *world) {
    const struct pl_game *game = trial->game;
    union pl_any_state seen;
    struct pl_said wrong = game->check(world);
    if (wrong.phrase) {
        char text[512] = "";
        struct pl_out out = PL_OUT(text);
        pl_game_say(game, world, &wrong, PL_EN, &out);
        trial_failed(trial, __FILE__, __LINE__, "a world dealt for seat %d fails check: %s", seat + 1, text);
    }
    pl_view(game, world, seat, &seen);
    trial_same(trial, view, &seen, "what a seat sees before and after dealing the unknown again");
    int actor = game->actor(&trial->state);
    HOLD(trial, game->actor(world) == actor, "dealing the unknown again changes who is to move");
    if (actor == seat)
        same_moves(trial, &trial->state, world, "the truth and a dealt world");
    if (actor != PL_OVER && game->view)
        check_words(trial, seat, world);
}

void contract_hidden(struct trial *trial) {
    const struct pl_game *game = trial->game;
    union pl_any_state view, world[WORLDS], again;
    check_view(trial, PL_SPECTATOR, &view);
    int seats = game->view ? trial->setup.players : 1; /* where nothing is hidden, one seat stands for all */
    for (int seat = 0; seat < seats; seat++) {
        check_view(trial, seat, &view);
        if (game->actor(&trial->state) == seat)
            same_moves(trial, &trial->state, &view, "the truth and the seat's view");
        bool varied = false;
        for (int i = 0; i < WORLDS; i++) {
            struct pl_rng rng = trial->rng;
            pl_determinize(game, &trial->state, seat, &trial->rng, &world[i]);
            pl_determinize(game, &view, seat, &rng, &again);
            trial_same(trial, &world[i], &again, "a world dealt from the truth and from the view");
            check_world(trial, seat, &view, &world[i]);
            trial->counts->worlds++;
            varied = varied || (i && memcmp(&world[0], &world[i], game->state_size) != 0);
        }
        trial->counts->varied += varied;
    }
}
