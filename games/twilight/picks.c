/* Countries chosen one by one: a row of picks.def says where, under which condition, how often and what happens there.
 */
#include "games/twilight/decide.h"
#include "games/twilight/value.h"

/* What happens in the country picked; own and theirs as seen by the side that picks. */
enum op { ADD, ADD_TWO, REMOVE, REMOVE_ALL, REMOVE_UNREST, EVEN_OUT, TAKE_UP, DOUBLE, ATTACK, IGNORE };
/* Conditions on the country. */
enum { ANY = 0, NOT_THEIRS = 1, OWN_HERE = 2, THEIRS_HERE = 4, NOBODYS = 8, EMPTY = 16, THEY_LEAD = 32 };
enum { MUST = false, MAY = true };

static const struct row {
    uint8_t op, condition, most;
    bool may_stop;
    uint8_t worth;
    uint16_t prompt;
} rows[TS_PICKS] = {
#define PICK(NAME, OP, CONDITION, MOST, MAY_STOP, PROMPT, WORTH, WHERE)                                                \
    [TS_P_##NAME] = {OP, CONDITION, MOST, MAY_STOP, WORTH, TS_##PROMPT},
#include "games/twilight/picks.def"
};

/* What is taken up will be placed again by the next pick. */
int ts_pick_worth(const struct ts_state *s, enum ts_pick pick, int left) {
    enum { PLACED_AGAIN = 55 };
    return rows[pick].worth * left + (rows[pick].op == TAKE_UP ? PLACED_AGAIN * s->moved : 0);
}

/* ---- Where ------------------------------------------------------------------------------------------------------- */

static struct pl_set these(const uint8_t *countries, int count) {
    struct pl_set set = {{0, 0}};
    for (int i = 0; i < count; i++)
        pl_set_add(&set, countries[i]);
    return set;
}

#define THESE(...) these((const uint8_t[]){__VA_ARGS__}, (int)sizeof((const uint8_t[]){__VA_ARGS__}))
#define REGION(NAME) ts_region_set[TS_##NAME]

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
    switch (pick->step) {
#define PICK(NAME, OP, CONDITION, MOST, MAY_STOP, PROMPT, WORTH, WHERE)                                                \
    case TS_P_##NAME:                                                                                                  \
        return WHERE;
#include "games/twilight/picks.def"
    default:
        return ts_everywhere;
    }
}

static struct pl_set eligible(const struct ts_state *s, const struct pl_frame *pick) {
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

/* ---- The decision ------------------------------------------------------------------------------------------------ */

void ts_push_pick(struct ts_state *s, int card, int side, enum ts_pick pick, int count) {
    s->once = s->twice = (struct pl_set){{0, 0}};
    if (rows[pick].op != TAKE_UP) /* TS-13.40: it is on its way */
        s->moved = 0;
    ts_push(s, (struct pl_frame){.what = TS_F_PICK,
                                 .seat = (int8_t)side,
                                 .step = (uint8_t)pick,
                                 .left = (uint8_t)count,
                                 .v[0] = (int16_t)card});
}

static void done(struct ts_state *s) {
    pl_pop(&s->frames);
    s->once = s->twice = (struct pl_set){{0, 0}};
}

static bool can_pick(const struct ts_state *s, const struct pl_frame *pick) {
    struct pl_set countries = eligible(s, pick);
    return pick->left && !pl_set_empty(&countries);
}

/* A pick whose last country has been chosen ends by itself once what followed from it is over. */
static bool pick_run(struct ts_state *s, struct pl_frame *pick, struct pl_notes *notes) {
    (void)notes;
    if (can_pick(s, pick))
        return true;
    done(s);
    return false;
}

static int pick_moves(const struct ts_state *s, const struct pl_frame *pick, pl_move *out) {
    int n = ts_add_each(out, 0, TS_M_PICK, eligible(s, pick));
    if (rows[pick->step].may_stop)
        out[n++] = PL_MOVE(TS_M_STOP, 0, 0, 0);
    return n;
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

static void pick_apply(struct ts_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int country = pl_a(move);
    if (pl_kind(move) == TS_M_STOP) {
        done(s);
        return;
    }
    f->left--;
    if (pl_set_has(&s->once, country))
        pl_set_add(&s->twice, country);
    pl_set_add(&s->once, country);
    struct pl_frame pick = *f;
    happen(s, &pick, country, notes);
}

/* The rule of the card that asks; the setup has rules of its own. */
static struct pl_said pick_why(const struct ts_state *s, const struct pl_frame *pick, pl_move move) {
    int country = pl_a(move);
    if (pl_kind(move) == TS_M_STOP)
        return SAY(W_MUST_PICK, pick->left);
    if (pl_kind(move) != TS_M_PICK)
        return PL_NOTHING;
    if (pick->step == TS_P_SETUP_SU)
        return SAY(W_SETUP_SU, country);
    if (pick->step == TS_P_SETUP_US)
        return SAY(W_SETUP_US, country);
    if (pick->step == TS_P_HANDICAP)
        return SAY(W_HANDICAP, country);
    if (pl_set_has(&s->once, country))
        return SAY(W_PICKED, country);
    if (pick->step == TS_P_CAMBRIDGE)
        return SAY(W_CAMBRIDGE, country);
    return SAY(W_PICK, country, pick->v[0]);
}

static struct pl_asked pick_prompt(const struct ts_state *s, const struct pl_frame *pick) {
    const struct pl_phrase *others = pick->v[0] ? PL_PHRASE(Q_WAIT_CARD) : PL_PHRASE(Q_WAIT);
    (void)s;
    return (struct pl_asked){&ts_phrases[rows[pick->step].prompt], others, {pick->seat, pick->v[0], pick->left}};
}

static struct pl_said pick_says(const struct ts_state *s, const struct pl_frame *pick, pl_move move, int viewer) {
    (void)s, (void)viewer;
    if (pl_kind(move) != TS_M_PICK)
        return PL_NOTHING;
    switch (rows[pick->step].op) {
    case ADD:
    case ADD_TWO:
        return SAY(D_PICK_ADD, pick->seat, pl_a(move));
    case REMOVE:
    case REMOVE_ALL:
    case REMOVE_UNREST:
    case TAKE_UP:
        return SAY(D_PICK_REMOVE, pick->seat, pl_a(move));
    default:
        return PL_NOTHING;
    }
}

static bool pick_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int card = f->v[0];
    if (!ts_is_side(f->seat) || f->step >= TS_PICKS || f->left > 7)
        return false;
    if (rows[f->step].op == IGNORE && (!ts_is_scoring(card) || ts_scoring_region(card) >= TS_REGIONS))
        return false;
    if (rows[f->step].op == ATTACK && !(ts_cards[card].flags & TS_WAR))
        return false;
    return above || can_pick(s, f);
}

const struct ts_row ts_row_pick = {
    .is = {.key = "pick",
           .values = VALUES(CARD_VALUE(0)),
           .about = KINDS(TS_M_PICK, TS_M_STOP),
           .run = pick_run,
           .moves = pick_moves,
           .apply = pick_apply,
           .prompt = pick_prompt,
           .why = pick_why,
           .not_now = PL_PHRASE(W_NOT_NOW),
           .fits = pick_fits},
    .worth = ts_v_pick,
    .says = pick_says,
};
