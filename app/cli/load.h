/* `plateau load`: many pages at once against a real server, over real sockets.
 *
 *     load_server.c   the server: started and ended, or only reached; what it costs the machine
 *     load_line.c     one connection: an HTTP request, then a WebSocket
 *     load_play.c     the pages and their tables: sitting down, moving, measuring
 *     load.c          the command and its report
 */
#ifndef PLATEAU_CLI_LOAD_H
#define PLATEAU_CLI_LOAD_H

#include "app/cli/args.h"
#include <netdb.h>

/* ---- The server ------------------------------------------------------------------------------------------------- */

#define LOAD_SECRET 128

struct load_server {
    pid_t pid;       /* of the one that was started here; 0: it is somebody else's */
    char folder[64]; /* of its database; "": not ours */
    char host[256];  /* as it stands in requests: "127.0.0.1:8080" */
    struct sockaddr_storage address;
    socklen_t address_size;
};
/* What /proc tells of it. */
struct load_usage {
    bool known;
    double loop, others;  /* seconds of CPU: its event loop, and all its other threads */
    double resident, own; /* KiB in memory; of these, what it has allocated */
};

/* Starts `plateau serve` with `db` (NULL: a database of its own, which goes with it). False after saying why not. */
bool load_server_start(struct load_server *server, const struct cli_args *args, const char *db);
/* Reads "HOST:PORT" or "http://HOST:PORT". */
bool load_server_reach(struct load_server *server, const struct cli_args *args, const char *where);
/* Ends it if it was started here. False if it did not end in good order. */
bool load_server_end(struct load_server *server);
struct load_usage load_server_usage(const struct load_server *server);

/* ---- A connection ----------------------------------------------------------------------------------------------- */

struct load_buffer {
    char *text;
    size_t size, room;
};
struct load_line {
    int fd; /* -1: closed */
    bool upgraded;
    struct load_buffer in, parts, out;
    size_t sent; /* of `out` */
};

/* What came in: the head of an HTTP answer, or a message. `text` ends with a NUL. */
typedef void load_hear(void *context, char *text, size_t size);

bool load_line_open(struct load_line *line, const struct load_server *server);
void load_line_close(struct load_line *line);
/* Bytes as they are; a message as a frame. False: the line is broken. */
bool load_line_write(struct load_line *line, const char *bytes, size_t size);
bool load_line_say(struct load_line *line, const char *text, size_t size, uint32_t mask);
bool load_line_flush(struct load_line *line);
/* Reads what is there. False: the line has ended. `hear` may close the line. */
bool load_line_read(struct load_line *line, load_hear *hear, void *context);

/* ---- The run ---------------------------------------------------------------------------------------------------- */

/* Times, to one part in a hundred. */
enum { LOAD_BUCKETS = 2400 };
struct load_times {
    int64_t count, bucket[LOAD_BUCKETS];
    double sum, most; /* seconds */
};
void load_times_add(struct load_times *times, double seconds);
/* The time that this share of them did not exceed. */
double load_times_share(const struct load_times *times, double share);

struct load_run {
    /* What is wanted. */
    const struct cli_args *args;
    const struct load_server *server;
    const struct pl_game *game;
    int tables, clients;
    double seconds, rate; /* rate 0: as fast as answers come */
    /* What was seen. */
    struct load_times ok, state; /* from sending a move to its answer, and to the new state at each who looks */
    int64_t moves, refused, errors, over;
    double connecting, laying, playing; /* seconds */
    double client_cpu;                  /* our own, while playing */
    struct load_usage start, connected, idle, before, after;
    char trouble[512]; /* the first refusal or error, in the server's words */
};
/* False: it could not even begin; all is said. */
bool load_run(struct load_run *run);

#endif
