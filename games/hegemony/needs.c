/* Cover Needs (HG-8.1c) and Check IMF. */
#include "games/hegemony/automa.h"
#include "games/hegemony/flow.h"

/* ---- Cover Needs ------------------------------------------------------------------------------------------------- */

static const struct hg_buy food_terms = {.goods = 1 << HG_FOOD,
                                         .sources = HG_ALL_SOURCES & ~(1 << HG_FROM_AREA),
                                         .sources_max = HG_SOURCES_OF_GOODS,
                                         .each = UINT8_MAX};

/* What there is of the own Food is used up first. */
static int eat_own(struct hg_state *s, int role, int n) {
    uint8_t *area = &s->area[role][HG_FOOD], *store = &s->store[0][HG_FOOD];
    int eaten = n < *area ? n : *area, left = n - eaten;
    *area = (uint8_t)(*area - eaten);
    if (role == HG_M) { /* its Storages are its own, too */
        int more = left < *store ? left : *store;
        *store = (uint8_t)(*store - more);
        eaten += more;
    }
    return eaten;
}

static void buy_food(struct hg_state *s, int role, int from, int n, struct pl_notes *notes) {
    hg_buy_units(s, role, &food_terms, HG_FOOD, from, n, true, notes);
    s->area[role][HG_FOOD] = (uint8_t)(s->area[role][HG_FOOD] - n); /* and it is gone */
}

static void cover_needs(struct hg_state *s, int role, struct pl_notes *notes) {
    int need = s->population[role], own = eat_own(s, role, need);
    if (own)
        NOTE(N_EATS, role, own);
    if (own == need)
        return;
    struct pl_frame *f = hg_push(s, HG_F_NEEDS, role);
    f->left = (uint8_t)(need - own);
}

void hg_step_needs(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    static const int8_t order[] = {HG_M, HG_W};
    if (f->v[HG_FLOW_NEXT] >= 2) {
        hg_step_on(f);
        return;
    }
    int role = order[f->v[HG_FLOW_NEXT]++];
    if (!hg_in_game(s, role))
        return;
    hg_alt_feed(s, role, notes); /* HG-52.12 */
    if (hg_is_automa(s, role))
        hg_automa_needs(s, role, notes);
    else
        cover_needs(s, role, notes);
}

static int most_from(const struct hg_state *s, const struct pl_frame *f, int from) {
    int most = hg_buy_most(s, f->seat, &food_terms, HG_FOOD, from, true);
    return most < f->left ? most : f->left;
}

static int needs_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    for (int from = 0; from < HG_SOURCES_OF_GOODS; from++)
        for (int units = 1, most = most_from(s, f, from); units <= most; units++)
            out[n++] = PL_MOVE(HG_M_NEEDS, from, units, 0);
    return n;
}

static void needs_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->seat, from = pl_a(move), n = pl_b(move);
    f->left = (uint8_t)(f->left - n);
    if (!f->left)
        pl_pop(&s->frames);
    buy_food(s, role, from, n, notes);
}

/* Where only one source is left, abroad, all comes from there. */
static bool needs_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int sources = 0, last = 0;
    for (int from = 0; from < HG_SOURCES_OF_GOODS; from++)
        if (most_from(s, f, from)) {
            sources++;
            last = from;
        }
    if (sources > 1)
        return true;
    needs_apply(s, f, PL_MOVE(HG_M_NEEDS, last, f->left, 0), notes);
    return false;
}

static struct pl_asked needs_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(NEEDS, f->seat, f->left);
}

static struct pl_said needs_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int from = pl_a(move);
    if (pl_kind(move) != HG_M_NEEDS)
        return PL_NOTHING;
    if (pl_b(move) > f->left)
        return SAY(W_NEEDS_ENOUGH, f->left);
    return SAY(W_NEEDS_SOURCE, from < HG_SOURCES_OF_GOODS ? most_from(s, f, from) : 0);
}

static bool needs_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->seat >= HG_W && f->seat <= HG_M && hg_person(s, f->seat) && !f->step && f->left &&
           f->left <= s->population[f->seat] && f == &s->frames.at[1] && hg_at_step(s, HG_STEP_NEEDS);
}

const struct pl_decision hg_row_needs = {.key = "needs",
                                         .about = KINDS(HG_M_NEEDS),
                                         .moves = needs_moves,
                                         .apply = needs_apply,
                                         .run = needs_run,
                                         .prompt = needs_prompt,
                                         .why = needs_why,
                                         .not_now = PL_PHRASE(W_NEEDS_LATER),
                                         .fits = needs_fits};

/* ---- Check IMF (HG-8.1d) ----------------------------------------------------------------------------------------- */

void hg_step_imf(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_on(f);
    hg_imf(s, notes);
}
