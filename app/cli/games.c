#include "app/cli/args.h"
#include "app/cli/words.h"

/* The smallest game: there to be copied, not to be played for long. */
static bool is_example(const struct pl_game *game) {
    return !strcmp(game->id, "template");
}

static void players_of(const struct cli_args *args, const struct pl_game *game, char *buffer, size_t cap) {
    struct pl_out out = pl_out_to(buffer, cap);
    if (game->min_players == game->max_players)
        pl_putf(&out, T(args, "%d players", "%d joueurs"), game->min_players);
    else
        pl_putf(&out, T(args, "%d to %d players", "%d à %d joueurs"), game->min_players, game->max_players);
}

static void list_games(const struct cli_args *args, int columns) {
    const int indent = 12;
    for (int i = 0; pl_games[i]; i++) {
        const struct pl_game *game = pl_games[i];
        char players[64];
        players_of(args, game, players, sizeof players);
        cli_pad(stdout, game->id, indent);
        printf("%s (%s)%s\n%*s", game->name.in[args->lang], players,
               !is_example(game)
                   ? ""
                   : T(args, " — the example to copy when adding a game", " — l'exemple à copier pour ajouter un jeu"),
               indent, "");
        cli_wrap(stdout, game->pitch.in[args->lang], indent, indent, columns);
    }
    printf("\n%s\n", T(args, "`plateau games GAME` tells more; `plateau play GAME` starts one.",
                       "`plateau games JEU` en dit plus ; `plateau play JEU` lance une partie."));
}

static void heading(const char *text) {
    printf("\n%s\n", text);
}

/* "  key       text…" with the text wrapped beside the key. */
static void row(const char *key, int indent, const char *text, int columns) {
    printf("  ");
    if (pl_width(key) > indent - 4) {
        printf("%s\n%*s", key, indent, "");
    } else {
        cli_pad(stdout, key, indent - 2);
    }
    cli_wrap(stdout, text, indent, indent, columns);
}

/* `among`: its standard where several people play. */
static void show_option(const struct cli_args *args, const struct pl_option *option, int32_t among, int columns) {
    char text[1024];
    struct pl_out out = PL_OUT(text);
    pl_put(&out, option->label.in[args->lang]);
    if (option->help.in[args->lang] && *option->help.in[args->lang])
        pl_putf(&out, "%s%s", T(args, ": ", " : "), option->help.in[args->lang]);
    pl_put(&out, ". ");
    pl_put(&out, T(args, "Values: ", "Valeurs : "));
    if (option->names) {
        for (int32_t value = option->min; value <= option->max; value++) {
            pl_put(&out, value == option->min ? "" : ", ");
            pl_option_write(option, value, &out);
        }
    } else {
        pl_putf(&out, T(args, "%d to %d", "%d à %d"), (int)option->min, (int)option->max);
    }
    pl_put(&out, T(args, "; default: ", " ; par défaut : "));
    pl_option_write(option, option->standard, &out);
    if (among != option->standard) {
        pl_put(&out, T(args, ", among several people: ", ", entre plusieurs personnes : "));
        pl_option_write(option, among, &out);
    }
    row(option->key, 16, text, columns);
}

static void show_game(const struct cli_args *args, const struct pl_game *game, int columns) {
    char players[64];
    players_of(args, game, players, sizeof players);
    printf("%s (%s), %s\n", game->name.in[args->lang], game->id, players);
    cli_wrap(stdout, game->pitch.in[args->lang], 0, 0, columns);
    if (is_example(game))
        cli_wrap(stdout,
                 T(args, "This is the example to copy when adding a game: see docs/adding-a-game.md.",
                   "C'est l'exemple à copier pour ajouter un jeu : voir docs/adding-a-game.md."),
                 0, 0, columns);
    if (game->options && game->options->key) {
        heading(T(args, "Options (--option KEY=VALUE)", "Options (--option CLÉ=VALEUR)"));
        struct pl_setup among = pl_setup_among(game, game->max_players, game->max_players);
        for (int i = 0; game->options[i].key; i++)
            show_option(args, &game->options[i], among.option[i], columns);
    }
    if (game->roles && game->roles->key) {
        heading(T(args, "Roles (--roles A,B,…)", "Rôles (--roles A,B,…)"));
        for (const struct pl_role *role = game->roles; role->key; role++) {
            char text[1024];
            struct pl_out out = PL_OUT(text);
            const char *help = role->help.in[args->lang];
            pl_putf(&out, "%s%s%s", role->name.in[args->lang], help && *help ? T(args, ": ", " : ") : "",
                    help ? help : "");
            row(role->key, 16, text, columns);
        }
    }
    if (game->levels)
        heading(T(args, "Automas (--seats person,automa:LEVEL,…)", "Automas (--seats person,automa:NIVEAU,…)"));
    for (const struct pl_level *level = game->levels; level && level->key; level++) {
        char text[1024];
        struct pl_out out = PL_OUT(text);
        const char *help = level->help.in[args->lang];
        pl_putf(&out, "%s%s%s", level->name.in[args->lang], help && *help ? T(args, ": ", " : ") : "",
                help ? help : "");
        row(level->key, 16, text, columns);
    }
    heading(T(args, "Ways it can end", "Fins possibles"));
    for (const struct pl_ending *ending = game->endings; ending->key; ending++) {
        char text[512];
        struct pl_out out = PL_OUT(text);
        pl_putf(&out, ending->rule ? "%s (%s)" : "%s", ending->name.in[args->lang], ending->rule);
        row(ending->key, 16, text, columns);
    }
    heading(T(args, "How moves are written", "Écriture des coups"));
    for (const struct pl_form *form = game->forms; form->form; form++) {
        char text[512], written[128];
        struct pl_out out = PL_OUT(text), form_out = PL_OUT(written);
        pl_form_say(form, args->lang, &form_out);
        pl_putf(&out, form->rule ? "%s (%s)" : "%s", form->help.in[args->lang], form->rule);
        row(written, 28, text, columns);
    }
    printf(T(args, "\nState: %zu bytes. Rules version: %u.\n", "\nÉtat : %zu octets. Version des règles : %u.\n"),
           game->state_size, game->rules_version);
}

static int run(struct cli_args *args) {
    int columns = cli_columns();
    if (columns > 110)
        columns = 110;
    if (args->words == 0) {
        list_games(args, columns);
        return CLI_OK;
    }
    const struct pl_game *game = cli_game(args, args->word[0]);
    if (!game)
        return CLI_USAGE;
    show_game(args, game, columns);
    return CLI_OK;
}

static const struct cli_option options[] = {{0}};

const struct cli_command cli_games = {
    .name = "games",
    .summary = PL_TEXT("list the games, or tell about one", "énumère les jeux, ou en présente un"),
    .usage = "[GAME]",
    .details =
        PL_TEXT("Lists the games; with a game: its options with their values, its roles, the ways it can end and "
                "how its moves are written.",
                "Énumère les jeux ; avec un jeu : ses options et leurs valeurs, ses rôles, ses fins possibles et "
                "l'écriture de ses coups."),
    .options = options,
    .min_words = 0,
    .max_words = 1,
    .run = run};
