/* Operations: influence, realignment, coup (sections 6, 7, 8). The dice are in dice.c.
 *
 * A frame TS_F_OPS holds the value in `left` and, in `step`, what has been done with it:
 *
 *   bits 0-1  nothing yet, influence or realignment (TS-6.14)
 *   bit 2     a point was spent outside Asia, bit 3: outside Southeast Asia (TS-6.4)
 *   bits 4-7  points spent
 */
#include "games/twilight/decide.h"
#include "games/twilight/value.h"

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

bool ts_ops_begun(const struct pl_frame *ops) {
    return ops->step & KIND;
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

/* Is there anything to do with them? */
static bool anything_left(const struct ts_state *s, const struct pl_frame *ops) {
    struct pl_set targets = ts_influence_targets(s, ops);
    if (!pl_set_empty(&targets))
        return true;
    struct ts_targets attack = ts_attack_targets(s, ops);
    return !pl_set_empty(&attack.coup) || !pl_set_empty(&attack.realign);
}

/* TS-6.3: what is left may be given up; Operations of a card played for them must be begun. */
static bool may_stop(const struct pl_frame *ops) {
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

static bool ops_begin_run(struct ts_state *s, struct pl_frame *ops, struct pl_notes *notes) {
    ops->what = TS_F_OPS;
    ops->left = (uint8_t)ts_value(s, ops->seat, ops->left);
    int side = ops->seat;
    s->access = grants[ops->v[1]].influence ? within_reach(s, side) : nowhere;
    NOTE(N_OPS, side, ops->left);
    if (!ts_ops_may_space(s, ops)) /* else it is not known yet whether there are Operations (TS-12.3) */
        flowers_before_ops(s, ops, notes);
    return false;
}

static bool ops_begin_fits(const struct ts_state *s, const struct pl_frame *ops, const struct pl_frame *above) {
    (void)s;
    return above && ts_is_side(ops->seat) && ts_is_card(ops->v[0]) && ops->left >= 1 && ops->left <= 4 && !ops->step;
}

const struct ts_row ts_row_ops_begin = {
    .is = {.key = "ops_begin",
           .values = VALUES(CARD_VALUE(0), GRANT_VALUE),
           .run = ops_begin_run,
           .fits = ops_begin_fits},
    .worth = ts_v_ops_begin,
};

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

static void ops_apply(struct ts_state *s, struct pl_frame *ops, pl_move move, struct pl_notes *notes) {
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

static bool ops_run(struct ts_state *s, struct pl_frame *ops, struct pl_notes *notes) {
    (void)notes;
    if (anything_left(s, ops))
        return true;
    pl_pop(&s->frames);
    return false;
}

static int ops_moves(const struct ts_state *s, const struct pl_frame *ops, pl_move *out) {
    int n = ts_add_each(out, 0, TS_M_INFLUENCE, ts_influence_targets(s, ops));
    struct ts_targets attack = ts_attack_targets(s, ops);
    n = ts_add_each(out, n, TS_M_COUP, attack.coup);
    n = ts_add_each(out, n, TS_M_REALIGN, attack.realign);
    if (ts_ops_may_space(s, ops))
        out[n++] = PL_MOVE(TS_M_PLAY, ops->v[0], TS_BY_SPACE, 0);
    if (!pl_set_empty(&attack.coup))
        n = ts_add_cancels(s, ops->seat, out, n);
    if (may_stop(ops))
        out[n++] = PL_MOVE(TS_M_STOP, 0, 0, 0);
    return n;
}

/* ---- Why not ----------------------------------------------------------------------------------------------------- */

static struct pl_said why_influence(const struct ts_state *s, const struct pl_frame *ops, int country) {
    struct pl_frame fresh = *ops;
    fresh.v[1] = TS_G_CARD;
    if (ops->step & REALIGNING)
        return SAY(W_ONE_KIND, 0);
    if (!grants[ops->v[1]].influence)
        return SAY(W_GRANT_INFLUENCE, ops->v[0]);
    if (!pl_set_has(&s->access, country))
        return SAY(W_ACCESS, country);
    if (ops->seat == TS_SU && s->chernobyl && pl_set_has(&ts_region_set[s->chernobyl - 1], country))
        return SAY(W_CHERNOBYL, country, s->chernobyl - 1);
    return SAY(W_COST, country, ts_cost(s, ops->seat, country), ts_ops_points(s, &fresh, country));
}

/* What coups and realignments have in common. */
static struct pl_said why_attack(const struct ts_state *s, const struct pl_frame *ops, int country) {
    struct pl_set safe = ts_protected(s, ops->seat), banned = ts_banned(s);
    if (pl_set_has(&safe, country)) {
        if (country == TS_JAPAN)
            return SAY(W_JAPAN, country);
        return SAY(W_NATO, country);
    }
    if (!grants[ops->v[1]].free && pl_set_has(&banned, country))
        return SAY(W_DEFCON, country, s->defcon);
    return SAY(W_GRANT_PLACE, country, ops->v[0]);
}

static struct pl_said why_coup(const struct ts_state *s, const struct pl_frame *ops, int country) {
    if (ops->step & KIND)
        return SAY(W_ONE_KIND, 0);
    if (ops->v[1] == TS_G_NO_COUP && ops->v[0] == TS_GLASNOST)
        return SAY(W_GLASNOST_COUP, ops->v[0]);
    if (ops->v[1] == TS_G_NO_COUP)
        return SAY(W_KAL_COUP, ops->v[0]);
    if (!s->influence[ts_other(ops->seat)][country])
        return SAY(W_NO_ENEMY, country);
    if (ops->seat == TS_SU && ts_on(s, TS_FX_REFORMER) && pl_set_has(&ts_region_set[TS_EUROPE], country))
        return SAY(W_REFORMER, country);
    return why_attack(s, ops, country);
}

static struct pl_said why_realign(const struct ts_state *s, const struct pl_frame *ops, int country) {
    if (ops->step & PLACING)
        return SAY(W_ONE_KIND, 0);
    if (!grants[ops->v[1]].realign)
        return SAY(W_GRANT_REALIGN, ops->v[0]);
    if (ts_ops_points(s, ops, country) < 1)
        return SAY(W_COST, country, 1, 0);
    if (!s->influence[ts_other(ops->seat)][country])
        return SAY(W_NO_ENEMY_REALIGN, country);
    return why_attack(s, ops, country);
}

/* TS-12.3: a card taken by Missile Envy */
static struct pl_said why_taken(const struct ts_state *s, const struct pl_frame *ops, int card, enum ts_mode mode) {
    if (ops->v[1] != TS_G_TAKEN || card != ops->v[0] || mode != TS_BY_SPACE)
        return SAY(W_NOT_NOW, 0);
    if (ops->step & KIND)
        return SAY(W_ONE_KIND, 0);
    if (!s->option[TS_OPT_ENVY_SPACE])
        return SAY(W_TAKEN_SPACE, 0);
    return ts_why_space(s, ops->seat, card);
}

static struct pl_said ops_why(const struct ts_state *s, const struct pl_frame *ops, pl_move move) {
    switch (pl_kind(move)) {
    case TS_M_INFLUENCE:
        return why_influence(s, ops, pl_a(move));
    case TS_M_COUP:
        return why_coup(s, ops, pl_a(move));
    case TS_M_REALIGN:
        return why_realign(s, ops, pl_a(move));
    case TS_M_CANCEL: {
        struct pl_said why = ts_why_cancel(s, ops->seat, pl_a(move));
        return why.phrase ? why : SAY(W_CRISIS_LATER, 0);
    }
    case TS_M_PLAY:
        return why_taken(s, ops, pl_a(move), (enum ts_mode)pl_b(move));
    case TS_M_STOP:
        return SAY(W_MUST_OPS, 0);
    default:
        return PL_NOTHING;
    }
}

/* TS-5.9: the bonus counts only as long as every point has been spent in its region. */
static struct pl_asked ops_prompt(const struct ts_state *s, const struct pl_frame *ops) {
    int side = ops->seat, left = ts_ops_points(s, ops, TS_USA); /* without regional bonuses */
    int asia = ts_ops_points(s, ops, TS_JAPAN) - left, southeast = ts_ops_points(s, ops, TS_THAILAND) - left;
    int region = southeast > asia ? TS_REGIONS : TS_ASIA, more = southeast > asia ? southeast : asia;
    switch (ops->step & KIND) {
    case PLACING:
        return more ? ASKED(Q_PLACING_BONUS, Q_WAIT_OPS, side, left, more, region)
                    : ASKED(Q_PLACING, Q_WAIT_OPS, side, left);
    case REALIGNING:
        return more ? ASKED(Q_REALIGNING_BONUS, Q_WAIT_OPS, side, left, more, region)
                    : ASKED(Q_REALIGNING, Q_WAIT_OPS, side, left);
    default: { /* those of a card must be used, others may (TS-13.54) */
        bool must = ops->v[1] == TS_G_CARD || ops->v[1] == TS_G_TAKEN;
        if (must && more)
            return ASKED(Q_OPS_BONUS, Q_WAIT_OPS, side, ops->v[0], left, more, region);
        return must ? ASKED(Q_OPS, Q_WAIT_OPS, side, ops->v[0], left)
                    : ASKED(Q_OPS_GRANT, Q_WAIT_OPS, side, ops->v[0], left);
    }
    }
}

static bool ops_fits(const struct ts_state *s, const struct pl_frame *ops, const struct pl_frame *above) {
    return ts_is_side(ops->seat) && ts_is_card(ops->v[0]) && ops->left >= 1 && ops->left <= 4 &&
           (ops->step & KIND) != KIND && ops->step / SPENT_ONE <= 6 && (above || anything_left(s, ops));
}

const struct ts_row ts_row_ops = {
    .is = {.key = "ops",
           .values = VALUES(CARD_VALUE(0), GRANT_VALUE),
           .about = KINDS(TS_M_INFLUENCE, TS_M_COUP, TS_M_REALIGN, TS_M_CANCEL, TS_M_PLAY, TS_M_STOP),
           .run = ops_run,
           .moves = ops_moves,
           .apply = ops_apply,
           .prompt = ops_prompt,
           .why = ops_why,
           .not_now = PL_PHRASE(W_NOT_NOW),
           .fits = ops_fits},
    .worth = ts_v_ops,
};
