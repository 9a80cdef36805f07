#include "core/deck.h"
#include <string.h>

int pl_deck_count(const struct pl_deck *deck) {
    return deck->tops + pl_set_count(&deck->fresh) + pl_set_count(&deck->late) + deck->unders;
}

struct pl_set pl_deck_cards(const struct pl_deck *deck) {
    struct pl_set all = pl_set_or(deck->fresh, deck->late);
    for (int i = 0; i < deck->tops + deck->unders; i++)
        pl_set_add(&all, deck->known[i]);
    return all;
}

/* Takes known[at] out; what lay behind it moves up. */
static void close_gap(struct pl_deck *deck, int at) {
    int last = deck->tops + deck->unders - 1;
    memmove(deck->known + at, deck->known + at + 1, (size_t)(last - at));
    deck->known[last] = 0;
    if (at < deck->tops)
        deck->tops--;
    else
        deck->unders--;
}

/* Makes room at known[at]. */
static void open_gap(struct pl_deck *deck, int at, int card) {
    int end = deck->tops + deck->unders;
    assert(end < PL_DECK_KNOWN);
    memmove(deck->known + at + 1, deck->known + at, (size_t)(end - at));
    deck->known[at] = (uint8_t)card;
}

/* The cards among which the next one is drawn by chance; empty: it is known. */
static const struct pl_set *pool(const struct pl_deck *deck) {
    return !pl_set_empty(&deck->fresh) ? &deck->fresh : &deck->late;
}

int pl_deck_next(const struct pl_deck *deck) {
    const struct pl_set *from = pool(deck);
    if (deck->tops)
        return deck->known[0];
    if (pl_set_empty(from))
        return deck->unders ? deck->known[0] : -1;
    return pl_set_count(from) == 1 ? pl_set_nth(*from, 0) : -1;
}

int pl_deck_chances(const struct pl_deck *deck, int kind, struct pl_chance *out) {
    int next = pl_deck_next(deck);
    if (next < 0)
        return pl_set_chances(*pool(deck), kind, out);
    out[0] = (struct pl_chance){PL_MOVE(kind, next, 0, 0), 1};
    return 1;
}

void pl_deck_take(struct pl_deck *deck, int card) {
    bool known = deck->tops || pl_set_empty(pool(deck));
    if (known) {
        assert(deck->tops + deck->unders && deck->known[0] == card);
        close_gap(deck, 0);
    } else {
        assert(pl_set_has(pool(deck), card));
        pl_set_drop(pl_set_has(&deck->fresh, card) ? &deck->fresh : &deck->late, card);
    }
}

bool pl_deck_remove(struct pl_deck *deck, int card) {
    for (int i = 0; i < deck->tops + deck->unders; i++) {
        if (deck->known[i] != card)
            continue;
        close_gap(deck, i);
        return true;
    }
    bool there = pl_set_has(&deck->fresh, card) || pl_set_has(&deck->late, card);
    pl_set_drop(&deck->fresh, card);
    pl_set_drop(&deck->late, card);
    return there;
}

void pl_deck_put_top(struct pl_deck *deck, int card) {
    open_gap(deck, 0, card);
    deck->tops++;
}

void pl_deck_put_under(struct pl_deck *deck, int card) {
    open_gap(deck, deck->tops + deck->unders, card);
    deck->unders++;
}

void pl_deck_shuffle(struct pl_deck *deck, struct pl_set cards) {
    cards = pl_set_or(cards, pl_deck_cards(deck));
    *deck = (struct pl_deck){.fresh = cards};
}

void pl_deck_shuffle_below(struct pl_deck *deck, struct pl_set cards) {
    assert(!deck->unders && pl_set_empty(&deck->late));
    deck->late = cards;
}

void pl_deck_hide_top(struct pl_deck *deck) {
    /* Whoever does not know them knows that they came from the cards whose order is unknown: the upper pool. */
    while (deck->tops) {
        pl_set_add(pl_set_empty(&deck->fresh) && !pl_set_empty(&deck->late) ? &deck->late : &deck->fresh,
                   deck->known[0]);
        close_gap(deck, 0);
    }
}

bool pl_deck_sound(const struct pl_deck *deck, int cards) {
    int known = deck->tops + deck->unders;
    if (known > PL_DECK_KNOWN)
        return false;
    for (int i = 0; i < PL_DECK_KNOWN; i++)
        if (i < known ? deck->known[i] >= cards : deck->known[i])
            return false;
    struct pl_set all = pl_deck_cards(deck);
    for (int card = cards; card < PL_SET_SIZE; card++)
        if (pl_set_has(&all, card))
            return false;
    return pl_set_count(&all) == pl_deck_count(deck); /* else a card stands twice */
}

int pl_copies_chances(const struct pl_copies *pack, int kind, struct pl_chance *out) {
    int n = 0;
    PL_EACH(i, pl_copies_kinds(pack)) {
        out[n++] = (struct pl_chance){PL_MOVE(kind, i, 0, 0), (uint32_t)pl_copies_of(pack, i)};
    }
    return n;
}

struct pl_copies pl_copies_deal(struct pl_copies *pack, int n, struct pl_rng *rng) {
    struct pl_copies dealt = {0, 0};
    for (; n > 0; n--) {
        int which = (int)pl_rng_below(rng, (uint32_t)pl_copies_count(pack));
        PL_EACH(kind, pl_copies_kinds(pack)) {
            which -= pl_copies_of(pack, kind);
            if (which >= 0)
                continue;
            pl_copies_drop(pack, kind);
            pl_copies_add(&dealt, kind);
            break;
        }
    }
    return dealt;
}
