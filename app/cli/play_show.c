#include "app/cli/play.h"
#include "app/cli/words.h"
#include "core/steps.h"
#include <stdlib.h>

void table_choice(const struct table *table, struct choice *choice) {
    const struct pl_game *game = table->game;
    choice->seat = pl_match_actor(table->match);
    choice->count = 0;
    int viewer = choice->seat >= 0 ? choice->seat : table->viewer;
    pl_view(game, pl_match_state(table->match), viewer, &choice->view);
    if (choice->seat == PL_CHANCE) {
        struct pl_chance chances[PL_MAX_CHANCES];
        choice->count = game->chances(pl_match_state(table->match), chances);
        for (int i = 0; i < choice->count; i++)
            choice->move[i] = chances[i].move;
    } else if (choice->seat >= 0) {
        choice->count = game->moves(&choice->view, choice->move);
    }
    for (int i = 0; i < choice->count; i++) {
        struct pl_out out = pl_out_to(choice->notation[i], PL_MAX_NOTATION);
        pl_spell(game, &choice->view, choice->move[i], table->lang, &out);
    }
}

void table_show_board(struct table *table) {
    cli_terminal_measure(&table->terminal);
    fputc('\n', stdout);
    cli_tell_board(stdout, &table->terminal, table->game, pl_match_state(table->match), table->viewer);
    table->shown = pl_match_length(table->match);
}

/* ---- The turn of a person ---------------------------------------------------------------------------------------- */

void table_introduce(FILE *file, const struct table *table, int seat) {
    const struct pl_game *game = table->game;
    int columns = table->terminal.columns;
    char text[1024], section[32] = "";
    cli_wrap(file, game->pitch.in[table->lang], 0, 0, columns);
    union pl_any_state view;
    pl_view(game, pl_match_state(table->match), seat, &view);
    int role = game->roles && seat >= 0 ? game->role(&view, seat) : -1;
    if (role >= 0) {
        const char *called = game->roles[role].called.in[table->lang];
        snprintf(text, sizeof text, T(table, "You are %s: %s.", "Vous êtes %s : %s."),
                 called ? called : game->roles[role].name.in[table->lang], game->roles[role].help.in[table->lang]);
        cli_wrap(file, text, 0, 0, columns);
    }
    struct pl_out out = PL_OUT(text);
    pl_put(&out, T(table, "Ways it can end: ", "Fins possibles : "));
    for (const struct pl_ending *ending = game->endings; ending->key; ending++) {
        pl_putf(&out, "%s%s", ending == game->endings ? "" : ", ", ending->name.in[table->lang]);
        if (ending->rule && !*section)
            snprintf(section, sizeof section, "%.*s", (int)strcspn(ending->rule, "."), ending->rule);
    }
    pl_put(&out, ".");
    cli_wrap(file, text, 0, 0, columns);
    out = PL_OUT(text);
    pl_put(&out, T(table, "`rules WORD` finds the rules with a word", "`règles MOT` trouve les règles qui ont un mot"));
    if (*section)
        pl_putf(&out, T(table, ", `rules %s` those of how it ends", ", `règles %s` celles de la fin"), section);
    pl_put(&out, T(table, "; `help` lists the rest.", " ; `aide` énumère le reste."));
    cli_wrap(file, text, 0, 0, columns);
}

static int count_lines(const char *text) {
    int lines = 0;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

/* The last of what has happened, in a few lines. */
static void show_last(const struct table *table, const char *news) {
    int lines = count_lines(news), few = table->terminal.rows / 5;
    few = few < 3 ? 3 : few > 8 ? 8 : few;
    const char *from = news;
    for (int skip = lines - few; skip > 0 && *from; skip--)
        from += strcspn(from, "\n") + 1;
    while (from > news && !strncmp(from, "    ", 4)) /* the rest of a sentence without its beginning */
        from += strcspn(from, "\n") + 1;
    fputs(from, stdout);
    if (from > news)
        printf("%s%s%s\n", cli_dim(&table->terminal), T(table, "  `log` shows more", "  `journal` en montre plus"),
               cli_normal(&table->terminal));
}

void table_show_turn(struct table *table, const struct choice *choice) {
    cli_terminal_measure(&table->terminal);
    char *board = NULL, *news = NULL, *first = NULL;
    size_t size;
    int *asked = &table->asked[table_has_secrets(table) ? choice->seat : PL_MAX_SEATS];
    int length = pl_match_length(table->match);
    FILE *file = open_memstream(&news, &size);
    if (file) {
        cli_tell_moves(file, &table->terminal, table->match, *asked < length ? *asked : length, length, table->viewer,
                       false);
        fclose(file);
    }
    *asked = length;
    file = open_memstream(&board, &size);
    if (file) {
        cli_tell_board(file, &table->terminal, table->game, pl_match_state(table->match), table->viewer);
        fclose(file);
    }
    file = open_memstream(&first, &size);
    if (file) {
        if (table->terminal.interactive && !(table->met >> choice->seat & 1))
            table_introduce(file, table, choice->seat);
        fclose(file);
        table->met |= 1u << choice->seat;
    }
    if (news && board && first) {
        int moves = choice->count < 10 ? choice->count : 10;
        /* An empty line above the board, one above the question, the question, the line that is typed in. */
        int wanted = count_lines(news) + count_lines(board) + count_lines(first) + moves + 4;
        bool below = table->terminal.interactive && wanted > table->terminal.rows;
        printf("%s%s\n%s%s%s",
               below    ? ""
               : *first ? "\n"
                        : "",
               below ? "" : first, board, below && *first ? "\n" : "", below ? first : "");
        if (below)
            show_last(table, news);
        table->shown = length;
    }
    free(first);
    free(board);
    free(news);
}

enum { MOST_STEPS = 8 };

/* ---- Moves ----------------------------------------------------------------------------------------------------- */

static void show_line(const struct table *table, const struct choice *choice, int i, int width) {
    char text[1024];
    struct pl_out out = pl_out_to(text, sizeof text);
    int viewer = choice->seat >= 0 ? choice->seat : table->viewer;
    pl_describe(table->game, &choice->view, choice->move[i], viewer, table->lang, &out);
    printf("%s%4d%s  ", cli_dim(&table->terminal), i + 1, cli_normal(&table->terminal));
    fputs(cli_bold(&table->terminal), stdout);
    cli_pad(stdout, choice->notation[i], width);
    fputs(cli_normal(&table->terminal), stdout);
    fputs("  ", stdout);
    cli_wrap(stdout, text, width + 8, width + 8, table->terminal.columns);
}

static int widest(const struct choice *choice) {
    int width = 0;
    for (int i = 0; i < choice->count; i++)
        if (pl_width(choice->notation[i]) > width)
            width = pl_width(choice->notation[i]);
    return width;
}

/* The moves of one verb side by side: "convert   3 2,-1    4 0,2". */
static void show_group(const struct table *table, const struct choice *choice, const int *members, int count,
                       int verb) {
    const struct cli_terminal *terminal = &table->terminal;
    const char *first = choice->notation[members[0]];
    int width = 0;
    for (int i = 0; i < count; i++) {
        int w = pl_width(choice->notation[members[i]]) - (int)strcspn(first, " ") - 1;
        width = w > width ? w : width;
    }
    int cell = 4 + 1 + width + 1; /* number, space, rest of the notation, space */
    int across = (terminal->columns - verb - 3) / cell;
    if (across < 1)
        across = 1;
    for (int i = 0; i < count; i++) {
        if (i % across == 0) {
            char word[PL_MAX_NOTATION] = "";
            if (i == 0)
                snprintf(word, sizeof word, "%.*s", (int)strcspn(first, " "), first);
            printf("%s  %s", i ? "\n" : "", cli_bold(terminal));
            cli_pad(stdout, word, verb);
            fputs(cli_normal(terminal), stdout);
        }
        const char *notation = choice->notation[members[i]];
        const char *rest = notation + strcspn(notation, " ");
        printf("%s%4d%s ", cli_dim(terminal), members[i] + 1, cli_normal(terminal));
        cli_pad(stdout, *rest ? rest + 1 : rest, (i + 1) % across && i + 1 < count ? width + 1 : 0);
    }
    fputc('\n', stdout);
}

/* Many moves: those of three and more of a kind by groups, the others with their sentence. */
static void show_grouped(const struct table *table, const struct choice *choice, bool *done) {
    int lone = 0, verb = 0;
    for (int i = 0; i < choice->count; i++) {
        if (done[i])
            continue;
        size_t length = strcspn(choice->notation[i], " ");
        int members[PL_MAX_MOVES], count = 0;
        for (int j = i; j < choice->count; j++)
            if (strcspn(choice->notation[j], " ") == length &&
                !strncmp(choice->notation[i], choice->notation[j], length))
                members[count++] = j;
        if (count < 3) {
            int w = pl_width(choice->notation[i]);
            lone = w > lone ? w : lone;
            continue;
        }
        for (int k = 0; k < count; k++)
            done[members[k]] = true;
        verb = (int)length > 9 ? (int)length : 9;
        show_group(table, choice, members, count, verb);
    }
    for (int i = 0; i < choice->count; i++)
        if (!done[i])
            show_line(table, choice, i, lone);
}

/* Moves that differ in a number only are one line: "bid 0 to 60". Marks them as shown. */
static void show_steps(const struct table *table, const struct choice *choice, bool *shown) {
    struct pl_steps steps[MOST_STEPS];
    int8_t of[PL_MAX_MOVES];
    int kinds = pl_steps(table->game, &choice->view, choice->move, choice->count, table->lang, steps, MOST_STEPS, of);
    for (int kind = 0; kind < kinds; kind++) {
        const struct pl_steps *s = &steps[kind];
        bool gaps = s->count <= s->most - s->least;
        printf("      %s%s%d%s%s", cli_bold(&table->terminal), s->before, s->least, s->after,
               cli_normal(&table->terminal));
        printf("%s%s%s%d%s%s", T(table, " to ", " à "), cli_bold(&table->terminal), s->before, s->most, s->after,
               cli_normal(&table->terminal));
        if (gaps) {
            printf(T(table, " (%d of them; `moves` lists them)", " (%d en tout ; `coups` les énumère)"), s->count);
        }
        fputc('\n', stdout);
    }
    for (int i = 0; i < choice->count; i++)
        shown[i] = of[i] >= 0;
}

void table_show_moves(struct table *table, const struct choice *choice, bool all) {
    const struct cli_terminal *terminal = &table->terminal;
    char text[1024], prompt[1024];
    struct pl_out out = pl_out_to(text, sizeof text);
    int viewer = choice->seat >= 0 ? choice->seat : table->viewer;
    pl_prompt(table->game, &choice->view, viewer, table->lang, &out);
    cli_capital(text, prompt, sizeof prompt);
    printf("\n%s", cli_bold(terminal));
    cli_wrap(stdout, prompt, 0, 2, terminal->columns);
    fputs(cli_normal(terminal), stdout);
    const int many = 10; /* more would push the board off most screens */
    bool shown[PL_MAX_MOVES] = {0};
    int left = choice->count;
    if (!all) {
        show_steps(table, choice, shown);
        for (int i = 0; i < choice->count; i++)
            left -= shown[i];
    }
    if (!all && left > many) {
        show_grouped(table, choice, shown);
        printf("%s%s%s\n", cli_dim(terminal),
               T(table, "  `moves` lists them one by one with what they do",
                 "  `coups` les énumère un à un avec leur effet"),
               cli_normal(terminal));
        return;
    }
    int width = widest(choice);
    for (int i = 0; i < choice->count; i++)
        if (!shown[i])
            show_line(table, choice, i, width);
}

/* ---- Who sits there -------------------------------------------------------------------------------------------- */

void table_tell(struct table *table) {
    /* Where everybody sees everything, nobody needs to be told what another has read on the same screen. */
    bool own = table->viewer >= 0 && table_has_secrets(table);
    int *told = own ? &table->told[table->viewer] : &table->told_all;
    int length = pl_match_length(table->match);
    cli_tell_moves(stdout, &table->terminal, table->match, *told, length, table->viewer, false);
    *told = length;
    fflush(stdout);
}

void table_hand_over(struct table *table, int seat) {
    if (table->viewer == seat)
        return;
    bool secrets = table_has_secrets(table);
    table->viewer = seat;
    if (!secrets)
        return;
    char name[128];
    struct pl_out out = pl_out_to(name, sizeof name);
    union pl_any_state view;
    pl_view(table->game, pl_match_state(table->match), PL_SPECTATOR, &view);
    cli_seat_name(table->game, &view, seat, false, table->lang, &out);
    cli_terminal_clear(&table->terminal);
    table->shown = -1;
    printf(T(table, "Pass the device to %s.\n", "Passez l'appareil à %s.\n"), name);
    /* A script has no eyes to turn away: only a terminal waits. */
    if (table->terminal.interactive) {
        char line[CLI_MAX_LINE];
        if (cli_read_line(&table->terminal, T(table, "Enter when you are alone ", "Entrée quand vous êtes seul "), line,
                          sizeof line) == CLI_LINE_EOF)
            table->leaving = true;
        cli_terminal_clear(&table->terminal);
    }
}
