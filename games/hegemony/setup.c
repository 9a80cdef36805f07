/* Setup (HG-3): which roles go together, and the steps of laying out the table. */
#include "games/hegemony/automa.h"
#include "games/hegemony/flow.h"

/* ---- Who plays which role (HG-1.1) ------------------------------------------------------------------------------- */

static unsigned roles_of(int players) {
    return players == 2 ? HG_BIT_W | HG_BIT_C : players == 3 ? HG_BIT_W | HG_BIT_M | HG_BIT_C : HG_EVERYBODY;
}

/* HG-20.3: nobody but a player can be the State. */
struct pl_said hg_admits(const struct pl_setup *setup) {
    unsigned taken = 0, roles = roles_of(setup->players);
    bool state = !(roles & HG_BIT_S);
    for (int seat = 0; seat < setup->players; seat++) {
        int role = setup->role[seat];
        state = state || (!setup->automa[seat] && (role == PL_ANY_ROLE || role == HG_S));
        if (role == PL_ANY_ROLE)
            continue;
        if (taken >> role & 1)
            return SAY(W_SAME_ROLE, role);
        if (!(roles >> role & 1))
            return SAY(W_ROLE_NOT_IN, role, setup->players);
        if (setup->automa[seat] && role == HG_S)
            return SAY(W_NO_STATE_AUTOMA);
        taken |= 1u << role;
    }
    return state ? PL_NOTHING : SAY(W_NO_STATE_AUTOMA);
}

static unsigned free_roles(const struct hg_state *s) {
    unsigned roles = s->roles;
    for (int seat = 0; seat < s->players; seat++)
        if (s->role_of[seat])
            roles &= ~(1u << (s->role_of[seat] - 1));
    return roles;
}

static void give_role(struct hg_state *s, int seat, int role, int mode) {
    s->role_of[seat] = (uint8_t)(role + 1);
    s->seat_of[role] = (uint8_t)seat;
    if (role < HG_CLASSES)
        s->automa[role].mode = (uint8_t)mode;
}

enum { ROLE_SEAT };

/* Every way of dealing the roles that are left is equally likely, those in which an automa would be the State left out:
 * with p players and r roles to deal the State falls to a given player in one of p ways. */
static int role_chances(const struct hg_state *s, const struct pl_frame *f, struct pl_chance *out) {
    const struct pl_frame *flow = &s->frames.at[0];
    unsigned roles = free_roles(s);
    int seat = f->v[ROLE_SEAT], left = __builtin_popcount(roles), players = 0, n = 0;
    for (int i = 0; i < s->players; i++)
        players += !s->role_of[i] && !flow->v[HG_FLOW_AUTOMA + i];
    bool automa = flow->v[HG_FLOW_AUTOMA + seat], state = roles & HG_BIT_S;
    PL_EACH_BIT(role, roles) {
        int weight = !state || automa ? role != HG_S : role == HG_S ? left - 1 + (left == 1) : players - 1;
        if (weight)
            out[n++] = (struct pl_chance){PL_MOVE(HG_M_ROLE, role, 0, 0), weight};
    }
    return n;
}

static void role_happens(struct hg_state *s, struct pl_frame *f, pl_move move, struct pl_notes *notes) {
    int seat = f->v[ROLE_SEAT], role = pl_a(move);
    pl_pop(&s->frames);
    give_role(s, seat, role, s->frames.at[0].v[HG_FLOW_AUTOMA + seat]);
    NOTE(N_ROLE, seat, role);
}

static bool role_run(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    struct pl_chance only[HG_ROLES];
    if (role_chances(s, f, only) > 1)
        return true;
    role_happens(s, f, only[0].move, notes);
    return false;
}

static struct pl_asked role_prompt(const struct hg_state *s, const struct pl_frame *f) {
    (void)s;
    return TELLS(P_ROLE, f->v[ROLE_SEAT]);
}

static bool role_fits(const struct hg_state *s, const struct pl_frame *f, const struct pl_frame *above) {
    struct pl_chance some[HG_ROLES];
    int seat = f->v[ROLE_SEAT];
    return !above && hg_at_step(s, HG_STEP_ROLES) && !f->step && !f->left && seat < s->players && !s->role_of[seat] &&
           role_chances(s, f, some) > 1;
}

const struct pl_decision hg_row_role = {.key = "role",
                                        .values = VALUES(PL_VALUE(ROLE_SEAT, "for", "the seat", .max = HG_SEATS - 1)),
                                        .about = KINDS(HG_M_ROLE),
                                        .chances = role_chances,
                                        .apply = role_happens,
                                        .run = role_run,
                                        .prompt = role_prompt,
                                        .fits = role_fits};

void hg_step_roles(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    for (int seat = 0; seat < s->players; seat++)
        if (!s->role_of[seat]) {
            hg_push(s, HG_F_ROLE, PL_CHANCE)->v[ROLE_SEAT] = (int16_t)seat;
            return;
        }
    for (int seat = 0; seat < HG_SEATS; seat++)
        f->v[HG_FLOW_AUTOMA + seat] = 0;
    hg_step_on(f);
}

/* ---- The table --------------------------------------------------------------------------------------------------- */

static void lay_out_policies(struct hg_state *s) { /* HG-3.4, HG-29.5 */
    static const uint8_t start[HG_POLICIES] = {HG_CC, HG_B, HG_A, HG_B, HG_CC, HG_B, HG_B};
    memcpy(s->policy, start, sizeof start);
    if (s->option[HG_OPT_START67])
        s->policy[s->players == 4 ? 5 : 6] = HG_A;
}

static void lay_out_public(struct hg_state *s) { /* HG-3.2 */
    static const uint8_t small[3] = {HG_CO_PUBLIC_HOSPITAL, HG_CO_PUBLIC_UNIVERSITY, HG_CO_REGIONAL_TV_STATION},
                         large[3] = {HG_CO_UNIVERSITY_HOSPITAL, HG_CO_TECHNICAL_UNIVERSITY,
                                     HG_CO_NATIONAL_PUBLIC_BROADCASTING};
    for (int i = 0; i < 9; i++) {
        int row = i < 3 && s->players > 2 ? large[i] : small[i % 3];
        if (i < 3)
            hg_open_company(s, HG_PLACE_P + i, row);
        else
            s->place[HG_PLACE_P + i] = (struct hg_place){.card = (uint8_t)(row + 1), .flags = HG_CLOSED};
    }
}

static void lay_out_decks(struct hg_state *s) {
    for (int row = 0; row < HG_TYPES_C; row++)
        pl_copies_put(&s->deck_c, row, hg_companies[row].copies);
    for (int row = HG_TYPES_C; row < HG_TYPES_M && hg_in_game(s, HG_M); row++)
        pl_copies_put(&s->deck_m, row - HG_TYPES_C, hg_companies[row].copies);
    for (int deal = 0; deal < HG_DEALS; deal++)
        pl_copies_put(&s->deal_deck, deal, 2);
    s->immigrant_deck = (1u << HG_IMMIGRANTS) - 1;
    s->export_deck = (uint16_t)((1u << HG_EXPORTS) - 1);
    if (hg_with_state(s)) {
        s->event_deck = (1u << HG_EVENTS) - 1;
        s->agenda_deck = (1u << HG_AGENDAS) - 1;
    }
    if (s->option[HG_OPT_CRISIS])
        s->crisis_deck = (1u << HG_CRISES) - 1;
    for (int role = 0; role < HG_ROLES; role++) /* HG-18.1; packs nobody plays are out of the game */
        for (int card = 0; card < hg_packs[role].count; card++)
            if (!hg_person(s, role) || (hg_packs[role].card[card].expansion && !s->option[HG_OPT_CARDS]))
                pl_copies_put(&s->gone[role], card, hg_packs[role].card[card].copies);
}

static void open_from_deck(struct hg_state *s, int place, int row) {
    hg_open_company(s, place, row);
    if (place < HG_PLACE_M)
        pl_copies_drop(&s->deck_c, row);
    else
        pl_copies_drop(&s->deck_m, row - HG_TYPES_C);
}

static void lay_out_companies(struct hg_state *s) { /* HG-3.1 */
    static const uint8_t of_c[4] = {HG_CO_SUPERMARKET, HG_CO_SHOPPING_MALL, HG_CO_COLLEGE, HG_CO_CLINIC},
                         of_m[2] = {HG_CO_CONVENIENCE_STORE, HG_CO_DOCTOR_S_OFFICE};
    for (int i = 0; i < 4; i++)
        open_from_deck(s, HG_PLACE_C + i, of_c[i]);
    for (int i = 0; i < 2 && hg_in_game(s, HG_M); i++)
        open_from_deck(s, HG_PLACE_M + i, of_m[i]);
}

static void lay_out_supplies(struct hg_state *s) { /* HG-2.2, HG-3.5, HG-3.6 */
    bool two = s->players == 2;
    s->money[HG_ACC_TREASURY] = 120;
    s->public_goods[HG_HEA] = s->public_goods[HG_EDU] = two ? 5 : 6;
    s->media = two ? 3 : 4;
    for (int role = 0; role < HG_CLASSES; role++) {
        s->bag[role] = 8;
        s->cubes[role] = 25 - 8;
    }
    s->influence_left = (uint8_t)(35 - s->media);
    s->strikes = 7;
    s->machinery = s->tiles_left = 6;
    s->tokens_left = 18;
    s->farms = 2;
}

static void lay_out_roles(struct hg_state *s) { /* HG-3.7 */
    static const uint8_t of_m[HG_STORED] = {1, 0, 1, 0}, of_c[HG_STORED] = {1, 2, 0, 2};
    for (int role = 0; role < HG_ROLES; role++)
        if (hg_in_game(s, role))
            hg_gain_influence(s, role, 1);
    s->money[HG_ACC_W] = 30;
    s->money[HG_ACC_REVENUE] = 120;
    memcpy(s->store[1], of_c, sizeof of_c);
    memset(s->price[1], 1, sizeof s->price[1]);
    if (hg_in_game(s, HG_M)) {
        s->money[HG_ACC_M] = 40;
        memcpy(s->store[0], of_m, sizeof of_m);
        memset(s->price[0], 1, sizeof s->price[0]);
    }
    for (int role = 0; role < HG_CLASSES && hg_with_state(s); role++)
        s->legitimacy[role] = 2;
}

/* One skilled worker of the industry in the first slot, unskilled ones in the others up to that number. */
static void staff(struct hg_state *s, int place, int role, int workers) {
    int trade = hg_at(s, place)->industry + 1;
    for (int i = 0; i < workers; i++) {
        int kind = i ? HG_UNSKILLED : trade;
        s->idle[role][kind]++;
        hg_put_worker(s, role, kind, place, i);
    }
}

static void lay_out_workers(struct hg_state *s) { /* HG-3.8, HG-3.9 */
    if (s->players == 2) {
        for (int i = 0; i < 2; i++) {
            staff(s, HG_PLACE_C + i, HG_W, 2);
            staff(s, HG_PLACE_P + i, HG_W, 2);
        }
    } else {
        staff(s, HG_PLACE_C, HG_W, 2);     /* Supermarket */
        staff(s, HG_PLACE_C + 2, HG_W, 2); /* College */
        staff(s, HG_PLACE_P, HG_W, 3);     /* University Hospital */
        staff(s, HG_PLACE_C + 1, HG_M, 2); /* Shopping Mall */
        staff(s, HG_PLACE_P + 1, HG_M, 3); /* Technical University */
        staff(s, HG_PLACE_M, HG_M, 1);
        staff(s, HG_PLACE_M + 1, HG_M, 1);
    }
    s->idle[HG_W][HG_UNSKILLED]++;
    hg_count(s);
}

void hg_step_table(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    (void)notes;
    hg_step_on(f);
    lay_out_policies(s);
    lay_out_decks(s);
    lay_out_public(s);
    lay_out_companies(s);
    lay_out_supplies(s);
    lay_out_roles(s);
    lay_out_workers(s);
    for (int role = 0; role < HG_CLASSES; role++)
        if (hg_in_game(s, role) && hg_is_automa(s, role))
            hg_automa_setup(s, role, s->automa[role].mode);
}

/* ---- What turns up (HG-3.3, HG-3.7c, HG-3.9) --------------------------------------------------------------------- */

/* The frame pushed last is done first. */
void hg_step_shown(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_on(f);
    if (s->option[HG_OPT_CRISIS])
        hg_show(s, HG_SHOW_CRISIS, HG_NOBODY, 1, notes);
    hg_show(s, HG_SHOW_EXPORT, HG_NOBODY, 1, notes);
    hg_show(s, HG_SHOW_DEAL, HG_NOBODY, 1, notes);
}

void hg_step_markets(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int role = hg_next_role(s, f, HG_BIT_M | HG_BIT_C);
    if (role >= 0)
        hg_fill_market(s, role, notes);
}

void hg_step_first_trade(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_on(f);
    if (hg_in_game(s, HG_M))
        hg_new_skilled(s, HG_M, notes);
}

void hg_step_arrivals(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int role = hg_next_role(s, f, HG_BIT_W | HG_BIT_M);
    if (role >= 0)
        hg_show(s, HG_SHOW_IMMIGRANT, role, s->players == 2 ? 1 : 2, notes);
}

void hg_step_first_events(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    hg_step_on(f);
    if (!hg_with_state(s))
        return;
    hg_show(s, HG_SHOW_AGENDA, HG_NOBODY, 1, notes);
    hg_show(s, HG_SHOW_EVENT, HG_NOBODY, 2, notes);
}

void hg_step_hands(struct hg_state *s, struct pl_frame *f, struct pl_notes *notes) {
    int role = hg_next_role(s, f, HG_EVERYBODY);
    if (role >= 0 && hg_person(s, role))
        hg_draw_cards(s, role, HG_HAND, notes);
}

/* ---- The first position ------------------------------------------------------------------------------------------ */

void hg_start(void *state, const struct pl_setup *setup) {
    struct hg_state *s = state;
    for (int i = 0; i < HG_OPTIONS; i++)
        s->option[i] = (uint8_t)setup->option[i];
    s->players = (uint8_t)setup->players;
    s->option[HG_OPT_ALT_EVENTS] &= s->players == 4; /* HG-16.1 */
    s->roles = (uint8_t)roles_of(s->players);
    s->round = 1;
    s->phase = HG_SETUP;
    memset(s->seat_of, 255, sizeof s->seat_of);
    struct pl_frame *flow = hg_push(s, HG_F_FLOW, HG_W);
    for (int seat = 0; seat < setup->players; seat++) {
        flow->v[HG_FLOW_AUTOMA + seat] = setup->automa[seat];
        if (setup->role[seat] != PL_ANY_ROLE)
            give_role(s, seat, setup->role[seat], setup->automa[seat]);
    }
}
