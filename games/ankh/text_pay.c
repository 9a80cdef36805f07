/* The texts of cards that ask one other player to pay or are paid for (section 20). */
#include "games/ankh/text.h"

static unsigned everybody_else(const struct am_state *s, int seat) {
    return am_others_with(s, seat, am_sits);
}
static bool has_buildings(const struct am_state *s, int seat) {
    return s->built[seat];
}

/* ---- For $2 (AM-13.26, AM-13.54): Cosmo Lavish has another remove a minion ----------------------------------------
 */

static unsigned cosmo_targets(const struct am_state *s, int seat) {
    return s->seat[seat].money >= am_text_cosmo.fee ? everybody_else(s, seat) : 0; /* AM-13.26 */
}
static bool cosmo_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int target = f->v[AM_V_TARGET], seat = s->active;
    if (f->step == 2)
        return true;
    if (!am_strikes(s, f, target, AM_BY_SONKY))
        return false;
    am_pay_to(s, seat, target, am_text_cosmo.fee, notes);
    f->step = 2;
    if (!am_others_in_trouble(s, seat)) { /* AM-13.47 */
        am_end_text(s);
        return false;
    }
    f->seat = (int8_t)target;
    return true;
}
static int hired_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    (void)f;
    return am_removal_moves(s, am_others_in_trouble(s, s->active), 1u << s->active, out);
}
static void hired_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int seat = f->seat;
    am_end_text(s);
    am_text_removes(s, seat, pl_b(move), pl_a(move), notes);
}
static struct pl_asked cosmo_prompt(const struct am_state *s, const struct pl_frame *f) {
    return ASKS(HIRED, f->seat, f->v[AM_V_CARD], s->active);
}
static struct pl_said cosmo_why(const struct am_state *s, const struct pl_frame *f, pl_move move) {
    (void)f;
    if (pl_kind(move) == AM_M_REMOVE && pl_b(move) == s->active)
        return SAY(W_BAD_TARGET, pl_b(move));
    return PL_NOTHING;
}
static bool cosmo_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int target = f->v[AM_V_TARGET];
    return (am_target_asked(s, f, above) && s->seat[s->active].money >= am_text_cosmo.fee) ||
           (am_is_other(s, target) && f->step == 2 && f->seat == target && !above &&
            am_others_in_trouble(s, s->active));
}
const struct am_text_row am_text_cosmo = {
    .begins = KINDS(AM_M_TARGET),
    .targets = cosmo_targets,
    .why = cosmo_why,
    .fee = 2,
    .then = {.key = "cosmo",
             .values = am_target_values,
             .about = KINDS(AM_M_REMOVE),
             .run = cosmo_run,
             .moves = hired_moves,
             .apply = hired_apply,
             .prompt = cosmo_prompt,
             .fits = cosmo_fits},
};

/* ---- Burleigh & Stronginthearm, Hobson's Livery Stable: pays $2 to another, then assassinates or moves a minion ---
 */

static bool paid_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) { /* AM-13.54 */
    if (f->step++ == 0)
        am_pay_to(s, s->active, f->v[AM_V_TARGET], am_text(f->v[AM_V_CARD])->fee, notes);
    return true;
}
static unsigned burleigh_targets(const struct am_state *s, int seat) { /* AM-13.54 */
    bool paid = s->seat[seat].money >= am_text_burleigh.fee;
    return paid && am_others_in_trouble(s, seat) ? everybody_else(s, seat) : 0;
}
static struct pl_asked burleigh_prompt(const struct am_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKED(ASKS_KILL, TELLS_SYMBOL, f->seat, f->v[AM_V_CARD], AM_KILL);
}
static struct pl_said burleigh_why(const struct am_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    if (pl_kind(move) == AM_M_REMOVE && pl_b(move) == f->seat)
        return SAY(W_OWN);
    return PL_NOTHING;
}
static bool burleigh_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return am_is_other(s, f->v[AM_V_TARGET]) && f->step == 1 && am_mine(s, f, above) &&
           am_others_in_trouble(s, s->active);
}
const struct am_text_row am_text_burleigh = {
    .begins = KINDS(AM_M_TARGET),
    .targets = burleigh_targets,
    .why = burleigh_why,
    .fee = 2,
    .then = {.key = "burleigh",
             .values = am_target_values,
             .about = KINDS(AM_M_REMOVE),
             .run = paid_run,
             .moves = hired_moves,
             .apply = hired_apply,
             .prompt = burleigh_prompt,
             .fits = burleigh_fits},
};

static unsigned hobson_targets(const struct am_state *s, int seat) {
    return s->seat[seat].money >= am_text_hobson.fee && s->here[seat] ? everybody_else(s, seat) : 0;
}
static int hobson_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    return am_move_anywhere(s, f->seat, out);
}
static void hobson_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int seat = f->seat;
    am_end_text(s);
    am_move_minion(s, seat, pl_a(move), pl_b(move), notes);
}
static struct pl_asked hobson_prompt(const struct am_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(CARRY, f->seat, f->v[AM_V_CARD]);
}
static bool hobson_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return am_is_other(s, f->v[AM_V_TARGET]) && f->step == 1 && am_mine(s, f, above) && s->here[s->active];
}
const struct am_text_row am_text_hobson = {
    .begins = KINDS(AM_M_TARGET),
    .targets = hobson_targets,
    .fee = 2,
    .then = {.key = "hobson",
             .values = am_target_values,
             .about = KINDS(AM_M_MOVE),
             .run = paid_run,
             .moves = hobson_moves,
             .apply = hobson_apply,
             .prompt = hobson_prompt,
             .fits = hobson_fits},
};

/* ---- The Beggars' Guild (AM-20.3): the target gives two cards, `step` of them so far -------------------------------
 */

static unsigned beg_targets(const struct am_state *s, int seat) {
    return am_others_with(s, seat, am_has_cards);
}
static bool beg_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    f->seat = (int8_t)f->v[AM_V_TARGET];
    if (f->step < am_amount(f->v[AM_V_CARD]) && s->seat[f->seat].cards)
        return true;
    am_end_text(s);
    return false;
}
static int beg_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    int n = am_hand_moves(s, f->seat, AM_M_GIVE, out);
    return f->step ? n : n + am_sonky_move(s, f->seat, out + n);
}
static void beg_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    if (am_sonky_spares(s, f, move, true, notes))
        return;
    f->step++;
    am_give_card(s, f->seat, s->active, pl_a(move), notes);
}
static struct pl_asked beg_prompt(const struct am_state *s, const struct pl_frame *f) {
    int cards = s->seat[f->seat].cards, rest = am_amount(f->v[AM_V_CARD]) - f->step;
    return ASKS(GIVE_CARDS, f->seat, f->v[AM_V_CARD], s->active, cards < rest ? cards : rest);
}
static bool beg_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int target = f->v[AM_V_TARGET];
    return am_is_other(s, target) && f->step < am_amount(f->v[AM_V_CARD]) && f->seat == target && !above &&
           s->seat[target].cards;
}
const struct am_text_row am_text_beg = {
    .begins = KINDS(AM_M_TARGET),
    .targets = beg_targets,
    .then = {.key = "beg",
             .values = am_target_values,
             .about = KINDS(AM_M_GIVE, AM_M_INTERRUPT),
             .run = beg_run,
             .moves = beg_moves,
             .apply = beg_apply,
             .prompt = beg_prompt,
             .fits = beg_fits},
};

/* ---- $5 or else: The Fools' Guild (AM-20.20), The Fire Brigade (AM-20.21). Step 0: pays or refuses; 1: or else ----
 */

static bool threat_poor(const struct am_state *s, const struct pl_frame *f) {
    return f->step == 0 && s->seat[f->v[AM_V_TARGET]].money < am_amount(f->v[AM_V_CARD]);
}
/* The one who cannot pay is asked only for Wallace Sonky. True: it has to say. */
static bool threatened(struct am_state *s, struct pl_frame *f) {
    int target = f->v[AM_V_TARGET];
    if (f->step == 0 && (!threat_poor(s, f) || am_asks(s, target, AM_BY_SONKY))) {
        f->seat = (int8_t)target;
        return true;
    }
    f->step = 1;
    return false;
}
static int threat_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    if (!threat_poor(s, f))
        out[n++] = PL_MOVE(AM_M_PAY, 0, 0, 0);
    n += am_sonky_move(s, f->seat, out + n);
    out[n++] = PL_MOVE(AM_M_REFUSE, 0, 0, 0);
    return n;
}
static void threat_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int seat = f->seat, sum = am_amount(f->v[AM_V_CARD]);
    if (am_sonky_spares(s, f, move, true, notes))
        return;
    if (pl_kind(move) == AM_M_REFUSE) {
        NOTE(N_REFUSES, seat);
        f->step = 1;
        return;
    }
    am_end_text(s);
    am_pay_to(s, seat, s->active, sum, notes);
}
static bool threat_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return am_is_other(s, f->v[AM_V_TARGET]) && f->step == 0 && f->seat == f->v[AM_V_TARGET] && !above;
}

static bool fool_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int target = f->v[AM_V_TARGET], card = f->v[AM_V_CARD];
    if (threatened(s, f))
        return true;
    am_end_text(s);
    NOTE(N_PENALTY, target, card); /* AM-9.2 */
    s->table[card == am_stay[2] ? 2 : 3] = (uint8_t)(target + 1);
    s->in_play = 0;
    return false;
}
static struct pl_asked fool_prompt(const struct am_state *s, const struct pl_frame *f) {
    int seat = f->seat, card = f->v[AM_V_CARD], active = s->active;
    return threat_poor(s, f) ? ASKS(FINE_POOR, seat, card, active) : ASKS(FINE, seat, card, active);
}
const struct am_text_row am_text_fool = {
    .begins = KINDS(AM_M_TARGET),
    .targets = everybody_else,
    .poor = threat_poor,
    .demand = 5,
    .then = {.key = "fool",
             .values = am_target_values,
             .about = KINDS(AM_M_PAY, AM_M_REFUSE, AM_M_INTERRUPT),
             .run = fool_run,
             .moves = threat_moves,
             .apply = threat_apply,
             .prompt = fool_prompt,
             .fits = threat_fits},
};

static unsigned brigade_targets(const struct am_state *s, int seat) {
    return am_others_with(s, seat, has_buildings); /* AM-13.42 */
}
static bool brigade_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    if (threatened(s, f))
        return true;
    if (s->built[f->v[AM_V_TARGET]]) {
        f->seat = (int8_t)s->active;
        return true;
    }
    am_end_text(s);
    return false;
}
static int brigade_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    if (f->step == 0)
        return threat_moves(s, f, out);
    AM_EACH(area, s->built[f->v[AM_V_TARGET]]) {
        out[n++] = PL_MOVE(AM_M_RAZE, area, 0, 0);
    }
    out[n++] = PL_MOVE(AM_M_SKIP, 0, 0, 0);
    return n;
}
static void brigade_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int target = f->v[AM_V_TARGET];
    switch (pl_kind(move)) {
    case AM_M_RAZE:
        NOTE(N_LOSES_BUILDING, target, pl_a(move));
        am_end_text(s);
        am_lose_building(s, pl_a(move));
        break;
    case AM_M_SKIP:
        NOTE(N_SPARES, f->seat, target);
        am_end_text(s);
        break;
    default:
        threat_apply(s, f, move, notes);
        break;
    }
}
static struct pl_asked brigade_prompt(const struct am_state *s, const struct pl_frame *f) {
    int seat = f->seat, card = f->v[AM_V_CARD], active = s->active;
    if (f->step)
        return ASKS(RAZE, seat, card, f->v[AM_V_TARGET]);
    return threat_poor(s, f) ? ASKS(RANSOM_POOR, seat, card, active) : ASKS(RANSOM, seat, card, active);
}
static struct pl_said brigade_says(const struct am_state *s, const struct pl_frame *f, pl_move move, int viewer) {
    (void)s, (void)viewer;
    return f->what == AM_F_TEXT && pl_kind(move) == AM_M_SKIP ? SAY(D_SKIP_RAZE) : PL_NOTHING;
}
static bool brigade_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int target = f->v[AM_V_TARGET];
    return threat_fits(s, f, above) ||
           (am_is_other(s, target) && f->step == 1 && am_mine(s, f, above) && s->built[target]);
}
const struct am_text_row am_text_brigade = {
    .begins = KINDS(AM_M_TARGET),
    .targets = brigade_targets,
    .says = brigade_says,
    .poor = threat_poor,
    .demand = 5,
    .then = {.key = "brigade",
             .values = am_target_values,
             .about = KINDS(AM_M_PAY, AM_M_REFUSE, AM_M_RAZE, AM_M_SKIP, AM_M_INTERRUPT),
             .run = brigade_run,
             .moves = brigade_moves,
             .apply = brigade_apply,
             .prompt = brigade_prompt,
             .fits = brigade_fits},
};
