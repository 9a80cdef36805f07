/* Goods, money, points and armies: gaining, paying, losing (WO-2.7, WO-18); productions; THREAT and Defense (WO-10.7).
 */
#include "games/worldorder/actions.h"
#include "games/worldorder/automa.h"
#include "games/worldorder/events.h"

/* ---- Points and money -------------------------------------------------------------------------------------------- */

void wo_vp(struct wo_state *s, int power, int n, enum wo_source source, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    if (!n || p->kind == WO_NPC) /* WO-9.7 */
        return;
    p->vp = (int16_t)(p->vp + n);
    p->by[source] = (int16_t)(p->by[source] + n);
    if (n > 0)
        NOTE(N_GAINS_VP, power, n);
    else
        NOTE(N_LOSES_VP, power, -n);
}

void wo_money(struct wo_state *s, int power, int n, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    if (!n || p->kind == WO_NPC)
        return;
    p->money = (int16_t)(p->money + n);
    if (n > 0)
        NOTE(N_GAINS, power, WO_AMOUNT(WO_MONEY, n));
    else
        NOTE(N_PAYS, power, WO_AMOUNT(WO_MONEY, -n));
}

/* ---- Goods ------------------------------------------------------------------------------------------------------- */

int wo_price_for_automa(int good, int n) { /* WO-21.2 */
    return good == WO_MONEY ? n : good == WO_SP ? 0 : n * wo_goods[good].automa;
}

static void gain_on_track(struct wo_state *s, int power, int good, int n, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    int room = WO_STOCK - p->stock[good], kept = n < room ? n : room;
    p->stock[good] = (uint8_t)(p->stock[good] + kept);
    NOTE(N_GAINS, power, WO_AMOUNT(good, n));
    if (kept == n)
        return;
    int money = (n - kept) * wo_goods[good].overflow; /* WO-2.7 */
    NOTE(N_OVERFLOW, power, WO_AMOUNT(good, n - kept), WO_AMOUNT(WO_MONEY, money));
    p->money = (int16_t)(p->money + money);
}

void wo_gain(struct wo_state *s, int power, int good, int n, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    if (n <= 0)
        return;
    if (good == WO_SP) {
        if (p->kind == WO_NPC) /* WO-20.8 */
            return;
        p->sp = (uint8_t)(p->sp + n > UINT8_MAX ? UINT8_MAX : p->sp + n);
        NOTE(N_GAINS, power, WO_AMOUNT(WO_SP, n));
    } else if (p->kind >= WO_NORMAL) {
        wo_automa_gain(s, power, good, n, notes);
    } else if (good == WO_MONEY) {
        wo_money(s, power, n, notes);
    } else if (p->kind == WO_NPC) {
        return; /* its armies only ever come to a region (WO-20.8) */
    } else if (good == WO_A) {
        p->board = (uint8_t)(p->board + n);
        NOTE(N_GAINS, power, WO_AMOUNT(WO_A, n));
    } else {
        gain_on_track(s, power, good, n, notes);
    }
}

int wo_armies(const struct wo_state *s, int power) {
    int n = 0;
    for (int region = 0; region < WO_REGIONS; region++)
        n += s->region[region].army[power];
    return n;
}

int wo_armies_all(const struct wo_state *s, int power) {
    return wo_armies(s, power) + s->power[power].board;
}

/* Armies are taken from wherever their owner likes (WO-15.29): a question where they stand in several places. */
static void pay_armies(struct wo_state *s, int power, int n) {
    if (n > 0)
        wo_push(s, WO_F_PAY_ARMY, power)->left = (uint8_t)n;
}

void wo_pay(struct wo_state *s, int power, int good, int n, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    if (n <= 0)
        return;
    if (good == WO_MONEY) {
        wo_money(s, power, -n, notes);
        return;
    }
    if (good == WO_A) {
        pay_armies(s, power, n);
        return;
    }
    uint8_t *from = good == WO_SP ? &p->sp : &p->stock[good];
    *from = (uint8_t)(*from - n);
    NOTE(N_PAYS, power, WO_AMOUNT(good, n));
}

/* ---- Losing (WO-18) ---------------------------------------------------------------------------------------------- */

static void shortfall(struct wo_state *s, int power, int good, int missing, struct pl_notes *notes) {
    int points = good == WO_MONEY ? missing / 5 : missing; /* WO-18.2 */
    if (!points)
        return;
    NOTE(N_SHORT, power, WO_AMOUNT(good, missing));
    wo_vp(s, power, -points, WO_BY_EVENTS, notes);
}

void wo_lose(struct wo_state *s, int power, int good, int n, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    if (n <= 0 || p->kind == WO_NPC)
        return;
    if (p->kind >= WO_NORMAL) { /* WO-23.22 */
        n = wo_price_for_automa(good, n);
        good = WO_MONEY;
    }
    int there = good == WO_MONEY ? p->money
                : good == WO_A   ? wo_armies_all(s, power)
                : good == WO_SP  ? p->sp
                                 : p->stock[good];
    int lost = n < there ? n : there;
    shortfall(s, power, good, n - lost, notes);
    wo_pay(s, power, good, lost, notes); /* WO-18.1; last, since armies may be asked for */
}

/* ---- Productions ------------------------------------------------------------------------------------------------- */

bool wo_can_raise(const struct wo_state *s, int power, int good) { /* WO-16.10 */
    return wo_is_human(s, power) && s->power[power].prod[good] < wo_powers[power].most[good] &&
           !wo_hook_prod_locked(s, power, good);
}

void wo_raise(struct wo_state *s, int power, int good, struct pl_notes *notes) {
    if (!wo_can_raise(s, power, good))
        return;
    s->power[power].prod[good]++;
    NOTE(N_RAISES, power, good, s->power[power].prod[good]);
}

void wo_lower(struct wo_state *s, int power, int good, struct pl_notes *notes) {
    if (!wo_is_human(s, power) || !s->power[power].prod[good])
        return;
    s->power[power].prod[good]--;
    NOTE(N_LOWERS, power, good, s->power[power].prod[good]);
}

/* ---- THREAT and Defense (WO-10.6 to WO-10.9) ----------------------------------------------------------------------
 */

static int military(const struct wo_state *s, int power) {
    return !wo_is_npc(s, power) && s->power[power].focus == WO_FOCUS_MILITARY;
}

int wo_threat(const struct wo_state *s, int power, int region) {
    int armies = s->region[region].army[power];
    return armies ? armies + military(s, power) : 0;
}

int wo_defense(const struct wo_state *s, int power, int region, bool token) {
    int n = s->region[region].army[power] + wo_hook_defense(s, power, region);
    if (wo_in_zone(region, power))
        n += military(s, power);
    return token ? n + 2 * wo_ally_count(s, power, region) : n; /* WO-10.5 */
}

bool wo_ignore_threat(const struct wo_state *s, int a, int b) {
    if ((1u << a | 1u << b) == (1u << WO_USA | 1u << WO_EU)) { /* WO-10.9, WO-12.5 */
        bool played = !wo_is_npc(s, WO_USA) && !wo_is_npc(s, WO_EU);
        if (played || !s->option[WO_OPT_NATO])
            return true;
    }
    return wo_hook_no_threat(s, a, b);
}

int wo_threat_loss(const struct wo_state *s, int power, int region, bool token) {
    if (!wo_in_zone(region, power) || wo_is_npc(s, power)) /* WO-10.8, WO-10.10 */
        return 0;
    int defense = wo_defense(s, power, region, token), loss = 0;
    for (int other = 0; other < WO_POWERS; other++)
        if (other != power && wo_threat(s, other, region) > defense && !wo_ignore_threat(s, power, other))
            loss += wo_hook_threat_loss(s, power, other);
    return loss;
}

/* ---- Where armies that are paid come from ------------------------------------------------------------------------ */

static int pay_army_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    for (int region = 0; region < WO_REGIONS; region++)
        if (s->region[region].army[f->seat])
            out[n++] = PL_MOVE(WO_M_ARMY, region, WO_TO_SUPPLY, 0);
    if (s->power[f->seat].board)
        out[n++] = PL_MOVE(WO_M_ARMY, WO_FROM_BOARD, WO_TO_SUPPLY, 0);
    return n;
}

static void pay_army_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, from = pl_a(move);
    if (--f->left == 0)
        pl_pop(&s->frames);
    if (from == WO_FROM_BOARD)
        s->power[power].board--;
    else
        s->region[from].army[power]--;
    NOTE(N_ARMY_PAID, power);
}

/* Where all stand in one place, or all go, nobody is asked. */
static bool pay_army_run(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    pl_move moves[WO_REGIONS + 1];
    int n = pay_army_moves(s, f, moves);
    if (n == 0) {
        pl_pop(&s->frames);
        return false;
    }
    if (n > 1 && wo_armies_all(s, f->seat) > f->left)
        return true;
    pay_army_apply(s, f, moves[0], notes);
    return false;
}

static struct pl_asked pay_army_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    return ASKS(PAY_ARMY, f->seat, f->left);
}

static struct pl_said pay_army_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)s, (void)f;
    if (pl_kind(move) == WO_M_ARMY && pl_a(move) == WO_FROM_SUPPLY)
        return SAY(W_ARMY_SUPPLY);
    if (pl_kind(move) != WO_M_ARMY)
        return PL_NOTHING;
    return pl_b(move) == WO_TO_SUPPLY ? SAY(W_NO_ARMY_THERE) : SAY(W_ARMY_TO_SUPPLY);
}

static bool pay_army_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    return wo_is_human(s, f->seat) && f->left > 0 && (above || wo_armies_all(s, f->seat) >= f->left);
}

const struct pl_decision wo_row_pay_army = {.key = "pay_army",
                                            .moves = pay_army_moves,
                                            .apply = pay_army_apply,
                                            .run = pay_army_run,
                                            .prompt = pay_army_prompt,
                                            .why = pay_army_why,
                                            .fits = pay_army_fits};
