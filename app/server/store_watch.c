/* Notices of changes: a connection that listens and never blocks.
 *
 *     RESTING --time--> CONNECTING --made--> ASKING --LISTEN answered--> LISTENING
 *        ^------------------------- any failure: PL_NOTICE_LOST -----------------'
 */
#include "app/server/store_sql.h"
#include "match/tr.h"
#include <libpq-fe.h>
#include <poll.h>
#include <stdlib.h>
#include <time.h>

#define REST_MS 500     /* between attempts */
#define ATTEMPT_MS 5000 /* an attempt that takes longer is given up */

enum phase { SILENT, RESTING, CONNECTING, ASKING, LISTENING };

struct pl_watch {
    enum phase phase;
    PGconn *connection;
    PostgresPollingStatusType wants; /* CONNECTING: what it waits for */
    int64_t deadline;                /* RESTING: the end of it; CONNECTING, ASKING: when to give up */
    char url[];
};

static int64_t now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

struct pl_watch *pl_watch_open(const char *where, enum pl_lang lang, struct pl_out *error) {
    bool shared = is_postgres(where);
    char *wrong = NULL;
    PQconninfoOption *options = shared ? PQconninfoParse(where, &wrong) : NULL;
    struct pl_watch *watch = NULL;
    if (shared && !options) {
        pl_putf(error,
                TR(lang, "the address of the PostgreSQL database is wrong: %s",
                   "l'adresse de la base de données PostgreSQL est incorrecte : %s"),
                wrong ? wrong : "");
    } else if (!(watch = calloc(1, sizeof *watch + strlen(where) + 1))) {
        pl_put(error, pl_store_say(PL_STORE_MEMORY, lang));
    } else {
        memcpy(watch->url, where, strlen(where) + 1);
        watch->phase = shared ? RESTING : SILENT;
    }
    PQfreemem(wrong);
    PQconninfoFree(options);
    return watch;
}

void pl_watch_close(struct pl_watch *watch) {
    if (watch)
        PQfinish(watch->connection);
    free(watch);
}

int pl_watch_fd(const struct pl_watch *watch) {
    return watch->connection ? PQsocket(watch->connection) : -1;
}

short pl_watch_events(const struct pl_watch *watch) {
    switch (watch->phase) {
    case CONNECTING:
        return watch->wants == PGRES_POLLING_WRITING ? POLLOUT : POLLIN;
    case ASKING:
        return POLLIN | POLLOUT; /* the question may not be out yet; it is a moment's matter */
    case LISTENING:
        return POLLIN;
    default:
        return 0;
    }
}

int pl_watch_timeout(const struct pl_watch *watch) {
    if (watch->phase == SILENT || watch->phase == LISTENING)
        return -1;
    int64_t left = watch->deadline - now_ms();
    return left < 0 ? 0 : left > ATTEMPT_MS ? ATTEMPT_MS : (int)left;
}

static void ignore_notice(void *context, const char *words) {
    (void)context;
    (void)words;
}

static bool rest(struct pl_watch *watch, struct pl_notice *notice) {
    PQfinish(watch->connection);
    watch->connection = NULL;
    watch->phase = RESTING;
    watch->deadline = now_ms() + REST_MS;
    *notice = (struct pl_notice){.kind = PL_NOTICE_LOST};
    return true;
}

static bool start(struct pl_watch *watch, struct pl_notice *notice) {
    if (now_ms() < watch->deadline)
        return false;
    struct pq_settings settings = postgres_settings(watch->url);
    watch->connection = PQconnectStartParams(settings.keyword, settings.value, 1);
    if (!watch->connection || PQstatus(watch->connection) == CONNECTION_BAD)
        return rest(watch, notice);
    PQsetNoticeProcessor(watch->connection, ignore_notice, NULL);
    watch->phase = CONNECTING;
    watch->wants = PGRES_POLLING_WRITING;
    watch->deadline = now_ms() + ATTEMPT_MS;
    return false;
}

/* libpq wants to be asked only when its socket is ready for what it said it wants. */
static bool is_ready(const struct pl_watch *watch) {
    struct pollfd wait = {.fd = pl_watch_fd(watch), .events = pl_watch_events(watch)};
    return poll(&wait, 1, 0) > 0;
}

static bool connect_on(struct pl_watch *watch, struct pl_notice *notice) {
    while (is_ready(watch)) {
        watch->wants = PQconnectPoll(watch->connection);
        if (watch->wants == PGRES_POLLING_FAILED)
            return rest(watch, notice);
        if (watch->wants == PGRES_POLLING_OK) {
            PQsetnonblocking(watch->connection, 1);
            if (!PQsendQuery(watch->connection, "LISTEN " PL_CHANNEL))
                return rest(watch, notice);
            watch->phase = ASKING;
            return false;
        }
    }
    return now_ms() >= watch->deadline ? rest(watch, notice) : false;
}

static bool ask_on(struct pl_watch *watch, struct pl_notice *notice) {
    if (PQflush(watch->connection) < 0 || !PQconsumeInput(watch->connection) || now_ms() >= watch->deadline)
        return rest(watch, notice);
    while (!PQisBusy(watch->connection)) {
        PGresult *result = PQgetResult(watch->connection);
        if (!result) {
            watch->phase = LISTENING;
            *notice = (struct pl_notice){.kind = PL_NOTICE_READY};
            return true;
        }
        bool ok = PQresultStatus(result) == PGRES_COMMAND_OK;
        PQclear(result);
        if (!ok)
            return rest(watch, notice);
    }
    return false;
}

/* "table change" or "table change listed"; anybody with the database's password could send anything. */
static bool read_words(const char *words, struct pl_notice *notice) {
    char *end;
    long long table = strtoll(words, &end, 10), change = strtoll(end, &end, 10);
    bool listed = strcmp(end, PL_LISTED) == 0;
    if ((*end && !listed) || table <= 0 || change <= 0)
        return false;
    *notice = (struct pl_notice){.kind = PL_NOTICE_CHANGE, .table = table, .change = change, .listed = listed};
    return true;
}

static bool listen_on(struct pl_watch *watch, struct pl_notice *notice) {
    bool alive = PQconsumeInput(watch->connection);
    PGnotify *heard;
    while ((heard = PQnotifies(watch->connection))) {
        bool good = read_words(heard->extra, notice);
        PQfreemem(heard);
        if (good)
            return true;
    }
    return alive ? false : rest(watch, notice);
}

bool pl_watch_next(struct pl_watch *watch, struct pl_notice *notice) {
    bool told = false;
    if (watch->phase == RESTING)
        told = start(watch, notice);
    if (!told && watch->phase == CONNECTING)
        told = connect_on(watch, notice);
    if (!told && watch->phase == ASKING)
        told = ask_on(watch, notice);
    if (!told && watch->phase == LISTENING)
        told = listen_on(watch, notice);
    return told;
}
