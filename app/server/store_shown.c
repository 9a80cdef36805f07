/* Games from files: kept whole, with the file as it came, so that whoever takes it along gets what was brought. */
#include "app/server/store_sql.h"
#include <stdlib.h>

/* Nearly what it takes in the database. */
int64_t pl_store_weigh(const struct pl_store_moves *moves, const char *file) {
    return (int64_t)strlen(file) + INT64_C(100) * moves->count;
}

/* In one transaction: the table, its moves as one change, how it ended, the file. */
static enum pl_store_status show(struct pl_store *store, const struct pl_store_table *table, int64_t weight,
                                 struct pl_store_change *change, const char *file) {
    enum pl_store_status status = sql_add_table(store, table);
    if (status == PL_STORE_OK)
        status = sql_make_changes(store, change, 1);
    if (status == PL_STORE_OK)
        status = change->status;
    if (status == PL_STORE_OK)
        status = RUN(store, TABLE_WEIGHT, NULL, NULL, NULL, NUM(weight), NUM(table->id));
    if (status == PL_STORE_OK)
        status = RUN(store, FILE_ADD, NULL, NULL, NULL, NUM(table->id), TXT(file));
    return status;
}

enum pl_store_status pl_store_show(struct pl_store *store, struct pl_store_table *table,
                                   const struct pl_store_moves *moves, const struct pl_result *result,
                                   const char *file) {
    struct pl_store_table made;
    if (table->state || !sql_new_table(table, &made))
        return PL_STORE_REFUSED;
    made.shown = true;
    struct pl_store_change change = {.table = made.id,
                                     .change = made.change,
                                     .moves = moves->move,
                                     .count = moves->count,
                                     .state = PL_TABLE_FINISHED,
                                     .rules_version = made.rules_version,
                                     .friendly = table->friendly,
                                     .result = result};
    enum pl_store_status status = store->driver->begin(store, true);
    if (status == PL_STORE_OK)
        status = sql_end(store, show(store, &made, pl_store_weigh(moves, file), &change, file));
    if (status != PL_STORE_OK)
        return status;
    made.change++;
    made.length = moves->count;
    made.state = PL_TABLE_FINISHED;
    made.revealed = true;
    made.friendly = table->friendly;
    made.has_result = result != NULL;
    if (result)
        made.result = *result;
    *table = made;
    return PL_STORE_OK;
}

static void copy_text(void *context, const struct sql_row *row) {
    *(char **)context = strdup(row->text(row, 0));
}

enum pl_store_status pl_store_file(struct pl_store *store, int64_t table, char **file) {
    *file = NULL;
    enum pl_store_status status = RUN(store, FILE_GET, copy_text, file, NULL, NUM(table));
    return status == PL_STORE_OK && !*file ? PL_STORE_MISSING : status;
}

static void read_count(void *context, const struct sql_row *row) {
    *(int64_t *)context = row->number(row, 0);
}

enum pl_store_status pl_store_shown(struct pl_store *store, int64_t identity, int64_t *count) {
    *count = 0;
    return RUN(store, TABLES_SHOWN, read_count, count, NULL, NUM(identity));
}

enum pl_store_status pl_store_weight(struct pl_store *store, int64_t *bytes) {
    *bytes = 0;
    return RUN(store, WEIGHT, read_count, bytes, NULL, NUM(0));
}
