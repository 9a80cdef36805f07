/* What can be bid and what a bid may cost (WO-15.11, WO-15.12); the mix of an automa (WO-23.16). */
#include "games/worldorder/actions.h"
#include "games/worldorder/events_parts.h"

/* ---- What can be bid (WO-15.11, WO-15.12) -------------------------------------------------------------------------
 */

int wo_element_price(const struct wo_element *element) {
    if (element->good == WO_MONEY)
        return element->unit;
    return element->good == WO_A ? 5 : 0; /* an own army and 5 money (WO-15.21) */
}

int wo_element_most(const struct wo_state *s, int power, const struct wo_element *element) {
    if (element->good == WO_MONEY)
        return element->most;
    int there = wo_has(s, power, element->good) / element->unit;
    return there < element->most ? there : element->most;
}

/* Every unit counts one and all share the same money, so the cheapest first are the most. */
int wo_reach(const struct wo_state *s, int power, const struct wo_event_row *event, int first, int money) {
    unsigned left = ((1u << event->elements) - 1) >> first << first;
    int units = 0;
    while (left) {
        int next = -1;
        PL_EACH_BIT(i, left) {
            if (next < 0 || wo_element_price(&event->element[i]) < wo_element_price(&event->element[next]))
                next = i;
        }
        int price = wo_element_price(&event->element[next]);
        int most = wo_element_most(s, power, &event->element[next]);
        if (price && money / price < most)
            most = money / price;
        units += most;
        money -= most * price;
        left &= ~(1u << next);
    }
    return units;
}

int wo_feasible(const struct wo_state *s, int power, const struct wo_event_row *event) {
    if (!wo_is_bid(event) || !wo_in_event(event, power) || !wo_is_human(s, power))
        return 0;
    return wo_reach(s, power, event, 0, s->power[power].money);
}

bool wo_mix_fits(const struct wo_state *s, int power, const struct wo_event_row *event, int element, int units,
                 int left) {
    const struct wo_element *now = &event->element[element];
    int rest = s->power[power].money - units * wo_element_price(now);
    return units <= left && units <= wo_element_most(s, power, now) && (rest >= 0 || !wo_element_price(now)) &&
           wo_reach(s, power, event, element + 1, rest) >= left - units;
}

/* As many units of one element as possible, or as few. */
static int fill(const struct wo_state *s, int power, const struct wo_event_row *event, int element, int left, int money,
                bool most) {
    const struct wo_element *now = &event->element[element];
    int price = wo_element_price(now), limit = wo_element_most(s, power, now), found = -1;
    for (int units = 0; units <= limit && units <= left && units * price <= money; units++) {
        if (wo_reach(s, power, event, element + 1, money - units * price) < left - units)
            continue;
        found = units;
        if (!most)
            break;
    }
    return found;
}

/* The money of the cheapest or dearest mix of so many cubes; the elements are few. */
static int mix_money(const struct wo_state *s, int power, const struct wo_event_row *event, int element, int left,
                     int money, bool dear) {
    if (element == event->elements)
        return left ? -1 : 0;
    int least = fill(s, power, event, element, left, money, false);
    int most = fill(s, power, event, element, left, money, true), best = -1;
    int price = wo_element_price(&event->element[element]);
    for (int units = least; units >= 0 && units <= most; units++) {
        int rest = mix_money(s, power, event, element + 1, left - units, money - units * price, dear);
        int all = rest < 0 ? -1 : rest + units * price;
        if (all >= 0 && (best < 0 || (dear ? all > best : all < best)))
            best = all;
    }
    return best;
}

bool wo_event_price(const struct wo_state *s, int power, const struct wo_event_row *event, int bid,
                    struct wo_event_price *price) {
    *price = (struct wo_event_price){0};
    if (bid > wo_feasible(s, power, event))
        return false;
    int money = s->power[power].money;
    for (int i = 0; i < event->elements; i++) {
        int most = wo_element_most(s, power, &event->element[i]), cost = wo_element_price(&event->element[i]);
        struct wo_event_row others = *event;
        bool found = false;
        others.element[i].most = 0;
        for (int units = 0; units <= most && units <= bid && units * cost <= money; units++) {
            if (wo_reach(s, power, &others, 0, money - units * cost) < bid - units)
                continue;
            price->least[i] = (uint8_t)(found ? price->least[i] : units);
            price->most[i] = (uint8_t)units;
            found = true;
        }
    }
    price->money_least = (int16_t)mix_money(s, power, event, 0, bid, money, false);
    price->money_most = (int16_t)mix_money(s, power, event, 0, bid, money, true);
    return true;
}

/* ---- The mix of an automa (WO-23.16) ------------------------------------------------------------------------------
 */

static int automa_element_price(const struct wo_element *element) {
    if (element->good == WO_MONEY || element->good == WO_A)
        return wo_element_price(element);
    return element->good == WO_SP ? 0 : wo_price_for_automa(element->good, element->unit);
}

/* Adds up to n units of the elements in the mask, the cheapest first, equals in printed order; returns what is left. */
static int add_cheapest(const struct wo_state *s, int power, const struct wo_event_row *event, unsigned mask, int n,
                        uint8_t units[4]) {
    while (n && mask) {
        int next = -1; /* one of the four is in the mask */
        for (int i = 0; i < 4; i++)
            if (mask >> i & 1 &&
                (next < 0 || automa_element_price(&event->element[i]) < automa_element_price(&event->element[next])))
                next = i;
        if (next < 0)
            break;
        int room = event->element[next].most - units[next];
        if (event->element[next].good == WO_SP && s->power[power].sp < room)
            room = s->power[power].sp;
        int taken = room < n ? room : n;
        units[next] = (uint8_t)(units[next] + taken);
        n -= taken;
        mask &= ~(1u << next);
    }
    return n;
}

int wo_automa_mix(const struct wo_state *s, int power, const struct wo_event_row *event, int n, uint8_t units[4]) {
    unsigned armies = 0, all = (1u << event->elements) - 1;
    int price = 0;
    for (int i = 0; i < 4 && i < event->elements; i++)
        armies |= (unsigned)(event->element[i].good == WO_A) << i;
    int half = armies ? n / 2 : 0;
    int rest = n - half + add_cheapest(s, power, event, armies, half, units);
    rest = add_cheapest(s, power, event, all & ~armies, rest, units);
    rest = add_cheapest(s, power, event, armies, rest, units);
    for (int i = 0; i < 4 && i < event->elements; i++)
        price += units[i] * automa_element_price(&event->element[i]);
    return rest || price > s->power[power].money ? -1 : price;
}
