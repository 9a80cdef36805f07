/* POST /session: what changes the cookie. Names and passwords: an account, logging in, logging out. */
#include "app/server/names.h"
#include "app/server/server.h"
#include "match/tr.h"
#include <jansson.h>
#include <stdlib.h>

#define SHORTEST_PASSWORD 8
#define WRONG_EN "Wrong name or password."
#define WRONG_FR "Nom ou mot de passe incorrect."

/* ---- Not too often ---------------------------------------------------------------------------------------------- */

static void say_wait(struct request *request, int64_t wait) {
    char text[256];
    struct pl_out out = PL_OUT(text);
    pl_putf(&out, TR(request->lang, "Too many attempts: try again in %d s.", "Trop d'essais : réessayez dans %d s."),
            (int)(wait / 1000 + 1));
    request_refuse(request, "limit", text);
}

/* A password takes long to look at, and names and addresses may be without number: nobody waits behind all of them. */
static bool crowded(struct request *request) {
    if (request->known || request->server->passwords < MOST_PASSWORDS)
        return false;
    request_refuse(request, "limit",
                   TR(request->lang, "Too many people are logging in at once: try again in a few seconds.",
                      "Trop de gens se connectent à la fois : réessayez dans quelques secondes."));
    return true;
}

/* A browser that knows the account, at this name. */
static void device_key(const struct request *request, char key[256]) {
    snprintf(key, 256, "%s\n%s", request->login, request->token[0] ? request->token : request->cookie);
}

/* Each attempt counts until it has succeeded. Whoever comes from a browser that the account was logged in from before
 * does not wait for others who guess; all others do, but each has a turn in the end, or many addresses could keep the
 * owner of a name out for ever. This machine itself is not limited by its address: behind a proxy that does not name
 * its visitors it would be everybody. */
static bool may_log_in(struct request *request) {
    struct limits *limits = request->server->limits;
    int64_t now = server_now(), wait = 0;
    bool local = is_local(request->address);
    char key[256];
    device_key(request, key);
    if (request->known)
        wait = limits_try(limits, "device", key, now, LOGINS_OF_NAME, LONGEST_OF_NAME);
    else if (!local)
        wait = limits_due(limits, "address", request->address, now, LOGINS_OF_ADDRESS, LONGEST_OF_ADDRESS);
    if (!request->known && !wait)
        wait = limits_turn(limits, request->login, request->address, now, LOGINS_OF_NAME, LONGEST_OF_NAME,
                           local ? LONGEST_OF_NAME : LONGEST_OF_ADDRESS);
    if (!request->known && !wait && !local)
        (void)limits_try(limits, "address", request->address, now, LOGINS_OF_ADDRESS, LONGEST_OF_ADDRESS);
    if (wait)
        say_wait(request, wait);
    return !wait;
}

static void was_right(struct request *request) {
    char key[256];
    device_key(request, key);
    if (request->known) { /* says nothing of those who guess elsewhere */
        limits_succeeded(request->server->limits, "device", key, true);
        return;
    }
    limits_turned(request->server->limits, request->login, request->address, server_now());
    limits_succeeded(request->server->limits, "address", request->address, false);
}

static bool may_register(struct request *request) {
    int64_t wait = is_local(request->address) ? 0
                                              : limits_take(request->server->limits, "account", request->address,
                                                            server_now(), ACCOUNTS_AT_ONCE, ACCOUNTS_A_MINUTE);
    if (wait)
        say_wait(request, wait);
    return !wait;
}

static void think(struct request *request, struct job *job, int kind, void (*done)(struct hub *, struct thought *)) {
    struct thought *thought = calloc(1, sizeof *thought);
    if (!thought) {
        request_failed(request, PL_STORE_MEMORY);
        job_free(job);
        request_drop(request);
        return;
    }
    thought->kind = kind;
    thought->done = done;
    thought->owner = request;
    thought->job = job;
    thought->known = request->known;
    PL_FIT(thought->password, request->password);
    request->server->passwords++;
    hub_think(request->server->hub, thought);
}

/* A session has begun, of an account or of a guest. */
static void admitted(struct hub *hub, struct job *job) {
    struct request *request = job->owner;
    bool account = job->kind != JOB_VISIT;
    if (account)
        hub_logged_in(hub, job);
    if (job->status == PL_STORE_OK) {
        PL_FIT(request->cookie, account ? job->keys.cookie : job->cookie);
        PL_FIT(request->token, job->keys.token);
        request->set_cookie = true;
        request->set_token = account;
        request_say(request, 200, JSON, "{\"is\":\"ok\"}");
    } else if (job->kind == JOB_ACCOUNT && job->status == PL_STORE_TAKEN) {
        request_refuse(request, "denied", TR(request->lang, "This name is taken.", "Ce nom est pris."));
    } else {
        request_failed(request, job->status);
    }
    request_drop(request);
}

/* What the browser has, and whose session ends where another begins. */
static void bring_keys(const struct request *request, struct job *job) {
    PL_FIT(job->keys.cookie, request->cookie);
    PL_FIT(job->keys.token, request->token);
    PL_FIT(job->device, request->device);
    job->left = request->identity.id;
}

/* ---- Logging in ------------------------------------------------------------------------------------------------- */

static void checked(struct hub *hub, struct thought *thought) {
    struct request *request = thought->owner;
    struct job *job = thought->job;
    request->server->passwords--;
    lws_explicit_bzero(thought->password, sizeof thought->password);
    if (!thought->right) {
        request_refuse(request, "denied", TR(request->lang, WRONG_EN, WRONG_FR));
        job_free(job);
        request_drop(request);
        return;
    }
    was_right(request);
    job->kind = JOB_LOGIN;
    job->done = admitted;
    job->other = request->identity.account ? 0 : request->identity.id;
    bring_keys(request, job);
    hub_submit(hub, job);
}

static void found(struct hub *hub, struct job *job) {
    struct request *request = job->owner;
    if (job->status != PL_STORE_OK && job->status != PL_STORE_MISSING) {
        request_failed(request, job->status);
        request_drop(request);
        return;
    }
    if (job->status == PL_STORE_MISSING)
        job->password[0] = '\0'; /* checked all the same, so that nobody learns which names there are */
    else
        request->known = job->known || request->identity.id == job->identity.id;
    if (crowded(request) || !may_log_in(request)) {
        request_drop(request);
        return;
    }
    /* This job ends here; the next one takes over what it found. */
    struct job *next = hub_job(hub, JOB_LOGIN);
    if (!next) {
        request_failed(request, PL_STORE_MEMORY);
        request_drop(request);
        return;
    }
    next->owner = request;
    next->identity = job->identity;
    PL_FIT(next->password, job->password);
    think(request, next, THINK_PASSWORD_CHECK, checked);
}

/* ---- An account ------------------------------------------------------------------------------------------------- */

static void hashed(struct hub *hub, struct thought *thought) {
    struct request *request = thought->owner;
    request->server->passwords--;
    lws_explicit_bzero(thought->password, sizeof thought->password);
    if (thought->right) {
        hub_submit(hub, thought->job);
        return;
    }
    request_failed(request, PL_STORE_MEMORY);
    job_free(thought->job);
    request_drop(request);
}

/* ---- What is wanted --------------------------------------------------------------------------------------------- */

/* Whoever leaves an account is a guest again. */
static void left(struct hub *hub, struct job *job) {
    struct request *request = job->owner;
    struct job *next = job->status == PL_STORE_OK || job->status == PL_STORE_MISSING ? hub_job(hub, JOB_VISIT) : NULL;
    if (!next) {
        request_failed(request, job->status == PL_STORE_OK ? PL_STORE_MEMORY : job->status);
        request_drop(request);
        return;
    }
    next->owner = request;
    next->guest = true;
    next->done = admitted;
    PL_FIT(next->device, request->device);
    hub_submit(hub, next);
}

/* What a new password must be is no matter of logging in: there any other one is simply wrong. */
static bool read_account(struct request *request, const json_t *body, bool login, struct job *job) {
    const char *name = json_string_value(json_object_get(body, "name"));
    const char *password = json_string_value(json_object_get(body, "password"));
    bool fine = name && *name && strlen(name) < sizeof job->text && password &&
                strlen(password) < sizeof request->password && (login || strlen(password) >= SHORTEST_PASSWORD);
    if (!fine && login) {
        request_refuse(request, "denied", TR(request->lang, WRONG_EN, WRONG_FR));
        return false;
    }
    if (!fine) {
        request_refuse(request, "bad",
                       TR(request->lang, "A name and a password of at least 8 characters are needed.",
                          "Il faut un nom et un mot de passe d'au moins 8 caractères."));
        return false;
    }
    if (!login && !pl_name_shows(name)) {
        request_refuse(request, "bad", pl_name_no(request->lang));
        return false;
    }
    PL_FIT(job->text, name);
    PL_FIT(request->password, password);
    pl_name_fold(name, request->login); /* capitals make no other name */
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
        request_failed(request, visit->status);
    } else if (what && strcmp(what, "logout") == 0) {
        if ((job = request_job(request, JOB_LOGOUT, left))) {
            PL_FIT(job->cookie, request->cookie);
            hub_submit(hub, job);
        }
    } else if (what && strcmp(what, "register") == 0 && visit->identity.account) {
        request_refuse(request, "denied",
                       TR(request->lang, "You have an account already: log out first to make another.",
                          "Vous avez déjà un compte : déconnectez-vous d'abord pour en créer un autre."));
    } else if (what && (strcmp(what, "login") == 0 || strcmp(what, "register") == 0)) {
        bool login = what[0] == 'l';
        job = request_job(request, login ? JOB_FIND : JOB_ACCOUNT, login ? found : admitted);
        if (job &&
            (!read_account(request, body, login, job) || (!login && (crowded(request) || !may_register(request))))) {
            job_free(job);
            request_drop(request);
        } else if (job && login) {
            PL_FIT(job->keys.token, request->token);
            hub_submit(hub, job);
        } else if (job) {
            job->identity = visit->identity;
            bring_keys(request, job);
            think(request, job, THINK_PASSWORD_MAKE, hashed);
        }
    } else {
        request_refuse(
            request, "bad",
            TR(request->lang, "Register, login or logout?",
               "Créer un compte, se connecter ou se déconnecter ? Dites « register », « login » ou « logout »."));
    }
    json_decref(body);
    request_drop(request);
}

void post_session(struct request *request) {
    request_visit(request, known);
}
