#include "app/server/shown.h"
#include "app/server/names.h"
#include "app/server/position.h"
#include "match/lines.h"
#include "match/tr.h"
#include <stdlib.h>

/* Who sat there. Names in files are those that were given; whoever had none, or one
 * that does not show, is told from the others by the seat. */
static void read_seats(struct pl_match *match, enum pl_lang lang, struct pl_store_table *row) {
    for (int i = 0; i < row->players; i++) {
        const struct pl_seat *seat = pl_match_seat(match, i);
        if (seat->kind == PL_AUTOMA) /* pl_store_setup_write has said so */
            continue;
        struct pl_out name = PL_OUT(row->seat[i].name);
        bool named = seat->name[0] && pl_name_shows(seat->name);
        pl_put(&name, named ? seat->name : "");
        if (seat->kind == PL_BOT)
            PL_FIT(row->seat[i].bot, seat->bot);
        else if (!named)
            pl_putf(&name, TR(lang, "Player %d", "Joueur %d"), i + 1);
    }
}

static bool read_moves(const struct pl_match *match, struct pl_store_moves *moves) {
    const struct pl_game *game = pl_match_game(match);
    int length = pl_match_length(match);
    union pl_any_state state;
    moves->move = calloc((size_t)length + 1, sizeof *moves->move);
    if (!moves->move)
        return false;
    pl_match_position(match, 0, &state);
    for (int i = 0; i < length; i++) {
        struct pl_turn turn = pl_match_turn(match, i);
        struct pl_store_move *move = &moves->move[i];
        struct pl_out notation = PL_OUT(move->notation);
        move->number = i;
        move->seat = turn.seat;
        move->move = turn.move;
        pl_turn_to(game, &state, turn.seat);
        game->notate(&state, turn.move, &notation);
        game->apply(&state, turn.move, NULL);
        move->position = pl_position(game, &state);
    }
    moves->count = length;
    return true;
}

/* What a reader of replays reads, and nothing else: anybody can write half a megabyte of comments. In place; the file
 * has been read before. */
static void drop_comments(char *file, enum pl_lang lang) {
    char nothing[64];
    struct pl_out unheard = PL_OUT(nothing);
    struct pl_lines lines = {.text = file, .length = strlen(file), .lang = lang, .error = &unheard};
    size_t end = 0;
    while (pl_lines_next(&lines) && !lines.ended) { /* a line is never longer than it was */
        size_t length = strlen(lines.words);
        memcpy(file + end, lines.words, length);
        end += length;
        file[end++] = '\n';
    }
    file[end] = '\0';
}

bool pl_shown_read(struct job *job, enum pl_lang lang, struct pl_out *error) {
    struct pl_match *match = pl_replay_read(job->file, strlen(job->file), lang, error);
    struct pl_store_table *row = &job->row;
    if (!match)
        return false;
    int length = pl_match_length(match);
    bool fine = length <= PL_MAX_SHOWN_MOVES;
    if (!fine)
        pl_putf(error,
                TR(lang, "the game has %d moves; at most %d can be shown here",
                   "la partie compte %d coups ; on peut en montrer %d au plus ici"),
                length, PL_MAX_SHOWN_MOVES);
    else if (!(fine = read_moves(match, &job->moves)))
        pl_put(error, TR(lang, "memory is out", "la mémoire est épuisée"));
    else if (!(fine = pl_store_setup_write(pl_match_game(match), pl_match_setup(match), row)))
        pl_put(error, TR(lang, "the options are too many to be kept",
                         "les options sont trop nombreuses pour être conservées"));
    if (fine) {
        const struct pl_game *game = pl_match_game(match);
        PL_FIT(row->game, game->id);
        row->rules_version = game->rules_version;
        row->players = pl_match_setup(match)->players;
        row->friendly = pl_match_origin(match)->friendly;
        row->spectators = true; /* whoever is given its link */
        read_seats(match, lang, row);
        row->has_result = pl_match_actor(match) == PL_OVER;
        if (row->has_result)
            game->result(pl_match_state(match), &row->result);
        drop_comments(job->file, lang);
    }
    pl_match_free(match);
    return fine;
}
