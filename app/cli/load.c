/* `plateau load`: how much a server can take. */
#include "app/cli/load.h"
#include "app/cli/report.h"
#include <jansson.h>
#include <sys/resource.h>

enum { OTHER_FILES = 64 }; /* besides the sockets of the pages */

static const double shares[] = {0.5, 0.9, 0.99, 0.999};
enum { SHARES = sizeof shares / sizeof *shares };

/* ---- The report ------------------------------------------------------------------------------------------------- */

static void print_times(const struct load_run *run) {
    static const char *const head[PL_LANGS][SHARES + 2] = {
        {"milliseconds", "50%", "90%", "99%", "99.9%", "most"},
        {"millisecondes", "50 %", "90 %", "99 %", "99,9 %", "maximum"}};
    const struct load_times *times[] = {&run->ok, &run->state};
    const char *names[] = {T(run->args, "until the answer", "jusqu'à la réponse"),
                           T(run->args, "until a page has the state", "jusqu'à l'état sur une page")};
    enum pl_lang lang = run->args->lang;
    static struct cli_table table;
    table = (struct cli_table){.left[0] = true};
    cli_table_row(&table);
    for (int i = 0; i < SHARES + 2; i++)
        cli_table_cell(&table, head[lang][i]);
    for (int k = 0; k < 2; k++) {
        cli_table_row(&table);
        cli_table_cell(&table, names[k]);
        for (int i = 0; i < SHARES; i++)
            cli_table_cell(&table, cli_number_real(lang, load_times_share(times[k], shares[i]) * 1e3, 1).text);
        cli_table_cell(&table, cli_number_real(lang, times[k]->most * 1e3, 1).text);
    }
    cli_table_print(&table, stdout);
}

static double cpu_between(const struct load_run *run, bool loop) {
    double whole = loop ? run->after.loop - run->before.loop : run->after.others - run->before.others;
    return run->moves ? whole / (double)run->moves * 1e6 : 0;
}

static double per_table(const struct load_run *run, const struct load_usage *usage) {
    return (usage->own - run->connected.own) / run->tables;
}

static void print_server(const struct load_run *run) {
    enum pl_lang lang = run->args->lang;
    printf(T(run->args, "Server: %s µs of CPU a move (%s in its loop, %s in its other threads). We: %s µs.\n",
             "Serveur : %s µs de processeur par coup (%s dans sa boucle, %s dans ses autres fils). Nous : %s µs.\n"),
           cli_number_real(lang, cpu_between(run, true) + cpu_between(run, false), 0).text,
           cli_number_real(lang, cpu_between(run, true), 0).text,
           cli_number_real(lang, cpu_between(run, false), 0).text,
           cli_number_real(lang, run->moves ? run->client_cpu / (double)run->moves * 1e6 : 0, 0).text);
    printf(
        T(run->args, "Its memory: %s MiB at the start, %s with all pages, %s with all tables laid, %s at the end.\n",
          "Sa mémoire : %s Mio au départ, %s avec toutes les pages, %s avec toutes les tables mises, %s à la fin.\n"),
        cli_number_real(lang, run->start.resident / 1024, 1).text,
        cli_number_real(lang, run->connected.resident / 1024, 1).text,
        cli_number_real(lang, run->idle.resident / 1024, 1).text,
        cli_number_real(lang, run->after.resident / 1024, 1).text);
    printf(T(run->args, "A page takes %s KiB, an idle table %s KiB, a table after these moves %s KiB.\n",
             "Une page prend %s Kio, une table au repos %s Kio, une table après ces coups %s Kio.\n"),
           cli_number_real(lang, (run->connected.own - run->start.own) / run->clients, 1).text,
           cli_number_real(lang, per_table(run, &run->idle), 1).text,
           cli_number_real(lang, per_table(run, &run->after), 1).text);
}

static void print_report(const struct load_run *run) {
    enum pl_lang lang = run->args->lang;
    printf(T(run->args, "%s: %s tables, %s pages; everybody was there after %s s and seated after %s s more.\n",
             "%s : %s tables, %s pages ; tout le monde était là après %s s et assis après %s s de plus.\n"),
           run->game->name.in[lang], cli_number_count(lang, run->tables).text,
           cli_number_count(lang, run->clients).text, cli_number_real(lang, run->connecting, 1).text,
           cli_number_real(lang, run->laying, 1).text);
    printf(T(run->args, "%s moves in %s s: %s a second; %s games over, %s refused, %s errors.\n\n",
             "%s coups en %s s : %s par seconde ; %s parties finies, %s refus, %s erreurs.\n\n"),
           cli_number_count(lang, run->moves).text, cli_number_real(lang, run->playing, 1).text,
           cli_number_real(lang, (double)run->moves / run->playing, 0).text, cli_number_count(lang, run->over).text,
           cli_number_count(lang, run->refused).text, cli_number_count(lang, run->errors).text);
    print_times(run);
    putchar('\n');
    if (run->after.known)
        print_server(run);
    if (run->trouble[0])
        printf(T(run->args, "The first trouble: %s\n", "Le premier ennui : %s\n"), run->trouble);
}

static json_t *times_json(const struct load_times *times) {
    return json_pack("{s:I, s:f, s:f, s:f, s:f, s:f, s:f}", "count", (json_int_t)times->count, "mean",
                     times->count ? times->sum / (double)times->count * 1e3 : 0, "p50",
                     load_times_share(times, 0.5) * 1e3, "p90", load_times_share(times, 0.9) * 1e3, "p99",
                     load_times_share(times, 0.99) * 1e3, "p999", load_times_share(times, 0.999) * 1e3, "max",
                     times->most * 1e3);
}

static void print_json(const struct load_run *run) {
    json_t *all =
        json_pack("{s:s, s:i, s:i, s:f, s:f, s:I, s:f, s:I, s:I, s:I, s:o, s:o, s:f}", "game", run->game->id, "tables",
                  run->tables, "clients", run->clients, "rate", run->rate, "seconds", run->playing, "moves",
                  (json_int_t)run->moves, "moves_per_second", (double)run->moves / run->playing, "games_over",
                  (json_int_t)run->over, "refused", (json_int_t)run->refused, "errors", (json_int_t)run->errors,
                  "answer_ms", times_json(&run->ok), "state_ms", times_json(&run->state), "client_us_per_move",
                  run->moves ? run->client_cpu / (double)run->moves * 1e6 : 0);
    if (run->after.known)
        json_object_set_new(all, "server",
                            json_pack("{s:f, s:f, s:f, s:f, s:f, s:f, s:f, s:f}", "loop_us_per_move",
                                      cpu_between(run, true), "others_us_per_move", cpu_between(run, false),
                                      "start_kib", run->start.resident, "connected_kib", run->connected.resident,
                                      "idle_kib", run->idle.resident, "end_kib", run->after.resident, "idle_table_kib",
                                      per_table(run, &run->idle), "played_table_kib", per_table(run, &run->after)));
    if (run->trouble[0])
        json_object_set_new(all, "trouble", json_string(run->trouble));
    json_dumpf(all, stdout, JSON_INDENT(2) | JSON_REAL_PRECISION(7));
    putchar('\n');
    json_decref(all);
}

/* ---- The command ------------------------------------------------------------------------------------------------ */

/* Every page is an open file, of ours and of the server, which gets our limits. */
static bool raise_limit(const struct cli_args *args, int clients) {
    struct rlimit limit;
    rlim_t wanted = (rlim_t)clients + OTHER_FILES;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= wanted)
        return true;
    rlim_t most = limit.rlim_max;
    limit.rlim_cur = wanted;
    if (wanted <= most && setrlimit(RLIMIT_NOFILE, &limit) == 0)
        return true;
    cli_failed(args,
               "%d pages need %llu open files, and here %llu are allowed: raise that with ulimit -n, or ask for "
               "fewer --clients",
               "%d pages demandent %llu fichiers ouverts, et %llu sont permis ici : augmentez-les avec ulimit -n, ou "
               "demandez moins de --clients",
               clients, (unsigned long long)wanted, (unsigned long long)most);
    return false;
}

static int drive(struct load_run *run, struct load_server *server) {
    const struct cli_args *args = run->args;
    run->server = server;
    bool done = load_run(run);
    bool ended = load_server_end(server);
    if (cli_interrupted && !done)
        cli_failed(args, "interrupted before anybody could move", "interrompu avant que quiconque puisse jouer");
    else if (cli_interrupted)
        cli_failed(args, "interrupted; what was measured until then follows",
                   "interrompu ; voici ce qui a été mesuré jusque-là");
    if (!done)
        return cli_interrupted ? CLI_INTERRUPTED : CLI_FAILED;
    if (cli_get(args, "json"))
        print_json(run);
    else
        print_report(run);
    if (!ended)
        return cli_failed(args, "the server did not end in good order", "le serveur ne s'est pas arrêté proprement");
    return cli_interrupted ? CLI_INTERRUPTED : run->errors || run->refused ? CLI_FAILED : CLI_OK;
}

static int run(struct cli_args *args) {
    int64_t tables = 100, clients = 0;
    static struct load_run work;
    struct load_server server = {0};
    const char *id = cli_get(args, "game"), *where = cli_get(args, "server"), *db = cli_get(args, "db");
    work = (struct load_run){.args = args, .seconds = 10, .rate = 1000};
    work.game = cli_game(args, id ? id : "tempete");
    if (!work.game || !cli_int(args, "tables", 1, 100000, &tables) || !cli_int(args, "clients", 1, 200000, &clients) ||
        !cli_real(args, "seconds", 0.1, 86400, &work.seconds) || !cli_real(args, "rate", 0, 1e6, &work.rate))
        return CLI_USAGE;
    if (!clients)
        clients = tables * work.game->min_players;
    if (clients < tables)
        return cli_usage(args, "somebody must sit at each table: --clients is at least --tables (%lld), not %lld",
                         "il faut quelqu'un à chaque table : --clients vaut au moins --tables (%lld), pas %lld",
                         (long long)tables, (long long)clients);
    /* At a shared device somebody has to say who looks before each move. */
    if (work.game->view && clients < tables * work.game->min_players)
        return cli_usage(args, "%s hides something: it needs a page for each seat, --clients %lld or more",
                         "%s cache quelque chose : il lui faut une page par siège, --clients %lld ou plus",
                         work.game->name.in[args->lang], (long long)tables * work.game->min_players);
    if (where && db)
        return cli_usage(args, "--db is for the server that is started here, and --server is one that runs already",
                         "--db est pour le serveur lancé ici, et --server en est un qui tourne déjà");
    work.tables = (int)tables;
    work.clients = (int)clients;
    if (where && !load_server_reach(&server, args, where))
        return CLI_USAGE;
    if (!raise_limit(args, work.clients))
        return CLI_FAILED;
    cli_catch_interrupt();
    if (!where && !load_server_start(&server, args, db))
        return cli_interrupted ? CLI_INTERRUPTED : CLI_FAILED;
    return drive(&work, &server);
}

const struct cli_command cli_load = {
    .name = "load",
    .summary = PL_TEXT("measure how much a server of the web table can take",
                       "mesure ce qu'un serveur de la table en ligne peut supporter"),
    .usage = "[--tables N] [--clients M] [options]",
    .details = PL_TEXT(
        "Starts a server with a database of its own, or reaches one that runs, and opens one WebSocket for each of M "
        "guests, who sit down at N tables by invitation and make random legal moves. Measures the time from sending a "
        "move to its answer, which comes once the move is on the disk, and until each page has the new state. With "
        "more guests than seats the others watch; with fewer, each plays several seats (where the game hides nothing). "
        "A game that ends is followed "
        "by another. A guest makes at most 18 moves a second, since the server allows 20 messages.",
        "Lance un serveur avec une base à lui, ou en joint un qui tourne, et ouvre un WebSocket pour chacun des M "
        "invités, qui s'assoient à N tables sur invitation et jouent des coups légaux au hasard. Mesure le temps entre "
        "l'envoi d'un coup et sa réponse, qui vient quand le coup est sur le disque, et jusqu'à ce que chaque page ait "
        "le nouvel état. S'il y a plus d'invités que de sièges, les autres regardent ; s'il y en a moins, chacun en "
        "joue plusieurs (si le jeu ne cache rien). Une partie finie est suivie d'une autre. Un invité joue au plus 18 "
        "coups par seconde, "
        "puisque le serveur permet 20 messages."),
    .options =
        (const struct cli_option[]){
            {"tables", "N", PL_TEXT("tables (100)", "tables (100)")},
            {"clients", "M",
             PL_TEXT("guests, each with a WebSocket (as many as the game needs at N tables)",
                     "invités, chacun avec un WebSocket (autant qu'il en faut pour N tables)")},
            {"seconds", "S", PL_TEXT("how long to play (10)", "durée du jeu (10)")},
            {"rate", "R",
             PL_TEXT("moves a second, all tables together (1000); 0: as fast as answers come",
                     "coups par seconde, toutes tables ensemble (1000) ; 0 : au rythme des réponses")},
            {"server", "ADDRESS",
             PL_TEXT("a server that runs already: HOST:PORT", "un serveur qui tourne déjà : HÔTE:PORT")},
            {"db", "FILE|postgres://…",
             PL_TEXT("where the server that is started keeps its tables (a file that goes with it)",
                     "où le serveur lancé garde ses tables (un fichier qui disparaît avec lui)")},
            {"game", "GAME", PL_TEXT("the game (tempete)", "le jeu (tempete)")},
            {"json", NULL, PL_TEXT("the report as JSON", "le rapport en JSON")},
            {0}},
    .run = run};
