/* Events of the early war, and of the optional cards that join it. */
#include "games/twilight/events.h"
#include "games/twilight/value.h"

EVENT(duck_and_cover) { /* TS-20.4, TS-13.59: DEFCON first */
    ts_defcon(s, -1, notes);
    ts_vp(s, TS_US, 5 - s->defcon, notes);
}

static bool no_iron_lady(const struct ts_state *s, int side) {
    (void)side;
    return !ts_on(s, TS_FX_IRON_LADY);
}
const struct ts_event ts_event_socialist_governments = {.possible = no_iron_lady}; /* its words are in cards.def */

EVENT(romanian_abdication) { /* TS-20.12 */
    ts_remove_all(s, TS_US, TS_ROMANIA, notes);
    ts_take_control(s, TS_SU, TS_ROMANIA, notes);
}

static bool no_camp_david(const struct ts_state *s, int side) {
    (void)side;
    return !ts_on(s, TS_FX_CAMP_DAVID);
}
EVENT(arab_israeli_war, .possible = no_camp_david) { /* TS-20.13 */
    ts_begin_war(s, side, TS_ARAB_ISRAELI_WAR, TS_ISRAEL, notes);
}

EVENT(nazi_scientist) { /* TS-20.18, TS-13.32 */
    if (s->space[side] < 8)
        ts_space_to(s, side, s->space[side] + 1, notes);
}

/* ---- Olympic Games (TS-20.20) ----------------------------------------------------------------------------------- */

/* TS-13.24: a boycott degrades DEFCON before the sponsor's Operations. */
static void olympic_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int guest = f->seat, sponsor = ts_other(guest);
    bool boycott = pl_a(move) == 1;
    pl_pop(&s->frames);
    if (!boycott) {
        NOTE(N_PARTICIPATES, guest);
        ts_push(s, (struct pl_frame){.what = TS_F_OLYMPICS, .seat = PL_CHANCE, .step = (uint8_t)sponsor});
        return;
    }
    NOTE(N_BOYCOTTS, guest);
    ts_defcon(s, -1, notes);
    ts_push_grant(s, TS_OLYMPIC_GAMES, sponsor, TS_G_EVENT, 4);
}
static const char *const olympic_branches[] = {"participate", "boycott", NULL};
static const struct ts_row olympic_choice = {
    .what = TS_F_CHOICE,
    .is = CHOICE_ROW(.moves = ts_choice_moves, .apply = olympic_apply),
    .worth = ts_v_olympic_choice,
    .branches = olympic_branches,
};
EVENT(olympic_games, .asks = &olympic_choice) { /* TS-20.20 */
    ts_push_choice(s, TS_OLYMPIC_GAMES, ts_other(side));
}

static bool nato_ready(const struct ts_state *s, int side) {
    (void)side;
    return ts_on(s, TS_FX_NATO_READY);
}
EVENT(nato, .possible = nato_ready) { /* TS-20.21 */
    ts_effect_begin(s, TS_FX_NATO);
}

EVENT(containment) { /* TS-20.25 */
    ts_effect_begin(s, TS_FX_CONTAINMENT);
}

EVENT(us_japan) { /* TS-20.27 */
    ts_take_control(s, TS_US, TS_JAPAN, notes);
    ts_effect_begin(s, TS_FX_US_JAPAN);
}

EVENT(red_scare) { /* TS-20.31, TS-13.50 */
    ts_effect_begin(s, side == TS_US ? TS_FX_SCARE_SU : TS_FX_SCARE_US);
}

EVENT(formosan_resolution) { /* TS-20.35 */
    ts_effect_begin(s, TS_FX_FORMOSAN);
}

/* TS-20.103, TS-13.19, TS-13.31: what counts is who has played it, and when. */
EVENT(defectors) {
    if (player == TS_US && ts_headlines(s))
        ts_defect(s, notes);
    else if (player == TS_SU && !ts_headlines(s))
        ts_vp(s, TS_US, 1, notes);
}

EVENT(norad) { /* TS-20.106 */
    ts_effect_begin(s, TS_FX_NORAD);
}

/* TS-20.105: its words are in cards.def. */
static bool united_kingdom(const struct ts_state *s, int side) {
    (void)side;
    return ts_controls(s, TS_US, TS_UNITED_KINGDOM);
}
const struct ts_event ts_event_special_relationship = {.possible = united_kingdom};
