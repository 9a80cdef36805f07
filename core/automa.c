#include "core/automa.h"
#include <assert.h>

/* How well the candidate meets the criterion: whoever has the most stays. Those with INT64_MIN do not meet it at all,
 * and if that is everybody, all stay. */
static int64_t merit(const struct pl_criterion *by, const struct pl_narrowing *how, int candidate) {
    int64_t number = how->key(how->state, how->seat, by->key, candidate);
    switch (by->kind) {
    case PL_CRITERION_KEEP:
        return number ? 0 : INT64_MIN;
    case PL_CRITERION_LEAST:
        return -number;
    case PL_CRITERION_ORDER:
        for (int rank = 0; by->ranks[rank] != PL_ORDER_END; rank++)
            if (by->ranks[rank] == number)
                return -rank;
        return INT64_MIN;
    default: /* PL_CRITERION_MOST */
        return number;
    }
}

/* Whoever meets the criterion best; everybody if nobody meets it. */
static struct pl_set best(struct pl_set from, const struct pl_criterion *by, const struct pl_narrowing *how) {
    struct pl_set left = {0};
    int64_t most = INT64_MIN;
    PL_EACH(i, from) {
        int64_t its = merit(by, how, i);
        if (its > most) {
            left = (struct pl_set){0};
            most = its;
        }
        if (its == most)
            pl_set_add(&left, i);
    }
    return left;
}

static bool meets_any(struct pl_set from, const struct pl_criterion *by, const struct pl_narrowing *how) {
    while (!pl_set_empty(&from))
        if (merit(by, how, pl_set_pop(&from)) != INT64_MIN)
            return true;
    return false;
}

/* The part of the list for these candidates: the first whose leading PL_CRITERION_KEEP keeps somebody, or else the
 * last. */
static const struct pl_criterion *part_for(struct pl_set candidates, const struct pl_criterion *by,
                                           const struct pl_narrowing *how) {
    for (;;) {
        const struct pl_criterion *end = by;
        while (end->kind != PL_CRITERIA_END && end->kind != PL_CRITERION_OTHERWISE)
            end++;
        if (end->kind == PL_CRITERIA_END || by->kind != PL_CRITERION_KEEP || meets_any(candidates, by, how))
            return by;
        by = end + 1;
    }
}

struct pl_set pl_narrow(struct pl_set candidates, const struct pl_criterion *criteria, const struct pl_narrowing *how) {
    const struct pl_criterion *by = part_for(candidates, criteria, how);
    for (; by->kind != PL_CRITERIA_END && by->kind != PL_CRITERION_OTHERWISE && by->kind != PL_CRITERION_LOT; by++) {
        struct pl_set left = best(candidates, by, how);
        int before = pl_set_count(&candidates), after = pl_set_count(&left);
        if (by->phrase && after < before)
            pl_note_to(how->notes, how->audience, PL_SAY(by->phrase, how->seat, before, after));
        candidates = left;
    }
    assert(by->kind == PL_CRITERION_LOT || pl_set_count(&candidates) <= 1);
    return candidates;
}

int pl_lots(struct pl_set members, int kind, struct pl_chance *out) {
    int n = 0;
    PL_EACH(i, members) {
        out[n++] = (struct pl_chance){PL_MOVE(kind, i, 0, 0), 1};
    }
    return n;
}
