/* Action cards played for their effect (HG-4.3, HG-19.1): where the row of a card begins, waits, and is chosen among.
 */
#include "games/hegemony/cards.h"

enum { OWN = PL_SCRIPT_REGISTERS + HG_V_OWN, WHO = PL_SCRIPT_REGISTERS + HG_V_WHO, IT = PL_SCRIPT_REGISTERS + HG_V_IT };

static struct pl_cursor cursor_of(int role, int card) {
    return (struct pl_cursor){.at = hg_effect_at[hg_packs[role].card[card].effect],
                              .v = {[HG_V_OWN] = (int16_t)role, [HG_V_WHO] = -1, [HG_V_IT] = -1}};
}

bool hg_can_play(const struct hg_state *s, int role, int card) {
    return hg_requirement(s, hg_packs[role].card[card].requires) &&
           pl_script_can(&hg_effects, s, cursor_of(role, card));
}

void hg_play_card(struct hg_state *s, int role, int card, struct pl_notes *notes) {
    pl_script_run(&hg_effects, s, cursor_of(role, card), notes);
}

/* ---- The rest of an effect waits --------------------------------------------------------------------------------- */

/* The step before this row. */
static const struct pl_op *step_before(int at) {
    const struct pl_op *op = &hg_effects.rows[at - 1];
    while (op->code == PL_OP_MORE || op->code == PL_OP_VALUE)
        op--;
    return op;
}

/* What the step that is finished now has left in s->work goes into the registers that effects.words names. */
static void remember(const struct hg_state *s, struct pl_cursor *cursor) {
    int16_t *it = &cursor->v[HG_V_IT];
    int picked = s->work.picked;
    switch (step_before(cursor->at)->code) {
    case HG_OP_PROPOSE:
        *it = (int16_t)(picked <= HG_POLICIES ? picked : 0);
        break;
    case HG_OP_BUILD_COMPANY:
        *it = (int16_t)((*it > 0 ? *it : 0) + (s->work.picked != 0));
        break;
    case HG_OP_PRODUCE_NOW:
        *it =
            (int16_t)(picked && picked <= HG_PLACES && s->place[picked - 1].card ? hg_at(s, picked - 1)->industry : -1);
        break;
    case HG_OP_FREE_TILE:
        *it = (int16_t)(picked - 1);
        break;
    case HG_OP_BUY_GOODS:
    case HG_OP_SELL_STATE:
    case HG_OP_SELL_ABROAD:
        *it = s->work.done;
        break;
    case HG_OP_WITHDRAW:
        cursor->v[HG_V_WHO] = (int16_t)(picked && picked <= HG_ROLES ? picked - 1 : -1);
        break;
    default:
        break;
    }
}

static bool effect_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    struct pl_cursor cursor = pl_script_cursor(f);
    pl_pop(&s->frames);
    remember(s, &cursor);
    pl_script_run(&hg_effects, s, cursor, notes);
    return false;
}

/* No good is named by a number that names none. */
static bool goods_fit(const struct pl_cursor *cursor) {
    for (const struct pl_op *op = &hg_effects.rows[cursor->at]; op->code != PL_OP_END; op++)
        if (op->code == HG_OP_BUY_GOODS && op->v[0] >> PL_SET_REGISTERS && cursor->v[HG_V_IT] >= HG_GOODS)
            return false;
    return true;
}

static bool effect_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    struct pl_cursor cursor = pl_script_cursor(f);
    return above && !f->seat && !f->step && !f->left && hg_person(s, cursor.v[HG_V_OWN]) &&
           cursor.v[HG_V_OWN] == s->active && pl_script_fits(&hg_effects, cursor, false) && goods_fit(&cursor);
}

#define REGISTERS                                                                                                      \
    PL_VALUE(OWN, "own", "the role whose card it is", .max = HG_ROLES - 1),                                            \
        PL_VALUE(WHO, "who", "another role that the card picked", .min = -1, .max = HG_ROLES - 1),                     \
        PL_VALUE(IT, "it", "what the last step did (effects.words)", .min = -1, .max = UINT8_MAX)

const struct pl_decision hg_row_effect = {
    .key = "effect", .values = VALUES(PL_SCRIPT_VALUES, REGISTERS), .run = effect_run, .fits = effect_fits};

/* ---- Choosing among branches ------------------------------------------------------------------------------------- */

/* The first step of a branch. */
static const struct pl_op *branch_op(int at, int branch) {
    const struct pl_op *op = &hg_effects.rows[at + 1];
    while (branch--)
        op += op->v[0];
    op++;
    return op->code == PL_OP_GATE ? op + 1 : op;
}

int hg_effect_choose(void *state, const struct pl_call *call, unsigned branches) {
    struct hg_state *s = state;
    int role = call->cursor->v[HG_V_OWN];
    if (!hg_person(s, role))
        return __builtin_ctz(branches);
    pl_push(&s->frames, pl_script_frame(HG_F_CHOICE, role, call->cursor));
    return PL_ASKED;
}

static int choice_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    unsigned open = pl_script_branches(&hg_effects, s, pl_script_cursor(f));
    int n = 0;
    for (int branch = 0; branch < PL_BRANCHES; branch++)
        if (open >> branch & 1)
            out[n++] = PL_MOVE(HG_M_BRANCH, branch, 0, 0);
    if (open >> PL_DECLINE & 1 || !n)
        out[n++] = PL_MOVE(HG_M_SKIP, 0, 0, 0);
    return n;
}

static void choice_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    struct pl_cursor cursor = pl_script_cursor(f);
    pl_pop(&s->frames);
    pl_script_take(&hg_effects, s, cursor, pl_kind(move) == HG_M_SKIP ? PL_DECLINE : pl_a(move), notes);
}

static struct pl_asked choice_prompt(const struct hg_state *s, const struct pl_frame *f) {
    int card = s->work.card ? s->work.card - 1 : 0;
    return hg_effects.rows[f->v[0]].flags & PL_MAY ? ASKS(CARD_MAY, f->seat, HG_A_CARD(f->seat, card))
                                                   : ASKS(CARD_CHOICE, f->seat, HG_A_CARD(f->seat, card));
}

static struct pl_said choice_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    (void)s, (void)f;
    if (pl_kind(move) == HG_M_SKIP)
        return SAY(W_CARD_MUST);
    return pl_kind(move) == HG_M_BRANCH ? SAY(W_CARD_BRANCH) : PL_NOTHING;
}

static bool choice_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    struct pl_cursor cursor = pl_script_cursor(f);
    return !above && !f->step && !f->left && hg_person(s, f->seat) && cursor.v[HG_V_OWN] == f->seat &&
           f->seat == s->active && s->work.card <= hg_packs[f->seat].count &&
           pl_script_fits(&hg_effects, cursor, true) && goods_fit(&cursor) &&
           pl_script_branches(&hg_effects, s, cursor);
}

const struct pl_decision hg_row_choice = {.key = "choice",
                                          .values = VALUES(PL_SCRIPT_VALUES, REGISTERS),
                                          .about = KINDS(HG_M_BRANCH),
                                          .moves = choice_moves,
                                          .apply = choice_apply,
                                          .prompt = choice_prompt,
                                          .why = choice_why,
                                          .not_now = PL_PHRASE(W_CARD_LATER),
                                          .fits = choice_fits};

/* ---- Moves in words ---------------------------------------------------------------------------------------------- */

static struct pl_said describe_branch(const struct hg_state *s, const struct pl_frame *f, int branch) {
    struct pl_cursor cursor = pl_script_cursor(f);
    if (f->what != HG_F_CHOICE || branch >= hg_effects.rows[cursor.at].v[1])
        return SAY(D_CARD_ON);
    struct pl_call call = {.script = &hg_effects, .op = branch_op(cursor.at, branch), .cursor = &cursor};
    switch (call.op->code) {
    case HG_OP_PAY: {
        int to = pl_arg(&call, HG_PAY_TO);
        return to >= 0 ? SAY(D_CARD_PAY_TO, pl_number(s, &call, 0), to) : SAY(D_CARD_PAY, pl_number(s, &call, 0));
    }
    case HG_OP_BUILD_COMPANY:
        if (pl_flag(&call, HG_BUILD_COMPANY_DECK))
            return SAY(D_CARD_DECK, pl_number(s, &call, HG_BUILD_COMPANY_MORE));
        return pl_number(s, &call, HG_BUILD_COMPANY_LESS) ? SAY(D_CARD_MARKET, pl_number(s, &call, 0))
                                                          : SAY(D_CARD_BUILD);
    case HG_OP_EXPORT_GOODS:
        return SAY(D_CARD_EXPORT);
    case HG_OP_SELL_ABROAD:
        return SAY(D_CARD_SELL, pl_arg(&call, 0), pl_number(s, &call, 2));
    case HG_OP_BUY_GOODS:
        return pl_number(s, &call, HG_BUY_GOODS_SOURCES) == 1 ? SAY(D_CARD_BUY_ONE) : SAY(D_CARD_BUY);
    case HG_OP_PROVIDE_TO:
    case HG_OP_CENSOR:
    case HG_OP_LOSE:
        return SAY(D_CLASS, pl_arg(&call, 0));
    case HG_OP_ASSIGN_WORKERS:
        return SAY(D_CARD_ASSIGN);
    case HG_OP_EXTRA_SHIFT:
        return SAY(D_CARD_SHIFT);
    case HG_OP_PROPOSE:
        return SAY(D_CARD_BILL);
    default:
        return SAY(D_CARD_ON);
    }
}

static struct pl_said describe_pick(const struct hg_state *s, enum hg_pick what, pl_move move) {
    int a = pl_a(move), b = pl_b(move);
    switch (what) {
    case HG_PICK_CLAIM:
        return SAY(D_PICK_CLAIM, a, b);
    case HG_PICK_STEAL:
        return SAY(D_CLASS, a);
    case HG_PICK_EXPORT:
        return a ? SAY(D_PICK_EXPORT, a - 1) : SAY(D_KEEP_EXPORT, s->exports);
    case HG_PICK_RECRUIT:
        return SAY(D_PICK_RECRUIT, a, b);
    case HG_PICK_POACH:
    case HG_PICK_NATIONALIZE:
        return SAY(D_PICK_BETWEEN, a, b);
    case HG_PICK_PRIVATIZE:
        return SAY(D_PICK_PLACE, a);
    default:
        return SAY(D_CARD_BILL);
    }
}

struct pl_said hg_describe_cards(const struct hg_state *s, pl_move move) {
    static const struct pl_frame none;
    const struct pl_frame *f = s->frames.depth ? pl_peek(&s->frames) : &none;
    int a = pl_a(move), b = pl_b(move);
    bool pick = f->what == HG_F_PICK && f->v[0] < HG_PICKS;
    switch (pl_kind(move)) {
    case HG_M_BRANCH:
        return describe_branch(s, f, a);
    case HG_M_PICK:
        return pick ? describe_pick(s, (enum hg_pick)f->v[0], move) : PL_NOTHING;
    case HG_M_POLICY:
        if (!pick)
            return PL_NOTHING;
        return f->v[0] == HG_PICK_MOVE ? SAY(D_PICK_SECTION, HG_A_SECTION(a, b)) : SAY(D_PICK_POLICY, a);
    case HG_M_AMOUNT:
        return pick ? SAY(D_PICK_AMOUNT, a) : PL_NOTHING;
    case HG_M_CUBES:
        return SAY(D_DROP_CUBE, a);
    case HG_M_PLACE_EVENT:
        return b < 2 ? SAY(D_PLACE_EVENT, a) : SAY(D_EVENT_FIRST, a);
    default:
        return PL_NOTHING;
    }
}
