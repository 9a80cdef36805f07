/* Twilight Struggle: a log made into a match. */
#include "app/import/twilight_play.h"
#include <stdlib.h>

struct pl_match *import_twilight(const char *text, size_t length, struct import_report *report) {
    struct log log;
    struct pl_match *match = NULL;
    struct plan *plan = malloc(sizeof *plan);
    if (!plan)
        import_fail(report, 0, "out of memory", "plus de mémoire");
    else if (log_read(&log, text, length, report) && plan_make(plan, &log, report))
        match = play_log(&log, plan, report);
    if (plan)
        log_free(&log);
    free(plan);
    return match;
}
