/* `plateau bench`: how fast a game is on one core, and the signature of its behaviour. docs/simulation.md says what
 * each number is. */
#include "app/cli/args.h"
#include "app/cli/report.h"
#include <jansson.h>
#include <stdlib.h>

enum { REPEATS = 5, SIGNATURE_GAMES = 1000, SEARCH_POSITIONS = 8, SEARCH_ITERATIONS = 2000 };
/* So much is done between two looks at the clock that the looks do not count. */
enum { GAMES_A_LOOK = 16, COPIES_A_LOOK = 10000 };

struct figures {
    const struct pl_game *game;
    int players;
    /* medians over the repeats; best: the fastest repeat */
    double games, decisions, forced, chances, games_best, decisions_best;
    double branching; /* moves per decision that has more than one */
    double copy_ns;
    double search, search_start; /* iterations a second: along a game, from its first decision */
    uint64_t signature;
};

/* What one repeat of random play did. */
struct count {
    int64_t games, decisions, forced, chances, branches;
    double seconds;
};

/* ---- Random play ----------------------------------------------------------------------------------------------- */

/* One random game as anybody who links the library would play it: every decision's whole list of moves is made and
 * one of them is chosen, all alike likely. */
static void random_game(const struct pl_game *game, const struct pl_setup *setup, struct pl_rng *rng,
                        struct count *count) {
    union pl_any_state state;
    pl_move moves[PL_MAX_MOVES];
    pl_new(game, setup, &state);
    for (int actor; (actor = game->actor(&state)) != PL_OVER;) {
        pl_move move;
        if (actor == PL_CHANCE) {
            move = pl_draw(game, &state, rng);
            count->chances++;
        } else {
            int n = game->moves(&state, moves);
            if (n > 1) {
                move = moves[pl_rng_below(rng, (uint32_t)n)];
                count->decisions++;
                count->branches += n;
            } else {
                move = moves[0];
                count->forced++;
            }
        }
        game->apply(&state, move, NULL);
    }
    count->games++;
}

static struct count random_play(const struct pl_game *game, int players, uint64_t repeat, double seconds) {
    struct pl_setup setup = pl_setup_default(game, players);
    struct count count = {0};
    double start = cli_thread_clock();
    do {
        for (int i = 0; i < GAMES_A_LOOK; i++) {
            struct pl_rng rng = pl_rng_seed(repeat, (uint64_t)count.games);
            random_game(game, &setup, &rng, &count);
        }
        count.seconds = cli_thread_clock() - start;
    } while (count.seconds < seconds && !cli_interrupted);
    return count;
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double values[REPEATS]) {
    qsort(values, REPEATS, sizeof *values, ascending);
    return values[REPEATS / 2];
}

static void measure_play(struct figures *figures, double seconds) {
    double games[REPEATS], decisions[REPEATS], forced[REPEATS], chances[REPEATS];
    int64_t branches = 0, all = 0;
    random_play(figures->game, figures->players, REPEATS, seconds / 10); /* warms up caches and the clock of the core */
    for (int i = 0; i < REPEATS; i++) {
        struct count count = random_play(figures->game, figures->players, (uint64_t)i, seconds / REPEATS);
        games[i] = (double)count.games / count.seconds;
        decisions[i] = (double)count.decisions / count.seconds;
        forced[i] = (double)count.forced / count.seconds;
        chances[i] = (double)count.chances / count.seconds;
        branches += count.branches;
        all += count.decisions;
    }
    figures->games = median(games);
    figures->decisions = median(decisions);
    figures->forced = median(forced);
    figures->chances = median(chances);
    figures->games_best = games[REPEATS - 1];
    figures->decisions_best = decisions[REPEATS - 1];
    figures->branching = all ? (double)branches / (double)all : 0;
}

/* ---- Copying --------------------------------------------------------------------------------------------------- */

static void measure_copy(struct figures *figures, double seconds) {
    const struct pl_game *game = figures->game;
    struct pl_setup setup = pl_setup_default(game, figures->players);
    union pl_any_state a, b;
    pl_new(game, &setup, &a);
    double nanoseconds[REPEATS];
    for (int repeat = 0; repeat < REPEATS; repeat++) {
        int64_t copies = 0;
        double start = cli_thread_clock(), took;
        do {
            for (int i = 0; i < COPIES_A_LOOK; i++) {
                pl_copy(game, &b, &a);
                /* The compiler must believe that somebody reads b and changes a. */
                __asm__ volatile("" : : "r"(&a), "r"(&b) : "memory");
            }
            copies += COPIES_A_LOOK;
            took = cli_thread_clock() - start;
        } while (took < seconds / REPEATS && !cli_interrupted);
        nanoseconds[repeat] = took / (double)copies * 1e9;
    }
    figures->copy_ns = median(nanoseconds);
}

/* ---- Search ---------------------------------------------------------------------------------------------------- */

/* Iterations a second of the search at one position: whole searches of a fixed number of iterations, which one thread
 * makes in its caller's, until they have taken the time. */
static double search_at(const struct pl_game *game, const void *state, double seconds) {
    struct pl_bot bot = {.kind = PL_BOT_SEARCH, .iterations = SEARCH_ITERATIONS, .threads = 1};
    struct pl_rng rng = pl_rng_seed(1, 1);
    int seat = game->actor(state);
    union pl_any_state view;
    pl_view(game, state, seat, &view);
    int64_t iterations = 0;
    double start = cli_thread_clock(), took;
    do {
        struct pl_bot_report report = {0};
        pl_bot_choose(&bot, game, &view, seat, &rng, NULL, &report);
        iterations += report.iterations;
        took = cli_thread_clock() - start;
    } while (took < seconds && !cli_interrupted);
    return took > 0 ? (double)iterations / took : 0;
}

/* Random game number 0 of the signature's kind up to its decision number `stop`; how many decisions there were. */
static int64_t advance(const struct figures *figures, int64_t stop, union pl_any_state *state) {
    const struct pl_game *game = figures->game;
    struct pl_setup setup = pl_setup_default(game, figures->players);
    struct pl_rng rng = pl_rng_seed((uint64_t)figures->players, 0);
    pl_new(game, &setup, state);
    int64_t decisions = 0;
    pl_move moves[PL_MAX_MOVES];
    for (int actor; (actor = game->actor(state)) != PL_OVER;) {
        if (actor != PL_CHANCE && game->moves(state, moves) > 1 && decisions++ == stop)
            break;
        pl_step_random(game, state, &rng, NULL);
    }
    return decisions;
}

/* At positions spread evenly over a random game, the first decision among them. */
static void measure_search(struct figures *figures, double seconds) {
    union pl_any_state state;
    int64_t decisions = advance(figures, INT64_MAX, &state);
    double sum = 0;
    int taken = 0;
    for (int i = 0; i < SEARCH_POSITIONS && i < decisions && !cli_interrupted; i++) {
        int64_t positions = decisions < SEARCH_POSITIONS ? decisions : SEARCH_POSITIONS;
        advance(figures, decisions * i / positions, &state);
        double rate = search_at(figures->game, &state, seconds / SEARCH_POSITIONS);
        if (i == 0)
            figures->search_start = rate;
        sum += rate;
        taken++;
    }
    figures->search = taken ? sum / taken : 0;
}

/* ---- Report ---------------------------------------------------------------------------------------------------- */

static json_t *figures_json(const struct figures *figures) {
    char signature[17];
    snprintf(signature, sizeof signature, "%016llx", (unsigned long long)figures->signature);
    return json_pack("{sssisfsfsfsfsfsIsfsssfsfsfsfsisi}", "game", figures->game->id, "players", figures->players,
                     "games_per_s", figures->games, "decisions_per_s", figures->decisions, "forced_per_s",
                     figures->forced, "chance_per_s", figures->chances, "copy_ns", figures->copy_ns, "state_bytes",
                     (json_int_t)figures->game->state_size, "search_iterations_per_s", figures->search, "signature",
                     signature, "branching", figures->branching, "games_per_s_best", figures->games_best,
                     "decisions_per_s_best", figures->decisions_best, "search_start_iterations_per_s",
                     figures->search_start, "repeats", REPEATS, "signature_games", SIGNATURE_GAMES);
}

static void print_figures(const struct cli_args *args, const struct figures *figures, int count) {
    enum pl_lang lang = args->lang;
    static const char *const head[PL_LANGS][CLI_TABLE_COLUMNS] = {
        {"game", "players", "games/s", "decisions/s", "(best)", "forced/s", "chance/s", "branching", "copy ns", "bytes",
         "search it./s", "signature"},
        {"jeu", "joueurs", "parties/s", "décisions/s", "(au mieux)", "forcés/s", "hasard/s", "choix", "copie ns",
         "octets", "recherche it./s", "signature"}};
    struct cli_table table = {.left[0] = true};
    cli_table_row(&table);
    for (int i = 0; i < CLI_TABLE_COLUMNS; i++)
        cli_table_cell(&table, head[lang][i]);
    for (const struct figures *f = figures; f < figures + count; f++) {
        char signature[17];
        snprintf(signature, sizeof signature, "%016llx", (unsigned long long)f->signature);
        cli_table_row(&table);
        cli_table_cell(&table, f->game->id);
        cli_table_cell(&table, cli_number_count(lang, f->players).text);
        cli_table_cell(&table, cli_number_real(lang, f->games, 0).text);
        cli_table_cell(&table, cli_number_real(lang, f->decisions, 0).text);
        cli_table_cell(&table, cli_number_real(lang, f->decisions_best, 0).text);
        cli_table_cell(&table, cli_number_real(lang, f->forced, 0).text);
        cli_table_cell(&table, cli_number_real(lang, f->chances, 0).text);
        cli_table_cell(&table, cli_number_real(lang, f->branching, 1).text);
        cli_table_cell(&table, cli_number_real(lang, f->copy_ns, 1).text);
        cli_table_cell(&table, cli_number_count(lang, (int64_t)f->game->state_size).text);
        cli_table_cell(&table, cli_number_real(lang, f->search, 0).text);
        cli_table_cell(&table, signature);
    }
    cli_table_print(&table, stdout);
    puts(T(args,
           "\nOne thread, random play, median of 5 repeats; all rates are over the same time, seconds of the core's "
           "work\n(other programs do not count). A decision has more than one move, a forced move just one. "
           "Signature:\n1000 random games at each number of players.",
           "\nUn fil, jeu au hasard, médiane de 5 essais ; tous les débits portent sur le même temps, en secondes de "
           "travail\ndu cœur (les autres programmes ne comptent pas). Une décision a plus d'un coup possible, un coup "
           "forcé n'en a\nqu'un. Signature : 1000 parties au hasard par nombre de joueurs."));
}

static void print_json(const struct figures *figures, int count, bool alone) {
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        json_array_append_new(list, figures_json(&figures[i]));
    json_dumpf(alone ? json_array_get(list, 0) : list, stdout, JSON_INDENT(2) | JSON_REAL_PRECISION(7));
    putchar('\n');
    json_decref(list);
}

/* ---- The command ----------------------------------------------------------------------------------------------- */

/* Reads --players: 0 if it was not given, -1 for "all", -2 after saying what would be right. */
static int read_players(const struct cli_args *args, const struct pl_game *game) {
    const char *text = cli_get(args, "players");
    if (!text)
        return 0;
    if (!strcmp(text, "all"))
        return -1;
    int least = game ? game->min_players : 1, most = game ? game->max_players : PL_MAX_SEATS;
    char *end;
    long players = strtol(text, &end, 10);
    if (end != text && !*end && players >= least && players <= most)
        return (int)players;
    cli_usage(args, "--players must be a number from %d to %d, or all, not '%s'",
              "--players doit être un nombre de %d à %d, ou all, pas « %s »", least, most, text);
    return -2;
}

static void measure(struct figures *figures, double seconds) {
    measure_play(figures, seconds * 0.6);
    measure_copy(figures, seconds * 0.05);
    measure_search(figures, seconds * 0.35);
}

static int run(struct cli_args *args) {
    const struct pl_game *only = args->words ? cli_game(args, args->word[0]) : NULL;
    if (args->words && !only)
        return CLI_USAGE;
    double seconds = 3;
    int players = read_players(args, only);
    if (players < -1 || !cli_real(args, "seconds", 0.01, 3600, &seconds))
        return CLI_USAGE;
    int count = 0, room = 0;
    for (int i = 0; pl_games[i]; i++)
        room += pl_games[i]->max_players - pl_games[i]->min_players + 1;
    struct figures *figures = calloc((size_t)room + 1, sizeof *figures);
    if (!figures)
        return cli_failed(args, "there is not enough memory", "la mémoire ne suffit pas");
    cli_catch_interrupt();
    for (int i = 0; pl_games[i] && !cli_interrupted; i++) {
        const struct pl_game *game = pl_games[i];
        if (only && game != only)
            continue;
        uint64_t signature = pl_signature(game, SIGNATURE_GAMES);
        for (int n = game->min_players; n <= game->max_players && !cli_interrupted; n++) {
            if (players == 0 ? n != game->min_players : players > 0 && n != players)
                continue;
            figures[count] = (struct figures){.game = game, .players = n, .signature = signature};
            measure(&figures[count], seconds);
            count += !cli_interrupted; /* what was cut short is no measure */
        }
    }
    int status = CLI_OK;
    if (cli_interrupted) {
        cli_failed(args, "interrupted; what was measured until then follows",
                   "interrompu ; voici ce qui a été mesuré jusque-là");
        status = CLI_INTERRUPTED;
    } else if (!count) {
        status = cli_usage(args, "no game is for %d players", "aucun jeu ne se joue à %d", players);
    }
    if (count && cli_get(args, "json"))
        print_json(figures, count, only && players >= 0);
    else if (count)
        print_figures(args, figures, count);
    free(figures);
    return status;
}

static const struct cli_option options[] = {
    {"players", "N|all",
     PL_TEXT("number of players (the game's least); all: every number in turn",
             "nombre de joueurs (le minimum du jeu) ; all : tous, l'un après l'autre")},
    {"seconds", "S",
     PL_TEXT("processor time to measure each line (3)", "temps processeur pour mesurer chaque ligne (3)")},
    {"json", NULL,
     PL_TEXT("as JSON: one object for one game, else a list", "en JSON : un objet pour un seul jeu, sinon une liste")},
    {0}};

const struct cli_command cli_bench = {
    .name = "bench",
    .summary = PL_TEXT("measure speed and print the behaviour signature",
                       "mesure la vitesse et donne la signature de comportement"),
    .usage = "[GAME] [--players N|all] [--seconds S] [--json]",
    .details = PL_TEXT(
        "Plays random games on one thread and says how many games, decisions (more than one move), forced moves and "
        "chance events a second that makes; what copying a state costs; how many iterations a second the search makes, "
        "each with a playout that is cut short and judged by the game's evaluation; and the signature, a hash over "
        "1000 random games at each number of players: if it changes, the "
        "game's behaviour has changed.",
        "Joue des parties au hasard sur un seul fil et dit combien cela fait par seconde de parties, de décisions "
        "(plus d'un coup possible), de coups forcés et de tirages ; ce que coûte la copie d'un état ; combien "
        "d'itérations par seconde fait la recherche, chacune avec une partie simulée qui est interrompue et évaluée ; "
        "et la signature, une empreinte de 1000 parties au "
        "hasard par nombre de joueurs : si elle change, le comportement du jeu a changé."),
    .options = options,
    .min_words = 0,
    .max_words = 1,
    .run = run};
