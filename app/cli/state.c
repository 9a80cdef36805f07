/* `plateau state …`: positions as JSON files, for scripts. A file names its game: {"game": "tempete", "state": {…}}. */
#include "app/cli/protocol.h"
#include "app/cli/tell.h"
#include <jansson.h>
#include <stdlib.h>

#define MAX_FILE (1 << 20)
#define MAX_DIFF (1 << 20)

struct position {
    const struct pl_game *game;
    union pl_any_state state;
};

static bool load_parsed(const struct cli_args *args, const char *path, const json_t *json, struct position *position) {
    const json_t *id = json_object_get(json, "game"), *state = json_object_get(json, "state");
    if (!json_is_string(id) || !json_is_object(state)) {
        cli_usage(args, "%s: this is no state file; one looks like {\"game\": \"tempete\", \"state\": {…}}",
                  "%s : ce n'est pas un fichier d'état ; un tel fichier s'écrit {\"game\": \"tempete\", \"state\": "
                  "{…}}",
                  path);
        return false;
    }
    position->game = cli_game(args, json_string_value(id));
    if (!position->game)
        return false;
    char message[1024] = "";
    struct pl_out error = PL_OUT(message);
    if (pl_load_json(position->game, state, false, &position->state, args->lang, &error))
        return true;
    cli_usage(args, "%s: %s", "%s : %s", path, message);
    return false;
}

/* False after an error message. */
static bool load(const struct cli_args *args, const char *path, struct position *position) {
    size_t length;
    char *text = cli_slurp(args, path, MAX_FILE, &length);
    if (!text)
        return false;
    json_error_t mistake;
    json_t *json = json_loadb(text, length, JSON_REJECT_DUPLICATES, &mistake);
    free(text);
    if (!json) {
        cli_usage(args, "%s: line %d, column %d: this is not JSON (%s)",
                  "%s : ligne %d, colonne %d : ce n'est pas du JSON (%s)", path, mistake.line, mistake.column,
                  mistake.text);
        return false;
    }
    bool fine = load_parsed(args, path, json, position);
    json_decref(json);
    return fine;
}

static int print(const struct cli_args *args, const struct pl_game *game, const void *state) {
    char *text = malloc(PL_MAX_JSON);
    if (!text)
        return cli_failed(args, "memory is out", "la mémoire est épuisée");
    struct pl_out out = pl_out_to(text, PL_MAX_JSON);
    pl_dump(game, state, &out);
    printf("{\"game\": \"%s\", \"state\": %s}\n", game->id, text);
    free(text);
    return CLI_OK;
}

/* ---- The actions ------------------------------------------------------------------------------------------------ */

static int run_new(struct cli_args *args) {
    const struct pl_game *game = cli_game(args, args->word[1]);
    struct pl_setup setup;
    union pl_any_state state;
    uint64_t seed;
    if (!game || !cli_setup(args, game, (struct cli_company){0}, &setup, &seed))
        return CLI_USAGE;
    if (!pl_new(game, &setup, &state))
        return cli_usage(args, "this setup is not possible", "cette mise en place n'est pas possible");
    return print(args, game, &state);
}

static void show(const struct cli_args *args, const struct position *position, int viewer) {
    const struct pl_game *game = position->game;
    struct cli_terminal terminal;
    char sentence[1024] = "";
    struct pl_out out = PL_OUT(sentence);
    cli_terminal_open(&terminal, args->lang, cli_get(args, "plain"), false);
    cli_tell_board(stdout, &terminal, game, &position->state, viewer);
    if (game->actor(&position->state) == PL_OVER) {
        cli_tell_result(stdout, &terminal, game, &position->state, 0);
    } else {
        union pl_any_state view;
        pl_view(game, &position->state, viewer, &view);
        pl_prompt(game, &view, viewer, args->lang, &out);
        printf("%s\n", sentence);
    }
    cli_terminal_close(&terminal);
}

static int run_show(struct cli_args *args) {
    struct position position;
    int viewer;
    if (!load(args, args->word[1], &position))
        return CLI_FAILED;
    if (!cli_viewer(args, position.game, position.game->players(&position.state), &viewer))
        return CLI_USAGE;
    if (cli_get(args, "json")) {
        pl_view(position.game, &position.state, viewer, &position.state);
        return print(args, position.game, &position.state);
    }
    show(args, &position, viewer);
    return CLI_OK;
}

static int run_legal(struct cli_args *args) {
    struct position position;
    if (!load(args, args->word[1], &position))
        return CLI_FAILED;
    char *text = malloc(PROTOCOL_MAX_LEGAL);
    if (!text)
        return cli_failed(args, "memory is out", "la mémoire est épuisée");
    struct pl_out out = pl_out_to(text, PROTOCOL_MAX_LEGAL);
    protocol_put_legal(position.game, &position.state, &out);
    fputs(text, stdout);
    free(text);
    return CLI_OK;
}

static int refuse_move(const struct cli_args *args, const struct position *position, const char *text) {
    int actor = position->game->actor(&position->state);
    if (actor == PL_CHANCE)
        return cli_failed(args, "'%s' cannot come up now; chance is to move: `plateau state legal` lists the outcomes",
                          "« %s » ne peut pas sortir maintenant ; c'est au hasard : `plateau state legal` énumère les "
                          "tirages",
                          text);
    char sentence[1024] = "";
    struct pl_out why = PL_OUT(sentence);
    const char *rule = pl_why_not(position->game, &position->state, actor < 0 ? 0 : actor, text, args->lang, &why);
    if (!rule)
        return cli_failed(args, "'%s' is only the beginning of a move; `plateau state legal` lists them whole",
                          "« %s » n'est que le début d'un coup ; `plateau state legal` les énumère entiers", text);
    return cli_failed(args, "'%s': %s%s%s", "« %s » : %s%s%s", text, rule, *rule ? T(args, ": ", " : ") : "", sentence);
}

/* `roll` stands for an outcome by the dice of --seed, unless chance itself has one of that name. */
static int run_play(struct cli_args *args) {
    struct position position;
    struct pl_setup setup;
    uint64_t seed;
    if (!load(args, args->word[1], &position))
        return CLI_FAILED;
    if (!cli_setup(args, position.game, (struct cli_company){0}, &setup, &seed))
        return CLI_USAGE;
    const struct pl_game *game = position.game;
    uint64_t rolls = 0;
    for (int i = 2; i < args->words; i++) {
        int actor = game->actor(&position.state);
        pl_move move;
        if (!pl_read_move(game, &position.state, args->word[i], &move)) {
            if (actor != PL_CHANCE || strcmp(args->word[i], "roll") != 0)
                return refuse_move(args, &position, args->word[i]);
            struct pl_rng rng = pl_rng_seed(seed, rolls);
            move = pl_draw(game, &position.state, &rng);
        }
        rolls += actor == PL_CHANCE;
        pl_play(game, &position.state, actor, move, NULL);
    }
    return print(args, game, &position.state);
}

/* As diff(1): 1 means that they differ, so whatever is wrong is 2. */
static int run_diff(struct cli_args *args) {
    struct position a, b;
    if (!load(args, args->word[1], &a) || !load(args, args->word[2], &b))
        return CLI_USAGE;
    if (a.game != b.game)
        return cli_usage(args, "one is a state of %s, the other of %s; compare two of the same game",
                         "l'un est un état de %s, l'autre de %s ; comparez-en deux du même jeu", a.game->id,
                         b.game->id);
    char *text = malloc(MAX_DIFF);
    if (!text)
        return cli_failed(args, "memory is out", "la mémoire est épuisée");
    struct pl_out out = pl_out_to(text, MAX_DIFF);
    int differences = pl_diff(a.game, &a.state, &b.state, &out);
    fputs(text, stdout);
    free(text);
    return differences ? CLI_FAILED : CLI_OK;
}

static int run(struct cli_args *args) {
    static const struct {
        const char *name, *words;
        int min, max; /* words, the action's name included */
        int (*run)(struct cli_args *args);
    } actions[] = {{"new", "GAME", 2, 2, run_new},
                   {"show", "FILE", 2, 2, run_show},
                   {"legal", "FILE", 2, 2, run_legal},
                   {"play", "FILE MOVE…", 3, CLI_MAX_WORDS, run_play},
                   {"diff", "FILE FILE", 3, 3, run_diff}};
    for (size_t i = 0; i < sizeof actions / sizeof actions[0]; i++) {
        if (strcmp(actions[i].name, args->word[0]) != 0)
            continue;
        if (args->words < actions[i].min || args->words > actions[i].max) {
            char words[64];
            struct pl_out out = PL_OUT(words);
            cli_put_usage(args->lang, actions[i].words, &out);
            return cli_usage(args, "write: plateau state %s %s", "écrivez : plateau state %s %s", actions[i].name,
                             words);
        }
        return actions[i].run(args);
    }
    return cli_usage(args, "'%s' is nothing one can do with a state; there are new, show, legal, play and diff",
                     "« %s » ne se fait pas avec un état ; il y a new, show, legal, play et diff", args->word[0]);
}

const struct cli_command cli_state = {
    .name = "state",
    .summary = PL_TEXT("positions as JSON, for scripts: new, show, legal, play, diff",
                       "positions en JSON, pour les scripts : new, show, legal, play, diff"),
    .usage = "new GAME | show FILE | legal FILE | play FILE MOVE… | diff FILE FILE",
    .details = PL_TEXT(
        "new    prints the first position of a game\n"
        "show   draws the board; --viewer says who looks (must be given where something is hidden)\n"
        "legal  lists the legal moves, or the outcomes of chance with their weights\n"
        "play   makes moves, each one word in quotes, and prints the new position; chance moves by an "
        "outcome or, with the dice of --seed, by the word roll\n"
        "diff   prints the values that differ; exit 0 if none does, 1 if some do, 2 if a file is no state file\n"
        "FILE may be - for standard input. A state file looks like {\"game\": \"tempete\", \"state\": {…}}.",
        "new    écrit la première position d'un jeu\n"
        "show   dessine le plateau ; --viewer dit qui regarde (obligatoire là où quelque chose est caché)\n"
        "legal  énumère les coups légaux, ou les tirages du hasard avec leurs poids\n"
        "play   joue des coups, chacun un mot entre guillemets, et écrit la nouvelle position ; le hasard "
        "joue par un tirage ou, avec les dés de --seed, par le mot roll\n"
        "diff   écrit les valeurs qui diffèrent ; code de sortie 0 s'il n'y en a pas, 1 s'il y en a, 2 si un "
        "fichier n'est pas un fichier d'état\n"
        "FICHIER peut être - pour l'entrée standard. Un fichier d'état s'écrit {\"game\": \"tempete\", "
        "\"state\": {…}}."),
    .options =
        (const struct cli_option[]){
            CLI_SETUP_OPTIONS,
            CLI_VIEWER_OPTION,
            {"json", NULL,
             PL_TEXT("show: the state as JSON instead of a board", "show : l'état en JSON, sans plateau")},
            {"plain", NULL, PL_TEXT("show: neither colour nor Unicode", "show : ni couleur ni Unicode")},
            {0}},
    .min_words = 1,
    .max_words = CLI_MAX_WORDS,
    .run = run,
};
