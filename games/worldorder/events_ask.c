/* Decisions and mutual agreements (WO-15.3 to WO-15.9): who is asked, what may be answered. The costs are paid in
 * events_pay.c, after the last answer. */
#include "games/worldorder/actions.h"
#include "games/worldorder/events_parts.h"

/* ---- What an answer asks for ------------------------------------------------------------------------------------- */

/* The item whose number is chosen, as in "1 to 3 armies"; NULL: there is none. */
static const struct wo_item *varying(const struct wo_event_row *event, int alternative) {
    const struct wo_alternative *way = &event->alternative[alternative];
    for (int i = 0; i < way->items; i++) {
        const struct wo_item *item = &way->item[i];
        if ((item->kind == WO_ITEM_PAY || item->kind == WO_ITEM_MOVE) && item->n != item->most)
            return item;
    }
    return NULL;
}

int wo_answer_least(const struct wo_event_row *event, int alternative) {
    const struct wo_item *item = varying(event, alternative);
    return item ? item->n : 1;
}

int wo_answer_most(const struct wo_event_row *event, int alternative) {
    const struct wo_item *item = varying(event, alternative);
    return item ? item->most : event->repeat;
}

/* How much of an item an answer with `n` pays. */
int wo_item_amount(const struct wo_event_row *event, const struct wo_item *item, int n) {
    if (item->n != item->most)
        return n;
    return event->repeat > 1 ? item->n * n : item->n;
}

/* ---- Can it be paid? (WO-15.5) ------------------------------------------------------------------------------------
 */

int wo_has(const struct wo_state *s, int power, int good) {
    const struct wo_power *p = &s->power[power];
    switch (good) {
    case WO_A:
        return wo_armies_all(s, power);
    case WO_MONEY:
        return p->money;
    case WO_SP:
        return p->sp;
    default:
        return p->stock[good];
    }
}

/* An effect card is discarded once, by whoever said so first. */
static bool can_discard(const struct wo_state *s, int power, const struct wo_event_row *event, int effect) {
    if (!(s->fx_on >> effect & 1))
        return false;
    for (int other = 0; other < WO_POWERS; other++) {
        if (other == power || !wo_said_yes(s, other))
            continue;
        const struct wo_alternative *way = &event->alternative[s->power[other].answer - 2];
        for (int i = 0; i < way->items; i++)
            if (way->item[i].kind == WO_ITEM_DISCARD && way->item[i].good == effect)
                return false;
    }
    return true;
}

static int ready_allies(const struct wo_state *s, int power) {
    int n = 0;
    struct pl_set allies = wo_allies(s, power);
    PL_EACH(country, allies) {
        n += wo_is_ready(s, power, country);
    }
    return n;
}

/* What is no stock: is it there to be given? */
static bool can_give(const struct wo_state *s, int power, const struct wo_event_row *event, const struct wo_item *item,
                     int amount) {
    switch ((enum wo_item_kind)item->kind) {
    case WO_ITEM_DISCARD:
        return can_discard(s, power, event, item->good);
    case WO_ITEM_LOWER:
        return s->power[power].prod[item->good] >= amount;
    case WO_ITEM_EXHAUST:
        return ready_allies(s, power) >= amount;
    case WO_ITEM_REMOVE:
        return wo_infl(s, item->good, power) >= 1;
    default:
        return true;
    }
}

/* The items of an answer from `first` on, and `spent` money besides. */
static bool person_pays(const struct wo_state *s, int power, const struct wo_event_row *event, int alternative, int n,
                        int first, int spent) {
    const struct wo_alternative *way = &event->alternative[alternative];
    int need[WO_SP + 1] = {[WO_MONEY] = spent}, moved = 0, away = wo_armies_all(s, power);
    for (int i = first; i < way->items; i++) {
        const struct wo_item *item = &way->item[i];
        int amount = wo_item_amount(event, item, n);
        if (item->kind == WO_ITEM_PAY) {
            need[item->good] += amount;
        } else if (item->kind == WO_ITEM_MOVE) { /* WO-15.30 */
            need[WO_MONEY] += 5 * amount;
            moved += amount;
            away -= s->region[item->good].army[power];
        } else if (!can_give(s, power, event, item, amount)) {
            return false;
        }
    }
    for (int good = 0; good <= WO_SP; good++)
        if (need[good] && need[good] > wo_has(s, power, good))
            return false;
    return moved <= away && moved + need[WO_A] <= wo_armies_all(s, power);
}

/* In money, -1: it cannot (WO-21.2, WO-23.17). Its armies come from the supply (WO-23.18). */
int wo_automa_price(const struct wo_state *s, int power, const struct wo_event_row *event, int alternative, int n) {
    const struct wo_alternative *way = &event->alternative[alternative];
    int price = 0;
    for (int i = 0; i < way->items; i++) {
        const struct wo_item *item = &way->item[i];
        int amount = wo_item_amount(event, item, n);
        bool skipped = item->kind == WO_ITEM_LOWER || item->kind == WO_ITEM_EXHAUST; /* WO-23.23 */
        bool short_of_sp = item->kind == WO_ITEM_PAY && item->good == WO_SP && s->power[power].sp < amount;
        if (skipped || short_of_sp || !can_give(s, power, event, item, amount))
            return -1;
        if (item->kind == WO_ITEM_PAY && item->good != WO_SP)
            price += item->good == WO_MONEY ? amount : wo_price_for_automa(item->good, amount);
        else if (item->kind == WO_ITEM_MOVE)
            price += 5 * amount;
    }
    return price;
}

bool wo_answer_payable(const struct wo_state *s, int power, const struct wo_event_row *event, int alternative, int n) {
    if (!(event->alternative[alternative].powers >> power & 1))
        return false;
    if (wo_is_human(s, power))
        return person_pays(s, power, event, alternative, n, 0, 0);
    int price = wo_automa_price(s, power, event, alternative, n);
    return price >= 0 && price <= s->power[power].money;
}

bool wo_answer_fits(const struct wo_state *s, int power, int first, int spent) {
    const struct wo_event_row *event = wo_event_now(s);
    int alternative = s->power[power].answer - 2, n = s->power[power].paid;
    if (alternative < 0 || wo_is_npc(s, power))
        return true;
    if (alternative >= event->alternatives || n > wo_answer_most(event, alternative))
        return false;
    return first ? person_pays(s, power, event, alternative, n, first, spent)
                 : wo_answer_payable(s, power, event, alternative, n);
}

/* Can it say yes at all? */
static bool can_answer(const struct wo_state *s, int power, const struct wo_event_row *event) {
    for (int i = 0; i < event->alternatives; i++)
        if (wo_answer_payable(s, power, event, i, wo_answer_least(event, i)))
            return true;
    return false;
}

/* ---- Who is asked when --------------------------------------------------------------------------------------------
 */

enum { SKIP = -1, OVER = -2 };

/* In a decision all in turn order; in an agreement first people, then automas, then NPC powers (WO-20.10). */
static int asked_at(const struct wo_state *s, const struct wo_event_row *event, int place) {
    bool agreement = event->type == WO_AGREEMENT;
    int power;
    if (place < s->players) {
        power = s->order[place];
        if (agreement && wo_is_automa(s, power))
            return SKIP;
    } else if (!agreement || place >= s->players + WO_POWERS) {
        return OVER;
    } else {
        power = wo_subject(s, place - s->players);
        if (wo_is_human(s, power))
            return SKIP;
    }
    return wo_in_event(event, power) && !s->power[power].answer ? power : SKIP;
}

/* WO-15.9: too few can still contribute. */
static bool is_lost(const struct wo_state *s, const struct wo_event_row *event) {
    int possible = 0;
    PL_EACH_BIT(power, wo_event_powers(event)) {
        bool open = !s->power[power].answer &&
                    (wo_is_human(s, power) || wo_event_odds(event, power, 0) < wo_event_cards(event, power)) &&
                    (wo_is_npc(s, power) || can_answer(s, power, event));
        possible += open || wo_said_yes(s, power);
    }
    return possible < 2;
}

/* WO-15.7, WO-15.8: of two both, of more at least two; one that fails costs nobody anything. */
static void agreement_ends(struct wo_state *s, bool stands, struct pl_notes *notes) {
    int event = s->ev_now - 1;
    if (stands) {
        NOTE(N_AGREED, event);
        return;
    }
    NOTE(N_NOT_AGREED, event);
    PL_EACH_BIT(power, wo_event_powers(&wo_events[event])) {
        s->power[power].answer = 1;
        s->power[power].paid = 0;
    }
}

static void declines(struct wo_state *s, int power, struct pl_notes *notes) {
    s->power[power].answer = 1;
    NOTE(N_EVENT_CANNOT, power, s->ev_now - 1);
}

void wo_event_ask(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    const struct wo_event_row *event = wo_event_now(s);
    bool agreement = event->type == WO_AGREEMENT, lost = agreement && is_lost(s, event);
    int power = lost ? OVER : asked_at(s, event, f->v[EV_PLACE]++);
    if (power == OVER) {
        wo_event_step(f, EV_PAY);
        if (agreement)
            agreement_ends(s, !lost, notes);
    } else if (power != SKIP && !wo_is_npc(s, power) && !can_answer(s, power, event)) {
        declines(s, power, notes);
    } else if (power != SKIP && wo_is_human(s, power)) {
        wo_push(s, WO_F_ANSWER, power);
    } else if (power != SKIP && wo_event_cards(event, power)) {
        wo_draw_bidcard(s, power);
    }
}

/* ---- Answers ------------------------------------------------------------------------------------------------------
 */

static void says_yes(struct wo_state *s, int power, int alternative, int n, struct pl_notes *notes) {
    const struct wo_event_row *event = wo_event_now(s);
    int number = s->ev_now - 1;
    s->power[power].answer = (uint8_t)(2 + alternative);
    s->power[power].paid = (uint8_t)(wo_is_npc(s, power) ? 0 : n);
    if (event->type == WO_AGREEMENT)
        NOTE(N_CONTRIBUTES, power, number);
    else if (event->repeat > 1)
        NOTE(N_EVENT_TIMES, power, number, n);
    else
        NOTE(N_EVENT_ACCEPTS, power, number);
    const struct wo_item *item = varying(event, alternative);
    if (item && !wo_is_npc(s, power))
        NOTE(N_EVENT_WITH, power, WO_AMOUNT(item->kind == WO_ITEM_MOVE ? WO_A : item->good, n));
}

static void says_no(struct wo_state *s, int power, struct pl_notes *notes) {
    s->power[power].answer = 1;
    if (wo_event_now(s)->type == WO_AGREEMENT)
        NOTE(N_NOT_CONTRIBUTES, power, s->ev_now - 1);
    else
        NOTE(N_EVENT_DECLINES, power, s->ev_now - 1);
}

/* The cheapest way for an automa, the first of equals; -1: none. */
static int cheapest(const struct wo_state *s, int power, const struct wo_event_row *event, int n) {
    int best = -1, least = 0;
    for (int i = 0; i < event->alternatives; i++) {
        int price = wo_automa_price(s, power, event, i, n);
        if (wo_answer_payable(s, power, event, i, n) && (best < 0 || price < least)) {
            best = i;
            least = price;
        }
    }
    return best;
}

/* WO-20.4, WO-23.13, WO-23.14: a tick or any number but 0 says yes; where the amount varies an automa pays its number.
 */
void wo_drew_answer(struct wo_state *s, int power, int drawn, struct pl_notes *notes) {
    const struct wo_event_row *event = wo_event_now(s);
    int n = varying(event, 0) ? drawn : 1, way = 0;
    if (drawn && wo_is_automa(s, power)) {
        way = n <= wo_answer_most(event, 0) ? cheapest(s, power, event, n) : -1;
        if (way < 0) {
            declines(s, power, notes);
            return;
        }
    }
    if (drawn)
        says_yes(s, power, way, n, notes);
    else
        says_no(s, power, notes);
}

static int answer_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    const struct wo_event_row *event = wo_event_now(s);
    int n = 0;
    out[n++] = PL_MOVE(WO_M_ANSWER, 0, 0, 0);
    for (int i = 0; i < event->alternatives; i++)
        for (int k = wo_answer_least(event, i); k <= wo_answer_most(event, i); k++)
            if (wo_answer_payable(s, f->seat, event, i, k))
                out[n++] = PL_MOVE(WO_M_ANSWER, k, i, 0);
    return n;
}

static void answer_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat;
    pl_pop(&s->frames);
    if (pl_a(move))
        says_yes(s, power, pl_b(move), pl_a(move), notes);
    else
        says_no(s, power, notes);
}

static struct pl_asked answer_prompt(const struct wo_state *s, const struct pl_frame *f) {
    int event = s->ev_now - 1;
    if (wo_events[event].type == WO_AGREEMENT)
        return ASKS(EVENT_CONTRIBUTE, f->seat, event);
    return wo_events[event].repeat > 1
               ? ASKED(ASKS_EVENT_TIMES, TELLS_EVENT_DECIDE, f->seat, event, wo_events[event].repeat)
               : ASKS(EVENT_DECIDE, f->seat, event);
}

static struct pl_said answer_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    const struct wo_event_row *event = wo_event_now(s);
    int n = pl_a(move), way = pl_b(move), number = s->ev_now - 1;
    if (pl_kind(move) != WO_M_ANSWER)
        return PL_NOTHING;
    if (way >= event->alternatives || !(event->alternative[way].powers >> f->seat & 1))
        return SAY(W_NO_SUCH_WAY, number);
    if (n < wo_answer_least(event, way) || n > wo_answer_most(event, way))
        return SAY(W_NOT_SO_OFTEN, number, wo_answer_least(event, way), wo_answer_most(event, way));
    return SAY(W_EVENT_COST, f->seat, number);
}

static bool answer_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    if (above || !below || below->what != WO_F_EVENT || below->step != EV_ASK || !s->ev_now || f->step || f->left)
        return false;
    const struct wo_event_row *event = wo_event_now(s);
    return f->seat >= 0 && f->seat < WO_POWERS && !wo_is_bid(event) && event->type < WO_CHECK &&
           wo_is_human(s, f->seat) && wo_in_event(event, f->seat) && !s->power[f->seat].answer;
}

const struct pl_decision wo_row_answer = {.key = "answer",
                                          .about = KINDS(WO_M_ANSWER),
                                          .moves = answer_moves,
                                          .apply = answer_apply,
                                          .prompt = answer_prompt,
                                          .why = answer_why,
                                          .not_now = PL_PHRASE(W_NO_QUESTION),
                                          .fits = answer_fits};

/* ---- In words -----------------------------------------------------------------------------------------------------
 */

/* What is no amount of something: it stands alone (with money at most, which the card names). */
static struct pl_said describe_way(const struct wo_item *item, int amount) {
    switch ((enum wo_item_kind)item->kind) {
    case WO_ITEM_MOVE:
        return SAY(D_ANSWER_MOVE, WO_AMOUNT(WO_A, amount), item->good);
    case WO_ITEM_RECALL:
        return SAY(D_ANSWER_RECALL, item->good);
    case WO_ITEM_DISCARD:
        return SAY(D_ANSWER_DISCARD, item->good);
    case WO_ITEM_LOWER:
        return SAY(D_ANSWER_LOWER, item->good);
    case WO_ITEM_EXHAUST:
        return SAY(D_ANSWER_EXHAUST, amount);
    default:
        return SAY(D_ANSWER_REMOVE, item->good);
    }
}

struct pl_said wo_describe_event_answer(const struct wo_state *s, pl_move move) {
    const struct wo_event_row *event = wo_event_now(s);
    int n = pl_a(move), way = pl_b(move), paid = 0;
    if (!n || !event)
        return n ? SAY(D_ANSWER_YES) : SAY(D_ANSWER_NO);
    struct pl_said said = PL_NOTHING;
    for (int i = 0; way < event->alternatives && i < event->alternative[way].items; i++) {
        const struct wo_item *item = &event->alternative[way].item[i];
        int amount = wo_item_amount(event, item, n);
        if (item->kind != WO_ITEM_PAY)
            return describe_way(item, amount);
        said.arg[paid++] = WO_AMOUNT(item->good, amount);
    }
    static const struct pl_phrase *const pays[] = {PL_PHRASE(D_ANSWER_YES), PL_PHRASE(D_ANSWER_ONE),
                                                   PL_PHRASE(D_ANSWER_TWO), PL_PHRASE(D_ANSWER_THREE),
                                                   PL_PHRASE(D_ANSWER_FOUR)};
    said.phrase = pays[paid];
    return said;
}
