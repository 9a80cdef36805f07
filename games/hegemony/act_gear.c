/* Machinery (HG-7.4) and Storage tiles (HG-6.9): where they go. */
#include "games/hegemony/actions.h"

/* ---- Machinery --------------------------------------------------------------------------------------------------- */

uint32_t hg_machine_places(const struct hg_state *s, int role) {
    uint32_t bits = 0;
    PL_EACH_BIT(place, s->machinery ? hg_companies_of(s, role) : 0) {
        if (hg_at(s, place)->machine && !(s->place[place].flags & HG_MACHINERY))
            bits |= 1u << place;
    }
    return bits;
}

void hg_put_machine(struct hg_state *s, int place, struct pl_notes *notes) {
    s->place[place].flags |= HG_MACHINERY;
    s->machinery--;
    NOTE(N_MACHINERY, place);
}

void hg_place_machinery(struct hg_state *s, int role, int n, struct pl_notes *notes) {
    if (!hg_machine_places(s, role)) {
        NOTE(N_NO_MACHINERY, role);
        return;
    }
    if (hg_person(s, role))
        hg_push(s, HG_F_MACHINE, role)->left = (uint8_t)n;
}

static int machine_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(place, f->left ? hg_machine_places(s, f->seat) : 0) {
        out[n++] = PL_MOVE(HG_M_MACHINE, place, 0, 0);
    }
    if (!n)
        out[n++] = PL_MOVE(HG_M_DONE, 0, 0, 0);
    return n;
}

static void machine_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    if (pl_kind(move) == HG_M_DONE) { /* without a company for it the token is lost */
        if (f->left)
            NOTE(N_NO_MACHINERY, f->seat);
        pl_pop(&s->frames);
        return;
    }
    f->left--;
    hg_put_machine(s, pl_a(move), notes);
}

static struct pl_asked machine_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(MACHINE, f->seat, f->left);
}

static struct pl_said machine_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int place = pl_a(move);
    if (pl_kind(move) != HG_M_MACHINE)
        return PL_NOTHING;
    if (place >= HG_PLACES || !hg_there(s, place) || hg_owner_of(place) != f->seat)
        return SAY(W_NOT_YOUR_COMPANY);
    return s->place[place].flags & HG_MACHINERY ? SAY(W_MACHINE_THERE, place) : SAY(W_NO_MACHINE_BONUS, place);
}

static int machine_wishes(const struct hg_state *s, int seat, pl_move *out) {
    (void)seat;
    int n = 0;
    for (int place = 0; place < HG_PLACE_P; place++)
        if (hg_there(s, place))
            out[n++] = PL_MOVE(HG_M_MACHINE, place, 0, 0);
    return n;
}

static bool machine_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->seat <= HG_C && hg_person(s, f->seat);
}

const struct pl_decision hg_row_machine = {.key = "machine",
                                           .about = KINDS(HG_M_MACHINE),
                                           .not_now = PL_PHRASE(W_NO_MACHINE_NOW),
                                           .moves = machine_moves,
                                           .apply = machine_apply,
                                           .run = hg_several,
                                           .prompt = machine_prompt,
                                           .wishes = machine_wishes,
                                           .why = machine_why,
                                           .fits = machine_fits};

/* ---- Storage tiles ----------------------------------------------------------------------------------------------- */

enum { TILE_GOODS, TILE_PRICE };
enum { TILE_COST = 20 };

static unsigned tile_goods(const struct hg_state *s, int role, unsigned goods) {
    return s->tiles_left ? goods & ~(unsigned)s->tiles[role == HG_C] & ((1u << HG_STORED) - 1) : 0;
}

bool hg_can_gain_tile(const struct hg_state *s, int role, unsigned goods) {
    return tile_goods(s, role, goods) != 0;
}

void hg_put_tile(struct hg_state *s, int role, int good, struct pl_notes *notes) {
    s->tiles[role == HG_C] |= (uint8_t)(1u << good);
    s->tiles_left--;
    NOTE(N_TILE, role, good);
}

void hg_gain_tile(struct hg_state *s, int role, unsigned goods, struct pl_notes *notes) {
    (void)notes;
    hg_work_begin(s);
    if (!hg_person(s, role) || !hg_can_gain_tile(s, role, goods))
        return;
    hg_push(s, HG_F_TILE, role)->v[TILE_GOODS] = (int16_t)(goods & ((1u << HG_STORED) - 1));
}

bool hg_can_buy_tile(const struct hg_state *s) { /* HG-6.9 */
    return hg_funds(s, HG_C) >= TILE_COST && hg_can_gain_tile(s, HG_C, ~0u);
}

void hg_buy_tile(struct hg_state *s) {
    struct pl_frame *f = hg_push(s, HG_F_TILE, HG_C);
    f->v[TILE_GOODS] = (1 << HG_STORED) - 1;
    f->v[TILE_PRICE] = TILE_COST;
}

static int tile_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(good, tile_goods(s, f->seat, (unsigned)f->v[TILE_GOODS])) {
        out[n++] = PL_MOVE(HG_M_TILE, good, 0, 0);
    }
    return n;
}

static void tile_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->seat, price = f->v[TILE_PRICE];
    pl_pop(&s->frames);
    if (price)
        hg_spend(s, role, price, notes);
    hg_put_tile(s, role, pl_a(move), notes);
    if (!price) {
        s->work.done = 1;
        s->work.picked = (uint8_t)(pl_a(move) + 1);
    }
}

static struct pl_asked tile_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return f->v[TILE_PRICE] ? ASKS(TILE_BOUGHT, f->seat, f->v[TILE_PRICE]) : ASKS(TILE, f->seat);
}

static struct pl_said tile_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) != HG_M_TILE)
        return PL_NOTHING;
    if (pl_a(move) >= HG_STORED || !(f->v[TILE_GOODS] >> pl_a(move) & 1))
        return SAY(W_NOT_THAT_GOOD, pl_a(move) < HG_GOODS ? pl_a(move) : HG_INF);
    return s->tiles_left ? SAY(W_TILE_THERE, pl_a(move)) : SAY(W_NO_TILES);
}

static int tile_wishes(const struct hg_state *s, int seat, pl_move *out) {
    (void)s;
    (void)seat;
    for (int good = 0; good < HG_STORED; good++)
        out[good] = PL_MOVE(HG_M_TILE, good, 0, 0);
    return HG_STORED;
}

static bool tile_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && (f->seat == HG_M || f->seat == HG_C) && hg_person(s, f->seat) &&
           tile_goods(s, f->seat, (unsigned)f->v[TILE_GOODS]) && hg_funds(s, f->seat) >= f->v[TILE_PRICE];
}

const struct pl_decision hg_row_tile = {
    .key = "tile",
    .values = VALUES(PL_VALUE(TILE_GOODS, "goods", "bit per resource it may be for", .max = (1 << HG_STORED) - 1),
                     PL_VALUE(TILE_PRICE, "price", "what it costs", .max = TILE_COST)),
    .about = KINDS(HG_M_TILE),
    .not_now = PL_PHRASE(W_NO_TILE_NOW),
    .moves = tile_moves,
    .apply = tile_apply,
    .run = hg_several,
    .prompt = tile_prompt,
    .wishes = tile_wishes,
    .why = tile_why,
    .fits = tile_fits};
