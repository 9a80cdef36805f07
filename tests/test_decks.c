/* Decks, packs with copies, bags and places: what core/deck.h, core/bag.h and core/rank.h promise. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "core/bag.h"
#include "core/deck.h"
#include "core/rank.h"
#include <cmocka.h>
#include <jansson.h>

static struct pl_set range(int from, int end) {
    struct pl_set set = {{0, 0}};
    for (int i = from; i < end; i++)
        pl_set_add(&set, i);
    return set;
}

static void walks_are_one_loop(void **state) {
    (void)state;
    struct pl_set set = {{0, 0}};
    const int members[] = {0, 5, 63, 64, 127};
    for (int i = 0; i < 5; i++)
        pl_set_add(&set, members[i]);
    int n = 0;
    PL_EACH(i, set) {
        assert_int_equal(i, members[n]);
        if (n++ == 0)
            set = (struct pl_set){{0, 0}}; /* a copy is walked */
    }
    assert_int_equal(n, 5);
    n = 0;
    PL_EACH(i, range(3, 90)) {
        if (i % 2)
            continue;
        if (i > 10)
            break;
        n += i;
    }
    assert_int_equal(n, 4 + 6 + 8 + 10);
    n = 0;
    PL_EACH(i, range(0, 3)) {
        PL_EACH(j, range(0, i)) {
            n += 10 * i + j;
        }
    }
    assert_int_equal(n, 10 + 20 + 21);
    n = 0;
    PL_EACH_BIT(i, 1u << 3 | 1u << 7 | 1u << 30) {
        if (i == 7)
            continue;
        n += i;
    }
    assert_int_equal(n, 33);
    PL_EACH_BIT(i, 6) {
        n = i;
        break;
    }
    assert_int_equal(n, 1);
}

static void sets_list_their_members(void **state) {
    (void)state;
    pl_move moves[8] = {0};
    struct pl_chance chances[8] = {{0}};
    struct pl_rng rng = pl_rng_seed(1, 1);
    int seen[5] = {0};
    assert_int_equal(pl_set_moves(range(62, 66), 9, moves), 4);
    assert_int_equal(moves[3], PL_MOVE(9, 65, 0, 0));
    assert_int_equal(pl_set_chances(range(2, 5), 7, chances), 3);
    assert_int_equal(chances[1].move, PL_MOVE(7, 3, 0, 0));
    assert_int_equal(chances[1].weight, 1);
    assert_int_equal(pl_set_nth(range(60, 70), 7), 67);
    for (int i = 0; i < 300; i++) { /* sparse ones, dense ones, and words that are full or empty */
        struct pl_set set = {{pl_rng_next(&rng), pl_rng_next(&rng)}};
        for (int times = i % 5; times > 0; times--)
            set = i & 64 ? pl_set_or(set, (struct pl_set){{pl_rng_next(&rng), pl_rng_next(&rng)}})
                         : pl_set_and(set, (struct pl_set){{pl_rng_next(&rng), pl_rng_next(&rng)}});
        set.w[i & 1] = i % 7 == 0 ? 0 : i % 7 == 1 ? ~UINT64_C(0) : set.w[i & 1];
        int n = 0;
        PL_EACH(member, set)
        assert_int_equal(pl_set_nth(set, n++), member);
        assert_int_equal(pl_set_count(&set), n);
    }
    for (int i = 0; i < 5000; i++)
        seen[pl_set_random(range(64, 69), &rng) - 64]++;
    for (int i = 0; i < 5; i++)
        assert_in_range(seen[i], 900, 1100);
}

/* Draws the whole deck, always the last of the outcomes, and says in which order; the outcomes must be as many as
 * `outcomes` says, one digit a draw. */
static void draws(struct pl_deck deck, const char *outcomes, const char *cards) {
    struct pl_chance out[PL_SET_SIZE] = {{0}};
    for (; *outcomes; outcomes++, cards++) {
        int n = pl_deck_chances(&deck, 1, out), next = pl_deck_next(&deck);
        assert_int_equal(n, *outcomes - '0');
        int card = pl_a(out[n - 1].move);
        assert_int_equal(card, *cards - '0');
        assert_int_equal(next, n == 1 ? card : -1);
        pl_deck_take(&deck, card);
        assert_true(pl_deck_sound(&deck, 10));
    }
    assert_int_equal(pl_deck_count(&deck), 0);
    assert_int_equal(pl_deck_chances(&deck, 1, out), 0);
    assert_int_equal(pl_deck_next(&deck), -1);
    struct pl_deck none;
    memset(&none, 0, sizeof none);
    assert_memory_equal(&deck, &none, sizeof deck); /* equal positions are equal bytes */
}

static void decks_are_drawn_from_the_top_down(void **state) {
    (void)state;
    struct pl_deck deck = {.fresh = range(0, 3)};
    draws(deck, "321", "210");
    pl_deck_shuffle_below(&deck, range(3, 6));
    draws(deck, "321321", "210543");
    pl_deck_put_top(&deck, 8);
    pl_deck_put_top(&deck, 9);
    pl_deck_put_under(&deck, 6);
    pl_deck_put_under(&deck, 7);
    draws(deck, "1132132111", "9821054367");
    assert_int_equal(pl_deck_count(&deck), 10);
    assert_true(pl_deck_remove(&deck, 8) && pl_deck_remove(&deck, 6) && pl_deck_remove(&deck, 4));
    assert_false(pl_deck_remove(&deck, 4));
    draws(deck, "1321211", "9210537");
    struct pl_deck hidden = deck;
    pl_deck_hide_top(&hidden); /* 9 is now one of the upper pool */
    draws(hidden, "4321211", "9210537");
    pl_deck_shuffle(&deck, range(4, 5));
    draws(deck, "87654321", "97543210");
    struct pl_deck low = {.late = range(3, 5)};
    pl_deck_put_top(&low, 1);
    pl_deck_hide_top(&low);
    draws(low, "321", "431");
}

static void damaged_decks_are_not_sound(void **state) {
    (void)state;
    struct pl_deck deck = {.fresh = range(0, 3), .late = range(3, 6), .known = {7, 8}, .tops = 1, .unders = 1}, bad;
    assert_true(pl_deck_sound(&deck, 9));
    assert_false(pl_deck_sound(&deck, 8));
    bad = deck;
    bad.tops = 30;
    assert_false(pl_deck_sound(&bad, 9));
    bad = deck;
    bad.known[0] = 200;
    assert_false(pl_deck_sound(&bad, 9));
    bad = deck;
    bad.known[0] = 8; /* twice */
    assert_false(pl_deck_sound(&bad, 9));
    bad = deck;
    bad.known[0] = 2; /* in a pool as well */
    assert_false(pl_deck_sound(&bad, 9));
    bad = deck;
    bad.late = range(2, 6);
    assert_false(pl_deck_sound(&bad, 9));
    bad = deck;
    bad.known[5] = 1; /* beyond those that count */
    assert_false(pl_deck_sound(&bad, 9));
    bad = deck;
    pl_set_add(&bad.late, 127);
    assert_false(pl_deck_sound(&bad, 9));
}

static void copies_are_counted_kind_by_kind(void **state) {
    (void)state;
    struct pl_copies a = {0, 0}, b = {0, 0};
    for (int i = 0; i < 16; i++) { /* every pair of numbers */
        pl_copies_put(&a, i, i / 4);
        pl_copies_put(&b, i, i % 4);
        struct pl_copies x = {0, 0}, y = {0, 0};
        pl_copies_put(&x, 63, i / 4);
        pl_copies_put(&y, 63, i % 4);
        assert_int_equal(pl_copies_hold(x, y), i / 4 >= i % 4);
        if (i / 4 >= i % 4) {
            struct pl_copies rest = pl_copies_minus(x, y), back = pl_copies_plus(rest, y);
            assert_int_equal(pl_copies_of(&rest, 63), i / 4 - i % 4);
            assert_memory_equal(&back, &x, sizeof x);
        }
    }
    assert_int_equal(pl_copies_count(&a), 24);
    assert_int_equal(pl_copies_count(&b), 24);
    struct pl_set kinds = pl_copies_kinds(&a), expected = range(4, 16);
    assert_memory_equal(&kinds, &expected, sizeof kinds);
    struct pl_copies all = a;
    pl_copies_add(&all, 0);
    assert_int_equal(pl_copies_of(&all, 0), 1);
    pl_copies_drop(&all, 0);
    assert_memory_equal(&all, &a, sizeof a);
    struct pl_chance out[64] = {{0}};
    pl_move moves[64] = {0};
    assert_int_equal(pl_copies_chances(&a, 5, out), 12);
    assert_int_equal(out[0].weight, 1);
    assert_int_equal(out[11].move, PL_MOVE(5, 15, 0, 0));
    assert_int_equal(out[11].weight, 3);
    assert_int_equal(pl_copies_moves(&a, 5, moves), 12);
    assert_int_equal(moves[0], PL_MOVE(5, 4, 0, 0));
}

static void packs_are_dealt_by_copies(void **state) {
    (void)state;
    struct pl_rng rng = pl_rng_seed(3, 1);
    int got[3] = {0};
    for (int i = 0; i < 6000; i++) {
        struct pl_copies pack = {0, 0};
        for (int kind = 0; kind < 3; kind++)
            pl_copies_put(&pack, kind, kind + 1);
        struct pl_copies whole = pack, dealt = pl_copies_deal(&pack, 1, &rng), back = pl_copies_plus(pack, dealt);
        assert_int_equal(pl_copies_count(&dealt), 1);
        assert_memory_equal(&back, &whole, sizeof back);
        got[pl_set_nth(pl_copies_kinds(&dealt), 0)]++;
        dealt = pl_copies_deal(&whole, 6, &rng);
        assert_int_equal(pl_copies_count(&dealt), 6);
        assert_int_equal(pl_copies_count(&whole), 0);
    }
    for (int kind = 0; kind < 3; kind++)
        assert_in_range(got[kind], 1000 * (kind + 1) - 150, 1000 * (kind + 1) + 150);
}

/* ---- As fields --------------------------------------------------------------------------------------------------- */

static const char *const card_names[] = {"strike", "lobby", "media", "union"};
static const struct pl_keys card_keys = PL_KEYS_LIST(card_names, 4);
PL_DECK_FIELDS(deck_fields, &card_keys);
struct cards {
    struct pl_copies hand, pile[2];
    struct pl_deck deck;
};
static const struct pl_field fields[] = {PL_FIELD(struct cards, hand, PL_COPIES, "hand", .max = 4, .keys = &card_keys),
                                         PL_ARRAY(struct cards, pile, PL_COPIES, "piles"),
                                         PL_FIELD(struct cards, deck, PL_STRUCT, "deck", .fields = deck_fields),
                                         {0}};

static bool load(struct cards *cards, const char *text, bool patch, struct pl_out *error) {
    json_t *json = json_loads(text, 0, NULL);
    assert_non_null(json);
    bool fine = pl_fields_load(fields, cards, json, patch, PL_EN, error);
    json_decref(json);
    return fine;
}

static void wrong(const char *text, const char *reason) {
    char said[256];
    struct pl_out error = PL_OUT(said);
    struct cards cards = {.hand = {1, 0}};
    assert_false(load(&cards, text, true, &error));
    assert_string_equal(said, reason);
}

static void decks_and_packs_are_fields(void **state) {
    (void)state;
    char text[1024], again[1024], reason[256], lines[256] = "";
    struct pl_out out = PL_OUT(text), error = PL_OUT(reason), diff = PL_OUT(lines);
    struct cards cards = {.deck = {.fresh = range(0, 1)}}, back;
    pl_copies_put(&cards.hand, 0, 2);
    pl_copies_put(&cards.hand, 3, 3);
    pl_copies_put(&cards.pile[1], 63, 1);
    pl_deck_put_under(&cards.deck, 2);
    pl_fields_dump(fields, &cards, &out);
    assert_non_null(strstr(text, "{\"hand\":{\"strike\":2,\"union\":3},\"pile\":[{},{\"63\":1}],"
                                 "\"deck\":{\"fresh\":[\"strike\"],\"late\":[],\"known\":[2,0,"));
    memset(&back, 0, sizeof back);
    assert_true(load(&back, text, false, &error));
    assert_memory_equal(&back, &cards, sizeof cards);
    assert_true(pl_fields_hash(fields, &back, 0) == pl_fields_hash(fields, &cards, 0));
    assert_true(load(&back, "{\"hand\":{\"lobby\":1},\"pile\":{\"0\":{\"5\":3},\"1\":null}}", true, &error));
    assert_int_equal(pl_copies_count(&back.hand), 1); /* a patch gives the whole pack */
    assert_int_equal(pl_copies_of(&back.pile[0], 5), 3);
    assert_int_equal(pl_copies_count(&back.pile[1]), 0);
    assert_true(pl_fields_hash(fields, &back, 0) != pl_fields_hash(fields, &cards, 0));
    assert_int_equal(pl_fields_diff(fields, &cards, &back, &diff), 3);
    assert_string_equal(lines, "/hand: {\"strike\":2,\"union\":3} -> {\"lobby\":1}\n"
                               "/pile/0: {} -> {\"5\":3}\n"
                               "/pile/1: {\"63\":1} -> {}\n");
    out = PL_OUT(again);
    pl_fields_dump(fields, &back, &out);
    assert_string_not_equal(text, again);
    wrong("{\"hand\":[1]}", "/hand: must be an object of numbers");
    wrong("{\"hand\":{\"riot\":1}}", "/hand/riot: is not one of the cards of this pack");
    wrong("{\"hand\":{\"lobby\":4}}", "/hand/lobby: must be a whole number from 0 to 3");
    wrong("{\"hand\":{\"lobby\":-1}}", "/hand/lobby: must be a whole number from 0 to 3");
    wrong("{\"pile\":[{\"64\":1}]}", "/pile/0/64: is not one of the cards of this pack");
}

static void bags_are_drawn_by_kind(void **state) {
    (void)state;
    uint8_t bag[4] = {3, 0, 5, 2};
    struct pl_chance out[4] = {{0}};
    struct pl_rng rng = pl_rng_seed(2, 1);
    assert_int_equal(pl_bag_count(bag, 4), 10);
    assert_int_equal(pl_bag_chances(bag, 4, 6, out), 3);
    assert_int_equal(out[1].move, PL_MOVE(6, 2, 0, 0));
    assert_int_equal(out[1].weight, 5);
    int got[4] = {0};
    for (int i = 0; i < 1000; i++) {
        uint8_t copy[4] = {3, 0, 5, 2};
        for (int left = 10; left; left--) {
            int kind = pl_bag_random(copy, 4, &rng);
            got[kind] += left == 10;
        }
        assert_int_equal(pl_bag_count(copy, 4), 0);
    }
    assert_int_equal(got[1], 0);
    assert_in_range(got[0], 240, 360);
    assert_in_range(got[2], 430, 570);
}

static void places_follow_the_ties(void **state) {
    (void)state;
    const int32_t key[] = {7, 9, 4, 7}, then[] = {1, 0, 0, 2};
    uint8_t place[4];
    struct pl_rank rank = {.count = 4, .key = key};
#define PLACES(A, B, C, D)                                                                                             \
    pl_rank(&rank, place);                                                                                             \
    assert_int_equal(place[0], A);                                                                                     \
    assert_int_equal(place[1], B);                                                                                     \
    assert_int_equal(place[2], C);                                                                                     \
    assert_int_equal(place[3], D)
    PLACES(2, 1, 4, 2);
    rank.ties = PL_TIES_LOWER;
    PLACES(3, 1, 4, 3);
    rank.ties = PL_TIES_NONE;
    PLACES(0, 1, 4, 0);
    rank.then = then;
    PLACES(3, 1, 4, 2);
    rank.out = 1u << 1;
    PLACES(2, 0, 3, 1);
#undef PLACES
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(walks_are_one_loop),
        cmocka_unit_test(sets_list_their_members),
        cmocka_unit_test(decks_are_drawn_from_the_top_down),
        cmocka_unit_test(damaged_decks_are_not_sound),
        cmocka_unit_test(copies_are_counted_kind_by_kind),
        cmocka_unit_test(packs_are_dealt_by_copies),
        cmocka_unit_test(decks_and_packs_are_fields),
        cmocka_unit_test(bags_are_drawn_by_kind),
        cmocka_unit_test(places_follow_the_ties),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
