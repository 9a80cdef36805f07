/* Help for the tests of the store: see store_help.h. */
#include "tests/store_help.h"
#include <dirent.h>
#include <fcntl.h>
#include <grp.h>
#include <libpq-fe.h>
#include <poll.h>
#include <pwd.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define PATIENCE_MS 120000

/* ---- PostgreSQL ------------------------------------------------------------------------------------------------ */

/* The server refuses to run as root: then it runs as the user that Debian made for it. */
static const struct passwd *servant(void) {
    return getuid() == 0 ? getpwnam("postgres") : NULL;
}

/* Where a program of PostgreSQL is. It gets its full path as its name: it finds its own kin beside itself, and Debian
 * puts them nowhere along PATH. */
static char *program(const struct cluster *cluster, const char *name, char path[512]) {
    snprintf(path, 512, "%s/%s", cluster->programs, name);
    return path;
}

/* Starts one; what it says goes to `out`. */
static pid_t launch(char *const arguments[], int out) {
    const struct passwd *user = servant();
    pid_t parent = getpid(), pid = fork();
    assert_true(pid >= 0);
    if (pid > 0)
        return pid;
    if (user && (initgroups(user->pw_name, user->pw_gid) || setgid(user->pw_gid) || setuid(user->pw_uid)))
        _exit(126);
    prctl(PR_SET_PDEATHSIG, SIGQUIT); /* a server stops at once */
    if (getppid() != parent || chdir("/") != 0)
        _exit(125);
    dup2(out, STDOUT_FILENO);
    dup2(out, STDERR_FILENO);
    execv(arguments[0], arguments);
    _exit(127);
}

static void find_programs(struct cluster *cluster) {
    FILE *answer = popen("pg_config --bindir", "r");
    assert_non_null(answer);
    if (!fgets(cluster->programs, sizeof cluster->programs, answer))
        cluster->programs[0] = '\0';
    pclose(answer);
    cluster->programs[strcspn(cluster->programs, "\n")] = '\0';
    char path[512];
    if (access(program(cluster, "initdb", path), X_OK) != 0)
        fail_msg("PostgreSQL's server is not here (%s): install postgresql", path);
}

void cluster_make(struct cluster *cluster) {
    *cluster = (struct cluster){.folder = "/tmp/plateau-pg-XXXXXX", .log = -1};
    find_programs(cluster);
    assert_non_null(mkdtemp(cluster->folder));
    const struct passwd *user = servant();
    if (user)
        assert_int_equal(chown(cluster->folder, user->pw_uid, user->pw_gid), 0);
    else
        assert_true(getuid() != 0);
    char data[128], path[512];
    snprintf(data, sizeof data, "%s/data", cluster->folder);
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC), status = -1;
    pid_t pid = launch((char *[]){program(cluster, "initdb", path), "-D", data, "-U", "plateau", "-A", "trust", "-E",
                                  "UTF8", "--locale=C", "-N", NULL},
                       nowhere);
    assert_int_equal(waitpid(pid, &status, 0), pid);
    close(nowhere);
    if (status != 0)
        fail_msg("initdb failed (%d)", status);
    cluster_start(cluster);
}

/* The server says when it is ready. Later it may say more than the pipe holds; then its words are lost. */
static void await_ready(struct cluster *cluster) {
    char said[16384];
    size_t length = 0;
    for (;;) {
        struct pollfd wait = {.fd = cluster->log, .events = POLLIN};
        assert_int_equal(poll(&wait, 1, PATIENCE_MS), 1);
        ssize_t got = read(cluster->log, said + length, sizeof said - 1 - length);
        if (got <= 0)
            fail_msg("the PostgreSQL server ended: %.*s", (int)length, said);
        length += (size_t)got;
        said[length] = '\0';
        if (strstr(said, "ready to accept connections"))
            return;
        if (length > sizeof said / 2)
            length = 0;
    }
}

void cluster_start(struct cluster *cluster) {
    int ends[2];
    char data[128], path[512];
    snprintf(data, sizeof data, "%s/data", cluster->folder);
    assert_int_equal(pipe2(ends, O_CLOEXEC), 0);
    assert_int_equal(fcntl(ends[1], F_SETFL, O_NONBLOCK), 0);
    cluster->pid = launch((char *[]){program(cluster, "postgres", path), "-D", data, "-k", cluster->folder, "-c",
                                     "listen_addresses=", "-c", "log_min_messages=log", "-c", "shared_buffers=16MB",
                                     "-c", "recovery_init_sync_method=syncfs", NULL},
                          ends[1]);
    close(ends[1]);
    cluster->log = ends[0];
    await_ready(cluster);
}

void cluster_kill(struct cluster *cluster) {
    if (!cluster->pid)
        return;
    assert_int_equal(kill(cluster->pid, SIGQUIT), 0);
    assert_int_equal(waitpid(cluster->pid, NULL, 0), cluster->pid);
    close(cluster->log);
    cluster->pid = 0;
}

static void remove_folder(const char *path) {
    DIR *folder = opendir(path);
    if (!folder)
        return;
    for (struct dirent *entry; (entry = readdir(folder));) {
        char below[512];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        snprintf(below, sizeof below, "%s/%s", path, entry->d_name);
        if (unlink(below) != 0)
            remove_folder(below);
    }
    closedir(folder);
    rmdir(path);
}

void cluster_remove(struct cluster *cluster) {
    cluster_kill(cluster);
    remove_folder(cluster->folder);
}

/* ---- A place to store ------------------------------------------------------------------------------------------ */

/* A schema of one database is as good as a database of its own, and made much faster. */
static void command_cluster(const struct cluster *cluster, const char *command) {
    char url[256];
    snprintf(url, sizeof url, "postgres://plateau@/postgres?host=%s&options=-cclient_min_messages%%3Dwarning",
             cluster->folder);
    PGconn *connection = PQconnectdb(url);
    PGresult *result = PQexec(connection, command);
    if (PQresultStatus(result) != PGRES_COMMAND_OK)
        fail_msg("%s: %s", command, PQerrorMessage(connection));
    PQclear(result);
    PQfinish(connection);
}

static void make_database(struct place *place) {
    struct cluster *cluster = place->cluster;
    char command[64];
    if (!cluster->pid)
        cluster_start(cluster); /* a test failed while it was down */
    snprintf(command, sizeof command, "CREATE SCHEMA t%d", ++cluster->databases);
    command_cluster(cluster, command);
    snprintf(place->where, sizeof place->where, "postgres://plateau@/postgres?host=%s&options=-csearch_path%%3Dt%d",
             cluster->folder, cluster->databases);
}

static void drop_database(const struct place *place) {
    char command[64];
    if (!place->cluster->pid)
        return;
    snprintf(command, sizeof command, "DROP SCHEMA t%d CASCADE", place->cluster->databases);
    command_cluster(place->cluster, command);
}

struct pl_store *place_open(const struct place *place) {
    char error[1024] = "";
    struct pl_out out = PL_OUT(error);
    struct pl_store *store = pl_store_open(place->where, PL_EN, &out);
    if (!store)
        fail_msg("%s", error);
    return store;
}

void place_close(struct place *place) {
    pl_store_close(place->store);
    place->store = NULL;
}

int place_make(void **state) {
    struct place *place = *state;
    if (place->cluster) {
        make_database(place);
    } else {
        snprintf(place->folder, sizeof place->folder, "/tmp/plateau-store-XXXXXX");
        assert_non_null(mkdtemp(place->folder));
        snprintf(place->where, sizeof place->where, "%s/plateau.db", place->folder);
    }
    place->store = place_open(place);
    return 0;
}

int place_remove(void **state) {
    struct place *place = *state;
    place_close(place);
    if (place->cluster)
        drop_database(place);
    else
        remove_folder(place->folder);
    return 0;
}

/* ---- Words ----------------------------------------------------------------------------------------------------- */

struct pl_store_identity make_guest(struct pl_store *store, const char *name) {
    struct pl_store_identity identity;
    char cookie[PL_SECRET_TEXT];
    OK(pl_store_guest(store, name, "a test", &identity, cookie));
    return identity;
}

struct pl_store_table make_table(struct pl_store *store, int64_t owner) {
    struct pl_store_table table = {
        .game = "tempete",
        .rules_version = 3,
        .players = 2,
        .options = "radius=4 sea=on",
        .roles = "shamash,any",
        .owner = owner,
        .state = PL_TABLE_RUNNING,
        .seat = {{.identity = owner, .name = "Anna"}, {.name = "Gruff", .bot = "search:time=0.2"}},
    };
    for (int i = 0; i < PL_SEED_BYTES; i++)
        table.seed[i] = (unsigned char)(i * 17);
    for (int i = 0; i < PL_COMMITMENT_BYTES; i++)
        table.commitment[i] = (unsigned char)(255 - i);
    OK(pl_store_create(store, &table));
    return table;
}

struct pl_store_move make_move(int number) {
    struct pl_store_move move = {.seat = (int8_t)(number % 3 - 1),
                                 .move = 0xF0000001u + (pl_move)number * 256,
                                 .position = number % 2 ? -number : INT64_MAX - number};
    snprintf(move.notation, sizeof move.notation, "élan %d", number);
    return move;
}

enum pl_store_status append(struct pl_store *store, struct pl_store_table *table, int count) {
    struct pl_store_move moves[64];
    for (int i = 0; i < count; i++)
        moves[i] = make_move(table->length + i);
    struct pl_store_change change = {.table = table->id,
                                     .change = table->change,
                                     .length = table->length,
                                     .keep = table->length,
                                     .moves = moves,
                                     .count = count};
    enum pl_store_status status = pl_store_apply(store, &change, 1);
    if (status != PL_STORE_OK && change.status != status)
        abort(); /* used in child processes, too, where an assertion would go on with the other tests */
    if (change.status == PL_STORE_OK) {
        table->change++;
        table->length += count;
    }
    return change.status;
}

int assert_moves(struct pl_store *store, int64_t table) {
    struct pl_store_table loaded;
    struct pl_store_moves moves;
    OK(pl_store_load(store, table, 0, &loaded, &moves));
    assert_int_equal(moves.count, loaded.length);
    for (int i = 0; i < moves.count; i++) {
        struct pl_store_move wanted = make_move(i);
        assert_int_equal(moves.move[i].number, i);
        assert_int_equal(moves.move[i].seat, wanted.seat);
        assert_int_equal(moves.move[i].move, wanted.move);
        assert_int_equal(moves.move[i].position, wanted.position);
        assert_string_equal(moves.move[i].notation, wanted.notation);
        assert_true(moves.move[i].made > 0);
        assert_in_range(moves.move[i].change, 2, loaded.change);
    }
    int count = moves.count;
    pl_store_moves_free(&moves);
    return count;
}

void assert_same_seat(const struct pl_store_seat *a, const struct pl_store_seat *b) {
    assert_int_equal(a->identity, b->identity);
    assert_string_equal(a->name, b->name);
    assert_string_equal(a->bot, b->bot);
    assert_string_equal(a->automa, b->automa);
    assert_int_equal(a->invited, b->invited);
}

struct pl_store *child_open(const char *where) {
    char error[1024] = "";
    struct pl_out out = PL_OUT(error);
    struct pl_store *store = pl_store_open(where, PL_EN, &out);
    if (!store) {
        fprintf(stderr, "%s\n", error);
        _exit(1);
    }
    return store;
}

void assert_child_ends_well(pid_t pid) {
    int status = -1;
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_int_equal(status, 0);
}
