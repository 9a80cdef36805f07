/* The texts of cards that go round the table, and The Bursar, about whom two players may have something to say
 * (section 20). A seat that Wallace Sonky spares (AM-13.15) is a bit of the frame's `left`. */
#include "games/ankh/text.h"

static bool has_minions(const struct am_state *s, int seat) {
    return s->here[seat];
}
static bool has_anything(const struct am_state *s, int seat) {
    return s->seat[seat].money || s->seat[seat].cards;
}

/* A text comes to the next player who is there to do something; `step` counts in turn order. */
static bool goes_round(struct am_state *s, struct pl_frame *f, bool (*has)(const struct am_state *, int)) {
    for (; f->step < s->players; f->step++) {
        int seat = am_nth(s, f->step);
        if (!am_spared(f, seat) && has(s, seat)) {
            f->seat = (int8_t)seat;
            return true;
        }
    }
    am_end_text(s);
    return false;
}
static void from_next(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    (void)seat, (void)card, (void)move, (void)notes;
    pl_top(&s->frames)->step = 1;
}
/* The seat whose turn it is in it, or, where something it led to lies above, the one after it. */
static bool round_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above,
                       bool (*has)(const struct am_state *, int)) {
    if (above)
        return f->step >= 1 && f->step <= s->players && am_is_other(s, f->seat);
    return f->step >= 1 && f->step < s->players && f->seat == am_nth(s, f->step) && !am_spared(f, f->seat) &&
           am_is_seat(s, f->seat) && has(s, f->seat);
}

/* ---- The Thieves' Guild (AM-20.1): each other player gives $2 -----------------------------------------------------
 */

enum { LEVY_ASKED = 1 };
static const struct pl_field levy_values[] = {
    AM_CARD_VALUE, PL_VALUE(LEVY_ASKED, "asked", "1: the one whose turn it is to give has been asked", .max = 1), {0}};

static bool levy_usable(const struct am_state *s, int seat) {
    return am_others_with(s, seat, am_has_money);
}
static bool levy_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    for (; f->step < s->players; f->step++, f->v[LEVY_ASKED] = 0) {
        int seat = am_nth(s, f->step);
        if (!s->seat[seat].money)
            continue;
        if (!f->v[LEVY_ASKED]) {
            f->v[LEVY_ASKED] = 1;
            if (am_ask(s, seat, AM_BY_SONKY))
                return false;
        }
        if (!am_spared(f, seat))
            am_pay_to(s, seat, s->active, am_amount(f->v[AM_V_CARD]), notes);
    }
    am_end_text(s);
    return false;
}
static bool levy_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return am_asking(above) && f->step >= 1 && f->step < s->players && f->v[LEVY_ASKED];
}
const struct am_text_row am_text_levy = {
    .begins = KINDS(AM_M_USE),
    .usable = levy_usable,
    .begin = from_next,
    .then = {.key = "levy", .values = levy_values, .run = levy_run, .fits = levy_fits},
};

/* ---- The Sunshine Dragon Sanctuary (AM-20.5): each other player gives $1 or a card ---------------------------------
 */

static bool sanctuary_usable(const struct am_state *s, int seat) {
    return am_others_with(s, seat, has_anything);
}
static bool sanctuary_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    return goes_round(s, f, has_anything);
}
static int sanctuary_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0, seat = f->seat;
    if (s->seat[seat].money)
        out[n++] = PL_MOVE(AM_M_PAY, 0, 0, 0);
    n += am_hand_moves(s, seat, AM_M_GIVE, out + n);
    return n + am_sonky_move(s, seat, out + n);
}
static void sanctuary_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int seat = f->seat, active = s->active;
    if (am_sonky_spares(s, f, move, false, notes))
        return;
    f->step++;
    if (pl_kind(move) == AM_M_PAY)
        am_pay_to(s, seat, active, am_text_sanctuary.demand, notes);
    else
        am_give_card(s, seat, active, pl_a(move), notes);
}
static struct pl_asked sanctuary_prompt(const struct am_state *s, const struct pl_frame *f) {
    return ASKS(GIVE_EITHER, f->seat, f->v[AM_V_CARD], s->active);
}
static bool sanctuary_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && round_fits(s, f, above, has_anything);
}
const struct am_text_row am_text_sanctuary = {
    .begins = KINDS(AM_M_USE),
    .usable = sanctuary_usable,
    .begin = from_next,
    .demand = 1,
    .then = {.key = "sanctuary",
             .values = am_card_value,
             .about = KINDS(AM_M_PAY, AM_M_GIVE, AM_M_INTERRUPT),
             .run = sanctuary_run,
             .moves = sanctuary_moves,
             .apply = sanctuary_apply,
             .prompt = sanctuary_prompt,
             .fits = sanctuary_fits},
};

/* ---- The Auditors (AM-20.68): each other player removes one of their minions ---------------------------------------
 */

static bool audit_usable(const struct am_state *s, int seat) {
    return am_others_with(s, seat, has_minions);
}
static bool audit_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    return goes_round(s, f, has_minions);
}
static int audit_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    int n = am_own_minion_moves(s, f->seat, out);
    return n + am_sonky_move(s, f->seat, out + n);
}
static void audit_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    if (am_sonky_spares(s, f, move, false, notes))
        return;
    f->step++;
    am_text_removes(s, f->seat, f->seat, pl_a(move), notes);
}
static struct pl_asked audit_prompt(const struct am_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(GIVE_UP, f->seat, f->v[AM_V_CARD]);
}
static struct pl_said audit_why(const struct am_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    if (pl_kind(move) == AM_M_REMOVE && pl_b(move) != f->seat)
        return SAY(W_ONLY_OWN);
    return PL_NOTHING;
}
static bool audit_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !am_asking(above) && round_fits(s, f, above, has_minions);
}
const struct am_text_row am_text_audit = {
    .begins = KINDS(AM_M_USE),
    .usable = audit_usable,
    .begin = from_next,
    .why = audit_why,
    .removes = true,
    .then = {.key = "audit",
             .values = am_card_value,
             .about = KINDS(AM_M_REMOVE, AM_M_INTERRUPT),
             .run = audit_run,
             .moves = audit_moves,
             .apply = audit_apply,
             .prompt = audit_prompt,
             .fits = audit_fits},
};

/* ---- The Bursar (AM-20.57): two minions change places. Step 0: the second is chosen; then their owners are asked ---
 */

enum { BURSAR_AREA = 1, BURSAR_OWNER, BURSAR_OTHER_AREA, BURSAR_OTHER_OWNER };
static const struct pl_field bursar_values[] = {
    AM_CARD_VALUE,
    PL_VALUE(BURSAR_AREA, "area", "where the first minion is", .values = &am_area_keys, .max = AM_AREAS - 1),
    PL_VALUE(BURSAR_OWNER, "owner", "whose it is", .max = AM_OWNERS - 1),
    PL_VALUE(BURSAR_OTHER_AREA, "other_area", "where the second is", .values = &am_area_keys, .max = AM_AREAS - 1),
    PL_VALUE(BURSAR_OTHER_OWNER, "other_owner", "whose it is", .max = AM_OWNERS - 1),
    {0}};

static int swap_moves(const struct am_state *s, unsigned areas, pl_move *out) {
    int n = 0;
    AM_EACH(area, areas) {
        for (int owner = 0; owner < AM_OWNERS; owner++)
            if (s->area[area].minions[owner])
                out[n++] = PL_MOVE(AM_M_SWAP, area, owner, 0);
    }
    return n;
}
static bool bursar_possible(const struct am_state *s, int seat) {
    unsigned bits = am_peopled(s);
    (void)seat;
    return bits & (bits - 1);
}
static int bursar_opening(const struct am_state *s, int seat, pl_move *out) {
    (void)seat;
    return swap_moves(s, AM_ALL_AREAS, out);
}
static void bursar_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    struct pl_frame *f = pl_top(&s->frames);
    (void)card;
    NOTE(N_PICKS, seat, pl_b(move), pl_a(move));
    f->v[BURSAR_AREA] = pl_a(move);
    f->v[BURSAR_OWNER] = pl_b(move);
}
static int bursar_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    int n = swap_moves(s, AM_ALL_AREAS & ~(unsigned)am_bit(f->v[BURSAR_AREA]), out);
    out[n++] = PL_MOVE(AM_M_SKIP, 0, 0, 0);
    return n;
}
static void bursar_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    if (pl_kind(move) == AM_M_SKIP) {
        NOTE(N_SWAPS_NOTHING, f->seat);
        am_end_text(s);
        return;
    }
    NOTE(N_PICKS, f->seat, pl_b(move), pl_a(move));
    f->v[BURSAR_OTHER_AREA] = pl_a(move);
    f->v[BURSAR_OTHER_OWNER] = pl_b(move);
    f->step = 1;
}
/* AM-5.5, AM-13.24 */
static void swap(struct am_state *s, const struct pl_frame *f, struct pl_notes *notes) {
    int area[2] = {f->v[BURSAR_AREA], f->v[BURSAR_OTHER_AREA]};
    int owner[2] = {f->v[BURSAR_OWNER], f->v[BURSAR_OTHER_OWNER]};
    NOTE(N_SWAPS, owner[0], area[0], owner[1], area[1]);
    for (int i = 0; i < 2; i++)
        am_leave(s, owner[i], area[i]);
    for (int i = 0; i < 2; i++)
        am_arrive(s, owner[i], area[1 - i], true);
    for (int i = 0; i < 2; i++)
        am_set_trouble(s, area[i], s->area[area[i]].crowd >= 2);
}
static bool bursar_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (f->step == 0)
        return true;                           /* the second minion is still to be chosen */
    while (f->step < s->players && !f->left) { /* AM-13.59 */
        int seat = am_nth(s, f->step++);
        bool its = seat == f->v[BURSAR_OWNER] || seat == f->v[BURSAR_OTHER_OWNER];
        if (its && am_ask(s, seat, AM_BY_GASPODE | AM_BY_SONKY))
            return false;
    }
    if (!f->left)
        swap(s, f, notes);
    am_end_text(s);
    return false;
}
static struct pl_asked bursar_prompt(const struct am_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(BURSAR, f->seat, f->v[AM_V_CARD], f->v[BURSAR_OWNER], f->v[BURSAR_AREA]);
}
static struct pl_asked bursar_asked(const struct am_state *s, const struct pl_frame *f, int seat) {
    bool first = f->v[BURSAR_OWNER] == seat;
    int one = f->v[BURSAR_AREA], other = f->v[BURSAR_OTHER_AREA];
    (void)s;
    return ASKS(ASK_SWAP, seat, f->v[AM_V_CARD], first ? one : other, first ? other : one);
}
static struct pl_said bursar_says(const struct am_state *s, const struct pl_frame *f, pl_move move, int viewer) {
    (void)s, (void)viewer;
    return f->what == AM_F_TEXT && pl_kind(move) == AM_M_SKIP ? SAY(D_SKIP_SWAP) : PL_NOTHING;
}
static bool bursar_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int area = f->v[BURSAR_AREA], other = f->v[BURSAR_OTHER_AREA];
    if (!am_is_there(s, area, f->v[BURSAR_OWNER]))
        return false;
    if (f->step == 0)
        return am_mine(s, f, above) && !other && !f->v[BURSAR_OTHER_OWNER];
    return am_asking(above) && f->step <= s->players && area != other &&
           am_is_there(s, other, f->v[BURSAR_OTHER_OWNER]);
}
const struct am_text_row am_text_bursar = {
    .begins = KINDS(AM_M_SWAP),
    .possible = bursar_possible,
    .opening = bursar_opening,
    .begin = bursar_begin,
    .says = bursar_says,
    .asked = bursar_asked,
    .then = {.key = "bursar",
             .values = bursar_values,
             .about = KINDS(AM_M_SWAP, AM_M_SKIP),
             .run = bursar_run,
             .moves = bursar_moves,
             .apply = bursar_apply,
             .prompt = bursar_prompt,
             .fits = bursar_fits},
};
