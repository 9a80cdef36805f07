/* What a crisis card asks of a class: which unemployed workers leave, whether it lends money; and the bonds (HG-15.4).
 */
#include "games/hegemony/automa.h"
#include "games/hegemony/crisis.h"

/* ---- Workers leave (HG-15.5, HG-15.5.2) ---------------------------------------------------------------------------
 */

enum { REMOVE_OF };

void hg_crisis_remove(struct hg_state *s, int role, int n) {
    int idle = hg_idle_count(s, role);
    if (!idle)
        return;
    struct pl_frame *f = hg_push(s, HG_F_REMOVE, hg_is_automa(s, role) ? PL_CHANCE : role);
    f->left = (uint8_t)(n < idle ? n : idle);
    f->v[REMOVE_OF] = (int16_t)role;
}

static int trades(const struct hg_state *s, int role, int *last) {
    int n = 0;
    for (int trade = 0; trade < HG_TRADES; trade++)
        if (s->idle[role][trade]) {
            n++;
            *last = trade;
        }
    return n;
}

static void leaves(struct hg_state *s, struct pl_frame *f, int trade, struct pl_notes *notes) {
    int role = f->v[REMOVE_OF];
    f->left--;
    hg_drop_worker(s, role, trade);
    NOTE(N_WORKER_LEAVES, role, trade);
}

static int remove_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    for (int trade = 0; trade < HG_TRADES; trade++)
        if (s->idle[f->v[REMOVE_OF]][trade])
            out[n++] = PL_MOVE(HG_M_REMOVE, trade, 0, 0);
    return n;
}

/* Of an automa's skilled workers any may go. */
static int remove_chances(const struct hg_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int n = 0;
    for (int trade = 1; trade < HG_TRADES; trade++)
        if (s->idle[f->v[REMOVE_OF]][trade])
            out[n++] = (struct pl_chance){PL_MOVE(HG_M_REMOVE, trade, 0, 0), s->idle[f->v[REMOVE_OF]][trade]};
    return n;
}

static void remove_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    leaves(s, f, pl_a(move), notes);
}

static bool remove_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int role = f->v[REMOVE_OF], trade = 0, kinds = trades(s, role, &trade);
    if (!f->left || !kinds) {
        pl_pop(&s->frames);
        return false;
    }
    if (kinds > 1 && (f->seat != PL_CHANCE || !s->idle[role][HG_UNSKILLED]))
        return true;
    leaves(s, f, f->seat == PL_CHANCE && s->idle[role][HG_UNSKILLED] ? HG_UNSKILLED : trade, notes);
    return false;
}

static struct pl_asked remove_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return f->seat == PL_CHANCE ? TELLS(P_REMOVE, f->v[REMOVE_OF]) : ASKS(REMOVE, f->seat, f->left);
}

static struct pl_said remove_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    if (pl_kind(move) != HG_M_REMOVE || pl_a(move) >= HG_TRADES)
        return PL_NOTHING;
    return SAY(W_NONE_IDLE, f->v[REMOVE_OF], pl_a(move));
}

static bool remove_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int role = f->v[REMOVE_OF], last = 0;
    if (above || f->step || !f->left || role > HG_M || f->left > hg_idle_count(s, role) || trades(s, role, &last) < 2)
        return false;
    return f->seat == PL_CHANCE ? hg_is_automa(s, role) && !s->idle[role][HG_UNSKILLED]
                                : f->seat == role && hg_person(s, role);
}

const struct pl_decision hg_row_remove = {.key = "remove",
                                          .values = VALUES(ROLE_VALUE(REMOVE_OF)),
                                          .about = KINDS(HG_M_REMOVE),
                                          .moves = remove_moves,
                                          .chances = remove_chances,
                                          .apply = remove_apply,
                                          .run = remove_run,
                                          .prompt = remove_prompt,
                                          .why = remove_why,
                                          .not_now = PL_PHRASE(W_NOBODY_LEAVES),
                                          .fits = remove_fits};

/* ---- Bonds (HG-15.4, HG-53.8) --------------------------------------------------------------------------------------
 */

static void lends(struct hg_state *s, int role, int money, struct pl_notes *notes) {
    s->bond[role] = (uint8_t)(money == HG_LEND_MUCH ? HG_OWED_MUCH : money ? HG_OWED_LITTLE : 0);
    if (money)
        NOTE(N_LENDS, role, money, s->bond[role]);
    else
        NOTE(N_LENDS_NOT, role);
}

void hg_crisis_lend(struct hg_state *s, int role, struct pl_notes *notes) {
    if (hg_funds(s, role) < HG_LEND_LITTLE)
        lends(s, role, 0, notes);
    else if (hg_is_automa(s, role))
        hg_automa_ask(s, role, HG_ASK_LEND, notes);
    else
        hg_push(s, HG_F_LEND, role);
}

void hg_automa_lends(struct hg_state *s, int role, bool yes, struct pl_notes *notes) { /* HG-15.5 */
    lends(s, role, !yes ? 0 : hg_funds(s, role) >= HG_LEND_MUCH ? HG_LEND_MUCH : HG_LEND_LITTLE, notes);
}

static int lend_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    out[n++] = PL_MOVE(HG_M_LEND, 0, 0, 0);
    out[n++] = PL_MOVE(HG_M_LEND, HG_LEND_LITTLE, 0, 0);
    if (hg_funds(s, f->seat) >= HG_LEND_MUCH)
        out[n++] = PL_MOVE(HG_M_LEND, HG_LEND_MUCH, 0, 0);
    return n;
}

static void lend_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int role = f->seat;
    pl_pop(&s->frames);
    lends(s, role, pl_a(move), notes);
}

static struct pl_asked lend_prompt(const struct hg_state *s, const struct pl_frame *f) {
    return ASKS(LEND, f->seat, s->loans[HG_S]);
}

static struct pl_said lend_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    return pl_kind(move) == HG_M_LEND ? SAY(W_LEND, hg_funds(s, f->seat)) : PL_NOTHING;
}

static bool lend_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    const struct pl_frame *below = pl_below(&s->frames, f);
    return !above && below && below->what == HG_F_CRISIS && f->seat >= 0 && f->seat < HG_CLASSES &&
           hg_person(s, f->seat) && hg_funds(s, f->seat) >= HG_LEND_LITTLE && !f->step && !f->left;
}

const struct pl_decision hg_row_lend = {.key = "lend",
                                        .about = KINDS(HG_M_LEND),
                                        .moves = lend_moves,
                                        .apply = lend_apply,
                                        .prompt = lend_prompt,
                                        .why = lend_why,
                                        .not_now = PL_PHRASE(W_NOTHING_TO_LEND),
                                        .fits = lend_fits};

bool hg_can_repay_bond(const struct hg_state *s, int role) { /* HG-15.4a */
    return s->bond[role] && hg_funds(s, HG_S) >= s->bond[role];
}

void hg_repay_bond(struct hg_state *s, int role, struct pl_notes *notes) {
    int owed = s->bond[role];
    s->bond[role] = 0;
    NOTE(N_BOND_REPAID, role, owed);
    hg_owe(s, HG_S, owed, role, notes);
}

void hg_pay_bonds(struct hg_state *s, struct pl_notes *notes) {
    for (int role = 0; role < HG_CLASSES; role++)
        if (s->bond[role])
            hg_repay_bond(s, role, notes);
}
