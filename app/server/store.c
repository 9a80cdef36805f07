/* Opening a store, what its answers mean, and the transactions' common ground. */
#include "app/server/store_sql.h"
#include "match/lines.h"
#include "match/tr.h"
#include <sodium.h>
#include <stdarg.h>
#include <time.h>

const struct sql_statement sql_statements[SQL_COUNT] = {
#define STATEMENT(ID, PARAMETERS, TEXT) [SQL_##ID] = {PARAMETERS, TEXT},
#include "app/server/store_sql.def"
#undef STATEMENT
};

/* ---- Answers --------------------------------------------------------------------------------------------------- */

static const struct pl_text sentences[PL_STORE_STATUSES] = {
    [PL_STORE_OK] = PL_TEXT("Done.", "C'est fait."),
    [PL_STORE_STALE] = PL_TEXT("The table has changed in the meantime: look again and decide anew.",
                               "La table a changé entre-temps : regardez de nouveau et décidez."),
    [PL_STORE_MISSING] = PL_TEXT("This table does not exist (any more).", "Cette table n'existe pas ou plus."),
    [PL_STORE_TAKEN] = PL_TEXT("Somebody else has it already.", "Quelqu'un d'autre l'a déjà."),
    [PL_STORE_REFUSED] = PL_TEXT("That is not possible: a name or a number is not as it must be.",
                                 "C'est impossible : un nom ou un nombre n'est pas comme il faut."),
    [PL_STORE_BUSY] = PL_TEXT("The database is busy; nothing was changed. Please try again.",
                              "La base de données est occupée ; rien n'a été modifié. Veuillez réessayer."),
    [PL_STORE_OFFLINE] =
        PL_TEXT("The database cannot be reached at the moment. The table is safe; please try again in a moment.",
                "La base de données est injoignable pour l'instant. La table est en sûreté ; réessayez dans un "
                "moment."),
    [PL_STORE_FULL] =
        PL_TEXT("The server's disk is full: nothing was changed. The game can go on as soon as there is room.",
                "Le disque du serveur est plein : rien n'a été modifié. La partie pourra continuer dès "
                "qu'il y aura de la place."),
    [PL_STORE_MEMORY] = PL_TEXT("The server is out of memory: nothing was changed. Please try again.",
                                "Le serveur n'a plus de mémoire : rien n'a été modifié. Veuillez réessayer."),
    [PL_STORE_NEWER] = PL_TEXT("The database was made by a newer version of Plateau: start that version.",
                               "La base de données a été créée par une version plus récente de Plateau : lancez "
                               "cette version-là."),
    [PL_STORE_FAILED] = PL_TEXT("The database failed; the operator finds the reason in the log.",
                                "La base de données a échoué ; l'exploitant trouvera la cause dans le journal."),
};

const char *pl_store_say(enum pl_store_status status, enum pl_lang lang) {
    return sentences[status].in[lang];
}

enum pl_store_status sql_fail(struct pl_store *store, enum pl_store_status status, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(store->detail, sizeof store->detail, format, arguments);
    va_end(arguments);
    /* libpq ends its messages with a line end. */
    for (size_t length = strlen(store->detail); length && store->detail[length - 1] == '\n';)
        store->detail[--length] = '\0';
    store->failure = status;
    return status;
}

void pl_store_detail(const struct pl_store *store, enum pl_lang lang, struct pl_out *out) {
    pl_put(out, pl_store_say(store->failure, lang));
    if (store->failure != PL_STORE_OK && store->detail[0])
        pl_putf(out, " [%s]", store->detail);
}

void sql_say_opening(const struct pl_store *store, enum pl_lang lang, struct pl_out *out) {
    if (store->detail[0] && (store->failure == PL_STORE_FAILED || store->failure == PL_STORE_OFFLINE))
        pl_put(out, store->detail);
    else
        pl_store_detail(store, lang, out);
}

/* ---- Opening --------------------------------------------------------------------------------------------------- */

static bool starts_with(const char *text, const char *beginning) {
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

bool is_postgres(const char *where) {
    return starts_with(where, "postgres://") || starts_with(where, "postgresql://");
}

bool pl_store_shared(const char *where) {
    return is_postgres(where);
}

struct pl_store *pl_store_open(const char *where, enum pl_lang lang, struct pl_out *error) {
    if (sodium_init() < 0) {
        pl_put(error, TR(lang, "the machine has no source of randomness", "la machine n'a pas de source de hasard"));
        return NULL;
    }
    if (!where[0] || (strstr(where, "://") && !is_postgres(where))) {
        pl_putf(
            error,
            TR(lang, "'%s' is no database: give the name of a file or postgres://USER@HOST/NAME",
               "« %s » n'est pas une base de données : donnez un nom de fichier ou postgres://UTILISATEUR@HÔTE/NOM"),
            where);
        return NULL;
    }
    struct pl_store *store = is_postgres(where) ? postgres_open(where, lang, error) : sqlite_open(where, lang, error);
    if (store && sql_migrate(store, sql_migrations, sql_migration_count) != PL_STORE_OK) {
        pl_put(error, TR(lang, "cannot use the database: ", "impossible d'utiliser la base de données : "));
        sql_say_opening(store, lang, error);
        pl_store_close(store);
        return NULL;
    }
    return store;
}

/* Every right that the program will need, used on no row at all, and one row written as it was. */
#define MAY(TABLE, COLUMN)                                                                                             \
    "INSERT INTO " TABLE " SELECT * FROM " TABLE " WHERE 1 = 0;"                                                       \
    "UPDATE " TABLE " SET " COLUMN " = " COLUMN " WHERE 1 = 0;"                                                        \
    "DELETE FROM " TABLE " WHERE 1 = 0;"
static const char rights[] = MAY("identities", "name") MAY("accounts", "login") MAY("sessions", "seen")
    MAY("devices", "seen") MAY("tables", "state") MAY("heads", "turn") MAY("seats", "name") MAY("moves", "made")
        MAY("files", "text") "UPDATE schema_versions SET applied = applied WHERE version = 1;";
#undef MAY

static enum pl_store_status write_nothing(struct pl_store *store) {
    enum pl_store_status status = store->driver->begin(store, true);
    return status == PL_STORE_OK ? sql_end(store, store->driver->script(store, rights)) : status;
}

bool pl_store_ready(struct pl_store *store, enum pl_lang lang, struct pl_out *error) {
    static const struct pl_text
        damaged = PL_TEXT(
            "the database is damaged: put a copy of it in its place, or save what can be saved with "
            "`sqlite3 FILE .recover` [%s]",
            "la base de données est endommagée : remettez-en une copie à sa place, ou sauvez ce qui peut l'être "
            "avec « sqlite3 FICHIER .recover » [%s]"),
        closed = PL_TEXT("the database cannot be written to: this program needs the right to change the file and "
                         "to make others beside it [%s]",
                         "impossible d'écrire dans la base de données : ce programme doit avoir le droit de modifier "
                         "le fichier et d'en créer d'autres à côté [%s]"),
        denied = PL_TEXT("the database cannot be written to: its user needs the rights to read, add, change and "
                         "delete in all of Plateau's tables [%s]",
                         "impossible d'écrire dans la base de données : son utilisateur doit avoir le droit de lire, "
                         "d'ajouter, de modifier et de supprimer dans toutes les tables de Plateau [%s]");
    const struct pl_text *why = &damaged;
    enum pl_store_status status = store->driver->sound(store);
    if (status == PL_STORE_OK) {
        status = write_nothing(store);
        why = store->driver->sqlite ? &closed : &denied;
    }
    if (status == PL_STORE_OK)
        return true;
    if (status == PL_STORE_FAILED || status == PL_STORE_OFFLINE)
        pl_putf(error, why->in[lang], store->detail);
    else
        pl_store_detail(store, lang, error);
    return false;
}

void pl_store_close(struct pl_store *store) {
    if (store)
        store->driver->close(store);
}

/* ---- Common ground --------------------------------------------------------------------------------------------- */

enum pl_store_status sql_end(struct pl_store *store, enum pl_store_status status) {
    if (status == PL_STORE_OK)
        status = store->driver->commit(store);
    if (status != PL_STORE_OK)
        store->driver->rollback(store);
    return status;
}

int64_t sql_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int64_t sql_new_id(void) {
    uint64_t id = 0;
    while (!id) {
        randombytes_buf(&id, sizeof id);
        id >>= 11;
    }
    return (int64_t)id;
}

bool sql_text_fits(const char *text, size_t cap) {
    size_t length = strnlen(text, cap);
    if (length == cap)
        return false;
    for (size_t at = 0, size; at < length; at += size) {
        size = pl_character(text + at, length - at);
        if (!size || text[at] == '\t')
            return false;
    }
    return true;
}

void sql_copy(char *out, size_t cap, const char *text) {
    struct pl_out to = pl_out_to(out, cap);
    pl_put(&to, text);
}

static void count_row(void *context, const struct sql_row *row) {
    *(int64_t *)context = row->number(row, 0);
}

enum pl_store_status sql_stale(struct pl_store *store, int64_t table) {
    int64_t change = 0;
    enum pl_store_status status = RUN(store, HEAD_GET, count_row, &change, NULL, NUM(table));
    return status != PL_STORE_OK ? status : change ? PL_STORE_STALE : PL_STORE_MISSING;
}

enum pl_store_status sql_notify(struct pl_store *store, int64_t table, int64_t change) {
    if (!store->driver->notices)
        return PL_STORE_OK;
    char words[64];
    snprintf(words, sizeof words, "%lld %lld" PL_LISTED, (long long)table, (long long)change);
    return RUN(store, NOTIFY, NULL, NULL, NULL, TXT(words));
}

enum pl_store_status sql_bump(struct pl_store *store, int64_t table, int64_t *change) {
    int64_t changed = 0;
    enum pl_store_status status = RUN(store, HEAD_BUMP, NULL, NULL, &changed, NUM(sql_now()), NUM(table), NUM(*change));
    if (status == PL_STORE_OK && !changed)
        status = sql_stale(store, table);
    if (status == PL_STORE_OK)
        status = sql_notify(store, table, *change + 1);
    if (status == PL_STORE_OK)
        ++*change;
    return status;
}

static enum pl_store_status check_all(struct pl_store *store) {
    int64_t table = 0;
    enum pl_store_status status = RUN(store, CHECK_LENGTH, count_row, &table, NULL, NUM(0));
    if (status == PL_STORE_OK && table)
        return sql_fail(store, PL_STORE_FAILED, "table %lld: its moves are not 0, 1, 2… up to its length",
                        (long long)table);
    if (status == PL_STORE_OK)
        status = RUN(store, CHECK_SEATS, count_row, &table, NULL, NUM(0));
    if (status == PL_STORE_OK && table)
        return sql_fail(store, PL_STORE_FAILED, "table %lld: its seats are not 0, 1, 2… up to its players",
                        (long long)table);
    return status;
}

enum pl_store_status pl_store_check(struct pl_store *store) {
    enum pl_store_status status = store->driver->check(store);
    if (status == PL_STORE_OK)
        status = store->driver->begin(store, false);
    return status == PL_STORE_OK ? sql_end(store, check_all(store)) : status;
}
