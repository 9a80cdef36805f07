/* What the State spends and provides (HG-7.6): its own stock, purchases from players at their price or abroad without
 * tariff, and the State Benefits areas. */
#include "games/hegemony/politics.h"
#include "games/hegemony/state_goods.h"

/* The order in which sources are asked for. */
static const uint8_t sources[HG_PROVIDERS] = {HG_FROM_STATE, HG_FROM_M, HG_FROM_C, HG_FROM_ABROAD};
enum { PLENTY = 200 };

bool hg_several_if_any(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    pl_move moves[PL_MAX_MOVES];
    if (pl_decision(&hg_decisions, f)->moves(s, f, moves))
        return hg_several(s, f, notes);
    pl_pop(&s->frames);
    return false;
}

static int at_most(int n, int most) {
    return n < most ? n : most;
}

/* ---- What the State has ------------------------------------------------------------------------------------------ */

int hg_state_has(const struct hg_state *s, int item) {
    switch (item) {
    case HG_ITEM_MEDIA:
        return s->media;
    case HG_ITEM_PERSONAL:
        return s->influence[HG_S];
    case HG_ITEM_EITHER:
        return s->media + s->influence[HG_S];
    case HG_ITEM_MONEY:
        return s->money[HG_ACC_TREASURY];
    case HG_ITEM_CUBES:
        return 0;
    default:
        return s->public_goods[item];
    }
}

void hg_state_spends(struct hg_state *s, int item, int n, struct pl_notes *notes) { /* HG-5.14b */
    n = at_most(n, hg_state_has(s, item));
    if (n <= 0)
        return;
    if (item == HG_ITEM_MONEY) {
        hg_spend(s, HG_S, n, notes);
        return;
    }
    if (item == HG_ITEM_MEDIA)
        NOTE(N_STATE_SPENDS_MEDIA, n);
    else
        NOTE(N_STATE_SPENDS, HG_AMOUNT(item, n));
    if (item == HG_ITEM_PERSONAL) {
        hg_spend_influence(s, HG_S, n);
    } else if (item == HG_ITEM_MEDIA) {
        s->media = (uint8_t)(s->media - n);
        s->influence_left = (uint8_t)(s->influence_left + n);
    } else {
        s->public_goods[item] = (uint8_t)(s->public_goods[item] - n);
    }
}

/* ---- Sources (HG-7.6a) --------------------------------------------------------------------------------------------
 */

int hg_source_has_goods(const struct hg_state *s, int good, int from) {
    int n = from == HG_FROM_STATE ? s->public_goods[good] : hg_stock(s, from, good);
    return n > PLENTY ? PLENTY : n;
}

int hg_source_price(const struct hg_state *s, int good, int from) {
    if (from == HG_FROM_STATE)
        return 0;
    return hg_unit_price(s, from, good) - (from == HG_FROM_ABROAD ? hg_tariff[s->policy[5]][good] : 0);
}

/* The least that n of them cost from this source on; -1: there are not so many. */
static int least_cost(const struct hg_state *s, int good, int first, int n) {
    int has[HG_PROVIDERS], price[HG_PROVIDERS], cost = 0;
    for (int i = first; i < HG_PROVIDERS; i++) {
        has[i] = hg_source_has_goods(s, good, sources[i]);
        price[i] = has[i] ? hg_source_price(s, good, sources[i]) : 0;
    }
    while (n > 0) {
        int best = -1;
        for (int i = first; i < HG_PROVIDERS; i++)
            if (has[i] && (best < 0 || price[i] < price[best]))
                best = i;
        if (best < 0)
            return -1;
        int k = has[best] < n ? has[best] : n;
        cost += k * price[best];
        has[best] -= k;
        n -= k;
    }
    return cost;
}

void hg_state_takes(struct hg_state *s, int good, int from, int n, struct pl_notes *notes) {
    int cost = n * hg_source_price(s, good, from);
    if (!n)
        return;
    if (from == HG_FROM_STATE) {
        s->public_goods[good] = (uint8_t)(s->public_goods[good] - n);
        return;
    }
    NOTE(N_STATE_BUYS, HG_AMOUNT(good, n), from, cost);
    if (from == HG_FROM_ABROAD) {
        hg_spend(s, HG_S, cost, notes);
        return;
    }
    uint8_t *store = &s->store[from == HG_FROM_C][good];
    *store = (uint8_t)(*store - n);
    hg_pay_to(s, HG_S, cost, from == HG_FROM_C ? HG_C : HG_M, notes);
}

/* ---- Can it be provided? (HG-7.6b, HG-7.6c) -----------------------------------------------------------------------
 */

int hg_provide_cost(const struct hg_state *s, int role, int item, int n) {
    if (n <= 0 || !hg_in_game(s, role))
        return -1;
    switch (item) {
    case HG_ITEM_MONEY:
        return n;
    case HG_ITEM_CUBES:
        return s->cubes[role] >= n ? 0 : -1;
    case HG_ITEM_MEDIA:
    case HG_ITEM_PERSONAL:
        return hg_state_has(s, item) >= n ? 0 : -1;
    default:
        return least_cost(s, item, 0, n);
    }
}

bool hg_can_provide(const struct hg_state *s, int role, int item, int n) {
    int cost = hg_provide_cost(s, role, item, n);
    return cost >= 0 && cost <= s->money[HG_ACC_TREASURY];
}

/* ---- The State Benefits area --------------------------------------------------------------------------------------
 */

static int stamp_now(const struct hg_state *s) {
    return (s->round - 1) * HG_TURNS + s->turn + 1;
}

/* What lay there from an earlier turn goes to the supply, cubes to their class. */
static struct hg_benefits *area_of(struct hg_state *s, int role, struct pl_notes *notes) {
    struct hg_benefits *area = &s->benefits[role];
    int now = stamp_now(s), lay = area->money + area->influence + area->cubes;
    if (area->stamp == now)
        return area;
    for (int good = 0; good < HG_STORED; good++)
        lay += area->good[good];
    s->influence_left = (uint8_t)(s->influence_left + area->influence);
    s->cubes[role] = (uint8_t)(s->cubes[role] + area->cubes);
    *area = (struct hg_benefits){.stamp = (uint8_t)now};
    if (lay)
        NOTE(N_BENEFITS_LOST, role);
    return area;
}

static void put(struct hg_state *s, int role, int item, int n, struct pl_notes *notes) {
    struct hg_benefits *area = area_of(s, role, notes);
    NOTE(N_PROVIDES, role, HG_AMOUNT(item == HG_ITEM_MEDIA || item == HG_ITEM_PERSONAL ? HG_ITEM_EITHER : item, n));
    switch (item) {
    case HG_ITEM_MONEY:
        area->money = (int16_t)(area->money + n);
        break;
    case HG_ITEM_CUBES:
        area->cubes = (uint8_t)(area->cubes + n);
        break;
    case HG_ITEM_MEDIA:
    case HG_ITEM_PERSONAL:
        area->influence = (uint8_t)(area->influence + n);
        break;
    default:
        area->good[item] = (uint8_t)(area->good[item] + n);
        break;
    }
}

/* What has one source only. */
static void put_own(struct hg_state *s, int role, int item, int n, struct pl_notes *notes) {
    n = at_most(n, item == HG_ITEM_CUBES ? s->cubes[role] : hg_state_has(s, item));
    if (n <= 0)
        return;
    if (item == HG_ITEM_MONEY)
        hg_spend(s, HG_S, n, notes);
    else if (item == HG_ITEM_CUBES)
        s->cubes[role] = (uint8_t)(s->cubes[role] - n);
    else if (item == HG_ITEM_MEDIA)
        s->media = (uint8_t)(s->media - n);
    else
        s->influence[HG_S] = (uint8_t)(s->influence[HG_S] - n);
    put(s, role, item, n, notes);
}

/* ---- Which source, how much ---------------------------------------------------------------------------------------
 */

enum { TO, GOOD, KEEP, FROM }; /* FROM: which of the sources is asked for; left: units */

void hg_provide_keeping(struct hg_state *s, int role, int item, int n, int keep, struct pl_notes *notes) {
    if (item > HG_ITEM_EDUCATION) {
        put_own(s, role, item, n, notes);
        return;
    }
    struct pl_frame *f = hg_push(s, HG_F_PROVIDE, HG_S);
    f->left = (uint8_t)n;
    f->v[TO] = (int16_t)role;
    f->v[GOOD] = (int16_t)item;
    f->v[KEEP] = (int16_t)keep;
}

void hg_provide(struct hg_state *s, int role, int item, int n, struct pl_notes *notes) {
    hg_provide_keeping(s, role, item, n, 0, notes);
}

/* Can the rest still be had, and paid, if k come from this source? */
static bool goes(const struct hg_state *s, const struct pl_frame *f, int k) {
    int good = f->v[GOOD], from = sources[f->v[FROM]];
    int rest = least_cost(s, good, f->v[FROM] + 1, f->left - k);
    return rest >= 0 && k * hg_source_price(s, good, from) + rest + f->v[KEEP] <= s->money[HG_ACC_TREASURY];
}

static int provide_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0, from = sources[f->v[FROM]], most = hg_source_has_goods(s, f->v[GOOD], from);
    for (int k = 0; k <= most && k <= f->left; k++)
        if (goes(s, f, k))
            out[n++] = PL_MOVE(HG_M_AMOUNT, k, from, f->v[GOOD]);
    return n;
}

static void provide_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int n = pl_a(move), role = f->v[TO], good = f->v[GOOD];
    f->left = (uint8_t)(f->left - n);
    f->v[FROM]++;
    hg_state_takes(s, good, pl_b(move), n, notes);
    if (n)
        put(s, role, good, n, notes);
}

static bool provide_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (f->left && f->v[FROM] < HG_PROVIDERS)
        return hg_several_if_any(s, f, notes);
    pl_pop(&s->frames);
    return false;
}

static struct pl_asked provide_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(PROVIDE, f->seat, f->v[TO], HG_AMOUNT(f->v[GOOD], f->left), sources[f->v[FROM]]);
}

static struct pl_said provide_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int from = sources[f->v[FROM]], k = pl_a(move);
    if (pl_kind(move) != HG_M_AMOUNT)
        return PL_NOTHING;
    if (k > f->left)
        return SAY(W_PROVIDE_LESS, HG_AMOUNT(f->v[GOOD], f->left));
    if (k > hg_source_has_goods(s, f->v[GOOD], from))
        return SAY(W_SOURCE_HAS, from, HG_AMOUNT(f->v[GOOD], hg_source_has_goods(s, f->v[GOOD], from)));
    return SAY(W_PROVIDE_REST);
}

static bool provide_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    pl_move moves[PLENTY + 1];
    return !above && f->seat == HG_S && hg_with_state(s) && !f->step && f->left && f->left <= PLENTY && s->round &&
           provide_moves(s, f, moves);
}

const struct pl_decision hg_row_provide = {
    .key = "provide",
    .values =
        VALUES(PL_VALUE(TO, "role", "the class that gets it", .values = &hg_role_keys, .max = HG_CLASSES - 1),
               PL_VALUE(GOOD, "good", "the resource", .values = &hg_good_keys, .max = HG_EDU),
               PL_VALUE(KEEP, "keep", "money that must be left", .max = INT16_MAX),
               PL_VALUE(FROM, "from", "own stock, Middle Class, Capitalist Class, abroad", .max = HG_PROVIDERS - 1)),
    .moves = provide_moves,
    .apply = provide_apply,
    .run = provide_run,
    .prompt = provide_prompt,
    .why = provide_why,
    .fits = provide_fits};
