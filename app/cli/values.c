/* What the values of options mean: numbers, games, setups, players, files. */
#include "app/cli/args.h"
#include "app/cli/protocol.h"
#include "app/cli/words.h"
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <sys/random.h>
#include <time.h>

bool cli_int(const struct cli_args *args, const char *name, int64_t min, int64_t max, int64_t *out) {
    const char *text = cli_get(args, name);
    if (!text)
        return true;
    char *end;
    errno = 0;
    long long value = strtoll(text, &end, 10);
    if (end == text || *end) {
        cli_usage(args, "--%s must be a whole number from %lld to %lld, not '%s'",
                  "--%s doit être un nombre entier de %lld à %lld, pas « %s »", name, (long long)min, (long long)max,
                  text);
        return false;
    }
    if (errno == ERANGE || value < min || value > max) {
        cli_usage(args, "--%s %s is out of range: it must be from %lld to %lld",
                  "--%s %s est hors limites : il faut un nombre de %lld à %lld", name, text, (long long)min,
                  (long long)max);
        return false;
    }
    *out = value;
    return true;
}

bool cli_real(const struct cli_args *args, const char *name, double min, double max, double *out) {
    const char *text = cli_get(args, name);
    if (!text)
        return true;
    char *end;
    double value = strtod(text, &end);
    if (end == text || *end || !isfinite(value)) {
        cli_usage(args, "--%s must be a number from %g to %g, not '%s'",
                  "--%s doit être un nombre de %g à %g, pas « %s »", name, min, max, text);
        return false;
    }
    if (value < min || value > max) {
        cli_usage(args, "--%s %s is out of range: it must be from %g to %g",
                  "--%s %s est hors limites : il faut un nombre de %g à %g", name, text, min, max);
        return false;
    }
    *out = value;
    return true;
}

const struct pl_game *cli_game(const struct cli_args *args, const char *id) {
    const struct pl_game *game = pl_game_find(id);
    if (game)
        return game;
    const char *names[64];
    int count = 0;
    char list[512];
    struct pl_out out = PL_OUT(list);
    for (; pl_games[count] && count < 64; count++) {
        names[count] = pl_games[count]->id;
        pl_putf(&out, "%s%s", count ? ", " : "", names[count]);
    }
    const char *nearest = cli_nearest(id, names, count);
    if (nearest)
        cli_usage(args, "there is no game '%s'; did you mean %s?",
                  "il n'y a pas de jeu « %s » ; vouliez-vous dire %s ?", id, nearest);
    else
        cli_usage(args, "there is no game '%s'; there are: %s", "il n'y a pas de jeu « %s » ; il y a : %s", id, list);
    return NULL;
}

/* ---- Setup ----------------------------------------------------------------------------------------------------- */

uint64_t cli_fresh_seed(void) {
    uint64_t seed;
    if (getrandom(&seed, sizeof seed, 0) != (ssize_t)sizeof seed) {
        struct timespec now;
        clock_gettime(CLOCK_REALTIME, &now);
        seed = (uint64_t)now.tv_sec * UINT64_C(1000000000) + (uint64_t)now.tv_nsec;
    }
    return seed >> 16; /* 48 bits are plenty, and short enough to be typed again */
}

/* 64 bits, decimal or 0x hexadecimal. */
static bool read_seed(const struct cli_args *args, uint64_t *seed) {
    const char *text = cli_get(args, "seed");
    if (!text) {
        *seed = cli_fresh_seed();
        return true;
    }
    bool hex = text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
    const char *digits = hex ? text + 2 : text;
    size_t good = strspn(digits, hex ? "0123456789abcdefABCDEF" : "0123456789");
    errno = 0;
    unsigned long long value = strtoull(digits, NULL, hex ? 16 : 10);
    if (!good || digits[good] || errno == ERANGE) {
        cli_usage(args, "--seed must be a number from 0 to 18446744073709551615, decimal or like 0x2a, not '%s'",
                  "--seed doit être un nombre de 0 à 18446744073709551615, décimal ou comme 0x2a, pas « %s »", text);
        return false;
    }
    *seed = value;
    return true;
}

static bool read_player_count(const struct cli_args *args, const struct pl_game *game, int *players) {
    int64_t asked = *players ? *players : game->min_players;
    if (!cli_int(args, "players", game->min_players, game->max_players, &asked))
        return false;
    if (*players && asked != *players) {
        cli_usage(args, "--players %d does not fit the %d players named; leave --players out or name %d",
                  "--players %d ne va pas avec les %d joueurs nommés ; omettez --players ou nommez-en %d", (int)asked,
                  *players, (int)asked);
        return false;
    }
    if (asked < game->min_players || asked > game->max_players) {
        const char *name = game->name.in[args->lang];
        if (game->min_players == game->max_players)
            cli_usage(args, "%s is for %d players, not %d", "%s se joue à %d, pas à %d", name, game->min_players,
                      (int)asked);
        else
            cli_usage(args, "%s is for %d to %d players, not %d", "%s se joue de %d à %d joueurs, pas à %d", name,
                      game->min_players, game->max_players, (int)asked);
        return false;
    }
    *players = (int)asked;
    return true;
}

bool cli_setup(const struct cli_args *args, const struct pl_game *game, struct cli_company company,
               struct pl_setup *setup, uint64_t *seed) {
    int players = company.named;
    if (!read_player_count(args, game, &players) || !read_seed(args, seed))
        return false;
    *setup = pl_setup_among(game, players, company.people);
    char message[512];
    struct pl_out error = PL_OUT(message);
    for (int i = 0; company.player && i < company.named; i++) {
        if (!company.player[i].automa ||
            pl_setup_automa(game, setup, i, pl_automa_word(company.player[i].spec), args->lang, &error))
            continue;
        cli_usage(args, "%s", "%s", message);
        return false;
    }
    for (int i = 0; i < args->given; i++) {
        if (strcmp(args->option[i].name, "option") != 0)
            continue;
        char key[64];
        const char *text = args->option[i].value, *equals = strchr(text, '=');
        if (!equals || equals == text || (size_t)(equals - text) >= sizeof key) {
            cli_usage(args,
                      "--option %s has no value; write it like --option KEY=VALUE (`plateau games %s` lists them)",
                      "--option %s n'a pas de valeur ; écrivez --option CLÉ=VALEUR (`plateau games %s` les énumère)",
                      text, game->id);
            return false;
        }
        snprintf(key, sizeof key, "%.*s", (int)(equals - text), text);
        if (!pl_setup_option(game, setup, key, equals + 1, args->lang, &error)) {
            cli_usage(args, "%s", "%s", message);
            return false;
        }
    }
    const char *roles = cli_get(args, "roles");
    if ((roles && !pl_setup_roles(game, setup, roles, args->lang, &error)) ||
        !pl_setup_check(game, setup, args->lang, &error)) {
        cli_usage(args, "%s", "%s", message);
        return false;
    }
    return true;
}

/* ---- Players --------------------------------------------------------------------------------------------------- */

static bool is_word(const char *text, size_t length, const char *word) {
    return strlen(word) == length && strncmp(text, word, length) == 0;
}

static bool read_player(const struct cli_args *args, const char *text, bool humans, struct cli_player *player) {
    *player = (struct cli_player){0};
    snprintf(player->spec, sizeof player->spec, "%s", text);
    if (pl_automa_word(text)) {
        player->automa = true;
        return true;
    }
    size_t word = strcspn(text, ":");
    bool person = is_word(text, word, "human") || is_word(text, word, "humain") || is_word(text, word, "person") ||
                  is_word(text, word, "personne");
    if (person && text[word]) {
        cli_usage(args, "'%s': only automas and bots have a level, people play as well as they can",
                  "« %s » : seuls les automas et les robots ont un niveau, les gens jouent comme ils peuvent", text);
        return false;
    }
    if (person) {
        if (!humans) {
            cli_usage(
                args, "nobody can play by hand here; name a bot: random, greedy, search or exec:COMMAND",
                "personne ne peut jouer à la main ici ; nommez un robot : random, greedy, search ou exec:COMMANDE");
            return false;
        }
        snprintf(player->spec, sizeof player->spec, "human");
        player->human = true;
        return true;
    }
    if (!strncmp(text, "exec:", 5)) {
        if (!text[5]) {
            cli_usage(args, "exec: needs a program, like exec:./mybot",
                      "exec: demande un programme, comme exec:./monrobot");
            return false;
        }
        player->command = player->spec + 5;
        return true;
    }
    char message[512];
    struct pl_out error = PL_OUT(message);
    if (!pl_bot_read(text, args->lang, &player->bot, &error)) {
        bool other = !strchr(text, ':'); /* no bot at all: then a program of one's own may have been meant */
        cli_usage(args, other ? "%s A program of your own is exec:COMMAND." : "%s",
                  other ? "%s Un programme à vous s'écrit exec:COMMANDE." : "%s", message);
        return false;
    }
    return true;
}

int cli_players(const struct cli_args *args, const char *list, bool humans, struct cli_player players[PL_MAX_SEATS]) {
    int count = 0;
    for (const char *start = list;;) {
        size_t length = strcspn(start, ",");
        char text[PL_MAX_BOT_SPEC];
        if (count == PL_MAX_SEATS) {
            cli_usage(args, "'%s' names more than %d players", "« %s » nomme plus de %d joueurs", list, PL_MAX_SEATS);
            return -1;
        }
        if (length == 0) {
            cli_usage(args, "player %d of '%s' has no name; write them like greedy,random",
                      "le joueur %d de « %s » n'a pas de nom ; écrivez-les comme greedy,random", count + 1, list);
            return -1;
        }
        if (length >= sizeof text) {
            cli_usage(args, "player %d is written with more than %d letters; put a long command in a script",
                      "le joueur %d s'écrit avec plus de %d lettres ; mettez une longue commande dans un script",
                      count + 1, (int)sizeof text - 1);
            return -1;
        }
        snprintf(text, sizeof text, "%.*s", (int)length, start);
        if (!read_player(args, text, humans, &players[count]))
            return -1;
        count++;
        if (!start[length])
            return count;
        start += length + 1;
    }
}

bool cli_viewer(const struct cli_args *args, const struct pl_game *game, int players, int *viewer) {
    const char *text = cli_get(args, "viewer");
    *viewer = PL_EVERYTHING;
    if (!text && !game->view)
        return true;
    if (!text)
        cli_usage(args,
                  "%s has hidden information: say who looks, --viewer everything, --viewer spectator or --viewer 1 "
                  "(to %d)",
                  "%s a des informations cachées : dites qui regarde, --viewer everything, --viewer spectator ou "
                  "--viewer 1 (à %d)",
                  game->name.in[args->lang], players);
    else if (protocol_viewer(text, players, viewer))
        return true;
    else
        cli_usage(args, "--viewer %s: it must be everything, spectator or a seat from 1 to %d",
                  "--viewer %s : il faut everything, spectator ou un siège de 1 à %d", text, players);
    return false;
}

/* ---- Files ----------------------------------------------------------------------------------------------------- */

static const char *file_problem(const struct cli_args *args, int error) {
    switch (error) {
    case ENOENT:
        return T(args, "there is no such file", "ce fichier n'existe pas");
    case EACCES:
        return T(args, "you may not read it", "vous n'avez pas le droit de le lire");
    case EISDIR:
        return T(args, "it is a folder, not a file; name files in it",
                 "c'est un dossier, pas un fichier ; nommez des fichiers dedans");
    default:
        return strerror(error);
    }
}

char *cli_slurp(const struct cli_args *args, const char *path, size_t max, size_t *length) {
    bool standard = !strcmp(path, "-");
    FILE *file = standard ? stdin : fopen(path, "rb");
    char *text = NULL;
    size_t used = 0, room = 0;
    if (!file)
        goto failed;
    for (;;) {
        if (used + 1 >= room) {
            room = room ? room * 2 : 1 << 16;
            char *more = realloc(text, room);
            if (!more)
                goto failed;
            text = more;
        }
        size_t got = fread(text + used, 1, room - 1 - used, file);
        used += got;
        if (used > max) {
            cli_failed(args, "%s: it is longer than %zu bytes", "%s : il dépasse %zu octets", path, max);
            goto end;
        }
        if (got == 0)
            break;
    }
    if (ferror(file))
        goto failed;
    if (!standard)
        fclose(file);
    text[used] = '\0';
    *length = used;
    return text;
failed:
    cli_failed(args, "%s: %s", "%s : %s", path, file_problem(args, errno));
end:
    if (file && !standard)
        fclose(file);
    free(text);
    return NULL;
}
