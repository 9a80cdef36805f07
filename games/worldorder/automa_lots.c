/* What chance decides for an automa: auto-influence cards are drawn until a region qualifies (WO-22.8), the lot falls
 * between equals (WO-22.21). Where only one thing can turn up it does so without asking chance. */
#include "core/automa.h"
#include "games/worldorder/automa_parts.h"

/* ---- Auto-influence cards (WO-36.2)
 * ---------------------------------------------------------------------------------- */

/* Whose row is read, which regions qualify; without any: the army of the row counts, for a base there (WO-22.17). */
enum { REGION_POWER, REGION_MASK, REGION_BASE };
enum { ALL_CARDS = (1 << WO_AUTO_CARDS) - 1 };

/* Those that lie face up stay out (WO-21.12). */
static unsigned cards_not_up(const struct wo_state *s) {
    unsigned cards = ALL_CARDS;
    for (int i = 0; i < 2; i++)
        if (s->auto_up[i])
            cards &= ~(1u << (s->auto_up[i] - 1));
    return cards;
}

bool wo_automa_drawable(const struct wo_state *s, int power, int region) {
    PL_EACH_BIT(card, cards_not_up(s)) {
        if (wo_autos[card][power].region == region)
            return true;
    }
    return false;
}

void wo_draw_auto_region(struct wo_state *s, int power, unsigned regions) {
    struct pl_frame *f = wo_push(s, WO_F_AUTO_REGION, PL_CHANCE);
    f->v[REGION_POWER] = (int16_t)power;
    f->v[REGION_MASK] = (int16_t)regions;
}

void wo_draw_auto_army(struct wo_state *s, int power, int region) {
    wo_draw_auto_region(s, power, 0);
    pl_top(&s->frames)->v[REGION_BASE] = (int16_t)region;
}

/* Into the frame of the action below: the region, or the country to be had there. */
static void found_region(struct wo_state *s, int power, int region) {
    struct pl_frame *act = pl_top(&s->frames);
    bool country = act->v[WO_ACT_WHAT] == WO_ACT_IMPROVE;
    act->v[WO_ACT_TARGET] = (int16_t)(country ? wo_automa_country(s, power, region) : region);
}

static void one_more_army(struct wo_state *s, int power, int card, int region, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    if (!wo_autos[card][power].army) {
        NOTE(N_AUTOMA_NO_ARMY, power, card + 1);
        return;
    }
    p->money = (int16_t)(p->money - WO_AUTOMA_MOVE);
    s->region[region].army[power]++;
    NOTE(N_AUTOMA_ARMY, power, card + 1, region, WO_AMOUNT(WO_MONEY, WO_AUTOMA_MOVE));
}

static void region_happens(struct wo_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int card = pl_a(outcome), power = f->v[REGION_POWER], region = wo_autos[card][power].region;
    int regions = f->v[REGION_MASK], base = f->v[REGION_BASE];
    s->auto_deck &= ~(1u << card);
    if (!regions) {
        pl_pop(&s->frames);
        one_more_army(s, power, card, base, notes);
    } else if (regions >> region & 1) {
        pl_pop(&s->frames);
        NOTE(N_AUTOMA_REGION, power, card + 1, region);
        found_region(s, power, region);
    } else {
        NOTE(N_AUTOMA_AGAIN, power, card + 1, region);
    }
}

static bool region_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (!s->auto_deck) { /* WO-21.12 */
        s->auto_deck = cards_not_up(s);
        NOTE(N_NEW_AUTO);
    }
    if (s->auto_deck & (s->auto_deck - 1))
        return true;
    region_happens(s, f, PL_MOVE(WO_M_AUTO, __builtin_ctz(s->auto_deck), 0, 0), notes);
    return false;
}

static int region_chances(const struct wo_state *s, const struct pl_frame *f, struct pl_chance *out) {
    (void)f;
    return pl_lots((struct pl_set){{s->auto_deck, 0}}, WO_M_AUTO, out);
}

static struct pl_asked region_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    if (!f->v[REGION_MASK])
        return TELLS(P_AUTO_ARMY, f->v[REGION_POWER], f->v[REGION_BASE]);
    return TELLS(P_AUTO_REGION, f->v[REGION_POWER]);
}

/* The army waits until the influence of the base is placed. */
static bool region_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    int power = f->v[REGION_POWER];
    if (!below || !wo_is_automa(s, power) || f->step || f->left || s->auto_deck & ~cards_not_up(s) ||
        (!above && !s->auto_deck))
        return false;
    if (!f->v[REGION_MASK])
        return s->power[power].money >= WO_AUTOMA_MOVE;
    PL_EACH_BIT(region, f->v[REGION_MASK]) {
        if (!wo_automa_drawable(s, power, region))
            return false;
    }
    return !above && !f->v[REGION_BASE] && below->what == WO_F_ACT && below->seat == power &&
           f->v[REGION_MASK] == below->v[WO_ACT_AMONG];
}

const struct pl_decision wo_row_auto_region = {
    .key = "auto_region",
    .values =
        VALUES(POWER_VALUE(REGION_POWER),
               PL_VALUE(REGION_MASK, "regions", "those that qualify, a bit each; 0: the army of its row counts",
                        .max = WO_ALL_REGIONS),
               PL_VALUE(REGION_BASE, "base", "where that army goes", .values = &wo_region_keys, .max = WO_REGIONS - 1)),
    .chances = region_chances,
    .happens = region_happens,
    .run = region_run,
    .prompt = region_prompt,
    .fits = region_fits};

/* ---- The lot
 * ----------------------------------------------------------------------------------------------------------- */

/* For which power, what it decides between (enum wo_lot) and which of them, a bit each: regions, growth cards, types;
 * countries by region * 2 + the place where they show. */
enum { LOT_POWER, LOT_WHAT, LOT_AMONG };

void wo_draw_lot(struct wo_state *s, int power, enum wo_lot what, unsigned among) {
    struct pl_frame *f = wo_push(s, WO_F_LOT, PL_CHANCE);
    f->v[LOT_POWER] = (int16_t)power;
    f->v[LOT_WHAT] = (int16_t)what;
    f->v[LOT_AMONG] = (int16_t)among;
}

static int lot_chances(const struct wo_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int n = 0, what = f->v[LOT_WHAT];
    PL_EACH_BIT(bit, f->v[LOT_AMONG]) {
        int thing = what == WO_LOT_COUNTRY ? wo_automa_shown(s, bit) : bit;
        out[n++] = (struct pl_chance){PL_MOVE(WO_M_LOT, thing, what, 0), 1};
    }
    return n;
}

static void lot_happens(struct wo_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int thing = pl_a(outcome), power = f->v[LOT_POWER];
    enum wo_lot what = (enum wo_lot)f->v[LOT_WHAT];
    pl_pop(&s->frames);
    if (what == WO_LOT_TYPE) {
        pl_top(&s->frames)->v[WO_AU_TYPES] = (int16_t)(1 << thing);
        NOTE(N_AUTOMA_LOT_TYPE, power, thing);
        return;
    }
    pl_top(&s->frames)->v[WO_ACT_TARGET] = (int16_t)thing;
    if (what == WO_LOT_REGION) {
        pl_note_to(notes, PL_PUBLIC, wo_automa_list_why(s, power, thing));
        NOTE(N_AUTOMA_LOT_REGION, power, thing);
    } else if (what == WO_LOT_COUNTRY)
        NOTE(N_AUTOMA_LOT_COUNTRY, power, thing);
    else
        NOTE(N_AUTOMA_LOT_GROWTH, power, thing);
}

static struct pl_asked lot_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    switch (f->v[LOT_WHAT]) {
    case WO_LOT_REGION:
        return TELLS(P_LOT_REGION, f->v[LOT_POWER]);
    case WO_LOT_COUNTRY:
        return TELLS(P_LOT_COUNTRY, f->v[LOT_POWER]);
    case WO_LOT_GROWTH:
        return TELLS(P_LOT_GROWTH, f->v[LOT_POWER]);
    default: /* WO_LOT_TYPE */
        return TELLS(P_LOT_TYPE, f->v[LOT_POWER]);
    }
}

static bool lot_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    int power = f->v[LOT_POWER], among = f->v[LOT_AMONG];
    if (above || !below || !wo_is_automa(s, power) || f->step || f->left || !(among & (among - 1)))
        return false;
    if (f->v[LOT_WHAT] == WO_LOT_TYPE)
        return below->what == WO_F_AUTOMA && below->v[WO_AU_POWER] == power && among >> WO_CARD_TYPES == 0;
    if (below->what != WO_F_ACT || below->seat != power || among & ~below->v[WO_ACT_AMONG])
        return false;
    int act = below->v[WO_ACT_WHAT];
    switch (f->v[LOT_WHAT]) {
    case WO_LOT_REGION:
        return (act == WO_ACT_MOVE || act == WO_ACT_BASE) && among <= WO_ALL_REGIONS;
    case WO_LOT_COUNTRY:
        return act == WO_ACT_IMPROVE && !(among & ~(int)wo_automa_base_countries(s, power));
    default: /* WO_LOT_GROWTH */
        return act == WO_ACT_GROWTH && !(among & ~(int)wo_automa_growths(s, power));
    }
}

static const char *const lot_names[] = {"region", "country", "growth", "type", NULL}; /* from WO_LOT_REGION on */
const struct pl_decision wo_row_lot = {
    .key = "lot",
    .values =
        VALUES(POWER_VALUE(LOT_POWER),
               PL_VALUE(LOT_WHAT, "between", "what it decides between", .names = lot_names, .min = WO_LOT_REGION,
                        .max = WO_LOT_TYPE),
               PL_VALUE(LOT_AMONG, "among", "a bit each: regions, growth cards, types; countries by region * 2 + place",
                        .max = (1 << 2 * WO_REGIONS) - 1)),
    .chances = lot_chances,
    .happens = lot_happens,
    .prompt = lot_prompt,
    .fits = lot_fits};
