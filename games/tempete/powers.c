/* The powers that are moves of step C (section 7): what each does and why it cannot, side by side. Step C offers what
 * nothing is said against. */
#include "games/tempete/decide.h"

/* ---- Kors Tonum's market (TD-7.3) -------------------------------------------------------------------------------- */

static struct pl_said bless_why(const struct td_state *s, int seat, int cell) {
    const struct td_tile *tile = &s->tile[cell];
    if (tile->owner != seat + 1 || td_works(tile) != TD_BUILDING)
        return SAY(W_BLESS_CITY, cell);
    if (td_markers(tile) >= TD_MAX_MARKERS)
        return SAY(W_BLESS_FULL, cell);
    return PL_NOTHING;
}

static void bless(struct td_state *s, int cell, struct pl_notes *notes) {
    s->tile[cell].works = (uint8_t)(s->tile[cell].works + 4);
    NOTE(N_BLESS, s->seat, cell, td_markers(&s->tile[cell]));
}

/* ---- Ialda Baoth's necropolis (TD-7.5) --------------------------------------------------------------------------- */

static struct pl_said storm_why(const struct td_state *s, int seat, int cell) {
    struct pl_said no = td_why_raid(s, seat, cell);
    if (no.phrase)
        return no;
    if (td_storm_force(s, cell) > s->god[seat].community)
        return SAY(W_STORM_COST, td_storm_force(s, cell), s->god[seat].community);
    return PL_NOTHING;
}

static void storm(struct td_state *s, int cell, struct pl_notes *notes) {
    PL_NOTE(notes, &td_phrases[s->ialda == TD_IALDA_CITY ? TD_N_STORM : TD_N_STORM_BUILDING], cell);
    td_destroy(s, cell, td_storm_force(s, cell), notes);
}

/* ---- Daikoe's theatre (TD-7.6) ----------------------------------------------------------------------------------- */

static struct pl_said carry_why(const struct td_state *s, int seat, int cell) {
    if (s->tile[cell].owner != seat + 1 || !s->tile[cell].worshippers)
        return SAY(W_CARRY_FROM, cell);
    if (pl_set_count(&s->held[seat]) < 2)
        return SAY(W_CARRY_ALONE, 0);
    return PL_NOTHING;
}

static void carry(struct td_state *s, int cell, struct pl_notes *notes) {
    (void)notes;
    pl_push(&s->frames, (struct pl_frame){.what = TD_F_CARRY, .seat = (int8_t)s->seat, .v[0] = (int16_t)cell});
}

static int to_moves(const struct td_state *s, const struct pl_frame *f, pl_move *out) {
    struct pl_set targets = s->held[s->seat];
    int n = 0;
    pl_set_drop(&targets, f->v[0]);
    PL_EACH(cell, targets) {
        out[n++] = PL_MOVE(TD_M_TO, cell, 0, 0);
    }
    return n;
}

static void to_apply(struct td_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int from = f->v[0], to = pl_a(move);
    s->tile[from].worshippers--;
    s->tile[to].worshippers++;
    pl_pop(&s->frames);
    NOTE(N_CARRY, s->seat, from, to);
    if (!s->tile[from].worshippers && !td_works(&s->tile[from])) {
        NOTE(N_CARRY_GONE, from);
        td_vanish(s, from, false);
        td_check_encirclement(s, notes);
    }
}

static struct pl_said to_why(const struct td_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    return pl_kind(move) != TD_M_TO ? SAY(W_CARRYING, f->v[0]) : SAY(W_CARRY_TO, pl_a(move));
}

static bool to_fits(const struct td_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return td_upon_cult(s, f, above) && f->seat == s->seat && s->tile[f->v[0]].owner == s->seat + 1 &&
           s->tile[f->v[0]].worshippers > 0 && pl_set_count(&s->held[s->seat]) > 1;
}

const struct pl_decision td_row_carry = {.key = "carry",
                                         .values = VALUES(CELL_VALUE),
                                         .about = (const uint8_t[]){TD_M_TO, 0},
                                         .moves = to_moves,
                                         .apply = to_apply,
                                         .asks = PL_PHRASE(P_CARRY),
                                         .why = to_why,
                                         .not_now = PL_PHRASE(W_NOT_CARRYING),
                                         .fits = to_fits};

/* ---- Shamash's hospital (TD-7.8) --------------------------------------------------------------------------------- */

static struct pl_said madden_why(const struct td_state *s, int seat, int cell) {
    const struct td_tile *tile = &s->tile[cell];
    if (!tile->owner || tile->owner == seat + 1 || !tile->worshippers)
        return SAY(W_MADDEN_WHOM, cell);
    if (td_works(tile) == TD_SANCTUARY)
        return SAY(W_MADDEN_HOLY, cell);
    if (s->shamash == TD_SHAMASH_RECRUITS && !s->god[seat].limbo)
        return SAY(W_MADDEN_LIMBO, 0);
    return PL_NOTHING;
}

static void madden(struct td_state *s, int cell, struct pl_notes *notes) {
    struct td_tile *tile = &s->tile[cell];
    struct td_seat *god = &s->god[s->seat];
    int victim = tile->owner - 1;
    tile->worshippers--;
    s->god[victim].limbo++;
    NOTE(N_MADDEN, s->seat, victim, cell);
    bool emptied = !tile->worshippers && !td_works(tile);
    if (s->shamash == TD_SHAMASH_LIMBO) {
        if (!emptied)
            return;
        NOTE(N_MADDEN_GONE, cell);
        td_vanish(s, cell, false);
        td_check_encirclement(s, notes);
        return;
    }
    god->limbo--;
    if (!emptied) {
        god->community++;
        return;
    }
    td_give(s, cell, s->seat, 1);
    pl_set_add(&s->taken, cell);
    NOTE(N_MADDEN_TAKES, s->seat, cell);
}

/* ---- The powers, by their moves ---------------------------------------------------------------------------------- */

static const struct td_power powers[TD_KINDS] = {
    [TD_M_BLESS] = {TD_KORS, TD_ON_OWN_WORKS, false, PL_PHRASE(W_BLESS_GOD), PL_PHRASE(W_BLESS_ONCE),
                    PL_PHRASE(E_BLESS), bless_why, bless},
    [TD_M_STORM] = {TD_IALDA, TD_ON_OTHERS_WORKS, false, PL_PHRASE(W_STORM_GOD), PL_PHRASE(W_STORM_ONCE),
                    PL_PHRASE(E_STORM), storm_why, storm},
    [TD_M_CARRY] = {TD_DAIKOE, TD_ON_OWN, true, PL_PHRASE(W_CARRY_GOD), PL_PHRASE(W_CARRY_ONCE), PL_PHRASE(E_CARRY),
                    carry_why, carry},
    [TD_M_MADDEN] = {TD_SHAMASH, TD_ON_OTHERS, true, PL_PHRASE(W_MADDEN_GOD), PL_PHRASE(W_MADDEN_ONCE),
                     PL_PHRASE(E_MADDEN), madden_why, madden},
};

const struct td_power *td_power(int kind) {
    return powers[kind].use ? &powers[kind] : NULL;
}

/* TD-7.2: the power that the seat may still use in this turn, and the kind of its moves; 0: none. */
int td_power_ready(const struct td_state *s, int seat) {
    if (!s->powers || s->power_used)
        return 0;
    for (int kind = 0; kind < TD_KINDS; kind++)
        if (powers[kind].use && td_has_power(s, seat, (enum td_god)powers[kind].god))
            return kind;
    return 0;
}

struct pl_said td_why_power(const struct td_state *s, int seat, pl_move move) {
    const struct td_power *power = td_power(pl_kind(move));
    if (!s->powers)
        return SAY(W_POWERS_OFF, 0);
    if (!td_has_power(s, seat, (enum td_god)power->god))
        return PL_SAY(power->whose, 0);
    if (s->power_used)
        return PL_SAY(power->once, 0);
    return power->why(s, seat, pl_a(move));
}

void td_use_power(struct td_state *s, pl_move move, struct pl_notes *notes) {
    s->power_used = 1;
    td_power(pl_kind(move))->use(s, pl_a(move), notes);
}
