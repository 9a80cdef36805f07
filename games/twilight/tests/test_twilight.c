/* Twilight Struggle, counted without the help of the game's own check: the setup's totals, the map, every card in one
 * place, and the information of both sides, which is kept here a second time from what they have been told. */
#include "core/scene_json.h"
#include "games/twilight/decide.h"
#include "games/twilight/scene.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

enum { GAMES = 1500, LONGEST = 20000, DEAL_EVERY = 7 };

static const struct pl_set none = {{0, 0}};

static struct pl_set both(struct pl_set a, struct pl_set b) {
    return pl_set_and(a, b);
}
static bool empty(struct pl_set set) {
    return pl_set_empty(&set);
}
static bool same(struct pl_set a, struct pl_set b) {
    return empty(pl_set_minus(a, b)) && empty(pl_set_minus(b, a));
}
static bool has(struct pl_set set, int i) {
    return pl_set_has(&set, i);
}
static int count(struct pl_set set) {
    return pl_set_count(&set);
}

/* ---- The map (TS-1.6, TS-1.7, TS-1.9) --------------------------------------------------------------------------- */

static void links_are_mutual(void **state) {
    (void)state;
    int among = 0, of_us = 0, of_ussr = 0;
    for (int a = 0; a < TS_NODES; a++) {
        for (int b = 0; b < TS_NODES; b++) {
            bool there = has(ts_near(a), b);
            assert_int_equal(there, has(ts_near(b), a));
            assert_false(a == b && there);
            if (!there || a > b)
                continue;
            among += b < TS_COUNTRIES;
            of_us += a == TS_USA || b == TS_USA;
            of_ussr += a == TS_USSR || b == TS_USSR;
        }
    }
    assert_false(has(ts_near(TS_USA), TS_USSR));
    assert_int_equal(among, 112);
    assert_int_equal(of_us, 4);
    assert_int_equal(of_ussr, 5);
}

static void regions_have_their_countries(void **state) {
    static const int countries[TS_REGIONS] = {21, 15, 10, 18, 10, 10}, battlegrounds[TS_REGIONS] = {5, 6, 6, 5, 3, 4};
    (void)state;
    assert_int_equal(TS_COUNTRIES, 84);
    assert_int_equal(count(ts_everywhere), 84);
    assert_int_equal(count(ts_battle), 29);
    struct pl_set all = none;
    for (int region = 0; region < TS_REGIONS; region++) {
        assert_true(empty(both(all, ts_region_set[region])));
        all = pl_set_or(all, ts_region_set[region]);
        assert_int_equal(count(ts_region_set[region]), countries[region]);
        assert_int_equal(count(both(ts_region_set[region], ts_battle)), battlegrounds[region]);
    }
    assert_true(same(all, ts_everywhere));
    assert_int_equal(count(ts_west), 14);
    assert_int_equal(count(ts_east), 9);
    assert_int_equal(count(ts_southeast), 7);
    assert_true(same(pl_set_or(ts_west, ts_east), ts_region_set[TS_EUROPE]));
    struct pl_set shared = none;
    pl_set_add(&shared, TS_AUSTRIA);
    pl_set_add(&shared, TS_FINLAND);
    assert_true(same(both(ts_west, ts_east), shared));
    assert_true(empty(pl_set_minus(ts_southeast, ts_region_set[TS_ASIA])));
    for (int country = 0; country < TS_COUNTRIES; country++)
        assert_in_range(ts_lands[country].stability, 1, 5);
}

static void cards_are_complete(void **state) {
    static const int cards[3][2] = {{35, 38}, {46, 48}, {21, 23}}; /* TS-2.1, TS-2.6 */
    (void)state;
    for (int era = TS_EARLY; era <= TS_LATE; era++)
        for (int optional = 0; optional < 2; optional++)
            assert_int_equal(count(ts_era_cards(era, optional)), cards[era][optional]);
    assert_int_equal(count(ts_scoring_cards), 7);
    assert_int_equal(TS_CARDS, 111);
}

/* ---- Setup (TS-2.2 to TS-2.7) ----------------------------------------------------------------------------------- */

static int influence_of(const struct ts_state *s, int side) {
    int sum = 0;
    for (int country = 0; country < TS_COUNTRIES; country++)
        sum += s->influence[side][country];
    return sum;
}

static void setup_totals(void **state) {
    (void)state;
    const struct pl_game *game = pl_game_find("twilight");
    struct ts_state s;
    for (int french = 0; french < 2; french++) {
        for (int handicap = -5; handicap <= 5; handicap++) {
            struct pl_setup setup = pl_setup_default(game, 2);
            setup.option[TS_OPT_SETUP] = french;
            setup.option[TS_OPT_HANDICAP] = handicap;
            struct pl_rng rng = pl_rng_seed(25, (uint64_t)(handicap + 5));
            assert_true(pl_new(game, &setup, &s));
            assert_int_equal(influence_of(&s, TS_SU), 9);
            assert_int_equal(influence_of(&s, TS_US), french ? 16 : 18);
            while (pl_peek(&s.frames)->what != TS_F_HEADLINE)
                assert_true(pl_step_random(game, &s, &rng, NULL));
            assert_int_equal(influence_of(&s, TS_SU), 15 + (handicap < 0 ? -handicap : 0));
            assert_int_equal(influence_of(&s, TS_US), (french ? 23 : 25) + (handicap > 0 ? handicap : 0));
            assert_int_equal(s.held[TS_SU], 8);
            assert_int_equal(s.held[TS_US], 8);
            assert_int_equal(s.influence[TS_US][TS_CANADA] >= 2 || french, 1);
        }
    }
}

/* TS-2.9 to TS-2.12, and what its author says of it: the US dominates Asia and South America. */
static void late_war_totals(void **state) {
    (void)state;
    const struct pl_game *game = pl_game_find("twilight");
    struct ts_state s;
    for (int number = 0; number < 2 * 2 * 11; number++) {
        int optional = number % 2, french = number / 2 % 2, handicap = number / 4 - 5;
        struct pl_setup setup = pl_setup_default(game, 2);
        setup.option[TS_OPT_SCENARIO] = 1;
        setup.option[TS_OPT_OPTIONAL] = optional;
        setup.option[TS_OPT_SETUP] = french;
        setup.option[TS_OPT_HANDICAP] = handicap;
        struct pl_rng rng = pl_rng_seed(26, (uint64_t)number);
        assert_true(pl_new(game, &setup, &s));
        assert_int_equal(influence_of(&s, TS_SU), 67);
        assert_int_equal(influence_of(&s, TS_US), french ? 94 : 96);
        assert_int_equal(count(s.removed), optional ? 45 : 43);
        assert_int_equal(count(s.draw), optional ? 64 : 59);
        for (int side = 0; side < TS_SIDES; side++)
            for (int region = 0; region < TS_REGIONS; region++)
                assert_int_equal(ts_level(&s, side, region, true, -1) == TS_DOMINATION,
                                 side == TS_US && (region == TS_ASIA || region == TS_SOUTH_AMERICA));
        while (pl_peek(&s.frames)->what != TS_F_HEADLINE)
            assert_true(pl_step_random(game, &s, &rng, NULL));
        assert_int_equal(influence_of(&s, TS_SU), 67 + (handicap < 0 ? -handicap : 0));
        assert_int_equal(influence_of(&s, TS_US), (french ? 94 : 96) + (handicap > 0 ? handicap : 0));
        assert_int_equal(s.held[TS_SU], 9);
        assert_int_equal(s.held[TS_US], 9);
        assert_int_equal(s.turn, 8);
        assert_int_equal(s.defcon, 4);
        assert_int_equal(s.vp, -4);
    }
}

/* ---- Random games that last ------------------------------------------------------------------------------------- */

/* Would this lose at once? A coup against a battleground at DEFCON 2 does, and so may the move itself. */
static bool fatal(const struct pl_game *game, const struct ts_state *s, pl_move move) {
    if (pl_kind(move) == TS_M_COUP && s->defcon == 2 && has(ts_battle, pl_a(move)))
        return true;
    struct ts_state after = *s;
    game->apply(&after, move, NULL);
    return ts_over(&after);
}

/* Any move, but scoring cards soon and nothing fatal as long as there is anything else: most turns are reached. */
static pl_move some_move(const struct pl_game *game, const struct ts_state *s, struct pl_rng *rng) {
    pl_move moves[PL_MAX_MOVES];
    int n = game->moves(s, moves);
    assert_in_range(n, 1, PL_MAX_MOVES);
    bool hurry = pl_rng_below(rng, 3) == 0;
    for (int i = 0; hurry && i < n; i++)
        if (pl_kind(moves[i]) == TS_M_PLAY && ts_is_scoring(pl_a(moves[i])) && !fatal(game, s, moves[i]))
            return moves[i];
    pl_move move = moves[pl_rng_below(rng, (uint32_t)n)];
    for (int tries = 0; tries < 6 && fatal(game, s, move); tries++)
        move = moves[pl_rng_below(rng, (uint32_t)n)];
    return move;
}

static struct pl_setup nth_setup(const struct pl_game *game, int number) {
    struct pl_setup setup = pl_setup_default(game, 2);
    setup.option[TS_OPT_OPTIONAL] = number % 4 != 0;
    setup.option[TS_OPT_SETUP] = number / 2 % 2;
    setup.option[TS_OPT_HANDICAP] = number % 11 - 5;
    setup.option[TS_OPT_IRAN_CONTRA] = number / 3 % 2;
    setup.option[TS_OPT_ENVY_VALUE] = number / 5 % 2;
    setup.option[TS_OPT_ENVY_SPACE] = number / 7 % 2;
    setup.option[TS_OPT_SUMMIT_FORMOSAN] = number / 11 % 2;
    setup.option[TS_OPT_SCENARIO] = number % 5 == 4;
    setup.option[TS_OPT_RESHUFFLE] = number / 13 % 2;
    if (number % 3 == 2) { /* TS-2.8: the first seat is the US */
        setup.role[0] = TS_US;
        setup.role[1] = TS_SU;
    }
    return setup;
}

/* ---- Pieces ----------------------------------------------------------------------------------------------------- */

/* TS-1.10, TS-1.6 */
static void pieces_are_where_they_belong(const struct ts_state *s) {
    const struct pl_set piles[] = {s->hand[TS_SU], s->hand[TS_US], s->draw, s->discard, s->removed, s->table, s->aside};
    int turn = s->turn;
    for (int card = 1; card < TS_CARDS; card++) {
        int places = (s->headline[TS_SU] == card) + (s->headline[TS_US] == card);
        for (size_t i = 0; i < sizeof piles / sizeof *piles; i++)
            places += has(piles[i], card);
        const struct ts_card *c = &ts_cards[card];
        bool playing = c->era == TS_EARLY || (c->era == TS_MID && turn >= 4) || (c->era == TS_LATE && turn >= 8);
        bool wanted = playing && card != TS_CHINA && (s->option[TS_OPT_OPTIONAL] || !(c->flags & TS_OPTIONAL));
        if (places != wanted)
            fail_msg("%s is in %d places on turn %d", c->key, places, turn);
    }
    for (int side = 0; side < TS_SIDES; side++) {
        assert_int_equal(count(s->hand[side]), s->held[side]);
        for (int country = 0; country < TS_COUNTRIES; country++)
            assert_in_range(s->influence[side][country], 0, TS_MOST_INFLUENCE);
    }
    struct ts_state again = *s;
    ts_derive(&again);
    assert_memory_equal(&again, s, sizeof again);
}

static void it_has_ended(const struct pl_game *game, const struct ts_state *s) {
    struct pl_result result;
    assert_in_range(s->ending, 1, TS_ENDINGS);
    game->result(s, &result);
    assert_int_equal(result.score[0], -result.score[1]);
    assert_in_range(result.winners, 0, 2);
    assert_true((s->defcon == 1) == (s->ending - 1 == TS_END_DEFCON));
    bool by_points = s->ending - 1 == TS_END_VP || s->ending - 1 == TS_END_FINAL || s->ending - 1 == TS_END_WARGAMES;
    bool needs = s->option[TS_OPT_SCENARIO] && s->ending - 1 == TS_END_FINAL;
    if (needs) /* TS-2.13 */
        assert_int_equal(result.winners, 1 << ts_seat(s, s->vp >= 20 ? TS_US : TS_SU));
    for (int seat = 0; seat < TS_SIDES && by_points && !needs; seat++)
        assert_true((result.winners >> seat & 1) == (result.score[seat] > 0));
    if (s->ending - 1 == TS_END_VP)
        assert_int_equal(s->vp * s->vp, 400);
    if (s->ending - 1 == TS_END_FINAL)
        assert_int_equal(s->turn, 10);
}

/* ---- Prompts ---------------------------------------------------------------------------------------------------- */

/* Operations of the USSR: a card of value 4 of which one point has been spent where `step` says. */
static void prompts(int card, bool revolts, int step, int phrase, int left, int more, int region) {
    const struct pl_game *game = pl_game_find("twilight");
    struct pl_setup setup = pl_setup_default(game, 2);
    struct ts_state s;
    assert_true(pl_new(game, &setup, &s));
    if (revolts)
        ts_effect_begin(&s, TS_FX_VIETNAM);
    pl_push(&s.frames, (struct pl_frame){.what = TS_F_OPS,
                                         .seat = TS_SU,
                                         .step = (uint8_t)step,
                                         .left = 4,
                                         .v[0] = (int16_t)card,
                                         .v[1] = TS_G_CARD});
    struct pl_said said = game->prompt(&s, TS_SU);
    assert_ptr_equal(said.phrase, &ts_phrases[phrase]);
    assert_int_equal(said.arg[1], left);
    if (more) {
        assert_int_equal(said.arg[2], more);
        assert_int_equal(said.arg[3], region);
    }
}

/* Whoever has spent all points in a region is told of the one that comes on top (TS-6.4, TS-13.44). */
static void prompts_count_the_bonus(void **state) {
    enum { PLACING = 1, REALIGNING = 2, LEFT_ASIA = 4, LEFT_SOUTHEAST = 8, ONE = 16 };
    (void)state;
    prompts(TS_CHINA, false, PLACING | LEFT_SOUTHEAST | ONE, TS_Q_PLACING_BONUS, 3, 1, TS_ASIA);
    prompts(TS_CHINA, false, PLACING | LEFT_ASIA | LEFT_SOUTHEAST | ONE, TS_Q_PLACING, 3, 0, 0);
    prompts(TS_CHINA, false, REALIGNING | (4 * ONE), TS_Q_REALIGNING_BONUS, 0, 1, TS_ASIA);
    prompts(TS_CHINA, true, PLACING | (4 * ONE), TS_Q_PLACING_BONUS, 0, 2, TS_REGIONS);
    prompts(TS_CHINA, true, PLACING | LEFT_SOUTHEAST | ONE, TS_Q_PLACING_BONUS, 3, 1, TS_ASIA);
    prompts(TS_NUCLEAR_TEST_BAN, true, REALIGNING | ONE, TS_Q_REALIGNING_BONUS, 3, 1, TS_REGIONS);
    prompts(TS_NUCLEAR_TEST_BAN, false, REALIGNING | ONE, TS_Q_REALIGNING, 3, 0, 0);
}

/* A trapped side is asked for what it can do (TS-13.6). */
static void trap_asks(struct ts_state *s, int one, int other, int round, int phrase) {
    const struct pl_game *game = pl_game_find("twilight");
    s->hand[TS_SU] = (struct pl_set){{0, 0}};
    pl_set_add(&s->hand[TS_SU], one);
    pl_set_add(&s->hand[TS_SU], other);
    s->round = (uint8_t)round;
    assert_ptr_equal(game->prompt(s, TS_SU).phrase, &ts_phrases[phrase]);
}

static void prompts_ask_for_what_can_be_done(void **state) {
    const struct pl_game *game = pl_game_find("twilight");
    struct pl_setup setup = pl_setup_default(game, 2);
    struct ts_state s;
    (void)state;
    assert_true(pl_new(game, &setup, &s));
    pl_push(&s.frames, (struct pl_frame){.what = TS_F_TRAP, .seat = TS_SU});
    trap_asks(&s, TS_NASSER, TS_FIDEL, 3, TS_Q_TRAP);
    trap_asks(&s, TS_ASIA_SCORING, TS_FIDEL, 3, TS_Q_TRAP);
    trap_asks(&s, TS_ASIA_SCORING, TS_FIDEL, 6, TS_Q_TRAP_SCORE);
    trap_asks(&s, TS_ASIA_SCORING, TS_NASSER, 3, TS_Q_TRAP_MAY_SCORE);
    trap_asks(&s, TS_BLOCKADE, TS_NASSER, 3, TS_Q_TRAP_PASS);
    /* What Missile Envy took must be used as far as possible, what an event grants may be (TS-13.2, TS-13.54). */
    struct pl_frame ops = {.what = TS_F_OPS, .seat = TS_SU, .left = 3, .v[0] = TS_DUCK_AND_COVER, .v[1] = TS_G_TAKEN};
    pl_push(&s.frames, ops);
    assert_ptr_equal(game->prompt(&s, TS_SU).phrase, &ts_phrases[TS_Q_OPS]);
    pl_top(&s.frames)->v[1] = TS_G_EVENT;
    assert_ptr_equal(game->prompt(&s, TS_SU).phrase, &ts_phrases[TS_Q_OPS_GRANT]);
    /* The China Card may be worth more before the first point is spent, too (TS-5.9). */
    *pl_top(&s.frames) =
        (struct pl_frame){.what = TS_F_OPS, .seat = TS_SU, .left = 4, .v[0] = TS_CHINA, .v[1] = TS_G_CARD};
    struct pl_said bonus = game->prompt(&s, TS_SU);
    assert_ptr_equal(bonus.phrase, &ts_phrases[TS_Q_OPS_BONUS]);
    assert_int_equal(bonus.arg[2], 4);
    assert_int_equal(bonus.arg[3], 1);
    assert_int_equal(bonus.arg[4], TS_ASIA);
    /* Grain Sales given back is worth what the modifiers make of 2 (TS-5.8, TS-13.18). */
    pl_push(&s.frames, (struct pl_frame){.what = TS_F_GRAIN, .seat = TS_US, .v[0] = TS_FIDEL});
    assert_int_equal(game->describe(&s, PL_MOVE(TS_M_RETURN, 0, 0, 0), TS_US).arg[2], 2);
    ts_effect_begin(&s, TS_FX_CONTAINMENT);
    assert_int_equal(game->describe(&s, PL_MOVE(TS_M_RETURN, 0, 0, 0), TS_US).arg[2], 3);
}

static bool says(struct pl_said said, int phrase) {
    return said.phrase == &ts_phrases[phrase];
}

/* TS-3.8: whoever must play a scoring card is told so, and nobody else. */
static void a_scoring_card_is_urged(void **state) {
    const struct pl_game *game = pl_game_find("twilight");
    struct pl_setup setup = pl_setup_default(game, 2);
    struct ts_state s;
    (void)state;
    assert_true(pl_new(game, &setup, &s));
    pl_push(&s.frames, (struct pl_frame){.what = TS_F_ROUND, .seat = TS_SU});
    s.hand[TS_SU] = none;
    pl_set_add(&s.hand[TS_SU], TS_FIDEL);
    pl_set_add(&s.hand[TS_SU], TS_ASIA_SCORING);
    s.held[TS_SU] = 2;
    s.round = 5; /* of six */
    assert_true(says(game->prompt(&s, TS_SU), TS_Q_ROUND));
    s.round = 6;
    struct pl_said urged = game->prompt(&s, TS_SU);
    assert_true(says(urged, TS_Q_ROUND_SCORE));
    assert_int_equal(urged.arg[2], 1);
    assert_int_equal(urged.arg[3], 1);
    for (int viewer = PL_EVERYTHING; viewer < TS_SIDES; viewer++)
        if (viewer != TS_SU)
            assert_true(says(game->prompt(&s, viewer), TS_Q_WAIT_ROUND));
    s.round = 5;
    pl_set_add(&s.hand[TS_SU], TS_EUROPE_SCORING);
    assert_true(says(game->prompt(&s, TS_SU), TS_Q_ROUND_SCORE));
}

/* TS-13.38: an opponent's event that cannot happen is not promised. */
static void idle_events_are_not_promised(void **state) {
    const struct pl_game *game = pl_game_find("twilight");
    struct pl_setup setup = pl_setup_default(game, 2);
    struct ts_state s;
    (void)state;
    assert_true(pl_new(game, &setup, &s));
    pl_push(&s.frames, (struct pl_frame){.what = TS_F_ROUND, .seat = TS_SU});
    pl_move ops = PL_MOVE(TS_M_PLAY, TS_NATO, TS_BY_OPS, 0), first = PL_MOVE(TS_M_PLAY, TS_NATO, TS_BY_EVENT_FIRST, 0);
    assert_true(says(game->describe(&s, ops, TS_SU), TS_D_OPS_NO_EVENT));
    assert_true(says(game->describe(&s, first, TS_SU), TS_D_NO_EVENT_FIRST));
    ts_effect_begin(&s, TS_FX_NATO_READY);
    assert_true(says(game->describe(&s, ops, TS_SU), TS_D_OPS_FIRST));
    assert_true(says(game->describe(&s, first, TS_SU), TS_D_EVENT_FIRST));
    assert_true(says(game->describe(&s, PL_MOVE(TS_M_PLAY, TS_FIDEL, TS_BY_OPS, 0), TS_SU), TS_D_OPS));
}

/* TS-6.6: a roll that changes nothing says so, be it a tie or for want of influence to lose. */
static void realigned(int ussr, int us, int of_us, bool changes) {
    const struct pl_game *game = pl_game_find("twilight");
    struct pl_setup setup = pl_setup_default(game, 2);
    struct pl_notes notes = {.count = 0};
    struct ts_state s;
    assert_true(pl_new(game, &setup, &s));
    for (int country = 0; country < TS_COUNTRIES; country++) /* no modifiers */
        for (int side = 0; side < TS_SIDES; side++)
            ts_set_influence(&s, side, country, 0);
    ts_set_influence(&s, TS_SU, TS_PERU, 1);
    ts_set_influence(&s, TS_US, TS_PERU, of_us);
    pl_push(&s.frames, (struct pl_frame){.what = TS_F_REALIGN, .seat = PL_CHANCE, .step = TS_US, .v[0] = TS_PERU});
    ts_row_realign.is.happens(&s, pl_top(&s.frames), PL_MOVE(TS_M_DICE, ussr, us, 0), &notes);
    assert_int_equal(notes.count, 3);
    assert_int_equal(says(notes.note[2].said, TS_N_REALIGN_NOTHING), !changes);
}

static void rolls_in_vain_are_told(void **state) {
    (void)state;
    realigned(3, 3, 1, false);
    realigned(5, 2, 0, false);
    realigned(5, 1, 1, true);
    realigned(1, 5, 1, true);
}

/* ---- Piles ------------------------------------------------------------------------------------------------------ */

static int top_of(const struct ts_state *s, int zone) {
    static struct pl_scene scene;
    int top = 0;
    pl_scene_make(pl_game_find("twilight"), s, PL_SPECTATOR, &scene);
    for (int i = 0; i < scene.pieces; i++)
        if (scene.piece[i].zone == zone)
            top = scene.piece[i].id;
    return top;
}

/* Uppermost is what came last; what an event takes back uncovers what came before it. */
static void piles_show_the_last_card(void **state) {
    const struct pl_game *game = pl_game_find("twilight");
    struct pl_rng rng = pl_rng_seed(7, 0);
    int taken = 0, looks = 0;
    (void)state;
    for (int number = 0; number < 300; number++) {
        struct pl_setup setup = pl_setup_default(game, 2);
        struct ts_state before, s;
        assert_true(pl_new(game, &setup, &s));
        for (before = s; pl_step_random(game, &s, &rng, NULL); before = s) {
            struct pl_set more = pl_set_minus(s.discard, before.discard);
            struct pl_set less = pl_set_minus(before.discard, s.discard);
            struct pl_set gone = pl_set_minus(s.removed, before.removed);
            if (count(more) == 1)
                assert_int_equal(s.latest[0], pl_set_pop(&more));
            else if (empty(more) && empty(less) && s.latest[0] != before.latest[0]) /* Star Wars, its event and back */
                assert_int_equal(pl_peek(&before.frames)->step, TS_C_STAR_WARS);
            else if (empty(more) && !empty(s.discard) && has(less, before.latest[0])) {
                assert_int_equal(s.latest[0], before.latest[1]);
                taken++;
            }
            if (count(gone) == 1)
                assert_int_equal(s.departed, pl_set_pop(&gone));
            assert_true(!s.latest[0] || has(s.discard, s.latest[0]));
            if (s.latest[0] && s.departed && looks++ % 500 == 0) {
                assert_int_equal(top_of(&s, Z_DISCARD), s.latest[0]);
                assert_int_equal(top_of(&s, Z_REMOVED), s.departed);
            }
        }
    }
    assert_true(taken > 0 && looks > 500);
}

/* ---- What a side knows (section 11) ----------------------------------------------------------------------------- */

/* Kept from the notes everybody reads: cards of a hand that the other side has seen, those it can be sure of because
 * nothing else is left, and cards that so many of the others (`old`) are known not to be. `put_back`: what Our Man in
 * Tehran has seen and not discarded. */
struct memory {
    struct pl_set seen[TS_SIDES], sure[TS_SIDES], absent[TS_SIDES], put_back;
    int old[TS_SIDES];
};
enum lesson {
    SHOWN,
    TAKEN,
    GIVEN,
    GRAIN_RETURNED,
    AMES,
    SET_ASIDE,
    RESHUFFLED,
    ERA,
    NO_SCORING,
    SECRET,
    NO_DISCARD,
    DEDUCED_LATER, /* cards are still sure after others have been drawn */
    HELD_OVER,     /* and something is still known of cards that were there before */
    LESSONS
};

static bool is_note(const struct pl_note *note, int phrase) {
    return note->said.phrase == &ts_phrases[phrase];
}

/* A card that was not seen before is seen now, in the hand or leaving it. */
static void notice(struct memory *m, int side, int card) {
    bool certain = has(m->seen[side], card) || has(m->sure[side], card);
    pl_set_drop(&m->sure[side], card);
    if (!certain && m->old[side] > 0 && !has(m->absent[side], card))
        m->old[side]--;
    if (m->old[side] == 0)
        m->absent[side] = none;
}

static void rule_out(struct memory *m, const struct ts_state *s, int side, struct pl_set cards) {
    int others = count(pl_set_minus(pl_set_minus(s->hand[side], m->seen[side]), m->sure[side]));
    if (others == 0 || empty(cards))
        return;
    if (m->old[side] < others)
        m->absent[side] = none;
    m->absent[side] = pl_set_or(m->absent[side], cards);
    m->old[side] = others;
}

static struct pl_set worth_more(const struct ts_state *s, int side, int value, bool printed) {
    struct pl_set cards = none;
    for (int card = 1; card < TS_CARDS; card++) {
        int worth = printed ? ts_cards[card].ops : ts_card_value(s, side, card);
        if (card != TS_CHINA && worth > value)
            pl_set_add(&cards, card);
    }
    return cards;
}

static void learn_given(struct memory *m, const struct ts_state *s, int giver, int card) {
    bool printed = !s->option[TS_OPT_ENVY_VALUE];
    if (has(s->hand[giver], TS_MISSILE_ENVY))
        pl_set_add(&m->seen[giver], TS_MISSILE_ENVY);
    int value = printed ? ts_cards[card].ops : ts_card_value(s, giver, card);
    rule_out(m, s, giver, worth_more(s, giver, value, printed));
}

static void learn_reshuffle(struct memory *m, const struct ts_state *s) {
    for (int side = 0; side < TS_SIDES; side++) {
        if (side == TS_US && !empty(s->aside)) {
            rule_out(m, s, side, s->draw);
            continue;
        }
        m->sure[side] = pl_set_minus(s->hand[side], m->seen[side]);
        m->absent[side] = none;
        m->old[side] = 0;
    }
}

static void learn_note(struct memory *m, const struct ts_state *before, const struct ts_state *s,
                       const struct pl_note *note, long *lessons) {
    int a = note->said.arg[0], b = note->said.arg[1];
    if (is_note(note, TS_N_SHOWS)) { /* CIA Created, Lone Gunman, Grain Sales, Ames, The Cambridge Five */
        notice(m, a, b);
        pl_set_add(&m->seen[a], b);
        lessons[SHOWN]++;
    } else if (is_note(note, TS_N_TAKES)) { /* SALT Negotiations */
        pl_set_add(&m->seen[a], b);
        lessons[TAKEN]++;
    } else if (is_note(note, TS_N_GIVES)) {
        learn_given(m, s, a, b);
        lessons[GIVEN]++;
    } else if (is_note(note, TS_N_RETURNS)) {
        assert_true(has(m->seen[TS_SU], b));
        lessons[GRAIN_RETURNED]++;
    } else if (is_note(note, TS_N_SEES)) { /* Our Man in Tehran */
        assert_int_equal(note->audience, 1 << ts_seat(s, TS_US));
        pl_set_add(&m->put_back, b);
    } else if (is_note(note, TS_N_DISCARDS_PILE)) {
        pl_set_drop(&m->put_back, b);
    } else if (is_note(note, TS_N_PUT_BACK)) {
        rule_out(m, s, TS_SU, m->put_back);
        m->put_back = none;
        lessons[SET_ASIDE]++;
    } else if (is_note(note, TS_N_DRAWS)) {
        lessons[DEDUCED_LATER] += !empty(m->sure[a]);
        lessons[HELD_OVER] += m->old[a] > 0;
    } else if (is_note(note, TS_N_RESHUFFLE)) {
        learn_reshuffle(m, s);
        lessons[RESHUFFLED]++;
    } else if (is_note(note, TS_N_ERA)) {
        for (int side = 0; side < TS_SIDES; side++)
            rule_out(m, s, side, ts_era_cards(a, s->option[TS_OPT_OPTIONAL]));
        lessons[ERA]++;
    } else if (is_note(note, TS_N_NO_HEADLINE)) {
        PL_EACH(card, s->hand[a]) {
            notice(m, a, card);
            pl_set_add(&m->seen[a], card);
        }
    } else if (is_note(note, TS_N_PASSES) && pl_peek(&before->frames)->what == TS_F_TRAP &&
               pl_peek(&before->frames)->seat == a && before->round <= (before->turn <= 3 ? 6 : 7)) {
        rule_out(m, s, a, worth_more(before, a, 1, false));
        lessons[NO_DISCARD]++;
    } else if (is_note(note, TS_N_EVENT) && a == TS_THE_CAMBRIDGE_FIVE) {
        rule_out(m, s, TS_US, pl_set_minus(ts_scoring_cards, s->hand[TS_US]));
        lessons[NO_SCORING]++;
    }
}

static bool secret_headline(const struct ts_state *s, int side) {
    return s->headlined[side] && !s->shown[side];
}

/* What the other side cannot tell from a hand: a secret headline is among it. */
static struct pl_set seems_held(const struct ts_state *s, int side) {
    struct pl_set cards = s->hand[side];
    if (secret_headline(s, side))
        pl_set_add(&cards, s->headline[side]);
    return cards;
}

static void learn(struct memory *m, const struct ts_state *before, const struct ts_state *s,
                  const struct pl_notes *notes, long *lessons) {
    assert_int_equal(notes->dropped, 0);
    for (int side = 0; side < TS_SIDES; side++) { /* gone for all to see, which a secret headline is not */
        PL_EACH(card, pl_set_minus(seems_held(before, side), seems_held(s, side))) {
            notice(m, side, card);
            pl_set_drop(&m->seen[side], card);
        }
        lessons[SECRET] += secret_headline(s, side) && has(m->seen[side], s->headline[side]);
    }
    for (int i = 0; i < notes->count; i++)
        learn_note(m, before, s, &notes->note[i], lessons);
    if (ts_on(before, TS_FX_AMES) || ts_on(s, TS_FX_AMES)) { /* TS-13.46 */
        m->seen[TS_US] = pl_set_or(m->seen[TS_US], s->hand[TS_US]);
        lessons[AMES]++;
    }
}

/* What the state says about it is neither less nor more. */
static void knowledge_is_kept(const struct memory *m, const struct ts_state *s) {
    for (int side = 0; side < TS_SIDES; side++) {
        if (!same(m->seen[side], s->known[side]))
            fail_msg("turn %d: %d cards seen of side %d, %d known", s->turn, count(m->seen[side]), side,
                     count(s->known[side]));
        if (!same(m->sure[side], s->deduced[side]))
            fail_msg("turn %d: %d cards of side %d are sure, the state says %d", s->turn, count(m->sure[side]), side,
                     count(s->deduced[side]));
        if (!same(m->absent[side], s->never[side]) || m->old[side] != s->kept[side])
            fail_msg("turn %d: %d cards of side %d are none of %d, the state says %d and %d", s->turn, m->old[side],
                     side, count(m->absent[side]), s->kept[side], count(s->never[side]));
    }
}

static void view_hides(const struct pl_game *game, const struct ts_state *s, const struct memory *m, int viewer) {
    struct ts_state view;
    pl_view(game, s, viewer, &view);
    for (int side = 0; side < TS_SIDES; side++) {
        if (viewer == PL_SPECTATOR || side == ts_side(s, viewer)) /* what only the other side can tell */
            assert_true(empty(view.deduced[side]) && empty(view.never[side]) && view.kept[side] == 0);
        if (viewer != PL_SPECTATOR && side == ts_side(s, viewer)) {
            assert_true(same(view.hand[side], s->hand[side]));
            continue;
        }
        struct pl_set hidden = pl_set_minus(s->hand[side], m->seen[side]);
        assert_true(same(view.hand[side], m->seen[side]));
        assert_true(empty(pl_set_minus(hidden, view.draw))); /* among all that has not been seen */
        if (secret_headline(s, side)) {
            int card = s->headline[side];
            assert_int_equal(view.headline[side], 0);
            assert_true(has(view.draw, card) || has(m->seen[side], card));
        }
    }
    assert_true(empty(pl_set_minus(s->draw, view.draw)));
    if (viewer == PL_SPECTATOR || ts_side(s, viewer) == TS_SU)
        assert_true(empty(view.aside) && empty(pl_set_minus(s->aside, view.draw)));
}

static void worlds_agree(const struct pl_game *game, const struct ts_state *s, const struct memory *m, int seat,
                         struct pl_rng *rng) {
    int own = ts_side(s, seat), other = ts_other(own);
    struct ts_state world;
    pl_determinize(game, s, seat, rng, &world);
    struct pl_set dealt = world.hand[other];
    if (secret_headline(&world, other))
        pl_set_add(&dealt, world.headline[other]);
    struct pl_set certain = pl_set_or(m->seen[other], m->sure[other]);
    assert_true(empty(pl_set_minus(certain, dealt)));
    assert_true(count(pl_set_minus(pl_set_minus(dealt, certain), m->absent[other])) >= m->old[other]);
    assert_true(same(world.hand[own], s->hand[own]));
    assert_int_equal(count(world.hand[other]), s->held[other]);
    assert_int_equal(count(world.aside), count(s->aside));
    pieces_are_where_they_belong(&world);
}

/* ---- All of it over random games -------------------------------------------------------------------------------- */

static void play_one(const struct pl_game *game, int number, long *lessons, int *turns) {
    struct pl_setup setup = nth_setup(game, number);
    struct pl_rng rng = pl_rng_seed(1947, (uint64_t)number);
    struct ts_state s, before;
    struct memory memory = {0};
    struct pl_notes notes;
    assert_true(pl_new(game, &setup, &s));
    for (int step = 0; !ts_over(&s); step++) {
        if (step > LONGEST)
            fail_msg("game %d does not end", number);
        int actor = game->actor(&s);
        pl_move move = actor == PL_CHANCE ? pl_draw(game, &s, &rng) : some_move(game, &s, &rng);
        before = s;
        notes.count = notes.dropped = 0;
        assert_true(pl_play(game, &s, actor, move, &notes));
        pieces_are_where_they_belong(&s);
        learn(&memory, &before, &s, &notes, lessons);
        knowledge_is_kept(&memory, &s);
        for (int viewer = PL_SPECTATOR; viewer < TS_SIDES; viewer++)
            view_hides(game, &s, &memory, viewer);
        for (int seat = 0; seat < TS_SIDES && step % DEAL_EVERY == 0; seat++)
            worlds_agree(game, &s, &memory, seat, &rng);
    }
    it_has_ended(game, &s);
    turns[s.turn]++;
}

static void information_sets_hold(void **state) {
    static const char *const names[LESSONS] = {"shown",  "SALT",      "Missile Envy", "Grain Sales", "Ames",
                                               "Tehran", "reshuffle", "new era",      "Cambridge",   "secret headline",
                                               "trap",   "deduced",   "held over"};
    (void)state;
    const struct pl_game *game = pl_game_find("twilight");
    long lessons[LESSONS] = {0};
    int turns[11] = {0};
    for (int number = 0; number < GAMES; number++)
        play_one(game, number, lessons, turns);
    for (int i = 0; i < LESSONS; i++) {
        print_message("%s: %ld\n", names[i], lessons[i]);
        assert_true(lessons[i] > 20); /* or the test has not looked at it */
    }
    assert_true(turns[10] > 20);
}

/* ---- French ----------------------------------------------------------------------------------------------------- */

static void reads(enum ts_phrase_name name, const int32_t arg[PL_ARGS], const char *wanted) {
    static const struct ts_state empty_table;
    char text[256];
    struct pl_out out = PL_OUT(text);
    struct pl_said said = PL_SAY(&ts_phrases[name], arg[0], arg[1], arg[2], arg[3]);
    pl_say(&said, PL_FR, ts_name, &empty_table, &out);
    assert_string_equal(text, wanted);
}

/* Sides have an article, a number and a verb that agrees; countries the preposition that is theirs. */
static void french_is_spoken_at_the_table(void **state) {
    static const struct {
        enum ts_phrase_name name;
        int32_t arg[PL_ARGS];
        const char *wanted;
    } cases[] = {
        {TS_Q_WAIT, {TS_SU}, "l'URSS réfléchit"},
        {TS_Q_WAIT, {TS_US}, "les États-Unis réfléchissent"},
        {TS_N_DRAWS, {TS_US}, "les États-Unis piochent une carte"},
        {TS_N_DRAWS, {TS_SU}, "l'URSS pioche une carte"},
        {TS_Q_SETUP_SU, {TS_SU, TS_NO_CARD, 6}, "Placez votre influence en Europe de l'Est : il en reste 6"},
        {TS_N_COUP_ROLL, {TS_US, 4, 3, TS_CUBA}, "les États-Unis font 4 : coup d'État à Cuba, différence 3"},
        {TS_N_MORE, {TS_SU, TS_POLAND, 1, 1}, "l'URSS place 1 influence en Pologne (total 1)"},
        {TS_N_MORE, {TS_US, TS_PHILIPPINES, 2, 3}, "les États-Unis placent 2 influences aux Philippines (total 3)"},
        {TS_N_LESS,
         {TS_US, TS_GULF_STATES, 1, 0},
         "les États-Unis perdent 1 influence dans les États du Golfe (total 0)"},
        {TS_N_RESOLVES, {TS_SU, TS_FIDEL}, "on résout le gros titre de l'URSS : Fidel"},
        {TS_N_ROUND, {TS_SU, 1, 1}, "Tour 1, phase d'action 1 : l'URSS"},
        {TS_N_MILOPS_MISSING, {TS_US, 2}, "il manque 2 Opérations Militaires aux États-Unis"},
        {TS_W_COST, {TS_CANADA, 2, 1}, "placer 1 influence au Canada coûte 2 et il vous reste 1"},
        {TS_N_IGNORED, {TS_PHILIPPINES}, "l'URSS ne peut pas compter les Philippines"},
        {TS_W_NATO, {TS_ITALY}, "l'OTAN protège l'Italie"},
        {TS_W_CHERNOBYL, {0, TS_MIDDLE_EAST}, "Tchernobyl : pas d'influence par Points Opérationnels au Moyen-Orient"},
        {TS_S_BATTLEGROUND, {TS_ISRAEL, 4}, "Israël, Pays d'Affrontement, Chiffre de Stabilité 4"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        reads(cases[i].name, cases[i].arg, cases[i].wanted);
}

/* "la Pologne" is one, "les Philippines" are several: in French nothing may follow that has to agree with both. */
static void countries_may_be_several(void **state) {
    (void)state;
    for (int i = 0; i < TS_PHRASE_COUNT; i++) {
        const char *after = strstr(ts_phrases[i].in[PL_FR], ":the}");
        if (after && after[5])
            fail_msg("%s", ts_phrases[i].in[PL_FR]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(links_are_mutual),
                                       cmocka_unit_test(french_is_spoken_at_the_table),
                                       cmocka_unit_test(regions_have_their_countries),
                                       cmocka_unit_test(cards_are_complete),
                                       cmocka_unit_test(setup_totals),
                                       cmocka_unit_test(late_war_totals),
                                       cmocka_unit_test(prompts_count_the_bonus),
                                       cmocka_unit_test(prompts_ask_for_what_can_be_done),
                                       cmocka_unit_test(a_scoring_card_is_urged),
                                       cmocka_unit_test(idle_events_are_not_promised),
                                       cmocka_unit_test(rolls_in_vain_are_told),
                                       cmocka_unit_test(piles_show_the_last_card),
                                       cmocka_unit_test(countries_may_be_several),
                                       cmocka_unit_test(information_sets_hold)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
