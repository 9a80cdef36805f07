/* What a card asks its player for, and what comes of the answer (HG-30 to HG-33). */
#include "games/hegemony/cards.h"

enum { PICK_WHAT, PICK_GOOD, PICK_N, PICK_PRICE, PICK_ROLE }; /* ROLE: who chooses once chance is through */

static struct hg_picking of(const struct pl_frame *f) {
    return (struct hg_picking){f->v[PICK_GOOD], f->v[PICK_N], f->v[PICK_PRICE]};
}

struct pl_frame *hg_ask_pick(struct hg_state *s, int role, enum hg_pick what, struct hg_picking terms) {
    hg_work_begin(s);
    struct pl_frame *f = hg_push(s, HG_F_PICK, role);
    f->v[PICK_WHAT] = (int16_t)what;
    f->v[PICK_GOOD] = (int16_t)terms.good;
    f->v[PICK_N] = (int16_t)terms.n;
    f->v[PICK_PRICE] = (int16_t)terms.price;
    f->v[PICK_ROLE] = (int16_t)role;
    return f;
}

void hg_turn_up_exports(struct hg_state *s, int role, int n) {
    struct pl_frame *f = hg_ask_pick(s, role, HG_PICK_EXPORT, (struct hg_picking){0});
    int there = __builtin_popcount(s->export_deck), room = (int)sizeof s->export_shown;
    n = n < there ? n : there;
    f->left = (uint8_t)(n < room ? n : room);
    f->seat = PL_CHANCE;
}

static int pick_moves(const struct hg_state *s, const struct pl_frame *f, pl_move *out) {
    return hg_pick_list(s, f->seat, (enum hg_pick)f->v[PICK_WHAT], of(f), f->step, out);
}

/* ---- Export cards that turn up ----------------------------------------------------------------------------------- */

static int pick_chances(const struct hg_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int n = 0;
    (void)f;
    PL_EACH_BIT(card, s->export_deck) {
        out[n++] = (struct pl_chance){PL_MOVE(HG_M_EXPORT, card, 0, 0), 1};
    }
    return n;
}

static void pick_happens(struct hg_state *s, struct pl_frame *f, pl_move outcome, struct pl_notes *notes) {
    int card = pl_a(outcome), i = 0;
    s->export_deck &= (uint16_t) ~(1u << card);
    while (s->export_shown[i] && s->export_shown[i] < card + 1) /* in order: whichever came first */
        i++;
    memmove(&s->export_shown[i + 1], &s->export_shown[i], sizeof s->export_shown - 1 - (size_t)i);
    s->export_shown[i] = (uint8_t)(card + 1);
    NOTE(N_TURNED_UP, card);
    if (--f->left == 0)
        f->seat = (int8_t)f->v[PICK_ROLE];
}

static void choose_export(struct hg_state *s, int shown, struct pl_notes *notes) {
    memset(s->export_shown, 0, sizeof s->export_shown);
    if (!shown)
        return;
    s->exports = (uint8_t)(shown - 1);
    NOTE(N_EXPORT, shown - 1);
}

/* ---- Players and goods ------------------------------------------------------------------------------------------- */

static void claim(struct hg_state *s, int role, int from, int industry, int each, struct pl_notes *notes) {
    int n = 0;
    for (int place = 0; place < HG_PLACE_F; place++)
        n += s->place[place].card && hg_owner_of(place) == from && hg_at(s, place)->industry == industry &&
             hg_workers_in(s, place, role);
    hg_owe(s, from, n * each, role, notes);
}

static void steal(struct hg_state *s, int role, int from, int n, struct pl_notes *notes) {
    n = n < s->influence[from] ? n : s->influence[from];
    s->influence[from] = (uint8_t)(s->influence[from] - n);
    s->influence[role] = (uint8_t)(s->influence[role] + n);
    NOTE(N_TAKES_INFLUENCE, role, n, from);
}

static void sell(struct hg_state *s, int role, struct hg_picking what, int n, bool abroad, struct pl_notes *notes) {
    s->work.done = (uint8_t)n;
    if (role == HG_S)
        s->public_goods[what.good] = (uint8_t)(s->public_goods[what.good] - n);
    else
        hg_take_goods(s, role, what.good, n);
    NOTE(N_CARD_SELLS, role, n, what.good, n * what.price);
    if (abroad) {
        hg_earn(s, role, n * what.price, notes);
        return;
    }
    if (what.good > HG_LUX || hg_with_state(s)) /* HG-19.6 */
        s->public_goods[what.good] = (uint8_t)(s->public_goods[what.good] + n);
    hg_owe(s, HG_S, n * what.price, role, notes);
}

static void take(struct hg_state *s, int role, int good, int n, struct pl_notes *notes) {
    s->public_goods[good] = (uint8_t)(s->public_goods[good] - n);
    s->work.done = (uint8_t)n;
    NOTE(N_CARD_TAKES, role, n, good);
    hg_receive(s, role, good, n, notes);
}

static void to_personal(struct hg_state *s, int n, struct pl_notes *notes) {
    s->media = (uint8_t)(s->media - n);
    s->influence[HG_S] = (uint8_t)(s->influence[HG_S] + n);
    if (n)
        NOTE(N_PERSONAL, n);
}

static void emigrate(struct hg_state *s, struct pl_frame *f, int trade, struct pl_notes *notes) {
    int role = f->seat, money = trade == HG_UNSKILLED ? f->v[PICK_N] : f->v[PICK_PRICE];
    f->step = 1;
    if (--f->left == 0)
        pl_pop(&s->frames);
    hg_drop_worker(s, role, trade);
    NOTE(N_EMIGRATES, role, trade);
    hg_earn(s, role, money, notes);
}

/* ---- Companies --------------------------------------------------------------------------------------------------- */

/* HG-32.4: for slots without a trade unskilled workers, as long as there are any. */
static void recruit(struct hg_state *s, int role, int place, int class, int price, struct pl_notes *notes) {
    hg_pay_to(s, role, price, HG_NOBODY, notes);
    for (int i = 0; i < HG_SLOTS; i++) {
        int trade = hg_at(s, place)->slot[i] == HG_SLOT_SKILLED ? hg_at(s, place)->industry + 1 : HG_UNSKILLED;
        if (!hg_at(s, place)->slot[i])
            continue;
        while (trade < HG_TRADES - 1 && !hg_worker_left(s, class, trade))
            trade++;
        if (!hg_worker_left(s, class, trade))
            break;
        hg_add_worker(s, class, trade, notes);
        hg_put_worker(s, class, trade, place, hg_empty_slot(s, place, class, trade));
    }
    if (!hg_operational(s, place)) { /* the supply has run out on the way */
        hg_empty_company(s, place);
        return;
    }
    hg_commit_class(s, place, class, true);
    NOTE(N_STAFFED, place, class);
}

/* HG-32.5: skilled ones first into the slots that ask for them. */
static void poach(struct hg_state *s, int to, int from, struct pl_notes *notes) {
    int class = s->place[from].staff - 1, home = hg_at(s, to)->industry + 1, count[HG_TRADES] = {0};
    for (int i = HG_SLOTS - 1; i >= 0; i--)
        if (s->place[from].slot[i]) {
            count[s->place[from].slot[i] - 1]++;
            hg_take_worker(s, from, i);
        }
    s->place[to].wage = HG_LEVELS - 1;
    for (int i = 0, trade = home; i < HG_TRADES; i++, trade = (trade + 1) % HG_TRADES)
        while (count[trade]-- > 0)
            hg_put_worker(s, class, trade, to, hg_empty_slot(s, to, class, trade));
    hg_commit_class(s, to, class, true);
    NOTE(N_POACHED, class, from, to);
}

/* HG-33.25: the company that makes room leaves the game. */
static void nationalize(struct hg_state *s, int from, int at, struct pl_notes *notes) {
    int row = s->place[from].card - 1;
    NOTE(N_NATIONALIZED, row);
    if (s->policy[0] == HG_B)
        hg_pay_to(s, HG_S, hg_companies[row].cost, HG_C, notes);
    s->place[from].flags &= (uint8_t)~HG_WAS_PUBLIC;
    hg_remove_company(s, from, notes);
    hg_remove_company(s, at, notes);
    hg_open_company(s, at, row);
    if (hg_can_staff_some(s, 1u << at, -1))
        hg_ask_builder(s, at);
    hg_ask_wage(s, at);
}

/* HG-33.27: everything about it stays as it is. */
static void privatize(struct hg_state *s, int from, struct pl_notes *notes) {
    int to = hg_free_place(s, HG_C);
    NOTE(N_PRIVATIZED, s->place[from].card - 1);
    hg_owe(s, HG_C, hg_at(s, from)->cost, HG_S, notes);
    s->place[to] = s->place[from];
    s->place[to].flags = (uint8_t)((s->place[to].flags & ~HG_NEW) | HG_WAS_PUBLIC);
    s->place[from] = (struct hg_place){0};
    hg_count(s);
}

/* ---- Politics ---------------------------------------------------------------------------------------------------- */

static void poll(struct hg_state *s, int policy, bool vote, struct pl_notes *notes) {
    if (!vote) {
        hg_cubes_back(s);
        hg_automa_bill_proposed(s, policy);
        return;
    }
    s->vote_flags |= HG_VOTE_DRAWN;
    hg_vote(s, policy, true, notes);
}

static void withdraw(struct hg_state *s, int policy, struct pl_notes *notes) {
    int who = hg_bill_role(s->bill[policy]);
    hg_remove_bill(s, policy, notes);
    s->work.picked = (uint8_t)(who + 1);
}

static void block(struct hg_state *s, int role, int policy, struct pl_notes *notes) {
    s->blocked[policy] = (uint8_t)(role + 1);
    NOTE(N_BLOCKS, role, policy);
}

static void answer(struct hg_state *s, int role, bool yes, struct pl_notes *notes) {
    static const struct hg_bill plain = {.vote_cost = 1};
    if (yes)
        hg_bill(s, role, &plain, notes);
}

static void pick_apply(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    struct hg_picking terms = of(f);
    int what = f->v[PICK_WHAT], role = f->seat, a = pl_a(move), b = pl_b(move);
    if (what == HG_PICK_EMIGRATE && pl_kind(move) == HG_M_REMOVE) {
        emigrate(s, f, a, notes);
        return;
    }
    pl_pop(&s->frames);
    switch ((enum hg_pick)what) {
    case HG_PICK_CLAIM:
        claim(s, role, a, b, terms.n, notes);
        break;
    case HG_PICK_STEAL:
        steal(s, role, a, terms.n, notes);
        break;
    case HG_PICK_SELL_STATE:
    case HG_PICK_SELL_ABROAD:
        sell(s, role, terms, a, what == HG_PICK_SELL_ABROAD, notes);
        break;
    case HG_PICK_TAKE:
        take(s, role, terms.good, a, notes);
        break;
    case HG_PICK_PERSONAL:
        to_personal(s, a, notes);
        break;
    case HG_PICK_POLL:
        poll(s, terms.good, a, notes);
        break;
    case HG_PICK_EXPORT:
        choose_export(s, a, notes);
        break;
    case HG_PICK_RECRUIT:
        recruit(s, role, a, b, terms.price, notes);
        break;
    case HG_PICK_POACH:
        poach(s, a, b, notes);
        break;
    case HG_PICK_BLOCK:
        block(s, role, a, notes);
        break;
    case HG_PICK_WITHDRAW:
        withdraw(s, a, notes);
        break;
    case HG_PICK_ANSWER:
        answer(s, role, pl_kind(move) == HG_M_PICK, notes);
        break;
    case HG_PICK_MOVE:
        hg_set_policy(s, a, b, notes);
        break;
    case HG_PICK_NATIONALIZE:
        nationalize(s, a, b, notes);
        break;
    case HG_PICK_PRIVATIZE:
        privatize(s, a, notes);
        break;
    case HG_PICK_TRADE:
        hg_add_worker(s, HG_W, a, notes);
        break;
    default: /* HG_PICK_EMIGRATE: enough */
        break;
    }
}

/* ---- The row ----------------------------------------------------------------------------------------------------- */

static bool pick_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    pl_move moves[PL_MAX_MOVES];
    if (f->seat == PL_CHANCE)
        return true;
    int n = pick_moves(s, f, moves);
    if (n > 1)
        return true;
    if (n)
        pick_apply(s, f, moves[0], notes);
    else
        pl_pop(&s->frames);
    return false;
}

static struct pl_asked pick_prompt(const struct hg_state *s, const struct pl_frame *f) {
    int card = s->work.card ? s->work.card - 1 : 0;
    if (f->seat == PL_CHANCE)
        return TELLS(P_EXPORTS, f->v[PICK_ROLE]);
    if (f->v[PICK_WHAT] == HG_PICK_ANSWER)
        return ASKS(PICK_ANSWER, f->seat);
    switch (f->v[PICK_WHAT]) {
    case HG_PICK_SELL_STATE:
    case HG_PICK_SELL_ABROAD:
        return ASKS(PICK_SELL, f->seat, f->v[PICK_GOOD], f->v[PICK_PRICE]);
    case HG_PICK_POLL:
        return ASKS(PICK_POLL, f->seat, f->v[PICK_GOOD]);
    case HG_PICK_EMIGRATE:
        return ASKS(PICK_EMIGRATE, f->seat, f->left);
    case HG_PICK_EXPORT:
        return ASKS(PICK_EXPORT, f->seat);
    default:
        return ASKS(PICK, f->seat, HG_A_CARD(f->seat, card));
    }
}

static struct pl_said pick_why(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    pl_move moves[PL_MAX_MOVES];
    int n = f->seat == PL_CHANCE ? 0 : pick_moves(s, f, moves);
    for (int i = 0; i < n; i++)
        if (pl_kind(moves[i]) == pl_kind(move))
            return SAY(W_NOT_PICKED);
    return PL_NOTHING;
}

static bool terms_fit(const struct hg_state *s, const struct pl_frame *f) {
    if (f->v[PICK_WHAT] == HG_PICK_EXPORT && f->seat == PL_CHANCE)
        return f->left && f->left <= __builtin_popcount(s->export_deck) &&
               f->left <= (int)sizeof s->export_shown - (s->export_shown[0] != 0) - (s->export_shown[1] != 0) -
                              (s->export_shown[2] != 0);
    bool left = f->v[PICK_WHAT] == HG_PICK_EMIGRATE;
    bool sells = f->v[PICK_WHAT] == HG_PICK_SELL_STATE || f->v[PICK_WHAT] == HG_PICK_SELL_ABROAD;
    if (f->seat == PL_CHANCE || (f->left != 0) != left ||
        (sells && (f->seat == HG_W || f->v[PICK_GOOD] >= HG_STORED)) ||
        (f->v[PICK_WHAT] == HG_PICK_TAKE && f->v[PICK_GOOD] >= HG_STORED))
        return false;
    return hg_can_pick(s, f->seat, (enum hg_pick)f->v[PICK_WHAT], of(f));
}

static bool pick_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    bool polls = f->v[PICK_WHAT] == HG_PICK_POLL && above && above->what == HG_F_CUBES;
    if ((above && !polls) || !hg_person(s, f->v[PICK_ROLE]) || f->step > (f->v[PICK_WHAT] == HG_PICK_EMIGRATE))
        return false;
    return (f->seat == f->v[PICK_ROLE] || f->seat == PL_CHANCE) && s->work.card <= hg_packs[s->active].count &&
           terms_fit(s, f);
}

static int pick_touches(const struct hg_state *s, const struct pl_frame *f, pl_move move, pl_touch *out) {
    int what = f->what == HG_F_PICK ? f->v[PICK_WHAT] : HG_PICKS, n = 0;
    if (what != HG_PICK_RECRUIT && what != HG_PICK_POACH && what != HG_PICK_NATIONALIZE && what != HG_PICK_PRIVATIZE)
        return 0;
    n += hg_find_thing(s, "place", pl_a(move), out);
    if (what == HG_PICK_POACH || what == HG_PICK_NATIONALIZE)
        n += hg_find_thing(s, "place", pl_b(move), out + n);
    return n;
}

const struct pl_decision hg_row_pick = {
    .key = "pick",
    .values = VALUES(PL_VALUE(PICK_WHAT, "pick", "what is asked (enum hg_pick)", .max = HG_PICKS - 1),
                     PL_VALUE(PICK_GOOD, "good", "the resource, or the policy of a bill", .max = HG_POLICIES - 1),
                     PL_VALUE(PICK_N, "n", "how many at most, or money for each", .max = 60),
                     PL_VALUE(PICK_PRICE, "price", "money for one", .max = 60), ROLE_VALUE(PICK_ROLE)),
    .about = KINDS(HG_M_PICK),
    .moves = pick_moves,
    .chances = pick_chances,
    .apply = pick_apply,
    .happens = pick_happens,
    .run = pick_run,
    .prompt = pick_prompt,
    .why = pick_why,
    .not_now = PL_PHRASE(W_CARD_LATER),
    .fits = pick_fits,
    .touches = pick_touches};
