/* Games at the web table, without sockets and threads: messages in, messages out, over a real SQLite file. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "app/server/dice.h"
#include "core/blake2b.h"
#include "core/scene_json.h"
#include "games/twilight/state.h"
#include "tests/hub_pages.h"
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>

/* The points are explained line by line, and the lines add up. */
static void adds_up(const json_t *result) {
    const json_t *lines = json_object_get(result, "lines"), *scores = json_object_get(result, "scores");
    assert_true(json_array_size(lines) > 0 && json_array_size(scores) > 0);
    for (size_t seat = 0; seat < json_array_size(scores); seat++) {
        json_int_t sum = 0;
        for (size_t i = 0; i < json_array_size(lines); i++) {
            const json_t *line = json_array_get(lines, i);
            assert_true(text_of(line, "label")[0] && text_of(line, "rule")[0]);
            sum += json_integer_value(json_array_get(json_object_get(line, "points"), seat));
        }
        assert_int_equal(sum, json_integer_value(json_array_get(scores, seat)));
    }
}

static void test_hot_seat_to_the_end_and_reload(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"me\"");
    for (int i = 0; i < 5000 && !json_object_get(last(&anna, "state"), "result"); i++) {
        forget_older(&anna);
        json_t *now = last(&anna, "state");
        assert_int_equal(number(now, "views"), number(now, "actor"));
        if (i == 40) { /* a new process in the middle: the very same table */
            json_t *pieces = json_deep_copy(json_object_get(now, "pieces"));
            json_t *moves = json_deep_copy(json_object_get(now, "moves"));
            leave(&anna);
            pages_restart(world);
            join(world, &anna, cookie);
            say(world, &anna, "{'do':'open','table':%lld}", table);
            world_settle(world);
            assert_true(json_equal(pieces, json_object_get(last(&anna, "state"), "pieces")));
            assert_true(json_equal(moves, json_object_get(last(&anna, "state"), "moves")));
            json_decref(pieces);
            json_decref(moves);
        }
        play_first(world, &anna, table);
        world_settle(world);
        assert_non_null(last(&anna, "ok"));
    }
    json_t *result = json_object_get(last(&anna, "state"), "result");
    assert_non_null(result);
    assert_int_equal(strlen(text_of(result, "seed")), 2 * PL_SEED_BYTES);
    adds_up(result);
    /* Every roll of the finished game is the one its seed gives. */
    struct pl_store_table row;
    struct pl_store_moves moves = {0};
    assert_int_equal(pl_store_load(world->store, table, 0, &row, &moves), PL_STORE_OK);
    char text[512] = "";
    struct pl_out error = PL_OUT(text);
    struct pl_match *match = pl_table_replay(&row, &moves, PL_EN, &error);
    assert_non_null(match);
    union pl_any_state position;
    uint64_t rolls = 0;
    for (int i = 0; i < moves.count; i++) {
        if (moves.move[i].seat != PL_CHANCE)
            continue;
        struct pl_rng rng = pl_dice(row.seed, rolls++);
        pl_match_position(match, i, &position);
        assert_int_equal(pl_draw(pl_match_game(match), &position, &rng), moves.move[i].move);
    }
    assert_true(rolls > 3);
    pl_match_free(match);
    pl_store_moves_free(&moves);
    leave(&anna);
}

static bool is_hand(const json_t *table, long long id) {
    size_t index;
    const json_t *zone;
    json_array_foreach(json_object_get(table, "zones"), index, zone) {
        if (number(zone, "id") == id)
            return strcmp(text_of(zone, "shape"), "hand") == 0;
    }
    return false;
}

/* People who share a device: what one seat was told is told anew, without its secrets, when another one looks. */
static void test_a_shared_device_forgets(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    say(world, &anna, "{'do':'create','game':'template','options':{'chips':'5','rounds':'2'},'seats':['me','me']}");
    world_settle(world);
    long long table = number(last(&anna, "created"), "table"), views = -1;
    say(world, &anna, "{'do':'open','table':%lld}", table);
    world_settle(world);
    json_t *told = json_incref(last(&anna, "table"));
    const json_t *setup = json_object_get(told, "setup");
    assert_string_equal(text_of(json_object_get(setup, "options"), "chips"), "5");
    assert_int_equal(json_array_size(json_object_get(setup, "roles")), 2);
    int changed = 0;
    for (int i = 0; i < 200 && !json_object_get(last(&anna, "state"), "result"); i++) {
        json_t *now = json_incref(last(&anna, "state")), *line;
        size_t index;
        forget(&anna);
        anna.inbox[anna.count++] = now;
        if (json_is_null(json_object_get(now, "views"))) { /* covered: no hand is sent before somebody looks */
            json_array_foreach(json_object_get(now, "pieces"), index, line)
                assert_true(!is_hand(told, number(line, "zone")) || strcmp(text_of(line, "look"), "back") == 0);
            assert_int_equal(json_array_size(json_object_get(now, "moves")), 0);
            say(world, &anna, "{'do':'look','table':%lld,'seat':%lld}", table, number(now, "actor"));
            world_settle(world);
            continue;
        }
        assert_int_equal(number(now, "views"), number(now, "actor"));
        if (number(now, "views") != views) {
            changed++;
            assert_int_equal(number(now, "from"), 0);
            char secret[64]; /* for player 2 alone; that a card was drawn is for all */
            snprintf(secret, sizeof secret, "Player %d sees", number(now, "views") == 0 ? 2 : 1);
            json_array_foreach(json_object_get(now, "log"), index, line) {
                const char *text = text_of(line, "text");
                assert_true(strncmp(text, secret, strlen(secret)) != 0);
            }
        }
        views = number(now, "views");
        play_first(world, &anna, table);
        world_settle(world);
    }
    assert_true(changed > 3);
    json_decref(told);
    adds_up(json_object_get(last(&anna, "state"), "result"));
    leave(&anna);
}

/* The moves the store has, as a match with the table's dice. */
static struct pl_match *stored_match(struct world *world, long long table) {
    struct pl_store_table row;
    struct pl_store_moves moves = {0};
    char text[512] = "";
    struct pl_out error = PL_OUT(text);
    assert_int_equal(pl_store_load(world->store, table, 0, &row, &moves), PL_STORE_OK);
    struct pl_match *match = pl_table_replay(&row, &moves, PL_EN, &error);
    assert_non_null(match);
    struct pl_origin *origin = pl_match_origin(match);
    *origin = (struct pl_origin){.table = true, .revealed = true};
    memcpy(origin->seed, row.seed, sizeof origin->seed);
    memcpy(origin->commitment, row.commitment, sizeof origin->commitment);
    pl_store_moves_free(&moves);
    return match;
}

static int rolls_of(const struct pl_match *match) {
    int rolls = 0;
    for (int i = 0; i < pl_match_length(match); i++)
        rolls += pl_match_turn(match, i).seat == PL_CHANCE;
    return rolls;
}

/* Whoever asks for undo after every move gets back decisions, but never a roll: those that were made stay, and the next
 * is the seed's next. */
static void test_undo_never_rolls_again(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    long long table = sit_down(world, &anna, "\"me\",\"me\"");
    int undone = 0, refused = 0;
    for (int i = 0; i < 300 && !json_object_get(last(&anna, "state"), "result"); i++) {
        play_first(world, &anna, table);
        world_settle(world);
        struct pl_match *before = stored_match(world, table);
        for (int seat = 0; seat < 2; seat++) {
            forget_older(&anna);
            json_t *now = last(&anna, "state");
            say(world, &anna, "{'do':'undo','id':9,'table':%lld,'n':%lld,'seat':%d}", table, number(now, "n"), seat);
            world_settle(world);
            bool done = last(&anna, "ok");
            assert_true(done || last(&anna, "no"));
            undone += done;
            refused += !done;
        }
        struct pl_match *after = stored_match(world, table);
        assert_true(pl_match_length(after) <= pl_match_length(before));
        assert_int_equal(rolls_of(after), rolls_of(before));
        for (int k = pl_match_length(after); k < pl_match_length(before); k++)
            assert_true(pl_match_turn(before, k).seat >= 0);
        struct pl_audit audit;
        char why[512] = "";
        struct pl_out out = PL_OUT(why);
        if (!pl_audit(after, PL_EN, &audit, &out))
            fail_msg("%s", why);
        bool stuck = pl_match_length(after) < pl_match_length(before);
        pl_match_free(before);
        pl_match_free(after);
        if (stuck) { /* make the move again, and let it be */
            play_first(world, &anna, table);
            world_settle(world);
        }
    }
    assert_true(undone > 5 && refused > 5);
    leave(&anna);
}

/* What the page shows of a finished game, moment by moment, is what its file holds. */
static void test_the_past_is_that_of_the_file(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    say(world, &anna, "{'do':'create','game':'template','name':'Anna','spectators':true,'seats':['me','me']}");
    world_settle(world);
    long long table = number(last(&anna, "created"), "table");
    say(world, &anna, "{'do':'open','table':%lld}", table);
    world_settle(world);
    while (!json_object_get(last(&anna, "state"), "result")) {
        say(world, &anna, "{'do':'look','table':%lld,'seat':%lld}", table, number(last(&anna, "state"), "actor"));
        world_settle(world);
        play_first(world, &anna, table);
        world_settle(world);
    }
    char *text = NULL, why[512] = "";
    size_t size;
    struct pl_out out = PL_OUT(why);
    struct pl_match *match = stored_match(world, table);
    FILE *file = open_memstream(&text, &size);
    assert_non_null(file);
    pl_replay_write(match, file);
    fclose(file);
    struct pl_match *read = pl_replay_read(text, size, PL_EN, &out);
    assert_non_null(read);
    const struct pl_game *game = pl_match_game(read);
    struct pl_scene *scene = malloc(sizeof *scene);
    char *json = malloc(PL_MAX_SCENE_JSON);
    assert_true(scene && json);
    for (int at = 0; at <= pl_match_length(read); at++) {
        forget(&anna);
        say(world, &anna, "{'do':'past','id':3,'table':%lld,'at':%d}", table, at);
        world_settle(world);
        union pl_any_state position;
        pl_match_position(read, at, &position);
        pl_scene_make(game, &position, PL_EVERYTHING, scene);
        out = pl_out_to(json, PL_MAX_SCENE_JSON);
        pl_scene_pieces_json(game, &position, scene, PL_EN, &out);
        json_t *wanted = json_loads(json, 0, NULL), *past = last(&anna, "past");
        assert_true(wanted && past);
        assert_int_equal(number(past, "at"), at);
        assert_true(json_equal(json_object_get(past, "pieces"), json_object_get(wanted, "pieces")));
        json_decref(wanted);
    }
    free(json);
    free(scene);
    free(text);
    pl_match_free(read);
    pl_match_free(match);
    leave(&anna);
}

static void test_dice(void **state) {
    (void)state;
    unsigned char seed[PL_SEED_BYTES], other[PL_SEED_BYTES], commitment[PL_COMMITMENT_BYTES];
    assert_true(pl_dice_new(seed, commitment));
    assert_true(pl_dice_new(other, commitment));
    struct pl_rng a = pl_dice(seed, 3), b = pl_dice(seed, 3), c = pl_dice(seed, 4), d = pl_dice(other, 3);
    assert_memory_equal(&a, &b, sizeof a);
    assert_memory_not_equal(&a, &c, sizeof a);
    assert_memory_not_equal(&a, &d, sizeof a);
    /* Our own hash is libsodium's, whatever the lengths. */
    unsigned char data[300], key[64], ours[64], theirs[64];
    randombytes_buf(data, sizeof data);
    randombytes_buf(key, sizeof key);
    for (size_t i = 0; i <= sizeof data; i++) {
        size_t size = 16 + i % 49, keyed = i % 3 ? 16 + i % 49 : 0;
        assert_int_equal(crypto_generichash(theirs, size, data, i, keyed ? key : NULL, keyed), 0);
        pl_blake2b(ours, size, data, i, key, keyed);
        assert_memory_equal(ours, theirs, size);
    }
}

/* ---- Why not? --------------------------------------------------------------------------------------------------- */

static void ask_country(struct world *world, struct page *page, long long table, int country) {
    char rest[64];
    forget_older(page);
    snprintf(rest, sizeof rest, ",\"seat\":0,\"touch\":%d", country);
    ask_at(world, page, "why", table, rest);
    assert_non_null(last(page, "why"));
}

/* The reasons that somebody is told who points at this country. */
static json_t *reasons_of(const struct page *page) {
    return json_object_get(last(page, "why"), "list");
}

static void play_until(struct world *world, struct page *page, long long table, const char *prompt) {
    for (int i = 0; i < 200 && !strstr(text_of(last(page, "state"), "prompt"), prompt); i++) {
        forget_older(page);
        play_first(world, page, table);
        world_settle(world);
    }
    assert_non_null(strstr(text_of(last(page, "state"), "prompt"), prompt));
}

static void test_reasons_are_about_what_is_decided(void **state) {
    struct world *world = *state;
    struct page anna;
    char cookie[PL_SECRET_TEXT];
    arrive(world, &anna, cookie);
    say(world, &anna, "{'do':'hello','lang':'fr'}");
    say(world, &anna,
        "{'do':'create','game':'twilight','name':'Anna','roles':['ussr','us'],'seats':['me','bot:greedy']}");
    world_settle(world);
    long long table = number(last(&anna, "created"), "table");
    say(world, &anna, "{'do':'open','table':%lld}", table);
    world_settle(world);

    ask_country(world, &anna, table, TS_FRANCE); /* in the setup */
    assert_int_equal(json_array_size(reasons_of(&anna)), 1);
    const json_t *reason = json_array_get(reasons_of(&anna), 0);
    assert_string_equal(text_of(reason, "text"), "on place ici en Europe de l'Est, ce qui exclut la France");
    assert_string_equal(text_of(reason, "rule"), "TS-2.2");
    assert_string_equal(text_of(reason, "move"), "ajouter de l'influence en France"); /* in words */

    play_until(world, &anna, table, "Jouez une carte");
    ask_country(world, &anna, table, TS_IRAN); /* nothing of the kind is decided: what is? */
    assert_int_equal(json_array_size(reasons_of(&anna)), 1);
    reason = json_array_get(reasons_of(&anna), 0);
    assert_non_null(strstr(text_of(reason, "text"), "À décider maintenant : Jouez une carte"));
    assert_null(json_object_get(reason, "move"));
    leave(&anna);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        IN_WORLD(test_hot_seat_to_the_end_and_reload),
        IN_WORLD(test_a_shared_device_forgets),
        IN_WORLD(test_undo_never_rolls_again),
        IN_WORLD(test_the_past_is_that_of_the_file),
        IN_WORLD(test_reasons_are_about_what_is_decided),
        cmocka_unit_test(test_dice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
