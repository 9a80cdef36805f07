/* Command lines: tables of options, one parser, messages that say what would be right. */
#ifndef PLATEAU_CLI_ARGS_H
#define PLATEAU_CLI_ARGS_H

#include "match/tr.h"
#include "plateau.h"
#include <signal.h>

/* Exit codes: done; the work failed (a file cannot be read or is damaged, a test fails, …); the command line is wrong.
 * CLI_INTERRUPTED is what shells report for a program that Ctrl-C ended; what was there is kept. */
enum { CLI_OK = 0, CLI_FAILED = 1, CLI_USAGE = 2, CLI_INTERRUPTED = 130 };

struct cli_option {
    const char *name;  /* "games": given as --games N or --games=N */
    const char *value; /* "N": takes a value; NULL: a flag */
    struct pl_text help;
};

struct cli_args;

struct cli_command {
    const char *name;                 /* "sim" */
    struct pl_text summary;           /* one line of `plateau --help` */
    const char *usage;                /* "GAME [options]": the words after the name */
    struct pl_text details;           /* what `plateau sim --help` says below the usage; may hold several lines */
    const struct cli_option *options; /* ended by {0}; --help and --lang are understood everywhere */
    int min_words, max_words;         /* how many words that are no options */
    int (*run)(struct cli_args *args);
};

#define CLI_MAX_WORDS 256
struct cli_args {
    const struct cli_command *command;
    enum pl_lang lang;
    int words;
    const char *word[CLI_MAX_WORDS];
    int given; /* options given, in order; those that may be repeated stand several times */
    struct {
        const char *name, *value;
    } option[CLI_MAX_WORDS];
};

/* The commands, one per file; main.c lists them. */
extern const struct cli_command cli_games, cli_rules, cli_play, cli_sim, cli_bench, cli_replay, cli_scenario, cli_state,
    cli_engine, cli_soak, cli_draw, cli_import, cli_serve, cli_load;

/* Options that every command about a game shares: --players --option --roles --seed. Put CLI_SETUP_OPTIONS in the
 * table. */
#define CLI_SETUP_OPTIONS                                                                                              \
    {"players", "N", PL_TEXT("number of players", "nombre de joueurs")},                                               \
        {"option", "KEY=VALUE",                                                                                        \
         PL_TEXT("option of the game, repeatable; `plateau games GAME` lists them",                                    \
                 "option du jeu, répétable ; `plateau games JEU` les énumère")},                                       \
        {"roles", "A,B,…",                                                                                             \
         PL_TEXT("role of each seat; 'any' where it does not matter",                                                  \
                 "rôle de chaque siège ; 'any' là où peu importe")},                                                   \
    {                                                                                                                  \
        "seed", "S", PL_TEXT("seed of the dice (a number)", "graine des dés (un nombre)")                              \
    }

/* Value of the last --name, or NULL. A flag that was given has the value "". */
const char *cli_get(const struct cli_args *args, const char *name);
/* Numbers within bounds; true and *out unchanged if the option was not given; false after saying what would be right.
 */
bool cli_int(const struct cli_args *args, const char *name, int64_t min, int64_t max, int64_t *out);
bool cli_real(const struct cli_args *args, const char *name, double min, double max, double *out);

/* The game named by a word; says which there are and returns NULL if there is none of that name. */
const struct pl_game *cli_game(const struct cli_args *args, const char *id);
/* A seed nobody has had before, short enough to be typed again. */
uint64_t cli_fresh_seed(void);

/* Who looks: --viewer everything, spectator or a seat's number. Where the game hides something there is no default;
 * elsewhere everything. False after saying what would be right. */
bool cli_viewer(const struct cli_args *args, const struct pl_game *game, int players, int *viewer);
/* The line of the table of options for it. */
#define CLI_VIEWER_OPTION                                                                                              \
    {                                                                                                                  \
        "viewer", "VIEWER",                                                                                            \
            PL_TEXT("who looks: everything, spectator or a seat's number; must be given where the game hides "         \
                    "something",                                                                                       \
                    "qui regarde : everything, spectator ou un numéro de siège ; obligatoire là où le jeu cache "  \
                    "quelque chose")                                                                                   \
    }

/* A seat's player on the command line: "human" (or "person"), a bot spec, "automa:LEVEL" (cli_setup asks the game
 * whether it has that one), or "exec:COMMAND", a program speaking docs/engine.md. */
/* Splits "A,B,…" and checks each; returns the number or -1 after saying what would be right. `bots` may hold human
 * seats only if `humans` is true. */
struct cli_player {
    bool human, automa;
    const char *command; /* exec: the program to start; NULL otherwise */
    struct pl_bot bot;
    char spec[PL_MAX_BOT_SPEC];
};
int cli_players(const struct cli_args *args, const char *list, bool humans, struct cli_player players[PL_MAX_SEATS]);

/* Who is to play: `named` players from the first on (0: --players or else the game's least), of whom so many are
 * people. All 0: nobody in particular. */
struct cli_company {
    const struct cli_player *player;
    int named, people;
};
/* Reads the CLI_SETUP_OPTIONS. Seed: given, or fresh entropy. */
bool cli_setup(const struct cli_args *args, const struct pl_game *game, struct cli_company company,
               struct pl_setup *setup, uint64_t *seed);

/* Says "plateau sim: …" on standard error in the language of the call. Returns CLI_USAGE / CLI_FAILED for `return`. */
__attribute__((format(printf, 2, 4), format(printf, 3, 4))) int cli_usage(const struct cli_args *args, const char *en,
                                                                          const char *fr, ...);
__attribute__((format(printf, 2, 4), format(printf, 3, 4))) int cli_failed(const struct cli_args *args, const char *en,
                                                                           const char *fr, ...);

/* T(args, "en", "fr"): the text in the language of the call. */
#define T(ARGS, EN, FR) TR((ARGS)->lang, EN, FR)

/* Set by Ctrl-C (SIGINT, SIGTERM) once cli_catch_interrupt has been called: finish, keep what is there. */
extern volatile sig_atomic_t cli_interrupted;
void cli_catch_interrupt(void);

/* Reads a whole file (or "-": standard input) of at most `max` bytes; NULL after an error message. Free it. */
char *cli_slurp(const struct cli_args *args, const char *path, size_t max, size_t *length);

int cli_main(int argc, char **argv);

/* For main.c. The language asked for by --lang anywhere before `--`, else by the environment, else English. */
enum pl_lang cli_lang(int argc, char **argv);
/* Sorts what stands behind the command's name into words and options. False: all is said and done, and *status is the
 * exit code (0 after --help). */
bool cli_parse(struct cli_args *args, int argc, char **argv, int *status);
void cli_help(const struct cli_args *args);

/* Writes a usage ("FILE [options]"), in French with the words in capitals that French says otherwise. */
void cli_put_usage(enum pl_lang lang, const char *usage, struct pl_out *out);

#endif
