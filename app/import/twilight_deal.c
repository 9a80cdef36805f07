/* Which card to draw. A draw pile is used up before the discards become a new one (TS-3.2), so every card of it comes
 * to some hand: the log says to whose and until when, or it is never heard of again and fills a place that is left.
 * Draws to come are places, cards of the pile go to places they may have; that is a matching, made anew at each draw.
 */
#include "app/import/twilight_plan.h"

enum { PLACES = 128 };
_Static_assert(PLACES >= (int)TS_CARDS, "marks for cards fit those for places");

struct place {
    int at; /* the card is in hand after this record */
    int side;
};

struct deal {
    const struct plan *plan;
    int now; /* the next record that has not been played */
    int places;
    struct place place[PLACES];
    int cards;
    struct {
        int card;
        int from;               /* in the pile from this record on */
        const struct use *next; /* NULL: never heard of again */
        int leaves;             /* its hand */
    } card[TS_CARDS];
    bool fits[TS_CARDS][PLACES];
    int card_of[PLACES], place_of[TS_CARDS]; /* the matching; -1: none */
    bool seen[PLACES];                       /* places or cards */
    bool scoring;                            /* scoring cards may fill places */
    bool used_up;                            /* the places to come take the whole pile */
    bool wishes;                             /* are fulfilled, too */
};

/* ---- Places ---------------------------------------------------------------------------------------------------- */

static void add_place(struct deal *deal, int at, int side) {
    if (deal->places < PLACES)
        deal->place[deal->places++] = (struct place){.at = at, .side = side};
}

/* The draws of the frame on top, by drawing on a copy. */
static void places_now(struct deal *deal, const struct ts_state *state, int at) {
    const struct pl_game *game = pl_game_find("twilight");
    struct ts_state copy = *state;
    int depth = copy.frames.depth, pile = pl_set_count(&copy.draw);
    while (pile > 0 && !ts_over(&copy) && copy.frames.depth == depth && pl_peek(&copy.frames)->what == TS_F_DRAW) {
        struct pl_chance chance[PL_MAX_CHANCES];
        struct ts_state before = copy;
        game->chances(&copy, chance);
        game->apply(&copy, chance[0].move, NULL);
        int side = copy.held[TS_US] > before.held[TS_US] ? TS_US : TS_SU;
        add_place(deal, at, side);
        pile--;
    }
}

/* How the number of cards in the hand of `side` changes from record `from` to before record `to`. */
static int change(const struct plan *plan, int side, int from, int to) {
    int sum = 0;
    for (int i = 0; i < plan->uses; i++) {
        const struct use *use = &plan->use[i];
        if (use->at >= from && use->at < to && use->side == side)
            sum += use->kind == USE_ENTERS ? 1 : use->kind == USE_LEAVES ? -1 : 0;
    }
    return sum;
}

static int hand_size(int turn) {
    return turn < 4 ? 8 : 9; /* TS-3.2 */
}

/* One side after the other, the USSR first, up to full hands. */
static void places_of_deal(struct deal *deal, int at, int turn, int held[TS_SIDES]) {
    bool more = true;
    while (more) {
        more = false;
        for (int side = TS_SU; side <= TS_US; side++)
            if (held[side] < hand_size(turn)) {
                add_place(deal, at, side);
                held[side]++;
                more = true;
            }
    }
}

/* Draws to come after this one: Ask Not in this turn and later, and the deals of the turns that follow. */
static void places_later(struct deal *deal, int turn, int held[TS_SIDES]) {
    const struct plan *plan = deal->plan;
    int from = deal->now;
    for (int ask = 0;; turn++) {
        int next = turn + 1 < PLAN_TURNS ? plan->turn_at[turn + 1] : -1;
        for (; ask < plan->draws && (next < 0 || plan->draw[ask].at < next); ask++) {
            const struct draws *draw = &plan->draw[ask];
            if (draw->at < deal->now)
                continue;
            for (int i = 0; i < draw->count; i++)
                add_place(deal, draw->at, draw->side);
            held[draw->side] += draw->count;
        }
        if (next < 0)
            return;
        for (int side = 0; side < TS_SIDES; side++)
            held[side] += change(plan, side, from, next);
        from = next;
        places_of_deal(deal, next, turn + 1, held);
    }
}

/* ---- Cards ----------------------------------------------------------------------------------------------------- */

static void add_card(struct deal *deal, int card, int from) {
    const struct plan *plan = deal->plan;
    int i = deal->cards++;
    deal->card[i].card = card;
    deal->card[i].from = from;
    deal->card[i].next = plan_next_use(plan, card, deal->now);
    deal->card[i].leaves = plan_leaves(plan, card, deal->now);
}

static bool card_fits(const struct deal *deal, int i, const struct place *place) {
    const struct plan *plan = deal->plan;
    const struct use *next = deal->card[i].next;
    if (place->at < deal->card[i].from)
        return false;
    if (next &&
        (next->kind == USE_PILE || next->kind == USE_ENTERS || next->side != place->side || next->at <= place->at))
        return false;
    for (int k = 0; k < plan->limits; k++) {
        const struct limit *limit = &plan->limit[k];
        if ((limit->turn_end && next && next->kind == USE_STAYS && limit->at > next->at) ||
            (limit->wish && !deal->wishes))
            continue;
        if (limit->side == place->side && limit->at > place->at && limit->at <= deal->card[i].leaves &&
            !pl_set_has(&limit->allowed, deal->card[i].card))
            return false;
    }
    return true;
}

/* The pile now, and the cards that turns 4 and 8 will add to it (TS-3.2). As many places as there will be cards. */
static void gather(struct deal *deal, const struct ts_state *state) {
    const struct plan *plan = deal->plan;
    PL_EACH(card, state->draw)
    add_card(deal, card, -1);
    int pile = deal->cards, places = 0;
    for (int i = 0; i < deal->cards; i++)
        pile -= deal->card[i].next && deal->card[i].next->kind == USE_PILE;
    for (int turn = state->turn + 1; turn < PLAN_TURNS; turn++) {
        int begins = plan->turn_at[turn];
        while (places < deal->places && (begins < 0 || deal->place[places].at < begins) && places < pile)
            places++;
        bool empty = places == pile;
        if (empty || begins < 0)
            break;
        if (turn == 4 || turn == 8) {
            int before = deal->cards;
            PL_EACH(card, ts_era_cards(turn == 4 ? TS_MID : TS_LATE, state->option[TS_OPT_OPTIONAL]))
            add_card(deal, card, begins);
            pile += deal->cards - before;
        }
    }
    deal->used_up = places == pile;
    deal->places = places;
}

/* ---- The matching ---------------------------------------------------------------------------------------------- */

static bool place_card(struct deal *deal, int card) {
    for (int place = 0; place < deal->places; place++) {
        if (!deal->fits[card][place] || deal->seen[place])
            continue;
        deal->seen[place] = true;
        if (deal->card_of[place] < 0 || place_card(deal, deal->card_of[place])) {
            deal->card_of[place] = card;
            deal->place_of[card] = place;
            return true;
        }
    }
    return false;
}

static bool fill_place(struct deal *deal, int place) {
    for (int card = 0; card < deal->cards; card++) {
        bool kept = !deal->scoring && !deal->card[card].next && ts_is_scoring(deal->card[card].card);
        if (!deal->fits[card][place] || deal->seen[card] || kept)
            continue;
        deal->seen[card] = true;
        if (deal->place_of[card] < 0 || fill_place(deal, deal->place_of[card])) {
            deal->card_of[place] = card;
            deal->place_of[card] = place;
            return true;
        }
    }
    return false;
}

static int needed_at(const struct deal *deal, int card) {
    return deal->card[card].next ? deal->card[card].next->at : deal->plan->end + 1;
}

/* The first place should have the card that is needed first: what will have to be reshuffled is not always foreseen. */
static void hurry(struct deal *deal) {
    for (int place = 1; place < deal->places; place++) {
        int first = deal->card_of[0], other = deal->card_of[place];
        if (first < 0 || other < 0 || needed_at(deal, other) >= needed_at(deal, first) || !deal->fits[other][0] ||
            !deal->fits[first][place])
            continue;
        deal->card_of[0] = other;
        deal->card_of[place] = first;
        deal->place_of[other] = 0;
        deal->place_of[first] = place;
    }
}

static void match(struct deal *deal) {
    for (int i = 0; i < PLACES; i++)
        deal->card_of[i] = -1;
    for (int i = 0; i < TS_CARDS; i++)
        deal->place_of[i] = -1;
    for (int i = 0; i < deal->cards; i++)
        for (int place = 0; place < deal->places; place++)
            deal->fits[i][place] = card_fits(deal, i, &deal->place[place]);
    /* Those that the log needs, the most urgent first; then all, if the pile will be used up. */
    for (int last = -1;;) {
        int urgent = -1;
        for (int i = 0; i < deal->cards; i++) {
            const struct use *next = deal->card[i].next;
            if (next && next->at > last && (urgent < 0 || next->at < deal->card[urgent].next->at))
                urgent = i;
        }
        if (urgent < 0)
            break;
        last = deal->card[urgent].next->at;
        for (int i = 0; i < deal->cards; i++)
            if (deal->card[i].next && deal->card[i].next->at == last) {
                memset(deal->seen, 0, sizeof deal->seen);
                place_card(deal, i);
            }
    }
    for (int i = 0; i < deal->cards && deal->used_up; i++)
        if (deal->place_of[i] < 0) {
            memset(deal->seen, 0, sizeof deal->seen);
            place_card(deal, i);
        }
    for (int scoring = 0; scoring < 2;
         scoring++) { /* scoring cards that are never heard of only where nothing else is */
        deal->scoring = scoring;
        for (int place = 0; place < deal->places; place++)
            if (deal->card_of[place] < 0) {
                memset(deal->seen, 0, sizeof deal->seen);
                fill_place(deal, place);
            }
    }
}

/* Has every card a place that needs one, and the first place a card? */
static bool is_whole(const struct deal *deal) {
    for (int i = 0; i < deal->cards; i++)
        if (deal->place_of[i] < 0 && deal->used_up)
            return false;
    return deal->card_of[0] >= 0;
}

/* Nothing fits: the card that does the least harm. The play will find what is wrong, with its line. */
static int any_card(const struct deal *deal) {
    int best = -1, best_rank = -1;
    for (int i = 0; i < deal->cards; i++) {
        if (deal->card[i].from >= 0)
            continue;
        int rank = (deal->place_of[i] < 0 ? 4 : 0) + (deal->card[i].next ? 0 : 2) + !ts_is_scoring(deal->card[i].card);
        if (rank > best_rank) {
            best_rank = rank;
            best = i;
        }
    }
    return best < 0 ? TS_NO_CARD : deal->card[best].card;
}

/* Our Man in Tehran: what will be discarded, and anything. */
static int look_at(const struct plan *plan, const struct ts_state *state, int at) {
    int other = TS_NO_CARD;
    PL_EACH(card, state->draw) {
        const struct use *next = plan_next_use(plan, card, at);
        if (next && next->kind == USE_PILE)
            return card;
        other = card;
    }
    return other;
}

int plan_draw(const struct plan *plan, const struct ts_state *state, int at) {
    const struct pl_frame *frame = pl_peek(&state->frames);
    if (frame->v[0] == TS_ASIDE)
        return look_at(plan, state, at);
    struct deal deal = {.plan = plan, .now = at};
    int turn = state->turn ? state->turn : 1;
    int held[TS_SIDES] = {state->held[TS_SU], state->held[TS_US]};
    int begins = turn < PLAN_TURNS ? plan->turn_at[turn] : -1;
    places_now(&deal, state, frame->v[0] == TS_DEAL && begins >= 0 ? begins : at - 1);
    for (int i = 0; i < deal.places; i++)
        held[deal.place[i].side]++;
    if (frame->v[0] == TS_DEAL) /* what the present pile does not give comes from the next one */
        held[TS_SU] = held[TS_US] = hand_size(turn);
    places_later(&deal, turn, held);
    gather(&deal, state);
    deal.wishes = true;
    match(&deal);
    deal.wishes = is_whole(&deal);
    if (!deal.wishes)
        match(&deal);
    hurry(&deal);
    return deal.card_of[0] >= 0 ? deal.card[deal.card_of[0]].card : any_card(&deal);
}
