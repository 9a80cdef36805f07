/* The texts of cards that concern who plays them, the board and the die, and take more than one move (section 20). */
#include "games/ankh/text.h"

/* ---- Selling cards (AM-20.26, AM-20.36) -------------------------------------------------------------------------- */

static void sell_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    am_sell(s, seat, pl_a(move), am_amount(card), notes);
}
static bool sell_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)f, (void)notes;
    if (s->seat[s->active].cards)
        return true;
    am_end_text(s);
    return false;
}
static int sell_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    int n = am_hand_moves(s, f->seat, AM_M_DISCARD, out);
    out[n++] = PL_MOVE(AM_M_SKIP, 0, 0, 0);
    return n;
}
static void sell_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    if (pl_kind(move) == AM_M_SKIP) {
        NOTE(N_STOPS, f->seat);
        am_end_text(s);
    } else {
        am_sell(s, f->seat, pl_a(move), am_amount(f->v[AM_V_CARD]), notes);
    }
}
static struct pl_asked sell_prompt(const struct am_state *s, const struct pl_frame *f) {
    int card = f->v[AM_V_CARD];
    (void)s;
    return ASKS(SELL, f->seat, card, am_amount(card));
}
static bool sell_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return am_mine(s, f, above) && s->seat[s->active].cards;
}
const struct am_text_row am_text_sell = {
    .begins = KINDS(AM_M_DISCARD),
    .begin = sell_begin,
    .then = {.key = "sell",
             .values = am_card_value,
             .about = KINDS(AM_M_DISCARD, AM_M_SKIP),
             .run = sell_run,
             .moves = sell_moves,
             .apply = sell_apply,
             .prompt = sell_prompt,
             .fits = sell_fits},
};

/* ---- The Alchemists' Guild (AM-20.67): `step` cards have been discarded; at the end the hand is refilled ----------
 */

static bool alchemy_usable(const struct am_state *s, int seat) {
    return am_refill_count(s, seat);
}
static void alchemy_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    struct pl_frame *frame = pl_top(&s->frames);
    frame->step = (uint8_t)am_amount(card);
    if (pl_kind(move) == AM_M_DISCARD) {
        frame->step = 1;
        am_sell(s, seat, pl_a(move), 0, notes);
    }
}
static bool alchemy_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int seat = s->active;
    (void)notes;
    if (f->step < am_amount(f->v[AM_V_CARD]) && s->seat[seat].cards)
        return true;
    am_end_text(s);
    am_draw_cards(s, seat, am_refill_count(s, seat)); /* AM-13.49 */
    return false;
}
static int alchemy_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    int n = am_hand_moves(s, f->seat, AM_M_DISCARD, out);
    out[n++] = PL_MOVE(AM_M_USE, 0, 0, 0);
    return n;
}
static void alchemy_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    f->step = (uint8_t)(pl_kind(move) == AM_M_USE ? am_amount(f->v[AM_V_CARD]) : f->step + 1);
    if (pl_kind(move) == AM_M_DISCARD)
        am_sell(s, f->seat, pl_a(move), 0, notes);
    else
        NOTE(N_STOPS, f->seat);
}
static struct pl_asked alchemy_prompt(const struct am_state *s, const struct pl_frame *f) {
    int card = f->v[AM_V_CARD];
    (void)s;
    return ASKS(ALCHEMY, f->seat, card, am_amount(card) - f->step);
}
static bool alchemy_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return am_mine(s, f, above) && s->seat[s->active].cards && (f->step == 1 || f->step == 2);
}
static struct pl_said alchemy_says(const struct am_state *s, const struct pl_frame *f, pl_move move, int viewer) {
    (void)s, (void)f, (void)viewer;
    return pl_kind(move) == AM_M_USE ? SAY(D_REFILL) : PL_NOTHING;
}
const struct am_text_row am_text_alchemy = {
    .begins = KINDS(AM_M_USE, AM_M_DISCARD),
    .usable = alchemy_usable,
    .begin = alchemy_begin,
    .says = alchemy_says,
    .then = {.key = "alchemy",
             .values = am_card_value,
             .about = KINDS(AM_M_USE, AM_M_DISCARD),
             .run = alchemy_run,
             .moves = alchemy_moves,
             .apply = alchemy_apply,
             .prompt = alchemy_prompt,
             .fits = alchemy_fits},
};

/* ---- Carcer (AM-20.60, AM-13.20): the die at steps 0 and 1, then the first area, the second, or (AM-14.6) either --
 */

/* Areas where he may strike now. */
static unsigned carcer_areas(const struct am_state *s, const struct pl_frame *f) {
    unsigned areas = 0, there = 0;
    if (f->step == 2 || f->step == 4)
        areas |= am_bit(s->roll[0] - 1);
    if (f->step == 3 || f->step == 4)
        areas |= am_bit(s->roll[1] - 1);
    for (int owner = 0; owner < AM_OWNERS; owner++)
        if (!(f->left >> owner & 1) || owner >= AM_SEATS)
            there |= s->here[owner];
    return areas & there;
}
static bool carcer_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    bool one = s->option[AM_OPT_CARCER];
    (void)notes;
    if (f->step < 2) {
        f->seat = PL_CHANCE;
        return true;
    }
    f->seat = (int8_t)s->active;
    if (one && f->step == 2)
        f->step = 4;
    for (int last = one ? 4 : 3; f->step <= last; f->step++)
        if (carcer_areas(s, f))
            return true;
    am_end_text(s);
    return false;
}
static int carcer_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    return am_removal_moves(s, carcer_areas(s, f), f->left & 15u, out);
}
static void carcer_happens(struct am_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    s->roll[f->step++] = (uint8_t)am_rolled_face(s, f, outcome, notes);
}
static void carcer_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    f->step++;
    am_text_removes(s, f->seat, pl_b(move), pl_a(move), notes);
}
static struct pl_asked carcer_prompt(const struct am_state *s, const struct pl_frame *f) {
    int seat = f->seat, card = f->v[AM_V_CARD];
    if (f->step == 4 && s->roll[0] != s->roll[1])
        return ASKS(CARCER_EITHER, seat, card, s->roll[0] - 1, s->roll[1] - 1);
    return ASKS(CARCER, seat, card, s->roll[f->step == 3] - 1);
}
static struct pl_said carcer_why(const struct am_state *s, const struct pl_frame *f, pl_move move) {
    int area = pl_a(move), owner = pl_b(move);
    (void)s;
    if (owner < AM_SEATS && f->left >> owner & 1)
        return SAY(W_SPARED, owner);
    return SAY(W_NOT_THERE, area);
}
static bool carcer_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    if (am_asking(above) || !am_rolled(s, f->step < 2 ? f->step : 2))
        return false;
    if (f->step < 2)
        return am_chance(f, above);
    if (above)
        return f->seat == s->active && f->step >= 3 && f->step <= 5;
    return f->seat == s->active && f->step <= 4 && carcer_areas(s, f);
}
const struct am_text_row am_text_carcer = {
    .begins = KINDS(AM_M_USE),
    .usable = am_always,
    .why = carcer_why,
    .rolls = true,
    .removes = true,
    .then = {.key = "carcer",
             .values = am_card_value,
             .about = KINDS(AM_M_REMOVE),
             .run = carcer_run,
             .moves = carcer_moves,
             .chances = am_die_chances,
             .happens = carcer_happens,
             .apply = carcer_apply,
             .prompt = carcer_prompt,
             .fits = carcer_fits},
};

/* ---- CMOT Dibbler (AM-20.11) and Errol (AM-20.100): step 0 the die, 1 good luck, 3 bad luck -----------------------
 */

enum { GOOD_LUCK = 7, BAD_LUCK = 1 };

static bool luck_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)s, (void)notes;
    if (f->step == 0)
        f->seat = PL_CHANCE;
    return true;
}
static struct pl_said own_only_why(const struct am_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    if (pl_b(move) != f->seat)
        return SAY(W_ONLY_OWN);
    return PL_NOTHING;
}

static void dibbler_happens(struct am_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int face = am_rolled_face(s, f, outcome, notes), seat = s->active, money = s->seat[seat].money;
    f->step = 3;
    if (face >= GOOD_LUCK) {
        am_earn(s, seat, 4, notes);
    } else if (face == BAD_LUCK && !s->here[seat] && money < 2) { /* AM-13.41 */
        NOTE(N_PAYS, seat, money);
        am_to_bank(s, seat, money);
    } else if (face == BAD_LUCK) {
        return;
    } else {
        NOTE(N_NOTHING);
    }
    am_end_text(s);
}
static int dibbler_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    if (s->seat[f->seat].money >= 2)
        out[n++] = PL_MOVE(AM_M_PAY, 0, 0, 0);
    return n + am_own_minion_moves(s, f->seat, out + n);
}
static void dibbler_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int seat = f->seat;
    am_end_text(s);
    if (pl_kind(move) == AM_M_PAY) {
        NOTE(N_PAYS, seat, 2);
        am_to_bank(s, seat, 2);
    } else {
        am_text_removes(s, seat, pl_b(move), pl_a(move), notes);
    }
}
static struct pl_asked dibbler_prompt(const struct am_state *s, const struct pl_frame *f) {
    int seat = f->seat, card = f->v[AM_V_CARD];
    return s->seat[seat].money >= 2 ? ASKS(DIBBLER, seat, card) : ASKS(GIVE_UP, seat, card);
}
static bool dibbler_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int seat = s->active;
    return f->step == 0 ? am_chance(f, above)
                        : f->step == 3 && am_mine(s, f, above) && (s->here[seat] || s->seat[seat].money >= 2);
}
const struct am_text_row am_text_dibbler = {
    .begins = KINDS(AM_M_USE),
    .usable = am_always,
    .why = own_only_why,
    .demand = 2,
    .then = {.key = "dibbler",
             .values = am_card_value,
             .about = KINDS(AM_M_PAY, AM_M_REMOVE),
             .run = luck_run,
             .moves = dibbler_moves,
             .chances = am_die_chances,
             .happens = dibbler_happens,
             .apply = dibbler_apply,
             .prompt = dibbler_prompt,
             .fits = dibbler_fits},
};

static unsigned errol_victims(const struct am_state *s) {
    return am_peopled(s) & am_areas(&s->trouble);
}
static void errol_happens(struct am_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int face = am_rolled_face(s, f, outcome, notes), seat = s->active;
    bool good = face >= GOOD_LUCK;
    f->step = good ? 1 : 3;
    if ((s->here[seat] && face == BAD_LUCK) || (good && errol_victims(s)))
        return;
    NOTE(N_NOTHING);
    am_end_text(s);
}
static int errol_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    if (f->step == 1)
        return am_removal_moves(s, errol_victims(s), 0, out);
    return am_own_minion_moves(s, f->seat, out);
}
static void errol_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int seat = f->seat;
    am_end_text(s);
    am_text_removes(s, seat, pl_b(move), pl_a(move), notes);
}
static struct pl_asked errol_prompt(const struct am_state *s, const struct pl_frame *f) {
    int seat = f->seat, card = f->v[AM_V_CARD];
    (void)s;
    return f->step == 1 ? ASKS(ERROL, seat, card) : ASKS(GIVE_UP, seat, card);
}
static struct pl_said errol_why(const struct am_state *s, const struct pl_frame *f, pl_move move) {
    return f->step == 3 ? own_only_why(s, f, move) : PL_NOTHING;
}
static bool errol_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    if (f->step == 1)
        return am_mine(s, f, above) && errol_victims(s);
    return f->step == 0 ? am_chance(f, above) : f->step == 3 && am_mine(s, f, above) && s->here[s->active];
}
const struct am_text_row am_text_errol = {
    .begins = KINDS(AM_M_USE),
    .usable = am_always,
    .why = errol_why,
    .then = {.key = "errol",
             .values = am_card_value,
             .about = KINDS(AM_M_REMOVE),
             .run = luck_run,
             .moves = errol_moves,
             .chances = am_die_chances,
             .happens = errol_happens,
             .apply = errol_apply,
             .prompt = errol_prompt,
             .fits = errol_fits},
};

/* ---- History Monks (AM-20.22): `step` cards have been fetched from the discard pile --------------------------------
 */

static bool monks_usable(const struct am_state *s, int seat) {
    (void)seat;
    return !pl_set_empty(&s->discard);
}
static bool monks_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    if (f->step < am_amount(f->v[AM_V_CARD]) && !pl_set_empty(&s->discard)) {
        f->seat = PL_CHANCE;
        return true;
    }
    am_end_text(s);
    return false;
}
static int monks_chances(const struct am_state *s, const struct pl_frame *f, struct pl_chance *out) {
    (void)f;
    return pl_set_chances(s->discard, AM_M_DRAW, out);
}
static void monks_happens(struct am_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int seat = s->active, card = pl_a(outcome);
    f->step++;
    NOTE(N_FETCHES, seat, card);
    pl_set_drop(&s->discard, card);
    am_gain_openly(s, seat, card);
}
static struct pl_said monks_says(const struct am_state *s, const struct pl_frame *f, pl_move move, int viewer) {
    (void)f, (void)viewer;
    return pl_kind(move) == AM_M_DRAW ? SAY(D_FETCH, s->active, pl_a(move)) : PL_NOTHING;
}
static bool monks_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return am_chance(f, above) && f->step < am_amount(f->v[AM_V_CARD]) && !pl_set_empty(&s->discard);
}
const struct am_text_row am_text_monks = {
    .begins = KINDS(AM_M_USE),
    .usable = monks_usable,
    .says = monks_says,
    .open = true,
    .then = {.key = "monks",
             .values = am_card_value,
             .run = monks_run,
             .chances = monks_chances,
             .happens = monks_happens,
             .fits = monks_fits},
};

/* ---- Mrs Cake (AM-20.14) and Zorgo (AM-20.43): chance and the unused personalities ---------------------------------
 */

static bool persons_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)s, (void)notes;
    f->seat = PL_CHANCE;
    return true;
}
static int person_chances(const struct am_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int n = 0;
    (void)f;
    AM_EACH(person, am_unused_persons(s)) {
        out[n++] = (struct pl_chance){PL_MOVE(AM_M_PERSON, person, 0, 0), 1};
    }
    return n;
}
static bool persons_fit(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s;
    return am_chance(f, above);
}

static void cake_happens(struct am_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int seat = s->active, unseen = pl_a(outcome);
    (void)f;
    NOTE(N_LOOKS_AT_PERSONS, seat);
    for (int person = 0; person < AM_PERSONS; person++)
        if (person != unseen && am_unused_persons(s) >> person & 1)
            pl_note_to(notes, (uint8_t)(1u << seat), SAY(N_SEES_PERSON, person));
    am_see_unused(s, seat, unseen);
    am_end_text(s);
}
static struct pl_said cake_says(const struct am_state *s, const struct pl_frame *f, pl_move move, int viewer) {
    (void)s, (void)f;
    if (pl_kind(move) != AM_M_PERSON)
        return PL_NOTHING;
    return viewer == PL_EVERYTHING ? SAY(D_UNSEEN, pl_a(move)) : SAY(D_UNSEEN_SOME);
}
const struct am_text_row am_text_cake = {
    .begins = KINDS(AM_M_USE),
    .usable = am_always,
    .says = cake_says,
    .then = {.key = "cake",
             .values = am_card_value,
             .run = persons_run,
             .chances = person_chances,
             .happens = cake_happens,
             .fits = persons_fit},
};

static void zorgo_happens(struct am_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int seat = s->active, person = pl_a(outcome);
    (void)f;
    NOTE(N_CHANGES_PERSON, seat);
    pl_note_to(notes, (uint8_t)(1u << seat), SAY(N_NEW_PERSON, person));
    am_change_person(s, seat, person);
    am_end_text(s);
}
const struct am_text_row am_text_zorgo = {
    .begins = KINDS(AM_M_USE),
    .usable = am_always,
    .then = {.key = "zorgo",
             .values = am_card_value,
             .run = persons_run,
             .chances = person_chances,
             .happens = zorgo_happens,
             .fits = persons_fit},
};
