/* Outside bots: a child process with two pipes, asked with a deadline. */
#include "app/cli/process.h"
#include "app/cli/spawn.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define PATIENCE 60.0   /* seconds for an answer, unless PLATEAU_PATIENCE says otherwise */
#define FAREWELL 2.0    /* seconds for ending after `quit` */
#define SLICE 200       /* milliseconds between looks at Ctrl-C */
#define MAX_ANSWER 1024 /* bytes of a line of answer */
#define MAX_QUESTION (PL_MAX_JSON + PL_MAX_MOVES * (PL_MAX_NOTATION + 1) + 256)

struct cli_process {
    pid_t pid;
    int to, from; /* our ends of its standard input and output */
    char command[PL_MAX_BOT_SPEC];
    double patience;
    size_t held; /* bytes of `answer` that have been read */
    char answer[MAX_ANSWER];
    char question[MAX_QUESTION];
};

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static bool fail(enum pl_lang lang, struct pl_out *error, const char *en, const char *fr) {
    pl_put(error, lang == PL_FR ? fr : en);
    return false;
}

/* ---- Starting ---------------------------------------------------------------------------------------------------- */

/* Through the shell; its process group has in it whatever the shell starts. */
static int spawn(const char *command, int in, int out, pid_t *pid) {
    char shell[] = "sh", flag[] = "-c", *text = strdup(command);
    if (!text)
        return ENOMEM;
    char *argv[] = {shell, flag, text, NULL};
    int problem = cli_spawn("/bin/sh", argv, in, out, pid);
    free(text);
    return problem;
}

static double patience(void) {
    const char *text = getenv("PLATEAU_PATIENCE");
    double seconds = text ? strtod(text, NULL) : 0;
    return seconds > 0 && seconds < 86400 ? seconds : PATIENCE;
}

struct cli_process *cli_process_start(const char *command, enum pl_lang lang, struct pl_out *error) {
    int in[2] = {-1, -1}, out[2] = {-1, -1}, problem = 0;
    struct cli_process *process = calloc(1, sizeof *process);
    if (!process)
        problem = ENOMEM;
    else if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0 || fcntl(in[1], F_SETFL, O_NONBLOCK) != 0 ||
             fcntl(out[0], F_SETFL, O_NONBLOCK) != 0)
        problem = errno;
    else
        problem = spawn(command, in[0], out[1], &process->pid);
    if (in[0] >= 0)
        close(in[0]);
    if (out[1] >= 0)
        close(out[1]);
    if (problem) {
        if (in[1] >= 0)
            close(in[1]);
        if (out[0] >= 0)
            close(out[0]);
        free(process);
        pl_putf(error,
                lang == PL_FR ? "le programme « %s » n'a pas pu être lancé (%s)"
                              : "the program \"%s\" could not be started (%s)",
                command, strerror(problem));
        return NULL;
    }
    process->to = in[1];
    process->from = out[0];
    process->patience = patience();
    PL_FIT(process->command, command);
    return process;
}

/* ---- Talking ----------------------------------------------------------------------------------------------------- */

/* Waits until `fd` is ready. False: the time is up, or somebody pressed Ctrl-C. */
static bool wait_for(int fd, short events, double deadline) {
    while (!cli_interrupted) {
        double left = (deadline - now()) * 1000;
        if (left <= 0)
            return false;
        struct pollfd poller = {.fd = fd, .events = events};
        if (poll(&poller, 1, left < SLICE ? (int)left + 1 : SLICE) > 0)
            return true;
    }
    return false;
}

/* write() that answers EPIPE without the signal, whatever the rest of the program wants of SIGPIPE. */
static ssize_t write_quietly(int fd, const char *text, size_t length) {
    sigset_t pipe_signal, before, pending;
    sigemptyset(&pipe_signal);
    sigaddset(&pipe_signal, SIGPIPE);
    sigpending(&pending);
    bool was_pending = sigismember(&pending, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_signal, &before);
    ssize_t wrote = write(fd, text, length);
    int problem = errno;
    if (wrote < 0 && problem == EPIPE && !was_pending)
        while (sigtimedwait(&pipe_signal, NULL, &(struct timespec){0}) < 0 && errno == EINTR)
            ;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = problem;
    return wrote;
}

/* 0, or why not everything could be written: EPIPE (it has ended), ETIMEDOUT. */
static int send_all(struct cli_process *process, const char *text, size_t length, double deadline) {
    while (length) {
        ssize_t wrote = write_quietly(process->to, text, length);
        if (wrote > 0) {
            text += wrote;
            length -= (size_t)wrote;
        } else if (errno == EAGAIN) {
            if (!wait_for(process->to, POLLOUT, deadline))
                return ETIMEDOUT;
        } else if (errno != EINTR) {
            return EPIPE;
        }
    }
    return 0;
}

/* Reads a line into `answer`, without its end. 0, or EPIPE, ETIMEDOUT, EMSGSIZE (no end of line, or two lines). */
static int read_line(struct cli_process *process, double deadline) {
    process->held = 0;
    for (;;) {
        if (process->held == MAX_ANSWER)
            return EMSGSIZE;
        if (!wait_for(process->from, POLLIN, deadline))
            return ETIMEDOUT;
        ssize_t got = read(process->from, process->answer + process->held, MAX_ANSWER - process->held);
        if (got == 0 || (got < 0 && errno != EINTR && errno != EAGAIN))
            return EPIPE;
        if (got < 0)
            continue;
        char *fresh = process->answer + process->held, *end = memchr(fresh, '\n', (size_t)got);
        process->held += (size_t)got;
        if (!end)
            continue;
        if (end + 1 != process->answer + process->held)
            return EMSGSIZE;
        *end = 0;
        return 0;
    }
}

/* What lies in the pipe unasked would be taken for the next answer. */
static bool spoke_unasked(const struct cli_process *process) {
    struct pollfd poller = {.fd = process->from, .events = POLLIN};
    return poll(&poller, 1, 0) > 0 && (poller.revents & POLLIN);
}

static size_t write_question(struct cli_process *process, const struct pl_game *game, const void *view, int seat,
                             const pl_move *moves, int count) {
    struct pl_out out = pl_out_to(process->question, sizeof process->question);
    pl_putf(&out, "choose %s %d\nview ", game->id, seat + 1);
    pl_dump(game, view, &out);
    pl_putf(&out, "\nlegal %d\n", count);
    for (int i = 0; i < count; i++) {
        game->notate(view, moves[i], &out);
        pl_put_char(&out, '\n');
    }
    pl_put(&out, "end\n");
    return out.len;
}

/* A notation, or the number of a move in the list from 1 on. */
static bool read_answer(const struct pl_game *game, const void *view, const char *text, const pl_move *moves, int count,
                        pl_move *move) {
    if (pl_read_move(game, view, text, move))
        return true;
    char *end;
    long number = strtol(text, &end, 10);
    while (*end == ' ' || *end == '\r')
        end++;
    if (end == text || *end || number < 1 || number > count)
        return false;
    *move = moves[number - 1];
    return true;
}

bool cli_process_choose(struct cli_process *process, const struct pl_game *game, const void *view, int seat,
                        pl_move *move, enum pl_lang lang, struct pl_out *error) {
    pl_move moves[PL_MAX_MOVES];
    if (game->actor(view) != seat)
        return fail(lang, error, "this seat is not to move", "ce n'est pas le tour de ce siège");
    if (spoke_unasked(process))
        return fail(lang, error, "the program spoke unasked; it must write one line for each block that ends with end",
                    "le programme a parlé sans qu'on l'interroge ; il doit écrire une ligne par bloc qui se termine "
                    "par end");
    int count = game->moves(view, moves);
    double deadline = now() + process->patience;
    size_t length = write_question(process, game, view, seat, moves, count);
    int problem = send_all(process, process->question, length, deadline);
    if (!problem)
        problem = read_line(process, deadline);
    if (problem && cli_interrupted)
        return fail(lang, error, "interrupted", "interrompu");
    if (problem == EPIPE) {
        pl_putf(error,
                lang == PL_FR
                    ? "le programme « %s » s'est terminé ; il doit répondre à chaque question jusqu'à ce qu'il "
                      "lise quit"
                    : "the program \"%s\" has ended; it must answer every question until it reads quit",
                process->command);
        return false;
    }
    if (problem == ETIMEDOUT) {
        pl_putf(error,
                lang == PL_FR ? "le programme n'a pas répondu en %d s ; il doit écrire une ligne et vider son tampon "
                                "(flush)"
                              : "the program gave no answer within %d s; it must write one line and flush it",
                process->patience < 1 ? 1 : (int)process->patience);
        return false;
    }
    if (problem)
        return fail(lang, error, "the program answered with more than one short line; one line with a move is right",
                    "le programme a répondu par plus d'une ligne courte ; il faut une seule ligne avec un coup");
    if (read_answer(game, view, process->answer, moves, count, move))
        return true;
    char first[PL_MAX_NOTATION] = "";
    struct pl_out sample = PL_OUT(first);
    game->notate(view, moves[0], &sample);
    pl_putf(error,
            lang == PL_FR ? "le programme a répondu « %.60s », qui n'est pas un coup légal ; il faut l'une des lignes "
                            "de legal, par exemple « %s », ou son numéro de 1 à %d"
                          : "the program answered \"%.60s\", which is not a legal move; one of the lines of legal is "
                            "right, such as \"%s\", or its number from 1 to %d",
            process->answer, first, count);
    return false;
}

/* ---- Ending ------------------------------------------------------------------------------------------------------ */

/* Lets the program end by itself, reading on so that a last word does not block it. False: it is still there. */
static bool await_end(struct cli_process *process) {
    int handle = pidfd_open(process->pid, 0);
    double deadline = now() + FAREWELL;
    bool ended = false;
    while (handle >= 0 && !ended && now() < deadline) {
        struct pollfd fds[] = {{.fd = handle, .events = POLLIN}, {.fd = process->from, .events = POLLIN}};
        if (poll(fds, 2, (int)((deadline - now()) * 1000) + 1) < 0)
            continue;
        ended = fds[0].revents;
        if (!ended && fds[1].revents && process->from >= 0 &&
            read(process->from, process->answer, sizeof process->answer) == 0) {
            close(process->from);
            process->from = -1;
        }
    }
    if (handle >= 0)
        close(handle);
    return ended;
}

void cli_process_end(struct cli_process *process) {
    if (!process)
        return;
    send_all(process, "quit\n", 5, now());
    close(process->to);
    /* The group goes in any case: a shell may have left something running. */
    await_end(process);
    kill(-process->pid, SIGKILL);
    while (waitpid(process->pid, NULL, 0) < 0 && errno == EINTR)
        ;
    if (process->from >= 0)
        close(process->from);
    free(process);
}
