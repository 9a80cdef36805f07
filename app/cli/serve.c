/* `plateau serve`: the web table. */
#include "app/cli/args.h"
#include "app/server/server.h"

static void ready_en(int port) {
    printf("Plateau: the table is laid at http://localhost:%d (Ctrl-C ends it)\n", port);
    fflush(stdout);
}

static void ready_fr(int port) {
    printf("Plateau : la table est mise sur http://localhost:%d (Ctrl-C pour finir)\n", port);
    fflush(stdout);
}

static int run(struct cli_args *args) {
    int64_t port = 8080, pace = 450, sockets = 256, files = 500;
    char text[1024] = "";
    struct pl_out error = PL_OUT(text);
    if (!cli_int(args, "port", 0, 65535, &port) || !cli_int(args, "pace", 0, 60000, &pace) ||
        !cli_int(args, "sockets", 1, 100000, &sockets) || !cli_int(args, "files", 0, 1000000, &files))
        return CLI_USAGE;
    const char *host = cli_get(args, "host"), *db = cli_get(args, "db");
    struct serve_settings settings = {.host = host ? host : "127.0.0.1",
                                      .port = (int)port,
                                      .db = db ? db : "plateau.db",
                                      .pace = (int)pace,
                                      .sockets = (int)sockets,
                                      .files = (int)files,
                                      .lang = args->lang,
                                      .stop = &cli_interrupted,
                                      .ready = args->lang == PL_FR ? ready_fr : ready_en};
    cli_catch_interrupt();
    signal(SIGPIPE, SIG_IGN); /* a visitor who leaves must not end us, */
    signal(SIGHUP, SIG_IGN);  /* nor what other servers take for "read your settings again" or "open your log" */
    signal(SIGUSR1, SIG_IGN);
    signal(SIGUSR2, SIG_IGN);
    if (serve(&settings, &error))
        return CLI_OK;
    return cli_failed(args, "%s", "%s", text);
}

const struct cli_command cli_serve = {
    .name = "serve",
    .summary = PL_TEXT("the web table: play in a browser", "la table en ligne : jouer dans un navigateur"),
    .usage = "[options]",
    .details = PL_TEXT(
        "Serves the web table until Ctrl-C (exit code 0). Every move is on the disk before anybody is told of it; "
        "after a restart everything goes on where it was. SIGHUP, SIGUSR1 and SIGUSR2 are ignored.",
        "Sert la table en ligne jusqu'à Ctrl-C (code de sortie 0). Chaque coup est sur le disque avant que quiconque "
        "l'apprenne ; après un redémarrage, tout reprend où on en était. SIGHUP, SIGUSR1 et SIGUSR2 sont ignorés."),
    .options =
        (const struct cli_option[]){
            {"port", "N", PL_TEXT("port (8080); 0: any free one", "port (8080) ; 0 : n'importe quel port libre")},
            {"host", "ADDRESS",
             PL_TEXT("address to listen at (127.0.0.1: this machine only; 0.0.0.0: everybody)",
                     "adresse d'écoute (127.0.0.1 : cette machine seulement ; 0.0.0.0 : tout le monde)")},
            {"db", "FILE|postgres://…",
             PL_TEXT("where everything is kept (plateau.db)", "où tout est conservé (plateau.db)")},
            {"pace", "MS",
             PL_TEXT("milliseconds between moves of bots while somebody watches (450); 0: none",
                     "millisecondes entre les coups des robots tant que quelqu'un regarde (450) ; 0 : aucune")},
            {"sockets", "N",
             PL_TEXT("open pages that one address may have (256)", "pages ouvertes qu'une adresse peut avoir (256)")},
            {"files", "MB",
             PL_TEXT("megabytes of games from files that are kept, of all visitors together (500)",
                     "mégaoctets de parties venues de fichiers qui sont conservés, tous visiteurs confondus (500)")},
            {0}},
    .run = run};
