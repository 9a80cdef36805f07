/* What an Event asks the State on the way: a class, amounts, of two items how many of each. The frame of the Event lies
 * under these and keeps what was chosen. */
#include "games/hegemony/events.h"

static const struct pl_frame *under(const struct pl_frame *f) {
    return f - 1;
}
static struct pl_frame *event_of(struct pl_frame *f) {
    return f - 1;
}
static int class_of(const struct pl_frame *f) { /* the class chosen, or S */
    return under(f)->v[EV_CLASS] ? under(f)->v[EV_CLASS] - 1 : HG_S;
}
/* For `fits`. */
static bool on_event(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    return !above && f->seat == HG_S && hg_with_state(s) && below && below->what == HG_F_EVENT && below->v[EV_ID] > 0 &&
           below->v[EV_ID] <= HG_EVENTS + HG_ALT_EVENTS;
}

/* ---- Which class; left: how many are chosen, the second one after the first ----------------------------------------
 */

static int pair_cost(const struct hg_state *s, const struct hg_task *task, int a, int b) {
    int first = hg_provide_cost(s, a, task->give[0].item, task->give[0].n);
    int second = hg_provide_cost(s, b, task->give[0].item, task->give[0].n);
    return first < 0 || second < 0 ? INT16_MAX : first + second;
}

/* HG-50.6: two classes, in normal order. */
static bool can_be_of_two(const struct hg_state *s, const struct pl_frame *f, int role) {
    const struct hg_task *task = hg_task_of(under(f));
    for (int other = 0; other < HG_CLASSES; other++) {
        bool fits = f->left == 2 ? other > role : under(f)->v[EV_GOT + other] && other < role;
        if (fits && pair_cost(s, task, role, other) <= s->money[HG_ACC_TREASURY])
            return true;
    }
    return false;
}

static unsigned choices(const struct hg_state *s, const struct pl_frame *f) {
    const struct hg_task *task = hg_task_of(under(f));
    unsigned classes = hg_task_classes(s, task), out = 0;
    if (task->kind != HG_TASK_TWO)
        return classes;
    PL_EACH_BIT(role, classes) {
        out |= (unsigned)can_be_of_two(s, f, role) << role;
    }
    return out;
}

static int class_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(role, choices(s, f)) {
        out[n++] = PL_MOVE(HG_M_CLASS, role, 0, 0);
    }
    return n;
}

static void class_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    struct pl_frame *event = event_of(f);
    int role = pl_a(move);
    NOTE(N_CHOOSES_CLASS, role);
    if (hg_task_of(event)->kind == HG_TASK_TWO)
        event->v[EV_GOT + role] = 1;
    else
        event->v[EV_CLASS] = (int16_t)(role + 1);
    if (--f->left == 0)
        pl_pop(&s->frames);
}

static struct pl_asked class_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(CLASS, f->seat, under(f)->v[EV_ID] - 1);
}

static struct pl_said class_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    if (pl_kind(move) != HG_M_CLASS || pl_a(move) >= HG_CLASSES)
        return PL_NOTHING;
    return SAY(W_TASK_NOT_CLASS, pl_a(move), under(f)->v[EV_ID] - 1);
}

static bool class_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return on_event(s, f, above) && !f->step && f->left >= 1 && f->left <= 2 && choices(s, f);
}

const struct pl_decision hg_row_class = {.key = "class",
                                         .moves = class_moves,
                                         .apply = class_apply,
                                         .run = hg_several_if_any,
                                         .prompt = class_prompt,
                                         .why = class_why,
                                         .fits = class_fits};

/* ---- How much; the step is a class, or a source, where there are several ------------------------------------------
 */

static const uint8_t sellers[] = {HG_FROM_M, HG_FROM_C, HG_FROM_ABROAD};

static int positions(const struct hg_task *task) {
    return task->kind == HG_TASK_BUY ? 2 : task->kind == HG_TASK_SPLIT || task->kind == HG_TASK_STOCK_UP ? 3 : 1;
}

struct range {
    int least, most, of; /* of: the item, or the source */
};

static struct range spending(const struct hg_state *s, const struct pl_frame *f) {
    const struct hg_task *task = hg_task_of(under(f));
    int role = class_of(f), least = hg_spend_least(s, task, role), most = hg_spend_most(s, task, role);
    if (task->spend[0].item != HG_ITEM_EITHER)
        return (struct range){least, most, task->spend[0].item};
    int personal = s->influence[HG_S]; /* so much of it Media Influence */
    return (struct range){least > personal ? least - personal : 0, least < s->media ? least : s->media, HG_ITEM_MEDIA};
}

/* HG-50.1, HG-50.21: this class, so that the rest can still go to the others. */
static struct range splitting(const struct hg_state *s, const struct pl_frame *f) {
    const struct hg_part *part = &hg_task_of(under(f))->give[0];
    bool cubes = part->item == HG_ITEM_CUBES;
    int given = 0, later = 0;
    for (int role = 0; role < HG_CLASSES; role++) {
        given += role < f->step ? under(f)->v[EV_GOT + role] : 0;
        later += role > f->step ? (cubes ? s->cubes[role] : part->n) : 0;
    }
    int most = part->n - given, has = cubes ? s->cubes[f->step] : hg_state_has(s, part->item) - given;
    int least = (part->least ? part->least : part->n) - given - later;
    return (struct range){least > 0 ? least : 0, most < has ? most : has, part->item};
}

static bool sells(const struct hg_state *s, int good, int from) {
    return hg_source_has_goods(s, good, from) && hg_source_price(s, good, from) <= s->money[HG_ACC_TREASURY];
}

static struct range buying(const struct hg_state *s, const struct pl_frame *f) {
    const struct hg_task *task = hg_task_of(under(f));
    int good = task->give[0].item, from = sellers[f->step], bought = under(f)->v[EV_CHOICE], least = !bought;
    int most = hg_part_counts(s, &task->give[0], HG_S) - bought, room = hg_public_room(s, good);
    int has = hg_source_has_goods(s, good, from), price = hg_source_price(s, good, from);
    most = most < room ? most : room;
    most = most < has ? most : has;
    if (most > 0 && price > 0 && most > s->money[HG_ACC_TREASURY] / price)
        most = s->money[HG_ACC_TREASURY] / price;
    for (int i = f->step + 1; i < positions(task); i++)
        least = least && !sells(s, good, sellers[i]);
    return (struct range){least, most > 0 ? most : 0, from};
}

static struct range range_of(const struct hg_state *s, const struct pl_frame *f) {
    switch (hg_task_of(under(f))->kind) {
    case HG_TASK_SPLIT:
        return splitting(s, f);
    case HG_TASK_BUY:
    case HG_TASK_STOCK_UP:
        return buying(s, f);
    default:
        return spending(s, f);
    }
}

static int amount_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    const struct hg_task *task = hg_task_of(under(f));
    int n = 0;
    if (task->kind == HG_TASK_SPEND_ONE) {
        for (int i = 0; i < task->spends; i++)
            if (hg_state_has(s, task->spend[i].item) >= task->spend[i].n)
                out[n++] = PL_MOVE(HG_M_AMOUNT, task->spend[i].n, task->spend[i].item, 0);
        return n;
    }
    if (task->kind == HG_TASK_ALL) {
        for (int i = 0; i < task->gives; i++)
            if (HG_CLASSES * task->give[i].n <= s->money[HG_ACC_TREASURY])
                out[n++] = PL_MOVE(HG_M_AMOUNT, task->give[i].n, HG_ITEM_MONEY, 0);
        return n;
    }
    struct range range = range_of(s, f);
    for (int k = range.least; k <= range.most; k++)
        out[n++] = PL_MOVE(HG_M_AMOUNT, k, range.of, f->step);
    return n;
}

/* Bought into the State's own stock; what its seller sold is remembered. */
static void buys(struct hg_state *s, struct pl_frame *event, int from, int n, struct pl_notes *notes) {
    int good = hg_task_of(event)->give[0].item;
    hg_state_takes(s, good, from, n, notes);
    s->public_goods[good] = (uint8_t)(s->public_goods[good] + n);
    event->v[EV_CHOICE] = (int16_t)(event->v[EV_CHOICE] + n);
    if (from != HG_FROM_ABROAD)
        event->v[EV_GOT + (from == HG_FROM_M ? HG_M : HG_C)] = (int16_t)n;
}

static void amount_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    struct pl_frame *event = event_of(f);
    const struct hg_task *task = hg_task_of(event);
    int n = pl_a(move), of = pl_b(move), role = class_of(f), at = f->step++;
    switch (task->kind) {
    case HG_TASK_SPLIT:
        event->v[EV_GOT + at] = (int16_t)n;
        break;
    case HG_TASK_BUY:
    case HG_TASK_STOCK_UP:
        buys(s, event, of, n, notes);
        break;
    case HG_TASK_ALL:
        event->v[EV_CHOICE] = (int16_t)n;
        break;
    default:
        if (task->spend[0].item == HG_ITEM_EITHER)
            hg_state_spends(s, HG_ITEM_PERSONAL, hg_spend_least(s, task, role) - n, notes);
        hg_state_spends(s, of, n, notes);
        event->v[EV_CHOICE] = (int16_t)n;
        break;
    }
}

static bool amount_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (f->step < positions(hg_task_of(under(f))))
        return hg_several_if_any(s, f, notes);
    pl_pop(&s->frames);
    return false;
}

static struct pl_asked amount_prompt(const struct hg_state *s, const struct pl_frame *f) {
    int event = under(f)->v[EV_ID] - 1, kind = hg_task_of(under(f))->kind;
    (void)s;
    if (kind == HG_TASK_SPLIT)
        return ASKS(AMOUNT_FOR, f->seat, event, f->step);
    if (kind == HG_TASK_BUY || kind == HG_TASK_STOCK_UP)
        return ASKS(AMOUNT_FROM, f->seat, event, sellers[f->step]);
    return ASKS(AMOUNT, f->seat, event);
}

static struct pl_said amount_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int kind = hg_task_of(under(f))->kind;
    if (pl_kind(move) != HG_M_AMOUNT)
        return PL_NOTHING;
    if (kind == HG_TASK_ALL || kind == HG_TASK_SPEND_ONE)
        return SAY(W_AMOUNT);
    struct range range = range_of(s, f);
    return SAY(W_AMOUNT_RANGE, range.least, range.most);
}

static bool amount_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    pl_move moves[UINT8_MAX + 1];
    if (!on_event(s, f, above) || f->left)
        return false;
    const struct hg_task *task = hg_task_of(under(f));
    bool has_amount = task->kind == HG_TASK_SPEND ? task->spends > 0
                                                  : task->kind == HG_TASK_SPEND_ONE || task->kind == HG_TASK_ALL ||
                                                        task->kind == HG_TASK_SPLIT || task->kind == HG_TASK_BUY ||
                                                        task->kind == HG_TASK_STOCK_UP;
    return has_amount && f->step < positions(task) && amount_moves(s, f, moves);
}

const struct pl_decision hg_row_amount = {.key = "amount",
                                          .moves = amount_moves,
                                          .apply = amount_apply,
                                          .run = amount_run,
                                          .prompt = amount_prompt,
                                          .why = amount_why,
                                          .fits = amount_fits};

/* ---- Two items, so many in all --------------------------------------------------------------------------------------
 */

static const struct hg_part *mixed(const struct hg_task *task) {
    return task->kind == HG_TASK_SPEND_MIX ? task->spend : task->give;
}

static int mix_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    const struct hg_task *task = hg_task_of(under(f));
    int n = 0, role = class_of(f), total = hg_mix_total(s, task, role);
    for (int first = 1; first < total; first++)
        if (hg_mix_fits(s, task, role, first))
            out[n++] = PL_MOVE(HG_M_MIX, mixed(task)[0].item, first, total - first);
    return n;
}

static void mix_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    struct pl_frame *event = event_of(f);
    const struct hg_task *task = hg_task_of(event);
    event->v[EV_CHOICE] = pl_b(move);
    pl_pop(&s->frames);
    if (task->kind == HG_TASK_SPEND_MIX) {
        hg_state_spends(s, task->spend[0].item, pl_b(move), notes);
        hg_state_spends(s, task->spend[1].item, pl_c(move), notes);
    }
}

static struct pl_asked mix_prompt(const struct hg_state *s, const struct pl_frame *f) {
    const struct hg_task *task = hg_task_of(under(f));
    return ASKS(MIX, f->seat, under(f)->v[EV_ID] - 1, hg_mix_total(s, task, class_of(f)), mixed(task)[0].item,
                mixed(task)[1].item);
}

static struct pl_said mix_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    const struct hg_task *task = hg_task_of(under(f));
    if (pl_kind(move) != HG_M_MIX)
        return PL_NOTHING;
    return SAY(W_MIX, hg_mix_total(s, task, class_of(f)), mixed(task)[0].item, mixed(task)[1].item);
}

static bool mix_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    pl_move moves[UINT8_MAX + 1];
    if (!on_event(s, f, above) || f->step || f->left)
        return false;
    const struct hg_task *task = hg_task_of(under(f));
    return (task->kind == HG_TASK_MIX || task->kind == HG_TASK_SPEND_MIX) && mix_moves(s, f, moves);
}

const struct pl_decision hg_row_mix = {.key = "mix",
                                       .about = KINDS(HG_M_MIX),
                                       .moves = mix_moves,
                                       .apply = mix_apply,
                                       .run = hg_several_if_any,
                                       .prompt = mix_prompt,
                                       .why = mix_why,
                                       .not_now = PL_PHRASE(W_NO_EVENT_NOW),
                                       .fits = mix_fits};
