/* What a viewer sees, and dealing anew what it does not know (section 12). */
#include "core/deck.h"
#include "games/ankh/text.h"

static const struct pl_set all_cards = {{~UINT64_C(0), (UINT64_C(1) << (AM_CARDS - 64)) - 1}};
static const struct pl_set greens = {{(UINT64_C(1) << AM_GREEN) - 1, 0}};

/* ---- Views ------------------------------------------------------------------------------------------------------ */

static bool is_public(const struct am_state *s, int card) {
    return s->track[card] & AM_OWN_HAND;
}

static void blank_hand(struct am_state *s, int seat, int viewer) {
    PL_EACH(card, s->seat[seat].hand) {
        bool seen = is_public(s, card) || (viewer >= 0 && am_tracked(s, viewer, card) == 1u << seat);
        if (!seen)
            pl_set_drop(&s->seat[seat].hand, card);
    }
}

/* The text that this frame is of, or one that hides nothing. */
static const struct am_text_row *text_at(const struct am_state *s, int i) {
    const struct pl_frame *frame = &s->frames.at[i];
    return frame->what == AM_F_TEXT ? am_text(frame->v[AM_V_CARD]) : &am_text_none;
}

/* AM-13.18: which card is the second is its player's secret. */
static void blank_chosen(struct am_state *s, int viewer) {
    for (int i = 0; i < s->frames.depth; i++) {
        struct pl_frame *frame = &s->frames.at[i];
        if (frame->what == AM_F_PLAY && frame->v[AM_V_SECOND] && frame->seat != viewer)
            frame->v[AM_V_SECOND] = AM_FACE_DOWN;
    }
}

void am_view(void *state, int viewer) {
    struct am_state *s = state;
    blank_chosen(s, viewer);
    for (int i = 0; i < s->frames.depth; i++) {
        const struct am_text_row *text = text_at(s, i);
        if (text->blank)
            text->blank(s, &s->frames.at[i], viewer);
    }
    for (int seat = 0; seat < s->players; seat++) {
        if (seat == viewer)
            continue;
        blank_hand(s, seat, viewer);
        if (!s->ending)
            s->seat[seat].person = 0;
        memset(s->seat[seat].rules_out, 0, sizeof s->seat[seat].rules_out);
    }
    s->deck = pl_set_minus(all_cards, am_open_cards(s));
    for (int seat = 0; seat < s->players; seat++)
        s->deck = pl_set_minus(s->deck, s->seat[seat].hand);
    unsigned own = viewer >= 0 ? 15u << 4 * viewer : 0u;
    for (int card = 0; card < AM_CARDS; card++) { /* many at a time: worlds are made by the dozen */
        unsigned track = s->track[card], all = track & AM_OWN_HAND ? 0xFFFFu : own;
        s->track[card] = (uint16_t)(track & all);
    }
}

/* ---- Dealing personalities -------------------------------------------------------------------------------------- */

static bool may_be(const struct am_state *s, int viewer, int seat, int person) {
    if (s->seat[seat].not_person >> person & 1)
        return false;
    return viewer < 0 || !(s->seat[viewer].rules_out[person] >> seat & 1);
}

/* Gives every dealt seat without a personality one of `unused`, by the `*skip`-th way to do so; counts ways. */
static bool deal_person(struct am_state *s, int viewer, int seat, unsigned unused, int *skip) {
    while (seat < s->players && (s->seat[seat].person || !(s->dealt >> seat & 1)))
        seat++;
    if (seat >= s->players)
        return (*skip)-- == 0;
    for (int person = 0; person < AM_PERSONS; person++) {
        if (!(unused >> person & 1) || !may_be(s, viewer, seat, person))
            continue;
        s->seat[seat].person = (uint8_t)(person + 1);
        if (deal_person(s, viewer, seat + 1, unused & ~(1u << person), skip))
            return true;
        s->seat[seat].person = 0;
    }
    return false;
}

static void deal_persons(struct am_state *s, int viewer, struct pl_rng *rng) {
    enum { MANY = 1000000 };
    int left = MANY;
    deal_person(s, viewer, 0, am_unused_persons(s), &left); /* all ways were too few: this counts them */
    int ways = MANY - left;
    if (ways > 0) {
        int skip = (int)pl_rng_below(rng, (uint32_t)ways);
        deal_person(s, viewer, 0, am_unused_persons(s), &skip);
    }
}

/* What the others have seen of the unused ones: as many as everybody could count, which ones by lot. */
static void deal_looks(struct am_state *s, int viewer, struct pl_rng *rng) {
    for (int seat = 0; seat < s->players; seat++) {
        unsigned left = am_unused_persons(s);
        for (int i = 0; seat != viewer && i < s->seat[seat].looked && left; i++) {
            unsigned rest = left;
            for (uint32_t skip = pl_rng_below(rng, (uint32_t)__builtin_popcount(left)); skip > 0; skip--)
                rest &= rest - 1;
            s->seat[seat].rules_out[__builtin_ctz(rest)] = (1u << AM_SEATS) - 1;
            left &= ~(rest & -rest);
        }
    }
}

/* ---- Dealing cards ---------------------------------------------------------------------------------------------- */

/* What is to be dealt to a hand: its hidden cards, of which some are brown, and of which some the viewer has seen
 * before they went on out of sight. */
struct hand {
    int hidden, browns_least, browns_most;
    int known_least, known_most; /* of those that the viewer has seen before */
    int known[2];                /* dealt of these so far: green, brown */
    int browns;                  /* decided: hidden brown cards */
};

struct deal {
    struct am_state *s;
    struct pl_rng *rng;
    int viewer, browns; /* browns: hidden in hands, all together */
    int count;          /* cards that the viewer has seen and lost sight of */
    int tries;          /* left, to place them: positions made by hand can be as intricate as anybody likes */
    uint8_t card[AM_CARDS], to[AM_CARDS];
    struct hand hand[AM_SEATS];
};

static int max_of(int a, int b) {
    return a > b ? a : b;
}
static int min_of(int a, int b) {
    return a < b ? a : b;
}

static int browns_from(const struct hand *hand) {
    return max_of(hand->browns_least, hand->known[1]);
}
static int browns_to(const struct hand *hand) {
    return min_of(hand->browns_most, hand->hidden - hand->known[0]);
}

/* Can the rest be dealt once all cards known to be somewhere are placed? */
static bool feasible(const struct deal *deal) {
    int least = 0, most = 0;
    for (int seat = 0; seat < deal->s->players; seat++) {
        const struct hand *hand = &deal->hand[seat];
        int known = hand->known[0] + hand->known[1];
        if (hand->hidden < 0 || known < hand->known_least || known > hand->known_most ||
            browns_from(hand) > browns_to(hand))
            return false;
        least += browns_from(hand);
        most += browns_to(hand);
    }
    return least <= deal->browns && deal->browns <= most;
}

/* Places the cards from number `i` on in hands where the viewer knows they may be, at random. */
static bool place_known(struct deal *deal, int i) {
    if (i == deal->count)
        return feasible(deal);
    if (deal->tries-- <= 0)
        return false;
    int card = deal->card[i], brown = !am_is_green(card);
    unsigned seats = am_tracked(deal->s, deal->viewer, card);
    while (seats) {
        int skip = (int)pl_rng_below(deal->rng, (uint32_t)__builtin_popcount(seats));
        unsigned rest = seats;
        while (skip-- > 0)
            rest &= rest - 1;
        int seat = __builtin_ctz(rest);
        struct hand *hand = &deal->hand[seat];
        seats &= ~(1u << seat);
        int known = hand->known[0] + hand->known[1];
        if (known >= hand->hidden || known >= hand->known_most)
            continue;
        hand->known[brown]++;
        deal->to[i] = (uint8_t)seat;
        if (place_known(deal, i + 1))
            return true;
        hand->known[brown]--;
    }
    return false;
}

/* How many brown cards each hand gets: at least so many, the rest by lot. */
static void share_browns(struct deal *deal) {
    int left = deal->browns, players = deal->s->players;
    for (int seat = 0; seat < players; seat++)
        left -= deal->hand[seat].browns = browns_from(&deal->hand[seat]);
    while (left > 0) {
        int room = 0;
        for (int seat = 0; seat < players; seat++)
            room += max_of(0, browns_to(&deal->hand[seat]) - deal->hand[seat].browns);
        if (room <= 0)
            return;
        int ticket = (int)pl_rng_below(deal->rng, (uint32_t)room), seat = 0;
        for (;; seat++) {
            int slack = max_of(0, browns_to(&deal->hand[seat]) - deal->hand[seat].browns);
            if (ticket < slack)
                break;
            ticket -= slack;
        }
        deal->hand[seat].browns++;
        left--;
    }
}

/* -1: there is none. */
int am_take_random(struct pl_set *set, struct pl_rng *rng) {
    if (pl_set_empty(set))
        return -1;
    int card = pl_set_random(*set, rng);
    pl_set_drop(set, card);
    return card;
}

static void deal_from(struct deal *deal, struct pl_set *pool, int seat, int count) {
    for (; count > 0 && !pl_set_empty(pool); count--) {
        int card = am_take_random(pool, deal->rng);
        pl_set_add(&deal->s->seat[seat].hand, card);
        pl_set_drop(&deal->s->deck, card);
    }
}

static void look_at_hands(struct deal *deal) {
    const struct am_state *s = deal->s;
    for (int seat = 0; seat < s->players; seat++) {
        const struct am_seat *owner = &s->seat[seat];
        struct pl_set browns = pl_set_minus(owner->hand, greens);
        int seen = pl_set_count(&owner->hand), brown = pl_set_count(&browns), known = seen;
        struct hand *hand = &deal->hand[seat];
        *hand = (struct hand){.hidden = owner->cards - seen};
        hand->browns_least = max_of(0, owner->browns_least - brown);
        hand->browns_most = min_of(hand->hidden, owner->browns_most - brown);
        if (deal->viewer >= 0 && deal->viewer != seat) {
            hand->known_least = max_of(0, owner->known_least[deal->viewer] - known);
            hand->known_most = owner->known_most[deal->viewer] - known;
        }
    }
}

/* The seat surely has this card: it goes to that hand before anything else is dealt. */
static void set_aside(struct deal *deal, int seat, int card) {
    struct hand *hand = &deal->hand[seat];
    bool brown = !am_is_green(card), known = deal->viewer >= 0 && am_tracked(deal->s, deal->viewer, card);
    hand->hidden--;
    hand->browns_most = min_of(hand->browns_most - brown, hand->hidden);
    hand->browns_least = max_of(0, hand->browns_least - brown);
    hand->known_least = max_of(0, hand->known_least - known);
    hand->known_most -= known;
    deal->browns -= brown;
}

/* Deals all hidden cards; `sure` is a card that `seat` holds, or -1. False, and nothing dealt, if it cannot be so. */
static bool deal_cards(struct am_state *s, int viewer, int seat, int sure, struct pl_rng *rng) {
    struct deal deal = {.s = s, .viewer = viewer, .rng = rng, .tries = 20000};
    struct pl_set pool[2] = {pl_set_and(s->deck, greens), pl_set_minus(s->deck, greens)}; /* green, brown */
    deal.browns = pl_set_count(&pool[1]) - s->brown;
    look_at_hands(&deal);
    if (sure >= 0) {
        set_aside(&deal, seat, sure);
        pl_set_drop(&pool[!am_is_green(sure)], sure);
    }
    for (int card = 0; viewer >= 0 && card < AM_CARDS; card++) {
        if (am_tracked(s, viewer, card) && card != sure && pl_set_has(&s->deck, card)) {
            deal.card[deal.count++] = (uint8_t)card;
            pl_set_drop(&pool[!am_is_green(card)], card);
        }
    }
    if (!place_known(&deal, 0)) { /* the truth is one way to do it; but it may be well hidden */
        if (sure >= 0)
            return false;
        for (int i = 0; i < deal.count; i++)
            pl_set_add(&pool[!am_is_green(deal.card[i])], deal.card[i]);
        deal.count = 0;
        look_at_hands(&deal);
    }
    share_browns(&deal);
    if (sure >= 0) {
        pl_set_add(&s->seat[seat].hand, sure);
        pl_set_drop(&s->deck, sure);
    }
    for (int i = 0; i < deal.count; i++) {
        pl_set_add(&s->seat[deal.to[i]].hand, deal.card[i]);
        pl_set_drop(&s->deck, deal.card[i]);
    }
    for (int other = 0; other < s->players; other++) {
        const struct hand *hand = &deal.hand[other];
        deal_from(&deal, &pool[1], other, hand->browns - hand->known[1]);
        deal_from(&deal, &pool[0], other, hand->hidden - hand->browns - hand->known[0]);
    }
    return true;
}

/* A seat that is asked for an answer has one (AM-14.15): if it was dealt none, deals again around one it may have. */
static void deal_hands(struct am_state *s, int viewer, struct pl_rng *rng) {
    struct pl_set answers = am_telling(s);
    int seat = s->frames.depth ? pl_peek(&s->frames)->seat : -1;
    if (seat < 0 || seat == viewer || pl_set_empty(&answers)) {
        deal_cards(s, viewer, -1, -1, rng);
        return;
    }
    struct am_state view = *s;
    struct pl_set free = pl_set_and(answers, view.deck);
    deal_cards(s, viewer, -1, -1, rng);
    struct pl_set held = pl_set_and(s->seat[seat].hand, answers);
    for (bool fine = !pl_set_empty(&held); !fine && !pl_set_empty(&free);) {
        int card = am_take_random(&free, rng);
        unsigned hands = viewer >= 0 ? am_tracked(&view, viewer, card) : 0;
        struct am_state again = view;
        fine = (!hands || hands >> seat & 1) && deal_cards(&again, viewer, seat, card, rng);
        if (fine)
            *s = again;
    }
}

/* What the other seats know of hands: as many cards as everybody could count, which ones by lot. */
static void deal_knowledge(struct am_state *s, int viewer, struct pl_rng *rng) {
    for (int seat = 0; seat < s->players; seat++) {
        const struct am_seat *hand = &s->seat[seat];
        for (int other = 0; other < s->players; other++) {
            if (other == viewer || other == seat || !hand->known_most[other])
                continue;
            int span = hand->known_most[other] - hand->known_least[other];
            int count = hand->known_least[other] + (int)pl_rng_below(rng, (uint32_t)span + 1);
            struct pl_set unknown = hand->hand;
            PL_EACH(card, hand->hand) {
                if (!am_tracked(s, other, card))
                    continue;
                pl_set_drop(&unknown, card);
                count--;
            }
            for (; count > 0 && !pl_set_empty(&unknown); count--) {
                int card = am_take_random(&unknown, rng);
                am_set_track(s, other, card, am_tracked(s, other, card) | 1u << seat);
            }
        }
    }
}

static void deal_texts(struct am_state *s, struct pl_rng *rng) {
    for (int i = 0; i < s->frames.depth; i++) {
        const struct am_text_row *text = text_at(s, i);
        if (text->deal)
            text->deal(s, &s->frames.at[i], rng);
    }
}

/* AM-13.18: the card that was chosen is one of the hand, unless there is none left to be it: then it has gone, like the
 * card that let it be chosen. */
static void deal_chosen(struct am_state *s, struct pl_rng *rng) {
    for (int i = 0; i < s->frames.depth; i++) {
        struct pl_frame *frame = &s->frames.at[i];
        if (frame->what != AM_F_PLAY || frame->v[AM_V_SECOND] != AM_FACE_DOWN)
            continue;
        struct pl_set cards = am_playable(s, frame->seat);
        frame->v[AM_V_SECOND] = (int16_t)(pl_set_empty(&cards) ? AM_DRUMKNOTT + 1 : am_take_random(&cards, rng) + 1);
    }
}

void am_determinize(void *view, int viewer, struct pl_rng *rng) {
    struct am_state *s = view;
    if (!s->ending)
        deal_persons(s, viewer, rng);
    deal_looks(s, viewer, rng);
    deal_hands(s, viewer, rng);
    deal_texts(s, rng);
    deal_chosen(s, rng);
    deal_knowledge(s, viewer, rng);
}
