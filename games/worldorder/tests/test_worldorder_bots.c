/* The evaluation of World Order: what is begun counts as what it comes to, and whoever goes by it plays better than at
 * random. */
#include "bots/bots.h"
#include "games/worldorder/value.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

extern const struct pl_game pl_game_worldorder;
static const struct pl_game *const game = &pl_game_worldorder;

enum { GAMES = 12, SEATS = 4 };

static int32_t worth(const struct wo_state *s, int seat) {
    int32_t points[WO_SEATS] = {0};
    game->evaluate(s, points);
    return points[seat];
}

/* Whatever is half done is taken to its end by some legal choice: one of the moves leaves its worth as it was. */
static void begun_is_taken_to_its_end(void **unused) {
    (void)unused;
    int looked = 0;
    for (int i = 0; i < GAMES; i++) {
        struct wo_state s;
        struct pl_setup setup = pl_setup_default(game, SEATS);
        struct pl_rng rng = pl_rng_seed(7, (uint64_t)i);
        assert_true(pl_new(game, &setup, &s));
        do {
            const struct pl_frame *f = s.frames.depth ? pl_peek(&s.frames) : NULL;
            if (!f || f->what != WO_F_SETTLE)
                continue;
            pl_move moves[PL_MAX_MOVES];
            int seat = game->actor(&s), count = game->moves(&s, moves), before = worth(&s, seat);
            bool same = false;
            for (int k = 0; k < count && !same; k++) {
                struct wo_state after = s;
                game->apply(&after, moves[k], NULL);
                same = worth(&after, seat) == before;
            }
            assert_true(same);
            looked++;
        } while (pl_step_random(game, &s, &rng, NULL));
    }
    assert_true(looked > 50);
}

/* Nothing is open once an action has been taken to its end, and it ends in any position. */
static void nothing_stays_open(void **unused) {
    (void)unused;
    for (int i = 0; i < GAMES; i++) {
        struct wo_state s;
        struct pl_setup setup = pl_setup_default(game, 2 + i % 3);
        struct pl_rng rng = pl_rng_seed(11, (uint64_t)i);
        assert_true(pl_new(game, &setup, &s));
        do {
            struct wo_state after = s;
            wo_v_settle(&after, 1, 0);
            bool moved_on = after.ev_now != s.ev_now || after.round != s.round;
            assert_true(moved_on || !wo_v_open(&after));
        } while (pl_step_random(game, &s, &rng, NULL));
    }
}

static void greedy_beats_random(void **unused) {
    (void)unused;
    struct pl_bot greedy = {.kind = PL_BOT_GREEDY};
    for (int i = 0; i < GAMES / 3; i++) {
        struct wo_state s, view;
        struct pl_result result;
        struct pl_setup setup = pl_setup_default(game, 2 + i % 3);
        struct pl_rng rng = pl_rng_seed(13, (uint64_t)i);
        assert_true(pl_new(game, &setup, &s));
        for (int actor; (actor = game->actor(&s)) != PL_OVER;) {
            if (actor) {
                pl_step_random(game, &s, &rng, NULL);
                continue;
            }
            pl_view(game, &s, 0, &view);
            game->apply(&s, pl_bot_choose(&greedy, game, &view, 0, &rng, NULL, NULL), NULL);
        }
        game->result(&s, &result);
        assert_int_equal(result.winners, 1);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(begun_is_taken_to_its_end),
                                       cmocka_unit_test(nothing_stays_open), cmocka_unit_test(greedy_beats_random)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
