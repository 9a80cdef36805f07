/* The State's own Basic Actions (HG-5.14 to HG-5.17); the Event Action itself is in events.c. */
#include "games/hegemony/politics.h"

enum { MEET_COST = 2, TAX = 10, CAMPAIGN_MOST = 3 };

static bool can_tax(const struct hg_state *s) { /* HG-5.16a */
    return s->legitimacy[HG_W] > 1 && s->legitimacy[HG_M] > 1 && s->legitimacy[HG_C] > 1;
}

bool hg_can_state_action(const struct hg_state *s, enum hg_basic action) {
    if (!hg_with_state(s))
        return false;
    switch (action) {
    case HG_DO_EVENT:
        return hg_can_event(s);
    case HG_DO_MEET:
        return s->influence[HG_S] >= MEET_COST;
    case HG_DO_EXTRA_TAX:
        return can_tax(s);
    case HG_DO_CAMPAIGN:
        return s->media > 0;
    default:
        return false;
    }
}

/* ---- Extra Tax (HG-5.16) -------------------------------------------------------------------------------------------
 */

static int highest(const struct hg_state *s) {
    int most = 0;
    for (int role = 0; role < HG_CLASSES; role++)
        most = s->legitimacy[role] > most ? s->legitimacy[role] : most;
    return most;
}

/* The classes of which one is spared: where Legitimacy is highest. */
static unsigned spared(const struct hg_state *s) {
    unsigned classes = 0;
    for (int role = 0; role < HG_CLASSES; role++)
        classes |= (unsigned)(s->legitimacy[role] == highest(s)) << role;
    return classes;
}

static void lose_but(struct hg_state *s, int spare, struct pl_notes *notes) {
    for (int role = 0; role < HG_CLASSES; role++)
        if (role != spare)
            hg_legitimacy(s, role, -1, notes);
}

static void extra_tax(struct hg_state *s, struct pl_notes *notes) {
    for (int role = 0; role < HG_CLASSES; role++)
        if (hg_in_game(s, role))
            hg_owe(s, role, TAX, HG_S, notes);
    unsigned classes = spared(s);
    if (classes & (classes - 1))
        hg_push(s, HG_F_SPARE, HG_S);
    else
        lose_but(s, __builtin_ctz(classes), notes);
}

static int spare_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    (void)f;
    PL_EACH_BIT(role, spared(s)) {
        out[n++] = PL_MOVE(HG_M_CLASS, role, 0, 0);
    }
    return n;
}

static void spare_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    (void)f;
    pl_pop(&s->frames);
    lose_but(s, pl_a(move), notes);
}

static struct pl_said spare_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    (void)f;
    return pl_kind(move) == HG_M_CLASS && pl_a(move) < HG_CLASSES ? SAY(W_NOT_SPARED, pl_a(move)) : PL_NOTHING;
}

static bool spare_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    unsigned classes = spared(s);
    return !above && f->seat == HG_S && hg_with_state(s) && !f->step && !f->left && classes & (classes - 1);
}

const struct pl_decision hg_row_spare = {.key = "spare",
                                         .moves = spare_moves,
                                         .apply = spare_apply,
                                         .asks = PL_PHRASE(ASKS_SPARE),
                                         .tells = PL_PHRASE(TELLS_SPARE),
                                         .why = spare_why,
                                         .fits = spare_fits};

/* ---- Meet with a Party's MPs (HG-5.15) -----------------------------------------------------------------------------
 */

static int meet_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    (void)f;
    for (int role = 0; role < HG_CLASSES; role++)
        if (hg_in_game(s, role))
            out[n++] = PL_MOVE(HG_M_CLASS, role, 0, 0);
    return n;
}

static void meet_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = pl_a(move);
    (void)f;
    pl_pop(&s->frames);
    s->influence[HG_S] = (uint8_t)(s->influence[HG_S] - MEET_COST);
    s->influence[role] = (uint8_t)(s->influence[role] + MEET_COST);
    NOTE(N_MEETS, role, MEET_COST);
    hg_legitimacy(s, role, 1, notes);
}

static bool meet_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->seat == HG_S && hg_can_state_action(s, HG_DO_MEET) && !f->step && !f->left;
}

const struct pl_decision hg_row_meet = {.key = "meet",
                                        .moves = meet_moves,
                                        .apply = meet_apply,
                                        .asks = PL_PHRASE(ASKS_MEET),
                                        .tells = PL_PHRASE(TELLS_MEET),
                                        .fits = meet_fits};

/* ---- Campaign (HG-5.17) --------------------------------------------------------------------------------------------
 */

static int most_media(const struct hg_state *s) {
    return s->media < CAMPAIGN_MOST ? s->media : CAMPAIGN_MOST;
}

static int campaign_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    (void)f;
    for (int n = 1; n <= most_media(s); n++)
        out[n - 1] = PL_MOVE(HG_M_AMOUNT, n, 0, 0);
    return most_media(s);
}

static void campaign_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int n = pl_a(move);
    (void)f;
    pl_pop(&s->frames);
    s->media = (uint8_t)(s->media - n);
    s->influence[HG_S] = (uint8_t)(s->influence[HG_S] + n);
    NOTE(N_CAMPAIGN, n);
}

static bool campaign_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    return hg_several(s, f, notes);
}

static struct pl_said campaign_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    (void)f;
    return pl_kind(move) == HG_M_AMOUNT ? SAY(W_CAMPAIGN, most_media(s)) : PL_NOTHING;
}

static bool campaign_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->seat == HG_S && hg_can_state_action(s, HG_DO_CAMPAIGN) && !f->step && !f->left;
}

const struct pl_decision hg_row_campaign = {.key = "campaign",
                                            .moves = campaign_moves,
                                            .apply = campaign_apply,
                                            .run = campaign_run,
                                            .asks = PL_PHRASE(ASKS_CAMPAIGN),
                                            .tells = PL_PHRASE(TELLS_CAMPAIGN),
                                            .why = campaign_why,
                                            .fits = campaign_fits};

/* ---- All four ------------------------------------------------------------------------------------------------------
 */

void hg_state_action(struct hg_state *s, enum hg_basic action, struct pl_notes *notes) {
    hg_work_begin(s);
    if (action == HG_DO_EVENT)
        hg_event(s, false, notes);
    else if (action == HG_DO_MEET)
        hg_push(s, HG_F_MEET, HG_S);
    else if (action == HG_DO_EXTRA_TAX)
        extra_tax(s, notes);
    else
        hg_push(s, HG_F_CAMPAIGN, HG_S);
}
