/* The questions of Assign Workers (HG-5.2): which company or Trade Union next, and who fills its next slot. What is
 * going on stands in s->work. */
#include "games/hegemony/act_assign.h"

enum { WORKER_TARGET, WORKER_FROM }; /* what is filled; the first source that may still be used */

/* Sources in their order: unemployed by trade, then place by place. */
static int source_index(int from, int trade) {
    return (from < HG_PLACES ? from + 1 : 0) * HG_TRADES + trade;
}

/* ---- Which target ------------------------------------------------------------------------------------------------ */

static bool may_stop(const struct hg_work *w) {
    return w->done || w->flags & HG_OPTIONAL;
}

static int target_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    (void)f;
    int n = 0;
    PL_EACH_BIT(place, hg_assign_targets(s)) {
        out[n++] = PL_MOVE(HG_M_TARGET, place, 0, 0);
    }
    PL_EACH_BIT(industry, hg_assign_unions(s)) {
        out[n++] = PL_MOVE(HG_M_TARGET, HG_UNION + industry, 0, 0);
    }
    if (may_stop(&s->work) || !n)
        out[n++] = PL_MOVE(HG_M_DONE, 0, 0, 0);
    return n;
}

static void target_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    if (pl_kind(move) == HG_M_DONE) {
        pl_pop(&s->frames);
        hg_assign_end(s, notes);
        return;
    }
    struct pl_frame *worker = hg_push(s, HG_F_WORKER, f->seat);
    worker->v[WORKER_TARGET] = pl_a(move);
}

static struct pl_asked target_prompt(const struct hg_state *s, const struct pl_frame *f) {
    const struct hg_work *w = &s->work;
    if (w->counts[HG_W_LEFT] == HG_UNLIMITED)
        return ASKS(TARGET_ANY, f->seat, w->done, w->role);
    return ASKS(TARGET, f->seat, w->done, w->role, w->counts[HG_W_LEFT]);
}

static struct pl_said why_not_union(const struct hg_state *s, int industry) {
    const struct hg_work *w = &s->work;
    if (w->role != HG_W || w->flags & HG_NO_UNIONS)
        return SAY(W_NO_UNIONS_NOW);
    if (s->unions >> industry & 1)
        return SAY(W_UNION_THERE, industry);
    if (!w->counts[HG_W_LEFT])
        return SAY(W_ASSIGN_LIMIT, 1, 0);
    int others = hg_union_others(s, w, industry, HG_NO_PLACE);
    return others < 4 ? SAY(W_UNION_FOUR, industry, others) : SAY(W_UNION_WORKER, industry + 1, industry);
}

static struct pl_said why_not_target(const struct hg_state *s, int place) {
    const struct hg_work *w = &s->work;
    struct hg_hand hand = hg_hand_of(s, w);
    int need;
    switch (hg_target_why(s, w, &hand, place, &need)) {
    case HG_TARGET_NONE:
        return SAY(W_NO_COMPANY);
    case HG_TARGET_FILLED:
        return SAY(W_FILLED_ALREADY, place);
    case HG_TARGET_CARD:
        return SAY(W_NOT_THAT_TARGET, place);
    case HG_TARGET_UNIONS:
        return SAY(W_UNIONS_LAST);
    case HG_TARGET_NO_OWNER:
        return SAY(W_EMPLOYEE_ALONE, place);
    case HG_TARGET_CLASS:
        return SAY(W_OTHER_CLASS, place, w->role);
    case HG_TARGET_FULL:
        return SAY(W_COMPANY_FULL, place);
    case HG_TARGET_LIMIT:
        return SAY(W_ASSIGN_LIMIT, need, w->counts[HG_W_LEFT]);
    case HG_TARGET_TRADE:
        return SAY(W_NO_TRADE, hg_at(s, place)->industry + 1, place);
    case HG_TARGET_WORKERS:
        return SAY(W_NOT_ENOUGH_WORKERS, need, place);
    default:
        return PL_NOTHING;
    }
}

static struct pl_said target_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    (void)f;
    if (pl_kind(move) == HG_M_DONE)
        return SAY(W_ASSIGN_ONE);
    if (pl_kind(move) != HG_M_TARGET)
        return PL_NOTHING;
    if (pl_a(move) >= HG_UNION + HG_INDUSTRIES || (pl_a(move) >= HG_PLACES && pl_a(move) < HG_UNION))
        return SAY(W_NO_COMPANY);
    return pl_a(move) >= HG_UNION ? why_not_union(s, pl_a(move) - HG_UNION) : why_not_target(s, pl_a(move));
}

static int target_wishes(const struct hg_state *s, int seat, pl_move *out) {
    (void)seat;
    int n = 0;
    for (int place = 0; place < HG_PLACES; place++)
        if (hg_there(s, place))
            out[n++] = PL_MOVE(HG_M_TARGET, place, 0, 0);
    for (int industry = 0; industry < HG_INDUSTRIES; industry++)
        out[n++] = PL_MOVE(HG_M_TARGET, HG_UNION + industry, 0, 0);
    return n;
}

static bool sound(const struct hg_work *w) {
    return w->role <= HG_M && w->counts[HG_W_PAYEE] < HG_ROLES && !(w->unions >> HG_INDUSTRIES) &&
           !((w->targets | w->filled | w->lacking | w->was_full) >> HG_PLACES);
}

static bool target_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return hg_person(s, f->seat) && sound(&s->work) && (!above || above->what == HG_F_WORKER);
}

const struct pl_decision hg_row_target = {.key = "target",
                                          .about = KINDS(HG_M_TARGET),
                                          .not_now = PL_PHRASE(W_NO_ASSIGN_NOW),
                                          .moves = target_moves,
                                          .apply = target_apply,
                                          .run = hg_several,
                                          .prompt = target_prompt,
                                          .wishes = target_wishes,
                                          .why = target_why,
                                          .fits = target_fits};

/* ---- Who fills it ------------------------------------------------------------------------------------------------ */

static bool trained(uint8_t kind) {
    return kind == HG_SLOT_SKILLED || kind == HG_SLOT_M_SKILLED || kind == HG_SLOT_W_SKILLED;
}

/* How many slots of the company are still to be filled, and the trade that the next one asks for, -1: any. */
static int to_fill(const struct hg_state *s, int target, int *trade) {
    int n = 0, role = s->work.role;
    bool apart = hg_owner_of(target) == HG_M;
    *trade = -1;
    for (int i = apart && role == HG_W ? 2 : 0; i <= (apart && role == HG_M ? 1 : 2); i++)
        if (hg_at(s, target)->slot[i] && !s->place[target].slot[i]) {
            n++;
            if (trained(hg_at(s, target)->slot[i]))
                *trade = hg_at(s, target)->industry + 1;
        }
    return n;
}

static int union_workers(const struct hg_state *s, int industry, pl_move *out) {
    uint32_t from = hg_union_sources(s, &s->work, hg_assign_sources(s, &s->work), industry);
    int n = 0;
    if (from & HG_FROM_IDLE)
        out[n++] = PL_MOVE(HG_M_WORKER, HG_NO_PLACE, industry + 1, 0);
    PL_EACH_BIT(place, from & ~HG_FROM_IDLE) {
        out[n++] = PL_MOVE(HG_M_WORKER, place, industry + 1, 0);
    }
    return n;
}

struct source {
    pl_move move;
    uint8_t count;
};

static void count_place(const struct hg_state *s, int place, uint8_t n[HG_TRADES]) {
    bool apart = hg_owner_of(place) == HG_M;
    memset(n, 0, HG_TRADES);
    for (int i = apart && s->work.role == HG_W ? 2 : 0; i <= (apart && s->work.role == HG_M ? 1 : 2); i++)
        if (s->place[place].slot[i])
            n[s->place[place].slot[i] - 1]++;
}

static int sources(const struct hg_state *s, int target, struct source *out) {
    uint8_t by_trade[HG_TRADES];
    int n = 0;
    for (int trade = 0; trade < HG_TRADES; trade++)
        if (s->idle[s->work.role][trade])
            out[n++] = (struct source){PL_MOVE(HG_M_WORKER, HG_NO_PLACE, trade, 0), s->idle[s->work.role][trade]};
    PL_EACH_BIT(place, hg_assign_sources(s, &s->work) & ~(1u << target)) {
        count_place(s, place, by_trade);
        for (int trade = 0; trade < HG_TRADES; trade++)
            if (by_trade[trade])
                out[n++] = (struct source){PL_MOVE(HG_M_WORKER, place, trade, 0), by_trade[trade]};
    }
    return n;
}

/* The skilled slot first. Then sources in their order, so that no set of workers can be named twice: one may be used as
 * long as it and those behind it are enough for what is left. */
static int worker_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int target = f->v[WORKER_TARGET], trade, n = 0, behind = 0;
    struct source source[HG_TRADES + HG_SLOTS * HG_PLACES];
    if (target >= HG_UNION)
        return union_workers(s, target - HG_UNION, out);
    int need = to_fill(s, target, &trade), count = sources(s, target, source);
    for (int i = 0; i < count; i++)
        behind += source[i].count;
    for (int i = 0; i < count; behind -= source[i].count, i++) {
        pl_move move = source[i].move;
        if (trade >= 0 ? pl_b(move) == trade
                       : behind >= need && source_index(pl_a(move), pl_b(move)) >= f->v[WORKER_FROM])
            out[n++] = move;
    }
    return n;
}

static void worker_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int target = f->v[WORKER_TARGET], trade = -1;
    if (target < HG_UNION)
        to_fill(s, target, &trade);
    hg_assign_put(s, target, pl_a(move), pl_b(move), notes);
    if (hg_assign_complete(s, target))
        pl_pop(&s->frames);
    else if (trade < 0)
        f->v[WORKER_FROM] = (int16_t)source_index(pl_a(move), pl_b(move));
}

static struct pl_asked worker_prompt(const struct hg_state *s, const struct pl_frame *f) {
    int target = f->v[WORKER_TARGET], trade;
    if (target >= HG_UNION)
        return ASKS(UNION_WORKER, f->seat, target - HG_UNION);
    int need = to_fill(s, target, &trade);
    if (trade >= 0)
        return ASKS(SKILLED_WORKER, f->seat, target, need, trade);
    return ASKS(WORKER, f->seat, target, need);
}

static struct pl_said worker_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int target = f->v[WORKER_TARGET], from = pl_a(move), asked = target >= HG_UNION ? target - HG_UNION + 1 : -1;
    if (pl_kind(move) == HG_M_DONE || pl_kind(move) == HG_M_TARGET)
        return SAY(W_FILL_FIRST);
    if (pl_kind(move) != HG_M_WORKER)
        return PL_NOTHING;
    if (pl_b(move) >= HG_TRADES || (from >= HG_PLACES && from != HG_NO_PLACE))
        return SAY(W_NO_SUCH_WORKER);
    if (target < HG_UNION)
        to_fill(s, target, &asked);
    if (asked >= 0 && pl_b(move) != asked)
        return SAY(W_SLOT_TRADE, asked);
    if (from < HG_PLACES && !(hg_assign_sources(s, &s->work) >> from & 1)) {
        if (s->work.filled >> from & 1)
            return SAY(W_FILLED_ALREADY, from);
        if (s->work.flags & HG_IDLE_ONLY)
            return SAY(W_IDLE_ONLY);
        return hg_there(s, from) && hg_workers_in(s, from, s->work.role) ? SAY(W_COMMITTED, from)
                                                                         : SAY(W_NO_SUCH_WORKER);
    }
    if (from == target || !hg_source_has(s, s->work.role, from, pl_b(move)))
        return SAY(W_NO_SUCH_WORKER);
    if (target >= HG_UNION)
        return SAY(W_UNION_FOUR, target - HG_UNION, hg_union_others(s, &s->work, target - HG_UNION, from));
    return SAY(W_SOURCES_IN_ORDER);
}

static int worker_wishes(const struct hg_state *s, int seat, pl_move *out) {
    (void)seat;
    int n = 0;
    for (int trade = 0; trade < HG_TRADES; trade++)
        out[n++] = PL_MOVE(HG_M_WORKER, HG_NO_PLACE, trade, 0);
    for (int place = 0; place < HG_PLACES; place++)
        for (int trade = 0; trade < HG_TRADES && hg_there(s, place); trade++)
            out[n++] = PL_MOVE(HG_M_WORKER, place, trade, 0);
    return n;
}

static bool worker_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    pl_move moves[PL_MAX_MOVES];
    int target = f->v[WORKER_TARGET];
    if (above || !below || below->what != HG_F_TARGET || below->seat != f->seat || !sound(&s->work))
        return false;
    if (target < HG_UNION ? target >= HG_PLACES || !hg_there(s, target) : s->work.role != HG_W)
        return false;
    if (target < HG_UNION) {
        int trade, need = to_fill(s, target, &trade);
        if (!need || hg_empty_slot(s, target, s->work.role, trade < 0 ? HG_UNSKILLED : trade) < 0)
            return false;
    }
    return worker_moves(s, f, moves) > 0;
}

const struct pl_decision hg_row_worker = {
    .key = "worker",
    .values = VALUES(PL_VALUE(WORKER_TARGET, "target", "the place, or 32 + the industry of a Trade Union",
                              .max = HG_UNION + HG_INDUSTRIES - 1),
                     PL_VALUE(WORKER_FROM, "from", "the first source that may still be used, in their order",
                              .max = (HG_PLACES + 1) * HG_TRADES)),
    .about = KINDS(HG_M_WORKER),
    .not_now = PL_PHRASE(W_NO_WORKER_NOW),
    .moves = worker_moves,
    .apply = worker_apply,
    .run = hg_several,
    .prompt = worker_prompt,
    .wishes = worker_wishes,
    .why = worker_why,
    .fits = worker_fits};
