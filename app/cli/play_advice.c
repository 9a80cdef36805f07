#include "app/cli/play.h"
#include "app/cli/report.h"
#include "app/cli/words.h"
#include <ctype.h>
#include <stdlib.h>

void table_say(const struct table *table, const char *text) {
    char sentence[2048];
    cli_capital(text, sentence, sizeof sentence);
    cli_wrap(stdout, sentence, 0, 0, table->terminal.columns);
}

bool table_is_number(const char *line) {
    return *line && strspn(line, "0123456789") == strlen(line);
}

void table_no_such_number(const struct table *table, const struct choice *choice) {
    if (choice->count)
        printf(T(table, "The moves are numbered 1 to %d.\n", "Les coups sont numérotés de 1 à %d.\n"), choice->count);
    else
        printf("%s\n", T(table, "There is no move to choose now.", "Il n'y a pas de coup à choisir à présent."));
}

/* ---- What to do -----------------------------------------------------------------------------------------------------
 */

/* Seconds to think, with a point or a comma. */
static bool read_seconds(const char *text, double *seconds) {
    char number[32], *end;
    if (!*text)
        return true;
    snprintf(number, sizeof number, "%s", text);
    char *comma = strchr(number, ',');
    if (comma)
        *comma = '.';
    *seconds = strtod(number, &end);
    return isdigit((unsigned char)*number) && !*end && *seconds > 0 && *seconds <= 60;
}

/* Do the rated moves lie no further apart than so few tries can tell? Values are shares of wins: of n tries with the
 * share v the standard error is at most sqrt(v (1 - v) / n), and two of them make a difference. */
static bool about_equal(const struct pl_bot_report *report) {
    for (int i = 1; i < report->moves; i++) {
        double noise = 0;
        for (int j = 0; j <= i; j += i) {
            double value = report->rated[j].value;
            noise += value * (1 - value) / (double)(report->rated[j].visits + 1);
        }
        double apart = report->rated[0].value - report->rated[i].value;
        if (apart * apart > 4 * noise)
            return false;
    }
    return report->moves > 1;
}

static void show_advice(const struct table *table, const struct choice *choice, const struct pl_bot_report *report,
                        pl_move best, bool cut) {
    const struct cli_terminal *terminal = &table->terminal;
    for (int i = 0; i < (report->moves > 3 ? 3 : report->moves) || i == 0; i++) {
        pl_move move = i < report->moves ? report->rated[i].move : best;
        char notation[PL_MAX_NOTATION], text[1200];
        struct pl_out out = pl_out_to(notation, sizeof notation);
        pl_spell(table->game, &choice->view, move, table->lang, &out);
        out = pl_out_to(text, sizeof text);
        if (i < report->moves)
            pl_putf(&out, T(table, "%.0f%% chance of winning; ", "%.0f %% de chances de gagner ; "),
                    100 * report->rated[i].value);
        pl_describe(table->game, &choice->view, move, choice->seat, table->lang, &out);
        printf("  %s%s%s  ", i ? "" : cli_bold(terminal), notation, i ? "" : cli_normal(terminal));
        cli_wrap(stdout, text, pl_width(notation) + 4, 6, terminal->columns);
    }
    if (about_equal(report))
        printf("  %s\n", T(table, "These moves are about equal, as far as so many tries can tell.",
                           "Ces coups se valent à peu près, autant que ces essais le disent."));
    printf(T(table, "  (%s%s games tried in %s s)\n", "  (%s%s parties essayées en %s s)\n"),
           cut ? T(table, "stopped: ", "arrêté : ") : "", cli_number_count(table->lang, report->iterations).text,
           cli_number_real(table->lang, report->seconds, 1).text);
}

enum answer table_hint(struct table *table, const struct choice *choice, const char *rest) {
    double seconds = 1.0;
    if (choice->seat < 0) {
        table_say(table,
                  T(table, "There is no decision to advise on.", "Il n'y a pas de décision sur laquelle conseiller."));
        return AGAIN;
    }
    if (!read_seconds(rest, &seconds)) {
        table_say(table, T(table, "The time to think is a number of seconds from 1 to 60: hint 3",
                           "La réflexion est un nombre de secondes de 1 à 60 : conseil 3"));
        return AGAIN;
    }
    struct pl_bot bot = {.kind = PL_BOT_SEARCH, .seconds = seconds, .threads = 1};
    struct pl_bot_report report = {0};
    struct pl_rng rng = pl_rng_seed(pl_match_seed(table->match) ^ UINT64_C(0x68696E74), (uint64_t)table->shown);
    pl_move best;
    const char *who = T(table, "The adviser", "Le conseiller");
    enum cli_thought thought =
        cli_think(&table->terminal, who, &bot, table->game, &choice->view, choice->seat, &rng, &best, &report);
    if (table_thought(table, thought))
        return CHANGED;
    show_advice(table, choice, &report, best, thought == CLI_THOUGHT_CUT);
    return AGAIN;
}

/* ---- What cannot be done --------------------------------------------------------------------------------------------
 */

/* Chance speaks this form, no player: its help says so. */
bool table_is_chance_form(const struct pl_form *form) {
    return !strncmp(form->help.in[PL_EN], "chance:", 7);
}

/* Is a move of this form possible now? */
static bool is_form_of(const struct choice *choice, const struct pl_form *form) {
    size_t length = strcspn(form->form, " ");
    for (int i = 0; i < choice->count; i++)
        if (strcspn(choice->notation[i], " ") == length && !strncmp(choice->notation[i], form->form, length))
            return true;
    return false;
}

/* The form of a player's moves whose first word is nearest to what was typed, or NULL. */
static const struct pl_form *nearest_form(const struct table *table, const char *wish) {
    char word[PL_MAX_NOTATION], verb[64][PL_MAX_NOTATION];
    const char *names[64];
    const struct pl_form *forms[64];
    int count = 0;
    snprintf(word, sizeof word, "%.*s", (int)strcspn(wish, " "), wish);
    for (const struct pl_form *form = table->game->forms; form->form && count < 64; form++) {
        if (table_is_chance_form(form))
            continue;
        snprintf(verb[count], sizeof verb[count], "%.*s", (int)strcspn(form->form, " "), form->form);
        names[count] = verb[count];
        forms[count++] = form;
    }
    const char *nearest = cli_nearest(word, names, count);
    for (int i = 0; i < count; i++)
        if (names[i] == nearest)
            return forms[i];
    return NULL;
}

/* What was named is no move at all: says what may have been meant, and what can be written now. */
static void explain_forms(const struct table *table, const struct choice *choice, const char *wish) {
    char text[2048];
    struct pl_out out = PL_OUT(text);
    int said = 0;
    pl_putf(&out, T(table, "'%.60s' is not a move", "« %.60s » n'est pas un coup"), wish);
    const struct pl_form *near = nearest_form(table, wish);
    if (near) {
        pl_put(&out, T(table, "; this is how it is written: ", " ; cela s'écrit : "));
        pl_form_say(near, table->lang, &out);
    }
    for (const struct pl_form *form = table->game->forms; form->form; form++)
        if (is_form_of(choice, form)) {
            pl_put(&out, said++ ? ", " : T(table, ". Possible now: ", ". Possible à présent : "));
            pl_form_say(form, table->lang, &out);
        }
    pl_put(&out, T(table, ". `help` lists all forms.", ". `aide` énumère toutes les formes."));
    table_say(table, text);
}

/* Says why the wish cannot be had, or what it would do. */
void table_explain(const struct table *table, const struct choice *choice, const char *wish) {
    char text[1024], line[1200];
    struct pl_out out = pl_out_to(text, sizeof text);
    pl_move move;
    bool legal = pl_read_move(table->game, &choice->view, wish, &move);
    if (!legal && !pl_read_wish(table->game, &choice->view, choice->seat, wish, &move)) {
        explain_forms(table, choice, wish);
        return;
    }
    const char *rule = pl_why_not(table->game, &choice->view, choice->seat, wish, table->lang, &out);
    if (rule) {
        snprintf(line, sizeof line, "%s%s%s", rule, *rule ? T(table, ": ", " : ") : "", text);
    } else {
        pl_describe(table->game, &choice->view, move, choice->seat, table->lang, &out);
        snprintf(line, sizeof line, T(table, "This is possible: %s", "C'est possible : %s"), text);
    }
    table_say(table, line);
}

/* The number of a move in the list: those are all possible. */
static void explain_number(const struct table *table, const struct choice *choice, long number) {
    char text[1024], line[1200];
    if (number < 1 || number > choice->count) {
        table_no_such_number(table, choice);
        return;
    }
    struct pl_out out = pl_out_to(text, sizeof text);
    pl_describe(table->game, &choice->view, choice->move[number - 1], choice->seat, table->lang, &out);
    snprintf(line, sizeof line,
             T(table, "%ld = %s: this move is possible (%s)", "%ld = %s : ce coup est possible (%s)"), number,
             choice->notation[number - 1], text);
    table_say(table, line);
}

enum answer table_why(struct table *table, const struct choice *choice, const char *rest) {
    if (choice->seat < 0)
        table_say(table,
                  T(table, "No move of a player is asked for now.", "Aucun coup de joueur n'est demandé à présent."));
    else if (!*rest)
        table_say(table, T(table, "Name the move: why MOVE", "Nommez le coup : pourquoi COUP"));
    else if (table_is_number(rest))
        explain_number(table, choice, strtol(rest, NULL, 10));
    else
        table_explain(table, choice, rest);
    return AGAIN;
}
