/* Bots: what they read and write, that they play legally, alike and honestly, and that they find what is best where
 * that is known. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "bots/bots.h"
#include "bots/internal.h"
#include "tests/bots_pennies.h"
#include "tests/bots_toys.h"
#include "tests/effort.h"
#include <stdio.h>

static struct pl_bot bot_of(const char *spec) {
    struct pl_bot bot = {0};
    char message[512];
    struct pl_out error = PL_OUT(message);
    if (!pl_bot_read(spec, PL_EN, &bot, &error))
        fail_msg("%s: %s", spec, message);
    return bot;
}

/* ---- Settings -------------------------------------------------------------------------------------------------- */

static void specs_round_trip(void **unused) {
    (void)unused;
    static const struct {
        const char *read, *written;
        struct pl_bot bot;
    } cases[] = {
        {"random", "random", {PL_BOT_RANDOM, 0, 0, 1, 0}},
        {"greedy", "greedy", {PL_BOT_GREEDY, 0, 0, 1, 0}},
        {"search", "search", {PL_BOT_SEARCH, 0, 0, 1, 0}},
        {"search:time=0.2", "search:time=0.2", {PL_BOT_SEARCH, 0, 0.2, 1, 0}},
        {"search:time=12", "search:time=12", {PL_BOT_SEARCH, 0, 12, 1, 0}},
        {"search:time=3.000001", "search:time=3.000001", {PL_BOT_SEARCH, 0, 3.000001, 1, 0}},
        {"search:time=86400", "search:time=86400", {PL_BOT_SEARCH, 0, 86400, 1, 0}},
        {"search:time=0.050", "search:time=0.05", {PL_BOT_SEARCH, 0, 0.05, 1, 0}},
        {"search:iterations=5000:threads=2", "search:iterations=5000:threads=2", {PL_BOT_SEARCH, 5000, 0, 2, 0}},
        {"search:threads=64:time=1.5:iterations=1000000000000",
         "search:iterations=1000000000000:time=1.5:threads=64",
         {PL_BOT_SEARCH, 1000000000000, 1.5, 64, 0}},
        {"search:rollout=40:time=2", "search:time=2:rollout=40", {PL_BOT_SEARCH, 0, 2, 1, 40}},
        {"search:threads=1", "search", {PL_BOT_SEARCH, 0, 0, 1, 0}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct pl_bot bot = bot_of(cases[i].read);
        char text[128];
        struct pl_out out = PL_OUT(text);
        pl_bot_write(&bot, &out);
        assert_string_equal(text, cases[i].written);
        assert_int_equal(bot.kind, cases[i].bot.kind);
        assert_int_equal(bot.iterations, cases[i].bot.iterations);
        assert_true(bot.seconds == cases[i].bot.seconds);
        assert_int_equal(bot.threads, cases[i].bot.threads);
        assert_int_equal(bot.rollout, cases[i].bot.rollout);
        struct pl_bot again = bot_of(text);
        assert_true(again.seconds == bot.seconds);
        assert_int_equal(again.iterations, bot.iterations);
    }
}

static void spec_mistakes(void **unused) {
    (void)unused;
    static const struct {
        const char *spec, *en, *fr; /* what the sentence must say is right */
    } cases[] = {
        {"", "random, greedy and search", "random, greedy et search"},
        {"serach", "\"serach\" is no bot: there are random, greedy and search",
         "« serach » n'est pas un robot : il y a"},
        {"Random", "random, greedy and search", "random, greedy et search"},
        {"random:time=1", "write its name only", "écrivez seulement son nom"},
        {"greedy:", "write its name only", "écrivez seulement son nom"},
        {"search:", "time=SECONDS, iterations=N, threads=N and rollout=N",
         "time=SECONDES, iterations=N, threads=N et rollout=N"},
        {"search:time=0.2:", "time=SECONDS, iterations=N, threads=N and rollout=N",
         "time=SECONDES, iterations=N, threads=N et rollout=N"},
        {"search:depth=3", "\"depth=3\" is no setting of search", "« depth=3 » n'est pas un réglage de search"},
        {"search:time", "more than 0 and up to 86400", "plus de 0 et jusqu'à 86400"},
        {"search:time=", "more than 0 and up to 86400", "plus de 0 et jusqu'à 86400"},
        {"search:time=0", "more than 0 and up to 86400", "plus de 0 et jusqu'à 86400"},
        {"search:time=-1", "more than 0 and up to 86400", "plus de 0 et jusqu'à 86400"},
        {"search:time=0,2", "with a decimal point", "avec un point décimal"},
        {"search:time=.5", "as in time=0.2", "par exemple time=0.2"},
        {"search:time=1.", "as in time=0.2", "par exemple time=0.2"},
        {"search:time=1.2.3", "as in time=0.2", "par exemple time=0.2"},
        {"search:time=0.0000001", "up to six decimals", "six décimales au plus"},
        {"search:time=86400.1", "up to 86400", "jusqu'à 86400"},
        {"search:time=99999999999999999999999999", "up to 86400", "jusqu'à 86400"},
        {"search:time=1s", "as in time=0.2", "par exemple time=0.2"},
        {"search:time=1:time=2", "give it once", "donnez-le une seule fois"},
        {"search:iterations=0", "from 1 to 1000000000000", "de 1 à 1000000000000"},
        {"search:iterations=1.5", "a whole number", "un entier"},
        {"search:iterations=1000000000001", "from 1 to 1000000000000", "de 1 à 1000000000000"},
        {"search:iterations=5:iterations=5", "give them once", "donnez-les une seule fois"},
        {"search:threads=0", "from 1 to 64", "de 1 à 64"},
        {"search:threads=65", "from 1 to 64", "de 1 à 64"},
        {"search:threads=two", "from 1 to 64", "de 1 à 64"},
        {"search:rollout=0", "from 1 to 100000", "de 1 à 100000"},
        {"search:rollout=4:rollout=4", "give it once", "donnez-le une seule fois"},
        {"search:threads=2:threads=2", "give them once", "donnez-les une seule fois"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (int lang = 0; lang < PL_LANGS; lang++) {
            struct pl_bot bot = {PL_BOT_GREEDY, 7, 8, 9, 0};
            char message[512];
            struct pl_out error = PL_OUT(message);
            if (pl_bot_read(cases[i].spec, (enum pl_lang)lang, &bot, &error))
                fail_msg("\"%s\" was read", cases[i].spec);
            const char *wanted = lang == PL_FR ? cases[i].fr : cases[i].en;
            if (!strstr(message, wanted))
                fail_msg("\"%s\": \"%s\" does not say \"%s\"", cases[i].spec, message, wanted);
            assert_false(error.cut);
            assert_int_equal(bot.kind, PL_BOT_GREEDY);
            assert_int_equal(bot.iterations, 7);
            assert_int_equal(bot.threads, 9);
        }
}

static void long_mistake_is_shortened(void **unused) {
    (void)unused;
    char spec[4096], message[512];
    memset(spec, 'x', sizeof spec);
    spec[sizeof spec - 1] = '\0';
    struct pl_bot bot;
    struct pl_out error = PL_OUT(message);
    assert_false(pl_bot_read(spec, PL_EN, &bot, &error));
    assert_false(error.cut);
    assert_non_null(strstr(message, "search"));
}

static void every_bot_is_described(void **unused) {
    (void)unused;
    for (int i = 0; i < PL_BOT_KINDS; i++) {
        assert_int_equal(bot_of(pl_bot_infos[i].id).kind, i);
        for (int lang = 0; lang < PL_LANGS; lang++) {
            assert_true(strlen(pl_bot_infos[i].help.in[lang]) > 10);
            assert_true(strlen(pl_bot_infos[i].settings.in[lang]) > 0);
        }
    }
}

/* ---- Positions of every game ----------------------------------------------------------------------------------- */

/* Plays a random game and calls `look` at up to `most` of its decisions that have an alternative, spread over it. */
typedef void look_at(const struct pl_game *game, const void *state, int seat, uint64_t seed);

static int walk(const struct pl_game *game, int players, uint64_t seed, int most, look_at *look) {
    struct pl_setup setup = pl_setup_default(game, players);
    union pl_any_state state;
    struct pl_rng rng = pl_rng_seed(seed, 0);
    pl_move moves[PL_MAX_MOVES];
    int seen = 0;
    assert_true(pl_new(game, &setup, &state));
    for (uint64_t step = 0; seen < most; step++) {
        int who = game->actor(&state);
        if (who >= 0 && game->moves(&state, moves) > 1 && pl_rng_below(&rng, 6) == 0) {
            look(game, &state, who, seed * 1000 + step);
            seen++;
        }
        if (!pl_step_random(game, &state, &rng, NULL))
            break;
    }
    return seen;
}

static void walk_all(int games, int most, look_at *look) {
    for (int g = 0; pl_games[g]; g++)
        for (int players = pl_games[g]->min_players; players <= pl_games[g]->max_players; players++) {
            int seen = 0;
            for (int i = 0; i < games; i++)
                seen += walk(pl_games[g], players, (uint64_t)(100 * players + i), most, look);
            assert_true(seen > 0);
        }
}

static bool is_legal(const struct pl_game *game, const void *state, pl_move move) {
    pl_move moves[PL_MAX_MOVES];
    int count = game->moves(state, moves);
    for (int i = 0; i < count; i++)
        if (moves[i] == move)
            return true;
    return false;
}

static pl_move choose(const char *spec, const struct pl_game *game, const void *view, int seat, uint64_t seed,
                      struct pl_bot_report *report) {
    struct pl_bot bot = bot_of(spec);
    struct pl_rng rng = pl_rng_seed(seed, 99);
    return pl_bot_choose(&bot, game, view, seat, &rng, NULL, report);
}

static const char *const all_bots[] = {"random", "greedy", "search:iterations=20", "search:iterations=21:threads=2",
                                       "search:iterations=60:rollout=3"};
enum { ALL_BOTS = sizeof all_bots / sizeof all_bots[0] };

static void look_legal(const struct pl_game *game, const void *state, int seat, uint64_t seed) {
    union pl_any_state view, kept;
    pl_view(game, state, seat, &view);
    pl_copy(game, &kept, &view);
    for (int b = 0; b < ALL_BOTS; b++) {
        struct pl_bot_report report;
        pl_move move = choose(all_bots[b], game, &view, seat, seed, &report);
        assert_true(is_legal(game, state, move));
        assert_memory_equal(&view, &kept, game->state_size);
        assert_true(report.moves == 0 || report.rated[0].move == move);
        for (int i = 0; i < report.moves; i++) {
            assert_true(is_legal(game, state, report.rated[i].move));
            assert_true(i == 0 || report.rated[i].visits <= report.rated[i - 1].visits);
        }
        if (b == 0)
            assert_int_equal(report.moves, 0);
        else
            assert_true(report.moves >= 2);
        if (b >= 2) {
            assert_int_equal(report.iterations, b == 2 ? 20 : b == 3 ? 21 : 60);
            for (int i = 0; i < report.moves; i++)
                assert_true(report.rated[i].value >= 0 && report.rated[i].value <= 1);
        }
    }
}

static void choices_are_legal(void **unused) {
    (void)unused;
    walk_all(3, 12, look_legal);
}

static void look_alike(const struct pl_game *game, const void *state, int seat, uint64_t seed) {
    union pl_any_state view;
    pl_view(game, state, seat, &view);
    for (int b = 0; b < ALL_BOTS; b++) {
        struct pl_bot_report first, second;
        pl_move move = choose(all_bots[b], game, &view, seat, seed, &first);
        assert_int_equal(choose(all_bots[b], game, &view, seat, seed, &second), move);
        assert_int_equal(first.moves, second.moves);
        for (int i = 0; i < first.moves; i++) {
            assert_int_equal(first.rated[i].move, second.rated[i].move);
            assert_int_equal(first.rated[i].visits, second.rated[i].visits);
            assert_true(first.rated[i].value == second.rated[i].value);
        }
    }
}

static void choices_are_repeatable(void **unused) {
    (void)unused;
    walk_all(2, 10, look_alike);
}

/* ---- Honesty --------------------------------------------------------------------------------------------------- */

enum { ENOUGH_TRUTHS = 100 };
static int truths_compared, truths_differing; /* of the test below, which cannot hand them to `walk` */

/* Two truths that the seat cannot tell apart: what it sees is the same, and so is what every bot does, even if it is
 * handed the truth by mistake. */
static void look_honest(const struct pl_game *game, const void *state, int seat, uint64_t seed) {
    union pl_any_state truth[2], view[2];
    for (int i = 0; i < 2; i++) {
        struct pl_rng rng = pl_rng_seed(seed, (uint64_t)i);
        pl_determinize(game, state, seat, &rng, &truth[i]);
        pl_view(game, &truth[i], seat, &view[i]);
    }
    assert_memory_equal(&view[0], &view[1], game->state_size);
    truths_compared++;
    if (memcmp(&truth[0], &truth[1], game->state_size) != 0)
        truths_differing++;
    for (int b = 0; b < ALL_BOTS; b++) {
        pl_move move = choose(all_bots[b], game, &view[0], seat, seed, NULL);
        assert_int_equal(choose(all_bots[b], game, &view[1], seat, seed, NULL), move);
        assert_int_equal(choose(all_bots[b], game, &truth[0], seat, seed, NULL), move);
        assert_int_equal(choose(all_bots[b], game, &truth[1], seat, seed, NULL), move);
    }
}

static void no_bot_sees_what_is_hidden(void **unused) {
    (void)unused;
    int games = 0;
    for (int g = 0; pl_games[g]; g++) {
        const struct pl_game *game = pl_games[g];
        if (!game->view)
            continue;
        games++;
        truths_compared = truths_differing = 0;
        /* Every number of players in turn, until enough has been compared. */
        for (uint64_t seed = 0; seed < 20 && truths_compared <= ENOUGH_TRUTHS; seed++)
            for (int players = game->min_players; players <= game->max_players; players++)
                walk(game, players, seed + 500, 8, look_honest);
        assert_true(truths_compared > ENOUGH_TRUTHS);
        assert_true(truths_differing * 2 > truths_compared);
    }
    assert_true(games > 0);
}

/* The toy of a coin under a cup: who plans to act upon what it will not know dares. */
static void no_plans_upon_what_will_be_hidden(void **unused) {
    (void)unused;
    struct toy toy = {.kind = TOY_COIN, .players = 2};
    for (uint64_t seed = 0; seed < 10; seed++) {
        struct pl_bot_report report;
        pl_move move = choose("search:iterations=3000", &toy_secret, &toy, 0, seed, &report);
        assert_int_equal(pl_kind(move), TOY_SAFE);
        assert_true(report.rated[0].value > 0.65 && report.rated[0].value < 0.75);
        assert_true(report.rated[1].value < 0.6);
    }
}

/* Neither seat can answer to what the other shows at the same time, whether it has done so already or not. */
static void no_plans_upon_what_is_sealed(void **unused) {
    (void)unused;
    for (uint64_t seed = 0; seed < 10; seed++) {
        struct pennies pennies = {.sealed = {.asked = 3}};
        struct pl_bot_report report;
        pl_move move = choose("search:iterations=3000", &toy_pennies, &pennies, 0, seed, &report);
        assert_int_equal(pl_kind(move), PENNY_SHOW); /* near 5 in 10 against 3 */
        assert_true(report.rated[0].value > 0.35 && report.rated[0].value < 0.8);
        pennies.sealed.answered = 2;
        pennies.shown[1] = (uint8_t)(1 + seed % 2);
        move = choose("search:iterations=3000", &toy_pennies, &pennies, 0, seed, &report);
        assert_int_equal(pl_kind(move), PENNY_SHOW);
        assert_true(report.rated[0].value > 0.35 && report.rated[0].value < 0.8);
    }
}

/* ---- Budgets --------------------------------------------------------------------------------------------------- */

static void a_forced_move_comes_at_once(void **unused) {
    (void)unused;
    struct toy toy = {.kind = TOY_HEAPS, .players = 2, .heap = 1};
    struct pl_bot_report report;
    assert_int_equal(choose("search:time=3600", &toy_open, &toy, 0, 1, &report), PL_MOVE(TOY_TAKE, 1, 0, 0));
    assert_int_equal(report.iterations, 0);
    assert_int_equal(report.moves, 0);
}

static void only_the_seat_to_move_chooses(void **unused) {
    (void)unused;
    struct toy toy = {.kind = TOY_HEAPS, .players = 2, .heap = 9};
    for (int b = 0; b < ALL_BOTS; b++)
        assert_int_equal(choose(all_bots[b], &toy_open, &toy, 1, 1, NULL), PL_NO_MOVE);
}

static void time_is_kept(void **unused) {
    (void)unused;
    struct toy toy = {.kind = TOY_SHAKEN, .players = 3, .heap = 60};
    static const char *const specs[] = {"search:time=0.03", "search:time=0.03:threads=2",
                                        "search:time=0.03:iterations=1000000000"};
    for (int i = 0; i < 3; i++) {
        struct pl_bot_report report;
        assert_true(is_legal(&toy_open, &toy, choose(specs[i], &toy_open, &toy, 0, 1, &report)));
        assert_true(report.iterations > 100);
        assert_true(report.seconds >= 0.03 && report.seconds < 5);
    }
    /* Without a limit it thinks for 0.2 s. */
    struct pl_bot_report report;
    choose("search", &toy_open, &toy, 0, 1, &report);
    assert_true(report.seconds >= 0.2 && report.seconds < 5);
    /* The iterations can come first. */
    choose("search:iterations=10:time=3600", &toy_open, &toy, 0, 1, &report);
    assert_int_equal(report.iterations, 10);
}

static void iterations_are_shared_out(void **unused) {
    (void)unused;
    struct toy toy = {.kind = TOY_SHAKEN, .players = 2, .heap = 30};
    static const int64_t wanted[] = {1, 2, 3, 7, 1001};
    for (int i = 0; i < 5; i++)
        for (int threads = 1; threads <= 4; threads++) {
            char spec[64];
            struct pl_bot_report report;
            snprintf(spec, sizeof spec, "search:iterations=%d:threads=%d", (int)wanted[i], threads);
            assert_true(is_legal(&toy_open, &toy, choose(spec, &toy_open, &toy, 0, 1, &report)));
            assert_int_equal(report.iterations, wanted[i]);
        }
}

static void stopped_before_it_begins(void **unused) {
    (void)unused;
    struct toy toy = {.kind = TOY_SHAKEN, .players = 2, .heap = 30};
    atomic_bool stop = true;
    for (int threads = 1; threads <= 2; threads++) {
        struct pl_bot bot = {.kind = PL_BOT_SEARCH, .seconds = 3600, .threads = threads};
        struct pl_rng rng = pl_rng_seed(1, 1);
        struct pl_bot_report report;
        assert_true(is_legal(&toy_open, &toy, pl_bot_choose(&bot, &toy_open, &toy, 0, &rng, &stop, &report)));
        assert_int_equal(report.iterations, threads);
    }
}

static atomic_bool stop_now;
static atomic_int games_left;

static void result_that_stops(const void *state, struct pl_result *out) {
    toy_result(state, out);
    if (atomic_fetch_sub(&games_left, 1) == 1)
        atomic_store(&stop_now, true);
}

static void stopped_on_the_way(void **unused) {
    (void)unused;
    struct toy toy = {.kind = TOY_SHAKEN, .players = 2, .heap = 30};
    struct pl_game game = toy_open;
    game.result = result_that_stops;
    atomic_store(&stop_now, false);
    atomic_store(&games_left, 50);
    struct pl_bot bot = {.kind = PL_BOT_SEARCH, .seconds = 3600, .threads = 1};
    struct pl_rng rng = pl_rng_seed(1, 1);
    struct pl_bot_report report;
    assert_true(is_legal(&game, &toy, pl_bot_choose(&bot, &game, &toy, 0, &rng, &stop_now, &report)));
    assert_true(report.iterations > 1 && report.iterations <= 50);
}

static pl_move search_with(const struct pl_game *game, const void *view, const struct search_knobs *knobs,
                           const char *spec, struct pl_bot_report *report) {
    pl_move moves[PL_MAX_MOVES];
    struct pl_rng rng = pl_rng_seed(5, 5);
    struct pl_bot bot = bot_of(spec);
    *report = (struct pl_bot_report){0};
    struct bot_call call = {.game = game,
                            .view = view,
                            .seat = game->actor(view),
                            .players = game->players(view),
                            .count = game->moves(view, moves),
                            .moves = moves,
                            .rng = &rng,
                            .report = report};
    return bot_search(&call, &bot, knobs);
}

static void little_memory_is_enough(void **unused) {
    (void)unused;
    struct toy open = {.kind = TOY_SHAKEN, .players = 2, .heap = 200}, secret = {.kind = TOY_COIN, .players = 2};
    struct search_knobs knobs = search_standard;
    struct pl_bot_report report;
    /* No tree at all: any legal move. */
    knobs.most_nodes = 0;
    assert_true(is_legal(&toy_open, &open, search_with(&toy_open, &open, &knobs, "search:iterations=100", &report)));
    assert_int_equal(report.iterations, 0);
    /* A tree that is full soon: it goes on with the nodes it has. */
    knobs.most_nodes = 4096;
    assert_true(is_legal(&toy_open, &open, search_with(&toy_open, &open, &knobs, "search:iterations=20000", &report)));
    assert_int_equal(report.iterations, 20000);
    assert_true(
        is_legal(&toy_secret, &secret, search_with(&toy_secret, &secret, &knobs, "search:iterations=100", &report)));
}

/* ---- Strength -------------------------------------------------------------------------------------------------- */

static void search_finds_the_winning_take(void **unused) {
    (void)unused;
    for (uint8_t heap = 2; heap <= 15; heap++) {
        struct toy toy = {.kind = TOY_HEAPS, .players = 2, .heap = heap};
        if (heap % 4 == 0)
            continue;
        for (uint64_t seed = 0; seed < 3; seed++) {
            assert_int_equal(pl_a(choose("search:iterations=4000", &toy_open, &toy, 0, seed, NULL)), heap % 4);
            assert_int_equal(pl_a(choose("search:iterations=4000:threads=2", &toy_open, &toy, 0, seed, NULL)),
                             heap % 4);
            assert_int_equal(pl_a(choose("search:iterations=4000", &toy_secret, &toy, 0, seed, NULL)), heap % 4);
        }
    }
}

static void every_seat_plays_for_itself(void **unused) {
    (void)unused;
    /* Three players: with 1 to 3 left one takes them all. With 6 left, leaving 4 or 3 hands the win to another for
     * sure, while whoever is left 5 cannot win and may or may not leave the win to us. */
    struct toy toy = {.kind = TOY_HEAPS, .players = 3, .heap = 3, .turn = 2};
    assert_int_equal(pl_a(choose("search:iterations=500", &toy_open, &toy, 2, 1, NULL)), 3);
    toy.heap = 6;
    assert_int_equal(pl_a(choose("search:iterations=4000", &toy_open, &toy, 2, 1, NULL)), 1);
}

static void greedy_takes_a_win(void **unused) {
    (void)unused;
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct toy toy = {.kind = TOY_SHAKEN, .players = 2, .heap = 3};
        assert_int_equal(pl_a(choose("greedy", &toy_open, &toy, 0, seed, NULL)), 3);
    }
}

/* Moves that are worth the same are chosen alike often. */
static void equals_are_drawn_evenly(void **unused) {
    (void)unused;
    int counts[2][4] = {{0}};
    struct toy toy = {.kind = TOY_HEAPS, .players = 2, .heap = 20};
    for (uint64_t seed = 0; seed < 3000; seed++) {
        counts[0][pl_a(choose("random", &toy_open, &toy, 0, seed, NULL))]++;
        counts[1][pl_a(choose("greedy", &toy_open, &toy, 0, seed, NULL))]++;
    }
    for (int b = 0; b < 2; b++)
        for (int i = 1; i <= 3; i++)
            assert_in_range(counts[b][i], 850, 1150);
}

/* With a fixed number of iterations the search does the same with every compiler: this number is the proof. */
static void the_same_everywhere(void **unused) {
    (void)unused;
    uint64_t hash = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        struct toy toy = {.kind = TOY_SHAKEN, .players = (uint8_t)(2 + seed % 5), .heap = (uint8_t)(10 + seed)};
        struct pl_bot_report report;
        choose("search:iterations=500:threads=2", seed % 2 ? &toy_open : &toy_secret, &toy, 0, seed, &report);
        for (int i = 0; i < report.moves; i++)
            hash = (hash ^ report.rated[i].move ^ (uint64_t)report.rated[i].visits << 32) * UINT64_C(0x100000001b3);
    }
    assert_int_equal(hash, UINT64_C(0xc164ca2bf2f9d008));
}

/* Share of wins of the first bot against `players` - 1 of the second, the first sitting everywhere in turn. */
static double duel(const struct pl_game *game, int players, const char *one, const char *rest, int games) {
    struct pl_bot bots[2] = {bot_of(one), bot_of(rest)};
    double won = 0;
    for (int i = 0; i < games; i++) {
        struct pl_setup setup = pl_setup_default(game, players);
        struct pl_rng dice = pl_rng_seed(7, (uint64_t)i), thought = pl_rng_seed(8, (uint64_t)i);
        union pl_any_state state, view;
        int who;
        assert_true(pl_new(game, &setup, &state));
        while ((who = game->actor(&state)) != PL_OVER) {
            pl_move move;
            if (who == PL_CHANCE) {
                move = pl_draw(game, &state, &dice);
            } else {
                pl_view(game, &state, who, &view);
                move = pl_bot_choose(&bots[who != i % players], game, &view, who, &thought, NULL, NULL);
            }
            assert_true(pl_play(game, &state, who, move, NULL));
        }
        struct pl_result result = {0};
        game->result(&state, &result);
        if (!result.winners)
            won += 1.0 / players;
        else if (result.winners >> (i % players) & 1)
            won += 1.0 / __builtin_popcount(result.winners);
    }
    return won / games;
}

/* How much thought is worth differs from game to game, and so does what a game costs: games to play, the search to play
 * them with, and which share greedy and search must win against random. */
struct strength {
    const char *game;
    int games;
    const char *search;
    double greedy_wins, search_wins;
};
static const struct strength strengths[] = {{"tempete", 60, "search:iterations=200", 0.85, 0.85},
                                            {"twilight", 10, "search:iterations=30", 0.85, 0.85},
                                            {"ankh", 10, "search:iterations=30", 0.6, 0.6},
                                            {"worldorder", 6, "search:iterations=20", 0.8, 0.8},
                                            {NULL, 60, "search:iterations=1000", 0.5, 0.55}}; /* any other */

/* Fixed seeds, so this is no matter of luck; docs/bots.md has the real measurements. */
static void more_thought_wins_more(void **unused) {
    (void)unused;
    for (int g = 0; pl_games[g]; g++) {
        const struct pl_game *game = pl_games[g];
        const struct strength *want = strengths;
        while (want->game && strcmp(want->game, game->id) != 0)
            want++;
        int games = EFFORT(want->games) > 1 ? EFFORT(want->games) : 1;
        double greedy = duel(game, game->min_players, "greedy", "random", games);
        double search = duel(game, game->min_players, want->search, "random", games);
        print_message("%s: against random, greedy %.3f and search %.3f\n", game->id, greedy, search);
        if (games < want->games)
            continue; /* the sanitizers look at how they play, not at how well; the same games are judged without them
                       */
        if (greedy < want->greedy_wins || search < want->search_wins)
            fail_msg("%s: against random, greedy %.3f and search %.3f", game->id, greedy, search);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(specs_round_trip),
        cmocka_unit_test(spec_mistakes),
        cmocka_unit_test(long_mistake_is_shortened),
        cmocka_unit_test(every_bot_is_described),
        cmocka_unit_test(choices_are_legal),
        cmocka_unit_test(choices_are_repeatable),
        cmocka_unit_test(no_bot_sees_what_is_hidden),
        cmocka_unit_test(no_plans_upon_what_will_be_hidden),
        cmocka_unit_test(no_plans_upon_what_is_sealed),
        cmocka_unit_test(a_forced_move_comes_at_once),
        cmocka_unit_test(only_the_seat_to_move_chooses),
        cmocka_unit_test(time_is_kept),
        cmocka_unit_test(iterations_are_shared_out),
        cmocka_unit_test(stopped_before_it_begins),
        cmocka_unit_test(stopped_on_the_way),
        cmocka_unit_test(little_memory_is_enough),
        cmocka_unit_test(search_finds_the_winning_take),
        cmocka_unit_test(every_seat_plays_for_itself),
        cmocka_unit_test(greedy_takes_a_win),
        cmocka_unit_test(equals_are_drawn_evenly),
        cmocka_unit_test(the_same_everywhere),
        cmocka_unit_test(more_thought_wins_more),
    };
    return cmocka_run_group_tests_name("bots", tests, NULL, NULL);
}
