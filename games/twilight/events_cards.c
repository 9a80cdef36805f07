/* Events about cards: shown, discarded, drawn, taken, given, played again. Each with its decision. */
#include "games/twilight/events.h"
#include "games/twilight/value.h"

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

void ts_push_draw(struct ts_state *s, int to, int count) {
    ts_push(s, (struct pl_frame){.what = TS_F_DRAW, .seat = PL_CHANCE, .left = (uint8_t)count, .v[0] = (int16_t)to});
}

/* TS-11.3: the whole hand is laid open, so what is not in it is known as well. */
void ts_show_hand(struct ts_state *s, int side, struct pl_notes *notes) {
    ts_reveal(s, side, s->hand[side]);
    if (pl_set_empty(&s->hand[side]))
        NOTE(N_NOTHING_TO_SHOW, side);
    PL_EACH(card, s->hand[side]) {
        NOTE(N_SHOWS, side, card);
    }
}

/* ---- Cards shown (TS-11.3) --------------------------------------------------------------------------------------- */

EVENT(cia_created) { /* TS-20.26 */
    ts_show_hand(s, TS_SU, notes);
    ts_push_grant(s, TS_CIA_CREATED, side, TS_G_EVENT, ts_cards[TS_CIA_CREATED].ops);
}

EVENT(lone_gunman) { /* TS-20.62 */
    ts_show_hand(s, TS_US, notes);
    ts_push_grant(s, TS_LONE_GUNMAN, side, TS_G_EVENT, ts_cards[TS_LONE_GUNMAN].ops);
}

/* TS-20.104: not after turn 7 */
static bool cambridge_possible(const struct ts_state *s, int side) {
    (void)side;
    return s->turn <= 7;
}

EVENT(cambridge_five, .possible = cambridge_possible) { /* TS-20.104 */
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

/* ---- Random cards: a row for each event -------------------------------------------------------------------------- */

bool ts_random_run(struct ts_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    if (f->left && s->held[f->v[1]])
        return true;
    pl_pop(&s->frames);
    return false;
}

int ts_random_chances(const struct ts_state *s, const struct pl_frame *f, struct pl_chance *out) {
    return ts_card_chances(out, TS_M_RANDOM, s->hand[f->v[1]]);
}

struct pl_asked ts_random_prompt(const struct ts_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(Q_RANDOM, f->v[1], f->v[0]);
}

bool ts_random_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !f->step && f->left <= 2 && ts_row(f) != &ts_row_random && (above || (f->left && s->held[f->v[1]]));
}

/* Of no event: it cannot be there. */
const struct ts_row ts_row_random = {.is = RANDOM_ROW(.happens = NULL)};

static void plan_happens(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int victim = f->v[1], card = pl_a(move);
    f->left--;
    ts_hand_drop(s, victim, card);
    NOTE(N_DISCARDS, victim, card);
    /* TS-13.17: a US event happens, in the round of whoever is phasing; TS-13.19: Defectors cancels no headline here */
    if (ts_cards[card].side == TS_US)
        ts_push_card(s, card, TS_US, ts_headlines(s) ? TS_SU : s->phasing);
    else
        ts_discard(s, card);
}
static const struct ts_row plan = {
    .what = TS_F_RANDOM, .is = RANDOM_ROW(.happens = plan_happens), .worth = ts_v_random};

EVENT(five_year_plan, .asks = &plan) { /* TS-20.5 */
    ts_push_random(s, TS_FIVE_YEAR_PLAN, TS_SU, 1);
}

static void victim_happens(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    f->left--;
    ts_discard_from(s, f->v[1], pl_a(move), notes);
}
static const struct ts_row victims = {
    .what = TS_F_RANDOM, .is = RANDOM_ROW(.happens = victim_happens), .worth = ts_v_random};

EVENT(terrorism, .asks = &victims) { /* TS-20.92, TS-13.47 */
    int count = side == TS_SU && ts_on(s, TS_FX_HOSTAGES) ? 2 : 1;
    ts_push_random(s, TS_TERRORISM, ts_other(side), count);
}

/* ---- Chosen cards: a row for each -------------------------------------------------------------------------------- */

int ts_cards_moves(const struct ts_state *s, const struct pl_frame *f, pl_move *out) {
    const struct ts_row *row = ts_row(f);
    int n = ts_add_each(out, 0, row->kind, row->cards(s, f));
    if (!row->must)
        out[n++] = PL_MOVE(TS_M_STOP, 0, 0, 0);
    return n;
}

struct pl_said ts_cards_why(const struct ts_state *s, const struct pl_frame *f, pl_move move) {
    const struct ts_row *row = ts_row(f);
    int kind = pl_kind(move);
    (void)s;
    if (!pl_decision_is_about(&row->is, move))
        return PL_NOTHING;
    if (kind == TS_M_STOP)
        return SAY(W_MUST_CARD, f->v[0]);
    return kind == (int)row->kind ? SAY(W_NOT_THERE, pl_a(move)) : SAY(W_OTHERWISE, 0);
}

/* The reason that a card of this row has, in the place of "it is not there". */
static struct pl_said why_this(const struct ts_state *s, const struct pl_frame *f, pl_move move, struct pl_said why) {
    return pl_kind(move) == (int)ts_row(f)->kind ? why : ts_cards_why(s, f, move);
}

bool ts_cards_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct ts_row *row = ts_row(f);
    (void)s;
    return !above && ts_is_side(f->seat) && row->cards && !f->left && f->v[0] == row->card &&
           (row->side == TS_NEUTRAL || f->seat == row->side);
}

struct pl_set ts_card_options(const struct ts_state *s, const struct pl_frame *f) {
    return ts_row(f)->cards(s, f);
}

enum ts_kind ts_card_kind(const struct pl_frame *f) {
    return ts_row(f)->kind;
}

struct pl_set ts_whole_hand(const struct ts_state *s, const struct pl_frame *f) {
    return s->hand[f->seat];
}

void ts_discard_from(struct ts_state *s, int side, int card, struct pl_notes *notes) {
    ts_hand_drop(s, side, card);
    ts_discard(s, card);
    NOTE(N_DISCARDS, side, card);
}

/* Of no choice: it cannot be there. */
const struct ts_row ts_row_card = {.is = CARDS_ROW(.apply = NULL)};

/* ---- Blockade (TS-20.10), Latin American Debt Crisis (TS-20.95) -------------------------------------------------- */

/* TS-13.49 */
static struct pl_set worth_three(const struct ts_state *s, const struct pl_frame *f) {
    int side = f->seat;
    struct pl_set cards = none;
    PL_EACH(card, s->hand[side]) {
        if (ts_card_value(s, side, card) >= 3)
            pl_set_add(&cards, card);
    }
    return cards;
}

static void refuse_blockade(struct ts_state *s, int card, struct pl_notes *notes) {
    if (card == TS_BLOCKADE)
        ts_remove_all(s, TS_US, TS_WEST_GERMANY, notes);
    else
        ts_push_pick(s, TS_LATIN_AMERICAN_DEBT_CRISIS, TS_SU, TS_P_DEBT, 2); /* TS-13.48 */
}

static void blockade_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int side = f->seat, card = f->v[0];
    pl_pop(&s->frames);
    if (pl_kind(move) != TS_M_STOP) {
        ts_discard_from(s, side, pl_a(move), notes);
        return;
    }
    NOTE(N_NO_CARD, side);
    refuse_blockade(s, card, notes);
}
static struct pl_said blockade_why(const struct ts_state *s, const struct pl_frame *f, pl_move move) {
    bool held = pl_set_has(&s->hand[f->seat], pl_a(move));
    return held ? why_this(s, f, move, SAY(W_WORTH_THREE, pl_a(move))) : ts_cards_why(s, f, move);
}
static struct pl_said blockade_says(const struct ts_state *s, const struct pl_frame *f, pl_move move, int viewer) {
    (void)s, (void)viewer;
    if (pl_kind(move) != TS_M_STOP)
        return PL_NOTHING;
    return f->v[0] == TS_BLOCKADE ? SAY(D_REFUSE_BLOCKADE, 0) : SAY(D_REFUSE_DEBT, 0);
}
static bool blockade_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s;
    return !above && f->seat == TS_US && !f->left &&
           (f->v[0] == TS_BLOCKADE || f->v[0] == TS_LATIN_AMERICAN_DEBT_CRISIS);
}
static int blockade_worth(const struct ts_outlook *o, const struct pl_frame *f) {
    return -ts_v_event(o, f->v[0], TS_SU, TS_SU);
}
const struct ts_row ts_row_blockade = {
    .is = {.key = "card",
           .values = VALUES(CARD_VALUE(0)),
           .about = KINDS(TS_M_DISCARD, TS_M_TAKE, TS_M_GIVE, TS_M_STOP),
           .moves = ts_cards_moves,
           .apply = blockade_apply,
           .asks = PL_PHRASE(Q_BLOCKADE),
           .tells = PL_PHRASE(Q_WAIT_CARD),
           .why = blockade_why,
           .not_now = PL_PHRASE(W_NOT_NOW),
           .fits = blockade_fits},
    .worth = blockade_worth,
    .says = blockade_says,
    .cards = worth_three,
    .kind = TS_M_DISCARD,
};

EVENT(blockade) { /* TS-20.10 */
    ts_push_cards(s, TS_BLOCKADE, TS_US, TS_C_BLOCKADE);
}

EVENT(debt_crisis) { /* TS-20.95 */
    ts_push_cards(s, TS_LATIN_AMERICAN_DEBT_CRISIS, TS_US, TS_C_BLOCKADE);
}

/* ---- SALT Negotiations (TS-20.43, TS-13.21) ---------------------------------------------------------------------- */

static struct pl_set discarded(const struct ts_state *s, const struct pl_frame *f) {
    (void)f;
    return pl_set_minus(s->discard, ts_scoring_cards);
}
static struct pl_said discarded_why(const struct ts_state *s, const struct pl_frame *f, pl_move move) {
    int card = pl_a(move);
    return why_this(s, f, move, pl_set_has(&s->discard, card) ? SAY(W_TAKE_SCORING, card) : SAY(W_NOT_DISCARDED, card));
}
static void salt_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int side = f->seat, card = pl_a(move);
    pl_pop(&s->frames);
    if (pl_kind(move) == TS_M_STOP) {
        NOTE(N_NO_CARD, side);
        return;
    }
    ts_undiscard(s, card);
    ts_hand_add(s, side, card);
    pl_set_add(&s->known[side], card); /* TS-11.3: it was shown */
    NOTE(N_TAKES, side, card);
}
const struct ts_row ts_row_salt = {
    .is = CARDS_ROW(.apply = salt_apply, .asks = PL_PHRASE(Q_SALT), .tells = PL_PHRASE(Q_WAIT_CARD),
                    .why = discarded_why),
    .worth = ts_v_usual_card,
    .cards = discarded,
    .kind = TS_M_TAKE,
    .card = TS_SALT_NEGOTIATIONS,
    .side = TS_NEUTRAL,
};

EVENT(salt) { /* TS-20.43, TS-13.21 */
    struct pl_set cards = pl_set_minus(s->discard, ts_scoring_cards);
    ts_effect_begin(s, TS_FX_SALT);
    ts_defcon(s, 2, notes);
    if (!pl_set_empty(&cards))
        ts_push_cards(s, TS_SALT_NEGOTIATIONS, side, TS_C_SALT);
}

/* ---- Star Wars (TS-20.85, TS-13.20) ------------------------------------------------------------------------------ */

/* TS-13.20: whoever's event it is resolves it, but it is the US that plays it. */
static void star_wars_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int card = pl_a(move), owner = ts_cards[card].side;
    (void)f;
    pl_pop(&s->frames);
    ts_undiscard(s, card);
    NOTE(N_TAKES_EVENT, TS_US, card);
    ts_flowers(s, TS_US, card, notes);
    ts_push_card(s, card, owner == TS_NEUTRAL ? TS_US : owner, TS_US);
}
const struct ts_row ts_row_star_wars = {
    .is = CARDS_ROW(.apply = star_wars_apply, .asks = PL_PHRASE(Q_STAR_WARS), .tells = PL_PHRASE(Q_WAIT_CARD),
                    .why = discarded_why),
    .worth = ts_v_star_wars,
    .cards = discarded,
    .kind = TS_M_TAKE,
    .must = true,
    .card = TS_STAR_WARS,
    .side = TS_US,
};
static bool ahead_in_space(const struct ts_state *s, int side) {
    (void)side;
    return s->space[TS_US] > s->space[TS_SU];
}

EVENT(star_wars, .possible = ahead_in_space) { /* TS-20.85, TS-13.20 */
    struct pl_set cards = pl_set_minus(s->discard, ts_scoring_cards);
    if (!pl_set_empty(&cards))
        ts_push_cards(s, TS_STAR_WARS, side, TS_C_STAR_WARS);
}

/* ---- Missile Envy (TS-20.49) ------------------------------------------------------------------------------------- */

/* TS-13.3, TS-12.2 */
static struct pl_set highest(const struct ts_state *s, const struct pl_frame *f) {
    int side = f->seat;
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

static void give_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int giver = f->seat;
    pl_pop(&s->frames);
    give(s, giver, pl_a(move), notes);
}
static struct pl_said give_why(const struct ts_state *s, const struct pl_frame *f, pl_move move) {
    bool held = pl_set_has(&s->hand[f->seat], pl_a(move));
    return held ? why_this(s, f, move, SAY(W_HIGHEST, pl_a(move))) : ts_cards_why(s, f, move);
}
const struct ts_row ts_row_give = {
    .is = CARDS_ROW(.apply = give_apply, .asks = PL_PHRASE(Q_GIVE), .tells = PL_PHRASE(Q_WAIT_CARD), .why = give_why),
    .worth = ts_v_give,
    .cards = highest,
    .kind = TS_M_GIVE,
    .must = true,
    .card = TS_MISSILE_ENVY,
    .side = TS_NEUTRAL,
};

EVENT(missile_envy) { /* TS-20.49 */
    if (s->held[ts_other(side)])
        ts_push_cards(s, TS_MISSILE_ENVY, ts_other(side), TS_C_GIVE);
}

/* ---- Ask Not What Your Country Can Do For You (TS-20.77, TS-13.22) ----------------------------------------------- */

/* Cards are fixed before any is drawn (TS-13.22). The frame stays and counts; it ends when none is left to choose. */
static void ask_not_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int count = f->left;
    if (pl_kind(move) == TS_M_STOP) {
        NOTE(N_NO_CARD, TS_US);
    } else {
        f->left = (uint8_t)++count;
        ts_discard_from(s, TS_US, pl_a(move), notes);
        if (s->held[TS_US])
            return;
    }
    pl_pop(&s->frames);
    ts_push_draw(s, TS_US, count);
}
static bool ask_not_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s;
    return !above && f->seat == TS_US && f->left <= 20 && f->v[0] == TS_ASK_NOT_WHAT_YOUR_COUNTRY;
}
const struct ts_row ts_row_ask_not = {
    .is = {.key = "card",
           .values = VALUES(CARD_VALUE(0)),
           .about = KINDS(TS_M_DISCARD, TS_M_TAKE, TS_M_GIVE, TS_M_STOP),
           .moves = ts_cards_moves,
           .apply = ask_not_apply,
           .asks = PL_PHRASE(Q_ASK_NOT),
           .tells = PL_PHRASE(Q_WAIT_CARD),
           .why = ts_cards_why,
           .not_now = PL_PHRASE(W_NOT_NOW),
           .fits = ask_not_fits},
    .worth = ts_v_ask_not,
    .cards = ts_whole_hand,
    .kind = TS_M_DISCARD,
};

EVENT(ask_not) { /* TS-20.77, TS-13.22 */
    if (s->held[TS_US])
        ts_push_cards(s, TS_ASK_NOT_WHAT_YOUR_COUNTRY, side, TS_C_ASK_NOT);
}

/* ---- Aldrich Ames Remix (TS-20.98, TS-13.46) --------------------------------------------------------------------- */

static struct pl_set hand_of_us(const struct ts_state *s, const struct pl_frame *f) {
    (void)f;
    return s->hand[TS_US];
}
static void ames_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    (void)f;
    pl_pop(&s->frames);
    ts_discard_from(s, TS_US, pl_a(move), notes);
}
const struct ts_row ts_row_ames = {
    .is =
        CARDS_ROW(.apply = ames_apply, .asks = PL_PHRASE(Q_AMES), .tells = PL_PHRASE(Q_WAIT_CARD), .why = ts_cards_why),
    .worth = ts_v_usual_card,
    .cards = hand_of_us,
    .kind = TS_M_DISCARD,
    .must = true,
    .card = TS_ALDRICH_AMES_REMIX,
    .side = TS_SU,
};

EVENT(aldrich_ames) { /* TS-20.98, TS-13.46 */
    ts_effect_begin(s, TS_FX_AMES);
    ts_show_hand(s, TS_US, notes);
    if (s->held[TS_US])
        ts_push_cards(s, TS_ALDRICH_AMES_REMIX, side, TS_C_AMES);
}

/* ---- A card held over (TS-3.11) ---------------------------------------------------------------------------------- */

static void held_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int side = f->seat;
    pl_pop(&s->frames);
    if (pl_kind(move) == TS_M_STOP)
        NOTE(N_NO_CARD, side);
    else
        ts_discard_from(s, side, pl_a(move), notes);
}
const struct ts_row ts_row_held = {
    .is = CARDS_ROW(.apply = held_apply, .asks = PL_PHRASE(Q_HELD), .tells = PL_PHRASE(Q_WAIT), .why = ts_cards_why),
    .cards = ts_whole_hand,
    .kind = TS_M_DISCARD,
    .card = TS_NO_CARD,
    .side = TS_NEUTRAL,
};
