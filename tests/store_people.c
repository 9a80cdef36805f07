/* The store's people: identities, sessions, accounts. */
#include "tests/store_help.h"
#include <stdlib.h>

static struct pl_store *store_of(void **state) {
    return ((struct place *)*state)->store;
}

/* From a browser that has nothing yet; `adopted`: a guest's. */
static enum pl_store_status log_in(struct pl_store *store, int64_t id, const char *device, int64_t guest,
                                   char cookie[PL_SECRET_TEXT], struct pl_store_adopted *adopted) {
    struct pl_store_keys keys = {0};
    enum pl_store_status status = adopted ? pl_store_login_guest(store, id, device, guest, &keys, adopted)
                                          : pl_store_login(store, id, device, &keys);
    memcpy(cookie, keys.cookie, sizeof keys.cookie);
    assert_int_equal(!keys.cookie[0], status != PL_STORE_OK);
    return status;
}

static void a_guest_comes_back_by_the_cookie(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna, zoe, found;
    char cookie[PL_SECRET_TEXT], other[PL_SECRET_TEXT];
    OK(pl_store_guest(store, "Anna", "Firefox", &anna, cookie));
    OK(pl_store_guest(store, "", "bad \xff bytes\n", &zoe, other));
    assert_int_equal(strlen(cookie), PL_SECRET_TEXT - 1);
    assert_string_not_equal(cookie, other);
    assert_true(anna.id > 0 && anna.id < INT64_C(1) << 53 && zoe.id != anna.id);

    OK(pl_store_session(store, cookie, &found));
    assert_int_equal(found.id, anna.id);
    assert_string_equal(found.name, "Anna");
    assert_false(found.account);
    assert_true(found.created == anna.created && found.created > INT64_C(1600000000000));
    OK(pl_store_identity(store, zoe.id, &found));
    assert_string_equal(found.name, "");
    IS(MISSING, pl_store_identity(store, 12345, &found));
    IS(MISSING, pl_store_session(store, "guessed", &found));
    IS(MISSING, pl_store_session(store, "", &found));

    OK(store->driver->script(store, "DELETE FROM sessions WHERE device = 'bad ? bytes?'")); /* what is kept of it */
    IS(MISSING, pl_store_session(store, other, &found));
    OK(pl_store_session(store, cookie, &found));
}

/* What lies in the database opens no session. */
static void no_secret_is_stored(void **state) {
    struct place *place = *state;
    if (place->cluster)
        return;
    struct pl_store_identity anna;
    char cookie[PL_SECRET_TEXT], invitation[PL_SECRET_TEXT];
    OK(pl_store_guest(place->store, "Anna", "Firefox", &anna, cookie));
    struct pl_store_table table = make_table(place->store, anna.id);
    OK(pl_store_seat(place->store, table.id, &table.change, 1, &(struct pl_store_seat){0}));
    OK(pl_store_invite(place->store, table.id, &table.change, 1, invitation));
    place_close(place);
    FILE *file = fopen(place->where, "r");
    assert_non_null(file);
    char *bytes = malloc(1 << 22);
    assert_non_null(bytes);
    size_t length = fread(bytes, 1, 1 << 22, file);
    fclose(file);
    assert_non_null(memmem(bytes, length, "Firefox", 7));
    assert_null(memmem(bytes, length, cookie, strlen(cookie)));
    assert_null(memmem(bytes, length, invitation, strlen(invitation)));
    free(bytes);
    place->store = place_open(place);
}

static void names_are_kept_or_refused(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna = make_guest(store, "Anna"), found;
    OK(pl_store_rename(store, anna.id, "Zoé « la » Œuf"));
    OK(pl_store_identity(store, anna.id, &found));
    assert_string_equal(found.name, "Zoé « la » Œuf");
    char longest[PL_MAX_PLAYER_NAME + 1];
    memset(longest, 'x', sizeof longest);
    longest[PL_MAX_PLAYER_NAME] = '\0';
    IS(REFUSED, pl_store_rename(store, anna.id, longest));
    longest[PL_MAX_PLAYER_NAME - 1] = '\0';
    OK(pl_store_rename(store, anna.id, longest));
    static const char *const bad[] = {"\xff",
                                      "two\nlines",
                                      "tab\t",
                                      " in front",
                                      "behind ",
                                      "\x1b[31m",
                                      "\xc3",
                                      "\342\200\256anna", /* octal: a hexadecimal escape would take the a */
                                      "an\xe2\x80\xa8na",
                                      "\xe2\x80\x8b"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        IS(REFUSED, pl_store_rename(store, anna.id, bad[i]));
        IS(REFUSED, pl_store_account(store, anna.id, bad[i], "$hash", "", NULL));
    }
    IS(REFUSED, pl_store_account(store, anna.id, "", "$hash", "", NULL));
    IS(MISSING, pl_store_rename(store, 4711, "Nobody"));
    OK(pl_store_identity(store, anna.id, &found));
    assert_string_equal(found.name, longest);
}

static void an_account_opens_sessions_elsewhere(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna, found, other = make_guest(store, "Bob");
    char home[PL_SECRET_TEXT], phone[PL_SECRET_TEXT], hash[PL_PASSWORD_HASH], kept[PL_PASSWORD_HASH];
    OK(pl_store_guest(store, "Anna", "home", &anna, home));
    assert_true(pl_password_hash("correct horse", hash));
    IS(MISSING, pl_store_account_find(store, "Élise", &found, kept));
    assert_false(pl_password_check(kept, "anything"));
    OK(pl_store_account(store, anna.id, "Élise", hash, "", NULL));

    OK(pl_store_account_find(store, "éLISE", &found, kept));
    assert_int_equal(found.id, anna.id);
    assert_true(found.account);
    assert_string_equal(found.name, "Élise");
    assert_true(pl_password_check(kept, "correct horse"));
    assert_false(pl_password_check(kept, "Correct horse"));
    assert_false(pl_password_check(kept, ""));

    OK(log_in(store, found.id, "phone", 0, phone, NULL));
    OK(pl_store_session(store, phone, &found));
    assert_int_equal(found.id, anna.id);
    assert_true(found.account);
    IS(MISSING, log_in(store, 4711, "phone", 0, phone, NULL));
    assert_string_equal(phone, "");

    IS(TAKEN, pl_store_account(store, other.id, "ÉLISE", hash, "", NULL));
    OK(pl_store_identity(store, other.id, &found));
    assert_string_equal(found.name, "Bob");
    assert_false(found.account);
    IS(MISSING, pl_store_account(store, 4711, "Nobody", hash, "", NULL));

    /* A new name and password in place of the old ones. */
    OK(pl_store_account(store, anna.id, "Anna", "$other", "", NULL));
    IS(MISSING, pl_store_account_find(store, "Élise", &found, kept));
    OK(pl_store_account_find(store, "anna", &found, kept));
    assert_string_equal(kept, "$other");
}

/* A new session takes the place of the browser's old one, and the account knows the browser again. */
static void a_browser_is_known_again(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna, bob, found;
    struct pl_store_keys keys = {0}, old, other = {0};
    char guests[PL_SECRET_TEXT], elsewhere[PL_SECRET_TEXT];
    bool known = true;
    OK(pl_store_guest(store, "Anna", "pc", &anna, keys.cookie));
    OK(log_in(store, anna.id, "phone", 0, elsewhere, NULL));
    memcpy(guests, keys.cookie, sizeof guests);
    OK(pl_store_account(store, anna.id, "Anna", "$hash", "pc", &keys));
    IS(MISSING, pl_store_session(store, guests, &found)); /* whoever had seen the guest's cookie is out */
    IS(MISSING, pl_store_session(store, elsewhere, &found));
    OK(pl_store_session(store, keys.cookie, &found));
    assert_int_equal(found.id, anna.id);
    OK(pl_store_knows(store, anna.id, keys.token, &known));
    assert_true(known);
    OK(pl_store_knows(store, anna.id, keys.cookie, &known));
    assert_false(known);
    OK(pl_store_knows(store, anna.id, "", &known));
    assert_false(known);

    bob = make_guest(store, "Bob");
    OK(pl_store_account(store, bob.id, "Bob", "$hash", "", NULL));
    OK(pl_store_knows(store, bob.id, keys.token, &known));
    assert_false(known);
    old = keys;
    OK(pl_store_login(store, bob.id, "pc", &keys)); /* the other one of the house */
    IS(MISSING, pl_store_session(store, old.cookie, &found));
    OK(pl_store_session(store, keys.cookie, &found));
    assert_int_equal(found.id, bob.id);
    int64_t both[] = {anna.id, bob.id};
    for (int i = 0; i < 2; i++) {
        OK(pl_store_knows(store, both[i], keys.token, &known));
        assert_true(known);
        OK(pl_store_knows(store, both[i], old.token, &known));
        assert_false(known);
    }
    OK(pl_store_login(store, bob.id, "pc", &keys)); /* again: one row is enough */
    OK(pl_store_logout(store, keys.cookie));
    OK(pl_store_knows(store, bob.id, keys.token, &known));
    assert_true(known);

    /* What fails leaves no keys and the old session. */
    OK(pl_store_login(store, anna.id, "pc", &other));
    old = other;
    IS(MISSING, pl_store_login(store, 4711, "pc", &other));
    assert_true(!other.cookie[0] && !other.token[0]);
    OK(pl_store_session(store, old.cookie, &found));
    other = old;
    IS(TAKEN, pl_store_account(store, anna.id, "Bob", "$hash", "pc", &other));
    OK(pl_store_session(store, old.cookie, &found));
    OK(pl_store_knows(store, anna.id, old.token, &known));
    assert_true(known);
}

static void sessions_end(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna, found;
    char cookie[3][PL_SECRET_TEXT];
    OK(pl_store_guest(store, "Anna", "one", &anna, cookie[0]));
    OK(log_in(store, anna.id, "two", 0, cookie[1], NULL));
    OK(log_in(store, anna.id, "three", 0, cookie[2], NULL));
    OK(pl_store_logout(store, cookie[0]));
    IS(MISSING, pl_store_logout(store, cookie[0]));
    IS(MISSING, pl_store_session(store, cookie[0], &found));
    OK(pl_store_session(store, cookie[1], &found));
    OK(pl_store_session(store, cookie[2], &found));
    struct pl_store_keys keys = {0};
    OK(pl_store_account(store, anna.id, "Anna", "$hash", "four", &keys)); /* and all of them at once */
    IS(MISSING, pl_store_session(store, cookie[1], &found));
    IS(MISSING, pl_store_session(store, cookie[2], &found));
    OK(pl_store_session(store, keys.cookie, &found));
    OK(pl_store_identity(store, anna.id, &found));
}

static void being_seen_is_noted(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna, found;
    char cookie[PL_SECRET_TEXT];
    OK(pl_store_guest(store, "Anna", "one", &anna, cookie));
    OK(store->driver->script(store, "UPDATE identities SET seen = 5; UPDATE sessions SET seen = 5"));
    OK(pl_store_session(store, cookie, &found));
    assert_int_equal(found.seen, 5);
    OK(pl_store_session(store, cookie, &found));
    assert_true(found.seen >= anna.created);
}

static void a_guest_becomes_part_of_an_account(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna = make_guest(store, "Anna"), guest, found;
    char cookie[PL_SECRET_TEXT];
    OK(pl_store_guest(store, "somebody", "phone", &guest, cookie));
    struct pl_store_table table = make_table(store, guest.id), loaded;
    struct pl_store_keys keys = {0};
    struct pl_store_adopted adopted;
    IS(REFUSED, pl_store_login_guest(store, anna.id, "", guest.id, &keys, &adopted)); /* no account yet */
    OK(pl_store_account(store, anna.id, "Anna", "$hash", "", NULL));
    OK(pl_store_login_guest(store, anna.id, "", guest.id, &keys, &adopted));
    assert_int_equal(adopted.count, 1);
    assert_int_equal(adopted.table[0].table, table.id);
    pl_store_adopted_free(&adopted);
    OK(pl_store_load(store, table.id, 0, &loaded, NULL));
    assert_int_equal(loaded.owner, anna.id);
    assert_int_equal(loaded.seat[0].identity, anna.id);
    assert_int_equal(loaded.change, table.change + 1);
    IS(MISSING, pl_store_session(store, cookie, &found));
    IS(MISSING, pl_store_identity(store, guest.id, &found));
    /* Nothing comes along of a guest who is gone, or of oneself. */
    OK(pl_store_login_guest(store, anna.id, "", guest.id, &keys, &adopted));
    assert_int_equal(adopted.count, 0);
    OK(pl_store_login_guest(store, anna.id, "", anna.id, &keys, &adopted));
    assert_int_equal(adopted.count, 0);
    OK(pl_store_session(store, keys.cookie, &found));
}

static void a_guest_logs_in_with_their_tables(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity anna = make_guest(store, "Anna"), bob = make_guest(store, "Bob"), guest, found;
    struct pl_store_adopted adopted;
    char before[PL_SECRET_TEXT], cookie[PL_SECRET_TEXT];
    OK(pl_store_guest(store, "somebody", "phone", &guest, before));
    struct pl_store_table made = make_table(store, guest.id), other = make_table(store, bob.id), loaded;
    OK(pl_store_seat(store, other.id, &other.change, 1, &(struct pl_store_seat){.identity = guest.id, .name = "I"}));
    OK(append(store, &made, 3));

    /* All or nothing: no session without the tables, no tables without the session. */
    IS(REFUSED, log_in(store, anna.id, "phone", guest.id, cookie, &adopted)); /* no account yet */
    assert_true(!cookie[0] && !adopted.count && !adopted.table);
    IS(MISSING, log_in(store, 4711, "phone", guest.id, cookie, &adopted));
    assert_true(!cookie[0] && !adopted.count && !adopted.table);
    OK(pl_store_session(store, before, &found));
    assert_int_equal(found.id, guest.id);

    OK(pl_store_account(store, anna.id, "Anna", "$hash", "", NULL));
    OK(log_in(store, anna.id, "phone", guest.id, cookie, &adopted));
    OK(pl_store_session(store, cookie, &found));
    assert_int_equal(found.id, anna.id);
    IS(MISSING, pl_store_session(store, before, &found));
    assert_int_equal(adopted.count, 2);
    for (int i = 0; i < 2; i++) { /* each is told of as a change */
        bool first = adopted.table[i].table == made.id;
        assert_int_equal(adopted.table[i].table, first ? made.id : other.id);
        assert_int_equal(adopted.table[i].change, (first ? made.change : other.change) + 1);
        OK(pl_store_load(store, adopted.table[i].table, 0, &loaded, NULL));
        assert_int_equal(loaded.change, adopted.table[i].change);
        assert_int_equal(loaded.seat[first ? 0 : 1].identity, anna.id);
        assert_int_equal(loaded.owner, first ? anna.id : bob.id);
    }
    assert_int_not_equal(adopted.table[0].table, adopted.table[1].table);
    assert_int_equal(assert_moves(store, made.id), 3);
    pl_store_adopted_free(&adopted);

    /* A second page of the same browser finds the guest gone; somebody with an account brings nothing along. */
    OK(log_in(store, anna.id, "phone", guest.id, cookie, &adopted));
    assert_true(cookie[0] && !adopted.count);
    OK(pl_store_account(store, bob.id, "Bob", "$hash", "", NULL));
    OK(log_in(store, anna.id, "phone", bob.id, cookie, &adopted));
    assert_true(cookie[0] && !adopted.count);
    OK(pl_store_load(store, other.id, 0, &loaded, NULL));
    assert_int_equal(loaded.owner, bob.id);
    OK(pl_store_check(store));
}

static void forgotten_guests_are_swept(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity gone = make_guest(store, "gone"), player = make_guest(store, "player"),
                             account = make_guest(store, "account"), fresh, found;
    make_table(store, player.id);
    OK(pl_store_account(store, account.id, "account", "$hash", "", NULL));
    OK(store->driver->script(store, "UPDATE identities SET seen = 5"));
    fresh = make_guest(store, "fresh");
    int64_t forgotten, tables;
    OK(pl_store_sweep(store, 5, &forgotten, &tables));
    assert_true(!forgotten && !tables);
    OK(pl_store_sweep(store, 6, &forgotten, &tables));
    assert_true(forgotten == 1 && !tables);
    IS(MISSING, pl_store_identity(store, gone.id, &found));
    OK(pl_store_identity(store, player.id, &found));
    OK(pl_store_identity(store, account.id, &found));
    OK(pl_store_identity(store, fresh.id, &found));
}

/* A guest's tables go with the guest, but not while anybody else has to do with them. */
static void tables_of_forgotten_guests_are_swept(void **state) {
    struct pl_store *store = store_of(state);
    struct pl_store_identity gone = make_guest(store, "gone"), account = make_guest(store, "account"),
                             fresh = make_guest(store, "fresh"), found;
    struct pl_store_table lonely = make_table(store, gone.id), owned = make_table(store, account.id), loaded;
    struct pl_store_table shared[2] = {make_table(store, gone.id), make_table(store, gone.id)};
    struct pl_store_table brought = {.game = "tempete", .rules_version = 3, .players = 2, .owner = gone.id};
    OK(pl_store_show(store, &brought, &(struct pl_store_moves){0}, NULL, "plateau replay 2\nend\n"));
    OK(pl_store_account(store, account.id, "account", "$hash", "", NULL));
    struct pl_store_seat seats[2] = {{.identity = account.id, .name = "a"}, {.identity = fresh.id, .name = "f"}};
    for (int i = 0; i < 2; i++)
        OK(pl_store_seat(store, shared[i].id, &shared[i].change, 1, &seats[i]));
    OK(store->driver->script(store,
                             "UPDATE identities SET seen = 5 WHERE name <> 'fresh'; UPDATE heads SET updated = 7"));
    int64_t forgotten, tables, weight;
    OK(pl_store_sweep(store, 7, &forgotten, &tables));
    assert_true(!forgotten && !tables); /* somebody may have looked at them */
    OK(pl_store_weight(store, &weight));
    assert_true(weight > 0);
    OK(pl_store_sweep(store, 8, &forgotten, &tables));
    assert_int_equal(tables, 2);
    assert_int_equal(forgotten, 0); /* two tables still have the guest */
    IS(MISSING, pl_store_load(store, lonely.id, 0, &loaded, NULL));
    IS(MISSING, pl_store_load(store, brought.id, 0, &loaded, NULL));
    for (int i = 0; i < 2; i++)
        OK(pl_store_load(store, shared[i].id, 0, &loaded, NULL));
    OK(pl_store_load(store, owned.id, 0, &loaded, NULL));
    OK(pl_store_identity(store, gone.id, &found));
    OK(pl_store_weight(store, &weight));
    assert_int_equal(weight, 0);
    OK(pl_store_check(store));
}

#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, place_make, place_remove)
const struct CMUnitTest store_people_tests[] = {
    TEST(a_guest_comes_back_by_the_cookie),
    TEST(no_secret_is_stored),
    TEST(names_are_kept_or_refused),
    TEST(an_account_opens_sessions_elsewhere),
    TEST(a_browser_is_known_again),
    TEST(sessions_end),
    TEST(being_seen_is_noted),
    TEST(a_guest_becomes_part_of_an_account),
    TEST(a_guest_logs_in_with_their_tables),
    TEST(forgotten_guests_are_swept),
    TEST(tables_of_forgotten_guests_are_swept),
};
const size_t store_people_test_count = sizeof store_people_tests / sizeof *store_people_tests;
