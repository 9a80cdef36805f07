/* Twilight Struggle where random games seldom come: positions made up of cards that bring further cards, with effects
 * in force by chance, small piles and DEFCON at 2. From each a game is played on, and everything that must hold in any
 * position is looked at after every move. */
#include "games/twilight/state.h"
#include "tests/effort.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

/* All wishes are looked at in one position of so many: of 48 under the sanitizers. */
enum { POSITIONS = 20000, LONGEST = 300, WISH_EVERY = 16 * 3 / EFFORT(3) };

static const struct pl_set none = {{0, 0}};

static bool has(struct pl_set set, int i) {
    return pl_set_has(&set, i);
}
static bool one_in(struct pl_rng *rng, uint32_t n) {
    return pl_rng_below(rng, n) == 0;
}

/* ---- Positions -------------------------------------------------------------------------------------------------- */

/* Cards that bring others into play, or look into hands and piles. */
static const uint8_t chains[] = {TS_MISSILE_ENVY,
                                 TS_GRAIN_SALES_TO_SOVIETS,
                                 TS_STAR_WARS,
                                 TS_FIVE_YEAR_PLAN,
                                 TS_UN_INTERVENTION,
                                 TS_WE_WILL_BURY_YOU,
                                 TS_CUBAN_MISSILE_CRISIS,
                                 TS_DEFECTORS,
                                 TS_ASK_NOT_WHAT_YOUR_COUNTRY,
                                 TS_OUR_MAN_IN_TEHRAN,
                                 TS_ALDRICH_AMES_REMIX,
                                 TS_SALT_NEGOTIATIONS};

static struct pl_set cards_of(const struct ts_state *s) {
    struct pl_set cards = ts_era_cards(TS_EARLY, s->option[TS_OPT_OPTIONAL]);
    if (s->turn >= 4)
        cards = pl_set_or(cards, ts_era_cards(TS_MID, s->option[TS_OPT_OPTIONAL]));
    if (s->turn >= 8)
        cards = pl_set_or(cards, ts_era_cards(TS_LATE, s->option[TS_OPT_OPTIONAL]));
    return cards;
}

static void deal(struct ts_state *s, struct pl_rng *rng) {
    struct pl_set left = cards_of(s), *places[] = {&s->hand[TS_SU], &s->hand[TS_US], &s->discard};
    bool poor = one_in(rng, 4); /* hardly a card in hand */
    for (size_t i = 0; i < sizeof chains; i++)
        if (has(left, chains[i]) && !one_in(rng, 3)) {
            pl_set_drop(&left, chains[i]);
            pl_set_add(places[poor && !one_in(rng, 8) ? 2 : pl_rng_below(rng, 3)], chains[i]);
        }
    uint32_t hand = poor ? one_in(rng, 2) : pl_rng_below(rng, 8), drawn = one_in(rng, 2) ? 3 : 60; /* in a hundred */
    PL_EACH(card, left) {
        uint32_t where = pl_rng_below(rng, 100);
        if (where < 2 * hand)
            pl_set_add(&s->hand[where % 2], card);
        else if (where < 2 * hand + drawn)
            pl_set_add(&s->draw, card);
        else
            pl_set_add(one_in(rng, 3) ? &s->removed : &s->discard, card);
    }
    for (int side = 0; side < TS_SIDES; side++)
        s->held[side] = (uint8_t)pl_set_count(&s->hand[side]);
}

static void put_in_force(struct ts_state *s, struct pl_rng *rng) {
    for (int effect = 0; effect < TS_EFFECTS; effect++)
        if (one_in(rng, 4))
            ts_effect_begin(s, (enum ts_effect)effect);
    if (!has(s->discard, TS_SHUTTLE_DIPLOMACY)) {
        ts_effect_end(s, TS_FX_SHUTTLE);
    } else if (ts_on(s, TS_FX_SHUTTLE)) {
        pl_set_drop(&s->discard, TS_SHUTTLE_DIPLOMACY);
        pl_set_add(&s->table, TS_SHUTTLE_DIPLOMACY);
    }
    for (int side = 0; side < TS_SIDES; side++) {
        if (!has(s->hand[side], TS_MISSILE_ENVY))
            ts_effect_end(s, side == TS_SU ? TS_FX_ENVY_SU : TS_FX_ENVY_US);
        if (ts_owes_envy(s, side))
            pl_set_add(&s->known[side], TS_MISSILE_ENVY);
    }
    if (ts_on(s, TS_FX_AMES))
        s->known[TS_US] = s->hand[TS_US];
    s->chernobyl = (uint8_t)(one_in(rng, 4) ? 1 + pl_rng_below(rng, TS_REGIONS) : 0);
}

static void make_up(const struct pl_game *game, struct ts_state *s, struct pl_rng *rng) {
    struct pl_setup setup = pl_setup_default(game, 2);
    for (int option = TS_OPT_IRAN_CONTRA; option <= TS_OPT_SUMMIT_FORMOSAN; option++)
        setup.option[option] = (int32_t)pl_rng_below(rng, 2);
    setup.option[TS_OPT_OPTIONAL] = !one_in(rng, 4);
    assert_true(pl_new(game, &setup, s));
    while (s->frames.depth)
        pl_pop(&s->frames);
    s->draw = none;
    s->turn = (uint8_t)(one_in(rng, 3) ? 1 + pl_rng_below(rng, 10) : 8 + pl_rng_below(rng, 3));
    s->vp = (int8_t)((int)pl_rng_below(rng, 39) - 19);
    s->defcon = (uint8_t)(one_in(rng, 2) ? 2 : 2 + pl_rng_below(rng, 4));
    s->china = (uint8_t)pl_rng_below(rng, 2);
    s->china_up = (uint8_t)pl_rng_below(rng, 2);
    for (int side = 0; side < TS_SIDES; side++) {
        s->milops[side] = (uint8_t)pl_rng_below(rng, 6);
        s->space[side] = (uint8_t)pl_rng_below(rng, 9);
        for (int country = 0; country < TS_COUNTRIES; country++)
            s->influence[side][country] = (uint8_t)(one_in(rng, 2) ? pl_rng_below(rng, 6) : 0);
    }
    ts_derive(s);
    deal(s, rng);
    put_in_force(s, rng);
    struct pl_frame turn = {.what = TS_F_TURN, .step = TS_PH_HEADLINE};
    if (!one_in(rng, 4)) {
        turn = (struct pl_frame){.what = TS_F_TURN, .step = TS_PH_ROUND, .v[0] = (int16_t)pl_rng_below(rng, 2)};
        s->round = (uint8_t)(1 + pl_rng_below(rng, s->turn <= 3 ? 6 : 7));
    }
    pl_push(&s->frames, turn);
    ts_settle(s, NULL);
}

/* ---- What must hold --------------------------------------------------------------------------------------------- */

static int places_of(const struct ts_state *s, int card) {
    return has(s->hand[TS_SU], card) + has(s->hand[TS_US], card) + has(s->draw, card) + has(s->discard, card) +
           has(s->removed, card) + has(s->table, card) + has(s->aside, card) + (s->headline[TS_SU] == card) +
           (s->headline[TS_US] == card);
}

/* By sets, since it is done after every move: each card of the game is in one place, and no other card anywhere. */
static void each_is_in_one_place(const struct ts_state *s, struct pl_set all) {
    struct pl_set places[] = {s->hand[TS_SU], s->hand[TS_US], s->draw,  s->discard, s->removed,
                              s->table,       s->aside,       {{0, 0}}, {{0, 0}}};
    struct pl_set found = none, again = none;
    for (int side = 0; side < TS_SIDES; side++)
        if (s->headline[side])
            pl_set_add(&places[7 + side], s->headline[side]);
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        again = pl_set_or(again, pl_set_and(found, places[i]));
        found = pl_set_or(found, places[i]);
    }
    struct pl_set wrong = pl_set_or(again, pl_set_or(pl_set_minus(found, all), pl_set_minus(all, found)));
    PL_EACH(card, wrong) {
        fail_msg("%s is in %d places", ts_cards[card].key, places_of(s, card));
    }
}

/* TS-1.10, TS-5.6 */
static void cards_are_kept(const struct ts_state *before, const struct ts_state *s) {
    each_is_in_one_place(s, cards_of(s));
    PL_EACH(card, pl_set_minus(s->removed, before->removed)) {
        assert_true(ts_cards[card].flags & TS_STARRED);
    }
    int what = s->frames.depth ? pl_peek(&s->frames)->what : TS_F_TURN;
    if (what != TS_F_ROUND && what != TS_F_TRAP && what != TS_F_HEADLINE)
        return;
    struct pl_set table = s->table; /* between two plays only Shuttle Diplomacy lies there */
    assert_int_equal(has(table, TS_SHUTTLE_DIPLOMACY), ts_on(s, TS_FX_SHUTTLE));
    pl_set_drop(&table, TS_SHUTTLE_DIPLOMACY);
    assert_true(pl_set_empty(&table) && pl_set_empty(&s->fired));
}

static void it_is_consistent(const struct pl_game *game, const struct ts_state *s) {
    struct pl_said wrong = game->check(s);
    char text[200];
    struct pl_out out = PL_OUT(text);
    if (!wrong.phrase)
        return;
    pl_game_say(game, s, &wrong, PL_EN, &out);
    fail_msg("%s", text);
}

/* Reasons and moves agree, and so do the seat's view and the worlds it thinks possible. */
static void seat_is_told_right(const struct pl_game *game, const struct ts_state *s, int seat, struct pl_rng *rng) {
    static pl_move wishes[PL_MAX_WISHES];
    pl_move moves[PL_MAX_MOVES], seen[PL_MAX_MOVES];
    struct ts_state view, world;
    int count = game->moves(s, moves), possible = 0, n = game->wishes(s, seat, wishes);
    for (int i = 0; i < n; i++)
        possible += game->explain(s, seat, wishes[i]).phrase == NULL;
    assert_int_equal(possible, count);
    for (int i = 0; i < count; i++)
        assert_null(game->explain(s, seat, moves[i]).phrase);
    pl_view(game, s, seat, &view);
    assert_int_equal(game->moves(&view, seen), count);
    assert_memory_equal(seen, moves, sizeof *moves * (size_t)count);
    for (int viewer = PL_SPECTATOR; viewer < TS_SIDES; viewer++) {
        pl_determinize(game, s, viewer, rng, &world);
        it_is_consistent(game, &world);
    }
}

/* ---- Playing on ------------------------------------------------------------------------------------------------- */

/* Any move, if possible none that ends the game. */
static pl_move some_move(const struct pl_game *game, const struct ts_state *s, struct pl_rng *rng) {
    pl_move moves[PL_MAX_MOVES], move = 0;
    int count = game->moves(s, moves);
    for (int tries = 0; tries < 6; tries++) {
        struct ts_state after = *s;
        move = moves[pl_rng_below(rng, (uint32_t)count)];
        game->apply(&after, move, NULL);
        if (!ts_over(&after))
            break;
    }
    return move;
}

/* Cards whose event is still being resolved, below the last. */
static int nested(const struct ts_state *s) {
    int count = 0;
    for (int i = 0; i < s->frames.depth; i++)
        count += s->frames.at[i].what == TS_F_CARD_DONE;
    return count;
}

static void rare_positions_hold(void **state) {
    (void)state;
    const struct pl_game *game = pl_game_find("twilight");
    long chained[8] = {0}, occurred[TS_CARDS] = {0};
    for (uint64_t number = 0; number < POSITIONS; number++) {
        struct pl_rng rng = pl_rng_seed(1962, number);
        struct ts_state s, before;
        make_up(game, &s, &rng);
        it_is_consistent(game, &s);
        for (int step = 0; step < LONGEST && !ts_over(&s); step++) {
            static struct pl_notes notes; /* emptied by pl_play */
            int actor = game->actor(&s);
            if (actor >= 0 && one_in(&rng, WISH_EVERY))
                seat_is_told_right(game, &s, actor, &rng);
            before = s;
            pl_move move = actor == PL_CHANCE ? pl_draw(game, &s, &rng) : some_move(game, &s, &rng);
            assert_true(pl_play(game, &s, actor, move, &notes));
            assert_int_equal(notes.dropped, 0);
            assert_true(s.frames.depth < PL_FRAME_DEPTH); /* or something was left out (ts_push) */
            it_is_consistent(game, &s);
            cards_are_kept(&before, &s);
            chained[nested(&s)]++;
            for (int i = 0; i < notes.count; i++)
                if (notes.note[i].said.phrase == &ts_phrases[TS_N_EVENT])
                    occurred[notes.note[i].said.arg[0]]++;
        }
    }
    for (int card = 1; card < TS_CARDS; card++)
        if (card != TS_CHINA && card != TS_UN_INTERVENTION && !occurred[card])
            fail_msg("%s never occurred", ts_cards[card].key);
    print_message("cards at once: 1 %ld, 2 %ld, 3 %ld, 4 %ld\n", chained[1], chained[2], chained[3], chained[4]);
    assert_true(chained[3] > 100 && chained[4] > 0); /* or the test has not looked at it */
}

/* TS-4.1: of two cards that the US has not seen, the one that cannot be headlined is not the headline. */
static void hidden_headline_is_a_lawful_one(void **state) {
    (void)state;
    const struct pl_game *game = pl_game_find("twilight");
    struct pl_setup setup = pl_setup_default(game, 2);
    struct pl_rng rng = pl_rng_seed(1962, 0);
    struct ts_state s, world;
    assert_true(pl_new(game, &setup, &s));
    while (s.frames.depth)
        pl_pop(&s.frames);
    s.removed = cards_of(&s);
    s.draw = none;
    const int cards[] = {TS_FIDEL, TS_NATO, TS_UN_INTERVENTION};
    for (size_t i = 0; i < sizeof cards / sizeof *cards; i++)
        pl_set_drop(&s.removed, cards[i]);
    ts_hand_add(&s, TS_SU, TS_FIDEL);
    ts_hand_add(&s, TS_US, TS_NATO);
    pl_set_add(&s.draw, TS_UN_INTERVENTION);
    pl_push(&s.frames, (struct pl_frame){.what = TS_F_TURN, .step = TS_PH_HEADLINE});
    ts_settle(&s, NULL);
    assert_true(pl_play(game, &s, game->actor(&s), PL_MOVE(TS_M_HEADLINE, TS_FIDEL, 0, 0), NULL));
    for (int i = 0; i < 50; i++) {
        pl_determinize(game, &s, ts_seat(&s, TS_US), &rng, &world);
        it_is_consistent(game, &world);
        assert_int_equal(world.headline[TS_SU], TS_FIDEL);
        assert_true(has(world.draw, TS_UN_INTERVENTION));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(rare_positions_hold),
                                       cmocka_unit_test(hidden_headline_is_a_lawful_one)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
