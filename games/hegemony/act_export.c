/* Sell to the Foreign Market (HG-5.10): transactions of the Export card. */
#include "games/hegemony/actions.h"

enum { EXPORT_ONCE, EXPORT_TWICE, EXPORT_GOODS, EXPORT_STATE };

int hg_for_export(const struct hg_state *s, int role, int good) {
    switch (role) {
    case HG_C:
        return s->store[1][good] + (good <= HG_LUX ? s->zone[good] : 0);
    case HG_M:
        return s->store[0][good];
    default: /* HG-5.10.1: S sells only the Food and the Luxury that it holds */
        return good <= HG_LUX ? s->public_goods[good] : 0;
    }
}

void hg_take_goods(struct hg_state *s, int role, int good, int n) {
    uint8_t *from = role == HG_S ? &s->public_goods[good] : &s->store[role == HG_C][good];
    if (role == HG_C && good <= HG_LUX) {
        int first = n < s->zone[good] ? n : s->zone[good];
        s->zone[good] = (uint8_t)(s->zone[good] - first);
        n -= first;
    }
    assert(n <= *from);
    *from = (uint8_t)(*from - n);
}

bool hg_may_transact(const struct hg_state *s, int role, int transaction) {
    return hg_for_export(s, role, transaction / 2) >= hg_exports[s->exports].amount[transaction];
}

void hg_transact(struct hg_state *s, int role, int transaction, int state_pays, struct pl_notes *notes) {
    const struct hg_export *card = &hg_exports[s->exports];
    int good = transaction / 2;
    NOTE(N_EXPORTS, role, card->amount[transaction], good, card->money[transaction]);
    hg_take_goods(s, role, good, card->amount[transaction]);
    hg_earn(s, role, card->money[transaction], notes);
    s->export_got[role - HG_M] = (int16_t)(s->export_got[role - HG_M] + card->money[transaction]);
    if (state_pays)
        hg_owe(s, HG_S, state_pays, role, notes);
    if (role == HG_M) /* HG-5.10.2 */
        hg_vp(s, HG_M, 1, HG_BY_EXPORT, notes);
}

/* Bit per transaction that the stock allows. */
static unsigned possible(const struct hg_state *s, int role, unsigned goods) {
    unsigned bits = 0;
    PL_EACH_BIT(good, goods) {
        int n = hg_for_export(s, role, good);
        for (int i = 2 * good; i < 2 * good + 2; i++)
            if (n >= hg_exports[s->exports].amount[i])
                bits |= 1u << i;
    }
    return bits;
}

static unsigned goods_of(unsigned goods) {
    return (goods ? goods : ~0u) & ((1u << HG_STORED) - 1);
}

bool hg_can_export(const struct hg_state *s, int role, const struct hg_exporting *terms) {
    return possible(s, role, goods_of(terms->goods)) != 0;
}

void hg_export(struct hg_state *s, int role, const struct hg_exporting *terms, struct pl_notes *notes) {
    (void)notes;
    hg_work_begin(s);
    if (!hg_person(s, role))
        return;
    struct pl_frame *f = hg_push(s, HG_F_EXPORT, role);
    f->step = terms->optional;
    f->v[EXPORT_GOODS] = (int16_t)goods_of(terms->goods);
    f->v[EXPORT_STATE] = terms->state_pays;
    f->v[EXPORT_TWICE] = terms->times > 1 ? 0 : (1 << HG_TRANSACTIONS) - 1; /* the second time is barred */
}

static int export_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    unsigned used = (unsigned)(f->v[EXPORT_ONCE] & f->v[EXPORT_TWICE]);
    int n = 0;
    PL_EACH_BIT(i, possible(s, f->seat, (unsigned)f->v[EXPORT_GOODS]) & ~used) {
        out[n++] = PL_MOVE(HG_M_TRANSACT, i, 0, 0);
    }
    if (s->work.done || f->step || !n)
        out[n++] = PL_MOVE(HG_M_DONE, 0, 0, 0);
    return n;
}

static void export_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    if (pl_kind(move) == HG_M_DONE) {
        pl_pop(&s->frames);
        hg_work_end(s);
        return;
    }
    int i = pl_a(move);
    if (f->v[EXPORT_ONCE] >> i & 1)
        f->v[EXPORT_TWICE] = (int16_t)(f->v[EXPORT_TWICE] | 1 << i);
    f->v[EXPORT_ONCE] = (int16_t)(f->v[EXPORT_ONCE] | 1 << i);
    s->work.done++;
    s->work.spent += hg_exports[s->exports].money[i] + f->v[EXPORT_STATE];
    hg_transact(s, f->seat, i, f->v[EXPORT_STATE], notes);
}

static struct pl_asked export_prompt(const struct hg_state *s, const struct pl_frame *f) {
    return s->work.done ? ASKS(EXPORT_MORE, f->seat, s->work.done, s->work.spent) : ASKS(EXPORT, f->seat);
}

static struct pl_said export_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int i = pl_a(move), good = i / 2;
    if (pl_kind(move) == HG_M_DONE)
        return SAY(W_EXPORT_ONE);
    if (pl_kind(move) != HG_M_TRANSACT || i >= HG_TRANSACTIONS)
        return PL_NOTHING;
    if (!(f->v[EXPORT_GOODS] >> good & 1))
        return SAY(W_NOT_THAT_GOOD, good);
    if (f->v[EXPORT_ONCE] & f->v[EXPORT_TWICE] & 1 << i)
        return SAY(W_TRANSACTED);
    return SAY(W_EXPORT_SHORT, hg_exports[s->exports].amount[i], good, hg_for_export(s, f->seat, good));
}

static int export_wishes(const struct hg_state *s, int seat, pl_move *out) {
    (void)s;
    (void)seat;
    for (int i = 0; i < HG_TRANSACTIONS; i++)
        out[i] = PL_MOVE(HG_M_TRANSACT, i, 0, 0);
    return HG_TRANSACTIONS;
}

static bool export_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return !above && f->seat >= HG_M && hg_person(s, f->seat) && f->step <= 1 && s->exports < HG_EXPORTS;
}

const struct pl_decision hg_row_export = {
    .key = "export",
    .values = VALUES(PL_VALUE(EXPORT_ONCE, "once", "bit per transaction made", .max = 255),
                     PL_VALUE(EXPORT_TWICE, "twice", "bit per transaction that is not made again", .max = 255),
                     PL_VALUE(EXPORT_GOODS, "goods", "bit per resource", .max = 15),
                     PL_VALUE(EXPORT_STATE, "state_pays", "money from the State per transaction", .max = 50)),
    .about = KINDS(HG_M_TRANSACT),
    .not_now = PL_PHRASE(W_NO_EXPORT_NOW),
    .moves = export_moves,
    .apply = export_apply,
    .run = hg_several,
    .prompt = export_prompt,
    .wishes = export_wishes,
    .why = export_why,
    .fits = export_fits};
