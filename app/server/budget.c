#include "app/server/budget.h"
#include <stdlib.h>
#include <string.h>

static void fill(struct purse *purse, int64_t now) {
    purse->credit += (now - purse->filled) * (PURSE_SECOND / 1000);
    if (purse->credit > PURSE_MOST)
        purse->credit = PURSE_MOST;
    purse->filled = now;
}

/* A purse that nobody holds stays until it is full again: who leaves and comes back has not earned anything. */
static void forget(struct budget *budget, int64_t now) {
    for (struct purse **at = &budget->purses; *at;) {
        struct purse *purse = *at;
        fill(purse, now);
        if (purse->holds || purse->credit < PURSE_MOST) {
            at = &purse->next;
        } else {
            *at = purse->next;
            free(purse);
        }
    }
}

struct purse *purse_take(struct budget *budget, const char *key, int64_t now) {
    struct purse *purse = budget->purses;
    while (purse && strncmp(purse->key, key, sizeof purse->key - 1) != 0)
        purse = purse->next;
    if (!purse) {
        forget(budget, now);
        purse = calloc(1, sizeof *purse);
        if (!purse)
            return NULL;
        strncpy(purse->key, key, sizeof purse->key - 1);
        purse->credit = PURSE_MOST;
        purse->filled = now;
        purse->next = budget->purses;
        budget->purses = purse;
    }
    purse->holds++;
    return purse;
}

void purse_drop(struct purse *purse) {
    purse->holds--;
}

bool purse_open(struct purse *purse, int64_t now) {
    fill(purse, now);
    return purse->credit > 0;
}

void purse_spend(struct purse *purse, int64_t now, int64_t microseconds) {
    fill(purse, now);
    purse->credit -= microseconds;
    if (purse->credit < -PURSE_DEBT)
        purse->credit = -PURSE_DEBT;
}

void budget_end(struct budget *budget) {
    for (struct purse *purse = budget->purses, *next; purse; purse = next) {
        next = purse->next;
        free(purse);
    }
    budget->purses = NULL;
}
