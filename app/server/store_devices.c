/* What a browser holds: the cookie of its session, and a token by which accounts know it again long after. A token
 * opens nothing; it tells the owner of a name who comes back from all the others who try passwords for it. */
#include "app/server/store_sql.h"

#define DEVICE_MS (INT64_C(400) * 24 * 3600 * 1000) /* as long as a browser keeps a cookie */

static void read_number(void *context, const struct sql_row *row) {
    *(int64_t *)context = row->number(row, 0);
}

enum pl_store_status pl_store_knows(struct pl_store *store, int64_t id, const char *token, bool *known) {
    char hash[PL_SECRET_HASH];
    int64_t found = 0;
    *known = false;
    if (!token[0])
        return PL_STORE_OK;
    pl_secret_hash(token, hash);
    enum pl_store_status status =
        RUN(store, DEVICE_HAS, read_number, &found, NULL, TXT(hash), NUM(id), NUM(sql_now() - DEVICE_MS));
    *known = found != 0;
    return status;
}

/* The new token takes over what the old one was known by: several people may use one browser. */
static enum pl_store_status renew_token(struct pl_store *store, int64_t id, char token[PL_SECRET_TEXT]) {
    char before[PL_SECRET_HASH], hash[PL_SECRET_HASH];
    int64_t now = sql_now();
    pl_secret_hash(token, before);
    bool had = token[0] != '\0';
    if (!pl_secret_new(token))
        return sql_fail(store, PL_STORE_FAILED, "no source of randomness");
    pl_secret_hash(token, hash);
    enum pl_store_status status = RUN(store, DEVICE_FORGET, NULL, NULL, NULL, NUM(id), NUM(now - DEVICE_MS));
    if (status == PL_STORE_OK && had)
        status = RUN(store, DEVICE_MOVE, NULL, NULL, NULL, TXT(hash), TXT(before));
    return status == PL_STORE_OK ? RUN(store, DEVICE_ADD, NULL, NULL, NULL, TXT(hash), NUM(id), NUM(now)) : status;
}

enum pl_store_status sql_renew_keys(struct pl_store *store, int64_t id, const char *device,
                                    struct pl_store_keys *keys) {
    char hash[PL_SECRET_HASH];
    pl_secret_hash(keys->cookie, hash);
    enum pl_store_status status = keys->cookie[0] ? RUN(store, SESSION_DROP, NULL, NULL, NULL, TXT(hash)) : PL_STORE_OK;
    if (status == PL_STORE_OK)
        status = sql_add_session(store, id, device, keys->cookie);
    return status == PL_STORE_OK ? renew_token(store, id, keys->token) : status;
}
