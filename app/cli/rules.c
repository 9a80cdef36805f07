#include "app/cli/rules.h"
#include "app/cli/args.h"
#include "app/cli/terminal.h"
#include "app/cli/words.h"
#include <stdlib.h>
#include <strings.h>

enum { LONGEST_QUERY = 512 };

/* "TD-3.5" is in section "TD-3". */
static bool in_section(const struct pl_rule *rule, const char *section) {
    size_t length = strlen(section);
    return !strncasecmp(rule->id, section, length) && rule->id[length] == '.';
}

static bool says(const char *text, const struct pl_synonym *synonyms, const char *word) {
    char folded[8192];
    cli_fold(text, folded, sizeof folded);
    if (strstr(folded, word))
        return true;
    if (word[0] && word[1] == '\'') /* "d'opérations" */
        word += 2;
    for (const struct pl_synonym *other = synonyms; other && other->sought; other++)
        if (!strncmp(word, other->sought, strlen(other->sought)) && strstr(folded, other->said))
            return true;
    return false;
}

/* Every word of the query, or what the rules call it, stands somewhere in the rule, in either language. */
static bool has_words(const struct pl_game *game, const struct pl_rule *rule, const char *query) {
    char words[LONGEST_QUERY];
    if (strlen(query) >= sizeof words) /* no rule has so much in it: not even a part is looked for */
        return false;
    cli_fold(query, words, sizeof words);
    char *rest = words;
    for (char *word; (word = strsep(&rest, " ")) != NULL;) {
        bool found = false;
        for (int lang = 0; lang < PL_LANGS && !found; lang++)
            found =
                says(rule->text.in[lang], game->synonyms, word) || says(rule->section.in[lang], game->synonyms, word);
        if (!found)
            return false;
    }
    return true;
}

/* "3.5" and "3" are meant as "TD-3.5" and "TD-3". */
static void whole_id(const struct pl_game *game, const char *query, char *id, size_t cap) {
    if (*query >= '0' && *query <= '9' && game->rules->id)
        snprintf(id, cap, "%.*s-%s", (int)strcspn(game->rules->id, "-"), game->rules->id, query);
    else
        snprintf(id, cap, "%s", query);
}

static void print_rule(FILE *file, const struct pl_rule *rule, enum pl_lang lang, int columns, bool colour) {
    fprintf(file, "%s%s%s", colour ? "\033[1m" : "", rule->id, colour ? "\033[0m" : "");
    int width = pl_width(rule->id), indent = 9;
    fprintf(file, "%*s", width < indent - 1 ? indent - width : 1, "");
    cli_wrap(file, rule->text.in[lang], width < indent - 1 ? indent : width + 1, indent, columns);
}

static void print_sections(FILE *file, const struct pl_game *game, enum pl_lang lang) {
    const char *last = "";
    for (const struct pl_rule *rule = game->rules; rule->id; rule++) {
        if (strcmp(rule->section.in[lang], last) != 0)
            fprintf(file, "  %-8.*s %s\n", (int)strcspn(rule->id, "."), rule->id, rule->section.in[lang]);
        last = rule->section.in[lang];
    }
}

int cli_show_rules(FILE *file, const struct pl_game *game, const char *query, enum pl_lang lang, int columns,
                   bool colour) {
    char id[512];
    whole_id(game, query, id, sizeof id);
    const struct pl_rule *one = *query ? pl_rule_find(game, id) : NULL;
    bool section = false;
    for (const struct pl_rule *rule = game->rules; rule->id && !one; rule++)
        section |= in_section(rule, id);
    if (columns > 100)
        columns = 100; /* longer lines are hard to read */
    int count = 0;
    const char *last = "";
    for (const struct pl_rule *rule = game->rules; rule->id; rule++) {
        if (*query && !(one ? rule == one : section ? in_section(rule, id) : has_words(game, rule, query)))
            continue;
        if (strcmp(rule->section.in[lang], last) != 0)
            fprintf(file, "%s%s%s%s\n", count ? "\n" : "", colour ? "\033[1;4m" : "", rule->section.in[lang],
                    colour ? "\033[0m" : "");
        last = rule->section.in[lang];
        print_rule(file, rule, lang, columns, colour);
        count++;
    }
    if (!count) {
        char cited[200];
        cli_cite(query, cited, sizeof cited);
        fprintf(file,
                lang == PL_FR
                    ? "Aucune règle de %s ne répond à « %s ». Essayez un autre mot, un numéro comme %s ou une "
                      "section :\n"
                    : "No rule of %s answers to '%s'. Try another word, an id such as %s, or a section:\n",
                game->name.in[lang], cited, game->rules->id);
        print_sections(file, game, lang);
    }
    return count;
}

static int run(struct cli_args *args) {
    const struct pl_game *game = cli_game(args, args->word[0]);
    if (!game)
        return CLI_USAGE;
    char query[2 * LONGEST_QUERY]; /* if it is cut, it is too long in any case */
    struct pl_out out = pl_out_to(query, sizeof query);
    for (int i = 1; i < args->words; i++) {
        pl_put(&out, i > 1 ? " " : "");
        pl_put(&out, args->word[i]);
    }
    struct cli_terminal terminal;
    cli_terminal_open(&terminal, args->lang, false, false);
    char *text = NULL;
    size_t length = 0;
    FILE *file = open_memstream(&text, &length);
    if (!file) {
        cli_terminal_close(&terminal);
        return cli_failed(args, "out of memory", "mémoire épuisée");
    }
    if (!*query)
        fprintf(file, "%s\n\n", game->name.in[args->lang]);
    int count = cli_show_rules(file, game, query, args->lang, terminal.columns, terminal.colour);
    fclose(file);
    if (count)
        cli_page(&terminal, text);
    else
        fputs(text, stderr);
    free(text);
    cli_terminal_close(&terminal);
    return count ? CLI_OK : CLI_FAILED;
}

static const struct cli_option options[] = {{0}};

const struct cli_command cli_rules = {
    .name = "rules",
    .summary = PL_TEXT("look up the rules of a game", "consulte les règles d'un jeu"),
    .usage = "GAME [ID|WORD …]",
    .details =
        PL_TEXT("Prints all rules of a game, one rule (`plateau rules tempete TD-3.5`), a section (`TD-3`), or the "
                "rules in which all the words occur, whatever their case and accents.",
                "Affiche toutes les règles d'un jeu, une seule (`plateau rules tempete TD-3.5`), une section "
                "(`TD-3`) ou les règles où figurent tous les mots, sans égard à la casse ni aux accents."),
    .options = options,
    .min_words = 1,
    .max_words = 32,
    .run = run};
