/* Cards on their way, and who knows which (section 12).
 *
 * `track` says, for each card and seat, in whose hands the card may be as far as that seat has seen: one bit, it knows;
 * several, the card went on out of sight; none, it knows nothing. The holder's own bits are set only if everybody knows
 * where the card is. How many cards of a hand another seat knows, and how many are brown, can be bounded by anybody
 * who has watched; the bounds stand with the hand. */
#include "games/ankh/state.h"

static const struct pl_set all_cards = {{~UINT64_C(0), (UINT64_C(1) << (AM_CARDS - 64)) - 1}};
static const struct pl_set greens = {{(UINT64_C(1) << AM_GREEN) - 1, 0}};

/* Everybody knows in whose hand the card is. */
static void track_openly(struct am_state *s, int seat, int card) {
    s->track[card] = (uint16_t)((1u << seat) * AM_EVERY_VIEWER & ((1u << 4 * s->players) - 1));
}

bool am_public_card(const struct am_state *s, int seat, int card) {
    return am_tracked(s, seat, card) >> seat & 1;
}

/* ---- What everybody can count ----------------------------------------------------------------------------------- */

static bool anything_known(const struct am_seat *hand) {
    uint32_t known;
    memcpy(&known, hand->known_most, sizeof known);
    return known;
}

/* A card that everybody sees has left the hand. */
static void count_loss(struct am_state *s, int seat, int card, bool was_public) {
    struct am_seat *hand = &s->seat[seat];
    if (!am_is_green(card)) {
        hand->browns_least -= hand->browns_least > 0;
        hand->browns_most--;
    } else if (hand->browns_most > hand->cards) {
        hand->browns_most = hand->cards;
    }
    if (!anything_known(hand))
        return;
    for (int other = 0; other < s->players; other++) {
        hand->known_least[other] -= hand->known_least[other] > 0;
        if (was_public && other != seat)
            hand->known_most[other]--;
        if (hand->known_most[other] > hand->cards)
            hand->known_most[other] = hand->cards;
    }
}

static void count_known(struct am_state *s, int seat) {
    for (int other = 0; other < s->players; other++) {
        s->seat[seat].known_least[other] = (uint8_t)(s->seat[seat].known_least[other] + (other != seat));
        s->seat[seat].known_most[other] = (uint8_t)(s->seat[seat].known_most[other] + (other != seat));
    }
}

/* A card of the hand is shown to that seat, which may have known it before. */
static void count_look(struct am_seat *hand, int viewer) {
    if (!hand->known_least[viewer])
        hand->known_least[viewer] = 1;
    if (hand->known_most[viewer] < hand->cards)
        hand->known_most[viewer]++;
}

/* How a bound changes when one of `cards` cards, nobody else knows which, goes from one hand to another. */
static void bounds_move(uint8_t *least_from, uint8_t *most_from, uint8_t *least_to, uint8_t *most_to, int cards) {
    *least_to = (uint8_t)(*least_to + (*least_from == cards));
    *most_to = (uint8_t)(*most_to + (*most_from > 0));
    *least_from -= *least_from > 0;
    if (*most_from > cards - 1)
        *most_from = (uint8_t)(cards - 1);
}

/* ---- Cards on their way ----------------------------------------------------------------------------------------- */

static void put_in_hand(struct am_state *s, int seat, int card) {
    struct am_seat *hand = &s->seat[seat];
    pl_set_add(&hand->hand, card);
    hand->cards++;
    if (!am_is_green(card)) {
        hand->browns_least++;
        hand->browns_most++;
    }
}

static void take_from_pile(struct am_state *s, int card) {
    pl_set_drop(&s->deck, card);
    if (am_is_green(card))
        s->green--;
    else
        s->brown--;
}

void am_gain_card(struct am_state *s, int seat, int card) {
    take_from_pile(s, card);
    put_in_hand(s, seat, card);
}

void am_mill_card(struct am_state *s, int card) {
    take_from_pile(s, card);
    pl_set_add(&s->discard, card);
}

void am_gain_openly(struct am_state *s, int seat, int card) {
    put_in_hand(s, seat, card);
    track_openly(s, seat, card);
    count_known(s, seat);
}

void am_show_card(struct am_state *s, int seat, int card) {
    if (am_public_card(s, seat, card))
        return;
    for (int other = 0; other < AM_SEATS; other++)
        if (other != seat && other < s->players)
            count_look(&s->seat[seat], other);
    track_openly(s, seat, card);
}

/* AM-12.2: a hand without cards has none of those that may have been in it, also once it is refilled. */
static void rule_out_empty_hand(struct am_state *s, int seat) {
    if (s->seat[seat].cards)
        return;
    for (int card = 0; card < AM_CARDS; card++)
        s->track[card] &= (uint16_t) ~((1u << seat) * AM_EVERY_VIEWER);
}

void am_lose_card(struct am_state *s, int seat, int card) {
    bool was_public = am_public_card(s, seat, card);
    pl_set_drop(&s->seat[seat].hand, card);
    s->seat[seat].cards--;
    s->track[card] = 0;
    count_loss(s, seat, card, was_public);
    rule_out_empty_hand(s, seat);
}

void am_discard(struct am_state *s, int seat, int card) {
    am_lose_card(s, seat, card);
    pl_set_add(&s->discard, card);
}

void am_pass_card(struct am_state *s, int from, int to, int card) {
    struct am_seat *giver = &s->seat[from], *taker = &s->seat[to];
    for (int other = 0; other < s->players; other++) {
        if (other == from)
            continue;
        if (other != to)
            bounds_move(&giver->known_least[other], &giver->known_most[other], &taker->known_least[other],
                        &taker->known_most[other], giver->cards);
    }
    /* The receiver may have known the card, or another one. */
    giver->known_least[to] -= giver->known_least[to] > 0;
    if (giver->known_most[to] > giver->cards - 1)
        giver->known_most[to] = (uint8_t)(giver->cards - 1);
    taker->known_least[from]++;
    taker->known_most[from]++;
    bounds_move(&giver->browns_least, &giver->browns_most, &taker->browns_least, &taker->browns_most, giver->cards);
    for (int c = 0; c < AM_CARDS; c++) {
        if (!s->track[c])
            continue;
        if (pl_set_has(&giver->hand, c))
            am_set_track(s, from, c, 0);
        /* AM-12.2: for third parties every card that may have been in the hand may be the one, also one that was not */
        for (int other = 0; other < s->players; other++)
            if (other != from && other != to && am_tracked(s, other, c) >> from & 1)
                am_set_track(s, other, c, am_tracked(s, other, c) | 1u << to);
    }
    am_set_track(s, from, card, 1u << to);
    am_set_track(s, to, card, 0);
    pl_set_drop(&giver->hand, card);
    giver->cards--;
    pl_set_add(&taker->hand, card);
    taker->cards++;
    rule_out_empty_hand(s, from);
}

void am_look_at_card(struct am_state *s, int viewer, int seat, int card) {
    count_look(&s->seat[seat], viewer);
    am_set_track(s, viewer, card, 1u << seat);
}

void am_look_at_hand(struct am_state *s, int viewer, int seat) {
    struct am_seat *hand = &s->seat[seat];
    for (int card = 0; card < AM_CARDS; card++) {
        if (pl_set_has(&hand->hand, card))
            am_set_track(s, viewer, card, 1u << seat);
        else if (am_tracked(s, viewer, card) >> seat & 1)
            am_set_track(s, viewer, card, am_tracked(s, viewer, card) & ~(1u << seat)); /* not there after all */
    }
    hand->known_least[viewer] = hand->known_most[viewer] = hand->cards;
}

static unsigned swap_bits(unsigned seats, int a, int b) {
    unsigned differ = (seats >> a ^ seats >> b) & 1u;
    return seats ^ (differ << a | differ << b);
}

void am_swap_hands(struct am_state *s, int a, int b) {
    struct am_seat *x = &s->seat[a], *y = &s->seat[b];
    for (int card = 0; card < AM_CARDS; card++) {
        bool in_x = pl_set_has(&x->hand, card), in_y = pl_set_has(&y->hand, card);
        bool everybody = (in_x && am_public_card(s, a, card)) || (in_y && am_public_card(s, b, card));
        for (int seat = 0; seat < AM_SEATS; seat++)
            am_set_track(s, seat, card, swap_bits(am_tracked(s, seat, card), a, b));
        if (in_x) { /* now b holds it and a has seen it */
            am_set_track(s, a, card, 1u << b);
            am_set_track(s, b, card, everybody ? 1u << b : 0);
        } else if (in_y) {
            am_set_track(s, b, card, 1u << a);
            am_set_track(s, a, card, everybody ? 1u << a : 0);
        } else { /* both know that it is in neither hand */
            am_set_track(s, a, card, am_tracked(s, a, card) & ~(1u << a | 1u << b));
            am_set_track(s, b, card, am_tracked(s, b, card) & ~(1u << a | 1u << b));
        }
    }
#define SWAP(TYPE, MEMBER)                                                                                             \
    do {                                                                                                               \
        TYPE swapped = x->MEMBER;                                                                                      \
        x->MEMBER = y->MEMBER;                                                                                         \
        y->MEMBER = swapped;                                                                                           \
    } while (0)
    SWAP(struct pl_set, hand);
    SWAP(uint8_t, cards);
    SWAP(uint8_t, browns_least);
    SWAP(uint8_t, browns_most);
    for (int seat = 0; seat < AM_SEATS; seat++) {
        SWAP(uint8_t, known_least[seat]);
        SWAP(uint8_t, known_most[seat]);
    }
#undef SWAP
    x->known_least[a] = x->known_most[a] = y->known_least[b] = y->known_most[b] = 0;
    x->known_least[b] = x->known_most[b] = x->cards;
    y->known_least[a] = y->known_most[a] = y->cards;
}

/* ---- Personalities ---------------------------------------------------------------------------------------------- */

uint8_t am_unused_persons(const struct am_state *s) {
    unsigned unused = (1u << AM_PERSONS) - 1;
    if (s->players == 2)
        unused &= ~(1u << AM_CHRYSOPRASE); /* AM-2.1 */
    for (int seat = 0; seat < s->players; seat++)
        if (s->seat[seat].person)
            unused &= ~(1u << (s->seat[seat].person - 1));
    return (uint8_t)unused;
}

/* So many more of the unused ones, at most, may be known to the seat: it may have seen some of them before. */
static void count_looks(struct am_state *s, int seat, int more) {
    int unused = __builtin_popcount(am_unused_persons(s)), most = s->seat[seat].looked + more;
    s->seat[seat].looked = (uint8_t)(most < unused ? most : unused);
}

void am_see_unused(struct am_state *s, int seat, int but) {
    unsigned seen = am_unused_persons(s) & ~(1u << but);
    for (int person = 0; person < AM_PERSONS; person++)
        if (seen >> person & 1)
            s->seat[seat].rules_out[person] = (1u << AM_SEATS) - 1;
    count_looks(s, seat, __builtin_popcount(seen));
}

void am_change_person(struct am_state *s, int seat, int person) {
    struct am_seat *me = &s->seat[seat];
    for (int other = 0; other < s->players; other++) /* whatever was unused may now be this seat's */
        for (int p = 0; p < AM_PERSONS && other != seat; p++)
            s->seat[other].rules_out[p] &= (uint8_t) ~(1u << seat);
    me->rules_out[me->person - 1] = (1u << AM_SEATS) - 1;
    me->rules_out[person] = 0;
    me->person = (uint8_t)(person + 1);
    me->not_person = 0;
    count_looks(s, seat, 1);
}

/* ---- The piles -------------------------------------------------------------------------------------------------- */

int am_pile_chances(const struct am_state *s, struct pl_chance *out) {
    struct pl_set pile = s->green ? pl_set_and(s->deck, greens) : s->deck;
    return pl_set_chances(pile, AM_M_DRAW, out);
}

struct pl_set am_open_cards(const struct am_state *s) {
    struct pl_set open = s->discard;
    if (s->in_play)
        pl_set_add(&open, s->in_play - 1);
    for (int i = 0; i < 4; i++)
        if (s->table[i])
            pl_set_add(&open, am_stay[i]);
    if (s->players == 2) { /* AM-2.1 */
        pl_set_add(&open, AM_HUBERT);
        pl_set_add(&open, AM_COSMO_LAVISH);
    }
    return open;
}

bool am_might_hold(const struct am_state *s, int seat, int card) {
    const struct am_seat *hand = &s->seat[seat];
    bool colour = am_is_green(card) ? hand->cards > hand->browns_least : hand->browns_most;
    if (!colour || pl_set_has(&s->discard, card))
        return false;
    for (int other = 0; other < s->players; other++)
        if (other != seat && am_public_card(s, other, card))
            return false;
    return true;
}

struct pl_set am_telling(const struct am_state *s) {
    static const uint8_t answer[][2] = {{AM_BY_GASPODE, AM_GASPODE},
                                        {AM_BY_SUSAN, AM_SUSAN},
                                        {AM_BY_RELOCATING, AM_FRESH_START_CLUB},
                                        {AM_BY_RELOCATING, AM_IGOR},
                                        {AM_BY_SONKY, AM_WALLACE_SONKY}};
    struct pl_set none = {{0, 0}}, cards = none;
    if (!s->frames.depth || s->option[AM_OPT_ASK])
        return none;
    const struct pl_frame *frame = pl_peek(&s->frames);
    if (am_only_mossy(s))
        pl_set_add(&cards, AM_DOCTOR_MOSSY_LAWN);
    if (frame->what == AM_F_PLAY && frame->step == AM_CHOSEN) /* AM-13.18: it has the card that it chose */
        return pl_set_minus(all_cards, am_interrupts);
    if (am_boundary(frame))
        return cards;
    if (am_cannot_pay(s, frame))
        pl_set_add(&cards, AM_WALLACE_SONKY);
    if (frame->what == AM_F_TEXT)
        return cards;
    if (frame->what != AM_F_REMOVE && frame->what != AM_F_ASK && frame->what != AM_F_SAVE)
        return none;
    if (frame->step & AM_BY_SMALL_GODS && am_small_gods(s, frame->seat))
        return none;
    for (int i = 0; i < 5; i++)
        if (frame->step & answer[i][0])
            pl_set_add(&cards, answer[i][1]);
    return cards;
}
