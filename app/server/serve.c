/* The event loop: made, run until somebody says stop, and ended with nothing lost. */
#include "app/server/server.h"
#include "match/tr.h"
#include <ev.h>
#include <limits.h>
#include <net/if.h>
#include <netdb.h>
#include <stdlib.h>
#include <sys/resource.h>
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

int64_t server_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

int64_t server_spent(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static int64_t now(void *context) {
    (void)context;
    return server_now();
}

static void ring(lws_sorted_usec_list_t *list) {
    struct server *server = lws_container_of(list, struct server, alarm);
    hub_alarm(server->hub);
}

static void ring_bell(struct ev_loop *loop, struct ev_timer *bell, int events) {
    (void)loop;
    (void)events;
    struct server *server = bell->data;
    hub_alarm(server->hub);
}

/* In libev's loop by a timer of our own: libwebsockets 4.1 does not bring forward the one it has running there, so that
 * an alarm would wait for the next tick. */
static void set_alarm(void *context, int64_t milliseconds) {
    struct server *server = context;
    if (!server->loop) {
        lws_sul_schedule(server->lws, 0, &server->alarm, ring, milliseconds * LWS_US_PER_MS);
        return;
    }
    ev_timer_stop(server->loop, server->bell);
    ev_now_update(server->loop); /* from now on, not from when the loop last woke up */
    ev_timer_set(server->bell, (double)milliseconds / 1000, 0);
    ev_timer_start(server->loop, server->bell);
}

static void pump(struct server *server) {
    server->pumping = false;
    sockets_pump(server);
}

static void pump_rings(lws_sorted_usec_list_t *list) {
    pump(lws_container_of(list, struct server, pump));
}

static void pump_bell_rings(struct ev_loop *loop, struct ev_timer *bell, int events) {
    (void)loop;
    (void)events;
    pump(bell->data);
}

void pump_soon(struct server *server) {
    if (server->pumping)
        return;
    server->pumping = true;
    if (!server->loop) {
        lws_sul_schedule(server->lws, 0, &server->pump, pump_rings, PUMP_REST * LWS_US_PER_MS);
        return;
    }
    ev_now_update(server->loop);
    ev_timer_set(server->pump_bell, PUMP_REST / 1000.0, 0);
    ev_timer_start(server->loop, server->pump_bell);
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

/* The host as an address of this machine, or the name of an interface; libwebsockets would wait for ever for one that
 * is not there. `old`: the address is of IP version 4. */
static bool find_here(const char *host, char address[NI_MAXHOST], bool *old) {
    struct addrinfo stream = {.ai_socktype = SOCK_STREAM}, *found = NULL;
    *old = false;
    if (getaddrinfo(host, NULL, &stream, &found) != 0)
        return pl_fit(address, NI_MAXHOST, host) && if_nametoindex(host) != 0;
    int line = socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    bool here = line >= 0 && bind(line, found->ai_addr, found->ai_addrlen) == 0 &&
                getnameinfo(found->ai_addr, found->ai_addrlen, address, NI_MAXHOST, NULL, 0, NI_NUMERICHOST) == 0;
    *old = found->ai_family == AF_INET;
    if (line >= 0)
        close(line);
    freeaddrinfo(found);
    return here;
}

/* As many as the system gives without being asked twice, within reason: the network library has room for each. */
static int raise_files(void) {
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) != 0)
        return MOST_FILES;
    rlim_t most = files.rlim_max < MOST_FILES ? files.rlim_max : MOST_FILES;
    if (files.rlim_cur < most) {
        rlim_t before = files.rlim_cur;
        files.rlim_cur = most;
        if (setrlimit(RLIMIT_NOFILE, &files) != 0)
            files.rlim_cur = before;
    }
    return files.rlim_cur < INT_MAX ? (int)files.rlim_cur : INT_MAX;
}

static bool listen_at(struct server *server, const struct serve_settings *settings,
                      const struct lws_protocols *protocols, struct pl_out *error) {
    struct lws_context_creation_info info = {.port = CONTEXT_PORT_NO_LISTEN,
                                             .user = server,
                                             .max_http_header_data = MAX_HEADERS,
                                             .options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS,
                                             .gid = (gid_t)-1,
                                             .uid = (uid_t)-1};
    char address[NI_MAXHOST];
    bool old;
    if (!find_here(settings->host, address, &old)) {
        pl_putf(error,
                TR(settings->lang, "'%s' is no address of this machine: --host is like 127.0.0.1, 0.0.0.0 or ::",
                   "« %s » n'est pas une adresse de cette machine : --host est du genre 127.0.0.1, 0.0.0.0 ou ::"),
                settings->host);
        return false;
    }
    void *loops[] = {server->loop = ev_loop_new(EVFLAG_AUTO)};
    /* What goes wrong here is said below, in words. What the library says later is of visitors' mistakes: anybody could
     * fill the log with them. */
    lws_set_log_level(0, NULL);
    /* libev knows which of thousands of sockets has news; poll(), which libwebsockets uses by itself, asks them all. */
    if (server->loop) {
        info.options |= LWS_SERVER_OPTION_LIBEV;
        info.foreign_loops = loops;
        server->lws = lws_create_context(&info);
    }
    if (!server->lws) { /* the part of libwebsockets that speaks to libev is a package of its own */
        if (server->loop)
            ev_loop_destroy(server->loop);
        server->loop = NULL;
        info.options &= ~(uint64_t)LWS_SERVER_OPTION_LIBEV;
        info.foreign_loops = NULL;
        server->lws = lws_create_context(&info);
    }
    if (!server->lws) {
        pl_put(error,
               TR(settings->lang, "the network library does not start", "la bibliothèque réseau ne démarre pas"));
        return false;
    }
    info.port = settings->port;
    info.iface = address;
    info.protocols = protocols;
    info.vhost_name = "plateau";
    info.retry_and_idle_policy = &validity;
    info.keepalive_timeout = 30;
    info.timeout_secs = 20;
    info.options |= LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;
    if (old) /* libwebsockets takes any other address of version 4 for "everywhere" while it may speak version 6 */
        info.options |= LWS_SERVER_OPTION_DISABLE_IPV6;
    server->vhost = lws_create_vhost(server->lws, &info);
    if (server->vhost)
        return true;
    pl_putf(error,
            TR(settings->lang,
               "cannot listen at %s, port %d: another program may have it, or it is not allowed; try --port",
               "impossible d'écouter sur %s, port %d : un autre programme l'a peut-être, ou ce n'est pas permis ; "
               "essayez --port"),
            settings->host, settings->port);
    return false;
}

/* Waits for news and deals with it. A signal ends the wait. */
static bool serve_once(struct server *server) {
    if (!server->loop)
        return lws_service(server->lws, 0) >= 0;
    ev_run(server->loop, EVRUN_ONCE);
    return true;
}

/* Nobody comes in any more; what is under way is stored. */
static void shut_down(struct server *server) {
    lws_sul_cancel(&server->tick);
    lws_sul_cancel(&server->alarm);
    lws_sul_cancel(&server->pump);
    if (server->loop) {
        ev_timer_stop(server->loop, server->bell);
        ev_timer_stop(server->loop, server->pump_bell);
    }
    ear_free(server->ear);
    server->ear = NULL;
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
    int lock;
    if (!serve_lock(settings->db, &lock, settings->lang, error))
        return false;
    struct server *server = calloc(1, sizeof *server);
    struct pl_store *store = pl_store_open(settings->db, settings->lang, error);
    struct hub_ports ports = {server, submit, think, socket_send, socket_close, now, set_alarm, socket_spent};
    if (!server || !store || !pl_store_ready(store, settings->lang, error)) {
        free(server);
        pl_store_close(store);
        serve_unlock(lock);
        return false;
    }
    bool done = false;
    struct ev_timer bell, pump_bell;
    ev_init(&bell, ring_bell);
    ev_init(&pump_bell, pump_bell_rings);
    bell.data = pump_bell.data = server;
    server->bell = &bell;
    server->pump_bell = &pump_bell;
    server->most_descriptors = raise_files();
    server->hub = hub_new(&ports);
    server->limits = limits_new();
    if (!server->hub || !server->limits || !listen_at(server, settings, protocols, error)) {
        pl_store_close(store);
        goto end;
    }
    server->workers = workers_new(store, (int)sysconf(_SC_NPROCESSORS_ONLN), wake, server);
    if (!server->workers) {
        pl_put(error, TR(settings->lang, "threads are out", "il n'y a plus de fils d'exécution"));
        pl_store_close(store);
        goto end;
    }
    if (pl_store_shared(settings->db) && !(server->ear = ear_new(settings->db, settings->lang, wake, server, error))) {
        workers_stop(server->workers);
        workers_free(server->workers);
        goto end;
    }
    server->most_sockets = settings->sockets;
    server->most_files = (int64_t)settings->files * 1000 * 1000;
    hub_pace(server->hub, settings->pace);
    hub_upgrade(server->hub);
    lws_sul_schedule(server->lws, 0, &server->tick, tick, LWS_US_PER_SEC);
    settings->ready(lws_get_vhost_listen_port(server->vhost));
    while (!*settings->stop && serve_once(server))
        ;
    shut_down(server);
    workers_free(server->workers);
    server->lws = NULL;
    done = true;
end:
    if (server->lws)
        lws_context_destroy(server->lws);
    if (server->loop)
        ev_loop_destroy(server->loop);
    hub_free(server->hub);
    limits_free(server->limits);
    thumbs_free(server);
    budget_end(&server->budget);
    free(server);
    serve_unlock(lock);
    return done;
}
