/* Step B, the community grows (section 4); step C, the cult develops (section 5), with the gods' powers (section 7). */
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

/* TD-5.3, TD-5.5, TD-5.6, TD-7.5, TD-7.8: what can be done to the others. */
static int moves_against_others(const struct td_state *s, int seat, pl_move *out) {
    int n = 0, community = s->god[seat].community;
    bool can_storm = td_has_power(s, seat, TD_IALDA) && !s->power_used;
    bool can_madden =
        td_has_power(s, seat, TD_SHAMASH) && !s->power_used && (s->shamash == TD_SHAMASH_LIMBO || s->god[seat].limbo);
    struct pl_set others = pl_set_minus(td_all_held(s), s->held[seat]);
    if (can_madden)
        PL_EACH(cell, others)
    if (s->tile[cell].worshippers && td_works(&s->tile[cell]) != TD_SANCTUARY)
        out[n++] = PL_MOVE(TD_M_MADDEN, cell, 0, 0);
    others = pl_set_minus(others, s->used);
    PL_EACH(cell, pl_set_minus(others, s->works))
    if (s->tile[cell].worshippers < community)
        out[n++] = PL_MOVE(TD_M_CONVERT, cell, 0, 0);
    PL_EACH(cell, pl_set_minus(pl_set_and(others, s->works), pl_hex_around[s->wind])) {
        if (td_works(&s->tile[cell]) == TD_SANCTUARY)
            continue;
        if (s->tile[cell].worshippers + 3 <= community)
            out[n++] = PL_MOVE(TD_M_DESTROY, cell, 0, 0);
        if (can_storm && td_storm_force(s, cell) <= community)
            out[n++] = PL_MOVE(TD_M_STORM, cell, 0, 0);
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

/* TD-5.7, TD-5.8, TD-7.3: what buildings and the sanctuary do. */
static int moves_of_works(const struct td_state *s, int seat, pl_move *out) {
    int n = 0;
    bool can_bless = td_has_power(s, seat, TD_KORS) && !s->power_used;
    bool can_pay = s->god[seat].community >= 1, tiles_left = can_pay && td_bag_left(s) > 0;
    struct pl_set empty = pl_set_minus(pl_hex_board(s->radius), pl_set_or(s->tiles, s->searched));
    pl_set_drop(&empty, TD_ROSE);
    PL_EACH(cell, pl_set_and(s->held[seat], s->works)) {
        bool city = td_works(&s->tile[cell]) == TD_BUILDING;
        if (can_bless && city && td_markers(&s->tile[cell]) < TD_MAX_MARKERS)
            out[n++] = PL_MOVE(TD_M_BLESS, cell, 0, 0);
        if (can_pay && city && !pl_set_has(&s->used, cell))
            out[n++] = PL_MOVE(TD_M_RAZE, cell, 0, 0);
        if (tiles_left && td_may_explore_from(s, seat, cell))
            PL_EACH(target, pl_set_and(empty, pl_hex_around[cell]))
        out[n++] = PL_MOVE(TD_M_EXPLORE, target, cell, 0);
    }
    return n;
}

/* TD-7.6 */
static int moves_of_theatre(const struct td_state *s, int seat, pl_move *out) {
    int n = 0;
    if (!td_has_power(s, seat, TD_DAIKOE) || s->power_used || pl_set_count(&s->held[seat]) < 2)
        return 0;
    PL_EACH(cell, s->held[seat])
    if (s->tile[cell].worshippers)
        out[n++] = PL_MOVE(TD_M_CARRY, cell, 0, 0);
    return n;
}

static int cult_moves(const struct td_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0, seat = s->seat;
    (void)f;
    out[n++] = PL_MOVE(TD_M_END, 0, 0, 0);
    n += moves_against_others(s, seat, out + n);
    n += moves_on_own_tiles(s, seat, out + n);
    n += moves_of_works(s, seat, out + n);
    n += moves_of_theatre(s, seat, out + n);
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

static void destroy(struct td_state *s, int cell, int force, struct pl_notes *notes) {
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

/* TD-7.8 */
static void madden(struct td_state *s, int cell, struct pl_notes *notes) {
    struct td_tile *tile = &s->tile[cell];
    struct td_seat *god = &s->god[s->seat];
    int victim = tile->owner - 1;
    s->power_used = 1;
    tile->worshippers--;
    s->god[victim].limbo++;
    NOTE(N_MADDEN, s->seat, victim, cell);
    bool emptied = !tile->worshippers && !td_works(tile);
    if (s->shamash == TD_SHAMASH_LIMBO) {
        if (!emptied)
            return;
        NOTE(N_MADDEN_GONE, cell);
        td_vanish(s, cell, false);
        td_check_encirclement(s, notes);
        return;
    }
    god->limbo--;
    if (!emptied) {
        god->community++;
        return;
    }
    td_give(s, cell, s->seat, 1);
    pl_set_add(&s->taken, cell);
    NOTE(N_MADDEN_TAKES, s->seat, cell);
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
        destroy(s, cell, s->tile[cell].worshippers + 3, notes);
        break;
    case TD_M_STORM:
        s->power_used = 1;
        PL_NOTE(notes, &td_phrases[s->ialda == TD_IALDA_CITY ? TD_N_STORM : TD_N_STORM_BUILDING], cell);
        destroy(s, cell, td_storm_force(s, cell), notes);
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
    case TD_M_BLESS:
        s->power_used = 1;
        s->tile[cell].works = (uint8_t)(s->tile[cell].works + 4);
        NOTE(N_BLESS, seat, cell, td_markers(&s->tile[cell]));
        break;
    case TD_M_CARRY:
        s->power_used = 1;
        pl_push(&s->frames, (struct pl_frame){.what = TD_F_CARRY, .seat = (int8_t)seat, .v[0] = (int16_t)cell});
        break;
    case TD_M_MADDEN:
        madden(s, cell, notes);
        break;
    default: /* TD_M_END */
        end_turn(s, notes);
        break;
    }
}

static struct pl_asked cult_prompt(const struct td_state *s, const struct pl_frame *f) {
    (void)f;
    return ASKS(P_CULT, s->seat, s->god[s->seat].community);
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

/* What lies on step C: about a cell of the land. */
static bool upon_cult(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    return !above && below && below->what == TD_F_CULT && f->v[0] > 0 && f->v[0] < td_cells(s);
}

/* ---- Exploring (TD-5.8) ------------------------------------------------------------------------------------------ */

static void explore_happens(struct td_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int ground = pl_a(move), cell = f->v[0];
    td_lay(s, cell, ground);
    NOTE(N_EXPLORE, s->seat, cell, ground);
    f->what = TD_F_FOUND;
    f->seat = (int8_t)s->seat;
}

static bool explore_fits(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return upon_cult(s, f, above) && !s->tile[f->v[0]].ground && f->v[0] != s->wind && td_bag_left(s) > 0;
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
    return ASKS(P_FOUND, s->seat, s->tile[f->v[0]].ground, f->v[0]);
}

static bool found_fits(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return upon_cult(s, f, above) && f->seat == s->seat && s->tile[f->v[0]].ground && !s->tile[f->v[0]].owner &&
           f->v[0] != s->wind;
}

const struct pl_decision td_row_found = {.key = "found",
                                         .values = VALUES(CELL_VALUE),
                                         .moves = found_moves,
                                         .apply = found_apply,
                                         .prompt = found_prompt,
                                         .why = found_why,
                                         .fits = found_fits};

/* ---- Daikoe's theatre (TD-7.6) ----------------------------------------------------------------------------------- */

static int carry_moves(const struct td_state *s, const struct pl_frame *f, pl_move *out) {
    struct pl_set targets = s->held[s->seat];
    int n = 0;
    pl_set_drop(&targets, f->v[0]);
    PL_EACH(cell, targets)
    out[n++] = PL_MOVE(TD_M_TO, cell, 0, 0);
    return n;
}

static void carry_apply(struct td_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int from = f->v[0], to = pl_a(move);
    s->tile[from].worshippers--;
    s->tile[to].worshippers++;
    pl_pop(&s->frames);
    NOTE(N_CARRY, s->seat, from, to);
    if (!s->tile[from].worshippers && !td_works(&s->tile[from])) {
        NOTE(N_CARRY_GONE, from);
        td_vanish(s, from, false);
        td_check_encirclement(s, notes);
    }
}

static struct pl_said carry_why(const struct td_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    return pl_kind(move) != TD_M_TO ? SAY(W_CARRYING, f->v[0]) : SAY(W_CARRY_TO, pl_a(move));
}

static bool carry_fits(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return upon_cult(s, f, above) && f->seat == s->seat && s->tile[f->v[0]].owner == s->seat + 1 &&
           s->tile[f->v[0]].worshippers > 0 && pl_set_count(&s->held[s->seat]) > 1;
}

const struct pl_decision td_row_carry = {.key = "carry",
                                         .values = VALUES(CELL_VALUE),
                                         .moves = carry_moves,
                                         .apply = carry_apply,
                                         .asks = PL_PHRASE(P_CARRY),
                                         .why = carry_why,
                                         .fits = carry_fits};

/* ---- Statistics -------------------------------------------------------------------------------------------------- */

/* What step C may use, by kind of move. */
static const uint16_t effects[TD_KINDS] = {
    [TD_M_BUILD] = TD_E_BUILD,     [TD_M_DESTROY] = TD_E_DESTROY,     [TD_M_RAZE] = TD_E_RAZE,
    [TD_M_EXPLORE] = TD_E_EXPLORE, [TD_M_SANCTUARY] = TD_E_SANCTUARY, [TD_M_CONVERT] = TD_E_CONVERT,
    [TD_M_BLESS] = TD_E_BLESS,     [TD_M_STORM] = TD_E_STORM,         [TD_M_CARRY] = TD_E_CARRY,
    [TD_M_MADDEN] = TD_E_MADDEN};

int td_uses(const void *state, pl_move move, struct pl_use *out) {
    const struct td_state *s = state;
    pl_move moves[PL_MAX_MOVES];
    uint64_t left = 0;
    int n = 0, kind = pl_kind(move);
    if (pl_peek(&s->frames)->what != TD_F_CULT)
        return 0;
    if (kind != TD_M_END) {
        if (effects[kind])
            out[n++] = (struct pl_use){PL_SAY(&td_phrases[effects[kind]], 0), true};
        return n;
    }
    int count = cult_moves(s, pl_peek(&s->frames), moves);
    for (int i = 0; i < count; i++)
        if (effects[pl_kind(moves[i])])
            left |= UINT64_C(1) << pl_kind(moves[i]);
    for (kind = 0; kind < TD_KINDS; kind++)
        if (left >> kind & 1)
            out[n++] = (struct pl_use){PL_SAY(&td_phrases[effects[kind]], 0), false};
    return n;
}
