/* The words of the action cards that ask for something of their own, and those about workers, companies and politics
 * (HG-30 to HG-33). */
#include "games/hegemony/cards.h"

static int own(const struct pl_call *call) {
    return call->cursor->v[HG_V_OWN];
}
static const struct hg_picking nothing;

static bool can(const struct hg_state *s, const struct pl_call *call, enum hg_pick what, struct hg_picking of) {
    return hg_can_pick(s, own(call), what, of);
}
static void ask(struct hg_state *s, const struct pl_call *call, enum hg_pick what, struct hg_picking of) {
    hg_ask_pick(s, own(call), what, of);
}

/* X(word, pick): words without arguments that are a question. */
#define PLAIN(X)                                                                                                       \
    X(poach, POACH)                                                                                                    \
    X(move_policy, MOVE)                                                                                               \
    X(nationalize, NATIONALIZE)                                                                                        \
    X(privatize, PRIVATIZE)                                                                                            \
    X(block, BLOCK)
#define WORD(NAME, PICK)                                                                                               \
    bool hg_can_##NAME(const struct hg_state *s, const struct pl_call *call) {                                         \
        return can(s, call, HG_PICK_##PICK, nothing);                                                                  \
    }                                                                                                                  \
    void hg_op_##NAME(struct hg_state *s, const struct pl_call *call) {                                                \
        ask(s, call, HG_PICK_##PICK, nothing);                                                                         \
    }
PLAIN(WORD)
#undef WORD

/* X(word, pick): those with a number. */
#define NUMBERED(X)                                                                                                    \
    X(claim, CLAIM)                                                                                                    \
    X(take_influence, STEAL)
#define WORD(NAME, PICK)                                                                                               \
    bool hg_can_##NAME(const struct hg_state *s, const struct pl_call *call, int n) {                                  \
        return can(s, call, HG_PICK_##PICK, (struct hg_picking){.n = n});                                              \
    }                                                                                                                  \
    void hg_op_##NAME(struct hg_state *s, const struct pl_call *call, int n) {                                         \
        ask(s, call, HG_PICK_##PICK, (struct hg_picking){.n = n});                                                     \
    }
NUMBERED(WORD)
#undef WORD

/* X(word, pick): sales. */
#define SALES(X)                                                                                                       \
    X(sell_state, SELL_STATE)                                                                                          \
    X(sell_abroad, SELL_ABROAD)
#define WORD(NAME, PICK)                                                                                               \
    bool hg_can_##NAME(const struct hg_state *s, const struct pl_call *call, int what, int most, int price) {          \
        return can(s, call, HG_PICK_##PICK, (struct hg_picking){what, most, price});                                   \
    }                                                                                                                  \
    void hg_op_##NAME(struct hg_state *s, const struct pl_call *call, int what, int most, int price) {                 \
        ask(s, call, HG_PICK_##PICK, (struct hg_picking){what, most, price});                                          \
    }
SALES(WORD)
#undef WORD

bool hg_can_take(const struct hg_state *s, const struct pl_call *call, int what, int most) {
    return can(s, call, HG_PICK_TAKE, (struct hg_picking){.good = what, .n = most});
}
void hg_op_take(struct hg_state *s, const struct pl_call *call, int what, int most) {
    ask(s, call, HG_PICK_TAKE, (struct hg_picking){.good = what, .n = most});
}

void hg_op_media_to_personal(struct hg_state *s, const struct pl_call *call, int most) {
    if (s->media)
        ask(s, call, HG_PICK_PERSONAL, (struct hg_picking){.n = most});
}

bool hg_can_insight(const struct hg_state *s, const struct pl_call *call, int exports) {
    (void)call;
    return exports > 0 && s->export_deck;
}
void hg_op_insight(struct hg_state *s, const struct pl_call *call, int exports) {
    hg_turn_up_exports(s, own(call), exports);
}

/* ---- Cubes ------------------------------------------------------------------------------------------------------- */

/* HG-30.13: the five cubes are there before the question, which lies under their drawing. */
bool hg_can_poll(const struct hg_state *s, const struct pl_call *call, int n) {
    int policy = call->cursor->v[HG_V_IT] - 1;
    return n > 0 && policy >= 0 && policy < HG_POLICIES &&
           can(s, call, HG_PICK_POLL, (struct hg_picking){policy, 0, 0});
}
void hg_op_poll(struct hg_state *s, const struct pl_call *call, int n) {
    ask(s, call, HG_PICK_POLL, (struct hg_picking){call->cursor->v[HG_V_IT] - 1, 0, 0});
    hg_draw_cubes(s, n, call->notes);
}

bool hg_can_fake_news(const struct hg_state *s, const struct pl_call *call, int drawn, int dropped) {
    (void)call;
    return drawn > 0 && dropped > 0 && s->bag[HG_W] + s->bag[HG_M] + s->bag[HG_C];
}
void hg_op_fake_news(struct hg_state *s, const struct pl_call *call, int drawn, int dropped) {
    hg_fake_news(s, own(call), drawn, dropped);
}

bool hg_can_interest_groups(const struct hg_state *s, const struct pl_call *call, int n) {
    return n > 0 && hg_rival_cubes(s, own(call));
}
void hg_op_interest_groups(struct hg_state *s, const struct pl_call *call, int n) {
    hg_interest_groups(s, own(call), n);
}

/* ---- Companies and workers --------------------------------------------------------------------------------------- */

void hg_op_worker(struct hg_state *s, const struct pl_call *call) {
    int of = pl_arg(call, HG_WORKER_OF);
    if (of < 0 || of == own(call))
        hg_new_skilled(s, own(call), call->notes);
    else if (can(s, call, HG_PICK_TRADE, nothing)) /* HG-31.11: who plays the card chooses */
        ask(s, call, HG_PICK_TRADE, nothing);
}

static int farm_place(const struct hg_state *s) {
    for (int place = HG_PLACE_F; place < HG_PLACES; place++)
        if (!s->place[place].card)
            return place;
    return -1;
}
bool hg_can_farm(const struct hg_state *s, const struct pl_call *call) { /* HG-30.3 */
    (void)call;
    return s->farms && farm_place(s) >= 0 && hg_idle_count(s, HG_W) >= HG_SLOTS;
}
void hg_op_farm(struct hg_state *s, const struct pl_call *call) {
    struct pl_notes *notes = call->notes;
    int place = farm_place(s);
    s->farms--;
    hg_open_company(s, place, HG_CO_COOPERATIVE_FARM);
    NOTE(N_FARM, HG_W);
    hg_staff(s, place, HG_W, true, notes);
}

static struct hg_picking emigrants(const struct hg_state *s, const struct pl_call *call) {
    return (struct hg_picking){.n = pl_number(s, call, HG_EMIGRATE_UNSKILLED),
                               .price = pl_number(s, call, HG_EMIGRATE_SKILLED)};
}
bool hg_can_emigrate(const struct hg_state *s, const struct pl_call *call, int most) {
    return most > 0 && can(s, call, HG_PICK_EMIGRATE, emigrants(s, call));
}
void hg_op_emigrate(struct hg_state *s, const struct pl_call *call, int most) {
    hg_ask_pick(s, own(call), HG_PICK_EMIGRATE, emigrants(s, call))->left = (uint8_t)most;
}

static int owner_of(const struct pl_call *call, int where) {
    return where == HG_SECTOR_OWN ? own(call) : HG_S;
}
bool hg_can_produce_now(const struct hg_state *s, const struct pl_call *call, int where) {
    int owner = owner_of(call, where);
    return hg_produce_places(s, own(call), hg_companies_of(s, owner), owner) != 0;
}
void hg_op_produce_now(struct hg_state *s, const struct pl_call *call, int where) {
    int owner = owner_of(call, where);
    hg_produce_some(s, own(call), hg_companies_of(s, owner), owner, call->notes);
}

/* Companies that stand still with all their slots empty. */
static uint32_t to_fill(const struct hg_state *s, int owner) {
    uint32_t places = hg_companies_of(s, owner) & ~hg_operational_of(s, owner), out = 0;
    PL_EACH_BIT(place, places) {
        if (hg_can_staff_some(s, 1u << place, -1))
            out |= 1u << place;
    }
    return out;
}
bool hg_can_fill_company(const struct hg_state *s, const struct pl_call *call, int where) {
    return to_fill(s, owner_of(call, where)) != 0;
}
void hg_op_fill_company(struct hg_state *s, const struct pl_call *call, int where) {
    uint32_t places = to_fill(s, owner_of(call, where));
    hg_staff_company(s, places, -1, pl_number(s, call, HG_FILL_COMPANY_STATE_PAYS), call->notes);
}

bool hg_can_recruit(const struct hg_state *s, const struct pl_call *call, int price) {
    return hg_funds(s, own(call)) >= price && can(s, call, HG_PICK_RECRUIT, (struct hg_picking){.price = price});
}
void hg_op_recruit(struct hg_state *s, const struct pl_call *call, int price) {
    ask(s, call, HG_PICK_RECRUIT, (struct hg_picking){.price = price});
}

void hg_op_machinery(struct hg_state *s, const struct pl_call *call, int n) {
    hg_place_machinery(s, own(call), n, call->notes);
}

bool hg_can_free_tile(const struct hg_state *s, const struct pl_call *call) {
    return hg_can_gain_tile(s, own(call), (1u << HG_STORED) - 1);
}
void hg_op_free_tile(struct hg_state *s, const struct pl_call *call) {
    hg_gain_tile(s, own(call), (1u << HG_STORED) - 1, call->notes);
}

void hg_op_market(struct hg_state *s, const struct pl_call *call, int n) { /* HG-32.12 */
    int depth = s->frames.depth;
    if (n <= 0)
        return;
    hg_fill_market(s, own(call), call->notes);
    if (s->frames.depth > depth && pl_top(&s->frames)->left > n)
        pl_top(&s->frames)->left = (uint8_t)n;
}

/* ---- Politics ---------------------------------------------------------------------------------------------------- */

void hg_op_shift_focus(struct hg_state *s, const struct pl_call *call) {
    (void)call;
    hg_look_at_events(s, HG_LOOK_REPLACE);
}
void hg_op_high_priority(struct hg_state *s, const struct pl_call *call) {
    (void)call;
    hg_look_at_events(s, HG_LOOK_FILL);
}

bool hg_can_withdraw(const struct hg_state *s, const struct pl_call *call, int into) {
    (void)into;
    return can(s, call, HG_PICK_WITHDRAW, nothing);
}
void hg_op_withdraw(struct hg_state *s, const struct pl_call *call, int into) {
    (void)into; /* the register is set when the question is answered (cards.c) */
    ask(s, call, HG_PICK_WITHDRAW, nothing);
}

static const struct hg_bill plain_bill = {.vote_cost = 1};

bool hg_can_rival_bill(const struct hg_state *s, const struct pl_call *call, int who) { /* HG-30.28 */
    (void)call;
    return who >= 0 && who < HG_ROLES && hg_in_game(s, who) && hg_can_bill(s, who, &plain_bill);
}
void hg_op_rival_bill(struct hg_state *s, const struct pl_call *call, int who) {
    if (hg_person(s, who))
        hg_ask_pick(s, who, HG_PICK_ANSWER, nothing);
    else
        hg_automa_name_bill(s, who, &plain_bill, call->notes);
}
