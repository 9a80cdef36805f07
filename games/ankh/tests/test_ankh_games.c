/* Ankh-Morpork, counted without the help of the game's own check: the map, every piece and card in one place, every
 * dollar as the log tells it, how games end, and what seats know, which is kept here a second time from what they have
 * been told. */
#include "games/ankh/state.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

enum { GAMES = 1200, LONGEST = 20000, DEAL_EVERY = 5 };

/* ---- The map (AM-1.2, AM-1.3, AM-6.2) --------------------------------------------------------------------------- */

static void links_are_mutual(void **state) {
    (void)state;
    int links = 0, dry = 0, costs = 0;
    for (int a = 0; a < AM_AREAS; a++) {
        for (int b = 0; b < AM_AREAS; b++) {
            bool there = am_places[a].adjacent >> b & 1;
            assert_int_equal(there, am_places[b].adjacent >> a & 1);
            assert_false(a == b && there);
            links += there;
        }
        assert_int_equal(am_places[a].adjacent >> AM_AREAS, 0);
        dry += !am_places[a].wet;
        costs += am_places[a].cost;
    }
    assert_int_equal(links, 2 * 23);
    assert_int_equal(dry, 2);
    assert_int_equal(costs, 4 * 6 + 5 * 12 + 3 * 18);
}

/* Every value of an option that is a word is said in French too. */
static void options_are_said(void **state) {
    (void)state;
    for (int i = 0; i < AM_OPTIONS; i++) {
        for (int32_t value = am_options[i].min; value <= am_options[i].max; value++) {
            char french[64] = "", english[64] = "";
            struct pl_out fr = PL_OUT(french), en = PL_OUT(english);
            pl_option_say(&am_options[i], value, PL_FR, &fr);
            pl_option_say(&am_options[i], value, PL_EN, &en);
            bool number = english[0] >= '0' && english[0] <= '9';
            assert_int_equal(strcmp(french, english) == 0, number);
        }
    }
}

/* ---- Pieces, cards, money ---------------------------------------------------------------------------------------- */

struct tally { /* what has been counted so far */
    struct am_state before;
    int guests[AM_OWNERS]; /* trolls and demons on the board: they only ever become fewer */
    int endings[AM_ENDINGS], lessons[16];
};

/* AM-1.1, AM-1.5, AM-7.4 */
static void pieces_are_there(const struct am_state *s, struct tally *tally) {
    int minions[AM_OWNERS] = {0}, buildings[AM_SEATS] = {0};
    for (int i = 0; i < AM_AREAS; i++) {
        for (int owner = 0; owner < AM_OWNERS; owner++)
            minions[owner] += s->area[i].minions[owner];
        if (s->area[i].building)
            buildings[s->area[i].building - 1]++;
    }
    for (int seat = 0; seat < AM_SEATS; seat++) {
        assert_int_equal(minions[seat] + s->seat[seat].minions, seat < s->players ? 12 : 0);
        assert_int_equal(buildings[seat] + s->seat[seat].buildings, seat < s->players ? 6 : 0);
    }
    for (int owner = AM_TROLL; owner <= AM_DEMON; owner++) {
        int event = owner == AM_TROLL ? AM_EV_TROLLS : AM_EV_DEMONS, most = owner == AM_TROLL ? 3 : 4;
        bool come = pl_set_has(&s->events, event), new = come && !pl_set_has(&tally->before.events, event);
        if (new || (tally->before.frames.depth && pl_peek(&tally->before.frames)->what >= AM_F_EVENT))
            tally->guests[owner] = minions[owner]; /* it may be taking place */
        assert_true(minions[owner] <= tally->guests[owner] && minions[owner] <= (come ? most : 0));
        tally->guests[owner] = minions[owner];
    }
}

/* AM-1.6 */
static void cards_are_in_one_place(const struct am_state *s) {
    for (int card = 0; card < AM_CARDS; card++) {
        int places = pl_set_has(&s->deck, card) + pl_set_has(&s->discard, card) + (s->in_play == card + 1);
        for (int seat = 0; seat < s->players; seat++)
            places += pl_set_has(&s->seat[seat].hand, card);
        for (int i = 0; i < 4; i++)
            places += am_stay[i] == card && s->table[i];
        bool boxed = s->players == 2 && (card == AM_HUBERT || card == AM_COSMO_LAVISH); /* AM-2.1 */
        if (places != !boxed)
            fail_msg("%s is in %d places", am_cards[card].key, places);
    }
    for (int seat = 0; seat < s->players; seat++)
        assert_int_equal(pl_set_count(&s->seat[seat].hand), s->seat[seat].cards);
}

/* Every dollar that changes hands is in the log, and nothing else is. */
static void money_is_accounted_for(const struct am_state *s, const struct tally *tally, const struct pl_notes *notes) {
    int change[AM_SEATS] = {0}, bank = 0, all = 0;
    for (int i = 0; i < notes->count; i++) {
        const struct pl_said *said = &notes->note[i].said;
        int phrase = (int)(said->phrase - am_phrases), who = (int)said->arg[0], sum = (int)said->arg[1];
        switch (phrase) {
        case AM_N_TAKES:
        case AM_N_EARNS:
        case AM_N_LOAN:
            change[who] += sum;
            break;
        case AM_N_PAYS:
        case AM_N_PAYS_FEE:
            change[who] -= sum;
            break;
        case AM_N_BUILDS:
            change[who] -= (int)said->arg[2];
            break;
        case AM_N_PROTECTED:
            change[who] -= 3;
            break;
        case AM_N_POWER: /* its argument is the area */
            change[who] -= sum == AM_DOLLY_SISTERS || sum == AM_DIMWELL ? 3 : sum == AM_ISLE_OF_GODS ? 2 : 0;
            break;
        case AM_N_GIVES_MONEY:
            change[who] -= (int)said->arg[2];
            change[sum] += (int)said->arg[2];
            break;
        }
    }
    for (int seat = 0; seat < s->players; seat++) {
        assert_int_equal(s->seat[seat].money, tally->before.seat[seat].money + change[seat]);
        bank -= change[seat];
        all += s->seat[seat].money;
    }
    assert_int_equal(s->bank, tally->before.bank + bank);
    assert_int_equal(s->bank + all, s->option[AM_OPT_BANK] == 0 ? 0 : s->option[AM_OPT_BANK] == 1 ? 130 : 120);
}

/* ---- How it ends (section 11) ------------------------------------------------------------------------------------ */

static int points_of(const struct am_state *s, int seat, int *dearest) {
    int points = 0, cash = s->seat[seat].money;
    *dearest = 0;
    for (int i = 0; i < AM_AREAS; i++) {
        const struct am_area *area = &s->area[i];
        int cost = am_places[i].cost == 18 ? s->option[AM_OPT_COSTS] : am_places[i].cost;
        bool mine = area->building == seat + 1;
        if (!area->minions[AM_DEMON])
            points += 5 * area->minions[seat] + (mine ? cost : 0);
        if (mine && !pl_set_has(&s->lost, i) && cost > *dearest)
            *dearest = cost;
    }
    for (int i = 0; i < 2; i++) {
        if (s->table[i] != seat + 1)
            continue;
        if (cash >= 12)
            cash -= 12;
        else
            points -= 15;
    }
    return points + cash;
}

static bool has_reached(const struct am_state *s, int seat) {
    int areas = 0, controlled = 0, wealth = s->seat[seat].money, few = s->players - 2, best;
    for (int i = 0; i < AM_AREAS; i++) {
        const struct am_area *area = &s->area[i];
        if (area->minions[AM_DEMON])
            continue;
        int mine = area->minions[seat] + (area->building == seat + 1), most = area->minions[AM_TROLL];
        for (int other = 0; other < s->players; other++) {
            int theirs = area->minions[other] + (area->building == other + 1);
            if (other != seat && theirs > most)
                most = theirs;
        }
        areas += area->minions[seat] > 0;
        controlled += mine > most;
        if (area->building == seat + 1)
            wealth += am_places[i].cost == 18 ? s->option[AM_OPT_COSTS] : am_places[i].cost;
    }
    for (int i = 0; i < 2; i++)
        wealth -= s->table[i] == seat + 1 ? 12 : 0;
    switch (s->seat[seat].person - 1) {
    case AM_VETINARI:
        best = 11 - few;
        return areas >= best;
    case AM_DRAGON_KING:
        return pl_set_count(&s->trouble) >= 8;
    case AM_CHRYSOPRASE:
        return s->players > 2 && wealth >= 50;
    case AM_VIMES:
        return false;
    default:
        best = few == 0 ? 7 : few == 1 ? 5 : 4;
        return controlled >= best;
    }
}

static void it_has_ended(const struct pl_game *game, const struct am_state *s, struct tally *tally) {
    struct pl_result result;
    int best = -1000, dearest = -1, card, vimes = -1;
    unsigned winners = 0;
    game->result(s, &result);
    assert_in_range(s->ending, 1, AM_ENDINGS);
    tally->endings[s->ending - 1]++;
    for (int seat = 0; seat < s->players; seat++) {
        int points = points_of(s, seat, &card);
        assert_int_equal(result.score[seat], points);
        if (points > best || (points == best && card > dearest))
            winners = 0;
        if (points > best || (points == best && card >= dearest)) {
            best = points;
            dearest = card;
            winners |= 1u << seat;
        }
        if (s->seat[seat].person == AM_VIMES + 1)
            vimes = seat;
    }
    switch (s->ending - 1) {
    case AM_END_EXHAUSTION:
        assert_true(vimes < 0 && am_pile(s) == 0);
        break;
    case AM_END_VIMES:
        assert_true(vimes >= 0 && am_pile(s) == 0);
        winners = vimes >= 0 ? 1u << vimes : 0;
        break;
    case AM_END_RIOTS:
        assert_true(pl_set_count(&s->trouble) >= 8 && pl_set_has(&s->events, AM_EV_RIOTS));
        break;
    default:
        assert_true(has_reached(s, s->active));
        winners = 1u << s->active;
        break;
    }
    assert_int_equal(result.winners, winners);
}

/* ---- What seats know (section 12) -------------------------------------------------------------------------------- */

enum { NOBODY = -1 };
enum lesson {
    GIVEN,
    LOOKED,
    TAKEN,
    FETCHED,
    RETURNED,
    NAMED,
    SWAPPED,
    LOST_SIGHT,
    UNUSED,
    CHANGED,
    ALIKE,
    DISCREET,
    FAST,
    LESSONS
};

struct memory {
    int8_t holder[AM_SEATS][AM_CARDS]; /* whose hand the seat is sure it is in; NOBODY: not sure */
    uint8_t unused[AM_SEATS];          /* personalities it is sure nobody has, its own turned-in one included */
};

static void forget_card(struct memory *memory, int card) {
    for (int seat = 0; seat < AM_SEATS; seat++)
        memory->holder[seat][card] = NOBODY;
}

/* A card of `from` goes to `to`: all others are no longer sure of what they knew to be in that hand. */
static void pass_unseen(struct memory *memory, int from, int to, struct tally *tally) {
    for (int seat = 0; seat < AM_SEATS; seat++)
        for (int card = 0; card < AM_CARDS; card++)
            if (seat != from && seat != to && memory->holder[seat][card] == from) {
                memory->holder[seat][card] = NOBODY;
                tally->lessons[LOST_SIGHT]++;
            }
}

static void swap_seen(struct memory *memory, const struct am_state *s, int a, int b) {
    for (int card = 0; card < AM_CARDS; card++) {
        for (int seat = 0; seat < AM_SEATS; seat++) {
            int8_t *holder = &memory->holder[seat][card];
            *holder = (int8_t)(*holder == a ? b : *holder == b ? a : *holder);
        }
        if (am_holds(s, b, card)) /* it was a's hand */
            memory->holder[a][card] = (int8_t)b;
        if (am_holds(s, a, card))
            memory->holder[b][card] = (int8_t)a;
    }
}

/* Whoever is told, or does it, remembers. Only what the seat itself could read is used. */
static void remember(struct memory *memory, const struct am_state *s, const struct tally *before,
                     const struct pl_notes *notes, struct tally *tally) {
    for (int i = 0; i < notes->count; i++) {
        const struct pl_said *said = &notes->note[i].said;
        int phrase = (int)(said->phrase - am_phrases), a = (int)said->arg[0], b = (int)said->arg[1],
            c = (int)said->arg[2], audience = notes->note[i].audience;
        switch (phrase) {
        case AM_N_PLAYS:
        case AM_N_INTERRUPT:
        case AM_N_DISCARDS:
        case AM_N_LOSES_CARD:
            forget_card(memory, b);
            break;
        case AM_N_MOSSY:
            forget_card(memory, AM_DOCTOR_MOSSY_LAWN);
            break;
        case AM_N_GIVES_CARD:
            pass_unseen(memory, a, b, tally);
            break;
        case AM_N_GIVEN:
            memory->holder[a][c] = (int8_t)b;
            memory->holder[b][c] = NOBODY;
            tally->lessons[GIVEN]++;
            break;
        case AM_N_TAKEN:
            assert_int_equal(audience, 1 << a | 1 << b);
            memory->holder[a][c] = (int8_t)b;
            tally->lessons[TAKEN]++;
            break;
        case AM_N_LOOKS_AT_HAND:
            for (int card = 0; card < AM_CARDS; card++)
                if (am_holds(&before->before, b, card))
                    memory->holder[a][card] = (int8_t)b;
            tally->lessons[LOOKED]++;
            break;
        case AM_N_NAMES:
        case AM_N_FETCHES:
        case AM_N_RETURNS:
            for (int seat = 0; seat < s->players; seat++)
                memory->holder[seat][b] = (int8_t)(seat == a ? NOBODY : a);
            tally->lessons[phrase == AM_N_NAMES ? NAMED : phrase == AM_N_FETCHES ? FETCHED : RETURNED]++;
            break;
        case AM_N_SWAPS_HANDS:
            swap_seen(memory, s, a, b);
            tally->lessons[SWAPPED]++;
            break;
        case AM_N_SEES_PERSON:
            for (int seat = 0; seat < AM_SEATS; seat++)
                if (audience == 1 << seat)
                    memory->unused[seat] = (uint8_t)(memory->unused[seat] | 1u << a);
            tally->lessons[UNUSED]++;
            break;
        case AM_N_CHANGES_PERSON:
            for (int seat = 0; seat < AM_SEATS; seat++)
                if (seat != a)
                    memory->unused[seat] = 0; /* any of them may now be a's; that others have none is forgotten here */
            memory->unused[a] = (uint8_t)((memory->unused[a] | 1u << (before->before.seat[a].person - 1)) &
                                          ~(1u << (s->seat[a].person - 1)));
            tally->lessons[CHANGED]++;
            break;
        }
    }
}

/* A view tells what is remembered, and nothing of other hands that is not; a world dealt from it keeps to that. */
static void views_remember(const struct pl_game *game, const struct am_state *s, const struct memory *memory,
                           struct pl_rng *rng, bool deal) {
    for (int viewer = 0; viewer < s->players; viewer++) {
        struct am_state seen, world;
        pl_view(game, s, viewer, &seen);
        for (int card = 0; card < AM_CARDS; card++) {
            int holder = memory->holder[viewer][card];
            if (holder != NOBODY && !am_holds(&seen, holder, card))
                fail_msg("seat %d has forgotten that %s is in hand %d", viewer, am_cards[card].key, holder);
        }
        for (int other = 0; other < s->players && !s->ending; other++)
            assert_true(other == viewer || seen.seat[other].person == 0);
        if (!deal || s->ending)
            continue;
        pl_determinize(game, s, viewer, rng, &world);
        for (int card = 0; card < AM_CARDS; card++)
            assert_true(memory->holder[viewer][card] == NOBODY || am_holds(&world, memory->holder[viewer][card], card));
        for (int other = 0; other < s->players; other++) { /* before the first turn they are still being dealt */
            int person = world.seat[other].person;
            assert_false(other != viewer && person && memory->unused[viewer] >> (person - 1) & 1);
        }
    }
}

/* Is this a move of which `viewer` sees only that it happens? */
static bool is_secret(const struct am_state *s, pl_move move, int viewer) {
    const struct pl_frame *frame = pl_peek(&s->frames);
    int text = frame->what == AM_F_TEXT ? am_cards[frame->v[0]].text : AM_T_NONE;
    switch (pl_kind(move)) {
    case AM_M_DRAW:
        if (frame->what == AM_F_DRAW)
            return frame->v[0] != viewer;
        return text == AM_T_STANLEY && viewer != s->active && viewer != frame->v[1];
    case AM_M_GIVE:
        return viewer != frame->seat && viewer != (frame->seat == s->active ? frame->v[1] : s->active);
    case AM_M_CHOOSE:
        return text == AM_T_STANLEY && viewer != s->active && viewer != frame->v[1];
    case AM_M_PERSON:
        return frame->what == AM_F_PERSON ? frame->v[0] != viewer : s->active != viewer;
    default:
        return false;
    }
}

/* AM-12.1: whatever was hidden before, and whatever is done in secret, looks the same afterwards, unless what follows
 * depends on it for all to see. */
static void secrets_look_alike(const struct pl_game *game, const struct am_state *s, pl_move move, struct pl_rng *rng,
                               struct tally *tally) {
    for (int viewer = 0; viewer < s->players; viewer++) {
        struct am_state here = *s, there;
        if (!is_secret(s, move, viewer))
            continue;
        pl_determinize(game, s, viewer, rng, &there);
        int actor = game->actor(s);
        game->apply(&here, move, NULL);
        pl_move other = move, list[PL_MAX_MOVES];
        if (actor == PL_CHANCE)
            other = pl_draw(game, &there, rng);
        else
            other = list[pl_rng_below(rng, (uint32_t)game->moves(&there, list))];
        if (pl_kind(other) != pl_kind(move))
            continue;
        game->apply(&there, other, NULL);
        if (here.ending || there.ending || memcmp(&here.frames, &there.frames, sizeof here.frames) != 0)
            continue;
        pl_view(game, &here, viewer, &here);
        pl_view(game, &there, viewer, &there);
        assert_memory_equal(&here, &there, sizeof here);
        tally->lessons[ALIKE]++;
    }
}

/* AM-14.15: in discreet games who is asked next, and for what, does not depend on what is hidden; but a turn that
 * begins with nothing to play is passed for all to see (AM-13.16). */
static void asking_betrays_nothing(const struct pl_game *game, const struct am_state *s, pl_move move,
                                   struct pl_rng *rng, struct tally *tally) {
    struct am_state here = *s, there;
    if (!s->option[AM_OPT_ASK])
        return;
    pl_determinize(game, s, PL_SPECTATOR, rng, &there);
    if (!pl_play(game, &there, game->actor(s), move, NULL))
        return;
    game->apply(&here, move, NULL);
    if (here.ending || there.ending || here.turn != s->turn || there.turn != s->turn)
        return;
    if (s->frames.at[0].step == AM_BEFORE && here.frames.at[0].step != there.frames.at[0].step)
        return;                                /* a power took the last card to play */
    pl_view(game, &here, PL_SPECTATOR, &here); /* the second of two cards differs: it is not shown (AM-13.18) */
    pl_view(game, &there, PL_SPECTATOR, &there);
    assert_memory_equal(&here.frames, &there.frames, sizeof here.frames);
    tally->lessons[DISCREET]++;
}

/* AM-14.15: in fast games nobody is asked who has nothing to choose from, and everybody else can tell. */
static void nobody_is_asked_in_vain(const struct pl_game *game, const struct am_state *s, struct pl_rng *rng,
                                    struct tally *tally) {
    const struct pl_frame *frame = game->actor(s) >= 0 ? pl_peek(&s->frames) : NULL;
    pl_move list[PL_MAX_MOVES];
    if (!frame || s->option[AM_OPT_ASK])
        return;
    int text = frame->what == AM_F_TEXT ? am_cards[frame->v[0]].text : AM_T_NONE;
    bool threat = (text == AM_T_FOOL || text == AM_T_BRIGADE) && frame->step == 0;
    bool event = frame->what == AM_F_CARD && am_symbol(frame->v[0], frame->step) == AM_EVENT;
    bool ending = frame->what == AM_F_TURN && frame->step == AM_AFTER; /* at both, for Doctor Mossy Lawn or a power */
    bool chosen = frame->what == AM_F_PLAY && frame->step == AM_CHOSEN;
    if (!threat && !event && !ending && !chosen && frame->what != AM_F_ASK && frame->what != AM_F_REMOVE &&
        frame->what != AM_F_SAVE)
        return;
    assert_true(game->moves(s, list) > 1);
    for (int viewer = PL_SPECTATOR; viewer < s->players; viewer++) {
        struct am_state world;
        if (viewer == frame->seat)
            continue;
        pl_determinize(game, s, viewer, rng, &world);
        assert_true(game->moves(&world, list) > 1);
        tally->lessons[FAST]++;
    }
}

/* Whatever a player does, the log has a sentence of its own for it: without one it would repeat the command. */
static void moves_are_told(const struct pl_game *game, const struct am_state *before, int actor, pl_move move,
                           const struct pl_notes *notes) {
    for (int i = 0; i < notes->count; i++)
        if (notes->note[i].audience == PL_PUBLIC)
            return;
    char words[256] = "";
    struct pl_out out = PL_OUT(words);
    pl_describe(game, before, move, PL_EVERYTHING, PL_EN, &out);
    if (actor >= 0)
        fail_msg("the log does not tell: %s", words);
}

/* ---- Random games ------------------------------------------------------------------------------------------------ */

/* A list offers what can be done before what leaves it undone. */
static void doing_comes_first(const pl_move *moves, int count) {
    for (int i = 0; i + 1 < count; i++) {
        int kind = pl_kind(moves[i]);
        assert_false(kind == AM_M_SKIP || kind == AM_M_END || kind == AM_M_LET || kind == AM_M_REFUSE);
    }
}

/* Any move, but cards that move cards, or show them, rather than others: that is what is to be seen. */
static pl_move some_move(const struct pl_game *game, const struct am_state *s, struct pl_rng *rng) {
    pl_move moves[PL_MAX_MOVES];
    int n = game->moves(s, moves);
    assert_in_range(n, 1, PL_MAX_MOVES);
    doing_comes_first(moves, n);
    for (int i = 0; i < n && pl_rng_below(rng, 2); i++) {
        if (pl_kind(moves[i]) != AM_M_PLAY)
            continue;
        switch (am_cards[pl_a(moves[i])].text) {
        case AM_T_BEG:
        case AM_T_SANCTUARY:
        case AM_T_ROSIE:
        case AM_T_CABLE:
        case AM_T_STANLEY:
        case AM_T_CHAIR:
        case AM_T_MONKS:
        case AM_T_CAKE:
        case AM_T_ZORGO:
            return moves[i];
        }
    }
    pl_move move = moves[pl_rng_below(rng, (uint32_t)n)];
    return pl_kind(move) == AM_M_SKIP ? moves[pl_rng_below(rng, (uint32_t)n)] : move;
}

static void play_one(const struct pl_game *game, int number, struct tally *tally) {
    static struct memory memory;
    static struct pl_notes notes;
    struct pl_rng rng = pl_rng_seed(31, (uint64_t)number);
    struct pl_setup setup = pl_setup_default(game, 2 + number % 3);
    struct am_state s;
    for (int i = 0; i < AM_OPTIONS && number % 2; i++)
        setup.option[i] =
            am_options[i].min + (int32_t)pl_rng_below(&rng, (uint32_t)(am_options[i].max - am_options[i].min) + 1);
    memset(memory.holder, NOBODY, sizeof memory.holder);
    memset(memory.unused, 0, sizeof memory.unused);
    memset(tally->guests, 0, sizeof tally->guests);
    assert_true(pl_new(game, &setup, &s));
    int step = 0;
    for (int actor; (actor = game->actor(&s)) != PL_OVER; step++) {
        assert_in_range(step, 0, LONGEST); /* every game ends */
        pl_move move = actor == PL_CHANCE ? pl_draw(game, &s, &rng) : some_move(game, &s, &rng);
        secrets_look_alike(game, &s, move, &rng, tally);
        asking_betrays_nothing(game, &s, move, &rng, tally);
        nobody_is_asked_in_vain(game, &s, &rng, tally);
        tally->before = s;
        assert_true(pl_play(game, &s, actor, move, &notes));
        assert_int_equal(notes.dropped, 0);
        moves_are_told(game, &tally->before, actor, move, &notes);
        pieces_are_there(&s, tally);
        cards_are_in_one_place(&s);
        money_is_accounted_for(&s, tally, &notes);
        remember(&memory, &s, tally, &notes, tally);
        views_remember(game, &s, &memory, &rng, step % DEAL_EVERY == 0);
    }
    it_has_ended(game, &s, tally);
}

static void games_hold_together(void **state) {
    static const char *const names[LESSONS] = {"given", "looked at", "taken",      "fetched", "returned",
                                               "named", "swapped",   "lost sight", "unused",  "changed",
                                               "alike", "discreet",  "fast"};
    static struct tally tally;
    (void)state;
    const struct pl_game *game = pl_game_find("ankh");
    for (int number = 0; number < GAMES; number++)
        play_one(game, number, &tally);
    for (int i = 0; i < LESSONS; i++) {
        print_message("%s: %d\n", names[i], tally.lessons[i]);
        assert_true(tally.lessons[i] > 20); /* or the test has not looked at it */
    }
    for (int i = 0; i < AM_ENDINGS; i++)
        print_message("%s: %d\n", am_endings[i].key, tally.endings[i]);
    assert_true(tally.endings[AM_END_VIMES] && tally.endings[AM_END_EXHAUSTION] && tally.endings[AM_END_LORD]);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(links_are_mutual), cmocka_unit_test(options_are_said),
                                       cmocka_unit_test(games_hold_together)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
