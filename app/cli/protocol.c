/* The line protocol: its commands, and the way from a line to an answer. */
#include "app/cli/protocol_session.h"
#include <stdlib.h>

#define SMALL 8192 /* every command may write this much without asking for room */

static bool run_plateau(struct protocol *session, char *rest);
static bool run_help(struct protocol *session, char *rest);
static bool run_games(struct protocol *session, char *rest);
static bool run_lang(struct protocol *session, char *rest);
static bool run_quit(struct protocol *session, char *rest);

static const struct protocol_command commands[] = {
    {"plateau", "plateau",
     PL_TEXT("name and version of the program, and the number of this protocol",
             "nom et version du programme, et numéro de ce protocole"),
     REST_NONE, false, run_plateau},
    {"help", "help [COMMAND]",
     PL_TEXT("all commands, or what one of them does", "toutes les commandes, ou ce que fait l'une d'elles"), REST_MAY,
     false, run_help},
    {"lang", "lang fr|en", PL_TEXT("language of sentences from now on", "langue des phrases à partir de maintenant"),
     REST_MUST, false, run_lang},
    {"games", "games",
     PL_TEXT("the games, a line each: id, players, name", "les jeux, un par ligne : identifiant, joueurs, nom"),
     REST_NONE, false, run_games},
    {"new", "new GAME [players=N] [seed=S] [roles=A,B,…] [seats=A,B,…] [OPTION=VALUE…]",
     PL_TEXT("starts a game; answers its whole setup", "commence une partie ; répond par sa mise en place complète"),
     REST_MUST, false, protocol_new_game},
    {"position", "position [patch] JSON",
     PL_TEXT("goes on from a whole state, or from this one changed where the JSON says so; no move is kept to undo",
             "repart d'un état complet, ou de celui-ci modifié là où le JSON le dit ; rien ne reste à reprendre"),
     REST_MUST, false, protocol_position},
    {"seed", "seed [S]",
     PL_TEXT("the seed of the dice; with a number, sets it", "la graine des dés ; avec un nombre, la fixe"), REST_MAY,
     true, protocol_seed},
    {"actor", "actor",
     PL_TEXT("who moves next: a seat's number, chance or over", "à qui de jouer : un numéro de siège, chance ou over"),
     REST_NONE, true, protocol_actor},
    {"deciding", "deciding",
     PL_TEXT("who may decide now: asked and the seats, a line break, answered and those of them that have",
             "qui peut décider : asked et les sièges, un saut de ligne, answered et ceux d'entre eux qui l'ont fait"),
     REST_NONE, true, protocol_deciding},
    {"prompt", "prompt everything|spectator|SEAT",
     PL_TEXT("what is wanted now, as that viewer reads it", "ce qui est attendu, tel que ce regard le lit"), REST_MUST,
     true, protocol_prompt},
    {"legal", "legal [SEAT]",
     PL_TEXT("the legal moves, one a line; for chance each outcome, a tab and its weight",
             "les coups légaux, un par ligne ; pour le hasard chaque tirage, une tabulation et son poids"),
     REST_MAY, true, protocol_legal},
    {"play", "play [SEAT] MOVE",
     PL_TEXT("makes a move of the seat to move, or of one of those that decide together",
             "joue un coup du siège dont c'est le tour, ou de l'un de ceux qui décident ensemble"),
     REST_MUST, true, protocol_play},
    {"chance", "chance OUTCOME", PL_TEXT("makes chance give this outcome", "fait sortir ce tirage"), REST_MUST, true,
     protocol_chance},
    {"roll", "roll", PL_TEXT("lets the dice of the seed decide", "laisse décider les dés de la graine"), REST_NONE,
     true, protocol_roll},
    {"undo", "undo",
     PL_TEXT("takes back the last move, whoever made it", "reprend le dernier coup, quel que soit son auteur"),
     REST_NONE, true, protocol_undo},
    {"history", "history",
     PL_TEXT("the moves since the start or the position set: who (* is chance) and what",
             "les coups depuis le début ou la position posée : qui (* est le hasard) et quoi"),
     REST_NONE, true, protocol_history},
    {"notes", "notes everything|spectator|SEAT",
     PL_TEXT("what the last move brought about, a line each: rule (or -) and sentence",
             "ce que le dernier coup a entraîné, par ligne : règle (ou -) et phrase"),
     REST_MUST, true, protocol_notes},
    {"dump", "dump everything|spectator|SEAT",
     PL_TEXT("the state that viewer sees, as JSON on one line", "l'état que voit ce regard, en JSON sur une ligne"),
     REST_MUST, true, protocol_dump},
    {"hash", "hash", PL_TEXT("hash of the whole state, 16 digits", "empreinte de l'état complet, 16 chiffres"),
     REST_NONE, true, protocol_hash},
    {"result", "result",
     PL_TEXT("how it ended: ending, winners, scores", "comment la partie a fini : fin, vainqueurs, points"), REST_NONE,
     true, protocol_result},
    {"why", "why SEAT MOVE",
     PL_TEXT("why this seat cannot make this move: rule (or -) and sentence; or the word legal",
             "pourquoi ce siège ne peut pas jouer ce coup : règle (ou -) et phrase ; ou le mot legal"),
     REST_MUST, true, protocol_why},
    {"describe", "describe everything|spectator|SEAT MOVE",
     PL_TEXT("the move as a sentence for that viewer", "le coup en une phrase pour ce regard"), REST_MUST, true,
     protocol_describe},
    {"board", "board everything|spectator|SEAT",
     PL_TEXT("the board as that viewer sees it, as plain text", "le plateau tel que ce regard le voit, en texte"),
     REST_MUST, true, protocol_board},
    {"go", "go BOT",
     PL_TEXT("the bot's move for the seat to move, which is not made; the bot sees that seat's view only "
             "(go greedy, go search:time=0.2, go search:iterations=1000)",
             "le coup du robot pour le siège dont c'est le tour, sans le jouer ; le robot ne voit que ce que voit ce "
             "siège (go greedy, go search:time=0.2, go search:iterations=1000)"),
     REST_MUST, true, protocol_go},
    {"stop", "stop",
     PL_TEXT("makes a running go answer at once; has no answer of its own",
             "fait répondre aussitôt un go en cours ; n'a pas de réponse à lui"),
     REST_MAY, false, NULL},
    {"quit", "quit", PL_TEXT("ends the program", "termine le programme"), REST_NONE, false, run_quit},
    {0}};

/* ---- Lines ------------------------------------------------------------------------------------------------------ */

static bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

char *protocol_word(char **rest) {
    char *at = *rest;
    while (is_blank(*at))
        at++;
    char *word = at;
    while (*at && !is_blank(*at))
        at++;
    char *end = at;
    while (is_blank(*at))
        at++;
    *end = 0;
    *rest = at;
    return word;
}

static bool first_word_is(const char *line, size_t length, const char *word) {
    while (length && is_blank(*line))
        line++, length--;
    size_t n = strlen(word);
    return length >= n && memcmp(line, word, n) == 0 && (length == n || is_blank(line[n]));
}

bool protocol_is_go(const char *line, size_t length) {
    return first_word_is(line, length, "go");
}

bool protocol_is_stop(const char *line, size_t length) {
    return first_word_is(line, length, "stop");
}

/* Bytes of the UTF-8 character at `text`, 0 if there is none: stray bytes, half characters, long forms, surrogates. */
static size_t character(const char *text, size_t length) {
    const unsigned char *at = (const unsigned char *)text;
    size_t need = at[0] < 0x80 ? 1 : at[0] < 0xC2 ? 0 : at[0] < 0xE0 ? 2 : at[0] < 0xF0 ? 3 : at[0] < 0xF5 ? 4 : 0;
    if (need == 0 || need > length)
        return 0;
    for (size_t i = 1; i < need; i++)
        if ((at[i] & 0xC0) != 0x80)
            return 0;
    if ((at[0] == 0xE0 && at[1] < 0xA0) || (at[0] == 0xED && at[1] >= 0xA0) || (at[0] == 0xF0 && at[1] < 0x90) ||
        (at[0] == 0xF4 && at[1] >= 0x90))
        return 0;
    return need;
}

static bool is_text(const char *line, size_t length) {
    for (size_t i = 0, n; i < length; i += n)
        if (!line[i] || !(n = character(line + i, length - i)))
            return false;
    return true;
}

/* ---- Answers ---------------------------------------------------------------------------------------------------- */

static bool grow(struct pl_out *out, size_t more) {
    if (out->cap - out->len > more)
        return true;
    size_t cap = (out->len + more + 1) * 2;
    char *text = realloc(out->text, cap);
    if (!text)
        return false;
    out->text = text;
    out->cap = cap;
    return true;
}

bool protocol_room(struct protocol *session, size_t more) {
    return grow(&session->body, more) ||
           protocol_refuse(session, "%s", TR(session->lang, "Memory is out.", "La mémoire est épuisée."));
}

static void clear(struct pl_out *out) {
    out->len = 0;
    out->cut = false;
    out->text[0] = 0;
}

struct pl_out *protocol_refusal(struct protocol *session) {
    clear(&session->body);
    return &session->body;
}

/* The body as it is sent. An empty line ends an answer, so none may stand within it; and whatever a line contained that
 * the body repeats, only printable UTF-8 goes out. */
static void send_body(struct protocol *session, bool fine) {
    struct pl_out *out = &session->answer;
    clear(out);
    size_t length = session->body.len;
    while (length && session->body.text[length - 1] == '\n')
        length--;
    if (session->body.cut || !grow(out, 2 * length + 8)) {
        pl_put(out, TR(session->lang, "? The answer does not fit in memory.\n\n",
                       "? La réponse ne tient pas en mémoire.\n\n"));
        return;
    }
    pl_put(out, fine ? "= " : "? ");
    for (size_t i = 0, n; i < length; i += n) {
        const char *at = session->body.text + i;
        n = character(at, length - i);
        if (n == 0 || (n == 1 && ((unsigned char)*at < ' ' || *at == 0x7F) && *at != '\n' && *at != '\t')) {
            pl_put_char(out, '?');
            n = 1;
            continue;
        }
        if (*at == '\n' && out->text[out->len - 1] == '\n')
            pl_put_char(out, ' ');
        pl_put_n(out, at, n);
    }
    pl_put(out, "\n\n");
}

const char *protocol_answer(const struct protocol *session, size_t *length) {
    *length = session->answer.len;
    return session->answer.text;
}

/* ---- The session ------------------------------------------------------------------------------------------------ */

struct protocol *protocol_new(enum pl_lang lang, uint64_t seed) {
    struct protocol *session = calloc(1, sizeof *session);
    if (!session)
        return NULL;
    session->lang = lang;
    session->seeds = seed;
    if (!grow(&session->body, SMALL) || !grow(&session->answer, SMALL)) {
        protocol_free(session);
        return NULL;
    }
    clear(&session->body);
    clear(&session->answer);
    return session;
}

void protocol_free(struct protocol *session) {
    if (!session)
        return;
    free(session->body.text);
    free(session->answer.text);
    free(session->line);
    free(session->turn);
    free(session);
}

void protocol_limit(struct protocol *session, int64_t iterations) {
    session->iterations = iterations;
}

static const struct protocol_command *find(const char *name) {
    for (const struct protocol_command *command = commands; command->name; command++)
        if (strcmp(command->name, name) == 0)
            return command;
    return NULL;
}

/* Keeps a copy of the line that may be cut into words. */
static bool keep(struct protocol *session, const char *line, size_t length) {
    if (length + 1 > session->line_room) {
        char *more = realloc(session->line, length + 1);
        if (!more)
            return protocol_refuse(session, "%s", TR(session->lang, "Memory is out.", "La mémoire est épuisée."));
        session->line = more;
        session->line_room = length + 1;
    }
    memcpy(session->line, line, length);
    session->line[length] = 0;
    return true;
}

static bool refuse_usage(struct protocol *session, const struct protocol_command *command) {
    return protocol_refuse(session, TR(session->lang, "Write it like this: %s", "Écrivez ainsi : %s"), command->usage);
}

static bool run(struct protocol *session, char *rest, bool *quit) {
    char *name = protocol_word(&rest);
    size_t end = strlen(rest);
    while (end && is_blank(rest[end - 1]))
        rest[--end] = 0;
    const struct protocol_command *command = find(name);
    if (!command)
        return protocol_refuse(session,
                               TR(session->lang, "\"%.60s\" is not a command; help lists them.",
                                  "« %.60s » n'est pas une commande ; help les énumère."),
                               name);
    if (command->rest == REST_NONE ? *rest : command->rest == REST_MUST && !*rest)
        return refuse_usage(session, command);
    if (command->game && !session->game)
        return protocol_refuse(session, "%s",
                               TR(session->lang, "There is no game yet: start one, as in new tempete.",
                                  "Il n'y a pas encore de partie : commencez-en une, par exemple new tempete."));
    *quit = command->run == run_quit;
    return command->run(session, rest);
}

bool protocol_line(struct protocol *session, const char *line, size_t length, const atomic_bool *stop) {
    bool quit = false, fine = false;
    clear(&session->body);
    clear(&session->answer);
    while (length && is_blank(line[length - 1]))
        length--;
    while (length && is_blank(*line))
        line++, length--;
    if (length == 0 || *line == '#' || protocol_is_stop(line, length))
        return true;
    if (length > PROTOCOL_MAX_LINE) {
        protocol_long_line(session);
        return true;
    }
    session->stop = stop;
    if (!is_text(line, length))
        protocol_refuse(session, "%s",
                        TR(session->lang, "This line is not UTF-8 text.", "Cette ligne n'est pas du texte en UTF-8."));
    else if (protocol_room(session, SMALL) && keep(session, line, length))
        fine = run(session, session->line, &quit);
    session->stop = NULL;
    send_body(session, fine);
    return !quit;
}

void protocol_long_line(struct protocol *session) {
    protocol_refuse(session,
                    TR(session->lang, "This line is longer than %d bytes and was skipped.",
                       "Cette ligne dépasse %d octets et a été sautée."),
                    PROTOCOL_MAX_LINE);
    send_body(session, false);
}

/* ---- Commands about the program --------------------------------------------------------------------------------- */

#ifndef PLATEAU_VERSION
#define PLATEAU_VERSION "unversioned"
#endif

static bool run_plateau(struct protocol *session, char *rest) {
    (void)rest;
    pl_putf(&session->body, "plateau %s protocol %d", PLATEAU_VERSION, PROTOCOL_VERSION);
    return true;
}

static bool run_help(struct protocol *session, char *rest) {
    if (*rest) {
        const struct protocol_command *command = find(rest);
        if (!command)
            return protocol_refuse(session,
                                   TR(session->lang, "\"%.60s\" is not a command; help alone lists them.",
                                      "« %.60s » n'est pas une commande ; help seul les énumère."),
                                   rest);
        pl_putf(&session->body, "%s\n%s", command->usage, command->help.in[session->lang]);
        return true;
    }
    for (const struct protocol_command *command = commands; command->name; command++)
        pl_putf(&session->body, "%s: %s\n", command->usage, command->help.in[session->lang]);
    return true;
}

static bool run_games(struct protocol *session, char *rest) {
    (void)rest;
    for (const struct pl_game *const *game = pl_games; *game; game++) {
        if (!protocol_room(session, SMALL))
            return false;
        pl_putf(&session->body, "%s %d-%d %s\n", (*game)->id, (*game)->min_players, (*game)->max_players,
                (*game)->name.in[session->lang]);
    }
    return true;
}

static bool run_lang(struct protocol *session, char *rest) {
    if (!pl_lang_read(rest, &session->lang))
        return protocol_refuse(session,
                               TR(session->lang, "\"%.60s\" is not a language here: write fr or en.",
                                  "« %.60s » n'est pas une langue d'ici : écrivez fr ou en."),
                               rest);
    pl_put(&session->body, session->lang == PL_FR ? "fr" : "en");
    return true;
}

static bool run_quit(struct protocol *session, char *rest) {
    (void)session, (void)rest;
    return true;
}
