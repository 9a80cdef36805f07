/* What turns up by chance: cards drawn into hands, countries, the market row, auto-influence cards. Where only one
 * thing can turn up it does so without asking chance. */
#include "games/worldorder/flow.h"

/* One outcome for each face, represented by its lowest card here, as likely as there are copies. */
int wo_face_chances(struct pl_set cards, enum wo_move kind, struct pl_chance *out) {
    int n = 0, last = -1;
    for (int word = 0; word < 2; word++)
        for (uint64_t rest = cards.w[word]; rest; rest &= rest - 1) {
            int card = 64 * word + __builtin_ctzll(rest);
            if (wo_face_of[card] == last)
                out[n - 1].weight++;
            else
                out[n++] = (struct pl_chance){PL_MOVE(kind, card, 0, 0), 1};
            last = wo_face_of[card];
        }
    return n;
}

/* ---- Hands (WO-4.1) ---------------------------------------------------------------------------------------------- */

void wo_hand_gain(struct wo_state *s, int power, int card) {
    pl_set_add(&s->power[power].hand, card);
    s->power[power].hand_n++;
}

void wo_hand_lose(struct wo_state *s, int power, int card) {
    pl_set_drop(&s->power[power].hand, card);
    pl_set_drop(&s->power[power].sure, card);
    s->power[power].hand_n--;
}

int wo_hand_card(const struct wo_state *s, int power, int face) {
    for (int card = wo_first_of[face]; card < WO_CARDS && wo_face_of[card] == face; card++)
        if (pl_set_has(&s->power[power].hand, card))
            return card;
    return -1;
}

void wo_discard_card(struct wo_state *s, int power, int card) {
    wo_hand_lose(s, power, card);
    pl_set_add(&s->power[power].discard, card);
}

bool wo_can_draw(const struct wo_state *s, int power) {
    const struct wo_power *p = &s->power[power];
    return p->deck_n || p->top_n || !pl_set_empty(&p->discard);
}

enum { DRAW_FOR };

void wo_draw_cards(struct wo_state *s, int power, int n, struct pl_notes *notes) {
    if (n <= 0 || !wo_can_draw(s, power))
        return;
    NOTE(N_DRAWS, power, n);
    struct pl_frame *f = wo_push(s, WO_F_DRAW, PL_CHANCE);
    f->v[DRAW_FOR] = (int16_t)power;
    f->left = (uint8_t)n;
}

static void from_deck(struct wo_state *s, int power, int card, struct pl_notes *notes) {
    pl_set_drop(&s->power[power].deck, card);
    s->power[power].deck_n--;
    wo_hand_gain(s, power, card);
    wo_tell(s, power, SAY(N_DRAWS_CARD, power, wo_face_of[card]), notes);
}

/* A card that was bought and put on top: everybody knows which it is (WO-8.4). */
static void from_top(struct wo_state *s, int power, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    int card = p->top[--p->top_n];
    p->top[p->top_n] = 0;
    wo_hand_gain(s, power, card);
    pl_set_add(&p->sure, card);
    NOTE(N_DRAWS_TOP, power, wo_face_of[card]);
}

static void new_deck(struct wo_state *s, int power, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    p->deck = p->discard;
    p->deck_n = (uint8_t)pl_set_count(&p->deck);
    p->discard = (struct pl_set){{0, 0}};
    NOTE(N_NEW_DECK, power);
}

static bool draw_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int power = f->v[DRAW_FOR];
    struct wo_power *p = &s->power[power];
    for (; f->left; f->left--) {
        if (p->top_n) {
            from_top(s, power, notes);
            continue;
        }
        if (!p->deck_n && !pl_set_empty(&p->discard))
            new_deck(s, power, notes);
        if (!p->deck_n) /* WO-4.1: one draws what there is */
            break;
        if (p->deck_n > f->left)
            return true;
        struct pl_set all = p->deck; /* all of them are drawn */
        from_deck(s, power, pl_set_pop(&all), notes);
    }
    pl_pop(&s->frames);
    return false;
}

static int draw_chances(const struct wo_state *s, const struct pl_frame *f, struct pl_chance *out) {
    return wo_face_chances(s->power[f->v[DRAW_FOR]].deck, WO_M_DRAW, out);
}

static void draw_happens(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    f->left--;
    from_deck(s, f->v[DRAW_FOR], pl_a(move), notes);
}

static struct pl_asked draw_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(P_DRAW, f->v[DRAW_FOR]);
}

static bool draw_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct wo_power *p = &s->power[f->v[DRAW_FOR]];
    return !above && !f->step && f->left && wo_is_human(s, f->v[DRAW_FOR]) && !p->top_n && p->deck_n &&
           !pl_set_empty(&p->deck);
}

const struct pl_decision wo_row_draw = {.key = "draw",
                                        .values = VALUES(POWER_VALUE(DRAW_FOR)),
                                        .about = KINDS(WO_M_DRAW),
                                        .run = draw_run,
                                        .chances = draw_chances,
                                        .apply = draw_happens,
                                        .prompt = draw_prompt,
                                        .fits = draw_fits};

/* ---- Countries (WO-3.4, WO-4.2, WO-4.3) -------------------------------------------------------------------------- */

enum { COUNTRY_IN };

/* What is left of the stack above the cards whose order is known. */
static struct pl_set unknown_stack(const struct wo_state *s, int region) {
    struct pl_set stack = pl_set_and(s->stack, wo_regions[region].countries);
    for (int i = 0; i < s->region[region].bottom_n; i++)
        pl_set_drop(&stack, s->region[region].bottom[i] - 1);
    return stack;
}

static bool has_gap(const struct wo_state *s, int region) {
    return s->region[region].show[0] < 0 || s->region[region].show[1] < 0;
}

static void show_country(struct wo_state *s, int region, int country, struct pl_notes *notes) {
    struct wo_region *r = &s->region[region];
    if (r->show[0] < 0) { /* the left one is the older */
        r->show[0] = r->show[1];
        r->show[1] = -1;
    }
    pl_set_drop(&s->stack, country);
    r->show[r->show[0] < 0 ? 0 : 1] = (int8_t)country;
    NOTE(N_COUNTRY, country, region);
}

static int take_bottom(struct wo_region *r) {
    int country = r->bottom[0] - 1;
    r->bottom_n--;
    memmove(r->bottom, r->bottom + 1, r->bottom_n);
    r->bottom[r->bottom_n] = 0;
    return country;
}

static bool country_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int region = f->v[COUNTRY_IN];
    struct wo_region *r = &s->region[region];
    while (has_gap(s, region)) {
        struct pl_set stack = unknown_stack(s, region);
        int n = pl_set_count(&stack);
        if (n > 1)
            return true;
        if (n == 0 && !r->bottom_n)
            break;
        show_country(s, region, n ? pl_set_pop(&stack) : take_bottom(r), notes);
    }
    if (r->show[0] < 0) {
        r->show[0] = r->show[1];
        r->show[1] = -1;
    }
    pl_pop(&s->frames);
    return false;
}

static int country_chances(const struct wo_state *s, const struct pl_frame *f, struct pl_chance *out) {
    return pl_set_chances(unknown_stack(s, f->v[COUNTRY_IN]), WO_M_COUNTRY, out);
}

static void country_happens(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    show_country(s, f->v[COUNTRY_IN], pl_a(move), notes);
}

static struct pl_asked country_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(P_COUNTRY, f->v[COUNTRY_IN]);
}

static bool country_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    struct pl_set stack = unknown_stack(s, f->v[COUNTRY_IN]);
    return !above && !f->step && !f->left && has_gap(s, f->v[COUNTRY_IN]) && !pl_set_empty(&stack);
}

const struct pl_decision wo_row_country = {.key = "country",
                                           .values = VALUES(REGION_VALUE(COUNTRY_IN)),
                                           .about = KINDS(WO_M_COUNTRY),
                                           .run = country_run,
                                           .chances = country_chances,
                                           .apply = country_happens,
                                           .prompt = country_prompt,
                                           .fits = country_fits};

/* WO-4.2: the older one goes to the bottom of the stack; with an empty stack nothing does. */
void wo_give_country_row(struct wo_state *s, int region, struct pl_notes *notes) {
    struct wo_region *r = &s->region[region];
    struct pl_set stack = pl_set_and(s->stack, wo_regions[region].countries);
    if (pl_set_empty(&stack) || r->show[0] < 0)
        return;
    NOTE(N_PUT_AWAY, r->show[0], region);
    pl_set_add(&s->stack, r->show[0]);
    r->bottom[r->bottom_n++] = (uint8_t)(r->show[0] + 1);
    r->show[0] = r->show[1];
    r->show[1] = -1;
    wo_push(s, WO_F_COUNTRY, PL_CHANCE)->v[COUNTRY_IN] = (int16_t)region;
}

/* ---- The market row (WO-3.5, WO-8.5, WO-8.10) -------------------------------------------------------------------- */

void wo_market_refill(struct wo_state *s, struct pl_notes *notes) {
    (void)notes;
    wo_push(s, WO_F_MARKET, PL_CHANCE);
}

/* The cards move right; how many places are free at the left. */
static int close_row(struct wo_state *s) {
    int to = WO_ROW;
    for (int slot = WO_ROW - 1; slot >= 0; slot--)
        if (s->row[slot])
            s->row[--to] = s->row[slot];
    memset(s->row, 0, (size_t)to);
    return to;
}

static void lay_out(struct wo_state *s, int card, struct pl_notes *notes) {
    int gap = WO_ROW - 1;
    while (s->row[gap])
        gap--;
    pl_set_drop(&s->market, card);
    s->row[gap] = (uint8_t)(card + 1);
    NOTE(N_MARKET, wo_face_of[card]);
}

static bool market_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)f;
    for (int gaps = close_row(s); gaps; gaps--) {
        if (pl_set_empty(&s->market)) {
            s->market = s->market_out;
            s->market_out = (struct pl_set){{0, 0}};
            NOTE(N_NEW_MARKET);
        }
        int n = pl_set_count(&s->market);
        if (n > 1)
            return true;
        struct pl_set last = s->market;
        if (n)
            lay_out(s, pl_set_pop(&last), notes);
    }
    pl_pop(&s->frames);
    return false;
}

static int market_chances(const struct wo_state *s, const struct pl_frame *f, struct pl_chance *out) {
    (void)f;
    return wo_face_chances(s->market, WO_M_MARKET, out);
}

static void market_happens(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    (void)f;
    lay_out(s, pl_a(move), notes);
}

static struct pl_asked market_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s, (void)f;
    return TELLS(P_MARKET);
}

static bool market_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && !f->step && !f->left && !s->row[0] && !pl_set_empty(&s->market);
}

const struct pl_decision wo_row_market = {.key = "market",
                                          .about = KINDS(WO_M_MARKET),
                                          .run = market_run,
                                          .chances = market_chances,
                                          .apply = market_happens,
                                          .prompt = market_prompt,
                                          .fits = market_fits};

/* ---- Auto-influence cards (WO-9.1, WO-9.6) ----------------------------------------------------------------------- */

/* Fills what is empty of the two face-up places. */
static bool auto_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)f;
    if (s->auto_up[0] && s->auto_up[1]) {
        pl_pop(&s->frames);
        return false;
    }
    if (!s->auto_deck) { /* those laid aside */
        s->auto_deck = (1u << WO_AUTO_CARDS) - 1;
        for (int i = 0; i < 2; i++)
            if (s->auto_up[i])
                s->auto_deck &= ~(1u << (s->auto_up[i] - 1));
        NOTE(N_NEW_AUTO);
    }
    return true;
}

static int auto_chances(const struct wo_state *s, const struct pl_frame *f, struct pl_chance *out) {
    (void)f;
    int n = 0;
    PL_EACH_BIT(card, s->auto_deck) {
        out[n++] = (struct pl_chance){PL_MOVE(WO_M_AUTO, card, 0, 0), 1};
    }
    return n;
}

static void auto_happens(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    (void)f;
    int card = pl_a(move);
    s->auto_deck &= ~(1u << card);
    s->auto_up[s->auto_up[0] ? 1 : 0] = (uint8_t)(card + 1);
    NOTE(N_AUTO, card + 1);
}

static struct pl_asked auto_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s, (void)f;
    return TELLS(P_AUTO);
}

static bool auto_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && !f->step && !f->left && s->auto_deck && s->auto_deck >> WO_AUTO_CARDS == 0 &&
           (!s->auto_up[0] || !s->auto_up[1]);
}

const struct pl_decision wo_row_auto = {.key = "auto",
                                        .about = KINDS(WO_M_AUTO),
                                        .run = auto_run,
                                        .chances = auto_chances,
                                        .apply = auto_happens,
                                        .prompt = auto_prompt,
                                        .fits = auto_fits};
