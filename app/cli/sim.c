/* `plateau sim`: many games between bots, and what came of them with error bars. */
#include "app/cli/sim.h"
#include "app/cli/report.h"
#include <ctype.h>
#include <stdlib.h>
#include <unistd.h>

/* ---- The plan -------------------------------------------------------------------------------------------------- */

/* Does the player choose the same move every time? A clock, several threads or an outside program may not. */
static bool same_every_time(const struct cli_player *player) {
    if (player->command)
        return false;
    const struct pl_bot *bot = &player->bot;
    return bot->kind != PL_BOT_SEARCH || (bot->iterations > 0 && bot->seconds <= 0 && bot->threads <= 1);
}

/* Without --threads: as many as there are cores, less if the players think with several threads themselves. */
static int64_t default_threads(const struct sim_plan *plan) {
    long cores = sysconf(_SC_NPROCESSORS_ONLN), busiest = 1;
    for (int p = 0; p < plan->setup.players; p++)
        if (!plan->player[p].command && plan->player[p].bot.kind == PL_BOT_SEARCH &&
            plan->player[p].bot.threads > busiest)
            busiest = plan->player[p].bot.threads;
    long threads = cores / busiest;
    return threads < 1 ? 1 : threads > 256 ? 256 : threads;
}

/* Is every game possible, whoever sits where? */
static bool fits_everywhere(const struct cli_args *args, const struct sim_plan *plan) {
    char message[512];
    struct pl_out error = PL_OUT(message);
    for (int number = 1; !plan->fixed && number <= plan->setup.players; number++) {
        struct pl_setup setup = sim_setup_of(plan, number);
        if (pl_setup_check(plan->game, &setup, args->lang, &error))
            continue;
        cli_usage(args, "in game %d, %s; --fixed keeps the players on their seats",
                  "à la partie %d, %s ; --fixed laisse les joueurs à leur siège", number, message);
        return false;
    }
    return true;
}

/* Fills the plan where it stands: players point into it. */
static bool read_plan(const struct cli_args *args, struct sim_plan *plan) {
    *plan = (struct sim_plan){.lang = args->lang, .first = 1, .games = 1000, .repeatable = true};
    plan->game = cli_game(args, args->word[0]);
    if (!plan->game)
        return false;
    const char *seats = cli_get(args, "seats");
    int named = 0;
    if (seats && (named = cli_players(args, seats, false, plan->player)) < 0)
        return false;
    if (!cli_setup(args, plan->game, (struct cli_company){plan->player, named, 0}, &plan->setup, &plan->seed) ||
        !cli_int(args, "games", 1, SIM_MAX_GAMES, &plan->games) ||
        !cli_int(args, "first", 1, INT64_C(1000000000000), &plan->first))
        return false;
    for (int p = 0; p < plan->setup.players; p++) {
        if (!seats) {
            plan->player[p].bot = (struct pl_bot){.kind = PL_BOT_RANDOM};
            snprintf(plan->player[p].spec, sizeof plan->player[p].spec, "%s", pl_bot_infos[PL_BOT_RANDOM].id);
        }
        struct cli_player *player = &plan->player[p];
        if (player->automa) /* with its level, if that was left out */
            snprintf(player->spec, sizeof player->spec, "automa:%s", plan->game->levels[plan->setup.automa[p] - 1].key);
        plan->spec[p] = player->spec;
        plan->repeatable &= same_every_time(&plan->player[p]);
    }
    int64_t threads = default_threads(plan);
    if (!cli_int(args, "threads", 1, 256, &threads))
        return false;
    plan->threads = (int)threads;
    plan->fixed = cli_get(args, "fixed");
    plan->effects = cli_get(args, "effects");
    if (plan->effects && !plan->game->uses) {
        cli_usage(args, "%s does not tell which effects are used", "%s ne dit pas quels effets sont utilisés",
                  plan->game->id);
        return false;
    }
    if (plan->fixed && cli_get(args, "rotate")) {
        cli_usage(args, "--fixed and --rotate exclude each other; without either, players change seats",
                  "--fixed et --rotate s'excluent ; sans l'un ni l'autre, les joueurs changent de siège");
        return false;
    }
    return fits_everywhere(args, plan);
}

static void put_word(struct pl_out *out, const char *word) {
    bool plain = *word;
    for (const char *c = word; *c; c++)
        plain = plain && (isalnum((unsigned char)*c) || strchr("_-+,.:/=@%", *c));
    if (plain) {
        pl_put(out, word);
        return;
    }
    pl_put_char(out, '\'');
    for (; *word; word++) {
        if (*word == '\'')
            pl_put(out, "'\\''");
        else
            pl_put_char(out, *word);
    }
    pl_put_char(out, '\'');
}

void sim_command(const struct sim_plan *plan, int64_t games, struct pl_out *out) {
    const struct pl_game *game = plan->game;
    pl_putf(out, "plateau sim %s --games %lld", game->id, (long long)(games ? games : plan->games));
    char text[PL_MAX_SEATS * (PL_MAX_BOT_SPEC + 1)];
    struct pl_out list = PL_OUT(text);
    for (int p = 0; p < plan->setup.players; p++)
        pl_putf(&list, "%s%s", p ? "," : "", plan->spec[p]);
    pl_put(out, " --seats ");
    put_word(out, text);
    for (int i = 0; game->options && game->options[i].key; i++) {
        if (plan->setup.option[i] == game->options[i].standard)
            continue;
        list = PL_OUT(text);
        pl_putf(&list, "%s=", game->options[i].key);
        pl_option_write(&game->options[i], plan->setup.option[i], &list);
        pl_put(out, " --option ");
        put_word(out, text);
    }
    list = PL_OUT(text);
    bool roles = false;
    for (int seat = 0; seat < plan->setup.players; seat++) {
        int8_t role = plan->setup.role[seat];
        roles |= role != PL_ANY_ROLE;
        pl_putf(&list, "%s%s", seat ? "," : "", role == PL_ANY_ROLE ? "any" : game->roles[role].key);
    }
    if (roles)
        pl_putf(out, " --roles %s", text);
    if (plan->first > 1)
        pl_putf(out, " --first %lld", (long long)plan->first);
    if (plan->fixed)
        pl_put(out, " --fixed");
    if (plan->effects)
        pl_put(out, " --effects");
    pl_putf(out, " --seed %llu", (unsigned long long)plan->seed);
}

/* ---- The report on the terminal -------------------------------------------------------------------------------- */

static struct cli_table new_table(const char *head, const char *const *columns) {
    struct cli_table table = {.left[0] = true};
    cli_table_row(&table);
    cli_table_cell(&table, head);
    for (; *columns; columns++)
        cli_table_cell(&table, *columns);
    return table;
}

static void print_table(const struct cli_table *table) {
    fputc('\n', stdout);
    cli_table_print(table, stdout);
}

static void group_row(struct cli_table *table, enum pl_lang lang, const char *name, const struct sim_group *group) {
    cli_table_row(table);
    cli_table_cell(table, name);
    cli_table_cell(table, cli_number_percent(lang, group->rate, 1).text);
    cli_table_cell(table, cli_number_percents(lang, group->rate95.low, group->rate95.high, 1).text);
    cli_table_cell(table, cli_number_real(lang, group->score.mean, 2).text);
    cli_table_cell(table, cli_number_range(lang, group->score.mean95.low, group->score.mean95.high, 2).text);
    cli_table_cell(table, cli_number_count(lang, group->games).text);
}

static void print_groups(const struct sim_plan *plan, const struct sim_summary *summary) {
    enum pl_lang lang = plan->lang;
    const struct pl_game *game = plan->game;
    static const char *const columns[PL_LANGS][6] = {
        {"wins", "95% interval", "mean score", "95% interval", "games", NULL},
        {"victoires", "intervalle à 95 %", "score moyen", "intervalle à 95 %", "parties", NULL}};
    struct cli_table table = new_table(lang == PL_FR ? "Joueur" : "Player", columns[lang]);
    char name[PL_MAX_BOT_SPEC + 16];
    for (int p = 0; p < plan->setup.players; p++) {
        snprintf(name, sizeof name, "%d %s", p + 1, sim_called(plan, p));
        group_row(&table, lang, name, &summary->player[p]);
    }
    print_table(&table);
    table = new_table(lang == PL_FR ? "Siège" : "Seat", columns[lang]);
    for (int seat = 0; seat < plan->setup.players; seat++) {
        snprintf(name, sizeof name, "%d", seat + 1);
        group_row(&table, lang, name, &summary->seat[seat]);
    }
    print_table(&table);
    table = new_table(lang == PL_FR ? "Rôle" : "Role", columns[lang]);
    for (int role = 0; role < summary->roles; role++)
        if (summary->role[role].games)
            group_row(&table, lang, game->roles[role].name.in[lang], &summary->role[role]);
    if (table.rows > 1)
        print_table(&table);
}

static void length_row(struct cli_table *table, enum pl_lang lang, const char *name, const struct sim_spread *spread) {
    cli_table_row(table);
    cli_table_cell(table, name);
    cli_table_cell(table, cli_number_real(lang, spread->mean, 1).text);
    cli_table_cell(table, cli_number_range(lang, spread->mean95.low, spread->mean95.high, 1).text);
    cli_table_cell(table, cli_number_real(lang, spread->median, 0).text);
    cli_table_cell(table, cli_number_count(lang, spread->min).text);
    cli_table_cell(table, cli_number_count(lang, spread->max).text);
}

static void print_report(const struct cli_args *args, const struct sim_plan *plan, const struct sim_summary *summary,
                         const struct sim_effects *effects) {
    enum pl_lang lang = plan->lang;
    const struct pl_game *game = plan->game;
    printf(T(args, "%s, %s games with %d players\n", "%s, %s parties à %d joueurs\n"), game->name.in[lang],
           cli_number_count(lang, summary->games).text, plan->setup.players);
    if (summary->interrupted)
        printf(T(args, "INTERRUPTED after %s of %s games\n", "INTERROMPU après %s parties sur %s\n"),
               cli_number_count(lang, summary->games).text, cli_number_count(lang, summary->asked).text);
    puts(plan->fixed ? T(args, "Players keep their seats.", "Les joueurs gardent leur siège.")
                     : T(args, "Players move on by one seat every game, so that seat order cancels out.",
                         "Les joueurs avancent d'un siège à chaque partie : l'ordre des sièges s'annule."));
    print_groups(plan, summary);

    static const char *const ending_columns[PL_LANGS][4] = {{"share", "95% interval", "games", NULL},
                                                            {"part", "intervalle à 95 %", "parties", NULL}};
    struct cli_table table = new_table(T(args, "Ending", "Fin"), ending_columns[lang]);
    for (int i = 0; i < summary->endings; i++) {
        double share = (double)summary->ending[i] / (double)summary->games;
        struct sim_interval interval = sim_wilson((double)summary->ending[i], summary->games);
        cli_table_row(&table);
        cli_table_cell(&table, game->endings[i].name.in[lang]);
        cli_table_cell(&table, cli_number_percent(lang, share, 1).text);
        cli_table_cell(&table, cli_number_percents(lang, interval.low, interval.high, 1).text);
        cli_table_cell(&table, cli_number_count(lang, summary->ending[i]).text);
    }
    print_table(&table);

    static const char *const length_columns[PL_LANGS][6] = {
        {"mean", "95% interval", "median", "min", "max", NULL},
        {"moyenne", "intervalle à 95 %", "médiane", "min", "max", NULL}};
    table = new_table(T(args, "Length of a game", "Durée d'une partie"), length_columns[lang]);
    length_row(&table, lang, T(args, "turns", "tours"), &summary->turns);
    length_row(&table, lang, T(args, "decisions", "décisions"), &summary->decisions);
    length_row(&table, lang, T(args, "forced moves", "coups forcés"), &summary->forced);
    length_row(&table, lang, T(args, "chance", "hasard"), &summary->chances);
    print_table(&table);
    if (effects)
        sim_print_effects(plan, effects);

    fputc('\n', stdout);
    if (summary->shared)
        printf(T(args, "Games with a shared win: %s; each winner counts for a share.\n",
                 "Parties à victoire partagée : %s ; chaque gagnant compte pour sa part.\n"),
               cli_number_count(lang, summary->shared).text);
    if (summary->drawn)
        printf(T(args, "Games without a winner: %s.\n", "Parties sans vainqueur : %s.\n"),
               cli_number_count(lang, summary->drawn).text);
    char command[SIM_MAX_COMMAND];
    struct pl_out out = PL_OUT(command);
    sim_command(plan, summary->games, &out);
    printf(T(args, "Again: %s\n", "À refaire : %s\n"), command);
    if (!plan->repeatable)
        puts(T(args,
               "A player here thinks by the clock, on several threads or outside: another run will differ a little.",
               "Un joueur réfléchit ici un temps donné, sur plusieurs fils ou au-dehors : une autre série différera un "
               "peu."));
}

/* ---- The command ----------------------------------------------------------------------------------------------- */

enum { JSON, CSV, HTML, FILES };

static bool open_files(const struct cli_args *args, struct sim_file files[FILES]) {
    static const char *const names[FILES] = {"json", "csv", "html"};
    const char *path[FILES];
    for (int i = 0; i < FILES; i++)
        path[i] = cli_get(args, names[i]);
    for (int i = 0; i < FILES; i++)
        for (int j = 0; j < i; j++)
            if (path[i] && path[j] && !strcmp(path[i], path[j])) {
                cli_usage(args, "--%s and --%s both write %s; name two different files",
                          "--%s et --%s écrivent tous deux %s ; nommez deux fichiers différents", names[j], names[i],
                          path[i]);
                return false;
            }
    for (int i = 0; i < FILES; i++)
        if (!sim_file_open(args, &files[i], path[i])) {
            while (i-- > 0)
                sim_file_close(args, &files[i], false);
            return false;
        }
    return true;
}

/* Writes what was asked for; true if all of it is there. */
static bool write_all(const struct cli_args *args, const struct sim_plan *plan, const struct sim_row *rows,
                      const struct sim_summary *summary, const struct sim_effects *effects,
                      struct sim_file files[FILES]) {
    bool spoken = false; /* standard output belongs to a file */
    for (int i = 0; i < FILES; i++)
        spoken |= files[i].file == stdout;
    if (files[JSON].file)
        sim_write_json(plan, summary, effects, files[JSON].file);
    if (files[CSV].file)
        sim_write_csv(plan, rows, summary->games, files[CSV].file);
    if (files[HTML].file)
        sim_write_html(plan, summary, files[HTML].file);
    if (!spoken)
        print_report(args, plan, summary, effects);
    bool good = true;
    for (int i = 0; i < FILES; i++)
        good = sim_file_close(args, &files[i], true) && good;
    return good;
}

static int simulate(const struct cli_args *args, const struct sim_plan *plan, struct sim_row *rows,
                    struct sim_file files[FILES]) {
    char why[1024] = "";
    struct pl_out error = PL_OUT(why);
    double start = cli_clock();
    struct sim_effects *effects = plan->effects ? malloc(sizeof *effects) : NULL;
    int64_t games = plan->effects && !effects ? 0 : sim_run(plan, rows, effects, &error);
    double seconds = cli_clock() - start;
    struct sim_summary *summary = malloc(sizeof *summary);
    bool good = summary && (effects || !plan->effects) && sim_summarise(plan, rows, games, summary);
    if (good && games)
        good = write_all(args, plan, rows, summary, effects, files);
    else
        for (int i = 0; i < FILES; i++)
            sim_file_close(args, &files[i], false);
    free(summary);
    free(effects);
    if (games && isatty(STDERR_FILENO))
        fprintf(stderr, T(args, "%s games in %s s (%s a second)\n", "%s parties en %s s (%s par seconde)\n"),
                cli_number_count(plan->lang, games).text, cli_number_real(plan->lang, seconds, 2).text,
                cli_number_count(plan->lang, (int64_t)((double)games / seconds)).text);
    if (why[0])
        return cli_failed(args, "%s", "%s", why);
    if (!good)
        return CLI_FAILED;
    if (games == plan->games)
        return CLI_OK;
    fflush(stdout);
    if (games)
        cli_failed(args, "interrupted; the results of the first %lld games are kept",
                   "interrompu ; les résultats des %lld premières parties sont gardés", (long long)games);
    else
        cli_failed(args, "interrupted before the first game was over; nothing was written",
                   "interrompu avant la fin de la première partie ; rien n'a été écrit");
    return CLI_INTERRUPTED;
}

static int run(struct cli_args *args) {
    struct sim_plan plan;
    struct sim_file files[FILES];
    if (!read_plan(args, &plan))
        return CLI_USAGE;
    cli_catch_interrupt(); /* from here on there are files that must not be left behind */
    if (!open_files(args, files))
        return CLI_USAGE;
    struct sim_row *rows = calloc((size_t)plan.games, sizeof *rows);
    if (!rows) {
        for (int i = 0; i < FILES; i++)
            sim_file_close(args, &files[i], false);
        return cli_failed(args, "there is not enough memory for %lld games; ask for fewer with --games",
                          "la mémoire ne suffit pas pour %lld parties ; demandez-en moins avec --games",
                          (long long)plan.games);
    }
    int status = simulate(args, &plan, rows, files);
    free(rows);
    return status;
}

static const struct cli_option options[] = {
    {"games", "N", PL_TEXT("how many games (1000)", "combien de parties (1000)")},
    {"seats", "A,B,…",
     PL_TEXT("the players: random, greedy, search[:…], automa:LEVEL or exec:COMMAND; without it, random ones",
             "les joueurs : random, greedy, search[:…], automa:NIVEAU ou exec:COMMANDE ; sans cela, au hasard")},
    CLI_SETUP_OPTIONS,
    {"threads", "T",
     PL_TEXT("games at the same time (the number of cores); the results do not depend on it",
             "parties à la fois (le nombre de cœurs) ; les résultats n'en dépendent pas")},
    {"fixed", NULL, PL_TEXT("players keep their seats", "les joueurs gardent leur siège")},
    {"rotate", NULL,
     PL_TEXT("players move on by one seat every game; this is what happens without --fixed",
             "les joueurs avancent d'un siège à chaque partie ; c'est ce qui se passe sans --fixed")},
    {"first", "K",
     PL_TEXT("number of the first game (1): continues or splits a run",
             "numéro de la première partie (1) : pour continuer ou répartir une série")},
    {"effects", NULL,
     PL_TEXT("lists how often each effect that could be used was used, and how often it was left",
             "énumère combien de fois chaque effet utilisable l'a été, et combien de fois il a été laissé")},
    {"json", "FILE", PL_TEXT("results as JSON; - is standard output", "résultats en JSON ; - est la sortie standard")},
    {"csv", "FILE", PL_TEXT("a line per game", "une ligne par partie")},
    {"html", "FILE",
     PL_TEXT("a page with plots, complete in itself", "une page avec des graphiques, complète en elle-même")},
    {0}};

const struct cli_command cli_sim = {
    .name = "sim",
    .summary =
        PL_TEXT("play many games between bots and count", "fait jouer beaucoup de parties entre robots et compte"),
    .usage = "GAME [--games N] [--seats A,B,…] [--seed S] [--threads T] [options]",
    .details = PL_TEXT(
        "Plays games between bots and reports wins, scores, endings and lengths with 95% intervals, by player, by seat "
        "and by role. Game k depends on the seed and k only: the same seed gives the same results on any number of "
        "threads. Ctrl-C keeps the results so far (exit code 130). docs/simulation.md explains the numbers.\n\n"
        "  plateau sim tempete --games 10000 --seats greedy,random --html page.html",
        "Fait jouer des parties entre robots et donne victoires, scores, fins et durées avec des intervalles à 95 %, "
        "par joueur, par siège et par rôle. La partie k ne dépend que de la graine et de k : la même graine donne les "
        "mêmes résultats quel que soit le nombre de fils. Ctrl-C garde les résultats acquis (code de sortie 130). "
        "docs/simulation.md explique les chiffres.\n\n"
        "  plateau sim tempete --games 10000 --seats greedy,random --html page.html"),
    .options = options,
    .min_words = 1,
    .max_words = 1,
    .run = run};
