/* The hub: everything the web table does, without sockets, threads and clocks. A message goes in as text, answers come
 * out as text; what takes long goes out as jobs and thoughts and comes back when it is done.
 *
 *     struct hub *hub = hub_new(&ports);
 *     struct client *client = hub_join(hub, socket, cookie);
 *     hub_message(client, text, length);          // … ports.send(context, socket, answer, length)
 *     hub_job_done(hub, job);                     // … after ports.submit(context, job)
 *     hub_leave(client);
 *
 * docs/table.md describes the messages. A change is told only after its job has come back from the store.
 */
#ifndef PLATEAU_SERVER_HUB_H
#define PLATEAU_SERVER_HUB_H

#include "app/server/job.h"

#define HUB_MAX_MESSAGE 16384 /* bytes of a message from a page */

/* What the hub needs from outside. None of these may call the hub back at once. */
struct hub_ports {
    void *context;
    void (*submit)(void *context, struct job *job);
    void (*think)(void *context, struct thought *thought);
    void (*send)(void *context, void *socket, const char *text, size_t length);
    void (*close)(void *context, void *socket); /* after what has been sent so far; hub_leave follows */
    int64_t (*now)(void *context);              /* milliseconds, never going back */
    /* Calls hub_alarm in so many milliseconds; the last one asked for is the one that counts. */
    void (*alarm)(void *context, int64_t milliseconds);
    /* This socket has cost the others so long: the store has worked for it, or will have to. May be NULL. */
    void (*spent)(void *context, void *socket, int64_t microseconds);
};

struct hub *hub_new(const struct hub_ports *ports);
/* Replays the running games, a few at a time: those that are what they were go on under the rules of today. */
void hub_upgrade(struct hub *hub);
/* While somebody looks at a table, a bot moves about so many milliseconds after the last change (from two thirds of it
 * to four), so that people can follow. 0, as it is at first: at once. */
void hub_pace(struct hub *hub, int64_t milliseconds);
void hub_free(struct hub *hub); /* after all clients have left and all jobs and thoughts are back */

struct client *hub_join(struct hub *hub, void *socket, const char *cookie);
void hub_leave(struct client *client);
void hub_message(struct client *client, const char *text, size_t length);
/* A message that is not handled, since too much has been asked: it is answered with `limit`. */
void hub_overload(struct client *client, const char *text, size_t length);
void hub_job_done(struct hub *hub, struct job *job);
void hub_thought_done(struct hub *hub, struct thought *thought);
/* Once a second or so: tells the lobbies what has changed, and tries again what the store would not do. */
void hub_tick(struct hub *hub);
void hub_alarm(struct hub *hub);
/* What another server on the same database has done. */
void hub_notice(struct hub *hub, const struct pl_notice *notice);

/* For the HTTP side: a job of its own that comes back to job->done. */
struct job *hub_job(struct hub *hub, enum job_kind kind);
void hub_submit(struct hub *hub, struct job *job);
void hub_think(struct hub *hub, struct thought *thought);

/* After JOB_LOGIN: the tables of the guest job->other are the account's. And after JOB_ACCOUNT: pages of job->left are
 * closed. */
void hub_logged_in(struct hub *hub, const struct job *job);

/* After JOB_SHOW: lobbies have one more table. */
void hub_shown(struct hub *hub);

int hub_live_tables(const struct hub *hub);

#endif
