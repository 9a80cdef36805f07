/* Is each card in one place? Part of check.c. */
#include "games/worldorder/check.h"
#include "games/worldorder/events.h"

static const struct pl_set starting_cards = {{(UINT64_C(1) << WO_START_CARDS) - 1, 0}};
static const struct pl_set all_cards = {{~UINT64_C(0), (UINT64_C(1) << (WO_CARDS - 64)) - 1}};
static const struct pl_set none;

/* Adds a pile to what has been seen; false: one of its cards has been seen already. */
static bool add_pile(struct pl_set *seen, struct pl_set pile) {
    struct pl_set twice = pl_set_and(*seen, pile);
    *seen = pl_set_or(*seen, pile);
    return pl_set_empty(&twice);
}

static bool add_one(struct pl_set *seen, int member, int count) {
    if (member < 0 || member >= count || pl_set_has(seen, member))
        return false;
    pl_set_add(seen, member);
    return true;
}

static bool inside(struct pl_set part, struct pl_set whole) {
    struct pl_set rest = pl_set_minus(part, whole);
    return pl_set_empty(&rest);
}

/* ---- Action cards ------------------------------------------------------------------------------------------------ */

/* The starting cards of a power, and those of the market, are what it may have. */
static struct pl_set may_have(int power) {
    struct pl_set set = pl_set_minus(all_cards, starting_cards);
    for (int card = 0; card < WO_START_CARDS; card++)
        if (wo_card(card)->power == power)
            pl_set_add(&set, card);
    return set;
}

static bool top_fits(const struct wo_power *p, struct pl_set *own) {
    if (p->top_n > WO_TOP)
        return false;
    for (int i = 0; i < WO_TOP; i++)
        if (i < p->top_n ? p->top[i] < WO_START_CARDS || !add_one(own, p->top[i], WO_CARDS) : p->top[i] != 0)
            return false;
    return true;
}

static struct pl_said check_own(const struct wo_state *s, int power, struct pl_set *seen) {
    const struct wo_power *p = &s->power[power];
    struct pl_set own = none;
    bool once = add_pile(&own, p->hand) && add_pile(&own, p->deck) && add_pile(&own, p->down) &&
                add_pile(&own, p->played) && add_pile(&own, p->discard);
    if (!once || !top_fits(p, &own) || !inside(own, may_have(power)) || !add_pile(seen, own))
        return SAY(C_CARDS, power);
    if (!inside(p->sure, pl_set_or(p->hand, p->down)) || p->hand_n != pl_set_count(&p->hand) ||
        p->down_n != pl_set_count(&p->down) || p->deck_n != pl_set_count(&p->deck))
        return SAY(C_KNOWN, power);
    return PL_NOTHING;
}

struct pl_said wo_check_cards(const struct wo_state *s) {
    struct pl_set seen = none, market = pl_set_minus(all_cards, starting_cards);
    for (int power = 0; power < WO_POWERS; power++) {
        struct pl_said wrong = check_own(s, power, &seen);
        if (wrong.phrase)
            return wrong;
    }
    if (!inside(pl_set_or(s->market, s->market_out), market) || !add_pile(&seen, s->market) ||
        !add_pile(&seen, s->market_out))
        return SAY(C_MARKET);
    for (int slot = 0; slot < WO_ROW; slot++) {
        int card = s->row[slot] - 1;
        if (card >= 0 && (card < WO_START_CARDS || !add_one(&seen, card, WO_CARDS)))
            return SAY(C_MARKET);
    }
    return PL_NOTHING;
}

/* ---- Countries --------------------------------------------------------------------------------------------------- */

static struct pl_said check_allies(const struct wo_state *s, int power, struct pl_set *seen) {
    PL_EACH(country, s->ally[power]) {
        const struct wo_country *c = &wo_countries[country];
        if (country >= WO_COUNTRIES || (c->starts >= 0 && c->starts != power))
            return SAY(C_ALLY, power);
        if (!add_one(seen, country, WO_COUNTRIES))
            return SAY(C_COUNTRY, country);
    }
    return PL_NOTHING;
}

/* What lies on allies, lies on the card that counts (WO-6.1.7), and the second token on the first one. */
static bool tokens_fit(const struct wo_state *s) {
    struct pl_set held = none, human = none;
    for (int power = 0; power < WO_POWERS; power++) {
        struct pl_set allies = wo_allies(s, power);
        held = pl_set_or(held, allies);
        if (wo_is_human(s, power))
            human = pl_set_or(human, allies);
    }
    return inside(s->spent, human) && inside(s->fdi, human) && inside(s->base, human) && inside(s->fdi2, s->fdi) &&
           inside(s->base2, s->base);
}

/* Two countries show while the stack lasts (WO-4.3), unless chance is just showing them. */
static bool showing_fits(const struct wo_state *s, int region, struct pl_set *seen) {
    const struct wo_region *r = &s->region[region];
    for (int i = 0; i < 2; i++)
        if (r->show[i] != -1 && (!add_one(seen, r->show[i], WO_COUNTRIES) ||
                                 wo_countries[r->show[i]].region != region || wo_countries[r->show[i]].starts >= 0))
            return false;
    if (r->bottom_n > sizeof r->bottom)
        return false;
    struct pl_set below = none;
    for (int i = 0; i < (int)sizeof r->bottom; i++) {
        bool used = i < r->bottom_n;
        int country = r->bottom[i] - 1;
        if (used ? !add_one(&below, country, WO_COUNTRIES) || !pl_set_has(&s->stack, country) ||
                       wo_countries[country].region != region
                 : country >= 0)
            return false;
    }
    return true;
}

struct pl_said wo_check_countries(const struct wo_state *s) {
    struct pl_set seen = none;
    for (int power = 0; power < WO_POWERS; power++) {
        struct pl_said wrong = check_allies(s, power, &seen);
        if (wrong.phrase)
            return wrong;
    }
    PL_EACH(country, s->stack) {
        if (country >= WO_COUNTRIES || wo_countries[country].starts >= 0)
            return SAY(C_STACK, WO_EUR);
        if (!add_one(&seen, country, WO_COUNTRIES))
            return SAY(C_COUNTRY, country);
    }
    for (int region = 0; region < WO_REGIONS; region++)
        if (!showing_fits(s, region, &seen))
            return SAY(C_STACK, region);
    for (int i = WO_REGIONAL + WO_STARTING; i < WO_COUNTRIES; i++) /* WO-44: one instead of the other */
        if (pl_set_has(&seen, i) && pl_set_has(&seen, wo_countries[i].instead))
            return SAY(C_COUNTRY, i);
    return tokens_fit(s) ? PL_NOTHING : SAY(C_TOKENS);
}

/* ---- Events ------------------------------------------------------------------------------------------------------ */

/* Each event is in a deck or lies in one place; 0: no card. */
static bool lay_event(uint64_t *seen, int event) {
    if (!event)
        return true;
    if (event > WO_EVENTS || *seen >> (event - 1) & 1)
        return false;
    *seen |= UINT64_C(1) << (event - 1);
    return true;
}

struct pl_said wo_check_events(const struct wo_state *s) {
    uint64_t seen = s->events;
    bool fits = s->events >> WO_EVENTS == 0;
    for (int i = 0; i < WO_SLOTS; i++)
        fits &= lay_event(&seen, s->ev_row[i]);
    for (int power = 0; power < WO_POWERS && fits; power++) {
        fits = lay_event(&seen, s->ev_target[power]);
        if (fits && s->ev_target[power]) /* WO-14.4: at most one, and its own */
            fits = wo_events[s->ev_target[power] - 1].target == power;
    }
    for (size_t i = 0; i < sizeof s->ev_queue; i++)
        fits &= lay_event(&seen, s->ev_queue[i]) && !(i && s->ev_queue[i] && !s->ev_queue[i - 1]);
    fits &= s->ev_now <= WO_EVENTS;
    if (!wo_tourmente(s))
        fits &= !s->events && !s->ev_now && seen == 0;
    return fits && wo_events_fit(s) ? PL_NOTHING : SAY(C_EVENTS);
}
