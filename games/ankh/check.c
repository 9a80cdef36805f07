/* Is a whole position consistent? Whatever passes can be played on. check_frames.c looks at what is being decided. */
#include "games/ankh/state.h"

static struct pl_said check_setup(const struct am_state *s) {
    if (s->players < 2 || s->players > AM_SEATS)
        return SAY(C_PLAYERS);
    for (int i = 0; i < AM_OPTIONS; i++)
        if (s->option[i] < am_options[i].min || s->option[i] > am_options[i].max)
            return SAY(C_OPTIONS);
    if (s->active >= s->players)
        return SAY(C_SEAT, s->active);
    for (int seat = s->players; seat < AM_SEATS; seat++)
        if (memcmp(&s->seat[seat], &(struct am_seat){0}, sizeof s->seat[seat]) != 0 || s->here[seat] || s->built[seat])
            return SAY(C_SEAT, seat);
    return PL_NOTHING;
}

/* AM-1.1, AM-1.5: no piece is ever lost or made. */
static struct pl_said check_pieces(const struct am_state *s) {
    int minions[AM_OWNERS] = {0}, buildings[AM_SEATS] = {0};
    for (int i = 0; i < AM_AREAS; i++) {
        const struct am_area *area = &s->area[i];
        int crowd = 0;
        for (int owner = 0; owner < AM_OWNERS; owner++) {
            minions[owner] += area->minions[owner];
            crowd += area->minions[owner];
            if ((s->here[owner] >> i & 1) != (area->minions[owner] > 0))
                return SAY(C_MINIONS, owner);
        }
        if (crowd != area->crowd)
            return SAY(C_MINIONS, 0);
        if (area->building > s->players)
            return SAY(C_SEAT, area->building - 1);
        for (int seat = 0; seat < AM_SEATS; seat++)
            if ((s->built[seat] >> i & 1) != (area->building == seat + 1))
                return SAY(C_BUILDINGS, seat);
        if (area->building)
            buildings[area->building - 1]++;
    }
    for (int seat = 0; seat < s->players; seat++) {
        if (minions[seat] > AM_MINIONS || s->seat[seat].minions != AM_MINIONS - minions[seat])
            return SAY(C_MINIONS, seat);
        if (buildings[seat] > AM_BUILDINGS || s->seat[seat].buildings != AM_BUILDINGS - buildings[seat])
            return SAY(C_BUILDINGS, seat);
    }
    /* AM-7.4: they come with their event, and never again. */
    if (minions[AM_TROLL] > (pl_set_has(&s->events, AM_EV_TROLLS) ? AM_MAX_TROLLS : 0))
        return SAY(C_TROLLS);
    if (minions[AM_DEMON] > (pl_set_has(&s->events, AM_EV_DEMONS) ? AM_MAX_DEMONS : 0))
        return SAY(C_DEMONS);
    return PL_NOTHING;
}

/* AM-1.8, AM-14.14: what the players have came out of the bank. */
static struct pl_said check_money(const struct am_state *s) {
    int all = am_coins(s), sum = s->bank;
    for (int seat = 0; seat < s->players; seat++)
        sum += s->seat[seat].money;
    if (sum != all || (s->option[AM_OPT_BANK] && s->bank < 0))
        return SAY(C_MONEY, sum, all);
    return PL_NOTHING;
}

/* AM-1.6: each card is in one place. */
static struct pl_said check_cards(const struct am_state *s) {
    struct pl_set seen = {{0, 0}}, open = am_open_cards(s), greens = {{(UINT64_C(1) << AM_GREEN) - 1, 0}};
    const struct pl_set *piles[2 + AM_SEATS] = {&open, &s->deck};
    int count = pl_set_count(&s->discard) + (s->in_play != 0) + 2 * (s->players == 2);
    for (int i = 0; i < 4; i++)
        count += s->table[i] != 0;
    if (count != pl_set_count(&open)) /* something of it is in the discard pile as well */
        return SAY(C_CARDS, s->in_play ? s->in_play - 1 : am_stay[0]);
    for (int seat = 0; seat < s->players; seat++) {
        piles[2 + seat] = &s->seat[seat].hand;
        if (s->seat[seat].cards != pl_set_count(&s->seat[seat].hand))
            return SAY(C_KNOWS, seat);
    }
    for (int i = 0; i < 2 + s->players; i++) {
        struct pl_set twice = pl_set_and(seen, *piles[i]);
        if (!pl_set_empty(&twice))
            return SAY(C_CARDS, pl_set_pop(&twice));
        seen = pl_set_or(seen, *piles[i]);
    }
    if (pl_set_count(&seen) != AM_CARDS)
        return SAY(C_CARDS, 0);
    struct pl_set green = pl_set_and(s->deck, greens);
    if (s->green != pl_set_count(&green) || s->green + s->brown != pl_set_count(&s->deck))
        return SAY(C_PILE);
    if (!am_pile(s) && !s->ending && !s->option[AM_OPT_EXHAUSTION])
        return SAY(C_EXHAUSTED);
    for (int i = 0; i < 4; i++)
        if (s->table[i] > s->players)
            return SAY(C_SEAT, s->table[i] - 1);
    if (s->in_play && (pl_set_has(&am_interrupts, s->in_play - 1) || !s->played))
        return SAY(C_IN_PLAY);
    return PL_NOTHING;
}

/* AM-10.1: the last event is one of those that have come, and nothing is kept where nothing belongs. */
static struct pl_said check_events(const struct am_state *s) {
    static const uint8_t nothing[sizeof s->zero];
    bool come = !s->last_event || pl_set_has(&s->events, s->last_event - 1);
    if (!come || memcmp(s->zero, nothing, sizeof nothing) != 0)
        return SAY(C_LAST_EVENT);
    return PL_NOTHING;
}

/* AM-2.4, AM-12.4 */
static struct pl_said check_persons(const struct am_state *s) {
    unsigned dealt = 0, has = 0;
    for (int seat = 0; seat < s->players; seat++) {
        const struct am_seat *me = &s->seat[seat];
        if (!me->person)
            continue;
        int person = me->person - 1;
        has |= 1u << seat;
        if (dealt >> person & 1 || me->not_person >> person & 1 || (person == AM_CHRYSOPRASE && s->players == 2))
            return SAY(C_PERSON, seat);
        dealt |= 1u << person;
        for (int other = 0; other < s->players; other++)
            if (other != seat && s->seat[other].rules_out[person] >> seat & 1)
                return SAY(C_KNOWS, other);
    }
    if (s->dealt != has)
        return SAY(C_PERSON, 0);
    return PL_NOTHING;
}

/* AM-12.2: nobody knows anything that is not so, and what all can count holds. */
static struct pl_said check_knowledge(const struct am_state *s) {
    for (int card = 0; card < AM_CARDS; card++) {
        int holder = -1;
        for (int seat = 0; seat < s->players && s->track[card]; seat++)
            if (am_holds(s, seat, card))
                holder = seat;
        for (int seat = 0; seat < AM_SEATS && s->track[card]; seat++) {
            unsigned hands = am_tracked(s, seat, card);
            bool own = seat == holder && hands == 1u << seat; /* everybody knows it */
            if (hands && (holder < 0 || !(hands >> holder & 1) || hands >> s->players || seat >= s->players ||
                          (hands >> seat & 1 && !own)))
                return SAY(C_KNOWS, seat);
        }
        if (holder >= 0 && am_tracked(s, holder, card))
            for (int seat = 0; seat < s->players; seat++)
                if (am_tracked(s, seat, card) != 1u << holder)
                    return SAY(C_KNOWS, seat);
    }
    for (int seat = 0; seat < s->players; seat++) {
        const struct am_seat *me = &s->seat[seat];
        int browns = 0, known[AM_SEATS] = {0};
        PL_EACH(card, me->hand) {
            browns += !am_is_green(card);
            for (int other = 0; other < s->players; other++)
                known[other] += other != seat && am_tracked(s, other, card) >> seat & 1;
        }
        if (browns < me->browns_least || browns > me->browns_most || me->browns_most > me->cards)
            return SAY(C_KNOWS, seat);
        for (int other = 0; other < AM_SEATS; other++)
            if (known[other] < me->known_least[other] || known[other] > me->known_most[other] ||
                me->known_most[other] > me->cards)
                return SAY(C_KNOWS, seat);
    }
    return PL_NOTHING;
}

struct pl_said am_check(const void *state) {
    static struct pl_said (*const checks[])(const struct am_state *) = {check_setup,     check_pieces,   check_money,
                                                                        check_cards,     check_events,   check_persons,
                                                                        check_knowledge, am_check_frames};
    const struct am_state *s = state;
    struct pl_said wrong = PL_NOTHING;
    for (size_t i = 0; i < sizeof checks / sizeof *checks && !wrong.phrase; i++)
        wrong = checks[i](s);
    return wrong;
}
