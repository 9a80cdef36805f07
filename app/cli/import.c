/* `plateau import`: games that were played elsewhere, made into replays. */
#include "app/import/import.h"
#include "app/cli/args.h"
#include "app/cli/tell.h"
#include <stdlib.h>

enum { LONGEST_LOG = 16 << 20 };

static int no_importer(const struct cli_args *args) {
    char list[256];
    struct pl_out out = PL_OUT(list);
    for (const struct importer *importer = importers; importer->game; importer++)
        pl_putf(&out, "%s%s", importer == importers ? "" : ", ", importer->game);
    return cli_usage(args, "there are no logs of '%s' to import, only of %s",
                     "il n'y a pas de journaux de « %s » à importer, seulement de %s", args->word[0], list);
}

static void put_notes(FILE *file, const struct cli_args *args, const struct import_report *report) {
    for (int i = 0; i < report->notes; i++)
        fprintf(file, T(args, "note: %s\n", "remarque : %s\n"), report->note[i]);
    if (report->dropped)
        fprintf(file, T(args, "note: and %d more\n", "remarque : et %d autres\n"), report->dropped);
}

/* What was in the log, and how it ended. */
static void summary(FILE *file, const struct cli_args *args, const struct pl_match *match,
                    const struct import_report *report) {
    const struct pl_game *game = pl_match_game(match);
    fprintf(file, "%s (%s)\n", game->name.in[args->lang], game->id);
    fprintf(file,
            T(args, "%d lines, %d printed totals checked, no disagreement; %d moves\n",
              "%d lignes, %d totaux imprimés vérifiés, aucun désaccord ; %d coups\n"),
            report->lines, report->checked, pl_match_length(match));
    if (pl_match_actor(match) == PL_OVER) {
        struct cli_terminal terminal;
        cli_terminal_open(&terminal, args->lang, false, false);
        cli_tell_result(file, &terminal, game, pl_match_state(match), 0);
        cli_terminal_close(&terminal);
    } else {
        fputs(T(args, "The log ends before the game does.\n", "Le journal s'arrête avant la fin de la partie.\n"),
              file);
    }
}

/* The replay goes to the file that -o names, whole or not at all. */
static int save(const struct cli_args *args, const struct pl_match *match) {
    const char *path = cli_get(args, "output");
    char message[1024];
    struct pl_out error = PL_OUT(message);
    if (!path)
        return CLI_OK;
    if (!strcmp(path, "-")) {
        pl_replay_write(match, stdout);
        return CLI_OK;
    }
    if (!pl_replay_save(match, path, args->lang, &error))
        return cli_failed(args, "%s", "%s", message);
    printf(T(args,
             "Written to %s: open it at the web table (\"Open a game file…\" in the lobby),\n"
             "or `plateau replay %s --step --viewer everything` goes through it here.\n",
             "Écrite dans %s : ouvrez-la à la table web (« Ouvrir un fichier de partie… » à l'accueil),\n"
             "ou `plateau replay %s --step --viewer everything` la parcourt ici.\n"),
           path, path);
    return CLI_OK;
}

static int run(struct cli_args *args) {
    const struct importer *importer = importer_find(args->word[0]);
    const char *path = args->word[1];
    struct import_report report = {.lang = args->lang};
    size_t length;
    if (!importer)
        return no_importer(args);
    char *text = cli_slurp(args, path, LONGEST_LOG, &length);
    if (!text)
        return CLI_FAILED;
    struct pl_match *match = importer->run(text, length, &report);
    free(text);
    if (!match) {
        put_notes(stderr, args, &report);
        return cli_failed(args, "%s: %s", "%s : %s", path, report.error);
    }
    const char *output = cli_get(args, "output");
    FILE *file = output && !strcmp(output, "-") ? stderr : stdout;
    summary(file, args, match, &report);
    put_notes(file, args, &report);
    int status = save(args, match);
    pl_match_free(match);
    return status;
}

static const struct cli_option options[] = {{"output", "FILE",
                                             PL_TEXT("where the replay goes ('-': standard output; also: -o)",
                                                     "où va la partie ('-' : sortie standard ; aussi : -o)")},
                                            {0}};

const struct cli_command cli_import = {
    .name = "import",
    .summary = PL_TEXT("check a log of a game played elsewhere and make a replay of it",
                       "vérifie le journal d'une partie jouée ailleurs et en fait une partie enregistrée"),
    .usage = "GAME LOG [options]",
    .details = PL_TEXT(
        "Plays a log that another program wrote through the engine: cards, dice and choices are those of the log, and "
        "what "
        "it does not tell is filled in so that everything agrees. Every total it prints (influence, score, DEFCON, "
        "Military "
        "Operations, Space Race) is compared with the engine's; the first disagreement is reported with both values "
        "and its "
        "line (exit code 1).\n"
        "GAME is twilight: logs of Twilight Struggle as docs/import.md describes them.",
        "Rejoue dans le moteur un journal écrit par un autre programme : les cartes, les dés et les choix sont ceux du "
        "journal, et ce qu'il ne dit pas est complété de sorte que tout concorde. Chaque total imprimé (influence, "
        "score, "
        "DEFCON, Opérations Militaires, course à l'espace) est comparé à celui du moteur ; le premier désaccord est "
        "signalé "
        "avec les deux valeurs et sa ligne (code de sortie 1).\n"
        "JEU est twilight : les journaux de Twilight Struggle que décrit docs/import.md."),
    .options = options,
    .min_words = 2,
    .max_words = 2,
    .run = run};
