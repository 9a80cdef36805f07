/* `plateau replay FILE` of a witness file: what one viewer knows of a game (match/witness.h). */
#include "app/cli/film.h"
#include "app/cli/words.h"

static void tell(const struct pl_witness *witness, const struct cli_terminal *terminal) {
    int last = -1;
    for (int i = 0; i < witness->count; i++) {
        const struct pl_told *told = &witness->told[i];
        if (told->move != last)
            printf("%s%d%s%s%s\n", cli_dim(terminal), told->move + 1, *told->notation ? "  " : "", told->notation,
                   cli_normal(terminal));
        last = told->move;
        cli_tell_item(stdout, terminal, told->text[terminal->lang]);
    }
}

static void show(const struct pl_witness *witness, const struct cli_terminal *terminal) {
    const struct pl_game *game = witness->game;
    enum pl_lang lang = terminal->lang;
    film_title(game, &witness->setup, lang);
    for (int i = 0; i < witness->setup.players; i++)
        film_seat(game, &witness->view, i, &witness->seat[i], lang);
    tell(witness, terminal);
    if (witness->viewer == PL_SPECTATOR)
        printf("%s\n", T(terminal, "As a spectator sees it:", "Vue par un spectateur :"));
    else
        printf(T(terminal, "As seat %d sees it:\n", "Vue par le siège %d :\n"), witness->viewer + 1);
    cli_tell_board(stdout, terminal, game, &witness->view, witness->viewer);
    film_next(game, &witness->view, witness->viewer, lang);
}

int film_witness(struct cli_args *args, const char *text, size_t size) {
    static const char *const others[] = {"step", "at", "viewer", "audit"};
    char message[1024];
    struct pl_out error = pl_out_to(message, sizeof message);
    struct pl_witness *witness = pl_witness_read(text, size, args->lang, &error);
    if (!witness)
        return cli_failed(args, "%s: %s", "%s : %s", args->word[0], message);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (cli_get(args, others[i])) {
            pl_witness_free(witness);
            return cli_usage(args,
                             "--%s is for whole games; this file holds what one player knows: the log, one position "
                             "and no seed",
                             "--%s est pour les parties entières ; ce fichier contient ce qu'un joueur sait : le "
                             "journal, une position et pas de graine",
                             others[i]);
        }
    struct cli_terminal terminal;
    cli_terminal_open(&terminal, args->lang, cli_get(args, "plain") != NULL,
                      cli_get(args, "no-colour") || cli_get(args, "no-color"));
    show(witness, &terminal);
    cli_terminal_close(&terminal);
    pl_witness_free(witness);
    return CLI_OK;
}
