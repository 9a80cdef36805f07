#include "games/twilight/state.h"
void ts_board(const void *view, const struct pl_screen *screen, struct pl_out *out) {
    (void)view;
    (void)screen;
    pl_put(out, "board\n");
}
