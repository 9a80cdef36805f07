/* What the table of Ankh-Morpork must show, on the page and in a terminal, beyond the contract of test_scene.c. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include "core/draw.h"
#include "games/ankh/art.h"
#include "games/ankh/scene.h"
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

enum { GAMES = 4, LONGEST = 5000, SOME = 9 }; /* some: one position in so many is looked at */

static struct pl_scene scene;

static const struct pl_zone *zone_of(int id) {
    for (int i = 0; i < scene.zones; i++)
        if (scene.zone[i].id == id)
            return &scene.zone[i];
    return NULL;
}
static const struct pl_piece *piece_of(int id) {
    for (int i = 0; i < scene.pieces; i++)
        if (scene.piece[i].id == id)
            return &scene.piece[i];
    return NULL;
}
/* One that must be there. */
static const struct pl_piece *the_piece(int id) {
    static const struct pl_piece none = {.look = ""};
    const struct pl_piece *piece = piece_of(id);
    assert_non_null(piece);
    return piece ? piece : &none;
}
static int pieces_in(int zone) {
    int n = 0;
    for (int i = 0; i < scene.pieces; i++)
        n += scene.piece[i].zone == zone;
    return n;
}

/* Calls `look` at some positions of random games of every player count, with a view of every seat and of a spectator in
 * turn; `scene` is what is seen in it. */
static void play(void (*look)(const struct am_state *truth, const struct am_state *view, int viewer)) {
    const struct pl_game *game = pl_game_find("ankh");
    union pl_any_state state, view;
    for (int number = 0; number < 3 * GAMES; number++) {
        struct pl_rng rng = pl_rng_seed(0xA54, (uint64_t)number);
        struct pl_setup setup = pl_setup_default(game, 2 + number % 3);
        setup.option[AM_OPT_BANK] = number % 2;
        assert_true(pl_new(game, &setup, &state));
        for (int step = 0; step < LONGEST; step++) {
            if (step % SOME == 0 || game->actor(&state) == PL_OVER) {
                int viewer = step / SOME % (setup.players + 1) - 1;
                pl_view(game, &state, viewer, &view);
                pl_scene_make(game, &view, viewer, &scene);
                look((const struct am_state *)&state, (const struct am_state *)&view, viewer);
            }
            if (!pl_step_random(game, &state, &rng, NULL))
                break;
        }
        assert_int_equal(game->actor(&state), PL_OVER);
    }
}

/* ---- The map ---------------------------------------------------------------------------------------------------- */

static int bank_of(int area) {
    return area <= AM_THE_SHADES ? 0 : area == AM_ISLE_OF_GODS ? 1 : 2;
}

static int shared_corners(const struct pl_zone *a, const struct pl_zone *b) {
    int n = 0;
    for (int i = 0; i < a->point_count; i++)
        for (int j = 0; j < b->point_count; j++)
            n += a->points[2 * i] == b->points[2 * j] && a->points[2 * i + 1] == b->points[2 * j + 1];
    return n;
}

/* AM-1.2: who shares a border on the map is adjacent, and the other links are bridges. */
static void the_map_shows_who_is_adjacent(void **unused) {
    (void)unused;
    const struct pl_game *game = pl_game_find("ankh");
    struct pl_setup setup = pl_setup_default(game, 4);
    union pl_any_state state;
    int bridges = 0, drawn = 0;
    assert_true(pl_new(game, &setup, &state));
    pl_scene_make(game, &state, PL_EVERYTHING, &scene);
    for (int a = 0; a < AM_AREAS; a++) {
        for (int b = 0; b < a; b++) {
            bool adjacent = am_places[a].adjacent >> b & 1;
            int corners = shared_corners(zone_of(ZONE_AREA + a), zone_of(ZONE_AREA + b));
            if (bank_of(a) == bank_of(b))
                assert_int_equal(corners >= 2, adjacent);
            else
                assert_int_equal(corners, 0);
            bridges += adjacent && bank_of(a) != bank_of(b);
        }
    }
    for (const struct pl_art *art = am_art; art->look; art++)
        for (const char *at = art->svg; (at = strstr(at, "stroke-dasharray='2 7'")); at++)
            drawn++;
    assert_int_equal(bridges, 10);
    assert_int_equal(drawn, bridges);
}

/* ---- Everything can be counted ---------------------------------------------------------------------------------- */

static int minions_shown(int seat) {
    int n = 0;
    for (int i = 0; i < scene.pieces; i++) {
        const struct pl_piece *piece = &scene.piece[i];
        if (piece->seat == seat && strncmp(piece->look, "minion", 6) == 0)
            n += piece->count > 0 ? piece->count : 1;
    }
    return n;
}

static int buildings_shown(int seat) {
    int n = 0;
    for (int i = 0; i < scene.pieces; i++)
        n += scene.piece[i].seat == seat && strcmp(scene.piece[i].look, "building") == 0;
    return n;
}

/* Cards before a seat: its hand, hidden or not, and what lies there for good; not its personality. */
static int cards_before(int seat) {
    const struct pl_piece *back = piece_of(PIECE_BACK + seat);
    return pieces_in(ZONE_HAND + seat) + (back ? back->count - 1 : 0) - (piece_of(PIECE_PERSON + seat) != NULL);
}

static void count_all(const struct am_state *truth, const struct am_state *view, int viewer) {
    (void)view;
    int cards = pieces_in(ZONE_DISCARD) + (truth->in_play > 0) + the_piece(PIECE_DECK)->count;
    for (int seat = 0; seat < truth->players; seat++) {
        cards += cards_before(seat);
        assert_int_equal(minions_shown(seat) + truth->seat[seat].minions, AM_MINIONS);
        assert_int_equal(buildings_shown(seat) + truth->seat[seat].buildings, AM_BUILDINGS);
        assert_int_equal(the_piece(PIECE_PURSE + seat)->count, truth->seat[seat].money);
        assert_int_equal(piece_of(PIECE_LOANS + seat) != NULL, am_loans(truth, seat) > 0);
        /* AM-2.4: nobody else's personality before the end */
        bool seen = truth->seat[seat].person && (seat == viewer || truth->ending);
        assert_int_equal(piece_of(PIECE_PERSON + seat) != NULL, seen);
    }
    assert_int_equal(cards, truth->players == 2 ? AM_CARDS - 2 : AM_CARDS); /* AM-2.1 */
    for (int area = 0; area < AM_AREAS; area++)
        assert_int_equal(piece_of(PIECE_TROUBLE + area) != NULL, am_has_trouble(truth, area));
    assert_int_equal(pieces_in(ZONE_EVENT) + pieces_in(ZONE_PAST_EVENTS), pl_set_count(&truth->events));
    if (truth->option[AM_OPT_BANK])
        assert_int_equal(the_piece(PIECE_BANK)->count, truth->bank);
}

static void all_there_is_can_be_counted(void **unused) {
    (void)unused;
    play(count_all);
}

/* AM-10.1: the event that came last is the one that is there to be read, whatever its number. */
static void the_last_event_is_seen(void **unused) {
    const struct pl_game *game = pl_game_find("ankh");
    union pl_any_state state, view;
    int downwards = 0; /* an event after one of a higher number */
    (void)unused;
    for (int number = 0; number < 3 * GAMES; number++) {
        struct pl_rng rng = pl_rng_seed(0xA56, (uint64_t)number);
        struct pl_setup setup = pl_setup_default(game, 2 + number % 3);
        const struct am_state *s = (const struct am_state *)&state;
        int last = -1;
        assert_true(pl_new(game, &setup, &state));
        while (pl_step_random(game, &state, &rng, NULL)) {
            if (pl_kind(s->last) != AM_M_HAPPENS)
                continue;
            downwards += pl_a(s->last) < last;
            last = pl_a(s->last);
            for (int later = 0; later < 5 && s->frames.depth; later++) {
                int viewer = later % (setup.players + 1) - 1;
                pl_view(game, &state, viewer, &view);
                pl_scene_make(game, &view, viewer, &scene);
                assert_int_equal(pieces_in(ZONE_EVENT), 1);
                assert_int_equal(the_piece(PIECE_EVENT + last)->zone, ZONE_EVENT);
                if (game->actor(&state) == PL_CHANCE && pl_peek(&s->frames)->what == AM_F_EVENT)
                    break; /* the next one may be on its way */
                pl_step_random(game, &state, &rng, NULL);
            }
        }
    }
    assert_true(downwards > 0);
}

/* ---- City Area cards, personalities ----------------------------------------------------------------------------- */

static void check_city_cards(const struct am_state *truth, const struct am_state *view, int viewer) {
    (void)view;
    (void)viewer;
    for (int area = 0; area < AM_AREAS; area++) {
        const struct pl_piece *card = the_piece(PIECE_PLAQUE + area), *state = piece_of(PIECE_STATE + area);
        bool lost = pl_set_has(&truth->lost, area), owned = truth->area[area].building && !lost;
        assert_int_equal(strcmp(card->look, "power-lost") == 0, lost);
        assert_int_equal(card->seat, owned ? truth->area[area].building - 1 : PL_NOBODY);
        const char *wanted = "";
        if (owned && truth->area[area].minions[AM_DEMON])
            wanted = "barred";
        else if (owned && pl_set_has(&truth->used, area))
            wanted = "used";
        else if (owned && pl_set_has(&truth->fresh, area))
            wanted = "fresh";
        assert_string_equal(state ? state->look : "", wanted);
    }
}

static void city_cards_show_owner_and_use(void **unused) {
    (void)unused;
    play(check_city_cards);
}

/* What is shown as impossible is not so, and what is shown as known is so. */
static void check_prospects(const struct am_state *truth, const struct am_state *view, int viewer) {
    (void)view;
    for (int seat = 0; seat < truth->players; seat++) {
        int possible = 0, person = truth->seat[seat].person - 1;
        for (int p = 0; p < AM_PERSONS; p++) {
            const struct pl_piece *cell = piece_of(PIECE_MAY_BE + 8 * p + seat);
            assert_int_equal(cell != NULL, am_in_game(truth, p));
            if (!cell)
                continue;
            possible += strcmp(cell->look, "is-not") != 0;
            if (p == person)
                assert_string_not_equal(cell->look, "is-not");
            if (strcmp(cell->look, "is-one") == 0)
                assert_true(p == person && (viewer == seat || truth->ending));
        }
        assert_true(possible >= 1);
        if (viewer == seat && person >= 0)
            assert_int_equal(possible, 1);
    }
}

static void prospects_never_deny_the_truth(void **unused) {
    (void)unused;
    play(check_prospects);
}

/* AM-2.4: nobody is called by their personality before the end, and then everybody is. */
static void check_names(const struct am_state *truth, const struct am_state *view, int viewer) {
    (void)viewer;
    for (int seat = 0; seat < truth->players; seat++) {
        for (int lang = 0; lang < PL_LANGS; lang++) {
            char name[128], plain[128];
            struct pl_out out = PL_OUT(name), bare = PL_OUT(plain);
            am_name(view, "seat", seat, (enum pl_lang)lang, &out);
            am_name(view, "player", seat, (enum pl_lang)lang, &bare);
            assert_int_equal(strcmp(name, plain) != 0, truth->ending != 0);
            assert_false(out.cut);
            if (truth->ending)
                assert_non_null(strstr(name, am_roles[truth->seat[seat].person - 1].name.in[lang]));
        }
    }
}

static void the_end_tells_who_was_who(void **unused) {
    (void)unused;
    play(check_names);
}

/* ---- Moves ------------------------------------------------------------------------------------------------------ */

static int targets; /* moves that choose a player */

static void check_buttons(const struct am_state *truth, const struct am_state *view, int viewer) {
    (void)view;
    const struct pl_game *game = pl_game_find("ankh");
    pl_move moves[PL_MAX_MOVES];
    pl_touch touched[PL_MAX_TOUCHES];
    if (viewer < 0 || game->actor(truth) != viewer)
        return;
    int n = game->moves(truth, moves);
    for (int i = 0; i < n; i++) {
        int kind = pl_kind(moves[i]);
        bool answer = kind == AM_M_SKIP || kind == AM_M_END || kind == AM_M_EVENT || kind == AM_M_TAKE ||
                      kind == AM_M_USE || kind == AM_M_REFUSE || kind == AM_M_LET ||
                      (kind == AM_M_PAY && !pl_a(moves[i]));
        assert_int_equal(game->touches(truth, moves[i], touched) == 0, answer);
    }
}

/* Another player is chosen by the head of the column or by the hand: what the page says of these is short. */
static void check_targets(const struct am_state *truth, const struct am_state *view, int viewer) {
    pl_move moves[PL_MAX_MOVES];
    pl_touch touched[PL_MAX_TOUCHES];
    (void)view;
    if (viewer < 0 || !truth->frames.depth || pl_peek(&truth->frames)->seat != viewer)
        return;
    for (int n = am_moves(truth, moves), i = 0; i < n; i++) {
        if (pl_kind(moves[i]) != AM_M_TARGET)
            continue;
        int count = am_touches(truth, moves[i], touched);
        bool hand = false;
        for (int k = 0; k < count; k++) {
            hand = hand || touched[k] == ZONE_HAND + pl_a(moves[i]);
            assert_true(touched[k] & PL_TOUCH_PIECE || touched[k] >= ZONE_HAND);
        }
        assert_true(hand && touched[0] == (PL_TOUCH_PIECE | (PIECE_MARK + pl_a(moves[i]))));
        targets++;
    }
}

static void players_are_chosen_by_what_is_theirs(void **unused) {
    (void)unused;
    play(check_targets);
    assert_true(targets > 0);
}

static void only_yes_and_no_are_buttons(void **unused) {
    (void)unused;
    play(check_buttons);
}

/* ---- The terminal ----------------------------------------------------------------------------------------------- */

/* Takes the colours out. */
static void uncoloured(char *text) {
    char *to = text;
    for (const char *from = text; *from;) {
        if (*from != '\033') {
            *to++ = *from++;
            continue;
        }
        from += strcspn(from, "m");
        from += *from == 'm';
    }
    *to = 0;
}

static void check_lines(char *text, const struct pl_screen *screen) {
    for (char *line = text; *line;) {
        size_t length = strcspn(line, "\n");
        char end = line[length];
        line[length] = 0;
        if (pl_width(line) > screen->columns)
            fail_msg("%d columns: \"%s\"", pl_width(line), line);
        for (size_t i = 0; i < length && !screen->unicode; i++) /* letters of French, no signs */
            if ((unsigned char)line[i] >= 0xC6)
                fail_msg("not plain: \"%s\"", line);
        line[length] = end;
        line += length + (end != 0);
    }
}

static void check_board(const struct am_state *truth, const struct am_state *view, int viewer) {
    static char text[PL_MAX_JSON], coloured[PL_MAX_JSON];
    for (int kind = 0; kind < 12; kind++) {
        struct pl_screen screen = {.lang = kind & 1 ? PL_FR : PL_EN,
                                   .unicode = kind & 2,
                                   .columns = kind / 4 == 0   ? 80
                                              : kind / 4 == 1 ? 100
                                                              : 120,
                                   .viewer = viewer};
        struct pl_out out = PL_OUT(text), other = PL_OUT(coloured);
        am_board(view, &screen, &out);
        assert_false(out.cut);
        assert_null(strchr(text, '\033'));
        check_lines(text, &screen);
        for (int area = 0; area < AM_AREAS; area++)
            assert_non_null(strstr(text, am_places[area].name.in[screen.lang]));
        if (viewer >= 0)
            PL_EACH(card, truth->seat[viewer].hand) {
                char name[24]; /* long names are cut */
                struct pl_out beginning = PL_OUT(name);
                pl_put(&beginning, am_cards[card].name.in[screen.lang]);
                assert_non_null(strstr(text, name));
            }
        screen.colour = true;
        am_board(view, &screen, &other);
        uncoloured(coloured);
        assert_string_equal(coloured, text);
    }
}

static void the_board_fits_the_terminal(void **unused) {
    (void)unused;
    play(check_board);
}

/* ---- What is wanted --------------------------------------------------------------------------------------------- */

static int asked; /* positions in which a text has come to another player */

/* The words of a card speak to who plays it: whoever else has to do something is told for whom. */
static void check_prompt(const struct am_state *truth, const struct am_state *view, int viewer) {
    const struct pl_frame *frame = truth->frames.depth ? pl_peek(&truth->frames) : NULL;
    if (!frame || frame->what != AM_F_TEXT || frame->seat < 0 || frame->seat == truth->active ||
        am_cards[frame->v[0]].text == AM_T_AUDIT)
        return;
    asked++;
    for (int lang = 0; lang < PL_LANGS; lang++) {
        char wanted[512], name[64];
        struct pl_out words = pl_out_to(wanted, sizeof wanted), who = pl_out_to(name, sizeof name);
        struct pl_said prompt = am_prompt(view, viewer);
        pl_say(&prompt, (enum pl_lang)lang, am_name, view, &words);
        long phrase = prompt.phrase - am_phrases;
        bool poor = phrase == AM_ASKS_FINE_POOR || phrase == AM_ASKS_RANSOM_POOR || phrase == AM_TELLS_FINE_POOR ||
                    phrase == AM_TELLS_RANSOM_POOR;
        am_name(view, "seat", truth->active, (enum pl_lang)lang, &who);
        assert_int_equal(poor, am_cannot_pay(truth, frame)); /* nobody is asked for money that is not there */
        assert_non_null(strstr(wanted, name));
        assert_null(strstr(wanted, am_texts[am_cards[frame->v[0]].text].in[lang]));
    }
}

/* Says a prompt as `viewer` reads it in each language: it names who is asked and speaks to nobody. */
static void check_told(const union pl_any_state *view, struct pl_said prompt, int seat) {
    static const char *const to_you[PL_LANGS][4] = {{" you", "your", "You ", "Your"},
                                                    {"vous", "votre", " vos ", "Vos "}};
    for (int lang = 0; lang < PL_LANGS; lang++) {
        char wanted[512], name[64];
        struct pl_out words = PL_OUT(wanted), who = PL_OUT(name);
        pl_say(&prompt, (enum pl_lang)lang, am_name, view, &words);
        am_name(view, "seat", seat, (enum pl_lang)lang, &who);
        assert_non_null(strstr(wanted, name));
        for (int i = 0; i < 4; i++)
            if (strstr(wanted, to_you[lang][i]))
                fail_msg("meant for %s: \"%s\"", name, wanted);
    }
}

#define AS_NAME(NAME, RULE, EN, FR) #NAME,
static const char *const phrase_names[AM_PHRASE_COUNT] = {AM_PHRASES(AS_NAME) AM_SCENE_PHRASES(AS_NAME)};

/* Nobody reads words that are meant for another player. */
static void only_who_is_asked_is_spoken_to(void **unused) {
    const struct pl_game *game = pl_game_find("ankh");
    union pl_any_state state, view;
    bool seen[AM_PHRASE_COUNT] = {false};
    (void)unused;
    for (int number = 0; number < 300; number++) {
        struct pl_rng rng = pl_rng_seed(0xA57, (uint64_t)number);
        struct pl_setup setup = pl_setup_default(game, 2 + number % 3);
        for (int i = 0; i < AM_OPTIONS; i++)
            setup.option[i] = am_options[i].min + (int32_t)pl_rng_below(&rng, 2);
        assert_true(pl_new(game, &setup, &state));
        do {
            int seat = game->actor(&state);
            for (int viewer = PL_SPECTATOR; seat >= 0 && viewer < setup.players; viewer++) {
                if (viewer == seat)
                    continue;
                pl_view(game, &state, viewer, &view);
                struct pl_said prompt = am_prompt(&view, viewer);
                seen[prompt.phrase - am_phrases] = true;
                check_told(&view, prompt, seat);
            }
        } while (pl_step_random(game, &state, &rng, NULL));
    }
    for (int phrase = 0; phrase < AM_PHRASE_COUNT; phrase++)
        if (strncmp(phrase_names[phrase], "TELLS_", 6) == 0 && !seen[phrase])
            fail_msg("never told: %s", phrase_names[phrase]);
}

static void others_are_told_for_whom(void **unused) {
    (void)unused;
    play(check_prompt);
    assert_true(asked > 0);
}

static int guesses;

/* AM-12.2: a card lost from sight is said to be perhaps in two hands at least, and one of them has it. */
static void check_perhaps(const struct am_state *truth, const struct am_state *view, int viewer) {
    for (int card = 0; card < AM_CARDS; card++) {
        int hands = 0;
        bool right = false;
        for (int seat = 0; seat < view->players; seat++) {
            struct pl_set perhaps = am_perhaps(view, seat);
            if (!pl_set_has(&perhaps, card))
                continue;
            const struct pl_piece *back = the_piece(PIECE_BACK + seat);
            assert_true(seat != viewer && viewer >= 0);
            assert_ptr_equal(back->text.phrase, &am_phrases[AM_S_PERHAPS]);
            right = right || am_holds(truth, seat, card);
            hands++;
        }
        assert_true(hands == 0 || (hands > 1 && right));
        guesses += hands;
    }
}

static void cards_lost_from_sight_are_guessed(void **unused) {
    (void)unused;
    play(check_perhaps);
    assert_true(guesses > 0);
}

/* Is there a move of the symbol's own, and not only powers, interrupts and doing without? */
static bool something_to_do(const pl_move *moves, int count, bool *power) {
    bool some = false;
    *power = false;
    for (int i = 0; i < count; i++) {
        int kind = pl_kind(moves[i]);
        *power = *power || kind == AM_M_POWER;
        some = some || (kind != AM_M_POWER && kind != AM_M_INTERRUPT && kind != AM_M_SKIP && kind != AM_M_END);
    }
    return some;
}

/* Nobody is asked for what cannot be done: where the turn stops for a power or an interrupt only, the words say so. To
 * everybody the same ones, in quick games as in discreet ones. */
static void prompts_ask_for_what_can_be_done(void **unused) {
    const struct pl_game *game = pl_game_find("ankh");
    union pl_any_state state, view;
    pl_move moves[PL_MAX_MOVES];
    int idle = 0, ends = 0;
    (void)unused;
    for (int number = 0; number < 60; number++) {
        struct pl_rng rng = pl_rng_seed(0xA55, (uint64_t)number);
        struct pl_setup setup = pl_setup_default(game, 2 + number % 3);
        setup.option[AM_OPT_ASK] = number % 2;
        assert_true(pl_new(game, &setup, &state));
        while (game->actor(&state) != PL_OVER) {
            const struct am_state *s = (const struct am_state *)&state;
            const struct pl_frame *frame = pl_peek(&s->frames);
            bool ending = frame->what == AM_F_TURN && frame->step == AM_AFTER, power = false;
            bool card = frame->what == AM_F_CARD && am_cards[frame->v[0]].text != AM_T_DOUBLE;
            for (int viewer = -1; (ending || card) && viewer < s->players; viewer++) {
                bool some = something_to_do(moves, game->moves(&state, moves), &power);
                pl_view(game, &state, viewer, &view);
                struct pl_said prompt = am_prompt(&view, viewer);
                const struct pl_phrase *without = &am_phrases[power ? AM_ASKS_IDLE_POWER : AM_ASKS_IDLE];
                if (ending)
                    without = &am_phrases[power ? AM_ASKS_END : AM_ASKS_END_ONLY];
                if (viewer != s->active)
                    without = &am_phrases[ending ? AM_TELLS_END : AM_TELLS_IDLE];
                assert_int_equal(prompt.phrase == without, !some);
                idle += card && !some;
                ends += ending && !power;
            }
            pl_step_random(game, &state, &rng, NULL);
        }
    }
    assert_true(idle > 0 && ends > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_map_shows_who_is_adjacent),
        cmocka_unit_test(all_there_is_can_be_counted),
        cmocka_unit_test(the_last_event_is_seen),
        cmocka_unit_test(city_cards_show_owner_and_use),
        cmocka_unit_test(prospects_never_deny_the_truth),
        cmocka_unit_test(only_yes_and_no_are_buttons),
        cmocka_unit_test(the_board_fits_the_terminal),
        cmocka_unit_test(others_are_told_for_whom),
        cmocka_unit_test(prompts_ask_for_what_can_be_done),
        cmocka_unit_test(cards_lost_from_sight_are_guessed),
        cmocka_unit_test(only_who_is_asked_is_spoken_to),
        cmocka_unit_test(the_end_tells_who_was_who),
        cmocka_unit_test(players_are_chosen_by_what_is_theirs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
