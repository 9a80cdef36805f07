/* Replay files: a match as text. The grammar is strict (one order, nothing optional but comments), so that damage is
 * found where it is; nothing is returned unless every line was right. */
#include "match/replay_header.h"
#include "match/witness.h"
#include <ctype.h>
#include <inttypes.h>

#define MAGIC "plateau replay "
static const char *const first_line[] = {
    [PL_PLAIN_HEADER] = MAGIC "1", [PL_TABLE_HEADER] = MAGIC "2", [PL_AUTOMA_HEADER] = MAGIC "3"};

/* ---- Writing --------------------------------------------------------------------------------------------------- */

/* Does format 1 say it all? Older programs read such a file. */
static bool is_plain(const struct pl_match *match) {
    const struct pl_origin *origin = pl_match_origin((struct pl_match *)match); /* nothing is changed here */
    for (int i = 0; i < pl_match_length(match); i++)
        if (pl_match_turn(match, i).by_hand)
            return false;
    return !origin->table && !origin->friendly;
}

/* Have some answered before it was theirs in the game's own order? Only programs of format 3 know that they may. */
static bool is_answered_freely(const struct pl_match *match) {
    const struct pl_game *game = pl_match_game(match);
    union pl_any_state state;
    bool freely = false;
    pl_match_position(match, 0, &state);
    for (int i = 0; i < pl_match_length(match) && game->deciding && !freely; i++) {
        struct pl_turn turn = pl_match_turn(match, i);
        freely = turn.seat >= 0 && turn.seat != game->actor(&state);
        pl_repeat(game, &state, turn.seat, turn.move, NULL);
    }
    return freely;
}

/* "last-round winners 1 3 scores 30 12 30" */
static void put_result(const struct pl_game *game, const void *state, struct pl_out *out) {
    struct pl_result result;
    game->result(state, &result);
    pl_putf(out, "%s winners", game->endings[result.ending].key);
    for (int i = 0; i < game->players(state); i++)
        if (result.winners >> i & 1)
            pl_putf(out, " %d", i + 1);
    pl_put(out, result.winners ? " scores" : " none scores");
    for (int i = 0; i < game->players(state); i++)
        pl_putf(out, " %d", (int)result.score[i]);
}

void pl_replay_write(const struct pl_match *match, FILE *file) {
    const struct pl_game *game = pl_match_game(match);
    union pl_any_state state;
    enum pl_header_form form = is_answered_freely(match) ? PL_AUTOMA_HEADER : pl_header_form(match, is_plain(match));
    bool plain = form == PL_PLAIN_HEADER;
    pl_header_write(match, first_line[form], form, file);
    fputs("moves\n", file);
    pl_match_position(match, 0, &state);
    for (int i = 0; i < pl_match_length(match); i++) {
        struct pl_turn turn = pl_match_turn(match, i);
        char notation[PL_MAX_NOTATION] = "";
        struct pl_out out = PL_OUT(notation);
        pl_turn_to(game, &state, turn.seat);
        game->notate(&state, turn.move, &out);
        if (turn.seat == PL_CHANCE)
            fprintf(file, "%s %s\n", turn.by_hand ? "!" : "*", notation);
        else
            fprintf(file, "%d %s\n", turn.seat + 1, notation);
        game->apply(&state, turn.move, NULL);
    }
    if (!plain && game->actor(&state) == PL_OVER) {
        char result[PL_MAX_LINE] = "";
        struct pl_out out = PL_OUT(result);
        put_result(game, &state, &out);
        fprintf(file, "result %s\n", result);
    }
    fprintf(file, "end %016" PRIx64 "\n", pl_hash(game, &state));
}

/* ---- Reading the first line ------------------------------------------------------------------------------------ */

static bool read_magic(struct pl_lines *r, enum pl_header_form *form) {
    size_t length = strlen(MAGIC);
    if (r->length < length || memcmp(r->text, MAGIC, length) != 0) {
        r->line = 1;
        if (pl_is_witness(r->text, r->length))
            return WRONG(r, "this file holds only what one player knows of a game that was not over, not the game",
                         "ce fichier ne contient que ce qu'un joueur sait d'une partie inachevée, et non la partie");
        return WRONG(r,
                     "this is no replay of Plateau: its first line is not '" MAGIC "1"
                     "'",
                     "ce n'est pas un enregistrement de Plateau : la première ligne n'est pas « " MAGIC "1"
                     " »");
    }
    if (!pl_lines_next(r))
        return false;
    for (*form = PL_PLAIN_HEADER; *form <= PL_AUTOMA_HEADER; ++*form)
        if (strcmp(r->words, first_line[*form]) == 0)
            return true;
    return WRONG(r, "this program reads replays of format 1 to 3, not of format '%s'",
                 "ce programme lit les enregistrements aux formats 1 à 3, et non au format « %s »",
                 strlen(r->words) > length ? r->words + length : "");
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
    union pl_any_state turned;
    pl_copy(pl_match_game(match), &turned, pl_match_state(match));
    pl_turn_to(pl_match_game(match), &turned, seat);
    const char *rule = pl_why_not(pl_match_game(match), &turned, seat, text, r->lang, &out);
    if (!rule)
        WRONG(r, "%s, and '%s' is not a move written in full", "%s, et « %s » n'est pas un coup écrit en entier", turn,
              text);
    else
        WRONG(r, "%s, and '%s' is not legal. %s%s%s", "%s, et « %s » n'est pas légal. %s%s%s", turn, text, rule,
              rule[0] ? TR(r->lang, ": ", " : ") : "", reason);
}

/* Makes the move of the line, split into who and `text`; false after saying what is wrong. */
static bool read_turn(struct pl_lines *r, struct pl_match *match, enum pl_header_form form, const char *text) {
    const struct pl_game *game = pl_match_game(match);
    union pl_any_state turned;
    int players = pl_match_setup(match)->players, actor = pl_match_actor(match);
    uint64_t given = 0;
    bool by_hand = form != PL_PLAIN_HEADER && strcmp(r->words, "!") == 0,
         chance = by_hand || strcmp(r->words, "*") == 0;
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
    bool awaited = form == PL_AUTOMA_HEADER && seat >= 0 && pl_match_awaited(match) >> seat & 1;
    if (seat != actor && !awaited)
        return WRONG(r, "'%s %s' cannot stand here: %s", "« %s %s » ne peut pas se trouver ici : %s", r->words, text,
                     say_turn(actor, r->lang, turn, sizeof turn));
    pl_move move;
    pl_copy(game, &turned, pl_match_state(match));
    pl_turn_to(game, &turned, seat);
    if (!pl_read_move(game, &turned, text, &move)) {
        say_illegal(r, match, seat, text);
        return false;
    }
    if (!(by_hand  ? pl_match_force(match, move, NULL)
          : chance ? pl_match_rolled(match, move, NULL)
                   : pl_match_play(match, seat, move, NULL)))
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

/* The result that the file tells must be the one that the moves lead to. */
static bool read_result(struct pl_lines *r, const struct pl_match *match, const char *told) {
    char reached[PL_MAX_LINE] = "";
    struct pl_out out = PL_OUT(reached);
    if (pl_match_actor(match) != PL_OVER)
        return WRONG(r, "the file tells a result, but the game is not over",
                     "le fichier donne un résultat, mais la partie n'est pas finie");
    put_result(pl_match_game(match), pl_match_state(match), &out);
    return strcmp(told, reached) == 0 || WRONG(r, "the moves lead to the result '%s', not to '%s'",
                                               "les coups mènent au résultat « %s », et non à « %s »", reached, told);
}

static bool read_moves(struct pl_lines *r, struct pl_match *match, enum pl_header_form form) {
    bool told = form == PL_PLAIN_HEADER; /* how it ended; format 1 does not tell */
    for (;;) {
        if (!pl_lines_next(r))
            return false;
        if (r->ended)
            return WRONG(r, "the file ends without its last line, 'end HASH': something is missing",
                         "le fichier s'arrête sans sa dernière ligne, « end EMPREINTE » : il en manque une partie");
        char *rest = pl_split_word(r->words);
        if (!told && strcmp(r->words, "result") == 0) {
            if (!read_result(r, match, rest))
                return false;
            told = true;
        } else if (strcmp(r->words, "end") == 0) {
            if (!told && pl_match_actor(match) == PL_OVER)
                return WRONG(r, "the game is over: its 'result' should stand here",
                             "la partie est finie : ici devrait se trouver son « result »");
            return read_end(r, match, rest);
        } else if (!read_turn(r, match, form, rest)) {
            return false;
        }
    }
}

/* Reads the header and makes the match before its first move; NULL after saying what is wrong. */
static struct pl_match *read_start(struct pl_lines *r, enum pl_header_form *form) {
    struct pl_header header;
    if (!read_magic(r, form) || !pl_header_read(r, *form, &header) || !pl_header_moves(r))
        return NULL;
    struct pl_match *match = pl_match_new(header.game, &header.setup, header.seed);
    if (!match) {
        WRONG(r, "memory is out", "la mémoire est épuisée");
        return NULL;
    }
    for (int i = 0; i < header.setup.players; i++)
        *pl_match_seat(match, i) = header.seat[i];
    *pl_match_origin(match) = header.origin;
    return match;
}

struct pl_match *pl_replay_read(const char *text, size_t length, enum pl_lang lang, struct pl_out *error) {
    struct pl_lines r = {.text = text, .length = length, .lang = lang, .error = error};
    enum pl_header_form form = PL_PLAIN_HEADER;
    struct pl_match *match = read_start(&r, &form);
    if (match && !read_moves(&r, match, form)) {
        pl_match_free(match);
        return NULL;
    }
    return match;
}
