/* Witness files: they hold what a viewer knows and nothing else, and no damage goes unseen. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/draw.h"
#include "match/witness.h"
#include "tests/effort.h"
#include "tests/match_help.h"

enum { GAMES = EFFORT(60), STEPS = 60, CHANGES = EFFORT(6) };

typedef bool writer(const struct pl_match *match, int viewer, FILE *file);

static char *written(writer *write, const struct pl_match *match, int viewer, size_t *length) {
    char *text = NULL;
    FILE *file = open_memstream(&text, length);
    assert_non_null(file);
    assert_true(write(match, viewer, file));
    assert_int_equal(fclose(file), 0);
    return text;
}

/* ---- The hidden truth dealt differently ------------------------------------------------------------------------- */

/* Two matches that look alike to a viewer, move by move, while what is hidden from it may differ. */
struct pair {
    const struct pl_game *game;
    struct pl_match *match[2];
    int viewer;
    struct pl_rng rng;
};

static void repeat(struct pl_match *match, int actor, pl_move move) {
    assert_true(actor == PL_CHANCE ? pl_match_rolled(match, move, NULL) : pl_match_play(match, actor, move, NULL));
}

static int choices(const struct pl_match *match, pl_move *out) {
    const struct pl_game *game = pl_match_game(match);
    struct pl_chance chance[PL_MAX_CHANCES];
    if (pl_match_actor(match) != PL_CHANCE)
        return game->moves(pl_match_state(match), out);
    int n = game->chances(pl_match_state(match), chance);
    for (int i = 0; i < n; i++)
        out[i] = chance[i].move;
    return n;
}

static void look_after(const struct pair *pair, int which, pl_move move, union pl_any_state *seen) {
    pl_copy(pair->game, seen, pl_match_state(pair->match[which]));
    pair->game->apply(seen, move, NULL);
    pl_view(pair->game, seen, pair->viewer, seen);
}

/* Makes a random move in one match and, in the other, a random one that looks the same. False if there is none. */
static bool step(struct pair *pair) {
    pl_move ours[PL_MAX_MOVES], theirs[PL_MAX_MOVES], alike[PL_MAX_MOVES];
    int actor = pl_match_actor(pair->match[0]);
    assert_int_equal(actor, pl_match_actor(pair->match[1]));
    if (actor == PL_OVER)
        return false;
    int n = choices(pair->match[0], ours), m = choices(pair->match[1], theirs);
    int start = (int)pl_rng_below(&pair->rng, (uint32_t)n);
    for (int i = 0; i < n; i++) {
        union pl_any_state seen, other;
        pl_move move = ours[(start + i) % n];
        int count = 0;
        look_after(pair, 0, move, &seen);
        for (int k = 0; k < m; k++) {
            if (actor >= 0 && actor == pair->viewer && theirs[k] != move)
                continue; /* one's own choice is known */
            look_after(pair, 1, theirs[k], &other);
            if (memcmp(&seen, &other, pair->game->state_size) == 0)
                alike[count++] = theirs[k];
        }
        if (!count)
            continue;
        repeat(pair->match[0], actor, move);
        repeat(pair->match[1], actor, alike[pl_rng_below(&pair->rng, (uint32_t)count)]);
        return true;
    }
    return false;
}

struct tally {
    int compared, differ;
};

static void compare(const struct pair *pair, writer *write, struct tally *tally) {
    size_t length[2];
    if (memcmp(pl_match_state(pair->match[0]), pl_match_state(pair->match[1]), pair->game->state_size) == 0)
        return; /* nothing is hidden just now, or it happens to be the same */
    char *a = written(write, pair->match[0], pair->viewer, &length[0]);
    char *b = written(write, pair->match[1], pair->viewer, &length[1]);
    tally->compared++;
    tally->differ += length[0] != length[1] || memcmp(a, b, length[0]) != 0;
    free(a);
    free(b);
}

/* Games that part at a random moment and look alike from there on for as long as they can. */
static void play_pair(const struct pl_game *game, int players, int viewer, uint64_t seed, writer *write,
                      struct tally *tally) {
    struct pair pair = {.game = game, .viewer = viewer, .rng = pl_rng_seed(seed, 7)};
    int together = (int)pl_rng_below(&pair.rng, 40);
    for (int i = 0; i < 2; i++) {
        pair.match[i] = help_match(game, players, seed, together);
        *pl_match_origin(pair.match[i]) = (struct pl_origin){.table = true, .commitment = {1, 2, 3}};
    }
    for (int i = 0; i < STEPS && step(&pair); i++)
        compare(&pair, write, tally);
    for (int i = 0; i < 2; i++)
        pl_match_free(pair.match[i]);
}

/* All of them, or until so many files `differ`. */
static struct tally play_pairs(const struct pl_game *game, writer *write, int differ) {
    struct tally tally = {0};
    for (int players = game->min_players; players <= game->max_players; players++)
        for (int viewer = PL_SPECTATOR; viewer < players; viewer++)
            for (uint64_t seed = 0; seed < GAMES && tally.differ <= differ; seed++)
                play_pair(game, players, viewer, seed, write, &tally);
    return tally;
}

static void the_hidden_truth_is_not_in_it(void **context) {
    (void)context;
    int games = 0;
    for (int i = 0; pl_games[i]; i++) {
        if (!pl_games[i]->view)
            continue;
        struct tally tally = play_pairs(pl_games[i], pl_witness_write, INT_MAX);
        printf("%s: %d pairs of files compared\n", pl_games[i]->id, tally.compared);
        assert_true(tally.compared > EFFORT(1000));
        assert_int_equal(tally.differ, 0);
        games++;
    }
    assert_true(games > 0);
}

/* ---- Would it be noticed? Writers that tell too much --------------------------------------------------------------
 */

static bool tells_the_position(const struct pl_match *match, int viewer, FILE *file) {
    char json[PL_MAX_JSON];
    struct pl_out out = PL_OUT(json);
    pl_dump(pl_match_game(match), pl_match_state(match), &out);
    fprintf(file, "# %s\n", json);
    return pl_witness_write(match, viewer, file);
}

static bool tells_its_hash(const struct pl_match *match, int viewer, FILE *file) {
    fprintf(file, "# %016llx\n", (unsigned long long)pl_hash(pl_match_game(match), pl_match_state(match)));
    return pl_witness_write(match, viewer, file);
}

static bool tells_the_moves(const struct pl_match *match, int viewer, FILE *file) {
    pl_replay_write(match, file);
    return pl_witness_write(match, viewer, file);
}

static bool tells_another_seat(const struct pl_match *match, int viewer, FILE *file) {
    return pl_witness_write(match, (viewer + 1) % pl_match_setup(match)->players, file);
}

static void telling_too_much_is_noticed(void **context) {
    (void)context;
    writer *const writers[] = {tells_the_position, tells_its_hash, tells_the_moves, tells_another_seat};
    for (int i = 0; pl_games[i]; i++)
        for (size_t k = 0; pl_games[i]->view && k < sizeof writers / sizeof *writers; k++)
            assert_true(play_pairs(pl_games[i], writers[k], 100).differ > 100);
}

/* The seed stays out even if somebody forgets to blank it. */
static void no_seed_is_written(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        if (!game->view)
            continue;
        struct pl_match *match = help_match(game, players, 4, 10);
        struct pl_origin *origin = pl_match_origin(match);
        *origin = (struct pl_origin){.table = true};
        memset(origin->seed, 0xA7, sizeof origin->seed);
        size_t length;
        char *text = written(pl_witness_write, match, 0, &length);
        assert_null(strstr(text, "a7a7a7"));
        assert_non_null(strstr(text, "\ndice blake2b secret 0000"));
        free(text);
        pl_match_free(match);
    }
}

/* ---- Reading ---------------------------------------------------------------------------------------------------- */

static void what_is_written_is_read_back(void **context) {
    (void)context;
    struct pl_scene *scene = malloc(sizeof *scene);
    char *svg = malloc(PL_MAX_SVG);
    assert_true(scene && svg);
    EACH_TABLE(game, players) {
        for (int viewer = PL_SPECTATOR; game->view && viewer < players; viewer++) {
            struct pl_match *match = help_match(game, players, 40 + (uint64_t)players, 150);
            snprintf(match->seat[0].name, sizeof match->seat[0].name, "Zoé");
            *pl_match_origin(match) = (struct pl_origin){.table = true, .commitment = {9}};
            size_t length;
            char error[2048] = "", *text = written(pl_witness_write, match, viewer, &length);
            struct pl_out out = PL_OUT(error);
            assert_true(pl_is_witness(text, length));
            struct pl_witness *witness = pl_witness_read(text, length, PL_EN, &out);
            assert_string_equal(error, "");
            if (!witness)
                abort();
            union pl_any_state seen;
            pl_view(game, pl_match_state(match), viewer, &seen);
            assert_memory_equal(&witness->view, &seen, game->state_size);
            assert_ptr_equal(witness->game, game);
            assert_int_equal(witness->viewer, viewer);
            assert_int_equal(witness->length, pl_match_length(match));
            assert_string_equal(witness->seat[0].name, "Zoé");
            int own = 0, last = -1;
            for (int i = 0; i < witness->count; i++) {
                const struct pl_told *told = &witness->told[i];
                assert_int_equal(told->seat, pl_match_turn(match, told->move).seat);
                assert_in_range(told->move, last < 0 ? 0 : last, last + 1);
                assert_true(told->text[PL_EN][0] && told->text[PL_FR][0]);
                assert_true(!*told->notation == (told->seat != viewer || told->seat < 0));
                own += *told->notation != '\0';
                last = told->move;
            }
            assert_int_equal(last + 1, witness->length);
            assert_true(viewer == PL_SPECTATOR || own > 0);
            struct pl_drawing drawing = {.lang = PL_FR, .viewer = viewer};
            out = pl_out_to(svg, PL_MAX_SVG);
            assert_true(!game->zones || pl_scene_svg(game, &witness->view, &drawing, scene, &out));
            /* It is no replay, and that is said. */
            out = PL_OUT(error);
            assert_null(pl_replay_read(text, length, PL_EN, &out));
            assert_non_null(strstr(error, "only what one player knows"));
            pl_witness_free(witness);
            free(text);
            pl_match_free(match);
        }
    }
    free(svg);
    free(scene);
}

/* Any one byte changed: refused with its line, or the position is what it was. Each byte in turn becomes some of these,
 * and all of them come up everywhere in the file; with PLATEAU_DAMAGE each becomes all of them. */
static void no_damage_goes_unseen(void **context) {
    (void)context;
    static const char put[] = "0159aZ -#*\n\x01\xff{\"";
    const size_t kinds = sizeof put - 1, changes = getenv("PLATEAU_DAMAGE") ? kinds : CHANGES;
    EACH_TABLE(game, players) {
        if (!game->view || players > 3)
            continue;
        struct pl_match *match = help_match(game, players, 50, 14);
        size_t length;
        char error[2048], *text = written(pl_witness_write, match, 0, &length);
        union pl_any_state seen;
        pl_view(game, pl_match_state(match), 0, &seen);
        for (size_t i = 0; i < length; i++) {
            char old = text[i];
            for (size_t k = 0; k < changes; k++) {
                struct pl_out out = PL_OUT(error);
                text[i] = put[(i * changes + k) % kinds];
                struct pl_witness *witness = pl_witness_read(text, length, PL_EN, &out);
                if (!witness && strncmp(error, "line ", 5) != 0)
                    fail_msg("no line is named: %s", error);
                if (witness && witness->viewer == 0 && witness->setup.players == players)
                    assert_memory_equal(&witness->view, &seen, game->state_size);
                pl_witness_free(witness);
            }
            struct pl_out out = PL_OUT(error);
            text[i] = old;
            if (i + 1 < length)
                assert_null(pl_witness_read(text, i, i % 2 ? PL_EN : PL_FR, &out));
        }
        free(text);
        pl_match_free(match);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_hidden_truth_is_not_in_it),
        cmocka_unit_test(telling_too_much_is_noticed),
        cmocka_unit_test(no_seed_is_written),
        cmocka_unit_test(what_is_written_is_read_back),
        cmocka_unit_test(no_damage_goes_unseen),
    };
    return cmocka_run_group_tests_name("witness", tests, NULL, NULL);
}
