#include "app/cli/terminal.h"
#include "app/cli/words.h"
#include <ctype.h>
#include <errno.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

/* ---- What it can do -------------------------------------------------------------------------------------------- */

/* Does the locale that is asked for say UTF-8? Its name is what counts: it need not be installed here. */
static bool asks_for_utf8(void) {
    static const char *const variables[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (int i = 0; i < 3; i++) {
        const char *name = getenv(variables[i]);
        if (name && *name) /* the first that is set decides */
            return strcasestr(name, "UTF-8") || strcasestr(name, "UTF8");
    }
    return false;
}

void cli_locale(void) {
    /* Letters only: numbers are written alike everywhere. */
    if (!setlocale(LC_CTYPE, "") && asks_for_utf8())
        setlocale(LC_CTYPE, "C.UTF-8");
}

void cli_terminal_measure(struct cli_terminal *terminal) {
    struct winsize size;
    terminal->columns = cli_columns();
    terminal->rows = 24;
    if (isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row >= 4)
        terminal->rows = size.ws_row;
    if (terminal->edit)
        el_resize(terminal->edit);
}

static bool has_colour(void) {
    const char *term = getenv("TERM"), *refused = getenv("NO_COLOR");
    return isatty(STDOUT_FILENO) && term && *term && strcmp(term, "dumb") != 0 && !(refused && *refused);
}

static char *prompt_of(EditLine *edit) {
    void *data;
    el_get(edit, EL_CLIENTDATA, &data);
    return (char *)((struct cli_terminal *)data)->prompt;
}

/* Waits for a key. False: a signal came, even one from just before the wait, which a plain read() would sleep through.
 */
static bool await_key(void) {
    sigset_t ours, before;
    sigemptyset(&ours);
    sigaddset(&ours, SIGINT);
    sigaddset(&ours, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &ours, &before);
    struct pollfd poller = {.fd = STDIN_FILENO, .events = POLLIN};
    int ready = 0;
    while (!cli_interrupted && ready == 0) {
        ready = ppoll(&poller, 1, NULL, &before);
        if (ready < 0 && errno == EINTR)
            ready = 0;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return !cli_interrupted;
}

/* Reads one character for libedit. Its own reader goes on waiting after a signal; ours lets Ctrl-C through. */
static int read_character(EditLine *edit, wchar_t *out) {
    (void)edit;
    mbstate_t state = {0};
    for (;;) {
        char byte;
        if (!await_key())
            return -1;
        ssize_t got = read(STDIN_FILENO, &byte, 1);
        if (got == 0)
            return 0;
        if (got < 0) {
            if (errno == EINTR && !cli_interrupted)
                continue;
            return -1;
        }
        switch (mbrtowc(out, &byte, 1, &state)) {
        case (size_t)-1:
            state = (mbstate_t){0};
            break;
        case (size_t)-2:
            break;
        default:
            return 1;
        }
    }
}

/* ---- Completion ------------------------------------------------------------------------------------------------ */

struct found {
    int count;
    size_t common; /* letters that all of them begin with */
    char text[CLI_MAX_CANDIDATES][PL_MAX_NOTATION];
};

/* Keeps of `all` those that begin with `typed`. */
static void keep_matching(struct found *found, int all, const char *typed) {
    char wanted[CLI_MAX_LINE], name[PL_MAX_NOTATION];
    cli_fold(typed, wanted, sizeof wanted);
    size_t length = strlen(wanted);
    found->count = 0;
    for (int i = 0; i < all; i++) {
        cli_fold(found->text[i], name, sizeof name);
        if (strncmp(name, wanted, length) != 0)
            continue;
        if (found->count != i)
            memcpy(found->text[found->count], found->text[i], PL_MAX_NOTATION);
        const char *first = found->text[0], *this = found->text[found->count];
        if (found->count == 0)
            found->common = strlen(first);
        size_t same = 0;
        while (same < found->common && first[same] == this[same])
            same++;
        found->common = same;
        found->count++;
    }
}

static void list_found(const struct cli_terminal *terminal, const struct found *found) {
    int width = 0;
    for (int i = 0; i < found->count; i++)
        if (pl_width(found->text[i]) > width)
            width = pl_width(found->text[i]);
    int across = terminal->columns / (width + 2);
    if (across < 1)
        across = 1;
    int shown = found->count;
    if (shown > across * (terminal->rows - 4))
        shown = across * (terminal->rows - 4);
    for (int i = 0; i < shown; i++) {
        if (i % across == 0)
            fputc('\n', stdout);
        cli_pad(stdout, found->text[i], width + 2);
    }
    if (shown < found->count)
        fputs("…", stdout);
    fputc('\n', stdout);
    fflush(stdout);
}

/* Bytes of the first letters of a text: "reg" and "règ" are equally far into "règles". */
static size_t bytes_of(const char *text, int letters) {
    size_t bytes = 0;
    for (; letters > 0 && text[bytes]; letters--)
        do
            bytes++;
        while (((unsigned char)text[bytes] & 0xC0) == 0x80);
    return bytes;
}

static unsigned char complete(EditLine *edit, wint_t key) {
    (void)key;
    void *data;
    el_get(edit, EL_CLIENTDATA, &data);
    struct cli_terminal *terminal = data;
    const LineInfo *info = el_line(edit);
    char typed[CLI_MAX_LINE];
    snprintf(typed, sizeof typed, "%.*s", (int)(info->cursor - info->buffer), info->buffer);
    struct found *found = terminal->candidates ? calloc(1, sizeof *found) : NULL;
    if (!found)
        return CC_ERROR;
    keep_matching(found, terminal->candidates(terminal->context, found->text, CLI_MAX_CANDIDATES), typed);
    unsigned char answer = CC_ERROR;
    size_t length = found->count ? bytes_of(found->text[0], pl_width(typed)) : 0;
    if (found->count && found->common > length) {
        char rest[PL_MAX_NOTATION];
        snprintf(rest, sizeof rest, "%.*s", (int)(found->common - length), found->text[0] + length);
        answer = el_insertstr(edit, rest) < 0 ? CC_ERROR : CC_REFRESH;
    } else if (found->count > 1) {
        list_found(terminal, found);
        answer = CC_REDISPLAY;
    }
    free(found);
    return answer;
}

/* ---- Opening --------------------------------------------------------------------------------------------------- */

static void open_editor(struct cli_terminal *terminal) {
    terminal->edit = el_init("plateau", stdin, stdout, stderr);
    terminal->history = history_init();
    if (!terminal->edit || !terminal->history)
        return;
    HistEvent event;
    history(terminal->history, &event, H_SETSIZE, 500);
    history(terminal->history, &event, H_SETUNIQUE, 1);
    el_set(terminal->edit, EL_CLIENTDATA, terminal);
    el_set(terminal->edit, EL_PROMPT, prompt_of);
    el_set(terminal->edit, EL_EDITOR, "emacs");
    el_set(terminal->edit, EL_SIGNAL, 0);
    el_set(terminal->edit, EL_HIST, history, terminal->history);
    el_set(terminal->edit, EL_GETCFN, read_character);
    /* Wide, since the other form of this call copies its strings and never frees them. */
    el_wset(terminal->edit, EL_ADDFN, L"plateau-complete", L"completes a move or a command", complete);
    el_set(terminal->edit, EL_BIND, "^I", "plateau-complete", NULL);
    el_source(terminal->edit, NULL); /* the reader's own ~/.editrc */
}

void cli_terminal_open(struct cli_terminal *terminal, enum pl_lang lang, bool plain, bool no_colour) {
    *terminal = (struct cli_terminal){.lang = lang};
    terminal->interactive = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    terminal->colour = !plain && !no_colour && has_colour();
    terminal->unicode = !plain && (!strcmp(nl_langinfo(CODESET), "UTF-8") || asks_for_utf8());
    if (terminal->interactive)
        open_editor(terminal);
    cli_terminal_measure(terminal);
}

void cli_terminal_close(struct cli_terminal *terminal) {
    if (terminal->history)
        history_end(terminal->history);
    if (terminal->edit)
        el_end(terminal->edit);
    terminal->history = NULL;
    terminal->edit = NULL;
}

void cli_terminal_clear(const struct cli_terminal *terminal) {
    const char *term = getenv("TERM");
    if (!terminal->interactive)
        return;
    if (term && *term && strcmp(term, "dumb") != 0)
        fputs("\033[H\033[2J\033[3J", stdout); /* the scrollback too: it may show somebody's cards */
    else
        for (int i = 0; i < terminal->rows; i++)
            fputc('\n', stdout);
    fflush(stdout);
}

/* ---- Lines ----------------------------------------------------------------------------------------------------- */

static void trim(const char *from, char *to, size_t cap) {
    while (isspace((unsigned char)*from))
        from++;
    snprintf(to, cap, "%s", from);
    size_t length = strlen(to);
    while (length && isspace((unsigned char)to[length - 1]))
        to[--length] = '\0';
}

static enum cli_line read_edited(struct cli_terminal *terminal, char *line, size_t cap) {
    cli_terminal_measure(terminal);
    int count = 0;
    const char *text = el_gets(terminal->edit, &count);
    if (cli_interrupted == SIGINT) {
        cli_interrupted = 0;
        el_reset(terminal->edit);
        fputs("^C\n", stdout);
        return CLI_LINE_BREAK;
    }
    if (!text || count <= 0 || cli_interrupted) {
        fputc('\n', stdout);
        return CLI_LINE_EOF;
    }
    trim(text, line, cap);
    if (*line) {
        HistEvent event;
        history(terminal->history, &event, H_ENTER, line);
    }
    return CLI_LINE;
}

static enum cli_line read_plain(const char *prompt, char *line, size_t cap) {
    fputs(prompt, stdout);
    fflush(stdout);
    char *text = NULL;
    size_t room = 0;
    ssize_t length = cli_interrupted ? -1 : getline(&text, &room, stdin);
    if (length > 0)
        trim(text, line, cap);
    free(text);
    /* Nobody sees what was typed; end the line as a terminal would. */
    fputc('\n', stdout);
    return length > 0 ? CLI_LINE : CLI_LINE_EOF;
}

enum cli_line cli_read_line(struct cli_terminal *terminal, const char *prompt, char *line, size_t cap) {
    line[0] = '\0';
    if (terminal->ahead[0]) {
        snprintf(line, cap, "%s", terminal->ahead);
        terminal->ahead[0] = '\0';
        printf("%s%s\n", prompt, line);
        return CLI_LINE;
    }
    terminal->prompt = prompt;
    fflush(stdout);
    if (terminal->edit && terminal->history)
        return read_edited(terminal, line, cap);
    return read_plain(prompt, line, cap);
}

/* ---- Pages ----------------------------------------------------------------------------------------------------- */

void cli_page(struct cli_terminal *terminal, const char *text) {
    if (!terminal->interactive) {
        fputs(text, stdout);
        return;
    }
    cli_terminal_measure(terminal);
    const char *more = T(terminal, "-- more: Enter, or q to stop -- ", "-- suite : Entrée, ou q pour arrêter -- ");
    int lines = 0;
    while (*text) {
        size_t length = strcspn(text, "\n");
        if (text[length])
            length++;
        fwrite(text, 1, length, stdout);
        text += length;
        if (++lines >= terminal->rows - 1 && *text) {
            char line[CLI_MAX_LINE];
            if (cli_read_line(terminal, more, line, sizeof line) != CLI_LINE || !strcmp(line, "q"))
                return;
            if (*line) { /* not a page is wanted, but what was typed */
                memcpy(terminal->ahead, line, sizeof terminal->ahead);
                return;
            }
            lines = 0;
        }
    }
}

const char *cli_bold(const struct cli_terminal *terminal) {
    return terminal->colour ? "\033[1m" : "";
}
const char *cli_dim(const struct cli_terminal *terminal) {
    return terminal->colour ? "\033[2m" : "";
}
const char *cli_normal(const struct cli_terminal *terminal) {
    return terminal->colour ? "\033[0m" : "";
}
