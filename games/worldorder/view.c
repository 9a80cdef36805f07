/* What a viewer sees, and dealing anew what it does not know (WO-1.4). */
#include "games/worldorder/decide.h"

void wo_view(void *state, int viewer) {
    (void)state, (void)viewer;
}

void wo_determinize(void *view, int viewer, struct pl_rng *rng) {
    (void)view, (void)viewer, (void)rng;
}
