/* The program `plateau`: finds the command and runs it. */
#include "app/cli/args.h"
#include "app/cli/terminal.h"
#include "app/cli/words.h"

#ifndef PLATEAU_VERSION
#define PLATEAU_VERSION "0"
#endif

static const struct cli_command *const commands[] = {
    &cli_play,     &cli_games, &cli_rules,  &cli_replay, &cli_sim,  &cli_bench,
    &cli_scenario, &cli_state, &cli_engine, &cli_soak,   &cli_draw, &cli_import,
#ifdef PLATEAU_SERVER
    &cli_serve,    &cli_load,
#endif
};
#define COMMANDS ((int)(sizeof commands / sizeof commands[0]))

/* What the program does when nothing is asked of it. */
#ifdef PLATEAU_SERVER
static char *main_job[] = {"serve"};
#else
static char *main_job[] = {"play", "tempete"};
#endif

volatile sig_atomic_t cli_interrupted;

static void interrupted(int signal) {
    cli_interrupted = signal;
}

void cli_catch_interrupt(void) {
    /* No SA_RESTART: whoever waits for input must wake up. */
    struct sigaction action = {.sa_handler = interrupted};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}

static void general_help(const struct cli_args *args) {
    int columns = cli_columns();
    printf("%s\n\n%s\n\n%s\n",
           T(args, "Plateau: one table for big rulebooks", "Plateau : une table pour les gros livres de règles"),
           T(args, "Usage: plateau [COMMAND …] [--lang fr|en]", "Usage : plateau [COMMANDE …] [--lang fr|en]"),
           T(args, "Commands:", "Commandes :"));
    for (int i = 0; i < COMMANDS; i++) {
        printf("  %-10s ", commands[i]->name);
        cli_wrap(stdout, commands[i]->summary.in[args->lang], 13, 13, columns);
    }
    printf("  %-10s ", "help");
    cli_wrap(stdout, T(args, "explain a command: `plateau help sim`", "explique une commande : `plateau help sim`"), 13,
             13, columns);
    printf("\n%s\n",
           T(args, "`plateau COMMAND --help` says what a command can do; `plateau` alone lays the web table.",
             "`plateau COMMANDE --help` dit ce qu'une commande sait faire ; `plateau` seul dresse la table en ligne."));
    fputc('\n', stdout);
    cli_wrap(stdout,
             T(args,
               "Exit codes: 0 done; 1 the work failed (a file that is missing or damaged, a move that is refused, a "
               "test that fails); 2 the command line is wrong; 130 interrupted.",
               "Codes de sortie : 0 fait ; 1 le travail a échoué (fichier absent ou abîmé, coup refusé, test en "
               "échec) ; 2 la ligne de commande est fautive ; 130 interrompu."),
             0, 0, columns);
}

static const struct cli_command *find_command(const struct cli_args *args, const char *name) {
    const char *names[COMMANDS + 1];
    char list[256];
    struct pl_out out = PL_OUT(list);
    for (int i = 0; i < COMMANDS; i++) {
        if (!strcmp(commands[i]->name, name))
            return commands[i];
        names[i] = commands[i]->name;
        pl_putf(&out, "%s, ", names[i]);
    }
    names[COMMANDS] = "help";
    pl_put(&out, "help");
    const char *nearest = cli_nearest(name, names, COMMANDS + 1);
    if (nearest)
        cli_usage(args, "there is no command '%s'; did you mean %s?",
                  "il n'y a pas de commande « %s » ; vouliez-vous dire %s ?", name, nearest);
    else
        cli_usage(args, "there is no command '%s'; the commands are %s",
                  "il n'y a pas de commande « %s » ; les commandes sont %s", name, list);
    return NULL;
}

static int run_help(struct cli_args *args, int argc, char **argv) {
    const char *name = NULL;
    for (int i = 0; i < argc; i++) {
        if (!strcmp(argv[i], "--lang"))
            i++;
        else if (argv[i][0] != '-' && !name)
            name = argv[i];
    }
    if (!name || !strcmp(name, "help")) {
        general_help(args);
        return CLI_OK;
    }
    args->command = find_command(args, name);
    if (!args->command)
        return CLI_USAGE;
    cli_help(args);
    return CLI_OK;
}

static int run_command(struct cli_args *args, const char *name, int argc, char **argv) {
    if (!strcmp(name, "help"))
        return run_help(args, argc, argv);
    args->command = find_command(args, name);
    int status = CLI_USAGE;
    if (!args->command || !cli_parse(args, argc, argv, &status))
        return status;
    return args->command->run(args);
}

/* Options before the command: --help, --version and --lang. Returns the index of the first word behind them, or -1
 * with *status when all is done. */
static int before_command(struct cli_args *args, int argc, char **argv, int *status) {
    int i = 1;
    for (; i < argc && argv[i][0] == '-' && argv[i][1]; i++) {
        enum pl_lang known;
        const char *lang = NULL;
        *status = CLI_OK;
        if (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h")) {
            general_help(args);
            return -1;
        }
        if (!strcmp(argv[i], "--version")) {
            printf("plateau %s\n", PLATEAU_VERSION);
            return -1;
        }
        if (!strncmp(argv[i], "--lang=", 7))
            lang = argv[i] + 7;
        else if (!strcmp(argv[i], "--lang"))
            lang = i + 1 < argc && strncmp(argv[i + 1], "--", 2) != 0 ? argv[++i] : "";
        *status = CLI_USAGE;
        if (lang && !*lang) {
            cli_usage(args, "--lang needs a value: --lang fr|en", "--lang demande une valeur : --lang fr|en");
            return -1;
        }
        if (!lang) {
            cli_usage(args, "%s stands before the command; write plateau COMMAND %s (see plateau --help)",
                      "%s se trouve avant la commande ; écrivez plateau COMMANDE %s (voir plateau --help)", argv[i],
                      argv[i]);
            return -1;
        }
        if (!pl_lang_read(lang, &known)) {
            cli_usage(args, "there is no language '%s'; --lang is fr or en",
                      "il n'y a pas de langue « %s » ; --lang vaut fr ou en", lang);
            return -1;
        }
    }
    return i;
}

int cli_main(int argc, char **argv) {
    cli_locale();
    struct cli_args args = {.lang = cli_lang(argc, argv)};
    int status = CLI_OK;
    int first = before_command(&args, argc, argv, &status);
    if (first < 0)
        return status;
    if (first < argc)
        status = run_command(&args, argv[first], argc - first - 1, argv + first + 1);
    else
        status = run_command(&args, main_job[0], (int)(sizeof main_job / sizeof main_job[0]) - 1, main_job + 1);
    /* A full disk or a closed pipe is a failure even if nobody noticed while printing. */
    if (fflush(stdout) && status == CLI_OK)
        status = CLI_FAILED;
    return status;
}

int main(int argc, char **argv) {
    return cli_main(argc, argv);
}
