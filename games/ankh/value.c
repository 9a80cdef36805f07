/* Evaluation for the bots: how near each seat is to the goal of its own personality, how safe that is until its turn
 * begins again, and what its hand, its money and its pieces are good for. The personalities of others are those dealt
 * in the world looked at, so whoever looks at several worlds guards against every goal that is still possible. */
#include "games/ankh/state.h"

/* ---- The way to the goal ---------------------------------------------------------------------------------------- */

/* A step is about what a turn brings: an area, a marker, STEP_MONEY. Steps are counted in hundredths. */
enum { STEP = 100, STEP_MONEY = 6, STEPS = 16 };
/* What so many missing steps leave of a win, which is about 10000. */
static const int16_t near_goal[STEPS + 1] = {3000, 1900, 1250, 850, 600, 430, 320, 240, 180,
                                             135,  100,  75,   55,  40,  28,  18,  10};
/* The goal is reached; so many other turns end before it is looked at (AM-11.1). */
static const int16_t until_turn[AM_SEATS] = {6500, 4200, 2800, 2000};
/* Money is hard to take away. */
static const int16_t until_turn_rich[AM_SEATS] = {6900, 5900, 5200, 4600};
enum { SPARE = 350 }; /* each step beyond the goal, while others can still act */

/* What an area is worth to who wants control: by own pieces less those of the strongest other, from -2 to 2. */
static const uint8_t grip[5] = {6, 18, 45, 100, 118};
enum { SHAKY = 12, LONE = 10, DOUBLE = 5, SPARK = 12 };

struct prospect {
    int32_t value;
    int32_t gain, loss; /* what one step more would bring, one step less would cost */
    int missing;        /* hundredths of a step */
    int person;
};

static int32_t nearness(int missing) {
    if (missing <= 0)
        return near_goal[0];
    if (missing >= STEPS * STEP)
        return 0;
    int whole = missing / STEP, part = missing % STEP;
    return near_goal[whole] - (near_goal[whole] - near_goal[whole + 1]) * part / STEP;
}

static int clamped(int value, int least, int most) {
    return value < least ? least : value > most ? most : value;
}

/* Control of the areas as it is and as it may soon be (AM-11.2). */
static void measure_control(const struct am_state *s, int *grips) {
    AM_EACH(i, AM_ALL_AREAS & ~(unsigned)s->here[AM_DEMON]) {
        const struct am_area *area = &s->area[i];
        int pieces[AM_SEATS] = {0}, most = area->minions[AM_TROLL], second = 0, strongest = -1;
        for (int seat = 0; seat < s->players; seat++) {
            pieces[seat] = area->minions[seat] + (area->building == seat + 1);
            if (pieces[seat] > most) {
                second = most;
                most = pieces[seat];
                strongest = seat;
            } else if (pieces[seat] > second) {
                second = pieces[seat];
            }
        }
        for (int seat = 0; seat < s->players; seat++) {
            if (!pieces[seat])
                continue;
            int lead = clamped(pieces[seat] - (seat == strongest ? second : most), -2, 2);
            grips[seat] += grip[lead + 2];
            if (lead > 0 && area->minions[seat] && am_has_trouble(s, i)) /* one assassination from being lost */
                grips[seat] -= SHAKY;
        }
    }
}

/* Lord Vetinari: a lone minion amid trouble can be assassinated, two cannot be so fast. */
static int presence(const struct am_state *s, int seat) {
    int sum = 0;
    AM_EACH(area, s->here[seat] & ~(unsigned)s->here[AM_DEMON]) {
        sum += STEP + (s->area[area].minions[seat] > 1 ? DOUBLE : am_has_trouble(s, area) ? -LONE : 0);
    }
    return sum;
}

/* Dragon King: next to the markers, the areas where one more minion brings one. */
static int unrest(const struct am_state *s) {
    unsigned calm = am_peopled(s) & ~am_areas(&s->trouble);
    return STEP * pl_set_count(&s->trouble) + SPARK * __builtin_popcount(calm);
}

static int missing_steps(const struct am_state *s, int seat, int person, int grips) {
    int goal = am_goals[person][s->players - 2];
    switch (person) {
    case AM_VETINARI:
        return STEP * goal - presence(s, seat);
    case AM_DRAGON_KING:
        return STEP * goal - unrest(s);
    case AM_CHRYSOPRASE:
        return STEP * (goal - am_progress(s, seat, person)) / STEP_MONEY;
    case AM_VIMES: /* half a step per round of turns that draw three cards for two players */
        return STEP * am_pile(s) / (3 * s->players);
    default:
        return STEP * goal - grips;
    }
}

/* After so many turns of others, each of whom may undo it, the goal is looked at. */
static int turns_until(const struct am_state *s, int seat) {
    const struct pl_frame *bottom = &s->frames.at[0];
    bool done = s->frames.depth == 1 && bottom->what == AM_F_TURN && bottom->step != AM_BEFORE;
    int now = done ? am_next(s, s->active) : s->active;
    if (seat == now)
        return done ? 0 : s->players - 1;
    int turns = seat - now;
    return turns < 0 ? turns + s->players : turns;
}

static struct prospect prospect_of(const struct am_state *s, int seat, int grips) {
    struct prospect p = {.person = s->seat[seat].person - 1};
    if (p.person < 0)
        return p;
    p.missing = missing_steps(s, seat, p.person, grips);
    p.value = nearness(p.missing);
    p.gain = nearness(p.missing - STEP) - p.value;
    p.loss = p.value - nearness(p.missing + STEP);
    if (p.person == AM_VIMES || !am_reached(s, seat, p.person)) {
        if (p.missing < STEP / 2 && p.person != AM_VIMES) { /* close on paper, but a step is missing all the same */
            p.value = nearness(STEP / 2);
            p.gain = near_goal[0];
        }
        return p;
    }
    int turns = turns_until(s, seat);
    int32_t held = p.person == AM_CHRYSOPRASE ? until_turn_rich[turns] : until_turn[turns];
    int spare = clamped(-p.missing, 0, 3 * STEP);
    p.value = near_goal[0] + held + (turns ? SPARE * spare / STEP : 0);
    p.gain = turns ? SPARE : 0;
    p.loss = spare >= STEP ? SPARE : p.value - near_goal[1];
    return p;
}

/* ---- What can be done with cards -------------------------------------------------------------------------------- */

/* What a text amounts to, in quarters of the symbol (money: in dollars). */
struct amounts {
    int8_t minion, building, kill, calm, money, stir, cards, takes;
};
static const struct amounts text_amounts[AM_TEXTS] = {
#define WORTH(...)                                                                                                     \
    { __VA_ARGS__ }
#define TEXT(NAME, ROW, AMOUNT, WORTH_OF, ...) [AM_T_##NAME] = WORTH_OF,
#include "games/ankh/cards.def"
};

/* What each kind of action is worth to a seat as things stand. */
struct worth {
    int32_t minion, building, kill, calm, dollar, stir, card, take;
};
enum { CARD = 34, INTERRUPT = 70, AGAIN = 30, UNRULED = -35, DOLLAR = 7, KEPT = 2 };
/* A card in hand is worth a part of what it does, KEPT fifths: it will be one of several to choose from. AGAIN is for
 * "play another" of a card in hand; once it is played, what can be played next counts (below). */

/* The most dangerous of the others. */
static const struct prospect *danger_to(const struct am_state *s, const struct prospect *all, int seat) {
    const struct prospect *worst = &all[seat ? 0 : 1];
    for (int other = 0; other < s->players; other++)
        if (other != seat && all[other].value > worst->value)
            worst = &all[other];
    return worst;
}

static struct worth worth_to(const struct am_state *s, const struct prospect *all, int seat) {
    const struct prospect *own = &all[seat], *danger = danger_to(s, all, seat);
    bool trouble = am_areas(&s->trouble);
    struct worth w = {
        .minion = 45, .building = 40, .kill = trouble ? 40 : 0, .calm = 5, .dollar = DOLLAR, .stir = 5, .card = CARD};
    switch (own->person) {
    case AM_VETINARI:
        w.minion += own->gain * 9 / 10;
        break;
    case AM_DRAGON_KING:
        w.minion += own->gain * 8 / 10;
        w.stir += own->gain;
        w.calm = 0;
        break;
    case AM_CHRYSOPRASE:
        w.dollar += own->gain / STEP_MONEY;
        break;
    case AM_VIMES:
        w.card += own->gain / 4;
        break;
    default:
        w.minion += own->gain / 2;
        w.building += own->gain / 2;
        w.kill += trouble ? own->gain / 3 : 0;
        break;
    }
    switch (danger->person) {
    case AM_VETINARI:
        w.kill += trouble ? danger->loss * 8 / 10 : 0;
        break;
    case AM_DRAGON_KING:
        w.kill += trouble ? danger->loss * 9 / 10 : 0;
        w.calm += danger->loss;
        break;
    case AM_CHRYSOPRASE:
        w.take += danger->loss / STEP_MONEY;
        break;
    case AM_VIMES:
        w.card -= danger->gain / 8;
        break;
    default:
        w.kill += trouble ? danger->loss * 6 / 10 : 0;
        w.minion += danger->loss * 4 / 10;
        w.building += danger->loss / 4;
        break;
    }
    if (!am_sites(s, seat, 1))
        w.building /= 4;
    return w;
}

static int32_t text_worth(const struct worth *w, int text) {
    const struct amounts *t = &text_amounts[text];
    return (t->minion * w->minion + t->building * w->building + t->kill * w->kill + t->stir * w->stir +
            t->cards * w->card) /
               4 +
           t->money * w->dollar + t->takes * w->take;
}

/* The symbols of a card from `step` on. */
static int32_t card_worth(const struct worth *w, int card, int step, int32_t again) {
    enum am_symbol symbol;
    int32_t sum = 0;
    for (; (symbol = am_symbol(card, step)); step++) {
        switch (symbol) {
        case AM_MINION:
            sum += w->minion;
            break;
        case AM_BUILDING:
            sum += w->building;
            break;
        case AM_KILL:
            sum += w->kill;
            break;
        case AM_CALM:
            sum += w->calm;
            break;
        case AM_MONEY:
            sum += am_printed_money(card) * w->dollar;
            break;
        case AM_SCROLL:
            sum += text_worth(w, am_cards[card].text);
            break;
        case AM_EVENT:
            sum += UNRULED;
            break;
        case AM_INTERRUPT:
            sum += INTERRUPT;
            break;
        default: /* AM_AGAIN */
            sum += again;
            break;
        }
    }
    return sum;
}

/* How often the cards already played let the seat play another: of each one time (AM-3.4), the double plays two. */
static int plays_to_come(const struct am_state *s) {
    int plays = 0;
    for (int i = 0; i < s->frames.depth; i++) {
        const struct pl_frame *frame = &s->frames.at[i];
        if (frame->what == AM_F_PLAY)
            plays += frame->left;
        else if (frame->what == AM_F_TURN)
            plays += frame->step == AM_BEFORE;
        else if (frame->what == AM_F_CARD)
            for (int step = frame->step; step < AM_SYMBOLS; step++)
                plays += am_symbol(frame->v[AM_V_CARD], step) == AM_AGAIN;
    }
    return plays;
}

/* What is still to be done of the cards already played. A text that waits for the die counts in full: what it brings
 * is not there yet, and who skips it has the rest of the card all the same. */
static int32_t begun_worth(const struct am_state *s, const struct worth *w) {
    int32_t sum = 0;
    for (int i = 0; i < s->frames.depth; i++) {
        const struct pl_frame *frame = &s->frames.at[i];
        if (frame->what == AM_F_CARD)
            sum += card_worth(w, frame->v[AM_V_CARD], frame->step, 0);
        else if (frame->what == AM_F_TEXT)
            sum += text_worth(w, am_cards[frame->v[AM_V_CARD]].text);
    }
    return sum;
}

enum { PLAYS = 3 }; /* so many plays to come are looked at */

/* The hand, and what of the cards already played is still to be done. */
static int32_t cards_worth(const struct am_state *s, const struct worth *w, int seat) {
    int32_t sum = CARD * s->seat[seat].cards, best[PLAYS] = {0};
    PL_EACH(card, s->seat[seat].hand) {
        int32_t worth = card_worth(w, card, 0, AGAIN);
        sum += worth * KEPT / 5;
        if (pl_set_has(&am_interrupts, card))
            continue;
        for (int i = 0; i < PLAYS; i++)
            if (worth > best[i]) {
                int32_t less = best[i];
                best[i] = worth;
                worth = less;
            }
    }
    if (seat != s->active)
        return sum;
    int refill = am_refill_count(s, seat); /* AM-3.6 */
    sum += refill * (CARD + w->minion / 4);
    for (int i = 0, plays = plays_to_come(s); i < PLAYS && i < plays; i++)
        sum += best[i] * (5 - KEPT) / 5;
    return sum + begun_worth(s, w);
}

/* ---- What it owns ----------------------------------------------------------------------------------------------- */

/* What the power of an area brings over the rest of a game, per ten cards of the draw pile. */
static const uint8_t power_worth[AM_AREAS] = {
    [AM_DOLLY_SISTERS] = 14, [AM_UNREAL_ESTATE] = 8, [AM_DRAGONS_LANDING] = 9, [AM_SMALL_GODS] = 6,
    [AM_THE_SCOURS] = 6,     [AM_THE_HIPPO] = 9,     [AM_THE_SHADES] = 8,      [AM_DIMWELL] = 14,
    [AM_LONGWALL] = 5,       [AM_ISLE_OF_GODS] = 9,  [AM_SEVEN_SLEEPERS] = 13, [AM_NAP_HILL] = 5,
};

static int32_t property(const struct am_state *s, int seat, bool vimes) {
    int pile = am_pile(s);
    int32_t powers = 0;
    AM_EACH(area, am_card_owner_areas(s, seat) & ~(unsigned)s->here[AM_DEMON]) {
        powers += power_worth[area];
    }
    /* Points decide only where nobody is Vimes, and the more so the nearer that end is (AM-11.3). */
    int32_t point = vimes || pile > 40 ? 4 : 4 + (40 - pile);
    return powers * pile / 10 + point * am_points(s, seat) + (DOLLAR - 4) * s->seat[seat].money -
           40 * am_penalties(s, seat);
}

enum { CLEAR_LEAD = 20000 }; /* of who has won: more than any goal that is only near */

static void evaluate_still(const struct am_state *s, int32_t *points) {
    for (int seat = 0; seat < s->players; seat++)
        points[seat] = s->winners >> seat & 1 ? CLEAR_LEAD : 0;
    if (s->ending)
        return;
    struct prospect all[AM_SEATS];
    int grips[AM_SEATS] = {0};
    bool vimes = false;
    measure_control(s, grips);
    for (int seat = 0; seat < s->players; seat++) {
        all[seat] = prospect_of(s, seat, grips[seat]);
        vimes = vimes || all[seat].person == AM_VIMES;
    }
    for (int seat = 0; seat < s->players; seat++) {
        struct worth w = worth_to(s, all, seat);
        points[seat] = all[seat].value + property(s, seat, vimes) + cards_worth(s, &w, seat);
    }
}

/* ---- In the middle of something --------------------------------------------------------------------------------- */

/* Does a seat have to say how a text, a removal or a power that has begun goes on? */
static bool in_the_middle(const struct am_state *s) {
    if (s->ending || !s->frames.depth)
        return false;
    const struct pl_frame *frame = pl_peek(&s->frames);
    switch (frame->what) {
    case AM_F_TEXT:
    case AM_F_REMOVE:
    case AM_F_ASK:
    case AM_F_RELOCATE:
    case AM_F_UNREAL:
    case AM_F_SAVE:
        return frame->seat >= 0;
    default:
        return false;
    }
}

static int32_t lead_of(const struct am_state *s, const int32_t *points, int seat) {
    int32_t best = INT32_MIN;
    for (int other = 0; other < s->players; other++)
        if (other != seat && points[other] > best)
            best = points[other];
    return points[seat] - best;
}

enum { LOOKS = 3 }; /* so many answers one after another: as many others as a text can ask in turn */

/* Half of a text tells nothing: what was paid is gone, what it is for is not there yet. So such a position is worth
 * what it comes to if each goes on as is best for it. */
static void evaluate_settled(const struct am_state *s, int looks, int32_t *points) {
    if (!looks || !in_the_middle(s)) {
        evaluate_still(s, points);
        return;
    }
    int seat = pl_peek(&s->frames)->seat;
    pl_move moves[PL_MAX_MOVES];
    int count = am_moves(s, moves);
    for (int i = 0; i < count; i++) {
        struct am_state after = *s;
        int32_t then[AM_SEATS] = {0};
        am_apply(&after, moves[i], NULL);
        evaluate_settled(&after, looks - 1, then);
        if (!i || lead_of(s, then, seat) > lead_of(s, points, seat))
            memcpy(points, then, (size_t)s->players * sizeof *points);
    }
}

void am_evaluate(const void *state, int32_t *points) {
    evaluate_settled(state, LOOKS, points);
}
