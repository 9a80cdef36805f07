/* POST /session: what changes the cookie. Names and passwords: an account, logging in, logging out. */
#include "app/server/server.h"
#include "match/tr.h"
#include <jansson.h>
#include <stdlib.h>

#define SHORTEST_PASSWORD 8

static void answer(struct request *request, const char *code, const char *text) {
    json_t *json =
        code ? json_pack("{s:s,s:s,s:s}", "is", "no", "code", code, "text", text) : json_pack("{s:s}", "is", "ok");
    char *words = json ? json_dumps(json, JSON_COMPACT) : NULL;
    json_decref(json);
    request_say(request, code ? 403 : 200, "application/json", words ? words : "{\"is\":\"no\"}");
    free(words);
}

static void failed(struct request *request, enum pl_store_status status) {
    answer(request,
           status == PL_STORE_TAKEN     ? "denied"
           : status == PL_STORE_MISSING ? "missing"
           : status == PL_STORE_REFUSED ? "bad"
                                        : "store",
           pl_store_say(status, request->lang));
}

static void think(struct request *request, struct job *job, int kind, void (*done)(struct hub *, struct thought *)) {
    struct thought *thought = calloc(1, sizeof *thought);
    if (!thought) {
        failed(request, PL_STORE_MEMORY);
        job_free(job);
        request_drop(request);
        return;
    }
    thought->kind = kind;
    thought->done = done;
    thought->owner = request;
    thought->job = job;
    strcpy(thought->password, request->password);
    hub_think(request->server->hub, thought);
}

/* ---- Logging in ------------------------------------------------------------------------------------------------- */

static void logged_in(struct hub *hub, struct job *job) {
    (void)hub;
    struct request *request = job->owner;
    if (job->status == PL_STORE_OK) {
        strcpy(request->cookie, job->cookie);
        request->set_cookie = true;
        answer(request, NULL, NULL);
    } else {
        failed(request, job->status);
    }
    request_drop(request);
}

static void checked(struct hub *hub, struct thought *thought) {
    struct request *request = thought->owner;
    struct job *job = thought->job;
    lws_explicit_bzero(thought->password, sizeof thought->password);
    if (!thought->right) {
        answer(request, "denied",
               TR(request->lang, "There is no account of this name with this password.",
                  "Il n'y a pas de compte de ce nom avec ce mot de passe."));
        job_free(job);
        request_drop(request);
        return;
    }
    job->kind = JOB_LOGIN;
    job->done = logged_in;
    job->other = request->identity.account ? 0 : request->identity.id;
    strcpy(job->device, request->device);
    hub_submit(hub, job);
}

static void found(struct hub *hub, struct job *job) {
    struct request *request = job->owner;
    if (job->status != PL_STORE_OK && job->status != PL_STORE_MISSING) {
        failed(request, job->status);
        request_drop(request);
        return;
    }
    if (job->status == PL_STORE_MISSING)
        job->password[0] = '\0'; /* checked all the same, so that nobody learns which names there are */
    /* This job ends here; the next one takes over what it found. */
    struct job *next = hub_job(hub, JOB_LOGIN);
    if (!next) {
        failed(request, PL_STORE_MEMORY);
        request_drop(request);
        return;
    }
    next->owner = request;
    next->identity = job->identity;
    strcpy(next->password, job->password);
    think(request, next, THINK_PASSWORD_CHECK, checked);
}

/* ---- An account ------------------------------------------------------------------------------------------------- */

static void registered(struct hub *hub, struct job *job) {
    (void)hub;
    struct request *request = job->owner;
    if (job->status == PL_STORE_OK)
        answer(request, NULL, NULL);
    else if (job->status == PL_STORE_TAKEN)
        answer(request, "denied", TR(request->lang, "This name is taken.", "Ce nom est pris."));
    else
        failed(request, job->status);
    request_drop(request);
}

static void hashed(struct hub *hub, struct thought *thought) {
    struct request *request = thought->owner;
    lws_explicit_bzero(thought->password, sizeof thought->password);
    if (thought->right) {
        hub_submit(hub, thought->job);
        return;
    }
    failed(request, PL_STORE_MEMORY);
    job_free(thought->job);
    request_drop(request);
}

/* ---- What is wanted --------------------------------------------------------------------------------------------- */

static void logged_out(struct hub *hub, struct job *job) {
    (void)hub;
    struct request *request = job->owner;
    if (job->status == PL_STORE_OK || job->status == PL_STORE_MISSING) {
        strcpy(request->cookie, job->cookie);
        request->set_cookie = true;
        answer(request, NULL, NULL);
    } else {
        failed(request, job->status);
    }
    request_drop(request);
}

/* Whoever leaves an account is a guest again. */
static void left(struct hub *hub, struct job *job) {
    struct request *request = job->owner;
    struct job *next = job->status == PL_STORE_OK || job->status == PL_STORE_MISSING ? hub_job(hub, JOB_VISIT) : NULL;
    if (!next) {
        failed(request, job->status == PL_STORE_OK ? PL_STORE_MEMORY : job->status);
        request_drop(request);
        return;
    }
    next->owner = request;
    next->guest = true;
    next->done = logged_out;
    strcpy(next->device, request->device);
    hub_submit(hub, next);
}

static bool read_account(struct request *request, const json_t *body, struct job *job) {
    const char *name = json_string_value(json_object_get(body, "name"));
    const char *password = json_string_value(json_object_get(body, "password"));
    if (!name || !*name || strlen(name) >= sizeof job->text || !password || strlen(password) < SHORTEST_PASSWORD ||
        strlen(password) >= sizeof request->password) {
        answer(request, "bad",
               TR(request->lang, "A name and a password of at least 8 letters are needed.",
                  "Il faut un nom et un mot de passe d'au moins 8 lettres."));
        return false;
    }
    strcpy(job->text, name);
    strcpy(request->password, password);
    return true;
}

static void known(struct hub *hub, struct job *visit) {
    struct request *request = visit->owner;
    json_t *body = json_loadb(request->text, request->text_size, JSON_REJECT_DUPLICATES, NULL);
    const char *what = json_string_value(json_object_get(body, "do"));
    const char *lang = json_string_value(json_object_get(body, "lang"));
    struct job *job = NULL;
    request->identity = visit->identity;
    if (lang)
        pl_lang_read(lang, &request->lang);
    if (visit->status != PL_STORE_OK) {
        failed(request, visit->status);
    } else if (what && strcmp(what, "logout") == 0) {
        if ((job = request_job(request, JOB_LOGOUT, left))) {
            strcpy(job->cookie, request->cookie);
            hub_submit(hub, job);
        }
    } else if (what && (strcmp(what, "login") == 0 || strcmp(what, "register") == 0)) {
        bool login = what[0] == 'l';
        job = request_job(request, login ? JOB_FIND : JOB_ACCOUNT, login ? found : registered);
        if (job && !read_account(request, body, job)) {
            job_free(job);
            request_drop(request);
        } else if (job && login) {
            hub_submit(hub, job);
        } else if (job) {
            job->identity = visit->identity;
            think(request, job, THINK_PASSWORD_MAKE, hashed);
        }
    } else {
        answer(request, "bad", TR(request->lang, "Register, login or logout?", "Register, login ou logout ?"));
    }
    json_decref(body);
    request_drop(request);
}

void post_session(struct request *request) {
    struct job *job = request_job(request, JOB_VISIT, known);
    if (!job)
        return;
    strcpy(job->cookie, request->cookie);
    hub_submit(request->server->hub, job);
}
