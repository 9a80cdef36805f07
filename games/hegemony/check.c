/* Is the whole position consistent (HG-2)? What is being decided: check_frames.c. */
#include "games/hegemony/decide.h"
#include "games/hegemony/words.h"

static bool all_zero(const uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (bytes[i])
            return false;
    return true;
}

/* ---- Who plays what (HG-1.1) ------------------------------------------------------------------------------------- */

static struct pl_said check_seats(const struct hg_state *s) {
    unsigned taken = 0, roles = s->players == 2 ? HG_BIT_W | HG_BIT_C : s->players == 3 ? 7u : 15u;
    if (s->players < 2 || s->players > HG_SEATS || s->roles != roles)
        return SAY(C_PLAYERS);
    for (int i = 0; i < HG_OPTIONS; i++)
        if (s->option[i] > 1)
            return SAY(C_OPTIONS);
    if (s->option[HG_OPT_ALT_EVENTS] && s->players < HG_SEATS)
        return SAY(C_OPTIONS);
    for (int seat = 0; seat < HG_SEATS; seat++) {
        int role = s->role_of[seat] - 1;
        if (role < 0)
            continue;
        if (seat >= s->players || role >= HG_ROLES || !hg_in_game(s, role) || taken >> role & 1)
            return SAY(C_PLAYERS);
        taken |= 1u << role;
    }
    for (int role = 0; role < HG_CLASSES; role++)
        if (s->automa[role].mode > 2 || (s->automa[role].mode && !(taken >> role & 1)))
            return SAY(C_KIND, role);
    bool dealing = s->phase == HG_SETUP && hg_at_step(s, HG_STEP_ROLES);
    return dealing || taken == s->roles ? PL_NOTHING : SAY(C_PLAYERS);
}

static struct pl_said check_course(const struct hg_state *s) {
    if (s->round < 1 || s->round > HG_ROUNDS || s->phase > HG_OVER || s->turn > HG_TURNS || s->active >= HG_ROLES ||
        !hg_in_game(s, s->active) || !all_zero(s->zero, sizeof s->zero))
        return SAY(C_ROUND);
    return s->work.role < HG_ROLES && s->work.card <= HG_MAX_CARDS ? PL_NOTHING : SAY(C_ROUND);
}

/* ---- Companies and workers (HG-1.7, HG-2.4) ---------------------------------------------------------------------- */

static bool owner_fits(const struct hg_state *s, int place) {
    int owner = hg_at(s, place)->owner;
    switch (hg_owner_of(place)) {
    case HG_C: /* or one that the State has sold */
        return owner == HG_OWN_C || (owner == HG_OWN_PUBLIC && s->place[place].flags & HG_WAS_PUBLIC);
    case HG_M:
        return owner == HG_OWN_M;
    case HG_S: /* or one of the Capitalist Class that it has taken over */
        return owner == HG_OWN_PUBLIC || owner == HG_OWN_C;
    default:
        return owner == HG_OWN_FARM;
    }
}

static bool slot_fits(const struct hg_company *company, int slot, int trade) {
    switch ((enum hg_slot_kind)company->slot[slot]) {
    case HG_SLOT_NONE:
        return false;
    case HG_SLOT_SKILLED:
    case HG_SLOT_M_SKILLED:
    case HG_SLOT_W_SKILLED:
        return trade == company->industry + 1;
    default:
        return trade < HG_TRADES;
    }
}

/* Unskilled slots are alike: filled ones first, the smallest trade first (places.c). */
static bool slots_sorted(const struct hg_company *company, const uint8_t *slot) {
    for (int i = 1; i < HG_SLOTS; i++) {
        bool alike = company->slot[i] == HG_SLOT_ANY && company->slot[i - 1] == HG_SLOT_ANY;
        if (alike && slot[i] && (!slot[i - 1] || slot[i] < slot[i - 1]))
            return false;
    }
    return true;
}

static bool place_fits(const struct hg_state *s, int place) {
    const struct hg_place *p = &s->place[place];
    static const struct hg_place none;
    if (!p->card)
        return memcmp(p, &none, sizeof none) == 0;
    if (p->card > HG_TYPES || p->wage >= HG_LEVELS || p->staff > HG_M + 1 || p->zero || !owner_fits(s, place))
        return false;
    bool any = false, of_m = hg_owner_of(place) == HG_M;
    for (int slot = 0; slot < HG_SLOTS; slot++) {
        if (p->slot[slot] && !slot_fits(hg_at(s, place), slot, p->slot[slot] - 1))
            return false;
        any |= p->slot[slot] != 0;
    }
    if (!slots_sorted(hg_at(s, place), p->slot))
        return false;
    if (p->flags & HG_CLOSED && (any || hg_owner_of(place) != HG_S))
        return false;
    return of_m ? !p->staff : any == (p->staff != 0) && (!p->staff || hg_in_game(s, p->staff - 1));
}

/* Slots of a Middle Class company: its own workers and, in the third, an employee (state.h). */
static void count_workers(const struct hg_state *s, int *workers) {
    for (int place = 0; place < HG_PLACES; place++)
        for (int slot = 0; slot < HG_SLOTS; slot++) {
            const struct hg_place *p = &s->place[place];
            if (!p->slot[slot])
                continue;
            int role = hg_owner_of(place) == HG_M ? (slot == HG_SLOTS - 1 ? HG_W : HG_M) : p->staff - 1;
            if (role == HG_W || role == HG_M)
                workers[role]++;
        }
    for (int role = HG_W; role <= HG_M; role++)
        for (int trade = 0; trade < HG_TRADES; trade++)
            workers[role] += s->idle[role][trade];
    workers[HG_W] += __builtin_popcount(s->unions);
}

/* What hg_count can count: asked before it counts, too. */
int hg_wrong_place(const struct hg_state *s) {
    for (int place = 0; place < HG_PLACES; place++)
        if (!place_fits(s, place))
            return place;
    return -1;
}

static struct pl_said check_places(const struct hg_state *s) {
    static const int most[2] = {48, 42};
    int workers[2] = {0, 0}, wrong = hg_wrong_place(s);
    if (wrong >= 0)
        return SAY(C_PLACE, wrong);
    count_workers(s, workers);
    for (int role = HG_W; role <= HG_M; role++)
        if (workers[role] > most[role] || (workers[role] && !hg_in_game(s, role)))
            return SAY(C_WORKERS, role, HG_UNSKILLED);
    return s->unions >> HG_INDUSTRIES ? SAY(C_WORKERS, HG_W, HG_UNSKILLED) : PL_NOTHING;
}

/* No more copies of a company than were made; the State's cards are laid out anew, so they are not counted. */
static struct pl_said check_companies(const struct hg_state *s) {
    uint8_t count[HG_TYPES] = {0};
    for (int place = 0; place < HG_PLACES; place++)
        if (s->place[place].card)
            count[s->place[place].card - 1]++;
    for (int i = 0; i < 6; i++)
        if (s->market_c[i]) {
            if (s->market_c[i] > HG_TYPES_C)
                return SAY(C_COMPANIES, (s->market_c[i] - 1) % HG_TYPES);
            count[s->market_c[i] - 1]++;
        }
    for (int i = 0; i < 4; i++)
        if (s->market_m[i]) {
            if (s->market_m[i] <= HG_TYPES_C || s->market_m[i] > HG_TYPES_M)
                return SAY(C_COMPANIES, (s->market_m[i] - 1) % HG_TYPES);
            count[s->market_m[i] - 1]++;
        }
    for (int row = 0; row < HG_TYPES_M; row++) {
        int deck = row < HG_TYPES_C ? pl_copies_of(&s->deck_c, row) : pl_copies_of(&s->deck_m, row - HG_TYPES_C);
        if (count[row] + deck > hg_companies[row].copies)
            return SAY(C_COMPANIES, row);
    }
    return PL_NOTHING;
}

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

static struct pl_said check_cards(const struct hg_state *s) {
    for (int role = 0; role < HG_ROLES; role++) {
        for (int card = 0; card < HG_MAX_CARDS; card++) {
            int there = pl_copies_of(&s->hand[role], card) + pl_copies_of(&s->gone[role], card);
            if (there > (card < hg_packs[role].count ? hg_packs[role].card[card].copies : 0))
                return SAY(C_CARDS, role, HG_A_CARD(role, card < hg_packs[role].count ? card : 0));
        }
        if (s->hand_n[role] != pl_copies_count(&s->hand[role]) || (s->hand_n[role] && !hg_person(s, role)))
            return SAY(C_HAND, role);
    }
    return PL_NOTHING;
}

/* Events of the deck in use lie in the deck, on top of it or on the board. */
static struct pl_said check_events(const struct hg_state *s) {
    int base = s->option[HG_OPT_ALT_EVENTS] ? HG_EVENTS : 0;
    uint32_t seen = s->event_deck;
    if (s->event_top_n > 3 || s->event_deck >> HG_EVENTS || (s->event[1] && !s->event[0]))
        return SAY(C_EVENTS);
    for (int i = 0; i < 5; i++) {
        int event = i < 2 ? s->event[i] : s->event_top[i - 2];
        if (i >= 2 && (event != 0) != (i - 2 < s->event_top_n))
            return SAY(C_EVENTS);
        if (!event)
            continue;
        event -= i < 2 ? base : 0; /* those on top are told by their number in the deck */
        if (event < 1 || event > HG_EVENTS || seen >> (event - 1) & 1)
            return SAY(C_EVENTS);
        seen |= 1u << (event - 1);
    }
    return PL_NOTHING;
}

static struct pl_said check_decks(const struct hg_state *s) {
    if (s->exports >= HG_EXPORTS || s->agenda > HG_AGENDAS || s->crisis > HG_CRISES || s->last_agenda > HG_AGENDAS ||
        s->deals[0] > HG_DEALS || s->deals[1] > HG_DEALS || s->immigrant_deck >> HG_IMMIGRANTS ||
        s->agenda_deck >> HG_AGENDAS || s->crisis_deck >> HG_CRISES)
        return SAY(C_DECKS);
    if ((s->agenda && s->agenda_deck >> (s->agenda - 1) & 1) || (s->crisis && s->crisis_deck >> (s->crisis - 1) & 1))
        return SAY(C_DECKS);
    for (int deal = 0; deal < HG_DEALS; deal++)
        if (pl_copies_of(&s->deal_deck, deal) + (s->deals[0] == deal + 1) + (s->deals[1] == deal + 1) > 2)
            return SAY(C_DECKS);
    return PL_NOTHING;
}

/* HG-17.1 */
static struct pl_said check_goals(const struct hg_state *s) {
    for (int role = 0; role < HG_ROLES; role++) {
        const uint8_t *goal = s->goal[role];
        bool dealt = goal[0] || goal[1] || s->goal_done[role];
        if (goal[0] > HG_GOALS_EACH || goal[1] > HG_GOALS_EACH || (goal[1] && (!goal[0] || goal[0] == goal[1])) ||
            s->goal_done[role] >> HG_GOALS_EACH || (dealt && !s->option[HG_OPT_GOALS]))
            return SAY(C_GOALS, role);
    }
    return PL_NOTHING;
}

/* ---- Money, goods, tokens, cubes (HG-2, HG-7) -------------------------------------------------------------------- */

/* HG-2.1: tokens on companies and in the supply. */
static bool tokens_fit(const struct hg_state *s) {
    int strikes = s->strikes, machinery = s->machinery, tiles = s->tiles_left;
    for (int place = 0; place < HG_PLACES; place++) {
        strikes += (s->place[place].flags & HG_STRUCK) != 0;
        machinery += (s->place[place].flags & HG_MACHINERY) != 0;
    }
    tiles += __builtin_popcount(s->tiles[0]) + __builtin_popcount(s->tiles[1]);
    int farms = s->farms + (s->place[HG_PLACE_F].card != 0) + (s->place[HG_PLACE_F + 1].card != 0);
    return strikes <= 7 && machinery <= 6 && tiles <= 6 && farms <= 2 && s->tokens_left <= 18;
}

static struct pl_said check_stock(const struct hg_state *s) {
    int influence = s->influence_left + s->media;
    for (int i = 0; i < HG_ACCOUNTS; i++)
        if (s->money[i] < 0)
            return SAY(C_MONEY);
    for (int role = 0; role < HG_ROLES; role++)
        influence += s->influence[role];
    for (int role = 0; role < HG_CLASSES; role++) {
        influence += s->benefits[role].influence;
        if (s->bag[role] + s->cubes[role] + s->shown[role] + s->benefits[role].cubes > 25)
            return SAY(C_CUBES, role);
    }
    if (influence > 35 || !tokens_fit(s))
        return SAY(C_TOKENS);
    for (int role = HG_M; role <= HG_C; role++)
        for (int good = 0; good < HG_STORED; good++)
            if (s->store[role - HG_M][good] > hg_capacity(s, role, good))
                return SAY(C_GOODS, role);
    return s->zone[0] > 8 || s->zone[1] > 12 ? SAY(C_GOODS, HG_C) : PL_NOTHING;
}

static struct pl_said check_points(const struct hg_state *s) {
    for (int role = 0; role < HG_ROLES; role++) {
        int sum = 0;
        for (int i = 0; i < HG_SOURCES; i++)
            sum += s->by[role][i];
        if (sum != s->vp[role])
            return SAY(C_POINTS, role, s->vp[role], sum);
    }
    return PL_NOTHING;
}

/* HG-5.1.1: three markers each, reminders among them. */
static struct pl_said check_bills(const struct hg_state *s) {
    for (int role = 0; role < HG_ROLES; role++)
        if (hg_bills_of(s, role) > HG_BILLS || (hg_bills_of(s, role) && !hg_in_game(s, role)))
            return SAY(C_BILLS);
    for (int policy = 0; policy < HG_POLICIES; policy++)
        if (s->policy[policy] >= HG_SECTIONS || s->bill[policy] > HG_ROLES * HG_SECTIONS ||
            s->blocked[policy] > HG_ROLES)
            return SAY(C_BILLS);
    return s->vote <= HG_POLICIES ? PL_NOTHING : SAY(C_BILLS);
}

/* HG-21: each AI card is in one place at most. */
static struct pl_said check_automas(const struct hg_state *s) {
    for (int role = 0; role < HG_CLASSES; role++) {
        const struct hg_automa *a = &s->automa[role];
        uint32_t known = 0;
        if ((a->fresh & a->late) | (a->fresh & a->discard) | (a->late & a->discard) || a->deck_n > HG_AI_CARDS ||
            a->card > HG_AI_CARDS || a->zero[0])
            return SAY(C_AUTOMA, role);
        for (int i = 0; i < HG_AI_CARDS; i++) {
            if (!a->at[i])
                continue;
            uint32_t card = a->at[i] <= HG_AI_CARDS ? 1u << (a->at[i] - 1) : 0;
            if (!card || i >= a->deck_n || (known | a->fresh | a->late | a->discard) & card)
                return SAY(C_AUTOMA, role);
            known |= card;
        }
    }
    return PL_NOTHING;
}

struct pl_said hg_check(const void *state) {
    static struct pl_said (*const checks[])(const struct hg_state *) = {
        check_seats, check_course, check_places, check_companies, check_cards,   check_events,   check_decks,
        check_goals, check_stock,  check_points, check_bills,     check_automas, hg_check_frames};
    const struct hg_state *s = state;
    struct pl_said wrong = PL_NOTHING;
    for (size_t i = 0; i < sizeof checks / sizeof *checks && !wrong.phrase; i++)
        wrong = checks[i](s);
    return wrong;
}
