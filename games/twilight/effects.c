/* The words of cards.def: each does or finds out what it says. */
#include "games/twilight/events.h"
#include "games/twilight/value.h"

/* ---- Operations ------------------------------------------------------------------------------------------------- */

void ts_op_add(struct ts_state *s, const struct pl_call *call, int who, int where, int n) {
    ts_add(s, who, where, n, call->notes);
}

void ts_op_remove(struct ts_state *s, const struct pl_call *call, int who, int where, int n) {
    ts_add(s, who, where, -n, call->notes);
}

void ts_op_remove_half(struct ts_state *s, const struct pl_call *call, int who, int where) {
    ts_add(s, who, where, -(s->influence[who][where] + 1) / 2, call->notes);
}

void ts_op_remove_all(struct ts_state *s, const struct pl_call *call, int who, int where) {
    ts_remove_all(s, who, where, call->notes);
}

void ts_op_control(struct ts_state *s, const struct pl_call *call, int who, int where) {
    ts_take_control(s, who, where, call->notes);
}

void ts_op_begin(struct ts_state *s, const struct pl_call *call, int which) {
    (void)call;
    ts_effect_begin(s, which);
}

void ts_op_end(struct ts_state *s, const struct pl_call *call, int which) {
    (void)call;
    ts_effect_end(s, which);
}

void ts_op_VP(struct ts_state *s, const struct pl_call *call, int who, int n) {
    ts_vp(s, who, n, call->notes);
}

void ts_op_defcon(struct ts_state *s, const struct pl_call *call, int by) {
    ts_defcon(s, by, call->notes);
}

void ts_op_china(struct ts_state *s, const struct pl_call *call, int to) {
    ts_china_to(s, to, pl_flag(call, TS_CHINA_UP), call->notes);
}

void ts_op_pick(struct ts_state *s, const struct pl_call *call, int what, int times) {
    ts_push_pick(s, call->cursor->v[TS_V_CARD], call->cursor->v[TS_V_OWN], what, times);
}

void ts_op_war(struct ts_state *s, const struct pl_call *call, int where) {
    ts_begin_war(s, call->cursor->v[TS_V_OWN], call->cursor->v[TS_V_CARD], where, call->notes);
}

void ts_op_operations(struct ts_state *s, const struct pl_call *call, int what, int value) {
    ts_push_grant(s, call->cursor->v[TS_V_CARD], call->cursor->v[TS_V_OWN], what, value);
}

/* ---- Values ----------------------------------------------------------------------------------------------------- */

int ts_value_defcon(const struct ts_state *s, const struct pl_call *call) {
    (void)call;
    return s->defcon;
}

int ts_value_milops(const struct ts_state *s, const struct pl_call *call, int who) {
    (void)call;
    return s->milops[who];
}

int ts_value_on(const struct ts_state *s, const struct pl_call *call, int which) {
    (void)call;
    return ts_on(s, which);
}

int ts_value_controls(const struct ts_state *s, const struct pl_call *call, int who, int where) {
    (void)call;
    return ts_controls(s, who, where);
}

int ts_value_moved(const struct ts_state *s, const struct pl_call *call) {
    (void)call;
    return s->moved;
}

int ts_value_has_china(const struct ts_state *s, const struct pl_call *call, int who) {
    (void)call;
    return s->china == who;
}

/* ---- An effect and its choice ----------------------------------------------------------------------------------- */

static struct pl_cursor cursor_of(int card, int side, int at) {
    return (struct pl_cursor){
        .at = (int16_t)at,
        .v = {[TS_V_OWN] = (int16_t)side, [TS_V_OTHER] = (int16_t)ts_other(side), [TS_V_CARD] = (int16_t)card}};
}

void ts_effect(struct ts_state *s, int card, int side, struct pl_notes *notes) {
    pl_script_run(&ts_effects, s, cursor_of(card, side, ts_effect_at[card]), notes);
}

/* A card has at most one choice (effects.words) and none waits behind one, so card and side are all there is to
 * remember. */
int ts_effect_choose(void *state, const struct pl_call *call, unsigned branches) {
    (void)branches;
    ts_push_choice(state, call->cursor->v[TS_V_CARD], call->cursor->v[TS_V_OWN]);
    return PL_ASKED;
}

int ts_effect_choices(int card) {
    return ts_effects.rows[ts_effect_choice[card]].v[1];
}

const char *ts_effect_choice_key(int card, int branch) {
    return pl_script_branch_name(&ts_effects, ts_effect_choice[card], branch);
}

void ts_effect_chosen(struct ts_state *s, int card, int side, int branch, struct pl_notes *notes) {
    pl_script_take(&ts_effects, s, cursor_of(card, side, ts_effect_choice[card]), branch, notes);
}

/* ---- The rest of an effect waits --------------------------------------------------------------------------------- */

enum { V_OWN = PL_SCRIPT_REGISTERS + TS_V_OWN, V_OTHER, V_CARD };

static bool effect_run(struct ts_state *s, struct pl_frame *f, struct pl_notes *notes) {
    struct pl_cursor cursor = pl_script_cursor(f);
    pl_pop(&s->frames);
    pl_script_run(&ts_effects, s, cursor, notes);
    return false;
}

static bool effect_fits(const struct ts_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    (void)s;
    return ts_by_itself(f, above) && pl_script_fits(&ts_effects, pl_script_cursor(f), false) &&
           f->v[V_OTHER] == ts_other(f->v[V_OWN]) && ts_is_card(f->v[V_CARD]);
}

/* Operations that are still to be granted. */
static int effect_worth(const struct ts_outlook *o, const struct pl_frame *f) {
    const struct pl_op *op = &ts_effects.rows[f->v[0]];
    if (op->code != TS_OP_OPERATIONS)
        return 0;
    struct pl_frame ops = {
        .seat = (int8_t)f->v[V_OWN], .left = (uint8_t)op->v[1], .v[0] = f->v[V_CARD], .v[1] = op->v[0]};
    return ts_v_ops_begin(o, &ops);
}

const struct ts_row ts_row_effect = {
    .is = {.key = "effect",
           .values = VALUES(PL_SCRIPT_VALUES, SIDE_VALUE(V_OWN, "own", "whose event it is"),
                            SIDE_VALUE(V_OTHER, "other", "the other side"), CARD_VALUE(V_CARD)),
           .run = effect_run,
           .fits = effect_fits},
    .worth = effect_worth,
};
