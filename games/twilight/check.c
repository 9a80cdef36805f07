/* Is a whole position consistent? Whatever passes can be played on safely. */
#include "games/twilight/decide.h"

static bool disjoint(struct pl_set a, struct pl_set b) {
    struct pl_set both = pl_set_and(a, b);
    return pl_set_empty(&both);
}
static bool within(struct pl_set part, struct pl_set whole) {
    struct pl_set rest = pl_set_minus(part, whole);
    return pl_set_empty(&rest);
}

/* ---- Cards (TS-1.10) -------------------------------------------------------------------------------------------- */

/* Those that are in the game by now. */
static struct pl_set cards_of_this_turn(const struct ts_state *s) {
    struct pl_set all = ts_era_cards(TS_EARLY, s->option[TS_OPT_OPTIONAL]);
    /* Turns 4 and 8 begin with their cards shuffled in. */
    bool begun = s->frames.depth == 0 || s->frames.at[0].step != TS_PH_BEGIN;
    int turn = s->turn - !begun;
    if (turn >= 4)
        all = pl_set_or(all, ts_era_cards(TS_MID, s->option[TS_OPT_OPTIONAL]));
    if (turn >= 8)
        all = pl_set_or(all, ts_era_cards(TS_LATE, s->option[TS_OPT_OPTIONAL]));
    return all;
}

/* Adds a pile to what has been seen; the first card seen twice, or 0. */
static int put(struct pl_set *seen, struct pl_set pile) {
    struct pl_set twice = pl_set_and(*seen, pile);
    *seen = pl_set_or(*seen, pile);
    return pl_set_empty(&twice) ? 0 : pl_set_pop(&twice);
}

static struct pl_said check_cards(const struct ts_state *s) {
    struct pl_set seen = {{0, 0}}, all = cards_of_this_turn(s);
    const struct pl_set piles[] = {s->hand[TS_SU], s->hand[TS_US], s->draw, s->discard, s->removed, s->table, s->aside};
    for (size_t i = 0; i < sizeof piles / sizeof *piles; i++) {
        int card = put(&seen, piles[i]);
        if (card)
            return SAY(BAD_CARDS, card);
    }
    for (int side = 0; side < TS_SIDES; side++) {
        int card = s->headline[side];
        if (!card)
            continue;
        if (pl_set_has(&seen, card))
            return SAY(BAD_CARDS, card);
        pl_set_add(&seen, card);
    }
    struct pl_set wrong = pl_set_or(pl_set_minus(all, seen), pl_set_minus(seen, all));
    if (!pl_set_empty(&wrong))
        return SAY(BAD_CARDS, pl_set_pop(&wrong));
    struct pl_set latest = {{0, 0}};
    for (int i = 0; i < TS_LATEST && s->latest[i]; i++)
        pl_set_add(&latest, s->latest[i]);
    if (!within(latest, s->discard) || (s->departed && !pl_set_has(&s->removed, s->departed)))
        return SAY(BAD_CARDS, s->latest[0]);
    if (!within(s->fired, s->table))
        return SAY(BAD_CARDS, TS_NO_CARD);
    return PL_NOTHING;
}

static struct pl_said check_hands(const struct ts_state *s) {
    for (int side = 0; side < TS_SIDES; side++) {
        struct pl_set hand = s->hand[side];
        if (pl_set_count(&hand) != s->held[side])
            return SAY(BAD_HELD, side);
        if ((s->headline[side] != 0) != s->headlined[side] || (s->shown[side] && !s->headlined[side]))
            return SAY(BAD_HEADLINE, side);
        if (s->headlined[side] && !s->shown[side])
            pl_set_add(&hand, s->headline[side]); /* hidden.c */
        struct pl_set known = pl_set_or(s->known[side], s->deduced[side]);
        struct pl_set others = pl_set_minus(pl_set_minus(hand, known), s->never[side]);
        if (!within(known, hand) || !disjoint(s->known[side], s->deduced[side]) ||
            s->kept[side] > pl_set_count(&others) || pl_set_empty(&s->never[side]) != !s->kept[side] ||
            pl_set_has(&s->never[side], 0))
            return SAY(BAD_KNOWN, side);
    }
    return PL_NOTHING;
}

/* ---- Effects ---------------------------------------------------------------------------------------------------- */

static struct pl_said check_effects(const struct ts_state *s) {
    bool shuttle = pl_set_has(&s->table, TS_SHUTTLE_DIPLOMACY);
    if (ts_on(s, TS_FX_SHUTTLE) && !shuttle)
        return SAY(BAD_EFFECTS, TS_FX_SHUTTLE);
    for (int side = 0; side < TS_SIDES; side++)
        if (ts_owes_envy(s, side) && !pl_set_has(&s->hand[side], TS_MISSILE_ENVY))
            return SAY(BAD_EFFECTS, side == TS_SU ? TS_FX_ENVY_SU : TS_FX_ENVY_US);
    return PL_NOTHING;
}

/* ---- Frames ----------------------------------------------------------------------------------------------------- */

/* Somebody decides, and has something to choose from. */
static bool asks_somebody(const struct ts_state *s) {
    struct pl_chance chances[PL_MAX_CHANCES];
    pl_move moves[PL_MAX_MOVES];
    return (pl_peek(&s->frames)->seat == PL_CHANCE ? ts_chances(s, chances) : ts_moves(s, moves)) > 0;
}

/* Each frame as its row says, and the turn below them all. */
static struct pl_said check_frames(const struct ts_state *s) {
    int wrong = pl_decide_check(&ts_decisions, s);
    if (wrong >= 0)
        return SAY(BAD_FRAMES, wrong);
    if (s->frames.depth && s->frames.at[0].what != TS_F_TURN)
        return SAY(BAD_FRAMES, 0);
    if (s->frames.depth && !asks_somebody(s))
        return SAY(BAD_FRAMES, s->frames.depth - 1);
    return PL_NOTHING;
}

/* ---- All of it -------------------------------------------------------------------------------------------------- */

struct pl_said ts_check(const void *state) {
    const struct ts_state *s = state;
    bool over = s->ending, nuclear = s->ending - 1 == TS_END_DEFCON;
    if (over != (s->frames.depth == 0) || (s->defcon == 1) != nuclear || (!over && (s->vp >= 20 || s->vp <= -20)))
        return SAY(BAD_END, 0);
    if (!over && (s->winner || s->gift))
        return SAY(BAD_END, 0);
    struct pl_said wrong = check_cards(s);
    if (!wrong.phrase)
        wrong = check_hands(s);
    if (!wrong.phrase)
        wrong = check_effects(s);
    if (!wrong.phrase)
        wrong = check_frames(s);
    if (!wrong.phrase && !within(s->twice, s->once))
        return SAY(BAD_PICKED, 0);
    return wrong;
}
