/* Sell Company (HG-5.9) and Lobby (HG-5.12). */
#include "games/hegemony/actions.h"

enum { SELL_FACTOR };
enum { SELL_BARE = 1 }; /* the frame's step: only companies without Machinery */

bool hg_may_sell(const struct hg_state *s, int place) {
    return hg_there(s, place) && !(s->place[place].flags & (HG_COMMITTED | HG_EMPLOYEE_COMMITTED));
}

static uint32_t sellable(const struct hg_state *s, int role, bool bare) {
    uint32_t bits = 0;
    PL_EACH_BIT(place, hg_companies_of(s, role)) {
        if (hg_may_sell(s, place) &&
            !(bare && (s->place[place].flags & HG_MACHINERY || hg_at(s, place)->automated))) /* HG-7.4a */
            bits |= 1u << place;
    }
    return bits;
}

bool hg_can_sell_company(const struct hg_state *s, int role, bool without_machinery) {
    return sellable(s, role, without_machinery) != 0;
}

void hg_sell_place(struct hg_state *s, int place, int factor, struct pl_notes *notes) {
    int role = hg_owner_of(place), row = s->place[place].card - 1;
    NOTE(N_SELLS_COMPANY, role, row, factor * hg_companies[row].cost);
    hg_remove_company(s, place, notes);
    hg_earn(s, role, factor * hg_companies[row].cost, notes);
}

void hg_sell_company(struct hg_state *s, int role, int factor, bool without_machinery, struct pl_notes *notes) {
    (void)notes;
    hg_work_begin(s);
    if (!hg_person(s, role))
        return;
    struct pl_frame *f = hg_push(s, HG_F_SELL, role);
    f->v[SELL_FACTOR] = (int16_t)factor;
    f->step = without_machinery ? SELL_BARE : 0;
}

static int sell_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(place, sellable(s, f->seat, f->step)) {
        out[n++] = PL_MOVE(HG_M_SELL, place, 0, 0);
    }
    return n;
}

static void sell_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int factor = f->v[SELL_FACTOR];
    pl_pop(&s->frames);
    s->work.done = 1;
    s->work.picked = (uint8_t)(pl_a(move) + 1);
    hg_sell_place(s, pl_a(move), factor, notes);
}

static struct pl_asked sell_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return f->v[SELL_FACTOR] > 1 ? ASKS(SELL_TWICE, f->seat) : ASKS(SELL, f->seat);
}

static struct pl_said sell_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int place = pl_a(move);
    if (pl_kind(move) != HG_M_SELL)
        return PL_NOTHING;
    if (place >= HG_PLACES || !hg_there(s, place) || hg_owner_of(place) != f->seat)
        return SAY(W_NOT_YOUR_COMPANY);
    return hg_may_sell(s, place) ? SAY(W_MACHINE_THERE, place) : SAY(W_COMMITTED, place);
}

static int sell_wishes(const struct hg_state *s, int seat, pl_move *out) {
    (void)seat;
    int n = 0;
    for (int place = 0; place < HG_PLACE_P; place++)
        if (hg_there(s, place))
            out[n++] = PL_MOVE(HG_M_SELL, place, 0, 0);
    return n;
}

static bool sell_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && (f->seat == HG_M || f->seat == HG_C) && hg_person(s, f->seat) && f->step <= SELL_BARE &&
           sellable(s, f->seat, f->step);
}

const struct pl_decision hg_row_sell = {
    .key = "sell",
    .values = VALUES(PL_VALUE(SELL_FACTOR, "factor", "how often its cost is paid", .min = 1, .max = 2)),
    .about = KINDS(HG_M_SELL),
    .not_now = PL_PHRASE(W_NO_SELLING_NOW),
    .moves = sell_moves,
    .apply = sell_apply,
    .run = hg_several,
    .prompt = sell_prompt,
    .wishes = sell_wishes,
    .why = sell_why,
    .fits = sell_fits};

/* ---- Lobby ------------------------------------------------------------------------------------------------------- */

enum { LOBBY_COST = 30, LOBBY_INFLUENCE = 3 };

bool hg_can_lobby(const struct hg_state *s) {
    return hg_funds(s, HG_C) >= LOBBY_COST;
}

void hg_lobby(struct hg_state *s, struct pl_notes *notes) {
    hg_from_capital(s, LOBBY_COST, notes);
    int gained = hg_gain_influence(s, HG_C, LOBBY_INFLUENCE);
    NOTE(N_LOBBY, HG_C, gained);
}
