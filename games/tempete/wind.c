/* Step A: the wind (section 3). */
#include "games/tempete/decide.h"

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

/* ---- The dice (TD-3.1) ------------------------------------------------------------------------------------------ */

/* TD-1.4: two faces of the strength die for each of 1, 2, 3. */
static int roll_chances(const struct td_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int n = 0;
    (void)s, (void)f;
    for (int face = 0; face < TD_FACES; face++)
        for (int strength = 1; strength <= 3; strength++)
            out[n++] = (struct pl_chance){PL_MOVE(TD_M_ROLL, face, strength, 0), 2};
    return n;
}

static void roll_happens(struct td_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int face = pl_a(move), strength = pl_b(move);
    s->face = (uint8_t)(face + 1);
    s->strength = (uint8_t)strength;
    NOTE(N_ROLL, face, strength);
    if (td_face_dirs[face][0] == td_face_dirs[face][1])
        set_out(s, td_face_dirs[face][0], strength, notes);
    else
        *f = (struct pl_frame){
            .what = TD_F_DIRECTION, .seat = (int8_t)s->seat, .v[0] = (int16_t)face, .left = (uint8_t)strength};
}

static struct pl_asked roll_prompt(const struct td_state *s, const struct pl_frame *f) {
    (void)f;
    return ASKS(P_ROLL, s->seat);
}

static bool roll_fits(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return td_alone(s, f, above);
}

const struct pl_decision td_row_roll = {
    .key = "roll", .chances = roll_chances, .happens = roll_happens, .prompt = roll_prompt, .fits = roll_fits};

/* ---- One of two directions (TD-3.1) ------------------------------------------------------------------------------ */

static int direction_moves(const struct td_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s;
    out[0] = PL_MOVE(TD_M_WIND, td_face_dirs[f->v[0]][0], 0, 0);
    out[1] = PL_MOVE(TD_M_WIND, td_face_dirs[f->v[0]][1], 0, 0);
    return 2;
}

static void direction_apply(struct td_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    NOTE(N_BLOWS, s->seat, pl_a(move));
    set_out(s, pl_a(move), f->left, notes);
}

static struct pl_said direction_why(const struct td_state *s, const struct pl_frame *f, pl_move move) {
    const uint8_t *dirs = td_face_dirs[f->v[0]];
    (void)s;
    return pl_kind(move) != TD_M_WIND ? SAY(W_FIRST_WIND, 0) : SAY(W_DIRECTION, f->v[0], dirs[0], dirs[1]);
}

static struct pl_asked direction_prompt(const struct td_state *s, const struct pl_frame *f) {
    return ASKS(P_DIRECTION, s->seat, f->v[0], f->left);
}

static bool direction_fits(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return td_alone(s, f, above) && f->seat == s->seat && td_face_dirs[f->v[0]][0] != td_face_dirs[f->v[0]][1] &&
           f->left >= 1 && f->left <= 3;
}

const struct pl_decision td_row_direction = {.key = "direction",
                                             .values =
                                                 VALUES(PL_VALUE(0, "face", "the face rolled", .max = TD_FACES - 1)),
                                             .moves = direction_moves,
                                             .apply = direction_apply,
                                             .prompt = direction_prompt,
                                             .why = direction_why,
                                             .fits = direction_fits};

/* ---- A tile to step on (TD-3.2) -----------------------------------------------------------------------------------
 */

int td_tile_chances(const struct td_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int n = 0;
    (void)f;
    for (int i = 0; i < TD_GROUNDS; i++)
        if (s->bag[i])
            out[n++] = (struct pl_chance){PL_MOVE(TD_M_DRAW, i + 1, 0, 0), s->bag[i]};
    return n;
}

static void blow_happens(struct td_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int dir = f->v[0], steps = f->left, cell = td_next(s, s->wind, dir);
    td_lay(s, cell, pl_a(move));
    step_onto(s, cell);
    NOTE(N_LAY, pl_a(move), cell);
    blow(s, dir, steps - 1, notes);
}

static bool blow_fits(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    if (!td_alone(s, f, above) || f->left < 1 || f->left > 3)
        return false;
    int next = td_next(s, s->wind, f->v[0]);
    return next != PL_HEX_NONE && next != TD_ROSE && !s->tile[next].ground &&
           td_tiles_needed(s, f->v[0], f->left) <= td_bag_left(s);
}

const struct pl_decision td_row_blow = {.key = "blow",
                                        .values =
                                            VALUES(PL_VALUE(0, "direction", "hex direction", .max = PL_HEX_DIRS - 1)),
                                        .chances = td_tile_chances,
                                        .happens = blow_happens,
                                        .asks = PL_PHRASE(P_BLOW),
                                        .fits = blow_fits};

/* ---- Converting and occupying (TD-3.8, TD-3.9) --------------------------------------------------------------------
 */

static int settle_moves(const struct td_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    out[n++] = PL_MOVE(TD_M_DONE, 0, 0, 0);
    PL_EACH(cell, s->laid)
    if (can_convert(s, f, cell))
        out[n++] = PL_MOVE(TD_M_CONVERT, cell, 0, 0);
    if (can_occupy(s, f))
        out[n++] = PL_MOVE(TD_M_OCCUPY, s->emptied - 1, 0, 0);
    return n;
}

static void settle_apply(struct td_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    switch (pl_kind(move)) {
    case TD_M_CONVERT:
        settle(s, pl_a(move), TD_N_CONVERT_EMPTY, notes);
        f->step |= 1;
        break;
    case TD_M_OCCUPY:
        settle(s, pl_a(move), TD_N_OCCUPY, notes);
        s->emptied = 0;
        f->step |= 2;
        break;
    default: /* TD_M_DONE */
        clear_away(s, notes);
        return;
    }
    if (!can_settle(s, f))
        clear_away(s, notes);
}

static struct pl_said settle_why(const struct td_state *s, const struct pl_frame *f, pl_move move) {
    int cell = pl_a(move), community = s->god[s->seat].community;
    int cost = s->tile[cell].ground ? td_population(&s->tile[cell]) + 1 : 0;
    if (pl_kind(move) == TD_M_WIND)
        return SAY(W_NO_DIRECTION, 0);
    if (pl_kind(move) != TD_M_CONVERT && pl_kind(move) != TD_M_OCCUPY)
        return SAY(W_STEP_C, 0);
    if (cell == s->wind)
        return SAY(W_UNDER_WIND, cell);
    if (pl_kind(move) == TD_M_OCCUPY) {
        if (f->step & 2 && pl_set_has(&s->taken, cell))
            return SAY(W_OCCUPIED, cell);
        if (cell + 1 != s->emptied)
            return SAY(W_NOT_EMPTIED, cell);
        if (cost > community)
            return SAY(W_COST_OCCUPY, cell, cost, community);
        return PL_NOTHING;
    }
    if (cell + 1 == s->emptied)
        return SAY(W_OCCUPY_IT, cell);
    if (f->step & 1)
        return SAY(W_ONE_ONLY, 0);
    if (!pl_set_has(&s->laid, cell))
        return SAY(W_NOT_LAID, cell);
    if (cost > community)
        return SAY(W_COST_EMPTY, cell, cost, community);
    return PL_NOTHING;
}

static struct pl_asked settle_prompt(const struct td_state *s, const struct pl_frame *f) {
    (void)f;
    return ASKS(P_SETTLE, s->seat, s->god[s->seat].community);
}

static bool settle_fits(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return td_alone(s, f, above) && f->seat == s->seat && f->step < 4;
}

const struct pl_decision td_row_settle = {.key = "settle",
                                          .moves = settle_moves,
                                          .apply = settle_apply,
                                          .prompt = settle_prompt,
                                          .why = settle_why,
                                          .fits = settle_fits};
