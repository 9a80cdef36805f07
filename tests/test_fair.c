/* Fair dice: the hash, the rolls, the files that hold them and the audit. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/blake2b.h"
#include "tests/match_help.h"

/* ---- The hash -------------------------------------------------------------------------------------------------- */

static const char *hex_of(const unsigned char *bytes, size_t size) {
    static char text[2 * PL_BLAKE2B_MAX + 1];
    for (size_t i = 0; i < size; i++)
        snprintf(text + 2 * i, 3, "%02x", bytes[i]);
    return text;
}

/* The self-test of RFC 7693, appendix E: many lengths of text, key and hash in one number. */
static void sequence(unsigned char *out, size_t length, uint32_t seed) {
    uint32_t a = 0xDEAD4BAD * seed, b = 1;
    for (size_t i = 0; i < length; i++) {
        uint32_t t = a + b;
        a = b;
        b = t;
        out[i] = (unsigned char)(t >> 24);
    }
}

static void the_hash_is_blake2b(void **context) {
    (void)context;
    static const size_t sizes[] = {20, 32, 48, 64}, lengths[] = {0, 3, 128, 129, 255, 1024};
    unsigned char text[1024], key[64], hash[64], all[4 * 6 * 2 * 64];
    size_t used = 0;
    pl_blake2b(hash, 64, "abc", 3, NULL, 0); /* RFC 7693, appendix A */
    assert_string_equal(hex_of(hash, 64), "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
                                          "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923");
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 6; j++) {
            sequence(text, lengths[j], (uint32_t)lengths[j]);
            pl_blake2b(all + used, sizes[i], text, lengths[j], NULL, 0);
            used += sizes[i];
            sequence(key, sizes[i], (uint32_t)sizes[i]);
            pl_blake2b(all + used, sizes[i], text, lengths[j], key, sizes[i]);
            used += sizes[i];
        }
    pl_blake2b(hash, 32, all, used, NULL, 0);
    assert_string_equal(hex_of(hash, 32), "c23a7800d98123bd10f506c61e29da5603d763b8bbad2e737f5e765a7bccd475");
}

/* A table's dice are these for ever: finished games must stay checkable. The numbers are those of Python's hashlib. */
static void the_dice_stay_as_they_are(void **context) {
    (void)context;
    unsigned char seed[PL_SEED_BYTES], commitment[PL_COMMITMENT_BYTES];
    for (int i = 0; i < PL_SEED_BYTES; i++)
        seed[i] = (unsigned char)i;
    pl_dice_commit(seed, commitment);
    assert_string_equal(hex_of(commitment, sizeof commitment),
                        "c7cb5d1a1a214f1d833a21fe6c7b2420e417c2f220784cbe90072975131bc367");
    struct pl_rng rng = pl_dice(seed, 258);
    static const uint64_t words[4] = {UINT64_C(0x45DAE3F47C03443E), UINT64_C(0x9CC684ABB6C99FFB),
                                      UINT64_C(0x6B89BC24A3C04700), UINT64_C(0x53BC66884442861E)};
    assert_memory_equal(rng.s, words, sizeof words);
}

/* ---- Files and the audit ---------------------------------------------------------------------------------------- */

/* A game at a web table: a seed of its own, rolled by number. */
static struct pl_match *table_match(const struct pl_game *game, int players, unsigned number, int moves) {
    struct pl_rng rng = pl_rng_seed(number, 98);
    struct pl_setup setup = help_setup(game, players, &rng);
    struct pl_match *match = pl_match_new(game, &setup, 0);
    assert_non_null(match);
    struct pl_origin *origin = pl_match_origin(match);
    *origin = (struct pl_origin){.table = true, .revealed = true};
    for (int i = 0; i < PL_SEED_BYTES; i++)
        origin->seed[i] = (unsigned char)pl_rng_next(&rng);
    pl_dice_commit(origin->seed, origin->commitment);
    while (moves-- > 0 && help_step(match, &rng))
        ;
    return match;
}

/* Not inlined: gcc 12 takes the text, whose place the stream knew, for one that is gone. */
__attribute__((noinline)) static char *written(const struct pl_match *match) {
    char *text = NULL;
    size_t length;
    FILE *file = open_memstream(&text, &length);
    assert_non_null(file);
    pl_replay_write(match, file);
    assert_int_equal(fclose(file), 0);
    return text;
}

static struct pl_match *read_back(const char *text) {
    char error[2048] = "";
    struct pl_out out = PL_OUT(error);
    struct pl_match *match = pl_replay_read(text, strlen(text), PL_EN, &out);
    if (!match)
        fail_msg("refused: %s\n%s", error, text);
    return match;
}

static void refused(const char *text, const char *why) {
    char error[2048] = "";
    struct pl_out out = PL_OUT(error);
    struct pl_match *match = pl_replay_read(text, strlen(text), PL_EN, &out);
    assert_null(match);
    if (!strstr(error, why))
        fail_msg("\"%s\" is not in: %s", why, error);
}

static void passes(const struct pl_match *match, int by_hand) {
    struct pl_audit audit;
    char text[1024] = "";
    struct pl_out out = PL_OUT(text);
    int rolls = 0;
    for (int i = 0; i < pl_match_length(match); i++)
        rolls += pl_match_turn(match, i).seat == PL_CHANCE;
    if (!pl_audit(match, PL_EN, &audit, &out))
        fail_msg("%s", text);
    assert_int_equal(audit.rolls, rolls);
    assert_int_equal(audit.by_hand, by_hand);
}

static void fails(const struct pl_match *match, const char *en, const char *fr) {
    struct pl_audit audit;
    char text[1024] = "";
    struct pl_out out = PL_OUT(text);
    assert_false(pl_audit(match, PL_EN, &audit, &out));
    assert_non_null(strstr(text, en));
    out = PL_OUT(text);
    assert_false(pl_audit(match, PL_FR, &audit, &out));
    assert_non_null(strstr(text, fr));
}

static void a_tables_game_is_kept_and_passes(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        for (unsigned i = 0; i < 8; i++) {
            struct pl_match *match = table_match(game, players, i, i % 2 ? 100000 : (int)i * 7);
            pl_match_origin(match)->friendly = i == 3;
            char *text = written(match);
            help_has_format(match, text, '2');
            assert_int_equal(strstr(text, "\nresult ") != NULL, pl_match_actor(match) == PL_OVER);
            struct pl_match *copy = read_back(text);
            help_same_history(match, copy);
            assert_memory_equal(pl_match_origin(copy), pl_match_origin(match), sizeof(struct pl_origin));
            passes(copy, 0);
            char *again = written(copy);
            assert_string_equal(again, text);
            free(again);
            free(text);
            pl_match_free(copy);
            pl_match_free(match);
        }
    }
}

/* A friendly game has got new dice under way: what came before them is not vouched for, and said so. */
static void a_friendly_game_is_checked_from_its_new_dice_on(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        struct pl_match *match = table_match(game, players, 9, 100000);
        struct pl_audit whole, part;
        char text[1024];
        struct pl_out out = PL_OUT(text);
        assert_true(pl_audit(match, PL_EN, &whole, &out));
        struct pl_origin *origin = pl_match_origin(match);
        origin->friendly = true;
        assert_true(pl_audit(match, PL_EN, &part, &out));
        assert_int_equal(part.earlier, 0);
        memset(origin->seed, 7, sizeof origin->seed); /* dice that have rolled nothing of it */
        pl_dice_commit(origin->seed, origin->commitment);
        assert_true(pl_audit(match, PL_EN, &part, &out));
        assert_true(part.earlier > 0 && part.earlier <= whole.rolls);
        origin->friendly = false;
        fails(match, "the seed gives '", "la graine donne « ");
        pl_match_free(match);
    }
}

/* Every single roll changed to another possible outcome is found, with its number. */
static void every_changed_roll_is_found(void **context) {
    (void)context;
    int found = 0;
    EACH_TABLE(game, players) {
        struct pl_match *match = table_match(game, players, 5, 60);
        for (int i = 0; i < pl_match_length(match); i++) {
            union pl_any_state state;
            struct pl_chance chance[PL_MAX_CHANCES];
            if (pl_match_turn(match, i).seat != PL_CHANCE)
                continue;
            pl_match_position(match, i, &state);
            int n = game->chances(&state, chance), other = 0;
            while (other < n && chance[other].move == pl_match_turn(match, i).move)
                other++;
            if (other == n)
                continue;
            struct pl_match *changed = pl_match_new(game, pl_match_setup(match), 0);
            assert_non_null(changed);
            *pl_match_origin(changed) = *pl_match_origin(match);
            for (int k = 0; k < i; k++) {
                struct pl_turn turn = pl_match_turn(match, k);
                assert_true(turn.seat == PL_CHANCE ? pl_match_rolled(changed, turn.move, NULL)
                                                   : pl_match_play(changed, turn.seat, turn.move, NULL));
            }
            assert_true(pl_match_rolled(changed, chance[other].move, NULL));
            char en[80], fr[80];
            snprintf(en, sizeof en, "move %d (roll ", i + 1);
            snprintf(fr, sizeof fr, "coup %d (tirage ", i + 1);
            char *text = written(changed);
            struct pl_match *copy = read_back(text);
            fails(copy, en, fr);
            found++;
            free(text);
            pl_match_free(copy);
            pl_match_free(changed);
        }
        pl_match_free(match);
    }
    assert_true(found > 100);
}

static void another_seed_is_found(void **context) {
    (void)context;
    struct pl_match *match = table_match(pl_games[0], 2, 1, 100000);
    struct pl_origin *origin = pl_match_origin(match);
    passes(match, 0);
    origin->seed[7] ^= 1;
    fails(match, "the hash of the seed is ", "l'empreinte de la graine est ");
    pl_dice_commit(origin->seed, origin->commitment); /* a new promise does not help: the rolls are others */
    fails(match, "the seed gives '", "la graine donne « ");
    origin->revealed = false;
    fails(match, "still secret", "encore secrète");
    char *text = written(match);
    assert_non_null(strstr(text, "\ndice blake2b secret "));
    struct pl_match *copy = read_back(text);
    unsigned char zero[PL_SEED_BYTES] = {0};
    assert_memory_equal(pl_match_origin(copy)->seed, zero, sizeof zero);
    free(text);
    pl_match_free(copy);
    pl_match_free(match);
}

/* Rolls by hand are kept as such and said; a web table has none. */
static void rolls_by_hand_are_told(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        struct pl_match *match = help_match(game, players, 9, 0);
        struct pl_rng rng = pl_rng_seed(3, 3), dice = pl_rng_seed(4, 4);
        int by_hand = 0;
        for (int i = 0; i < 60 && pl_match_actor(match) != PL_OVER; i++) {
            bool hand = pl_match_actor(match) == PL_CHANCE && i % 2;
            by_hand += hand;
            if (hand)
                assert_true(pl_match_force(match, pl_draw(game, pl_match_state(match), &dice), NULL));
            else
                help_step(match, &rng);
        }
        assert_true(by_hand > 0);
        passes(match, by_hand);
        char *text = written(match);
        struct pl_match *copy = read_back(text);
        help_same_history(match, copy);
        passes(copy, by_hand);
        *pl_match_origin(copy) = (struct pl_origin){.table = true, .revealed = true};
        pl_dice_commit(pl_match_origin(copy)->seed, pl_match_origin(copy)->commitment);
        struct pl_audit audit;
        char why[1024] = "";
        struct pl_out out = PL_OUT(why);
        assert_false(pl_audit(copy, PL_EN, &audit, &out));
        free(text);
        pl_match_free(copy);
        pl_match_free(match);
    }
}

/* Whoever takes a running table's game home goes on with dice of its own, and the file says which are which. */
static void going_on_with_new_dice(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        struct pl_match *match = table_match(game, players, 6, 12);
        struct pl_origin *origin = pl_match_origin(match);
        memset(origin->seed, 0, sizeof origin->seed);
        origin->revealed = false;
        int rolls = 0, length = pl_match_length(match);
        for (int i = 0; i < length; i++)
            rolls += pl_match_turn(match, i).seat == PL_CHANCE;
        if (pl_match_actor(match) == PL_CHANCE)
            assert_false(pl_match_roll(match, NULL)); /* nobody knows what comes */
        pl_match_new_dice(match, 77);
        struct pl_rng rng = pl_rng_seed(1, 1);
        for (int i = 0; i < 40 && help_step(match, &rng); i++)
            ;
        char *text = written(match);
        struct pl_match *copy = read_back(text);
        assert_int_equal(pl_match_seed(copy), 77);
        passes(copy, rolls);
        free(text);
        pl_match_free(copy);
        pl_match_free(match);
    }
}

/* The old seed's games: plain files, and the same audit. */
static void games_of_a_seed(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        struct pl_match *match = help_match(game, players, 31, 200);
        char *text = written(match);
        help_has_format(match, text, '1');
        struct pl_match *copy = read_back(text);
        passes(copy, 0);
        copy->seed++;
        fails(copy, "the seed gives '", "la graine donne « ");
        free(text);
        pl_match_free(copy);
        pl_match_free(match);
    }
}

/* One line of a finished table's file changed, and what is said of it. */
static void each_fault_is_named(void **context) {
    (void)context;
    static const struct {
        const char *starts, *with, *why;
    } faults[] = {
        {"dice ", "seed 42", "'seed' is in the wrong place: 'dice …'"},
        {"dice ", "dice coin", "'seed' or of 'blake2b', not of 'coin'"},
        {"dice ", "dice seed -1", "a seed is a whole number"},
        {"dice ", "dice blake2b 00", "32 small hexadecimal digits, or 'secret', not '00'"},
        {"dice ", "dice blake2b secret 00", "the commitment is 64 small hexadecimal digits, not '00'"},
        {"friendly ", "friendly maybe", "'yes' or 'no', not 'maybe'"},
        {"friendly ", "moves", "'moves' is in the wrong place: 'friendly no'"},
        {"result ", "result rounds winners 9 scores 1", "the moves lead to the result '"},
        {"result ", "", "its 'result' should stand here"},
    };
    struct pl_match *match = table_match(pl_games[0], 2, 1, 100000);
    char *text = written(match);
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        char wanted[40], *changed = NULL;
        size_t length;
        snprintf(wanted, sizeof wanted, "\n%s", faults[i].starts);
        const char *line = strstr(text, wanted);
        assert_non_null(line);
        FILE *file = open_memstream(&changed, &length);
        fprintf(file, "%.*s\n%s%s", (int)(line - text), text, faults[i].with, strchr(line + 1, '\n'));
        fclose(file);
        refused(changed, faults[i].why);
        free(changed);
    }
    free(text);
    pl_match_free(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_hash_is_blake2b),
        cmocka_unit_test(the_dice_stay_as_they_are),
        cmocka_unit_test(a_tables_game_is_kept_and_passes),
        cmocka_unit_test(a_friendly_game_is_checked_from_its_new_dice_on),
        cmocka_unit_test(every_changed_roll_is_found),
        cmocka_unit_test(another_seed_is_found),
        cmocka_unit_test(rolls_by_hand_are_told),
        cmocka_unit_test(going_on_with_new_dice),
        cmocka_unit_test(games_of_a_seed),
        cmocka_unit_test(each_fault_is_named),
    };
    return cmocka_run_group_tests_name("fair", tests, NULL, NULL);
}
