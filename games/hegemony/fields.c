/* The field table, and what can be worked out from it. */
#include "games/hegemony/words.h"

/* ---- Names in JSON ----------------------------------------------------------------------------------------------- */

const struct pl_keys hg_company_keys = PL_KEYS(hg_companies, HG_TYPES);
const struct pl_keys hg_event_keys = PL_KEYS(hg_events, HG_EVENTS + HG_ALT_EVENTS);
static const char *const role_list[HG_ROLES] = {"W", "M", "C", "S"};
const struct pl_keys hg_role_keys = PL_KEYS_LIST(role_list, HG_ROLES);
static const char *const good_list[HG_GOODS] = {"food", "luxury", "health", "education", "influence"};
const struct pl_keys hg_good_keys = PL_KEYS_LIST(good_list, HG_GOODS);
static const char *const trade_list[HG_TRADES] = {"unskilled", "agriculture", "luxury", "health", "education", "media"};
const struct pl_keys hg_trade_keys = PL_KEYS_LIST(trade_list, HG_TRADES);
static const char *const policy_list[HG_POLICIES] = {"fiscal",    "labor", "taxation",   "health",
                                                     "education", "trade", "immigration"};
const struct pl_keys hg_policy_keys = PL_KEYS_LIST(policy_list, HG_POLICIES);

/* Places: c1 to c12, m1 to m8, p1 to p9, f1 and f2. */
static void write_place(int place, struct pl_out *out) {
    static const uint8_t first[] = {[HG_C] = HG_PLACE_C, [HG_M] = HG_PLACE_M, [HG_S] = HG_PLACE_P, [HG_W] = HG_PLACE_F};
    int owner = hg_owner_of(place);
    pl_putf(out, "%c%d", "fmcp"[owner], place - first[owner] + 1);
}
static int read_place(const char *name) {
    for (int place = 0; place < HG_PLACES; place++) {
        char text[8];
        struct pl_out out = PL_OUT(text);
        write_place(place, &out);
        if (strcmp(text, name) == 0)
            return place;
    }
    return -1;
}
const struct pl_keys hg_place_keys = {.count = HG_PLACES, .write = write_place, .read = read_place};

/* Action cards: each role has a pack of its own. */
static void write_card(int role, int card, struct pl_out *out) {
    pl_put(out, card < hg_packs[role].count ? hg_packs[role].card[card].key : "?");
}
static int read_card(int role, const char *name) {
    for (int card = 0; card < hg_packs[role].count; card++)
        if (strcmp(hg_packs[role].card[card].key, name) == 0)
            return card;
    return -1;
}
#define PACK_KEYS(NAME, ROLE)                                                                                          \
    static void write_##NAME(int card, struct pl_out *out) {                                                           \
        write_card(ROLE, card, out);                                                                                   \
    }                                                                                                                  \
    static int read_##NAME(const char *name) {                                                                         \
        return read_card(ROLE, name);                                                                                  \
    }                                                                                                                  \
    static const struct pl_keys NAME = {.count = HG_MAX_CARDS, .write = write_##NAME, .read = read_##NAME}
PACK_KEYS(w_cards, HG_W);
PACK_KEYS(m_cards, HG_M);
PACK_KEYS(c_cards, HG_C);
PACK_KEYS(s_cards, HG_S);

/* A bill: whose, and for which section. */
static void write_bill(int bill, struct pl_out *out) {
    if (bill)
        pl_putf(out, "%s:%c", role_list[hg_bill_role((uint8_t)bill)], 'A' + hg_bill_section((uint8_t)bill));
    else
        pl_put(out, "none");
}
static int read_bill(const char *name) {
    for (int role = 0; role < HG_ROLES; role++)
        if (name[0] == role_list[role][0] && name[1] == ':' && name[2] >= 'A' && name[2] <= 'C' && !name[3])
            return 1 + role * HG_SECTIONS + name[2] - 'A';
    return strcmp(name, "none") == 0 ? 0 : -1;
}
static const struct pl_keys bill_keys = {.count = 1 + HG_ROLES * HG_SECTIONS, .write = write_bill, .read = read_bill};

static const struct pl_keys company_or_none = PL_KEYS_OR_NONE(hg_companies, HG_TYPES);
static const struct pl_keys event_or_none = PL_KEYS_OR_NONE(hg_events, HG_EVENTS + HG_ALT_EVENTS);
static const struct pl_keys c_deck_keys = {
    .count = HG_TYPES_C, .first = &hg_companies[0].key, .stride = sizeof hg_companies[0]};
static const struct pl_keys m_deck_keys = {
    .count = HG_TYPES_M - HG_TYPES_C, .first = &hg_companies[HG_TYPES_C].key, .stride = sizeof hg_companies[0]};
static const struct pl_keys crisis_or_none = PL_KEYS_OR_NONE(hg_crises, HG_CRISES);
static const struct pl_keys option_keys = PL_KEYS(hg_options, HG_OPTIONS);

static const char *const account_list[HG_ACCOUNTS] = {"W", "M", "revenue", "capital", "treasury"};
static const struct pl_keys account_keys = PL_KEYS_LIST(account_list, HG_ACCOUNTS);
static const char *const owner_list[2] = {"M", "C"};
static const struct pl_keys owner_keys = PL_KEYS_LIST(owner_list, 2);
static const char *const source_list[HG_SOURCES] = {
    "prosperity", "health", "unions", "bills",    "support",  "export", "wealth",        "wealth_steps",
    "legitimacy", "agenda", "events", "services", "benefits", "cards",  "demonstration", "penalties",
    "policies",   "goods",  "money",  "loans",    "goal",     "other"};
static const struct pl_keys source_keys = PL_KEYS_LIST(source_list, HG_SOURCES);
static const char *const count_list[HG_W_COUNTS] = {"left", "owner_pays", "state_pays", "payee", "recent"};
static const struct pl_keys count_keys = PL_KEYS_LIST(count_list, HG_W_COUNTS);

static const char *const phase_names[] = {"setup",     "preparation", "action", "production",
                                          "elections", "scoring",     "over",   NULL};
static const char *const section_names[] = {"A", "B", "C", NULL};
static const char *const role_or_none[] = {"none", "W", "M", "C", "S", NULL};
static const char *const slot_names[] = {"empty",  "unskilled", "agriculture", "luxury",
                                         "health", "education", "media",       NULL};
static const char *const mode_names[] = {"none", "easy", "advanced", NULL};
static const char *const side_names[] = {"none", "for", "against", NULL};
static const char *const holder_names[] = {"none", "W", "M", "C", "discarded", NULL};
static const char *const ending_names[] = {"none", "five_rounds", NULL};

/* ---- Field table ------------------------------------------------------------------------------------------------- */

PL_DECISION_FIELDS(frame_fields, hg_decisions, HG_FRAMES);
PL_SEALED_FIELDS(sealed_fields);

/* A bit for each of so many things, the first of them 1. */
#define BITS(TYPE, MEMBER, WIDTH, COUNT, DOC)                                                                          \
    PL_FIELD(TYPE, MEMBER, PL_U##WIDTH, DOC, .max = (int32_t)((UINT32_C(1) << (COUNT)) - 1))

static const struct pl_field place_fields[] = {
    PL_FIELD(struct hg_place, card, PL_U8, "the company", .values = &company_or_none, .max = HG_TYPES),
    PL_FIELD(struct hg_place, wage, PL_U8, "level of its wage, from 0", .max = HG_LEVELS - 1),
    PL_FIELD(struct hg_place, staff, PL_U8, "whose workers work there; of the Middle Class's own companies: none",
             .names = role_or_none, .max = HG_M + 1),
    PL_ARRAY(struct hg_place, slot, PL_U8, "who stands in its slots", .names = slot_names, .max = HG_TRADES),
    BITS(struct hg_place, flags, 8, 7,
         "committed, employee_committed, struck, machinery, closed, was_public, new: a bit each"),
    {0}};

static const struct pl_field benefit_fields[] = {
    PL_FIELD(struct hg_benefits, money, PL_I16, "money", .max = 10000),
    PL_ARRAY(struct hg_benefits, good, PL_U8, "goods", .keys = &hg_good_keys, .max = 200),
    PL_FIELD(struct hg_benefits, influence, PL_U8, "Influence", .max = 200),
    PL_FIELD(struct hg_benefits, cubes, PL_U8, "cubes", .max = 25),
    PL_FIELD(struct hg_benefits, stamp, PL_U8, "the turn in which they were placed"),
    {0}};

#define AUTOMA(MEMBER, KIND, DOC, ...) PL_FIELD(struct hg_automa, MEMBER, KIND, DOC, __VA_ARGS__)
static const struct pl_field automa_fields[] = {
    BITS(struct hg_automa, fresh, 32, HG_AI_CARDS, "cards of its deck in unknown order, drawn first"),
    BITS(struct hg_automa, late, 32, HG_AI_CARDS, "cards in unknown order shuffled in below these"),
    BITS(struct hg_automa, discard, 32, HG_AI_CARDS, "its discard pile"),
    PL_ARRAY(struct hg_automa, row, PL_U16, "rows of its action cards"),
    PL_ARRAY(struct hg_automa, policy_row, PL_U16, "rows of its policy cards", .keys = &hg_policy_keys),
    PL_ARRAY(struct hg_automa, at, PL_U8, "its deck from the top, as far as known: card + 1", .max = HG_AI_CARDS),
    AUTOMA(deck_n, PL_U8, "cards in the deck", .max = HG_AI_CARDS),
    BITS(struct hg_automa, aside, 8, HG_POLICIES, "policy cards set aside"),
    PL_ARRAY(struct hg_automa, seq, PL_U8, "action cards: order of arrival"),
    PL_ARRAY(struct hg_automa, policy_seq, PL_U8, "policy cards: order of arrival", .keys = &hg_policy_keys),
    BITS(struct hg_automa, action_aside, 8, HG_AI_ACTIONS, "action cards set aside, from 0"),
    BITS(struct hg_automa, removed, 8, HG_POLICIES, "policy cards out of the game"),
    AUTOMA(card, PL_U8, "AI card of this turn + 1", .max = HG_AI_CARDS),
    AUTOMA(mode, PL_U8, "does the rulebook play this class?", .names = mode_names, .max = 2),
    {0}};

#define WORK(MEMBER, KIND, DOC, ...) PL_FIELD(struct hg_work, MEMBER, KIND, DOC, __VA_ARGS__)
#define PLACES(MEMBER, DOC) BITS(struct hg_work, MEMBER, 32, HG_PLACES, DOC)
static const struct pl_field work_fields[] = {
    PLACES(was_full, "companies at work before"),
    PLACES(filled, "companies filled or dealt with"),
    PLACES(lacking, "companies left short"),
    PLACES(targets, "companies that may be chosen"),
    WORK(spent, PL_I32, "money so far", .max = 1000000),
    WORK(card, PL_U8, "action card being played + 1", .max = HG_MAX_CARDS),
    WORK(role, PL_U8, "whose workers move", .max = HG_ROLES - 1),
    PL_ARRAY(struct hg_work, counts, PL_U8, "counts of the action", .keys = &count_keys),
    BITS(struct hg_work, unions, 8, HG_INDUSTRIES, "unions founded in it, by industry from 0"),
    BITS(struct hg_work, flags, 8, 5, "idle_only, no_unions, optional, unions_begun, built: a bit each"),
    WORK(done, PL_U8, "what it has done so far"),
    WORK(picked, PL_U8, "the place or good chosen + 1"),
    {0}};

#define STATE(MEMBER, KIND, DOC, ...) PL_FIELD(struct hg_state, MEMBER, KIND, DOC, __VA_ARGS__)
#define EACH(MEMBER, KIND, KEYS, DOC, ...) PL_ARRAY(struct hg_state, MEMBER, KIND, DOC, .keys = &(KEYS), __VA_ARGS__)
#define SET(MEMBER, WIDTH, COUNT, DOC) BITS(struct hg_state, MEMBER, WIDTH, COUNT, DOC)
/* One element of an array that has things of its own in each. */
#define PART(NAME, MEMBER, INDEX, KIND, DOC, ...)                                                                      \
    {                                                                                                                  \
        .name = (NAME), .kind = (KIND),                                                                                \
        .offset = offsetof(struct hg_state, MEMBER) + (INDEX) * sizeof((struct hg_state *)0)->MEMBER[0], .doc = (DOC), \
        __VA_ARGS__                                                                                                    \
    }
#define HAND(NAME, MEMBER, ROLE, KEYS, DOC)                                                                            \
    PART(NAME, MEMBER, ROLE, PL_COPIES, DOC, .keys = &(KEYS), .max = HG_MAX_CARDS)
#define POINTS(NAME, ROLE)                                                                                             \
    PART(NAME, by, ROLE, PL_I16, "victory points by what they are for", .count = HG_SOURCES,                           \
         .stride = sizeof(int16_t), .keys = &source_keys, .min = -30000, .max = 30000)
#define GOODS_OF(NAME, MEMBER, INDEX, DOC)                                                                             \
    PART(NAME, MEMBER, INDEX, PL_U8, DOC, .count = HG_STORED, .stride = 1, .keys = &hg_good_keys, .max = 250)
#define PRICES_OF(NAME, INDEX)                                                                                         \
    PART(NAME, price, INDEX, PL_U8, "levels of its prices, from 0", .count = HG_STORED, .stride = 1,                   \
         .keys = &hg_good_keys, .max = HG_LEVELS - 1)
#define IDLE(NAME, ROLE)                                                                                               \
    PART(NAME, idle, ROLE, PL_U8, "its unemployed workers", .count = HG_TRADES, .stride = 1, .keys = &hg_trade_keys,   \
         .max = 60)
#define GOALS_OF(NAME, ROLE)                                                                                           \
    PART(NAME, goal, ROLE, PL_U8, "hidden agendas: 1 to 5 of its role, 0: none", .count = 2, .stride = 1,              \
         .max = HG_GOALS_EACH)
const struct pl_field hg_fields[] = {
    STATE(players, PL_U8, "number of players", .min = 2, .max = HG_SEATS),
    EACH(option, PL_U8, option_keys, "options (HG-29)", .max = 1),
    STATE(round, PL_U8, "the round, from 1", .max = HG_ROUNDS),
    STATE(phase, PL_U8, "the phase", .names = phase_names, .max = HG_OVER),
    STATE(turn, PL_U8, "turns of the round that are over", .max = HG_TURNS),
    STATE(active, PL_U8, "whose turn it is", .values = &hg_role_keys, .max = HG_ROLES - 1),
    STATE(main_used, PL_U8, "the Main Action has been done", .max = 1),
    STATE(free_used, PL_U8, "the Free Action has been done", .max = 1),
    SET(roles, 8, HG_ROLES, "roles in the game"),
    PL_ARRAY(struct hg_state, role_of, PL_U8, "the role of each seat", .names = role_or_none, .max = HG_ROLES),
    HAND("hand_w", hand, HG_W, w_cards, "cards in the hand of the Working Class"),
    HAND("hand_m", hand, HG_M, m_cards, "cards in the hand of the Middle Class"),
    HAND("hand_c", hand, HG_C, c_cards, "cards in the hand of the Capitalist Class"),
    HAND("hand_s", hand, HG_S, s_cards, "cards in the hand of the State"),
    EACH(hand_n, PL_U8, hg_role_keys, "cards in each hand; counted anew in a loaded position", .max = 45),
    HAND("gone_w", gone, HG_W, w_cards, "its cards played, discarded or out of the game"),
    HAND("gone_m", gone, HG_M, m_cards, "its cards played, discarded or out of the game"),
    HAND("gone_c", gone, HG_C, c_cards, "its cards played, discarded or out of the game"),
    HAND("gone_s", gone, HG_S, s_cards, "its cards played, discarded or out of the game"),
    STATE(deck_c, PL_COPIES, "company deck of the Capitalist Class", .keys = &c_deck_keys, .max = HG_TYPES_C),
    STATE(deck_m, PL_COPIES, "company deck of the Middle Class", .keys = &m_deck_keys, .max = HG_TYPES_M - HG_TYPES_C),
    STATE(deal_deck, PL_COPIES, "Business Deals, from 0", .max = HG_DEALS),
    PL_STRUCTS(struct hg_state, automa, automa_fields, "classes that the rulebook plays", .keys = &hg_role_keys),
    STATE(work, PL_STRUCT, "the action that is being done", .fields = work_fields),
    EACH(money, PL_I32, account_keys, "money", .max = 1000000),
    BITS(struct hg_state, immigrant_deck, 32, HG_IMMIGRANTS, "Immigration cards in the deck, from 0"),
    BITS(struct hg_state, event_deck, 32, HG_EVENTS, "Events in the deck in use, from 0"),
    BITS(struct hg_state, export_deck, 16, HG_EXPORTS, "Export cards in the deck, from 0"),
    BITS(struct hg_state, agenda_deck, 16, HG_AGENDAS, "Political Agendas in the deck, from 0"),
    SET(crisis_deck, 16, HG_CRISES, "crisis cards in the deck"),
    EACH(vp, PL_I16, hg_role_keys, "victory points", .min = -30000, .max = 30000),
    POINTS("by_w", HG_W),
    POINTS("by_m", HG_M),
    POINTS("by_c", HG_C),
    POINTS("by_s", HG_S),
    PL_ARRAY(struct hg_state, wages_got, PL_I16, "wages that W and M got in this phase", .max = 30000),
    PL_ARRAY(struct hg_state, export_got, PL_I16, "money from exports in this round", .max = 30000),
    PL_STRUCTS(struct hg_state, benefits, benefit_fields, "what waits as State Benefits", .keys = &hg_role_keys),
    PL_STRUCTS(struct hg_state, place, place_fields, "companies", .keys = &hg_place_keys),
    IDLE("idle_w", HG_W),
    IDLE("idle_m", HG_M),
    BITS(struct hg_state, unions, 8, HG_INDUSTRIES, "Trade Unions, by industry from 0"),
    STATE(demonstration, PL_U8, "the Demonstration token is out", .max = 1),
    STATE(strikes, PL_U8, "Strike tokens left", .max = 20),
    STATE(machinery, PL_U8, "machinery tokens left", .max = 40),
    STATE(tiles_left, PL_U8, "Storage tiles left", .max = 20),
    STATE(farms, PL_U8, "farm cards left", .max = 2),
    STATE(influence_left, PL_U8, "Influence in the supply", .max = 100),
    STATE(tokens_left, PL_U8, "Legitimacy tokens in the supply", .max = 40),
    EACH(loans, PL_U8, hg_role_keys, "Loans"),
    GOODS_OF("store_m", store, 0, "Storages of the Middle Class"),
    GOODS_OF("store_c", store, 1, "Storages of the Capitalist Class"),
    PL_ARRAY(struct hg_state, zone, PL_U8, "Free Trade Zone: Food, Luxury", .max = 250),
    GOODS_OF("area_w", area, HG_W, "Goods & Services of the Working Class"),
    GOODS_OF("area_m", area, HG_M, "Goods & Services of the Middle Class"),
    EACH(public_goods, PL_U8, hg_good_keys, "what the State holds", .max = 250),
    STATE(media, PL_U8, "Media Influence of the State", .max = 100),
    EACH(influence, PL_U8, hg_role_keys, "Personal Influence", .max = 100),
    PRICES_OF("price_m", 0),
    PRICES_OF("price_c", 1),
    PL_ARRAY(struct hg_state, tiles, PL_U8, "Storage tiles of M, of C: a bit per good", .max = 15),
    PL_ARRAY(struct hg_state, prosperity, PL_U8, "Prosperity of W, of M", .max = 10),
    STATE(wealth, PL_U8, "space of the Wealth marker", .max = 100),
    EACH(legitimacy, PL_U8, hg_role_keys, "Legitimacy of the State", .max = 10),
    EACH(tokens, PL_U8, hg_role_keys, "Legitimacy tokens", .max = 40),
    EACH(policy, PL_U8, hg_policy_keys, "sections in force", .names = section_names, .max = HG_SECTIONS - 1),
    EACH(bill, PL_U8, hg_policy_keys, "bills", .values = &bill_keys, .max = HG_ROLES * HG_SECTIONS),
    EACH(blocked, PL_U8, hg_policy_keys, "whose reminder forbids bills this round", .names = role_or_none,
         .max = HG_ROLES),
    SET(locked, 8, HG_POLICIES, "policies with a lock"),
    EACH(bag, PL_U8, hg_role_keys, "cubes in the bag", .max = 25),
    EACH(cubes, PL_U8, hg_role_keys, "cubes in the supply", .max = 25),
    EACH(shown, PL_U8, hg_role_keys, "cubes drawn", .max = 25),
    STATE(vote, PL_U8, "policy being voted on + 1", .max = HG_POLICIES),
    SET(vote_flags, 8, 4, "immediate, drawn, last, forced: a bit each"),
    EACH(side, PL_U8, hg_role_keys, "sides in the vote", .names = side_names, .max = 2),
    EACH(seal, PL_U8, hg_role_keys, "Influence committed + 1", .max = 101),
    PL_SEALED_FIELD(struct hg_state, sealed, sealed_fields, "roles asked at the same time"),
    STATE(wage_policy, PL_U8, "policy 2 under which wages were paid + 1", .max = HG_SECTIONS),
    PL_ARRAY(struct hg_state, market_c, PL_U8, "Market of the Capitalist Class", .values = &company_or_none,
             .max = HG_TYPES),
    PL_ARRAY(struct hg_state, market_m, PL_U8, "Market of the Middle Class", .values = &company_or_none,
             .max = HG_TYPES),
    PL_ARRAY(struct hg_state, deals, PL_U8, "Business Deals on show + 1", .max = HG_DEALS),
    STATE(exports, PL_U8, "Export card on show, from 0", .max = HG_EXPORTS - 1),
    PL_ARRAY(struct hg_state, export_shown, PL_U8, "Export cards turned up + 1", .max = HG_EXPORTS),
    PL_ARRAY(struct hg_state, event, PL_U8, "Events on the board", .values = &event_or_none,
             .max = HG_EVENTS + HG_ALT_EVENTS),
    PL_ARRAY(struct hg_state, event_top, PL_U8, "Events known on top of the deck, from 1, drawn first last",
             .max = HG_EVENTS),
    STATE(event_top_n, PL_U8, "how many these are", .max = 3),
    STATE(events_done, PL_U8, "tasks of Events performed"),
    STATE(agenda, PL_U8, "Political Agenda + 1", .max = HG_AGENDAS),
    STATE(last_agenda, PL_U8, "Political Agenda of the last round + 1", .max = HG_AGENDAS),
    STATE(crisis, PL_U8, "crisis card face up", .values = &crisis_or_none, .max = HG_CRISES),
    EACH(bond, PL_U8, hg_role_keys, "owed by the State for bonds", .max = 70),
    PL_ARRAY(struct hg_state, alt_holder, PL_U8, "who keeps each Alternative Event", .names = holder_names,
             .max = HG_CLASSES + 1),
    PL_ARRAY(struct hg_state, alt_round, PL_U8, "last round in which its advantage was used", .max = HG_ROUNDS),
    GOALS_OF("goal_w", HG_W),
    GOALS_OF("goal_m", HG_M),
    GOALS_OF("goal_c", HG_C),
    GOALS_OF("goal_s", HG_S),
    EACH(goal_done, PL_U8, hg_role_keys, "hidden agendas fulfilled, a bit each", .max = 31),
    SET(took_loan, 8, HG_ROLES, "roles that have taken a Loan"),
    EACH(bills_passed, PL_U8, hg_role_keys, "own bills passed"),
    STATE(shifted, PL_U8, "place + 1 whose wage is shifted for this phase", .max = HG_PLACES),
    STATE(shifted_from, PL_U8, "its level before", .max = HG_LEVELS - 1),
    STATE(ending, PL_U8, "how the game ended", .names = ending_names, .max = 1),
    BITS(struct hg_state, winners, 8, HG_SEATS, "the seats that win"),
    {.name = "frames",
     .kind = PL_STRUCT,
     .offset = offsetof(struct hg_state, frames),
     .stride = sizeof(struct pl_frames),
     .fields = frame_fields,
     .doc = "what is being decided"},
    {0}};

/* ---- What can be worked out -------------------------------------------------------------------------------------- */

void hg_derive(void *state) {
    struct hg_state *s = state;
    memset(s->seat_of, 255, sizeof s->seat_of);
    for (int seat = 0; seat < s->players && seat < HG_SEATS; seat++)
        if (s->role_of[seat] && s->role_of[seat] <= HG_ROLES)
            s->seat_of[s->role_of[seat] - 1] = (uint8_t)seat;
    for (int role = 0; role < HG_ROLES; role++)
        s->hand_n[role] = (uint8_t)pl_copies_count(&s->hand[role]);
    if (hg_wrong_place(s) < 0) /* else it is refused */
        hg_count(s);
}
