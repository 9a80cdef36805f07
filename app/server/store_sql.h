/* Private to the store: one small way to speak SQL, so that every operation is written once for both databases.
 *
 * The statements (store_sql.def) are understood by both: integers and texts only, parameters $1, $2… named in that
 * order. A driver keeps them prepared, maps the database's errors to ours and knows how to begin and end a transaction.
 */
#ifndef PLATEAU_SERVER_STORE_SQL_H
#define PLATEAU_SERVER_STORE_SQL_H

#include "app/server/store.h"

enum sql_id {
#define STATEMENT(ID, PARAMETERS, TEXT) SQL_##ID,
#include "app/server/store_sql.def"
#undef STATEMENT
    SQL_COUNT
};
struct sql_statement {
    int parameters;
    const char *text;
};
extern const struct sql_statement sql_statements[SQL_COUNT];
#define SQL_MAX_PARAMETERS 20

/* A parameter: a text, or a number if there is no text. */
struct sql_value {
    const char *text;
    int64_t number;
};
#define NUM(N) ((struct sql_value){.number = (int64_t)(N)})
#define TXT(T) ((struct sql_value){.text = (T)})

/* A row of an answer, alive only while it is being looked at. */
struct sql_row {
    int64_t (*number)(const struct sql_row *row, int column);
    const char *(*text)(const struct sql_row *row, int column); /* never NULL */
    void *data;
    int index;
};
typedef void sql_row_fn(void *context, const struct sql_row *row);

struct sql_driver {
    enum pl_store_status (*begin)(struct pl_store *store, bool writes);
    enum pl_store_status (*commit)(struct pl_store *store);
    void (*rollback)(struct pl_store *store);
    /* Runs one statement: `row` (may be NULL) for each row, the number of rows changed into *changes (may be NULL).
     * Outside of a transaction it must only read. */
    enum pl_store_status (*run)(struct pl_store *store, enum sql_id id, const struct sql_value *values, sql_row_fn *row,
                                void *context, int64_t *changes);
    /* Runs one statement `times` times, with the next values each time, and without an answer's way to and fro in
     * between. `changes` (may be NULL) has room for `times`. Only in a transaction. */
    enum pl_store_status (*run_many)(struct pl_store *store, enum sql_id id, int times, const struct sql_value *values,
                                     int64_t *changes);
    /* Runs statements without parameters, for migrations. */
    enum pl_store_status (*script)(struct pl_store *store, const char *text);
    /* Has the database the table of versions, and keeps others from migrating until the transaction ends. */
    enum pl_store_status (*versioned)(struct pl_store *store, bool *yes);
    /* The database's own check of itself. */
    enum pl_store_status (*check)(struct pl_store *store);
    /* The same before a server starts: only whether it can be read. */
    enum pl_store_status (*sound)(struct pl_store *store);
    void (*close)(struct pl_store *store);
    bool notices; /* tells other processes of changes */
    bool sqlite;
};
/* Each driver's file calls its functions alike; what else is true of it is given. */
#define SQL_DRIVER(...)                                                                                                \
    {                                                                                                                  \
        .begin = begin, .commit = commit, .rollback = rollback, .run = run, .run_many = run_many, .script = script,    \
        .versioned = versioned, .check = check, .sound = sound, .close = close_it, __VA_ARGS__                         \
    }

/* The beginning of every driver's own struct. */
struct pl_store {
    const struct sql_driver *driver;
    enum pl_store_status failure; /* of the last call that failed */
    char detail[512];
};

struct pl_store *sqlite_open(const char *path, enum pl_lang lang, struct pl_out *error);
struct pl_store *postgres_open(const char *url, enum pl_lang lang, struct pl_out *error);
bool is_postgres(const char *where);
/* Names the channel and the settings that both the store and the watch use. */
#define PL_CHANNEL "plateau_tables"
#define PL_LISTED " listed" /* ends a notice of more than moves */
/* A libpq connection's settings for `url`, ended by NULL: lost servers are noticed within seconds, unless the url says
 * otherwise. */
struct pq_settings {
    const char *keyword[10], *value[10];
};
struct pq_settings postgres_settings(const char *url);

/* One step of the schema's history; the text in both dialects. */
struct sql_migration {
    const char *sqlite, *postgres;
};
/* Brings the schema to the last of `count` migrations (number 1 on) in one transaction. PL_STORE_NEWER: it is past it.
 */
enum pl_store_status sql_migrate(struct pl_store *store, const struct sql_migration *migrations, int count);
extern const struct sql_migration sql_migrations[];
extern const int sql_migration_count;

/* Keeps the failure with its detail; returns it. */
__attribute__((format(printf, 3, 4))) enum pl_store_status sql_fail(struct pl_store *store, enum pl_store_status status,
                                                                    const char *format, ...);
/* Why a database could not be opened, to whoever starts the server: in its own words. */
void sql_say_opening(const struct pl_store *store, enum pl_lang lang, struct pl_out *out);
/* Ends a transaction: commits if all went well, else takes everything back. */
enum pl_store_status sql_end(struct pl_store *store, enum pl_store_status status);
int64_t sql_now(void);
/* A new random id, 1 .. 2^53-1. */
int64_t sql_new_id(void);

/* RUN(store, ID, row, context, &changes, values…) */
#define RUN(STORE, ID, ROW, CONTEXT, CHANGES, ...)                                                                     \
    ((STORE)->driver->run((STORE), SQL_##ID, (struct sql_value[]){__VA_ARGS__}, (ROW), (CONTEXT), (CHANGES)))

/* ---- Shared by tables and changes ------------------------------------------------------------------------------ */

/* Is it a text that both databases keep and that fits into `cap` bytes? Tab and line ends are refused as well. */
bool sql_text_fits(const char *text, size_t cap);
void sql_copy(char *out, size_t cap, const char *text);
/* Raises the table's change number if it is *change, which becomes the new one; locks the table for this transaction
 * and tells the others, if it will be committed. */
enum pl_store_status sql_bump(struct pl_store *store, int64_t table, int64_t *change);
/* Adds a table that has its id; and makes changes as pl_store_apply does. Both only in a transaction. */
enum pl_store_status sql_add_table(struct pl_store *store, const struct pl_store_table *table);
/* The table is no more, with everything of it. */
enum pl_store_status sql_drop_table(struct pl_store *store, int64_t table);
enum pl_store_status sql_make_changes(struct pl_store *store, struct pl_store_change *changes, int count);
/* What is the same of every new table; false: it is not possible. */
bool sql_new_table(const struct pl_store_table *table, struct pl_store_table *made);
/* A further session of an identity; and the same in place of what the browser had, with a new token. Both only in a
 * transaction. */
enum pl_store_status sql_add_session(struct pl_store *store, int64_t id, const char *device,
                                     char cookie[PL_SECRET_TEXT]);
enum pl_store_status sql_renew_keys(struct pl_store *store, int64_t id, const char *device, struct pl_store_keys *keys);
/* Why did nothing match: STALE if there is such a table, MISSING if not. */
enum pl_store_status sql_stale(struct pl_store *store, int64_t table);
/* Tells the others of a change that is more than moves. */
enum pl_store_status sql_notify(struct pl_store *store, int64_t table, int64_t change);

#endif
