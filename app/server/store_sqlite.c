/* The store in an SQLite file: write-ahead log, synced at every commit, so that what is answered is on the disk. */
#include "app/server/store_sql.h"
#include "match/tr.h"
#include <errno.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <sys/stat.h>

#define BUSY_MS 5000
#define APPLICATION_ID 0x504C5441 /* "PLTA": what kind of file it is, for file(1) and for ourselves */

struct sqlite_store {
    struct pl_store base;
    sqlite3 *db;
    sqlite3_stmt *prepared[SQL_COUNT];
};

static struct sqlite_store *sqlite(struct pl_store *store) {
    return (struct sqlite_store *)store;
}

/* ---- Errors ---------------------------------------------------------------------------------------------------- */

/* What the system said of the last write that failed, of the file or of its log. sqlite3_system_errno() would tell what
 * it said of the last call of any kind. */
static int last_errno(sqlite3 *db) {
    static const int kinds[] = {SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER};
    int reason = 0;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds && !reason; i++) {
        sqlite3_file *file = NULL;
        if (sqlite3_file_control(db, "main", kinds[i], &file) == SQLITE_OK && file && file->pMethods)
            file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &reason);
    }
    return reason;
}

/* A quota and the largest size of a file are as full as a disk: SQLite itself tells only ENOSPC apart. */
static bool is_full(sqlite3 *db, int code) {
    if ((code & 0xFF) == SQLITE_FULL)
        return true;
    int reason = (code & 0xFF) == SQLITE_IOERR ? last_errno(db) : 0;
    return reason == ENOSPC || reason == EDQUOT || reason == EFBIG;
}

static enum pl_store_status status_of(sqlite3 *db, int code) {
    if (is_full(db, code))
        return PL_STORE_FULL;
    switch (code & 0xFF) {
    case SQLITE_OK:
    case SQLITE_ROW:
    case SQLITE_DONE:
        return PL_STORE_OK;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return PL_STORE_BUSY;
    case SQLITE_NOMEM:
        return PL_STORE_MEMORY;
    case SQLITE_CONSTRAINT:
        return code == SQLITE_CONSTRAINT_FOREIGNKEY                                       ? PL_STORE_MISSING
               : code == SQLITE_CONSTRAINT_UNIQUE || code == SQLITE_CONSTRAINT_PRIMARYKEY ? PL_STORE_TAKEN
                                                                                          : PL_STORE_FAILED;
    default:
        return PL_STORE_FAILED;
    }
}

static enum pl_store_status failed(struct sqlite_store *s, int code) {
    enum pl_store_status status = status_of(s->db, code);
    if (status == PL_STORE_OK)
        return status;
    int reason = (code & 0xFF) == SQLITE_IOERR ? last_errno(s->db) : 0;
    return sql_fail(&s->base, status, "%s (%d)%s%s", sqlite3_errmsg(s->db), code, reason ? ": " : "",
                    reason ? strerror(reason) : "");
}

static enum pl_store_status script(struct pl_store *store, const char *text) {
    struct sqlite_store *s = sqlite(store);
    return failed(s, sqlite3_exec(s->db, text, NULL, NULL, NULL));
}

/* ---- Statements ------------------------------------------------------------------------------------------------ */

static enum pl_store_status prepare(struct sqlite_store *s, enum sql_id id, sqlite3_stmt **out) {
    const struct sql_statement *statement = &sql_statements[id];
    if (!s->prepared[id]) {
        int code = sqlite3_prepare_v3(s->db, statement->text, -1, SQLITE_PREPARE_PERSISTENT, &s->prepared[id], NULL);
        if (code != SQLITE_OK)
            return failed(s, code);
        /* SQLite takes $1 for a name and numbers parameters as they come. */
        for (int i = 1; i <= statement->parameters; i++) {
            const char *name = sqlite3_bind_parameter_name(s->prepared[id], i);
            if (!name || atoi(name + 1) != i)
                return sql_fail(&s->base, PL_STORE_FAILED, "parameter %d of: %s", i, statement->text);
        }
    }
    *out = s->prepared[id];
    return PL_STORE_OK;
}

static int64_t row_number(const struct sql_row *row, int column) {
    return sqlite3_column_int64(row->data, column);
}
static const char *row_text(const struct sql_row *row, int column) {
    const unsigned char *text = sqlite3_column_text(row->data, column);
    return text ? (const char *)text : "";
}

static enum pl_store_status run(struct pl_store *store, enum sql_id id, const struct sql_value *values, sql_row_fn *row,
                                void *context, int64_t *changes) {
    struct sqlite_store *s = sqlite(store);
    sqlite3_stmt *statement = NULL;
    enum pl_store_status status = prepare(s, id, &statement);
    if (status != PL_STORE_OK)
        return status;
    int code = SQLITE_OK;
    for (int i = 0; i < sql_statements[id].parameters && code == SQLITE_OK; i++)
        code = values[i].text ? sqlite3_bind_text(statement, i + 1, values[i].text, -1, SQLITE_STATIC)
                              : sqlite3_bind_int64(statement, i + 1, values[i].number);
    if (code == SQLITE_OK)
        while ((code = sqlite3_step(statement)) == SQLITE_ROW)
            if (row)
                row(context, &(struct sql_row){.number = row_number, .text = row_text, .data = statement});
    if (code == SQLITE_DONE && changes)
        *changes = sqlite3_changes64(s->db);
    status = failed(s, code);
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return status;
}

static enum pl_store_status run_many(struct pl_store *store, enum sql_id id, int times, const struct sql_value *values,
                                     int64_t *changes) {
    for (int i = 0; i < times; i++) {
        enum pl_store_status status = run(store, id, values + (ptrdiff_t)i * sql_statements[id].parameters, NULL, NULL,
                                          changes ? &changes[i] : NULL);
        if (status != PL_STORE_OK)
            return status;
    }
    return PL_STORE_OK;
}

/* ---- Transactions ---------------------------------------------------------------------------------------------- */

/* A writer takes the lock at once: one that has read first could not get it any more after somebody else has written.
 */
static enum pl_store_status begin(struct pl_store *store, bool writes) {
    return script(store, writes ? "BEGIN IMMEDIATE" : "BEGIN");
}
static enum pl_store_status commit(struct pl_store *store) {
    return script(store, "COMMIT");
}
/* After some errors SQLite has rolled back by itself; the failure that led here stays the one that is told. */
static void rollback(struct pl_store *store) {
    struct sqlite_store *s = sqlite(store);
    if (!sqlite3_get_autocommit(s->db))
        sqlite3_exec(s->db, "ROLLBACK", NULL, NULL, NULL);
}

/* ---- Opening and checking -------------------------------------------------------------------------------------- */

static int first_text(void *context, int columns, char **values, char **names) {
    (void)names;
    char *out = context;
    if (columns > 0 && !out[0])
        snprintf(out, 256, "%s", values[0] ? values[0] : "");
    return 0;
}

/* The first value that is not empty. */
static enum pl_store_status ask(struct sqlite_store *s, const char *text, char answer[256]) {
    answer[0] = '\0';
    return failed(s, sqlite3_exec(s->db, text, first_text, answer, NULL));
}

static enum pl_store_status versioned(struct pl_store *store, bool *yes) {
    struct sqlite_store *s = sqlite(store);
    char tables[256], ours[256], id[256];
    enum pl_store_status status = ask(s, "SELECT COUNT(*) FROM sqlite_master", tables);
    if (status == PL_STORE_OK)
        status = ask(s, "SELECT COUNT(*) FROM sqlite_master WHERE name = 'schema_versions'", ours);
    if (status == PL_STORE_OK)
        status = ask(s, "PRAGMA application_id", id);
    if (status != PL_STORE_OK)
        return status;
    *yes = atoi(ours) > 0;
    if (*yes || atoi(tables) > 0 || atoi(id))
        return atoi(id) == APPLICATION_ID ? PL_STORE_OK
                                          : sql_fail(store, PL_STORE_FAILED, "the database of another program");
    char pragma[64];
    snprintf(pragma, sizeof pragma, "PRAGMA application_id = %d", APPLICATION_ID);
    return script(store, pragma);
}

static enum pl_store_status check(struct pl_store *store) {
    struct sqlite_store *s = sqlite(store);
    char answer[256];
    enum pl_store_status status = ask(s, "PRAGMA integrity_check(1)", answer);
    if (status == PL_STORE_OK && strcmp(answer, "ok") != 0)
        return sql_fail(store, PL_STORE_FAILED, "%s", answer);
    if (status == PL_STORE_OK)
        status = ask(s, "PRAGMA foreign_key_check", answer);
    if (status == PL_STORE_OK && answer[0])
        return sql_fail(store, PL_STORE_FAILED, "%s: a row refers to one that is not there", answer);
    return status;
}

/* Without the indexes' order, which takes several times as long. */
static enum pl_store_status sound(struct pl_store *store) {
    char answer[256];
    enum pl_store_status status = ask(sqlite(store), "PRAGMA quick_check(1)", answer);
    return status == PL_STORE_OK && strcmp(answer, "ok") != 0 ? sql_fail(store, PL_STORE_FAILED, "%s", answer) : status;
}

static void close_it(struct pl_store *store) {
    struct sqlite_store *s = sqlite(store);
    for (int i = 0; i < SQL_COUNT; i++)
        sqlite3_finalize(s->prepared[i]);
    sqlite3_close(s->db);
    free(s);
}

static const struct sql_driver driver = SQL_DRIVER(.sqlite = true);

/* Settings that hold for a connection. FULL syncs the log at each commit; NORMAL would lose the last moves with the
 * power. A log of at most some 16 MiB is folded into the file now and then. */
static enum pl_store_status configure(struct sqlite_store *s) {
    char mode[256];
    sqlite3_extended_result_codes(s->db, 1);
    sqlite3_busy_timeout(s->db, BUSY_MS);
    enum pl_store_status status = ask(s, "PRAGMA journal_mode = WAL", mode);
    if (status == PL_STORE_OK && strcmp(mode, "wal") != 0)
        return sql_fail(&s->base, PL_STORE_FAILED, "no write-ahead log is possible here (journal mode %s)", mode);
    return status == PL_STORE_OK ? script(&s->base, "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
                                                    "PRAGMA trusted_schema = OFF; PRAGMA wal_autocheckpoint = 4000;"
                                                    "PRAGMA journal_size_limit = 67108864")
                                 : status;
}

/* The file holds the seeds of running games: nobody but its owner may read it; its log gets the same mode. It is made
 * without being opened: closing it would take away the locks of a handle that this process has on it already. */
static bool make_private(const char *path) {
    struct stat file;
    if (mknod(path, S_IFREG | 0600, 0) != 0 && errno != EEXIST)
        return false;
    if (stat(path, &file) != 0)
        return false;
    if (!S_ISREG(file.st_mode))
        errno = EINVAL;
    return S_ISREG(file.st_mode);
}

struct pl_store *sqlite_open(const char *path, enum pl_lang lang, struct pl_out *error) {
    struct sqlite_store *s = calloc(1, sizeof *s);
    if (!s) {
        pl_put(error, pl_store_say(PL_STORE_MEMORY, lang));
        return NULL;
    }
    s->base.driver = &driver;
    enum pl_store_status status;
    if (!make_private(path))
        status = sql_fail(&s->base, errno == ENOSPC ? PL_STORE_FULL : PL_STORE_FAILED, "%s",
                          errno == EINVAL ? TR(lang, "it is not a file", "ce n'est pas un fichier") : strerror(errno));
    else
        status = failed(s, sqlite3_open_v2(path, &s->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL));
    if (status == PL_STORE_OK)
        status = configure(s);
    if (status == PL_STORE_OK)
        return &s->base;
    pl_putf(error, TR(lang, "cannot open the database %s: ", "impossible d'ouvrir la base de données %s : "), path);
    sql_say_opening(&s->base, lang, error);
    close_it(&s->base);
    return NULL;
}
