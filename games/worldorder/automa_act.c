/* One action of an automa (WO-22): of a type of card, which one, or what it falls back on; its target is found; then it
 * is the one move of its seat. */
#include "games/worldorder/automa_parts.h"
#include "games/worldorder/events.h"

/* ---- Which action (WO-22.2, WO-22.3)
 * ----------------------------------------------------------------------------------- */

/* How the target is found: by what its action says, or by lot between countries that would allow it a base. */
enum { BY_RULE, BY_COUNTRY };

struct pl_frame *wo_push_act(struct wo_state *s, int power, int what, unsigned among, bool cubes) {
    struct pl_frame *f = wo_push(s, WO_F_ACT, power);
    f->v[WO_ACT_WHAT] = (int16_t)what;
    f->v[WO_ACT_TARGET] = -1;
    f->v[WO_ACT_AMONG] = (int16_t)among;
    f->v[WO_ACT_CUBES] = cubes;
    return f;
}

static void domestic(struct wo_state *s, int power, struct pl_notes *notes) {
    unsigned growths = wo_automa_growths(s, power);
    if (!growths)
        NOTE(N_AUTOMA_NO_GROWTH, power, WO_AMOUNT(WO_MONEY, WO_AUTOMA_MONEY));
    wo_push_act(s, power, growths ? WO_ACT_GROWTH : WO_ACT_MONEY, growths, false);
}

static const struct {
    uint8_t act, rule; /* WO-22.rule */
} spaces[WO_SPACES] = {
    [WO_SP_ENGAGE] = {WO_ACT_ENGAGE, 11}, [WO_SP_IMPROVE] = {WO_ACT_IMPROVE, 9}, [WO_SP_INVEST] = {WO_ACT_INVEST, 12},
    [WO_SP_TRADE] = {WO_ACT_TRADE, 13},   [WO_SP_BASE] = {WO_ACT_BASE, 16},      [WO_SP_MOVE] = {WO_ACT_MOVE, 15}};

static void begin(struct wo_state *s, int power, enum wo_space space, struct pl_notes *notes);

/* There is no region for it, or too little money. */
static void fall_back(struct wo_state *s, int power, enum wo_space from, enum wo_space to, bool poor,
                      struct pl_notes *notes) {
    if (poor)
        NOTE(N_AUTOMA_POOR, power, from, to, spaces[from].rule);
    else
        NOTE(N_AUTOMA_NOWHERE, power, from, to, spaces[from].rule);
    begin(s, power, to, notes);
}

/* WO-22.16: all regions are full. */
static void base_elsewhere(struct wo_state *s, int power, struct pl_notes *notes) {
    unsigned countries = wo_automa_base_countries(s, power);
    if (!countries) {
        fall_back(s, power, WO_SP_BASE, WO_SP_TRADE, false, notes);
        return;
    }
    NOTE(N_AUTOMA_NOWHERE, power, WO_SP_BASE, WO_SP_IMPROVE, spaces[WO_SP_BASE].rule);
    wo_push_act(s, power, WO_ACT_IMPROVE, countries, true)->step = BY_COUNTRY;
}

/* The action of this space, or what it falls back on: of Invest and Base another one if no region is left, Trade if
 * the money is short. */
static void begin(struct wo_state *s, int power, enum wo_space space, struct pl_notes *notes) {
    int money = s->power[power].money;
    unsigned among = 0;
    switch (space) {
    case WO_SP_ENGAGE:
        among = wo_automa_engage_in(s, power);
        break;
    case WO_SP_IMPROVE:
        among = wo_automa_improve_in(s, power);
        break;
    case WO_SP_INVEST:
        among = wo_automa_invest_in(s, power);
        if (!among) {
            fall_back(s, power, space, WO_SP_IMPROVE, false, notes);
            return;
        }
        among = money >= WO_AUTOMA_INVEST ? among : 0;
        break;
    case WO_SP_BASE:
        among = wo_automa_base_in(s, power);
        if (!among) {
            base_elsewhere(s, power, notes);
            return;
        }
        among = money >= WO_AUTOMA_BASE ? among : 0;
        break;
    case WO_SP_MOVE:
        among = money >= WO_AUTOMA_MOVE ? wo_automa_move_to(s, power) : 0;
        break;
    default: /* WO_SP_TRADE */
        break;
    }
    if (among || space == WO_SP_TRADE)
        wo_push_act(s, power, spaces[space].act, among, true);
    else
        fall_back(s, power, space, WO_SP_TRADE, space >= WO_SP_INVEST, notes);
}

void wo_automa_type(struct wo_state *s, int power, int type, struct pl_notes *notes) {
    if (type == WO_DOMESTIC) {
        domestic(s, power, notes);
        return;
    }
    int left = 2 * (type - WO_DIPLOMATIC); /* the first space of the row */
    bool cube = s->power[power].cube[left];
    if (cube)
        NOTE(N_AUTOMA_LEFT, power, left);
    else
        NOTE(N_AUTOMA_RIGHT, power, left, left + 1);
    begin(s, power, cube ? left : left + 1, notes);
}

/* ---- Its target
 * -------------------------------------------------------------------------------------------------------- */

static void by_lot(struct wo_state *s, struct pl_frame *f, enum wo_lot what, unsigned among) {
    if (among & (among - 1))
        wo_draw_lot(s, f->seat, what, among);
    else if (what == WO_LOT_COUNTRY)
        f->v[WO_ACT_TARGET] = (int16_t)wo_automa_shown(s, __builtin_ctz(among));
    else
        f->v[WO_ACT_TARGET] = (int16_t)__builtin_ctz(among);
}

/* WO-22.18: where the list leaves one region its line is told here, else when the lot has fallen. */
static void by_list(struct wo_state *s, struct pl_frame *f, unsigned among, struct pl_notes *notes) {
    unsigned left = (unsigned)wo_automa_list(s, f->seat, among).w[0];
    if (!(left & (left - 1)))
        pl_note_to(notes, PL_PUBLIC, wo_automa_list_why(s, f->seat, __builtin_ctz(left)));
    by_lot(s, f, WO_LOT_REGION, left);
}

static void find_target(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    unsigned among = (unsigned)f->v[WO_ACT_AMONG];
    switch (f->v[WO_ACT_WHAT]) {
    case WO_ACT_MOVE:
    case WO_ACT_BASE:
        by_list(s, f, among, notes);
        break;
    case WO_ACT_GROWTH:
        by_lot(s, f, WO_LOT_GROWTH, among);
        break;
    default: /* Improve, Engage, Invest */
        if (f->step == BY_COUNTRY)
            by_lot(s, f, WO_LOT_COUNTRY, among);
        else
            wo_draw_auto_region(s, f->seat, among);
        break;
    }
}

static bool needs_target(const struct pl_frame *f) {
    int what = f->v[WO_ACT_WHAT];
    return what != WO_ACT_TRADE && what != WO_ACT_MONEY && f->v[WO_ACT_TARGET] < 0;
}

static bool act_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    if (!needs_target(f))
        return true;
    find_target(s, f, notes);
    return f == pl_top(&s->frames) && !needs_target(f);
}

/* ---- It is done
 * -------------------------------------------------------------------------------------------------------- */

/* What it pays is told by the note of the action. */
static int pays(struct wo_state *s, int power, int price) {
    s->power[power].money = (int16_t)(s->power[power].money - price);
    return WO_AMOUNT(WO_MONEY, price);
}

static void improve(struct wo_state *s, int power, int country, struct pl_notes *notes) { /* WO-22.9 */
    int paid = pays(s, power, WO_AUTOMA_D * wo_countries[country].value);
    NOTE(N_AUTOMA_IMPROVES, power, country, paid);
    wo_take_country(s, power, country, notes);
}

static void engage(struct wo_state *s, int power, int region, struct pl_notes *notes) { /* WO-22.11 */
    int paid = pays(s, power, wo_automa_engage_cost(s, power, region));
    NOTE(N_AUTOMA_ENGAGES, power, region, paid);
    if (region == WO_AFR && wo_tourmente(s))
        s->power[power].once |= WO_ONCE_ENGAGED_AFRICA;
}

static void invest(struct wo_state *s, int power, int region, struct pl_notes *notes) { /* WO-22.12 */
    int paid = pays(s, power, WO_AUTOMA_INVEST);
    NOTE(N_AUTOMA_INVESTS, power, region, paid);
    s->power[power].fdi_at[region]++;
}

static void trade(struct wo_state *s, int power, struct pl_notes *notes) { /* WO-22.13 */
    int symbols = wo_automa_symbols(s, power);
    NOTE(N_AUTOMA_TRADES, power, symbols);
    wo_money(s, power, 5 * symbols, notes);
    wo_draw_decision(s, power, WO_DE_TRADE, 0);
}

static void move(struct wo_state *s, int power, int region, struct pl_notes *notes) { /* WO-22.15 */
    int paid = pays(s, power, WO_AUTOMA_MOVE);
    NOTE(N_AUTOMA_MOVES, power, region, paid);
    s->region[region].army[power]++;
}

static void base(struct wo_state *s, int power, int region, struct pl_notes *notes) { /* WO-22.16 */
    int paid = pays(s, power, WO_AUTOMA_BASE);
    NOTE(N_AUTOMA_BASE, power, region, paid);
    s->region[region].army[power]++;
    s->power[power].base_at[region]++;
    if (s->power[power].kind == WO_HARD && s->power[power].money >= WO_AUTOMA_MOVE)
        wo_draw_auto_army(s, power, region); /* after the influence, which will lie on top */
}

static void growth(struct wo_state *s, int power, int card, struct pl_notes *notes) { /* WO-22.20 */
    int paid = pays(s, power, wo_automa_growth_cost(card));
    NOTE(N_AUTOMA_GROWTH, power, card, paid);
    s->power[power].growth[card >> 3] |= (uint8_t)(1u << (card & 7));
    wo_vp(s, power, wo_growths[card].vp + wo_growths[card].level, WO_BY_GROWTH, notes);
}

static void buy(struct wo_state *s, int power, int slot, struct pl_notes *notes) { /* WO-23.6 */
    struct wo_power *p = &s->power[power];
    int card = s->row[slot] - 1;
    p->points = (uint8_t)(p->points - wo_card(card)->cost);
    s->row[slot] = 0;
    p->top[p->top_n++] = (uint8_t)card;
    NOTE(N_AUTOMA_BUYS, power, wo_face_of[card], wo_card(card)->cost);
    wo_market_refill(s, notes);
}

/* WO-22.4: one from the first space of a row to the second, all back from the second. */
static void move_cubes(struct wo_state *s, int power, int what, struct pl_notes *notes) {
    uint8_t *cube = s->power[power].cube;
    int from = 0, n;
    while (from < WO_SPACES && spaces[from].act != what)
        from++;
    if (from == WO_SPACES || !cube[from])
        return;
    int to = from ^ 1;
    n = from % 2 ? cube[from] : 1;
    cube[from] = (uint8_t)(cube[from] - n);
    cube[to] = (uint8_t)(cube[to] + n);
    NOTE(N_AUTOMA_CUBES, power, n, from, to);
}

static void act_apply(struct wo_state *s, struct pl_frame *f, pl_move made, struct pl_notes *notes) {
    int power = f->seat, what = f->v[WO_ACT_WHAT], target = f->v[WO_ACT_TARGET];
    bool cubes = f->v[WO_ACT_CUBES];
    (void)made;
    pl_pop(&s->frames);
    switch (what) {
    case WO_ACT_IMPROVE:
        improve(s, power, target, notes);
        break;
    case WO_ACT_ENGAGE:
        engage(s, power, target, notes);
        break;
    case WO_ACT_TRADE:
        trade(s, power, notes);
        break;
    case WO_ACT_INVEST:
        invest(s, power, target, notes);
        break;
    case WO_ACT_MOVE:
        move(s, power, target, notes);
        break;
    case WO_ACT_BASE:
        base(s, power, target, notes);
        break;
    case WO_ACT_GROWTH:
        growth(s, power, target, notes);
        break;
    case WO_ACT_BUY:
        buy(s, power, target, notes);
        break;
    default: /* WO_ACT_MONEY */
        wo_money(s, power, WO_AUTOMA_MONEY, notes);
        break;
    }
    if (cubes)
        move_cubes(s, power, what, notes);
    if (what == WO_ACT_ENGAGE || what == WO_ACT_INVEST || what == WO_ACT_BASE)
        wo_influence(s, power, target, 0, notes);
}

/* ---- Its row
 * ----------------------------------------------------------------------------------------------------------- */

static int act_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    (void)s;
    int what = f->v[WO_ACT_WHAT], target = f->v[WO_ACT_TARGET];
    if (what == WO_ACT_GROWTH)
        target &= ~1; /* a growth card is written by its level */
    if (what == WO_ACT_BUY)
        out[0] = PL_MOVE(WO_M_BUY, target, 0, 0);
    else
        out[0] = PL_MOVE(WO_M_ACT, what, target < 0 ? 0 : target, 0);
    return 1;
}

/* Only automas can wish for what they do: growth cards by their level. */
static int act_wishes(const struct wo_state *s, int power, pl_move *out) {
    static const uint8_t in_regions[] = {WO_ACT_ENGAGE, WO_ACT_INVEST, WO_ACT_MOVE, WO_ACT_BASE};
    int n = 0;
    if (!wo_is_automa(s, power))
        return 0;
    for (int country = 0; country < WO_COUNTRIES; country++)
        if (wo_countries[country].starts < 0)
            out[n++] = PL_MOVE(WO_M_ACT, WO_ACT_IMPROVE, country, 0);
    for (int i = 0; i < 4; i++)
        for (int region = 0; region < WO_REGIONS; region++)
            out[n++] = PL_MOVE(WO_M_ACT, in_regions[i], region, 0);
    for (int card = 0; card < WO_GROWTHS; card += 2)
        out[n++] = PL_MOVE(WO_M_ACT, WO_ACT_GROWTH, card, 0);
    out[n++] = PL_MOVE(WO_M_ACT, WO_ACT_TRADE, 0, 0);
    out[n++] = PL_MOVE(WO_M_ACT, WO_ACT_MONEY, 0, 0);
    return n;
}

static struct pl_said act_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)s, (void)move;
    return SAY(W_AUTOMA_RULES, f->seat);
}

static unsigned possible(const struct wo_state *s, int power, int what) {
    int money = s->power[power].money;
    switch (what) {
    case WO_ACT_IMPROVE:
        return wo_automa_improve_in(s, power);
    case WO_ACT_ENGAGE:
        return wo_automa_engage_in(s, power);
    case WO_ACT_INVEST:
        return money >= WO_AUTOMA_INVEST ? wo_automa_invest_in(s, power) : 0;
    case WO_ACT_MOVE:
        return money >= WO_AUTOMA_MOVE ? wo_automa_move_to(s, power) : 0;
    case WO_ACT_BASE:
        return money >= WO_AUTOMA_BASE ? wo_automa_base_in(s, power) : 0;
    default: /* WO_ACT_GROWTH */
        return wo_automa_growths(s, power);
    }
}

/* Its target can be had, whether found already or still to be found among some. */
static bool target_fits(const struct wo_state *s, const struct pl_frame *f) {
    int what = f->v[WO_ACT_WHAT], target = f->v[WO_ACT_TARGET], power = f->seat;
    unsigned among = (unsigned)f->v[WO_ACT_AMONG];
    if (what == WO_ACT_TRADE || what == WO_ACT_MONEY)
        return target < 0 && !among;
    if (what == WO_ACT_BUY)
        return !among && target >= 0 && target < WO_ROW && s->row[target] && s->power[power].top_n < WO_TOP &&
               wo_card(s->row[target] - 1)->cost <= s->power[power].points;
    unsigned all = f->step == BY_COUNTRY ? wo_automa_base_countries(s, power) : possible(s, power, what);
    if (!among || among & ~all)
        return false;
    if (what == WO_ACT_IMPROVE)
        return target < 0 || wo_automa_may_improve(s, power, target);
    return target < 0 || among >> target & 1;
}

static bool act_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    if (f->seat < 0 || !wo_is_automa(s, f->seat) || f->left || f->step > BY_COUNTRY ||
        (f->step == BY_COUNTRY && f->v[WO_ACT_WHAT] != WO_ACT_IMPROVE) || f->v[WO_ACT_WHAT] == WO_ACT_PRODUCE ||
        !target_fits(s, f))
        return false;
    bool finding = above && (above->what == WO_F_AUTO_REGION || above->what == WO_F_LOT);
    return above ? finding && needs_target(f) : !needs_target(f);
}

static const char *const act_names[] = {"improve", "engage",  "trade", "invest", "move", "base",
                                        "growth",  "produce", "money", "buy",    NULL};
const struct pl_decision wo_row_act = {
    .key = "act",
    .values = VALUES(PL_VALUE(WO_ACT_WHAT, "does", "what its rules prescribe", .names = act_names, .max = WO_ACT_BUY),
                     PL_VALUE(WO_ACT_TARGET, "target",
                              "a region, country or growth card, a slot of the market row; -1: none, or not found yet",
                              .min = -1, .max = WO_COUNTRIES - 1),
                     PL_VALUE(WO_ACT_AMONG, "among", "a bit each: the regions, countries or cards that it may be",
                              .max = (1 << 2 * WO_REGIONS) - 1),
                     PL_VALUE(WO_ACT_CUBES, "cubes", "1: cubes move on its board", .max = 1)),
    .about = KINDS(WO_M_ACT),
    .moves = act_moves,
    .apply = act_apply,
    .run = act_run,
    .asks = PL_PHRASE(P_AUTOMA_ACT),
    .wishes = act_wishes,
    .why = act_why,
    .not_now = PL_PHRASE(W_AUTOMA_ONLY),
    .fits = act_fits};
