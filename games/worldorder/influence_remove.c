/* Removing influence, and putting neutral influence in its place (WO-19). */
#include "games/worldorder/influence.h"

enum { CUBE_REGION, CUBE_NEUTRAL, CUBE_TO_TEMPORARY }; /* where; what becomes of it */
enum { PRINTED, UNPRINTED };                           /* WO_M_CUBE */

/* ---- Which cube ------------------------------------------------------------------------------------------------- */

static int slot_of(const uint8_t *slots, int count, int owner) {
    for (int slot = 0; slot < count; slot++)
        if (slots[slot] == owner + 1)
            return slot;
    return -1;
}

/* Its owner chooses between a printed slot and one beyond (WO-19.2). */
static void push_cube(struct wo_state *s, int power, int region, bool neutral, bool to_temporary) {
    struct pl_frame *f = wo_push(s, WO_F_CUBE, power);
    f->v[CUBE_REGION] = (int16_t)region;
    f->v[CUBE_NEUTRAL] = neutral;
    f->v[CUBE_TO_TEMPORARY] = to_temporary;
}

static void gone(struct wo_state *s, int owner, int region, bool neutral, struct pl_notes *notes) {
    s->infl[region][owner]--;
    if (!neutral) {
        NOTE(N_REMOVED, owner, region);
        return;
    }
    s->infl[region][WO_NEUTRAL]++;
    NOTE(N_NEUTRALISED, owner, region);
}

/* A permanent cube goes, or gives its place to a neutral one. */
static void take_permanent(struct wo_state *s, int owner, int region, bool beyond, bool neutral,
                           struct pl_notes *notes) {
    struct wo_region *r = &s->region[region];
    if (beyond) {
        r->beyond[owner]--;
        r->beyond[WO_NEUTRAL] = (uint8_t)(r->beyond[WO_NEUTRAL] + neutral);
    } else {
        r->perm[slot_of(r->perm, 4, owner)] = neutral ? WO_NEUTRAL + 1 : 0;
    }
    gone(s, owner, region, neutral, notes);
}

/* Which permanent cube: 0 printed, 1 beyond, 2 its owner is asked, -1 there is none. */
static int which_permanent(const struct wo_state *s, int owner, int region) {
    const struct wo_region *r = &s->region[region];
    bool printed = slot_of(r->perm, 4, owner) >= 0, beyond = r->beyond[owner] != 0;
    if (printed && beyond)
        return owner != WO_NEUTRAL && wo_is_human(s, owner) ? 2 : UNPRINTED;
    return printed ? PRINTED : beyond ? UNPRINTED : -1;
}

void wo_remove_influence(struct wo_state *s, int owner, int region, bool neutral, struct pl_notes *notes) {
    struct wo_region *r = &s->region[region];
    int slot = wo_leftmost(s, owner, region); /* WO-19.1 */
    if (slot >= 0) {
        if (neutral)
            r->temp[slot] = WO_NEUTRAL + 1;
        else
            wo_close_up(s, region, slot);
        gone(s, owner, region, neutral, notes);
        return;
    }
    slot = slot_of(r->start, 3, owner);
    if (slot >= 0) {
        r->start[slot] = neutral ? WO_NEUTRAL + 1 : 0;
        gone(s, owner, region, neutral, notes);
        return;
    }
    int which = which_permanent(s, owner, region);
    if (which == 2)
        push_cube(s, owner, region, neutral, false);
    else if (which >= 0)
        take_permanent(s, owner, region, which == UNPRINTED, neutral, notes);
}

/* WO-19: a cube that lost its slot goes to the leftmost free temporary one, or away: it never pushes. */
static void lay_temporary(struct wo_state *s, int owner, int region, struct pl_notes *notes) {
    if (wo_temporary_full(s, region)) {
        gone(s, owner, region, false, notes);
        return;
    }
    s->region[region].temp[wo_temp_count(s, region)] = (uint8_t)(owner + 1);
    NOTE(N_TO_TEMPORARY, owner, region);
}

static void permanent_to_temporary(struct wo_state *s, int owner, int region, bool beyond, struct pl_notes *notes) {
    struct wo_region *r = &s->region[region];
    if (beyond)
        r->beyond[owner]--;
    else
        r->perm[slot_of(r->perm, 4, owner)] = 0;
    lay_temporary(s, owner, region, notes);
}

void wo_to_temporary(struct wo_state *s, int owner, int region, struct pl_notes *notes) {
    int slot = slot_of(s->region[region].start, 3, owner);
    if (slot >= 0) {
        s->region[region].start[slot] = 0;
        lay_temporary(s, owner, region, notes);
        return;
    }
    int which = which_permanent(s, owner, region);
    if (which == 2)
        push_cube(s, owner, region, false, true);
    else if (which >= 0)
        permanent_to_temporary(s, owner, region, which == UNPRINTED, notes);
}

static int cube_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s, (void)f;
    out[0] = PL_MOVE(WO_M_CUBE, PRINTED, 0, 0);
    out[1] = PL_MOVE(WO_M_CUBE, UNPRINTED, 0, 0);
    return 2;
}

static void cube_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, region = f->v[CUBE_REGION];
    bool neutral = f->v[CUBE_NEUTRAL], temporary = f->v[CUBE_TO_TEMPORARY];
    pl_pop(&s->frames);
    if (temporary)
        permanent_to_temporary(s, power, region, pl_a(move) == UNPRINTED, notes);
    else
        take_permanent(s, power, region, pl_a(move) == UNPRINTED, neutral, notes);
}

static struct pl_asked cube_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(CUBE, f->seat, f->v[CUBE_REGION]);
}

static bool cube_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return wo_is_human(s, f->seat) && (above || which_permanent(s, f->seat, f->v[CUBE_REGION]) == 2);
}

const struct pl_decision wo_row_cube = {
    .key = "cube",
    .values = VALUES(REGION_VALUE(CUBE_REGION),
                     PL_VALUE(CUBE_NEUTRAL, "neutral", "1: a neutral cube takes its place", .max = 1),
                     PL_VALUE(CUBE_TO_TEMPORARY, "to_temporary", "1: it goes to the temporary row", .max = 1)),
    .about = KINDS(WO_M_CUBE),
    .moves = cube_moves,
    .apply = cube_apply,
    .prompt = cube_prompt,
    .not_now = PL_PHRASE(W_NO_CUBE_NOW),
    .fits = cube_fits};
