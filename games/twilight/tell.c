/* Which phrase goes with what: moves as sentences, and what is wanted of whom. */
#include "games/twilight/state.h"

/* The side that a draw from the pile is for. */
static int receiver(const struct pl_frame *draw) {
    return draw->v[0] == TS_DEAL ? draw->v[1] : draw->v[0] == TS_ASIDE ? TS_US : draw->v[0];
}

static bool sees(const struct ts_state *s, int viewer, int side) {
    return viewer == PL_EVERYTHING || (viewer >= 0 && ts_side(s, viewer) == side);
}

static struct pl_said describe_draw(const struct ts_state *s, int card, int viewer) {
    const struct pl_frame *draw = pl_peek(&s->frames);
    int side = receiver(draw);
    if (draw->v[0] == TS_ASIDE)
        return sees(s, viewer, side) ? SAY(D_ASIDE, side, card) : SAY(D_ASIDE_SOME, side);
    bool open = side == TS_US && ts_on(s, TS_FX_AMES); /* TS-13.46 */
    return open || sees(s, viewer, side) ? SAY(D_DRAW, side, card) : SAY(D_DRAW_SOME, side);
}

static struct pl_said describe_headline(const struct ts_state *s, int card, int viewer) {
    int side = pl_peek(&s->frames)->seat;
    if (!card && (!ts_together(s) || sees(s, viewer, side)))
        return SAY(D_NO_HEADLINE, side);
    bool shown = ts_ability(s, ts_other(side), 4); /* TS-4.2 */
    return shown || sees(s, viewer, side) ? SAY(D_HEADLINE, side, card) : SAY(D_HEADLINE_SOME, side);
}

static struct pl_said describe_play(const struct ts_state *s, int card, enum ts_mode mode) {
    int side = pl_peek(&s->frames)->seat, other = ts_other(side), value = ts_card_value(s, side, card);
    bool idle = !ts_event_possible(s, card, other); /* TS-13.38: the opponent's event is let happen, in vain */
    switch (mode) {
    case TS_BY_EVENT:
        return SAY(D_EVENT, side, card);
    case TS_BY_OPS:
        if (ts_cards[card].side != other)
            return SAY(D_OPS, side, card, value);
        return idle ? SAY(D_OPS_NO_EVENT, side, card, value) : SAY(D_OPS_FIRST, side, card, value, other);
    case TS_BY_EVENT_FIRST:
        return idle ? SAY(D_NO_EVENT_FIRST, side, card, value) : SAY(D_EVENT_FIRST, side, card, value, other);
    default:
        return SAY(D_SPACE, side, card);
    }
}

static struct pl_said describe_coup(const struct ts_state *s, int country) {
    const struct pl_frame *ops = pl_peek(&s->frames);
    int points = ts_ops_points(s, ops, country);
    bool quiet = ops->seat == TS_US && ts_on(s, TS_FX_SUBS);
    if (s->defcon == 2 && pl_set_has(&ts_battle, country) && !quiet)
        return SAY(D_COUP_LAST, ops->seat, country, points);
    return SAY(D_COUP, ops->seat, country, points);
}

static struct pl_said describe_stop(const struct ts_state *s) {
    const struct pl_frame *top = pl_peek(&s->frames);
    if (top->what == TS_F_OPS)
        return top->step & 3 ? SAY(D_STOP, 0) : SAY(D_STOP_NONE, 0);
    if (top->what != TS_F_CARD)
        return SAY(D_STOP, 0);
    if (top->step == TS_C_BLOCKADE)
        return top->v[0] == TS_BLOCKADE ? SAY(D_REFUSE_BLOCKADE, 0) : SAY(D_REFUSE_DEBT, 0);
    return top->left ? SAY(D_NO_MORE_CARDS, 0) : SAY(D_NO_CARD, 0);
}

static struct pl_said describe_pick(const struct ts_state *s, int country) {
    const struct pl_frame *pick = pl_peek(&s->frames);
    if (pick->what != TS_F_PICK) /* a mere wish */
        return SAY(D_PICK, pick->seat, country);
    const struct pl_phrase *asked = ts_pick_prompt((enum ts_pick)pick->step);
    if (asked == &ts_phrases[TS_Q_ADD] || asked == &ts_phrases[TS_Q_STALIN_TO] || asked == &ts_phrases[TS_Q_SETUP_SU] ||
        asked == &ts_phrases[TS_Q_SETUP_US] || asked == &ts_phrases[TS_Q_HANDICAP] ||
        asked == &ts_phrases[TS_Q_NORAD] || asked == &ts_phrases[TS_Q_ADD_TWO])
        return SAY(D_PICK_ADD, pick->seat, country);
    if (asked == &ts_phrases[TS_Q_REMOVE_US] || asked == &ts_phrases[TS_Q_REMOVE_SU] ||
        asked == &ts_phrases[TS_Q_REMOVE_ALL_US] || asked == &ts_phrases[TS_Q_TRUMAN] ||
        asked == &ts_phrases[TS_Q_STALIN_FROM])
        return SAY(D_PICK_REMOVE, pick->seat, country);
    return SAY(D_PICK, pick->seat, country);
}

struct pl_said ts_describe(const void *state, pl_move move, int viewer) {
    const struct ts_state *s = state;
    const struct pl_frame *top = pl_peek(&s->frames);
    int a = pl_a(move), side = top->seat;
    switch (pl_kind(move)) {
    case TS_M_DRAW:
        return describe_draw(s, a, viewer);
    case TS_M_RANDOM:
        return SAY(D_RANDOM, top->v[1], a);
    case TS_M_DIE:
        return SAY(D_DIE, top->step, a);
    case TS_M_DICE:
        return SAY(D_DICE, a, pl_b(move));
    case TS_M_HEADLINE:
        return describe_headline(s, a, viewer);
    case TS_M_PLAY:
        return describe_play(s, a, (enum ts_mode)pl_b(move));
    case TS_M_UN:
        return SAY(D_UN, side, a);
    case TS_M_PASS:
        return SAY(D_PASS, side);
    case TS_M_CANCEL:
        return SAY(D_CANCEL, side, a);
    case TS_M_INFLUENCE:
        return SAY(D_INFLUENCE, side, a, ts_cost(s, side, a));
    case TS_M_COUP:
        return describe_coup(s, a);
    case TS_M_REALIGN:
        return SAY(D_REALIGN, side, a);
    case TS_M_PICK:
        return describe_pick(s, a);
    case TS_M_CHOOSE:
        return SAY(D_CHOOSE, side, a);
    case TS_M_DISCARD:
        return SAY(D_DISCARD, side, a);
    case TS_M_TAKE:
        return SAY(D_TAKE, side, a);
    case TS_M_GIVE:
        return SAY(D_GIVE, side, a);
    case TS_M_RETURN:
        return SAY(D_RETURN, side, top->v[0], ts_card_value(s, side, TS_GRAIN_SALES_TO_SOVIETS)); /* TS-5.8 */
    default:
        return describe_stop(s);
    }
}

/* ---- Prompts ---------------------------------------------------------------------------------------------------- */

static struct pl_said chance_prompt(const struct pl_frame *top) {
    switch (top->what) {
    case TS_F_DRAW:
        return top->v[0] == TS_ASIDE ? SAY(Q_ASIDE, 0) : SAY(Q_DRAW, receiver(top));
    case TS_F_RANDOM:
        return SAY(Q_RANDOM, top->v[1], top->v[0]);
    case TS_F_COUP:
        return SAY(Q_COUP, top->step, top->v[0]);
    case TS_F_REALIGN:
        return SAY(Q_REALIGN, top->step, top->v[0]);
    case TS_F_WAR:
        return SAY(Q_WAR_ROLL, top->step, top->v[0]);
    case TS_F_SPACE:
        return SAY(Q_SPACE, top->step);
    case TS_F_TRAP_ROLL:
        return SAY(Q_TRAP_ROLL, top->step);
    case TS_F_OLYMPICS:
        return SAY(Q_OLYMPICS, 0);
    default:
        return SAY(Q_SUMMIT, 0);
    }
}

/* TS-5.9: the bonus counts only as long as every point has been spent in its region. */
static struct pl_said ops_prompt(const struct ts_state *s, const struct pl_frame *ops) {
    int left = ts_ops_points(s, ops, TS_USA); /* without regional bonuses */
    int asia = ts_ops_points(s, ops, TS_JAPAN) - left, southeast = ts_ops_points(s, ops, TS_THAILAND) - left;
    int region = southeast > asia ? TS_REGIONS : TS_ASIA, more = southeast > asia ? southeast : asia;
    switch (ops->step & 3) {
    case 1:
        return more ? SAY(Q_PLACING_BONUS, left, more, region) : SAY(Q_PLACING, left);
    case 2:
        return more ? SAY(Q_REALIGNING_BONUS, left, more, region) : SAY(Q_REALIGNING, left);
    default: { /* those of a card must be used, others may (TS-13.54) */
        bool must = ops->v[1] == TS_G_CARD || ops->v[1] == TS_G_TAKEN;
        if (must && more)
            return SAY(Q_OPS_BONUS, ops->v[0], left, more, region);
        return must ? SAY(Q_OPS, ops->v[0], left) : SAY(Q_OPS_GRANT, ops->v[0], left);
    }
    }
}

/* TS-3.8: said while there is still a round for each scoring card, and only to whoever holds them. */
static struct pl_said round_prompt(const struct ts_state *s, int side) {
    if (ts_must_score(s, side))
        return SAY(Q_ROUND_SCORE, s->round, ts_scoring_held(s, side), ts_rounds_left(s, side));
    return SAY(Q_ROUND, s->round, s->held[side]);
}

/* TS-13.6 */
static struct pl_said trap_prompt(const struct ts_state *s, int side) {
    struct pl_set discards = ts_trap_discards(s, side);
    if (!pl_set_empty(&discards))
        return SAY(Q_TRAP, 0);
    if (ts_must_score(s, side))
        return SAY(Q_TRAP_SCORE, 0);
    return ts_scoring_held(s, side) ? SAY(Q_TRAP_MAY_SCORE, 0) : SAY(Q_TRAP_PASS, 0);
}

static struct pl_said card_prompt(const struct pl_frame *choice) {
    static const uint16_t asked[TS_CARD_CHOICES] = {
        [TS_C_BLOCKADE] = TS_Q_BLOCKADE, [TS_C_ASK_NOT] = TS_Q_ASK_NOT, [TS_C_GIVE] = TS_Q_GIVE,
        [TS_C_AMES] = TS_Q_AMES,         [TS_C_SALT] = TS_Q_SALT,       [TS_C_STAR_WARS] = TS_Q_STAR_WARS,
        [TS_C_TEHRAN] = TS_Q_TEHRAN,     [TS_C_HELD] = TS_Q_HELD};
    return PL_SAY(&ts_phrases[asked[choice->step]], choice->v[0]);
}

static struct pl_said own_prompt(const struct ts_state *s, const struct pl_frame *top) {
    switch (top->what) {
    case TS_F_HEADLINE:
        return SAY(Q_HEADLINE, 0);
    case TS_F_ROUND:
        return round_prompt(s, top->seat);
    case TS_F_TRAP:
        return trap_prompt(s, top->seat);
    case TS_F_OPS:
        return ops_prompt(s, top);
    case TS_F_PICK:
        return PL_SAY(ts_pick_prompt((enum ts_pick)top->step), top->left, top->v[0]);
    case TS_F_CHOICE:
        return SAY(Q_CHOICE, top->v[0]);
    case TS_F_CARD:
        return card_prompt(top);
    default:
        return SAY(Q_GRAIN, top->v[0]);
    }
}

static struct pl_said others_prompt(const struct ts_state *s, const struct pl_frame *top) {
    struct pl_sealed both = ts_deciding(s);
    switch (top->what) {
    case TS_F_HEADLINE:
        return both.asked && !both.answered ? SAY(Q_WAIT_HEADLINES, 0) : SAY(Q_WAIT_HEADLINE, top->seat);
    case TS_F_ROUND:
    case TS_F_TRAP:
        return SAY(Q_WAIT_ROUND, top->seat);
    case TS_F_OPS:
        return SAY(Q_WAIT_OPS, top->seat);
    default:
        return top->v[0] ? SAY(Q_WAIT_CARD, top->seat, top->v[0]) : SAY(Q_WAIT, top->seat);
    }
}

struct pl_said ts_prompt(const void *state, int viewer) {
    const struct ts_state *s = state;
    if (!s->frames.depth)
        return SAY(Q_OVER, 0);
    const struct pl_frame *top = pl_peek(&s->frames);
    if (top->seat == PL_CHANCE)
        return chance_prompt(top);
    return viewer >= 0 && ts_side(s, viewer) == top->seat ? own_prompt(s, top) : others_prompt(s, top);
}
