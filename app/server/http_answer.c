/* Answers to HTTP requests, with the headers that every answer has. */
#include "app/server/server.h"
#include <jansson.h>
#include <stdlib.h>

enum { CHUNK = 16384 };

void request_drop(struct request *request) {
    if (--request->holds)
        return;
    if (request->text) /* there may have been a password in it */
        lws_explicit_bzero(request->text, request->text_size);
    free(request->text);
    free(request->owned);
    if (request->purse) {
        request->purse->pending -= request->owed;
        request->purse->bodies -= request->brought;
        request->server->bodies -= request->brought;
        purse_drop(request->purse);
    }
    lws_explicit_bzero(request, sizeof *request);
    free(request);
}

bool request_may(struct request *request) {
    request->purse = purse_of(request->server, request->address, request->cookie);
    return request->purse && request->purse->pending <= MAX_PENDING_OF_ADDRESS / 2 &&
           purse_open(request->purse, server_now());
}

bool request_bring(struct request *request, size_t bytes) {
    struct server *server = request->server;
    request->purse = purse_of(server, request->address, request->cookie);
    if (!request->purse || request->purse->bodies + bytes > MAX_BODIES_OF_ADDRESS ||
        server->bodies + bytes > MAX_BODIES)
        return false;
    request->brought = bytes;
    request->purse->bodies += bytes;
    server->bodies += bytes;
    return true;
}

void request_spent(struct request *request, int64_t microseconds) {
    request->owed = request->size;
    request->purse->pending += request->owed;
    purse_spend(request->purse, server_now(), microseconds + (int64_t)(request->size / BYTES_A_MICROSECOND));
}

void request_answer(struct request *request, int status, const char *type, const char *body, size_t size) {
    if (request->stage >= REQUEST_ANSWERED)
        return;
    request->stage = REQUEST_ANSWERED;
    request->status = status;
    request->type = type;
    request->body = body;
    request->size = request->left = size;
    if (request->wsi)
        lws_callback_on_writable(request->wsi);
}

void request_give(struct request *request, int status, const char *type, char *body, size_t size) {
    if (request->stage >= REQUEST_ANSWERED) {
        free(body);
        return;
    }
    request->owned = body;
    request_answer(request, status, type, body, size);
}

void request_say(struct request *request, int status, const char *type, const char *text) {
    char *copy = strdup(text);
    if (copy)
        request_give(request, status, type, copy, strlen(text));
    else
        request_answer(request, 500, type, "", 0);
}

void request_refuse(struct request *request, const char *code, const char *text) {
    request_refuse_as(request, strcmp(code, "limit") == 0 ? 429 : 403, code, text);
}

void request_refuse_as(struct request *request, int status, const char *code, const char *text) {
    json_t *json = json_pack("{s:s,s:s,s:s}", "is", "no", "code", code, "text", text);
    char *words = json ? json_dumps(json, JSON_COMPACT) : NULL;
    json_decref(json);
    request_say(request, status, JSON, words ? words : "{\"is\":\"no\"}");
    free(words);
}

void request_failed(struct request *request, enum pl_store_status status) {
    request_refuse(request,
                   status == PL_STORE_TAKEN     ? "denied"
                   : status == PL_STORE_MISSING ? "missing"
                   : status == PL_STORE_REFUSED ? "bad"
                                                : "store",
                   pl_store_say(status, request->lang));
}

struct job *request_job(struct request *request, enum job_kind kind, void (*done)(struct hub *, struct job *)) {
    struct job *job = hub_job(request->server->hub, kind);
    if (!job) {
        request_say(request, 503, "text/plain; charset=utf-8", pl_store_say(PL_STORE_MEMORY, request->lang));
        return NULL;
    }
    job->owner = request;
    job->done = done;
    request->holds++;
    return job;
}

void request_visit(struct request *request, void (*known)(struct hub *, struct job *)) {
    struct job *job = request_job(request, JOB_VISIT, known);
    if (!job)
        return;
    PL_FIT(job->cookie, request->cookie);
    hub_submit(request->server->hub, job);
}

struct headers {
    struct lws *wsi;
    unsigned char *at, *end;
    bool failed;
};

static void header(struct headers *headers, const char *name, const char *value) {
    if (lws_add_http_header_by_name(headers->wsi, (const unsigned char *)name, (const unsigned char *)value,
                                    (int)strlen(value), &headers->at, headers->end))
        headers->failed = true;
}

static int write_headers(struct request *request) {
    unsigned char buffer[LWS_PRE + 2048], *start = buffer + LWS_PRE;
    struct headers headers = {.wsi = request->wsi, .at = start, .end = buffer + sizeof buffer - 1};
    /* A 304 has no body, and says nothing of how long that would be. */
    lws_filepos_t length = request->status == 304 ? LWS_ILLEGAL_HTTP_CONTENT_LEN : request->size;
    if (lws_add_http_common_headers(request->wsi, (unsigned)request->status, request->type, length, &headers.at,
                                    headers.end))
        return -1;
    header(&headers, "content-security-policy:",
           "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
           "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
    header(&headers, "x-content-type-options:", "nosniff");
    header(&headers, "referrer-policy:", "no-referrer");
    header(&headers, "cross-origin-opener-policy:", "same-origin");
    header(&headers, "connection:", "close"); /* one request a line */
    header(&headers, "cache-control:", request->tag[0] ? "no-cache" : request->keep ? "max-age=3600" : "no-store");
    if (request->tag[0])
        header(&headers, "etag:", request->tag);
    if (request->file_name[0]) {
        char value[128];
        snprintf(value, sizeof value, "attachment; filename=\"%s\"", request->file_name);
        header(&headers, "content-disposition:", value);
    }
    if (request->set_cookie) {
        char value[200];
        snprintf(value, sizeof value, COOKIE "%s; Path=/; HttpOnly; SameSite=Lax; Max-Age=%d%s", request->cookie,
                 request->cookie[0] ? 400 * 24 * 3600 : 0, request->https ? "; Secure" : "");
        header(&headers, "set-cookie:", value);
    }
    if (request->set_token) { /* for those who log in only */
        char value[200];
        snprintf(value, sizeof value, TOKEN "%s; Path=/session; HttpOnly; SameSite=Strict; Max-Age=%d%s",
                 request->token, 400 * 24 * 3600, request->https ? "; Secure" : "");
        header(&headers, "set-cookie:", value);
    }
    if (headers.failed)
        return -1;
    return lws_finalize_write_http_header(request->wsi, start, &headers.at, headers.end);
}

int request_write(struct request *request) {
    if (request->stage < REQUEST_ANSWERED || request->stage == REQUEST_OVER)
        return 0; /* a job is still under way, or nothing is left to say */
    if (request->stage == REQUEST_ANSWERED) {
        request->stage = REQUEST_SENDING;
        if (write_headers(request))
            return -1;
        if (request->head)
            request->left = 0;
        if (request->left) {
            lws_callback_on_writable(request->wsi);
            return 0;
        }
    }
    size_t now = request->left < CHUNK ? request->left : CHUNK;
    if (now) {
        unsigned char buffer[LWS_PRE + CHUNK];
        bool last = now == request->left;
        memcpy(buffer + LWS_PRE, request->body, now);
        if (lws_write(request->wsi, buffer + LWS_PRE, now, last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int)now)
            return -1;
        request->body += now;
        request->left -= now; /* at most all of it */
    }
    if (request->left || lws_partial_buffered(request->wsi)) { /* the line is closed when all of it has been taken */
        lws_callback_on_writable(request->wsi);
        return 0;
    }
    request->stage = REQUEST_OVER;
    return -1;
}
