/* The store's seats: who sits where, by whose word, who leaves, and whose turn it is. */
#include "tests/store_help.h"
#include <stdlib.h>

static struct pl_store *store_of(void **state) {
    return ((struct place *)*state)->store;
}

static void a_seat_goes_to_a_bot_and_back(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna = make_guest(store, "Anna");
    struct pl_store_table table = make_table(store, anna.id), loaded;
    struct pl_store_seat seat = table.seat[0];
    int64_t old = table.change;
    PL_FIT(seat.bot, "greedy");
    OK(pl_store_seat(store, table.id, &table.change, 0, &seat));
    assert_int_equal(table.change, 2);
    IS(STALE, pl_store_seat(store, table.id, &old, 1, &seat));
    assert_int_equal(old, 1);
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_string_equal(loaded.seat[0].bot, "greedy");
    assert_int_equal(loaded.seat[0].identity, anna.id);
    assert_string_equal(loaded.seat[1].name, "Gruff");
    seat.bot[0] = '\0';
    OK(pl_store_seat(store, table.id, &table.change, 0, &seat));
    IS(REFUSED, pl_store_seat(store, table.id, &table.change, 2, &seat));
    IS(REFUSED, pl_store_seat(store, table.id, &table.change, -1, &seat));
    seat.identity = 4711;
    IS(MISSING, pl_store_seat(store, table.id, &table.change, 0, &seat));
    assert_int_equal(table.change, 3);
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_same_seat(&loaded.seat[0], &table.seat[0]);
    assert_int_equal(loaded.change, 3);
}

/* An automa's seat is no free one: nobody is invited to it, sits down there or finds the table because of it. */
static void an_automas_seat_is_taken(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna = make_guest(store, "Anna"), bob = make_guest(store, "Bob");
    struct pl_store_table table = {.game = "template", .players = 3, .owner = anna.id, .open = true}, loaded, list[4];
    char secret[PL_SECRET_TEXT], none[PL_SECRET_TEXT];
    int64_t change, id;
    int seat, count = 0;
    table.seat[0].identity = anna.id;
    PL_FIT(table.seat[1].automa, "easy");
    OK(pl_store_create(store, &table));
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_string_equal(loaded.seat[1].automa, "easy");
    assert_string_equal(loaded.seat[2].automa, "");
    IS(TAKEN, pl_store_invite(store, table.id, &table.change, 1, none));
    OK(pl_store_invite(store, table.id, &table.change, 2, secret));
    OK(pl_store_accept(store, secret, bob.id, "Bob", &id, &seat, &change));
    assert_int_equal(seat, 2);
    OK(pl_store_tables(store, &(struct pl_store_query){.list = PL_LIST_OPEN}, list, 4, &count));
    assert_int_equal(count, 0);
    PL_FIT(table.seat[1].automa, "\x80");
    IS(REFUSED, pl_store_create(store, &table));
}

static void an_invitation_works_once(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna = make_guest(store, "Anna"), bob = make_guest(store, "Bob"),
                             eve = make_guest(store, "Eve");
    struct pl_store_table table = {.game = "tempete", .players = 3, .owner = anna.id}, loaded;
    table.seat[0].identity = anna.id;
    OK(pl_store_create(store, &table));
    char old[PL_SECRET_TEXT], secret[PL_SECRET_TEXT], none[PL_SECRET_TEXT];
    IS(TAKEN, pl_store_invite(store, table.id, &table.change, 0, none));
    assert_string_equal(none, "");
    IS(REFUSED, pl_store_invite(store, table.id, &table.change, 9, none));
    OK(pl_store_invite(store, table.id, &table.change, 1, old));
    OK(pl_store_invite(store, table.id, &table.change, 1, secret));
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_true(loaded.seat[1].invited && !loaded.seat[2].invited);

    int64_t id, change;
    int seat;
    IS(MISSING, pl_store_accept(store, old, bob.id, "Bob", &id, &seat, &change));
    IS(MISSING, pl_store_accept(store, "", bob.id, "Bob", &id, &seat, &change));
    OK(pl_store_invitation(store, secret, &id, &seat));
    assert_int_equal(id, table.id);
    assert_int_equal(seat, 1);
    IS(MISSING, pl_store_accept(store, secret, 4711, "nobody", &id, &seat, &change));
    IS(REFUSED, pl_store_accept(store, secret, 0, "nobody", &id, &seat, &change));
    OK(pl_store_accept(store, secret, bob.id, "Bob", &id, &seat, &change));
    assert_int_equal(id, table.id);
    assert_int_equal(seat, 1);
    assert_int_equal(change, table.change + 1);
    IS(TAKEN, pl_store_accept(store, secret, eve.id, "Eve", &id, &seat, &change));
    IS(TAKEN, pl_store_invitation(store, secret, &id, &seat));
    OK(pl_store_accept(store, secret, bob.id, "Bob", &id, &seat, &change)); /* clicked again */
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_int_equal(loaded.change, change);
    assert_int_equal(loaded.seat[1].identity, bob.id);
    assert_string_equal(loaded.seat[1].name, "Bob");
    assert_false(loaded.seat[1].invited);
    /* A seat that is given away otherwise takes its invitation along. */
    OK(pl_store_invite(store, table.id, &change, 2, secret));
    OK(pl_store_seat(store, table.id, &change, 2, &(struct pl_store_seat){.bot = "random"}));
    IS(MISSING, pl_store_accept(store, secret, eve.id, "Eve", &id, &seat, &change));
}

/* ---- Leaving --------------------------------------------------------------------------------------------------- */

/* A waiting table for three, made by Anna, Bob at the second seat. */
static struct pl_store_table waiting_table(struct pl_store *store, int64_t anna, int64_t bob) {
    struct pl_store_table table = {.game = "tempete", .players = 3, .owner = anna};
    table.seat[0] = (struct pl_store_seat){.identity = anna, .name = "Anna"};
    table.seat[1] = (struct pl_store_seat){.identity = bob, .name = "Bob"};
    OK(pl_store_create(store, &table));
    return table;
}

static void a_waiting_table_is_left_or_closed(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna = make_guest(store, "Anna"), bob = make_guest(store, "Bob"),
                             eve = make_guest(store, "Eve");
    struct pl_store_table table = waiting_table(store, anna.id, bob.id), loaded;
    char secret[PL_SECRET_TEXT];
    OK(pl_store_invite(store, table.id, &table.change, 2, secret));
    int64_t change = table.change, old = 1, id;
    int seat;
    bool gone = true;
    IS(STALE, pl_store_leave(store, table.id, &old, bob.id, "greedy", &gone));
    IS(REFUSED, pl_store_leave(store, table.id, &change, eve.id, "greedy", &gone)); /* nothing there is hers */
    IS(REFUSED, pl_store_leave(store, table.id, &change, 0, "greedy", &gone));
    IS(REFUSED, pl_store_leave(store, table.id, &change, bob.id, "", &gone));
    assert_true(old == 1 && change == table.change && !gone);

    OK(pl_store_leave(store, table.id, &change, bob.id, "greedy", &gone));
    assert_true(!gone && change == table.change + 1);
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_same_seat(&loaded.seat[1], &(struct pl_store_seat){0}); /* free again, for anybody */
    assert_same_seat(&loaded.seat[0], &table.seat[0]);
    assert_true(loaded.seat[2].invited && loaded.change == change);

    OK(pl_store_leave(store, table.id, &change, anna.id, "greedy", &gone));
    assert_true(gone);
    IS(MISSING, pl_store_load(store, table.id, 0, &loaded, NULL));
    IS(MISSING, pl_store_invitation(store, secret, &id, &seat)); /* its links went with it */
    IS(MISSING, pl_store_leave(store, table.id, &change, anna.id, "greedy", &gone));
    assert_false(gone);
    OK(pl_store_check(store));
}

static void a_game_is_left_to_a_bot_and_goes_with_the_last(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna = make_guest(store, "Anna"), bob = make_guest(store, "Bob");
    struct pl_store_table table = waiting_table(store, anna.id, bob.id), loaded;
    struct pl_store_move move = make_move(0);
    struct pl_store_seat seat = {.identity = anna.id, .name = "Anna again", .bot = "search:time=1"};
    struct pl_store_change start = {
        .table = table.id, .change = table.change, .moves = &move, .count = 1, .state = PL_TABLE_RUNNING};
    int64_t change = table.change;
    bool gone;
    OK(pl_store_seat(store, table.id, &change, 2, &seat)); /* one of hers, which a bot plays already */
    start.change = change++;
    OK(pl_store_apply(store, &start, 1));
    OK(start.status);

    OK(pl_store_leave(store, table.id, &change, anna.id, "greedy", &gone));
    assert_false(gone);
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_same_seat(&loaded.seat[0], &(struct pl_store_seat){.name = "Anna", .bot = "greedy"});
    assert_same_seat(&loaded.seat[1], &table.seat[1]);
    assert_same_seat(&loaded.seat[2], &(struct pl_store_seat){.name = "Anna again", .bot = "search:time=1"});
    assert_int_equal(loaded.owner, 0);
    assert_int_equal(loaded.change, change);
    IS(REFUSED, pl_store_leave(store, table.id, &change, anna.id, "greedy", &gone)); /* for good */

    OK(pl_store_leave(store, table.id, &change, bob.id, "greedy", &gone));
    assert_true(gone);
    IS(MISSING, pl_store_load(store, table.id, 0, &loaded, NULL));
    OK(pl_store_check(store)); /* no move, head or seat is left of it */
}

static void a_finished_game_is_not_left(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna = make_guest(store, "Anna");
    struct pl_store_table table = make_table(store, anna.id), loaded;
    struct pl_result result = {.winners = 1};
    struct pl_store_change end = {
        .table = table.id, .change = table.change, .state = PL_TABLE_FINISHED, .result = &result};
    bool gone;
    OK(pl_store_apply(store, &end, 1));
    OK(end.status);
    int64_t change = table.change + 1;
    IS(REFUSED, pl_store_leave(store, table.id, &change, anna.id, "greedy", &gone));
    assert_true(!gone && change == table.change + 1);
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_same_seat(&loaded.seat[0], &table.seat[0]);
    assert_int_equal(loaded.owner, anna.id);
}

/* ---- Whose turn it is ------------------------------------------------------------------------------------------ */

static void the_turn_is_noted_for_its_change_only(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_table table = make_table(store, 0), loaded;
    OK(pl_store_turn(store, table.id, table.change, 2));
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_int_equal(loaded.turn, 2);
    assert_true(loaded.change == table.change && loaded.updated == table.updated); /* no change of its own */
    OK(append(store, &table, 1));
    OK(pl_store_turn(store, table.id, table.change - 1, 1)); /* too late: nothing happens */
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_int_equal(loaded.turn, 0);
    OK(pl_store_turn(store, table.id + 1, 1, 1));
}

/* A game from a file is kept whole or not at all, is its owner's to remove, and counts as finished. */
static void a_game_from_a_file_is_kept_as_it_came(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna = make_guest(store, "Anna"), eve = make_guest(store, "Eve");
    struct pl_store_move list[] = {make_move(0), make_move(1), make_move(2)};
    struct pl_store_moves moves = {list, 3};
    struct pl_result result = {.ending = 1, .winners = 2, .score = {-20, 20}};
    const char *file = "plateau replay 2\n# « la partie »\nend\n";
    struct pl_store_table table = {.game = "tempete", .rules_version = 3, .players = 2, .owner = anna.id}, loaded;
    PL_FIT(table.seat[0].name, "Player US");
    PL_FIT(table.seat[1].bot, "greedy");
    table.friendly = true;
    char *text = NULL;
    int64_t count = 0, change;
    bool gone;

    struct pl_store_table wrong = table;
    list[1].seat = PL_MAX_SEATS;
    IS(REFUSED, pl_store_show(store, &wrong, &moves, &result, file));
    list[1].seat = make_move(1).seat;
    wrong.owner = 4711;
    IS(MISSING, pl_store_show(store, &wrong, &moves, &result, file));
    OK(pl_store_check(store));

    OK(pl_store_show(store, &table, &moves, &result, file));
    assert_int_equal(assert_moves(store, table.id), 3);
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_true(loaded.shown && loaded.friendly && loaded.has_result && loaded.state == PL_TABLE_FINISHED);
    assert_true(loaded.change == table.change && loaded.length == table.length && loaded.rules_version == 3);
    assert_memory_equal(&loaded.result, &result, sizeof result);
    assert_same_seat(&loaded.seat[0], &table.seat[0]);
    OK(pl_store_file(store, table.id, &text));
    assert_string_equal(text, file);
    free(text);
    struct pl_store_table other = {.game = "tempete", .rules_version = 3, .players = 1, .owner = anna.id};
    OK(pl_store_show(store, &other, &(struct pl_store_moves){0}, NULL, file)); /* it breaks off before it begins */
    assert_true(!other.has_result && other.length == 0);
    struct pl_store_table ordinary = make_table(store, anna.id);
    IS(MISSING, pl_store_file(store, ordinary.id, &text));
    OK(pl_store_shown(store, anna.id, &count));
    assert_int_equal(count, 2);
    OK(pl_store_unfinished(store, anna.id, &count));
    assert_int_equal(count, 1);
    struct pl_store_query query = {.list = PL_LIST_FINISHED, .identity = anna.id};
    struct pl_store_table row[4];
    int rows;
    OK(pl_store_tables(store, &query, row, 4, &rows));
    assert_int_equal(rows, 2);
    assert_true(row[0].shown && row[1].shown);

    change = table.change;
    IS(REFUSED, pl_store_leave(store, table.id, &change, eve.id, "greedy", &gone));
    OK(pl_store_leave(store, table.id, &change, anna.id, "greedy", &gone));
    assert_true(gone);
    IS(MISSING, pl_store_load(store, table.id, 0, &loaded, NULL));
    IS(MISSING, pl_store_file(store, table.id, &text));
    OK(pl_store_check(store));
}

#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, place_make, place_remove)
const struct CMUnitTest store_seat_tests[] = {
    TEST(a_seat_goes_to_a_bot_and_back),
    TEST(an_automas_seat_is_taken),
    TEST(an_invitation_works_once),
    TEST(a_waiting_table_is_left_or_closed),
    TEST(a_game_is_left_to_a_bot_and_goes_with_the_last),
    TEST(a_finished_game_is_not_left),
    TEST(the_turn_is_noted_for_its_change_only),
    TEST(a_game_from_a_file_is_kept_as_it_came),
};
const size_t store_seat_test_count = sizeof store_seat_tests / sizeof *store_seat_tests;
