/* What the tests in Python need to know of a database that no server has open:
 *
 * `table_tool check DB TABLE…`: everything fits together; each table can be played again, its dice are its seed's, its
 * result is the game's; a line for each.
 *
 * `table_tool redeal DB TABLE SEAT SEED`: another past that looks the same to the seat (-1: to a spectator), as lines
 * NUMBER MOVE POSITION NOTATION; the first line says "now", "past" or "none": what it is that differs. */
#include "app/server/dice.h"
#include "app/server/job.h"
#include "app/server/position.h"
#include "tests/redeal.h"
#include <stdio.h>
#include <stdlib.h>

struct loaded {
    struct pl_store_table row;
    struct pl_store_moves moves;
    struct pl_match *match;
};

static bool load(struct pl_store *store, const char *id, struct loaded *loaded) {
    char text[512] = "";
    struct pl_out error = PL_OUT(text);
    enum pl_store_status status = pl_store_load(store, strtoll(id, NULL, 10), 0, &loaded->row, &loaded->moves);
    if (status != PL_STORE_OK) {
        printf("table %s: %s\n", id, pl_store_say(status, PL_EN));
        return false;
    }
    loaded->match = pl_table_replay(&loaded->row, &loaded->moves, PL_EN, &error);
    if (!loaded->match)
        printf("table %s: %s\n", id, text);
    return loaded->match;
}

static void unload(struct loaded *loaded) {
    pl_match_free(loaded->match);
    pl_store_moves_free(&loaded->moves);
}

/* ---- Checking ---------------------------------------------------------------------------------------------------- */

static bool dice_are_right(const struct loaded *loaded) {
    const struct pl_game *game = pl_match_game(loaded->match);
    union pl_any_state state;
    uint64_t rolls = 0;
    if (!pl_new(game, pl_match_setup(loaded->match), &state))
        return false;
    for (int i = 0; i < loaded->moves.count; i++) {
        struct pl_turn turn = pl_match_turn(loaded->match, i);
        if (turn.seat == PL_CHANCE) {
            struct pl_rng rng = pl_dice(loaded->row.seed, rolls++);
            if (pl_draw(game, &state, &rng) != turn.move)
                return false;
        }
        if (!pl_play(game, &state, turn.seat, turn.move, NULL) ||
            pl_position(game, &state) != loaded->moves.move[i].position)
            return false;
    }
    return true;
}

static bool ending_is_right(const struct loaded *loaded) {
    struct pl_result result;
    bool over = pl_match_actor(loaded->match) == PL_OVER, finished = loaded->row.state == PL_TABLE_FINISHED;
    if (over != finished || finished != loaded->row.has_result || finished != loaded->row.revealed)
        return false;
    if (!over)
        return pl_match_actor(loaded->match) >= 0 || loaded->row.state == PL_TABLE_WAITING;
    pl_match_game(loaded->match)->result(pl_match_state(loaded->match), &result);
    bool same = result.ending == loaded->row.result.ending && result.winners == loaded->row.result.winners;
    for (int i = 0; i < loaded->row.players; i++)
        same = same && result.score[i] == loaded->row.result.score[i];
    return same;
}

static bool check_table(struct pl_store *store, const char *id) {
    struct loaded loaded = {0};
    const char *wrong = NULL;
    if (!load(store, id, &loaded)) {
        unload(&loaded);
        return false;
    }
    if (loaded.row.length != loaded.moves.count)
        wrong = "its length is not the number of its moves";
    else if (!dice_are_right(&loaded))
        wrong = "a roll is not its seed's, or a position not what a move led to";
    else if (!ending_is_right(&loaded))
        wrong = "its state or its result is not the game's";
    printf("table %s: %s, change %lld, %d moves, state %d\n", id, wrong ? wrong : "right", (long long)loaded.row.change,
           loaded.row.length, (int)loaded.row.state);
    unload(&loaded);
    return !wrong;
}

static bool check(struct pl_store *store, int count, char **ids) {
    bool fine = pl_store_check(store) == PL_STORE_OK;
    if (!fine) {
        char text[1024] = "";
        struct pl_out out = PL_OUT(text);
        pl_store_detail(store, PL_EN, &out);
        printf("%s\n", text);
    }
    for (int i = 0; i < count; i++)
        fine = check_table(store, ids[i]) && fine;
    return fine;
}

/* ---- Dealing again ----------------------------------------------------------------------------------------------- */

static void print_moves(const struct past *past, const struct past *other) {
    union pl_any_state state;
    bool fine = pl_new(past->game, &past->setup, &state);
    for (int i = 0; fine && i < past->count; i++) {
        char notation[PL_MAX_NOTATION] = "";
        struct pl_out out = PL_OUT(notation);
        pl_turn_to(past->game, &state, other->turn[i].seat); /* a move means something only to whoever makes it */
        past->game->notate(&state, other->turn[i].move, &out);
        fine = pl_play(past->game, &state, other->turn[i].seat, other->turn[i].move, NULL);
        printf("%d %lu %lld %s\n", i, (unsigned long)other->turn[i].move, (long long)pl_position(past->game, &state),
               notation);
    }
}

static bool deal_again(struct pl_store *store, const char *id, int viewer, uint64_t seed) {
    static const char *const words[] = {[REDEAL_NONE] = "none", [REDEAL_PAST] = "past", [REDEAL_NOW] = "now"};
    struct loaded loaded = {0};
    bool done = load(store, id, &loaded);
    if (done) {
        struct past past = {.game = pl_match_game(loaded.match),
                            .setup = *pl_match_setup(loaded.match),
                            .count = loaded.moves.count,
                            .turn = calloc((size_t)loaded.moves.count + 1, sizeof *past.turn)};
        struct past other = {0};
        struct pl_rng rng = pl_rng_seed(seed, 0);
        for (int i = 0; past.turn && i < past.count; i++)
            past.turn[i] = pl_match_turn(loaded.match, i);
        enum redealt found = past.turn ? redeal(&past, viewer, &rng, &other) : REDEAL_NONE;
        puts(words[found]);
        if (found != REDEAL_NONE)
            print_moves(&past, &other);
        past_free(&past);
        past_free(&other);
    }
    unload(&loaded);
    return done;
}

int main(int argc, char **argv) {
    char text[1024] = "";
    struct pl_out error = PL_OUT(text);
    bool checks = argc >= 3 && strcmp(argv[1], "check") == 0, deals = argc == 6 && strcmp(argv[1], "redeal") == 0;
    if (!checks && !deals) {
        fprintf(stderr, "table_tool check DB TABLE… | redeal DB TABLE SEAT SEED\n");
        return 2;
    }
    struct pl_store *store = pl_store_open(argv[2], PL_EN, &error);
    if (!store) {
        fprintf(stderr, "%s\n", text);
        return 1;
    }
    bool fine = checks ? check(store, argc - 3, argv + 3)
                       : deal_again(store, argv[3], atoi(argv[4]), strtoull(argv[5], NULL, 10));
    pl_store_close(store);
    return !fine;
}
