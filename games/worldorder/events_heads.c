/* To whom a clause of an outcome applies, and what outcomes and modifiers count. The heads of effects.words: each call
 * makes the next power the subject (`own`), in the order of WO-20.10. */
#include "games/worldorder/actions.h"
#include "games/worldorder/events_parts.h"
#include "games/worldorder_effects.h"

/* ---- Counting -----------------------------------------------------------------------------------------------------
 */

/* WO-24.3: whichever version of the country it is. */
static bool is_ally(const struct wo_state *s, int power, int country) {
    int twin = wo_countries[country].twin;
    if (pl_set_has(&s->ally[power], country) || (twin >= 0 && pl_set_has(&s->ally[power], twin)))
        return true;
    for (int with = WO_C_REPLACEMENT; with < WO_COUNTRIES; with++)
        if (wo_countries[with].instead == country && pl_set_has(&s->ally[power], with))
            return true;
    return false;
}

/* Tokens on allies of the region; those of an automa lie on the region. */
static int tokens(const struct wo_state *s, int power, int region, const struct pl_set *first,
                  const struct pl_set *second) {
    struct pl_set allies = wo_allies_in(s, power, region);
    struct pl_set once = pl_set_and(allies, *first), twice = pl_set_and(allies, *second);
    return pl_set_count(&once) + pl_set_count(&twice);
}

static int bases(const struct wo_state *s, int power, int region) {
    return s->power[power].base_at[region] + tokens(s, power, region, &s->base, &s->base2);
}

static int fdi(const struct wo_state *s, int power, int region) {
    return s->power[power].fdi_at[region] + tokens(s, power, region, &s->fdi, &s->fdi2);
}

/* WO-23.21: an automa has no stock, but "at least so much" is met. */
enum { ENOUGH = 1000 };
static int stock_of(const struct wo_state *s, int power, int good) {
    bool none = wo_is_automa(s, power) && good != WO_MONEY && good != WO_SP;
    return none ? ENOUGH : wo_has(s, power, good);
}

static int counted(const struct wo_state *s, enum wo_counted what, int power, int of) {
    switch (what) {
    case WO_COUNT_INFLUENCE:
        return wo_infl(s, of, power);
    case WO_COUNT_ARMIES:
        return s->region[of].army[power];
    case WO_COUNT_ALLIES:
        return wo_ally_count(s, power, of);
    case WO_COUNT_BASES:
        return bases(s, power, of);
    case WO_COUNT_FDI:
        return fdi(s, power, of);
    case WO_COUNT_FDI_REGIONS:
        return wo_fdi_regions(s, power);
    case WO_COUNT_ALLY:
        return is_ally(s, power, of);
    case WO_COUNT_STOCK:
        return stock_of(s, power, of);
    case WO_COUNT_MONEY:
        return s->power[power].money;
    case WO_COUNT_VP:
        return s->power[power].vp;
    case WO_COUNT_SP:
        return s->power[power].sp;
    case WO_COUNT_FOCUS:
        return !wo_is_npc(s, power) && s->power[power].focus == of;
    default:
        return 0;
    }
}

static int count_of(const struct wo_state *s, const struct wo_counter *counter) {
    return counter->what == WO_COUNT_NUMBER ? counter->number
                                            : counted(s, (enum wo_counted)counter->what, counter->power, counter->of);
}

static bool holds(int left, int compare, int right) {
    switch ((enum pl_compare)compare) {
    case PL_TRUE:
        return left != 0;
    case PL_FALSE:
        return left == 0;
    case PL_EQUAL:
        return left == right;
    case PL_UNEQUAL:
        return left != right;
    case PL_LESS:
        return left < right;
    case PL_AT_MOST:
        return left <= right;
    case PL_MORE:
        return left > right;
    default:
        return left >= right;
    }
}

/* WO-15.16. Of an NPC power the bracket stands for it (WO-20.5). */
int wo_event_modifies(const struct wo_state *s, const struct wo_event_row *event) {
    const struct wo_modifier *modifier = &event->modifier;
    if (modifier->power < 0 || wo_is_npc(s, modifier->power))
        return 0;
    if (!holds(count_of(s, &modifier->left), modifier->compare, count_of(s, &modifier->right)))
        return 0;
    return modifier->add * count_of(s, &modifier->times);
}

/* ---- Values of effects.words ---------------------------------------------------------------------------------------
 */

int wo_value_n(const struct wo_state *s, const struct pl_call *call) {
    return s->power[call->cursor->v[WO_V_OWN]].paid;
}

int wo_value_total(const struct wo_state *s, const struct pl_call *call) {
    int total = 0;
    (void)call;
    for (int power = 0; power < WO_POWERS; power++)
        total += s->power[power].paid;
    return total;
}

int wo_value_influence(const struct wo_state *s, const struct pl_call *call, int whose, int of) {
    (void)call;
    return counted(s, WO_COUNT_INFLUENCE, whose, of);
}

int wo_value_armies(const struct wo_state *s, const struct pl_call *call, int whose, int of) {
    (void)call;
    return counted(s, WO_COUNT_ARMIES, whose, of);
}

int wo_value_allies(const struct wo_state *s, const struct pl_call *call, int whose, int of) {
    (void)call;
    return counted(s, WO_COUNT_ALLIES, whose, of);
}

int wo_value_bases(const struct wo_state *s, const struct pl_call *call, int whose, int of) {
    (void)call;
    return counted(s, WO_COUNT_BASES, whose, of);
}

int wo_value_ally(const struct wo_state *s, const struct pl_call *call, int whose, int of) {
    (void)call;
    return counted(s, WO_COUNT_ALLY, whose, of);
}

int wo_value_focus(const struct wo_state *s, const struct pl_call *call, int whose, int of) {
    (void)call;
    return counted(s, WO_COUNT_FOCUS, whose, of);
}

int wo_value_fdi_regions(const struct wo_state *s, const struct pl_call *call, int whose) {
    (void)call;
    return counted(s, WO_COUNT_FDI_REGIONS, whose, 0);
}

int wo_value_money(const struct wo_state *s, const struct pl_call *call, int whose) {
    (void)call;
    return counted(s, WO_COUNT_MONEY, whose, 0);
}

int wo_value_vp(const struct wo_state *s, const struct pl_call *call, int whose) {
    (void)call;
    return counted(s, WO_COUNT_VP, whose, 0);
}

int wo_value_sp(const struct wo_state *s, const struct pl_call *call, int whose) {
    (void)call;
    return counted(s, WO_COUNT_SP, whose, 0);
}

int wo_value_stock(const struct wo_state *s, const struct pl_call *call, int what_at) {
    int whose = pl_arg(call, what_at + 1), good = pl_arg(call, what_at + 2); /* before them: is a power named? */
    return stock_of(s, whose < 0 ? call->cursor->v[WO_V_OWN] : whose, good);
}

/* ---- Going round --------------------------------------------------------------------------------------------------
 */

/* X has the subject of a clause, to which `@` returns; Y how often its body is still done for it. */
static int place_of(const struct wo_state *s, int power) {
    int place = 0;
    while (place < WO_POWERS && wo_subject(s, place) != power)
        place++;
    return place;
}

/* How often the body is done for a power, for which `arg` the head says more; 0: not at all. */
typedef int how_often(const struct wo_state *s, const struct pl_call *call, int power, unsigned arg);

static bool next_subject(struct wo_state *s, const struct pl_call *call, int turn, how_often *often, unsigned arg) {
    int16_t *v = call->cursor->v;
    int place = turn ? place_of(s, v[WO_V_X]) + 1 : 0;
    if (turn && v[WO_V_Y] > 0) {
        v[WO_V_Y]--;
        v[WO_V_OWN] = v[WO_V_X];
        return true;
    }
    for (; place < WO_POWERS; place++) {
        int power = wo_subject(s, place), n = often(s, call, power, arg);
        if (!n)
            continue;
        v[WO_V_OWN] = v[WO_V_X] = (int16_t)power;
        v[WO_V_Y] = (int16_t)(n - 1);
        return true;
    }
    v[WO_V_X] = v[WO_V_Y] = PL_NONE;
    return false;
}

/* The power with most cubes (WO-15.26), -1: nobody has any. */
static int top_bidder(const struct wo_state *s) {
    const struct wo_event_row *event = wo_event_now(s);
    int best = 1;
    unsigned top = 0;
    PL_EACH_BIT(power, wo_event_powers(event)) {
        int cubes = s->power[power].paid;
        top = cubes > best ? 1u << power : cubes == best ? top | 1u << power : top;
        best = cubes > best ? cubes : best;
    }
    return top ? wo_tie_break(s, top, event->regions) : -1;
}

static int is_named(const struct wo_state *s, const struct pl_call *call, int power, unsigned whom) {
    (void)call;
    return whom >> power & 1 || (whom >> WO_WHOM_ALL & 1 && !wo_is_npc(s, power));
}

bool wo_each_at(struct wo_state *s, const struct pl_call *call, int turn, unsigned whom) {
    int16_t *own = &call->cursor->v[WO_V_OWN], subject = call->cursor->v[WO_V_X];
    int place = turn ? place_of(s, *own) + 1 : 0, top = -1;
    if (whom >> WO_WHOM_TOP_BIDDER & 1) {
        top = turn ? -1 : top_bidder(s);
        place = WO_POWERS;
    }
    while (place < WO_POWERS && !is_named(s, call, wo_subject(s, place), whom))
        place++;
    if (place < WO_POWERS)
        top = wo_subject(s, place);
    if (top >= 0)
        *own = (int16_t)top;
    else if (subject >= 0)
        *own = subject;
    return top >= 0;
}

/* ---- Decisions and agreements --------------------------------------------------------------------------------------
 */

static bool anybody_yes(const struct wo_state *s) {
    for (int power = 0; power < WO_POWERS; power++)
        if (wo_said_yes(s, power))
            return true;
    return false;
}

static int says_yes(const struct wo_state *s, const struct pl_call *call, int power, unsigned arg) {
    (void)call, (void)arg;
    if (!wo_said_yes(s, power))
        return 0;
    return wo_event_now(s)->repeat > 1 ? s->power[power].paid : 1;
}

/* NPC powers do not take part in decisions (WO-20.3). */
static int says_no(const struct wo_state *s, const struct pl_call *call, int power, unsigned arg) {
    const struct wo_event_row *event = wo_event_now(s);
    (void)call, (void)arg;
    return wo_in_event(event, power) && !wo_said_yes(s, power) && !(event->type == WO_DECISION && wo_is_npc(s, power));
}

bool wo_each_yes(struct wo_state *s, const struct pl_call *call, int turn) {
    return next_subject(s, call, turn, says_yes, 0);
}

bool wo_each_no(struct wo_state *s, const struct pl_call *call, int turn) {
    return next_subject(s, call, turn, says_no, 0);
}

bool wo_each_some(struct wo_state *s, const struct pl_call *call, int turn) {
    (void)call;
    return !turn && anybody_yes(s);
}

bool wo_each_none(struct wo_state *s, const struct pl_call *call, int turn) {
    (void)call;
    return !turn && !anybody_yes(s);
}

bool wo_each_always(struct wo_state *s, const struct pl_call *call, int turn) {
    (void)s, (void)call;
    return !turn;
}

/* ---- Auctions ------------------------------------------------------------------------------------------------------
 */

/* Bit per power of the winning camp, or of the camps that succeeded. */
static unsigned winners(const struct wo_state *s) {
    const struct wo_event_row *event = wo_event_now(s);
    unsigned powers = 0;
    if (event->type != WO_OPPOSED)
        return s->ev_winner ? event->camp[s->ev_winner - 1] : 0;
    for (int camp = 0; camp < event->camps; camp++)
        if (s->ev_winner && (s->ev_winner - 1) >> camp & 1)
            powers |= event->camp[camp];
    return powers;
}

/* Of those who won who bid 1 or more (WO-15.18), in the camp named if one is. */
static int wins(const struct wo_state *s, const struct pl_call *call, int power, unsigned camp) {
    unsigned won = winners(s);
    (void)call;
    return won >> power & 1 && s->power[power].paid && (!camp || won & camp);
}

static int loses(const struct wo_state *s, const struct pl_call *call, int power, unsigned camp) {
    const struct wo_event_row *event = wo_event_now(s);
    (void)call;
    return wo_in_event(event, power) && !(winners(s) >> power & 1) &&
           (!camp || event->camp[wo_camp_of(event, power)] & camp);
}

bool wo_each_win(struct wo_state *s, const struct pl_call *call, int turn, unsigned camp) {
    return next_subject(s, call, turn, wins, camp);
}

bool wo_each_lose(struct wo_state *s, const struct pl_call *call, int turn, unsigned camp) {
    return next_subject(s, call, turn, loses, camp);
}

bool wo_each_won(struct wo_state *s, const struct pl_call *call, int turn, unsigned camp) {
    (void)call;
    return !turn && winners(s) & camp;
}

bool wo_each_success(struct wo_state *s, const struct pl_call *call, int turn) {
    return next_subject(s, call, turn, wins, 0);
}

bool wo_each_failure(struct wo_state *s, const struct pl_call *call, int turn) {
    return next_subject(s, call, turn, loses, 0);
}

bool wo_each_succeeded(struct wo_state *s, const struct pl_call *call, int turn) {
    (void)call;
    return !turn && winners(s);
}

bool wo_each_failed(struct wo_state *s, const struct pl_call *call, int turn) {
    (void)call;
    return !turn && !winners(s);
}

/* ---- Checks (WO-15.27, WO-15.28) -----------------------------------------------------------------------------------
 */

static int takes_part(const struct wo_state *s, const struct pl_call *call, int power, unsigned arg) {
    (void)call, (void)arg;
    return wo_in_event(wo_event_now(s), power);
}

bool wo_each_each(struct wo_state *s, const struct pl_call *call, int turn) {
    return next_subject(s, call, turn, takes_part, 0);
}

/* What a rank counts: `arg` has what and the region. */
static int ranked(const struct wo_state *s, int power, unsigned arg) {
    return counted(s, (enum wo_counted)(arg / WO_REGIONS), power, (int)(arg % WO_REGIONS));
}

/* How many branches the clause has: its row comes after the head's. */
static int branches_of(const struct pl_call *call) {
    const struct pl_op *op = call->op + 1;
    while (op->code != PL_OP_CHOOSE && op->code != PL_OP_BACK)
        op++;
    return op->code == PL_OP_CHOOSE ? op->v[1] : 1;
}

/* Places from 0 on; ties share the lower of the places they span. */
static int place_in(const struct wo_state *s, int power, unsigned arg) {
    int own = ranked(s, power, arg), place = -1;
    PL_EACH_BIT(other, wo_event_powers(wo_event_now(s))) {
        place += ranked(s, other, arg) >= own;
    }
    return place;
}

static int has_place(const struct wo_state *s, const struct pl_call *call, int power, unsigned arg) {
    return wo_in_event(wo_event_now(s), power) && ranked(s, power, arg) && place_in(s, power, arg) < branches_of(call);
}

bool wo_each_rank(struct wo_state *s, const struct pl_call *call, int turn, int by, int where) {
    unsigned arg = (unsigned)(by * WO_REGIONS + where);
    bool more = next_subject(s, call, turn, has_place, arg);
    if (more)
        call->cursor->v[WO_V_IT] = (int16_t)place_in(s, call->cursor->v[WO_V_OWN], arg);
    return more;
}

/* How many have at least as much. */
static int leads(const struct wo_state *s, int power, unsigned arg) {
    int own = ranked(s, power, arg), level = 0;
    PL_EACH_BIT(other, wo_event_powers(wo_event_now(s))) {
        if (ranked(s, other, arg) > own)
            return 0;
        level += ranked(s, other, arg) == own;
    }
    return level;
}

static int is_leader(const struct wo_state *s, const struct pl_call *call, int power, unsigned arg) {
    int level = leads(s, power, arg);
    return wo_in_event(wo_event_now(s), power) && ranked(s, power, arg) && level && (level > 1) < branches_of(call);
}

bool wo_each_sole_max(struct wo_state *s, const struct pl_call *call, int turn, int by, int where) {
    unsigned arg = (unsigned)(by * WO_REGIONS + where);
    bool more = next_subject(s, call, turn, is_leader, arg);
    if (more)
        call->cursor->v[WO_V_IT] = (int16_t)(leads(s, call->cursor->v[WO_V_OWN], arg) > 1);
    return more;
}
