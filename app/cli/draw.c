/* `plateau draw`: a game's table as a picture. */
#include "core/draw.h"
#include "app/cli/sim.h"
#include <stdlib.h>
#include <unistd.h>

enum { LONGEST_REPLAY = 64 << 20, MOST_MOVES = 20000, USUAL_PLAYERS = 4 };
/* A game that shows much of its material about half-way; --seed asks for another. */
static const uint64_t usual_seed = 48;

/* ---- Positions -------------------------------------------------------------------------------------------------- */

/* A whole game of the greedy bot. */
static bool play_greedily(struct pl_match *match) {
    const struct pl_game *game = pl_match_game(match);
    struct pl_rng rng = pl_rng_seed(pl_match_seed(match), 1);
    struct pl_bot bot = {.kind = PL_BOT_GREEDY};
    union pl_any_state view;
    for (int actor; (actor = pl_match_actor(match)) != PL_OVER && pl_match_length(match) < MOST_MOVES;) {
        if (actor == PL_CHANCE) {
            if (!pl_match_roll(match, NULL))
                return false;
            continue;
        }
        pl_view(game, pl_match_state(match), actor, &view);
        if (!pl_match_play(match, actor, pl_bot_choose(&bot, game, &view, actor, &rng, NULL, NULL), NULL))
            return false;
    }
    return true;
}

/* How much there is to see: many pieces, and many kinds of them. */
static int liveliness(const struct pl_scene *scene) {
    int kinds = 0;
    for (int i = 0; i < scene->pieces; i++) {
        int j = 0;
        while (j < i && (strcmp(scene->piece[j].look, scene->piece[i].look) != 0 ||
                         scene->piece[j].seat != scene->piece[i].seat))
            j++;
        kinds += j == i;
    }
    return scene->pieces + 4 * kinds;
}

/* In the middle of the game, where somebody is to move and there is most to see. */
static int attractive(const struct pl_match *match, struct pl_scene *scene) {
    const struct pl_game *game = pl_match_game(match);
    int length = pl_match_length(match), best = length / 2, most = -1;
    union pl_any_state state;
    for (int at = length / 4; at < length * 3 / 4; at++) {
        pl_match_position(match, at, &state);
        if (game->actor(&state) < 0)
            continue;
        pl_scene_make(game, &state, PL_EVERYTHING, scene);
        int lively = liveliness(scene);
        if (lively > most) {
            most = lively;
            best = at;
        }
    }
    return best;
}

static struct pl_match *new_match(const struct cli_args *args, const struct pl_game *game, int *status) {
    struct pl_setup setup;
    uint64_t seed;
    *status = CLI_USAGE;
    int players = game->max_players < USUAL_PLAYERS ? game->max_players : USUAL_PLAYERS;
    if (players < game->min_players || cli_get(args, "players"))
        players = 0;
    if (!cli_setup(args, game, (struct cli_company){.named = players}, &setup, &seed))
        return NULL;
    if (!cli_get(args, "seed"))
        seed = usual_seed;
    struct pl_match *match = pl_match_new(game, &setup, seed);
    if (match && play_greedily(match))
        return match;
    pl_match_free(match);
    *status = cli_failed(args, "memory is out", "la mémoire est épuisée");
    return NULL;
}

/* The saved game, or the witness file in *witness; NULL with the exit code in *status if neither. */
static struct pl_match *load_match(const struct cli_args *args, const char *path, struct pl_witness **witness,
                                   int *status) {
    static const char *const own[] = {"players", "option", "roles", "seed"};
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++) {
        if (!cli_get(args, own[i]))
            continue;
        *status = cli_usage(args, "--%s is for a new game; a saved game has its own",
                            "--%s est pour une nouvelle partie ; une partie enregistrée a les siens", own[i]);
        return NULL;
    }
    size_t size;
    char message[1024];
    struct pl_out error = pl_out_to(message, sizeof message);
    *status = CLI_FAILED;
    char *text = cli_slurp(args, path, LONGEST_REPLAY, &size);
    if (!text)
        return NULL;
    struct pl_match *match = NULL;
    if (pl_is_witness(text, size))
        *witness = pl_witness_read(text, size, args->lang, &error);
    else
        match = pl_replay_read(text, size, args->lang, &error);
    free(text);
    if (!match && !*witness)
        cli_failed(args, "%s: %s", "%s : %s", path, message);
    return match;
}

/* ---- The command ------------------------------------------------------------------------------------------------ */

static int write_picture(const struct cli_args *args, const struct pl_game *game, const void *state,
                         const struct pl_drawing *drawing, struct pl_scene *scene) {
    char *text = malloc(PL_MAX_SVG);
    struct sim_file file = {0};
    int status = CLI_FAILED;
    if (!text) {
        cli_failed(args, "memory is out", "la mémoire est épuisée");
        goto end;
    }
    struct pl_out out = pl_out_to(text, PL_MAX_SVG);
    if (!pl_scene_svg(game, state, drawing, scene, &out)) {
        cli_failed(args, "%s has no picture of its table", "%s n'a pas d'image de sa table", game->name.in[args->lang]);
        goto end;
    }
    if (!sim_file_open(args, &file, cli_get(args, "output"))) {
        status = CLI_USAGE;
        goto end;
    }
    fwrite(text, 1, out.len, file.file);
    status = sim_file_close(args, &file, true) ? CLI_OK : CLI_FAILED;
end:
    free(text);
    return status;
}

/* What one viewer saw when the file was made. */
static int draw_witness(const struct cli_args *args, struct pl_witness *witness, struct pl_scene *scene) {
    const struct pl_drawing drawing = {
        .lang = args->lang, .viewer = witness->viewer, .dark = cli_get(args, "dark"), .bare = cli_get(args, "bare")};
    if (cli_get(args, "at") || cli_get(args, "viewer"))
        return cli_usage(args, "this file holds one position, seen by one player: leave --at and --viewer out",
                         "ce fichier contient une seule position, vue par un joueur : omettez --at et --viewer");
    return write_picture(args, witness->game, &witness->view, &drawing, scene);
}

static int run(struct cli_args *args) {
    const char *word = args->word[0];
    const struct pl_game *game = pl_game_find(word);
    int status;
    if (!cli_get(args, "output"))
        return cli_usage(args, "where to? Write -o FILE.svg, or -o - for standard output",
                         "vers où ? Écrivez -o FICHIER.svg, ou -o - pour la sortie standard");
    if (!game && strcmp(word, "-") != 0 && access(word, F_OK) != 0 && !strpbrk(word, "./")) {
        cli_game(args, word); /* neither a file nor a game: says which games there are */
        return CLI_USAGE;
    }
    struct pl_witness *witness = NULL;
    struct pl_match *match = game ? new_match(args, game, &status) : load_match(args, word, &witness, &status);
    if (!match && !witness)
        return status;
    struct pl_scene *scene = malloc(sizeof *scene);
    if (!scene || witness) {
        status =
            scene ? draw_witness(args, witness, scene) : cli_failed(args, "memory is out", "la mémoire est épuisée");
        free(scene);
        pl_witness_free(witness);
        pl_match_free(match);
        return status;
    }
    int64_t at = game ? attractive(match, scene) : pl_match_length(match);
    game = pl_match_game(match);
    struct pl_drawing drawing = {.lang = args->lang, .dark = cli_get(args, "dark"), .bare = cli_get(args, "bare")};
    status = CLI_USAGE;
    if (cli_int(args, "at", 0, pl_match_length(match), &at) &&
        cli_viewer(args, game, pl_match_setup(match)->players, &drawing.viewer)) {
        union pl_any_state state;
        pl_match_position(match, (int)at, &state);
        status = write_picture(args, game, &state, &drawing, scene);
    }
    free(scene);
    pl_match_free(match);
    return status;
}

const struct cli_command cli_draw = {
    .name = "draw",
    .summary = PL_TEXT("draw a game's table as a picture (SVG)", "dessine la table d'un jeu (image SVG)"),
    .usage = "GAME|REPLAY -o FILE [options]",
    .details = PL_TEXT("Draws the table as an SVG picture. Of a game: a position from the middle of a game between "
                       "greedy bots, the same every time for the same --seed. Of a saved game: its last position.",
                       "Dessine la table en une image SVG. D'un jeu : une position du milieu d'une partie entre robots "
                       "gloutons, toujours la même pour la même --seed. D'une partie enregistrée : sa dernière "
                       "position."),
    .options =
        (const struct cli_option[]){
            {"output", "FILE",
             PL_TEXT("where to write it (also: -o FILE); - is standard output",
                     "où l'écrire (aussi : -o FICHIER) ; - est la sortie standard")},
            {"at", "N",
             PL_TEXT("the position after N moves; 0 is the start", "la position après N coups ; 0 est le départ")},
            CLI_VIEWER_OPTION,
            {"dark", NULL, PL_TEXT("light on dark", "clair sur fond sombre")},
            {"bare", NULL, PL_TEXT("the board alone, for thumbnails", "le plateau seul, pour les vignettes")},
            CLI_SETUP_OPTIONS,
            {0}},
    .min_words = 1,
    .max_words = 1,
    .run = run};
