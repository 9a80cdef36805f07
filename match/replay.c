/* Replay files: a match as text. The grammar is strict (one order, nothing optional but comments), so that damage is
 * found where it is; nothing is returned unless every line was right. */
#include "match/lines.h"
#include "match/match.h"
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAGIC "plateau replay "
#define FORMAT "1"
#define MAX_FILE ((size_t)16 << 20) /* bytes of a file; a long game has under 100 KiB */

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

static void write_header(const struct pl_match *match, FILE *file) {
    const struct pl_game *game = pl_match_game(match);
    const struct pl_setup *setup = pl_match_setup(match);
    fprintf(file, MAGIC FORMAT "\ngame %s\nrules %" PRIu32 "\nplayers %d\n", game->id, game->rules_version,
            setup->players);
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
    for (int i = 0; i < setup->players; i++) {
        /* pl_match_seat gives what may be changed; nothing is changed here. */
        const struct pl_seat *seat = pl_match_seat((struct pl_match *)match, i);
        fprintf(file, "seat %d %s", i + 1, seat->kind == PL_BOT ? "bot" : "human");
        const char *name = seat->kind == PL_BOT ? seat->bot : seat->name;
        if (name[0])
            fputc(' ', file);
        write_name(name, seat->kind == PL_BOT ? sizeof seat->bot : sizeof seat->name, file);
        fputc('\n', file);
    }
    fprintf(file, "seed %" PRIu64 "\nmoves\n", pl_match_seed(match));
}

void pl_replay_write(const struct pl_match *match, FILE *file) {
    const struct pl_game *game = pl_match_game(match);
    union pl_any_state state;
    write_header(match, file);
    pl_match_position(match, 0, &state);
    for (int i = 0; i < pl_match_length(match); i++) {
        struct pl_turn turn = pl_match_turn(match, i);
        char notation[PL_MAX_NOTATION] = "";
        struct pl_out out = PL_OUT(notation);
        game->notate(&state, turn.move, &out);
        if (turn.seat == PL_CHANCE)
            fprintf(file, "* %s\n", notation);
        else
            fprintf(file, "%d %s\n", turn.seat + 1, notation);
        game->apply(&state, turn.move, NULL);
    }
    fprintf(file, "end %016" PRIx64 "\n", pl_hash(game, &state));
}

/* "cannot write FILE: there is no such file or folder". */
static void say_failed(const char *path, bool writing, int code, enum pl_lang lang, struct pl_out *error) {
    const char *why =
        code == ENOENT    ? TR(lang, "there is no such file or folder", "ce fichier ou dossier n'existe pas")
        : code == EACCES  ? TR(lang, "permission is missing", "la permission manque")
        : code == EISDIR  ? TR(lang, "it is a folder, not a file", "c'est un dossier et non un fichier")
        : code == ENOTDIR ? TR(lang, "part of the path is no folder", "une partie du chemin n'est pas un dossier")
        : code == ENOSPC  ? TR(lang, "the disk is full", "le disque est plein")
        : code == EROFS   ? TR(lang, "the disk is read-only", "le disque est en lecture seule")
        : code == ENOMEM  ? TR(lang, "memory is out", "la mémoire est épuisée")
        : code == EFBIG   ? TR(lang, "it is too big for a replay", "il est trop gros pour un enregistrement")
                          : strerror(code);
    if (writing)
        pl_putf(error, TR(lang, "cannot write %s: %s", "impossible d'écrire %s : %s"), path, why);
    else
        pl_putf(error, TR(lang, "cannot read %s: %s", "impossible de lire %s : %s"), path, why);
}

/* Makes a new file beside `path`; its name goes into `name` (which has room). -1: errno says why. */
static int open_beside(const char *path, char *name, size_t cap) {
    int fd = -1;
    for (int i = 0; i < 100; i++) {
        struct pl_out out = pl_out_to(name, cap);
        pl_putf(&out, "%s.%ld-%d.tmp", path, (long)getpid(), i);
        fd = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (fd >= 0 || errno != EEXIST)
            break;
    }
    return fd;
}

/* Writes and syncs; 0 or the errno of what failed. Closes `fd` in any case. */
static int write_out(const struct pl_match *match, int fd) {
    FILE *file = fdopen(fd, "w");
    if (!file) {
        int code = errno;
        close(fd);
        return code;
    }
    errno = 0;
    pl_replay_write(match, file);
    int code = 0;
    if (ferror(file) || fflush(file) != 0 || fsync(fd) != 0)
        code = errno ? errno : EIO;
    if (fclose(file) != 0 && !code)
        code = errno;
    return code;
}

/* The new name lasts only once the folder is on the disk too. That it cannot be synced is no failure to save: not every
 * file system can. */
static void sync_folder(char *path) {
    char *slash = strrchr(path, '/');
    if (slash)
        slash[slash == path] = '\0';
    int fd = open(slash ? path : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return;
    fsync(fd);
    close(fd);
}

bool pl_replay_save(const struct pl_match *match, const char *path, enum pl_lang lang, struct pl_out *error) {
    size_t cap = strlen(path) + 40;
    char *name = malloc(cap);
    if (!name) {
        say_failed(path, true, ENOMEM, lang, error);
        return false;
    }
    int fd = open_beside(path, name, cap);
    int code = fd < 0 ? errno : write_out(match, fd);
    if (!code && rename(name, path) != 0)
        code = errno;
    if (code) {
        if (fd >= 0)
            unlink(name);
        say_failed(path, true, code, lang, error);
    } else {
        sync_folder(name);
    }
    free(name);
    return !code;
}

/* ---- Header ---------------------------------------------------------------------------------------------------- */

/* Says of the line what somebody else found wrong; false. */
static bool wrong_because(struct pl_lines *r, const char *reason) {
    pl_putf(r->error, TR(r->lang, "line %d: %s", "ligne %d : %s"), r->line, reason);
    return false;
}

static const char *const keywords[] = {"game", "rules", "players", "option", "roles", "seat", "seed", "moves", "end"};

/* Fetches the header line `form` ("players N"): its first word must be the form's. The rest of it, or NULL. */
static char *expect(struct pl_lines *r, const char *form) {
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
    const char *rest = expect(r, form);
    if (!rest)
        return false;
    if (!pl_read_number(rest, max, value) || *value < min)
        return WRONG(r, "'%s' wants a whole number from %" PRIu64 " to %" PRIu64 ", not '%s'",
                     "« %s » demande un nombre entier de %" PRIu64 " à %" PRIu64 ", et non « %s »", form, min, max,
                     rest);
    return true;
}

static bool read_magic(struct pl_lines *r) {
    size_t length = strlen(MAGIC);
    if (r->length < length || memcmp(r->text, MAGIC, length) != 0) {
        r->line = 1;
        return WRONG(r, "this is no replay of Plateau: its first line is not '" MAGIC FORMAT "'",
                     "ce n'est pas un enregistrement de Plateau : la première ligne n'est pas « " MAGIC FORMAT " »");
    }
    if (!pl_lines_next(r))
        return false;
    if (strcmp(r->words, MAGIC FORMAT) != 0)
        return WRONG(r, "this program reads replays of format " FORMAT ", not of format '%s'",
                     "ce programme lit les enregistrements au format " FORMAT ", et non au format « %s »",
                     strlen(r->words) > length ? r->words + length : "");
    return true;
}

static const struct pl_game *read_game(struct pl_lines *r) {
    const char *id = expect(r, "game ID");
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
    return game;
}

static bool read_options(struct pl_lines *r, const struct pl_game *game, struct pl_setup *setup) {
    for (int i = 0; game->options && game->options[i].key; i++) {
        const char *key = game->options[i].key;
        char form[PL_MAX_LINE];
        struct pl_out out = PL_OUT(form);
        pl_putf(&out, "option %s VALUE", key);
        char *rest = expect(r, form);
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
    char *list = expect(r, "roles A B …");
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

static bool read_seat(struct pl_lines *r, int index, struct pl_seat *seat) {
    char form[] = "seat 1 human NAME";
    form[5] = (char)('1' + index);
    char *rest = expect(r, form);
    if (!rest)
        return false;
    char *kind = pl_split_word(rest);
    uint64_t given;
    if (!pl_read_number(rest, PL_MAX_SEATS, &given) || given != (uint64_t)index + 1)
        return WRONG(r, "seat %d should stand here, not seat '%s'", "ici devrait se trouver le siège %d, et non « %s »",
                     index + 1, rest);
    const char *name = pl_split_word(kind);
    bool bot = strcmp(kind, "bot") == 0;
    if (!bot && strcmp(kind, "human") != 0)
        return WRONG(r, "a seat is 'human' or 'bot', not '%s'", "un siège est « human » ou « bot », et non « %s »",
                     kind);
    size_t cap = bot ? sizeof seat->bot : sizeof seat->name;
    if (strlen(name) >= cap)
        return WRONG(r, "the name is %zu bytes long; at most %zu are allowed",
                     "le nom fait %zu octets ; %zu au plus sont permis", strlen(name), cap - 1);
    seat->kind = bot ? PL_BOT : PL_HUMAN;
    memcpy(bot ? seat->bot : seat->name, name, strlen(name) + 1);
    return true;
}

/* Reads the header and makes the match before its first move; NULL after saying what is wrong. */
static struct pl_match *read_header(struct pl_lines *r) {
    if (!read_magic(r))
        return NULL;
    const struct pl_game *game = read_game(r);
    uint64_t players, seed;
    if (!game || !expect_number(r, "players N", (uint64_t)game->min_players, (uint64_t)game->max_players, &players))
        return NULL;
    struct pl_setup setup = pl_setup_default(game, (int)players);
    if (!read_options(r, game, &setup) || !read_roles(r, game, &setup))
        return NULL;
    char reason[PL_MAX_LINE * 2] = "";
    struct pl_out out = PL_OUT(reason);
    if (!pl_setup_check(game, &setup, r->lang, &out)) {
        wrong_because(r, reason);
        return NULL;
    }
    struct pl_seat seat[PL_MAX_SEATS] = {0};
    for (int i = 0; i < setup.players; i++)
        if (!read_seat(r, i, &seat[i]))
            return NULL;
    if (!expect_number(r, "seed N", 0, UINT64_MAX, &seed))
        return NULL;
    const char *rest = expect(r, "moves");
    if (!rest)
        return NULL;
    if (*rest) {
        WRONG(r, "nothing may follow the word 'moves', but here stands '%s'",
              "rien ne peut suivre le mot « moves », mais on y trouve « %s »", rest);
        return NULL;
    }
    struct pl_match *match = pl_match_new(game, &setup, seed);
    if (!match) {
        WRONG(r, "memory is out", "la mémoire est épuisée");
        return NULL;
    }
    for (int i = 0; i < setup.players; i++)
        *pl_match_seat(match, i) = seat[i];
    return match;
}

/* ---- Moves ----------------------------------------------------------------------------------------------------- */

/* Whose turn it was: "seat 2 was to move". */
static const char *say_turn(int actor, enum pl_lang lang, char *buffer, size_t cap) {
    struct pl_out out = pl_out_to(buffer, cap);
    if (actor == PL_OVER)
        pl_put(&out, TR(lang, "the game was over", "la partie était finie"));
    else if (actor == PL_CHANCE)
        pl_put(&out, TR(lang, "chance (*) was to move", "c'était au hasard (*) de jouer"));
    else
        pl_putf(&out, TR(lang, "seat %d was to move", "c'était au siège %d de jouer"), actor + 1);
    return buffer;
}

/* Says why the move in the line cannot be made by `seat`, whose turn it is. */
static void say_illegal(struct pl_lines *r, const struct pl_match *match, int seat, const char *text) {
    char turn[80], reason[PL_MAX_LINE * 2] = "";
    say_turn(seat, r->lang, turn, sizeof turn);
    if (seat == PL_CHANCE) {
        WRONG(r, "%s, and '%s' is none of the possible outcomes", "%s, et « %s » n'est pas un résultat possible", turn,
              text);
        return;
    }
    struct pl_out out = PL_OUT(reason);
    const char *rule = pl_why_not(pl_match_game(match), pl_match_state(match), seat, text, r->lang, &out);
    if (!rule)
        WRONG(r, "%s, and '%s' is not a move written in full", "%s, et « %s » n'est pas un coup écrit en entier", turn,
              text);
    else
        WRONG(r, "%s, and '%s' is not legal. %s%s%s", "%s, et « %s » n'est pas légal. %s%s%s", turn, text, rule,
              rule[0] ? TR(r->lang, ": ", " : ") : "", reason);
}

/* Makes the move of the line, split into who and `text`; false after saying what is wrong. */
static bool read_turn(struct pl_lines *r, struct pl_match *match, const char *text) {
    const struct pl_game *game = pl_match_game(match);
    int players = pl_match_setup(match)->players, actor = pl_match_actor(match);
    uint64_t given = 0;
    bool chance = strcmp(r->words, "*") == 0;
    if (!chance && (!pl_read_number(r->words, (uint64_t)players, &given) || given == 0))
        return WRONG(
            r, "a move starts with a seat from 1 to %d or with * for chance, and the last line with 'end'; not '%s'",
            "un coup commence par un siège de 1 à %d ou par * pour le hasard, et la dernière ligne par "
            "« end » ; et non « %s »",
            players, r->words);
    int seat = chance ? PL_CHANCE : (int)given - 1;
    if (!*text)
        return WRONG(r, "the move is missing after '%s'", "le coup manque après « %s »", r->words);
    char turn[80];
    if (seat != actor)
        return WRONG(r, "'%s %s' cannot stand here: %s", "« %s %s » ne peut pas se trouver ici : %s", r->words, text,
                     say_turn(actor, r->lang, turn, sizeof turn));
    pl_move move;
    if (!pl_read_move(game, pl_match_state(match), text, &move)) {
        say_illegal(r, match, seat, text);
        return false;
    }
    if (!(chance ? pl_match_force(match, move, NULL) : pl_match_play(match, seat, move, NULL)))
        return WRONG(r, "memory is out", "la mémoire est épuisée"); /* the move is legal: only room can be missing */
    return true;
}

/* Checks the `end` line's hash, and that nothing follows. */
static bool read_end(struct pl_lines *r, const struct pl_match *match, const char *rest) {
    uint64_t hash = 0;
    size_t digits = 0;
    for (; isxdigit((unsigned char)rest[digits]) && digits < 16; digits++)
        hash = hash << 4 | (uint64_t)(rest[digits] <= '9' ? rest[digits] - '0' : (rest[digits] | 32) - 'a' + 10);
    if (digits != 16 || rest[digits])
        return WRONG(
            r, "after 'end' stands the hash of the last position in 16 hexadecimal digits, not '%s'",
            "après « end » vient l'empreinte de la dernière position en 16 chiffres hexadécimaux, et non « %s »", rest);
    uint64_t reached = pl_hash(pl_match_game(match), pl_match_state(match));
    if (hash != reached)
        return WRONG(
            r, "the moves lead to position %016" PRIx64 ", not to %016" PRIx64 ": a line before this one is damaged",
            "les coups mènent à la position %016" PRIx64 ", et non à %016" PRIx64 " : une ligne plus haut est abîmée",
            reached, hash);
    if (!pl_lines_next(r))
        return false;
    if (!r->ended)
        return WRONG(r, "nothing may follow 'end', but here stands '%s'",
                     "rien ne peut suivre « end », mais on y trouve « %s »", r->words);
    return true;
}

static bool read_moves(struct pl_lines *r, struct pl_match *match) {
    for (;;) {
        if (!pl_lines_next(r))
            return false;
        if (r->ended)
            return WRONG(r, "the file ends without its last line, 'end HASH': something is missing",
                         "le fichier s'arrête sans sa dernière ligne, « end EMPREINTE » : il en manque une partie");
        char *rest = pl_split_word(r->words);
        if (strcmp(r->words, "end") == 0)
            return read_end(r, match, rest);
        if (!read_turn(r, match, rest))
            return false;
    }
}

struct pl_match *pl_replay_read(const char *text, size_t length, enum pl_lang lang, struct pl_out *error) {
    struct pl_lines r = {.text = text, .length = length, .lang = lang, .error = error};
    struct pl_match *match = read_header(&r);
    if (match && !read_moves(&r, match)) {
        pl_match_free(match);
        return NULL;
    }
    return match;
}

/* ---- Files ----------------------------------------------------------------------------------------------------- */

/* Reads all of `file` into memory the caller frees; NULL: errno says why. */
static char *slurp(FILE *file, size_t *length) {
    char *text = NULL;
    size_t cap = 0, used = 0, got;
    do {
        if (used == cap) {
            cap = cap ? cap * 2 : 16384;
            char *more = cap <= MAX_FILE * 2 ? realloc(text, cap) : NULL;
            if (!more) {
                free(text);
                errno = cap <= MAX_FILE * 2 ? ENOMEM : EFBIG;
                return NULL;
            }
            text = more;
        }
        errno = 0;
        got = fread(text + used, 1, cap - used, file);
        used += got;
    } while (got > 0 && used <= MAX_FILE);
    if (ferror(file) || used > MAX_FILE) {
        int code = used > MAX_FILE ? EFBIG : errno ? errno : EIO;
        free(text);
        errno = code;
        return NULL;
    }
    *length = used;
    return text;
}

struct pl_match *pl_replay_load(const char *path, enum pl_lang lang, struct pl_out *error) {
    FILE *file = fopen(path, "re");
    size_t length = 0;
    char *text = file ? slurp(file, &length) : NULL;
    int code = errno;
    if (file)
        fclose(file);
    if (!text) {
        say_failed(path, false, code, lang, error);
        return NULL;
    }
    struct pl_match *match = pl_replay_read(text, length, lang, error);
    free(text);
    return match;
}
