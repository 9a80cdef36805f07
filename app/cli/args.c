#include "app/cli/args.h"
#include "app/cli/words.h"
#include <stdarg.h>
#include <stdlib.h>

/* ---- Language -------------------------------------------------------------------------------------------------- */

/* The value of --lang in argv[i], or NULL if argv[i] is something else. */
static const char *lang_value(int argc, char **argv, int i) {
    if (!strncmp(argv[i], "--lang=", 7))
        return argv[i] + 7;
    if (!strcmp(argv[i], "--lang"))
        return i + 1 < argc ? argv[i + 1] : "";
    return NULL;
}

enum pl_lang cli_lang(int argc, char **argv) {
    enum pl_lang lang = PL_EN;
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(variables[i]);
        if (value && *value) { /* the first that is set decides, even if it names a language we do not speak */
            pl_lang_read(value, &lang);
            break;
        }
    }
    for (int i = 1; i < argc && argv[i] && strcmp(argv[i], "--") != 0; i++) {
        const char *value = lang_value(argc, argv, i);
        if (value)
            pl_lang_read(value, &lang);
    }
    return lang;
}

/* ---- Messages -------------------------------------------------------------------------------------------------- */

static void complain(const struct cli_args *args, const char *format, va_list list) {
    fprintf(stderr, "plateau%s%s: ", args->command ? " " : "", args->command ? args->command->name : "");
    vfprintf(stderr, format, list); /* NOLINT(clang-analyzer-valist.Uninitialized): both callers have started it */
    fputc('\n', stderr);
}

int cli_usage(const struct cli_args *args, const char *en, const char *fr, ...) {
    va_list list;
    va_start(list, fr);
    complain(args, T(args, en, fr), list);
    va_end(list);
    return CLI_USAGE;
}

int cli_failed(const struct cli_args *args, const char *en, const char *fr, ...) {
    va_list list;
    va_start(list, fr);
    complain(args, T(args, en, fr), list);
    va_end(list);
    return CLI_FAILED;
}

/* ---- Help ------------------------------------------------------------------------------------------------------ */

/* Usage lines are written once; these are the words in them that French says otherwise. */
void cli_put_usage(enum pl_lang lang, const char *usage, struct pl_out *out) {
    static const char *const words[][2] = {
        {"GAME", "JEU"},         {"FILE", "FICHIER"},  {"WORD", "MOT"},      {"COMMAND", "COMMANDE"}, {"KEY", "CLÉ"},
        {"VALUE", "VALEUR"},     {"ACTION", "ACTION"}, {"REPLAY", "PARTIE"}, {"MOVE", "COUP"},        {"STATE", "ÉTAT"},
        {"SECONDS", "SECONDES"}, {"VIEWER", "REGARD"}, {"LOG", "JOURNAL"}};
    while (*usage) {
        size_t length = strspn(usage, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
        const char *said = NULL;
        if (lang == PL_FR && length)
            for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
                if (strlen(words[i][0]) == length && !strncmp(words[i][0], usage, length))
                    said = words[i][1];
        if (said)
            pl_put(out, said);
        else
            pl_put_n(out, usage, length ? length : 1);
        usage += length ? length : 1;
    }
}

static void usage_line(const struct cli_args *args, char *buffer, size_t cap) {
    struct pl_out out = pl_out_to(buffer, cap);
    const char *usage = args->command->usage;
    pl_putf(&out, "plateau %s%s", args->command->name, usage && *usage ? " " : "");
    cli_put_usage(args->lang, usage ? usage : "", &out);
}

static void help_option(const struct cli_args *args, const struct cli_option *option, int columns) {
    char left[64];
    struct pl_out out = PL_OUT(left);
    pl_putf(&out, "  --%s", option->name);
    if (option->value) {
        pl_put_char(&out, ' ');
        cli_put_usage(args->lang, option->value, &out);
    }
    const int indent = 24;
    if (pl_width(left) > indent - 2)
        printf("%s\n%*s", left, indent, "");
    else
        cli_pad(stdout, left, indent);
    cli_wrap(stdout, option->help.in[args->lang], indent, indent, columns);
}

/* Paragraphs, a line of the text each. One that begins with a word and several spaces ("new    prints …") hangs from
 * where it goes on. */
static void help_details(const char *text, int columns) {
    while (*text) {
        char line[1024];
        size_t length = strcspn(text, "\n"), word = strcspn(text, " \n"), spaces = strspn(text + word, " ");
        size_t hang = spaces > 1 ? word + spaces : 0;
        snprintf(line, sizeof line, "%.*s", (int)length, text);
        printf("%.*s", (int)hang, line);
        cli_wrap(stdout, line + hang, (int)hang, (int)hang, columns);
        text += length + (text[length] == '\n');
    }
}

/* Understood everywhere. */
static const struct cli_option common[] = {{"lang", "fr|en",
                                            PL_TEXT("language; otherwise from LC_ALL, LC_MESSAGES or LANG",
                                                    "langue ; sinon selon LC_ALL, LC_MESSAGES ou LANG")},
                                           {"help", NULL, PL_TEXT("says this", "affiche ceci")},
                                           {0}};

void cli_help(const struct cli_args *args) {
    const struct cli_command *command = args->command;
    int columns = cli_columns();
    if (columns > 100)
        columns = 100;
    char usage[256];
    usage_line(args, usage, sizeof usage);
    printf("%s%s\n\n", T(args, "Usage: ", "Usage : "), usage);
    const char *details = command->details.in[args->lang];
    help_details(details ? details : command->summary.in[args->lang], columns);
    printf("\n%s\n", T(args, "Options:", "Options :"));
    for (const struct cli_option *option = command->options; option && option->name; option++)
        help_option(args, option, columns);
    for (const struct cli_option *option = common; option->name; option++)
        help_option(args, option, columns);
}

/* ---- Parsing --------------------------------------------------------------------------------------------------- */

static const struct cli_option *find_option(const struct cli_option *options, const char *name, size_t length) {
    for (const struct cli_option *option = options; option && option->name; option++)
        if (strlen(option->name) == length && !strncmp(option->name, name, length))
            return option;
    return NULL;
}

static int unknown_option(const struct cli_args *args, const char *given) {
    const char *names[CLI_MAX_WORDS];
    int count = 0;
    char list[1024];
    struct pl_out out = PL_OUT(list);
    const struct cli_option *tables[] = {args->command->options, common};
    for (int t = 0; t < 2; t++)
        for (const struct cli_option *option = tables[t]; option && option->name && count < CLI_MAX_WORDS; option++) {
            pl_putf(&out, "%s--%s", count ? ", " : "", option->name);
            names[count++] = option->name;
        }
    char name[64];
    const char *start = given + strspn(given, "-");
    snprintf(name, sizeof name, "%.*s", (int)strcspn(start, "="), start);
    const char *nearest = cli_nearest(name, names, count);
    if (nearest)
        return cli_usage(args, "there is no option %s; did you mean --%s?",
                         "il n'y a pas d'option %s ; vouliez-vous dire --%s ?", given, nearest);
    return cli_usage(args, "there is no option %s; the options are %s",
                     "il n'y a pas d'option %s ; les options sont %s", given, list);
}

/* One option at argv[*i]; true if it was taken. */
static bool parse_option(struct cli_args *args, int argc, char **argv, int *i, int *status) {
    const char *given = argv[*i];
    const char *name = given + 2;
    const char *equals = strchr(name, '=');
    size_t length = equals ? (size_t)(equals - name) : strlen(name);
    const struct cli_option *option = find_option(args->command->options, name, length);
    if (!option)
        option = find_option(common, name, length);
    if (!option || strncmp(given, "--", 2) != 0) {
        *status = unknown_option(args, given);
        return false;
    }
    const char *value = equals ? equals + 1 : "";
    if (!option->value && equals) {
        *status = cli_usage(args, "--%s takes no value; write --%s alone",
                            "--%s ne prend pas de valeur ; écrivez --%s seul", option->name, option->name);
        return false;
    }
    if (option->value && !equals) {
        if (*i + 1 >= argc || !strncmp(argv[*i + 1], "--", 2)) {
            char like[64];
            struct pl_out out = PL_OUT(like);
            cli_put_usage(args->lang, option->value, &out);
            *status = cli_usage(args, "--%s needs a value: --%s %s", "--%s demande une valeur : --%s %s", option->name,
                                option->name, like);
            return false;
        }
        value = argv[++*i];
    }
    if (args->given == CLI_MAX_WORDS) {
        *status = cli_usage(args, "at most %d options", "au plus %d options", CLI_MAX_WORDS);
        return false;
    }
    args->option[args->given].name = option->name;
    args->option[args->given++].value = value;
    return true;
}

static int word_count(const struct cli_args *args) {
    const struct cli_command *command = args->command;
    char usage[256];
    usage_line(args, usage, sizeof usage);
    if (args->words > command->max_words)
        return cli_usage(args, "'%s' is one word too many: %s", "« %s » est de trop : %s",
                         args->word[command->max_words], usage);
    if (args->words == 0 && command->usage && !strncmp(command->usage, "GAME", 4)) {
        char games[256];
        struct pl_out out = PL_OUT(games);
        for (int i = 0; pl_games[i]; i++)
            pl_putf(&out, "%s%s", i ? ", " : "", pl_games[i]->id);
        return cli_usage(args, "which game? %s; there are: %s", "quel jeu ? %s ; il y a : %s", usage, games);
    }
    return cli_usage(args, "something is missing: %s", "il manque quelque chose : %s", usage);
}

bool cli_parse(struct cli_args *args, int argc, char **argv, int *status) {
    bool options = true;
    for (int i = 0; i < argc; i++) {
        const char *word = argv[i];
        if (options && !strcmp(word, "--")) {
            options = false;
        } else if (options && !strcmp(word, "-h")) {
            cli_help(args);
            *status = CLI_OK;
            return false;
        } else if (options && word[0] == '-' && word[1]) {
            if (!strcmp(word, "-o") && find_option(args->command->options, "output", strlen("output")))
                argv[i] = "--output"; /* what everybody types */
            if (!parse_option(args, argc, argv, &i, status))
                return false;
        } else if (args->words == CLI_MAX_WORDS) {
            *status = cli_usage(args, "at most %d words", "au plus %d mots", CLI_MAX_WORDS);
            return false;
        } else {
            args->word[args->words++] = word;
        }
    }
    if (cli_get(args, "help")) {
        cli_help(args);
        *status = CLI_OK;
        return false;
    }
    const char *lang = cli_get(args, "lang");
    enum pl_lang known;
    if (lang && !pl_lang_read(lang, &known)) {
        *status = cli_usage(args, "there is no language '%s'; --lang is fr or en",
                            "il n'y a pas de langue « %s » ; --lang vaut fr ou en", lang);
        return false;
    }
    if (args->words < args->command->min_words || args->words > args->command->max_words) {
        *status = word_count(args);
        return false;
    }
    return true;
}

const char *cli_get(const struct cli_args *args, const char *name) {
    for (int i = args->given; i-- > 0;)
        if (!strcmp(args->option[i].name, name))
            return args->option[i].value;
    return NULL;
}
