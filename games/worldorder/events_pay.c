/* What events cost is paid: answers (WO-15.4) and bids (WO-15.14), in turn order; armies for the card (WO-15.21). */
#include "games/worldorder/actions.h"
#include "games/worldorder/events_parts.h"

/* ---- The cost of an answer ----------------------------------------------------------------------------------------
 */

/* WO-16.12: they go to the player board, those of NPC powers and automas to the supply. */
static int recall(struct wo_state *s, int power, int region, struct pl_notes *notes) {
    int n = s->region[region].army[power];
    s->region[region].army[power] = 0;
    if (wo_is_human(s, power))
        s->power[power].board = (uint8_t)(s->power[power].board + n);
    NOTE(N_EVENT_RECALLS, power, WO_AMOUNT(WO_A, n), region);
    return n;
}

static void push_exhaust(struct wo_state *s, int power, int n) {
    struct pl_frame *f = wo_push(s, WO_F_EXHAUST, power);
    f->left = (uint8_t)n;
    f->v[0] = WO_REGIONS; /* anywhere */
}

/* One item of somebody's answer. May push. */
static void pay_item(struct wo_state *s, int power, const struct wo_event_row *event, const struct wo_item *item,
                     struct pl_notes *notes) {
    int n = wo_item_amount(event, item, s->power[power].paid);
    switch ((enum wo_item_kind)item->kind) {
    case WO_ITEM_PAY:
        wo_pay(s, power, item->good, n, notes);
        break;
    case WO_ITEM_MOVE:
        wo_push_card_army(s, power, item->good, n);
        break;
    case WO_ITEM_RECALL:
        s->power[power].paid = (uint8_t)recall(s, power, item->good, notes);
        break;
    case WO_ITEM_DISCARD:
        wo_drop_effect(s, item->good, notes);
        break;
    case WO_ITEM_LOWER:
        for (int i = 0; i < n; i++)
            wo_lower(s, power, item->good, notes);
        break;
    case WO_ITEM_EXHAUST:
        push_exhaust(s, power, n);
        break;
    case WO_ITEM_REMOVE:
        wo_remove_influence(s, power, item->good, false, notes);
        break;
    default:
        break;
    }
}

/* WO-21.2: all at once, in money; armies for a region from the supply. */
static void automa_pays(struct wo_state *s, int power, const struct wo_event_row *event, struct pl_notes *notes) {
    int alternative = s->power[power].answer - 2, paid = s->power[power].paid;
    const struct wo_alternative *way = &event->alternative[alternative];
    wo_money(s, power, -wo_automa_price(s, power, event, alternative, paid), notes);
    for (int i = 0; i < way->items; i++) {
        const struct wo_item *item = &way->item[i];
        int n = wo_item_amount(event, item, paid);
        if (item->kind == WO_ITEM_MOVE) {
            s->region[item->good].army[power] = (uint8_t)(s->region[item->good].army[power] + n);
            NOTE(N_CARD_ARMIES, power, WO_AMOUNT(WO_A, n), item->good);
        } else if (item->kind != WO_ITEM_PAY) {
            pay_item(s, power, event, item, notes);
        } else if (item->good == WO_SP) {
            wo_pay(s, power, WO_SP, n, notes);
        }
    }
}

static void pay_answer(struct wo_state *s, struct pl_frame *f, int power, struct pl_notes *notes) {
    const struct wo_event_row *event = wo_event_now(s);
    const struct wo_alternative *way = wo_said_yes(s, power) ? &event->alternative[s->power[power].answer - 2] : NULL;
    if (way && wo_is_automa(s, power))
        automa_pays(s, power, event, notes);
    if (!way || wo_is_automa(s, power) || f->v[EV_PART] >= way->items) {
        f->v[EV_PLACE]++;
        f->v[EV_PART] = 0;
        return;
    }
    pay_item(s, power, event, &way->item[f->v[EV_PART]++], notes);
}

/* ---- Bids ---------------------------------------------------------------------------------------------------------
 */

static void armies_to_card(struct wo_state *s, int power, int n, struct pl_notes *notes) {
    s->power[power].on_card = (uint8_t)(s->power[power].on_card + n);
    if (n)
        NOTE(N_TO_CARD, power, WO_AMOUNT(WO_A, n));
}

/* WO-20.6: half the number drawn, from the supply. */
static void npc_armies(struct wo_state *s, int power, const struct wo_event_row *event, struct pl_notes *notes) {
    for (int i = 0; i < event->elements; i++) {
        int half = s->power[power].paid / 2, most = event->element[i].most;
        if (event->element[i].good == WO_A)
            armies_to_card(s, power, half < most ? half : most, notes);
    }
}

/* WO-23.18: from the event's region first, then from the supply. */
static void automa_armies(struct wo_state *s, int power, const struct wo_event_row *event, int n,
                          struct pl_notes *notes) {
    uint8_t *there = &s->region[wo_event_region(event)].army[power];
    *there = (uint8_t)(*there > n ? *there - n : 0);
    armies_to_card(s, power, n, notes);
}

static void automa_pays_bid(struct wo_state *s, int power, const struct wo_event_row *event, struct pl_notes *notes) {
    uint8_t units[4] = {0};
    int price = wo_automa_mix(s, power, event, s->power[power].paid, units);
    wo_money(s, power, -price, notes);
    for (int i = 0; i < event->elements; i++) {
        if (event->element[i].good == WO_A)
            automa_armies(s, power, event, units[i], notes);
        else if (event->element[i].good == WO_SP && units[i])
            wo_pay(s, power, WO_SP, units[i], notes);
    }
}

static void pay_bid(struct wo_state *s, struct pl_frame *f, int power, struct pl_notes *notes) {
    const struct wo_event_row *event = wo_event_now(s);
    f->v[EV_PLACE]++;
    if (!s->power[power].paid)
        return;
    if (wo_is_npc(s, power)) {
        npc_armies(s, power, event, notes);
    } else if (wo_is_automa(s, power)) {
        automa_pays_bid(s, power, event, notes);
    } else {
        struct pl_frame *mix = wo_push(s, WO_F_MIX, power);
        mix->left = s->power[power].paid;
    }
}

void wo_event_pay(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    const struct wo_event_row *event = wo_event_now(s);
    bool bid = wo_is_bid(event);
    int power = f->v[EV_PLACE] < WO_POWERS ? wo_subject(s, f->v[EV_PLACE]) : -1;
    if (power < 0)
        wo_event_step(f, bid ? EV_REWARD : EV_OUTCOME);
    else if (!wo_in_event(event, power) || (!bid && wo_is_npc(s, power)))
        f->v[EV_PLACE]++;
    else
        (bid ? pay_bid : pay_answer)(s, f, power, notes);
}

/* Can what is still to be paid be paid? For loaded positions. `above`: what the payer is being asked. */
bool wo_event_owed(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct wo_event_row *event = wo_event_now(s);
    int spent = above->what == WO_F_CARD_ARMY ? 5 * above->left : 0;
    uint8_t units[4];
    for (int place = f->step == EV_PAY ? f->v[EV_PLACE] : 0; place < WO_POWERS; place++) {
        int power = wo_subject(s, place), paid = s->power[power].paid;
        int part = place == f->v[EV_PLACE] && f->step == EV_PAY ? f->v[EV_PART] : 0;
        memset(units, 0, sizeof units);
        if (!wo_in_event(event, power) || (wo_is_bid(event) && !paid))
            continue;
        if (!wo_is_bid(event)       ? !wo_answer_fits(s, power, part, spent)
            : wo_is_human(s, power) ? paid > wo_feasible(s, power, event)
                                    : wo_is_automa(s, power) && wo_automa_mix(s, power, event, paid, units) < 0)
            return false;
    }
    return true;
}

/* ---- The mix of a bid (WO-15.14) ----------------------------------------------------------------------------------
 */

/* Element by element in printed order, each between what is needed and what leaves the rest payable. */
enum { MIX_ELEMENT };

/* The only number of units there is to choose, or -1. */
static int only_units(const struct wo_state *s, const struct pl_frame *f) {
    const struct wo_event_row *event = wo_event_now(s);
    int only = -1;
    for (int units = 0; units <= f->left; units++) {
        if (!wo_mix_fits(s, f->seat, event, f->v[MIX_ELEMENT], units, f->left))
            continue;
        if (only >= 0)
            return -1;
        only = units;
    }
    return only;
}

static void pay_units(struct wo_state *s, struct pl_frame *f, int units, struct pl_notes *notes) {
    const struct wo_element *element = &wo_event_now(s)->element[f->v[MIX_ELEMENT]++];
    int power = f->seat;
    f->left = (uint8_t)(f->left - units);
    if (!units)
        return;
    if (element->good == WO_A)
        wo_push_card_army(s, power, WO_TO_CARD, units);
    else
        wo_pay(s, power, element->good, units * element->unit, notes);
}

static bool mix_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (f->v[MIX_ELEMENT] == wo_event_now(s)->elements) {
        pl_pop(&s->frames);
        return false;
    }
    int only = only_units(s, f);
    if (only < 0)
        return true;
    pay_units(s, f, only, notes);
    return false;
}

static int mix_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    const struct wo_event_row *event = wo_event_now(s);
    int n = 0;
    for (int units = 0; units <= f->left; units++)
        if (wo_mix_fits(s, f->seat, event, f->v[MIX_ELEMENT], units, f->left))
            out[n++] = PL_MOVE(WO_M_MIX, f->v[MIX_ELEMENT], units, 0);
    return n;
}

static void mix_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    pay_units(s, f, pl_b(move), notes);
}

static struct pl_asked mix_prompt(const struct wo_state *s, const struct pl_frame *f) {
    const struct wo_element *element = &wo_event_now(s)->element[f->v[MIX_ELEMENT]];
    if (element->good == WO_MONEY)
        return ASKED(ASKS_MIX_MONEY, TELLS_MIX, f->seat, f->left, s->ev_now - 1, element->unit);
    return ASKED(ASKS_MIX, TELLS_MIX, f->seat, f->left, s->ev_now - 1, element->good);
}

static struct pl_said mix_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    const struct wo_event_row *event = wo_event_now(s);
    int units = pl_b(move);
    if (pl_kind(move) != WO_M_MIX)
        return PL_NOTHING;
    if (pl_a(move) != f->v[MIX_ELEMENT])
        return SAY(W_MIX_ELEMENT, event->element[f->v[MIX_ELEMENT]].good);
    if (units > f->left)
        return SAY(W_MIX_TOO_MUCH, f->left);
    if (units > event->element[f->v[MIX_ELEMENT]].most)
        return SAY(W_MIX_MAXIMUM, event->element[f->v[MIX_ELEMENT]].most);
    return SAY(W_MIX_REST, f->seat);
}

static bool mix_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    if (!below || below->what != WO_F_EVENT || below->step != EV_PAY || !s->ev_now || f->step)
        return false;
    const struct wo_event_row *event = wo_event_now(s);
    if (!wo_is_bid(event) || f->seat < 0 || f->seat >= WO_POWERS || !wo_is_human(s, f->seat) ||
        f->v[MIX_ELEMENT] > event->elements)
        return false;
    int money = s->power[f->seat].money - (above ? 5 * above->left : 0);
    if (wo_reach(s, f->seat, event, f->v[MIX_ELEMENT], money) < f->left)
        return false;
    return above ? above->what == WO_F_CARD_ARMY && above->seat == f->seat
                 : f->v[MIX_ELEMENT] < event->elements && f->left && only_units(s, f) < 0;
}

const struct pl_decision wo_row_mix = {.key = "mix",
                                       .values =
                                           VALUES(PL_VALUE(MIX_ELEMENT, "element", "which one, from 0", .max = 4)),
                                       .about = KINDS(WO_M_MIX),
                                       .moves = mix_moves,
                                       .apply = mix_apply,
                                       .run = mix_run,
                                       .prompt = mix_prompt,
                                       .why = mix_why,
                                       .not_now = PL_PHRASE(W_NO_MIX),
                                       .fits = mix_fits};

/* ---- Armies for the card, or for a region that an event names (WO-15.21, WO-15.30) ---------------------------------
 */

/* Where to, and the lowest origin that may still be taken: origins are named in order, the board last, so that the same
 * armies are not asked for in several orders. */
enum { ARMY_TO, ARMY_FLOOR };

void wo_push_card_army(struct wo_state *s, int power, int to, int n) {
    struct pl_frame *f = wo_push(s, WO_F_CARD_ARMY, power);
    f->left = (uint8_t)n;
    f->v[ARMY_TO] = (int16_t)to;
}

static int armies_at(const struct wo_state *s, const struct pl_frame *f, int origin) {
    if (origin == f->v[ARMY_TO] && origin < WO_REGIONS)
        return 0;
    return origin == WO_FROM_BOARD ? s->power[f->seat].board : s->region[origin].army[f->seat];
}

/* Bit per origin that leaves enough armies for the rest. */
static unsigned origins(const struct wo_state *s, const struct pl_frame *f) {
    unsigned from = 0;
    int above = 0;
    for (int origin = WO_FROM_BOARD; origin >= f->v[ARMY_FLOOR]; origin--) {
        int there = armies_at(s, f, origin);
        above += there;
        if (there && above >= f->left)
            from |= 1u << origin;
    }
    return from;
}

static void army_moves_on(struct wo_state *s, struct pl_frame *f, int origin, struct pl_notes *notes) {
    int power = f->seat, to = f->v[ARMY_TO];
    if (origin == WO_FROM_BOARD)
        s->power[power].board--;
    else
        s->region[origin].army[power]--;
    if (to == WO_TO_CARD)
        s->power[power].on_card++;
    else
        s->region[to].army[power]++;
    f->left--;
    f->v[ARMY_FLOOR] = (int16_t)origin;
    if (to == WO_TO_CARD && origin == WO_FROM_BOARD)
        NOTE(N_BOARD_TO_CARD, power);
    else if (to == WO_TO_CARD)
        NOTE(N_REGION_TO_CARD, power, origin);
    else if (origin == WO_FROM_BOARD)
        NOTE(N_BOARD_TO_REGION, power, to);
    else
        NOTE(N_REGION_TO_REGION, power, origin, to);
    wo_money(s, power, -5, notes);
}

static bool army_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    unsigned from = f->left ? origins(s, f) : 0;
    if (!from) {
        pl_pop(&s->frames);
        return false;
    }
    if (from & (from - 1))
        return true;
    army_moves_on(s, f, __builtin_ctz(from), notes);
    return false;
}

static int army_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(origin, origins(s, f)) {
        out[n++] = PL_MOVE(WO_M_ARMY, origin, f->v[ARMY_TO], 0);
    }
    return n;
}

static void army_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    army_moves_on(s, f, pl_a(move), notes);
}

static struct pl_asked army_prompt(const struct wo_state *s, const struct pl_frame *f) {
    if (f->v[ARMY_TO] == WO_TO_CARD)
        return ASKS(CARD_ARMY, f->seat, f->left, s->ev_now - 1);
    return ASKS(EVENT_ARMY, f->seat, f->left, s->ev_now - 1, f->v[ARMY_TO]);
}

static struct pl_said army_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    int origin = pl_a(move);
    if (pl_kind(move) != WO_M_ARMY)
        return PL_NOTHING;
    if (pl_b(move) != f->v[ARMY_TO] || origin > WO_FROM_BOARD)
        return SAY(W_ARMY_ELSEWHERE, s->ev_now - 1);
    if (!armies_at(s, f, origin))
        return SAY(W_EVENT_NO_ARMY, f->seat);
    return SAY(W_ARMY_ORDER, f->seat);
}

static bool army_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    if (above || !below || !s->ev_now || f->seat < 0 || f->seat >= WO_POWERS || !wo_is_human(s, f->seat) || f->step)
        return false;
    unsigned from = origins(s, f);
    return (below->what == WO_F_MIX || below->what == WO_F_EVENT) && f->left && from & (from - 1) &&
           s->power[f->seat].money >= 5 * f->left;
}

const struct pl_decision wo_row_card_army = {
    .key = "card_army",
    .values = VALUES(PL_VALUE(ARMY_TO, "to", "a region from 0, 7: the event card", .max = WO_TO_CARD),
                     PL_VALUE(ARMY_FLOOR, "floor", "the first origin that may be named", .max = WO_FROM_BOARD)),
    .moves = army_moves,
    .apply = army_apply,
    .run = army_run,
    .prompt = army_prompt,
    .why = army_why,
    .fits = army_fits};
