/* The header of a replay, which the files of match/witness.c have, too. */
#include "match/replay_header.h"
#include <inttypes.h>

/* ---- Writing --------------------------------------------------------------------------------------------------- */

/* Writes a name so that it can be read back: on one line, without what pl_character() refuses. */
static void write_name(const char *name, size_t cap, FILE *file) {
    size_t length = strnlen(name, cap - 1);
    for (size_t at = 0; at < length;) {
        size_t size = pl_character(name + at, length - at);
        if (size)
            fwrite(name + at, 1, size, file);
        else
            fputc('?', file);
        at += size ? size : 1;
    }
}

static void write_hex(const unsigned char *bytes, size_t size, FILE *file) {
    for (size_t i = 0; i < size; i++)
        fprintf(file, "%02x", bytes[i]);
}

static void write_dice(const struct pl_match *match, FILE *file) {
    const struct pl_origin *origin = pl_match_origin((struct pl_match *)match); /* nothing is changed here */
    if (origin->table) {
        fputs("dice blake2b ", file);
        if (origin->revealed)
            write_hex(origin->seed, sizeof origin->seed, file);
        else
            fputs("secret", file);
        fputc(' ', file);
        write_hex(origin->commitment, sizeof origin->commitment, file);
    } else {
        fprintf(file, "dice seed %" PRIu64, pl_match_seed(match));
    }
    fprintf(file, "\nfriendly %s\n", origin->friendly ? "yes" : "no");
}

enum pl_header_form pl_header_form(const struct pl_match *match, bool plain) {
    const struct pl_setup *setup = pl_match_setup(match);
    for (int i = 0; i < setup->players; i++)
        if (setup->automa[i])
            return PL_AUTOMA_HEADER;
    return plain ? PL_PLAIN_HEADER : PL_TABLE_HEADER;
}

static void write_seat(const struct pl_match *match, int index, FILE *file) {
    int level = pl_match_setup(match)->automa[index] - 1;
    /* pl_match_seat gives what may be changed; nothing is changed here. */
    const struct pl_seat *seat = pl_match_seat((struct pl_match *)match, index);
    bool bot = seat->kind == PL_BOT;
    const char *name = bot ? seat->bot : seat->name;
    if (level >= 0) {
        fprintf(file, "seat %d automa %s\n", index + 1, pl_match_game(match)->levels[level].key);
        return;
    }
    fprintf(file, "seat %d %s%s", index + 1, bot ? "bot" : "human", name[0] ? " " : "");
    write_name(name, bot ? sizeof seat->bot : sizeof seat->name, file);
    fputc('\n', file);
}

void pl_header_write(const struct pl_match *match, const char *magic, enum pl_header_form form, FILE *file) {
    const struct pl_game *game = pl_match_game(match);
    const struct pl_setup *setup = pl_match_setup(match);
    fprintf(file, "%s\ngame %s\nrules %" PRIu32 "\n", magic, game->id, game->rules_version);
    if (game->card_set)
        fprintf(file, "cards %08" PRIx32 "\n", *game->card_set);
    fprintf(file, "players %d\n", setup->players);
    for (int i = 0; game->options && game->options[i].key; i++) {
        char value[PL_MAX_LINE] = "";
        struct pl_out out = PL_OUT(value);
        pl_option_write(&game->options[i], setup->option[i], &out);
        fprintf(file, "option %s %s\n", game->options[i].key, value);
    }
    if (game->roles) {
        fputs("roles", file);
        for (int i = 0; i < setup->players; i++)
            fprintf(file, " %s", setup->role[i] < 0 ? "any" : game->roles[setup->role[i]].key);
        fputc('\n', file);
    }
    for (int i = 0; i < setup->players; i++)
        write_seat(match, i, file);
    if (form == PL_PLAIN_HEADER)
        fprintf(file, "seed %" PRIu64 "\n", pl_match_seed(match));
    else
        write_dice(match, file);
}

/* ---- Reading --------------------------------------------------------------------------------------------------- */

/* Says of the line what somebody else found wrong; false. */
static bool wrong_because(struct pl_lines *r, const char *reason) {
    pl_putf(r->error, TR(r->lang, "line %d: %s", "ligne %d : %s"), r->line, reason);
    return false;
}

static const char *const keywords[] = {"game", "rules", "cards",    "players", "option", "roles", "seat",
                                       "seed", "dice",  "friendly", "viewer",  "moves",  "end"};

/* Fetches the header line `form` ("players N"): its first word must be the form's. The rest of it, or NULL. */
char *pl_header_expect(struct pl_lines *r, const char *form) {
    if (!pl_lines_next(r))
        return NULL;
    if (r->ended) {
        WRONG(r, "the file ends where '%s' should stand", "le fichier s'arrête là où devrait se trouver « %s »", form);
        return NULL;
    }
    char *rest = pl_split_word(r->words);
    size_t length = strcspn(form, " ");
    if (strlen(r->words) == length && strncmp(r->words, form, length) == 0)
        return rest;
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
        if (strcmp(r->words, keywords[i]) == 0) {
            WRONG(r, "'%s' is in the wrong place: '%s' should stand here",
                  "« %s » n'est pas à sa place : ici devrait se trouver « %s »", r->words, form);
            return NULL;
        }
    WRONG(r, "'%s' is no line of a replay's header: '%s' should stand here",
          "« %s » n'est pas une ligne d'en-tête : ici devrait se trouver « %s »", r->words, form);
    return NULL;
}

/* As expect, for a line whose rest is a number min..max. */
static bool expect_number(struct pl_lines *r, const char *form, uint64_t min, uint64_t max, uint64_t *value) {
    const char *rest = pl_header_expect(r, form);
    if (!rest)
        return false;
    if (!pl_read_number(rest, max, value) || *value < min)
        return WRONG(r, "'%s' wants a whole number from %" PRIu64 " to %" PRIu64 ", not '%s'",
                     "« %s » demande un nombre entier de %" PRIu64 " à %" PRIu64 ", et non « %s »", form, min, max,
                     rest);
    return true;
}

/* Cards typed in by an owner of the box: what was played with others cannot be played again with these. */
static bool read_cards(struct pl_lines *r, const struct pl_game *game) {
    char own[16];
    snprintf(own, sizeof own, "%08" PRIx32, *game->card_set);
    const char *set = pl_header_expect(r, "cards HASH");
    if (!set)
        return false;
    return strcmp(set, own) == 0 ||
           WRONG(r,
                 "this game was played with the cards '%s'; this program has the cards '%s': to read the file, put the "
                 "tables of those cards into games/%s and build the program anew",
                 "cette partie a été jouée avec les cartes « %s » ; ce programme a les cartes « %s » : pour lire le "
                 "fichier, mettez les tables de ces cartes dans games/%s et reconstruisez le programme",
                 set, own, game->id);
}

static const struct pl_game *read_game(struct pl_lines *r) {
    const char *id = pl_header_expect(r, "game ID");
    if (!id)
        return NULL;
    const struct pl_game *game = pl_game_find(id);
    if (!game) {
        WRONG(r, "there is no game '%s'; the games are", "il n'y a pas de jeu « %s » ; les jeux sont", id);
        for (int i = 0; pl_games[i]; i++)
            pl_putf(r->error, "%s %s", i ? "," : "", pl_games[i]->id);
        return NULL;
    }
    uint64_t version;
    if (!expect_number(r, "rules N", 0, UINT32_MAX, &version))
        return NULL;
    if (version != game->rules_version) {
        WRONG(r, "this replay was made with version %" PRIu64 " of the rules; this program plays version %" PRIu32,
              "cet enregistrement a été fait avec la version %" PRIu64
              " des règles ; ce programme joue la version %" PRIu32,
              version, game->rules_version);
        return NULL;
    }
    return !game->card_set || read_cards(r, game) ? game : NULL;
}

static bool read_options(struct pl_lines *r, const struct pl_game *game, struct pl_setup *setup) {
    for (int i = 0; game->options && game->options[i].key; i++) {
        const char *key = game->options[i].key;
        char form[PL_MAX_LINE];
        struct pl_out out = PL_OUT(form);
        pl_putf(&out, "option %s VALUE", key);
        char *rest = pl_header_expect(r, form);
        if (!rest)
            return false;
        const char *value = pl_split_word(rest);
        if (strcmp(rest, key) != 0)
            return WRONG(r, "option '%s' is in the wrong place: '%s' should stand here",
                         "l'option « %s » n'est pas à sa place : ici devrait se trouver « %s »", rest, form);
        char reason[PL_MAX_LINE * 2] = "";
        out = PL_OUT(reason);
        if (!pl_setup_option(game, setup, key, value, r->lang, &out))
            return wrong_because(r, reason);
    }
    return true;
}

static bool read_roles(struct pl_lines *r, const struct pl_game *game, struct pl_setup *setup) {
    if (!game->roles)
        return true;
    char *list = pl_header_expect(r, "roles A B …");
    if (!list)
        return false;
    char joined[PL_MAX_LINE] = ""; /* pl_setup_roles wants commas, so none may come with the words */
    struct pl_out out = PL_OUT(joined);
    int count = 0;
    for (char *rest; *list; list = rest, count++) {
        rest = pl_split_word(list);
        if (strchr(list, ','))
            return WRONG(r, "roles are parted by blanks, not by commas: '%s'",
                         "les rôles sont séparés par des espaces, et non par des virgules : « %s »", list);
        pl_putf(&out, "%s%s", count ? "," : "", list);
    }
    if (count != setup->players)
        return WRONG(r, "there must be %d roles, one for each seat ('any' where it does not matter), not %d",
                     "il faut %d rôles, un par siège (« any » là où peu importe), et non %d", setup->players, count);
    char reason[PL_MAX_LINE * 2] = "";
    out = PL_OUT(reason);
    if (!pl_setup_roles(game, setup, joined, r->lang, &out))
        return wrong_because(r, reason);
    return true;
}

/* "automa easy": only the level, for automas have no names. */
static bool read_automa(struct pl_lines *r, int index, const char *level, struct pl_header *header) {
    char reason[PL_MAX_LINE * 2] = "";
    struct pl_out out = PL_OUT(reason);
    header->seat[index].kind = PL_AUTOMA;
    if (!*level)
        return WRONG(r, "the level of the automa is missing", "le niveau de l'automa manque");
    return pl_setup_automa(header->game, &header->setup, index, level, r->lang, &out) || wrong_because(r, reason);
}

static bool read_seat(struct pl_lines *r, int index, enum pl_header_form form, struct pl_header *header) {
    struct pl_seat *seat = &header->seat[index];
    char line[] = "seat 1 human NAME";
    line[5] = (char)('1' + index);
    char *rest = pl_header_expect(r, line);
    if (!rest)
        return false;
    char *kind = pl_split_word(rest);
    uint64_t given;
    if (!pl_read_number(rest, PL_MAX_SEATS, &given) || given != (uint64_t)index + 1)
        return WRONG(r, "seat %d should stand here, not seat '%s'", "ici devrait se trouver le siège %d, et non « %s »",
                     index + 1, rest);
    const char *name = pl_split_word(kind);
    bool bot = strcmp(kind, "bot") == 0, automas = form == PL_AUTOMA_HEADER;
    if (automas && strcmp(kind, "automa") == 0)
        return read_automa(r, index, name, header);
    if (!bot && strcmp(kind, "human") != 0)
        return WRONG(
            r, automas ? "a seat is 'human', 'bot' or 'automa', not '%s'" : "a seat is 'human' or 'bot', not '%s'",
            automas ? "un siège est « human », « bot » ou « automa », et non « %s »"
                    : "un siège est « human » ou « bot », et non « %s »",
            kind);
    size_t cap = bot ? sizeof seat->bot : sizeof seat->name;
    if (strlen(name) >= cap)
        return WRONG(r, "the name is %zu bytes long; at most %zu are allowed",
                     "le nom fait %zu octets ; %zu au plus sont permis", strlen(name), cap - 1);
    seat->kind = bot ? PL_BOT : PL_HUMAN;
    memcpy(bot ? seat->bot : seat->name, name, strlen(name) + 1);
    return true;
}

static int digit(char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Exactly `size` bytes in small hexadecimal digits. */
static bool read_hex(const char *text, unsigned char *bytes, size_t size) {
    if (strlen(text) != 2 * size)
        return false;
    for (size_t i = 0; i < size; i++) {
        int high = digit(text[2 * i]), low = digit(text[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        bytes[i] = (unsigned char)(high << 4 | low);
    }
    return true;
}

/* "dice seed N", "dice blake2b SEED COMMITMENT" or "dice blake2b secret COMMITMENT". */
static bool read_dice(struct pl_lines *r, struct pl_header *header) {
    struct pl_origin *origin = &header->origin;
    char *rest = pl_header_expect(r, "dice …");
    if (!rest)
        return false;
    char *value = pl_split_word(rest), *commitment;
    if (strcmp(rest, "seed") == 0)
        return pl_read_number(value, UINT64_MAX, &header->seed) ||
               WRONG(r, "a seed is a whole number from 0 to %" PRIu64 ", not '%s'",
                     "une graine est un nombre entier de 0 à %" PRIu64 ", et non « %s »", UINT64_MAX, value);
    if (strcmp(rest, "blake2b") != 0)
        return WRONG(r, "dice are those of a 'seed' or of 'blake2b', not of '%s'",
                     "les dés sont ceux d'une graine « seed » ou de « blake2b », et non de « %s »", rest);
    origin->table = true;
    commitment = pl_split_word(value);
    origin->revealed = strcmp(value, "secret") != 0;
    if (origin->revealed && !read_hex(value, origin->seed, sizeof origin->seed))
        return WRONG(r, "the seed of a table is %d small hexadecimal digits, or 'secret', not '%s'",
                     "la graine d'une table fait %d chiffres hexadécimaux minuscules, ou « secret », et non « %s »",
                     2 * PL_SEED_BYTES, value);
    if (!read_hex(commitment, origin->commitment, sizeof origin->commitment))
        return WRONG(r, "the commitment is %d small hexadecimal digits, not '%s'",
                     "l'engagement fait %d chiffres hexadécimaux minuscules, et non « %s »", 2 * PL_COMMITMENT_BYTES,
                     commitment);
    return true;
}

static bool read_friendly(struct pl_lines *r, struct pl_header *header) {
    const char *rest = pl_header_expect(r, "friendly no");
    if (!rest)
        return false;
    header->origin.friendly = strcmp(rest, "yes") == 0;
    return header->origin.friendly || strcmp(rest, "no") == 0 ||
           WRONG(r, "'friendly' is 'yes' or 'no', not '%s'", "« friendly » vaut « yes » ou « no », et non « %s »",
                 rest);
}

bool pl_header_read(struct pl_lines *r, enum pl_header_form form, struct pl_header *header) {
    *header = (struct pl_header){.game = read_game(r)};
    const struct pl_game *game = header->game;
    uint64_t players;
    if (!game || !expect_number(r, "players N", (uint64_t)game->min_players, (uint64_t)game->max_players, &players))
        return false;
    header->setup = pl_setup_default(game, (int)players);
    if (!read_options(r, game, &header->setup) || !read_roles(r, game, &header->setup))
        return false;
    char reason[PL_MAX_LINE * 2] = "";
    struct pl_out out = PL_OUT(reason);
    if (form != PL_AUTOMA_HEADER && !pl_setup_check(game, &header->setup, r->lang, &out))
        return wrong_because(r, reason);
    for (int i = 0; i < header->setup.players; i++)
        if (!read_seat(r, i, form, header))
            return false;
    if (form == PL_AUTOMA_HEADER && !pl_setup_check(game, &header->setup, r->lang, &out)) /* automas are part of it */
        return wrong_because(r, reason);
    return form == PL_PLAIN_HEADER ? expect_number(r, "seed N", 0, UINT64_MAX, &header->seed)
                                   : read_dice(r, header) && read_friendly(r, header);
}

bool pl_header_moves(struct pl_lines *r) {
    const char *rest = pl_header_expect(r, "moves");
    if (!rest)
        return false;
    return !*rest || WRONG(r, "nothing may follow the word 'moves', but here stands '%s'",
                           "rien ne peut suivre le mot « moves », mais on y trouve « %s »", rest);
}
