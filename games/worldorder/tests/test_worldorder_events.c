/* What events can do beyond the cards that are ours: words that only printed cards use, and what tables show of bids.
 */
#include "games/worldorder/actions.h"
#include "games/worldorder/events.h"
#include "games/worldorder_effects.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

extern const struct pl_game pl_game_worldorder;

/* Four persons, set up; nothing is being decided. */
static struct wo_state table(void) {
    struct wo_state s = {0};
    struct pl_setup setup = pl_setup_default(&pl_game_worldorder, WO_POWERS);
    for (int seat = 0; seat < WO_SEATS; seat++)
        setup.role[seat] = (int8_t)seat;
    assert_true(pl_new(&pl_game_worldorder, &setup, &s));
    while (s.frames.depth)
        pl_pop(&s.frames);
    s.round = 4;
    s.phase = WO_EVENT_PHASE;
    return s;
}

/* As while the outcome of an event is applied. */
static void resolve(struct wo_state *s, int event) {
    wo_push(s, WO_F_FLOW, 0);
    wo_push(s, WO_F_EVENTS, 0);
    s->ev_now = (uint8_t)(event + 1);
    s->ev_row[2] = s->ev_now;
    wo_push(s, WO_F_EVENT, 0)->v[0] = 2;
}

/* Runs one row as if it stood behind those of the events. */
static struct pl_cursor run(struct wo_state *s, int own, struct pl_op op) {
    static struct pl_op rows[4096];
    struct pl_script script = wo_effects;
    struct pl_cursor cursor = {.at = 4000, .v = {[WO_V_OWN] = (int16_t)own, [WO_V_X] = -1, [WO_V_Y] = -1}};
    struct pl_call call = {.script = &script, .op = &rows[4000], .cursor = &cursor};
    rows[4000] = op;
    rows[4001] = (struct pl_op){.code = PL_OP_END};
    script.rows = rows;
    if (!script.can || script.can(s, &call))
        script.run(s, &call);
    return cursor;
}

#define OP(CODE, ...) ((struct pl_op){WO_OP_##CODE, 0, {__VA_ARGS__}})

/* ---- Influence (WO-19) --------------------------------------------------------------------------------------------
 */

/* X16 */
static void cubes_go_in_order(void **state) {
    (void)state;
    struct wo_state s = table();
    struct wo_region *r = &s.region[WO_MENA];
    r->perm[0] = WO_EU + 1;
    r->temp[0] = WO_USA + 1;
    r->temp[1] = WO_EU + 1;
    r->temp[2] = WO_RUS + 1;
    r->temp[3] = WO_EU + 1;
    wo_count_influence(&s);
    run(&s, WO_EU, OP(REM, WO_MENA, -1));
    assert_int_equal(r->temp[1], WO_RUS + 1);
    assert_int_equal(r->temp[2], WO_EU + 1);
    run(&s, WO_USA, OP(REM, WO_MENA, WO_EU)); /* a power that is named */
    assert_int_equal(r->temp[2], 0);
    assert_int_equal(r->start[0], WO_EU + 1);
    run(&s, WO_EU, OP(REM, WO_MENA, -1));
    assert_int_equal(r->start[0], 0);
    assert_int_equal(r->perm[0], WO_EU + 1);
    run(&s, WO_EU, OP(REM, WO_MENA, -1));
    assert_int_equal(r->perm[0], 0);
    assert_int_equal(wo_infl(&s, WO_MENA, WO_EU), 0);
    run(&s, WO_EU, OP(REM, WO_MENA, -1)); /* nothing is left */
    assert_int_equal(s.frames.depth, 0);
}

/* X17 */
static void permanent_becomes_temporary(void **state) {
    (void)state;
    struct wo_state s = table();
    struct wo_region *r = &s.region[WO_MENA];
    int vp = s.power[WO_USA].vp;
    run(&s, WO_USA, OP(TOTEMP, WO_MENA, -1));
    assert_int_equal(r->start[1], 0);
    assert_int_equal(r->temp[0], WO_USA + 1);
    assert_int_equal(s.power[WO_USA].vp, vp);
    for (int slot = 0; slot < 5; slot++)
        r->temp[slot] = WO_CHN + 1;
    r->perm[0] = WO_USA + 1;
    wo_count_influence(&s);
    run(&s, WO_USA, OP(TOTEMP, WO_MENA, -1)); /* no free slot: it goes, and pushes nothing */
    assert_int_equal(r->perm[0], 0);
    assert_int_equal(wo_infl(&s, WO_MENA, WO_USA), 0);
    assert_int_equal(wo_infl(&s, WO_MENA, WO_CHN), 5);
}

static void neutral_takes_the_place(void **state) {
    (void)state;
    struct wo_state s = table();
    struct wo_region *r = &s.region[WO_EAP];
    r->temp[0] = WO_USA + 1;
    r->temp[1] = WO_CHN + 1;
    wo_count_influence(&s);
    run(&s, WO_CHN, OP(REMN, WO_EAP, -1));
    assert_int_equal(r->temp[1], WO_NEUTRAL + 1);
    run(&s, WO_CHN, OP(REMN, WO_EAP, -1));
    assert_int_equal(r->start[0], WO_NEUTRAL + 1);
    assert_int_equal(wo_infl(&s, WO_EAP, WO_NEUTRAL), 2);
}

/* ---- Cards --------------------------------------------------------------------------------------------------------
 */

static void country_is_fetched(void **state) {
    (void)state;
    struct wo_state s = table();
    assert_true(pl_set_has(&s.stack, WO_C_EGYPT));
    run(&s, WO_RUS, OP(FETCH, WO_C_EGYPT));
    assert_true(pl_set_has(&s.ally[WO_RUS], WO_C_EGYPT));
    assert_false(pl_set_has(&s.stack, WO_C_EGYPT));
    assert_int_equal(pl_top(&s.frames)->what, WO_F_COUNTRY); /* the stack is shuffled and two are shown */
}

static void card_stays(void **state) {
    (void)state;
    struct wo_state s = table();
    resolve(&s, WO_EVENT_I06);
    run(&s, WO_USA, OP(STAY));
    pl_top(&s.frames)->step = 8; /* its end */
    wo_row_event.run(&s, pl_top(&s.frames), NULL);
    assert_int_equal(s.ev_row[2], WO_EVENT_I06 + 1);
    assert_int_equal(s.ev_now, 0);
    resolve(&s, WO_EVENT_I06);
    pl_top(&s.frames)->step = 8;
    wo_row_event.run(&s, pl_top(&s.frames), NULL);
    assert_int_equal(s.ev_row[2], 0);
}

static void smart_power_is_lost(void **state) {
    (void)state;
    struct wo_state s = table();
    run(&s, WO_USA, OP(SP_MINUS, 1));
    assert_int_equal(s.power[WO_USA].sp, 1);
    run(&s, WO_USA, OP(SP_MINUS, 5));
    assert_int_equal(s.power[WO_USA].sp, 0);
}

/* An action of an event is optional and has its normal cost. */
static void actions_are_offered(void **state) {
    (void)state;
    struct wo_state s = table();
    pl_move moves[PL_MAX_MOVES];
    resolve(&s, WO_EVENT_I06);
    run(&s, WO_USA, OP(ENGAGE, WO_AME, -1));
    assert_int_equal(pl_top(&s.frames)->what, WO_F_EVENT_ACT);
    assert_int_equal(wo_moves(&s, moves), 2);
    struct wo_state declined = s;
    wo_row_event_act.apply(&declined, pl_top(&declined.frames), PL_MOVE(WO_M_OFFER, 0, 0, 0), NULL);
    assert_int_equal(pl_top(&declined.frames)->what, WO_F_EVENT);
    wo_row_event_act.apply(&s, pl_top(&s.frames), PL_MOVE(WO_M_OFFER, 1, 0, 0), NULL);
    assert_int_equal(pl_top(&s.frames)->what, WO_F_ENGAGE);
}

/* What cannot be done is not offered, and automas and NPC powers skip it. */
static void actions_are_skipped(void **state) {
    (void)state;
    struct wo_state s = table();
    resolve(&s, WO_EVENT_I06);
    run(&s, WO_USA, OP(ENGAGE, WO_AFR, -1)); /* no ally there */
    s.power[WO_EU].kind = WO_NORMAL;
    run(&s, WO_EU, OP(ENGAGE, WO_EUR, -1));
    s.power[WO_RUS].kind = WO_NPC;
    run(&s, WO_RUS, OP(ENGAGE, WO_EUR, -1));
    assert_int_equal(pl_top(&s.frames)->what, WO_F_EVENT);
}

/* ---- Bids ---------------------------------------------------------------------------------------------------------
 */

static int least_of(int a, int b) {
    return a < b ? a : b;
}

static int in_stock(const struct wo_state *s, int power, const struct wo_element *element) {
    const struct wo_power *p = &s->power[power];
    return element->good == WO_MONEY ? element->most
           : element->good == WO_A   ? wo_armies_all(s, power)
           : element->good == WO_SP  ? p->sp
                                     : p->stock[element->good];
}

/* All mixes, one by one: how many units, and the money they cost. */
struct mixes {
    int most, cheapest[40], dearest[40], low[40][4], high[40][4];
};

static void each_mix(const struct wo_state *s, int power, const struct wo_event_row *event, int at, int *units,
                     struct mixes *out) {
    if (at < event->elements) {
        int most = least_of(event->element[at].most, in_stock(s, power, &event->element[at]));
        for (units[at] = 0; units[at] <= most; units[at]++)
            each_mix(s, power, event, at + 1, units, out);
        return;
    }
    int n = 0, money = 0;
    for (int i = 0; i < event->elements; i++) {
        n += units[i];
        money += units[i] * (event->element[i].good == WO_MONEY ? event->element[i].unit
                             : event->element[i].good == WO_A   ? 5
                                                                : 0);
    }
    if (money > s->power[power].money)
        return;
    out->most = n > out->most ? n : out->most;
    out->cheapest[n] = out->cheapest[n] < 0 ? money : least_of(out->cheapest[n], money);
    out->dearest[n] = money > out->dearest[n] ? money : out->dearest[n];
    for (int i = 0; i < event->elements; i++) {
        out->low[n][i] = out->low[n][i] < 0 ? units[i] : least_of(out->low[n][i], units[i]);
        out->high[n][i] = units[i] > out->high[n][i] ? units[i] : out->high[n][i];
    }
}

static void prices_agree(const struct wo_state *s, int power, const struct wo_event_row *event) {
    struct mixes all;
    struct wo_event_price price;
    int units[4] = {0};
    memset(&all, -1, sizeof all);
    each_mix(s, power, event, 0, units, &all);
    assert_int_equal(wo_feasible(s, power, event), all.most);
    for (int bid = 0; bid <= all.most; bid++) {
        assert_true(wo_event_price(s, power, event, bid, &price));
        assert_int_equal(price.money_least, all.cheapest[bid]);
        assert_int_equal(price.money_most, all.dearest[bid]);
        for (int i = 0; i < event->elements; i++) {
            assert_int_equal(price.least[i], all.low[bid][i]);
            assert_int_equal(price.most[i], all.high[bid][i]);
        }
    }
    assert_false(wo_event_price(s, power, event, all.most + 1, &price));
}

static void bids_cost_what_is_said(void **state) {
    (void)state;
    struct wo_state s = table();
    struct pl_rng rng = pl_rng_seed(15, 12);
    for (int event = 0; event < WO_EVENTS; event++) {
        const struct wo_event_row *row = &wo_events[event];
        if (row->type != WO_AUCTION && row->type != WO_OPPOSED)
            continue;
        PL_EACH_BIT(power, wo_event_powers(row)) {
            for (int trial = 0; trial < 60; trial++) {
                struct wo_power *p = &s.power[power];
                p->money = (int16_t)pl_rng_below(&rng, 50);
                for (int good = 0; good < WO_GOODS; good++)
                    p->stock[good] = (uint8_t)pl_rng_below(&rng, 5);
                p->board = (uint8_t)pl_rng_below(&rng, 3);
                s.region[WO_EUR].army[power] = (uint8_t)pl_rng_below(&rng, 3);
                prices_agree(&s, power, row);
            }
        }
    }
}

/* X5, X6 and all others: the weights add up to the cards. */
static void odds_add_up(void **state) {
    (void)state;
    for (int event = 0; event < WO_EVENTS; event++) {
        PL_EACH_BIT(power, wo_event_powers(&wo_events[event])) {
            int sum = 0;
            for (int number = 0; number <= 5; number++)
                sum += wo_event_odds(&wo_events[event], power, number);
            assert_int_equal(sum, wo_event_cards(&wo_events[event], power));
        }
    }
    const struct wo_event_row *syria = &wo_events[WO_EVENT_T01];
    assert_int_equal(wo_event_cards(syria, WO_RUS), 4);
    assert_int_equal(wo_event_odds(syria, WO_RUS, 0), 0);
    assert_int_equal(wo_event_odds(syria, WO_RUS, 4), 1);
}

/* WO-15.19, WO-15.20, all down the chain. */
static void ties_are_broken(void **state) {
    (void)state;
    struct wo_state s = table();
    unsigned all = 15, regions = 1u << WO_EAP;
    s.power[WO_USA].money = s.power[WO_CHN].money = 20;
    assert_int_equal(wo_tie_break(&s, 1u << WO_USA | 1u << WO_CHN, regions), WO_USA); /* starting money */
    s.power[WO_CHN].money = 21;
    assert_int_equal(wo_tie_break(&s, 1u << WO_USA | 1u << WO_CHN, regions), WO_CHN);
    s.vp_before[WO_USA] = 1;
    assert_int_equal(wo_tie_break(&s, 1u << WO_USA | 1u << WO_CHN, regions), WO_USA);
    s.region[WO_EAP].temp[0] = WO_CHN + 1;
    wo_count_influence(&s);
    assert_int_equal(wo_tie_break(&s, all, regions), WO_CHN);
    assert_int_equal(wo_tie_break(&s, all, 1u << WO_EAP | 1u << WO_EUR), WO_USA); /* 2 and 2: VP before the event */
    s.power[WO_USA].kind = WO_NPC;                                                /* its VP rank lowest */
    assert_int_equal(wo_tie_break(&s, all, 1u << WO_EAP | 1u << WO_EUR), WO_CHN);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(cubes_go_in_order),
                                       cmocka_unit_test(permanent_becomes_temporary),
                                       cmocka_unit_test(neutral_takes_the_place),
                                       cmocka_unit_test(country_is_fetched),
                                       cmocka_unit_test(card_stays),
                                       cmocka_unit_test(smart_power_is_lost),
                                       cmocka_unit_test(actions_are_offered),
                                       cmocka_unit_test(actions_are_skipped),
                                       cmocka_unit_test(bids_cost_what_is_said),
                                       cmocka_unit_test(odds_add_up),
                                       cmocka_unit_test(ties_are_broken)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
