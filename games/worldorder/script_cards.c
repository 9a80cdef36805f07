/* Cards that a text discards, trashes, or takes from the market. */
#include "games/worldorder/flow.h"
#include "games/worldorder/script_picks.h"
#include "games/worldorder_effects.h"

enum { TRASH_PILES };
enum { TAKE_COST };

/* ---- Discarding -------------------------------------------------------------------------------------------------- */

static void discard(struct wo_state *s, int power, int card, struct pl_notes *notes) {
    NOTE(N_DISCARDS, power, wo_face_of[card]);
    wo_discard_card(s, power, card);
}

/* Whether somebody is asked goes by the number of cards, which is public. */
void wo_discard_some(struct wo_state *s, int power, int n, struct pl_notes *notes) {
    if (n <= 0)
        return;
    if (n < s->power[power].hand_n) {
        wo_push(s, WO_F_DISCARD, power)->left = (uint8_t)n;
        return;
    }
    PL_EACH(card, s->power[power].hand) {
        discard(s, power, card, notes);
    }
}

static int discard_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    return wo_face_moves(s->power[f->seat].hand, WO_M_DISCARD, out);
}

static void discard_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat;
    if (--f->left == 0)
        pl_pop(&s->frames);
    discard(s, power, wo_hand_card(s, power, pl_a(move)), notes);
}

static struct pl_asked discard_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(DISCARD, f->seat, f->left);
}

static struct pl_said discard_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)s, (void)f;
    return pl_kind(move) == WO_M_DISCARD ? SAY(W_NOT_IN_HAND, pl_a(move)) : PL_NOTHING;
}

static bool discard_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && wo_is_human(s, f->seat) && f->left > 0 && f->left <= s->power[f->seat].hand_n;
}

const struct pl_decision wo_row_discard = {.key = "discard",
                                           .about = KINDS(WO_M_DISCARD),
                                           .moves = discard_moves,
                                           .apply = discard_apply,
                                           .prompt = discard_prompt,
                                           .why = discard_why,
                                           .not_now = PL_PHRASE(W_NO_DISCARD_NOW),
                                           .fits = discard_fits};

/* ---- Trashing ---------------------------------------------------------------------------------------------------- */

static int pile_card(const struct pl_set *pile, int face) {
    int card = wo_first_of[face];
    while (card < WO_CARDS && wo_face_of[card] == face && !pl_set_has(pile, card))
        card++;
    return card;
}

void wo_trash_one(struct wo_state *s, int power, unsigned piles, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    if (piles == 1u << WO_PILE_HAND && p->hand_n == 1) {
        int card = pl_set_nth(p->hand, 0);
        NOTE(N_TRASHES, power, wo_face_of[card]);
        wo_hand_lose(s, power, card);
        return;
    }
    wo_push(s, WO_F_TRASH, power)->v[TRASH_PILES] = (int16_t)piles;
}

static int trash_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    const struct wo_power *p = &s->power[f->seat];
    int n = 0;
    if (f->v[TRASH_PILES] >> WO_PILE_HAND & 1)
        n = wo_face_moves(p->hand, WO_M_TRASH, out);
    if (f->v[TRASH_PILES] >> WO_PILE_DISCARD & 1) {
        int all = n + wo_face_moves(p->discard, WO_M_TRASH, out + n);
        for (; n < all; n++)
            out[n] = PL_MOVE(WO_M_TRASH, pl_a(out[n]), 1, 0);
    }
    return n;
}

static void trash_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, face = pl_a(move);
    pl_pop(&s->frames);
    NOTE(N_TRASHES, power, face);
    if (pl_b(move))
        pl_set_drop(&s->power[power].discard, pile_card(&s->power[power].discard, face));
    else
        wo_hand_lose(s, power, wo_hand_card(s, power, face));
}

static struct pl_asked trash_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    if (f->v[TRASH_PILES] >> WO_PILE_DISCARD & 1)
        return ASKS(TRASH_ANY, f->seat);
    return ASKS(TRASH, f->seat);
}

static struct pl_said trash_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)s, (void)f;
    if (pl_kind(move) != WO_M_TRASH)
        return PL_NOTHING;
    return pl_b(move) ? SAY(W_NOT_IN_DISCARD, pl_a(move)) : SAY(W_NOT_IN_HAND, pl_a(move));
}

static bool trash_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    if (above || !wo_is_human(s, f->seat))
        return false;
    bool hand = f->v[TRASH_PILES] >> WO_PILE_HAND & 1 && s->power[f->seat].hand_n;
    return hand || (f->v[TRASH_PILES] >> WO_PILE_DISCARD & 1 && !pl_set_empty(&s->power[f->seat].discard));
}

const struct pl_decision wo_row_trash = {
    .key = "trash",
    .values = VALUES(PL_VALUE(TRASH_PILES, "piles", "from these: 2 the hand, 4 the discard pile", .max = 6)),
    .about = KINDS(WO_M_TRASH),
    .moves = trash_moves,
    .apply = trash_apply,
    .prompt = trash_prompt,
    .why = trash_why,
    .not_now = PL_PHRASE(W_NO_TRASH_NOW),
    .fits = trash_fits};

/* ---- A card of the market, played at once (WO-31.7) ----------------------------------------------------------------
 */

void wo_take_market(struct wo_state *s, int power, int cost) {
    for (int slot = 0; slot < WO_ROW; slot++) {
        if (!s->row[slot] || wo_card(s->row[slot] - 1)->cost > cost)
            continue;
        wo_push(s, WO_F_TAKE, power)->v[TAKE_COST] = (int16_t)cost;
        return;
    }
}

static int take_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    for (int slot = 0; slot < WO_ROW; slot++)
        if (s->row[slot] && wo_card(s->row[slot] - 1)->cost <= f->v[TAKE_COST])
            out[n++] = PL_MOVE(WO_M_TAKE, slot, 0, 0);
    return n;
}

/* It is played as far as it goes, possible or not; before that the row is filled. */
static void take_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, slot = pl_a(move), card = s->row[slot] - 1;
    pl_pop(&s->frames);
    NOTE(N_TAKES, power, wo_face_of[card]);
    pl_set_add(&s->power[power].played, card);
    s->row[slot] = 0;
    wo_effect_waits(s, power, wo_card(card)->effect);
    wo_market_refill(s, notes);
}

static bool take_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    return !wo_only_one(s, f, &wo_row_take, notes);
}

static struct pl_asked take_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(TAKE, f->seat, f->v[TAKE_COST]);
}

static struct pl_said take_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) != WO_M_TAKE)
        return PL_NOTHING;
    return s->row[pl_a(move)] ? SAY(W_TAKE_COST, f->v[TAKE_COST]) : SAY(W_EMPTY_SLOT);
}

static bool take_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && wo_asks_fit(s, f, above, take_moves);
}

const struct pl_decision wo_row_take = {.key = "take",
                                        .values = VALUES(PL_VALUE(TAKE_COST, "cost", "of at most this cost", .max = 9)),
                                        .about = KINDS(WO_M_TAKE),
                                        .moves = take_moves,
                                        .apply = take_apply,
                                        .run = take_run,
                                        .prompt = take_prompt,
                                        .why = take_why,
                                        .not_now = PL_PHRASE(W_NO_TAKE_NOW),
                                        .fits = take_fits};
