/* Units of core/: text, phrases, sets, frames, the hex board, the random generator, setups and notation.
 * Field tables have a test of their own, test_fields.c; games as a whole are held by test_contract.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "core/game.h"
#include "core/hex.h"
#include "core/set.h"
#include <cmocka.h>

/* ---- Text ------------------------------------------------------------------------------------------------------ */

static void text_is_bounded(void **state) {
    (void)state;
    char buffer[8];
    struct pl_out out = pl_out_to(buffer, sizeof buffer);
    assert_string_equal(buffer, "");
    pl_put(&out, "abc");
    pl_put_char(&out, '-');
    pl_put_int(&out, 42);
    assert_string_equal(buffer, "abc-42");
    assert_false(out.cut);
    pl_put(&out, "xyz");
    assert_string_equal(buffer, "abc-42x");
    assert_true(out.cut);
    pl_put(&out, "q"); /* once cut, nothing more: the end of a sentence must not follow a gap */
    assert_string_equal(buffer, "abc-42x");
    assert_int_equal(out.len, 7);
}

static void text_is_never_cut_inside_a_letter(void **state) {
    (void)state;
    for (size_t cap = 1; cap <= 8; cap++) {
        char buffer[8];
        struct pl_out out = pl_out_to(buffer, cap);
        pl_put(&out, "aé€x"); /* 1 + 2 + 3 + 1 bytes */
        static const char *const want[] = {"", "a", "a", "aé", "aé", "aé", "aé€", "aé€x"};
        assert_string_equal(buffer, want[cap - 1]);
        assert_int_equal(out.cut, cap < 8);
    }
    struct pl_out nowhere = pl_out_to(NULL, 0);
    pl_put(&nowhere, "a");
    pl_putf(&nowhere, "%d", 1);
    assert_true(nowhere.cut);
}

static void numbers_are_written(void **state) {
    (void)state;
    char buffer[128];
    struct pl_out out = PL_OUT(buffer);
    pl_put_int(&out, INT64_MIN);
    pl_put_char(&out, ' ');
    pl_put_int(&out, INT64_MAX);
    pl_put_char(&out, ' ');
    pl_put_int(&out, 0);
    pl_put_char(&out, ' ');
    pl_put_hex(&out, UINT64_C(0x0123456789abcdef));
    pl_putf(&out, " %s=%d", "x", -1);
    assert_string_equal(buffer, "-9223372036854775808 9223372036854775807 0 0123456789abcdef x=-1");
    assert_int_equal(pl_width("Tempête"), 7);
    assert_int_equal(pl_width("▸ é"), 3);
    assert_int_equal(pl_width(""), 0);
    char small[4] = "old";
    assert_true(PL_FIT(small, "new"));
    assert_string_equal(small, "new");
    assert_false(PL_FIT(small, "more")); /* its NUL has no room */
    assert_string_equal(small, "");
}

static void a_long_format_is_cut_and_says_so(void **state) {
    (void)state;
    static char long_text[5000], buffer[8000];
    memset(long_text, 'x', sizeof long_text - 1);
    struct pl_out out = PL_OUT(buffer);
    pl_putf(&out, "%s", long_text);
    assert_true(out.cut || out.len == sizeof long_text - 1);
}

static void languages_are_read(void **state) {
    (void)state;
    enum pl_lang lang = PL_EN;
    assert_true(pl_lang_read("fr_FR.UTF-8", &lang) && lang == PL_FR);
    assert_true(pl_lang_read("en", &lang) && lang == PL_EN);
    assert_true(pl_lang_read("FR", &lang) && lang == PL_FR);
    assert_true(pl_lang_read("en-GB", &lang) && lang == PL_EN);
    assert_false(pl_lang_read("french", &lang) || pl_lang_read("de", &lang) || pl_lang_read("", &lang));
    assert_false(pl_lang_read("C", &lang) || pl_lang_read("f", &lang) || pl_lang_read(NULL, &lang));
    assert_int_equal(lang, PL_EN); /* a refusal changes nothing */
}

/* ---- Phrases --------------------------------------------------------------------------------------------------- */

static void namer(const void *context, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out) {
    pl_putf(out, "%s<%s %d %s>", (const char *)context, type, value, lang == PL_FR ? "fr" : "en");
}

static void says(const struct pl_phrase *phrase, int32_t a, int32_t b, enum pl_lang lang, const char *want) {
    char text[256] = "";
    struct pl_out out = PL_OUT(text);
    struct pl_said said = PL_SAY(phrase, a, b);
    pl_say(&said, lang, namer, "it", &out);
    assert_string_equal(text, want);
}

/* A rule may have a hole: which one is cited depends on what is said. */
static void rules_are_filled(void **state) {
    (void)state;
    const struct pl_game *game = pl_game_find("template");
    static const struct pl_phrase plain = {"TP-2.1", {"a", "b"}}, none = {NULL, {"a", "b"}},
                                  card = {"TP-2.{1+1}", {"a", "b"}}, own = {"TP-{0}.1", {"a", "b"}};
    struct pl_said nothing = PL_NOTHING, said = PL_SAY(&plain, 5, 3);
    assert_null(pl_said_rule(game, &nothing));
    assert_string_equal(pl_said_rule(game, &said), "TP-2.1");
    said.phrase = &none;
    assert_null(pl_said_rule(game, &said));
    said.phrase = &card;
    assert_string_equal(pl_said_rule(game, &said), "TP-2.4");
    said.phrase = &own;
    assert_string_equal(pl_said_rule(game, &said), "TP-5.1");
    said.arg[0] = 77;
    assert_null(pl_said_rule(game, &said)); /* there is no such rule */
    assert_true(pl_phrase_cites(&plain, "TP-2.1") && pl_phrase_cites(&card, "TP-2.4") &&
                pl_phrase_cites(&card, "TP-2.12") && pl_phrase_cites(&own, "TP-5.1"));
    assert_false(pl_phrase_cites(&plain, "TP-2.11") || pl_phrase_cites(&plain, "TP-2") ||
                 pl_phrase_cites(&card, "TP-2.") || pl_phrase_cites(&card, "TP-3.4") ||
                 pl_phrase_cites(&card, "TP-2.4a") || pl_phrase_cites(&own, "TP-5.2") ||
                 pl_phrase_cites(&none, "TP-2.1"));
}

static void phrases_are_filled(void **state) {
    (void)state;
    static const struct pl_phrase plain = {NULL, {"no hole", "pas de trou"}};
    static const struct pl_phrase count = {NULL, {"{0|point|points} for {1:seat}", "{0|point|points} pour {1:seat}"}};
    static const struct pl_phrase noun = {NULL, {"the {0?horse|horses}", "{0?le cheval|les chevaux}"}};
    static const struct pl_phrase back = {NULL, {"{1} then {0}", "{1} puis {0}"}};
    says(&plain, 0, 0, PL_EN, "no hole");
    says(&plain, 0, 0, PL_FR, "pas de trou");
    says(&count, 1, 2, PL_EN, "1 point for it<seat 2 en>");
    says(&count, 2, 0, PL_EN, "2 points for it<seat 0 en>");
    says(&count, 0, 0, PL_EN, "0 points for it<seat 0 en>"); /* English: only 1 is singular */
    says(&count, 0, 3, PL_FR, "0 point pour it<seat 3 fr>"); /* French: 0 and 1 are */
    says(&count, 1, 3, PL_FR, "1 point pour it<seat 3 fr>");
    says(&count, 2, 3, PL_FR, "2 points pour it<seat 3 fr>");
    says(&noun, 1, 0, PL_FR, "le cheval");
    says(&noun, 5, 0, PL_FR, "les chevaux");
    says(&noun, 5, 0, PL_EN, "the horses");
    says(&back, -3, 7, PL_EN, "7 then -3");
    static const struct pl_phrase more = {NULL, {"round {0+1}, {1}", "manche {0+1}, {1}"}};
    says(&more, 9, 7, PL_FR, "manche 10, 7");
    char text[16] = "kept";
    struct pl_out out = {.text = text, .cap = sizeof text, .len = 4};
    struct pl_said nothing = PL_NOTHING;
    pl_say(&nothing, PL_EN, NULL, NULL, &out);
    assert_string_equal(text, "kept");
}

/* ---- Sets and frames ------------------------------------------------------------------------------------------- */

static void sets_hold_128_things(void **state) {
    (void)state;
    struct pl_set set = {{0, 0}}, other = {{0, 0}};
    static const int members[] = {0, 5, 63, 64, 127};
    assert_true(pl_set_empty(&set));
    for (int i = 4; i >= 0; i--)
        pl_set_add(&set, members[i]);
    assert_int_equal(pl_set_count(&set), 5);
    for (int i = 0, m = 0; i < PL_SET_SIZE; i++) {
        bool is = m < 5 && members[m] == i;
        m += is;
        assert_int_equal(pl_set_has(&set, i), is);
    }
    int n = 0;
    PL_EACH(i, set) {
        assert_int_equal(i, members[n++]); /* smallest first */
    }
    assert_int_equal(n, 5);
    assert_int_equal(pl_set_count(&set), 5); /* over a copy */
    pl_set_add(&other, 5);
    pl_set_add(&other, 64);
    pl_set_add(&other, 70);
    struct pl_set both = pl_set_and(set, other), any = pl_set_or(set, other), rest = pl_set_minus(set, other);
    assert_int_equal(pl_set_count(&both), 2);
    assert_int_equal(pl_set_count(&any), 6);
    assert_int_equal(pl_set_count(&rest), 3);
    assert_false(pl_set_has(&rest, 64));
    assert_int_equal(pl_set_pop(&set), 0);
    pl_set_drop(&set, 5);
    pl_set_drop(&set, 5);
    assert_int_equal(pl_set_pop(&set), 63);
    assert_int_equal(pl_set_pop(&set), 64);
    assert_int_equal(pl_set_pop(&set), 127);
    assert_true(pl_set_empty(&set));
}

static void leaving_a_loop_over_a_set(void **state) {
    (void)state;
    struct pl_set set = {{0xFF, 0xFF}};
    int seen = 0;
    PL_EACH(i, set) {
        if (i % 2)
            continue;
        seen++;
    }
    assert_int_equal(seen, 8);
}

static void frames_are_a_stack(void **state) {
    (void)state;
    struct pl_frames frames, zero;
    memset(&frames, 0, sizeof frames);
    memset(&zero, 0, sizeof zero);
    pl_push(&frames, (struct pl_frame){.what = 1, .seat = 2, .left = 2});
    pl_push(&frames, (struct pl_frame){.what = 2, .seat = PL_CHANCE, .v[0] = -5});
    assert_int_equal(frames.depth, 2);
    assert_int_equal(pl_peek(&frames)->what, 2);
    assert_int_equal(pl_top(&frames)->seat, PL_CHANCE);
    pl_pop(&frames);
    assert_int_equal(pl_top(&frames)->seat, 2);
    pl_top(&frames)->left--;
    assert_int_equal(pl_peek(&frames)->left, 1);
    assert_true(pl_frames_clean(&frames));
    pl_pop(&frames);
    assert_memory_equal(&frames, &zero, sizeof zero); /* popped frames leave no trace */
    for (int i = 0; i < PL_FRAME_DEPTH; i++)
        pl_push(&frames, (struct pl_frame){.what = (uint8_t)(i + 1)});
    assert_int_equal(pl_peek(&frames)->what, PL_FRAME_DEPTH);
    frames.depth = 3;
    assert_false(pl_frames_clean(&frames));
}

static void moves_are_packed(void **state) {
    (void)state;
    pl_move move = PL_MOVE(1, 2, 255, 128);
    assert_int_equal(pl_kind(move), 1);
    assert_int_equal(pl_a(move), 2);
    assert_int_equal(pl_b(move), 255);
    assert_int_equal(pl_c(move), 128);
    assert_int_equal(PL_MOVE(1, -1, 0, 0), 0xFF01);
}

/* ---- The hex board --------------------------------------------------------------------------------------------- */

static void hexes_lie_in_rings(void **state) {
    (void)state;
    assert_int_equal(pl_hex_cells(0), 1);
    assert_int_equal(pl_hex_cells(4), 61);
    assert_int_equal(pl_hex_cells(PL_HEX_RADIUS), PL_HEX_CELLS);
    for (int i = 0; i < PL_HEX_CELLS; i++) {
        int q = (int)pl_hex[i].q, r = (int)pl_hex[i].r, ring = 0;
        int far[] = {abs(q), abs(r), abs(q + r)};
        for (int k = 0; k < 3; k++)
            ring = far[k] > ring ? far[k] : ring;
        assert_int_equal(pl_hex[i].ring, ring);
        assert_int_equal(pl_hex_at(q, r), i);
        assert_in_range(i, ring ? pl_hex_cells(ring - 1) : 0, pl_hex_cells(ring) - 1);
    }
    for (int radius = 0; radius <= PL_HEX_RADIUS; radius++) {
        struct pl_set board = pl_hex_board(radius);
        assert_int_equal(pl_set_count(&board), pl_hex_cells(radius));
        for (int i = 0; i < PL_HEX_CELLS; i++)
            assert_int_equal(pl_set_has(&board, i), pl_hex[i].ring <= radius);
    }
    assert_int_equal(pl_hex_at(7, 0), PL_HEX_NONE);
    assert_int_equal(pl_hex_at(-7, 0), PL_HEX_NONE);
    assert_int_equal(pl_hex_at(4, 4), PL_HEX_NONE);
    assert_int_equal(pl_hex_at(0, 1000000), PL_HEX_NONE);
}

static void hexes_know_their_neighbours(void **state) {
    (void)state;
    static const int step[PL_HEX_DIRS][2] = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};
    int pairs = 0;
    for (int i = 0; i < PL_HEX_CELLS; i++) {
        struct pl_set around = {{0, 0}};
        for (int d = 0; d < PL_HEX_DIRS; d++) {
            int next = pl_hex[i].next[d];
            assert_int_equal(next, pl_hex_at(pl_hex[i].q + step[d][0], pl_hex[i].r + step[d][1]));
            if (next == PL_HEX_NONE)
                continue;
            assert_int_equal(pl_hex[next].next[(d + 3) % PL_HEX_DIRS], i); /* and back */
            pl_set_add(&around, next);
            pairs++;
        }
        assert_memory_equal(&around, &pl_hex_around[i], sizeof around);
    }
    assert_int_equal(pairs, 2 * (3 * PL_HEX_RADIUS * (3 * PL_HEX_RADIUS + 1))); /* edges inside a hexagon: 3r(3r+1) */
}

/* ---- The random generator -------------------------------------------------------------------------------------- */

static void the_generator_gives_known_numbers(void **state) {
    (void)state;
    uint64_t x = 0;
    assert_true(pl_mix64(&x) == UINT64_C(0xe220a8397b1dcdaf)); /* splitmix64's published first value for 0 */
    struct pl_rng rng = {{1, 2, 3, 4}};                        /* xoshiro256**'s published values for 1 2 3 4 */
    static const uint64_t published[] = {11520, 0, 1509978240, UINT64_C(1215971899390074240)};
    for (int i = 0; i < 4; i++)
        assert_true(pl_rng_next(&rng) == published[i]);
    /* Ours: seeds and streams, which replays rely on. */
    struct pl_rng first = pl_rng_seed(42, 0), second = pl_rng_seed(42, 1);
    assert_true(pl_rng_next(&first) == UINT64_C(0x1ff785474f113b15));
    assert_true(pl_rng_next(&first) == UINT64_C(0x4b7867ceff5d8325));
    assert_true(pl_rng_next(&second) == UINT64_C(0x584870a53e6ddcdf));
}

/* Chi-squared over every small range: far beyond chance if the numbers were biased. */
static void the_generator_is_uniform(void **state) {
    (void)state;
    struct pl_rng rng = pl_rng_seed(2024, 3);
    for (uint32_t n = 1; n <= 61; n += 4) {
        enum { EACH = 2000 };
        int count[64] = {0};
        for (uint32_t i = 0; i < n * EACH; i++) {
            uint32_t value = pl_rng_below(&rng, n);
            assert_true(value < n);
            count[value]++;
        }
        double chi = 0;
        for (uint32_t i = 0; i < n; i++)
            chi += (double)(count[i] - EACH) * (count[i] - EACH) / EACH;
        /* Mean n-1, deviation sqrt(2(n-1)): six deviations never happen by chance. */
        double above = chi - (n - 1);
        assert_true(above <= 0 || above * above <= 36 * 2 * (n - 1));
    }
    /* Without the rejection of Lemire's method every third number of this range would come up twice as often. */
    uint32_t thirds = 0, n = 3u << 30;
    for (int i = 0; i < 30000; i++)
        thirds += pl_rng_below(&rng, n) % 3 == 0;
    assert_in_range(thirds, 9500, 10500);
}

/* ---- Setups and notation, with the template game --------------------------------------------------------------- */

static void setups_are_checked(void **state) {
    (void)state;
    const struct pl_game *game = pl_game_find("template");
    struct pl_setup setup = pl_setup_default(game, 2);
    char reason[512] = "";
    struct pl_out error = PL_OUT(reason);
    assert_true(pl_setup_option(game, &setup, "Rounds", "6", PL_EN, &error));
    assert_true(pl_setup_option(game, &setup, "chips", "3", PL_EN, &error));
    assert_false(pl_setup_check(game, &setup, PL_EN, &error)); /* TP-1.3 */
    assert_string_equal(reason, "6 rounds cannot be played with 3 chips each");
    error = PL_OUT(reason);
    assert_false(pl_setup_option(game, &setup, "chips", "13", PL_EN, &error));
    assert_string_equal(reason, "option chips does not take \"13\"; it takes a number from 3 to 12");
    error = PL_OUT(reason);
    assert_false(pl_setup_option(game, &setup, "chips", "4x", PL_FR, &error));
    assert_string_equal(reason, "l'option chips ne prend pas « 4x » ; il faut un nombre de 3 à 12");
    error = PL_OUT(reason);
    assert_false(pl_setup_option(game, &setup, "colour", "1", PL_EN, &error));
    assert_non_null(strstr(reason, "rounds, chips"));
    assert_int_equal(setup.option[1], 3); /* refusals change nothing */
    assert_false(pl_setup_roles(game, &setup, "knight", PL_EN, &error));
    assert_false(pl_setup_roles(game, &setup, "any,any,any", PL_EN, &error));
    assert_true(pl_setup_roles(game, &setup, "any", PL_EN, &error));
    assert_null(pl_game_find("nothing"));
    assert_null(pl_rule_find(game, "TP-99"));
    assert_string_equal(pl_rule_find(game, "tp-2.5")->id, "TP-2.5");
}

static void options_are_told_in_words(void **state) {
    (void)state;
    static const char *const truths[] = {"off", "on", NULL}, *const paces[] = {"fast", "slow", NULL};
    static const struct pl_text words[] = {PL_TEXT("quickly", "vite"), PL_TEXT("slowly", "lentement")};
    const struct pl_option truth = {.key = "sea", .max = 1, .names = truths};
    const struct pl_option named = {.key = "pace", .max = 1, .names = paces};
    const struct pl_option told = {.key = "pace", .max = 1, .names = paces, .words = words};
    const struct pl_option number = {.key = "radius", .min = 3, .max = 5};
    const struct {
        const struct pl_option *option;
        int value;
        const char *in[PL_LANGS];
    } cases[] = {{&truth, 0, {"no", "non"}},
                 {&truth, 1, {"yes", "oui"}},
                 {&named, 1, {"slow", "slow"}},
                 {&told, 1, {"slowly", "lentement"}},
                 {&number, 4, {"4", "4"}}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        for (int lang = 0; lang < PL_LANGS; lang++) {
            char text[32] = "";
            struct pl_out out = PL_OUT(text);
            pl_option_say(cases[i].option, cases[i].value, (enum pl_lang)lang, &out);
            assert_string_equal(text, cases[i].in[lang]);
        }
    }
}

static void moves_are_read_by_matching(void **state) {
    (void)state;
    const struct pl_game *game = pl_game_find("template");
    struct pl_setup setup = pl_setup_default(game, 2);
    union pl_any_state s;
    pl_move move;
    char why[512] = "";
    struct pl_out out = PL_OUT(why);
    assert_true(pl_new(game, &setup, &s));
    assert_true(pl_read_move(game, &s, " CARD   7 ", &move));
    assert_true(pl_play(game, &s, PL_CHANCE, move, NULL));
    assert_false(pl_read_move(game, &s, "card 7", &move)); /* it is in a hand */
    assert_false(pl_read_move(game, &s, "card 77", &move) || pl_read_move(game, &s, "car", &move));
    assert_true(pl_read_move(game, &s, "card 8", &move) && pl_play(game, &s, PL_CHANCE, move, NULL));
    assert_null(pl_why_not(game, &s, 0, "keep", PL_EN, &out));
    assert_string_equal(pl_why_not(game, &s, 1, "keep", PL_EN, &out), "TP-2.3");
    assert_string_equal(why, "it is not the turn of Player 2");
    out = PL_OUT(why);
    assert_string_equal(pl_why_not(game, &s, 0, "bid 3", PL_FR, &out), "TP-3.1");
    assert_string_equal(why, "on mise après que tous ont gardé ou échangé");
    out = PL_OUT(why);
    assert_string_equal(pl_why_not(game, &s, 0, "fly", PL_EN, &out), "");
    assert_non_null(strstr(why, "peek SEAT")); /* says what would be right */
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_is_bounded),
        cmocka_unit_test(text_is_never_cut_inside_a_letter),
        cmocka_unit_test(numbers_are_written),
        cmocka_unit_test(a_long_format_is_cut_and_says_so),
        cmocka_unit_test(languages_are_read),
        cmocka_unit_test(phrases_are_filled),
        cmocka_unit_test(rules_are_filled),
        cmocka_unit_test(sets_hold_128_things),
        cmocka_unit_test(leaving_a_loop_over_a_set),
        cmocka_unit_test(frames_are_a_stack),
        cmocka_unit_test(moves_are_packed),
        cmocka_unit_test(hexes_lie_in_rings),
        cmocka_unit_test(hexes_know_their_neighbours),
        cmocka_unit_test(the_generator_gives_known_numbers),
        cmocka_unit_test(the_generator_is_uniform),
        cmocka_unit_test(setups_are_checked),
        cmocka_unit_test(options_are_told_in_words),
        cmocka_unit_test(moves_are_read_by_matching),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
