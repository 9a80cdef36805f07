/* Influence (WO-7): adding, pushing, resetting, converting; who is where in a region (WO-11.4). Removing it is in
 * influence_remove.c. */
#include "games/worldorder/influence.h"
#include "games/worldorder/automa.h"

/* ---- Small questions -------------------------------------------------------------------------------------------- */

int wo_temp_count(const struct wo_state *s, int region) {
    const struct wo_region *r = &s->region[region];
    int n = 0;
    while (n < wo_regions[region].temps && r->temp[n])
        n++;
    return n;
}

bool wo_temporary_full(const struct wo_state *s, int region) {
    return s->region[region].temp[wo_regions[region].temps - 1] != 0;
}

int wo_free_permanent(const struct wo_state *s, int region) {
    for (int slot = 0; slot < wo_regions[region].perms; slot++)
        if (!s->region[region].perm[slot])
            return slot;
    return -1;
}

bool wo_scores(const struct wo_state *s, int region) { /* WO-11.2 */
    return wo_free_permanent(s, region) < 0;
}

int wo_leftmost(const struct wo_state *s, int owner, int region) {
    for (int slot = 0; slot < wo_regions[region].temps; slot++)
        if (s->region[region].temp[slot] == owner + 1)
            return slot;
    return -1;
}

void wo_count_influence(struct wo_state *s) {
    memset(s->infl, 0, sizeof s->infl);
    for (int region = 0; region < WO_REGIONS; region++) {
        const struct wo_region *r = &s->region[region];
        uint8_t *n = s->infl[region];
        for (int slot = 0; slot < 3; slot++)
            if (r->start[slot])
                n[r->start[slot] - 1]++;
        for (int slot = 0; slot < 4; slot++)
            if (r->perm[slot])
                n[r->perm[slot] - 1]++;
        for (int slot = 0; slot < 5; slot++)
            if (r->temp[slot])
                n[r->temp[slot] - 1]++;
        for (int owner = 0; owner < WO_OWNERS; owner++)
            n[owner] = (uint8_t)(n[owner] + r->beyond[owner]);
    }
}

void wo_rank_region(const struct wo_state *s, int region, uint8_t *place) { /* WO-11.4, WO-11.5 */
    int key[WO_OWNERS];
    for (int owner = 0; owner < WO_OWNERS; owner++)
        key[owner] = wo_infl(s, region, owner) * 256 + (owner == WO_NEUTRAL ? 0 : s->region[region].army[owner]);
    for (int owner = 0; owner < WO_OWNERS; owner++) {
        place[owner] = 0;
        if (!wo_infl(s, region, owner))
            continue;
        for (int other = 0; other < WO_OWNERS; other++)
            place[owner] = (uint8_t)(place[owner] + (key[other] >= key[owner]));
    }
}

/* ---- The row of temporary slots ---------------------------------------------------------------------------------- */

void wo_close_up(struct wo_state *s, int region, int slot) {
    uint8_t *temp = s->region[region].temp;
    int count = wo_temp_count(s, region);
    memmove(temp + slot, temp + slot + 1, (size_t)(count - slot - 1));
    temp[count - 1] = 0;
}

static void points(struct wo_state *s, int owner, int n, struct pl_notes *notes) {
    if (owner != WO_NEUTRAL && !wo_is_npc(s, owner) && n)
        wo_vp(s, owner, n, WO_BY_PLACING, notes);
}

/* ---- Adding ------------------------------------------------------------------------------------------------------ */

void wo_add_permanent(struct wo_state *s, int owner, int region, struct pl_notes *notes) { /* WO-7.1 */
    s->region[region].perm[wo_free_permanent(s, region)] = (uint8_t)(owner + 1);
    s->infl[region][owner]++;
    NOTE(N_PERMANENT, owner, region);
    points(s, owner, 1, notes);
}

void wo_add_beyond(struct wo_state *s, int owner, int region, struct pl_notes *notes) { /* WO-7.4 */
    s->region[region].beyond[owner]++;
    s->infl[region][owner]++;
    NOTE(N_BEYOND, owner, region);
}

void wo_add_temporary(struct wo_state *s, int owner, int region, struct pl_notes *notes) {
    const struct wo_region_row *row = &wo_regions[region];
    uint8_t *temp = s->region[region].temp;
    int count = wo_temp_count(s, region), value = row->temp[count < row->temps ? count : 0];
    NOTE(N_TEMPORARY, owner, region);
    if (count == row->temps) { /* WO-7.3 */
        int gone = temp[0] - 1;
        value = s->option[WO_OPT_PUSH] ? row->temp[row->temps - 1] : 0;
        wo_close_up(s, region, 0);
        s->infl[region][gone]--;
        NOTE(N_PUSHED, gone, region);
        count--;
    }
    temp[count] = (uint8_t)(owner + 1);
    s->infl[region][owner]++;
    points(s, owner, value, notes); /* WO-7.2 */
}

/* ---- Whoever may choose is asked --------------------------------------------------------------------------------- */

enum { SLOT_REGION, SLOT_BEYOND };      /* where; 1: it may go beyond the row */
enum { CONVERT_REGION, CONVERT_AFTER }; /* where; 1: the influence has been added */
enum { PERMANENT, TEMPORARY, BEYOND };  /* WO_M_SLOT */

static bool resilient(const struct wo_state *s, int power) {
    return !(s->power[power].once & WO_ONCE_RESILIENCE) && wo_ability(s, power, WO_REGIONAL_RESILIENCE);
}

static void push_convert(struct wo_state *s, int power, int region, bool added) {
    struct pl_frame *f = wo_push(s, WO_F_CONVERT, power);
    f->v[CONVERT_REGION] = (int16_t)region;
    f->v[CONVERT_AFTER] = added;
}

static void push_slot(struct wo_state *s, int power, int region, unsigned flags) {
    struct pl_frame *f = wo_push(s, WO_F_SLOT, power);
    f->v[SLOT_REGION] = (int16_t)region;
    f->v[SLOT_BEYOND] = (flags & WO_INF_BEYOND) != 0;
}

/* Where the text or the board leaves no choice. */
static bool place_at_once(struct wo_state *s, int power, int region, unsigned flags, struct pl_notes *notes) {
    bool slot = wo_free_permanent(s, region) >= 0;
    if (flags & WO_INF_PERM) { /* WO-7.4 */
        if (slot)
            wo_add_permanent(s, power, region, notes);
        else
            wo_add_beyond(s, power, region, notes);
        return true;
    }
    if (slot ? !(flags & WO_INF_FREE) : (flags & WO_INF_BEYOND) != 0)
        return false;
    if (slot)
        wo_add_permanent(s, power, region, notes);
    else
        wo_add_temporary(s, power, region, notes);
    return true;
}

void wo_influence(struct wo_state *s, int power, int region, unsigned flags, struct pl_notes *notes) {
    if (wo_is_npc(s, power)) {
        if (flags & WO_INF_PERM)
            place_at_once(s, power, region, flags, notes);
        else
            wo_npc_influence(s, power, region, notes);
        return;
    }
    if (wo_is_automa(s, power)) {
        if (flags & WO_INF_PERM)
            place_at_once(s, power, region, flags, notes);
        else
            wo_automa_influence(s, power, region, flags, notes);
        return;
    }
    if (!resilient(s, power)) {
        if (!place_at_once(s, power, region, flags, notes))
            push_slot(s, power, region, flags);
        return;
    }
    /* WO-32.8: before or after it, the cube just added included. What is asked first lies on top. */
    push_convert(s, power, region, true);
    if (wo_can_convert(s, power, region, true)) {
        push_slot(s, power, region, flags);
        pl_top(&s->frames)->step = (uint8_t)flags;
        push_convert(s, power, region, false);
    } else if (!place_at_once(s, power, region, flags, notes)) {
        push_slot(s, power, region, flags);
    }
}

/* ---- A slot ------------------------------------------------------------------------------------------------------ */

static int slot_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int region = f->v[SLOT_REGION], n = 0;
    bool slot = wo_free_permanent(s, region) >= 0;
    if (slot)
        out[n++] = PL_MOVE(WO_M_SLOT, PERMANENT, 0, 0);
    out[n++] = PL_MOVE(WO_M_SLOT, TEMPORARY, 0, 0);
    if (!slot && f->v[SLOT_BEYOND])
        out[n++] = PL_MOVE(WO_M_SLOT, BEYOND, 0, 0);
    return n;
}

/* A conversion before it may have filled the last slot; `step` has the flags of what is added. */
static bool slot_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int power = f->seat, region = f->v[SLOT_REGION], depth = s->frames.depth;
    unsigned flags = f->step | (f->v[SLOT_BEYOND] ? WO_INF_BEYOND : 0);
    if (!place_at_once(s, power, region, flags, notes))
        return true;
    assert(s->frames.depth == depth);
    (void)depth;
    pl_pop(&s->frames);
    return false;
}

static void slot_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, region = f->v[SLOT_REGION];
    pl_pop(&s->frames);
    if (pl_a(move) == PERMANENT)
        wo_add_permanent(s, power, region, notes);
    else if (pl_a(move) == TEMPORARY)
        wo_add_temporary(s, power, region, notes);
    else
        wo_add_beyond(s, power, region, notes);
}

static struct pl_asked slot_prompt(const struct wo_state *s, const struct pl_frame *f) {
    int region = f->v[SLOT_REGION], count = wo_temp_count(s, region);
    const struct wo_region_row *row = &wo_regions[region];
    if (count == row->temps)
        return ASKS(SLOT_PUSH, f->seat, region, s->region[region].temp[0] - 1,
                    s->option[WO_OPT_PUSH] ? row->temp[row->temps - 1] : 0);
    return ASKS(SLOT, f->seat, region, row->temp[count]);
}

static struct pl_said slot_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    if (pl_kind(move) != WO_M_SLOT)
        return PL_NOTHING;
    if (pl_a(move) == PERMANENT)
        return SAY(W_NO_PERMANENT, f->v[SLOT_REGION]);
    return wo_free_permanent(s, f->v[SLOT_REGION]) >= 0 ? SAY(W_SLOT_FIRST, f->v[SLOT_REGION]) : SAY(W_NOT_BEYOND);
}

static bool slot_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return wo_is_human(s, f->seat) && f->step <= (WO_INF_PERM | WO_INF_FREE | WO_INF_BEYOND) &&
           (above || (f->step & (WO_INF_PERM | WO_INF_FREE)) == 0) &&
           (above || wo_free_permanent(s, f->v[SLOT_REGION]) >= 0 || f->v[SLOT_BEYOND]);
}

const struct pl_decision wo_row_slot = {
    .key = "slot",
    .values =
        VALUES(REGION_VALUE(SLOT_REGION), PL_VALUE(SLOT_BEYOND, "beyond", "1: it may go beyond the row", .max = 1)),
    .about = KINDS(WO_M_SLOT),
    .moves = slot_moves,
    .apply = slot_apply,
    .run = slot_run,
    .prompt = slot_prompt,
    .why = slot_why,
    .not_now = PL_PHRASE(W_NO_INFLUENCE_NOW),
    .fits = slot_fits};

/* ---- Regional Resilience around it (WO-32.8) ----------------------------------------------------------------------
 */

static int convert_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s;
    out[0] = PL_MOVE(WO_M_CONVERT, f->v[CONVERT_REGION], 0, 0);
    out[1] = PL_MOVE(WO_M_SKIP, 0, 0, 0);
    return 2;
}

static bool convert_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    if (resilient(s, f->seat) && wo_can_convert(s, f->seat, f->v[CONVERT_REGION], true))
        return true;
    pl_pop(&s->frames);
    return false;
}

static void convert_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, region = f->v[CONVERT_REGION];
    pl_pop(&s->frames);
    if (pl_kind(move) == WO_M_SKIP)
        return;
    s->power[power].once |= WO_ONCE_RESILIENCE;
    NOTE(N_ABILITY, power, WO_REGIONAL_RESILIENCE);
    wo_convert(s, power, region, true, notes);
}

static struct pl_asked convert_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    if (f->v[CONVERT_AFTER])
        return ASKS(CONVERT_AFTER, f->seat, f->v[CONVERT_REGION]);
    return ASKS(CONVERT_BEFORE, f->seat, f->v[CONVERT_REGION]);
}

static struct pl_said convert_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    return pl_kind(move) == WO_M_CONVERT ? SAY(W_CONVERT_THERE, f->v[CONVERT_REGION]) : PL_NOTHING;
}

static bool convert_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return wo_is_human(s, f->seat) &&
           (above || (resilient(s, f->seat) && wo_can_convert(s, f->seat, f->v[CONVERT_REGION], true)));
}

const struct pl_decision wo_row_convert = {
    .key = "convert",
    .values = VALUES(REGION_VALUE(CONVERT_REGION),
                     PL_VALUE(CONVERT_AFTER, "after", "1: the influence has been added", .max = 1)),
    .about = KINDS(WO_M_CONVERT),
    .moves = convert_moves,
    .apply = convert_apply,
    .run = convert_run,
    .prompt = convert_prompt,
    .why = convert_why,
    .not_now = PL_PHRASE(W_NO_CONVERT_NOW),
    .fits = convert_fits};

/* ---- Resetting and converting ------------------------------------------------------------------------------------ */

bool wo_can_reset(const struct wo_state *s, int power, int region) { /* is there a cube to its right? */
    int slot = wo_leftmost(s, power, region);
    return slot >= 0 && slot + 1 < wo_temp_count(s, region);
}

void wo_reset(struct wo_state *s, int power, int region, struct pl_notes *notes) { /* WO-7.7 */
    if (!wo_can_reset(s, power, region))
        return;
    int count = wo_temp_count(s, region);
    wo_close_up(s, region, wo_leftmost(s, power, region));
    s->region[region].temp[count - 1] = (uint8_t)(power + 1);
    NOTE(N_RESET, power, region);
}

bool wo_can_convert(const struct wo_state *s, int power, int region, bool beyond) {
    return wo_leftmost(s, power, region) >= 0 && (beyond || wo_free_permanent(s, region) >= 0);
}

void wo_convert(struct wo_state *s, int power, int region, bool beyond, struct pl_notes *notes) { /* WO-7.8 */
    if (!wo_can_convert(s, power, region, beyond))
        return;
    int slot = wo_free_permanent(s, region);
    wo_close_up(s, region, wo_leftmost(s, power, region));
    if (slot >= 0)
        s->region[region].perm[slot] = (uint8_t)(power + 1);
    else
        s->region[region].beyond[power]++;
    NOTE(N_CONVERTED, power, region);
}
