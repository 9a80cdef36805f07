/* The schema and its history. A step that has been released is never edited: what comes later is a further step. */
#include "app/server/store_sql.h"

/* Integers and texts only; hashes and seeds are hexadecimal. A head is the little of a table that every move changes,
 * kept apart so that a thousand tables' heads lie on a few pages. That (table_id, number) is the key of a move is what
 * makes a doubled move impossible, whatever a program does. */
#define STEP_1(INT, STRICT, COMPACT, ROOMY)                                                                            \
    "CREATE TABLE identities (id " INT " PRIMARY KEY, name TEXT NOT NULL, created " INT " NOT NULL,"                   \
    " seen " INT " NOT NULL)" STRICT ";"                                                                               \
    "CREATE TABLE accounts (identity " INT " PRIMARY KEY REFERENCES identities ON DELETE CASCADE,"                     \
    " login TEXT NOT NULL UNIQUE, password TEXT NOT NULL)" STRICT ";"                                                  \
    "CREATE TABLE sessions (secret TEXT PRIMARY KEY, identity " INT                                                    \
    " NOT NULL REFERENCES identities ON DELETE CASCADE,"                                                               \
    " device TEXT NOT NULL, created " INT " NOT NULL, seen " INT " NOT NULL)" COMPACT ";"                              \
    "CREATE INDEX sessions_of ON sessions (identity);"                                                                 \
    "CREATE TABLE tables (id " INT " PRIMARY KEY, game TEXT NOT NULL, rules " INT " NOT NULL,"                         \
    " friendly " INT " NOT NULL, players " INT " NOT NULL, options TEXT NOT NULL, roles TEXT NOT NULL,"                \
    " owner " INT " REFERENCES identities, created " INT " NOT NULL,"                                                  \
    " state " INT " NOT NULL CHECK (state IN (1, 2, 3)), open " INT " NOT NULL, spectators " INT " NOT NULL,"          \
    " seed TEXT NOT NULL CHECK (length(seed) = 32), commitment TEXT NOT NULL CHECK (length(commitment) = 64),"         \
    " revealed " INT " NOT NULL, ending " INT " NOT NULL, winners " INT " NOT NULL, scores TEXT NOT NULL)" STRICT ";"  \
    "CREATE INDEX tables_by_state ON tables (state, created);"                                                         \
    "CREATE INDEX tables_of ON tables (owner);"                                                                        \
    "CREATE TABLE heads (table_id " INT " PRIMARY KEY REFERENCES tables, change " INT " NOT NULL,"                     \
    " length " INT " NOT NULL, updated " INT " NOT NULL)" ROOMY ";"                                                    \
    "CREATE TABLE seats (table_id " INT " NOT NULL REFERENCES tables, seat " INT " NOT NULL,"                          \
    " identity " INT " REFERENCES identities, name TEXT NOT NULL, bot TEXT NOT NULL, invitation TEXT UNIQUE,"          \
    " used " INT " NOT NULL DEFAULT 0, PRIMARY KEY (table_id, seat))" COMPACT ";"                                      \
    "CREATE INDEX seats_of ON seats (identity);"                                                                       \
    "CREATE TABLE moves (table_id " INT " NOT NULL REFERENCES heads, number " INT " NOT NULL CHECK (number >= 0),"     \
    " seat " INT " NOT NULL, move " INT " NOT NULL, notation TEXT NOT NULL, made " INT " NOT NULL,"                    \
    " change " INT " NOT NULL, PRIMARY KEY (table_id, number))" COMPACT ";"

/* The position that each move led to, as one number: an upgrade of the rules is compared with it. */
#define STEP_2(INT) "ALTER TABLE moves ADD COLUMN position " INT " NOT NULL DEFAULT 0;"

/* Whose turn it is (its seat + 1, 0: not known, or nobody's): a lobby need not replay games to say so. */
#define STEP_3(INT) "ALTER TABLE heads ADD COLUMN turn " INT " NOT NULL DEFAULT 0;"

/* Games from files: the file as it came. */
#define STEP_4(INT, STRICT)                                                                                            \
    "ALTER TABLE tables ADD COLUMN shown " INT " NOT NULL DEFAULT 0;"                                                  \
    "CREATE TABLE files (table_id " INT " PRIMARY KEY REFERENCES tables, text TEXT NOT NULL)" STRICT ";"

/* What a game from a file takes, so that all of them together can be held to a size. */
#define STEP_5(INT)                                                                                                    \
    "ALTER TABLE tables ADD COLUMN weight " INT " NOT NULL DEFAULT 0;"                                                 \
    "UPDATE tables SET weight = COALESCE((SELECT length(f.text) FROM files f WHERE f.table_id = tables.id), 0)"        \
    " + 100 * COALESCE((SELECT h.length FROM heads h WHERE h.table_id = tables.id), 0) WHERE shown = 1;"               \
    "CREATE INDEX tables_shown ON tables (weight) WHERE shown = 1;"

/* Browsers that an account was logged in from; the token's hash. */
#define STEP_6(INT, COMPACT)                                                                                           \
    "CREATE TABLE devices (secret TEXT NOT NULL, identity " INT " NOT NULL REFERENCES identities ON DELETE CASCADE,"   \
    " seen " INT " NOT NULL, PRIMARY KEY (secret, identity))" COMPACT ";"                                              \
    "CREATE INDEX devices_of ON devices (identity);"

/* The level of the automa that plays a seat. */
#define STEP_7 "ALTER TABLE seats ADD COLUMN automa TEXT NOT NULL DEFAULT '';"

/* How often somebody who decides together with others has answered anew: changes that nobody else is to see. */
#define STEP_8(INT) "ALTER TABLE heads ADD COLUMN anew " INT " NOT NULL DEFAULT 0;"

const struct sql_migration sql_migrations[] = {
    {.sqlite = STEP_1("INTEGER", " STRICT", " STRICT, WITHOUT ROWID", " STRICT"),
     .postgres = STEP_1("BIGINT", "", "", " WITH (fillfactor = 50)")},
    {.sqlite = STEP_2("INTEGER"), .postgres = STEP_2("BIGINT")},
    {.sqlite = STEP_3("INTEGER"), .postgres = STEP_3("BIGINT")},
    {.sqlite = STEP_4("INTEGER", " STRICT"), .postgres = STEP_4("BIGINT", "")},
    {.sqlite = STEP_5("INTEGER"), .postgres = STEP_5("BIGINT")},
    {.sqlite = STEP_6("INTEGER", " STRICT, WITHOUT ROWID"), .postgres = STEP_6("BIGINT", "")},
    {.sqlite = STEP_7, .postgres = STEP_7},
    {.sqlite = STEP_8("INTEGER"), .postgres = STEP_8("BIGINT")},
};
const int sql_migration_count = sizeof sql_migrations / sizeof *sql_migrations;

static void read_number(void *context, const struct sql_row *row) {
    *(int64_t *)context = row->number(row, 0);
}

static enum pl_store_status migrate(struct pl_store *store, const struct sql_migration *migrations, int count) {
    bool versioned = false;
    int64_t version = 0;
    enum pl_store_status status = store->driver->versioned(store, &versioned);
    if (status == PL_STORE_OK && !versioned)
        status = store->driver->script(store, store->driver->sqlite
                                                  ? "CREATE TABLE schema_versions (version INTEGER PRIMARY KEY,"
                                                    " applied INTEGER NOT NULL) STRICT"
                                                  : "CREATE TABLE schema_versions (version BIGINT PRIMARY KEY,"
                                                    " applied BIGINT NOT NULL)");
    if (status == PL_STORE_OK)
        status = RUN(store, VERSION, read_number, &version, NULL, NUM(0));
    if (status == PL_STORE_OK && version > count)
        return sql_fail(store, PL_STORE_NEWER, "schema %lld, this program knows %d", (long long)version, count);
    for (int i = (int)version; i < count && status == PL_STORE_OK; i++) {
        status = store->driver->script(store, store->driver->sqlite ? migrations[i].sqlite : migrations[i].postgres);
        if (status == PL_STORE_OK)
            status = RUN(store, VERSION_ADD, NULL, NULL, NULL, NUM(i + 1), NUM(sql_now()));
    }
    return status;
}

enum pl_store_status sql_migrate(struct pl_store *store, const struct sql_migration *migrations, int count) {
    enum pl_store_status status = store->driver->begin(store, true);
    return status == PL_STORE_OK ? sql_end(store, migrate(store, migrations, count)) : status;
}
