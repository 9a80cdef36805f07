/* Automas: the rulebook plays a power (WO-21, WO-23). Here: setup, the round's beginning, money for resources,
 * influence, Aftermath and what decision cards say. */
#include "games/worldorder/automa_parts.h"

enum { VP_WITH_ORDERS = 3, PARTNER_MONEY = 10, DEAL_MONEY = 5 };

/* ---- Setup and the round (WO-21)
 * ------------------------------------------------------------------------------------------ */

void wo_automa_setup(struct wo_state *s, int power, struct pl_notes *notes) { /* WO-21.5, WO-21.6 */
    struct wo_power *p = &s->power[power];
    const struct wo_automa_row *row = &wo_automas[power];
    p->money = row->money;
    NOTE(N_AUTOMA_BEGINS, power, WO_AMOUNT(WO_MONEY, row->money));
    wo_vp(s, power, row->vp + (s->option[WO_OPT_ORDERS] ? VP_WITH_ORDERS : 0), WO_BY_ASSETS, notes);
    p->cube[WO_SP_IMPROVE] = p->cube[WO_SP_INVEST] = p->cube[WO_SP_BASE] = 1;
}

int wo_automa_place(const struct wo_state *s, unsigned free_places) { /* WO-21.7 */
    (void)s;
    return 31 - __builtin_clz(free_places);
}

/* WO-21.8: which of its cubes arrives in this round, from 0; -1: none. */
static int cube_arriving(const struct wo_state *s, int power) {
    static const int8_t normal[WO_ROUNDS + 1] = {-1, -1, 0, -1, 1, -1, 2},
                                           hard[WO_ROUNDS + 1] = {-1, -1, 0, -1, 1, 2, 0};
    return (s->power[power].kind == WO_HARD ? hard : normal)[s->round];
}

void wo_automa_prepare(struct wo_state *s, int power, struct pl_notes *notes) {
    int arriving = cube_arriving(s, power);
    if (arriving >= 0) {
        int space = wo_automas[power].cubes[arriving];
        s->power[power].cube[space]++;
        NOTE(N_AUTOMA_CUBE, power, s->round, space);
    }
    wo_draw_decision(s, power, WO_DE_FOCUS, 0);
}

void wo_automa_gain(struct wo_state *s, int power, int good, int n, struct pl_notes *notes) { /* WO-21.2 */
    int money = wo_price_for_automa(good, n);
    if (good == WO_MONEY) {
        wo_money(s, power, n, notes);
        return;
    }
    s->power[power].money = (int16_t)(s->power[power].money + money);
    NOTE(N_AUTOMA_GAINS, power, WO_AMOUNT(good, n), WO_AMOUNT(WO_MONEY, money));
}

/* ---- Aftermath and the end of the Events phase
 * ------------------------------------------------------------------------------ */

bool wo_automa_prosper(struct wo_state *s, int power, struct pl_notes *notes) { /* WO-23.11 */
    struct wo_power *p = &s->power[power];
    const struct wo_automa_row *row = &wo_automas[power];
    int step = p->prosperity;
    if (step >= WO_STEPS || p->money < row->prosper_cost[step])
        return false;
    p->prosperity++;
    p->money = (int16_t)(p->money - row->prosper_cost[step]);
    NOTE(N_AUTOMA_PROSPERS, power, step + 1, WO_AMOUNT(WO_MONEY, row->prosper_cost[step]));
    wo_vp(s, power, row->prosper_vp[step], WO_BY_PROSPERITY, notes);
    return true;
}

void wo_automa_end_events(struct wo_state *s, struct pl_notes *notes) { /* WO-23.20 */
    for (int i = 0; i < s->players; i++) {
        int power = s->order[i], half = s->power[power].sp / 2;
        if (!wo_is_automa(s, power) || !half)
            continue;
        s->power[power].sp = (uint8_t)(s->power[power].sp - half);
        NOTE(N_AUTOMA_SP, power, WO_AMOUNT(WO_SP, half));
        wo_vp(s, power, half, WO_BY_SMART, notes);
    }
}

/* ---- Influence (WO-23.1 to WO-23.3)
 * ---------------------------------------------------------------------------------------- */

/* Is a slot of either kind free? */
static bool both_free(const struct wo_state *s, int region) {
    return wo_free_permanent(s, region) >= 0 && !wo_temporary_full(s, region);
}

/* No slot of either kind is free, and its own cube is the leftmost. */
static void against_own_cube(struct wo_state *s, int power, int region, struct pl_notes *notes) {
    if (s->power[power].kind == WO_HARD) {
        NOTE(N_AUTOMA_BEYOND, power, region);
        wo_add_beyond(s, power, region, notes);
    } else {
        NOTE(N_AUTOMA_OWN_CUBE, power, region);
        wo_add_temporary(s, power, region, notes);
    }
}

void wo_automa_influence(struct wo_state *s, int power, int region, unsigned flags, struct pl_notes *notes) {
    bool permanent = wo_free_permanent(s, region) >= 0, temporary = !wo_temporary_full(s, region);
    if (both_free(s, region) && !(flags & WO_INF_FREE))
        wo_draw_decision(s, power, WO_DE_SLOT, region);
    else if (permanent)
        wo_add_permanent(s, power, region, notes);
    else if (!temporary && s->region[region].temp[0] == power + 1)
        against_own_cube(s, power, region, notes);
    else
        wo_add_temporary(s, power, region, notes);
}

/* ---- Decision cards (WO-37.3)
 * ------------------------------------------------------------------------------------------------ */

void wo_draw_decision(struct wo_state *s, int power, enum wo_decision_use what, int region) {
    struct pl_frame *f = wo_push(s, WO_F_DECISION, PL_CHANCE);
    f->v[WO_DE_POWER] = (int16_t)power;
    f->v[WO_DE_WHAT] = (int16_t)what;
    f->v[WO_DE_REGION] = (int16_t)region;
}

/* WO-21.9, WO-21.11 */
static void take_focus(struct wo_state *s, int power, int card, struct pl_notes *notes) {
    static const uint8_t money[3] = {10, 5, 3};
    int focus = wo_decision_cards[card].focus[power];
    s->power[power].focus = (uint8_t)focus;
    NOTE(N_AUTOMA_FOCUS, power, card + 1, focus);
    wo_money(s, power, s->round * money[focus], notes);
    if (focus != WO_FOCUS_DIPLOMATIC)
        return;
    unsigned outside = 0;
    for (int region = 0; region < WO_REGIONS; region++)
        outside |= (unsigned)!wo_in_zone(region, power) << region;
    outside &= wo_automa_improve_in(s, power);
    if (outside)
        wo_push_act(s, power, WO_ACT_IMPROVE, outside, false);
    else
        NOTE(N_AUTOMA_NO_IMPROVE, power);
}

/* WO-22.13, WO-22.14: why there is no deal, or PL_NOTHING. */
static struct pl_said no_deal(const struct wo_state *s, int power, int partner, int card) {
    if (wo_is_npc(s, partner))
        return SAY(N_AUTOMA_NPC, power, card + 1, partner);
    if (wo_automa_barred(s, power, partner))
        return SAY(N_AUTOMA_BARRED, power, card + 1, partner);
    if (wo_is_human(s, partner) && !s->power[partner].deals)
        return SAY(N_AUTOMA_NO_DEAL, power, card + 1, partner);
    return PL_NOTHING;
}

static void deal(struct wo_state *s, int power, int card, struct pl_notes *notes) {
    int partner = wo_decision_cards[card].partner[power];
    struct pl_said why = no_deal(s, power, partner, card);
    if (why.phrase) {
        pl_note_to(notes, PL_PUBLIC, why);
        return;
    }
    if (wo_is_automa(s, partner)) {
        NOTE(N_AUTOMA_DEAL_AUTOMA, power, card + 1, partner);
    } else {
        NOTE(N_AUTOMA_DEAL, power, card + 1, partner);
        s->power[partner].deals &= (uint8_t)(s->power[partner].deals - 1);
    }
    wo_money(s, partner, PARTNER_MONEY, notes);
    wo_money(s, power, DEAL_MONEY, notes);
}

static void take_slot(struct wo_state *s, int power, int card, int region, struct pl_notes *notes) {
    if (wo_decision_cards[card].permanent >> (s->round - 1) & 1) {
        NOTE(N_AUTOMA_PERMANENT, power, card + 1, s->round);
        wo_add_permanent(s, power, region, notes);
    } else {
        NOTE(N_AUTOMA_TEMPORARY, power, card + 1, s->round);
        wo_add_temporary(s, power, region, notes);
    }
}

static void decision_happens(struct wo_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int card = pl_a(outcome), power = f->v[WO_DE_POWER], what = f->v[WO_DE_WHAT], region = f->v[WO_DE_REGION];
    s->decide_deck &= (uint16_t) ~(1u << card);
    pl_pop(&s->frames);
    if (what == WO_DE_FOCUS)
        take_focus(s, power, card, notes);
    else if (what == WO_DE_TRADE)
        deal(s, power, card, notes);
    else
        take_slot(s, power, card, region, notes);
}

static bool decision_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (f->v[WO_DE_WHAT] == WO_DE_SLOT && !both_free(s, f->v[WO_DE_REGION])) { /* taken since by something on top */
        int power = f->v[WO_DE_POWER], region = f->v[WO_DE_REGION];
        pl_pop(&s->frames);
        wo_automa_influence(s, power, region, 0, notes);
        return false;
    }
    if (!s->decide_deck) { /* WO-21.12 */
        s->decide_deck = (1u << WO_DECISIONS) - 1;
        NOTE(N_NEW_DECISIONS);
    }
    if (s->decide_deck & (s->decide_deck - 1))
        return true;
    decision_happens(s, f, PL_MOVE(WO_M_DECISION, __builtin_ctz(s->decide_deck), 0, 0), notes);
    return false;
}

static int decision_chances(const struct wo_state *s, const struct pl_frame *f, struct pl_chance *out) {
    (void)f;
    int n = 0;
    PL_EACH_BIT(card, s->decide_deck) {
        out[n++] = (struct pl_chance){PL_MOVE(WO_M_DECISION, card, 0, 0), 1};
    }
    return n;
}

static struct pl_asked decision_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    if (f->v[WO_DE_WHAT] == WO_DE_FOCUS)
        return TELLS(P_DECIDE_FOCUS, f->v[WO_DE_POWER]);
    if (f->v[WO_DE_WHAT] == WO_DE_TRADE)
        return TELLS(P_DECIDE_TRADE, f->v[WO_DE_POWER]);
    return TELLS(P_DECIDE_SLOT, f->v[WO_DE_POWER], f->v[WO_DE_REGION]);
}

static bool decision_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int region = f->v[WO_DE_REGION];
    if (!wo_is_automa(s, f->v[WO_DE_POWER]) || f->step || f->left || s->decide_deck >> WO_DECISIONS ||
        (!above && !s->decide_deck))
        return false;
    if (f->v[WO_DE_WHAT] != WO_DE_SLOT)
        return !above && !region;
    return s->round && (above || both_free(s, region));
}

static const char *const use_names[] = {"focus", "trade", "slot", NULL};
const struct pl_decision wo_row_decision = {
    .key = "decision",
    .values = VALUES(
        POWER_VALUE(WO_DE_POWER),
        PL_VALUE(WO_DE_WHAT, "decides", "what it decides", .names = use_names, .max = WO_DE_USES - 1),
        PL_VALUE(WO_DE_REGION, "region", "where the influence goes", .values = &wo_region_keys, .max = WO_REGIONS - 1)),
    .about = KINDS(WO_M_DECISION),
    .chances = decision_chances,
    .happens = decision_happens,
    .run = decision_run,
    .prompt = decision_prompt,
    .fits = decision_fits};
