/* The field table, and what can be worked out from it. */
#include "games/worldorder/decide.h"
#include "games/worldorder/events.h"

/* ---- Names in JSON ----------------------------------------------------------------------------------------------- */

const struct pl_keys wo_country_keys = PL_KEYS(wo_countries, WO_COUNTRIES);
const struct pl_keys wo_region_keys = PL_KEYS(wo_regions, WO_REGIONS);
const struct pl_keys wo_face_keys = PL_KEYS(wo_faces, WO_FACES);
const struct pl_keys wo_event_keys = PL_KEYS(wo_events, WO_EVENTS);
const struct pl_keys wo_effect_keys = PL_KEYS(wo_effect_cards, WO_EFFECTS);
const struct pl_keys wo_power_keys = PL_KEYS(wo_powers, WO_POWERS);
const struct pl_keys wo_good_keys = PL_KEYS(wo_goods, WO_TYPES);

static const struct pl_keys option_keys = PL_KEYS(wo_options, WO_OPTIONS);
static const struct pl_keys growth_keys = PL_KEYS(wo_growths, WO_GROWTHS);
static const struct pl_keys country_or_none = PL_KEYS_OR_NONE(wo_countries, WO_COUNTRIES);
static const struct pl_keys event_or_none = PL_KEYS_OR_NONE(wo_events, WO_EVENTS);
static const struct pl_keys power_or_none = PL_KEYS_OR_NONE(wo_powers, WO_POWERS);

/* Cards: the id of the face; of its second and third copy with "#2", "#3". */
static void write_card(int card, struct pl_out *out) {
    int face = wo_face_of[card], copy = card - wo_first_of[face] + 1;
    pl_put(out, wo_faces[face].id);
    if (copy > 1)
        pl_putf(out, "#%d", copy);
}
static int read_card(const char *name) {
    const char *mark = strchr(name, '#');
    size_t length = mark ? (size_t)(mark - name) : strlen(name);
    int copy = mark && mark[1] >= '2' && mark[1] <= '9' && !mark[2] ? mark[1] - '0' : 1;
    if (mark && copy == 1)
        return -1;
    for (int face = 0; face < WO_FACES; face++)
        if (strlen(wo_faces[face].id) == length && memcmp(wo_faces[face].id, name, length) == 0)
            return copy <= wo_faces[face].copies ? wo_first_of[face] + copy - 1 : -1;
    return -1;
}
static const struct pl_keys card_keys = {.count = WO_CARDS, .write = write_card, .read = read_card};

/* One more than the card, 0: none. */
static void write_card_or_none(int value, struct pl_out *out) {
    if (value)
        write_card(value - 1, out);
    else
        pl_put(out, "none");
}
static int read_card_or_none(const char *name) {
    int card = strcmp(name, "none") == 0 ? -1 : read_card(name);
    return card < 0 && strcmp(name, "none") != 0 ? -1 : card + 1;
}
static const struct pl_keys card_or_none = {
    .count = WO_CARDS + 1, .write = write_card_or_none, .read = read_card_or_none};

/* A card on top of a deck was bought (WO-8.4): card 0, a starting card, never is. */
static void write_top(int value, struct pl_out *out) {
    if (value)
        write_card(value, out);
    else
        pl_put(out, "none");
}
static int read_top(const char *name) {
    return strcmp(name, "none") == 0 ? 0 : read_card(name);
}
static const struct pl_keys top_keys = {.count = WO_CARDS, .write = write_top, .read = read_top};

static const char *const kind_names[] = {"npc", "person", "automa", "automa_hard", NULL};
static const char *const focus_names[] = {"domestic", "diplomatic", "military", NULL};
static const char *const phase_names[] = {"setup",  "preparation", "action", "research", "influence",
                                          "events", "aftermath",   "over",   NULL};
static const char *const owner_names[] = {"none", "USA", "EU", "RUS", "CHN", "neutral", NULL};
static const char *const source_list[WO_SOURCES] = {"assets",      "placing", "regions", "tokens",
                                                    "smart_power", "special", "threat",  "growth",
                                                    "prosperity",  "events",  "cards",   "end"};
static const struct pl_keys source_keys = PL_KEYS_LIST(source_list, WO_SOURCES);
static const char *const space_list[WO_SPACES] = {"engage", "improve", "invest", "trade", "base", "move"};
static const struct pl_keys space_keys = PL_KEYS_LIST(space_list, WO_SPACES);
static const char *const owner_list[WO_OWNERS] = {"USA", "EU", "RUS", "CHN", "neutral"};
static const struct pl_keys owner_keys = PL_KEYS_LIST(owner_list, WO_OWNERS);
static const char *const once_list[8] = {"bureaucracy",    "transfer",   "opening",   "resilience",
                                         "engaged_africa", "whole_card", "prospered", "other"};
static const struct pl_keys once_keys = PL_KEYS_LIST(once_list, 8);
static const char *const ending_names[] = {"none", "six_rounds", NULL};

/* ---- Field table ------------------------------------------------------------------------------------------------- */

PL_DECISION_FIELDS(frame_fields, wo_decisions, WO_FRAMES);
PL_SEALED_FIELDS(sealed_fields);

#define POWER(MEMBER, KIND, DOC, ...) PL_FIELD(struct wo_power, MEMBER, KIND, DOC, __VA_ARGS__)
#define CARDS(MEMBER, DOC) POWER(MEMBER, PL_SET, DOC, .keys = &card_keys, .max = WO_CARDS)
static const struct pl_field power_fields[] = {
    CARDS(hand, "cards in hand"),
    CARDS(deck, "the deck but for its known top; in a view with all that the viewer cannot place"),
    CARDS(down, "cards put face down this round"),
    CARDS(played, "cards played face up this round"),
    CARDS(discard, "the discard pile"),
    CARDS(sure, "cards that all have seen going into the hand and that are in it or face down"),
    POWER(money, PL_I16, "money", .max = 10000),
    POWER(vp, PL_I16, "victory points", .min = -10000, .max = 10000),
    PL_ARRAY(struct wo_power, by, PL_I16, "victory points by what they are for", .keys = &source_keys, .min = -10000,
             .max = 10000),
    PL_ARRAY(struct wo_power, stock, PL_U8, "units of E R F C S D", .keys = &wo_good_keys, .max = WO_STOCK),
    POWER(board, PL_U8, "armies on the player board", .max = 200),
    PL_ARRAY(struct wo_power, prod, PL_U8, "production of E R F C S D A", .keys = &wo_good_keys, .max = 10),
    POWER(sp, PL_U8, "smart power", .max = 200),
    POWER(kind, PL_U8, "who plays it", .names = kind_names, .max = WO_HARD),
    POWER(focus, PL_U8, "its Focus", .names = focus_names, .max = WO_FOCUS_MILITARY),
    POWER(prosperity, PL_U8, "steps of prosperity", .max = WO_STEPS),
    POWER(growth, PL_SET, "growth cards", .keys = &growth_keys, .max = WO_GROWTHS, .bits = 16),
    POWER(dealt, PL_SET, "assets looked at before the choice, from 0", .max = WO_ASSETS_EACH, .bits = 8),
    POWER(kept, PL_SET, "strategic assets, from 0", .max = WO_ASSETS_EACH, .bits = 8),
    POWER(used, PL_SET, "those of them that have been used", .max = WO_ASSETS_EACH, .bits = 8),
    POWER(once, PL_SET, "what happens once a round and has", .keys = &once_keys, .max = 8, .bits = 8),
    POWER(engaged, PL_SET, "regions with an engage token", .keys = &wo_region_keys, .max = WO_REGIONS, .bits = 8),
    POWER(deals, PL_SET, "commerce cards face up, from 0", .max = 3, .bits = 8),
    POWER(turns, PL_U8, "card turns begun this round", .max = 100),
    POWER(plays, PL_U8, "plays still granted in this turn", .max = 100),
    POWER(ordered, PL_U8, "the executive order has been used", .max = 1),
    POWER(hand_n, PL_U8, "cards in hand; counted anew in a loaded position", .max = WO_CARDS),
    POWER(down_n, PL_U8, "cards face down; counted anew in a loaded position", .max = WO_CARDS),
    POWER(top_n, PL_U8, "cards known on top of the deck", .max = WO_TOP),
    PL_ARRAY(struct wo_power, top, PL_U8, "these cards, the one drawn first last", .values = &top_keys,
             .max = WO_CARDS - 1),
    POWER(bid, PL_U8, "bid + 1; 0: none", .max = 100),
    POWER(answer, PL_U8, "to the event: 0 not asked, 1 no, 2 + alternative yes", .max = 4),
    POWER(paid, PL_U8, "how many times or how much it paid for the event", .max = 100),
    POWER(on_card, PL_U8, "armies on the event card", .max = 200),
    POWER(points, PL_U8, "research points", .max = 200),
    PL_ARRAY(struct wo_power, cube, PL_U8, "action cubes of an automa", .keys = &space_keys, .max = 10),
    PL_ARRAY(struct wo_power, fdi_at, PL_U8, "FDI tokens of an automa", .keys = &wo_region_keys, .max = 100),
    PL_ARRAY(struct wo_power, base_at, PL_U8, "bases of an automa", .keys = &wo_region_keys, .max = 100),
    {0}};

#define SLOTS(MEMBER, DOC) PL_ARRAY(struct wo_region, MEMBER, PL_U8, DOC, .names = owner_names, .max = WO_OWNERS)
static const struct pl_field region_fields[] = {
    SLOTS(start, "starting slots"),
    SLOTS(perm, "permanent slots"),
    SLOTS(temp, "temporary slots"),
    PL_ARRAY(struct wo_region, beyond, PL_U8, "permanent cubes without a slot", .keys = &owner_keys, .max = 50),
    PL_ARRAY(struct wo_region, army, PL_U8, "armies", .keys = &wo_power_keys, .max = 200),
    PL_ARRAY(struct wo_region, show, PL_I8, "the countries to be had, the older first; -1: none",
             .values = &wo_country_keys, .min = -1, .max = WO_COUNTRIES - 1),
    PL_FIELD(struct wo_region, bottom_n, PL_U8, "countries known under the stack", .max = 6),
    PL_ARRAY(struct wo_region, bottom, PL_U8, "these countries, the next first", .values = &country_or_none,
             .max = WO_COUNTRIES),
    {0}};

#define REGIONS(MEMBER, DOC)                                                                                           \
    PL_FIELD(struct wo_trade, MEMBER, PL_SET, DOC, .keys = &wo_region_keys, .max = WO_REGIONS, .bits = 8)
#define GOODS(MEMBER, DOC)                                                                                             \
    PL_FIELD(struct wo_trade, MEMBER, PL_SET, DOC, .keys = &wo_good_keys, .max = WO_TYPES, .bits = 8)
static const struct pl_field trade_fields[] = {
    REGIONS(open, "regions whose showing countries count as allies"),
    REGIONS(only, "the regions that may be traded with; none: all"),
    GOODS(doubled, "goods whose symbols count twice"),
    PL_FIELD(struct wo_trade, types, PL_U8, "types in all at most; 0: as many as the power may", .max = 7),
    PL_ARRAY(struct wo_trade, exported, PL_U8, "units exported", .keys = &wo_good_keys, .max = 100),
    PL_ARRAY(struct wo_trade, imported, PL_U8, "units imported", .keys = &wo_good_keys, .max = 100),
    GOODS(exports, "goods exported"),
    GOODS(imports, "goods imported"),
    GOODS(carded, "goods bought from a commerce card"),
    PL_FIELD(struct wo_trade, sellers, PL_SET, "powers that have sold", .keys = &wo_power_keys, .max = WO_POWERS,
             .bits = 8),
    {0}};

#define STATE(MEMBER, KIND, DOC, ...) PL_FIELD(struct wo_state, MEMBER, KIND, DOC, __VA_ARGS__)
#define COUNTRIES(MEMBER, DOC) STATE(MEMBER, PL_SET, DOC, .keys = &wo_country_keys, .max = WO_COUNTRIES)
#define EVENT(MEMBER, DOC) STATE(MEMBER, PL_U8, DOC, .values = &event_or_none, .max = WO_EVENTS)
#define EVENTS(MEMBER, DOC) PL_ARRAY(struct wo_state, MEMBER, PL_U8, DOC, .values = &event_or_none, .max = WO_EVENTS)
const struct pl_field wo_fields[] = {
    STATE(players, PL_U8, "number of players", .min = 2, .max = WO_SEATS),
    PL_ARRAY(struct wo_state, option, PL_U8, "options (WO-25)", .keys = &option_keys),
    STATE(round, PL_U8, "the round, from 1", .max = WO_ROUNDS),
    STATE(phase, PL_U8, "the phase", .names = phase_names, .max = WO_OVER),
    STATE(active, PL_U8, "the power whose step it is", .values = &wo_power_keys, .max = WO_POWERS - 1),
    STATE(npc, PL_SET, "powers without a player", .keys = &wo_power_keys, .max = WO_POWERS, .bits = 8),
    PL_ARRAY(struct wo_state, order, PL_U8, "powers in turn order", .values = &wo_power_keys, .max = WO_POWERS - 1),
    PL_ARRAY(struct wo_state, power_of, PL_U8, "the power of each seat", .values = &power_or_none, .max = WO_POWERS),
    PL_ARRAY(struct wo_state, seat_kind, PL_U8, "who plays at each seat", .names = kind_names, .max = WO_HARD),
    PL_STRUCTS(struct wo_state, power, power_fields, "what each power has", .keys = &wo_power_keys),
    PL_ARRAY(struct wo_state, ally, PL_SET, "allies of each power, stacked pairs with both cards",
             .keys = &wo_country_keys, .max = WO_COUNTRIES),
    COUNTRIES(spent, "exhausted allies, of a stacked pair the regional card"),
    COUNTRIES(fdi, "allies with an FDI token"),
    COUNTRIES(fdi2, "allies with a second FDI token"),
    COUNTRIES(base, "allies with a base"),
    COUNTRIES(base2, "allies with a second base"),
    COUNTRIES(stack, "countries in the stacks of the regions"),
    PL_STRUCTS(struct wo_state, region, region_fields, "what is in each region", .keys = &wo_region_keys),
    STATE(market, PL_SET, "the market deck", .keys = &card_keys, .max = WO_CARDS),
    STATE(market_out, PL_SET, "discarded market cards", .keys = &card_keys, .max = WO_CARDS),
    PL_ARRAY(struct wo_state, row, PL_U8, "the market row, the newest first", .values = &card_or_none, .max = WO_CARDS),
    STATE(events, PL_SET, "events still in their decks", .keys = &wo_event_keys, .max = WO_EVENTS, .bits = 64),
    EVENTS(ev_row, "events in the row, from the left"),
    EVENTS(ev_target, "the event in front of each power"),
    EVENTS(ev_queue, "triggered events that wait, the oldest first"),
    EVENT(ev_now, "the event being resolved"),
    STATE(ev_taken, PL_SET, "regions that its participants took, each a different one", .keys = &wo_region_keys,
          .max = WO_REGIONS, .bits = 8),
    STATE(ev_winner, PL_U8, "its winning camp + 1; against a number 1 + a bit per camp that succeeded", .max = 16),
    PL_ARRAY(struct wo_state, ev_drawn, PL_U8, "numbers + 1 drawn for powers", .keys = &wo_power_keys, .max = 100),
    STATE(ev_number, PL_U8, "the unknown number + 1", .max = 100),
    PL_ARRAY(struct wo_state, fx_last, PL_U8, "last round of each effect card; 7 to the end, 0 not placed, 255 gone",
             .keys = &wo_effect_keys),
    PL_ARRAY(struct wo_state, vp_before, PL_I16, "victory points when the event began", .keys = &wo_power_keys,
             .min = -10000, .max = 10000),
    STATE(auto_deck, PL_SET, "auto-influence cards in the deck, from 0", .max = WO_AUTO_CARDS, .bits = 32),
    PL_ARRAY(struct wo_state, auto_up, PL_U8, "auto-influence cards + 1 that lie face up", .max = WO_AUTO_CARDS),
    STATE(decide_deck, PL_SET, "decision cards in the deck, from 0", .max = WO_DECISIONS, .bits = 16),
    PL_ARRAY(struct wo_state, sole_first, PL_U8, "regions in which it alone was first in the final scoring",
             .keys = &wo_power_keys, .max = WO_REGIONS),
    STATE(trade, PL_STRUCT, "the Trade that is being made", .fields = trade_fields),
    PL_SEALED_FIELD(struct wo_state, sealed, sealed_fields, "powers asked at the same time"),
    STATE(last, PL_U32, "the last move, as everybody saw it"),
    STATE(ending, PL_U8, "how the game ended", .names = ending_names, .max = WO_ENDINGS),
    STATE(winners, PL_U8, "a bit per winning seat", .max = 15),
    {.name = "frames",
     .kind = PL_STRUCT,
     .offset = offsetof(struct wo_state, frames),
     .stride = sizeof(struct pl_frames),
     .fields = frame_fields,
     .doc = "what is being decided"},
    {0}};

/* ---- What can be worked out -------------------------------------------------------------------------------------- */

/* Who plays which power follows from the seats. */
static void derive_seats(struct wo_state *s) {
    memset(s->seat_of, 255, sizeof s->seat_of);
    for (int seat = 0; seat < s->players && seat < WO_SEATS; seat++)
        if (s->power_of[seat] && s->power_of[seat] <= WO_POWERS)
            s->seat_of[s->power_of[seat] - 1] = (uint8_t)seat;
}

static void derive_events(struct wo_state *s) {
    const uint8_t *lie[] = {s->ev_row, s->ev_target, s->ev_queue, &s->ev_now};
    static const int count[] = {WO_SLOTS, WO_POWERS, sizeof s->ev_queue, 1};
    for (int place = 0; place < 4; place++)
        for (int i = 0; i < count[place]; i++)
            if (lie[place][i])
                s->events &= ~(UINT64_C(1) << (lie[place][i] - 1));
}

/* What lies elsewhere is not in its deck or stack: a position that says where a card is need not take it out of there.
 */
static void derive_decks(struct wo_state *s) {
    for (int power = 0; power < WO_POWERS; power++) {
        struct wo_power *p = &s->power[power];
        struct pl_set out = pl_set_or(pl_set_or(p->hand, p->down), pl_set_or(p->played, p->discard));
        for (int i = 0; i < p->top_n && i < WO_TOP; i++)
            pl_set_add(&out, p->top[i]);
        p->deck = pl_set_minus(p->deck, out);
        s->market = pl_set_minus(s->market, pl_set_or(p->deck, out));
        s->stack = pl_set_minus(s->stack, s->ally[power]);
    }
    s->market = pl_set_minus(s->market, s->market_out);
    for (int slot = 0; slot < WO_ROW; slot++)
        if (s->row[slot])
            pl_set_drop(&s->market, s->row[slot] - 1);
    for (int region = 0; region < WO_REGIONS; region++)
        for (int i = 0; i < 2; i++)
            if (s->region[region].show[i] >= 0)
                pl_set_drop(&s->stack, s->region[region].show[i]);
    for (int i = 0; i < 2; i++)
        if (s->auto_up[i] && s->auto_up[i] <= WO_AUTO_CARDS)
            s->auto_deck &= ~(1u << (s->auto_up[i] - 1));
    derive_events(s);
}

void wo_derive(void *state) {
    struct wo_state *s = state;
    derive_seats(s);
    derive_decks(s);
    for (int power = 0; power < WO_POWERS; power++) {
        struct wo_power *p = &s->power[power];
        p->hand_n = (uint8_t)pl_set_count(&p->hand);
        p->down_n = (uint8_t)pl_set_count(&p->down);
        p->deck_n = (uint8_t)pl_set_count(&p->deck);
    }
    s->fx_on = wo_effects_on(s);
    wo_count_influence(s);
}
