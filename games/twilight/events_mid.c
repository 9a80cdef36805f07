/* Events of the mid war, and of the optional cards that join it. */
#include "games/twilight/events.h"
#include "games/twilight/value.h"

EVENT(cuban_missile_crisis) { /* TS-20.40, TS-13.14 */
    ts_defcon(s, 2 - s->defcon, notes);
    ts_effect_begin(s, side == TS_US ? TS_FX_MISSILES_SU : TS_FX_MISSILES_US);
}

EVENT(nuclear_subs) { /* TS-20.41 */
    ts_effect_begin(s, TS_FX_SUBS);
}

EVENT(quagmire) { /* TS-20.42 */
    ts_effect_end(s, TS_FX_NORAD);
    ts_effect_begin(s, TS_FX_QUAGMIRE);
}

EVENT(bear_trap) { /* TS-20.44 */
    ts_effect_begin(s, TS_FX_BEAR_TRAP);
}

/* The winner of the roll (dice.c) may change DEFCON. */
enum { DEGRADE, IMPROVE };
static int summit_moves(const struct ts_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    for (int branch = 0; branch < ts_choices(f); branch++)
        if (!(branch == IMPROVE && s->defcon == 5))
            out[n++] = PL_MOVE(TS_M_CHOOSE, branch, 0, 0);
    return n;
}
static void summit_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int branch = pl_a(move);
    (void)f;
    pl_pop(&s->frames);
    ts_defcon(s, branch == IMPROVE ? 1 : branch == DEGRADE ? -1 : 0, notes);
}
static struct pl_said summit_why(const struct ts_state *s, const struct pl_frame *f, pl_move move) {
    (void)s, (void)f;
    return pl_kind(move) == TS_M_CHOOSE ? SAY(W_SUMMIT_FIVE, 0) : PL_NOTHING;
}
static int summit_touches(const struct ts_state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    int branch = pl_a(move);
    (void)f;
    return ts_touch_defcon(s->defcon + (branch == IMPROVE ? 1 : branch == DEGRADE ? -1 : 0), out);
}
static const char *const summit_branches[] = {"degrade", "improve", "leave", NULL};
static const struct ts_row summit_choice = {
    .what = TS_F_CHOICE,
    .is = CHOICE_ROW(.moves = summit_moves, .apply = summit_apply, .why = summit_why, .touches = summit_touches),
    .worth = ts_v_level_choice,
    .branches = summit_branches,
};
EVENT(summit, .asks = &summit_choice) { /* TS-20.45 */
    ts_push(s, (struct pl_frame){.what = TS_F_SUMMIT, .seat = PL_CHANCE, .step = (uint8_t)side});
}

static void level_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int side = f->seat, branch = pl_a(move);
    pl_pop(&s->frames);
    ts_milops(s, side, 5, notes);
    ts_defcon(s, branch + 1 - s->defcon, notes);
}
static int level_touches(const struct ts_state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    (void)s, (void)f;
    return ts_touch_defcon(pl_a(move) + 1, out);
}
static const char *const level_branches[] = {"defcon_1", "defcon_2", "defcon_3", "defcon_4", "defcon_5", NULL};
static const struct ts_row level_choice = {
    .what = TS_F_CHOICE,
    .is = CHOICE_ROW(.moves = ts_choice_moves, .apply = level_apply, .touches = level_touches),
    .worth = ts_v_level_choice,
    .branches = level_branches,
};
EVENT(how_i_learned, .asks = &level_choice) { /* TS-20.46 */
    ts_push_choice(s, TS_HOW_I_LEARNED_TO_STOP_WORRYING, side);
}

/* TS-13.34 */
static int battlegrounds_held(const struct ts_state *s, int side) {
    struct pl_set held = pl_set_and(s->control[side], ts_battle);
    return pl_set_count(&held);
}
static bool more_battlegrounds(const struct ts_state *s, int side) {
    (void)side;
    return battlegrounds_held(s, TS_US) > battlegrounds_held(s, TS_SU);
}
EVENT(kitchen_debates, .possible = more_battlegrounds) { /* TS-20.48 */
    ts_vp(s, TS_US, 2, notes);
}

EVENT(we_will_bury_you) { /* TS-20.50 */
    ts_effect_begin(s, TS_FX_BURY);
    ts_defcon(s, -1, notes);
}

EVENT(brezhnev_doctrine) { /* TS-20.51 */
    ts_effect_begin(s, TS_FX_BREZHNEV);
}

EVENT(portuguese_empire) { /* TS-20.52 */
    ts_add(s, TS_SU, TS_ANGOLA, 2, notes);
    ts_add(s, TS_SU, TS_SE_AFRICAN_STATES, 2, notes);
}

EVENT(allende) { /* TS-20.54 */
    ts_add(s, TS_SU, TS_CHILE, 2, notes);
}

/* TS-20.53: its words are in cards.def. */
static int south_africa_touches(const struct ts_state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    bool alone = pl_a(move) == 0;
    (void)s, (void)f;
    out[0] = alone ? TS_SOUTH_AFRICA : TS_ANGOLA;
    out[1] = TS_BOTSWANA;
    return alone ? 1 : 2;
}
static const struct ts_row south_africa_choice = {
    .what = TS_F_CHOICE,
    .is = CHOICE_ROW(.moves = ts_choice_moves, .apply = ts_choice_apply, .touches = south_africa_touches),
    .worth = ts_v_choice,
};
const struct ts_event ts_event_south_african_unrest = {.asks = &south_africa_choice};

static bool wall_stands(const struct ts_state *s, int side) {
    (void)side;
    return !ts_on(s, TS_FX_TEAR_DOWN);
}
EVENT(willy_brandt, .possible = wall_stands) { /* TS-20.55 */
    ts_add(s, TS_SU, TS_WEST_GERMANY, 1, notes);
    ts_effect_begin(s, TS_FX_BRANDT);
    ts_vp(s, TS_SU, 1, notes);
}

static bool no_awacs(const struct ts_state *s, int side) {
    (void)side;
    return !ts_on(s, TS_FX_AWACS);
}
const struct ts_event ts_event_muslim_revolution = {.possible = no_awacs}; /* its words are in cards.def */

EVENT(abm_treaty) { /* TS-20.57 */
    ts_defcon(s, 1, notes);
    ts_push_grant(s, TS_ABM_TREATY, side, TS_G_EVENT, 4);
}

EVENT(cultural_revolution) { /* TS-20.58, TS-10.2 */
    if (s->china == TS_US)
        ts_china_to(s, TS_SU, true, notes);
    else
        ts_vp(s, TS_SU, 1, notes);
}

static bool no_evil_empire(const struct ts_state *s, int side) {
    (void)side;
    return !ts_on(s, TS_FX_EVIL_EMPIRE);
}
EVENT(flower_power, .possible = no_evil_empire) { /* TS-20.59 */
    ts_effect_begin(s, TS_FX_FLOWER);
}

EVENT(u2_incident) { /* TS-20.60 */
    ts_effect_begin(s, TS_FX_U2);
    ts_vp(s, TS_SU, 1, notes);
}

static bool no_north_sea_oil(const struct ts_state *s, int side) {
    (void)side;
    return !ts_on(s, TS_FX_NORTH_SEA);
}
EVENT(opec, .possible = no_north_sea_oil) { /* TS-20.61 */
    static const uint8_t wells[] = {TS_EGYPT, TS_IRAN,        TS_LIBYA,    TS_SAUDI_ARABIA,
                                    TS_IRAQ,  TS_GULF_STATES, TS_VENEZUELA};
    int points = 0;
    for (size_t i = 0; i < sizeof wells; i++)
        points += ts_controls(s, TS_SU, wells[i]);
    ts_vp(s, TS_SU, points, notes);
}

EVENT(panama_canal) { /* TS-20.64 */
    ts_add(s, TS_US, TS_PANAMA, 1, notes);
    ts_add(s, TS_US, TS_COSTA_RICA, 1, notes);
    ts_add(s, TS_US, TS_VENEZUELA, 1, notes);
}

EVENT(camp_david) { /* TS-20.65 */
    ts_add(s, TS_US, TS_ISRAEL, 1, notes);
    ts_add(s, TS_US, TS_JORDAN, 1, notes);
    ts_add(s, TS_US, TS_EGYPT, 1, notes);
    ts_effect_begin(s, TS_FX_CAMP_DAVID);
    ts_vp(s, TS_US, 1, notes);
}

EVENT(john_paul) { /* TS-20.68 */
    ts_add(s, TS_SU, TS_POLAND, -2, notes);
    ts_add(s, TS_US, TS_POLAND, 1, notes);
    ts_effect_begin(s, TS_FX_JOHN_PAUL);
}

EVENT(death_squads) { /* TS-20.69 */
    ts_effect_begin(s, side == TS_US ? TS_FX_SQUADS_US : TS_FX_SQUADS_SU);
}

EVENT(nixon) { /* TS-20.71, TS-10.2 */
    if (s->china == TS_US)
        ts_vp(s, TS_US, 2, notes);
    else
        ts_china_to(s, TS_US, false, notes);
}

EVENT(sadat) { /* TS-20.72 */
    ts_remove_all(s, TS_SU, TS_EGYPT, notes);
    ts_add(s, TS_US, TS_EGYPT, 1, notes);
}

EVENT(shuttle_diplomacy) { /* TS-20.73: the card stays on the table (ts_card_done) */
    ts_effect_begin(s, TS_FX_SHUTTLE);
}

EVENT(alliance_for_progress) { /* TS-20.78 */
    struct pl_set americas = pl_set_or(ts_region_set[TS_CENTRAL_AMERICA], ts_region_set[TS_SOUTH_AMERICA]);
    struct pl_set held = pl_set_and(pl_set_and(s->control[TS_US], ts_battle), americas);
    ts_vp(s, TS_US, pl_set_count(&held), notes);
}

static bool behind_in_space(const struct ts_state *s, int side) {
    return s->space[side] < s->space[ts_other(side)];
}
EVENT(one_small_step, .possible = behind_in_space) { /* TS-20.80, TS-13.32: the points of the second box only */
    int box = s->space[side] + 2;
    ts_space_to(s, side, box > 8 ? 8 : box, notes);
}

EVENT(che) { /* TS-20.107, TS-13.27 */
    ts_push_grant(s, TS_CHE, side, TS_G_CHE, ts_cards[TS_CHE].ops);
}
