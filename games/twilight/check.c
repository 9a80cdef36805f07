/* Is a whole position consistent? Whatever passes can be played on safely. */
#include "games/twilight/events.h"

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

static bool is_card(int card) {
    return card >= 1 && card < TS_CARDS;
}
static bool is_country(int country) {
    return country >= 0 && country < TS_COUNTRIES;
}
static bool is_side(int side) {
    return side == TS_SU || side == TS_US;
}

/* The cards that ask for a branch (effects.txt, events.c). */
static bool asks_branch(int card) {
    return (is_card(card) && ts_effect_choices(card)) || card == TS_OLYMPIC_GAMES || card == TS_SUMMIT ||
           card == TS_HOW_I_LEARNED_TO_STOP_WORRYING || card == TS_CHERNOBYL || card == TS_WARGAMES;
}

static bool asks_cards(const struct pl_frame *f) {
    static const uint8_t cards[TS_CARD_CHOICES] = {
        [TS_C_BLOCKADE] = TS_BLOCKADE,        [TS_C_ASK_NOT] = TS_ASK_NOT_WHAT_YOUR_COUNTRY,
        [TS_C_GIVE] = TS_MISSILE_ENVY,        [TS_C_AMES] = TS_ALDRICH_AMES_REMIX,
        [TS_C_SALT] = TS_SALT_NEGOTIATIONS,   [TS_C_STAR_WARS] = TS_STAR_WARS,
        [TS_C_TEHRAN] = TS_OUR_MAN_IN_TEHRAN, [TS_C_HELD] = TS_NO_CARD};
    bool american =
        f->step == TS_C_BLOCKADE || f->step == TS_C_ASK_NOT || f->step == TS_C_TEHRAN || f->step == TS_C_STAR_WARS;
    if (f->step >= TS_CARD_CHOICES || (american && f->seat != TS_US) || (f->step == TS_C_AMES && f->seat != TS_SU))
        return false;
    bool counts = f->step == TS_C_ASK_NOT || f->step == TS_C_TEHRAN;
    if (f->left > (counts ? 20 : 0) || f->v[1])
        return false;
    return f->v[0] == cards[f->step] || (f->step == TS_C_BLOCKADE && f->v[0] == TS_LATIN_AMERICAN_DEBT_CRISIS);
}

/* Is this frame one of those that the game pushes? */
static bool frame_fits(const struct ts_state *s, const struct pl_frame *f, int depth) {
    bool chance = f->seat == PL_CHANCE, side = is_side(f->seat), plain = !f->step && !f->left && !f->v[0] && !f->v[1];
    switch (f->what) {
    case TS_F_TURN:
        return depth == 0 && f->seat == 0 && f->step < TS_PHASES && !f->left && f->v[0] >= 0 && f->v[0] <= TS_SIDES &&
               !f->v[1];
    case TS_F_ROUND_END:
    case TS_F_PUT_BACK:
        return f->seat == 0 && plain;
    case TS_F_CARD_DONE:
        return f->seat == 0 && is_card(f->v[0]) && !f->step && !f->left && !f->v[1];
    case TS_F_EVENT:
        return side && is_card(f->v[0]) && f->v[0] != TS_CHINA && is_side(f->v[1]) && !f->step && !f->left &&
               pl_set_has(&s->table, f->v[0]);
    case TS_F_OPS_BEGIN:
        return side && is_card(f->v[0]) && f->v[1] >= 0 && f->v[1] < TS_GRANTS && f->left >= 1 && f->left <= 4 &&
               !f->step;
    case TS_F_SCORE:
        return f->seat == 0 && is_card(f->v[0]) && ts_is_scoring(f->v[0]) && (f->v[1] == -1 || is_country(f->v[1])) &&
               !f->step && !f->left;
    case TS_F_DRAW:
        if (f->v[0] == TS_DEAL)
            return chance && is_side(f->step) && is_side(f->v[1]) && !f->left;
        return chance && !f->step && !f->v[1] && f->left <= 20 && (is_side(f->v[0]) || f->v[0] == TS_ASIDE);
    case TS_F_RANDOM:
        return chance && !f->step && f->left <= 2 && is_side(f->v[1]) &&
               (f->v[0] == TS_FIVE_YEAR_PLAN || f->v[0] == TS_TERRORISM ||
                (f->v[0] == TS_GRAIN_SALES_TO_SOVIETS && f->v[1] == TS_SU && f->left <= 1));
    case TS_F_COUP:
        return chance && is_side(f->step) && is_country(f->v[0]) && f->v[1] >= 1 && f->v[1] <= 6 && f->left < TS_GRANTS;
    case TS_F_REALIGN:
        return chance && is_side(f->step) && is_country(f->v[0]) && !f->v[1] && !f->left;
    case TS_F_WAR:
        return chance && is_side(f->step) && is_country(f->v[0]) && is_card(f->v[1]) &&
               ts_cards[f->v[1]].flags & TS_WAR && !f->left;
    case TS_F_SPACE:
        return chance && is_side(f->step) && s->space[f->step] < 8 && !f->left && !f->v[0] && !f->v[1];
    case TS_F_TRAP_ROLL:
    case TS_F_OLYMPICS:
    case TS_F_SUMMIT:
        return chance && is_side(f->step) && !f->left && !f->v[0] && !f->v[1];
    case TS_F_HEADLINE:
        return side && plain && !s->headlined[f->seat] &&
               !(s->frames.at[0].step == TS_PH_SECOND && ts_together(s) && s->headlined[ts_other(f->seat)]);
    case TS_F_ROUND:
    case TS_F_TRAP:
        return side && plain && !ts_headlines(s);
    case TS_F_OPS:
        return side && is_card(f->v[0]) && f->v[1] >= 0 && f->v[1] < TS_GRANTS && f->left >= 1 && f->left <= 4 &&
               (f->step & 3) != 3 && f->step / 16 <= 6;
    case TS_F_PICK:
        return side && f->step < TS_PICKS && f->left <= 7 && f->v[0] >= 0 && f->v[0] < TS_CARDS && !f->v[1] &&
               (f->step != TS_P_SHUTTLE ||
                (is_card(f->v[0]) && ts_is_scoring(f->v[0]) && ts_scoring_region(f->v[0]) < TS_REGIONS)) &&
               (f->step < TS_P_INDO_PAKISTANI || (is_card(f->v[0]) && ts_cards[f->v[0]].flags & TS_WAR));
    case TS_F_CHOICE:
        return side && asks_branch(f->v[0]) && !f->step && !f->left && !f->v[1];
    case TS_F_CARD:
        return side && asks_cards(f);
    case TS_F_GRAIN:
        return f->seat == TS_US && is_card(f->v[0]) && pl_set_has(&s->hand[TS_SU], f->v[0]) && !f->step && !f->left &&
               !f->v[1];
    default:
        return false;
    }
}

/* Somebody decides, and has something to choose from. */
static bool asks_somebody(const struct ts_state *s) {
    const struct pl_frame *top = pl_peek(&s->frames);
    struct pl_chance chances[PL_MAX_CHANCES];
    pl_move moves[PL_MAX_MOVES];
    if (top->what <= TS_F_AUTOMATIC)
        return false;
    if (top->what == TS_F_DRAW && top->v[0] != TS_DEAL && !top->left)
        return false;
    if ((top->what == TS_F_RANDOM || top->what == TS_F_PICK) && !top->left)
        return false;
    if (top->what == TS_F_OPS)
        return ts_ops_left(s, top);
    if (top->what == TS_F_PICK) {
        struct pl_set eligible = ts_pick_eligible(s, top);
        return !pl_set_empty(&eligible);
    }
    return (top->seat == PL_CHANCE ? ts_chances(s, chances) : ts_moves(s, moves)) > 0;
}

static struct pl_said check_frames(const struct ts_state *s) {
    if (!pl_frames_clean(&s->frames))
        return SAY(BAD_FRAMES, s->frames.depth);
    if (!s->frames.depth)
        return PL_NOTHING;
    if (s->frames.at[0].what != TS_F_TURN)
        return SAY(BAD_FRAMES, 0);
    for (int i = 0; i < s->frames.depth; i++)
        if (!frame_fits(s, &s->frames.at[i], i))
            return SAY(BAD_FRAMES, i);
    if (!asks_somebody(s))
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
