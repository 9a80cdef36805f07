/* Why can nothing be done with a thing of the table? What is being decided comes first, and what cannot come up now is
 * left out: whoever points at a country while a card is to be played wants to hear of the card. */
#include "core/game.h"

enum kind_now {
    UNKNOWN,
    OFFERED, /* a move of this kind can be made now */
    OPEN,    /* none can, but for different reasons: the kind is being decided */
    CLOSED   /* one reason forbids them all, whatever they are about, or it is not for this seat to decide */
};

struct wished {
    const struct pl_game *game;
    const void *state;
    int seat;
    int part, count; /* of the wishes: those that `wish` holds */
    pl_move wish[PL_MAX_WISHES];
    uint8_t kind[UINT8_MAX + 1]; /* enum kind_now */
};

/* The same sentence in all languages, perhaps by another rule. */
static bool alike(const struct pl_said *a, const struct pl_said *b) {
    if (memcmp(a->arg, b->arg, sizeof a->arg) != 0)
        return false;
    for (int lang = 0; lang < PL_LANGS; lang++)
        if (strcmp(a->phrase->in[lang], b->phrase->in[lang]) != 0)
            return false;
    return true;
}

static void begin(struct wished *wished) {
    pl_move moves[PL_MAX_MOVES];
    const struct pl_game *game = wished->game;
    bool decides = game->actor(wished->state) == wished->seat;
    memset(wished->kind, decides ? UNKNOWN : CLOSED, sizeof wished->kind);
    int legal = decides ? game->moves(wished->state, moves) : 0;
    for (int i = 0; i < legal; i++)
        wished->kind[pl_kind(moves[i])] = OFFERED;
    wished->part = -1;
}

/* Lists this part of the wishes, unless it is listed already. All of one kind are in one part. */
static void list_part(struct wished *wished, int part) {
    if (wished->part != part)
        wished->count = pl_wishes(wished->game, wished->state, wished->seat, part, wished->wish);
    wished->part = part;
}

static enum kind_now kind_now(struct wished *wished, int kind) {
    if (wished->kind[kind] != UNKNOWN)
        return (enum kind_now)wished->kind[kind];
    const struct pl_phrase *first = NULL;
    wished->kind[kind] = CLOSED;
    for (int i = 0; i < wished->count && wished->kind[kind] == CLOSED; i++) {
        if (pl_kind(wished->wish[i]) != kind)
            continue;
        const struct pl_phrase *why = wished->game->explain(wished->state, wished->seat, wished->wish[i]).phrase;
        if (first && why != first)
            wished->kind[kind] = OPEN;
        first = why;
    }
    return (enum kind_now)wished->kind[kind];
}

static bool touches(const struct wished *wished, pl_move wish, pl_touch thing) {
    pl_touch list[PL_MAX_TOUCHES];
    int count = wished->game->touches(wished->state, wish, list);
    for (int i = 0; i < count; i++)
        if (list[i] == thing)
            return true;
    return false;
}

static bool told(const struct pl_refusal *list, int count, const struct pl_said *why) {
    for (int i = 0; i < count; i++)
        if (alike(&list[i].why, why))
            return true;
    return false;
}

/* Adds the reasons of kinds in this condition, of the wishes that are listed; returns how many there are then. */
static int add_listed(struct wished *wished, pl_touch thing, enum kind_now wanted, struct pl_refusal *out, int count) {
    for (int i = 0; i < wished->count && count < PL_MAX_REFUSALS; i++) {
        pl_move wish = wished->wish[i];
        if (!touches(wished, wish, thing) || kind_now(wished, pl_kind(wish)) != wanted)
            continue;
        struct pl_said why = wished->game->explain(wished->state, wished->seat, wish);
        if (why.phrase && !told(out, count, &why))
            out[count++] = (struct pl_refusal){wish, why};
    }
    return count;
}

static int add(struct wished *wished, pl_touch thing, enum kind_now wanted, struct pl_refusal *out, int count) {
    for (int part = 0; part < pl_wish_parts(wished->game); part++) {
        list_part(wished, part);
        count = add_listed(wished, thing, wanted, out, count);
    }
    return count;
}

int pl_refusals(const struct pl_game *game, const void *state, int seat, pl_touch thing, struct pl_refusal *out) {
    struct wished wished = {.game = game, .state = state, .seat = seat};
    if (!game->touches || game->actor(state) == PL_OVER)
        return 0;
    begin(&wished);
    int count = add(&wished, thing, OFFERED, out, 0);
    count = add(&wished, thing, OPEN, out, count);
    if (!count && add(&wished, thing, CLOSED, out, 0)) {
        out[0] = (struct pl_refusal){PL_NO_MOVE, game->prompt(state, seat)};
        count = 1;
    }
    return count;
}
