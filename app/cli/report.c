#include "app/cli/report.h"
#include <math.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define NO_BREAK "\u00a0"
#define NARROW_NO_BREAK "\u202f"

/* ---- Numbers --------------------------------------------------------------------------------------------------- */

static void put_grouped(struct pl_out *out, enum pl_lang lang, uint64_t value) {
    char digits[24];
    int n = 0;
    do
        digits[n++] = (char)('0' + value % 10);
    while (value /= 10);
    while (n-- > 0) {
        pl_put_char(out, digits[n]);
        if (n && n % 3 == 0)
            pl_put(out, lang == PL_FR ? NARROW_NO_BREAK : ",");
    }
}

static void put_real(struct pl_out *out, enum pl_lang lang, double value, int decimals) {
    if (!isfinite(value) || fabs(value) > 1e15) {
        pl_put(out, "–");
        return;
    }
    uint64_t scale = 1;
    for (int i = 0; i < decimals; i++)
        scale *= 10;
    uint64_t scaled = (uint64_t)llround(fabs(value) * (double)scale);
    if (value < 0 && scaled)
        pl_put(out, "\u2212");
    put_grouped(out, lang, scaled / scale);
    if (decimals > 0)
        pl_put_char(out, lang == PL_FR ? ',' : '.');
    for (scaled %= scale, scale /= 10; scale; scaled %= scale, scale /= 10)
        pl_put_char(out, (char)('0' + scaled / scale));
}

struct cli_number cli_number_real(enum pl_lang lang, double value, int decimals) {
    struct cli_number number = {""};
    struct pl_out out = PL_OUT(number.text);
    put_real(&out, lang, value, decimals);
    return number;
}

struct cli_number cli_number_count(enum pl_lang lang, int64_t value) {
    return cli_number_real(lang, (double)value, 0);
}

struct cli_number cli_number_percent(enum pl_lang lang, double share, int decimals) {
    struct cli_number number = {""};
    struct pl_out out = PL_OUT(number.text);
    put_real(&out, lang, share * 100, decimals);
    pl_put(&out, lang == PL_FR ? NO_BREAK "%" : "%");
    return number;
}

struct cli_number cli_number_percents(enum pl_lang lang, double low, double high, int decimals) {
    struct cli_number number = {""};
    struct pl_out out = PL_OUT(number.text);
    put_real(&out, lang, low * 100, decimals);
    pl_put(&out, "–");
    put_real(&out, lang, high * 100, decimals);
    pl_put(&out, lang == PL_FR ? NO_BREAK "%" : "%");
    return number;
}

/* "to", not a dash: scores can be negative. */
struct cli_number cli_number_range(enum pl_lang lang, double low, double high, int decimals) {
    struct cli_number number = {""};
    struct pl_out out = PL_OUT(number.text);
    put_real(&out, lang, low, decimals);
    pl_put(&out, lang == PL_FR ? " à " : " to ");
    put_real(&out, lang, high, decimals);
    return number;
}

struct cli_number cli_number_duration(int64_t seconds) {
    struct cli_number number = {""};
    struct pl_out out = PL_OUT(number.text);
    int h = (int)(seconds / 3600), m = (int)(seconds / 60 % 60), s = (int)(seconds % 60);
    if (h)
        pl_putf(&out, "%d:%02d:%02d", h, m, s);
    else
        pl_putf(&out, "%d:%02d", m, s);
    return number;
}

/* ---- Tables ---------------------------------------------------------------------------------------------------- */

void cli_table_row(struct cli_table *table) {
    if (table->rows < CLI_TABLE_ROWS)
        memset(table->cell[table->rows], 0, sizeof table->cell[0]);
    table->rows++;
    table->columns = 0;
}

void cli_table_cell(struct cli_table *table, const char *text) {
    int row = table->rows - 1, column = table->columns++;
    if (row < 0 || row >= CLI_TABLE_ROWS || column >= CLI_TABLE_COLUMNS)
        return;
    struct pl_out out = PL_OUT(table->cell[row][column]);
    pl_put(&out, text);
    if (!out.cut)
        return;
    /* Shortened, between two characters, with a sign that something is missing. */
    size_t end = sizeof table->cell[row][column] - sizeof "…";
    while (end && ((unsigned char)text[end] & 0xC0) == 0x80)
        end--;
    memcpy(table->cell[row][column] + end, "…", sizeof "…");
}

void cli_table_print(const struct cli_table *table, FILE *file) {
    int rows = table->rows < CLI_TABLE_ROWS ? table->rows : CLI_TABLE_ROWS;
    int width[CLI_TABLE_COLUMNS] = {0}, last = 0;
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < CLI_TABLE_COLUMNS; c++) {
            int w = pl_width(table->cell[r][c]);
            if (w > width[c])
                width[c] = w;
            if (w && c > last)
                last = c;
        }
    for (int r = 0; r < rows; r++) {
        int owed = 0; /* spaces, written only before something: no line ends in blanks */
        for (int c = 0; c <= last; c++) {
            const char *text = table->cell[r][c];
            int fill = width[c] - pl_width(text);
            if (!table->left[c])
                owed += fill;
            if (*text) {
                fprintf(file, "%*s%s", owed, "", text);
                owed = 0;
            }
            owed += 2 + (table->left[c] ? fill : 0);
        }
        fputc('\n', file);
    }
}

/* ---- Progress -------------------------------------------------------------------------------------------------- */

static double read_clock(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

double cli_clock(void) {
    return read_clock(CLOCK_MONOTONIC);
}

double cli_thread_clock(void) {
    return read_clock(CLOCK_THREAD_CPUTIME_ID);
}

struct cli_progress cli_progress_start(enum pl_lang lang, int64_t total) {
    return (struct cli_progress){.lang = lang, .total = total, .start = cli_clock(), .on = isatty(STDERR_FILENO) == 1};
}

void cli_progress_show(struct cli_progress *progress, int64_t done) {
    double now = cli_clock();
    if (!progress->on || now - progress->shown < 0.1)
        return;
    progress->shown = now;
    enum { WIDTH = 24 };
    char bar[WIDTH + 1];
    int full = progress->total > 0 ? (int)(done * WIDTH / progress->total) : 0;
    memset(bar, '#', (size_t)full);
    memset(bar + full, '.', (size_t)(WIDTH - full));
    bar[WIDTH] = '\0';
    enum pl_lang lang = progress->lang;
    double rate = (double)done / (now - progress->start + 1e-9);
    fprintf(stderr, "\r[%s] %s / %s", bar, cli_number_count(lang, done).text,
            cli_number_count(lang, progress->total).text);
    if (done)
        fprintf(stderr, lang == PL_FR ? " · %s parties/s · reste %s" : " · %s games/s · %s left",
                cli_number_real(lang, rate, rate < 10).text,
                cli_number_duration((int64_t)((double)(progress->total - done) / rate + 0.5)).text);
    fputs("\033[K", stderr);
    fflush(stderr);
}

void cli_progress_end(struct cli_progress *progress) {
    if (progress->on && progress->shown > 0)
        fputs("\r\033[K", stderr);
    progress->on = false;
}
