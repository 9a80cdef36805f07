/* Which card leaves or enters which hand where. The lines of a log say "US reveals X" or "US discards X" for many
 * reasons; which one it is follows from the event they stand under. */
#include "app/import/twilight_plan.h"

struct tracker {
    struct plan *plan;
    const struct log *log;
    struct import_report *report;
    int event;                 /* card whose event the last "Event:" line named in this part */
    int round_card;            /* the card of the action round, until it has been used as a discard */
    bool more[TS_SIDES], less; /* Containment and Brezhnev Doctrine, or Red Scare, have been seen in this turn */
    int looked;                /* cards that Our Man in Tehran has discarded */
    int last_limit;            /* the limit that further revealed cards widen, or -1 */
    struct pl_set told; /* cards played by Grain Sales or with UN Intervention in this part: told twice, done once */
};

static bool too_much(struct tracker *tracker, int at) {
    import_fail(tracker->report, tracker->log->record[at].line, "more cards are moved than in any game",
                "plus de cartes changent de place que dans aucune partie");
    return false;
}

static bool use(struct tracker *tracker, int at, enum use_kind kind, int side, int card) {
    struct plan *plan = tracker->plan;
    if (card == TS_NO_CARD || card == TS_CHINA) /* it is in no hand (TS-10) */
        return true;
    if (plan->uses == PLAN_USES)
        return too_much(tracker, at);
    plan->use[plan->uses++] =
        (struct use){.at = at, .card = (uint8_t)card, .kind = (uint8_t)kind, .side = (int8_t)side};
    return true;
}

static bool limit(struct tracker *tracker, int at, int side, struct pl_set allowed) {
    struct plan *plan = tracker->plan;
    if (plan->limits == PLAN_LIMITS)
        return too_much(tracker, at);
    plan->limit[plan->limits++] = (struct limit){.at = at, .side = (int8_t)side, .allowed = allowed};
    return true;
}

static struct pl_set all_but_scoring(void) {
    struct pl_set cards = {{0}};
    for (int card = 1; card < TS_CARDS; card++)
        if (!ts_is_scoring(card))
            pl_set_add(&cards, card);
    return cards;
}

/* What there can be in a hand of which this card is a highest one. Bounds can make 3 and 4 equal, or 1 and 2 (TS-5.8);
 * whether they do is seen when it is played. */
static struct pl_set not_above(const struct tracker *tracker, int side, int card) {
    struct pl_set cards = {{0}};
    int ops = ts_cards[card].ops;
    bool equal = (ops == 3 && tracker->more[side]) || (ops == 1 && tracker->less);
    for (int other = 1; other < TS_CARDS; other++)
        if (ts_cards[other].ops <= ops + equal)
            pl_set_add(&cards, other);
    return cards;
}

/* A list of revealed cards is all there is in the hand (or all scoring cards of it): further lines widen the limit. */
static bool shows(struct tracker *tracker, int at, int side, int card, struct pl_set others) {
    struct plan *plan = tracker->plan;
    if (tracker->last_limit < 0) {
        tracker->last_limit = plan->limits;
        if (!limit(tracker, at, side, others))
            return false;
    }
    if (card)
        pl_set_add(&plan->limit[tracker->last_limit].allowed, card);
    /* A list at the very end may have been cut off. */
    if (at + 1 == plan->end)
        plan->limit[tracker->last_limit].allowed = (struct pl_set){{~UINT64_C(0), ~UINT64_C(0)}};
    return !card || use(tracker, at, USE_STAYS, side, card);
}

static bool reveals(struct tracker *tracker, int at, const struct log_record *record) {
    int side = record->side, card = record->card;
    switch (tracker->event) {
    case TS_CIA_CREATED:
    case TS_LONE_GUNMAN:
    case TS_ALDRICH_AMES_REMIX:
        return shows(tracker, at, side, card, (struct pl_set){{0}});
    case TS_THE_CAMBRIDGE_FIVE:
        return shows(tracker, at, side, card, all_but_scoring());
    case TS_MISSILE_ENVY: /* a highest card goes, Missile Envy comes (TS-20.49) */
        return limit(tracker, at, side, not_above(tracker, side, card)) && use(tracker, at, USE_LEAVES, side, card) &&
               use(tracker, at, USE_ENTERS, side, TS_MISSILE_ENVY);
    case TS_SALT_NEGOTIATIONS:
        return use(tracker, at, USE_ENTERS, side, card);
    default: /* Grain Sales: it may be given back */
        return use(tracker, at, USE_STAYS, side, card);
    }
}

static bool has_nothing(struct tracker *tracker, int at, int side) {
    switch (tracker->event) {
    case TS_THE_CAMBRIDGE_FIVE:
        return shows(tracker, at, side, TS_NO_CARD, all_but_scoring());
    case TS_CIA_CREATED:
    case TS_LONE_GUNMAN:
    case TS_ALDRICH_AMES_REMIX:
    case TS_MISSILE_ENVY:
    case TS_GRAIN_SALES_TO_SOVIETS:
    case TS_FIVE_YEAR_PLAN:
    case TS_TERRORISM:
        return shows(tracker, at, side, TS_NO_CARD, (struct pl_set){{0}});
    default:
        return true;
    }
}

static bool discards(struct tracker *tracker, int at, const struct log_record *record) {
    struct plan *plan = tracker->plan;
    bool tehran = tracker->event == TS_OUR_MAN_IN_TEHRAN && record->side == TS_US && tracker->looked < 5;
    if (tehran && !(tracker->looked && record->gap)) { /* behind an empty line it is a card kept (TS-3.11) */
        tracker->looked++;
        return use(tracker, at, USE_PILE, record->side, record->card);
    }
    if (record->card == tracker->round_card) { /* a trap's discard is the card of the round */
        tracker->round_card = TS_NO_CARD;
        return true;
    }
    if (!use(tracker, at, USE_LEAVES, record->side, record->card))
        return false;
    if (tracker->event != TS_ASK_NOT_WHAT_YOUR_COUNTRY)
        return true;
    /* As many are drawn when the last has been discarded (TS-20.77). */
    struct draws *last = plan->draws ? &plan->draw[plan->draws - 1] : NULL;
    if (last && last->at == at - 1) {
        last->at = at;
        last->count++;
        return true;
    }
    if (plan->draws == PLAN_DRAWS)
        return too_much(tracker, at);
    plan->draw[plan->draws++] = (struct draws){.at = at, .side = record->side, .count = 1};
    return true;
}

static bool plays(struct tracker *tracker, int at, const struct log_record *record) {
    if (pl_set_has(&tracker->told, record->card))
        return true;
    pl_set_add(&tracker->told, record->card);
    int side = tracker->event == TS_GRAIN_SALES_TO_SOVIETS ? TS_SU : record->side;
    return use(tracker, at, USE_LEAVES, side, record->card);
}

static bool turn_ends(struct tracker *tracker, int at) {
    for (int side = 0; side < TS_SIDES; side++) {
        if (!limit(tracker, at, side, all_but_scoring()))
            return false;
        tracker->plan->limit[tracker->plan->limits - 1].turn_end = true;
    }
    return true;
}

static bool track(struct tracker *tracker, int at, const struct log_record *record) {
    if (record->kind != LOG_REVEALS)
        tracker->last_limit = -1;
    switch (record->kind) {
    case LOG_HEADLINE_PHASE:
        tracker->event = tracker->round_card = TS_NO_CARD;
        tracker->told = (struct pl_set){{0}};
        tracker->more[TS_SU] = tracker->more[TS_US] = tracker->less = false;
        tracker->plan->turn_at[record->n[0]] = at;
        return record->n[0] == 1 || turn_ends(tracker, at);
    case LOG_ROUND:
        tracker->event = TS_NO_CARD;
        tracker->round_card = record->card;
        tracker->told = (struct pl_set){{0}};
        return use(tracker, at, USE_LEAVES, record->side, record->card);
    case LOG_CLEANUP:
        tracker->event = tracker->round_card = TS_NO_CARD;
        return true;
    case LOG_HEADLINES:
        return use(tracker, at, USE_LEAVES, record->side, record->card);
    case LOG_EVENT:
        /* With a card that Grain Sales showed, UN Intervention comes out of the US hand. */
        if (record->card == TS_UN_INTERVENTION && tracker->event == TS_GRAIN_SALES_TO_SOVIETS &&
            !pl_set_has(&tracker->told, TS_UN_INTERVENTION) && /* unless it is what Grain Sales showed */
            !use(tracker, at, USE_LEAVES, TS_US, TS_UN_INTERVENTION))
            return false;
        tracker->more[TS_US] |= record->card == TS_CONTAINMENT;
        tracker->more[TS_SU] |= record->card == TS_BREZHNEV_DOCTRINE;
        tracker->less |= record->card == TS_RED_SCARE_PURGE;
        tracker->event = record->card;
        tracker->looked = 0;
        return true;
    case LOG_REVEALS:
        return reveals(tracker, at, record);
    case LOG_NOTHING:
        return has_nothing(tracker, at, record->side);
    case LOG_DISCARDS:
        return discards(tracker, at, record);
    case LOG_PLAYS:
        return plays(tracker, at, record);
    default:
        return true;
    }
}

bool plan_make(struct plan *plan, const struct log *log, struct import_report *report) {
    struct tracker tracker = {.plan = plan, .log = log, .report = report, .last_limit = -1};
    memset(plan, 0, sizeof *plan);
    for (int turn = 0; turn < PLAN_TURNS; turn++)
        plan->turn_at[turn] = -1;
    plan->end = log->records;
    for (int at = 0; at < log->records; at++)
        if (!track(&tracker, at, &log->record[at]))
            return false;
    /* Whoever goes on after the log should not find a scoring card held, but one may have lost the game (TS-3.8). */
    int winner = -1;
    for (int at = 0; at < log->records; at++)
        if (log->record[at].kind == LOG_WINS && log->record[at].n[0])
            winner = log->record[at].side;
    if (!turn_ends(&tracker, log->records))
        return false;
    plan->limit[plan->limits - 1].wish = plan->limit[plan->limits - 2].wish = true;
    if (winner >= 0)
        plan->limits -= 2;
    return winner < 0 || limit(&tracker, log->records, winner, all_but_scoring());
}

const struct use *plan_next_use(const struct plan *plan, int card, int at) {
    for (int i = 0; i < plan->uses; i++)
        if (plan->use[i].card == card && plan->use[i].at >= at)
            return &plan->use[i];
    return NULL;
}

int plan_leaves(const struct plan *plan, int card, int at) {
    for (int i = 0; i < plan->uses; i++) {
        const struct use *next = &plan->use[i];
        if (next->card == card && next->at >= at && next->kind == USE_LEAVES)
            return next->at;
    }
    return plan->end + 1;
}

bool plan_forbid(struct plan *plan, int at, int side, int card) {
    if (plan->limits == PLAN_LIMITS)
        return false;
    struct pl_set allowed = {{~UINT64_C(0), ~UINT64_C(0)}};
    pl_set_drop(&allowed, card);
    plan->limit[plan->limits++] = (struct limit){.at = at, .side = (int8_t)side, .allowed = allowed};
    return true;
}
