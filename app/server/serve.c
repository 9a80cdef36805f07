/* The event loop: made, run until somebody says stop, and ended with nothing lost. */
#include "app/server/server.h"
#include "match/tr.h"
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static void submit(void *context, struct job *job) {
    struct server *server = context;
    workers_submit(server->workers, job);
}

static void think(void *context, struct thought *thought) {
    struct server *server = context;
    workers_think(server->workers, thought);
}

static int64_t now(void *context) {
    (void)context;
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void wake(void *context) {
    struct server *server = context;
    lws_cancel_service(server->lws);
}

static void tick(lws_sorted_usec_list_t *list) {
    struct server *server = lws_container_of(list, struct server, tick);
    hub_tick(server->hub);
    lws_sul_schedule(server->lws, 0, &server->tick, tick, LWS_US_PER_SEC);
}

/* A page that does not answer for a minute is gone, whatever TCP believes. */
static const lws_retry_bo_t validity = {.secs_since_valid_ping = 25, .secs_since_valid_hangup = 60};

static bool listen_at(struct server *server, const struct serve_settings *settings,
                      const struct lws_protocols *protocols, struct pl_out *error) {
    struct lws_context_creation_info info = {.port = CONTEXT_PORT_NO_LISTEN,
                                             .user = server,
                                             .options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS,
                                             .gid = (gid_t)-1,
                                             .uid = (uid_t)-1};
    lws_set_log_level(LLL_ERR, NULL);
    server->lws = lws_create_context(&info);
    if (!server->lws) {
        pl_put(error,
               TR(settings->lang, "the network library does not start", "la bibliothèque réseau ne démarre pas"));
        return false;
    }
    info.port = settings->port;
    info.iface = settings->host;
    info.protocols = protocols;
    info.vhost_name = "plateau";
    info.retry_and_idle_policy = &validity;
    info.keepalive_timeout = 30;
    info.timeout_secs = 20;
    info.options |= LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;
    server->vhost = lws_create_vhost(server->lws, &info);
    if (server->vhost)
        return true;
    pl_putf(error,
            TR(settings->lang, "cannot listen at %s, port %d: another program may have it; try --port",
               "impossible d'écouter sur %s, port %d : un autre programme l'a peut-être ; essayez --port"),
            settings->host, settings->port);
    return false;
}

/* Nobody comes in any more; what is under way is stored. */
static void shut_down(struct server *server) {
    lws_sul_cancel(&server->tick);
    workers_stop(server->workers);
    lws_context_destroy(server->lws);
    server_fetch(server); /* answers to visitors who have gone: frees what they held */
    /* What came back may have asked for more, which nobody does now: it is told that the store has gone, and gives up.
     */
    struct job *jobs;
    struct thought *thoughts;
    while (workers_drain(server->workers, &jobs, &thoughts), jobs || thoughts) {
        for (struct job *job = jobs, *next; job; job = next) {
            next = job->next;
            job->status = PL_STORE_OFFLINE;
            hub_job_done(server->hub, job);
        }
        for (struct thought *thought = thoughts, *next; thought; thought = next) {
            next = thought->next;
            if (thought->kind == THINK_MOVE || thought->kind == THINK_HINT)
                thought->done = NULL;
            hub_thought_done(server->hub, thought);
        }
    }
}

bool serve(const struct serve_settings *settings, struct pl_out *error) {
    struct lws_protocols protocols[] = {
        {.name = "http", .callback = http_callback, .per_session_data_size = http_size()},
        {.name = "plateau-1",
         .callback = socket_callback,
         .per_session_data_size = socket_size(),
         .rx_buffer_size = 4096},
        {0}};
    struct server *server = calloc(1, sizeof *server);
    struct pl_store *store = pl_store_open(settings->db, settings->lang, error);
    struct hub_ports ports = {server, submit, think, socket_send, socket_close, now};
    if (!server || !store) {
        free(server);
        pl_store_close(store);
        return false;
    }
    bool done = false;
    server->hub = hub_new(&ports);
    if (!server->hub || !listen_at(server, settings, protocols, error)) {
        pl_store_close(store);
        goto end;
    }
    server->workers = workers_new(store, (int)sysconf(_SC_NPROCESSORS_ONLN), wake, server);
    if (!server->workers) {
        pl_put(error, TR(settings->lang, "threads are out", "il n'y a plus de fils d'exécution"));
        pl_store_close(store);
        goto end;
    }
    lws_sul_schedule(server->lws, 0, &server->tick, tick, LWS_US_PER_SEC);
    settings->ready(lws_get_vhost_listen_port(server->vhost));
    while (!*settings->stop && lws_service(server->lws, 0) >= 0)
        ;
    shut_down(server);
    workers_free(server->workers);
    server->lws = NULL;
    done = true;
end:
    if (server->lws)
        lws_context_destroy(server->lws);
    hub_free(server->hub);
    for (int i = 0; i < MAX_GAMES; i++)
        free(server->thumb[i]);
    free(server);
    return done;
}
