/* The store in a PostgreSQL database, shared by several servers. Statements are prepared once per connection; a batch
 * goes out in pipeline mode. A lost connection is made again by the next call that begins something. */
#include "app/server/store_sql.h"
#include "match/tr.h"
#include <inttypes.h>
#include <libpq-fe.h>
#include <stdlib.h>

#define PIPELINE 64 /* statements sent before their answers are read: few enough to fit in any buffer */
#define MIGRATION_LOCK "5786930140301681" /* one server migrates, the others wait */

struct postgres_store {
    struct pl_store base;
    PGconn *connection;
    bool prepared[SQL_COUNT];
    bool inside; /* a transaction */
    bool broken; /* the connection stands, but what was said on it is out of step */
};

static struct postgres_store *postgres(struct pl_store *store) {
    return (struct postgres_store *)store;
}

struct pq_settings postgres_settings(const char *url) {
    /* Later ones win, so that the url can say otherwise. */
    return (struct pq_settings){
        .keyword = {"connect_timeout", "keepalives_idle", "keepalives_interval", "keepalives_count", "tcp_user_timeout",
                    "fallback_application_name", "client_encoding", "dbname"},
        .value = {"5", "10", "5", "3", "15000", "plateau", "UTF8", url},
    };
}

/* ---- Errors ---------------------------------------------------------------------------------------------------- */

static bool is_lost(const struct postgres_store *s) {
    return s->broken || PQstatus(s->connection) != CONNECTION_OK;
}

static const struct {
    const char *state; /* the beginning of an SQLSTATE */
    enum pl_store_status status;
} meanings[] = {
    {"23505", PL_STORE_TAKEN},   /* unique violation */
    {"23503", PL_STORE_MISSING}, /* foreign key violation */
    {"40", PL_STORE_BUSY},       /* serialisation failure, deadlock */
    {"55P03", PL_STORE_BUSY},    /* lock not available in time */
    {"57014", PL_STORE_BUSY},    /* statement timeout */
    {"25P03", PL_STORE_BUSY},    /* idle in transaction for too long */
    {"53100", PL_STORE_FULL},    {"53200", PL_STORE_MEMORY},  {"53", PL_STORE_OFFLINE}, {"57P", PL_STORE_OFFLINE},
    {"08", PL_STORE_OFFLINE},    {"25006", PL_STORE_OFFLINE}, /* read only: a standby that has not taken over yet */
    {"22021", PL_STORE_REFUSED}, {"22003", PL_STORE_REFUSED},
};

static enum pl_store_status meaning_of(struct postgres_store *s, const char *state) {
    if (state)
        for (size_t i = 0; i < sizeof meanings / sizeof *meanings; i++)
            if (strncmp(state, meanings[i].state, strlen(meanings[i].state)) == 0)
                return meanings[i].status;
    return is_lost(s) ? PL_STORE_OFFLINE : PL_STORE_FAILED;
}

/* What an answer says: OK, or the failure, which is kept. One without a state comes from libpq, not from the server:
 * the connection is lost or out of step, even where libpq has not come to see it yet. */
static enum pl_store_status answered(struct postgres_store *s, const PGresult *result) {
    ExecStatusType kind = PQresultStatus(result);
    if (kind == PGRES_COMMAND_OK || kind == PGRES_TUPLES_OK)
        return PL_STORE_OK;
    const char *words = PQresultErrorMessage(result), *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    s->broken = s->broken || !state;
    return sql_fail(&s->base, meaning_of(s, state), "%s", words[0] ? words : PQerrorMessage(s->connection));
}

/* ---- The connection -------------------------------------------------------------------------------------------- */

/* Warnings of the server are no errors, and this is no place to print them. */
static void ignore_notice(void *context, const char *words) {
    (void)context;
    (void)words;
}

static enum pl_store_status execute(struct postgres_store *s, const char *text) {
    PGresult *result = PQexec(s->connection, text);
    enum pl_store_status status = answered(s, result);
    PQclear(result);
    return status;
}

/* A move must be on the disk before anybody is told, even where the server was set up not to wait for it. Nobody waits
 * for long for a process that has stopped in the middle: its locks end after a while. */
static enum pl_store_status settle(struct postgres_store *s) {
    memset(s->prepared, 0, sizeof s->prepared);
    s->inside = false;
    return execute(s, "SELECT set_config('synchronous_commit', 'on', false)"
                      " WHERE current_setting('synchronous_commit') = 'off';"
                      "SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '10s';"
                      "SET client_min_messages = 'warning'");
}

static void read_number(void *context, const struct sql_row *row) {
    *(int64_t *)context = row->number(row, 0);
}
static enum pl_store_status run_once(struct postgres_store *s, enum sql_id id, const struct sql_value *values,
                                     sql_row_fn *row, void *context, int64_t *changes);

/* Makes the connection again. Meanwhile a newer Plateau may have changed the schema. */
static enum pl_store_status reconnect(struct postgres_store *s) {
    PQreset(s->connection);
    s->broken = false;
    if (is_lost(s))
        return sql_fail(&s->base, PL_STORE_OFFLINE, "%s", PQerrorMessage(s->connection));
    int64_t version = 0;
    enum pl_store_status status = settle(s);
    if (status == PL_STORE_OK)
        status = run_once(s, SQL_VERSION, NULL, read_number, &version, NULL);
    if (status == PL_STORE_OK && version != sql_migration_count)
        return sql_fail(&s->base, version > sql_migration_count ? PL_STORE_NEWER : PL_STORE_FAILED,
                        "schema %" PRId64 ", this program knows %d", version, sql_migration_count);
    return status;
}

/* ---- Statements ------------------------------------------------------------------------------------------------ */

/* The parameters of one statement as libpq wants them. */
struct arguments {
    const char *value[SQL_MAX_PARAMETERS];
    char digits[SQL_MAX_PARAMETERS][24];
};
static void gather(struct arguments *arguments, enum sql_id id, const struct sql_value *values) {
    for (int i = 0; values && i < sql_statements[id].parameters; i++) {
        if (!values[i].text)
            snprintf(arguments->digits[i], sizeof arguments->digits[i], "%" PRId64, values[i].number);
        arguments->value[i] = values[i].text ? values[i].text : arguments->digits[i];
    }
}
static void name_of(enum sql_id id, char name[16]) {
    snprintf(name, 16, "s%d", (int)id);
}

static enum pl_store_status prepare(struct postgres_store *s, enum sql_id id) {
    if (s->prepared[id])
        return PL_STORE_OK;
    char name[16];
    name_of(id, name);
    PGresult *result = PQprepare(s->connection, name, sql_statements[id].text, 0, NULL);
    enum pl_store_status status = answered(s, result);
    PQclear(result);
    s->prepared[id] = status == PL_STORE_OK;
    return status;
}

static int64_t row_number(const struct sql_row *row, int column) {
    return strtoll(PQgetvalue(row->data, row->index, column), NULL, 10);
}
static const char *row_text(const struct sql_row *row, int column) {
    return PQgetvalue(row->data, row->index, column);
}
static int64_t changed(PGresult *result) {
    return strtoll(PQcmdTuples(result), NULL, 10);
}

static enum pl_store_status run_once(struct postgres_store *s, enum sql_id id, const struct sql_value *values,
                                     sql_row_fn *row, void *context, int64_t *changes) {
    enum pl_store_status status = prepare(s, id);
    if (status != PL_STORE_OK)
        return status;
    struct arguments arguments;
    char name[16];
    gather(&arguments, id, values);
    name_of(id, name);
    PGresult *result =
        PQexecPrepared(s->connection, name, sql_statements[id].parameters, arguments.value, NULL, NULL, 0);
    status = answered(s, result);
    if (status == PL_STORE_OK && row)
        for (int i = 0; i < PQntuples(result); i++)
            row(context, &(struct sql_row){.number = row_number, .text = row_text, .data = result, .index = i});
    if (status == PL_STORE_OK && changes)
        *changes = changed(result);
    PQclear(result);
    return status;
}

/* That the server has restarted shows only when one speaks to it. What only reads can be asked again. */
static enum pl_store_status run(struct pl_store *store, enum sql_id id, const struct sql_value *values, sql_row_fn *row,
                                void *context, int64_t *changes) {
    struct postgres_store *s = postgres(store);
    enum pl_store_status status = PL_STORE_OFFLINE;
    if (s->inside || !is_lost(s))
        status = run_once(s, id, values, row, context, changes);
    if (!s->inside && is_lost(s)) {
        status = reconnect(s);
        if (status == PL_STORE_OK)
            status = run_once(s, id, values, row, context, changes);
    }
    return status;
}

/* Reads the answers of a pipeline up to its end; the first failure is the one that counts. */
static enum pl_store_status read_pipeline(struct postgres_store *s, int times, int64_t *changes) {
    enum pl_store_status status = PL_STORE_OK;
    for (int i = 0;;) {
        PGresult *result = PQgetResult(s->connection);
        if (!result) { /* the end of one statement's answers, or of the connection */
            if (is_lost(s))
                return sql_fail(&s->base, PL_STORE_OFFLINE, "%s", PQerrorMessage(s->connection));
            continue;
        }
        ExecStatusType kind = PQresultStatus(result);
        if (kind != PGRES_PIPELINE_SYNC && kind != PGRES_PIPELINE_ABORTED && status == PL_STORE_OK)
            status = answered(s, result);
        if (changes && i < times && kind != PGRES_PIPELINE_SYNC)
            changes[i] = changed(result);
        i++;
        PQclear(result);
        if (kind == PGRES_PIPELINE_SYNC)
            return status;
    }
}

static enum pl_store_status send_pipeline(struct postgres_store *s, enum sql_id id, int times,
                                          const struct sql_value *values, int64_t *changes) {
    char name[16];
    name_of(id, name);
    for (int i = 0; i < times; i++) {
        struct arguments arguments;
        gather(&arguments, id, values + (ptrdiff_t)i * sql_statements[id].parameters);
        if (!PQsendQueryPrepared(s->connection, name, sql_statements[id].parameters, arguments.value, NULL, NULL, 0))
            return sql_fail(&s->base, PL_STORE_OFFLINE, "%s", PQerrorMessage(s->connection));
    }
    if (!PQpipelineSync(s->connection))
        return sql_fail(&s->base, PL_STORE_OFFLINE, "%s", PQerrorMessage(s->connection));
    return read_pipeline(s, times, changes);
}

static enum pl_store_status run_many(struct pl_store *store, enum sql_id id, int times, const struct sql_value *values,
                                     int64_t *changes) {
    struct postgres_store *s = postgres(store);
    enum pl_store_status status = times ? prepare(s, id) : PL_STORE_OK;
    if (times == 1 && status == PL_STORE_OK)
        return run_once(s, id, values, NULL, NULL, changes);
    for (int at = 0; at < times && status == PL_STORE_OK; at += PIPELINE) {
        int part = times - at < PIPELINE ? times - at : PIPELINE;
        if (!PQenterPipelineMode(s->connection))
            return sql_fail(store, PL_STORE_OFFLINE, "%s", PQerrorMessage(s->connection));
        status = send_pipeline(s, id, part, values + (ptrdiff_t)at * sql_statements[id].parameters,
                               changes ? changes + at : NULL);
        if (!is_lost(s) && !PQexitPipelineMode(s->connection)) {
            s->broken = true;
            return sql_fail(store, PL_STORE_OFFLINE, "%s", PQerrorMessage(s->connection));
        }
    }
    return status;
}

/* ---- Transactions ---------------------------------------------------------------------------------------------- */

static enum pl_store_status begin(struct pl_store *store, bool writes) {
    struct postgres_store *s = postgres(store);
    const char *text = writes ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    enum pl_store_status status = is_lost(s) ? PL_STORE_OFFLINE : execute(s, text);
    if (is_lost(s)) {
        status = reconnect(s);
        if (status == PL_STORE_OK)
            status = execute(s, text);
    }
    s->inside = status == PL_STORE_OK;
    return status;
}

/* PostgreSQL answers the COMMIT of a broken transaction with success and the word ROLLBACK. */
static enum pl_store_status commit(struct pl_store *store) {
    struct postgres_store *s = postgres(store);
    PGresult *result = PQexec(s->connection, "COMMIT");
    enum pl_store_status status = answered(s, result);
    if (status == PL_STORE_OK && strcmp(PQcmdStatus(result), "COMMIT") != 0)
        status = sql_fail(store, PL_STORE_FAILED, "the transaction had failed");
    PQclear(result);
    s->inside = false;
    return status;
}

/* The failure that led here stays the one that is told. */
static void rollback(struct pl_store *store) {
    struct postgres_store *s = postgres(store);
    s->inside = false;
    if (!is_lost(s) && PQtransactionStatus(s->connection) != PQTRANS_IDLE)
        PQclear(PQexec(s->connection, "ROLLBACK"));
}

static enum pl_store_status script(struct pl_store *store, const char *text) {
    return execute(postgres(store), text);
}

/* ---- Opening and checking -------------------------------------------------------------------------------------- */

static enum pl_store_status versioned(struct pl_store *store, bool *yes) {
    struct postgres_store *s = postgres(store);
    enum pl_store_status status = execute(s, "SELECT pg_advisory_xact_lock(" MIGRATION_LOCK ")");
    if (status != PL_STORE_OK)
        return status;
    PGresult *result = PQexec(s->connection, "SELECT to_regclass('schema_versions') IS NOT NULL");
    status = answered(s, result);
    *yes = status == PL_STORE_OK && strcmp(PQgetvalue(result, 0, 0), "t") == 0;
    PQclear(result);
    return status;
}

/* PostgreSQL checks its pages as it reads them; ours is to read them all, which the common check does. */
static enum pl_store_status check(struct pl_store *store) {
    (void)store;
    return PL_STORE_OK;
}

/* The database server keeps its pages in order, and there may be too many to read them all. */
static enum pl_store_status sound(struct pl_store *store) {
    return check(store);
}

static void close_it(struct pl_store *store) {
    PQfinish(postgres(store)->connection);
    free(store);
}

static const struct sql_driver driver = SQL_DRIVER(.notices = true);

struct pl_store *postgres_open(const char *url, enum pl_lang lang, struct pl_out *error) {
    struct postgres_store *s = calloc(1, sizeof *s);
    struct pq_settings settings = postgres_settings(url);
    if (s)
        s->connection = PQconnectdbParams(settings.keyword, settings.value, 1);
    if (!s || !s->connection) {
        pl_put(error, pl_store_say(PL_STORE_MEMORY, lang));
        free(s);
        return NULL;
    }
    s->base.driver = &driver;
    PQsetNoticeProcessor(s->connection, ignore_notice, NULL);
    enum pl_store_status status =
        is_lost(s) ? sql_fail(&s->base, PL_STORE_OFFLINE, "%s", PQerrorMessage(s->connection)) : settle(s);
    if (status == PL_STORE_OK)
        return &s->base;
    /* The url stays unsaid: it may hold a password. */
    pl_put(error,
           TR(lang, "cannot open the PostgreSQL database: ", "impossible d'ouvrir la base de données PostgreSQL : "));
    sql_say_opening(&s->base, lang, error);
    close_it(&s->base);
    return NULL;
}
