/* The statistics of a simulation: intervals that hold for small samples and extreme rates, spreads, histograms.
 * docs/simulation.md says what each of them means. */
#ifndef PLATEAU_CLI_SIM_STATS_H
#define PLATEAU_CLI_SIM_STATS_H

#include <stdint.h>

struct sim_interval {
    double low, high;
};

/* Wilson's 95% interval of a rate: `successes` of `n` tries. Shared wins make successes a fraction. n 0: 0 to 1. */
struct sim_interval sim_wilson(double successes, int64_t n);

/* How a set of whole numbers lies. */
struct sim_spread {
    int64_t n;
    double mean, deviation;     /* deviation: of the sample, 0 if n < 2 */
    struct sim_interval mean95; /* Student's 95% interval of the mean; just the mean if n < 2 */
    int32_t min, max;
    double low5, quarter1, median, quarter3, high95; /* quantiles, interpolated */
};
/* Sorts `values`. n 0: all zero. */
struct sim_spread sim_spread_of(int32_t *values, int64_t n);

#define SIM_BINS 30
struct sim_histogram {
    int64_t first, width; /* bin b holds first + b * width … first + (b + 1) * width - 1 */
    int bins;
    int64_t count[SIM_BINS], most;
};
/* `values` are sorted. Widths are 1, 2, 5, 10, 20, 50…, bins start at multiples of the width. n 0: no bins. */
struct sim_histogram sim_histogram_of(const int32_t *values, int64_t n);

/* A round step (1, 2 or 5 times a power of ten) that covers `length` in at most `most` steps; for axes. */
int64_t sim_round_step(int64_t length, int most);

#endif
