/* Replay files: what is written is read back, and no damage goes unseen. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tests/match_help.h"
#include "tests/replay_sheet.h"
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- Help ------------------------------------------------------------------------------------------------------ */

static char *written(const struct pl_match *match, size_t *length) {
    char *text = NULL;
    FILE *file = open_memstream(&text, length);
    assert_non_null(file);
    pl_replay_write(match, file);
    assert_int_equal(fclose(file), 0);
    return text;
}

static struct pl_match *read_back(const char *text, size_t length) {
    char error[2048] = "";
    struct pl_out out = PL_OUT(error);
    struct pl_match *match = pl_replay_read(text, length, PL_EN, &out);
    if (!match)
        fail_msg("refused: %s\n%.*s", error, (int)length, text);
    assert_string_equal(error, "");
    return match;
}

/* Reads a text that must be refused, with the number of a line; the message goes into `error`. */
static int refused(const char *text, size_t length, enum pl_lang lang, char *error, size_t cap) {
    struct pl_out out = pl_out_to(error, cap);
    int line = -1;
    struct pl_match *match = pl_replay_read(text, length, lang, &out);
    if (match) {
        pl_match_free(match);
        fail_msg("accepted:\n%.*s", (int)length, text);
    }
    if (sscanf(error, lang == PL_FR ? "ligne %d : " : "line %d: ", &line) != 1)
        fail_msg("no line is named: %s", error);
    return line;
}

/* Reads a damaged text. If it is accepted, it must be proven harmless: the same setup and the same last position.
 * Returns whether it was refused, and then the line is one the file has (or the one after the last). */
static bool refused_or_harmless(const struct sheet *sheet, const struct pl_match *original) {
    char *text = glue(sheet), error[2048] = "";
    struct pl_out out = PL_OUT(error);
    struct pl_match *match = pl_replay_read(text, strlen(text), PL_EN, &out);
    if (match) {
        const struct pl_game *game = pl_match_game(original);
        assert_ptr_equal(pl_match_game(match), game);
        assert_memory_equal(pl_match_setup(match), pl_match_setup(original), sizeof(struct pl_setup));
        assert_memory_equal(pl_match_state(match), pl_match_state(original), game->state_size);
        pl_match_free(match);
    } else {
        int line = 0;
        assert_int_equal(sscanf(error, "line %d: ", &line), 1);
        assert_in_range(line, 1, sheet->count + 1);
    }
    free(text);
    return !match;
}

/* ---- Round trips ----------------------------------------------------------------------------------------------- */

static void what_is_written_is_read_back(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        for (uint64_t seed = 0; seed < 12; seed++) {
            struct pl_match *match =
                help_match(game, players, seed ? ~seed : UINT64_MAX, seed % 3 ? 100000 : (int)seed * 9);
            size_t length, again_length;
            char *text = written(match, &length);
            struct pl_match *copy = read_back(text, length);
            help_same_history(match, copy);
            assert_memory_equal(pl_match_setup(copy), pl_match_setup(match), sizeof(struct pl_setup));
            assert_int_equal(pl_match_seed(copy), pl_match_seed(match));
            assert_int_equal(pl_hash(game, pl_match_state(copy)), pl_hash(game, pl_match_state(match)));
            char *again = written(copy, &again_length);
            assert_string_equal(again, text);
            free(again);
            free(text);
            pl_match_free(copy);
            pl_match_free(match);
        }
    }
}

/* Those who decide together answer in any order: the file keeps it, in the form that may. */
static void answers_are_kept_in_their_order(void **context) {
    (void)context;
    int kept = 0;
    EACH_TABLE(game, players) {
        struct pl_match *match = help_match(game, players, 29, 0);
        struct pl_rng rng = pl_rng_seed(29, (uint64_t)players);
        while (pl_match_length(match) < 600 && help_step_of(match, &rng, true))
            ;
        size_t length;
        char *text = written(match, &length), error[2048];
        struct pl_match *copy = read_back(text, length);
        help_same_history(match, copy);
        assert_true(!game->deciding || starts(text, "plateau replay 3\n"));
        if (starts(text, "plateau replay 3\n")) {
            kept++;
            text[15] = '2'; /* a program that knows no such order must not be told that it could read it */
            assert_in_range(refused(text, length, PL_EN, error, sizeof error), 8, 1000);
        }
        free(text);
        pl_match_free(copy);
        pl_match_free(match);
    }
    assert_true(kept >= 4);
}

/* What is no history of answers: twice, for a seat that is not asked, after all are in. */
static void answers_out_of_place(void **context) {
    (void)context;
    static const char head[] = "plateau replay 3\ngame template\nrules 1\nplayers 3\noption rounds 3\noption chips 8\n"
                               "seat 1 human\nseat 2 human\nseat 3 human\ndice seed 1\nfriendly no\nmoves\n"
                               "! card 2\n! card 3\n! card 4\n1 keep\n2 keep\n3 keep\n3 bid 1\n";
    static const struct {
        const char *moves;
        int line;
        const char *why;
    } faults[] = {{"3 bid 2\n", 20, "cannot stand here"},
                  {"4 bid 0\n", 20, "a seat from 1 to 3"},
                  {"2 bid 5\n", 20, "TP-3.3"},
                  {"2 keep\n", 20, "TP-2.4"},
                  {"1 bid 0\n2 bid 0\n3 bid 0\n", 22, "chance"},
                  {"* bid 1\n", 20, "cannot stand here"},
                  {"1 bid 0\n1 bid 0\n2 bid 0\n", 21, "cannot stand here"}};
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        char text[1024], error[2048] = "";
        int length = snprintf(text, sizeof text, "%s%s", head, faults[i].moves);
        int line = refused(text, (size_t)length, PL_EN, error, sizeof error);
        if (line != faults[i].line || !strstr(error, faults[i].why))
            fail_msg("fault %zu: %s", i, error);
    }
}

static void seats_are_kept(void **context) {
    (void)context;
    static const char *const names[] = {"Anna Maria", "Zoé #2 (à gauche)", "", "tab\tin it", "# hash"};
    EACH_TABLE(game, players) {
        for (int i = 0; i < 5; i++) {
            struct pl_match *match = help_match(game, players, 3, 30);
            struct pl_seat *first = pl_match_seat(match, 0), *second = pl_match_seat(match, 1);
            assert_true(first && second);
            int8_t *automa = match->setup.automa; /* which has no name and is no bot */
            if (!automa[0])
                snprintf(first->name, sizeof first->name, "%s", names[i]);
            if (!automa[1]) {
                second->kind = PL_BOT;
                snprintf(second->bot, sizeof second->bot, "search:time=0.2:threads=2");
            }
            size_t length;
            char *text = written(match, &length);
            struct pl_match *copy = read_back(text, length);
            assert_int_equal(pl_match_seat(copy, 0)->kind, automa[0] ? PL_AUTOMA : PL_HUMAN);
            assert_string_equal(pl_match_seat(copy, 0)->name, automa[0] ? "" : names[i]);
            assert_int_equal(pl_match_seat(copy, 1)->kind, automa[1] ? PL_AUTOMA : PL_BOT);
            assert_string_equal(pl_match_seat(copy, 1)->bot, second->bot);
            free(text);
            pl_match_free(copy);
            pl_match_free(match);
        }
    }
}

/* A name cannot break the file it is written into, whatever somebody typed. */
static void no_name_breaks_the_file(void **context) {
    (void)context;
    struct pl_rng rng = pl_rng_seed(77, 0);
    struct pl_match *match = help_match(pl_games[0], pl_games[0]->min_players, 3, 20);
    char *name = match->seat[0].name;
    for (int i = 0; i < 500; i++) {
        for (int k = 0; k < PL_MAX_PLAYER_NAME; k++)
            name[k] = (char)pl_rng_below(&rng, i % 2 ? 256 : 40);
        size_t length;
        char *text = written(match, &length);
        pl_match_free(read_back(text, length));
        free(text);
    }
    snprintf(name, PL_MAX_PLAYER_NAME, "%s", "a\nmoves\nend 0\r\x1b[2J\x7f\xff\xc2\x9b");
    size_t length;
    char *text = written(match, &length);
    struct pl_match *copy = read_back(text, length);
    assert_string_equal(pl_match_seat(copy, 0)->name, "a?moves?end 0??[2J????");
    free(text);
    pl_match_free(copy);
    pl_match_free(match);
}

/* A loaded match goes on with the dice of the one that was saved. */
static void a_loaded_match_goes_on_alike(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        struct pl_match *match = help_match(game, players, 41, 25);
        size_t length;
        char *text = written(match, &length);
        struct pl_match *copy = read_back(text, length);
        struct pl_rng a = pl_rng_seed(5, 5), b = a;
        for (int i = 0; i < 200 && help_step(match, &a); i++)
            assert_true(help_step(copy, &b));
        help_same_history(match, copy);
        free(text);
        pl_match_free(copy);
        pl_match_free(match);
    }
}

static void comments_and_blanks_are_harmless(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        struct pl_match *match = help_match(game, players, 8, 60);
        struct sheet sheet = {0};
        size_t length;
        char *text = written(match, &length);
        tear(&sheet, text);
        for (int i = 0; i < sheet.count; i++) {
            char changed[1024];
            const char *line = sheet.line[i];
            int n = (int)strcspn(line, "\n");
            snprintf(changed, sizeof changed, "%s%.*s%s \t\n%s", i ? "  " : "", n, line,
                     starts(line, "seat") ? "" : " # what a move!", i % 2 ? "\n   \t\n" : "# a comment of its own\n");
            free(sheet.line[i]);
            sheet.line[i] = strdup(changed);
        }
        char *commented = glue(&sheet);
        struct pl_match *copy = read_back(commented, strlen(commented));
        help_same_history(match, copy);
        free(commented);
        drop(&sheet);
        free(text);
        pl_match_free(copy);
        pl_match_free(match);
    }
}

/* ---- Damage ---------------------------------------------------------------------------------------------------- */

static int first_move(const struct sheet *sheet) {
    int i = 0;
    while (i < sheet->count && strcmp(sheet->line[i], "moves\n") != 0)
        i++;
    assert_true(i < sheet->count);
    return i + 1;
}

static void lost_doubled_and_swapped_lines(void **context) {
    (void)context;
    int accepted = 0, tried = 0;
    EACH_TABLE(game, players) {
        struct pl_match *match = help_match(game, players, 13, 120);
        struct sheet sheet = {0};
        size_t length;
        char *text = written(match, &length);
        tear(&sheet, text);
        int moves = first_move(&sheet);
        for (int i = 0; i < sheet.count; i++) {
            bool strict = i < moves || i == sheet.count - 1; /* the header and the end have one form only */
            struct sheet damaged = {.count = sheet.count - 1};
            memcpy(damaged.line, sheet.line, (size_t)i * sizeof *sheet.line);
            memcpy(damaged.line + i, sheet.line + i + 1, (size_t)(sheet.count - 1 - i) * sizeof *sheet.line);
            bool lost = refused_or_harmless(&damaged, match);
            damaged.count = sheet.count + 1;
            memcpy(damaged.line + i + 1, sheet.line + i, (size_t)(sheet.count - i) * sizeof *sheet.line);
            damaged.line[i] = sheet.line[i];
            bool doubled = refused_or_harmless(&damaged, match);
            assert_true(!strict || (lost && doubled));
            tried += 2;
            accepted += !lost + !doubled;
            if (i + 1 == sheet.count)
                break;
            damaged = sheet;
            damaged.line[i] = sheet.line[i + 1];
            damaged.line[i + 1] = sheet.line[i];
            bool swapped = refused_or_harmless(&damaged, match);
            assert_true(swapped || (i >= moves && i + 1 < sheet.count - 1));
            tried++;
            accepted += !swapped;
        }
        drop(&sheet);
        free(text);
        pl_match_free(match);
    }
    assert_true(accepted * 10 < tried); /* harmless ones exist (two rolls that count for nothing) but are rare */
}

/* Each byte of each line changed in some ways. A name, a bot's settings and the seed can be anything, and two rolls may
 * count for the same; all else must be noticed. */
static void changed_bytes(void **context) {
    (void)context;
    static const char put[] = "0159aZ -#*\t\x01\xff";
    EACH_TABLE(game, players) {
        struct pl_match *match = help_match(game, players, 14, 25);
        struct sheet sheet = {0};
        size_t length;
        char *text = written(match, &length);
        tear(&sheet, text);
        int moves = first_move(&sheet);
        for (int i = 0; i < sheet.count; i++) {
            bool open = starts(sheet.line[i], "seat") || starts(sheet.line[i], "seed") ||
                        starts(sheet.line[i], "dice seed"); /* where an automa plays */
            for (char *at = sheet.line[i]; *at && *at != '\n'; at++) {
                char old = *at;
                for (const char *c = put; *c; c++) {
                    *at = *c;
                    /* blanks in a row are one, and what follows " #" is a comment */
                    bool blank = strchr(" \t", *c) || strchr(" \t", old), comment = *c == '#';
                    bool caught = refused_or_harmless(&sheet, match);
                    if (i < moves && !open && *c != old && !blank && !comment && !caught)
                        fail_msg("%s: '%c' instead of '%c' is not noticed: %s", game->id, *c, old, sheet.line[i]);
                }
                *at = old;
            }
        }
        drop(&sheet);
        free(text);
        pl_match_free(match);
    }
}

static void cut_short(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        struct pl_match *match = help_match(game, players, 15, 30);
        char error[2048];
        size_t length;
        char *text = written(match, &length);
        for (size_t i = 0; i + 1 < length; i++)
            refused(text, i, PL_EN, error, sizeof error);
        pl_match_free(read_back(text, length - 1)); /* only the last line feed is missing */
        free(text);
        pl_match_free(match);
    }
}

/* Random noise: whatever comes, an answer. */
static void noise(void **context) {
    (void)context;
    struct pl_rng rng = pl_rng_seed(99, 0);
    EACH_TABLE(game, players) {
        struct pl_match *match = help_match(game, players, 16, 40);
        size_t length;
        char *text = written(match, &length), *bad = malloc(length);
        assert_non_null(bad);
        for (int i = 0; i < 300; i++) {
            memcpy(bad, text, length);
            for (uint32_t k = 0, n = 1 + pl_rng_below(&rng, 4); k < n; k++)
                bad[pl_rng_below(&rng, (uint32_t)length)] = (char)pl_rng_below(&rng, 256);
            char error[2048] = "";
            struct pl_out out = PL_OUT(error);
            struct pl_match *copy = pl_replay_read(bad, length, i % 2 ? PL_EN : PL_FR, &out);
            assert_true(copy ? !error[0] : starts(error, i % 2 ? "line " : "ligne "));
            pl_match_free(copy);
        }
        free(bad);
        free(text);
        pl_match_free(match);
    }
}

/* ---- Messages: the template's game, a line changed, and what is said of it ------------------------------------- */

static const char *const bluff[] = {
    "plateau replay 1", "game template",  "rules 1",           "players 2",
    "option rounds 3",  "option chips 8", "seat 1 human Anna", "seat 2 bot greedy",
    "seed 42",          "moves",          "* card 5",          "* card 7",
    "1 keep",           "2 swap",         "* card 9",          "1 bid 2",
};
enum { BLUFF = sizeof bluff / sizeof *bluff };

/* The text of `bluff` with line `line` (from 1; 0: none) replaced by `with` (NULL: left out), and the right end. */
static char *bluff_with(int line, const char *with) {
    static char text[8192];
    struct pl_out out = PL_OUT(text);
    text[0] = '\0';
    for (int i = 0; i < BLUFF; i++)
        if (i + 1 != line)
            pl_putf(&out, "%s\n", bluff[i]);
        else if (with)
            pl_putf(&out, "%s\n", with);
    if (line == BLUFF + 1)
        pl_put(&out, with ? with : "");
    else
        pl_put(&out, "end 0000000000000000\n");
    return text;
}

static void each_fault_is_named(void **context) {
    (void)context;
    char long_line[600], long_name[100], long_bot[200];
    snprintf(long_line, sizeof long_line, "# %0597d", 0);
    snprintf(long_name, sizeof long_name, "seat 1 human %086d", 0);
    snprintf(long_bot, sizeof long_bot, "seat 2 bot %0188d", 0);
    const struct {
        int change, line; /* the line that is changed, and the one that must be named */
        const char *with, *en, *fr;
    } faults[] = {
        {1, 1, "PNG", "no replay of Plateau", "pas un enregistrement de Plateau"},
        {1, 1, "", "no replay of Plateau", "pas un enregistrement de Plateau"},
        {1, 1, " plateau replay 1", "no replay of Plateau", "pas un enregistrement de Plateau"},
        {1, 1, "plateau replay 4", "format 1 to 3, not of format '4'", "formats 1 à 3, et non au format « 4 »"},
        {1, 1, "plateau replay 1\r", "CRLF", "CRLF"},
        {5, 5, "option rounds 3\r", "CRLF", "CRLF"},
        {2, 2, "game chess", "no game 'chess'; the games are", "pas de jeu « chess » ; les jeux sont"},
        {2, 2, "game", "no game ''", "pas de jeu «  »"},
        {3, 3, "rules 7", "made with version 7 of the rules; this program plays version 1",
         "fait avec la version 7 des règles ; ce programme joue la version 1"},
        {3, 3, "rules one", "a whole number from 0 to 4294967295, not 'one'", "un nombre entier de 0 à 4294967295"},
        {3, 3, "rules 4294967296", "a whole number", "un nombre entier"},
        {3, 3, "rules -1", "a whole number", "un nombre entier"},
        {4, 4, "players 9", "from 2 to 4, not '9'", "de 2 à 4, et non « 9 »"},
        {4, 4, "players", "from 2 to 4, not ''", "de 2 à 4"},
        {4, 4, NULL, "'option' is in the wrong place: 'players N' should stand here",
         "« option » n'est pas à sa place"},
        {4, 4, "colour red", "'colour' is no line of a replay's header", "« colour » n'est pas une ligne d'en-tête"},
        {5, 5, "option rounds 99", "a number from 1 to 6", "un nombre de 1 à 6"},
        {5, 5, "option chips 8", "'option rounds VALUE' should stand here", "ici devrait se trouver « option rounds"},
        {5, 5, "option weather fine", "option 'weather' is in the wrong place", "l'option « weather »"},
        {5, 5, "option rounds", "", ""},
        {7, 7, "seat 2 human Anna", "seat 1 should stand here, not seat '2'", "le siège 1, et non « 2 »"},
        {7, 7, "seat 1 robot Anna", "'human' or 'bot', not 'robot'", "« human » ou « bot », et non « robot »"},
        {7, 7, "seat 1", "'human' or 'bot', not ''", "« human » ou « bot »"},
        {7, 7, long_name, "86 bytes long; at most 63", "86 octets ; 63 au plus"},
        {8, 8, long_bot, "188 bytes long; at most 127", "188 octets ; 127 au plus"},
        {8, 8, NULL, "'seed' is in the wrong place: 'seat 2 human NAME'", "« seed » n'est pas à sa place"},
        {9, 9, "seed 18446744073709551616", "0 to 18446744073709551615, not", "0 à 18446744073709551615, et non"},
        {9, 9, "seed 4 2", "not '4 2'", "et non « 4 2 »"},
        {10, 10, "moves 3", "nothing may follow the word 'moves'", "rien ne peut suivre le mot « moves »"},
        {10, 10, NULL, "'*' is no line of a replay's header: 'moves'", "« * » n'est pas une ligne d'en-tête"},
        {11, 11, "* card 13", "chance (*) was to move, and 'card 13' is none of the possible outcomes",
         "c'était au hasard (*) de jouer, et « card 13 » n'est pas un résultat possible"},
        {11, 11, "1 keep", "'1 keep' cannot stand here: chance (*) was to move", "c'était au hasard (*) de jouer"},
        {13, 13, "2 keep", "'2 keep' cannot stand here: seat 1 was to move", "c'était au siège 1 de jouer"},
        {13, 13, "* keep", "'* keep' cannot stand here: seat 1 was to move", "c'était au siège 1 de jouer"},
        {13, 13, "1", "the move is missing after '1'", "le coup manque après « 1 »"},
        {13, 13, "3 keep", "a seat from 1 to 2", "un siège de 1 à 2"},
        {13, 13, "0 keep", "a seat from 1 to 2", "un siège de 1 à 2"},
        {13, 13, "anna keep", "not 'anna'", "et non « anna »"},
        {13, 13, "1 bid 2", "seat 1 was to move, and 'bid 2' is not legal. TP-3.1: ",
         "c'était au siège 1 de jouer, et « bid 2 » n'est pas légal. TP-3.1 : "},
        {13, 13, "1 dance", "'dance' is not legal. ", "« dance » n'est pas légal. "},
        {12, 12, long_line, "599 bytes long; at most 511", "599 octets ; 511 au plus"},
        {12, 12, "# \x1b[31m", "byte 3 (0x1b) is no text", "l'octet 3 (0x1b) n'est pas du texte"},
        {12, 12, "# caf\xe9", "byte 6 (0xe9) is no text", "l'octet 6 (0xe9) n'est pas du texte"},
        {12, 12, "# \xed\xa0\x80", "byte 3 (0xed) is no text", "l'octet 3 (0xed) n'est pas du texte"},
        {17, 17, NULL, "ends without its last line, 'end HASH'", "s'arrête sans sa dernière ligne"},
        {17, 17, "end\n", "16 hexadecimal digits, not ''", "16 chiffres hexadécimaux, et non «  »"},
        {17, 17, "end 123\n", "16 hexadecimal digits, not '123'", "16 chiffres hexadécimaux"},
        {17, 17, "end 00000000000000001\n", "16 hexadecimal digits", "16 chiffres hexadécimaux"},
        {17, 17, "end 0000000000000000\n", "not to 0000000000000000: a line before this one is damaged",
         "une ligne plus haut est abîmée"},
    };
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        const char *text = bluff_with(faults[i].change, faults[i].with);
        char en[2048], fr[2048];
        int line = refused(text, strlen(text), PL_EN, en, sizeof en);
        if (line != faults[i].line || !strstr(en, faults[i].en))
            fail_msg("fault %zu: %s", i, en);
        line = refused(text, strlen(text), PL_FR, fr, sizeof fr);
        if (line != faults[i].line || !strstr(fr, faults[i].fr))
            fail_msg("fault %zu: %s", i, fr);
    }
}

/* Roles, in the games that have them: one for each seat, no more and no fewer. */
static void roles_are_counted(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        if (!game->roles)
            continue;
        struct pl_match *match = help_match(game, players, 9, 0);
        struct sheet sheet = {0};
        char error[2048], line[512];
        size_t length;
        char *text = written(match, &length);
        tear(&sheet, text);
        int at = 0;
        while (at + 1 < sheet.count && !starts(sheet.line[at], "roles "))
            at++;
        char *right = sheet.line[at];
        assert_non_null(right);
        if (!right)
            return; /* for readers who do not know that an assertion never comes back */
        int n = (int)strlen(right) - 1;
        const char *faults[] = {" any\n", "", ",any\n", "x\n"};
        for (int i = 0; i < 4; i++) {
            if (i == 1)
                snprintf(line, sizeof line, "%.*s\n", (int)(strrchr(right, ' ') - right), right);
            else
                snprintf(line, sizeof line, "%.*s%s", n, right, faults[i]);
            sheet.line[at] = line;
            char *changed = glue(&sheet);
            assert_int_equal(refused(changed, strlen(changed), PL_EN, error, sizeof error), at + 1);
            free(changed);
        }
        sheet.line[at] = right;
        drop(&sheet);
        free(text);
        pl_match_free(match);
    }
}

/* The right text with more after its end, or a NUL inside. */
static void garbage_after_the_end(void **context) {
    (void)context;
    struct pl_match *match = help_match(pl_games[0], pl_games[0]->min_players, 3, 10);
    char error[2048], changed[8192];
    size_t length;
    char *text = written(match, &length);
    int lines = 0;
    for (size_t i = 0; i < length; i++)
        lines += text[i] == '\n';
    int n = snprintf(changed, sizeof changed, "%s\n# fine\n1 keep\n", text);
    assert_int_equal(refused(changed, (size_t)n, PL_EN, error, sizeof error), lines + 3);
    assert_non_null(strstr(error, "nothing may follow 'end', but here stands '1 keep'"));
    n = snprintf(changed, sizeof changed, "%s", text);
    changed[n] = '\0';
    assert_int_equal(refused(changed, (size_t)n + 1, PL_FR, error, sizeof error), lines + 1);
    assert_non_null(strstr(error, "(0x00)"));
    changed[20] = '\0';
    assert_int_equal(refused(changed, (size_t)n, PL_EN, error, sizeof error), 2);
    assert_int_equal(refused(NULL, 0, PL_EN, error, sizeof error), 1);
    free(text);
    pl_match_free(match);
}

static void memory_running_out_is_said(void **context) {
    (void)context;
    struct pl_match *match = help_match(pl_games[0], pl_games[0]->min_players, 3, 60);
    char error[2048];
    size_t length;
    char *text = written(match, &length);
    for (int i = 0; i <= 1; i++) {
        help_allocations_left = i; /* none for the match, then none for its moves */
        refused(text, length, PL_EN, error, sizeof error);
        assert_non_null(strstr(error, "memory is out"));
        help_allocations_left = -1;
    }
    pl_match_free(read_back(text, length));
    free(text);
    pl_match_free(match);
}

/* ---- Files ----------------------------------------------------------------------------------------------------- */

static int files_in(const char *folder) {
    int n = 0;
    DIR *dir = opendir(folder);
    assert_non_null(dir);
    for (const struct dirent *entry; (entry = readdir(dir));)
        n += entry->d_name[0] != '.';
    closedir(dir);
    return n;
}

static void files_are_whole_or_untouched(void **context) {
    (void)context;
    const char *base = getenv("TMPDIR");
    char folder[512], path[600], inside[600], error[2048] = "";
    struct pl_out out = PL_OUT(error);
    snprintf(folder, sizeof folder, "%s/plateau-replay-XXXXXX", base && *base ? base : "/tmp");
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/game.plateau", folder);
    struct pl_match *match = help_match(pl_games[0], pl_games[0]->min_players, 3, 60);
    struct pl_match *longer = help_match(pl_games[0], pl_games[0]->min_players, 4, 100000);

    assert_true(pl_replay_save(match, path, PL_EN, &out));
    assert_string_equal(error, "");
    assert_int_equal(files_in(folder), 1);
    struct pl_match *copy = pl_replay_load(path, PL_EN, &out);
    assert_non_null(copy);
    help_same_history(match, copy);
    pl_match_free(copy);

    /* No room: the old file stays as it was, and nothing is left behind. */
    struct rlimit limit, old;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &old), 0);
    limit = (struct rlimit){.rlim_cur = 64, .rlim_max = old.rlim_max};
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
    bool saved = pl_replay_save(longer, path, PL_EN, &out);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &old), 0);
    signal(SIGXFSZ, SIG_DFL);
    assert_false(saved);
    assert_non_null(strstr(error, "cannot write "));
    assert_int_equal(files_in(folder), 1);
    out = pl_out_to(error, sizeof error);
    copy = pl_replay_load(path, PL_EN, &out);
    assert_non_null(copy);
    help_same_history(match, copy);
    pl_match_free(copy);

    /* Over the old file, and where no file can be. */
    assert_true(pl_replay_save(longer, path, PL_EN, &out));
    assert_false(pl_replay_save(match, folder, PL_FR, &out));
    assert_non_null(strstr(error, "impossible d'écrire"));
    assert_int_equal(files_in(folder), 1);
    snprintf(inside, sizeof inside, "%s/none/game.plateau", folder);
    out = pl_out_to(error, sizeof error);
    assert_false(pl_replay_save(match, inside, PL_EN, &out));
    assert_non_null(strstr(error, "there is no such file or folder"));
    out = pl_out_to(error, sizeof error);
    assert_null(pl_replay_load(inside, PL_FR, &out));
    assert_non_null(strstr(error, "impossible de lire"));
    out = pl_out_to(error, sizeof error);
    assert_null(pl_replay_load(folder, PL_EN, &out));
    assert_non_null(strstr(error, "it is a folder"));

    /* Far too big, and not read to its end. */
    assert_int_equal(truncate(path, (off_t)40 << 20), 0);
    out = pl_out_to(error, sizeof error);
    assert_null(pl_replay_load(path, PL_EN, &out));
    assert_non_null(strstr(error, "too big for a replay"));

    assert_int_equal(unlink(path), 0);
    assert_int_equal(rmdir(folder), 0);
    pl_match_free(longer);
    pl_match_free(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_is_read_back),
        cmocka_unit_test(answers_are_kept_in_their_order),
        cmocka_unit_test(answers_out_of_place),
        cmocka_unit_test(seats_are_kept),
        cmocka_unit_test(no_name_breaks_the_file),
        cmocka_unit_test(a_loaded_match_goes_on_alike),
        cmocka_unit_test(comments_and_blanks_are_harmless),
        cmocka_unit_test(lost_doubled_and_swapped_lines),
        cmocka_unit_test(changed_bytes),
        cmocka_unit_test(cut_short),
        cmocka_unit_test(noise),
        cmocka_unit_test(each_fault_is_named),
        cmocka_unit_test(roles_are_counted),
        cmocka_unit_test(garbage_after_the_end),
        cmocka_unit_test(memory_running_out_is_said),
        cmocka_unit_test(files_are_whole_or_untouched),
    };
    return cmocka_run_group_tests_name("replay", tests, NULL, NULL);
}
