/* Events about cards: shown, discarded, drawn, taken, given, played again. */
#include "games/twilight/events.h"

static const struct pl_set none = {{0, 0}};

void ts_push_grant(struct ts_state *s, int card, int side, enum ts_grant grant, int value) {
    ts_push(s, (struct pl_frame){.what = TS_F_OPS_BEGIN,
                                 .seat = (int8_t)side,
                                 .v[0] = (int16_t)card,
                                 .v[1] = (int16_t)grant,
                                 .left = (uint8_t)value});
}

void ts_push_cards(struct ts_state *s, int card, int side, enum ts_card_choice choice) {
    ts_push(s,
            (struct pl_frame){.what = TS_F_CARD, .seat = (int8_t)side, .step = (uint8_t)choice, .v[0] = (int16_t)card});
}

void ts_push_random(struct ts_state *s, int card, int victim, int count) {
    ts_push(s, (struct pl_frame){.what = TS_F_RANDOM,
                                 .seat = PL_CHANCE,
                                 .left = (uint8_t)count,
                                 .v[0] = (int16_t)card,
                                 .v[1] = (int16_t)victim});
}

/* TS-11.3: the whole hand is laid open, so what is not in it is known as well. */
static void show_hand(struct ts_state *s, int side, struct pl_notes *notes) {
    ts_reveal(s, side, s->hand[side]);
    if (pl_set_empty(&s->hand[side]))
        NOTE(N_NOTHING_TO_SHOW, side);
    PL_EACH(card, s->hand[side]) {
        NOTE(N_SHOWS, side, card);
    }
}

/* ---- The events ------------------------------------------------------------------------------------------------- */

EVENT(five_year_plan) { /* TS-20.5 */
    ts_push_random(s, TS_FIVE_YEAR_PLAN, TS_SU, 1);
}

EVENT(blockade) { /* TS-20.10 */
    ts_push_cards(s, TS_BLOCKADE, TS_US, TS_C_BLOCKADE);
}

EVENT(debt_crisis) { /* TS-20.95 */
    ts_push_cards(s, TS_LATIN_AMERICAN_DEBT_CRISIS, TS_US, TS_C_BLOCKADE);
}

EVENT(cia_created) { /* TS-20.26 */
    show_hand(s, TS_SU, notes);
    ts_push_grant(s, TS_CIA_CREATED, side, TS_G_EVENT, ts_cards[TS_CIA_CREATED].ops);
}

EVENT(lone_gunman) { /* TS-20.62 */
    show_hand(s, TS_US, notes);
    ts_push_grant(s, TS_LONE_GUNMAN, side, TS_G_EVENT, ts_cards[TS_LONE_GUNMAN].ops);
}

EVENT(cambridge_five) { /* TS-20.104 */
    struct pl_set scoring = pl_set_and(s->hand[TS_US], ts_scoring_cards);
    ts_reveal(s, TS_US, scoring);
    ts_rule_out(s, TS_US, pl_set_minus(ts_scoring_cards, scoring)); /* TS-11.3 */
    if (pl_set_empty(&scoring))
        NOTE(N_NOTHING_TO_SHOW, TS_US);
    PL_EACH(card, scoring) {
        NOTE(N_SHOWS, TS_US, card);
    }
    ts_push_pick(s, TS_THE_CAMBRIDGE_FIVE, side, TS_P_CAMBRIDGE, 1);
}

EVENT(salt) { /* TS-20.43, TS-13.21 */
    struct pl_set cards = pl_set_minus(s->discard, ts_scoring_cards);
    ts_effect_begin(s, TS_FX_SALT);
    ts_defcon(s, 2, notes);
    if (!pl_set_empty(&cards))
        ts_push_cards(s, TS_SALT_NEGOTIATIONS, side, TS_C_SALT);
}

EVENT(missile_envy) { /* TS-20.49 */
    if (s->held[ts_other(side)])
        ts_push_cards(s, TS_MISSILE_ENVY, ts_other(side), TS_C_GIVE);
}

EVENT(grain_sales) { /* TS-20.67, TS-13.18 */
    if (s->held[TS_SU])
        ts_push_random(s, TS_GRAIN_SALES_TO_SOVIETS, TS_SU, 1);
    else
        ts_push_grant(s, TS_GRAIN_SALES_TO_SOVIETS, side, TS_G_EVENT, ts_cards[TS_GRAIN_SALES_TO_SOVIETS].ops);
}

EVENT(ask_not) { /* TS-20.77, TS-13.22 */
    if (s->held[TS_US])
        ts_push_cards(s, TS_ASK_NOT_WHAT_YOUR_COUNTRY, side, TS_C_ASK_NOT);
}

EVENT(our_man_in_tehran) { /* TS-20.108, TS-13.23 */
    ts_push(s, (struct pl_frame){.what = TS_F_PUT_BACK});
    ts_push_cards(s, TS_OUR_MAN_IN_TEHRAN, side, TS_C_TEHRAN);
    ts_push(s, (struct pl_frame){.what = TS_F_DRAW, .seat = PL_CHANCE, .left = TS_TEHRAN, .v[0] = TS_ASIDE});
}

EVENT(star_wars) { /* TS-20.85, TS-13.20 */
    struct pl_set cards = pl_set_minus(s->discard, ts_scoring_cards);
    if (!pl_set_empty(&cards))
        ts_push_cards(s, TS_STAR_WARS, side, TS_C_STAR_WARS);
}

EVENT(terrorism) { /* TS-20.92, TS-13.47 */
    int count = side == TS_SU && ts_on(s, TS_FX_HOSTAGES) ? 2 : 1;
    ts_push_random(s, TS_TERRORISM, ts_other(side), count);
}

EVENT(aldrich_ames) { /* TS-20.98, TS-13.46 */
    ts_effect_begin(s, TS_FX_AMES);
    show_hand(s, TS_US, notes);
    if (s->held[TS_US])
        ts_push_cards(s, TS_ALDRICH_AMES_REMIX, side, TS_C_AMES);
}

/* ---- Random cards ----------------------------------------------------------------------------------------------- */

void ts_random_apply(struct ts_state *s, int card, struct pl_notes *notes) {
    struct pl_frame *random = pl_top(&s->frames);
    int victim = random->v[1], event = random->v[0];
    random->left--;
    if (event == TS_GRAIN_SALES_TO_SOVIETS) {
        struct pl_set shown = none;
        pl_set_add(&shown, card);
        ts_reveal(s, victim, shown);
        NOTE(N_SHOWS, victim, card);
        ts_push(s, (struct pl_frame){.what = TS_F_GRAIN, .seat = TS_US, .v[0] = (int16_t)card});
        return;
    }
    ts_hand_drop(s, victim, card);
    NOTE(N_DISCARDS, victim, card);
    /* TS-13.17: a US event happens, in the round of whoever is phasing; TS-13.19: Defectors cancels no headline here */
    if (event == TS_FIVE_YEAR_PLAN && ts_cards[card].side == TS_US)
        ts_push_card(s, card, TS_US, ts_headlines(s) ? TS_SU : s->phasing);
    else
        ts_discard(s, card);
}

/* ---- Chosen cards ----------------------------------------------------------------------------------------------- */

/* TS-13.3, TS-12.2 */
static struct pl_set highest(const struct ts_state *s, int side) {
    struct pl_set best = none;
    int most = -1;
    PL_EACH(card, s->hand[side]) {
        int value = s->option[TS_OPT_ENVY_VALUE] ? ts_card_value(s, side, card) : ts_cards[card].ops;
        if (value > most)
            best = none;
        if (value >= most) {
            pl_set_add(&best, card);
            most = value;
        }
    }
    return best;
}

/* TS-13.49 */
static struct pl_set worth_three(const struct ts_state *s, int side) {
    struct pl_set cards = none;
    PL_EACH(card, s->hand[side]) {
        if (ts_card_value(s, side, card) >= 3)
            pl_set_add(&cards, card);
    }
    return cards;
}

struct pl_set ts_card_options(const struct ts_state *s, const struct pl_frame *choice) {
    switch (choice->step) {
    case TS_C_BLOCKADE:
        return worth_three(s, choice->seat);
    case TS_C_GIVE:
        return highest(s, choice->seat);
    case TS_C_AMES:
        return s->hand[TS_US];
    case TS_C_SALT:
    case TS_C_STAR_WARS:
        return pl_set_minus(s->discard, ts_scoring_cards);
    case TS_C_TEHRAN:
        return s->aside;
    default: /* TS_C_ASK_NOT, TS_C_HELD */
        return s->hand[choice->seat];
    }
}

bool ts_card_may_stop(const struct ts_state *s, const struct pl_frame *choice) {
    (void)s;
    return choice->step != TS_C_GIVE && choice->step != TS_C_AMES && choice->step != TS_C_STAR_WARS;
}

enum ts_kind ts_card_kind(enum ts_card_choice choice) {
    return choice == TS_C_GIVE ? TS_M_GIVE : choice == TS_C_SALT || choice == TS_C_STAR_WARS ? TS_M_TAKE : TS_M_DISCARD;
}

static void refuse_blockade(struct ts_state *s, int card, struct pl_notes *notes) {
    if (card == TS_BLOCKADE)
        ts_remove_all(s, TS_US, TS_WEST_GERMANY, notes);
    else
        ts_push_pick(s, TS_LATIN_AMERICAN_DEBT_CRISIS, TS_SU, TS_P_DEBT, 2); /* TS-13.48 */
}

/* TS-20.49, TS-13.2, TS-13.4 */
static void give(struct ts_state *s, int giver, int card, struct pl_notes *notes) {
    int taker = ts_other(giver), owner = ts_cards[card].side;
    bool printed = !s->option[TS_OPT_ENVY_VALUE];
    ts_hand_drop(s, giver, card);
    NOTE(N_GIVES, giver, card);
    ts_rule_out_better(s, giver, printed ? ts_cards[card].ops : ts_card_value(s, giver, card), printed); /* TS-11.3 */
    if (pl_set_has(&s->table, TS_MISSILE_ENVY)) {
        pl_set_drop(&s->table, TS_MISSILE_ENVY);
        pl_set_drop(&s->fired, TS_MISSILE_ENVY);
        ts_hand_add(s, giver, TS_MISSILE_ENVY);
        pl_set_add(&s->known[giver], TS_MISSILE_ENVY);
        ts_effect_begin(s, giver == TS_US ? TS_FX_ENVY_US : TS_FX_ENVY_SU);
    }
    if (owner != giver) {
        ts_flowers(s, taker, card, notes);
        ts_push_card(s, card, taker, taker);
        return;
    }
    pl_set_add(&s->table, card);
    ts_push(s, (struct pl_frame){.what = TS_F_CARD_DONE, .v[0] = (int16_t)card});
    ts_push_grant(s, card, taker, TS_G_TAKEN, ts_cards[card].ops);
}

/* TS-13.20: whoever's event it is resolves it, but it is the US that plays it. */
static void star_wars(struct ts_state *s, int card, struct pl_notes *notes) {
    int owner = ts_cards[card].side;
    ts_undiscard(s, card);
    NOTE(N_TAKES_EVENT, TS_US, card);
    ts_flowers(s, TS_US, card, notes);
    ts_push_card(s, card, owner == TS_NEUTRAL ? TS_US : owner, TS_US);
}

/* Cards are fixed before any is drawn (TS-13.22). */
static void draw_as_many(struct ts_state *s, int count) {
    ts_push(s, (struct pl_frame){.what = TS_F_DRAW, .seat = PL_CHANCE, .left = (uint8_t)count, .v[0] = TS_US});
}

static void stop(struct ts_state *s, const struct pl_frame *choice, struct pl_notes *notes) {
    NOTE(N_NO_CARD, choice->seat);
    if (choice->step == TS_C_BLOCKADE)
        refuse_blockade(s, choice->v[0], notes);
    else if (choice->step == TS_C_ASK_NOT)
        draw_as_many(s, choice->left);
}

static void discard(struct ts_state *s, int side, int card, struct pl_notes *notes) {
    ts_hand_drop(s, side, card);
    ts_discard(s, card);
    NOTE(N_DISCARDS, side, card);
}

/* Any number of cards: the frame stays and counts; it ends by itself when none is left to choose. */
static void discard_one_of_many(struct ts_state *s, int card, struct pl_notes *notes) {
    struct pl_frame *choice = pl_top(&s->frames);
    choice->left++;
    if (choice->step == TS_C_ASK_NOT) {
        int count = choice->left;
        discard(s, TS_US, card, notes);
        if (s->held[TS_US])
            return;
        pl_pop(&s->frames);
        draw_as_many(s, count);
        return;
    }
    pl_set_drop(&s->aside, card);
    ts_discard(s, card);
    NOTE(N_DISCARDS_PILE, TS_US, card);
    if (pl_set_empty(&s->aside))
        pl_pop(&s->frames);
}

void ts_card_apply(struct ts_state *s, pl_move move, struct pl_notes *notes) {
    struct pl_frame choice = *pl_top(&s->frames);
    int card = pl_a(move), side = choice.seat;
    if (pl_kind(move) != TS_M_STOP && (choice.step == TS_C_ASK_NOT || choice.step == TS_C_TEHRAN)) {
        discard_one_of_many(s, card, notes);
        return;
    }
    pl_pop(&s->frames);
    if (pl_kind(move) == TS_M_STOP) {
        stop(s, &choice, notes);
        return;
    }
    switch (choice.step) {
    case TS_C_GIVE:
        give(s, side, card, notes);
        break;
    case TS_C_SALT:
        ts_undiscard(s, card);
        ts_hand_add(s, side, card);
        pl_set_add(&s->known[side], card); /* TS-11.3: it was shown */
        NOTE(N_TAKES, side, card);
        break;
    case TS_C_STAR_WARS:
        star_wars(s, card, notes);
        break;
    default: /* TS_C_BLOCKADE, TS_C_AMES, TS_C_HELD */
        discard(s, choice.step == TS_C_AMES ? TS_US : side, card, notes);
        break;
    }
}
