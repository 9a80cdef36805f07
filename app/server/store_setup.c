/* The setup of a table in words, so that it can be read by a person and by a later version of its game. */
#include "app/server/store.h"
#include "match/tr.h"

bool pl_store_setup_write(const struct pl_game *game, const struct pl_setup *setup, struct pl_store_table *table) {
    struct pl_out id = PL_OUT(table->game), options = PL_OUT(table->options), roles = PL_OUT(table->roles);
    table->options[0] = table->roles[0] = '\0';
    pl_put(&id, game->id);
    table->rules_version = game->rules_version;
    table->players = setup->players;
    for (int i = 0; game->options && game->options[i].key; i++) {
        pl_putf(&options, "%s%s=", i ? " " : "", game->options[i].key);
        pl_option_write(&game->options[i], setup->option[i], &options);
    }
    for (int i = 0; game->roles && i < setup->players; i++)
        pl_putf(&roles, "%s%s", i ? "," : "", setup->role[i] < 0 ? "any" : game->roles[setup->role[i]].key);
    bool fits = true;
    for (int i = 0; i < setup->players; i++) {
        struct pl_out level = PL_OUT(table->seat[i].automa);
        pl_put(&level, setup->automa[i] ? game->levels[setup->automa[i] - 1].key : "");
        fits = fits && !level.cut;
    }
    return fits && !id.cut && !options.cut && !roles.cut;
}

bool pl_store_setup_read(const struct pl_game *game, const struct pl_store_table *table, struct pl_setup *setup,
                         enum pl_lang lang, struct pl_out *error) {
    if (table->players < game->min_players || table->players > game->max_players) {
        pl_putf(error,
                TR(lang, "%s is for %d to %d players, and this table has %d",
                   "%s se joue de %d à %d joueurs, et cette table en a %d"),
                game->name.in[lang], game->min_players, game->max_players, table->players);
        return false;
    }
    struct pl_setup made = pl_setup_default(game, table->players);
    char words[PL_MAX_OPTIONS_TEXT], *rest = words;
    memcpy(words, table->options, sizeof words);
    for (char *word; (word = strsep(&rest, " "));) {
        char *value = strchr(word, '=');
        if (!*word)
            continue;
        if (value)
            *value++ = '\0';
        if (!pl_setup_option(game, &made, word, value ? value : "", lang, error))
            return false;
    }
    if (table->roles[0] && !pl_setup_roles(game, &made, table->roles, lang, error))
        return false;
    for (int i = 0; i < table->players; i++)
        if (table->seat[i].automa[0] && !pl_setup_automa(game, &made, i, table->seat[i].automa, lang, error))
            return false;
    if (!pl_setup_check(game, &made, lang, error))
        return false;
    *setup = made;
    return true;
}
