#include "app/cli/tell.h"
#include "app/cli/words.h"
#include "core/scene_text.h"
#include "match/tell.h"
#include <stdlib.h>

#define SENTENCE 1024

void cli_seat_name(const struct pl_game *game, const void *state, int seat, bool you, enum pl_lang lang,
                   struct pl_out *out) {
    game->name_thing(state, "seat", seat, lang, out);
    int level = pl_automa(game, state, seat);
    if (level >= 0)
        pl_putf(out, ", %s", game->levels[level].name.in[lang]);
    if (you)
        pl_put(out, lang == PL_FR ? " (vous)" : " (you)");
}

void cli_tell_item(FILE *file, const struct cli_terminal *terminal, const char *text) {
    char sentence[SENTENCE];
    fputs(terminal->unicode ? "  · " : "  - ", file);
    cli_capital(text, sentence, sizeof sentence);
    cli_wrap(file, sentence, 4, 4, terminal->columns);
}

struct telling {
    FILE *file;
    const struct cli_terminal *terminal;
    bool numbered;
};

static void tell(void *context, const struct pl_sentence *told) {
    const struct telling *telling = context;
    const struct cli_terminal *terminal = telling->terminal;
    char text[SENTENCE] = "";
    struct pl_out out = PL_OUT(text);
    if (telling->numbered && told->first)
        fprintf(telling->file, "%s%d%s\n", cli_dim(terminal), told->at + 1, cli_normal(terminal));
    pl_sentence_say(told, terminal->lang, &out);
    cli_tell_item(telling->file, terminal, text);
}

void cli_tell_moves(FILE *file, const struct cli_terminal *terminal, const struct pl_match *match, int from, int to,
                    int viewer, bool numbered) {
    struct telling telling = {.file = file, .terminal = terminal, .numbered = numbered};
    pl_tell(match, from, to, viewer, tell, &telling);
}

/* Where the points come from: a line each, a column a seat in the order of the list above. */
static void tell_score(FILE *file, const struct cli_terminal *terminal, const struct pl_game *game, const void *state) {
    struct pl_score_line lines[PL_MAX_SCORE_LINES];
    int count = game->score_lines ? game->score_lines(state, lines) : 0, width = 0;
    char label[PL_MAX_SCORE_LINES][256];
    for (int i = 0; i < count; i++) {
        struct pl_out out = pl_out_to(label[i], sizeof label[i]);
        pl_game_say(game, state, &lines[i].label, terminal->lang, &out);
        width = pl_width(label[i]) > width ? pl_width(label[i]) : width;
    }
    if (count)
        fprintf(file, "%s\n", T(terminal, "The points, seat by seat:", "Les points, siège par siège :"));
    for (int i = 0; i < count; i++) {
        fputs("  ", file);
        cli_pad(file, label[i], width);
        for (int seat = 0; seat < game->players(state); seat++)
            fprintf(file, " %5d", (int)lines[i].points[seat]);
        const char *rule = pl_said_rule(game, &lines[i].label);
        fprintf(file, rule ? "  %s%s%s\n" : "%s%s%s\n", cli_dim(terminal), rule ? rule : "", cli_normal(terminal));
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
                         : T(terminal, "  wins", "  vainqueur"));
    }
    if (!result.winners)
        fprintf(file, "  %s\n", T(terminal, "Nobody wins.", "Personne ne gagne."));
    tell_score(file, terminal, game, state);
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
    pl_board(game, &view, &screen, &out);
    fputs(text, file);
    if (out.len && text[out.len - 1] != '\n')
        fputc('\n', file);
    free(text);
}
