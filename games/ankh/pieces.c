/* Pieces, trouble, buildings, money: the only file that changes the board (sections 4 to 7). */
#include "games/ankh/state.h"

/* ---- Minions and trouble ---------------------------------------------------------------------------------------- */

void am_set_trouble(struct am_state *s, int area, bool there) {
    if (there)
        s->trouble.w[0] |= am_bit(area);
    else
        s->trouble.w[0] &= ~(uint64_t)am_bit(area);
}

void am_arrive(struct am_state *s, int owner, int area, bool quiet) {
    struct am_area *to = &s->area[area];
    if (to->crowd && !quiet)
        s->trouble.w[0] |= am_bit(area);
    to->minions[owner]++;
    to->crowd++;
    s->here[owner] |= am_bit(area);
    if (owner < AM_SEATS)
        s->seat[owner].minions--;
}

void am_leave(struct am_state *s, int owner, int area) {
    struct am_area *from = &s->area[area];
    s->trouble.w[0] &= ~(uint64_t)am_bit(area);
    from->crowd--;
    if (--from->minions[owner] == 0)
        s->here[owner] &= (uint16_t)~am_bit(area);
    if (owner < AM_SEATS)
        s->seat[owner].minions++;
}

/* These areas and all next to them. */
static unsigned around(unsigned areas) {
    unsigned near = areas;
    AM_EACH(area, areas) {
        near |= am_places[area].adjacent;
    }
    return near;
}

unsigned am_reach(const struct am_state *s, int seat) {
    return s->here[seat] ? around(s->here[seat]) : AM_ALL_AREAS; /* AM-4.1, AM-4.2 */
}

unsigned am_reach_lifting(const struct am_state *s, int seat, int from, unsigned named) {
    unsigned areas = named;
    if (named == AM_NEAR) {
        unsigned rest = s->here[seat];
        if (!s->option[AM_OPT_LIFT] && s->area[from].minions[seat] == 1) /* AM-13.19 */
            rest &= ~(unsigned)am_bit(from);
        areas = rest ? around(rest) : AM_ALL_AREAS;
    }
    return areas & ~(unsigned)am_bit(from);
}

int am_place_moves(const struct am_state *s, int seat, unsigned named, pl_move *out) {
    int n = 0;
    if (s->seat[seat].minions) {
        unsigned areas = named == AM_NEAR ? am_reach(s, seat) : named;
        AM_EACH(area, areas) {
            out[n++] = PL_MOVE(AM_M_PLACE, area, 0, 0);
        }
        return n;
    }
    AM_EACH(from, s->here[seat]) { /* AM-4.3 */
        AM_EACH(area, am_reach_lifting(s, seat, from, named)) {
            out[n++] = PL_MOVE(AM_M_PLACE, area, from + 1, 0);
        }
    }
    return n;
}

void am_place(struct am_state *s, int seat, int area, int from, bool quiet, struct pl_notes *notes) {
    NOTE(N_PLACES, seat, area);
    if (from) {
        NOTE(N_LIFTS, seat, from - 1);
        am_leave(s, seat, from - 1);
    }
    am_arrive(s, seat, area, quiet);
}

/* ---- Buildings and their cards ---------------------------------------------------------------------------------- */

void am_put_building(struct am_state *s, int seat, int area) {
    s->area[area].building = (uint8_t)(seat + 1);
    s->built[seat] |= am_bit(area);
    s->seat[seat].buildings--;
    s->fresh.w[0] |= am_bit(area); /* AM-6.5 */
}

void am_lose_building(struct am_state *s, int area) {
    int owner = s->area[area].building - 1;
    s->area[area].building = 0;
    s->built[owner] &= (uint16_t)~am_bit(area);
    s->seat[owner].buildings++;
}

static int half(int cost, int divisor) {
    return (cost + divisor - 1) / divisor;
}

unsigned am_sites(const struct am_state *s, int seat, int divisor) {
    unsigned sites = s->here[seat] & ~am_all_built(s) & ~am_areas(&s->trouble), dear = 0;
    int money = s->seat[seat].money;
    if (money >= 18)
        return sites;
    AM_EACH(area, sites) {
        if (half(am_cost(s, area), divisor) > money)
            dear |= am_bit(area);
    }
    return sites & ~dear;
}

int am_site_moves(const struct am_state *s, int seat, unsigned sites, int kind, pl_move *out) {
    int n = 0;
    AM_EACH(area, sites) {
        if (s->seat[seat].buildings) {
            out[n++] = PL_MOVE(kind, area, 0, 0);
            continue;
        }
        AM_EACH(from, s->built[seat]) { /* AM-6.3 */
            out[n++] = PL_MOVE(kind, area, from + 1, 0);
        }
    }
    return n;
}

void am_build(struct am_state *s, int seat, int area, int from, int divisor, struct pl_notes *notes) {
    int cost = half(am_cost(s, area), divisor);
    NOTE(N_BUILDS, seat, area, cost);
    if (from) {
        NOTE(N_REBUILDS, seat, from - 1);
        am_lose_building(s, from - 1);
    }
    am_to_bank(s, seat, cost);
    am_put_building(s, seat, area);
}

unsigned am_usable(const struct am_state *s, int seat, unsigned mine) {
    const unsigned paying = am_bit(AM_DRAGONS_LANDING) | am_bit(AM_THE_HIPPO) | am_bit(AM_LONGWALL) |
                            am_bit(AM_SEVEN_SLEEPERS) | am_bit(AM_NAP_HILL);
    unsigned trouble = am_areas(&s->trouble);
    int money = s->seat[seat].money;
    if (money < 3)
        mine &= ~((unsigned)am_bit(AM_DOLLY_SISTERS) | am_bit(AM_DIMWELL));
    if (money < 2 || !trouble)
        mine &= ~(unsigned)am_bit(AM_ISLE_OF_GODS);
    if (s->option[AM_OPT_BANK] && s->bank <= 0)
        mine &= ~paying;
    if (!s->seat[seat].cards)
        mine &= ~(unsigned)am_bit(AM_THE_SCOURS);
    unsigned shades = am_bit(AM_THE_SHADES) | am_places[AM_THE_SHADES].adjacent;
    if (!(shades & am_peopled(s) & ~trouble))
        mine &= ~(unsigned)am_bit(AM_THE_SHADES);
    return mine;
}

bool am_small_gods(const struct am_state *s, int seat) {
    return s->area[AM_SMALL_GODS].building == seat + 1 && s->seat[seat].money >= 3 &&
           !(am_bit(AM_SMALL_GODS) & (am_areas(&s->lost) | am_areas(&s->fresh) | s->here[AM_DEMON]));
}

/* ---- Money ------------------------------------------------------------------------------------------------------ */

int am_from_bank(struct am_state *s, int seat, int sum) {
    if (s->option[AM_OPT_BANK] && sum > s->bank)
        sum = s->bank; /* AM-14.14 */
    s->bank = (int16_t)(s->bank - sum);
    s->seat[seat].money = (uint16_t)(s->seat[seat].money + sum);
    return sum;
}

void am_to_bank(struct am_state *s, int seat, int sum) {
    s->bank = (int16_t)(s->bank + sum);
    s->seat[seat].money = (uint16_t)(s->seat[seat].money - sum);
}

int am_give_money(struct am_state *s, int from, int to, int sum) {
    if (sum > s->seat[from].money)
        sum = s->seat[from].money;
    s->seat[from].money = (uint16_t)(s->seat[from].money - sum);
    s->seat[to].money = (uint16_t)(s->seat[to].money + sum);
    return sum;
}
