/* The texts of cards that are about one other player (section 20): who is asked first whether it interrupts
 * (am_strikes), and then gives, loses or shows something. */
#include "games/ankh/text.h"

static unsigned those_with_money(const struct am_state *s, int seat) {
    return am_others_with(s, seat, am_has_money);
}

/* ---- Nobby Nobbs (AM-20.31), The Chair of Indefinite Studies (AM-20.61) --------------------------------------------
 */

static bool rob_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int target = f->v[AM_V_TARGET], seat = s->active, sum = am_amount(f->v[AM_V_CARD]);
    if (am_strikes(s, f, target, AM_BY_SONKY)) {
        am_pay_to(s, target, seat, sum, notes);
        am_end_text(s);
    }
    return false;
}
const struct am_text_row am_text_rob = {
    .begins = KINDS(AM_M_TARGET),
    .targets = those_with_money,
    .then = {.key = "rob", .values = am_target_values, .run = rob_run, .fits = am_target_asked},
};

static unsigned chair_targets(const struct am_state *s, int seat) {
    return am_others_with(s, seat, s->seat[seat].cards ? am_sits : am_has_cards);
}
static bool chair_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int target = f->v[AM_V_TARGET], seat = s->active;
    if (am_strikes(s, f, target, AM_BY_SONKY)) {
        NOTE(N_SWAPS_HANDS, seat, target);
        am_swap_hands(s, seat, target);
        am_end_text(s);
    }
    return false;
}
const struct am_text_row am_text_chair = {
    .begins = KINDS(AM_M_TARGET),
    .targets = chair_targets,
    .then = {.key = "chair", .values = am_target_values, .run = chair_run, .fits = am_target_asked},
};

/* ---- Hubert (AM-20.93): who gives is the target, and who receives -------------------------------------------------
 */

enum { HUBERT_GIVER = AM_V_TARGET, HUBERT_RECEIVER };
static const struct pl_field hubert_values[] = {
    AM_CARD_VALUE,
    PL_VALUE(HUBERT_GIVER, "giver", "who gives", .max = AM_SEATS - 1),
    PL_VALUE(HUBERT_RECEIVER, "receiver", "who receives", .max = AM_SEATS - 1),
    {0}};

static int hubert_opening(const struct am_state *s, int seat, pl_move *out) {
    int n = 0;
    for (int giver = 0; giver < s->players; giver++)
        for (int receiver = 0; receiver < s->players; receiver++)
            if (giver != seat && receiver != seat && giver != receiver && s->seat[giver].money)
                out[n++] = PL_MOVE(AM_M_TARGET, giver, receiver + 1, 0);
    return n;
}
static bool hubert_possible(const struct am_state *s, int seat) {
    pl_move some[AM_SEATS * AM_SEATS];
    return hubert_opening(s, seat, some);
}
static void hubert_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    (void)seat, (void)card, (void)notes;
    pl_top(&s->frames)->v[HUBERT_RECEIVER] = (int16_t)(pl_b(move) - 1);
}
static bool hubert_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int giver = f->v[HUBERT_GIVER], receiver = f->v[HUBERT_RECEIVER], sum = am_amount(f->v[AM_V_CARD]);
    if (am_strikes(s, f, giver, AM_BY_SONKY)) {
        am_pay_to(s, giver, receiver, sum, notes);
        am_end_text(s);
    }
    return false;
}
static struct pl_said hubert_why(const struct am_state *s, const struct pl_frame *f, pl_move move) {
    (void)s, (void)f;
    return SAY(W_BAD_TARGET, pl_a(move));
}
static bool hubert_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return am_target_asked(s, f, above) && am_is_other(s, f->v[HUBERT_RECEIVER]) &&
           f->v[HUBERT_GIVER] != f->v[HUBERT_RECEIVER];
}
const struct am_text_row am_text_hubert = {
    .begins = KINDS(AM_M_TARGET),
    .possible = hubert_possible,
    .opening = hubert_opening,
    .begin = hubert_begin,
    .why = hubert_why,
    .then = {.key = "hubert", .values = hubert_values, .run = hubert_run, .fits = hubert_fits},
};

/* ---- Here'n'Now (AM-20.25): step 0 the die, 1 whom to rob, 2 and 4 the victim is asked, 3 an own minion goes ------
 */

static bool herenow_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int target = f->v[AM_V_TARGET], sum = am_amount(f->v[AM_V_CARD]);
    if (f->step == 0)
        f->seat = PL_CHANCE;
    if (f->step == 0 || f->step == 1 || f->step == 3)
        return true;
    if (f->step == 2) {
        f->step = 4;
        if (am_ask(s, target, AM_BY_SONKY))
            return false;
    }
    if (!f->left)
        am_pay_to(s, target, s->active, sum, notes);
    am_end_text(s);
    return false;
}
static void herenow_happens(struct am_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int face = am_rolled_face(s, f, outcome, notes), seat = s->active;
    bool good = face >= 7, bad = face == 1;
    f->step = good ? 1 : 3;
    if ((bad && s->here[seat]) || (good && those_with_money(s, seat)))
        return;
    NOTE(N_NOTHING);
    am_end_text(s);
}
static int herenow_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    if (f->step == 3)
        return am_own_minion_moves(s, f->seat, out);
    AM_EACH(other, those_with_money(s, f->seat)) {
        out[n++] = PL_MOVE(AM_M_TARGET, other, 0, 0);
    }
    return n;
}
static void herenow_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int seat = f->seat;
    if (pl_kind(move) == AM_M_TARGET) {
        NOTE(N_CHOOSES, seat, pl_a(move));
        f->v[AM_V_TARGET] = pl_a(move);
        f->step = 2;
        return;
    }
    am_end_text(s);
    am_text_removes(s, seat, seat, pl_a(move), notes);
}
static struct pl_asked herenow_prompt(const struct am_state *s, const struct pl_frame *f) {
    (void)s;
    return f->step == 1 ? ASKS(ROB, f->seat, f->v[AM_V_CARD]) : ASKS(GIVE_UP, f->seat, f->v[AM_V_CARD]);
}
static struct pl_said herenow_why(const struct am_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    if (pl_kind(move) == AM_M_REMOVE && pl_b(move) != f->seat)
        return SAY(W_ONLY_OWN);
    return PL_NOTHING;
}
static bool herenow_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    if (f->step == 1)
        return am_mine(s, f, above) && those_with_money(s, s->active);
    if (f->step == 3)
        return am_mine(s, f, above) && s->here[s->active];
    return f->step == 4 ? am_asking(above) && am_is_other(s, f->v[AM_V_TARGET]) : !f->step && am_chance(f, above);
}
const struct am_text_row am_text_herenow = {
    .begins = KINDS(AM_M_USE),
    .usable = am_always,
    .why = herenow_why,
    .then = {.key = "herenow",
             .values = am_target_values,
             .about = KINDS(AM_M_TARGET, AM_M_REMOVE),
             .run = herenow_run,
             .moves = herenow_moves,
             .chances = am_die_chances,
             .happens = herenow_happens,
             .apply = herenow_apply,
             .prompt = herenow_prompt,
             .fits = herenow_fits},
};

/* ---- Moving somebody else's minion (AM-20.9): its owner may interrupt, trolls and demons do not --------------------
 */

enum { SHOVE_FROM = 1, SHOVE_TO, SHOVE_OWNER };
static const struct pl_field shove_values[] = {
    AM_CARD_VALUE,
    PL_VALUE(SHOVE_FROM, "from", "the area it leaves", .values = &am_area_keys, .max = AM_AREAS - 1),
    PL_VALUE(SHOVE_TO, "to", "the area it goes to", .values = &am_area_keys, .max = AM_AREAS - 1),
    PL_VALUE(SHOVE_OWNER, "owner", "whose minion it is", .max = AM_OWNERS - 1),
    {0}};

static bool shove_possible(const struct am_state *s, int seat) {
    unsigned others = 0;
    for (int owner = 0; owner < AM_OWNERS; owner++)
        others |= owner == seat ? 0u : s->here[owner];
    return others;
}
static int shove_opening(const struct am_state *s, int seat, pl_move *out) {
    int n = 0;
    for (int owner = 0; owner < AM_OWNERS; owner++)
        AM_EACH(from, owner == seat ? 0u : s->here[owner]) {
            AM_EACH(to, am_places[from].adjacent) {
                out[n++] = PL_MOVE(AM_M_MOVE, from, to, owner);
            }
        }
    return n;
}
static void shove_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    struct pl_frame *f = pl_top(&s->frames);
    (void)seat, (void)card, (void)notes;
    f->v[SHOVE_FROM] = pl_a(move);
    f->v[SHOVE_TO] = pl_b(move);
    f->v[SHOVE_OWNER] = pl_c(move);
}
static bool shove_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (am_strikes(s, f, f->v[SHOVE_OWNER], AM_BY_SONKY | AM_BY_GASPODE)) {
        am_move_minion(s, f->v[SHOVE_OWNER], f->v[SHOVE_FROM], f->v[SHOVE_TO], notes);
        am_end_text(s);
    }
    return false;
}
static struct pl_asked shove_asked(const struct am_state *s, const struct pl_frame *f, int seat) {
    (void)s;
    return ASKS(ASK_MOVE, seat, f->v[AM_V_CARD], f->v[SHOVE_FROM], f->v[SHOVE_TO]);
}
static struct pl_said shove_why(const struct am_state *s, const struct pl_frame *f, pl_move move) {
    int from = pl_a(move), to = pl_b(move);
    (void)s;
    if (pl_c(move) == f->seat)
        return SAY(W_OWN);
    return SAY(W_NOT_ADJACENT, from, to);
}
static bool shove_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return am_first_asked(f, above) && am_is_there(s, f->v[SHOVE_FROM], f->v[SHOVE_OWNER]) &&
           f->v[SHOVE_FROM] != f->v[SHOVE_TO];
}
const struct am_text_row am_text_shove = {
    .begins = KINDS(AM_M_MOVE),
    .possible = shove_possible,
    .opening = shove_opening,
    .begin = shove_begin,
    .asked = shove_asked,
    .why = shove_why,
    .then = {.key = "shove", .values = shove_values, .run = shove_run, .fits = shove_fits},
};

/* ---- Buying a building (AM-20.71, AM-20.89, AM-13.21): its owner may interrupt -------------------------------------
 */

enum { BUY_AREA = 1, BUY_FROM };
static const struct pl_field buy_values[] = {
    AM_CARD_VALUE,
    PL_VALUE(BUY_AREA, "area", "the building bought", .values = &am_area_keys, .max = AM_AREAS - 1),
    PL_VALUE(BUY_FROM, "from", "the area, from 1, of the building used; 0: one of the supply", .max = AM_AREAS),
    {0}};

static unsigned wares(const struct am_state *s, int seat, unsigned where) {
    unsigned wares = 0;
    AM_EACH(area, am_all_built(s) & ~(unsigned)s->built[seat] & where) {
        if (am_cost(s, area) <= s->seat[seat].money)
            wares |= am_bit(area);
    }
    return wares;
}
static unsigned calm_wares(const struct am_state *s, int seat) {
    return wares(s, seat, ~am_areas(&s->trouble));
}
static unsigned troubled_wares(const struct am_state *s, int seat) {
    return wares(s, seat, am_areas(&s->trouble));
}
static void buy_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    struct pl_frame *f = pl_top(&s->frames);
    (void)seat, (void)card, (void)notes;
    f->v[BUY_AREA] = pl_a(move);
    f->v[BUY_FROM] = pl_b(move);
}
static bool buy_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int area = f->v[BUY_AREA], from = f->v[BUY_FROM], seller = s->area[area].building - 1;
    if (!am_strikes(s, f, seller, AM_BY_SONKY))
        return false;
    NOTE(N_BUYS, s->active, seller, area);
    if (from) {
        NOTE(N_REBUILDS, s->active, from - 1);
        am_lose_building(s, from - 1);
    }
    am_pay_to(s, s->active, seller, am_cost(s, area), notes);
    am_lose_building(s, area);
    am_put_building(s, s->active, area);
    am_end_text(s);
    return false;
}
static struct pl_asked buy_asked(const struct am_state *s, const struct pl_frame *f, int seat) {
    return ASKS(ASK_BUY, seat, f->v[AM_V_CARD], f->v[BUY_AREA], s->active);
}
static struct pl_said buy_why(const struct am_state *s, const struct pl_frame *f, pl_move move) {
    (void)f;
    if (am_has_trouble(s, pl_a(move)))
        return SAY(W_WARE_TROUBLE, pl_a(move));
    return PL_NOTHING;
}
static struct pl_said grab_why(const struct am_state *s, const struct pl_frame *f, pl_move move) {
    (void)f;
    if (!am_has_trouble(s, pl_a(move)))
        return SAY(W_WARE_CALM, pl_a(move));
    return PL_NOTHING;
}
static bool buy_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int area = f->v[BUY_AREA], from = f->v[BUY_FROM], seat = s->active;
    if (!am_first_asked(f, above) || !s->area[area].building || s->area[area].building == seat + 1 ||
        s->seat[seat].money < am_cost(s, area))
        return false;
    return from ? s->area[from - 1].building == seat + 1 : s->seat[seat].buildings;
}
const struct am_text_row am_text_buy = {
    .begins = KINDS(AM_M_BUY),
    .wares = calm_wares,
    .begin = buy_begin,
    .asked = buy_asked,
    .why = buy_why,
    .then = {.key = "buy", .values = buy_values, .run = buy_run, .fits = buy_fits},
};
const struct am_text_row am_text_grab = {
    .begins = KINDS(AM_M_BUY),
    .wares = troubled_wares,
    .begin = buy_begin,
    .asked = buy_asked,
    .why = grab_why,
    .then = {.key = "grab", .values = buy_values, .run = buy_run, .fits = buy_fits},
};
