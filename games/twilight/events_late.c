/* Events of the late war, and of the optional cards that join it. */
#include "games/twilight/events.h"
#include "games/twilight/value.h"

EVENT(hostage_crisis) { /* TS-20.82 */
    ts_remove_all(s, TS_US, TS_IRAN, notes);
    ts_add(s, TS_SU, TS_IRAN, 2, notes);
    ts_effect_begin(s, TS_FX_HOSTAGES);
}

EVENT(iron_lady) { /* TS-20.83 */
    ts_add(s, TS_SU, TS_ARGENTINA, 1, notes);
    ts_remove_all(s, TS_SU, TS_UNITED_KINGDOM, notes);
    ts_effect_begin(s, TS_FX_IRON_LADY);
    ts_vp(s, TS_US, 1, notes);
}

EVENT(reagan) { /* TS-20.84 */
    ts_vp(s, TS_US, s->influence[TS_SU][TS_LIBYA] / 2, notes);
}

EVENT(north_sea_oil) { /* TS-20.86 */
    ts_effect_begin(s, TS_FX_NORTH_SEA);
    ts_effect_begin(s, TS_FX_NORTH_SEA_ROUND);
}

EVENT(reformer) { /* TS-20.87 */
    ts_effect_begin(s, TS_FX_REFORMER);
    ts_push_pick(s, TS_THE_REFORMER, side, TS_P_REFORMER, ts_lead(s, TS_SU) > 0 ? 6 : 4);
}

EVENT(ortega) { /* TS-20.91, TS-13.25 */
    ts_remove_all(s, TS_US, TS_NICARAGUA, notes);
    ts_push_grant(s, TS_ORTEGA_ELECTED_IN_NICARAGUA, side, TS_G_ORTEGA, ts_cards[TS_ORTEGA_ELECTED_IN_NICARAGUA].ops);
}

EVENT(iran_contra) { /* TS-20.93 */
    ts_effect_begin(s, TS_FX_IRAN_CONTRA);
}

static void chernobyl_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int branch = pl_a(move);
    (void)f;
    pl_pop(&s->frames);
    s->chernobyl = (uint8_t)(branch + 1);
    NOTE(N_CHERNOBYL, branch);
}
static int chernobyl_touches(const struct ts_state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    (void)s, (void)f;
    return ts_touch_region(pl_a(move), out);
}
static const char *const regions[] = {"europe",          "asia",          "middle_east", "africa",
                                      "central_america", "south_america", NULL};
static const struct ts_row region_choice = {
    .what = TS_F_CHOICE,
    .is = CHOICE_ROW(.moves = ts_choice_moves, .apply = chernobyl_apply, .touches = chernobyl_touches),
    .worth = ts_v_choice,
    .branches = regions,
};
EVENT(chernobyl, .asks = &region_choice) { /* TS-20.94 */
    ts_push_choice(s, TS_CHERNOBYL, side);
}

EVENT(evil_empire) { /* TS-20.97 */
    ts_effect_begin(s, TS_FX_EVIL_EMPIRE);
    ts_effect_end(s, TS_FX_FLOWER);
    ts_vp(s, TS_US, 1, notes);
}

/* TS-13.35 */
static void wargames_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int side = f->seat;
    pl_pop(&s->frames);
    if (pl_a(move) != 0)
        return;
    s->gift = 6;
    s->gift_to = (uint8_t)ts_other(side);
    ts_vp(s, ts_other(side), 6, notes); /* which may win by itself */
    ts_finish(s, TS_END_WARGAMES, s->vp > 0 ? TS_US : s->vp < 0 ? TS_SU : -1, notes);
}
static const char *const wargames_branches[] = {"end", "go_on", NULL};
static const struct ts_row wargames_choice = {
    .what = TS_F_CHOICE,
    .is = CHOICE_ROW(.moves = ts_choice_moves, .apply = wargames_apply),
    .worth = ts_v_choice,
    .branches = wargames_branches,
};
static bool at_the_brink(const struct ts_state *s, int side) {
    (void)side;
    return s->defcon == 2;
}
EVENT(wargames, .possible = at_the_brink, .asks = &wargames_choice) { /* TS-20.100 */
    ts_push_choice(s, TS_WARGAMES, side);
}

static bool pope_elected(const struct ts_state *s, int side) {
    (void)side;
    return ts_on(s, TS_FX_JOHN_PAUL);
}
EVENT(solidarity, .possible = pope_elected) { /* TS-20.101 */
    ts_add(s, TS_US, TS_POLAND, 3, notes);
}

EVENT(yuri_and_samantha) { /* TS-20.109 */
    ts_effect_begin(s, TS_FX_YURI);
}

EVENT(awacs) { /* TS-20.110 */
    ts_add(s, TS_US, TS_SAUDI_ARABIA, 2, notes);
    ts_effect_begin(s, TS_FX_AWACS);
}
