/* What sim, bench and soak tell people: numbers in the reader's typography, tables, a progress bar. */
#ifndef PLATEAU_CLI_REPORT_H
#define PLATEAU_CLI_REPORT_H

#include "core/text.h"
#include <stdio.h>

/* A number as text, to be used within one expression: printf("%s", cli_real(…).text). Written digit by digit, so that
 * it is the same whatever the C locale. */
struct cli_number {
    char text[48];
};
struct cli_number cli_number_real(enum pl_lang lang, double value, int decimals); /* 1,234.5   1 234,5 */
struct cli_number cli_number_count(enum pl_lang lang, int64_t value);
struct cli_number cli_number_percent(enum pl_lang lang, double share, int decimals);             /* 93.2%   93,2 % */
struct cli_number cli_number_percents(enum pl_lang lang, double low, double high, int decimals); /* 91.5–94.6% */
struct cli_number cli_number_range(enum pl_lang lang, double low, double high, int decimals);    /* 1.2 to 3.4 */
struct cli_number cli_number_duration(int64_t seconds);                                          /* 1:02:03 */

/* A table for a terminal; columns are as wide as their widest cell. */
#define CLI_TABLE_COLUMNS 12
#define CLI_TABLE_ROWS 160
#define CLI_TABLE_CELL 96
struct cli_table {
    int rows, columns;
    bool left[CLI_TABLE_COLUMNS]; /* words; numbers stand to the right */
    char cell[CLI_TABLE_ROWS][CLI_TABLE_COLUMNS][CLI_TABLE_CELL];
};
/* Starts a row; the cells that follow go into it. A row or column too many is dropped. */
void cli_table_row(struct cli_table *table);
void cli_table_cell(struct cli_table *table, const char *text);
void cli_table_print(const struct cli_table *table, FILE *file);

/* Seconds on a clock that only goes forward. */
double cli_clock(void);
/* Seconds that this thread has had a core for: what other programs do meanwhile does not count. A look costs some
 * hundred nanoseconds. */
double cli_thread_clock(void);

/* A progress bar on standard error, if that is a terminal. */
struct cli_progress {
    enum pl_lang lang;
    int64_t total;
    double start, shown;
    bool on;
};
struct cli_progress cli_progress_start(enum pl_lang lang, int64_t total);
void cli_progress_show(struct cli_progress *progress, int64_t done); /* at most ten times a second */
void cli_progress_end(struct cli_progress *progress);                /* wipes the line */

#endif
