/* What a player may wish for, and why it cannot be done: the same conditions as in wind.c and cult.c, one by one, each
 * with its rule. The contract test compares both on every wish. */
#include "games/tempete/state.h"

#define NO(PHRASE, ...) return PL_SAY(&td_phrases[TD_##PHRASE], __VA_ARGS__)
#define YES return PL_NOTHING

int td_wishes(const void *state, int seat, pl_move *out) {
    const struct td_state *s = state;
    static const uint8_t single[] = {TD_M_DONE, TD_M_SETTLE, TD_M_LEAVE, TD_M_END};
    static const uint8_t on_cell[] = {TD_M_CONVERT, TD_M_OCCUPY, TD_M_DESTROY, TD_M_RAZE, TD_M_SANCTUARY,
                                      TD_M_BLESS,   TD_M_STORM,  TD_M_CARRY,   TD_M_TO,   TD_M_MADDEN};
    int n = 0, cells = td_cells(s);
    for (int i = 0; i < (int)(sizeof single); i++)
        out[n++] = PL_MOVE(single[i], 0, 0, 0);
    for (int dir = 0; dir < PL_HEX_DIRS; dir++)
        out[n++] = PL_MOVE(TD_M_WIND, dir, 0, 0);
    for (int i = 0; i < (int)(sizeof on_cell); i++)
        for (int cell = 0; cell < cells; cell++)
            out[n++] = PL_MOVE(on_cell[i], cell, 0, 0);
    for (int cell = 0; cell < cells; cell++)
        for (int keep = 0; keep <= (s->tile[cell].owner ? TD_WORSHIPPERS : 0); keep++)
            out[n++] = PL_MOVE(TD_M_BUILD, cell, keep, 0);
    for (int from = 0; from < cells; from++) {
        bool mine = s->tile[from].owner == seat + 1 && td_works(&s->tile[from]);
        for (int cell = 0; cell < cells; cell++)
            if (mine || pl_set_has(&pl_hex_around[from], cell))
                out[n++] = PL_MOVE(TD_M_EXPLORE, cell, from, 0);
    }
    return n;
}

/* ---- Step A ----------------------------------------------------------------------------------------------------- */

static struct pl_said explain_settling(const struct td_state *s, const struct pl_frame *frame, pl_move move) {
    int cell = pl_a(move), community = s->god[s->seat].community;
    int cost = s->tile[cell].ground ? td_population(&s->tile[cell]) + 1 : 0;
    if (pl_kind(move) == TD_M_DONE)
        YES;
    if (cell == s->wind)
        NO(W_UNDER_WIND, cell);
    if (pl_kind(move) == TD_M_OCCUPY) {
        if (frame->step & 2 && pl_set_has(&s->taken, cell))
            NO(W_OCCUPIED, cell);
        if (cell + 1 != s->emptied)
            NO(W_NOT_EMPTIED, cell);
        if (cost > community)
            NO(W_COST_OCCUPY, cell, cost, community);
        YES;
    }
    if (cell + 1 == s->emptied)
        NO(W_OCCUPY_IT, cell);
    if (frame->step & 1)
        NO(W_ONE_ONLY, 0);
    if (!pl_set_has(&s->laid, cell))
        NO(W_NOT_LAID, cell);
    if (cost > community)
        NO(W_COST_EMPTY, cell, cost, community);
    YES;
}

static struct pl_said explain_direction(const struct pl_frame *frame, pl_move move) {
    const uint8_t *dirs = td_face_dirs[frame->v[0]];
    if (pl_kind(move) != TD_M_WIND)
        NO(W_FIRST_WIND, 0);
    if (pl_a(move) != dirs[0] && pl_a(move) != dirs[1])
        NO(W_DIRECTION, frame->v[0], dirs[0], dirs[1]);
    YES;
}

/* ---- Step C ----------------------------------------------------------------------------------------------------- */

/* An action against a tile of another god: what TD-5.3, TD-5.5 and TD-7.5 have in common. */
static struct pl_said explain_target(const struct td_state *s, int seat, int cell) {
    const struct td_tile *tile = &s->tile[cell];
    if (cell == TD_ROSE)
        NO(W_ROSE, 0);
    if (!tile->ground)
        NO(W_NO_TILE, cell);
    if (cell == s->wind)
        NO(W_UNDER_WIND, cell);
    if (td_works(tile) == TD_SANCTUARY)
        NO(W_HOLY, cell);
    if (tile->owner == seat + 1)
        NO(W_OWN, cell);
    if (pl_set_has(&s->used, cell))
        NO(W_USED, cell);
    YES;
}

static struct pl_said explain_convert(const struct td_state *s, int seat, int cell) {
    struct pl_said no = explain_target(s, seat, cell);
    if (no.phrase)
        return no;
    int force = s->tile[cell].worshippers + 1, community = s->god[seat].community;
    if (td_works(&s->tile[cell]))
        NO(W_HAS_BUILDING, cell);
    if (force > community)
        NO(W_FORCE, force, community);
    YES;
}

static struct pl_said explain_destroy(const struct td_state *s, int seat, int cell, bool storm) {
    int community = s->god[seat].community;
    struct pl_said no = explain_target(s, seat, cell);
    if (storm && !s->powers)
        NO(W_POWERS_OFF, 0);
    if (storm && !td_has_power(s, seat, TD_IALDA))
        NO(W_STORM_GOD, 0);
    if (storm && s->power_used)
        NO(W_STORM_ONCE, 0);
    if (s->tile[cell].owner == seat + 1 && td_works(&s->tile[cell]) != TD_SANCTUARY)
        NO(W_NO_ENEMY_BUILDING, cell);
    if (no.phrase)
        return no;
    if (!td_works(&s->tile[cell]))
        NO(W_NO_ENEMY_BUILDING, cell);
    if (td_near_wind(s, cell))
        NO(W_NEAR_WIND, cell);
    if (storm && td_storm_force(s, cell) > community)
        NO(W_STORM_COST, td_storm_force(s, cell), community);
    if (!storm && s->tile[cell].worshippers + 3 > community)
        NO(W_FORCE, s->tile[cell].worshippers + 3, community);
    YES;
}

/* An own plain tile to put something on: what TD-5.4 and TD-5.9 have in common. */
static struct pl_said explain_site(const struct td_state *s, int seat, int cell) {
    const struct td_tile *tile = &s->tile[cell];
    if (cell == TD_ROSE)
        NO(W_ROSE, 0);
    if (!tile->ground)
        NO(W_NO_TILE, cell);
    if (tile->owner != seat + 1)
        NO(W_NOT_OWN, cell);
    if (td_works(tile) == TD_SANCTUARY)
        NO(W_HOLY, cell);
    if (td_works(tile))
        NO(W_BUILT, cell);
    if (pl_set_has(&s->taken, cell))
        NO(W_NEW, cell);
    if (pl_set_has(&s->used, cell))
        NO(W_USED, cell);
    if (!tile->worshippers)
        NO(W_NOBODY, cell);
    YES;
}

static struct pl_said explain_build(const struct td_state *s, int seat, int cell, int keep) {
    const struct td_tile *tile = &s->tile[cell];
    struct pl_said no = explain_site(s, seat, cell);
    if (no.phrase)
        return no;
    int population = td_population(tile);
    if (population < 1 || population > 4)
        NO(W_POPULATION, cell, population);
    if (td_is_sea(tile) && !td_has_power(s, seat, TD_YSTHMA))
        NO(W_SEA, cell);
    if (!s->god[seat].buildings)
        NO(W_NO_BUILDING, 0);
    if (s->god[seat].community < 2)
        NO(W_COST_BUILD, s->god[seat].community);
    if (keep > tile->worshippers)
        NO(W_KEEP, cell, tile->worshippers);
    YES;
}

static struct pl_said explain_sanctuary(const struct td_state *s, int seat, int cell) {
    struct pl_said no = explain_site(s, seat, cell);
    if (!s->god[seat].sanctuary)
        NO(W_ONE_SANCTUARY, 0);
    if (no.phrase)
        return no;
    if (td_population(&s->tile[cell]) != 5)
        NO(W_NOT_FIVE, cell, td_population(&s->tile[cell]));
    if (s->god[seat].community < 3)
        NO(W_COST_SANCTUARY, s->god[seat].community);
    YES;
}

static struct pl_said explain_raze(const struct td_state *s, int seat, int cell) {
    const struct td_tile *tile = &s->tile[cell];
    if (td_works(tile) == TD_SANCTUARY)
        NO(W_HOLY, cell);
    if (tile->owner != seat + 1 || !td_works(tile))
        NO(W_NO_OWN_BUILDING, cell);
    if (pl_set_has(&s->used, cell))
        NO(W_USED, cell);
    if (!s->god[seat].community)
        NO(W_COST_RAZE, 0);
    YES;
}

static struct pl_said explain_explore(const struct td_state *s, int seat, int cell, int from) {
    const struct td_tile *base = &s->tile[from];
    if (base->owner != seat + 1 || !td_works(base))
        NO(W_NO_EXPLORER, from);
    if (!pl_set_has(&pl_hex_around[from], cell))
        NO(W_NOT_ADJACENT, cell, from);
    if (cell == TD_ROSE || s->tile[cell].ground)
        NO(W_NOT_EMPTY_CELL, cell);
    if (!td_bag_left(s))
        NO(W_BAG_EMPTY, 0);
    if (pl_set_has(&s->searched, cell))
        NO(W_SEARCHED, cell);
    if (!td_may_explore_from(s, seat, from)) {
        if (pl_set_has(&s->explored, from))
            NO(W_EXPLORED, from);
        NO(W_USED, from);
    }
    if (!s->god[seat].community)
        NO(W_COST_EXPLORE, 0);
    YES;
}

/* ---- Powers ----------------------------------------------------------------------------------------------------- */

static struct pl_said explain_bless(const struct td_state *s, int seat, int cell) {
    const struct td_tile *tile = &s->tile[cell];
    if (!s->powers)
        NO(W_POWERS_OFF, 0);
    if (!td_has_power(s, seat, TD_KORS))
        NO(W_BLESS_GOD, 0);
    if (s->power_used)
        NO(W_BLESS_ONCE, 0);
    if (tile->owner != seat + 1 || td_works(tile) != TD_BUILDING)
        NO(W_BLESS_CITY, cell);
    if (td_markers(tile) >= TD_MAX_MARKERS)
        NO(W_BLESS_FULL, cell);
    YES;
}

static struct pl_said explain_carry(const struct td_state *s, int seat, int cell) {
    if (!s->powers)
        NO(W_POWERS_OFF, 0);
    if (!td_has_power(s, seat, TD_DAIKOE))
        NO(W_CARRY_GOD, 0);
    if (s->power_used)
        NO(W_CARRY_ONCE, 0);
    if (s->tile[cell].owner != seat + 1 || !s->tile[cell].worshippers)
        NO(W_CARRY_FROM, cell);
    if (pl_set_count(&s->held[seat]) < 2)
        NO(W_CARRY_ALONE, 0);
    YES;
}

static struct pl_said explain_madden(const struct td_state *s, int seat, int cell) {
    const struct td_tile *tile = &s->tile[cell];
    if (!s->powers)
        NO(W_POWERS_OFF, 0);
    if (!td_has_power(s, seat, TD_SHAMASH))
        NO(W_MADDEN_GOD, 0);
    if (s->power_used)
        NO(W_MADDEN_ONCE, 0);
    if (!tile->owner || tile->owner == seat + 1 || !tile->worshippers)
        NO(W_MADDEN_WHOM, cell);
    if (td_works(tile) == TD_SANCTUARY)
        NO(W_MADDEN_HOLY, cell);
    if (s->shamash == TD_SHAMASH_RECRUITS && !s->god[seat].limbo)
        NO(W_MADDEN_LIMBO, 0);
    YES;
}

static struct pl_said explain_cult(const struct td_state *s, int seat, pl_move move) {
    int cell = pl_a(move);
    switch (pl_kind(move)) {
    case TD_M_CONVERT:
        return explain_convert(s, seat, cell);
    case TD_M_DESTROY:
        return explain_destroy(s, seat, cell, false);
    case TD_M_STORM:
        return explain_destroy(s, seat, cell, true);
    case TD_M_BUILD:
        return explain_build(s, seat, cell, pl_b(move));
    case TD_M_SANCTUARY:
        return explain_sanctuary(s, seat, cell);
    case TD_M_RAZE:
        return explain_raze(s, seat, cell);
    case TD_M_EXPLORE:
        return explain_explore(s, seat, cell, pl_b(move));
    case TD_M_BLESS:
        return explain_bless(s, seat, cell);
    case TD_M_CARRY:
        return explain_carry(s, seat, cell);
    case TD_M_MADDEN:
        return explain_madden(s, seat, cell);
    case TD_M_WIND:
    case TD_M_OCCUPY:
    case TD_M_DONE:
        NO(W_STEP_A, 0);
    case TD_M_SETTLE:
    case TD_M_LEAVE:
        NO(W_NOT_EXPLORING, 0);
    case TD_M_TO:
        NO(W_NOT_CARRYING, 0);
    default: /* TD_M_END */
        YES;
    }
}

/* ---- All together ----------------------------------------------------------------------------------------------- */

struct pl_said td_explain(const void *state, int seat, pl_move move) {
    const struct td_state *s = state;
    if (!s->frames.depth)
        return PL_SAY(&td_phrases[TD_P_OVER], 0);
    const struct pl_frame *frame = pl_peek(&s->frames);
    int kind = pl_kind(move), cell = pl_a(move);
    bool before_turns = frame->what == TD_F_GODS || frame->what == TD_F_FIRST;
    if (seat != s->seat && !before_turns)
        NO(W_TURN, s->seat);
    if (frame->seat == PL_CHANCE)
        NO(W_DICE, 0);
    switch (frame->what) {
    case TD_F_DIRECTION:
        return explain_direction(frame, move);
    case TD_F_SETTLE:
        if (kind == TD_M_WIND)
            NO(W_NO_DIRECTION, 0);
        if (kind != TD_M_CONVERT && kind != TD_M_OCCUPY && kind != TD_M_DONE)
            NO(W_STEP_C, 0);
        return explain_settling(s, frame, move);
    case TD_F_FOUND: {
        int cost = td_population(&s->tile[frame->v[0]]) + 1, community = s->god[seat].community;
        if (kind == TD_M_LEAVE)
            YES;
        if (kind != TD_M_SETTLE)
            NO(W_FOUND, frame->v[0]);
        if (cost > community)
            NO(W_COST_FOUND, cost, community);
        YES;
    }
    case TD_F_CARRY:
        if (kind != TD_M_TO)
            NO(W_CARRYING, frame->v[0]);
        if (cell == frame->v[0] || s->tile[cell].owner != seat + 1)
            NO(W_CARRY_TO, cell);
        YES;
    default:
        return explain_cult(s, seat, move);
    }
}
