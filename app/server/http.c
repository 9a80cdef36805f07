/* HTTP: which path leads where. A page gives whoever comes without a cookie a guest's identity. */
#include "app/server/server.h"
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

void read_cookie(struct lws *wsi, char cookie[PL_SECRET_TEXT]) {
    char all[1024];
    cookie[0] = '\0';
    if (lws_hdr_copy(wsi, all, sizeof all, WSI_TOKEN_HTTP_COOKIE) <= 0)
        return;
    char *rest = all;
    for (char *one; (one = strsep(&rest, ";"));) {
        one += strspn(one, " ");
        if (strncmp(one, "plateau=", 8) == 0 && strlen(one + 8) < PL_SECRET_TEXT)
            strcpy(cookie, one + 8);
    }
}

bool same_origin(struct lws *wsi, bool needed) {
    char origin[256], host[256];
    if (lws_hdr_copy(wsi, origin, sizeof origin, WSI_TOKEN_ORIGIN) <= 0)
        return !needed && !lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN);
    if (lws_hdr_copy(wsi, host, sizeof host, WSI_TOKEN_HOST) <= 0)
        return false;
    const char *rest = strncmp(origin, "http://", 7) == 0    ? origin + 7
                       : strncmp(origin, "https://", 8) == 0 ? origin + 8
                                                             : "";
    return *rest && strcasecmp(rest, host) == 0;
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

static void visited(struct hub *hub, struct job *job) {
    (void)hub;
    struct request *request = job->owner;
    const struct asset *page = find_asset("/index.html");
    if (job->status != PL_STORE_OK) {
        answer_text(request, 503, pl_store_say(job->status, request->lang));
    } else {
        if (job->fresh) {
            strcpy(request->cookie, job->cookie);
            request->set_cookie = true;
        }
        if (page)
            request_answer(request, 200, page->type, (const char *)page->data, page->size);
        else
            answer_text(request, 404,
                        TR(request->lang, "This Plateau was built without its page: build web/ first.",
                           "Ce Plateau a été construit sans sa page : construisez d'abord web/."));
    }
    request_drop(request);
}

static void get_page(struct request *request) {
    struct job *job = request_job(request, JOB_VISIT, visited);
    if (!job)
        return;
    job->guest = true;
    strcpy(job->cookie, request->cookie);
    strcpy(job->device, request->device);
    hub_submit(request->server->hub, job);
}

static bool starts(const char *text, const char *with) {
    return strncmp(text, with, strlen(with)) == 0;
}

/* /replay/ID or /t/ID/replay.txt */
static bool read_replay_path(struct request *request) {
    const char *path = request->path;
    bool table = starts(path, "/t/");
    if (!table && !starts(path, "/replay/"))
        return false;
    char *end;
    long long id = strtoll(path + (table ? 3 : 8), &end, 10);
    request->table = id;
    return id > 0 && strcmp(end, table ? "/replay.txt" : "") == 0;
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
    } else if (starts(request->path, "/thumb/")) {
        get_thumb(request, request->path + 7);
    } else {
        answer_text(request, 404, TR(request->lang, "There is nothing here.", "Il n'y a rien ici."));
    }
}

/* ---- Requests --------------------------------------------------------------------------------------------------- */

static int begin(struct lws *wsi, struct http *http, const char *path) {
    struct request *request = calloc(1, sizeof *request);
    char lang[16] = "";
    if (!request)
        return -1;
    if (http->request) { /* the one before on the same line */
        http->request->wsi = NULL;
        request_drop(http->request);
    }
    http->request = request;
    request->server = server_of(wsi);
    request->wsi = wsi;
    request->holds = 1;
    snprintf(request->path, sizeof request->path, "%s", path);
    read_cookie(wsi, request->cookie);
    if (lws_hdr_copy(wsi, request->device, sizeof request->device, WSI_TOKEN_HTTP_USER_AGENT) < 0)
        request->device[0] = '\0';
    for (char *at = request->device; *at; at++) /* names of devices are shown: plain letters only */
        if (*at < ' ' || *at > '~')
            *at = '?';
    if (lws_hdr_copy_fragment(wsi, lang, sizeof lang, WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, 0) > 0)
        pl_lang_read(lang, &request->lang);
    if (lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI)) {
        request->post = true;
        if (strcmp(path, "/session") == 0 && same_origin(wsi, true))
            return 0; /* its body comes */
        answer_text(request, 403,
                    TR(request->lang, "Only our own page may ask this.", "Seule notre page peut demander cela."));
        return 0;
    }
    if (lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI))
        get(request);
    else
        answer_text(request, 405,
                    TR(request->lang, "One can only get and post here.", "Ici on ne peut que lire et envoyer."));
    return 0;
}

static int take_body(struct request *request, const char *text, size_t length) {
    if (!request || request->text_size + length > MAX_BODY)
        return -1;
    memcpy(request->text + request->text_size, text, length);
    request->text_size += length;
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
}

int http_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length) {
    struct http *http = user;
    switch (reason) {
    case LWS_CALLBACK_HTTP:
        return begin(wsi, http, in);
    case LWS_CALLBACK_HTTP_BODY:
        return take_body(http->request, in, length);
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        if (http->request && !http->request->status)
            post_session(http->request);
        return 0;
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return http->request ? request_write(http->request) : 0;
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
