/* Countries chosen one by one: a row of a table says where, under which condition, how often and what happens there. */
#include "games/twilight/state.h"

/* What happens in the country picked; own and theirs as seen by the side that picks. */
enum op { ADD, ADD_TWO, REMOVE, REMOVE_ALL, REMOVE_UNREST, EVEN_OUT, TAKE_UP, DOUBLE, ATTACK, IGNORE };
/* Conditions on the country. */
enum { ANY = 0, NOT_THEIRS = 1, OWN_HERE = 2, THEIRS_HERE = 4, NOBODYS = 8, EMPTY = 16, THEY_LEAD = 32 };

static const struct row {
    uint8_t op, condition, most; /* most: times one country may be picked; 0: any number */
    bool may_stop;               /* "up to", "may" (TS-5.7) */
    uint16_t prompt;
} rows[TS_PICKS] = {
    [TS_P_SETUP_SU] = {ADD, ANY, 0, false, TS_Q_SETUP_SU},
    [TS_P_SETUP_US] = {ADD, ANY, 0, false, TS_Q_SETUP_US},
    [TS_P_HANDICAP] = {ADD, OWN_HERE, 0, false, TS_Q_HANDICAP},
    [TS_P_SOCIALIST] = {REMOVE, THEIRS_HERE, 2, false, TS_Q_REMOVE_US},
    [TS_P_TRUMAN] = {REMOVE_ALL, THEIRS_HERE | NOBODYS, 1, false, TS_Q_TRUMAN},
    [TS_P_COMECON] = {ADD, NOT_THEIRS, 1, false, TS_Q_ADD},
    [TS_P_WARSAW_REMOVE] = {REMOVE_ALL, THEIRS_HERE, 1, true, TS_Q_REMOVE_ALL_US},
    [TS_P_WARSAW_ADD] = {ADD, ANY, 2, false, TS_Q_ADD},
    [TS_P_REDS] = {EVEN_OUT, THEY_LEAD, 1, false, TS_Q_REDS},
    [TS_P_MARSHALL] = {ADD, NOT_THEIRS, 1, false, TS_Q_ADD},
    [TS_P_SUEZ] = {REMOVE, THEIRS_HERE, 2, false, TS_Q_REMOVE_US},
    [TS_P_UNREST] = {REMOVE_UNREST, THEIRS_HERE, 1, false, TS_Q_REMOVE_SU},
    [TS_P_DECOLONIZATION] = {ADD, ANY, 1, false, TS_Q_ADD},
    [TS_P_STALIN_FROM] = {TAKE_UP, OWN_HERE, 0, true, TS_Q_STALIN_FROM},
    [TS_P_STALIN_TO] = {ADD, NOT_THEIRS, 2, false, TS_Q_STALIN_TO},
    [TS_P_SOUTH_AFRICA] = {ADD, ANY, 0, false, TS_Q_ADD},
    [TS_P_MUSLIM] = {REMOVE_ALL, THEIRS_HERE, 1, false, TS_Q_REMOVE_ALL_US},
    [TS_P_COLONIAL] = {ADD, ANY, 1, false, TS_Q_ADD},
    [TS_P_PUPPET] = {ADD, EMPTY, 1, true, TS_Q_ADD},
    [TS_P_OAS] = {ADD, ANY, 0, false, TS_Q_ADD},
    [TS_P_VOICE] = {REMOVE, THEIRS_HERE, 2, false, TS_Q_REMOVE_SU},
    [TS_P_LIBERATION] = {ADD, ANY, 2, false, TS_Q_ADD},
    [TS_P_USSURI] = {ADD, ANY, 2, false, TS_Q_ADD},
    [TS_P_JUNTA] = {ADD_TWO, ANY, 1, false, TS_Q_ADD_TWO},
    [TS_P_REFORMER] = {ADD, ANY, 2, false, TS_Q_ADD},
    [TS_P_MARINES] = {REMOVE, THEIRS_HERE, 0, false, TS_Q_REMOVE_US},
    [TS_P_DEBT] = {DOUBLE, OWN_HERE, 1, false, TS_Q_DOUBLE},
    [TS_P_PERSHING] = {REMOVE, THEIRS_HERE, 1, true, TS_Q_REMOVE_US},
    [TS_P_CAMBRIDGE] = {ADD, ANY, 1, true, TS_Q_ADD},
    [TS_P_SPECIAL] = {ADD, ANY, 1, false, TS_Q_ADD},
    [TS_P_SPECIAL_NATO] = {ADD_TWO, ANY, 1, false, TS_Q_ADD_TWO},
    [TS_P_NORAD] = {ADD, OWN_HERE, 1, true, TS_Q_NORAD},
    [TS_P_SHUTTLE] = {IGNORE, ANY, 1, false, TS_Q_SHUTTLE},
    [TS_P_INDO_PAKISTANI] = {ATTACK, ANY, 1, false, TS_Q_WAR},
    [TS_P_IRAN_IRAQ] = {ATTACK, ANY, 1, false, TS_Q_WAR},
    [TS_P_BRUSH] = {ATTACK, ANY, 1, false, TS_Q_WAR},
};

const struct pl_phrase *ts_pick_prompt(enum ts_pick pick) {
    return &ts_phrases[rows[pick].prompt];
}

/* ---- Where ------------------------------------------------------------------------------------------------------ */

static struct pl_set these(const uint8_t *countries, int count) {
    struct pl_set set = {{0, 0}};
    for (int i = 0; i < count; i++)
        pl_set_add(&set, countries[i]);
    return set;
}
#define THESE(...) these((const uint8_t[]){__VA_ARGS__}, (int)sizeof((const uint8_t[]){__VA_ARGS__}))

/* TS-20.104: the regions named by the scoring cards that have been shown. */
static struct pl_set named_regions(const struct ts_state *s) {
    struct pl_set where = {{0, 0}};
    PL_EACH(card, pl_set_and(pl_set_and(s->hand[TS_US], s->known[TS_US]), ts_scoring_cards)) {
        int region = ts_scoring_region(card);
        where = pl_set_or(where, region == TS_REGIONS ? ts_southeast : ts_region_set[region]);
    }
    return where;
}

/* TS-20.36: stability 1 or 2, not under NATO's protection. */
static struct pl_set brush_targets(const struct ts_state *s, int side) {
    struct pl_set where = {{0, 0}};
    for (int country = 0; country < TS_COUNTRIES; country++)
        if (ts_lands[country].stability <= 2)
            pl_set_add(&where, country);
    return pl_set_minus(where, pl_set_and(ts_protected(s, side), ts_region_set[TS_EUROPE]));
}

static struct pl_set anywhere(const struct ts_state *s, const struct pl_frame *pick) {
    const struct pl_set *region = ts_region_set;
    switch (pick->step) {
    case TS_P_SETUP_SU:
    case TS_P_COMECON:
    case TS_P_WARSAW_REMOVE:
    case TS_P_WARSAW_ADD:
    case TS_P_UNREST:
        return ts_east;
    case TS_P_SETUP_US:
    case TS_P_SOCIALIST:
    case TS_P_MARSHALL:
    case TS_P_PERSHING:
    case TS_P_SPECIAL_NATO:
        return ts_west;
    case TS_P_TRUMAN:
    case TS_P_REFORMER:
        return region[TS_EUROPE];
    case TS_P_REDS:
        return THESE(TS_YUGOSLAVIA, TS_ROMANIA, TS_BULGARIA, TS_HUNGARY, TS_CZECHOSLOVAKIA);
    case TS_P_SUEZ:
        return THESE(TS_FRANCE, TS_UNITED_KINGDOM, TS_ISRAEL);
    case TS_P_DECOLONIZATION:
    case TS_P_COLONIAL:
        return pl_set_or(region[TS_AFRICA], ts_southeast);
    case TS_P_SOUTH_AFRICA:
        return ts_near(TS_SOUTH_AFRICA);
    case TS_P_MUSLIM:
        return THESE(TS_SUDAN, TS_IRAN, TS_IRAQ, TS_EGYPT, TS_LIBYA, TS_SAUDI_ARABIA, TS_SYRIA, TS_JORDAN);
    case TS_P_OAS:
    case TS_P_JUNTA:
        return pl_set_or(region[TS_CENTRAL_AMERICA], region[TS_SOUTH_AMERICA]);
    case TS_P_VOICE:
        return pl_set_minus(ts_everywhere, region[TS_EUROPE]);
    case TS_P_LIBERATION:
        return region[TS_CENTRAL_AMERICA];
    case TS_P_USSURI:
        return region[TS_ASIA];
    case TS_P_MARINES:
        return region[TS_MIDDLE_EAST];
    case TS_P_DEBT:
        return region[TS_SOUTH_AMERICA];
    case TS_P_CAMBRIDGE:
        return named_regions(s);
    case TS_P_SPECIAL:
        return ts_near(TS_UNITED_KINGDOM);
    case TS_P_SHUTTLE:
        return pl_set_and(pl_set_and(s->control[TS_SU], ts_battle), region[ts_scoring_region(pick->v[0])]);
    case TS_P_INDO_PAKISTANI:
        return THESE(TS_INDIA, TS_PAKISTAN);
    case TS_P_IRAN_IRAQ:
        return THESE(TS_IRAN, TS_IRAQ);
    case TS_P_BRUSH:
        return brush_targets(s, pick->seat);
    default:
        return ts_everywhere;
    }
}

struct pl_set ts_pick_eligible(const struct ts_state *s, const struct pl_frame *pick) {
    const struct row *row = &rows[pick->step];
    int side = pick->seat, other = ts_other(side);
    struct pl_set where = anywhere(s, pick);
    if (row->condition & NOT_THEIRS)
        where = pl_set_minus(where, s->control[other]);
    if (row->condition & OWN_HERE)
        where = pl_set_and(where, s->present[side]);
    if (row->condition & THEIRS_HERE)
        where = pl_set_and(where, s->present[other]);
    if (row->condition & NOBODYS)
        where = pl_set_minus(where, pl_set_or(s->control[side], s->control[other]));
    if (row->condition & EMPTY)
        where = pl_set_minus(where, pl_set_or(s->present[side], s->present[other]));
    if (row->condition & THEY_LEAD) {
        PL_EACH(country, where) {
            if (s->influence[side][country] >= s->influence[other][country])
                pl_set_drop(&where, country);
        }
    }
    if (row->most == 1)
        where = pl_set_minus(where, s->once);
    else if (row->most == 2)
        where = pl_set_minus(where, s->twice);
    return where;
}

bool ts_pick_may_stop(const struct ts_state *s, const struct pl_frame *pick) {
    (void)s;
    return rows[pick->step].may_stop;
}

/* ---- Doing it --------------------------------------------------------------------------------------------------- */

void ts_push_pick(struct ts_state *s, int card, int side, enum ts_pick pick, int count) {
    s->once = s->twice = (struct pl_set){{0, 0}};
    ts_push(s, (struct pl_frame){.what = TS_F_PICK,
                                 .seat = (int8_t)side,
                                 .step = (uint8_t)pick,
                                 .left = (uint8_t)count,
                                 .v[0] = (int16_t)card});
}

void ts_pick_done(struct ts_state *s, struct pl_notes *notes) {
    struct pl_frame pick = *pl_top(&s->frames);
    (void)notes;
    pl_pop(&s->frames);
    s->once = s->twice = (struct pl_set){{0, 0}};
    if (pick.step == TS_P_STALIN_FROM && s->moved) { /* TS-13.40 */
        ts_push_pick(s, pick.v[0], pick.seat, TS_P_STALIN_TO, s->moved);
        s->moved = 0;
    }
}

/* TS-8.1: the operations are credited whatever the outcome. */
void ts_begin_war(struct ts_state *s, int side, int card, int country, struct pl_notes *notes) {
    NOTE(N_WAR, side, country);
    ts_milops(s, side, card == TS_BRUSH_WAR ? 3 : 2, notes);
    ts_push(s, (struct pl_frame){.what = TS_F_WAR,
                                 .seat = PL_CHANCE,
                                 .step = (uint8_t)side,
                                 .v[0] = (int16_t)country,
                                 .v[1] = (int16_t)card});
}

static void happen(struct ts_state *s, const struct pl_frame *pick, int country, struct pl_notes *notes) {
    int side = pick->seat, other = ts_other(side);
    switch (rows[pick->step].op) {
    case ADD:
        ts_add(s, side, country, 1, notes);
        break;
    case ADD_TWO:
        ts_add(s, side, country, 2, notes);
        break;
    case REMOVE:
        ts_add(s, other, country, -1, notes);
        break;
    case REMOVE_ALL:
        ts_remove_all(s, other, country, notes);
        break;
    case REMOVE_UNREST: /* TS-20.29 */
        ts_add(s, other, country, s->turn >= 8 ? -2 : -1, notes);
        break;
    case EVEN_OUT:
        ts_add(s, side, country, s->influence[other][country] - s->influence[side][country], notes);
        break;
    case TAKE_UP:
        s->moved++;
        ts_add(s, side, country, -1, notes);
        break;
    case DOUBLE:
        ts_add(s, side, country, s->influence[side][country], notes);
        break;
    case ATTACK:
        ts_begin_war(s, side, pick->v[0], country, notes);
        break;
    default: /* IGNORE: TS-13.13 */
        NOTE(N_IGNORED, country);
        ts_push(s, (struct pl_frame){.what = TS_F_SCORE, .v[0] = pick->v[0], .v[1] = (int16_t)country});
        break;
    }
}

/* A pick whose last country has been chosen ends by itself once what followed from it is over (ts_settle). */
void ts_pick_apply(struct ts_state *s, pl_move move, struct pl_notes *notes) {
    struct pl_frame *top = pl_top(&s->frames);
    int country = pl_a(move);
    if (pl_kind(move) == TS_M_STOP) {
        ts_pick_done(s, notes);
        return;
    }
    top->left--;
    if (pl_set_has(&s->once, country))
        pl_set_add(&s->twice, country);
    pl_set_add(&s->once, country);
    struct pl_frame pick = *top;
    happen(s, &pick, country, notes);
}
