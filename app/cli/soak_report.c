#include "app/cli/report.h"
#include "app/cli/soak.h"
#include "app/cli/words.h"

static const char *times(const struct soak *soak, int64_t count, struct cli_number *number) {
    if (!count)
        return T(soak->args, "never", "jamais");
    *number = cli_number_count(soak->args->lang, count);
    return number->text;
}

static void heading(const char *text) {
    printf("\n%s\n", text);
}

/* Rules at work, and rules given as a reason why not. */
static int report_rules(const struct soak *soak) {
    enum pl_lang lang = soak->args->lang;
    const struct pl_rule *rules = soak->game->rules;
    int cited = 0, reached = 0;
    for (int i = 0; i < soak->rules; i++) {
        cited += soak->rule[i].cited;
        reached += soak->rule[i].cited && (soak->rule[i].worked || soak->rule[i].refused);
    }
    printf(T(soak->args, "\nRules: %d of the %d that phrases, forms and endings cite came up\n",
             "\nRègles : %d des %d que citent phrases, formes et fins sont apparues\n"),
           reached, cited);
    struct cli_table table = {.left[0] = true};
    cli_table_row(&table);
    cli_table_cell(&table, T(soak->args, "rule", "règle"));
    cli_table_cell(&table, T(soak->args, "at work", "à l'œuvre"));
    cli_table_cell(&table, T(soak->args, "why not", "pourquoi non"));
    for (int i = 0; i < soak->rules; i++) {
        if (!soak->rule[i].worked && !soak->rule[i].refused)
            continue;
        if (table.rows == CLI_TABLE_ROWS) {
            cli_table_print(&table, stdout);
            table.rows = 0;
        }
        cli_table_row(&table);
        cli_table_cell(&table, rules[i].id);
        cli_table_cell(&table, cli_number_count(lang, soak->rule[i].worked).text);
        cli_table_cell(&table, cli_number_count(lang, soak->rule[i].refused).text);
    }
    cli_table_print(&table, stdout);
    if (reached < cited)
        heading(T(soak->args,
                  "Rules that are cited and never came up (those that only the check of the position cites never do "
                  "while all is well)",
                  "Règles citées qui ne sont jamais apparues (celles que seule cite la vérification de la position "
                  "n'apparaissent jamais tant que tout va bien)"));
    for (int i = 0; i < soak->rules; i++)
        if (soak->rule[i].cited && !soak->rule[i].worked && !soak->rule[i].refused) {
            printf("%-8s ", rules[i].id);
            cli_wrap(stdout, rules[i].text.in[lang], 9, 9, cli_columns());
        }
    int silent = 0;
    for (int i = 0; i < soak->rules; i++)
        silent += !soak->rule[i].cited;
    if (silent)
        heading(T(soak->args, "Rules that no phrase, form or ending cites (not counted)",
                  "Règles que ne cite aucune phrase, forme ni fin (non comptées)"));
    for (int i = 0, n = 0; i < soak->rules; i++)
        if (!soak->rule[i].cited)
            printf("%s%s", rules[i].id, ++n == silent ? "\n" : n % 10 == 0 ? "\n" : " ");
    return cited - reached;
}

static int report_forms(const struct soak *soak) {
    int missing = 0;
    struct cli_number number;
    heading(T(soak->args, "Forms of moves", "Formes de coups"));
    struct cli_table table = {.left[0] = true};
    for (int i = 0; i < soak->forms; i++) {
        cli_table_row(&table);
        cli_table_cell(&table, soak->game->forms[i].form);
        cli_table_cell(&table, times(soak, soak->form[i], &number));
        missing += !soak->form[i];
    }
    cli_table_print(&table, stdout);
    if (soak->formless)
        printf(T(soak->args, "%lld moves have none of these forms, the first: %s\n",
                 "%lld coups n'ont aucune de ces formes, le premier : %s\n"),
               (long long)soak->formless, soak->formless_example);
    return missing + (soak->formless > 0);
}

static int report_endings(const struct soak *soak) {
    int missing = 0;
    struct cli_number number;
    heading(T(soak->args, "Endings", "Fins"));
    struct cli_table table = {.left = {true, true}};
    for (int i = 0; i < soak->endings; i++) {
        const struct pl_ending *ending = &soak->game->endings[i];
        cli_table_row(&table);
        cli_table_cell(&table, ending->name.in[soak->args->lang]);
        cli_table_cell(&table, ending->rule ? ending->rule : "");
        cli_table_cell(&table, times(soak, soak->ending[i], &number));
        missing += !soak->ending[i];
    }
    cli_table_print(&table, stdout);
    return missing;
}

static bool starts_with(const char *text, const char *start) {
    return text && start && *start && !strncmp(text, start, strlen(start));
}

/* Is the rule named in the text? TD-7.1 is not named by TD-7.10. */
static bool names_rule(const char *text, const char *id) {
    for (const char *at = text; at && (at = strstr(at, id)); at++) {
        char after = at[strlen(id)];
        if (!(after >= '0' && after <= '9') && !(after >= 'a' && after <= 'z'))
            return true;
    }
    return false;
}

/* A role's powers, with how often they were at work: rules that its description names or that begin with its name. */
static void put_powers(const struct soak *soak, const struct pl_role *role, struct pl_out *out) {
    for (int i = 0; i < soak->rules; i++) {
        const struct pl_rule *rule = &soak->game->rules[i];
        if (names_rule(role->help.in[PL_EN], rule->id) || starts_with(rule->text.in[PL_EN], role->name.in[PL_EN]))
            pl_putf(out, "%s%s × %s", out->len ? ", " : "", rule->id,
                    cli_number_count(soak->args->lang, soak->rule[i].worked).text);
    }
}

static int report_roles(const struct soak *soak) {
    enum pl_lang lang = soak->args->lang;
    if (!soak->roles)
        return 0;
    int missing = 0;
    struct cli_number number;
    heading(T(soak->args, "Roles", "Rôles"));
    struct cli_table table = {.left = {[0] = true, [3] = true}};
    cli_table_row(&table);
    cli_table_cell(&table, "");
    cli_table_cell(&table, T(soak->args, "seats", "sièges"));
    cli_table_cell(&table, T(soak->args, "wins", "victoires"));
    cli_table_cell(&table, T(soak->args, "powers", "pouvoirs"));
    for (int i = 0; i < soak->roles; i++) {
        const struct pl_role *role = &soak->game->roles[i];
        char powers[256] = "";
        struct pl_out out = PL_OUT(powers);
        put_powers(soak, role, &out);
        cli_table_row(&table);
        cli_table_cell(&table, role->name.in[lang]);
        cli_table_cell(&table, times(soak, soak->role[i].games, &number));
        cli_table_cell(&table, soak->role[i].games
                                   ? cli_number_percent(lang, soak->role[i].wins / (double)soak->role[i].games, 1).text
                                   : "");
        cli_table_cell(&table, powers);
        missing += !soak->role[i].games;
    }
    cli_table_print(&table, stdout);
    return missing;
}

static int report_levels(const struct soak *soak) {
    enum pl_lang lang = soak->args->lang;
    int missing = 0;
    struct cli_number number;
    struct cli_table table = {.left = {[0] = true}};
    if (!soak->levels)
        return 0;
    heading(T(soak->args, "Automas", "Automas"));
    cli_table_row(&table);
    cli_table_cell(&table, "");
    cli_table_cell(&table, T(soak->args, "seats", "sièges"));
    cli_table_cell(&table, T(soak->args, "wins", "victoires"));
    for (int i = 0; i < soak->levels; i++) {
        const struct soak_count *level = &soak->level[i];
        cli_table_row(&table);
        cli_table_cell(&table, soak->game->levels[i].name.in[lang]);
        cli_table_cell(&table, times(soak, level->games, &number));
        cli_table_cell(&table,
                       level->games ? cli_number_percent(lang, level->wins / (double)level->games, 1).text : "");
        missing += !level->games;
    }
    cli_table_print(&table, stdout);
    return missing;
}

int soak_report(const struct soak *soak) {
    enum pl_lang lang = soak->args->lang;
    char bot[PL_MAX_BOT_SPEC];
    struct pl_out out = PL_OUT(bot);
    pl_bot_write(&soak->bot, &out);
    printf(T(soak->args, "%s: %s games, %s moves checked, player %s, seed %llu\n",
             "%s : %s parties, %s coups vérifiés, joueur %s, graine %llu\n"),
           soak->game->name.in[lang], cli_number_count(lang, soak->games).text,
           cli_number_count(lang, soak->moves).text, bot, (unsigned long long)soak->seed);
    printf(T(soak->args, "Longest game: %s moves; widest decision: %s\n",
             "Partie la plus longue : %s coups ; plus large décision : %s\n"),
           cli_number_count(lang, soak->longest).text, cli_number_count(lang, soak->widest).text);
    if (soak->refused_setups)
        printf(T(soak->args, "Setups the game does not admit, replaced by others: %s\n",
                 "Configurations que le jeu n'admet pas, remplacées par d'autres : %s\n"),
               cli_number_count(lang, soak->refused_setups).text);
    int missing = report_rules(soak);
    missing += report_forms(soak);
    missing += report_endings(soak);
    missing += report_roles(soak);
    missing += report_levels(soak);
    putchar('\n');
    if (missing == 1)
        puts(T(soak->args, "One thing was never reached.", "Une chose n'a jamais été atteinte."));
    else if (missing)
        printf(T(soak->args, "%d things were never reached.\n", "%d choses n'ont jamais été atteintes.\n"), missing);
    else
        puts(T(soak->args, "Everything was reached.", "Tout a été atteint."));
    if (!soak->breaches) {
        puts(T(soak->args, "No breach of the contract.", "Aucune infraction au contrat."));
        return missing;
    }
    printf(T(soak->args, "BREACHES OF THE CONTRACT: %d\n", "INFRACTIONS AU CONTRAT : %d\n"), soak->breaches);
    for (int i = 0; i < soak->breaches && i < SOAK_BREACHES; i++)
        printf("  %s\n", soak->breach[i]);
    return missing;
}
