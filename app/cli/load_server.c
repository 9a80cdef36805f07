/* The server under load: our own program as a child, or somebody else's at an address. */
#include "app/cli/load.h"
#include "app/cli/report.h"
#include "app/cli/spawn.h"
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <unistd.h>

#define PATIENCE 30.0 /* seconds for starting and for ending */

/* ---- Reaching it ------------------------------------------------------------------------------------------------ */

bool load_server_reach(struct load_server *server, const struct cli_args *args, const char *where) {
    const char *name = strncmp(where, "http://", 7) == 0 ? where + 7 : where;
    const char *colon = strrchr(name, ':');
    char host[200];
    size_t length = colon ? (size_t)(colon - name) : 0, port = colon ? strcspn(colon + 1, "/") : 0;
    if (!length || length >= sizeof host || memchr(name, '/', length) || !port || port > 5 ||
        strspn(colon + 1, "0123456789") != port || (colon[1 + port] && strcmp(colon + 1 + port, "/") != 0)) {
        cli_usage(args, "--server is HOST:PORT or http://HOST:PORT, not '%s'",
                  "--server vaut HÔTE:PORT ou http://HÔTE:PORT, pas « %s »", where);
        return false;
    }
    char service[8];
    snprintf(host, sizeof host, "%.*s", (int)length, name);
    snprintf(service, sizeof service, "%.*s", (int)port, colon + 1);
    snprintf(server->host, sizeof server->host, "%s:%s", host, service);
    if (host[0] == '[' && host[length - 1] == ']') { /* an address of IPv6 */
        host[length - 1] = '\0';
        memmove(host, host + 1, length - 1);
    }
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM}, *found = NULL;
    int problem = getaddrinfo(host, service, &hints, &found);
    if (problem) {
        cli_failed(args, "there is no way to %s: %s", "aucun chemin ne mène à %s : %s", server->host,
                   gai_strerror(problem));
        return false;
    }
    memcpy(&server->address, found->ai_addr, found->ai_addrlen);
    server->address_size = found->ai_addrlen;
    freeaddrinfo(found);
    return true;
}

/* ---- Starting --------------------------------------------------------------------------------------------------- */

/* The port in the line that the server says when it is ready; 0 if it says none. */
static int read_port(int from) {
    char text[512] = "";
    size_t held = 0;
    double deadline = cli_clock() + PATIENCE;
    while (held < sizeof text - 1 && !strchr(text, '\n') && !cli_interrupted) {
        struct pollfd ready = {.fd = from, .events = POLLIN};
        double left = deadline - cli_clock();
        if (left <= 0)
            break;
        if (poll(&ready, 1, left > 0.2 ? 200 : (int)(left * 1000) + 1) <= 0)
            continue;
        ssize_t n = read(from, text + held, sizeof text - 1 - held);
        if (n <= 0)
            break;
        text[held += (size_t)n] = '\0';
    }
    const char *found = strstr(text, "localhost:");
    return found ? (int)strtol(found + 10, NULL, 10) : 0;
}

static bool make_folder(struct load_server *server) {
    const char *place = getenv("TMPDIR");
    int size = snprintf(server->folder, sizeof server->folder, "%s/plateau-load-XXXXXX", place ? place : "/tmp");
    if (size >= (int)sizeof server->folder)
        PL_FIT(server->folder, "/tmp/plateau-load-XXXXXX");
    if (mkdtemp(server->folder))
        return true;
    server->folder[0] = '\0';
    return false;
}

bool load_server_start(struct load_server *server, const struct cli_args *args, const char *db) {
    char file[512], program[] = "plateau", serve[] = "serve", port[] = "--port", zero[] = "0", where[] = "--db",
                    lang[] = "--lang", english[] = "en", pace[] = "--pace", address[64];
    int out[2], problem = 0;
    *server = (struct load_server){0};
    if ((!db && !make_folder(server)) || pipe2(out, O_CLOEXEC) != 0) {
        cli_failed(args, "the server cannot be started: %s", "le serveur ne peut pas être lancé : %s", strerror(errno));
        load_server_end(server);
        return false;
    }
    if (db)
        snprintf(file, sizeof file, "%s", db);
    else
        snprintf(file, sizeof file, "%s/table.db", server->folder);
    char *argv[] = {program, serve, port, zero, where, file, lang, english, pace, zero, NULL};
    problem = cli_spawn("/proc/self/exe", argv, -1, out[1], &server->pid);
    close(out[1]);
    if (problem)
        server->pid = 0;
    int number = problem ? 0 : read_port(out[0]);
    close(out[0]); /* it says no more on its standard output */
    if (!number) {
        cli_failed(args, "the server does not start%s%s", "le serveur ne démarre pas%s%s", problem ? ": " : "",
                   problem ? strerror(problem) : "");
        load_server_end(server);
        return false;
    }
    snprintf(address, sizeof address, "127.0.0.1:%d", number);
    return load_server_reach(server, args, address);
}

/* ---- Ending ----------------------------------------------------------------------------------------------------- */

/* Waits until the child has ended, not longer than PATIENCE. */
static bool wait_for_end(pid_t pid, int *status) {
    struct pollfd end = {.fd = pidfd_open(pid, 0), .events = POLLIN};
    double deadline = cli_clock() + PATIENCE, left;
    bool ended = false;
    while (end.fd >= 0 && !ended && (left = deadline - cli_clock()) > 0)
        ended = poll(&end, 1, (int)(left * 1000) + 1) > 0;
    if (end.fd >= 0)
        close(end.fd);
    return ended && waitpid(pid, status, 0) == pid;
}

bool load_server_end(struct load_server *server) {
    int status = 0;
    bool fine = true;
    if (server->pid > 0) {
        kill(server->pid, SIGTERM);
        bool ended = wait_for_end(server->pid, &status);
        if (!ended && kill(server->pid, SIGKILL) == 0)
            waitpid(server->pid, &status, 0);
        fine = ended && WIFEXITED(status) && WEXITSTATUS(status) == 0;
        server->pid = 0;
    }
    static const char *const ends[] = {"", "-wal", "-shm"};
    for (int i = 0; i < 3 && server->folder[0]; i++) {
        char name[128];
        snprintf(name, sizeof name, "%s/table.db%s", server->folder, ends[i]);
        unlink(name);
    }
    if (server->folder[0])
        rmdir(server->folder);
    server->folder[0] = '\0';
    return fine;
}

/* ---- What it costs ---------------------------------------------------------------------------------------------- */

static bool read_text(const char *path, char *text, size_t room) {
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t n = fd >= 0 ? read(fd, text, room - 1) : -1;
    if (fd >= 0)
        close(fd);
    text[n > 0 ? n : 0] = '\0';
    return n > 0;
}

/* User and system time of a line of /proc/…/stat: the 12th and 13th word behind the name in parentheses. */
static double cpu_of(const char *stat) {
    const char *at = strrchr(stat, ')');
    unsigned long user = 0, system = 0;
    for (int i = 0; at && i < 12; i++) {
        at = strchr(at, ' ');
        at = at ? at + 1 : NULL;
    }
    if (!at)
        return 0;
    char *next;
    user = strtoul(at, &next, 10);
    system = strtoul(next, NULL, 10);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static double kilobytes(const char *status, const char *key) {
    const char *found = strstr(status, key);
    return found ? strtod(found + strlen(key), NULL) : 0;
}

struct load_usage load_server_usage(const struct load_server *server) {
    struct load_usage usage = {0};
    char path[96], text[4096];
    if (server->pid <= 0)
        return usage;
    snprintf(path, sizeof path, "/proc/%d/status", (int)server->pid);
    if (!read_text(path, text, sizeof text))
        return usage;
    usage.known = true;
    usage.resident = kilobytes(text, "VmRSS:");
    usage.own = kilobytes(text, "RssAnon:");
    snprintf(path, sizeof path, "/proc/%d/stat", (int)server->pid);
    double whole = read_text(path, text, sizeof text) ? cpu_of(text) : 0;
    snprintf(path, sizeof path, "/proc/%d/task/%d/stat", (int)server->pid, (int)server->pid);
    usage.loop = read_text(path, text, sizeof text) ? cpu_of(text) : 0;
    usage.others = whole - usage.loop;
    return usage;
}
