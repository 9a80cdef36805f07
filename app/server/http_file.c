/* POST /file?lang=fr: somebody brings the file of a game, to look at it here. */
#include "app/server/server.h"
#include "app/server/shown.h"
#include "match/tr.h"
#include <stdlib.h>

static void stored(struct hub *hub, struct job *job) {
    struct request *request = job->owner;
    char text[256];
    struct pl_out out = PL_OUT(text);
    if (job->status == PL_STORE_OK) {
        hub_shown(hub);
        pl_putf(&out, "{\"is\":\"ok\",\"table\":%lld}", (long long)job->row.id);
        request_say(request, 200, JSON, text);
    } else if (job->full) {
        request_refuse(
            request, "limit",
            TR(request->lang,
               "This server has no room for more games from files: remove some of yours, or ask whoever runs "
               "it.",
               "Ce serveur n'a plus de place pour des parties venues de fichiers : retirez-en des vôtres, ou "
               "demandez à qui s'en occupe."));
    } else if (job->limited) {
        pl_putf(&out,
                TR(request->lang, "You keep %d games from files already: remove one first.",
                   "Vous gardez déjà %d parties venues de fichiers : retirez-en une d'abord."),
                JOB_MOST_SHOWN);
        request_refuse(request, "limit", text);
    } else {
        request_failed(request, job->status);
    }
    request_drop(request);
}

static void say_wait(struct request *request, int64_t wait, const char *en, const char *fr) {
    char text[256];
    struct pl_out out = PL_OUT(text);
    pl_putf(&out, TR(request->lang, en, fr), (int)(wait / 1000 + 1));
    request_refuse(request, "limit", text);
}

/* Guests are free, addresses are not: what one address brings is counted together, whoever it says it is, this machine
 * itself included. */
static bool may_keep(struct request *request, const struct job *job) {
    int64_t size = pl_store_weigh(&job->moves, job->file) / 1024 + 1;
    int64_t wait = limits_take_some(request->server->limits, "kept", request->address, server_now(), size, KEPT_AT_ONCE,
                                    KEPT_A_MINUTE);
    if (wait)
        say_wait(request, wait, "Your address has brought many games from files lately: wait %d s.",
                 "Votre adresse a apporté beaucoup de parties dernièrement : attendez %d s.");
    return !wait;
}

static void was_read(struct hub *hub, struct thought *thought) {
    struct request *request = thought->owner;
    struct job *job = thought->job;
    if (thought->right && may_keep(request, job)) {
        hub_submit(hub, job);
        return;
    }
    if (!thought->right) {
        char text[1200];
        struct pl_out out = PL_OUT(text);
        pl_putf(&out, TR(request->lang, "This file cannot be opened: %s.", "Ce fichier ne peut pas être ouvert : %s."),
                thought->error);
        request_refuse(request, "bad", text);
    }
    job_free(job);
    request_drop(request);
}

static bool may_show(struct request *request) {
    struct limits *limits = request->server->limits;
    char key[24];
    snprintf(key, sizeof key, "%lld", (long long)request->identity.id);
    int64_t wait = limits_take(limits, "file", key, server_now(), FILES_AT_ONCE, FILES_A_MINUTE);
    if (!wait)
        wait = limits_take(limits, "files", request->address, server_now(), FILES_OF_ADDRESS, FILES_OF_ADDRESS);
    if (wait)
        say_wait(request, wait, "Too many files at once: wait %d s.", "Trop de fichiers à la fois : attendez %d s.");
    return !wait;
}

static void known(struct hub *hub, struct job *visit) {
    struct request *request = visit->owner;
    request->identity = visit->identity;
    if (visit->status != PL_STORE_OK) {
        request_failed(request, visit->status);
    } else if (strlen(request->text) != request->text_size) {
        request_refuse(request, "bad",
                       TR(request->lang, "This is no text, and so no file of a game.",
                          "Ce n'est pas du texte, donc pas le fichier d'une partie."));
    } else if (may_show(request)) {
        struct thought *thought = calloc(1, sizeof *thought);
        struct job *job = request_job(request, JOB_SHOW, stored);
        if (thought && job) {
            job->file = request->text;
            request->text = NULL;
            job->row.owner = request->identity.id;
            job->quota = request->server->most_files;
            thought->kind = THINK_FILE;
            thought->done = was_read;
            thought->owner = request;
            thought->whose = request->identity.id;
            thought->job = job;
            thought->lang = request->lang;
            hub_think(hub, thought);
        } else {
            free(thought);
            if (job) {
                job_free(job);
                request_drop(request);
            }
            request_failed(request, PL_STORE_MEMORY);
        }
    }
    request_drop(request);
}

void post_file(struct request *request) {
    request_visit(request, known);
}
