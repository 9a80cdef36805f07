/* Clients and their messages: who speaks, how often, and which function answers. */
#include "app/server/hub_parts.h"
#include "app/server/names.h"
#include <stdio.h>
#include <stdlib.h>

struct hub *hub_new(const struct hub_ports *ports) {
    struct hub *hub = calloc(1, sizeof *hub);
    char *room = malloc(ROOM);
    struct pl_scene_sums *before = malloc(PL_SCENE_SUMS_SIZE(PL_MAX_PIECES));
    struct pl_scene_sums *now = malloc(PL_SCENE_SUMS_SIZE(PL_MAX_PIECES));
    struct limits *limits = limits_new();
    if (!hub || !room || !before || !now || !limits) {
        free(hub);
        free(room);
        free(before);
        free(now);
        limits_free(limits);
        return NULL;
    }
    hub->sums[0] = before;
    hub->sums[1] = now;
    hub->limits = limits;
    hub->ports = *ports;
    hub->room = room;
    return hub;
}

void hub_free(struct hub *hub) {
    if (!hub)
        return;
    for (int i = 0; i < BUCKETS; i++)
        while (hub->tables[i])
            table_free(hub->tables[i]);
    limits_free(hub->limits);
    free(hub->room);
    free(hub->sums[0]);
    free(hub->sums[1]);
    free(hub);
}

void hub_pace(struct hub *hub, int64_t milliseconds) {
    hub->pace = milliseconds;
}

int64_t hub_now(const struct hub *hub) {
    return hub->ports.now(hub->ports.context);
}

static void swept(struct hub *hub, struct job *job) {
    if (job->status != PL_STORE_OK)
        hub->sweep = hub_now(hub) + HOUR;
    else if (job->table == PL_MOST_SWEPT)
        hub->sweep = hub_now(hub) + MINUTE; /* there may be more */
    if (job->status == PL_STORE_OK && (job->other || job->table))
        fprintf(stderr,
                "plateau serve: forgotten guests, not seen for %d days: %lld; and tables of such guests: %lld\n",
                (int)(GUEST_FORGOTTEN / DAY), (long long)job->other, (long long)job->table);
}

/* At the start and once a day: visitors who do not come back. */
static void sweep_tick(struct hub *hub) {
    if (hub_now(hub) < hub->sweep)
        return;
    struct job *job = hub_job(hub, JOB_SWEEP);
    if (!job)
        return;
    job->patient = true;
    job->number = GUEST_FORGOTTEN;
    job->done = swept;
    hub->sweep = hub_now(hub) + DAY;
    hub_submit(hub, job);
}

void hub_tick(struct hub *hub) {
    lobby_tick(hub);
    upgrade_tick(hub);
    tables_tick(hub);
    presence_tick(hub);
    sums_tick(hub);
    sweep_tick(hub);
}

void hub_shown(struct hub *hub) {
    hub->lobby_changed = true;
}

int hub_live_tables(const struct hub *hub) {
    return hub->live;
}

struct job *hub_job(struct hub *hub, enum job_kind kind) {
    (void)hub;
    struct job *job = calloc(1, sizeof *job);
    if (job) {
        job->kind = kind;
        job->re = -1;
    }
    return job;
}

void hub_submit(struct hub *hub, struct job *job) {
    hub->ports.submit(hub->ports.context, job);
}

void hub_think(struct hub *hub, struct thought *thought) {
    hub->ports.think(hub->ports.context, thought);
}

void hub_job_done(struct hub *hub, struct job *job) {
    struct client *client = job->client;
    if (client && !client->gone && hub->ports.spent)
        hub->ports.spent(hub->ports.context, client->socket, job->spent);
    if (job->done)
        job->done(hub, job);
    job_free(job);
    if (client)
        client_drop(client);
}

void hub_thought_done(struct hub *hub, struct thought *thought) {
    struct client *client = thought->client;
    if (thought->done)
        thought->done(hub, thought);
    free(thought);
    if (client) {
        client->thoughts--;
        client_drop(client);
    }
}

/* ---- Clients ---------------------------------------------------------------------------------------------------- */

struct client *client_hold(struct client *client) {
    client->holds++;
    return client;
}

void client_drop(struct client *client) {
    if (--client->holds == 0)
        free(client);
}

bool queue_add(struct queue *queue, struct client *client, json_t *message, int max) {
    struct deferred *entry = queue->count < max ? calloc(1, sizeof *entry) : NULL;
    if (!entry)
        return false;
    entry->client = client_hold(client);
    entry->message = json_incref(message);
    if (!queue->first)
        queue->last = &queue->first;
    *queue->last = entry;
    queue->last = &entry->next;
    queue->count++;
    return true;
}

static void handle(struct client *client, json_t *message);

static void queue_empty(struct queue *queue, bool run) {
    struct queue old = *queue;
    *queue = (struct queue){0};
    for (struct deferred *entry = old.first, *next; entry; entry = next) {
        next = entry->next;
        if (run && !entry->client->gone)
            handle(entry->client, entry->message);
        json_decref(entry->message);
        client_drop(entry->client);
        free(entry);
    }
}

void queue_run(struct queue *queue) {
    queue_empty(queue, true);
}

void queue_clear(struct queue *queue) {
    queue_empty(queue, false);
}

void queue_refuse(struct queue *queue, enum pl_store_status status) {
    struct queue old = *queue;
    *queue = (struct queue){0};
    for (struct deferred *entry = old.first; entry; entry = entry->next)
        answer_store(entry->client, ask_re(entry->message), status);
    queue_clear(&old);
}

static void known(struct hub *hub, struct job *job) {
    struct client *client = job->client;
    if (client->gone)
        return;
    if (job->status == PL_STORE_OK) {
        client->identity = job->identity;
        queue_run(&client->waiting);
        return;
    }
    if (job->status == PL_STORE_MISSING)
        answer_no(client, -1, "denied",
                  TR(client->lang, "This browser is not known here: load the page again.",
                     "Ce navigateur n'est pas connu ici : rechargez la page."));
    else
        answer_store(client, -1, job->status);
    hub->ports.close(hub->ports.context, client->socket);
}

struct client *hub_join(struct hub *hub, void *socket, const char *cookie) {
    struct client *client = calloc(1, sizeof *client);
    struct job *job = hub_job(hub, JOB_VISIT);
    if (!client || !job) {
        free(client);
        free(job);
        return NULL;
    }
    client->hub = hub;
    client->socket = socket;
    client->holds = 1;
    client->tokens = RATE_BURST * 1000;
    client->filled = hub_now(hub);
    client->next = hub->clients;
    client->link = &hub->clients;
    if (client->next)
        client->next->link = &client->next;
    hub->clients = client;
    if (strlen(cookie) < sizeof client->cookie)
        PL_FIT(client->cookie, cookie);
    PL_FIT(job->cookie, client->cookie);
    job->client = client_hold(client);
    job->done = known;
    hub_submit(hub, job);
    return client;
}

void hub_leave(struct client *client) {
    client->gone = true;
    client->socket = NULL;
    table_leave(client);
    queue_clear(&client->waiting);
    *client->link = client->next;
    if (client->next)
        client->next->link = client->link;
    client_drop(client);
}

/* ---- Messages --------------------------------------------------------------------------------------------------- */

static const struct {
    const char *name;
    message_handler *handler;
} handlers[] = {{"hello", do_hello},   {"lobby", do_lobby},       {"create", do_create},
                {"open", do_open},     {"close", do_close},       {"play", do_play},
                {"undo", do_undo},     {"hint", do_hint},         {"why", do_why},
                {"bot", do_bot},       {"past", do_past},         {"look", do_look},
                {"rules", do_rules},   {"sit", do_sit},           {"leave", do_leave},
                {"invite", do_invite}, {"name", do_name},         {"invitation", do_invitation},
                {"accept", do_accept}, {"friendly", do_friendly}, {"older", do_older}};

int64_t ask_re(const json_t *message) {
    const json_t *id = json_object_get(message, "id");
    int64_t re = json_is_integer(id) ? (int64_t)json_integer_value(id) : -1;
    return re >= 0 && re < INT64_C(1) << 53 ? re : -1;
}

static void handle(struct client *client, json_t *message) {
    struct ask ask = {
        .hub = client->hub, .client = client, .message = message, .re = ask_re(message), .lang = client->lang};
    const char *name = json_string_value(json_object_get(message, "do"));
    for (size_t i = 0; name && i < sizeof handlers / sizeof handlers[0]; i++)
        if (strcmp(handlers[i].name, name) == 0) {
            handlers[i].handler(&ask);
            return;
        }
    NO(&ask, "bad", "A message says in \"do\" what it wants, and this one wants nothing that is known.",
       "Un message dit dans « do » ce qu'il veut, et celui-ci ne veut rien de connu.");
}

/* May this client say something now? A bucket that fills by RATE_SECOND messages a second. */
static bool within_rate(struct client *client) {
    struct hub *hub = client->hub;
    int64_t now = hub_now(hub);
    client->tokens += (now - client->filled) * RATE_SECOND;
    if (client->tokens > RATE_BURST * 1000)
        client->tokens = RATE_BURST * 1000;
    client->filled = now;
    if (client->tokens >= 1000) {
        client->tokens -= 1000;
        client->lost = 0;
        return true;
    }
    if (++client->lost == MAX_LOST)
        hub->ports.close(hub->ports.context, client->socket);
    return false;
}

static void take(struct client *client, const char *text, size_t length, bool overload) {
    enum pl_lang lang = client->lang;
    json_error_t mistake;
    json_t *message = length <= HUB_MAX_MESSAGE ? json_loadb(text, length, JSON_REJECT_DUPLICATES, &mistake) : NULL;
    if (!within_rate(client)) {
        /* With the number of the question: whoever waits for its answer must not wait for ever. */
        if (client->lost < MAX_LOST)
            answer_no(client, ask_re(message), "limit",
                      TR(lang, "Too many messages: wait a second.", "Trop de messages : attendez une seconde."));
    } else if (overload) {
        answer_no(client, ask_re(message), "limit",
                  TR(lang, "Too much is being asked from your address at once: wait a few seconds.",
                     "On demande trop de choses à la fois depuis votre adresse : attendez quelques secondes."));
    } else if (!json_is_object(message)) {
        answer_no(client, -1, "bad",
                  length > HUB_MAX_MESSAGE
                      ? TR(lang, "This message is too long.", "Ce message est trop long.")
                      : TR(lang, "A message is one JSON object.", "Un message est un objet JSON."));
    } else if (client->identity.id) {
        handle(client, message);
    } else if (!queue_add(&client->waiting, client, message, MAX_UNKNOWN)) {
        answer_no(client, ask_re(message), "busy",
                  TR(lang, "The server is still finding out who you are: wait for its welcome.",
                     "Le serveur cherche encore qui vous êtes : attendez son accueil."));
    }
    json_decref(message);
}

void hub_message(struct client *client, const char *text, size_t length) {
    take(client, text, length, false);
}

void hub_overload(struct client *client, const char *text, size_t length) {
    take(client, text, length, true);
}

/* ---- Members of messages ---------------------------------------------------------------------------------------- */

bool ask_number(const struct ask *ask, const char *key, int64_t min, int64_t max, int64_t *value) {
    const json_t *member = json_object_get(ask->message, key);
    int64_t number = (int64_t)json_integer_value(member);
    if (json_is_integer(member) && number >= min && number <= max) {
        *value = number;
        return true;
    }
    char text[256];
    struct pl_out out = PL_OUT(text);
    pl_putf(&out,
            TR(ask->lang, "\"%s\" must be a whole number from %lld to %lld.",
               "« %s » doit être un nombre entier de %lld à %lld."),
            key, (long long)min, (long long)max);
    answer_no(ask->client, ask->re, "bad", text);
    return false;
}

const char *ask_text(const struct ask *ask, const char *key, size_t max) {
    const json_t *member = json_object_get(ask->message, key);
    if (json_is_string(member) && json_string_length(member) < max)
        return json_string_value(member);
    char text[256];
    struct pl_out out = PL_OUT(text);
    pl_putf(
        &out,
        TR(ask->lang, "\"%s\" must be a text of at most %zu bytes.", "« %s » doit être un texte d'au plus %zu octets."),
        key, max - 1);
    answer_no(ask->client, ask->re, "bad", text);
    return NULL;
}

bool ask_name(const struct ask *ask, char name[PL_MAX_PLAYER_NAME]) {
    const char *text = ask->client->identity.name;
    if (json_object_get(ask->message, "name") && !(text = ask_text(ask, "name", PL_MAX_PLAYER_NAME)))
        return false;
    pl_fit(name, PL_MAX_PLAYER_NAME, text);
    if (pl_name_shows(name))
        return true;
    answer_no(ask->client, ask->re, "bad", pl_name_no(ask->lang));
    return false;
}

struct job *ask_job(const struct ask *ask, enum job_kind kind, void (*done)(struct hub *, struct job *)) {
    struct job *job = hub_job(ask->hub, kind);
    if (!job) {
        answer_store(ask->client, ask->re, PL_STORE_MEMORY);
        return NULL;
    }
    job->client = client_hold(ask->client);
    job->identity = ask->client->identity;
    job->re = ask->re;
    job->done = done;
    return job;
}
