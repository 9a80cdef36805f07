/* Scoring: who has what in a region, what it is worth, and the end after turn 10 (section 9). */
#include "games/twilight/decide.h"

/* TS-9.1; control of Europe wins the game instead */
const uint8_t ts_worth[TS_REGIONS][4] = {
    [TS_EUROPE] = {0, 3, 7, 7},          [TS_ASIA] = {0, 3, 7, 9},
    [TS_MIDDLE_EAST] = {0, 3, 5, 7},     [TS_AFRICA] = {0, 1, 4, 6},
    [TS_CENTRAL_AMERICA] = {0, 1, 3, 5}, [TS_SOUTH_AMERICA] = {0, 2, 5, 6},
};

/* TS-13.12: Taiwan counts as a battleground while the US controls it. */
static struct pl_set battlegrounds(const struct ts_state *s, int region, bool formosan) {
    struct pl_set all = pl_set_and(ts_battle, ts_region_set[region]);
    if (region == TS_ASIA && formosan && ts_on(s, TS_FX_FORMOSAN) && ts_controls(s, TS_US, TS_TAIWAN))
        pl_set_add(&all, TS_TAIWAN);
    return all;
}

/* TS-13.13: Shuttle Diplomacy denies the USSR a country altogether. */
static struct pl_set holdings(const struct ts_state *s, int side, int region, int without) {
    struct pl_set held = pl_set_and(s->control[side], ts_region_set[region]);
    if (side == TS_SU && without >= 0)
        pl_set_drop(&held, without);
    return held;
}

static int count_of(struct pl_set set) {
    return pl_set_count(&set);
}

/* TS-9.2 */
enum ts_level ts_level(const struct ts_state *s, int side, int region, bool formosan, int without) {
    struct pl_set battle = battlegrounds(s, region, formosan);
    struct pl_set own = holdings(s, side, region, without), theirs = holdings(s, ts_other(side), region, without);
    int countries = pl_set_count(&own), grounds = count_of(pl_set_and(own, battle));
    if (!countries)
        return TS_ABSENT;
    if (countries <= pl_set_count(&theirs))
        return TS_PRESENCE;
    if (grounds == pl_set_count(&battle))
        return TS_CONTROL;
    bool more = grounds > count_of(pl_set_and(theirs, battle));
    return more && grounds >= 1 && countries > grounds ? TS_DOMINATION : TS_PRESENCE;
}

/* TS-9.3 */
int ts_region_points(const struct ts_state *s, int side, int region, bool formosan, int without) {
    struct pl_set own = holdings(s, side, region, without);
    struct pl_set next_door = pl_set_and(own, ts_near(side == TS_US ? TS_USSR : TS_USA));
    return ts_worth[region][ts_level(s, side, region, formosan, without)] +
           count_of(pl_set_and(own, battlegrounds(s, region, formosan))) + pl_set_count(&next_door);
}

int ts_region_net(const struct ts_state *s, int region, bool formosan, int without) {
    return ts_region_points(s, TS_US, region, formosan, without) -
           ts_region_points(s, TS_SU, region, formosan, without);
}

/* TS-9.4 */
static int southeast_points(const struct ts_state *s, int side) {
    return count_of(pl_set_and(s->control[side], ts_southeast)) + ts_controls(s, side, TS_THAILAND);
}
int ts_southeast_net(const struct ts_state *s) {
    return southeast_points(s, TS_US) - southeast_points(s, TS_SU);
}

int ts_scoring_region(int card) {
    switch (card) {
    case TS_ASIA_SCORING:
        return TS_ASIA;
    case TS_EUROPE_SCORING:
        return TS_EUROPE;
    case TS_MIDDLE_EAST_SCORING:
        return TS_MIDDLE_EAST;
    case TS_CENTRAL_AMERICA_SCORING:
        return TS_CENTRAL_AMERICA;
    case TS_AFRICA_SCORING:
        return TS_AFRICA;
    case TS_SOUTH_AMERICA_SCORING:
        return TS_SOUTH_AMERICA;
    default:
        return TS_REGIONS;
    }
}

static void end_shuttle(struct ts_state *s, struct pl_notes *notes) {
    ts_effect_end(s, TS_FX_SHUTTLE);
    pl_set_drop(&s->table, TS_SHUTTLE_DIPLOMACY);
    ts_discard(s, TS_SHUTTLE_DIPLOMACY);
    NOTE(N_SHUTTLE_ENDS, 0);
}

/* Who controls Europe: a side, or -1 (TS-9.6). */
static int master_of_europe(const struct ts_state *s) {
    for (int side = 0; side < TS_SIDES; side++)
        if (ts_level(s, side, TS_EUROPE, false, -1) == TS_CONTROL)
            return side;
    return -1;
}

/* Shuttle Diplomacy first lets the US name a country (TS-13.13). */
void ts_push_scoring(struct ts_state *s, int card) {
    int region = ts_scoring_region(card);
    if ((region == TS_ASIA || region == TS_MIDDLE_EAST) && ts_on(s, TS_FX_SHUTTLE)) {
        struct pl_set grounds = pl_set_and(pl_set_and(s->control[TS_SU], ts_battle), ts_region_set[region]);
        if (!pl_set_empty(&grounds)) {
            ts_push_pick(s, card, TS_US, TS_P_SHUTTLE, 1);
            return;
        }
    }
    ts_push(s, (struct pl_frame){.what = TS_F_SCORE, .v[0] = (int16_t)card, .v[1] = -1});
}

static void score(struct ts_state *s, int region, int without, struct pl_notes *notes) {
    if (region == TS_REGIONS) {
        NOTE(N_SCORED, region, southeast_points(s, TS_SU), southeast_points(s, TS_US));
        ts_vp(s, TS_US, ts_southeast_net(s), notes);
        return;
    }
    for (int side = 0; side < TS_SIDES; side++)
        NOTE(N_LEVEL, side, region, ts_level(s, side, region, true, without),
             ts_region_points(s, side, region, true, without));
    int net = ts_region_net(s, region, true, without);
    if ((region == TS_ASIA || region == TS_MIDDLE_EAST) && ts_on(s, TS_FX_SHUTTLE))
        end_shuttle(s, notes);
    int master = region == TS_EUROPE ? master_of_europe(s) : -1;
    if (master >= 0)
        ts_finish(s, TS_END_EUROPE, master, notes);
    else
        ts_vp(s, TS_US, net, notes);
}

static bool score_run(struct ts_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int region = ts_scoring_region(f->v[0]), without = f->v[1];
    pl_pop(&s->frames);
    score(s, region, without, notes);
    return false;
}
static bool score_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s;
    return ts_by_itself(f, above) && ts_is_card(f->v[0]) && ts_is_scoring(f->v[0]);
}
const struct ts_row ts_row_score = {
    .is = {.key = "score",
           .values = VALUES(CARD_VALUE(0),
                            PL_VALUE(1, "without", "country ignored, or -1", .min = -1, .max = TS_COUNTRIES - 1)),
           .run = score_run,
           .fits = score_fits},
};

/* TS-9.9; TS-2.13: in the Late War the US needs 20, and nothing is drawn. */
static int ahead_at_the_end(const struct ts_state *s, int vp) {
    if (ts_late_war(s))
        return vp >= TS_LATE_WAR_NEED ? TS_US : TS_SU;
    return vp > 0 ? TS_US : vp < 0 ? TS_SU : -1;
}

/* TS-9.8, TS-9.9: without Shuttle Diplomacy, without a stop at 20. */
void ts_final_scoring(struct ts_state *s, struct pl_notes *notes) {
    int master = master_of_europe(s), vp = s->vp;
    if (master >= 0) {
        ts_finish(s, TS_END_EUROPE, master, notes);
        return;
    }
    NOTE(N_FINAL, 0);
    for (int region = 0; region < TS_REGIONS; region++) {
        int points[TS_SIDES];
        for (int side = 0; side < TS_SIDES; side++)
            points[side] = ts_region_points(s, side, region, true, -1);
        NOTE(N_SCORED, region, points[TS_SU], points[TS_US]);
        vp += points[TS_US] - points[TS_SU];
    }
    NOTE(N_FINAL_CHINA, s->china);
    vp += s->china == TS_US ? 1 : -1;
    s->vp = (int8_t)vp;
    if (ts_late_war(s))
        NOTE(N_FINAL_NEED, TS_US, TS_LATE_WAR_NEED, vp);
    ts_finish(s, TS_END_FINAL, ahead_at_the_end(s, vp), notes);
}
