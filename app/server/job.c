#include "app/server/job.h"
#include "match/tr.h"
#include <sodium.h>
#include <stdlib.h>

static bool replay_move(struct pl_match *match, const struct pl_store_move *stored) {
    const struct pl_game *game = pl_match_game(match);
    char notation[PL_MAX_NOTATION] = "";
    struct pl_out out = PL_OUT(notation);
    pl_move move = stored->move;
    if (pl_match_actor(match) != stored->seat)
        return false;
    /* The notation is what lasts; the number may change from one version of a game to the next. */
    if (!pl_read_move(game, pl_match_state(match), stored->notation, &move))
        return false;
    game->notate(pl_match_state(match), move, &out);
    if (strcmp(notation, stored->notation) != 0)
        return false;
    return stored->seat == PL_CHANCE ? pl_match_force(match, move, NULL)
                                     : pl_match_play(match, stored->seat, move, NULL);
}

struct pl_match *pl_table_replay(const struct pl_store_table *row, const struct pl_store_moves *moves,
                                 enum pl_lang lang, struct pl_out *error) {
    const struct pl_game *game = pl_game_find(row->game);
    struct pl_setup setup;
    if (!game) {
        pl_putf(error,
                TR(lang, "this Plateau does not know the game \"%s\"", "ce Plateau ne connaît pas le jeu « %s »"),
                row->game);
        return NULL;
    }
    if (!pl_store_setup_read(game, row, &setup, lang, error))
        return NULL;
    struct pl_match *match = pl_match_new(game, &setup, 0);
    if (!match) {
        pl_put(error, TR(lang, "memory is out", "la mémoire est épuisée"));
        return NULL;
    }
    for (int i = 0; i < moves->count; i++) {
        if (replay_move(match, &moves->move[i]))
            continue;
        pl_putf(error,
                TR(lang, "move %d, \"%s\", is not possible by the rules of today (version %u, begun under %u)",
                   "le coup %d, « %s », n'est pas possible selon les règles d'aujourd'hui (version %u, commencée sous "
                   "%u)"),
                i + 1, moves->move[i].notation, (unsigned)game->rules_version, (unsigned)row->rules_version);
        pl_match_free(match);
        return NULL;
    }
    return match;
}

/* ---- Jobs ------------------------------------------------------------------------------------------------------- */

static void visit(struct pl_store *store, struct job *job) {
    job->status = job->cookie[0] ? pl_store_session(store, job->cookie, &job->identity) : PL_STORE_MISSING;
    if (job->status == PL_STORE_MISSING && job->guest) {
        job->status = pl_store_guest(store, "", job->device, &job->identity, job->cookie);
        job->fresh = job->status == PL_STORE_OK;
    }
}

static void login(struct pl_store *store, struct job *job) {
    job->status = pl_store_login(store, job->identity.id, job->device, job->cookie);
    /* The guest's tables come along; that they do not is no reason to stay outside. */
    if (job->status == PL_STORE_OK && job->other && job->other != job->identity.id)
        (void)pl_store_adopt(store, job->other, job->identity.id);
}

static int whose_turn(struct pl_store *store, const struct pl_store_table *row) {
    struct pl_store_table whole;
    struct pl_store_moves moves = {0};
    char error[512] = "";
    struct pl_out out = PL_OUT(error);
    int actor = PL_OVER;
    if (row->state != PL_TABLE_RUNNING || pl_store_load(store, row->id, 0, &whole, &moves) != PL_STORE_OK)
        return actor;
    struct pl_match *match = pl_table_replay(&whole, &moves, PL_EN, &out);
    if (match)
        actor = pl_match_actor(match);
    sodium_memzero(&whole, sizeof whole);
    pl_match_free(match);
    pl_store_moves_free(&moves);
    return actor;
}

static void lists(struct pl_store *store, struct job *job) {
    struct job_lists *out = calloc(1, sizeof *out);
    job->lists = out;
    job->status = PL_STORE_MEMORY;
    if (!out)
        return;
    struct pl_store_query query = {.list = PL_LIST_MINE, .identity = job->identity.id};
    job->status = pl_store_tables(store, &query, out->mine, JOB_LIST, &out->mine_count);
    query = (struct pl_store_query){.list = PL_LIST_OPEN};
    if (job->status == PL_STORE_OK)
        job->status = pl_store_tables(store, &query, out->open, JOB_LIST, &out->open_count);
    query = (struct pl_store_query){.list = PL_LIST_WATCH};
    if (job->status == PL_STORE_OK)
        job->status = pl_store_tables(store, &query, out->watch, JOB_LIST, &out->watch_count);
    for (int i = 0; job->status == PL_STORE_OK && i < out->mine_count; i++)
        out->actor[i] = (int8_t)whose_turn(store, &out->mine[i]);
}

static void create(struct pl_store *store, struct job *job) {
    job->status = pl_store_create(store, &job->row);
    job->number = job->row.change;
    for (int i = 0; job->status == PL_STORE_OK && i < job->row.players; i++)
        if (job->invite >> i & 1)
            job->status = pl_store_invite(store, job->row.id, &job->number, i, job->links[i]);
}

void job_run(struct pl_store *store, struct job *job) {
    switch (job->kind) {
    case JOB_VISIT:
        visit(store, job);
        break;
    case JOB_RENAME:
        job->status = pl_store_rename(store, job->identity.id, job->text);
        break;
    case JOB_FIND:
        job->status = pl_store_account_find(store, job->text, &job->identity, job->password);
        break;
    case JOB_LOGIN:
        login(store, job);
        break;
    case JOB_ACCOUNT:
        job->status = pl_store_account(store, job->identity.id, job->text, job->password);
        break;
    case JOB_LOGOUT:
        job->status = pl_store_logout(store, job->cookie);
        break;
    case JOB_LISTS:
        lists(store, job);
        break;
    case JOB_CREATE:
        create(store, job);
        break;
    case JOB_LOAD:
        job->status = pl_store_load(store, job->table, 0, &job->row, &job->moves);
        break;
    case JOB_CHANGE:
        job_run_changes(store, &job, 1);
        break;
    case JOB_SEAT:
        job->status = pl_store_seat(store, job->table, &job->number, job->seat, &job->who);
        break;
    case JOB_INVITE:
        job->status = pl_store_invite(store, job->table, &job->number, job->seat, job->secret);
        break;
    case JOB_INVITED:
        job->status = pl_store_invitation(store, job->secret, &job->table, &job->seat);
        if (job->status == PL_STORE_OK || job->status == PL_STORE_TAKEN) {
            enum pl_store_status found = pl_store_load(store, job->table, 0, &job->row, NULL);
            if (found != PL_STORE_OK)
                job->status = found;
        }
        break;
    case JOB_ACCEPT:
        job->status =
            pl_store_accept(store, job->secret, job->identity.id, job->text, &job->table, &job->seat, &job->number);
        break;
    }
}

void job_run_changes(struct pl_store *store, struct job **jobs, int count) {
    struct pl_store_change *changes = calloc((size_t)count, sizeof *changes);
    for (int i = 0; i < count; i++)
        jobs[i]->status = PL_STORE_MEMORY;
    if (!changes)
        return;
    for (int i = 0; i < count; i++)
        changes[i] = jobs[i]->change;
    enum pl_store_status whole = pl_store_apply(store, changes, count);
    for (int i = 0; i < count; i++)
        jobs[i]->status = whole == PL_STORE_OK ? changes[i].status : whole;
    free(changes);
}

void job_free(struct job *job) {
    if (!job)
        return;
    if (job->kind == JOB_CHANGE)
        free((void *)job->change.moves); /* made by the hub for this change */
    pl_store_moves_free(&job->moves);
    free(job->lists);
    sodium_memzero(job, sizeof *job); /* seeds, cookies, links */
    free(job);
}

/* ---- Thoughts --------------------------------------------------------------------------------------------------- */

void thought_run(struct thought *thought, const atomic_bool *stop) {
    switch (thought->kind) {
    case THINK_MOVE:
    case THINK_HINT:
        thought->move = pl_bot_choose(&thought->bot, thought->game, &thought->view, thought->seat, &thought->rng, stop,
                                      &thought->report);
        break;
    case THINK_PASSWORD_MAKE:
        thought->right = pl_password_hash(thought->password, thought->job->password);
        break;
    case THINK_PASSWORD_CHECK:
        thought->right = pl_password_check(thought->job->password, thought->password);
        break;
    }
}
