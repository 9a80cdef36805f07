/* The terminal: what it can show, lines with editing and completion, long texts by the page. */
#ifndef PLATEAU_CLI_TERMINAL_H
#define PLATEAU_CLI_TERMINAL_H

#include "app/cli/args.h"

#define CLI_MAX_LINE 1024
#define CLI_MAX_CANDIDATES 1024

/* Writes what could be typed now, each NUL-terminated, one after another; returns how many. */
typedef int cli_candidates(void *context, char (*out)[PL_MAX_NOTATION], int cap);

struct editline;
struct history;
struct cli_terminal {
    bool interactive; /* a person sits at it: both standard input and output are terminals */
    bool colour, unicode;
    int columns, rows;
    enum pl_lang lang;
    cli_candidates *candidates; /* completion; may be NULL */
    void *context;
    struct editline *edit;
    struct history *history;
    const char *prompt;
    char ahead[CLI_MAX_LINE]; /* typed where a page was to be turned: the next line */
};

/* Takes the locale of the environment for letters. Where it is not installed and its name says UTF-8, UTF-8 it is. */
void cli_locale(void);

/* `plain`: neither colour nor Unicode, whatever the terminal can do. */
void cli_terminal_open(struct cli_terminal *terminal, enum pl_lang lang, bool plain, bool no_colour);
void cli_terminal_close(struct cli_terminal *terminal);
/* Asks for the size again; people resize windows. */
void cli_terminal_measure(struct cli_terminal *terminal);
void cli_terminal_clear(const struct cli_terminal *terminal);

enum cli_line {
    CLI_LINE,      /* a line, trimmed */
    CLI_LINE_EOF,  /* the input has ended, or somebody asked us to stop */
    CLI_LINE_BREAK /* Ctrl-C at the prompt of a terminal: the line is cancelled */
};
enum cli_line cli_read_line(struct cli_terminal *terminal, const char *prompt, char *line, size_t cap);

/* Prints a long text; at a terminal by the page. */
void cli_page(struct cli_terminal *terminal, const char *text);

/* Escape sequences, or "" where there is no colour. */
const char *cli_bold(const struct cli_terminal *terminal);
const char *cli_dim(const struct cli_terminal *terminal);
const char *cli_normal(const struct cli_terminal *terminal);

#endif
