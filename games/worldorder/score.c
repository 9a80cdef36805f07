/* Scoring and the end (WO-11). */
#include "core/rank.h"
#include "games/worldorder/actions.h"
#include "games/worldorder/flow.h"

/* ---- Regions (WO-11.2 to WO-11.6) -------------------------------------------------------------------------------- */

static int bonus_of(int region, int place) {
    return place >= 1 && place <= wo_regions[region].bonuses ? wo_regions[region].bonus[place - 1] : 0;
}

int wo_region_points(const struct wo_state *s, int power, int region) {
    uint8_t place[WO_OWNERS];
    if (!wo_scores(s, region))
        return 0;
    wo_rank_region(s, region, place);
    return wo_infl(s, region, power) + bonus_of(region, place[power]);
}

static void score_region(struct wo_state *s, int region, struct pl_notes *notes) {
    uint8_t place[WO_OWNERS];
    if (!wo_scores(s, region)) {
        NOTE(N_NO_SCORE, region);
        return;
    }
    wo_rank_region(s, region, place);
    for (int i = 0; i < s->players; i++) {
        int power = s->order[i], cubes = wo_infl(s, region, power);
        if (!cubes)
            continue;
        NOTE(N_REGION, power, region, cubes, place[power], bonus_of(region, place[power]));
        wo_vp(s, power, cubes + bonus_of(region, place[power]), WO_BY_REGIONS, notes);
        if (place[power] == 1 && s->round == WO_ROUNDS) /* nobody shares the first place (WO-11.5) */
            s->sole_first[power]++;
    }
}

/* ---- Majorities (WO-11.7 to WO-11.12) ---------------------------------------------------------------------------- */

enum majority { MONEY, ARMIES, ALLIES, SMART_POWER, MAJORITIES };
enum { PLACES = 3, SMART_POWER_OF_TWO = 3 };
static const uint8_t majority_vp[MAJORITIES][PLACES] = {{5, 3, 1}, {6, 3, 1}, {7, 4, 2}, {5, 3, 1}};

static int counted(const struct wo_state *s, int power, enum majority what) {
    struct pl_set allies;
    switch (what) {
    case MONEY:
        return s->power[power].money;
    case ARMIES:
        return wo_armies(s, power);
    case ALLIES:
        allies = wo_allies(s, power);
        return pl_set_count(&allies);
    default:
        return s->power[power].sp;
    }
}

/* What a place is worth; with two players only being alone in front is worth anything. */
static int majority_points(const struct wo_state *s, enum majority what, int place) {
    if (place < 1 || place > PLACES)
        return 0;
    if (s->players > 2)
        return majority_vp[what][place - 1];
    if (place > 1)
        return 0;
    return what == SMART_POWER ? SMART_POWER_OF_TWO : majority_vp[what][s->option[WO_OPT_LEADER]]; /* WO-25.10 */
}

static const struct pl_phrase *majority_line(enum majority what) {
    static const enum wo_phrase lines[MAJORITIES] = {WO_N_MOST_MONEY, WO_N_MOST_ARMIES, WO_N_MOST_ALLIES, WO_N_MOST_SP};
    return &wo_phrases[lines[what]];
}

static void score_majority(struct wo_state *s, enum majority what, struct pl_notes *notes) {
    int32_t count[WO_POWERS] = {0};
    uint8_t place[WO_POWERS];
    struct pl_rank rank = {.count = WO_POWERS, .key = count, .ties = PL_TIES_LOWER};
    for (int power = 0; power < WO_POWERS; power++) {
        count[power] = wo_is_npc(s, power) ? 0 : counted(s, power, what);
        rank.out |= count[power] > 0 ? 0 : 1u << power; /* WO-11.11 */
    }
    pl_rank(&rank, place);
    for (int i = 0; i < s->players; i++) {
        int power = s->order[i], points = majority_points(s, what, place[power]);
        if (!points)
            continue;
        PL_NOTE(notes, majority_line(what), power, count[power], place[power]);
        wo_vp(s, power, points, what == SMART_POWER ? WO_BY_SMART : WO_BY_TOKENS, notes);
    }
}

/* ---- Specials (WO-11.13 to WO-11.15) ----------------------------------------------------------------------------- */

static bool leads(const struct wo_state *s, int power, int region) {
    int own = wo_infl(s, region, power);
    for (int owner = 0; owner < WO_OWNERS; owner++)
        if (wo_infl(s, region, owner) > own)
            return false;
    return own > 0;
}

static void special_usa(struct wo_state *s, struct pl_notes *notes) {
    static const uint8_t loss[] = {12, 8, 5, 2};
    int led = 0;
    for (int region = 0; region < WO_REGIONS; region++)
        led += leads(s, WO_USA, region);
    NOTE(N_SPECIAL_USA, led);
    if (led < (int)sizeof loss)
        wo_vp(s, WO_USA, -loss[led], WO_BY_SPECIAL, notes);
}

static bool most_armies(const struct wo_state *s, int power, int region) {
    int own = s->region[region].army[power];
    for (int other = 0; other < WO_POWERS; other++)
        if (s->region[region].army[other] > own)
            return false;
    return own > 0;
}

static void special_rus(struct wo_state *s, struct pl_notes *notes) {
    int held = 0;
    for (int region = 0; region < WO_REGIONS; region++)
        held += wo_in_zone(region, WO_RUS) && most_armies(s, WO_RUS, region);
    NOTE(N_SPECIAL_RUS, held);
    wo_vp(s, WO_RUS, 2 * held, WO_BY_SPECIAL, notes);
}

static void special_chn(struct wo_state *s, struct pl_notes *notes) {
    static const uint8_t gain[WO_REGIONS + 1] = {0, 0, 0, 2, 3, 4, 6, 8};
    int regions = wo_fdi_regions(s, WO_CHN);
    NOTE(N_SPECIAL_CHN, regions);
    wo_vp(s, WO_CHN, gain[regions], WO_BY_SPECIAL, notes);
}

/* ---- A scoring, and the end -------------------------------------------------------------------------------------- */

enum { VP_OF_ASSET = 2, VP_OF_ORDER = 3 };

/* WO-11.16, WO-34.1 */
static void end_bonuses(struct wo_state *s, struct pl_notes *notes) {
    for (int i = 0; i < s->players; i++) {
        int power = s->order[i];
        const struct wo_power *p = &s->power[power];
        int left = __builtin_popcount(p->kept & ~(unsigned)p->used);
        if (!wo_is_human(s, power))
            continue;
        if (left) {
            NOTE(N_ASSETS_LEFT, power, left);
            wo_vp(s, power, VP_OF_ASSET * left, WO_BY_END, notes);
        }
        if (s->option[WO_OPT_ORDERS] && !p->ordered) {
            NOTE(N_ORDER_LEFT, power);
            wo_vp(s, power, VP_OF_ORDER, WO_BY_END, notes);
        }
    }
}

void wo_score(struct wo_state *s, struct pl_notes *notes) {
    bool end = s->round == WO_ROUNDS;
    NOTE(N_SCORING, s->round);
    for (int region = 0; region < WO_REGIONS; region++)
        score_region(s, region, notes);
    for (int what = MONEY; what < MAJORITIES; what++)
        if (what != SMART_POWER || wo_tourmente(s))
            score_majority(s, (enum majority)what, notes);
    if (!wo_is_npc(s, WO_USA))
        special_usa(s, notes);
    if (!wo_is_npc(s, WO_RUS))
        special_rus(s, notes);
    if (end && !wo_is_npc(s, WO_CHN))
        special_chn(s, notes);
    if (end)
        end_bonuses(s, notes);
}

static int cubes_on_map(const struct wo_state *s, int power) {
    int n = 0;
    for (int region = 0; region < WO_REGIONS; region++)
        n += wo_infl(s, region, power);
    return n;
}

/* WO-11.17, WO-11.18: more than 0: `a` comes before `b`. */
static int compare(const struct wo_state *s, int a, int b) {
    int vp = s->power[a].vp - s->power[b].vp, first = s->sole_first[a] - s->sole_first[b];
    return vp ? vp : first ? first : cubes_on_map(s, a) - cubes_on_map(s, b);
}

void wo_finish(struct wo_state *s, struct pl_notes *notes) {
    int best = s->order[0];
    for (int i = 1; i < s->players; i++)
        if (compare(s, s->order[i], best) > 0)
            best = s->order[i];
    s->phase = WO_OVER;
    s->ending = WO_END_SIX + 1;
    for (int i = 0; i < s->players; i++) {
        int power = s->order[i];
        NOTE(N_ENDS_WITH, power, s->power[power].vp);
        if (compare(s, power, best) == 0)
            s->winners |= wo_seat_bit(s, power);
    }
    for (int i = 0; i < s->players; i++)
        if (s->winners & wo_seat_bit(s, s->order[i]))
            NOTE(N_WINS, s->order[i]);
}

/* ---- The result -------------------------------------------------------------------------------------------------- */

void wo_result(const void *state, struct pl_result *out) {
    const struct wo_state *s = state;
    *out = (struct pl_result){.ending = s->ending - 1, .winners = s->winners};
    for (int seat = 0; seat < s->players; seat++)
        out->score[seat] = s->power[s->power_of[seat] - 1].vp;
}

int wo_score_lines(const void *state, struct pl_score_line *out) {
    static const enum wo_phrase label[WO_SOURCES] = {
        [WO_BY_ASSETS] = WO_S_BY_ASSETS, [WO_BY_PLACING] = WO_S_BY_PLACING, [WO_BY_REGIONS] = WO_S_BY_REGIONS,
        [WO_BY_TOKENS] = WO_S_BY_TOKENS, [WO_BY_SMART] = WO_S_BY_SMART,     [WO_BY_SPECIAL] = WO_S_BY_SPECIAL,
        [WO_BY_THREAT] = WO_S_BY_THREAT, [WO_BY_GROWTH] = WO_S_BY_GROWTH,   [WO_BY_PROSPERITY] = WO_S_BY_PROSPERITY,
        [WO_BY_EVENTS] = WO_S_BY_EVENTS, [WO_BY_CARDS] = WO_S_BY_CARDS,     [WO_BY_END] = WO_S_BY_END};
    const struct wo_state *s = state;
    int n = 0;
    for (int source = 0; source < WO_SOURCES; source++) {
        struct pl_score_line line = {.label = PL_SAY(&wo_phrases[label[source]])};
        bool any = false;
        for (int seat = 0; seat < s->players; seat++) {
            line.points[seat] = s->power[s->power_of[seat] - 1].by[source];
            any = any || line.points[seat];
        }
        if (any)
            out[n++] = line;
    }
    return n;
}
