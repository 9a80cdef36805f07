/* Moves as sentences, and who is called what. Moves of politics are told in words_politics.c, those that cards ask for
 * in cards.c. */
#include "games/hegemony/cards.h"
#include "games/hegemony/words.h"

/* ---- Sentences --------------------------------------------------------------------------------------------------- */

/* Those that need no more than the bytes of the move. */
static const struct pl_phrase *const plain[HG_MOVES] = {
    [HG_M_ROLE] = PL_PHRASE(D_ROLE),
    [HG_M_COMPANY] = PL_PHRASE(D_COMPANY),
    [HG_M_DEAL] = PL_PHRASE(D_SHOW_DEAL),
    [HG_M_EXPORT] = PL_PHRASE(D_SHOW_EXPORT),
    [HG_M_IMMIGRANT] = PL_PHRASE(D_SHOW_IMMIGRANT),
    [HG_M_AGENDA] = PL_PHRASE(D_SHOW_AGENDA),
    [HG_M_CRISIS] = PL_PHRASE(D_SHOW_CRISIS),
    [HG_M_AI] = PL_PHRASE(D_AI),
    [HG_M_TIE] = PL_PHRASE(D_TIE),
    [HG_M_ACTION] = PL_PHRASE(D_ACTION),
    [HG_M_FREE] = PL_PHRASE(D_FREE),
    [HG_M_REPAY_BOND] = PL_PHRASE(D_REPAY_BOND),
    [HG_M_END] = PL_PHRASE(D_END),
    [HG_M_DONE] = PL_PHRASE(D_DONE),
    [HG_M_SKIP] = PL_PHRASE(D_SKIP),
    [HG_M_POLICY] = PL_PHRASE(D_POLICY),
    [HG_M_TRADE] = PL_PHRASE(D_TRADE),
    [HG_M_TILE] = PL_PHRASE(D_TILE),
    [HG_M_LOSS] = PL_PHRASE(D_LOSS),
    [HG_M_PENALTY] = PL_PHRASE(D_PENALTY),
    [HG_M_REVEAL] = PL_PHRASE(D_REVEAL),
    [HG_M_STEP] = PL_PHRASE(D_STEP),
};

/* Those that say what is done with a company. */
static const struct pl_phrase *const at_place[HG_MOVES] = {
    [HG_M_SELL] = PL_PHRASE(D_SELL),     [HG_M_MACHINE] = PL_PHRASE(D_MACHINE), [HG_M_SHIFT] = PL_PHRASE(D_SHIFT),
    [HG_M_STRIKE] = PL_PHRASE(D_STRIKE), [HG_M_BONUS] = PL_PHRASE(D_BONUS),     [HG_M_TARGET] = PL_PHRASE(D_TARGET),
};

static const struct pl_frame *top_of(const struct hg_state *s) {
    static const struct pl_frame none;
    return s->frames.depth ? pl_peek(&s->frames) : &none;
}

static bool knows(const struct hg_state *s, int role, int viewer) {
    return viewer == PL_EVERYTHING || (role >= 0 && role < HG_ROLES && viewer >= 0 && viewer == s->seat_of[role]);
}

static bool there(const struct hg_state *s, int place) {
    return place < HG_PLACES && s->place[place].card;
}

/* HG-4.7: what is drawn, kept and committed is its owner's secret. */
static struct pl_said describe_hidden(const struct hg_state *s, const struct pl_frame *f, pl_move move, int viewer) {
    int a = pl_a(move), role = f->seat >= 0 ? f->seat : f->v[0];
    bool own = knows(s, role, viewer);
    switch (pl_kind(move)) {
    case HG_M_CARD:
        return own ? SAY(D_DRAW, HG_A_CARD(role, a)) : SAY(D_DRAW_SOME);
    case HG_M_GOAL:
        return own ? SAY(D_GOAL, hg_goal_row(role, a)) : SAY(D_GOAL_SOME);
    case HG_M_KEEP:
        return own && a < 2 && f->seat >= 0 && s->goal[role][a]
                   ? SAY(D_KEEP_GOAL, hg_goal_row(role, s->goal[role][a] - 1))
                   : SAY(D_KEEP_GOAL_SOME);
    case HG_M_EVENT: /* HG-19.8 */
    case HG_M_PLACE_EVENT:
        return knows(s, HG_S, viewer) ? PL_NOTHING : SAY(D_EVENT_SOME);
    default:
        return own ? PL_NOTHING : SAY(D_INFLUENCE_SOME);
    }
}

static struct pl_said describe_worker(const struct hg_state *s, pl_move move) {
    int place = pl_a(move), trade = pl_b(move);
    if (pl_kind(move) == HG_M_SWAP)
        return there(s, place) ? SAY(D_SWAP, place, trade) : SAY(W_NOT_OFFERED);
    return there(s, place) ? SAY(D_WORKER, place, trade) : SAY(D_WORKER_IDLE, trade);
}

/* HG-5.10.1: two transactions for each good. */
static struct pl_said describe_transaction(const struct hg_state *s, pl_move move) {
    const struct hg_export *card = &hg_exports[s->exports];
    int i = pl_a(move) % HG_TRANSACTIONS;
    return SAY(D_TRANSACT, HG_AMOUNT(i / 2, card->amount[i]), card->money[i]);
}

static struct pl_said describe_deal(const struct hg_state *s, int slot) {
    if (slot > 1 || !s->deals[slot])
        return SAY(W_NO_DEAL);
    const struct hg_deal *deal = &hg_deals[s->deals[slot] - 1];
    return SAY(D_BUSINESS, s->deals[slot] - 1, HG_AMOUNT(HG_ITEM_FOOD, deal->food),
               HG_AMOUNT(HG_ITEM_LUXURY, deal->luxury), deal->cost);
}

static int item_of(int good) { /* Influence that is bought is Influence */
    return good == HG_INF ? HG_ITEM_EITHER : good;
}

static struct pl_said describe_trade(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int a = pl_a(move), b = pl_b(move);
    switch (pl_kind(move)) {
    case HG_M_BUY:
        return SAY(D_BUY, HG_AMOUNT(item_of(a), pl_c(move)), b);
    case HG_M_NEEDS:
        return b ? SAY(D_NEEDS, HG_AMOUNT(HG_ITEM_FOOD, b), a) : SAY(D_NONE_FROM, a);
    case HG_M_BUILD:
        return SAY(D_BUILD, a % HG_TYPES, hg_companies[a % HG_TYPES].cost);
    case HG_M_WAGE:
        return there(s, a) ? SAY(D_WAGE, a, b) : SAY(W_NOT_OFFERED);
    case HG_M_PRICE:
        return SAY(D_PRICE, a, hg_price[a % HG_STORED][b % HG_LEVELS]);
    case HG_M_TRANSACT:
        return describe_transaction(s, move);
    case HG_M_BUSINESS:
        return describe_deal(s, a);
    case HG_M_STORE:
        return SAY(D_STORE, HG_AMOUNT(item_of(a), b));
    default: {
        int role = hg_pack_of(s, move), row = a < hg_market_room(role) ? hg_market_of(s, role)[a] : 0;
        (void)f;
        return row ? SAY(D_DISCARD, row - 1) : SAY(W_NO_CARD_THERE);
    }
    }
}

/* Moves that neither politics nor cards tell. */
static struct pl_said describe_own(const struct hg_state *s, const struct pl_frame *f, pl_move move) {
    int a = pl_a(move);
    switch (pl_kind(move)) {
    case HG_M_EVENT:
        return SAY(D_SHOW_EVENT, a % HG_EVENTS + (s->option[HG_OPT_ALT_EVENTS] ? HG_EVENTS : 0));
    case HG_M_PLAY:
        return SAY(D_PLAY, HG_A_CARD(hg_pack_of(s, move), a));
    case HG_M_BASIC:
        return SAY(D_BASIC, HG_A_CARD(hg_pack_of(s, move), a));
    case HG_M_STAFF:
        return pl_b(move) ? SAY(W_NOT_OFFERED) : SAY(D_STAFF_NONE);
    case HG_M_TARGET:
        return a >= 32 ? SAY(D_TARGET_UNION, a - 32) : SAY(W_NOT_OFFERED);
    case HG_M_WORKER:
    case HG_M_SWAP:
        return describe_worker(s, move);
    case HG_M_BUY:
    case HG_M_NEEDS:
    case HG_M_BUILD:
    case HG_M_WAGE:
    case HG_M_PRICE:
    case HG_M_TRANSACT:
    case HG_M_BUSINESS:
    case HG_M_STORE:
    case HG_M_DISCARD:
        return describe_trade(s, f, move);
    default:
        return SAY(W_NOT_OFFERED);
    }
}

static bool may_be_hidden(const struct pl_frame *f, pl_move move) {
    int kind = pl_kind(move);
    if (f->what == HG_F_PLACE_EVENT) /* what goes on the board everybody sees */
        return kind == HG_M_EVENT || (kind == HG_M_PLACE_EVENT && pl_b(move) > 1);
    return kind == HG_M_CARD || kind == HG_M_GOAL || (kind == HG_M_KEEP && f->what != HG_F_KEEP_EVENT) ||
           (kind == HG_M_INFLUENCE && f->what == HG_F_SEAL);
}

struct pl_said hg_describe(const void *state, pl_move move, int viewer) {
    const struct hg_state *s = state;
    const struct pl_frame *f = top_of(s);
    struct pl_said said = PL_NOTHING;
    int kind = pl_kind(move);
    if (may_be_hidden(f, move))
        said = describe_hidden(s, f, move, viewer);
    if (!said.phrase)
        said = hg_describe_cards(s, move);
    if (!said.phrase)
        said = hg_describe_politics(s, move);
    if (said.phrase)
        return said;
    if (kind < HG_MOVES && at_place[kind] && there(s, pl_a(move)))
        return PL_SAY(at_place[kind], pl_a(move));
    if (kind < HG_MOVES && plain[kind])
        return PL_SAY(plain[kind], pl_a(move), pl_b(move), pl_c(move));
    return describe_own(s, f, move);
}

/* ---- Names ------------------------------------------------------------------------------------------------------- */

/* A seat is called by the role that it plays, once it is known. */
static void name_seat(const struct hg_state *s, int seat, enum pl_lang lang, struct pl_out *out) {
    int role = s ? hg_role_at(s, seat) : -1;
    if (role >= 0)
        hg_name_data("role_the", role, lang, out);
    else
        pl_putf(out, lang == PL_FR ? "Joueur %d" : "Player %d", seat + 1);
}

/* "place", "place_the" …: the company that stands there, and which of them it is. */
static bool name_place(const struct hg_state *s, const char *type, int place, enum pl_lang lang, struct pl_out *out) {
    bool capital = *type == 'P';
    if ((!capital && *type != 'p') || strncmp(type + 1, "lace", 4) != 0 || (type[5] && type[5] != '_'))
        return false;
    char company[24] = "company";
    if (capital)
        company[0] = 'C';
    if (!s || place < 0 || place >= HG_PLACES || strlen(type + 5) > 8)
        return false;
    strcat(company, type + 5);
    if (!s->place[place].card)
        pl_put(out, lang == PL_FR ? "emplacement libre" : "free space");
    else if (!hg_name_data(company, s->place[place].card - 1, lang, out))
        return false;
    pl_put(out, " (");
    pl_key_write(&hg_place_keys, place, out);
    pl_put_char(out, ')');
    return true;
}

void hg_name(const void *state, const char *type, int32_t value, enum pl_lang lang, struct pl_out *out) {
    if (strcmp(type, "seat") == 0)
        name_seat(state, value, lang, out);
    else if (strcmp(type, "frame") == 0 && value >= 0 && value < HG_FRAMES && hg_decisions.row[value])
        pl_put(out, hg_decisions.row[value]->key);
    else if (strcmp(type, "source_from") == 0)
        hg_name_data("from", value, lang, out);
    else if (!name_place(state, type, value, lang, out) && !hg_name_data(type, value, lang, out))
        pl_put_int(out, value);
}
