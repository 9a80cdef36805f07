#include "app/server/job.h"
#include "app/server/position.h"
#include "app/server/shown.h"
#include "match/tr.h"
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static bool replay_move(struct pl_match *match, const struct pl_store_move *stored) {
    const struct pl_game *game = pl_match_game(match);
    char notation[PL_MAX_NOTATION] = "";
    struct pl_out out = PL_OUT(notation);
    pl_move move = stored->move;
    union pl_any_state turned;
    if (pl_match_actor(match) != stored->seat && !(stored->seat >= 0 && pl_match_awaited(match) >> stored->seat & 1))
        return false;
    pl_copy(game, &turned, pl_match_state(match));
    pl_turn_to(game, &turned, stored->seat);
    /* The notation is what lasts; the number may change from one version of a game to the next. */
    if (!pl_read_move(game, &turned, stored->notation, &move))
        return false;
    game->notate(&turned, move, &out);
    if (strcmp(notation, stored->notation) != 0)
        return false;
    return stored->seat == PL_CHANCE ? pl_match_rolled(match, move, NULL)
                                     : pl_match_play(match, stored->seat, move, NULL);
}

static struct pl_match *begin(const struct pl_game *game, const struct pl_store_table *row, enum pl_lang lang,
                              struct pl_out *error) {
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
    if (!match)
        pl_put(error, TR(lang, "memory is out", "la mémoire est épuisée"));
    return match;
}

static bool led_here(const struct pl_match *match, const struct pl_store_move *stored) {
    return !stored->position || stored->position == pl_position(pl_match_game(match), pl_match_state(match));
}

struct pl_match *pl_table_replay_far(const struct pl_store_table *row, const struct pl_store_moves *moves, int *fits,
                                     enum pl_lang lang, struct pl_out *error) {
    const struct pl_game *game = pl_game_find(row->game);
    struct pl_match *match = begin(game, row, lang, error);
    int count = moves->count, at = 0;
    *fits = 0;
    if (!match)
        return NULL;
    while (at < count && replay_move(match, &moves->move[at]))
        at++;
    /* What counts is where it has led. Only if that is elsewhere it matters which move was the first to do so: then
     * they are played again, and looked at one by one. */
    bool possible = at == count, same = !possible || !count || led_here(match, &moves->move[count - 1]);
    if (!same) {
        pl_match_free(match);
        match = begin(game, row, lang, error);
        for (at = 0; match && at < count; at++)
            if (!replay_move(match, &moves->move[at]) || !led_here(match, &moves->move[at]))
                break;
        pl_match_free(match);
        match = begin(game, row, lang, error);
        for (int i = 0; match && i < at; i++)
            (void)replay_move(match, &moves->move[i]);
    }
    *fits = at;
    if (match && at < count) {
        char which[PL_MAX_NOTATION + 16] = "";
        struct pl_out words = PL_OUT(which);
        if (!game->view) /* where something is hidden, not everybody may know what move it was */
            pl_putf(&words, TR(lang, ", \"%s\",", ", « %s »,"), moves->move[at].notation);
        pl_putf(error,
                possible ? TR(lang, "move %d%s leads elsewhere by the rules of today (version %u, begun under %u)",
                              "le coup %d%s mène ailleurs selon les règles d'aujourd'hui (version %u, commencée "
                              "sous %u)")
                         : TR(lang, "move %d%s is not possible by the rules of today (version %u, begun under %u)",
                              "le coup %d%s n'est pas possible selon les règles d'aujourd'hui (version %u, "
                              "commencée sous %u)"),
                at + 1, which, (unsigned)game->rules_version, (unsigned)row->rules_version);
    }
    return match;
}

struct pl_match *pl_table_replay(const struct pl_store_table *row, const struct pl_store_moves *moves,
                                 enum pl_lang lang, struct pl_out *error) {
    int fits;
    struct pl_match *match = pl_table_replay_far(row, moves, &fits, lang, error);
    if (match && fits == moves->count)
        return match;
    pl_match_free(match);
    return NULL;
}

bool pl_table_may_watch(const struct pl_store_table *row, int64_t identity) {
    if (row->spectators || (row->open && row->state == PL_TABLE_WAITING))
        return true;
    bool own = identity && row->owner == identity;
    for (int i = 0; i < row->players && identity; i++)
        own = own || row->seat[i].identity == identity;
    return own;
}

/* ---- Jobs ------------------------------------------------------------------------------------------------------- */

static void visit(struct pl_store *store, struct job *job) {
    job->status = job->cookie[0] ? pl_store_session(store, job->cookie, &job->identity) : PL_STORE_MISSING;
    if (job->status == PL_STORE_MISSING && job->guest) {
        job->status = pl_store_guest(store, "", job->device, &job->identity, job->cookie);
        job->fresh = job->status == PL_STORE_OK;
    }
}

/* With the guest's tables or not at all: the guest's cookie is about to be overwritten. */
static void login(struct pl_store *store, struct job *job) {
    pl_store_adopted_free(&job->adopted);
    struct pl_store_keys keys = job->keys; /* a job may be run again with what the browser has */
    if (job->other && job->other != job->identity.id)
        job->status = pl_store_login_guest(store, job->identity.id, job->device, job->other, &keys, &job->adopted);
    else
        job->status = pl_store_login(store, job->identity.id, job->device, &keys);
    if (job->status == PL_STORE_OK)
        job->keys = keys;
    sodium_memzero(&keys, sizeof keys);
}

static void make_account(struct pl_store *store, struct job *job) {
    struct pl_store_keys keys = job->keys;
    job->status = pl_store_account(store, job->identity.id, job->text, job->password, job->device, &keys);
    if (job->status == PL_STORE_OK)
        job->keys = keys;
    sodium_memzero(&keys, sizeof keys);
}

static struct job_lists *lists_of(struct job *job) {
    job->lists = calloc(1, sizeof *job->lists);
    job->status = job->lists ? PL_STORE_OK : PL_STORE_MEMORY;
    return job->lists;
}

/* A page of one's finished tables; one more is looked for, to know whether there are older ones. */
static void add_finished(struct pl_store *store, struct job *job) {
    struct job_lists *out = job->lists;
    struct pl_store_query query = {
        .list = PL_LIST_FINISHED, .identity = job->identity.id, .after_time = job->number, .after_id = job->table};
    int count = 0;
    if (job->status == PL_STORE_OK)
        job->status = pl_store_tables(store, &query, out->mine + out->mine_count, JOB_LIST + 1, &count);
    out->more = count > JOB_LIST;
    out->mine_count += out->more ? JOB_LIST : count;
}

static void lists(struct pl_store *store, struct job *job) {
    struct job_lists *out = lists_of(job);
    if (!out)
        return;
    /* What goes on comes first, all of it; nobody has to look for it among what is over. */
    struct pl_store_query query = {.list = PL_LIST_UNFINISHED, .identity = job->identity.id};
    job->status = pl_store_tables(store, &query, out->mine, JOB_UNFINISHED, &out->mine_count);
    add_finished(store, job);
    query = (struct pl_store_query){.list = PL_LIST_OPEN};
    if (job->status == PL_STORE_OK)
        job->status = pl_store_tables(store, &query, out->open, JOB_LIST, &out->open_count);
    query = (struct pl_store_query){.list = PL_LIST_WATCH};
    if (job->status == PL_STORE_OK)
        job->status = pl_store_tables(store, &query, out->watch, JOB_LIST, &out->watch_count);
}

static void create(struct pl_store *store, struct job *job) {
    int64_t tables = 0;
    job->status = pl_store_unfinished(store, job->row.owner, &tables);
    job->limited = tables >= JOB_MOST_TABLES;
    if (job->status == PL_STORE_OK && job->limited)
        job->status = PL_STORE_REFUSED;
    if (job->status != PL_STORE_OK)
        return;
    job->status = pl_store_create(store, &job->row);
    job->number = job->row.change;
    for (int i = 0; job->status == PL_STORE_OK && i < job->row.players; i++)
        if (job->invite >> i & 1)
            job->status = pl_store_invite(store, job->row.id, &job->number, i, job->links[i]);
}

static void load(struct pl_store *store, struct job *job) {
    job->status = pl_store_load(store, job->table, 0, &job->row, &job->moves);
    if (job->status != PL_STORE_OK || !job->with_file || !job->row.shown)
        return;
    job->status = pl_store_file(store, job->table, &job->file);
    if (job->status != PL_STORE_OK)
        pl_store_moves_free(&job->moves);
}

static void show(struct pl_store *store, struct job *job) {
    int64_t shown = 0;
    job->status = pl_store_shown(store, job->row.owner, &shown);
    job->limited = shown >= JOB_MOST_SHOWN;
    int64_t weight = 0;
    if (job->status == PL_STORE_OK)
        job->status = pl_store_weight(store, &weight);
    job->full = job->status == PL_STORE_OK && weight + pl_store_weigh(&job->moves, job->file) > job->quota;
    if (job->status == PL_STORE_OK && (job->limited || job->full))
        job->status = PL_STORE_REFUSED;
    if (job->status == PL_STORE_OK)
        job->status =
            pl_store_show(store, &job->row, &job->moves, job->row.has_result ? &job->row.result : NULL, job->file);
}

static void seat(struct pl_store *store, struct job *job) {
    struct pl_store_table row;
    if (job->patience) {
        job->status = pl_store_load(store, job->table, 0, &row, NULL);
        sodium_memzero(row.seed, sizeof row.seed);
        job->limited = job->status == PL_STORE_OK && (int64_t)time(NULL) * 1000 - row.updated < job->patience;
        if (job->limited)
            job->status = PL_STORE_REFUSED;
        if (job->status != PL_STORE_OK)
            return;
    }
    job->status = pl_store_seat(store, job->table, &job->number, job->seat, &job->who);
}

/* ---- After an upgrade ---- */

/* Does the game go on as it was? Then it has the rules of today from now on. */
static enum pl_store_status renew(struct pl_store *store, int64_t id, struct job_rules *rules) {
    struct pl_store_table row;
    struct pl_store_moves moves = {0};
    char text[512] = "";
    struct pl_out error = PL_OUT(text);
    enum pl_store_status status = pl_store_load(store, id, 0, &row, &moves);
    if (status != PL_STORE_OK)
        return status == PL_STORE_MISSING ? PL_STORE_OK : status;
    struct pl_match *match = pl_table_replay(&row, &moves, PL_EN, &error);
    const struct pl_game *game = pl_game_find(row.game);
    struct pl_store_change change = {
        .table = id, .change = row.change, .length = row.length, .keep = row.length, .anew = row.anew};
    if (!match) {
        rules->differing++;
        fprintf(stderr, "plateau serve: table %lld: %s; its players are asked\n", (long long)id, text);
    } else if (row.rules_version >= game->rules_version) {
        int turn = pl_turn_of(pl_match_awaited(match));
        if (row.turn != turn) /* of a time when that was not kept */
            status = pl_store_turn(store, id, row.change, turn);
    } else {
        change.turn = pl_turn_of(pl_match_awaited(match));
        change.rules_version = game->rules_version;
        status = pl_store_apply(store, &change, 1);
        if (change.status == PL_STORE_OK) {
            rules->renewed[rules->renewed_count].table = id;
            rules->renewed[rules->renewed_count++].change = row.change + 1;
        }
    }
    rules->replayed++;
    sodium_memzero(&row, sizeof row);
    pl_match_free(match);
    pl_store_moves_free(&moves);
    return status;
}

static void renew_some(struct pl_store *store, struct job *job) {
    struct job_rules *rules = job->rules;
    int count = 0;
    struct pl_store_query query = {
        .list = PL_LIST_RUNNING, .after_time = rules->after_time, .after_id = rules->after_id};
    job->status = pl_store_tables(store, &query, rules->page, JOB_RULES_PAGE, &count);
    for (int i = 0; i < count && job->status == PL_STORE_OK; i++) {
        job->status = renew(store, rules->page[i].id, rules);
        if (job->status == PL_STORE_OK) {
            rules->after_time = rules->page[i].created;
            rules->after_id = rules->page[i].id;
        }
    }
    rules->more = count == JOB_RULES_PAGE;
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
        if (job->status == PL_STORE_OK)
            job->status = pl_store_knows(store, job->identity.id, job->keys.token, &job->known);
        break;
    case JOB_LOGIN:
        login(store, job);
        break;
    case JOB_ACCOUNT:
        make_account(store, job);
        break;
    case JOB_LOGOUT:
        job->status = pl_store_logout(store, job->cookie);
        break;
    case JOB_LISTS:
        lists(store, job);
        break;
    case JOB_OLDER:
        if (lists_of(job))
            add_finished(store, job);
        break;
    case JOB_CREATE:
        create(store, job);
        break;
    case JOB_LOAD:
        load(store, job);
        break;
    case JOB_SHOW:
        show(store, job);
        break;
    case JOB_CHANGE:
        job_run_changes(store, &job, 1);
        break;
    case JOB_ANEW:
        job->status = pl_store_anew(store, &job->change);
        break;
    case JOB_SEAT:
        seat(store, job);
        break;
    case JOB_LEAVE:
        job->status = pl_store_leave(store, job->table, &job->number, job->identity.id, JOB_LEAVERS_BOT, &job->gone);
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
    case JOB_SWEEP:
        job->status = pl_store_sweep(store, (int64_t)time(NULL) * 1000 - job->number, &job->other, &job->table);
        break;
    case JOB_RULES:
        renew_some(store, job);
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

/* What takes several transactions may have done the first. */
bool job_may_run_again(const struct job *job) {
    return job->kind != JOB_CREATE && job->kind != JOB_LISTS && job->kind != JOB_OLDER && job->kind != JOB_RULES;
}

void job_free(struct job *job) {
    if (!job)
        return;
    if (job->kind == JOB_CHANGE || job->kind == JOB_ANEW)
        free((void *)job->change.moves); /* made by the hub for this change */
    pl_store_moves_free(&job->moves);
    free(job->file);
    pl_store_adopted_free(&job->adopted);
    free(job->lists);
    free(job->rules);
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
    case THINK_FILE: {
        struct pl_out error = PL_OUT(thought->error);
        thought->right = pl_shown_read(thought->job, thought->lang, &error);
        break;
    }
    }
}
