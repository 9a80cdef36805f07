#include "app/cli/sim_stats.h"
#include <math.h>
#include <stdlib.h>

/* The 97.5% quantile of the normal distribution. */
static const double z95 = 1.959963984540054;

struct sim_interval sim_wilson(double successes, int64_t n) {
    if (n <= 0)
        return (struct sim_interval){0, 1};
    double size = (double)n, p = successes / size, z2 = z95 * z95;
    double middle = p + z2 / (2 * size);
    double half = z95 * sqrt(p * (1 - p) / size + z2 / (4 * size * size));
    double low = (middle - half) / (1 + z2 / size), high = (middle + half) / (1 + z2 / size);
    /* Rounding must not push the rate itself out of its interval at 0 and 1. */
    return (struct sim_interval){low < 0 ? 0 : fmin(low, p), high > 1 ? 1 : fmax(high, p)};
}

/* The 97.5% quantile of Student's distribution: exact for the first degrees of freedom, then the usual expansion
 * around the normal quantile, right to four digits. */
static double student(int64_t degrees) {
    static const double exact[] = {12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469};
    if (degrees <= (int64_t)(sizeof exact / sizeof exact[0]))
        return exact[degrees - 1];
    double z = z95, v = (double)degrees, z3 = z * z * z, z5 = z3 * z * z, z7 = z5 * z * z;
    return z + (z3 + z) / (4 * v) + (5 * z5 + 16 * z3 + 3 * z) / (96 * v * v) +
           (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * v * v * v);
}

static int ascending(const void *a, const void *b) {
    int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

static double quantile(const int32_t *sorted, int64_t n, double at) {
    double place = at * (double)(n - 1);
    int64_t below = (int64_t)place;
    int64_t above = below + 1 < n ? below + 1 : below;
    return sorted[below] + (place - (double)below) * ((double)sorted[above] - sorted[below]);
}

struct sim_spread sim_spread_of(int32_t *values, int64_t n) {
    struct sim_spread spread = {.n = n};
    if (n <= 0)
        return spread;
    qsort(values, (size_t)n, sizeof *values, ascending);
    int64_t sum = 0;
    for (int64_t i = 0; i < n; i++)
        sum += values[i];
    spread.mean = (double)sum / (double)n;
    double squares = 0;
    for (int64_t i = 0; i < n; i++)
        squares += (values[i] - spread.mean) * (values[i] - spread.mean);
    double half = 0;
    if (n > 1) {
        spread.deviation = sqrt(squares / (double)(n - 1));
        half = student(n - 1) * spread.deviation / sqrt((double)n);
    }
    spread.mean95 = (struct sim_interval){spread.mean - half, spread.mean + half};
    spread.min = values[0];
    spread.max = values[n - 1];
    spread.low5 = quantile(values, n, 0.05);
    spread.quarter1 = quantile(values, n, 0.25);
    spread.median = quantile(values, n, 0.5);
    spread.quarter3 = quantile(values, n, 0.75);
    spread.high95 = quantile(values, n, 0.95);
    return spread;
}

int64_t sim_round_step(int64_t length, int most) {
    static const int digits[] = {1, 2, 5};
    for (int64_t power = 1;; power *= 10)
        for (int i = 0; i < 3; i++)
            if (length <= digits[i] * power * most || power > INT64_MAX / 1000)
                return digits[i] * power;
}

static int64_t floor_to(int64_t value, int64_t step) {
    int64_t rest = value % step;
    return value - (rest < 0 ? rest + step : rest);
}

struct sim_histogram sim_histogram_of(const int32_t *values, int64_t n) {
    struct sim_histogram histogram = {.width = 1};
    if (n <= 0)
        return histogram;
    /* One bin less than there is room for: the first bin may start below the smallest value. */
    int64_t width = sim_round_step((int64_t)values[n - 1] - values[0] + 1, SIM_BINS - 1);
    int64_t first = floor_to(values[0], width);
    histogram.width = width;
    histogram.first = first;
    histogram.bins = (int)((values[n - 1] - first) / width) + 1;
    for (int64_t i = 0; i < n; i++) {
        int64_t *count = &histogram.count[(values[i] - first) / width];
        if (++*count > histogram.most)
            histogram.most = *count;
    }
    return histogram;
}
