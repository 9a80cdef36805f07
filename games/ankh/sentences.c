/* Which phrase goes with what: moves as sentences for a viewer. */
#include "games/ankh/scene.h"
#include "games/ankh/text.h"

/* ---- Moves ------------------------------------------------------------------------------------------------------ */

static const struct am_text_row *text_of(const struct pl_frame *frame) {
    return frame->what == AM_F_TEXT || frame->what == AM_F_CARD ? am_text(frame->v[AM_V_CARD]) : &am_text_none;
}

/* Outcomes of chance: who else may know which card or personality it was? */
static struct pl_said describe_chance(const struct am_state *s, const struct pl_frame *frame, pl_move move,
                                      int viewer) {
    int a = pl_a(move);
    int whose = frame->what == AM_F_TEXT ? s->active : frame->v[AM_V_SEAT];
    bool knows = viewer == PL_EVERYTHING || viewer == whose;
    switch (pl_kind(move)) {
    case AM_M_FIRST:
        return SAY(D_FIRST, a);
    case AM_M_PERSON:
        return knows ? SAY(D_PERSON, whose, a) : SAY(D_SOME_PERSON, whose);
    case AM_M_DRAW:
        if (frame->what == AM_F_EVENT)
            return SAY(D_FOG, a);
        return knows ? SAY(D_DRAW, whose, a) : SAY(D_DRAW_SOME, whose);
    case AM_M_HAPPENS:
        return SAY(D_HAPPENS, a);
    default:
        return SAY(D_ROLL, a);
    }
}

static struct pl_said describe_power(pl_move move) {
    int area = pl_a(move), what = pl_b(move), from = pl_c(move);
    switch (area) {
    case AM_DOLLY_SISTERS:
    case AM_DIMWELL:
        return from ? SAY(D_POWER_LIFT, area, what, from - 1) : SAY(D_POWER_PLACE, area, what);
    case AM_THE_SCOURS:
        return SAY(D_POWER_SELL, what);
    case AM_THE_SHADES:
        return SAY(D_POWER_STIR, what);
    case AM_ISLE_OF_GODS:
        return SAY(D_POWER_CALM, what);
    default:
        return SAY(D_POWER, area);
    }
}

static struct pl_said describe_skip(const struct pl_frame *frame) {
    if (frame->what == AM_F_TURN)
        return SAY(D_PASS);
    if (frame->what == AM_F_PLAY && frame->step == AM_CHOOSE_SECOND)
        return SAY(D_NO_SECOND);
    if (frame->what == AM_F_PLAY)
        return SAY(D_NO_CARD);
    if (frame->what == AM_F_CARD && frame->step < AM_SYMBOLS)
        return am_symbol(frame->v[AM_V_CARD], frame->step) == AM_SCROLL
                   ? SAY(D_SKIP_SCROLL)
                   : SAY(D_SKIP, am_symbol(frame->v[AM_V_CARD], frame->step));
    return SAY(D_SKIP_TEXT);
}

static int sum_asked(const struct pl_frame *frame) {
    int sum = text_of(frame)->demand;
    return sum ? sum : 5;
}

static struct pl_said describe_building(const struct am_state *s, pl_move move) {
    int area = pl_a(move), from = pl_b(move), cost = am_cost(s, area);
    if (pl_kind(move) == AM_M_BUILD)
        return from ? SAY(D_BUILD_FROM, area, cost, from - 1) : SAY(D_BUILD, area, cost);
    int seller = s->area[area].building - 1;
    return from ? SAY(D_BUY_FROM, area, seller, cost, from - 1) : SAY(D_BUY, area, seller, cost);
}

/* A card that only some may know: given or chosen out of sight. */
static struct pl_said describe_card(const struct am_state *s, const struct pl_frame *frame, pl_move move, int viewer) {
    int card = pl_a(move);
    bool party = viewer == PL_EVERYTHING || viewer == frame->seat || viewer == s->active;
    switch (pl_kind(move)) {
    case AM_M_GIVE:
        return party ? SAY(D_GIVE, card) : SAY(D_GIVE_SOME);
    case AM_M_CHOOSE:
        return party || text_of(frame)->open ? SAY(D_CHOOSE, card) : SAY(D_CHOOSE_SOME);
    default:
        return SAY(D_DISCARD, card);
    }
}

/* AM-13.18: the first of two cards is shown, the second is not. */
static struct pl_said describe_choice(const struct pl_frame *frame, int card, int viewer) {
    if (frame->what != AM_F_PLAY || frame->step != AM_CHOOSE_SECOND)
        return SAY(D_NAME, card);
    return viewer == PL_EVERYTHING || viewer == frame->seat ? SAY(D_NAME_SECOND, card) : SAY(D_NAME_SOME);
}

struct pl_said am_describe(const void *state, pl_move move, int viewer) {
    const struct am_state *s = state;
    const struct pl_frame *frame = pl_peek(&s->frames);
    int a = pl_a(move), b = pl_b(move), c = pl_c(move);
    const struct am_text_row *text = text_of(frame);
    struct pl_said own = text->says ? text->says(s, frame, move, viewer) : PL_NOTHING;
    if (own.phrase)
        return own;
    switch (pl_kind(move)) {
    case AM_M_PLAY:
        return SAY(D_PLAY, a);
    case AM_M_NAME:
        return describe_choice(frame, a, viewer);
    case AM_M_SKIP:
        return describe_skip(frame);
    case AM_M_END:
        return SAY(D_END);
    case AM_M_EVENT:
        return SAY(D_EVENT);
    case AM_M_POWER:
        return describe_power(move);
    case AM_M_TAKE:
        return SAY(D_TAKE, frame->v[AM_V_CARD] == AM_THE_CLACKS ? s->option[AM_OPT_CLACKS]
                                                                : am_printed_money(frame->v[AM_V_CARD]));
    case AM_M_USE:
        return SAY(D_USE);
    case AM_M_PLACE:
        return b ? SAY(D_PLACE_FROM, a, b - 1) : SAY(D_PLACE, a);
    case AM_M_BUILD:
    case AM_M_BUY:
        return describe_building(s, move);
    case AM_M_REMOVE:
        return frame->what == AM_F_CARD ? SAY(D_ASSASSINATE, a, b) : SAY(D_REMOVE, a, b);
    case AM_M_CALM:
        return SAY(D_CALM, a);
    case AM_M_STIR:
        return SAY(D_STIR, a);
    case AM_M_COUNT:
        return SAY(D_COUNT, a, 2 * s->area[a].crowd);
    case AM_M_MOVE:
        return SAY(D_MOVE, a, b, c);
    case AM_M_SWAP:
        return frame->what == AM_F_TEXT ? SAY(D_SWAP_WITH, a, b) : SAY(D_SWAP, a, b);
    case AM_M_RAZE:
        return SAY(D_RAZE, a);
    case AM_M_TARGET:
        return b ? SAY(D_HUBERT, a, b - 1) : SAY(D_TARGET, a);
    case AM_M_GIVE:
    case AM_M_DISCARD:
    case AM_M_CHOOSE:
        return describe_card(s, frame, move, viewer);
    case AM_M_PAY:
        return a ? SAY(D_PAY_FOR, a - 1) : SAY(D_PAY, sum_asked(frame));
    case AM_M_REFUSE:
        return SAY(D_REFUSE);
    case AM_M_INTERRUPT:
        return b ? SAY(D_INTERRUPT_IN, a, b - 1) : SAY(D_INTERRUPT, a);
    case AM_M_PROTECT:
        return SAY(D_PROTECT, a ? a - 1 : frame->v[AM_V_AREA]);
    case AM_M_LET:
        return SAY(D_LET);
    default:
        return describe_chance(s, frame, move, viewer);
    }
}
