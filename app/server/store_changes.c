/* Changes of many tables in one transaction.
 *
 * They are made in rounds: each round has at most one change of a table, the first that has not been tried. Within a
 * round all heads are moved, in the order of the tables' ids so that two servers never wait for each other in a ring;
 * a head that did not move makes that change stale, and the other steps are done for those that did. A later change of
 * a table joins a round only if the one before was made: its number may fit a history that is not its own. */
#include "app/server/store_sql.h"
#include <sodium.h>
#include <stdlib.h>

#define MAX_LENGTH 1000000 /* moves of a table; a long game has some thousand */

struct batch {
    struct pl_store *store;
    struct pl_store_change **order; /* by table, then as given */
    struct pl_store_change **round; /* what this round is about, `n` of them */
    int count, n;
    struct sql_value *values; /* room for the largest step */
    int64_t *changed;
    char (*words)[64]; /* notices */
    char (*scores)[PL_MAX_SEATS * 12];
    int64_t now;
};

static bool is_possible(const struct pl_store_change *change) {
    if (change->length < 0 || change->keep < 0 || change->keep > change->length || change->count < 0 ||
        change->count > MAX_LENGTH || change->keep > MAX_LENGTH - change->count ||
        (change->state && (change->state < PL_TABLE_WAITING || change->state > PL_TABLE_FINISHED)) ||
        (change->result && change->state != PL_TABLE_FINISHED) || change->turn < 0 || change->turn > PL_MOST_TURN)
        return false;
    for (int i = 0; i < change->count; i++)
        if (!sql_text_fits(change->moves[i].notation, sizeof change->moves[i].notation) ||
            change->moves[i].seat < PL_CHANCE || change->moves[i].seat >= PL_MAX_SEATS)
            return false;
    return true;
}

/* ---- Steps of a round ------------------------------------------------------------------------------------------ */

/* The heads: changed[i] tells which changes go on. */
static enum pl_store_status move_heads(struct batch *batch) {
    struct sql_value *value = batch->values;
    for (int i = 0; i < batch->n; i++) {
        const struct pl_store_change *change = batch->round[i];
        *value++ = NUM(change->keep + change->count);
        *value++ = NUM(batch->now);
        *value++ = NUM(change->turn);
        *value++ = NUM(change->table);
        *value++ = NUM(change->change);
        *value++ = NUM(change->length);
        *value++ = NUM(change->anew);
    }
    return batch->store->driver->run_many(batch->store, SQL_HEAD_MOVE, batch->n, batch->values, batch->changed);
}

/* Keeps in the round only those that were first; the others get their answer. */
static enum pl_store_status sort_out(struct batch *batch) {
    int kept = 0;
    for (int i = 0; i < batch->n; i++) {
        struct pl_store_change *change = batch->round[i];
        if (batch->changed[i]) {
            change->status = PL_STORE_OK;
            batch->round[kept++] = change;
            continue;
        }
        change->status = sql_stale(batch->store, change->table);
        if (change->status != PL_STORE_STALE && change->status != PL_STORE_MISSING)
            return change->status;
    }
    batch->n = kept;
    return PL_STORE_OK;
}

static enum pl_store_status drop_moves(struct batch *batch) {
    int n = 0;
    for (int i = 0; i < batch->n; i++)
        if (batch->round[i]->keep < batch->round[i]->length) {
            batch->values[2 * n] = NUM(batch->round[i]->table);
            batch->values[2 * n++ + 1] = NUM(batch->round[i]->keep);
        }
    return batch->store->driver->run_many(batch->store, SQL_MOVE_DROP, n, batch->values, NULL);
}

static enum pl_store_status add_moves(struct batch *batch) {
    struct sql_value *value = batch->values;
    for (int i = 0; i < batch->n; i++) {
        const struct pl_store_change *change = batch->round[i];
        for (int k = 0; k < change->count; k++) {
            const struct pl_store_move *move = &change->moves[k];
            *value++ = NUM(change->table);
            *value++ = NUM(change->keep + k);
            *value++ = NUM(move->seat);
            *value++ = NUM(move->move);
            *value++ = TXT(move->notation);
            *value++ = NUM(batch->now);
            *value++ = NUM(change->change + 1);
            *value++ = NUM(move->position);
        }
    }
    int times = (int)((value - batch->values) / sql_statements[SQL_MOVE_ADD].parameters);
    return batch->store->driver->run_many(batch->store, SQL_MOVE_ADD, times, batch->values, NULL);
}

static enum pl_store_status set_states(struct batch *batch) {
    struct sql_value *value = batch->values;
    for (int i = 0; i < batch->n; i++) {
        const struct pl_store_change *change = batch->round[i];
        if (change->state) {
            *value++ = NUM(change->state);
            *value++ = NUM(change->state == PL_TABLE_FINISHED);
            *value++ = NUM(change->table);
        }
    }
    int times = (int)((value - batch->values) / sql_statements[SQL_TABLE_STATE].parameters);
    return batch->store->driver->run_many(batch->store, SQL_TABLE_STATE, times, batch->values, NULL);
}

static enum pl_store_status set_results(struct batch *batch) {
    struct sql_value *value = batch->values;
    for (int i = 0; i < batch->n; i++) {
        const struct pl_store_change *change = batch->round[i];
        if (!change->result)
            continue;
        struct pl_out scores = PL_OUT(batch->scores[i]);
        for (int k = 0; k < PL_MAX_SEATS; k++)
            pl_putf(&scores, "%s%d", k ? "," : "", (int)change->result->score[k]);
        *value++ = NUM(change->result->ending);
        *value++ = NUM(change->result->winners);
        *value++ = TXT(batch->scores[i]);
        *value++ = NUM(change->table);
    }
    int times = (int)((value - batch->values) / sql_statements[SQL_TABLE_RESULT].parameters);
    return batch->store->driver->run_many(batch->store, SQL_TABLE_RESULT, times, batch->values, NULL);
}

static enum pl_store_status set_rules(struct batch *batch) {
    struct sql_value *value = batch->values;
    for (int i = 0; i < batch->n; i++) {
        const struct pl_store_change *change = batch->round[i];
        if (change->rules_version) {
            *value++ = NUM(change->rules_version);
            *value++ = NUM(change->friendly);
            *value++ = NUM(change->table);
        }
    }
    int times = (int)((value - batch->values) / sql_statements[SQL_TABLE_RULES].parameters);
    return batch->store->driver->run_many(batch->store, SQL_TABLE_RULES, times, batch->values, NULL);
}

static enum pl_store_status set_dice(struct batch *batch) {
    enum pl_store_status status = PL_STORE_OK;
    for (int i = 0; i < batch->n && status == PL_STORE_OK; i++) {
        const struct pl_store_change *change = batch->round[i];
        if (!change->seed)
            continue;
        char seed[2 * PL_SEED_BYTES + 1], commitment[2 * PL_COMMITMENT_BYTES + 1];
        sodium_bin2hex(seed, sizeof seed, change->seed, PL_SEED_BYTES);
        sodium_bin2hex(commitment, sizeof commitment, change->commitment, PL_COMMITMENT_BYTES);
        status = RUN(batch->store, TABLE_DICE, NULL, NULL, NULL, TXT(seed), TXT(commitment), NUM(change->table));
        sodium_memzero(seed, sizeof seed);
    }
    return status;
}

static enum pl_store_status tell(struct batch *batch) {
    if (!batch->store->driver->notices)
        return PL_STORE_OK;
    for (int i = 0; i < batch->n; i++) {
        struct pl_out words = PL_OUT(batch->words[i]);
        pl_putf(&words, "%lld %lld%s", (long long)batch->round[i]->table, (long long)batch->round[i]->change + 1,
                batch->round[i]->state ? PL_LISTED : "");
        batch->values[i] = TXT(batch->words[i]);
    }
    return batch->store->driver->run_many(batch->store, SQL_NOTIFY, batch->n, batch->values, NULL);
}

static enum pl_store_status make_round(struct batch *batch) {
    static enum pl_store_status (*const steps[])(struct batch *) = {
        move_heads, sort_out, drop_moves, add_moves, set_states, set_results, set_rules, set_dice, tell};
    enum pl_store_status status = PL_STORE_OK;
    for (size_t i = 0; i < sizeof steps / sizeof *steps && status == PL_STORE_OK; i++)
        status = steps[i](batch);
    return status;
}

/* ---- The batch ------------------------------------------------------------------------------------------------- */

#define UNTRIED PL_STORE_STATUSES

/* Takes the next change of each table. One of an earlier round that was not made makes the later ones stale. */
static void choose_round(struct batch *batch) {
    batch->n = 0;
    bool blocked = false, chosen = false;
    for (int i = 0; i < batch->count; i++) {
        struct pl_store_change *change = batch->order[i];
        if (!i || change->table != batch->order[i - 1]->table)
            blocked = chosen = false;
        if (change->status != UNTRIED) {
            blocked = blocked || change->status != PL_STORE_OK;
        } else if (blocked) {
            change->status = PL_STORE_STALE;
        } else if (!chosen) {
            batch->round[batch->n++] = change;
            chosen = true;
        }
    }
}

static enum pl_store_status make_rounds(struct batch *batch) {
    enum pl_store_status status = PL_STORE_OK;
    for (choose_round(batch); batch->n && status == PL_STORE_OK; choose_round(batch))
        status = make_round(batch);
    return status;
}

static int by_table(const void *left, const void *right) {
    const struct pl_store_change *a = *(struct pl_store_change *const *)left,
                                 *b = *(struct pl_store_change *const *)right;
    if (a->table != b->table)
        return a->table < b->table ? -1 : 1;
    return a < b ? -1 : a > b; /* all are of one array: as given */
}

/* Room for everything, in one piece of memory each; false if there is none. */
static bool make_room(struct batch *batch, const struct pl_store_change *changes) {
    size_t count = (size_t)batch->count, moves = 0;
    for (size_t i = 0; i < count; i++)
        moves += changes[i].status == UNTRIED ? (size_t)changes[i].count : 0;
    size_t values = sql_statements[SQL_HEAD_MOVE].parameters * count;
    if (sql_statements[SQL_MOVE_ADD].parameters * moves > values)
        values = sql_statements[SQL_MOVE_ADD].parameters * moves;
    batch->order = calloc(count, sizeof(struct pl_store_change *));
    batch->round = calloc(count, sizeof(struct pl_store_change *));
    batch->values = calloc(values + 1, sizeof *batch->values);
    batch->changed = calloc(count, sizeof *batch->changed);
    batch->words = calloc(count, sizeof *batch->words);
    batch->scores = calloc(count, sizeof *batch->scores);
    return batch->order && batch->round && batch->values && batch->changed && batch->words && batch->scores;
}

static void free_room(struct batch *batch) {
    free(batch->order);
    free(batch->round);
    free(batch->values);
    free(batch->changed);
    free(batch->words);
    free(batch->scores);
}

enum pl_store_status sql_make_changes(struct pl_store *store, struct pl_store_change *changes, int count) {
    struct batch batch = {.store = store, .count = count, .now = sql_now()};
    for (int i = 0; i < count; i++)
        changes[i].status = is_possible(&changes[i]) ? UNTRIED : PL_STORE_REFUSED;
    enum pl_store_status status = PL_STORE_MEMORY;
    if (make_room(&batch, changes)) {
        for (int i = 0; i < count; i++)
            batch.order[i] = &changes[i];
        qsort(batch.order, (size_t)count, sizeof(struct pl_store_change *), by_table);
        status = make_rounds(&batch);
        if (status == PL_STORE_TAKEN || status == PL_STORE_MISSING)
            status = PL_STORE_FAILED; /* the head and the moves disagree: pl_store_check will tell */
    }
    free_room(&batch);
    return status;
}

static enum pl_store_status answer_anew(struct pl_store *store, const struct pl_store_change *change) {
    int64_t changed = 0;
    enum pl_store_status status = RUN(store, HEAD_ANEW, NULL, NULL, &changed, NUM(change->table), NUM(change->change),
                                      NUM(change->length), NUM(change->anew));
    if (status == PL_STORE_OK && !changed)
        status = sql_stale(store, change->table);
    for (int i = 0; i < change->count && status == PL_STORE_OK; i++) {
        const struct pl_store_move *move = &change->moves[i];
        status = RUN(store, MOVE_ANEW, NULL, NULL, &changed, NUM(move->move), TXT(move->notation), NUM(move->position),
                     NUM(change->table), NUM(change->keep + i));
        if (status == PL_STORE_OK && !changed)
            status = PL_STORE_FAILED; /* the head and the moves disagree */
    }
    return status;
}

enum pl_store_status pl_store_anew(struct pl_store *store, const struct pl_store_change *change) {
    if (!is_possible(change) || change->keep + change->count != change->length)
        return PL_STORE_REFUSED;
    enum pl_store_status status = store->driver->begin(store, true);
    return status == PL_STORE_OK ? sql_end(store, answer_anew(store, change)) : status;
}

enum pl_store_status pl_store_apply(struct pl_store *store, struct pl_store_change *changes, int count) {
    if (count <= 0)
        return PL_STORE_OK;
    enum pl_store_status status = store->driver->begin(store, true);
    if (status == PL_STORE_OK)
        status = sql_end(store, sql_make_changes(store, changes, count));
    for (int i = 0; i < count && status != PL_STORE_OK; i++)
        changes[i].status = status;
    return status;
}
