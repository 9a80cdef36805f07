/* All dice but those of a trap (trap.c): coups, realignments, wars, the Space Race, Olympic Games and Summit. */
#include "games/twilight/events.h"
#include "games/twilight/value.h"

int ts_one_die(const struct ts_state *s, const struct pl_frame *f, struct pl_chance *out) {
    (void)s, (void)f;
    for (int die = 1; die <= 6; die++)
        out[die - 1] = (struct pl_chance){PL_MOVE(TS_M_DIE, die, 0, 0), 1};
    return 6;
}

static int two_dice(const struct ts_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int n = 0;
    (void)s, (void)f;
    for (int ussr = 1; ussr <= 6; ussr++)
        for (int us = 1; us <= 6; us++)
            out[n++] = (struct pl_chance){PL_MOVE(TS_M_DICE, ussr, us, 0), 1};
    return n;
}

/* The dice of a roll are on the table, and its frame is done. */
int ts_rolled_one(struct ts_state *s, int side, pl_move move) {
    pl_pop(&s->frames);
    s->dice[side] = (uint8_t)pl_a(move);
    s->dice[ts_other(side)] = 0;
    return pl_a(move);
}

static void rolled_two(struct ts_state *s, pl_move move) {
    pl_pop(&s->frames);
    s->dice[TS_SU] = (uint8_t)pl_a(move);
    s->dice[TS_US] = (uint8_t)pl_b(move);
}

/* ---- Coups ------------------------------------------------------------------------------------------------------- */

/* TS-6.8 */
int ts_coup_bonus(const struct ts_state *s, int side, int country) {
    int region = ts_lands[country].region, bonus = ts_on(s, TS_FX_SALT) ? -1 : 0;
    if (region == TS_CENTRAL_AMERICA || region == TS_SOUTH_AMERICA) {
        bonus += ts_on(s, side == TS_US ? TS_FX_SQUADS_US : TS_FX_SQUADS_SU);
        bonus -= ts_on(s, side == TS_US ? TS_FX_SQUADS_SU : TS_FX_SQUADS_US);
    }
    return bonus;
}

static void coup_happens(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    struct pl_frame coup = *f;
    int side = coup.step, victim = ts_other(side), country = coup.v[0], points = coup.v[1];
    int die = ts_rolled_one(s, side, move);
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
    s->once = (struct pl_set){{0, 0}};
    if (!again || ts_over(s))
        return;
    pl_set_add(&s->once, country);
    ts_push(s, (struct pl_frame){.what = TS_F_OPS_BEGIN,
                                 .seat = (int8_t)side,
                                 .v[0] = TS_CHE,
                                 .v[1] = TS_G_CHE_AGAIN,
                                 .left = ts_cards[TS_CHE].ops});
}

static struct pl_asked coup_prompt(const struct ts_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(Q_COUP, f->step, f->v[0]);
}

static bool coup_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s;
    return ts_rolls(f, above) && f->v[1] >= 1 && f->left < TS_GRANTS;
}

const struct ts_row ts_row_coup = {
    .is = {.key = "coup",
           .values = VALUES(COUNTRY_VALUE, PL_VALUE(1, "ops", "Operations", .max = 6)),
           .about = KINDS(TS_M_DIE),
           .chances = ts_one_die,
           .happens = coup_happens,
           .prompt = coup_prompt,
           .fits = coup_fits,
           .touches = ts_touch_roll},
    .worth = ts_v_coup,
};

/* ---- Realignments ------------------------------------------------------------------------------------------------ */

/* TS-6.6; TS-12.1 */
int ts_realign_bonus(const struct ts_state *s, int side, int country, int attempting) {
    struct pl_set around = pl_set_and(ts_near(country), s->control[side]);
    int bonus = pl_set_count(&around) + (s->influence[side][country] > s->influence[ts_other(side)][country]);
    bool scandal = side == TS_US && ts_on(s, TS_FX_IRAN_CONTRA);
    if (scandal && (!s->option[TS_OPT_IRAN_CONTRA] || attempting == TS_US))
        bonus--;
    return bonus;
}

static void realign_happens(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int country = f->v[0], attempting = f->step, total[TS_SIDES];
    rolled_two(s, move);
    for (int side = 0; side < TS_SIDES; side++) {
        total[side] = s->dice[side] + ts_realign_bonus(s, side, country, attempting);
        NOTE(N_REALIGN_ROLL, side, s->dice[side], total[side]);
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

static struct pl_asked realign_prompt(const struct ts_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(Q_REALIGN, f->step, f->v[0]);
}

/* In a realignment and in the Space Race nothing is counted. */
static bool roll_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s;
    return ts_rolls(f, above) && !f->left;
}

const struct ts_row ts_row_realign = {
    .is = {.key = "realign",
           .values = VALUES(COUNTRY_VALUE),
           .about = KINDS(TS_M_DICE),
           .chances = two_dice,
           .happens = realign_happens,
           .prompt = realign_prompt,
           .fits = roll_fits,
           .touches = ts_touch_roll},
    .worth = ts_v_realign,
};

/* ---- Wars -------------------------------------------------------------------------------------------------------- */

/* TS-13.51: neighbours under the control of the side attacked; TS-13.57: Israel itself counts. */
int ts_war_penalty(const struct ts_state *s, int side, int country, int card) {
    struct pl_set around = pl_set_and(ts_near(country), s->control[ts_other(side)]);
    bool itself = card == TS_ARAB_ISRAELI_WAR && ts_controls(s, TS_US, TS_ISRAEL);
    return pl_set_count(&around) + itself;
}

/* TS-8.1: the operations are credited whatever the outcome. */
void ts_begin_war(struct ts_state *s, int side, int card, int country, struct pl_notes *notes) {
    NOTE(N_WAR, side, country);
    ts_milops(s, side, card == TS_BRUSH_WAR ? 3 : 2, notes);
    ts_push(s, (struct pl_frame){.what = TS_F_WAR,
                                 .seat = PL_CHANCE,
                                 .step = (uint8_t)side,
                                 .v[0] = (int16_t)country,
                                 .v[1] = (int16_t)card});
}

static void war_happens(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    struct pl_frame war = *f;
    int side = war.step, victim = ts_other(side), country = war.v[0];
    int die = ts_rolled_one(s, side, move);
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

static struct pl_asked war_prompt(const struct ts_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(Q_WAR_ROLL, f->step, f->v[0]);
}

static bool war_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return roll_fits(s, f, above) && ts_is_card(f->v[1]) && ts_cards[f->v[1]].flags & TS_WAR;
}

const struct ts_row ts_row_war = {
    .is = {.key = "war",
           .values = VALUES(COUNTRY_VALUE, CARD_VALUE(1)),
           .about = KINDS(TS_M_DIE),
           .chances = ts_one_die,
           .happens = war_happens,
           .prompt = war_prompt,
           .fits = war_fits,
           .touches = ts_touch_roll},
    .worth = ts_v_war,
};

/* ---- The Space Race ---------------------------------------------------------------------------------------------- */

/* TS-6.12, boxes 1 to 8 */
int ts_space_needed(int box) {
    static const uint8_t needed[9] = {0, 2, 2, 2, 2, 3, 3, 3, 4};
    return needed[box];
}

int ts_space_roll(int box) {
    static const uint8_t highest[9] = {0, 3, 4, 3, 4, 3, 4, 3, 2};
    return highest[box];
}

static void space_happens(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int side = f->step, die = ts_rolled_one(s, side, move);
    int box = s->space[side] + 1;
    if (die > ts_space_roll(box)) {
        NOTE(N_SPACE_FAILS, side, die, ts_space_roll(box));
        return;
    }
    NOTE(N_SPACE_WORKS, side, die, ts_space_roll(box));
    ts_space_to(s, side, box, notes);
}

static struct pl_asked space_prompt(const struct ts_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(Q_SPACE, f->step);
}

static bool space_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return roll_fits(s, f, above) && s->space[f->step] < 8;
}

const struct ts_row ts_row_space = {
    .is = {.key = "space", .chances = ts_one_die, .happens = space_happens, .prompt = space_prompt, .fits = space_fits},
    .worth = ts_v_space,
};

/* ---- Olympic Games (TS-20.20) ------------------------------------------------------------------------------------ */

/* Ties are rolled again, so they never come up. */
static int olympic_dice(const struct ts_state *s, const struct pl_frame *f, struct pl_chance *out) {
    struct pl_chance all[36];
    int n = 0, count = two_dice(s, f, all);
    for (int i = 0; i < count; i++) {
        int ussr = pl_a(all[i].move), us = pl_b(all[i].move);
        bool tie = f->step == TS_SU ? ussr + 2 == us : us + 2 == ussr;
        if (!tie)
            out[n++] = all[i];
    }
    return n;
}

static void olympics_happens(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int sponsor = f->step, guest = ts_other(sponsor);
    rolled_two(s, move);
    NOTE(N_DICE, s->dice[TS_SU], s->dice[TS_US]);
    ts_vp(s, s->dice[sponsor] + 2 > s->dice[guest] ? sponsor : guest, 2, notes);
}

const struct ts_row ts_row_olympics = {
    .is = {.key = "olympics",
           .chances = olympic_dice,
           .happens = olympics_happens,
           .asks = PL_PHRASE(Q_OLYMPICS),
           .fits = roll_fits},
    .worth = ts_v_olympics,
};

/* ---- Summit ------------------------------------------------------------------------------------------------------ */

/* TS-20.45, TS-13.33 */
static void summit_happens(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int total[TS_SIDES];
    (void)f;
    rolled_two(s, move);
    for (int side = 0; side < TS_SIDES; side++) {
        total[side] = s->dice[side];
        for (int region = 0; region < TS_REGIONS; region++)
            total[side] += ts_level(s, side, region, s->option[TS_OPT_SUMMIT_FORMOSAN], -1) >= TS_DOMINATION;
        NOTE(N_SUMMIT_ROLL, side, s->dice[side], total[side]);
    }
    if (total[TS_SU] == total[TS_US]) {
        NOTE(N_SUMMIT_TIE, 0);
        return;
    }
    int winner = total[TS_US] > total[TS_SU] ? TS_US : TS_SU;
    ts_push(s, (struct pl_frame){.what = TS_F_CHOICE, .seat = (int8_t)winner, .v[0] = TS_SUMMIT});
    ts_vp(s, winner, 2, notes);
}

const struct ts_row ts_row_summit = {
    .is = {.key = "summit",
           .chances = two_dice,
           .happens = summit_happens,
           .asks = PL_PHRASE(Q_SUMMIT),
           .fits = roll_fits},
    .worth = ts_v_summit,
};
