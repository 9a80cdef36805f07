/* HTTP: which path leads where. A page gives whoever comes without a cookie a guest's identity. */
#include "app/server/server.h"
#include "app/server/shown.h"
#include "app/server/still.h"
#include "match/tr.h"
#include <stdlib.h>
#include <strings.h>

struct http {
    struct request *request;
};

size_t http_size(void) {
    return sizeof(struct http);
}

struct server *server_of(struct lws *wsi) {
    return lws_context_user(lws_get_context(wsi));
}

void read_cookie(struct lws *wsi, const char *name, char cookie[PL_SECRET_TEXT]) {
    char all[MAX_HEADERS]; /* this machine's other programs may have left some, too */
    cookie[0] = '\0';
    if (lws_hdr_copy(wsi, all, sizeof all, WSI_TOKEN_HTTP_COOKIE) <= 0)
        return;
    char *rest = all;
    for (char *one; (one = strsep(&rest, ";"));) {
        one += strspn(one, " ");
        if (strncmp(one, name, strlen(name)) == 0 && strlen(one + strlen(name)) < PL_SECRET_TEXT)
            pl_fit(cookie, PL_SECRET_TEXT, one + strlen(name));
    }
}

bool same_origin(struct lws *wsi, bool needed) {
    char origin[256], host[256];
    if (lws_hdr_copy(wsi, origin, sizeof origin, WSI_TOKEN_ORIGIN) <= 0)
        return !needed && !lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN);
    if (lws_hdr_copy(wsi, host, sizeof host, WSI_TOKEN_HOST) <= 0)
        return false;
    /* http and https of one host are two origins: whoever can write the plain one must not speak for the other. */
    const char *scheme = is_https(wsi) ? "https://" : "http://", *rest = origin + strlen(scheme);
    return strncmp(origin, scheme, strlen(scheme)) == 0 && *rest && strcasecmp(rest, host) == 0;
}

bool speaks_http(struct lws *wsi) {
    char version[16];
    return lws_hdr_copy(wsi, version, sizeof version, WSI_TOKEN_HTTP) > 0 &&
           (strcmp(version, "HTTP/1.1") == 0 || strcmp(version, "HTTP/1.0") == 0);
}

/* ---- Paths ------------------------------------------------------------------------------------------------------ */

static void answer_text(struct request *request, int status, const char *text) {
    request_say(request, status, "text/plain; charset=utf-8", text);
}

static const struct asset *find_asset(const char *path) {
    for (const struct asset *asset = assets; asset->path; asset++)
        if (strcmp(asset->path, path) == 0)
            return asset;
    return NULL;
}

static void answer_page(struct request *request) {
    const struct asset *page = find_asset("/index.html");
    if (page)
        request_answer(request, request->lost ? 404 : 200, page->type, (const char *)page->data, page->size);
    else
        answer_text(request, 404,
                    TR(request->lang, "This Plateau was built without its page: build web/ first.",
                       "Ce Plateau a été construit sans sa page : construisez d'abord web/."));
}

static void visited(struct hub *hub, struct job *job) {
    (void)hub;
    struct request *request = job->owner;
    if (job->status == PL_STORE_MISSING) {
        answer_text(request, 429,
                    TR(request->lang, "Too many new visitors from your address: wait a minute.",
                       "Trop de nouveaux visiteurs depuis votre adresse : attendez une minute."));
    } else if (job->status != PL_STORE_OK) {
        answer_text(request, 503, pl_store_say(job->status, request->lang));
    } else {
        if (job->fresh) {
            limits_take(request->server->limits, "guest", request->address, server_now(), GUESTS_AT_ONCE,
                        GUESTS_A_MINUTE);
            PL_FIT(request->cookie, job->cookie);
            request->set_cookie = true;
        }
        answer_page(request);
    }
    request_drop(request);
}

static void get_page(struct request *request) {
    if (request->head) { /* whoever only looks whether it is there is no visitor */
        answer_page(request);
        return;
    }
    struct job *job = request_job(request, JOB_VISIT, visited);
    if (!job)
        return;
    /* Nobody fills the database with visitors. */
    job->guest = is_local(request->address) || !limits_look(request->server->limits, "guest", request->address,
                                                            server_now(), GUESTS_AT_ONCE, GUESTS_A_MINUTE);
    PL_FIT(job->cookie, request->cookie);
    PL_FIT(job->device, request->device);
    hub_submit(request->server->hub, job);
}

/* ?seat=N, from 0 as in all messages; what is no number is nobody's seat. */
static void read_seat(struct lws *wsi, struct request *request) {
    char buffer[32], *end;
    const char *value = lws_get_urlarg_by_name(wsi, "seat=", buffer, sizeof buffer);
    request->seat = -1;
    if (!value)
        return;
    long seat = strtol(value, &end, 10);
    request->seat = *value && !*end && seat >= 0 && seat < PL_MAX_SEATS ? (int)seat : PL_MAX_SEATS;
}

/* ?lang=fr: the page's language, not the browser's. */
static void read_lang(struct lws *wsi, struct request *request) {
    char buffer[16];
    const char *value = lws_get_urlarg_by_name(wsi, "lang=", buffer, sizeof buffer);
    if (value)
        pl_lang_read(value, &request->lang);
}

static bool starts(const char *text, const char *with) {
    return strncmp(text, with, strlen(with)) == 0;
}

/* /replay/ID, /t/ID/replay.txt or /t/ID/save */
static bool read_replay_path(struct request *request) {
    const char *path = request->path;
    bool table = starts(path, "/t/");
    if (!table && !starts(path, "/replay/"))
        return false;
    char *end;
    long long id = strtoll(path + (table ? 3 : 8), &end, 10);
    request->table = id;
    request->save = table && strcmp(end, "/save") == 0;
    return id > 0 && (request->save || strcmp(end, table ? "/replay.txt" : "") == 0);
}

static void get(struct request *request) {
    const struct asset *asset = find_asset(request->path);
    if (read_replay_path(request)) {
        get_replay(request);
    } else if (strcmp(request->path, "/") == 0 || strcmp(request->path, "/index.html") == 0 ||
               starts(request->path, "/t/") || starts(request->path, "/i/") || starts(request->path, "/new")) {
        get_page(request);
    } else if (asset) {
        request_answer(request, 200, asset->type, (const char *)asset->data, asset->size);
    } else if (starts(request->path, STILL_PATH)) {
        get_still(request);
    } else if (starts(request->path, "/thumb/")) {
        get_thumb(request, request->path + 7);
    } else if (!strchr(request->path, '.')) { /* no file: somebody who went astray gets a page with a way home */
        request->lost = true;
        get_page(request);
    } else {
        answer_text(request, 404, TR(request->lang, "There is nothing here.", "Il n'y a rien ici."));
    }
}

/* ---- Requests --------------------------------------------------------------------------------------------------- */

static size_t most_bytes(const struct request *request) {
    return request->file ? PL_MAX_SHOWN_FILE : MAX_BODY;
}

/* How many bytes the request says will follow; what is no such number is more than anybody may send. */
static size_t announced(struct lws *wsi) {
    char length[24], *end;
    if (!lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH))
        return 0;
    if (lws_hdr_copy(wsi, length, sizeof length, WSI_TOKEN_HTTP_CONTENT_LENGTH) <= 0 || length[0] < '0' ||
        length[0] > '9')
        return SIZE_MAX;
    unsigned long long bytes = strtoull(length, &end, 10);
    return *end || bytes > SIZE_MAX ? SIZE_MAX : (size_t)bytes;
}

static void refuse_body(struct request *request) {
    char text[160];
    struct pl_out out = PL_OUT(text);
    pl_putf(&out, TR(request->lang, "At most %d bytes can be sent here.", "On ne peut envoyer ici que %d octets."),
            (int)most_bytes(request));
    if (request->file)
        request_refuse_as(request, 413, "bad", text);
    else
        answer_text(request, 413, text);
}

/* Where a body ends must not be a matter of opinion: a proxy before us could be of another one. Several lengths come
 * joined by commas. */
static bool ends_anywhere(struct lws *wsi) {
    return lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) || announced(wsi) == SIZE_MAX;
}

/* A POST whose body is to come stays in REQUEST_BODY; any other is refused. */
static void post(struct lws *wsi, struct request *request) {
    request->file = strcmp(request->path, "/file") == 0;
    request->announced = announced(wsi);
    read_lang(wsi, request);
    if (ends_anywhere(wsi))
        answer_text(request, 400,
                    TR(request->lang, "A POST says its length, once and in figures (Content-Length).",
                       "Un POST annonce sa longueur, une seule fois et en chiffres (Content-Length)."));
    else if (request->announced > most_bytes(request))
        refuse_body(request);
    else if ((!request->file && strcmp(request->path, "/session") != 0) || !same_origin(wsi, true))
        answer_text(request, 403,
                    TR(request->lang, "Only our own page may ask this.", "Seule notre page peut demander cela."));
    else if (request->file && !request_bring(request, request->announced))
        request_refuse(request, "limit",
                       TR(request->lang, "Too many files are being sent at once: wait a few seconds.",
                          "On envoie trop de fichiers à la fois : attendez quelques secondes."));
}

static int begin(struct lws *wsi, struct http *http, const char *path) {
    char lang[16] = "";
    /* One request a line: every answer says so. What follows the first is not looked at; libwebsockets 4.1 would read
     * the body of a second one from the wrong place and never come back. */
    struct request *request = http->request ? NULL : calloc(1, sizeof *request);
    if (!request)
        return -1;
    http->request = request;
    request->server = server_of(wsi);
    request->wsi = wsi;
    request->holds = 1;
    snprintf(request->path, sizeof request->path, "%s", path);
    /* As a whole: a byte now and then does not keep a line open for ever. */
    bool posted = lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0;
    lws_set_timer_usecs(wsi, (posted ? BODY_SECONDS : ANSWER_SECONDS) * LWS_US_PER_SEC);
    if (!posted) /* the library would close a line that waits for the store for five seconds, without a word */
        lws_set_timeout(wsi, NO_PENDING_TIMEOUT, 0);
    read_cookie(wsi, COOKIE, request->cookie);
    read_cookie(wsi, TOKEN, request->token);
    read_address(wsi, request->address);
    request->https = is_https(wsi);
    read_seat(wsi, request);
    if (lws_hdr_copy(wsi, request->device, sizeof request->device, WSI_TOKEN_HTTP_USER_AGENT) < 0)
        request->device[0] = '\0';
    for (char *at = request->device; *at; at++) /* names of devices are shown: plain letters only */
        if (*at < ' ' || *at > '~')
            *at = '?';
    if (lws_hdr_copy_fragment(wsi, lang, sizeof lang, WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, 0) > 0)
        pl_lang_read(lang, &request->lang);
    if (!speaks_http(wsi)) {
        answer_text(request, 400,
                    TR(request->lang, "HTTP/1.0 and HTTP/1.1 are spoken here.", "Ici on parle HTTP/1.0 et HTTP/1.1."));
    } else if (posted) {
        post(wsi, request);
    } else if (announced(wsi) || ends_anywhere(wsi)) {
        answer_text(request, 400,
                    TR(request->lang, "Only a POST has a body here.", "Ici, seul un POST est suivi d'un contenu."));
    } else if (lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) || lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI)) {
        request->head = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0;
        request->stage = REQUEST_WORKING;
        get(request);
    } else {
        answer_text(request, 405,
                    TR(request->lang, "One can only get and post here.", "Ici on ne peut que lire et envoyer."));
    }
    return 0;
}

static int take_body(struct request *request, const char *text, size_t length) {
    if (!request)
        return -1;
    if (request->stage != REQUEST_BODY)
        return 0;
    if (request->text_size + length > request->announced) {
        refuse_body(request);
        return 0;
    }
    if (!request->text && !(request->text = malloc(request->announced + 1)))
        return -1;
    if (length) /* of nothing there may be no text */
        memcpy(request->text + request->text_size, text, length);
    request->text_size += length;
    request->text[request->text_size] = '\0';
    return 0;
}

/* All of the body is there. */
static int run_body(struct lws *wsi, struct request *request) {
    if (!request || request->stage != REQUEST_BODY)
        return 0;
    if (take_body(request, "", 0)) /* of nothing there is a text, too */
        return -1;
    request->stage = REQUEST_WORKING;
    lws_set_timer_usecs(wsi, ANSWER_SECONDS * LWS_US_PER_SEC);
    lws_set_timeout(wsi, NO_PENDING_TIMEOUT, 0);
    if (request->file)
        post_file(request);
    else
        post_session(request);
    return 0;
}

static void end(struct http *http) {
    if (!http || !http->request)
        return;
    http->request->wsi = NULL;
    request_drop(http->request);
    http->request = NULL;
}

void server_fetch(struct server *server) {
    struct job *jobs;
    struct thought *thoughts;
    workers_fetch(server->workers, &jobs, &thoughts);
    for (struct job *job = jobs, *next; job; job = next) {
        next = job->next;
        hub_job_done(server->hub, job);
    }
    for (struct thought *thought = thoughts, *next; thought; thought = next) {
        next = thought->next;
        hub_thought_done(server->hub, thought);
    }
    int count = 0;
    struct pl_notice *heard = server->ear ? ear_fetch(server->ear, &count) : NULL;
    for (int i = 0; i < count; i++)
        hub_notice(server->hub, &heard[i]);
    free(heard);
}

int http_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length) {
    struct http *http = user;
    switch (reason) {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
        return line_admitted(server_of(wsi), user) ? 0 : -1;
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        line_opened(wsi);
        return 0;
    case LWS_CALLBACK_WSI_DESTROY:
        line_closed(wsi);
        return 0;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: /* to nothing else that the library knows */
        return strcmp(in, "websocket") == 0 ? 0 : -1;
    case LWS_CALLBACK_HTTP:
        return begin(wsi, http, in);
    case LWS_CALLBACK_HTTP_BODY:
        return take_body(http->request, in, length);
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        return run_body(wsi, http->request);
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return http->request ? request_write(http->request) : 0;
    case LWS_CALLBACK_TIMER: /* cannot be taken back: it may be that of a request that is over */
        return http && http->request && http->request->stage != REQUEST_OVER ? -1 : 0;
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
        end(http);
        return 0;
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return -1; /* a WebSocket that does not ask for our protocol */
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        if (server_of(wsi) && server_of(wsi)->workers)
            server_fetch(server_of(wsi));
        return 0;
    default:
        return 0;
    }
}
