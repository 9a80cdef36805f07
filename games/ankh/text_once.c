/* The texts of cards that are done with one move (section 20). */
#include "games/ankh/text.h"

/* ---- Money ------------------------------------------------------------------------------------------------------ */

static void loan_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) { /* AM-9.1 */
    int sum = am_from_bank(s, seat, am_amount(card));
    (void)move;
    NOTE(N_LOAN, seat, sum);
    s->table[card == am_stay[0] ? 0 : 1] = (uint8_t)(seat + 1);
    s->in_play = 0;
}
const struct am_text_row am_text_loan = {.begins = KINDS(AM_M_USE), .usable = am_always, .begin = loan_begin};

static bool isle_usable(const struct am_state *s, int seat) {
    (void)seat;
    return s->area[AM_ISLE_OF_GODS].crowd;
}
static void isle_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    (void)card, (void)move;
    am_earn(s, seat, s->area[AM_ISLE_OF_GODS].crowd, notes);
}
const struct am_text_row am_text_isle = {.begins = KINDS(AM_M_USE), .usable = isle_usable, .begin = isle_begin};

static bool news_usable(const struct am_state *s, int seat) {
    (void)seat;
    return am_areas(&s->trouble);
}
static void news_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    (void)card, (void)move;
    am_earn(s, seat, pl_set_count(&s->trouble), notes);
}
const struct am_text_row am_text_news = {.begins = KINDS(AM_M_USE), .usable = news_usable, .begin = news_begin};

static bool rates_usable(const struct am_state *s, int seat) {
    (void)seat;
    return am_all_built(s);
}
static void rates_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    (void)card, (void)move;
    am_earn(s, seat, __builtin_popcount(am_all_built(s)), notes);
}
const struct am_text_row am_text_rates = {.begins = KINDS(AM_M_USE), .usable = rates_usable, .begin = rates_begin};

/* AM-20.81: areas with a marker and somebody to count. */
static unsigned slant_areas(const struct am_state *s) {
    return am_areas(&s->trouble) & am_peopled(s);
}
static bool slant_possible(const struct am_state *s, int seat) {
    (void)seat;
    return slant_areas(s);
}
static int slant_opening(const struct am_state *s, int seat, pl_move *out) {
    int n = 0;
    (void)seat;
    AM_EACH(area, slant_areas(s)) {
        out[n++] = PL_MOVE(AM_M_COUNT, area, 0, 0);
    }
    return n;
}
static void slant_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    int a = pl_a(move);
    NOTE(N_COUNTS, seat, a);
    am_earn(s, seat, am_amount(card) * s->area[a].crowd, notes);
}
const struct am_text_row am_text_slant = {
    .begins = KINDS(AM_M_COUNT), .possible = slant_possible, .opening = slant_opening, .begin = slant_begin};

/* ---- Cards ------------------------------------------------------------------------------------------------------ */

static void draw_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    (void)move, (void)notes;
    am_draw_cards(s, seat, am_amount(card));
}
const struct am_text_row am_text_draw = {.begins = KINDS(AM_M_USE), .usable = am_always, .begin = draw_begin};

static bool gargoyles_usable(const struct am_state *s, int seat) {
    return s->built[seat];
}
static void gargoyles_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    (void)card, (void)move, (void)notes;
    am_draw_cards(s, seat, __builtin_popcount(s->built[seat]));
}
const struct am_text_row am_text_gargoyles = {
    .begins = KINDS(AM_M_USE), .usable = gargoyles_usable, .begin = gargoyles_begin};

static bool double_usable(const struct am_state *s, int seat) {
    struct pl_set cards = s->option[AM_OPT_ASK] ? s->seat[seat].hand : am_playable(s, seat); /* AM-14.15 */
    return !pl_set_empty(&cards);
}
static void double_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    (void)card, (void)move, (void)notes;
    pl_push(&s->frames, (struct pl_frame){.what = AM_F_PLAY,
                                          .seat = (int8_t)seat,
                                          .step = s->option[AM_OPT_COMMIT] ? AM_CHOOSE_NONE : AM_CHOOSE_FIRST,
                                          .left = 2});
}
const struct am_text_row am_text_double = {
    .begins = KINDS(AM_M_USE), .usable = double_usable, .begin = double_begin, .by_hand = true, .twice = true};

static void discard_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    (void)card;
    am_sell(s, seat, pl_a(move), 0, notes);
}
const struct am_text_row am_text_discard = {.begins = KINDS(AM_M_DISCARD), .begin = discard_begin};

/* ---- Minions ---------------------------------------------------------------------------------------------------- */

/* Into an area that the text names, and for those who tunnel without trouble (AM-5.4). */
static void place_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    am_place(s, seat, pl_a(move), pl_b(move), am_text(card) == &am_text_tunnel, notes);
}

static unsigned tunnel_places(const struct am_state *s, int seat) {
    (void)s, (void)seat;
    return AM_ALL_AREAS;
}
const struct am_text_row am_text_tunnel = {.begins = KINDS(AM_M_PLACE), .places = tunnel_places, .begin = place_begin};

static unsigned valet_places(const struct am_state *s, int seat) {
    return s->built[seat];
}
const struct am_text_row am_text_valet = {.begins = KINDS(AM_M_PLACE), .places = valet_places, .begin = place_begin};

static unsigned wizard_places(const struct am_state *s, int seat) {
    (void)s, (void)seat;
    return am_bit(AM_UNREAL_ESTATE) | am_places[AM_UNREAL_ESTATE].adjacent;
}
const struct am_text_row am_text_wizard = {.begins = KINDS(AM_M_PLACE), .places = wizard_places, .begin = place_begin};

/* Up to two of them (AM-20.77). */
static int wizards_moves(const struct am_state *s, const struct pl_frame *f, pl_move *out) {
    int n = am_place_moves(s, f->seat, wizard_places(s, f->seat), out);
    out[n++] = PL_MOVE(AM_M_SKIP, 0, 0, 0);
    return n;
}
static void wizards_apply(struct am_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int seat = f->seat;
    am_end_text(s);
    if (pl_kind(move) == AM_M_SKIP) {
        NOTE(N_STOPS, seat);
        return;
    }
    am_place(s, seat, pl_a(move), pl_b(move), false, notes);
}
static struct pl_asked wizards_prompt(const struct am_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(WIZARDS, f->seat, f->v[AM_V_CARD]);
}
const struct am_text_row am_text_wizards = {
    .begins = KINDS(AM_M_PLACE),
    .places = wizard_places,
    .begin = place_begin,
    .then = {.key = "wizards",
             .values = am_card_value,
             .about = KINDS(AM_M_PLACE, AM_M_SKIP),
             .moves = wizards_moves,
             .apply = wizards_apply,
             .prompt = wizards_prompt,
             .fits = am_mine},
};

static unsigned gnu_places(const struct am_state *s, int seat) {
    (void)seat;
    return am_areas(&s->trouble);
}
const struct am_text_row am_text_gnu = {.begins = KINDS(AM_M_PLACE), .places = gnu_places, .begin = place_begin};

static void move_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    (void)card;
    am_move_minion(s, seat, pl_a(move), pl_b(move), notes);
}

static bool carry_possible(const struct am_state *s, int seat) {
    return s->here[seat];
}
const struct am_text_row am_text_carry = {
    .begins = KINDS(AM_M_MOVE), .possible = carry_possible, .opening = am_move_anywhere, .begin = move_begin};

static bool flee_possible(const struct am_state *s, int seat) {
    return s->here[seat] & am_areas(&s->trouble);
}
static int flee_opening(const struct am_state *s, int seat, pl_move *out) {
    int n = 0;
    AM_EACH(from, s->here[seat] & am_areas(&s->trouble)) {
        AM_EACH(to, am_places[from].adjacent) {
            out[n++] = PL_MOVE(AM_M_MOVE, from, to, seat);
        }
    }
    return n;
}
const struct am_text_row am_text_flee = {
    .begins = KINDS(AM_M_MOVE), .possible = flee_possible, .opening = flee_opening, .begin = move_begin};

static unsigned dean_areas(const struct am_state *s) {
    return am_peopled(s) & am_bit(AM_UNREAL_ESTATE);
}
static bool dean_possible(const struct am_state *s, int seat) {
    (void)seat;
    return dean_areas(s);
}
static int dean_opening(const struct am_state *s, int seat, pl_move *out) {
    (void)seat;
    return am_removal_moves(s, dean_areas(s), 0, out);
}
static void dean_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    (void)card;
    am_text_removes(s, seat, pl_b(move), pl_a(move), notes);
}
static struct pl_said dean_why(const struct am_state *s, const struct pl_frame *f, pl_move move) {
    (void)s, (void)f;
    return SAY(W_NOT_THERE, pl_a(move));
}
static struct pl_said dean_says(const struct am_state *s, const struct pl_frame *f, pl_move move, int viewer) {
    (void)s, (void)f, (void)viewer;
    return pl_kind(move) == AM_M_REMOVE ? SAY(D_REMOVE, pl_a(move), pl_b(move)) : PL_NOTHING;
}
const struct am_text_row am_text_dean = {.begins = KINDS(AM_M_REMOVE),
                                         .possible = dean_possible,
                                         .opening = dean_opening,
                                         .begin = dean_begin,
                                         .why = dean_why,
                                         .says = dean_says};

/* ---- Buildings and trouble -------------------------------------------------------------------------------------- */

enum { HALF = 2 };
static bool half_possible(const struct am_state *s, int seat) {
    return am_sites(s, seat, HALF);
}
static int half_opening(const struct am_state *s, int seat, pl_move *out) {
    return am_site_moves(s, seat, am_sites(s, seat, HALF), AM_M_BUILD, out);
}
static void half_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    (void)card;
    am_build(s, seat, pl_a(move), pl_b(move), HALF, notes);
}
static struct pl_said half_says(const struct am_state *s, const struct pl_frame *f, pl_move move, int viewer) {
    (void)f, (void)viewer;
    if (pl_kind(move) != AM_M_BUILD)
        return PL_NOTHING;
    int area = pl_a(move), from = pl_b(move), cost = (am_cost(s, area) + 1) / HALF;
    return from ? SAY(D_BUILD_FROM, area, cost, from - 1) : SAY(D_BUILD, area, cost);
}
const struct am_text_row am_text_half = {.begins = KINDS(AM_M_BUILD),
                                         .possible = half_possible,
                                         .opening = half_opening,
                                         .begin = half_begin,
                                         .says = half_says};

/* Areas that can get a trouble marker (AM-13.22). */
static unsigned calm_areas(const struct am_state *s) {
    return ~am_areas(&s->trouble) & (s->option[AM_OPT_TROUBLE] ? am_peopled(s) : AM_ALL_AREAS);
}
static void stir_begin(struct am_state *s, int seat, int card, pl_move move, struct pl_notes *notes) {
    (void)card;
    NOTE(N_STIRS, seat, pl_a(move));
    am_set_trouble(s, pl_a(move), true);
}
const struct am_text_row am_text_hix = {.begins = KINDS(AM_M_STIR), .stirs = calm_areas, .begin = stir_begin};

static unsigned mob_stirs(const struct am_state *s) {
    unsigned areas = 0;
    AM_EACH(area, am_areas(&s->trouble)) {
        areas |= am_places[area].adjacent;
    }
    return areas & calm_areas(s);
}
const struct am_text_row am_text_mob = {.begins = KINDS(AM_M_STIR), .stirs = mob_stirs, .begin = stir_begin};
