/* The plots of a simulation's page: plain SVG inside the page, no script. Colours come from the page's style sheet, so
 * that they follow light and dark; nothing is told by colour alone. All coordinates are whole units of a drawing 360
 * wide, which is what a telephone shows without shrinking the letters. */
#include "app/cli/report.h"
#include "app/cli/sim.h"
#include <math.h>

enum { WIDTH = 360, LEFT = 12, RIGHT = 348, ROW = 44, LINE = 15, TOP = 4, AXIS = 26 };

void sim_escape(FILE *file, const char *text) {
    for (; *text; text++)
        switch (*text) {
        case '<':
            fputs("&lt;", file);
            break;
        case '>':
            fputs("&gt;", file);
            break;
        case '&':
            fputs("&amp;", file);
            break;
        case '"':
            fputs("&quot;", file);
            break;
        default:
            fputc(*text, file);
        }
}

/* At most `letters` characters of the name; pointing at it shows the whole. */
static void put_name(FILE *file, const char *name, int letters) {
    if (pl_width(name) <= letters) {
        sim_escape(file, name);
        return;
    }
    fputs("<title>", file);
    sim_escape(file, name);
    fputs("</title>", file);
    char cut[CLI_MAX_WORDS] = "";
    struct pl_out out = PL_OUT(cut);
    for (int n = 0; n < letters - 1; n++)
        do
            pl_put_char(&out, *name++);
        while (((unsigned char)*name & 0xC0) == 0x80);
    sim_escape(file, cut);
    fputs("…", file);
}

static void open_plot(FILE *file, const char *title, int height) {
    fputs("<figure>\n<h3>", file);
    sim_escape(file, title);
    fprintf(file, "</h3>\n<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"", WIDTH, height);
    sim_escape(file, title);
    fputs("\">\n", file);
}

static void close_plot(FILE *file, const char *caption) {
    fputs("</svg>\n<figcaption>", file);
    sim_escape(file, caption);
    fputs("</figcaption>\n</figure>\n", file);
}

static void line(FILE *file, const char *class, int x1, int y1, int x2, int y2) {
    fprintf(file, "<line class=\"%s\" x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>\n", class, x1, y1, x2, y2);
}

static void text(FILE *file, const char *class, int x, int y, const char *words) {
    fprintf(file, "<text class=\"%s\" x=\"%d\" y=\"%d\">", class, x, y);
    sim_escape(file, words);
    fputs("</text>\n", file);
}

/* Letters of a name that fit beside its value, as many as the width lets in. */
static int beside(const char *value) {
    return 48 - pl_width(value);
}

/* Bytes of the name that stand on its first line: all of it, or up to a space. */
static size_t first_line(const char *name, const char *value) {
    int letters = 0, room = beside(value);
    size_t space = 0;
    for (size_t i = 0; name[i]; i++) {
        if (name[i] == ' ' && letters <= room)
            space = i;
        letters += ((unsigned char)name[i] & 0xC0) != 0x80;
    }
    return letters <= room || !space ? strlen(name) : space;
}

/* How high a row is: a long name takes a second line. */
static int row_height(const char *name, const char *value) {
    return ROW + (name[first_line(name, value)] ? LINE : 0);
}

/* A row's heading: what it is on the left, its value on the right. Returns where the drawing below it begins. */
static int heading(FILE *file, int y, const char *name, const char *value) {
    size_t length = first_line(name, value);
    char start[CLI_MAX_WORDS];
    snprintf(start, sizeof start, "%.*s", (int)length, name);
    fprintf(file, "<text class=\"name\" x=\"%d\" y=\"%d\">", LEFT, y + 14);
    put_name(file, start, beside(value));
    fputs("</text>\n", file);
    text(file, "end", RIGHT, y + 14, value);
    if (!name[length])
        return y;
    fprintf(file, "<text class=\"name\" x=\"%d\" y=\"%d\">", LEFT, y + 14 + LINE);
    put_name(file, name + length + 1, 46);
    fputs("</text>\n", file);
    return y + LINE;
}

/* An interval with its ends. */
static void whisker(FILE *file, int low, int high, int y, int half) {
    line(file, "bar", low, y, high, y);
    line(file, "bar", low, y - half, low, y + half);
    line(file, "bar", high, y - half, high, y + half);
}

static int place(double value, double low, double high) {
    return LEFT + (int)lround((value - low) / (high - low) * (RIGHT - LEFT));
}

/* The right end of an axis of rates: far enough for all of them, and round. */
static double axis_end(const struct sim_bar *bars, int count, double expected) {
    static const double ends[] = {0.1, 0.2, 0.4, 0.6, 0.8};
    double most = expected;
    for (int i = 0; i < count; i++)
        most = fmax(most, bars[i].interval.high);
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++)
        if (most <= ends[i])
            return ends[i];
    return 1;
}

static void percent_axis(FILE *file, enum pl_lang lang, double end, int y) {
    for (int i = 0; i <= 4; i++) {
        int x = place(i, 0, 4);
        line(file, "grid", x, TOP, x, y);
        text(file,
             i == 0   ? "tick start"
             : i == 4 ? "tick end"
                      : "tick",
             i == 0   ? x - 4
             : i == 4 ? x + 4
                      : x,
             y + 16, cli_number_percent(lang, end * i / 4, end < 0.2).text);
    }
}

static void rate_value(enum pl_lang lang, const struct sim_bar *bar, char *value, size_t cap) {
    snprintf(value, cap, "%s (%s)", cli_number_percent(lang, bar->value, 1).text,
             cli_number_percents(lang, bar->interval.low, bar->interval.high, 1).text);
}

/* The lower edge of rows of rates. */
static int rates_bottom(enum pl_lang lang, const struct sim_bar *bars, int count) {
    int y = TOP;
    for (int i = 0; i < count; i++) {
        char value[128];
        rate_value(lang, &bars[i], value, sizeof value);
        y += row_height(bars[i].name, value);
    }
    return y;
}

void sim_plot_rates(FILE *file, enum pl_lang lang, const char *title, const struct sim_bar *bars, int count,
                    double expected) {
    int bottom = rates_bottom(lang, bars, count);
    double end = axis_end(bars, count, expected);
    open_plot(file, title, bottom + AXIS);
    percent_axis(file, lang, end, bottom);
    int even = place(expected, 0, end), y = TOP;
    for (int i = 0; i < count; i++) {
        char value[128];
        rate_value(lang, &bars[i], value, sizeof value);
        int top = heading(file, y, bars[i].name, value);
        line(file, "even", even, top + 19, even, top + 41); /* only beside the drawing: never through the numbers */
        whisker(file, place(bars[i].interval.low, 0, end), place(bars[i].interval.high, 0, end), top + 27, 5);
        fprintf(file, "<circle class=\"dot\" cx=\"%d\" cy=\"%d\" r=\"5\"/>\n", place(bars[i].value, 0, end), top + 27);
        y += row_height(bars[i].name, value);
    }
    char caption[256];
    snprintf(caption, sizeof caption,
             lang == PL_FR ? "Point\u00a0: part des victoires\u00a0; trait\u00a0: intervalle à 95\u00a0%%\u00a0; "
                             "pointillé\u00a0: parts égales (%s)."
                           : "Dot: share of wins; bar: 95%% interval; dashed line: equal shares (%s).",
             cli_number_percent(lang, expected, 1).text);
    close_plot(file, caption);
}

void sim_plot_shares(FILE *file, enum pl_lang lang, const char *title, const struct sim_bar *bars, int count) {
    int bottom = rates_bottom(lang, bars, count), y = TOP;
    double end = axis_end(bars, count, 0);
    open_plot(file, title, bottom + AXIS);
    percent_axis(file, lang, end, bottom);
    for (int i = 0; i < count; i++) {
        char value[128];
        rate_value(lang, &bars[i], value, sizeof value);
        int top = heading(file, y, bars[i].name, value);
        fprintf(file, "<rect class=\"fill\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"12\"/>\n", LEFT, top + 21,
                place(bars[i].value, 0, end) - LEFT);
        whisker(file, place(bars[i].interval.low, 0, end), place(bars[i].interval.high, 0, end), top + 27, 4);
        y += row_height(bars[i].name, value);
    }
    close_plot(file, lang == PL_FR ? "Bande\u00a0: part des parties\u00a0; trait\u00a0: intervalle à 95\u00a0%."
                                   : "Bar: share of games; line: 95% interval.");
}

void sim_plot_histogram(FILE *file, enum pl_lang lang, const char *title, const char *unit,
                        const struct sim_histogram *histogram, const struct sim_spread *spread) {
    enum { HEIGHT = 190, BASE = HEIGHT - AXIS, HIGHEST = 12 };
    open_plot(file, title, HEIGHT);
    int64_t step = sim_round_step(histogram->most, 4);
    int64_t top = (histogram->most + step - 1) / step * step;
    int left = LEFT + 8 * (pl_width(cli_number_count(lang, top).text) + 1);
    for (int64_t count = 0; count <= top; count += step) {
        int y = BASE - (int)((BASE - HIGHEST) * count / top);
        line(file, "grid", left, y, RIGHT, y);
        text(file, "tick end", left - 6, y + 4, cli_number_count(lang, count).text);
    }
    int bins = histogram->bins, room = RIGHT - left;
    for (int i = 0; i < bins; i++) {
        int x1 = left + room * i / bins, x2 = left + room * (i + 1) / bins;
        int height = (int)lround((double)(BASE - HIGHEST) * (double)histogram->count[i] / (double)top);
        int64_t from = histogram->first + i * histogram->width, to = from + histogram->width - 1;
        fprintf(file, "<rect class=\"fill\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"><title>", x1, BASE - height,
                x2 - x1 > 2 ? x2 - x1 - 1 : x2 - x1, height);
        if (to > from)
            fprintf(file, "%lld–%lld: %s", (long long)from, (long long)to,
                    cli_number_count(lang, histogram->count[i]).text);
        else
            fprintf(file, "%lld: %s", (long long)from, cli_number_count(lang, histogram->count[i]).text);
        fputs("</title></rect>\n", file);
    }
    line(file, "axis", left, BASE, RIGHT, BASE);
    int64_t length = (int64_t)bins * histogram->width, tick = sim_round_step(length, 6);
    for (int64_t value = (histogram->first + tick - 1) / tick * tick; value < histogram->first + length;
         value += tick) {
        /* A bin of single values carries its label in the middle, a wider one at its lower edge. */
        int64_t twice = 2 * (value - histogram->first) + (histogram->width == 1);
        text(file, "tick", left + (int)(room * twice / (2 * length)), BASE + 16, cli_number_count(lang, value).text);
    }
    double middle = (spread->median - (double)histogram->first + (histogram->width == 1 ? 0.5 : 0)) / (double)length;
    int x = left + (int)lround(room * middle);
    line(file, "even", x, HIGHEST - 8, x, BASE);
    char caption[256];
    snprintf(caption, sizeof caption,
             lang == PL_FR ? "Nombre de parties selon leur durée en %s\u00a0; pointillé\u00a0: médiane (%s)."
                           : "Number of games by their length in %s; dashed line: median (%s).",
             unit, cli_number_real(lang, spread->median, 0).text);
    close_plot(file, caption);
}

static void box_value(enum pl_lang lang, const struct sim_spread *spread, char *value, size_t cap) {
    snprintf(value, cap, lang == PL_FR ? "médiane %s (%s)" : "median %s (%s)",
             cli_number_real(lang, spread->median, 0).text, cli_number_range(lang, spread->min, spread->max, 0).text);
}

void sim_plot_boxes(FILE *file, enum pl_lang lang, const char *title, const struct sim_box *boxes, int count) {
    int64_t low = INT64_MAX, high = INT64_MIN;
    int bottom = TOP;
    char value[128];
    for (int i = 0; i < count; i++) {
        box_value(lang, boxes[i].spread, value, sizeof value);
        bottom += row_height(boxes[i].name, value);
        low = boxes[i].spread->min < low ? boxes[i].spread->min : low;
        high = boxes[i].spread->max > high ? boxes[i].spread->max : high;
    }
    int64_t step = sim_round_step(high > low ? high - low : 1, 6);
    low = (int64_t)floor((double)low / (double)step) * step;
    high = high > low ? (int64_t)ceil((double)high / (double)step) * step : low + step;
    open_plot(file, title, bottom + AXIS);
    for (int64_t at = low; at <= high; at += step) {
        int x = place((double)at, (double)low, (double)high);
        line(file, "grid", x, TOP, x, bottom);
        text(file, "tick", x, bottom + 16, cli_number_count(lang, at).text);
    }
    int row = TOP;
    for (int i = 0; i < count; i++) {
        const struct sim_spread *spread = boxes[i].spread;
        box_value(lang, spread, value, sizeof value);
        int y = heading(file, row, boxes[i].name, value);
        row += row_height(boxes[i].name, value);
#define AT(VALUE) place((VALUE), (double)low, (double)high)
        int box = AT(spread->quarter1), wide = AT(spread->quarter3) - box;
        fprintf(file, "<rect class=\"fill\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"12\"/>\n", box, y + 21,
                wide > 0 ? wide : 1);
        whisker(file, AT(spread->low5), AT(spread->high95), y + 27, 4);
        line(file, "middle", AT(spread->median), y + 19, AT(spread->median), y + 35);
        fprintf(file, "<circle class=\"far\" cx=\"%d\" cy=\"%d\" r=\"2\"/>\n", AT(spread->min), y + 27);
        fprintf(file, "<circle class=\"far\" cx=\"%d\" cy=\"%d\" r=\"2\"/>\n", AT(spread->max), y + 27);
#undef AT
    }
    close_plot(file, lang == PL_FR ? "Boîte\u00a0: la moitié centrale des scores\u00a0; barre épaisse\u00a0: "
                                     "médiane\u00a0; trait\u00a0: 90\u00a0% des "
                                     "scores\u00a0; points\u00a0: extrêmes."
                                   : "Box: the middle half of the scores; thick mark: median; line: 90% of the scores; "
                                     "dots: extremes.");
}
