/* Invariants over many thousand random games of every game, at every player count and with every value of every
 * option, with automas of every level, in combinations drawn anew for each game and with answers in any order: the
 * whole position is consistent after each move (no piece is lost), nobody is ever without a move, every game ends,
 * moves that differ are written differently, dump and load and copy are identities, and the replay of the game leads to
 * the same position. test_contract looks deeper at fewer games. */
#include "plateau.h"
#include "tests/effort.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

enum { GAMES_EACH = EFFORT(6000), LONGEST = 100000, LOOK_EVERY = 31 };
enum { MOST_POSITIONS = EFFORT(2100000) }; /* of one game: long ones are played less often */

static int levels_of(const struct pl_game *game) {
    int levels = 0;
    while (game->levels && game->levels[levels].key)
        levels++;
    return levels;
}

/* The first games at each player count have the standard options, all others a combination drawn for them: counting
 * through the combinations would never reach the last options of a game that has many. */
static struct pl_setup nth_setup(const struct pl_game *game, int number) {
    int counts = game->max_players - game->min_players + 1;
    struct pl_setup setup = pl_setup_default(game, game->min_players + number % counts);
    struct pl_rng rng = pl_rng_seed(11, (uint64_t)number);
    for (int i = 0; number >= counts && game->options && game->options[i].key; i++) {
        const struct pl_option *option = &game->options[i];
        setup.option[i] = option->min + (int32_t)pl_rng_below(&rng, (uint32_t)(option->max - option->min + 1));
    }
    int levels = levels_of(game);
    for (int i = 0; levels && number >= counts && number % 2 && i < setup.players; i++) /* every other game has some */
        setup.automa[i] = (int8_t)pl_rng_below(&rng, (uint32_t)levels + 1);
    return setup;
}

enum { VALUES = 64 };
struct seen {
    bool value[PL_MAX_OPTIONS][VALUES];
    bool level[PL_MAX_SEATS][VALUES]; /* 0: nobody's automa */
};

static void note(const struct pl_game *game, const struct pl_setup *setup, struct seen *seen) {
    for (int i = 0; game->options && game->options[i].key; i++) {
        assert_in_range(game->options[i].max - game->options[i].min, 0, VALUES - 1);
        seen->value[i][setup->option[i] - game->options[i].min] = true;
    }
    for (int i = 0; i < setup->players; i++)
        seen->level[i][setup->automa[i]] = true;
}

static void every_value_was_played(const struct pl_game *game, const struct seen *seen) {
    for (int i = 0; game->options && game->options[i].key; i++)
        for (int value = game->options[i].min; value <= game->options[i].max; value++)
            if (!seen->value[i][value - game->options[i].min])
                fail_msg("%s: no game was played with %s=%d", game->id, game->options[i].key, value);
    for (int level = 1; level <= levels_of(game); level++) {
        bool any = false; /* a game may let only some roles be played so */
        for (int seat = 0; seat < game->max_players; seat++)
            any = any || seen->level[seat][level];
        if (!any)
            fail_msg("%s: no game was played with automa:%s", game->id, game->levels[level - 1].key);
    }
}

static void sound(const struct pl_game *game, const void *state, int number) {
    struct pl_said wrong = game->check(state);
    if (wrong.phrase) {
        char sentence[256];
        struct pl_out out = PL_OUT(sentence);
        pl_game_say(game, state, &wrong, PL_EN, &out);
        fail_msg("%s, game %d: %s", game->id, number, sentence);
    }
}

static int compare_texts(const void *a, const void *b) {
    return strcmp(a, b);
}

static void notations_differ(const struct pl_game *game, const void *state) {
    static char text[PL_MAX_MOVES][PL_MAX_NOTATION];
    pl_move moves[PL_MAX_MOVES];
    int n = game->moves(state, moves);
    for (int i = 0; i < n; i++) {
        struct pl_out out = pl_out_to(text[i], PL_MAX_NOTATION);
        game->notate(state, moves[i], &out);
        assert_false(out.cut);
    }
    qsort(text, (size_t)n, PL_MAX_NOTATION, compare_texts);
    for (int i = 1; i < n; i++)
        if (strcmp(text[i - 1], text[i]) == 0)
            fail_msg("%s: two legal moves are written \"%s\"", game->id, text[i]);
}

static void dump_is_an_identity(const struct pl_game *game, const void *state) {
    static char json[PL_MAX_JSON];
    char reason[512] = "";
    struct pl_out out = PL_OUT(json), error = PL_OUT(reason);
    union pl_any_state loaded;
    pl_dump(game, state, &out);
    assert_false(out.cut);
    if (!pl_load(game, json, false, &loaded, PL_EN, &error))
        fail_msg("%s: a dumped state does not load: %s", game->id, reason);
    assert_memory_equal(&loaded, state, game->state_size);
    assert_true(pl_hash(game, &loaded) == pl_hash(game, state));
}

/* Two copies that get the same dice and choices stay the same, and the original does not notice. */
static void copies_live_apart(const struct pl_game *game, const void *state, uint64_t seed) {
    union pl_any_state first, second, before;
    struct pl_rng a = pl_rng_seed(seed, 1), b = a;
    pl_copy(game, &before, state);
    pl_copy(game, &first, state);
    pl_copy(game, &second, state);
    for (int i = 0; i < 20; i++)
        assert_int_equal(pl_step_random(game, &first, &a, NULL), pl_step_random(game, &second, &b, NULL));
    assert_memory_equal(&first, &second, game->state_size);
    assert_memory_equal(state, &before, game->state_size);
}

static void replay_reproduces(struct pl_match *match) {
    char *text = NULL, reason[512] = "";
    size_t length = 0;
    FILE *file = open_memstream(&text, &length);
    assert_non_null(file);
    pl_replay_write(match, file);
    fclose(file);
    struct pl_out error = PL_OUT(reason);
    struct pl_match *again = pl_replay_read(text, length, PL_EN, &error);
    if (!again)
        fail_msg("a replay that was just written is refused: %s", reason);
    const struct pl_game *game = pl_match_game(match);
    assert_memory_equal(pl_match_state(again), pl_match_state(match), game->state_size);
    pl_match_free(again);
    free(text);
}

/* False: these options do not go together. */
static bool play_one(const struct pl_game *game, int number, long *positions, struct seen *seen) {
    struct pl_setup setup = nth_setup(game, number);
    char reason[256];
    struct pl_out why = PL_OUT(reason);
    if (!pl_setup_check(game, &setup, PL_EN, &why))
        return false;
    note(game, &setup, seen);
    struct pl_match *match = pl_match_new(game, &setup, (uint64_t)number);
    struct pl_rng rng = pl_rng_seed(7, (uint64_t)number), order = pl_rng_seed(8, (uint64_t)number);
    assert_non_null(match);
    union pl_any_state turned;
    for (int actor; (actor = pl_match_actor(match)) != PL_OVER;) {
        const void *state = pl_match_state(match);
        if (game->deciding && actor != PL_CHANCE) {
            pl_copy(game, &turned, state);
            actor = pl_any_actor(game, &turned, &order);
            state = &turned;
        }
        if (pl_match_length(match) > LONGEST)
            fail_msg("%s, game %d does not end", game->id, number);
        if (actor == PL_CHANCE) {
            assert_true(pl_match_roll(match, NULL));
        } else {
            pl_move moves[PL_MAX_MOVES];
            int n = game->moves(state, moves);
            assert_in_range(n, 1, PL_MAX_MOVES);
            if (*positions % LOOK_EVERY == 0) {
                notations_differ(game, state);
                dump_is_an_identity(game, state);
                copies_live_apart(game, state, (uint64_t)*positions);
            }
            assert_true(pl_match_play(match, actor, moves[pl_rng_below(&rng, (uint32_t)n)], NULL));
        }
#ifdef NDEBUG /* otherwise the gate has just looked at the whole position itself (pl_play) */
        sound(game, pl_match_state(match), number);
#endif
        ++*positions;
    }
    sound(game, pl_match_state(match), number);
    struct pl_result result = {0};
    game->result(pl_match_state(match), &result);
    assert_true(result.winners >> setup.players == 0);
    dump_is_an_identity(game, pl_match_state(match));
    replay_reproduces(match);
    pl_match_free(match);
    return true;
}

static void invariants(void **which) {
    const struct pl_game *game = *(const struct pl_game *const *)*which;
    long positions = 0;
    int played = 0;
    struct seen seen = {0};
    for (int number = 0; played < GAMES_EACH && positions < MOST_POSITIONS; number++)
        played += play_one(game, number, &positions, &seen);
    every_value_was_played(game, &seen);
    print_message("%s: %d games, %ld positions\n", game->id, played, positions);
}

int main(void) {
    struct CMUnitTest tests[32] = {{0}};
    size_t n = 0;
    for (const struct pl_game *const *game = pl_games; *game && n < 32; game++)
        tests[n++] = (struct CMUnitTest){.name = (*game)->id, .test_func = invariants, .initial_state = (void *)game};
    return _cmocka_run_group_tests("invariants", tests, n, NULL, NULL);
}
