/* What turns up by chance: action cards, companies of the Markets, deals, export, immigration and crisis cards, Events,
 * Agendas. Where only one thing can turn up it does so without asking chance. */
#include "games/hegemony/automa.h"
#include "games/hegemony/flow.h"

/* ---- Hands (HG-3.3, HG-4.2e) ------------------------------------------------------------------------------------- */

struct pl_copies hg_deck_of(const struct hg_state *s, int role) {
    struct pl_copies deck = {0, 0};
    for (int card = 0; card < hg_packs[role].count; card++)
        pl_copies_put(&deck, card, hg_packs[role].card[card].copies);
    return pl_copies_minus(pl_copies_minus(deck, s->hand[role]), s->gone[role]);
}

enum { DRAW_FOR };

void hg_draw_cards(struct hg_state *s, int role, int n, struct pl_notes *notes) {
    struct pl_copies deck = hg_deck_of(s, role);
    int there = pl_copies_count(&deck);
    n = n < there ? n : there;
    if (n <= 0)
        return;
    NOTE(N_DRAWS, role, n);
    struct pl_frame *f = hg_push(s, HG_F_DRAW, PL_CHANCE);
    f->v[DRAW_FOR] = (int16_t)role;
    f->left = (uint8_t)n;
}

void hg_lose_card(struct hg_state *s, int role, int card) {
    pl_copies_drop(&s->hand[role], card);
    pl_copies_add(&s->gone[role], card);
    s->hand_n[role]--;
}

static int draw_chances(const struct hg_state *s, const struct pl_frame *f, struct pl_chance *out) {
    struct pl_copies deck = hg_deck_of(s, f->v[DRAW_FOR]);
    return pl_copies_chances(&deck, HG_M_CARD, out);
}

static void draw_happens(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->v[DRAW_FOR], card = pl_a(move);
    if (--f->left == 0)
        pl_pop(&s->frames);
    pl_copies_add(&s->hand[role], card);
    s->hand_n[role]++;
    hg_tell(s, role, SAY(N_DRAWS_CARD, HG_A_CARD(role, card)), notes);
}

static struct pl_asked draw_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(P_DRAW, f->v[DRAW_FOR]);
}

static bool draw_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    if (above || f->step || !f->left || !hg_person(s, f->v[DRAW_FOR]))
        return false;
    struct pl_copies deck = hg_deck_of(s, f->v[DRAW_FOR]);
    return pl_copies_count(&deck) >= f->left;
}

const struct pl_decision hg_row_draw = {.key = "draw",
                                        .values = VALUES(ROLE_VALUE(DRAW_FOR)),
                                        .about = KINDS(HG_M_CARD),
                                        .chances = draw_chances,
                                        .apply = draw_happens,
                                        .prompt = draw_prompt,
                                        .fits = draw_fits};

/* ---- The Markets (HG-3.3, HG-4.2f) ------------------------------------------------------------------------------- */

int hg_market_size(int role) {
    return role == HG_C ? 4 : 3;
}

static int market_count(const struct hg_state *s, int role) {
    const uint8_t *market = hg_market_of(s, role);
    int n = 0;
    for (int i = 0; i < hg_market_room(role); i++)
        n += market[i] != 0;
    return n;
}

/* In the order of the rows, empty spaces last: whatever way the cards came, the Market is the same. */
static void sort_bytes(uint8_t *card, int n) {
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && card[j] && (!card[j - 1] || card[j] < card[j - 1]); j--) {
            uint8_t swap = card[j];
            card[j] = card[j - 1];
            card[j - 1] = swap;
        }
}

void hg_market_take(struct hg_state *s, int role, int slot) {
    hg_market(s, role)[slot] = 0;
    sort_bytes(hg_market(s, role), hg_market_room(role));
}

enum { REFILL_FOR };

static struct pl_copies *company_deck(struct hg_state *s, int role) {
    return role == HG_C ? &s->deck_c : &s->deck_m;
}
static const struct pl_copies *company_deck_of(const struct hg_state *s, int role) {
    return role == HG_C ? &s->deck_c : &s->deck_m;
}
static int first_row(int role) {
    return role == HG_C ? 0 : HG_TYPES_C;
}

void hg_fill_market(struct hg_state *s, int role, struct pl_notes *notes) {
    (void)notes;
    int gaps = hg_market_size(role) - market_count(s, role), there = pl_copies_count(company_deck_of(s, role));
    gaps = gaps < there ? gaps : there; /* an empty deck just gives fewer cards (HG-19.10) */
    if (gaps <= 0)
        return;
    struct pl_frame *f = hg_push(s, HG_F_REFILL, PL_CHANCE);
    f->v[REFILL_FOR] = (int16_t)role;
    f->left = (uint8_t)gaps;
}

static int refill_chances(const struct hg_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int role = f->v[REFILL_FOR], n = 0;
    const struct pl_copies *deck = company_deck_of(s, role);
    for (uint64_t rest = deck->lo | deck->hi; rest; rest &= rest - 1) {
        int kind = __builtin_ctzll(rest);
        out[n++] = (struct pl_chance){PL_MOVE(HG_M_COMPANY, first_row(role) + kind, 0, 0), pl_copies_of(deck, kind)};
    }
    return n;
}

static void refill_happens(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->v[REFILL_FOR], row = pl_a(move);
    uint8_t *market = hg_market(s, role);
    pl_copies_drop(company_deck(s, role), row - first_row(role));
    int slot = market_count(s, role);
    market[slot] = (uint8_t)(row + 1);
    sort_bytes(market, hg_market_room(role));
    if (--f->left == 0)
        pl_pop(&s->frames);
    NOTE(N_MARKET, role, row);
}

static struct pl_asked refill_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(P_MARKET, f->v[REFILL_FOR]);
}

static bool refill_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int role = f->v[REFILL_FOR];
    return !above && !f->step && f->left && (role == HG_C || role == HG_M) && hg_in_game(s, role) &&
           pl_copies_count(company_deck_of(s, role)) >= f->left &&
           market_count(s, role) + f->left <= hg_market_size(role);
}

const struct pl_decision hg_row_refill = {.key = "refill",
                                          .values = VALUES(ROLE_VALUE(REFILL_FOR)),
                                          .about = KINDS(HG_M_COMPANY),
                                          .chances = refill_chances,
                                          .apply = refill_happens,
                                          .prompt = refill_prompt,
                                          .fits = refill_fits};

/* ---- Single cards that turn up ----------------------------------------------------------------------------------- */

enum { SHOW_WHAT, SHOW_FOR };

static const uint8_t show_kind[HG_SHOWS] = {HG_M_DEAL,  HG_M_EXPORT, HG_M_IMMIGRANT,
                                            HG_M_EVENT, HG_M_AGENDA, HG_M_CRISIS};

static uint32_t show_deck(const struct hg_state *s, enum hg_reveal what) {
    switch (what) {
    case HG_SHOW_DEAL:
        return (uint32_t)(s->deal_deck.lo | s->deal_deck.hi);
    case HG_SHOW_EXPORT:
        return s->export_deck;
    case HG_SHOW_IMMIGRANT: /* HG-3.9b: used ones lie under the deck and come up again when it has run out */
        return s->immigrant_deck ? s->immigrant_deck : (1u << HG_IMMIGRANTS) - 1;
    case HG_SHOW_EVENT:
        return s->event_deck;
    case HG_SHOW_AGENDA:
        return s->agenda_deck;
    default:
        return s->crisis_deck;
    }
}

void hg_show(struct hg_state *s, enum hg_reveal what, int role, int n, struct pl_notes *notes) {
    (void)notes;
    if (n <= 0)
        return;
    struct pl_frame *f = hg_push(s, HG_F_REVEAL, PL_CHANCE);
    f->v[SHOW_WHAT] = (int16_t)what;
    f->v[SHOW_FOR] = (int16_t)(role < 0 ? 0 : role);
    f->left = (uint8_t)n;
}

static void show_event(struct hg_state *s, int event, struct pl_notes *notes) {
    int id = event + (s->option[HG_OPT_ALT_EVENTS] ? HG_EVENTS : 0);
    s->event[s->event[0] ? 1 : 0] = (uint8_t)(id + 1);
    NOTE(N_EVENT, id);
}

static void show_immigrant(struct hg_state *s, int card, int role, struct pl_notes *notes) {
    s->immigrant_deck = show_deck(s, HG_SHOW_IMMIGRANT) & ~(1u << card);
    hg_add_worker(s, role, hg_immigrants[card].trade[role == HG_M], notes);
}

static void show_card(struct hg_state *s, enum hg_reveal what, int role, int card, struct pl_notes *notes) {
    switch (what) {
    case HG_SHOW_DEAL:
        pl_copies_drop(&s->deal_deck, card);
        s->deals[s->deals[0] ? 1 : 0] = (uint8_t)(card + 1);
        sort_bytes(s->deals, 2);
        NOTE(N_DEAL_SHOWN, card);
        break;
    case HG_SHOW_EXPORT:
        s->export_deck &= (uint16_t) ~(1u << card);
        s->exports = (uint8_t)card;
        NOTE(N_EXPORT, card);
        break;
    case HG_SHOW_IMMIGRANT:
        show_immigrant(s, card, role, notes);
        break;
    case HG_SHOW_EVENT:
        s->event_deck &= ~(1u << card);
        show_event(s, card, notes);
        break;
    case HG_SHOW_AGENDA:
        s->agenda_deck &= (uint16_t) ~(1u << card);
        s->agenda = (uint8_t)(card + 1);
        NOTE(N_AGENDA, card);
        break;
    default:
        s->crisis_deck &= (uint16_t) ~(1u << card);
        s->crisis = (uint8_t)(card + 1);
        NOTE(N_CRISIS, card);
        break;
    }
}

/* Is there a place for one more? */
static bool show_room(const struct hg_state *s, enum hg_reveal what) {
    return !(what == HG_SHOW_DEAL && s->deals[0] && s->deals[1]) &&
           !(what == HG_SHOW_EVENT && s->event[0] && s->event[1]);
}

static bool reveal_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    enum hg_reveal what = (enum hg_reveal)f->v[SHOW_WHAT];
    for (; f->left && show_room(s, what); f->left--) {
        uint32_t deck = show_deck(s, what);
        int card;
        if (what == HG_SHOW_EVENT && s->event_top_n) { /* HG-19.8: everybody knows that S knows it */
            card = s->event_top[--s->event_top_n] - 1;
            s->event_top[s->event_top_n] = 0;
            card %= HG_EVENTS;
        } else if (deck & (deck - 1)) {
            return true;
        } else if (deck) {
            card = __builtin_ctz(deck);
        } else {
            break; /* HG-19.10: there is none left */
        }
        show_card(s, what, f->v[SHOW_FOR], card, notes);
    }
    pl_pop(&s->frames);
    return false;
}

static int reveal_chances(const struct hg_state *s, const struct pl_frame *f, struct pl_chance *out) {
    enum hg_reveal what = (enum hg_reveal)f->v[SHOW_WHAT];
    int n = 0;
    PL_EACH_BIT(card, show_deck(s, what)) {
        int weight = what == HG_SHOW_DEAL ? pl_copies_of(&s->deal_deck, card) : 1;
        out[n++] = (struct pl_chance){PL_MOVE(show_kind[what], card, 0, 0), weight};
    }
    return n;
}

static void reveal_happens(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    f->left--;
    show_card(s, (enum hg_reveal)f->v[SHOW_WHAT], f->v[SHOW_FOR], pl_a(move), notes);
}

static struct pl_asked reveal_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    switch ((enum hg_reveal)f->v[SHOW_WHAT]) {
    case HG_SHOW_DEAL:
        return TELLS(P_DEAL, 0);
    case HG_SHOW_EXPORT:
        return TELLS(P_EXPORT, 0);
    case HG_SHOW_IMMIGRANT:
        return TELLS(P_IMMIGRANT, f->v[SHOW_FOR]);
    case HG_SHOW_EVENT:
        return TELLS(P_EVENT, 0);
    case HG_SHOW_AGENDA:
        return TELLS(P_AGENDA, 0);
    default:
        return TELLS(P_CRISIS, 0);
    }
}

static bool reveal_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    enum hg_reveal what = (enum hg_reveal)f->v[SHOW_WHAT];
    uint32_t deck = show_deck(s, what);
    bool state = what == HG_SHOW_EVENT || what == HG_SHOW_AGENDA, worker = what == HG_SHOW_IMMIGRANT;
    return !above && !f->step && f->left && (deck & (deck - 1)) && show_room(s, what) && (!state || hg_with_state(s)) &&
           (what != HG_SHOW_EVENT || !s->event_top_n) &&
           (worker ? f->v[SHOW_FOR] <= HG_M && hg_in_game(s, f->v[SHOW_FOR]) : !f->v[SHOW_FOR]);
}

static const char *const show_names[] = {"deal", "export", "immigrant", "event", "agenda", "crisis", NULL};
const struct pl_decision hg_row_reveal = {
    .key = "reveal",
    .values = VALUES(PL_VALUE(SHOW_WHAT, "card", "what turns up", .names = show_names, .max = HG_SHOWS - 1),
                     ROLE_VALUE(SHOW_FOR)),
    .about = KINDS(HG_M_DEAL, HG_M_EXPORT, HG_M_IMMIGRANT, HG_M_EVENT, HG_M_AGENDA, HG_M_CRISIS),
    .chances = reveal_chances,
    .apply = reveal_happens,
    .run = reveal_run,
    .prompt = reveal_prompt,
    .fits = reveal_fits};

/* ---- The trade of a new worker (HG-3.9a, HG-4.2h) ---------------------------------------------------------------- */

enum { TRADE_FOR, TRADE_AMONG }; /* whose; bit per trade */
enum { ALL_TRADES = (1 << HG_TRADES) - (1 << HG_T_AGRICULTURE) };

/* An automa whose list leaves several trades draws among them (HG-24.1). */
void hg_new_skilled(struct hg_state *s, int role, struct pl_notes *notes) {
    unsigned trades = hg_is_automa(s, role) ? (unsigned)hg_automa_trade(s, role) : ALL_TRADES;
    if (!(trades & (trades - 1)) || !hg_worker_left(s, role, HG_T_AGRICULTURE)) { /* HG-2.4a */
        hg_add_worker(s, role, __builtin_ctz(trades), notes);
        return;
    }
    struct pl_frame *f = hg_push(s, HG_F_TRADE, hg_is_automa(s, role) ? PL_CHANCE : role);
    f->v[TRADE_FOR] = (int16_t)role;
    f->v[TRADE_AMONG] = (int16_t)trades;
}

static int trade_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s;
    int n = 0;
    PL_EACH_BIT(trade, (unsigned)f->v[TRADE_AMONG]) {
        out[n++] = PL_MOVE(HG_M_TRADE, trade, 0, 0);
    }
    return n;
}

static int trade_chances(const struct hg_state *s, const struct pl_frame *f, struct pl_chance *out) {
    (void)s;
    int n = 0;
    PL_EACH_BIT(trade, (unsigned)f->v[TRADE_AMONG]) {
        out[n++] = (struct pl_chance){PL_MOVE(HG_M_TRADE, trade, 0, 0), 1};
    }
    return n;
}

static void trade_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->v[TRADE_FOR];
    pl_pop(&s->frames);
    hg_add_worker(s, role, pl_a(move), notes);
}

static struct pl_asked trade_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return f->seat == PL_CHANCE ? TELLS(P_TRADE, f->v[TRADE_FOR]) : ASKS(TRADE, f->v[TRADE_FOR]);
}

static struct pl_said trade_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    (void)s, (void)f;
    return pl_kind(move) == HG_M_TRADE && pl_a(move) == HG_UNSKILLED ? SAY(W_SKILLED_ONLY) : PL_NOTHING;
}

static bool trade_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int role = f->v[TRADE_FOR], trades = f->v[TRADE_AMONG];
    bool who = f->seat == PL_CHANCE ? hg_is_automa(s, role) : f->seat == role && trades == ALL_TRADES;
    return !above && !f->step && !f->left && role <= HG_M && hg_in_game(s, role) && who && (trades & (trades - 1));
}

const struct pl_decision hg_row_trade = {
    .key = "trade",
    .values =
        VALUES(ROLE_VALUE(TRADE_FOR), PL_VALUE(TRADE_AMONG, "among", "bit per trade", .max = (1 << HG_TRADES) - 1)),
    .moves = trade_moves,
    .chances = trade_chances,
    .apply = trade_apply,
    .prompt = trade_prompt,
    .why = trade_why,
    .not_now = PL_PHRASE(W_TRADE_LATER),
    .fits = trade_fits};
