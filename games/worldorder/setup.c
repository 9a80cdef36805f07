/* Setup (WO-3, WO-12): which roles go together, and the steps of laying out the table. */
#include "games/worldorder/automa.h"
#include "games/worldorder/events.h"
#include "games/worldorder/flow.h"

/* ---- Who plays which power (WO-12) ------------------------------------------------------------------------------- */

enum { ALL_POWERS = (1 << WO_POWERS) - 1, WEST = 1 << WO_USA | 1 << WO_EU, EAST = ALL_POWERS & ~WEST };

struct pl_said wo_admits(const struct pl_setup *setup) {
    unsigned taken = 0;
    int persons = 0;
    for (int seat = 0; seat < setup->players; seat++) {
        int power = setup->role[seat];
        persons += !setup->automa[seat];
        if (power == PL_ANY_ROLE)
            continue;
        if (taken >> power & 1)
            return SAY(W_SAME_POWER, power);
        taken |= 1u << power;
    }
    if (!persons)
        return SAY(W_NO_PERSON);
    bool same_side = taken == WEST || taken == EAST;
    return setup->players == 2 && persons == 2 && same_side ? SAY(W_PAIR) : PL_NOTHING;
}

/* The powers that chance may deal to the next seat. */
static unsigned free_powers(const struct wo_state *s) {
    unsigned taken = 0;
    for (int seat = 0; seat < s->players; seat++)
        if (s->power_of[seat])
            taken |= 1u << (s->power_of[seat] - 1);
    bool pair = s->players == 2 && s->seat_kind[0] == WO_HUMAN && s->seat_kind[1] == WO_HUMAN;
    if (pair && taken)
        return taken & WEST ? EAST : WEST;
    return ALL_POWERS & ~taken;
}

static void give_power(struct wo_state *s, int seat, int power) {
    s->power_of[seat] = (uint8_t)(power + 1);
    s->seat_of[power] = (uint8_t)seat;
    s->power[power].kind = s->seat_kind[seat];
}

enum { POWER_SEAT };

static int power_chances(const struct wo_state *s, const struct pl_frame *f, struct pl_chance *out) {
    (void)f;
    int n = 0;
    PL_EACH_BIT(power, free_powers(s)) {
        out[n++] = (struct pl_chance){PL_MOVE(WO_M_POWER, power, 0, 0), 1};
    }
    return n;
}

static void power_happens(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int seat = f->v[POWER_SEAT];
    pl_pop(&s->frames);
    give_power(s, seat, pl_a(move));
    NOTE(N_POWER, seat, pl_a(move));
}

static struct pl_asked power_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(P_POWER, f->v[POWER_SEAT]);
}

static bool power_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int seat = f->v[POWER_SEAT];
    return !above && wo_at_step(s, WO_STEP_POWERS) && !f->step && !f->left && seat < s->players && !s->power_of[seat];
}

const struct pl_decision wo_row_power = {.key = "power",
                                         .values = VALUES(PL_VALUE(POWER_SEAT, "for", "the seat", .max = WO_SEATS - 1)),
                                         .about = KINDS(WO_M_POWER),
                                         .chances = power_chances,
                                         .apply = power_happens,
                                         .prompt = power_prompt,
                                         .fits = power_fits};

/* What is left to chance is dealt seat by seat; the last power needs no dealing. */
void wo_step_powers(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int seat = 0;
    while (seat < s->players && s->power_of[seat])
        seat++;
    unsigned powers = free_powers(s);
    if (seat < s->players && powers & (powers - 1)) {
        wo_push(s, WO_F_POWER, PL_CHANCE)->v[POWER_SEAT] = (int16_t)seat;
        return;
    }
    if (seat < s->players) {
        give_power(s, seat, __builtin_ctz(powers));
        NOTE(N_POWER, seat, __builtin_ctz(powers));
        return;
    }
    int n = 0;
    for (int power = 0; power < WO_POWERS; power++) {
        if (wo_is_npc(s, power))
            s->npc |= (uint8_t)(1u << power);
        else
            s->order[n++] = (uint8_t)power;
    }
    wo_step_on(f);
}

/* ---- The table (WO-3.2 to WO-3.5, WO-14.1) ----------------------------------------------------------------------- */

static void lay_out_map(struct wo_state *s) {
    for (int region = 0; region < WO_REGIONS; region++) {
        for (int i = 0; i < wo_regions[region].starts; i++) /* WO-3.2 */
            s->region[region].start[i] = wo_regions[region].start[i];
    }
    s->region[WO_AFR].temp[0] = WO_EU + 1; /* WO-3.3 */
    wo_count_influence(s);
    for (int country = 0; country < WO_REGIONAL; country++)
        pl_set_add(&s->stack, country);
    for (int card = WO_START_CARDS; card < WO_CARDS; card++)
        pl_set_add(&s->market, card);
    s->auto_deck = (1u << WO_AUTO_CARDS) - 1;
    s->decide_deck = (1u << WO_DECISIONS) - 1;
}

void wo_step_stacks(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int region = f->v[WO_FLOW_NEXT]++;
    if (region < WO_REGIONS)
        wo_refill(s, region, notes); /* WO-3.4 */
    else
        wo_step_on(f);
}

void wo_step_market(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    wo_step_on(f);
    wo_market_refill(s, notes); /* WO-3.5 */
}

void wo_step_board(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    wo_step_on(f);
    if (wo_tourmente(s))
        wo_events_setup(s, notes);
}

/* ---- The players (WO-3.6 to WO-3.10) ----------------------------------------------------------------------------- */

unsigned wo_deals_of(const struct wo_state *s, int power) {
    unsigned deals = 0;
    for (int i = 0; i < wo_commerce_count[power]; i++)
        if (wo_commerce[wo_commerce_first[power] + i].players <= s->players)
            deals |= 1u << i;
    return deals;
}

void wo_new_deck(struct wo_state *s, int power) {
    struct wo_power *p = &s->power[power];
    for (int card = 0; card < WO_START_CARDS; card++)
        if (wo_card(card)->power == power) {
            pl_set_add(&p->deck, card);
            p->deck_n++;
        }
}

static void set_up_player(struct wo_state *s, int power, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    for (int country = WO_REGIONAL; country < WO_REGIONAL + WO_STARTING; country++) /* WO-3.7 */
        if (wo_countries[country].starts == power)
            pl_set_add(&s->ally[power], country);
    wo_new_deck(s, power);
    p->focus = WO_FOCUS_DOMESTIC;    /* WO-1.3 */
    p->sp = wo_tourmente(s) ? 2 : 0; /* WO-13.1 */
    if (wo_is_automa(s, power)) {
        wo_automa_setup(s, power, notes);
        return;
    }
    p->money = wo_powers[power].money;
    memcpy(p->prod, wo_powers[power].prod, sizeof p->prod);
    memcpy(p->stock, p->prod, sizeof p->stock); /* WO-3.6 */
    p->board = p->prod[WO_A];
    NOTE(N_BEGINS, power, p->money);
}

/* What asks neither chance nor anybody is laid out before all that does: nothing depends on the order (WO-3.1). */
void wo_step_table(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    wo_step_on(f);
    lay_out_map(s);
    for (int power = 0; power < WO_POWERS; power++) {
        s->power[power].deals = (uint8_t)wo_deals_of(s, power); /* WO-3.10 */
        if (!wo_is_npc(s, power))
            set_up_player(s, power, notes);
    }
}

/* ---- Strategic assets (WO-3.8, WO-3.9) --------------------------------------------------------------------------- */

enum { DEAL_TO };
enum { ASSETS_DEALT = 3 };

static int deal_chances(const struct wo_state *s, const struct pl_frame *f, struct pl_chance *out) {
    int n = 0;
    PL_EACH_BIT(i, ~s->power[f->v[DEAL_TO]].dealt & ((1 << WO_ASSETS_EACH) - 1)) {
        out[n++] = (struct pl_chance){PL_MOVE(WO_M_ASSET, i, 0, 0), 1};
    }
    return n;
}

static void deal_happens(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->v[DEAL_TO];
    s->power[power].dealt |= (uint8_t)(1u << pl_a(move));
    if (--f->left == 0)
        pl_pop(&s->frames);
    wo_tell(s, power, SAY(N_LOOKS_AT, power, power * WO_ASSETS_EACH + pl_a(move)), notes);
}

static struct pl_asked deal_prompt(const struct wo_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(P_DEAL, f->v[DEAL_TO]);
}

static bool deal_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    int power = f->v[DEAL_TO];
    return !above && !f->step && wo_is_human(s, power) && f->left >= 1 &&
           f->left + __builtin_popcount(s->power[power].dealt) == ASSETS_DEALT && !s->power[power].kept;
}

const struct pl_decision wo_row_deal = {.key = "deal",
                                        .values = VALUES(POWER_VALUE(DEAL_TO)),
                                        .about = KINDS(WO_M_ASSET),
                                        .chances = deal_chances,
                                        .apply = deal_happens,
                                        .prompt = deal_prompt,
                                        .fits = deal_fits};

void wo_step_assets(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    int power = wo_next_power(s, f);
    if (power < 0 || !wo_is_human(s, power))
        return;
    struct pl_frame *deal = wo_push(s, WO_F_DEAL, PL_CHANCE);
    deal->v[DEAL_TO] = (int16_t)power;
    deal->left = ASSETS_DEALT;
}

static struct pl_sealed keep_sealed(const struct wo_state *s, const struct pl_frame *f) {
    (void)f;
    return s->sealed;
}

static void keep_reopen(struct wo_state *s, struct pl_frame *f, int power) {
    (void)f;
    s->power[power].kept = 0;
    pl_seal_reopen(&s->sealed, power);
}

static int keep_moves(const struct wo_state *s, const struct pl_frame *f, pl_move *out) {
    int n = 0;
    PL_EACH_BIT(i, s->power[f->seat].dealt) {
        out[n++] = PL_MOVE(WO_M_GIVE_BACK, i, 0, 0);
    }
    return n;
}

/* All have chosen: what they keep is shown, what they do not keep leaves the game. */
static void show_assets(struct wo_state *s, struct pl_notes *notes) {
    for (int i = 0; i < s->players; i++) {
        int power = s->order[i];
        struct wo_power *p = &s->power[power];
        if (!wo_is_human(s, power))
            continue;
        p->dealt = 0;
        PL_EACH_BIT(asset, p->kept) {
            int id = power * WO_ASSETS_EACH + asset;
            NOTE(N_KEEPS, power, id);
            wo_vp(s, power, wo_assets[id].vp, WO_BY_ASSETS, notes); /* WO-3.9 */
        }
    }
}

static void keep_apply(struct wo_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int power = f->seat, asset = pl_a(move);
    s->power[power].kept = s->power[power].dealt & (uint8_t) ~(1u << asset);
    NOTE(N_HAS_CHOSEN, power);
    wo_tell(s, power, SAY(N_GIVES_BACK, power, power * WO_ASSETS_EACH + asset), notes);
    if (!pl_seal_answer(&s->sealed, power)) {
        pl_decide_next(&wo_decisions, s);
        return;
    }
    pl_pop(&s->frames);
    show_assets(s, notes);
}

static struct pl_said keep_why(const struct wo_state *s, const struct pl_frame *f, pl_move move) {
    (void)s;
    return pl_kind(move) == WO_M_GIVE_BACK ? SAY(W_NOT_DEALT, f->seat * WO_ASSETS_EACH + pl_a(move)) : PL_NOTHING;
}

static bool keep_fits(const struct wo_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    if (above || f->step || f->left || !pl_seal_waits(&s->sealed, f->seat))
        return false;
    for (int power = 0; power < WO_POWERS; power++) {
        const struct wo_power *p = &s->power[power];
        bool asked = wo_is_human(s, power), answered = pl_seal_answered(&s->sealed, power);
        if (pl_seal_asked(&s->sealed, power) != asked ||
            (asked && (__builtin_popcount(p->dealt) != ASSETS_DEALT || (p->kept & ~p->dealt) ||
                       __builtin_popcount(p->kept) != (answered ? ASSETS_DEALT - 1 : 0))))
            return false;
    }
    return true;
}

const struct pl_decision wo_row_keep_assets = {.key = "keep_assets",
                                               .about = KINDS(WO_M_GIVE_BACK),
                                               .sealed = keep_sealed,
                                               .reopen = keep_reopen,
                                               .moves = keep_moves,
                                               .apply = keep_apply,
                                               .asks = PL_PHRASE(ASKS_KEEP_ASSETS),
                                               .tells = PL_PHRASE(TELLS_KEEP_ASSETS),
                                               .why = keep_why,
                                               .not_now = PL_PHRASE(W_ONLY_AT_SETUP),
                                               .fits = keep_fits};

void wo_step_keep(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    unsigned persons = 0;
    for (int power = 0; power < WO_POWERS; power++)
        persons |= (unsigned)wo_is_human(s, power) << power;
    wo_step_on(f);
    if (!persons)
        return;
    pl_seal_ask(&s->sealed, persons);
    wo_push(s, WO_F_KEEP_ASSETS, __builtin_ctz(persons));
}

/* ---- First hands and the first turn order (WO-3.11, WO-3.12) ----------------------------------------------------- */

/* WO-25.3: the marked cards are the hand. */
static void marked_hand(struct wo_state *s, int power, struct pl_notes *notes) {
    struct wo_power *p = &s->power[power];
    for (int face = 0; face < WO_START_FACES; face++)
        for (int i = 0; wo_faces[face].power == power && i < wo_faces[face].first; i++) {
            pl_set_drop(&p->deck, wo_first_of[face] + i);
            p->deck_n--;
            wo_hand_gain(s, power, wo_first_of[face] + i);
            pl_set_add(&p->sure, wo_first_of[face] + i); /* everybody knows which they are */
        }
    NOTE(N_MARKED_HAND, power);
}

void wo_step_hands(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int power = wo_next_power(s, f);
    if (power < 0 || !wo_is_human(s, power))
        return;
    if (s->option[WO_OPT_FIRST_HAND])
        marked_hand(s, power, notes);
    else
        wo_draw_cards(s, power, WO_HAND, notes);
}

/* WO-3.12: most VP first, then less starting money; that is never equal. */
static bool starts_before(const struct wo_state *s, int a, int b) {
    int more = s->power[a].vp - s->power[b].vp;
    return more ? more > 0 : wo_powers[a].money < wo_powers[b].money;
}

void wo_step_first(struct wo_state *s, struct pl_frame *f, struct pl_notes *notes) {
    for (int i = 1; i < s->players; i++)
        for (int j = i; j > 0 && starts_before(s, s->order[j], s->order[j - 1]); j--) {
            uint8_t swap = s->order[j];
            s->order[j] = s->order[j - 1];
            s->order[j - 1] = swap;
        }
    NOTE(N_FIRST, s->order[0]);
    NOTE(N_ROUND, s->round);
    wo_step_on(f);
    f->v[WO_FLOW_STEP] = WO_STEP_TURNS; /* WO-1.3: round 1 has no Preparation */
    s->phase = WO_ACTION;
    if (s->npc)
        wo_auto_show(s, notes); /* WO-9.1 */
}

/* ---- The first position ------------------------------------------------------------------------------------------ */

void wo_start(void *state, const struct pl_setup *setup) {
    struct wo_state *s = state;
    for (int i = 0; i < WO_OPTIONS; i++)
        s->option[i] = (uint8_t)setup->option[i];
    s->players = (uint8_t)setup->players;
    s->round = 1;
    memset(s->seat_of, 255, sizeof s->seat_of);
    for (int region = 0; region < WO_REGIONS; region++)
        s->region[region].show[0] = s->region[region].show[1] = -1;
    for (int seat = 0; seat < setup->players; seat++) {
        s->seat_kind[seat] = (uint8_t)(setup->automa[seat] ? WO_NORMAL + setup->automa[seat] - 1 : WO_HUMAN);
        if (setup->role[seat] != PL_ANY_ROLE)
            give_power(s, seat, setup->role[seat]);
    }
    wo_push(s, WO_F_FLOW, 0);
}
