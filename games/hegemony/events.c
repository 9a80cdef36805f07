/* The Event Action (HG-5.14): which Event, then its task step by step. The frame stays until the reward is taken; what
 * is asked for on the way lies above it (event_asks.c). */
#include "games/hegemony/events.h"
#include "games/hegemony/automa.h"

enum { AT_PICK, AT_CLASS, AT_PAY, AT_CARD, AT_GIVE, AT_LATE_CLASS = AT_GIVE + HG_CLASSES, AT_END };
enum { ONCE, AGAIN }; /* left: the task of an Event is done a second time (HG-33.5) */

static int slot_of(const struct hg_state *s, int id) {
    return s->event[0] == id ? 0 : s->event[1] == id ? 1 : -1;
}

static bool possible_at(const struct hg_state *s, int slot) {
    return s->event[slot] && hg_task_possible(s, &hg_events[s->event[slot] - 1].rule);
}

bool hg_can_event(const struct hg_state *s) {
    return hg_with_state(s) && (possible_at(s, 0) || possible_at(s, 1));
}

bool hg_can_event_again(const struct hg_state *s) {
    int id = s->work.picked;
    return hg_with_state(s) && id && id <= HG_EVENTS + HG_ALT_EVENTS && hg_task_possible(s, &hg_events[id - 1].rule);
}

void hg_event(struct hg_state *s, bool again, struct pl_notes *notes) {
    int id = s->work.picked;
    (void)notes;
    if (again ? !hg_can_event_again(s) : !hg_can_event(s))
        return;
    hg_work_begin(s);
    struct pl_frame *f = hg_push(s, HG_F_EVENT, HG_S);
    if (again) {
        f->left = AGAIN;
        f->step = AT_CLASS;
        f->v[EV_ID] = (int16_t)id;
    }
}

void hg_event_discard(struct hg_state *s, int slot) {
    s->event[slot] = 0;
}

/* ---- Paying ------------------------------------------------------------------------------------------------------ */

static void spend_all(struct hg_state *s, const struct hg_task *task, int role, struct pl_notes *notes) {
    for (int i = 0; i < task->spends; i++)
        hg_state_spends(s, task->spend[i].item, hg_part_counts(s, &task->spend[i], role), notes);
}

static void replace(struct hg_state *s, const struct hg_task *task, struct pl_notes *notes) { /* HG-52.1 */
    const struct hg_part *part = task->spend;
    int has = hg_state_has(s, part[0].item), n = has < part[0].n ? has : part[0].n;
    hg_state_spends(s, part[0].item, n, notes);
    hg_state_spends(s, part[1].item, (part[0].n - n) * part[1].n, notes);
}

/* Is there a choice in what is spent? */
static bool spend_varies(const struct hg_state *s, const struct hg_task *task, int role) {
    if (!task->spends)
        return false;
    return task->spend[0].least || (task->spend[0].item == HG_ITEM_EITHER && hg_spend_least(s, task, role));
}

static void pay(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    const struct hg_task *task = hg_task_of(f);
    int role = f->v[EV_CLASS] ? f->v[EV_CLASS] - 1 : HG_S;
    const struct hg_bill bill = {.vote_cost = 1, .role_places = HG_S + 1};
    f->step = AT_GIVE;
    switch ((enum hg_task_kind)task->kind) {
    case HG_TASK_SPEND:
        if (spend_varies(s, task, role))
            hg_push(s, HG_F_AMOUNT, HG_S);
        else
            spend_all(s, task, role, notes);
        break;
    case HG_TASK_REPLACE:
        replace(s, task, notes);
        break;
    case HG_TASK_PROVIDE:
    case HG_TASK_TWO:
        spend_all(s, task, role, notes);
        break;
    case HG_TASK_SPEND_MIX:
    case HG_TASK_MIX:
        hg_push(s, HG_F_MIX, HG_S);
        break;
    case HG_TASK_SPLIT:
        spend_all(s, task, role, notes);
        hg_push(s, HG_F_AMOUNT, HG_S);
        break;
    case HG_TASK_SPEND_ONE:
    case HG_TASK_ALL:
    case HG_TASK_BUY:
    case HG_TASK_STOCK_UP:
        hg_push(s, HG_F_AMOUNT, HG_S);
        break;
    case HG_TASK_BUILD:
        f->step = AT_CARD;
        break;
    case HG_TASK_BILL: /* HG-50.22: the class names it */
        if (hg_is_automa(s, role))
            hg_automa_name_bill(s, role, &bill, notes);
        else
            hg_bill(s, role, &bill, notes);
        break;
    }
}

/* ---- Providing --------------------------------------------------------------------------------------------------- */

static void give_part(struct hg_state *s, struct pl_frame *f, int i, struct pl_notes *notes) {
    const struct hg_task *task = hg_task_of(f);
    int role = f->v[EV_CLASS] - 1, keep = 0, n[2];
    for (int part = 0; part < task->gives; part++)
        n[part] = hg_part_counts(s, &task->give[part], role);
    if (task->kind == HG_TASK_MIX) {
        n[0] = f->v[EV_CHOICE];
        n[1] = hg_mix_total(s, task, role) - n[0];
    }
    if (i == 0)
        f->v[EV_GOT + role] = (int16_t)(task->kind == HG_TASK_MIX ? n[0] + n[1] : n[0]);
    for (int part = i + 1; part < task->gives; part++)
        keep += hg_provide_cost(s, role, task->give[part].item, n[part]);
    hg_provide_keeping(s, role, task->give[i].item, n[i], keep, notes);
}

/* The i-th of up to three: a part, or a class. */
static void give(struct hg_state *s, struct pl_frame *f, int i, struct pl_notes *notes) {
    const struct hg_task *task = hg_task_of(f);
    int got = f->v[EV_GOT + i];
    switch ((enum hg_task_kind)task->kind) {
    case HG_TASK_PROVIDE:
    case HG_TASK_MIX:
        if (i < task->gives)
            give_part(s, f, i, notes);
        break;
    case HG_TASK_TWO:
        if (got)
            hg_provide(s, i, task->give[0].item, task->give[0].n, notes);
        break;
    case HG_TASK_ALL:
        hg_provide(s, i, task->give[0].item, f->v[EV_CHOICE], notes);
        break;
    case HG_TASK_SPLIT:
        if (got)
            hg_provide(s, i, task->give[0].item, got, notes);
        break;
    default:
        break;
    }
}

/* ---- The end ------------------------------------------------------------------------------------------------------
 */

static void rewards(struct hg_state *s, const struct pl_frame *f, struct pl_notes *notes) {
    const struct hg_task *task = hg_task_of(f);
    bool several = task->kind == HG_TASK_SPLIT || task->kind == HG_TASK_BUY || task->kind == HG_TASK_TWO;
    if (task->kind == HG_TASK_ALL && f->v[EV_CHOICE] == task->give[1].n) { /* HG-50.9: the dearer way */
        for (int role = 0; role < HG_CLASSES; role++)
            hg_event_reward(s, task, role, 1, notes);
    } else if (several) {
        for (int role = 0; role < HG_CLASSES; role++)
            if (f->v[EV_GOT + role])
                hg_event_reward(s, task, role, f->v[EV_GOT + role], notes);
    } else if (f->v[EV_CLASS]) {
        int role = f->v[EV_CLASS] - 1;
        hg_event_reward(s, task, role, f->v[EV_GOT + role], notes);
    } else {
        hg_event_reward(s, task, HG_S, f->v[EV_CHOICE], notes);
    }
}

static void finish(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int id = f->v[EV_ID], role = f->v[EV_CLASS] - 1, slot = slot_of(s, id);
    bool again = f->left == AGAIN;
    rewards(s, f, notes);
    pl_pop(&s->frames);
    if (!again) {
        s->events_done++; /* HG-17.3: one per card */
        if (slot >= 0)
            hg_event_discard(s, slot);
    }
    hg_work_begin(s);
    s->work.done = 1;
    s->work.picked = (uint8_t)id;
    if (id > HG_EVENTS && role >= 0)
        hg_alt_receive(s, id - 1, role, again, notes);
}

/* ---- The frame -----------------------------------------------------------------------------------------------------
 */

static bool event_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    switch (f->step) {
    case AT_PICK:
    case AT_CARD:
        return hg_several_if_any(s, f, notes);
    case AT_CLASS:
        f->step = AT_PAY;
        if (hg_class_first(hg_task_of(f)))
            hg_push(s, HG_F_CLASS, HG_S)->left = hg_task_of(f)->kind == HG_TASK_TWO ? 2 : 1;
        return false;
    case AT_PAY:
        pay(s, f, notes);
        return false;
    case AT_LATE_CLASS:
        f->step = AT_END;
        if (hg_task_of(f)->kind == HG_TASK_STOCK_UP)
            hg_push(s, HG_F_CLASS, HG_S)->left = 1;
        return false;
    case AT_END:
        finish(s, f, notes);
        return false;
    default:
        give(s, f, f->step++ - AT_GIVE, notes);
        return false;
    }
}

static int event_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    if (f->step == AT_CARD) {
        for (uint64_t rows = hg_event_build_rows(s, hg_task_of(f), f->v[EV_CLASS] - 1); rows; rows &= rows - 1)
            out[n++] = PL_MOVE(HG_M_BUILD, __builtin_ctzll(rows), 0, 0);
        return n;
    }
    for (int slot = 0; slot < 2; slot++)
        if (possible_at(s, slot))
            out[n++] = PL_MOVE(HG_M_TASK, slot, 0, 0);
    return n;
}

/* HG-50.17: the owner decides on the wage and on who works there besides M's own workers. */
static void build(struct hg_state *s, int role, int row, struct pl_notes *notes) {
    const struct hg_build terms = {.state_pays = HG_STATE_PAYS_ALL};
    int place = hg_lay_company(s, role, &terms, row, notes);
    if (hg_is_automa(s, role)) {
        hg_automa_built(s, role, place, notes);
        return;
    }
    hg_ask_builder(s, place);
    hg_ask_wage(s, place);
    if (role == HG_M && hg_can_staff(s, place, HG_M))
        hg_staff(s, place, HG_M, true, notes);
}

static void event_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    if (f->step == AT_CARD) {
        f->step = AT_GIVE;
        build(s, f->v[EV_CLASS] - 1, pl_a(move), notes);
        return;
    }
    f->v[EV_ID] = s->event[pl_a(move)];
    f->step = AT_CLASS;
    NOTE(N_EVENT_TASK, f->v[EV_ID] - 1);
}

static struct pl_asked event_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return f->step == AT_CARD ? ASKS(EVENT_CARD, f->seat, f->v[EV_CLASS] - 1) : ASKS(EVENT, f->seat);
}

static int event_wishes(const struct hg_state *s, int seat, pl_move *out) {
    bool of_state = seat >= 0 && seat < HG_SEATS && s->role_of[seat] == HG_S + 1;
    for (int slot = 0; of_state && slot < 2; slot++)
        out[slot] = PL_MOVE(HG_M_TASK, slot, 0, 0);
    return of_state ? 2 : 0;
}

static struct pl_said event_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    if (f->step == AT_CARD && pl_kind(move) == HG_M_BUILD)
        return SAY(W_EVENT_CARD, hg_task_of(f)->spend[0].n);
    if (pl_kind(move) != HG_M_TASK || pl_a(move) > 1)
        return PL_NOTHING;
    return s->event[pl_a(move)] ? SAY(W_TASK, s->event[pl_a(move)] - 1) : SAY(W_NO_EVENT);
}

/* What may lie on it at its step: a frame that asks for the class, or, once it is known, whatever the task needs. */
static bool step_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct hg_task *task = hg_task_of(f);
    int role = f->v[EV_CLASS] - 1;
    bool asks = above && above->what == HG_F_CLASS, first = hg_class_first(task);
    if (role >= 0 && !(task->classes >> role & 1))
        return false;
    switch (f->step) {
    case AT_CLASS:
        return false;
    case AT_PAY:
        return asks && first;
    case AT_CARD:
        return !above && task->kind == HG_TASK_BUILD && role >= 0 && hg_event_build_rows(s, task, role);
    case AT_END:
        return asks && task->kind == HG_TASK_STOCK_UP;
    default:
        return above && !asks && (!first || task->kind == HG_TASK_TWO || role >= 0);
    }
}

static bool event_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    if (f->seat != HG_S || !hg_with_state(s) || f->step > AT_END || f->left > AGAIN)
        return false;
    if (f->step == AT_PICK)
        return !above && !f->v[EV_ID] && hg_can_event(s);
    return f->v[EV_ID] && (f->left == AGAIN || slot_of(s, f->v[EV_ID]) >= 0) && step_fits(s, f, above);
}

static int event_touches(const struct hg_state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    (void)f;
    return pl_kind(move) == HG_M_TASK && pl_a(move) < 2 && s->event[pl_a(move)] &&
           hg_find_thing(s, "event", s->event[pl_a(move)] - 1, out);
}

const struct pl_decision hg_row_event = {
    .key = "event",
    .values =
        VALUES(PL_VALUE(EV_ID, "event", "the Event, from 1", .max = HG_EVENTS + HG_ALT_EVENTS),
               PL_VALUE(EV_CLASS, "class", "the class chosen, from 1", .max = HG_CLASSES),
               PL_VALUE(EV_CHOICE, "choice", "the amount chosen; of two items how many of the first", .max = UINT8_MAX),
               PL_VALUE(EV_GOT, "working", "what the Working Class got", .max = UINT8_MAX),
               PL_VALUE(EV_GOT + 1, "middle", "what the Middle Class got or sold", .max = UINT8_MAX),
               PL_VALUE(EV_GOT + 2, "capitalist", "what the Capitalist Class got or sold", .max = UINT8_MAX)),
    .about = KINDS(HG_M_TASK),
    .moves = event_moves,
    .apply = event_apply,
    .run = event_run,
    .prompt = event_prompt,
    .wishes = event_wishes,
    .why = event_why,
    .not_now = PL_PHRASE(W_NO_EVENT_NOW),
    .fits = event_fits,
    .touches = event_touches};
