/* Logs for the tests of `plateau import`:
 *
 * `log_tool replay FILE`: the game of a replay file, as a log.
 *
 * `log_tool play SEED DIRECTORY COUNT`: games number SEED, SEED + 1, …, played by bots and written to DIRECTORY as
 * NUMBER.txt. Their options, the way they are played and the habits of their logs depend on the number alone. */
#include "bots/bots.h"
#include "match/match.h"
#include "tests/log_writer.h"
#include <stdlib.h>

static int complain(const char *what) {
    fprintf(stderr, "log_tool: %s\n", what);
    return 1;
}

static int of_replay(const char *path) {
    static const struct log_habits usual = {.final_mark = true};
    char text[512] = "";
    struct pl_out error = PL_OUT(text);
    struct pl_match *match = pl_replay_load(path, PL_EN, &error);
    if (!match)
        return complain(text);
    const struct pl_game *game = pl_match_game(match);
    struct ts_state before, after;
    struct log_writer writer;
    pl_new(game, pl_match_setup(match), &after);
    log_begin(&writer, stdout, &after, pl_match_seat(match, 0)->name, pl_match_seat(match, 1)->name, &usual);
    for (int i = 0; i < pl_match_length(match); i++) {
        struct pl_notes notes = {0};
        pl_move move = pl_match_turn(match, i).move;
        before = after;
        game->apply(&after, move, &notes);
        log_move(&writer, &before, move, &notes, &after);
    }
    log_end(&writer);
    pl_match_free(match);
    return 0;
}

/* Every fifth game without optional cards, most with the usual handicap. */
static struct pl_setup setup_of(const struct pl_game *game, struct pl_rng *rng) {
    static const int handicaps[] = {2, 2, 2, 2, 2, 2, 0, 1, 3, 4, 5, -1, -2};
    struct pl_setup setup = pl_setup_default(game, 2);
    setup.option[TS_OPT_OPTIONAL] = pl_rng_below(rng, 5) > 0;
    setup.option[TS_OPT_HANDICAP] = handicaps[pl_rng_below(rng, sizeof handicaps / sizeof handicaps[0])];
    setup.option[TS_OPT_ENVY_VALUE] = 1;
    setup.option[TS_OPT_ENVY_SPACE] = 1;
    setup.option[TS_OPT_RESHUFFLE] = 1;
    setup.role[0] = TS_SU;
    setup.role[1] = TS_US;
    return setup;
}

static struct log_habits habits_of(struct pl_rng *rng) {
    struct log_habits habits = {.cleanup = pl_rng_below(rng, 4) == 0,
                                .penalties = pl_rng_below(rng, 3) == 0,
                                .expiry = pl_rng_below(rng, 2),
                                .empty_round = pl_rng_below(rng, 2),
                                .bare_round = pl_rng_below(rng, 2),
                                .final_mark = pl_rng_below(rng, 2),
                                .final_score = pl_rng_below(rng, 2),
                                .winner = pl_rng_below(rng, 2),
                                .short_end = pl_rng_below(rng, 2),
                                .crlf = pl_rng_below(rng, 8) == 0};
    return habits;
}

/* A move at random, but rarely one that ends the game at once: such games would be short. */
static pl_move at_random(const struct pl_game *game, const struct ts_state *state, struct pl_rng *rng) {
    pl_move moves[PL_MAX_MOVES], move = 0;
    int count = game->moves(state, moves);
    for (int tries = 0; tries < 8; tries++) {
        struct ts_state then = *state;
        move = moves[pl_rng_below(rng, (uint32_t)count)];
        game->apply(&then, move, NULL);
        if (!ts_over(&then) || pl_rng_below(rng, 40) == 0)
            break;
    }
    return move;
}

static void play_game(uint64_t number, FILE *file) {
    const struct pl_game *game = pl_game_find("twilight");
    struct pl_rng rng = pl_rng_seed(number, 0);
    struct pl_setup setup = setup_of(game, &rng);
    struct log_habits habits = habits_of(&rng);
    struct pl_bot greedy = {.kind = PL_BOT_GREEDY, .threads = 1};
    uint32_t wild = 1 + pl_rng_below(&rng, 60); /* per cent of moves at random */
    struct ts_state before, after, view;
    struct log_writer writer;
    pl_new(game, &setup, &after);
    log_begin(&writer, file, &after, "Anna", "Ben", &habits);
    for (;;) {
        int actor = game->actor(&after);
        struct pl_notes notes = {0};
        if (actor == PL_OVER)
            break;
        pl_move move;
        if (actor == PL_CHANCE) {
            move = pl_draw(game, &after, &rng);
        } else if (pl_rng_below(&rng, 100) < wild) {
            move = at_random(game, &after, &rng);
        } else {
            pl_view(game, &after, actor, &view);
            move = pl_bot_choose(&greedy, game, &view, actor, &rng, NULL, NULL);
        }
        before = after;
        game->apply(&after, move, &notes);
        log_move(&writer, &before, move, &notes, &after);
    }
    log_end(&writer);
}

static int play(uint64_t first, const char *directory, int count) {
    for (int i = 0; i < count; i++) {
        char path[1024];
        uint64_t number = first + (uint64_t)i;
        snprintf(path, sizeof path, "%s/%llu.txt", directory, (unsigned long long)number);
        FILE *file = fopen(path, "w");
        if (!file)
            return complain("a file cannot be written");
        play_game(number, file);
        if (fclose(file))
            return complain("a file cannot be written");
    }
    return 0;
}

int main(int arguments, char **argument) {
    if (arguments == 3 && !strcmp(argument[1], "replay"))
        return of_replay(argument[2]);
    if (arguments == 5 && !strcmp(argument[1], "play"))
        return play(strtoull(argument[2], NULL, 10), argument[3], atoi(argument[4]));
    return complain("log_tool replay FILE | play SEED DIRECTORY COUNT");
}
