/* The course of the game (WO-1): one frame lies at the bottom all the time and goes from step to step. */
#include "games/worldorder/flow.h"
#include "games/worldorder/automa.h"
#include "games/worldorder/events.h"

/* ---- The frame at the bottom ------------------------------------------------------------------------------------- */

static wo_step_fn *const steps[WO_STEP_COUNT] = {
#define WO_STEP(STEP, NAME) [WO_STEP_##STEP] = wo_step_##NAME,
    WO_COURSE(WO_STEP)
#undef WO_STEP
};

static bool flow_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    steps[f->v[WO_FLOW_STEP]](s, f, notes);
    return false;
}

/* While places are chosen: as many powers have one as have chosen, each once. */
static bool places_fit(const struct wo_state *s, const struct pl_frame *f) {
    unsigned seen = 0;
    int chosen = 0;
    for (int place = 0; place < WO_POWERS; place++) {
        int power = f->v[WO_FLOW_PLACE + place] - 1;
        if (power < 0)
            continue;
        if (place >= s->players || power >= WO_POWERS || wo_is_npc(s, power) || seen >> power & 1)
            return false;
        seen |= 1u << power;
        chosen++;
    }
    for (int i = 0; i < chosen; i++) /* those whose turn to choose it was */
        if (!(seen >> wo_chooser(s, i) & 1))
            return false;
    return chosen + 1 == f->v[WO_FLOW_NEXT] && chosen + 1 < s->players;
}

static bool nothing_kept(const struct pl_frame *f) {
    return !f->v[WO_FLOW_PLACE] && !f->v[WO_FLOW_PLACE + 1] && !f->v[WO_FLOW_PLACE + 2] && !f->v[WO_FLOW_PLACE + 3];
}

static bool flow_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int step = f->v[WO_FLOW_STEP], most = WO_REGIONS;
    if (step == WO_STEP_TURNS)
        most = WO_TURNS * s->players;
    if (!above || f != s->frames.at || f->seat || f->step || f->left || f->v[WO_FLOW_NEXT] > most)
        return false;
    if (step == WO_STEP_PLACES)
        return places_fit(s, f);
    return step == WO_STEP_DEFENSE || nothing_kept(f);
}

static const char *const step_names[] = {
#define WO_STEP(STEP, NAME) #NAME,
    WO_COURSE(WO_STEP)
#undef WO_STEP
        NULL};
#define PLACE_VALUE(INDEX, NAME, DOC) PL_VALUE(WO_FLOW_PLACE + (INDEX), NAME, DOC, .max = (1 << WO_REGIONS) - 1)
const struct pl_decision wo_row_flow = {
    .key = "flow",
    .values =
        VALUES(PL_VALUE(WO_FLOW_STEP, "now", "the step", .names = step_names, .max = WO_STEP_COUNT - 1),
               PL_VALUE(WO_FLOW_NEXT, "next", "how many have had it", .max = WO_TURNS * WO_POWERS),
               PLACE_VALUE(0, "first", "who took the first place; regions whose tokens defend the USA"),
               PLACE_VALUE(1, "second", "the second place; the EU"), PLACE_VALUE(2, "third", "the third place; Russia"),
               PLACE_VALUE(3, "fourth", "the fourth place; China")),
    .run = flow_run,
    .fits = flow_fits,
};

/* ---- A round begins (WO-4) --------------------------------------------------------------------------------------- */

void wo_begin_round(struct wo_state *s, struct pl_notes *notes) {
    s->round++;
    s->phase = WO_PREPARATION;
    NOTE(N_ROUND, s->round);
    for (int power = 0; power < WO_POWERS; power++) {
        struct wo_power *p = &s->power[power];
        p->once = p->turns = p->plays = 0;
        if (!wo_is_human(s, power)) /* WO-6.3.11 */
            p->deals = (uint8_t)wo_deals_of(s, power);
    }
    wo_effects_begin_round(s);
}

void wo_step_round(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    wo_step_on(f);
    wo_begin_round(s, notes);
}

void wo_step_draw(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int power = wo_next_power(s, f);
    if (power >= 0 && wo_is_human(s, power)) /* WO-4.1, WO-32.5 */
        wo_draw_cards(s, power, WO_HAND + wo_ability(s, power, WO_TACTICAL_FLEXIBILITY), notes);
}

void wo_step_countries(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int region = f->v[WO_FLOW_NEXT]++;
    if (region < WO_REGIONS)
        wo_give_country_row(s, region, notes);
    else
        wo_step_on(f);
}

/* WO-4.4: fewest VP chooses first, then least money, then least starting money. */
static bool chooses_before(const struct wo_state *s, int a, int b) {
    int vp = s->power[a].vp - s->power[b].vp, money = s->power[a].money - s->power[b].money;
    return vp ? vp < 0 : money ? money < 0 : wo_powers[a].money < wo_powers[b].money;
}

/* The power that chooses a place after `before` others. */
int wo_chooser(const struct wo_state *s, int before) {
    int power = 0;
    for (int i = 0; i < s->players; i++) {
        int earlier = 0;
        power = s->order[i];
        for (int j = 0; j < s->players; j++)
            earlier += j != i && chooses_before(s, s->order[j], power);
        if (earlier == before)
            break;
    }
    return power;
}

static void take_places(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    for (int place = 0; place < WO_POWERS && place < s->players; place++)
        s->order[place] = (uint8_t)(f->v[WO_FLOW_PLACE + place] - 1);
    for (int place = 0; place < WO_POWERS; place++)
        f->v[WO_FLOW_PLACE + place] = 0;
    NOTE(N_FIRST, s->order[0]);
    wo_step_on(f);
}

void wo_step_places(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (f->v[WO_FLOW_NEXT] >= s->players) {
        take_places(s, f, notes);
        return;
    }
    int power = wo_chooser(s, f->v[WO_FLOW_NEXT]++), place;
    unsigned free_places = 0;
    for (int i = 0; i < s->players; i++)
        free_places |= f->v[WO_FLOW_PLACE + i] ? 0 : 1u << i;
    if (!(free_places & (free_places - 1)))
        place = __builtin_ctz(free_places);
    else if (wo_is_automa(s, power))
        place = wo_automa_place(s, free_places); /* WO-21.7 */
    else {
        wo_push(s, WO_F_PLACE, power);
        return;
    }
    f->v[WO_FLOW_PLACE + place] = (int16_t)(power + 1);
    NOTE(N_PLACE, power, place + 1);
}

void wo_step_primary(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int power = wo_next_power(s, f);
    if (power < 0)
        return;
    for (int good = WO_E; wo_is_human(s, power) && good <= WO_F; good++) /* WO-4.6 */
        if (s->power[power].prod[good])
            wo_make(s, power, good, s->power[power].prod[good], notes);
    wo_hook_prep_gain(s, power, notes);
}

void wo_step_foci(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int power = wo_next_power(s, f);
    if (power < 0) {
        s->phase = WO_ACTION;
        return;
    }
    s->active = (uint8_t)power;
    if (wo_is_automa(s, power))
        wo_automa_prepare(s, power, notes); /* WO-21.8, WO-21.9 */
    else
        wo_push(s, WO_F_FOCUS, power);
}

/* ---- The Action phase (WO-5, WO-8, WO-9) ------------------------------------------------------------------------- */

void wo_step_turns(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int turn = f->v[WO_FLOW_NEXT]++;
    if (turn == WO_TURNS * s->players) { /* WO-5.1 */
        wo_step_on(f);
        s->phase = WO_RESEARCH;
        return;
    }
    int power = s->order[turn % s->players];
    struct wo_power *p = &s->power[power];
    s->active = (uint8_t)power;
    p->turns++;
    if (wo_is_automa(s, power)) {
        wo_automa_turn(s, power, notes);
    } else if (p->hand_n) {
        p->plays = 1;
        wo_push(s, WO_F_TURN, power);
    } else { /* WO-5.7 */
        NOTE(N_PASSES, power);
    }
}

void wo_step_influence(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    wo_step_on(f);
    s->phase = WO_INFLUENCE;
    if (s->npc)
        wo_auto_influence(s, notes);
}

void wo_step_show(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    wo_step_on(f);
    if (s->npc && s->round < WO_ROUNDS)
        wo_auto_show(s, notes);
}

void wo_step_events(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    wo_step_on(f);
    if (!wo_tourmente(s))
        return;
    s->phase = WO_EVENT_PHASE;
    wo_events_phase(s, notes);
}

/* ---- The end of a round ------------------------------------------------------------------------------------------ */

void wo_step_scoring(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    wo_step_on(f);
    if (s->round == WO_ROUNDS / 2 || s->round == WO_ROUNDS) /* WO-11.1 */
        wo_score(s, notes);
}

void wo_step_next(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (s->round < WO_ROUNDS) {
        f->v[WO_FLOW_STEP] = WO_STEP_ROUND;
        return;
    }
    wo_finish(s, notes);
    pl_pop(&s->frames);
}
