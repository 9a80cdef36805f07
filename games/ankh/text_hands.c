/* The texts of cards that look into a hand, take from it or give to it (section 20). */
#include "games/ankh/text.h"

static unsigned those_with_cards(const struct am_state *s, int seat) {
    return am_others_with(s, seat, am_has_cards);
}

/* ---- Rosie Palm (AM-20.38): the card is chosen once nothing speaks against it ---------------------------------------
 */

static unsigned rosie_targets(const struct am_state *s, int seat) {
    return s->seat[seat].cards ? am_others_with(s, seat, am_sits) : 0;
}
static bool rosie_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    if (!am_strikes(s, f, f->v[AM_V_TARGET], AM_BY_SONKY))
        return false;
    f->seat = (int8_t)s->active;
    return true;
}
static int rosie_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    return am_hand_moves(s, f->seat, AM_M_GIVE, out);
}
static void rosie_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int target = f->v[AM_V_TARGET], active = s->active, sum = am_amount(f->v[AM_V_CARD]);
    am_end_text(s);
    am_give_card(s, active, target, pl_a(move), notes);
    am_pay_to(s, target, active, sum, notes);
}
static struct pl_asked rosie_prompt(const struct am_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(GIVE_CARDS, f->seat, f->v[AM_V_CARD], f->v[AM_V_TARGET], 1);
}
static struct pl_said rosie_says(const struct am_state *s, const struct pl_frame *f, pl_move move, int viewer) {
    bool party = viewer == PL_EVERYTHING || viewer == f->seat || viewer == s->active || viewer == f->v[AM_V_TARGET];
    if (pl_kind(move) != AM_M_GIVE)
        return PL_NOTHING;
    return party ? SAY(D_GIVE, pl_a(move)) : SAY(D_GIVE_SOME);
}
static bool rosie_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return s->seat[s->active].cards && am_is_other(s, f->v[AM_V_TARGET]) && f->step == 1 &&
           (am_asking(above) || am_mine(s, f, above));
}
const struct am_text_row am_text_rosie = {
    .begins = KINDS(AM_M_TARGET),
    .targets = rosie_targets,
    .says = rosie_says,
    .then = {.key = "rosie",
             .values = am_target_values,
             .about = KINDS(AM_M_GIVE),
             .run = rosie_run,
             .moves = rosie_moves,
             .apply = rosie_apply,
             .prompt = rosie_prompt,
             .fits = rosie_fits},
};

/* ---- Cable Street Particulars (AM-20.58): looks at a hand, then a card of it is discarded --------------------------
 */

static bool cable_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int target = f->v[AM_V_TARGET], seat = s->active;
    if (f->step == 2)
        return true;
    if (!am_strikes(s, f, target, AM_BY_SONKY))
        return false;
    NOTE(N_LOOKS_AT_HAND, seat, target);
    am_look_at_hand(s, seat, target);
    f->step = 2;
    f->seat = (int8_t)seat;
    return true;
}
static int cable_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    return am_hand_moves(s, f->v[AM_V_TARGET], AM_M_CHOOSE, out);
}
static void cable_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int target = f->v[AM_V_TARGET];
    NOTE(N_LOSES_CARD, target, pl_a(move));
    am_end_text(s);
    am_discard(s, target, pl_a(move));
}
static struct pl_asked cable_prompt(const struct am_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(CABLE, f->seat, f->v[AM_V_CARD], f->v[AM_V_TARGET]);
}
static bool knows_hand(const struct am_state *s, int seat) {
    PL_EACH(card, s->seat[seat].hand) {
        if (am_tracked(s, s->active, card) != 1u << seat)
            return false;
    }
    return s->seat[seat].cards;
}
static bool cable_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int target = f->v[AM_V_TARGET];
    return am_target_asked(s, f, above) ||
           (am_is_other(s, target) && f->step == 2 && am_mine(s, f, above) && knows_hand(s, target));
}
const struct am_text_row am_text_cable = {
    .begins = KINDS(AM_M_TARGET),
    .targets = those_with_cards,
    .open = true,
    .then = {.key = "cable",
             .values = am_target_values,
             .about = KINDS(AM_M_CHOOSE),
             .run = cable_run,
             .moves = cable_moves,
             .apply = cable_apply,
             .prompt = cable_prompt,
             .fits = cable_fits},
};

/* ---- Stanley (AM-20.83): two cards at random, kept in `roll`, seen by both players; then one of them is chosen -----
 */

static bool stanley_run(struct am_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    if (f->step == 2)
        return true;
    if (!am_strikes(s, f, f->v[AM_V_TARGET], AM_BY_SONKY))
        return false;
    f->seat = PL_CHANCE;
    return true;
}
static int stanley_chances(const struct am_state *s, const struct pl_frame *f, struct pl_chance *out) {
    struct pl_set hand = s->seat[f->v[AM_V_TARGET]].hand;
    if (s->roll[0])
        pl_set_drop(&hand, s->roll[0] - 1);
    return pl_set_chances(hand, AM_M_DRAW, out);
}
/* A lone card is taken. */
static void stanley_happens(struct am_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int target = f->v[AM_V_TARGET], seat = s->active, card = pl_a(outcome);
    if (s->seat[target].cards == 1) {
        am_end_text(s);
        am_give_card(s, target, seat, card, notes);
        return;
    }
    pl_note_to(notes, (uint8_t)(1u << seat | 1u << target), SAY(N_TAKEN, seat, target, card));
    am_look_at_card(s, seat, target, card);
    if (!s->roll[0]) {
        NOTE(N_TAKES_CARDS, seat, target);
        s->roll[0] = (uint8_t)(card + 1);
        return;
    }
    /* In order, so that equal positions are equal bytes. */
    s->roll[1] = s->roll[0] > card + 1 ? s->roll[0] : (uint8_t)(card + 1);
    s->roll[0] = s->roll[0] > card + 1 ? (uint8_t)(card + 1) : s->roll[0];
    f->step = 2;
    f->seat = (int8_t)seat;
}
static int stanley_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    (void)f;
    out[0] = PL_MOVE(AM_M_CHOOSE, s->roll[0] - 1, 0, 0);
    out[1] = PL_MOVE(AM_M_CHOOSE, s->roll[1] - 1, 0, 0);
    return 2;
}
static void stanley_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int target = f->v[AM_V_TARGET], active = s->active;
    am_end_text(s);
    am_give_card(s, target, active, pl_a(move), notes);
}
static struct pl_asked stanley_prompt(const struct am_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(STANLEY, f->seat, f->v[AM_V_CARD], f->v[AM_V_TARGET]);
}
static struct pl_said stanley_says(const struct am_state *s, const struct pl_frame *f, pl_move move, int viewer) {
    int target = f->v[AM_V_TARGET], card = pl_a(move);
    bool party = viewer == PL_EVERYTHING || viewer == s->active || viewer == target;
    if (pl_kind(move) == AM_M_DRAW)
        return party ? SAY(D_TAKEN, target, card) : SAY(D_TAKEN_SOME, target);
    if (pl_kind(move) == AM_M_CHOOSE)
        return party || viewer == f->seat ? SAY(D_CHOOSE, card) : SAY(D_CHOOSE_SOME);
    return PL_NOTHING;
}
static bool is_taken(const struct am_state *s, int card, int seat) {
    return card >= 1 && card <= AM_CARDS && am_holds(s, seat, card - 1) &&
           am_tracked(s, s->active, card - 1) == 1u << seat;
}
static bool stanley_fits(const struct am_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int target = f->v[AM_V_TARGET];
    bool asking = am_asking(above);
    if (!am_is_other(s, target) || s->roll[2] || s->roll[3] || (s->roll[0] && !is_taken(s, s->roll[0], target)) ||
        (s->roll[1] && !is_taken(s, s->roll[1], target)) || (above && !asking))
        return false;
    if (f->step == 2)
        return f->seat == s->active && s->roll[0] && s->roll[0] < s->roll[1];
    if (f->step != 1 || s->roll[1] || (s->roll[0] && (asking || s->seat[target].cards < 2)))
        return false;
    return asking || (f->seat == PL_CHANCE && s->seat[target].cards);
}
static void stanley_blank(struct am_state *s, const struct pl_frame *f, int viewer) {
    for (int i = 0; i < 2; i++)
        if (viewer != s->active && viewer != f->v[AM_V_TARGET])
            s->roll[i] = s->roll[i] ? AM_UNSEEN : 0;
}
/* They are of that hand, and who plays it has seen them. */
static void stanley_deal(struct am_state *s, const struct pl_frame *f, struct pl_rng *rng) {
    int target = f->v[AM_V_TARGET], count = s->roll[1] ? 2 : 1;
    if (!s->roll[0])
        return;
    if (s->roll[0] == AM_UNSEEN) {
        struct pl_set hand = s->seat[target].hand;
        int first = am_take_random(&hand, rng) + 1, second = count == 2 ? am_take_random(&hand, rng) + 1 : 0;
        s->roll[0] = (uint8_t)(count == 2 && second < first ? second : first);
        s->roll[1] = (uint8_t)(count == 2 && second < first ? first : second);
    }
    for (int i = 0; i < count; i++) {
        am_set_track(s, s->active, s->roll[i] - 1, 1u << target);
    }
}
const struct am_text_row am_text_stanley = {
    .begins = KINDS(AM_M_TARGET),
    .targets = those_with_cards,
    .says = stanley_says,
    .blank = stanley_blank,
    .deal = stanley_deal,
    .rolls = true,
    .then = {.key = "stanley",
             .values = am_target_values,
             .about = KINDS(AM_M_CHOOSE),
             .run = stanley_run,
             .chances = stanley_chances,
             .happens = stanley_happens,
             .moves = stanley_moves,
             .apply = stanley_apply,
             .prompt = stanley_prompt,
             .fits = stanley_fits},
};
