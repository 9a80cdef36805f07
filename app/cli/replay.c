/* Checking, printing and stepping through saved games. */
#include "app/cli/tell.h"
#include "app/cli/words.h"
#include <stdlib.h>

struct film {
    struct cli_args *args;
    enum pl_lang lang;
    struct cli_terminal terminal;
    struct pl_match *match;
    const struct pl_game *game;
    int viewer;
};

static void seat_line(const struct film *film, int seat) {
    const struct pl_seat *who = pl_match_seat(film->match, seat);
    char name[128];
    struct pl_out out = pl_out_to(name, sizeof name);
    union pl_any_state view;
    pl_view(film->game, pl_match_state(film->match), film->viewer, &view);
    cli_seat_name(film->game, &view, seat, false, film->lang, &out);
    printf("  %d  %s, %s", seat + 1, name, who->kind == PL_HUMAN ? T(film, "human", "humain") : who->bot);
    printf(who->kind == PL_HUMAN && who->name[0] ? " (%s)\n" : "\n", who->name);
}

static void summary(const struct film *film) {
    const struct pl_setup *setup = pl_match_setup(film->match);
    const struct pl_game *game = film->game;
    int length = pl_match_length(film->match), chances = 0;
    for (int i = 0; i < length; i++)
        chances += pl_match_turn(film->match, i).seat == PL_CHANCE;
    printf("%s (%s)\n", game->name.in[film->lang], game->id);
    for (int i = 0; game->options && game->options[i].key; i++) {
        char value[64];
        struct pl_out out = pl_out_to(value, sizeof value);
        pl_option_write(&game->options[i], setup->option[i], &out);
        printf("%s%s %s", i ? ", " : "", game->options[i].key, value);
    }
    printf(game->options && game->options->key ? "\n" : "");
    for (int i = 0; i < setup->players; i++)
        seat_line(film, i);
    int turns = game->turn(pl_match_state(film->match));
    bool one_move = length == 1 || (length == 0 && film->lang == PL_FR); /* French counts nothing as one */
    bool one_turn = turns == 1 || (turns == 0 && film->lang == PL_FR);
    printf(
        T(film, "Seed %llu; %d %s, %d of them of chance; %d %s\n", "Graine %llu ; %d %s, dont %d du hasard ; %d %s\n"),
        (unsigned long long)pl_match_seed(film->match), length,
        one_move ? T(film, "move", "coup") : T(film, "moves", "coups"), chances, turns,
        one_turn ? T(film, "turn", "tour") : T(film, "turns", "tours"));
    if (pl_match_actor(film->match) == PL_OVER) {
        cli_tell_result(stdout, &film->terminal, game, pl_match_state(film->match), 0);
        return;
    }
    char prompt[1024], sentence[1024];
    struct pl_out out = pl_out_to(prompt, sizeof prompt);
    union pl_any_state view;
    pl_view(game, pl_match_state(film->match), film->viewer, &view);
    pl_prompt(game, &view, film->viewer, film->lang, &out);
    cli_capital(prompt, sentence, sizeof sentence);
    printf("%s%s\n", T(film, "Not finished. Next: ", "Inachevée. Ensuite : "), sentence);
}

static void print_all(struct film *film) {
    char *text = NULL;
    size_t size = 0;
    FILE *file = open_memstream(&text, &size);
    if (!file)
        return;
    cli_tell_moves(file, &film->terminal, film->match, 0, pl_match_length(film->match), film->viewer, true);
    fclose(file);
    cli_page(&film->terminal, text);
    free(text);
}

/* The board before move `at` (from 1), and what that move is. */
static void show_at(struct film *film, int at) {
    union pl_any_state state;
    int length = pl_match_length(film->match);
    cli_terminal_measure(&film->terminal);
    pl_match_position(film->match, at - 1, &state);
    cli_tell_board(stdout, &film->terminal, film->game, &state, film->viewer);
    if (at <= length) {
        printf(T(film, "\nMove %d of %d:\n", "\nCoup %d sur %d :\n"), at, length);
        cli_tell_moves(stdout, &film->terminal, film->match, at - 1, at, film->viewer, false);
    } else if (pl_match_actor(film->match) == PL_OVER) {
        fputc('\n', stdout);
        cli_tell_result(stdout, &film->terminal, film->game, &state, 0);
    } else {
        printf(
            T(film, "\nThe record ends here, after move %d.\n", "\nL'enregistrement s'arrête ici, après le coup %d.\n"),
            length);
    }
}

static void step(struct film *film) {
    int length = pl_match_length(film->match), at = 1;
    bool show = true;
    for (;;) {
        char line[CLI_MAX_LINE], prompt[128];
        if (show)
            show_at(film, at);
        snprintf(prompt, sizeof prompt,
                 T(film, "[%d/%d] Enter: next, b: back, number: go there, q: leave > ",
                   "[%d/%d] Entrée : suivant, b : retour, numéro : y aller, q : quitter > "),
                 at, length + 1);
        if (cli_read_line(&film->terminal, prompt, line, sizeof line) != CLI_LINE || !strcmp(line, "q"))
            return;
        char *end;
        long wanted = strtol(line, &end, 10);
        if (!*line)
            wanted = at + 1;
        else if (!strcmp(line, "b"))
            wanted = at - 1;
        else if (*end)
            wanted = 0;
        show = wanted >= 1 && wanted <= length + 1;
        if (show)
            at = (int)wanted;
        else if (!*line)
            printf("%s\n", T(film, "This is the end; q leaves.", "C'est la fin ; q pour quitter."));
        else
            printf(T(film, "Enter, b, q or a number from 1 to %d.\n", "Entrée, b, q ou un numéro de 1 à %d.\n"),
                   length + 1);
    }
}

static int run(struct cli_args *args) {
    enum { LONGEST = 64 << 20 };
    size_t size;
    char message[1024];
    struct pl_out error = pl_out_to(message, sizeof message);
    char *text = cli_slurp(args, args->word[0], LONGEST, &size);
    if (!text)
        return CLI_FAILED;
    struct film film = {.args = args, .lang = args->lang};
    film.match = pl_replay_read(text, size, args->lang, &error);
    free(text);
    if (!film.match)
        return cli_failed(args, "%s: %s", "%s : %s", args->word[0], message);
    film.game = pl_match_game(film.match);
    int64_t at = 0;
    bool shows = cli_get(args, "print") || cli_get(args, "step") || cli_get(args, "at") || cli_get(args, "viewer");
    film.viewer = PL_SPECTATOR; /* the summary alone says what anybody may know */
    if (!cli_int(args, "at", 1, pl_match_length(film.match) + 1, &at) ||
        (shows && !cli_viewer(args, film.game, pl_match_setup(film.match)->players, &film.viewer))) {
        pl_match_free(film.match);
        return CLI_USAGE;
    }
    cli_terminal_open(&film.terminal, args->lang, cli_get(args, "plain") != NULL,
                      cli_get(args, "no-colour") || cli_get(args, "no-color"));
    cli_catch_interrupt();
    if (cli_get(args, "step"))
        step(&film);
    else if (at)
        show_at(&film, (int)at);
    else if (cli_get(args, "print"))
        print_all(&film);
    if (!cli_get(args, "step") && !at)
        summary(&film);
    cli_terminal_close(&film.terminal);
    pl_match_free(film.match);
    return CLI_OK;
}

static const struct cli_option options[] = {
    {"print", NULL, PL_TEXT("tell every move", "raconte chaque coup")},
    {"step", NULL,
     PL_TEXT("go through it move by move with the board", "parcourt la partie coup par coup avec le plateau")},
    {"at", "N", PL_TEXT("show the board before move N", "montre le plateau avant le coup N")},
    CLI_VIEWER_OPTION,
    {"plain", NULL, PL_TEXT("neither colour nor Unicode", "ni couleur ni Unicode")},
    {"no-colour", NULL,
     PL_TEXT("no colour (also: --no-color, NO_COLOR)", "sans couleur (aussi : --no-color, NO_COLOR)")},
    {"no-color", NULL, PL_TEXT("the same", "idem")},
    {0}};

const struct cli_command cli_replay = {
    .name = "replay",
    .summary =
        PL_TEXT("check, print or step through a saved game", "vérifie, raconte ou parcourt une partie enregistrée"),
    .usage = "FILE [options]",
    .details =
        PL_TEXT("Plays a saved game through, checking every move, and says what it was. A damaged file, one of "
                "another version of the rules or an illegal move is reported with its line (exit code 1).",
                "Rejoue une partie enregistrée en vérifiant chaque coup, et dit ce qu'elle fut. Un fichier abîmé, une "
                "autre version des règles ou un coup illégal est signalé avec sa ligne (code de sortie 1)."),
    .options = options,
    .min_words = 1,
    .max_words = 1,
    .run = run};
