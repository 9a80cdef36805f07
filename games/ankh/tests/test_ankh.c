/* What a third player sees of cards that are passed, taken or drawn out of sight in Ankh-Morpork (AM-12.2): the same
 * in every world that agrees with what it has seen before, whichever card it was. The games of the other tests seldom
 * pass a card twice; these do little else. */
#include "games/ankh/state.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

enum { GAMES = 1500, LONGEST = 5000 };

static bool passes_cards(int text) {
    return text == AM_T_BEG || text == AM_T_ROSIE || text == AM_T_STANLEY || text == AM_T_SANCTUARY ||
           text == AM_T_CABLE || text == AM_T_CHAIR || text == AM_T_DOUBLE;
}

/* Is a card about to change hands that only some see, and does `viewer` not? */
static bool is_secret(const struct am_state *s, int viewer) {
    const struct pl_frame *frame = s->frames.depth ? pl_peek(&s->frames) : NULL;
    if (!frame || s->frames.at[0].what != AM_F_TURN || viewer == s->active || viewer == frame->seat)
        return false;
    if (frame->what == AM_F_DRAW)
        return frame->v[0] != viewer;
    if (frame->what == AM_F_PLAY)
        return frame->step == AM_CHOOSE_SECOND; /* AM-13.18 */
    int text = frame->what == AM_F_TEXT ? am_cards[frame->v[0]].text : AM_T_NONE;
    return text == AM_T_BEG || text == AM_T_SANCTUARY ||
           ((text == AM_T_ROSIE || text == AM_T_STANLEY) && frame->v[1] != viewer);
}

/* One of the moves, or outcomes of chance, that others do not see; 0: there is none. */
static pl_move secret_move(const struct pl_game *game, const void *state, struct pl_rng *rng) {
    pl_move moves[PL_MAX_MOVES], secret[PL_MAX_MOVES];
    struct pl_chance chances[PL_MAX_CHANCES];
    bool chance = game->actor(state) == PL_CHANCE;
    int n = chance ? game->chances(state, chances) : game->moves(state, moves), count = 0;
    for (int i = 0; i < n; i++) {
        pl_move move = chance ? chances[i].move : moves[i];
        if (pl_kind(move) == AM_M_NAME || pl_kind(move) == AM_M_GIVE || pl_kind(move) == AM_M_CHOOSE ||
            pl_kind(move) == AM_M_DRAW)
            secret[count++] = move;
    }
    return count ? secret[pl_rng_below(rng, (uint32_t)count)] : 0;
}

static int compared, chosen, unsure; /* worlds; cards in them that may be in more than one hand */

/* Another world that looks the same to the viewer goes on as secretly as the truth: it looks the same afterwards. */
static void compare(const struct pl_game *game, const union pl_any_state *truth, int viewer, struct pl_rng *rng) {
    union pl_any_state here = *truth, there, seen_here, seen_there;
    pl_determinize(game, truth, viewer, rng, &there);
    pl_move one = secret_move(game, &here, rng), other = secret_move(game, &there, rng);
    if (!one || !other)
        return;
    assert_true(pl_play(game, &here, game->actor(&here), one, NULL));
    assert_true(pl_play(game, &there, game->actor(&there), other, NULL));
    const struct am_state *a = (const struct am_state *)&here, *b = (const struct am_state *)&there;
    pl_view(game, &here, viewer, &seen_here);
    pl_view(game, &there, viewer, &seen_there);
    const struct am_state *x = (const struct am_state *)&seen_here, *y = (const struct am_state *)&seen_there;
    if (a->ending || b->ending || memcmp(&x->frames, &y->frames, sizeof x->frames) != 0)
        return; /* personalities are shown; or somebody has no card to play, or an answer, in one of them */
    assert_memory_equal(&seen_here, &seen_there, game->state_size);
    compared++;
    chosen += pl_kind(one) == AM_M_NAME;
    for (int card = 0; card < AM_CARDS; card++)
        unsure += __builtin_popcount(am_tracked(a, viewer, card)) > 1;
}

/* Plays cards that pass cards on whenever there are any, but for one time in four. */
static bool step(const struct pl_game *game, union pl_any_state *state, struct pl_rng *rng) {
    int seat = game->actor(state), n;
    pl_move moves[PL_MAX_MOVES];
    if (seat >= 0 && pl_rng_below(rng, 4)) {
        n = game->moves(state, moves);
        for (int i = 0; i < n; i++)
            if (pl_kind(moves[i]) == AM_M_TARGET ||
                (pl_kind(moves[i]) == AM_M_PLAY && passes_cards(am_cards[pl_a(moves[i])].text)))
                return pl_play(game, state, seat, moves[i], NULL);
    }
    return pl_step_random(game, state, rng, NULL);
}

static void secrets_stay_secret(void **unused) {
    (void)unused;
    const struct pl_game *game = pl_game_find("ankh");
    union pl_any_state state;
    for (int number = 0; number < GAMES; number++) {
        struct pl_rng rng = pl_rng_seed(0x122, (uint64_t)number);
        struct pl_setup setup = pl_setup_default(game, 3 + number % 2);
        assert_true(pl_new(game, &setup, &state));
        for (int i = 0; i < LONGEST; i++) {
            const struct am_state *s = (const struct am_state *)&state;
            bool drawing = s->frames.depth && pl_peek(&s->frames)->what == AM_F_DRAW;
            for (int viewer = 0; viewer < setup.players && (!drawing || pl_rng_below(&rng, 16) == 0); viewer++)
                if (is_secret(s, viewer))
                    compare(game, &state, viewer, &rng);
            if (!step(game, &state, &rng))
                break;
        }
    }
    assert_true(compared > 5000 && unsure > 1000); /* or the test has not looked */
    assert_true(chosen > 50);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(secrets_stay_secret)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
