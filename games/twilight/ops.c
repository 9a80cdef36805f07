/* Operations: influence, realignment, coup, Space Race, and all dice (sections 6, 7, 8).
 *
 * A frame TS_F_OPS holds the value in `left` and, in `step`, what has been done with it:
 *
 *   bits 0-1  nothing yet, influence or realignment (TS-6.14)
 *   bit 2     a point was spent outside Asia, bit 3: outside Southeast Asia (TS-6.4)
 *   bits 4-7  points spent
 */
#include "games/twilight/state.h"

enum { KIND = 3, PLACING = 1, REALIGNING = 2, LEFT_ASIA = 4, LEFT_SOUTHEAST = 8, SPENT_ONE = 16 };
static const struct pl_set nowhere = {{0, 0}};

/* What each grant allows, and where. */
static const struct {
    bool influence, realign, coup, free; /* free: no Military Operations, and DEFCON does not forbid (TS-7.3, TS-8.2) */
} grants[TS_GRANTS] = {
    [TS_G_CARD] = {true, true, true, false},        [TS_G_TAKEN] = {true, true, true, false},
    [TS_G_EVENT] = {true, true, true, false},       [TS_G_NO_COUP] = {true, true, false, false},
    [TS_G_JUNTA] = {false, true, true, true},       [TS_G_TEAR] = {false, true, true, true},
    [TS_G_ORTEGA] = {false, false, true, true},     [TS_G_CHE] = {false, false, true, false},
    [TS_G_CHE_AGAIN] = {false, false, true, false},
};

static struct pl_set granted(const struct ts_state *s, enum ts_grant grant) {
    struct pl_set americas = pl_set_or(ts_region_set[TS_CENTRAL_AMERICA], ts_region_set[TS_SOUTH_AMERICA]);
    struct pl_set che = pl_set_minus(pl_set_or(americas, ts_region_set[TS_AFRICA]), ts_battle);
    switch (grant) {
    case TS_G_JUNTA:
        return americas;
    case TS_G_TEAR:
        return ts_region_set[TS_EUROPE];
    case TS_G_ORTEGA: /* TS-13.25 */
        return ts_near(TS_NICARAGUA);
    case TS_G_CHE:
        return che;
    case TS_G_CHE_AGAIN: /* TS-13.27 */
        return pl_set_minus(che, s->once);
    default:
        return ts_everywhere;
    }
}

/* ---- Points (TS-5.9, TS-6.4) ------------------------------------------------------------------------------------ */

static struct pl_set asia_bonus(const struct pl_frame *ops) {
    return ops->v[0] == TS_CHINA && !(ops->step & LEFT_ASIA) ? ts_region_set[TS_ASIA] : nowhere;
}
static struct pl_set southeast_bonus(const struct ts_state *s, const struct pl_frame *ops) {
    bool revolts = ops->seat == TS_SU && ts_on(s, TS_FX_VIETNAM);
    return revolts && !(ops->step & LEFT_SOUTHEAST) ? ts_southeast : nowhere;
}

int ts_ops_points(const struct ts_state *s, const struct pl_frame *ops, int country) {
    struct pl_set asia = asia_bonus(ops), southeast = southeast_bonus(s, ops);
    return ops->left - ops->step / SPENT_ONE + pl_set_has(&asia, country) + pl_set_has(&southeast, country);
}

/* Where at least so many points are left to spend. */
static struct pl_set where_left(const struct ts_state *s, const struct pl_frame *ops, int points) {
    int short_of = points - (ops->left - ops->step / SPENT_ONE);
    if (short_of <= 0)
        return ts_everywhere;
    struct pl_set asia = asia_bonus(ops), southeast = southeast_bonus(s, ops);
    return short_of == 1 ? pl_set_or(asia, southeast) : short_of == 2 ? pl_set_and(asia, southeast) : nowhere;
}

static void spend(struct pl_frame *ops, int points, int country, int kind) {
    unsigned step = (unsigned)ops->step | (unsigned)kind;
    if (!pl_set_has(&ts_region_set[TS_ASIA], country))
        step |= LEFT_ASIA;
    if (!pl_set_has(&ts_southeast, country))
        step |= LEFT_SOUTHEAST;
    ops->step = (uint8_t)(step + (unsigned)points * SPENT_ONE);
}

/* ---- Where (TS-6.2, TS-6.5, TS-6.7) ----------------------------------------------------------------------------- */

int ts_cost(const struct ts_state *s, int side, int country) { /* TS-6.1 */
    return ts_controls(s, ts_other(side), country) ? 2 : 1;
}

struct pl_set ts_influence_targets(const struct ts_state *s, const struct pl_frame *ops) {
    if (!grants[ops->v[1]].influence || (ops->step & KIND) == REALIGNING)
        return nowhere;
    struct pl_set theirs = s->control[ts_other(ops->seat)];
    struct pl_set cheap = pl_set_minus(where_left(s, ops, 1), theirs);
    struct pl_set dear = pl_set_and(where_left(s, ops, 2), theirs);
    struct pl_set targets = pl_set_and(s->access, pl_set_or(cheap, dear));
    if (ops->seat == TS_SU && s->chernobyl) /* TS-6.3 */
        targets = pl_set_minus(targets, ts_region_set[s->chernobyl - 1]);
    return targets;
}

struct pl_set ts_banned(const struct ts_state *s) { /* TS-7.1 */
    const struct pl_set *region = ts_region_set;
    switch (s->defcon) {
    case 5:
        return nowhere;
    case 4:
        return region[TS_EUROPE];
    case 3:
        return pl_set_or(region[TS_EUROPE], region[TS_ASIA]);
    default:
        return pl_set_or(region[TS_MIDDLE_EAST], pl_set_or(region[TS_EUROPE], region[TS_ASIA]));
    }
}

/* TS-13.37: countries of Europe under US control once NATO stands; TS-20.27: Japan. */
struct pl_set ts_protected(const struct ts_state *s, int side) {
    struct pl_set safe = nowhere;
    if (side != TS_SU)
        return safe;
    if (ts_on(s, TS_FX_NATO)) {
        safe = pl_set_and(s->control[TS_US], ts_region_set[TS_EUROPE]);
        if (ts_on(s, TS_FX_DE_GAULLE))
            pl_set_drop(&safe, TS_FRANCE);
        if (ts_on(s, TS_FX_BRANDT))
            pl_set_drop(&safe, TS_WEST_GERMANY);
    }
    if (ts_on(s, TS_FX_US_JAPAN))
        pl_set_add(&safe, TS_JAPAN);
    return safe;
}

static struct pl_set attackable(const struct ts_state *s, const struct pl_frame *ops) {
    struct pl_set targets = pl_set_and(s->present[ts_other(ops->seat)], granted(s, (enum ts_grant)ops->v[1]));
    targets = pl_set_minus(targets, ts_protected(s, ops->seat));
    return grants[ops->v[1]].free ? targets : pl_set_minus(targets, ts_banned(s));
}

static struct pl_set coup_targets(const struct ts_state *s, const struct pl_frame *ops, struct pl_set targets) {
    if (!grants[ops->v[1]].coup || ops->step & KIND)
        return nowhere;
    bool reformed = ops->seat == TS_SU && ts_on(s, TS_FX_REFORMER); /* TS-20.87 */
    return reformed ? pl_set_minus(targets, ts_region_set[TS_EUROPE]) : targets;
}

static struct pl_set realign_targets(const struct ts_state *s, const struct pl_frame *ops, struct pl_set targets) {
    return grants[ops->v[1]].realign ? pl_set_and(targets, where_left(s, ops, 1)) : nowhere;
}

struct ts_targets ts_attack_targets(const struct ts_state *s, const struct pl_frame *ops) {
    if ((ops->step & KIND) == PLACING)
        return (struct ts_targets){nowhere, nowhere};
    struct pl_set targets = attackable(s, ops);
    return (struct ts_targets){coup_targets(s, ops, targets), realign_targets(s, ops, targets)};
}

struct pl_set ts_coup_targets(const struct ts_state *s, const struct pl_frame *ops) {
    return ts_attack_targets(s, ops).coup;
}

struct pl_set ts_realign_targets(const struct ts_state *s, const struct pl_frame *ops) {
    return ts_attack_targets(s, ops).realign;
}

bool ts_ops_left(const struct ts_state *s, const struct pl_frame *ops) {
    struct pl_set targets = ts_influence_targets(s, ops);
    if (!pl_set_empty(&targets))
        return true;
    struct ts_targets attack = ts_attack_targets(s, ops);
    return !pl_set_empty(&attack.coup) || !pl_set_empty(&attack.realign);
}

/* TS-6.3: what is left may be given up; Operations of a card played for them must be begun. */
bool ts_ops_may_stop(const struct ts_state *s, const struct pl_frame *ops) {
    (void)s;
    return (ops->v[1] != TS_G_CARD && ops->v[1] != TS_G_TAKEN) || ops->step & KIND;
}

bool ts_ops_may_space(const struct ts_state *s, const struct pl_frame *ops) {
    return ops->v[1] == TS_G_TAKEN && !(ops->step & KIND) && s->option[TS_OPT_ENVY_SPACE] &&
           ts_may_space(s, ops->seat, ops->v[0]);
}

/* ---- Conducting Operations -------------------------------------------------------------------------------------- */

/* TS-6.2: where influence was when the round began or next to it, and next to the own superpower. */
static struct pl_set within_reach(const struct ts_state *s, int side) {
    struct pl_set reach = pl_set_or(s->began[side], ts_near(side == TS_US ? TS_USA : TS_USSR));
    for (int word = 0; word < 2; word++) {
        for (uint64_t rest = s->began[side].w[word]; rest; rest &= rest - 1)
            reach = pl_set_or(reach, ts_near(64 * word + __builtin_ctzll(rest)));
    }
    return pl_set_and(reach, ts_everywhere);
}

/* TS-13.16: right before the Operations of a USSR card */
static void flowers_before_ops(struct ts_state *s, const struct pl_frame *ops, struct pl_notes *notes) {
    if ((ops->v[1] == TS_G_CARD || ops->v[1] == TS_G_TAKEN) && ts_cards[ops->v[0]].side == TS_SU)
        ts_flowers(s, ops->seat, ops->v[0], notes);
}

void ts_ops_begin(struct ts_state *s, struct pl_notes *notes) {
    struct pl_frame *ops = pl_top(&s->frames);
    ops->what = TS_F_OPS;
    ops->left = (uint8_t)ts_value(s, ops->seat, ops->left);
    int side = ops->seat;
    s->access = grants[ops->v[1]].influence ? within_reach(s, side) : nowhere;
    NOTE(N_OPS, side, ops->left);
    if (!ts_ops_may_space(s, ops)) /* else it is not known yet whether there are Operations (TS-12.3) */
        flowers_before_ops(s, ops, notes);
}

/* TS-6.10: first the threat, then the roll. */
static void begin_coup(struct ts_state *s, int country, struct pl_notes *notes) {
    struct pl_frame ops = *pl_top(&s->frames);
    int points = ts_ops_points(s, &ops, country), side = ops.seat;
    pl_pop(&s->frames);
    NOTE(N_COUP, side, country, points);
    if (ts_threatened(s, side)) { /* TS-13.14 */
        ts_finish(s, TS_END_MISSILES, ts_other(side), notes);
        return;
    }
    if (side == TS_US && ts_on(s, TS_FX_YURI)) /* TS-20.109 */
        ts_vp(s, TS_SU, 1, notes);
    if (ts_over(s))
        return;
    if (!grants[ops.v[1]].free)
        ts_milops(s, side, points, notes); /* TS-6.9 */
    ts_push(s, (struct pl_frame){.what = TS_F_COUP,
                                 .seat = PL_CHANCE,
                                 .step = (uint8_t)side,
                                 .left = (uint8_t)ops.v[1],
                                 .v[0] = (int16_t)country,
                                 .v[1] = (int16_t)points});
}

void ts_ops_apply(struct ts_state *s, pl_move move, struct pl_notes *notes) {
    struct pl_frame *ops = pl_top(&s->frames);
    int country = pl_a(move), side = ops->seat;
    bool begins = pl_kind(move) == TS_M_INFLUENCE || pl_kind(move) == TS_M_COUP || pl_kind(move) == TS_M_REALIGN;
    if (begins && ts_ops_may_space(s, ops))
        flowers_before_ops(s, ops, notes);
    if (ts_over(s))
        return;
    switch (pl_kind(move)) {
    case TS_M_CANCEL:
        ts_cancel_apply(s, country, notes);
        break;
    case TS_M_INFLUENCE:
        spend(ops, ts_cost(s, side, country), country, PLACING);
        ts_add(s, side, country, 1, notes);
        break;
    case TS_M_PLAY: /* TS-12.3 */
        NOTE(N_PLAYS_SPACE, side, ops->v[0]);
        pl_pop(&s->frames);
        ts_send_to_space(s, side);
        break;
    case TS_M_COUP:
        begin_coup(s, country, notes);
        break;
    case TS_M_REALIGN:
        spend(ops, 1, country, REALIGNING);
        NOTE(N_REALIGN, side, country);
        ts_push(s, (struct pl_frame){
                       .what = TS_F_REALIGN, .seat = PL_CHANCE, .step = (uint8_t)side, .v[0] = (int16_t)country});
        break;
    default:
        pl_pop(&s->frames);
        break;
    }
}

/* ---- Dice ------------------------------------------------------------------------------------------------------- */

/* TS-6.8 */
int ts_coup_bonus(const struct ts_state *s, int side, int country) {
    int region = ts_lands[country].region, bonus = ts_on(s, TS_FX_SALT) ? -1 : 0;
    if (region == TS_CENTRAL_AMERICA || region == TS_SOUTH_AMERICA) {
        bonus += ts_on(s, side == TS_US ? TS_FX_SQUADS_US : TS_FX_SQUADS_SU);
        bonus -= ts_on(s, side == TS_US ? TS_FX_SQUADS_SU : TS_FX_SQUADS_US);
    }
    return bonus;
}

/* TS-6.6; TS-12.1 */
int ts_realign_bonus(const struct ts_state *s, int side, int country, int attempting) {
    struct pl_set around = pl_set_and(ts_near(country), s->control[side]);
    int bonus = pl_set_count(&around) + (s->influence[side][country] > s->influence[ts_other(side)][country]);
    bool scandal = side == TS_US && ts_on(s, TS_FX_IRAN_CONTRA);
    if (scandal && (!s->option[TS_OPT_IRAN_CONTRA] || attempting == TS_US))
        bonus--;
    return bonus;
}

/* TS-13.51: neighbours under the control of the side attacked; TS-13.57: Israel itself counts. */
int ts_war_penalty(const struct ts_state *s, int side, int country, int card) {
    struct pl_set around = pl_set_and(ts_near(country), s->control[ts_other(side)]);
    bool itself = card == TS_ARAB_ISRAELI_WAR && ts_controls(s, TS_US, TS_ISRAEL);
    return pl_set_count(&around) + itself;
}

static void roll_one(struct ts_state *s, int side, int die) {
    s->dice[side] = (uint8_t)die;
    s->dice[ts_other(side)] = 0;
}

static void resolve_coup(struct ts_state *s, struct pl_frame coup, int die, struct pl_notes *notes) {
    int side = coup.step, victim = ts_other(side), country = coup.v[0], points = coup.v[1];
    int result = die + ts_coup_bonus(s, side, country) + points - 2 * ts_lands[country].stability;
    int lost = s->influence[victim][country];
    NOTE(N_COUP_ROLL, side, die, result > 0 ? result : 0, country);
    if (result > 0) {
        lost = lost < result ? lost : result;
        ts_add(s, victim, country, -lost, notes);
        ts_add(s, side, country, result - lost, notes);
    } else {
        lost = 0;
    }
    bool again = coup.left == TS_G_CHE && lost > 0;     /* TS-13.27 */
    bool quiet = side == TS_US && ts_on(s, TS_FX_SUBS); /* TS-13.15 */
    if (pl_set_has(&ts_battle, country) && !quiet)
        ts_defcon(s, -1, notes); /* TS-6.9 */
    s->once = nowhere;
    if (!again || ts_over(s))
        return;
    pl_set_add(&s->once, country);
    ts_push(s, (struct pl_frame){.what = TS_F_OPS_BEGIN,
                                 .seat = (int8_t)side,
                                 .v[0] = TS_CHE,
                                 .v[1] = TS_G_CHE_AGAIN,
                                 .left = ts_cards[TS_CHE].ops});
}

static void resolve_realign(struct ts_state *s, struct pl_frame roll, const int dice[TS_SIDES],
                            struct pl_notes *notes) {
    int country = roll.v[0], total[TS_SIDES];
    for (int side = 0; side < TS_SIDES; side++) {
        total[side] = dice[side] + ts_realign_bonus(s, side, country, roll.step);
        NOTE(N_REALIGN_ROLL, side, dice[side], total[side]);
    }
    int margin = total[TS_US] - total[TS_SU];
    int loser = margin > 0 ? TS_SU : TS_US;
    if (margin == 0 || !s->influence[loser][country])
        NOTE(N_REALIGN_NOTHING, country);
    else if (margin > 0)
        ts_add(s, TS_SU, country, -margin, notes);
    else
        ts_add(s, TS_US, country, margin, notes); /* TS-13.58 */
}

static void resolve_war(struct ts_state *s, struct pl_frame war, int die, struct pl_notes *notes) {
    int side = war.step, victim = ts_other(side), country = war.v[0];
    bool brush = war.v[1] == TS_BRUSH_WAR;
    int total = die - ts_war_penalty(s, side, country, war.v[1]), lost = s->influence[victim][country];
    if (total < (brush ? 3 : 4)) {
        NOTE(N_WAR_LOST, side, country, die, total);
        return;
    }
    NOTE(N_WAR_WON, side, country, die, total);
    ts_remove_all(s, victim, country, notes);
    ts_add(s, side, country, lost, notes); /* TS-13.53 */
    ts_vp(s, side, brush ? 1 : 2, notes);
}

/* TS-6.12, boxes 1 to 8 */
int ts_space_needed(int box) {
    static const uint8_t needed[9] = {0, 2, 2, 2, 2, 3, 3, 3, 4};
    return needed[box];
}
int ts_space_roll(int box) {
    static const uint8_t highest[9] = {0, 3, 4, 3, 4, 3, 4, 3, 2};
    return highest[box];
}

static void resolve_space(struct ts_state *s, int side, int die, struct pl_notes *notes) {
    int box = s->space[side] + 1;
    if (die > ts_space_roll(box)) {
        NOTE(N_SPACE_FAILS, side, die, ts_space_roll(box));
        return;
    }
    NOTE(N_SPACE_WORKS, side, die, ts_space_roll(box));
    ts_space_to(s, side, box, notes);
}

static void resolve_trap(struct ts_state *s, int side, int die, struct pl_notes *notes) {
    if (die > 4) {
        NOTE(N_TRAP_HOLDS, side, die);
        return;
    }
    NOTE(N_TRAP_ENDS, side, die);
    ts_effect_end(s, side == TS_US ? TS_FX_QUAGMIRE : TS_FX_BEAR_TRAP);
}

static void resolve_olympics(struct ts_state *s, int sponsor, const int dice[TS_SIDES], struct pl_notes *notes) {
    int guest = ts_other(sponsor);
    NOTE(N_DICE, dice[TS_SU], dice[TS_US]);
    ts_vp(s, dice[sponsor] + 2 > dice[guest] ? sponsor : guest, 2, notes);
}

/* TS-20.45, TS-13.33 */
static void resolve_summit(struct ts_state *s, const int dice[TS_SIDES], struct pl_notes *notes) {
    int total[TS_SIDES];
    for (int side = 0; side < TS_SIDES; side++) {
        total[side] = dice[side];
        for (int region = 0; region < TS_REGIONS; region++)
            total[side] += ts_level(s, side, region, s->option[TS_OPT_SUMMIT_FORMOSAN], -1) >= TS_DOMINATION;
        NOTE(N_SUMMIT_ROLL, side, dice[side], total[side]);
    }
    if (total[TS_SU] == total[TS_US]) {
        NOTE(N_SUMMIT_TIE, 0);
        return;
    }
    int winner = total[TS_US] > total[TS_SU] ? TS_US : TS_SU;
    ts_push(s, (struct pl_frame){.what = TS_F_CHOICE, .seat = (int8_t)winner, .v[0] = TS_SUMMIT});
    ts_vp(s, winner, 2, notes);
}

void ts_roll_apply(struct ts_state *s, pl_move move, struct pl_notes *notes) {
    struct pl_frame roll = *pl_top(&s->frames);
    int side = roll.step, die = pl_a(move);
    int dice[TS_SIDES] = {pl_a(move), pl_b(move)};
    pl_pop(&s->frames);
    if (pl_kind(move) == TS_M_DIE) {
        roll_one(s, side, die);
    } else {
        s->dice[TS_SU] = (uint8_t)dice[TS_SU];
        s->dice[TS_US] = (uint8_t)dice[TS_US];
    }
    switch (roll.what) {
    case TS_F_COUP:
        resolve_coup(s, roll, die, notes);
        break;
    case TS_F_REALIGN:
        resolve_realign(s, roll, dice, notes);
        break;
    case TS_F_WAR:
        resolve_war(s, roll, die, notes);
        break;
    case TS_F_SPACE:
        resolve_space(s, side, die, notes);
        break;
    case TS_F_TRAP_ROLL:
        resolve_trap(s, side, die, notes);
        break;
    case TS_F_OLYMPICS:
        resolve_olympics(s, side, dice, notes);
        break;
    default:
        resolve_summit(s, dice, notes);
        break;
    }
}
