#include "app/cli/play.h"
#include "app/cli/rules.h"
#include "app/cli/words.h"
#include <ctype.h>
#include <stdlib.h>

struct command {
    struct pl_text name; /* either language's is understood */
    const char *rest;    /* what may follow, for help */
    struct pl_text help;
    enum answer (*run)(struct table *table, const struct choice *choice, const char *rest);
};

/* ---- The commands ---------------------------------------------------------------------------------------------- */

static enum answer undo(struct table *table, const struct choice *choice, const char *rest) {
    (void)rest;
    char reason[512];
    struct pl_out out = pl_out_to(reason, sizeof reason);
    int length = pl_match_length(table->match);
    int last = length ? pl_match_turn(table->match, length - 1).seat : PL_OVER;
    int seat = choice->seat >= 0 ? choice->seat : table->viewer;
    bool done = seat >= 0 && pl_match_undo(table->match, seat, table->lang, &out);
    /* Whoever has just moved may think better of it while the next player still looks at the board; and where all
     * decide at the same time, while the next one is still to answer: that shows nothing of what the answer was. */
    bool may = !table_has_secrets(table) || (last >= 0 && pl_match_answered(table->match, last));
    if (!done && table_is_human(table, last) && last != seat && may)
        done = pl_match_undo(table->match, last, table->lang, NULL);
    if (!done) {
        table_say(table, *reason ? reason : T(table, "There is nothing to take back.", "Il n'y a rien à reprendre."));
        return AGAIN;
    }
    length = pl_match_length(table->match);
    for (int i = 0; i < PL_MAX_SEATS; i++)
        if (table->told[i] > length)
            table->told[i] = length;
    if (table->told_all > length)
        table->told_all = length;
    if (table->saved > length)
        table->saved = -1;
    table_say(table, T(table, "Taken back.", "Coup repris."));
    table->shown = -1;
    return CHANGED;
}

/* A file that is there and is no replay is somebody's own: it is not overwritten. */
static bool is_foreign(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file)
        return false;
    char start[16] = "";
    size_t got = fread(start, 1, 14, file);
    fclose(file);
    return got > 0 && strncmp(start, "plateau replay", 14) != 0;
}

static enum answer save(struct table *table, const struct choice *choice, const char *rest) {
    (void)choice;
    char message[512], line[800];
    struct pl_out error = pl_out_to(message, sizeof message);
    if (!*rest) {
        table_say(table, T(table, "Name the file: save game.txt", "Nommez le fichier : enregistrer partie.txt"));
    } else if (is_foreign(rest)) {
        snprintf(line, sizeof line,
                 T(table, "%.300s exists and is not a saved game; choose another name.",
                   "%.300s existe et n'est pas une partie enregistrée ; choisissez un autre nom."),
                 rest);
        table_say(table, line);
    } else if (pl_replay_save(table->match, rest, table->lang, &error)) {
        table->saved = pl_match_length(table->match);
        printf(T(table, "Saved in %s.\n", "Enregistré dans %s.\n"), rest);
    } else {
        table_say(table, message);
    }
    return AGAIN;
}

static enum answer load(struct table *table, const struct choice *choice, const char *rest) {
    (void)choice;
    char message[1024];
    struct pl_out error = pl_out_to(message, sizeof message);
    if (!*rest) {
        table_say(table, T(table, "Name the file: load game.txt", "Nommez le fichier : charger partie.txt"));
        return AGAIN;
    }
    struct pl_match *match = pl_replay_load(rest, table->lang, &error);
    if (!match) {
        table_say(table, message);
        return AGAIN;
    }
    if (pl_match_game(match) != table->game) {
        snprintf(message, sizeof message,
                 T(table, "That is a game of %s; start it with: plateau play %s --load FILE",
                   "C'est une partie de %s ; lancez-la avec : plateau play %s --load FICHIER"),
                 pl_match_game(match)->name.in[table->lang], pl_match_game(match)->id);
        table_say(table, message);
        pl_match_free(match);
        return AGAIN;
    }
    table_take(table, match, true);
    printf(T(table, "Loaded: %d moves played.\n", "Chargée : %d coups joués.\n"), pl_match_length(match));
    return CHANGED;
}

static enum answer rules(struct table *table, const struct choice *choice, const char *rest) {
    (void)choice;
    char *text = NULL;
    size_t length = 0;
    FILE *file = open_memstream(&text, &length);
    if (!file)
        return AGAIN;
    cli_show_rules(file, table->game, rest, table->lang, table->terminal.columns, table->terminal.colour);
    fclose(file);
    cli_page(&table->terminal, text);
    free(text);
    return AGAIN;
}

static enum answer board(struct table *table, const struct choice *choice, const char *rest) {
    (void)choice, (void)rest;
    table_show_board(table);
    return AGAIN;
}

static enum answer moves(struct table *table, const struct choice *choice, const char *rest) {
    (void)rest;
    table_show_moves(table, choice, true);
    return AGAIN;
}

static enum answer show_log(struct table *table, const struct choice *choice, const char *rest) {
    (void)choice;
    if (*rest && !table_is_number(rest)) {
        table_say(table, T(table, "Name the number of moves to look back, or none for all: log 10",
                           "Donnez le nombre de coups à revoir, ou rien pour tous : journal 10"));
        return AGAIN;
    }
    int length = pl_match_length(table->match), count = *rest ? (int)strtol(rest, NULL, 10) : length;
    char *text = NULL;
    size_t size = 0;
    FILE *file = open_memstream(&text, &size);
    if (!file)
        return AGAIN;
    cli_tell_moves(file, &table->terminal, table->match, count > 0 && count < length ? length - count : 0, length,
                   table->viewer, false);
    fclose(file);
    cli_page(&table->terminal,
             *text ? text : T(table, "Nothing has happened yet.\n", "Il ne s'est encore rien passé.\n"));
    free(text);
    return AGAIN;
}

static enum answer lang(struct table *table, const struct choice *choice, const char *rest) {
    enum pl_lang wanted;
    if (!pl_lang_read(rest, &wanted)) {
        table_say(table, T(table, "The languages are fr and en: lang fr", "Les langues sont fr et en : langue en"));
        return AGAIN;
    }
    table->lang = table->terminal.lang = table->args->lang = wanted;
    table_show_board(table);
    table_show_moves(table, choice, false);
    return AGAIN;
}

static const struct command *find_command(const char *word, bool beginning);
static enum answer quit(struct table *table, const struct choice *choice, const char *rest);

static bool is_one_of(const char *word, const char *const *words) {
    for (; *words; words++)
        if (!strcmp(word, *words))
            return true;
    return false;
}

/* Asks somebody who leaves a game that is not saved. True: leave. */
static bool leaves_unsaved(struct table *table, const struct choice *choice) {
    static const char *const back[] = {"b", "back", "retour", NULL}, *const yes[] = {"y", "yes", "o", "oui", NULL},
                             *const no[] = {"n", "no", "non", NULL};
    char line[CLI_MAX_LINE], word[CLI_MAX_LINE], doubtful[CLI_MAX_LINE] = "";
    table_say(table,
              T(table, "The game is not saved. Name of a file to save it in, Enter to leave without, b to go back:",
                "La partie n'est pas enregistrée. Nom de fichier pour l'enregistrer, Entrée pour partir sans, b pour "
                "revenir :"));
    for (;;) {
        enum cli_line got = cli_read_line(&table->terminal, "> ", line, sizeof line);
        if (got == CLI_LINE_BREAK)
            cli_interrupted = SIGINT;
        if (got != CLI_LINE || !*line)
            return true;
        cli_fold(line, word, sizeof word);
        const struct command *command = find_command(word, false);
        if (is_one_of(word, back))
            return false;
        if (is_one_of(word, no) || (command && command->run == quit))
            return true;
        if (is_one_of(word, yes)) {
            table_say(table, T(table, "Under which file name?", "Sous quel nom de fichier ?"));
        } else if (command && strcmp(line, doubtful) != 0) {
            snprintf(doubtful, sizeof doubtful, "%s", line);
            snprintf(word, sizeof word,
                     T(table, "%.60s is a command: b goes back to the game; typed once more it is the file's name.",
                       "%.60s est une commande : b revient à la partie ; tapé encore une fois, c'est le nom du "
                       "fichier."),
                     line);
            table_say(table, word);
        } else {
            save(table, choice, line);
            return table->saved == pl_match_length(table->match);
        }
    }
}

static enum answer quit(struct table *table, const struct choice *choice, const char *rest) {
    (void)rest;
    /* A person is asked once; a script means it. Nothing is lost with a finished game or one that has not begun. */
    if (table->terminal.interactive && choice->seat != PL_OVER && table->saved != pl_match_length(table->match) &&
        !leaves_unsaved(table, choice))
        return AGAIN;
    table->leaving = true;
    return CHANGED;
}

static enum answer help(struct table *table, const struct choice *choice, const char *rest);

static const struct command commands[] = {
    {PL_TEXT("help", "aide"), "",
     PL_TEXT("this list, and how moves are written", "cette liste, et l'écriture des coups"), help},
    {PL_TEXT("moves", "coups"), "", PL_TEXT("every move with what it does", "chaque coup et son effet"), moves},
    {PL_TEXT("board", "plateau"), "", PL_TEXT("the board again", "le plateau à nouveau"), board},
    {PL_TEXT("hint", "conseil"), "[N]",
     PL_TEXT("what the search bot would do, thinking N seconds", "ce que ferait le robot, en N secondes"), table_hint},
    {PL_TEXT("why", "pourquoi"), "MOVE",
     PL_TEXT("why a move is not possible, with the rule", "pourquoi un coup est impossible, avec la règle"), table_why},
    {PL_TEXT("undo", "annuler"), "",
     PL_TEXT("take your last choice back, unless something new came out",
             "reprend votre dernier choix, si rien de nouveau n'est apparu"),
     undo},
    {PL_TEXT("rules", "règles"), "[ID|WORD]",
     PL_TEXT("the rules, one of them, or those with a word", "les règles, l'une d'elles, ou celles qui ont un mot"),
     rules},
    {PL_TEXT("log", "journal"), "[N]",
     PL_TEXT("what has happened (in the last N moves)", "ce qui s'est passé (aux N derniers coups)"), show_log},
    {PL_TEXT("save", "enregistrer"), "FILE", PL_TEXT("save the game", "enregistre la partie"), save},
    {PL_TEXT("load", "charger"), "FILE", PL_TEXT("go on with a saved game", "reprend une partie enregistrée"), load},
    {PL_TEXT("lang", "langue"), "fr|en", PL_TEXT("change the language", "change la langue"), lang},
    {PL_TEXT("quit", "quitter"), "", PL_TEXT("leave", "quitte la table"), quit},
};
#define COMMANDS ((int)(sizeof commands / sizeof commands[0]))

static void show_form(FILE *file, const struct table *table, const struct pl_form *form) {
    char text[512], written[128];
    struct pl_out out = PL_OUT(written);
    pl_form_say(form, table->lang, &out);
    fputs("  ", file);
    if (pl_width(written) > 25)
        fprintf(file, "%s\n%*s", written, 28, ""); /* what it means has a line of its own */
    else
        cli_pad(file, written, 26);
    snprintf(text, sizeof text, form->rule ? "%s (%s)" : "%s", form->help.in[table->lang], form->rule);
    cli_wrap(file, text, 28, 28, table->terminal.columns);
}

static enum answer help(struct table *table, const struct choice *choice, const char *rest) {
    (void)rest;
    int columns = table->terminal.columns;
    char *page = NULL;
    size_t size = 0;
    FILE *file = open_memstream(&page, &size);
    if (!file)
        return AGAIN;
    table_introduce(file, table, choice->seat >= 0 ? choice->seat : table->viewer);
    fputc('\n', file);
    for (int i = 0; i < COMMANDS; i++) {
        char left[64];
        struct pl_out out = PL_OUT(left);
        pl_putf(&out, "  %s ", commands[i].name.in[table->lang]);
        cli_put_usage(table->lang, commands[i].rest, &out);
        cli_pad(file, left, 24);
        cli_wrap(file, commands[i].help.in[table->lang], 24, 24, columns);
    }
    cli_wrap(file,
             T(table,
               "\nA move is chosen by its number, by its text, or by the beginning of its text. A slash before a "
               "command (/help) "
               "makes sure that no move is meant. Moves are written:",
               "\nUn coup se choisit par son numéro, par son texte ou par le début de son texte. Une barre devant une "
               "commande "
               "(/aide) assure qu'il ne s'agit pas d'un coup. Les coups s'écrivent :"),
             0, 0, columns);
    for (int chance = 0; chance <= table->dice_by_hand; chance++) /* what the dice say comes last, if it is typed */
        for (const struct pl_form *form = table->game->forms; form->form; form++)
            if (table_is_chance_form(form) == chance)
                show_form(file, table, form);
    fclose(file);
    cli_page(&table->terminal, page);
    free(page);
    return AGAIN;
}

/* ---- Reading what was typed ------------------------------------------------------------------------------------ */

/* The command whose name in either language is `word`, or begins with it if only one does. */
static const struct command *find_command(const char *word, bool beginning) {
    char wanted[64], name[64];
    cli_fold(word, wanted, sizeof wanted);
    if (!strcmp(wanted, "?"))
        return &commands[0];
    if (!strcmp(wanted, "indice")) /* what French players say as well */
        snprintf(wanted, sizeof wanted, "conseil");
    const struct command *found = NULL;
    for (int i = 0; i < COMMANDS; i++) {
        bool matches = false;
        for (int l = 0; l < PL_LANGS; l++) {
            cli_fold(commands[i].name.in[l], name, sizeof name);
            matches |= beginning ? !strncmp(name, wanted, strlen(wanted)) : !strcmp(name, wanted);
        }
        if (matches && found)
            return NULL;
        if (matches)
            found = &commands[i];
    }
    return found;
}

static int candidates(void *context, char (*out)[PL_MAX_NOTATION], int cap) {
    void **both = context;
    const struct table *table = both[0];
    const struct choice *choice = both[1];
    int count = 0;
    for (int i = 0; i < choice->count && count < cap; i++)
        memcpy(out[count++], choice->notation[i], PL_MAX_NOTATION);
    for (int i = 0; i < COMMANDS && count < cap; i++)
        snprintf(out[count++], PL_MAX_NOTATION, "%s", commands[i].name.in[table->lang]);
    return count;
}

/* Finds the moves whose text begins with the line; the move itself if its text is the line or only one does. */
static int find_moves(const struct choice *choice, const char *line, int *found) {
    char wanted[CLI_MAX_LINE], text[PL_MAX_NOTATION];
    cli_squeeze(line, wanted, sizeof wanted);
    size_t length = strlen(wanted);
    int count = 0;
    for (int i = 0; i < choice->count; i++) {
        cli_squeeze(choice->notation[i], text, sizeof text);
        if (!strcmp(text, wanted)) {
            found[0] = i;
            return 1;
        }
        if (!strncmp(text, wanted, length))
            found[count++] = i;
    }
    return count;
}

/* Is the first word typed the first word of a move somebody could wish for? Then it is no command. */
static bool is_move_word(const struct table *table, const struct choice *choice, const char *word) {
    for (const struct pl_form *form = table->game->forms; form->form; form++) {
        size_t length = strcspn(form->form, " ");
        if (strlen(word) == length && !strncasecmp(form->form, word, length))
            return true;
    }
    for (int i = 0; i < choice->count; i++) {
        size_t length = strcspn(choice->notation[i], " ");
        if (strlen(word) == length && !strncasecmp(choice->notation[i], word, length))
            return true;
    }
    return false;
}

/* Several moves begin with what was typed. A number stays on the line of its move. */
static void which_one(struct table *table, const struct choice *choice, const int *found, int count) {
    enum { MOST = 12 };
    char list[MOST * (2 * PL_MAX_NOTATION + 16) + 32];
    struct pl_out out = PL_OUT(list);
    pl_put(&out, T(table, "Which one?", "Lequel ?"));
    for (int i = 0; i < count && i < MOST; i++) {
        pl_putf(&out, "%s %d", i ? "," : "", found[i] + 1);
        for (const char *word = choice->notation[found[i]], *next; *word; word = next + strspn(next, " ")) {
            next = word + strcspn(word, " ");
            pl_putf(&out, "\u00a0%.*s", (int)(next - word), word);
        }
    }
    pl_put(&out, count > MOST ? "…" : "");
    cli_wrap(stdout, list, 0, 2, table->terminal.columns);
}

/* Neither a move nor a command: perhaps only misspelt. */
static void no_such_word(const struct table *table, const struct choice *choice, const char *line, const char *word) {
    const char *names[PL_MAX_MOVES + 2 * COMMANDS];
    char verbs[PL_MAX_MOVES][PL_MAX_NOTATION], text[1024];
    int count = 0;
    for (int i = 0; i < choice->count; i++) {
        snprintf(verbs[i], sizeof verbs[i], "%.*s", (int)strcspn(choice->notation[i], " "), choice->notation[i]);
        names[count++] = verbs[i];
    }
    for (int i = 0; i < COMMANDS; i++)
        for (int l = 0; l < PL_LANGS; l++)
            names[count++] = commands[i].name.in[l];
    const char *nearest = cli_nearest(word, names, count);
    for (int i = 0; i < COMMANDS; i++) /* either language's word is understood; the answer is in the reader's own */
        for (int l = 0; l < PL_LANGS; l++)
            if (nearest == commands[i].name.in[l])
                nearest = commands[i].name.in[table->lang];
    if (nearest)
        snprintf(text, sizeof text,
                 T(table, "'%.200s' is neither a move nor a command; did you mean %s?",
                   "« %.200s » n'est ni un coup ni une commande ; vouliez-vous dire %s ?"),
                 line, nearest);
    else
        snprintf(text, sizeof text,
                 T(table, "'%.200s' is neither a move nor a command; moves lists the moves, help the commands.",
                   "« %.200s » n'est ni un coup ni une commande ; coups énumère les coups, aide les commandes."),
                 line);
    table_say(table, text);
}

static enum answer read_answer(struct table *table, const struct choice *choice, const char *line, pl_move *move) {
    bool slash = *line == '/';
    char word[CLI_MAX_LINE];
    const char *start = line + slash;
    snprintf(word, sizeof word, "%.*s", (int)strcspn(start, " \t"), start);
    const char *rest = start + strlen(word);
    rest += strspn(rest, " \t");

    if (table_is_number(line)) {
        long number = strtol(line, NULL, 10);
        if (number < 1 || number > choice->count) {
            table_no_such_number(table, choice);
            return AGAIN;
        }
        *move = choice->move[number - 1];
        return CHOSEN;
    }
    const struct command *command = slash || !is_move_word(table, choice, word) ? find_command(word, false) : NULL;
    int found[PL_MAX_MOVES], count = slash || command ? 0 : find_moves(choice, line, found);
    if (count == 1) {
        *move = choice->move[found[0]];
        return CHOSEN;
    }
    if (count > 1) {
        which_one(table, choice, found, count);
        return AGAIN;
    }
    /* Not as it is shown, but as files or other languages have it. */
    if (!slash && !command && pl_read_move(table->game, pl_match_state(table->match), line, move))
        return CHOSEN;
    if (!command)
        command = find_command(word, true);
    if (command)
        return command->run(table, choice, rest);
    pl_move wish;
    if (!slash && choice->seat >= 0 && pl_read_wish(table->game, &choice->view, choice->seat, line, &wish))
        table_explain(table, choice, line);
    else
        no_such_word(table, choice, line, word);
    return AGAIN;
}

/* `enter`: an empty line chooses what *move is already. */
static enum answer ask(struct table *table, const struct choice *choice, bool enter, pl_move *move) {
    const void *both[] = {table, choice};
    struct cli_terminal *terminal = &table->terminal;
    enum answer answer = AGAIN;
    table->breaks = 0;
    while (answer == AGAIN) {
        char line[CLI_MAX_LINE];
        terminal->candidates = candidates;
        terminal->context = both;
        enum cli_line got = cli_read_line(terminal, "> ", line, sizeof line);
        terminal->candidates = NULL;
        if (got == CLI_LINE_BREAK && ++table->breaks >= 2)
            cli_interrupted = SIGINT;
        if (got == CLI_LINE_EOF || cli_interrupted) {
            table->leaving = true;
            return CHANGED;
        }
        if (got == CLI_LINE_BREAK) {
            printf("%s\n", T(table, "Ctrl-C once more, or quit, to leave.", "Encore Ctrl-C, ou quitter, pour partir."));
            continue;
        }
        table->breaks = 0;
        if (*line)
            answer = read_answer(table, choice, line, move);
        else if (choice->seat == PL_OVER)
            answer = quit(table, choice, "");
        else if (!enter)
            table_show_moves(table, choice, false);
        else
            answer = CHOSEN;
        if (table_interrupted(table))
            return CHANGED;
        table->breaks = 0;
    }
    return answer;
}

enum answer table_ask(struct table *table, const struct choice *choice, pl_move *move) {
    return ask(table, choice, false, move);
}

enum answer table_confirm(struct table *table, const struct choice *choice, pl_move *move) {
    char text[PL_MAX_NOTATION + 128];
    snprintf(text, sizeof text,
             T(table, "Only %s is left: Enter plays it, undo takes your last choice back.",
               "Il ne reste que %s : Entrée le joue, annuler reprend votre dernier choix."),
             choice->notation[0]);
    table_say(table, text);
    *move = choice->move[0];
    return ask(table, choice, true, move);
}
