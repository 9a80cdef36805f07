/* Goals, points, the end (sections 11 and 22). */
#include "games/ankh/state.h"

/* ---- Goals ------------------------------------------------------------------------------------------------------ */

static int pieces_of(const struct am_area *area, int seat) {
    return area->minions[seat] + (area->building == seat + 1);
}

unsigned am_controlled(const struct am_state *s, int seat) {
    unsigned controlled = 0;
    AM_EACH(i, (unsigned)(s->here[seat] | s->built[seat]) & ~(unsigned)s->here[AM_DEMON]) {
        const struct am_area *area = &s->area[i];
        int mine = pieces_of(area, seat);
        if (mine == area->crowd + (area->building > 0)) { /* nobody else has anything there */
            controlled |= 1u << i;
            continue;
        }
        bool most = mine > area->minions[AM_TROLL];
        for (int other = 0; most && other < s->players; other++)
            most = other == seat || mine > pieces_of(area, other);
        controlled |= (unsigned)most << i;
    }
    return controlled;
}

/* Money and buildings, none where a demon stands (AM-7.3). */
static int wealth(const struct am_state *s, int seat) {
    int sum = s->seat[seat].money - 12 * am_loans(s, seat);
    AM_EACH(area, s->built[seat] & ~(unsigned)s->here[AM_DEMON]) {
        sum += am_cost(s, area);
    }
    return sum;
}

int am_progress(const struct am_state *s, int seat, int person) {
    switch (person) {
    case AM_VETINARI:
        return __builtin_popcount(s->here[seat] & ~(unsigned)s->here[AM_DEMON]);
    case AM_SELACHII:
    case AM_RUST:
    case AM_DE_WORDE:
        return __builtin_popcount(am_controlled(s, seat));
    case AM_DRAGON_KING:
        return pl_set_count(&s->trouble);
    case AM_CHRYSOPRASE:
        return wealth(s, seat);
    default: /* AM_VIMES: cards drawn */
        return AM_CARDS - am_pile(s);
    }
}

bool am_reached(const struct am_state *s, int seat, int person) {
    int goal = am_goals[person][s->players - 2];
    return goal && am_progress(s, seat, person) >= goal;
}

unsigned am_goals_reached(const struct am_state *s, int seat) {
    int areas = am_progress(s, seat, AM_SELACHII); /* counted once for the three who want them */
    unsigned reached = 0;
    for (int lord = AM_SELACHII; lord <= AM_DE_WORDE; lord++)
        reached |= (unsigned)(areas >= am_goals[lord][s->players - 2]) << lord;
    reached |= (unsigned)am_reached(s, seat, AM_VETINARI) << AM_VETINARI;
    reached |= (unsigned)am_reached(s, seat, AM_DRAGON_KING) << AM_DRAGON_KING;
    return reached | (unsigned)am_reached(s, seat, AM_CHRYSOPRASE) << AM_CHRYSOPRASE;
}

/* ---- Points ----------------------------------------------------------------------------------------------------- */

/* What the points of a seat come from (AM-11.5, AM-11.6). */
struct account {
    int minions, buildings, money, paid, owed;
};

static struct account account_of(const struct am_state *s, int seat) {
    struct account account = {.money = s->seat[seat].money};
    unsigned counted = AM_ALL_AREAS & ~(unsigned)s->here[AM_DEMON];
    AM_EACH(area, counted & s->here[seat]) {
        account.minions += 5 * s->area[area].minions[seat];
    }
    AM_EACH(area, counted & s->built[seat]) {
        account.buildings += am_cost(s, area);
    }
    for (int i = am_loans(s, seat); i > 0; i--) {
        if (account.money + account.paid >= 12)
            account.paid -= 12;
        else
            account.owed -= 15;
    }
    return account;
}

static int sum_of(const struct account *account) {
    return account->minions + account->buildings + account->money + account->paid + account->owed;
}

int am_points(const struct am_state *s, int seat) {
    struct account account = account_of(s, seat);
    return sum_of(&account);
}

/* AM-11.7, AM-13.28 */
static int dearest_card(const struct am_state *s, int seat) {
    int dearest = 0;
    AM_EACH(area, am_card_owner_areas(s, seat)) {
        if (am_cost(s, area) > dearest)
            dearest = am_cost(s, area);
    }
    return dearest;
}

static uint8_t winners_by_points(const struct am_state *s) {
    uint8_t winners = 0;
    int best = INT32_MIN, dearest = -1;
    for (int seat = 0; seat < s->players; seat++) {
        int points = am_points(s, seat), card = dearest_card(s, seat);
        if (points < best || (points == best && card < dearest))
            continue;
        if (points > best || card > dearest)
            winners = 0;
        best = points;
        dearest = card;
        winners = (uint8_t)(winners | 1u << seat);
    }
    return winners;
}

/* ---- The end ---------------------------------------------------------------------------------------------------- */

void am_finish(struct am_state *s, enum am_ending ending, int winner, struct pl_notes *notes) {
    s->ending = (uint8_t)(ending + 1);
    s->winners = winner >= 0 ? (uint8_t)(1u << winner) : winners_by_points(s);
    while (s->frames.depth)
        pl_pop(&s->frames);
    memset(s->roll, 0, sizeof s->roll);
    memset(s->kept, 0, sizeof s->kept);
    memset(s->flee, 0, sizeof s->flee);
    if (ending == AM_END_RIOTS)
        NOTE(N_RIOTS, pl_set_count(&s->trouble));
    for (int seat = 0; seat < s->players; seat++)
        NOTE(N_WAS, seat, s->seat[seat].person - 1);
    for (int seat = 0; seat < s->players && winner < 0; seat++)
        NOTE(N_POINTS, seat, am_points(s, seat));
    for (int seat = 0; seat < s->players; seat++)
        if (s->winners >> seat & 1)
            NOTE(N_WINS, seat);
}

void am_exhausted(struct am_state *s, struct pl_notes *notes) {
    NOTE(N_EXHAUSTED);
    for (int seat = 0; seat < s->players; seat++) {
        if (s->seat[seat].person == AM_VIMES + 1) {
            am_finish(s, AM_END_VIMES, seat, notes);
            return;
        }
    }
    am_finish(s, AM_END_EXHAUSTION, -1, notes);
}

void am_result(const void *state, struct pl_result *out) {
    const struct am_state *s = state;
    *out = (struct pl_result){.ending = s->ending - 1, .winners = s->winners};
    for (int seat = 0; seat < s->players; seat++)
        out->score[seat] = am_points(s, seat);
}

int am_score_lines(const void *state, struct pl_score_line *out) {
    static const uint16_t label[] = {AM_S_MINIONS_COUNT, AM_S_BUILDINGS_COUNT, AM_S_MONEY_COUNTS, AM_S_LOANS_PAID,
                                     AM_S_LOANS_OWED};
    const struct am_state *s = state;
    struct pl_score_line line[5] = {0};
    int count = 0;
    for (int seat = 0; seat < s->players; seat++) {
        struct account account = account_of(s, seat);
        line[0].points[seat] = account.minions;
        line[1].points[seat] = account.buildings;
        line[2].points[seat] = account.money;
        line[3].points[seat] = account.paid;
        line[4].points[seat] = account.owed;
    }
    for (int i = 0; i < 5; i++) {
        bool any = i == 0;
        for (int seat = 0; seat < s->players; seat++)
            any = any || line[i].points[seat];
        if (!any)
            continue;
        out[count] = line[i];
        out[count++].label = PL_SAY(&am_phrases[label[i]]);
    }
    return count;
}
