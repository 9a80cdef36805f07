/* A match: its moves, its dice, its earlier positions, and undo. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tests/match_help.h"

/* ---- Moves and positions --------------------------------------------------------------------------------------- */

static void starts_where_the_game_starts(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        struct pl_setup setup = pl_setup_default(game, players);
        struct pl_match *match = pl_match_new(game, &setup, 7);
        union pl_any_state fresh;
        assert_non_null(match);
        assert_true(pl_new(game, &setup, &fresh));
        assert_memory_equal(pl_match_state(match), &fresh, game->state_size);
        assert_int_equal(pl_match_length(match), 0);
        assert_int_equal(pl_match_seed(match), 7);
        assert_ptr_equal(pl_match_game(match), game);
        assert_int_equal(pl_match_setup(match)->players, players);
        assert_non_null(pl_match_seat(match, players - 1));
        assert_null(pl_match_seat(match, players));
        assert_null(pl_match_seat(match, -1));
        assert_int_equal(pl_match_turn(match, 0).move, PL_NO_MOVE);
        pl_match_free(match);
        setup.players = game->max_players + 1;
        assert_null(pl_match_new(game, &setup, 7));
    }
    pl_match_free(NULL);
}

static void positions_are_those_that_were(void **context) {
    (void)context;
    enum { MOST = 5000 };
    EACH_TABLE(game, players) {
        struct pl_match *match = help_match(game, players, 1, 0);
        struct pl_rng rng = pl_rng_seed(2, 2);
        unsigned char *kept = malloc((size_t)MOST * game->state_size);
        assert_non_null(kept);
        int n = 0;
        do
            memcpy(kept + (size_t)n++ * game->state_size, pl_match_state(match), game->state_size);
        while (n < MOST && help_step_of(match, &rng, true));
        int step = n / 100 + 1;
        for (int i = 0; i < n; i += step) {
            union pl_any_state state;
            pl_match_position(match, i, &state);
            assert_memory_equal(&state, kept + (size_t)i * game->state_size, game->state_size);
        }
        free(kept);
        pl_match_free(match);
    }
}

/* Whatever is refused changes nothing: not the state, not the history. */
static void refuses_what_is_not_on_offer(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        struct pl_rng rng = pl_rng_seed(3, (uint64_t)players);
        struct pl_match *match = help_match(game, players, 3, 0);
        union pl_any_state before;
        for (int i = 0; i < 300; i++) {
            int actor = pl_match_actor(match), length = pl_match_length(match);
            pl_copy(game, &before, pl_match_state(match));
            pl_move good = PL_NO_MOVE;
            if (actor >= 0) {
                pl_move moves[PL_MAX_MOVES];
                game->moves(pl_match_state(match), moves);
                good = moves[0];
                assert_false(pl_match_roll(match, NULL));
                assert_false(pl_match_force(match, good, NULL));
            } else if (actor == PL_CHANCE) {
                good = pl_draw(game, pl_match_state(match), &rng);
            } else {
                assert_false(pl_match_roll(match, NULL));
            }
            for (int seat = -3; seat <= players; seat++)
                if (seat < 0 || !(pl_match_deciding(match) >> seat & 1))
                    assert_false(pl_match_play(match, seat, good, NULL));
            assert_false(pl_match_play(match, actor, PL_NO_MOVE, NULL));
            assert_false(pl_match_force(match, PL_NO_MOVE, NULL));
            assert_int_equal(pl_match_length(match), length);
            assert_memory_equal(pl_match_state(match), &before, game->state_size);
            if (!help_step(match, &rng))
                break;
        }
        pl_match_free(match);
    }
}

/* ---- Dice ------------------------------------------------------------------------------------------------------ */

static void roll_k_is_the_seeds_roll_k(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        struct pl_match *match = help_match(game, players, 5, 2000);
        union pl_any_state state;
        uint64_t k = 0;
        pl_match_position(match, 0, &state);
        for (int i = 0; i < pl_match_length(match); i++) {
            struct pl_turn turn = pl_match_turn(match, i);
            if (turn.seat == PL_CHANCE) {
                struct pl_rng rng = pl_rng_seed(5, k++);
                assert_int_equal(turn.move, pl_draw(game, &state, &rng));
            }
            assert_true(pl_play(game, &state, turn.seat, turn.move, NULL));
        }
        assert_true(k > 0);
        pl_match_free(match);
    }
}

/* A roll made by hand counts: the next roll is the seed's next, whatever the hand rolled. */
static void a_forced_roll_counts(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        struct pl_match *match = help_match(game, players, 11, 0);
        struct pl_rng other = pl_rng_seed(1234, 0), rng = pl_rng_seed(8, 8);
        uint64_t k = 0;
        for (int i = 0; i < 400 && pl_match_actor(match) != PL_OVER; i++) {
            if (pl_match_actor(match) != PL_CHANCE) {
                help_step(match, &rng);
                continue;
            }
            struct pl_rng dice = pl_rng_seed(11, k);
            pl_move wanted = pl_draw(game, pl_match_state(match), &dice);
            if (k++ % 2) {
                assert_true(pl_match_roll(match, NULL));
                assert_int_equal(pl_match_turn(match, pl_match_length(match) - 1).move, wanted);
            } else {
                assert_true(pl_match_force(match, pl_draw(game, pl_match_state(match), &other), NULL));
            }
        }
        pl_match_free(match);
    }
}

/* Taking back and playing again, as often as it is allowed, leads to the very same game. */
static void undo_never_changes_the_dice(void **context) {
    (void)context;
    int taken_back = 0;
    EACH_TABLE(game, players) {
        struct pl_match *plain = help_match(game, players, 21, 600);
        struct pl_match *match = help_match(game, players, 21, 0);
        for (int i = 0; i < pl_match_length(plain); i++) {
            struct pl_turn turn = pl_match_turn(plain, i);
            if (turn.seat == PL_CHANCE) {
                assert_true(pl_match_roll(match, NULL));
                continue;
            }
            assert_true(pl_match_play(match, turn.seat, turn.move, NULL));
            if (!pl_match_undo(match, turn.seat, PL_EN, NULL))
                continue;
            taken_back++;
            while (pl_match_length(match) <= i) {
                turn = pl_match_turn(plain, pl_match_length(match));
                assert_true(pl_match_play(match, turn.seat, turn.move, NULL));
            }
        }
        help_same_history(plain, match);
        pl_match_free(plain);
        pl_match_free(match);
    }
    assert_true(taken_back > 20);
}

/* ---- Undo ------------------------------------------------------------------------------------------------------ */

/* What the history alone says about undoing: -1 it must be refused, else the move to go back to. */
static int oracle(const struct pl_match *match, int seat) {
    const struct pl_game *game = pl_match_game(match);
    union pl_any_state state;
    pl_move moves[PL_MAX_MOVES];
    for (int i = pl_match_length(match) - 1; i >= pl_match_asked_at(match); i--) {
        pl_match_position(match, i, &state);
        pl_turn_to(game, &state, seat);
        if (pl_match_turn(match, i).seat == seat && game->moves(&state, moves) > 1)
            return i; /* an answer, and others are still to answer */
    }
    for (int i = pl_match_length(match) - 1; i >= 0; i--) {
        struct pl_turn turn = pl_match_turn(match, i);
        if (turn.seat == PL_CHANCE)
            return -1;
        pl_match_position(match, i, &state);
        struct pl_sealed asked = game->deciding ? game->deciding(&state) : pl_seal_nobody();
        bool together = pl_seal_several(&asked);
        pl_turn_to(game, &state, turn.seat);
        if (game->moves(&state, moves) > 1)
            return turn.seat == seat && !together ? i : -1;
    }
    return -1;
}

/* One seat asks to take back: the answer is the oracle's, and either way the position is the one it should be. */
static bool try_undo(struct pl_match *match, int seat) {
    const struct pl_game *game = pl_match_game(match);
    int length = pl_match_length(match), back = oracle(match, seat);
    char en[256] = "", fr[256] = "";
    struct pl_out out_en = PL_OUT(en), out_fr = PL_OUT(fr);
    union pl_any_state wanted;
    bool can = pl_match_can_undo(match, seat);
    if (back < 0 || !game->view) /* with hidden things, a reveal may forbid what the history allows */
        assert_int_equal(can, back >= 0);
    bool answered = can && back >= pl_match_asked_at(match);
    pl_match_position(match, can && !answered ? back : length, &wanted);
    if (answered) { /* what the others have answered stays */
        game->turn_to(&wanted, seat);
        game->turn_to(&wanted, PL_SPECTATOR);
        back = length - 1;
    }
    assert_int_equal(pl_match_undo(match, seat, PL_EN, &out_en), can);
    assert_int_equal(pl_match_length(match), can ? back : length);
    assert_memory_equal(pl_match_state(match), &wanted, game->state_size);
    if (can) {
        assert_string_equal(en, "");
    } else {
        assert_false(pl_match_undo(match, seat, PL_FR, &out_fr));
        assert_true(strlen(en) > 20 && strlen(fr) > 20 && strcmp(en, fr) != 0);
    }
    return can;
}

static void undo_goes_back_to_the_last_decision(void **context) {
    (void)context;
    int done = 0, refused = 0;
    EACH_TABLE(game, players) {
        for (uint64_t seed = 0; seed < 10; seed++) {
            struct pl_match *match = help_match(game, players, seed, 0);
            struct pl_rng rng = pl_rng_seed(6, seed);
            for (int i = 0; i < 100 && help_step(match, &rng); i++) {
                bool undone = try_undo(match, (int)pl_rng_below(&rng, (uint32_t)players));
                done += undone;
                refused += !undone;
            }
            pl_match_free(match);
        }
    }
    assert_true(done > 50 && refused > 50);
}

static void refuses(struct pl_match *match, int seat, const char *en, const char *fr) {
    char text[256] = "";
    struct pl_out out = PL_OUT(text);
    int length = pl_match_length(match);
    assert_false(pl_match_can_undo(match, seat));
    assert_false(pl_match_undo(match, seat, PL_EN, &out));
    assert_non_null(strstr(text, en));
    out = pl_out_to(text, sizeof text);
    assert_false(pl_match_undo(match, seat, PL_FR, &out));
    assert_non_null(strstr(text, fr));
    assert_false(pl_match_undo(match, seat, PL_EN, NULL));
    assert_int_equal(pl_match_length(match), length);
}

static struct pl_match *bluff(int players, const char *const *moves) {
    const struct pl_game *game = pl_game_find("template");
    assert_non_null(game);
    struct pl_setup setup = pl_setup_default(game, players);
    char reason[256];
    struct pl_out out = PL_OUT(reason);
    assert_true(pl_setup_option(game, &setup, "chips", "3", PL_EN, &out));
    struct pl_match *match = pl_match_new(game, &setup, 1);
    assert_non_null(match);
    for (; *moves; moves++)
        help_make(match, *moves);
    return match;
}

enum { M_BID = 5 }; /* as in the template */

/* The order in which bids come in is in the history; that somebody has thought better of it is nowhere. */
static void answers_come_in_any_order(void **context) {
    (void)context;
    static const char *const dealt[] = {"card 5", "card 1", "card 7", "keep", "keep", "keep", NULL};
    struct pl_match *match = bluff(3, dealt), *plain = bluff(3, dealt);
    const struct pl_game *game = pl_match_game(match);
    int length = pl_match_length(match);
    union pl_any_state before;
    help_answer(match, 2, "bid 2");
    help_answer(match, 0, "bid 2");
    help_answer(match, 2, "bid 1"); /* anew */
    assert_int_equal(pl_match_length(match), length + 2);
    assert_int_equal(pl_match_asked_at(match), length);
    assert_int_equal(pl_match_awaited(match), 1u << 1);
    help_answer(plain, 2, "bid 1");
    help_answer(plain, 0, "bid 2");
    help_same_history(match, plain);
    for (int i = length; i <= length + 2; i++) { /* what is kept to be quick has been changed, too */
        union pl_any_state position;
        pl_match_position(match, i, &position);
        pl_match_position(plain, i, &before);
        assert_memory_equal(&position, &before, game->state_size);
    }
    pl_copy(game, &before, pl_match_state(match));
    assert_false(pl_match_play(match, 2, PL_MOVE(M_BID, 5, 0, 0), NULL));
    assert_false(pl_match_play(match, 3, PL_MOVE(M_BID, 1, 0, 0), NULL));
    assert_false(pl_match_play(match, 2, PL_NO_MOVE, NULL));
    assert_memory_equal(&before, pl_match_state(match), game->state_size);
    help_same_history(match, plain);
    help_answer(match, 1, "bid 0");
    assert_int_equal(pl_match_length(match), length + 3);
    assert_false(pl_match_play(match, 0, PL_MOVE(M_BID, 0, 0, 0), NULL)); /* all are in: it is final */
    pl_match_free(match);
    pl_match_free(plain);
}

/* Each reason to refuse, in the template's game of hidden cards: which of the last three it is would tell something. */
static void undo_says_why_not(void **context) {
    (void)context;
    static const char since[] = "decided or shown since", depuis[] = "décidé ou révélé depuis";
    static const char *const dealt[] = {"card 5", "card 1", "card 7", NULL};
    struct pl_match *match = bluff(3, dealt);
    refuses(match, 0, "seat 1 has made no choice yet", "le siège 1 n'a encore fait aucun choix");
    refuses(match, 3, "no seat 4", "pas de siège 4");
    refuses(match, -1, "no seat 0", "pas de siège 0");
    help_make(match, "keep");
    assert_true(pl_match_undo(match, 0, PL_EN, NULL)); /* one's own open choice */
    assert_int_equal(pl_match_actor(match), 0);
    help_make(match, "swap"); /* laid aside, nothing drawn yet: nothing was learnt */
    assert_true(pl_match_undo(match, 0, PL_EN, NULL));
    help_make(match, "keep");
    help_make(match, "swap"); /* seat 2 lays the Spy aside */
    refuses(match, 0, since, depuis);
    help_make(match, "card 9");
    refuses(match, 1, since, depuis);
    help_make(match, "peek 3");
    refuses(match, 1, since, depuis);
    help_make(match, "keep");
    help_make(match, "bid 1");
    assert_true(pl_match_undo(match, 0, PL_EN, NULL)); /* a secret bid shows its bidder nothing */
    help_make(match, "bid 2");
    refuses(match, 2, since, depuis);
    help_make(match, "bid 1");
    assert_true(pl_match_can_undo(match, 0)); /* as long as a bid is missing */
    assert_true(pl_match_can_undo(match, 1));
    help_make(match, "bid 0"); /* the last bid brings the showdown: all cards and bids are seen */
    for (int seat = 0; seat < 3; seat++)
        refuses(match, seat, since, depuis);
    pl_match_free(match);
}

/* Seat 3 has no chip left in round 2 and can only bid 0: seat 2's bid is taken back without it. */
static void undo_takes_an_answer_out_of_the_middle(void **context) {
    (void)context;
    static const char *const moves[] = {"card 5", "card 12", "card 2", "keep",   "keep", "keep", "bid 0", "bid 0",
                                        "bid 1",  "card 4",  "card 6", "card 8", "keep", "keep", "keep",  NULL};
    struct pl_match *match = bluff(3, moves);
    int length = pl_match_length(match);
    union pl_any_state before;
    assert_int_equal(pl_match_actor(match), 1);
    help_answer(match, 2, "bid 0");
    pl_copy(pl_match_game(match), &before, pl_match_state(match));
    pl_match_undo(match, 2, PL_EN, NULL); /* it had no choice: there is nothing to take back */
    assert_int_equal(pl_match_length(match), length + 1);
    help_answer(match, 1, "bid 1");
    assert_int_equal(pl_match_actor(match), 0);
    refuses(match, 2, "decided or shown since", "décidé ou révélé depuis"); /* its own last choice was to keep */
    assert_true(pl_match_undo(match, 1, PL_EN, NULL));
    assert_int_equal(pl_match_length(match), length + 1);
    assert_int_equal(pl_match_turn(match, length).seat, 2);
    assert_memory_equal(pl_match_state(match), &before, pl_match_game(match)->state_size);
    pl_match_free(match);
}

/* ---- Memory ---------------------------------------------------------------------------------------------------- */

static void survives_memory_running_out(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        struct pl_setup setup = pl_setup_default(game, players);
        help_allocations_left = 0;
        assert_null(pl_match_new(game, &setup, 1));
        help_allocations_left = 1;
        struct pl_match *match = pl_match_new(game, &setup, 1);
        assert_non_null(match);
        struct pl_rng rng = pl_rng_seed(4, 4);
        union pl_any_state before;
        int failures = 0;
        for (int i = 0; i < 300 && pl_match_actor(match) != PL_OVER; i++) {
            int actor = pl_match_actor(match), length = pl_match_length(match);
            pl_copy(game, &before, pl_match_state(match));
            help_allocations_left = 0;
            pl_move move;
            bool made;
            if (actor == PL_CHANCE) {
                made = pl_match_roll(match, NULL);
            } else {
                pl_move moves[PL_MAX_MOVES];
                int n = game->moves(&before, moves);
                move = moves[pl_rng_below(&rng, (uint32_t)n)];
                made = pl_match_play(match, actor, move, NULL);
            }
            help_allocations_left = -1;
            if (made)
                continue;
            failures++;
            assert_int_equal(pl_match_length(match), length);
            assert_memory_equal(pl_match_state(match), &before, game->state_size);
            assert_true(help_step(match, &rng));
        }
        assert_true(failures > 0);
        pl_match_free(match);
    }
}

/* Undo as its rule is written, over the whole game played again from the start: what match.c keeps to be quick must not
 * be seen. */
static enum obstacle slow_obstacle(const struct pl_match *match, int seat, int *back_to) {
    const struct pl_game *game = match->game;
    union pl_any_state state, before;
    pl_move options[PL_MAX_MOVES];
    enum obstacle obstacle = NO_DECISION;
    bool sealed = false; /* an answer, and others are still to answer */
    pl_new(game, &match->setup, &state);
    for (int i = 0; i < pl_match_length(match); i++) {
        struct pl_turn turn = pl_match_turn(match, i);
        pl_turn_to(game, &state, turn.seat);
        bool decision = turn.seat >= 0 && game->moves(&state, options) > 1;
        struct pl_sealed asked = game->deciding ? game->deciding(&state) : pl_seal_nobody();
        bool together = pl_seal_several(&asked);
        pl_copy(game, &before, &state);
        game->apply(&state, turn.move, NULL);
        if (decision && together && turn.seat == seat)
            obstacle = i < pl_match_asked_at(match) ? ALL_IN : FREE, sealed = obstacle == FREE, *back_to = i;
        else if (sealed || (obstacle == ALL_IN && !(decision && turn.seat == seat)))
            continue;
        else if (decision && turn.seat == seat)
            obstacle = FREE, *back_to = i;
        else if (obstacle != FREE && obstacle != SHOWN)
            continue;
        else if (turn.seat < 0)
            obstacle = CHANCE_MOVED;
        else if (decision)
            obstacle = OTHER_DECIDED;
        if (obstacle == FREE && !sealed && game->view &&
            shows(game, &before, &state, turn.seat, turn.move, seat, WORLDS))
            obstacle = SHOWN;
    }
    return obstacle;
}

/* Random play that asks in any order really does, ends in the same position, and draws nothing where one is asked. */
static void any_of_those_awaited_comes_next(void **context) {
    (void)context;
    const struct pl_game *game = pl_game_find("template");
    struct pl_setup setup = pl_setup_default(game, 3);
    struct pl_match *match = pl_match_new(game, &setup, 5);
    struct pl_rng rng = pl_rng_seed(7, 7), same;
    union pl_any_state ends[2];
    unsigned orders = 0;
    assert_non_null(match);
    while (__builtin_popcount(pl_match_awaited(match)) < 3) {
        union pl_any_state state;
        pl_copy(game, &state, pl_match_state(match));
        same = rng;
        assert_int_equal(pl_any_actor(game, &state, &rng), pl_match_actor(match));
        assert_memory_equal(&rng, &same, sizeof rng);
        assert_memory_equal(&state, pl_match_state(match), game->state_size);
        if (!pl_match_roll(match, NULL))
            help_make(match, "keep");
    }
    for (int i = 0; i < 100; i++) {
        union pl_any_state *state = &ends[i > 0];
        int order = 0;
        pl_copy(game, state, pl_match_state(match));
        for (int k = 0; k < 3; k++) {
            int seat = pl_any_actor(game, state, &rng);
            pl_move moves[PL_MAX_MOVES];
            assert_true(pl_awaited(game, state) >> seat & 1);
            assert_true(game->moves(state, moves) > seat);
            assert_true(pl_play(game, state, seat, moves[seat], NULL));
            order = order * 3 + seat;
        }
        orders |= 1u << order;
        assert_memory_equal(state, &ends[0], game->state_size);
    }
    assert_int_equal(__builtin_popcount(orders), 6);
    pl_match_free(match);
}

static void undo_and_positions_are_as_if_played_again(void **context) {
    (void)context;
    int taken_back = 0, compared = 0, in_vain = 0; /* undo that is offered and then refused */
    EACH_TABLE(game, players) {
        struct pl_rng rng = pl_rng_seed(31, (uint64_t)players);
        struct pl_match *match = help_match(game, players, 31, 0);
        for (int steps = 0; steps < 250 && help_step_of(match, &rng, true); steps++) {
            int length = pl_match_length(match), rolls = 0, back_to = 0;
            union pl_any_state state, quick;
            pl_new(game, &match->setup, &state);
            int first = length > 6 ? length - 6 : 0; /* around what is kept */
            for (int i = 0; i <= length; i++) {
                if (i >= first) {
                    pl_match_position(match, i, &quick);
                    assert_memory_equal(&quick, &state, game->state_size);
                }
                rolls += pl_match_turn(match, i).seat == PL_CHANCE;
                if (i < length)
                    pl_repeat(game, &state, pl_match_turn(match, i).seat, pl_match_turn(match, i).move, NULL);
            }
            assert_int_equal(pl_match_rolls(match), rolls);
            for (int seat = 0; seat < players; seat++, compared++) {
                struct undo undo = look_back(match, seat, WORLDS);
                assert_true(undo.obstacle != FREE || pl_match_offers_undo(match, seat));
                in_vain += undo.obstacle != FREE && pl_match_offers_undo(match, seat);
                assert_int_equal(undo.obstacle, slow_obstacle(match, seat, &back_to));
                if (undo.obstacle == FREE)
                    assert_int_equal(undo.back_to, back_to);
            }
            int seat = (int)pl_rng_below(&rng, (uint32_t)players);
            if (pl_rng_below(&rng, 3) == 0)
                taken_back += pl_match_undo(match, seat, PL_EN, NULL);
        }
        pl_match_free(match);
    }
    assert_true(taken_back > 20 && compared > 1000 && in_vain * 500 <= compared);
}

/* A server holds thousands of idle tables: a whole random game fits in 16 KiB. */
static void an_idle_table_is_small(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        struct pl_setup setup = pl_setup_default(game, players);
        struct pl_match *match = pl_match_new(game, &setup, 17);
        struct pl_rng rng = pl_rng_seed(17, 17);
        assert_non_null(match);
        while (pl_match_length(match) < 1500 && help_step(match, &rng))
            ;
        size_t bytes = sizeof *match + 2 * stride(game) + (size_t)match->capacity * sizeof *match->turn;
        assert_in_range(bytes, 1, 16384);
        pl_match_free(match);
    }
}

/* pl_finals against undo itself: what is final is not taken back any more; what is not final nearly always can be. */
static void what_is_final_cannot_be_undone(void **context) {
    (void)context;
    EACH_TABLE(game, players) {
        struct pl_match *match = help_match(game, players, 23, 0);
        struct pl_rng rng = pl_rng_seed(23, 23);
        int final = 0, free = 0, missed = 0;
        while (pl_match_length(match) < 400 && pl_match_actor(match) != PL_OVER) {
            int seat = pl_match_actor(match);
            pl_move moves[PL_MAX_MOVES];
            bool finals[PL_MAX_MOVES];
            union pl_any_state view;
            if (seat == PL_CHANCE) {
                assert_true(pl_match_roll(match, NULL));
                continue;
            }
            pl_view(game, pl_match_state(match), seat, &view);
            int n = game->moves(&view, moves), choice = (int)pl_rng_below(&rng, (uint32_t)n);
            pl_finals(game, &view, seat, 0, moves, n, finals);
            assert_true(pl_match_play(match, seat, moves[choice], NULL));
            assert_true(n > 1 || !finals[0]);
            while (pl_match_automa(match, NULL)) /* their steps follow of themselves */
                ;
            if (n == 1 || pl_match_actor(match) == PL_OVER)
                continue;
            bool chance = pl_match_actor(match) == PL_CHANCE;
            if (chance)
                assert_true(pl_match_roll(match, NULL));
            bool undo = pl_match_can_undo(match, seat);
            if (finals[choice] || chance)
                assert_true(finals[choice] && !undo);
            final += finals[choice];
            free += !finals[choice] && undo;
            missed += !finals[choice] && !undo;
        }
        assert_true(final > 0 && missed * 10 <= final + free + 10);
        pl_match_free(match);
    }
}

/* A bot answers at once: after its turn nothing is taken back. And the answers are the same whatever is hidden. */
static void finals_know_bots_and_no_secrets(void **context) {
    (void)context;
    const struct pl_game *game = pl_game_find("template");
    struct pl_setup setup = pl_setup_default(game, 3);
    struct pl_match *match = pl_match_new(game, &setup, 5);
    assert_non_null(match);
    while (pl_match_actor(match) == PL_CHANCE)
        assert_true(pl_match_roll(match, NULL));
    int seat = pl_match_actor(match);
    struct pl_rng rng = pl_rng_seed(4, 4);
    for (int world = 0; world < 20; world++) {
        union pl_any_state truth, view;
        pl_move moves[PL_MAX_MOVES];
        bool finals[PL_MAX_MOVES];
        pl_determinize(game, pl_match_state(match), seat, &rng, &truth);
        pl_view(game, &truth, seat, &view);
        int n = game->moves(&view, moves), keep = pl_kind(moves[0]) == pl_kind(moves[1]) ? -1 : 0;
        char notation[PL_MAX_NOTATION] = "";
        struct pl_out out = PL_OUT(notation);
        assert_true(n == 2 && keep == 0);
        game->notate(&view, moves[0], &out);
        assert_string_equal(notation, "keep");
        pl_finals(game, &view, seat, 0, moves, n, finals);
        assert_true(!finals[0] && finals[1]); /* keeping goes to a person, swapping to chance */
        pl_finals(game, &view, seat, ~0u, moves, n, finals);
        assert_true(finals[0] && finals[1]);
    }
    pl_match_free(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(starts_where_the_game_starts),
        cmocka_unit_test(positions_are_those_that_were),
        cmocka_unit_test(refuses_what_is_not_on_offer),
        cmocka_unit_test(roll_k_is_the_seeds_roll_k),
        cmocka_unit_test(a_forced_roll_counts),
        cmocka_unit_test(undo_never_changes_the_dice),
        cmocka_unit_test(undo_goes_back_to_the_last_decision),
        cmocka_unit_test(undo_says_why_not),
        cmocka_unit_test(answers_come_in_any_order),
        cmocka_unit_test(any_of_those_awaited_comes_next),
        cmocka_unit_test(undo_takes_an_answer_out_of_the_middle),
        cmocka_unit_test(undo_and_positions_are_as_if_played_again),
        cmocka_unit_test(what_is_final_cannot_be_undone),
        cmocka_unit_test(finals_know_bots_and_no_secrets),
        cmocka_unit_test(survives_memory_running_out),
        cmocka_unit_test(an_idle_table_is_small),
    };
    return cmocka_run_group_tests_name("match", tests, NULL, NULL);
}
