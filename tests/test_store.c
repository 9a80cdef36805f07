/* The store: its tables, on a real SQLite file and on a real PostgreSQL server. Identities are in store_people.c, seats
 * in store_seats.c, what happens when things break in store_faults.c, what only a shared database can do in
 * store_shared.c. */
#include "tests/store_help.h"
#include <sqlite3.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static struct pl_store *store_of(void **state) {
    return ((struct place *)*state)->store;
}

static bool said(struct pl_store *store, enum pl_lang lang, const char *words) {
    char text[1024] = "";
    struct pl_out out = PL_OUT(text);
    pl_store_detail(store, lang, &out);
    return strstr(text, words) != NULL;
}

/* ---- Tables ---------------------------------------------------------------------------------------------------- */

static void assert_same_table(const struct pl_store_table *a, const struct pl_store_table *b) {
    assert_int_equal(a->id, b->id);
    assert_int_equal(a->change, b->change);
    assert_int_equal(a->length, b->length);
    assert_string_equal(a->game, b->game);
    assert_int_equal(a->rules_version, b->rules_version);
    assert_int_equal(a->friendly, b->friendly);
    assert_int_equal(a->players, b->players);
    assert_string_equal(a->options, b->options);
    assert_string_equal(a->roles, b->roles);
    assert_int_equal(a->owner, b->owner);
    assert_int_equal(a->created, b->created);
    assert_int_equal(a->updated, b->updated);
    assert_int_equal(a->state, b->state);
    assert_true(a->open == b->open && a->spectators == b->spectators && a->revealed == b->revealed);
    assert_memory_equal(a->seed, b->seed, sizeof a->seed);
    assert_memory_equal(a->commitment, b->commitment, sizeof a->commitment);
    assert_int_equal(a->has_result, b->has_result);
    assert_memory_equal(&a->result, &b->result, sizeof a->result);
    for (int i = 0; i < PL_MAX_SEATS; i++)
        assert_same_seat(&a->seat[i], &b->seat[i]);
}

static void a_table_is_kept_whole(void **state) {
    struct place *place = *state;
    struct pl_store_identity anna = make_guest(place->store, "Anna");
    struct pl_store_table table = make_table(place->store, anna.id), loaded;
    assert_true(table.id > 0 && table.id < INT64_C(1) << 53);
    assert_int_equal(table.change, 1);
    place_close(place);
    place->store = place_open(place);
    struct pl_store_moves moves;
    OK(pl_store_load(place->store, table.id, 0, &loaded, &moves));
    assert_int_equal(moves.count, 0);
    assert_same_table(&loaded, &table);
    IS(MISSING, pl_store_load(place->store, table.id + 1, 0, &loaded, &moves));
    assert_null(moves.move);
}

static void an_impossible_table_is_refused(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_table good = {.game = "tempete", .players = 2}, bad;
    bad = good, bad.players = 0;
    IS(REFUSED, pl_store_create(store, &bad));
    bad = good, bad.players = PL_MAX_SEATS + 1;
    IS(REFUSED, pl_store_create(store, &bad));
    bad = good, bad.game[0] = '\0';
    IS(REFUSED, pl_store_create(store, &bad));
    bad = good, memset(bad.options, 'x', sizeof bad.options);
    IS(REFUSED, pl_store_create(store, &bad));
    bad = good, bad.state = PL_TABLE_FINISHED;
    IS(REFUSED, pl_store_create(store, &bad));
    bad = good, PL_FIT(bad.seat[1].name, "\x80");
    IS(REFUSED, pl_store_create(store, &bad));
    bad = good, bad.seat[1].identity = 4711; /* there is no such identity */
    IS(MISSING, pl_store_create(store, &bad));
    bad = good, bad.owner = 4711;
    IS(MISSING, pl_store_create(store, &bad));
    assert_int_equal(bad.id, 0);
    struct pl_store_table list[4];
    int count;
    OK(pl_store_tables(store, &(struct pl_store_query){.list = PL_LIST_RUNNING}, list, 4, &count));
    assert_int_equal(count, 0);
    OK(pl_store_check(store));
}

static void a_setup_survives_as_words(void **state) {
    (void)state;
    for (int i = 0; pl_games[i]; i++) {
        const struct pl_game *game = pl_games[i];
        for (int players = game->min_players; players <= game->max_players; players++) {
            struct pl_setup setup = pl_setup_default(game, players), again = {0};
            struct pl_store_table table = {0};
            char error[512] = "";
            struct pl_out out = PL_OUT(error);
            for (int k = 0; game->options && game->options[k].key; k++) {
                setup.option[k] = game->options[k].max;
                if (!pl_setup_check(game, &setup, PL_EN, &out))
                    setup.option[k] = game->options[k].standard;
            }
            if (game->roles)
                setup.role[players - 1] = 0;
            if (game->levels)
                setup.automa[players - 1] = 2;
            out = PL_OUT(error);
            error[0] = '\0';
            assert_true(pl_store_setup_write(game, &setup, &table));
            assert_string_equal(table.game, game->id);
            if (!pl_store_setup_read(game, &table, &again, PL_EN, &out))
                fail_msg("%s: %s (%s; %s)", game->id, error, table.options, table.roles);
            assert_memory_equal(&again, &setup, sizeof setup);

            struct pl_store_table odd = table;
            PL_FIT(odd.options, "nonsense=1");
            assert_false(pl_store_setup_read(game, &odd, &again, PL_FR, &out));
            odd = table;
            PL_FIT(odd.seat[0].automa, "nonsense"); /* a level that is no more, or a game without automas */
            assert_false(pl_store_setup_read(game, &odd, &again, PL_FR, &out));
            odd = table;
            odd.players = game->max_players + 1;
            assert_false(pl_store_setup_read(game, &odd, &again, PL_FR, &out));
            assert_true(error[0]);
            assert_memory_equal(&again, &setup, sizeof setup);
        }
    }
}

/* Half an option would be read as another one, or not at all. */
static void a_setup_that_does_not_fit_is_not_written(void **state) {
    (void)state;
    static char key[100];
    memset(key, 'k', sizeof key - 1);
    struct pl_option options[PL_MAX_OPTIONS + 1] = {{0}};
    struct pl_game large = *pl_games[0];
    struct pl_setup setup = pl_setup_default(&large, large.min_players);
    struct pl_store_table table = {0};
    large.options = options;
    int refused = 0;
    for (int i = 0; i < 20; i++) {
        bool fits = i * (int)(sizeof key + 2) < PL_MAX_OPTIONS_TEXT;
        refused += !fits;
        assert_int_equal(pl_store_setup_write(&large, &setup, &table), fits);
        options[i] = (struct pl_option){.key = key, .max = 9};
    }
    assert_in_range(refused, 1, 10);
}

/* As many options as a game may have, by names as long as they are, are kept and read back. */
static void a_setup_of_48_options_is_kept(void **state) {
    (void)state;
    static char keys[PL_MAX_OPTIONS][40];
    struct pl_option options[PL_MAX_OPTIONS + 1] = {{0}};
    struct pl_game large = *pl_game_find("template");
    struct pl_store_table table = {.players = 2};
    char why[256] = "";
    struct pl_out error = PL_OUT(why);
    for (int i = 0; i < PL_MAX_OPTIONS; i++) {
        snprintf(keys[i], sizeof keys[i], "an_option_of_the_game_%d", i);
        options[i] = (struct pl_option){.key = keys[i], .max = 999};
    }
    large.options = options;
    large.admits = NULL; /* which knows the options of the template */
    struct pl_setup setup = pl_setup_default(&large, 2), again;
    for (int i = 0; i < PL_MAX_OPTIONS; i++)
        setup.option[i] = 999 - i;
    assert_true(pl_store_setup_write(&large, &setup, &table));
    if (!pl_store_setup_read(&large, &table, &again, PL_EN, &error))
        fail_msg("%s", why);
    assert_memory_equal(&again, &setup, sizeof setup);
}

static void moves_are_appended_in_order(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_table table = make_table(store, 0), other = make_table(store, 0);
    OK(append(store, &table, 1));
    OK(append(store, &table, 5));
    OK(append(store, &other, 2));
    OK(append(store, &table, 0));
    assert_int_equal(assert_moves(store, table.id), 6);
    assert_int_equal(assert_moves(store, other.id), 2);
    assert_int_equal(table.change, 4);
    struct pl_store_table loaded;
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_int_equal(loaded.change, 4);
    assert_true(loaded.updated >= loaded.created);
    OK(pl_store_check(store));
}

static void what_was_decided_on_an_old_position_is_stale(void **state) {
    struct place *place = *state;
    struct pl_store *here = place->store, *there = place_open(place);
    struct pl_store_table table = make_table(here, 0), old = table;
    OK(append(here, &table, 1));
    IS(STALE, append(there, &old, 1)); /* the same click, doubled */
    assert_int_equal(assert_moves(there, table.id), 1);
    struct pl_store_table wrong = table;
    wrong.change++;
    IS(STALE, append(there, &wrong, 1)); /* a number that is not there yet */
    wrong = table, wrong.length--;
    IS(STALE, append(there, &wrong, 1)); /* the right number with the wrong length */
    wrong = table, wrong.id++;
    IS(MISSING, append(there, &wrong, 1));
    OK(append(there, &table, 1));
    assert_int_equal(assert_moves(here, table.id), 2);
    pl_store_close(there);
}

static void moves_are_taken_back(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_table table = make_table(store, 0), loaded;
    OK(append(store, &table, 10));
    int64_t known = table.change;
    struct pl_store_change undo = {.table = table.id, .change = table.change, .length = 10, .keep = 7};
    struct pl_store_change late = undo;
    OK(pl_store_apply(store, &undo, 1));
    OK(undo.status);
    OK(pl_store_apply(store, &late, 1));
    IS(STALE, late.status);
    assert_int_equal(assert_moves(store, table.id), 7);

    /* Whoever knew ten moves learns by the length that three are gone… */
    struct pl_store_moves moves;
    OK(pl_store_load(store, table.id, known, &loaded, &moves));
    assert_int_equal(moves.count, 0);
    assert_int_equal(loaded.length, 7);
    /* …and, after an undo that put others in their place, by the first move that is new. */
    struct pl_store_move other[2] = {make_move(5), make_move(6)};
    struct pl_store_change replace = {
        .table = table.id, .change = loaded.change, .length = 7, .keep = 5, .moves = other, .count = 2};
    OK(pl_store_apply(store, &replace, 1));
    OK(replace.status);
    OK(pl_store_load(store, table.id, known, &loaded, &moves));
    assert_int_equal(loaded.length, 7);
    assert_int_equal(moves.count, 2);
    assert_int_equal(moves.move[0].number, 5);
    assert_int_equal(moves.move[0].change, loaded.change);
    pl_store_moves_free(&moves);
    OK(pl_store_load(store, table.id, loaded.change, &loaded, &moves));
    assert_int_equal(moves.count, 0);
    assert_int_equal(assert_moves(store, table.id), 7);
    OK(pl_store_check(store));
}

static void a_table_starts_turns_friendly_and_ends(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_table table = {.game = "tempete", .rules_version = 1, .players = 3}, loaded;
    OK(pl_store_create(store, &table));
    assert_int_equal(table.state, PL_TABLE_WAITING);
    struct pl_store_move last = make_move(0);
    struct pl_result result = {.ending = 2, .winners = 5, .score = {12, -3, 12}};
    struct pl_store_change changes[] = {
        {.table = table.id, .change = 1, .state = PL_TABLE_RUNNING},
        {.table = table.id, .change = 2, .rules_version = 3},
        {.table = table.id, .change = 3, .rules_version = 4, .friendly = true},
        {.table = table.id, .change = 4, .rules_version = 5},
        {.table = table.id, .change = 5, .moves = &last, .count = 1, .state = PL_TABLE_FINISHED, .result = &result},
    };
    OK(pl_store_apply(store, &changes[0], 1));
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_int_equal(loaded.state, PL_TABLE_RUNNING);
    assert_false(loaded.friendly || loaded.revealed || loaded.has_result);
    OK(pl_store_apply(store, &changes[1], 1));
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_false(loaded.friendly); /* other rules by which it is the same game */
    assert_int_equal(loaded.rules_version, 3);
    OK(pl_store_apply(store, &changes[2], 1));
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_true(loaded.friendly);
    assert_int_equal(loaded.rules_version, 4);
    OK(pl_store_apply(store, &changes[3], 2));
    OK(changes[4].status);
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_int_equal(loaded.state, PL_TABLE_FINISHED);
    assert_true(loaded.friendly && loaded.revealed && loaded.has_result);
    assert_memory_equal(&loaded.result, &result, sizeof result);
    assert_int_equal(assert_moves(store, table.id), 1);
}

static void a_batch_answers_each_change(void **state) {
    struct pl_store *store = store_of(state);
    enum { TABLES = 150 }; /* more than go out in one pipeline */
    struct pl_store_table table[TABLES];
    struct pl_store_move first = make_move(0), second = make_move(1);
    struct pl_store_change changes[TABLES + 5];
    for (int i = 0; i < TABLES; i++)
        table[i] = make_table(store, 0);
    struct pl_store_table ahead = table[1];
    OK(append(store, &ahead, 1)); /* somebody else was first here */
    for (int i = 0; i < TABLES; i++)
        changes[TABLES - 1 - i] =
            (struct pl_store_change){.table = table[i].id, .change = 1, .moves = &first, .count = 1};
    struct pl_store_change *more = changes + TABLES;
    struct pl_store_change next = {.change = 2, .length = 1, .keep = 1, .moves = &second, .count = 1};
    more[0] = next, more[0].table = table[0].id;
    more[1] = next, more[1].table = table[1].id; /* fits the other's history, and must not be made */
    more[2] = next, more[2].table = 4711;
    more[3] = next, more[3].table = table[2].id, more[3].keep = 2;
    more[4] = (struct pl_store_change){.table = table[0].id, .change = 3, .length = 2, .keep = 0};
    OK(pl_store_apply(store, changes, TABLES + 5));
    for (int i = 0; i < TABLES; i++)
        assert_int_equal(changes[TABLES - 1 - i].status, i == 1 ? PL_STORE_STALE : PL_STORE_OK);
    OK(more[0].status);
    IS(STALE, more[1].status);
    IS(MISSING, more[2].status);
    IS(REFUSED, more[3].status);
    OK(more[4].status);
    assert_int_equal(assert_moves(store, table[0].id), 0);
    for (int i = 1; i < TABLES; i++)
        assert_int_equal(assert_moves(store, table[i].id), 1);
    OK(pl_store_check(store));
}

static void an_impossible_change_is_refused(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_table table = make_table(store, 0);
    struct pl_store_move bad_seat = {.seat = PL_MAX_SEATS, .notation = "x"}, bad_text = {.notation = "\xff"};
    struct pl_result result = {0};
    struct pl_store_change good = {.table = table.id, .change = 1}, bad;
    bad = good, bad.keep = 1;
    OK(pl_store_apply(store, &bad, 1));
    IS(REFUSED, bad.status);
    bad = good, bad.length = bad.keep = -1;
    OK(pl_store_apply(store, &bad, 1));
    IS(REFUSED, bad.status);
    bad = good, bad.moves = &bad_seat, bad.count = 1;
    OK(pl_store_apply(store, &bad, 1));
    IS(REFUSED, bad.status);
    bad = good, bad.moves = &bad_text, bad.count = 1;
    OK(pl_store_apply(store, &bad, 1));
    IS(REFUSED, bad.status);
    bad = good, bad.result = &result; /* without the end */
    OK(pl_store_apply(store, &bad, 1));
    IS(REFUSED, bad.status);
    struct pl_store_table loaded;
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_int_equal(loaded.change, 1);
}

/* ---- Lists ----------------------------------------------------------------------------------------------------- */

static int list_all(struct pl_store *store, enum pl_store_list list, int64_t identity, struct pl_store_table *out,
                    int cap, int page) {
    struct pl_store_query query = {.list = list, .identity = identity};
    int total = 0, count;
    do {
        assert_true(total + page <= cap);
        OK(pl_store_tables(store, &query, out + total, page, &count));
        total += count;
        if (total) {
            const struct pl_store_table *last = &out[total - 1];
            query.after_time = list <= PL_LIST_FINISHED ? last->updated : last->created;
            query.after_id = last->id;
        }
    } while (count == page);
    return total;
}

static void lists_have_what_they_say(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna = make_guest(store, "Anna"), bob = make_guest(store, "Bob");
    struct pl_store_table base = {.game = "tempete", .players = 2, .owner = anna.id}, list[40];
    base.seat[0].identity = anna.id;
    enum { WAITING, OPEN, OPEN_FULL, RUNNING, WATCHED, FINISHED, KINDS };
    struct pl_store_table table[KINDS];
    for (int i = 0; i < KINDS; i++) {
        table[i] = base;
        table[i].open = i == OPEN || i == OPEN_FULL || i == RUNNING;
        table[i].spectators = i == WATCHED || i == FINISHED || i == WAITING;
        table[i].state = i >= RUNNING ? PL_TABLE_RUNNING : PL_TABLE_WAITING;
        if (i == OPEN_FULL || i == WATCHED)
            table[i].seat[1].identity = bob.id;
        OK(pl_store_create(store, &table[i]));
    }
    struct pl_store_change end = {.table = table[FINISHED].id, .change = 1, .state = PL_TABLE_FINISHED};
    OK(pl_store_apply(store, &end, 1));
    assert_int_equal(list_all(store, PL_LIST_OPEN, 0, list, 40, 10), 1);
    assert_int_equal(list[0].id, table[OPEN].id);
    assert_int_equal(list_all(store, PL_LIST_WATCH, 0, list, 40, 10), 1);
    assert_int_equal(list[0].id, table[WATCHED].id);
    assert_int_equal(list[0].seat[1].identity, bob.id);
    assert_int_equal(list_all(store, PL_LIST_RUNNING, 0, list, 40, 10), 2);
    assert_int_equal(list_all(store, PL_LIST_MINE, anna.id, list, 40, 10), KINDS);
    assert_int_equal(list_all(store, PL_LIST_UNFINISHED, anna.id, list, 40, 10), KINDS - 1);
    assert_int_equal(list_all(store, PL_LIST_FINISHED, anna.id, list, 40, 10), 1);
    assert_int_equal(list[0].id, table[FINISHED].id);
    assert_int_equal(list_all(store, PL_LIST_MINE, bob.id, list, 40, 10), 2);
    assert_int_equal(list_all(store, PL_LIST_MINE, 4711, list, 40, 10), 0);
    int count;
    IS(REFUSED, pl_store_tables(store, &(struct pl_store_query){.list = PL_LISTS}, list, 40, &count));

    int64_t change = 1;
    const struct pl_store_seat free_seat = {0}, taken = {.identity = bob.id};
    OK(pl_store_seat(store, table[OPEN].id, &change, 1, &taken));
    assert_int_equal(change, 2);
    assert_int_equal(list_all(store, PL_LIST_OPEN, 0, list, 40, 10), 0);
    change = 1;
    IS(STALE, pl_store_seat(store, table[OPEN].id, &change, 1, &free_seat));
    IS(MISSING, pl_store_seat(store, 4711, &change, 1, &free_seat));
    /* A seat that somebody is invited to is not free for anybody. */
    char secret[PL_SECRET_TEXT];
    change = 2;
    OK(pl_store_seat(store, table[OPEN].id, &change, 1, &free_seat));
    assert_int_equal(list_all(store, PL_LIST_OPEN, 0, list, 40, 10), 1);
    OK(pl_store_invite(store, table[OPEN].id, &change, 1, secret));
    assert_int_equal(list_all(store, PL_LIST_OPEN, 0, list, 40, 10), 0);
}

static void lists_come_in_pages_and_without_seeds(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna = make_guest(store, "Anna");
    enum { TABLES = 23 };
    struct pl_store_table whole[TABLES + 7], paged[TABLES + 7], zero = {0};
    for (int i = 0; i < TABLES; i++)
        make_table(store, anna.id); /* many within one millisecond */
    for (enum pl_store_list list = 0; list < PL_LISTS; list++) {
        int wanted = list == PL_LIST_OPEN || list == PL_LIST_WATCH || list == PL_LIST_FINISHED ? 0 : TABLES;
        assert_int_equal(list_all(store, list, anna.id, whole, TABLES + 7, TABLES + 1), wanted);
        assert_int_equal(list_all(store, list, anna.id, paged, TABLES + 7, 5), wanted);
        for (int i = 0; i < wanted; i++) {
            assert_same_table(&whole[i], &paged[i]);
            assert_memory_equal(whole[i].seed, zero.seed, sizeof zero.seed);
            assert_int_equal(whole[i].commitment[0], 255);
            assert_true(!i || whole[i - 1].created >= whole[i].created);
            assert_true(!i || whole[i - 1].id != whole[i].id);
        }
    }
}

/* ---- Schema and opening ---------------------------------------------------------------------------------------- */

static void refuse(const char *where, enum pl_lang lang, const char *words) {
    char error[2048] = "";
    struct pl_out out = PL_OUT(error);
    struct pl_store *store = pl_store_open(where, lang, &out);
    if (store)
        fail_msg("%s was opened", where);
    if (!strstr(error, words))
        fail_msg("'%s' is not in: %s", words, error);
}

static void a_newer_schema_is_refused(void **state) {
    struct place *place = *state;
    OK(place->store->driver->script(place->store, "INSERT INTO schema_versions (version, applied) VALUES (99, 0)"));
    refuse(place->where, PL_EN, "newer version of Plateau");
    refuse(place->where, PL_FR, "version plus récente de Plateau");
}

static void migrations_are_made_whole_or_not_at_all(void **state) {
    struct place *place = *state;
    struct pl_store *store = place->store;
    struct pl_store_table table = make_table(store, 0);
    const char *half = "ALTER TABLE seats ADD COLUMN colour TEXT; CREATE TABLE extra (id BIGINT); CREATE NONSENSE";
    const char *good = "ALTER TABLE seats ADD COLUMN colour TEXT; CREATE TABLE extra (id BIGINT)";
    struct sql_migration steps[16] = {0};
    int last = sql_migration_count, count = last + 1;
    assert_in_range(count, 1, 16);
    memcpy(steps, sql_migrations, (size_t)last * sizeof *steps); /* the step of this test comes after them */
    steps[last] = (struct sql_migration){half, half};
    IS(FAILED, sql_migrate(store, steps, count));
    assert_true(said(store, PL_EN, "NONSENSE"));
    place_close(place);
    store = place->store = place_open(place); /* still ours */
    OK(append(store, &table, 1));
    IS(FAILED, store->driver->script(store, "INSERT INTO extra VALUES (1)"));
    steps[last] = (struct sql_migration){good, good};
    OK(sql_migrate(store, steps, count));
    OK(sql_migrate(store, steps, count)); /* there is nothing left to do */
    OK(store->driver->script(store, "INSERT INTO extra VALUES (1)"));
    assert_int_equal(assert_moves(store, table.id), 1);
    refuse(place->where, PL_EN, "newer version of Plateau");
}

/* A database of the time before automas. */
static void an_older_schema_is_brought_up_to_date(void **state) {
    struct place *place = *state;
    struct pl_store_identity anna = make_guest(place->store, "Anna");
    struct pl_store_table table = make_table(place->store, anna.id), loaded;
    OK(append(place->store, &table, 3));
    OK(place->store->driver->script(place->store,
                                    "ALTER TABLE seats DROP COLUMN automa; ALTER TABLE heads DROP COLUMN anew;"
                                    "DELETE FROM schema_versions WHERE version > 6"));
    place_close(place);
    place->store = place_open(place);
    OK(pl_store_load(place->store, table.id, 0, &loaded, NULL));
    assert_string_equal(loaded.seat[1].bot, table.seat[1].bot);
    assert_string_equal(loaded.seat[1].automa, "");
    assert_int_equal(assert_moves(place->store, table.id), 3);
    OK(pl_store_check(place->store));
}

static void the_check_finds_what_does_not_fit(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_table table = make_table(store, 0);
    OK(append(store, &table, 3));
    OK(pl_store_check(store));
    OK(store->driver->script(store, "DELETE FROM moves WHERE number = 1"));
    IS(FAILED, pl_store_check(store));
    assert_true(said(store, PL_EN, "moves"));
    OK(store->driver->script(store, "DELETE FROM moves; UPDATE heads SET length = 0"));
    OK(pl_store_check(store));
    OK(store->driver->script(store, "DELETE FROM seats WHERE seat = 1"));
    IS(FAILED, pl_store_check(store));
    assert_true(said(store, PL_EN, "seats"));
}

static void a_doubled_move_cannot_be_stored(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_table table = make_table(store, 0);
    OK(append(store, &table, 2));
    /* Even if the head is wrong, the key of the moves holds. */
    OK(store->driver->script(store, "UPDATE heads SET length = 1"));
    table.length = 1;
    IS(FAILED, append(store, &table, 1));
    OK(store->driver->script(store, "UPDATE heads SET length = 2"));
    assert_int_equal(assert_moves(store, table.id), 2);
}

static void what_is_no_database_is_refused(void **state) {
    struct place *place = *state;
    char path[256];
    refuse("", PL_EN, "name of a file");
    refuse("mysql://host/name", PL_FR, "postgres://");
    if (place->cluster) {
        refuse("postgres://plateau@/t1?host=/nowhere", PL_EN,
               "cannot open the PostgreSQL database: connection to server");
        refuse("postgres://plateau@/t1?host=/nowhere", PL_FR,
               "impossible d'ouvrir la base de données PostgreSQL : connection to server");
        refuse("postgres://plateau@/t1?nonsense=1", PL_EN, "nonsense");
        return;
    }
    struct stat file;
    assert_int_equal(stat(place->where, &file), 0);
    assert_int_equal(file.st_mode & 0777, 0600);
    refuse(place->folder, PL_FR, "ce n'est pas un fichier");
    refuse("/nowhere/at/all.db", PL_EN, "No such file");
    refuse(":memory:/", PL_EN, "cannot open");
    snprintf(path, sizeof path, "%s/text", place->folder);
    FILE *text = fopen(path, "w");
    assert_non_null(text);
    for (int i = 0; i < 200; i++)
        fputs("This is a letter to my grandmother.\n", text);
    fclose(text);
    refuse(path, PL_EN, "not a database");
    snprintf(path, sizeof path, "%s/foreign.db", place->folder);
    sqlite3 *db;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, "CREATE TABLE recipes (name TEXT)", NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
    refuse(path, PL_EN, "another program");
}

static void every_answer_has_its_sentence(void **state) {
    (void)state;
    for (int i = 0; i < PL_STORE_STATUSES; i++) {
        const char *en = pl_store_say(i, PL_EN), *fr = pl_store_say(i, PL_FR);
        assert_true(en && fr && strlen(en) > 4 && strcmp(en, fr) != 0);
        assert_int_equal(en[strlen(en) - 1], '.');
        assert_int_equal(fr[strlen(fr) - 1], '.');
    }
}

/* ---- Both databases -------------------------------------------------------------------------------------------- */

#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, place_make, place_remove)
static const struct CMUnitTest operations[] = {
    TEST(a_table_is_kept_whole),
    TEST(an_impossible_table_is_refused),
    TEST(a_setup_survives_as_words),
    TEST(a_setup_that_does_not_fit_is_not_written),
    TEST(a_setup_of_48_options_is_kept),
    TEST(moves_are_appended_in_order),
    TEST(what_was_decided_on_an_old_position_is_stale),
    TEST(moves_are_taken_back),
    TEST(a_table_starts_turns_friendly_and_ends),
    TEST(a_batch_answers_each_change),
    TEST(an_impossible_change_is_refused),
    TEST(lists_have_what_they_say),
    TEST(lists_come_in_pages_and_without_seeds),
    TEST(a_newer_schema_is_refused),
    TEST(migrations_are_made_whole_or_not_at_all),
    TEST(an_older_schema_is_brought_up_to_date),
    TEST(the_check_finds_what_does_not_fit),
    TEST(a_doubled_move_cannot_be_stored),
    TEST(what_is_no_database_is_refused),
    TEST(every_answer_has_its_sentence),
};
#define OPERATIONS (sizeof operations / sizeof *operations)

static int use_sqlite(void **state) {
    static struct place place;
    *state = &place;
    return 0;
}
static struct cluster cluster;
static int use_postgres(void **state) {
    static struct place place;
    if (!cluster.pid)
        cluster_make(&cluster);
    place.cluster = &cluster;
    *state = &place;
    return 0;
}
static int end_postgres(void **state) {
    (void)state;
    cluster_remove(&cluster);
    return 0;
}

int main(void) {
    int failed = 0;
    failed += _cmocka_run_group_tests("store, SQLite", operations, OPERATIONS, use_sqlite, NULL);
    failed += _cmocka_run_group_tests("store's people, SQLite", store_people_tests, store_people_test_count, use_sqlite,
                                      NULL);
    failed +=
        _cmocka_run_group_tests("store's seats, SQLite", store_seat_tests, store_seat_test_count, use_sqlite, NULL);
    failed +=
        _cmocka_run_group_tests("store breaking, SQLite", store_fault_tests, store_fault_test_count, use_sqlite, NULL);
    failed +=
        _cmocka_run_group_tests("store on a full disk", store_disk_tests, store_disk_test_count, use_sqlite, NULL);
    failed += _cmocka_run_group_tests("store, PostgreSQL", operations, OPERATIONS, use_postgres, NULL);
    failed += _cmocka_run_group_tests("store's people, PostgreSQL", store_people_tests, store_people_test_count,
                                      use_postgres, NULL);
    failed += _cmocka_run_group_tests("store's seats, PostgreSQL", store_seat_tests, store_seat_test_count,
                                      use_postgres, NULL);
    failed += _cmocka_run_group_tests("store breaking, PostgreSQL", store_fault_tests, store_fault_test_count,
                                      use_postgres, NULL);
    failed += _cmocka_run_group_tests("store shared, PostgreSQL", store_shared_tests, store_shared_test_count,
                                      use_postgres, end_postgres);
    return failed ? 1 : 0;
}
