/* What a player may wish for, and why it cannot be done in step C: the same conditions as in cult.c, one by one, each
 * with its rule. The contract test compares both on every wish. What step A forbids stands beside its moves, in wind.c;
 * what keeps a god from a power, in powers.c. */
#include "games/tempete/decide.h"

int td_wishes(const void *state, int seat, pl_move *out) {
    const struct td_state *s = state;
    static const uint8_t single[] = {TD_M_DONE, TD_M_SETTLE, TD_M_LEAVE, TD_M_END};
    static const uint8_t on_cell[] = {
        TD_M_CONVERT, TD_M_OCCUPY, TD_M_DESTROY, TD_M_RAZE, TD_M_SANCTUARY,
#define MOVE(NAME, ...) TD_M_##NAME,
#include "games/tempete/gods.def"
    };
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

/* ---- Step C ----------------------------------------------------------------------------------------------------- */

/* An action against a tile of another god: what TD-5.3, TD-5.5 and TD-7.5 have in common. */
static struct pl_said explain_target(const struct td_state *s, int seat, int cell) {
    const struct td_tile *tile = &s->tile[cell];
    if (cell == TD_ROSE)
        return SAY(W_ROSE, 0);
    if (!tile->ground)
        return SAY(W_NO_TILE, cell);
    if (cell == s->wind)
        return SAY(W_UNDER_WIND, cell);
    if (td_works(tile) == TD_SANCTUARY)
        return SAY(W_HOLY, cell);
    if (tile->owner == seat + 1)
        return SAY(W_OWN, cell);
    if (pl_set_has(&s->used, cell))
        return SAY(W_USED, cell);
    return PL_NOTHING;
}

static struct pl_said explain_convert(const struct td_state *s, int seat, int cell) {
    struct pl_said no = explain_target(s, seat, cell);
    if (no.phrase)
        return no;
    int force = s->tile[cell].worshippers + 1, community = s->god[seat].community;
    if (td_works(&s->tile[cell]))
        return SAY(W_HAS_BUILDING, cell);
    if (force > community)
        return SAY(W_FORCE, force, community);
    return PL_NOTHING;
}

struct pl_said td_why_raid(const struct td_state *s, int seat, int cell) {
    struct pl_said no = explain_target(s, seat, cell);
    if (s->tile[cell].owner == seat + 1 && td_works(&s->tile[cell]) != TD_SANCTUARY)
        return SAY(W_NO_ENEMY_BUILDING, cell);
    if (no.phrase)
        return no;
    if (!td_works(&s->tile[cell]))
        return SAY(W_NO_ENEMY_BUILDING, cell);
    if (td_near_wind(s, cell))
        return SAY(W_NEAR_WIND, cell);
    return PL_NOTHING;
}

static struct pl_said explain_destroy(const struct td_state *s, int seat, int cell) {
    int force = s->tile[cell].worshippers + 3, community = s->god[seat].community;
    struct pl_said no = td_why_raid(s, seat, cell);
    if (no.phrase)
        return no;
    if (force > community)
        return SAY(W_FORCE, force, community);
    return PL_NOTHING;
}

/* An own plain tile to put something on: what TD-5.4 and TD-5.9 have in common. */
static struct pl_said explain_site(const struct td_state *s, int seat, int cell) {
    const struct td_tile *tile = &s->tile[cell];
    if (cell == TD_ROSE)
        return SAY(W_ROSE, 0);
    if (!tile->ground)
        return SAY(W_NO_TILE, cell);
    if (tile->owner != seat + 1)
        return SAY(W_NOT_OWN, cell);
    if (td_works(tile) == TD_SANCTUARY)
        return SAY(W_HOLY, cell);
    if (td_works(tile))
        return SAY(W_BUILT, cell);
    if (pl_set_has(&s->taken, cell))
        return SAY(W_NEW, cell);
    if (pl_set_has(&s->used, cell))
        return SAY(W_USED, cell);
    if (!tile->worshippers)
        return SAY(W_NOBODY, cell);
    return PL_NOTHING;
}

static struct pl_said explain_build(const struct td_state *s, int seat, int cell, int keep) {
    const struct td_tile *tile = &s->tile[cell];
    struct pl_said no = explain_site(s, seat, cell);
    if (no.phrase)
        return no;
    int population = td_population(tile);
    if (population < 1 || population > 4)
        return SAY(W_POPULATION, cell, population);
    if (td_is_sea(tile) && !td_has_power(s, seat, TD_YSTHMA))
        return SAY(W_SEA, cell);
    if (!s->god[seat].buildings)
        return SAY(W_NO_BUILDING, 0);
    if (s->god[seat].community < 2)
        return SAY(W_COST_BUILD, s->god[seat].community);
    if (keep > tile->worshippers)
        return SAY(W_KEEP, cell, tile->worshippers);
    return PL_NOTHING;
}

static struct pl_said explain_sanctuary(const struct td_state *s, int seat, int cell) {
    struct pl_said no = explain_site(s, seat, cell);
    if (!s->god[seat].sanctuary)
        return SAY(W_ONE_SANCTUARY, 0);
    if (no.phrase)
        return no;
    if (td_population(&s->tile[cell]) != 5)
        return SAY(W_NOT_FIVE, cell, td_population(&s->tile[cell]));
    if (s->god[seat].community < 3)
        return SAY(W_COST_SANCTUARY, s->god[seat].community);
    return PL_NOTHING;
}

static struct pl_said explain_raze(const struct td_state *s, int seat, int cell) {
    const struct td_tile *tile = &s->tile[cell];
    if (td_works(tile) == TD_SANCTUARY)
        return SAY(W_HOLY, cell);
    if (tile->owner != seat + 1 || !td_works(tile))
        return SAY(W_NO_OWN_BUILDING, cell);
    if (pl_set_has(&s->used, cell))
        return SAY(W_USED, cell);
    if (!s->god[seat].community)
        return SAY(W_COST_RAZE, 0);
    return PL_NOTHING;
}

static struct pl_said explain_explore(const struct td_state *s, int seat, int cell, int from) {
    const struct td_tile *base = &s->tile[from];
    if (base->owner != seat + 1 || !td_works(base))
        return SAY(W_NO_EXPLORER, from);
    if (!pl_set_has(&pl_hex_around[from], cell))
        return SAY(W_NOT_ADJACENT, cell, from);
    if (cell == TD_ROSE || s->tile[cell].ground)
        return SAY(W_NOT_EMPTY_CELL, cell);
    if (!td_bag_left(s))
        return SAY(W_BAG_EMPTY, 0);
    if (pl_set_has(&s->searched, cell))
        return SAY(W_SEARCHED, cell);
    if (!td_may_explore_from(s, seat, from)) {
        if (pl_set_has(&s->explored, from))
            return SAY(W_EXPLORED, from);
        return SAY(W_USED, from);
    }
    if (!s->god[seat].community)
        return SAY(W_COST_EXPLORE, 0);
    return PL_NOTHING;
}

struct pl_said td_why_cult(const struct td_state *s, const struct pl_frame *f, pl_move move) {
    int cell = pl_a(move), seat = f->seat;
    switch (pl_kind(move)) {
    case TD_M_CONVERT:
        return explain_convert(s, seat, cell);
    case TD_M_DESTROY:
        return explain_destroy(s, seat, cell);
    case TD_M_BUILD:
        return explain_build(s, seat, cell, pl_b(move));
    case TD_M_SANCTUARY:
        return explain_sanctuary(s, seat, cell);
    case TD_M_RAZE:
        return explain_raze(s, seat, cell);
    case TD_M_EXPLORE:
        return explain_explore(s, seat, cell, pl_b(move));
    case TD_M_WIND:
    case TD_M_OCCUPY:
    case TD_M_DONE:
        return SAY(W_STEP_A, 0);
    case TD_M_SETTLE:
    case TD_M_LEAVE:
        return SAY(W_NOT_EXPLORING, 0);
    default: /* TD_M_END */
        return td_power(pl_kind(move)) ? td_why_power(s, seat, move) : PL_NOTHING;
    }
}

/* ---- All together ----------------------------------------------------------------------------------------------- */

struct pl_said td_explain(const void *state, int seat, pl_move move) {
    const struct td_state *s = state;
    bool in_turn = s->frames.depth && s->frames.at[0].what != TD_F_GODS && s->frames.at[0].what != TD_F_FIRST;
    if (in_turn && seat != s->seat) /* also while its dice roll */
        return SAY(W_TURN, s->seat);
    return pl_decide_explain(&td_decisions, s, seat, move);
}
