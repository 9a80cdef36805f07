/* `plateau scenario FILE…`: runs rule tests, and finds the rules that none of them shows. */
#include "match/scenario.h"
#include "app/cli/args.h"
#include <stdlib.h>

#define MAX_FILE (16 << 20)
#define MAX_RULES 1024

struct tally {
    const struct cli_args *args;
    const char *file;
    bool verbose;
    int passed, failed, unusable;
    const struct pl_game *game; /* --coverage; NULL: not asked for */
    bool shown[MAX_RULES];
};

static void report(void *context, const char *name, const char *failure) {
    struct tally *tally = context;
    if (failure) {
        tally->failed++;
        printf("%s: %s: %s\n", tally->file, name, failure);
    } else {
        tally->passed++;
        if (tally->verbose)
            printf("%s: %s: %s\n", tally->file, name, T(tally->args, "passed", "réussi"));
    }
}

static void mark(void *context, const struct pl_game *game, const char *id) {
    struct tally *tally = context;
    const struct pl_rule *rule = game == tally->game ? pl_rule_find(game, id) : NULL;
    if (rule && rule - game->rules < MAX_RULES)
        tally->shown[rule - game->rules] = true;
}

static void run_file(struct tally *tally, const char *path) {
    size_t length;
    char message[1024] = "";
    struct pl_out error = PL_OUT(message);
    struct pl_scenario_listener listener = {.context = tally, .report = report, .rule = mark};
    char *text = cli_slurp(tally->args, path, MAX_FILE, &length);
    tally->file = path;
    if (!text) {
        tally->unusable++;
        return;
    }
    if (!pl_scenario_run(text, length, tally->args->lang, &listener, &error)) {
        cli_failed(tally->args, "%s: %s", "%s : %s", path, message);
        tally->unusable++;
    }
    free(text);
}

/* Lists the rules that no passing scenario names; returns how many. */
static int uncovered(const struct tally *tally) {
    int missing = 0, count = 0;
    for (const struct pl_rule *rule = tally->game->rules; rule->id && count < MAX_RULES; rule++, count++) {
        if (tally->shown[count])
            continue;
        missing++;
        printf(T(tally->args, "%s: no scenario that passes shows this rule\n",
                 "%s : aucun scénario réussi ne montre cette règle\n"),
               rule->id);
    }
    printf(T(tally->args, "%s: %d of %d rules shown\n", "%s : %d règles montrées sur %d\n"), tally->game->id,
           count - missing, count);
    return missing;
}

static int run(struct cli_args *args) {
    struct tally tally = {.args = args, .verbose = cli_get(args, "verbose")};
    const char *coverage = cli_get(args, "coverage");
    if (coverage && !(tally.game = cli_game(args, coverage)))
        return CLI_USAGE;
    for (int i = 0; i < args->words; i++)
        run_file(&tally, args->word[i]);
    int missing = tally.game ? uncovered(&tally) : 0;
    printf("%d passed, %d failed\n", tally.passed,
           tally.failed); /* scripts read this line: the same in all languages */
    return tally.failed || missing || tally.unusable ? CLI_FAILED : CLI_OK;
}

const struct cli_command cli_scenario = {
    .name = "scenario",
    .summary = PL_TEXT("run rule tests written as JSON", "exécute des tests de règles écrits en JSON"),
    .usage = "FILE…",
    .details = PL_TEXT("Runs every scenario of the files: a position, moves with forced chance, expectations. Prints "
                       "a line for each that fails. Exit 1 if one failed or if a file is no scenario file.",
                       "Exécute chaque scénario des fichiers : une position, des coups au hasard imposé, des attentes. "
                       "Écrit une ligne par échec. Code de sortie 1 s'il y en a un ou si un fichier n'est pas un "
                       "fichier de scénarios."),
    .options =
        (const struct cli_option[]){
            {"verbose", NULL, PL_TEXT("list those that pass, too", "énumère aussi les scénarios réussis")},
            {"coverage", "GAME",
             PL_TEXT("list the game's rules that no passing scenario names; exit 1 if there are any",
                     "énumère les règles du jeu qu'aucun scénario réussi ne nomme ; code de sortie 1 s'il y en a")},
            {0}},
    .min_words = 1,
    .max_words = CLI_MAX_WORDS,
    .run = run,
};
