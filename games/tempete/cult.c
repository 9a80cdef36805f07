/* Step B, the community grows (section 4); step C, the cult develops (section 5). What powers add: powers.c. */
#include "games/tempete/decide.h"

/* ---- Step B ----------------------------------------------------------------------------------------------------- */

static void spend(struct td_state *s, int seat, int worshippers) { /* from the community to Limbo */
    s->god[seat].community = (uint8_t)(s->god[seat].community - worshippers);
    s->god[seat].limbo = (uint8_t)(s->god[seat].limbo + worshippers);
}

/* TD-4.2: a sanctuary costs 1 a turn. */
static void pay_sanctuary(struct td_state *s, struct pl_notes *notes) {
    int seat = s->seat;
    if (s->god[seat].sanctuary)
        return;
    if (s->god[seat].community) {
        spend(s, seat, 1);
        NOTE(N_UPKEEP, seat);
        return;
    }
    PL_EACH(cell, pl_set_and(s->held[seat], s->works)) {
        if (td_works(&s->tile[cell]) != TD_SANCTUARY)
            continue;
        NOTE(N_UPKEEP_FAILED, seat, cell);
        td_set_works(s, cell, TD_NONE);
        s->god[seat].sanctuary = 1;
        if (!s->tile[cell].worshippers)
            td_vanish(s, cell, false);
    }
    td_check_encirclement(s, notes);
}

void td_grow(struct td_state *s, struct pl_notes *notes) {
    struct td_seat *god = &s->god[s->seat];
    int gain = td_gain(s, s->seat);
    if (gain > god->limbo)
        gain = god->limbo;
    god->community = (uint8_t)(god->community + gain);
    god->limbo = (uint8_t)(god->limbo - gain);
    NOTE(N_GROW, s->seat, gain);
    pay_sanctuary(s, notes);
}

/* ---- Step C: the moves ------------------------------------------------------------------------------------------ */

/* The power that the seat may use (TD-7.2), if it is about such tiles and nothing is against this one: 0 or 1 move. */
static int moves_of_power(const struct td_state *s, int seat, int power, enum td_on on, int cell, pl_move *out) {
    if (!power || td_power(power)->on != on || td_power(power)->why(s, seat, cell).phrase)
        return 0;
    *out = PL_MOVE(power, cell, 0, 0);
    return 1;
}

/* TD-5.3, TD-5.5, TD-5.6: what can be done to the others. */
static int moves_against_others(const struct td_state *s, int seat, int power, pl_move *out) {
    int n = 0, community = s->god[seat].community;
    struct pl_set others = pl_set_minus(td_all_held(s), s->held[seat]);
    if (power) {
        PL_EACH(cell, others) {
            n += moves_of_power(s, seat, power, TD_ON_OTHERS, cell, out + n);
        }
    }
    others = pl_set_minus(others, s->used);
    PL_EACH(cell, pl_set_minus(others, s->works)) {
        if (s->tile[cell].worshippers < community)
            out[n++] = PL_MOVE(TD_M_CONVERT, cell, 0, 0);
    }
    PL_EACH(cell, pl_set_minus(pl_set_and(others, s->works), pl_hex_around[s->wind])) {
        if (td_works(&s->tile[cell]) == TD_SANCTUARY)
            continue;
        if (s->tile[cell].worshippers + 3 <= community)
            out[n++] = PL_MOVE(TD_M_DESTROY, cell, 0, 0);
        n += moves_of_power(s, seat, power, TD_ON_OTHERS_WORKS, cell, out + n);
    }
    return n;
}

static bool buildable_ground(const struct td_state *s, int seat, const struct td_tile *tile) {
    int population = td_population(tile);
    return population >= 1 && population <= 4 && (!td_is_sea(tile) || td_has_power(s, seat, TD_YSTHMA));
}

/* TD-5.4, TD-5.9: on own tiles held since an earlier turn. */
static int moves_on_own_tiles(const struct td_state *s, int seat, pl_move *out) {
    const struct td_seat *god = &s->god[seat];
    int n = 0;
    if (god->community < 2)
        return 0;
    struct pl_set plain = pl_set_minus(pl_set_minus(s->held[seat], s->works), pl_set_or(s->used, s->taken));
    PL_EACH(cell, plain) {
        const struct td_tile *tile = &s->tile[cell];
        if (!tile->worshippers)
            continue;
        if (god->buildings && buildable_ground(s, seat, tile)) {
            for (int keep = 0; keep <= tile->worshippers; keep++)
                out[n++] = PL_MOVE(TD_M_BUILD, cell, keep, 0);
        } else if (god->sanctuary && god->community >= 3 && td_population(tile) == 5) {
            out[n++] = PL_MOVE(TD_M_SANCTUARY, cell, 0, 0);
        }
    }
    return n;
}

/* TD-5.8, TD-7.7: a building explores once a turn, the great library twice. */
bool td_may_explore_from(const struct td_state *s, int seat, int cell) {
    if (!pl_set_has(&s->used, cell))
        return true;
    return pl_set_has(&s->explored, cell) && !pl_set_has(&s->again, cell) && td_has_power(s, seat, TD_QAWIME) &&
           td_works(&s->tile[cell]) == TD_BUILDING;
}

/* TD-5.7, TD-5.8: what buildings and the sanctuary do. */
static int moves_of_works(const struct td_state *s, int seat, int power, pl_move *out) {
    int n = 0;
    bool can_pay = s->god[seat].community >= 1, tiles_left = can_pay && td_bag_left(s) > 0;
    struct pl_set empty = pl_set_minus(pl_hex_board(s->radius), pl_set_or(s->tiles, s->searched));
    pl_set_drop(&empty, TD_ROSE);
    PL_EACH(cell, pl_set_and(s->held[seat], s->works)) {
        bool city = td_works(&s->tile[cell]) == TD_BUILDING;
        n += moves_of_power(s, seat, power, TD_ON_OWN_WORKS, cell, out + n);
        if (can_pay && city && !pl_set_has(&s->used, cell))
            out[n++] = PL_MOVE(TD_M_RAZE, cell, 0, 0);
        if (!tiles_left || !td_may_explore_from(s, seat, cell))
            continue;
        PL_EACH(target, pl_set_and(empty, pl_hex_around[cell])) {
            out[n++] = PL_MOVE(TD_M_EXPLORE, target, cell, 0);
        }
    }
    return n;
}

static int cult_moves(const struct td_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0, seat = s->seat, power = td_power_ready(s, seat);
    (void)f;
    out[n++] = PL_MOVE(TD_M_END, 0, 0, 0);
    n += moves_against_others(s, seat, power, out + n);
    n += moves_on_own_tiles(s, seat, out + n);
    n += moves_of_works(s, seat, power, out + n);
    if (power) {
        PL_EACH(cell, s->held[seat]) {
            n += moves_of_power(s, seat, power, TD_ON_OWN, cell, out + n);
        }
    }
    return n;
}

/* ---- Step C: what the moves do ---------------------------------------------------------------------------------- */

static void send_to_limbo(struct td_state *s, int cell) {
    struct td_tile *tile = &s->tile[cell];
    struct td_seat *owner = &s->god[tile->owner - 1];
    owner->limbo = (uint8_t)(owner->limbo + tile->worshippers);
    tile->worshippers = 0;
}

/* The attackers take the tile (TD-5.3, TD-5.5). */
static void take_tile(struct td_state *s, int cell, int force) {
    send_to_limbo(s, cell);
    s->god[s->seat].community = (uint8_t)(s->god[s->seat].community - force);
    td_give(s, cell, s->seat, force);
    pl_set_add(&s->used, cell);
    pl_set_add(&s->taken, cell);
}

void td_destroy(struct td_state *s, int cell, int force, struct pl_notes *notes) {
    int owner = s->tile[cell].owner - 1;
    s->god[owner].buildings++;
    td_set_works(s, cell, TD_NONE);
    take_tile(s, cell, force);
    NOTE(N_DESTROY, s->seat, cell, force, owner);
}

static void build(struct td_state *s, int cell, int keep, struct pl_notes *notes) {
    struct td_tile *tile = &s->tile[cell];
    struct td_seat *god = &s->god[s->seat];
    spend(s, s->seat, 2);
    god->limbo = (uint8_t)(god->limbo + tile->worshippers - keep);
    tile->worshippers = (uint8_t)keep;
    god->buildings--;
    td_set_works(s, cell, TD_BUILDING);
    pl_set_add(&s->used, cell);
    NOTE(N_BUILD, s->seat, cell, keep, god->god - 1);
    if (td_is_sea(tile))
        NOTE(N_SEA_BUILD, 0);
}

static void explore(struct td_state *s, int cell, int from, struct pl_notes *notes) {
    spend(s, s->seat, 1);
    if (pl_set_has(&s->explored, from)) {
        pl_set_add(&s->again, from);
        NOTE(N_SECOND, from);
    }
    pl_set_add(&s->explored, from);
    pl_set_add(&s->searched, cell);
    pl_set_add(&s->used, from);
    pl_push(&s->frames, (struct pl_frame){.what = TD_F_EXPLORE, .seat = PL_CHANCE, .v[0] = (int16_t)cell});
}

/* TD-5.7: what was razed and stands empty goes; then TD-6.2, TD-6.4 and the next seat. */
static void end_turn(struct td_state *s, struct pl_notes *notes) {
    int seat = s->seat;
    NOTE(N_END_TURN, seat);
    PL_EACH(cell, pl_set_minus(s->held[seat], s->works)) {
        if (s->tile[cell].worshippers)
            continue;
        NOTE(N_RAZED_GONE, cell);
        td_vanish(s, cell, false);
    }
    td_check_encirclement(s, notes);
    s->god[seat].poised = !s->god[seat].sanctuary && td_buildings_on_board(s, seat) >= 2;
    if (s->god[seat].poised)
        NOTE(N_POISED, seat);
    td_begin_turn(s, (seat + 1) % s->players, notes);
}

static void cult_apply(struct td_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    (void)f;
    int cell = pl_a(move), seat = s->seat;
    switch (pl_kind(move)) {
    case TD_M_CONVERT: {
        int owner = s->tile[cell].owner - 1, force = s->tile[cell].worshippers + 1;
        take_tile(s, cell, force);
        NOTE(N_CONVERT, seat, cell, force, owner);
        break;
    }
    case TD_M_BUILD:
        build(s, cell, pl_b(move), notes);
        break;
    case TD_M_DESTROY:
        td_destroy(s, cell, s->tile[cell].worshippers + 3, notes);
        break;
    case TD_M_RAZE:
        spend(s, seat, 1);
        s->god[seat].buildings++;
        td_set_works(s, cell, TD_NONE);
        pl_set_add(&s->used, cell);
        NOTE(N_RAZE, seat, cell);
        break;
    case TD_M_EXPLORE:
        explore(s, cell, pl_b(move), notes);
        break;
    case TD_M_SANCTUARY:
        spend(s, seat, 3);
        s->god[seat].sanctuary = 0;
        td_set_works(s, cell, TD_SANCTUARY);
        pl_set_add(&s->used, cell);
        NOTE(N_SANCTUARY, seat, cell);
        break;
    case TD_M_END:
        end_turn(s, notes);
        break;
    default:
        td_use_power(s, move, notes);
        break;
    }
}

static struct pl_asked cult_prompt(const struct td_state *s, const struct pl_frame *f) {
    (void)f;
    return TELLS(P_CULT, s->seat, s->god[s->seat].community);
}

static bool cult_fits(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)above;
    return f == s->frames.at && f->seat == s->seat;
}

const struct pl_decision td_row_cult = {.key = "cult",
                                        .moves = cult_moves,
                                        .apply = cult_apply,
                                        .prompt = cult_prompt,
                                        .why = td_why_cult,
                                        .fits = cult_fits};

/* ---- Exploring (TD-5.8) ------------------------------------------------------------------------------------------ */

static void explore_happens(struct td_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int ground = pl_a(move), cell = f->v[0];
    td_lay(s, cell, ground);
    NOTE(N_EXPLORE, s->seat, cell, ground);
    f->what = TD_F_FOUND;
    f->seat = (int8_t)s->seat;
}

static bool explore_fits(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return td_upon_cult(s, f, above) && !s->tile[f->v[0]].ground && f->v[0] != s->wind && td_bag_left(s) > 0;
}

const struct pl_decision td_row_explore = {.key = "explore",
                                           .values = VALUES(CELL_VALUE),
                                           .chances = td_tile_chances,
                                           .happens = explore_happens,
                                           .asks = PL_PHRASE(P_EXPLORE),
                                           .fits = explore_fits};

static int found_moves(const struct td_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    out[n++] = PL_MOVE(TD_M_LEAVE, 0, 0, 0);
    if (td_population(&s->tile[f->v[0]]) + 1 <= s->god[s->seat].community)
        out[n++] = PL_MOVE(TD_M_SETTLE, 0, 0, 0);
    return n;
}

static void settle_found(struct td_state *s, int cell, struct pl_notes *notes) {
    int cost = td_population(&s->tile[cell]) + 1;
    s->god[s->seat].community = (uint8_t)(s->god[s->seat].community - cost);
    td_give(s, cell, s->seat, cost);
    pl_set_add(&s->used, cell);
    pl_set_add(&s->taken, cell);
    pl_pop(&s->frames);
    NOTE(N_FOUND, s->seat, cost);
}

static void found_apply(struct td_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int cell = f->v[0];
    if (pl_kind(move) == TD_M_SETTLE) {
        settle_found(s, cell, notes);
        return;
    }
    NOTE(N_LEFT, cell);
    td_vanish(s, cell, false);
    pl_pop(&s->frames);
}

static struct pl_said found_why(const struct td_state *s, const struct pl_frame *f, pl_move move) {
    int cost = td_population(&s->tile[f->v[0]]) + 1;
    if (pl_kind(move) != TD_M_SETTLE)
        return SAY(W_FOUND, f->v[0]);
    return SAY(W_COST_FOUND, cost, s->god[s->seat].community);
}

static struct pl_asked found_prompt(const struct td_state *s, const struct pl_frame *f) {
    return TELLS(P_FOUND, s->seat, s->tile[f->v[0]].ground, f->v[0]);
}

static bool found_fits(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return td_upon_cult(s, f, above) && f->seat == s->seat && s->tile[f->v[0]].ground && !s->tile[f->v[0]].owner &&
           f->v[0] != s->wind;
}

const struct pl_decision td_row_found = {.key = "found",
                                         .values = VALUES(CELL_VALUE),
                                         .moves = found_moves,
                                         .apply = found_apply,
                                         .prompt = found_prompt,
                                         .why = found_why,
                                         .fits = found_fits};

/* ---- Statistics -------------------------------------------------------------------------------------------------- */

/* What step C may use, by kind of move. */
static const struct pl_phrase *effect(int kind) {
    static const uint16_t effects[TD_KINDS] = {
        [TD_M_BUILD] = TD_E_BUILD,     [TD_M_DESTROY] = TD_E_DESTROY,     [TD_M_RAZE] = TD_E_RAZE,
        [TD_M_EXPLORE] = TD_E_EXPLORE, [TD_M_SANCTUARY] = TD_E_SANCTUARY, [TD_M_CONVERT] = TD_E_CONVERT};
    const struct td_power *power = td_power(kind);
    return power ? power->effect : effects[kind] ? &td_phrases[effects[kind]] : NULL;
}

int td_uses(const void *state, pl_move move, struct pl_use *out) {
    const struct td_state *s = state;
    pl_move moves[PL_MAX_MOVES];
    uint64_t left = 0;
    int n = 0, kind = pl_kind(move);
    if (pl_peek(&s->frames)->what != TD_F_CULT)
        return 0;
    if (kind != TD_M_END) {
        if (effect(kind))
            out[n++] = (struct pl_use){PL_SAY(effect(kind), 0), true};
        return n;
    }
    int count = cult_moves(s, pl_peek(&s->frames), moves);
    for (int i = 0; i < count; i++)
        if (effect(pl_kind(moves[i])))
            left |= UINT64_C(1) << pl_kind(moves[i]);
    for (kind = 0; kind < TD_KINDS; kind++)
        if (left >> kind & 1)
            out[n++] = (struct pl_use){PL_SAY(effect(kind), 0), false};
    return n;
}
