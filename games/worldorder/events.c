/* The Events phase (WO-14), and how one event is resolved, from its beginning to its discard (WO-15, WO-17). */
#include "games/worldorder/events_parts.h"
#include "games/worldorder_effects.h"

/* ---- Who takes part (WO-15.1) ------------------------------------------------------------------------------------ */

unsigned wo_event_powers(const struct wo_event_row *event) {
    return (unsigned)event->camp[0] | event->camp[1] | event->camp[2] | event->camp[3];
}

int wo_camp_of(const struct wo_event_row *event, int power) {
    for (int camp = 0; camp < event->camps; camp++)
        if (event->camp[camp] >> power & 1)
            return camp;
    return -1;
}

int wo_event_region(const struct wo_event_row *event) {
    return __builtin_ctz(event->regions);
}

/* ---- One event --------------------------------------------------------------------------------------------------- */

void wo_push_event(struct wo_state *s, int event, int from) {
    s->ev_now = (uint8_t)(event + 1);
    struct pl_frame *f = wo_push(s, WO_F_EVENT, 0);
    f->v[EV_FROM] = (int16_t)from;
}

struct pl_frame *wo_event_frame(struct wo_state *s) {
    for (int i = s->frames.depth; i-- > 0;)
        if (s->frames.at[i].what == WO_F_EVENT)
            return &s->frames.at[i];
    return NULL;
}

int wo_event_modifier(const struct wo_state *s) {
    for (int i = s->frames.depth; i-- > 0;)
        if (s->frames.at[i].what == WO_F_EVENT)
            return s->frames.at[i].v[EV_MODIFIER];
    return 0;
}

/* WO-20.2, WO-23.19: the text is ignored, and 1 influence added in the event's region. */
static void influence_instead(struct wo_state *s, const struct wo_event_row *event, struct pl_notes *notes) {
    int power = event->target, number = s->ev_now - 1;
    bool npc = wo_is_npc(s, power);
    NOTE(N_EVENT_INSTEAD, power, number, npc ? 20 : 23, npc ? 2 : 19);
    wo_draw_region(s, power, event->regions, notes);
}

static void event_begins(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    const struct wo_event_row *event = wo_event_now(s);
    int number = s->ev_now - 1;
    unsigned played = wo_event_powers(event) & ~(unsigned)s->npc;
    NOTE(N_EVENT, number, EVENT_RULE(number), event->type);
    for (int power = 0; power < WO_POWERS; power++)
        s->vp_before[power] = s->power[power].vp;
    f->v[EV_MODIFIER] = (int16_t)wo_event_modifies(s, event);
    if (f->v[EV_MODIFIER])
        NOTE(N_MODIFIER, event->modifier.power, f->v[EV_MODIFIER]);
    if (event->target >= 0 && !wo_is_human(s, event->target)) {
        wo_event_step(f, EV_END);
        influence_instead(s, event, notes);
    } else if (!played && event->type != WO_TURNING) { /* WO-20.1 */
        NOTE(N_EVENT_NOBODY, number);
        wo_event_step(f, EV_END);
    } else {
        wo_event_step(f, event->type == WO_CHECK || event->type == WO_TURNING ? EV_OUTCOME : EV_ASK);
    }
}

/* The clauses run in the order written (WO-15.4). X and Y are the heads' (events_heads.c). */
static void event_outcome(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    const struct wo_event_row *event = wo_event_now(s);
    struct pl_cursor cursor = {.at = wo_effect_at[event->outcome],
                               .v = {[WO_V_OWN] = (int16_t)wo_subject(s, 0), [WO_V_X] = PL_NONE, [WO_V_Y] = PL_NONE}};
    wo_event_step(f, EV_ARMIES);
    s->ev_taken = 0;
    if (cursor.at)
        pl_script_run(&wo_effects, s, cursor, notes);
}

/* WO-15.22 */
static void event_armies(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int region = wo_event_region(wo_event_now(s));
    for (int i = 0; i < WO_POWERS; i++) {
        int power = wo_subject(s, i);
        struct wo_power *p = &s->power[power];
        if (!p->on_card)
            continue;
        s->region[region].army[power] = (uint8_t)(s->region[region].army[power] + p->on_card);
        NOTE(N_CARD_ARMIES, power, WO_AMOUNT(WO_A, p->on_card), region);
        p->on_card = 0;
    }
    wo_event_step(f, EV_END);
}

/* The card is discarded (WO-16.1), unless it says that it stays. */
static void event_ends(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int from = f->v[EV_FROM], event = s->ev_now - 1;
    bool stays = f->v[EV_STAYS];
    pl_pop(&s->frames);
    if (!stays && from < EV_FROM_TARGET)
        s->ev_row[from] = 0;
    else if (!stays && from < EV_FROM_DECK)
        s->ev_target[from - EV_FROM_TARGET] = 0;
    if (stays)
        NOTE(N_EVENT_STAYS, event);
    for (int power = 0; power < WO_POWERS; power++) {
        struct wo_power *p = &s->power[power];
        p->answer = p->paid = 0;
        s->vp_before[power] = 0;
        s->ev_drawn[power] = 0;
    }
    s->ev_now = s->ev_taken = s->ev_winner = s->ev_number = 0;
}

static bool event_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    bool bid = wo_is_bid(wo_event_now(s));
    switch ((enum event_step)f->step) {
    case EV_BEGIN:
        event_begins(s, f, notes);
        break;
    case EV_ASK:
        (bid ? wo_event_bid : wo_event_ask)(s, f, notes);
        break;
    case EV_REVEAL:
        wo_event_reveal(s, f, notes);
        break;
    case EV_DRAW:
        wo_event_draw(s, f, notes);
        break;
    case EV_PAY:
        wo_event_pay(s, f, notes);
        break;
    case EV_REWARD:
        wo_event_reward(s, f, notes);
        break;
    case EV_OUTCOME:
        event_outcome(s, f, notes);
        break;
    case EV_ARMIES:
        event_armies(s, f, notes);
        break;
    default:
        event_ends(s, f, notes);
        break;
    }
    return false;
}

/* Does the card lie where the frame says? */
static bool lies_there(const struct wo_state *s, int from) {
    if (from < EV_FROM_TARGET)
        return s->ev_row[from] == s->ev_now;
    if (from < EV_FROM_DECK)
        return s->ev_target[from - EV_FROM_TARGET] == s->ev_now;
    return true;
}

/* Nobody has paid, or said what is paid, before being asked. */
static bool nothing_early(const struct wo_state *s, enum event_step step) {
    for (int power = 0; power < WO_POWERS; power++) {
        bool asked = step == EV_DRAW  ? wo_is_human(s, power) || s->ev_drawn[power]
                     : step == EV_ASK ? wo_said_yes(s, power)
                                      : false;
        if (s->power[power].paid && !asked)
            return false;
    }
    return true;
}

/* What may be asked in the step, and what the step goes by. */
static bool step_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct wo_event_row *event = wo_event_now(s);
    int asked = above->what;
    bool bid = wo_is_bid(event);
    switch ((enum event_step)f->step) {
    case EV_ASK:
        return !bid && (asked == WO_F_ANSWER || asked == WO_F_BIDCARD) && nothing_early(s, EV_ASK) &&
               wo_event_owed(s, f, above);
    case EV_REVEAL:
        return bid && asked == WO_F_BID && nothing_early(s, EV_REVEAL);
    case EV_DRAW:
        return bid && asked == WO_F_BIDCARD && nothing_early(s, EV_DRAW) && wo_event_owed(s, f, above);
    case EV_PAY:
        return (bid ? asked == WO_F_MIX || asked == WO_F_BIDCARD : event->type < WO_CHECK && asked != WO_F_BIDCARD) &&
               wo_event_owed(s, f, above);
    case EV_ARMIES:
        return event->type != WO_AUCTION || (s->ev_winner && s->ev_winner <= event->camps);
    default:
        return f->step == EV_END;
    }
}

static bool event_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    if (!above || !below || !s->ev_now || f->seat || f->left || !lies_there(s, f->v[EV_FROM]))
        return false;
    const struct wo_event_row *event = wo_event_now(s);
    bool drawn = f->v[EV_FROM] == EV_FROM_DECK;
    return below->what == (drawn ? WO_F_DEAL_EVENT : WO_F_EVENTS) && drawn == (event->type == WO_TURNING) &&
           (event->target >= 0) == (f->v[EV_FROM] >= EV_FROM_TARGET && !drawn) && step_fits(s, f, above);
}

const struct pl_decision wo_row_event = {
    .key = "event",
    .values = VALUES(PL_VALUE(EV_FROM, "from", "its slot from the left; 3 and more: in front of a power; 7: drawn",
                              .max = EV_FROM_DECK),
                     PL_VALUE(EV_PLACE, "place", "how far round the table", .max = 3 * WO_POWERS),
                     PL_VALUE(EV_PART, "part", "how far in what is paid", .max = 8),
                     PL_VALUE(EV_MODIFIER, "modifier", "the modifier in force", .min = -100, .max = 100),
                     PL_VALUE(EV_STAYS, "stays", "the card is not discarded", .max = 1)),
    .run = event_run,
    .fits = event_fits};

bool wo_event_row_fits(const struct wo_state *s, const struct pl_frame *f, int at) {
    if (at < wo_effect_at[WO_SCRIPT_I01])
        return true;
    const struct pl_frame *below = pl_below(&s->frames, f);
    while (below && below->what == WO_F_EFFECT)
        below = pl_below(&s->frames, below);
    if (!below || below->what != WO_F_EVENT || below->step != EV_ARMIES || !s->ev_now)
        return false;
    int begins = wo_effect_at[wo_event_now(s)->outcome];
    for (int row = begins; row <= at; row++)
        if (row == at)
            return begins != 0;
        else if (wo_effects.rows[row].code == PL_OP_END)
            break;
    return false;
}

/* Nothing but what an event under way keeps is kept, and only by who takes part. */
static bool traces_fit(const struct wo_state *s, int power, bool bidding) {
    const struct wo_power *p = &s->power[power];
    const struct wo_event_row *event = wo_event_now(s);
    bool in = event && wo_in_event(event, power), bids = in && wo_is_bid(event);
    return (p->bid != 0) == (bidding && pl_seal_answered(&s->sealed, power)) && (in || !p->paid) &&
           ((in && !bids) || !p->answer) && (bids || !p->on_card) && (in || !s->ev_drawn[power]) &&
           (event || !s->vp_before[power]);
}

bool wo_events_fit(const struct wo_state *s) {
    bool under_way = false, bidding = s->frames.depth && pl_peek(&s->frames)->what == WO_F_BID, lies = false;
    for (int i = 0; i < s->frames.depth; i++)
        under_way |= s->frames.at[i].what == WO_F_EVENT;
    if (under_way != (s->ev_now != 0) || (!under_way && (s->ev_taken || s->ev_winner || s->ev_number)))
        return false;
    for (int slot = 0; slot < WO_SLOTS; slot++) {
        const struct wo_event_row *event = s->ev_row[slot] ? &wo_events[s->ev_row[slot] - 1] : NULL;
        lies |= event != NULL;
        if (event && (event->target >= 0 || event->type == WO_TURNING))
            return false;
    }
    for (int n = 0; n < (int)sizeof s->ev_queue; n++)
        if (s->ev_queue[n] && wo_events[s->ev_queue[n] - 1].era != 3)
            return false;
    for (int power = 0; power < WO_POWERS; power++) {
        lies |= s->ev_target[power] != 0;
        if (!traces_fit(s, power, bidding))
            return false;
    }
    return !(lies && s->phase == WO_SETUP && !s->events); /* not yet laid out */
}

/* ---- Postponing (WO-17) ------------------------------------------------------------------------------------------ */

/* WO-17.2 to WO-17.5: why the event before a power cannot be postponed. */
static struct pl_said why_not_postpone(const struct wo_state *s, int power) {
    int event = s->ev_target[power] - 1;
    if (wo_events[event].fixed)
        return SAY(W_NON_POSTPONABLE, event);
    if (s->round == WO_ROUNDS)
        return SAY(W_LAST_ROUND, event);
    return s->power[power].sp == 0 ? SAY(W_NO_SP_POSTPONE, power) : PL_NOTHING;
}

static int targeted_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    out[n++] = PL_MOVE(WO_M_RESOLVE, 0, 0, 0);
    if (!why_not_postpone(s, f->seat).phrase)
        out[n++] = PL_MOVE(WO_M_POSTPONE, 0, 0, 0);
    return n;
}

static void targeted_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, event = s->ev_target[power] - 1;
    pl_pop(&s->frames);
    if (pl_kind(move) == WO_M_RESOLVE) {
        wo_push_event(s, event, EV_FROM_TARGET + power);
        return;
    }
    s->power[power].sp--;
    NOTE(N_POSTPONES, power, event);
}

static struct pl_asked targeted_prompt(const struct wo_state *s, const struct pl_frame *f) {
    return ASKS(TARGETED, f->seat, s->ev_target[f->seat] - 1);
}

static struct pl_said targeted_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    return pl_kind(move) == WO_M_POSTPONE ? why_not_postpone(s, f->seat) : PL_NOTHING;
}

static bool targeted_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    return !above && below && below->what == WO_F_EVENTS && f->seat >= 0 && f->seat < WO_POWERS && !f->step &&
           !f->left && wo_is_human(s, f->seat) && s->ev_target[f->seat];
}

const struct pl_decision wo_row_targeted = {.key = "targeted",
                                            .about = KINDS(WO_M_POSTPONE, WO_M_RESOLVE),
                                            .moves = targeted_moves,
                                            .apply = targeted_apply,
                                            .prompt = targeted_prompt,
                                            .why = targeted_why,
                                            .not_now = PL_PHRASE(W_NO_TARGETED),
                                            .fits = targeted_fits};

/* ---- The phase (WO-14.2 to WO-14.5) ------------------------------------------------------------------------------ */

enum { PHASE_PLACE };
enum phase_step { PHASE_ROW, PHASE_PLAYERS, PHASE_NPC, PHASE_AUTOMAS, PHASE_QUEUE, PHASE_DEAL, PHASE_OVER };

static void next_step(struct pl_frame *f) {
    f->step++;
    f->v[PHASE_PLACE] = 0;
}

/* The row from right to left. */
static void phase_row(struct wo_state *s, struct pl_frame *f) {
    int slot = WO_SLOTS - 1 - f->v[PHASE_PLACE]++;
    if (slot < 0)
        next_step(f);
    else if (s->ev_row[slot])
        wo_push_event(s, s->ev_row[slot] - 1, slot);
}

/* Targeted events of players in turn order: people may postpone, automas never do (WO-23.19). */
static void phase_players(struct wo_state *s, struct pl_frame *f) {
    if (f->v[PHASE_PLACE] >= s->players) {
        next_step(f);
        return;
    }
    int power = wo_nth(s, f->v[PHASE_PLACE]++);
    if (s->ev_target[power] && wo_is_human(s, power))
        wo_push(s, WO_F_TARGETED, power);
    else if (s->ev_target[power])
        wo_push_event(s, s->ev_target[power] - 1, EV_FROM_TARGET + power);
}

static void phase_npc(struct wo_state *s, struct pl_frame *f) {
    int power = f->v[PHASE_PLACE]++;
    if (power >= WO_POWERS)
        next_step(f);
    else if (s->ev_target[power] && wo_is_npc(s, power))
        wo_push_event(s, s->ev_target[power] - 1, EV_FROM_TARGET + power);
}

static bool events_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    switch ((enum phase_step)f->step) {
    case PHASE_ROW:
        phase_row(s, f);
        break;
    case PHASE_PLAYERS:
        phase_players(s, f);
        break;
    case PHASE_NPC:
        phase_npc(s, f);
        break;
    case PHASE_AUTOMAS: /* WO-23.20 */
        f->step = s->round < WO_ROUNDS ? PHASE_QUEUE : PHASE_OVER;
        wo_automa_end_events(s, notes);
        break;
    case PHASE_QUEUE:
        if (!wo_place_queue(s, notes))
            next_step(f);
        break;
    case PHASE_DEAL:
        next_step(f);
        wo_push_deal(s, 2, s->round < 3 ? 1 : 2);
        break;
    default:
        pl_pop(&s->frames);
        break;
    }
    return false;
}

static bool events_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return above && s->phase == WO_EVENT_PHASE && f->seat == 0 && f->step <= PHASE_OVER && !f->left;
}

const struct pl_decision wo_row_events = {
    .key = "events",
    .values = VALUES(PL_VALUE(PHASE_PLACE, "place", "how far in its step", .max = WO_POWERS + 1)),
    .run = events_run,
    .fits = events_fits};

void wo_events_phase(struct wo_state *s, struct pl_notes *notes) {
    if (!wo_tourmente(s))
        return;
    NOTE(N_EVENTS_PHASE, s->round);
    wo_push(s, WO_F_EVENTS, 0);
}

/* WO-14.1 */
void wo_events_setup(struct wo_state *s, struct pl_notes *notes) {
    (void)notes;
    if (!wo_tourmente(s))
        return;
    s->events = (UINT64_C(1) << WO_EVENTS) - 1;
    wo_push_deal(s, 2, 1);
}

/* ---- Triggered events (WO-16) ------------------------------------------------------------------------------------ */

void wo_add_card(struct wo_state *s, int event, struct pl_notes *notes) {
    int waiting = 0;
    while (waiting < (int)sizeof s->ev_queue && s->ev_queue[waiting])
        waiting++;
    if (!(s->events >> event & 1) || waiting == (int)sizeof s->ev_queue) { /* WO-16.5 */
        NOTE(N_EVENT_AGAIN, event);
        return;
    }
    s->events &= ~(UINT64_C(1) << event);
    s->ev_queue[waiting] = (uint8_t)(event + 1);
    NOTE(N_EVENT_ADDED, event, EVENT_RULE(event));
}
