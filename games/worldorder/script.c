/* The effects of cards (WO-30 to WO-34) run: where they begin, wait, and are chosen among. */
#include "games/worldorder/act_trade.h"
#include "games/worldorder_effects.h"

enum { OWN = PL_SCRIPT_REGISTERS + WO_V_OWN, IT = PL_SCRIPT_REGISTERS + WO_V_IT };
enum { OPEN, TOLD }; /* step of the frame that waits: has what was chosen been told? */

static struct pl_cursor cursor_of(int power, int row) {
    return (struct pl_cursor){.at = wo_effect_at[row],
                              .v = {[WO_V_OWN] = (int16_t)power, [WO_V_X] = -1, [WO_V_Y] = -1, [WO_V_IT] = -1}};
}

bool wo_can_effect(const struct wo_state *s, int power, int row) { /* WO-6.9.1 */
    return row >= 0 && pl_script_can(&wo_effects, s, cursor_of(power, row));
}

void wo_effect(struct wo_state *s, int power, int row, int card, struct pl_notes *notes) {
    (void)card;
    pl_script_run(&wo_effects, s, cursor_of(power, row), notes);
}

void wo_effect_waits(struct wo_state *s, int power, int row) {
    struct pl_cursor cursor = cursor_of(power, row);
    pl_push(&s->frames, pl_script_frame(WO_F_EFFECT, 0, &cursor));
}

/* Whatever an action does besides, what it was about is told once. */
void wo_set_it(struct wo_state *s, int it) {
    for (int i = s->frames.depth - 1; i >= 0; i--) {
        struct pl_frame *f = &s->frames.at[i];
        if (f->what != WO_F_EFFECT)
            continue;
        if (f->step == OPEN)
            f->v[IT] = (int16_t)it;
        f->step = TOLD;
        return;
    }
}

void wo_set_register(struct wo_state *s, int which, int value) {
    for (int i = s->frames.depth - 1; i >= 0; i--) {
        if (s->frames.at[i].what != WO_F_EFFECT)
            continue;
        s->frames.at[i].v[PL_SCRIPT_REGISTERS + which] = (int16_t)value;
        return;
    }
}

/* The step that was declined has an `else`: the rest begins behind the jump over it. */
void wo_effect_declined(struct wo_state *s) {
    struct pl_frame *f = s->frames.depth ? pl_top(&s->frames) : NULL;
    if (f && f->what == WO_F_EFFECT && wo_effects.rows[f->v[0]].code == PL_OP_JUMP)
        f->v[0]++;
}

/* ---- The rest of an effect waits --------------------------------------------------------------------------------- */

static bool effect_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    struct pl_cursor cursor = pl_script_cursor(f);
    int at = s->frames.depth - 1;
    pl_pop(&s->frames);
    pl_script_run(&wo_effects, s, cursor, notes);
    int there = s->frames.depth > at ? s->frames.at[at].what : WO_F_NONE;
    if (there != WO_F_EFFECT && there != WO_F_TRADE)
        wo_trade_forget(s); /* nothing asks for it any more */
    return false;
}

static bool effect_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    bool own = below && (below->what != WO_F_TURN || f->v[OWN] == below->seat); /* in a turn: of whose turn it is */
    return above && own && f->seat == 0 && f->step <= TOLD && !f->left &&
           pl_script_fits(&wo_effects, pl_script_cursor(f), false) && wo_event_row_fits(s, f, f->v[0]);
}

#define REGISTERS                                                                                                      \
    POWER_VALUE(OWN), PL_VALUE(PL_SCRIPT_REGISTERS + WO_V_X, "x", "picked first", .min = -1, .max = WO_TYPES - 1),     \
        PL_VALUE(PL_SCRIPT_REGISTERS + WO_V_Y, "y", "picked second", .min = -1, .max = WO_TYPES - 1),                  \
        PL_VALUE(IT, "it", "what was chosen last (effects.words)", .min = -1, .max = 127)

const struct pl_decision wo_row_effect = {
    .key = "effect", .values = VALUES(PL_SCRIPT_VALUES, REGISTERS), .run = effect_run, .fits = effect_fits};

/* ---- Choosing among branches ------------------------------------------------------------------------------------- */

/* The row with which a branch begins, its own and a gate's left out. */
static const struct pl_op *branch_op(int at, int branch) {
    const struct pl_op *op = &wo_effects.rows[at + 1];
    while (branch--)
        op += op->v[0];
    op++;
    return op->code == PL_OP_GATE ? op + 1 : op;
}

/* Nothing is asked where the only way on would change nothing. */
static bool idle(const struct wo_state *s, const struct pl_cursor *cursor, unsigned branches) {
    const struct pl_op *op = branch_op(cursor->at, 0);
    return branches == (1u | 1u << PL_DECLINE) && op->code == WO_OP_RESET && !wo_resets(s, cursor, op);
}

int wo_effect_choose(void *state, const struct pl_call *call, unsigned branches) {
    struct wo_state *s = state;
    int power = call->cursor->v[WO_V_OWN];
    if (call->op->flags & PL_SETTLED) { /* the head of a clause knows */
        int branch = call->cursor->v[WO_V_IT];
        return branch >= 0 && branch < call->op->v[1] ? branch : PL_DECLINE;
    }
    if (!wo_is_human(s, power))
        return __builtin_ctz(branches);
    if (idle(s, call->cursor, branches))
        return PL_DECLINE;
    pl_push(&s->frames, pl_script_frame(WO_F_CHOICE, power, call->cursor));
    return PL_ASKED;
}

static int choice_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    unsigned open = pl_script_branches(&wo_effects, s, pl_script_cursor(f));
    int n = 0;
    for (int branch = 0; branch < PL_BRANCHES; branch++)
        if (open >> branch & 1)
            out[n++] = PL_MOVE(WO_M_BRANCH, branch, 0, 0);
    if (open >> PL_DECLINE & 1)
        out[n++] = PL_MOVE(WO_M_SKIP, 0, 0, 0);
    return n;
}

static void choice_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    struct pl_cursor cursor = pl_script_cursor(f);
    pl_pop(&s->frames);
    pl_script_take(&wo_effects, s, cursor, pl_kind(move) == WO_M_SKIP ? PL_DECLINE : pl_a(move), notes);
}

const char *wo_branch_key(const struct pl_frame *f, int branch) {
    if (f->what != WO_F_CHOICE || branch >= wo_effects.rows[f->v[0]].v[1])
        return NULL;
    return pl_script_branch_name(&wo_effects, f->v[0], branch);
}

static struct pl_said describe_pay(const struct wo_state *s, const struct pl_call *call) {
    int good = pl_arg(call, 0), n = pl_number(s, call, 1);
    return SAY(D_BRANCH_PAY, WO_AMOUNT(good, n));
}

struct pl_said wo_describe_branch(const struct wo_state *s, const struct pl_frame *f, int branch) {
    if (f->what != WO_F_CHOICE || branch >= wo_effects.rows[f->v[0]].v[1])
        return SAY(D_BRANCH_NONE);
    struct pl_cursor cursor = pl_script_cursor(f);
    const struct pl_op *op = branch_op(cursor.at, branch);
    struct pl_call call = {.script = &wo_effects, .op = op, .cursor = &cursor};
    switch (op->code) {
    case WO_OP_IMPROVE:
        return SAY(D_BRANCH_IMPROVE);
    case WO_OP_ENGAGE:
        return SAY(D_BRANCH_ENGAGE);
    case WO_OP_TRADE:
        return SAY(D_BRANCH_TRADE);
    case WO_OP_INVEST:
        return SAY(D_BRANCH_INVEST);
    case WO_OP_BASE:
        return SAY(D_BRANCH_BASE);
    case WO_OP_MOVE:
    case WO_OP_GAIN: /* the executive order: an army, and a Move */
        return SAY(D_BRANCH_MOVE);
    case WO_OP_GROWTH:
        return SAY(D_BRANCH_GROWTH);
    case WO_OP_PRODUCE:
        return SAY(D_BRANCH_PRODUCE);
    case WO_OP_PROSPERITY:
        return SAY(D_BRANCH_PROSPER);
    case WO_OP_PLAY_AGAIN:
        return SAY(D_BRANCH_AGAIN);
    case WO_OP_RESET:
        return SAY(D_BRANCH_RESET);
    case WO_OP_DISCARD:
        return SAY(D_BRANCH_DISCARD);
    case WO_OP_TRASH:
        return SAY(D_BRANCH_TRASH);
    case WO_OP_PICK:
        return SAY(D_BRANCH_PICK);
    case WO_OP_PAY:
        return describe_pay(s, &call);
    default:
        return SAY(D_BRANCH_NONE);
    }
}

static struct pl_asked choice_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    if (wo_effects.rows[f->v[0]].flags & PL_MAY)
        return ASKS(MAY, f->seat);
    return ASKS(CHOICE, f->seat);
}

static struct pl_said choice_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    if (pl_kind(move) == WO_M_SKIP)
        return SAY(W_MUST_CHOOSE);
    if (pl_kind(move) != WO_M_BRANCH)
        return PL_NOTHING;
    return pl_a(move) < wo_effects.rows[f->v[0]].v[1] ? SAY(W_BRANCH_IMPOSSIBLE) : SAY(W_NO_BRANCH);
}

static bool choice_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->v[OWN] == f->seat && wo_is_human(s, f->seat) &&
           pl_script_fits(&wo_effects, pl_script_cursor(f), true) && wo_event_row_fits(s, f, f->v[0]) &&
           wo_asks_fit(s, f, above, choice_moves);
}

const struct pl_decision wo_row_choice = {.key = "choice",
                                          .values = VALUES(PL_SCRIPT_VALUES, REGISTERS),
                                          .about = KINDS(WO_M_BRANCH),
                                          .moves = choice_moves,
                                          .apply = choice_apply,
                                          .prompt = choice_prompt,
                                          .why = choice_why,
                                          .not_now = PL_PHRASE(W_NO_CHOICE_NOW),
                                          .fits = choice_fits};
