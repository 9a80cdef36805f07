#include "app/cli/tell.h"
#include "app/cli/words.h"
#include <stdlib.h>

#define SENTENCE 1024

void cli_seat_name(const struct pl_game *game, const void *state, int seat, bool you, enum pl_lang lang,
                   struct pl_out *out) {
    game->name_thing(state, "seat", seat, lang, out);
    if (you)
        pl_put(out, lang == PL_FR ? " (vous)" : " (you)");
}

void cli_tell_item(FILE *file, const struct cli_terminal *terminal, const char *text) {
    char sentence[SENTENCE];
    fputs(terminal->unicode ? "  · " : "  - ", file);
    cli_capital(text, sentence, sizeof sentence);
    cli_wrap(file, sentence, 4, 4, terminal->columns);
}

static bool may_read(const struct pl_note *note, int viewer) {
    if (viewer == PL_EVERYTHING)
        return true;
    return viewer >= 0 ? note->audience >> viewer & 1 : note->audience == PL_PUBLIC;
}

/* Tells one move by its notes, which say what came of it; where there are none, by the move's own sentence. */
static void tell_move(FILE *file, const struct cli_terminal *terminal, const struct pl_game *game, const void *before,
                      const void *after, struct pl_turn turn, const struct pl_notes *notes, int viewer) {
    union pl_any_state seen;
    char text[SENTENCE];
    bool said = false;
    pl_view(game, after, viewer, &seen);
    for (int i = 0; i < notes->count; i++) {
        if (!may_read(&notes->note[i], viewer))
            continue;
        struct pl_out out = pl_out_to(text, sizeof text);
        pl_game_say(game, &seen, &notes->note[i].said, terminal->lang, &out);
        cli_tell_item(file, terminal, text);
        said = true;
    }
    if (said)
        return;
    pl_view(game, before, viewer, &seen);
    struct pl_out out = pl_out_to(text, sizeof text);
    if (turn.seat != PL_CHANCE) {
        cli_seat_name(game, &seen, turn.seat, false, terminal->lang, &out);
        pl_put(&out, T(terminal, ": ", " : "));
    }
    pl_describe(game, &seen, turn.move, viewer, terminal->lang, &out);
    cli_tell_item(file, terminal, text);
}

void cli_tell_moves(FILE *file, const struct cli_terminal *terminal, const struct pl_match *match, int from, int to,
                    int viewer, bool numbered) {
    const struct pl_game *game = pl_match_game(match);
    union pl_any_state before, after;
    struct pl_notes notes;
    if (from >= to)
        return;
    pl_match_position(match, from, &before);
    for (int i = from; i < to; i++) {
        struct pl_turn turn = pl_match_turn(match, i);
        pl_copy(game, &after, &before);
        if (!pl_play(game, &after, turn.seat, turn.move, &notes))
            return;
        if (numbered)
            fprintf(file, "%s%d%s\n", cli_dim(terminal), i + 1, cli_normal(terminal));
        tell_move(file, terminal, game, &before, &after, turn, &notes, viewer);
        pl_copy(game, &before, &after);
    }
}

void cli_tell_result(FILE *file, const struct cli_terminal *terminal, const struct pl_game *game, const void *state,
                     uint32_t yours) {
    struct pl_result result;
    game->result(state, &result);
    const struct pl_ending *ending = &game->endings[result.ending];
    fprintf(file, "%s%s%s%s", cli_bold(terminal), T(terminal, "Game over: ", "Partie finie : "),
            ending->name.in[terminal->lang], cli_normal(terminal));
    fprintf(file, ending->rule ? " (%s)\n" : "\n", ending->rule);
    int players = game->players(state), width = 0;
    char name[PL_MAX_SEATS][128];
    for (int i = 0; i < players; i++) {
        struct pl_out out = pl_out_to(name[i], sizeof name[i]);
        cli_seat_name(game, state, i, yours >> i & 1, terminal->lang, &out);
        if (pl_width(name[i]) > width)
            width = pl_width(name[i]);
    }
    bool shared = result.winners & (result.winners - 1);
    for (int i = 0; i < players; i++) {
        bool won = result.winners >> i & 1;
        fprintf(file, "  %s %s", won ? (terminal->unicode ? "★" : "*") : " ", won ? cli_bold(terminal) : "");
        cli_pad(file, name[i], width);
        fprintf(file, " %5d%s%s\n", (int)result.score[i], won ? cli_normal(terminal) : "",
                !won     ? ""
                : shared ? T(terminal, "  shares the win", "  partage la victoire")
                         : T(terminal, "  wins", "  gagne"));
    }
    if (!result.winners)
        fprintf(file, "  %s\n", T(terminal, "Nobody wins.", "Personne ne gagne."));
}

void cli_tell_board(FILE *file, const struct cli_terminal *terminal, const struct pl_game *game, const void *state,
                    int viewer) {
    const size_t room = 1 << 16;
    char *text = malloc(room);
    if (!text)
        return;
    union pl_any_state view;
    pl_view(game, state, viewer, &view);
    struct pl_screen screen = {.lang = terminal->lang,
                               .colour = terminal->colour,
                               .unicode = terminal->unicode,
                               .columns = terminal->columns,
                               .viewer = viewer};
    struct pl_out out = pl_out_to(text, room);
    game->board(&view, &screen, &out);
    fputs(text, file);
    if (out.len && text[out.len - 1] != '\n')
        fputc('\n', file);
    free(text);
}
