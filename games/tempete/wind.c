/* Step A: the wind (section 3). */
#include "games/tempete/state.h"

/* TD-3.1: N and S are hex directions; any other face lies between two of them. */
const uint8_t td_face_dirs[TD_FACES][2] = {
    {PL_HEX_N, PL_HEX_N}, {PL_HEX_N, PL_HEX_NE}, {PL_HEX_NE, PL_HEX_SE}, {PL_HEX_SE, PL_HEX_S},
    {PL_HEX_S, PL_HEX_S}, {PL_HEX_S, PL_HEX_SW}, {PL_HEX_SW, PL_HEX_NW}, {PL_HEX_NW, PL_HEX_N},
};

/* TD-3.3, TD-3.4, TD-3.5: what ends a wind move before the cell `next`. */
static bool stops_wind(const struct td_state *s, int next) {
    return next == PL_HEX_NONE || next == TD_ROSE || s->tile[next].owner;
}

int td_tiles_needed(const struct td_state *s, int dir, int steps) {
    int needed = 0;
    for (int cell = td_next(s, s->wind, dir); steps > 0 && !stops_wind(s, cell); steps--) {
        needed += !s->tile[cell].ground;
        cell = td_next(s, cell, dir);
    }
    return needed;
}

/* TD-3.5 to TD-3.7: the steps not made hit the tile. */
static void attack(struct td_state *s, int cell, int force, struct pl_notes *notes) {
    struct td_tile *tile = &s->tile[cell];
    int seat = tile->owner - 1;
    NOTE(N_ATTACK, cell, force);
    if (td_works(tile) == TD_BUILDING) {
        int absorbed = force < 2 ? force : 2;
        NOTE(N_ABSORB, cell, absorbed);
        force -= absorbed;
    }
    int loss = force < tile->worshippers ? force : tile->worshippers;
    if (loss == 0)
        return;
    tile->worshippers = (uint8_t)(tile->worshippers - loss);
    s->god[seat].limbo = (uint8_t)(s->god[seat].limbo + loss);
    NOTE(N_LOSS, seat, loss, cell);
    if (!tile->worshippers && !td_works(tile)) {
        td_give(s, cell, -1, 0);
        s->emptied = (uint8_t)(cell + 1);
    }
}

/* The wind leaves its cell: the tile it stood on is now an empty tile of this move (TD-3.8). An encirclement need not
 * be thought of: the wind cannot leave one (TD-6.2). */
static void step_onto(struct td_state *s, int cell) {
    if (s->wind != TD_ROSE)
        pl_set_add(&s->laid, s->wind);
    s->wind = (uint8_t)cell;
}

static void clear_away(struct td_state *s, struct pl_notes *notes);

static bool can_convert(const struct td_state *s, const struct pl_frame *frame, int cell) {
    return !(frame->step & 1) && pl_set_has(&s->laid, cell) && cell != s->wind &&
           td_population(&s->tile[cell]) + 1 <= s->god[s->seat].community;
}

static bool can_occupy(const struct td_state *s, const struct pl_frame *frame) {
    return !(frame->step & 2) && s->emptied && td_population(&s->tile[s->emptied - 1]) + 1 <= s->god[s->seat].community;
}

static bool can_settle(const struct td_state *s, const struct pl_frame *frame) {
    if (can_occupy(s, frame))
        return true;
    if (!(frame->step & 1))
        PL_EACH(cell, s->laid)
    if (can_convert(s, frame, cell))
        return true;
    return false;
}

static void after_move(struct td_state *s, struct pl_notes *notes) {
    struct pl_frame *settle = pl_top(&s->frames);
    *settle = (struct pl_frame){.what = TD_F_SETTLE, .seat = (int8_t)s->seat};
    if (!can_settle(s, settle))
        clear_away(s, notes);
}

/* Makes steps until a tile must be drawn or the move ends (TD-3.2 to TD-3.5). */
static void blow(struct td_state *s, int dir, int steps, struct pl_notes *notes) {
    while (steps > 0) {
        int next = td_next(s, s->wind, dir);
        if (next == PL_HEX_NONE) {
            NOTE(N_EDGE, 0);
            break;
        }
        if (next == TD_ROSE) {
            NOTE(N_ROSE, 0);
            break;
        }
        if (td_works(&s->tile[next]) == TD_SANCTUARY) {
            NOTE(N_HOLY, next);
            break;
        }
        if (s->tile[next].owner) {
            attack(s, next, steps, notes);
            break;
        }
        if (!s->tile[next].ground) {
            *pl_top(&s->frames) =
                (struct pl_frame){.what = TD_F_BLOW, .seat = PL_CHANCE, .v[0] = (int16_t)dir, .left = (uint8_t)steps};
            return;
        }
        /* A free tile ahead: play never leaves one, a loaded position may. */
        step_onto(s, next);
        NOTE(N_CROSS, next);
        steps--;
    }
    after_move(s, notes);
}

/* The direction is known, no tile has been seen: the bag must hold what the move needs (TD-3.11). */
static void set_out(struct td_state *s, int dir, int steps, struct pl_notes *notes) {
    int needed = td_tiles_needed(s, dir, steps), left = td_bag_left(s);
    if (needed > left) {
        NOTE(N_NO_TILES, left, needed);
        td_exhaustion(s, notes);
    } else {
        blow(s, dir, steps, notes);
    }
}

/* TD-3.10: what nobody holds disappears; then TD-6.2, and step B follows. */
static void clear_away(struct td_state *s, struct pl_notes *notes) {
    PL_EACH(cell, s->laid) {
        if (s->tile[cell].owner || cell == s->wind)
            continue;
        NOTE(N_VANISH, cell);
        td_vanish(s, cell, false);
    }
    s->laid = (struct pl_set){{0, 0}};
    if (s->emptied) {
        int cell = s->emptied - 1;
        bool back = td_population(&s->tile[cell]) == 5;
        PL_NOTE(notes, &td_phrases[back ? TD_N_BACK : TD_N_VANISH], cell);
        td_vanish(s, cell, back);
        s->emptied = 0;
    }
    td_check_encirclement(s, notes);
    *pl_top(&s->frames) = (struct pl_frame){.what = TD_F_CULT, .seat = (int8_t)s->seat};
    td_grow(s, notes);
}

/* Places population+1 worshippers of the community on an empty tile (TD-3.8, TD-3.9). */
static void settle(struct td_state *s, int cell, enum td_phrase phrase, struct pl_notes *notes) {
    int cost = td_population(&s->tile[cell]) + 1;
    s->god[s->seat].community = (uint8_t)(s->god[s->seat].community - cost);
    td_give(s, cell, s->seat, cost);
    pl_set_drop(&s->laid, cell);
    pl_set_add(&s->used, cell); /* TD-5.2 */
    pl_set_add(&s->taken, cell);
    PL_NOTE(notes, &td_phrases[phrase], s->seat, cell, cost);
}

int td_wind_moves(const struct td_state *s, pl_move *out) {
    const struct pl_frame *frame = pl_peek(&s->frames);
    int n = 0;
    if (frame->what == TD_F_DIRECTION) {
        out[n++] = PL_MOVE(TD_M_WIND, td_face_dirs[frame->v[0]][0], 0, 0);
        out[n++] = PL_MOVE(TD_M_WIND, td_face_dirs[frame->v[0]][1], 0, 0);
        return n;
    }
    out[n++] = PL_MOVE(TD_M_DONE, 0, 0, 0);
    PL_EACH(cell, s->laid)
    if (can_convert(s, frame, cell))
        out[n++] = PL_MOVE(TD_M_CONVERT, cell, 0, 0);
    if (can_occupy(s, frame))
        out[n++] = PL_MOVE(TD_M_OCCUPY, s->emptied - 1, 0, 0);
    return n;
}

void td_wind_apply(struct td_state *s, pl_move move, struct pl_notes *notes) {
    struct pl_frame *frame = pl_top(&s->frames);
    switch (pl_kind(move)) {
    case TD_M_ROLL: {
        int face = pl_a(move), strength = pl_b(move);
        s->face = (uint8_t)(face + 1);
        s->strength = (uint8_t)strength;
        NOTE(N_ROLL, face, strength);
        if (td_face_dirs[face][0] == td_face_dirs[face][1])
            set_out(s, td_face_dirs[face][0], strength, notes);
        else
            *frame = (struct pl_frame){
                .what = TD_F_DIRECTION, .seat = (int8_t)s->seat, .v[0] = (int16_t)face, .left = (uint8_t)strength};
        break;
    }
    case TD_M_WIND:
        NOTE(N_BLOWS, s->seat, pl_a(move));
        set_out(s, pl_a(move), frame->left, notes);
        break;
    case TD_M_DRAW: {
        int dir = frame->v[0], steps = frame->left, cell = td_next(s, s->wind, dir);
        td_lay(s, cell, pl_a(move));
        step_onto(s, cell);
        NOTE(N_LAY, pl_a(move), cell);
        blow(s, dir, steps - 1, notes);
        break;
    }
    case TD_M_CONVERT:
        settle(s, pl_a(move), TD_N_CONVERT_EMPTY, notes);
        frame->step |= 1;
        if (!can_settle(s, frame))
            clear_away(s, notes);
        break;
    case TD_M_OCCUPY:
        settle(s, pl_a(move), TD_N_OCCUPY, notes);
        s->emptied = 0;
        frame->step |= 2;
        if (!can_settle(s, frame))
            clear_away(s, notes);
        break;
    default: /* TD_M_DONE */
        clear_away(s, notes);
        break;
    }
}
