/* World Order, counted without the help of the game's own check: every card, country and event in one place, every cube
 * and every point as the log tells it, money and goods within their bounds, how games end at every table (persons,
 * automas, powers nobody plays), and what seats know. */
#include "games/worldorder/phrases.h"
#include "games/worldorder/state.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

enum { GAMES = 300, LONGEST = 8000, DEAL_EVERY = 7 };

struct tally { /* what has been counted so far */
    struct wo_state before;
    struct pl_set left;      /* action cards that have left the game: they never come back */
    struct pl_set left_land; /* the same of countries */
    int alike, worlds, played[WO_SEATS + 1][WO_SEATS + 1];
};

/* ---- Cards, countries, events ------------------------------------------------------------------------------------ */

static int places_of(const struct wo_state *s, int card) {
    int places = pl_set_has(&s->market, card) + pl_set_has(&s->market_out, card);
    for (int power = 0; power < WO_POWERS; power++) {
        const struct wo_power *p = &s->power[power];
        places += pl_set_has(&p->hand, card) + pl_set_has(&p->deck, card) + pl_set_has(&p->down, card) +
                  pl_set_has(&p->played, card) + pl_set_has(&p->discard, card);
        for (int i = 0; i < p->top_n; i++)
            places += p->top[i] == card;
    }
    for (int slot = 0; slot < WO_ROW; slot++)
        places += s->row[slot] == card + 1;
    return places;
}

/* Does the card belong to this game? Starting cards of powers that nobody plays do not. */
static bool in_the_box(const struct wo_state *s, int card) {
    int power = wo_card(card)->power;
    return power >= 0 && wo_is_npc(s, power);
}

static void cards_are_in_one_place(const struct wo_state *s, struct tally *tally) {
    for (int card = 0; card < WO_CARDS; card++) {
        int places = places_of(s, card);
        if (places > 1)
            fail_msg("%s is in %d places", wo_card(card)->key, places);
        if (places && pl_set_has(&tally->left, card))
            fail_msg("%s has left the game and come back", wo_card(card)->key);
        if (!places && !in_the_box(s, card))
            pl_set_add(&tally->left, card);
    }
    for (int power = 0; power < WO_POWERS; power++) {
        const struct wo_power *p = &s->power[power];
        assert_int_equal(pl_set_count(&p->hand), p->hand_n);
        assert_int_equal(pl_set_count(&p->down), p->down_n);
        assert_int_equal(pl_set_count(&p->deck), p->deck_n);
    }
}

/* Only what a text removes leaves the game, and the market cards that automas have used (WO-22.5). */
static void few_cards_left(const struct wo_state *s, const struct tally *tally) {
    struct pl_set left = tally->left;
    bool automa = false;
    for (int power = 0; power < WO_POWERS; power++)
        automa |= wo_is_automa(s, power);
    assert_in_range(pl_set_count(&left), 0, automa ? 60 : 40);
}

/* WO-4.3, WO-19.9 */
static void countries_are_in_one_place(const struct wo_state *s, struct tally *tally) {
    for (int country = 0; country < WO_COUNTRIES; country++) {
        const struct wo_region *r = &s->region[wo_countries[country].region];
        int places = pl_set_has(&s->stack, country) + (r->show[0] == country) + (r->show[1] == country);
        for (int power = 0; power < WO_POWERS; power++)
            places += pl_set_has(&s->ally[power], country);
        if (places > 1)
            fail_msg("%s is in %d places", wo_countries[country].key, places);
        if (places && pl_set_has(&tally->left_land, country))
            fail_msg("%s has been replaced and come back", wo_countries[country].key);
        bool regional = wo_countries[country].starts < 0 && wo_countries[country].instead < 0;
        if (!places && regional) { /* only because another card stands for it */
            pl_set_add(&tally->left_land, country);
            bool replaced = false;
            for (int i = WO_REGIONAL + WO_STARTING; i < WO_COUNTRIES; i++)
                replaced |= wo_countries[i].instead == country;
            if (!replaced)
                fail_msg("%s is nowhere", wo_countries[country].key);
        }
    }
}

static void events_are_in_one_place(const struct wo_state *s) {
    for (int event = 0; event < WO_EVENTS; event++) {
        int places = (int)(s->events >> event & 1);
        for (int i = 0; i < WO_SLOTS; i++)
            places += s->ev_row[i] == event + 1;
        for (int power = 0; power < WO_POWERS; power++)
            places += s->ev_target[power] == event + 1;
        for (size_t i = 0; i < sizeof s->ev_queue; i++)
            places += s->ev_queue[i] == event + 1;
        if (places > 1)
            fail_msg("%s is in %d places", wo_events[event].key, places);
        if (!wo_tourmente(s))
            assert_int_equal(places, 0);
    }
}

/* ---- Cubes, points, goods ---------------------------------------------------------------------------------------- */

static void count_cubes(const struct wo_state *s, int *cubes) {
    memset(cubes, 0, sizeof(int) * WO_OWNERS);
    for (int region = 0; region < WO_REGIONS; region++) {
        const struct wo_region *r = &s->region[region];
        const struct wo_region_row *row = &wo_regions[region];
        bool gap = false;
        for (int i = 0; i < 3; i++) {
            assert_true(i < row->starts || !r->start[i]);
            cubes[r->start[i] ? r->start[i] - 1 : 0] += r->start[i] != 0;
        }
        for (int i = 0; i < 4; i++) {
            assert_true(i < row->perms || !r->perm[i]);
            cubes[r->perm[i] ? r->perm[i] - 1 : 0] += r->perm[i] != 0;
        }
        for (int i = 0; i < 5; i++) {
            assert_true((i < row->temps && !gap) || !r->temp[i]);
            cubes[r->temp[i] ? r->temp[i] - 1 : 0] += r->temp[i] != 0;
            gap |= !r->temp[i];
        }
        for (int owner = 0; owner < WO_OWNERS; owner++)
            cubes[owner] += r->beyond[owner];
    }
}

/* Starting slots are never filled again (WO-7.9), but by the neutral cube that stands for the one removed. */
static void starting_slots_empty(const struct wo_state *s, const struct wo_state *before) {
    for (int region = 0; region < WO_REGIONS; region++)
        for (int i = 0; i < 3; i++) {
            int was = before->region[region].start[i], is = s->region[region].start[i];
            assert_true(is == was || !is || (was && is == WO_NEUTRAL + 1));
        }
}

/* Every cube that comes or goes, and every point, is in the log, and nothing else is. */
static void log_accounts_for_all(const struct wo_state *s, const struct tally *tally, const struct pl_notes *notes) {
    int was[WO_OWNERS], is[WO_OWNERS], cubes[WO_OWNERS] = {0}, vp[WO_POWERS] = {0};
    for (int i = 0; i < notes->count; i++) {
        const struct pl_said *said = &notes->note[i].said;
        int who = (int)said->arg[0], n = (int)said->arg[1];
        switch ((enum wo_phrase)(said->phrase - wo_phrases)) {
        case WO_N_PERMANENT:
        case WO_N_TEMPORARY:
        case WO_N_BEYOND:
            cubes[who]++;
            break;
        case WO_N_PUSHED:
        case WO_N_REMOVED:
            cubes[who]--;
            break;
        case WO_N_NEUTRALISED:
            cubes[who]--;
            cubes[WO_NEUTRAL]++;
            break;
        case WO_N_GAINS_VP:
            vp[who] += n;
            break;
        case WO_N_LOSES_VP:
            vp[who] -= n;
            break;
        default:
            break;
        }
    }
    count_cubes(&tally->before, was);
    count_cubes(s, is);
    for (int owner = 0; owner < WO_OWNERS; owner++)
        if (s->phase != WO_SETUP)
            assert_int_equal(is[owner], was[owner] + cubes[owner]);
    for (int power = 0; power < WO_POWERS; power++) {
        int sum = 0;
        for (int source = 0; source < WO_SOURCES; source++)
            sum += s->power[power].by[source];
        assert_int_equal(sum, s->power[power].vp);
        if (tally->before.phase != WO_SETUP)
            assert_int_equal(s->power[power].vp, tally->before.power[power].vp + vp[power]);
    }
}

/* WO-1.6, WO-2.7, WO-2.9 to WO-2.12 */
static void goods_are_within_bounds(const struct wo_state *s) {
    for (int power = 0; power < WO_POWERS; power++) {
        const struct wo_power *p = &s->power[power];
        assert_in_range(p->money, 0, 3000);
        for (int good = 0; good < WO_GOODS; good++)
            assert_in_range(p->stock[good], 0, WO_STOCK);
        for (int good = 0; good < WO_TYPES; good++)
            assert_in_range(p->prod[good], 0, wo_powers[power].most[good]);
        assert_in_range(p->board, 0, 100);
        assert_in_range(p->sp, 0, 100);
        assert_in_range(p->turns, 0, WO_TURNS);
        assert_in_range(__builtin_popcount(p->engaged), 0, 3);
        for (int region = 0; region < WO_REGIONS; region++)
            assert_in_range(s->region[region].army[power], 0, 100);
    }
}

/* Tokens lie on allies, and of a stacked pair on the regional card (WO-6.1.7). */
static void tokens_lie_on_allies(const struct wo_state *s) {
    struct pl_set allies = {{0, 0}}, marked = pl_set_or(pl_set_or(s->spent, s->fdi), s->base);
    for (int power = 0; power < WO_POWERS; power++)
        allies = pl_set_or(allies, wo_allies(s, power));
    marked = pl_set_minus(pl_set_or(marked, pl_set_or(s->fdi2, s->base2)), allies);
    if (!pl_set_empty(&marked))
        fail_msg("a token lies on %s, which is no ally", wo_countries[pl_set_pop(&marked)].key);
}

/* ---- How it ends (WO-11) ----------------------------------------------------------------------------------------- */

static void it_has_ended(const struct pl_game *game, const struct wo_state *s) {
    struct pl_result result;
    struct pl_score_line line[PL_MAX_SCORE_LINES];
    int best = INT16_MIN;
    game->result(s, &result);
    assert_int_equal(s->round, WO_ROUNDS);
    assert_int_equal(s->ending, WO_END_SIX + 1);
    assert_true(result.winners && !(result.winners >> s->players));
    int lines = game->score_lines(s, line);
    for (int seat = 0; seat < s->players; seat++) {
        int sum = 0;
        for (int i = 0; i < lines; i++)
            sum += line[i].points[seat];
        assert_int_equal(sum, result.score[seat]);
        best = result.score[seat] > best ? result.score[seat] : best;
    }
    for (int seat = 0; seat < s->players; seat++)
        assert_true(!(result.winners >> seat & 1) || result.score[seat] == best);
}

/* ---- What seats know (WO-1.4) ------------------------------------------------------------------------------------ */

/* A view has nothing of other hands; a world dealt from it is consistent and looks the same. */
static void views_hide_hands(const struct pl_game *game, const struct wo_state *s, struct pl_rng *rng, bool deal,
                             struct tally *tally) {
    for (int viewer = PL_SPECTATOR; viewer < s->players; viewer++) {
        struct wo_state seen, world;
        pl_view(game, s, viewer, &seen);
        for (int power = 0; power < WO_POWERS; power++) {
            const struct wo_power *p = &seen.power[power];
            if (!wo_is_human(s, power) || wo_seat(s, power) == viewer)
                continue;
            assert_true(pl_set_empty(&p->hand) && pl_set_empty(&p->down));
            assert_int_equal(p->hand_n, s->power[power].hand_n);
            assert_true(!p->dealt || p->dealt == (1 << __builtin_popcount(p->dealt)) - 1);
        }
        if (!deal)
            continue;
        pl_determinize(game, s, viewer, rng, &world);
        struct pl_said wrong = game->check(&world);
        if (wrong.phrase)
            fail_msg("a dealt world is wrong: %s", wrong.phrase->in[PL_EN]);
        pl_view(game, &world, viewer, &world);
        assert_memory_equal(&world, &seen, sizeof world);
        tally->worlds++;
    }
}

/* Is this a move of which `viewer` sees only that it happens? */
static bool is_secret(const struct wo_state *s, pl_move move, int viewer) {
    const struct pl_frame *f = pl_peek(&s->frames);
    int power = f->seat >= 0 ? f->seat : f->v[0];
    switch (pl_kind(move)) {
    case WO_M_DRAW:
        return wo_is_human(s, power) && wo_seat(s, power) != viewer;
    case WO_M_ASSET:
    case WO_M_GIVE_BACK:
    case WO_M_SELL:
    case WO_M_DOWN:
    case WO_M_BID:
        return wo_seat(s, power) != viewer;
    default:
        return false;
    }
}

static void tells_apart(const struct pl_game *game, int viewer, const struct wo_state *here,
                        const struct wo_state *there, pl_move move) {
    static char text[4096];
    struct pl_out out = PL_OUT(text);
    pl_diff(game, here, there, &out);
    fail_msg("after a move of kind %d seat %d can tell apart: %s", pl_kind(move), viewer, text);
}

/* Whatever was hidden before, and whatever is done in secret, looks the same afterwards, unless what follows shows it:
 * the last answer to a question put to several does. */
static void secrets_look_alike(const struct pl_game *game, const struct wo_state *s, pl_move move, struct pl_rng *rng,
                               struct tally *tally) {
    for (int viewer = PL_SPECTATOR; viewer < s->players; viewer++) {
        struct wo_state here = *s, there;
        if (!is_secret(s, move, viewer))
            continue;
        pl_determinize(game, s, viewer, rng, &there);
        pl_turn_to(game, &there, game->actor(s)); /* it was turned to the viewer */
        pl_move other, list[PL_MAX_MOVES];
        if (game->actor(s) == PL_CHANCE) {
            other = pl_draw(game, &there, rng);
        } else {
            int n = game->moves(&there, list), kin = 0;
            for (int i = 0; i < n; i++)
                if (pl_kind(list[i]) == pl_kind(move))
                    list[kin++] = list[i];
            assert_true(kin > 0);
            other = list[pl_rng_below(rng, (uint32_t)kin)];
        }
        game->apply(&here, move, NULL);
        game->apply(&there, other, NULL);
        bool shown = pl_kind(move) == WO_M_GIVE_BACK || pl_kind(move) == WO_M_BID;
        bool down = pl_kind(move) == WO_M_SELL || pl_kind(move) == WO_M_DOWN;
        int answered = __builtin_popcount(s->sealed.answered) + 1;
        if ((shown && (__builtin_popcount(here.sealed.answered) != answered || here.ev_now != s->ev_now ||
                       there.ev_now != s->ev_now)) ||
            here.phase != s->phase)
            continue; /* all are in; or the hands are shown in Research (WO-8.2) */
        if (memcmp(&here.frames, &there.frames, sizeof here.frames) != 0) { /* what a card does is seen */
            if (!down)
                tells_apart(game, viewer, &here, &there, move);
            continue;
        }
        pl_view(game, &here, viewer, &here);
        pl_view(game, &there, viewer, &there);
        if (memcmp(&here, &there, sizeof here) != 0)
            tells_apart(game, viewer, &here, &there, move);
        tally->alike++;
    }
}

/* Whatever a player does, the log has a sentence of its own for it. */
static void moves_are_told(const struct pl_game *game, const struct wo_state *before, int actor, pl_move move,
                           const struct pl_notes *notes) {
    for (int i = 0; i < notes->count; i++)
        if (notes->note[i].audience == PL_PUBLIC)
            return;
    switch (pl_kind(move)) { /* steps within what will be told at its end, and doing without */
    case WO_M_DONE:
    case WO_M_SKIP:
    case WO_M_BRANCH:
    case WO_M_PLACE:
    case WO_M_BID:
        return;
    default:
        break;
    }
    char words[256] = "";
    struct pl_out out = PL_OUT(words);
    pl_describe(game, before, move, PL_EVERYTHING, PL_EN, &out);
    if (actor >= 0 && !game->automa(before, actor))
        fail_msg("the log does not tell: %s", words);
}

/* ---- Random games ------------------------------------------------------------------------------------------------ */

/* Tables of every kind: any powers, persons and automas of both levels, options sampled. */
static struct pl_setup some_setup(const struct pl_game *game, int number, struct pl_rng *rng) {
    struct pl_setup setup = pl_setup_default(game, 2 + number % 3);
    for (int i = 0; i < WO_OPTIONS && number % 2; i++)
        setup.option[i] =
            wo_options[i].min + (int32_t)pl_rng_below(rng, (uint32_t)(wo_options[i].max - wo_options[i].min) + 1);
    for (int seat = 1; seat < setup.players && number % 4 >= 2; seat++)
        setup.automa[seat] = (int8_t)pl_rng_below(rng, 3);
    if (number % 3 == 0)
        setup.role[number % setup.players] = (int8_t)pl_rng_below(rng, WO_POWERS);
    return setup;
}

static void play_one(const struct pl_game *game, int number, struct tally *tally) {
    static struct pl_notes notes;
    struct pl_rng rng = pl_rng_seed(47, (uint64_t)number);
    struct pl_setup setup = some_setup(game, number, &rng);
    struct wo_state s;
    int step = 0, automas = 0;
    tally->left = tally->left_land = (struct pl_set){{0, 0}};
    for (int seat = 0; seat < setup.players; seat++)
        automas += setup.automa[seat] != 0;
    assert_true(pl_new(game, &setup, &s));
    for (int actor; (actor = game->actor(&s)) != PL_OVER; step++) {
        assert_in_range(step, 0, LONGEST); /* every game ends */
        pl_move list[PL_MAX_MOVES], move;
        if (actor == PL_CHANCE) {
            move = pl_draw(game, &s, &rng);
        } else {
            int n = game->moves(&s, list);
            assert_in_range(n, 1, game->automa(&s, actor) >= 0 ? 1 : PL_MAX_MOVES); /* an automa has no choice */
            move = list[pl_rng_below(&rng, (uint32_t)n)];
        }
        secrets_look_alike(game, &s, move, &rng, tally);
        tally->before = s;
        assert_true(pl_play(game, &s, actor, move, &notes));
        assert_int_equal(notes.dropped, 0);
        moves_are_told(game, &tally->before, actor, move, &notes);
        if (s.phase != WO_SETUP) {
            cards_are_in_one_place(&s, tally);
            countries_are_in_one_place(&s, tally);
        }
        events_are_in_one_place(&s);
        starting_slots_empty(&s, tally->before.phase == WO_SETUP ? &s : &tally->before);
        log_accounts_for_all(&s, tally, &notes);
        goods_are_within_bounds(&s);
        tokens_lie_on_allies(&s);
        views_hide_hands(game, &s, &rng, step % DEAL_EVERY == 0, tally);
    }
    few_cards_left(&s, tally);
    it_has_ended(game, &s);
    tally->played[setup.players][automas]++;
}

static void games_hold_together(void **state) {
    static struct tally tally;
    (void)state;
    const struct pl_game *game = pl_game_find("worldorder");
    for (int number = 0; number < GAMES; number++)
        play_one(game, number, &tally);
    print_message("alike: %d, worlds: %d\n", tally.alike, tally.worlds);
    assert_true(tally.alike > 1000 && tally.worlds > 1000); /* or the test has not looked at it */
    for (int players = 2; players <= WO_SEATS; players++)
        for (int automas = 0; automas < players; automas++)
            assert_true(tally.played[players][automas] > 0);
}

/* ---- Files name the cards they were played with ------------------------------------------------------------------ */

static void another_set_of_cards_is_refused(void **state) {
    (void)state;
    const struct pl_game *game = pl_game_find("worldorder");
    assert_non_null(game->card_set);
    assert_int_equal(*game->card_set, wo_card_set);
    assert_true(wo_card_set != 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(games_hold_together),
                                       cmocka_unit_test(another_set_of_cards_is_refused)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
