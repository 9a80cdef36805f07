/* Countries and allies: who holds what (WO-6.1.4 to WO-6.1.8), what shows, what is replaced (WO-19.9, WO-19.10). */
#include "games/worldorder/actions.h"
#include "games/worldorder/events.h"

/* ---- Allies ------------------------------------------------------------------------------------------------------ */

/* Starting cards of a power that lie under nothing: of a stacked pair the regional card counts (WO-6.1.7). */
static struct pl_set starting(const struct wo_state *s, int power) {
    struct pl_set set = {{0, s->ally[power].w[1]}};
    set.w[1] &= ((UINT64_C(1) << WO_STARTING) - 1) << (WO_REGIONAL - 64);
    return set;
}

struct pl_set wo_allies(const struct wo_state *s, int power) {
    struct pl_set set = s->ally[power];
    PL_EACH(country, starting(s, power)) {
        if (wo_main(s, power, country) != country)
            pl_set_drop(&set, country);
    }
    return set;
}

struct pl_set wo_allies_in(const struct wo_state *s, int power, int region) {
    struct pl_set set = pl_set_and(s->ally[power], wo_regions[region].countries);
    PL_EACH(country, starting(s, power)) {
        if (wo_countries[country].region == region && wo_main(s, power, country) == country)
            pl_set_add(&set, country);
    }
    return set;
}

bool wo_is_ready(const struct wo_state *s, int power, int country) {
    return pl_set_has(&s->ally[power], country) && !pl_set_has(&s->spent, country);
}

void wo_exhaust(struct wo_state *s, int country) {
    pl_set_add(&s->spent, country);
}

void wo_ready(struct wo_state *s, int country) {
    pl_set_drop(&s->spent, country);
}

bool wo_refuses(const struct wo_state *s, int country, int power) {
    return wo_countries[country].refuses >> power & 1 && !wo_hook_unrefuse(s, country, power);
}

bool wo_shows(const struct wo_state *s, int country) {
    const int8_t *show = s->region[wo_countries[country].region].show;
    return show[0] == country || show[1] == country;
}

bool wo_may_improve(const struct wo_state *s, int power, int country) { /* WO-6.1.1 */
    return wo_shows(s, country) && !wo_refuses(s, country, power);
}

/* ---- What shows and what is in the stacks ------------------------------------------------------------------------ */

static bool stack_left(const struct wo_state *s, int region) {
    struct pl_set left = pl_set_and(s->stack, wo_regions[region].countries);
    return !pl_set_empty(&left);
}

void wo_refill(struct wo_state *s, int region, struct pl_notes *notes) {
    (void)notes;
    const int8_t *show = s->region[region].show;
    if ((show[0] < 0 || show[1] < 0) && stack_left(s, region))
        wo_push(s, WO_F_COUNTRY, PL_CHANCE)->v[0] = (int16_t)region;
}

/* The left one is the older (WO-3.4). */
static void stop_showing(struct wo_region *r, int country) {
    if (r->show[0] == country)
        r->show[0] = r->show[1];
    r->show[1] = -1;
}

static void leave_stack(struct wo_state *s, int country) {
    struct wo_region *r = &s->region[wo_countries[country].region];
    pl_set_drop(&s->stack, country);
    for (int i = 0; i < r->bottom_n; i++) {
        if (r->bottom[i] != country + 1)
            continue;
        memmove(r->bottom + i, r->bottom + i + 1, (size_t)(r->bottom_n - i - 1));
        r->bottom[--r->bottom_n] = 0;
    }
}

void wo_reshuffle(struct wo_state *s, int region, struct pl_notes *notes) { /* WO-19.10 */
    struct wo_region *r = &s->region[region];
    for (int i = 0; i < 2; i++) {
        if (r->show[i] >= 0)
            pl_set_add(&s->stack, r->show[i]);
        r->show[i] = -1;
    }
    memset(r->bottom, 0, sizeof r->bottom);
    r->bottom_n = 0;
    NOTE(N_RESHUFFLED, region);
    wo_refill(s, region, notes);
}

/* ---- Taking ------------------------------------------------------------------------------------------------------ */

static void move_token(struct pl_set *set, int from, int to) {
    if (!pl_set_has(set, from))
        return;
    pl_set_drop(set, from);
    pl_set_add(set, to);
}

static void move_tokens(struct wo_state *s, int from, int to) {
    move_token(&s->spent, from, to);
    move_token(&s->fdi, from, to);
    move_token(&s->fdi2, from, to);
    move_token(&s->base, from, to);
    move_token(&s->base2, from, to);
}

/* The new card comes on the starting one; an automa's starting card leaves the game (WO-22.10). */
static void stack_on(struct wo_state *s, int power, int start, int country, struct pl_notes *notes) {
    NOTE(N_STACKS, power, country);
    move_tokens(s, start, country);
    if (wo_is_automa(s, power))
        pl_set_drop(&s->ally[power], start);
    if (!s->option[WO_OPT_STACKED])
        wo_ready(s, country);                                       /* WO-6.1.8 */
    wo_influence(s, power, wo_countries[country].region, 0, notes); /* WO-6.1.6 */
}

void wo_take_country(struct wo_state *s, int power, int country, struct pl_notes *notes) {
    int region = wo_countries[country].region, twin = wo_countries[country].twin;
    bool showing = wo_shows(s, country);
    NOTE(N_ALLY, power, country);
    if (showing)
        stop_showing(&s->region[region], country);
    else
        leave_stack(s, country);
    pl_set_add(&s->ally[power], country);
    wo_ready(s, country);
    if (twin >= 0 && pl_set_has(&s->ally[power], twin))
        stack_on(s, power, twin, country, notes);
    if (showing)
        wo_refill(s, region, notes); /* asked first: it lies on top */
    else
        wo_reshuffle(s, region, notes);
}

/* ---- Replacing (WO-19.9, WO-19.10) --------------------------------------------------------------------------------
 */

void wo_replace_country(struct wo_state *s, int old, int with, struct pl_notes *notes) {
    int region = wo_countries[old].region;
    struct wo_region *r = &s->region[region];
    NOTE(N_REPLACED, old, with);
    for (int i = 0; i < 2; i++)
        if (r->show[i] == old)
            r->show[i] = (int8_t)with;
    for (int power = 0; power < WO_POWERS; power++)
        move_token(&s->ally[power], old, with);
    move_tokens(s, old, with);
    if (!pl_set_has(&s->stack, old))
        return;
    leave_stack(s, old);
    pl_set_add(&s->stack, with);
    wo_reshuffle(s, region, notes);
}
