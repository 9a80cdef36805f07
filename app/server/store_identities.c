/* Who plays: identities, their sessions and their accounts. */
#include "app/server/names.h"
#include "app/server/store_sql.h"
#include "match/lines.h"
#include <stdlib.h>

#define HOUR_MS (int64_t)3600000

/* ---- Names ----------------------------------------------------------------------------------------------------- */

/* What accounts of an earlier time may be called. */
static bool is_old_name(const char *name) {
    size_t length = strnlen(name, PL_MAX_PLAYER_NAME);
    return sql_text_fits(name, PL_MAX_PLAYER_NAME) && (!length || (name[0] != ' ' && name[length - 1] != ' '));
}

static bool is_name(const char *name) {
    return is_old_name(name) && pl_name_shows(name);
}

/* What a browser says of itself may be anything: what cannot be kept is replaced. */
static void clean_device(const char *device, char out[PL_MAX_DEVICE]) {
    struct pl_out to = pl_out_to(out, PL_MAX_DEVICE);
    size_t length = strnlen(device, 4 * PL_MAX_DEVICE), size;
    pl_put(&to, "");
    for (size_t at = 0; at < length; at += size ? size : 1) {
        size = pl_character(device + at, length - at);
        if (to.len + (size ? size : 1) >= to.cap)
            break;
        pl_put_n(&to, size ? device + at : "?", size ? size : 1);
    }
}

/* ---- Finding --------------------------------------------------------------------------------------------------- */

struct found {
    struct pl_store_identity *identity;
    char *password;       /* of ACCOUNT_GET */
    int64_t session_seen; /* of SESSION_GET */
};

static void read_identity(void *context, const struct sql_row *row) {
    struct found *found = context;
    *found->identity = (struct pl_store_identity){
        .id = row->number(row, 0),
        .created = row->number(row, 2),
        .seen = row->number(row, 3),
        .account = row->number(row, 4) != 0,
    };
    sql_copy(found->identity->name, sizeof found->identity->name, row->text(row, 1));
}
static void read_session(void *context, const struct sql_row *row) {
    read_identity(context, row);
    ((struct found *)context)->session_seen = row->number(row, 5);
}
static void read_account(void *context, const struct sql_row *row) {
    read_identity(context, row);
    sql_copy(((struct found *)context)->password, PL_PASSWORD_HASH, row->text(row, 5));
}

static enum pl_store_status found_or_missing(enum pl_store_status status, const struct pl_store_identity *identity) {
    return status == PL_STORE_OK && !identity->id ? PL_STORE_MISSING : status;
}

enum pl_store_status pl_store_identity(struct pl_store *store, int64_t id, struct pl_store_identity *identity) {
    *identity = (struct pl_store_identity){0};
    enum pl_store_status status =
        RUN(store, IDENTITY_GET, read_identity, &(struct found){.identity = identity}, NULL, NUM(id));
    return found_or_missing(status, identity);
}

/* That somebody is here is written down once an hour. It does not matter if it cannot be. */
static void note_seen(struct pl_store *store, const char *hash, int64_t id, int64_t now) {
    enum pl_store_status failure = store->failure, status = store->driver->begin(store, true);
    if (status == PL_STORE_OK)
        status = RUN(store, IDENTITY_SEEN, NULL, NULL, NULL, NUM(now), NUM(id));
    if (status == PL_STORE_OK)
        status = RUN(store, SESSION_SEEN, NULL, NULL, NULL, NUM(now), TXT(hash));
    if (sql_end(store, status) != PL_STORE_OK)
        store->failure = failure;
}

enum pl_store_status pl_store_session(struct pl_store *store, const char *cookie, struct pl_store_identity *identity) {
    char hash[PL_SECRET_HASH];
    struct found found = {.identity = identity};
    *identity = (struct pl_store_identity){0};
    pl_secret_hash(cookie, hash);
    enum pl_store_status status =
        found_or_missing(RUN(store, SESSION_GET, read_session, &found, NULL, TXT(hash)), identity);
    int64_t now = sql_now();
    if (status == PL_STORE_OK && (found.session_seen < now - HOUR_MS || identity->seen < now - HOUR_MS))
        note_seen(store, hash, identity->id, now);
    return status;
}

/* ---- Coming and going ------------------------------------------------------------------------------------------ */

enum pl_store_status sql_add_session(struct pl_store *store, int64_t id, const char *device,
                                     char cookie[PL_SECRET_TEXT]) {
    char hash[PL_SECRET_HASH], clean[PL_MAX_DEVICE];
    if (!pl_secret_new(cookie))
        return sql_fail(store, PL_STORE_FAILED, "no source of randomness");
    pl_secret_hash(cookie, hash);
    clean_device(device, clean);
    return RUN(store, SESSION_ADD, NULL, NULL, NULL, TXT(hash), NUM(id), TXT(clean), NUM(sql_now()));
}

enum pl_store_status pl_store_guest(struct pl_store *store, const char *name, const char *device,
                                    struct pl_store_identity *identity, char cookie[PL_SECRET_TEXT]) {
    int64_t now = sql_now();
    cookie[0] = '\0';
    *identity = (struct pl_store_identity){0};
    if (!is_name(name))
        return PL_STORE_REFUSED;
    int64_t id = sql_new_id();
    enum pl_store_status status = store->driver->begin(store, true);
    if (status != PL_STORE_OK)
        return status;
    status = RUN(store, IDENTITY_ADD, NULL, NULL, NULL, NUM(id), TXT(name), NUM(now));
    if (status == PL_STORE_OK)
        status = sql_add_session(store, id, device, cookie);
    status = sql_end(store, status);
    if (status != PL_STORE_OK) {
        cookie[0] = '\0';
        return status;
    }
    *identity = (struct pl_store_identity){.id = id, .created = now, .seen = now};
    sql_copy(identity->name, sizeof identity->name, name);
    return PL_STORE_OK;
}

/* A transaction of one statement; none changed is `none`. */
static enum pl_store_status ended(struct pl_store *store, enum pl_store_status status, int64_t changed,
                                  enum pl_store_status none) {
    return sql_end(store, status == PL_STORE_OK && !changed ? none : status);
}

enum pl_store_status pl_store_rename(struct pl_store *store, int64_t id, const char *name) {
    int64_t changed = 0;
    if (!is_name(name))
        return PL_STORE_REFUSED;
    enum pl_store_status status = store->driver->begin(store, true);
    if (status != PL_STORE_OK)
        return status;
    status = RUN(store, IDENTITY_NAME, NULL, NULL, &changed, TXT(name), NUM(id));
    return ended(store, status, changed, PL_STORE_MISSING);
}

/* Keys that are not in the database are none. */
static enum pl_store_status kept(enum pl_store_status status, struct pl_store_keys *keys) {
    if (status != PL_STORE_OK && keys)
        *keys = (struct pl_store_keys){0};
    return status;
}

enum pl_store_status pl_store_login(struct pl_store *store, int64_t id, const char *device,
                                    struct pl_store_keys *keys) {
    enum pl_store_status status = store->driver->begin(store, true);
    if (status == PL_STORE_OK)
        status = sql_end(store, sql_renew_keys(store, id, device, keys));
    return kept(status, keys);
}

enum pl_store_status pl_store_logout(struct pl_store *store, const char *cookie) {
    char hash[PL_SECRET_HASH];
    int64_t changed = 0;
    pl_secret_hash(cookie, hash);
    enum pl_store_status status = store->driver->begin(store, true);
    if (status != PL_STORE_OK)
        return status;
    status = RUN(store, SESSION_DROP, NULL, NULL, &changed, TXT(hash));
    return ended(store, status, changed, PL_STORE_MISSING);
}

/* ---- Accounts -------------------------------------------------------------------------------------------------- */

enum pl_store_status pl_store_account(struct pl_store *store, int64_t id, const char *name, const char *password_hash,
                                      const char *device, struct pl_store_keys *keys) {
    char login[PL_MAX_PLAYER_NAME];
    int64_t changed = 0;
    if (!name[0] || !is_name(name) || !password_hash[0] || !sql_text_fits(password_hash, PL_PASSWORD_HASH))
        return kept(PL_STORE_REFUSED, keys);
    pl_name_fold(name, login);
    enum pl_store_status status = store->driver->begin(store, true);
    if (status != PL_STORE_OK)
        return kept(status, keys);
    status = RUN(store, ACCOUNT_SET, NULL, NULL, NULL, NUM(id), TXT(login), TXT(password_hash));
    if (status == PL_STORE_OK)
        status = RUN(store, IDENTITY_NAME, NULL, NULL, &changed, TXT(name), NUM(id));
    if (status == PL_STORE_OK && changed && keys)
        status = RUN(store, SESSION_DROP_ALL, NULL, NULL, NULL, NUM(id));
    if (status == PL_STORE_OK && changed && keys)
        status = sql_renew_keys(store, id, device, keys);
    return kept(ended(store, status, changed, PL_STORE_MISSING), keys);
}

enum pl_store_status pl_store_account_find(struct pl_store *store, const char *name, struct pl_store_identity *identity,
                                           char password_hash[PL_PASSWORD_HASH]) {
    char login[PL_MAX_PLAYER_NAME];
    *identity = (struct pl_store_identity){0};
    password_hash[0] = '\0';
    if (!name[0] || !is_old_name(name))
        return PL_STORE_MISSING;
    pl_name_fold(name, login);
    struct found found = {.identity = identity, .password = password_hash};
    return found_or_missing(RUN(store, ACCOUNT_GET, read_account, &found, NULL, TXT(login)), identity);
}

static void read_table(void *context, const struct sql_row *row) {
    struct pl_store_adopted *tables = context;
    if (tables->count == tables->cap) {
        int cap = tables->cap ? tables->cap * 2 : 64;
        struct pl_store_adoption *more = realloc(tables->table, (size_t)cap * sizeof *more);
        if (!more) {
            tables->out_of_memory = true;
            return;
        }
        tables->table = more;
        tables->cap = cap;
    }
    tables->table[tables->count++] = (struct pl_store_adoption){.table = row->number(row, 0)};
}
static void read_number(void *context, const struct sql_row *row) {
    *(int64_t *)context = row->number(row, 0);
}

void pl_store_adopted_free(struct pl_store_adopted *adopted) {
    free(adopted->table);
    *adopted = (struct pl_store_adopted){0};
}

/* Each table gets a change of its own, so that whoever shows it learns whose the seat is now. */
static enum pl_store_status change_each(struct pl_store *store, struct pl_store_adopted *tables) {
    enum pl_store_status status = tables->out_of_memory ? PL_STORE_MEMORY : PL_STORE_OK;
    for (int i = 0; i < tables->count && status == PL_STORE_OK; i++) {
        struct pl_store_adoption *table = &tables->table[i];
        status = RUN(store, HEAD_TAKE, read_number, &table->change, NULL, NUM(sql_now()), NUM(table->table));
        if (status == PL_STORE_OK)
            status = sql_notify(store, table->table, table->change);
    }
    return status;
}

static enum pl_store_status adopt(struct pl_store *store, int64_t guest, int64_t account,
                                  struct pl_store_adopted *tables) {
    int64_t is_account = 0, has_account = 0, changed = 0;
    enum pl_store_status status = RUN(store, ACCOUNT_HAS, read_number, &is_account, NULL, NUM(account));
    if (status == PL_STORE_OK)
        status = RUN(store, ACCOUNT_HAS, read_number, &has_account, NULL, NUM(guest));
    if (status == PL_STORE_OK && (!is_account || has_account))
        return PL_STORE_REFUSED; /* they must be what they are called */
    if (status == PL_STORE_OK)
        status = RUN(store, ADOPT_TABLES, read_table, tables, NULL, NUM(guest));
    if (status == PL_STORE_OK)
        status = change_each(store, tables);
    if (status == PL_STORE_OK)
        status = RUN(store, ADOPT_SEATS, NULL, NULL, NULL, NUM(account), NUM(guest));
    if (status == PL_STORE_OK)
        status = RUN(store, ADOPT_OWNER, NULL, NULL, NULL, NUM(account), NUM(guest));
    if (status == PL_STORE_OK)
        status = RUN(store, IDENTITY_DROP, NULL, NULL, &changed, NUM(guest));
    return status == PL_STORE_OK && !changed ? PL_STORE_MISSING : status;
}

static enum pl_store_status login_guest(struct pl_store *store, int64_t id, const char *device, int64_t guest,
                                        struct pl_store_keys *keys, struct pl_store_adopted *adopted) {
    struct pl_store_identity known = {0};
    enum pl_store_status status = sql_renew_keys(store, id, device, keys);
    if (status == PL_STORE_OK)
        status = RUN(store, IDENTITY_GET, read_identity, &(struct found){.identity = &known}, NULL, NUM(guest));
    /* Two pages of one browser may log in one after the other: the second finds the guest gone. */
    if (status != PL_STORE_OK || !known.id || known.account)
        return status;
    return adopt(store, guest, id, adopted);
}

enum pl_store_status pl_store_login_guest(struct pl_store *store, int64_t id, const char *device, int64_t guest,
                                          struct pl_store_keys *keys, struct pl_store_adopted *adopted) {
    *adopted = (struct pl_store_adopted){0};
    enum pl_store_status status = store->driver->begin(store, true);
    if (status == PL_STORE_OK)
        status = sql_end(store, login_guest(store, id, device, guest, keys, adopted));
    if (status != PL_STORE_OK)
        pl_store_adopted_free(adopted);
    return kept(status, keys);
}

struct swept {
    int64_t table[PL_MOST_SWEPT];
    int count;
};
static void read_swept(void *context, const struct sql_row *row) {
    struct swept *swept = context;
    if (swept->count < PL_MOST_SWEPT)
        swept->table[swept->count++] = row->number(row, 0);
}

static enum pl_store_status sweep(struct pl_store *store, int64_t before, int64_t *forgotten, int64_t *tables) {
    struct swept swept = {0};
    enum pl_store_status status = RUN(store, TABLES_SWEEP, read_swept, &swept, NULL, NUM(before), NUM(PL_MOST_SWEPT));
    for (int i = 0; i < swept.count && status == PL_STORE_OK; i++)
        status = sql_drop_table(store, swept.table[i]);
    *tables = swept.count;
    return status == PL_STORE_OK ? RUN(store, IDENTITY_SWEEP, NULL, NULL, forgotten, NUM(before)) : status;
}

enum pl_store_status pl_store_sweep(struct pl_store *store, int64_t before, int64_t *forgotten, int64_t *tables) {
    *forgotten = *tables = 0;
    enum pl_store_status status = store->driver->begin(store, true);
    return status == PL_STORE_OK ? sql_end(store, sweep(store, before, forgotten, tables)) : status;
}
