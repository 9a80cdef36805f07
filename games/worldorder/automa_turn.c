/* Turns and Research of an automa (WO-22.1 to WO-22.7, WO-23.4 to WO-23.9): cards are turned up, and what they bring is
 * done one after the other. */
#include "games/worldorder/automa_parts.h"
#include "games/worldorder/flow.h"

/* For which power; cards still to turn up in this turn; types still to act by, a bit each; 1: the type once more. */
enum automa_step { TURN, REVEAL, BUY, DISCARD, AUTOMA_STEPS };
enum { REVEALED = 2, DISCARDS = 5, ALLIES_PER_POINT = 3, FOCUS_POINTS = 2 };

static struct pl_frame *push_automa(struct wo_state *s, int power, enum automa_step step) {
    struct pl_frame *f = wo_push(s, WO_F_AUTOMA, PL_CHANCE);
    f->v[WO_AU_POWER] = (int16_t)power;
    f->step = (uint8_t)step;
    return f;
}

void wo_automa_turn(struct wo_state *s, int power, struct pl_notes *notes) {
    (void)notes;
    push_automa(s, power, TURN)->v[WO_AU_CARDS] = 1;
}

void wo_automa_research(struct wo_state *s, int power, struct pl_notes *notes) {
    (void)notes;
    s->power[power].points = 0;
    push_automa(s, power, REVEAL)->left = REVEALED;
}

/* ---- A card is turned up
 * ------------------------------------------------------------------------------------------------ */

/* WO-22.5, WO-22.6: by which of its types a bought card acts; it leaves the game, and the next card is played, too. */
static void bought_card(struct wo_state *s, struct pl_frame *f, const struct wo_card *card, struct pl_notes *notes) {
    int power = f->v[WO_AU_POWER], face = (int)(card - wo_faces);
    bool several = card->types & (card->types - 1);
    NOTE(N_AUTOMA_BOUGHT, power, face);
    f->v[WO_AU_TYPES] = card->types;
    if (s->power[power].kind == WO_HARD) {
        f->v[WO_AU_AGAIN] = card->twice;
        if (several || card->twice)
            NOTE(N_AUTOMA_EACH_TYPE, power, face);
    } else if (card->cube >= 0) {
        f->v[WO_AU_TYPES] = (int16_t)(1 << card->cube);
        NOTE(N_AUTOMA_TYPE, power, face, card->cube);
    } else if (several) {
        f->v[WO_AU_TYPES] = 0;
        wo_draw_lot(s, power, WO_LOT_TYPE, card->types);
    } else {
        NOTE(N_AUTOMA_TYPE, power, face, __builtin_ctz(card->types));
    }
}

static void played_card(struct wo_state *s, struct pl_frame *f, int card, struct pl_notes *notes) {
    int power = f->v[WO_AU_POWER], types = wo_card(card)->types;
    f->v[WO_AU_CARDS]--;
    f->v[WO_AU_TYPES] = (int16_t)types;
    pl_set_add(&s->power[power].played, card);
    NOTE(N_AUTOMA_CARD, power, wo_face_of[card], __builtin_ctz(types));
}

static void revealed_card(struct wo_state *s, struct pl_frame *f, int card, struct pl_notes *notes) { /* WO-23.4 */
    int power = f->v[WO_AU_POWER];
    const struct wo_card *c = wo_card(card);
    f->left--;
    pl_set_add(&s->power[power].played, card);
    s->power[power].points = (uint8_t)(s->power[power].points + c->points);
    NOTE(N_AUTOMA_REVEALS, power, wo_face_of[card], c->points);
    wo_gain(s, power, c->bonus, c->bonus_n, notes);
}

static void turned_up(struct wo_state *s, struct pl_frame *f, int card, struct pl_notes *notes) {
    if (f->step == REVEAL)
        revealed_card(s, f, card, notes);
    else if (wo_card(card)->power < 0)
        bought_card(s, f, wo_card(card), notes);
    else
        played_card(s, f, card, notes);
}

/* Its deck never runs out in the middle (WO-23.9); in a position made by hand it may: then the cards played are
 * shuffled. False: there are none. */
static bool has_card(struct wo_power *p) {
    if (p->top_n || p->deck_n)
        return true;
    p->deck = pl_set_or(p->discard, p->played);
    p->deck_n = (uint8_t)pl_set_count(&p->deck);
    p->discard = p->played = (struct pl_set){{0, 0}};
    return p->deck_n > 0;
}

static void from_deck(struct wo_state *s, struct pl_frame *f, int card, struct pl_notes *notes) {
    struct wo_power *p = &s->power[f->v[WO_AU_POWER]];
    pl_set_drop(&p->deck, card);
    p->deck_n--;
    turned_up(s, f, card, notes);
}

/* True: chance is to say which card it is. */
static bool turn_up(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    struct wo_power *p = &s->power[f->v[WO_AU_POWER]];
    if (!has_card(p)) {
        f->v[WO_AU_CARDS] = 0;
        f->left = 0;
    } else if (p->top_n) {
        int card = p->top[--p->top_n];
        p->top[p->top_n] = 0;
        turned_up(s, f, card, notes);
    } else if (p->deck_n == 1) {
        struct pl_set last = p->deck;
        from_deck(s, f, pl_set_pop(&last), notes);
    } else {
        return true;
    }
    return false;
}

/* ---- Research
 * ----------------------------------------------------------------------------------------------------------- */

/* WO-23.9: the two cards were the last of the deck. */
static void shuffle_all(struct wo_state *s, int power, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    p->deck = pl_set_or(p->deck, pl_set_or(p->discard, p->played));
    p->deck_n = (uint8_t)pl_set_count(&p->deck);
    p->discard = p->played = (struct pl_set){{0, 0}};
    NOTE(N_AUTOMA_SHUFFLES, power);
}

static void all_revealed(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int power = f->v[WO_AU_POWER];
    struct wo_power *p = &s->power[power];
    struct pl_set allies = wo_allies(s, power);
    p->points = (uint8_t)(p->points + pl_set_count(&allies) / ALLIES_PER_POINT +
                          (p->focus == WO_FOCUS_DOMESTIC ? FOCUS_POINTS : 0)); /* WO-23.5 */
    NOTE(N_AUTOMA_POINTS, power, p->points);
    if (s->round == 2 || s->round == 4)
        shuffle_all(s, power, notes);
    f->step = BUY;
}

static void buy(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int power = f->v[WO_AU_POWER], slot = s->power[power].top_n < WO_TOP ? wo_automa_market(s, power) : -1;
    f->step = DISCARD;
    f->left = DISCARDS;
    if (slot >= 0)
        wo_push_act(s, power, WO_ACT_BUY, 0, false)->v[WO_ACT_TARGET] = (int16_t)slot;
    else
        NOTE(N_AUTOMA_BUYS_NOT, power);
}

static void discard(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) { /* WO-23.8 */
    int power = f->v[WO_AU_POWER];
    struct wo_power *p = &s->power[power];
    if (p->points && f->left && s->row[WO_ROW - 1]) {
        if (f->left == DISCARDS)
            NOTE(N_AUTOMA_DISCARDS, power, p->points, p->points < DISCARDS ? p->points : DISCARDS);
        p->points--;
        f->left--;
        wo_discard_right(s, 1, notes);
        wo_market_refill(s, notes);
        return;
    }
    p->points = 0;
    pl_pop(&s->frames);
}

/* ---- Its row
 * ------------------------------------------------------------------------------------------------------------- */

static void act_by_type(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int type = __builtin_ctz((unsigned)f->v[WO_AU_TYPES]);
    if (f->v[WO_AU_AGAIN])
        f->v[WO_AU_AGAIN] = 0;
    else
        f->v[WO_AU_TYPES] &= (int16_t)(f->v[WO_AU_TYPES] - 1);
    wo_automa_type(s, f->v[WO_AU_POWER], type, notes);
}

static bool automa_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    switch ((enum automa_step)f->step) {
    case TURN:
        if (f->v[WO_AU_TYPES])
            act_by_type(s, f, notes);
        else if (f->v[WO_AU_CARDS])
            return turn_up(s, f, notes);
        else
            pl_pop(&s->frames);
        break;
    case REVEAL:
        if (f->left)
            return turn_up(s, f, notes);
        all_revealed(s, f, notes);
        break;
    case BUY:
        buy(s, f, notes);
        break;
    default: /* DISCARD */
        discard(s, f, notes);
        break;
    }
    return false;
}

static int automa_chances(const struct wo_state *s, const struct pl_frame *f, struct pl_chance *out) {
    return wo_face_chances(s->power[f->v[WO_AU_POWER]].deck, WO_M_DRAW, out);
}

static void automa_happens(struct wo_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    from_deck(s, f, pl_a(outcome), notes);
}

static struct pl_asked automa_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(P_AUTOMA_CARD, f->v[WO_AU_POWER]);
}

static bool automa_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct wo_power *p = &s->power[f->v[WO_AU_POWER]];
    bool turn = f->step == TURN, draws = turn ? f->v[WO_AU_CARDS] && !f->v[WO_AU_TYPES] : f->step == REVEAL && f->left;
    if (f != &s->frames.at[1] || f->seat != PL_CHANCE || !wo_is_automa(s, f->v[WO_AU_POWER]) ||
        f->step >= AUTOMA_STEPS || f->left > (turn ? 0 : DISCARDS) || (!turn && f->v[WO_AU_CARDS]) ||
        (!turn && f->v[WO_AU_TYPES]) || (f->v[WO_AU_AGAIN] && !f->v[WO_AU_TYPES]))
        return false;
    return wo_at_step(s, turn ? WO_STEP_TURNS : WO_STEP_RESEARCH) &&
           (above || (draws && !p->top_n && pl_set_count(&p->deck) > 1));
}

const struct pl_decision wo_row_automa = {
    .key = "automa",
    .values = VALUES(
        POWER_VALUE(WO_AU_POWER), PL_VALUE(WO_AU_CARDS, "cards", "cards still to turn up in this turn", .max = 1),
        PL_VALUE(WO_AU_TYPES, "types", "types still to act by, a bit each", .max = (1 << WO_CARD_TYPES) - 1),
        PL_VALUE(WO_AU_AGAIN, "again", "1: the first of them twice", .max = 1)),
    .run = automa_run,
    .chances = automa_chances,
    .happens = automa_happens,
    .prompt = automa_prompt,
    .fits = automa_fits};
