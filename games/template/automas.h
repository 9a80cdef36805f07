/* The automas of Bluff: what the rules prescribe to them (TP-6) and the decisions that exist for their sake. A part of
 * template.c, which includes it where its rows begin: it knows all that stands above there. */
#ifndef PLATEAU_TEMPLATE_AUTOMAS_H
#define PLATEAU_TEMPLATE_AUTOMAS_H

static const struct pl_level levels[] = {
    {.key = "easy",
     .name = PL_TEXT("Automa (easy)", "Automa (facile)"),
     .help = PL_TEXT("keeps or swaps by a decision card alone and bids 1 chip (TP-6)",
                     "garde ou échange selon la seule carte de décision et mise 1 jeton (TP-6)")},
    {.key = "hard",
     .name = PL_TEXT("Automa (hard)", "Automa (difficile)"),
     .help = PL_TEXT("looks at its card to keep or swap, and bids by it (TP-6)",
                     "regarde sa carte pour garder ou échanger, et mise selon elle (TP-6)")},
    {0}};

/* TP-6.2: an easy automa goes by the decision card alone, a hard one looks at its own card, too. */
static bool keeps(const struct state *s, int seat, int decision) {
    return s->seat[seat].automa == EASY ? decision % 2 == 0 : s->seat[seat].card >= decision;
}

/* TP-6.3: whose card an automa looks at: core/automa.h narrows by the criteria of its level. */
enum { K_CHIPS };
static const struct pl_criterion look_easy[] = {PL_BY_LOT, {0}};
static const struct pl_criterion look_hard[] = {PL_MOST(K_CHIPS, .phrase = &phrases[P_RICHEST]), PL_BY_LOT, {0}};

static int32_t look_key(const void *state, int seat, int key, int candidate) {
    (void)seat, (void)key;
    return ((const struct state *)state)->seat[candidate].chips;
}

static struct pl_set looked_at(const struct state *s, int seat, struct pl_notes *notes) {
    struct pl_set others = {0};
    for (int i = 0; i < s->players; i++)
        if (i != seat)
            pl_set_add(&others, i);
    struct pl_narrowing how = {s, seat, look_key, notes, PL_PUBLIC};
    return pl_narrow(others, s->seat[seat].automa == EASY ? look_easy : look_hard, &how);
}

static int rule_bid(const struct state *s, int seat) { /* TP-6.4 */
    const struct seat *own = &s->seat[seat];
    int bid = own->automa == EASY ? 1 : own->card / 3;
    for (int i = 0; own->automa == HARD && i < s->players; i++)
        if (own->seen >> i & 1 && s->seat[i].card < own->card)
            bid++; /* the Spy looks at one card */
    return bid < most(s, seat) ? bid : most(s, seat);
}

/* TP-6: at most two, what they have kept is no lower than everybody believes, and they have bid by the rules. */
static bool automas_fit(const struct state *s) {
    int automas = 0;
    for (int i = 0; i < SEATS; i++) {
        const struct seat *seat = &s->seat[i];
        automas += seat->automa != PERSON;
        if (seat->least && (seat->automa != HARD || seat->least < DECISION_MIN || seat->card < seat->least))
            return false;
        if (seat->automa && seat->bid && seat->bid != rule_bid(s, i) + 1)
            return false;
    }
    return automas <= AUTOMAS;
}

/* ---- To keep or to swap ---- */

/* TP-6.2: before an automa does either, a decision card is drawn for it. */
static const struct pl_field keep_values[] = {PL_VALUE(KEEP_BY, "by",
                                                       "number of the decision card of an automa; 0: none yet",
                                                       .max = DECISION_MAX, .later = true),
                                              {0}};

static bool keep_run(struct state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    if (!s->seat[f->seat].automa || f->v[KEEP_BY])
        return true;
    pl_push(&s->frames, (struct pl_frame){.what = F_DECIDE, .seat = PL_CHANCE});
    return false;
}

/* TP-6.2: the decision card, which goes back into its deck. */
static int decide_chances(const struct state *s, const struct pl_frame *f, struct pl_chance *out) {
    (void)s, (void)f;
    for (int i = DECISION_MIN; i <= DECISION_MAX; i++)
        out[i - DECISION_MIN] = (struct pl_chance){PL_MOVE(M_DECISION, i, 0, 0), 1};
    return DECISION_MAX - DECISION_MIN + 1;
}

static void decide_happens(struct state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    (void)f;
    pl_pop(&s->frames);
    pl_top(&s->frames)->v[KEEP_BY] = pl_a(outcome);
    NOTE(P_DECISION, chance_for(s), pl_a(outcome));
}

static struct pl_asked decide_prompt(const struct state *s, const struct pl_frame *f) {
    (void)f;
    return (struct pl_asked){.asks = &phrases[P_CHANCE_DECISION], .arg = {chance_for(s)}};
}

static bool decide_fits(const struct state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *stage = &s->frames.at[0];
    return f == &s->frames.at[1] && !above && stage->what == F_KEEP && s->seat[stage->seat].automa &&
           !stage->v[KEEP_BY];
}

static int automa_touches(const struct state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    (void)f, (void)move;
    return touch_held(chance_for(s), out);
}

static const struct pl_decision row_decide = {.key = "decide",
                                              .about = (const uint8_t[]){M_DECISION, 0},
                                              .chances = decide_chances,
                                              .apply = decide_happens,
                                              .prompt = decide_prompt,
                                              .fits = decide_fits,
                                              .touches = automa_touches};

/* ---- Whose card to look at ---- */

/* TP-6.3: whom an automa looks at is found by its criteria, and by lot between equals. */
static const struct pl_field peek_values[] = {PL_VALUE(PEEK_WHOM, "whom",
                                                       "whose card an automa is to look at, plus 1; 0: not settled",
                                                       .max = SEATS, .later = true),
                                              {0}};

static bool peek_run(struct state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (!s->seat[f->seat].automa || f->v[PEEK_WHOM])
        return true;
    struct pl_set left = looked_at(s, f->seat, notes);
    if (pl_set_count(&left) == 1) {
        f->v[PEEK_WHOM] = (int16_t)(pl_set_pop(&left) + 1);
        return true;
    }
    pl_push(&s->frames, (struct pl_frame){.what = F_LOT, .seat = PL_CHANCE});
    return false;
}

static int lot_chances(const struct state *s, const struct pl_frame *f, struct pl_chance *out) {
    return pl_lots(looked_at(s, pl_below(&s->frames, f)->seat, NULL), M_LOT, out);
}

static void lot_happens(struct state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    (void)f;
    pl_pop(&s->frames);
    pl_top(&s->frames)->v[PEEK_WHOM] = (int16_t)(pl_a(outcome) + 1);
    NOTE(P_LOT, chance_for(s), pl_a(outcome));
}

static struct pl_asked lot_prompt(const struct state *s, const struct pl_frame *f) {
    (void)f;
    return (struct pl_asked){.asks = &phrases[P_CHANCE_LOT], .arg = {chance_for(s)}};
}

static bool lot_fits(const struct state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *peek = pl_below(&s->frames, f);
    if (above || !peek || peek->what != F_PEEK || peek->seat < 0 || peek->seat >= s->players ||
        s->seat[peek->seat].automa == PERSON)
        return false;
    struct pl_set left = looked_at(s, peek->seat, NULL);
    return pl_set_count(&left) > 1;
}

static int lot_touches(const struct state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    (void)s, (void)f;
    return touch_held(pl_a(move), out);
}

static const struct pl_decision row_lot = {.key = "lot",
                                           .about = (const uint8_t[]){M_LOT, 0},
                                           .chances = lot_chances,
                                           .apply = lot_happens,
                                           .prompt = lot_prompt,
                                           .fits = lot_fits,
                                           .touches = lot_touches};

/* ---- Bids ---- */

/* Of the row of bids, which automas make, too. */
static int bid_touches(const struct state *s, const struct pl_frame *f, pl_move move, pl_touch *out);

/* TP-6.4: when everybody else has bid, automas do, as the rules prescribe. */
static int rule_bid_moves(const struct state *s, const struct pl_frame *f, pl_move *out) {
    out[0] = PL_MOVE(M_BID, rule_bid(s, f->seat), 0, 0);
    return 1;
}

static void rule_bid_apply(struct state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    make_bid(s, f->seat, pl_a(move), notes);
    go_on_bidding(s, f->step + 1, notes);
}

static struct pl_said rule_bid_why(const struct state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    return pl_kind(move) == M_BID ? SAY(P_RULES_BID, f->seat) : PL_NOTHING;
}

static const struct pl_decision row_rule_bid = {.key = "rule-bid",
                                                .about = (const uint8_t[]){M_BID, 0},
                                                .moves = rule_bid_moves,
                                                .apply = rule_bid_apply,
                                                .asks = &phrases[ASKS_BID],
                                                .tells = &phrases[TELLS_BID],
                                                .why = rule_bid_why,
                                                .not_now = &phrases[P_CARDS_FIRST],
                                                .fits = stage_fits,
                                                .touches = bid_touches};

#endif
