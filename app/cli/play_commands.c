#include "app/cli/play.h"
#include "app/cli/rules.h"
#include "app/cli/think.h"
#include "app/cli/words.h"
#include <ctype.h>
#include <stdlib.h>

struct command {
    struct pl_text name; /* either language's is understood */
    const char *rest;    /* what may follow, for help */
    struct pl_text help;
    enum answer (*run)(struct table *table, const struct choice *choice, const char *rest);
};

static void say(const struct table *table, const char *text) {
    char sentence[2048];
    cli_capital(text, sentence, sizeof sentence);
    cli_wrap(stdout, sentence, 0, 0, table->terminal.columns);
}

/* ---- The commands ---------------------------------------------------------------------------------------------- */

static enum answer undo(struct table *table, const struct choice *choice, const char *rest) {
    (void)rest;
    char reason[512];
    struct pl_out out = pl_out_to(reason, sizeof reason);
    int length = pl_match_length(table->match);
    int last = length ? pl_match_turn(table->match, length - 1).seat : PL_OVER;
    int seat = choice->seat >= 0 ? choice->seat : table->viewer;
    bool done = seat >= 0 && pl_match_undo(table->match, seat, table->lang, &out);
    /* Whoever has just moved may think better of it while the next player still looks at the board. */
    if (!done && table_is_human(table, last) && last != seat && !table_has_secrets(table))
        done = pl_match_undo(table->match, last, table->lang, NULL);
    if (!done) {
        say(table, *reason ? reason : T(table, "There is nothing to take back.", "Il n'y a rien à reprendre."));
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
    say(table, T(table, "Taken back.", "Coup repris."));
    table->shown = -1;
    return CHANGED;
}

static enum answer hint(struct table *table, const struct choice *choice, const char *rest) {
    double seconds = *rest ? strtod(rest, NULL) : 1.0;
    if (choice->seat < 0) {
        say(table, T(table, "There is no decision to advise on.", "Il n'y a pas de décision sur laquelle conseiller."));
        return AGAIN;
    }
    if (!(seconds > 0 && seconds <= 60)) {
        say(table, T(table, "The time to think is at most 60 seconds: hint 3",
                     "La réflexion dure 60 secondes au plus : conseil 3"));
        return AGAIN;
    }
    struct pl_bot bot = {.kind = PL_BOT_SEARCH, .seconds = seconds, .threads = 1};
    struct pl_bot_report report = {0};
    struct pl_rng rng = pl_rng_seed(pl_match_seed(table->match) ^ UINT64_C(0x68696E74), (uint64_t)table->shown);
    pl_move best;
    const char *who = T(table, "The adviser", "Le conseiller");
    if (!cli_think(&table->terminal, who, &bot, table->game, &choice->view, choice->seat, &rng, &best, &report))
        return AGAIN;
    for (int i = 0; i < (report.moves > 3 ? 3 : report.moves) || i == 0; i++) {
        pl_move move = i < report.moves ? report.rated[i].move : best;
        char notation[PL_MAX_NOTATION], text[1024];
        struct pl_out out = pl_out_to(notation, sizeof notation);
        table->game->notate(&choice->view, move, &out);
        out = pl_out_to(text, sizeof text);
        pl_describe(table->game, &choice->view, move, choice->seat, table->lang, &out);
        printf("  %s%s%s", i ? "" : cli_bold(&table->terminal), notation, i ? "" : cli_normal(&table->terminal));
        if (i < report.moves)
            printf(T(table, "  %.0f%% chance of winning", "  %.0f %% de chances de gagner"),
                   100 * report.rated[i].value);
        printf("  %s%s%s\n", cli_dim(&table->terminal), text, cli_normal(&table->terminal));
    }
    printf(T(table, "  (%lld games tried in %.1f s)\n", "  (%lld parties essayées en %.1f s)\n"),
           (long long)report.iterations, report.seconds);
    return AGAIN;
}

/* Says why the wish cannot be had, or what it would do. */
static void explain(const struct table *table, const struct choice *choice, const char *wish) {
    char text[1024], line[1200];
    struct pl_out out = pl_out_to(text, sizeof text);
    const char *rule = pl_why_not(table->game, &choice->view, choice->seat, wish, table->lang, &out);
    if (rule) {
        snprintf(line, sizeof line, "%s%s%s", rule, *rule ? T(table, ": ", " : ") : "", text);
        say(table, line);
        return;
    }
    pl_move move;
    if (pl_read_move(table->game, &choice->view, wish, &move) ||
        pl_read_wish(table->game, &choice->view, choice->seat, wish, &move)) {
        pl_describe(table->game, &choice->view, move, choice->seat, table->lang, &out);
        snprintf(line, sizeof line, T(table, "This is possible: %s", "C'est possible : %s"), text);
        say(table, line);
    }
}

static enum answer why(struct table *table, const struct choice *choice, const char *rest) {
    if (choice->seat < 0)
        say(table, T(table, "No move of a player is asked for now.", "Aucun coup de joueur n'est demandé à présent."));
    else if (!*rest)
        say(table, T(table, "Name the move: why MOVE", "Nommez le coup : pourquoi COUP"));
    else
        explain(table, choice, rest);
    return AGAIN;
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
        say(table, T(table, "Name the file: save game.txt", "Nommez le fichier : enregistrer partie.txt"));
    } else if (is_foreign(rest)) {
        snprintf(line, sizeof line,
                 T(table, "%.300s exists and is not a saved game; choose another name.",
                   "%.300s existe et n'est pas une partie enregistrée ; choisissez un autre nom."),
                 rest);
        say(table, line);
    } else if (pl_replay_save(table->match, rest, table->lang, &error)) {
        table->saved = pl_match_length(table->match);
        printf(T(table, "Saved in %s.\n", "Enregistré dans %s.\n"), rest);
    } else {
        say(table, message);
    }
    return AGAIN;
}

static enum answer load(struct table *table, const struct choice *choice, const char *rest) {
    (void)choice;
    char message[1024];
    struct pl_out error = pl_out_to(message, sizeof message);
    if (!*rest) {
        say(table, T(table, "Name the file: load game.txt", "Nommez le fichier : charger partie.txt"));
        return AGAIN;
    }
    struct pl_match *match = pl_replay_load(rest, table->lang, &error);
    if (!match) {
        say(table, message);
        return AGAIN;
    }
    if (pl_match_game(match) != table->game) {
        snprintf(message, sizeof message,
                 T(table, "That is a game of %s; start it with: plateau play %s --load FILE",
                   "C'est une partie de %s ; lancez-la avec : plateau play %s --load FICHIER"),
                 pl_match_game(match)->name.in[table->lang], pl_match_game(match)->id);
        say(table, message);
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
    int length = pl_match_length(table->match), count = *rest ? atoi(rest) : length;
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
        say(table, T(table, "The languages are fr and en: lang fr", "Les langues sont fr et en : langue en"));
        return AGAIN;
    }
    table->lang = table->terminal.lang = table->args->lang = wanted;
    table_show_board(table);
    table_show_moves(table, choice, false);
    return AGAIN;
}

static enum answer quit(struct table *table, const struct choice *choice, const char *rest) {
    (void)rest;
    /* A person is asked once; a script means it. Nothing is lost with a finished game or one that has not begun. */
    if (table->terminal.interactive && choice->seat != PL_OVER && table->saved != pl_match_length(table->match)) {
        char line[CLI_MAX_LINE];
        const char *prompt = T(table, "Not saved. File to save in, Enter to leave, b to go back: ",
                               "Non enregistrée. Fichier, Entrée pour partir, b pour revenir : ");
        enum cli_line got = cli_read_line(&table->terminal, prompt, line, sizeof line);
        if (got == CLI_LINE && !strcmp(line, "b"))
            return AGAIN;
        if (got == CLI_LINE && *line) {
            save(table, choice, line);
            if (table->saved != pl_match_length(table->match))
                return AGAIN;
        }
    }
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
     PL_TEXT("what the search bot would do, thinking N seconds", "ce que ferait le robot, en N secondes"), hint},
    {PL_TEXT("why", "pourquoi"), "MOVE",
     PL_TEXT("why a move is not possible, with the rule", "pourquoi un coup est impossible, avec la règle"), why},
    {PL_TEXT("undo", "annuler"), "",
     PL_TEXT("take your last choice back, unless something new came out",
             "reprend votre dernier choix, si rien de nouveau n'est apparu"),
     undo},
    {PL_TEXT("rules", "regles"), "[ID|WORD]",
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

static enum answer help(struct table *table, const struct choice *choice, const char *rest) {
    (void)choice, (void)rest;
    int columns = table->terminal.columns;
    for (int i = 0; i < COMMANDS; i++) {
        char left[64];
        snprintf(left, sizeof left, "  %s %s", commands[i].name.in[table->lang], commands[i].rest);
        cli_pad(stdout, left, 24);
        cli_wrap(stdout, commands[i].help.in[table->lang], 24, 24, columns);
    }
    cli_wrap(stdout,
             T(table,
               "\nA move is chosen by its number, by its text, or by the beginning of its text. A slash before a "
               "command (/help) "
               "makes sure that no move is meant. Moves are written:",
               "\nUn coup se choisit par son numéro, par son texte ou par le début de son texte. Une barre devant une "
               "commande "
               "(/aide) assure qu'il ne s'agit pas d'un coup. Les coups s'écrivent :"),
             0, 0, columns);
    for (const struct pl_form *form = table->game->forms; form->form; form++) {
        printf("  ");
        cli_pad(stdout, form->form, 26);
        char text[512];
        snprintf(text, sizeof text, form->rule ? "%s (%s)" : "%s", form->help.in[table->lang], form->rule);
        cli_wrap(stdout, text, 28, 28, columns);
    }
    return AGAIN;
}

/* ---- Reading what was typed ------------------------------------------------------------------------------------ */

/* The command whose name in either language is `word`, or begins with it if only one does. */
static const struct command *find_command(const char *word, bool beginning) {
    char wanted[64], name[64];
    cli_fold(word, wanted, sizeof wanted);
    if (!strcmp(wanted, "?"))
        return &commands[0];
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

static bool is_number(const char *line) {
    return *line && strspn(line, "0123456789") == strlen(line);
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
    say(table, text);
}

static void no_such_number(const struct table *table, const struct choice *choice) {
    if (choice->count)
        printf(T(table, "The moves are numbered 1 to %d.\n", "Les coups sont numérotés de 1 à %d.\n"), choice->count);
    else
        printf("%s\n", T(table, "There is no move to choose now.", "Il n'y a pas de coup à choisir à présent."));
}

static enum answer read_answer(struct table *table, const struct choice *choice, const char *line, pl_move *move) {
    bool slash = *line == '/';
    char word[CLI_MAX_LINE];
    const char *start = line + slash;
    snprintf(word, sizeof word, "%.*s", (int)strcspn(start, " \t"), start);
    const char *rest = start + strlen(word);
    rest += strspn(rest, " \t");

    if (is_number(line)) {
        long number = strtol(line, NULL, 10);
        if (number < 1 || number > choice->count) {
            no_such_number(table, choice);
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
        printf("%s", T(table, "Which one?", "Lequel ?"));
        for (int i = 0; i < count && i < 12; i++)
            printf("  %d %s", found[i] + 1, choice->notation[found[i]]);
        printf("%s\n", count > 12 ? " …" : "");
        return AGAIN;
    }
    if (!command)
        command = find_command(word, true);
    if (command)
        return command->run(table, choice, rest);
    pl_move wish;
    if (!slash && choice->seat >= 0 && pl_read_wish(table->game, &choice->view, choice->seat, line, &wish))
        explain(table, choice, line);
    else
        no_such_word(table, choice, line, word);
    return AGAIN;
}

enum answer table_ask(struct table *table, const struct choice *choice, pl_move *move) {
    const void *both[] = {table, choice};
    struct cli_terminal *terminal = &table->terminal;
    enum answer answer = AGAIN;
    while (answer == AGAIN) {
        char line[CLI_MAX_LINE];
        terminal->candidates = candidates;
        terminal->context = both;
        enum cli_line got = cli_read_line(terminal, "> ", line, sizeof line);
        terminal->candidates = NULL;
        if (got == CLI_LINE_EOF || (got == CLI_LINE_BREAK && ++table->breaks >= 2)) {
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
        else
            table_show_moves(table, choice, false);
        if (cli_interrupted) {
            table->leaving = true;
            return CHANGED;
        }
    }
    return answer;
}
