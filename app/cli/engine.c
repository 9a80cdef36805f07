/* `plateau engine`: the line protocol over standard input and output.
 *
 * A `go` runs in a thread of its own, while this one goes on reading: a `stop` that comes meanwhile ends the search,
 * other lines wait in the buffer. */
#include "app/cli/args.h"
#include "app/cli/protocol.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

/* ---- Lines of standard input ------------------------------------------------------------------------------------ */

#define ROOM (PROTOCOL_MAX_LINE + 1) /* one whole line with its end */

struct input {
    char *data;
    size_t start, end; /* what has been read and not yet taken */
    size_t looked;     /* up to here no `stop` was found */
    bool skipping;     /* in a line that is too long */
    bool eof;
};

/* Reads what is there, once. Not to be called when full. */
static void fill(struct input *in) {
    if (in->start) {
        memmove(in->data, in->data + in->start, in->end - in->start);
        in->end -= in->start;
        in->looked -= in->looked < in->start ? in->looked : in->start;
        in->start = 0;
    }
    ssize_t got = read(STDIN_FILENO, in->data + in->end, ROOM - in->end);
    if (got < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    if (got <= 0)
        in->eof = true;
    else
        in->end += (size_t)got;
}

static bool is_full(const struct input *in) {
    return in->end - in->start == ROOM;
}

enum taken { NONE, LINE, TOO_LONG };

/* Takes the next whole line out of the buffer; the last one may lack its end. */
static enum taken take(struct input *in, const char **line, size_t *length) {
    for (;;) {
        char *at = in->data + in->start, *end = memchr(at, '\n', in->end - in->start);
        size_t held = in->end - in->start;
        if (end || (in->eof && held)) {
            bool skipped = in->skipping;
            *line = at;
            *length = end ? (size_t)(end - at) : held;
            in->start += *length + (end != NULL);
            in->skipping = false;
            if (skipped)
                continue;
            return LINE;
        }
        if (in->skipping) {
            in->start = in->end = in->looked = 0;
            return NONE;
        }
        if (!is_full(in))
            return NONE;
        in->start = in->end = in->looked = 0;
        in->skipping = true;
        return TOO_LONG;
    }
}

/* Has a line `stop` come in since the last look? */
static bool has_stop(struct input *in) {
    if (in->looked < in->start)
        in->looked = in->start;
    while (in->looked < in->end) {
        const char *at = in->data + in->looked, *end = memchr(at, '\n', in->end - in->looked);
        if (!end && !in->eof)
            return false;
        size_t length = end ? (size_t)(end - at) : in->end - in->looked;
        in->looked += length + (end != NULL);
        if (protocol_is_stop(at, length))
            return true;
    }
    return false;
}

/* ---- Searching while listening ---------------------------------------------------------------------------------- */

struct search {
    struct protocol *session;
    const char *line;
    size_t length;
    atomic_bool stop;
    int done; /* closed by the thread when the answer is there */
};

static void *think(void *context) {
    struct search *search = context;
    protocol_line(search->session, search->line, search->length, &search->stop);
    close(search->done);
    return NULL;
}

/* Reads on until the thread is done. A search whose answer nobody can read any more is not worth finishing. */
static void listen_meanwhile(struct search *search, struct input *in, int done) {
    for (;;) {
        if (has_stop(in))
            atomic_store(&search->stop, true);
        struct pollfd fds[] = {{.fd = done, .events = POLLIN},
                               {.fd = STDOUT_FILENO},
                               {.fd = in->eof || is_full(in) ? -1 : STDIN_FILENO, .events = POLLIN}};
        if (atomic_load(&search->stop))
            fds[1].fd = -1;
        if (poll(fds, 3, -1) < 0)
            continue;
        if (fds[0].revents)
            return;
        if (fds[1].revents)
            atomic_store(&search->stop, true);
        if (fds[2].revents)
            fill(in);
    }
}

static void go(struct protocol *session, struct input *in, const char *line, size_t length) {
    int ends[2];
    pthread_t thread;
    char *copy = malloc(length + 1); /* the buffer moves while we read on */
    if (!copy || pipe2(ends, O_CLOEXEC) != 0) {
        protocol_line(session, line, length, NULL);
        free(copy);
        return;
    }
    memcpy(copy, line, length);
    struct search search = {.session = session, .line = copy, .length = length, .done = ends[1]};
    if (pthread_create(&thread, NULL, think, &search) == 0) {
        listen_meanwhile(&search, in, ends[0]);
        pthread_join(thread, NULL);
    } else {
        think(&search);
    }
    close(ends[0]);
    free(copy);
}

/* ---- The loop --------------------------------------------------------------------------------------------------- */

static bool answer(const struct protocol *session) {
    size_t length;
    const char *text = protocol_answer(session, &length);
    return fwrite(text, 1, length, stdout) == length && fflush(stdout) == 0;
}

static int converse(struct protocol *session, struct input *in) {
    const char *line;
    size_t length;
    for (;;) {
        enum taken taken = take(in, &line, &length);
        bool more = true;
        if (taken == NONE && in->eof)
            return CLI_OK;
        if (taken == NONE) {
            fill(in);
            continue;
        }
        if (taken == TOO_LONG)
            protocol_long_line(session);
        else if (protocol_is_go(line, length))
            go(session, in, line, length);
        else
            more = protocol_line(session, line, length, NULL);
        if (!answer(session))
            return CLI_FAILED;
        if (!more)
            return CLI_OK;
    }
}

static int run(struct cli_args *args) {
    struct input in = {.data = malloc(ROOM)};
    struct protocol *session = protocol_new(args->lang, cli_fresh_seed());
    int status =
        in.data && session ? converse(session, &in) : cli_failed(args, "memory is out", "la mémoire est épuisée");
    protocol_free(session);
    free(in.data);
    return status;
}

const struct cli_command cli_engine = {
    .name = "engine",
    .summary = PL_TEXT("line protocol for bots and tools in any language",
                       "protocole ligne à ligne pour robots et outils de tout langage"),
    .usage = "",
    .details =
        PL_TEXT("Reads one command a line and answers each with lines that end in an empty one; `= ` starts a "
                "success, `? ` a refusal. The command help lists all; docs/engine.md describes them.",
                "Lit une commande par ligne et répond à chacune par des lignes closes par une ligne vide ; `= ` "
                "ouvre un succès, `? ` un refus. La commande help énumère les commandes ; docs/engine.md les décrit."),
    .options = (const struct cli_option[]){{0}},
    .min_words = 0,
    .max_words = 0,
    .run = run,
};
