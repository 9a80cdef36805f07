/* Dealing events and preparing rounds (WO-14): the row, the events in front of powers, what chance draws. */
#include "games/worldorder/events_parts.h"
#include "games/worldorder_effects.h"

/* ---- Where events lie -------------------------------------------------------------------------------------------- */

int wo_free_slots(const struct wo_state *s) {
    int n = 0;
    for (int slot = 0; slot < WO_SLOTS; slot++)
        n += !s->ev_row[slot];
    return n;
}

void wo_fill_slot(struct wo_state *s, int event, struct pl_notes *notes) {
    int slot = WO_SLOTS - 1;
    while (slot > 0 && s->ev_row[slot])
        slot--;
    s->ev_row[slot] = (uint8_t)(event + 1); /* WO-14.6 */
    NOTE(N_EVENT_DEALT, event, EVENT_RULE(event));
}

/* WO-14.8: two events in front of one power. */
static void keep_of_two(struct wo_state *s, int power, int kept, int other, struct pl_notes *notes) {
    s->ev_target[power] = (uint8_t)(kept + 1);
    NOTE(N_KEEPS_EVENT, power, kept, other);
}

void wo_event_to(struct wo_state *s, int power, int event, struct pl_notes *notes) {
    int before = s->ev_target[power] - 1;
    NOTE(N_EVENT_TARGETS, event, power, EVENT_RULE(event));
    if (before < 0) {
        s->ev_target[power] = (uint8_t)(event + 1);
    } else if (wo_is_human(s, power)) {
        struct pl_frame *f = wo_push(s, WO_F_KEEP_EVENT, power);
        f->v[0] = (int16_t)event;
    } else {
        wo_draw_event(s, power, UINT64_C(1) << before | UINT64_C(1) << event);
    }
}

/* Takes the n-th of those that wait. */
static int take_waiting(struct wo_state *s, int n) {
    int last = (int)sizeof s->ev_queue - 1, event = s->ev_queue[n] - 1;
    memmove(s->ev_queue + n, s->ev_queue + n + 1, (size_t)(last - n));
    s->ev_queue[last] = 0;
    return event;
}

bool wo_place_queue(struct wo_state *s, struct pl_notes *notes) {
    int depth = s->frames.depth, slot = 0;
    for (int n = 0; n < (int)sizeof s->ev_queue && s->ev_queue[n];) {
        int target = wo_events[s->ev_queue[n] - 1].target;
        while (slot < WO_SLOTS && s->ev_row[slot])
            slot++;
        if (target >= 0) {
            wo_event_to(s, target, take_waiting(s, n), notes);
            if (s->frames.depth > depth)
                return true;
        } else if (slot < WO_SLOTS) {
            int event = take_waiting(s, n);
            s->ev_row[slot] = (uint8_t)(event + 1);
            NOTE(N_EVENT_QUEUED, event);
        } else {
            n++;
        }
    }
    return false;
}

/* ---- Chance draws events (WO-14.5 to WO-14.10) ------------------------------------------------------------------- */

enum { DEAL_ERA, DEAL_KEEP }; /* from which deck; how many slots stay free */

static uint64_t deck_of(const struct wo_state *s, int era) {
    return s->events & ((UINT64_C(1) << WO_ERA_EVENTS) - 1) << (era == 1 ? 0 : WO_ERA_EVENTS);
}

void wo_push_deal(struct wo_state *s, int n, int era) {
    int vacant = wo_free_slots(s), keep = vacant - n;
    if (vacant == 0)
        return;
    struct pl_frame *f = wo_push(s, WO_F_DEAL_EVENT, PL_CHANCE);
    f->v[DEAL_ERA] = (int16_t)era;
    f->v[DEAL_KEEP] = (int16_t)(keep > 0 ? keep : 0);
}

static bool deal_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (wo_free_slots(s) > f->v[DEAL_KEEP] && deck_of(s, f->v[DEAL_ERA]))
        return true;
    if (wo_free_slots(s) > f->v[DEAL_KEEP])
        NOTE(N_NO_EVENTS, f->v[DEAL_ERA]);
    pl_pop(&s->frames);
    return false;
}

static int each_event(uint64_t events, struct pl_chance *out) {
    int n = 0;
    for (; events; events &= events - 1)
        out[n++] = (struct pl_chance){PL_MOVE(WO_M_EVENT, __builtin_ctzll(events), 0, 0), 1};
    return n;
}

static int deal_chances(const struct wo_state *s, const struct pl_frame *f, struct pl_chance *out) {
    return each_event(deck_of(s, f->v[DEAL_ERA]), out);
}

static void deal_happens(struct wo_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int event = pl_a(outcome);
    (void)f;
    s->events &= ~(UINT64_C(1) << event);
    if (wo_events[event].target >= 0) {
        wo_event_to(s, wo_events[event].target, event, notes);
    } else if (wo_events[event].type == WO_TURNING) { /* WO-14.9 */
        wo_push_event(s, event, EV_FROM_DECK);
    } else {
        wo_fill_slot(s, event, notes);
    }
}

static struct pl_asked deal_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(P_DEAL_EVENT, f->v[DEAL_ERA]);
}

static bool deal_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return f->seat == PL_CHANCE && !f->step && !f->left &&
           (above || (wo_free_slots(s) > f->v[DEAL_KEEP] && deck_of(s, f->v[DEAL_ERA])));
}

const struct pl_decision wo_row_deal_event = {
    .key = "deal_event",
    .values = VALUES(PL_VALUE(DEAL_ERA, "era", "the era of the deck", .min = 1, .max = 2),
                     PL_VALUE(DEAL_KEEP, "vacant", "slots that stay free", .max = WO_SLOTS)),
    .chances = deal_chances,
    .happens = deal_happens,
    .run = deal_run,
    .prompt = deal_prompt,
    .fits = deal_fits};

/* ---- Keep one of two (WO-14.8) ----------------------------------------------------------------------------------- */

static int keep_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    out[0] = PL_MOVE(WO_M_KEEP, s->ev_target[f->seat] - 1, 0, 0);
    out[1] = PL_MOVE(WO_M_KEEP, f->v[0], 0, 0);
    return 2;
}

static void keep_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, kept = pl_a(move), before = s->ev_target[power] - 1;
    int other = kept == before ? f->v[0] : before;
    pl_pop(&s->frames);
    keep_of_two(s, power, kept, other, notes);
}

static struct pl_asked keep_prompt(const struct wo_state *s, const struct pl_frame *f) {
    return ASKS(KEEP_EVENT, f->seat, s->ev_target[f->seat] - 1, f->v[0]);
}

static struct pl_said keep_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    return pl_kind(move) == WO_M_KEEP ? SAY(W_EVENT_KEEP, f->seat) : PL_NOTHING;
}

/* An event that lies nowhere: neither in a deck nor on the table. */
static bool is_nowhere(const struct wo_state *s, int event) {
    bool there = s->events >> event & 1;
    for (int slot = 0; slot < WO_SLOTS; slot++)
        there |= s->ev_row[slot] == event + 1;
    for (int power = 0; power < WO_POWERS; power++)
        there |= s->ev_target[power] == event + 1;
    for (int n = 0; n < (int)sizeof s->ev_queue; n++)
        there |= s->ev_queue[n] == event + 1;
    return !there;
}

static bool keep_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && pl_below(&s->frames, f) && f->seat >= 0 && f->seat < WO_POWERS && wo_is_human(s, f->seat) &&
           !f->step && !f->left && s->ev_target[f->seat] && wo_events[f->v[0]].target == f->seat &&
           is_nowhere(s, f->v[0]);
}

const struct pl_decision wo_row_keep_event = {
    .key = "keep_event",
    .values = VALUES(PL_VALUE(0, "event", "the new one", .values = &wo_event_keys, .max = WO_EVENTS - 1)),
    .about = KINDS(WO_M_KEEP),
    .moves = keep_moves,
    .apply = keep_apply,
    .prompt = keep_prompt,
    .why = keep_why,
    .not_now = PL_PHRASE(W_KEEP_NOT_NOW),
    .fits = keep_fits};

/* ---- One of some events is drawn --------------------------------------------------------------------------------- */

/* Which NPC power or automa keeps it, or WO_POWERS: it takes the slot being filled (Arab Spring). */
enum { LOT_POWER, LOT_FIRST, LOT_MOST = 4 };

void wo_draw_event(struct wo_state *s, int power, uint64_t events) {
    struct pl_frame *f = wo_push(s, WO_F_EVENT_LOT, PL_CHANCE);
    f->v[LOT_POWER] = (int16_t)power;
    for (int i = 0; events && i < LOT_MOST; i++, events &= events - 1)
        f->v[LOT_FIRST + i] = (int16_t)(__builtin_ctzll(events) + 1);
}

static uint64_t lot_events(const struct pl_frame *f) {
    uint64_t events = 0;
    for (int i = 0; i < LOT_MOST; i++)
        if (f->v[LOT_FIRST + i])
            events |= UINT64_C(1) << (f->v[LOT_FIRST + i] - 1);
    return events;
}

static int lot_chances(const struct wo_state *s, const struct pl_frame *f, struct pl_chance *out) {
    (void)s;
    return each_event(lot_events(f), out);
}

/* A triggered event takes the slot being filled, or its place in front of a power. */
static void into_slot(struct wo_state *s, int event, struct pl_notes *notes) {
    const struct pl_frame *f = wo_event_frame(s);
    if (!f || f->v[EV_FROM] != EV_FROM_DECK || !wo_free_slots(s)) {
        wo_add_card(s, event, notes);
        return;
    }
    s->events &= ~(UINT64_C(1) << event);
    if (wo_events[event].target >= 0)
        wo_event_to(s, wo_events[event].target, event, notes);
    else
        wo_fill_slot(s, event, notes);
}

static void lot_happens(struct wo_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int power = f->v[LOT_POWER], event = pl_a(outcome);
    uint64_t others = lot_events(f) & ~(UINT64_C(1) << event);
    pl_pop(&s->frames);
    if (power == WO_POWERS)
        into_slot(s, event, notes);
    else
        keep_of_two(s, power, event, __builtin_ctzll(others), notes);
}

static struct pl_asked lot_prompt(const struct wo_state *s, const struct pl_frame *f) {
    if (f->v[LOT_POWER] == WO_POWERS)
        return TELLS(P_SLOT_RANDOM, s->ev_now - 1);
    return TELLS(P_KEEP_RANDOM, f->v[LOT_POWER]);
}

static bool lot_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    uint64_t events = lot_events(f);
    int power = f->v[LOT_POWER];
    if (above || f->seat != PL_CHANCE || f->step || f->left || !pl_below(&s->frames, f))
        return false;
    if (power == WO_POWERS)
        return s->ev_now && events && !(events & ~s->events);
    return !wo_is_human(s, power) && __builtin_popcountll(events) == 2 && s->ev_target[power] &&
           events >> (s->ev_target[power] - 1) & 1 &&
           is_nowhere(s, __builtin_ctzll(events & ~(UINT64_C(1) << (s->ev_target[power] - 1))));
}

#define LOT_EVENT(I, NAME) PL_VALUE(LOT_FIRST + (I), NAME, "one of the events + 1, 0: none", .max = WO_EVENTS)
const struct pl_decision wo_row_event_lot = {
    .key = "event_lot",
    .values = VALUES(PL_VALUE(LOT_POWER, "power", "who keeps it; 4: it takes the slot", .max = WO_POWERS),
                     LOT_EVENT(0, "a"), LOT_EVENT(1, "b"), LOT_EVENT(2, "c"), LOT_EVENT(3, "d")),
    .chances = lot_chances,
    .happens = lot_happens,
    .prompt = lot_prompt,
    .fits = lot_fits};

/* slot_random of an outcome: events used before are left out (WO-16.5); none left: another event is dealt. */
void wo_op_slot_random(struct wo_state *s, const struct pl_call *call, int a, int b, int c, int d) {
    const int named[LOT_MOST] = {a, b, c, d};
    struct pl_notes *notes = call->notes;
    uint64_t events = 0;
    for (int i = 0; i < LOT_MOST; i++)
        if (named[i] >= 0)
            events |= UINT64_C(1) << named[i] & s->events;
    if (!events)
        NOTE(N_NONE_LEFT, s->ev_now - 1);
    else if (events & (events - 1))
        wo_draw_event(s, WO_POWERS, events);
    else
        into_slot(s, __builtin_ctzll(events), notes);
}

/* ---- A region is drawn ------------------------------------------------------------------------------------------- */

/* For an NPC power or automa: equally likely, since no rule of its own decides (WO-20.10). `invest`: an automa puts an
 * FDI token there as well (WO-16.7). */
enum { REGION_POWER, REGION_MASK, REGION_INVEST };

static void influence_in(struct wo_state *s, int power, int region, bool invest, struct pl_notes *notes) {
    s->ev_taken |= (uint8_t)(1u << region);
    if (invest) {
        s->power[power].fdi_at[region]++;
        NOTE(N_EVENT_FDI, power, region);
    }
    wo_influence(s, power, region, 0, notes);
}

static void draw_region(struct wo_state *s, int power, unsigned regions, bool invest, struct pl_notes *notes) {
    if (!(regions & (regions - 1))) {
        influence_in(s, power, __builtin_ctz(regions), invest, notes);
        return;
    }
    struct pl_frame *f = wo_push(s, WO_F_EVENT_REGION, PL_CHANCE);
    f->v[REGION_POWER] = (int16_t)power;
    f->v[REGION_MASK] = (int16_t)regions;
    f->v[REGION_INVEST] = invest;
}

void wo_draw_region(struct wo_state *s, int power, unsigned regions, struct pl_notes *notes) {
    draw_region(s, power, regions, false, notes);
}

void wo_draw_investment(struct wo_state *s, int power, unsigned regions, struct pl_notes *notes) {
    draw_region(s, power, regions, true, notes);
}

static int region_chances(const struct wo_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int n = 0;
    (void)s;
    PL_EACH_BIT(region, f->v[REGION_MASK]) {
        out[n++] = (struct pl_chance){PL_MOVE(WO_M_LOT, region, WO_LOT_REGION, 0), 1};
    }
    return n;
}

static void region_happens(struct wo_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int power = f->v[REGION_POWER], region = pl_a(outcome);
    bool invest = f->v[REGION_INVEST];
    pl_pop(&s->frames);
    NOTE(N_EVENT_REGION, power, region);
    influence_in(s, power, region, invest, notes);
}

static struct pl_asked region_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(P_EVENT_REGION, f->v[REGION_POWER]);
}

static bool region_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->seat == PL_CHANCE && !f->step && !f->left && s->ev_now && !wo_is_human(s, f->v[REGION_POWER]) &&
           (!f->v[REGION_INVEST] || wo_is_automa(s, f->v[REGION_POWER]));
}

const struct pl_decision wo_row_event_region = {
    .key = "event_region",
    .values = VALUES(
        POWER_VALUE(REGION_POWER),
        PL_VALUE(REGION_MASK, "regions", "bit per region that may be drawn", .min = 1, .max = (1 << WO_REGIONS) - 1),
        PL_VALUE(REGION_INVEST, "invest", "1: an FDI token goes there too", .max = 1)),
    .chances = region_chances,
    .happens = region_happens,
    .prompt = region_prompt,
    .fits = region_fits};
