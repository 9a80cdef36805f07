/* Checking, printing and stepping through saved games. */
#include "app/cli/film.h"
#include "app/cli/words.h"
#include <stdlib.h>

void film_title(const struct pl_game *game, const struct pl_setup *setup, enum pl_lang lang) {
    printf("%s (%s)\n", game->name.in[lang], game->id);
    for (int i = 0; game->options && game->options[i].key; i++) {
        char value[64];
        struct pl_out out = pl_out_to(value, sizeof value);
        pl_option_write(&game->options[i], setup->option[i], &out);
        printf("%s%s %s", i ? ", " : "", game->options[i].key, value);
    }
    printf(game->options && game->options->key ? "\n" : "");
}

void film_seat(const struct pl_game *game, const void *view, int seat, const struct pl_seat *who, enum pl_lang lang) {
    char name[128];
    struct pl_out out = pl_out_to(name, sizeof name);
    cli_seat_name(game, view, seat, false, lang, &out);
    if (who->kind == PL_AUTOMA) { /* the name says it */
        printf("  %d  %s\n", seat + 1, name);
        return;
    }
    printf("  %d  %s, %s", seat + 1, name, who->kind == PL_BOT ? who->bot : lang == PL_FR ? "humain" : "human");
    printf(who->kind == PL_HUMAN && who->name[0] ? " (%s)\n" : "\n", who->name);
}

void film_next(const struct pl_game *game, const void *view, int viewer, enum pl_lang lang) {
    char prompt[1024], sentence[1024];
    struct pl_out out = pl_out_to(prompt, sizeof prompt);
    pl_prompt(game, view, viewer, lang, &out);
    cli_capital(prompt, sentence, sizeof sentence);
    printf("%s%s\n", lang == PL_FR ? "Inachevée. Ensuite : " : "Not finished. Next: ", sentence);
}

/* "Seed 42; ": whose the dice are. */
static void put_dice(const struct film *film) {
    const struct pl_origin *origin = pl_match_origin(film->match);
    if (!origin->table) {
        printf(T(film, "Seed %llu; ", "Graine %llu ; "), (unsigned long long)pl_match_seed(film->match));
    } else if (!origin->revealed) {
        printf("%s", T(film, "Dice of a web table, their seed still secret; ",
                       "Dés d'une table en ligne, de graine encore secrète ; "));
    } else {
        printf("%s", T(film, "Dice of a web table, seed ", "Dés d'une table en ligne, graine "));
        for (size_t i = 0; i < sizeof origin->seed; i++)
            printf("%02x", origin->seed[i]);
        printf("%s", T(film, "; ", " ; "));
    }
}

static void summary(const struct film *film) {
    const struct pl_setup *setup = pl_match_setup(film->match);
    const struct pl_game *game = film->game;
    int length = pl_match_length(film->match), chances = 0;
    union pl_any_state view;
    for (int i = 0; i < length; i++)
        chances += pl_match_turn(film->match, i).seat == PL_CHANCE;
    film_title(game, setup, film->lang);
    pl_view(game, pl_match_state(film->match), film->viewer, &view);
    for (int i = 0; i < setup->players; i++)
        film_seat(game, &view, i, pl_match_seat(film->match, i), film->lang);
    int turns = game->turn(pl_match_state(film->match));
    bool one_move = length == 1 || (length == 0 && film->lang == PL_FR); /* French counts nothing as one */
    bool one_turn = turns == 1 || (turns == 0 && film->lang == PL_FR);
    put_dice(film);
    printf(T(film, "%d %s, %d of them of chance; %d %s\n", "%d %s, dont %d du hasard ; %d %s\n"), length,
           one_move ? T(film, "move", "coup") : T(film, "moves", "coups"), chances, turns,
           one_turn ? T(film, "turn", "tour") : T(film, "turns", "tours"));
    if (pl_match_actor(film->match) == PL_OVER)
        cli_tell_result(stdout, &film->terminal, game, pl_match_state(film->match), 0);
    else
        film_next(game, &view, film->viewer, film->lang);
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
    if (pl_is_witness(text, size)) {
        int status = film_witness(args, text, size);
        free(text);
        return status;
    }
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
    int status = cli_get(args, "audit") || cli_get(args, "commitment") ? film_audit(&film) : CLI_OK;
    cli_terminal_close(&film.terminal);
    pl_match_free(film.match);
    return status;
}

static const struct cli_option options[] = {
    {"print", NULL, PL_TEXT("tell every move", "raconte chaque coup")},
    {"step", NULL,
     PL_TEXT("go through it move by move with the board", "parcourt la partie coup par coup avec le plateau")},
    {"at", "N", PL_TEXT("show the board before move N", "montre le plateau avant le coup N")},
    CLI_VIEWER_OPTION,
    {"audit", NULL,
     PL_TEXT("check that every roll and draw is the one its seed gives (exit code 1 if not)",
             "vérifie que chaque tirage est celui que donne la graine (sinon, code de sortie 1)")},
    {"commitment", "HEX",
     PL_TEXT("with --audit: what the table showed of its dice when the game began",
             "avec --audit : ce que la table affichait de ses dés au début de la partie")},
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
                "another version of the rules or an illegal move is reported with its line (exit code 1).\n"
                "A file saved at a web table while the game ran holds only what one player knew; its log and its "
                "position are shown.",
                "Rejoue une partie enregistrée en vérifiant chaque coup, et dit ce qu'elle fut. Un fichier abîmé, une "
                "autre version des règles ou un coup illégal est signalé avec sa ligne (code de sortie 1).\n"
                "Un fichier enregistré à une table en ligne pendant la partie ne contient que ce qu'un joueur savait ; "
                "son journal et sa position sont montrés."),
    .options = options,
    .min_words = 1,
    .max_words = 1,
    .run = run};
