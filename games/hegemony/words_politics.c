/* Moves of politics in words. */
#include "games/hegemony/events.h"

static struct pl_said describe_amount(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int n = pl_a(move), of = pl_b(move);
    if (f->what == HG_F_CAMPAIGN)
        return SAY(D_CAMPAIGN, n);
    if (f->what == HG_F_PROVIDE)
        return n ? SAY(D_PROVIDE, HG_AMOUNT(pl_c(move), n), of) : SAY(D_NONE_FROM, of);
    const struct pl_frame *event = pl_below(&s->frames, f);
    if (f->what != HG_F_AMOUNT || !event || event->what != HG_F_EVENT)
        return PL_NOTHING;
    switch (hg_task_of(event)->kind) {
    case HG_TASK_BUY:
    case HG_TASK_STOCK_UP:
        return n ? SAY(D_PROVIDE, HG_AMOUNT(hg_task_of(event)->give[0].item, n), of) : SAY(D_NONE_FROM, of);
    case HG_TASK_SPLIT:
        return SAY(D_AMOUNT_TO, HG_AMOUNT(of, n), pl_c(move));
    case HG_TASK_ALL:
        return SAY(D_AMOUNT_EACH, HG_AMOUNT(of, n));
    default:
        return of == HG_ITEM_MEDIA ? SAY(D_SPEND_MEDIA, n) : SAY(D_SPEND, HG_AMOUNT(of, n));
    }
}

static struct pl_said describe_class(const struct pl_frame *f, pl_move move) {
    if (f->what == HG_F_SPARE)
        return SAY(D_SPARE, pl_a(move));
    return f->what == HG_F_MEET ? SAY(D_MEET, pl_a(move)) : SAY(D_CLASS, pl_a(move));
}

static struct pl_said describe_advantage(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int event = HG_EVENTS + pl_a(move), how = pl_b(move);
    if (pl_a(move) >= HG_ALT_EVENTS || f->what != HG_F_ADVANTAGE)
        return PL_NOTHING;
    switch ((enum hg_advantage_kind)hg_events[event].use.kind) {
    case HG_ADV_SELL:
        return SAY(D_ADVANTAGE_SELL, event, HG_AMOUNT(hg_events[event].use.gain[0].item, how));
    case HG_ADV_SHIFT:
        return how < HG_PLACES && s->place[how].card ? SAY(D_ADVANTAGE_SHIFT, event, how, pl_c(move))
                                                     : SAY(D_ADVANTAGE, event);
    case HG_ADV_STAFF:
        return how ? SAY(D_ADVANTAGE_STAFF, event) : SAY(D_ADVANTAGE, event);
    default:
        return SAY(D_ADVANTAGE, event);
    }
}

static struct pl_said describe_open(const struct hg_state *s, pl_move move) {
    int place = pl_a(move);
    if (place >= HG_PLACES || !s->place[place].card)
        return PL_NOTHING;
    return s->place[place].flags & HG_CLOSED ? SAY(D_OPEN, place, pl_c(move)) : SAY(D_CLOSE, place);
}

/* PL_NOTHING: it is no move of politics. */
struct pl_said hg_describe_politics(const struct hg_state *s, pl_move move) {
    static const struct pl_frame none;
    const struct pl_frame *f = s->frames.depth ? pl_peek(&s->frames) : &none;
    int a = pl_a(move), b = pl_b(move);
    switch (pl_kind(move)) {
    case HG_M_BILL:
        return SAY(D_BILL, HG_A_SECTION(a, b), a);
    case HG_M_VOTE:
        return a ? SAY(D_CALL) : SAY(D_CALL_NOT);
    case HG_M_SIDE:
        return a == 1 ? SAY(D_FOR) : SAY(D_AGAINST);
    case HG_M_INFLUENCE:
        return SAY(D_INFLUENCE, a);
    case HG_M_CUBE:
        return SAY(D_CUBE, a);
    case HG_M_OPEN:
        return describe_open(s, move);
    case HG_M_STAFF:
        return a < HG_PLACES && s->place[a].card && b ? SAY(D_STAFF, b - 1, a) : PL_NOTHING;
    case HG_M_REMOVE:
        return SAY(D_REMOVE, a);
    case HG_M_LEND:
        return a ? SAY(D_LEND, a) : SAY(D_LEND_NOT);
    case HG_M_TASK:
        return a < 2 && s->event[a] ? SAY(D_TASK, s->event[a] - 1) : PL_NOTHING;
    case HG_M_CLASS:
        return describe_class(f, move);
    case HG_M_AMOUNT:
        return describe_amount(s, f, move);
    case HG_M_MIX: {
        const struct pl_frame *event = f->what == HG_F_MIX ? pl_below(&s->frames, f) : NULL;
        if (!event || event->what != HG_F_EVENT)
            return PL_NOTHING;
        const struct hg_task *task = hg_task_of(event);
        int second = task->kind == HG_TASK_SPEND_MIX ? task->spend[1].item : task->give[1].item;
        return SAY(D_MIX, HG_AMOUNT(a, b), HG_AMOUNT(second, pl_c(move)));
    }
    case HG_M_KEEP:
        return f->what != HG_F_KEEP_EVENT ? PL_NOTHING : a ? SAY(D_KEEP_EVENT) : SAY(D_TAKE_POINT);
    case HG_M_ADVANTAGE:
        return describe_advantage(s, f, move);
    case HG_M_BUILD:
        return f->what == HG_F_EVENT ? SAY(D_EVENT_CARD, a, hg_companies[a % HG_TYPES].cost) : PL_NOTHING;
    default:
        return PL_NOTHING;
    }
}
