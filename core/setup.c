/* Player counts, options and roles, checked before a game starts. */
#include "core/game.h"
#include <stdlib.h>
#include <strings.h>

static int count_options(const struct pl_game *game) {
    int n = 0;
    while (game->options && game->options[n].key)
        n++;
    return n;
}

static int count_roles(const struct pl_game *game) {
    int n = 0;
    while (game->roles && game->roles[n].key)
        n++;
    return n;
}

static int count_levels(const struct pl_game *game) {
    int n = 0;
    while (game->levels && game->levels[n].key)
        n++;
    return n;
}

struct pl_setup pl_setup_default(const struct pl_game *game, int players) {
    struct pl_setup setup = {.players = players};
    for (int i = 0; i < count_options(game); i++)
        setup.option[i] = game->options[i].standard;
    for (int i = 0; i < PL_MAX_SEATS; i++)
        setup.role[i] = PL_ANY_ROLE;
    return setup;
}

struct pl_setup pl_setup_among(const struct pl_game *game, int players, int people) {
    struct pl_setup setup = pl_setup_default(game, players);
    if (people > 1 && game->among_people)
        game->among_people(&setup);
    return setup;
}

void pl_option_write(const struct pl_option *option, int32_t value, struct pl_out *out) {
    if (option->names && value >= option->min && value <= option->max)
        pl_put(out, option->names[value - option->min]);
    else
        pl_put_int(out, value);
}

void pl_option_say(const struct pl_option *option, int32_t value, enum pl_lang lang, struct pl_out *out) {
    bool known = value >= option->min && value <= option->max;
    const char *name = known && option->names ? option->names[value - option->min] : "";
    if (known && option->words)
        pl_put(out, option->words[value - option->min].in[lang]);
    else if (!strcmp(name, "on") || !strcmp(name, "yes"))
        pl_put(out, lang == PL_FR ? "oui" : "yes");
    else if (!strcmp(name, "off") || !strcmp(name, "no"))
        pl_put(out, lang == PL_FR ? "non" : "no");
    else
        pl_option_write(option, value, out);
}

static void put_values(const struct pl_option *option, enum pl_lang lang, struct pl_out *out) {
    if (!option->names) {
        pl_putf(out, lang == PL_FR ? "un nombre de %d à %d" : "a number from %d to %d", (int)option->min,
                (int)option->max);
        return;
    }
    for (int32_t v = option->min; v <= option->max; v++) {
        if (v > option->min)
            pl_put(out, lang == PL_FR ? " ou " : " or ");
        pl_option_write(option, v, out);
    }
}

static bool read_option_value(const struct pl_option *option, const char *value, int32_t *out) {
    for (int32_t v = option->min; option->names && v <= option->max; v++) {
        if (strcasecmp(option->names[v - option->min], value) == 0) {
            *out = v;
            return true;
        }
    }
    char *end;
    long number = strtol(value, &end, 10);
    if (!*value || *end || number < option->min || number > option->max)
        return false;
    *out = (int32_t)number;
    return true;
}

bool pl_setup_option(const struct pl_game *game, struct pl_setup *setup, const char *key, const char *value,
                     enum pl_lang lang, struct pl_out *error) {
    int options = count_options(game);
    for (int i = 0; i < options; i++) {
        const struct pl_option *option = &game->options[i];
        if (strcasecmp(option->key, key) != 0)
            continue;
        if (read_option_value(option, value, &setup->option[i]))
            return true;
        pl_putf(error,
                lang == PL_FR ? "l'option %s ne prend pas « %.40s » ; il faut "
                              : "option %s does not take \"%.40s\"; it takes ",
                option->key, value);
        put_values(option, lang, error);
        return false;
    }
    pl_putf(error, lang == PL_FR ? "%s n'a pas d'option « %.40s »" : "%s has no option \"%.40s\"", game->name.in[lang],
            key);
    for (int i = 0; i < options; i++)
        pl_putf(error, "%s%s", i ? ", " : lang == PL_FR ? " ; il y a " : "; there is ", game->options[i].key);
    return false;
}

static int find_role(const struct pl_game *game, const char *key, size_t length) {
    for (int i = 0; game->roles && game->roles[i].key; i++)
        if (strlen(game->roles[i].key) == length && strncasecmp(game->roles[i].key, key, length) == 0)
            return i;
    return -1;
}

bool pl_setup_roles(const struct pl_game *game, struct pl_setup *setup, const char *list, enum pl_lang lang,
                    struct pl_out *error) {
    struct pl_setup fresh = *setup;
    int seat = 0;
    for (const char *at = list; *at; seat++) {
        size_t length = strcspn(at, ",");
        bool any = length == 3 && strncasecmp(at, "any", 3) == 0;
        int role = any ? PL_ANY_ROLE : find_role(game, at, length);
        if (seat >= setup->players) {
            pl_putf(error, lang == PL_FR ? "trop de rôles : il y a %d joueurs" : "too many roles: there are %d players",
                    setup->players);
            return false;
        }
        if (!any && role < 0) {
            pl_putf(error, lang == PL_FR ? "pas de rôle « %.*s » ; il y a any" : "no role \"%.*s\"; there is any",
                    (int)(length < 40 ? length : 40), at);
            for (int i = 0; game->roles && game->roles[i].key; i++)
                pl_putf(error, ", %s", game->roles[i].key);
            return false;
        }
        fresh.role[seat] = (int8_t)role;
        at += length + (at[length] == ',');
    }
    *setup = fresh;
    return true;
}

/* ---- Automas ---------------------------------------------------------------------------------------------------- */

const char *pl_automa_word(const char *word) {
    size_t length = strlen("automa");
    if (strncasecmp(word, "automa", length) != 0 || (word[length] && word[length] != ':'))
        return NULL;
    return word[length] ? word + length + 1 : word + length;
}

bool pl_setup_automa(const struct pl_game *game, struct pl_setup *setup, int seat, const char *level, enum pl_lang lang,
                     struct pl_out *error) {
    int levels = count_levels(game);
    if (!levels) {
        pl_putf(error, lang == PL_FR ? "%s n'a pas d'automa" : "%s has no automas", game->name.in[lang]);
        return false;
    }
    for (int i = 0; i < levels; i++) {
        if (*level && strcasecmp(game->levels[i].key, level) != 0)
            continue;
        setup->automa[seat] = (int8_t)(i + 1);
        return true;
    }
    pl_putf(error, lang == PL_FR ? "pas d'automa « %.40s » ; il y a" : "no automa \"%.40s\"; there is", level);
    for (int i = 0; i < levels; i++)
        pl_putf(error, "%s automa:%s", i ? "," : "", game->levels[i].key);
    return false;
}

bool pl_setup_seats(const struct pl_game *game, struct pl_setup *setup, const char *list, enum pl_lang lang,
                    struct pl_out *error) {
    struct pl_setup fresh = *setup;
    int seat = 0;
    for (const char *at = list; *at; seat++) {
        size_t length = strcspn(at, ",");
        char word[40] = "";
        if (length < sizeof word)
            memcpy(word, at, length);
        const char *level = pl_automa_word(word);
        if (seat >= setup->players) {
            pl_putf(error,
                    lang == PL_FR ? "trop de sièges : il y a %d joueurs" : "too many seats: there are %d players",
                    setup->players);
            return false;
        }
        if (!level && strcasecmp(word, "person") != 0) {
            pl_putf(error,
                    lang == PL_FR ? "un siège est person ou automa:NIVEAU, et non « %.*s »"
                                  : "a seat is person or automa:LEVEL, not \"%.*s\"",
                    (int)(length < sizeof word ? length : sizeof word), at);
            return false;
        }
        fresh.automa[seat] = 0;
        if (level && !pl_setup_automa(game, &fresh, seat, level, lang, error))
            return false;
        at += length + (at[length] == ',');
    }
    *setup = fresh;
    return true;
}

void pl_setup_seats_write(const struct pl_game *game, const struct pl_setup *setup, struct pl_out *out) {
    for (int i = 0; i < setup->players; i++) {
        pl_put(out, i ? "," : "");
        if (setup->automa[i])
            pl_putf(out, "automa:%s", game->levels[setup->automa[i] - 1].key);
        else
            pl_put(out, "person");
    }
}

bool pl_setup_may_be(const struct pl_game *game, const struct pl_setup *setup, int seat, int role) {
    uint32_t roles = setup->automa[seat] ? game->levels[setup->automa[seat] - 1].roles : 0;
    return !roles || roles >> role & 1;
}

/* Can each automa from `seat` on whose role is open get one that it plays and that nobody has? */
static bool roles_suffice(const struct pl_game *game, const struct pl_setup *setup, int seat, uint32_t taken) {
    while (seat < setup->players && (!setup->automa[seat] || setup->role[seat] != PL_ANY_ROLE))
        seat++;
    if (seat == setup->players)
        return true;
    for (int role = 0; role < count_roles(game); role++)
        if (!(taken >> role & 1) && pl_setup_may_be(game, setup, seat, role) &&
            roles_suffice(game, setup, seat + 1, taken | 1u << role))
            return true;
    return false;
}

static bool automas_fit(const struct pl_game *game, const struct pl_setup *setup, enum pl_lang lang,
                        struct pl_out *error) {
    int levels = count_levels(game);
    uint32_t taken = 0;
    for (int i = 0; i < setup->players; i++) {
        int role = setup->role[i];
        if (setup->automa[i] < 0 || setup->automa[i] > levels) {
            pl_putf(error,
                    lang == PL_FR ? "le siège %d a un automa que %s n'a pas"
                                  : "seat %d has an automa that %s does not have",
                    i + 1, game->name.in[lang]);
            return false;
        }
        if (role != PL_ANY_ROLE && !pl_setup_may_be(game, setup, i, role)) {
            pl_putf(error,
                    lang == PL_FR ? "siège %d : %s ne joue pas ce rôle : %s"
                                  : "seat %d: %s does not play this role: %s",
                    i + 1, game->levels[setup->automa[i] - 1].name.in[lang], game->roles[role].name.in[lang]);
            return false;
        }
        if (levels && role != PL_ANY_ROLE)
            taken |= 1u << role;
    }
    if (levels && game->roles && !roles_suffice(game, setup, 0, taken)) {
        pl_put(error, lang == PL_FR ? "il ne reste pas pour chaque automa un rôle qu'il joue"
                                    : "there is not a role left for each automa that it plays");
        return false;
    }
    return true;
}

bool pl_setup_check(const struct pl_game *game, const struct pl_setup *setup, enum pl_lang lang, struct pl_out *error) {
    if (setup->players < game->min_players || setup->players > game->max_players) {
        pl_putf(error, lang == PL_FR ? "%s se joue de %d à %d joueurs" : "%s is for %d to %d players",
                game->name.in[lang], game->min_players, game->max_players);
        return false;
    }
    for (int i = 0; i < count_options(game); i++) {
        const struct pl_option *option = &game->options[i];
        if (setup->option[i] < option->min || setup->option[i] > option->max) {
            pl_putf(error, lang == PL_FR ? "l'option %s doit être " : "option %s must be ", option->key);
            put_values(option, lang, error);
            return false;
        }
    }
    int roles = count_roles(game);
    for (int a = 0; a < setup->players; a++) {
        if (setup->role[a] < PL_ANY_ROLE || setup->role[a] >= roles) {
            pl_putf(error,
                    lang == PL_FR ? "le siège %d a un rôle que %s n'a pas" : "seat %d has a role that %s does not have",
                    a + 1, game->name.in[lang]);
            return false;
        }
        for (int b = 0; b < a; b++) {
            if (setup->role[a] != PL_ANY_ROLE && setup->role[a] == setup->role[b]) {
                pl_putf(error, lang == PL_FR ? "deux sièges ont le même rôle : %s" : "two seats have the same role: %s",
                        game->roles[setup->role[a]].name.in[lang]);
                return false;
            }
        }
    }
    if (!automas_fit(game, setup, lang, error))
        return false;
    if (game->admits) {
        struct pl_said why = game->admits(setup);
        if (why.phrase) {
            pl_say(&why, lang, NULL, NULL, error);
            return false;
        }
    }
    return true;
}
