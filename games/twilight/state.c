/* The field table, and the changes that everything else is made of. */
#include "games/twilight/decide.h"

/* ---- Field table ------------------------------------------------------------------------------------------------ */

const struct pl_keys ts_country_keys = PL_KEYS(ts_lands, TS_COUNTRIES);
const struct pl_keys ts_card_keys = PL_KEYS_OR_NONE(ts_cards + 1, TS_CARDS - 1); /* cards are numbered from 1 */

#define KEY(NAME, TEXT) [TS_FX_##NAME] = (TEXT),
static const char *const effect_names[TS_EFFECTS] = {TS_TURN_EFFECTS(KEY) TS_LASTING_EFFECTS(KEY)};
#undef KEY
static const struct pl_keys effect_keys = PL_KEYS_LIST(effect_names, TS_EFFECTS);

const char *const ts_side_names[] = {"ussr", "us", NULL};
static const char *const ending_names[] = {"none",         "vp",       "europe",        "defcon", "missile_crisis",
                                           "held_scoring", "wargames", "final_scoring", NULL};
_Static_assert(sizeof ending_names / sizeof *ending_names == TS_ENDINGS + 2, "a name for every ending");

PL_DECISION_FIELDS(frame_fields, ts_decisions, TS_FRAMES);

#define CARDS(MEMBER, DOC) PL_FIELD(struct ts_state, MEMBER, PL_SET, DOC, .keys = &ts_card_keys, .max = TS_CARDS)
#define NUMBER(MEMBER, DOC, MIN, MAX) PL_FIELD(struct ts_state, MEMBER, PL_U8, DOC, .min = (MIN), .max = (MAX))
#define SIDES(MEMBER, DOC, MAX) PL_ARRAY(struct ts_state, MEMBER, PL_U8, DOC, .max = (MAX))

static const struct pl_field option_fields[] = {
    {.name = "optional",
     .kind = PL_U8,
     .offset = TS_OPT_OPTIONAL,
     .max = 1,
     .doc = "1: with cards 104 to 110 (TS-2.6)"},
    {.name = "setup", .kind = PL_U8, .offset = TS_OPT_SETUP, .max = 1, .doc = "1: as in the French aid (TS-2.7)"},
    {.name = "handicap",
     .kind = PL_I8,
     .offset = TS_OPT_HANDICAP,
     .min = -5,
     .max = 5,
     .doc = "influence more for the US, below 0 for the USSR (TS-2.4)"},
    {.name = "iran_contra", .kind = PL_U8, .offset = TS_OPT_IRAN_CONTRA, .max = 1, .doc = "TS-12.1"},
    {.name = "envy_value", .kind = PL_U8, .offset = TS_OPT_ENVY_VALUE, .max = 1, .doc = "TS-12.2"},
    {.name = "envy_space", .kind = PL_U8, .offset = TS_OPT_ENVY_SPACE, .max = 1, .doc = "TS-12.3"},
    {.name = "summit_formosan", .kind = PL_U8, .offset = TS_OPT_SUMMIT_FORMOSAN, .max = 1, .doc = "TS-12.4"},
    {.name = "scenario", .kind = PL_U8, .offset = TS_OPT_SCENARIO, .max = 1, .doc = "1: the Late War (TS-2.9)"},
    {.name = "reshuffle", .kind = PL_U8, .offset = TS_OPT_RESHUFFLE, .max = 1, .doc = "1: at once (TS-12.5)"},
    {0}};

/* One set, or one count by country, a side. */
#define SIDE_CARDS(NAME, MEMBER, SIDE, DOC)                                                                            \
    {                                                                                                                  \
        .name = (NAME), .kind = PL_SET, .offset = offsetof(struct ts_state, MEMBER[SIDE]), .keys = &ts_card_keys,      \
        .max = TS_CARDS, .doc = (DOC)                                                                                  \
    }
#define SIDE_INFLUENCE(NAME, SIDE)                                                                                     \
    {                                                                                                                  \
        .name = (NAME), .kind = PL_U8, .offset = offsetof(struct ts_state, influence[SIDE]), .count = TS_COUNTRIES,    \
        .stride = 1, .keys = &ts_country_keys, .max = TS_MOST_INFLUENCE, .doc = "influence by country (TS-1.6)"        \
    }
#define COUNTRIES(NAME, MEMBER, DOC)                                                                                   \
    {                                                                                                                  \
        .name = (NAME), .kind = PL_SET, .offset = offsetof(struct ts_state, MEMBER), .keys = &ts_country_keys,         \
        .max = TS_COUNTRIES, .doc = (DOC)                                                                              \
    }

const struct pl_field ts_fields[] = {
    {.name = "option",
     .kind = PL_STRUCT,
     .offset = offsetof(struct ts_state, option),
     .stride = TS_OPTIONS,
     .fields = option_fields,
     .doc = "options of this game"},
    NUMBER(flip, "1: the first seat is the US (TS-2.8)", 0, 1),
    NUMBER(turn, "turn", 1, 10),
    NUMBER(round, "action round; 0: headlines", 0, 8),
    PL_FIELD(struct ts_state, phasing, PL_U8, "side whose round or headline it is", .names = ts_side_names, .max = 1),
    PL_FIELD(struct ts_state, vp, PL_I8, "victory points; above 0: the US leads", .min = -127, .max = 127),
    NUMBER(defcon, "DEFCON", 1, 5),
    SIDES(milops, "military operations: USSR, US", 5),
    SIDES(space, "box of the Space Race: USSR, US", 8),
    SIDES(spaced, "cards sent on the Space Race this turn: USSR, US", 2),
    PL_FIELD(struct ts_state, china, PL_U8, "who holds the China Card", .names = ts_side_names, .max = 1),
    NUMBER(china_up, "1: it lies face up", 0, 1),
    SIDES(held, "cards in hand: USSR, US", 110),
    PL_ARRAY(struct ts_state, headline, PL_U8, "headlines: USSR, US", .values = &ts_card_keys, .max = TS_CARDS - 1),
    SIDES(headlined, "1: a headline lies before this side: USSR, US", 1),
    SIDES(shown, "1: and it lies face up: USSR, US", 1),
    NUMBER(chernobyl, "region of Chernobyl, from 1; 0: none", 0, TS_REGIONS),
    NUMBER(dropped, "1: DEFCON came to 2 in this round (TS-13.28)", 0, 1),
    SIDES(dice, "the last roll: USSR, US; 0: none", 6),
    NUMBER(moved, "influence taken up, to be placed elsewhere", 0, 4),
    PL_FIELD(struct ts_state, ending, PL_U8, "how the game ended", .names = ending_names, .max = TS_ENDINGS),
    NUMBER(winner, "who won: 1 USSR, 2 US, 0 nobody", 0, 2),
    NUMBER(gift, "VP given away by Wargames", 0, 6),
    PL_FIELD(struct ts_state, gift_to, PL_U8, "and to whom", .names = ts_side_names, .max = 1),
    SIDE_CARDS("ussr_hand", hand, TS_SU, "hand of the USSR"),
    SIDE_CARDS("us_hand", hand, TS_US, "hand of the US"),
    SIDE_CARDS("ussr_known", known, TS_SU, "of these, seen by the US (TS-11.3)"),
    SIDE_CARDS("us_known", known, TS_US, "of these, seen by the USSR (TS-11.3)"),
    SIDE_CARDS("ussr_deduced", deduced, TS_SU, "others that the US can be sure of (TS-11.3)"),
    SIDE_CARDS("us_deduced", deduced, TS_US, "others that the USSR can be sure of (TS-11.3)"),
    SIDE_CARDS("ussr_never", never, TS_SU, "cards the US knows some of that hand not to be (TS-11.3)"),
    SIDE_CARDS("us_never", never, TS_US, "cards the USSR knows some of that hand not to be (TS-11.3)"),
    SIDES(kept, "of how many unseen cards that is known, at least: USSR, US", 110),
    CARDS(draw, "draw pile; in a view whatever has not been seen"),
    CARDS(discard, "discard pile"),
    CARDS(removed, "removed from the game"),
    PL_ARRAY(struct ts_state, latest, PL_U8, "discarded last, and before it; none: not known", .values = &ts_card_keys,
             .max = TS_CARDS - 1),
    PL_FIELD(struct ts_state, departed, PL_U8, "removed last; none: not known", .values = &ts_card_keys,
             .max = TS_CARDS - 1),
    CARDS(table, "cards being resolved, and Shuttle Diplomacy"),
    CARDS(fired, "of these, cards whose event has occurred"),
    CARDS(aside, "cards of the draw pile that the US looks at (TS-20.108)"),
    PL_FIELD(struct ts_state, effects, PL_SET, "effects in play", .keys = &effect_keys, .max = TS_EFFECTS),
    COUNTRIES("ussr_began", began[TS_SU], "where the USSR had influence when the round began (TS-6.2)"),
    COUNTRIES("us_began", began[TS_US], "where the US had influence when the round began (TS-6.2)"),
    COUNTRIES("access", access, "where the Operations in hand may place influence (TS-6.2)"),
    COUNTRIES("once", once, "countries picked by the event that is being resolved"),
    COUNTRIES("twice", twice, "countries picked twice by it"),
    SIDE_INFLUENCE("ussr", TS_SU),
    SIDE_INFLUENCE("us", TS_US),
    {.name = "frames",
     .kind = PL_STRUCT,
     .offset = offsetof(struct ts_state, frames),
     .stride = sizeof(struct pl_frames),
     .fields = frame_fields,
     .doc = "what is still to happen"},
    {0}};

/* ---- Influence -------------------------------------------------------------------------------------------------- */

/* TS-1.8 */
static void see_control(struct ts_state *s, int country) {
    int margin = s->influence[TS_US][country] - s->influence[TS_SU][country];
    int stability = ts_lands[country].stability;
    pl_set_drop(&s->control[TS_SU], country);
    pl_set_drop(&s->control[TS_US], country);
    if (margin >= stability)
        pl_set_add(&s->control[TS_US], country);
    else if (-margin >= stability)
        pl_set_add(&s->control[TS_SU], country);
}

void ts_set_influence(struct ts_state *s, int side, int country, int influence) {
    s->influence[side][country] = (uint8_t)influence;
    if (influence)
        pl_set_add(&s->present[side], country);
    else
        pl_set_drop(&s->present[side], country);
    see_control(s, country);
}

void ts_add(struct ts_state *s, int side, int country, int n, struct pl_notes *notes) {
    int before = s->influence[side][country], after = before + n;
    after = after < 0 ? 0 : after > TS_MOST_INFLUENCE ? TS_MOST_INFLUENCE : after;
    if (after == before)
        return;
    ts_set_influence(s, side, country, after);
    if (after > before)
        NOTE(N_MORE, side, country, after - before, after);
    else
        NOTE(N_LESS, side, country, before - after, after);
}

void ts_remove_all(struct ts_state *s, int side, int country, struct pl_notes *notes) {
    ts_add(s, side, country, -s->influence[side][country], notes);
}

void ts_take_control(struct ts_state *s, int side, int country, struct pl_notes *notes) {
    int wanted = s->influence[ts_other(side)][country] + ts_lands[country].stability;
    if (s->influence[side][country] < wanted)
        ts_add(s, side, country, wanted - s->influence[side][country], notes);
}

/* A pile may have been changed by hand since: what is remembered of it must still lie in it, each card once. */
static void see_piles(struct ts_state *s) {
    if (!pl_set_has(&s->discard, s->latest[1]) || s->latest[1] == s->latest[0])
        s->latest[1] = 0;
    if (!pl_set_has(&s->discard, s->latest[0])) {
        s->latest[0] = s->latest[1];
        s->latest[1] = 0;
    }
    if (!pl_set_has(&s->removed, s->departed))
        s->departed = 0;
}

void ts_derive(void *state) {
    struct ts_state *s = state;
    see_piles(s);
    memset(s->present, 0, sizeof s->present);
    memset(s->control, 0, sizeof s->control);
    for (int country = 0; country < TS_COUNTRIES; country++) {
        for (int side = 0; side < TS_SIDES; side++)
            if (s->influence[side][country])
                pl_set_add(&s->present[side], country);
        see_control(s, country);
    }
    pl_set_add(&s->control[TS_US], TS_USA); /* TS-1.7 */
    pl_set_add(&s->control[TS_SU], TS_USSR);
}

/* ---- Tracks and effects ----------------------------------------------------------------------------------------- */

void ts_effect_begin(struct ts_state *s, enum ts_effect effect) {
    pl_set_add(&s->effects, effect);
}

void ts_effect_end(struct ts_state *s, enum ts_effect effect) {
    pl_set_drop(&s->effects, effect);
}

void ts_vp(struct ts_state *s, int side, int n, struct pl_notes *notes) {
    if (n < 0) {
        side = ts_other(side);
        n = -n;
    }
    if (n == 0 || ts_over(s))
        return;
    int vp = s->vp + (side == TS_US ? n : -n);
    s->vp = (int8_t)(vp > 20 ? 20 : vp < -20 ? -20 : vp); /* TS-1.2 */
    NOTE(N_VP, side, n, s->vp);
    if (s->vp == 20 || s->vp == -20) /* TS-9.5 */
        ts_finish(s, TS_END_VP, side, notes);
}

void ts_defcon(struct ts_state *s, int by, struct pl_notes *notes) {
    int level = s->defcon + by;
    level = level < 1 ? 1 : level > 5 ? 5 : level; /* TS-1.3 */
    if (level == s->defcon || ts_over(s))
        return;
    if (level < s->defcon)
        NOTE(N_DEGRADES, level);
    else
        NOTE(N_IMPROVES, level);
    s->defcon = (uint8_t)level;
    if (level == 2 && !ts_headlines(s)) /* TS-13.28 */
        s->dropped = 1;
    if (level == 1) /* TS-7.2 */
        ts_finish(s, TS_END_DEFCON, ts_other(s->phasing), notes);
}

void ts_milops(struct ts_state *s, int side, int n, struct pl_notes *notes) {
    int sum = s->milops[side] + n;
    s->milops[side] = (uint8_t)(sum > 5 ? 5 : sum); /* TS-1.4 */
    NOTE(N_MILOPS, side, s->milops[side]);
}

/* TS-6.12: for whoever gets to a box first and second. */
const uint8_t ts_space_points[9][2] = {{0, 0}, {2, 1}, {0, 0}, {2, 0}, {0, 0}, {3, 1}, {0, 0}, {4, 2}, {2, 0}};

/* Only the points of the box where the move ends. */
void ts_space_to(struct ts_state *s, int side, int box, struct pl_notes *notes) {
    bool second = s->space[ts_other(side)] >= box;
    s->space[side] = (uint8_t)box;
    NOTE(N_SPACE_BOX, side, box);
    ts_vp(s, side, ts_space_points[box][second], notes);
}

void ts_china_to(struct ts_state *s, int side, bool up, struct pl_notes *notes) {
    s->china = (uint8_t)side;
    s->china_up = up;
    if (up)
        NOTE(N_CHINA_UP, side);
    else
        NOTE(N_CHINA_DOWN, side);
}

void ts_finish(struct ts_state *s, enum ts_ending ending, int winner, struct pl_notes *notes) {
    if (ts_over(s))
        return;
    s->ending = (uint8_t)(ending + 1);
    s->winner = (uint8_t)(winner + 1);
    while (s->frames.depth)
        pl_pop(&s->frames);
    if (winner < 0)
        NOTE(N_DRAWN, ending);
    else
        NOTE(N_WON, winner, ending);
}

/* ---- Piles ------------------------------------------------------------------------------------------------------ */

/* Both lie face up (TS-1.10): everybody sees which card came last. */
void ts_discard(struct ts_state *s, int card) {
    pl_set_add(&s->discard, card);
    s->latest[1] = s->latest[0];
    s->latest[0] = (uint8_t)card;
}

void ts_undiscard(struct ts_state *s, int card) {
    pl_set_drop(&s->discard, card);
    if (s->latest[0] == card)
        s->latest[0] = s->latest[1];
    else if (s->latest[1] != card)
        return;
    s->latest[1] = 0;
}

/* ---- Hands (TS-11) ---------------------------------------------------------------------------------------------- */

void ts_hand_add(struct ts_state *s, int side, int card) {
    pl_set_add(&s->hand[side], card);
    s->held[side]++;
    if (side == TS_US && ts_on(s, TS_FX_AMES)) /* TS-13.46 */
        pl_set_add(&s->known[side], card);
}

void ts_hand_drop(struct ts_state *s, int side, int card) {
    ts_card_gone(s, side, card);
    pl_set_drop(&s->hand[side], card);
    s->held[side]--;
    if (card == TS_MISSILE_ENVY) /* TS-13.4: whatever becomes of it, it is not owed any more */
        ts_effect_end(s, side == TS_SU ? TS_FX_ENVY_SU : TS_FX_ENVY_US);
}
